"""Earrings, necklaces, bangles, rings and other jewellery, in close-up."""

import math

import bpy
from mathutils import Matrix

from materials import *
from parts import *
from registry import model

# These imports override parts with the same names.
from models.footwear import ball, curve, gem, group, ribbon

FLAT = ('flat', 'top')


def stamp(thing, places):
    """Puts copies of a small part at places (x, y, z), (x, y, z, scale) or (x, y, z, scale, turn)."""
    for index, place in enumerate(places):
        piece = thing if index == 0 else thing.copy()
        if index:
            bpy.context.collection.objects.link(piece)
        piece.location = place[:3]
        size = place[3] if len(place) > 3 else 1
        piece.scale = (size,) * 3
        if len(place) > 4:
            piece.rotation_euler = [math.radians(angle) for angle in place[4]]


def spread(points, count, steps=400):
    """Points at equal distances on a curve through the given ones, each with its angle in degrees in the xy plane."""
    path = [curve([tuple(p) for p in points], k / steps) for k in range(steps + 1)]
    lengths = [0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    found, index = [], 0
    for k in range(count):
        goal = lengths[-1] * k / (count - 1)
        while index < steps - 1 and lengths[index + 1] < goal:
            index += 1
        a, b = path[index], path[index + 1]
        found.append((a, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))))
    return found


def beads(points, count, radius, material, sizes=None, squash=(1, 1, 1)):
    stamp(ball(radius, material, squash=squash), [(*p, sizes(k / (count - 1)) if sizes else 1) for k, (p, _) in enumerate(spread(points, count))])


def chain(points, metal_, size=0.03, wire=0.009):
    """A chain of links that lies along points."""
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:])) * 1.03
    count = max(8, int(length / (size * 1.45)))
    link = ring(size, wire, metal_)
    link.data.transform(Matrix.Diagonal((1.25, 0.75, 1, 1)))
    stamp(link, [(*p, 1, (70 if k % 2 else -20, 0, d)) for k, (p, d) in enumerate(spread(points, count))])


def cut(radius, material, sides=10):
    """A faceted stone, its table facing up, the girdle at z = 0."""
    stone = turned([(0, -radius * 0.75), (radius, 0), (radius * 0.98, radius * 0.08), (radius * 0.58, radius * 0.38), (0, radius * 0.38)], material, sides=sides, bevel=0)
    for polygon in stone.data.polygons:
        polygon.use_smooth = False
    return stone


def drop_outline(width, height):
    """A teardrop with its tip up, centred on the origin."""
    return smooth_outline([(0, height / 2), (width * 0.2, height * 0.2), (width / 2, -height * 0.2), (width * 0.3, -height * 0.44), (0, -height / 2), (-width * 0.3, -height * 0.44), (-width / 2, -height * 0.2), (-width * 0.2, height * 0.2)], 5)


