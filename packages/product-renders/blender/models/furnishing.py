"""Bedding, curtains, towels, rugs and mats."""

from materials import *
from models.furniture import HONEY, TEAK, WALNUT, fabric, soft, wires
from parts import *
from parts import _link, _set_uv, _solidify
from registry import model

BED = {'views': ('three-quarter', 'top'), 'prints': 'pattern'}
LYING = {'views': ('top', 'flat'), 'prints': 'pattern'}
HUNG = {'views': ('wall', 'wall-side'), 'stands': 'wall', 'prints': 'pattern'}


def grid(columns, rows, point, uv, material, thickness=0.0):
    """A cloth whose point(column share, row share) and uv are given by functions."""
    vertices, uvs, faces = [], [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            vertices.append(point(column / columns, row / rows))
            uvs.append(uv(column / columns, row / rows))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh = bpy.data.meshes.new('grid')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    thing = _link('grid', mesh, material)
    return _solidify(thing, thickness) if thickness else thing


def over_edge(value, half, r=0.06):
    """How far a cloth over an edge reaches out and down."""
    beyond = abs(value) - half
    if beyond <= 0:
        return value, 0
    sign = math.copysign(1, value)
    if beyond < r * math.pi / 2:
        return sign * (half + r * math.sin(beyond / r)), r * (1 - math.cos(beyond / r))
    return sign * (half + r), r + beyond - r * math.pi / 2


def draped(width, length, height, drop, material, puff=None, folds=0.025, ends=(1, 0), at=(0, 0), scale=1.0, seed=1):
    """A cloth over a bed of width by length: it hangs down at the sides, and at the foot and the head by `ends`."""
    def flat(a, b):
        u = (a - 0.5) * (width + 2 * drop)
        v = -(length / 2 + drop * ends[0]) + b * (length + drop * (ends[0] + ends[1]))
        return u, v

    def point(a, b):
        u, v = flat(a, b)
        x, down_x = over_edge(u, width / 2)
        y, down_y = over_edge(v, length / 2)
        down = max(down_x, down_y)
        wave = math.sin(9 * (v if down_x > down_y else u) + 3 * noise.noise((u, v, seed))) * folds * min(1, down / 0.25)
        z = height - down + 0.012 * noise.noise((u * 2.5, v * 2.5, seed))
        lift = puff(u, v) if puff else 0
        if down_x > down_y:
            x += math.copysign(wave + min(down_x, down_y) * 0.3 + lift, u)
            y += math.copysign(min(down_x, down_y) * 0.25, v) if down_y else 0
        elif down_y > 0:
            y += math.copysign(wave + min(down_x, down_y) * 0.3 + lift, v)
            x += math.copysign(min(down_x, down_y) * 0.25, u) if down_x else 0
        else:
            z += lift
        return x + at[0], y + at[1], max(z, 0.02)
    grid(150, 150, point, lambda a, b: tuple(value / scale for value in flat(a, b)), material, 0.012)


def sleeping_place(head=TEAK, mattress=(0.8, 0.79, 0.77), height=0.4):
    """A bed for showing bedding, with its head at the back."""
    frame = wood(head)
    box((1.5, 1.8, height - 0.22), frame, (0, 0, 0.02), bevel=0.01)
    soft((1.5, 1.8, 0.24), fabric(mattress), (0, 0, height - 0.24), rounding=0.06, puff=0)
    box((1.6, 0.07, 0.95), frame, (0, 0.96, 0), bevel=0.025)


def pillows(material, z, y=0.55, tilt=-62):
    for x in (-0.38, 0.38):
        pillow(0.68, 0.44, 0.2, material, (x, y, z + 0.06), (tilt, 0, 0), corner=0.03)


def folded(width, depth, layers, thickness, material, at=(0, 0, 0), scale=1.0, gap=0.006, seed=1, puff=None, across=(0, 1)):
    """A cloth folded back and forth, with its folds to the front and the back. `across` limits it to a strip, such as an edging."""
    path, r = [], (thickness + gap) / 2
    for layer in range(layers):
        z, forward = thickness / 2 + layer * (thickness + gap), layer % 2 == 0
        ys = [(-depth / 2 + r) + (depth - 2 * r) * i / 14 for i in range(15)]
        path += [(y, z) for y in (ys if forward else reversed(ys))]
        if layer < layers - 1:
            side = 1 if forward else -1
            path += [(side * (depth / 2 - r) + side * r * math.sin(math.pi * i / 6), z + r - r * math.cos(math.pi * i / 6)) for i in range(1, 6)]
    lengths = [0]
    for (y1, z1), (y2, z2) in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.hypot(y2 - y1, z2 - z1))
    total = lengths[-1]

    def point(a, b):
        y, z = path[round(b * (len(path) - 1))]
        x = (across[0] + (across[1] - across[0]) * a - 0.5) * width
        sway = 0.012 * noise.noise((x * 2, y * 2, seed + z)) + 0.01 * math.sin(seed + 5 * z)
        lift = puff(x, lengths[round(b * (len(path) - 1))] - total) if puff and z > (layers - 1) * (thickness + gap) else 0
        return at[0] + x + sway, at[1] + y, at[2] + z + lift + (0.25 * thickness * noise.noise((x * 1.6, y * 1.6, seed)) if z > thickness else 0)
    thing = grid(36, len(path) - 1, point, lambda a, b: ((a - 0.5) * width / scale, (lengths[round(b * (len(path) - 1))] - total / 2) / scale), material)
    _solidify(thing, thickness * 0.92)
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = thickness * 0.3, 3, 'ANGLE'
    bevel.angle_limit = math.radians(60)
    return thing


