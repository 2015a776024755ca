"""Gifts, novelties, small household helpers, yarn and party supplies."""

import math
import random

from materials import *
from parts import *
from registry import model

from models.toys import BEECH, BLUE, BRIGHT, GREEN, LYING, ORANGE, PINK, PURPLE, RED, SKIN, SKY, YELLOW, dot, flat, gem, glass, heart, liquid, star


def bow(at, material, size=0.2, turn=(0, 0, 0)):
    def make():
        for side in (-1, 1):
            tube([(0, 0, 0.1), (side * 0.5, 0.25, 0.5), (side * 1.0, 0, 0.35), (side * 0.6, -0.25, 0.1), (0, 0, 0.05)], 0.1, material).scale = (1, 1, 1)
            tube([(0, 0, 0.1), (side * 0.4, -0.4, 0.06), (side * 0.75, -0.8, 0.05)], 0.1, material)
        ball(0.22, material, (0, 0, 0.15))
    group(make, at, turn, size)


# Gifts

@model('gift-set')
def gift_set():
    # An open box with a mug, a candle, chocolates and a card, and its ribboned lid.
    box_material, ribbon, filler = plastic((0.35, 0.03, 0.08), 0.4), gold(0.3), paper((0.85, 0.72, 0.45))
    box((2.0, 1.3, 0.04), box_material)
    for x, y, wide, deep in ((0, -0.63, 2.0, 0.04), (0, 0.63, 2.0, 0.04), (-0.98, 0, 0.04, 1.3), (0.98, 0, 0.04, 1.3)):
        box((wide, deep, 0.42), box_material, (x, y, 0), bevel=0.01)
    chance = random.Random(2)
    for k in range(130):
        x, y = chance.uniform(-0.9, 0.9), chance.uniform(-0.56, 0.56)
        tube([(x, y, 0.22), (x + chance.uniform(-0.12, 0.12), y + chance.uniform(-0.12, 0.12), 0.3), (x + chance.uniform(-0.2, 0.2) * 0.7, y + chance.uniform(-0.1, 0.1) * 0.7, 0.24)], 0.012, filler)
    turned(curve_profile([(0, 0.26), (0.22, 0.26), (0.24, 0.3), (0.24, 0.72)], 3), ceramic(), (-0.62, 0.15, 0), thickness=0.025)
    tube([(-0.4, 0.1, 0.62), (-0.25, 0.02, 0.6), (-0.26, 0.02, 0.4), (-0.41, 0.1, 0.36)], 0.032, ceramic())
    plate(heart(0.22), 0.02, plastic(RED), (-0.66, -0.1, 0.5), (0, 0, -8))
    disc(0.2, 0.32, wax(), (0.05, 0.25, 0.26), bevel=0.02)
    tube([(0.05, 0.25, 0.58), (0.06, 0.25, 0.65)], 0.01, black())
    for row in range(2):
        for column in range(3):
            ball(0.11, (gold(0.35), food((0.12, 0.04, 0.015), 0.3))[(row + column) % 2], (-0.1 + 0.23 * column, -0.2 - 0.23 * row, 0.34))
    box((0.34, 0.6, 0.08), plastic((0.9, 0.88, 0.84)), (0.72, 0.1, 0.3), (10, 0, 0), bevel=0.02)
    box((0.36, 0.09, 0.085), ribbon, (0.72, 0.1, 0.3), (10, 0, 0), bevel=0.01)

    def lid():
        box((2.08, 0.2, 1.38), box_material, bevel=0.02)
        box((0.2, 0.215, 1.39), ribbon, (0.3, 0, -0.003), bevel=0.01)
        box((2.09, 0.215, 0.2), ribbon, (0, 0, 0.6), bevel=0.01)
    group(lid, (0.1, 0.85, 0), (-14, 0, -5))
    bow((0.4, 0.913, 0.7), ribbon, 0.3, (76, 0, -5))


@model('personalised-mug', prints='cover', aspect=1.38)
def personalised_mug():
    body = ceramic()
    turned([(0, 0), (0.46, 0), (0.5, 0.05), (0.5, 1.15), (0.46, 1.15), (0.46, 0.08), (0, 0.08)], body, bevel=0.02)
    tube([(0.48, 0, 0.95), (0.82, 0, 0.95), (0.88, 0, 0.5), (0.48, 0, 0.25)], 0.075, body)
    # The print reaches around the side that faces the viewer.
    sweep = 150
    outline = [(0.504 * math.sin(math.radians(-sweep / 2 + sweep * k / 64)), -0.504 * math.cos(math.radians(-sweep / 2 + sweep * k / 64))) for k in range(65)]
    curved(outline, 0.1, 1.06, printed(), -28)
    disc(0.45, 0.01, liquid((0.12, 0.05, 0.02)), (0, 0, 0.98))


def curved(outline, low, high, material, spin=0):
    """An upright band along (x, y) points, printed from its first point to its last."""
    import bpy
    from parts import _link, _set_uv
    mesh = bpy.data.meshes.new('band')
    count = len(outline)
    vertices = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    mesh.from_pydata(vertices, [], [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)])
    _set_uv(mesh, [(k / (count - 1), 0) for k in range(count)] + [(k / (count - 1), 1) for k in range(count)])
    return _link('band', mesh, material, (0, 0, 0), (0, 0, spin))


@model('photo-lamp', prints='cover', aspect=0.85)
def photo_lamp():
    # A lit picture panel on a wooden base with a cable.
    timber = wood((0.55, 0.32, 0.14))
    box((1.3, 0.5, 0.24), timber, bevel=0.05)
    box((1.1, 0.1, 0.02), glow((1, 0.8, 0.45), 4), (0, 0, 0.235), bevel=0)
    plate(rounded(1.2, 1.42, 0.12), 0.05, glow((1, 0.93, 0.8), 0.5), (0, 0.02, 0.95), bevel=0.015)
    plate(rounded(1.1, 1.3, 0.08), 0.01, printed(), (0, -0.012, 0.96), bevel=0.002)
    disc(0.06, 0.03, steel(), (0.42, -0.25, 0.12), (90, 0, 0))
    tube([(0.6, 0.2, 0.08), (0.85, 0.3, 0.03), (0.95, 0.0, 0.03), (0.8, -0.3, 0.03)], 0.022, black())
    box((0.1, 0.16, 0.05), steel(), (0.8, -0.36, 0.01), bevel=0.01)