def tear(width, height, stone, metal_, at=(0, 0, 0), rim=0.03, dots=0):
    """A tear-shaped stone in a frame, standing, centred on `at`."""
    x, y, z = at
    outer = drop_outline(width + 2 * rim, height + 2.6 * rim)
    plate(outer, 0.05, metal_, at, bevel=0.015)
    inner = drop_outline(width, height)
    sections = [[(x + px * f, y - 0.025 - d, z + pz * f) for px, pz in inner] for f, d in ((1, 0), (0.94, 0.04), (0.6, 0.085), (0.55, 0.087), (0.02, 0.087))]
    loft(sections, stone, smooth=0)
    if dots:
        stamp(ball(rim * 0.5, metal_), [(x + px, y - 0.03, z + pz) for px, pz in outer[::max(1, len(outer) // dots)]])


def flower(radius, stone, metal_, centre=None, petals=8, at=(0, 0, 0), edge=True):
    """A round flower of stones, standing, its front to the viewer."""
    x, y, z = at
    plate([(px, pz) for px, pz in smooth_outline([(radius * (1 if k % 2 else 0.86) * math.cos(k * math.pi / petals), radius * (1 if k % 2 else 0.86) * math.sin(k * math.pi / petals)) for k in range(2 * petals)], 4)], 0.05, metal_, at, bevel=0.015)
    size = radius * math.sin(math.pi / petals) * 0.56
    petal = ball(size, stone, squash=(1.45, 0.45, 0.9))
    stamp(petal, [(x + radius * 0.6 * math.cos(a), y - 0.03, z + radius * 0.6 * math.sin(a), 1, (0, -math.degrees(a), 0)) for a in (2 * math.pi * (k + 0.5) / petals for k in range(petals))])
    ball(radius * 0.3, centre or stone, (x, y - 0.03, z), squash=(1, 0.6, 1))
    ring(radius * 0.31, radius * 0.045, metal_, (x, y - 0.04, z), (90, 0, 0))
    if edge:
        stamp(ball(radius * 0.075, metal_), [(x + radius * 0.92 * math.cos(a), y - 0.02, z + radius * 0.92 * math.sin(a)) for a in (2 * math.pi * k / (3 * petals) for k in range(3 * petals))])


def stand(width=1.5, height=2.3):
    """A small T-shaped stand on which earrings hang."""
    timber, rod = wood((0.5, 0.32, 0.18)), brass()
    turned([(0, 0), (0.42, 0), (0.42, 0.06), (0.38, 0.09), (0, 0.09)], timber, (0, 0.2, 0))
    tube([(0, 0.2, 0.05), (0, 0.2, height - 0.1), (0, 0.1, height), (0, 0, height)], 0.028, rod)
    tube([(-width / 2, 0, height), (width / 2, 0, height)], 0.028, rod)
    mirrored(lambda s: ball(0.045, rod, (s * width / 2, 0, height)))


def hung(make, apart=0.9, height=2.3, scale=1.0):
    """A pair of earrings on a stand. `make` builds one that hangs from the origin downwards."""
    stand(apart + 0.55, height)
    for side in (-1, 1):
        group(make, at=(side * apart / 2, -0.05, height), scale=scale)


def hook(metal_, z=-0.22):
    tube([(0, 0.1, -0.1), (0, 0.08, 0.02), (0, 0.02, 0.06), (0, -0.02, 0.0), (0, -0.02, z)], 0.012, metal_)


EAR = ('front', 'three-quarter')


def bell(top, stone, metal_, white_, size=1.0):
    """The bell of a jhumka, from `top` downwards."""
    s = size
    turned(curve_profile([(0.36 * s, top - 0.52 * s), (0.37 * s, top - 0.46 * s), (0.33 * s, top - 0.26 * s), (0.18 * s, top - 0.08 * s), (0.06 * s, top)]), metal_, thickness=0.012)
    ball(0.05 * s, metal_, (0, 0, top + 0.02))
    for z, radius, count, size_, material in ((-0.47, 0.375, 26, 0.034, metal_), (-0.38, 0.36, 16, 0.052, stone), (-0.27, 0.335, 22, 0.028, metal_), (-0.18, 0.265, 12, 0.042, stone), (-0.09, 0.19, 14, 0.022, metal_)):
        around_ = [(radius * s * math.cos(2 * math.pi * k / count - math.pi / 2), radius * s * math.sin(2 * math.pi * k / count - math.pi / 2), top + z * s) for k in range(count)]
        stamp(ball(size_ * s, material), around_)
    places = [(0.34 * s * math.cos(2 * math.pi * k / 18), 0.34 * s * math.sin(2 * math.pi * k / 18), top - 0.6 * s) for k in range(18)]
    stamp(ball(0.05 * s, white_), places)
    stamp(ball(0.018 * s, metal_), [(x, y, z - 0.06 * s) for x, y, z in places])
    stamp(ball(0.055 * s, stone, squash=(1, 1, 1.4)), [(0, 0, top - 0.62 * s)])


@model('jhumka-earrings', views=EAR)
def jhumka_earrings():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    def one():
        hook(gilt, -0.1)
        flower(0.3, stone, gilt, at=(0, -0.03, -0.35), centre=white_)
        tube([(0, -0.02, -0.62), (0, -0.02, -0.78)], 0.02, gilt)
        group(lambda: bell(0, stone, gilt, white_, 1.25), at=(0, -0.02, -0.8))
    hung(one, apart=1.1, height=2.0)


@model('earrings', views=EAR)
def earrings():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    def one():
        hook(gilt, -0.1)
        flower(0.22, stone, gilt, at=(0, -0.03, -0.28), petals=6)
        ring(0.04, 0.012, gilt, (0, -0.03, -0.53), (90, 0, 0))
        tear(0.42, 0.62, stone, gilt, (0, -0.03, -0.93), rim=0.06, dots=24)
        places = [(-0.24, -0.03, -1.3), (-0.12, -0.03, -1.38), (0, -0.03, -1.42), (0.12, -0.03, -1.38), (0.24, -0.03, -1.3)]
        stamp(ball(0.055, white_), places)
        stamp(ball(0.024, gilt), [(x, y, z + 0.07) for x, y, z in places] + [(x, y, z - 0.07) for x, y, z in places])
    hung(one, apart=0.95, height=1.75)


@model('chandbali-earrings', views=EAR)
def chandbali_earrings():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    def one():
        hook(gilt, -0.1)
        flower(0.2, stone, gilt, at=(0, -0.03, -0.26), petals=6, centre=white_)
        cz = -0.92
        outer = [(0.56 * math.cos(a), 0.56 * math.sin(a)) for a in (math.radians(120 + 300 * k / 48) for k in range(49))]
        inner = [(0.3 * math.cos(a), 0.14 + 0.3 * math.sin(a)) for a in (math.radians(60 - 300 * k / 48) for k in range(49))]
        plate(outer + inner, 0.05, gilt, (0, -0.03, cz), bevel=0.015)
        stamp(ball(0.075, stone, squash=(1, 0.5, 1)), [(0.43 * math.cos(a), -0.06, cz + 0.04 + 0.42 * math.sin(a), 0.6 + 0.5 * max(0, -math.sin(a))) for a in (math.radians(140 + 260 * k / 12) for k in range(13))])
        for r, size in ((0.53, 0.022), (0.31, 0.018)):
            stamp(ball(size, gilt), [(r * math.cos(a), -0.06, cz + (0.12 if r < 0.5 else 0) + r * math.sin(a)) for a in (math.radians(130 + 280 * k / 34) for k in range(35))])
        places = [(0.6 * math.cos(a), -0.03, cz + 0.63 * math.sin(a)) for a in (math.radians(185 + 170 * k / 14) for k in range(15))]
        stamp(ball(0.05, white_), places)
        stamp(ball(0.02, gilt), [(x * 1.1, y, cz + (z - cz) * 1.11) for x, y, z in places])
        tear(0.15, 0.24, stone, gilt, (0, -0.03, cz + 0.1), rim=0.03)
        tube([(0, -0.03, -0.45), (0, -0.03, cz + 0.24)], 0.015, gilt)
    hung(one, apart=1.4, height=1.85)


@model('hoop-earrings', views=('three-quarter', 'front'))
def hoop_earrings():
    enamel, gilt = lacquer(), finish(0.16)
    def one():
        ring(0.55, 0.06, gilt, (0, 0, -0.62), (90, 0, 0))
        band_ = [(0.55 * math.cos(a), -0.0, -0.62 + 0.55 * math.sin(a)) for a in (math.radians(k * 10) for k in range(36))]
        ribbon([*band_, band_[0]], (0, 1, 0), 0.16, enamel, 0.1, closed=True)
        for y in (-0.085, 0.085):
            ring(0.55, 0.03, gilt, (0, y, -0.62), (90, 0, 0))
        stamp(ball(0.035, pearl()), [(0.61 * math.cos(a), 0, -0.62 + 0.61 * math.sin(a)) for a in (math.radians(k * 12) for k in range(30))])
    hung(lambda: group(one, turn=(0, 0, -32)), apart=1.45, height=1.6)


@model('stud-earrings', views=('three-quarter', 'front'))
def stud_earrings():
    stone, gilt = lacquer(), finish(0.16)
    def one():
        turned([(0, 0), (0.42, 0), (0.46, 0.05), (0.44, 0.1), (0, 0.1)], gilt)
        group(lambda: cut(0.26, stone), at=(0, 0, 0.22))
        for k in range(6):
            a = k * math.pi / 3
            tube([(0.24 * math.cos(a), 0.24 * math.sin(a), 0.06), (0.27 * math.cos(a), 0.27 * math.sin(a), 0.22), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.3)], 0.025, gilt)
        for k in range(14):
            a = 2 * math.pi * k / 14
            group(lambda: cut(0.075, stone, 8), at=(0.37 * math.cos(a), 0.37 * math.sin(a), 0.13))
        tube([(0, 0, 0), (0, 0, -0.4)], 0.03, gilt)
    box((1.8, 0.75, 0.1), plastic((0.75, 0.7, 0.64), 0.9), (0, 0.2, 0), bevel=0.04)
    def block():
        plate(rounded(1.7, 1.05, 0.1), 0.14, plastic((0.75, 0.7, 0.64), 0.9), bevel=0.04)
        mirrored(lambda s: group(one, at=(s * 0.42, -0.07, 0), turn=(90, 0, 0), scale=0.85))
    group(block, at=(0, 0.25, 0.62), turn=(-22, 0, 0))


@model('drop-earrings', views=EAR)
def drop_earrings():
    stone, gilt = lacquer(), finish(0.16)
    def one():
        hook(gilt, -0.12)
        ball(0.07, pearl(), (0, -0.03, -0.18))
        chain([(0, -0.02, -0.26), (0, -0.02, -0.3), (0, -0.02, -0.42), (0, -0.02, -0.5)], gilt, 0.026)
        turned(curve_profile([(0, -1.45), (0.14, -1.4), (0.24, -1.2), (0.2, -0.95), (0.08, -0.66), (0.03, -0.56)]), stone, (0, -0.02, 0), sides=12, bevel=0)
        turned([(0.11, -0.72), (0.085, -0.62), (0.04, -0.54), (0, -0.5)], gilt, (0, -0.02, 0))
        stamp(ball(0.024, gilt), [(0.11 * math.cos(k * 0.52), -0.02 + 0.11 * math.sin(k * 0.52), -0.73) for k in range(12)])
        tear(0.07, 0.12, gem((0.9, 0.93, 0.96)), gilt, (0, -0.06, -0.42), rim=0.025)
    hung(one, apart=0.85, height=1.8)


def arc(width, height, count=13, z=0.04, low=-20, high=200):
    """The line of a necklace on the floor, open at the top."""
    return [(width / 2 * math.cos(math.radians(a)), -height / 2 * math.sin(math.radians(a)) + 0.0, z) for a in (high + (low - high) * k / (count - 1) for k in range(count))]


def laid_tear(width, height, stone, metal_, at, turn=0, rim=0.03, dots=0):
    """A tear-shaped stone in a frame, lying, its tip towards the top of the picture."""
    group(lambda: tear(width, height, stone, metal_, rim=rim, dots=dots), at=at, turn=(-90, 0, turn))


def laid_flower(radius, stone, metal_, at, **more):
    group(lambda: flower(radius, stone, metal_, **more), at=at, turn=(-90, 0, 0))


def settings(points, count, size, stone, metal_, grow=None):
    """Round stones in metal cups along a line, touching each other."""
    places = spread(points, count)
    grow = grow or (lambda s: 1)
    cup = turned([(0, -0.02), (size, -0.02), (size, 0.03), (size * 0.85, 0.035), (size * 0.8, 0.02)], metal_, sides=32, bevel=0)
    sizes = [grow(k / (count - 1)) for k in range(count)]
    stamp(cup, [(*p, f) for (p, _), f in zip(places, sizes)])
    stamp(ball(size * 0.8, stone, squash=(1, 1, 0.5)), [(p[0], p[1], p[2] + 0.025, f) for (p, _), f in zip(places, sizes)])
    return places


def cords(width, metal_, z=0.03, top=0.62, start=0.3):
    """Two gold cords from the ends of a necklace up to a tassel."""
    for side in (-1, 1):
        tube([(side * width / 2, start, z), (side * width * 0.4, start + 0.22, z), (side * width * 0.2, start + 0.45, z), (0, top, z)], 0.022, metal_)
    ball(0.05, metal_, (0, top, 0.05))
    for k in range(7):
        tube([(0, top, 0.04), (0.05 * math.cos(k), top + 0.24, 0.03 + 0.02 * math.sin(k))], 0.014, metal_)


def pair_on_floor(make, apart=0.55, y=0.2, z=0.05):
    for side in (-1, 1):
        group(make, at=(side * apart / 2, y, z), turn=(-90, 0, 0))


@model('necklace-set', views=FLAT)
def necklace_set():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    line = arc(2.0, 2.3)
    places = settings(line, 29, 0.09, stone, gilt, lambda s: 0.65 + 0.75 * math.sin(math.pi * s) ** 1.5)
    for k, (p, d) in enumerate(places[3:-3], 3):
        out = (math.sin(math.radians(d)), -math.cos(math.radians(d)))
        f = 0.12 + 0.07 * math.sin(math.pi * k / 28) ** 1.5
        end = (p[0] + out[0] * f, p[1] + out[1] * f, 0.05)
        tube([p, end], 0.014, gilt)
        ball(0.045, white_, end)
    for x, y, size in ((0, -1.5, 1), (-0.42, -1.35, 0.7), (0.42, -1.35, 0.7)):
        laid_tear(0.3 * size, 0.42 * size, stone, gilt, (x, y, 0.05), turn=x * 40, rim=0.05, dots=20)
        ball(0.06 * size, white_, (x * 1.06, y - 0.34 * size, 0.06))
    cords(1.9, gilt, top=0.95)
    def ear():
        flower(0.17, stone, gilt, petals=6, centre=white_)
        tear(0.2, 0.3, stone, gilt, (0, 0, -0.38), rim=0.035, dots=14)
        ball(0.045, white_, (0, 0, -0.64))
    pair_on_floor(ear, 0.75, -0.1)


@model('choker-necklace-set', views=FLAT)
def choker_necklace_set():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    for row, (grow, size, material) in enumerate(((0.0, 0.055, white_), (0.14, 0.085, stone), (0.28, 0.055, white_))):
        line = arc(1.9 + grow * 1.6, 1.35 + grow * 2, low=0, high=180)
        if material is stone:
            settings(line, 25, size, stone, gilt)
        else:
            beads(line, 46, 0.045, white_)
    line = arc(2.55, 2.12, low=8, high=172)
    for p, d in spread(line, 19):
        laid_tear(0.12, 0.17, stone, gilt, p, turn=d, rim=0.03)
        out = (math.sin(math.radians(d)), -math.cos(math.radians(d)))
        ball(0.042, white_, (p[0] + out[0] * 0.18, p[1] + out[1] * 0.18, 0.05))
    for grow in (0.07, 0.21):
        tube(arc(1.9 + grow * 1.6, 1.35 + grow * 2, low=0, high=180), 0.018, gilt)
    mirrored(lambda s: laid_flower(0.16, stone, gilt, (s * 1.08, 0.1, 0.05), petals=6))
    cords(2.1, gilt, top=0.85, start=0.15)
    def ear():
        flower(0.16, stone, gilt, petals=6, centre=white_)
        group(lambda: bell(0, stone, gilt, white_, 0.55), at=(0, 0, -0.22))
    pair_on_floor(ear, 0.7, 0.2, 0.24)


@model('long-necklace-set', views=FLAT)
def long_necklace_set():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    for k, gap in enumerate((0, 0.13)):
        w = 1.35 + gap
        line = [(-w * 0.28, 1.45, 0.05), (-w * 0.46, 0.9, 0.05), (-w * 0.5, 0.2, 0.05), (-w * 0.4, -0.5, 0.05), (-0.12, -1.0 - gap * 0.6, 0.05), (0, -1.08 - gap * 0.7, 0.05), (0.12, -1.0 - gap * 0.6, 0.05), (w * 0.4, -0.5, 0.05), (w * 0.5, 0.2, 0.05), (w * 0.46, 0.9, 0.05), (w * 0.28, 1.45, 0.05)]
        if k:
            settings(line, 47, 0.055, stone, gilt)
        else:
            beads(line, 74, 0.036, white_)
    laid_flower(0.33, stone, gilt, (0, -1.45, 0.06), centre=white_)
    laid_tear(0.3, 0.4, stone, gilt, (0, -1.95, 0.06), rim=0.05, dots=20)
    for k in range(7):
        a = math.radians(200 + 140 * k / 6)
        ball(0.045, white_, (0.3 * math.cos(a), -1.97 + 0.38 * math.sin(a), 0.05))
    tube([(-0.4, 1.43, 0.04), (-0.15, 1.65, 0.04), (0, 1.7, 0.04), (0.15, 1.65, 0.04), (0.4, 1.43, 0.04)], 0.02, gilt)
    def ear():
        flower(0.17, stone, gilt, petals=6)
        tear(0.2, 0.3, stone, gilt, (0, 0, -0.38), rim=0.035, dots=14)
        ball(0.045, white_, (0, 0, -0.64))
    pair_on_floor(ear, 0.55, 0.55)


@model('temple-necklace-set', views=FLAT)
def temple_necklace_set():
    stone, gilt, white_ = lacquer(), finish(0.28), pearl()
    def coin():
        turned([(0, 0), (0.15, 0), (0.16, 0.01), (0.16, 0.03), (0.14, 0.035), (0.13, 0.025), (0, 0.025)], gilt, sides=40, bevel=0)
        # A seated goddess in relief.
        ball(0.03, gilt, (0, 0.05, 0.03), squash=(1, 1, 0.6))
        ball(0.045, gilt, (0, -0.01, 0.03), squash=(0.9, 1.1, 0.5))
        ball(0.075, gilt, (0, -0.06, 0.03), squash=(1, 0.4, 0.5))
        mirrored(lambda s: tube([(s * 0.03, 0.01, 0.035), (s * 0.075, 0.0, 0.035), (s * 0.07, 0.06, 0.035)], 0.012, gilt))
    settings(arc(1.75, 1.85), 31, 0.06, stone, gilt)
    tube(arc(1.92, 2.04), 0.02, gilt)
    for k, (p, d) in enumerate(spread(arc(2.15, 2.3, low=-8, high=188), 17)):
        group(coin, at=(p[0], p[1], 0.03), turn=(0, 0, d))
        out = (math.sin(math.radians(d)), -math.cos(math.radians(d)))
        ball(0.042, stone, (p[0] + out[0] * 0.185, p[1] + out[1] * 0.185, 0.05))
    group(coin, at=(0, -1.55, 0.05), scale=2.1)
    stamp(ball(0.035, stone), [(0.36 * math.cos(k * math.pi / 12), -1.55 + 0.36 * math.sin(k * math.pi / 12), 0.08) for k in range(24)])
    for k in range(9):
        a = math.radians(210 + 120 * k / 8)
        ball(0.045, white_, (0.44 * math.cos(a), -1.55 + 0.44 * math.sin(a), 0.05))
    cords(1.7, gilt, top=0.85, start=0.25)
    def ear():
        group(coin, turn=(90, 0, 0))
        group(lambda: bell(0, stone, gilt, white_, 0.6), at=(0, 0, -0.2))
    pair_on_floor(ear, 0.75, 0.15, 0.26)


@model('pendant-set', views=FLAT)
def pendant_set():
    stone, gilt = lacquer(), finish(0.16)
    chain([(-0.1, 1.0, 0.03), (-0.55, 0.75, 0.03), (-0.62, 0.3, 0.03), (-0.4, -0.2, 0.03), (0, -0.62, 0.03)], gilt, 0.024)
    chain([(0.1, 1.0, 0.03), (0.55, 0.75, 0.03), (0.62, 0.3, 0.03), (0.4, -0.2, 0.03), (0, -0.62, 0.03)], gilt, 0.024)
    ring(0.06, 0.018, gilt, (0, -0.66, 0.05), (60, 0, 0))
    laid_tear(0.42, 0.56, stone, gilt, (0, -1.05, 0.06), rim=0.07, dots=26)
    stamp(cut(0.04, gem((0.92, 0.94, 0.97)), 8), [((0.25) * x * 2.2, -1.05 + z * 1.13, 0.09) for x, z in drop_outline(0.42, 0.56)[::3]])
    def ear():
        tear(0.26, 0.35, stone, gilt, rim=0.05, dots=18)
        ball(0.06, gem((0.92, 0.94, 0.97)), (0, 0, 0.26))
    pair_on_floor(ear, 0.5, 0.3)


def bangle(radius, wide, metal_, at=(0, 0, 0), thick=0.05):
    """A bangle whose axis is x."""
    profile = [(radius - thick / 2, -wide / 2), (radius, -wide / 2), (radius + thick / 2, -wide / 4), (radius + thick / 2, wide / 4), (radius, wide / 2), (radius - thick / 2, wide / 2), (radius - thick / 2, -wide / 2)]
    return turned(profile, metal_, at, (0, 90, 0), bevel=0.008)


def dotted(radius, x, count, dot):
    stamp(dot, [(x, radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * k / count for k in range(count))])


def roll(make, turn=58):
    group(make, at=(0, 0, 1), turn=(0, 0, turn))


@model('bangles', pieces=0)
def bangles():
    shine = finish(0.18)
    def row():
        for k in range(6):
            x = -0.4 + 0.16 * k
            bangle(0.95, 0.1, shine, (x, 0, 0), 0.08)
            dotted(1.0, x, 40, ball(0.028, shine))
    roll(row)


@model('bangle-set', pieces=0)
def bangle_set():
    shine, ruby, white_ = finish(0.18), gem((0.55, 0.01, 0.06)), pearl()
    def row():
        for k in range(12):
            bangle(0.95, 0.055, shine, (-0.42 + 0.075 * k, 0, 0), 0.05)
        for x in (-0.62, 0.62):
            bangle(0.96, 0.24, shine, (x, 0, 0), 0.08)
            dotted(1.01, x, 30, ball(0.055, ruby))
            for gap in (-0.1, 0.1):
                dotted(1.0, x + gap, 52, ball(0.026, white_))
    roll(row)


@model('kada', pieces=0)
def kada():
    shine, ruby, emerald = finish(0.2), gem((0.55, 0.01, 0.06)), gem((0.0, 0.3, 0.12))
    def one():
        bangle(0.92, 0.46, shine, thick=0.1)
        for x in (-0.22, 0.22):
            ring(0.97, 0.035, shine, (x, 0, 0), (0, 90, 0))
        for k in range(18):
            a = 2 * math.pi * k / 18
            y, z = 0.98 * math.cos(a), 0.98 * math.sin(a)
            ball(0.07, ruby if k % 2 else emerald, (0, y, z))
            for j in range(6):
                b = j * math.pi / 3
                ball(0.032, shine, (0.11 * math.cos(b), y - 0.11 * math.sin(b) * math.sin(a), z + 0.11 * math.sin(b) * math.cos(a)))
    group(one, at=(0, 0, 1.0), turn=(0, 0, 60))
    group(one, at=(0.95, 0.75, 1.0), turn=(0, 0, 20))


@model('chooda-set', pieces=0)
def chooda_set():
    red, ivory, shine, ruby = plastic((0.5, 0.005, 0.02), 0.15), plastic((0.85, 0.78, 0.65), 0.2), finish(0.18), gem((0.9, 0.93, 0.96))
    def row():
        for k in range(16):
            bangle(0.95 - 0.012 * abs(k - 8), 0.075, ivory if k in (0, 1, 14, 15) else red, (-0.72 + 0.096 * k, 0, 0), 0.07)
        for x in (-0.92, 0.92):
            bangle(0.92, 0.2, shine, (x, 0, 0), 0.1)
            dotted(0.985, x, 32, ball(0.045, ruby))
            for gap in (-0.09, 0.09):
                dotted(0.97, x + gap, 56, ball(0.022, shine))
        for k in (3, 12):
            dotted(0.99, -0.72 + 0.096 * k, 24, ball(0.03, ruby))
    roll(row, 52)


@model('bracelet', views=('top', 'flat'), pieces=0)
def bracelet():
    shine, stone = finish(0.16), gem((0.92, 0.94, 0.97))
    line = [(0.8 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a)), 0.06) for a in range(60, 421, 15)]
    places = spread(line, 26)
    cup = turned([(0, -0.05), (0.085, -0.05), (0.085, 0.03), (0.06, 0.04)], shine, sides=32, bevel=0)
    stamp(cup, [(*p, 1) for p, _ in places[:-1]])
    stamp(cut(0.07, stone, 10), [(p[0], p[1], 0.11) for p, _ in places[:-1]])
    group(lambda: box((0.3, 0.13, 0.09), shine, bevel=0.03), at=(*places[0][0][:2], 0.01), turn=(0, 0, places[0][1]))
    chain([(places[0][0][0], places[0][0][1], 0.04), (0.55, 0.75, 0.03), (0.75, 0.82, 0.03), (0.95, 0.75, 0.03)], shine, 0.035)
    ball(0.06, shine, (0.98, 0.74, 0.06))


def finger(metal_, width=0.16, thick=0.06, radius=0.62):
    """A finger ring that stands on the floor with its axis along y."""
    turned([(radius - thick, -width / 2), (radius - thick * 0.2, -width / 2), (radius + thick * 0.4, -width / 5), (radius + thick * 0.4, width / 5), (radius - thick * 0.2, width / 2), (radius - thick, width / 2), (radius - thick, -width / 2)], metal_, (0, 0, radius), (90, 0, 0), bevel=0.01)


RING = ('three-quarter', 'right')


@model('ring', views=RING)
def solitaire_ring():
    shine, stone = finish(0.12), gem((0.93, 0.95, 0.98))
    def one():
        finger(shine, 0.13, 0.07)
        group(lambda: cut(0.3, stone, 12), at=(0, 0, 1.6))
        for k in range(4):
            a = math.radians(45 + 90 * k)
            tube([(0.05 * math.cos(a), 0.05 * math.sin(a), 1.2), (0.2 * math.cos(a), 0.2 * math.sin(a), 1.42), (0.29 * math.cos(a), 0.29 * math.sin(a), 1.6), (0.22 * math.cos(a), 0.22 * math.sin(a), 1.7)], 0.03, shine)
        for side in (-1, 1):
            for k in range(5):
                a = math.radians(90 + side * (16 + 9 * k))
                group(lambda: cut(0.048, stone, 8), at=(0.65 * math.cos(a), 0, 0.62 + 0.65 * math.sin(a)), turn=(0, 90 - math.degrees(a), 0))
    group(one, turn=(0, 0, -20))


@model('couple-rings', views=RING, pieces=2)
def couple_rings():
    shine, stone = finish(0.14), gem((0.93, 0.95, 0.98))
    def his():
        finger(shine, 0.3, 0.07, 0.72)
        for y in (-0.07, 0.07):
            ring(0.745, 0.012, black(), (0, y, 0.72), (90, 0, 0))
    def hers():
        finger(shine, 0.2, 0.06, 0.58)
        for k in range(9):
            a = math.radians(90 + 13 * (k - 4))
            group(lambda: cut(0.06, stone, 8), at=(0.6 * math.cos(a), 0, 0.58 + 0.6 * math.sin(a)), turn=(0, 90 - math.degrees(a), 0))
        group(lambda: cut(0.15, stone, 10), at=(0, 0, 1.24))
    group(his, at=(-0.52, 0.2, 0), turn=(0, 0, -35))
    group(hers, at=(0.78, -0.15, 0), turn=(0, 0, 20))


@model('cocktail-ring', views=RING)
def cocktail_ring():
    shine, stone, big = finish(0.14), gem((0.93, 0.95, 0.98)), gem((0.0, 0.25, 0.1))
    def one():
        finger(shine, 0.2, 0.08)
        turned([(0.1, 1.2), (0.3, 1.28), (0.7, 1.38), (0.7, 1.43), (0, 1.44)], shine)
        turned([(0.3, 1.43), (0.36, 1.57), (0.33, 1.57)], shine)
        group(lambda: cut(0.36, big, 10), at=(0, 0, 1.6))
        for radius, count, size in ((0.45, 18, 0.077), (0.61, 21, 0.088)):
            places = []
            around(count, radius, lambda at, spin: places.append(at), at=(0, 0, 1.465))
            stamp(cut(size * 0.9, stone, 8), places)
            stamp(turned([(size, -0.06), (size, 0), (size * 0.85, 0.01)], shine, sides=24, bevel=0), places)
    group(one, turn=(28, 0, -15))


@model('finger-ring', views=RING)
def finger_ring():
    shine, ruby, stone = finish(0.16), gem((0.55, 0.01, 0.06)), gem((0.93, 0.95, 0.98))
    def one():
        finger(shine, 0.24, 0.07)
        for k in range(7):
            a = 2 * math.pi * k / 7
            ball(0.16, shine, (0.26 * math.cos(a), 0.26 * math.sin(a), 1.3), squash=(1.3, 0.75, 0.4), turn=(0, 0, math.degrees(a)))
            group(lambda: cut(0.07, stone, 8), at=(0.3 * math.cos(a), 0.3 * math.sin(a), 1.37))
        group(lambda: cut(0.15, ruby, 10), at=(0, 0, 1.42))
        ring(0.16, 0.03, shine, (0, 0, 1.38))
        mirrored(lambda s: ball(0.14, shine, (s * 0.44, 0, 1.08), squash=(1.3, 0.6, 0.5), turn=(0, s * 45, 0)))
    group(one, turn=(26, 0, -15))


@model('pendant-with-chain', views=FLAT)
def pendant_with_chain():
    shine, stone = finish(0.14), gem((0.93, 0.95, 0.98))
    for s in (-1, 1):
        chain([(s * 0.05, 1.0, 0.03), (s * 0.5, 0.8, 0.03), (s * 0.62, 0.3, 0.03), (s * 0.4, -0.25, 0.03), (0, -0.68, 0.03)], shine, 0.026)
    ring(0.07, 0.02, shine, (0, -0.72, 0.06), (60, 0, 0))
    heart = smooth_outline([(0, 0.2), (0.2, 0.38), (0.42, 0.28), (0.42, 0.02), (0.2, -0.24), (0, -0.44), (-0.2, -0.24), (-0.42, 0.02), (-0.42, 0.28), (-0.2, 0.38)])
    group(lambda: plate(heart, 0.08, shine, turn=(-90, 0, 0), bevel=0.03, holes=[[(x * 0.62, z * 0.62 + 0.02) for x, z in heart]]), at=(0, -1.15, 0.05))
    stamp(cut(0.045, stone, 8), [(x * 0.82, -1.14 + z * 0.82, 0.11) for x, z in heart[::3]])
    group(lambda: cut(0.16, stone, 12), at=(0, -1.12, 0.1))


@model('silver-earrings', views=EAR)
def silver_earrings():
    shine, stone = finish(0.14), gem((0.93, 0.95, 0.98))
    def one():
        hook(shine, -0.12)
        tear(0.2, 0.28, stone, shine, (0, -0.02, -0.32), rim=0.05, dots=18)
        chain([(0, -0.02, -0.52), (0, -0.02, -0.58), (0, -0.02, -0.7), (0, -0.02, -0.76)], shine, 0.026)
        ball(0.2, pearl(), (0, -0.02, -0.98))
        turned([(0.1, -0.83), (0.06, -0.78), (0, -0.76)], shine, (0, -0.02, 0))
    hung(one, apart=0.75, height=1.45)


@model('silver-bracelet', views=('top', 'flat'))
def silver_bracelet():
    shine, stone = finish(0.14), gem((0.93, 0.95, 0.98))
    line = [(0.8 * math.cos(math.radians(a)), 0.66 * math.sin(math.radians(a)), 0.05) for a in range(100, 441, 10)]
    chain(line, shine, 0.06, 0.018)
    for a in (190, 225, 270, 315, 350):
        x, y = 0.8 * math.cos(math.radians(a)), 0.66 * math.sin(math.radians(a))
        ox, oy = x * 1.17, y * 1.2
        tube([(x, y, 0.04), (ox, oy, 0.04)], 0.016, shine)
        if a == 270:
            heart = smooth_outline([(0, 0.1), (0.1, 0.19), (0.21, 0.14), (0.21, 0.01), (0.1, -0.12), (0, -0.22), (-0.1, -0.12), (-0.21, 0.01), (-0.21, 0.14), (-0.1, 0.19)])
            group(lambda: plate(heart, 0.06, shine, turn=(-90, 0, 0), bevel=0.025), at=(ox, oy - 0.08, 0.04))
        else:
            ball(0.075, pearl() if a in (225, 315) else shine, (ox, oy, 0.07))
    disc(0.05, 0.05, shine, (-0.14, 0.66, 0.02))
    for k in range(5):
        a = math.radians(250 + 10 * k)
        group(lambda: cut(0.05, stone, 8), at=(0.8 * math.cos(a), 0.66 * math.sin(a), 0.1))


def payal(metal_, bead, stone=None):
    """One anklet as an oval on the floor, with small bells."""
    line = [(1.0 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a)), 0.08) for a in range(75, 436, 12)]
    chain(line, metal_, 0.05, 0.016)
    for k, (p, d) in enumerate(spread(line, 27)[1:-1]):
        out = (math.sin(math.radians(d)), -math.cos(math.radians(d)))
        ball(0.05, bead, (p[0], p[1], 0.09))
        if stone and k % 3 == 1:
            group(lambda: flower(0.11, stone, metal_, petals=6, edge=False), at=(p[0], p[1], 0.12), turn=(-90, 0, d))
        ring(0.032, 0.01, metal_, (p[0] + out[0] * 0.065, p[1] + out[1] * 0.065, 0.07))
        x, y = p[0] + out[0] * 0.13, p[1] + out[1] * 0.13
        ball(0.05, metal_, (x, y, 0.05), squash=(1, 1, 0.95))
        box((0.06, 0.008, 0.008), black(), (x, y - 0.0, 0.098), turn=(0, 0, d), bevel=0)
    tube([(0.25, 0.6, 0.05), (0.35, 0.72, 0.05), (0.5, 0.7, 0.05)], 0.02, metal_)