def top_of(layers, thickness, gap=0.006):
    return layers * (thickness + gap) - gap


@model('bedsheet', **BED)
def bedsheet():
    sheet_ = cloth()
    sleeping_place()
    draped(1.44, 1.74, 0.42, 0.35, sheet_)
    pillows(sheet_, 0.44)


@model('bedsheet-set', **BED)
def bedsheet_set():
    sheet_ = cloth()
    folded(1.0, 0.76, 6, 0.035, sheet_)
    z = top_of(6, 0.035)
    for i in range(2):
        folded(0.8, 0.5, 2, 0.035, sheet_, (0, -0.04, z + 0.004 + i * 0.082), seed=3 + i)
    top = z + 0.172
    ribbon = fabric((0.78, 0.66, 0.42))
    wires([[(0, -0.4, -0.0), (0, -0.4, z), (0, -0.31, z + 0.02), (0, -0.31, top), (0, 0.22, top), (0, 0.24, z)]], 0.014, ribbon, round=3)
    mirrored(lambda s: tube([(0, -0.05, top + 0.01), (s * 0.1, -0.08, top + 0.06), (s * 0.16, -0.05, top + 0.03), (s * 0.08, -0.02, top + 0.015), (0, -0.05, top + 0.01)], 0.014, ribbon))
    pillow(0.86, 0.5, 0.2, sheet_, (0.0, 0.42, 0.02), (-6, 0, 0), corner=0.03)


@model('fitted-bedsheet', **BED)
def fitted_bedsheet():
    sheet_ = cloth()
    box((1.5, 1.9, 0.1), wood(WALNUT), (0, 0, 0), bevel=0.01)
    soft((1.5, 1.9, 0.3), fabric((0.8, 0.79, 0.77)), (0, 0, 0.1), rounding=0.06, puff=0)
    soft((1.53, 1.93, 0.255), sheet_, (0, 0, 0.16), rounding=0.075, puff=0.008, steps=40)
    edge = [(-0.765, -0.9), (-0.7, -0.965), (0.7, -0.965), (0.765, -0.9), (0.765, 0.9), (-0.765, 0.9)]
    wires([[(x, y, 0.165) for x, y in edge]], 0.014, white(0.8), closed=True)
    pillows(sheet_, 0.42, 0.5, tilt=-74)


@model('blanket', **BED)
def blanket():
    body, satin = cloth(), fabric((0.7, 0.62, 0.5))
    folded(1.1, 0.8, 9, 0.044, body)
    folded(1.1, 0.804, 9, 0.048, satin, gap=0.002, across=(-0.006, 0.07))


def squares(size, height):
    return lambda u, v: height * (abs(math.sin(math.pi * u / size)) * abs(math.sin(math.pi * v / size))) ** 0.45


def diamonds(size, height):
    return lambda u, v: height * (abs(math.sin(math.pi * (u + v) / size)) * abs(math.sin(math.pi * (u - v) / size))) ** 0.45


