"""Cookware and kitchen appliances."""

from materials import *
from materials import _principled
from models.grocery import garlic_clove, heap_of_large
from models.packs import almond, merged, powder, wrap
from parts import *
from parts import _link, _solidify
from registry import model

FLAT = ('top', 'flat')
SHALLOW = ('top', 'three-quarter')


def rbox(width, depth, height, radius, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.03):
    """A box with rounded upright edges that stands on `at`."""
    outline = rounded(width - 2 * bevel, depth - 2 * bevel, max(radius - bevel, 0.002))
    place = Matrix.Rotation(math.radians(turn[2]), 4, 'Z') @ Matrix.Rotation(math.radians(turn[1]), 4, 'Y') @ Matrix.Rotation(math.radians(turn[0]), 4, 'X') @ Vector((0, 0, height / 2))
    return plate(outline, height, material, tuple(Vector(at) + place), (turn[0] - 90, turn[1], turn[2]), bevel=bevel)


def panel(width, height, thickness, radius, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.01):
    """An upright plate with rounded corners, centred on `at`."""
    return plate(rounded(width - 2 * bevel, height - 2 * bevel, max(radius - bevel, 0.002)), thickness, material, at, turn, bevel=bevel)


def rod(start, end, radius, material):
    return tube([start, end], radius, material, straight=True)


def knob(at, radius, depth, material, pointer=None):
    """A round knob on the front."""
    turned(curve_profile([(radius, 0), (radius, depth * 0.5), (radius * 0.9, depth * 0.95), (0, depth)], 4), material, at, (90, 0, 0), sides=48)
    if pointer:
        box((radius * 0.16, 0.01, radius * 0.8), pointer, (at[0], at[1] - depth, at[2] + radius * 0.1), bevel=0)