@model('anklet', views=('top', 'flat'))
def anklet():
    shine = finish(0.16)
    payal(shine, shine)


@model('anklets', views=('top', 'flat'), pieces=2)
def anklets():
    gilt, stone = finish(0.16), lacquer()
    group(lambda: payal(gilt, stone, stone), at=(-0.2, 0.35, 0))
    group(lambda: payal(gilt, stone, stone), at=(0.45, -0.65, 0), turn=(0, 0, -12))


def beaded_loop(width, top, bottom, gilt, rows=2):
    """The double strand of black beads of a mangalsutra, closed at the top."""
    dark = plastic((0.008, 0.008, 0.01), 0.12)
    for row in range(rows):
        gap = 0.09 * row
        for s in (-1, 1):
            line = [(s * 0.06, top, 0.05), (s * width * 0.36, top - 0.2, 0.05), (s * (width * 0.5 + gap), top - 0.75, 0.05), (s * (width * 0.36 + gap), bottom + 0.5, 0.05), (s * (0.14 + gap * 0.4), bottom + 0.02 - gap * 0.4, 0.05)]
            count = int(26 * (top - bottom))
            found = spread(line, count)
            stamp(ball(0.036, dark), [p for k, (p, _) in enumerate(found) if k % 8 != 4])
            stamp(ball(0.04, gilt), [p for k, (p, _) in enumerate(found) if k % 8 == 4])
    tube([(-0.08, top, 0.04), (0, top + 0.06, 0.04), (0.08, top, 0.04)], 0.025, gilt)


