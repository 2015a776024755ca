"""Furniture, and the shapes that other furnishing models share."""

from materials import *
from parts import *
from parts import _link, _set_uv
from registry import model

WALNUT, TEAK, HONEY, WENGE = (0.2, 0.09, 0.04), (0.42, 0.22, 0.09), (0.55, 0.31, 0.13), (0.09, 0.045, 0.025)


def soft(size, material, at=(0, 0, 0), turn=(0, 0, 0), rounding=0.06, puff=0.03, steps=22, scale=1.0):
    """A stuffed block that stands on `at`: a cushion, a mattress, a folded cloth."""
    half = [value / 2 for value in size]
    rounding = min(rounding, *[value * 0.98 for value in half])
    vertices, faces, sides = [], [], []
    for axis in range(3):
        for sign in (-1, 1):
            first = len(vertices)
            a, b = (axis + 1) % 3, (axis + 2) % 3
            for row in range(steps + 1):
                for column in range(steps + 1):
                    point = [0, 0, 0]
                    point[axis] = sign * half[axis]
                    # Denser near the edges, where it is round.
                    point[a] = half[a] * math.sin(math.pi / 2 * (2 * column / steps - 1))
                    point[b] = half[b] * math.sin(math.pi / 2 * (2 * row / steps - 1))
                    inner = Vector([max(-h + rounding, min(h - rounding, value)) for value, h in zip(point, half)])
                    out = Vector(point) - inner
                    final = inner + out.normalized() * rounding if out.length > 1e-9 else inner
                    # Nothing at the edges, where two sides meet.
                    swell = [1 - (point[i] / half[i]) ** 2 for i in range(3)]
                    final[axis] += sign * puff * swell[a] * swell[b]
                    vertices.append((final.x, final.y, final.z + half[2]))
            for row in range(steps):
                for column in range(steps):
                    c = first + row * (steps + 1) + column
                    quad = (c, c + 1, c + steps + 2, c + steps + 1)
                    faces.append(quad if sign > 0 else tuple(reversed(quad)))
                    sides.append(axis)
    mesh = bpy.data.meshes.new('soft')
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new(name='print')
    for polygon, axis in zip(mesh.polygons, sides):
        for loop in polygon.loop_indices:
            x, y, z = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = ((y / scale, z / scale), (x / scale, z / scale), (x / scale, (y + size[2] - half[1]) / scale))[axis]
    thing = _link('soft', mesh, material, at, turn)
    thing.modifiers.new('weld', 'WELD').merge_threshold = 1e-4
    return thing


def wires(lines, radius, material, closed=False, at=(0, 0, 0), turn=(0, 0, 0), round=2):
    """Many thin wires, cords or threads at once, each a list of points."""
    curve = bpy.data.curves.new('wires', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, round, True
    for line in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        for point, co in zip(spline.points, line):
            point.co = (*co, 1)
        spline.use_cyclic_u = closed
        spline.use_smooth = True
    return _link('wires', curve, material, at, turn, smooth=False)


def copies(thing, places):
    """Puts copies of a thing at (at, turn, scale)."""
    for at, turn, scale in places:
        twin = thing.copy()
        twin.location = at
        twin.rotation_euler = [math.radians(angle) for angle in turn]
        twin.scale = scale if isinstance(scale, tuple) else (scale,) * 3
        bpy.context.collection.objects.link(twin)


def blob(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=96, lobes=0, lobe=0.03, crumple=0.0, lean=0.0, squash=1.0, seed=1, scale=1.0):
    """A turned body of (radius, height) with lobes or wrinkles, leaning backwards."""
    vertices, uvs, faces = [], [], []
    for side in range(sides + 1):
        angle = math.pi / 2 + 2 * math.pi * (side % sides) / sides
        c, s = math.cos(angle), math.sin(angle)
        for radius, z in profile:
            r = radius * (1 - lobe * (1 - abs(math.sin(lobes * angle / 2))) if lobes else 1)
            r += crumple * noise.noise((c * 2.2 + seed, s * 2.2, z * 3.1)) * min(1, radius * 3) if crumple else 0
            vertices.append((r * c, r * s * squash + lean * z * z, z))
            uvs.append(((side / sides - 0.5) * 3 / scale, z / scale))
    count = len(profile)
    for side in range(sides):
        for level in range(count - 1):
            a, b = side * count + level, (side + 1) * count + level
            faces.append((a, b, b + 1, a + 1))
    mesh = bpy.data.meshes.new('blob')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    thing = _link('blob', mesh, material, at, turn)
    thing.modifiers.new('weld', 'WELD').merge_threshold = 1e-5
    return thing


def blade(points, width, material, shape='leaf', fold=0.25, steps=14, side=None):
    """A leaf along the points. `fold` lifts its edges from the midrib."""
    vertices, faces = [], []
    widths = {
        'leaf': lambda t: math.sin(math.pi * min(1, t * 0.96 + 0.04)) ** 0.85,
        'strap': lambda t: min(1, (0.55 + 0.6 * t)) * (1 - t ** 5),
        'heart': lambda t: math.sin(math.pi * t ** 0.55) ** 0.75,
        'petal': lambda t: math.sin(math.pi * min(1, 0.06 + 0.84 * t ** 1.3)) ** 0.8,
    }
    for step in range(steps + 1):
        t = step / steps
        here = Vector(along(points, t))
        ahead = Vector(along(points, min(1, t + 0.02))) - Vector(along(points, max(0, t - 0.02)))
        across = Vector(side).normalized() if side else ahead.cross(Vector((0, 0, 1)))
        if across.length < 1e-4:
            across = ahead.cross(Vector((0.3, 1, 0)))
        across.normalize()
        up = across.cross(ahead).normalized()
        w = width / 2 * max(0, widths[shape](t))
        for place in (-1, -0.5, 0, 0.5, 1):
            vertices.append(tuple(here + across * place * w + up * abs(place) * w * fold))
    for step in range(steps):
        for column in range(4):
            a = step * 5 + column
            faces.append((a, a + 1, a + 6, a + 5))
    mesh = bpy.data.meshes.new('blade')
    mesh.from_pydata(vertices, [], faces)
    return _link('blade', mesh, material)


def along(values, t):
    place = min(max(t, 0), 1) * (len(values) - 1)
    index = min(int(place), len(values) - 2)
    t = place - index
    p0, p1, p2, p3 = (values[min(max(index + offset, 0), len(values) - 1)] for offset in (-1, 0, 1, 2))
    return tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3))


def glass(rgb=(0.95, 0.98, 1)):
    return _clear(rgb, 1, 0.02, 1.45)


def liquid(rgb):
    return _clear(rgb, 0.6, 0.05, 1.33)


def gem(rgb=(0.6, 0.02, 0.08)):
    return _clear(rgb, 0.55, 0.03, 1.7)


def _clear(rgb, transmission, roughness, ior):
    """A clear material. IOR is the index of refraction."""
    material = plastic(rgb, roughness)
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Transmission'].default_value, inputs['IOR'].default_value = transmission, ior
    return material


def fabric(rgb):
    """Cloth in a fixed colour."""
    material = paper(rgb)
    material.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.4
    return material


def legs(width, depth, height, thickness, material, splay=0.0, at=(0, 0, 0), radius=None):
    """Four legs below a top of the given size."""
    for x in (-1, 1):
        for y in (-1, 1):
            px, py = at[0] + x * width / 2, at[1] + y * depth / 2
            tube([(px + x * splay, py + y * splay, at[2]), (px, py, at[2] + height)], thickness / 2, material, straight=True, radii=(0.65 if splay else 1, 1)) if radius else \
                box((thickness, thickness, height), material, (px - x * thickness / 2, py - y * thickness / 2, at[2]), bevel=0.008)


def star_base(metal_, rubber_, top=0.42, reach=0.34):
    around(5, reach, lambda at, degrees: (
        tube([(0, 0, 0.13), (at[0], at[1], 0.08)], 0.028, metal_, straight=True, radii=(1.2, 0.8)),
        turned([(0, -0.03), (0.04, -0.03), (0.045, 0), (0.04, 0.03), (0, 0.03)], rubber_, (at[0], at[1], 0.042), (90, 0, degrees + 40), sides=32, bevel=0.005),
    ), start=18)
    disc(0.05, 0.12, metal_, (0, 0, 0.08))
    disc(0.028, top - 0.1, steel(), (0, 0, 0.1))
    box((0.2, 0.22, 0.05), rubber_, (0, 0, top - 0.05), bevel=0.015)


