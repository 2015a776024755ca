"""Wall art, showpieces, lamps, clocks, candles, mirrors and artificial plants."""

from materials import *
from models.furniture import HONEY, TEAK, WALNUT, WENGE, blade, blob, copies, fabric, glass, soft, sprig, wires
from parts import *
from parts import _link, _set_uv
from registry import model

WALL = {'views': ('wall', 'wall-side'), 'stands': 'wall'}
HANGING = {'views': ('wall-side', 'wall'), 'stands': 'wall'}


def panel(width, height, material, at, u=(0, 1), v=(0, 1), turn=(0, 0, 0)):
    """A picture, or a part of one, that stands on `at` and faces the viewer."""
    mesh = bpy.data.meshes.new('panel')
    x = width / 2
    mesh.from_pydata([(-x, 0, 0), (x, 0, 0), (x, 0, height), (-x, 0, height)], [], [(0, 1, 2, 3)])
    _set_uv(mesh, [(u[0], v[0]), (u[1], v[0]), (u[1], v[1]), (u[0], v[1])])
    return _link('panel', mesh, material, at, turn)


def frame(width, height, bar, depth, material, at=(0, 0, 0), bevel=0.012):
    """A frame around a picture of width by height, which stands on `at`."""
    w, h = width / 2, height
    outer = [(-w - bar, -bar), (w + bar, -bar), (w + bar, h + bar), (-w - bar, h + bar)]
    inner = [(-w, 0), (-w, h), (w, h), (w, 0)]
    return plate(outer, depth, material, at, bevel=bevel, holes=(inner,))


@model('wall-painting', prints='cover', aspect=1.4, **WALL)
def wall_painting():
    gilt = gold(0.35)
    panel(1.4, 1.0, printed(), (0, -0.02, 0))
    frame(1.4, 1.0, 0.1, 0.1, gilt, bevel=0.03)
    frame(1.62, 1.22, 0.04, 0.07, wood(WENGE), (0, 0, -0.11), bevel=0.012)
    frame(1.38, 0.98, 0.02, 0.12, brass(0.4), (0, 0, 0.01), bevel=0.006)


@model('canvas-painting', prints='cover', aspect=0.8, views=('wall-side', 'wall'), stands='wall')
def canvas_painting():
    box((0.8, 0.07, 1.0), fabric((0.75, 0.7, 0.62)), bevel=0.006)
    panel(0.796, 0.996, printed(), (0, -0.0365, 0.002))


@model('framed-wall-art', prints='cover', aspect=0.75, **WALL)
def framed_wall_art():
    art, mount, bar = printed(), paper((0.9, 0.89, 0.86)), wood(TEAK)
    frame(0.62, 0.84, 0.035, 0.06, bar)
    box((0.64, 0.01, 0.86), mount, (0, 0.012, -0.01), bevel=0)
    panel(0.45, 0.6, art, (0, 0.002, 0.12))


@model('framed-poster', prints='cover', aspect=0.7, **WALL)
def framed_poster():
    panel(0.98, 1.4, printed(), (0, -0.008, 0))
    frame(0.98, 1.4, 0.04, 0.05, black(), bevel=0.006)
    box((1.0, 0.01, 1.42), black(), (0, 0.015, -0.01), bevel=0)


@model('elephant-showpiece')
def elephant_showpiece():
    skin, cloth_ = finish(0.3), finish(0.24)
    ball(0.5, skin, (0.12, 0, 0.86), (1.25, 0.82, 0.86))
    ball(0.32, skin, (-0.56, 0, 1.14), (0.95, 0.86, 1.08))
    ball(0.36, skin, (-0.28, 0, 1), (1, 0.85, 1), (0, 25, 0))
    tube([(-0.72, 0, 1.12), (-0.98, 0, 0.94), (-1.06, 0, 0.66), (-1.2, 0, 0.52), (-1.36, 0, 0.66), (-1.32, 0, 0.82)], 0.11, skin, radii=(1.6, 1.2, 0.9, 0.75, 0.6, 0.4))
    for y in (-1, 1):
        for x in (-0.3, 0.5):
            ball(0.23, skin, (x, y * 0.19, 0.68), (1, 0.85, 1.6))
            tube([(x, y * 0.22, 0.0), (x, y * 0.22, 0.3), (x, y * 0.2, 0.6)], 0.17, skin, radii=(1.05, 0.92, 1.1))
            turned([(0.17, 0.05), (0.19, 0.08), (0.17, 0.11)], cloth_, (x, y * 0.22, 0))
        ear = smooth_outline([(0, 0.2), (0.16, 0.26), (0.34, 0.16), (0.38, -0.1), (0.28, -0.36), (0.14, -0.42), (0.02, -0.16)])
        plate(ear, 0.05, skin, (-0.52, y * 0.3, 1.16), (0, 0, y * 24), bevel=0.022)
        tube([(-0.78, y * 0.14, 0.98), (-0.98, y * 0.2, 0.84), (-1.12, y * 0.2, 0.9)], 0.045, ceramic(), radii=(1, 0.8, 0.2))
        ball(0.03, black(), (-0.76, y * 0.21, 1.24))
    tube([(0.72, 0, 1.0), (0.84, 0, 0.8), (0.86, 0, 0.5)], 0.03, skin, radii=(1.2, 0.8, 0.8))
    ball(0.05, skin, (0.86, 0, 0.47), (1, 1, 1.4))
    # The saddle cloth and the forehead ornament.
    worn([(0.12, 0, 1.31, 0.1, 0.1), (0.12, 0, 1.28, 0.36, 0.26), (0.12, 0, 1.1, 0.44, 0.38), (0.12, 0, 0.88, 0.44, 0.425)], cloth_, folds=0, sides=90, steps=40)
    around(22, 0.44, lambda at, d: ball(0.028, skin, (0.12 + at[0], at[1] * 0.97, 0.86)))
    turned(curve_profile([(0.22, 1.28), (0.26, 1.34), (0.2, 1.4), (0.22, 1.46), (0.1, 1.56), (0.03, 1.64), (0, 1.68)]), cloth_, (0.12, 0, 0))
    ball(0.07, cloth_, (-0.8, 0, 1.36), (0.6, 1, 1.2))
    box((1.9, 0.85, 0.08), black(), (-0.1, 0, -0.08), bevel=0.03)