@model('comforter', **BED)
def comforter():
    body = cloth()
    sleeping_place(WALNUT)
    draped(1.5, 1.3, 0.46, 0.36, body, squares(0.3, 0.075), at=(0, -0.26))
    soft((1.62, 0.34, 0.14), body, (0, 0.32, 0.42), rounding=0.07, puff=0.02)
    pillows(fabric((0.82, 0.82, 0.8)), 0.44, 0.58)


@model('dohar', **BED)
def dohar():
    body, inner, piping = cloth(), fabric((0.85, 0.82, 0.74)), fabric((0.55, 0.12, 0.1))
    folded(1.1, 0.8, 8, 0.03, body)
    for across in ((-0.012, 0.004), (0.996, 1.012)):
        folded(1.1, 0.804, 8, 0.033, piping, gap=0.003, across=across)
    # The lining shows where its end is turned back.
    low, high = top_of(8, 0.03) - 0.015, top_of(8, 0.03) + 0.024

    def flap(a, b):
        x, r = (a - 0.5) * 1.1, (high - low) / 2
        bend = min(b / 0.1, 1) * math.pi
        wave = 0.012 * noise.noise((x * 2, b * 2, 4)) * b
        return x, -0.38 - r * math.sin(bend) + max(0, b - 0.1) * (0.36 + 0.05 * x), low + r * (1 - math.cos(bend)) + wave
    grid(40, 120, flap, lambda a, b: (a, b), inner, 0.028)
    wires([[flap(i / 20, 1) for i in range(21)]] + [[flap(j, i / 40) for i in range(41)] for j in (0, 1)], 0.017, piping, round=3)


@model('razai', **BED)
def razai():
    body = cloth()
    sleeping_place(WALNUT)
    draped(1.5, 1.5, 0.45, 0.34, body, diamonds(0.34, 0.085), at=(0, -0.14))
    # The upper edge is turned back.
    for i in range(8):
        soft((0.215, 0.3, 0.12), body, (-0.77 + i * 0.22, 0.42, 0.48), rounding=0.058, puff=0.02, steps=12)
    pillows(fabric((0.6, 0.12, 0.1)), 0.44, 0.62)


@model('quilt', **BED)
def quilt():
    body = cloth()
    sleeping_place(HONEY)
    draped(1.46, 1.7, 0.43, 0.33, body, diamonds(0.16, 0.024), at=(0, -0.06))
    pillows(fabric((0.82, 0.82, 0.8)), 0.46, 0.52)
    soft((1.5, 0.2, 0.05), fabric((0.8, 0.76, 0.68)), (0, 0.42, 0.43), rounding=0.025, puff=0)


def curtain(material, x1, x2, top, bottom, pleats, depth=0.06, y=0.0, tie=None, thickness=0.008, draw=0.0, seed=1):
    """A pleated panel. `tie` is a height at which it is drawn to the side at `draw`."""
    stretch = 1.5

    def point(a, b):
        z = bottom + (top - bottom) * b
        pull = 0
        if tie:
            pull = math.exp(-((z - tie) / (0.3 if z > tie else 0.55)) ** 2) * 0.72
        x = x1 + (x2 - x1) * a
        x = x * (1 - pull) + draw * pull
        wave = math.sin(2 * math.pi * pleats * a + 0.5 * noise.noise((a * 5, z, seed)))
        return x + 0.012 * noise.noise((a * 6, z * 1.3, seed)), y + depth * wave * (1 - 0.4 * pull), z
    return grid(int(pleats * 18), 60, point, lambda a, b: (x1 + (x2 - x1) * a * stretch, (top - bottom) * b), material, thickness)


def rod(x, z, material, y=0.0, radius=0.02):
    tube([(-x, y, z), (x, y, z)], radius, material)
    for s in (-1, 1):
        ball(radius * 2.2, material, (s * (x + radius), y, z))
        tube([(s * x * 0.93, y, z), (s * x * 0.93, y + 0.12, z)], radius * 0.6, material)


def eyelets(x1, x2, z, pleats, material, y=0.0):
    for i in range(1, int(pleats * 2)):
        x = x1 + (x2 - x1) * i / (pleats * 2)
        ring(0.036, 0.011, material, (x, y, z), (90, 0, -60 if i % 2 else 60))


