"""Luggage, travel bags, organisers, umbrellas and rainwear."""

import math

from materials import *
from parts import *
from registry import model

# These imports override parts with the same names.
from models.bags import arch, bag, buckle, flap, pack, stitch, zip_line
from models.clothing import Body, Trousers, sleeves
from models.footwear import ball, bent, curve, group, ribbon


def wheels(width, depth, spinning=True):
    for x in (-1, 1):
        for y in ((-1, 1) if spinning else (1,)):
            at = (x * (width / 2 - 0.16), y * (depth / 2 - 0.14), 0.12)
            for gap in (-0.045, 0.045):
                turned([(0, -0.03), (0.11, -0.03), (0.12, -0.01), (0.12, 0.01), (0.11, 0.03), (0, 0.03)], rubber(), (at[0] + gap, at[1], at[2]), (0, 90, 0))
            disc(0.05, 0.2, steel(), (at[0] - 0.1, at[1], at[2]), (0, 90, 0))
            turned([(0.06, 0.12), (0.1, 0.2), (0.14, 0.26)], black(), (at[0], at[1], 0))


def pull_handle(depth, z, height, width=0.62):
    for x in (-width / 2, width / 2):
        box((0.06, 0.05, height), steel(), (x, depth / 2 - 0.14, z), bevel=0.012)
    box((width + 0.14, 0.12, 0.1), black(), (0, depth / 2 - 0.14, z + height - 0.03), bevel=0.04)
    box((width + 0.2, 0.14, 0.05), black(), (0, depth / 2 - 0.14, z - 0.02), bevel=0.02)


def shell(ribs, height=1.75, width=1.3, depth=0.66, at=(0, 0, 0)):
    """A hard case: two shells with a zip between them."""
    body = lacquer()
    def make():
        for y, deep in ((-depth * 0.26, depth * 0.48), (depth * 0.26, depth * 0.48)):
            box((width, deep, height), body, (0, y, 0.24), bevel=0.13)
        plate(rounded(width - 0.02, height - 0.02, 0.14), 0.08, black(0.6), (0, 0, 0.24 + height / 2))
        count = 9
        for k in range(count):
            if ribs == 'upright':
                x = (k / (count - 1) - 0.5) * (width - 0.34)
                box((0.06, 0.05, height - 0.3), body, (x, -depth / 2, 0.39), bevel=0.02)
            elif ribs == 'across':
                z = 0.24 + 0.22 + k * (height - 0.44) / (count - 1)
                box((width - 0.24, 0.05, 0.06), body, (0, -depth / 2, z - 0.03), bevel=0.02)
            else:
                tilt = (k - 4) * 0.24
                points = [(max(-0.5, min(0.5, (tilt * s))) * (width - 0.3), -depth / 2, 0.42 + (height - 0.36) * s) for s in (0.02, 0.98)]
                tube(points, 0.03, body, straight=True)
        wheels(width, depth)
        tube([(-0.22, 0.02, 0.23 + height), (-0.2, 0.02, 0.33 + height), (0.2, 0.02, 0.33 + height), (0.22, 0.02, 0.23 + height)], 0.04, black())
        tube([(-width / 2, 0, 0.9), (-width / 2 - 0.09, 0, 0.95), (-width / 2 - 0.09, 0, 1.25), (-width / 2, 0, 1.3)], 0.035, black())
        box((0.05, 0.2, 0.34), black(), (-width / 2 + 0.01, 0, 1.45), bevel=0.02)
        for k in range(3):
            box((0.03, 0.1, 0.05), steel(), (-width / 2 - 0.01, 0, 1.52 + 0.075 * k), bevel=0.01)
    group(make, at=at)


@model('suitcase')
def suitcase():
    shell('across')
    pull_handle(0.66, 2.0, 0.42)


@model('hard-case-trolley')
def hard_case_trolley():
    shell('upright', height=1.5, width=1.15)
    pull_handle(0.66, 1.74, 0.8, 0.52)


@model('trolley-bag')
def trolley_bag():
    fabric, trim = plain_cloth(), black(0.6)
    bag([(0.22, 1.3, 0.62), (1.0, 1.32, 0.66), (1.95, 1.28, 0.6)], fabric, power=9)
    bag([(0.3, 1.06, 0.16), (0.6, 1.08, 0.2), (1.02, 1.04, 0.15)], fabric, at=(0, -0.34, 0), power=7)
    bag([(1.12, 1.06, 0.12), (1.4, 1.08, 0.15), (1.78, 1.02, 0.1)], fabric, at=(0, -0.33, 0), power=7)
    zip_line([(-0.46, -0.43, 0.96), (0, -0.44, 0.96), (0.46, -0.43, 0.96)], trim, steel())
    zip_line([(-0.46, -0.4, 1.7), (0, -0.4, 1.7), (0.46, -0.4, 1.7)], trim, steel())
    tube([(x, -0.2, z + 1.09) for x, z in rounded(1.33, 1.72, 0.16)], 0.02, trim, closed=True, straight=True)
    for x in (-1, 1):
        box((0.2, 0.62, 0.22), trim, (x * 0.57, 0.02, 0.16), bevel=0.06)
    wheels(1.3, 0.64, spinning=False)
    mirrored(lambda s: turned([(0.09, 0), (0.07, 0.2)], trim, (s * 0.5, -0.2, 0)))
    tube([(-0.25, -0.02, 1.94), (-0.2, -0.02, 2.06), (0.2, -0.02, 2.06), (0.25, -0.02, 1.94)], 0.05, trim)
    pull_handle(0.62, 1.94, 0.55)
    plate(rounded(0.34, 0.13, 0.02), 0.02, steel(), (0, -0.44, 0.6))