@model('mangalsutra', views=FLAT)
def mangalsutra():
    shine, ruby = finish(0.18), gem((0.55, 0.01, 0.06))
    beaded_loop(1.5, 1.0, -0.75, shine)
    mirrored(lambda s: turned(curve_profile([(0.02, 0.13), (0.1, 0.11), (0.17, 0.04), (0.18, 0)]), shine, (s * 0.2, -0.92, 0.03)))
    mirrored(lambda s: stamp(ball(0.02, shine), [(s * 0.2 + 0.185 * math.cos(k * 0.35), -0.92 + 0.185 * math.sin(k * 0.35), 0.04) for k in range(18)]))
    mirrored(lambda s: ball(0.035, ruby, (s * 0.2, -0.92, 0.16)))
    ball(0.06, shine, (0, -0.86, 0.06))
    mirrored(lambda s: stamp(ball(0.04, shine), [(s * 0.2 - 0.07, -1.15, 0.04), (s * 0.2 + 0.07, -1.15, 0.04), (s * 0.2, -1.18, 0.04)]))


@model('long-mangalsutra', views=FLAT)
def long_mangalsutra():
    shine, stone = finish(0.18), gem((0.93, 0.95, 0.98))
    beaded_loop(1.35, 1.6, -1.2, shine)
    for radius, y in ((0.2, -1.38), (0.3, -1.85)):
        turned([(0, 0), (radius, 0), (radius, 0.04), (radius * 0.8, 0.07), (0, 0.07)], shine, (0, y, 0.02))
        stamp(cut(radius * 0.17, stone, 8), [(radius * 0.72 * math.cos(k * math.pi / 5), y + radius * 0.72 * math.sin(k * math.pi / 5), 0.1) for k in range(10)])
        group(lambda: cut(radius * 0.4, stone, 10), at=(0, y, 0.12))
    stamp(ball(0.05, shine), [(-0.16, -2.15, 0.05), (0, -2.22, 0.05), (0.16, -2.15, 0.05)])
    mirrored(lambda s: group(lambda: cut(0.07, stone, 8), at=(s * 0.42, -0.75, 0.1)))


