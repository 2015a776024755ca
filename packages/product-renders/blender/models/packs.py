"""Packs with a label, and what fills them: bottles, jars, tubes, pouches, tins and heaps of food."""

from materials import *
from parts import *
from parts import _bevel, _link, _set_uv

FACING = ('three-quarter', 'front')
# The proportions of labels: a pouch is printed all over, bottles and jars carry a label over half of their wall.
POUCH = dict(views=FACING, prints='label', aspect=0.71)
GLASS_JAR = dict(views=FACING, prints='label', aspect=1.7)
OIL = dict(views=FACING, prints='label', aspect=1.61)
PILLS = dict(views=FACING, prints='label', aspect=1.79)


def clear(rgb=(0.9, 0.95, 0.97), alpha=0.16):
    """Thin glass or clear plastic. Light reaches what is behind it."""
    material = plastic(rgb, 0.04)
    material.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = alpha
    return material


def wall_of_glass():
    """The wall of a filled jar or bottle. It only reflects; what is behind it keeps its colour and has no grain."""
    material = plastic((1, 1, 1), 0.04)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    seen_through, gloss, mix, weight = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight'))
    gloss.inputs['Roughness'].default_value = 0.04
    weight.inputs['Blend'].default_value = 0.12
    links.new(weight.outputs['Fresnel'], mix.inputs['Fac'])
    links.new(seen_through.outputs[0], mix.inputs[1])
    links.new(gloss.outputs[0], mix.inputs[2])
    output = next(node for node in nodes if node.type == 'OUTPUT_MATERIAL')
    links.new(mix.outputs[0], output.inputs['Surface'])
    return material


def syrup(rgb, roughness=0.08):
    """A thick liquid that fills a jar or a bottle: honey, oil, ghee."""
    material = plastic(rgb, roughness)
    material.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 1
    return material


def wrap(radius, low, high, material, degrees=170, at=(0, 0, 0), top_radius=None):
    """A label on the front of a round body."""
    top_radius = radius if top_radius is None else top_radius
    vertices, uvs, faces, steps = [], [], [], 48
    for step in range(steps + 1):
        angle = math.radians(-90 + degrees * (step / steps - 0.5))
        for level in (0, 1):
            far = (radius, top_radius)[level]
            vertices.append((far * math.cos(angle), far * math.sin(angle), (low, high)[level]))
            uvs.append((step / steps, level))
    for step in range(steps):
        a = step * 2
        faces.append((a, a + 2, a + 3, a + 1))
    mesh = bpy.data.meshes.new('wrap')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    return _link('wrap', mesh, material, at)


def merged(pieces, materials, at=(0, 0, 0), turn=(0, 0, 0)):
    """One mesh of many pieces (vertices, faces, index of the material)."""
    vertices, faces, kinds = [], [], []
    for points, sides, kind in pieces:
        start = len(vertices)
        vertices.extend(points)
        faces.extend(tuple(start + corner for corner in side) for side in sides)
        kinds.extend([kind] * len(sides))
    mesh = bpy.data.meshes.new('pieces')
    mesh.from_pydata(vertices, [], faces)
    thing = _link('pieces', mesh, materials[0], at, turn)
    for material in materials[1:]:
        mesh.materials.append(material)
    mesh.polygons.foreach_set('material_index', kinds)
    return thing


def kernel(length, width, height, sides=10, rings=7, shape=None):
    """A small rounded body, such as a bean or a grain. `shape(x, y, z)` bends its points, given from -1 to 1."""
    points, faces = [], []
    for ring_number in range(rings + 1):
        along = -math.cos(math.pi * ring_number / rings)
        far = math.sqrt(max(0, 1 - along * along)) or 0.02
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            x, y, z = along, far * math.cos(angle), far * math.sin(angle)
            if shape:
                x, y, z = shape(x, y, z)
            points.append((x * length / 2, y * width / 2, z * height / 2))
    for ring_number in range(rings):
        for side in range(sides):
            a, b = ring_number * sides + side, ring_number * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    return points, faces