@model('travel-trolley')
def travel_trolley():
    shell('fan', height=1.6, width=1.2)
    pull_handle(0.66, 1.84, 0.5, 0.5)


def barrel(length, high, deep, fabric, z=0.0, ends=None):
    """The body of a duffle bag, which lies along x. Its section is flat at the bottom."""
    sections = []
    places = [-0.5, -0.498, -0.485, -0.46, -0.4, -0.25, 0, 0.25, 0.4, 0.46, 0.485, 0.498, 0.5]
    for x in places:
        swell = 0.94 + 0.06 * math.cos(math.pi * x)
        inset = (0.8, 0.93, 0.985, 1)[min(3, min(places.index(x), len(places) - 1 - places.index(x)))] * swell
        ring_ = []
        for k in range(40):
            a = 2 * math.pi * k / 40
            c, s = math.cos(a), math.sin(a)
            y, h = math.copysign(abs(c) ** 0.7, c) * deep / 2, math.copysign(abs(s) ** (0.5 if s < 0 else 0.8), s) * high / 2
            ring_.append((x * length, y * inset, z + high / 2 + h * inset - (1 - inset) * high * 0.1))
        sections.append(ring_)
    loft(sections, fabric, smooth=1)
    low = -(1 - 0.8 * 0.94) * high * 0.1
    return low


def hoops(places, high, deep, strap, width=0.13, rise=0.5, apart=None):
    """Webbing around the bag which becomes two handles."""
    for x in places:
        path = []
        for k in range(33):
            a = math.pi * (-0.15 + 1.3 * k / 32)
            c, s = math.cos(a), math.sin(a)
            path.append((x, math.copysign(abs(c) ** 0.7, c) * (deep / 2 + 0.025), high / 2 + math.copysign(abs(s) ** (0.5 if s < 0 else 0.8), s) * (high / 2 + 0.025)))
        ribbon(path, (1, 0, 0), width, strap, 0.025)
    left, right = places[0], places[-1]
    for hand in (-1, 1):
        path = bent([(left, hand * deep * 0.4, high * 0.82), (left * 0.9, hand * deep * 0.28, high + rise * 0.6), (left * 0.4, hand * 0.1, high + rise), (right * 0.4, hand * 0.1, high + rise), (right * 0.9, hand * deep * 0.28, high + rise * 0.6), (right, hand * deep * 0.4, high * 0.82)], 28)
        ribbon(path, (0, 1, 0.2), width, strap, 0.035)


@model('duffle-bag')
def duffle_bag():
    fabric, trim = plain_cloth(), black(0.6)
    barrel(2.4, 1.15, 1.1, fabric)
    hoops((-0.5, 0.5), 1.15, 1.1, trim, rise=0.42)
    zip_line([(-1.0, 0, 1.13), (0, 0, 1.155), (1.0, 0, 1.13)], trim, steel())
    ribbon(bent([(-0.2, -0.1, 1.56), (0, -0.1, 1.57), (0.2, -0.1, 1.56)], 8), (0, 1, 0), 0.2, fabric, 0.12)
    for x in (-1, 1):
        tube([(x * 1.2, 0.37 * math.cos(a), 0.56 + 0.38 * math.sin(a)) for a in (k * math.pi / 12 for k in range(25))], 0.02, trim)
        arch_ = [(x * 1.19, -0.16, 0.7), (x * 1.27, -0.1, 0.7), (x * 1.27, 0.1, 0.7), (x * 1.19, 0.16, 0.7)]
        ribbon(arch_, (0, 0, 1), 0.12, trim, 0.03)
    plate(rounded(0.7, 0.4, 0.05), 0.03, fabric, (0, -0.56, 0.5))
    zip_line([(-0.3, -0.585, 0.66), (0, -0.585, 0.66), (0.3, -0.585, 0.66)], trim, steel())


@model('travel-bag')
def travel_bag():
    fabric, trim = plain_cloth(), black(0.6)
    bag([(0.04, 2.3, 1.0), (0.6, 2.34, 1.04), (1.15, 2.2, 0.8), (1.35, 2.0, 0.5)], fabric, power=6)
    bag([(0.1, 1.6, 0.16), (0.4, 1.64, 0.22), (0.8, 1.56, 0.14)], fabric, at=(0, -0.5, 0), power=6)
    zip_line([(-0.7, -0.61, 0.72), (0, -0.62, 0.72), (0.7, -0.61, 0.72)], trim, steel())
    zip_line([(-0.95, 0, 1.355), (0, 0, 1.36), (0.9, 0, 1.355)], trim, steel())
    for hand in (-1, 1):
        arch(1.0, 1.1, 0.62, hand * 0.36, trim, strap=0.13, lean=-hand * 0.2, power=0.5)
        for x in (-0.5, 0.5):
            ribbon([(x, hand * 0.4, 1.15), (x, hand * 0.54, 0.8), (x, hand * 0.62, 0.3), (x, hand * 0.5, 0.08)], (1, 0, 0), 0.13, trim, 0.03)
        bag([(0.12, 0.12, 0.6), (0.4, 0.16, 0.66), (0.85, 0.1, 0.6)], fabric, at=(hand * 1.15, 0, 0), power=5)
    for x in (-0.9, -0.3, 0.3, 0.9):
        turned([(0.07, 0), (0.05, 0.06)], trim, (x, -0.35, 0))


