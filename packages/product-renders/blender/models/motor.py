"""Accessories for cars and motorcycles."""

from materials import *
from parts import *
from parts import _contains, _spline
from registry import model


FLAT = ('flat', 'top')
RED, AMBER = (0.55, 0.01, 0.01), (0.9, 0.28, 0.01)


def rod(a, b, radius, material):
    return tube([a, b], radius, material, straight=True)


def lay(outline, thickness, material, z=0, bevel=0.01, holes=(), at=(0, 0), turn=0):
    """A plate that lies on the floor; its outline is seen from above."""
    return plate(outline, thickness, material, at=(at[0], at[1], z + thickness / 2), turn=(-90, 0, turn), bevel=bevel, holes=holes)


def shell(low, high, material, reach=180, size=(0.78, 0.98, 0.9), thickness=0.05, rows=14, columns=60, full=0.7, at=(0, 0, 0), turn=(0, 0, 0)):
    """A part of a rounded shell between two elevations, each a function of the angle from the front, in degrees."""
    sections = []
    for row in range(rows + 1):
        section = []
        for column in range(columns + 1):
            across = reach * (2 * column / columns - 1)
            up = low(across) + (high(across) - low(across)) * row / rows
            a, e = math.radians(across), math.radians(min(up, 89.9))
            level = math.cos(e) ** full
            section.append((size[0] * level * math.sin(a), -size[1] * level * math.cos(a), size[2] * math.sin(e)))
        sections.append(section)
    return loft(sections, material, at=at, turn=turn, closed=False, caps=False, smooth=1, thickness=thickness)


def step_edge(front, back, start, end):
    """An elevation that is `front` before the angle `start` and `back` behind the angle `end`."""
    def edge(across):
        t = max(0, min(1, (abs(across) - start) / (end - start)))
        return front + (back - front) * t * t * (3 - 2 * t)
    return edge


def helmet_base(paint, front=22, side=-48, start=62, end=82):
    trim = black(0.6)
    edge = step_edge(front, side, start, end)
    shell(edge, lambda a: 90, paint)
    # Lining
    shell(lambda a: edge(a) + 1, lambda a: 88, trim, size=(0.72, 0.92, 0.84), thickness=0.03)
    shell(lambda a: edge(a) - 2, lambda a: edge(a) + 2, trim, size=(0.79, 0.99, 0.91), rows=2, thickness=0.05)


def visor(low, high, reach=86, grow=1.03, tint=(0.03, 0.035, 0.045)):
    shell(lambda a: low + (high - low) * 0.5 * (abs(a) / reach) ** 6, lambda a: high - (high - low) * 0.3 * (abs(a) / reach) ** 6, screen(tint), reach=reach, size=(0.8 * grow, 1.0 * grow, 0.9), thickness=0.02)
    mirrored(lambda side: disc(0.13, 0.06, black(), at=(side * 0.77 * grow, -0.12, 0.12), turn=(0, side * 90, 0), bevel=0.02))


def vents():
    mirrored(lambda side: box((0.13, 0.3, 0.05), black(), at=(side * 0.22, -0.52, 0.765), turn=(27, side * 19, side * -8), bevel=0.02))


@model('full-face-helmet')
def full_face_helmet():
    def build():
        paint = lacquer()
        helmet_base(paint)
        shell(lambda a: -56 + 8 * abs(a) / 80, lambda a: -17 + 10 * (abs(a) / 80) ** 4, paint, reach=80, size=(0.82, 1.1, 0.9), thickness=0.07)
        shell(lambda a: -36, lambda a: -26, black(), reach=16, size=(0.84, 1.13, 0.9), rows=4, columns=20)
        visor(-19, 26)
        vents()
    group(build, turn=(0, 0, 14))


@model('flip-up-helmet')
def flip_up_helmet():
    def build():
        paint = lacquer()
        helmet_base(paint)
        # The chin bar is swung up in front of the forehead.
        group(lambda: (shell(lambda a: -54 + 8 * abs(a) / 80, lambda a: -17 + 10 * (abs(a) / 80) ** 4, paint, reach=84, size=(0.86, 1.14, 0.94), thickness=0.07), shell(lambda a: -36, lambda a: -27, black(), reach=16, size=(0.88, 1.17, 0.94), rows=4, columns=20), shell(lambda a: -18 + 10 * (abs(a) / 80) ** 4, lambda a: 4, screen(), reach=80, size=(0.86, 1.13, 0.94), thickness=0.02)), at=(0, -0.02, 0.1), turn=(-66, 0, 0))
        mirrored(lambda side: disc(0.16, 0.08, black(), at=(side * 0.8, -0.05, 0.06), turn=(0, side * 90, 0), bevel=0.02))
    group(build, turn=(0, 0, 14))


@model('open-face-helmet')
def open_face_helmet():
    def build():
        helmet_base(lacquer(), front=24, side=-42, start=70, end=98)
        visor(-32, 26, reach=84, grow=1.05, tint=(0.05, 0.06, 0.08))
        mirrored(lambda side: tube([(side * 0.54, 0.3, -0.35), (side * 0.52, 0.22, -0.6), (side * 0.38, 0.05, -0.88), (0, -0.06, -1.0)], 0.035, black(0.7)))
        box((0.16, 0.09, 0.1), black(), at=(0, -0.06, -1.05), bevel=0.02)
    group(build, turn=(0, 0, 14))


@model('half-face-helmet')
def half_face_helmet():
    def build():
        paint = lacquer()
        helmet_base(paint, front=14, side=-8, start=50, end=80)
        # Peak
        sections = [[(0.66 * math.sin(a), -0.9 * math.cos(a) - out * math.cos(a) ** 2, 0.2 - out * 0.35) for a in [math.radians(d) for d in range(-60, 61, 6)]] for out in (0, 0.12, 0.24, 0.34)]
        loft(sections, paint, closed=False, caps=False, thickness=0.03)
        mirrored(lambda side: (tube([(side * 0.74, 0.1, -0.05), (side * 0.62, -0.06, -0.5), (side * 0.3, -0.16, -0.82), (0, -0.2, -0.9)], 0.03, black(0.7)), pillow(0.3, 0.42, 0.1, black(0.7), at=(side * 0.7, 0.12, -0.42), turn=(0, side * 12, 90))))
        box((0.16, 0.08, 0.1), black(), at=(0, -0.2, -0.95), bevel=0.02)
        vents()
    group(build, turn=(0, 0, 14))


def glove(full, at, turn):
    def build():
        skin, trim = leather(), black(0.7)
        palm = smooth_outline([(-0.34, 0.1), (-0.39, 0.45), (-0.37, 0.7), (-0.1, 0.8), (0.2, 0.78), (0.35, 0.66), (0.36, 0.4),
                              (0.29, 0.1), (0.26, -0.25), (0.3, -0.5), (0.29, -0.62), (-0.29, -0.62), (-0.3, -0.5), (-0.27, -0.25)])
        lay(palm, 0.22, skin, bevel=0.08)
        for x, length, lean in ((-0.29, 0.56, -0.07), (-0.1, 0.72, -0.02), (0.09, 0.68, 0.03), (0.27, 0.5, 0.09)):
            if full:
                finger = [(x * 0.95, 0.5, 0.11), (x + lean * 0.6, 0.8 + length * 0.5, 0.13), (x + lean, 0.8 + length, 0.11)]
                tube(finger, 0.105, skin, radii=(1, 1.05, 0.88))
                ball(0.092, skin, at=(x + lean, 0.8 + length, 0.11), squash=(1, 1.2, 1))
            else:
                end = (x + lean * 0.7, 0.8 + length * 0.55, 0.12)
                rod((x, 0.6, 0.12), end, 0.105, skin)
                ring(0.09, 0.021, trim, at=end, turn=(90, 0, math.degrees(math.atan((x - end[0]) / (end[1] - 0.6)))))
            box((0.15, 0.2, 0.08), grey(), at=(x * 0.98, 0.62, 0.19), bevel=0.03)
        tube([(-0.28, 0.15, 0.12), (-0.5, 0.4, 0.13), (-0.56 if full else -0.54, 0.72 if full else 0.56, 0.12)], 0.12, skin, radii=(1.1, 1, 0.85))
        if full:
            ball(0.1, skin, at=(-0.56, 0.74, 0.12))
        else:
            ring(0.09, 0.02, trim, at=(-0.54, 0.56, 0.12), turn=(90, 0, 12))
        lay(rounded(0.62, 0.2, 0.05), 0.27, trim, at=(0, -0.28), bevel=0.05)
        lay(rounded(0.3, 0.14, 0.03), 0.3, grey(), at=(0.1, -0.28), bevel=0.02)
        for x in (-0.2, -0.02, 0.16):
            tube([(x, 0.58, 0.2), (x * 0.8, 0.3, 0.215), (x * 0.7, 0.0, 0.2)], 0.03, skin)
    group(build, at=at, turn=turn)