@model('office-chair')
def office_chair():
    seat, trim = leather(), black()
    star_base(trim, rubber())
    soft((0.52, 0.5, 0.1), seat, (0, 0, 0.43), rounding=0.05, puff=0.02)
    soft((0.48, 0.08, 0.6), seat, (0, 0.26, 0.56), (-10, 0, 0), rounding=0.04, puff=0.03)
    soft((0.32, 0.07, 0.15), seat, (0, 0.39, 1.2), (-6, 0, 0), rounding=0.035, puff=0.02)
    tube([(0, 0.1, 0.41), (0, 0.32, 0.44), (0, 0.36, 0.7), (0, 0.46, 1.25)], 0.022, trim)
    mirrored(lambda s: (
        tube([(s * 0.2, 0.05, 0.43), (s * 0.31, 0.05, 0.45), (s * 0.31, 0.05, 0.66)], 0.02, trim),
        soft((0.08, 0.28, 0.035), trim, (s * 0.31, 0.02, 0.66), rounding=0.017, puff=0)))


@model('study-chair')
def study_chair():
    seat, trim = leather(), steel(0.3)
    legs(0.4, 0.4, 0.42, 0.034, trim, splay=0.05, radius=1)
    tube([(-0.2, -0.2, 0.42), (-0.2, 0.2, 0.42), (0.2, 0.2, 0.42), (0.2, -0.2, 0.42)], 0.016, trim, closed=True, straight=True)
    soft((0.46, 0.45, 0.07), seat, (0, 0, 0.43), rounding=0.035, puff=0.02)
    mirrored(lambda s: tube([(s * 0.2, 0.2, 0.42), (s * 0.2, 0.24, 0.6), (s * 0.19, 0.3, 0.86)], 0.016, trim))
    soft((0.44, 0.055, 0.28), seat, (0, 0.24, 0.62), (-12, 0, 0), rounding=0.027, puff=0.02)
    # The writing board.
    tube([(0.22, 0.1, 0.43), (0.27, 0.06, 0.48), (0.27, -0.02, 0.66)], 0.014, trim)
    box((0.26, 0.44, 0.022), wood(HONEY), (0.18, -0.16, 0.66), bevel=0.01)


@model('dining-chair')
def dining_chair():
    seat, frame = leather(), wood(WALNUT)
    for x in (-0.2, 0.2):
        tube([(x * 1.06, -0.2, 0), (x, -0.19, 0.44)], 0.022, frame, straight=True, radii=(0.7, 1))
        tube([(x * 1.04, 0.27, 0), (x, 0.2, 0.44), (x, 0.22, 0.7), (x * 0.96, 0.3, 1.02)], 0.022, frame, radii=(0.7, 1.1, 1, 0.9))
    box((0.42, 0.03, 0.06), frame, (0, -0.19, 0.37), bevel=0.008)
    mirrored(lambda s: box((0.025, 0.4, 0.06), frame, (s * 0.2, 0, 0.37), bevel=0.008))
    soft((0.48, 0.47, 0.09), seat, (0, 0, 0.43), rounding=0.04, puff=0.025)
    soft((0.43, 0.06, 0.46), seat, (0, 0.2, 0.58), (-9, 0, 0), rounding=0.03, puff=0.025)
    for x in (-0.1, 0, 0.1):
        for z in (0.7, 0.82, 0.94):
            ball(0.012, seat, (x + (0.05 if z == 0.82 else 0), 0.155 + (z - 0.58) * 0.158, z))


@model('bar-stool')
def bar_stool():
    seat, metal_ = leather(), steel(0.15)
    turned(curve_profile([(0, 0), (0.2, 0), (0.21, 0.012), (0.12, 0.03), (0.04, 0.06), (0.032, 0.1)]) + [(0.032, 0.62), (0, 0.62)], metal_)
    ring(0.14, 0.012, metal_, (0, -0.06, 0.26))
    tube([(0, 0, 0.26), (0, -0.2, 0.26)], 0.01, metal_)
    tube([(0.05, 0, 0.6), (0.2, -0.02, 0.58)], 0.008, black())
    disc(0.09, 0.03, black(), (0, 0, 0.6))
    soft((0.38, 0.38, 0.09), seat, (0, 0, 0.62), rounding=0.045, puff=0.02)
    # A low padded back that curves around the seat and slopes down to its sides.
    rows = []
    for d in range(-112, 113, 8):
        a, high = math.radians(d), 0.3 * math.cos(math.radians(d) * 0.72) ** 0.7
        rows.append([((0.175 + 0.022 * math.cos(t) + 0.05 * rise) * math.sin(a), (0.175 + 0.022 * math.cos(t) + 0.13 * rise) * math.cos(a), 0.66 + rise)
                     for t, rise in [(math.radians(k * 30), (0.5 + 0.5 * math.copysign(abs(math.sin(math.radians(k * 30))) ** 0.6, math.sin(math.radians(k * 30)))) * high) for k in range(12)]])
    loft(rows, seat, smooth=2)


@model('folding-chair')
def folding_chair():
    seat, metal_ = leather(), grey()
    mirrored(lambda s: (
        tube([(s * 0.23, -0.26, 0), (s * 0.23, -0.24, 0.05), (s * 0.22, 0.16, 0.6), (s * 0.2, 0.26, 0.88)], 0.014, metal_),
        tube([(s * 0.2, 0.28, 0), (s * 0.2, 0.24, 0.06), (s * 0.2, -0.2, 0.45)], 0.014, metal_),
        ball(0.02, steel(), (s * 0.225, 0.0, 0.31)),
        ball(0.022, rubber(), (s * 0.23, -0.26, 0.012)), ball(0.022, rubber(), (s * 0.2, 0.28, 0.012))))
    tube([(-0.2, 0.26, 0.88), (-0.14, 0.28, 0.91), (0.14, 0.28, 0.91), (0.2, 0.26, 0.88)], 0.014, metal_)
    tube([(-0.2, 0.2, 0.11), (0.2, 0.2, 0.11)], 0.01, metal_)
    tube([(-0.23, -0.18, 0.13), (0.23, -0.18, 0.13)], 0.01, metal_)
    soft((0.4, 0.42, 0.05), seat, (0, -0.03, 0.44), (3, 0, 0), rounding=0.025, puff=0.015)
    soft((0.4, 0.04, 0.24), seat, (0, 0.18, 0.63), (-17, 0, 0), rounding=0.02, puff=0.015)


@model('gaming-chair')
def gaming_chair():
    seat, trim = leather(), black()
    star_base(trim, rubber(), top=0.42, reach=0.36)
    soft((0.4, 0.52, 0.11), seat, (0, -0.02, 0.43), rounding=0.05, puff=0.02)
    mirrored(lambda s: (
        soft((0.13, 0.5, 0.15), seat, (s * 0.24, -0.02, 0.43), (0, s * -22, 0), rounding=0.05, puff=0.01),
        tube([(s * 0.2, 0.05, 0.42), (s * 0.34, 0.05, 0.44), (s * 0.34, 0.05, 0.66)], 0.022, trim),
        soft((0.09, 0.28, 0.04), trim, (s * 0.34, 0.0, 0.66), rounding=0.02, puff=0)))
    # A bucket back with wings at the shoulders, tilted as a whole.
    def back():
        outer = smooth_outline(symmetric([(0, 0.93), (0.13, 0.92), (0.18, 0.86), (0.19, 0.7), (0.25, 0.6), (0.29, 0.5), (0.275, 0.32), (0.24, 0.14), (0.2, 0.02), (0, 0)]), 5)
        loft([[(x * w, y + bend * x * x, 0.46 + (z - 0.46) * h) for x, z in outer] for y, bend, w, h in ((0.07, -0.5, 0.88, 0.95), (0.06, -0.6, 0.98, 0.99), (0.02, -0.9, 1, 1), (-0.03, -1.2, 0.95, 0.98), (-0.045, -1.2, 0.87, 0.95))], seat, smooth=1)
        soft((0.25, 0.06, 0.62), seat, (0, -0.06, 0.06), rounding=0.03, puff=0.02)
        for s in (-1, 1):
            strip = [(s * x, -0.08 - 1.15 * x * x, z) for x, z in ((0.165, 0.12), (0.19, 0.3), (0.2, 0.46), (0.165, 0.6), (0.14, 0.74))]
            tube(strip, 0.016, trim)
            soft((0.07, 0.03, 0.035), trim, (s * 0.085, -0.062, 0.79), rounding=0.012, puff=0)
        soft((0.34, 0.09, 0.2), trim, (0, -0.1, 0.1), rounding=0.04, puff=0.02)
        soft((0.25, 0.09, 0.13), trim, (0, -0.085, 0.7), rounding=0.04, puff=0.02)
    group(back, (0, 0.26, 0.5), (-12, 0, 0))