@model('weekender-bag')
def weekender_bag():
    skin, gilt, hide = leather(), gold(), plastic((0.2, 0.09, 0.04), 0.5)
    levels = [(0.03, 2.2, 0.95), (0.55, 2.3, 1.0), (1.1, 2.2, 0.72), (1.38, 1.95, 0.3)]
    bag(levels, skin, power=5)
    bag([(0.0, 2.24, 1.0), (0.28, 2.29, 1.02)], hide, power=5)
    tube([(-0.95, 0, 1.385), (0, 0, 1.385), (0.95, 0, 1.385)], 0.045, gilt)
    for hand in (-1, 1):
        arch(0.9, 1.12, 0.62, hand * 0.33, hide, radius=0.05, lean=-hand * 0.15, power=0.55)
        for x in (-0.45, 0.45):
            ring(0.09, 0.02, gilt, (x, hand * 0.38, 1.12), (90, 0, 0))
            plate(rounded(0.2, 0.5, 0.08), 0.035, hide, (x, hand * 0.46, 0.9), (-hand * 20 * -1, 0, 0))
    for x in (-0.75, 0.75):
        # A belt over the top, along the front and the back
        rows = [curve(levels, t / 40) for t in range(20, 40)]
        front = [(x, -deep / 2 * (1 - abs(2 * x / wide) ** 5) ** 0.2 - 0.015, z) for z, wide, deep in rows]
        ribbon([*front, (x, -0.06, 1.43), (x, 0.06, 1.43), *[(x, -y, z) for _, y, z in reversed(front)]], (1, 0, 0), 0.13, hide, 0.035)
        group(lambda: buckle(0, 0, 0, gilt, 0.18), at=(x, front[4][1] - 0.025, front[4][2]), turn=(-14, 0, 0))


@model('gym-bag')
def gym_bag():
    fabric, trim, mesh = plain_cloth(), black(0.6), grey(0.8)
    barrel(2.1, 1.05, 1.0, fabric)
    hoops((-0.38, 0.38), 1.05, 1.0, trim, rise=0.42)
    zip_line([(-0.85, 0, 1.03), (0, 0, 1.055), (0.85, 0, 1.03)], trim, steel())
    tube([(-1.055, 0.34 * math.cos(a), 0.5 + 0.34 * math.sin(a)) for a in (k * math.pi / 12 for k in range(25))], 0.022, trim)
    plate(circle(0.3, 32), 0.03, mesh, (-1.06, 0, 0.5), (0, 0, 90))
    for k in range(4):
        mirrored(lambda s: disc(0.022, 0.02, black(), (-1.075, s * 0.06 - 0.0, 0.35 + 0.1 * k), (0, 90, 0)))
    bag([(0.1, 0.62, 0.1), (0.35, 0.64, 0.14), (0.7, 0.6, 0.1)], mesh, at=(0, -0.5, 0), power=5)
    turned(curve_profile([(0.15, 0), (0.16, 0.05), (0.16, 0.5), (0.12, 0.6)]), plastic((0.05, 0.3, 0.6)), (0.95, -0.75, 0))
    turned([(0.12, 0.6), (0.12, 0.72), (0.05, 0.75), (0.05, 0.82), (0, 0.82)], black(), (0.95, -0.75, 0))
    def towel():
        turned([(0.02, -0.3), (0.15, -0.3), (0.16, -0.28), (0.16, 0.28), (0.15, 0.3), (0.02, 0.3)], white(0.9), turn=(0, 90, 0))
    group(towel, at=(-0.5, -0.78, 0.16), turn=(0, 0, 8))


@model('foldable-travel-bag')
def foldable_travel_bag():
    fabric, trim = plain_cloth(), black(0.6)
    bag([(0.02, 2.0, 0.7), (0.5, 2.1, 0.78), (1.0, 2.0, 0.6), (1.3, 1.85, 0.26)], fabric, power=5)
    zip_line([(-0.85, 0, 1.305), (0, 0, 1.31), (0.8, 0, 1.305)], trim, steel())
    bag([(0.2, 0.9, 0.06), (0.5, 0.92, 0.1), (0.85, 0.86, 0.06)], fabric, at=(0, -0.38, 0), power=5)
    zip_line([(-0.38, -0.425, 0.78), (0, -0.43, 0.78), (0.38, -0.425, 0.78)], trim, steel())
    for hand in (-1, 1):
        arch(0.9, 1.0, 0.6, hand * 0.27, trim, strap=0.1, lean=-hand * 0.14, power=0.5)
    def folded():
        box((0.72, 0.2, 0.5), fabric, bevel=0.08)
        zip_line([(-0.3, -0.08, 0.47), (0, -0.08, 0.5), (0.3, -0.08, 0.47)], trim, steel())
        arch(0.2, 0.48, 0.1, 0, trim, strap=0.05)
    group(folded, at=(0.85, -0.75, 0), turn=(0, 0, -8))


def around_bag(levels, power, z, start, end, out=0.01, count=24):
    """Points on a bag (see `bag`) at a height, between two angles from its right side; the front is at -90."""
    width, depth = curve(levels, next(t / 200 for t in range(201) if curve(levels, t / 200)[0] >= z))[1:]
    points = []
    for step in range(count + 1):
        a = math.radians(start + (end - start) * step / count)
        points.append((math.copysign(abs(math.cos(a)) ** (2 / power), math.cos(a)) * (width / 2 + out), math.copysign(abs(math.sin(a)) ** (2 / power), math.sin(a)) * (depth / 2 + out), z))
    return points