def glove_pair(full):
    before = set(bpy.data.objects)
    x = 0.7 if full else 0.72
    glove(full, (x, 0, 0), (0, 0, -10))
    right = set(bpy.data.objects) - before
    glove(full, (x, 0, 0), (0, 0, -10))
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - before - right:
        thing.matrix_world = Matrix.Scale(-1, 4, Vector((1, 0, 0))) @ thing.matrix_world


@model('riding-gloves', views=FLAT)
def riding_gloves():
    glove_pair(True)


@model('half-finger-gloves', views=FLAT)
def half_finger_gloves():
    glove_pair(False)


def car_seat(at=(0, 0, 0)):
    def build():
        skin, trim = leather(), leather()
        dark = black(0.6)
        box((1.0, 0.95, 0.2), dark, at=(0, 0, 0), bevel=0.06)
        box((0.72, 0.95, 0.26), skin, at=(0, -0.02, 0.16), bevel=0.12)
        mirrored(lambda side: box((0.22, 1.0, 0.34), skin, at=(side * 0.43, 0, 0.16), bevel=0.11))
        back = smooth_outline([(-0.36, 0), (-0.5, 0.45), (-0.52, 0.9), (-0.4, 1.28), (0, 1.36), (0.4, 1.28), (0.52, 0.9), (0.5, 0.45), (0.36, 0)])

        def rest():
            plate(back, 0.32, skin, bevel=0.13)
            plate([(x * 0.6, 0.15 + z * 0.78) for x, z in back], 0.34, trim, at=(0, -0.02, 0), bevel=0.04)
            for level in (0.4, 0.62, 0.84, 1.06):
                tube([(-0.27, -0.19, level), (0.27, -0.19, level)], 0.012, dark)
            mirrored(lambda side: rod((side * 0.12, 0, 1.3), (side * 0.12, 0, 1.5), 0.025, steel()))
            pillow(0.6, 0.4, 0.26, skin, at=(0, 0, 1.42), corner=0.05)
        group(rest, at=(0, 0.44, 0.36), turn=(-14, 0, 0))
        for x in (-0.18, 0, 0.18):
            tube([(x, -0.44, 0.43), (x, 0.3, 0.435)], 0.012, dark)
    group(build, at=at)


@model('car-seat-cover-set')
def car_seat_cover_set():
    car_seat((-0.62, 0, 0))
    car_seat((0.62, 0, 0))


@model('neck-rest-cushion')
def neck_rest_cushion():
    skin = leather()
    half = [(-1.02, 0, 0.3, 0.04), (-0.98, 0, 0.3, 0.15), (-0.84, -0.02, 0.31, 0.25), (-0.48, -0.06, 0.34, 0.32)]
    rows = [*half, (0, -0.02, 0.27, 0.255), *[(-x, y, z, r) for x, y, z, r in reversed(half)]]
    def cover(start, end, material, out=0.0):
        places = [_spline(rows, start + (end - start) * k / 40) for k in range(41)]
        loft([[(x, y + u * (r + out), z + v * (r + out)) for u, v in circle(1, 32)] for x, y, z, r in places], material, smooth=1)
    cover(0, 1, skin)
    # A middle of mesh between two seams
    cover(0.42, 0.58, black(0.8), 0.006)
    for t in (0.42, 0.58):
        x, y, z, r = _spline(rows, t)
        ring(r, 0.016, black(0.6), at=(x, y, z), turn=(0, 90, 0))
    # The strap that holds it on the headrest comes out of the seams.
    tube([(-0.26, 0.08, 0.5), (-0.3, 0.2, 0.72), (0, 0.36, 0.86), (0.3, 0.2, 0.72), (0.26, 0.08, 0.5)], 0.03, black(0.7))
    box((0.16, 0.06, 0.1), black(), at=(0, 0.35, 0.81), bevel=0.02)


@model('seat-back-organiser', views=('front', 'three-quarter'))
def seat_back_organiser():
    skin, trim = leather(), black(0.7)
    plate(rounded(1.3, 2.0, 0.12), 0.05, skin, at=(0, 0, 1.0), bevel=0.02)

    def pocket(x, width, z, height, depth):
        """It is sewn on at three sides and stands open at the top."""
        def line(share):
            reach = depth * math.sin(math.pi / 2 * share) ** 0.7
            return [(x + width / 2 * t, -0.02 - reach * (1 - abs(t) ** 5), z + height * share) for t in [k / 12 - 1 for k in range(25)]]
        loft([line(k / 12) for k in range(13)], skin, closed=False, smooth=0, thickness=0.015)
        tube(line(1), 0.018, trim)
    # Tablet window and pockets
    plate(rounded(1.0, 0.56, 0.05), 0.04, trim, at=(0, -0.045, 1.6), bevel=0.015)
    plate(rounded(0.88, 0.44, 0.03), 0.02, screen((0.1, 0.12, 0.15)), at=(0, -0.07, 1.6), bevel=0.005)
    for x, width in ((-0.42, 0.36), (0, 0.36), (0.42, 0.36)):
        pocket(x, width, 0.72, 0.5, 0.21)
    for x in (-0.31, 0.31):
        pocket(x, 0.58, 0.08, 0.56, 0.12)
    mirrored(lambda side: tube([(side * 0.4, 0, 1.98), (side * 0.3, 0.05, 2.14), (side * 0.12, 0.1, 2.2)], 0.03, trim))
    tube([(-0.14, 0.1, 2.2), (0.14, 0.1, 2.2)], 0.045, trim)
    # A bottle and an umbrella in the pockets
    turned(curve_profile([(0.08, 1.1), (0.08, 1.22), (0.04, 1.32), (0.04, 1.36)]), plastic((0.1, 0.4, 0.7)), at=(0.42, -0.115, 0))
    disc(0.055, 0.07, white(), at=(0.42, -0.115, 1.36))
    box((0.24, 0.08, 0.3), paper((0.85, 0.75, 0.3)), at=(-0.42, -0.08, 1.0), bevel=0.01)


@model('car-lumbar-cushion')
def car_lumbar_cushion():
    skin, trim = leather(), black(0.8)
    sections = []
    for row in range(17):
        z = (1 - math.cos(math.pi * row / 16)) / 2
        full = math.sin(math.pi * row / 16) ** 0.5
        section = []
        for a in [2 * math.pi * i / 40 for i in range(40)]:
            x = (0.52 + 0.1 * full) * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a))
            y = 0.18 * full * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))
            # The sides reach forward, and the middle bulges.
            section.append((x, y - 0.5 * x * x - 0.1 * math.sin(math.pi * z), z * 0.95))
        sections.append(section)
    loft(sections, skin, caps=False, smooth=1)
    for z in (0.35, 0.6):
        tube([(-0.5, -0.1, z), (-0.6, 0.16, z), (0, 0.4, z), (0.6, 0.16, z), (0.5, -0.1, z)], 0.035, trim)
    text('LUMBAR', 0.1, steel(), at=(0, -0.29, 0.48))


