"""Hand and power tools, fittings, locks, paints and safety gear."""

from materials import *
from parts import *
from registry import model


FLAT = ('flat', 'top')
RED, YELLOW, BLUE, GREEN = (0.55, 0.015, 0.015), (0.85, 0.5, 0.01), (0.01, 0.08, 0.4), (0.02, 0.25, 0.12)


def rod(a, b, radius, material):
    return tube([a, b], radius, material, straight=True)


def lay(outline, thickness, material, z=0, bevel=0.01, holes=(), at=(0, 0), turn=0):
    """A plate that lies on the floor; its outline is seen from above."""
    return plate(outline, thickness, material, at=(at[0], at[1], z + thickness / 2), turn=(-90, 0, turn), bevel=bevel, holes=holes)


def slanted(build, turn=35, lift=0.0):
    group(build, at=(0, 0, lift), turn=(0, 0, turn))


def forged():
    return metal((0.35, 0.36, 0.38), 0.35)


def wooden_handle(length, material=None):
    """Along -y from the origin."""
    material = material or wood((0.55, 0.33, 0.15))
    loft([[(w * math.cos(a), y, 0.14 + h * math.sin(a)) for a in [2 * math.pi * i / 20 for i in range(20)]] for y, w, h in ((0.16, 0.09, 0.07), (0, 0.085, 0.07), (-length * 0.3, 0.075, 0.06), (-length * 0.6, 0.1, 0.08), (-length * 0.85, 0.11, 0.085), (-length * 0.97, 0.1, 0.08), (-length, 0.06, 0.05))], material)


def grip_handle(length, rubber_colour=(0.03, 0.03, 0.03), shaft=None):
    rod((0, 0.1, 0.14), (0, -length * 0.5, 0.14), 0.065, shaft or steel())
    tube([(0, -length * 0.42, 0.14), (0, -length * 0.5, 0.14), (0, -length * 0.75, 0.14), (0, -length * 0.95, 0.14), (0, -length, 0.14)], 0.115, rubber(rubber_colour), radii=(0.75, 1, 0.9, 1.08, 0.9))
    for i in range(8):
        ring(0.108, 0.014, plastic((0.7, 0.3, 0.02)) if i % 7 == 0 else rubber((0.015, 0.015, 0.015)), at=(0, -length * (0.52 + i * 0.058), 0.14), turn=(90, 0, 0))