def rucksack_body(fabric, trim, height=2.0, width=1.15, depth=0.75):
    """A tall pack with a lid, compression straps and side pockets."""
    levels = [(0, width * 0.9, depth * 0.9), (height * 0.3, width * 1.05, depth * 1.05), (height * 0.75, width, depth), (height * 0.92, width * 0.9, depth * 0.86)]
    bag(levels, fabric, power=4)
    bag([(height * 0.9, width * 1.0, depth * 1.0), (height * 0.98, width * 1.06, depth * 1.08), (height * 1.12, width * 0.8, depth * 0.75)], fabric, power=4)
    zip_line([(-width * 0.36, -depth * 0.5, height * 1.0), (0, -depth * 0.54, height * 1.0), (width * 0.36, -depth * 0.5, height * 1.0)], trim, steel())
    for x in (-width * 0.28, width * 0.28):
        ribbon(bent([(x, -depth * 0.52, height * 0.97), (x, -depth * 0.58, height * 0.8), (x, -depth * 0.62, height * 0.55)], 10), (1, 0, 0), 0.07, trim, 0.025)
        box((0.13, 0.06, 0.12), trim, (x, -depth * 0.62, height * 0.68), bevel=0.02)
    for hand in (-1, 1):
        bag([(height * 0.06, 0.2, depth * 0.7), (height * 0.22, 0.26, depth * 0.75), (height * 0.4, 0.18, depth * 0.68)], fabric, at=(hand * width * 0.52, 0, 0), power=4)
        for z in (0.5, 0.66):
            points = around_bag(levels, 4, height * z, -75, 60)
            ribbon([(hand * x, y, h) for x, y, h in points], (0, 0, 1), 0.06, trim, 0.025)
            box((0.06, 0.1, 0.1), trim, (hand * (points[12][0] + 0.01), points[12][1], height * z - 0.05), bevel=0.015)
        strap = bent([(hand * width * 0.2, depth * 0.4, height * 0.92), (hand * width * 0.3, depth * 0.72, height * 0.85), (hand * width * 0.36, depth * 0.85, height * 0.5), (hand * width * 0.45, depth * 0.5, height * 0.1)], 16)
        ribbon(strap, (1, 0, 0), lambda s: 0.2 - 0.1 * s, trim, 0.08)
    arch(0.3, height * 1.08, 0.16, depth * 0.3, trim, strap=0.08)
    bag([(height * 0.08, width * 0.72, depth * 0.24), (height * 0.3, width * 0.76, depth * 0.3), (height * 0.5, width * 0.66, depth * 0.2)], fabric, at=(0, -depth * 0.48, 0), power=4)


def mat_roll(material, length, at, radius=0.2):
    turned([(0, -length / 2), (radius, -length / 2), (radius, length / 2), (0, length / 2)], material, at, (0, 90, 0), bevel=0.03)
    for s in (-1, 1):
        for k in range(3):
            ring(radius * (0.25 + 0.25 * k), 0.008, black(), (at[0] + s * length / 2, at[1], at[2]), (0, 90, 0))
        ring(radius + 0.01, 0.03, black(), (at[0] + s * length * 0.25, at[1], at[2]), (0, 90, 0))


@model('rucksack')
def rucksack():
    fabric, trim = plain_cloth(), black(0.6)
    rucksack_body(fabric, trim)
    zip_line([(-0.36, -0.52, 0.95), (0, -0.53, 0.97), (0.36, -0.52, 0.95)], trim, steel())
    plate(rounded(0.34, 0.16, 0.03), 0.04, trim, (0, -0.47, 0.5), bevel=0.01)


@model('trekking-bag')
def trekking_bag():
    fabric, trim = plain_cloth(), black(0.6)
    group(lambda: rucksack_body(fabric, trim, height=2.1, width=1.05), at=(0, 0, 0.38))
    mat_roll(plastic((0.12, 0.28, 0.16), 0.8), 1.3, (0, -0.15, 0.2))
    # The hip belt is closed around the pack.
    mirrored(lambda s: ribbon(bent([(s * 0.4, 0.38, 0.78), (s * 0.68, 0.24, 0.76), (s * 0.7, -0.2, 0.72), (s * 0.52, -0.48, 0.7), (0, -0.56, 0.7)], 20), (0, 0, 1), lambda t: 0.24 - 0.16 * t, trim, 0.06))
    box((0.2, 0.07, 0.14), trim, (0, -0.57, 0.63), bevel=0.02)
    tube([(0.62, -0.2, 0.55), (0.6, -0.1, 1.6), (0.62, -0.05, 2.7)], 0.025, metal((0.7, 0.2, 0.05), 0.3))
    tube([(0.62, -0.05, 2.62), (0.62, -0.05, 2.86)], 0.05, rubber())


@model('hiking-backpack')
def hiking_backpack():
    fabric, trim = plain_cloth(), black(0.6)
    rucksack_body(fabric, trim, height=1.6, width=1.2, depth=0.8)
    turned(curve_profile([(0.12, 0), (0.13, 0.1), (0.13, 0.62), (0.09, 0.72)]), metal((0.1, 0.35, 0.55), 0.3), (-0.7, -0.05, 0.3))
    turned([(0.08, 0.7), (0.08, 0.84), (0, 0.85)], black(), (-0.7, -0.05, 0.3))
    tube([(0.25, 0.3, 1.7), (0.42, 0.2, 1.85), (0.58, -0.15, 1.6), (0.52, -0.42, 1.2)], 0.025, plastic((0.05, 0.35, 0.6)))
    zip_line([(-0.4, -0.54, 0.76), (0, -0.55, 0.78), (0.4, -0.54, 0.76)], trim, steel())
    for x in (-0.12, 0, 0.12):
        box((0.05, 0.03, 0.5), trim, (x, -0.52, 0.15), bevel=0.01)


