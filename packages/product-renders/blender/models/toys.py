"""Toys, games, dolls and party goods."""

import math
import random

import bpy
from materials import *
from materials import _principled
from parts import *
from registry import model

RED, BLUE, YELLOW, GREEN = (0.62, 0.02, 0.025), (0.02, 0.13, 0.6), (0.9, 0.55, 0.02), (0.03, 0.36, 0.07)
ORANGE, PINK, PURPLE, SKY = (0.85, 0.22, 0.02), (0.85, 0.2, 0.38), (0.25, 0.06, 0.45), (0.15, 0.5, 0.8)
SKIN, CREAM, BEECH = (0.78, 0.5, 0.36), (0.85, 0.72, 0.5), (0.72, 0.48, 0.25)
BRIGHT = (RED, YELLOW, BLUE, GREEN, ORANGE, PURPLE)
LYING = ('top', 'flat')


def _clear(name, rgb, ior, **inputs):
    material = _principled(name, rgb, **inputs)
    material.node_tree.nodes['Principled BSDF'].inputs['IOR'].default_value = ior
    return material


def glass(rgb=(0.9, 0.95, 1)):
    """A thin clear wall: light passes straight through it, so that what is inside stays bright."""
    return _clear('glass', rgb, 1.45, alpha=0.16, roughness=0.03, specular=1)


def liquid(rgb):
    return _clear('liquid', rgb, 1.33, transmission=0.6, roughness=0.05)


def gem(rgb=(0.6, 0.02, 0.08)):
    return _clear('gem', rgb, 1.7, transmission=0.55, roughness=0.03)


def flat(outline, thickness, material, at=(0, 0, 0), spin=0, bevel=0.01, holes=()):
    """A piece that lies on `at`."""
    return plate(outline, thickness, material, (at[0], at[1], at[2] + thickness / 2), (-90, 0, spin), bevel, holes)