@model('owl-figurine', views=('three-quarter', 'front'))
def owl_figurine():
    skin, dark = finish(0.3), black()
    blob(curve_profile([(0, 0.1), (0.3, 0.1), (0.48, 0.3), (0.52, 0.62), (0.44, 0.95), (0.4, 1.1), (0.44, 1.3), (0.38, 1.52), (0.2, 1.62), (0, 1.63)]), skin, squash=0.82)
    mirrored(lambda s: (
        disc(0.19, 0.05, skin, (s * 0.17, -0.3, 1.3), (84, 0, s * 14)),
        ring(0.17, 0.028, skin, (s * 0.175, -0.35, 1.3), (84, 0, s * 14)),
        disc(0.16, 0.05, plastic((0.85, 0.5, 0.05)), (s * 0.172, -0.32, 1.3), (84, 0, s * 14)),
        ball(0.095, dark, (s * 0.187, -0.368, 1.305), (1, 0.4, 1), (0, 0, s * 14)),
        tube([(s * 0.03, -0.36, 1.4), (s * 0.18, -0.33, 1.52), (s * 0.38, -0.22, 1.7)], 0.085, skin, radii=(0.4, 1, 0.15)),
        ball(0.3, skin, (s * 0.42, 0.02, 0.68), (0.45, 0.9, 1.5), (0, s * 10, 0)),
        [ball(0.055, skin, (s * (0.08 + 0.08 * i), -0.32, 0.13), (0.8, 2, 0.9)) for i in range(3)]))
    loft([[(-0.05, -0.38, 1.22), (0.05, -0.38, 1.22), (0, -0.4, 1.26)], [(-0.03, -0.48, 1.14), (0.03, -0.48, 1.14), (0, -0.52, 1.16)], [(-0.005, -0.45, 1.05), (0.005, -0.45, 1.05), (0, -0.46, 1.05)]], gold(0.3), smooth=1)
    for row in range(6):
        for i in range(4 + (row % 2)):
            x = (i - (3 + row % 2) / 2) * 0.14
            z = 0.95 - row * 0.12
            y = -0.82 * math.sqrt((0.52 - 0.55 * (z - 0.6) ** 2) ** 2 - x * x)
            ball(0.085, skin, (x, y, z), (0.9, 0.3, 1.3), (14, 0, x * 80))
    turned(curve_profile([(0, 0), (0.5, 0), (0.54, 0.04), (0.46, 0.1), (0, 0.1)]), wood(WENGE))


def seated(skin, z=0.0, robe=None):
    """A figure that sits with crossed legs: legs, torso and head. Returns the height of the chin."""
    robe = robe or skin
    ankle = lambda s, more=0: (s * (-0.1 - more), -0.37 - 0.05 * s, z + 0.17 - 0.07 * s)
    ball(0.3, robe, (0, 0.02, z + 0.16), (1.5, 0.95, 0.5))
    mirrored(lambda s: (
        tube([(s * 0.16, 0.1, z + 0.17), (s * 0.4, 0.02, z + 0.17), (s * 0.56, -0.1, z + 0.13)], 0.15, robe, radii=(1.1, 1.05, 0.85)),
        tube([(s * 0.56, -0.1, z + 0.12), (s * 0.3, -0.3 - 0.05 * s, z + 0.14 - 0.04 * s), ankle(s)], 0.12, robe, radii=(1.05, 0.9, 0.6)),
        ball(0.128, robe, (s * 0.56, -0.1, z + 0.125)),
        ring(0.08, 0.02, skin, ankle(s), (0, 90, 0)),
        tube([ankle(s), ankle(s, 0.2)], 0.06, skin, radii=(1, 1.1)),
        ball(0.066, skin, ankle(s, 0.2)),
        [ball(0.028, skin, tuple(Vector(ankle(s, 0.26)) + Vector((0, -0.03, 0.05 - 0.035 * k)))) for k in range(4)]))
    worn([(0, 0.06, z + 0.98, 0.1, 0.1), (0, 0.06, z + 0.9, 0.3, 0.15), (0, 0.05, z + 0.74, 0.3, 0.19), (0, 0.04, z + 0.5, 0.24, 0.18), (0, 0.03, z + 0.2, 0.3, 0.22)], skin, folds=0, steps=60, sides=90)
    turned(curve_profile([(0.1, z + 0.92), (0.09, z + 1.02), (0.1, z + 1.1)]), skin, (0, 0.05, 0))
    return z + 1.04


def lotus_base(material, radius=0.6, height=0.2, z=0.0, count=18):
    turned(curve_profile([(0, 0), (radius * 0.8, 0), (radius * 0.84, 0.03), (radius * 0.7, height * 0.5), (radius * 0.84, height), (0, height)]), material, (0, 0, z))
    for up, (low, high) in enumerate(((height * 0.5, -0.01), (height * 0.5, height * 1.08))):
        def petal(at, degrees):
            a = math.radians(degrees)
            c, s = math.cos(a), math.sin(a)
            blade([(radius * 0.68 * c, radius * 0.68 * s, z + low), (radius * 0.92 * c, radius * 0.92 * s, z + (low + high) / 2), (radius * 1.0 * c, radius * 1.0 * s, z + max(high, 0.012))], radius * 0.36, material, 'petal', fold=-0.25, steps=8, side=(-s, c, 0))
        around(count, radius, petal, start=up * 180 / count)


@model('buddha-statue', views=('front', 'three-quarter'))
def buddha_statue():
    skin, hair = finish(0.28), finish(0.5)
    lotus_base(skin, 0.72, 0.27)
    chin = seated(skin, 0.2)
    z = chin + 0.17
    ball(0.19, skin, (0, 0.02, z), (0.92, 0.95, 1.18))
    ball(0.2, hair, (0, 0.05, z + 0.06), (0.98, 0.98, 1.02))
    ball(0.08, hair, (0, 0.06, z + 0.27), (1, 1, 1.1))
    mirrored(lambda s: (
        tube([(s * 0.185, 0.03, z + 0.06), (s * 0.2, 0.02, z - 0.05), (s * 0.18, 0.01, z - 0.17)], 0.028, skin, radii=(1, 0.8, 1.1)),
        tube([(s * 0.05, -0.168, z + 0.045), (s * 0.09, -0.155, z + 0.06), (s * 0.135, -0.13, z + 0.045)], 0.009, hair),
        tube([(s * 0.05, -0.172, z + 0.005), (s * 0.085, -0.17, z - 0.01), (s * 0.12, -0.145, z + 0.005)], 0.012, skin),
        tube([(s * x, y, high) for x, y, high in ((0.26, 0.06, 1.02), (0.38, 0.03, 0.82), (0.36, -0.12, 0.62), (0.08, -0.3, 0.47))],
            0.085, skin, radii=(1.3, 1, 0.85, 0.65)),
        ball(0.11, skin, (s * 0.26, 0.06, 1.02)),
        ball(0.08, skin, (s * 0.07, -0.32, 0.46), (1.4, 1, 0.55))))
    tube([(0, -0.175, z + 0.05), (0, -0.2, z - 0.02), (0, -0.185, z - 0.05)], 0.02, skin, radii=(0.6, 1, 1.3))
    tube([(-0.05, -0.165, z - 0.105), (0, -0.178, z - 0.112), (0.05, -0.165, z - 0.105)], 0.015, skin)
    curl = ball(0.028, hair, (0, 0.05, z + 0.2))
    copies(curl, [((0.2 * math.cos(b) * math.sin(a), 0.05 - 0.2 * math.cos(b) * math.cos(a), z + 0.07 + 0.2 * math.sin(b)), (0, 0, 0), 1) for b in (0.35, 0.62, 0.9, 1.2) for a in [2 * math.pi * i / round(22 * math.cos(b) + 2) for i in range(round(22 * math.cos(b) + 2))]])
    # The robe over one shoulder.
    tube([(0.28, 0.0, 1.1), (0.2, -0.13, 0.98), (0.02, -0.17, 0.78), (-0.2, -0.15, 0.62)], 0.03, hair, radii=(1.3, 1, 1, 0.8))
    for i in range(3):
        tube([(0.3 - 0.02 * i, -0.02, 1.04 - 0.07 * i), (0.18, -0.155, 0.88 - 0.07 * i), (0.0, -0.175, 0.7 - 0.06 * i)], 0.012, hair)