@model('packing-cubes', views=('top', 'three-quarter'))
def packing_cubes():
    fabric, trim, net = plain_cloth(), black(0.6), rubber((0.02, 0.02, 0.02))
    width, deep, high = 1.6, 1.15, 0.36

    def top(x, y, lift=0.0):
        return high + lift + 0.13 * (1 - (2 * x / width) ** 2) * (1 - (2 * y / deep) ** 2)
    corners = rounded(width, deep, 0.2)
    levels = ((0, 0.9), (0.03, 0.97), (high * 0.5, 1.02), (high * 0.9, 1), (high, 0.99))
    sides = [[(x * k, y * k, z) for x, y in corners] for z, k in levels]
    lid = [[(x * k, y * k, top(x * k, y * k)) for x, y in corners] for k in (0.94, 0.86, 0.6, 0.3, 0.02)]
    loft(sides + lid, fabric, smooth=1)
    # The zip around the lid, and a window of netting through which one sees folded clothes.
    for lift in (-0.035, 0):
        tube([(x * 1.005, y * 1.005, high + lift) for x, y in corners], 0.012, trim, closed=True, straight=True)
    a, b = 0.55, 0.36
    for k, tone in enumerate(((0.85, 0.82, 0.75), (0.45, 0.6, 0.8), (0.85, 0.65, 0.5))):
        x = (k - 1) * a * 2 / 3
        sheet(a * 2 / 3, b * 2, paper(tone), (x, 0, 0), ripple=0.02, steps=30, thickness=0.002, shape=lambda u, y: top(x + u, y, 0.005))
    for s in (-1, 1):
        for k in range(-19, 20):
            start, end = max(-a, k * 0.048 - b), min(a, k * 0.048 + b)
            if end > start:
                line = [start + (end - start) * i / 12 for i in range(13)]
                tube([(x, s * (x - k * 0.048), top(x, x - k * 0.048, 0.024)) for x in line], 0.004, net)
    rim = [(-a, -b), (a, -b), (a, b), (-a, b), (-a, -b)]
    for (x, y), (u, v) in zip(rim, rim[1:]):
        line = [(x + (u - x) * i / 16, y + (v - y) * i / 16) for i in range(17)]
        tube([(*p, top(*p, 0.015)) for p in line], 0.022, fabric)
    strap = [(0, -0.25, 0.6), (-0.1, -0.14, 0.62), (-0.1, 0.14, 0.62), (0, 0.25, 0.6)]
    ribbon(bent([(x - width / 2, y, high * z) for x, y, z in strap], 12), (0, 0, 1), 0.1, fabric, 0.02)
    box((0.05, 0.02, 0.14), trim, (width * 0.3, -deep / 2 - 0.03, high - 0.16), bevel=0.008)


@model('toiletry-bag')
def toiletry_bag():
    fabric, trim = plain_cloth(), black(0.6)
    bag([(0.02, 1.8, 0.85), (0.4, 1.84, 0.88), (0.75, 1.7, 0.6), (0.95, 1.6, 0.3)], fabric, power=7)
    zip_line([(-0.76, 0, 0.955), (0, 0, 0.96), (0.72, 0, 0.955)], trim, steel())
    zip_line([(-0.6, -0.44, 0.5), (0, -0.45, 0.5), (0.6, -0.44, 0.5)], trim, steel())
    path = bent([(0.9, -0.12, 0.55), (1.05, -0.1, 0.58), (1.05, 0.1, 0.58), (0.9, 0.12, 0.55)], 12)
    ribbon(path, (0, 0, 1), 0.12, trim, 0.03)
    tube([(-0.82, 0, 0.8), (-0.95, 0, 1.0), (-0.92, 0, 1.16), (-0.78, 0, 1.16), (-0.76, 0, 1.05)], 0.025, steel())
    tube([(-0.5, -0.75, 0.06), (0.35, -0.66, 0.06)], 0.045, white(), radii=(1, 0.8))
    box((0.22, 0.06, 0.05), plastic((0.1, 0.4, 0.7)), (-0.42, -0.74, 0.09), turn=(0, 0, 6), bevel=0.01)
    turned(curve_profile([(0.13, 0), (0.15, 0.04), (0.15, 0.4), (0.06, 0.46)]), plastic((0.1, 0.4, 0.45)), (0.75, -0.68, 0))
    turned([(0.07, 0.45), (0.07, 0.56), (0, 0.56)], white(), (0.75, -0.68, 0))


@model('passport-holder')
def passport_holder():
    skin, gilt = leather(), gold()
    def stand():
        plate(rounded(1.25, 1.7, 0.09), 0.06, skin, (0, -0.06, 0.85), bevel=0.025)
        plate(rounded(1.25, 1.7, 0.09), 0.06, skin, (0, 0.08, 0.85), bevel=0.025)
        box((0.06, 0.2, 1.64), skin, (-0.61, 0.01, 0.03), bevel=0.03)
        plate(rounded(1.15, 1.64, 0.07), 0.08, plastic((0.02, 0.04, 0.12), 0.6), (0.03, 0.01, 0.85))
        plate(rounded(0.6, 0.9, 0.03), 0.02, paper(), (0.15, 0.02, 1.6))
        box((0.5, 0.024, 0.06), plastic((0.06, 0.2, 0.55)), (0.15, 0.016, 1.9), bevel=0.002)
        stitch([(x, z + 0.85) for x, z in rounded(1.15, 1.6, 0.06)], -0.093, grey(), 0.006)
        text('PASSPORT', 0.17, gilt, (0.0, -0.1, 0.38), depth=0.008)
        ring(0.24, 0.014, gilt, (0, -0.093, 1.05), (90, 0, 0))
        for a in (0.5, 1):
            tube([(0.24 * a * math.cos(k * math.pi / 12) * (0.5 if a == 0.5 else 0), -0.095, 1.05 + 0.24 * math.sin(k * math.pi / 12)) for k in range(25)], 0.009, gilt)
        tube([(-0.24, -0.095, 1.05), (0.24, -0.095, 1.05)], 0.009, gilt)
    group(stand, turn=(-12, 0, 0))


