"""Diyas, incense, idols, mandirs, puja goods, festive decoration, rakhis, hampers and malas."""

from materials import *
from models.decor import HANGING, MARIGOLD, ROSE, WALL, bloom, chain, flame, lotus_base, panel, petals, seated, swag
from models.furniture import HONEY, TEAK, WALNUT, along, blade, blob, copies, fabric, gem, glass, liquid, soft, wires
from models.furnishing import curtain, rod
from models.garden import grains, mound, posed
from parts import *
from registry import model

FLAT = {'views': ('top', 'flat')}
RED, ORANGE, YELLOW = (0.55, 0.02, 0.03), (0.92, 0.4, 0.02), (0.92, 0.62, 0.03)


def lamp_bowl(metal_, at=(0, 0, 0), size=1.0, angle=0.0, lit=True):
    """A diya with a lip that holds the wick to the front left."""
    def build():
        lip = lambda a: max(0, math.cos(a - math.pi * 1.25)) ** 8
        rows = []
        for r, z, k in ((0.0, 0.02, 0), (0.2, 0.0, 0), (0.24, 0.02, 0), (0.36, 0.1, 0.3), (0.5, 0.24, 0.8), (0.54, 0.3, 1), (0.5, 0.3, 1), (0.4, 0.16, 0.5), (0.2, 0.08, 0.1), (0.0, 0.07, 0)):
            rows.append([((r + 0.22 * k * lip(a)) * math.cos(a), (r + 0.22 * k * lip(a)) * math.sin(a), z + 0.03 * k * lip(a)) for a in [2 * math.pi * i / 64 for i in range(64)]])
        loft(rows, metal_, smooth=1, caps=False)
        disc(0.44, 0.02, liquid((0.7, 0.45, 0.06)), (0, 0, 0.2))
        c, s = math.cos(math.pi * 1.25), math.sin(math.pi * 1.25)
        tube([(0.1 * c, 0.1 * s, 0.22), (0.4 * c, 0.4 * s, 0.25), (0.62 * c, 0.62 * s, 0.34)], 0.022, paper())
        if lit:
            flame((0.62 * c, 0.62 * s, 0.34), 0.32)
    posed(build, at, (0, 0, angle), size)


@model('diya')
def diya():
    metal_ = finish()
    turned(curve_profile([(0, 0), (0.34, 0), (0.36, 0.03), (0.16, 0.08), (0.1, 0.14), (0.2, 0.2)]), metal_)
    lamp_bowl(metal_, (0, 0, 0.16))
    ring(0.545, 0.02, metal_, (0, 0, 0.455))
    # The grip at the back is a lotus petal.
    for d in (-24, 0, 24):
        a = math.radians(45 + d)
        c, s = math.cos(a), math.sin(a)
        blade([(0.42 * c, 0.42 * s, 0.26), (0.6 * c, 0.6 * s, 0.44), (0.66 * c, 0.66 * s, 0.74 if d == 0 else 0.64)], 0.34, metal_, 'petal', fold=0.1, side=(-s, c, 0))
    around(24, 0.5, lambda at, d: ball(0.025, metal_, (at[0] * 0.84, at[1] * 0.84, 0.31)))


@model('akhand-diya')
def akhand_diya():
    metal_ = finish()
    turned(curve_profile([(0, 0), (0.42, 0), (0.44, 0.04), (0.24, 0.1), (0.12, 0.2), (0.1, 0.3), (0.2, 0.38), (0.44, 0.46), (0.46, 0.54), (0.4, 0.56), (0, 0.52)]), metal_)
    turned([(0.34, 0.54), (0.36, 0.7), (0.36, 1.36), (0.3, 1.46)], glass(), thickness=0.008)
    turned(curve_profile([(0, 0.54), (0.16, 0.56), (0.2, 0.64)]), metal_)
    flame((0, 0, 0.64), 0.46)
    turned(curve_profile([(0.34, 1.42), (0.38, 1.46), (0.3, 1.56), (0.14, 1.64), (0.08, 1.7), (0.1, 1.76), (0.03, 1.84), (0, 1.86)]), metal_)
    ring(0.365, 0.022, metal_, (0, 0, 0.58))
    for d in (70, 160, 250, 340):
        a = math.radians(d)
        tube([(0.4 * math.cos(a), 0.4 * math.sin(a), 0.54), (0.41 * math.cos(a), 0.41 * math.sin(a), 1.0), (0.36 * math.cos(a), 0.36 * math.sin(a), 1.44)], 0.014, metal_)
    tube([(0.42, 0.1, 0.5), (0.7, 0.16, 0.54), (0.72, 0.16, 0.3), (0.5, 0.12, 0.2), (0.26, 0.06, 0.12)], 0.03, metal_)


@model('urli', views=('top', 'three-quarter'))
def urli():
    metal_ = finish()
    turned(curve_profile([(0, 0.1), (0.5, 0.1), (0.76, 0.2), (0.88, 0.36), (0.9, 0.46)]) + [(1.0, 0.48), (1.0, 0.52), (0.88, 0.52)] + curve_profile([(0.86, 0.44), (0.74, 0.26), (0.5, 0.16), (0, 0.16)]), metal_)
    mirrored(lambda s: tube([(s * 0.94, -0.18, 0.5), (s * 1.12, -0.14, 0.56), (s * 1.12, 0.14, 0.56), (s * 0.94, 0.18, 0.5)], 0.04, metal_))
    around(3, 0.5, lambda at, d: tube([(at[0], at[1], 0.16), (at[0] * 1.1, at[1] * 1.1, 0)], 0.07, metal_), start=30)
    disc(0.85, 0.01, plastic((0.2, 0.34, 0.36), 0.03), (0, 0, 0.41))
    flowers = [bloom(MARIGOLD, petals(ORANGE)), bloom(MARIGOLD, petals(YELLOW)), bloom(ROSE, petals((0.7, 0.05, 0.16)))]
    for i in range(17):
        copies(flowers[i % 3], [((0.68 * math.cos(i * 0.37), 0.68 * math.sin(i * 0.37), 0.42), (0, 0, i * 40), 0.75)])
    for thing in flowers:
        bpy.data.objects.remove(thing)
    for i in range(3):
        a = 2.1 * i + 0.5
        x, y = 0.26 * math.cos(a), 0.26 * math.sin(a)
        turned([(0, 0.42), (0.13, 0.42), (0.15, 0.5)], clay(), (x, y, 0), thickness=0.012)
        disc(0.135, 0.01, wax(), (x, y, 0.47))
        flame((x, y, 0.48), 0.2)


@model('tealight-holder')
def tealight_holder():
    metal_ = finish()
    turned(curve_profile([(0, 0), (0.34, 0), (0.35, 0.03), (0.2, 0.08), (0.24, 0.14), (0, 0.14)]), metal_)
    for count, r, h, w, start in ((8, 0.78, 0.36, 0.46, 0), (8, 0.6, 0.56, 0.4, 22), (8, 0.42, 0.62, 0.3, 0)):
        def petal(at, degrees):
            a = math.radians(degrees)
            c, s = math.cos(a), math.sin(a)
            thing = blade([(0.16 * c, 0.16 * s, 0.1), (r * 0.72 * c, r * 0.72 * s, h * 0.45), (r * c, r * s, h)], w, metal_, 'leaf', fold=0.35, steps=40, side=(-s, c, 0))
            modifier = thing.modifiers.new('thickness', 'SOLIDIFY')
            modifier.thickness = 0.014
        around(count, 1, petal, start)
    turned([(0, 0.14), (0.25, 0.14), (0.26, 0.3), (0.24, 0.3)], steel(), bevel=0.004)
    disc(0.24, 0.02, wax(), (0, 0, 0.27))
    flame((0, 0, 0.29), 0.4)


@model('hanging-diya', **HANGING)
def hanging_diya():
    metal_ = finish()
    turned(curve_profile([(0, -0.18), (0.04, -0.14), (0.06, -0.08), (0.03, -0.04), (0.1, 0), (0.3, 0.08), (0.42, 0.18), (0.44, 0.24), (0.4, 0.24), (0.3, 0.16), (0, 0.12)]), metal_)
    disc(0.36, 0.01, liquid((0.7, 0.45, 0.06)), (0, 0, 0.18))
    for i in range(5):
        a = math.radians(72 * i - 90)
        c, s = math.cos(a), math.sin(a)
        tube([(0.36 * c, 0.36 * s, 0.2), (0.5 * c, 0.5 * s, 0.25), (0.56 * c, 0.56 * s, 0.27)], 0.07, metal_, radii=(1, 0.9, 0.6))
        flame((0.54 * c, 0.54 * s, 0.29), 0.24)
    tube([(0, 0, 0.1), (0, 0, 0.5)], 0.03, metal_)
    # A peacock sits on the stem.
    turned(curve_profile([(0.03, 0.38), (0.05, 0.42), (0.11, 0.47), (0.12, 0.49), (0, 0.5)]), metal_)
    ball(0.13, metal_, (0, 0, 0.6), (1.2, 0.8, 1))
    tube([(-0.08, 0, 0.64), (-0.16, 0, 0.78), (-0.13, 0, 0.9)], 0.05, metal_, radii=(1.4, 0.8, 0.8))
    ball(0.058, metal_, (-0.14, 0, 0.91), (1.15, 1, 1))
    tube([(-0.18, 0, 0.91), (-0.28, 0, 0.87)], 0.03, metal_, radii=(1, 0.1))
    for x in (-0.17, -0.13, -0.09):
        tube([(-0.13, 0, 0.94), (x, 0, 1.02)], 0.008, metal_)
        ball(0.015, metal_, (x, 0, 1.03))
    for d in (-30, -10, 10, 30, 50):
        blade([(0.08, 0, 0.62), (0.2 + 0.0 * d, 0, 0.66 + d * 0.002), (0.34 * math.cos(math.radians(d)), 0, 0.66 + 0.3 * math.sin(math.radians(d)))], 0.13, metal_, 'petal', side=(0, 0.3, 1))
    chain(metal_, 0, 0, 0.74, 1.6, 0.035)
    ring(0.08, 0.014, metal_, (0, 0, 1.7), (90, 0, 0))


def om(material, size, at, turn=(0, 0, 0)):
    """The sacred syllable, facing the viewer."""
    def build():
        for line in ([(-0.4, 0.25), (-0.17, 0.42), (0.04, 0.25), (-0.16, 0.05)], [(-0.18, 0.05), (0.1, -0.06), (0.04, -0.34), (-0.2, -0.42), (-0.44, -0.24)], [(0.04, 0.0), (0.22, 0.08), (0.38, 0.0), (0.42, -0.22), (0.3, -0.34), (0.18, -0.24)], [(0.04, 0.4), (0.22, 0.29), (0.4, 0.42)]):
            tube([(x, 0, z) for x, z in line], 0.05, material)
        ball(0.06, material, (0.22, 0, 0.46))
    posed(build, at, turn, size)


def carton(size, label, rgb, at=(0, 0, 0), turn=(0, 0, 0)):
    """A box with a label on its whole front."""
    def build():
        box(size, paper(rgb), bevel=0.008)
        panel(size[0] * 0.97, size[2] * 0.97, label, (0, -size[1] / 2 - 0.003, size[2] * 0.015))
    posed(build, at, turn)


