"""Baby products: diapers, feeding, care, clothes, bedding, carriers and first toys."""

import math
import random

from materials import *
from parts import *
from registry import model

from models.pets import bottle, strap
from models.furnishing import folded, grid, top_of
from models.furniture import along, soft
from models.toys import BEECH, BLUE, BRIGHT, GREEN, LYING, ORANGE, PINK, PURPLE, RED, SKY, YELLOW, dot, flat, fluff, glass, heart, sitting_toy, star

MINT, ROSE, PALE = (0.45, 0.75, 0.62), (0.85, 0.5, 0.55), (0.9, 0.85, 0.72)
SOFT = (ROSE, (0.9, 0.7, 0.3), MINT, (0.45, 0.65, 0.85), (0.65, 0.5, 0.8), (0.9, 0.55, 0.35))


# Diapers

def soft_pack(label, at=(0, 0, 0), width=1.5, height=1.2, depth=0.6):
    """A film pack filled with diapers, with a handle on top."""
    sections = []
    for z, scale in ((0, 0.9), (0.06, 1), (0.5, 1.02), (0.94, 1), (1, 0.9)):
        x, y = width / 2 * scale, depth / 2 * scale
        sections.append([(-x, -y, z * height), (0, -y * 1.12, z * height), (x, -y, z * height), (x * 1.03, 0, z * height), (x, y, z * height), (0, y * 1.12, z * height), (-x, y, z * height), (-x * 1.03, 0, z * height)])
    loft(sections, label, at, smooth=2)
    tube([(at[0] - 0.25, at[1], height - 0.02), (at[0] - 0.2, at[1], height + 0.16), (at[0] + 0.2, at[1], height + 0.16), (at[0] + 0.25, at[1], height - 0.02)], 0.03, white())


def diaper_pants(material, trim, at=(0, 0, 0), scale=1.0, turn=(0, 0, 0), snaps=False):
    """Pull-on pants: a gathered waist, and frills along the cut of the legs."""
    side = curve_profile([(0.2, 0), (0.22, 0.13), (0.28, 0.31), (0.39, 0.46), (0.55, 0.56), (0.54, 0.78), (0.5, 0.95)])

    def point(angle, wide, z, out=1.0):
        deep = 0.04 + 0.23 * math.sin(min(z, 0.7) / 0.7 * math.pi / 2)
        c, s = math.cos(angle), math.sin(angle)
        return (wide * out * c, deep * out * math.copysign(abs(s) ** 0.6, s), z)

    def make():
        angles = [-2 * math.pi * k / 120 for k in range(120)]
        loft([[point(angle, *row) for angle in angles] for row in side], material, smooth=1, caps=False, thickness=0.02)
        waist = [[point(angle, wide, z, 1.02 + 0.02 * (k % 2)) for k, angle in enumerate(angles)] for wide, z in side if z > 0.85]
        loft(waist, trim, smooth=1, caps=False, thickness=0.03)
        for x in (-1, 1):
            hem = [(wide, z, 0.02 * (-1) ** k) for k, (wide, z) in enumerate(side) if z < 0.6]
            frill = [[(x * (wide + out), wave * (out > 0), z - out) for out in (-0.02, 0.02, 0.06)] for wide, z, wave in hem]
            loft(frill, trim, closed=False, smooth=1, thickness=0.03)
        if snaps:
            for x in (-0.3, -0.2, -0.1, 0.1, 0.2, 0.3):
                for z in (0.68, 0.77):
                    ball(0.026, white(), point(-math.pi / 2 + x * 1.9, 0.54, z, 1.05), (1, 0.5, 1))
    group(make, at, turn, scale)


@model('diaper-pants', prints='label', aspect=1.25, pieces=0)
def diaper_pants_pack():
    soft_pack(printed(), (-0.3, 0.4, 0))
    diaper_pants(rubber((0.9, 0.92, 0.93)), rubber((0.35, 0.68, 0.78)), (0.8, -0.4, 0), 0.95, (-6, 0, -14))


@model('taped-diapers', prints='label', aspect=1.25, pieces=0)
def taped_diapers():
    soft_pack(printed(), (-0.15, 0.4, 0))
    pad, tab = rubber((0.92, 0.93, 0.94)), plastic((0.3, 0.6, 0.85))
    # Open diapers that lie in a stack, with their tabs spread.
    outline = smooth_outline(symmetric([(0, 0.6), (0.42, 0.58), (0.44, 0.34), (0.22, 0.14), (0.18, -0.12), (0.36, -0.36), (0.38, -0.56), (0, -0.6)]), 4)

    def stack():
        for k in range(3):
            flat(outline, 0.09, pad, (0, 0, 0.09 * k), 2 * k, bevel=0.04)
        flat([(x * 0.45, z * 0.8) for x, z in rounded(0.8, 1.2, 0.15)], 0.03, rubber((0.75, 0.88, 0.92)), (0, -0.02, 0.26), bevel=0.012)
        for side in (-1, 1):
            flat(rounded(0.18, 0.14, 0.03), 0.02, tab, (side * 0.5, 0.44, 0.21))
            flat(rounded(0.06, 0.1, 0.01), 0.022, white(), (side * 0.56, 0.44, 0.212))
    group(stack, (0.45, -0.55, 0), (0, 0, -75))


@model('cloth-diapers', views=('top', 'three-quarter'), pieces=0)
def cloth_diapers():
    # A snap diaper, closed, in front of a folded pile.
    def pile():
        for k, colour in enumerate((ROSE, (0.9, 0.75, 0.4), MINT, (0.5, 0.7, 0.88))):
            box((1.1, 0.75, 0.12), rubber(colour), (0, 0, 0.13 * k), (0, 0, 2 * math.sin(k * 3)), bevel=0.055)
    group(pile, (-0.35, 0.45, 0), (0, 0, 6))
    body, trim = rubber((0.35, 0.65, 0.75)), rubber((0.9, 0.9, 0.88))
    diaper_pants(body, trim, (0.6, -0.9, 0.12), 1.05, (-72, 0, -8), snaps=True)


# Feeding

def nipple(at, material=None):
    turned(curve_profile([(0.26, 0), (0.2, 0.05), (0.12, 0.12), (0.075, 0.22), (0.08, 0.3), (0.05, 0.36), (0, 0.38)], 5), material or plastic((0.85, 0.65, 0.4), 0.2), at)