@model('explosion-box', views=('top', 'three-quarter'))
def explosion_box():
    # Layers that fall open around a small gift, with photos and hearts.
    tones = [paper((0.5, 0.04, 0.1)), paper((0.9, 0.6, 0.62)), paper((0.93, 0.88, 0.8))]
    for layer, size in enumerate((0.8, 0.66, 0.52)):
        z = 0.02 * layer
        box((size, size, 0.015), tones[layer], (0, 0, z), bevel=0)
        for side in range(4):
            def flap():
                def panel():
                    box((size, 0.015, size), tones[layer], bevel=0.003)
                    box((size * 0.82, 0.008, size * 0.82), tones[(layer + 1) % 3], (0, -0.01, size * 0.09), bevel=0.002)
                    if (side + layer) % 2:
                        plate(heart(size * 0.5), 0.012, plastic(RED), (0, -0.022, size * 0.5), bevel=0.003)
                    else:
                        box((size * 0.56, 0.01, size * 0.6), white(), (0, -0.018, size * 0.2), bevel=0.002)
                        box((size * 0.48, 0.01, size * 0.42), plastic((SKY, PINK, ORANGE, GREEN)[side]), (0, -0.022, size * 0.32), bevel=0.002)
                        ball(size * 0.08, plastic(SKIN), (0, -0.028, size * 0.55), (1, 0.15, 1))
                        ball(size * 0.12, plastic(BLUE), (0, -0.028, size * 0.4), (1, 0.1, 0.7))
                group(panel, (0, size / 2, z), (-(82 - 16 * layer), 0, 0))
            group(flap, (0, 0, 0), (0, 0, 90 * side))
    box((0.26, 0.26, 0.24), plastic((0.85, 0.3, 0.4), 0.3), (0, 0, 0.06), bevel=0.01)
    box((0.06, 0.265, 0.245), gold(0.3), (0, 0, 0.06), bevel=0)
    box((0.265, 0.06, 0.245), gold(0.3), (0, 0, 0.06), bevel=0)
    bow((0, 0, 0.3), gold(0.3), 0.12)

    def lid():
        box((0.86, 0.86, 0.2), tones[0], bevel=0.01)
        for spin in (0, 90):
            box((0.12, 0.87, 0.205), gold(0.3), (0, 0, 0), (0, 0, spin), bevel=0)
        bow((0, 0, 0.2), gold(0.3), 0.22)
    group(lid, (-1.35, -1.05, 0), (0, 0, 15))


@model('greeting-cards', prints='cover', aspect=0.72, pieces=0)
def greeting_cards():
    face, inner = printed(), paper()

    def standing_card():
        group(lambda: (box((0.9, 0.014, 1.25), inner, bevel=0.003), plate(rounded(0.88, 1.23, 0.01), 0.004, face, (0, -0.01, 0.62), bevel=0.0005)), (0, 0, 0), (-10, 0, 0))
        group(lambda: box((0.9, 0.014, 1.25), inner, bevel=0.003), (0, 0.43, 0), (10, 0, 0))
    group(standing_card, (-0.55, 0.15, 0), (0, 0, 16))
    group(standing_card, (0.55, 0.15, 0), (0, 0, -16))

    def envelope():
        box((1.25, 0.9, 0.03), paper((0.75, 0.25, 0.28)), bevel=0.006)
        flat([(-0.62, 0.45), (0.62, 0.45), (0, -0.08)], 0.012, paper((0.65, 0.18, 0.2)), (0, 0, 0.03), bevel=0.003)
        flat(heart(0.2), 0.02, gold(), (0, -0.03, 0.04))
    group(envelope, (0.1, -0.75, 0), (0, 0, 8))
    group(envelope, (0.0, -0.7, 0.045), (0, 0, -6), 0.96)


@model('key-holder', views=('wall', 'wall-side'), stands='wall')
def key_holder():
    timber, hook = wood((0.5, 0.28, 0.12)), brass()
    plate(rounded(2.0, 0.62, 0.08), 0.1, timber, (0, 0, 1.2), bevel=0.03)
    text('HOME', 0.3, white(), (0, -0.055, 1.29), depth=0.012)
    for k in range(5):
        x = -0.76 + 0.38 * k
        disc(0.05, 0.03, hook, (x, -0.05, 1.05), (90, 0, 0))
        tube([(x, -0.06, 1.05), (x, -0.14, 1.03), (x, -0.18, 0.94), (x, -0.22, 1.0)], 0.022, hook)
    for k, metal_part in ((1, steel()), (3, brass())):
        x = -0.76 + 0.38 * k
        ring(0.1, 0.014, steel(), (x, -0.19, 0.86), (90, 0, 0))
        for j, lean in enumerate((-12, 10)):
            def key():
                plate(circle(0.1), 0.025, metal_part, (0, 0, -0.1), holes=[circle(0.04, 24, (0, 0.03))])
                plate([(-0.025, 0), (0.025, 0), (0.025, -0.32), (0.08, -0.32), (0.08, -0.28), (0.05, -0.28), (0.05, -0.22), (0.08, -0.22), (0.08, -0.18), (0.025, -0.18)][0:3] + [(0.025, -0.34), (-0.025, -0.34)], 0.025, metal_part, (0, 0, -0.18))
                for z in (0.34, 0.42, 0.48):
                    box((0.06, 0.025, 0.03), metal_part, (0.045, 0, -z), bevel=0.004)
            group(key, (x, -0.19 - 0.03 * j, 0.8), (0, lean, 0))
        plate(heart(0.24) if k == 1 else circle(0.1), 0.05, plastic(RED) if k == 1 else plastic(BLUE), (x + (0.14 if k == 1 else -0.12), -0.2, 0.62), (0, 25, 0), bevel=0.02)


# Novelties

@model('fridge-magnets', views=('wall', 'wall-side'), stands='wall', pieces=0)
def fridge_magnets():
    # On a steel sheet: an auto rickshaw, a cup of tea, a monument, a mango and a tiger.
    plate(rounded(2.2, 1.9, 0.06), 0.05, metal((0.62, 0.64, 0.66), 0.4), (0, 0.06, 0.95), bevel=0.015)
    y = 0.0

    def at(x, z, make):
        group(make, (x, y, z))

    def rickshaw():
        plate(smooth_outline([(-0.36, 0.08), (-0.34, 0.28), (-0.18, 0.3), (-0.1, 0.52), (0.34, 0.52), (0.38, 0.3), (0.36, 0.06)], 4), 0.07, plastic(YELLOW), bevel=0.02)
        plate(smooth_outline([(-0.16, 0.42), (-0.1, 0.56), (0.36, 0.56), (0.38, 0.44)], 4), 0.09, plastic((0.02, 0.14, 0.05)), bevel=0.02)
        plate(rounded(0.22, 0.16, 0.02), 0.08, screen(), (0.16, 0, 0.33), bevel=0.01)
        plate([(-0.32, 0.07), (0.36, 0.07), (0.36, 0.16), (-0.32, 0.16)], 0.08, plastic((0.02, 0.14, 0.05)), bevel=0.01)
        for x in (-0.25, 0.22):
            plate(circle(0.09), 0.1, black(), (x, 0, 0.06), bevel=0.02)
            plate(circle(0.04), 0.11, steel(), (x, 0, 0.06), bevel=0.01)

    def tea():
        plate(smooth_outline([(-0.2, 0.36), (-0.17, 0.04), (-0.1, 0), (0.1, 0), (0.17, 0.04), (0.2, 0.36)], 3), 0.08, plastic(RED), bevel=0.02)
        tube([(0.18, -0.02, 0.3), (0.32, -0.02, 0.28), (0.28, -0.02, 0.12), (0.15, -0.02, 0.1)], 0.03, plastic(RED))
        plate(rounded(0.5, 0.06, 0.03), 0.09, white(), (0, 0, -0.02), bevel=0.02)
        plate(rounded(0.34, 0.05, 0.02), 0.085, plastic((0.4, 0.18, 0.06)), (0, 0, 0.345), bevel=0.01)
        for x in (-0.08, 0.06):
            tube([(x, 0, 0.42), (x + 0.04, 0, 0.5), (x, 0, 0.57), (x + 0.03, 0, 0.64)], 0.014, white())

    def monument():
        stone = clay((0.75, 0.5, 0.3))
        plate([(-0.3, 0), (-0.3, 0.42), (0.3, 0.42), (0.3, 0), (0.13, 0), (0.13, 0.2), (0.06, 0.29), (-0.06, 0.29), (-0.13, 0.2), (-0.13, 0)], 0.07, stone, bevel=0.01)
        plate(rounded(0.66, 0.07, 0.01), 0.1, stone, (0, 0, 0.43), bevel=0.01)
        plate([(-0.2, 0), (0.2, 0), (0.14, 0.12), (-0.14, 0.12)], 0.07, stone, (0, 0, 0.46), bevel=0.01)
        plate(rounded(0.74, 0.06, 0.01), 0.1, stone, (0, 0, 0), bevel=0.01)

    def mango():
        plate(smooth_outline([(-0.22, 0), (-0.18, 0.26), (0.05, 0.36), (0.24, 0.22), (0.22, -0.05), (0.02, -0.2), (-0.16, -0.16)], 5), 0.1, plastic((0.95, 0.5, 0.03)), bevel=0.045)
        plate(smooth_outline([(0.04, 0.34), (0.2, 0.5), (0.4, 0.46), (0.24, 0.36)], 4), 0.05, leaf((0.08, 0.35, 0.05)), bevel=0.015)

    def tiger():
        orange = plastic((0.9, 0.32, 0.03))
        plate(circle(0.28), 0.1, orange, bevel=0.04)
        for side in (-1, 1):
            plate(circle(0.1), 0.08, orange, (side * 0.22, 0.01, 0.24), bevel=0.03)
            plate(circle(0.035), 0.12, black(), (side * 0.1, 0, 0.05), bevel=0.01)
            plate(circle(0.09), 0.12, white(), (side * 0.07, 0, -0.1), bevel=0.03)
            for k in range(2):
                plate([(0, 0), (side * 0.12, 0.02), (0, 0.04)], 0.105, black(), (side * 0.27 - side * 0.12, 0, -0.03 + 0.09 * k), bevel=0.004)
        plate([(-0.05, 0), (0.05, 0), (0, -0.06)], 0.14, black(), (0, 0, -0.05), bevel=0.01)
        for k in (-1, 0, 1):
            plate([(-0.02, 0), (0.02, 0), (0, -0.1)], 0.105, black(), (0.08 * k, 0, 0.26 - 0.02 * abs(k)), bevel=0.004)
    at(-0.62, 1.2, rickshaw)
    at(0.6, 1.15, tea)
    at(0.0, 0.55, monument)
    at(-0.72, 0.55, mango)
    at(0.72, 0.55, tiger)