@model('nath', views=('front', 'three-quarter'))
def nath():
    shine, ruby, white_ = finish(0.16), gem((0.55, 0.01, 0.06)), pearl()
    turned([(0, 0), (0.5, 0), (0.5, 0.08), (0.44, 0.14), (0, 0.14)], wood((0.5, 0.32, 0.18)), (0, 0.1, 0))
    rod, cz = brass(), 1.4
    # The tip of the rod goes through the ring and up again.
    tube([(0, 0.22, 0.1), (0, 0.22, 2.0), (0, 0.16, 2.16), (0, 0, 2.2), (0, -0.12, 2.24), (0, -0.15, 2.34)], 0.03, rod)
    ball(0.045, rod, (0, -0.15, 2.36))
    ring(0.85, 0.025, shine, (0, 0, cz), (90, 0, 0))
    for k in range(15):
        a = math.radians(195 + 150 * k / 14)
        size = 0.6 + 0.4 * math.sin(math.pi * k / 14)
        ball(0.085 * size, white_ if k % 3 else ruby, (0.85 * math.cos(a), -0.02, cz + 0.85 * math.sin(a)))
        tube([(0.85 * math.cos(a), 0, cz + 0.85 * math.sin(a)), (1.02 * math.cos(a), 0, cz + 1.02 * math.sin(a))], 0.012, shine)
        ball(0.035, shine, (0.98 * math.cos(a), 0, cz + 0.98 * math.sin(a)))
        if k % 2 == 0:
            ball(0.05, white_, (1.07 * math.cos(a), 0, cz + 1.07 * math.sin(a)))
    flower(0.26, ruby, shine, at=(0, -0.05, cz - 0.6), centre=white_)
    group(lambda: chain([(-0.73, 0.44, 0.03), (-0.4, 0.17, 0.05), (0, 0.06, 0.05), (0.4, 0.17, 0.05), (0.73, 0.44, 0.03)], shine, 0.035), at=(0, 0, cz), turn=(90, 0, 0))