def almond(size=0.16):
    return kernel(size, size * 0.62, size * 0.34, shape=lambda x, y, z: (x, y * (0.78 - 0.34 * x - 0.1 * x * x), z * (0.9 - 0.25 * x)))


def kidney(length, width, height, bend=0.45):
    return kernel(length, width, height, 12, 9, lambda x, y, z: (x, y + bend * (x * x - 0.4) * 2, z))


def grain(length, width):
    return kernel(length, width, width, 6, 5)


def shard(size, flat=0.5):
    return kernel(size, size * 0.75, size * flat, 5, 3)


def noodle(length, radius, bend=0.3, sides=6, steps=7):
    """A short strand, such as sev or a leaf of tea."""
    points, faces = [], []
    for step in range(steps + 1):
        t = 2 * step / steps - 1
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            points.append((t * length / 2, bend * length * (t * t - 0.5) + radius * math.cos(angle), radius * math.sin(angle)))
    for step in range(steps):
        for side in range(sides):
            a, b = step * sides + side, step * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    faces += [tuple(reversed(range(sides))), tuple(range(steps * sides, (steps + 1) * sides))]
    return points, faces


def coin(radius, thickness, curl=0.0, sides=20, wobble=0.0, seed=1):
    """A round flat piece, such as a chip or a cracker. `curl` lifts its edge."""
    points, faces = [], []
    for level in (-1, 1):
        points.append((0, 0, level * thickness / 2 - curl * radius * 0.5))
        for share in (0.5, 1):
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                x, y = radius * share * math.cos(angle), radius * share * math.sin(angle)
                rough = wobble * noise.noise((x * 5 / radius + seed, y * 5 / radius, seed)) * radius
                points.append((x, y, level * thickness / 2 + curl * radius * (share * share * math.cos(angle) ** 2 - 0.5) + rough))
    size = 2 * sides + 1
    for level in (0, 1):
        start = level * size
        for side in range(sides):
            a, b = start + 1 + side, start + 1 + (side + 1) % sides
            quads = [(start, a, b), (a, a + sides, b + sides, b)]
            faces.extend(quads if level else [tuple(reversed(quad)) for quad in quads])
    for side in range(sides):
        a, b = 1 + sides + side, 1 + sides + (side + 1) % sides
        faces.append((a, b, b + size, a + size))
    return points, faces


def pile(shapes, count, radius, height, materials, at=(0, 0, 0), seed=1, tilt=35, base=True, power=1.4, scatter=1.1, floor=0.0, below=0.9, spread=(0.85, 1.15)):
    """A heap of pieces of the given shapes. The n-th shape has the n-th material (or the last one)."""
    chance = random.Random(seed)
    materials = materials if isinstance(materials, list) else [materials]
    pieces = []
    for index in range(count):
        kind = index % len(shapes)
        points, faces = shapes[kind]
        angle, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random()) * scatter
        level = height * max(0, 1 - far ** power)
        turn = Matrix.Rotation(chance.uniform(0, 6.3), 3, 'Z') @ Matrix.Rotation(math.radians(chance.uniform(-tilt, tilt)), 3, 'X') @ Matrix.Rotation(math.radians(chance.uniform(-tilt, tilt)), 3, 'Y') @ Matrix.Rotation(0 if tilt < 60 else chance.uniform(0, 6.3), 3, 'X')
        size = chance.uniform(*spread)
        moved = [turn @ Vector(point) * size for point in points]
        low = min(point.z for point in moved)
        lift = level + (-low if far >= 0.97 and floor == 0 else -low * 0.35)
        lift = max(lift, -low + 0.001) if floor == 0 else lift
        centre = Vector((radius * far * math.cos(angle), radius * far * math.sin(angle), lift))
        pieces.append(([tuple(point + centre) for point in moved], faces, min(kind, len(materials) - 1)))
    merged(pieces, materials, at)
    if base:
        rings = [(radius * share * below, height * max(0, 1 - share ** power) * 0.94) for share in (1, 0.85, 0.7, 0.5, 0.3, 0.15, 0)]
        turned(rings, materials[-1] if base is True else base, at, bevel=0)