def drawer_front(size, front, knob, at):
    """A drawer seen from the front, with its handle."""
    box(size, front, at, bevel=0.006)
    tube([(at[0] - 0.06, at[1] - size[1] / 2 - 0.02, at[2] + size[2] / 2), (at[0] + 0.06, at[1] - size[1] / 2 - 0.02, at[2] + size[2] / 2)], 0.008, knob)
    for x in (-0.05, 0.05):
        tube([(at[0] + x, at[1] - size[1] / 2 - 0.02, at[2] + size[2] / 2), (at[0] + x, at[1], at[2] + size[2] / 2)], 0.006, knob)


def books(at, heights, depth=0.16, seed=1):
    """Books standing in a row from `at` to the right. Returns its end."""
    chance, x = random.Random(seed), at[0]
    shades = ((0.5, 0.06, 0.05), (0.05, 0.16, 0.32), (0.75, 0.6, 0.35), (0.06, 0.25, 0.16), (0.8, 0.78, 0.72), (0.62, 0.3, 0.06))
    for height in heights:
        w = chance.uniform(0.025, 0.045)
        box((w, depth, height), paper(shades[chance.randrange(6)]), (x + w / 2, at[1], at[2]), bevel=0.004)
        x += w + 0.002
    return x


@model('study-table')
def study_table():
    top, dark = wood(HONEY), wood(WALNUT)
    box((1.1, 0.55, 0.035), top, (0, 0, 0.72), bevel=0.008)
    for x in (-0.52, 0.52):
        box((0.03, 0.5, 0.72), dark, (x, 0, 0), bevel=0.006)
    box((1.02, 0.02, 0.3), dark, (0, 0.22, 0.4), bevel=0.004)
    box((0.36, 0.46, 0.34), dark, (0.33, 0, 0.38), bevel=0.004)
    for z in (0.39, 0.555):
        drawer_front((0.34, 0.03, 0.155), top, steel(), (0.33, -0.235, z))
    box((1.02, 0.2, 0.03), top, (0, 0.14, 1.08), bevel=0.006)
    for x in (-0.5, 0.1, 0.5):
        box((0.025, 0.2, 0.33), dark, (x, 0.14, 0.755), bevel=0.004)
    books((0.14, 0.14, 0.755), (0.24, 0.27, 0.22, 0.25, 0.26, 0.2))
    turned(curve_profile([(0.0, 0), (0.09, 0), (0.09, 0.012), (0.02, 0.02), (0.012, 0.05)]), black(), (-0.36, -0.02, 0.755))
    tube([(-0.36, -0.02, 0.77), (-0.41, -0.02, 0.95), (-0.36, -0.04, 1.04), (-0.27, -0.07, 1.045)], 0.009, black())
    shade = [(0.07, 0), (0.03, 0.08), (0.02, 0.1), (0, 0.1)]
    turned(shade, plastic((0.5, 0.06, 0.04)), (-0.22, -0.07, 0.95), (0, -25, 0), thickness=0.004)


@model('coffee-table')
def coffee_table():
    top = wood(TEAK)
    box((1.0, 0.56, 0.045), top, (0, 0, 0.4), bevel=0.012)
    box((0.86, 0.42, 0.025), top, (0, 0, 0.14), bevel=0.008)
    legs(0.94, 0.5, 0.4, 0.055, top)
    for size, at, shade in (((0.26, 0.18, 0.025), (-0.2, 0, 0.445), (0.1, 0.22, 0.3)), ((0.22, 0.16, 0.025), (-0.2, 0, 0.47), (0.75, 0.7, 0.6))):
        box(size, paper(shade), at, (0, 0, 12), bevel=0.004)
    turned(curve_profile([(0.03, 0), (0.045, 0.03), (0.045, 0.08)]), ceramic(), (0.22, -0.05, 0.449), thickness=0.004)
    disc(0.07, 0.008, ceramic(), (0.22, -0.05, 0.445))
    disc(0.041, 0.003, liquid((0.12, 0.05, 0.02)), (0.22, -0.05, 0.515))


@model('laptop-table')
def laptop_table():
    top, metal_ = wood(HONEY), black()
    box((0.62, 0.4, 0.016), top, (0, 0, 0.27), bevel=0.006)
    for x in (-0.24, 0.24):
        tube([(x, -0.17, 0.27), (x * 1.12, -0.19, 0.012), (x * 1.12, 0.19, 0.012), (x, 0.17, 0.27)], 0.012, metal_, straight=True)
    plate(circle(0.04), 0.002, black(), (0.25, -0.14, 0.287), (-90, 0, 0), bevel=0.0005)
    box((0.34, 0.23, 0.012), steel(0.35), (-0.06, 0.02, 0.286), bevel=0.005)
    box((0.29, 0.1, 0.002), black(), (-0.06, 0.06, 0.298), bevel=0.001)
    box((0.34, 0.01, 0.225), steel(0.35), (-0.06, 0.138, 0.295), (-14, 0, 0), bevel=0.004)
    box((0.32, 0.002, 0.2), screen((0.05, 0.14, 0.3)), (-0.06, 0.131, 0.308), (-14, 0, 0), bevel=0)
    turned(curve_profile([(0.026, 0), (0.034, 0.03), (0.034, 0.075)]), ceramic((0.6, 0.12, 0.08)), (0.23, 0.1, 0.286), thickness=0.003)


@model('side-table')
def side_table():
    top, metal_ = wood(TEAK), black()
    disc(0.25, 0.028, top, (0, 0, 0.5), bevel=0.01)
    disc(0.215, 0.02, top, (0, 0, 0.2), bevel=0.008)
    around(4, 0.2, lambda at, d: tube([(at[0] * 1.1, at[1] * 1.1, 0), (at[0], at[1], 0.5)], 0.012, metal_, straight=True), start=30)
    turned(curve_profile([(0.0, 0), (0.04, 0), (0.055, 0.04), (0.03, 0.1), (0.02, 0.13), (0.026, 0.15)]), ceramic((0.2, 0.35, 0.4)), (0.06, 0.04, 0.528))
    for i, (dx, dy) in enumerate(((0.06, 0), (-0.05, 0.03), (0.0, -0.05))):
        blade([(0.06, 0.04, 0.66), (0.06 + dx * 0.5, 0.04 + dy, 0.75), (0.06 + dx * 1.6, 0.04 + dy * 1.5, 0.8)], 0.06, leaf())
    box((0.16, 0.11, 0.02), paper((0.55, 0.12, 0.08)), (-0.09, -0.06, 0.528), (0, 0, 25), bevel=0.004)


@model('computer-desk')
def computer_desk():
    top, metal_ = wood(WALNUT), black()
    box((1.2, 0.6, 0.03), top, (0, 0, 0.73), bevel=0.006)
    for x in (-0.56, 0.56):
        tube([(x, -0.26, 0.73), (x, -0.26, 0.016), (x, 0.26, 0.016), (x, 0.26, 0.73)], 0.016, metal_, straight=True)
    tube([(-0.56, 0.24, 0.3), (0.56, 0.24, 0.3)], 0.014, metal_)
    box((0.62, 0.3, 0.018), top, (-0.12, -0.2, 0.63), bevel=0.004)
    mirrored(lambda s: box((0.03, 0.28, 0.11), metal_, (-0.12 + s * 0.31, -0.16, 0.625), bevel=0.004))
    box((0.5, 0.14, 0.016), grey(), (-0.12, -0.26, 0.648), bevel=0.005)
    box((0.2, 0.44, 0.4), grey(), (0.4, 0.02, 0.12), bevel=0.01)
    box((0.26, 0.5, 0.02), metal_, (0.4, 0.02, 0.1), bevel=0.004)
    for y in (-0.14, 0.18):
        tube([(0.285, y, 0.735), (0.285, y, 0.11), (0.515, y, 0.11), (0.515, y, 0.735)], 0.012, metal_, straight=True)
    box((0.58, 0.025, 0.34), black(), (-0.12, 0.1, 0.86), bevel=0.008)
    box((0.55, 0.002, 0.3), screen((0.06, 0.16, 0.34)), (-0.12, 0.086, 0.88), bevel=0)
    tube([(-0.12, 0.13, 0.77), (-0.12, 0.13, 0.95)], 0.018, black())
    disc(0.11, 0.012, black(), (-0.12, 0.12, 0.76))