def floor_mat(width, length, at, turn=0, notch=0.0):
    skin, trim = leather(), black(0.8)
    shape = rounded(width, length, 0.1)
    if notch:
        # A cut corner
        shape = [(x, min(y, length / 2 - notch + 0.9 * (x + width / 2))) for x, y in shape]
    inside = [(x * 0.87, y * 0.9) for x, y in shape]
    def build():
        lay(shape, 0.06, trim, bevel=0.02)
        lay([(x * 0.93, y * 0.95) for x, y in shape], 0.09, skin, bevel=0.02)
        tube([(x, y, 0.09) for x, y in inside], 0.006, trim, closed=True, straight=True)
        for i in range(-8, 9):
            for flip in (-1, 1):
                # Quilted stitching, cut at the edges
                points = [(i * 0.15 + flip * t * length * 0.45, t * length * 0.45, 0.09) for t in [k / 400 - 1 for k in range(801)]]
                points = [p for p in points if _contains(inside, p[0], p[1])]
                if len(points) > 1:
                    tube([points[0], points[-1]], 0.004, trim, straight=True)
        if notch:
            # The heel pad
            lay(rounded(0.42, 0.4, 0.06), 0.1, trim, at=(0, -0.28))
            for k in range(5):
                box((0.34, 0.025, 0.012), trim, (0, -0.4 + 0.06 * k, 0.1), bevel=0.004)
    group(build, at=(at[0], at[1], 0), turn=(0, 0, turn))


@model('car-foot-mats', views=('top', 'flat'))
def car_foot_mats():
    floor_mat(0.9, 1.25, (-0.55, 0.5), 3, notch=0.22)
    floor_mat(0.9, 1.25, (0.55, 0.5), -3, notch=0.22)
    floor_mat(0.9, 0.8, (-0.52, -0.66), 2)
    floor_mat(0.9, 0.8, (0.52, -0.66), -2)


@model('steering-cover')
def steering_cover():
    def build():
        skin, dark = leather(), black(0.5)
        ring(1.0, 0.13, skin, turn=(90, 0, 0))
        tube([(0.87 * math.cos(a), -0.06, 0.87 * math.sin(a)) for a in [i * math.pi / 30 for i in range(60)]], 0.014, dark, closed=True)
        for i in range(90):
            a = i * math.pi / 45
            rod((0.86 * math.cos(a), -0.09, 0.86 * math.sin(a)), (0.885 * math.cos(a + 0.03), -0.02, 0.885 * math.sin(a + 0.03)), 0.009, plastic((0.7, 0.7, 0.7), 0.8)) if i % 2 else None
        for d in (0, 180, 270):
            a = math.radians(d)
            box((0.26, 0.1, 0.75), dark, at=(0.15 * math.cos(a), 0.1, 0.15 * math.sin(a)), turn=(0, 90 - d, 0), bevel=0.04)
        plate(smooth_outline([(-0.38, 0.2), (0, 0.27), (0.38, 0.2), (0.34, -0.1), (0, -0.36), (-0.34, -0.1)]), 0.24, dark, at=(0, 0.06, 0), bevel=0.06)
        ring(0.1, 0.015, steel(), at=(0, -0.08, 0), turn=(90, 0, 0))
        disc(0.3, 0.4, dark, at=(0, 0.5, 0), turn=(90, 0, 0))
    group(build, at=(0, 0, 1.1), turn=(-12, 0, 0))


@model('car-boot-organiser')
def car_boot_organiser():
    skin, trim = leather(), black(0.7)
    w, d, h = 1.9, 1.0, 0.8
    box((w, d, 0.05), trim, bevel=0.02)
    mirrored(lambda s: (box((w, 0.06, h), skin, at=(0, s * (d / 2 - 0.03), 0), bevel=0.02), box((0.06, d, h), skin, at=(s * (w / 2 - 0.03), 0, 0), bevel=0.02)))
    for x in (-0.32, 0.32):
        box((0.04, d - 0.1, h - 0.08), trim, at=(x, 0, 0.04), bevel=0.01)
    for x in (-0.63, 0, 0.63):
        pillow(0.56, 0.5, 0.14, skin, at=(x, -d / 2 - 0.02, 0.06))
        rod((x - 0.27, -d / 2 - 0.04, 0.56), (x + 0.27, -d / 2 - 0.04, 0.56), 0.022, trim)
    tube([(-w / 2, -d / 2, h), (w / 2, -d / 2, h), (w / 2, d / 2, h), (-w / 2, d / 2, h)], 0.03, trim, closed=True, straight=True)
    mirrored(lambda s: tube([(s * w / 2, -0.22, h - 0.2), (s * (w / 2 + 0.16), -0.15, h + 0.02), (s * (w / 2 + 0.16), 0.15, h + 0.02), (s * w / 2, 0.22, h - 0.2)], 0.035, trim))
    # Things for the journey
    turned(curve_profile([(0.14, 0.05), (0.14, 0.85), (0.06, 1.02), (0.06, 1.08)]), plastic((0.7, 0.5, 0.05)), at=(-0.72, 0.1, 0))
    disc(0.07, 0.08, black(), at=(-0.72, 0.1, 1.08))
    turned([(0, 0.05), (0.13, 0.05), (0.13, 0.95), (0.1, 1.0), (0, 1.0)], plastic((0.5, 0.03, 0.03)), at=(-0.46, 0.0, 0))
    pillow(0.5, 0.3, 0.4, plastic((0.7, 0.72, 0.7), 0.9), at=(0.02, 0, 0.62))
    disc(0.26, 0.2, steel(), at=(0.64, 0, 0.7))


@model('sun-shade-set', views=('front', 'three-quarter'))
def sun_shade_set():
    edge = black(0.7)
    def shade(width, height, at, turn):
        def build():
            shape = smooth_outline([(-width / 2, 0.06), (-width / 2, height * 0.55), (-width * 0.34, height * 0.94), (0, height), (width * 0.4, height * 0.97), (width / 2, height * 0.8), (width / 2, 0.06), (0, 0)], 8)
            plate(shape, 0.02, matt(), bevel=0.005)
            tube([(x, 0, z) for x, z in shape], 0.035, edge, closed=True, straight=True)
            mirrored(lambda s: (disc(0.09, 0.03, glass(), at=(s * width * 0.3, -0.02, height * 0.82), turn=(90, 0, 0)), disc(0.04, 0.06, glass((0.7, 0.9, 1)), at=(s * width * 0.3, -0.03, height * 0.82), turn=(90, 0, 0))))
            for row in range(1, 9):
                rod((-width * 0.46, -0.014, row * height / 10), (width * 0.46, -0.014, row * height / 10), 0.006, edge)
        group(build, at=at, turn=turn)
    shade(1.15, 0.85, (-0.66, 0.18, 0), (-8, 0, 4))
    shade(1.15, 0.85, (0.66, 0.18, 0), (-8, 0, -4))
    shade(0.95, 0.68, (-0.52, -0.28, 0), (-14, 0, 4))
    shade(0.95, 0.68, (0.52, -0.28, 0), (-14, 0, -4))