def powder(radius, height, material, at=(0, 0, 0), seed=1, power=1.35, rough=0.03):
    """A heap of flour or ground spice."""
    points, faces, rings, sides = [(0, 0, height)], [], 40, 96
    for ring_number in range(1, rings + 1):
        far = ring_number / rings
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            x, y = math.cos(angle), math.sin(angle)
            reach = radius * (1 + 0.08 * noise.noise((x * 1.5 + seed, y * 1.5, 0)) * far)
            lumps = noise.noise((x * far * 4 + seed, y * far * 4, 1)) + 0.6 * noise.noise((x * far * 14, y * far * 14, seed))
            points.append((x * far * reach, y * far * reach, max(0, height * (1 - math.sqrt(far ** 2 + 0.03) ** power) + rough * lumps * (1 - far ** 6))))
    faces.extend((0, 1 + side, 1 + (side + 1) % sides) for side in range(sides))
    for ring_number in range(rings - 1):
        for side in range(sides):
            a, b = 1 + ring_number * sides + side, 1 + ring_number * sides + (side + 1) % sides
            faces.append((a, a + sides, b + sides, b))
    return merged([(points, faces, 0)], [material], at)


def bowl(radius, material, at=(0, 0, 0), height=0.5):
    """An open bowl. What fills it lies at about 0.86 of its height."""
    r, h = radius, radius * height * 2
    turned(curve_profile([(0, 0.02), (r * 0.4, 0.0), (r * 0.5, 0.02), (r * 0.85, h * 0.45), (r, h), (r * 0.96, h * 1.01), (r * 0.8, h * 0.5), (r * 0.45, h * 0.12), (0, h * 0.1)], 6), material, at, bevel=0)


def bowl_of(shapes, count, radius, materials, dish, at=(0, 0, 0), height=0.5, heap_height=0.2, tilt=35, seed=1):
    """A bowl filled with pieces."""
    bowl(radius, dish, at, height)
    pile(shapes, count, radius * 0.9, radius * heap_height * 2, materials, (at[0], at[1], at[2] + radius * height * 1.72), seed, tilt, scatter=0.98, floor=1, below=0.99)


def bowl_of_powder(radius, material, dish, at=(0, 0, 0), height=0.5, heap_height=0.22, seed=1):
    bowl(radius, dish, at, height)
    powder(radius * 0.9, radius * heap_height * 2, material, (at[0], at[1], at[2] + radius * height * 1.72), seed, rough=0.015)


def pouch(width=0.98, height=1.38, depth=0.42, material=None, at=(0, 0, 0), seed=1, steps=56):
    """A stand-up pouch, printed from edge to edge."""
    vertices, uvs, faces = [], [], []
    for side in (-1, 1):
        for row in range(steps + 1):
            v = row / steps
            full = (0.78 + 0.22 * math.sin(math.pi * min(1, v / 0.3) / 2)) if v < 0.3 else max(0, math.cos(math.pi / 2 * min(1, (v - 0.3) / 0.55))) ** 0.9
            for column in range(steps + 1):
                u = 2 * column / steps - 1
                swell = full * max(0, 1 - abs(u) ** 2.4) ** 0.8
                crease = 0.018 * noise.noise((u * 3 + seed, v * 5, side * 2 + seed)) + 0.01 * noise.noise((u * 9, v * 11, seed))
                ridge = 0.006 if 0.87 < v < 0.89 else 0
                y = side * (depth / 2 * swell + 0.006 + ridge) + crease * (1 - abs(u) ** 4) * min(1, swell * 4 + 0.25) * side
                vertices.append((u * width / 2 * (1 - 0.035 * full), y, v * height))
                uvs.append(((u + 1) / 2, v))
    size = (steps + 1) ** 2
    for side in (0, 1):
        for row in range(steps):
            for column in range(steps):
                a = side * size + row * (steps + 1) + column
                quad = (a, a + 1, a + steps + 2, a + steps + 1)
                faces.append(quad if side == 0 else tuple(reversed(quad)))
    mesh = bpy.data.meshes.new('pouch')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    return _link('pouch', mesh, material or printed(), at)