@model('hammer', views=FLAT)
def hammer():
    # A cross pein hammer with a wooden handle
    def build():
        head = forged()
        wooden_handle(2.0)
        box((0.36, 0.28, 0.28), head, at=(0, 0, 0), bevel=0.04)
        turned([(0, 0), (0.1, 0), (0.11, 0.12), (0.15, 0.18), (0.15, 0.36), (0.13, 0.38), (0, 0.38)], steel(0.3), at=(0.16, 0, 0.15), turn=(0, 90, 0))
        loft([[(x, y * w, 0.15 + z * h) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for x, w, h in ((-0.15, 0.13, 0.13), (-0.3, 0.11, 0.12), (-0.55, 0.025, 0.13))], head, smooth=0)
    slanted(build)


@model('claw-hammer', views=FLAT)
def claw_hammer():
    def build():
        head = steel(0.28)
        grip_handle(2.0, shaft=steel())
        box((0.24, 0.24, 0.28), head, at=(0, 0, 0), bevel=0.05)
        turned([(0, 0), (0.09, 0), (0.1, 0.14), (0.15, 0.18), (0.15, 0.34), (0.13, 0.36), (0, 0.36)], head, at=(0.1, 0, 0.14), turn=(0, 90, 0))
        for s in (-1, 1):
            lay(smooth_outline([(-0.08, 0.12), (-0.3, 0.14), (-0.52, 0.02), (-0.68, -0.22), (-0.5, -0.08), (-0.3, -0.02), (-0.08, -0.1)]), 0.1, head, z=0.14 + s * 0.075 - 0.05, bevel=0.03)
    slanted(build)


@model('ball-pein-hammer', views=FLAT)
def ball_pein_hammer():
    def build():
        head = steel(0.25)
        wooden_handle(2.0, wood((0.6, 0.38, 0.18)))
        turned([(0, -0.3), (0.14, -0.3), (0.155, -0.28), (0.155, -0.14), (0.1, -0.08), (0.16, 0), (0.1, 0.1), (0.09, 0.16)], head, at=(0.1, 0, 0.16), turn=(0, -90, 0))
        turned(curve_profile([(0.09, 0.15), (0.14, 0.2), (0.17, 0.3), (0.14, 0.4), (0.06, 0.46), (0, 0.47)]), head, at=(0.1, 0, 0.16), turn=(0, -90, 0))
    slanted(build)


@model('rubber-mallet', views=FLAT)
def rubber_mallet():
    def build():
        wooden_handle(2.0)
        turned(curve_profile([(0, -0.5), (0.3, -0.5), (0.32, -0.46), (0.3, -0.2), (0.29, 0), (0.3, 0.2), (0.32, 0.46), (0.3, 0.5), (0, 0.5)], 5), rubber((0.025, 0.025, 0.027)), at=(0, 0, 0.32), turn=(0, 90, 0))
    group(build, turn=(0, 0, 35))


def jaw(size, open_to=0.0):
    """The outline of an open spanner's head, opening upwards (+y)."""
    gap = size * 0.5
    points = [(gap, size * 0.95), (size * 0.95, size * 0.45), (size, -0.1 * size), (size * 0.55, -size * 0.85), (-size * 0.55, -size * 0.85), (-size, -0.1 * size), (-size * 0.95, size * 0.45), (-gap, size * 0.95), (-gap, -size * 0.05), (-gap * 0.6, -size * 0.28), (gap * 0.6, -size * 0.28), (gap, -size * 0.05)]
    return points


def spanner(length, size, at, turn=0):
    def build():
        chrome = steel(0.18)
        half = length / 2
        group(lambda: lay(jaw(size), 0.08, chrome, bevel=0.02), at=(0, half, 0), turn=(0, 0, 15))
        shaft = [(-size * 0.36, half - size * 0.6), (-size * 0.32, 0), (-size * 0.36, -half + size * 0.5), (size * 0.36, -half + size * 0.5), (size * 0.32, 0), (size * 0.36, half - size * 0.6)]
        lay(shaft, 0.06, chrome, z=0.01, bevel=0.015)
        lay(circle(size * 0.78), 0.1, chrome, at=(0, -half), bevel=0.02, holes=[circle(size * 0.5, 12)])
    group(build, at=(at[0], at[1], 0), turn=(0, 0, turn))


@model('spanner-set', views=FLAT)
def spanner_set():
    # Combination spanners in a roll pouch
    lay(rounded(2.4, 1.9, 0.06), 0.03, plastic((0.02, 0.03, 0.1), 0.9), bevel=0.01)
    sizes = (0.11, 0.12, 0.13, 0.14, 0.15, 0.165, 0.18)
    for i, size in enumerate(sizes):
        group(lambda: spanner(0.8 + size * 5.2, size, (0, 0)), at=(-0.98 + i * 0.322, -0.02, 0.03))
    lay(rounded(2.4, 0.5, 0.04), 0.05, plastic((0.45, 0.02, 0.02), 0.9), z=0.12, at=(0, -0.3), bevel=0.02)
    for i in range(8):
        rod((-1.14 + i * 0.325, -0.54, 0.17), (-1.14 + i * 0.325, -0.06, 0.17), 0.008, white())


@model('adjustable-wrench', views=FLAT)
def adjustable_wrench():
    def build():
        chrome = steel(0.2)
        handle = smooth_outline([(-0.1, -0.2), (-0.09, -0.8), (-0.13, -1.5), (-0.1, -1.75), (0, -1.82), (0.1, -1.75), (0.13, -1.5), (0.09, -0.8), (0.12, -0.2)])
        lay(handle, 0.12, chrome, bevel=0.03, holes=[circle(0.05, 24, (0, -1.66))])
        lay([(x * 0.55, -0.8 + (y + 0.8) * 0.62) for x, y in handle], 0.13, metal((0.4, 0.41, 0.43), 0.5), bevel=0.01)
        head = [(-0.16, -0.3), (-0.36, 0.0), (-0.42, 0.36), (-0.3, 0.62), (-0.14, 0.66), (-0.14, 0.16), (0.3, 0.16), (0.36, -0.02), (0.24, -0.2), (0.14, -0.32)]
        lay(head, 0.2, chrome, bevel=0.04)
        lay([(0.1, 0.14), (0.1, 0.56), (0.18, 0.6), (0.34, 0.36), (0.4, 0.1), (0.34, -0.02), (0.18, 0.02)], 0.16, chrome, z=0.02, bevel=0.03)
        for i in range(5):
            ring(0.075, 0.018, metal((0.3, 0.3, 0.32), 0.3), at=(0.06 + i * 0.035, -0.08, 0.17), turn=(0, 90, 0))
        disc(0.07, 0.2, metal((0.3, 0.3, 0.32), 0.3), at=(0.03, -0.08, 0.17), turn=(0, 90, 0))
    slanted(build, -35)


@model('plier', views=FLAT)
def plier():
    def build():
        metalc = metal((0.42, 0.43, 0.45), 0.3)
        for s in (-1, 1):
            grip = rubber((0.55, 0.02, 0.02))
            side = curve_profile([(0.1, 0.78), (0.19, 0.4), (0.24, 0.1), (0.22, -0.1), (0.12, -0.26), (0, -0.28)])
            jaw_half = [(s * x, y) for x, y in [(0.01, 0.1), (0.012, 0.75), *side]]
            lay(jaw_half, 0.16, metalc, z=0.02 + 0.02 * (s > 0), bevel=0.03)
            tube([(s * 0.12, -0.18, 0.1), (s * 0.26, -0.5, 0.1), (s * 0.36, -1.0, 0.1), (s * 0.3, -1.45, 0.1), (s * 0.27, -1.6, 0.1)], 0.085, grip, radii=(0.7, 1, 1.05, 1, 0.85))
            tube([(s * 0.3, -0.55, 0.18), (s * 0.39, -1.0, 0.185), (s * 0.335, -1.4, 0.18)], 0.025, black(0.7))
            ball(0.08, grip, at=(s * 0.265, -1.6, 0.1))
            for i in range(9):
                box((0.05, 0.02, 0.02), metal((0.3, 0.3, 0.3)), at=(s * 0.035, 0.36 + i * 0.04, 0.17), bevel=0)
        disc(0.19, 0.225, metalc, at=(0, -0.05, 0.0), bevel=0.02)
        disc(0.09, 0.25, metal((0.22, 0.22, 0.24), 0.4), at=(0, -0.05, 0.0), bevel=0.02)
    slanted(build, -30)


@model('pipe-wrench', views=FLAT)
def pipe_wrench():
    def build():
        red, metalc = plastic(RED, 0.45), forged()
        handle = smooth_outline([(-0.1, 0.0), (-0.1, -0.8), (-0.14, -1.5), (-0.1, -1.85), (0, -1.92), (0.1, -1.85), (0.14, -1.5), (0.1, -0.8), (0.1, 0.0)])
        lay(handle, 0.2, red, bevel=0.06, holes=[circle(0.05, 24, (0, -1.76))])
        lay([(-0.24, -0.12), (-0.24, 0.22), (-0.12, 0.3), (0.2, 0.3), (0.26, 0.2), (0.2, -0.05), (0.1, -0.2), (-0.1, -0.2)], 0.26, red, bevel=0.05)
        lay([(-0.08, 0.26), (0.34, 0.26), (0.34, 0.42), (-0.08, 0.42)], 0.2, metalc, z=0.03, bevel=0.02)
        # Movable hook jaw
        lay([(-0.2, -0.3), (-0.2, 0.85), (-0.1, 1.0), (0.3, 1.0), (0.42, 0.86), (0.42, 0.62), (0.32, 0.58), (0.0, 0.6), (-0.06, 0.5), (-0.06, -0.3)], 0.16, metalc, z=0.05, bevel=0.03)
        for i in range(7):
            box((0.03, 0.04, 0.18), steel(), at=(0.04 + i * 0.045, 0.41, 0.04), turn=(0, 0, 20), bevel=0)
            box((0.03, 0.04, 0.16), steel(), at=(0.06 + i * 0.045, 0.6, 0.05), turn=(0, 0, 20), bevel=0)
        turned([(0, 0), (0.17, 0), (0.17, 0.16), (0, 0.16)], steel(), at=(-0.13, 0.1, 0.16), turn=(90, 0, 0))
        for i in range(14):
            a = 2 * math.pi * i / 14
            rod((-0.13 + 0.17 * math.cos(a), 0.1, 0.16 + 0.17 * math.sin(a)), (-0.13 + 0.17 * math.cos(a), -0.06, 0.16 + 0.17 * math.sin(a)), 0.014, metalc)
    slanted(build, -35)


@model('hex-key-set', views=FLAT)
def hex_key_set():
    def hexagon(points, r, material):
        tube(points, r, material)
    lay(rounded(0.8, 0.36, 0.08), 0.3, plastic(RED), at=(0.1, -1.0), bevel=0.06)
    lay(rounded(0.66, 0.2, 0.04), 0.31, black(0.6), at=(0.1, -1.0), bevel=0.02)
    for i in range(8):
        size = 0.024 + i * 0.006
        x = -0.3 + i * 0.105 + 0.002 * i * i
        length = 0.9 + i * 0.17
        arm = 0.3 + i * 0.03
        dark = metal((0.3, 0.31, 0.33), 0.3)
        points = [(x, -0.95, 0.16), (x, -0.95 + length - 0.1, 0.16), (x - 0.02, -0.95 + length - 0.03, 0.16), (x - 0.09, -0.95 + length, 0.16), (x - arm, -0.95 + length, 0.16)]
        hexagon(points, size, dark)


@model('hand-saw', views=FLAT)
def hand_saw():
    def build():
        blade = steel(0.28)
        teeth = []
        count = 44
        for i in range(count):
            x = -0.9 + 2.3 * i / count
            teeth += [(x, -0.32), (x + 2.3 / count * 0.5, -0.36)]
        lay([(-1.0, 0.24), (-1.0, -0.3)] + teeth + [(1.42, -0.32), (1.42, -0.12)], 0.02, blade, z=0.05, bevel=0.004)
        grip = wood((0.5, 0.26, 0.1))
        outer = smooth_outline([(-0.72, 0.26), (-0.9, 0.32), (-1.2, 0.34), (-1.42, 0.46), (-1.46, 0.34), (-1.38, 0.1), (-1.36, -0.1), (-1.44, -0.3), (-1.36, -0.42), (-1.12, -0.36), (-0.92, -0.3), (-0.78, -0.16)], 6)
        lay(outer, 0.14, grip, bevel=0.04, holes=[smooth_outline([(-1.2, 0.16), (-1.06, 0.16), (-1.02, 0), (-1.06, -0.18), (-1.2, -0.2), (-1.24, 0)])])
        for x, y in ((-0.84, 0.2), (-0.92, -0.18), (-0.88, 0.02)):
            disc(0.035, 0.15, brass(), at=(x, y, 0))
    slanted(build, 20)


@model('hacksaw', views=FLAT)
def hacksaw():
    def build():
        frame, dark = plastic(RED), black(0.6)
        tube([(-0.8, 0.28, 0.1), (-0.7, 0.52, 0.1), (-0.5, 0.56, 0.1), (0.9, 0.56, 0.1), (1.12, 0.5, 0.1), (1.2, 0.3, 0.1), (1.2, -0.1, 0.1)], 0.055, frame)
        teeth = []
        for i in range(60):
            x = -0.72 + 1.9 * i / 60
            teeth += [(x, -0.1), (x + 0.016, -0.122)]
        lay([(-0.74, -0.02)] + teeth + [(1.2, -0.1), (1.2, -0.02)], 0.02, steel(), z=0.09, bevel=0.002)
        lay(smooth_outline([(-0.72, 0.08), (-0.78, 0.4), (-0.98, 0.42), (-1.3, 0.3), (-1.36, 0.05), (-1.34, -0.3), (-1.24, -0.42), (-1.08, -0.4), (-0.98, -0.2), (-0.76, -0.14)]), 0.2, dark, bevel=0.06, holes=[smooth_outline([(-1.16, 0.16), (-1.0, 0.2), (-0.9, 0.1), (-0.98, -0.04), (-1.12, -0.16), (-1.2, -0.1)])])
        disc(0.05, 0.16, steel(), at=(1.2, -0.06, 0.04))
        disc(0.05, 0.16, steel(), at=(-0.72, -0.06, 0.04))
        turned([(0, 0), (0.07, 0), (0.07, 0.1), (0, 0.1)], steel(), at=(1.24, -0.06, 0.1), turn=(0, 90, 0))
    slanted(build, 20)


def curved_blade(length, teeth=30):
    """A curved saw blade along x with its teeth below, and a point at its end."""
    def edge(t, across):
        # The blade bends down and narrows towards its end.
        return (length * t - 0.3 * across * t, across * (1 - 0.35 * t) - 0.24 * t * t)
    low = []
    for i in range(teeth):
        low += [edge(0.04 + 0.88 * i / teeth, -0.13), edge(0.04 + 0.88 * (i + 0.3) / teeth, -0.18)]
    tip = [edge(0.94, -0.13), edge(1.0, -0.05), edge(1.01, 0.03), edge(0.97, 0.12)]
    return [edge(0, -0.13), *low, *tip] + [edge(i / 30, 0.13) for i in range(28, -1, -1)]


@model('pruning-saw', views=FLAT)
def pruning_saw():
    def build():
        lay(curved_blade(1.5), 0.025, metal((0.5, 0.51, 0.53), 0.5), z=0.08, bevel=0.004)
        grip = plastic((0.7, 0.22, 0.01), 0.5)
        lay(smooth_outline([(0.14, 0.14), (-0.1, 0.16), (-0.5, 0.14), (-0.85, 0.1), (-1.05, 0.0), (-1.1, -0.2), (-1.0, -0.26), (-0.88, -0.12), (-0.5, -0.1), (-0.25, -0.14), (-0.1, -0.24), (0.06, -0.2)]), 0.2, grip, bevel=0.07)
        lay(smooth_outline([(-0.2, 0.06), (-0.8, 0.04), (-0.9, -0.04), (-0.5, -0.05), (-0.25, -0.06)]), 0.22, rubber(), bevel=0.03)
        disc(0.045, 0.22, steel(), at=(0.02, 0.0, 0))
    slanted(build, 25)


@model('folding-saw', views=FLAT)
def folding_saw():
    def build():
        # The blade is half open.
        group(lambda: lay(curved_blade(1.25), 0.025, metal((0.5, 0.51, 0.53), 0.5), z=0.09, bevel=0.004), turn=(0, 0, 58))
        grip = plastic((0.02, 0.22, 0.08), 0.5)
        handle = smooth_outline([(0.12, 0.14), (-0.3, 0.15), (-0.8, 0.13), (-1.3, 0.16), (-1.5, 0.06), (-1.52, -0.12), (-1.36, -0.18), (-0.9, -0.12), (-0.4, -0.16), (0.0, -0.18), (0.14, -0.06)])
        for z in (0, 0.12):
            lay(handle, 0.09, grip, z=z, bevel=0.035)
        lay([(-0.65 + (x + 0.65) * 0.75, y * 0.5) for x, y in handle], 0.03, rubber(), z=0.195, bevel=0.01)
        disc(0.08, 0.24, steel(), at=(0, 0, 0), bevel=0.02)
        disc(0.04, 0.24, plastic(RED), at=(-0.26, 0.0, 0), bevel=0.01)
    slanted(build, -8)


def screwdriver(at, turn, length=1.0, shaft=0.03, grip=0.11, tip='flat', dyed=None, grip_length=0.6):
    def build():
        body, dark = dyed or lacquer(), rubber()
        chrome = steel(0.2)
        z = grip
        turned(curve_profile([(0, 0), (grip * 0.75, 0.01), (grip, 0.08), (grip * 0.92, grip_length * 0.5), (grip, grip_length * 0.72), (grip * 0.62, grip_length * 0.86), (grip * 0.7, grip_length), (0, grip_length)], 6), body, at=(0, 0, z), turn=(-90, 0, 0))
        for i in range(6):
            a = math.radians(60 * i)
            line = [(0.9, 0.12), (0.86, grip_length * 0.3), (0.83, grip_length * 0.5), (0.88, grip_length * 0.66)]
            tube([(grip * r * math.cos(a), y, z + grip * r * math.sin(a)) for r, y in line], grip * 0.16, dark)
        rod((0, grip_length - 0.02, z), (0, grip_length + length, z), shaft, chrome)
        if tip == 'flat':
            # The shaft is forged flat and wide, and tapers to a blade.
            sizes = ((0, 1.02, 1.02), (0.06, 1.2, 0.75), (0.14, 1.45, 0.4), (0.26, 1.35, 0.12))
            corners = [(math.cos(math.pi / 8 * k), math.sin(math.pi / 8 * k)) for k in range(16)]
            end = grip_length + length - 0.06
            blade = [[(x * wide * shaft, end + y, z + h * high * shaft) for x, h in corners] for y, wide, high in sizes]
            loft(blade, metal((0.2, 0.2, 0.22), 0.4), smooth=0)
        else:
            turned([(shaft, 0), (shaft, 0.06), (0.004, 0.14)], metal((0.2, 0.2, 0.22), 0.4), at=(0, grip_length + length, z), turn=(-90, 0, 0))
    group(build, at=(at[0], at[1], at[2] if len(at) > 2 else 0), turn=(0, 0, turn))


@model('screwdriver-set', views=FLAT)
def screwdriver_set():
    for i, (length, shaft) in enumerate(((1.25, 0.05), (1.05, 0.045), (0.9, 0.04), (0.75, 0.035), (0.55, 0.03), (0.32, 0.045))):
        screwdriver((-0.9 + i * 0.34, -1.0), 0, length, shaft, 0.14 if i != 5 else 0.15, 'flat' if i % 2 == 0 else 'cross', grip_length=0.75 if i != 5 else 0.5)


@model('screwdriver-kit', views=('top', 'flat'))
def screwdriver_kit():
    # A case with a handle, bits and sockets
    case, dark, chrome = matt(), black(0.8), steel()
    lay(rounded(2.4, 1.5, 0.12), 0.22, case, bevel=0.05)
    lay(rounded(2.24, 1.34, 0.08), 0.03, dark, z=0.205, bevel=0.01)
    for row in range(3):
        for i in range(12):
            x, y = -0.98 + i * 0.1, 0.42 - row * 0.3
            rod((x, y - 0.1, 0.25), (x, y + 0.1, 0.25), 0.03, chrome)
            turned([(0.03, 0), (0.03, 0.02), (0.006, 0.06)], metal((0.2, 0.2, 0.22)), at=(x, y + 0.1, 0.25), turn=(-90, 0, 0))
    for i in range(6):
        turned([(0.035, 0), (0.06 + i * 0.006, 0), (0.06 + i * 0.006, 0.18), (0.045, 0.18), (0.045, 0.06)], chrome, at=(-0.93 + i * 0.2, -0.5, 0.22))
    screwdriver((0.55, -0.56, 0.2), 0, 0.35, 0.04, 0.13, 'cross', dyed=case, grip_length=0.65)
    rod((0.95, -0.5, 0.27), (0.95, 0.5, 0.27), 0.04, chrome)
    rod((0.85, 0.5, 0.27), (1.05, 0.5, 0.27), 0.05, dark)
    # The open lid behind
    def lid():
        plate(rounded(2.4, 1.5, 0.12), 0.14, case, at=(0, 0, 0.75), bevel=0.05)
        plate(rounded(2.2, 1.3, 0.08), 0.03, dark, at=(0, -0.07, 0.75), bevel=0.01)
    group(lid, at=(0, 0.8, 0.2), turn=(-16, 0, 0))


@model('precision-screwdriver-set', views=('top', 'flat'))
def precision_screwdriver_set():
    case, chrome = lacquer(), steel()
    lay(rounded(2.0, 1.5, 0.08), 0.1, case, bevel=0.03)
    lay(rounded(1.86, 0.5, 0.04), 0.06, black(0.7), z=0.08, at=(0, -0.2), bevel=0.02)
    for i in range(6):
        x = -0.75 + i * 0.3
        turned([(0, 0), (0.085, 0), (0.085, 0.1), (0.05, 0.12), (0.06, 0.16), (0.06, 0.55), (0.04, 0.62), (0, 0.62)], case if i % 2 else chrome, at=(x, -0.6, 0.18), turn=(-90, 0, 0))
        for k in range(8):
            ring(0.06, 0.008, metal((0.4, 0.4, 0.42)), at=(x, -0.42 + k * 0.045, 0.18), turn=(90, 0, 0))
        rod((x, 0, 0.18), (x, 0.52 - 0.03 * i, 0.18), 0.022, chrome)
        turned([(0.022, 0), (0.03, 0.04), (0.006, 0.1)], metal((0.2, 0.2, 0.22)), at=(x, 0.5 - 0.03 * i, 0.18), turn=(-90, 0, 0))
    def lid():
        plate(rounded(2.0, 1.5, 0.08), 0.06, glass((0.9, 0.93, 0.95)), at=(0, 0, 0.75), bevel=0.02)
    group(lid, at=(0, 0.78, 0.06), turn=(-20, 0, 0))


def pistol(colour, dark, length=1.3, radius=0.3, z=1.25, battery=False, back=0.75):
    """The body of a pistol-shaped machine, pointing to -x."""
    body, trim = plastic(colour), plastic(dark, 0.55)
    turned(curve_profile([(0, 0), (radius * 0.7, 0.02), (radius, 0.14), (radius * 1.04, length * 0.45), (radius * 0.98, length * 0.75), (radius * 0.7, length), (0, length)], 6), body, at=(back, 0, z), turn=(0, -90, 0))
    turned([(radius * 1.02, 0), (radius * 1.06, 0.03), (radius * 1.06, 0.12), (radius * 1.02, 0.15)], trim, at=(back - length * 0.16, 0, z), turn=(0, -90, 0))
    # Grip
    loft([[(x + w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), d * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)), h) for a in [2 * math.pi * i / 20 for i in range(20)]] for x, w, d, h in ((back - 0.42, 0.3, 0.16, z - radius * 0.5), (back - 0.4, 0.22, 0.14, z - radius - 0.12), (back - 0.33, 0.19, 0.13, z - radius - 0.4), (back - 0.28, 0.2, 0.14, z - radius - 0.68), (back - 0.26, 0.2, 0.13, z - radius - 0.74))], body)
    loft([[(x + w * math.cos(a), d * math.sin(a), h) for a in [2 * math.pi * i / 16 for i in range(16)]] for x, w, d, h in ((back - 0.24, 0.08, 0.13, z - radius - 0.06), (back - 0.19, 0.1, 0.14, z - radius - 0.36), (back - 0.12, 0.1, 0.14, z - radius - 0.66))], trim)
    tube([(back - 0.6, 0, z - radius - 0.0), (back - 0.56, 0, z - radius - 0.14), (back - 0.55, 0, z - radius - 0.26)], 0.06, trim)
    for i in range(5):
        mirrored(lambda s: box((0.03, 0.03, 0.22), black(), at=(back - 0.12 - i * 0.0 - 0.05 * i, s * radius * 0.97, z - 0.1), turn=(0, 10, 0), bevel=0.01))
    if battery:
        box((0.66, 0.42, 0.12), trim, at=(back - 0.34, 0, z - radius - 0.86), bevel=0.05)
        box((0.7, 0.44, 0.2), body, at=(back - 0.34, 0, z - radius - 1.05), bevel=0.06)


