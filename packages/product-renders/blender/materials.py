"""The materials of all models. Dyed materials are rendered in white and coloured when an image is drawn."""

import bpy

# What the guide passes record about a material: see studio.py.
PLAIN, DYED, PRINTED, FINISHED = 'plain', 'dyed', 'printed', 'finished'


def _principled(name, rgb, *, role=PLAIN, bump=None, **inputs):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material['role'] = role
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*rgb, 1)
    for key, value in inputs.items():
        name = 'IOR' if key == 'ior' else key.replace('_', ' ').title()
        shader.inputs[name].default_value = value
    if bump:
        _add_bump(material, shader, *bump)
    return material


def _add_bump(material, shader, kind, scale, strength):
    """Fine relief: 'noise' for leather and stone, 'weave' for cloth, 'grain' for brushed and sawn surfaces."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coordinates = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.02
    if kind == 'weave':
        texture = nodes.new('ShaderNodeTexChecker')
        height = texture.outputs['Fac']
    else:
        texture = nodes.new('ShaderNodeTexNoise')
        texture.inputs['Detail'].default_value = 6
        height = texture.outputs['Fac']
        if kind == 'grain':
            mapping.inputs['Scale'].default_value = (1, 1, 14)
    texture.inputs['Scale'].default_value = scale
    links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
    links.new(height, bump.inputs['Height'])
    links.new(bump.outputs['Normal'], shader.inputs['Normal'])


WHITE = (0.8, 0.8, 0.8)


def lacquer():
    """Glossy plastic, enamel or paint in the colour of the variation."""
    return _principled('lacquer', WHITE, role=DYED, roughness=0.25, clearcoat=0.5)


def matt():
    """Matt plastic, rubber or powder coating in the colour of the variation."""
    return _principled('matt', WHITE, role=DYED, roughness=0.6)


def leather():
    return _principled('leather', WHITE, role=DYED, roughness=0.5, bump=('noise', 60, 0.25))


def cloth():
    """Woven fabric in the colour and with the pattern of the variation."""
    return _principled('cloth', WHITE, role=PRINTED, roughness=0.9, sheen=0.4)


def plain_cloth():
    """Woven fabric in the colour of the variation, without a pattern."""
    return _principled('plain cloth', WHITE, role=DYED, roughness=0.9, sheen=0.4, bump=('weave', 90, 0.15))


def printed():
    """Paper or film that carries a drawn label."""
    return _principled('printed', WHITE, role=PRINTED, roughness=0.45)


def metal(rgb, roughness=0.22):
    return _principled('metal', rgb, metallic=1, roughness=roughness)


def finish(roughness=0.24):
    """Metal in the finish of the product: steel, brass, copper, gold, silver, black. For models without a dyed part."""
    return _principled('finish', WHITE, role=FINISHED, metallic=1, roughness=roughness)


def steel(roughness=0.22):
    return metal((0.74, 0.75, 0.77), roughness)


def brass(roughness=0.24):
    return metal((0.83, 0.6, 0.26), roughness)


def gold(roughness=0.16):
    return metal((0.95, 0.68, 0.28), roughness)


def silver(roughness=0.14):
    return metal((0.9, 0.9, 0.92), roughness)


def copper(roughness=0.26):
    return metal((0.86, 0.45, 0.3), roughness)


def iron():
    return _principled('iron', (0.05, 0.05, 0.055), metallic=0.7, roughness=0.5, bump=('noise', 90, 0.2))


def glass(rgb=(0.95, 0.98, 1)):
    return _principled('glass', rgb, transmission=1, roughness=0.02, ior=1.45)


def liquid(rgb):
    return _principled('liquid', rgb, transmission=0.6, roughness=0.05, ior=1.33)


def plastic(rgb, roughness=0.35):
    return _principled('plastic', rgb, roughness=roughness, clearcoat=0.2)


def black(roughness=0.35):
    return plastic((0.025, 0.025, 0.028), roughness)


def grey(roughness=0.45):
    return plastic((0.22, 0.23, 0.25), roughness)


def white(roughness=0.3):
    return plastic((0.85, 0.85, 0.84), roughness)


def rubber(rgb=(0.03, 0.03, 0.03)):
    return _principled('rubber', rgb, roughness=0.75)


def paper(rgb=(0.9, 0.88, 0.84)):
    return _principled('paper', rgb, roughness=0.8)


def cardboard():
    return _principled('cardboard', (0.58, 0.4, 0.24), roughness=0.85, bump=('noise', 40, 0.1))


def wood(rgb=(0.42, 0.23, 0.11)):
    """Wood with a grain along the longest side of the object's own coordinates."""
    material = _principled('wood', rgb, roughness=0.45, bump=('grain', 5, 0.15))
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    coordinates = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1, 8, 8)
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 2.2
    noise.inputs['Detail'].default_value = 8
    noise.inputs['Distortion'].default_value = 0.6
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = (*[channel * 0.6 for channel in rgb], 1)
    ramp.color_ramp.elements[1].position = 0.7
    ramp.color_ramp.elements[1].color = (*[min(1, channel * 1.25) for channel in rgb], 1)
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    return material


def clay(rgb=(0.55, 0.24, 0.13)):
    return _principled('clay', rgb, roughness=0.8, bump=('noise', 30, 0.15))


def ceramic(rgb=(0.88, 0.87, 0.84)):
    return _principled('ceramic', rgb, roughness=0.12, clearcoat=0.8)


def leaf(rgb=(0.07, 0.25, 0.05)):
    return _principled('leaf', rgb, roughness=0.45, specular=0.4)


def food(rgb, roughness=0.6):
    return _principled('food', rgb, roughness=roughness, bump=('noise', 30, 0.2))


def wax(rgb=(0.93, 0.88, 0.78)):
    return _principled('wax', rgb, roughness=0.4)


def gem(rgb=(0.6, 0.02, 0.08)):
    return _principled('gem', rgb, transmission=0.55, roughness=0.03, ior=1.7)


def pearl():
    return _principled('pearl', (0.9, 0.86, 0.8), roughness=0.15, clearcoat=1, sheen=0.5)


def glow(rgb=(1, 0.85, 0.55), strength=4):
    material = _principled('glow', rgb, emission_strength=strength)
    material.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (*rgb, 1)
    return material


def screen(rgb=(0.02, 0.03, 0.06)):
    return _principled('screen', rgb, roughness=0.06, clearcoat=1)