def packet(width=0.97, height=1.33, depth=0.46, at=(0, 0, 0), turn=(0, 0, 0)):
    """A sealed pillow packet, as crisps and namkeen come in, with crimped seams above and below."""
    film = printed()
    steps, vertices, uvs, faces = 60, [], [], []
    for side in (-1, 1):
        for row in range(steps + 1):
            v = row / steps
            body = max(0, min(1, (v - 0.06) / 0.88))
            swell = max(0, math.sin(math.pi * body)) ** 0.55
            for column in range(steps + 1):
                u = 2 * column / steps - 1
                bulge = swell * max(0, 1 - abs(u) ** 3) ** 0.75
                edge = 0.03 * math.sin(u * 22 + side) * noise.noise((u * 4, v * 4, 3)) * (1 - swell) ** 0.5
                y = side * (depth / 2 * bulge + 0.004) + edge + 0.02 * side * noise.noise((u * 4, v * 6, side)) * bulge
                pinch = 1 - 0.05 * swell
                vertices.append((u * width / 2 * pinch, y, v * height))
                uvs.append(((u + 1) / 2, v))
    size = (steps + 1) ** 2
    for side in (0, 1):
        for row in range(steps):
            for column in range(steps):
                a = side * size + row * (steps + 1) + column
                quad = (a, a + 1, a + steps + 2, a + steps + 1)
                faces.append(quad if side == 0 else tuple(reversed(quad)))
    mesh = bpy.data.meshes.new('packet')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    return _link('packet', mesh, film, at, turn)


def block_bag(width=0.97, height=1.34, depth=0.48, at=(0, 0, 0)):
    """A paper bag of flour with a folded top, printed all around."""
    x, y = width / 2, depth / 2
    sections = []
    for share, deep, pinch, wide in ((0, 0.97, 0, 0.98), (0.03, 1, 0, 1), (0.3, 1.06, -0.03, 1.02), (0.62, 1.02, 0.0, 1.01), (0.8, 0.8, 0.12, 1), (0.92, 0.32, 0.1, 1), (0.95, 0.12, 0.03, 1), (1, 0.1, 0.02, 1)):
        sections.append([(-x * wide, -y * deep, height * share), (-x * 0.5, -y * deep * 1.03, height * share), (x * 0.5, -y * deep * 1.03, height * share), (x * wide, -y * deep, height * share), (x * wide - pinch, 0, height * share), (x * wide, y * deep, height * share), (0, y * deep * 1.03, height * share), (-x * wide, y * deep, height * share), (-x * wide + pinch, 0, height * share)])
    thing = loft(sections, printed(), at, smooth=0)
    _bevel(thing, 0.02, 3)
    box((width * 0.98, depth * 0.14, 0.13), paper((0.9, 0.86, 0.78)), (at[0], at[1], height - 0.07), bevel=0.02)
    return thing


def carton(width, depth, height, at=(0, 0, 0), turn=(0, 0, 0), rgb=(0.86, 0.84, 0.8)):
    """A folding box with a printed front."""
    board = paper(rgb)
    box((width, depth, height), board, at, turn, bevel=0.012)
    around_z = Matrix.Rotation(math.radians(turn[2]), 3, 'Z')
    front = around_z @ Vector((0, -depth / 2 - 0.002, 0))
    box((width - 0.012, 0.008, height - 0.012), printed(), (at[0] + front.x, at[1] + front.y, at[2] + 0.006), turn, bevel=0)