@model('feeding-bottle')
def feeding_bottle():
    clear, collar = glass(), plastic((0.3, 0.62, 0.8))
    shape = curve_profile([(0, 0), (0.36, 0), (0.4, 0.05), (0.4, 0.5), (0.34, 0.72), (0.4, 0.95), (0.4, 1.2), (0.3, 1.32), (0.28, 1.36)], 6)
    turned(shape, clear)
    milk = [(radius * 0.985, max(z, 0.01)) for radius, z in shape if z < 1.1]
    turned(milk + [(0, milk[-1][1])], plastic((0.93, 0.91, 0.86), 0.2))
    turned([(0.3, 1.32), (0.33, 1.34), (0.33, 1.54), (0.3, 1.58), (0.24, 1.58)], collar)
    around(40, 0.33, lambda at, d: box((0.012, 0.02, 0.18), collar, (at[0], at[1], 1.35), (0, 0, d), bevel=0))
    nipple((0, 0, 1.57))
    for k in range(9):
        wide, z = 0.14 if k % 2 == 0 else 0.08, 0.2 + 0.1 * k
        radius = min(shape, key=lambda point: abs(point[1] - z))[0]
        box((wide, 0.03, 0.018), plastic((0.05, 0.2, 0.5)), (wide / 2 - 0.08, -radius, z), bevel=0)
    # The cover beside it.
    turned(curve_profile([(0.33, 0), (0.33, 0.35), (0.26, 0.52), (0, 0.56)], 5), plastic((0.75, 0.85, 0.9), 0.1), (0.72, -0.25, 0))


def cup_handles(material, z=0.5, radius=0.4, size=0.3):
    for side in (-1, 1):
        tube([(side * radius * 0.95, 0, z + size), (side * (radius + size * 0.85), 0, z + size * 0.9), (side * (radius + size), 0, z), (side * (radius + size * 0.6), 0, z - size * 0.75), (side * radius * 0.9, 0, z - size * 0.7)], 0.065, material)


@model('sipper-cup')
def sipper_cup():
    body, lid, clear = plastic((0.9, 0.45, 0.4), 0.2), plastic((0.95, 0.75, 0.2)), plastic((0.75, 0.87, 0.92), 0.05)
    turned(curve_profile([(0, 0), (0.34, 0), (0.38, 0.05), (0.42, 0.9), (0.42, 0.95)], 5), clear)
    plate(star(5, 0.16, 0.075), 0.03, lid, (0, -0.4, 0.45), (-3, 0, 0))
    turned(curve_profile([(0.45, 0.92), (0.46, 1.02), (0.42, 1.1), (0.2, 1.16), (0, 1.16)], 4), body)
    tube([(0.12, 0, 1.12), (0.1, 0, 1.36), (-0.05, -0.02, 1.52), (-0.16, -0.05, 1.56)], 0.055, plastic((0.9, 0.88, 0.85), 0.3), radii=(1.2, 1, 0.95, 1))
    box((0.34, 0.26, 0.1), body, (0.22, 0, 1.12), (0, 20, 0), bevel=0.04)
    cup_handles(body, 0.52)
    tube([(0.1, 0, 0.1), (0.1, 0, 1.1)], 0.03, white())


@model('trainer-cup')
def trainer_cup():
    # A wide cup with a soft flat spout and two handles.
    body, lid, grip = plastic((0.35, 0.68, 0.55), 0.25), white(), plastic((0.2, 0.5, 0.42))
    turned(curve_profile([(0, 0), (0.36, 0), (0.42, 0.06), (0.46, 0.5), (0.44, 0.78)], 5), body)
    turned(curve_profile([(0.47, 0.76), (0.48, 0.86), (0.42, 0.94), (0.1, 0.98), (0, 0.98)], 4), lid)
    spout = [[(wide * math.cos(2 * math.pi * k / 20) - 0.0, deep * math.sin(2 * math.pi * k / 20) - 0.22 + back, z) for k in range(20)] for z, wide, deep, back in ((0.9, 0.24, 0.14, 0), (1.02, 0.2, 0.1, -0.02), (1.15, 0.17, 0.06, -0.06), (1.2, 0.15, 0.045, -0.08))]
    loft(spout, plastic((0.88, 0.82, 0.7), 0.4), smooth=1)
    cup_handles(grip, 0.42, 0.44, 0.28)
    for side in (-1, 1):
        ball(0.04, black(), (side * 0.12, -0.445, 0.5), (1, 0.5, 1))
        ball(0.05, plastic(ROSE), (side * 0.21, -0.415, 0.4), (1, 0.4, 0.8))
    tube([(-0.07, -0.455, 0.38), (0, -0.46, 0.34), (0.07, -0.455, 0.38)], 0.014, black())


# Bath and skin

@model('baby-lotion', prints='label', aspect=2.9)
def baby_lotion():
    # A pump bottle.
    body, cap = plastic((0.9, 0.6, 0.65)), white()
    bottle(printed(), body, cap, 0.4, 1.5, cap_height=0.14)
    disc(0.05, 0.26, cap, (0, 0, 1.6))
    disc(0.15, 0.09, cap, (0, 0, 1.84))
    tube([(0, 0, 1.89), (-0.28, -0.06, 1.9), (-0.38, -0.08, 1.83)], 0.045, cap)
    plate(heart(0.2), 0.03, cap, (0, -0.33, 1.32), (-28, 0, 0))


@model('baby-massage-oil', prints='label', aspect=2.9)
def baby_massage_oil():
    # A clear bottle with golden oil.
    oil = plastic((0.85, 0.55, 0.1), 0.05)
    oil.node_tree.nodes['Principled BSDF'].inputs['Transmission'].default_value = 0.6
    bottle(printed(), oil, white(), 0.38, 1.45, cap_height=0.34)
    for x, y, size in ((0.66, -0.28, 0.2), (0.8, -0.42, 0.14), (0.5, -0.56, 0.08)):
        ball(size, oil, (x, y, 0.01), (1.2, 1, 0.25))
    for k, (x, y) in enumerate(((-0.6, -0.25), (-0.48, -0.42), (-0.72, -0.45))):
        ball(0.09, food((0.5, 0.25, 0.1)), (x, y, 0.06), (1.4, 0.9, 0.65), (0, 0, 40 * k))


@model('baby-shampoo', prints='label', aspect=2.9)
def baby_shampoo():
    # A round flip-top bottle and a yellow duck.
    body = plastic((0.95, 0.7, 0.12), 0.1)
    body.node_tree.nodes['Principled BSDF'].inputs['Transmission'].default_value = 0.3
    bottle(printed(), body, white(), 0.42, 1.4, cap_height=0.24)
    group(lambda: duck(plastic((0.95, 0.65, 0.05))), (0.72, -0.35, 0), (0, 0, -20), 0.5)