def window(width, height, z, y=0.14):
    frame = white()
    for x in (-width / 2, 0, width / 2):
        box((0.05, 0.05, height), frame, (x, y, z), bevel=0.006)
    for dz in (0, height * 0.6, height - 0.05):
        box((width, 0.05, 0.05), frame, (0, y, z + dz), bevel=0.006)
    box((width, 0.01, height), plastic((0.55, 0.72, 0.86), 0.2), (0, y + 0.02, z), bevel=0)


def band(x, z, material, y=0.0, width=0.11):
    turned([(width, -0.03), (width + 0.01, 0), (width, 0.03)], material, (x, y, z)).scale = (1, 0.75, 1)


@model('curtains', **HUNG, pieces=2)
def curtains():
    body, metal_ = cloth(), brass()
    rod(1.12, 2.12, metal_)
    for s in (-1, 1):
        a, b = (-1.02, -0.03) if s < 0 else (0.03, 1.02)
        curtain(body, a, b, 2.19, 0, 7, tie=0.9, draw=s * 0.96, seed=s + 2)
        eyelets(a, b, 2.12, 7, metal_)
        band(s * 0.83, 0.9, fabric((0.75, 0.6, 0.3)), width=0.16)


@model('blackout-curtains', **HUNG, pieces=2)
def blackout_curtains():
    body, metal_ = cloth(), black()
    rod(1.08, 2.12, metal_)
    for s in (-1, 1):
        a, b = (-1.0, 0.0) if s < 0 else (0.0, 1.0)
        curtain(body, a, b, 2.19, 0, 5, depth=0.07, thickness=0.02, seed=s + 5)
        eyelets(a, b, 2.12, 5, steel())


@model('sheer-curtains', **HUNG, pieces=2)
def sheer_curtains():
    body, metal_ = cloth(), steel()
    body.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 0.62
    rod(1.08, 2.12, metal_)
    window(1.5, 1.3, 0.6)
    for s in (-1, 1):
        a, b = (-1.02, -0.1) if s < 0 else (0.1, 1.02)
        curtain(body, a, b, 2.16, 0, 9, depth=0.035, thickness=0, seed=s + 2)


@model('door-curtains', **HUNG, pieces=2)
def door_curtains():
    body, metal_, frame = cloth(), brass(), wood(WALNUT)
    for x in (-0.62, 0.62):
        box((0.1, 0.06, 2.2), frame, (x, 0.16, 0), bevel=0.01)
    box((1.34, 0.06, 0.1), frame, (0, 0.16, 2.2), bevel=0.01)
    box((1.14, 0.02, 2.2), wood(HONEY), (0, 0.17, 0), bevel=0)
    rod(0.72, 2.14, metal_)
    curtain(body, -0.6, 0.0, 2.2, 0.03, 4.5, tie=0.95, draw=-0.58, seed=3)
    curtain(body, 0.0, 0.6, 2.2, 0.03, 4.5, seed=4)
    eyelets(-0.6, 0, 2.14, 4.5, metal_)
    eyelets(0, 0.6, 2.14, 4.5, metal_)
    band(-0.5, 0.95, fabric((0.75, 0.6, 0.3)), width=0.11)


@model('window-curtains', **HUNG, pieces=2)
def window_curtains():
    body, metal_ = cloth(), black()
    window(1.3, 1.25, 0.12)
    box((1.5, 0.14, 0.05), white(), (0, 0.12, 0.07), bevel=0.01)
    rod(0.98, 1.46, metal_)
    for s in (-1, 1):
        a, b = (-0.9, -0.12) if s < 0 else (0.12, 0.9)
        curtain(body, a, b, 1.53, 0, 5.5, tie=0.6, draw=s * 0.86, seed=s + 2)
        eyelets(a, b, 1.46, 5.5, steel())
        band(s * 0.75, 0.6, body, width=0.14)


@model('cushion-covers', prints='pattern')
def cushion_covers():
    pillow(0.86, 0.86, 0.34, cloth(), (0, 0, 0), (-14, 0, 8), corner=0.07)


@model('cushion', prints='pattern')
def cushion():
    body = cloth()
    pillow(1.0, 1.0, 0.46, body, (0, 0, 0), (-14, 0, 0), corner=0.07)
    lean = math.radians(-14)
    edge = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = []
    for (ax, az), (bx, bz) in zip(edge, edge[1:] + edge[:1]):
        for i in range(16):
            u, v = ax + (bx - ax) * i / 16, az + (bz - az) * i / 16
            pull = 1 - 0.07 * (1 - abs(u * v))
            z = (v * pull + 1) / 2
            points.append((u / 2 * pull, -z * math.sin(lean), z * math.cos(lean)))
    wires([points], 0.016, body, closed=True, round=4)