def screw_cap(radius, height, material, at, ribs=56):
    """A ribbed lid."""
    turned([(0, 0), (radius * 0.97, 0), (radius * 0.97, height * 0.94), (radius * 0.9, height), (0, height)], material, at, bevel=0.008)
    pieces = []
    for index in range(ribs):
        angle = 2 * math.pi * index / ribs
        w = math.pi * radius / ribs * 0.55
        turn = Matrix.Rotation(angle, 3, 'Z')
        base = Vector((radius * 0.97, 0, 0))
        corners = [tuple(turn @ (Vector((dx * w * 1.6, dy * w, z)) + base)) for z in (height * 0.06, height * 0.9) for dx, dy in ((-1, -1), (0.6, -1), (0.6, 1), (-1, 1))]
        pieces.append((corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], 0))
    merged(pieces, [material], at)


def glass_jar(contents, lid, radius=0.5, height=1.15, at=(0, 0, 0), level=0.93, label=True, belly=1.0, label_share=(0.14, 0.72), fill_share=0.965):
    """A jar with a screw lid. `contents` is the material that fills it."""
    r, h = radius, height
    wall = [(0, 0), (r * 0.86, 0), (r * 0.98, 0.03), (r * belly, h * 0.12), (r * belly, h * 0.74), (r * 0.93, h * 0.84), (r * 0.8, h * 0.9), (r * 0.8, h)]
    turned(wall, wall_of_glass(), at, bevel=0.02)
    if contents:
        fill = [(0, 0.03), (r * 0.84, 0.03), (r * 0.94, 0.06), (r * belly * fill_share, h * 0.13)] + [(r * belly * fill_share, h * min(level, 0.735))] + ([(r * 0.89, h * 0.83), (r * 0.76, h * level)] if level > 0.8 else []) + [(0, h * level)]
        turned(fill, contents, at, bevel=0.01)
    screw_cap(r * 0.88, h * 0.17, lid, (at[0], at[1], at[2] + h * 0.9))
    if label:
        wrap(r * belly + 0.004, h * label_share[0], h * label_share[1], printed(), 130, at)


def oil_bottle(rgb, cap_rgb, at=(0, 0, 0)):
    """A one-litre bottle of cooking oil with a grip below its shoulder."""
    r = 0.42
    wall = curve_profile([(0, 0), (r * 0.9, 0), (r, 0.06), (r, 0.3), (r * 0.98, 0.5), (r, 0.95), (r * 0.98, 1.05), (r * 0.86, 1.15), (r * 0.9, 1.24), (r * 0.7, 1.42), (r * 0.36, 1.58), (r * 0.32, 1.66)], 5)
    turned(wall, wall_of_glass(), at, bevel=0)
    turned([(max(0, radius * 0.97 - 0.004), 0.015 + z * 0.985) for radius, z in wall if z < 1.5] + [(0, 1.49)], syrup(rgb), at, bevel=0)
    turned([(r * 0.3, 1.6), (r * 0.46, 1.6), (r * 0.46, 1.63), (r * 0.3, 1.64)], plastic(cap_rgb), at)
    screw_cap(r * 0.42, 0.15, plastic(cap_rgb), (at[0], at[1], at[2] + 1.64), 36)
    wrap(r + 0.006, 0.3, 0.9, printed(), 130, at)


def pump_head(at, material, radius=0.16, neck=0.12):
    """A dispenser on a bottle's neck: its nozzle points to the left front."""
    x, y, z = at
    screw_cap(radius, 0.16, material, at, 40)
    disc(radius * 0.72, 0.06, material, (x, y, z + 0.16))
    disc(0.035, neck + 0.1, material, (x, y, z + 0.2))
    disc(radius * 0.62, 0.1, material, (x, y, z + 0.2 + neck), bevel=0.02)
    tube([(x, y, z + 0.26 + neck), (x - 0.18, y - 0.1, z + 0.27 + neck), (x - 0.3, y - 0.17, z + 0.25 + neck), (x - 0.33, y - 0.19, z + 0.2 + neck)], 0.042, material, radii=(1.2, 1, 0.85, 0.75))


