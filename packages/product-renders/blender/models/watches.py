"""Watches, sunglasses and spectacles."""

import math

from materials import *
from parts import *
from registry import model

# These imports override parts with the same names.
from models.footwear import ball, bent, gem, glass, group, ribbon

WATCH = ('three-quarter', 'front')


def loop_point(degrees, deep=0.62, high=0.74):
    """A point of a closed strap: 0 is the dial at the front, 90 the top."""
    a = math.radians(degrees)
    return (0, -deep * math.cos(a), high + high * math.sin(a))


def band(material, width=0.44, start=26, seam=None, narrow=0.1, thickness=0.07, holes=False):
    """A strap of leather, silicone or cloth."""
    path = [loop_point(start + (360 - 2 * start) * k / 60) for k in range(61)]
    ribbon(path, (1, 0, 0), lambda s: width - narrow * math.sin(math.pi * s), material, thickness)
    if seam:
        for hand in (-1, 1):
            for low, high in ((start + 6, 150), (210, 354 - start)):
                points = []
                for k in range(21):
                    d = low + (high - low) * k / 20
                    s = (d - start) / (360 - 2 * start)
                    p = loop_point(d, 0.62 + thickness / 2, 0.74)
                    scale = 1 + (thickness / 2) / 0.74
                    points.append((hand * ((width - narrow * math.sin(math.pi * s)) / 2 - 0.035), p[1], 0.74 + (p[2] - 0.74) * scale))
                tube(points, 0.009, seam)
    if holes:
        for d in range(40, 100, 9):
            p = loop_point(d, 0.65, 0.74)
            ball(0.022, black(), (0, p[1], 0.74 + (p[2] - 0.74) * 1.045), squash=(1, 0.7, 0.7))


def links(material, width=0.46, start=28, count=26, narrow=0.12, rows=3, second=None, size=0.15):
    """A bracelet of metal links."""
    for k in range(count):
        s = (k + 0.5) / count
        d = start + (360 - 2 * start) * s
        p = loop_point(d)
        w = (width - narrow * math.sin(math.pi * s)) / rows
        tangent = math.degrees(math.atan2(0.74 * math.cos(math.radians(d)), 0.62 * math.sin(math.radians(d))))
        for row in range(rows):
            middle = row == rows // 2 and rows > 1
            group(lambda: box((w * 0.95, size, 0.085), second if middle and second else material, (0, 0, -0.042), bevel=0.03), at=((row - (rows - 1) / 2) * w, p[1], p[2]), turn=(tangent, 0, 0))


def hand_of(length, width, degrees, material, z):
    group(lambda: box((width, length * 1.15, 0.012), material, (0, length * 0.42, 0), bevel=0.003), at=(0, 0, z), turn=(0, 0, -degrees))


def face(build, tilt=81):
    """Places a dial, built flat with 12 o'clock at +y, at the front of the strap and tilted a little upwards."""
    group(build, at=(0, -0.62, 0.74), turn=(tilt, 0, 0))