def stick(points, core, coat, share=0.25, radius=0.012):
    a, b = Vector(points[0]), Vector(points[1])
    wires([[tuple(a), tuple(b)]], radius * 0.6, core)
    wires([[tuple(a.lerp(b, share)), tuple(b)]], radius, coat, round=3)


@model('agarbatti', prints='label', aspect=0.3)
def agarbatti():
    coat, core = clay((0.12, 0.06, 0.035)), wood((0.6, 0.35, 0.16))
    carton((0.42, 0.32, 1.4), printed(), (0.5, 0.05, 0.1), (-0.4, 0.1, 0), (0, 0, 10))
    # Sticks in a brass stand, and some lie in front.
    turned(curve_profile([(0, 0), (0.26, 0), (0.28, 0.03), (0.12, 0.08), (0.1, 0.16), (0.16, 0.24), (0.06, 0.3), (0, 0.3)]), brass(), (0.34, 0, 0))
    for i in range(9):
        a = 2.4 * i
        stick([(0.34 + 0.03 * math.cos(a), 0.03 * math.sin(a), 0.28), (0.34 + 0.24 * math.cos(a), 0.16 * math.sin(a), 1.5 - 0.02 * i)], core, coat)
    for i in range(7):
        stick([(-0.55 + 0.05 * i, -0.5 - 0.03 * (i % 3), 0.015), (0.65 + 0.02 * i, -0.42 - 0.05 * i, 0.015)], core, coat)


