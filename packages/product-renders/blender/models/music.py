"""Musical instruments, microphones and their accessories."""

from materials import *
from parts import *
from registry import model


FLAT = ('flat', 'top')
ROSEWOOD, MAPLE, SHEESHAM, BAMBOO = (0.09, 0.035, 0.02), (0.62, 0.4, 0.18), (0.2, 0.08, 0.035), (0.62, 0.42, 0.16)
SKIN = (0.8, 0.72, 0.58)


def rod(a, b, radius, material):
    return tube([a, b], radius, material, straight=True)


def lay(outline, thickness, material, z=0, bevel=0.01, holes=(), at=(0, 0), turn=0):
    """A plate that lies on the floor; its outline is seen from above."""
    return plate(outline, thickness, material, at=(at[0], at[1], z + thickness / 2), turn=(-90, 0, turn), bevel=bevel, holes=holes)


def neck(bottom, top, width, front, strings, frets=18, back=None):
    """A neck from `bottom` to `top` (heights), its fretboard at y = front, with the strings down to `bridge`."""
    box((width, 0.07, top - bottom), back or wood(MAPLE), at=(0, front + 0.05, bottom), bevel=0.025)
    box((width * 0.98, 0.025, top - bottom), wood(ROSEWOOD), at=(0, front + 0.005, bottom), bevel=0.006)
    scale = top - strings
    z = top
    for i in range(frets):
        z = strings + scale * 2 ** (-(i + 1) / 12)
        if z > bottom:
            box((width * 0.96, 0.012, 0.007), steel(), at=(0, front - 0.01, z), bevel=0)
            if i + 1 in (3, 5, 7, 9, 12, 15):
                disc(0.014, 0.008, white(), at=(0, front - 0.006, z + 0.02), turn=(90, 0, 0), bevel=0)
    box((width, 0.04, 0.02), white(), at=(0, front - 0.01, top), bevel=0.004)


def headstock(top, width, front, pegs, shape=None, material=None):
    shape = shape or [(-width * 0.5, 0), (-width * 0.85, 0.1), (-width * 0.95, 0.38), (-width * 0.5, 0.4), (0, 0.43), (width * 0.5, 0.4), (width * 0.95, 0.38), (width * 0.85, 0.1), (width * 0.5, 0)]
    def build():
        plate(shape, 0.05, material or wood(ROSEWOOD), at=(0, front + 0.04, 0), bevel=0.012)
        for i in range(pegs):
            z = 0.12 + i * 0.22 / max(pegs - 1, 1)
            mirrored(lambda s: (disc(0.018, 0.04, steel(), at=(s * width * 0.55, front + 0.02, z), turn=(90, 0, 0)), rod((s * width * 0.8, front + 0.05, z), (s * width * 1.25, front + 0.05, z), 0.012, steel()), ball(0.03, white(), at=(s * width * 1.35, front + 0.05, z), squash=(0.8, 0.6, 1.1))))
    group(build, at=(0, 0, top), turn=(-8, 0, 0))


def string_set(count, width, z0, z1, y, thick=0.004):
    for i in range(count):
        x = width * (i / (count - 1) - 0.5)
        rod((x, y, z0), (x * 0.85, y + 0.008, z1), thick * (1.5 - i * 0.14), steel(0.3))


def lying(build):
    group(build, turn=(-90, 0, -38))


def acoustic_shape(wide=1.0, cut=False):
    half = [(0, 1.0), (0.16, 0.995), (0.275, 0.9), (0.285, 0.76), (0.245, 0.6), (0.29, 0.46), (0.385, 0.3), (0.37, 0.12), (0.23, 0.015), (0, 0)]
    left = smooth_outline(symmetric([(x * wide, z) for x, z in half]), 6)
    if not cut:
        return left
    right = [(0, 1.0), (0.06 * wide, 0.97), (0.09 * wide, 0.85), (0.16 * wide, 0.79), (0.24 * wide, 0.84), (0.29 * wide, 0.8), (0.26 * wide, 0.64)] + [(x * wide, z) for x, z in half[5:]]
    return smooth_outline(right + [(-x * wide, z) for x, z in reversed(half) if abs(x) > 1e-6], 6)


