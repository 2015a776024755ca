"""The studio: lights, camera and the passes that make up an image.

A view of a model becomes several images: the object on a transparent ground, its soft shadow, guides in grey (how
much of the light comes from its dyed, finished and printed parts, and its highlights), and for printed models the
positions on the print.
"""

import math
import os
import tempfile

import bpy
import numpy
from mathutils import Vector

from denoiser import denoise

SIZE = int(os.environ.get('RENDER_SIZE', '512'))
SAMPLES = int(os.environ.get('RENDER_SAMPLES', '6'))
# The shadow is soft, so a small image is enough. The shadow reaches further than the object.
SHADOW_SIZE = SIZE // 4
SHADOW_REACH = 1.5
# The share of the image that the object fills.
FILL = 0.95

SHADOW_SAMPLES = 12
# Positions on a print get a shift that makes them positive.
PRINT_SHIFT = 20

# What can be coloured at run time. Parts with another role keep the colour of the render.
ROLES = ('dyed', 'finished', 'printed')

# Azimuth and elevation of the camera in degrees.
VIEWS = {
    'three-quarter': (-28, 18),
    'right': (32, 16),
    'front': (0, 7),
    'back': (152, 18),
    'top': (-20, 52),
    'flat': (0, 78),
    'wall': (0, 2),
    'wall-side': (-26, 6),
}


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.015
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.light_sampling_threshold = 0.03
    scene.cycles.sample_clamp_direct = 3
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.blur_glossy = 1
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.cycles.film_transparent_glass = True
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.color_mode = 'RGBA'
    _light_the_room(scene)


def _light_the_room(scene):
    """A bright, slightly cool room. Polished surfaces reflect a room with more contrast: a light ceiling and horizon,
    and walls that differ in brightness, without which metal looks flat."""
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    # The room is almost evenly bright, so its light needs no map of bright spots.
    world.cycles.sampling_method = 'NONE'
    scene.world = world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    room = _add_gradient(world, split.outputs['Z'], [(0, (0.28, 0.27, 0.25)), (0.5, (0.21, 0.215, 0.23)), (1, (0.475, 0.485, 0.5))])
    height = _add_gradient(world, split.outputs['Z'], [(0, (0.62, 0.61, 0.6)), (0.44, (0.8, 0.8, 0.8)), (0.52, (1.05, 1.05, 1.06)), (0.66, (0.62, 0.63, 0.66)), (1, (1.1, 1.1, 1.12))])
    side = _add_gradient(world, split.outputs['X'], [(0, (0.85,) * 3), (0.3, (1.15,) * 3), (0.52, (0.5,) * 3), (0.75, (1.1,) * 3), (1, (0.6,) * 3)])
    product, choice = nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeMixRGB')
    product.blend_type, product.inputs['Fac'].default_value = 'MULTIPLY', 1
    links.new(height, product.inputs['Color1'])
    links.new(side, product.inputs['Color2'])
    links.new(nodes.new('ShaderNodeLightPath').outputs['Is Glossy Ray'], choice.inputs['Fac'])
    links.new(room, choice.inputs['Color1'])
    links.new(product.outputs['Color'], choice.inputs['Color2'])
    links.new(choice.outputs['Color'], nodes['Background'].inputs['Color'])


def _add_gradient(world, direction, stops):
    """Colours along a direction from -1 to 1; the places of the stops are from 0 to 1."""
    nodes, links = world.node_tree.nodes, world.node_tree.links
    scale, ramp = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeValToRGB')
    scale.inputs['From Min'].default_value = -1
    elements = ramp.color_ramp.elements
    for index, (place, colour) in enumerate(stops):
        element = elements[0] if index == 0 else elements[-1] if index == len(stops) - 1 else elements.new(place)
        element.position, element.color = place, (*colour, 1)
    links.new(direction, scale.inputs['Value'])
    links.new(scale.outputs['Result'], ramp.inputs['Fac'])
    return ramp.outputs['Color']


def _add_light(position, size, power, azimuth, warmth=1.0):
    data = bpy.data.lights.new('light', 'AREA')
    data.size, data.energy = size, power
    data.color = (1, 0.98 * warmth, 0.95 * warmth ** 2)
    light = bpy.data.objects.new('light', data)
    angle = math.radians(azimuth)
    x, y, z = position
    light.location = (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), z)
    light.rotation_euler = (Vector((0, 0, 0.9)) - light.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(light)
    return light


def _light_the_object(azimuth):
    """Key light from the upper left, fill from the right, and a rim light from behind, all as seen from the camera."""
    return [
        _add_light((-4.0, -2.4, 4.0), 2.4, 300, azimuth),
        _add_light((4.4, -1.4, 2.4), 2.4, 80, azimuth),
        _add_light((0.6, 3.6, 4.4), 2.6, 120, azimuth),
    ]


# The directions of the faces, edges and corners of a cube.
DIRECTIONS = numpy.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if x or y or z])