@model('car-air-freshener', prints='label', aspect=3.64)
def car_air_freshener():
    # A tin of scented gel with a slotted lid
    disc(0.8, 0.06, black(), bevel=0.02)
    turned([(0.76, 0.06), (0.78, 0.1), (0.78, 1.5), (0.74, 1.56), (0, 1.56)], plastic((0.85, 0.55, 0.03)))
    turned([(0.787, 0.12), (0.787, 1.48)], printed(), bevel=0)
    turned(curve_profile([(0.8, 1.52), (0.81, 1.62), (0.74, 1.78), (0.4, 1.86), (0, 1.87)]), black(0.4))
    for i in range(12):
        a = i * math.pi / 6
        tube([(0.28 * math.cos(a), 0.28 * math.sin(a), 1.875), (0.62 * math.cos(a + 0.3), 0.62 * math.sin(a + 0.3), 1.815)], 0.035, plastic((0.9, 0.7, 0.05)))
    disc(0.16, 0.06, steel(), at=(0, 0, 1.85), bevel=0.02)


@model('car-perfume', prints='label', aspect=1.0)
def car_perfume():
    # A small square flacon with a wooden cap on a cord
    box((0.9, 0.9, 0.95), glass(), bevel=0.12)
    box((0.78, 0.78, 0.7), liquid((0.95, 0.6, 0.12)), at=(0, 0, 0.06), bevel=0.1)
    plate(rounded(0.6, 0.6, 0.04), 0.01, printed(), at=(0, -0.456, 0.48), bevel=0.002)
    disc(0.18, 0.14, glass(), at=(0, 0, 0.94))
    turned(curve_profile([(0, 1.04), (0.28, 1.05), (0.34, 1.2), (0.32, 1.42), (0.2, 1.56), (0, 1.58)]), wood((0.5, 0.3, 0.14)))
    tube([(0, 0, 1.56), (-0.1, 0, 1.9), (0, 0, 2.25), (0.1, 0, 1.9), (0, 0, 1.56)], 0.022, plastic((0.25, 0.12, 0.05), 0.9))
    ball(0.06, wood((0.6, 0.4, 0.2)), at=(0, 0, 1.64))


@model('dashboard-perfume', prints='label', aspect=1.9)
def dashboard_perfume():
    # A bottle in a chrome stand that turns in sunlight
    turned(curve_profile([(0.0, 0), (0.85, 0.0), (0.9, 0.06), (0.7, 0.16), (0.62, 0.2)]), black())
    turned(curve_profile([(0.6, 0.18), (0.64, 0.24), (0.6, 0.3), (0, 0.3)]), steel())
    def bottle():
        ball(0.6, glass(), at=(0, 0, 0.82), squash=(1, 0.7, 1))
        ball(0.52, liquid((0.1, 0.45, 0.85)), at=(0, 0, 0.78), squash=(1, 0.66, 0.9))
        plate(rounded(0.62, 0.33, 0.16), 0.02, printed(), at=(0, -0.43, 0.82), bevel=0.004)
        ring(0.66, 0.05, steel(), at=(0, 0, 0.84), turn=(90, 0, 0))
    # The label faces the viewer.
    group(bottle, turn=(0, 0, -28))
    turned(curve_profile([(0.24, 1.4), (0.2, 1.5), (0.26, 1.6), (0.3, 1.85), (0.2, 2.0), (0, 2.02)]), gold())


@model('vent-clip-freshener')
def vent_clip_freshener():
    # Clipped onto a piece of an air vent
    dark, grille = black(0.5), grey(0.5)
    box((2.0, 0.5, 0.12), grille, at=(0, 0.3, 0.0), bevel=0.04)
    box((2.0, 0.5, 0.12), grille, at=(0, 0.3, 1.38), bevel=0.04)
    mirrored(lambda s: box((0.12, 0.5, 1.5), grille, at=(s * 0.94, 0.3, 0), bevel=0.04))
    box((1.8, 0.1, 1.4), black(0.9), at=(0, 0.5, 0.05))
    for z in (0.32, 0.6, 0.88, 1.16):
        box((1.8, 0.36, 0.05), dark, at=(0, 0.28, z), turn=(18, 0, 0), bevel=0.02)
    box((0.2, 0.4, 0.16), white(), at=(0, -0.02, 0.68), bevel=0.03)
    turned(curve_profile([(0, 0), (0.46, 0), (0.5, 0.06), (0.48, 0.16), (0.4, 0.2), (0, 0.2)]), white(), at=(0, -0.1, 0.75), turn=(90, 0, 0))
    disc(0.36, 0.05, liquid((0.05, 0.6, 0.3)), at=(0, -0.28, 0.75), turn=(90, 0, 0), bevel=0.02)
    for d in range(0, 360, 60):
        a = math.radians(d)
        ball(0.1, plastic((0.35, 0.75, 0.1)), at=(0.15 * math.cos(a), -0.33, 0.75 + 0.15 * math.sin(a)), squash=(0.9, 0.3, 0.9))
    ball(0.07, plastic((0.95, 0.8, 0.1)), at=(0, -0.36, 0.75), squash=(1, 0.5, 1))
    ring(0.38, 0.02, steel(), at=(0, -0.31, 0.75), turn=(90, 0, 0))


def draped(profile, hem, fabric, seed=1, wrinkle=0.02, columns=90, sag=0.0):
    """A cover drawn over a vehicle along x. The profile lists (x, height, half width at the top, half width below)."""
    xs = [p[0] for p in profile]
    sections = []
    for column in range(columns + 1):
        t = column / columns
        place = xs[0] + (xs[-1] - xs[0]) * t
        after = next(i for i in range(1, len(xs)) if xs[i] >= place - 1e-9)
        share = (place - xs[after - 1]) / (xs[after] - xs[after - 1])
        p0, p1, p2, p3 = (profile[min(max(after + k, 0), len(profile) - 1)] for k in (-2, -1, 0, 1))
        # A curve through the profile whose slope at a point is that between its neighbours
        gap, height_top_low = p2[0] - p1[0], []
        for k in (1, 2, 3):
            start, end = (p2[k] - p0[k]) / (p2[0] - p0[0] + 1e-9) * gap, (p3[k] - p1[k]) / (p3[0] - p1[0] + 1e-9) * gap
            height_top_low.append((2 * share ** 3 - 3 * share ** 2 + 1) * p1[k] + (share ** 3 - 2 * share ** 2 + share) * start + (3 * share ** 2 - 2 * share ** 3) * p2[k] + (share ** 3 - share ** 2) * end)
        height, top, low = height_top_low
        section = []
        rows = 44
        for row in range(rows + 1):
            u = 2 * row / rows - 1
            side, v = math.copysign(1, u), abs(u)
            if v < 0.4:
                y, z = side * top * math.sin(v / 0.4 * math.pi / 2) ** 0.9, height - 0.14 * top * (v / 0.4) ** 3
            else:
                s = (v - 0.4) / 0.6
                y, z = side * (top + (low - top) * math.sin(s * math.pi / 2)), height - 0.14 * top - (height - 0.14 * top - hem) * s
            rough = noise.noise((place * 1.6 + z, y * 2 + seed, z * 1.5)) + 0.6 * math.sin(place * 9 + 3 * noise.noise((place, z, seed))) * max(0, v - 0.45)
            section.append((place, y + side * wrinkle * rough * 2, z + wrinkle * rough * (v < 0.4)))
        sections.append(section)
    for end in (0, -1):
        # Close the ends: draw the last section together.
        x = sections[end][0][0]
        step = -0.02 if end == 0 else 0.02
        flat = [(x + step, p[1] * 0.3, max(hem, p[2] * 0.97)) for p in sections[end]]
        flat2 = [(x + step, p[1] * -0.05, p[2]) for p in flat]
        if end == 0:
            sections = [flat2, flat] + sections
        else:
            sections = sections + [flat, flat2]
    loft(sections, fabric, closed=False, caps=False, smooth=1, thickness=0.015)


def wheel(x, y, radius, width=0.2, rim=True):
    turned([(radius * 0.62, -width / 2), (radius * 0.95, -width / 2), (radius, -width / 3), (radius, width / 3), (radius * 0.95, width / 2), (radius * 0.62, width / 2)], rubber(), at=(x, y, radius), turn=(90, 0, 0))
    disc(radius * 0.64, width * 0.7, steel(), at=(x, y + width * 0.35, radius), turn=(90, 0, 0), bevel=0.02)