def acoustic(cut=False, scale_neck=1.0, strings=6, wide=1.0, width=0.105, electronics=False):
    def build():
        paint, dark = lacquer(), wood(ROSEWOOD)
        shape = acoustic_shape(wide, cut)
        plate(shape, 0.24, paint, at=(0, 0, 0), bevel=0.02)
        # Binding
        tube([(x, -0.116, z) for x, z in shape], 0.011, white(), closed=True, straight=True)
        front = -0.12
        hole = 0.68
        disc(0.1, 0.006, black(0.9), at=(0, front, hole), turn=(90, 0, 0), bevel=0)
        ring(0.113, 0.006, gold(0.4), at=(0, front - 0.002, hole), turn=(90, 0, 0))
        ring(0.128, 0.003, white(), at=(0, front - 0.002, hole), turn=(90, 0, 0))
        if not electronics:
            plate(smooth_outline([(0.06, 0.6), (0.13, 0.66), (0.16, 0.58), (0.17, 0.45), (0.08, 0.42), (0.05, 0.52)]), 0.006, plastic((0.03, 0.02, 0.015), 0.15), at=(0, front - 0.003, 0), bevel=0.001)
        plate(smooth_outline([(-0.15, 0.3), (0, 0.32), (0.15, 0.3), (0.15, 0.25), (0, 0.245), (-0.15, 0.25)]), 0.03, dark, at=(0, front - 0.012, 0), bevel=0.008)
        box((0.13, 0.02, 0.012), white(), at=(0, front - 0.03, 0.29), bevel=0.003)
        for i in range(strings):
            ball(0.009, white(), at=(width * 0.95 * (i / (strings - 1) - 0.5), front - 0.03, 0.267))
        top = 1.0 + 0.78 * scale_neck
        neck(0.79, top, width, front - 0.02, 0.29)
        headstock(top, width, front - 0.0, 2 if strings == 4 else 3)
        string_set(strings, width * 0.85, 0.29, top + 0.01, front - 0.045)
        if electronics:
            # Preamp on the side and a lipstick pickup
            box((0.2, 0.03, 0.035), steel(), at=(0, front - 0.01, 0.5), bevel=0.01)
            plate(rounded(0.09, 0.2, 0.01), 0.02, black(), at=(-0.17, front - 0.005, 0.78), bevel=0.004)
            for i in range(4):
                disc(0.013, 0.025, steel(), at=(-0.19 + 0.04 * (i % 2), front - 0.01, 0.84 - 0.045 * (i // 2)), turn=(90, 0, 0))
            box((0.05, 0.01, 0.03), glow((0.3, 0.9, 0.4), 1.5), at=(-0.17, front - 0.016, 0.71), bevel=0)
            # A coiled cable with a plug at either end, one of them in the rim
            coil = [(0.64 + 0.16 * math.cos(math.pi + i * 0.4), 0.105 - 0.001 * i, 0.12 + 0.16 * math.sin(math.pi + i * 0.4)) for i in range(40)]
            tube([(0.3, 0, 0.02), (0.36, 0.08, -0.03), (0.44, 0.1, 0.0), *coil, (0.82, 0.09, 0.26), (0.9, 0.095, 0.36)], 0.015, rubber())
            rod((0.24, 0, 0.06), (0.33, 0.02, -0.0), 0.03, black())
            rod((0.89, 0.095, 0.35), (1.0, 0.095, 0.46), 0.03, black())
            rod((1.0, 0.095, 0.46), (1.07, 0.095, 0.53), 0.014, gold())
    lying(build)


@model('acoustic-guitar', views=FLAT)
def acoustic_guitar():
    acoustic()


@model('semi-acoustic-guitar', views=FLAT)
def semi_acoustic_guitar():
    acoustic(cut=True, electronics=True)


@model('ukulele', views=FLAT)
def ukulele():
    acoustic(scale_neck=0.55, strings=4, wide=0.95, width=0.13)


@model('electric-guitar', views=FLAT)
def electric_guitar():
    def build():
        paint, dark, cream = lacquer(), black(0.4), plastic((0.8, 0.78, 0.7))
        shape = smooth_outline([(0.05, 0.78), (0.1, 0.74), (0.14, 0.8), (0.24, 0.92), (0.29, 0.88), (0.26, 0.72), (0.27, 0.56), (0.36, 0.38), (0.38, 0.2), (0.26, 0.04), (0.05, 0.0), (-0.18, 0.0), (-0.36, 0.12), (-0.37, 0.3), (-0.28, 0.5), (-0.27, 0.66), (-0.33, 0.86), (-0.3, 0.99), (-0.22, 0.96), (-0.14, 0.82), (-0.08, 0.76)], 7)
        plate(shape, 0.11, paint, bevel=0.035)
        guard = smooth_outline([(-0.08, 0.74), (-0.2, 0.8), (-0.22, 0.62), (-0.2, 0.45), (-0.12, 0.3), (0.05, 0.27), (0.2, 0.16), (0.28, 0.16), (0.3, 0.26), (0.22, 0.42), (0.2, 0.6), (0.18, 0.76), (0.09, 0.73)], 6)
        plate(guard, 0.012, cream, at=(0, -0.06, 0), bevel=0.003)
        for z, lean in ((0.66, 0), (0.53, 0), (0.4, 8)):
            group(lambda: (plate(rounded(0.2, 0.05, 0.024), 0.03, dark, bevel=0.008), [disc(0.01, 0.02, steel(), at=(-0.07 + 0.028 * i, -0.005, 0), turn=(90, 0, 0), bevel=0) for i in range(6)]), at=(0, -0.075, z), turn=(0, lean, 0))
        box((0.18, 0.03, 0.1), steel(), at=(0, -0.07, 0.22), bevel=0.008)
        tube([(0.08, -0.1, 0.25), (0.16, -0.13, 0.24), (0.24, -0.13, 0.45)], 0.009, steel())
        ball(0.018, cream, at=(0.24, -0.13, 0.46))
        for x, z in ((0.17, 0.33), (0.22, 0.25), (0.26, 0.18)):
            turned([(0, 0), (0.03, 0), (0.024, 0.035), (0, 0.035)], dark, at=(x, -0.066, z), turn=(90, 0, 0))
        neck(0.7, 1.6, 0.1, -0.07, 0.27, frets=21)
        shape = smooth_outline([(-0.05, 0), (-0.06, 0.08), (-0.08, 0.36), (-0.02, 0.44), (0.07, 0.42), (0.1, 0.34), (0.05, 0.28), (0.055, 0.08), (0.05, 0)], 6)
        plate(shape, 0.04, wood(MAPLE), at=(0, -0.03, 1.61), bevel=0.01)
        for i in range(6):
            z = 1.68 + i * 0.05
            disc(0.014, 0.04, steel(), at=(-0.03, -0.04, z), turn=(90, 0, 0))
            rod((-0.07, -0.03, z), (-0.11, -0.03, z), 0.008, steel())
            ball(0.02, steel(), at=(-0.12, -0.03, z), squash=(0.7, 0.6, 1))
        string_set(6, 0.085, 0.27, 1.61, -0.11)
    lying(build)


def laced(count, radius_at, low, high, material, wire=0.014, axis='z'):
    """A zigzag of cords around a drum. `radius_at(z)` is the radius of the body."""
    points = []
    for i in range(count * 2 + 1):
        a = math.pi * i / count
        z = low if i % 2 else high
        points.append((radius_at(z) * math.cos(a), radius_at(z) * math.sin(a), z))
    for a, b in zip(points, points[1:]):
        line = []
        for k in range(7):
            t = k / 6
            z = a[2] + (b[2] - a[2]) * t
            start, end = math.atan2(a[1], a[0]), math.atan2(b[1], b[0])
            if end < start - 0.001:
                end += 2 * math.pi
            angle = start + (end - start) * t
            line.append((radius_at(z) * math.cos(angle), radius_at(z) * math.sin(angle), z))
        tube(line, wire, material)


def head(radius, z, patch, skin=SKIN, off=0.0):
    """A drum skin with a black patch, on top."""
    turned(curve_profile([(radius * 1.03, z - 0.06), (radius * 1.02, z), (radius * 0.95, z + 0.015), (0, z + 0.02)], 4), paper(skin))
    turned([(radius * 0.93, z + 0.02), (radius * 0.72, z + 0.026)], paper(tuple(c * 0.85 for c in skin)), bevel=0)
    if patch:
        turned(curve_profile([(patch, z + 0.022), (patch * 0.8, z + 0.034), (0, z + 0.04)], 4), plastic((0.012, 0.012, 0.013), 0.6), at=(off, 0, 0))


@model('tabla-set')
def tabla_set():
    strap = plastic((0.55, 0.4, 0.24), 0.8)
    def cushion(r):
        ring(r, 0.13, plastic((0.45, 0.02, 0.05), 0.8), at=(0, 0, 0.13))
        for d in range(0, 360, 30):
            a = math.radians(d)
            ring(0.135, 0.012, gold(0.5), at=(r * math.cos(a), r * math.sin(a), 0.13), turn=(90, 0, d))
    def dayan():
        cushion(0.42)
        body = lambda z: 0.4 + 0.08 * math.sin(math.pi * min(1, max(0, (z - 0.1) / 1.4))) - 0.06 * z
        turned([(body(0.12 + i * 0.066), 0.12 + i * 0.066) for i in range(20)], wood(SHEESHAM))
        laced(16, lambda z: body(z) + 0.02, 0.28, 1.36, strap, 0.016)
        for i in range(8):
            a = 2 * math.pi * i / 8 + 0.1
            rod(((body(0.6) + 0.06) * math.cos(a), (body(0.6) + 0.06) * math.sin(a), 0.5), ((body(0.8) + 0.06) * math.cos(a), (body(0.8) + 0.06) * math.sin(a), 0.74), 0.06, wood((0.55, 0.35, 0.16)))
        ring(0.36, 0.045, strap, at=(0, 0, 1.38))
        head(0.345, 1.42, 0.15)
    def bayan():
        cushion(0.42)
        profile = curve_profile([(0.2, 0.1), (0.42, 0.22), (0.58, 0.5), (0.62, 0.8), (0.56, 1.06), (0.5, 1.2)])
        turned(profile, copper(0.2))
        def body(z):
            return next((r for r, h in profile if h >= z), 0.5)
        laced(18, lambda z: body(z) + 0.02, 0.3, 1.18, strap, 0.016)
        ring(0.52, 0.05, strap, at=(0, 0, 1.2))
        head(0.5, 1.25, 0.19, off=0.1)
    group(bayan, at=(0.72, 0.0, 0))
    group(dayan, at=(-0.6, 0, 0))
    # Tuning hammer
    def hammer():
        tube([(0, 0, 0.08), (0.7, 0, 0.06)], 0.035, steel())
        turned([(0, -0.14), (0.07, -0.14), (0.09, 0), (0.07, 0.14), (0, 0.14)], steel(), at=(0.68, 0, 0.1), turn=(90, 0, 0))
    group(hammer, at=(-0.2, -0.85, 0), turn=(0, 0, 8))


@model('dholak')
def dholak():
    cord = plastic((0.8, 0.75, 0.62), 0.8)
    def build():
        body = lambda z: 0.42 + 0.14 * math.cos(math.pi * z / 2.3)
        turned([(body(-0.95 + i * 0.095), -0.95 + i * 0.095) for i in range(21)], wood((0.33, 0.11, 0.035)))
        laced(12, lambda z: body(z) + 0.018, -0.9, 0.9, cord, 0.018)
        for i in range(12):
            a = 2 * math.pi * i / 12 + 0.13
            ring(0.05, 0.014, brass(), at=((body(0.4) + 0.02) * math.cos(a), (body(0.4) + 0.02) * math.sin(a), 0.42), turn=(90, 0, math.degrees(a) + 90))
        for s in (-1, 1):
            ring(body(0.95) + 0.02, 0.05, plastic((0.4, 0.02, 0.03), 0.7), at=(0, 0, s * 0.93))
        turned(curve_profile([(0.46, 0.95), (0.44, 0.99), (0, 1.0)], 4), paper(SKIN))
        turned(curve_profile([(0.46, -0.95), (0.44, -0.99), (0, -1.0)], 4), paper(SKIN))
        turned([(0.16, -1.0), (0.15, -1.012), (0, -1.015)], black(0.7), bevel=0)
        ring(0.3, 0.006, paper((0.5, 0.4, 0.3)), at=(0, 0, -1.0))
    group(build, at=(0, 0, 0.57), turn=(0, 90, 24))
    mirrored(lambda s: box((0.16, 0.7, 0.12), wood((0.5, 0.3, 0.12)), at=(s * 0.4, s * 0.18, 0), turn=(0, 0, 24), bevel=0.03))


@model('djembe')
def djembe():
    rope = plastic((0.02, 0.06, 0.3), 0.8)
    profile = curve_profile([(0.36, 0), (0.38, 0.05), (0.3, 0.35), (0.22, 0.75), (0.24, 0.9), (0.42, 1.15), (0.56, 1.4), (0.6, 1.65), (0.58, 1.85)])
    turned(profile, wood((0.42, 0.2, 0.08)))
    def body(z):
        return next((r for r, h in profile if h >= z), 0.58)
    laced(20, lambda z: body(z) + 0.02, 1.0, 1.72, rope, 0.014)
    ring(0.62, 0.022, rope, at=(0, 0, 1.7))
    ring(0.62, 0.03, black(), at=(0, 0, 1.78))
    ring(body(0.98) + 0.02, 0.03, rope, at=(0, 0, 0.99))
    head(0.585, 1.88, 0)
    for z in (0.1, 0.16, 0.45, 0.5):
        ring(body(z) + 0.002, 0.014, wood((0.15, 0.06, 0.03)), at=(0, 0, z))
    for i in range(12):
        a = 2 * math.pi * i / 12
        ball(0.05, wood((0.75, 0.55, 0.28)), at=((body(0.3)) * math.cos(a), (body(0.3)) * math.sin(a), 0.3), squash=(0.6, 0.6, 1.3))


@model('duff')
def duff():
    def build():
        turned([(0.88, -0.24), (0.97, -0.24), (0.97, 0.13), (0.88, 0.13)], wood((0.45, 0.2, 0.07)))
        turned(curve_profile([(0.985, 0.05), (0.985, 0.12), (0.95, 0.145), (0, 0.15)], 4), paper(SKIN))
        around(36, 0.98, lambda at, degrees: disc(0.022, 0.02, brass(), at, turn=(0, 90, degrees)), at=(0, 0, 0.08))
        # Pairs of jingles in the slots of the frame
        for i in range(9):
            a = 2 * math.pi * (i + 0.5) / 9
            x, y = math.cos(a), math.sin(a)
            box((0.12, 0.34, 0.12), black(0.9), at=(0.925 * x, 0.925 * y, -0.14), turn=(0, 0, math.degrees(a)), bevel=0.01)
            for z in (-0.11, -0.07):
                turned([(0.02, 0.0), (0.05, 0.012), (0.13, 0)], brass(), at=(0.96 * x, 0.96 * y, z), bevel=0)
        ring(0.72, 0.006, paper((0.55, 0.3, 0.12)), at=(0, 0, 0.148), flat=0.4)
        for i in range(8):
            a = 2 * math.pi * i / 8
            lay(smooth_outline([(0, 0), (0.08, 0.12), (0, 0.28), (-0.08, 0.12)]), 0.006, paper((0.5, 0.12, 0.05)), z=0.147, at=(0.12 * math.cos(a), 0.12 * math.sin(a)), turn=math.degrees(a) - 90, bevel=0.001)

    def on_stand():
        group(build, at=(0, 0, 1.06), turn=(70, 0, 0))
        # A stand of wood behind
        box((1.5, 1.2, 0.06), wood(SHEESHAM), at=(0, -0.05, 0), bevel=0.02)
        box((1.3, 0.06, 0.6), wood(SHEESHAM), at=(0, -0.04, 0.03), turn=(-20, 0, 0), bevel=0.02)
    group(on_stand, turn=(0, 0, 22))


@model('cajon')
def cajon():
    pale, dark = wood((0.6, 0.38, 0.18)), wood((0.25, 0.1, 0.045))
    mirrored(lambda s: box((0.08, 1.1, 1.8), dark, at=(s * 0.56, 0, 0.06), bevel=0.02))
    box((1.2, 1.1, 0.08), dark, at=(0, 0, 1.8), bevel=0.03)
    box((1.2, 1.1, 0.08), dark, at=(0, 0, 0.06), bevel=0.02)
    plate([(-0.58, 0.06), (0.58, 0.06), (0.58, 1.84), (-0.58, 1.84)], 0.04, pale, at=(0, -0.55, 0), bevel=0.01, holes=[circle(0.22, 48, (0, 1.15))])
    ring(0.23, 0.02, dark, at=(0, -0.575, 1.15), turn=(90, 0, 0))
    box((1.1, 0.02, 1.7), wood((0.12, 0.06, 0.03)), at=(0, 0.5, 0.1), bevel=0)
    for x in (-0.52, 0.52):
        for z in (0.14, 0.7, 1.25, 1.76):
            disc(0.03, 0.015, steel(), at=(x, -0.57, z), turn=(90, 0, 0))
    mirrored(lambda s: mirrored(lambda t: disc(0.08, 0.07, rubber(), at=(s * 0.48, t * 0.44, 0))))
    box((0.9, 0.8, 0.03), plastic((0.08, 0.08, 0.09), 0.8), at=(0, 0, 1.87), bevel=0.015)


def drum(radius, depth, colour, rods=6):
    """A drum standing on its lower rim."""
    turned([(radius * 0.97, 0), (radius * 0.97, depth)], plastic(colour, 0.2))
    for z in (0.03, depth - 0.03):
        turned([(radius * 0.97, z - 0.03), (radius * 1.03, z - 0.03), (radius * 1.03, z + 0.04), (radius * 0.97, z + 0.04)], steel())
    turned([(radius * 0.98, depth - 0.01), (0, depth)], white(), bevel=0)
    turned([(radius * 0.98, 0.01), (0, 0.005)], white(), bevel=0)
    for i in range(rods):
        a = 2 * math.pi * i / rods + 0.3
        x, y = radius * 1.02 * math.cos(a), radius * 1.02 * math.sin(a)
        rod((x, y, 0.02), (x, y, depth - 0.02), 0.012, steel())
        ball(0.035, steel(), at=(x, y, depth / 2), squash=(1, 1, 1.6))


@model('kids-drum-set')
def kids_drum_set():
    red = (0.55, 0.01, 0.02)
    # Bass drum with its front towards the viewer
    group(lambda: drum(0.62, 0.55, red, 8), at=(0, 0.1, 0.64), turn=(90, 0, 0))
    text('ROCK', 0.26, plastic((0.02, 0.02, 0.03)), at=(0, -0.47, 0.66))
    mirrored(lambda s: rod((s * 0.5, -0.3, 0.3), (s * 0.75, -0.5, 0.02), 0.025, steel()))
    group(lambda: drum(0.3, 0.3, red), at=(-0.36, -0.02, 1.3), turn=(14, -6, 0))
    group(lambda: drum(0.3, 0.3, red), at=(0.36, -0.02, 1.3), turn=(14, 6, 0))
    mirrored(lambda s: tube([(s * 0.05, -0.1, 1.24), (s * 0.1, -0.05, 1.45), (s * 0.2, -0.05, 1.45)], 0.025, steel()))
    # Floor tom and snare
    group(lambda: drum(0.4, 0.5, red), at=(1.0, -0.3, 0.35))
    group(lambda: drum(0.38, 0.24, red), at=(-1.0, -0.3, 0.62))
    for at, r, low in (((1.0, -0.3), 0.4, 0.7), ((-1.0, -0.3), 0.3, 0.6)):
        for d in (90, 210, 330):
            a = math.radians(d)
            rod((at[0] + r * math.cos(a), at[1] + r * math.sin(a), low), (at[0] + (r + 0.06) * math.cos(a), at[1] + (r + 0.06) * math.sin(a), 0.0), 0.022, steel())
    # Cymbals
    for x, y, z in ((-0.8, 0.55, 1.85), (0.85, 0.55, 1.75)):
        turned(curve_profile([(0.44, 0), (0.12, 0.05), (0.08, 0.1), (0, 0.12)]), brass(0.3), at=(x, y, z), turn=(8, -4, 0))
        rod((x, y, 0.3), (x, y, z + 0.2), 0.022, steel())
        for d in (90, 210, 330):
            a = math.radians(d)
            rod((x, y, 0.4), (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0.01), 0.018, steel())
    # Sticks on the snare
    for turn in (0.1, 0.3):
        tube([(-1.25, -0.5 + turn, 0.885), (-0.7, -0.35 + turn * 0.4, 0.9)], 0.025, wood(MAPLE))


def keys(width, count, depth, front, z, scale_black=0.62, thickness=0.05, start=0):
    """White and black keys from left to right; `front` is the y of their front edge."""
    pale, dark = white(0.25), black(0.2)
    step = width / count
    for i in range(count):
        x = -width / 2 + (i + 0.5) * step
        box((step * 0.94, depth, thickness), pale, at=(x, front + depth / 2, z), bevel=0.006)
        if (i + start) % 7 not in (2, 6) and i < count - 1:
            box((step * 0.56, depth * scale_black, thickness * 0.8), dark, at=(x + step / 2, front + depth - depth * scale_black / 2, z + thickness * 0.9), bevel=0.008)


def keyboard_body(width, depth, count, colour, buttons=True, screen_on=True, speakers=True, height=0.2):
    body, dark = plastic(colour, 0.4), black(0.5)
    box((width, depth, height), body, bevel=0.05)
    keys(width * 0.92, count, depth * 0.5, -depth / 2 + 0.02, height - 0.01)
    z = height
    if speakers:
        mirrored(lambda s: (lay(rounded(width * 0.16, depth * 0.3, 0.04), 0.02, dark, z=z - 0.01, at=(s * width * 0.4, depth * 0.27), bevel=0.005), [rod((s * width * 0.4 - width * 0.07, depth * 0.17 + i * depth * 0.04, z + 0.012), (s * width * 0.4 + width * 0.07, depth * 0.17 + i * depth * 0.04, z + 0.012), 0.006, grey()) for i in range(6)]))
    if screen_on:
        lay(rounded(width * 0.16, depth * 0.18, 0.02), 0.02, screen((0.02, 0.1, 0.16)), z=z - 0.005, at=(0, depth * 0.3), bevel=0.004)
        text('001 Piano', 0.06, glow((0.5, 0.9, 1), 2), at=(0, depth * 0.3, z + 0.02), turn=(-90, 0, 0), depth=0.002)
    if buttons:
        for s in (-1, 1):
            for i in range(5):
                for j in range(2):
                    box((width * 0.026, 0.05, 0.025), white() if (i + j) % 3 else plastic((0.6, 0.05, 0.03)), at=(s * (width * 0.12 + i * width * 0.036), depth * (0.26 + j * 0.1), z - 0.005), bevel=0.008)
        disc(0.05, 0.04, grey(), at=(-width * 0.28, depth * 0.14, z - 0.005))


@model('musical-keyboard', views=('top', 'three-quarter'))
def musical_keyboard():
    keyboard_body(3.0, 1.0, 36, (0.03, 0.03, 0.035))
    # Note stand with a sheet
    plate(rounded(1.1, 0.5, 0.05), 0.03, black(0.4), at=(0, 0.54, 0.4), turn=(-16, 0, 0), bevel=0.01)
    def sheet_music():
        box((0.7, 0.01, 0.46), paper(), bevel=0)
        for z in (0.08, 0.2, 0.32):
            for k in range(5):
                box((0.6, 0.004, 0.004), black(), at=(0, -0.006, z + k * 0.016), bevel=0)
            for k in range(9):
                ball(0.012, black(), at=(-0.26 + k * 0.06, -0.008, z + 0.016 * (k * 7 % 5)), squash=(1.2, 0.3, 0.9))
    group(sheet_music, at=(0, 0.45, 0.22), turn=(-16, 0, 0))


@model('digital-piano')
def digital_piano():
    # On its stand with three pedals
    body, dark = plastic((0.03, 0.028, 0.03), 0.3), black(0.5)
    box((2.6, 0.75, 0.26), body, at=(0, 0, 1.3), bevel=0.03)
    keys(2.4, 52, 0.36, -0.36, 1.53, start=5)
    box((2.6, 0.34, 0.1), body, at=(0, 0.2, 1.54), bevel=0.02)
    for i in range(8):
        disc(0.02, 0.02, white(), at=(-0.5 + i * 0.1, 0.12, 1.635), bevel=0.004)
    lay(rounded(0.3, 0.1, 0.01), 0.01, screen((0.02, 0.12, 0.2)), z=1.637, at=(0.55, 0.14), bevel=0.002)
    mirrored(lambda s: (box((0.1, 0.62, 1.3), body, at=(s * 1.2, 0.02, 0.02), bevel=0.02), box((0.12, 0.8, 0.1), body, at=(s * 1.2, -0.04, 0), bevel=0.02)))
    box((2.4, 0.05, 0.5), body, at=(0, 0.24, 0.62), bevel=0.01)
    box((2.4, 0.06, 0.16), body, at=(0, 0.2, 0.14), bevel=0.01)
    for x in (-0.16, 0, 0.16):
        box((0.07, 0.3, 0.03), gold(), at=(x, 0.02, 0.16), bevel=0.012)
    plate(rounded(1.3, 0.5, 0.05), 0.03, body, at=(0, 0.3, 1.86), turn=(-14, 0, 0), bevel=0.01)
    # Stool
    box((0.8, 0.4, 0.12), plastic((0.04, 0.03, 0.03), 0.6), at=(0, -1.05, 0.72), bevel=0.05)
    mirrored(lambda s: mirrored(lambda t: rod((s * 0.34, -1.05 + t * 0.15, 0.73), (s * 0.36, -1.05 + t * 0.17, 0.0), 0.035, body)))


@model('portable-keyboard', views=('top', 'three-quarter'))
def portable_keyboard():
    keyboard_body(2.3, 0.85, 26, (0.55, 0.56, 0.58), height=0.16)
    # The cable with its power adapter
    tube([(1.1, 0.3, 0.1), (1.3, 0.38, 0.04), (1.42, 0.15, 0.03), (1.36, -0.1, 0.03), (1.4, -0.35, 0.06)], 0.025, rubber())
    box((0.22, 0.32, 0.16), black(), at=(1.42, -0.48, 0), turn=(0, 0, 10), bevel=0.03)
    mirrored(lambda s: rod((1.45 + s * 0.05, -0.63, 0.08), (1.48 + s * 0.05, -0.75, 0.08), 0.018, brass()))
    # A microphone lies in front.
    tube([(-0.6, -0.72, 0.06), (0.0, -0.78, 0.07)], 0.05, black())
    ball(0.09, metal((0.4, 0.4, 0.42), 0.5), at=(-0.66, -0.715, 0.09))


@model('kids-keyboard', views=('top', 'three-quarter'))
def kids_keyboard():
    body = plastic((0.85, 0.12, 0.25))
    shape = smooth_outline([(-1.1, -0.5), (-1.2, 0), (-1.1, 0.42), (-0.6, 0.55), (0, 0.48), (0.6, 0.55), (1.1, 0.42), (1.2, 0), (1.1, -0.5), (0, -0.52)])
    lay(shape, 0.2, body, bevel=0.07)
    keys(1.9, 14, 0.5, -0.48, 0.17, thickness=0.06)
    for s in (-1, 1):
        lay(circle(0.2), 0.04, plastic((0.9, 0.65, 0.05)), z=0.19, at=(s * 0.82, 0.26), bevel=0.015)
        for r in (0.05, 0.1, 0.15):
            ring(r, 0.012, black(), at=(s * 0.82, 0.26, 0.235))
    for i, colour in enumerate(((0.05, 0.4, 0.8), (0.1, 0.6, 0.15), (0.9, 0.65, 0.05), (0.5, 0.1, 0.6), (0.9, 0.3, 0.03), (0.05, 0.6, 0.6))):
        disc(0.06, 0.05, plastic(colour), at=(-0.4 + 0.16 * i, 0.28 + 0.05 * (i % 2), 0.19), bevel=0.02)
    tube([(0.9, 0.4, 0.1), (1.3, 0.55, 0.04), (1.45, 0.2, 0.04), (1.4, -0.4, 0.06)], 0.022, plastic((0.05, 0.4, 0.8)))
    tube([(1.4, -0.38, 0.07), (1.36, -0.75, 0.07)], 0.055, plastic((0.05, 0.4, 0.8)))
    ball(0.1, plastic((0.9, 0.65, 0.05)), at=(1.355, -0.82, 0.1))


def harmonium_box(width, depth, height, colour, count, bellows=True, knobs=7, top=True):
    body, dark = wood(colour), wood(tuple(c * 0.6 for c in colour))
    box((width, depth, height), body, bevel=0.02)
    for z in (0.03, height - 0.06):
        box((width + 0.03, depth + 0.03, 0.04), dark, at=(0, 0, z), bevel=0.012)
    front = -depth / 2
    # Key bed, stops below it and a cover with cut-outs behind it
    box((width * 0.96, depth * 0.44, 0.03), black(0.8), at=(0, front + depth * 0.24, height), bevel=0.005)
    keys(width * 0.9, count, depth * 0.4, front + 0.03, height + 0.02)
    mirrored(lambda s: box((width * 0.035, depth * 0.46, 0.13), body, at=(s * width * 0.475, front + depth * 0.23, height - 0.01), bevel=0.012))
    if top:
        box((width * 0.96, depth * 0.46, 0.1), body, at=(0, front + depth * 0.74, height), bevel=0.015)
        for i in range(5):
            x = -width * 0.36 + i * width * 0.18
            lay(smooth_outline([(x - 0.13, 0), (x, 0.09), (x + 0.13, 0), (x, -0.09)], 8), 0.006, plastic((0.5, 0.03, 0.05), 0.9), z=height + 0.098, at=(0, front + depth * 0.74), bevel=0.001)
            tube([(x + 0.14 * math.cos(a), front + depth * 0.74 + 0.1 * math.sin(a), height + 0.102) for a in [k * math.pi / 6 for k in range(12)]], 0.009, brass(), closed=True)
    for i in range(knobs):
        x = -width * 0.38 + i * width * 0.76 / max(knobs - 1, 1)
        turned(curve_profile([(0.018, 0), (0.018, 0.06), (0.05, 0.09), (0.045, 0.14), (0, 0.15)], 4), white() if i % 2 else black(), at=(x, front, height * 0.62), turn=(90, 0, 0))
    mirrored(lambda s: tube([(s * width / 2, -0.14, height * 0.55), (s * (width / 2 + 0.07), -0.1, height * 0.66), (s * (width / 2 + 0.07), 0.1, height * 0.66), (s * width / 2, 0.14, height * 0.55)], 0.022, brass()))
    if bellows:
        # Folds that open like a fan behind the box
        back = depth / 2
        for i in range(6):
            def fold():
                box((width * 0.92, 0.03, height * 1.1), plastic((0.45, 0.02, 0.04), 0.7) if i % 2 == 0 else paper((0.75, 0.7, 0.6)), bevel=0.01)
            group(fold, at=(0, back + 0.03 + i * 0.02, 0.03), turn=(-5 * i, 0, 0))
        group(lambda: (box((width * 0.94, 0.05, height * 1.18), body, bevel=0.015), plate(rounded(width * 0.6, height * 0.5, 0.05), 0.02, dark, at=(0, 0.03, height * 0.62), bevel=0.005)), at=(0, back + 0.16, 0.03), turn=(-30, 0, 0))


@model('harmonium', views=('top', 'three-quarter'))
def harmonium():
    harmonium_box(2.1, 0.95, 0.62, (0.3, 0.1, 0.04), 24)


@model('scale-changer-harmonium', views=('top', 'three-quarter'))
def scale_changer_harmonium():
    harmonium_box(2.2, 1.05, 0.72, (0.13, 0.045, 0.025), 26, knobs=11)
    # The scale changer's lever on the left
    box((0.05, 0.4, 0.06), brass(), at=(-1.12, -0.2, 0.8), bevel=0.01)
    box((0.16, 0.5, 0.05), wood((0.13, 0.045, 0.025)), at=(-1.14, -0.18, 0.74), bevel=0.01)
    ball(0.05, white(), at=(-1.12, -0.38, 0.87))
    for i in range(9):
        box((0.06, 0.008, 0.006), white(), at=(-1.18, -0.36 + i * 0.045, 0.79), bevel=0)


@model('portable-harmonium', views=('top', 'three-quarter'))
def portable_harmonium():
    harmonium_box(1.7, 0.8, 0.5, (0.5, 0.26, 0.09), 19, knobs=5)
    tube([(-0.3, 0.2, 0.6), (-0.26, 0.2, 0.74), (0.26, 0.2, 0.74), (0.3, 0.2, 0.6)], 0.035, plastic((0.1, 0.04, 0.02), 0.6))


@model('folding-harmonium', views=('three-quarter', 'top'))
def folding_harmonium():
    # The keyboard is folded up out of its suitcase.
    body = wood((0.22, 0.08, 0.035))
    box((2.0, 0.95, 0.4), body, bevel=0.03)
    for x in (-0.97, 0.97):
        for y in (-0.45, 0.45):
            box((0.1, 0.1, 0.42), brass(), at=(x, y, -0.005), bevel=0.02)
    mirrored(lambda s: box((0.06, 0.6, 0.4), body, at=(s * 0.85, 0.1, 0.4), bevel=0.015))
    group(lambda: harmonium_box(1.75, 0.8, 0.3, (0.35, 0.13, 0.05), 20, knobs=6), at=(0, 0, 0.78), turn=(0, 0, 0))
    mirrored(lambda s: disc(0.05, 0.04, brass(), at=(s * 0.88, -0.1, 0.7), turn=(0, s * 90, 0)))
    box((0.5, 0.02, 0.2), brass(), at=(0, -0.48, 0.12), bevel=0.01)
    tube([(-0.25, -0.48, 0.22), (-0.22, -0.58, 0.2), (0.22, -0.58, 0.2), (0.25, -0.48, 0.22)], 0.03, black(0.6))
    box((1.6, 0.5, 0.4), plastic((0.45, 0.02, 0.04), 0.8), at=(0, 0.1, 0.38), bevel=0.02)


def bamboo_flute(length, radius, at=(0, 0), turn=0, holes=6, tassel=False, z=0.0, colour=BAMBOO):
    def build():
        r = radius
        turned([(0, 0), (r * 0.7, 0.0), (r, 0.0), (r * 1.02, length * 0.33), (r * 0.98, length * 0.66), (r, length), (r * 0.7, length), (r * 0.7, length - 0.1), (0, length - 0.1)], wood(colour), at=(-length / 2, 0, r), turn=(0, 90, 0))
        dark = plastic((0.015, 0.01, 0.008), 0.9)
        for i, x in enumerate([-length * 0.33] + [-length * 0.02 + length * 0.072 * k for k in range(holes)]):
            ball(r * 0.42, dark, at=(x, 0, r * 1.93), squash=(1.25 if i == 0 else 1, 1, 0.25))
        for x in (-length * 0.485, -length * 0.4, -length * 0.22, length * 0.455, length * 0.485):
            turned([(r * (1.03 + 0.09 * (k % 2)), (k - 6) * r * 0.09) for k in range(13)], plastic((0.5, 0.015, 0.02), 0.7), at=(x, 0, r), turn=(0, 90, 0), sides=32, bevel=0)
        if tassel:
            tube([(length * 0.47, 0, r * 0.2), (length * 0.5, -0.2, 0.02), (length * 0.44, -0.4, 0.03)], 0.018, plastic((0.5, 0.015, 0.02), 0.8))
            ball(0.05, gold(0.4), at=(length * 0.44, -0.42, 0.05))
            for k in range(9):
                tube([(length * 0.44, -0.44, 0.05), (length * 0.42 + (k - 4) * 0.02, -0.6, 0.02), (length * 0.41 + (k - 4) * 0.032, -0.8, 0.02)], 0.012, plastic((0.5, 0.015, 0.02), 0.8))
    group(build, at=(at[0], at[1], z), turn=(0, 0, turn))


@model('bansuri', views=FLAT)
def bansuri():
    bamboo_flute(2.8, 0.085, turn=28, tassel=True)


@model('bamboo-flute', views=FLAT)
def bamboo_flute_with_cover():
    bamboo_flute(2.4, 0.075, at=(0, 0.12), turn=28, colour=(0.68, 0.5, 0.22))
    # Its cloth cover
    def cover():
        tube([(-1.15, 0, 0.08), (0, 0.01, 0.085), (1.1, 0, 0.08)], 0.1, plastic((0.05, 0.06, 0.3), 0.95), radii=(0.9, 1, 0.95))
        ball(0.09, plastic((0.05, 0.06, 0.3), 0.95), at=(-1.15, 0, 0.08))
        turned([(0.098, -0.02), (0.11, -0.01), (0.11, 0.01), (0.098, 0.02)], gold(0.5), at=(1.0, 0, 0.08), turn=(0, 90, 0))
        for end in ((1.2, -0.3), (1.3, -0.18)):
            tube([(1.0, -0.1, 0.09), (1.06, -0.16, 0.03), (*end, 0.02)], 0.014, gold(0.5))
            ball(0.035, gold(0.5), at=(*end, 0.035))
    group(cover, at=(0.12, -0.3, 0), turn=(0, 0, 28))


@model('flute-set', views=FLAT)
def flute_set():
    for i in range(6):
        bamboo_flute(2.5 - i * 0.24, 0.085 - i * 0.006, at=(-0.12 * i, 0.75 - i * 0.3), turn=0, colour=(0.6 + 0.02 * (i % 3), 0.42, 0.17))


@model('harmonica', views=('top', 'three-quarter'))
def harmonica():
    def build():
        chrome, comb = steel(0.14), wood((0.25, 0.09, 0.035))
        box((2.0, 0.5, 0.24), comb, at=(0, 0, 0.1), bevel=0.015)
        for i in range(10):
            box((0.13, 0.02, 0.13), black(0.9), at=(-0.85 + i * 0.188, -0.252, 0.155), bevel=0.01)
        for z in (0.02, 0.32):
            box((1.94, 0.52, 0.1), chrome, at=(0, 0.02, z), bevel=0.045)
        mirrored(lambda s: box((0.14, 0.36, 0.18), chrome, at=(s * 1.0, 0.04, 0.12), bevel=0.05))
        text('BLUES HARP', 0.17, metal((0.15, 0.15, 0.17), 0.4), at=(0, 0.08, 0.422), turn=(-90, 0, 0), depth=0.004)
        for i in range(10):
            text(str(i + 1), 0.07, metal((0.15, 0.15, 0.17), 0.4), at=(-0.85 + i * 0.188, -0.12, 0.422), turn=(-90, 0, 0), depth=0.004)
        mirrored(lambda s: disc(0.035, 0.02, steel(0.3), at=(s * 0.88, 0.1, 0.415)))
    group(build, turn=(0, 0, 8))


@model('recorder', views=FLAT)
def recorder():
    def build():
        cream, brown = plastic((0.8, 0.72, 0.55)), plastic((0.12, 0.05, 0.02))
        def part(profile, material, x):
            turned(profile, material, at=(x, 0, 0.13), turn=(0, 90, 0))
        part(curve_profile([(0, 0), (0.06, 0.0), (0.075, 0.05), (0.1, 0.25), (0.105, 0.5)]), brown, -1.4)
        part([(0.105, 0), (0.105, 0.2), (0.125, 0.22), (0.125, 0.36), (0.1, 0.38)], cream, -0.9)
        part([(0.09, 0), (0.09, 0.04), (0.085, 1.2), (0.095, 1.26)], cream, -0.54)
        part([(0.12, 0), (0.125, 0.02), (0.125, 0.16), (0.1, 0.18)], brown, 0.66)
        part([(0.085, 0), (0.085, 0.3), (0.12, 0.42), (0.125, 0.5), (0.09, 0.52)], cream, 0.82)
        box((0.14, 0.09, 0.03), black(0.9), at=(-0.86, 0, 0.215), bevel=0.01)
        loft([[(-0.8, -0.05, 0.2), (-0.8, 0.05, 0.2)], [(-0.6, -0.05, 0.245), (-0.6, 0.05, 0.245)]], cream, closed=False, caps=False, smooth=0, thickness=0.01)
        for x in (-0.34, -0.17, 0, 0.17, 0.34, 0.5):
            ball(0.042, black(0.9), at=(x, 0, 0.212), squash=(1, 1, 0.25))
        for dy in (-0.03, 0.03):
            ball(0.026, black(0.9), at=(0.92, dy, 0.205), squash=(1, 1, 0.3))
    group(build, turn=(0, 0, 28))


def mesh_ball(radius, at, squash=(1, 1, 1), lines=14, material=None):
    material = material or steel(0.35)
    ball(radius * 0.97, metal((0.18, 0.18, 0.19), 0.6), at=at, squash=squash)
    for i in range(lines):
        a = math.pi * i / lines
        tube([(at[0] + radius * squash[0] * math.cos(t) * math.cos(a), at[1] + radius * squash[1] * math.cos(t) * math.sin(a), at[2] + radius * squash[2] * math.sin(t)) for t in [2 * math.pi * k / 32 for k in range(32)]], radius * 0.022, material, closed=True)
    for i in range(1, lines):
        e = -math.pi / 2 + math.pi * i / lines
        ring(radius * math.cos(e) * squash[0], radius * 0.022, material, at=(at[0], at[1], at[2] + radius * squash[2] * math.sin(e)))


@model('condenser-microphone')
def condenser_microphone():
    dark, chrome, net = plastic((0.03, 0.03, 0.035), 0.3), gold(0.25), metal((0.5, 0.5, 0.52), 0.4)
    def mic():
        turned([(0, 0), (0.18, 0), (0.22, 0.03), (0.22, 0.75), (0, 0.75)], dark)
        turned([(0.225, 0.75), (0.235, 0.77), (0.235, 0.83), (0.225, 0.85)], chrome)
        turned(curve_profile([(0.215, 0.85), (0.22, 1.15), (0.17, 1.36), (0, 1.42)], 6), metal((0.16, 0.16, 0.17), 0.6))
        for i in range(16):
            a = 2 * math.pi * i / 16
            tube([(0.222 * math.cos(a), 0.222 * math.sin(a), 0.85), (0.228 * math.cos(a), 0.228 * math.sin(a), 1.1), (0.19 * math.cos(a), 0.19 * math.sin(a), 1.32), (0.05 * math.cos(a), 0.05 * math.sin(a), 1.42)], 0.007, net)
        for k in range(9):
            ring(0.224 - max(0, k - 5) ** 2 * 0.004, 0.007, net, at=(0, 0, 0.9 + k * 0.055))
        disc(0.04, 0.02, chrome, at=(0, -0.22, 0.6), turn=(90, 0, 0))
    group(mic, at=(0, 0, 1.0))
    # Shock mount
    for z in (1.15, 1.55):
        ring(0.38, 0.028, dark, at=(0, 0, z))
    for i in range(8):
        a = 2 * math.pi * i / 8
        rod((0.37 * math.cos(a), 0.37 * math.sin(a), 1.15 if i % 2 else 1.55), (0.23 * math.cos(a + 0.25), 0.23 * math.sin(a + 0.25), 1.35), 0.016, plastic((0.5, 0.02, 0.02)))
    for d in (45, 135, 225, 315):
        a = math.radians(d)
        rod((0.38 * math.cos(a), 0.38 * math.sin(a), 1.13), (0.38 * math.cos(a), 0.38 * math.sin(a), 1.57), 0.02, dark)
    tube([(0, 0.38, 1.35), (0, 0.55, 1.2), (0, 0.5, 0.9), (0, 0.3, 0.75)], 0.045, dark)
    # Tripod and pop filter
    rod((0, 0.3, 0.2), (0, 0.3, 0.85), 0.045, dark)
    for d in (90, 210, 330):
        a = math.radians(d)
        tube([(0, 0.3, 0.4), (0.35 * math.cos(a), 0.3 + 0.35 * math.sin(a), 0.22), (0.62 * math.cos(a), 0.3 + 0.62 * math.sin(a), 0.03)], 0.04, dark)
        ball(0.06, rubber(), at=(0.62 * math.cos(a), 0.3 + 0.62 * math.sin(a), 0.05))
    tube([(0.05, 0.3, 0.7), (0.45, 0.1, 0.8), (0.62, -0.25, 1.2), (0.55, -0.5, 1.6)], 0.022, dark)
    ring(0.36, 0.028, dark, at=(0.42, -0.55, 1.85), turn=(90, 0, 14))
    turned([(0.35, 0), (0, 0.0)], glass((0.5, 0.5, 0.52)), at=(0.42, -0.55, 1.85), turn=(90, 0, 14), bevel=0)


def handheld(at, turn, colour=(0.03, 0.03, 0.035), length=1.5):
    def build():
        turned(curve_profile([(0, 0), (0.11, 0.01), (0.13, 0.06), (0.15, length * 0.5), (0.19, length), (0.2, length + 0.04)], 6), plastic(colour, 0.4))
        mesh_ball(0.27, (0, 0, length + 0.2), lines=12)
        turned([(0.2, length), (0.28, length + 0.16), (0.285, length + 0.22), (0.27, length + 0.24)], steel())
        box((0.09, 0.04, 0.2), grey(), at=(0, -0.16, length * 0.62), bevel=0.02)
        disc(0.022, 0.02, glow((0.1, 1, 0.2), 2), at=(0, -0.165, length * 0.55), turn=(90, 0, 0))
    group(build, at=at, turn=turn)


@model('wireless-mic')
def wireless_mic():
    # Two microphones in front of the receiver
    dark = plastic((0.03, 0.03, 0.035), 0.4)
    box((1.8, 0.7, 0.56), dark, at=(0, 0.5, 0), bevel=0.05)
    plate(rounded(0.6, 0.24, 0.03), 0.02, screen((0.02, 0.1, 0.2)), at=(0, 0.145, 0.34), bevel=0.004)
    text('CH 12', 0.14, glow((0.4, 0.9, 1), 2), at=(0, 0.13, 0.34), depth=0.003)
    mirrored(lambda s: (disc(0.08, 0.06, steel(), at=(s * 0.6, 0.15, 0.34), turn=(90, 0, 0)), tube([(s * 0.7, 0.75, 0.5), (s * 0.76, 0.75, 1.4)], 0.035, dark, straight=True)))
    # Each lies on its head and the end of its handle.
    handheld((-0.95, -0.45, 0.13), (0, 84.7, -6))
    handheld((0.95, -1.15, 0.13), (0, -84.7, -6))


@model('collar-mic', views=('top', 'three-quarter'))
def collar_mic():
    dark = plastic((0.03, 0.03, 0.035), 0.45)
    # Capsule with its clip
    def capsule():
        turned(curve_profile([(0, 0), (0.13, 0.0), (0.14, 0.05), (0.14, 0.35)], 4), dark)
        ball(0.24, rubber(), at=(0, 0, 0.5), squash=(1, 1, 1.2))
        ring(0.145, 0.03, steel(), at=(0, 0, 0.2))
        box((0.16, 0.1, 0.6), steel(), at=(0.2, 0, -0.1), turn=(0, 6, 0), bevel=0.03)
        box((0.16, 0.08, 0.6), dark, at=(0.32, 0, -0.1), turn=(0, -6, 0), bevel=0.03)
        for i in range(4):
            box((0.05, 0.1, 0.03), dark, at=(0.26, 0, -0.06 + i * 0.06), bevel=0.005)
    group(capsule, at=(-0.55, 0.15, 0.24), turn=(90, 0, -60))
    # The cable is coiled from the outside in, and comes out over its own turns.
    coil = [(0.1 + (0.54 - 0.0035 * i) * math.cos(math.pi + i * 0.35), -0.35 + (0.46 - 0.0035 * i) * math.sin(math.pi + i * 0.35), 0.026) for i in range(44)]
    tube([(-0.62, 0.1, 0.2), (-0.95, 0.1, 0.05), (-0.82, -0.3, 0.03), (-0.6, -0.1, 0.03), *coil, (0.5, -0.2, 0.09), (0.66, -0.06, 0.09), (0.82, 0.03, 0.07), (1.0, 0.15, 0.08)], 0.024, rubber())
    def jack():
        turned([(0, 0), (0.05, 0), (0.085, 0.08), (0.085, 0.36), (0.05, 0.38), (0.045, 0.38), (0.045, 0.66), (0.02, 0.72), (0, 0.72)], gold(0.2))
        turned([(0.05, -0.02), (0.09, 0.06), (0.09, 0.34), (0, 0.34)], dark)
        for z in (0.46, 0.56):
            ring(0.045, 0.006, black(), at=(0, 0, z))
    group(jack, at=(0.98, 0.14, 0.09), turn=(90, 0, 135))


@model('karaoke-mic')
def karaoke_mic():
    # A microphone with a built-in loudspeaker below its head
    pink, dark = plastic((0.75, 0.35, 0.3), 0.25), black(0.5)
    gold_like = metal((0.85, 0.5, 0.4), 0.25)
    turned(curve_profile([(0, 0), (0.18, 0.01), (0.2, 0.06), (0.18, 0.6), (0.2, 1.0), (0.3, 1.15)], 6), gold_like)
    turned(curve_profile([(0.3, 1.14), (0.36, 1.18), (0.38, 1.3), (0.38, 1.55), (0.34, 1.66), (0.28, 1.7)], 6), dark)
    for k in range(7):
        ring(0.378, 0.014, metal((0.3, 0.3, 0.32)), at=(0, 0, 1.24 + k * 0.055))
    turned([(0.28, 1.7), (0.34, 1.74), (0.34, 1.8), (0.3, 1.82)], gold_like)
    mesh_ball(0.36, (0, 0, 2.06), lines=14)
    ring(0.365, 0.035, gold_like, at=(0, 0, 2.06))
    plate(rounded(0.2, 0.7, 0.08), 0.04, dark, at=(0, -0.185, 0.62), bevel=0.015)
    for k in range(4):
        disc(0.05, 0.03, gold_like, at=(0, -0.2, 0.4 + k * 0.15), turn=(90, 0, 0), bevel=0.01)
    around(10, 0.385, lambda at, d: ball(0.02, glow(((1, 0.2, 0.6), (0.2, 0.6, 1), (0.3, 1, 0.4))[int(d / 36) % 3], 3), at=(at[0], at[1], 1.2)))


@model('usb-microphone')
def usb_microphone():
    dark, net = plastic((0.05, 0.05, 0.055), 0.35), metal((0.55, 0.56, 0.58), 0.4)
    turned(curve_profile([(0, 0), (0.5, 0), (0.52, 0.04), (0.48, 0.08), (0.1, 0.12)]), dark)
    rod((0, 0.0, 0.1), (0, 0, 0.34), 0.06, steel())
    # U-shaped yoke
    tube([(-0.42, 0, 1.0), (-0.42, 0, 0.6), (-0.36, 0, 0.42), (0, 0, 0.36), (0.36, 0, 0.42), (0.42, 0, 0.6), (0.42, 0, 1.0)], 0.045, steel())
    mirrored(lambda s: disc(0.1, 0.07, dark, at=(s * 0.4, 0, 1.0), turn=(0, s * 90, 0)))
    turned([(0, 0.46), (0.3, 0.46), (0.33, 0.5), (0.33, 1.2), (0, 1.2)], dark)
    turned([(0.335, 1.18), (0.345, 1.2), (0.345, 1.24), (0.335, 1.26)], steel())
    turned(curve_profile([(0.325, 1.26), (0.325, 1.55), (0.24, 1.8), (0, 1.88)], 6), metal((0.16, 0.16, 0.17), 0.6))
    for i in range(20):
        a = 2 * math.pi * i / 20
        tube([(0.33 * math.cos(a), 0.33 * math.sin(a), 1.26), (0.335 * math.cos(a), 0.335 * math.sin(a), 1.52), (0.25 * math.cos(a), 0.25 * math.sin(a), 1.79), (0.04 * math.cos(a), 0.04 * math.sin(a), 1.885)], 0.009, net)
    for k in range(6):
        ring(0.332, 0.009, net, at=(0, 0, 1.3 + k * 0.05))
    turned([(0, 0), (0.08, 0), (0.07, 0.07), (0, 0.07)], steel(), at=(0, -0.32, 0.72), turn=(90, 0, 0))
    disc(0.04, 0.03, glow((0.1, 1, 0.3), 2), at=(0, -0.32, 0.95), turn=(90, 0, 0))
    # USB cable
    tube([(0, 0.3, 0.5), (0.2, 0.5, 0.3), (0.6, 0.4, 0.04), (0.85, 0.0, 0.03), (0.7, -0.4, 0.03), (0.95, -0.55, 0.04)], 0.03, rubber())
    box((0.24, 0.12, 0.07), dark, at=(1.02, -0.58, 0.005), turn=(0, 0, -22), bevel=0.02)
    box((0.16, 0.09, 0.04), steel(), at=(1.19, -0.65, 0.02), turn=(0, 0, -22), bevel=0.004)


def string_pack(colour, wire, coils, ball_end):
    # The box stands behind the coiled strings.
    box((1.5, 0.24, 1.5), paper(colour), at=(0, 0.4, 0), bevel=0.01)
    plate(rounded(1.36, 1.36, 0.02), 0.01, printed(), at=(0, 0.278, 0.75), bevel=0.002)
    chance = random.Random(coils)
    for k in range(coils):
        cx, cy = -0.5 + k * 1.0 / max(coils - 1, 1), -0.42 - 0.1 * (k % 2)
        r = 0.42
        points = [(cx + r * (1 + 0.03 * math.sin(i * 1.3 + k)) * math.cos(i * 0.3), cy + r * (1 + 0.03 * math.sin(i * 1.3 + k)) * math.sin(i * 0.3), 0.02 + 0.02 * k + 0.0012 * i) for i in range(64)]
        # The end is wound around the coil.
        points += [(cx + (r + 0.03 * math.cos(j)) * math.cos(64 * 0.3 + j * 0.05), cy + (r + 0.03 * math.cos(j)) * math.sin(64 * 0.3 + j * 0.05), 0.05 + 0.02 * k + 0.03 * math.sin(j)) for j in range(14)]
        tube(points, 0.011 + 0.003 * (k % 3), wire())
        if ball_end:
            ball(0.03, brass(), at=points[-1])
        else:
            ring(0.035, 0.008, wire(), at=points[-1], turn=(chance.uniform(0, 60), 0, 0))


@model('guitar-strings', prints='label', aspect=1.0)
def guitar_strings():
    string_pack((0.55, 0.02, 0.02), lambda: metal((0.75, 0.5, 0.25), 0.3), 3, True)


@model('sitar-strings', prints='label', aspect=1.0)
def sitar_strings():
    string_pack((0.65, 0.3, 0.02), lambda: brass(0.25), 4, False)


@model('mandolin-strings', prints='label', aspect=1.0)
def mandolin_strings():
    string_pack((0.02, 0.15, 0.35), lambda: steel(0.25), 3, False)


@model('guitar-capo')
def guitar_capo():
    # A spring clamp, standing open
    dark, pad = metal((0.06, 0.06, 0.065), 0.35), rubber((0.1, 0.1, 0.1))
    top = smooth_outline([(-1.1, 1.1), (-1.1, 1.26), (-0.5, 1.32), (0.1, 1.24), (0.3, 0.95), (0.5, 0.6), (1.0, 0.3), (1.05, 0.18), (0.95, 0.12), (0.4, 0.36), (0.1, 0.62), (-0.05, 0.95), (-0.2, 1.08), (-0.6, 1.12)], 6)
    low = smooth_outline([(0.1, 0.95), (0.3, 0.8), (0.32, 0.55), (0.1, 0.35), (-0.3, 0.28), (-0.7, 0.42), (-0.95, 0.6), (-1.0, 0.5), (-0.75, 0.22), (-0.3, 0.06), (0.2, 0.14), (0.55, 0.45), (0.75, 0.85), (1.2, 1.0), (1.25, 1.12), (1.15, 1.16), (0.7, 1.06), (0.4, 0.98)], 6)
    plate(top, 0.3, dark, at=(0, 0, 0), bevel=0.05)
    plate(low, 0.22, dark, at=(0, 0, 0), bevel=0.05)
    box((0.85, 0.3, 0.1), pad, at=(-0.68, 0, 1.02), bevel=0.03)
    plate(smooth_outline([(-0.96, 0.6), (-0.7, 0.5), (-0.4, 0.36), (-0.1, 0.36), (-0.1, 0.44), (-0.4, 0.46), (-0.7, 0.6), (-0.9, 0.7)]), 0.24, pad, bevel=0.03)
    disc(0.09, 0.36, steel(), at=(0.24, 0.18, 0.78), turn=(90, 0, 0))
    tube([(0.24 + 0.13 * math.cos(i * 0.6), -0.12 - 0.005 * i, 0.78 + 0.13 * math.sin(i * 0.6)) for i in range(36)], 0.02, steel())


@model('guitar-picks', views=('top', 'flat'))
def guitar_picks():
    shape = smooth_outline([(0, -0.46), (-0.2, -0.22), (-0.36, 0.1), (-0.4, 0.3), (-0.24, 0.42), (0, 0.45), (0.24, 0.42), (0.4, 0.3), (0.36, 0.1), (0.2, -0.22)], 6)
    colours = ((0.6, 0.02, 0.02), (0.02, 0.15, 0.6), (0.85, 0.5, 0.02), (0.03, 0.4, 0.12), (0.04, 0.04, 0.045), (0.85, 0.82, 0.75), (0.35, 0.05, 0.4), (0.25, 0.1, 0.03))
    places = ((-1.0, 0.55, 20), (-0.1, 0.7, -15), (0.8, 0.55, 30), (-0.55, -0.1, -40), (0.35, -0.05, 12), (1.15, -0.2, -22), (-1.15, -0.55, 8), (0.0, -0.8, 30))
    for i, (x, y, turn) in enumerate(places):
        lay(shape, 0.05, plastic(colours[i], 0.15), z=0.012 * i, at=(x, y), turn=turn, bevel=0.02)
        def mark():
            text(('0.71', '0.46', '0.96', '0.81')[i % 4], 0.16, white() if i != 5 else black(), turn=(-90, 0, 0), depth=0.002)
        group(mark, at=(x, y, 0.052 + 0.012 * i), turn=(0, 0, turn))


@model('instrument-stand')
def instrument_stand():
    # A guitar stand with a tripod, yoke and cradle
    dark, foam = metal((0.05, 0.05, 0.055), 0.4), plastic((0.04, 0.04, 0.045), 0.95)
    rod((0, 0.1, 0.35), (0, 0.25, 2.1), 0.035, dark)
    rod((0, 0.1, 0.35), (0, 0.18, 1.2), 0.05, dark)
    disc(0.08, 0.1, black(), at=(0, 0.18, 1.16))
    for x, y in ((0, -0.75), (0.75, 0.5), (-0.75, 0.5)):
        rod((0, 0.12, 0.55), (x, y, 0.03), 0.032, dark)
        ball(0.06, rubber(), at=(x, y, 0.05))
    # Cradle
    rod((-0.36, 0.12, 0.66), (0.36, 0.12, 0.66), 0.035, dark)
    mirrored(lambda s: (tube([(s * 0.36, 0.12, 0.66), (s * 0.36, -0.2, 0.64), (s * 0.36, -0.34, 0.68), (s * 0.36, -0.38, 0.84)], 0.06, foam), tube([(s * 0.06, 0.25, 2.08), (s * 0.22, 0.16, 2.1), (s * 0.22, -0.1, 2.12), (s * 0.2, -0.18, 2.18)], 0.05, foam)))
    rod((-0.1, 0.25, 2.08), (0.1, 0.25, 2.08), 0.04, dark)
    tube([(-0.2, -0.12, 2.15), (0, -0.2, 2.1), (0.2, -0.12, 2.15)], 0.014, rubber())