@model('dining-table')
def dining_table():
    top, seat = wood(TEAK), fabric((0.62, 0.52, 0.4))
    box((1.5, 0.85, 0.045), top, (0, 0, 0.72), bevel=0.012)
    legs(1.4, 0.75, 0.72, 0.075, top)
    box((1.3, 0.65, 0.07), top, (0, 0, 0.65), bevel=0.006)

    def chair(x, y, facing):
        for dx in (-0.18, 0.18):
            box((0.035, 0.035, 0.42), top, (x + dx, y + facing * 0.18, 0), bevel=0.006)
            box((0.035, 0.035, 0.96), top, (x + dx, y - facing * 0.18, 0), bevel=0.006)
        soft((0.42, 0.42, 0.06), seat, (x, y, 0.42), rounding=0.03, puff=0.01, steps=10)
        for z in (0.62, 0.74, 0.86):
            box((0.36, 0.022, 0.06), top, (x, y - facing * 0.18, z), bevel=0.006)
    for x in (-0.38, 0.38):
        chair(x, -0.55, 1)
        chair(x, 0.55, -1)
    turned(curve_profile([(0, 0), (0.08, 0), (0.16, 0.06), (0.18, 0.08)]), ceramic(), (0, 0, 0.765), thickness=0.006)
    for x, y, shade in ((0, 0.03, (0.7, 0.08, 0.03)), (0.06, -0.03, (0.85, 0.45, 0.04)), (-0.06, -0.02, (0.4, 0.5, 0.05))):
        ball(0.055, clay(shade), (x, y, 0.84))


def mattress(cover, side, top=None, layers=None, thickness=0.22, quilt=True, piping=(0.35, 0.38, 0.42)):
    """A mattress with its corner at the front left cut open, if it has layers."""
    w, d = 1.2, 1.7
    cut = 0.38 if layers else 0

    def block(z, height, material, rounding, puff=0.0):
        if not cut:
            return soft((w, d, height), material, (0, 0, z), rounding=rounding, puff=puff, steps=40)
        outline = [(-w / 2 + cut, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2), (-w / 2, -d / 2 + cut * 1.3)]
        plate(outline, height, material, (0, 0, z + height / 2), (-90, 0, 0), bevel=min(rounding, height / 2.2))
    block(0, thickness, cover, 0.03)
    edge = [(-w / 2 + cut, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0), (-w / 2, -d / 2 + cut * 1.3, 0)] if cut else [(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0)]
    for z in (0.03, thickness - 0.03):
        wires([[(x, y, z) for x, y, _ in edge]], 0.014, plastic(piping, 0.8), closed=True, round=4)
    if not cut:
        soft((w + 0.012, d + 0.012, thickness - 0.1), side, (0, 0, 0.05), rounding=0.02, puff=0)
    if quilt:
        for i in range(7):
            for j in range(10):
                x, y = (i - 3) * 0.165, (j - 4.5) * 0.165
                if not (cut and x < -0.2 and y < -0.2):
                    soft((0.16, 0.16, 0.03), top or cover, (x, y, thickness - 0.012), rounding=0.015, puff=0.012, steps=6)
    if layers:
        z = 0.0
        for share, material in layers:
            h = share * (thickness - 0.01)
            plate([(-w / 2 + 0.01, -d / 2 + 0.01), (-w / 2 + cut - 0.02, -d / 2 + 0.01), (-w / 2 + 0.01, -d / 2 + cut * 1.3 - 0.02)], h - 0.006, material, (0, 0, z + h / 2), (-90, 0, 0), bevel=0.004)
            z += h


@model('memory-foam-mattress')
def memory_foam_mattress():
    mattress(fabric((0.82, 0.82, 0.82)), fabric((0.5, 0.53, 0.57)), layers=((0.6, fabric((0.8, 0.76, 0.62))), (0.4, fabric((0.35, 0.55, 0.72)))))


@model('orthopaedic-mattress')
def orthopaedic_mattress():
    mattress(fabric((0.84, 0.84, 0.84)), fabric((0.12, 0.24, 0.42)), piping=(0.06, 0.14, 0.3))
    pillow(0.5, 0.32, 0.12, fabric((0.85, 0.85, 0.85)), (-0.28, 0.45, 0.28), (-90, 0, 0))
    pillow(0.5, 0.32, 0.12, fabric((0.85, 0.85, 0.85)), (0.28, 0.45, 0.28), (-90, 0, 0))


@model('dual-comfort-mattress')
def dual_comfort_mattress():
    soft((1.2, 1.7, 0.1), fabric((0.12, 0.14, 0.18)), rounding=0.035, puff=0, steps=30)
    soft((1.2, 1.7, 0.1), fabric((0.82, 0.82, 0.8)), (0, 0, 0.095), rounding=0.035, puff=0, steps=30)
    wires([[(-0.6, -0.85, 0.0975), (0.6, -0.85, 0.0975), (0.6, 0.85, 0.0975), (-0.6, 0.85, 0.0975)]], 0.01, steel(0.4), closed=True, round=4)
    text('FIRM', 0.07, white(), (0.0, -0.853, 0.05))
    text('SOFT', 0.07, black(), (0.0, -0.853, 0.145))
    mirrored(lambda s: pillow(0.5, 0.32, 0.12, fabric((0.12, 0.14, 0.18)), (s * 0.28, 0.45, 0.27), (-90, 0, 0)))
    for i in range(7):
        for j in range(6):
            soft((0.16, 0.16, 0.03), fabric((0.82, 0.82, 0.8)), ((i - 3) * 0.165, (j - 3.2) * 0.165 - 0.1, 0.185), rounding=0.015, puff=0.012, steps=6)


@model('coir-mattress')
def coir_mattress():
    coir = clay((0.28, 0.14, 0.05))
    mattress(fabric((0.42, 0.07, 0.08)), fabric((0.3, 0.05, 0.05)), layers=((0.2, fabric((0.85, 0.8, 0.6))), (0.6, coir), (0.2, fabric((0.85, 0.8, 0.6)))), piping=(0.75, 0.6, 0.25))


def bedding(width=1.5, length=1.9, z=0.3, throw=(0.16, 0.26, 0.36), thickness=0.2):
    white_ = fabric((0.8, 0.79, 0.77))
    soft((width, length, thickness), white_, (0, 0, z), rounding=0.06, puff=0.01, steps=26)
    for x in (-width / 4, width / 4):
        pillow(width * 0.44, 0.42, 0.2, white_, (x, length / 2 - 0.5, z + thickness + 0.09), (-72, 0, 0))
    cover = fabric(throw)
    soft((width + 0.06, length * 0.45, thickness + 0.05), cover, (0, -length * 0.26, z - 0.02), rounding=0.06, puff=0.01, steps=26)


@model('bed')
def bed():
    frame = wood(TEAK)
    bedding()
    mirrored(lambda s: box((0.05, 1.95, 0.2), frame, (s * 0.79, 0, 0.16), bevel=0.01))
    box((1.66, 0.06, 0.34), frame, (0, -0.98, 0.05), bevel=0.012)
    for x in (-0.8, 0.8):
        box((0.09, 0.09, 0.46), frame, (x, -0.98, 0), bevel=0.012)
        box((0.09, 0.09, 1.05), frame, (x, 0.98, 0), bevel=0.012)
    box((1.6, 0.05, 0.12), frame, (0, 0.98, 0.9), bevel=0.012)
    box((1.6, 0.05, 0.1), frame, (0, 0.98, 0.4), bevel=0.012)
    for i in range(9):
        box((0.08, 0.03, 0.42), frame, (-0.64 + i * 0.16, 0.98, 0.49), bevel=0.008)