def see_through(name, rgb, roughness, middle, edge):
    """Thin clear material without refraction: `middle` and `edge` say how much its colour covers what is behind."""
    material = _principled(name, rgb, roughness=roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    weight, cover = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMapRange')
    passing, gloss = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy')
    veil, shine = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeMixShader')
    weight.inputs['Blend'].default_value = 0.2
    gloss.inputs['Roughness'].default_value = roughness
    cover.inputs['To Min'].default_value, cover.inputs['To Max'].default_value = middle, edge
    links.new(weight.outputs['Facing'], cover.inputs['Value'])
    links.new(cover.outputs['Result'], veil.inputs['Fac'])
    links.new(passing.outputs[0], veil.inputs[1])
    links.new(nodes['Principled BSDF'].outputs[0], veil.inputs[2])
    links.new(weight.outputs['Fresnel'], shine.inputs['Fac'])
    links.new(veil.outputs[0], shine.inputs[1])
    links.new(gloss.outputs[0], shine.inputs[2])
    links.new(shine.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def clear(rgb=None, roughness=0.08):
    """Transparent plastic, with a tint or without."""
    return see_through('clear', rgb or (0.6, 0.66, 0.7), roughness, 0.3 if rgb else 0.08, 0.6)


def glass():
    return see_through('glass', (0.5, 0.58, 0.6), 0.03, 0.04, 0.6)


def water():
    return see_through('water', (0.4, 0.62, 0.75), 0.03, 0.2, 0.35)


def liquid(rgb):
    return _principled('liquid', rgb, roughness=0.06, clearcoat=0.5)


def vessel(profile, material, at=(0, 0, 0), thickness=0.03, inside=None, turn=(0, 0, 0)):
    """An open pot, bowl or cup. The profile starts in the middle of its bottom."""
    turned(profile, material, at, turn, thickness=thickness, bevel=0)
    if inside:
        top = profile[-1][1] - 0.004
        turned([(max(0, radius - 1.3 * thickness), min(z + 1.3 * thickness, top)) for radius, z in profile], inside, at, turn, bevel=0)


def filled(radius, height, material, at=(0, 0, 0), bump=0.04):
    """What lies in a bowl: a slightly domed surface."""
    turned(curve_profile([(radius, height), (radius * 0.7, height + bump * 0.6), (0, height + bump)], 5), material, at, bevel=0, sides=48)


def wall(width, depth, height, radius, material, hole, at=(0, 0, 0), taper=0.85, columns=160, levels=48, thickness=0.03):
    """The side of a basket. `hole(column, level)` tells which cells are open."""
    outline = rounded(width, depth, radius, 24)
    lengths = [0]
    for index in range(len(outline)):
        (x1, y1), (x2, y2) = outline[index], outline[(index + 1) % len(outline)]
        lengths.append(lengths[-1] + math.hypot(x2 - x1, y2 - y1))
    ring_points, index = [], 0
    for column in range(columns):
        want = lengths[-1] * column / columns
        while lengths[index + 1] < want:
            index += 1
        share = (want - lengths[index]) / max(lengths[index + 1] - lengths[index], 1e-9)
        (x1, y1), (x2, y2) = outline[index % len(outline)], outline[(index + 1) % len(outline)]
        ring_points.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
    vertices, faces = [], []
    for level in range(levels + 1):
        scale = taper + (1 - taper) * level / levels
        vertices += [(x * scale, y * scale, height * level / levels) for x, y in ring_points]
    for level in range(levels):
        for column in range(columns):
            if not hole(column, level):
                a, b = level * columns + column, level * columns + (column + 1) % columns
                faces.append((a, b, b + columns, a + columns))
    mesh = bpy.data.meshes.new('wall')
    mesh.from_pydata(vertices, [], faces)
    mesh.uv_layers.new(name='print')
    return _solidify(_link('wall', mesh, material, at), thickness)


def rim(width, depth, radius, thickness, material, at=(0, 0, 0)):
    tube([(x, y, 0) for x, y in rounded(width, depth, radius, 12)], thickness, material, closed=True, straight=True, at=at)


def strands(lines, radius, material, smooth=True):
    """Many wires, bristles or threads in one piece."""
    curve = bpy.data.curves.new('strands', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 2
    curve.resolution_u = 8
    curve.use_fill_caps = True
    for line in lines:
        if smooth:
            spline = curve.splines.new('BEZIER')
            spline.bezier_points.add(len(line) - 1)
            for point, co in zip(spline.bezier_points, line):
                point.co = co
                point.handle_left_type = point.handle_right_type = 'AUTO'
        else:
            spline = curve.splines.new('POLY')
            spline.points.add(len(line) - 1)
            for point, co in zip(spline.points, line):
                point.co = (*co, 1)
    return _link('strands', curve, material, smooth=False)


def pan_handle(reach, z, material, length=1.15, rise=0.18, turn=0):
    """A long handle with a bracket and a hanging ring, towards the right."""
    def make():
        box((0.24, 0.1, 0.05), steel(), (reach + 0.06, 0, z - 0.02), (0, -8, 0), bevel=0.015)
        tube([(reach + 0.12, 0, z + 0.015), (reach + 0.35, 0, z + 0.06), (reach + length * 0.7, 0, z + rise * 0.85), (reach + length, 0, z + rise)], 0.075, material, radii=(0.75, 1, 1.05, 0.8))
        ring(0.055, 0.02, steel(), (reach + length + 0.05, 0, z + rise), (90, 0, 0))
    group(make, turn=(0, 0, turn))


@model('kettle')
def kettle():
    body, trim = lacquer(), black()
    disc(0.8, 0.1, trim)
    turned(curve_profile([(0.72, 0.14), (0.78, 0.24), (0.76, 0.6), (0.66, 1.2), (0.57, 1.58)]), body)
    turned(curve_profile([(0.57, 1.58), (0.5, 1.68), (0.22, 1.76), (0, 1.77)]), steel())
    turned(curve_profile([(0.07, 1.74), (0.1, 1.82), (0.12, 1.88), (0.07, 1.93), (0, 1.94)]), trim)
    tube([(0.54, 0, 1.5), (0.98, 0, 1.55), (1.1, 0, 1.05), (0.72, 0, 0.5)], 0.07, trim)
    spout = ((-0.5, 1.08, 0.2, 0.9), (-0.66, 1.24, 0.16, 0.8), (-0.8, 1.42, 0.125, 0.6), (-0.9, 1.58, 0.11, 0.25), (-0.96, 1.66, 0.115, 0))
    rings = [[(x + u, v, z + tilt * u) for u, v in circle(r, 40)] for x, z, r, tilt in spout]
    loft(rings, body, caps=False, thickness=0.02)


@model('kadhai', views=('three-quarter', 'top'))
def kadhai():
    body = finish()
    vessel(curve_profile([(0, 0), (0.4, 0), (0.75, 0.2), (1.0, 0.55), (1.1, 0.8)]), body, thickness=0.04)
    ring(1.1, 0.03, body, (0, 0, 0.8))

    def handle(side):
        tube([(side * 1.08, -0.26, 0.7), (side * 1.3, -0.22, 0.8), (side * 1.38, 0, 0.84), (side * 1.3, 0.22, 0.8), (side * 1.08, 0.26, 0.7)], 0.05, black())
        for y in (-0.26, 0.26):
            ball(0.06, steel(), (side * 1.05, y, 0.7))
    mirrored(handle)


@model('fry-pan', views=SHALLOW)
def fry_pan():
    body = finish()
    vessel(curve_profile([(0, 0), (0.7, 0), (0.82, 0.05), (0.95, 0.2), (1.02, 0.32)]), body, thickness=0.035)
    ring(1.02, 0.02, body, (0, 0, 0.32))
    for x in (-0.07, 0.07):
        ball(0.04, steel(), (0.92, x, 0.24))
    pan_handle(0.98, 0.24, black())


@model('tawa', views=SHALLOW)
def tawa():
    body = finish(0.4)
    turned(curve_profile([(0, 0.04), (0.6, 0.08), (1.0, 0.17), (1.1, 0.2)]), body, thickness=0.05, bevel=0)
    ring(1.09, 0.025, body, (0, 0, 0.2))
    pan_handle(1.02, 0.19, wood(), length=1.0, rise=0.14)


@model('dosa-tawa', views=SHALLOW)
def dosa_tawa():
    body = finish(0.4)
    vessel(curve_profile([(0, 0), (1.08, 0), (1.15, 0.02), (1.2, 0.08)]), body, thickness=0.05)
    pan_handle(1.12, 0.06, black(), length=1.0, rise=0.16)
    # A dosa, half rolled up.
    batter = food((0.8, 0.5, 0.18))
    plate([(x, z) for x, z in circle(0.92, 96) if z < 0.3], 0.025, batter, (0, 0, 0.065), (-90, 0, 0), bevel=0.008)
    tube([(-0.86, 0.26, 0.14), (-0.4, 0.27, 0.17), (0.4, 0.27, 0.17), (0.86, 0.26, 0.14)], 0.13, food((0.72, 0.38, 0.1)), radii=(0.6, 1, 1, 0.6))


@model('sauce-pan')
def sauce_pan():
    body = finish()
    vessel(curve_profile([(0, 0), (0.62, 0), (0.7, 0.05), (0.72, 0.2), (0.73, 0.75)]), body, thickness=0.035)
    ring(0.74, 0.025, body, (0, 0, 0.75))
    tube([(-0.7, -0.1, 0.74), (-0.82, 0, 0.75), (-0.7, 0.1, 0.74)], 0.035, body)
    ball(0.04, steel(), (0.7, -0.08, 0.56)), ball(0.04, steel(), (0.7, 0.08, 0.56))
    pan_handle(0.7, 0.56, black(), length=1.1, rise=0.16)


def weight(z, x=0):
    disc(0.05, 0.1, brass(), (x, 0, z))
    turned([(0.09, 0.06), (0.11, 0.1), (0.11, 0.24), (0.05, 0.27), (0.04, 0.34), (0, 0.35)], steel(), (x, 0, z))


@model('pressure-cooker')
def pressure_cooker():
    body, grip = finish(), black()
    turned([(0, 0), (0.74, 0), (0.8, 0.06), (0.8, 1.0)], body, bevel=0.03)
    ring(0.8, 0.02, body, (0, 0, 0.95))
    turned(curve_profile([(0.86, 1.0), (0.86, 1.1), (0.8, 1.15), (0.5, 1.22), (0.3, 1.23), (0, 1.23)]), body)
    ring(0.86, 0.025, body, (0, 0, 1.0))
    weight(1.22)
    disc(0.06, 0.06, plastic((0.6, 0.05, 0.05)), (-0.35, -0.25, 1.21))
    rbox(1.15, 0.22, 0.13, 0.06, grip, (1.3, 0, 0.86), bevel=0.04)
    rbox(1.35, 0.22, 0.14, 0.06, grip, (1.2, 0, 1.02), bevel=0.04)
    box((0.3, 0.24, 0.05), steel(), (0.85, 0, 1.14), bevel=0.015)
    rbox(0.34, 0.34, 0.13, 0.1, grip, (-0.93, 0, 0.84), bevel=0.04)


@model('inner-lid-pressure-cooker')
def inner_lid_pressure_cooker():
    body, grip = finish(), black()
    vessel(curve_profile([(0, 0), (0.66, 0), (0.8, 0.1), (0.9, 0.45), (0.84, 0.8), (0.66, 1.02), (0.6, 1.08), (0.62, 1.14)]), body, thickness=0.03)
    ring(0.62, 0.03, body, (0, 0, 1.14))
    turned(curve_profile([(0.59, 1.05), (0.45, 1.1), (0, 1.13)]), body)
    tube([(-0.5, 0, 1.1), (-0.4, 0, 1.2), (0, 0, 1.24), (0.5, 0, 1.22), (0.7, 0, 1.2)], 0.055, steel())
    rbox(1.2, 0.2, 0.12, 0.06, grip, (1.25, 0, 1.18), bevel=0.04)
    rbox(1.1, 0.2, 0.13, 0.06, grip, (1.3, 0, 0.98), bevel=0.04)
    box((0.5, 0.24, 0.2), steel(), (0.75, 0, 0.94), bevel=0.03)
    weight(1.12, -0.22)
    ring(0.12, 0.03, steel(), (1.82, 0, 1.23), (90, 0, 0))


@model('container-set')
def container_set():
    body = finish()

    def canister(x, y, radius, height):
        turned([(0, 0), (radius - 0.03, 0), (radius, 0.03), (radius, height)], body, (x, y, 0), bevel=0.02)
        for z in (0.25, 0.72):
            ring(radius, 0.012, body, (x, y, height * z))
        turned([(radius + 0.03, height - 0.06), (radius + 0.03, height + 0.05), (radius - 0.04, height + 0.09), (0, height + 0.1)], body, (x, y, 0), bevel=0.02)
        turned(curve_profile([(0.04, height + 0.08), (0.05, height + 0.14), (0.09, height + 0.18), (0.06, height + 0.23), (0, height + 0.24)]), body, (x, y, 0), sides=48)
    canister(0, 0, 0.5, 1.05)


@model('container-set-plastic')
def container_set_plastic():
    def canister(x, y, radius, height, lid, content):
        turned(curve_profile([(radius - 0.07, 0.02), (radius - 0.035, 0.05), (radius - 0.03, height * 0.4), (radius - 0.03, height * 0.74), (0, height * 0.78)]), food(PULSES[content]), (x, y, 0))
        turned(curve_profile([(0, 0), (radius - 0.04, 0), (radius, 0.05), (radius, height * 0.5), (radius, height)]), clear(), (x, y, 0), bevel=0)
        turned([(radius + 0.03, height - 0.04), (radius + 0.04, height - 0.02), (radius + 0.04, height + 0.12), (radius, height + 0.16), (0, height + 0.16)], plastic(lid), (x, y, 0), bevel=0.02)
    canister(0, 0, 0.5, 1.0, (0.05, 0.42, 0.38), 0)


def jar(x, y, radius, height, lid, content, level=0.75):
    turned(curve_profile([(radius - 0.06, 0.015), (radius - 0.035, 0.05), (radius - 0.03, 0.3 * height), (radius - 0.03, height * level), (0, height * level + 0.03)]), content, (x, y, 0.01))
    turned(curve_profile([(0, 0), (radius - 0.04, 0), (radius, 0.04), (radius, 0.12), (radius, height - 0.12), (radius - 0.05, height)]), glass(), (x, y, 0), bevel=0)
    lid(x, y, radius, height)


def wood_lid(x, y, radius, height):
    disc(radius - 0.02, 0.1, wood((0.6, 0.38, 0.18)), (x, y, height - 0.02), bevel=0.02)
    ring(radius - 0.04, 0.02, plastic((0.8, 0.8, 0.78)), (x, y, height))


def black_lid(x, y, radius, height):
    disc(radius - 0.02, 0.16, black(), (x, y, height - 0.05), bevel=0.015)


PULSES = ((0.75, 0.35, 0.05), (0.5, 0.1, 0.04), (0.2, 0.3, 0.06), (0.8, 0.68, 0.45), (0.06, 0.03, 0.02), (0.5, 0.25, 0.08))


@model('storage-jars')
def storage_jars():
    jar(0, 0, 0.4, 1.1, wood_lid, food(PULSES[0]), 0.78)


@model('airtight-containers')
def airtight_containers():
    lid, seal = plastic((0.05, 0.25, 0.42)), white()
    width, height = 0.75, 1.0
    rbox(width - 0.06, width - 0.06, height * 0.72, 0.1, food(PULSES[0]), (0, 0, 0.04))
    rbox(width, width, height, 0.12, clear())
    rbox(width + 0.05, width + 0.05, 0.09, 0.14, seal, (0, 0, height - 0.02))
    rbox(width + 0.06, width + 0.06, 0.1, 0.14, lid, (0, 0, height + 0.05))
    rbox(width * 0.45, 0.06, 0.3, 0.02, lid, (0, -width / 2 - 0.04, height - 0.18), bevel=0.012)
    rbox(0.06, width * 0.45, 0.3, 0.02, lid, (-width / 2 - 0.04, 0, height - 0.18), bevel=0.012)


SPICES = ((0.8, 0.45, 0.02), (0.55, 0.04, 0.02), (0.35, 0.25, 0.1), (0.3, 0.17, 0.06), (0.05, 0.03, 0.02), (0.16, 0.22, 0.05), (0.4, 0.15, 0.04))


@model('masala-box', views=SHALLOW, pieces=0)
def masala_box():
    metal_ = finish(0.4)
    build_masala_box(metal_, metal_)


@model('masala-box-clear', views=SHALLOW, pieces=0)
def masala_box_clear():
    build_masala_box(clear(), white())


def build_masala_box(body, inner):
    vessel([(0, 0), (1.0, 0), (1.06, 0.05), (1.06, 0.42)], body, thickness=0.03)
    ring(1.06, 0.025, body, (0, 0, 0.42))

    def bowl(at, spice):
        vessel(curve_profile([(0, 0), (0.24, 0), (0.29, 0.05), (0.31, 0.3)]), inner, (at[0], at[1], 0.04), thickness=0.015)
        powder(0.27, 0.17, food(spice, 0.9), (at[0], at[1], 0.25), seed=SPICES.index(spice), rough=0.025)
    bowl((0, 0, 0.04), SPICES[0])
    for index in range(6):
        angle = math.radians(60 * index + 30)
        bowl((0.68 * math.cos(angle), 0.68 * math.sin(angle), 0.04), SPICES[index + 1])
    tube([(-0.62, 0.02, 0.52), (-0.3, 0.03, 0.45), (0.02, 0.04, 0.41)], 0.04, steel(), radii=(1.1, 0.8, 0.7))
    ball(0.13, steel(), (0.1, 0.04, 0.41), (1.2, 0.85, 0.35))

    def lid():
        turned([(1.1, 0), (1.1, 0.08), (1.02, 0.12), (0, 0.12)], body, thickness=0.02)
        turned(curve_profile([(0.08, 0.12), (0.14, 0.2), (0.1, 0.26), (0, 0.27)], 5), body)
    # It lies beside the box, with its edge on the rim.
    group(lid, at=(1.6, 0.92, 0.24), turn=(0, 12.5, 30))


@model('spice-jars')
def spice_jars():
    jar(0, 0, 0.2, 0.5, black_lid, food(SPICES[1]), 0.82)


@model('spice-jars-steel')
def spice_jars_steel():
    metal_ = finish(0.35)
    turned([(0, 0), (0.18, 0), (0.2, 0.02), (0.2, 0.42)], metal_, bevel=0.01)
    turned([(0.205, 0.4), (0.205, 0.5), (0.18, 0.54), (0, 0.54)], metal_, bevel=0.015)
    # A window follows the wall, and shows the spice.
    wrap(0.203, 0.1, 0.32, plastic(SPICES[0]), 60)

    def on_wall(degrees, z):
        return 0.204 * math.sin(math.radians(degrees)), -0.204 * math.cos(math.radians(degrees)), z
    for z in (0.1, 0.32):
        tube([on_wall(degrees, z) for degrees in range(-30, 31, 5)], 0.01, metal_)
    mirrored(lambda side: rod(on_wall(side * 30, 0.092), on_wall(side * 30, 0.328), 0.01, metal_))


def bottle_loop(z, material, radius=0.16, x=0):
    tube([(x - radius, 0, z), (x - radius, 0, z + radius * 0.9), (x, 0, z + radius * 1.5), (x + radius, 0, z + radius * 0.9), (x + radius, 0, z)], 0.035, material)


@model('water-bottle')
def water_bottle():
    turned(curve_profile([(0, 0), (0.34, 0), (0.38, 0.04), (0.38, 0.3), (0.38, 1.3), (0.34, 1.44), (0.24, 1.56), (0.22, 1.6), (0.22, 1.66)]), matt(), bevel=0)
    turned([(0.385, 0), (0.388, 0.02), (0.388, 0.14), (0.382, 0.15)], steel(0.3), bevel=0.006)
    ring(0.225, 0.02, steel(), (0, 0, 1.62))
    turned([(0.24, 1.64), (0.25, 1.66), (0.25, 1.86), (0.22, 1.9), (0, 1.9)], black(), bevel=0.02)
    around(36, 0.25, lambda at, degrees: box((0.012, 0.012, 0.15), black(), at, (0, 0, degrees), bevel=0), at=(0, 0, 1.69))
    bottle_loop(1.88, black())


@model('vacuum-flask')
def vacuum_flask():
    body = lacquer()
    turned([(0, 0), (0.42, 0), (0.42, 0.12)], black(), bevel=0.02)
    turned(curve_profile([(0.42, 0.12), (0.43, 0.2), (0.43, 1.2), (0.4, 1.3), (0.35, 1.36)]), body, bevel=0)
    disc(0.34, 0.06, black(), (0, 0, 1.35))
    turned(curve_profile([(0.36, 1.41), (0.38, 1.46), (0.36, 1.7), (0.33, 1.76), (0.26, 1.79), (0, 1.8)]), steel(0.3), bevel=0)
    tube([(0.36, 0, 1.52), (0.56, 0, 1.55), (0.58, 0, 1.68), (0.35, 0, 1.7)], 0.035, black())
    tube([(0.42, 0, 1.2), (0.68, 0, 1.22), (0.74, 0, 1.0), (0.7, 0, 0.55), (0.42, 0, 0.5)], 0.05, black())
    ring(0.435, 0.03, black(), (0, 0, 1.2), flat=1.4)
    ring(0.435, 0.03, black(), (0, 0, 0.5), flat=1.4)


@model('sipper-bottle')
def sipper_bottle():
    tint, trim = clear(), lacquer()
    turned(curve_profile([(0, -0.01), (0.36, -0.01), (0.42, 0.04), (0.418, 0.34), (0.4, 0.36)], 4), trim, bevel=0)
    turned(curve_profile([(0, 0), (0.34, 0), (0.4, 0.05), (0.39, 0.5), (0.35, 0.8), (0.39, 1.05), (0.39, 1.3), (0.34, 1.4)]), tint, bevel=0)
    turned(curve_profile([(0, 0.03), (0.32, 0.03), (0.365, 0.07), (0.355, 0.5), (0.32, 0.8), (0.355, 1.0), (0, 1.0)], 6), water(), bevel=0)
    turned([(0.36, 1.36), (0.37, 1.38), (0.37, 1.58), (0.3, 1.66), (0, 1.68)], trim, bevel=0.03)
    tube([(0.05, 0, 1.66), (0.05, 0, 1.82), (-0.05, 0, 1.95), (-0.22, 0, 2.0)], 0.07, rubber((0.75, 0.78, 0.8)), radii=(1.1, 1, 0.9, 0.8))
    rod((0.05, 0, 1.4), (0.05, 0, 0.1), 0.04, clear())
    bottle_loop(1.56, trim, 0.4)
    for z in (0.55, 0.75, 0.95):
        box((0.12, 0.01, 0.015), white(), (-0.05, -0.385, z), bevel=0)


@model('sports-bottle')
def sports_bottle():
    body, trim = matt(), black()
    profile = curve_profile([(0, 0), (0.36, 0), (0.42, 0.06), (0.42, 0.55), (0.34, 0.8), (0.34, 0.95), (0.42, 1.15), (0.42, 1.35), (0.34, 1.48)])
    turned(profile, body, bevel=0)
    for radius, z in profile[30:46:3]:
        ring(radius - 0.005, 0.018, trim, (0, 0, z))
    turned([(0.36, 1.46), (0.38, 1.48), (0.38, 1.6), (0.3, 1.7), (0.16, 1.76), (0.15, 1.84), (0, 1.84)], trim, bevel=0.02)
    turned(curve_profile([(0.11, 1.82), (0.11, 1.88), (0.15, 1.93), (0.12, 1.98), (0.1, 2.04), (0, 2.05)], 5), plastic((0.8, 0.8, 0.8)), sides=48)
    plate([(-0.06, 0), (0.13, 0.21), (0.03, 0.21), (0.1, 0.38), (-0.03, 0.38), (-0.12, 0.16), (-0.02, 0.16)], 0.06, white(), (0, -0.4, 0.15))


@model('thermosteel-bottle')
def thermosteel_bottle():
    body, cap = lacquer(), steel(0.3)
    turned(curve_profile([(0, 0), (0.31, 0), (0.35, 0.04), (0.35, 0.3), (0.35, 1.2), (0.33, 1.3), (0.29, 1.38)]), body, bevel=0)
    ring(0.29, 0.03, black(), (0, 0, 1.4), flat=1.5)
    turned(curve_profile([(0.29, 1.43), (0.31, 1.46), (0.3, 1.7), (0.27, 1.8), (0.2, 1.84), (0, 1.85)]), cap, bevel=0)
    ring(0.352, 0.008, black(), (0, 0, 0.22), flat=2)
    panel(0.2, 0.5, 0.01, 0.05, black(), (0, -0.35, 0.75), bevel=0.004)
    cup = curve_profile([(0, 0), (0.24, 0), (0.27, 0.04), (0.3, 0.36)])
    vessel(cup, cap, (0.62, -0.25, 0), thickness=0.02)
    filled(0.28, 0.28, liquid((0.2, 0.07, 0.02)), (0.62, -0.25, 0), 0)


@model('travel-tumbler')
def travel_tumbler():
    turned(curve_profile([(0, 0), (0.27, 0), (0.3, 0.04), (0.31, 0.5), (0.4, 0.72), (0.43, 1.45), (0.42, 1.48)]), lacquer(), bevel=0)
    turned([(0.425, 1.46), (0.432, 1.48), (0.432, 1.54), (0.42, 1.55)], steel(0.25), bevel=0.005)
    turned([(0.42, 1.54), (0.43, 1.56), (0.4, 1.62), (0.1, 1.63), (0, 1.63)], black(), bevel=0.01)
    tube([(0.12, 0, 1.6), (0.14, 0, 1.9), (0.17, 0, 2.15)], 0.045, steel(0.2), straight=True)
    tube([(0.41, 0, 1.2), (0.66, 0, 1.22), (0.72, 0, 1.0), (0.62, 0, 0.7), (0.38, 0, 0.66)], 0.05, black())


@model('wide-mouth-bottle')
def wide_mouth_bottle():
    turned(curve_profile([(0, 0), (0.42, 0), (0.47, 0.05), (0.47, 0.4), (0.47, 1.15), (0.45, 1.26), (0.37, 1.36), (0.35, 1.42)]), matt(), bevel=0)
    ring(0.355, 0.025, steel(), (0, 0, 1.41))
    turned([(0.38, 1.42), (0.39, 1.44), (0.39, 1.62), (0.36, 1.66), (0, 1.66)], black(), bevel=0.02)
    around(30, 0.39, lambda at, degrees: box((0.02, 0.02, 0.14), black(), at, (0, 0, degrees), bevel=0), at=(0, 0, 1.46))
    tube([(-0.36, 0, 1.6), (-0.42, 0, 1.78), (-0.2, 0, 1.95), (0.2, 0, 1.95), (0.42, 0, 1.78), (0.36, 0, 1.6)], 0.05, black())
    turned([(0.474, 0.1), (0.478, 0.12), (0.478, 0.22), (0.474, 0.24)], rubber(), bevel=0.004)


@model('fridge-bottle')
def fridge_bottle():
    body = lacquer()
    loft([[(x * s, y * s, z) for x, y in rounded(0.68, 0.68, 0.16)] for z, s in ((0, 0.9), (0.04, 1), (0.5, 1), (0.56, 0.94), (0.62, 1), (1.1, 1), (1.28, 0.86), (1.4, 0.56), (1.44, 0.5))], body, smooth=1)
    turned([(0.18, 1.4), (0.18, 1.54)], body, bevel=0)
    turned([(0.2, 1.5), (0.21, 1.52), (0.21, 1.7), (0.18, 1.73), (0, 1.73)], white(), bevel=0.015)
    around(24, 0.21, lambda at, degrees: box((0.015, 0.015, 0.15), white(), at, (0, 0, degrees), bevel=0), at=(0, 0, 1.53))
    for x in (-0.16, 0, 0.16):
        box((0.05, 0.02, 0.34), body, (x, -0.335, 0.68), bevel=0.01)
        box((0.02, 0.05, 0.34), body, (-0.335, x, 0.68), bevel=0.01)


DISH = [(0, 0.02), (0.5, 0.02), (0.62, 0.05), (0.72, 0.06), (0.98, 0.13), (1.0, 0.14)]


def dish(radius, at=(0, 0, 0), turn=(0, 0, 0), glaze=None, edge=None):
    """A plate with a rim and a coloured line."""
    glaze = glaze or ceramic()

    def make():
        turned(curve_profile([(0, 0.0), *DISH], 5), glaze, thickness=0.03, bevel=0)
        ring(0.98, 0.012, edge or gold(), (0, 0, 0.135))
        ring(0.7, 0.006, edge or gold(), (0, 0, 0.062))
    group(make, at, turn, radius)


def on_stand(radius, at=(0, 0, 0), edge=None):
    """A plate that leans on a wooden stand."""
    beech = wood((0.5, 0.3, 0.14))

    def make():
        dish(1, (0, 0, 1.0), (80, 0, 0), edge=edge)

        def side(x):
            box((0.09, 0.9, 0.07), beech, (x, -0.02, 0), bevel=0.015)
            box((0.09, 0.07, 0.24), beech, (x, -0.42, 0), bevel=0.02)
            box((0.09, 0.06, 0.95), beech, (x, -0.13, 0.03), (-10, 0, 0), bevel=0.015)
        side(-0.3), side(0.3)
        box((0.6, 0.07, 0.06), beech, (0, 0.36, 0.005), bevel=0.015)
    group(make, at, scale=radius)


BOWL = [(0, 0.0), (0.3, 0.0), (0.34, 0.05), (0.62, 0.2), (0.88, 0.5), (0.95, 0.72)]


def bowl(radius, at=(0, 0, 0), glaze=None, edge=None, content=None):
    def make():
        vessel(curve_profile(BOWL, 6), glaze or ceramic(), thickness=0.045)
        ring(0.93, 0.02, edge or glaze or ceramic(), (0, 0, 0.72))
        if content:
            filled(0.84, 0.55, content, bump=0.12)
    group(make, at, (0, 0, 0), radius)


@model('dinner-set', pieces=0)
def dinner_set():
    blue = ceramic((0.03, 0.1, 0.35))
    on_stand(0.95, (0, 0.9, 0), edge=blue)
    for index in range(4):
        dish(0.72, (-0.75, -0.1, 0.035 * index), edge=blue)
    bowl(0.42, (-0.75, -0.1, 0.15), edge=blue)
    for index in range(4):
        bowl(0.4, (0.8, 0.1, 0.1 * index), edge=blue)
    for index in range(3):
        dish(0.5, (0.25, -0.7, 0.03 * index), edge=blue)
    bowl(0.26, (0.25, -0.7, 0.1), edge=blue)


@model('serving-bowls')
def serving_bowls():
    green = ceramic((0.1, 0.28, 0.2))
    bowl(0.9, (0, 0, 0), green, ceramic())


@model('thali-set', views=SHALLOW, pieces=0)
def thali_set():
    body = finish()
    vessel([(0, 0), (1.05, 0), (1.16, 0.06), (1.2, 0.16)], body, thickness=0.03)
    ring(1.2, 0.025, body, (0, 0, 0.16))
    for index in range(4):
        angle = math.radians(20 + 47 * index)
        at = (0.78 * math.cos(angle), 0.78 * math.sin(angle), 0.03)
        vessel(curve_profile([(0, 0), (0.2, 0), (0.25, 0.04), (0.28, 0.26)]), body, at, thickness=0.018)
        ring(0.28, 0.014, body, (at[0], at[1], at[2] + 0.26))
    vessel([(0, 0), (0.2, 0), (0.22, 0.03), (0.27, 0.62)], body, (1.35, 0.62, 0), thickness=0.02)
    ring(0.27, 0.015, body, (1.35, 0.62, 0.62))
    ball(0.16, body, (-0.05, -0.62, 0.075), (0.75, 1.1, 0.22), (0, 0, -70))
    tube([(0.08, -0.57, 0.075), (0.45, -0.44, 0.13), (0.8, -0.32, 0.15)], 0.035, body, radii=(0.7, 0.8, 1.1))
    vessel([(0, 0), (0.34, 0), (0.38, 0.05)], body, (-0.5, -0.25, 0.03), thickness=0.018)


@model('dinner-plates')
def dinner_plates():
    teal = ceramic((0.02, 0.2, 0.26))
    on_stand(1.0, edge=teal)


@model('snack-bowls', views=SHALLOW)
def snack_bowls():
    bowl(0.55, (0, 0, 0), ceramic((0.75, 0.3, 0.04)), ceramic())
    heap_of_large(almond(0.19), 0.088, food((0.33, 0.14, 0.05)), 0.41, 0.14, (0, 0, 0.3))


def mug_handle(x, low, high, material, radius=0.06, reach=0.36):
    tube([(x, 0, high), (x + reach * 0.8, 0, high + 0.02), (x + reach, 0, (low + high) / 2 + 0.05), (x + reach * 0.7, 0, low + 0.02), (x - 0.02, 0, low)], radius, material)


@model('coffee-mug')
def coffee_mug():
    outer, inner = ceramic(), ceramic((0.03, 0.16, 0.3))
    vessel([(0, 0), (0.44, 0), (0.5, 0.05), (0.5, 1.12)], outer, thickness=0.045, inside=inner)
    ring(0.478, 0.024, inner, (0, 0, 1.12))
    mug_handle(0.49, 0.28, 0.88, inner)
    filled(0.455, 0.98, liquid((0.12, 0.05, 0.02)), bump=0)
    turned([(0.506, 0.0), (0.506, 0.16)], inner, bevel=0)
    plate(smooth_outline([(0, -0.16), (0.17, 0.03), (0.12, 0.15), (0, 0.07), (-0.12, 0.15), (-0.17, 0.03)], 6), 0.03, ceramic((0.6, 0.05, 0.05)), (-0.1, -0.488, 0.62))


@model('mug')
def mug():
    lower, upper = clay((0.42, 0.3, 0.2)), ceramic((0.14, 0.24, 0.24))
    profile = curve_profile([(0, 0), (0.4, 0), (0.5, 0.08), (0.58, 0.4), (0.55, 0.75), (0.5, 0.95)])
    vessel(profile, upper, thickness=0.05, inside=ceramic((0.7, 0.66, 0.58)))
    turned([(r + 0.006, z) for r, z in profile if 0 < z < 0.34], lower, bevel=0)
    ring(0.475, 0.027, upper, (0, 0, 0.95))
    mug_handle(0.53, 0.25, 0.78, upper, 0.065, 0.34)


@model('tea-cups')
def tea_cups():
    glaze, tea = ceramic(), liquid((0.35, 0.13, 0.03))
    dish(0.62, edge=gold())
    vessel(curve_profile([(0, 0.06), (0.2, 0.06), (0.24, 0.1), (0.4, 0.3), (0.44, 0.56)]), glaze, thickness=0.025)
    ring(0.432, 0.014, gold(), (0, 0, 0.56))
    filled(0.4, 0.46, tea, bump=0)
    tube([(0.4, 0, 0.5), (0.58, 0, 0.52), (0.62, 0, 0.38), (0.5, 0, 0.26), (0.36, 0, 0.26)], 0.032, glaze)
    ring(0.37, 0.008, gold(), (0, 0, 0.25))


@model('kulhad-cups')
def kulhad_cups():
    earth = clay()
    vessel(curve_profile([(0, 0), (0.24, 0), (0.265, 0.03), (0.27, 0.1), (0.32, 0.4), (0.41, 0.66), (0.43, 0.76), (0.4, 0.84), (0.43, 0.93)]), earth, thickness=0.03)
    for z, radius in ((0.16, 0.276), (0.3, 0.3)):
        ring(radius, 0.006, earth, (0, 0, z))
    # Milk tea up to the rim, with froth at its edge.
    filled(0.405, 0.895, plastic((0.15, 0.06, 0.016), 0.9), bump=0)
    around(26, 0.375, lambda at, d: ball(0.016 + 0.008 * math.sin(d * 7.3), plastic((0.75, 0.52, 0.28), 0.3), (at[0], at[1], 0.895)))


def radius_at(profile, z):
    for (low_radius, low), (high_radius, high) in zip(profile, profile[1:]):
        if low <= z <= high and high > low:
            return low_radius + (high_radius - low_radius) * (z - low) / (high - low)
    return profile[-1][0]


def drinking_glass(profile, content=None, level=0.6, sides=96, base=0.06):
    """A glass with a thick base."""
    top, bottom = profile[-1], radius_at(profile, base) - 0.02
    high = top[1] * level
    turned(profile, glass(), sides=sides, bevel=0)
    turned([(bottom, base), (0, base)], glass(), sides=sides, bevel=0)
    ring(top[0], 0.014, glass(), (0, 0, top[1]))
    ring(bottom, 0.02, glass(), (0, 0, 0.03))
    if content:
        inside = [(radius_at(profile, z) - 0.008, z) for z in (base + 0.004, high)]
        turned([(0, base + 0.004), *inside, (0, high)], content, sides=sides, bevel=0.004)


@model('glass-tumblers')
def glass_tumblers():
    drinking_glass([(0, 0), (0.36, 0), (0.39, 0.04), (0.44, 0.95)], liquid((0.6, 0.25, 0.04)), 0.6, base=0.07)


@model('water-glasses')
def water_glasses():
    drinking_glass([(0, 0), (0.27, 0), (0.3, 0.03), (0.4, 1.15)], water(), 0.65)


@model('juice-glasses')
def juice_glasses():
    drinking_glass([(0, 0), (0.27, 0), (0.29, 0.03), (0.33, 1.35)], food((0.9, 0.36, 0.01), 0.3), 0.82)
    tube([(-0.05, 0, 0.5), (0.13, 0.05, 1.75)], 0.03, plastic((0.7, 0.06, 0.05)))


@model('steel-glasses')
def steel_glasses():
    body = finish()
    vessel([(0, 0), (0.28, 0), (0.3, 0.03), (0.4, 1.1)], body, (0, 0, 0), 0.018)
    for radius, thickness, z in ((0.4, 0.022, 1.1), (0.366, 0.008, 0.7), (0.358, 0.008, 0.62)):
        ring(radius, thickness, body, (0, 0, z))


@model('vegetable-chopper')
def vegetable_chopper():
    lid, tray = plastic((0.12, 0.45, 0.06)), clear()
    turned(curve_profile([(0, 0), (0.75, 0), (0.82, 0.05), (0.84, 0.3), (0.88, 0.75)]), tray, bevel=0)
    ring(0.8, 0.03, lid, (0, 0, 0.04), flat=1.5)
    heap(60, lambda at, turn: box((0.12, 0.1, 0.1), food(random.choice(((0.6, 0.03, 0.02), (0.25, 0.4, 0.05), (0.85, 0.8, 0.7), (0.8, 0.3, 0.03)))), (at[0], at[1], 0.06 + at[2]), turn, bevel=0.02), 0.62, 0.25, 3)
    rod((0, 0, 0.05), (0, 0, 0.9), 0.06, white())
    for degrees, z in ((0, 0.2), (120, 0.38), (240, 0.55)):
        angle = math.radians(degrees)
        box((0.6, 0.12, 0.015), steel(), (0.3 * math.cos(angle), 0.3 * math.sin(angle), z), (0, 0, degrees), bevel=0)
    turned([(0.92, 0.72), (0.92, 0.88), (0.86, 0.94), (0.5, 0.98), (0.46, 1.08), (0, 1.1)], lid, bevel=0.03)
    mirrored(lambda side: box((0.1, 0.3, 0.22), white(), (side * 0.95, 0, 0.7), bevel=0.03))
    rod((0.2, -0.1, 1.05), (0.42, -0.3, 1.3), 0.018, white())
    tube([(0.2, -0.42, 1.28), (0.42, -0.3, 1.33), (0.66, -0.18, 1.38)], 0.09, white())


@model('grater')
def grater():
    body, grip = steel(), black()
    bottom, top, height = 0.5, 0.3, 1.5
    sections = []
    for share in (0, 0.02, 0.98, 1):
        half = bottom + (top - bottom) * share
        sections.append([(x * half, y * half * 0.8, 0.06 + height * share) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    loft(sections, body, smooth=0)
    rim(1.0, 0.8, 0.05, 0.05, grip, (0, 0, 0.05))

    def cutters(at_angle, depth, width, kind):
        def make():
            rows = 11 if kind else 6
            for row in range(rows):
                z = 0.22 + 1.15 * row / rows
                half = bottom + (top - bottom) * z / height
                columns = 7 if kind else 4
                for column in range(columns):
                    x = (column + 0.5 + 0.25 * (row % 2 * 2 - 1)) / columns * 2 - 1
                    place = (x * half * width * 0.8, -half * depth - 0.004, z)
                    if kind:
                        box((0.05, 0.012, 0.05), black(), (place[0], place[1], z), (0, 45, 0), bevel=0)
                        box((0.045, 0.03, 0.02), steel(), (place[0], place[1], z + 0.045), bevel=0.006)
                    else:
                        ball(0.07, black(), (place[0], place[1], z - 0.01), (1, 0.2, 0.5))
                        ball(0.08, steel(), (place[0], place[1] - 0.01, z + 0.03), (1, 0.45, 0.55))
        group(make, turn=(0, 0, at_angle))
    cutters(0, 0.8, 1.0, False)
    cutters(-90, 1.0, 0.8, True)
    cutters(90, 1.0, 0.8, True)
    tube([(-0.24, 0, 1.54), (-0.22, 0, 1.78), (0, 0, 1.88), (0.22, 0, 1.78), (0.24, 0, 1.54)], 0.06, grip)


@model('peeler-set', views=FLAT)
def peeler_set():
    def straight(x, rgb, turn):
        def make():
            tube([(0, -1.0, 0.1), (0, -0.5, 0.1), (0, 0.05, 0.1)], 0.1, plastic(rgb), radii=(0.85, 1.15, 0.8))
            plate(rounded(0.17, 0.75, 0.08), 0.03, steel(), (0, 0.42, 0.1), (-90, 0, 0), holes=[rounded(0.05, 0.5, 0.02)])
            ball(0.05, steel(), (0, 0.8, 0.1))
        group(make, at=(x, 0, 0), turn=(0, 0, turn))

    def y_shape(x, rgb, turn):
        def make():
            tube([(0, -1.0, 0.1), (0, -0.5, 0.1), (0, -0.02, 0.1)], 0.1, plastic(rgb), radii=(0.85, 1.15, 0.9))
            for side in (-1, 1):
                tube([(0, -0.05, 0.1), (side * 0.25, 0.15, 0.1), (side * 0.34, 0.5, 0.1), (side * 0.33, 0.65, 0.1)], 0.065, plastic(rgb))
            plate(rounded(0.68, 0.16, 0.03), 0.02, steel(), (0, 0.55, 0.13), (-70, 0, 0), holes=[rounded(0.5, 0.04, 0.01)])
        group(make, at=(x, 0, 0), turn=(0, 0, turn))
    straight(-0.8, (0.1, 0.4, 0.05), 12)
    y_shape(0.0, (0.7, 0.08, 0.03), 0)
    y_shape(0.95, (0.75, 0.4, 0.02), -12)


@model('hand-whisk', views=('top', 'three-quarter'))
def hand_whisk():
    wire = steel()

    def make():
        tube([(0, 0, 0), (0, 0, 0.4), (0, 0, 0.95)], 0.09, black(), radii=(0.85, 1.1, 0.8))
        disc(0.085, 0.1, wire, (0, 0, 0.93))
        ring(0.06, 0.015, wire, (0, 0, -0.06), (90, 0, 0))
        for index in range(6):
            angle = math.pi * index / 6
            c, s = math.cos(angle), math.sin(angle)
            shape = [(0.04, 1.0), (0.16, 1.35), (0.36, 1.85), (0.3, 2.2), (0.0, 2.33 - 0.03 * index), (-0.3, 2.2), (-0.36, 1.85), (-0.16, 1.35), (-0.04, 1.0)]
            tube([(r * c, r * s, z) for r, z in shape], 0.016, wire)
    group(make, at=(0, -1.1, 0.36), turn=(-88, 0, 32))


@model('roti-maker-press')
def roti_maker_press():
    body, grip = steel(), black()
    for x, y in ((-0.6, -0.6), (0.6, -0.6), (-0.6, 0.6), (0.6, 0.6)):
        disc(0.09, 0.1, rubber(), (x, y, 0))
    disc(0.95, 0.09, body, (0, 0, 0.1), bevel=0.03)
    disc(0.88, 0.03, steel(0.12), (0, 0, 0.18))
    disc(0.6, 0.02, food((0.8, 0.66, 0.42)), (0, 0, 0.21))
    box((0.5, 0.2, 0.3), body, (0, 1.02, 0.08), bevel=0.02)
    tube([(0, -0.9, 0.14), (0, -1.3, 0.14)], 0.09, grip)

    def lid():
        disc(0.95, 0.08, body, (0, -1.0, 0), bevel=0.03)
        disc(0.88, 0.02, steel(0.12), (0, -1.0, -0.015))
        box((0.36, 1.1, 0.08), body, (0, -0.55, 0.06), bevel=0.02)
        tube([(0, -1.9, 0.04), (0, -2.3, 0.04)], 0.09, grip)
    group(lid, at=(0, 1.0, 0.36), turn=(-100, 0, 0))


@model('lemon-squeezer', views=('top', 'three-quarter'))
def lemon_squeezer():
    yellow, green = plastic((0.85, 0.55, 0.02)), plastic((0.15, 0.4, 0.05))

    def lower():
        vessel(curve_profile([(0, 0), (0.25, 0.02), (0.42, 0.18), (0.5, 0.42)]), green, thickness=0.06)
        ring(0.5, 0.06, green, (0, 0, 0.42))
        tube([(0.5, 0, 0.42), (1.2, 0, 0.4), (2.0, 0, 0.32)], 0.12, green, radii=(0.9, 0.85, 1.15))

    def upper():
        turned(curve_profile([(0, -0.4), (0.2, -0.36), (0.36, -0.2), (0.42, 0)]), yellow)
        turned(curve_profile([(0.46, 0), (0.42, 0.03), (0.3, -0.1), (0, -0.2)]), yellow)
        ring(0.44, 0.06, yellow)
        tube([(0.46, 0, 0), (1.2, 0, 0.06), (1.95, 0, 0.05)], 0.12, yellow, radii=(0.9, 0.85, 1.15))
    group(lower)
    group(upper, at=(0.1, 0, 0.95), turn=(0, -38, 0))
    mirrored(lambda side: tube([(-0.45, side * 0.12, 0.44), (-0.6, side * 0.12, 0.56), (-0.34, side * 0.1, 0.68)], 0.07, green))
    ball(0.36, food((0.85, 0.62, 0.04)), (0.35, -0.95, 0.34), (1.2, 1, 0.95), (0, 0, 30))
    turned(curve_profile([(0, 0), (0.2, 0.04), (0.34, 0.2), (0.37, 0.36)]), food((0.85, 0.62, 0.04)), (1.25, -0.8, 0.02))
    disc(0.36, 0.02, food((0.9, 0.85, 0.5)), (1.25, -0.8, 0.37))


@model('garlic-press', views=('top', 'three-quarter'))
def garlic_press():
    body, dark = steel(), black()
    rbox(0.62, 0.42, 0.34, 0.08, body, (0, 0, 0.06))
    rbox(0.46, 0.3, 0.02, 0.05, dark, (0, 0, 0.395), bevel=0.004)
    for row in range(3):
        for column in range(6):
            ball(0.025, dark, (-0.2 + 0.08 * column, -0.21, 0.13 + 0.09 * row))
    tube([(0.3, 0, 0.2), (0.9, 0, 0.18), (1.8, 0, 0.12)], 0.1, body, radii=(0.9, 0.9, 1.1))

    def upper():
        tube([(-0.42, 0, 0.0), (0.3, 0, 0.16), (0.9, 0, 0.2), (2.0, 0, 0.12)], 0.1, body, radii=(0.9, 1.0, 0.9, 1.1))
        box((0.12, 0.1, 0.3), body, (0.12, 0, -0.1), bevel=0.02)
        box((0.4, 0.26, 0.08), body, (0.12, 0, -0.16), bevel=0.03)
    group(upper, at=(0, 0, 0.4), turn=(0, -28, 0))
    disc(0.09, 0.5, body, (-0.38, 0.25, 0.36), (90, 0, 0))
    bulb = food((0.85, 0.8, 0.74))
    for index in range(7):
        angle = 2 * math.pi * index / 7
        ball(0.22, bulb, (0.7 + 0.16 * math.cos(angle), -0.85 + 0.16 * math.sin(angle), 0.24), (0.85, 0.85, 1.15))
    tube([(0.7, -0.85, 0.4), (0.72, -0.85, 0.6), (0.76, -0.86, 0.75)], 0.08, bulb, radii=(1.6, 0.7, 0.5))
    for x, y, turn in ((0.15, -0.8, 20), (0.3, -1.15, -50)):
        merged([(*garlic_clove(0.42), 0)], [food((0.84, 0.76, 0.66))], (x, y, 0.11), (0, 0, turn))


def knife(length, width, handle, at=(0, 0, 0), turn=0, serrated=False, lift=0.06):
    """A knife lying on its side, with its point towards the back."""
    def make():
        tip = [(width * 0.49, length * 0.5), (width * 0.42, length * 0.68), (width * 0.26, length * 0.83), (width * 0.02, length * 0.94), (-width * 0.34, length), (-width * 0.44, length * 0.85), (-width / 2, length * 0.6)]
        edge = [(-width / 2, 0), (width / 2, 0), *tip]
        if serrated:
            teeth = [(width / 2 - (0.02 if index % 2 else 0), length * 0.05 + length * 0.43 * index / 24) for index in range(25)]
            edge = [(-width / 2, 0), (width / 2, 0), *teeth, *tip]
        plate(edge, 0.02, steel(0.18), (0, 0, lift), (-90, 0, 0), bevel=0.004)
        box((width * 0.75, 0.09, 0.1), steel(), (-width * 0.1, -0.03, lift - 0.05), bevel=0.015)
        rbox(min(width * 0.8, 0.2), 0.85, 0.12, 0.06, handle, (-width * 0.1, -0.48, lift - 0.06), bevel=0.035)
        for y in (-0.25, -0.48, -0.71):
            disc(0.022, 0.125, steel(), (-width * 0.1, y, lift - 0.06), bevel=0.004)
    group(make, at, (0, 0, turn))


def scissors(at, turn):
    def make():
        for side in (-1, 1):
            plate([(side * 0.1, -0.2), (side * -0.02, -0.2), (side * -0.16, 0.95), (side * -0.05, 0.6), (side * 0.1, 0.0)], 0.025, steel(), (0, 0, 0.07 + 0.02 * side), (-90, 0, 0), bevel=0.004)
            tube([(x + side * 0.2, y - 0.55, 0) for x, y in ((0.15, 0), (0.1, 0.28), (-0.02 - 0.06 * side, 0.36), (-0.13, 0.2), (-0.14, -0.15), (0, -0.3), (0.13, -0.2))], 0.06, black(), closed=True, at=(0, 0, 0.07))
        disc(0.05, 0.05, steel(), (0, -0.05, 0.07))
    group(make, at, (0, 0, turn))


@model('knife-block-set', pieces=0)
def knife_block_set():
    plate([(-0.32, 0), (0.6, 0), (0.675, 0.978), (0.111, 1.183)], 0.75, wood((0.4, 0.22, 0.1)), turn=(0, 0, 90), bevel=0.04)

    def handles():
        for y, length in ((0.19, 0.62), (0, 0.5)):
            for x in (-0.24, 0, 0.24):
                box((0.12, 0.18, 0.06), steel(), (x, y, 1.13), bevel=0.01)
                rbox(0.11, 0.17, length, 0.05, black(), (x, y, 1.18), bevel=0.03)
                for z in (0.12, 0.3, 0.45):
                    disc(0.018, 0.12, steel(), (x - 0.06, y, 1.18 + z), (0, 90, 0), bevel=0.004)
        mirrored(lambda side: ring(0.11, 0.035, black(), (side * 0.13, -0.19, 1.29), (90, 0, 0)))
    group(handles, turn=(-20, 0, 0))
    group(lambda: knife(1.15, 0.3, black()), at=(0.0, -0.72, 0), turn=(0, 0, 80), scale=0.85)


@model('chef-knife', views=FLAT)
def chef_knife():
    group(lambda: knife(1.6, 0.38, wood((0.3, 0.15, 0.07))), turn=(0, 0, 62))


@model('knife-scissors-set', views=FLAT, pieces=0)
def knife_scissors_set():
    knife(1.5, 0.34, black(), (-0.9, 0, 0))
    knife(1.3, 0.22, black(), (-0.38, 0, 0))
    knife(1.0, 0.17, black(), (0.06, 0, 0))
    scissors((0.68, -0.02, 0), 0)


@model('steak-knives', views=FLAT)
def steak_knives():
    knife(1.15, 0.17, wood((0.35, 0.17, 0.08)), (0, 0, 0), 0, True)


@model('lunch-box')
def lunch_box():
    body, lid = lacquer(), lacquer()
    rbox(1.7, 1.15, 0.66, 0.22, body, bevel=0.06)
    rbox(1.78, 1.23, 0.06, 0.24, rubber((0.75, 0.75, 0.75)), (0, 0, 0.64), bevel=0.02)
    rbox(1.78, 1.23, 0.17, 0.24, lid, (0, 0, 0.69), bevel=0.06)
    mirrored(lambda side: rbox(0.08, 0.5, 0.36, 0.03, grey(), (side * 0.92, 0, 0.47), bevel=0.025))
    rbox(0.5, 0.08, 0.36, 0.03, grey(), (0, -0.64, 0.47), bevel=0.025)
    tube([(-0.5, 0, 0.84), (-0.42, 0, 0.98), (0, 0, 1.03), (0.42, 0, 0.98), (0.5, 0, 0.84)], 0.05, grey())
    ball(0.12, steel(), (-0.15, -0.95, 0.05), (1.3, 0.85, 0.28), (0, 0, 10))
    tube([(0.0, -0.92, 0.05), (0.3, -0.87, 0.07), (0.65, -0.81, 0.05)], 0.03, steel())


@model('tiffin-box')
def tiffin_box():
    body = lacquer()
    for index in range(3):
        z = 0.5 * index
        turned(curve_profile([(0, z), (0.52, z), (0.6, z + 0.06), (0.62, z + 0.4), (0.62, z + 0.47)]), body, bevel=0)
        ring(0.625, 0.025, steel(), (0, 0, z + 0.48))
    turned(curve_profile([(0.63, 1.49), (0.62, 1.56), (0.5, 1.62), (0, 1.65)]), body)
    box((1.45, 0.1, 0.03), steel(), (0, 0, 0.0), bevel=0.008)
    mirrored(lambda side: box((0.03, 0.1, 1.75), steel(), (side * 0.71, 0, 0), bevel=0.008))
    mirrored(lambda side: ball(0.05, steel(), (side * 0.73, 0, 1.72)))
    tube([(-0.71, 0, 1.72), (-0.66, 0, 1.95), (0, 0, 2.05), (0.66, 0, 1.95), (0.71, 0, 1.72)], 0.045, steel())
    tube([(-0.3, 0, 2.02), (0, 0, 2.05), (0.3, 0, 2.02)], 0.075, black())
    # The clip lies across the lid, from one side of the frame to the other.
    tube([(-0.71, 0, 1.63), (-0.4, 0, 1.68), (0.4, 0, 1.68), (0.71, 0, 1.63)], 0.04, steel())
    box((0.3, 0.16, 0.14), steel(), (0, 0, 1.61))


@model('insulated-tiffin')
def insulated_tiffin():
    body = lacquer()
    turned(curve_profile([(0, 0), (0.6, 0), (0.66, 0.05), (0.68, 0.3), (0.66, 1.3)]), body, bevel=0)
    ring(0.665, 0.03, black(), (0, 0, 1.3))
    turned(curve_profile([(0.67, 1.33), (0.67, 1.5), (0.6, 1.6), (0, 1.64)]), body)
    ring(0.68, 0.025, steel(), (0, 0, 0.12))
    mirrored(lambda side: rbox(0.1, 0.26, 0.42, 0.04, black(), (side * 0.7, 0, 1.1), bevel=0.03))
    tube([(-0.72, 0, 1.35), (-0.7, 0, 1.75), (0, 0, 2.02), (0.7, 0, 1.75), (0.72, 0, 1.35)], 0.06, black())
    for index in range(2):
        turned([(0, 0), (0.38, 0), (0.4, 0.04), (0.4, 0.36)], steel(), (1.0, -0.75, 0.42 * index), bevel=0.02)
        disc(0.43, 0.07, body, (1.0, -0.75, 0.42 * index + 0.34), bevel=0.02)


def scattered(count, width, depth, make, at=(0, 0, 0), height=0.0, seed=1):
    """Small things lying all over a rectangle: `make(at, turn)` creates one of them."""
    chance = random.Random(seed)
    for _ in range(count):
        place = (at[0] + width * (chance.random() - 0.5), at[1] + depth * (chance.random() - 0.5), at[2] + height * chance.random())
        make(place, tuple(chance.uniform(0, 360) for _ in range(3)))


@model('bento-lunch-box', views=SHALLOW)
def bento_lunch_box():
    body, inside = lacquer(), white()
    width, depth, height = 2.0, 1.35, 0.45
    rbox(width, depth, 0.1, 0.25, body)
    plate(rounded(width - 0.06, depth - 0.06, 0.22), height, body, (0, 0, 0.05 + height / 2), (-90, 0, 0), bevel=0.03, holes=[rounded(width - 0.22, depth - 0.22, 0.14)])
    rbox(width - 0.15, depth - 0.15, 0.06, 0.15, inside, (0, 0, 0.08))
    box((0.04, depth - 0.2, 0.36), inside, (0.15, 0, 0.08), bevel=0.015)
    box((0.8, 0.04, 0.36), inside, (0.54, 0.02, 0.08), bevel=0.015)
    rice, bean, curry = food((0.85, 0.82, 0.74)), food((0.2, 0.38, 0.08)), food((0.5, 0.2, 0.05))
    # Every compartment is filled to just below its rim.
    rbox(1.02, 1.12, 0.16, 0.1, rice, (-0.4, 0, 0.1))
    scattered(700, 0.98, 1.08, lambda at, turn: ball(0.033, rice, at, (1.9, 0.8, 0.8), (turn[0] / 12, turn[1] / 12, turn[2])), (-0.4, 0, 0.26), 0.06)
    rbox(0.7, 0.5, 0.14, 0.1, bean, (0.54, 0.31, 0.1))
    scattered(70, 0.58, 0.42, lambda at, turn: ball(0.065, bean, at, (1.25, 1, 0.9), turn), (0.54, 0.31, 0.25), 0.07, 4)
    rbox(0.7, 0.52, 0.1, 0.1, curry, (0.54, -0.3, 0.1))
    for index in range(5):
        disc(0.15, 0.05, food((0.85, 0.33, 0.03)), (0.32 + 0.11 * index, -0.3 + 0.03 * (index % 2), 0.24), (30, 15, 10 * index), bevel=0.015)
    mirrored(lambda side: rbox(0.07, 0.4, 0.26, 0.02, grey(), (side * 1.03, 0, 0.22), bevel=0.02))
    group(lambda: rbox(width, depth, 0.12, 0.25, body, bevel=0.05), at=(0.15, 0.95, 0.66), turn=(72, 0, -6))


def mop_strands(at, radius, count, material, length=0.5, seed=1):
    chance, lines = random.Random(seed), []
    for index in range(count):
        angle = 2 * math.pi * index / count + chance.uniform(-0.1, 0.1)
        far = radius * chance.uniform(0.55, 1.05)
        c, s = math.cos(angle), math.sin(angle)
        x, y, z = at
        lines.append([(x + 0.06 * c, y + 0.06 * s, z), (x + far * 0.6 * c, y + far * 0.6 * s, z - 0.03), (x + far * c, y + far * s, z - length * chance.uniform(0.7, 1))])
    strands(lines, 0.035, material)


@model('spin-mop')
def spin_mop():
    body, rod_metal = lacquer(), steel()
    columns = 96
    wall(1.75, 1.0, 0.8, 0.42, body, lambda column, level: False, (0, 0, 0.08), taper=0.84, columns=columns, levels=6)
    rbox(1.46, 0.83, 0.08, 0.36, body, (0, 0, 0.06))
    rim(1.78, 1.03, 0.43, 0.05, body, (0, 0, 0.88))
    plate(rounded(0.95, 0.95, 0.44), 0.05, body, (0.38, 0, 0.88), (-90, 0, 0), holes=[circle(0.37)])
    turned([(0.37, 0.92), (0.36, 0.7), (0.3, 0.55), (0, 0.55)], rod_metal, (0.38, 0, 0), thickness=0.01, bevel=0)
    around(28, 0.365, lambda at, degrees: box((0.02, 0.03, 0.2), grey(), at, (0, 0, degrees), bevel=0), at=(0.38, 0, 0.68))
    for x in (-0.55, 0.55):
        for y in (-0.3, 0.3):
            disc(0.08, 0.06, black(), (x, y - 0.03 * (1 if y < 0 else -1), 0.08), (90, 0, 0))
    tube([(-0.87, 0, 0.86), (-1.12, 0, 1.0), (-1.1, 0, 0.7), (-0.84, 0, 0.55)], 0.045, grey())
    mop_strands((0.38, 0, 1.02), 0.5, 70, _principled('strand', (0.85, 0.85, 0.83), roughness=0.95), 0.16)
    turned([(0.3, 1.0), (0.28, 1.06), (0.1, 1.12), (0.08, 1.28), (0, 1.28)], body, (0.38, 0, 0), bevel=0.02)
    rod((0.38, 0, 1.2), (0.38, 0, 2.35), 0.045, rod_metal)
    rod((0.38, 0, 2.3), (0.38, 0, 2.75), 0.07, body)
    rod((0.38, 0, 1.65), (0.38, 0, 1.85), 0.065, body)


@model('floor-mop')
def floor_mop():
    body, pad = matt(), plain_cloth()
    rbox(1.5, 0.5, 0.12, 0.1, pad, (0, 0, 0), bevel=0.05)
    border = [(0.0375 * x, side * 0.25) for x in range(-19, 20) for side in (-1, 1)] + [(side * 0.75, 0.0416 * y) for y in range(-6, 7) for side in (-1, 1)]
    strands([[(x * 0.9, y * 0.7, 0.1), (x, y, 0.11), (x * 1.06, y * 1.2, 0.04), (x * 1.05, y * 1.16, 0.02)] for x, y in border], 0.026, pad)
    rbox(1.35, 0.36, 0.09, 0.06, body, (0, 0, 0.12), bevel=0.03)
    box((0.2, 0.16, 0.16), grey(), (0, 0, 0.2))
    ball(0.1, grey(), (0, 0, 0.38))

    def pole():
        rod((0, 0, 0), (0, 0, 1.45), 0.055, body)
        rod((0, 0, 0), (0, 0, 0.25), 0.075, grey())
        rod((0, 0, 1.4), (0, 0, 1.9), 0.075, body)
        ring(0.06, 0.02, body, (0, 0, 1.95), (90, 0, 0))
    group(pole, at=(0, 0, 0.38), turn=(-8, 14, 0))


@model('broom', views=('front', 'three-quarter'))
def broom():
    body = matt()
    chance = random.Random(5)

    def make():
        lines = []
        for index in range(600):
            across, deep = chance.uniform(-1, 1), chance.uniform(-1, 1)
            length = 1.05 - 0.12 * abs(across) + chance.uniform(-0.03, 0.03)
            lines.append([(across * 0.12, deep * 0.06, 0.05), (across * 0.3 + chance.uniform(-0.03, 0.03), deep * 0.09, -length * 0.5), (across * 0.52 + chance.uniform(-0.05, 0.05), deep * 0.12, -length)])
        strands(lines, 0.011, body)
        loft([[(x * 1.0, y, z) for x, y, z in ((w * math.cos(a), d * math.sin(a), h) for a in [2 * math.pi * k / 16 for k in range(16)])] for w, d, h in ((0.2, 0.11, -0.16), (0.17, 0.1, 0), (0.1, 0.08, 0.16), (0.07, 0.07, 0.3))], lacquer(), smooth=1)
        for z, half in ((-0.3, 0.27), (-0.42, 0.32)):
            rim(2 * half, 0.25, 0.1, 0.02, grey(), (0, 0, z))
        rod((0, 0, 0.25), (0, 0, 1.15), 0.06, lacquer())
        ring(0.07, 0.022, grey(), (0, 0, 1.22), (90, 0, 0))
    group(make, at=(0, 0, 1.08), turn=(0, 0, 0))


@model('floor-wiper')
def floor_wiper():
    body = lacquer()
    box((1.7, 0.05, 0.22), rubber(), (0, 0, 0), bevel=0.01)
    box((1.72, 0.16, 0.14), body, (0, 0, 0.14), bevel=0.04)
    plate([(-0.5, 0), (0.5, 0), (0.12, 0.3), (-0.12, 0.3)], 0.1, body, (0, 0, 0.26), bevel=0.02)
    rod((0, 0, 0.45), (0, 0.12, 0.75), 0.085, body)

    def pole():
        rod((0, 0, 0), (0, 0, 1.2), 0.055, body)
        rod((0, 0, 1.15), (0, 0, 1.55), 0.075, grey())
        ring(0.06, 0.02, grey(), (0, 0, 1.6), (90, 0, 0))
    group(pole, at=(0, 0.09, 0.65), turn=(-16, 0, 0))


@model('toilet-brush')
def toilet_brush():
    body = lacquer()
    vessel(curve_profile([(0, 0), (0.4, 0), (0.45, 0.04), (0.38, 0.2), (0.34, 0.5), (0.38, 0.72)]), body, thickness=0.03)
    ring(0.37, 0.03, body, (0, 0, 0.72))

    def brush():
        rod((0, 0, 0.5), (0, 0, 1.6), 0.05, body)
        tube([(0, 0, 1.5), (0, 0, 1.7), (0, 0, 1.95)], 0.085, body, radii=(0.7, 1, 1))
        disc(0.1, 0.12, body, (0, 0, 0.48))
        chance = random.Random(2)
        lines = []
        for index in range(700):
            z, angle = chance.uniform(0.0, 0.5), chance.uniform(0, 2 * math.pi)
            radius = 0.26 * math.sqrt(max(0.1, 1 - ((z - 0.22) / 0.32) ** 2))
            lines.append([(0, 0, z), (radius * math.cos(angle), radius * math.sin(angle), z + chance.uniform(-0.04, 0.04))])
        strands(lines, 0.011, white(), smooth=False)
    group(brush, at=(0.78, -0.04, 0.11), turn=(0, -26, 0))


def open_slots(step, gap, low, high, levels_gap=99):
    return lambda column, level: low <= level < high and column % step >= gap and (level - low) % levels_gap < levels_gap - 3


@model('laundry-basket')
def laundry_basket():
    body = lacquer()
    wall(1.35, 1.0, 1.75, 0.32, body, open_slots(8, 3, 8, 40, 11), (0, 0, 0.03), taper=0.82, columns=160, levels=48)
    rbox(1.12, 0.82, 0.08, 0.26, body)
    rim(1.37, 1.02, 0.32, 0.05, body, (0, 0, 1.76))
    rbox(1.36, 1.01, 0.08, 0.32, body, (0, 0, 1.78))
    tube([(-0.2, -0.2, 1.86), (-0.2, -0.2, 1.95), (0.2, -0.2, 1.95), (0.2, -0.2, 1.86)], 0.035, grey())
    mirrored(lambda side: tube([(side * 0.64, -0.24, 1.5), (side * 0.8, -0.2, 1.55), (side * 0.8, 0.2, 1.55), (side * 0.64, 0.24, 1.5)], 0.045, grey()))


@model('bucket-with-lid')
def bucket_with_lid():
    body = lacquer()
    turned([(0, 0), (0.68, 0), (0.7, 0.04), (0.86, 1.25)], body, bevel=0.02)
    for radius, z in ((0.855, 1.12), (0.85, 1.2), (0.71, 0.06)):
        ring(radius + 0.01, 0.025, body, (0, 0, z))
    turned([(0.92, 1.22), (0.93, 1.3), (0.86, 1.34), (0.7, 1.34), (0.66, 1.3), (0, 1.3)], body, bevel=0.02)
    tube([(-0.2, 0, 1.3), (-0.17, 0, 1.42), (0.17, 0, 1.42), (0.2, 0, 1.3)], 0.045, body)
    mirrored(lambda side: rbox(0.1, 0.18, 0.2, 0.04, body, (side * 0.89, 0, 1.02), bevel=0.03))
    tube([(-0.93, 0, 1.1), (-0.86, -0.5, 0.85), (-0.45, -0.87, 0.66), (0, -0.98, 0.6), (0.45, -0.87, 0.66), (0.86, -0.5, 0.85), (0.93, 0, 1.1)], 0.025, steel())
    tube([(-0.25, -0.945, 0.62), (0, -0.98, 0.6), (0.25, -0.945, 0.62)], 0.055, black())


@model('cloth-drying-basket')
def cloth_drying_basket():
    body = lacquer()
    wall(1.9, 1.3, 0.72, 0.6, body, open_slots(6, 2, 8, 40, 16), (0, 0, 0.03), taper=0.8, columns=168, levels=48)
    rbox(1.52, 1.04, 0.08, 0.5, body)
    rim(1.92, 1.32, 0.61, 0.06, body, (0, 0, 0.76))
    mirrored(lambda side: tube([(side * 0.94, -0.28, 0.76), (side * 1.14, -0.22, 0.84), (side * 1.14, 0.22, 0.84), (side * 0.94, 0.28, 0.76)], 0.055, body))

    def crumpled(width, depth, height, rgb, at, seed):
        def ring_of(share):
            points = []
            for step in range(72):
                x, y = share * math.cos(math.pi * step / 36), share * math.sin(math.pi * step / 36)
                fold = noise.noise((4 * x + seed, 2.5 * y, seed)) - abs(noise.noise((5 * x, 4 * y + seed, seed)))
                points.append((x * width / 2, y * depth / 2, height * (1 - share ** 4) * (1 + 0.35 * fold)))
            return points
        loft([ring_of(1 - step / 25) for step in range(25)], _principled('laundry', rgb, roughness=0.95, sheen=0.3), at, smooth=1)
    crumpled(1.2, 1.1, 0.36, (0.8, 0.78, 0.72), (-0.3, 0, 0.62), 1)
    crumpled(1.0, 1.05, 0.36, (0.12, 0.25, 0.45), (0.42, 0.05, 0.62), 5)
    crumpled(1.0, 0.72, 0.36, (0.65, 0.3, 0.22), (0.08, -0.2, 0.64), 8)
    for x, y, turn in ((-0.75, -0.6, 20), (-0.5, -0.7, -30), (-0.25, -0.64, 60)):
        box((0.26, 0.05, 0.06), wood((0.7, 0.5, 0.28)), (x, y, 0), (0, 0, turn), bevel=0.015)


@model('storage-basket')
def storage_basket():
    body = matt()
    rows, columns = 11, 44
    for row in range(rows):
        z = 0.06 + 0.09 * row
        scale = 0.9 + 0.1 * row / rows
        outline = rounded(1.7 * scale, 1.15 * scale, 0.22, 10)
        length = len(outline)
        dense = []
        for index in range(length):
            (x1, y1), (x2, y2) = outline[index], outline[(index + 1) % length]
            pieces = max(1, int(math.hypot(x2 - x1, y2 - y1) / 0.05))
            dense += [(x1 + (x2 - x1) * k / pieces, y1 + (y2 - y1) * k / pieces) for k in range(pieces)]
        points = []
        for index, (x, y) in enumerate(dense):
            push = 1 + 0.018 * math.sin(index * math.pi / 2 + row * math.pi)
            points.append((x * push, y * push, z))
        tube(points, 0.052, body, closed=True, straight=True)
    rbox(1.55, 1.05, 0.06, 0.2, body)
    rim(1.74, 1.19, 0.24, 0.07, body, (0, 0, 1.06))
    mirrored(lambda side: tube([(side * 0.86, -0.25, 1.06), (side * 0.95, -0.2, 1.25), (side * 0.95, 0.2, 1.25), (side * 0.86, 0.25, 1.06)], 0.05, body))