@model('bed-pillow', prints='pattern')
def bed_pillow():
    pillow(1.3, 0.82, 0.36, cloth(), (0, -0.42, 0.18), (-90, 0, 0), corner=0.03)


@model('bolster', prints='pattern')
def bolster():
    body = cloth()
    turned(curve_profile([(0.03, -0.72), (0.05, -0.68), (0.18, -0.64), (0.27, -0.58), (0.29, -0.4), (0.3, 0), (0.29, 0.4), (0.27, 0.58), (0.18, 0.64), (0.05, 0.68), (0.03, 0.72)]), body, (0, 0, 0.3), (0, 90, 20))
    a = math.radians(20)
    for s in (-1, 1):
        x, y = s * 0.72 * math.cos(a), s * 0.72 * math.sin(a)
        wires([[(x, y, 0.3), (x + s * 0.1 * math.cos(a) + 0.03 * math.sin(i * 1.1), y + s * 0.1 * math.sin(a) + 0.03 * math.cos(i * 1.1), 0.27 + 0.045 * math.sin(i * 2.0)), (x + s * 0.14 * math.cos(a) + 0.05 * math.sin(i * 1.1), y + s * 0.14 * math.sin(a) + 0.05 * math.cos(i * 1.1), 0.16 + 0.06 * math.sin(i * 2.0))] for i in range(12)], 0.01, body)
        ring(0.045, 0.018, fabric((0.75, 0.55, 0.2)), (x * 0.97, y * 0.97, 0.3), (0, 90, 20))


def terry():
    """Towelling in the colour of the variation."""
    material = plain_cloth()
    for node in material.node_tree.nodes:
        if node.type == 'TEX_CHECKER':
            node.inputs['Scale'].default_value = 160
        if node.type == 'BUMP':
            node.inputs['Strength'].default_value = 0.35
    return material


def towel(width, depth, layers, material, at=(0, 0, 0), border=True, seed=1, thickness=0.05):
    folded(width, depth, layers, thickness, material, at, seed=seed)
    top = at[2] + top_of(layers, thickness)
    if border:
        stripe = fabric((0.88, 0.86, 0.82))
        for dx in (-0.34, -0.29):
            soft((0.022, depth * 0.99, 0.012), stripe, (at[0] + dx * width, at[1], top - 0.002), rounding=0.006, puff=0, steps=6)
            soft((0.022, 0.012, top - at[2] - thickness), stripe, (at[0] + dx * width, at[1] - depth / 2 - 0.002, at[2] + thickness * 0.7), rounding=0.006, puff=0, steps=6)
    return top


def roll(length, radius, material, at, turn=(0, 90, 90), thickness=0.035):
    """A rolled towel, with its spiral to the front."""
    turns, steps = int(radius / thickness), 220

    def point(a, b):
        angle = 2 * math.pi * turns * b
        r = 0.012 + (radius - 0.012) * b
        return r * math.cos(angle), r * math.sin(angle), (a - 0.5) * length
    thing = grid(6, steps, point, lambda a, b: (a, b), material)
    _solidify(thing, thickness * 0.82)
    thing.location = at
    thing.rotation_euler = [math.radians(value) for value in turn]


@model('bath-towel')
def bath_towel():
    body = terry()
    # It hangs over a rail.
    metal_ = steel(0.15)
    for s in (-1, 1):
        tube([(s * 0.62, -0.2, 0.02), (s * 0.62, 0.2, 0.02)], 0.025, metal_)
        tube([(s * 0.62, 0, 0.02), (s * 0.62, 0, 1.25)], 0.02, metal_)
        ball(0.035, metal_, (s * 0.62, 0, 1.26))
    tube([(-0.62, 0, 1.2), (0.62, 0, 1.2)], 0.02, metal_)
    tube([(-0.62, 0, 0.24), (0.62, 0, 0.24)], 0.014, metal_)

    def point(a, b):
        x, along = (a - 0.5) * 0.96, b * 1.9 - 0.95
        r = 0.045
        if abs(along) < r * math.pi / 2:
            y, z = r * math.sin(along / r), 1.2 + r * math.cos(along / r)
        else:
            y, z = math.copysign(r, along), 1.2 - (abs(along) - r * math.pi / 2)
        hang = max(0, 1.2 - z)
        y += math.copysign(0.025 * math.sin(9 * x + 1.3 * z) * hang, along)
        return x * (1 - 0.04 * hang), y, z
    grid(60, 120, point, lambda a, b: (a, b), body, 0.028)
    stripe = fabric((0.88, 0.86, 0.82))
    for b in (0.06, 0.085, 0.11):
        wires([[tuple(value + d for value, d in zip(point(i / 60, b), (0, -0.016, 0))) for i in range(61)]], 0.009, stripe)