@model('abstract-sculpture')
def abstract_sculpture():
    skin, base = finish(0.15), black(0.15)
    def figure(s, tall, lean):
        rings = []
        for t in range(9):
            u = t / 8
            w = 0.05 + 0.17 * math.sin(math.pi * u ** 0.75) ** 1.2
            x = s * (0.2 - 0.3 * u + 0.26 * u * u) * lean
            rings.append([(x + w * math.cos(a), w * 0.7 * math.sin(a), 0.1 + tall * u) for a in [2 * math.pi * i / 16 for i in range(16)]])
        loft(rings, skin)
        top = rings[-1]
        ball(0.13, skin, (sum(p[0] for p in top) / 16 + s * -0.02, 0, 0.2 + tall), (0.85, 0.9, 1.1))
    figure(-1, 1.3, 1.0)
    figure(1, 1.1, 1.2)
    mirrored(lambda s: tube([(s * 0.14, -0.06, 1.06 if s > 0 else 1.2), (s * 0.3, -0.2, 0.95), (s * 0.1, -0.26, 0.82), (s * -0.16, -0.2, 0.9)], 0.05, skin, radii=(1.1, 1, 0.9, 0.5)))
    box((0.8, 0.45, 0.12), base, (0, 0, 0), bevel=0.02)


def bloom(rings, material, at=(0, 0, 0), steps=6, fold=0.3):
    """A flower of rings of petals (count, radius, height, width), as one thing that can be copied."""
    vertices, faces = [], []
    for index, (count, radius, height, width) in enumerate(rings):
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * (index % 2) + 0.13 * index) / count
            c, s = math.cos(a), math.sin(a)
            petal = blade([(0, 0, 0), (radius * 0.62 * c, radius * 0.62 * s, height * 0.35), (radius * c, radius * s, height)], width, material, 'petal', fold, steps, side=(-s, c, 0))
            first = len(vertices)
            vertices += [tuple(v.co) for v in petal.data.vertices]
            faces += [tuple(first + v for v in p.vertices) for p in petal.data.polygons]
            bpy.data.objects.remove(petal)
    mesh = bpy.data.meshes.new('bloom')
    mesh.from_pydata(vertices, [], faces)
    return _link('bloom', mesh, material, at)


ROSE = [(3, 0.03, 0.13, 0.07), (4, 0.06, 0.14, 0.1), (5, 0.1, 0.14, 0.13), (5, 0.15, 0.11, 0.16), (6, 0.19, 0.06, 0.17)]
MARIGOLD = [(14, 0.2, 0.02, 0.08), (13, 0.185, 0.07, 0.08), (12, 0.16, 0.11, 0.075), (10, 0.12, 0.15, 0.07), (8, 0.075, 0.17, 0.06), (5, 0.03, 0.18, 0.05)]
DAISY = [(13, 0.2, 0.03, 0.09), (12, 0.17, 0.05, 0.08)]


def petals(rgb):
    material = paper(rgb)
    material.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.5
    return material


def arranged(count, origin, spread, low, high, shapes, seed=1, size=1.0, stem=True, greens=True):
    """Flowers on stems that rise from the origin like a bunch. `shapes` are blooms, used in turn."""
    chance, stalks = random.Random(seed), []
    for i in range(count):
        far = math.sqrt((i + 0.5) / count)
        a = i * 2.4 + chance.uniform(-0.2, 0.2)
        x, y = origin[0] + spread * far * math.cos(a), origin[1] + spread * far * math.sin(a)
        z = origin[2] + high - (high - low) * far ** 2 + chance.uniform(-0.03, 0.03)
        tilt = 55 * far
        bloom_ = shapes[i % len(shapes)]
        copies(bloom_, [((x, y, z), (0, tilt, math.degrees(a)), size * chance.uniform(0.85, 1.1))])
        stalks.append([origin, ((origin[0] + x) / 2 - 0.1 * (x - origin[0]), (origin[1] + y) / 2 - 0.1 * (y - origin[1]), (origin[2] + z) / 2), (x, y, z)])
        if greens and i % 2 == 0:
            r = 1.2
            blade([((origin[0] + x) / 2, (origin[1] + y) / 2, (origin[2] + z) / 2), (x * 0.9 + origin[0] * 0.1, y * 0.9 + origin[1] * 0.1, z - 0.1), (origin[0] + (x - origin[0]) * r + 0.05, origin[1] + (y - origin[1]) * r, z - 0.06)], 0.12, leaf(), steps=8)
    if stem:
        wires(stalks, 0.012, leaf((0.1, 0.3, 0.07)))
    for bloom_ in shapes:
        bpy.data.objects.remove(bloom_)


@model('flower-vase')
def flower_vase():
    turned(curve_profile([(0, 0), (0.2, 0), (0.24, 0.03), (0.36, 0.36), (0.33, 0.62), (0.16, 0.86), (0.13, 0.98), (0.19, 1.08)]), ceramic((0.12, 0.3, 0.38)), thickness=0.02)
    ring(0.345, 0.014, gold(), (0, 0, 0.56))
    ring(0.358, 0.01, gold(), (0, 0, 0.48))
    arranged(13, (0, 0, 1.0), 0.42, 0.26, 0.72, [bloom(ROSE, petals((0.8, 0.12, 0.16))), bloom(ROSE, petals((0.88, 0.5, 0.5))), bloom(DAISY, petals((0.88, 0.85, 0.8)))], size=0.9)


