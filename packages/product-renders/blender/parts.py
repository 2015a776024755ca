"""Parts that models are built from. A unit is about the height of a kettle; z points up, the front faces -y."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise


def _link(name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    bpy.context.collection.objects.link(thing)
    if smooth and hasattr(mesh, 'polygons'):
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    thing.data.materials.append(material)
    return thing


def _bevel(thing, width, segments=5):
    if width > 0:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width = width
        modifier.segments = segments
        modifier.limit_method = 'ANGLE'
    return thing


def _solidify(thing, thickness, offset=0):
    modifier = thing.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = offset
    return thing


def _set_uv(mesh, uv_of_vertex):
    layer = mesh.uv_layers.new(name='print')
    for loop in mesh.loops:
        layer.data[loop.index].uv = uv_of_vertex[loop.vertex_index]


def turned(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=96, bevel=0.015, thickness=0):
    """A body turned on a lathe. The profile lists (radius, height) from the bottom up. A label wraps around it."""
    vertices, uvs, faces = [], [], []
    count = len(profile)
    low, high = min(z for _, z in profile), max(z for _, z in profile)
    for side in range(sides + 1):
        # The seam is at the back.
        angle = math.pi / 2 + 2 * math.pi * side / sides
        for radius, z in profile:
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
            uvs.append((side / sides, (z - low) / max(high - low, 1e-6)))
    for side in range(sides):
        for ring in range(count - 1):
            a, b = side * count + ring, (side + 1) * count + ring
            faces.append((a, b, b + 1, a + 1))
    mesh = bpy.data.meshes.new('turned')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    thing = _link('turned', mesh, material, at, turn)
    weld = thing.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-5
    if thickness:
        _solidify(thing, thickness, -1)
    return _bevel(thing, bevel, 3)


def curve_profile(points, steps=8):
    """Rounds a turned profile: a Catmull-Rom curve through the points."""
    result = []
    for index in range(len(points) - 1):
        p0 = points[max(index - 1, 0)]
        p1, p2 = points[index], points[index + 1]
        p3 = points[min(index + 2, len(points) - 1)]
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                max(0 if axis == 0 else -99, 0.5 * (2 * p1[axis] + (p2[axis] - p0[axis]) * t
                    + (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t
                    + (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3))
                for axis in (0, 1)))
    result.append(points[-1])
    return result


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04):
    """A box that stands on `at`. Its front carries a label from edge to edge."""
    width, depth, height = size
    x, y = width / 2, depth / 2
    vertices = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, height), (x, -y, height), (x, y, height), (-x, y, height)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    mesh = bpy.data.meshes.new('box')
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new(name='print')
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    for polygon in mesh.polygons:
        for corner, loop in zip(corners, polygon.loop_indices):
            layer.data[loop].uv = corner
    return _bevel(_link('box', mesh, material, at, turn), bevel)


def plate(outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.01, holes=()):
    """A flat piece cut along an outline of (x, z), with its front facing the viewer."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for ring in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for point, (x, z) in zip(spline.points, ring):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    curve.extrude = max(thickness / 2 - bevel, 0.0005)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    angles = (turn[0] + 90, turn[1], turn[2])
    thing = _link('plate', curve, material, at, angles, smooth=False)
    return _to_mesh(thing, outline)


def _to_mesh(thing, outline):
    """Turns a curve into a mesh whose label covers the bounds of the outline."""
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    xs, zs = [x for x, _ in outline], [z for _, z in outline]
    width, height = max(max(xs) - min(xs), 1e-6), max(max(zs) - min(zs), 1e-6)
    _set_uv(mesh, [((v.co.x - min(xs)) / width, (v.co.y - min(zs)) / height) for v in mesh.vertices])
    solid = _link(thing.name, mesh, thing.data.materials[0], thing.location, [math.degrees(angle) for angle in thing.rotation_euler])
    bpy.data.objects.remove(thing)
    return solid


def tube(points, radius, material, closed=False, straight=False, radii=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A bent tube, wire, handle or cord through the points. `radii` varies the thickness from point to point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 16
    curve.use_fill_caps = True
    if straight:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, co in zip(spline.points, points):
            point.co = (*co, 1)
        controls = spline.points
    else:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for point, co in zip(spline.bezier_points, points):
            point.co = co
            point.handle_left_type = point.handle_right_type = 'AUTO'
        controls = spline.bezier_points
    spline.use_cyclic_u = closed
    if radii:
        for control, factor in zip(controls, radii):
            control.radius = factor
    return _link('tube', curve, material, at, turn, smooth=False)


def ball(radius, material, at=(0, 0, 0), squash=(1, 1, 1), turn=(0, 0, 0)):
    mesh = bpy.data.meshes.new('ball')
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=48, v_segments=24, radius=radius)
    bmesh.ops.scale(shape, vec=squash, verts=shape.verts)
    shape.to_mesh(mesh)
    shape.free()
    _set_uv(mesh, [(v.co.x / (2 * radius * squash[0]) + 0.5, v.co.z / (2 * radius * squash[2]) + 0.5) for v in mesh.vertices])
    return _link('ball', mesh, material, at, turn)