@model('keychain', views=('top', 'flat'))
def keychain():
    # A ring with a chain and an auto rickshaw tag, and a key.
    metal_part = steel(0.12)
    ring(0.4, 0.035, metal_part, (0, 0.75, 0.05))
    ring(0.4, 0.035, metal_part, (0.005, 0.75, 0.1))
    for k in range(5):
        ring(0.075, 0.022, metal_part, (0.0 + 0.02 * math.sin(k * 2), 0.3 - 0.115 * k, 0.08), (0 if k % 2 else 70, 0, 90 if k % 2 == 0 else 0))
    def tag():
        flat(smooth_outline([(-0.5, -0.3), (-0.48, 0.05), (-0.24, 0.1), (-0.12, 0.42), (0.46, 0.42), (0.52, 0.05), (0.5, -0.3)], 4), 0.12, plastic(YELLOW), bevel=0.035)
        flat(smooth_outline([(-0.2, 0.28), (-0.12, 0.48), (0.48, 0.48), (0.52, 0.28)], 4), 0.14, plastic((0.02, 0.16, 0.05)), bevel=0.035)
        flat([(-0.46, -0.3), (0.48, -0.3), (0.48, -0.14), (-0.46, -0.14)], 0.14, plastic((0.02, 0.16, 0.05)), bevel=0.02)
        flat(rounded(0.3, 0.2, 0.03), 0.14, screen(), (0.22, 0.14, 0))
        for x in (-0.32, 0.32):
            flat(circle(0.14), 0.16, black(), (x, -0.32, 0), bevel=0.03)
            flat(circle(0.06), 0.17, metal_part, (x, -0.32, 0), bevel=0.02)
        flat(circle(0.05), 0.15, glow((1, 0.9, 0.6), 1), (-0.43, 0.0, 0))
    group(tag, (0, -0.75, 0))

    def key():
        flat(smooth_outline([(0, 0.2), (0.2, 0.1), (0.22, -0.12), (0.08, -0.24), (-0.08, -0.24), (-0.22, -0.12), (-0.2, 0.1)], 4), 0.05, brass(), holes=[circle(0.08, 24, (0, 0.04))])
        flat([(-0.06, -0.2), (0.06, -0.2), (0.06, -0.5), (0.12, -0.56), (0.06, -0.62), (0.12, -0.7), (0.06, -0.78), (0.06, -0.85), (0, -0.92), (-0.06, -0.85)], 0.05, brass())
    group(key, (0.6, 0.52, 0.03), (0, 0, 50))


@model('bobblehead')
def bobblehead():
    # A cricketer with a large head on a spring.
    kit, skin = plastic((0.03, 0.2, 0.6)), plastic(SKIN, 0.4)
    disc(0.5, 0.1, black(), bevel=0.03)
    for side in (-1, 1):
        tube([(side * 0.13, 0, 0.12), (side * 0.12, 0, 0.5)], 0.11, kit)
        box((0.2, 0.1, 0.34), white(), (side * 0.13, -0.09, 0.14), bevel=0.04)
        ball(0.1, white(), (side * 0.14, -0.08, 0.14), (1, 1.5, 0.7))
        ball(0.094, kit, (side * 0.23, 0, 0.83))
        tube([(side * 0.23, 0, 0.83), (side * 0.37, -0.1, 0.64), (side * 0.1, -0.31, 0.75 + side * 0.06)], 0.085, kit, radii=(1.1, 1, 0.8))
        ball(0.085, white(), (side * 0.06, -0.33, 0.76 + side * 0.06))
    turned(curve_profile([(0.2, 0.45), (0.25, 0.6), (0.27, 0.8), (0.2, 0.92), (0.1, 0.95)], 4), kit)
    points = [(0.07 * math.cos(k * 0.8), 0.07 * math.sin(k * 0.8), 0.94 + 0.006 * k) for k in range(26)]
    tube(points, 0.016, steel())
    ball(0.42, skin, (0, 0, 1.45), (0.95, 0.92, 1.02))
    turned(curve_profile([(0.42, 1.52), (0.42, 1.66), (0.3, 1.85), (0.1, 1.92), (0, 1.92)], 5), kit)
    flat(smooth_outline([(-0.3, 0), (0.3, 0), (0.22, -0.26), (0, -0.32), (-0.22, -0.26)], 4), 0.04, kit, (0, -0.33, 1.54))
    for side in (-1, 1):
        ball(0.085, white(), (side * 0.14, -0.355, 1.44), (1, 0.5, 1))
        ball(0.045, black(0.1), (side * 0.13, -0.395, 1.43), (1, 0.5, 1))
        ball(0.09, skin, (side * 0.4, 0, 1.42), (0.6, 0.8, 1))
        tube([(side * 0.07, -0.38, 1.53), (side * 0.21, -0.335, 1.53)], 0.018, black())
    ball(0.06, skin, (0, -0.42, 1.34))
    tube([(-0.13, -0.305, 1.24), (0, -0.315, 1.19), (0.13, -0.305, 1.24)], 0.018, plastic((0.45, 0.06, 0.05)))
    box((0.16, 0.06, 0.62), wood((0.75, 0.55, 0.3)), (0.02, -0.42, 0.1), (-8, 0, 0), bevel=0.02)
    tube([(0.02, -0.34, 0.7), (0.02, -0.3, 0.95)], 0.03, black())