@model('cable-organiser', views=('top', 'three-quarter'))
def cable_organiser():
    fabric, trim, lining = plain_cloth(), black(0.6), grey(0.8)
    def tray(face):
        box((1.7, 1.2, 0.2), fabric, bevel=0.09)
        sheet(1.5, 1.0, lining, (0, 0, 0.205), ripple=0, steps=4, thickness=0.01)
        tube([(x, y, 0.1) for x, y in rounded(1.71, 1.21, 0.09)], 0.02, trim, closed=True, straight=True)
        face()
    def loops():
        for row, y in enumerate((0.28, -0.22)):
            ribbon([(-0.7, y, 0.2), (-0.62, y, 0.26), (0, y, 0.27), (0.62, y, 0.26), (0.7, y, 0.2)], (0, 1, 0), 0.1, trim, 0.03)
        for k in range(3):
            x = -0.5 + 0.5 * k
            tube([(x + (0.1 + 0.004 * j) * math.cos(j * 0.52), 0.27 + (0.09 + 0.004 * j) * math.sin(j * 0.52), 0.235 + 0.001 * j) for j in range(26)], 0.024, (white(), black(), plastic((0.6, 0.05, 0.05)))[k])
        box((0.5, 0.28, 0.09), white(), (-0.4, -0.28, 0.21), bevel=0.03)
        box((0.34, 0.22, 0.09), black(), (0.2, -0.3, 0.21), bevel=0.02)
        box((0.14, 0.4, 0.06), steel(), (0.58, -0.28, 0.21), bevel=0.02)
    def net():
        box((1.4, 0.6, 0.04), fabric, (0, -0.2, 0.2), bevel=0.015)
        zip_line([(-0.65, 0.12, 0.24), (0, 0.12, 0.24), (0.65, 0.12, 0.24)], steel())
        for k in range(3):
            box((0.22, 0.2, 0.03), plastic(((0.1, 0.2, 0.5), (0.7, 0.5, 0.05), (0.1, 0.35, 0.2))[k]), (-0.4 + 0.4 * k, 0.3, 0.21), bevel=0.01)
    tray(loops)
    group(lambda: group(lambda: tray(net), at=(0, 0.6, 0)), at=(0, 0.62, 0.02), turn=(55, 0, 0))


@model('make-up-pouch')
def make_up_pouch():
    fabric, gilt = plain_cloth(), gold()
    bag([(0.02, 1.6, 0.75), (0.4, 1.7, 0.78), (0.8, 1.6, 0.45), (1.0, 1.5, 0.12)], fabric, power=4)
    zip_line([(-0.7, 0, 1.01), (0, 0, 1.015), (0.7, 0, 1.01)], gilt, gilt)
    for k in range(7):
        tube([(0.72, -0.03, 0.95), (0.74 + 0.02 * math.cos(k), -0.06, 0.68)], 0.012, gilt)
    for k, (x, tip) in enumerate(((-0.55, 0.13), (-0.25, 0.1))):
        def brush():
            tube([(0, 0, 0), (0, 0, 0.5)], 0.035, black())
            tube([(0, 0, 0.5), (0, 0, 0.64)], 0.05, gilt)
            ball(tip, plastic((0.25, 0.12, 0.08), 0.9), (0, 0, 0.74), squash=(0.8, 0.8, 1.2))
        group(brush, at=(x - 0.45, -0.85 + 0.25 * k, 0.1), turn=(0, 84, -10 - 6 * k))
    turned([(0.09, 0), (0.09, 0.22), (0.07, 0.23)], gilt, (0.72, -0.62, 0))
    turned([(0.065, 0.2), (0.065, 0.36), (0.03, 0.42), (0, 0.42)], plastic((0.6, 0.03, 0.08)), (0.72, -0.62, 0))
    turned([(0, 0), (0.2, 0), (0.2, 0.07), (0, 0.07)], black(0.15), (0.95, -0.35, 0))


@model('shoe-bags')
def shoe_bags():
    fabric, cord = plain_cloth(), black(0.6)
    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)
    # From the bottom up to the neck, where the cord gathers it, and to its ruffled edge.
    levels = bent([(0, 0.44, 0.06), (0.06, 0.52, 0.13), (0.3, 0.54, 0.22), (0.8, 0.54, 0.22), (1.1, 0.5, 0.19), (1.3, 0.3, 0.14), (1.4, 0.14, 0.1), (1.5, 0.19, 0.12), (1.66, 0.34, 0.15)], 60)
    sections = []
    for z, wide, deep in levels:
        fold = 0.17 * max(0, min(1, (z - 0.95) / 0.4)) ** 1.5
        sections.append([(wide * power(math.cos(a), 0.75) * (1 + fold * math.sin(13 * a)), deep * power(math.sin(a), 0.75) * (1 + fold * math.sin(13 * a)), z) for a in (2 * math.pi * k / 160 for k in range(160))])
    def one():
        loft(sections, fabric, caps=False, smooth=0, thickness=0.015)
        for z in (1.38, 1.42):
            tube([(0.17 * math.cos(k * math.pi / 12), 0.125 * math.sin(k * math.pi / 12), z) for k in range(24)], 0.02, cord, closed=True)
        ball(0.04, cord, (0, -0.14, 1.4))
        for s in (-1, 1):
            tube([(0, -0.14, 1.4), (s * 0.05, -0.22, 1.3), (s * 0.08, -0.25, 1.1), (s * 0.11, -0.24, 0.98)], 0.016, cord)
            ball(0.03, cord, (s * 0.11, -0.24, 0.97))
        # The outline of a shoe, sewn on the front
        shoe = smooth_outline([(-0.32, 0), (0, 0), (0.31, 0), (0.33, 0.08), (0.2, 0.14), (0.06, 0.2), (-0.02, 0.27), (-0.12, 0.25), (-0.24, 0.25), (-0.32, 0.29), (-0.34, 0.15)])
        for line in (shoe, [(-0.32, 0.06), (-0.1, 0.05), (0.1, 0.05), (0.33, 0.06)]):
            tube([(x, -0.225 * (1 - (abs(x) / 0.54) ** 2.67) ** 0.375, z + 0.42) for x, z in line], 0.012, grey(0.7), closed=line is shoe)
    group(one, turn=(-4, 0, 6))