def duck(material):
    """A bath duck that looks to the left."""
    ball(0.42, material, (0.05, 0, 0.36), (1.25, 0.95, 0.85))
    turned(curve_profile([(0.22, 0), (0.1, 0.22), (0, 0.28)], 4), material, (0.45, 0, 0.45), (0, 55, 0))
    ball(0.27, material, (-0.28, 0, 0.86))
    ball(0.13, plastic(ORANGE), (-0.55, 0, 0.82), (1.1, 1.1, 0.4))
    for side in (-1, 1):
        ball(0.05, black(0.1), (-0.42, side * 0.2, 0.93), (0.8, 0.5, 1))
        ball(0.2, material, (0.15, side * 0.38, 0.42), (1.3, 0.4, 0.8), (0, 20, 0))


@model('baby-wash', prints='label', aspect=2.9)
def baby_wash():
    body = plastic((0.35, 0.65, 0.78))
    bottle(printed(), body, white(), 0.42, 1.35, cap_height=0.2)
    chance = random.Random(5)
    foam = white(0.1)
    for k in range(34):
        dot(chance.uniform(0.05, 0.14), foam, (0.62 + chance.uniform(-0.28, 0.28), -0.25 + chance.uniform(-0.2, 0.2), chance.uniform(0.05, 0.2)))
    dot(0.24, food((0.9, 0.7, 0.3)), (-0.62, -0.3, 0.16), (1.2, 0.9, 0.65))


@model('baby-cream', prints='label', aspect=5.6)
def baby_cream():
    # A jar, open, with its lid beside it.
    turned(curve_profile([(0, 0), (0.58, 0), (0.62, 0.05), (0.62, 0.25), (0.62, 0.47), (0.56, 0.53)], 8), white())
    turned([(0.63, 0.05), (0.63, 0.47)], printed(), bevel=0)
    turned([(0.56, 0.5), (0.54, 0.62), (0.5, 0.62), (0.5, 0.55)], white())
    cream = wax((0.95, 0.92, 0.86))
    turned(curve_profile([(0.5, 0.58), (0.36, 0.6), (0.2, 0.66), (0.06, 0.74), (0, 0.8)], 5), cream)
    points = [(0.4 * (1 - k / 30) * math.cos(k * 0.6), 0.4 * (1 - k / 30) * math.sin(k * 0.6), 0.61 + 0.006 * k) for k in range(30)]
    tube(points, 0.045, cream)

    def lid():
        turned(curve_profile([(0, 0.2), (0.6, 0.2), (0.64, 0.16), (0.64, 0)], 3), plastic((0.9, 0.6, 0.65)))
        plate(heart(0.34), 0.03, white(), (0, 0, 0.21), (-90, 0, 0))
    group(lid, (0.85, -0.8, 0), (0, 0, 10))


# Clothes, laid flat or shaped as if worn.

def baby_body(fabric, seed=1, legs=False):
    """From the shoulders to the crotch. `legs` leaves room for a pair of legs."""
    rings = [(0, 0, 1.5, 0.17, 0.12), (0, 0, 1.43, 0.32, 0.18), (0, 0, 1.25, 0.38, 0.24), (0, 0, 1.0, 0.4, 0.28), (0, 0, 0.75, 0.42, 0.3), (0, 0, 0.54, 0.42, 0.3)]
    if legs:
        rings += [(0, 0, 0.42, 0.38, 0.28), (0, 0, 0.36, 0.24, 0.18), (0, 0, 0.35, 0.02, 0.02)]
    else:
        rings += [(0, 0, 0.4, 0.35, 0.29), (0, 0, 0.28, 0.22, 0.24), (0, 0, 0.19, 0.14, 0.17), (0, 0, 0.16, 0.02, 0.02)]
    worn(rings, fabric, folds=0.012, fold_count=9, seed=seed, neck=lambda back: 0.12 * max(0, 1 - 2 * back), steps=100, sides=120)


def baby_sleeves(fabric, length, trim=None, cuff=0.105):
    def one(side):
        worn([(side * 0.22, 0, 1.36, 0.07, 0.1), (side * 0.35, 0, 1.28, 0.125, 0.13), (side * (0.38 + 0.16 * length), 0, 1.32 - 0.34 * length, 0.125, 0.125), (side * (0.38 + 0.27 * length), 0, 1.32 - 0.66 * length, cuff, cuff)], fabric, folds=0.02, fold_count=5, steps=40, sides=60, seed=3)
        if trim:
            ring(cuff * 1.03, 0.022, trim, (side * (0.385 + 0.27 * length), 0, 1.31 - 0.66 * length), (0, side * -24, 0), flat=1.3)
    mirrored(one)


def crotch(trim):
    """The edges of the leg openings, and snaps between them."""
    for side in (-1, 1):
        points = [(side * (0.29 + 0.13 * math.cos(2 * math.pi * k / 20)), 0.26 * math.sin(2 * math.pi * k / 20), 0.34 + 0.14 * math.cos(2 * math.pi * k / 20)) for k in range(20)]
        tube(points, 0.026, trim, closed=True)
    for x in (-0.08, 0, 0.08):
        disc(0.024, 0.03, steel(), (x, -0.2, 0.23), (90, 0, 0))


def neckband(trim):
    points = [(0.18 * math.sin(2 * math.pi * k / 24), -0.13 * math.cos(2 * math.pi * k / 24), 1.5 - 0.12 * max(0, math.cos(2 * math.pi * k / 24))) for k in range(24)]
    tube(points, 0.024, trim, closed=True)


CLOTHES = ('front', 'three-quarter')


@model('bodysuit', views=CLOTHES, prints='pattern')
def bodysuit():
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    baby_body(fabric)
    baby_sleeves(fabric, 0.45, trim)
    crotch(trim)
    neckband(trim)


@model('onesie', views=CLOTHES, prints='pattern')
def onesie():
    # Long sleeves, a shoulder flap and snaps at the crotch.
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    baby_body(fabric, 4)
    baby_sleeves(fabric, 1.0, trim)
    crotch(trim)
    neckband(trim)
    for side in (-1, 1):
        tube([(side * 0.18, -0.08, 1.49), (side * 0.28, -0.12, 1.41), (side * 0.36, -0.08, 1.32)], 0.02, trim)