def ring(radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), flat=1):
    """A torus that lies flat. `flat` stretches its cross-section upwards."""
    points = 64
    profile = []
    for index in range(25):
        angle = 2 * math.pi * index / 24
        profile.append((radius + thickness * math.cos(angle), flat * thickness * math.sin(angle)))
    return turned(profile, material, at, turn, sides=points, bevel=0)


def disc(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.01):
    return turned([(0, 0), (radius, 0), (radius, height), (0, height)], material, at, turn, bevel=bevel)


def _nearest_on(outline, x, z):
    """The point of the outline that is nearest to (x, z), and its distance."""
    nearest = (math.inf, x, z)
    for index in range(len(outline)):
        (x1, z1), (x2, z2) = outline[index - 1], outline[index]
        dx, dz = x2 - x1, z2 - z1
        along = max(0, min(1, ((x - x1) * dx + (z - z1) * dz) / (dx * dx + dz * dz + 1e-9)))
        px, pz = x1 + along * dx, z1 + along * dz
        nearest = min(nearest, (math.hypot(x - px, z - pz), px, pz))
    return nearest


def _contains(outline, x, z):
    inside = False
    for index in range(len(outline)):
        (x1, z1), (x2, z2) = outline[index - 1], outline[index]
        if (z1 > z) != (z2 > z) and x < (x2 - x1) * (z - z1) / (z2 - z1) + x1:
            inside = not inside
    return inside


def garment(outline, material, thickness=0.12, folds=0.04, fold_count=11, seed=1, step=0.02, at=(0, 0, 0), turn=(0, 0, 0), swell=0.08, gather=0.0):
    """Cloth cut along an outline of (x, z) and hung up: it swells from its edges and falls in folds towards the hem.
    `gather` draws the folds together at the top, as in a skirt. A pattern repeats once per unit."""
    xs, zs = [x for x, _ in outline], [z for _, z in outline]
    low_x, low_z, high_z = min(xs) - step, min(zs) - step, max(zs)
    columns, rows = int((max(xs) - low_x) / step) + 3, int((high_z - low_z) / step) + 3
    inside = {
        (column, row)
        for column in range(columns)
        for row in range(rows)
        if _contains(outline, low_x + column * step, low_z + row * step)
    }
    around = [(dx, dz) for dx in (-1, 0, 1) for dz in (-1, 0, 1)]
    cells = {(column + dx, row + dz) for column, row in inside for dx, dz in around}
    vertices, uvs, index_of = [], [], {}
    for column, row in sorted(cells):
        x, z = low_x + column * step, low_z + row * step
        edge, edge_x, edge_z = _nearest_on(outline, x, z)
        # Points outside are pulled to the outline, which makes its edge smooth.
        if (column, row) not in inside:
            edge, x, z = 0, edge_x, edge_z
        hang = (high_z - z) / max(high_z - low_z, 1e-6)
        spread = 1 + gather * (1 - hang)
        drift = 2.4 * noise.noise((x * 0.9, z * 0.45, seed))
        wave = math.sin(fold_count * x * spread + drift + 0.7 * z)
        wave = math.copysign(abs(wave) ** 0.8, wave)
        wrinkle = noise.noise((x * 2.6 + z, z * 1.9, seed + 7))
        fold = folds * (wave * (0.15 + 0.85 * hang) + 0.9 * wrinkle) * min(1, edge / 0.09)
        depth = thickness * (1 - math.exp(-edge / swell)) + fold
        index_of[column, row] = len(vertices)
        vertices.append((x, -depth, z))
        uvs.append((x + 0.8 * fold, z))
    faces = []
    for (column, row), a in index_of.items():
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        if all(corner in index_of for corner in corners) and any(corner in inside for corner in corners):
            faces.append(tuple(index_of[corner] for corner in corners))
    mesh = bpy.data.meshes.new('garment')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    return _link('garment', mesh, material, at, turn)