@model('hand-towels')
def hand_towels():
    towel(0.9, 0.6, 3, terry(), thickness=0.07, border=False)


@model('face-towels')
def face_towels():
    roll(0.8, 0.2, terry(), (0, 0, 0.22), (90, 20, 0))


@model('bathrobe', views=('front', 'three-quarter'))
def bathrobe():
    body = terry()
    worn([(0, 0, 1.98, 0.2, 0.13), (0, 0, 1.9, 0.38, 0.18), (0, 0, 1.7, 0.47, 0.24), (0, 0, 1.4, 0.46, 0.26), (0, 0, 1.16, 0.4, 0.23), (0, 0, 0.8, 0.5, 0.3), (0, 0, 0.4, 0.54, 0.33), (0, 0, 0.0, 0.57, 0.36), (0, 0, -0.35, 0.6, 0.38)], body, folds=0.035, fold_count=8, neck=lambda back: 0.42 * max(0, 1 - back * 3.2) ** 1.2)
    mirrored(lambda s: worn([(s * 0.28, 0, 1.84, 0.12, 0.12), (s * 0.42, 0, 1.72, 0.16, 0.15), (s * 0.56, 0, 1.4, 0.15, 0.15), (s * 0.66, -0.03, 1.08, 0.145, 0.14), (s * 0.73, -0.08, 0.76, 0.15, 0.145)], body, folds=0.02, fold_count=5, seed=4 + s, steps=60, sides=90))
    mirrored(lambda s: worn([(s * 0.7, -0.06, 0.9, 0.165, 0.16), (s * 0.735, -0.085, 0.745, 0.17, 0.165)], body, folds=0, steps=10, sides=60))
    # The collar, the edge, the belt and two pockets.
    mirrored(lambda s: tube([(s * 0.1, 0.12, 2.02), (s * 0.19, -0.05, 1.97), (s * 0.16, -0.2, 1.8), (s * 0.05, -0.275, 1.5), (s * -0.02, -0.28, 1.28)], 0.045, body, radii=(0.9, 1, 1.1, 1, 0.6)))
    tube([(0.03, -0.27, 1.1), (0.05, -0.33, 0.76), (0.06, -0.36, 0.4), (0.06, -0.39, 0), (0.06, -0.41, -0.34)], 0.02, body)
    worn([(0, 0, 1.27, 0.43, 0.262), (0, 0, 1.14, 0.42, 0.258)], body, folds=0, steps=8)
    soft((0.14, 0.07, 0.12), body, (0, -0.29, 1.15), rounding=0.03, puff=0.01)
    for x in (-0.05, 0.06):
        tube([(x * 0.6, -0.3, 1.18), (x, -0.36, 0.98), (x * 1.6, -0.39, 0.68)], 0.024, body)
    mirrored(lambda s: soft((0.22, 0.03, 0.24), body, (s * 0.27, -0.315, 0.72), (4, 0, s * 26), rounding=0.014, puff=0.004))