@model('storage-bed')
def storage_bed():
    frame, inside = wood(WALNUT), wood(HONEY)
    bedding(z=0.4, throw=(0.4, 0.3, 0.2))
    box((1.62, 1.98, 0.42), frame, (0, 0, 0), bevel=0.012)
    box((1.7, 0.1, 1.1), frame, (0, 1.03, 0), bevel=0.02)
    for y in (-0.5, 0.45):
        out = 0.42 if y < 0 else 0
        x = -0.82 - out
        box((0.025, 0.86, 0.3), inside, (x, y, 0.06), bevel=0.006)
        tube([(x - 0.035, y - 0.1, 0.22), (x - 0.035, y + 0.1, 0.22)], 0.01, steel())
        for dy in (-0.09, 0.09):
            tube([(x - 0.035, y + dy, 0.22), (x, y + dy, 0.22)], 0.007, steel())
        if out:
            for dy in (-0.41, 0.41):
                box((out, 0.02, 0.24), inside, (x + out / 2, y + dy, 0.08), bevel=0.003)
            box((out, 0.82, 0.015), inside, (x + out / 2, y, 0.08), bevel=0)
            for dy, shade in ((-0.2, (0.5, 0.2, 0.2)), (0.18, (0.3, 0.42, 0.5))):
                soft((0.34, 0.32, 0.16), fabric(shade), (x + 0.22, y + dy, 0.1), rounding=0.05, puff=0.01, steps=10)


@model('diwan-bed')
def diwan_bed():
    frame, seat, bolster = wood(TEAK), fabric((0.5, 0.1, 0.08)), fabric((0.72, 0.5, 0.18))
    box((1.9, 0.85, 0.3), frame, (0, 0, 0.1), bevel=0.015)
    for x in (-0.9, 0.9):
        for y in (-0.36, 0.36):
            turned(curve_profile([(0.03, 0), (0.06, 0.04), (0.035, 0.08), (0.06, 0.12)]), frame, (x, y, 0))
    for i in range(5):
        box((0.32, 0.02, 0.2), wood(HONEY), (-0.72 + i * 0.36, -0.425, 0.15), bevel=0.008)
        ring(0.07, 0.01, frame, (-0.72 + i * 0.36, -0.436, 0.25), (90, 0, 0))
    soft((1.86, 0.82, 0.17), seat, (0, 0, 0.4), rounding=0.04, puff=0.01, steps=26)
    for x in (-0.8, 0.8):
        turned(curve_profile([(0, -0.36), (0.08, -0.355), (0.115, -0.33), (0.12, -0.2), (0.12, 0.2), (0.115, 0.33), (0.08, 0.355), (0, 0.36)]), bolster, (x, 0, 0.69), (90, 0, 0))
        disc(0.025, 0.02, seat, (x, -0.365, 0.69), (90, 0, 0))
    for x in (-0.42, 0, 0.42):
        pillow(0.4, 0.36, 0.14, bolster if x else seat, (x, 0.24, 0.58), (-14, 0, 0), corner=0.06)
    box((1.9, 0.05, 0.5), frame, (0, 0.44, 0.4), bevel=0.015)
    plate([(-0.95, 0), (0.95, 0), (0.8, 0.05), (0.45, 0.07), (0.2, 0.16), (0, 0.2), (-0.2, 0.16), (-0.45, 0.07), (-0.8, 0.05)], 0.05, frame, (0, 0.44, 0.895), bevel=0.01)


@model('platform-bed')
def platform_bed():
    frame = wood(HONEY)
    bedding(1.45, 1.85, 0.2, (0.3, 0.33, 0.3), 0.2)
    box((1.9, 2.2, 0.08), frame, (0, 0, 0.13), bevel=0.012)
    box((1.5, 1.8, 0.13), wood(WENGE), (0, 0, 0), bevel=0.006)
    box((1.9, 0.06, 0.42), frame, (0, 1.08, 0.2), (-8, 0, 0), bevel=0.012)
    for x in (-0.84, 0.84):
        box((0.1, 0.14, 0.02), paper((0.5, 0.15, 0.1)), (x, 0.65, 0.21), bevel=0.003)


PEAR = [(0, 0), (0.3, 0), (0.48, 0.04), (0.56, 0.18), (0.54, 0.34), (0.44, 0.52), (0.31, 0.68), (0.2, 0.8), (0.13, 0.87), (0.05, 0.9), (0, 0.9)]


def bean_bag_body(material, profile=PEAR, lean=0.14, at=(0, 0, 0)):
    blob(curve_profile(profile), material, at, lobes=6, lobe=0.05, crumple=0.03, lean=lean, sides=144)


def handle(material, z, y, span=0.09):
    tube([(-span, y, z), (-span * 0.6, y + 0.03, z + 0.07), (span * 0.6, y + 0.03, z + 0.07), (span, y, z)], 0.018, material)


@model('bean-bag')
def bean_bag():
    skin = leather()
    bean_bag_body(skin)
    handle(skin, 0.86, 0.11)


@model('bean-bag-with-beans')
def bean_bag_with_beans():
    skin = leather()
    bean_bag_body(skin)
    handle(skin, 0.86, 0.11)
    bead = ball(0.024, white(0.7), (0.3, -0.66, 0.024))
    chance = random.Random(3)
    places = []
    for _ in range(240):
        a, r = chance.uniform(0, 6.3), chance.random() ** 0.8
        places.append(((0.24 + 0.3 * r * math.cos(a), -0.72 + 0.16 * r * math.sin(a), 0.024 + max(0, 0.1 * (1 - r)) * chance.random()), (0, 0, 0), 1))
    copies(bead, places)


@model('bean-bag-chair')
def bean_bag_chair():
    skin = leather()
    blob(curve_profile([(0, 0), (0.34, 0), (0.5, 0.05), (0.53, 0.16), (0.47, 0.28), (0.3, 0.34), (0, 0.35)]), skin, lobes=8, lobe=0.03, crumple=0.02)
    sections = []
    for z, r, y, w in ((0.12, 0.5, 0, 0.08), (0.3, 0.52, 0.01, 0.11), (0.5, 0.52, 0.04, 0.12), (0.66, 0.46, 0.09, 0.11), (0.82, 0.36, 0.15, 0.1), (0.92, 0.26, 0.19, 0.06)):
        span = max(40, 118 - z * 90)
        outer = [(r * math.sin(math.radians(a)), y + r * math.cos(math.radians(a)), z - 0.18 * (abs(a) / 118) ** 2 * z) for a in [span * (i / 6 - 1) for i in range(13)]]
        inner = [((r - 2 * w) * math.sin(math.radians(a)), y + (r - 2 * w) * math.cos(math.radians(a)), z - 0.18 * (abs(a) / 118) ** 2 * z) for a in [span * (1 - i / 6) for i in range(13)]]
        sections.append(outer + inner)
    loft(sections, skin)
    handle(skin, 0.88, 0.36)


def place(at, angle, x, y, z):
    """A point of a piece of furniture that is turned around its middle."""
    a = math.radians(angle)
    return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)


def couch(seats, material, leg, at=(0, 0, 0), angle=0, seat=0.58, arm=0.15, pillows=True, back=0.46):
    width = seats * seat

    def part(size, x, y, z, tilt=0, **more):
        soft(size, material, place(at, angle, x, y, z), (tilt, 0, angle), **more)
    part((width + 2 * arm, 0.78, 0.24), 0, 0, 0.12, rounding=0.04, puff=0)
    part((width + 2 * arm, 0.16, back + 0.26), 0, 0.34, 0.14, rounding=0.06, puff=0.01)
    for s in (-1, 1):
        part((arm, 0.78, 0.44), s * (width / 2 + arm / 2), -0.01, 0.14, rounding=0.06, puff=0.01)
        for y in (-0.32, 0.32):
            px, py, pz = place(at, angle, s * (width / 2 + arm * 0.4), y, 0)
            tube([(px, py, 0), (px, py, 0.14)], 0.026, leg, straight=True, radii=(0.6, 1))
    for i in range(seats):
        x = (i - (seats - 1) / 2) * seat
        part((seat - 0.01, 0.62, 0.15), x, -0.07, 0.35, rounding=0.055, puff=0.02)
        part((seat - 0.03, 0.16, back), x, 0.2, 0.48, -10, rounding=0.07, puff=0.03)