def baby_legs(fabric, low, trim=None, foot=False, cuff=0.13):
    def one(side):
        end = (side * 0.3, -0.02, low, cuff, cuff)
        worn([(side * 0.19, 0, 0.58, 0.17, 0.22), (side * 0.21, 0, 0.42, 0.2, 0.25), (side * 0.27, -0.01, (0.38 + low) / 2, 0.17, 0.18), end], fabric, folds=0.025, fold_count=6, steps=40, sides=70, seed=6)
        if trim:
            ring(cuff * 1.04, 0.024, trim, (side * 0.3, -0.02, low), flat=1.3)
        if foot:
            ball(0.15, fabric, (side * 0.31, -0.1, low - 0.02), (0.95, 1.5, 0.8))
    mirrored(one)


@model('romper', views=CLOTHES, prints='pattern')
def romper():
    # Short sleeves, short legs, and buttons down the front.
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    baby_body(fabric, 2, True)
    baby_sleeves(fabric, 0.4, trim)
    baby_legs(fabric, 0.22, trim, cuff=0.17)
    neckband(trim)
    for k in range(4):
        disc(0.028, 0.03, wood(), (0, -0.26 - 0.02 * k, 1.24 - 0.17 * k), (90, 0, 0))
    box((0.16, 0.05, 0.13), fabric, (0.2, -0.24, 1.05), bevel=0.02)


@model('sleepsuit', views=CLOTHES, prints='pattern')
def sleepsuit():
    # Long sleeves, legs with feet, and a zip.
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    baby_body(fabric, 5, True)
    baby_sleeves(fabric, 1.0, trim)
    baby_legs(fabric, -0.12, None, foot=True)
    neckband(trim)
    tube([(0, -0.15, 1.38), (0.0, -0.25, 1.2), (0, -0.28, 0.95), (0, -0.3, 0.7), (0, -0.3, 0.52)], 0.018, trim)
    box((0.03, 0.02, 0.07), steel(), (0, -0.17, 1.32), bevel=0.008)


@model('jhabla-set', views=('front', 'three-quarter'), prints='pattern')
def jhabla_set():
    # A front-tied vest with shorts and a cap.
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    worn([(0, 0, 1.5, 0.17, 0.12), (0, 0, 1.43, 0.32, 0.18), (0, 0, 1.25, 0.4, 0.22), (0, 0, 1.0, 0.45, 0.25), (0, 0, 0.74, 0.5, 0.28)], fabric, folds=0.04, fold_count=10, neck=lambda back: 0.14 * max(0, 1 - 2 * back), steps=70, sides=120, at=(-0.35, 0.1, 0.4))
    group(lambda: (baby_sleeves(fabric, 0.3, trim), neckband(trim)), (-0.35, 0.1, 0.4))
    for z, y in ((1.72, -0.14), (1.5, -0.17)):
        for side in (-1, 1):
            tube([(-0.35, y, z), (-0.35 + side * 0.08, y - 0.03, z + 0.04), (-0.35 + side * 0.11, y - 0.03, z - 0.02), (-0.35, y, z)], 0.012, trim)
            tube([(-0.35, y, z), (-0.35 + side * 0.06, y - 0.03, z - 0.14)], 0.012, trim)
    tube([(-0.35, -0.03, 1.8), (-0.35, -0.14, 1.6), (-0.35, -0.2, 1.15)], 0.014, trim)

    def shorts():
        worn([(0, 0, 0.62, 0.36, 0.24), (0, 0, 0.5, 0.4, 0.27), (0, 0, 0.42, 0.39, 0.28), (0, 0, 0.35, 0.22, 0.17), (0, 0, 0.34, 0.02, 0.02)], fabric, folds=0.03, steps=40, sides=100)
        baby_legs(fabric, 0.05, trim, cuff=0.2)
        points = [(0.365 * math.cos(2 * math.pi * k / 40), 0.245 * math.sin(2 * math.pi * k / 40), 0.62) for k in range(40)]
        tube(points, 0.03, trim, closed=True)
    group(shorts, (0.55, -0.1, 0))

    def cap():
        turned(curve_profile([(0.3, 0), (0.31, 0.12), (0.24, 0.3), (0.1, 0.38), (0, 0.4)], 5), fabric)
        ring(0.3, 0.045, trim, (0, 0, 0.03), flat=1.3)
        ball(0.07, trim, (0, 0, 0.42))
    group(cap, (0.6, 0.0, 1.25))
    # The cap sits on a wooden stand.
    tube([(0.6, 0.25, 0.0), (0.6, 0.25, 1.2), (0.6, 0.0, 1.5)], 0.018, wood(BEECH))
    disc(0.2, 0.03, wood(BEECH), (0.6, 0.25, 0))
    tube([(-0.35, 0.3, 0.0), (-0.35, 0.3, 1.8), (-0.35, 0.1, 1.85)], 0.018, wood(BEECH))
    disc(0.3, 0.03, wood(BEECH), (-0.35, 0.3, 0))


# Bedding

@model('baby-bedding-set', views=('top', 'three-quarter'), prints='pattern')
def baby_bedding_set():
    # A mattress with a head pillow and two bolsters.
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    pillow(1.3, 1.9, 0.3, fabric, (0, -0.95, 0.14), (-90, 0, 0))
    points = [(x, y, 0.15) for x, y in rounded(1.31, 1.91, 0.05)]
    tube(points, 0.025, trim, closed=True)
    pillow(0.75, 0.5, 0.2, fabric, (0, 0.4, 0.34), (-90, 0, 0))
    end = [(0.12 * math.sin(math.radians(a)), -0.5 - 0.05 * math.cos(math.radians(a))) for a in range(0, 91, 15)]
    for side in (-1, 1):
        turned(end + [(x, -z) for x, z in reversed(end)], fabric, (side * 0.47, 0, 0.37), (90, 0, 0), bevel=0)
        for y in (-0.5, 0.5):
            ring(0.115, 0.014, trim, (side * 0.47, y, 0.37), (90, 0, 0))
    folded(0.7, 0.5, 5, 0.042, fabric, (0, -0.6, 0.27))