CAR = [(0, 0.5, 0.55, 0.66), (0.12, 0.74, 0.7, 0.8), (0.9, 0.92, 0.72, 0.88), (1.25, 1.02, 0.68, 0.9), (1.95, 1.44, 0.56, 0.9), (2.75, 1.48, 0.56, 0.9), (3.3, 1.34, 0.56, 0.9), (3.75, 1.04, 0.66, 0.88), (4.12, 0.98, 0.68, 0.8), (4.24, 0.55, 0.58, 0.68)]


def covered_car(pockets):
    def build():
        fabric, band = plain_cloth(), black(0.8)
        for x in (0.82, 3.4):
            mirrored(lambda s: wheel(x, s * 0.64, 0.31))
        draped(CAR, 0.2, fabric)
        # The belt
        draped([(2.27, 1.51, 0.575, 0.92), (2.33, 1.51, 0.575, 0.92)], 0.2, band, columns=4)
        if pockets:
            mirrored(lambda s: ball(0.16, fabric, at=(1.5, s * 0.74, 1.0), squash=(0.75, 1.5, 0.8)))
    group(build, turn=(0, 0, 24))


@model('car-body-cover')
def car_body_cover():
    covered_car(False)


@model('car-cover-with-mirror-pockets')
def car_cover_with_mirror_pockets():
    covered_car(True)


@model('bike-body-cover')
def bike_body_cover():
    def build():
        fabric, band = plain_cloth(), black(0.8)
        for x in (0.32, 1.72):
            wheel(x, 0, 0.31, 0.14)
        draped([(0, 0.5, 0.08, 0.14), (0.1, 0.72, 0.12, 0.2), (0.4, 1.02, 0.16, 0.24), (0.52, 1.16, 0.34, 0.3), (0.68, 1.14, 0.36, 0.32), (0.82, 0.98, 0.2, 0.3), (1.05, 0.9, 0.18, 0.3), (1.25, 0.82, 0.17, 0.28), (1.6, 0.86, 0.16, 0.26), (1.95, 0.9, 0.12, 0.2), (2.08, 0.66, 0.08, 0.16)], 0.2, fabric, wrinkle=0.014)
        mirrored(lambda s: ball(0.09, fabric, at=(0.6, s * 0.3, 1.2), squash=(0.6, 1, 0.8)))
        draped([(0.97, 0.94, 0.2, 0.315), (1.03, 0.925, 0.2, 0.315)], 0.2, band, wrinkle=0.014, columns=4)
        box((0.1, 0.05, 0.07), band, at=(1.0, -0.3, 0.45), bevel=0.01)
    group(build, turn=(0, 0, 12))


@model('scooter-cover')
def scooter_cover():
    def build():
        fabric, band = plain_cloth(), black(0.8)
        for x in (0.3, 1.45):
            wheel(x, 0, 0.22, 0.13)
        draped([(0, 0.42, 0.1, 0.15), (0.12, 0.6, 0.14, 0.22), (0.32, 1.02, 0.2, 0.32), (0.42, 1.16, 0.32, 0.34), (0.56, 1.14, 0.34, 0.34), (0.68, 0.92, 0.2, 0.32), (0.85, 0.78, 0.18, 0.3), (1.1, 0.82, 0.2, 0.3), (1.5, 0.84, 0.2, 0.3), (1.72, 0.8, 0.16, 0.24), (1.82, 0.55, 0.12, 0.2)], 0.14, fabric, seed=5, wrinkle=0.014)
        mirrored(lambda s: (rod((0.46, s * 0.26, 1.12), (0.5, s * 0.32, 1.34), 0.012, steel()), ball(0.09, black(), at=(0.5, s * 0.33, 1.38), squash=(0.35, 1, 0.75))))
        mirrored(lambda s: tube([(0.02, s * 0.14, 0.15), (0.9, s * 0.33, 0.15), (1.8, s * 0.18, 0.15)], 0.016, band))
    group(build, turn=(0, 0, 12))


@model('bike-seat-cover')
def bike_seat_cover():
    # The long seat of a motorcycle, with a step for the passenger
    def build():
        skin, trim, piping = leather(), black(0.6), plastic((0.6, 0.02, 0.02))
        rows = [(0, 0.14, 0.3, 0.16), (0.25, 0.25, 0.33, 0.22), (0.5, 0.3, 0.32, 0.26), (0.75, 0.34, 0.3, 0.28), (1.0, 0.365, 0.32, 0.3), (1.25, 0.35, 0.46, 0.32), (1.5, 0.32, 0.52, 0.34), (1.75, 0.29, 0.53, 0.36), (2.0, 0.24, 0.54, 0.39), (2.2, 0.14, 0.5, 0.42)]
        rows = [_spline(rows, k / 45) for k in range(46)]
        def ring_of(x, w, top, low, grow=1.0):
            return [(x, w * grow * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), (top + low) / 2 + (top - low + 0.16) / 2 * grow * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))) for a in [2 * math.pi * i / 28 for i in range(28)]]
        def ended(sections, first, last):
            return [ring_of(rows[0][0] - 0.05, *first, 0.75), *sections, ring_of(rows[-1][0] + 0.05, *last, 0.75)]
        loft(ended([ring_of(*row) for row in rows], rows[0][1:], rows[-1][1:]), skin)
        loft([ring_of(x, w * 0.96, low - 0.02, low - 0.12) for x, w, top, low in rows], trim)
        # Seams across the seat, and piping around its edge
        for k in (6, 10, 14, 29, 33, 37):
            tube(ring_of(*rows[k], 1.005)[2:13], 0.012, trim)
        left, right = ([ring_of(*row, 1.005)[edge] for row in rows] for edge in (12, 2))
        tube([*reversed(left), *ring_of(-0.03, *rows[0][1:], 0.93)[11:2:-1], *right], 0.016, piping)
    group(build, turn=(0, 0, 28))


@model('tank-bag')
def tank_bag():
    fabric, trim, line = plain_cloth(), black(0.6), plastic((0.75, 0.75, 0.72))
    # It holds on to the tank with the magnets in three flaps.
    lay(rounded(1.22, 1.56, 0.24), 0.08, fabric, bevel=0.035)
    for x, y in ((-0.64, 0.1), (0.64, 0.1), (0, -0.8)):
        lay(rounded(0.44, 0.4, 0.1), 0.045, trim, at=(x, y), bevel=0.02)
    box((1.1, 1.44, 0.62), fabric, at=(0, 0, 0.03), bevel=0.16)
    # Zip and piping around the body
    for z, radius, material in ((0.42, 0.015, trim), (0.26, 0.012, line)):
        tube([(x, y, z) for x, y in rounded(1.11, 1.45, 0.16)], radius, material, closed=True, straight=True)
    box((0.06, 0.03, 0.1), steel(), at=(-0.3, -0.735, 0.3), bevel=0.01)
    # Map window on top, and a handle
    lay(rounded(0.76, 0.9, 0.08), 0.04, trim, z=0.64, at=(0, 0.08), bevel=0.015)
    lay(rounded(0.64, 0.78, 0.04), 0.02, paper((0.65, 0.75, 0.55)), z=0.67, at=(0, 0.08), bevel=0.004)
    for road in ([(-0.32, -0.1), (-0.1, 0.0), (0.05, 0.25), (0.32, 0.3)], [(-0.15, 0.47), (-0.05, 0.15), (0.12, -0.1), (0.15, -0.31)]):
        tube([(x, y, 0.692) for x, y in road], 0.014, plastic(AMBER))
    tube([(-0.24, -0.5, 0.62), (-0.18, -0.52, 0.78), (0.18, -0.52, 0.78), (0.24, -0.5, 0.62)], 0.04, trim)