@model('snow-globe')
def snow_globe():
    base = wood((0.22, 0.09, 0.04))
    turned(curve_profile([(0, 0), (0.72, 0), (0.74, 0.08), (0.66, 0.14), (0.6, 0.3), (0.5, 0.36), (0, 0.36)], 4), base)
    ring(0.62, 0.03, gold(), (0, 0, 0.22))
    ball(0.72, glass(), (0, 0, 0.98))
    snow = rubber((0.92, 0.94, 0.96))
    dot(0.6, snow, (0, 0, 0.55), (0.95, 0.95, 0.35))
    # A cottage with two firs.
    box((0.36, 0.32, 0.28), plastic((0.55, 0.12, 0.06)), (0.05, 0, 0.72), bevel=0.01)
    plate([(-0.26, 0), (0.26, 0), (0, 0.26)], 0.4, snow, (0.05, 0, 0.98), bevel=0.02)
    box((0.09, 0.02, 0.15), wood(), (0.05, -0.165, 0.72), bevel=0)
    for x in (-0.07, 0.17):
        box((0.07, 0.02, 0.07), glow((1, 0.8, 0.3), 2), (x, -0.165, 0.85), bevel=0)
    for x, y, size in ((-0.3, 0.05, 1.0), (0.36, -0.05, 0.75), (-0.18, -0.25, 0.6)):
        for k in range(3):
            turned([(0.17 * size * (1 - 0.25 * k), 0), (0, 0.26 * size)], leaf((0.03, 0.22, 0.08)), (x, y, 0.7 + 0.15 * size * k), sides=24, bevel=0)
    chance = random.Random(1)
    for _ in range(60):
        way = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized() * chance.uniform(0.25, 0.62)
        if way.z > -0.15:
            dot(0.016, snow, tuple(way + Vector((0, 0, 0.98))))


@model('piggy-bank')
def piggy_bank():
    pink = ceramic((0.85, 0.4, 0.45))
    ball(0.62, pink, (0, 0, 0.72), (1.2, 0.95, 0.92))
    turned(curve_profile([(0.3, 0), (0.26, 0.14), (0.25, 0.2), (0.2, 0.22), (0, 0.2)], 4), pink, (-0.62, 0, 0.7), (0, -90, 0))
    for side in (-1, 1):
        ball(0.05, plastic((0.3, 0.06, 0.1)), (-0.84, side * 0.09, 0.72), (0.4, 0.7, 1.2))
        ball(0.065, black(0.1), (-0.58, side * 0.28, 0.98), (0.8, 0.6, 1))
        plate(smooth_outline([(-0.16, 0), (0.16, 0), (0.06, 0.28), (-0.04, 0.3)], 4), 0.08, pink, (-0.42, side * 0.3, 1.16), (0, -20, 90 + side * 30), bevel=0.035)
        for x in (-0.38, 0.38):
            turned(curve_profile([(0, 0), (0.15, 0), (0.17, 0.05), (0.17, 0.4), (0.12, 0.6)], 3), pink, (x, side * 0.28, 0))
    tube([(0.7, 0, 0.78), (0.84, 0, 0.86), (0.86, 0.08, 0.96), (0.78, 0.06, 0.98), (0.8, -0.04, 0.92), (0.92, -0.02, 0.98)], 0.04, pink)
    box((0.4, 0.07, 0.03), black(), (0.05, 0, 1.272), bevel=0.005)
    disc(0.17, 0.03, gold(), (0.05, 0, 1.36), (90, 0, 0))
    for x, y, turn in ((-0.65, -0.7, (0, 0, 0)), (-0.4, -0.8, (8, 0, 0)), (0.55, -0.7, (0, 0, 0))):
        disc(0.15, 0.03, gold(), (x, y, 0), turn)


@model('desk-toy')
def desk_toy():
    # Newton's cradle.
    chrome = steel(0.08)
    box((1.5, 1.0, 0.1), black(), bevel=0.03)
    for y in (-0.4, 0.4):
        tube([(-0.65, y, 0.08), (-0.65, y, 1.4), (-0.6, y, 1.45), (0.6, y, 1.45), (0.65, y, 1.4), (0.65, y, 0.08)], 0.035, chrome)
    for k in range(5):
        top = -0.44 + 0.22 * k
        x, z = top, 0.42
        if k == 0:
            angle = math.radians(35)
            x, z = top - 1.03 * math.sin(angle), 1.45 - 1.03 * math.cos(angle)
        ball(0.11, chrome, (x, 0, z))
        for y in (-0.4, 0.4):
            tube([(top, y, 1.45), (x, 0, z + 0.1)], 0.006, grey(), straight=True)


# Household helpers