@model('mosquito-net-bed', views=('three-quarter', 'top'), prints='pattern')
def mosquito_net_bed():
    fabric, frame = cloth(), plastic((0.35, 0.6, 0.75))
    pillow(1.2, 2.0, 0.3, fabric, (0, -1.0, 0.14), (-90, 0, 0))
    pillow(0.6, 0.4, 0.18, fabric, (0, 0.45, 0.32), (-90, 0, 0))
    for side in (-1, 1):
        tube([(side * 0.3, -0.5, 0.36), (side * 0.3, 0.2, 0.36)], 0.09, fabric)
    # Hoops covered with a fine net.
    def dome(y, angle):
        c, s = math.cos(angle), math.sin(angle)
        return (0.62 * c, y, 0.12 + 0.85 * s * (1 - 0.18 * (y / 1.0) ** 2 * 3) ** 0.5 if abs(y) < 1.2 else 0.12)
    net = white(0.6)
    for k in range(33):
        y = -1.0 + 2.0 * k / 32
        hoop = k in (0, 16, 32)
        tube([dome(y, math.pi * a / 14) for a in range(15)], 0.018 if hoop else 0.0035, frame if hoop else net)
    for a in range(1, 28):
        angle = math.pi * a / 28
        tube([dome(-1.0 + 2.0 * k / 10, angle) for k in range(11)], 0.0035, net)
    for end in (-1, 1):
        for a in range(1, 16):
            x = 0.62 * math.cos(math.pi * a / 16)
            top = dome(end * 1.0, math.acos(max(-1, min(1, x / 0.62))))
            tube([(x, end * 1.0, 0.12), top], 0.0035, net)
    tube([(x, y, 0.14) for x, y in rounded(1.25, 2.02, 0.06)], 0.022, frame, closed=True)
    tube([dome(-1.0 + 2.0 * k / 10, math.pi * 0.62) for k in range(11)], 0.014, frame)


@model('swaddle-wrap', views=('top', 'three-quarter'), prints='pattern')
def swaddle_wrap():
    # The cocoon of a wrapped baby, without a baby: tied and folded around a hood.
    fabric, trim = cloth(), rubber((0.92, 0.9, 0.88))
    outline = [(-1.02, 0, 0), (-1.0, 0.13, 0.1), (-0.85, 0.28, 0.21), (-0.5, 0.4, 0.3), (0.0, 0.5, 0.34), (0.4, 0.52, 0.34), (0.7, 0.44, 0.3), (0.8, 0.4, 0.28)]

    def skin(across, along_, out=0.0):
        """A point of the body: `across` is -1 at its left side, 0 in front and 1 at its right side."""
        y, wide, high = along(outline, along_)
        angle = math.pi / 2 * (1 - across)
        return (wide + out) * math.cos(angle), y, max(high, 0.2) + (high + out) * math.sin(angle)
    grid(64, 70, lambda a, b: skin(4 * a - 2, b), lambda a, b: (5.2 * (a - 0.5) * along(outline, b)[1], along(outline, b)[0]), fabric)
    tube([(0.4 * math.cos(2 * math.pi * k / 24), 0.78 + 0.05 * math.sin(2 * math.pi * k / 24), 0.3 + 0.27 * math.sin(2 * math.pi * k / 24)) for k in range(24)], 0.05, fabric, closed=True)
    # The hems of the two wings that cross the front.
    tube([skin(-0.85 + 1.85 * t / 24, 0.93 - 0.5 * t / 24) for t in range(25)], 0.022, trim)
    tube([skin(0.8 - 0.72 * t / 12, 0.93 - 0.23 * t / 12) for t in range(13)], 0.022, trim)
    hood = [[(0.42 * math.cos(math.pi * k / 16) * scale, y, 0.12 + 0.52 * math.sin(math.pi * k / 16) * scale) for k in range(17)] for y, scale in ((0.75, 1), (0.95, 0.98), (1.12, 0.8), (1.22, 0.45))]
    loft(hood, fabric, closed=False, caps=False, smooth=1, thickness=0.03)
    for side in (-1, 1):
        ball(0.11, fabric, (side * 0.3, 1.0, 0.6), (1, 0.6, 1))
    pillow(0.62, 0.45, 0.16, trim, (0, 0.72, 0.1), (-90, 0, 0))


@model('baby-blanket', views=('three-quarter', 'top'), prints='pattern')
def baby_blanket():
    # Folded, with a satin edge and a bunny on top.
    fabric, satin = cloth(), rubber((0.93, 0.9, 0.85))
    folded(1.7, 1.2, 7, 0.06, fabric)
    folded(1.7, 1.205, 7, 0.064, satin, gap=0.002, across=(-0.005, 0.07))
    z = top_of(7, 0.06)

    def bunny():
        pale, pink = rubber((0.9, 0.86, 0.8)), rubber((0.88, 0.6, 0.6))

        def ears(side):
            fluff(0.17, pale, (side * 0.22, 0, 2.2), (0.85, 0.45, 2.7), (0, side * 10, 0), hairs=1400)
            fluff(0.1, pink, (side * 0.22, -0.06, 2.2), (0.85, 0.35, 3.2), (0, side * 10, 0), hairs=700)
        sitting_toy(pale, rubber((0.95, 0.93, 0.9)), plastic(PINK), ears, soles=pink)
    group(bunny, at=(-0.3, 0.12, z), turn=(0, 0, -18), scale=0.46)


@model('baby-nest', views=('top', 'three-quarter'), prints='pattern')
def baby_nest():
    # An oval bumper around a thin mattress, with a cord at the foot.
    fabric, lining = cloth(), rubber((0.93, 0.91, 0.87))

    def bumper(a, b):
        turn, around_ = 2 * math.pi * a, 2 * math.pi * b
        wide, thick = 0.6 * (1 + 0.1 * math.cos(turn)), 0.2 * (0.82 + 0.09 * (1 - math.cos(turn)))
        reach = 1 + thick * math.cos(around_) / (0.8 + 0.2 * math.cos(2 * turn))
        return wide * math.sin(turn) * reach, -math.cos(turn) * (1 + thick * math.cos(around_)), 0.2 + thick * math.sin(around_)
    grid(120, 32, bumper, lambda a, b: (5 * a, 1.2 * b), fabric)
    ball(0.62, lining, (0, 0, 0.1), (1, 1.6, 0.16))
    pillow(0.5, 0.36, 0.14, fabric, (0, 0.4, 0.2), (-90, 0, 0))
    for side in (-1, 1):
        tube([(0, -1.2, 0.2), (side * 0.12, -1.28, 0.1), (side * 0.22, -1.36, 0.03)], 0.016, lining)
        tube([(0, -1.2, 0.22), (side * 0.12, -1.24, 0.3), (side * 0.18, -1.2, 0.2), (0, -1.2, 0.2)], 0.016, lining)


# Carriers

def buckle(at, turn=(0, 0, 0), scale=1.0):
    group(lambda: (box((0.2, 0.06, 0.14), black(), bevel=0.02), box((0.08, 0.07, 0.08), grey(), (0, -0.01, 0.03), bevel=0.015)), at, turn, scale)