@model('nose-pin', views=('three-quarter', 'right'))
def nose_pin():
    # One pin in a display card, and one beside it that shows its curled wire.
    def brilliant(radius):
        for sides, start in ((8, 0), (8, 22.5)):
            shape = [(0, 0), (1, 0), (0.9, 0.2), (0.5, 0.42), (0, 0.42)] if start else [(0, 0), (0.98, 0.06), (0.72, 0.36), (0, 0.3)]
            thing = turned([(x * radius, z * radius) for x, z in shape], stone, (0, 0, 0), (0, 0, start), sides=sides, bevel=0)
            for polygon in thing.data.polygons:
                polygon.use_smooth = False

    shine, stone = finish(0.12), metal((0.95, 0.97, 1), 0.02)

    def pin():
        disc(0.2, 0.05, shine, (0, 0, -0.06))
        for k in range(6):
            a = k * math.pi / 3
            # Tilted a little, so that each stone sparkles differently.
            x, y, turn = 0.19 * math.cos(a), 0.19 * math.sin(a), (9 * math.sin(5 * k), 9 * math.cos(3 * k), 25 * k)
            group(lambda: brilliant(0.1), at=(x, y, 0.03), turn=turn)
            turned([(0.02, -0.07), (0.09, -0.04), (0.105, 0.01), (0.095, 0.03)], shine, (0.19 * math.cos(a), 0.19 * math.sin(a), 0), sides=24, bevel=0)
            ball(0.025, shine, (0.135 * math.cos(a + 0.52), 0.135 * math.sin(a + 0.52), 0.07))
        group(lambda: brilliant(0.12), at=(0, 0, 0.07), turn=(6, 4, 0))
        turned([(0.02, -0.07), (0.1, -0.02), (0.125, 0.05), (0.11, 0.06)], shine, sides=24, bevel=0)
        tube([(0, 0, -0.05), (0, 0, -0.5), (0.02, 0, -0.64), (0.12, 0, -0.74), (0.26, 0, -0.72), (0.3, 0, -0.6), (0.22, 0, -0.54)], 0.028, shine)

    def stand():
        plate(rounded(1.3, 1.5, 0.1), 0.05, paper((0.32, 0.03, 0.07)), (0, 0, 0.75), bevel=0.02)
        plate(rounded(1.16, 1.36, 0.07), 0.01, gold(0.3), (0, -0.026, 0.75), bevel=0, holes=[rounded(1.12, 1.32, 0.06)])
        group(pin, at=(0, -0.1, 0.92), turn=(90, 0, 0))
    group(stand, turn=(-10, 0, 0))
    group(pin, at=(0.62, -0.62, 0.27), turn=(78, 0, 62))