def chuck(x, z, drill=0.5, size=0.16):
    dark, chrome = black(0.5), steel()
    turned([(0, 0), (size, 0), (size * 1.1, 0.05), (size * 1.1, 0.28), (size * 0.9, 0.34), (size * 0.5, 0.46), (0, 0.46)], dark, at=(x, 0, z), turn=(0, -90, 0))
    for i in range(16):
        a = 2 * math.pi * i / 16
        rod((x - 0.06, size * 1.1 * math.sin(a), z + size * 1.1 * math.cos(a)), (x - 0.26, size * 1.1 * math.sin(a), z + size * 1.1 * math.cos(a)), 0.014, grey())
    rod((x - 0.4, 0, z), (x - 0.46 - drill, 0, z), 0.03, chrome)
    tube([(x - 0.5 - drill * i / 24, 0.032 * math.cos(i * 1.0), z + 0.032 * math.sin(i * 1.0)) for i in range(24)], 0.014, metal((0.3, 0.3, 0.32)))
    turned([(0.03, 0), (0.002, 0.06)], chrome, at=(x - 0.46 - drill, 0, z), turn=(0, -90, 0))


def cord(start):
    dark = rubber()
    x, y, z = start
    points = [start, (x + 0.08, y, max(0.05, z - 0.12)), (x + 0.3, y - 0.1, 0.05)]
    points += [(x + 0.45 + 0.4 * math.sin(i * math.pi / 8), y + 0.2 - 0.34 * math.cos(i * math.pi / 8), 0.04 + i * 0.002) for i in range(28)]
    points += [(x + 0.04, y - 0.2, 0.11), (x - 0.05, y - 0.42, 0.11), (x - 0.25, y - 0.465, 0.11)]
    tube(points, 0.035, dark)
    group(lambda: plug((0, 0, 0), (0, 0, 0), dark), at=(x - 0.45, y - 0.5, 0), turn=(0, 0, 190), scale=0.5)


@model('drill-machine')
def drill_machine():
    pistol((0.01, 0.1, 0.45), (0.03, 0.03, 0.03), z=1.15)
    chuck(-0.5, 1.15)
    cord((0.48, 0, 0.12))


@model('cordless-drill')
def cordless_drill():
    pistol((0.72, 0.42, 0.01), (0.03, 0.03, 0.03), length=1.0, z=1.36, battery=True, back=0.5)
    turned([(0, 0), (0.26, 0), (0.28, 0.04), (0.28, 0.2), (0.24, 0.24), (0, 0.24)], black(0.4), at=(-0.42, 0, 1.36), turn=(0, -90, 0))
    chuck(-0.62, 1.36, 0.4)


@model('hammer-drill')
def hammer_drill():
    # A rotary hammer with a D-handle and a side handle
    body, dark = plastic((0.02, 0.22, 0.12)), black(0.55)
    turned(curve_profile([(0, 0), (0.3, 0.02), (0.36, 0.12), (0.36, 0.8), (0.3, 1.05), (0.24, 1.15), (0, 1.15)], 6), body, at=(0.55, 0, 1.3), turn=(0, -90, 0))
    box((0.6, 0.5, 0.62), body, at=(0.16, 0, 0.45), bevel=0.12)
    for i in range(6):
        mirrored(lambda s: box((0.36, 0.03, 0.035), black(), at=(0.16, s * 0.25, 0.56 + i * 0.07), bevel=0.01))
    tube([(0.5, 0, 1.42), (0.85, 0, 1.45), (0.98, 0, 1.3), (0.98, 0, 0.85), (0.85, 0, 0.62), (0.4, 0, 0.62)], 0.12, dark, radii=(1.3, 1, 1, 1, 1, 1.2))
    box((0.1, 0.16, 0.3), plastic(RED), at=(0.86, 0, 0.95), bevel=0.03)
    turned([(0, 0), (0.2, 0), (0.2, 0.25), (0.15, 0.3), (0.13, 0.5), (0, 0.5)], dark, at=(-0.58, 0, 1.3), turn=(0, -90, 0))
    turned([(0.205, 0), (0.26, 0), (0.26, 0.12), (0.205, 0.12)], dark, at=(-0.62, 0, 1.3), turn=(0, -90, 0))
    tube([(-0.68, -0.2, 1.2), (-0.68, -0.45, 0.95), (-0.68, -0.75, 0.65)], 0.1, rubber(), radii=(0.7, 1, 1.1))
    rod((-1.05, 0, 1.3), (-1.85, 0, 1.3), 0.045, steel())
    tube([(-1.15 - 0.7 * i / 30, 0.05 * math.cos(i * 0.9), 1.3 + 0.05 * math.sin(i * 0.9)) for i in range(30)], 0.018, steel(0.4))
    disc(0.12, 0.06, plastic(RED), at=(0.1, -0.35, 1.3), turn=(90, 0, 0))
    box((0.5, 0.4, 0.47), dark, at=(0.16, 0, 0.0), bevel=0.05)
    cord((0.62, 0, 0.55))