@model('adhesive-hooks', views=('wall-side', 'wall'), stands='wall', pieces=0)
def adhesive_hooks():
    for k in range(4):
        x, z = -0.5 + 1.0 * (k % 2), 1.3 - 1.0 * (k // 2)
        plate(rounded(0.72, 0.8, 0.14), 0.05, white(), (x, 0.03, z), bevel=0.02)
        plate(rounded(0.2, 0.42, 0.06), 0.06, steel(), (x, -0.01, z + 0.06), bevel=0.02)
        tube([(x, -0.02, z + 0.1), (x, -0.08, z - 0.12), (x, -0.2, z - 0.3), (x, -0.34, z - 0.24), (x, -0.38, z - 0.06)], 0.06, steel())
        ball(0.085, steel(), (x, -0.38, z - 0.04))
    # A key ring hangs on one of them.
    ring(0.17, 0.02, brass(), (-0.5, -0.27, 0.83), (90, 0, 20))


@model('clothes-pegs', pieces=0)
def clothes_pegs():
    def peg(colour):
        material = plastic(colour)
        for side in (-1, 1):
            def arm():
                plate(smooth_outline([(0, 0), (0.06, 0.0), (0.1, 0.3), (0.07, 0.36), (0.07, 0.44), (0.12, 0.55), (0.16, 0.98), (0.12, 1.0), (0.02, 0.6), (0.02, 0.1)], 3), 0.18, material, bevel=0.015)
            group(arm, (0, 0, 0), (0, 0, 0 if side > 0 else 180))
        ring(0.08, 0.02, steel(), (0, 0, 0.5), (90, 0, 0), flat=3)
        tube([(-0.1, 0, 0.4), (0, -0.1, 0.48), (0.1, 0, 0.4)], 0.018, steel())
    # On a line, with a few on the floor.
    tube([(-1.15, 0.3, 1.25), (0, 0.3, 1.15), (1.15, 0.3, 1.25)], 0.02, white())
    for side in (-1, 1):
        tube([(side * 1.15, 0.3, 0), (side * 1.15, 0.3, 1.3)], 0.04, wood(BEECH))
        disc(0.2, 0.04, wood(BEECH), (side * 1.15, 0.3, 0))
    for k in range(6):
        x = -0.85 + 0.34 * k
        group(lambda: peg(BRIGHT[k]), (x, 0.3, 1.05 + 0.08 * (x / 1.0) ** 2), (0, 0, 20), 0.72)
    floor = ((-0.85, -0.5, -5), (-0.4, -0.55, -10), (0.6, -0.4, 70), (0.8, -0.7, -15), (-0.45, -0.95, 75), (0.3, -1.2, 25))
    for k, (x, y, spin) in enumerate(floor):
        group(lambda: peg(BRIGHT[(k + 2) % 6]), (x, y, 0.065), (-90, 0, spin), 0.72)


@model('drain-cover', views=('top', 'flat'))
def drain_cover():
    brushed = steel(0.32)
    slots = []
    for row in range(7):
        for column in range(7):
            x, y = -0.48 + 0.16 * column, -0.48 + 0.16 * row
            if math.hypot(x, y) < 0.62:
                slots.append(circle(0.05, 16, (x, y)))
    flat(rounded(1.9, 1.9, 0.06), 0.06, brushed, (0, 0, 0), bevel=0.012, holes=[circle(0.76, 64)])
    disc(0.76, 0.012, black(), (0, 0, 0.0))
    flat(circle(0.73, 64), 0.05, brushed, (0, 0, 0.02), bevel=0.008, holes=slots)
    ring(0.74, 0.02, brushed, (0, 0, 0.06))
    for x in (-0.82, 0.82):
        for y in (-0.82, 0.82):
            disc(0.05, 0.015, steel(0.15), (x, y, 0.06))
            box((0.07, 0.012, 0.004), black(), (x, y, 0.075), (0, 0, 40), bevel=0)


@model('door-stopper', pieces=0)
def door_stopper():
    # Rubber wedges, one of them under a door that hangs on its post.
    timber = wood((0.5, 0.28, 0.13))
    box((0.9, 0.12, 1.54), timber, (0.55, 0.3, 0.12), bevel=0.015)
    box((0.16, 0.24, 1.72), white(), (1.1, 0.3, 0), bevel=0.015)
    for z in (0.35, 0.85, 1.35):
        disc(0.025, 0.14, brass(), (1.01, 0.225, z))
    plate(rounded(0.6, 0.55, 0.02), 0.02, wood((0.42, 0.22, 0.1)), (0.55, 0.235, 1.2))
    plate(rounded(0.6, 0.5, 0.02), 0.02, wood((0.42, 0.22, 0.1)), (0.55, 0.235, 0.55))
    disc(0.05, 0.1, brass(), (0.22, 0.24, 0.86), (90, 0, 0))
    ball(0.09, brass(), (0.22, 0.08, 0.86))

    def wedge(material):
        plate([(-0.5, 0), (0.5, 0), (0.5, 0.06), (-0.42, 0.34), (-0.5, 0.32)], 0.34, material, bevel=0.02)
        for k in range(6):
            box((0.05, 0.35, 0.03), material, (0.38 - 0.13 * k, 0, 0.09 + 0.0397 * k), (0, 17, 0), bevel=0.01)
    group(lambda: wedge(rubber((0.5, 0.5, 0.52))), (0.4, -0.05, 0), (0, 0, -90 + 180))
    group(lambda: wedge(rubber((0.1, 0.1, 0.11))), (-0.5, -0.45, 0), (0, 0, 15))
    group(lambda: wedge(rubber((0.3, 0.14, 0.06))), (-0.6, 0.15, 0), (0, 0, -10))


@model('cable-clips', pieces=0)
def cable_clips():
    # Soft clips on a board, holding cables.
    box((2.0, 1.0, 0.08), wood((0.6, 0.4, 0.2)), (0, 0.1, 0), bevel=0.02)
    tones = [(0.03, 0.03, 0.035), (0.85, 0.85, 0.84), (0.03, 0.35, 0.6), (0.2, 0.2, 0.22)]
    channel = [(0.085 * math.cos(math.radians(a)), 0.18 + 0.085 * math.sin(math.radians(a))) for a in range(55, -236, -15)]
    dome = [(0.24 * math.cos(math.radians(a)), 0.04 + 0.26 * math.sin(math.radians(a))) for a in range(105, 181, 15)]
    outline = channel + dome + [(-0.24, 0), (0.24, 0)] + [(-x, z) for x, z in reversed(dome)]
    for k in range(4):
        x, fan = -0.72 + 0.48 * k, 0.12 * (k - 1.5)
        plate(outline, 0.4, rubber(tones[k]), (x, 0.1, 0.08), bevel=0.03)
        wire = white() if k % 2 == 0 else black()
        tube([(x, 0.95, 0.05), (x, 0.78, 0.09), (x, 0.55, 0.22), (x, 0.3, 0.26), (x, 0.1, 0.26), (x, -0.1, 0.26), (x, -0.35, 0.23), (x + 0.1 * fan, -0.6, 0.11), (x + 0.4 * fan, -0.8, 0.06), (x + 0.8 * fan, -1.0, 0.055)], 0.055, wire)

        def plug():
            box((0.14, 0.24, 0.09), wire, (0, -0.1, 0.01), bevel=0.03)
            box((0.1, 0.14, 0.04), steel(), (0, -0.28, 0.035), bevel=0.008)
        group(plug, (x + 0.8 * fan, -1.0, 0), (0, 0, math.degrees(2 * fan)))


@model('shoe-horn', views=('top', 'flat'))
def shoe_horn():
    # A metal blade with a wooden handle, lying on its back.
    metal_part, timber = steel(), wood((0.25, 0.1, 0.04))

    def horn():
        sections = []
        for z, wide, deep in ((0, 0.1, 0.04), (0.04, 0.17, 0.09), (0.3, 0.18, 0.13), (0.7, 0.12, 0.11), (1.05, 0.06, 0.06)):
            front = [(wide * math.cos(math.pi * k / 10), -deep * math.sin(math.pi * k / 10), z) for k in range(11)]
            back = [(wide * 0.93 * math.cos(math.pi * k / 10), -deep * math.sin(math.pi * k / 10) * 0.8 + 0.018, z) for k in range(10, -1, -1)]
            sections.append(front + back)
        loft(sections, metal_part, smooth=1)
        tube([(0, -0.02, 1), (0, -0.02, 1.25), (0, -0.02, 1.5)], 0.06, timber, radii=(0.9, 1.1, 1))
        ball(0.06, timber, (0, -0.02, 1.5))
        ring(0.054, 0.012, metal_part, (0, -0.02, 1.04))
        ring(0.06, 0.009, metal_part, (0, -0.02, 1.61), (90, 0, 0))
    group(horn, (0, 0, 0.13), (90, 0, 55))


def spool(material, at, turn=(0, 0, 0), scale=1.0):
    def make():
        timber = wood((0.72, 0.5, 0.26))
        for z in (0, 0.56):
            turned([(0.05, 0), (0.26, 0), (0.26, 0.05), (0.2, 0.08), (0.05, 0.08)] if z == 0 else [(0.05, 0), (0.2, 0), (0.26, 0.03), (0.26, 0.08), (0.05, 0.08)], timber, (0, 0, z))
        turned([(0.06, 0.0), (0.06, 0.64)], black(), bevel=0)
        profile = [(0.1, 0.08)]
        for k in range(24):
            profile += [(0.205, 0.085 + 0.02 * k), (0.217, 0.095 + 0.02 * k)]
        turned(profile + [(0.1, 0.56)], material, bevel=0, sides=64)
    group(make, at, turn, scale)


@model('sewing-kit', views=('top', 'three-quarter'))
def sewing_kit():
    # An open case with spools, scissors, needles, a tape measure, and buttons.
    case, lining = plastic((0.5, 0.08, 0.12), 0.5), rubber((0.85, 0.78, 0.68))
    box((2.0, 1.3, 0.16), case, bevel=0.06)
    flat(rounded(1.86, 1.16, 0.06), 0.02, lining, (0, 0, 0.15))
    box((2.0, 0.1, 1.1), case, (0, 0.72, 0.08), (-25, 0, 0), bevel=0.05)
    for k in range(6):
        spool(rubber(BRIGHT[k]), (-0.78 + 0.27 * k, 0.28, 0.17), (0, 0, 0), 0.48)
    from models.stationery import scissor_half
    group(lambda: [group(lambda: scissor_half(side, black(), steel(), False), (0, 0, 0.04 + 0.03 * (side > 0)), (0, 0, side * 12)) for side in (-1, 1)], (-0.5, -0.2, 0.16), (0, 0, 70), 0.38)
    disc(0.2, 0.12, plastic(YELLOW), (0.72, -0.25, 0.17), bevel=0.03)
    tube([(0.55, -0.35, 0.2), (0.4, -0.5, 0.18), (0.15, -0.45, 0.18), (-0.1, -0.52, 0.18)], 0.03, plastic(YELLOW))
    for k, (x, y) in enumerate(((0.2, -0.1), (0.36, -0.05), (0.28, -0.25), (0.46, -0.2))):
        flat(circle(0.065), 0.025, plastic(BRIGHT[k]), (x, y, 0.17), 0, 0.008, [circle(0.012, 8, (0.02, 0)), circle(0.012, 8, (-0.02, 0))])
    def in_lid():
        plate(rounded(0.8, 0.5, 0.03), 0.02, lining, (-0.35, -0.06, 0.55))
        for k in range(7):
            tube([(-0.62 + 0.09 * k, -0.08, 0.4), (-0.62 + 0.09 * k, -0.08, 0.75)], 0.008, steel())
        ball(0.17, plastic(RED, 0.7), (0.5, -0.09, 0.5), (1, 0.6, 0.9))
        for k in range(7):
            angle = math.pi * k / 6
            x, z = 0.5 + 0.17 * math.cos(angle), 0.52 + 0.16 * math.sin(angle)
            tube([(0.5 + 0.08 * math.cos(angle), -0.15, z - 0.06), (x, -0.27, z)], 0.006, steel())
            ball(0.025, plastic(BRIGHT[k % 6]), (x, -0.27, z))
    group(in_lid, (0, 0.72, 0.08), (-25, 0, 0))


# Yarn

def wound(radius, material, at, turns=9, thick=0.035, seed=1):
    """A ball of wool: rings of thread in several directions."""
    ball(radius * 0.94, material, at)
    chance = random.Random(seed)
    for way in range(10):
        layer = radius * (0.95 + 0.008 * way)
        axis = (chance.uniform(0, 180), chance.uniform(0, 180), chance.uniform(0, 360))
        for k in range(turns):
            offset = (k - (turns - 1) / 2) * thick * 1.5
            wide = math.sqrt(max(layer * layer - offset * offset, 0.01))

            points = [(wide * math.cos(math.pi * s / 6), wide * math.sin(math.pi * s / 6), offset) for s in range(12)]
            tube(points, thick * 0.75, material, closed=True, at=at, turn=axis)


@model('wool-balls')
def wool_balls():
    fabric = plain_cloth()
    for at, radius, seed in (((-0.55, 0.1, 0.5), 0.5, 1), ((0.5, 0.2, 0.5), 0.5, 2), ((0.0, -0.6, 0.42), 0.42, 3)):
        wound(radius, fabric, at, 7, 0.045, seed)
    tube([(0.3, -0.75, 0.1), (0.6, -0.95, 0.03), (0.95, -0.7, 0.03), (0.85, -0.4, 0.03), (1.1, -0.2, 0.03)], 0.03, fabric)


@model('knitting-yarn')
def knitting_yarn():
    # Oblong skeins with a band, and two needles.
    fabric, band = plain_cloth(), paper()

    def skein():
        ball(0.36, fabric, (0, 0, 0), (1.8, 1, 1))
        for k in range(26):
            angle = 2 * math.pi * k / 26
            points = []
            for s in range(9):
                t = s / 8 * math.pi
                twist = angle + 1.1 * (s / 8)
                points.append((-0.68 * math.cos(t), 0.375 * math.sin(t) ** 0.6 * math.cos(twist), 0.375 * math.sin(t) ** 0.6 * math.sin(twist)))
            tube(points, 0.045, fabric)
        turned([(0.39, -0.23), (0.435, -0.2), (0.445, 0), (0.435, 0.2), (0.39, 0.23)], band, turn=(0, 90, 0))
        turned([(0.447, -0.04), (0.45, 0), (0.447, 0.04)], plastic(PURPLE), turn=(0, 90, 0), bevel=0)
    group(skein, (-0.2, 0.35, 0.42), (0, 0, 12))
    group(skein, (0.15, -0.45, 0.42), (0, 0, -8))
    timber = wood((0.7, 0.45, 0.22))
    for x, lean in ((-0.15, 20), (0.2, -20)):
        def needle():
            tube([(0, 0, -1.0), (0, 0, 0.9)], 0.03, timber, radii=(0.2, 1))
            ball(0.07, plastic(RED), (0, 0, 0.93))
        group(needle, (x, 0.0, 0.95), (10, lean, 0), 0.85)


@model('crochet-yarn')
def crochet_yarn():
    # A cone-shaped cake of fine thread with a hook and a crocheted square.
    fabric, hook = plain_cloth(), steel()

    def cake(at):
        profile = [(0.1, 0)]
        for k in range(30):
            profile += [(0.46 - 0.004 * k, 0.01 + 0.022 * k), (0.48 - 0.004 * k, 0.021 + 0.022 * k)]
        turned(profile + [(0.12, 0.68)], fabric, at, bevel=0)
        turned([(0.12, 0.0), (0.12, 0.72)], cardboard(), at, thickness=0.02)
        for k in range(10):
            ring(0.15 + 0.022 * k, 0.014, fabric, (at[0], at[1], at[2] + 0.68))
    cake((-0.5, 0.25, 0))
    cake((0.5, 0.35, 0))
    for row in range(8):
        for column in range(8):
            x, y = 0.15 + 0.1 * column, -0.95 + 0.1 * row
            if (row * 3 + column) % 4:
                ring(0.045, 0.022, fabric, (x, y, 0.03))
    tube([(0.1, -0.9, 0.03), (-0.2, -0.95, 0.03), (-0.5, -0.6, 0.03), (-0.6, -0.2, 0.05)], 0.022, fabric)
    tube([(-0.9, -0.35, 0.05), (-0.3, -0.6, 0.05), (0.15, -0.78, 0.07)], 0.03, hook)
    tube([(0.15, -0.78, 0.07), (0.22, -0.8, 0.08), (0.22, -0.75, 0.09)], 0.02, hook)
    tube([(-0.75, -0.41, 0.05), (-0.5, -0.515, 0.05)], 0.055, plastic(PURPLE))


@model('thread-set')
def thread_set():
    fabric = plain_cloth()
    for row in range(2):
        for column in range(4):
            spool(fabric, (-0.9 + 0.6 * column, 0.3 - 0.6 * row, 0))
    for column in range(3):
        spool(fabric, (-0.6 + 0.6 * column, 0.0, 0.645))
    tube([(0.95, -0.5, 0.3), (1.2, -0.6, 0.02), (1.0, -0.85, 0.02), (0.5, -0.75, 0.02), (0.2, -0.9, 0.02)], 0.012, fabric)
    tube([(0.2, -0.9, 0.02), (-0.25, -0.8, 0.02)], 0.014, steel(), radii=(1, 0.2))


# Parties

def confetti(count, spread, seed=1, centre=(0, 0), low=0.4):
    chance = random.Random(seed)
    tones = [plastic(colour) for colour in BRIGHT]
    for k in range(count):
        angle, far = chance.uniform(0, 6.28), spread * math.sqrt(chance.uniform(low, 1))
        box((0.08, 0.05, 0.006), tones[k % 6], (centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle), 0.02 * (k % 2)), (6 * (k % 2), 0, chance.uniform(0, 360)), bevel=0)