def plumes(origin, count, height, spread, material, seed=1):
    """Dried pampas grass."""
    chance, hairs, stalks = random.Random(seed), [], []
    for i in range(count):
        a = 2.4 * i
        top = Vector((origin[0] + spread * math.cos(a) * chance.uniform(0.4, 1), origin[1] + spread * math.sin(a) * chance.uniform(0.4, 1), origin[2] + height * chance.uniform(0.8, 1)))
        base = Vector(origin)
        stalks.append([tuple(base), tuple(base.lerp(top, 0.55)), tuple(top)])
        for k in range(260):
            t = 0.5 + 0.5 * k / 260
            p = base.lerp(top, t)
            b, w = chance.uniform(0, 6.3), 0.1 * math.sin(math.pi * min(1, (t - 0.46) * 1.85)) ** 0.7
            hairs.append([tuple(p), (p.x + w * math.cos(b), p.y + w * math.sin(b), p.z + 0.08), (p.x + 1.2 * w * math.cos(b), p.y + 1.2 * w * math.sin(b), p.z + 0.06)])
    wires(stalks, 0.009, material)
    wires(hairs, 0.004, material, round=0)


@model('pot-vase')
def pot_vase():
    pot = clay((0.62, 0.42, 0.3))
    turned(curve_profile([(0, 0), (0.26, 0), (0.42, 0.14), (0.5, 0.36), (0.42, 0.6), (0.24, 0.72), (0.22, 0.78), (0.27, 0.84)]), pot, thickness=0.025)
    for z, r in ((0.24, 0.472), (0.36, 0.5), (0.48, 0.478)):
        ring(r, 0.012, clay((0.82, 0.72, 0.6)), (0, 0, z))
    mirrored(lambda s: tube([(s * 0.24, 0, 0.76), (s * 0.4, 0, 0.76), (s * 0.44, 0, 0.62), (s * 0.4, 0, 0.56)], 0.035, pot))
    plumes((0, 0, 0.7), 9, 1.0, 0.44, fabric((0.8, 0.68, 0.5)))


@model('table-vase')
def table_vase():
    cream = ceramic((0.84, 0.8, 0.72))
    ring(0.34, 0.13, cream, (0, 0, 0.47), (90, 0, 0))
    turned([(0.07, 0.9), (0.065, 1.05), (0.085, 1.1)], cream, thickness=0.012)
    turned([(0, 0), (0.2, 0), (0.2, 0.03), (0.12, 0.05)], cream)
    plumes((0, 0, 1.05), 3, 0.75, 0.22, fabric((0.82, 0.72, 0.55)))


def shade(profile, at=(0, 0, 0), rgb=(0.9, 0.82, 0.66), trim=None):
    """A lamp shade of cloth with a lit bulb in it."""
    cloth_ = fabric(rgb)
    cloth_.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1, 0.78, 0.45, 1)
    cloth_.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.28
    turned(profile, cloth_, at, thickness=0.008, bevel=0)
    ball(0.07, glow(), (at[0], at[1], at[2] + (profile[0][1] + profile[-1][1]) / 2))
    for r, z in (profile[0], profile[-1]):
        ring(r, 0.012, trim or cloth_, (at[0], at[1], at[2] + z))


@model('table-lamp')
def table_lamp():
    metal_ = finish()
    turned(curve_profile([(0, 0), (0.26, 0), (0.27, 0.03), (0.12, 0.07), (0.06, 0.12), (0.14, 0.24), (0.2, 0.36), (0.13, 0.52), (0.05, 0.6), (0.08, 0.65), (0.04, 0.7)]) + [(0.03, 0.72), (0.03, 0.86), (0, 0.86)], metal_)
    shade([(0.44, 0.8), (0.28, 1.38)])
    for i in range(3):
        a = 2 * math.pi * i / 3
        tube([(0, 0, 1.36), (0.28 * math.cos(a), 0.28 * math.sin(a), 1.37)], 0.008, metal_)
    ball(0.03, metal_, (0, 0, 1.41))
    tube([(0.02, 0, 0.86), (0.02, 0, 1.4)], 0.01, metal_)


def chain(material, x, y, z1, z2, size=0.03):
    link = ring(size, size * 0.25, material, (x, y, z1), (90, 0, 0))
    step = size * 1.55
    copies(link, [((x, y, z1 + step * i), (90, 0, 90 * (i % 2)), 1) for i in range(1, int((z2 - z1) / step) + 1)])


@model('hanging-lamp', **HANGING)
def hanging_lamp():
    metal_, light = finish(0.35), glow((1, 0.58, 0.2), 1.3)
    body = curve_profile([(0.06, 0), (0.12, 0.06), (0.34, 0.26), (0.42, 0.5), (0.34, 0.74), (0.16, 0.92), (0.1, 1.0), (0.12, 1.06), (0.02, 1.14)])
    turned([(max(r - 0.03, 0), z) for r, z in body if 0.1 < z < 0.92], light, bevel=0)
    lines = []
    for i in range(16):
        for d in (-1, 1):
            lines.append([(r * math.cos(2 * math.pi * (i / 16 + d * k * 0.0042)), r * math.sin(2 * math.pi * (i / 16 + d * k * 0.0042)), z) for k, (r, z) in enumerate(body)])
    wires(lines, 0.014, metal_)
    for z, r in ((0.26, 0.345), (0.5, 0.425), (0.74, 0.345), (0.92, 0.17)):
        ring(r, 0.02, metal_, (0, 0, z))
    turned(curve_profile([(0, -0.1), (0.03, -0.06), (0.05, 0), (0.12, 0.06)]), metal_)
    turned(curve_profile([(0.17, 0.9), (0.1, 1.0), (0.13, 1.06), (0.03, 1.14), (0, 1.15)]), metal_)
    chain(metal_, 0, 0, 1.18, 1.68)
    turned(curve_profile([(0.03, 1.68), (0.14, 1.74), (0.17, 1.8), (0, 1.8)]), metal_)