@model('gamcha')
def gamcha():
    body, stripe = plain_cloth(), fabric((0.88, 0.86, 0.8))
    tube([(-0.75, 0, 1.42), (0.75, 0, 1.42)], 0.02, wood(TEAK))
    for s in (-1, 1):
        tube([(s * 0.72, -0.2, 0), (s * 0.72, 0, 1.42)], 0.016, wood(TEAK))
        tube([(s * 0.72, 0.2, 0), (s * 0.72, 0, 1.42)], 0.016, wood(TEAK))

    def point(a, b, out=0.0):
        x, along = (a - 0.5) * 1.05, b * 2.3 - 1.25
        r = 0.028 + out
        if abs(along) < r * math.pi / 2:
            y, z = r * math.sin(along / r), 1.42 + r * math.cos(along / r)
        else:
            y, z = math.copysign(r, along), 1.42 - (abs(along) - r * math.pi / 2)
        hang = max(0, 1.42 - z)
        return x * (1 - 0.05 * hang), y + math.copysign(0.02 * math.sin(13 * x + z) * hang, along), z
    grid(60, 120, point, lambda a, b: (a, b), body, 0.006)

    def ribbon(a1, a2, b1, b2):
        grid(60, 60, lambda a, b: point(a1 + (a2 - a1) * a, b1 + (b2 - b1) * b, 0.006), lambda a, b: (a, b), stripe)
    for a in (0.06, 0.9):
        ribbon(a, a + 0.04, 0, 1)
    for i in range(11):
        ribbon(0.15 + i * 0.07, 0.154 + i * 0.07, 0, 1)
    for i in range(20):
        ribbon(0, 1, 0.04 + i * 0.05, 0.0425 + i * 0.05)
    for b in (0.015, 0.03):
        ribbon(0, 1, b, b + 0.012)
    wires([[point(i / 50, 0), tuple(Vector(point(i / 50, 0)) - Vector((0.004 * math.sin(i * 2), 0, 0.06)))] for i in range(51)], 0.004, stripe)


def fringe(width, y, direction, material, length=0.07, count=60, z=0.012):
    wires([[(-width / 2 + width * i / count, y, z), (-width / 2 + width * i / count + 0.008 * math.sin(i * 2.3), y + direction * length, 0.006)] for i in range(count + 1)], 0.006, material)


@model('carpet', **LYING)
def carpet():
    body = cloth()
    sheet(1.2, 1.5, body, (0, -0.1, 0.02), ripple=0.006, thickness=0.035)
    fringe(1.2, -0.85, -1, fabric((0.85, 0.8, 0.68)))
    # The far end is still rolled up.
    def spiral(a, b):
        angle = -math.pi / 2 + 2 * math.pi * 2.2 * b
        r = 0.17 - 0.12 * b
        return (a - 0.5) * 1.2, 0.65 + r * math.cos(angle), 0.18 + r * math.sin(angle)
    grid(4, 160, spiral, lambda a, b: ((a - 0.5) * 1.2 + 0.5, 1.2 + b * 1.4), body, 0.03)


@model('rug', **LYING)
def rug():
    body = cloth()
    sheet(1.7, 1.15, body, (0, 0, 0.03), ripple=0.012, ripples=9, thickness=0.05)
    # Its pile stands up at the edges.
    chance = random.Random(2)
    lines = []
    for _ in range(1500):
        along = chance.random()
        side = chance.randrange(4)
        x, y = ((along - 0.5) * 1.7, (-0.575 if side == 0 else 0.575)) if side < 2 else ((-0.85 if side == 2 else 0.85), (along - 0.5) * 1.15)
        dx, dy = (chance.uniform(-0.02, 0.02), math.copysign(0.035, y)) if side < 2 else (math.copysign(0.035, x), chance.uniform(-0.02, 0.02))
        lines.append([(x, y, 0.045), (x + dx, y + dy, 0.03), (x + dx * 1.3, y + dy * 1.3, 0.008)])
    wires(lines, 0.006, body, round=1)


@model('dhurrie', **LYING)
def dhurrie():
    body, thread = cloth(), fabric((0.86, 0.8, 0.68))
    sheet(1.1, 1.7, body, (0, 0, 0.01), ripple=0.008, thickness=0.014)
    for s in (-1, 1):
        for i in range(19):
            x = -0.54 + i * 0.06
            ball(0.014, thread, (x, s * 0.87, 0.012))
            wires([[(x, s * 0.86, 0.01), (x + d, s * 0.97, 0.005)] for d in (-0.014, -0.005, 0.005, 0.014)], 0.004, thread)
    for s in (-1, 1):
        for y in (0.8, 0.76):
            box((1.1, 0.014, 0.012), thread, (0, s * y, 0.012), bevel=0.003)