def carrier(fabric, strap_material, hood=True, mesh_panel=False, hip=False):
    """A front carrier: a panel that narrows to a waist belt, with padded shoulder straps."""
    panel = smooth_outline(symmetric([(0, 1.5), (0.3, 1.5), (0.44, 1.3), (0.42, 0.95), (0.3, 0.6), (0.26, 0.3), (0, 0.26)]), 4)
    garment(panel, fabric, thickness=0.2, folds=0.012, step=0.025, swell=0.2)
    plate(panel, 0.04, fabric, (0, 0.03, 0), bevel=0.015)
    pocket = smooth_outline(symmetric([(0, 1.2), (0.2, 1.18), (0.26, 0.95), (0.18, 0.68), (0, 0.64)]), 4)
    plate(pocket, 0.03, strap_material if mesh_panel else fabric, (0, -0.2, 0), bevel=0.012)
    tube([(x, -0.21, z) for x, z in pocket], 0.012, strap_material, closed=True)
    if mesh_panel:
        for row in range(6):
            for column in range(5):
                disc(0.022, 0.01, black(), (-0.14 + 0.07 * column, -0.215, 0.76 + 0.07 * row), (90, 0, 0), bevel=0)
    # The waist belt is padded in front and a webbing behind.
    tube([(-0.92, 0.84, 0.2), (-0.66, 0.22, 0.2), (0, 0, 0.2), (0.66, 0.22, 0.2), (0.92, 0.84, 0.2)], 0.2 if hip else 0.16, fabric, radii=(0.4, 0.95, 1, 0.95, 0.4)).scale = (1, 0.5, 1)
    strap([(-0.9, 0.36, 0.2), (-0.85, 0.6, 0.2), (-0.4, 0.8, 0.2), (0.4, 0.8, 0.2), (0.85, 0.6, 0.2), (0.9, 0.36, 0.2)], 0.1, strap_material, 0.02)
    buckle((0, 0.82, 0.13), (0, 0, 180), 1.2)
    for side in (-1, 1):
        # A flat padded strap that arches from the top of the panel and comes back to its side.
        tube([(side * 0.32, 0, 1.34), (side * 0.37, 0.1, 1.58), (side * 0.53, 0.3, 1.73), (side * 0.7, 0.4, 1.55), (side * 0.71, 0.36, 1.25), (side * 0.65, 0.24, 1.04)], 0.1, fabric, radii=(0.9, 1, 1, 1, 0.85, 0.35)).scale = (1, 0.5, 1)
        tube([(side * 0.66, 0.12, 1.08), (side * 0.6, 0.08, 0.93), (side * 0.38, -0.06, 0.92)], 0.03, strap_material)
        buckle((side * 0.42, -0.06, 1.22), (0, side * 6, side * 20), 0.8)
        buckle((side * 0.38, -0.12, 0.86), (0, 0, side * 20), 0.8)
    if hood:
        plate(smooth_outline(symmetric([(0, 1.82), (0.2, 1.8), (0.27, 1.62), (0.24, 1.44), (0, 1.42)]), 4), 0.1, fabric, (0, -0.02, 0), (6, 0, 0), bevel=0.045)


@model('baby-carrier', views=('front', 'three-quarter'))
def baby_carrier():
    carrier(plain_cloth(), black(0.7))


@model('kangaroo-bag', views=('front', 'three-quarter'))
def kangaroo_bag():
    # A simpler pouch with a pocket and leg holes.
    fabric, trim = plain_cloth(), black(0.7)
    carrier(fabric, trim, hood=False, mesh_panel=True)
    pillow(0.42, 0.3, 0.14, fabric, (0, -0.18, 0.36))
    tube([(-0.18, -0.24, 0.6), (0.18, -0.24, 0.6)], 0.014, steel())
    for side in (-1, 1):
        ring(0.14, 0.04, fabric, (side * 0.3, -0.03, 0.52), (90, 0, side * 72))


@model('hip-seat-carrier', views=('three-quarter', 'front'))
def hip_seat_carrier():
    # A waist belt with a shelf for the child, and the panel above it.
    fabric, trim = plain_cloth(), black(0.7)
    carrier(fabric, trim, hood=False, hip=True)
    loft([[(x * wide, y * deep - 0.3 + back, z) for x, y in circle(1, 24)] for z, wide, deep, back in ((0.02, 0.2, 0.08, 0.16), (0.2, 0.34, 0.24, 0.02), (0.4, 0.42, 0.34, -0.06), (0.46, 0.4, 0.32, -0.06))], fabric, smooth=1)
    for k in range(5):
        box((0.6 - 0.08 * k, 0.02, 0.012), trim, (0, -0.5 + 0.07 * k, 0.468), bevel=0)


@model('diaper-bag')
def diaper_bag():
    fabric, trim, inner = plain_cloth(), leather_trim(), rubber((0.9, 0.88, 0.84))
    sections = []
    for z, wide, deep in ((0, 0.66, 0.3), (0.05, 0.72, 0.34), (0.6, 0.74, 0.34), (1.1, 0.66, 0.26), (1.22, 0.62, 0.16), (1.24, 0.6, 0.1)):
        sections.append([(wide * math.copysign(abs(math.cos(2 * math.pi * k / 32)) ** 0.5, math.cos(2 * math.pi * k / 32)), deep * math.copysign(abs(math.sin(2 * math.pi * k / 32)) ** 0.5, math.sin(2 * math.pi * k / 32)), z) for k in range(32)])
    loft(sections, fabric, smooth=1)
    pillow(0.85, 0.62, 0.24, fabric, (0, -0.34, 0.1))
    tube([(0.425 * u, -0.34 - 0.12 * ((1 - u ** 4) * 0.85) ** 0.6, 0.6) for u in (-0.9, -0.7, -0.4, 0, 0.4, 0.7, 0.9)], 0.018, trim)
    tube([(-0.55, -0.08, 1.24), (0, -0.1, 1.255), (0.55, -0.08, 1.24)], 0.018, grey())
    for y in (-1, 1):
        handle = [(-0.3, 0.3, 0.9), (-0.3, 0.28, 1.1), (-0.28, 0.2, 1.35), (0, 0.16, 1.58)]
        tube([(x, y * deep, z) for x, deep, z in handle + [(-x, deep, z) for x, deep, z in handle[-2::-1]]], 0.035, trim)
        mirrored(lambda x: box((0.1, 0.04, 0.42), trim, (x * 0.3, y * 0.34, 0.7), (y * 11, 0, 0), bevel=0.01))
    for side in (-1, 1):
        turned([(0, 0), (0.24, 0.01), (0.26, 0.5)], fabric, (side * 0.74, 0, 0.06), thickness=0.02)
        ring(0.255, 0.022, trim, (side * 0.74, 0, 0.56))
    # A bottle in one side pocket.
    turned(curve_profile([(0, 0.2), (0.1, 0.2), (0.11, 0.75), (0.08, 0.8)], 4), white(), (-0.87, 0, 0))
    disc(0.09, 0.1, plastic((0.3, 0.62, 0.8)), (-0.87, 0, 0.8))
    turned(curve_profile([(0.08, 0), (0.04, 0.08), (0.03, 0.14), (0, 0.16)], 4), plastic((0.85, 0.65, 0.4)), (-0.87, 0, 0.9))
    plate(heart(0.22), 0.03, trim, (0, -0.465, 0.38))