@model('bike-saddle-bag')
def bike_saddle_bag():
    fabric, trim = plain_cloth(), black(0.6)
    def pannier(s):
        box((0.95, 0.42, 0.72), fabric, at=(0, s * 0.55, 0), bevel=0.1)
        box((1.0, 0.47, 0.3), fabric, at=(0, s * 0.55, 0.52), bevel=0.1)
        for x in (-0.26, 0.26):
            box((0.09, 0.08, 0.58), trim, at=(x, s * 0.76, 0.14), bevel=0.01)
            box((0.14, 0.05, 0.12), steel(), at=(x, s * 0.8, 0.3), bevel=0.02)
        box((0.76, 0.03, 0.03), plastic((0.8, 0.8, 0.75)), at=(0, s * 0.775, 0.63), bevel=0.005)
    def build():
        mirrored(pannier)
        for x in (-0.3, 0.3):
            tube([(x, -0.6, 0.76), (x, -0.5, 0.85), (x, -0.25, 0.93), (x, 0.25, 0.93), (x, 0.5, 0.85), (x, 0.6, 0.76)], 0.07, trim)
        box((0.9, 0.5, 0.05), trim, at=(0, 0, 0.86), bevel=0.02)
    group(build, turn=(0, 0, 24))


def care_bottle(colour, height=1.5, radius=0.42):
    body = plastic(colour)
    turned([(0, 0), (radius * 0.95, 0), (radius, 0.04), (radius, height - 0.1)] + curve_profile([(radius, height - 0.09), (radius * 0.92, height + 0.02), (radius * 0.5, height + 0.16), (radius * 0.36, height + 0.26)]), body)
    turned([(radius * 1.006, 0.16), (radius * 1.006, height - 0.2)], printed(), bevel=0)
    return height + 0.24


@model('car-wash-shampoo', prints='label', aspect=2.35)
def car_wash_shampoo():
    top = care_bottle((0.02, 0.2, 0.6))
    turned([(0, top - 0.06), (0.2, top - 0.06), (0.2, top + 0.16), (0.17, top + 0.2), (0, top + 0.2)], white())
    # With a sponge and foam
    box((0.8, 0.5, 0.32), food((0.9, 0.62, 0.05), 0.9), at=(0.8, -0.2, 0), turn=(0, 0, -16), bevel=0.06)
    chance = random.Random(3)
    foam = white(0.5)
    heap(170, lambda at, turn: ball(chance.uniform(0.02, 0.06), foam, at=(0.8 + 1.35 * at[0], -0.2 + at[1], 0.32 + at[2])), 0.23, 0.13)


@model('car-body-polish', prints='label', aspect=2.35)
def car_body_polish():
    top = care_bottle((0.02, 0.02, 0.025))
    turned([(0, top - 0.06), (0.24, top - 0.06), (0.2, top + 0.16), (0.08, top + 0.3), (0.06, top + 0.44), (0, top + 0.44)], plastic((0.65, 0.02, 0.02)))
    # With an applicator pad
    turned(curve_profile([(0, 0), (0.36, 0.0), (0.4, 0.08), (0.36, 0.16), (0, 0.2)]), plastic((0.75, 0.55, 0.05), 0.9), at=(0.76, -0.22, 0))


@model('car-body-wax', prints='label', aspect=1.0)
def car_body_wax():
    # An open tin of paste wax with its lid leaning on it
    turned([(0, 0.02), (0.78, 0.02), (0.8, 0.05), (0.8, 0.5), (0.78, 0.52), (0.74, 0.5), (0.74, 0.38), (0, 0.38)], plastic((0.02, 0.02, 0.025)))
    turned(curve_profile([(0.73, 0.38), (0.5, 0.42), (0.2, 0.41), (0, 0.43)]), wax((0.9, 0.7, 0.25)))
    turned([(0.806, 0.14), (0.806, 0.3)], gold(0.3), bevel=0)
    def lid():
        disc(0.84, 0.16, plastic((0.02, 0.02, 0.025)), bevel=0.03)
        turned([(0.7, 0.163), (0, 0.163)], gold(0.3), bevel=0)
        lay(rounded(0.96, 0.96, 0.1), 0.01, printed(), z=0.165, bevel=0.002)
    group(lid, at=(0.55, -0.62, 0.84), turn=(68, 0, -14))
    turned(curve_profile([(0, 0), (0.34, 0.0), (0.38, 0.08), (0.34, 0.16), (0, 0.2)]), plastic((0.75, 0.55, 0.05), 0.9), at=(-0.72, -0.72, 0))


def trigger(at, colour, body=(0.03, 0.03, 0.03)):
    """A spray head with its collar at `at`; it sprays to the left."""
    def build():
        trim, accent = plastic(body), plastic(colour)
        turned([(0, 0), (0.2, 0), (0.2, 0.17), (0.15, 0.2), (0, 0.2)], accent)
        around(24, 0.2, lambda spot, degrees: box((0.02, 0.02, 0.14), accent, at=spot, turn=(0, 0, degrees), bevel=0.006))
        head = smooth_outline([(-0.13, 0.16), (-0.13, 0.32), (-0.4, 0.36), (-0.4, 0.5), (-0.2, 0.58), (0.12, 0.6), (0.34, 0.52), (0.46, 0.36), (0.4, 0.28), (0.22, 0.34), (0.13, 0.28), (0.13, 0.16)])
        plate(head, 0.26, trim, bevel=0.06)
        turned([(0, 0), (0.13, 0), (0.13, 0.12), (0.1, 0.14), (0.04, 0.14), (0.04, 0.1), (0, 0.1)], accent, at=(-0.38, 0, 0.44), turn=(0, -90, 0), sides=8)
        plate(smooth_outline([(-0.12, 0.34), (-0.26, 0.34), (-0.3, 0.2), (-0.29, 0.06), (-0.38, -0.1), (-0.3, -0.12), (-0.2, 0.02), (-0.19, 0.16)]), 0.14, accent, bevel=0.03)
    group(build, at=at)


@model('tyre-shine', prints='label', aspect=2.35)
def tyre_shine():
    top = care_bottle((0.05, 0.05, 0.055))
    trigger((0, 0, top - 0.1), (0.6, 0.02, 0.02))
    # A tyre behind the bottle
    def tyre():
        turned(curve_profile([(0.62, -0.3), (0.95, -0.32), (1.06, -0.2), (1.08, 0), (1.06, 0.2), (0.95, 0.32), (0.62, 0.3)]), rubber(), at=(0, 0, 1.08), turn=(90, 0, 0))
        for i in range(48):
            a = 2 * math.pi * i / 48
            box((0.06, 0.5, 0.05), rubber((0.012, 0.012, 0.012)), at=(1.05 * math.sin(a), 0, 1.08 + 1.05 * math.cos(a)), turn=(0, math.degrees(a), 0), bevel=0.01)
        ring(0.64, 0.05, steel(), at=(0, -0.26, 1.08), turn=(90, 0, 0))
        disc(0.18, 0.12, steel(), at=(0, -0.1, 1.08), turn=(90, 0, 0))
        for i in range(5):
            a = 2 * math.pi * i / 5
            box((0.2, 0.1, 0.55), steel(), at=(0.1 * math.sin(a), -0.16, 1.08 + 0.1 * math.cos(a)), turn=(0, math.degrees(a), 0), bevel=0.04)
    group(tyre, at=(0.85, 0.75, 0), turn=(0, 0, -24))


@model('vehicle-surface-cleaner', prints='label', aspect=2.35)
def vehicle_surface_cleaner():
    top = care_bottle((0.05, 0.42, 0.35))
    trigger((0, 0, top - 0.1), (0.9, 0.75, 0.05), body=(0.8, 0.8, 0.8))
    # A folded microfibre cloth
    cloth_colour = plastic((0.05, 0.3, 0.7), 0.95)
    for i in range(3):
        box((0.75 - i * 0.02, 0.6, 0.08), cloth_colour, at=(0.78, -0.1, i * 0.085), turn=(0, 0, -12 + i * 2), bevel=0.035)


