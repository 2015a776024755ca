"""Food, beds, toys and care for dogs, cats, fish and birds."""

import math
import random

from materials import *
from parts import *
from registry import model

from models.toys import BLUE, GREEN, LYING, ORANGE, RED, SKY, YELLOW, dot, flat, fluff, glass

BAG, POUCH = 0.72, 0.78


def bone_outline(length=0.5, width=0.16):
    half = [(0, length * 0.36), (width * 0.32, length * 0.46), (width * 0.85, length * 0.5), (width * 0.95, length * 0.36), (width * 0.42, length * 0.24), (width * 0.36, 0)]
    right = half + [(x, -z) for x, z in reversed(half[:-1])]
    return smooth_outline(right[:-1] + [(0, -length * 0.36)] + [(-x, z) for x, z in reversed(right[1:-1])], 4)


def fish_outline(size=0.3):
    points = [(-0.5, 0), (-0.2, 0.26), (0.15, 0.2), (0.3, 0.06), (0.5, 0.25), (0.46, 0), (0.5, -0.25), (0.3, -0.06), (0.15, -0.2), (-0.2, -0.26)]
    return [(x * size, z * size) for x, z in smooth_outline(points, 4)]


def food_bag(material, width=1.3, height=1.8, depth=0.55, at=(0, 0, 0)):
    """A standing bag with side gussets and a folded top, printed on its front."""
    sections = []
    for z, wide, deep in ((0, 0.96, 1), (0.04, 1, 1.04), (0.4, 1, 1.06), (0.75, 1, 0.9), (0.92, 1, 0.35), (0.96, 1, 0.06), (1, 1, 0.05)):
        x, y = width / 2 * wide, depth / 2 * deep
        pinch = 0.82 if z < 0.9 else 1
        sections.append([(-x, -y, z * height), (-x * 0.5, -y * 1.08, z * height), (0, -y * 1.1, z * height), (x * 0.5, -y * 1.08, z * height), (x, -y, z * height), (x * pinch, 0, z * height), (x, y, z * height), (0, y * 1.1, z * height), (-x, y, z * height), (-x * pinch, 0, z * height)])
    loft(sections, material, at, smooth=2)


def pouch(material, width=1.05, height=1.35, depth=0.42, at=(0, 0, 0), turn=(0, 0, 0), trim=None):
    """A stand-up pouch with a sealed top."""
    sections = []
    for z, deep in ((0, 0.9), (0.03, 1.0), (0.25, 0.98), (0.6, 0.6), (0.86, 0.2), (0.9, 0.04), (1, 0.03)):
        x, y = width / 2, depth / 2 * deep
        sections.append([(x * c, y * s, z * height) for c, s in ((-1, 0), (-0.75, -0.62), (-0.35, -0.95), (0.35, -0.95), (0.75, -0.62), (1, 0), (0.75, 0.62), (0.35, 0.95), (-0.35, 0.95), (-0.75, 0.62))])
    group(lambda: loft(sections, material, smooth=2), at, turn)


def bowl(at, colour, radius=0.42, fill=None, pieces=60, make=None, seed=2):
    turned(curve_profile([(0, 0.02), (radius * 1.12, 0.0), (radius * 1.15, 0.05), (radius * 0.95, 0.24), (radius * 0.88, 0.25), (radius * 0.75, 0.16), (0, 0.12)], 4), plastic(colour, 0.2), at)
    if make:
        heap(pieces, lambda p, t: make((at[0] + p[0], at[1] + p[1], at[2] + 0.2 + p[2]), t), radius * 0.74, 0.14, seed)


def kibble(material, size=0.05):
    return lambda at, turn: ball(size, material, at, (1, 1, 0.6), turn)


def small(profile, material):
    return lambda at, turn: turned(profile, material, at, turn, sides=16, bevel=0)


# Food

@model('dry-dog-food', prints='label', aspect=BAG)
def dry_dog_food():
    food_bag(printed(), at=(-0.25, 0.25, 0))
    brown = food((0.3, 0.13, 0.05))
    bowl((0.55, -0.4, 0), RED, make=small([(0, -0.02), (0.05, -0.02), (0.055, 0), (0.05, 0.02), (0, 0.02)], brown), pieces=150)
    for k in range(9):
        turned([(0, 0), (0.05, 0), (0.055, 0.02), (0.05, 0.04), (0, 0.04)], brown, (-0.75 + 0.1 * k, -0.5 - 0.16 * math.sin(k * 2.4), 0), sides=16, bevel=0)


@model('dog-treats', prints='label', aspect=POUCH)
def dog_treats():
    pouch(printed(), at=(-0.1, 0.2, 0))
    tones = [food((0.45, 0.18, 0.06)), food((0.6, 0.3, 0.1)), food((0.3, 0.06, 0.04))]
    for k, (x, y, spin) in enumerate(((-0.6, -0.2, 20), (-0.35, -0.42, 70), (0.0, -0.3, -15), (0.3, -0.45, 40), (0.6, -0.2, 100), (-0.05, -0.6, 85))):
        flat(bone_outline(0.3, 0.12), 0.06, tones[k % 3], (x, y, 0), spin, bevel=0.02)
    flat(bone_outline(0.3, 0.12), 0.06, tones[1], (0.45, -0.32, 0.06), 10, bevel=0.02)


@model('dog-biscuits', prints='label', aspect=5.5)
def dog_biscuits():
    # A clear jar of biscuits with a label around it.
    disc(0.52, 1.05, glass(), (-0.2, 0.2, 0), bevel=0.05)
    tan = food((0.62, 0.36, 0.14))
    for k in range(17):
        layer = (-0.2, 0.2, 0.02 + 0.055 * k)
        around(4, 0.29, lambda at, spin: flat(bone_outline(0.36, 0.14), 0.05, tan, at, spin, bevel=0.015), 37 * k, layer)
    turned([(0.525, 0.22), (0.525, 0.82)], printed(), (-0.2, 0.2, 0), bevel=0)
    disc(0.47, 0.16, plastic(RED), (-0.2, 0.2, 1.05))
    for x, y, spin in ((0.6, -0.4, 20), (0.1, -0.6, 75), (0.95, 0.25, 120), (-0.45, -0.7, 100)):
        flat(bone_outline(0.42, 0.16), 0.06, tan, (x, y, 0), spin, bevel=0.02)