@model('angle-grinder')
def angle_grinder():
    body, dark, metalc = plastic((0.02, 0.24, 0.14)), black(0.55), metal((0.6, 0.61, 0.63), 0.4)
    def build():
        turned(curve_profile([(0, 0), (0.2, 0.02), (0.22, 0.1), (0.19, 0.5), (0.22, 0.8), (0.29, 1.0), (0.29, 1.3), (0.24, 1.36), (0, 1.36)], 6), body, at=(1.2, 0, 0.5), turn=(0, -90, 0))
        turned([(0.295, 0), (0.3, 0.02), (0.3, 0.1), (0.295, 0.12)], dark, at=(0.1, 0, 0.5), turn=(0, -90, 0))
        box((0.42, 0.44, 0.4), metalc, at=(-0.32, 0, 0.34), bevel=0.12)
        turned([(0, 0), (0.2, 0), (0.2, 0.14), (0, 0.14)], metalc, at=(-0.36, 0, 0.24))
        disc(0.6, 0.03, plastic((0.14, 0.1, 0.08), 0.9), at=(-0.36, 0, 0.14), bevel=0.005)
        disc(0.14, 0.05, steel(), at=(-0.36, 0, 0.1))
        # Guard behind the disc
        shape = [(0.66 * math.cos(math.radians(d)), 0.66 * math.sin(math.radians(d))) for d in range(-70, 111, 6)]
        group(lambda: (lay(shape, 0.03, metalc, z=0.24, bevel=0.005), loft([[(x, y, 0.08) for x, y in shape], [(x, y, 0.26) for x, y in shape]], metalc, closed=False, caps=False, smooth=0, thickness=0.02)), at=(-0.36, 0, 0), turn=(0, 0, -10))
        # The side handle, with a collar and a rounded end
        turned(curve_profile([(0.08, 0), (0.08, 0.05), (0.15, 0.09), (0.15, 0.13), (0.095, 0.2), (0.11, 0.45), (0.09, 0.7), (0.12, 0.82), (0.1, 0.9), (0.04, 0.94), (0, 0.94)]), rubber(), at=(-0.34, -0.18, 0.54), turn=(66, 0, 8))
        box((0.34, 0.06, 0.1), dark, at=(0.7, -0.2, 0.5), bevel=0.03)
        for i in range(5):
            mirrored(lambda s: box((0.025, 0.03, 0.18), black(), at=(0.2 + i * 0.05, s * 0.28, 0.42), bevel=0.01))
        turned([(0, 0), (0.07, 0), (0.05, 0.22), (0, 0.22)], dark, at=(1.18, 0, 0.5), turn=(0, 90, 0))
        # The cord ends in a plug.
        tube([(1.36, 0, 0.5), (1.58, 0, 0.42), (1.72, -0.12, 0.08), (1.65, -0.35, 0.04), (1.45, -0.46, 0.06), (1.2, -0.555, 0.11)], 0.035, rubber())
        group(lambda: plug((0, 0, 0), (0, 0, 205), rubber()), at=(1.0, -0.65, 0), scale=0.5)
        box((0.3, 0.3, 0.25), dark, at=(0.8, 0, 0.1), bevel=0.06)
    group(build, turn=(0, 0, 14))


@model('heat-gun')
def heat_gun():
    pistol((0.7, 0.12, 0.01), (0.03, 0.03, 0.03), length=1.05, radius=0.27, z=1.15)
    turned([(0.0, 0), (0.17, 0), (0.17, 0.55), (0.13, 0.62), (0.13, 0.7), (0.105, 0.7), (0.1, 0.3)], steel(0.3), at=(-0.26, 0, 1.15), turn=(0, -90, 0))
    for i in range(4):
        turned([(0.175, 0), (0.185, 0.015), (0.175, 0.03)], metal((0.3, 0.3, 0.3)), at=(-0.36 - i * 0.1, 0, 1.15), turn=(0, -90, 0), bevel=0)
    disc(0.1, 0.02, glow((1, 0.25, 0.05), 2), at=(-0.9, 0, 1.15), turn=(0, -90, 0))
    for i in range(5):
        box((0.04, 0.03, 0.2), black(), at=(0.76, -0.14 + i * 0.07, 1.05), bevel=0.005)
    cord((0.48, 0, 0.12))


@model('marble-cutter')
def marble_cutter():
    # Its blade cuts along the edge of a slab.
    body, dark = plastic((0.01, 0.3, 0.33)), black(0.5)
    box((2.0, 1.0, 0.26), ceramic((0.75, 0.72, 0.68)), at=(0.1, 0.48, 0), bevel=0.02)
    box((1.25, 0.75, 0.04), metal((0.55, 0.56, 0.58), 0.45), at=(-0.05, 0.1, 0.26), bevel=0.01)
    blade = []
    for i in range(20):
        a = 2 * math.pi * i / 20
        blade += [(r * math.sin(a + d), r * math.cos(a + d)) for r, d in ((0.5, 0), (0.5, 0.14), (0.5, 0.26), (0.42, 0.265), (0.42, 0.31))]
    plate(blade, 0.03, metal((0.5, 0.51, 0.53), 0.45), at=(-0.05, -0.16, 0.56), bevel=0.004)
    # The guard covers the upper part of the blade.
    guard = [(0.58 * math.cos(math.radians(d)), 0.58 * math.sin(math.radians(d))) for d in range(0, 181, 6)]
    plate([(0.58, -0.16), *guard, (-0.58, -0.16)], 0.26, body, at=(-0.05, -0.12, 0.58), bevel=0.05)
    disc(0.26, 0.03, dark, at=(-0.05, -0.245, 0.6), turn=(90, 0, 0))
    turned([(0, 0), (0.1, 0), (0.1, 0.06), (0, 0.06)], steel(), at=(-0.05, -0.27, 0.6), turn=(90, 0, 0), sides=6)
    # Motor across the blade, and the handle behind it
    turned(curve_profile([(0, 0), (0.24, 0.02), (0.28, 0.1), (0.28, 0.6), (0.22, 0.7), (0, 0.72)], 6), body, at=(-0.05, 0.72, 0.7), turn=(90, 0, 0))
    tube([(0.0, 0.3, 0.92), (0.35, 0.3, 1.14), (0.85, 0.3, 1.04), (1.1, 0.3, 0.74)], 0.16, body, radii=(1.1, 1, 0.9, 1))
    tube([(0.3, 0.3, 1.25), (0.8, 0.3, 1.19), (1.08, 0.3, 0.94)], 0.08, rubber())
    box((0.12, 0.12, 0.26), dark, at=(0.5, 0.3, 0.88), turn=(0, 70, 0), bevel=0.03)
    tube([(1.1, 0.3, 0.74), (1.2, 0.3, 0.45), (1.4, 0.1, 0.08), (1.5, -0.3, 0.04), (1.24, -0.51, 0.11)], 0.035, rubber())
    group(lambda: plug((0, 0, 0), (0, 0, 205), rubber()), at=(1.05, -0.6, 0), scale=0.5)


# Bath fittings have the finish of the product.

@model('tap')
def tap():
    chrome = finish(0.12)
    disc(0.38, 0.05, chrome, at=(0, 0.55, 0.9), turn=(90, 0, 0), bevel=0.02)
    rod((0, 0.55, 0.9), (0, 0.1, 0.9), 0.12, chrome)
    turned(curve_profile([(0, 0.66), (0.18, 0.68), (0.22, 0.76), (0.22, 1.02), (0.18, 1.12), (0.15, 1.2), (0.12, 1.24), (0.12, 1.34)]), chrome)
    tube([(0, 0, 0.88), (0, -0.4, 0.98), (0, -0.8, 0.92), (0, -0.95, 0.68), (0, -0.96, 0.5)], 0.13, chrome, radii=(1.3, 1.05, 1, 1, 1.05))
    turned([(0.0, 0), (0.15, 0), (0.15, 0.1), (0, 0.1)], chrome, at=(0, -0.96, 0.44))
    # Lever with two wings
    turned(curve_profile([(0, 1.3), (0.16, 1.3), (0.18, 1.38), (0.14, 1.46), (0, 1.5)]), chrome)
    for d in (0, 120, 240):
        a = math.radians(d + 90)
        tube([(0, 0, 1.4), (0.34 * math.cos(a), 0.34 * math.sin(a), 1.42)], 0.055, chrome, radii=(1, 1.2))
        ball(0.08, chrome, at=(0.36 * math.cos(a), 0.36 * math.sin(a), 1.42))


@model('shower-head')
def shower_head():
    chrome, dark = finish(0.12), rubber((0.1, 0.1, 0.1))
    disc(0.24, 0.05, chrome, at=(0, 1.3, 1.95), turn=(90, 0, 0))
    tube([(0, 1.28, 1.95), (0, 0.9, 1.98), (0, 0.4, 1.86), (0, 0.15, 1.55), (0, 0.1, 1.4)], 0.07, chrome)
    def head():
        ball(0.13, chrome, at=(0, 0, 0.34))
        turned(curve_profile([(0.1, 0.3), (0.14, 0.22), (0.4, 0.12), (0.78, 0.06), (0.82, 0.0), (0.8, -0.05)]), chrome)
        turned([(0.8, -0.05), (0.74, -0.06), (0, -0.06)], chrome, bevel=0)
        for ring_index, count in ((1, 6), (2, 12), (3, 18), (4, 24), (5, 30)):
            around(count, ring_index * 0.14, lambda at, d: ball(0.03, dark, at=(at[0], at[1], -0.065), squash=(1, 1, 0.8)))
    group(head, at=(0, -0.02, 1.1), turn=(-42, 0, 0))


@model('health-faucet')
def health_faucet():
    chrome, dark = finish(0.14), black()
    # The wall holder with the spray head in it
    disc(0.16, 0.05, chrome, at=(0, 0.3, 1.6), turn=(90, 0, 0))
    box((0.22, 0.3, 0.16), chrome, at=(0, 0.15, 1.5), bevel=0.05)
    def head():
        turned(curve_profile([(0.07, -0.7), (0.09, -0.6), (0.1, -0.2), (0.12, 0.2), (0.14, 0.4), (0.1, 0.5)]), chrome)
        turned(curve_profile([(0, 0.0), (0.19, 0.0), (0.2, 0.05), (0.16, 0.2), (0.1, 0.36), (0, 0.38)]), chrome, at=(0, -0.34, 0.52), turn=(-100, 0, 0))
        for r, count in ((0.06, 6), (0.13, 12)):
            around(count, r, lambda at, d: ball(0.018, dark, at=(at[0], -0.35, 0.52 + at[1])))
        tube([(0, 0.02, 0.5), (0, 0.2, 0.38), (0, 0.24, 0.05), (0, 0.2, -0.25)], 0.045, chrome)
    group(head, at=(0, 0, 1.6), turn=(-6, 0, 0))
    # Ribbed hose
    hose = [(0, 0.06, 0.9), (0.02, 0.05, 0.6), (0.3, 0, 0.12), (0.75, 0, 0.25), (0.9, 0, 0.9), (0.7, 0.05, 1.5), (0.45, 0.1, 1.2), (0.42, 0.1, 0.6)]
    _ribbed(hose, 0.06, chrome, lambda at, turn: ring(0.06, 0.012, chrome, at=at, turn=turn), spacing=0.03)
    turned([(0, 0), (0.1, 0), (0.1, 0.16), (0.07, 0.2), (0, 0.2)], chrome, at=(0.42, 0.1, 0.42))