def _world_points(things):
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        evaluated = thing.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        places = numpy.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', places)
        places = places.reshape(-1, 3)
        # A sample of the vertices is enough, but without the outermost ones the image would cut off corners.
        chosen = set(range(0, len(places), max(1, len(places) // 1500)))
        chosen.update((places @ DIRECTIONS.T).argmax(axis=0).tolist() if len(places) else ())
        points.extend(evaluated.matrix_world @ Vector(places[index]) for index in sorted(chosen))
        evaluated.to_mesh_clear()
    return points


def normalize(things):
    """Scales the model to a height or width of two units, centred and standing on the floor."""
    bpy.context.view_layer.update()
    points = _world_points(things)
    low = Vector([min(point[axis] for point in points) for axis in range(3)])
    high = Vector([max(point[axis] for point in points) for axis in range(3)])
    factor = 2 / max(high - low)
    centre = (low + high) / 2
    root = bpy.data.objects.new('root', None)
    bpy.context.collection.objects.link(root)
    for thing in things:
        if thing.parent is None:
            thing.parent = root
    root.scale = (factor,) * 3
    root.location = (-centre.x * factor, -centre.y * factor, -low.z * factor)
    bpy.context.view_layer.update()
    return _world_points(things)


def _place_camera(points, azimuth, elevation):
    data = bpy.data.cameras.new('camera')
    data.lens = 85
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    bpy.context.scene.render.resolution_x = bpy.context.scene.render.resolution_y = SIZE
    centre = sum(points, Vector()) / len(points)
    around, up = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)))
    distance = 8.0
    camera.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
    cloud = numpy.array([(*point, 1) for point in points])
    for _ in range(6):
        camera.location = centre + direction * distance
        bpy.context.view_layer.update()
        seen = cloud @ numpy.array(camera.matrix_world.inverted()).T
        # Where the points are in the image, from 0 to 1.
        spread = data.lens / data.sensor_width / -seen[:, 2:3] * seen[:, :2] + 0.5 - (data.shift_x, data.shift_y)
        low, high = spread.min(axis=0), spread.max(axis=0)
        data.shift_x += (high[0] + low[0]) / 2 - 0.5
        data.shift_y += (high[1] + low[1]) / 2 - 0.5
        distance *= (high - low).max() / FILL
    return camera


def _set_format(kind):
    settings = bpy.context.scene.render.image_settings
    settings.file_format = kind
    settings.color_depth = '32' if kind == 'OPEN_EXR' else '8'