def pump_bottle(body, head, radius=0.4, height=1.25, label=(0.25, 0.72), at=(0, 0, 0)):
    r, h = radius, height
    turned([(0, 0), (r * 0.94, 0), (r, 0.05), (r, h * 0.82), (r * 0.94, h * 0.9), (r * 0.7, h * 0.97), (r * 0.4, h), (r * 0.4, h + 0.04), (0, h + 0.04)], body, at, bevel=0.03)
    pump_head((at[0], at[1], at[2] + h + 0.01), head, max(0.14, r * 0.46))
    wrap(r + 0.004, h * label[0], h * label[1], printed(), 170, at)


def flip_bottle(body, cap, width=0.8, depth=0.46, height=1.4, at=(0, 0, 0)):
    """A flat shampoo bottle with a flip cap."""
    def oval(wide, deep, z):
        return [(at[0] + wide / 2 * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), at[1] + deep / 2 * math.copysign(abs(math.sin(a)) ** 0.9, math.sin(a)), at[2] + z) for a in (2 * math.pi * k / 48 for k in range(48))]
    sections = [oval(width * w, depth * d, height * z) for z, w, d in ((0, 0.9, 0.9), (0.015, 0.97, 0.97), (0.06, 1, 1), (0.3, 1, 1), (0.7, 0.98, 0.98), (0.86, 0.92, 0.95), (0.94, 0.78, 0.9), (0.985, 0.58, 0.8), (1, 0.5, 0.74))]
    loft(sections, body, smooth=1)
    top = [oval(width * w, depth * d, height + z) for z, w, d in ((0, 0.52, 0.76), (0.02, 0.55, 0.8), (0.2, 0.53, 0.78), (0.235, 0.5, 0.74), (0.24, 0.4, 0.6))]
    loft(top, cap, smooth=0)
    steps = 40
    angles = [math.radians(-90 + 136 * (k / steps - 0.5)) for k in range(steps + 1)]
    path = [((width / 2 + 0.006) * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), (depth / 2 + 0.006) * math.copysign(abs(math.sin(a)) ** 0.9, math.sin(a))) for a in angles]
    # Measured along the label, because letters would otherwise be stretched where the body bends.
    lengths = [0]
    for last, point in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.dist(last, point))
    vertices, uvs = [], []
    for (x, y), length in zip(path, lengths):
        for level, z in ((0, 0.16), (1, 0.74)):
            vertices.append((at[0] + x, at[1] + y, at[2] + height * z))
            uvs.append((length / lengths[-1], level))
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)]
    mesh = bpy.data.meshes.new('label')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    _link('label', mesh, printed(), (0, 0, 0))


FLIP = dict(views=FACING, prints='label', aspect=1.05)


def squeeze_tube(body, cap, width=0.62, height=1.5, at=(0, 0, 0), label=(0.2, 0.8)):
    """A tube that stands on its cap: round below, flat at the crimped end. Aspect of the label: 0.72."""
    def section(v, grow=0.0):
        flat = v ** 1.25
        wide = width / 2 * (0.86 + 0.2 * v) + grow
        deep = width / 2 * (0.86 * (1 - flat) + 0.02) + grow
        return [(at[0] + wide * math.cos(a), at[1] + deep * math.sin(a), at[2] + 0.24 + (height - 0.24) * v) for a in (2 * math.pi * k / 48 for k in range(48))]
    loft([section(v / 16) for v in range(17)], body, smooth=0)
    box((width * 1.06, 0.03, 0.12), body, (at[0], at[1], at[2] + height - 0.06), bevel=0.008)
    turned([(0, 0), (width * 0.41, 0), (width * 0.44, 0.03), (width * 0.44, 0.22), (width * 0.4, 0.25), (0, 0.25)], cap, at, bevel=0.012)
    low, high = label
    rows, steps, vertices, uvs = 12, 40, [], []
    for row in range(rows + 1):
        v = low + (high - low) * row / rows
        flat = v ** 1.25
        wide, deep = width / 2 * (0.86 + 0.2 * v) + 0.005, width / 2 * (0.86 * (1 - flat) + 0.02) + 0.006
        for k in range(steps + 1):
            a = math.radians(-90 + 140 * (k / steps - 0.5))
            vertices.append((at[0] + wide * math.cos(a), at[1] + deep * math.sin(a), at[2] + 0.24 + (height - 0.24) * v))
            uvs.append((k / steps, row / rows))
    faces = [(r * (steps + 1) + k, r * (steps + 1) + k + 1, (r + 1) * (steps + 1) + k + 1, (r + 1) * (steps + 1) + k) for r in range(rows) for k in range(steps)]
    mesh = bpy.data.meshes.new('label')
    mesh.from_pydata(vertices, [], faces)
    _set_uv(mesh, uvs)
    _link('label', mesh, printed())