@model('wall-lamp', **HANGING)
def wall_lamp():
    metal_ = finish()
    turned(curve_profile([(0, 0), (0.2, 0), (0.2, 0.03), (0.12, 0.07), (0, 0.08)]), metal_, (0, 0.5, 0.5), (90, 0, 0)).scale = (1, 1.4, 1)
    turned(curve_profile([(0, 0), (0.075, 0), (0.07, 0.04), (0.045, 0.07), (0, 0.075)]), metal_, (0, 0.44, 0.5), (90, 0, 0))
    tube([(0, 0.44, 0.5), (0, 0.34, 0.49), (0, 0.2, 0.36), (0, 0.06, 0.38), (0, 0.0, 0.62)], 0.035, metal_)
    tube([(0, 0.45, 0.64), (0, 0.32, 0.66), (0, 0.2, 0.56), (0, 0.14, 0.36)], 0.016, metal_)
    turned(curve_profile([(0.03, 0.56), (0.12, 0.62), (0.14, 0.66), (0.05, 0.68)]), metal_)
    shade([(0.34, 0.7), (0.2, 1.16)])
    turned([(0.05, 0.68), (0.05, 0.8), (0, 0.8)], metal_)


@model('pendant-light', **HANGING)
def pendant_light():
    metal_, cord = finish(), black()
    turned(curve_profile([(0.5, 0), (0.47, 0.16), (0.36, 0.34), (0.18, 0.44), (0.09, 0.48), (0.08, 0.6), (0.03, 0.62)]), metal_, thickness=0.015)
    turned(curve_profile([(0.485, 0.005), (0.45, 0.16), (0.34, 0.33), (0.16, 0.42), (0, 0.44)]), paper((0.9, 0.86, 0.78)), bevel=0)
    ring(0.5, 0.014, metal_)
    ball(0.14, glow((1, 0.8, 0.5), 1.5), (0, 0, 0.03))
    tube([(0, 0, 0.1), (0, 0, 0.3)], 0.06, brass())
    tube([(0, 0, 0.6), (0, 0, 1.5)], 0.014, cord)
    turned(curve_profile([(0.02, 1.46), (0.14, 1.5), (0.15, 1.58), (0, 1.58)]), metal_)


@model('floor-lamp')
def floor_lamp():
    leg, metal_ = wood(TEAK), finish()
    around(3, 0.34, lambda at, d: (tube([(at[0], at[1], 0), (at[0] * 0.12, at[1] * 0.12, 1.16)], 0.026, leg, straight=True, radii=(0.7, 1)),), start=-90)
    disc(0.08, 0.06, metal_, (0, 0, 1.13))
    ring(0.18, 0.012, metal_, (0, 0, 0.62))
    tube([(0, 0, 1.16), (0, 0, 1.4)], 0.016, metal_)
    shade([(0.34, 1.24), (0.28, 1.68)])
    for i in range(3):
        a = 2 * math.pi * i / 3
        tube([(0, 0, 1.4), (0.3 * math.cos(a), 0.3 * math.sin(a), 1.44)], 0.007, metal_)


def swag(x1, x2, z, sag, count, y=0.0):
    return [(x1 + (x2 - x1) * i / count, y, z - sag * (1 - (2 * i / count - 1) ** 2)) for i in range(count + 1)]


@model('string-lights', **WALL)
def string_lights():
    cord, lines, lit = black(), [], glow((1, 0.64, 0.24), 1.4)
    for row, (z, sag) in enumerate(((1.3, 0.24), (0.75, 0.26), (0.2, 0.28))):
        line = swag(-1, 1, z, sag, 40)
        lines.append(line)
        for x, y, zz in line[3:-2:5]:
            turned([(0.026, 0), (0.026, -0.07), (0, -0.07)], cord, (x, -0.02, zz - 0.005), sides=20, bevel=0)
            turned(curve_profile([(0.02, -0.06), (0.05, -0.12), (0.045, -0.16), (0.015, -0.2), (0, -0.205)]), lit, (x, -0.02, zz), sides=24, bevel=0)
    for x, z in ((1, 1.3), (-1, 0.75), (1, 0.75), (-1, 0.2), (-1, 1.3), (1, 0.2)):
        ball(0.02, steel(), (x, 0, z))
    wires(lines, 0.013, cord, round=3)
    for s, z in ((1, 1.3), (-1, 0.75)):
        tube([(s, 0, z), (s * 1.08, 0, z - 0.1), (s * 1.1, 0, z - 0.3), (s * 1.07, 0, z - 0.47), (s, 0, z - 0.55)], 0.013, cord)
    tube([(1, 0, 0.2), (1.06, 0, 0.12), (1.06, 0, -0.08), (1.02, 0, -0.24)], 0.013, cord)
    box((0.07, 0.06, 0.1), cord, (1.02, 0, -0.34), bevel=0.015)
    mirrored(lambda s: tube([(1.02 + s * 0.018, 0, -0.34), (1.02 + s * 0.018, 0, -0.4)], 0.008, steel()))


@model('fairy-lights', views=('top', 'three-quarter'))
def fairy_lights():
    wire, lit, dots = copper(), glow((1, 0.64, 0.22), 1.5), []
    chance, lines = random.Random(4), []
    for loop in range(9):
        r, dx, dy, phase = chance.uniform(0.42, 0.6), chance.uniform(-0.06, 0.06), chance.uniform(-0.06, 0.06), chance.uniform(0, 6.3)
        line = []
        for a in (2 * math.pi * i / 144 for i in range(145)):
            wobble = r + 0.02 * math.sin(3 * a + phase)
            line.append((dx + wobble * math.cos(a), dy + wobble * math.sin(a) * 0.92, 0.05 + 0.03 * math.sin(2 * a + 2 * phase) + 0.008 * loop))
        lines.append(line)
        dots += line[loop % 5 * 3::18]
    end = [(0.5, -0.2, 0.05), (0.7, -0.42, 0.03), (0.6, -0.64, 0.05), (0.25, -0.66, 0.06)]
    wires(lines, 0.007, wire)
    tube(end, 0.007, wire)
    bead = ball(0.022, lit, dots[0], (1, 1, 1.2))
    copies(bead, [(dot, (0, 0, 0), 1) for dot in dots[1:]])
    box((0.42, 0.26, 0.13), white(), (0.1, -0.68, 0), (0, 0, 8), bevel=0.03)
    box((0.1, 0.05, 0.02), black(), (0.1, -0.68, 0.13), (0, 0, 8), bevel=0.01)