@model('hair-clips', views=('flat', 'top'), pieces=0)
def hair_clips():
    enamel, gilt, white_ = lacquer(), finish(0.16), pearl()
    def clip(kind):
        body = smooth_outline([(-0.75, 0.05), (-0.4, 0.14), (0.2, 0.17), (0.62, 0.16), (0.78, 0), (0.62, -0.16), (0.2, -0.17), (-0.4, -0.14), (-0.75, -0.05)])
        group(lambda: plate(body, 0.06, gilt if kind == 'pearls' else enamel, turn=(-90, 0, 0), bevel=0.025, holes=[[(0.1 + x * 0.62, z * 0.45) for x, z in body]] if kind == 'snap' else ()), at=(0, 0, 0.06))
        if kind == 'snap':
            tube([(-0.6, 0, 0.08), (0.0, 0, 0.1), (0.5, 0, 0.09)], 0.05, enamel, radii=(0.6, 1, 1.2))
        elif kind == 'pearls':
            stamp(ball(0.11, white_), [(-0.55 + 0.18 * k, 0, 0.14, 0.8 + 0.25 * math.sin(math.pi * k / 7)) for k in range(8)])
        else:
            for x in (-0.3, 0.25):
                laid_flower(0.26, enamel, gilt, (x, 0, 0.13), petals=6, centre=white_)
    group(lambda: clip('flowers'), at=(0, 0.85, 0), turn=(0, 0, 12))
    group(lambda: clip('snap'), at=(0.1, 0.3, 0), turn=(0, 0, 12))
    group(lambda: clip('pearls'), at=(0.0, -0.2, 0), turn=(0, 0, 12))
    def bow():
        for s in (-1, 1):
            ball(0.4, enamel, (s * 0.36, 0, 0.14), squash=(1, 0.62, 0.28), turn=(0, 0, s * 10))
            group(lambda: plate([(0, 0.06), (s * 0.45, -0.36), (s * 0.62, -0.2), (s * 0.1, 0.06)], 0.05, enamel, turn=(-90, 0, 0)), at=(0, -0.05, 0.05))
        ball(0.14, enamel, (0, 0, 0.18), squash=(0.8, 1, 0.8))
    group(bow, at=(0.1, -0.85, 0), turn=(0, 0, 8))