@model('sofa')
def sofa():
    couch(3, leather(), wood(WALNUT))


@model('sofa-set')
def sofa_set():
    skin, leg = leather(), wood(WALNUT)
    couch(3, skin, leg, (0, 0.5, 0))
    couch(1, skin, leg, (-1.35, -0.35, 0), 62)
    couch(1, skin, leg, (1.35, -0.35, 0), -62)
    box((0.8, 0.42, 0.035), wood(WALNUT), (0, -0.5, 0.32), bevel=0.01)
    legs(0.72, 0.36, 0.32, 0.04, wood(WALNUT), at=(0, -0.5, 0))


@model('sofa-bed')
def sofa_bed():
    skin, leg = leather(), wood(WALNUT)
    couch(3, skin, leg, (0, 0.4, 0), back=0.4)
    soft((1.7, 0.95, 0.16), skin, (0, -0.44, 0.33), rounding=0.05, puff=0.01, steps=26)
    box((1.66, 0.9, 0.12), wood(WALNUT), (0, -0.44, 0.2), bevel=0.01)
    for x in (-0.76, 0.76):
        tube([(x, -0.84, 0), (x, -0.84, 0.25)], 0.02, leg)
    for x in (-0.4, 0.4):
        pillow(0.6, 0.38, 0.16, fabric((0.8, 0.78, 0.74)), (x, 0.3, 0.53), (-38, 0, 0))
    soft((1.74, 0.5, 0.06), fabric((0.68, 0.62, 0.52)), (0, -0.68, 0.47), rounding=0.03, puff=0.006)


@model('loveseat')
def loveseat():
    skin = leather()
    couch(2, skin, wood(TEAK), arm=0.13)
    for s in (-1, 1):
        pillow(0.34, 0.34, 0.14, skin, (s * 0.38, -0.04, 0.5), (-16, 0, s * -14), corner=0.06)


@model('recliner')
def recliner():
    skin, trim = leather(), black()
    soft((0.56, 0.6, 0.22), skin, (0, 0, 0.14), rounding=0.05, puff=0)
    soft((0.56, 0.62, 0.17), skin, (0, -0.04, 0.34), (4, 0, 0), rounding=0.07, puff=0.03)
    mirrored(lambda s: (
        soft((0.19, 0.82, 0.52), skin, (s * 0.36, 0.02, 0.08), rounding=0.08, puff=0.02),
        soft((0.21, 0.74, 0.11), skin, (s * 0.36, 0.0, 0.55), rounding=0.055, puff=0.01)))
    for z, h, y in ((0.46, 0.26, 0.3), (0.68, 0.24, 0.42), (0.88, 0.24, 0.52)):
        soft((0.6, 0.2, h), skin, (0, y, z), (-27, 0, 0), rounding=0.09, puff=0.04)
    soft((0.62, 0.12, 0.76), skin, (0, 0.42, 0.36), (-27, 0, 0), rounding=0.06, puff=0)
    soft((0.54, 0.4, 0.12), skin, (0, -0.58, 0.36), (-6, 0, 0), rounding=0.06, puff=0.03)
    mirrored(lambda s: (
        tube([(s * 0.2, -0.28, 0.22), (s * 0.2, -0.48, 0.3), (s * 0.2, -0.5, 0.38)], 0.014, trim),
        tube([(s * 0.2, -0.28, 0.34), (s * 0.2, -0.62, 0.37)], 0.012, trim),
        box((0.06, 0.7, 0.08), trim, (s * 0.3, 0.04, 0), bevel=0.01)))


def vase(material, at, height=0.16):
    turned(curve_profile([(0, 0), (0.3, 0), (0.42, 0.3), (0.2, 0.72), (0.15, 0.85), (0.2, 1)]), material, at, sides=48, bevel=0).scale = (height,) * 3


def sprig(at, count=9, size=0.14, seed=1, material=None):
    """A small bush of leaves."""
    chance, green = random.Random(seed), material or leaf()
    for i in range(count):
        a = 2 * math.pi * i / count + chance.uniform(-0.3, 0.3)
        r, h = size * chance.uniform(0.4, 1), size * chance.uniform(0.5, 1.3)
        blade([at, (at[0] + r * 0.4 * math.cos(a), at[1] + r * 0.4 * math.sin(a), at[2] + h * 0.8), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + h)], size * 0.4, green, steps=8)


@model('wall-shelf', views=('wall-side', 'wall'), stands='wall')
def wall_shelf():
    top = wood(WALNUT)
    for x, z, w in ((-0.25, 0.56, 0.7), (0.2, 0.28, 0.7), (-0.25, 0, 0.7)):
        box((w, 0.2, 0.03), top, (x, 0, z), bevel=0.006)
        mirrored(lambda s: plate([(0, 0), (0.012, 0), (0.012, 0.11), (0, 0.11)], 0.12, black(), (x + s * w * 0.35, 0.04, z - 0.11), bevel=0.003))
    books((-0.52, 0, 0.59), (0.2, 0.22, 0.19, 0.21, 0.2), 0.13)
    vase(ceramic((0.2, 0.4, 0.42)), (-0.08, 0, 0.59), 0.2)
    turned([(0, 0), (0.05, 0), (0.065, 0.09)], ceramic(), (0.42, 0, 0.31))
    sprig((0.42, 0, 0.38))
    box((0.16, 0.015, 0.2), wood(HONEY), (0.08, 0.02, 0.31), (-8, 0, 0), bevel=0.004)
    box((0.12, 0.004, 0.16), paper((0.5, 0.65, 0.75)), (0.08, 0.01, 0.33), (-8, 0, 0), bevel=0)
    books((-0.1, 0, 0.03), (0.18, 0.2, 0.21), 0.13, seed=4)
    turned(curve_profile([(0, 0), (0.06, 0), (0.06, 0.12), (0.03, 0.15)]), clay(), (-0.42, 0, 0.03))


def shoe(material, sole, at, angle=0):
    """A simple shoe with its toe to the front."""
    def section(y, w, h, lift=0.0):
        points = []
        for i in range(12):
            a = 2 * math.pi * i / 12
            z = 0.02 + max(0, math.sin(a)) * h + lift
            points.append(place(at, angle, w * math.cos(a), y, z))
        return points
    loft([section(-0.14, 0.012, 0.02), section(-0.125, 0.036, 0.04), section(-0.06, 0.047, 0.055), section(-0.01, 0.044, 0.085), section(0.04, 0.038, 0.1), section(0.1, 0.04, 0.1), section(0.128, 0.03, 0.09)], material, smooth=1)
    loft([[place(at, angle, x, y, z) for x, y in ((-0.04, -0.12), (0, -0.15), (0.04, -0.12), (0.05, -0.05), (0.042, 0.05), (0.04, 0.13), (0, 0.14), (-0.04, 0.13), (-0.042, 0.05), (-0.05, -0.05))] for z in (0, 0.022)], sole, smooth=1)


@model('shoe-rack')
def shoe_rack():
    frame, rod = wood(TEAK), steel()
    for x in (-0.42, 0.42):
        box((0.03, 0.32, 0.92), frame, (x, 0, 0), bevel=0.006)
    box((0.9, 0.34, 0.03), frame, (0, 0, 0.92), bevel=0.006)
    tones = ((0.05, 0.05, 0.055), (0.3, 0.14, 0.05), (0.75, 0.75, 0.74), (0.5, 0.05, 0.05), (0.06, 0.12, 0.32), (0.55, 0.38, 0.2))
    for level, z in enumerate((0.08, 0.36, 0.64)):
        for y in (-0.13, -0.06, 0.01, 0.08, 0.14):
            tube([(-0.42, y, z), (0.42, y, z)], 0.008, rod)
        for i in range(3):
            for dx in (-0.055, 0.055):
                shoe(plastic(tones[(level * 2 + i) % 6], 0.5), white() if (level + i) % 2 else black(), (-0.26 + i * 0.26 + dx, 0, z + 0.008))