@model('rice-lights', views=('top', 'three-quarter'))
def rice_lights():
    cable, chance, lines = plastic((0.03, 0.14, 0.05)), random.Random(7), []
    tones = [glow(rgb, 1.6) for rgb in ((1, 0.1, 0.06), (0.1, 0.9, 0.15), (0.15, 0.35, 1), (1, 0.65, 0.08), (1, 0.2, 0.8))]
    sockets, lamps = [], [[] for _ in tones]
    for loop in range(10):
        r, dx, dy = chance.uniform(0.4, 0.62), chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05)
        line = [(dx + r * math.cos(a), dy + r * math.sin(a), 0.03 + 0.1 * chance.random()) for a in [2 * math.pi * i / 40 for i in range(41)]]
        lines.append(line)
        for k, (x, y, z) in enumerate(line[loop % 4::4]):
            a = chance.uniform(0, 6.3)
            tip = (x + 0.09 * math.cos(a), y + 0.09 * math.sin(a), z + 0.05)
            sockets.append([(x, y, z), tuple((p + q) / 2 for p, q in zip((x, y, z), tip))])
            lamps[(loop + k) % 5].append([tuple((p + q) / 2 for p, q in zip((x, y, z), tip)), tip])
    wires(lines, 0.011, cable)
    wires(sockets, 0.02, cable, round=3)
    for tone, points in zip(tones, lamps):
        wires(points, 0.016, tone, round=3)
    tube([(0.5, 0.2, 0.05), (0.85, 0.05, 0.03), (0.8, -0.4, 0.03), (0.62, -0.6, 0.04)], 0.016, cable)
    box((0.2, 0.16, 0.12), plastic((0.03, 0.14, 0.05)), (0.55, -0.68, 0), (0, 0, 40), bevel=0.02)
    for d in (-0.04, 0.04):
        tube([(0.47 + d * 0.77, -0.76 + d * 0.64, 0.06), (0.41 + d * 0.77, -0.83 + d * 0.64, 0.06)], 0.018, brass())


@model('curtain-lights', **WALL)
def curtain_lights():
    wire, lit = copper(), glow((1, 0.64, 0.22), 1.5)
    lines, dots = [swag(-1, 1, 1.8, 0.03, 20)], []
    for i in range(15):
        x = -0.98 + i * 0.14
        line = [(x + 0.01 * math.sin(k * 1.7 + i), 0, 1.79 - k * 0.09) for k in range(19)]
        lines.append(line)
        dots += line[1 + i % 2::2]
    wires(lines, 0.006, wire)
    wires([lines[0]], 0.012, wire)
    bead = ball(0.024, lit, dots[0])
    copies(bead, [(dot, (0, 0, 0), 1) for dot in dots[1:]])
    for x in (-1, -0.5, 0, 0.5, 1):
        ball(0.025, white(), (x, 0, 1.8))


def dial(radius, at, y=-0.01, ink=None, roman=False):
    """Numbers, marks and hands at ten past ten on a dial that faces the viewer."""
    ink = ink or black()
    names = ('XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI') if roman else [str(n or 12) for n in range(12)]
    for n in range(12):
        a = math.radians(30 * n)
        text(names[n], radius * (0.19 if roman else 0.24), ink, (at[0] + radius * 0.76 * math.sin(a), at[1] + y, at[2] + radius * 0.76 * math.cos(a)), (0, 30 * n if roman else 0, 0), depth=0.003)
    for n in range(60):
        a = math.radians(6 * n)
        far = 0.9 if n % 5 else 0.88
        box((radius * (0.012 if n % 5 else 0.025), 0.006, radius * (0.95 - far)), ink, (at[0] + radius * far * math.sin(a), at[1] + y, at[2] + radius * far * math.cos(a)), (0, 6 * n, 0), bevel=0)
    for degrees, length, width in ((-57, 0.46, 0.05), (60, 0.68, 0.035)):
        box((radius * width, 0.012, radius * (length + 0.12)), ink, (at[0] - radius * 0.12 * math.sin(math.radians(degrees)), at[1] + y - 0.02, at[2] - radius * 0.12 * math.cos(math.radians(degrees))), (0, degrees, 0), bevel=0.004)
    box((radius * 0.014, 0.01, radius * 0.86), plastic((0.6, 0.03, 0.02)), (at[0] + radius * 0.1 * math.sin(math.radians(30)), at[1] + y - 0.035, at[2] + radius * 0.1 * math.cos(math.radians(30))), (0, 210, 0), bevel=0)
    disc(radius * 0.05, 0.03, ink, (at[0], at[1] + y - 0.01, at[2]), (90, 0, 0))


@model('wall-clock', **WALL)
def wall_clock():
    case = lacquer()
    turned(curve_profile([(0.72, 0.05), (0.74, 0.12), (0.84, 0.16), (0.96, 0.1), (1.0, 0.0), (0.96, -0.06)]), case, (0, 0, 1), (90, 0, 0))
    disc(0.98, 0.05, case, (0, 0.05, 1), (90, 0, 0))
    disc(0.74, 0.03, paper((0.9, 0.89, 0.86)), (0, -0.04, 1), (90, 0, 0))
    dial(0.72, (0, -0.075, 1))


@model('table-clock')
def table_clock():
    case = lacquer()
    outline = [(-0.6, 0), (0.6, 0), (0.6, 0.7)] + [(0.6 * math.cos(math.radians(a)), 0.7 + 0.6 * math.sin(math.radians(a))) for a in range(6, 175, 6)] + [(-0.6, 0.7)]
    plate(outline, 0.34, case, (0, 0, 0.1), bevel=0.04)
    box((1.4, 0.46, 0.1), case, (0, 0, 0), bevel=0.03)
    disc(0.46, 0.02, paper((0.9, 0.89, 0.86)), (0, -0.165, 0.8), (90, 0, 0))
    ring(0.46, 0.03, brass(), (0, -0.185, 0.8), (90, 0, 0))
    dial(0.43, (0, -0.188, 0.8), roman=True)
    for x in (-0.3, 0.3):
        ball(0.03, brass(), (x, -0.18, 0.2))


@model('alarm-clock')
def alarm_clock():
    case, metal_ = lacquer(), steel(0.12)
    disc(0.6, 0.36, case, (0, 0.18, 0.78), (90, 0, 0), bevel=0.05)
    ring(0.56, 0.045, case, (0, -0.19, 0.78), (90, 0, 0))
    disc(0.53, 0.02, paper((0.92, 0.9, 0.85)), (0, -0.17, 0.78), (90, 0, 0))
    dial(0.51, (0, -0.195, 0.78))
    mirrored(lambda s: (
        turned(curve_profile([(0.24, 0), (0.23, 0.08), (0.16, 0.17), (0.04, 0.21), (0, 0.21)]), case, (s * 0.36, 0, 1.34), (0, s * 32, 0), thickness=0.012),
        tube([(s * 0.3, 0, 1.24), (s * 0.36, 0, 1.36)], 0.03, metal_),
        ball(0.035, metal_, (s * 0.475, 0, 1.53)),
        tube([(s * 0.36, 0, 0.32), (s * 0.52, 0, 0)], 0.045, metal_, straight=True, radii=(1, 0.7)),
        ball(0.05, metal_, (s * 0.52, 0, 0.045))))
    tube([(-0.3, 0, 1.56), (-0.2, 0, 1.78), (0.2, 0, 1.78), (0.3, 0, 1.56)], 0.022, metal_)
    tube([(0, 0, 1.36), (0, 0, 1.52)], 0.018, metal_)
    ball(0.05, metal_, (0, 0, 1.54), (1.5, 1, 1))