@model('dog-chew-sticks', prints='label', aspect=POUCH)
def chew_sticks():
    pouch(printed(), at=(0, 0.25, 0))
    tones = [food((0.32, 0.1, 0.03)), food((0.5, 0.16, 0.05)), food((0.2, 0.05, 0.02))]
    for k in range(8):
        def stick():
            for strand in range(2):
                tube([(-0.4 + 0.08 * s, 0.028 * math.sin(s * 1.6 + strand * math.pi), 0.05 + 0.028 * math.cos(s * 1.6 + strand * math.pi)) for s in range(11)], 0.034, tones[k % 3])
        group(stick, (-0.1 + 0.05 * math.sin(k * 5), -0.36 - 0.06 * (k % 4) * 1.6, 0.09 * (k // 4)), (0, 0, 10 * math.sin(k * 2)))


def can(at, radius, height, label, lid=True):
    disc(radius, height, steel(), at, bevel=0.02)
    for z in (0.02, height - 0.02):
        ring(radius, 0.02, steel(), (at[0], at[1], at[2] + z))
    turned([(radius + 0.006, 0.06), (radius + 0.006, height - 0.06)], label, at, bevel=0)
    if lid:
        ring(radius * 0.8, 0.012, steel(), (at[0], at[1], at[2] + height))
        flat(smooth_outline([(-0.06, -0.1), (0.06, -0.1), (0.06, 0.08), (0, 0.14), (-0.06, 0.08)]), 0.02, steel(), (at[0], at[1] - radius * 0.4, at[2] + height + 0.01), 0, holes=[circle(0.035, centre=(0, -0.03))])


@model('wet-dog-food', prints='label', aspect=3.1)
def wet_dog_food():
    label = printed()
    can((-0.3, 0.2, 0), 0.45, 0.95, label)
    brown = food((0.3, 0.11, 0.04), 0.3)
    bowl((0.55, -0.35, 0), BLUE, make=lambda at, turn: box((0.13, 0.11, 0.1), brown, at, turn, bevel=0.03), pieces=40)


@model('dry-cat-food', prints='label', aspect=BAG)
def dry_cat_food():
    food_bag(printed(), 1.15, 1.6, 0.45, at=(-0.2, 0.25, 0))
    tan, red = food((0.55, 0.28, 0.1)), food((0.45, 0.1, 0.04))
    count = [0]

    def piece(at, turn):
        count[0] += 1
        plate(fish_outline(0.14), 0.035, tan if count[0] % 3 else red, at, turn, bevel=0.01)
    bowl((0.55, -0.35, 0), SKY, 0.36, make=piece, pieces=80)
    for side in (-1, 1):
        plate([(-0.09, 0), (0.09, 0), (0.0, 0.16)], 0.04, plastic(SKY), (0.55 + side * 0.26, -0.35, 0.22), (0, side * 10, 0), bevel=0.01)
    for k in range(6):
        flat(fish_outline(0.16), 0.035, tan, (-0.65 + 0.14 * k, -0.5 - 0.1 * math.sin(k * 2), 0), 70 * k, bevel=0.01)


@model('cat-litter', prints='label', aspect=BAG)
def cat_litter():
    food_bag(printed(), 1.05, 1.45, 0.45, at=(-0.35, 0.35, 0))
    tray, sand = plastic((0.25, 0.4, 0.55)), food((0.62, 0.57, 0.5), 0.9)

    def litter_tray():
        box((1.3, 0.85, 0.06), tray, bevel=0.03)
        for x, y, wide, deep in ((0, -0.4, 1.3, 0.06), (0, 0.4, 1.3, 0.06), (-0.62, 0, 0.06, 0.85), (0.62, 0, 0.06, 0.85)):
            box((wide, deep, 0.3), tray, (x, y, 0), bevel=0.02)
        sheet(1.22, 0.78, sand, (0, 0, 0.17), ripple=0.12, ripples=4, steps=60)
        chance = random.Random(5)
        for _ in range(220):
            dot(0.018, sand, (chance.uniform(-0.58, 0.58), chance.uniform(-0.36, 0.36), 0.2 + chance.uniform(-0.01, 0.03)))
        tube([(0.25, 0, 0.26), (0.62, -0.22, 0.48)], 0.035, plastic(ORANGE))
        flat(rounded(0.34, 0.3, 0.05), 0.03, plastic(ORANGE), (0.12, 0.06, 0.22), 30, holes=[rounded(0.04, 0.2, 0.01)])
    group(litter_tray, (0.25, -0.45, 0), (0, 0, -8))


@model('cat-treats', prints='label', aspect=POUCH)
def cat_treats():
    pouch(printed(), 0.95, 1.25, 0.35, at=(-0.1, 0.15, 0))
    tones = [food((0.65, 0.25, 0.1)), food((0.7, 0.45, 0.18)), food((0.5, 0.12, 0.06))]
    for k in range(15):
        at = (-0.6 + 0.25 * (k % 5) + 0.1 * (k // 5) + 0.03 * math.sin(k * 7), -0.2 - 0.2 * (k // 5) + 0.03 * math.sin(k * 5), 0)
        flat(fish_outline(0.2) if k % 2 else circle(0.064), 0.05, tones[k % 3], at, 50 * k, bevel=0.015)


@model('wet-cat-food', prints='label', aspect=0.72)
def wet_cat_food():
    # Flat pouches, and a dish with an opened helping.
    label, foil = printed(), steel(0.35)
    for x, y, spin in ((-0.62, 0.3, 12), (-0.1, 0.15, 0), (0.45, 0.3, -12)):
        def pack():
            pillow(0.72, 1.0, 0.2, label)
            box((0.72, 0.012, 0.07), foil, (0, 0, 0.97), bevel=0)
        group(pack, (x, y, 0), (-8, 0, spin))
    turned(curve_profile([(0, 0.02), (0.3, 0), (0.4, 0.08), (0.42, 0.12)], 4), ceramic(), (0.4, -0.45, 0), thickness=0.02)
    pink = food((0.55, 0.25, 0.14), 0.3)
    heap(34, lambda at, turn: box((0.11, 0.08, 0.07), pink, (0.4 + at[0], -0.45 + at[1], 0.07 + at[2]), turn, bevel=0.02), 0.28, 0.12)


# Collars and leashes

def strap(points, width, material, thickness=0.03, closed=False):
    """A flat strap through points in space, edge upwards."""
    curve = tube(points, thickness / 2, material, closed=closed)
    curve.data.bevel_depth = 0
    curve.data.extrude = width / 2
    curve.data.use_fill_caps = False
    curve.data.twist_mode = 'Z_UP'
    modifier = curve.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, 0
    return curve


def loop_points(radius_x, radius_y, z, count=16, start=0, end=360):
    return [(radius_x * math.cos(math.radians(start + (end - start) * k / count)), radius_y * math.sin(math.radians(start + (end - start) * k / count)), z) for k in range(count + (0 if end - start == 360 else 1))]


def snap_hook(at, turn):
    """A closed hook on a swivel. Its eye is at `at`, where the strap ends, and its tip points up."""
    def make():
        tube([(-0.07, 0, 0), (0.07, 0, 0), (0.05, 0, 0.09), (-0.05, 0, 0.09)], 0.02, steel(), closed=True, straight=True)
        disc(0.045, 0.08, steel(), (0, 0, 0.08), bevel=0.015)
        disc(0.03, 0.06, steel(), (0, 0, 0.14))
        body = smooth_outline(symmetric([(0, 0.56), (0.08, 0.52), (0.1, 0.4), (0.06, 0.25), (0.03, 0.18)]))
        hole = smooth_outline(symmetric([(0, 0.5), (0.045, 0.47), (0.055, 0.4), (0.03, 0.29), (0, 0.26)]))
        plate(body, 0.07, steel(), bevel=0.025, holes=[hole])
        tube([(0.07, 0, 0.32), (0.14, 0, 0.36)], 0.022, steel())
    group(make, at, turn)


def collar(material, radius=0.7, width=0.24, buckle=True, trim=None, stitch=None):
    """A collar that stands on its edge, closed in front."""
    z = width / 2 + 0.02
    strap(loop_points(radius, radius * 0.85, z), width, material, 0.05, closed=True)
    y = -radius * 0.85
    if stitch:
        for dz in (-0.38, 0.38):
            tube(loop_points(radius + 0.028, radius * 0.85 + 0.028, z + dz * width), 0.007, stitch, closed=True)
    if buckle:
        for side in (-1, 1):
            box((0.05, 0.1, width * 1.35), steel(), (side * 0.12 - 0.1, y - 0.02, z - width * 0.675), bevel=0.02)
        for dz in (-0.62, 0.62):
            tube([(-0.22, y - 0.05, z + dz * width), (0.02, y - 0.05, z + dz * width)], 0.028, steel())
        tube([(-0.2, y - 0.06, z), (0.03, y - 0.075, z)], 0.02, steel())
        for k in range(4):
            angle = math.asin((0.14 + 0.1 * k) / radius)
            disc(0.022, 0.012, black(), ((radius + 0.018) * math.sin(angle), (y - 0.018) * math.cos(angle), z), (90, 0, math.degrees(angle)))


def name_tag(at, outline=None):
    ring(0.05, 0.012, steel(), at, (90, 0, 0))
    plate(outline or bone_outline(0.3, 0.13), 0.025, gold(), (at[0], at[1] - 0.02, at[2] - 0.16), (0, 90 if not outline else 0, 0))


@model('dog-collar')
def dog_collar():
    collar(plastic(RED, 0.6), stitch=plastic((0.9, 0.85, 0.8)))
    ring(0.09, 0.02, steel(), (0.42, -0.56, 0.1), (70, 0, 30))
    plate(bone_outline(0.34, 0.14), 0.025, gold(), (0.46, -0.72, 0.03), (-78, 90, 20))


@model('dog-leash', views=('top', 'three-quarter'))
def dog_leash():
    band = plastic(BLUE, 0.6)
    points = []
    for k in range(60):
        angle, far = k * 0.42, 0.85 - 0.004 * k
        points.append((far * math.cos(angle), far * math.sin(angle) * 0.8, 0.1 + 0.0015 * k))
    strap(points, 0.16, band, 0.025)
    end = points[-1]
    strap([end, (0.35, 0.2, 0.19), (-0.1, -0.1, 0.1), (-0.4, -0.9, 0.09), (-0.9, -1.15, 0.09), (-1.15, -0.8, 0.09), (-0.7, -0.6, 0.09), (-0.35, -0.75, 0.09)], 0.16, band, 0.025)
    strap([points[0], (0.95, -0.3, 0.1), (0.8, -0.8, 0.1), (0.35, -1.05, 0.11)], 0.16, band, 0.025)
    box((0.1, 0.1, 0.17), black(), (-0.37, -0.77, 0), (0, 0, 15), bevel=0.02)
    snap_hook((0.35, -1.05, 0.11), (0, -90, 25))


def hoop(x, z, radius, width, material, lean=0, tall=1.0, thickness=0.035):
    """A band around a dog whose back runs along x."""
    band = turned([(radius, -width / 2), (radius, width / 2)], material, (x, 0, z), (0, 90 + lean, 0), bevel=0, thickness=thickness)
    band.scale = (tall, 1, 1)
    return band


@model('dog-harness')
def dog_harness():
    # On an invisible dog that looks to the left: a neck and a girth band, a back and a chest pad.
    pad, band, light = plastic((0.7, 0.05, 0.03), 0.7), black(0.6), plastic((0.8, 0.82, 0.8))

    def around_body(station, degrees):
        x, z, radius = station
        return (x, radius * math.cos(math.radians(degrees)), z + radius * 1.1 * math.sin(math.radians(degrees)))

    def saddle(stations, start, end, material, thickness):
        loft([[around_body(station, start + (end - start) * k / 14) for k in range(15)] for station in stations], material, closed=False, caps=False, smooth=1, thickness=thickness)
    back = [(-0.56, 0.83, 0.33), (-0.4, 0.81, 0.4), (-0.1, 0.75, 0.5), (0.3, 0.72, 0.54), (0.55, 0.72, 0.54)]
    saddle(back, 25, 155, pad, -0.07)
    saddle([(-0.86, 0.83, 0.28), (-0.74, 0.72, 0.32), (-0.5, 0.68, 0.4), (-0.1, 0.69, 0.48), (0.3, 0.71, 0.525), (0.52, 0.72, 0.535)], 245, 295, pad, -0.06)
    hoop(0.36, 0.72, 0.53, 0.14, band, tall=1.1)
    hoop(-0.62, 0.82, 0.37, 0.14, band, lean=28, tall=1.12)
    for side in (-1, 1):
        buckle_at = (0.36, side * 0.57, 0.5)
        box((0.2, 0.1, 0.3), black(), buckle_at, (side * 14, 0, 0), bevel=0.03)
        box((0.1, 0.115, 0.12), grey(), (0.36, side * 0.57, 0.59), (side * 14, 0, 0), bevel=0.02)
        box((0.16, 0.1, 0.12), grey(), (-0.62, side * 0.37, 0.78), bevel=0.02)
        tube([around_body((min(x, 0.5), z, radius + 0.06), 90 + side * 56) for x, z, radius in back], 0.022, light)
    tube([(-0.05, 0, 1.33), (0.02, 0, 1.5), (0.38, 0, 1.5), (0.45, 0, 1.33)], 0.045, band)
    ring(0.1, 0.022, steel(), (0.52, 0, 1.45), (90, 0, 0))
    box((0.09, 0.2, 0.05), band, (0.52, 0, 1.35), bevel=0.015)


@model('cat-collar-with-bell')
def cat_collar_with_bell():
    collar(plastic((0.85, 0.2, 0.4), 0.6), 0.62, 0.15, buckle=False, stitch=plastic((0.95, 0.9, 0.9)))
    y = -0.53
    box((0.3, 0.07, 0.19), black(), (-0.3, y + 0.04, 0.0), (0, 0, -25), bevel=0.03)
    # The bell has a slot with round ends, and hangs from a ring around the collar's edge.
    def bell():
        ball(0.13, gold())
        ring(0.13, 0.012, gold())
        slot = [(0, -0.122 * math.cos(math.radians(a)), -0.122 * math.sin(math.radians(a))) for a in range(25, 156, 10)]
        tube(slot, 0.013, black())
        for end in (slot[0], slot[-1]):
            ball(0.024, black(), [0.93 * c for c in end])
    group(bell, (0.05, y - 0.13, 0.13), (0, 0, -15))
    ring(0.07, 0.013, gold(), (0.05, y - 0.06, 0.22), (90, 0, 90))
    for k in range(5):
        angle = math.radians(200 + 35 * k)
        if k != 2:
            ball(0.035, plastic((0.95, 0.95, 0.9)), (0.65 * math.cos(angle), 0.56 * math.sin(angle), 0.095), (1, 1, 1))


@model('collar-and-leash-set')
def collar_and_leash_set():
    band = plastic(GREEN, 0.6)
    group(lambda: collar(band, 0.5, 0.2), (-0.45, 0.3, 0))
    # A ring for the leash, held to the collar by a small loop.
    box((0.1, 0.05, 0.1), band, (-0.165, -0.06, 0.12), (0, 0, 42), bevel=0.015)
    ring(0.075, 0.018, steel(), (-0.145, -0.09, 0.09), (80, 0, 42))
    points = [((0.44 - 0.003 * k) * math.cos(k * 0.42) + 0.6, (0.38 - 0.003 * k) * math.sin(k * 0.42) - 0.35, 0.1 + 0.001 * k) for k in range(50)]
    strap(points, 0.13, band, 0.025)
    strap([points[0], (1.0, -0.78, 0.1), (0.65, -1.0, 0.11), (0.15, -0.9, 0.12)], 0.13, band, 0.025)
    snap_hook((0.15, -0.9, 0.12), (0, -90, -15))
    # The hand loop leaves the coil from its centre, over its back.
    strap([points[-1], (0.3, -0.1, 0.22), (0.22, 0.12, 0.25), (0.4, 0.42, 0.12), (0.85, 0.48, 0.1), (1.0, 0.25, 0.12), (0.7, 0.12, 0.22), (0.26, 0.05, 0.27)], 0.13, band, 0.025)
    box((0.07, 0.07, 0.17), black(), (0.25, 0.06, 0.17), (0, 0, 20), bevel=0.015)


# Beds

def cushion_ring(radius, thick, material, bumps=10, squash=0.85):
    """A stuffed rim that is a little lower at the front."""
    points, radii = [], []
    count = 24
    for k in range(count):
        angle = 2 * math.pi * k / count - math.pi / 2
        points.append((radius * math.cos(angle), radius * squash * math.sin(angle), thick * (0.85 - 0.2 * math.cos(angle + math.pi / 2))))
        radii.append(1 - 0.22 * math.cos(angle + math.pi / 2) + 0.02 * math.sin(bumps * angle))
    return tube(points, thick, material, closed=True, radii=radii)


@model('pet-bed', views=('top', 'three-quarter'))
def pet_bed():
    fabric, inner = plain_cloth(), rubber((0.82, 0.76, 0.66))
    cushion_ring(0.85, 0.27, fabric)
    ball(0.78, inner, (0, 0, 0.12), (1, 0.85, 0.22))
    disc(0.8, 0.08, fabric, (0, 0, 0))


@model('dog-bed', views=('top', 'three-quarter'))
def dog_bed():
    # A rectangle with bolsters on three sides and a mattress.
    fabric, inner = plain_cloth(), rubber((0.82, 0.76, 0.66))
    box((2.1, 1.5, 0.2), fabric, bevel=0.08)
    pillow(1.8, 1.2, 0.3, inner, (0, -0.62, 0.26), (-90, 0, 0))
    for points in (((-0.95, -0.65, 0.32), (-0.97, 0.0, 0.36), (-0.95, 0.62, 0.38)), ((0.95, -0.65, 0.32), (0.97, 0.0, 0.36), (0.95, 0.62, 0.38)), ((-0.95, 0.65, 0.38), (0, 0.67, 0.42), (0.95, 0.65, 0.38)), ((-0.95, -0.65, 0.28), (-0.7, -0.68, 0.27), (-0.4, -0.68, 0.2)), ((0.95, -0.65, 0.28), (0.7, -0.68, 0.27), (0.4, -0.68, 0.2))):
        tube(points, 0.2, fabric, radii=(1, 1, 1) if abs(points[1][0]) != 0.7 else (0.95, 0.9, 0.6))
    for x in (-0.95, 0.95):
        for y, z in ((-0.65, 0.32), (0.65, 0.38)):
            ball(0.215, fabric, (x, y, z))
    plate(bone_outline(0.5, 0.2), 0.02, inner, (0, -0.75, 0.12), (0, 90, 0))


@model('cat-bed', views=('top', 'three-quarter'))
def cat_bed():
    # A bowl-shaped nest with ears and a fluffy cushion.
    fabric, inner = plain_cloth(), rubber((0.88, 0.82, 0.76))
    turned(curve_profile([(0.0, 0), (0.6, 0), (0.78, 0.12), (0.88, 0.42), (0.86, 0.56), (0.76, 0.58), (0.7, 0.42), (0.6, 0.24), (0.0, 0.22)], 5), fabric)
    fluff(0.66, inner, (0, 0, 0.26), (1, 1, 0.2), hairs=5000, length=0.06)
    for side in (-1, 1):
        plate(smooth_outline([(-0.2, 0), (0.2, 0), (0.08, 0.34), (-0.02, 0.36)], 4), 0.1, fabric, (side * 0.48, 0.62, 0.5), (0, side * 12, side * -30), bevel=0.045)
        plate(smooth_outline([(-0.11, 0.03), (0.11, 0.03), (0.03, 0.24)], 4), 0.11, inner, (side * 0.48, 0.615, 0.5), (0, side * 12, side * -30), bevel=0.04)
    for side in (-1, 1):
        ball(0.045, black(), (side * 0.2, -0.86, 0.4))
    ball(0.04, plastic((0.8, 0.3, 0.35)), (0, -0.88, 0.32), (1.3, 0.6, 0.8))


@model('pet-sofa')
def pet_sofa():
    fabric, foot = plain_cloth(), wood()
    box((2.0, 1.05, 0.22), fabric, (0, 0, 0.14), bevel=0.06)
    pillow(1.5, 0.95, 0.26, fabric, (0, -0.52, 0.44), (-90, 0, 0))
    box((2.0, 0.26, 0.85), fabric, (0, 0.45, 0.16), bevel=0.12)
    for side in (-1, 1):
        box((0.24, 1.02, 0.46), fabric, (side * 0.92, 0, 0.16), bevel=0.1)
        tube([(side * 0.92, -0.42, 0.62), (side * 0.92, 0.35, 0.62)], 0.16, fabric)
        for y in (-0.4, 0.4):
            turned([(0, 0), (0.05, 0), (0.08, 0.16)], foot, (side * 0.85, y, 0), sides=24)
    for x in (-0.45, 0, 0.45):
        ball(0.04, fabric, (x, 0.31, 0.75), (1, 0.5, 1))
    # A bone-shaped cushion that leans on the back
    group(lambda: plate(bone_outline(0.62, 0.18), 0.16, rubber((0.85, 0.78, 0.68)), bevel=0.07), (-0.3, 0.16, 0.76), (-15, 92, 0))


@model('cat-house')
def cat_house():
    # A soft house with a pitched roof, a round door and ears.
    fabric, inner, dark = plain_cloth(), rubber((0.85, 0.78, 0.7)), rubber((0.05, 0.045, 0.04))
    outline = [(-0.75, 0), (0.75, 0), (0.75, 0.85), (0, 1.5), (-0.75, 0.85)]
    plate(outline, 0.1, fabric, (0, -0.55, 0), bevel=0.045, holes=[circle(0.42, 48, (0, 0.52))])
    plate(outline, 0.1, fabric, (0, 0.55, 0), bevel=0.045)
    for side in (-1, 1):
        box((0.1, 1.1, 0.86), fabric, (side * 0.72, 0, 0), bevel=0.04)
        box((1.12, 1.3, 0.11), fabric, (side * 0.41, 0, 1.16), (0, side * 41, 0), bevel=0.05)
        ear = smooth_outline([(0.2, 1.42), (0.72, 0.98), (0.7, 1.4), (0.64, 1.7), (0.57, 1.71), (0.36, 1.58)], 4)
        plate([(side * x, z) for x, z in ear], 0.1, fabric, (0, -0.52, 0), bevel=0.04)
        plate([(side * (0.24 + 0.57 * x), 0.68 + 0.55 * z) for x, z in ear], 0.02, inner, (0, -0.57, 0), bevel=0.008)
    box((1.4, 1.1, 0.06), fabric)
    box((1.35, 0.02, 0.85), dark, (0, 0.48, 0.05), bevel=0)
    pillow(1.2, 0.95, 0.24, inner, (0, -0.48, 0.14), (-90, 0, 0))
    ring(0.42, 0.05, inner, (0, -0.6, 0.52), (90, 0, 0))
    tube([(0, -0.6, 0.92), (0, -0.6, 0.78)], 0.012, inner)
    fluff(0.08, inner, (0, -0.6, 0.7), hairs=500, length=0.04)


# Grooming

def bottle(label, body, cap, radius=0.4, height=1.5, depth=1.0, cap_height=0.3, at=(0, 0, 0)):
    """A round bottle with a flip-top cap; the label goes around it. Aspect: 2 pi radius / (0.55 height)."""
    turned(curve_profile([(0, 0), (radius * 0.94, 0), (radius, 0.06), (radius, height * 0.8), (radius * 0.85, height * 0.92), (radius * 0.5, height), (radius * 0.45, height)], 5), body, at)
    turned([(radius + 0.006, height * 0.14), (radius + 0.006, height * 0.69)], label, at, bevel=0)
    disc(radius * 0.58, cap_height, cap, (at[0], at[1], at[2] + height - 0.02), bevel=0.03)


def paw(material, at, size=0.2, turn=(0, 0, 0)):
    def make():
        dot(0.5, material, (0, 0, -0.2), (1, 0.25, 0.8))
        for x, z in ((-0.55, 0.25), (-0.2, 0.55), (0.2, 0.55), (0.55, 0.25)):
            dot(0.2, material, (x, 0, z), (0.9, 0.4, 1.2))
    group(make, at, turn, size)


@model('pet-shampoo', prints='label', aspect=3.05)
def pet_shampoo():
    bottle(printed(), plastic((0.1, 0.45, 0.55)), white())
    paw(white(), (0, -0.26, 1.64), 0.1)
    plate(bone_outline(0.6, 0.22), 0.14, plastic((0.95, 0.7, 0.3)), (0.55, -0.4, 0.08), (-75, 60, 0), bevel=0.05)
    chance = random.Random(2)
    for k in range(26):
        dot(chance.uniform(0.04, 0.11), white(0.05), (-0.45 + chance.uniform(-0.22, 0.3), -0.35 + chance.uniform(-0.15, 0.15), chance.uniform(0.04, 0.16)))


@model('pet-conditioner', prints='label', aspect=3.05)
def pet_conditioner():
    # A bottle with a pump, beside a folded towel.
    body, cap = plastic((0.75, 0.35, 0.4)), white()
    bottle(printed(), body, cap, cap_height=0.16)
    disc(0.05, 0.3, cap, (0, 0, 1.6))
    disc(0.16, 0.09, cap, (0, 0, 1.86))
    tube([(0, 0, 1.91), (-0.3, -0.05, 1.92), (-0.4, -0.07, 1.84)], 0.045, cap)
    paw(cap, (0, -0.42, 1.28), 0.1, (-12, 0, 0))
    for k in range(3):
        box((0.8, 0.55, 0.09), rubber((0.85, 0.75, 0.6)), (0.75, 0.1, 0.095 * k), (0, 0, -10), bevel=0.04)
    paw(rubber((0.5, 0.3, 0.15)), (0.7, -0.02, 0.3), 0.16, (-90, 0, -10))


@model('pet-wipes', views=('top', 'three-quarter'), prints='label', aspect=1.7)
def pet_wipes():
    # A flat pack with a lid and one wipe drawn out.
    pillow(1.7, 1.0, 0.5, printed(), (0, 0, 0.25), (-62, 0, 0))

    def lid():
        plate(rounded(0.62, 0.24, 0.1), 0.1, plastic(GREEN), bevel=0.03)
        paw(white(), (0, -0.055, 0), 0.08)
    # Below the words of the label
    group(lambda: group(lid, (0, -0.2, 0.16), (24, 0, 0)), (0, 0, 0.25), (-62, 0, 0))


@model('tick-spray', prints='label', aspect=3.0)
def tick_spray():
    body, cap = white(), plastic(GREEN)
    turned(curve_profile([(0, 0), (0.34, 0), (0.37, 0.06), (0.37, 0.2), (0.37, 0.9), (0.37, 1.0), (0.28, 1.2), (0.14, 1.32), (0.13, 1.4)], 5), body)
    turned([(0.378, 0.15), (0.378, 0.94)], printed(), bevel=0)
    disc(0.16, 0.14, cap, (0, 0, 1.36))
    plate(smooth_outline([(-0.34, 1.66), (-0.34, 1.78), (0.2, 1.84), (0.28, 1.62), (0.12, 1.48), (-0.1, 1.5), (-0.12, 1.62)], 4), 0.2, cap, bevel=0.05)
    plate(smooth_outline([(-0.14, 1.6), (-0.04, 1.6), (-0.16, 1.3), (-0.26, 1.24)], 4), 0.1, black(), bevel=0.03)
    disc(0.05, 0.06, black(), (-0.34, 0, 1.72), (0, -90, 0))
    # A tick, crossed out.
    tick = (0.62, -0.45, 0.06)
    ball(0.13, plastic((0.12, 0.05, 0.02)), tick, (1, 1.25, 0.45))
    ball(0.05, plastic((0.12, 0.05, 0.02)), (tick[0], tick[1] - 0.18, 0.05))
    for side in (-1, 1):
        for k in range(4):
            tube([(tick[0] + side * 0.08, tick[1] - 0.12 + 0.06 * k, 0.06), (tick[0] + side * 0.2, tick[1] - 0.18 + 0.1 * k, 0.09), (tick[0] + side * 0.26, tick[1] - 0.2 + 0.12 * k, 0.01)], 0.014, black())


@model('grooming-brush', views=('top', 'three-quarter'))
def grooming_brush():
    body, grip = plastic(BLUE), grey()

    def brush():
        flat(rounded(1.05, 0.66, 0.14), 0.16, body, (-0.35, 0, 0), bevel=0.06)
        flat(rounded(0.92, 0.54, 0.1), 0.02, rubber((0.7, 0.7, 0.72)), (-0.35, 0, 0.155))
        tube([(0.1, 0, 0.08), (0.5, 0, 0.07), (0.9, 0, 0.08), (1.3, 0, 0.07)], 0.12, body, radii=(0.6, 0.8, 1.1, 0.9))
        tube([(0.62, 0, 0.08), (0.9, 0, 0.08), (1.25, 0, 0.075)], 0.125, grip, radii=(0.95, 1.12, 0.95))
        pin = steel()
        for row in range(9):
            for column in range(16):
                x, y = -0.77 + column * 0.056, -0.22 + row * 0.055
                tube([(x, y, 0.17), (x - 0.03, y, 0.34)], 0.007, pin, straight=True)
        disc(0.08, 0.06, plastic(ORANGE), (0.34, 0, 0.15))
    group(brush, (0, 0, 0), (0, 0, 25))


@model('pet-nail-clipper', views=('top', 'three-quarter'))
def pet_nail_clipper():
    grip, blade = plastic(ORANGE), steel()
    for side in (-1, 1):
        flat(smooth_outline([(-0.1, side * 0.02), (0.15, side * 0.16), (0.6, side * 0.3), (1.15, side * 0.26), (1.2, side * 0.14), (0.7, side * 0.16), (0.2, side * 0.04)], 5), 0.12, grip, bevel=0.05)
        flat(smooth_outline([(0.5, side * 0.27), (1.1, side * 0.235), (1.1, side * 0.18), (0.6, side * 0.2)], 4), 0.13, black(), bevel=0.03)
        flat(smooth_outline([(0.05, side * -0.06), (-0.2, side * 0.16), (-0.5, side * 0.2), (-0.72, side * 0.02), (-0.5, side * 0.09), (-0.25, side * 0.02)], 5), 0.05, blade, (0, 0, 0.035), bevel=0.008)
    disc(0.1, 0.09, blade, (0, 0, 0.035))
    disc(0.04, 0.1, black(), (0, 0, 0.04))
    tube([(0.3, -0.12, 0.06), (0.42, 0, 0.06), (0.3, 0.12, 0.06)], 0.022, blade)
    paw(plastic((0.95, 0.9, 0.85)), (-0.6, -0.62, 0.05), 0.16, (-90, 0, 20))


@model('de-shedding-comb', views=('top', 'three-quarter'))
def deshedding_comb():
    grip, blade = plastic(GREEN), steel()

    def comb():
        tube([(0, -1.1, 0.14), (0, -0.7, 0.14), (0, -0.3, 0.13), (0, -0.02, 0.12)], 0.13, grip, radii=(0.9, 1.15, 0.95, 0.8))
        tube([(0, -1.0, 0.145), (0, -0.7, 0.145), (0, -0.4, 0.14)], 0.135, black(), radii=(0.9, 1.13, 0.98))
        flat(smooth_outline([(-0.12, -0.1), (0.12, -0.1), (0.52, 0.12), (0.52, 0.3), (-0.52, 0.3), (-0.52, 0.12)], 4), 0.18, grip, (0, 0, 0.04), bevel=0.06)
        flat(rounded(0.98, 0.14, 0.02), 0.05, blade, (0, 0.34, 0.11))
        for k in range(32):
            tube([(-0.465 + 0.03 * k, 0.4, 0.135), (-0.465 + 0.03 * k, 0.56, 0.12)], 0.009, blade, straight=True)
    group(comb, (0, 0, 0), (0, 0, -30))
    fluff(0.15, rubber((0.7, 0.5, 0.28)), (0.62, 0.62, 0.1), (1.5, 1, 0.5), hairs=2500, length=0.16)


@model('grooming-glove', views=('top', 'flat'))
def grooming_glove():
    mesh_part, palm = rubber((0.03, 0.12, 0.35)), rubber((0.02, 0.02, 0.025))
    hand = smooth_outline([(-0.35, -0.9), (0.35, -0.9), (0.42, -0.3), (0.72, 0.02), (0.8, 0.22), (0.66, 0.26), (0.42, 0.08), (0.42, 0.62), (0.36, 0.78), (0.24, 0.66), (0.2, 0.2), (0.2, 0.8), (0.1, 0.98), (0.0, 0.82), (-0.02, 0.25), (-0.06, 0.8), (-0.15, 0.92), (-0.25, 0.78), (-0.24, 0.2), (-0.3, 0.6), (-0.4, 0.68), (-0.47, 0.55), (-0.45, 0)], 5)
    flat(hand, 0.16, mesh_part, bevel=0.04)
    from parts import _contains, _nearest_on
    for row in range(34):
        for column in range(28):
            x, y = -0.6 + column * 0.055 + 0.027 * (row % 2), -0.62 + row * 0.05
            if _contains(hand, x, y) and _nearest_on(hand, x, y)[0] > 0.05:
                turned([(0.022, 0), (0.014, 0.05), (0, 0.055)], palm, (x, y, 0.155), sides=8, bevel=0)
    flat(rounded(0.86, 0.32, 0.12), 0.2, palm, (0, -0.87, 0), bevel=0.08)
    flat(rounded(0.32, 0.14, 0.05), 0.03, plastic(ORANGE), (0.18, -0.87, 0.19), bevel=0.01)


# Toys for pets

@model('dog-chew-toy', views=('top', 'three-quarter'))
def chew_toy():
    body = rubber(ORANGE)

    def bone():
        tube([(-0.6, 0, 0), (0, 0, 0), (0.6, 0, 0)], 0.2, body)
        for side in (-1, 1):
            for up in (-1, 1):
                dot(0.29, body, (side * 0.75, up * 0.2, 0))
        for k in range(7):
            ring(0.205, 0.035, body, (-0.42 + 0.14 * k, 0, 0), (0, 90, 0))
        for side in (-1, 1):
            for up in (-1, 1):
                around(8, 0.2, lambda at, d: dot(0.04, body, (side * 0.75 + at[0], up * 0.2 + at[1], 0.2)))
    group(bone, (0, 0, 0.29), (0, 0, 20))
    cord = rubber((0.75, 0.72, 0.66))
    for side in (-1, 1):
        for strand in range(3):
            tube([(side * 0.98, side * 0.35 + 0.03 * strand, 0.28), (side * 1.2, side * 0.35 + 0.05 * math.sin(strand), 0.12 + 0.04 * strand), (side * 1.42, side * 0.3 + 0.08 * (strand - 1), 0.05)], 0.04, cord)
        dot(0.1, cord, (side * 1.08, side * 0.37, 0.22))


@model('squeaky-toy')
def squeaky_toy():
    # A rubber hedgehog.
    body, spikes = rubber((0.75, 0.5, 0.25)), rubber((0.75, 0.08, 0.06))
    ball(0.62, spikes, (0.12, 0, 0.6), (1.2, 0.95, 0.95))
    ball(0.46, body, (-0.42, 0, 0.5), (1.05, 0.9, 0.9))
    turned(curve_profile([(0.26, 0), (0.16, 0.2), (0.1, 0.3), (0, 0.34)], 4), body, (-0.76, 0, 0.48), (0, -88, 0))
    ball(0.1, black(0.15), (-1.1, 0, 0.5))
    for k in range(110):
        height = 1 - 2 * (k + 0.5) / 110
        angle = 2.39996 * k
        way = Vector((math.sqrt(1 - height * height) * math.cos(angle), math.sqrt(1 - height * height) * math.sin(angle), height))
        if way.x < -0.45 or way.z < -0.5:
            continue
        at = (0.12 + way.x * 0.72, way.y * 0.57, 0.6 + way.z * 0.57)
        up = way.to_track_quat('Z', 'Y').to_euler()
        turned([(0.085, 0), (0.03, 0.15), (0, 0.17)], spikes, at, [math.degrees(a) for a in up], sides=12, bevel=0)
    for side in (-1, 1):
        ball(0.1, white(), (-0.72, side * 0.26, 0.68), (0.7, 0.7, 1))
        ball(0.055, black(0.1), (-0.79, side * 0.28, 0.69), (0.7, 0.7, 1))
        ball(0.15, body, (-0.3, side * 0.42, 0.84), (0.6, 0.5, 1))
        for x in (-0.45, 0.45):
            ball(0.17, body, (x, side * 0.32, 0.1), (1.3, 1, 0.7))
    tube([(-0.92, -0.2, 0.36), (-0.84, -0.28, 0.33), (-0.72, -0.34, 0.36)], 0.014, black())


@model('fetch-ball')
def fetch_ball():
    # A felt ball with a seam.
    radius = 0.5

    def one():
        fluff(radius, rubber((0.62, 0.78, 0.04)), (0, 0, 0), hairs=3500, length=0.03)
        turns = [2 * math.pi * k / 48 for k in range(48)]
        seam = [(0.72 * math.cos(t) + 0.28 * math.cos(3 * t), 0.72 * math.sin(t) - 0.28 * math.sin(3 * t), 2 * math.sqrt(0.72 * 0.28) * math.sin(2 * t)) for t in turns]
        tube([tuple(radius * c for c in point) for point in seam], 0.028, white(0.7), closed=True)
    group(one, (0, 0, radius), (60, 0, 30))


@model('treat-ball')
def treat_ball():
    body = plastic((0.03, 0.35, 0.7), 0.3)
    ball(0.7, body, (0, 0, 0.7))
    dark = black()
    for x, z in ((-0.25, 0.15), (0.3, -0.1), (0, -0.4), (0.05, 0.42)):
        way = Vector((x, -math.sqrt(0.49 - x * x - z * z), z))
        turn = [math.degrees(a) for a in way.to_track_quat('Z', 'Y').to_euler()]
        disc(0.11, 0.02, dark, tuple(way * 0.985 + Vector((0, 0, 0.7))), turn)
        ring(0.115, 0.025, plastic(YELLOW), tuple(way * 1.0 + Vector((0, 0, 0.7))), turn)
    ring(0.7, 0.035, plastic(YELLOW), (0, 0, 0.7), (20, 25, 0))
    brown = food((0.4, 0.18, 0.06))
    for k, (x, y) in enumerate(((-0.75, -0.4), (-0.55, -0.7), (-0.2, -0.85), (0.25, -0.8), (0.6, -0.65), (0.85, -0.35), (0.05, -0.6))):
        flat(bone_outline(0.26, 0.1), 0.05, brown, (x, y, 0), 47 * k, bevel=0.015)


# Aquarium

@model('fish-food', prints='label', aspect=3.2)
def fish_food():
    disc(0.42, 1.0, plastic((0.05, 0.35, 0.55)), bevel=0.03)
    turned([(0.426, 0.1), (0.426, 0.93)], printed(), bevel=0)
    disc(0.44, 0.2, plastic(YELLOW), (0, 0, 1.0), bevel=0.03)
    tones = [food(RED), food((0.8, 0.45, 0.05)), food((0.1, 0.35, 0.08))]
    chance = random.Random(6)
    for k in range(70):
        angle, far = chance.uniform(3.3, 6.1), chance.uniform(0.5, 0.85)
        disc(0.045, 0.012, tones[k % 3], (far * math.cos(angle) * 1.1, far * math.sin(angle), 0.005 + 0.02 * chance.random()), (chance.uniform(-15, 15), chance.uniform(-15, 15), 0), bevel=0)
    # A little goldfish.
    orange = plastic((0.95, 0.3, 0.03), 0.15)

    def fish():
        dot(0.2, orange, (0, 0, 0), (1.4, 0.6, 0.85))
        for up in (-1, 1):
            plate(smooth_outline([(0.22, 0), (0.5, up * 0.24), (0.42, up * 0.04)], 4), 0.03, orange)
        plate(smooth_outline([(-0.1, 0.14), (0.05, 0.32), (0.18, 0.1)], 4), 0.03, orange)
        for side in (-1, 1):
            dot(0.045, white(), (-0.18, side * 0.085, 0.05))
            dot(0.025, black(), (-0.2, side * 0.115, 0.05))
    group(fish, (0.72, -0.28, 0.18), (0, 0, 12))


@model('aquarium-filter')
def aquarium_filter():
    # An internal filter: motor above, slotted cartridge below, hose and nozzle.
    body, trim = black(), plastic((0.05, 0.3, 0.6))
    plate(rounded(0.62, 0.5, 0.1), 0.5, body, (0, 0, 1.55), bevel=0.06)
    plate(rounded(0.64, 0.1, 0.02), 0.52, trim, (0, 0, 1.27), bevel=0.02)
    plate(rounded(0.6, 1.05, 0.08), 0.46, plastic((0.12, 0.14, 0.16), 0.15), (0, 0, 0.7), bevel=0.06)
    for row in range(9):
        for side in (-1, 1):
            plate(rounded(0.2, 0.045, 0.02), 0.02, rubber((0.55, 0.75, 0.85)), (side * 0.13, -0.23, 0.28 + 0.1 * row), bevel=0.004)
        box((0.02, 0.26, 0.045), rubber((0.55, 0.75, 0.85)), (-0.3, 0, 0.26 + 0.1 * row), bevel=0)
    box((0.66, 0.52, 0.12), body, (0, 0, 0.08), bevel=0.03)
    turned([(0.08, 0), (0.08, 0.2), (0.06, 0.2), (0.06, 0)], body, (0, -0.2, 1.62), (90, 0, 0))
    tube([(0.1, 0, 1.8), (0.12, 0, 2.0), (0.4, 0, 2.05), (0.6, -0.1, 1.5), (0.62, -0.2, 0.5), (0.55, -0.4, 0.06), (0.2, -0.55, 0.05), (-0.5, -0.5, 0.05)], 0.035, plastic((0.7, 0.82, 0.88), 0.1))
    for z in (0.5, 1.1):
        disc(0.13, 0.06, rubber((0.4, 0.42, 0.44)), (0.34, 0.1, z), (0, 90, 0))
    tube([(0.15, 0.22, 1.8), (0.3, 0.3, 2.1), (0.7, 0.35, 1.6), (0.8, 0.2, 0.4), (0.95, -0.1, 0.04), (0.5, 0.4, 0.04)], 0.022, body)


def blade(material, at, height, lean, width=0.09, seed=0):
    """One long leaf."""
    bend = 0.25 * math.sin(seed * 1.7)
    points = [(at[0] + lean * t * t + bend * 0.3 * math.sin(t * 4), at[1] + bend * t, at[2] + height * t) for t in (0, 0.25, 0.5, 0.75, 1)]
    curve = strap(points, width, material, 0.012)
    for control, factor in zip(curve.data.splines[0].bezier_points, (0.5, 1, 1, 0.8, 0.1)):
        control.radius = factor
    curve.data.twist_mode = 'Z_UP'
    return curve


@model('aquarium-plants')
def aquarium_plants():
    greens = [leaf(), leaf((0.14, 0.42, 0.06)), leaf((0.45, 0.05, 0.06))]
    for index, (x, y, kind) in enumerate(((-0.6, 0.1, 0), (0.05, 0.2, 1), (0.65, 0.1, 2), (-0.25, -0.4, 2), (0.35, -0.4, 0))):
        dot(0.24, clay((0.25, 0.2, 0.17)), (x, y, 0.06), (1.2, 1, 0.55))
        chance = random.Random(index)
        tall = (1.5, 1.8, 1.4, 0.7, 0.8)[index]
        for k in range(9):
            lean, deep = chance.uniform(-0.35, 0.35), chance.uniform(-0.2, 0.2)
            top = tall * chance.uniform(0.65, 1)
            if index in (0, 3):
                points = [(x + lean * t ** 1.5 + 0.05 * math.sin(t * 7 + k), y + deep * t, 0.1 + top * t) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
                tube(points, 0.045, greens[kind], radii=(0.5, 1, 1, 1, 0.8, 0.1)).scale = (1, 1, 1)
            else:
                points = [(x + lean * t ** 1.5, y + deep * t, 0.1 + top * t) for t in (0, 0.25, 0.5, 0.75, 1)]
                tube(points, 0.016, greens[kind])
                for p in range(7):
                    t = 0.2 + 0.8 * p / 6
                    for side in (-1, 1):
                        dot(0.085, greens[kind], (x + lean * t ** 1.5 + side * 0.08, y + deep * t, 0.12 + top * t), (1.15, 0.55, 0.2), (20, side * -35, 40 * p))


@model('aquarium-light')
def aquarium_light():
    # A lamp bar on a small tank.
    box((2.0, 0.02, 1.0), glass(), (0, -0.42, 0.02), bevel=0.005)
    box((2.0, 0.02, 1.0), glass(), (0, 0.42, 0.02), bevel=0.005)
    for side in (-1, 1):
        box((0.02, 0.84, 1.0), glass(), (side * 1.0, 0, 0.02), bevel=0.005)
    box((2.02, 0.88, 0.04), black())
    sheet(1.94, 0.8, clay((0.5, 0.4, 0.3)), (0, 0, 0.1), ripple=0.1)
    chance = random.Random(3)
    for k in range(16):
        x = chance.uniform(-0.85, 0.85)
        tube([(x, 0.15 + 0.1 * math.sin(k), 0.08), (x + 0.05 * math.sin(k * 3), 0.18, 0.35), (x + 0.1 * math.sin(k * 5), 0.15, 0.45 + 0.2 * chance.random())], 0.035, leaf((0.1, 0.35, 0.06)), radii=(0.6, 1, 0.1))
    for side in (-1, 1):
        tube([(side * 0.94, 0, 1.02), (side * 0.94, 0, 1.2), (side * 0.88, 0, 1.24)], 0.03, steel())
        box((0.14, 0.1, 0.16), black(), (side * 0.97, 0, 0.95), bevel=0.02)
    box((1.9, 0.3, 0.1), metal((0.15, 0.16, 0.18), 0.3), (0, 0, 1.22), bevel=0.03)
    box((1.8, 0.22, 0.02), glow((0.75, 0.9, 1), 5), (0, 0, 1.205), bevel=0.005)
    for k in range(14):
        box((0.03, 0.26, 0.03), black(), (-0.78 + 0.12 * k, 0, 1.315), bevel=0.005)
    # The cord runs down the side to its plug.
    tube([(0.94, 0.1, 1.28), (1.12, 0.12, 1.2), (1.14, 0.12, 0.5), (1.2, 0.05, 0.04), (1.3, -0.3, 0.04)], 0.018, black())
    box((0.13, 0.16, 0.09), black(), (1.32, -0.38, 0), (0, 0, 12), bevel=0.03)
    for dx in (-0.03, 0.03):
        tube([(1.32 + dx, -0.42, 0.045), (1.34 + dx, -0.54, 0.045)], 0.012, steel())


# Birds

@model('bird-food', prints='label', aspect=POUCH)
def bird_food():
    pouch(printed(), at=(-0.1, 0.25, 0))
    tones = [food((0.8, 0.6, 0.2)), food((0.55, 0.3, 0.1)), food((0.1, 0.08, 0.07)), food((0.85, 0.8, 0.6))]
    chance = random.Random(4)
    turned(curve_profile([(0, 0), (0.25, 0), (0.36, 0.14)], 4), wood((0.5, 0.28, 0.12)), (0.5, -0.35, 0), thickness=0.03)
    disc(0.3, 0.02, tones[0], (0.5, -0.35, 0.1))
    for k in range(240):
        inside = k < 150
        angle, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        at = (0.5 + 0.31 * far * math.cos(angle), -0.35 + 0.31 * far * math.sin(angle), 0.13 + 0.06 * (1 - far)) if inside else (-0.35 + 0.5 * far * math.cos(angle), -0.4 + 0.16 * far * math.sin(angle), 0.015)
        dot(0.028, tones[k % 4], at, (1, 1, 0.8) if k % 4 != 2 else (0.6, 1.6, 0.5), (0, 0, chance.uniform(0, 180)))


def seeds(at, radius, height, seed=2):
    turned([(0, 0), (radius, 0), (radius, height), (0, height + 0.05)], food((0.6, 0.4, 0.15), 0.9), at, bevel=0)


def perched_bird(at, spin, colour, head):
    """A bird that sits at `at` and looks to the left."""
    def make():
        body = plastic(colour)
        ball(0.14, body, (0, 0, 0.15), (0.85, 0.85, 1.3), (0, -12, 0))
        ball(0.11, plastic(head), (-0.04, 0, 0.345))
        turned([(0.03, 0), (0, 0.07)], plastic(ORANGE), (-0.14, 0, 0.335), (0, -110, 0), sides=12, bevel=0)
        for side in (-1, 1):
            ball(0.016, black(), (-0.1, side * 0.085, 0.375))
            ball(0.12, body, (0.035, side * 0.095, 0.14), (0.6, 0.3, 1.25), (0, -22, 0))
            ball(0.03, plastic(ORANGE), (-0.02, side * 0.05, 0.005), (1.2, 0.6, 0.8))
        tube([(0.05, 0, 0.05), (0.17, 0, -0.25)], 0.05, body, radii=(1, 0.3))
    group(make, at, (0, 0, spin))


@model('bird-feeder')
def bird_feeder():
    tray, roof = wood((0.45, 0.24, 0.1)), plastic(GREEN)
    turned(curve_profile([(0, 0), (0.62, 0), (0.66, 0.06), (0.66, 0.14)], 3), plastic(GREEN), (0, 0, 0.3), thickness=0.03)
    turned([(0.3, 0.4), (0.3, 1.3)], glass(), thickness=0.02)
    seeds((0, 0, 0.36), 0.275, 0.72)
    chance = random.Random(1)
    for k in range(120):
        angle, far = chance.uniform(0, 6.28), chance.uniform(0.32, 0.58)
        dot(0.03, food((0.65, 0.45, 0.15) if k % 3 else (0.15, 0.1, 0.07)), (far * math.cos(angle), far * math.sin(angle), 0.36), (1, 1.3, 0.7), (0, 0, 57 * k))
    turned(curve_profile([(0.72, 1.28), (0.66, 1.34), (0.3, 1.58), (0.06, 1.68), (0, 1.68)], 4), roof)
    around(4, 0.62, lambda at, d: tube([(at[0], at[1], 0.36), (at[0] * 1.5, at[1] * 1.5, 0.36)], 0.03, tray), 45)
    tube([(0, 0, 1.66), (0, 0, 1.8), (0.1, 0, 1.92), (0, 0, 2.02), (-0.1, 0, 1.94)], 0.022, steel())
    disc(0.4, 0.05, plastic(GREEN), (0, 0, 0.26))
    disc(0.05, 0.26, plastic(GREEN))
    disc(0.35, 0.03, plastic(GREEN))

    perched_bird((-0.54, -0.54, 0.39), -45, (0.05, 0.3, 0.65), (0.85, 0.7, 0.45))


@model('bird-cage')
def bird_cage():
    wire, base = metal((0.85, 0.7, 0.4), 0.3), plastic((0.05, 0.25, 0.5))
    turned(curve_profile([(0, 0), (0.7, 0), (0.76, 0.05), (0.78, 0.24), (0.74, 0.26)], 3), base)
    count = 34
    for k in range(count):
        a = 2 * math.pi * k / count
        c, s = math.cos(a), math.sin(a)
        tube([(0.72 * c, 0.72 * s, 0.2), (0.72 * c, 0.72 * s, 1.2), (0.66 * c, 0.66 * s, 1.5), (0.4 * c, 0.4 * s, 1.78), (0.04 * c, 0.04 * s, 1.9)], 0.012, wire)
    for z, radius in ((0.28, 0.72), (0.75, 0.72), (1.22, 0.72), (1.68, 0.52)):
        ring(radius, 0.018, wire, (0, 0, z))
    ball(0.06, wire, (0, 0, 1.92))
    ring(0.12, 0.02, wire, (0, 0, 2.08), (90, 0, 0))
    tube([(-0.7, 0, 0.85), (0.7, 0, 0.85)], 0.035, wood(BEECH))
    ring(0.2, 0.015, wire, (0.1, 0, 1.45), (90, 0, 90))
    plate(rounded(0.4, 0.5, 0.05), 0.02, wire, (0, -0.745, 0.6), holes=[rounded(0.35, 0.45, 0.03)], bevel=0.008)
    for side in (-1, 1):
        turned([(0, 0), (0.1, 0), (0.13, 0.12)], white(), (side * 0.5, -0.35, 0.5), thickness=0.012)
    perched_bird((-0.15, 0, 0.885), 0, (0.15, 0.5, 0.06), (0.9, 0.75, 0.08))


BEECH = (0.72, 0.48, 0.25)


@model('bird-nest-box')
def bird_nest_box():
    timber, roof, dark = wood((0.6, 0.36, 0.16)), wood((0.22, 0.09, 0.04)), rubber((0.02, 0.015, 0.01))
    plate([(-0.5, 0), (0.5, 0), (0.5, 1.0), (0, 1.4), (-0.5, 1.0)], 0.06, timber, (0, -0.47, 0), bevel=0.012, holes=[circle(0.17, 40, (0, 0.78))])
    plate([(-0.5, 0), (0.5, 0), (0.5, 1.0), (0, 1.4), (-0.5, 1.0)], 0.06, timber, (0, 0.47, 0), bevel=0.012)
    box((0.9, 0.8, 1.0), dark, (0, 0.05, 0.02), bevel=0)
    for side in (-1, 1):
        box((0.06, 0.9, 1.0), timber, (side * 0.48, 0, 0), bevel=0.012)
        box((0.78, 1.2, 0.07), roof, (side * 0.3, -0.04, 1.2), (0, side * 38.6, 0), bevel=0.015)
    box((1.06, 1.06, 0.06), timber, (0, 0, -0.02), bevel=0.012)
    tube([(0, -0.45, 0.48), (0, -0.78, 0.48)], 0.035, roof)
    straw = rubber((0.7, 0.5, 0.2))
    for k in range(12):
        tube([(-0.1 + 0.018 * k, -0.42, 0.64), (-0.14 + 0.026 * k, -0.53, 0.6 - 0.03 * (k % 3))], 0.008, straw)