@model('dhoop-sticks', prints='label', aspect=1.9)
def dhoop_sticks():
    coat = clay((0.06, 0.035, 0.022))
    carton((1.1, 0.3, 0.58), printed(), (0.55, 0.25, 0.04), (0, 0.24, 0))
    for i in range(9):
        tube([(-0.5 + 0.02 * (i % 2) + 0.09 * (i // 5), -0.5 + 0.075 * (i % 5), 0.035 + 0.066 * (i // 5)), (0.32 + 0.02 * (i % 3), -0.5 + 0.075 * (i % 5), 0.035 + 0.066 * (i // 5))], 0.034, coat)
    turned(curve_profile([(0, 0), (0.17, 0), (0.19, 0.03), (0.17, 0.05), (0, 0.04)]), brass(), (0.58, -0.36, 0))
    tube([(0.58, -0.36, 0.03), (0.58, -0.36, 0.5)], 0.034, coat)
    ball(0.036, glow((1, 0.25, 0.03), 3), (0.58, -0.36, 0.5))


@model('dhoop-cones', prints='label', aspect=1.0)
def dhoop_cones():
    coat = clay((0.16, 0.08, 0.04))
    carton((0.8, 0.36, 0.8), printed(), (0.3, 0.08, 0.3), (0.16, 0.24, 0), (0, 0, -8))
    cone = [(0, 0), (0.1, 0), (0.1, 0.02), (0.02, 0.3), (0, 0.31)]
    for x, y in ((-0.1, -0.3), (0.16, -0.36), (0.42, -0.28), (0.04, -0.54), (0.34, -0.56)):
        turned(cone, coat, (x, y, 0), sides=40)
    turned(cone, coat, (0.66, -0.44, 0.1), (0, 90, 30), sides=40)
    turned(curve_profile([(0, 0.06), (0.16, 0.06), (0.26, 0.1), (0.28, 0.13), (0, 0.1)]), brass(), (-0.52, -0.3, -0.06))
    turned(cone, coat, (-0.52, -0.3, 0.04), sides=40)
    ball(0.022, glow((1, 0.25, 0.03), 3), (-0.52, -0.3, 0.345))


def incense_cup(rim, filling, at, size=1.0, lit=False):
    def build():
        turned([(0, 0), (0.16, 0), (0.25, 0.26), (0.2, 0.26), (0.16, 0.16), (0, 0.15)], rim, bevel=0.01)
        grains(26, 0.17, 0.08, 0.03, filling, (0, 0, 0.18), (1, 0.8, 0.7), seed=int(at[0] * 90) + 5)
        if lit:
            around(16, 0.225, lambda p, d: ball(0.016, glow((1, 0.2, 0.02), 2), (p[0], p[1], 0.262)))
    posed(build, at, (0, 0, 0), size)


@model('sambrani-cups', prints='label', aspect=1.25)
def sambrani_cups():
    char = clay((0.03, 0.028, 0.026))
    resin = [clay((0.75, 0.5, 0.14)), clay((0.85, 0.72, 0.4))]
    carton((1.0, 0.36, 0.8), printed(), (0.1, 0.25, 0.14), (0, 0.3, 0))
    for x, y in ((-0.5, -0.22), (0, -0.28), (0.5, -0.22), (-0.26, -0.66), (0.28, -0.66)):
        incense_cup(char, resin, (x, y, 0), 0.9, lit=(x, y) == (-0.26, -0.66))


@model('havan-cups', prints='label', aspect=1.25)
def havan_cups():
    dung = clay((0.2, 0.12, 0.06))
    herbs = [clay((0.4, 0.24, 0.1)), clay((0.5, 0.4, 0.16)), clay((0.15, 0.1, 0.05))]
    carton((1.0, 0.36, 0.8), printed(), (0.55, 0.14, 0.02), (0.1, 0.34, 0), (0, 0, -6))
    for x, y in ((-0.2, -0.2), (0.4, -0.24)):
        incense_cup(dung, herbs, (x, y, 0), 1.0)
    turned(curve_profile([(0, 0), (0.3, 0), (0.36, 0.05), (0.38, 0.07), (0, 0.04)]), brass(), (-0.56, -0.42, 0))
    incense_cup(dung, herbs, (-0.56, -0.42, 0.05), 1.1, lit=True)
    incense_cup(dung, herbs, (0.1, -0.66, 0), 1.0)


def crown(metal_, z, radius=0.2, tall=0.36, at=(0, 0)):
    turned(curve_profile([(radius * 0.84, z - 0.04), (radius * 1.12, z + 0.03), (radius * 0.95, z + tall * 0.25), (radius * 1.0, z + tall * 0.4), (radius * 0.66, z + tall * 0.55), (radius * 0.7, z + tall * 0.68), (radius * 0.32, z + tall * 0.84), (radius * 0.1, z + tall), (0, z + tall * 1.04)]), metal_, (at[0], at[1], 0))
    around(14, radius * 1.1, lambda p, d: ball(radius * 0.13, metal_, (p[0] + at[0], p[1] + at[1], z + 0.05)))


def halo(metal_, width, height, y=0.26, z=0.0):
    """The arch behind a deity."""
    arch = lambda w, top: [(w * math.sin(math.radians(a)), z + (height - width) + w * math.cos(math.radians(a)) * top) for a in range(-96, 97, 8)]
    outer, inner = arch(width, 1.0), arch(width * 0.82, 1.0)
    plate([(-width, z)] + outer + [(width, z), (width * 0.82, z)] + list(reversed(inner)) + [(-width * 0.82, z)], 0.05, metal_, (0, y, 0), bevel=0.015)
    for x, zz in outer[1:-1:2]:
        ball(0.045, metal_, (x * 1.03, y, zz + 0.02))
    for w in (width * 0.83, width * 0.99):
        tube([(-w, y - 0.02, z), *[(x, y - 0.02, zz) for x, zz in arch(w, 1.0)], (w, y - 0.02, z)], 0.022, metal_)
    for side in (-1, 1):
        for k in range(5):
            ball(0.035, metal_, (side * width * 0.91, y - 0.025, z + (height - width) * (k + 0.5) / 5), (1, 0.6, 1))
    for x, zz in arch(width * 0.91, 1.0)[::2]:
        ball(0.035, metal_, (x, y - 0.025, zz), (1, 0.6, 1))
    plate([(-0.1, 0), (0.1, 0), (0.06, 0.12), (0, 0.22), (-0.06, 0.12)], 0.06, metal_, (0, y, z + height - 0.02), bevel=0.015)


def arm(metal_, s, z, hand, radius=0.07, start=0.28, fingers=1):
    """An arm from the shoulder over the elbow to the hand. Its fingers point upwards (1) or downwards (-1)."""
    elbow = (s * 0.5, 0.0, (z + hand[2]) / 2 - 0.1 if hand[2] < z + 0.1 else z - 0.12)
    tube([(s * start, 0.05, z), elbow, hand], radius, metal_, radii=(1.15, 1, 0.8))
    x, y, up = hand[0], hand[1] - radius * 0.2, radius * fingers
    ball(radius, metal_, hand, (1.05, 0.65, 1.25))
    for k in (-1.5, -0.5, 0.5, 1.5):
        far = hand[2] + up * (2.5 - 0.3 * abs(k))
        tip = (x + k * radius * 0.52, y - radius * 0.35, far)
        tube([(x + k * radius * 0.48, y, hand[2] + up * 0.6), tip], radius * 0.26, metal_)
        ball(radius * 0.26, metal_, tip)
    tube([(x - s * radius * 0.6, y, hand[2]), (x - s * radius * 1.3, y - radius * 0.5, hand[2] + up)], radius * 0.3, metal_)
    ring(radius * 0.95, 0.018, metal_, tuple((p * 0.3 + q * 0.7) for p, q in zip(elbow, hand)), (20, s * 40, 0))


def ganesha(metal_, z=0.0):
    """Ganesha, seated."""
    seated(metal_, z)
    ball(0.33, metal_, (0, -0.06, z + 0.48), (1.08, 0.92, 1.0))
    ball(0.022, metal_, (0, -0.37, z + 0.46))
    head = z + 1.16
    ball(0.25, metal_, (0, -0.04, head), (1.0, 0.9, 1.02))
    tube([(0, -0.22, head - 0.02), (0.0, -0.36, head - 0.2), (0.03, -0.42, head - 0.42), (0.14, -0.44, head - 0.58), (0.26, -0.42, head - 0.54), (0.26, -0.4, head - 0.44)], 0.085, metal_, radii=(1.35, 1.1, 0.9, 0.75, 0.6, 0.45))
    for k in range(5):
        t = k / 5
        ring(0.088 - 0.02 * t, 0.012, metal_, (0.03 * t * t, -0.34 - 0.08 * t, head - 0.16 - 0.26 * t), (24 - 16 * t, 0, 0))

    def side(s):
        ear = smooth_outline([(0, 0.16), (0.14, 0.24), (0.3, 0.18), (0.35, -0.02), (0.27, -0.2), (0.13, -0.34), (0.07, -0.2), (0, -0.12)])
        posed(lambda: (
            plate([(s * x, z) for x, z in ear], 0.08, metal_, bevel=0.035),
            tube([(s * (0.15 + (x - 0.15) * 0.95), -0.04, z * 0.95) for x, z in ear], 0.02, metal_, closed=True, straight=True),
            [tube([(s * x, -0.04, 0.1 - 1.6 * (x - 0.06) * k) for x in (0.06, 0.14, 0.24)], 0.014, metal_) for k in (-0.1, 0.5, 1)]),
            (s * 0.19, 0.02, head), (0, 0, s * 20), 1)
        tube([(s * 0.12, -0.2, head - 0.12), (s * 0.17, -0.33, head - 0.18), (s * 0.16, -0.4, head - 0.15 + 0.02 * s)], 0.03, metal_, radii=(1, 0.8, 0.3))
        ball(0.036, metal_, (s * 0.11, -0.23, head + 0.05), (1.3, 0.7, 0.75))
        tube([(s * 0.05, -0.25, head + 0.09), (s * 0.11, -0.245, head + 0.11), (s * 0.17, -0.21, head + 0.07)], 0.012, metal_)
        arm(metal_, s, z + 0.84, (s * 0.52, -0.12, z + 1.1), 0.065)
        arm(metal_, s, z + 0.78, (s * 0.42, -0.34, z + 0.5 + 0.1 * (s < 0)), 0.075)
    mirrored(side)
    # An axe, a lotus and a sweet in the hands.
    tube([(-0.52, -0.16, z + 0.96), (-0.52, -0.16, z + 1.5)], 0.022, metal_)
    ball(0.035, metal_, (-0.52, -0.16, z + 1.52))
    axe = smooth_outline([(0.03, 0.06), (-0.06, 0.06), (-0.16, 0.17), (-0.21, 0), (-0.16, -0.17), (-0.06, -0.06), (0.03, -0.06)])
    plate(axe, 0.06, metal_, (-0.52, -0.16, z + 1.4), bevel=0.025)
    bloom([(6, 0.1, 0.12, 0.09), (6, 0.06, 0.15, 0.07)], metal_, (0.52, -0.16, z + 1.24))
    ball(0.085, metal_, (0.42, -0.4, z + 0.6), (1, 1, 0.8))
    crown(metal_, head + 0.16, 0.2, 0.4, (0, -0.02))
    ball(0.028, metal_, (0, -0.255, head + 0.1), (0.7, 0.5, 1.6))
    ring(0.31, 0.03, metal_, (0, -0.05, z + 0.3))
    wires([[(0.29 * math.sin(a), -0.06 - 0.28 * math.cos(a) * 0.95, z + 0.86 - 0.2 * math.cos(a)) for a in [math.radians(d) for d in range(-85, 86, 10)]]], 0.024, metal_, round=3)


@model('ganesha-idol', views=('front', 'three-quarter'))
def ganesha_idol():
    metal_ = finish(0.28)
    turned(curve_profile([(0, 0), (0.7, 0), (0.72, 0.04), (0.64, 0.1), (0.62, 0.14), (0, 0.14)]), metal_)
    ganesha(metal_, 0.12)


@model('ganesha-idol-with-base', views=('three-quarter', 'front'))
def ganesha_idol_with_base():
    metal_ = finish(0.28)
    box((1.94, 1.34, 0.1), wood(WALNUT), (0, -0.12, 0), bevel=0.02)
    box((1.8, 1.22, 0.1), wood(WALNUT), (0, -0.12, 0.1), bevel=0.02)
    lotus_base(metal_, 0.7, 0.2, 0.2)
    ganesha(metal_, 0.4)
    halo(metal_, 0.86, 2.1, 0.34, 0.2)


def face(metal_, z, radius=0.17):
    ball(radius, metal_, (0, 0.02, z), (0.94, 0.95, 1.14))
    mirrored(lambda s: (
        ball(radius * 0.16, metal_, (s * radius * 0.4, -radius * 0.8, z + radius * 0.1), (1.5, 0.6, 0.7)),
        ball(radius * 0.2, metal_, (s * radius * 0.96, 0.02, z - radius * 0.2), (0.5, 0.8, 1.6)),
        ball(radius * 0.16, metal_, (s * radius * 0.98, 0.0, z - radius * 0.6))))
    tube([(0, -radius * 0.84, z + radius * 0.1), (0, -radius * 1.06, z - radius * 0.26)], radius * 0.1, metal_, radii=(0.7, 1.5))
    def line(points, thick):
        tube([(x * radius, y * radius, z + up * radius) for x, y, up in points], thick * radius, metal_)
    for low in (-0.52, -0.7):
        line([(-0.3, -0.74, -0.54), (0, -0.86, low), (0.3, -0.74, -0.54)], 0.08)
    mirrored(lambda s: line([(s * 0.14, -0.9, 0.28), (s * 0.42, -0.84, 0.38), (s * 0.7, -0.6, 0.24)], 0.06))
    ball(radius * 0.09, metal_, (0, -radius * 0.86, z + radius * 0.42))


@model('lakshmi-murti', views=('front', 'three-quarter'))
def lakshmi_murti():
    metal_ = finish(0.28)
    lotus_base(metal_, 0.72, 0.24)
    chin = seated(metal_, 0.22)
    face(metal_, chin + 0.16)
    ball(0.2, metal_, (0, 0.08, chin + 0.18), (1, 0.8, 1.1))
    crown(metal_, chin + 0.27, 0.17, 0.43, (0, 0.03))

    def side(s):
        arm(metal_, s, 1.06, (s * 0.45, -0.1, 1.38), 0.055, 0.26)
        bloom([(7, 0.13, 0.14, 0.11), (6, 0.08, 0.17, 0.08)], metal_, (s * 0.45, -0.13, 1.48))
        arm(metal_, s, 1.02, (s * 0.4, -0.28, 0.72 if s < 0 else 0.6), 0.06, 0.26, -s)
        ball(0.09, metal_, (s * 0.1, -0.1, 0.98))
        wires([[(s * 0.3, 0.1, 1.1), (s * 0.46, 0.0, 0.8), (s * 0.6, -0.06, 0.44)]], 0.03, metal_)
    mirrored(side)
    for i in range(9):
        disc(0.045, 0.014, metal_, (0.42 + 0.05 * math.sin(i * 2), -0.34 - 0.03 * (i % 3), 0.52 - i * 0.035), (20 * (i % 3), 15, 0))
    for k, r in enumerate((0.16, 0.22)):
        angles = [math.radians(d) for d in range(-90, 91, 10)]
        lace = [(r * math.sin(a), -0.02 - 0.2 * math.cos(a), 1.16 - k * 0.04 - 0.9 * r * math.cos(a)) for a in angles]
        wires([lace], 0.016, metal_, round=3)
    # The sari over one shoulder, and the belt.
    for k in range(4):
        x = 0.05 * k
        tube([(0.3 - x, -0.02, 1.13), (0.17 - x, -0.2, 0.98), (-0.02 - x, -0.17, 0.82), (-0.23, -0.08, 0.72 - 0.03 * k)], 0.016, metal_)
    turned([(0.262, 0.6), (0.255, 0.66)], metal_, (0, 0.04, 0), thickness=-0.03).scale.y = 0.77
    halo(metal_, 0.8, 2.01, 0.3)


@model('balaji-statue', views=('front', 'three-quarter'))
def balaji_statue():
    metal_ = finish(0.28)
    box((1.1, 0.7, 0.1), metal_, (0, 0, 0), bevel=0.02)
    lotus_base(metal_, 0.42, 0.16, 0.1)
    worn([(0, 0, 1.5, 0.1, 0.1), (0, 0, 1.44, 0.26, 0.13), (0, 0, 1.28, 0.26, 0.17), (0, 0, 1.06, 0.2, 0.15), (0, 0, 0.9, 0.25, 0.17), (0, 0, 0.6, 0.24, 0.16), (0, 0, 0.26, 0.24, 0.16)], metal_, folds=0.012, fold_count=8)
    turned(curve_profile([(0.09, 1.44), (0.08, 1.54)]), metal_)
    face(metal_, 1.66, 0.16)
    crown(metal_, 1.75, 0.16, 0.51)
    mirrored(lambda s: (
        arm(metal_, s, 1.4, (s * 0.42, -0.06, 1.62), 0.05, 0.24),
        arm(metal_, s, 1.36, (s * 0.36, -0.2, 1.0), 0.055, 0.24),
        ball(0.08, metal_, (s * 0.1, -0.14, 0.27), (0.8, 1.4, 0.6)),
        wires([[(s * 0.24, -0.05, 1.0), (s * 0.34, -0.08, 0.7), (s * 0.32, -0.1, 0.36)]], 0.03, metal_)))
    ring(0.12, 0.03, metal_, (-0.43, -0.06, 1.78), (90, 0, 0))
    around(10, 0.15, lambda at, d: ball(0.022, metal_, (-0.43 + at[0], -0.06, 1.78 + at[1])))
    turned(curve_profile([(0.02, 0), (0.08, 0.06), (0.1, 0.12), (0.05, 0.2), (0, 0.24)]), metal_, (0.43, -0.06, 1.68))
    # The garland.
    loop = [(0.26 * math.sin(a) * (1 + 0.2 * math.cos(a)), -0.17 - 0.06 * abs(math.cos(a)), 1.02 - 0.5 * math.cos(a)) for a in [math.radians(d) for d in range(-150, 151, 10)]]
    for point in loop:
        ball(0.042, metal_, point)
    mirrored(lambda s: plate([(-0.02, 0), (0.02, 0), (0.015, 0.1), (-0.015, 0.1)], 0.03, paper((0.9, 0.9, 0.88)), (s * 0.04, -0.16, 1.68), (0, s * -12, 0), bevel=0.004))
    halo(metal_, 0.62, 2.3, 0.22, 0.1)


def pillar(material, x, y, z, height, radius=0.05):
    turned(curve_profile([(radius * 1.5, 0), (radius * 1.5, 0.05), (radius, 0.1), (radius * 0.8, height * 0.5), (radius, height - 0.1), (radius * 1.5, height - 0.05), (radius * 1.5, height)]), material, (x, y, z), sides=40)


def dome(material, trim, at, radius, height):
    blob(curve_profile([(radius, 0), (radius * 1.02, height * 0.2), (radius * 0.8, height * 0.5), (radius * 0.4, height * 0.82), (radius * 0.16, height * 0.95), (0, height)]), material, at, lobes=16, lobe=0.07)
    turned(curve_profile([(0.0, 0), (radius * 0.22, 0.01), (radius * 0.26, 0.05), (radius * 0.1, 0.09), (radius * 0.14, 0.13), (0.01, 0.22), (0, 0.24)]), trim, (at[0], at[1], at[2] + height - 0.02), sides=40)


def small_deity(metal_, at, size):
    posed(lambda: (lotus_base(metal_, 0.6, 0.2, count=12), ganesha(metal_, 0.18)), at, (0, 0, 0), size)


def hanging_bell(at, metal_, size=0.1):
    turned(curve_profile([(0.5, 0), (0.44, 0.12), (0.32, 0.4), (0.28, 0.7), (0.14, 0.88), (0, 0.9)]), metal_, (at[0], at[1], at[2] - size * 1.4), sides=32, bevel=0).scale = (size,) * 3
    wires([[at, (at[0], at[1], at[2] - size * 0.5)]], size * 0.05, metal_)


def cusped(width, height, scallops=5):
    """A scalloped arch, cut out of a board."""
    points = [(-width, 0)]
    for i in range(scallops):
        a1, a2 = math.pi - math.pi * i / scallops, math.pi - math.pi * (i + 1) / scallops
        for k in range(1, 7):
            a = a1 + (a2 - a1) * k / 6
            bump = 1 + 0.13 * math.sin(math.pi * k / 6)
            points.append((width * math.cos(a) * min(bump, 1.12), height * math.sin(a) * bump))
    return points


def arch_board(material, width, height, depth, at):
    cut = [(x, z - 0.001) for x, z in cusped(width * 0.42, height * 0.66)]
    outline = [(-width / 2, 0)] + cut + [(width / 2, 0), (width / 2, height), (-width / 2, height)]
    plate(outline, depth, material, at, bevel=0.006)


@model('wooden-mandir')
def wooden_mandir():
    body, dark, metal_ = wood(TEAK), wood(WALNUT), brass()
    for w, d, z, h in ((1.3, 0.86, 0, 0.08), (1.22, 0.78, 0.08, 0.2), (1.3, 0.86, 0.28, 0.06)):
        box((w, d, h), dark if h == 0.2 else body, (0, 0, z), bevel=0.012)
    for x in (-0.28, 0.28):
        box((0.5, 0.02, 0.15), body, (x, -0.39, 0.105), bevel=0.01)
        ball(0.024, metal_, (x, -0.41, 0.18))
    for x in (-0.54, 0.54):
        for y in (-0.34, 0.34):
            pillar(body, x, y, 0.34, 0.72)
    box((1.16, 0.03, 0.72), dark, (0, 0.36, 0.34), bevel=0.006)
    arch_board(body, 1.06, 0.26, 0.04, (0, -0.36, 0.8))
    box((1.34, 0.9, 0.07), body, (0, 0, 1.06), bevel=0.015)
    box((1.1, 0.7, 0.07), dark, (0, 0, 1.13), bevel=0.015)
    dome(body, metal_, (0, 0, 1.2), 0.34, 0.56)
    for x in (-0.48, 0.48):
        dome(body, metal_, (x, -0.26, 1.2), 0.14, 0.24)
    for x in (-0.3, 0.3):
        hanging_bell((x, -0.36, 0.9), metal_, 0.09)
    box((0.5, 0.36, 0.08), dark, (0, 0.1, 0.34), bevel=0.01)
    small_deity(brass(), (0, 0.08, 0.42), 0.22)


@model('wall-mandir', **HANGING)
def wall_mandir():
    body, dark, metal_ = wood(HONEY), wood(WALNUT), brass()
    back = [(-0.55, 0), (0.55, 0), (0.55, 0.9), (0.42, 1.08), (0.2, 1.16), (0, 1.36), (-0.2, 1.16), (-0.42, 1.08), (-0.55, 0.9)]
    plate(back, 0.04, dark, (0, 0.2, 0), bevel=0.012)
    box((1.2, 0.5, 0.05), body, (0, 0, 0.06), bevel=0.012)
    box((1.1, 0.42, 0.16), body, (0, 0.02, -0.1), bevel=0.01)
    box((0.9, 0.02, 0.11), dark, (0, -0.195, -0.075), bevel=0.008)
    ball(0.024, metal_, (0, -0.215, -0.02))
    for x in (-0.5, 0.5):
        pillar(body, x, -0.16, 0.11, 0.62, 0.036)
    arch_board(body, 1.0, 0.22, 0.03, (0, -0.16, 0.54))
    box((1.2, 0.46, 0.05), body, (0, 0, 0.76), bevel=0.012)
    ring(0.24, 0.012, metal_, (0, 0.17, 0.98), (90, 0, 0))
    om(metal_, 0.3, (0, 0.17, 0.98))
    for x in (-0.34, 0.34):
        hanging_bell((x, -0.16, 0.56), metal_, 0.08)
    small_deity(brass(), (0, 0.02, 0.11), 0.2)


@model('puja-chowki')
def puja_chowki():
    body, metal_, red = wood(TEAK), gold(0.35), fabric(RED)
    box((1.5, 1.2, 0.1), body, (0, 0, 0.42), bevel=0.02)
    box((1.3, 1.0, 0.1), body, (0, 0, 0.32), bevel=0.01)
    for x in (-0.62, 0.62):
        for y in (-0.47, 0.47):
            turned(curve_profile([(0.06, 0), (0.1, 0.03), (0.06, 0.08), (0.1, 0.2), (0.06, 0.28), (0.09, 0.34), (0.09, 0.42)]), body, (x, y, 0), sides=48)
    soft((1.3, 1.0, 0.03), red, (0, 0, 0.52), rounding=0.014, puff=0)
    box((1.34, 0.04, 0.012), metal_, (0, -0.48, 0.545), bevel=0.003)
    box((1.34, 0.04, 0.012), metal_, (0, 0.48, 0.545), bevel=0.003)
    mirrored(lambda s: box((0.04, 1.0, 0.012), metal_, (s * 0.63, 0, 0.545), bevel=0.003))
    for i in range(9):
        ball(0.035, metal_, (-0.56 + i * 0.14, -0.605, 0.47), (1, 0.5, 1))
    for i in range(7):
        mirrored(lambda s: ball(0.035, metal_, (s * 0.755, -0.42 + i * 0.14, 0.47), (0.5, 1, 1)))


@model('temple-with-door')
def temple_with_door():
    body, dark, metal_ = wood(TEAK), wood(WALNUT), brass()
    box((1.2, 0.7, 0.32), body, (0, 0, 0.04), bevel=0.012)
    box((1.1, 0.6, 0.04), dark, (0, 0, 0), bevel=0.006)
    for x in (-0.28, 0.28):
        box((0.52, 0.02, 0.22), dark, (x, -0.35, 0.09), bevel=0.01)
        ball(0.026, metal_, (x, -0.375, 0.2))
    for x in (-0.57, 0.57):
        box((0.06, 0.7, 0.86), body, (x, 0, 0.36), bevel=0.008)
    box((1.16, 0.03, 0.86), dark, (0, 0.33, 0.36), bevel=0)
    box((1.3, 0.78, 0.07), body, (0, 0, 1.22), bevel=0.015)
    dome(body, metal_, (0, 0, 1.29), 0.32, 0.42)
    for x in (-0.48, 0.48):
        dome(body, metal_, (x, 0, 1.29), 0.13, 0.2)

    def door(s):
        """An open door with a carved lattice."""
        def build():
            plate([(0, 0), (0.54, 0), (0.54, 0.84), (0, 0.84)], 0.035, body, bevel=0.006, holes=([(0.07, 0.07), (0.07, 0.77), (0.47, 0.77), (0.47, 0.07)],))
            lines = []
            for k in range(-7, 9):
                for d in (1, -1):
                    points = []
                    for i in range(41):
                        x = 0.07 + 0.4 * i / 40
                        z = 0.42 + k * 0.1 + d * (x - 0.27)
                        if 0.07 <= z <= 0.77:
                            points.append((x, 0, z))
                    if len(points) > 1:
                        lines.append([points[0], points[-1]])
            wires(lines, 0.011, dark)
            ball(0.024, metal_, (0.5, -0.03, 0.42))
        posed(build, (s * 0.58, -0.35, 0.37), (0, 0, -50 if s > 0 else -128))
    mirrored(door)
    hanging_bell((-0.25, -0.28, 1.2), metal_, 0.1)
    hanging_bell((0.25, -0.28, 1.2), metal_, 0.1)
    box((0.6, 0.36, 0.1), dark, (0, 0.1, 0.36), bevel=0.01)
    small_deity(brass(), (0, 0.06, 0.46), 0.26)


def small_bowl(metal_, at, filling, radius=0.16):
    turned(curve_profile([(0, 0), (radius * 0.6, 0), (radius * 0.95, radius * 0.4), (radius, radius * 0.7)]), metal_, at, sides=48, thickness=0.01)
    mound(radius * 0.9, radius * 0.4, filling, (at[0], at[1], at[2] + radius * 0.5))


@model('puja-thali', views=('top', 'three-quarter'))
def puja_thali():
    metal_ = finish()
    turned(curve_profile([(0, 0), (0.9, 0), (0.98, 0.03), (1.02, 0.12)]) + [(1.05, 0.12), (1.04, 0.1)], metal_, bevel=0.006)
    for r in (0.3, 0.86, 0.9):
        ring(r, 0.01, metal_, (0, 0, 0.012))
    lamp_bowl(metal_, (-0.45, -0.4, 0.02), 0.42)
    for (x, y), tone in zip(((0.1, -0.6), (0.55, -0.42), (0.72, 0.02)), (RED, (0.9, 0.87, 0.8), (0.85, 0.5, 0.05))):
        small_bowl(metal_, (x, y, 0.02), clay(tone))
    kalash_pot(metal_, (0.3, 0.42, 0.02), 0.34)
    posed(lambda: hand_bell(metal_), (-0.36, 0.4, 0.02), (0, 0, 0), 0.5)
    turned(curve_profile([(0, 0), (0.12, 0), (0.04, 0.05), (0.06, 0.12), (0, 0.13)]), metal_, (-0.75, 0.08, 0.02))
    for d in (-0.06, 0.0, 0.06):
        stick([(-0.75, 0.08, 0.14), (-0.75 + d * 2, 0.1, 0.95)], wood((0.6, 0.35, 0.16)), clay((0.12, 0.06, 0.035)))
    flower = bloom(MARIGOLD, petals(ORANGE), (0.02, 0.02, 0.02))
    flower.scale = (0.8,) * 3
    copies(flower, [((0.14, -0.2, 0.02), (0, 0, 20), 0.7), ((-0.12, -0.12, 0.02), (0, 0, 50), 0.65)])


KALASH = [(0, 0), (0.3, 0), (0.34, 0.04), (0.3, 0.08), (0.5, 0.26), (0.58, 0.5), (0.48, 0.78), (0.26, 0.92), (0.24, 1.0), (0.4, 1.1), (0.42, 1.14)]


def kalash_pot(metal_, at=(0, 0, 0), size=1.0, dressed=True):
    def build():
        turned(curve_profile(KALASH), metal_, thickness=0.02)
        for r, z in ((0.575, 0.5), (0.565, 0.58), (0.555, 0.42)):
            ring(r, 0.014, metal_, (0, 0, z))
        if dressed:
            for i in range(7):
                a = 2 * math.pi * i / 7 + 0.3
                c, s = math.cos(a), math.sin(a)
                blade([(0.2 * c, 0.2 * s, 1.02), (0.46 * c, 0.46 * s, 1.4), (0.78 * c, 0.78 * s, 1.36)], 0.28, leaf((0.06, 0.26, 0.05)))
            blob(curve_profile([(0, 1.0), (0.22, 1.04), (0.33, 1.24), (0.28, 1.5), (0.12, 1.68), (0.03, 1.8), (0, 1.82)]), clay((0.28, 0.15, 0.07)), crumple=0.03)
            chance = random.Random(4)
            wires([[(0.06 * math.cos(a), 0.06 * math.sin(a), 1.66), (0.05 * math.cos(a * 2), 0.05 * math.sin(a * 2), 1.9 + 0.08 * chance.random())] for a in range(26)], 0.01, clay((0.4, 0.25, 0.12)))
    posed(build, at, (0, 0, 0), size)


@model('kalash')
def kalash():
    metal_ = finish()
    kalash_pot(metal_)
    around(28, 0.425, lambda at, d: ball(0.03, fabric(RED), (at[0] * 0.6, at[1] * 0.6, 0.96)))


def hand_bell(metal_):
    turned(curve_profile([(0.34, 0), (0.36, 0.02), (0.33, 0.06), (0.25, 0.2), (0.22, 0.4), (0.17, 0.52), (0.06, 0.58), (0, 0.58)]), metal_)
    for r, z in ((0.3, 0.11), (0.225, 0.36)):
        ring(r, 0.014, metal_, (0, 0, z))
    turned(curve_profile([(0.05, 0.56), (0.09, 0.62), (0.05, 0.68), (0.08, 0.76), (0.05, 0.84), (0.09, 0.92), (0.06, 0.98), (0.12, 1.04), (0.06, 1.1), (0, 1.1)]), metal_)


@model('puja-bell')
def puja_bell():
    metal_ = finish()
    hand_bell(metal_)
    # Garuda's wings on the handle.
    ball(0.07, metal_, (0, 0, 1.14))
    mirrored(lambda s: [blade([(s * 0.03, 0.02, 1.08), (s * (0.12 + 0.02 * k), 0.02, 1.16 + 0.03 * k), (s * (0.2 - 0.03 * k), 0.02, 1.28 + 0.04 * k)], 0.1, metal_, 'petal', side=(0.7 * s, 0.0, -0.5)) for k in range(3)])
    turned(curve_profile([(0.05, 1.18), (0.06, 1.22), (0.02, 1.3), (0, 1.31)]), metal_)


@model('havan-kund')
def havan_kund():
    metal_ = finish(0.3)
    square = lambda r, z: [(-r, -r, z), (r, -r, z), (r, r, z), (-r, r, z)]
    outside = [square(0.42, 0), square(0.42, 0.06), square(0.34, 0.06), square(0.62, 0.5), square(0.68, 0.5), square(0.68, 0.58), square(0.76, 0.58), square(0.76, 0.66), square(0.84, 0.66), square(0.84, 0.74)]
    inside = [square(0.74, 0.74), square(0.74, 0.68), square(0.66, 0.68), square(0.66, 0.6), square(0.58, 0.6), square(0.58, 0.52), square(0.3, 0.12)]
    posed(lambda: loft(outside + inside, metal_, smooth=0), (0, 0, 0), (0, 0, 12))
    mirrored(lambda s: tube([(s * 0.82, -0.16 + s * 0.17, 0.62), (s * 0.98, -0.14 + s * 0.2, 0.66), (s * 0.98, 0.14 + s * 0.2, 0.66), (s * 0.82, 0.16 + s * 0.17, 0.62)], 0.03, metal_))
    for i in range(9):
        a = 0.7 * i
        tube([(0.5 * math.cos(a), 0.5 * math.sin(a), 0.6), (-0.2 * math.cos(a + 0.4), -0.2 * math.sin(a + 0.4), 0.86 + 0.02 * i)], 0.055, wood((0.3, 0.17, 0.08)))
    chance = random.Random(5)
    tones = [(glow((1, 0.2, 0.02), 1.3), 0.17), (glow((1, 0.42, 0.05), 1.4), 0.12), (glow((1, 0.66, 0.16), 1.4), 0.075)]
    for x, y, high in ((0, 0.02, 0.85), (-0.16, -0.04, 0.62), (0.17, 0, 0.66), (0.03, -0.16, 0.5), (-0.28, 0.06, 0.4), (0.3, -0.06, 0.38), (-0.1, -0.2, 0.34), (0.08, 0.16, 0.7)):
        sway = chance.choice((-1, 1)) * chance.uniform(0.05, 0.09)
        for k, (tone, wide) in enumerate(tones):
            tall = high * (1 - 0.24 * k)
            points = [(x + sway * dx + 0.35 * x * z, y - 0.035 * k, 0.74 + tall * z) for dx, z in ((0, 0), (0.6, 0.2), (0.2, 0.45), (-0.9, 0.75), (0.5, 1))]
            tube(points, wide * (0.5 + 0.6 * high), tone, radii=(0.35, 1, 0.8, 0.35, 0.02))


@model('puja-samagri-kit', prints='label', aspect=1.9)
def puja_samagri_kit():
    board, metal_ = paper((0.55, 0.06, 0.05)), brass()
    for x in (-0.7, 0.7):
        box((0.02, 0.9, 0.4), board, (x, 0, 0), bevel=0.004)
    for y in (-0.45, 0.45):
        box((1.42, 0.02, 0.4), board, (0, y, 0), bevel=0.004)
    box((1.4, 0.9, 0.02), board, (0, 0, 0), bevel=0)
    box((1.38, 0.88, 0.16), fabric((0.8, 0.55, 0.12)), (0, 0, 0.02), bevel=0)
    panel(0.72, 0.38, printed(), (0, -0.4615, 0.01))
    lid = lambda: (box((1.42, 0.03, 0.92), board, (0, 0, 0), bevel=0.006), ring(0.24, 0.014, gold(), (0, -0.018, 0.46), (90, 0, 0)), om(gold(), 0.32, (0, -0.02, 0.46)))
    posed(lid, (0, 0.47, 0.36), (-14, 0, 0))
    for i, tone in enumerate((RED, (0.85, 0.55, 0.05), (0.88, 0.86, 0.8), (0.35, 0.2, 0.1))):
        x = -0.5 + i * 0.26
        turned([(0, 0), (0.1, 0), (0.1, 0.24)], clay(tone), (x, -0.26, 0.18), sides=48)
        disc(0.105, 0.05, metal_, (x, -0.26, 0.42))
    for i in range(8):
        stick([(0.44 + 0.03 * i, -0.34, 0.24), (0.44 + 0.03 * i, 0.36, 0.24)], wood((0.6, 0.35, 0.16)), clay((0.12, 0.06, 0.035)))
    kalash_pot(metal_, (-0.42, 0.16, 0.18), 0.3, dressed=False)
    blob(curve_profile([(0, 0), (0.12, 0.03), (0.17, 0.14), (0.14, 0.28), (0.05, 0.38), (0, 0.4)]), clay((0.28, 0.15, 0.07)), (-0.08, 0.2, 0.18), crumple=0.02)
    lamp_bowl(clay(), (0.22, 0.12, 0.18), 0.24, lit=False)
    wires([[(0.1 + 0.15 * math.cos(a), 0.34 + 0.05 * math.sin(a), 0.22 + 0.012 * (a % 3)) for a in [i * 0.5 for i in range(50)]]], 0.014, fabric((0.8, 0.1, 0.05)))


@model('shankh')
def shankh():
    shell, pink, metal_ = ceramic((0.86, 0.8, 0.7)), ceramic((0.85, 0.55, 0.42)), finish()

    def section(turns, inset=1.0):
        """The outline of the whorl this many turns before the mouth. The spire is at the right, the channel at the left."""
        size, angle = 0.5 ** turns, math.radians(114 - 360 * turns)
        flare = 1 + 0.22 * max(0, 1 - turns / 0.2) ** 2
        points = []
        for b in [2 * math.pi * k / 40 for k in range(40)]:
            c = (1 + math.cos(b)) / 2
            along_ = -1 + inset * (0.5 if math.cos(b) > 0 else 1.0) * math.cos(b)
            out = 0.04 + 0.4 * c ** 0.7 + inset * 0.46 * (flare if math.sin(b) > 0 else 1) * math.sin(b) * (0.1 + 0.9 * c) ** 0.6
            points.append((size * along_, size * out * math.cos(angle), size * out * math.sin(angle)))
        return points

    def build():
        loft([section(5 - k / 40) for k in range(201)], shell, smooth=1, caps=False)
        loft([section(0.5 - k / 40, 0.93) for k in range(20)] + [section(0, 0.95), section(0)], pink, smooth=1, caps=False)
        turned(curve_profile([(0.13, 0), (0.1, 0.1), (0.06, 0.22), (0.075, 0.26), (0.04, 0.26)]), metal_, (-1.84, -0.04, 0.05), (0, -90, 0))
    posed(build, (0.52, -0.12, 0.55), (0, 0, -12), 0.8)
    turned(curve_profile([(0, 0), (0.4, 0), (0.42, 0.04), (0.16, 0.1), (0.14, 0.16), (0.36, 0.24)]), metal_)
    ring(0.36, 0.03, metal_, (0, 0, 0.25))


def marigolds():
    """Blooms in two colours, to be copied and then removed."""
    return [bloom(MARIGOLD, petals(ORANGE), steps=4), bloom(MARIGOLD, petals(YELLOW), steps=4)]


def string_of(flowers, points, size=0.4, turn=(90, 0, 0), every=1):
    for i, point in enumerate(points):
        copies(flowers[i // every % len(flowers)], [(point, (turn[0], turn[1], turn[2]), size)])


def drop(thing):
    for one in thing:
        bpy.data.objects.remove(one)


def mango_leaf(at, length=0.3, tilt=0.0, material=None):
    x, y, z = at
    blade([at, (x + tilt * 0.5, y - 0.03, z - length * 0.5), (x + tilt, y, z - length)], length * 0.3, material or leaf((0.05, 0.25, 0.05)), side=(1, 0.0, -tilt))


@model('door-toran', **WALL)
def door_toran():
    flowers, green = marigolds(), leaf((0.05, 0.25, 0.05))
    line = [(-1 + 2 * i / 26, -0.04, 1.4) for i in range(27)]
    string_of(flowers, line, 0.26)
    for i in range(9):
        x = -0.96 + i * 0.24
        count = 3 if i % 2 else 5
        for k in range(count):
            copies(flowers[k % 2], [((x, -0.05, 1.3 - k * 0.085), (90, 0, 0), 0.24)])
        z = 1.3 - count * 0.085
        for tilt in (-0.07, 0, 0.07):
            mango_leaf((x, -0.03, z + 0.04), 0.26, tilt, green)
    for x in (-1.06, 1.06):
        for k in range(11):
            copies(flowers[k % 2], [((x, -0.05, 1.36 - k * 0.085), (90, 0, 0), 0.25)])
        hanging_bell((x, -0.05, 0.46), gold(0.25), 0.12)
    wires([[(-1.12, 0, 1.41), (1.12, 0, 1.41)]], 0.016, fabric(RED))
    drop(flowers)


@model('bandhanwar', **WALL)
def bandhanwar():
    red, gilt, green, pink = fabric(RED), gold(0.35), fabric((0.03, 0.3, 0.14)), fabric((0.75, 0.06, 0.3))
    box((2.2, 0.03, 0.2), red, (0, 0, 1.0), bevel=0.006)
    for z in (1.02, 1.17):
        box((2.2, 0.036, 0.02), gilt, (0, 0, z), bevel=0.004)
    for i in range(22):
        ball(0.03, metal((0.85, 0.88, 0.9), 0.05), (-1.05 + i * 0.1, -0.018, 1.105), (1, 0.4, 1))
    tones = (red, green, fabric((0.85, 0.5, 0.03)), pink)
    for i in range(9):
        x, w = -0.98 + i * 0.245, 0.115
        tone = tones[i % 4]
        plate([(-w, 0), (w, 0), (w, -0.2), (0, -0.4), (-w, -0.2)], 0.03, tone, (x, 0, 1.0), bevel=0.006)
        wires([[(x - w, -0.018, 1.0), (x - w, -0.018, 0.8), (x, -0.018, 0.6), (x + w, -0.018, 0.8), (x + w, -0.018, 1.0)]], 0.011, gilt)
        ball(0.05, metal((0.85, 0.88, 0.9), 0.05), (x, -0.018, 0.86), (1, 0.3, 1))
        around(8, 0.075, lambda at, d: ball(0.016, gilt, (x + at[0], -0.022, 0.86 + at[1])))
        ball(0.035, tones[(i + 1) % 4], (x, 0, 0.57))
        wires([[(x, 0, 0.55), (x + 0.02 * math.cos(k), 0.02 * math.sin(k), 0.48), (x + 0.028 * math.cos(k), 0.028 * math.sin(k), 0.38)] for k in range(16)], 0.006, tones[(i + 1) % 4])
        if i < 8:
            hanging_bell((x + 0.1225, 0, 0.99), gilt, 0.09)
    mirrored(lambda s: ring(0.04, 0.01, gilt, (s * 1.08, 0, 1.24), (90, 0, 0)))


@model('flower-garland', **WALL)
def flower_garland():
    flowers, rose = marigolds(), [bloom(ROSE, petals((0.65, 0.03, 0.06)), steps=4)]
    # A loop that hangs from a hook: down on the left, round, and up on the right.
    points = []
    for i in range(25):
        t = i / 24
        points.append((-0.1 - 0.46 * math.sin(math.pi * t * 0.52), -0.08, 2.0 - 1.5 * t))
    for i in range(1, 12):
        a = math.pi + math.pi * i / 12
        points.append((0.56 * math.cos(a), -0.08, 0.5 + 0.34 * math.sin(a)))
    points += [(-x, y, z) for x, y, z in reversed(points[:25])]
    for i, point in enumerate(points):
        kind = rose if i % 6 == 0 else [flowers[i // 6 % 2]]
        copies(kind[0], [(point, (90, 0, 0), 0.42 if i % 6 else 0.5)])
        copies(kind[0], [((point[0], -0.03, point[2] - 0.02), (90, 0, 60), 0.46)])
    for k in range(6):
        copies(flowers[k % 2] if k < 5 else rose[0], [((0, -0.08, 0.06 - k * 0.1), (90, 0, 0), 0.44)])
    wires([[(0.09 * math.cos(k), -0.05 + 0.04 * math.sin(k), -0.5), (0.13 * math.cos(k), -0.05 + 0.05 * math.sin(k), -0.78)] for k in range(20)], 0.012, gold(0.4))
    wires([[(-0.1, -0.05, 2.0), (0, 0, 2.16), (0.1, -0.05, 2.0)]], 0.016, fabric(YELLOW))
    ball(0.04, brass(), (0, 0, 2.16))
    drop(flowers + rose)


@model('rangoli-mat', views=('flat', 'top'))
def rangoli_mat():
    tones = [fabric(rgb) for rgb in ((0.6, 0.03, 0.12), (0.9, 0.5, 0.03), (0.03, 0.35, 0.3), (0.88, 0.85, 0.78), (0.35, 0.05, 0.4), (0.9, 0.68, 0.06))]
    disc(1.0, 0.02, tones[0], (0, 0, 0), bevel=0.005)

    def petal_ring(count, near, far, width, tone, z, start=0):
        def one(at, degrees):
            a = math.radians(degrees)
            outline = [(near, 0)] + [(near + (far - near) * t, width * math.sin(math.pi * t ** 0.8)) for t in (0.15, 0.3, 0.45, 0.6, 0.75, 0.88)] + [(far, 0)] + [(near + (far - near) * t, -width * math.sin(math.pi * t ** 0.8)) for t in (0.88, 0.75, 0.6, 0.45, 0.3, 0.15)]
            c, s = math.cos(a), math.sin(a)
            plate([(x * c - y * s, x * s + y * c) for x, y in outline], 0.012, tone, (0, 0, z), (-90, 0, 0), bevel=0.003)
        around(count, 1, one, start)
    petal_ring(16, 0.5, 0.97, 0.1, tones[1], 0.026)
    petal_ring(16, 0.58, 0.9, 0.05, tones[2], 0.032)
    disc(0.62, 0.014, tones[3], (0, 0, 0.024), bevel=0.003)
    petal_ring(12, 0.2, 0.6, 0.1, tones[4], 0.044, 15)
    petal_ring(12, 0.24, 0.52, 0.055, tones[5], 0.05, 15)
    disc(0.27, 0.014, tones[1], (0, 0, 0.046), bevel=0.003)
    petal_ring(8, 0.06, 0.25, 0.055, tones[0], 0.066)
    disc(0.07, 0.02, tones[5], (0, 0, 0.066))
    gilt = gold(0.35)
    around(48, 0.985, lambda at, d: ball(0.024, gilt, (at[0], at[1], 0.03)))
    ring(0.62, 0.012, gilt, (0, 0, 0.04))
    around(16, 0.8, lambda at, d: ball(0.02, metal((0.85, 0.88, 0.9), 0.05), (at[0], at[1], 0.044), (1, 1, 0.5)))


@model('wall-hanging', **WALL)
def wall_hanging():
    gilt = gold(0.3)
    tones = [fabric(rgb) for rgb in (RED, (0.9, 0.5, 0.03), (0.03, 0.35, 0.3), (0.7, 0.05, 0.3), (0.1, 0.15, 0.5))]
    ring(0.42, 0.03, tones[0], (0, 0, 1.9), (90, 0, 0))
    # An elephant in the ring.
    ball(0.17, tones[1], (0.04, 0, 1.9), (1.25, 0.5, 0.9))
    ball(0.1, tones[1], (-0.19, 0, 1.96), (1, 0.5, 1))
    tube([(-0.26, 0, 1.94), (-0.33, 0, 1.84), (-0.3, 0, 1.76)], 0.032, tones[1], radii=(1.2, 0.8, 0.5))
    for x in (-0.08, 0.14):
        tube([(x, 0, 1.86), (x, 0, 1.68)], 0.05, tones[1])
    ball(0.07, tones[3], (-0.14, -0.05, 1.96), (0.8, 0.3, 1.2))
    ball(0.1, tones[0], (0.04, -0.06, 1.94), (1, 0.3, 1))
    for i in range(7):
        x = -0.39 + i * 0.13
        top = 1.9 - math.sqrt(max(0, 0.42 ** 2 - x * x))
        bottom = 0.35 - 0.3 * (1 - abs(i - 3) / 3)
        wires([[(x, 0, top), (x, 0, bottom)]], 0.008, gilt)
        z, k = top - 0.08, 0
        while z > bottom + 0.14:
            if k % 3 == 0:
                ball(0.055, tones[(i + k) % 5], (x, 0, z))
            else:
                ball(0.03, gilt if k % 3 == 1 else pearl(), (x, 0, z))
            z -= 0.1
            k += 1
        hanging_bell((x, 0, bottom + 0.08), gilt, 0.11)
    wires([[(-0.2, 0, 2.27), (0, 0, 2.5), (0.2, 0, 2.27)]], 0.014, tones[0])


@model('backdrop-cloth', prints='pattern', **WALL)
def backdrop_cloth():
    body, gilt = cloth(), gold(0.3)
    rod(1.3, 1.9, gilt, radius=0.022)
    curtain(body, -1.22, 1.22, 1.92, 0, 16, depth=0.03, thickness=0.006)
    # A swag and tassels along its top.
    for i in range(4):
        x1, x2 = -1.22 + i * 0.61, -0.61 + i * 0.61
        for k in range(4):
            wires([swag(x1, x2, 1.9 - 0.02 * k, 0.14 + 0.06 * k, 20, -0.08)], 0.034, fabric((0.85, 0.6, 0.2)), round=3)
    flowers = marigolds()
    for i in range(5):
        x = -1.22 + i * 0.61
        for k in range(6 if i in (0, 4) else 4):
            copies(flowers[k % 2], [((x, -0.13, 1.86 - k * 0.1), (90, 0, 0), 0.32)])
    drop(flowers)


def rakhi_shape(thread, centre, at=(0, 0, 0), size=1.0, bend=0.5, reach=1.0):
    """A rakhi that lies flat: the thread with its tassels, and the centre."""
    def build():
        for s in (-1, 1):
            path = [(s * 0.26, 0, 0.04), (s * 0.6 * reach, 0.04 * bend, 0.04), (s * 0.95 * reach, 0.3 * bend, 0.04), (s * 1.12 * reach, 0.62 * bend, 0.04)]
            fine = [along(path, i / 40) for i in range(41)]
            for k in range(3):
                wires([[(x + 0.035 * math.cos(i * 0.7 + 2.1 * k) * (1 if i else 0), y + 0.035 * math.sin(i * 0.7 + 2.1 * k), z + 0.03 * math.cos(i * 0.7 + 2.1 * k)) for i, (x, y, z) in enumerate(fine)]], 0.032, thread, round=3)
            for t in (0.12, 0.24, 0.36):
                ball(0.075, gold() if t != 0.24 else pearl(), along(path, t))
            x, y, z = path[-1]
            ball(0.065, gold(), (x, y, 0.06))
            dx, dy = path[-1][0] - path[-2][0], path[-1][1] - path[-2][1]
            wires([[(x, y, 0.05), (x + dx * 0.9 + 0.05 * math.cos(i), y + dy * 0.9 + 0.05 * math.sin(i), 0.03 + 0.02 * (i % 2))] for i in range(22)], 0.014, thread)
        centre()
    posed(build, at, (0, 0, 0), size)


def kundan(base, tone=(0.6, 0.02, 0.08)):
    """A jewelled centre on petals in the colour of the variation."""
    def build():
        disc(0.3, 0.05, base, (0, 0, 0.02))
        around(10, 0.3, lambda at, d: (ball(0.1, base, (at[0], at[1], 0.05), (1, 1, 0.5)), ball(0.036, pearl(), (at[0] * 1.12, at[1] * 1.12, 0.1))))
        ring(0.24, 0.026, gold(), (0, 0, 0.08))
        around(8, 0.165, lambda at, d: ball(0.055, base, (at[0], at[1], 0.1), (1, 1, 0.7)))
        ring(0.1, 0.02, gold(), (0, 0, 0.11))
        ball(0.09, gem(tone), (0, 0, 0.11), (1, 1, 0.7))
    return build


@model('rakhi', **FLAT)
def rakhi():
    thread = plain_cloth()
    rakhi_shape(thread, kundan(lacquer()), bend=1.0, reach=0.85)


@model('rakhi-set', **FLAT, pieces=0)
def rakhi_set():
    thread, base = plain_cloth(), lacquer()
    for y, tone in ((0.75, (0.02, 0.3, 0.1)), (0, (0.6, 0.02, 0.08)), (-0.75, (0.05, 0.1, 0.5))):
        rakhi_shape(thread, kundan(base, tone), (0, y, 0), bend=0.2, reach=0.9)


@model('bhaiya-bhabhi-rakhi', **FLAT, pieces=0)
def bhaiya_bhabhi_rakhi():
    thread, base = plain_cloth(), lacquer()
    rakhi_shape(thread, kundan(base), (0, 0.55, 0), bend=0.35, reach=0.9)

    def lumba():
        """The sister-in-law's rakhi hangs from a bangle."""
        kundan(base, (0.02, 0.3, 0.1))()
        wires([[(0.0, 0.3, 0.05), (0.0, 0.55, 0.04)]], 0.03, thread, round=3)
        ring(0.06, 0.014, gold(), (0, 0.6, 0.04))
        for i in range(7):
            x = -0.21 + i * 0.07
            wires([[(x, -0.26, 0.05), (x * 1.25, -0.62 - 0.1 * (1 - abs(i - 3) / 3), 0.04)]], 0.012, gold())
            ball(0.045, base if i % 2 else pearl(), (x * 1.27, -0.66 - 0.1 * (1 - abs(i - 3) / 3), 0.05))
            ball(0.035, gold(), (x * 1.12, -0.44, 0.05))
    posed(lumba, (0.0, -0.75, 0), (0, 0, 0), 0.95)
    wires([[(0.0 + 0.16 * math.sin(a), -0.04 + 0.1 * math.cos(a), 0.04) for a in [math.pi * i / 12 for i in range(25)]]], 0.022, thread)


@model('kids-rakhi', **FLAT)
def kids_rakhi():
    thread, base, cream, dark = plain_cloth(), lacquer(), plastic((0.9, 0.78, 0.6)), black()

    def bear():
        disc(0.36, 0.1, base, (0, 0, 0.01), bevel=0.04)
        for s in (-1, 1):
            disc(0.14, 0.1, base, (s * 0.27, 0.28, 0.005), bevel=0.04)
            disc(0.07, 0.11, cream, (s * 0.27, 0.28, 0.01), bevel=0.02)
            ball(0.055, dark, (s * 0.12, 0.09, 0.11), (1, 1.2, 0.5))
            ball(0.018, white(), (s * 0.12 + 0.015, 0.11, 0.135))
            disc(0.05, 0.115, plastic((0.9, 0.35, 0.35)), (s * 0.23, -0.06, 0.005), bevel=0.01)
        ball(0.16, cream, (0, -0.1, 0.1), (1, 0.78, 0.35))
        ball(0.05, dark, (0, -0.04, 0.15), (1.2, 0.8, 0.5))
        tube([(-0.07, -0.13, 0.15), (0, -0.17, 0.16), (0.07, -0.13, 0.15)], 0.014, dark)
    rakhi_shape(thread, bear, bend=1.0, reach=0.85)


def tray(width, depth, height, outer, lining, wall=0.03):
    """An open box."""
    for x in (-width / 2, width / 2):
        box((wall, depth + wall, height), outer, (x, 0, 0), bevel=0.006)
    for y in (-depth / 2, depth / 2):
        box((width + wall, wall, height), outer, (0, y, 0), bevel=0.006)
    box((width, depth, 0.03), lining, (0, 0, 0), bevel=0)


def bow(ribbon, at, size=1.0, turn=(0, 0, 0)):
    """A ribbon bow that lies on `at`."""
    def build():
        for s in (-1, 1):
            for k, (spread, lift) in enumerate(((0.0, 0.0), (0.5, 0.1), (-0.5, 0.1))):
                c, n = math.cos(spread), math.sin(spread)
                thing = blade([(0, 0, 0.02), (s * 0.22 * c, s * 0.22 * n, 0.24 + lift), (s * 0.44 * c, s * 0.44 * n, 0.2 + lift), (s * 0.42 * c, s * 0.42 * n, 0.06 + lift), (0, 0, 0.03)], 0.2, ribbon, 'strap', fold=0, side=(-n, c, 0), steps=30)
            blade([(0, 0, 0.03), (s * 0.2, -0.16, 0.06), (s * 0.36, -0.4, 0.015)], 0.15, ribbon, 'strap', fold=0, side=(0.8, 0.4 * s, 0))
        ball(0.09, ribbon, (0, 0, 0.07), (1, 1, 0.8))
    posed(build, at, turn, size)


def sweets(kind, at, count=9, spread=0.1):
    for i in range(count):
        kind((at[0] + (i % 3 - 1) * spread, at[1] + (i // 3 - 1) * spread, at[2]))


@model('rakhi-gift-hamper', **FLAT)
def rakhi_gift_hamper():
    board, thread, gilt = matt(), plain_cloth(), gold(0.3)
    tray(1.8, 1.3, 0.3, board, board)
    box((1.16, 0.56, 0.05), paper((0.85, 0.8, 0.7)), (-0.28, 0.32, 0.03), bevel=0.02)
    rakhi_shape(thread, kundan(lacquer()), (-0.28, 0.3, 0.07), 0.5, bend=0.3, reach=0.75)
    # Sweets, roli and chawal, and a card.
    box((0.03, 1.26, 0.26), board, (0.35, 0, 0.03), bevel=0.004)
    box((1.24, 0.03, 0.26), board, (-0.28, -0.02, 0.03), bevel=0.004)
    sweets(lambda p: ball(0.095, clay((0.85, 0.5, 0.05)), p), (0.62, 0.34, 0.12), spread=0.19)
    sweets(lambda p: box((0.16, 0.16, 0.1), clay((0.9, 0.86, 0.76)), p, bevel=0.02), (0.62, -0.32, 0.04), spread=0.19)
    for x, tone in ((-0.66, RED), (-0.38, (0.9, 0.88, 0.82))):
        small_bowl(gilt, (x, -0.44, 0.03), clay(tone), 0.13)
    lamp_bowl(gilt, (-0.0, -0.42, 0.03), 0.3)
    flower = bloom(MARIGOLD, petals(ORANGE), (-0.55, -0.2, 0.04))
    flower.scale = (0.5,) * 3


@model('diwali-hamper', views=('three-quarter', 'top'))
def diwali_hamper():
    board, gilt, red = paper((0.4, 0.02, 0.06)), gold(0.3), fabric(RED)
    tray(1.7, 1.1, 0.34, board, fabric((0.8, 0.6, 0.25)))
    wires([[(-0.865, -0.565, 0.33), (0.865, -0.565, 0.33), (0.865, 0.565, 0.33), (-0.865, 0.565, 0.33)]], 0.022, gilt, closed=True)
    for i in range(11):
        ball(0.03, gilt, (-0.75 + i * 0.15, -0.57, 0.17), (1, 0.5, 1))
    # Jars of dry fruit, a box of sweets, diyas and a candle.
    for i, tone in enumerate(((0.45, 0.2, 0.08), (0.85, 0.72, 0.5), (0.5, 0.55, 0.2))):
        x = -0.58 + i * 0.36
        turned([(0, 0), (0.15, 0), (0.16, 0.02), (0.16, 0.42), (0.13, 0.46)], clay(tone), (x, 0.32, 0.05), sides=48)
        turned([(0.14, 0.44), (0.16, 0.45), (0.16, 0.54), (0, 0.55)], gilt, (x, 0.32, 0.05), sides=48)
        bow(red, (x, 0.16, 0.48), 0.22, (60, 0, 0))
    box((0.5, 0.4, 0.3), paper((0.85, 0.55, 0.06)), (0.54, 0.3, 0.05), bevel=0.01)
    box((0.08, 0.41, 0.305), red, (0.54, 0.3, 0.05), bevel=0.002)
    bow(red, (0.54, 0.3, 0.355), 0.42)
    lamp_bowl(brass(), (-0.5, -0.24, 0.08), 0.36)
    lamp_bowl(brass(), (0.0, -0.26, 0.08), 0.36)
    turned([(0, 0), (0.16, 0), (0.16, 0.26), (0, 0.25)], wax((0.85, 0.3, 0.1)), (0.46, -0.26, 0.06))
    flame((0.46, -0.26, 0.32), 0.26)
    flowers = marigolds()
    for i, (x, y) in enumerate(((-0.25, -0.42), (0.24, -0.44), (0.7, -0.4), (-0.74, -0.42), (-0.26, -0.04), (0.24, 0.0), (0.72, -0.08))):
        copies(flowers[i % 2], [((x, y, 0.16), (0, 0, 30 * i), 0.5)])
    drop(flowers)


@model('festive-gift-box')
def festive_gift_box():
    body, ribbon = paper((0.5, 0.02, 0.06)), fabric((0.85, 0.6, 0.18))
    box((1.3, 1.1, 0.8), body, (0, 0, 0), bevel=0.015)
    box((1.36, 1.16, 0.2), body, (0, 0, 0.8), bevel=0.015)
    box((0.17, 1.105, 0.8), ribbon, (0, 0, 0), bevel=0.003)
    box((1.305, 0.17, 0.8), ribbon, (0, 0, 0), bevel=0.003)
    box((0.17, 1.168, 0.206), ribbon, (0, 0, 0.798), bevel=0.003)
    box((1.368, 0.17, 0.206), ribbon, (0, 0, 0.798), bevel=0.003)
    bow(ribbon, (0, 0, 1.0), 1.1)


@model('office-gift-set', views=('top', 'three-quarter'))
def office_gift_set():
    board, lining, dark = paper((0.03, 0.035, 0.045)), fabric((0.05, 0.055, 0.07)), black()
    tray(1.8, 1.3, 0.24, board, lining)
    box((1.78, 1.28, 0.1), lining, (0, 0, 0.03), bevel=0)
    box((0.74, 1.06, 0.1), plastic((0.22, 0.09, 0.04), 0.5), (-0.44, 0, 0.13), bevel=0.02)
    box((0.03, 1.07, 0.104), dark, (-0.14, 0, 0.129), bevel=0.004)
    box((0.22, 0.1, 0.012), gold(0.3), (-0.5, 0.12, 0.228), bevel=0.003)
    # A flask, a pen, and a card holder.
    turned(curve_profile([(0, 0), (0.12, 0), (0.13, 0.03), (0.13, 0.66), (0.12, 0.7)]) + [(0.1, 0.72), (0.1, 0.92), (0.09, 0.94), (0, 0.94)], metal((0.1, 0.14, 0.22), 0.3), (0.18, -0.48, 0.2), (-90, 0, 0))
    ring(0.105, 0.012, steel(), (0.18, 0.24, 0.2), (90, 0, 0))
    tube([(0.46, -0.46, 0.17), (0.46, 0.3, 0.17)], 0.03, dark)
    tube([(0.46, 0.3, 0.17), (0.46, 0.42, 0.17)], 0.028, gold(), radii=(1, 0.2))
    box((0.015, 0.22, 0.014), gold(), (0.46, -0.3, 0.2), bevel=0.004)
    box((0.28, 0.42, 0.05), plastic((0.22, 0.09, 0.04), 0.5), (0.69, -0.25, 0.13), bevel=0.015)
    ring(0.09, 0.016, steel(), (0.69, 0.3, 0.16))
    box((0.1, 0.3, 0.05), plastic((0.22, 0.09, 0.04), 0.5), (0.69, 0.13, 0.13), bevel=0.015)


@model('dry-fruit-box', **FLAT)
def dry_fruit_box():
    board, gilt = paper((0.4, 0.02, 0.06)), gold(0.3)
    tray(1.7, 1.7, 0.26, board, gilt)
    wires([[(-0.865, -0.865, 0.26), (0.865, -0.865, 0.26), (0.865, 0.865, 0.26), (-0.865, 0.865, 0.26)]], 0.02, gilt, closed=True)
    for turn in (0, 90):
        posed(lambda: box((1.68, 0.025, 0.22), gilt, (0, 0, 0.03), bevel=0.004), (0, 0, 0), (0, 0, turn))
    chance = random.Random(3)

    def fill(at, things, apart, tilt=0, reach=0.29):
        """Layers of pieces that lie next to each other."""
        places = []
        for level in (0.08, 0.14, 0.2):
            layer = []
            for _ in range(400):
                x, y = chance.uniform(-reach, reach), chance.uniform(-reach, reach)
                if all(math.hypot(x - u, y - v) > apart for u, v in layer):
                    layer.append((x, y))
                    places.append(((at[0] + x, at[1] + y, level), (tilt + chance.uniform(-18, 18), chance.uniform(-18, 18), chance.uniform(0, 360)), chance.uniform(0.92, 1.08)))
        for thing in things:
            copies(thing, places)
            bpy.data.objects.remove(thing)
    almond = ball(0.095, clay((0.26, 0.1, 0.035)), squash=(1.35, 0.75, 0.42))
    for vertex in almond.data.vertices:
        vertex.co.y *= 1 - 4 * vertex.co.x
    fill((-0.42, 0.42), [almond], 0.18)
    bend = [(-0.1, 0.07, 0), (-0.1, 0.05, 0), (-0.07, -0.03, 0), (0, -0.065, 0), (0.07, -0.03, 0), (0.09, 0.04, 0), (0.09, 0.06, 0)]
    cashew = tube(bend, 0.045, clay((0.82, 0.66, 0.42)), radii=(0.3, 0.75, 1.15, 1.2, 1, 0.75, 0.3))
    fill((0.42, 0.42), [cashew], 0.2)
    raisin = blob([(0.055 * math.sin(math.pi * i / 16), -0.08 * math.cos(math.pi * i / 16)) for i in range(17)], clay((0.33, 0.2, 0.03)), lobes=7, lobe=0.28, sides=70)
    fill((-0.42, -0.42), [raisin], 0.125, 90, 0.33)
    # Pistachios show their kernels in the gap of their shells.
    shell = ball(0.085, clay((0.8, 0.68, 0.48)), squash=(1.35, 0.85, 0.8))
    kernel = ball(0.085, clay((0.22, 0.34, 0.06)), squash=(1.3, 0.26, 0.9))
    fill((0.42, -0.42), [shell, kernel], 0.165)


@model('chocolate-hamper')
def chocolate_hamper():
    weave, ribbon = wood((0.5, 0.3, 0.12)), fabric((0.55, 0.02, 0.06))
    lines = []
    for k in range(9):
        r = 0.62 + 0.02 * k
        lines.append([((r + 0.018 * math.cos(18 * a + math.pi * (k % 2))) * 1.25 * math.cos(a), (r + 0.018 * math.cos(18 * a + math.pi * (k % 2))) * 0.85 * math.sin(a), 0.04 + 0.055 * k) for a in [2 * math.pi * i / 144 for i in range(144)]])
    wires(lines, 0.032, weave, closed=True)
    plate([(x, 0.68 * z) for x, z in circle(0.62)], 0.03, weave, (0, 0, 0.03), (-90, 0, 0))
    disc(0.72, 0.02, fabric((0.78, 0.68, 0.5)), (0, 0, 0.4)).scale = (1.2, 0.8, 1)
    tube([(-0.98, 0, 0.5), (-0.8, 0, 1.1), (0, 0, 1.42), (0.8, 0, 1.1), (0.98, 0, 0.5)], 0.045, weave)
    foil, brown = gold(0.3), clay((0.1, 0.035, 0.015))
    for i, tone in enumerate(((0.1, 0.03, 0.02), (0.35, 0.03, 0.1), (0.05, 0.1, 0.3), (0.5, 0.3, 0.05))):
        def bar():
            box((0.34, 0.07, 0.66), paper(tone), (0, 0, 0), bevel=0.012)
            box((0.33, 0.064, 0.12), foil, (0, 0, 0.64), bevel=0.006)
            box((0.24, 0.076, 0.12), gold(0.35), (0, 0, 0.3), bevel=0.006)
        posed(bar, (-0.5 + 0.34 * i, 0.16 + 0.05 * (i % 2), 0.4), (-10, -8 + 6 * i, 0))
    for i in range(13):
        x, y = -0.66 + 0.11 * i, -0.24 - 0.08 * (i % 2)
        ball(0.105, foil if i % 3 else brown, (x, y, 0.5 + 0.06 * (i % 2)), (1, 1, 0.9))
    bow(ribbon, (0, -0.62, 0.34), 0.75, (72, 0, 0))


def rough_bead(rgb=(0.26, 0.09, 0.04), size=0.06):
    """A rudraksha: five lobes covered with knobs."""
    bead = blob([(size * math.sin(math.pi * i / 30), -size * math.cos(math.pi * i / 30)) for i in range(31)], clay(rgb), sides=90, lobes=5, lobe=0.21)
    for vertex in bead.data.vertices:
        vertex.co *= 0.93 + 0.16 * abs(noise.noise(vertex.co * 5 / size))
    return bead


def beadsalong(points, bead, chance=None):
    chance = chance or random.Random(1)
    copies(bead, [(point, tuple(chance.uniform(0, 360) for _ in range(3)), 1) for point in points])
    bpy.data.objects.remove(bead)


def tassel(at, direction, material, size=0.3):
    x, y, z = at
    dx, dy = direction
    ball(0.04, material, (x + dx * 0.02, y + dy * 0.02, z))
    wires([[(x, y, z), (x + dx * size * 0.3 + 0.03 * math.cos(i), y + dy * size * 0.3 + 0.03 * math.sin(i), z), (x + dx * size + 0.07 * math.cos(i), y + dy * size + 0.05 * math.sin(i), 0.02 + 0.02 * (i % 3))] for i in range(36)], 0.009, material)


def even(points, step):
    """Points at equal distances along a closed line."""
    result, carry = [], 0.0
    for (x1, y1, z1), (x2, y2, z2) in zip(points, points[1:] + points[:1]):
        length = math.dist((x1, y1, z1), (x2, y2, z2))
        while carry < length:
            t = carry / length
            result.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, z1 + (z2 - z1) * t))
            carry += step
        carry -= length
    return result


@model('mala', **FLAT)
def mala():
    """A string of 108 beads in the shape of a drop."""
    loop = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        loop.append((0.82 * math.sin(a) * (1 - 0.32 * math.cos(a + math.pi)) * 0.95, -1.0 * math.cos(a) + 0.1, 0.055))
    beadsalong(even(loop, 0.106)[1:], rough_bead(size=0.056))
    wires([loop], 0.012, fabric(RED), closed=True)
    ball(0.085, clay((0.26, 0.09, 0.04)), (0, -1.0, 0.08))
    for y in (-0.91, -1.09):
        ring(0.05, 0.02, brass(), (0, y, 0.07), (90, 0, 0))
    tassel((0, -1.12, 0.06), (0, -1), fabric(RED), 0.42)


@model('japa-mala', **FLAT)
def japa_mala():
    tone, thread = wood((0.62, 0.4, 0.2)), fabric((0.85, 0.5, 0.05))
    points = []
    for turn, (r, dx, dy) in enumerate(((0.62, 0, 0.05), (0.46, -0.05, -0.02))):
        circle_ = [(dx + r * math.cos(a), dy + r * math.sin(a) * 0.92, 0.055) for a in [2 * math.pi * i / 90 - 1.4 for i in range(90)]]
        points += even(circle_, 0.112)
    bead = ball(0.055, tone)
    beadsalong(points, bead)
    ball(0.085, tone, (0.14, -0.66, 0.085))
    tassel((0.16, -0.74, 0.06), (0.25, -1), thread, 0.4)

    def pouch():
        # Its mouth is gathered by a cord that is tied in front.
        red, bag = fabric(RED), fabric((0.8, 0.3, 0.03))
        worn([(0, 0, 1.06, 0.24, 0.07), (0, 0, 0.98, 0.17, 0.06), (0, 0, 0.88, 0.15, 0.06), (0, 0, 0.78, 0.24, 0.09), (0, 0, 0.5, 0.35, 0.13), (0, 0, 0.16, 0.36, 0.13), (0, 0, 0.03, 0.3, 0.09), (0, 0, 0, 0.29, 0.005)], bag, folds=0.012, fold_count=16)
        ring(0.155, 0.026, red, (0, 0, 0.88)).scale = (1, 0.45, 1)
        for s in (-1, 1):
            tube([(0, -0.08, 0.88), (s * 0.1, -0.12, 0.8), (s * 0.16, -0.16, 0.66)], 0.02, red)
            ball(0.035, red, (s * 0.16, -0.16, 0.65))
        om(gold(0.3), 0.3, (0, -0.155, 0.36))
    posed(pouch, (0.92, 0.06, 0.14), (-90, 0, -14))


@model('bead-bracelet')
def bead_bracelet():
    bead = rough_bead(size=0.11)
    count = 19
    points = [(0.66 * math.cos(2 * math.pi * i / count), 0.66 * math.sin(2 * math.pi * i / count), 0.11) for i in range(count)]
    front = [i for i, p in enumerate(points) if p[1] < -0.6]
    beadsalong([p for i, p in enumerate(points) if i != front[len(front) // 2]], bead)
    x, y, z = points[front[len(front) // 2]]
    turned(curve_profile([(0.016, -0.1), (0.09, -0.07), (0.115, 0), (0.09, 0.07), (0.016, 0.1)]), silver(), (x, y, z), (0, 90, 0))
    for i in (0, 5, 9, 14):
        a = 2 * math.pi * (i + 0.5) / count
        turned([(0.03, -0.025), (0.085, 0), (0.03, 0.025)], silver(), (0.66 * math.cos(a), 0.66 * math.sin(a), 0.11), (90, 0, math.degrees(a)), sides=40)
    ring(0.66, 0.016, fabric(RED), (0, 0, 0.11))


@model('rudraksha-pendant', **FLAT)
def rudraksha_pendant():
    metal_, cord = silver(), fabric((0.02, 0.018, 0.018))
    bead = rough_bead(size=0.2)
    bead.location, bead.rotation_euler = (0, -0.56, 0.19), (math.radians(90), 0, 0)
    # Silver caps at both ends, and a bail around the cord.
    for s in (-1, 1):
        posed(lambda: (
            turned(curve_profile([(0.115, -0.045), (0.105, 0), (0.06, 0.035), (0, 0.045)]), metal_),
            around(16, 0.118, lambda at, d: ball(0.016, metal_, (at[0], at[1], -0.045)))), (0, -0.56 + s * 0.19, 0.19), (-90 * s, 0, 0))
    ring(0.075, 0.02, metal_, (0, -0.262, 0.19), (0, 90, 0))
    loop = [(0.62 * math.sin(a) * (1 - 0.3 * math.cos(a + math.pi)), 0.55 - 0.78 * math.cos(a), 0.04 + 0.16 * max(0, math.cos(a)) ** 12) for a in [2 * math.pi * i / 90 for i in range(90)]]
    wires([loop], 0.022, cord, closed=True, round=4)
    for s in (-1, 1):
        for k in (3, 5):
            ball(0.05, clay((0.26, 0.09, 0.04)), loop[k * s])
    tube([(-0.1, 1.33, 0.04), (0.1, 1.33, 0.04)], 0.045, metal_)