@model('pendulum-clock', **HANGING)
def pendulum_clock():
    case = lacquer()
    for x in (-0.42, 0.42):
        box((0.1, 0.3, 1.5), case, (x, 0, 0), bevel=0.02)
    box((0.94, 0.3, 0.1), case, (0, 0, 0), bevel=0.02)
    box((0.94, 0.3, 0.06), case, (0, 0, 0.66), bevel=0.015)
    box((1.02, 0.34, 0.08), case, (0, 0, 1.46), bevel=0.02)
    plate([(-0.5, 0), (0.5, 0), (0.3, 0.16), (0.12, 0.22), (0, 0.3), (-0.12, 0.22), (-0.3, 0.16)], 0.2, case, (0, 0, 1.54), bevel=0.03)
    plate([(-0.38, 0), (0.38, 0), (0.24, -0.12), (0, -0.18), (-0.24, -0.12)], 0.2, case, (0, 0, 0), bevel=0.03)
    box((0.8, 0.03, 1.46), wood(HONEY), (0, 0.1, 0.02), bevel=0)
    box((0.76, 0.14, 0.74), case, (0, 0.02, 0.72), bevel=0.01)
    disc(0.36, 0.03, paper((0.9, 0.88, 0.82)), (0, -0.05, 1.09), (90, 0, 0))
    ring(0.36, 0.025, brass(), (0, -0.08, 1.09), (90, 0, 0))
    dial(0.34, (0, -0.082, 1.09), roman=True)
    tube([(0, 0, 0.7), (0.06, -0.02, 0.3)], 0.014, brass())
    disc(0.13, 0.03, brass(0.12), (0.065, 0, 0.26), (90, 0, 0), bevel=0.012)


def flame(at, size=0.12):
    tube([(at[0], at[1], at[2] - 0.02), (at[0], at[1], at[2] + size * 0.2)], size * 0.05, black())
    turned(curve_profile([(0, 0), (0.1, 0.08), (0.12, 0.2), (0.06, 0.42), (0, 0.5)]), glow((1, 0.62, 0.16), 1.3), (at[0], at[1] - size * 0.1, at[2] + size * 0.14), sides=24, bevel=0).scale = (size,) * 3
    turned(curve_profile([(0, 0), (0.16, 0.1), (0.21, 0.3), (0.13, 0.62), (0.04, 0.95), (0, 1)]), glow((1, 0.27, 0.03), 1.4), (at[0], at[1], at[2] + size * 0.12), sides=32, bevel=0).scale = (size,) * 3


@model('scented-candle', prints='label', aspect=3.6)
def scented_candle():
    cup = matt()
    turned(curve_profile([(0, 0), (0.4, 0), (0.46, 0.04), (0.47, 0.4), (0.47, 0.92), (0.45, 0.92)]) , cup, bevel=0.005)
    turned([(0.45, 0.92), (0.44, 0.8), (0, 0.78)], wax())
    turned([(0.484, 0.24), (0.484, 0.68)], printed(), sides=96, bevel=0)
    flame((0, 0, 0.8), 0.34)
    turned([(0, 0), (0.48, 0), (0.48, 0.07), (0, 0.07)], wood(HONEY), (0.72, 0.1, 0.42), (0, 72, 20), bevel=0.015)
    for i in range(3):
        tube([(-0.75 + i * 0.06, -0.32 - i * 0.05, 0.05 + 0.05 * (i == 2)), (-0.25 + i * 0.08, -0.62 + i * 0.03, 0.05 + 0.05 * (i == 2))], 0.045, wood((0.3, 0.13, 0.05)))


@model('pillar-candle')
def pillar_candle():
    body = matt()
    r, h = 0.27, 0.92
    turned(curve_profile([(0, 0), (r - 0.02, 0), (r, 0.03)], 4) + curve_profile([(r, h - 0.04), (r - 0.03, h), (r - 0.09, h - 0.01), (r - 0.15, h - 0.05), (0, h - 0.06)], 4), body, bevel=0)
    flame((0, 0, h - 0.06), 0.28)


@model('jar-candle', prints='label', aspect=3.8)
def jar_candle():
    jar = lacquer()
    turned(curve_profile([(0, 0), (0.4, 0), (0.46, 0.05), (0.47, 0.3), (0.47, 0.8), (0.45, 0.92), (0.36, 1.02), (0.35, 1.08)]), jar, bevel=0.004)
    turned([(0.35, 1.08), (0.36, 1.16), (0.345, 1.16), (0.335, 1.06), (0, 1.04)], wax())
    ring(0.36, 0.02, jar, (0, 0, 1.15))
    turned([(0.484, 0.2), (0.484, 0.72)], printed(), bevel=0)
    flame((0, 0, 1.05), 0.3)
    turned([(0, 0), (0.38, 0), (0.39, 0.14), (0.36, 0.16), (0, 0.16)], brass(), (0.62, -0.35, 0))
    turned(curve_profile([(0.05, 0.16), (0.04, 0.2), (0.07, 0.25), (0, 0.28)]), brass(), (0.62, -0.35, 0))


@model('tealight-candles', views=('top', 'three-quarter'))
def tealight_candles():
    body, cup = matt(), steel(0.3)
    turned([(0, 0), (0.23, 0), (0.24, 0.02), (0.24, 0.13), (0.25, 0.135)], cup, thickness=0.004)
    turned([(0.232, 0.1), (0.228, 0.13), (0.16, 0.122), (0, 0.12)], body, bevel=0)
    flame((0, 0, 0.12), 0.22)


def mirror():
    return metal((0.86, 0.89, 0.92), 0.02)


@model('wall-mirror', **WALL)
def wall_mirror():
    bar = wood(TEAK)
    arch = lambda w, h, low: [(-w, low), (w, low), (w, h)] + [(w * math.cos(math.radians(a)), h + w * math.sin(math.radians(a))) for a in range(6, 175, 6)] + [(-w, h)]
    plate(arch(0.6, 1.2, 0), 0.08, bar, bevel=0.02, holes=(list(reversed(arch(0.53, 1.2, 0.07))),))
    plate(arch(0.54, 1.2, 0.06), 0.02, mirror(), (0, 0.01, 0), bevel=0.004)