def canopy(fabric, radius=1.1, high=0.52, count=8, dip=0.09, z=0.0, low=0.0, rib=None, drop=0.03):
    """An open umbrella's cloth, which hangs between its ribs. `low` leaves a hole at the top."""
    sections = []
    for step in range(17):
        s = low + (1 - low) * step / 16
        ring_ = []
        for k in range(count * 10):
            a = 2 * math.pi * k / (count * 10)
            between = math.sin((k % 10) / 10 * math.pi)
            r = radius * math.sin(s * 1.35) / math.sin(1.35) * (1 - dip * between * s)
            ring_.append((r * math.cos(a), r * math.sin(a), z + high * (math.cos(s * 1.35) - math.cos(1.35)) / (1 - math.cos(1.35)) - drop * between * s))
        sections.append(ring_)
    loft(sections, fabric, caps=False, smooth=0, thickness=0.012)
    if rib:
        for k in range(count):
            a = 2 * math.pi * k / count
            points = []
            for step in range(9):
                s = step / 8
                r = radius * math.sin(s * 1.35) / math.sin(1.35)
                points.append((r * math.cos(a), r * math.sin(a), z - 0.025 + high * (math.cos(s * 1.35) - math.cos(1.35)) / (1 - math.cos(1.35))))
            tube(points, 0.011, rib)
            tube([(0, 0, z + high * 0.2), tuple(points[4])], 0.009, rib)
            ball(0.024, rib, tuple(points[-1]))


def crook(material, z, length=0.55):
    tube([(0, 0, z + 0.2), (0, 0, z), (0.02, 0, z - length * 0.35), (0.12, 0, z - length * 0.5), (0.25, 0, z - length * 0.42), (0.28, 0, z - length * 0.22)], 0.05, material)


@model('umbrella')
def umbrella():
    def open_():
        canopy(plain_cloth(), rib=steel())
        tube([(0, 0, 0.5), (0, 0, -1.0)], 0.025, steel())
        group(lambda: crook(wood(), -1.05), turn=(0, 0, 180))
        turned([(0.03, 0.48), (0.03, 0.58), (0.012, 0.7), (0, 0.71)], steel())
        turned([(0.05, 0.03), (0.05, 0.16)], black())
    put_down(open_, 1.1, 1.36)


def put_down(build, rim, grip, at=(0, 0, 0)):
    """An open umbrella that lies on its rim and the end of its grip, which is that far below the rim."""
    group(lambda: group(build, turn=(0, math.degrees(math.atan2(grip, rim)), 0)), at=at, turn=(0, 0, -40))


@model('3-fold-umbrella', views=('three-quarter', 'top'))
def three_fold_umbrella():
    fabric, trim = plain_cloth(), black()
    def shut():
        sections = []
        for step in range(19):
            s = step / 18
            r = 0.17 + 0.05 * math.sin(math.pi * min(1, s * 1.15) * 0.9)
            # Eight pleats that wind around it
            sections.append([(r * (0.92 + 0.01 * (k % 15)) * math.cos(a - 0.4 * s), r * (0.92 + 0.01 * (k % 15)) * math.sin(a - 0.4 * s), 0.45 + 1.15 * s) for k, a in enumerate(2 * math.pi * k / 120 for k in range(120))])
        loft(sections, fabric, smooth=0)
        turned(curve_profile([(0, 0), (0.1, 0.01), (0.12, 0.08), (0.1, 0.25), (0.11, 0.4), (0.14, 0.48)]), trim)
        turned([(0.1, 1.58), (0.13, 1.6), (0.13, 1.68), (0, 1.7)], trim)
        turned([(0.2, 0.9), (0.237, 0.9), (0.237, 1.04), (0.2, 1.04)], fabric)
        ball(0.035, steel(), (-0.1, -0.215, 0.97))
        for k in range(8):
            a = k * math.pi / 4
            tube([(0.17 * math.cos(a), 0.17 * math.sin(a), 0.5), (0.18 * math.cos(a), 0.18 * math.sin(a), 0.4)], 0.014, steel())
        tube([(0, -0.05, 0.02), (0.16, -0.1, -0.1), (0.3, -0.1, 0.1), (0.2, -0.12, 0.3), (0.05, -0.1, 0.05)], 0.014, trim)
    group(shut, at=(0.95, -0.9, 0.24), turn=(0, -86, -20))
    def open_():
        canopy(fabric, radius=1.0, rib=steel(), count=8)
        tube([(0, 0, 0.5), (0, 0, -0.7)], 0.025, steel())
        turned(curve_profile([(0, -0.95), (0.07, -0.94), (0.075, -0.8), (0.06, -0.7), (0.06, -0.62), (0.03, -0.6)]), trim)
        turned([(0.05, 0.48), (0.05, 0.56), (0, 0.57)], trim)
    put_down(open_, 1.0, 0.95, at=(0, 0.5, 0.72))