def leather_trim():
    return plastic((0.3, 0.14, 0.06), 0.5)


# First toys

@model('rattle-set', pieces=0)
def rattle_set():
    # Three rattles: a ball, a ring with beads, and a flower.
    def stick(head):
        tube([(0, 0, 0.06), (0, 0, 0.45), (0, 0, 0.8)], 0.07, white(), radii=(1.4, 0.9, 1))
        dot(0.14, plastic(SOFT[3]), (0, 0, 0.1))
        head()
    def globe():
        dot(0.32, plastic(RED, 0.15), (0, 0, 1.1))
        ring(0.32, 0.05, plastic(YELLOW), (0, 0, 1.1))
        for k in range(5):
            angle = 2 * math.pi * k / 5
            dot(0.06, white(), (0.24 * math.cos(angle), -0.0 + 0.24 * math.sin(angle), 1.3))
    def flower():
        for k in range(6):
            angle = math.pi * k / 3
            dot(0.17, plastic(SOFT[k]), (0.27 * math.cos(angle), 0, 1.1 + 0.27 * math.sin(angle)), (1, 0.55, 1))
        dot(0.18, plastic(YELLOW), (0, -0.04, 1.1), (1, 0.7, 1))
        for side in (-1, 1):
            dot(0.022, black(), (side * 0.06, -0.165, 1.14))
        tube([(-0.06, -0.17, 1.06), (0, -0.175, 1.03), (0.06, -0.17, 1.06)], 0.01, black())
    def hoop():
        ring(0.3, 0.055, plastic(SKY), (0, 0, 1.1), (90, 0, 0))
        for k in range(9):
            angle = 2 * math.pi * k / 9
            dot(0.085, plastic(BRIGHT[k % 6]), (0.3 * math.cos(angle), 0, 1.1 + 0.3 * math.sin(angle)))
        tube([(0, 0, 0.8), (0, 0, 1.4)], 0.03, white())
        dot(0.14, plastic(ORANGE), (0, 0, 1.1))
    # They stand in a wooden block.
    box((2.0, 0.5, 0.26), wood(BEECH), bevel=0.05)
    group(lambda: stick(globe), (-0.66, 0, 0.1), (0, -8, 0))
    group(lambda: stick(flower), (0, 0, 0.1))
    group(lambda: stick(hoop), (0.66, 0, 0.1), (0, 8, 0))