@model('area-rug', **LYING)
def area_rug():
    body, edge = cloth(), fabric((0.8, 0.74, 0.62))
    sheet(1.8, 1.25, body, (0, 0, 0.015), ripple=0.008, thickness=0.025)
    wires([[(-0.9, -0.625, 0.016), (0.9, -0.625, 0.016), (0.9, 0.625, 0.016), (-0.9, 0.625, 0.016)]], 0.02, edge, closed=True, round=4)
    for y in (-0.52, 0.52):
        box((1.6, 0.016, 0.01), edge, (0, y, 0.026), bevel=0.003)
    for x in (-0.8, 0.8):
        box((0.016, 1.04, 0.01), edge, (x, 0, 0.026), bevel=0.003)
    wires([[(s * 0.91, -0.62 + 1.24 * i / 60, 0.014), (s * 0.98, -0.62 + 1.24 * i / 60 + 0.006 * math.sin(i * 2.1), 0.005)] for i in range(61) for s in (-1, 1)], 0.005, edge)


def bristles(width, depth, z, material, count=5000, height=0.03, seed=1):
    chance = random.Random(seed)
    wires([[(x, y, z), (x + chance.uniform(-0.008, 0.008), y + chance.uniform(-0.008, 0.008), z + height)] for x, y in ((chance.uniform(-0.5, 0.5) * width, chance.uniform(-0.5, 0.5) * depth) for _ in range(count))], 0.005, material, round=0)


@model('door-mat', **LYING)
def door_mat():
    box((1.6, 1.0, 0.03), rubber(), (0, 0, 0), bevel=0.012)
    sheet(1.44, 0.84, cloth(), (0, 0, 0.04), ripple=0.003, thickness=0.02)


@model('door-mat-welcome', **LYING)
def door_mat_welcome():
    door_mat()
    text('WELCOME', 0.27, fabric((0.03, 0.025, 0.02)), (0, -0.01, 0.052), (-90, 0, 0), depth=0.006)
    for y in (-0.24, 0.24):
        box((1.1, 0.018, 0.012), fabric((0.03, 0.025, 0.02)), (0, y, 0.048), bevel=0.003)


@model('floor-mat', **LYING)
def floor_mat():
    body = cloth()
    soft((1.5, 0.95, 0.05), body, (0, 0, 0), rounding=0.024, puff=0, steps=30)
    # Chenille tufts. Each shows the part of the print that lies below it.
    for i in range(21):
        for j in range(13):
            x, y = -0.7 + i * 0.07, -0.43 + j * 0.0717
            height, lean = 0.058 + 0.006 * math.sin(i * 3 + j * 5), (10 * math.sin(i + j), 10 * math.cos(i * 2 + j), 0)
            tuft = ball(0.036, body, (x, y, height), (1, 1, 1.2), lean).data
            for loop in tuft.loops:
                point = tuft.vertices[loop.vertex_index].co
                tuft.uv_layers['print'].data[loop.index].uv = (x + point.x, y + point.y - 0.425)


@model('anti-skid-mat', **LYING)
def anti_skid_mat():
    body, back = cloth(), rubber((0.05, 0.05, 0.055))

    def point(a, b, lift=0.0):
        """The front right corner is turned over."""
        x, y = (a - 0.5) * 1.5, (b - 0.5) * 0.95
        beyond = ((x - 0.75) - (y + 0.475)) / math.sqrt(2) + 0.4
        if beyond > 0:
            r = 0.05
            angle = min(beyond / r, math.pi)
            flat = max(0, beyond - math.pi * r)
            move = (r + lift) * math.sin(angle) - flat - beyond
            return x + move / math.sqrt(2), y - move / math.sqrt(2), 0.03 + r * (1 - math.cos(angle)) + lift * math.cos(angle)
        return x, y, 0.03 + lift
    grid(110, 80, point, lambda a, b: (a * 1.5, b * 0.95), body, 0.012)
    grid(110, 80, lambda a, b: point(a, b, -0.016), lambda a, b: (a, b), back, 0.006)
    for i in range(36):
        for j in range(24):
            a, b = (i + 0.5) / 36, (j + 0.5) / 24
            x, y = (a - 0.5) * 1.5, (b - 0.5) * 0.95
            if ((x - 0.75) - (y + 0.475)) / math.sqrt(2) + 0.36 > 0.2:
                ball(0.012, back, point(a, b, -0.018), (1, 1, 0.6))
    for k in range(6):
        y = -0.38 + k * 0.152
        wires([[point(i / 60, (y + 0.475) / 0.95, 0.008) for i in range(4, 42)]], 0.006, fabric((0.75, 0.72, 0.68)))