def _along(points, t):
    place = min(max(t, 0), 1) * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    u = place - index
    p = [points[min(max(index + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2)]
    return tuple(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3) for a, b, c, d in zip(*p))


@model('angle-valve')
def angle_valve():
    chrome = finish(0.14)
    turned(curve_profile([(0.1, 0), (0.5, 0.01), (0.46, 0.08), (0.24, 0.14), (0.17, 0.2)]), chrome, at=(0, 0.95, 0.75), turn=(90, 0, 0))
    turned([(0.0, 0), (0.17, 0), (0.17, 0.7), (0, 0.7)], chrome, at=(0, 0.9, 0.75), turn=(90, 0, 0))
    for i in range(5):
        ring(0.17, 0.018, chrome, at=(0, 0.55 + i * 0.05, 0.75), turn=(90, 0, 0))
    ball(0.26, chrome, at=(0, 0.1, 0.75))
    turned([(0, 0), (0.19, 0), (0.17, 0.1), (0.17, 0.4), (0.2, 0.5), (0, 0.5)], chrome, at=(0, 0.1, 0.85))
    for i in range(4):
        ring(0.17, 0.018, chrome, at=(0, 0.1, 1.22 + i * 0.05))
    turned([(0, 0.5), (0.14, 0.5), (0.14, 0.52), (0, 0.52)], black(), at=(0, 0.1, 0.85))
    # Knob in front
    turned([(0.0, 0), (0.13, 0), (0.13, 0.3), (0, 0.3)], chrome, at=(0, 0.0, 0.75), turn=(90, 0, 0))
    turned(curve_profile([(0, 0), (0.22, 0), (0.28, 0.08), (0.28, 0.26), (0.22, 0.34), (0, 0.36)], 5), chrome, at=(0, -0.2, 0.75), turn=(90, 0, 0))
    tube([(0, -0.4, 0.75), (0.3, -0.42, 0.76), (0.6, -0.42, 0.8)], 0.07, chrome, radii=(1, 1, 1.2))
    ball(0.085, chrome, at=(0.6, -0.42, 0.8))


@model('towel-rod', views=('wall-side', 'wall'), stands='wall')
def towel_rod():
    chrome = finish(0.12)
    rod((-1.4, -0.4, 1), (1.4, -0.4, 1), 0.05, chrome)
    mirrored(lambda s: (disc(0.18, 0.05, chrome, at=(s * 1.25, 0, 1), turn=(90, 0, 0), bevel=0.02), turned(curve_profile([(0.13, 0), (0.08, 0.1), (0.07, 0.3), (0.1, 0.4), (0.08, 0.5), (0, 0.52)]), chrome, at=(s * 1.25, 0, 1), turn=(90, 0, 0)), ball(0.075, chrome, at=(s * 1.42, -0.4, 1))))
    # A towel over it
    fabric = plastic((0.75, 0.72, 0.66), 0.95)
    over = [(-0.4 + 0.09 * math.cos(a), 1 + 0.09 * math.sin(a)) for a in (math.pi * i / 10 for i in range(11))]
    path = [(-0.29, 0.05), (-0.3, 0.4), (-0.31, 0.8), *over, (-0.5, 0.7), (-0.51, 0.2), (-0.5, -0.2)]
    loft([[(x, y + 0.012 * math.sin(x * 14 + z), z) for y, z in path] for x in [-0.85 + 0.05 * i for i in range(23)]], fabric, closed=False, caps=False, smooth=1, thickness=0.03)
    for z in (-0.1, -0.04):
        box((1.09, 0.05, 0.035), plastic((0.45, 0.35, 0.25), 0.9), at=(-0.3, -0.51, z), bevel=0.005)


@model('bath-soap-dish')
def bath_soap_dish():
    chrome = finish(0.12)
    turned(curve_profile([(0, 0), (0.24, 0.01), (0.26, 0.04), (0.1, 0.1), (0.08, 0.2)]), chrome)
    loft([[(r * 1.35 * math.cos(a), r * 0.9 * math.sin(a), z) for a in [2 * math.pi * i / 40 for i in range(40)]] for r, z in ((0.2, 0.2), (0.5, 0.24), (0.68, 0.34), (0.74, 0.44), (0.7, 0.44), (0.62, 0.34), (0.46, 0.28), (0.1, 0.27))], chrome, caps=True)
    plate(rounded(0.72, 0.34, 0.16), 0.26, wax((0.75, 0.85, 0.6)), at=(0, 0, 0.41), turn=(-90, 0, 0), bevel=0.1)


@model('shower-hose', views=('top', 'flat'))
def shower_hose():
    chrome = finish(0.14)
    coil = [(r * math.cos(angle), r * math.sin(angle), 0.08 + 0.022 * angle) for angle, r in ((math.radians(20 * k), 0.72 + 0.06 * math.sin(k)) for k in range(46))]
    hose = [(1.0, -1.15, 0.08), (0.8, -0.55, 0.08), *coil, (-0.8, -0.5, 0.2), (-0.95, -1.15, 0.08)]
    ends = _ribbed(hose, 0.06, chrome, lambda at, turn: turned([(0.06, -0.014), (0.074, 0), (0.06, 0.014)], chrome, at=at, turn=turn, sides=20, bevel=0), spacing=0.03)
    for at, turn in ends:
        turned([(0, 0), (0.09, 0), (0.09, 0.14), (0.12, 0.16), (0.12, 0.34), (0.09, 0.36), (0.06, 0.34)], chrome, at=at, turn=turn)


def _ribbed(points, radius, material, rib, spacing):
    """A hose with ribs at equal distances. Returns the place of both ends and the direction in which they point."""
    fine = [Vector(_along(points, i / 4000)) for i in range(4001)]
    even = [fine[0]]
    for point in fine:
        if (point - even[-1]).length >= spacing:
            even.append(point)
    tube(even, radius, material, straight=True)
    for a, b in zip(even, even[1:]):
        rib(tuple(a), _toward(b - a))
    return (tuple(even[0]), _toward(even[0] - even[1])), (tuple(even[-1]), _toward(even[-1] - even[-2]))


def _toward(way):
    return tuple(math.degrees(angle) for angle in way.to_track_quat('Z', 'Y').to_euler())


def socket(at, dark):
    """An Indian socket with three round holes, on top of a board."""
    x, y, z = at
    for dx, dy, r in ((0, 0.1, 0.042), (-0.09, -0.06, 0.032), (0.09, -0.06, 0.032)):
        disc(r, 0.012, dark, at=(x + dx, y + dy, z), bevel=0)


def plug(at, turn, body):
    def build():
        turned(curve_profile([(0, 0), (0.2, 0), (0.22, 0.06), (0.2, 0.24), (0.1, 0.34), (0.06, 0.4)]), body, at=(0, 0, 0.22), turn=(0, -90, 0))
        for dy, dz, r, length in ((0, 0.1, 0.035, 0.26), (-0.1, -0.06, 0.026, 0.2), (0.1, -0.06, 0.026, 0.2)):
            rod((0, dy, 0.22 + dz), (length, dy, 0.22 + dz), r, brass())
    group(build, at=at, turn=turn)


def flex(start, body, plug_at=(-0.9, -1.0), plug_turn=200, loops=2.2):
    x, y, z = start
    points = [start, (x - 0.15, y, z * 0.6)]
    points += [(x - 0.55 + 0.32 * math.cos(i * math.pi / 8), y - 0.1 + 0.32 * math.sin(i * math.pi / 8), 0.05 + 0.004 * i) for i in range(int(loops * 16))]
    a = math.radians(plug_turn)
    points += [(plug_at[0] - 0.6 * math.cos(a), plug_at[1] - 0.6 * math.sin(a), 0.08), (plug_at[0] - 0.38 * math.cos(a), plug_at[1] - 0.38 * math.sin(a), 0.2)]
    tube(points, 0.05, body)
    plug((plug_at[0], plug_at[1], 0), (0, 0, plug_turn), body)


@model('extension-board', views=('top', 'three-quarter'))
def extension_board():
    body, dark = lacquer(), black(0.7)
    lay(rounded(2.0, 1.0, 0.1), 0.26, body, bevel=0.05)
    for i in range(3):
        x = -0.62 + i * 0.52
        lay(rounded(0.44, 0.5, 0.05), 0.02, body, z=0.255, at=(x, 0.14), bevel=0.008)
        socket((x, 0.14, 0.27), dark)
        lay(rounded(0.16, 0.24, 0.03), 0.03, dark, z=0.25, at=(x, -0.3), bevel=0.008)
        box((0.13, 0.2, 0.05), white(), at=(x, -0.3, 0.265), turn=(8, 0, 0), bevel=0.015)
    ball(0.05, glow((1, 0.1, 0.05), 2), at=(0.82, 0.2, 0.27))
    lay(rounded(0.16, 0.24, 0.03), 0.04, plastic(RED), z=0.25, at=(0.82, -0.15), bevel=0.01)
    flex((-1.0, 0, 0.14), body, plug_at=(-1.1, -0.85), plug_turn=-20)


@model('power-strip', views=('top', 'three-quarter'))
def power_strip():
    body, dark = lacquer(), black(0.7)
    lay(rounded(2.7, 0.56, 0.14), 0.24, body, bevel=0.05)
    for i in range(6):
        x = -1.1 + i * 0.38
        lay(circle(0.17), 0.02, dark, z=0.23, at=(x, 0), bevel=0.005)
        lay(circle(0.155), 0.02, body, z=0.235, at=(x, 0), bevel=0.005)
        socket((x, 0, 0.255), dark)
    lay(rounded(0.18, 0.3, 0.03), 0.03, dark, z=0.23, at=(1.15, 0), bevel=0.005)
    box((0.14, 0.26, 0.05), plastic(RED), at=(1.15, 0, 0.23), turn=(6, 0, 0), bevel=0.02)
    flex((-1.35, 0, 0.14), body, plug_at=(-1.3, -0.85), plug_turn=-20)


@model('spike-guard', views=('top', 'three-quarter'))
def spike_guard():
    body, dark = lacquer(), black(0.7)
    shape = smooth_outline([(-1.3, -0.26), (-1.36, 0), (-1.3, 0.26), (-0.6, 0.32), (0, 0.33), (0.6, 0.32), (1.3, 0.26), (1.36, 0), (1.3, -0.26), (0.6, -0.32), (0, -0.33), (-0.6, -0.32)])
    lay(shape, 0.24, body, bevel=0.06)
    lay([(x * 0.9, y * 0.74) for x, y in shape], 0.02, dark, z=0.235, bevel=0.006)
    for i in range(4):
        x = -0.86 + i * 0.44
        lay(circle(0.19), 0.03, body, z=0.24, at=(x, 0.02), bevel=0.008)
        socket((x, 0.02, 0.27), dark)
    # Switch, reset button and USB ports
    box((0.24, 0.18, 0.06), plastic(RED), at=(0.88, 0.1, 0.245), bevel=0.02)
    disc(0.07, 0.06, plastic(YELLOW), at=(0.82, -0.12, 0.245))
    mirrored(lambda s: box((0.07, 0.12, 0.03), steel(), at=(1.08 + s * 0.05, -0.1, 0.245), bevel=0.005))
    flex((-1.34, 0, 0.14), body, plug_at=(-1.3, -0.9), plug_turn=-20)


@model('multi-plug-extension', views=('three-quarter', 'right'))
def multi_plug_extension():
    # A tower of sockets on all sides
    body, dark = lacquer(), black(0.7)
    box((0.8, 0.8, 1.5), body, at=(0, 0, 0.1), bevel=0.1)
    box((0.92, 0.92, 0.14), dark, bevel=0.05)
    box((0.6, 0.6, 0.06), dark, at=(0, 0, 1.58), bevel=0.03)
    tube([(-0.2, 0, 1.62), (-0.16, 0, 1.78), (0.16, 0, 1.78), (0.2, 0, 1.62)], 0.05, body)
    for turn in (0, -90, 90):
        def side():
            for z in (0.42, 0.86):
                plate(rounded(0.6, 0.38, 0.04), 0.02, dark, at=(0, -0.4, z), bevel=0.006)
                plate(rounded(0.56, 0.34, 0.04), 0.02, body, at=(0, -0.408, z), bevel=0.006)
                for dx, dz, r in ((0, 0.09, 0.045), (-0.1, -0.06, 0.034), (0.1, -0.06, 0.034)):
                    disc(r, 0.012, dark, at=(dx, -0.418, z + dz), turn=(90, 0, 0), bevel=0)
            mirrored(lambda s: box((0.14, 0.02, 0.06), steel(), at=(s * 0.13, -0.405, 1.2), bevel=0.004))
            box((0.12, 0.05, 0.1), plastic(RED), at=(0, -0.4, 1.34), bevel=0.02)
        group(side, turn=(0, 0, turn))
    points = [(0.44, 0.1, 0.1), (0.8, 0.0, 0.05)] + [(0.95 + 0.25 * math.cos(i * math.pi / 8), -0.35 + 0.25 * math.sin(i * math.pi / 8), 0.05 + 0.004 * i) for i in range(32)]
    tube(points + [(1.1, -0.75, 0.06), (0.75, -0.8, 0.2)], 0.045, dark)
    plug((0.45, -0.8, 0), (0, 0, 180), dark)


def key(at, turn, material, scale=1):
    def build():
        lay(circle(0.16), 0.035, material, bevel=0.01, holes=[circle(0.06, 24, (-0.07, 0))])
        lay([(0.13, 0.05), (0.6, 0.05), (0.66, 0), (0.6, -0.03), (0.54, -0.06), (0.5, -0.02), (0.45, -0.07), (0.4, -0.02), (0.35, -0.06), (0.3, -0.03), (0.13, -0.05)], 0.03, material, bevel=0.006)
    group(build, at=at, turn=(0, 0, turn), scale=scale)


@model('padlock')
def padlock():
    body, chrome = finish(0.28), steel(0.12)
    plate(rounded(1.1, 0.95, 0.16), 0.42, body, at=(0, 0, 0.48), bevel=0.07)
    tube([(-0.33, 0, 0.9), (-0.33, 0, 1.3), (-0.24, 0, 1.54), (0, 0, 1.63), (0.24, 0, 1.54), (0.33, 0, 1.3), (0.33, 0, 0.9)], 0.09, chrome)
    mirrored(lambda s: ring(0.1, 0.025, body, at=(s * 0.33, 0, 0.955)))
    for z in (0.2, 0.76):
        box((1.0, 0.01, 0.02), metal((0.25, 0.2, 0.1), 0.5), at=(0, -0.211, z), bevel=0)
    text('65', 0.26, metal((0.25, 0.22, 0.15), 0.5), at=(0, -0.212, 0.48), depth=0.006)
    key((0.25, -0.75, 0.0), 20, steel(), 1.0)
    key((0.1, -0.95, 0.0), -4, steel(), 1.0)


@model('door-lock')
def door_lock():
    # A mortise handle set in a piece of a door
    body, chrome, dark = finish(0.2), steel(0.3), black()
    box((2.5, 0.36, 1.5), wood((0.5, 0.32, 0.18)), at=(0.95, 0, 1.25), turn=(0, -90, 0), bevel=0.02)
    def handle():
        plate(rounded(0.34, 1.9, 0.1), 0.07, body, bevel=0.025)
        turned([(0.13, 0), (0.13, 0.08), (0.09, 0.12), (0.09, 0.3)], body, at=(0, -0.02, 0.3), turn=(90, 0, 0))
        ball(0.1, body, at=(0, -0.33, 0.3))
        tube([(0, -0.33, 0.3), (0.2, -0.35, 0.31), (0.5, -0.34, 0.32), (0.95, -0.3, 0.27)], 0.085, body, radii=(1.1, 1, 0.9, 1))
        disc(0.08, 0.06, chrome, at=(0, -0.02, -0.38), turn=(90, 0, 0))
        box((0.02, 0.02, 0.08), dark, at=(0, -0.085, -0.42), bevel=0)
        for z in (-0.86, 0.86):
            disc(0.03, 0.05, chrome, at=(0, -0.02, z), turn=(90, 0, 0))
    group(handle, at=(-0.2, -0.2, 1.3))
    # The latch and the bolt in the edge of the door
    box((0.03, 0.26, 1.7), body, at=(-0.56, 0, 0.42), bevel=0.01)
    box((0.16, 0.12, 0.2), brass(), at=(-0.62, 0, 1.5), bevel=0.03)
    box((0.2, 0.12, 0.26), brass(), at=(-0.62, 0, 0.8), bevel=0.02)
    for z in (0.52, 2.02):
        disc(0.035, 0.02, chrome, at=(-0.57, 0, z), turn=(0, -90, 0))
    key((0.25, -0.5, 0.0), 10, steel(), 0.8)
    key((0.15, -0.75, 0.0), -20, steel(), 0.8)


@model('cycle-lock', views=('top', 'three-quarter'))
def cycle_lock():
    # A spiral cable with a key lock
    dark = plastic((0.02, 0.02, 0.025), 0.3)
    cable = [(0.72 * math.cos(a) * (1 + 0.04 * math.sin(3 * a)), 0.72 * math.sin(a), 0.1 + 0.013 * i) for i, a in enumerate([0.25 * i for i in range(64)])]
    start, end = [(0.12, -0.98, 0.16), (0.5, -0.75, 0.12), (0.72, -0.35, 0.1)], [(-0.85, -0.35, 0.75), (-0.8, -0.75, 0.35), (-0.38, -1.0, 0.18)]
    tube([*start, *cable, *end], 0.085, plastic((0.1, 0.1, 0.11), 0.25))
    turned([(0, 0), (0.16, 0), (0.18, 0.04), (0.18, 0.5), (0.13, 0.56), (0, 0.56)], dark, at=(-0.42, -1.0, 0.18), turn=(0, 90, 4))
    turned([(0.183, 0.1), (0.195, 0.14), (0.195, 0.36), (0.183, 0.4)], finish(0.2), at=(-0.42, -1.0, 0.18), turn=(0, 90, 4))
    disc(0.1, 0.03, finish(0.2), at=(-0.42, -1.0, 0.18), turn=(0, -90, 4))
    key((-0.95, -1.1, 0.0), -30, steel(), 0.8)
    key((-0.95, -0.98, 0.04), 180, steel(), 0.8)


@model('number-lock')
def number_lock():
    body, chrome, dark = finish(0.28), steel(0.12), black()
    plate(rounded(0.9, 1.15, 0.14), 0.44, body, at=(0, 0, 0.58), bevel=0.06)
    tube([(-0.27, 0, 1.1), (-0.27, 0, 1.42), (-0.2, 0, 1.62), (0, 0, 1.7), (0.2, 0, 1.62), (0.27, 0, 1.42), (0.27, 0, 1.1)], 0.075, chrome)
    # Four number wheels
    for i, digit in enumerate('7290'):
        x = -0.27 + i * 0.18
        turned([(0, 0), (0.2, 0), (0.21, 0.02), (0.21, 0.12), (0.2, 0.14), (0, 0.14)], dark, at=(x - 0.07, -0.08, 0.52), turn=(0, 90, 0))
        text(digit, 0.17, white(), at=(x, -0.295, 0.52), depth=0.006)
        for z, other in ((0.67, str((int(digit) + 1) % 10)), (0.37, str((int(digit) - 1) % 10))):
            text(other, 0.12, white(), at=(x, -0.245, z), turn=(45 if z < 0.5 else -45, 0, 0), depth=0.006)
        for k in range(12):
            a = 2 * math.pi * k / 12
            rod((x - 0.06, -0.08 + 0.212 * math.cos(a), 0.52 + 0.212 * math.sin(a)), (x - 0.035, -0.08 + 0.212 * math.cos(a), 0.52 + 0.212 * math.sin(a)), 0.014, grey())
    box((0.8, 0.012, 0.025), dark, at=(0, -0.222, 0.9), bevel=0)


@model('drawer-lock')
def drawer_lock():
    # A cam lock with its key, and a second one seen from the front
    body, chrome = finish(0.22), steel(0.25)
    def lock():
        disc(0.42, 0.06, body, bevel=0.02)
        turned([(0, -0.7), (0.28, -0.7), (0.28, 0.0)], body)
        for i in range(9):
            ring(0.28, 0.024, body, at=(0, 0, -0.6 + i * 0.06))
        disc(0.2, 0.09, chrome, bevel=0.01)
        lay([(-0.14, -0.12), (-0.14, 0.14), (0.14, 0.14), (0.7, 0.12), (0.74, -0.1), (0.14, -0.12)], 0.07, chrome, z=-0.8, bevel=0.01)
        disc(0.1, 0.12, chrome, at=(0, 0, -0.86))
        lay(circle(0.4, 6), 0.1, body, z=-0.18, bevel=0.02)
    def face():
        lock()
        box((0.06, 0.26, 0.02), black(), at=(0, 0, 0.08), bevel=0)
    def with_key():
        lock()
        rod((0, 0, 0.05), (0, 0, 0.4), 0.05, chrome)
        plate(smooth_outline([(-0.12, 0.34), (-0.3, 0.5), (-0.28, 0.8), (0, 0.9), (0.28, 0.8), (0.3, 0.5), (0.12, 0.34)]), 0.05, body, turn=(0, 0, 0), bevel=0.015, holes=[circle(0.08, 24, (0, 0.72))])
    group(with_key, at=(-0.5, 0.1, 0.87))
    group(face, at=(0.75, -0.3, 0.43), turn=(90, 0, -20))


@model('digital-door-lock')
def digital_door_lock():
    body, dark = finish(0.3), black(0.25)
    plate(rounded(0.72, 2.6, 0.16), 0.26, dark, at=(0, 0, 1.3), bevel=0.06)
    plate(rounded(0.78, 2.66, 0.18), 0.16, body, at=(0, 0.08, 1.3), bevel=0.05)
    plate(rounded(0.6, 1.2, 0.08), 0.02, screen((0.015, 0.015, 0.02)), at=(0, -0.13, 1.85), bevel=0.006)
    for row, keys in enumerate(('123', '456', '789', '*0#')):
        for column, letter in enumerate(keys):
            text(letter, 0.15, glow((0.6, 0.85, 1), 2), at=(-0.18 + column * 0.18, -0.145, 2.28 - row * 0.24), depth=0.003)
    # Fingerprint reader and lever
    disc(0.12, 0.02, steel(), at=(0, -0.13, 1.36 - 0.26), turn=(90, 0, 0))
    for r in (0.03, 0.055, 0.08):
        ring(r, 0.007, glow((0.2, 0.6, 1), 2), at=(0, -0.155, 1.1), turn=(90, 0, 0))
    turned([(0.15, 0), (0.15, 0.1), (0.11, 0.14), (0.11, 0.3), (0, 0.3)], body, at=(0, -0.1, 0.66), turn=(90, 0, 0))
    ball(0.115, body, (0, -0.4, 0.66))
    tube([(0, -0.4, 0.66), (0.3, -0.41, 0.66), (0.65, -0.42, 0.66), (1.05, -0.4, 0.66)], 0.09, body, radii=(1.2, 1.1, 0.95, 1))
    disc(0.07, 0.03, steel(), at=(0, -0.13, 0.28), turn=(90, 0, 0))


# Paints and adhesives

@model('spray-paint', prints='label', aspect=2.12)
def spray_paint():
    paint = plastic((0.6, 0.02, 0.02), 0.2)
    turned([(0, 0), (0.4, 0), (0.42, 0.03), (0.42, 0.07), (0.4, 0.1)], steel())
    turned([(0.4, 0.08), (0.4, 1.6)], white())
    turned([(0.404, 0.2), (0.404, 1.4)], printed(), bevel=0)
    turned(curve_profile([(0.41, 1.58), (0.43, 1.62), (0.38, 1.74), (0.3, 1.8), (0.3, 1.84)]), steel())
    # The cap is beside it.
    turned([(0, 1.84), (0.12, 1.84), (0.12, 1.92), (0, 1.92)], steel())
    turned(curve_profile([(0.09, 1.92), (0.1, 2.0), (0.09, 2.08), (0, 2.1)], 4), paint)
    disc(0.02, 0.03, black(), at=(0, -0.08, 2.03), turn=(90, 0, 0))
    turned([(0.0, 0.5), (0.34, 0.5), (0.38, 0.44), (0.4, 0)], paint, at=(0.72, -0.4, 0))


def tin(radius, height, at=(0, 0, 0), open_colour=None, label=True):
    def build():
        metalc = steel(0.25)
        turned([(0, 0), (radius, 0), (radius * 1.025, 0.02), (radius * 1.025, 0.06), (radius, 0.08), (radius, height - 0.08), (radius * 1.025, height - 0.06), (radius * 1.025, height - 0.02), (radius, height), (radius * 0.84, height), (radius * 0.84, height - 0.05), (radius * 0.8, height - 0.05), (radius * 0.8, height - (0.12 if open_colour else 0.02)), (0, height - (0.12 if open_colour else 0.02))], metalc)
        if open_colour:
            turned([(radius * 0.8, height - 0.11), (0, height - 0.11)], plastic(open_colour, 0.08), bevel=0)
        if label:
            turned([(radius * 1.008, 0.12), (radius * 1.008, height - 0.12)], printed(), bevel=0)
        mirrored(lambda s: disc(0.08, 0.05, metalc, at=(s * radius, 0, height * 0.72), turn=(0, s * 90, 0)))
        tube([(-radius - 0.04, 0, height * 0.72), (-radius - 0.02, -0.2, height * 0.9), (-radius * 0.6, -0.35, height * 1.25), (0, -0.4, height * 1.36), (radius * 0.6, -0.35, height * 1.25), (radius + 0.02, -0.2, height * 0.9), (radius + 0.04, 0, height * 0.72)], 0.02, metalc) if not open_colour else tube([(-radius - 0.04, 0, height * 0.72), (-radius - 0.03, -0.3, height * 0.5), (-radius * 0.7, -radius * 0.85, height * 0.15), (0, -radius * 1.12, 0.06), (radius * 0.7, -radius * 0.85, height * 0.15), (radius + 0.03, -0.3, height * 0.5), (radius + 0.04, 0, height * 0.72)], 0.02, metalc)
    group(build, at=at)


def brush(at, turn, colour=(0.6, 0.02, 0.02)):
    def build():
        handle = smooth_outline([(-0.05, 0), (-0.07, -0.3), (-0.11, -0.55), (-0.06, -0.8), (0.06, -0.8), (0.11, -0.55), (0.07, -0.3), (0.05, 0)])
        lay(handle, 0.09, wood((0.6, 0.35, 0.14)), z=0.02, bevel=0.03)
        lay(rounded(0.4, 0.16, 0.02), 0.12, steel(), at=(0, 0.06), bevel=0.02)
        lay([(-0.19, 0.13), (0.19, 0.13), (0.21, 0.45), (-0.21, 0.45)], 0.1, plastic((0.5, 0.38, 0.22), 0.9), z=0.01, bevel=0.03)
        lay([(-0.21, 0.42), (0.21, 0.42), (0.19, 0.62), (-0.19, 0.62)], 0.1, plastic(colour, 0.15), z=0.01, bevel=0.03)
    group(build, at=at, turn=turn)


@model('enamel-paint', prints='label', aspect=4.07)
def enamel_paint():
    tin(0.72, 1.36, open_colour=(0.02, 0.12, 0.5))
    group(lambda: brush((0, 0, 0), (0, 0, 0), (0.02, 0.12, 0.5)), at=(0.2, -0.1, 1.36), turn=(0, 0, -110))


@model('multi-surface-paint', prints='label', aspect=4.0)
def multi_surface_paint():
    # A plastic pail with a roller
    pail = white()
    turned([(0, 0), (0.66, 0), (0.68, 0.03), (0.76, 1.3), (0.8, 1.32), (0.8, 1.4), (0.76, 1.42), (0.74, 1.46), (0, 1.46)], pail)
    turned([(0.69, 0.12), (0.765, 1.26)], printed(), bevel=0)
    mirrored(lambda s: disc(0.08, 0.06, pail, at=(s * 0.76, 0, 1.2), turn=(0, s * 90, 0)))
    tube([(-0.82, 0, 1.2), (-0.75, -0.3, 1.6), (0, -0.42, 2.0), (0.75, -0.3, 1.6), (0.82, 0, 1.2)], 0.02, steel())
    # Roller on the floor
    def roller():
        turned([(0, -0.42), (0.14, -0.42), (0.16, -0.38), (0.16, 0.38), (0.14, 0.42), (0, 0.42)], plastic((0.85, 0.5, 0.03), 0.95), at=(0, 0, 0.16), turn=(0, 90, 0))
        tube([(0.42, 0, 0.16), (0.56, 0, 0.16), (0.58, -0.2, 0.12), (0.3, -0.34, 0.1), (0.05, -0.45, 0.1)], 0.025, steel())
        tube([(0.08, -0.44, 0.1), (-0.2, -0.54, 0.1), (-0.6, -0.7, 0.1)], 0.075, plastic(RED), radii=(0.8, 1, 1))
    group(roller, at=(0.45, -0.95, 0))


@model('protective-coating', prints='label', aspect=0.86)
def protective_coating():
    # A rectangular can with a spout, and a varnished board behind
    box((1.1, 0.6, 1.4), steel(0.3), bevel=0.05)
    plate(rounded(1.0, 1.16, 0.02), 0.01, printed(), at=(0, -0.302, 0.7), bevel=0.002)
    box((1.12, 0.62, 0.05), steel(), at=(0, 0, 1.37), bevel=0.02)
    turned([(0, 0), (0.16, 0), (0.16, 0.06), (0.13, 0.08), (0.13, 0.2), (0, 0.2)], plastic(RED), at=(-0.3, 0, 1.41))
    tube([(0.0, 0, 1.42), (0.04, 0, 1.56), (0.4, 0, 1.56), (0.44, 0, 1.42)], 0.03, steel())
    group(lambda: brush((0, 0, 0), (0, 0, 0), (0.35, 0.16, 0.04)), at=(0.5, -0.75, 0), turn=(0, 0, 70))


@model('epoxy-adhesive', views=('top', 'three-quarter'), prints='label', aspect=3.0)
def epoxy_adhesive():
    # Resin and hardener in two tubes on their box
    def tube_of(at, turn, cap):
        def build():
            body = white()
            sections = []
            for y, w, h in ((-0.85, 0.27, 0.012), (-0.78, 0.27, 0.02), (-0.3, 0.25, 0.12), (0.3, 0.22, 0.19), (0.5, 0.21, 0.2), (0.56, 0.16, 0.16), (0.6, 0.08, 0.08)):
                sections.append([(w * math.cos(a), y, 0.2 + h * math.sin(a)) for a in [2 * math.pi * i / 28 for i in range(28)]])
            loft(sections, body)
            box((0.56, 0.1, 0.04), body, at=(0, -0.84, 0.18), bevel=0.01)
            turned([(0, 0), (0.13, 0), (0.11, 0.26), (0, 0.26)], plastic(cap), at=(0, 0.56, 0.2), turn=(-90, 0, 0))
            turned([(0.204, 0), (0.2, 0.05)], plastic(cap), at=(0, 0.4, 0.2), turn=(-90, 0, 0), bevel=0)
        group(build, at=at, turn=(0, 0, turn))
    tube_of((-0.4, -0.55, 0), -8, (0.6, 0.02, 0.02))
    tube_of((0.4, -0.55, 0), 10, (0.02, 0.1, 0.5))
    box((1.5, 0.36, 0.5), printed(), at=(0, 0.75, 0), bevel=0.01)


@model('waterproof-sealant', prints='label', aspect=1.57)
def waterproof_sealant():
    # A cartridge with its nozzle
    body = white()
    turned([(0, 0), (0.3, 0), (0.33, 0.02), (0.33, 1.5), (0.3, 1.54), (0.14, 1.58), (0.14, 1.68), (0, 1.68)], body)
    turned([(0.334, 0.12), (0.334, 1.46)], printed(), bevel=0)
    turned([(0.0, 0), (0.14, 0), (0.15, 0.08), (0.05, 0.9), (0.035, 0.9), (0, 0.88)], glass((0.9, 0.92, 0.94)), at=(0, 0, 1.64))
    turned([(0.0, 0), (0.12, 0), (0.13, 0.08), (0.035, 0.9), (0, 0.9)], white(), at=(0, 0, 1.65))
    # A second one lies in front.
    def second():
        turned([(0, 0), (0.3, 0), (0.33, 0.02), (0.33, 1.5), (0.3, 1.54), (0.14, 1.58), (0.14, 1.68), (0, 1.68)], body)
        turned([(0.334, 0.12), (0.334, 1.46)], printed(), bevel=0)
        turned([(0.15, 1.6), (0.17, 1.62), (0.13, 1.82), (0, 1.84)], plastic(RED))
    group(second, at=(-0.5, -0.62, 0.335), turn=(0, 90, -8))


@model('crack-filler', prints='label', aspect=6.15)
def crack_filler():
    # A tub of white paste with a putty knife
    tub = white()
    turned([(0, 0), (0.66, 0), (0.68, 0.03), (0.72, 0.9), (0.68, 0.9), (0.66, 0.8), (0, 0.78)], tub)
    turned([(0.692, 0.1), (0.718, 0.82)], printed(), bevel=0)
    turned(curve_profile([(0.67, 0.8), (0.5, 0.88), (0.3, 0.84), (0.15, 0.94), (0, 0.9)]), food((0.82, 0.81, 0.78)))
    def lid():
        disc(0.76, 0.1, tub, bevel=0.03)
        disc(0.64, 0.11, plastic((0.02, 0.15, 0.5)), bevel=0.01)
    group(lid, at=(1.36, 0.55, 0))
    def knife():
        lay([(-0.3, 0), (-0.06, -0.5), (0.06, -0.5), (0.3, 0)], 0.015, steel(), z=0.05, bevel=0.003)
        tube([(0, -0.42, 0.06), (0, -0.55, 0.07), (0, -1.05, 0.07)], 0.075, plastic(RED), radii=(0.7, 1, 0.95))
    group(knife, at=(-0.35, -1.0, 0), turn=(0, 0, 84))
    ball(0.14, food((0.82, 0.81, 0.78)), at=(-0.3, -1.0, 0.06), squash=(1.1, 0.9, 0.5))


@model('tile-adhesive', prints='label', aspect=0.76)
def tile_adhesive():
    # A paper sack with tiles and a notched trowel
    pillow(1.3, 1.7, 0.55, printed(), at=(0, 0.2, 0), corner=0.05)
    tile = ceramic((0.75, 0.78, 0.8))
    group(lambda: box((0.8, 0.06, 0.8), tile, bevel=0.015), at=(0.75, -0.25, 0), turn=(-14, 0, 12))
    group(lambda: box((0.8, 0.06, 0.8), ceramic((0.2, 0.35, 0.45)), bevel=0.015), at=(0.68, -0.36, 0), turn=(-16, 0, 20))
    def trowel():
        teeth = []
        for i in range(16):
            x = -0.5 + i / 16
            teeth += [(x, -0.2), (x, -0.16), (x + 1 / 32, -0.16), (x + 1 / 32, -0.2)]
        lay(teeth + [(0.5, -0.2), (0.5, 0.2), (-0.5, 0.2)], 0.015, steel(), bevel=0.002)
        tube([(-0.3, 0.02, 0.02), (-0.3, 0.02, 0.14), (-0.2, 0.02, 0.18)], 0.025, steel())
        tube([(0.3, 0.02, 0.02), (0.3, 0.02, 0.14), (0.2, 0.02, 0.18)], 0.025, steel())
        tube([(-0.34, 0.02, 0.2), (0, 0.02, 0.21), (0.34, 0.02, 0.2)], 0.07, wood((0.5, 0.3, 0.12)), radii=(0.8, 1, 0.8))
    group(trowel, at=(-0.35, -0.75, 0), turn=(0, 0, -14))


def hard_hat(colour, holes):
    def build():
        paint, dark = plastic(colour, 0.25), black(0.6)
        sections = []
        for row in range(15):
            e = math.radians(90 * row / 14)
            sections.append([(0.72 * math.cos(e) ** 0.75 * math.sin(a), -0.88 * math.cos(e) ** 0.75 * math.cos(a), 0.72 * math.sin(e)) for a in [2 * math.pi * i / 48 for i in range(48)]])
        loft(sections, paint, smooth=1, caps=False)
        # Brim, longer in front
        brim = []
        for out, drop in ((0, 0.02), (0.06, 0), (0.12, -0.03), (0.13, -0.05), (0.1, -0.05), (0, -0.01)):
            brim.append([((0.72 + out) * math.sin(a), -(0.88 + out * (1 + 1.6 * max(0, math.cos(a)) ** 3)) * math.cos(a), drop - 0.3 * out * max(0, math.cos(a)) ** 2) for a in [2 * math.pi * i / 48 for i in range(48)]])
        loft(brim, paint, smooth=1, caps=False)
        # Ridges over the crown
        for x, size in ((0, 0.09), (-0.2, 0.05), (0.2, 0.05)):
            arc = []
            for d in range(20, 161, 8):
                e = math.radians(d)
                k = math.sqrt(max(0, 1 - (x / 0.72) ** 2))
                arc.append((x, -0.88 * k * math.copysign(abs(math.cos(e)) ** 0.75, math.cos(e)), 0.73 * k * math.sin(e)))
            tube(arc, size, paint)
        if holes:
            for y in (-0.3, -0.1, 0.1, 0.3):
                z = 0.72 * math.sqrt(1 - math.hypot(0.46 / 0.72, y / 0.88) ** (8 / 3))
                mirrored(lambda s: ball(0.08, dark, at=(s * 0.46, y, z), squash=(1, 0.8, 0.25), turn=(0, s * 38, 0)))
        tube([(-0.66, 0.1, -0.02), (-0.55, 0, -0.4), (-0.2, -0.1, -0.66), (0.2, -0.1, -0.66), (0.55, 0, -0.4), (0.66, 0.1, -0.02)], 0.03, dark)
        ring(0.66, 0.05, dark, at=(0, 0.02, -0.07), flat=1.6)
        tube([(-0.3, 0.72, -0.1), (0, 0.9, -0.2), (0.3, 0.72, -0.1)], 0.06, dark)
        disc(0.11, 0.1, dark, at=(0, 0.98, -0.2), turn=(90, 0, 0))
    group(build, turn=(0, 0, 12))


@model('safety-helmet')
def safety_helmet():
    hard_hat((0.85, 0.55, 0.01), False)


@model('industrial-helmet')
def industrial_helmet():
    hard_hat((0.85, 0.85, 0.83), False)


@model('ventilated-safety-helmet')
def ventilated_safety_helmet():
    hard_hat((0.01, 0.12, 0.5), True)


def treads(count, height, run, width, material, mat, taper=0.0, depth=0.24, first=None):
    for i in range(1, count + 1):
        t = i / (count + (0 if first is None else first))
        box((width * (1 - taper * t), depth, 0.05), material, at=(0, run * t, height * t - 0.05), bevel=0.015)
        box((width * (1 - taper * t) - 0.06, depth - 0.06, 0.015), mat, at=(0, run * t, height * t - 0.005), bevel=0.004)


@model('folding-ladder')
def folding_ladder():
    frame, dark = plastic((0.75, 0.76, 0.78), 0.4), rubber()
    h, half = 2.2, 0.42
    mirrored(lambda s: (tube([(s * half, -0.75, 0.04), (s * half * 0.82, 0, h)], 0.045, frame, straight=True), tube([(s * half, 0.55, 0.04), (s * half * 0.8, 0.06, h * 0.9)], 0.04, frame, straight=True)))
    for i in range(1, 5):
        t = i * 0.205
        box((0.82 * (1 - 0.18 * t), 0.3 if i == 4 else 0.24, 0.05), frame, at=(0, -0.75 * (1 - t) + 0.06, h * t), bevel=0.015)
        box((0.76 * (1 - 0.18 * t), 0.2, 0.02), dark, at=(0, -0.75 * (1 - t) + 0.06, h * t + 0.045), bevel=0.005)
    tube([(-half * 0.82, 0, h), (-half * 0.7, 0, h + 0.14), (half * 0.7, 0, h + 0.14), (half * 0.82, 0, h)], 0.045, frame)
    tube([(-half * 0.6, 0, h + 0.14), (half * 0.6, 0, h + 0.14)], 0.06, rubber())
    for z in (0.25, 1.0):
        y = 0.55 - 0.49 * z / (h * 0.9)
        rod((-half * 0.96, y, z), (half * 0.96, y, z), 0.03, frame)
    mirrored(lambda s: mirrored(lambda f: box((0.12, 0.12, 0.09), dark, at=(s * half, -0.75 if f < 0 else 0.55, 0), bevel=0.02)))
    mirrored(lambda s: rod((s * half * 0.9, -0.4, 0.98), (s * half * 0.9, 0.28, 1.05), 0.02, frame))


@model('step-stool-ladder')
def step_stool_ladder():
    frame, dark, seat = steel(0.3), rubber(), plastic((0.6, 0.05, 0.02))
    mirrored(lambda s: (tube([(s * 0.45, -0.62, 0.04), (s * 0.42, -0.18, 0.78), (s * 0.42, 0.02, 1.1), (s * 0.36, 0.1, 1.7), (s * 0.28, 0.1, 1.76)], 0.045, frame), tube([(s * 0.4, 0.5, 0.04), (s * 0.4, 0.1, 0.98)], 0.045, frame)))
    rod((-0.3, 0.1, 1.76), (0.3, 0.1, 1.76), 0.045, frame)
    tube([(-0.24, 0.1, 1.76), (0.24, 0.1, 1.76)], 0.06, dark)
    for y, z, d in ((-0.46, 0.36, 0.36), (-0.16, 0.74, 0.36), (0.12, 1.08, 0.46)):
        box((0.86, d, 0.07), seat, at=(0, y, z), bevel=0.03)
        for k in range(5):
            rod((-0.36, y - d / 2 + 0.06 + k * (d - 0.12) / 4, z + 0.07), (0.36, y - d / 2 + 0.06 + k * (d - 0.12) / 4, z + 0.07), 0.014, dark)
    rod((-0.4, 0.4, 0.3), (0.4, 0.4, 0.3), 0.03, frame)
    mirrored(lambda s: (box((0.12, 0.12, 0.09), dark, at=(s * 0.45, -0.62, 0), bevel=0.02), box((0.12, 0.12, 0.09), dark, at=(s * 0.4, 0.5, 0), bevel=0.02)))


@model('telescopic-ladder')
def telescopic_ladder():
    alu, dark = metal((0.75, 0.76, 0.78), 0.3), black(0.5)
    def build():
        count = 10
        for i in range(count):
            # The upper sections are drawn out; the lower ones are pushed together.
            z = i * 0.09 + 0.12 if i < 4 else 0.39 + (i - 3) * 0.34
            r = 0.06 - i * 0.0026
            mirrored(lambda s: rod((s * 0.4, 0, z - (0.08 if i < 4 else 0.33)), (s * 0.4, 0, z + 0.02), r, alu))
            mirrored(lambda s: box((0.15, 0.15, 0.075), dark, at=(s * 0.4, 0, z), bevel=0.02))
            box((0.68, 0.1, 0.05), alu, at=(0, 0, z + 0.012), bevel=0.015)
            mirrored(lambda s: box((0.07, 0.03, 0.03), plastic(RED), at=(s * 0.3, -0.05, z + 0.02), bevel=0.008))
        mirrored(lambda s: box((0.17, 0.19, 0.1), rubber(), at=(s * 0.4, 0, 0), bevel=0.02))
        mirrored(lambda s: disc(0.045, 0.05, dark, at=(s * 0.4, 0, 2.5)))
        box((1.1, 0.16, 0.06), alu, at=(0, 0, 0.03), bevel=0.02)
    group(build)


@model('aluminium-ladder')
def aluminium_ladder():
    alu, dark = metal((0.78, 0.79, 0.81), 0.32), rubber()
    def side(turn, back):
        def build():
            mirrored(lambda s: box((0.07, 0.13, 2.7), alu, at=(s * 0.44, 0, 0.0), turn=(0, -s * 3.4, 0), bevel=0.015))
            for i in range(1, 8):
                z = i * 0.335
                half = 0.44 - 0.06 * z
                box((half * 2, 0.09 if back else 0.16, 0.045), alu, at=(0, 0, z), bevel=0.015)
            mirrored(lambda s: box((0.11, 0.17, 0.1), dark, at=(s * 0.445, 0, -0.02), bevel=0.02))
        group(build, at=(0, 0.62 if back else -0.62, 0.02), turn=(turn, 0, 0))
    side(-12.5, False)
    side(12.5, True)
    box((0.74, 0.3, 0.07), plastic((0.01, 0.1, 0.45)), at=(0, 0, 2.62), bevel=0.02)
    mirrored(lambda s: tube([(s * 0.4, -0.36, 1.15), (s * 0.4, 0, 1.05), (s * 0.4, 0.36, 1.15)], 0.016, plastic((0.01, 0.1, 0.45))))