@model('automatic-umbrella')
def automatic_umbrella():
    fabric, trim = plain_cloth(), black()
    def open_():
        canopy(fabric, rib=steel(), count=10)
        tube([(0, 0, 0.5), (0, 0, -0.95)], 0.025, steel())
        turned(curve_profile([(0, -1.42), (0.07, -1.4), (0.075, -1.3), (0.06, -1.15), (0.07, -1.0), (0.05, -0.93), (0.03, -0.92)]), trim)
        box((0.06, 0.04, 0.14), plastic((0.7, 0.05, 0.04)), (0, -0.07, -1.16), bevel=0.015)
        tube([(0, 0, -1.4), (-0.16, 0, -1.44), (-0.24, 0.04, -1.28), (-0.14, -0.02, -1.22), (0.0, 0, -1.4)], 0.014, trim)
        turned([(0.05, 0.48), (0.05, 0.56), (0, 0.57)], trim)
    put_down(open_, 1.1, 1.42)


@model('windproof-umbrella')
def windproof_umbrella():
    fabric, trim = plain_cloth(), black()
    def open_():
        canopy(fabric, rib=black(), low=0.42)
        canopy(fabric, radius=0.66, high=0.34, z=0.3, dip=0.12)
        tube([(0, 0, 0.6), (0, 0, -0.95)], 0.03, black())
        turned([(0.06, -1.35), (0.065, -1.3), (0.055, -1.15), (0.065, -0.95), (0.03, -0.92)], rubber())
        turned([(0.03, 0.62), (0.03, 0.7), (0.012, 0.8), (0, 0.81)], steel())
    put_down(open_, 1.1, 1.35)


@model('inverted-umbrella')
def inverted_umbrella():
    fabric, trim = plain_cloth(), black()
    def shut():
        sections = []
        for step in range(25):
            s = step / 24
            r = 0.07 + 0.27 * s ** 1.6
            sections.append([(r * (1 + 0.3 * s * math.sin(8 * a)) * math.cos(a), r * (1 + 0.3 * s * math.sin(8 * a)) * math.sin(a), 0.12 + 1.5 * s) for a in (2 * math.pi * k / 160 for k in range(160))])
        loft(sections, fabric, caps=False, smooth=0, thickness=0.015)
        turned([(0.03, 0), (0.08, 0.02), (0.09, 0.14), (0.07, 0.16)], trim)
        tube([(0, 0, 0.1), (0, 0, 1.9)], 0.03, trim)
        for k in range(8):
            a = (k + 0.25) * math.pi / 4
            tube([(0, 0, 1.2), (0.2 * math.cos(a), 0.2 * math.sin(a), 1.3), (0.42 * math.cos(a), 0.42 * math.sin(a), 1.63)], 0.012, steel())
            ball(0.022, trim, (0.43 * math.cos(a), 0.43 * math.sin(a), 1.635))
        tube([(0, 0, 1.85), (0.0, 0, 2.0), (-0.22, 0, 2.12), (-0.3, 0, 2.38), (-0.12, 0, 2.62), (0.12, 0, 2.6), (0.24, 0, 2.45)], 0.055, rubber())
        ring(0.21, 0.03, fabric, (0, 0, 0.8), flat=1.5)
    shut()


RAIN = ('front', 'three-quarter')


def rain_body(fabric, hem, wide, cord, **options):
    body = Body(fabric, [(-0.56, 0.58, 0.33), (-1.0, 0.58, 0.34), (hem, wide, wide * 0.6)], shoulder=(0.48, -0.13), neck=(0.2, 0.2, 0.02), folds=0.025, creases=0.015, **options)
    sleeves(body, 1.2, angle=66, cuff=0.15, band=0.08)
    body.hood(cord=cord)
    return body


@model('raincoat', views=RAIN)
def raincoat():
    body = rain_body(lacquer(), -2.3, 0.74, white())
    body.placket(-0.24, -2.28, count=8, material=black())
    for s in (-1, 1):
        body.patch(s * 0.2, s * 0.5, -1.3, -1.46, body.fabric, 0.03)


@model('rain-jacket', views=RAIN)
def rain_jacket():
    body = rain_body(matt(), -1.5, 0.58, black())
    body.belt(-1.4, -1.5, body.fabric)
    body.zip(-0.2, -1.49)
    mirrored(lambda s: body.seam([(s * 0.3, -0.95), (s * 0.4, -1.3)], black(), 0.018, 0.015))


@model('rain-suit', views=RAIN)
def rain_suit():
    shell_, tape = matt(), plastic((0.8, 0.82, 0.84), 0.25)
    body = rain_body(shell_, -1.45, 0.58, black())
    body.zip(-0.2, -1.44)
    body.belt(-0.8, -0.9, tape)
    Trousers(shell_, [(0, 0, 0.46, 0.28), (-0.3, 0, 0.5, 0.3), (-0.75, 0.02, 0.5, 0.28), (-1.25, 0.07, 0.45, 0.23), (-2.0, 0.09, 0.44, 0.2)], crotch=-0.58, at=(0, 0, -1.2))
    mirrored(lambda s: worn([(s * 0.266, 0, -2.85, 0.19, 0.2), (s * 0.266, 0, -2.95, 0.19, 0.2)], tape, folds=0, steps=6))


@model('poncho', views=RAIN)
def poncho():
    shell_ = lacquer()
    body = Body(shell_, [(-0.5, 0.74, 0.36), (-1.0, 0.94, 0.44), (-1.75, 1.14, 0.54)], shoulder=(0.48, -0.13), neck=(0.2, 0.2, 0.02), folds=0.06, count=9, creases=0.015)
    body.hood(cord=white())