TUBE = dict(views=FACING, prints='label', aspect=0.84)


def cream_jar(body, lid, contents=None, radius=0.62, height=0.5, at=(0, 0, 0)):
    """A wide jar of cream. With contents it is open and its lid leans beside it. Aspect of the label: 4.6."""
    r, h = radius, height
    turned([(0, 0), (r * 0.93, 0), (r, 0.04), (r, h * 0.92), (r * 0.93, h), (r * 0.84, h), (r * 0.84, h + 0.08), (r * 0.78, h + 0.08), (r * 0.78, h * 0.8), (0, h * 0.8)], body, at, bevel=0.015)
    wrap(r + 0.004, h * 0.16, h * 0.84, printed(), 160, at)
    if contents:
        turned(curve_profile([(r * 0.79, h + 0.02), (r * 0.6, h + 0.05), (r * 0.4, h + 0.02), (r * 0.25, h + 0.08), (r * 0.1, h + 0.13), (0, h + 0.2)], 6), contents, at, bevel=0)
        # The lid leans against the jar at the right.
        lean = 62
        rest = math.sqrt(r * r - 0.0625) - 0.46 * r + 0.53 * (h + 0.08)
        turned([(0, 0.3), (r * 0.9, 0.3), (r * 0.98, 0.26), (r * 0.98, 0), (r * 0.9, 0), (r * 0.9, 0.22), (0, 0.22)], lid, (at[0] + rest, at[1] - 0.25, at[2] + r * 0.98 * math.sin(math.radians(lean))), (0, lean, 0), bevel=0.012)
    else:
        turned([(0, 0.3), (r * 0.92, 0.3), (r * 0.99, 0.26), (r * 0.99, 0), (0, 0)], lid, (at[0], at[1], at[2] + h + 0.02), bevel=0.015)


CREAM = dict(views=FACING, prints='label', aspect=5.1)


def dropper_bottle(body, bulb, collar, radius=0.36, height=0.95, at=(0, 0, 0)):
    """A small bottle with a pipette. Aspect of the label: 2.2."""
    r, h = radius, height
    turned([(0, 0), (r * 0.93, 0), (r, 0.04), (r, h * 0.78), (r * 0.92, h * 0.88), (r * 0.5, h * 0.97), (r * 0.44, h), (0, h)], body, at, bevel=0.025)
    screw_cap(r * 0.52, 0.22, collar, (at[0], at[1], at[2] + h), 40)
    turned(curve_profile([(r * 0.36, h + 0.22), (r * 0.34, h + 0.3), (r * 0.34, h + 0.46), (r * 0.28, h + 0.56), (r * 0.12, h + 0.62), (0, h + 0.63)], 6), bulb, at, bevel=0)
    wrap(r + 0.004, h * 0.14, h * 0.68, printed(), 170, at)


DROPPER = dict(views=FACING, prints='label', aspect=2.1)