@model('teether', views=('top', 'flat'), pieces=0)
def teether():
    # A silicone ring with a bunny's ears and wooden beads, and a set of keys.
    soft, timber = rubber(MINT), wood(BEECH)
    ring(0.5, 0.09, timber, (-0.35, 0.2, 0.1))

    def ears():
        flat(smooth_outline(symmetric([(0, 0.2), (0.1, 0.35), (0.32, 0.75), (0.45, 0.72), (0.42, 0.35), (0.3, 0.05), (0.22, -0.1), (0, -0.16)]), 5), 0.13, soft, bevel=0.05)
        for side in (-1, 1):
            for k in range(3):
                dot(0.045, soft, (side * (0.2 + 0.07 * k), 0.28 + 0.14 * k, 0.12))
            dot(0.03, black(), (side * 0.09, 0.04, 0.125))
        dot(0.035, rubber(ROSE), (0, -0.03, 0.13), (1.2, 1, 0.6))
    group(ears, (-0.35, 0.62, 0.12))
    for k in range(7):
        angle = math.radians(200 + 23 * k)
        dot(0.13, rubber(SOFT[k % 6]), (-0.35 + 0.5 * math.cos(angle), 0.2 + 0.5 * math.sin(angle), 0.13))

    def key(colour, outline):
        ring(0.09, 0.035, rubber(colour), (0, 0, 0.05))
        flat(smooth_outline([(-0.06, -0.08), (0.06, -0.08), (0.1, -0.5), (0.24, -0.6), (0.2, -0.8), (0, -0.88), (-0.2, -0.8), (-0.24, -0.6), (-0.1, -0.5)], 4), 0.09, rubber(colour), bevel=0.035)
        for k in range(4):
            dot(0.035, rubber(colour), (0.1 * (-1) ** k, -0.62 - 0.1 * (k // 2), 0.09))
    for k, spin in enumerate((-32, 5, 42)):
        group(lambda: key((ROSE, (0.95, 0.7, 0.2), (0.35, 0.6, 0.85))[k], None), (0.75, 0.25, 0.03 * k), (0, 0, spin))
    ring(0.2, 0.04, white(), (0.78, 0.4, 0.1))


@model('play-gym', views=('three-quarter', 'top'), pieces=0)
def play_gym():
    mat, edge = rubber((0.55, 0.78, 0.85)), rubber((0.9, 0.75, 0.35))
    flat(circle(1.05, 64), 0.06, mat, bevel=0.02)
    ring(1.05, 0.05, edge, (0, 0, 0.04))
    for k in range(6):
        angle = math.pi * k / 3 + 0.4
        flat(star(5, 0.16, 0.08) if k % 2 else heart(0.3), 0.02, rubber(SOFT[k]), (0.75 * math.cos(angle), 0.75 * math.sin(angle), 0.06))
    for spin in (45, -45):
        c, s = math.cos(math.radians(spin)), math.sin(math.radians(spin))
        tube([(c * 1.0 * math.cos(math.pi * k / 12), s * 1.0 * math.cos(math.pi * k / 12), 0.05 + 1.15 * math.sin(math.pi * k / 12)) for k in range(13)], 0.06, rubber(ROSE if spin > 0 else MINT))
    spots = ((0, 0, 1.2), (0.45, 0.45, 0.98), (-0.45, -0.45, 0.98), (0.45, -0.45, 0.98), (-0.45, 0.45, 0.98))
    for k, (x, y, z) in enumerate(spots):
        tube([(x, y, z), (x, y, z - 0.3)], 0.014, white())
        colour = BRIGHT[k]
        if k == 0:
            plate(star(5, 0.16, 0.08), 0.08, rubber(YELLOW), (x, y, z - 0.42), bevel=0.03)
        elif k == 1:
            ring(0.12, 0.035, plastic(colour), (x, y, z - 0.42), (90, 0, 0))
        elif k == 2:
            ball(0.13, rubber(colour), (x, y, z - 0.4))
            for side in (-1, 1):
                ball(0.06, rubber(colour), (x + side * 0.1, y, z - 0.29))
        elif k == 3:
            plate(heart(0.28), 0.1, rubber(RED), (x, y, z - 0.42), bevel=0.04)
        else:
            ball(0.12, plastic(colour), (x, y, z - 0.42))
    pillow(0.6, 0.32, 0.16, rubber(ROSE), (0, 0.42, 0.13), (-90, 0, 0))


@model('musical-mobile', views=('front', 'three-quarter'), pieces=0)
def musical_mobile():
    arm, trim = white(), plastic((0.45, 0.65, 0.85))
    # A clamp, a bent arm, a music box and hanging animals.
    box((0.26, 0.24, 0.3), trim, (1.2, 0, 0.1), bevel=0.06)
    disc(0.1, 0.12, plastic(YELLOW), (1.2, -0.12, 0.25), (90, 0, 0))
    disc(0.25, 0.06, arm, (1.2, 0, 0))
    tube([(1.2, 0, 0.35), (1.22, 0, 1.2), (1.12, 0, 1.75), (0.6, 0, 1.98), (0, 0, 1.98)], 0.05, arm)
    turned(curve_profile([(0, -0.3), (0.2, -0.28), (0.26, -0.15), (0.2, 0.0), (0.06, 0.04), (0, 0.04)], 5), trim, (0, 0, 1.96))
    text('♪', 0.2, white(), (0, -0.25, 1.8))
    tube([(0, 0, 1.7), (0, 0, 1.6)], 0.03, arm)
    for spin in (20, 110):
        c, s = math.cos(math.radians(spin)), math.sin(math.radians(spin))
        tube([(-0.72 * c, -0.72 * s, 1.5), (-0.4 * c, -0.4 * s, 1.6), (0, 0, 1.6), (0.4 * c, 0.4 * s, 1.6), (0.72 * c, 0.72 * s, 1.5)], 0.028, arm)
        for side in (-1, 1):
            x, y = side * 0.7 * c, side * 0.7 * s
            tube([(x, y, 1.5), (x, y, 1.0)], 0.01, arm)
            kind = (spin > 90) * 2 + (side > 0)
            if kind == 0:
                body = rubber(ROSE)
                dot(0.17, body, (x, y, 0.78), (1, 0.8, 1.15))
                dot(0.15, body, (x, y, 1.04))
                for ear in (-1, 1):
                    dot(0.05, body, (x + ear * 0.07, y, 1.22), (0.8, 0.6, 2))
                    dot(0.018, black(), (x + ear * 0.06, y - 0.14, 1.07))
            elif kind == 1:
                body = rubber((0.45, 0.6, 0.85))
                dot(0.22, body, (x, y, 0.88), (1.15, 0.8, 0.95))
                for ear in (-1, 1):
                    dot(0.13, body, (x + ear * 0.24, y, 0.94), (0.6, 0.4, 1))
                    dot(0.018, black(), (x + ear * 0.07, y - 0.17, 0.94))
                tube([(x, y - 0.15, 0.86), (x, y - 0.26, 0.76), (x, y - 0.25, 0.62)], 0.05, body, radii=(1.2, 1, 0.7))
            elif kind == 2:
                plate(star(5, 0.24, 0.12), 0.12, rubber((0.95, 0.72, 0.2)), (x, y, 0.92), bevel=0.045)
            else:
                body = rubber((0.85, 0.88, 0.9))
                for dx, dz, r in ((-0.14, 0, 0.13), (0, 0.06, 0.17), (0.15, 0, 0.13)):
                    dot(r, body, (x + dx, y, 0.95 + dz), (1, 0.7, 1))


@model('bath-toys', pieces=0)
def bath_toys():
    group(lambda: duck(plastic((0.95, 0.65, 0.05), 0.2)), (-0.55, 0.1, 0), (0, 0, 15), 0.95)
    # A boat, a whale and a starfish.
    def boat():
        hull = [[(x * wide, y * deep + 0.0, z) for x, y in [(-1.0, 0), (-0.6, -0.8), (0.5, -1), (0.9, -0.9), (0.9, 0.9), (0.5, 1), (-0.6, 0.8)]] for z, wide, deep in ((0, 0.34, 0.18), (0.1, 0.42, 0.24), (0.3, 0.5, 0.28))]
        loft(hull, plastic(RED), smooth=2)
        box((0.42, 0.34, 0.2), white(), (0.08, 0, 0.26), bevel=0.05)
        disc(0.08, 0.24, plastic(BLUE), (0.1, 0, 0.44))
        ring(0.08, 0.02, plastic(YELLOW), (0.1, 0, 0.66))
        for x in (-0.03, 0.18):
            disc(0.045, 0.02, plastic(SKY), (x, -0.165, 0.37), (90, 0, 0))
    group(boat, (0.8, 0.4, 0), (0, 0, -10), 1.1)

    def whale():
        blue = plastic((0.1, 0.4, 0.7), 0.2)
        ball(0.34, blue, (0, 0, 0.28), (1.2, 0.9, 0.8))
        ball(0.3, plastic((0.8, 0.88, 0.92)), (-0.04, 0, 0.2), (1.15, 0.9, 0.65))
        tube([(0.3, 0, 0.26), (0.5, 0, 0.32), (0.58, 0, 0.5)], 0.12, blue, radii=(1.2, 0.7, 0.5))
        for side in (-1, 1):
            ball(0.13, blue, (0.6, side * 0.12, 0.54), (0.6, 1, 0.35))
            ball(0.03, black(), (-0.3, side * 0.2, 0.34))
        tube([(-0.02, 0, 0.52), (-0.02, 0, 0.66), (-0.12, 0, 0.72)], 0.02, plastic(SKY))
        tube([(-0.02, 0, 0.6), (0.08, 0, 0.72)], 0.02, plastic(SKY))
    group(whale, (0.2, -0.75, 0), (0, 0, 10), 0.9)
    flat(smooth_outline(star(5, 0.24, 0.12), 4), 0.1, rubber(ORANGE), (-0.75, -0.75, 0), 10, bevel=0.04)