@model('maang-tikka', views=FLAT)
def maang_tikka():
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    # The string for the parting, with the hook for the hair at its end
    beads([(0, 2.2, 0.05), (0.04, 1.5, 0.05), (-0.03, 0.7, 0.05), (0, 0.0, 0.05)], 38, 0.036, white_)
    chain([(0, 2.24, 0.03), (0.11, 1.9, 0.03), (0.12, 1.2, 0.03), (0.07, 0.5, 0.03), (0, 0.0, 0.03)], gilt, 0.024)
    ring(0.05, 0.014, gilt, (0, 2.26, 0.04))
    tube([(0, 2.3, 0.04), (0, 2.46, 0.04), (0.07, 2.53, 0.04), (0.14, 2.46, 0.04), (0.13, 2.36, 0.04)], 0.018, gilt)
    laid_flower(0.18, stone, gilt, (0, -0.15, 0.06), petals=6)
    laid_flower(0.44, stone, gilt, (0, -0.74, 0.06), petals=10, centre=white_)
    for k in range(11):
        a = math.radians(190 + 160 * k / 10)
        ball(0.05, white_, (0.52 * math.cos(a), -0.74 + 0.52 * math.sin(a), 0.06))
        ball(0.025, gilt, (0.585 * math.cos(a), -0.74 + 0.585 * math.sin(a), 0.05))
    laid_tear(0.2, 0.3, stone, gilt, (0, -1.5, 0.06), rim=0.04, dots=16)


@model('hair-band')
def hair_band():
    padded, white_, gilt = plain_cloth(), pearl(), finish(0.16)
    path = [(0.95 * math.sin(math.radians(a)), 0, 0.75 + 1.0 * math.cos(math.radians(a))) for a in range(-138, 139, 6)]
    sections = []
    for k, (x, _, z) in enumerate(path):
        s = abs(k / (len(path) - 1) * 2 - 1)
        wide, thick = 0.2 - 0.14 * s ** 2, 0.09 - 0.06 * s ** 2
        a = math.radians(-138 + 6 * k)
        sections.append([(x + thick * math.sin(b) * math.sin(a), wide * math.cos(b), z + thick * math.sin(b) * math.cos(a)) for b in (2 * math.pi * j / 20 for j in range(20))])
    loft(sections, padded, smooth=1)
    for k in range(15):
        a = math.radians(-84 + 12 * k)
        for y, size in ((0, 0.05), (-0.11, 0.036), (0.11, 0.036)):
            f = 1.03 if y == 0 else 1.015
            r = (0.09 - 0.06 * (abs(k - 7) / 12) ** 2) * (1 if y == 0 else 0.8)
            ball(size, white_ if (k + (y != 0)) % 2 else gilt, ((0.95 + r) * math.sin(a), y, 0.75 + (1.0 + r) * math.cos(a)))


@model('waist-chain', views=('three-quarter', 'front'))
def waist_chain():
    # Shown on a dress form, because it would otherwise look like a necklace.
    stone, gilt, white_ = lacquer(), finish(0.16), pearl()
    form = paper((0.62, 0.55, 0.46))
    shape = ((0.0, 0.98, 0.68), (0.3, 1.0, 0.68), (0.6, 0.9, 0.6), (0.95, 0.7, 0.49), (1.2, 0.65, 0.46), (1.45, 0.7, 0.5), (1.75, 0.8, 0.6), (2.0, 0.82, 0.6), (2.25, 0.78, 0.46), (2.42, 0.62, 0.36), (2.52, 0.3, 0.26), (2.62, 0.22, 0.22), (2.76, 0.21, 0.21))
    loft([[(x * math.cos(a), y * math.sin(a), z) for a in (2 * math.pi * k / 48 for k in range(48))] for z, x, y in shape], form, smooth=1)
    turned(curve_profile([(0.22, 2.76), (0.2, 2.8), (0.08, 2.84), (0.1, 2.92), (0, 2.96)]), wood())

    def on_form(degrees, z, out=0.03):
        for (low, x, y), (high, wider, deeper) in zip(shape, shape[1:]):
            if low <= z <= high:
                share = (z - low) / (high - low)
                angle = math.radians(degrees)
                return ((x + (wider - x) * share + out) * math.cos(angle), (y + (deeper - y) * share + out) * math.sin(angle), z)

    def belt(degrees, drop=0.0):
        """Hangs a little lower in front."""
        return on_form(degrees, 0.86 - drop - 0.1 * max(0, math.cos(math.radians(degrees - 270))))
    for drop in (-0.05, 0.05):
        chain([belt(a, drop) for a in range(0, 361, 10)], gilt, 0.036, 0.012)
    for a in range(180, 361, 20):
        group(lambda: flower(0.11 if a != 260 else 0.2, stone, gilt, petals=8, centre=white_), at=belt(a), turn=(0, 0, a + 90))
    for start in range(190, 350, 20):
        chain([on_form(start + 20 * k / 6, 0.74 - 0.12 * math.sin(math.pi * k / 6) - 0.08 * max(0, math.cos(math.radians(start - 260))), 0.04) for k in range(7)], gilt, 0.024, 0.009)
        ball(0.04, white_, on_form(start + 10, 0.6 - 0.08 * max(0, math.cos(math.radians(start - 260))), 0.05))
        ball(0.03, stone, on_form(start, 0.68 - 0.08 * max(0, math.cos(math.radians(start - 260))), 0.05))


@model('claw-clips', pieces=0)
def claw_clips():
    body, spring = lacquer(), finish(0.16)
    def one():
        for s in (-1, 1):
            sections = []
            for k in range(13):
                t = k / 12
                a = math.radians(8 + 96 * t)
                y, z = s * (0.05 + 0.42 * math.sin(a)), 0.1 + 0.62 * (0.5 + 0.5 * math.cos(a * 1.25))
                half = 0.62 + 0.16 * math.sin(math.pi * t)
                sections.append([(half * (j / 8 - 1), y, z + 0.02) for j in range(17)])
            loft(sections, body, closed=False, caps=False, thickness=0.07, smooth=1)
            for k in range(7):
                x = -0.6 + 0.2 * k + (0.1 if s > 0 else 0) - 0.05
                tube([(x, s * 0.44, 0.3), (x, s * 0.36, 0.13), (x, s * 0.14, 0.045)], 0.05, body, radii=(1.1, 1, 0.6))
            tube([(-0.16, s * 0.06, 0.72), (-0.14, s * 0.2, 0.92), (-0.1, s * 0.3, 1.06)], 0.07, body)
            tube([(0.16, s * 0.06, 0.72), (0.14, s * 0.2, 0.92), (0.1, s * 0.3, 1.06)], 0.07, body)
            plate(rounded(0.44, 0.34, 0.12), 0.06, body, (0, s * 0.24, 0.96), (s * 32, 0, 0))
        tube([(-0.3, 0, 0.71), (0.3, 0, 0.71)], 0.03, spring)
        for k in range(7):
            ring(0.06, 0.018, spring, (-0.12 + 0.04 * k, 0, 0.71), (0, 90, 0))
    group(one, at=(-0.25, 0, 0), turn=(0, 0, 8))
    group(one, at=(0.95, -0.75, 0), turn=(0, 0, -22), scale=0.62)