@model('bookshelf')
def bookshelf():
    frame = wood(WALNUT)
    for x in (-0.38, 0.38):
        box((0.025, 0.28, 1.6), frame, (x, 0, 0), bevel=0.005)
    box((0.74, 0.012, 1.55), wood(TEAK), (0, 0.134, 0.03), bevel=0)
    for i in range(6):
        z = 0.06 + i * 0.3
        box((0.74, 0.27, 0.025), frame, (0, 0, z), bevel=0.005)
        if i < 5:
            chance = random.Random(i)
            x = books((-0.36, 0.0, z + 0.025), [chance.uniform(0.17, 0.24) for _ in range((14, 9, 16, 7, 11)[i])], seed=i)
            if i == 1 or i == 3:
                vase(ceramic((0.6, 0.3, 0.12)) if i == 1 else ceramic(), (0.22, -0.02, z + 0.025), 0.2)
            if i == 4:
                turned([(0, 0), (0.05, 0), (0.065, 0.09)], ceramic(), (0.25, 0, z + 0.025))
                sprig((0.25, 0, z + 0.1), size=0.11)


@model('corner-shelf', views=('three-quarter', 'front'))
def corner_shelf():
    frame = wood(WALNUT)
    quarter = [(-0.3, 0.3)] + [(-0.3 + 0.46 * math.cos(math.radians(a)), 0.3 - 0.46 * math.sin(math.radians(a))) for a in range(0, 91, 6)]
    for i in range(5):
        z = 0.02 + i * 0.32
        plate([(x + 0.08, y - 0.08) for x, y in quarter], 0.024, frame, (0, 0, z), (-90, 0, 0), bevel=0.005)
    tube([(-0.21, 0.21, 0), (-0.21, 0.21, 1.32)], 0.02, frame)
    tube([(0.2, 0.2, 0), (0.2, 0.2, 1.32)], 0.014, frame)
    tube([(-0.2, -0.2, 0), (-0.2, -0.2, 1.32)], 0.014, frame)
    vase(ceramic((0.15, 0.35, 0.45)), (-0.06, 0.06, 1.312), 0.24)
    books((-0.17, 0.1, 0.672), (0.18, 0.2, 0.19, 0.21, 0.17), 0.13)
    turned([(0, 0), (0.05, 0), (0.065, 0.09)], ceramic(), (-0.06, 0.06, 0.992))
    sprig((-0.06, 0.06, 1.06), size=0.12)
    turned(curve_profile([(0, 0), (0.07, 0), (0.08, 0.1), (0.05, 0.15)]), clay(), (-0.06, 0.05, 0.352))
    box((0.16, 0.12, 0.1), cardboard(), (-0.06, 0.06, 0.032), (0, 0, -45), bevel=0.006)


@model('kitchen-rack')
def kitchen_rack():
    metal_ = steel(0.2)
    for x in (-0.4, 0.4):
        for y in (-0.17, 0.17):
            tube([(x, y, 0), (x, y, 1.12)], 0.013, metal_)
            ball(0.018, black(), (x, y, 0.014))
    for z in (0.08, 0.45, 0.82):
        for dz in (0, 0.06):
            tube([(-0.4, -0.17, z + dz), (0.4, -0.17, z + dz), (0.4, 0.17, z + dz), (-0.4, 0.17, z + dz)], 0.008, metal_, closed=True, straight=True)
        wires([[(-0.4 + i * 0.05, -0.17, z), (-0.4 + i * 0.05, 0.17, z)] for i in range(17)], 0.005, metal_)
    for i, shade in enumerate(((0.7, 0.1, 0.03), (0.8, 0.55, 0.1), (0.25, 0.4, 0.08), (0.75, 0.7, 0.6))):
        x = -0.29 + i * 0.19
        turned([(0, 0), (0.065, 0), (0.065, 0.17), (0.05, 0.19)], clay(shade), (x, 0, 0.828), sides=48)
        disc(0.055, 0.035, black(), (x, 0, 1.015))
    for x in (-0.2, 0.02):
        turned(curve_profile([(0, 0), (0.08, 0), (0.1, 0.03), (0.1, 0.13)]), metal_, (x, 0, 0.458), thickness=0.004)
    for i in range(6):
        turned([(0, 0), (0.05, 0), (0.13, 0.03)], ceramic(), (0.24, 0, 0.458 + i * 0.014), sides=48)
    turned(curve_profile([(0, 0), (0.12, 0), (0.14, 0.04), (0.14, 0.19), (0, 0.2)]), metal_, (-0.2, 0, 0.088))
    ball(0.02, black(), (-0.2, 0, 0.3))
    turned(curve_profile([(0, 0), (0.1, 0), (0.14, 0.08), (0.15, 0.1)]), iron(), (0.18, 0, 0.088), thickness=0.006)


@model('wardrobe')
def wardrobe():
    body, door = wood(WALNUT), wood(HONEY)
    for x in (-0.6, 0.6):
        box((0.03, 0.5, 1.85), body, (x, 0, 0.06), bevel=0.006)
    for z in (0.06, 1.5, 1.88):
        box((1.23, 0.5, 0.03), body, (0, 0, z), bevel=0.006)
    box((1.2, 0.015, 1.84), body, (0, 0.24, 0.06), bevel=0)
    box((1.2, 0.46, 0.06), black(), (0, 0, 0), bevel=0.004)
    box((0.025, 0.48, 1.84), body, (0.0, 0, 0.06), bevel=0.004)
    # The left door is open and shows clothes on a rod.
    box((0.02, 0.59, 1.8), door, (-0.62, -0.54, 0.08), bevel=0.006)
    box((0.6, 0.022, 1.8), door, (0.31, -0.255, 0.08), bevel=0.006)
    tube([(0.06, -0.29, 0.85), (0.06, -0.29, 1.1)], 0.012, steel())
    for z in (0.88, 1.07):
        tube([(0.06, -0.29, z), (0.06, -0.26, z)], 0.008, steel())
    tube([(-0.6, 0, 1.42), (0, 0, 1.42)], 0.012, steel())
    for i, shade in enumerate(((0.5, 0.06, 0.06), (0.06, 0.14, 0.32), (0.75, 0.72, 0.66), (0.1, 0.3, 0.24), (0.7, 0.45, 0.1), (0.3, 0.2, 0.36))):
        x = -0.53 + i * 0.09
        soft((0.055, 0.36, 0.62 + 0.12 * (i % 2)), fabric(shade), (x, 0, 0.72 - 0.12 * (i % 2)), rounding=0.027, puff=0.006, steps=8)
        tube([(x, 0, 1.33), (x, 0, 1.42)], 0.005, steel())
    for i, shade in enumerate(((0.8, 0.78, 0.74), (0.3, 0.45, 0.55), (0.6, 0.3, 0.2))):
        soft((0.42, 0.34, 0.07), fabric(shade), (-0.3, 0, 0.1 + i * 0.07), rounding=0.03, puff=0.006, steps=8)
        soft((0.42, 0.34, 0.07), fabric(shade), (-0.3, 0, 1.54 + i * 0.07), rounding=0.03, puff=0.006, steps=8)


@model('swing-chair')
def swing_chair():
    cane, cushion = matt(), fabric((0.78, 0.74, 0.66))
    centre, lines = Vector((0, -0.12, 0.82)), []

    def skin(a, b):
        """A point of the egg, or None in its opening."""
        p = Vector((0.44 * math.cos(b) * math.sin(a), -0.42 * math.cos(b) * math.cos(a), 0.58 * math.sin(b)))
        return None if p.y < -0.1 and -0.3 < p.z < 0.46 and p.y < -0.14 - 0.1 * p.z else centre + p

    def trace(points):
        run = []
        for point in points + [None]:
            if point is not None:
                run.append(tuple(point))
            else:
                if len(run) > 1:
                    lines.append(run)
                run = []
    for i in range(44):
        trace([skin(2 * math.pi * i / 44, math.pi * (j / 40 - 0.5)) for j in range(41)])
    for j in range(2, 39):
        trace([skin(2 * math.pi * i / 72, math.pi * (j / 40 - 0.5)) for i in range(73)])
    wires(lines, 0.01, cane)
    rim = []
    for i in range(80):
        t = 2 * math.pi * i / 80
        z = 0.08 + 0.38 * math.sin(t)
        y = -0.14 - 0.1 * z
        level = math.cos(math.asin(max(-1, min(1, z / 0.58))))
        x = 0.44 * math.sqrt(max(0, level ** 2 - (y / 0.42) ** 2)) * math.cos(t) / max(abs(math.cos(t)), 0.35) * (min(1, abs(math.cos(t)) / 0.35))
        rim.append(tuple(centre + Vector((x, y, z))))
    wires([rim], 0.02, cane, closed=True, round=4)
    soft((0.54, 0.44, 0.15), cushion, (0, -0.12, 0.46), rounding=0.07, puff=0.02)
    soft((0.5, 0.14, 0.46), cushion, (0, 0.06, 0.56), (-12, 0, 0), rounding=0.07, puff=0.04)
    # The stand.
    tube([(0, 0.44, 0.02), (0, 0.62, 0.5), (0, 0.58, 1.3), (0, 0.3, 1.72), (0, -0.05, 1.78), (0, -0.12, 1.68)], 0.032, cane)
    ring(0.5, 0.028, cane, (0, -0.05, 0.028))
    wires([[(0, -0.12, 1.68), (0, -0.12, 1.38)]], 0.014, steel(), round=4)