def tin(radius, height, at=(0, 0, 0), band=None, lid=None):
    """A round tin with a printed wall."""
    band = band or gold(0.3)
    turned([(0, 0), (radius, 0), (radius, height), (0, height)], plastic((0.82, 0.8, 0.74)), at, bevel=0.01)
    wrap(radius + 0.004, 0.035, height - 0.035, printed(), 359.9, at)
    ring(radius, 0.018, band, (at[0], at[1], at[2] + 0.02))
    turned([(0, 0.16), (radius * 0.9, 0.16), (radius * 0.9, 0.13), (radius * 0.97, 0.12), (radius * 1.03, 0.1), (radius * 1.03, 0), (0, 0)], lid or band, (at[0], at[1], at[2] + height), bevel=0.008)


def pill_bottle(body, cap, radius=0.42, height=1.05, at=(0, 0, 0)):
    """A bottle of tablets with a wide cap."""
    r, h = radius, height
    turned([(0, 0), (r * 0.94, 0), (r, 0.05), (r, h * 0.8), (r * 0.92, h * 0.9), (r * 0.74, h * 0.96), (r * 0.74, h), (0, h)], body, at, bevel=0.025)
    screw_cap(r * 0.83, 0.3, cap, (at[0], at[1], at[2] + h - 0.01), 64)
    wrap(r + 0.004, h * 0.13, h * 0.76, printed(), 160, at)


def capsule(length=0.26, radius=0.05, sides=12, half=None):
    """A two-part capsule. `half` is -1 or 1 for one of its two shells."""
    rings = [(-0.5 + 0.5 * radius * 2 / length * (1 - math.cos(a)), math.sin(a)) for a in (math.pi / 2 * k / 4 for k in range(5))]
    body = [(x * length, far * radius * 0.96) for x, far in rings] + [(0, radius * 0.96)]
    lid = [(0, radius)] + [(-x * length, far * radius) for x, far in reversed(rings)]
    profile = body if half == -1 else lid if half == 1 else body + lid
    points = [(x, far * math.cos(a), far * math.sin(a)) for x, far in profile for a in (2 * math.pi * k / sides for k in range(sides))]
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(len(profile) - 1) for k in range(sides)]
    return points, faces


def strewn(shape_sets, places, at=(0, 0, 0)):
    """Lays single pieces on the floor: places are (x, y, degrees). A set of shapes is one piece of several materials."""
    for x, y, degrees in places:
        turn = Matrix.Rotation(math.radians(degrees), 3, 'Z')
        for (points, faces), material in shape_sets:
            low = min(point[2] for shape, _ in shape_sets for point in shape[0])
            merged([([tuple(turn @ Vector(point) + Vector((x, y, -low))) for point in points], faces, 0)], [material], at)


def cup(liquid_rgb, at=(0, 0, 0), size=1.0, material=None, saucer=True):
    """A cup of tea or coffee on a saucer."""
    china, s = material or ceramic(), size
    x, y, z = at
    if saucer:
        turned(curve_profile([(0, 0.01), (0.2 * s, 0.0), (0.3 * s, 0.03), (0.48 * s, 0.08), (0.47 * s, 0.095), (0.28 * s, 0.05), (0, 0.04)], 5), china, at, bevel=0)
        z += 0.04
    turned(curve_profile([(0, 0), (0.17 * s, 0), (0.2 * s, 0.05 * s), (0.29 * s, 0.22 * s), (0.32 * s, 0.42 * s), (0.305 * s, 0.42 * s), (0.275 * s, 0.22 * s), (0.1 * s, 0.04 * s), (0, 0.04 * s)], 6), china, (x, y, z), bevel=0)
    disc(0.296 * s, 0.01, plastic(liquid_rgb, 0.05), (x, y, z + 0.36 * s), bevel=0)
    tube([(x + 0.28 * s, y, z + 0.36 * s), (x + 0.44 * s, y, z + 0.36 * s), (x + 0.42 * s, y, z + 0.18 * s), (x + 0.25 * s, y, z + 0.12 * s)], 0.028 * s, china)
