"""Seeds, pots, plants, soil, garden tools and watering."""

from materials import *
from mathutils import Euler
from models.decor import HANGING, MARIGOLD, arranged, bloom, panel, petals
from models.furniture import HONEY, TEAK, along, blade, blob, copies, fabric, soft, sprig, wires
from models.motor import trigger
from parts import *
from registry import model

FLAT = {'views': ('flat', 'top')}


def posed(build, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Builds things and then moves, turns and scales them together."""
    before = set(bpy.data.objects)
    build()
    pose = Matrix.LocRotScale(Vector(at), Euler([math.radians(angle) for angle in turn]), Vector((scale,) * 3))
    for thing in set(bpy.data.objects) - before:
        thing.matrix_basis = pose @ thing.matrix_basis


def grains(count, radius, height, size, materials, at=(0, 0, 0), squash=(1, 1, 0.6), seed=1):
    """A heap of grains."""
    chance = random.Random(seed)
    for material in materials:
        first = ball(size, material, (at[0], at[1], at[2] + height * 0.6), squash)
        places = []
        for _ in range(count // len(materials)):
            a, far = chance.uniform(0, 6.3), math.sqrt(chance.random())
            z = max(size * 0.6, height * (1 - far) * chance.uniform(0.75, 1.05))
            places.append(((at[0] + radius * far * math.cos(a), at[1] + radius * far * math.sin(a), at[2] + z), tuple(chance.uniform(0, 360) for _ in range(3)), chance.uniform(0.7, 1.2)))
        copies(first, places)


def earth(rgb=(0.06, 0.035, 0.02)):
    return clay(rgb)


def mound(radius, height, material, at=(0, 0, 0), seed=1):
    blob(curve_profile([(radius, 0), (radius * 0.8, height * 0.3), (radius * 0.45, height * 0.78), (radius * 0.15, height * 0.98), (0, height)]), material, at, crumple=0.07 * radius * 2, seed=seed)


def packet(at, turn, base, label, width=0.8, height=1.12):
    def build():
        pillow(width, height, 0.09, base, (0, 0, 0), steps=30)
        for z in (0.0, height - 0.07):
            box((width, 0.012, 0.07), base, (0, 0, z), bevel=0.003)
        panel(width * 0.94, height * 0.86, label, (0, -0.047, height * 0.07))
    posed(build, at, turn)


@model('seed-packet', prints='label', aspect=0.78)
def seed_packet():
    base, label = paper((0.86, 0.84, 0.78)), printed()
    packet((-0.2, -0.06, 0), (-7, 0, 6), base, label)
    grains(40, 0.22, 0.06, 0.026, [clay((0.72, 0.56, 0.3)), clay((0.5, 0.34, 0.16))], (0.3, -0.42, 0), (1, 0.7, 0.4))


@model('organic-seed-packet', prints='label', aspect=0.78)
def organic_seed_packet():
    base, label = cardboard(), printed()
    packet((0, 0.1, 0), (-7, 0, 0), base, label)
    turned([(0, 0), (0.2, 0), (0.24, 0.16)], clay(), (0.5, -0.32, 0), thickness=0.015)
    disc(0.225, 0.02, earth(), (0.5, -0.32, 0.13))
    wires([[(0.5, -0.32, 0.14), (0.5, -0.32, 0.28)]], 0.012, leaf((0.2, 0.45, 0.1)))
    for s in (-1, 1):
        blade([(0.5, -0.32, 0.27), (0.5 + s * 0.07, -0.34, 0.33), (0.5 + s * 0.16, -0.36, 0.32)], 0.1, leaf((0.15, 0.42, 0.08)), steps=8)
    grains(30, 0.18, 0.05, 0.026, [clay((0.72, 0.56, 0.3)), clay((0.4, 0.26, 0.12))], (-0.36, -0.36, 0), (1, 0.7, 0.4))


@model('seeds-kit', prints='label', aspect=1.5)
def seeds_kit():
    carton, label = cardboard(), paper((0.88, 0.85, 0.76))
    box((1.2, 0.7, 0.8), carton, (0, 0, 0), bevel=0.012)
    panel(1.14, 0.76, printed(), (0, -0.3525, 0.02))
    tones = ((0.75, 0.1, 0.06), (0.85, 0.5, 0.05), (0.15, 0.42, 0.12), (0.5, 0.15, 0.4), (0.85, 0.72, 0.1))
    for i, tone in enumerate(tones):
        box((0.34, 0.02, 0.5), paper(tone), (-0.4 + i * 0.2, -0.1 + 0.06 * (i % 2), 0.55), (-4, (i - 2) * 3, 0), bevel=0.004)
        box((0.26, 0.004, 0.2), label, (-0.4 + i * 0.2 + 0.02 * (i - 2), -0.115 + 0.06 * (i % 2) + 0.014, 0.82), (-4, (i - 2) * 3, 0), bevel=0)
    for x, y in ((-0.42, -0.6), (-0.1, -0.66), (0.22, -0.62)):
        turned([(0, 0), (0.1, 0), (0.14, 0.2)], clay((0.35, 0.22, 0.12)), (x, y, 0), thickness=0.015)
        disc(0.125, 0.02, earth(), (x, y, 0.15))
        for s in (-1, 1):
            blade([(x, y, 0.16), (x + s * 0.03, y, 0.26), (x + s * 0.1, y - 0.02, 0.29)], 0.07, leaf((0.15, 0.42, 0.08)), steps=8)
    for i in range(4):
        disc(0.11, 0.04, earth((0.2, 0.1, 0.05)), (0.55 + 0.02 * (i % 2), -0.6, i * 0.042))


def clay_pot(material, at=(0, 0, 0), scale=1.0, tray=True):
    def build():
        turned([(0, 0.04), (0.28, 0.04), (0.29, 0.05), (0.38, 0.5), (0.38, 0.5), (0.43, 0.5), (0.44, 0.66), (0.4, 0.66), (0.38, 0.58)], material, bevel=0.012)
        disc(0.39, 0.02, earth(), (0, 0, 0.59))
        if tray:
            turned([(0, 0), (0.36, 0), (0.42, 0.08), (0.4, 0.08), (0.34, 0.03), (0, 0.03)], material)
    posed(build, at, (0, 0, 0), scale)


def fronds(origin, count, length, width, material, seed=1, rise=0.8, droop=0.25, shape='leaf', stem=0.0):
    """Leaves that spread from the origin."""
    chance = random.Random(seed)
    for i in range(count):
        a = 2.4 * i + chance.uniform(-0.3, 0.3)
        out, up = length * (0.25 + 0.6 * (i / count)), length * rise * (1.1 - 0.55 * (i / count)) * chance.uniform(0.85, 1.1)
        c, s = math.cos(a), math.sin(a)
        o = Vector(origin)
        p = [o, o + Vector((out * 0.35 * c, out * 0.35 * s, up * 0.8)), o + Vector((out * c, out * s, up * (1 - droop * i / count)))]
        if stem:
            wires([[tuple(o), tuple(p[1])]], stem, leaf((0.16, 0.38, 0.1)))
            p = [p[1], p[1] + (p[2] - p[1]) * 0.5 + Vector((0, 0, 0.04)), p[2]]
        blade([tuple(point) for point in p], width, material, shape, steps=12)


@model('planter')
def planter():
    blob(curve_profile([(0, 0.34), (0.34, 0.34), (0.42, 0.4), (0.46, 0.8), (0.46, 0.98), (0.43, 0.98), (0.42, 0.9)]), ceramic((0.82, 0.8, 0.75)), lobes=32, lobe=0.05, sides=256)
    disc(0.42, 0.02, earth(), (0, 0, 0.9))
    around(4, 0.42, lambda at, d: tube([(at[0] * 1.12, at[1] * 1.12, 0), (at[0] * 1.1, at[1] * 1.1, 0.7)], 0.035, wood(TEAK), straight=True, radii=(0.7, 1)), start=17)
    for a in (17, 107):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(-0.45 * c, -0.45 * s, 0.3), (0.45 * c, 0.45 * s, 0.3)], 0.035, wood(TEAK))
    fronds((0, 0, 0.9), 22, 0.75, 0.17, leaf(), rise=0.95)


@model('flower-pot')
def flower_pot():
    clay_pot(clay())
    sprig((0, 0, 0.6), 22, 0.42, seed=2, material=leaf((0.08, 0.3, 0.06)))
    arranged(11, (0, 0, 0.6), 0.34, 0.3, 0.52, [bloom(MARIGOLD, petals((0.92, 0.42, 0.02))), bloom(MARIGOLD, petals((0.92, 0.62, 0.03)))], size=0.75)


@model('hanging-planter', **HANGING)
def hanging_planter():
    rope = fabric((0.84, 0.76, 0.6))
    turned(curve_profile([(0, 0), (0.24, 0), (0.36, 0.12), (0.4, 0.34), (0.37, 0.46)]), ceramic((0.82, 0.8, 0.75)), thickness=0.02)
    disc(0.36, 0.02, earth(), (0, 0, 0.4))
    for i in range(4):
        a = math.radians(45 + 90 * i)
        c, s = math.cos(a), math.sin(a)
        tube([(0, 0, -0.04), (0.27 * c, 0.27 * s, -0.01), (0.4 * c, 0.4 * s, 0.16), (0.42 * c, 0.42 * s, 0.4), (0.24 * c, 0.24 * s, 0.95), (0, 0, 1.5)], 0.018, rope)
        ball(0.03, rope, (0.425 * c, 0.425 * s, 0.42))
    ring(0.06, 0.014, wood(TEAK), (0, 0, 1.56), (90, 0, 0))
    ball(0.05, rope, (0, 0, -0.05))
    wires([[(0, 0, -0.06), (0.035 * math.cos(i), 0.035 * math.sin(i), -0.2), (0.05 * math.cos(i), 0.05 * math.sin(i), -0.4)] for i in range(24)], 0.008, rope)
    green, chance = leaf((0.1, 0.34, 0.06)), random.Random(3)
    for i in range(13):
        a, down = 2.4 * i, chance.uniform(0.1, 0.62)
        c, s = math.cos(a), math.sin(a)
        vine = [(0.15 * c, 0.15 * s, 0.42), (0.36 * c, 0.36 * s, 0.58), (0.47 * c, 0.47 * s, 0.4), (0.48 * c, 0.48 * s, 0.4 - down)]
        wires([vine], 0.008, green)
        for p in vine[1:] + [tuple((u + v) / 2 for u, v in zip(vine[2], vine[3]))]:
            b = a + chance.uniform(-0.9, 0.9)
            blade([p, (p[0] + 0.08 * math.cos(b), p[1] + 0.08 * math.sin(b), p[2] + 0.01), (p[0] + 0.17 * math.cos(b), p[1] + 0.17 * math.sin(b), p[2] - 0.06)], 0.15, green, 'heart', steps=8)
    fronds((0, 0, 0.4), 12, 0.36, 0.14, green, shape='heart')


@model('railing-planter')
def railing_planter():
    metal_, tub = iron(), plastic((0.62, 0.24, 0.12), 0.5)
    for z in (0.1, 1.0):
        tube([(-1.05, 0.22, z), (1.05, 0.22, z)], 0.03, metal_)
    wires([[(-0.98 + i * 0.14, 0.22, 0.1), (-0.98 + i * 0.14, 0.22, 1.0)] for i in range(15)], 0.014, metal_)
    for x in (-1.02, 1.02):
        box((0.07, 0.07, 1.06), metal_, (x, 0.22, 0), bevel=0.01)
        box((0.2, 0.2, 0.03), metal_, (x, 0.22, 0), bevel=0.008)
    loft([[(-x, -y - 0.12, z), (x, -y - 0.12, z), (x, y - 0.12, z), (-x, y - 0.12, z)] for x, y, z in ((0.62, 0.15, 0.5), (0.68, 0.2, 0.88), (0.72, 0.22, 0.88), (0.72, 0.22, 0.95))], tub, smooth=0)
    for x in (-0.4, 0.4):
        tube([(x, -0.1, 0.96), (x, 0.12, 0.97), (x, 0.2, 1.06), (x, 0.28, 0.97), (x, 0.27, 0.8)], 0.02, metal_)
    box((1.36, 0.36, 0.03), earth(), (0, -0.12, 0.93), bevel=0)
    green = leaf((0.08, 0.3, 0.06))
    for k in range(9):
        sprig((-0.56 + 0.14 * k, -0.18 + 0.12 * (k % 2), 0.92), 16, 0.23, seed=k, material=green)
    tones = ((0.85, 0.15, 0.35), (0.9, 0.86, 0.85), (0.85, 0.15, 0.35))
    flowers = [bloom([(6, 0.1, 0.02, 0.1), (5, 0.065, 0.035, 0.07)], petals(rgb)) for rgb in tones]
    middle, chance = ball(0.025, petals((0.9, 0.6, 0.05))), random.Random(4)
    for k in range(33):
        x, y, z = -0.62 + 0.0385 * k, -0.12 + 0.11 * (k % 3 - 1), 1.14 + chance.uniform(-0.05, 0.05)
        copies(flowers[k % 5 // 2], [((x, y, z), (chance.uniform(10, 45), chance.uniform(-20, 20), 25 * k), 1)])
        copies(middle, [((x, y - 0.015, z + 0.025), (0, 0, 0), 1)])
        wires([[(x * 0.95, -0.12, 0.94), (x, y, z)]], 0.01, green)
    for thing in (*flowers, middle):
        bpy.data.objects.remove(thing)


@model('self-watering-pot')
def self_watering_pot():
    clear, body = plastic((0.55, 0.78, 0.9), 0.1), plastic((0.86, 0.86, 0.84))
    turned(curve_profile([(0, 0), (0.36, 0), (0.4, 0.03), (0.42, 0.24)]) + [(0.42, 0.26)], clear)
    turned([(0.42, 0.26), (0.44, 0.27), (0.48, 0.78), (0.5, 0.8), (0.5, 0.88), (0.46, 0.88), (0.45, 0.8)], body)
    disc(0.46, 0.02, earth(), (0, 0, 0.8))
    # The water gauge at the front.
    box((0.09, 0.05, 0.34), white(), (0, -0.46, 0.36), (-4, 0, 0), bevel=0.02)
    box((0.04, 0.02, 0.24), plastic((0.1, 0.4, 0.75)), (0, -0.485, 0.4), (-4, 0, 0), bevel=0.008)
    tube([(0.3, -0.2, 0.78), (0.3, -0.2, 1.04)], 0.03, plastic((0.1, 0.45, 0.75)))
    ball(0.045, plastic((0.75, 0.06, 0.04)), (0.3, -0.2, 1.06))
    fronds((0, 0, 0.8), 20, 0.8, 0.2, leaf((0.06, 0.26, 0.07)), rise=0.9)
    for a in (0.5, 2.2, 4.0):
        c, s = math.cos(a), math.sin(a)
        wires([[(0, 0, 0.8), (0.1 * c, 0.1 * s, 1.45)]], 0.012, leaf((0.2, 0.4, 0.12)))
        blade([(0.1 * c, 0.1 * s, 1.4), (0.12 * c, 0.12 * s, 1.55), (0.2 * c, 0.2 * s, 1.66)], 0.17, paper((0.9, 0.9, 0.86)), 'heart')
        tube([(0.1 * c - 0.02, 0.1 * s - 0.03, 1.43), (0.13 * c - 0.02, 0.13 * s - 0.03, 1.54)], 0.018, clay((0.85, 0.75, 0.3)))


def nursery_bag(radius=0.36, height=0.52):
    blob(curve_profile([(0, 0), (radius * 0.8, 0), (radius * 0.95, 0.04), (radius, height * 0.6), (radius * 1.02, height), (radius * 0.96, height), (radius * 0.94, height - 0.05)]), plastic((0.02, 0.02, 0.022), 0.3), crumple=0.035)
    disc(radius * 0.95, 0.02, earth(), (0, 0, height - 0.06))


@model('live-plant')
def live_plant():
    nursery_bag()
    stem = leaf((0.2, 0.22, 0.08))
    green = leaf((0.1, 0.32, 0.07))
    # A small bush.
    for i in range(9):
        a, out, high = 2.4 * i, 0.1 + 0.3 * (i / 9), 1.45 - 0.4 * (i / 9)
        c, s = math.cos(a), math.sin(a)
        tip = Vector((out * c, out * s, high))
        base = Vector((0, 0, 0.46))
        mid = base.lerp(tip, 0.5) + Vector((-0.05 * c, -0.05 * s, 0))
        wires([[tuple(base), tuple(mid), tuple(tip)]], 0.013, stem)
        for k in range(10):
            t = 0.25 + 0.075 * k
            p = base.lerp(mid, t * 2) if t < 0.5 else mid.lerp(tip, t * 2 - 1)
            for side in (0, math.pi):
                b = a + side + k * 1.57 + 0.4
                size = 0.2 * (1.15 - 0.6 * t)
                blade([tuple(p), (p.x + size * 0.5 * math.cos(b), p.y + size * 0.5 * math.sin(b), p.z + 0.05), (p.x + size * math.cos(b), p.y + size * math.sin(b), p.z + 0.02)], size * 0.55, green, steps=7)


@model('indoor-plant')
def indoor_plant():
    turned(curve_profile([(0, 0), (0.26, 0), (0.32, 0.03), (0.36, 0.5), (0.36, 0.58)]), ceramic((0.16, 0.3, 0.34)), thickness=0.02)
    disc(0.34, 0.02, earth(), (0, 0, 0.5))
    inner, edge = leaf((0.06, 0.22, 0.07)), leaf((0.6, 0.58, 0.16))
    chance = random.Random(8)
    for i in range(13):
        a, far = 2.4 * i, 0.05 + 0.17 * math.sqrt(i / 13)
        c, s = math.cos(a), math.sin(a)
        high = 1.95 - 0.75 * (i / 13) + chance.uniform(-0.08, 0.08)
        path = [(far * c, far * s, 0.5), (far * 1.5 * c + 0.03, far * 1.5 * s, (0.5 + high) / 2), (far * 2.1 * c, far * 2.1 * s, high)]
        side = (math.cos(a * 1.7 + 0.4), math.sin(a * 1.7 + 0.4) * 0.5, 0)
        blade(path, 0.21, edge, 'strap', fold=0.3, side=side)
        n = Vector(side).cross(Vector((0, 0, 1))) * 0.006
        for d in (-1, 1):
            blade([tuple(Vector(p) + n * d) for p in path], 0.15, inner, 'strap', fold=0.3, side=side)


@model('potted-plant')
def potted_plant():
    turned(curve_profile([(0, 0), (0.28, 0), (0.34, 0.04), (0.4, 0.54), (0.39, 0.6)]), ceramic(), thickness=0.02)
    disc(0.38, 0.02, earth(), (0, 0, 0.52))
    green = leaf((0.08, 0.3, 0.06))
    # An areca palm.
    for i in range(13):
        a, out, high = 2.4 * i, 0.3 + 0.55 * (i / 13), 1.35 - 0.45 * (i / 13)
        c, s = math.cos(a), math.sin(a)
        spine = [(0.05 * c, 0.05 * s, 0.52), (out * 0.25 * c, out * 0.25 * s, 0.52 + high * 0.62), (out * 0.65 * c, out * 0.65 * s, 0.52 + high * 0.95), (out * c, out * s, 0.52 + high * 0.85)]
        tube(spine, 0.013, leaf((0.35, 0.42, 0.1)), radii=(1.3, 1, 0.7, 0.4))
        for k in range(11):
            t = 0.45 + 0.055 * k
            p = along(spine, t)
            size = 0.34 * math.sin(math.pi * (0.2 + 0.72 * k / 10))
            for side in (-1, 1):
                dx, dy = (-s * side * 0.7 + c * 0.75), (c * side * 0.7 + s * 0.75)
                blade([p, (p[0] + dx * size * 0.5, p[1] + dy * size * 0.5, p[2] + 0.04), (p[0] + dx * size, p[1] + dy * size, p[2] - 0.06)], 0.055, green, steps=5)


@model('bonsai')
def bonsai():
    tray, bark = ceramic((0.1, 0.16, 0.24)), wood((0.24, 0.14, 0.08))
    loft([[(x * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), y * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)), z) for a in [2 * math.pi * i / 40 for i in range(40)]] for x, y, z in ((0.56, 0.34, 0.06), (0.62, 0.38, 0.1), (0.66, 0.41, 0.28), (0.72, 0.46, 0.28), (0.72, 0.46, 0.33), (0.66, 0.4, 0.33), (0.64, 0.38, 0.27))], tray, smooth=1)
    for x in (-0.4, 0.4):
        for y in (-0.2, 0.2):
            box((0.16, 0.1, 0.08), tray, (x, y, 0), bevel=0.02)
    blob(curve_profile([(0.64, 0.27), (0.5, 0.31), (0.2, 0.36), (0, 0.38)]), leaf((0.12, 0.24, 0.05)), crumple=0.04, squash=0.6)
    tube([(0.12, 0, 0.3), (0.02, 0, 0.5), (0.16, -0.02, 0.74), (0.05, 0, 1.0), (-0.1, 0, 1.2), (-0.06, 0, 1.4)], 0.1, bark, radii=(1.8, 1.2, 1, 0.8, 0.6, 0.3))
    for a in range(5):
        tube([(0.12, 0, 0.42), (0.12 + 0.16 * math.cos(a * 1.26), 0.16 * math.sin(a * 1.26), 0.36), (0.12 + 0.28 * math.cos(a * 1.26), 0.28 * math.sin(a * 1.26), 0.32)], 0.06, bark, radii=(1.1, 0.8, 0.3))
    tube([(0.13, 0, 0.72), (0.34, -0.03, 0.84), (0.52, -0.04, 0.9)], 0.05, bark, radii=(1, 0.7, 0.4))
    tube([(0.04, 0, 1.0), (-0.26, 0.02, 1.06), (-0.46, 0.02, 1.12)], 0.05, bark, radii=(1, 0.7, 0.4))
    green, chance = leaf((0.08, 0.27, 0.06)), random.Random(9)
    sprout = bloom([(5, 0.06, 0.02, 0.045), (4, 0.04, 0.05, 0.04)], green, (0, 0, 1.5), steps=3)
    places = []
    for x, y, z, w in ((0.54, -0.04, 0.94, 0.27), (-0.5, 0.02, 1.16, 0.3), (-0.05, 0, 1.48, 0.38), (0.2, 0.12, 1.22, 0.26), (-0.2, -0.14, 1.28, 0.24)):
        ball(w * 0.86, leaf((0.05, 0.18, 0.04)), (x, y, z), (1, 0.85, 0.42))
        for _ in range(150):
            a, b = chance.uniform(0, 6.3), math.asin(chance.uniform(-0.35, 1))
            places.append(((x + w * math.cos(a) * math.cos(b), y + w * 0.86 * math.sin(a) * math.cos(b), z + w * 0.46 * math.sin(b)), (math.degrees(math.cos(b)) * 0.9 * -math.sin(a), math.degrees(math.cos(b)) * 0.9 * math.cos(a), math.degrees(a)), chance.uniform(0.8, 1.25)))
    copies(sprout, places)


def sack(label, at=(0, 0, 0), width=1.0, height=1.36, depth=0.46, base=None):
    """A filled plastic bag whose front is printed."""
    def build():
        pillow(width, height, depth, label, corner=0.02)
        for z in (-0.03, height - 0.03):
            box((width * 0.985, 0.012, 0.07), base or white(), (0, 0, z), bevel=0.004)
    posed(build, (at[0], at[1], at[2] + 0.03), (-5, 0, 0))


@model('potting-mix', prints='label', aspect=0.74)
def potting_mix():
    sack(printed())
    mound(0.36, 0.2, earth(), (0.36, -0.5, 0))
    grains(130, 0.42, 0.2, 0.022, [earth((0.1, 0.06, 0.03)), earth((0.03, 0.02, 0.012)), white(0.8)], (0.36, -0.5, 0.01))
    wires([[(0.36, -0.5, 0.18), (0.36, -0.5, 0.34)]], 0.012, leaf((0.2, 0.45, 0.1)))
    for s in (-1, 1):
        blade([(0.36, -0.5, 0.33), (0.36 + s * 0.07, -0.52, 0.4), (0.36 + s * 0.18, -0.54, 0.4)], 0.11, leaf((0.15, 0.42, 0.08)), steps=8)


@model('vermicompost', prints='label', aspect=0.74)
def vermicompost():
    sack(printed(), width=0.94, height=1.27, depth=0.4, base=plastic((0.1, 0.3, 0.1)))
    mound(0.34, 0.16, earth((0.035, 0.022, 0.015)), (-0.34, -0.5, 0))
    grains(260, 0.4, 0.17, 0.018, [earth((0.05, 0.03, 0.02)), earth((0.025, 0.016, 0.01))], (-0.34, -0.5, 0.01))
    worm = clay((0.5, 0.16, 0.13))
    tube([(-0.5, -0.68, 0.1), (-0.42, -0.74, 0.1), (-0.34, -0.7, 0.12), (-0.26, -0.74, 0.1), (-0.2, -0.68, 0.11)], 0.02, worm, radii=(0.5, 1, 1, 1, 0.5))
    tube([(-0.34, -0.52, 0.18), (-0.26, -0.56, 0.18), (-0.2, -0.5, 0.16), (-0.12, -0.54, 0.13)], 0.018, worm, radii=(0.5, 1, 1, 0.5))


@model('coco-peat', prints='label', aspect=1.5)
def coco_peat():
    fibre = clay((0.26, 0.13, 0.055))
    box((1.3, 0.8, 0.42), fibre, (0, 0.1, 0), bevel=0.03)
    panel(0.63, 0.42, printed(), (0, -0.302, 0))
    # The label goes around the block.
    box((0.63, 0.81, 0.006), paper((0.86, 0.84, 0.78)), (0, 0.1, 0.42), bevel=0.002)
    mound(0.42, 0.2, fibre, (0.8, -0.5, 0))
    grains(200, 0.5, 0.2, 0.02, [clay((0.34, 0.18, 0.08)), clay((0.2, 0.1, 0.04))], (0.8, -0.5, 0.01))
    husk = clay((0.2, 0.1, 0.05))
    turned(curve_profile([(0, 0), (0.17, 0.03), (0.27, 0.16), (0.29, 0.28)]), husk, (-0.95, -0.4, 0.06), (32, 14, 0), thickness=-0.03)
    flesh = paper((0.9, 0.88, 0.84))
    turned(curve_profile([(0, 0.035), (0.15, 0.06), (0.24, 0.17), (0.26, 0.28)]), flesh, (-0.95, -0.4, 0.06), (32, 14, 0), bevel=0)


def standing_pouch(label, width=0.9, height=1.22, at=(0, 0, 0)):
    """A stand-up pouch, flat at its top."""
    sections = []
    for z, depth, w in ((0.0, 0.3, 0.96), (0.04, 0.34, 1), (0.3, 0.32, 1), (0.7, 0.2, 1), (1.0, 0.05, 1), (1.04, 0.012, 1), (height, 0.012, 1)):
        sections.append([(at[0] + width / 2 * w * math.copysign(abs(math.cos(a)) ** 0.35, math.cos(a)), at[1] + depth / 2 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)), at[2] + z * height / 1.22) for a in [2 * math.pi * i / 48 for i in range(48)]])
    loft(sections, label, caps=False, smooth=1)


def powder_bowl(material, at, bowl=None):
    turned(curve_profile([(0, 0), (0.16, 0), (0.28, 0.12), (0.32, 0.22)]), bowl or wood(HONEY), at, thickness=0.02)
    mound(0.26, 0.16, material, (at[0], at[1], at[2] + 0.18))


@model('neem-cake-powder', prints='label', aspect=0.74)
def neem_cake_powder():
    standing_pouch(printed())
    powder_bowl(clay((0.3, 0.2, 0.09)), (0.42, -0.44, 0))
    for i, (x, y) in enumerate(((-0.45, -0.4), (-0.3, -0.46), (-0.38, -0.52), (-0.2, -0.42), (-0.5, -0.5))):
        a = 0.7 * i
        blade([(x, y, 0.02), (x + 0.09 * math.cos(a), y + 0.09 * math.sin(a), 0.06), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.03)], 0.07, leaf((0.1, 0.32, 0.06)), steps=8)


@model('plant-food', prints='label', aspect=2.8)
def plant_food():
    body = plastic((0.1, 0.36, 0.12))
    turned(curve_profile([(0, 0), (0.42, 0), (0.46, 0.04), (0.47, 0.3), (0.47, 1.0), (0.44, 1.08), (0.38, 1.12)]), body)
    turned([(0.474, 0.1), (0.474, 0.98)], printed(), bevel=0)
    turned([(0, 1.1), (0.42, 1.1), (0.43, 1.12), (0.43, 1.3), (0.4, 1.33), (0, 1.33)], white(), bevel=0.02)
    wires([[(0.433 * math.cos(a), 0.433 * math.sin(a), 1.13), (0.433 * math.cos(a), 0.433 * math.sin(a), 1.29)] for a in [2 * math.pi * i / 60 for i in range(60)]], 0.008, white())
    grains(160, 0.3, 0.12, 0.032, [clay((0.15, 0.4, 0.65)), clay((0.85, 0.8, 0.72)), clay((0.55, 0.3, 0.14))], (0.5, -0.42, 0), (1, 1, 1))


@model('bone-meal', prints='label', aspect=0.74)
def bone_meal():
    standing_pouch(printed())
    powder_bowl(clay((0.82, 0.76, 0.64)), (-0.4, -0.44, 0), clay())
    # A scoop with powder.
    tube([(0.28, -0.36, 0.06), (0.56, -0.24, 0.12)], 0.035, wood(HONEY))
    ball(0.13, wood(HONEY), (0.2, -0.42, 0.07), (1.1, 0.9, 0.55))
    ball(0.11, clay((0.82, 0.76, 0.64)), (0.2, -0.42, 0.1), (1.1, 0.9, 0.5))


def grip(material, ferrule, z=0.0, length=0.7, radius=0.075):
    """A wooden handle from z upwards, for a tool that points down."""
    turned(curve_profile([(radius * 0.7, z), (radius * 0.75, z + 0.06), (radius * 1.1, z + length * 0.3), (radius * 0.9, z + length * 0.55), (radius * 1.15, z + length * 0.85), (radius * 0.7, z + length), (0, z + length + 0.01)]), material)
    turned([(radius * 0.62, z - 0.12), (radius * 0.8, z - 0.02), (radius * 0.82, z + 0.05)], ferrule, bevel=0)
    ring(0.03, 0.008, fabric((0.5, 0.34, 0.18)), (0, 0, z + length + 0.03), (90, 0, 0))


def trowel_shape(handle_, steel_, width=0.3, length=0.72):
    grip(handle_, steel_)
    tube([(0, 0, -0.08), (0, 0.02, -0.2), (0, 0.06, -0.32)], 0.035, steel_)
    rows = []
    for i in range(12):
        t = i / 11
        w = width * (0.75 + 0.25 * math.sin(math.pi * min(1, t * 1.6))) * (1 - max(0, t - 0.5) ** 2 * 3.9)
        rows.append([(w / 2 * u, 0.06 - 0.09 * (1 - u * u) * (1 - 0.5 * t) + (0.006 if back else 0), -0.28 - length * t) for back, us in ((0, [-1 + k / 5 for k in range(11)]), (1, [1 - k / 5 for k in range(11)])) for u in us])
    loft(rows, steel_, smooth=0)


def fork_shape(handle_, steel_):
    grip(handle_, steel_)
    tube([(0, 0, -0.08), (0, 0.02, -0.3)], 0.035, steel_)
    tube([(-0.15, 0.02, -0.95), (-0.15, 0, -0.5), (-0.1, 0.01, -0.34), (0, 0.02, -0.3), (0.1, 0.01, -0.34), (0.15, 0, -0.5), (0.15, 0.02, -0.95)], 0.026, steel_, radii=(0.3, 1, 1, 1, 1, 1, 0.3))
    tube([(0, 0.02, -0.28), (0, 0.0, -0.5), (0, 0.02, -0.97)], 0.026, steel_, radii=(1, 1, 0.3))


def cultivator_shape(handle_, steel_):
    grip(handle_, steel_)
    tube([(0, 0, -0.08), (0, 0.02, -0.36)], 0.035, steel_)
    for x in (-0.2, 0, 0.2):
        tube([(0, 0.02, -0.34), (x * 0.7, 0.02, -0.5), (x, 0.0, -0.78), (x * 1.05, -0.08, -0.9), (x * 1.05, -0.2, -0.92)], 0.026, steel_, radii=(1, 1, 1, 0.8, 0.3))


def weeder_shape(handle_, steel_):
    grip(handle_, steel_)
    tube([(0, 0, -0.08), (0, 0.01, -0.4), (0, 0.05, -0.56), (0, 0.02, -0.74)], 0.034, steel_)
    plate([(-0.035, 0.02), (0.035, 0.02), (0.07, -0.12), (0.1, -0.34), (0.05, -0.3), (0, -0.18), (-0.05, -0.3), (-0.1, -0.34), (-0.07, -0.12)], 0.024, steel_, (0, 0.02, -0.72), bevel=0.008)
    tube([(0, 0.05, -0.5), (0, 0.12, -0.56), (0, 0.05, -0.62)], 0.02, steel_)


def lying(build, at=(0, 0, 0.1), angle=0):
    """Lays an upright tool on its back, with its grip to the far side, turned by an angle."""
    posed(lambda: posed(build, (0, 0, 0), (-90, 0, 0)), at, (0, 0, angle))


@model('trowel', **FLAT)
def trowel():
    lying(lambda: trowel_shape(wood(HONEY), steel(0.3)), angle=-32)


@model('garden-tool-set', **FLAT, pieces=0)
def garden_tool_set():
    handle_, metal_ = wood(HONEY), metal((0.1, 0.32, 0.2), 0.35)
    lying(lambda: trowel_shape(handle_, metal_), (-0.66, 0, 0.1))
    lying(lambda: fork_shape(handle_, metal_), (-0.2, 0, 0.1))
    lying(lambda: cultivator_shape(handle_, metal_), (0.26, 0, 0.1))
    lying(lambda: weeder_shape(handle_, metal_), (0.68, 0, 0.1))


@model('hand-weeder', **FLAT)
def hand_weeder():
    lying(lambda: weeder_shape(wood((0.5, 0.24, 0.1)), steel(0.3)), angle=-32)


@model('spade', **FLAT)
def spade():
    metal_, shaft = steel(0.35), wood(HONEY)

    def build():
        tube([(0, 0, 0.1), (0, 0.02, 0.6), (0, 0, 1.3)], 0.034, shaft)
        tube([(0, 0, 1.28), (-0.13, 0, 1.42), (-0.13, 0, 1.52)], 0.03, black())
        tube([(0, 0, 1.28), (0.13, 0, 1.42), (0.13, 0, 1.52)], 0.03, black())
        tube([(-0.13, 0, 1.52), (0.13, 0, 1.52)], 0.034, plastic((0.75, 0.3, 0.03)))
        turned([(0.05, -0.02), (0.045, 0.3)], metal_)
        plate([(-0.05, 0.06), (-0.2, 0.03), (-0.22, 0.0), (-0.21, -0.42), (-0.14, -0.54), (0, -0.6), (0.14, -0.54), (0.21, -0.42), (0.22, 0.0), (0.2, 0.03), (0.05, 0.06)], 0.022, metal_, (0, 0.02, 0), bevel=0.008)
        tube([(0, 0, 0.05), (0, 0, -0.3)], 0.045, metal_, radii=(1, 0.1))
        mirrored(lambda s: box((0.15, 0.06, 0.02), metal_, (s * 0.135, 0.02, 0.02), bevel=0.008))
    lying(build, angle=-38)


@model('pruning-shear', **FLAT)
def pruning_shear():
    metal_, red, dark = steel(0.25), plastic((0.72, 0.05, 0.03)), black()
    flat = (-90, 0, 0)

    def side(s):
        tube([(s * -0.02, 0.0, 0.06), (s * 0.1, -0.18, 0.06), (s * 0.2, -0.5, 0.06), (s * 0.18, -0.85, 0.06), (s * 0.15, -1.0, 0.06)], 0.065, red, radii=(0.7, 0.95, 1.1, 1.1, 0.9))
        tube([(s * 0.13, -0.3, 0.07), (s * 0.215, -0.55, 0.07), (s * 0.195, -0.85, 0.07)], 0.068, dark, radii=(0.5, 0.8, 0.6))
    mirrored(side)
    plate([(-0.08, -0.1), (0.08, -0.1), (0.12, 0.06), (0.16, 0.26), (0.1, 0.46), (0.02, 0.62), (0.0, 0.4), (-0.04, 0.15), (-0.1, 0.02)], 0.03, metal_, (0, 0, 0.085), flat, bevel=0.01)
    plate([(0.08, -0.1), (-0.08, -0.1), (-0.14, 0.06), (-0.19, 0.24), (-0.15, 0.42), (-0.08, 0.52), (-0.05, 0.48), (-0.1, 0.34), (-0.06, 0.16), (0.06, 0.04)], 0.035, metal((0.2, 0.2, 0.21), 0.4), (0, 0, 0.05), flat, bevel=0.01)
    disc(0.06, 0.05, metal_, (0, 0, 0.08), bevel=0.015)
    disc(0.03, 0.03, dark, (0, 0, 0.12))
    spring = [(-0.12 + 0.24 * i / 60, -0.3 + 0.03 * math.sin(i * 0.9), 0.06 + 0.03 * math.cos(i * 0.9)) for i in range(61)]
    wires([spring], 0.009, metal_, round=3)
    box((0.08, 0.12, 0.04), plastic((0.9, 0.6, 0.05)), (0.09, -0.16, 0.1), (0, 0, 20), bevel=0.012)


@model('hedge-cutter', **FLAT)
def hedge_cutter():
    metal_, handle_ = steel(0.25), wood(HONEY)

    def side(s):
        def build():
            plate([(-0.06, 0), (0.05, 0), (0.045, 0.3), (0.015, 0.98), (-0.04, 0.98), (-0.06, 0.3)], 0.022, metal_, (0, 0, 0.08 + 0.014 * s), (-90, 0, 0), bevel=0.006)
            tube([(0, 0, 0.08), (0, -0.16, 0.08), (0.1 * s, -0.34, 0.08)], 0.03, metal_)
            tube([(0.1 * s, -0.3, 0.08), (0.14 * s, -0.95, 0.08)], 0.048, handle_, straight=True)
            tube([(0.125 * s, -0.68, 0.08), (0.142 * s, -0.98, 0.08)], 0.062, plastic((0.72, 0.06, 0.03)), straight=True)
        posed(build, (0, 0, 0), (0, 0, s * 15))
    mirrored(side)
    disc(0.055, 0.08, metal((0.2, 0.2, 0.21), 0.4), (0, 0.02, 0.06), bevel=0.012)


@model('watering-can')
def watering_can():
    body = lacquer()
    turned(curve_profile([(0, 0), (0.46, 0), (0.5, 0.03), (0.5, 0.3), (0.46, 0.72), (0.43, 0.82)]), body)
    ring(0.5, 0.022, body, (0, 0, 0.04))
    ring(0.435, 0.022, body, (0, 0, 0.82))
    # A half lid at the front, the spout with its rose, and two handles.
    plate([(0.43 * math.cos(math.radians(a)), 0.43 * math.sin(math.radians(a))) for a in range(90, 271, 6)], 0.03, body, (0, 0, 0.82), (-90, 0, 0), bevel=0.008)
    disc(0.42, 0.01, black(), (0, 0, 0.72))
    tube([(-0.42, 0, 0.16), (-0.7, 0, 0.36), (-1.0, 0, 0.86), (-1.12, 0, 1.0)], 0.075, body, radii=(1.6, 1.1, 0.8, 0.7))
    turned([(0.05, 0), (0.16, 0.18), (0.17, 0.2), (0.15, 0.24), (0, 0.26)], body, (-1.08, 0, 0.94), (0, -52, 0))
    axis = Vector((-math.sin(math.radians(52)), 0, math.cos(math.radians(52))))
    across = Vector((axis.z, 0, -axis.x))
    for r, n in ((0, 1), (0.05, 6), (0.1, 11)):
        for i in range(n):
            a = 2 * math.pi * i / n
            p = Vector((-1.08, 0, 0.94)) + axis * (0.258 - r * 0.08) + across * r * math.cos(a) + Vector((0, r * math.sin(a), 0))
            ball(0.012, black(), tuple(p))
    tube([(-0.62, 0, 0.4), (-0.45, 0, 0.7)], 0.025, body)
    tube([(-0.36, 0, 0.82), (-0.2, 0, 1.18), (0.3, 0, 1.16), (0.56, 0, 0.8), (0.5, 0, 0.24)], 0.048, body)


@model('spout-bucket')
def spout_bucket():
    body, metal_ = lacquer(), steel()
    lip = lambda a: max(0, math.cos(a - math.pi * 1.22)) ** 14
    sections = []
    for r, z, k in ((0.42, 0, 0), (0.44, 0.02, 0), (0.5, 0.45, 0.1), (0.55, 0.85, 0.6), (0.57, 0.98, 1), (0.54, 0.98, 1), (0.48, 0.5, 0.1), (0.4, 0.06, 0)):
        sections.append([((r + 0.16 * k * lip(a)) * math.cos(a), (r + 0.16 * k * lip(a)) * math.sin(a), z + 0.06 * k * lip(a)) for a in [2 * math.pi * i / 72 for i in range(72)]])
    loft(sections, body, smooth=1)
    wires([[((0.585 + 0.16 * lip(a)) * math.cos(a), (0.585 + 0.16 * lip(a)) * math.sin(a), 0.96 + 0.06 * lip(a)) for a in [2 * math.pi * i / 96 for i in range(96)]]], 0.022, body, closed=True, round=4)
    for z in (0.3, 0.34):
        ring(0.485 + (z - 0.3) * 0.1, 0.01, body, (0, 0, z))
    turn = math.radians(-50)
    c, s = math.cos(turn), math.sin(turn)
    points = [(0.6 * math.cos(math.radians(a)), 0.86 + 0.62 * math.sin(math.radians(a))) for a in range(0, 181, 15)]
    tube([(x * c, x * s, z) for x, z in points], 0.016, metal_)
    tube([(x * c, x * s, z) for x, z in points[5:8]], 0.045, body)
    for d in (-1, 1):
        ball(0.05, body, (d * 0.58 * c, d * 0.58 * s, 0.87))


@model('garden-hose', views=('top', 'three-quarter'))
def garden_hose():
    pipe, points = plastic((0.05, 0.36, 0.12), 0.3), []
    for layer in range(3):
        for i in range(5 * 32):
            k = i if layer % 2 == 0 else 5 * 32 - i
            r = 0.46 + 0.094 * k / 32
            a = 2 * math.pi * i / 32
            points.append((r * math.cos(a), r * math.sin(a), 0.05 + layer * 0.092 + 0.0006 * i / 10))
    end = points[-1]
    points += [(end[0] + 0.1, end[1] - 0.3, 0.24), (end[0] + 0.32, end[1] - 0.62, 0.1), (end[0] + 0.25, end[1] - 1.0, 0.06)]
    wires([points], 0.047, pipe, round=4)
    wires([[(x, y, z + 0.04) for x, y, z in points]], 0.012, plastic((0.9, 0.75, 0.05)), round=2)
    x, y, z = points[-1]
    posed(lambda: (turned([(0.05, 0), (0.07, 0.02), (0.07, 0.14), (0.05, 0.17), (0.045, 0.2)], brass()), turned([(0.05, 0.2), (0.075, 0.24), (0.06, 0.44), (0.05, 0.5), (0.04, 0.5), (0, 0.46)], brass()), [ring(0.073, 0.008, brass(), (0, 0, 0.04 + 0.03 * i)) for i in range(4)]), (x, y + 0.05, z + 0.02), (90, 0, 10))


@model('plant-spray-bottle')
def plant_spray_bottle():
    body = plastic((0.3, 0.62, 0.68), 0.15)
    turned(curve_profile([(0, 0), (0.34, 0), (0.38, 0.04), (0.38, 0.5), (0.33, 0.76), (0.2, 0.98), (0.13, 1.08), (0.13, 1.14)]), body)
    for z in (0.2, 0.3, 0.4, 0.5):
        ring(0.381, 0.008, body, (0, 0, z))
    trigger((0, 0, 1.1), (0.1, 0.4, 0.25), (0.92, 0.9, 0.86))


@model('pressure-sprayer')
def pressure_sprayer():
    body, head, dark = plastic((0.85, 0.45, 0.03), 0.25), plastic((0.05, 0.3, 0.14)), black()
    turned(curve_profile([(0, 0), (0.4, 0), (0.45, 0.05), (0.46, 0.3), (0.44, 0.5), (0.46, 0.7), (0.4, 0.92), (0.24, 1.04), (0.18, 1.08)]), body)
    turned([(0.2, 1.04), (0.22, 1.06), (0.22, 1.2), (0.16, 1.24)], head)
    plate([(0.24, 0), (-0.16, 0), (-0.3, 0.08), (-0.46, 0.12), (-0.46, 0.24), (0.0, 0.3), (0.26, 0.26)], 0.24, head, (0, 0, 1.2), bevel=0.05)
    turned([(0.06, 0), (0.07, 0.02), (0.07, 0.1), (0.03, 0.2), (0, 0.2)], brass(), (-0.44, 0, 1.38), (0, -90, 0))
    tube([(0.24, 0, 1.36), (0.56, 0, 1.42), (0.66, 0, 1.2), (0.6, 0, 0.9)], 0.06, head)
    tube([(0.42, 0, 1.44), (0.34, 0, 1.52), (0.22, 0, 1.5)], 0.035, plastic((0.75, 0.06, 0.04)))
    tube([(0, 0, 1.48), (0, 0, 1.72)], 0.035, steel())
    turned(curve_profile([(0.06, 1.66), (0.1, 1.7), (0.2, 1.76), (0.2, 1.82), (0.08, 1.86), (0, 1.86)]), dark)
    for z in (0.24, 0.36, 0.48, 0.6):
        box((0.1, 0.01, 0.012), white(), (0.0, -0.462, z), bevel=0.002)


@model('drip-irrigation-kit', views=('top', 'flat'))
def drip_irrigation_kit():
    pipe, part = plastic((0.02, 0.02, 0.022), 0.4), plastic((0.03, 0.03, 0.035))
    points = []
    for layer in range(3):
        for i in range(4 * 32):
            k = i if layer % 2 == 0 else 4 * 32 - i
            r = 0.36 + 0.05 * k / 32
            points.append((r * math.cos(2 * math.pi * i / 32) - 0.2, r * math.sin(2 * math.pi * i / 32) + 0.28, 0.025 + layer * 0.05))
    wires([points + [(0.2, -0.2, 0.05), (0.5, -0.3, 0.025)]], 0.025, pipe, round=3)
    red, blue = plastic((0.7, 0.06, 0.03)), plastic((0.08, 0.3, 0.65))
    for i in range(8):
        x, y = -0.72 + 0.14 * (i % 4), -0.42 - 0.17 * (i // 4)
        turned([(0.045, 0), (0.05, 0.01), (0.05, 0.05), (0.02, 0.07), (0.015, 0.12), (0, 0.12)], red if i % 2 else part, (x, y, 0), sides=32)
    for i in range(6):
        x = -0.1 + 0.1 * i
        tube([(x, -0.45, 0.02), (x, -0.78, 0.02)], 0.018, part, radii=(1, 0.3))
        ring(0.035, 0.012, part, (x, -0.43, 0.02))
    for i in range(5):
        x, y = 0.48 + 0.0, 0.62 - i * 0.17
        tube([(x - 0.08, y, 0.025), (x + 0.08, y, 0.025)], 0.024, part)
        if i % 2 == 0:
            tube([(x, y, 0.025), (x, y + 0.07, 0.025)], 0.024, part)
        ring(0.026, 0.006, part, (x - 0.06, y, 0.025), (0, 90, 0))
        ring(0.026, 0.006, part, (x + 0.06, y, 0.025), (0, 90, 0))
    posed(lambda: (turned([(0.06, 0), (0.09, 0.01), (0.09, 0.12), (0.05, 0.15), (0.05, 0.28), (0, 0.28)], blue), ring(0.055, 0.01, blue, (0, 0, 0.22))), (0.66, -0.62, 0.09), (-90, 0, 20))


@model('hose-nozzle')
def hose_nozzle():
    grip_, metal_, trim = plastic((0.05, 0.3, 0.14)), metal((0.28, 0.29, 0.3), 0.3), plastic((0.85, 0.5, 0.04))

    def build():
        turned(curve_profile([(0, 0), (0.3, 0), (0.32, 0.03), (0.32, 0.16), (0.24, 0.24), (0.15, 0.34), (0.14, 0.62), (0.17, 0.66), (0.17, 0.86), (0.1, 0.94), (0, 0.95)]), metal_, (0, 0, 0))
        ring(0.325, 0.03, trim, (0, 0, 0.09), flat=1.6)
        for r, n in ((0.06, 5), (0.13, 10), (0.2, 15), (0.26, 20)):
            for i in range(n):
                ball(0.014, black(), (r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), 0.0))
    posed(build, (-0.62, 0, 1.1), (0, 90, 0))
    tube([(0.14, 0, 1.06), (0.34, 0, 0.92), (0.46, 0, 0.56), (0.5, 0, 0.2)], 0.12, grip_, radii=(1.1, 1.1, 1, 0.95))
    turned([(0.1, 0), (0.13, 0.02), (0.13, 0.14), (0.1, 0.18)], trim, (0.505, 0, 0.03), (0, -6, 0))
    tube([(0.0, 0, 0.96), (0.02, 0, 0.66), (0.2, 0, 0.34), (0.34, 0, 0.26)], 0.04, metal_)
    tube([(0.3, 0, 1.14), (0.42, 0, 1.18), (0.46, 0, 1.04)], 0.04, trim)