@model('decorative-mirror', **WALL)
def decorative_mirror():
    gilt = gold(0.25)
    disc(0.42, 0.03, mirror(), (0, 0, 1), (90, 0, 0))
    ring(0.43, 0.04, gilt, (0, -0.02, 1), (90, 0, 0))
    for i in range(48):
        a, far = math.radians(7.5 * i), (1.0, 0.72, 0.86, 0.72)[i % 4]
        c, s = math.cos(a), math.sin(a)
        tube([(0.44 * c, 0, 1 + 0.44 * s), (far * c, 0, 1 + far * s)], 0.022, gilt, straight=True, radii=(1, 0.45))
        if i % 4 in (0, 2):
            ball(0.03, gilt, (far * c, 0, 1 + far * s))


@model('bathroom-mirror', **WALL)
def bathroom_mirror():
    lit = glow((0.85, 0.93, 1), 1.6)
    box((1.3, 0.06, 1.5), mirror(), (0, 0, 0.2), bevel=0.05)
    for s in (-1, 1):
        box((0.035, 0.012, 1.24), lit, (s * 0.54, -0.032, 0.33), bevel=0.005)
    box((1.08, 0.012, 0.035), lit, (0, -0.032, 1.57), bevel=0.005)
    box((1.3, 0.26, 0.03), glass(), (0, -0.12, 0.06), bevel=0.01)
    for s in (-1, 1):
        box((0.05, 0.1, 0.05), steel(), (s * 0.52, -0.04, 0.03), bevel=0.01)
    turned(curve_profile([(0, 0), (0.06, 0), (0.065, 0.18), (0.03, 0.22), (0.025, 0.28), (0, 0.28)]), ceramic((0.3, 0.5, 0.55)), (-0.4, -0.14, 0.09))
    turned([(0.06, 0), (0.065, 0.17)], ceramic(), (0.38, -0.14, 0.09), thickness=0.006)
    for dx, tone in ((-0.02, (0.1, 0.4, 0.7)), (0.03, (0.8, 0.2, 0.3))):
        tube([(0.38 + dx * 0.4, -0.14, 0.12), (0.38 + dx * 2, -0.14, 0.42)], 0.012, plastic(tone))
        box((0.03, 0.02, 0.07), white(), (0.38 + dx * 2, -0.14, 0.4), bevel=0.006)


@model('vanity-mirror')
def vanity_mirror():
    metal_ = gold(0.2)
    turned(curve_profile([(0, 0), (0.36, 0), (0.37, 0.03), (0.12, 0.07), (0.05, 0.12)]), metal_)
    tube([(0, 0, 0.1), (0, 0, 0.42)], 0.035, metal_)
    tube([(-0.62, 0, 1.08), (-0.6, 0, 0.74), (0, 0, 0.4), (0.6, 0, 0.74), (0.62, 0, 1.08)], 0.026, metal_)
    plate(circle(0.53, 96), 0.03, mirror(), (0, -0.02, 1.08), (-8, 0, 0))
    ring(0.54, 0.045, metal_, (0, -0.01, 1.08), (82, 0, 0))
    mirrored(lambda s: ball(0.05, metal_, (s * 0.62, 0, 1.1)))
    around(12, 0.54, lambda at, d: ball(0.042, glow((1, 0.85, 0.6), 0.5), (at[0], -0.06 + at[1] * 0.14, 1.08 + at[1])), start=15)


@model('artificial-plant')
def artificial_plant():
    turned(curve_profile([(0, 0), (0.26, 0), (0.3, 0.04), (0.36, 0.5), (0.35, 0.56)]), ceramic(), thickness=0.02)
    disc(0.33, 0.03, clay((0.05, 0.03, 0.02)), (0, 0, 0.48))
    green, chance = leaf((0.05, 0.22, 0.05)), random.Random(5)
    for i in range(15):
        a, far = 2.4 * i, 0.18 + 0.52 * (i / 15)
        high = 1.75 - 0.95 * (i / 15) + chance.uniform(-0.06, 0.06)
        c, s = math.cos(a), math.sin(a)
        base, top = (0.04 * c, 0.04 * s, 0.5), (far * c, far * s, high)
        wires([[base, (far * 0.35 * c, far * 0.35 * s, 0.5 + (high - 0.5) * 0.65), top]], 0.014, leaf((0.12, 0.34, 0.08)))
        blade([top, (top[0] + 0.24 * c, top[1] + 0.24 * s, high + 0.02), (top[0] + 0.5 * c, top[1] + 0.5 * s, high - 0.22)], 0.42, green, 'heart', fold=0.12, steps=16)


@model('artificial-flowers')
def artificial_flowers():
    turned(curve_profile([(0, 0), (0.24, 0), (0.3, 0.1), (0.3, 0.3), (0.26, 0.42)]), wood(HONEY), thickness=0.02)
    arranged(24, (0, 0, 0.36), 0.52, 0.18, 0.62, [bloom(ROSE, petals((0.86, 0.2, 0.3))), bloom(ROSE, petals((0.9, 0.55, 0.6))), bloom(ROSE, petals((0.9, 0.84, 0.74)))], size=0.95)
    sprig((0, 0, 0.42), 18, 0.42, seed=3)


@model('flower-bunch')
def flower_bunch():
    wrap = fabric((0.72, 0.56, 0.36))
    blooms = [bloom(MARIGOLD, petals((0.9, 0.42, 0.03))), bloom(ROSE, petals((0.88, 0.8, 0.72))), bloom(ROSE, petals((0.7, 0.06, 0.14)))]
    arranged(20, (0, 0, 0.62), 0.52, 0.4, 0.8, blooms, size=0.82, seed=2)
    stems = leaf((0.1, 0.32, 0.07))
    wires([[(0.3 * math.cos(2.4 * i) * math.sqrt(i / 18), 0.3 * math.sin(2.4 * i) * math.sqrt(i / 18), 0.012), (0.02 * math.cos(2.4 * i), 0.02 * math.sin(2.4 * i), 0.55), (0.2 * math.cos(2.4 * i), 0.2 * math.sin(2.4 * i), 0.9)] for i in range(18)], 0.016, stems)
    turned([(0.12, 0.36), (0.09, 0.46), (0.075, 0.55), (0.09, 0.64), (0.13, 0.74)], wrap, bevel=0)
    ring(0.09, 0.025, fabric((0.6, 0.08, 0.1)), (0, 0, 0.55))
    mirrored(lambda s: tube([(0, -0.1, 0.55), (s * 0.16, -0.14, 0.64), (s * 0.2, -0.14, 0.54), (0, -0.1, 0.55), (s * 0.1, -0.16, 0.4), (s * 0.14, -0.15, 0.3)], 0.018, fabric((0.6, 0.08, 0.1))))