def round_case(metal_, dial, radius=0.46, thick=0.16, markers=None, numerals=False, hands=None, crown=True, bezel=True):
    turned([(0, -0.1), (radius * 0.9, -0.1), (radius, -0.05), (radius, thick * 0.5), (radius * 0.97, thick), (radius * 0.87, thick), (radius * 0.86, thick * 0.75)], metal_)
    disc(radius * 0.87, 0.01, dial, (0, 0, thick * 0.72), bevel=0)
    z = thick * 0.72 + 0.012
    markers, hands = markers or metal_, hands or metal_
    for k in range(12):
        a = math.radians(90 - 30 * k)
        r = radius * 0.72
        if numerals and k % 3 == 0:
            text(('XII', 'III', 'VI', 'IX')[k // 3], radius * 0.26, markers, (r * 0.92 * math.cos(a), r * 0.92 * math.sin(a), z), (-90, 0, 0), depth=0.004)
        else:
            group(lambda: box((0.025 if k % 3 else 0.04, radius * 0.16, 0.015), markers, bevel=0.003), at=(r * math.cos(a), r * math.sin(a), z), turn=(0, 0, -30 * k))
    hand_of(radius * 0.42, 0.04, 305, hands, z + 0.004)
    hand_of(radius * 0.6, 0.03, 54, hands, z + 0.018)
    hand_of(radius * 0.62, 0.01, 200, plastic((0.6, 0.05, 0.03)), z + 0.032)
    disc(0.035, 0.048, metal_, (0, 0, z))
    if crown:
        turned([(0, 0), (0.06, 0), (0.065, 0.02), (0.065, 0.08), (0.05, 0.1), (0, 0.1)], metal_, (radius * 0.98, 0, 0.04), (0, 90, 0))


def lugs(metal_, width=0.44, reach=0.46):
    for x in (-1, 1):
        for y in (-1, 1):
            tube([(x * width / 2, y * reach * 0.75, 0.03), (x * width / 2, y * reach * 1.06, -0.02), (x * width / 2, y * reach * 1.16, -0.1)], 0.045, metal_, radii=(1.2, 1, 0.8))


@model('analog-watch', views=WATCH)
def analog_watch():
    band(leather(), seam=plastic((0.6, 0.5, 0.38)))
    def dial():
        round_case(steel(0.15), plastic((0.85, 0.85, 0.83), 0.2), markers=black(), hands=black())
        lugs(steel(0.15))
        # The date
        box((0.11, 0.085, 0.01), black(), (0.222, 0, 0.122), bevel=0.002)
        box((0.09, 0.065, 0.012), white(), (0.222, 0, 0.122), bevel=0.002)
        text('12', 0.065, black(), (0.222, 0, 0.135), (-90, 0, 0), 0.001)
    face(dial)


@model('chronograph-watch', views=WATCH)
def chronograph_watch():
    band(leather(), width=0.5, seam=plastic((0.6, 0.5, 0.38)), thickness=0.09)
    def dial():
        case = steel(0.15)
        round_case(case, plastic((0.015, 0.03, 0.08), 0.2), radius=0.52, thick=0.2, markers=silver(), hands=silver())
        lugs(case, 0.48, 0.52)
        ring(0.49, 0.03, black(), (0, 0, 0.19))
        for k in range(60):
            a = k * math.pi / 30
            box((0.008, 0.008, 0.01), white(), (0.485 * math.cos(a), 0.485 * math.sin(a), 0.215), bevel=0)
        for x, y in ((-0.2, 0), (0.2, 0), (0, -0.2)):
            disc(0.125, 0.012, steel(0.35), (x, y, 0.152), bevel=0.002)
            disc(0.105, 0.014, black(), (x, y, 0.154), bevel=0.002)
            group(lambda: box((0.012, 0.09, 0.01), white(), (0, 0.04, 0), bevel=0), at=(x, y, 0.172), turn=(0, 0, 40 * x * 10))
        for y in (-0.2, 0.2):
            turned([(0.045, 0), (0.045, 0.09), (0.06, 0.09), (0.06, 0.15), (0, 0.16)], case, (0.46, y, 0.06), (0, 90, 24 * (1 if y > 0 else -1)))
    face(dial)


@model('automatic-watch', views=WATCH)
def automatic_watch():
    band(leather(), width=0.48, seam=plastic((0.6, 0.5, 0.38)), thickness=0.08)
    def dial():
        case, works = gold(0.15), brass()
        turned([(0, -0.1), (0.45, -0.1), (0.5, -0.05), (0.5, 0.1), (0.48, 0.18), (0.42, 0.18), (0.42, 0.06)], case)
        disc(0.43, 0.02, metal((0.25, 0.22, 0.2), 0.4), (0, 0, 0.02))
        for x, y, r, m in ((-0.13, 0.14, 0.17, works), (0.17, 0.1, 0.13, steel()), (0.05, -0.2, 0.17, works), (-0.2, -0.12, 0.1, steel()), (0.24, -0.1, 0.09, works)):
            teeth = [(r * (1 if k % 2 else 0.86) * math.cos(k * math.pi / 16), r * (1 if k % 2 else 0.86) * math.sin(k * math.pi / 16)) for k in range(32)]
            group(lambda: plate(teeth, 0.03, m, turn=(-90, 0, 0), holes=[circle(r * 0.6, 24)]), at=(x, y, 0.07))
            box((r * 1.4, 0.025, 0.02), m, (x, y, 0.06), bevel=0.003)
            box((0.025, r * 1.4, 0.02), m, (x, y - 0.0, 0.06), bevel=0.003)
            ball(0.03, gem((0.6, 0.02, 0.1)), (x, y, 0.09))
        turned([(0.36, 0.11), (0.43, 0.11), (0.43, 0.13), (0.36, 0.13), (0.36, 0.11)], black())
        for k in range(12):
            a = math.radians(30 * k)
            group(lambda: box((0.02, 0.06, 0.012), case, bevel=0.002), at=(0.395 * math.cos(a), 0.395 * math.sin(a), 0.13), turn=(0, 0, 30 * k - 90))
        hand_of(0.22, 0.035, 305, case, 0.15)
        hand_of(0.32, 0.03, 60, case, 0.165)
        turned([(0, 0), (0.07, 0), (0.07, 0.1), (0, 0.11)], case, (0.48, 0, 0.04), (0, 90, 0))
        lugs(case, 0.46, 0.5)
    face(dial)


def digits(words, size, at, colour=None):
    text(words, size, colour or plastic((0.02, 0.03, 0.03)), at, (-90, 0, 0), depth=0.003)


def lie(outline, thickness, material, z, bevel=0.02):
    """A plate that lies in the plane of a dial, its underside at z."""
    group(lambda: plate(outline, thickness, material, turn=(-90, 0, 0), bevel=bevel), at=(0, 0, z + thickness / 2))


@model('digital-watch', views=WATCH)
def digital_watch():
    resin = matt()
    band(resin, width=0.66, narrow=0.28, holes=True, thickness=0.08)
    def dial():
        lie([(-0.33, -0.62), (0.33, -0.62), (0.44, -0.4), (0.44, 0.4), (0.33, 0.62), (-0.33, 0.62), (-0.44, 0.4), (-0.44, -0.4)], 0.12, resin, -0.14)
        lie(smooth_outline([(-0.36, 0.48), (0.36, 0.48), (0.5, 0.3), (0.5, -0.3), (0.36, -0.48), (-0.36, -0.48), (-0.5, -0.3), (-0.5, 0.3)], 3), 0.24, resin, -0.08, 0.05)
        lie(rounded(0.84, 0.74, 0.12), 0.03, black(), 0.155)
        lie(rounded(0.68, 0.4, 0.04), 0.02, plastic((0.42, 0.47, 0.38), 0.15), 0.175, 0.005)
        digits('10:58', 0.26, (0, -0.05, 0.2))
        digits('SU   30', 0.12, (0, 0.12, 0.2))
        digits('WATER RESIST', 0.07, (0, -0.29, 0.19), white())
        digits('ALARM CHRONO', 0.07, (0, 0.28, 0.19), steel())
        for x in (-1, 1):
            for y in (-0.2, 0.2):
                box((0.08, 0.12, 0.08), steel(), (x * 0.53, y, 0.02), bevel=0.02)
    face(lambda: group(dial, scale=0.88))


@model('sports-watch', views=WATCH)
def sports_watch():
    silicone = matt()
    band(silicone, width=0.52, narrow=0.12, thickness=0.1, holes=True)
    def dial():
        round_case(grey(), black(0.25), radius=0.52, thick=0.24, markers=glow((0.7, 1, 0.6), 0.7), hands=white())
        turned([(0.46, 0.2), (0.56, 0.2), (0.56, 0.26), (0.47, 0.29), (0.46, 0.2)], silicone)
        for k in range(12):
            a = math.radians(30 * k)
            ball(0.03, black(), (0.555 * math.cos(a), 0.555 * math.sin(a), 0.24))
            group(lambda: box((0.018, 0.05, 0.012), white(), bevel=0), at=(0.51 * math.cos(a), 0.51 * math.sin(a), 0.272), turn=(0, 0, 30 * k - 90))
        lie([(x, z - 0.2) for x, z in rounded(0.3, 0.13, 0.02)], 0.01, plastic((0.42, 0.47, 0.38), 0.15), 0.186, 0.002)
        digits('10:58', 0.11, (0, -0.2, 0.2))
        for y in (-0.28, 0.28):
            mirrored(lambda s: disc(0.06, 0.12, grey(), (s * 0.45, y, 0.08), (0, s * 90, 0)))
    face(dial)


@model('ladies-watch', views=WATCH)
def ladies_watch():
    strap, gilt = leather(), metal((0.9, 0.55, 0.42), 0.15)
    band(strap, width=0.32, narrow=0.06, thickness=0.055)
    face(lambda: (round_case(gilt, plastic((0.9, 0.85, 0.82), 0.15), radius=0.4, thick=0.11), lugs(gilt, 0.3, 0.4)))


@model('bracelet-watch', views=WATCH)
def bracelet_watch():
    shine, gilt = lacquer(), gold()
    band(gilt, width=0.32, narrow=0.06, thickness=0.04)
    links(shine, width=0.38, narrow=0.08, rows=3, second=gilt, count=24, size=0.142)
    def dial():
        round_case(gilt, plastic((0.9, 0.88, 0.84), 0.12), radius=0.4, thick=0.12)
        for y in (0.42, -0.42):
            for row in (-1, 0, 1):
                box((0.115, 0.2, 0.09), shine if row else gilt, (row * 0.12, y, -0.09), bevel=0.025)
    face(dial)


@model('stone-studded-watch', views=WATCH)
def stone_studded_watch():
    shine, stone = lacquer(), gem((0.92, 0.94, 0.97))
    links(shine, width=0.36, narrow=0.08, rows=2, count=26)
    def dial():
        round_case(gold(), shine, radius=0.42, thick=0.12, markers=stone, hands=gold())
        lugs(gold(), 0.3, 0.42)
        for k in range(32):
            a = 2 * math.pi * k / 32
            turned([(0, -0.03), (0.036, 0), (0.026, 0.02), (0, 0.022)], stone, (0.4 * math.cos(a), 0.4 * math.sin(a), 0.125), sides=8, bevel=0)
        for y in (0.52, -0.52):
            box((0.4, 0.17, 0.08), gold(), (0, y, -0.07), bevel=0.025)
            for k in range(3):
                turned([(0, -0.03), (0.05, 0), (0.036, 0.03), (0, 0.032)], stone, ((k - 1) * 0.11, y, 0.02), sides=8, bevel=0)
    face(dial)


@model('magnetic-strap-watch', views=WATCH)
def magnetic_strap_watch():
    shine = lacquer()
    band(shine, width=0.34, narrow=0.04, thickness=0.035)
    for k in range(64):
        d = 30 + 300 * k / 63
        p = loop_point(d, 0.637, 0.74)
        tube([(-0.155, p[1], 0.74 + (p[2] - 0.74) * 1.024), (0.155, p[1], 0.74 + (p[2] - 0.74) * 1.024)], 0.009, shine)
    p = loop_point(62, 0.65)
    group(lambda: box((0.4, 0.2, 0.06), shine, bevel=0.02), at=(0, p[1], 0.74 + (p[2] - 0.74) * 1.01), turn=(28, 0, 0))
    def dial():
        round_case(gold(), plastic((0.01, 0.012, 0.03), 0.1), radius=0.41, thick=0.1, markers=gold(), hands=gold())
    face(dial)


@model('kids-watch', views=WATCH)
def kids_watch():
    silicone = matt()
    band(silicone, width=0.42, narrow=0.08, thickness=0.08, holes=True)
    def dial():
        round_case(silicone, plastic((0.9, 0.85, 0.6), 0.3), radius=0.46, thick=0.18, markers=plastic((0.1, 0.2, 0.6)), hands=plastic((0.6, 0.05, 0.05)), crown=True)
        mirrored(lambda s: turned([(0, 0), (0.14, 0), (0.14, 0.14), (0, 0.14)], silicone, (s * 0.36, 0.4, 0)))
        mirrored(lambda s: ball(0.045, black(), (s * 0.13, 0.1, 0.13), squash=(1, 1.3, 0.4)))
        tube([(-0.15, -0.12, 0.145), (0, -0.2, 0.145), (0.15, -0.12, 0.145)], 0.018, black())
        mirrored(lambda s: ball(0.05, plastic((0.9, 0.4, 0.4)), (s * 0.24, -0.03, 0.128), squash=(1, 0.7, 0.2)))
    face(dial)


@model('led-watch', views=WATCH)
def led_watch():
    silicone = matt()
    band(silicone, width=0.46, narrow=0.1, thickness=0.08, start=18)
    def dial():
        lie(rounded(0.5, 0.86, 0.12), 0.16, silicone, -0.06, 0.05)
        lie(rounded(0.4, 0.68, 0.06), 0.02, screen((0.01, 0.01, 0.01)), 0.09, 0.004)
        digits('10', 0.3, (0, 0.14, 0.115), glow((1, 0.08, 0.04), 3))
        digits('58', 0.3, (0, -0.14, 0.115), glow((1, 0.08, 0.04), 3))
    face(dial)


@model('digital-kids-watch', views=WATCH)
def digital_kids_watch():
    resin, accent = matt(), plastic((0.85, 0.6, 0.05))
    band(resin, width=0.46, narrow=0.12, thickness=0.08, holes=True)
    def dial():
        turned([(0, -0.08), (0.44, -0.08), (0.5, 0), (0.5, 0.12), (0.44, 0.18), (0, 0.18)], resin)
        ring(0.44, 0.03, accent, (0, 0, 0.17))
        disc(0.4, 0.015, black(), (0, 0, 0.18), bevel=0)
        lie([(x, z + 0.0) for x, z in rounded(0.6, 0.3, 0.05)], 0.02, plastic((0.42, 0.5, 0.4), 0.15), 0.192, 0.004)
        digits('8:30', 0.24, (0, -0.02, 0.217))
        star = [(0.09 * r * math.cos(math.radians(90 + k * 36)), 0.27 + 0.09 * r * math.sin(math.radians(90 + k * 36))) for k in range(10) for r in ((1, 0.45)[k % 2],)]
        lie(star, 0.02, accent, 0.192, 0.003)
        digits('KIDS', 0.1, (0, -0.26, 0.2), white())
        for a in (35, 145, 215, 325):
            disc(0.055, 0.08, accent, (0.46 * math.cos(math.radians(a)), 0.46 * math.sin(math.radians(a)), 0.05), (0, 90, a))
    face(dial)


@model('kids-smart-watch', views=WATCH)
def kids_smart_watch():
    silicone = matt()
    band(silicone, width=0.6, narrow=0.22, thickness=0.09, holes=True)
    def dial():
        lie([(-0.31, -0.64), (0.31, -0.64), (0.4, -0.4), (0.4, 0.4), (0.31, 0.64), (-0.31, 0.64), (-0.4, 0.4), (-0.4, -0.4)], 0.12, silicone, -0.14)
        lie(rounded(0.9, 0.98, 0.2), 0.22, silicone, -0.08, 0.06)
        lie(rounded(0.76, 0.84, 0.12), 0.02, screen(), 0.135, 0.004)
        digits('10:58', 0.24, (0, 0.22, 0.162), glow((1, 1, 1), 1.5))
        for k, colour in enumerate(((0.1, 0.7, 0.2), (0.1, 0.35, 0.9), (0.95, 0.5, 0.05), (0.85, 0.1, 0.3))):
            lie([(x - 0.17 + 0.34 * (k % 2), z - 0.08 - 0.22 * (k // 2)) for x, z in rounded(0.26, 0.18, 0.06)], 0.012, glow(colour, 0.8), 0.157, 0.002)
        disc(0.05, 0.02, black(), (0, 0.435, 0.13))
        box((0.06, 0.16, 0.08), grey(), (0.46, -0.08, 0.0), bevel=0.02)
    face(lambda: group(dial, scale=0.88))


def glasses(outline, frame, lens, gap=0.1, rim=0.06, thick=0.09, deep=1.75, bridge=None, arm=0.07, brow=None, tilt=0):
    """Two rims around lenses of the given outline (for the right eye, centred), a bridge and two arms."""
    xs, zs = [x for x, _ in outline], [z for _, z in outline]
    w, low, high = max(xs), min(zs), max(zs)
    z0 = -low + rim + 0.02
    for side in (-1, 1):
        cx = side * (w + gap / 2 + rim)
        shape = [(side * x, z) for x, z in outline]
        if rim > 0.03:
            factor = lambda x, z: (x * (1 + rim / w), z * (1 + rim / high))
            plate([factor(x, z) for x, z in shape], thick, frame, (cx, 0, z0), (tilt, 0, 0), holes=[shape], bevel=0.018)
        else:
            tube([(cx + x, 0, z0 + z) for x, z in shape], 0.028, frame, closed=True)
        plate(shape, 0.02, lens, (cx, 0.0, z0), bevel=0.004)
        hinge = cx + side * (w + rim * 0.7)
        top = z0 + high * 0.55
        box((0.12, 0.1, 0.12), frame, (hinge - side * 0.03, 0.02, top - 0.06), bevel=0.03)
        path = bent([(hinge, 0.02, top), (hinge + side * 0.02, 0.5, top), (hinge + side * 0.01, deep * 0.72, top - 0.02), (hinge - side * 0.05, deep * 0.9, top - 0.16), (hinge - side * 0.08, deep, 0.05)], 24)
        ribbon(path, (0, 0, 1), lambda s: arm * (1.3 - 0.5 * math.sin(math.pi * s)), frame, 0.05)
        ball(0.06, white(0.4), (side * (gap / 2 + 0.015), 0.11, z0 - high * 0.1), squash=(0.35, 0.6, 1.1))
    (bridge or (lambda z: tube([(-gap / 2 - rim, 0, z + high * 0.25), (0, -0.02, z + high * 0.42), (gap / 2 + rim, 0, z + high * 0.25)], 0.05, frame)))(z0)


DARK = (0.012, 0.014, 0.018)


def shade(rgb=DARK):
    return plastic(rgb, 0.04)


@model('sunglasses')
def sunglasses():
    outline = smooth_outline([(-0.46, 0.3), (0, 0.36), (0.5, 0.36), (0.5, 0.1), (0.36, -0.28), (0, -0.36), (-0.34, -0.28), (-0.46, 0)])
    glasses(outline, lacquer(), shade(), gap=0.14, rim=0.09, thick=0.12, arm=0.14)


@model('polarised-sunglasses')
def polarised_sunglasses():
    frame = lacquer()
    outline = smooth_outline([(-0.44, 0.26), (0, 0.34), (0.46, 0.3), (0.5, 0.05), (0.36, -0.34), (0.08, -0.46), (-0.24, -0.3), (-0.42, 0.0)])
    def bridge(z):
        tube([(-0.2, 0, z + 0.12), (0, -0.02, z + 0.16), (0.2, 0, z + 0.12)], 0.025, frame)
        tube([(-0.4, 0, z + 0.32), (0, -0.03, z + 0.36), (0.4, 0, z + 0.32)], 0.028, frame)
    glasses(outline, frame, shade((0.03, 0.025, 0.02)), gap=0.3, rim=0.02, arm=0.05, bridge=bridge)


@model('goggles')
def goggles():
    frame = lacquer()
    sections, lens = [], []
    for k in range(33):
        a = math.radians(-66 + 132 * k / 32)
        x, y = 1.12 * math.sin(a), 0.85 * (1 - math.cos(a))
        notch = 0.2 * math.exp(-(x / 0.16) ** 2)
        low, high = -0.3 + notch + 0.16 * abs(x) ** 3, 0.3 - 0.08 * abs(x) ** 2
        lens.append([(x, y, 0.42 + low + (high - low) * j / 6) for j in range(7)])
        sections.append([(x, y - 0.02 + 0.06 * b, 0.42 + high + 0.05 * c) for b, c in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    loft(lens, plastic((0.25, 0.06, 0.02), 0.03), closed=False, caps=False, thickness=0.02, smooth=1)
    loft(sections, frame, smooth=1)
    for side in (-1, 1):
        path = bent([(side * 1.02, 0.5, 0.6), (side * 1.06, 0.9, 0.58), (side * 1.02, 1.5, 0.5), (side * 0.95, 1.9, 0.22), (side * 0.92, 2.05, 0.04)], 20)
        ribbon(path, (0, 0, 1), lambda s: 0.2 - 0.1 * s, frame, 0.06)
        tube([(side * x, 0.85 * (1 - math.cos(math.asin(x / 1.12))) - 0.01, 0.12 + 0.2 * math.exp(-(x / 0.16) ** 2) + 0.16 * x ** 3) for x in (0.05, 0.15, 0.25, 0.4, 0.6, 0.8, 0.98)], 0.022, frame)
        ball(0.06, rubber(), (side * 0.12, 0.12, 0.32), squash=(0.4, 0.8, 1.3))


@model('uv-protection-sunglasses')
def uv_protection_sunglasses():
    outline = smooth_outline([(-0.5, 0.16), (-0.2, 0.34), (0.2, 0.4), (0.6, 0.56), (0.54, 0.12), (0.36, -0.3), (0, -0.42), (-0.36, -0.3)])
    glasses(outline, lacquer(), shade((0.06, 0.02, 0.03)), gap=0.12, rim=0.08, thick=0.11, arm=0.15)


@model('spectacle-frame')
def spectacle_frame():
    glasses(rounded(0.92, 0.6, 0.16), lacquer(), glass(), gap=0.22, rim=0.075, thick=0.1, arm=0.11)


@model('computer-glasses')
def computer_glasses():
    outline = smooth_outline([(0.47 * math.cos(k * math.pi / 8), 0.42 * math.sin(k * math.pi / 8)) for k in range(16)])
    glasses(outline, lacquer(), glass((0.6, 0.8, 1)), gap=0.24, rim=0.06, thick=0.09, arm=0.09)


@model('reading-glasses')
def reading_glasses():
    frame = lacquer()
    glasses(rounded(0.86, 0.42, 0.2), frame, glass(), gap=0.26, rim=0.055, thick=0.08, arm=0.08)
    for k in range(2):
        box((2.3, 1.5, 0.03), paper(), (0.1, 0.75, -0.06 + 0.03 * k - 0.001), bevel=0.005)
    for k in range(9):
        box((1.8 if k % 4 else 1.3, 0.03, 0.004), grey(), (0.1 - (0 if k % 4 else 0.25), 0.2 + 0.13 * k, 0.0), bevel=0)