def _spline(values, t):
    """The value at t, from 0 to 1, on a Catmull-Rom curve through tuples at equal distances."""
    place = min(max(t, 0), 1) * (len(values) - 1)
    index = min(int(place), len(values) - 2)
    t = place - index
    p0, p1, p2, p3 = (values[min(max(index + offset, 0), len(values) - 1)] for offset in (-1, 0, 1, 2))
    return tuple(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        for a, b, c, d in zip(p0, p1, p2, p3))


def worn(rings, material, folds=0.03, fold_count=12, seed=1, neck=None, hem=None, steps=110, sides=180, at=(0, 0, 0), turn=(0, 0, 0), wrinkles=1.0):
    """Cloth shaped as if worn: a skin over rings (x, y, z, half width, half depth) from the top down, or along
    an arm or a leg. Folds grow towards the end. `neck(angle)` and `hem(angle)` lower or raise the two openings, where
    an angle of 0 is the front and 1 the back. A pattern repeats once per unit."""
    vertices, uvs, faces = [], [], []
    length, before = 0.0, None
    for step in range(steps + 1):
        t = step / steps
        x, y, z, wide, deep = _spline(rings, t)
        ahead, behind = _spline(rings, min(t + 0.01, 1)), _spline(rings, max(t - 0.01, 0))
        along = Vector(ahead[:3]) - Vector(behind[:3])
        along.normalize()
        across = along.cross(Vector((0, 1, 0))).normalized()
        outward = across.cross(along)
        centre = Vector((x, y, z))
        if before is not None:
            length += (centre - before).length
        before = centre
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            c, n = math.cos(angle), math.sin(angle)
            wave = math.sin(fold_count * angle + 2.2 * noise.noise((c * 1.5 + seed, n * 1.5, t * 1.6)) + seed)
            crease = noise.noise((c * 2.4 + seed * 3, n * 2.4, t * 6)) + 0.5 * noise.noise((c * 5 + seed, n * 5, t * 11))
            bulge = folds * (wave * t ** 1.3 + 0.55 * wrinkles * crease) / max(wide, 0.1)
            point = centre + across * c * wide * (1 + bulge) + outward * n * deep * (1 + bulge)
            # 0 at the front, where y is negative, and 1 at the back.
            back = math.acos(max(-1, min(1, -n))) / math.pi
            if neck:
                point -= Vector((0, 0, 1)) * neck(back) * (1 - t) ** 6
            if hem:
                point += Vector((0, 0, 1)) * hem(back) * t ** 10
            vertices.append(tuple(point))
            # Measured from the front, so that the pattern meets itself at the back.
            turned_by = (angle + math.pi / 2) % (2 * math.pi)
            uvs.append(((turned_by - 2 * math.pi * (turned_by > math.pi)) * wide, -length))
    for step in range(steps):
        for side in range(sides):
            a, b = step * sides + side, step * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    mesh = bpy.data.meshes.new('worn')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    return _solidify(_link('worn', mesh, material, at, turn), 0.012)


def sheet(width, length, material, at=(0, 0, 0), turn=(0, 0, 0), ripple=0.02, ripples=5, seed=1, thickness=0.015, steps=90, shape=None, scale=1.0):
    """A piece of cloth, paper or film lying flat (x by y). `shape(x, y)` returns the height of its surface."""
    mesh = bpy.data.meshes.new('sheet')
    vertices, uvs, faces = [], [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            x, y = width * (column / steps - 0.5), length * (row / steps - 0.5)
            height = shape(x, y) if shape else 0
            height += ripple * noise.noise((x * ripples / width, y * ripples / length, seed))
            vertices.append((x, y, height))
            uvs.append((x / scale + 0.5, y / scale + 0.5))
    for row in range(steps):
        for column in range(steps):
            a = row * (steps + 1) + column
            faces.append((a, a + 1, a + steps + 2, a + steps + 1))
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    return _solidify(_link('sheet', mesh, material, at, turn), thickness)


def loft(sections, material, at=(0, 0, 0), turn=(0, 0, 0), closed=True, caps=True, smooth=2, thickness=0):
    """A skin over cross-sections, each a list of the same number of (x, y, z) points: shoes, helmets, bodies."""
    count = len(sections[0])
    vertices = [point for section in sections for point in section]
    faces = []
    last = count if closed else count - 1
    for layer in range(len(sections) - 1):
        for index in range(last):
            a = layer * count + index
            b = layer * count + (index + 1) % count
            faces.append((a, b, b + count, a + count))
    if caps and closed:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(sections) - 1) * count, len(sections) * count)))
    mesh = bpy.data.meshes.new('loft')
    mesh.from_pydata(vertices, [], faces)
    xs, zs = [v[0] for v in vertices], [v[2] for v in vertices]
    width, height = max(max(xs) - min(xs), 1e-6), max(max(zs) - min(zs), 1e-6)
    _set_uv(mesh, [((v[0] - min(xs)) / width, (v[2] - min(zs)) / height) for v in vertices])
    thing = _link('loft', mesh, material, at, turn)
    if thickness:
        _solidify(thing, thickness, -1)
    if smooth:
        modifier = thing.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = smooth
    return thing