@model('party-poppers')
def party_poppers():
    # Small bottle-shaped poppers with strings, one of them fired.
    def popper(colour):
        material = plastic(colour, 0.2)
        turned(curve_profile([(0.0, 0), (0.1, 0), (0.11, 0.04), (0.11, 0.2), (0.3, 0.42), (0.34, 0.5), (0.34, 0.72)], 4), material)
        ring(0.34, 0.03, gold(), (0, 0, 0.72))
        disc(0.33, 0.02, paper(), (0, 0, 0.7))
        for k in range(3):
            ring(0.345, 0.016, gold(), (0, 0, 0.54 + 0.05 * k))
        tube([(0, 0, 0.02), (0.02, 0, -0.12), (-0.02, 0.02, -0.25)], 0.012, white())
        ring(0.05, 0.012, white(), (-0.02, 0.02, -0.3), (90, 0, 0))
    for x, y, turn, colour in ((-0.75, 0.2, (0, 0, 0), RED), (-0.1, 0.35, (0, 0, 0), BLUE), (0.6, 0.3, (0, 0, 0), (0.85, 0.5, 0.02))):
        group(lambda: popper(colour), (x, y, 0.74), (180, 0, 20))
    group(lambda: popper(GREEN), (-0.75, -0.6, 0.34), (0, 82, 20))
    chance = random.Random(3)
    for k in range(14):
        a = math.radians(20 + chance.uniform(-26, 26))
        length = chance.uniform(0.5, 0.9)
        points = [(-0.05 + length * t * math.cos(a) + 0.05 * math.sin(9 * t + k), -0.38 + length * t * math.sin(a) * 0.8 + 0.05 * math.cos(9 * t + k), 0.4 + 0.25 * t * math.sin(k) * 0.5 - 0.36 * t * t * (0.6 if k % 2 else 1)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
        tube([(x, y, max(z, 0.02)) for x, y, z in points], 0.018, plastic(BRIGHT[k % 6]))
    confetti(40, 0.6, 4, (0.45, -0.5), 0)


@model('photo-booth-props', views=('front', 'three-quarter'))
def photo_booth_props():
    # Moustache, lips, glasses, hat, crown and bow tie on sticks in a wooden block.
    timber = wood((0.7, 0.48, 0.26))
    box((2.0, 0.4, 0.22), timber, bevel=0.03)
    spots = [(-0.85, 1.25), (-0.5, 0.75), (-0.2, 1.45), (0.2, 0.8), (0.5, 1.35), (0.85, 0.8)]
    for index, (x, z) in enumerate(spots):
        tube([(x * 0.95, 0.03 * (-1) ** index, 0.2), (x, 0, z)], 0.018, wood((0.8, 0.6, 0.36)))
    y = -0.03
    plate(smooth_outline(symmetric([(0, 0.06), (0.12, 0.1), (0.26, 0.02), (0.4, 0.1), (0.34, -0.06), (0.14, -0.1), (0, -0.03)]), 5), 0.03, black(), (-0.5, y, 0.78))
    plate(smooth_outline(symmetric([(0, 0.06), (0.08, 0.12), (0.26, 0.0), (0.14, -0.12), (0, -0.15)]), 5), 0.03, plastic(RED), (0.2, y, 0.82))
    tube([(0.0, y - 0.02, 0.82), (0.2, y - 0.02, 0.81), (0.4, y - 0.02, 0.82)], 0.008, black())
    for side in (-1, 1):
        plate(circle(0.17), 0.03, plastic(PINK), (-0.2 + side * 0.21, y, 1.48), holes=[circle(0.12)])
    tube([(-0.26, y, 1.5), (-0.14, y, 1.5)], 0.02, plastic(PINK))
    plate(smooth_outline([(-0.36, 0), (0.36, 0), (0.36, 0.07), (0.22, 0.08), (0.2, 0.42), (-0.2, 0.42), (-0.22, 0.08), (-0.36, 0.07)], 2), 0.03, black(), (-0.85, y, 1.2))
    plate(rounded(0.42, 0.09, 0.01), 0.035, plastic(RED), (-0.85, y, 1.34))
    plate([(-0.26, 0), (0.26, 0), (0.32, 0.34), (0.16, 0.16), (0, 0.4), (-0.16, 0.16), (-0.32, 0.34)], 0.03, gold(0.3), (0.55, y, 1.3))
    for x in (-0.16, 0, 0.16):
        ball(0.035, gem((0.6, 0.02, 0.1)), (0.55 + x, y - 0.02, 1.36))
    plate(smooth_outline([(-0.28, 0.16), (-0.05, 0.05), (0.05, 0.05), (0.28, 0.16), (0.28, -0.16), (0.05, -0.05), (-0.05, -0.05), (-0.28, -0.16)], 3), 0.04, plastic(BLUE), (0.85, y, 0.85))
    ball(0.065, plastic(BLUE), (0.85, y, 0.85))


@model('cake-topper')
def cake_topper():
    # Golden letters on sticks, in a small cake.
    cream, sponge, shine = food((0.93, 0.87, 0.8), 0.4), food((0.88, 0.5, 0.55), 0.4), gold(0.2)
    disc(0.95, 0.05, white(), bevel=0.02)
    disc(0.75, 0.5, sponge, (0, 0, 0.05), bevel=0.06)
    around(20, 0.68, lambda at, d: turned(curve_profile([(0.1, 0), (0.09, 0.06), (0.03, 0.14), (0, 0.16)], 3), cream, (at[0], at[1], 0.54), sides=20))
    around(26, 0.76, lambda at, d: ball(0.07, cream, (at[0], at[1], 0.1)))
    text('Happy', 0.42, shine, (0, 0.004, 1.37), depth=0.012)
    text('Birthday', 0.42, shine, (0, 0, 1.02), depth=0.012)
    box((1.53, 0.03, 0.04), shine, (0, 0, 0.86), bevel=0.005)
    for x in (-0.38, 0.38):
        box((0.035, 0.022, 0.38), shine, (x, 0, 0.5), bevel=0.005)
    plate(heart(0.24), 0.024, shine, (0.75, 0, 1.42))
    plate(star(5, 0.14, 0.065), 0.024, shine, (-0.75, 0, 1.46))
    for x in (-0.75, 0.75):
        box((0.025, 0.016, 0.5), shine, (x, 0, 0.88), bevel=0.004)


@model('paper-plates', views=('top', 'three-quarter'))
def paper_plates():
    for k in range(9):
        z = 0.045 * k
        colour = plastic((0.9, 0.88, 0.83), 0.6) if k < 8 else plastic((0.85, 0.25, 0.35), 0.5)
        turned(curve_profile([(0, 0), (0.68, 0), (0.76, 0.03), (0.9, 0.1), (1.0, 0.11)], 4), colour, (0, 0, z), thickness=0.012)
    around(48, 0.88, lambda at, d: box((0.2, 0.02, 0.012), plastic((0.7, 0.15, 0.25), 0.5), (at[0], at[1], 0.36 + 0.1), (0, -28, d), bevel=0.004))
    around(10, 0.45, lambda at, d: disc(0.06, 0.006, white(), (at[0], at[1], 0.372), bevel=0))
    disc(0.2, 0.006, plastic(YELLOW), (0, 0, 0.372), bevel=0)
    plate(star(5, 0.16, 0.075), 0.008, plastic((0.85, 0.25, 0.35)), (0, 0, 0.382), (-90, 0, 0), bevel=0.001)

    def leaning():
        turned(curve_profile([(0, 0), (0.68, 0), (0.76, 0.03), (0.9, 0.1), (1.0, 0.11)], 4), plastic((0.15, 0.5, 0.65), 0.5), thickness=0.012)
    group(leaning, (1.38, -0.89, 0.0), (0, 0, 0), 0.62)
    group(leaning, (1.4, -0.87, 0.03), (0, 0, 0), 0.62)


@model('confetti-cannon')
def confetti_cannon():
    # Long tubes with a twist base, one of them standing in confetti.
    def cannon(colour):
        foil = metal(colour, 0.2)
        disc(0.17, 1.75, foil, (0, 0, 0.25), bevel=0.01)
        disc(0.19, 0.32, black(), (0, 0, 0), bevel=0.03)
        for k in range(18):
            a = 2 * math.pi * k / 18
            box((0.02, 0.02, 0.26), grey(), (0.19 * math.cos(a), 0.19 * math.sin(a), 0.03), bevel=0.004)
        for z, size in ((0.6, 0.1), (1.0, 0.13), (1.45, 0.1)):
            for turn in (0, 120, 240):
                def mark():
                    plate(star(5, size, size * 0.45), 0.02, white(), (0, -0.168, z), bevel=0.003)
                group(mark, (0, 0, 0), (0, 0, turn + 60 * (z == 1.0)))
        ring(0.17, 0.02, white(), (0, 0, 1.99))
        disc(0.165, 0.02, paper((0.9, 0.5, 0.1)), (0, 0, 1.985))
    group(lambda: cannon((0.95, 0.68, 0.2)), (-0.35, 0.1, 0))
    group(lambda: cannon((0.7, 0.04, 0.12)), (0.12, 0.25, 0))
    group(lambda: cannon((0.05, 0.2, 0.7)), (-0.55, -0.75, 0.19), (0, 90, 12), 0.9)
    confetti(90, 0.9, 2, (0.35, -0.35), 0.05)


@model('sash-and-crown-set', views=('three-quarter', 'top'))
def sash_and_crown_set():
    shine, satin = gold(0.12), plastic((0.8, 0.15, 0.35), 0.3)
    rose, blue, white_pearl = gem((0.85, 0.12, 0.35)), gem((0.2, 0.5, 0.9)), pearl()
    # The crown.
    band = [(0.52 * math.cos(2 * math.pi * k / 32), 0.46 * math.sin(2 * math.pi * k / 32), 0.62) for k in range(32)]

    def crown():
        tube([(x, y, 0.05) for x, y, _ in band], 0.035, shine, closed=True)
        tube([(x, y, 0.16) for x, y, _ in band], 0.02, shine, closed=True)
        for k in range(14):
            a = 2 * math.pi * k / 14
            b = a + math.pi / 14
            c = a - math.pi / 14
            high = 0.55 if k % 2 else 0.42
            top = (0.58 * math.cos(a), 0.52 * math.sin(a), high)
            for foot in (b, c):
                tube([(0.52 * math.cos(foot), 0.46 * math.sin(foot), 0.1), top], 0.02, shine)
            dot(0.05, rose if k % 2 else white_pearl, top)
            dot(0.035, white_pearl, (0.555 * math.cos(b), 0.495 * math.sin(b), 0.1))
            dot(0.05, blue if k % 2 else rose, (0.55 * math.cos(a), 0.49 * math.sin(a), 0.22), (0.7, 0.7, 1.2))
    group(crown, (0, 0, 1.09), scale=0.62)
    # The sash runs over the shoulder and around the hip of a dress form.
    def bust(direction, size=1.0):
        reach = sum(abs(part / half) ** 3 for part, half in zip(direction, (0.66, 0.36, 0.85))) ** (-1 / 3)
        x, y, z = (reach * part for part in direction)
        waist = size * (1 - 0.28 * math.sin(2.3 * max(0, min(1, (0.5 - z) / 1.13))))
        return x * waist, y * waist, z * size

    def sash(angle, edge):
        across = Vector((0.62 * math.cos(angle), -0.6 * math.sin(angle), 0.1 - 0.6 * math.cos(angle)))
        return Vector(bust(across + edge * Vector((0.55, 0, 0.62)), 1.02))
    form = paper((0.72, 0.68, 0.62))
    rings = [[bust((math.sin(tilt) * math.cos(a), math.sin(tilt) * math.sin(a), math.cos(tilt))) for a in [2 * math.pi * k / 48 for k in range(48)]] for tilt in [math.pi * (0.01 + 0.9 * k / 30) for k in range(31)]]
    loft([[(x, y, max(z, -0.68)) for x, y, z in points] for points in rings], form, smooth=1)
    turned(curve_profile([(0.3, 0.72), (0.18, 0.86), (0.15, 1.05)]) + [(0, 1.05)], form)
    timber = wood((0.55, 0.35, 0.18))
    disc(0.3, 0.05, timber, (0, 0, 1.05))
    turned(curve_profile([(0, -1.05), (0.42, -1.05), (0.42, -1.0), (0.1, -0.95), (0.045, -0.85)]) + [(0.045, -0.5)], timber)
    loft([[sash(2 * math.pi * k / 72, edge) for k in range(72)] for edge in (-0.2, 0, 0.2)], satin, caps=False, smooth=1, thickness=0.012)

    def angle_at(far):
        """The angle at a distance along the sash from the middle of the chest."""
        angle, step, left = math.radians(97), math.copysign(0.01, -far), abs(far)
        while left > 0:
            left -= (sash(angle + step, 0) - sash(angle, 0)).length
            angle += step
        return angle
    for letter, far in zip('BIRTHDAY', (-0.49, -0.38, -0.27, -0.13, 0.02, 0.18, 0.34, 0.48)):
        angle = angle_at(far)
        low, high = sash(angle, -0.2), sash(angle, 0.2)
        ahead, up = (sash(angle - 0.05, 0) - sash(angle + 0.05, 0)).normalized(), (high - low).normalized()
        turn = Matrix((ahead, up, ahead.cross(up))).transposed().to_euler()
        text(letter, 0.18, shine, sash(angle, 0) + 0.012 * ahead.cross(up), depth=0.006).rotation_euler = turn