def gauge(at, radius, turn=(90, 0, 0)):
    def build():
        turned([(0, 0), (radius, 0), (radius * 1.08, 0.06), (radius * 1.0, 0.1), (radius * 0.92, 0.08)], steel())
        disc(radius * 0.93, 0.07, white())
        for i in range(11):
            a = math.radians(225 - 27 * i)
            box((0.015, 0.05 * radius / 0.2, 0.006), black(), at=(radius * 0.76 * math.cos(a), radius * 0.76 * math.sin(a), 0.07), turn=(0, 0, math.degrees(a) - 90), bevel=0)
        tube([(0, 0, 0.085), (radius * 0.5, radius * 0.45, 0.085)], 0.012, plastic(RED))
    group(build, at=at, turn=turn)


def coil(at, radius, turns, wire, material, end=None, height=0.0):
    points = [(at[0] + radius * (1 - 0.02 * (i % 7) / 7) * math.cos(i * math.pi / 12), at[1] + radius * math.sin(i * math.pi / 12), at[2] + wire + (i / 24) * wire * 1.6 * (i % 24 < 24)) for i in range(int(24 * turns))]
    if end:
        points += end
    tube(points, wire, material)


@model('tyre-inflator')
def tyre_inflator():
    shellc, trim = plastic((0.75, 0.28, 0.02)), black(0.5)
    box((1.5, 0.7, 0.9), trim, at=(0, 0, 0.06), bevel=0.16)
    box((1.2, 0.74, 0.62), shellc, at=(-0.05, 0, 0.26), bevel=0.1)
    gauge((-0.3, -0.37, 0.58), 0.24)
    for z in (0.4, 0.5, 0.6, 0.7):
        box((0.4, 0.04, 0.04), trim, at=(0.28, -0.37, z), bevel=0.01)
    mirrored(lambda s: mirrored(lambda t: disc(0.1, 0.08, rubber(), at=(s * 0.55, t * 0.24, 0))))
    tube([(-0.6, 0, 0.9), (-0.45, 0, 1.2), (0.45, 0, 1.2), (0.6, 0, 0.9)], 0.07, trim)
    box((0.2, 0.14, 0.06), plastic(RED), at=(0.4, -0.15, 0.94), bevel=0.02)
    # Hose with a nozzle
    tube([(0.75, -0.1, 0.5), (1.05, -0.2, 0.5), (1.2, -0.45, 0.08), (0.9, -0.85, 0.05), (0.3, -0.8, 0.05), (-0.2, -0.75, 0.05)], 0.045, rubber())
    turned([(0, 0), (0.07, 0), (0.07, 0.2), (0.04, 0.26), (0, 0.26)], brass(), at=(-0.14, -0.755, 0.07), turn=(0, -90, 0))
    box((0.2, 0.05, 0.06), steel(), at=(-0.3, -0.76, 0.12), turn=(0, 14, 0), bevel=0.015)


@model('digital-air-pump')
def digital_air_pump():
    # A cordless hand-held pump with a digital display
    body, trim = plastic((0.05, 0.055, 0.06)), plastic((0.7, 0.35, 0.02))
    turned(curve_profile([(0, 0), (0.36, 0), (0.4, 0.06), (0.4, 0.6), (0.4, 1.7), (0.36, 1.78), (0, 1.8)], 6), body)
    for z in (0.2, 1.62):
        turned([(0.404, z), (0.41, z + 0.03), (0.404, z + 0.06)], trim, bevel=0)
    plate(rounded(0.5, 0.62, 0.08), 0.1, black(0.2), at=(0, -0.37, 1.18), bevel=0.03)
    plate(rounded(0.42, 0.34, 0.04), 0.02, screen((0.02, 0.05, 0.06)), at=(0, -0.42, 1.28), bevel=0.004)
    text('32.5', 0.2, glow((0.5, 0.95, 1), 3), at=(0, -0.435, 1.31), depth=0.003)
    text('PSI', 0.09, glow((0.5, 0.95, 1), 3), at=(0, -0.435, 1.17), depth=0.003)
    for x, z in ((-0.12, 1.0), (0.12, 1.0), (0, 0.78)):
        disc(0.07, 0.05, grey(), at=(x, -0.4, z), turn=(90, 0, 0), bevel=0.015)
    tube([(0.2, 0, 1.78), (0.28, 0, 2.05), (0.7, -0.05, 1.9), (0.75, -0.1, 1.2), (0.72, -0.2, 0.5), (0.75, -0.35, 0.08), (0.4, -0.75, 0.06), (-0.2, -0.7, 0.06)], 0.05, rubber())
    turned([(0, 0), (0.07, 0), (0.07, 0.2), (0.04, 0.26), (0, 0.26)], brass(), at=(-0.16, -0.705, 0.075), turn=(0, -90, 0))


@model('portable-air-compressor')
def portable_air_compressor():
    # A small tank with a motor on top, wheels and a handle
    red, trim = plastic(RED), black(0.5)
    turned(curve_profile([(0, -0.85), (0.2, -0.84), (0.36, -0.72), (0.38, -0.5), (0.38, 0.5), (0.36, 0.72), (0.2, 0.84), (0, 0.85)]), red, at=(0, 0, 0.58), turn=(0, 90, 0))
    turned([(0, -0.34), (0.25, -0.34), (0.27, -0.3), (0.27, 0.3), (0.25, 0.34), (0, 0.34)], trim, at=(0.2, 0, 1.22), turn=(0, 90, 0))
    for i in range(7):
        turned([(0.2, 0), (0.3, 0), (0.3, 0.03), (0.2, 0.03)], grey(), at=(-0.02 + i * 0.075, 0, 1.22), turn=(0, 90, 0))
    for z in range(5):
        box((0.34, 0.34, 0.035), steel(0.4), at=(-0.38, 0, 1.0 + z * 0.075), bevel=0.01)
    box((0.26, 0.26, 0.5), grey(), at=(-0.38, 0, 0.95), bevel=0.03)
    disc(0.1, 0.16, trim, at=(-0.62, 0, 1.2), turn=(0, -90, 0))
    tube([(-0.7, 0, 0.85), (-0.72, 0, 1.55), (-0.4, 0, 1.66), (0.5, 0, 1.66), (0.72, 0, 1.55), (0.7, 0, 0.85)], 0.035, trim)
    gauge((-0.05, -0.36, 0.86), 0.11)
    gauge((0.25, -0.36, 0.86), 0.11)
    rod((-0.05, -0.3, 0.86), (0.28, -0.3, 0.86), 0.04, brass())
    mirrored(lambda s: turned(curve_profile([(0, -0.06), (0.2, -0.06), (0.24, 0), (0.2, 0.06), (0, 0.06)]), rubber(), at=(0.5, s * 0.34, 0.24), turn=(90, 0, 0)))
    mirrored(lambda s: disc(0.12, 0.16, steel(), at=(0.5, s * 0.34 + 0.08, 0.24), turn=(90, 0, 0)))
    box((0.1, 0.4, 0.3), trim, at=(-0.5, 0, 0.0), bevel=0.03)
    box((0.2, 0.14, 0.14), trim, at=(0.55, -0.3, 0.86), bevel=0.03)