def pillow(width, height, depth, material, at=(0, 0, 0), turn=(0, 0, 0), steps=48, corner=0.0):
    """A stuffed cushion, pouch or sack, standing with its front towards the viewer. `corner` pulls its edges in."""
    vertices, uvs, faces = [], [], []
    for side in (-1, 1):
        for row in range(steps + 1):
            for column in range(steps + 1):
                u, v = 2 * column / steps - 1, 2 * row / steps - 1
                bulge = ((1 - u ** 4) * (1 - v ** 4)) ** 0.6
                pull = 1 - corner * (1 - abs(u * v)) * max(abs(u), abs(v)) ** 8
                vertices.append((u * width / 2 * pull, side * depth / 2 * bulge, (v * pull + 1) * height / 2))
                uvs.append(((u + 1) / 2, (v + 1) / 2))
    size = (steps + 1) ** 2
    for side in (0, 1):
        for row in range(steps):
            for column in range(steps):
                a = side * size + row * (steps + 1) + column
                quad = (a, a + 1, a + steps + 2, a + steps + 1)
                faces.append(quad if side == 0 else tuple(reversed(quad)))
    mesh = bpy.data.meshes.new('pillow')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    thing = _link('pillow', mesh, material, at, turn)
    weld = thing.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-4
    return thing


def text(words, size, material, at=(0, 0, 0), turn=(0, 0, 0), depth=0.01):
    """Raised letters, centred on `at` and facing the viewer."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    return _link('text', curve, material, at, (turn[0] + 90, turn[1], turn[2]), smooth=False)


def heap(count, make, radius, height, seed=1):
    """Scatters small things in a heap: `make(at, turn)` creates one of them."""
    chance = random.Random(seed)
    for _ in range(count):
        angle, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        level = height * (1 - far ** 1.5) * chance.uniform(0.6, 1)
        at = (radius * far * math.cos(angle), radius * far * math.sin(angle), level)
        make(at, tuple(chance.uniform(0, 360) for _ in range(3)))


def repeat(count, make):
    """Calls `make(index, share)` with a share from 0 to 1."""
    for index in range(count):
        make(index, index / max(count - 1, 1))


def around(count, radius, make, start=0, at=(0, 0, 0)):
    """Calls `make(at, degrees)` at equal distances on a circle."""
    for index in range(count):
        degrees = start + 360 * index / count
        angle = math.radians(degrees)
        make((at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle), at[2]), degrees)


def mirrored(make):
    """Calls `make(side)` for the left (-1) and the right (1)."""
    make(-1)
    make(1)


def group(make, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves, turns and scales everything that `make` creates."""
    before = set(bpy.data.objects)
    make()
    rotation = Matrix.Rotation(math.radians(turn[2]), 4, 'Z') @ Matrix.Rotation(math.radians(turn[1]), 4, 'Y') @ Matrix.Rotation(math.radians(turn[0]), 4, 'X')
    change = Matrix.Translation(Vector(at)) @ rotation @ Matrix.Scale(scale, 4)
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = change @ thing.matrix_world


def rounded(width, height, radius, steps=8):
    """The outline of a rectangle with rounded corners, centred on the origin."""
    points = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(angle), cz * (height / 2 - radius) + radius * math.sin(angle)))
    return points


def circle(radius, steps=48, centre=(0, 0)):
    return [(centre[0] + radius * math.cos(2 * math.pi * step / steps), centre[1] + radius * math.sin(2 * math.pi * step / steps)) for step in range(steps)]


def smooth_outline(points, steps=6):
    """Rounds a closed outline: a Catmull-Rom curve through the points."""
    count = len(points)
    result = []
    for index in range(count):
        p0, p1, p2, p3 = (points[(index + offset) % count] for offset in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                0.5 * (2 * p1[axis] + (p2[axis] - p0[axis]) * t
                       + (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t
                       + (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
                for axis in (0, 1)))
    return result


def symmetric(half):
    """Completes an outline of which only the right half is given, from the top down."""
    return half + [(-x, z) for x, z in reversed(half) if abs(x) > 1e-6]