def fluff(radius, material, at=(0, 0, 0), squash=(1, 1, 1), turn=(0, 0, 0), hairs=2600, length=0.05):
    """A ball with short fur. Only a few hairs cast shadows: if all did, the fur would look speckled."""
    chance = random.Random(hairs)
    for casts_shadows, count in ((True, hairs // 2), (False, 4 * hairs)):
        coat = _coat(count, radius, squash, length, chance)
        coat.materials.append(material)
        fur = bpy.data.objects.new('fur', coat)
        fur.location, fur.rotation_euler = at, [math.radians(angle) for angle in turn]
        fur.visible_shadow = fur.visible_diffuse = casts_shadows
        bpy.context.collection.objects.link(fur)
    return ball(radius, material, at, squash, turn)


def _coat(hairs, radius, squash, length, chance):
    """Thin triangles that are combed down and lit like the surface below them."""
    vertices, normals, faces = [], [], []
    for index in range(hairs):
        way = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        foot = Vector([way[axis] * squash[axis] * radius for axis in range(3)])
        normal = Vector([way[axis] / squash[axis] for axis in range(3)]).normalized()
        comb = Vector([chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-2, 0)])
        lean = ((comb - normal * comb.dot(normal)).normalized() + chance.uniform(0.15, 0.5) * normal).normalized()
        side = normal.cross(lean).normalized() * length * 0.1
        vertices += [foot + side, foot - side, foot + lean * length * chance.uniform(0.7, 1.1)]
        normals += [normal] * 3
        faces.append((3 * index, 3 * index + 1, 3 * index + 2))
    mesh = bpy.data.meshes.new('fur')
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices([tuple(normal) for normal in normals])
    return mesh


def dot(radius, material, at=(0, 0, 0), squash=(1, 1, 1), turn=(0, 0, 0)):
    """A small ball. All balls of the same material share one mesh, so that there can be hundreds."""
    mesh = bpy.data.meshes.get(f'dot of {material.name}')
    if mesh is None:
        mesh = ball(1, material).data
        mesh.name = f'dot of {material.name}'
        bpy.data.objects.remove(next(thing for thing in bpy.data.objects if thing.data == mesh))
    thing = bpy.data.objects.new('dot', mesh)
    thing.location, thing.scale = at, [radius * factor for factor in squash]
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    bpy.context.collection.objects.link(thing)
    return thing


def star(points, outer, inner):
    return [((outer if k % 2 == 0 else inner) * math.sin(math.pi * k / points), (outer if k % 2 == 0 else inner) * math.cos(math.pi * k / points)) for k in range(2 * points)]


def heart(size):
    half = [(0, 0.3), (0.12, 0.46), (0.3, 0.52), (0.46, 0.42), (0.5, 0.22), (0.4, -0.02), (0.2, -0.28), (0, -0.48)]
    return [(x * size, z * size) for x, z in smooth_outline(symmetric(half), 4)]


def dice(at, size=0.16, turn=(0, 0, 20), colour=None):
    def make():
        box((size, size, size), white() if colour is None else plastic(colour), bevel=size * 0.14)
        dot = black() if colour is None else white()
        for x, z in ((-0.25, 0.25), (0.25, 0.75), (0, 0.5), (-0.25, 0.75), (0.25, 0.25)):
            disc(size * 0.09, 0.006, dot, (x * size, -size / 2, z * size), (90, 0, 0), bevel=0)
        disc(size * 0.13, 0.006, plastic(RED), (0, 0, size), bevel=0)
        for z in (0.28, 0.72):
            disc(size * 0.09, 0.006, dot, (-size / 2, 0, z * size), (0, -90, 0), bevel=0)
    group(make, at, turn)


def pawn(at, colour, size=0.2):
    turned([(x * size, z * size) for x, z in curve_profile([(0.0, 0), (0.5, 0), (0.5, 0.12), (0.3, 0.3), (0.16, 0.75), (0.22, 0.95)], 4)], plastic(colour), at, bevel=0, sides=32)
    ball(size * 0.3, plastic(colour), (at[0], at[1], at[2] + size * 1.15))


def wheel(at, radius, width, hub=None, tread=0, tyre=None):
    """A wheel with its axle along y."""
    tyre = tyre or rubber()
    turned(curve_profile([(radius * 0.6, -width / 2), (radius * 0.92, -width / 2), (radius, -width * 0.3), (radius, width * 0.3), (radius * 0.92, width / 2), (radius * 0.6, width / 2)], 4), tyre, at, (90, 0, 0), bevel=0)
    turned([(0, -width * 0.4), (radius * 0.3, -width * 0.42), (radius * 0.62, -width * 0.3), (radius * 0.62, width * 0.3), (radius * 0.3, width * 0.42), (0, width * 0.4)], hub or steel(0.3), at, (90, 0, 0))
    for index in range(5):
        angle = 2 * math.pi * index / 5
        for side in (-1, 1):
            disc(radius * 0.11, width * 0.08, black(), (at[0] + radius * 0.42 * math.cos(angle), at[1] + side * width * 0.42, at[2] + radius * 0.42 * math.sin(angle)), (90, 0, 0), bevel=0)
    if tread:
        for index in range(tread):
            angle = 2 * math.pi * index / tread
            box((radius * 0.2, width * 1.02, radius * 0.2), tyre, (at[0] + radius * 0.95 * math.cos(angle), at[1], at[2] + radius * 0.95 * math.sin(angle)), (0, 90 - math.degrees(angle), 0), bevel=0.008)


# Soft toys

def sitting_toy(body, light, trim, ears, snout=True, limbs=None, soles=None, patch=None):
    """A soft animal that sits."""
    limbs = limbs or body
    fluff(0.56, body, (0, 0, 0.56), (1, 0.88, 1.08), hairs=4200)
    fluff(0.4, light, (0, -0.22, 0.54), (0.95, 0.75, 1.1), hairs=1800)
    fluff(0.5, body, (0, -0.04, 1.42), (1.08, 0.92, 0.95), hairs=4000)
    if snout:
        fluff(0.22, light, (0, -0.45, 1.32), (1.15, 0.8, 0.85), hairs=900)
        ball(0.085, black(0.2), (0, -0.63, 1.4), (1.3, 0.7, 0.85))
        tube([(0, -0.64, 1.34), (0, -0.645, 1.27)], 0.012, black())
        tube([(-0.09, -0.61, 1.26), (-0.04, -0.63, 1.235), (0, -0.64, 1.265), (0.04, -0.63, 1.235), (0.09, -0.61, 1.26)], 0.012, black())

    def side_of(side):
        if patch:
            fluff(0.14, patch, (side * 0.2, -0.4, 1.5), (0.9, 0.5, 1.2), (0, side * 25, 0), hairs=500, length=0.03)
        ball(0.062, black(0.1), (side * 0.2, -0.47, 1.52))
        ball(0.016, white(0.1), (side * 0.18, -0.525, 1.545))
        fluff(0.22, limbs, (side * 0.56, -0.2, 0.74), (0.8, 0.85, 1.55), (20, side * -35, 0), hairs=1500)
        fluff(0.26, limbs, (side * 0.4, -0.6, 0.24), (0.9, 1.25, 0.9), (0, 0, side * 20), hairs=1600)
        fluff(0.17, soles or light, (side * 0.488, -0.885, 0.26), (1, 0.35, 1.05), (0, 0, side * 20), hairs=600)
        ears(side)
    mirrored(side_of)
    for side in (-1, 1):
        ball(0.13, trim, (side * 0.15, -0.42, 1.02), (1.15, 0.5, 0.8), (0, side * 15, 0))
    ball(0.06, trim, (0, -0.48, 1.02))
    ring(0.36, 0.04, trim, (0, -0.05, 1.03), (8, 0, 0))


def round_ears(body, light, size=0.19, x=0.4, z=1.83):
    def ears(side):
        fluff(size, body, (side * x, 0, z), (1, 0.55, 1), hairs=1000)
        fluff(size * 0.58, light, (side * x, -0.09, z - 0.01), (1, 0.5, 1), hairs=400)
    return ears


@model('teddy-bear')
def teddy_bear():
    body, light = matt(), rubber((0.8, 0.68, 0.52))
    sitting_toy(body, light, plastic(RED), round_ears(body, light))


@model('plush-panda')
def plush_panda():
    pale, dark = matt(), rubber((0.025, 0.025, 0.03))
    sitting_toy(pale, pale, plastic(RED), round_ears(dark, dark), limbs=dark, soles=pale, patch=dark)


@model('plush-elephant')
def plush_elephant():
    body, light = matt(), rubber((0.85, 0.6, 0.62))

    def ears(side):
        fluff(0.4, body, (side * 0.66, 0.05, 1.48), (0.85, 0.25, 1), (0, 0, side * 20), hairs=1800)
        fluff(0.29, light, (side * 0.66, -0.03, 1.46), (0.85, 0.25, 1), (0, 0, side * 20), hairs=900)
    sitting_toy(body, rubber((0.82, 0.8, 0.78)), plastic(BLUE), ears, snout=False, soles=light)
    for k in range(7):
        fluff(0.16 - 0.01 * k, body, (0, -0.46 - 0.05 * k + 0.0 * k, 1.36 - 0.1 * k + 0.012 * k * k), hairs=420)


@model('plush-bunny')
def plush_bunny():
    body, light = matt(), rubber((0.9, 0.62, 0.62))

    def ears(side):
        fluff(0.17, body, (side * 0.22, 0, 2.2), (0.85, 0.45, 2.7), (0, side * 10, 0), hairs=1800)
        fluff(0.1, light, (side * 0.22, -0.06, 2.2), (0.85, 0.35, 3.2), (0, side * 10, 0), hairs=900)
    sitting_toy(body, rubber((0.93, 0.9, 0.86)), plastic(PINK), ears, soles=light)


@model('plush-unicorn')
def plush_unicorn():
    body, mane = matt(), [rubber((0.85, 0.35, 0.55)), rubber((0.5, 0.4, 0.8)), rubber((0.35, 0.65, 0.85))]

    def ears(side):
        turned(curve_profile([(0.13, 0), (0.11, 0.12), (0, 0.32)], 5), body, (side * 0.34, 0, 1.78), (0, side * 18, 0))
    sitting_toy(body, rubber((0.92, 0.75, 0.8)), plastic(PURPLE), ears, snout=False)
    # A long muzzle with nostrils and a smile.
    fluff(0.3, rubber((0.92, 0.75, 0.8)), (0, -0.5, 1.26), (1.05, 0.95, 0.78), hairs=1500, length=0.03)
    for side in (-1, 1):
        ball(0.03, plastic((0.4, 0.12, 0.2)), (side * 0.11, -0.76, 1.34), (0.8, 0.6, 1.2))
    tube([(-0.15, -0.74, 1.19), (0, -0.785, 1.15), (0.15, -0.74, 1.19)], 0.012, plastic((0.4, 0.12, 0.2)))

    def horn():
        turned([(0.13, 0), (0.02, 0.72), (0, 0.73)], gold(), bevel=0)
        coil = [(0.132 - 0.106 * k / 60, 0.4 * k, 0.02 + 0.68 * k / 60) for k in range(61)]
        tube([(r * math.cos(a), r * math.sin(a), z) for r, a, z in coil], 0.03, gold(), radii=[1 - 0.75 * k / 60 for k in range(61)])
    group(horn, (0, -0.3, 1.82), (22, 0, 0))
    # The mane falls over the forehead and down one side of the neck, and the tail lies beside the leg.
    lock = [(-0.13, -0.42, 1.72), (0.12, -0.34, 1.82), (-0.14, -0.2, 1.86), (0.12, -0.08, 1.9), (-0.14, 0.02, 1.9), (-0.3, 0.16, 1.78), (-0.44, 0.16, 1.62), (-0.53, 0.12, 1.45), (-0.56, 0.1, 1.27), (-0.54, 0.06, 1.1)]
    tail = [(-0.55, 0.3, 0.4), (-0.7, 0.25, 0.3), (-0.82, 0.16, 0.2), (-0.9, 0.04, 0.15)]
    for k, at in enumerate([*lock, *tail]):
        fluff(0.11 if k == 0 else 0.16, mane[k % 3], at, hairs=700, length=0.09)


@model('plush-monkey')
def plush_monkey():
    body, light = matt(), rubber((0.8, 0.58, 0.38))

    def ears(side):
        round_ears(body, light, 0.2, 0.56, 1.48)(side)
        fluff(0.19, light, (side * 0.14, -0.36, 1.5), (1, 0.6, 1.1), hairs=600, length=0.03)
    sitting_toy(body, light, plastic(YELLOW), ears)
    tube([(0.4, 0.3, 0.2), (0.8, 0.35, 0.3), (0.95, 0.3, 0.7), (0.8, 0.25, 0.95), (0.7, 0.2, 0.8)], 0.06, body)


@model('plush-dog')
def plush_dog():
    body, dark = matt(), rubber((0.25, 0.11, 0.04))

    def ears(side):
        fluff(0.22, dark, (side * 0.54, -0.02, 1.42), (0.6, 0.6, 1.45), (0, side * -14, 0), hairs=1300)
    sitting_toy(body, rubber((0.9, 0.84, 0.74)), plastic(BLUE), ears)
    ball(0.07, plastic((0.8, 0.2, 0.22)), (0, -0.6, 1.2), (0.9, 0.5, 1.3))


@model('plush-lion')
def plush_lion():
    body, mane = matt(), rubber((0.42, 0.16, 0.03))
    around(16, 0.52, lambda at, d: fluff(0.2, mane, (at[0], 0.08, 1.42 + at[1]), hairs=700, length=0.12))
    sitting_toy(body, rubber((0.9, 0.75, 0.5)), plastic(GREEN), round_ears(body, mane, 0.15, 0.36, 1.8))
    tube([(0.4, 0.3, 0.15), (0.85, 0.3, 0.2), (0.95, 0.25, 0.55)], 0.05, body)
    fluff(0.12, mane, (0.96, 0.24, 0.62), hairs=600, length=0.09)


@model('plush-penguin')
def plush_penguin():
    dark, pale, beak = matt(), rubber((0.9, 0.9, 0.88)), plastic((0.95, 0.45, 0.03))
    fluff(0.62, dark, (0, 0, 0.72), (0.95, 0.85, 1.15), hairs=4500)
    fluff(0.5, pale, (0, -0.2, 0.68), (0.92, 0.72, 1.15), hairs=2600)
    fluff(0.46, dark, (0, 0, 1.5), hairs=3600)
    turned(curve_profile([(0.12, 0), (0.08, 0.12), (0, 0.24)], 4), beak, (0, -0.42, 1.44), (82, 0, 0))

    def sides(side):
        fluff(0.2, pale, (side * 0.17, -0.32, 1.5), (1, 0.6, 1.2), hairs=700, length=0.03)
        ball(0.06, black(0.1), (side * 0.16, -0.455, 1.55))
        fluff(0.2, dark, (side * 0.62, -0.05, 0.85), (0.45, 0.8, 1.9), (0, side * -22, 0), hairs=1400)
        ball(0.2, beak, (side * 0.26, -0.4, 0.08), (1, 1.5, 0.4), (0, 0, side * 15))
    mirrored(sides)
    ring(0.4, 0.07, plastic(RED, 0.7), (0, -0.02, 1.14), (6, 0, 0), flat=0.8)
    box((0.15, 0.06, 0.36), plastic(RED, 0.7), (0.22, -0.5, 0.78), (8, 0, 10), bevel=0.02)


@model('plush-dinosaur')
def plush_dinosaur():
    body, light, spike = matt(), rubber((0.85, 0.8, 0.6)), rubber((0.85, 0.4, 0.05))

    def ears(side):
        ball(0.03, black(), (side * 0.1, -0.68, 1.4), (1, 0.6, 1))
    sitting_toy(body, light, plastic(YELLOW), ears, snout=False)
    fluff(0.32, body, (0, -0.42, 1.3), (1.15, 0.9, 0.75), hairs=1600)
    tube([(-0.18, -0.66, 1.2), (0, -0.72, 1.16), (0.18, -0.66, 1.2)], 0.014, black())
    # Spikes point away from the head, the back and the tail.
    for y, z, lean, size in ((-0.3, 1.76, -32, 0.8), (-0.06, 1.86, -2, 1), (0.2, 1.8, 30, 1.1), (0.38, 1.6, 62, 1.1), (0.44, 1.3, 92, 1), (0.44, 0.95, 75, 1.1), (0.5, 0.65, 85, 1.1)):
        plate(smooth_outline([(-0.15 * size, -0.08), (0.15 * size, -0.08), (0, 0.3 * size)], 3), 0.1, spike, (0, y, z), (0, lean, 90), bevel=0.03)
    tube([(-0.1, 0.4, 0.3), (-0.55, 0.5, 0.26), (-1.0, 0.25, 0.18), (-1.25, -0.2, 0.1)], 0.24, body, radii=(1.2, 0.95, 0.6, 0.3))
    ball(0.072, body, (-1.25, -0.2, 0.1))
    for x, y, z, turn, size in ((-0.5, 0.5, 0.46, 0, 1), (-0.76, 0.42, 0.38, 22, 0.85), (-0.97, 0.27, 0.3, 42, 0.7), (-1.13, 0.06, 0.22, 56, 0.55)):
        plate(smooth_outline([(-0.15 * size, -0.08), (0.15 * size, -0.08), (0, 0.3 * size)], 3), 0.1, spike, (x, y, z), (0, 0, turn), bevel=0.03)


# Learning toys

def brick(at, columns, rows, colour, height=0.2, spin=0):
    def make():
        material = plastic(colour, 0.25)
        box((columns * 0.2 - 0.01, rows * 0.2 - 0.01, height), material, bevel=0.012)
        for column in range(columns):
            for row in range(rows):
                disc(0.062, 0.045, material, ((column - (columns - 1) / 2) * 0.2, (row - (rows - 1) / 2) * 0.2, height))
    group(make, at, (0, 0, spin))


@model('building-blocks')
def building_blocks():
    # A small house on the left, loose bricks around it.
    wall = [(RED, 4, 0), (YELLOW, 2, 0.2), (BLUE, 4, 0.4), (GREEN, 2, 0.6)]
    for colour, length, z in wall:
        for index in range(4 // length):
            brick(((index - (4 // length - 1) / 2) * length * 0.2, 0, z), length, 2, colour if index == 0 else ORANGE)
    brick((0, 0, 0.8), 3, 2, PURPLE)
    brick((0, 0, 1.0), 2, 2, YELLOW)
    brick((0, 0, 1.2), 1, 1, RED)
    for x, y, columns, rows, colour, spin in ((-0.75, -0.3, 2, 2, YELLOW, 20), (-0.35, -0.6, 3, 2, GREEN, -15), (0.35, -0.62, 2, 2, RED, 35), (0.78, -0.25, 4, 2, BLUE, 80), (0.75, 0.35, 2, 2, ORANGE, 10), (-0.8, 0.3, 3, 2, BLUE, 60)):
        brick((x, y, 0), columns, rows, colour, spin=spin)


@model('alphabet-puzzle', views=LYING)
def alphabet_puzzle():
    flat(rounded(2.1, 1.8, 0.08), 0.08, wood(BEECH))
    letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for index, letter in enumerate(letters):
        column, row = index % 6, index // 6
        x, y = -0.85 + column * 0.34 + (0.34 * 2 if row == 4 else 0), 0.7 - row * 0.35
        flat(rounded(0.3, 0.31, 0.03), 0.02, plastic((0.9, 0.87, 0.8)), (x, y, 0.07))
        text(letter, 0.34, plastic(BRIGHT[index % 6]), (x, y + 0.01, 0.12), (-90, 0, 0), 0.04)
    text('A', 0.5, plastic(RED), (-0.7, -1.15, 0.04), (-90, 0, 20), 0.05)
    text('Z', 0.5, plastic(BLUE), (0.6, -1.15, 0.04), (-90, 0, -15), 0.05)


@model('stacking-rings')
def stacking_rings():
    turned(curve_profile([(0, 0), (0.85, 0), (0.88, 0.08), (0.7, 0.16), (0.2, 0.18), (0, 0.18)], 4), plastic(BLUE))
    turned([(0.14, 0.1), (0.11, 1.8), (0, 1.85)], white())
    for index, colour in enumerate((RED, ORANGE, YELLOW, GREEN, SKY, PURPLE)):
        size = 0.64 - 0.07 * index
        ring(size - 0.13, 0.15, plastic(colour, 0.25), (0, 0, 0.33 + index * 0.245), flat=0.83)
    ball(0.19, plastic(RED, 0.2), (0, 0, 1.88))


@model('shape-sorter')
def shape_sorter():
    box((1.3, 1.3, 1.2), wood(BEECH), bevel=0.05)
    box((1.34, 1.34, 0.06), plastic(SKY), (0, 0, 1.19), bevel=0.02)
    hole = black()
    shapes = [(circle(0.17), RED), (rounded(0.3, 0.3, 0.01), BLUE), ([(-0.19, -0.15), (0.19, -0.15), (0, 0.18)], GREEN), (star(5, 0.21, 0.1), YELLOW)]
    places = ((-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3))
    for (outline, colour), (x, y) in zip(shapes, places):
        flat(outline, 0.012, hole, (x, y, 1.25), bevel=0.002)
        plate(outline, 0.01, hole, (x, -0.652, 0.35 if y < 0 else 0.85), bevel=0.001)
        plate(outline, 0.01, hole, (-0.652, x, 0.35 if y < 0 else 0.85), (0, 0, -90), bevel=0.001)
    flat(shapes[3][0], 0.3, plastic(YELLOW), (0.3, 0.3, 1.2), bevel=0.02)
    for (outline, colour), (x, y, spin) in zip(shapes[:3], ((-0.5, -1.0, 20), (0.15, -1.1, 15), (0.8, -0.9, -20))):
        flat([(a * 0.95, b * 0.95) for a, b in outline], 0.3, plastic(colour), (x, y, 0), spin, bevel=0.02)


@model('flash-cards', prints='cover', aspect=0.72)
def flash_cards():
    face, edge = printed(), paper()
    for index, (x, spin, lean) in enumerate(((-0.85, 12, -12), (0.0, 0, -12), (0.85, -12, -12))):
        def card():
            box((0.72, 0.02, 1), edge, bevel=0.008)
            plate(rounded(0.7, 0.98, 0.05), 0.004, face, (0, -0.013, 0.5), bevel=0.001)
        group(card, (x, 0.25 + 0.1 * (index == 1), 0), (lean, 0, spin))
    for index in range(14):
        box((1.0, 0.72, 0.018), plastic(BRIGHT[index % 6]) if index == 13 else edge, (0.1 + 0.02 * math.sin(index * 2), -0.85, index * 0.02), (0, 0, 8 + 2 * math.sin(index)), bevel=0.004)


@model('activity-board', views=('front', 'three-quarter'))
def activity_board():
    box((1.9, 0.12, 1.5), wood(BEECH), bevel=0.05)
    for side in (-1, 1):
        box((0.1, 0.6, 0.1), plastic(RED), (side * 0.7, 0, 0))
    y = -0.08
    disc(0.26, 0.04, white(), (-0.6, y + 0.02, 1.15), (90, 0, 0))
    for hour in range(12):
        box((0.02, 0.02, 0.05), black(), (-0.6 + 0.21 * math.sin(hour * math.pi / 6), y - 0.02, 1.125 + 0.21 * math.cos(hour * math.pi / 6)), bevel=0)
    tube([(-0.6, y - 0.04, 1.15), (-0.6, y - 0.04, 1.31)], 0.014, plastic(RED))
    tube([(-0.6, y - 0.04, 1.15), (-0.48, y - 0.04, 1.1)], 0.016, plastic(BLUE))
    for x, z, radius, colour in ((0.02, 1.12, 0.2, RED), (0.34, 1.0, 0.15, YELLOW), (0.6, 1.15, 0.17, BLUE)):
        plate(star(12, radius, radius * 0.78), 0.05, plastic(colour), (x, y, z), bevel=0.01)
        disc(0.05, 0.06, white(), (x, y, z), (90, 0, 0))
    for row, colour in enumerate((RED, YELLOW, GREEN)):
        z = 0.68 - 0.16 * row
        tube([(-0.85, y - 0.04, z), (-0.2, y - 0.04, z)], 0.012, steel())
        for bead in range(5):
            ball(0.055, plastic(colour), (-0.78 + bead * 0.11 + 0.1 * (bead > 2), y - 0.04, z))
    box((0.34, 0.06, 0.46), plastic(SKY), (0.1, y, 0.28), bevel=0.02)
    box((0.3, 0.04, 0.42), plastic(YELLOW), (0.1, y - 0.03, 0.3), bevel=0.02)
    ball(0.035, gold(), (0.2, y - 0.07, 0.5))
    tube([(0.45, y - 0.03, 0.35), (0.5, y - 0.03, 0.65), (0.62, y - 0.03, 0.4), (0.72, y - 0.03, 0.7), (0.82, y - 0.03, 0.4)], 0.02, plastic(RED))
    for x, z, colour in ((0.5, 0.65, BLUE), (0.72, 0.7, GREEN)):
        ball(0.07, plastic(colour), (x, y - 0.03, z))


# Puzzles

def jigsaw_outline(left, right, low, high, size=1.0):
    """A piece of one unit. Each side is -1 (hole), 0 (straight) or 1 (tab)."""
    def side(x1, z1, x2, z2, tab):
        steps = [(0, 0)]
        if tab:
            steps += [(0.38, 0.0), (0.41, 0.06), (0.36, 0.14), (0.4, 0.22), (0.5, 0.25), (0.6, 0.22), (0.64, 0.14), (0.59, 0.06), (0.62, 0.0)]
        dx, dz = x2 - x1, z2 - z1
        return [((x1 + dx * t + dz * s * tab) * size, (z1 + dz * t - dx * s * tab) * size) for t, s in steps]
    h = 0.5
    return side(-h, -h, h, -h, low) + side(h, -h, h, h, right) + side(h, h, -h, h, high) + side(-h, h, -h, -h, left)


def puzzle_box(size, dyed, face, at=(0, 0, 0), turn=(0, 0, 0)):
    """A box that stands, with the picture in the middle of its lid."""
    width, depth, height = size

    def make():
        box(size, dyed, bevel=0.02)
        box((width + 0.03, depth * 0.6, height + 0.03), dyed, (0, -depth * 0.22, -0.0), bevel=0.02)
        plate(rounded(width * 0.86, height * 0.76, 0.02), 0.006, face, (0, -depth * 0.52 - 0.002, height * 0.46), bevel=0.001)
    group(make, at, turn)


@model('jigsaw-puzzle', prints='cover', aspect=1.25)
def jigsaw_puzzle():
    dyed, face = matt(), printed()
    puzzle_box((1.9, 0.4, 1.45), dyed, face, (0, 0.3, 0))
    spots = [(-0.75, -0.35, 10), (-0.35, -0.6, 75), (0.05, -0.42, -25), (0.5, -0.6, 40), (0.85, -0.35, -10)]
    for index, (x, y, spin) in enumerate(spots):
        tabs = [((1, -1, 1, -1), (-1, 1, 1, -1), (1, 1, -1, -1))[index % 3][k] for k in range(4)]
        flat(jigsaw_outline(*tabs, 0.24), 0.035, dyed if index % 2 else plastic(BRIGHT[index]), (x, y, 0), spin, bevel=0.006)


@model('floor-puzzle', views=LYING, prints='cover', aspect=1.5)
def floor_puzzle():
    dyed, face, board = matt(), printed(), paper((0.55, 0.5, 0.45))
    columns, rows, size = 5, 3, 0.5
    chance = random.Random(4)
    across = [[chance.choice((-1, 1)) for _ in range(columns + 1)] for _ in range(rows)]
    up = [[chance.choice((-1, 1)) for _ in range(columns)] for _ in range(rows + 1)]
    for row in range(rows):
        for column in range(columns):
            left = 0 if column == 0 else -across[row][column]
            right = 0 if column == columns - 1 else across[row][column + 1]
            low = 0 if row == 0 else -up[row][column]
            high = 0 if row == rows - 1 else up[row + 1][column]
            at = ((column - 2) * size, (row - 1) * size, 0)
            spin = 0
            if column == columns - 1 and row == 0:
                at, spin = (1.45, -0.75, 0), -25
            outline = jigsaw_outline(left, right, low, high, size * 0.97)
            piece = flat(outline, 0.05, face, at, spin, bevel=0.008)
            layer = piece.data.uv_layers['print']
            for loop in piece.data.loops:
                co = piece.data.vertices[loop.vertex_index].co
                layer.data[loop.index].uv = ((co.x / size + column + 0.5) / columns, (co.y / size + row + 0.5) / rows)
    box((1.5, 0.95, 0.3), dyed, (-0.3, -1.4, 0), bevel=0.03)
    box((1.54, 0.99, 0.2), dyed, (-0.3, -1.4, 0.14), bevel=0.03)
    plate(rounded(1.2, 0.8, 0.02), 0.006, face, (-0.3, -1.4, 0.345), (-90, 0, 0), bevel=0.001)


@model('puzzle-game')
def puzzle_game():
    # A frame of sliding tiles on its box.
    dyed = matt()
    box((1.6, 0.22, 1.6), dyed, (0, 0, 0), (-14, 0, 0), bevel=0.06)

    def tiles():
        plate(rounded(1.36, 1.36, 0.04), 0.02, black(), (0, -0.11, 0.8), bevel=0.004)
        for index in range(15):
            column, row = index % 4, index // 4
            x, z = -0.495 + column * 0.33, 1.295 - row * 0.33
            plate(rounded(0.315, 0.315, 0.04), 0.08, white(), (x, -0.15, z), bevel=0.015)
            text(str(index + 1), 0.2, plastic(BRIGHT[row]), (x, -0.19, z), depth=0.004)
    group(tiles, (0, 0, 0), (-14, 0, 0))
    for x, colour, spin in ((-0.5, RED, 20), (0.1, YELLOW, -15), (0.6, BLUE, 30)):
        flat(jigsaw_outline(1, -1, 1, -1, 0.26), 0.05, plastic(colour), (x, -0.5, 0), spin)


@model('magnetic-puzzle')
def magnetic_puzzle():
    # A case that opens like a book: a board with magnetic shapes, and loose ones.
    dyed = matt()
    box((1.5, 0.1, 1.2), dyed, (0, 0.55, 0.05), (-15, 0, 0), bevel=0.03)
    box((1.5, 1.1, 0.1), dyed, (0, -0.05, 0), bevel=0.03)
    flat(rounded(1.36, 0.96, 0.03), 0.01, white(), (0, -0.05, 0.098), bevel=0.002)

    def board():
        plate(rounded(1.36, 1.06, 0.03), 0.01, plastic((0.5, 0.75, 0.88)), (0, -0.055, 0.62), bevel=0.002)
        y = -0.075
        plate([(-0.45, 0), (0.45, 0), (0, 0.36)], 0.03, plastic(RED), (-0.1, y, 0.68))
        plate(rounded(0.7, 0.5, 0.01), 0.03, plastic(YELLOW), (-0.1, y, 0.43))
        plate(rounded(0.18, 0.3, 0.01), 0.035, plastic(BLUE), (-0.1, y - 0.01, 0.33))
        plate(circle(0.13), 0.03, plastic(ORANGE), (0.5, y, 0.95))
        plate([(-0.16, 0), (0.16, 0), (0, 0.4)], 0.03, plastic(GREEN), (0.5, y, 0.35))
        plate(rounded(0.08, 0.18, 0.01), 0.03, wood(), (0.5, y, 0.27))
    group(board, (0, 0.55, 0.05), (-15, 0, 0))
    spots = ((-0.45, 0.1, RED, circle(0.13)), (-0.1, -0.2, GREEN, [(-0.17, -0.12), (0.17, -0.12), (0, 0.18)]), (0.3, 0.1, PURPLE, rounded(0.24, 0.24, 0.01)), (0.5, -0.25, YELLOW, star(5, 0.16, 0.075)), (-0.45, -0.3, BLUE, rounded(0.3, 0.14, 0.01)))
    for index, (x, y, colour, outline) in enumerate(spots):
        flat(outline, 0.04, plastic(colour), (x, y - 0.05, 0.108), 20 * index)


# Cars

def lamps(x, z, spread, colour, size=0.07, width=0.16):
    for side in (-1, 1):
        ball(size, glow(colour, 1.5) if colour[2] > 0.3 else plastic(colour), (x, side * spread, z), (0.5, width / size / 2, 0.8))


def remote(at, spin=0, trim=None):
    def make():
        grip = trim or black()
        flat(smooth_outline(symmetric([(0, 0.22), (0.3, 0.25), (0.42, 0.05), (0.36, -0.26), (0.24, -0.26), (0.18, -0.08), (0, -0.08)]), 5), 0.13, grip, bevel=0.05)
        for side in (-1, 1):
            disc(0.1, 0.02, grey(), (side * 0.22, 0.06, 0.13))
            disc(0.035, 0.1, grey(), (side * 0.22, 0.06, 0.14))
            disc(0.065, 0.03, plastic(RED), (side * 0.22, 0.06, 0.23))
        disc(0.03, 0.03, plastic(GREEN), (0, 0.02, 0.12))
        tube([(0.1, 0.2, 0.08), (0.11, 0.28, 0.22), (0.12, 0.34, 0.42)], 0.014, grey())
    group(make, at, (0, 0, spin))


def sports_car(paint):
    # The underside, with an arch over each wheel
    angles = [math.radians(-18 + 21.6 * k) for k in range(11)]
    below = [(x + 0.26 * math.cos(a), 0.235 + 0.26 * math.sin(a)) for x in (0.62, -0.62) for a in angles]
    above = [(-1.04, 0.18), (-1.06, 0.36), (-0.75, 0.56), (-0.3, 0.61), (0.35, 0.62), (0.85, 0.63), (1.05, 0.53), (1.04, 0.18)]
    lower = smooth_outline(above + below, 4)
    cabin = smooth_outline([(-0.45, 0.5), (-0.12, 0.82), (0.3, 0.87), (0.8, 0.55), (0.3, 0.5)], 5)
    roof = [(-0.14, 0.77), (-0.12, 0.87), (0.1, 0.935), (0.38, 0.92), (0.82, 0.6), (0.76, 0.57), (0.38, 0.83), (0.1, 0.86)]
    plate(lower, 0.92, paint, bevel=0.05)
    plate(cabin, 0.74, screen(), bevel=0.08)
    plate(smooth_outline(roof, 4), 0.76, paint, bevel=0.03)
    box((2.0, 0.56, 0.3), black(), (0, 0, 0.14))
    for x in (-0.62, 0.62):
        for side in (-1, 1):
            wheel((x, side * 0.37, 0.235), 0.225, 0.18)
    lamps(-0.97, 0.45, 0.3, (1, 0.95, 0.8), 0.08)
    lamps(1.04, 0.45, 0.3, RED)
    box((0.1, 0.85, 0.03), paint, (0.98, 0, 0.72), (0, -8, 0), bevel=0.012)
    for side in (-1, 1):
        box((0.05, 0.03, 0.14), black(), (0.95, side * 0.28, 0.58))
        box((0.12, 0.06, 0.07), paint, (-0.26, side * 0.46, 0.62), bevel=0.02)
    box((0.03, 0.6, 0.1), black(), (-1.03, 0, 0.22), bevel=0.01)
    tube([(x - 0.02, -0.458, z + 0.37) for x, z in rounded(0.5, 0.3, 0.05)], 0.007, black(), closed=True, straight=True)
    box((0.09, 0.02, 0.025), black(), (0.15, -0.462, 0.45), bevel=0.006)


@model('remote-control-car')
def remote_control_car():
    sports_car(lacquer())
    remote((-0.3, -0.95, 0), -15)


@model('rc-rock-crawler')
def rock_crawler():
    paint, trim = lacquer(), black()
    for x in (-0.72, 0.72):
        tube([(x, -0.6, 0.42), (x, 0.6, 0.42)], 0.06, grey())
        for side in (-1, 1):
            wheel((x, side * 0.58, 0.42), 0.42, 0.34, plastic((0.6, 0.6, 0.62)), tread=16)
            tube([(x * 0.75, side * 0.32, 0.9), (x, side * 0.36, 0.45)], 0.035, steel())
            around(6, 0.055, lambda at, d: None)
            for coil in range(5):
                ring(0.06, 0.016, plastic(YELLOW), (x * 0.75 + x * 0.06 * coil, side * (0.325 + 0.008 * coil), 0.88 - 0.08 * coil))
    box((1.5, 0.5, 0.14), trim, (0, 0, 0.6))
    plate(smooth_outline([(-1.0, 0.78), (-1.0, 1.0), (-0.5, 1.1), (0.9, 1.1), (1.0, 0.98), (0.98, 0.78), (0.3, 0.7), (-0.3, 0.7)], 4), 0.86, paint, bevel=0.06)
    plate([(-0.42, 1.05), (-0.2, 1.42), (0.4, 1.42), (0.5, 1.05)], 0.76, screen(), bevel=0.05)
    plate([(-0.22, 1.4), (-0.2, 1.48), (0.42, 1.48), (0.44, 1.4)], 0.8, paint, bevel=0.03)
    for side in (-1, 1):
        tube([(0.42, side * 0.36, 1.46), (0.5, side * 0.36, 1.1), (0.95, side * 0.36, 1.1)], 0.03, trim, straight=True)
        tube([(-0.2, side * 0.38, 1.46), (-0.44, side * 0.38, 1.08)], 0.03, paint)
        tube([(0.12, side * 0.385, 1.46), (0.12, side * 0.385, 1.08)], 0.03, paint)
    for y in (-0.27, -0.09, 0.09, 0.27):
        disc(0.06, 0.08, glow((1, 0.9, 0.6), 1.5), (-0.16, y, 1.54), (0, -90, 0))
    box((0.12, 0.8, 0.12), trim, (-1.02, 0, 0.72))
    lamps(-1.0, 0.95, 0.3, (1, 0.95, 0.8), 0.08)


@model('stunt-car')
def stunt_car():
    # The car rears up. Its wheels are higher than its body, so that it can drive upside down.
    paint, trim = lacquer(), black()

    def car():
        plate(smooth_outline([(-0.98, 0.0), (-0.95, 0.22), (-0.55, 0.34), (0.3, 0.36), (0.9, 0.3), (1.0, 0.08), (0.9, -0.14), (-0.85, -0.14)], 4), 0.72, paint, bevel=0.06)
        plate(smooth_outline([(-0.42, 0.3), (-0.2, 0.56), (0.3, 0.56), (0.58, 0.3)], 4), 0.56, plastic((0.35, 0.6, 0.75), 0.1), bevel=0.05)
        box((0.52, 0.5, 0.05), paint, (0.06, 0, 0.55), bevel=0.02)
        box((0.08, 0.9, 0.04), trim, (0.92, 0, 0.56), bevel=0.02)
        for y in (-0.3, 0.3):
            box((0.06, 0.04, 0.3), trim, (0.92, y, 0.28), bevel=0.01)
            ball(0.09, glow((1, 0.9, 0.6), 1.2), (-0.94, y * 0.8, 0.12))
        for x in (-0.68, 0.68):
            tube([(x, -0.6, 0), (x, 0.6, 0)], 0.06, trim)
            for side in (-1, 1):
                wheel((x, side * 0.58, 0), 0.4, 0.3, plastic(YELLOW), tread=16)
    group(car, (0, 0, 0.68 * math.sin(math.radians(22)) + 0.42), (0, 22, 0))
    remote((-0.2, -1.4, 0), -10)


@model('racing-car')
def racing_car():
    paint, trim = lacquer(), black()
    plate(smooth_outline([(-1.25, 0.16), (-1.25, 0.26), (-0.7, 0.38), (-0.3, 0.46), (0.15, 0.5), (0.7, 0.62), (1.1, 0.4), (1.1, 0.18), (0, 0.12)], 5), 0.36, paint, bevel=0.07)
    for side in (-1, 1):
        flat(smooth_outline([(-0.35, -0.16), (0.0, -0.22), (0.75, -0.18), (0.85, 0.1), (-0.2, 0.16)], 5), 0.26, paint, (0, side * 0.32, 0.1), bevel=0.06)
        for x, radius, width in ((-0.8, 0.25, 0.2), (0.85, 0.29, 0.26)):
            wheel((x, side * 0.52, radius), radius, width, plastic(YELLOW))
            tube([(x, 0, 0.27), (x, side * 0.5, 0.27)], 0.025, trim)
        box((0.24, 0.03, 0.14), paint, (-1.25, side * 0.5, 0.1), bevel=0.012)
        box((0.3, 0.03, 0.32), paint, (1.18, side * 0.42, 0.52), bevel=0.012)
    box((0.22, 1.0, 0.03), paint, (-1.25, 0, 0.12), bevel=0.012)
    box((0.24, 0.84, 0.03), trim, (1.18, 0, 0.78), (0, -8, 0), bevel=0.012)
    box((0.1, 0.06, 0.5), trim, (1.1, 0, 0.3))
    flat(smooth_outline([(-0.3, 0), (-0.1, 0.13), (0.18, 0.12), (0.22, 0), (0.18, -0.12), (-0.1, -0.13)], 5), 0.05, trim, (0, 0, 0.47))
    ball(0.13, white(), (0.06, 0, 0.62))
    ball(0.115, screen(), (0.02, 0, 0.62), (0.98, 1, 0.5))
    plate([(0.2, 0.5), (0.22, 0.86), (0.4, 0.84), (0.8, 0.55)], 0.16, paint, bevel=0.05)
    disc(0.12, 0.01, white(), (-0.62, -0.185, 0.26), (90, 0, 0))
    text('7', 0.18, black(), (-0.62, -0.2, 0.26))


@model('friction-car')
def friction_car():
    # A small, chunky car for little hands.
    paint = lacquer()
    outline = [(-0.7, 0.2), (-0.86, 0.24), (-0.9, 0.46), (-0.5, 0.64), (0.5, 0.66), (0.86, 0.56), (0.9, 0.26), (0.75, 0.2)]
    plate(smooth_outline(outline, 5), 0.85, paint, bevel=0.12)
    plate([(-0.5, 0.6), (-0.3, 1.03), (0.56, 1.03), (0.74, 0.6)], 0.74, paint, bevel=0.1)
    # Windows, set into the cabin.
    pane = plastic((0.35, 0.6, 0.75), 0.1)
    front, back = [(-0.42, 0.74), (-0.27, 1.02), (0.06, 1.02), (0.06, 0.74)], [(0.18, 0.74), (0.18, 1.02), (0.54, 1.02), (0.66, 0.74)]
    for window in (front, back):
        plate(window, 0.75, pane, bevel=0.01)
    box((0.04, 0.5, 0.36), pane, (-0.565, 0, 0.72), (0, 25, 0), bevel=0.015)
    box((0.04, 0.5, 0.36), pane, (0.785, 0, 0.72), (0, -23, 0), bevel=0.015)
    for side in (-1, 1):
        for x in (-0.5, 0.5):
            wheel((x, side * 0.4, 0.25), 0.25, 0.2, plastic(YELLOW))
    lamps(-1.02, 0.44, 0.26, (1, 0.95, 0.8), 0.1, 0.2)
    lamps(1.02, 0.48, 0.26, (0.7, 0.03, 0.02), 0.08, 0.18)
    for x in (-1.02, 1.02):
        box((0.14, 0.74, 0.12), grey(), (x, 0, 0.16), bevel=0.05)
    mirrored(lambda side: ball(0.05, black(), (0.12, side * 0.42, 0.54), (1.6, 0.6, 0.7)))


# Board games

def board(size, material, thickness=0.06):
    return box((size, size, thickness), material, bevel=0.015)


@model('ludo-set', views=('top', 'flat'))
def ludo_set():
    board(2.0, white())
    z, cell = 0.06, 2.0 / 15
    homes = ((-1, 1, RED), (1, 1, GREEN), (1, -1, YELLOW), (-1, -1, BLUE))
    line = black()
    for sx, sy, colour in homes:
        x, y = sx * 4.5 * cell, sy * 4.5 * cell
        flat(rounded(5.9 * cell, 5.9 * cell, 0.02), 0.006, plastic(colour), (x, y, z), bevel=0.001)
        flat(rounded(3.9 * cell, 3.9 * cell, 0.03), 0.008, white(), (x, y, z + 0.002), bevel=0.001)
        for dx in (-1, 1):
            for dy in (-1, 1):
                disc(0.6 * cell, 0.012, plastic(colour), (x + dx * cell, y + dy * cell, z + 0.004), bevel=0)
                pawn((x + dx * cell, y + dy * cell, z + 0.015), colour, 0.16)
    for arm, (dx, dy, colour) in enumerate(((-1, 0, RED), (0, 1, GREEN), (1, 0, YELLOW), (0, -1, BLUE))):
        for step in range(6):
            for lane in (-1, 0, 1):
                far = 2 + step
                x, y = (dx * far + dy * lane) * cell, (dy * far - dx * lane) * cell
                own = (lane == 0 and step < 5) or (lane == (1 if arm in (0, 1, 2, 3) else -1) and step == 4)
                flat(rounded(cell * 0.94, cell * 0.94, 0.004), 0.006, plastic(colour) if own else paper((0.95, 0.95, 0.93)), (x, y, z), bevel=0.001)
                flat(rounded(cell, cell, 0.004), 0.002, line, (x, y, z), bevel=0.0005)
        reach = 1.5 * cell
        flat([(0, 0), (dx * reach - dy * reach, dy * reach - dx * reach), (dx * reach + dy * reach, dy * reach + dx * reach)], 0.008, plastic(colour), (0, 0, z), bevel=0.001)
    dice((0.25, -0.2, z), 0.17)


@model('snakes-and-ladders', views=('top', 'flat'))
def snakes_and_ladders():
    board(2.1, wood())
    z = 0.06
    tones = [paper((0.9, 0.75, 0.4)), paper((0.55, 0.75, 0.55)), paper((0.9, 0.5, 0.45)), paper((0.5, 0.68, 0.85))]
    ink = black()
    for row in range(10):
        for column in range(10):
            number = row * 10 + (column if row % 2 == 0 else 9 - column) + 1
            at = (-0.9 + column * 0.2, -0.9 + row * 0.2, z)
            box((0.195, 0.195, 0.012), tones[(column + row) % 4], at, bevel=0)
            text(str(number), 0.07, ink, (at[0] - 0.04, at[1] + 0.05, z + 0.014), (-90, 0, 0), 0.001)

    def ladder(x1, y1, x2, y2):
        length = math.hypot(x2 - x1, y2 - y1)
        px, py = -(y2 - y1) / length * 0.06, (x2 - x1) / length * 0.06
        rail = wood((0.35, 0.16, 0.06))
        for side in (-1, 1):
            tube([(x1 + side * px, y1 + side * py, z + 0.03), (x2 + side * px, y2 + side * py, z + 0.03)], 0.018, rail)
        for step in range(int(length / 0.12)):
            t = (step + 0.5) / int(length / 0.12)
            x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
            tube([(x - px, y - py, z + 0.03), (x + px, y + py, z + 0.03)], 0.014, rail)

    def snake(x1, y1, x2, y2, colour):
        points = []
        for step in range(9):
            t = step / 8
            wave = 0.09 * math.sin(t * math.pi * 3.5)
            points.append((x1 + (x2 - x1) * t + wave, y1 + (y2 - y1) * t, z + 0.04))
        tube(points, 0.035, plastic(colour), radii=[1.2, 1, 1, 1, 0.9, 0.8, 0.6, 0.4, 0.15])
        ball(0.06, plastic(colour), points[0], (0.9, 1.2, 0.7))
        for side in (-1, 1):
            ball(0.014, white(), (points[0][0] + side * 0.03, points[0][1] + 0.03, z + 0.08))
    ladder(-0.7, -0.9, -0.5, -0.1)
    ladder(0.3, -0.7, 0.7, 0.3)
    ladder(-0.9, 0.1, -0.5, 0.7)
    ladder(0.1, 0.1, 0.3, 0.9)
    snake(-0.1, 0.7, -0.3, -0.5, GREEN)
    snake(0.75, 0.85, 0.5, 0.0, RED)
    snake(0.1, -0.1, -0.1, -0.9, PURPLE)
    snake(0.85, -0.2, 0.7, -0.9, GREEN)
    snake(-0.7, 0.9, -0.75, 0.25, BLUE)
    for index, colour in enumerate((RED, BLUE, GREEN, YELLOW)):
        pawn((-0.98 + index * 0.14, -1.2 - 0.05 * (index % 2), 0), colour, 0.17)
    dice((-0.2, -1.22, 0), 0.15)


@model('business-board-game', views=('top', 'flat'))
def business_board_game():
    board(2.0, plastic((0.62, 0.82, 0.68)))
    z = 0.06
    strip = [(0.4, 0.12, 0.05), SKY, PINK, ORANGE, RED, YELLOW, GREEN, BLUE]
    card, ink = paper(), black()
    for side in range(4):
        def row():
            for index in range(9):
                x = -0.632 + index * 0.158
                box((0.153, 0.28, 0.006), card, (x, -0.85, z), bevel=0)
                if index not in (2, 4, 6):
                    box((0.153, 0.07, 0.008), plastic(strip[(side * 2 + index // 5) % 8]), (x, -0.745, z), bevel=0)
                else:
                    disc(0.05, 0.008, plastic(BRIGHT[(index + side) % 6]), (x, -0.86, z), bevel=0)
            box((0.27, 0.28, 0.006), plastic((0.9, 0.85, 0.6)), (0.85, -0.85, z), bevel=0)
            text('GO' if side == 0 else 'PARK' if side == 1 else 'FREE' if side == 2 else 'JAIL', 0.09, plastic(RED), (0.85, -0.85, z + 0.008), (-90, 0, 45), 0.001)
        group(row, (0, 0, 0), (0, 0, 90 * side))
    text('BUSINESS', 0.26, plastic(RED), (0, 0, z + 0.005), (-90, 0, 45), 0.004)
    for x, y, spin, colour in ((-0.35, 0.35, 45, ORANGE), (0.33, -0.35, 45, SKY)):
        for layer in range(6):
            box((0.4, 0.25, 0.008), paper() if layer < 5 else plastic(colour), (x, y, z + layer * 0.01), (0, 0, spin + layer), bevel=0.002)

    def house(at, colour):
        plate([(-0.05, 0), (0.05, 0), (0.05, 0.06), (0, 0.1), (-0.05, 0.06)], 0.09, plastic(colour), at, bevel=0.004)
    for x in (-0.474, -0.158, 0.158, 0.474):
        house((x, -0.745, z + 0.008), GREEN)
    house((0.745, 0.158, z + 0.008), RED)
    for index, colour in enumerate((RED, BLUE, YELLOW)):
        pawn((0.8 + 0.08 * index, -0.9 + 0.05 * index, z), colour, 0.15)
    for index, colour in enumerate(((0.5, 0.75, 0.55), (0.85, 0.6, 0.6), (0.6, 0.65, 0.85), (0.85, 0.8, 0.5))):
        for layer in range(3):
            box((0.42, 0.2, 0.006), paper(colour), (-0.75 + index * 0.45, -1.25, 0.008 * layer), (0, 0, 10 * math.sin(index * 3) + 4 * layer), bevel=0)
    dice((-0.05, -0.35, z), 0.13)
    dice((0.12, -0.45, z), 0.13, (0, 0, 55))


@model('carrom-board', views=('top', 'flat'))
def carrom_board():
    box((2.0, 2.0, 0.09), wood((0.72, 0.5, 0.27)), bevel=0)
    frame = wood((0.13, 0.05, 0.025))
    for side in range(4):
        group(lambda: box((2.2, 0.16, 0.2), frame, (0, -1.02, 0), bevel=0.02), (0, 0, 0), (0, 0, 90 * side))
    z = 0.091
    ink, red = black(), plastic(RED)
    for side in range(4):
        def lines():
            for y, thick in ((-0.72, 0.012), (-0.6, 0.006)):
                box((1.2, thick, 0.003), ink, (0, y, z), bevel=0)
            for x in (-0.6, 0.6):
                flat(circle(0.06), 0.003, ink, (x, -0.66, z), bevel=0.0005)
                disc(0.05, 0.005, red, (x, -0.66, z), bevel=0)
            tube([(0.72, -0.72, z), (0.32, -0.32, z)], 0.006, ink)
            disc(0.1, 0.004, ink, (0.87, -0.87, z), bevel=0)
        group(lines, (0, 0, 0), (0, 0, 90 * side))
    ring(0.3, 0.006, ink, (0, 0, z), flat=0.4)
    disc(0.055, 0.035, red, (0, 0, z))
    around(6, 0.12, lambda at, d: disc(0.055, 0.035, ceramic((0.85, 0.68, 0.4)) if round(d) % 120 else black(), (at[0], at[1], z)))
    around(12, 0.235, lambda at, d: disc(0.055, 0.035, black() if round(d) % 60 else ceramic((0.85, 0.68, 0.4)), (at[0], at[1], z)))
    disc(0.085, 0.05, ceramic(), (0.15, -0.66, z))


@model('family-board-game', prints='cover', aspect=1.4)
def family_board_game():
    face = printed()
    puzzle_box((1.9, 0.36, 1.35), plastic((0.05, 0.12, 0.4)), face, (0, 0.3, 0))
    plate(rounded(1.92, 1.37, 0.01), 0.006, face, (0, 0.03, 0.69), bevel=0.001)
    for index, colour in enumerate((RED, YELLOW, GREEN, BLUE)):
        pawn((-0.7 + index * 0.26, -0.35 - 0.12 * (index % 2), 0), colour, 0.26)
    dice((0.45, -0.4, 0), 0.22)
    dice((0.78, -0.3, 0), 0.22, (0, 0, 60), RED)
    for layer in range(6):
        box((0.45, 0.3, 0.012), paper(), (-0.05, -0.75, 0.014 * layer), (0, 0, 12 + 3 * layer), bevel=0.003)


# Chess

CHESS = {
    'pawn': [(0.0, 0), (0.5, 0), (0.52, 0.14), (0.36, 0.3), (0.22, 0.5), (0.17, 0.95), (0.3, 1.02), (0.3, 1.08), (0.18, 1.12), (0.26, 1.3), (0.2, 1.48), (0, 1.56)],
    'rook': [(0.0, 0), (0.6, 0), (0.62, 0.16), (0.42, 0.32), (0.32, 0.6), (0.3, 1.2), (0.42, 1.28), (0.44, 1.62), (0.3, 1.62), (0.3, 1.5), (0, 1.5)],
    'bishop': [(0.0, 0), (0.58, 0), (0.6, 0.16), (0.4, 0.34), (0.22, 0.7), (0.18, 1.3), (0.36, 1.38), (0.34, 1.46), (0.2, 1.5), (0.29, 1.75), (0.18, 2.0), (0.05, 2.08), (0.08, 2.15), (0, 2.2)],
    'queen': [(0.0, 0), (0.64, 0), (0.66, 0.18), (0.44, 0.36), (0.26, 0.8), (0.2, 1.6), (0.4, 1.7), (0.38, 1.78), (0.22, 1.84), (0.4, 2.25), (0.3, 2.3), (0.1, 2.34), (0.12, 2.44), (0, 2.5)],
    'king': [(0.0, 0), (0.66, 0), (0.68, 0.18), (0.46, 0.36), (0.28, 0.85), (0.22, 1.75), (0.42, 1.86), (0.4, 1.94), (0.24, 2.0), (0.36, 2.4), (0.3, 2.46), (0, 2.55)],
}


def chessman(kind, material, at, size=0.13, spin=0):
    def make():
        if kind == 'knight':
            turned([(0, 0), (0.6, 0), (0.62, 0.16), (0.46, 0.34), (0.4, 0.42), (0, 0.44)], material, sides=40)
            head = smooth_outline([(-0.3, 0.42), (0.36, 0.42), (0.46, 0.8), (0.46, 1.2), (0.34, 1.58), (0.12, 1.84), (-0.02, 2.1), (-0.1, 1.84), (-0.3, 1.62), (-0.62, 1.28), (-0.6, 1.1), (-0.46, 1.04), (-0.12, 1.18), (-0.06, 1.0), (-0.24, 0.72)], 4)
            plate(head, 0.3, material, bevel=0.08)
            plate([(x * 0.55 + 0.17, z * 0.75 + 0.42) for x, z in head if x > -0.1], 0.4, material, bevel=0.06)
            for y in (-0.15, 0.15):
                ball(0.05, material, (-0.2, y, 1.5))
            return
        turned(CHESS[kind], material, sides=40, bevel=0.03)
        if kind == 'king':
            box((0.1, 0.1, 0.42), material, (0, 0, 2.5), bevel=0.02)
            box((0.32, 0.1, 0.1), material, (0, 0, 2.68), bevel=0.02)
        if kind == 'rook':
            around(4, 0.37, lambda at, d: box((0.16, 0.2, 0.16), material, (at[0], at[1], 1.6), (0, 0, d), bevel=0.02), 45)
    group(make, at, (0, 0, spin), size)


def chess_squares(size, light, dark, z):
    cell = size / 8
    for row in range(8):
        for column in range(8):
            box((cell, cell, 0.006), dark if (row + column) % 2 == 0 else light, ((column - 3.5) * cell, (row - 3.5) * cell, z), bevel=0)


BACK_ROW = ('rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook')


@model('chess-set')
def chess_set():
    # The grain of wood would be too rough for men of this size.
    pale, dark, ivory, ebony = wood((0.75, 0.52, 0.28)), wood((0.1, 0.035, 0.015)), plastic((0.86, 0.69, 0.45)), plastic((0.07, 0.025, 0.012))
    box((2.0, 2.0, 0.14), wood((0.25, 0.1, 0.04)), bevel=0.02)
    chess_squares(1.76, pale, dark, 0.138)
    for column, kind in enumerate(BACK_ROW):
        x = (column - 3.5) * 0.22
        for row, material, man in ((0, ivory, kind), (1, ivory, 'pawn'), (6, ebony, 'pawn'), (7, ebony, kind)):
            y = (row - 3.5) * 0.22
            if man == 'pawn' and column in (3, 4):
                y += 0.44 if row == 1 else -0.44
            chessman(man, material, (x, y, 0.144), 0.15)


@model('chess-board', views=('top', 'flat'))
def chess_board():
    pale, dark, frame = wood((0.75, 0.52, 0.28)), wood((0.16, 0.06, 0.025)), wood((0.25, 0.1, 0.04))
    for side in (-1, 1):
        box((2.2, 1.095, 0.14), frame, (0, side * 0.55, 0), bevel=0.02)
        box((0.2, 0.02, 0.06), brass(), (side * 0.6, 0, 0.085), bevel=0.005)
    chess_squares(1.84, pale, dark, 0.138)
    for index in range(8):
        text('ABCDEFGH'[index], 0.09, brass(), ((index - 3.5) * 0.23, -1.01, 0.14), (-90, 0, 0), 0.002)
        text(str(index + 1), 0.09, brass(), (-1.01, (index - 3.5) * 0.23, 0.14), (-90, 0, 0), 0.002)
    ivory, ebony = plastic((0.86, 0.69, 0.45)), plastic((0.07, 0.025, 0.012))
    chessman('king', ebony, (0.345, 0.575, 0.144), 0.15)
    chessman('knight', ivory, (-0.575, -0.345, 0.144), 0.15)
    chessman('pawn', ivory, (0.115, -0.345, 0.144), 0.15)


@model('travel-chess-set', views=('top', 'flat'))
def travel_chess_set():
    # A folding case that lies open, with low magnetic men.
    case, pale, dark = black(), plastic((0.8, 0.75, 0.65)), plastic((0.05, 0.16, 0.1))
    ivory, ebony = white(), black(0.2)
    for side in (-1, 1):
        group(lambda: box((1.9, 0.94, 0.14), case, (0, side * 0.48, 0), bevel=0.04), (0, 0, 0), (side * 4, 0, 0))

        def half():
            for row in range(4):
                for column in range(8):
                    box((0.21, 0.21, 0.008), dark if (row + column + (side > 0) * 0) % 2 == 0 else pale, ((column - 3.5) * 0.21, side * (0.13 + row * 0.21), 0.139), bevel=0)
            for column, kind in enumerate(BACK_ROW):
                x = (column - 3.5) * 0.21
                material = ivory if side < 0 else ebony
                chessman(kind, material, (x, side * (0.13 + 0.63), 0.147), 0.1)
                chessman('pawn', material, (x, side * (0.13 + 0.42), 0.147), 0.1)
        group(half, (0, 0, 0), (side * 4, 0, 0))
        box((0.16, 0.05, 0.04), steel(), (side * 0.5, 0, 0.12), bevel=0.01)
    box((0.2, 0.04, 0.08), steel(), (0, -0.965, 0.08), bevel=0.01)


# Dolls

def doll(dress, hair, at=(0, 0, 0), scale=1.0, spin=0):
    """A slender doll in a gown, looking at the viewer."""
    def make():
        skin = plastic(SKIN, 0.4)
        worn([(0, 0, 1.2, 0.12, 0.09), (0, 0, 1.1, 0.14, 0.11), (0, 0, 0.8, 0.3, 0.26), (0, 0, 0.4, 0.46, 0.42), (0, 0, 0.02, 0.56, 0.52)], dress, folds=0.05, fold_count=14, steps=50, sides=110)
        turned(curve_profile([(0.105, 1.16), (0.12, 1.24), (0.155, 1.4), (0.15, 1.48), (0.13, 1.52)], 5), dress, bevel=0)
        turned(curve_profile([(0.13, 1.5), (0.15, 1.55), (0.12, 1.6), (0.05, 1.63), (0.042, 1.72)], 5), skin, bevel=0)
        ball(0.17, skin, (0, -0.01, 1.86), (0.88, 0.88, 1.08))
        ring(0.115, 0.022, gold(), (0, 0, 1.17), flat=1.3)

        def sides(side):
            tube([(side * 0.14, 0, 1.54), (side * 0.22, -0.02, 1.36), (side * 0.27, -0.06, 1.18), (side * 0.3, -0.16, 1.05)], 0.04, skin, radii=(1.1, 0.9, 0.8, 0.7))
            ball(0.04, skin, (side * 0.305, -0.18, 1.02), (0.7, 0.8, 1.2))
            ball(0.07, dress, (side * 0.155, 0, 1.53), (1, 1, 0.9))
            ball(0.024, black(0.1), (side * 0.058, -0.15, 1.87), (1, 0.5, 1.1))
            tube([(side * 0.03, -0.158, 1.925), (side * 0.06, -0.153, 1.935), (side * 0.09, -0.14, 1.925)], 0.006, hair)
            tube([(side * 0.06, -0.04, 2.02), (side * 0.16, 0, 1.9), (side * 0.19, 0.02, 1.7), (side * 0.21, 0.02, 1.45), (side * 0.17, 0.03, 1.3)], 0.075, hair, radii=(0.9, 1, 1.1, 1, 0.4))
        mirrored(sides)
        ball(0.185, hair, (0, 0.035, 1.9), (0.95, 0.9, 1.02))
        tube([(0, 0.12, 1.95), (0, 0.16, 1.7), (0, 0.16, 1.45), (0, 0.12, 1.28)], 0.13, hair, radii=(1, 1.1, 1, 0.5))
        tube([(-0.03, -0.155, 1.775), (0, -0.16, 1.768), (0.03, -0.155, 1.775)], 0.011, plastic(RED))
        ball(0.016, skin, (0, -0.165, 1.825))
        plate(symmetric([(0, 0.1), (0.03, 0.03), (0.07, 0.08), (0.1, 0.0), (0.1, -0.03)]), 0.012, gold(), (0, -0.1, 2.06), (-12, 0, 0), bevel=0.003)
    group(make, at, (0, 0, spin), scale)


@model('fashion-doll', views=('front', 'three-quarter'))
def fashion_doll():
    doll(plastic(PINK, 0.6), rubber((0.16, 0.07, 0.02)))


@model('doll-with-accessories', views=('front', 'three-quarter'))
def doll_with_accessories():
    doll(plastic(PURPLE, 0.6), rubber((0.03, 0.015, 0.01)))
    pink, trim = plastic(PINK), gold()
    # A handbag, a hair brush, a mirror, shoes and a second dress on a hanger.
    pillow(0.34, 0.26, 0.16, pink, (-0.72, -0.3, 0))
    tube([(-0.84, -0.3, 0.24), (-0.82, -0.3, 0.42), (-0.62, -0.3, 0.42), (-0.6, -0.3, 0.24)], 0.018, trim)
    disc(0.03, 0.02, trim, (-0.72, -0.38, 0.16), (90, 0, 0))
    for x in (0.6, 0.76):
        def shoe():
            flat(smooth_outline([(-0.05, -0.13), (0.05, -0.13), (0.055, 0), (0.035, 0.12), (-0.035, 0.12), (-0.055, 0)]), 0.03, pink, bevel=0.01)
            tube([(0, 0.09, 0.03), (0, 0.1, 0.0)], 0.03, pink)
            ring(0.045, 0.018, pink, (0, -0.07, 0.04), (70, 0, 0))
        group(shoe, (x, -0.45, 0), (0, 0, 15))
    tube([(0.95, 0.05, 0), (0.95, 0.05, 1.5)], 0.02, trim)
    disc(0.16, 0.04, trim, (0.95, 0.05, 0))
    tube([(0.75, 0.05, 1.38), (0.95, 0.05, 1.46), (1.15, 0.05, 1.38)], 0.015, trim)
    garment(symmetric([(0.06, 1.36), (0.18, 1.4), (0.17, 1.25), (0.1, 1.05), (0.34, 0.5), (0, 0.46)]), plastic(SKY, 0.7), at=(0.95, 0.02, 0), thickness=0.05, folds=0.03, fold_count=24)
    disc(0.13, 0.02, steel(0.05), (-0.78, -0.02, 0.62), (80, 0, 10))
    ring(0.13, 0.022, pink, (-0.78, -0.03, 0.62), (80, 0, 10))
    tube([(-0.78, 0, 0.48), (-0.78, 0, 0.02)], 0.025, pink)
    disc(0.14, 0.03, pink, (-0.78, 0, 0))


@model('doll-house', views=('front', 'three-quarter'))
def doll_house():
    wall, inner = plastic((0.9, 0.55, 0.65)), [plastic((0.9, 0.82, 0.6)), plastic((0.65, 0.82, 0.88)), plastic((0.75, 0.88, 0.7)), plastic((0.88, 0.75, 0.88))]
    floor, roof = wood(BEECH), plastic((0.45, 0.1, 0.35))
    for x in (-0.8, 0, 0.8):
        box((0.05, 0.7, 1.3), wall, (x, 0, 0), bevel=0.01)
    for z in (0, 0.64, 1.28):
        box((1.7, 0.72, 0.05), floor, (0, 0, z), bevel=0.01)
    for index, (x, z) in enumerate(((-0.4, 0.04), (0.4, 0.04), (-0.4, 0.68), (0.4, 0.68))):
        box((0.78, 0.03, 0.62), inner[index], (x, 0.34, z), bevel=0)
        plate(rounded(0.22, 0.28, 0.02), 0.02, white(), (x + 0.18 * (-1 if index % 2 else 1), 0.32, z + 0.36))
        plate(rounded(0.17, 0.23, 0.01), 0.02, plastic((0.35, 0.65, 0.85)), (x + 0.18 * (-1 if index % 2 else 1), 0.312, z + 0.36))
    plate([(-0.95, 1.3), (0.95, 1.3), (0, 1.95)], 0.05, wall, (0, 0.33, 0), holes=[])
    for side in (-1, 1):
        box((1.2, 0.86, 0.06), roof, (side * 0.5, 0, 1.6), (0, side * 34.5, 0), bevel=0.015)
    plate(heart(0.3), 0.04, white(), (0, 0.29, 1.58))
    # Bed, wardrobe, sofa, table and kitchen.
    box((0.5, 0.34, 0.12), white(), (-0.46, -0.05, 0.69), bevel=0.03)
    box((0.34, 0.32, 0.06), plastic(PINK), (-0.38, -0.05, 0.8), bevel=0.03)
    box((0.05, 0.36, 0.32), plastic(PURPLE), (-0.7, -0.05, 0.69), bevel=0.02)
    box((0.3, 0.24, 0.5), white(), (0.56, 0.15, 0.69), bevel=0.02)
    box((0.012, 0.25, 0.44), grey(), (0.56, 0.148, 0.72), bevel=0)
    box((0.22, 0.2, 0.26), plastic(YELLOW), (0.16, 0.1, 0.69), bevel=0.02)
    box((0.46, 0.24, 0.14), plastic(BLUE), (-0.42, 0.1, 0.05), bevel=0.04)
    box((0.46, 0.08, 0.3), plastic(BLUE), (-0.42, 0.22, 0.05), bevel=0.04)
    for x in (-0.66, -0.18):
        box((0.07, 0.26, 0.22), plastic(BLUE), (x, 0.11, 0.05), bevel=0.03)
    disc(0.2, 0.03, white(), (0.32, -0.05, 0.26))
    disc(0.03, 0.24, white(), (0.32, -0.05, 0.04))
    box((0.3, 0.22, 0.32), plastic(RED), (0.62, 0.18, 0.05), bevel=0.02)
    disc(0.06, 0.08, steel(), (0.62, 0.16, 0.37))


@model('wooden-doll-set')
def wooden_doll_set():
    coats = ((RED, 1.0), (BLUE, 0.82), (GREEN, 0.66), (ORANGE, 0.52), (PURPLE, 0.4))
    x = -1.25
    for colour, size in coats:
        def make():
            turned(curve_profile([(0, 0), (0.42, 0), (0.46, 0.08), (0.56, 0.5), (0.5, 0.85), (0.38, 1.1), (0.3, 1.18)], 5), plastic(colour, 0.15))
            turned(curve_profile([(0.3, 1.18), (0.4, 1.32), (0.42, 1.5), (0.34, 1.72), (0.16, 1.84), (0, 1.86)], 5), plastic(colour, 0.15))
            ball(0.3, wood((0.85, 0.62, 0.4)), (0, -0.165, 1.46), (0.92, 0.92, 0.9))
            ball(0.29, rubber((0.06, 0.02, 0.01)), (0, -0.14, 1.56), (0.96, 0.93, 0.75))
            ball(0.272, wood((0.85, 0.62, 0.4)), (0, -0.2, 1.43), (0.9, 0.94, 0.82))
            ring(0.31, 0.05, gold(0.4), (0, 0, 1.18))
            for side in (-1, 1):
                ball(0.03, black(), (side * 0.09, -0.44, 1.46))
                ball(0.045, plastic((0.8, 0.25, 0.2)), (side * 0.15, -0.4, 1.36), (1, 0.4, 1))
            ball(0.025, plastic(RED), (0, -0.445, 1.33), (1.6, 0.6, 0.7))
            flower = [white() if k else plastic(YELLOW) for k in range(2)]
            ball(0.07, flower[0], (0, -0.545, 0.55), (1, 0.4, 1))
            for k in range(6):
                angle = math.pi * k / 3
                ball(0.075, flower[1], (0.13 * math.cos(angle), -0.53, 0.55 + 0.13 * math.sin(angle)), (1, 0.4, 1))
        x += 0.56 * size
        group(make, (x, -0.25 * (1 - size), 0), (0, 0, 0), size)
        x += 0.6 * size


# Pretend play

@model('toy-kitchen-set')
def toy_kitchen_set():
    body, pink, trim = plastic((0.9, 0.86, 0.82)), plastic(PINK), grey()
    box((1.5, 0.6, 0.85), body, bevel=0.03)
    box((1.56, 0.66, 0.06), wood(BEECH), (0, 0, 0.85), bevel=0.02)
    box((1.5, 0.06, 0.75), pink, (0, 0.27, 0.9), bevel=0.03)
    box((1.5, 0.26, 0.05), pink, (0, 0.17, 1.62), bevel=0.02)
    box((0.62, 0.02, 0.5), pink, (-0.36, -0.31, 0.12), bevel=0.02)
    plate(rounded(0.44, 0.26, 0.04), 0.02, screen(), (-0.36, -0.325, 0.34))
    tube([(-0.6, -0.36, 0.55), (-0.12, -0.36, 0.55)], 0.02, steel())
    for k in range(4):
        disc(0.045, 0.04, plastic(BRIGHT[k]), (-0.6 + 0.16 * k, -0.3, 0.74), (90, 0, 0))
    box((0.56, 0.02, 0.62), plastic(SKY), (0.4, -0.31, 0.1), bevel=0.02)
    tube([(0.18, -0.36, 0.3), (0.18, -0.36, 0.55)], 0.02, steel())
    for x in (-0.55, -0.2):
        disc(0.15, 0.012, black(), (x, -0.02, 0.91))
        ring(0.09, 0.01, plastic(RED), (x, -0.02, 0.925))
    turned([(0.0, 0.93), (0.12, 0.93), (0.13, 1.05)], plastic(RED), (-0.55, -0.02, 0), thickness=0.012)
    disc(0.13, 0.02, plastic(RED), (-0.55, -0.02, 1.05))
    ball(0.025, black(), (-0.55, -0.02, 1.09))
    flat(rounded(0.42, 0.34, 0.06), 0.012, steel(), (0.4, -0.05, 0.91))
    flat(rounded(0.34, 0.26, 0.05), 0.014, grey(), (0.4, -0.05, 0.912))
    tube([(0.4, 0.2, 0.91), (0.4, 0.2, 1.15), (0.4, 0.08, 1.2), (0.4, 0.0, 1.12)], 0.025, steel())
    for k, x in enumerate((-0.5, -0.3, -0.1)):
        tube([(x, 0.2, 1.5), (x, 0.2, 1.2)], 0.014, plastic(BRIGHT[k]))
        ball(0.06, plastic(BRIGHT[k]), (x, 0.2, 1.18), (1, 0.4, 1.2))
    tube([(-0.6, 0.22, 1.5), (0.0, 0.22, 1.5)], 0.015, steel())
    disc(0.14, 0.02, white(), (0.4, 0.24, 1.4), (90, 0, 0))
    for k in range(3):
        turned([(0.0, 0), (0.06, 0), (0.07, 0.14)], plastic(BRIGHT[k + 2]), (0.1 + k * 0.2, 0.15, 1.67), thickness=0.01)


def toy_pot(at, colour, radius=0.26, height=0.26, lid=True, handle=True):
    def make():
        paint = plastic(colour, 0.2)
        turned([(0, 0), (radius * 0.92, 0), (radius, 0.04), (radius, height)], paint, thickness=0.02)
        if lid:
            turned(curve_profile([(radius * 1.05, height), (radius * 0.9, height + 0.05), (0.04, height + 0.09), (0, height + 0.09)], 4), paint)
            ball(0.05, black(), (0, 0, height + 0.12))
        for side in (-1, 1) if handle else ():
            tube([(side * radius * 0.98, -0.06, height * 0.75), (side * (radius + 0.1), -0.05, height * 0.78), (side * (radius + 0.1), 0.05, height * 0.78), (side * radius * 0.98, 0.06, height * 0.75)], 0.022, black())
    group(make, at)


@model('toy-cooking-set', views=('top', 'three-quarter'))
def toy_cooking_set():
    # A double burner with a cooker, a pan, plates, spoons, and vegetables.
    box((1.5, 0.7, 0.16), plastic(PINK), (0, 0.5, 0), bevel=0.04)
    for x in (-0.36, 0.36):
        disc(0.27, 0.02, black(), (x, 0.52, 0.16))
        around(4, 0.2, lambda at, d: box((0.16, 0.025, 0.03), steel(), (x + at[0], 0.52 + at[1], 0.17), (0, 0, d), bevel=0.005))
        disc(0.06, 0.05, plastic(YELLOW), (x, 0.15, 0.08), (90, 0, 0))
    toy_pot((-0.36, 0.52, 0.2), RED)
    toy_pot((0.36, 0.52, 0.2), GREEN, 0.28, 0.1, lid=False, handle=False)
    tube([(0.62, 0.45, 0.28), (1.1, 0.3, 0.32)], 0.035, black())
    ball(0.11, food((0.95, 0.93, 0.88)), (0.36, 0.52, 0.25), (1.5, 1.4, 0.25))
    ball(0.07, food((0.95, 0.6, 0.05)), (0.36, 0.52, 0.27), (1, 1, 0.5))
    turned(curve_profile([(0, 0), (0.2, 0), (0.3, 0.03)], 4), plastic(SKY), (-0.72, -0.25, 0), thickness=0.015)
    for k, (x, y) in enumerate(((0.0, -0.2), (0.2, -0.45))):
        turned(curve_profile([(0, 0), (0.1, 0), (0.16, 0.12)], 4), plastic((YELLOW, PURPLE)[k]), (x, y, 0), thickness=0.012)
    ball(0.11, plastic(RED, 0.15), (-0.78, -0.25, 0.13), (1, 1, 0.9))
    ball(0.03, leaf(), (-0.78, -0.25, 0.235), (1.6, 1.6, 0.5))
    turned(curve_profile([(0, 0), (0.03, 0.06), (0.08, 0.36), (0.05, 0.42), (0, 0.43)], 5), plastic(ORANGE), (-0.55, -0.72, 0.07), (0, 82, 25), sides=32)
    for k in range(3):
        tube([(-0.15, -0.53 + 0.0 * k, 0.1), (-0.02, -0.5 + 0.06 * (k - 1), 0.16)], 0.018, leaf())
    for k, x in enumerate((0.5, 0.72, 0.94)):
        tube([(x, -0.1, 0.02), (x, -0.65, 0.02)], 0.022, plastic(BRIGHT[k]))
        if k == 1:
            flat(rounded(0.16, 0.22, 0.03), 0.02, plastic(BRIGHT[k]), (x, -0.04, 0.01))
        else:
            ball(0.09, plastic(BRIGHT[k]), (x, -0.05, 0.03), (1, 1.2, 0.35))


@model('tea-party-set')
def tea_party_set():
    body, trim = plastic((0.9, 0.6, 0.68), 0.15), plastic((0.55, 0.12, 0.3), 0.2)
    turned(curve_profile([(0.0, 0.02), (1.1, 0.02), (1.28, 0.05), (1.34, 0.1)], 4), white(), thickness=0.03)

    def pot():
        turned(curve_profile([(0.0, 0), (0.22, 0), (0.36, 0.14), (0.4, 0.32), (0.3, 0.54), (0.2, 0.6)], 5), body)
        turned(curve_profile([(0.22, 0.6), (0.2, 0.65), (0.06, 0.7), (0, 0.7)], 4), trim)
        ball(0.06, trim, (0, 0, 0.75))
        tube([(-0.33, 0, 0.24), (-0.5, 0, 0.34), (-0.56, 0, 0.52), (-0.66, 0, 0.6)], 0.06, body, radii=(1.3, 1, 0.8, 0.7))
        tube([(0.3, 0, 0.5), (0.55, 0, 0.52), (0.56, 0, 0.24), (0.36, 0, 0.18)], 0.04, trim)
        plate(heart(0.26), 0.03, white(), (-0.05, -0.39, 0.3), (-6, 0, 0))
    group(pot, (0, 0.4, 0.05), (0, 0, 0), 1.25)

    def cup(at, spin):
        def make():
            turned(curve_profile([(0, 0), (0.16, 0), (0.26, 0.03), (0.29, 0.05)], 4), trim, thickness=0.015)
            turned(curve_profile([(0.0, 0.03), (0.1, 0.03), (0.15, 0.1), (0.18, 0.24)], 5), body, thickness=0.015)
            disc(0.155, 0.01, liquid((0.35, 0.12, 0.03)), (0, 0, 0.19))
            tube([(0.165, 0, 0.21), (0.27, 0, 0.2), (0.25, 0, 0.1), (0.14, 0, 0.09)], 0.022, trim)
        group(make, at, (0, 0, spin), 1.15)
    for at, spin in (((-0.75, -0.15, 0.05), -40), ((-0.1, -0.7, 0.05), -20), ((0.68, -0.4, 0.05), -10)):
        cup(at, spin)
    turned(curve_profile([(0, 0), (0.12, 0), (0.18, 0.1), (0.16, 0.22)], 4), body, (0.85, 0.25, 0.05), thickness=0.015)
    for k in range(5):
        box((0.07, 0.07, 0.07), white(), (0.8 + 0.06 * (k % 3), 0.22 + 0.06 * (k % 2), 0.2 + 0.02 * k), (10 * k, 20 * k, 15 * k), bevel=0.01)


# Doctor sets

def toy_stethoscope(at, spin=0, colour=BLUE):
    def make():
        hose = plastic(colour)
        for side in (-1, 1):
            tube([(0, -0.05, 0.035), (side * 0.12, 0.15, 0.035), (side * 0.2, 0.42, 0.04), (side * 0.1, 0.62, 0.05)], 0.022, steel() if side else hose)
            ball(0.045, black(), (side * 0.09, 0.64, 0.05))
        tube([(0, -0.02, 0.035), (0, -0.25, 0.035), (0.22, -0.4, 0.035), (0.42, -0.2, 0.035), (0.46, 0.05, 0.035)], 0.034, hose)
        disc(0.13, 0.05, plastic(RED), (0.46, 0.16, 0))
        disc(0.1, 0.02, steel(), (0.46, 0.16, 0.05))
    group(make, at, (0, 0, spin))


def toy_syringe(at, spin=0, colour=GREEN):
    def make():
        disc(0.07, 0.42, plastic((0.75, 0.85, 0.9), 0.1), (0, 0, 0.0))
        disc(0.12, 0.025, plastic(colour), (0, 0, 0.42))
        disc(0.035, 0.2, plastic(colour), (0, 0, 0.44))
        disc(0.09, 0.025, plastic(colour), (0, 0, 0.62))
        turned([(0.07, 0), (0.03, -0.06), (0.012, -0.08), (0.012, -0.22), (0, -0.22)], plastic(colour))
        for k in range(4):
            ring(0.071, 0.004, black(), (0, 0, 0.08 + 0.08 * k))
    group(make, (at[0], at[1], at[2] + 0.12), (90, 0, spin))


def cross(size, thickness, material, at, turn=(0, 0, 0)):
    a, b = size / 2, size / 6
    plate([(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)], thickness, material, at, turn, bevel=0.004)


@model('toy-doctor-set')
def toy_doctor_set():
    # An open case with the instruments in front of it.
    case, pad = white(), plastic(RED)
    box((1.5, 0.24, 0.9), case, (0, 0.62, 0.05), (-12, 0, 0), bevel=0.06)
    plate(rounded(1.3, 0.72, 0.06), 0.02, pad, (0, 0.596, 0.515), (-12, 0, 0))
    cross(0.5, 0.04, white(), (0, 0.58, 0.515), (-12, 0, 0))
    box((1.5, 0.9, 0.2), case, (0, 0, 0), bevel=0.06)
    flat(rounded(1.34, 0.74, 0.06), 0.01, pad, (0, 0, 0.195))
    toy_stethoscope((-0.05, -0.2, 0.2), 90)
    toy_syringe((-0.4, -0.9, 0), 72)
    tube([(0.58, -0.02, 0.23), (0.5, -0.32, 0.23)], 0.03, white())
    tube([(0.585, 0, 0.23), (0.57, -0.06, 0.23)], 0.034, plastic(BLUE))
    # Scissors, a hammer, a bottle, and glasses.
    turned(curve_profile([(0, 0), (0.12, 0), (0.12, 0.24), (0.06, 0.3), (0.06, 0.34)], 3), plastic((0.5, 0.18, 0.03)), (0.6, 0.15, 0.2), sides=40)
    disc(0.075, 0.08, white(), (0.6, 0.15, 0.53))
    cross(0.12, 0.01, white(), (0.6, 0.022, 0.34))
    tube([(-1.1, -0.55, 0.045), (-0.68, -0.6, 0.03)], 0.03, plastic(YELLOW))
    flat(smooth_outline([(-0.09, -0.14), (0.09, -0.14), (0.03, 0.14), (-0.03, 0.14)], 4), 0.09, plastic(ORANGE), (-1.1, -0.55, 0), -8, bevel=0.03)
    for side in (-1, 1):
        ring(0.13, 0.022, plastic(PURPLE), (0.66 + side * 0.16, -0.78, 0.14), (90, 0, 0))
        tube([(0.66 + side * 0.29, -0.78, 0.17), (0.66 + side * 0.29, -0.5, 0.03)], 0.018, plastic(PURPLE))
    tube([(0.63, -0.78, 0.17), (0.69, -0.78, 0.17)], 0.02, plastic(PURPLE))


@model('toy-medical-kit')
def toy_medical_kit():
    body, trim = plastic(RED), white()
    box((1.7, 0.62, 1.0), body, (0, 0.1, 0), bevel=0.12)
    box((1.4, 0.05, 0.04), trim, (0, -0.2, 0.66), bevel=0.01)
    cross(0.52, 0.04, trim, (0, -0.22, 0.36))
    tube([(-0.4, 0.1, 0.98), (-0.38, 0.1, 1.25), (0.38, 0.1, 1.25), (0.4, 0.1, 0.98)], 0.06, trim)
    for x in (-0.55, 0.55):
        box((0.2, 0.06, 0.2), trim, (x, -0.21, 0.58), bevel=0.02)
    toy_stethoscope((-0.6, -0.92, 0), 60, SKY)
    toy_syringe((0.4, -0.55, 0), 70)
    tube([(0.2, -0.75, 0.04), (0.55, -0.95, 0.04)], 0.035, trim)
    tube([(0.17, -0.73, 0.04), (0.22, -0.76, 0.04)], 0.04, plastic(BLUE))


# Ride-ons

def scooter(three, basket=False):
    paint, trim, metal_part = lacquer(), black(), steel()
    grip = rubber()
    # The scooter rolls to the left, along the x axis.
    deck = smooth_outline([(-0.55, -0.1), (-0.3, -0.17), (0.6, -0.17), (0.78, -0.1), (0.78, 0.1), (0.6, 0.17), (-0.3, 0.17), (-0.55, 0.1)], 4)
    flat(deck, 0.09, paint, (0, 0, 0.14), bevel=0.03)
    flat([(x * 0.85 + 0.02, y * 0.75) for x, y in deck], 0.01, grip, (0, 0, 0.228))
    for k in range(7):
        box((0.02, 0.2, 0.006), grey(), (-0.25 + 0.13 * k, 0, 0.238), bevel=0)
    lean = (-0.72, 0, 0.3), (-0.5, 0, 1.75)
    tube([(-0.5, 0, 0.18), (-0.66, 0, 0.22), (-0.73, 0, 0.34)], 0.085, paint)
    tube([lean[0], (-0.6, 0, 1.1)], 0.062, paint)
    tube([(-0.6, 0, 1.1), lean[1]], 0.044, metal_part)
    disc(0.08, 0.1, trim, (-0.605, 0, 1.05), (0, 8, 0))
    tube([(-0.5, -0.42, 1.77), (-0.5, 0, 1.75), (-0.5, 0.42, 1.77)], 0.04, paint)
    for side in (-1, 1):
        tube([(-0.5, side * 0.24, 1.76), (-0.5, side * 0.48, 1.77)], 0.056, grip)
        ball(0.065, grip, (-0.5, side * 0.48, 1.77), (1, 0.5, 1))
    hub = plastic(YELLOW)
    if three:
        tube([(-0.74, -0.34, 0.2), (-0.74, 0.34, 0.2)], 0.045, trim)
        plate(smooth_outline([(-0.26, 0), (0.26, 0), (0.2, 0.12), (-0.2, 0.12)], 4), 0.2, paint, (-0.72, 0, 0.17), (0, 0, 90), bevel=0.05)
        for side in (-1, 1):
            wheel((-0.74, side * 0.36, 0.2), 0.2, 0.11, hub)
    else:
        wheel((-0.86, 0, 0.2), 0.2, 0.09, hub)
        for side in (-1, 1):
            tube([(-0.73, side * 0.075, 0.38), (-0.86, side * 0.075, 0.2)], 0.028, trim)
        box((0.22, 0.2, 0.06), trim, (-0.75, 0, 0.36), (0, 8, 0), bevel=0.02)
        tube([(0.1, 0.15, 0.13), (0.15, 0.3, 0.02)], 0.02, metal_part)
    for side in ((-1, 1) if three and basket else (0,)):
        wheel((0.84, side * 0.08, 0.16), 0.16, 0.08, hub)
    plate(smooth_outline([(0.62, 0.22), (0.72, 0.36), (0.92, 0.4), (1.05, 0.28), (1.0, 0.3), (0.9, 0.34), (0.76, 0.31)], 4), 0.2, paint, bevel=0.02)
    if basket:
        def slat(index, share):
            ring(0.2 + 0.05 * share, 0.016, paint, (-0.85, 0, 1.2 + 0.3 * share))
        repeat(5, slat)
        around(14, 0.225, lambda at, d: tube([(at[0] - 0.02 * math.cos(math.radians(d)), at[1] - 0.02 * math.sin(math.radians(d)), 1.2), (at[0] + 0.025 * math.cos(math.radians(d)), at[1] + 0.025 * math.sin(math.radians(d)), 1.5)], 0.012, paint), at=(-0.85, 0, 0))
        disc(0.2, 0.02, paint, (-0.85, 0, 1.19))
        ball(0.07, steel(), (-0.5, 0.16, 1.84), (1, 1, 0.7))


@model('kick-scooter')
def kick_scooter():
    scooter(False)


@model('three-wheel-scooter')
def three_wheel_scooter():
    scooter(True)


@model('kids-scooter')
def kids_scooter():
    scooter(True, True)


def kite(at, lean, spin, upper, lower, size=1.0, roll=0):
    def make():
        half = 0.7
        plate([(-half, 0), (0, -half), (half, 0), (0, half)], 0.012, paper(upper), bevel=0.002)
        for angle in (0, 90, 180, 270)[::2]:
            plate([(0, 0), (half * math.cos(math.radians(angle)), 0), (0, -half)], 0.014, paper(lower), bevel=0.002)
        plate(circle(0.16), 0.018, paper(lower), (0, 0, 0.25), bevel=0.002)
        cane = wood((0.7, 0.5, 0.25))
        tube([(0, -0.012, -half), (0, -0.012, half)], 0.012, cane)
        tube([(-half, -0.012, 0), (-0.4, -0.012, 0.2), (0, -0.012, 0.28), (0.4, -0.012, 0.2), (half, -0.012, 0)], 0.01, cane)
        plate([(-0.16, -0.2), (0.16, -0.2), (0, 0)], 0.012, paper(lower), (0, 0, -half + 0.02), bevel=0.002)
    group(make, (at[0], at[1], at[2] + 0.9 * size), (lean, roll, spin), size)


def firki(at, spin, thread):
    """A reel of thread with two handles, lying."""
    def make():
        turned(curve_profile([(0.1, -0.28), (0.24, -0.2), (0.27, 0), (0.24, 0.2), (0.1, 0.28)], 5), rubber(thread), (0, 0, 0.34), (0, 90, 0))
        for k in range(9):
            ring(0.262 - 0.004 * abs(k - 4), 0.012, rubber(tuple(channel * 0.7 for channel in thread)), (-0.16 + 0.04 * k, 0, 0.34), (0, 90, 0))
        for side in (-1, 1):
            disc(0.34, 0.03, wood(BEECH), (side * 0.3, 0, 0.34), (0, 90, 0))
            tube([(side * 0.3, 0, 0.34), (side * 0.85, 0, 0.34)], 0.04, wood((0.5, 0.2, 0.08)), radii=(1, 1.3))
    group(make, at, (0, 0, spin))


@model('kite-set', views=('front', 'three-quarter'), pieces=0)
def kite_set():
    kite((-0.62, 0.3, 0.05), -8, 0, RED, YELLOW, roll=-14)
    kite((0.62, 0.3, 0.05), -8, 0, BLUE, (0.9, 0.9, 0.9), roll=14)
    kite((0, 0.1, 0.1), -8, 0, GREEN, ORANGE)
    firki((0, -0.5, 0), 12, PINK)


@model('kite-with-manjha')
def kite_with_manjha():
    kite((0, 0.3, 0), -10, 0, (0.75, 0.1, 0.35), YELLOW, 1.25)
    firki((0.35, -0.55, 0), 20, (0.85, 0.1, 0.25))
    tube([(0, 0.28, 1.3), (-0.3, -0.3, 0.8), (-0.2, -0.6, 0.2), (0.3, -0.78, 0.25)], 0.008, rubber((0.85, 0.1, 0.25)))


@model('designer-kites', views=('front', 'three-quarter'))
def designer_kites():
    # A butterfly with a long tail.
    wing = smooth_outline([(0, 0.1), (0.3, 0.5), (0.75, 0.55), (0.8, 0.2), (0.5, 0.02), (0.6, -0.3), (0.35, -0.5), (0.08, -0.2)], 6)

    def butterfly():
        for side in (-1, 1):
            plate([(side * x, z) for x, z in wing], 0.012, paper(ORANGE), bevel=0.002)
            plate([(side * (x * 0.6 + 0.12), z * 0.6) for x, z in wing], 0.02, paper(YELLOW), bevel=0.002)
            plate(circle(0.09, centre=(side * 0.55, 0.35)), 0.026, paper(BLUE), bevel=0.002)
            tube([(side * 0.02, -0.02, 0.25), (side * 0.15, -0.02, 0.6)], 0.01, black())
        ball(0.07, black(), (0, -0.01, -0.02), (0.7, 0.4, 4))
    group(butterfly, (0, 0.1, 1.6), (-6, 0, 0))
    for k, colour in enumerate((RED, YELLOW, GREEN)):
        wave = lambda x, y: 0.05 * math.sin(6 * y + k)
        sheet(0.08, 1.1, paper(colour), ((k - 1) * 0.14, 0.18, 0.88), (90, 0, 0), ripple=0.0, shape=wave, thickness=0.006, steps=24)


# Water guns

@model('water-gun')
def water_gun():
    body, trim = plastic(GREEN, 0.2), plastic(ORANGE, 0.2)
    plate(smooth_outline([(-0.75, 0.62), (-0.75, 0.82), (-0.3, 0.9), (0.6, 0.92), (0.78, 0.8), (0.7, 0.62), (0.2, 0.58)], 5), 0.3, body, bevel=0.08)
    plate(smooth_outline([(0.25, 0.65), (0.65, 0.68), (0.85, 0.05), (0.5, 0.0)], 5), 0.24, body, bevel=0.08)
    turned([(0.0, 0), (0.11, 0), (0.11, 0.12), (0.06, 0.16), (0.05, 0.34), (0.0, 0.34)], trim, (-0.72, 0, 0.73), (0, -90, 0))
    ring(0.17, 0.03, trim, (0.12, 0, 0.45), (90, 0, 0), flat=1.4)
    plate(smooth_outline([(0.08, 0.58), (0.2, 0.58), (0.14, 0.35), (0.06, 0.36)], 4), 0.1, trim, bevel=0.02)
    ball(0.3, plastic((0.2, 0.6, 0.9), 0.05), (0.1, 0, 1.08), (1.5, 0.6, 0.75))
    disc(0.1, 0.1, trim, (-0.22, 0, 1.14), (0, -60, 0))
    for k in range(4):
        box((0.03, 0.31, 0.12), trim, (-0.6 + 0.1 * k, 0, 0.68), bevel=0.01)
    for k in range(3):
        plate(rounded(0.24, 0.03, 0.012), 0.26, trim, (0.6 + 0.05 * (2 - k), 0, 0.16 + 0.12 * k), (0, 0, 0), bevel=0.008)


@model('pichkari')
def pichkari():
    # Brass and plastic pumps with heaps of colour powder.
    def pump(colour, metal_part):
        disc(0.15, 1.15, metal_part, (0, 0, 0.25))
        turned(curve_profile([(0.15, 0.25), (0.13, 0.16), (0.05, 0.1), (0.04, 0.0), (0.0, 0.0)], 4), plastic(colour))
        for z in (0.28, 0.55, 1.1, 1.38):
            ring(0.152, 0.025, plastic(colour), (0, 0, z))
        disc(0.04, 0.4, steel(), (0, 0, 1.4))
        tube([(-0.2, 0, 1.82), (0.2, 0, 1.82)], 0.055, plastic(colour))
    group(lambda: pump(RED, brass()), (-0.95, 0.1, 0.17), (0, 90, 8))
    group(lambda: pump(BLUE, plastic(YELLOW)), (-0.95, 0.1, 0.36), (0, 82, -22))
    for x, y, colour in ((-0.55, -0.6, PINK), (0.15, -0.7, YELLOW), (0.8, -0.55, GREEN)):
        turned(curve_profile([(0, 0), (0.16, 0), (0.25, 0.12)], 4), clay(), (x, y, 0), thickness=0.02)
        turned(curve_profile([(0.23, 0.1), (0.12, 0.22), (0, 0.3)], 4), food(colour, 0.95), (x, y, 0))


@model('water-blaster')
def water_blaster():
    body, trim, tank = plastic(BLUE, 0.2), plastic(ORANGE, 0.2), plastic((0.75, 0.85, 0.2), 0.08)
    plate(smooth_outline([(-0.2, 0.55), (-0.2, 0.85), (0.6, 0.9), (1.0, 0.75), (1.15, 0.78), (1.2, 0.4), (1.0, 0.45), (0.6, 0.55)], 5), 0.26, body, bevel=0.07)
    plate(smooth_outline([(0.42, 0.6), (0.66, 0.6), (0.78, 0.08), (0.52, 0.05)], 4), 0.2, body, bevel=0.06)
    disc(0.13, 0.9, body, (-0.15, 0, 0.75), (0, -90, 0))
    turned([(0.0, 0), (0.17, 0), (0.17, 0.14), (0.1, 0.2), (0.07, 0.2), (0, 0.2)], trim, (-1.0, 0, 0.75), (0, -90, 0))
    disc(0.07, 0.85, trim, (-0.1, 0, 0.52), (0, -90, 0))
    plate(rounded(0.46, 0.24, 0.1), 0.28, trim, (-0.62, 0, 0.48), bevel=0.08)
    for k in range(4):
        box((0.03, 0.3, 0.2), black(), (-0.76 + 0.1 * k, 0, 0.38), bevel=0.02)
    turned(curve_profile([(0, -0.5), (0.16, -0.48), (0.24, -0.3), (0.24, 0.3), (0.16, 0.46), (0.1, 0.5), (0, 0.5)], 5), tank, (0.35, 0, 1.08), (0, 90, 0))
    disc(0.12, 0.12, trim, (0.82, 0, 1.08), (0, 90, 0))
    ring(0.14, 0.025, trim, (0.35, 0, 0.42), (90, 0, 0), flat=1.4)
    plate(rounded(0.06, 0.2, 0.03), 0.08, trim, (0.4, 0, 0.46))
    for z in (0.7, 0.8):
        box((0.5, 0.28, 0.03), trim, (0.4, 0, z), bevel=0.01)


# Party

def balloon(at, size, material, tilt=0, string=None, lean=0):
    def make():
        turned(curve_profile([(0.02, -0.03), (0.05, 0.02), (0.24, 0.22), (0.4, 0.52), (0.4, 0.78), (0.25, 1.0), (0, 1.07)], 7), material, bevel=0, sides=64)
        turned([(0.02, 0.03), (0.06, -0.06), (0.0, -0.05)], material, sides=24, bevel=0.005)
    group(make, at, (lean, tilt, 0), size)
    if string:
        foot = string
        tube([at, ((at[0] + foot[0]) / 2 + 0.05, (at[1] + foot[1]) / 2, (at[2] + foot[2]) / 2), foot], 0.008, white())


def bunch(material):
    spots = [(0, 0, 1.5, 0), (-0.42, 0.1, 1.3, -14), (0.42, 0.1, 1.32, 14), (-0.22, -0.28, 1.05, -8), (0.26, -0.25, 1.08, 9), (-0.62, -0.05, 0.85, -26), (0.65, -0.05, 0.88, 26), (0.03, -0.4, 0.72, 0)]
    for x, y, z, tilt in spots:
        balloon((x * 0.7, y, z), 0.75, material, tilt, (0, 0, 0.06))
    for side in (-1, 1):
        ball(0.06, plastic(PINK), (side * 0.07, 0, 0.07), (1.3, 0.5, 0.8))
    tube([(0, 0, 0.1), (-0.06, -0.03, 0.0)], 0.012, white())


@model('party-balloons')
def party_balloons():
    bunch(lacquer())


@model('metallic-balloons')
def metallic_balloons():
    # Foil stars and hearts among chrome balloons.
    shine = lacquer()
    shine.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.08
    shine.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.55

    def foil(outline, at, lean):
        group(lambda: puffed(outline, shine), at, (0, lean, 0))
        tube([(at[0], at[1], at[2] - 0.18), (at[0] * 0.5, at[1], at[2] * 0.5), (0, 0, 0.05)], 0.008, white())

    def fan():
        foil(star(5, 0.46, 0.23), (-0.68, 0, 1.72), -10)
        foil(heart(0.78), (0.66, 0, 1.72), 10)
        for x, y, z, tilt in ((0, 0, 1.78, 0), (-0.86, 0, 0.68, -32), (-0.3, -0.1, 0.88, -10), (0.3, -0.1, 0.88, 10), (0.86, 0, 0.68, 32)):
            balloon((x, y, z), 0.62, shine, tilt, (0, 0, 0.05))
    group(fan, turn=(0, 0, -10))
    ball(0.07, shine, (0, 0, 0.07))


def puffed(outline, material, depth=0.16):
    """A foil balloon or cushion along an outline."""
    for side in (0, 180):
        garment(outline, material, thickness=depth, folds=0.012, fold_count=30, step=0.018, swell=0.16, turn=(0, 0, side))


@model('birthday-decoration-kit', views=('front', 'three-quarter'))
def birthday_decoration_kit():
    dyed, shine = lacquer(), gold()
    # A fringe curtain behind, a banner of flags, and balloons at the sides.
    for k in range(46):
        x = -1.0 + 2.0 * k / 45
        sheet(0.035, 1.75, shine, (x, 0.3 + 0.02 * math.sin(k * 2.3), 0.9), (90, 0, 20 * math.sin(k * 1.7)), ripple=0.02, ripples=3, seed=k, thickness=0.003, steps=10)
    tube([(-1.05, 0.3, 1.78), (1.05, 0.3, 1.78)], 0.02, white())
    for row, (word, z) in enumerate((('HAPPY', 1.5), ('BIRTHDAY', 1.05))):
        count = len(word)
        points = []
        for k, letter in enumerate(word):
            x = (k - (count - 1) / 2) * 0.24
            dip = z - 0.09 * (1 - (x / 0.9) ** 2)
            plate([(-0.105, 0.14), (0.105, 0.14), (0.105, -0.1), (0, -0.16), (-0.105, -0.1)], 0.012, dyed, (x, 0.1, dip), bevel=0.002)
            text(letter, 0.19, black(), (x, 0.09, dip + 0.02), depth=0.003)
            points.append((x, 0.09, dip + 0.135))
        tube([(-0.95, 0.1, z + 0.16), *points, (0.95, 0.1, z + 0.16)], 0.008, white())
    for side in (-1, 1):
        for x, y, z, tilt, size in ((0.95, 0.0, 0.1, 10, 0.62), (0.62, -0.15, 0.05, -8, 0.55), (1.12, -0.1, 0.55, 24, 0.5), (0.78, -0.28, 0.02, 4, 0.48)):
            balloon((side * x, y, z), size, dyed, side * tilt)
    puffed_star = lambda: puffed(star(5, 0.3, 0.15), shine, 0.1)
    group(puffed_star, (0, -0.1, 0.42))


@model('balloon-garland')
def balloon_garland():
    dyed, pale, shine = lacquer(), plastic((0.9, 0.88, 0.84), 0.15), gold(0.25)
    chance = random.Random(8)
    balloons = []
    for size in (0.24, 0.19, 0.15, 0.11, 0.08):
        for _ in range(4000):
            angle = chance.uniform(0, math.pi)
            dx, dy, dz = (chance.uniform(-0.18, 0.18) for _ in range(3))
            at = (1.05 * math.cos(angle) + dx, dy, max(size, 0.15 + 1.5 * math.sin(angle) ** 0.8 + dz))
            # They only touch.
            if all(math.dist(at, other) > 0.96 * (size + far) for other, far in balloons):
                balloons.append((at, size))
    for k, (at, size) in enumerate(balloons):
        ball(size, shine if k % 7 == 3 else pale if k % 5 == 1 else dyed, at)