@model('led-headlight-bulb')
def led_headlight_bulb():
    def bulb():
        steelc, dark = metal((0.5, 0.51, 0.53), 0.35), black(0.4)
        # From the fan at the bottom to the chips at the top
        turned([(0, 0), (0.36, 0), (0.38, 0.04), (0.38, 0.5), (0.3, 0.56), (0, 0.56)], dark)
        for i in range(20):
            a = 2 * math.pi * i / 20
            box((0.035, 0.08, 0.44), steelc, at=(0.39 * math.cos(a), 0.39 * math.sin(a), 0.05), turn=(0, 0, math.degrees(a) + 90), bevel=0.008)
        turned([(0.2, 0.56), (0.26, 0.58), (0.26, 0.68), (0.2, 0.7)], rubber())
        turned([(0, 0.7), (0.46, 0.7), (0.46, 0.75), (0, 0.75)], steel())
        for d in (90, 210, 330):
            a = math.radians(d)
            box((0.14, 0.1, 0.05), steel(), at=(0.5 * math.cos(a), 0.5 * math.sin(a), 0.7), turn=(0, 0, d + 90), bevel=0.01)
        box((0.24, 0.1, 0.95), steelc, at=(0, 0, 0.74), bevel=0.03)
        turned([(0.13, 0.75), (0.16, 0.8), (0.13, 0.86)], steelc)
        for z in (1.08, 1.22, 1.36):
            mirrored(lambda s: box((0.15, 0.03, 0.1), glow((1, 0.93, 0.6), 2.5), at=(0, s * 0.052, z), bevel=0.005))
    group(bulb, at=(-0.5, 0, 0.02))
    tube([(-0.5, 0.36, 0.08), (-0.5, 0.6, 0.06), (-0.1, 0.75, 0.05), (0.2, 0.55, 0.05)], 0.035, rubber())
    box((0.24, 0.16, 0.16), black(), at=(0.26, 0.5, 0), bevel=0.02)


@model('fog-light')
def fog_light():
    def lamp(at, turn):
        def build():
            dark = black(0.5)
            turned(curve_profile([(0, 0), (0.2, 0.0), (0.3, 0.08), (0.46, 0.4), (0.5, 0.46)]), dark)
            turned([(0.5, 0.44), (0.54, 0.46), (0.54, 0.58), (0.48, 0.6), (0.46, 0.56)], steel())
            turned(curve_profile([(0.46, 0.54), (0.34, 0.34), (0.1, 0.22), (0, 0.2)]), silver())
            ball(0.1, glow((1, 0.85, 0.3), 3), at=(0, 0, 0.32))
            turned(curve_profile([(0.47, 0.55), (0.3, 0.6), (0, 0.62)]), glass((1, 0.9, 0.5)))
            for x in (-0.24, -0.08, 0.08, 0.24):
                half = math.sqrt(0.45 ** 2 - x * x)
                rod((x, -half, 0.6), (x, half, 0.6), 0.012, glass((1, 0.9, 0.5)))
        group(build, at=(at[0], at[1], at[2]), turn=turn)
        x, y, z = at
        # A bracket with a bolt on each side
        y -= 0.2
        tube([(x - 0.5, y, z), (x - 0.5, y, 0.25), (x - 0.36, y, 0.06), (x + 0.36, y, 0.06), (x + 0.5, y, 0.25), (x + 0.5, y, z)], 0.045, black(0.6))
        mirrored(lambda side: (disc(0.1, 0.22, black(0.6), at=(x + side * 0.34, y, z), turn=(0, side * 90, 0), bevel=0.02), disc(0.055, 0.06, steel(), at=(x + side * 0.54, y, z), turn=(0, side * 90, 0), bevel=0.01)))
        box((0.4, 0.3, 0.06), black(0.6), at=(x, y, 0), bevel=0.015)
    lamp((0, 0.1, 0.62), (90, 0, 0))


@model('indicator-light-set', pieces=4)
def indicator_light_set():
    def lamp(x, y, d):
        def build():
            dark, amber = black(0.4), liquid(AMBER)
            rod((0, 0.0, 0.05), (0, 0, 0.5), 0.06, dark)
            disc(0.12, 0.05, dark, bevel=0.015)
            loft([[(0.0 + u * 0.34, w * math.cos(a), 0.68 + h * math.sin(a)) for a in [2 * math.pi * i / 20 for i in range(20)]] for u, w, h in ((-1.0, 0.02, 0.02), (-0.9, 0.1, 0.09), (0, 0.15, 0.16), (0.6, 0.18, 0.19))], dark)
            loft([[(u * 0.34, w * math.cos(a), 0.68 + h * math.sin(a)) for a in [2 * math.pi * i / 20 for i in range(20)]] for u, w, h in ((0.6, 0.185, 0.195), (0.75, 0.185, 0.195), (1.1, 0.15, 0.16), (1.25, 0.05, 0.06))], amber)
            ball(0.08, glow(AMBER, 3), at=(0.28, 0, 0.68))
        group(build, at=(x, y, 0), turn=(0, 0, d))
    lamp(-0.55, -0.35, -120)
    lamp(0.45, -0.4, -80)
    lamp(-0.45, 0.45, -120)
    lamp(0.6, 0.4, -80)


@model('brake-light')
def brake_light():
    red, deep = liquid((0.75, 0.01, 0.01)), plastic((0.35, 0.0, 0.0), 0.1)
    shape = smooth_outline([(-1.0, 0.32), (-0.6, 0.52), (0, 0.58), (0.6, 0.52), (1.0, 0.32), (0.8, 0.1), (0.35, 0.0), (0, -0.02), (-0.35, 0.0), (-0.8, 0.1)])
    plate(shape, 0.3, black(0.4), at=(0, 0.15, 0), bevel=0.05)
    plate([(x * 0.95, 0.29 + (z - 0.29) * 0.92) for x, z in shape], 0.14, deep, at=(0, -0.02, 0), bevel=0.05)
    for row, (z, half) in enumerate(((0.46, 6), (0.32, 8), (0.18, 6))):
        for i in range(-half, half + 1):
            ball(0.04, glow((1, 0.03, 0.02), 2.2), at=(i * 0.1, -0.09, z - 0.05 * (abs(i) / half) ** 2), squash=(1, 0.5, 1))
    box((0.5, 0.04, 0.04), glass(), at=(0, -0.11, 0.04), bevel=0.01)
    tube([(0.6, 0.3, 0.2), (0.9, 0.45, 0.05), (1.2, 0.2, 0.03), (1.3, -0.1, 0.03)], 0.03, rubber())
    mirrored(lambda s: box((0.12, 0.3, 0.1), black(), at=(s * 0.5, 0.15, -0.02), bevel=0.02))


@model('vehicle-led-strip', views=('top', 'flat'))
def vehicle_led_strip():
    film, chip = plastic((0.8, 0.8, 0.78)), glow((0.35, 0.6, 1), 3)
    count, turns = 150, 3.2
    points = []
    for i in range(count + 1):
        a = 2 * math.pi * turns * i / count + 2.2
        r = 0.45 + 0.42 * i / count
        points.append((r * math.cos(a), r * math.sin(a)))
    loft([[(x, y, 0), (x, y, 0.16)] for x, y in points], film, closed=False, caps=False, smooth=0, thickness=0.02)
    for (x, y), (x2, y2) in list(zip(points, points[1:]))[::3]:
        d = math.degrees(math.atan2(y2 - y, x2 - x))
        r = math.hypot(x, y)
        for sign in (1,):
            box((0.06, 0.03, 0.06), chip, at=(x + sign * 0.025 * x / r, y + sign * 0.025 * y / r, 0.05), turn=(0, 0, d), bevel=0.01)
    x, y = points[-1]
    # The cable runs on from the outer end.
    for z, off, wire in ((0.11, 0, plastic(RED)), (0.05, 0.05, black())):
        tube([(x, y + 0.03, z), (x + 0.04 - off, y - 0.2, z), (x + 0.2 - off, y - 0.48, 0.05), (x + 0.5, y - 0.66 - off, 0.05)], 0.02, wire)
    box((0.3, 0.2, 0.1), black(), at=(x + 0.6, y - 0.7, 0), turn=(0, 0, -12), bevel=0.02)