@model('hammock')
def hammock():
    cloth_, frame, rope = plain_cloth(), matt(), fabric((0.8, 0.74, 0.6))
    sag = lambda x, y: 0.28 + 0.34 * (x / 0.85) ** 2 + 0.16 * (y / 0.4) ** 2
    sheet(1.7, 0.8, cloth_, shape=sag, ripple=0.015)
    for s in (-1, 1):
        tube([(s * 0.86, -0.42, sag(0.86, 0.4)), (s * 0.86, 0.42, sag(0.86, 0.4))], 0.022, frame)
        wires([[(s * 0.86, -0.38 + i * 0.095, sag(0.86, 0.4)), (s * 1.28, 0, 1.0)] for i in range(9)], 0.007, rope)
        ring(0.035, 0.008, steel(), (s * 1.3, 0, 1.01), (90, 0, 0))
        tube([(s * 0.1, 0, 0.035), (s * 0.8, 0, 0.05), (s * 1.2, 0, 0.45), (s * 1.34, 0, 1.04)], 0.035, frame)
        tube([(s * 0.6, -0.42, 0.035), (s * 0.6, 0.42, 0.035)], 0.035, frame)
    tube([(-0.2, 0, 0.035), (0.2, 0, 0.035)], 0.04, frame)
    pillow(0.34, 0.5, 0.12, fabric((0.82, 0.8, 0.76)), (0.28, 0.05, 0.47), (-90, -24, 90))


@model('balcony-chair-set')
def balcony_chair_set():
    cane, pad = matt(), fabric((0.78, 0.74, 0.66))

    def chair(at, angle):
        P = lambda x, y, z: place(at, angle, x, y, z)
        for s in (-1, 1):
            side = ((0.24, -0.22, 0), (0.26, -0.24, 0.4), (0.27, -0.18, 0.58), (0.28, 0.1, 0.6), (0.25, 0.285, 0.76))
            tube([P(s * x, y, z) for x, y, z in side], 0.018, cane)
            tube([P(s * 0.22, 0.24, 0), P(s * 0.25, 0.24, 0.4), P(s * 0.25, 0.3, 0.86)], 0.018, cane)
        tube([P(-0.25, 0.3, 0.86), P(0, 0.33, 0.93), P(0.25, 0.3, 0.86)], 0.018, cane)
        wires([[P(-0.25 + i * 0.025, 0.25, 0.42), P((-0.25 + i * 0.025) * 1.0, 0.3, 0.87 + 0.05 * (1 - ((i - 10) / 10) ** 2))] for i in range(21)], 0.011, cane)
        wires([[P(-0.26, 0.25 + j * 0.008, 0.45 + j * 0.05), P(0.26, 0.25 + j * 0.008, 0.45 + j * 0.05)] for j in range(9)], 0.008, cane)
        soft((0.52, 0.5, 0.09), cane, P(0, 0, 0.34), (0, 0, angle), rounding=0.04, puff=0)
        soft((0.48, 0.46, 0.08), pad, P(0, 0, 0.42), (0, 0, angle), rounding=0.035, puff=0.02)
    chair((-0.62, 0, 0), 28)
    chair((0.62, 0, 0), -28)
    turned([(0, 0.44), (0.24, 0.44), (0.24, 0.47), (0, 0.47)], cane, (0, -0.1, 0), bevel=0.008)
    around(3, 0.16, lambda at, d: tube([(at[0] * 1.15, at[1] * 1.15 - 0.1, 0), (at[0], at[1] - 0.1, 0.44)], 0.016, cane, straight=True), start=30)
    turned(curve_profile([(0.028, 0), (0.035, 0.03), (0.035, 0.07)]), ceramic(), (0.06, -0.14, 0.47), thickness=0.003)
    vase(ceramic((0.2, 0.4, 0.42)), (-0.05, -0.06, 0.47), 0.14)


@model('jhoola')
def jhoola():
    frame, chain = matt(), brass()
    for s in (-1, 1):
        for y in (-0.42, 0.42):
            tube([(s * 0.95, y, 0), (s * 0.86, 0, 1.75)], 0.04, frame, straight=True)
        box((0.07, 0.9, 0.06), frame, (s * 0.94, 0, 0), bevel=0.01)
        tube([(s * 0.92, -0.26, 0.68), (s * 0.92, 0.26, 0.68)], 0.025, frame)
    tube([(-0.98, 0, 1.76), (0.98, 0, 1.76)], 0.045, frame)
    box((1.3, 0.56, 0.06), frame, (0, 0, 0.46), bevel=0.015)
    box((1.3, 0.04, 0.1), frame, (0, 0.26, 0.86), bevel=0.012)
    for i in range(14):
        turned(curve_profile([(0.012, 0), (0.02, 0.06), (0.012, 0.12), (0.02, 0.24), (0.012, 0.34)]), frame, (-0.6 + i * 0.0923, 0.26, 0.52), sides=20, bevel=0)
    for s in (-1, 1):
        box((0.04, 0.5, 0.04), frame, (s * 0.62, 0, 0.74), bevel=0.01)
        for y in (-0.22, 0.0):
            turned(curve_profile([(0.012, 0), (0.02, 0.06), (0.012, 0.12), (0.012, 0.22)]), frame, (s * 0.62, y, 0.52), sides=20, bevel=0)
    link = ring(0.026, 0.007, chain, (0.66, -0.27, 0.52), (90, 0, 0))
    links = []
    for s in (-1, 1):
        for y in (-0.27, 0.27):
            for i in range(26):
                t = i / 25
                links.append(((s * 0.66, y * (1 - t), 0.53 + 1.18 * t), (90, 0, 90 * (i % 2)), (0.8, 1.2, 1) if i else 1))
            ball(0.035, chain, (s * 0.66, y, 0.49))
    copies(link, links)
    soft((1.2, 0.5, 0.07), fabric((0.6, 0.12, 0.1)), (0, -0.01, 0.52), rounding=0.03, puff=0.01)
    for x in (-0.4, 0.4):
        pillow(0.34, 0.32, 0.12, fabric((0.8, 0.55, 0.15)), (x, 0.15, 0.58), (-14, 0, 0), corner=0.06)


@model('garden-bench')
def garden_bench():
    slat, metal_ = matt(), iron()
    for i in range(5):
        box((1.3, 0.075, 0.03), slat, (0, -0.2 + i * 0.088, 0.42 - 0.01 * i), (2, 0, 0), bevel=0.008)
    for i in range(4):
        box((1.3, 0.028, 0.085), slat, (0, 0.235 + i * 0.026, 0.5 + i * 0.11), (-13, 0, 0), bevel=0.008)
    for s in (-1, 1):
        x = s * 0.58
        tube([(x, -0.24, 0), (x, -0.2, 0.2), (x, -0.26, 0.42), (x, -0.27, 0.62), (x, -0.18, 0.68), (x, 0.2, 0.66)], 0.024, metal_)
        tube([(x, 0.3, 0), (x, 0.2, 0.2), (x, 0.22, 0.42), (x, 0.36, 0.94)], 0.024, metal_)
        tube([(x, -0.24, 0.405), (x, 0.22, 0.37)], 0.022, metal_)
        tube([(x, -0.2, 0.2), (x, 0, 0.26), (x, 0.2, 0.2)], 0.016, metal_)
        ring(0.06, 0.012, metal_, (x, -0.06, 0.53), (0, 90, 0))
        ring(0.06, 0.012, metal_, (x, 0.09, 0.53), (0, 90, 0))