def _render(path, samples, size, kind='PNG'):
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.resolution_x = scene.render.resolution_y = size
    _set_format(kind)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def _read(path):
    """Rows from the top, four channels, linear values."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1]


def _write_grey(path, rows):
    pixels = numpy.ones((*rows.shape, 4), dtype=numpy.float32)
    pixels[:, :, :3] = numpy.clip(rows, 0, 1)[:, :, None]
    _write_pixels(path, pixels)


def _write_pixels(path, pixels):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('values', width, height, alpha=True)
    image.alpha_mode = 'CHANNEL_PACKED'
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(numpy.ascontiguousarray(pixels[::-1]).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)


# The outputs of a render, each with the name of its pass in Blender.
PASSES = {'colour': 'Image', 'direct': 'GlossDir', 'indirect': 'GlossInd', 'gloss': 'GlossCol', 'diffuse': 'DiffCol', 'normal': 'Normal'}


def _render_passes(folder):
    """Renders the object one and a half times as large as needed and returns its passes as arrays of linear values."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, output = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for name, socket in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(source.outputs[socket], output.inputs[name])
    _render(os.path.join(folder, 'image.exr'), SAMPLES, SIZE * 3 // 2, 'OPEN_EXR')
    scene.use_nodes = False
    files = sorted(os.listdir(folder))
    passes = {name: _read(os.path.join(folder, next(file for file in files if file.startswith(name)))) for name in PASSES}
    passes['albedo'] = passes['diffuse'] + passes['gloss']
    return passes


def _shrink(values):
    """Reduces an image to two thirds: each pixel becomes four, of which nine are averaged."""
    height, width = (side * 2 // 3 for side in values.shape[:2])
    return values.repeat(2, axis=0).repeat(2, axis=1).reshape(height, 3, width, 3, -1).mean(axis=(1, 3))


def _extend(values, known, times):
    """Repeats values beyond the pixels where they are known."""
    known = known.astype(numpy.float32)
    values = values * (known if values.ndim == 2 else known[:, :, None])
    for _ in range(times):
        weights = _blur(known, 1)
        spread = _blur(values, 1) / _match(numpy.maximum(weights, 1e-6), values)
        values = numpy.where(_match(known, values) > 0, values, numpy.where(_match(weights, values) > 0, spread, 0))
        known = (weights > 0).astype(numpy.float32)
    return values


def _match(mask, values):
    return mask if values.ndim == 2 else mask[:, :, None]


def _is_clear(node):
    if node.type == 'BSDF_PRINCIPLED':
        return node.inputs['Transmission'].default_value > 0 or node.inputs['Alpha'].default_value < 1
    return node.type == 'BSDF_TRANSPARENT'


class _Surface:
    """What the object covers in an image, without the background that its outline lets through."""

    def __init__(self, passes):
        self.alpha = passes['colour'][:, :, 3]
        self.covered = self.alpha > 0.02
        self.solid = numpy.where(self.covered, self.alpha, 1)[:, :, None]
        self.has_glass = any(_is_clear(node) for material in bpy.data.materials for node in material.node_tree.nodes)
        rows, columns = numpy.flatnonzero(self.covered.any(axis=1)), numpy.flatnonzero(self.covered.any(axis=0))
        self.box = slice(max(rows[0] - 2, 0), rows[-1] + 3), slice(max(columns[0] - 2, 0), columns[-1] + 3)
        self.albedo, self.normal = (self._cut(self._even(passes[name][:, :, :3])) for name in ('albedo', 'normal'))

    def _even(self, values):
        """Few samples hit clear glass, so their mean is noisy. It is replaced by that of the neighbours."""
        if not self.has_glass:
            return values
        alpha = self.alpha[:, :, None]
        mean = _blur(values, 4) / numpy.maximum(_blur(alpha, 4), 1e-3) * alpha
        return numpy.where(alpha < 0.98, mean, values)

    def _cut(self, values):
        return _extend((values / self.solid)[self.box], self.covered[self.box], 2)

    def denoise(self, light):
        clean = numpy.zeros_like(light)
        if self.has_glass:
            # How much of the background is seen is as noisy as the light, so the two cannot be told apart.
            clean[self.box] = denoise(light[self.box], self.albedo, self.normal)
            return clean
        clean[self.box] = denoise(self._cut(light), self.albedo, self.normal)
        return clean * self.solid

    def denoise_alpha(self):
        if not self.has_glass:
            return self.alpha
        return numpy.minimum(self.denoise(self.alpha[:, :, None].repeat(3, axis=2))[:, :, 0], 1)


def _develop(passes):
    """The image in linear values with straight alpha, its highlights, and its albedo, without noise and at two thirds of the size.

    Light is limited to white before the image becomes smaller; otherwise the edges of bright reflections would be
    jagged, because a pixel half covered by one is white too.
    """
    surface = _Surface(passes)
    alpha = surface.denoise_alpha()[:, :, None]
    light = numpy.minimum(surface.denoise(passes['colour'][:, :, :3]), alpha)
    alpha, small = _shrink(alpha), {name: _shrink(values) for name, values in passes.items()}
    solid = numpy.maximum(alpha, 1e-3)
    shine = ((small['direct'] + small['indirect']) * small['gloss'])[:, :, :3].mean(axis=2, keepdims=True)
    shine = _Surface(small).denoise(shine.repeat(3, axis=2)).mean(axis=2) / solid[:, :, 0]
    # Scaling mixes the highlights at the outline with those beyond it.
    shine = _extend(shine, alpha[:, :, 0] > 0.02, 3)
    return numpy.concatenate([_shrink(light) / solid, alpha], axis=2), shine, small['albedo'][:, :, :3]


def _encode(light):
    light = numpy.clip(light, 0, 1)
    return numpy.where(light <= 0.0031308, 12.92 * light, 1.055 * numpy.power(light, 1 / 2.4) - 0.055)


def _emit(material):
    """Makes a material emit black instead of reflecting light. Returns the emission."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs['Color'].default_value = (0, 0, 0, 1)
    output = next(node for node in nodes if node.type == 'OUTPUT_MATERIAL')
    links.new(emission.outputs[0], output.inputs['Surface'])
    return emission


def _show_role(material):
    """Makes a material emit red if it is dyed, green if finished and blue if printed."""
    role = material.get('role', 'plain')
    _emit(material).inputs['Color'].default_value = (*(float(role == name) for name in ROLES), 1)


def _show_position(material):
    """Makes a printed material emit its position on the print, in green and blue."""
    emission = _emit(material)
    if material.get('role', 'plain') != 'printed':
        return
    nodes, links = material.node_tree.nodes, material.node_tree.links
    position, split, join = (nodes.new(f'ShaderNode{kind}') for kind in ('UVMap', 'SeparateXYZ', 'CombineXYZ'))
    position.uv_map = 'print'
    # Positions are shifted so that 0 means "not printed".
    move = nodes.new('ShaderNodeVectorMath')
    move.inputs[1].default_value = (PRINT_SHIFT, PRINT_SHIFT, 0)
    links.new(position.outputs['UV'], move.inputs[0])
    links.new(move.outputs[0], split.inputs[0])
    links.new(split.outputs['X'], join.inputs['Y'])
    links.new(split.outputs['Y'], join.inputs['Z'])
    links.new(join.outputs[0], emission.inputs['Color'])


def _make_guides(folder, target, albedo, shine, prints):
    """Writes the guides for dyed, finished and printed parts. Returns the guide kinds and the bounds of positions."""
    scene = bpy.context.scene
    if {material.get('role', 'plain') for material in bpy.data.materials} <= {'plain'}:
        return [], None
    scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0
    scene.cycles.sample_clamp_direct = 0
    for material in bpy.data.materials:
        _show_role(material)
    guide = _render_values(folder, 'roles', SAMPLES * 3)
    kinds = [kind for channel, kind in enumerate(ROLES) if (guide[:, :, channel] > 0.5).any()]
    for kind in kinds:
        _write_grey(f'{target}.{kind}.png', _share_of_light(guide[:, :, ROLES.index(kind)], guide[:, :, 3], albedo))
    if 'dyed' in kinds or 'printed' in kinds:
        kinds.append('highlights')
        _write_grey(target + '.highlights.png', numpy.power(numpy.clip(shine, 0, 1), 1 / 2.2))
    if 'printed' not in kinds:
        return kinds, None
    for material in bpy.data.materials:
        _show_position(material)
    # One sample in the middle of each pixel, because averages of positions would be wrong.
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = 'BOX', 0.01
    positions = _render_values(folder, 'positions', 1)
    return kinds, _write_positions(target + '.positions.png', positions, positions[:, :, 1] > 0.5, prints)


def _render_values(folder, name, samples):
    path = os.path.join(folder, f'{name}.exr')
    _render(path, samples, SIZE, 'OPEN_EXR')
    return _read(path)


def _share_of_light(covered, alpha, albedo):
    """The share of a pixel's light that comes from parts with one role, judged by how bright their surface is.

    A pixel half of which is black trim gets all of its light from the white cloth beside it. Colouring only half of
    that light would leave a pale seam between the two.
    """
    solid = numpy.maximum(alpha, 1e-3)
    covered, brightness = covered / solid, albedo.mean(axis=2) / solid
    inside = covered > 0.98
    sure = inside & (alpha > 0.5)
    usual = float(numpy.median(brightness[sure])) if sure.any() else 1.0
    share = numpy.where(inside, 1, numpy.clip(covered * usual / numpy.maximum(brightness, 1e-3), 0, 1))
    # Beyond the outline, the shares of the nearest pixels are repeated, because scaling mixes them.
    return _extend(share, alpha > 0.02, 3)


def _write_positions(path, guide, printed, prints):
    """Positions with twelve bits per direction: the lower eight in red or green, the upper four of both in blue.

    On cloth, every pixel is kept, because at folds, positions of every second pixel would look jagged.
    """
    step = 1 if prints == 'pattern' else 2
    middle = step // 2
    values = guide[middle::step, middle::step, 1:3] - PRINT_SHIFT
    inside = printed[middle::step, middle::step]
    bounds, packed = [], []
    for axis in (0, 1):
        low, high = float(values[:, :, axis][inside].min()), float(values[:, :, axis][inside].max())
        bounds.append((low, high))
        packed.append(numpy.where(inside, (values[:, :, axis] - low) / max(high - low, 1e-6) * 4095, 0).round().astype(numpy.uint16))
    across, up = packed
    pixels = numpy.stack([across & 255, up & 255, across >> 8 << 4 | up >> 8, numpy.full_like(up, 255)], axis=2)
    _write_pixels(path, pixels.astype(numpy.float32) / 255)
    # Where most of the print is seen. The rest is at the edge of a round body.
    shown = [float(share) for share in numpy.percentile(values[:, :, 0][inside], (5, 95))]
    return {'across': bounds[0], 'up': bounds[1], 'span': _measure_span(values[:, :, 0], inside, bounds[0]), 'shown': shown}


def _measure_span(across, inside, bounds):
    """How much of the print the whole width of the view would show, judged by the median of all neighbours."""
    changes = numpy.abs(numpy.diff(across, axis=1))[inside[:, 1:] & inside[:, :-1]]
    extent = bounds[1] - bounds[0]
    # Larger changes are folds and edges.
    changes = changes[(changes > extent / 4096) & (changes < extent / 24)]
    return float(numpy.median(changes)) * across.shape[1] if changes.size else 1.0


def _pad(values):
    return numpy.pad(values, [(1, 1), (1, 1), (0, 0)][:values.ndim], mode='edge')


def _blur(values, times):
    for _ in range(times):
        padded = _pad(values)
        values = (padded[1:-1, :-2] + 2 * padded[1:-1, 1:-1] + padded[1:-1, 2:]) / 4
        padded = _pad(values)
        values = (padded[:-2, 1:-1] + 2 * padded[1:-1, 1:-1] + padded[2:, 1:-1]) / 4
    return values


def _cast_shadow(things, camera, stands, points, folder, path):
    """Renders the floor or the wall behind, with and without the object's shadow, and keeps the ratio."""
    bpy.ops.mesh.primitive_plane_add(size=60)
    ground = bpy.context.object
    if stands == 'wall':
        ground.rotation_euler = (math.pi / 2, 0, 0)
        ground.location.y = max(point.y for point in points) + 0.02
    lens, shift = camera.data.lens, (camera.data.shift_x, camera.data.shift_y)
    camera.data.lens /= SHADOW_REACH
    camera.data.shift_x, camera.data.shift_y = (value / SHADOW_REACH for value in shift)
    bpy.context.scene.cycles.diffuse_bounces = 1
    floors = []
    for name, shown in (('shaded', True), ('lit', False)):
        for thing in things:
            thing.visible_camera = False
            thing.hide_render = not shown
        file = os.path.join(folder, f'{name}.exr')
        _render(file, SHADOW_SAMPLES, SHADOW_SIZE, 'OPEN_EXR')
        floors.append(_blur(_read(file)[:, :, :3].mean(axis=2), 4))
    for thing in things:
        thing.visible_camera, thing.hide_render = True, False
    camera.data.lens = lens
    camera.data.shift_x, camera.data.shift_y = shift
    bpy.data.objects.remove(ground)
    # Above the horizon there is no floor and no shadow.
    shadow = numpy.where(floors[1] > 0.02, 1 - floors[0] / numpy.maximum(floors[1], 1e-3), 0)
    # The shadow must fade out before the border, where the image cuts it off.
    edge = numpy.linspace(-1, 1, SHADOW_SIZE) ** 2
    fade = numpy.clip(4 * (1 - numpy.maximum(edge[:, None], edge[None, :])), 0, 1)
    _write_grey(path, numpy.clip(shadow - 0.02, 0, 1) * fade)


def preview(name, build, views, folder):
    """Renders the main view of a model quickly, without the other passes."""
    clear()
    build()
    things = [thing for thing in bpy.data.objects if thing.type in ('MESH', 'CURVE', 'FONT')]
    azimuth, elevation = VIEWS[views[0]]
    _place_camera(normalize(things), azimuth, elevation)
    _light_the_object(azimuth)
    _render(os.path.join(folder, f'{name}.png'), SAMPLES, SIZE)


def take_images(name, build, views, stands, prints, folder):
    """Renders every view of a model into the folder and returns their descriptions."""
    described = {}
    for view in views:
        clear()
        build()
        things = [thing for thing in bpy.data.objects if thing.type in ('MESH', 'CURVE', 'FONT')]
        points = normalize(things)
        azimuth, elevation = VIEWS[view]
        _light_the_object(azimuth)
        camera = _place_camera(points, azimuth, elevation)
        target = os.path.join(folder, f'{name}.{view}')
        with tempfile.TemporaryDirectory() as work:
            passes = _render_passes(work)
            image, shine, albedo = _develop(passes)
            _write_pixels(target + '.png', numpy.concatenate([_encode(image[:, :, :3]), image[:, :, 3:]], axis=2))
            _cast_shadow(things, camera, stands, points, work, target + '.shadow.png')
            kinds, positions = _make_guides(work, target, albedo, shine, prints)
        described[view] = {'guides': kinds, 'positions': positions}
    return described
