"""Handbags, backpacks, wallets and shopping bags."""

import math

from materials import *
from parts import *
from registry import model

# These imports override parts with the same names.
from models.footwear import ball, bent, curve, gem, group, ribbon
from models.jewellery import chain


def outline_ring(width, depth, z, power=5, count=48, bow=0.0):
    """A rounded rectangle as a horizontal section. `bow` lowers its middle, as the rim of a soft bag sinks."""
    points = []
    for step in range(count):
        angle = 2 * math.pi * step / count
        c, s = math.cos(angle), math.sin(angle)
        x = math.copysign(abs(c) ** (2 / power), c) * width / 2
        y = math.copysign(abs(s) ** (2 / power), s) * depth / 2
        points.append((x, y, z - bow * (1 - (2 * x / width) ** 2)))
    return points


def bag(levels, material, power=5, bow=0.0, at=(0, 0, 0), turn=(0, 0, 0), steps=16, edge=0.04):
    """A bag's body through levels (z, width, depth) from the bottom up, with rounded edges."""
    rows = [curve(levels, step / steps) for step in range(steps + 1)]
    low, high = rows[0], rows[-1]
    rows = [(low[0], low[1] - 2 * edge, max(low[2] - 2 * edge, 0.01)), (low[0], low[1] - edge / 2, max(low[2] - edge / 2, 0.02)), (low[0] + edge, *low[1:]), *[row for row in rows if low[0] + edge < row[0] < high[0] - edge / 2], (high[0] - edge / 2, *high[1:]), (high[0], high[1] - edge, max(high[2] - edge, 0.02)), (high[0], high[1] - 3 * edge, max(high[2] - 3 * edge, 0.01))]
    return loft([outline_ring(width, depth, z, power, bow=bow * (z - low[0]) / (high[0] - low[0])) for z, width, depth in rows], material, at=at, turn=turn, smooth=1)


def arch(width, z, height, y, material, strap=0.0, radius=0.045, lean=0.0, steps=24, power=0.55):
    """A handle over the bag from side to side: a cord, or a strap of the given width."""
    path = []
    for step in range(steps + 1):
        angle = math.pi * step / steps
        s = math.sin(angle) ** power
        path.append((-width / 2 * math.cos(angle), y + lean * s, z + height * s))
    if strap:
        return ribbon(path, (0, 1, 0), strap, material, 0.045)
    return tube(path, radius, material)


def flat_handles(width, z, height, depth, material, strap=0.1, drop=0.25, lean=0.0):
    """Two handles of webbing, sewn on the front and the back with their faces to the viewer."""
    for hand in (-1, 1):
        y = hand * depth / 2
        path = bent([(-width / 2, y, z - drop), (-width / 2, y, z), (-width / 2 * 0.8, y * 0.7 + hand * lean, z + height * 0.75), (0, y * 0.6 + hand * lean, z + height), (width / 2 * 0.8, y * 0.7 + hand * lean, z + height * 0.75), (width / 2, y, z), (width / 2, y, z - drop)], 30)
        ways = []
        for index in range(len(path)):
            a, b = path[max(index - 1, 0)], path[min(index + 1, len(path) - 1)]
            dx, dz = b[0] - a[0], b[2] - a[2]
            ways.append((-dz, 0, dx))
        ribbon(path, lambda s: ways[round(s * (len(path) - 1))], strap, material, 0.03)


def buckle(x, y, z, material, size=0.16, turn=0):
    plate(rounded(size, size * 1.15, size * 0.15), 0.04, material, (x, y, z), (0, 0, turn), holes=[rounded(size * 0.6, size * 0.7, size * 0.06)])
    box((size * 0.1, 0.03, size * 0.85), material, (x, y - 0.01, z - size * 0.42), bevel=0.005)


def zip_line(points, material=None, pull=None):
    """A zip along points, with its slider at the end."""
    tube(points, 0.018, material or black())
    if pull:
        x, y, z = points[-1]
        box((0.05, 0.04, 0.06), pull, (x, y - 0.01, z - 0.03), bevel=0.01)
        plate(rounded(0.05, 0.16, 0.02), 0.015, pull, (x, y - 0.035, z - 0.1), holes=[rounded(0.025, 0.06, 0.01)])


def stitch(outline, y, material, radius=0.008):
    tube([(x, y, z) for x, z in outline], radius, material, closed=True)


def flap(width, z, drop, depth, material, corner=0.3, at_y=None, pull=0.0, thickness=0.04, dome=0.05):
    """A flap from the top of the back over the top and down the front, with round lower corners. `dome` lowers its
    sides on top of the bag."""
    front = -depth / 2 if at_y is None else at_y
    sections = []
    for step in range(25):
        share = step / 24
        if share < 0.3:
            s = share / 0.3
            y, height, half = depth / 2 - (depth / 2 - front - 0.03) * s, z + 0.03 * math.sin(math.pi * s), width / 2
            # The back edge is sewn on below the rounded edge of the bag.
            height, half, fall = height - 0.14 * (1 - s) ** 8, half - 0.1 * (1 - s) ** 6, dome
        else:
            s = (share - 0.3) / 0.7
            y, height = front - 0.035 - pull * math.sin(math.pi * s / 2), z - drop * s
            near = max(0, s * drop - (drop - corner)) / corner
            half, fall = width / 2 - corner * (1 - math.sqrt(max(0, 1 - near ** 2))), dome * (1 - s)
        sections.append([(half * (k / 6 - 1), y, height - fall * (k / 6 - 1) ** 4) for k in range(13)])
    loft(sections, material, closed=False, caps=False, smooth=1, thickness=thickness)


@model('handbag')
def handbag():
    skin, gilt = leather(), gold()
    bag([(0, 1.9, 0.75), (0.5, 1.86, 0.72), (1.0, 1.7, 0.5), (1.3, 1.58, 0.3)], skin, power=6)
    bag([(0.0, 1.93, 0.79), (0.12, 1.93, 0.79)], skin, power=6)
    zip_line([(-0.7, 0, 1.31), (0, 0, 1.31), (0.7, 0, 1.31)], black(), gilt)
    for hand in (-1, 1):
        y = hand * 0.22
        arch(0.86, 1.28, 0.75, y, skin, radius=0.05, lean=hand * 0.05, power=0.6)
        for x in (-0.43, 0.43):
            ring(0.075, 0.018, gilt, (x, y * 1.08, 1.26), (90, 0, 0))
            plate(rounded(0.14, 0.34, 0.05), 0.03, skin, (x, y * 1.28, 1.08), (-8 * -hand, 0, 0))
            ball(0.025, gilt, (x, y * 1.28 - 0.02, 1.0))
    plate(rounded(0.95, 0.5, 0.08), 0.03, skin, (0, -0.36, 0.48), (-4, 0, 0))
    stitch([(x, z + 0.48) for x, z in rounded(0.88, 0.43, 0.06)], -0.38, grey(), 0.007)
    tube([(0.43, -0.26, 1.2), (0.45, -0.34, 0.98), (0.46, -0.38, 0.85)], 0.012, gilt)
    ball(0.09, skin, (0.46, -0.4, 0.76), squash=(0.8, 0.35, 1))
    box((0.34, 0.03, 0.12), gilt, (0, -0.39, 0.5), bevel=0.02)
    mirrored(lambda s: ball(0.05, gilt, (s * 0.8, -0.2, 0.0), squash=(1, 1, 0.5)))


@model('tote-bag')
def tote_bag():
    skin = leather()
    bag([(0, 1.5, 0.6), (0.5, 1.66, 0.6), (1.1, 1.8, 0.5), (1.5, 1.88, 0.42)], skin, power=4, bow=0.04, edge=0.02)
    bag([(1.44, 1.74, 0.3), (1.508, 1.74, 0.32)], black(0.8), power=4, bow=0.04, edge=0.01)
    flat_handles(0.85, 1.47, 0.85, 0.5, skin, 0.09, drop=0.3, lean=0.05)
    mirrored(lambda s: box((0.14, 0.05, 0.14), skin, (s * 0.425, -0.28, 1.16), bevel=0.02))
    tube(outline_ring(1.875, 0.44, 1.42, 4, bow=0.038), 0.008, grey(), closed=True)
    mirrored(lambda s: ball(0.026, gold(), (s * 0.425, -0.315, 1.23)))
    plate(rounded(0.36, 0.2, 0.03), 0.03, skin, (0, -0.31, 0.75))
    text('ATELIER', 0.07, gold(), (0, -0.335, 0.75))


@model('shoulder-bag')
def shoulder_bag():
    skin, gilt = leather(), gold()
    outer = smooth_outline([(-1.0, 1.15), (-0.6, 0.95), (0, 0.88), (0.6, 0.95), (1.0, 1.15), (1.05, 0.7), (0.8, 0.2), (0, 0.0), (-0.8, 0.2), (-1.05, 0.7)])
    plate(outer, 0.5, skin, bevel=0.2)
    for y in (-0.12,):
        tube([(-0.95, 0, 1.13), (-0.6, 0, 0.96), (0, 0, 0.9), (0.6, 0, 0.96), (0.95, 0, 1.13)], 0.03, black())
    path = bent([(-1.0, 0, 1.12), (-0.85, 0, 1.6), (-0.45, 0, 2.02), (0, 0, 2.14), (0.45, 0, 2.02), (0.85, 0, 1.6), (1.0, 0, 1.12)], 30)
    ribbon(path, (0, 1, 0), 0.17, skin, 0.05)
    mirrored(lambda s: ring(0.1, 0.02, gilt, (s * 1.0, 0, 1.14), (90, 0, 0)))
    mirrored(lambda s: plate(rounded(0.2, 0.3, 0.05), 0.06, skin, (s * 0.97, -0.1, 1.02), (0, s * 18, 0)))
    stitch([(x * 0.86, 0.08 + z * 0.8) for x, z in outer], -0.253, grey(), 0.008)
    zip_line([(-0.5, -0.255, 0.66), (0, -0.255, 0.6), (0.5, -0.255, 0.66)], black(), gilt)
    tube([(-0.5, -0.25, 0.66), (0, -0.25, 0.6), (0.5, -0.25, 0.66)], 0.026, gilt)


@model('satchel')
def satchel():
    skin, gilt = leather(), gold()
    bag([(0, 1.8, 0.55), (0.6, 1.8, 0.58), (1.25, 1.75, 0.5)], skin, power=9)
    flap(1.82, 1.25, 0.72, 0.5, skin, corner=0.25, pull=0.06)
    for x in (-0.5, 0.5):
        ribbon([(x, -0.36, 0.95), (x, -0.39, 0.6), (x, -0.35, 0.2)], (1, 0, 0), 0.17, skin, 0.04)
        buckle(x, -0.41, 0.42, gilt, 0.24)
    arch(0.7, 1.26, 0.35, 0, skin, radius=0.055)
    mirrored(lambda s: box((0.16, 0.18, 0.08), gilt, (s * 0.35, 0, 1.25), bevel=0.02))
    box((1.2, 0.1, 0.4), skin, (0, -0.28, 0.08), bevel=0.05)
    path = bent([(-1.0, 0, 1.0), (-1.1, 0, 0.6), (-1.15, -0.25, 0.05), (-0.6, -0.62, 0.03), (0.3, -0.66, 0.03), (1.0, -0.5, 0.03), (1.14, -0.1, 0.3), (1.0, 0, 1.0)], 40)
    ribbon(path, lambda s: (0, 1 - 0.3 * math.sin(math.pi * s), 0.2), 0.1, skin, 0.025)
    for s in (-1, 1):
        ring(0.08, 0.02, gilt, (s * 0.96, 0, 1.02), (90, 0, 0))
        box((0.04, 0.16, 0.26), skin, (s * 0.9, 0, 0.86), bevel=0.015)


@model('sling-bag')
def sling_bag():
    skin, gilt = leather(), gold()
    bag([(0, 1.35, 0.4), (0.5, 1.4, 0.44), (0.95, 1.36, 0.34)], skin, power=7)
    flap(1.4, 0.95, 0.62, 0.34, skin, corner=0.5, pull=0.07)
    disc(0.1, 0.04, gilt, (0, -0.3, 0.42), (90, 0, 0))
    ring(0.14, 0.02, gilt, (0, -0.31, 0.42), (90, 0, 0))
    path = bent([(-0.68, 0, 0.9), (-0.66, 0, 1.5), (-0.4, 0, 2.1), (0, 0, 2.3), (0.4, 0, 2.1), (0.66, 0, 1.5), (0.68, 0, 0.9)], 36)
    ribbon(path, (0, 1, 0), 0.07, skin, 0.03)
    mirrored(lambda s: ring(0.07, 0.016, gilt, (s * 0.69, 0, 0.86), (90, 0, 0)))
    buckle(0.6, -0.03, 1.68, gilt, 0.1)


@model('crossbody-bag')
def crossbody_bag():
    skin, gilt = leather(), gold()
    bag([(0, 1.5, 0.45), (0.5, 1.55, 0.52), (0.98, 1.5, 0.44)], skin, power=8)
    zip_line([(0.7, -0.06, 0.985), (0, -0.06, 0.99), (-0.66, -0.06, 0.99)], black(), gilt)
    box((1.25, 0.12, 0.55), skin, (0, -0.25, 0.1), bevel=0.05)
    zip_line([(-0.52, -0.32, 0.56), (0, -0.32, 0.56), (0.52, -0.32, 0.56)], black(), gilt)
    path = bent([(-0.76, 0, 0.88), (-0.85, 0, 1.45), (-0.5, 0, 2.0), (0, 0, 2.15), (0.5, 0, 2.0), (0.85, 0, 1.45), (0.76, 0, 0.88)], 36)
    stripe, middle = plastic((0.65, 0.5, 0.3), 0.9), leather()
    ribbon(path, (0, 1, 0), 0.2, stripe, 0.025)
    ribbon(path, (0, 1, 0), 0.1, middle, 0.04)
    mirrored(lambda s: ring(0.11, 0.02, gilt, (s * 0.77, 0, 0.88), (90, 0, 90)))


@model('clutch')
def clutch():
    skin, gilt = leather(), gold()
    bag([(0, 1.9, 0.3), (0.5, 1.9, 0.34), (1.05, 1.88, 0.2)], skin, power=9)
    outline = [(-0.95, 1.06), (0.95, 1.06), (0.95, 0.95), (0.06, 0.32), (-0.06, 0.32), (-0.95, 0.95)]
    plate(outline, 0.05, skin, (0, -0.2, 0), bevel=0.02)
    box((1.9, 0.3, 0.05), skin, (0, -0.07, 1.03), bevel=0.02)
    tube([(-0.93, -0.23, 0.93), (-0.06, -0.23, 0.35), (0.06, -0.23, 0.35), (0.93, -0.23, 0.93)], 0.018, gilt, straight=True)
    disc(0.07, 0.05, gilt, (0, -0.22, 0.42), (90, 0, 0))
    path = bent([(0.94, 0, 0.9), (1.15, -0.1, 0.75), (1.28, -0.15, 0.4), (1.15, -0.15, 0.12), (1.05, -0.05, 0.5), (0.94, 0, 0.86)], 30)
    ribbon(path, (0, 1, 0.2), 0.07, skin, 0.025)
    ring(0.05, 0.014, gilt, (0.96, 0, 0.88), (90, 0, 0))


@model('potli-bag')
def potli_bag():
    silk, zari, bead = plain_cloth(), gold(0.3), pearl()
    profile = curve_profile([(0.3, 0), (0.6, 0.06), (0.78, 0.4), (0.66, 0.85), (0.3, 1.12), (0.2, 1.2), (0.34, 1.36), (0.5, 1.5)])
    sections = []
    for radius, z in profile:
        pleat = 0.12 * max(0, (z - 0.5) / 1.0)
        sections.append([(radius * (1 + pleat * math.sin(18 * a)) * math.cos(a), radius * (1 + pleat * math.sin(18 * a)) * math.sin(a), z) for a in (2 * math.pi * k / 144 for k in range(144))])
    loft(sections, silk, caps=False, smooth=0, thickness=0.02)
    disc(0.32, 0.03, silk)
    ring(0.22, 0.035, zari, (0, 0, 1.2))
    for row, (z, radius, count) in enumerate(((0.2, 0.74, 30), (0.32, 0.785, 30))):
        around(count, radius, lambda at, _: ball(0.028, (bead, zari)[row], at), at=(0, 0, z))
    def motif(at, degrees):
        angle = math.radians(degrees)
        for k in range(8):
            dx, dz = 0.11 * math.cos(k * math.pi / 4), 0.11 * math.sin(k * math.pi / 4)
            ball(0.032, zari, (at[0] - dx * math.sin(angle), at[1] + dx * math.cos(angle), at[2] + dz))
        ball(0.06, bead, at)
    around(7, 0.775, motif, start=-90, at=(0, 0, 0.58))
    for hand in (-1, 1):
        tube([(0, -0.22, 1.2), (hand * 0.12, -0.42, 1.1), (hand * 0.26, -0.66, 0.9), (hand * 0.3, -0.8, 0.62)], 0.018, zari)
        ball(0.06, bead, (hand * 0.3, -0.82, 0.58))
        for k in range(9):
            tube([(hand * 0.3, -0.82, 0.55), (hand * 0.3 + 0.05 * math.cos(k * 0.7), -0.83 + 0.04 * math.sin(k * 0.7), 0.28)], 0.012, zari)
        arch(0.5, 1.2, 0.85, hand * 0.1, zari, radius=0.02, power=0.7)
    around(24, 0.5, lambda at, _: ball(0.024, bead, at), at=(0, 0, 1.5))


@model('party-clutch')
def party_clutch():
    skin, gilt, stone = lacquer(), gold(), gem((0.9, 0.92, 0.95))
    box((1.9, 0.45, 1.0), skin, bevel=0.16)
    plate(rounded(1.94, 1.04, 0.2), 0.06, gilt, (0, 0, 0.5), bevel=0.02)
    for i in range(15):
        for j in range(7):
            ball(0.035, stone if (i + j) % 2 else gilt, (-0.84 + 0.12 * i, -0.225, 0.14 + 0.12 * j), squash=(1, 0.5, 1))
    mirrored(lambda s: ball(0.08, gem((0.9, 0.92, 0.95)), (s * 0.06, -0.04, 1.1)))
    box((0.3, 0.1, 0.06), gilt, (0, 0, 1.01), bevel=0.02)
    strap = [(-0.95, 0, 0.85), (-1.2, -0.1, 0.4), (-1.1, -0.45, 0.03), (-0.3, -0.65, 0.03), (0.5, -0.62, 0.03), (1.15, -0.4, 0.04), (1.2, -0.05, 0.45), (0.95, 0, 0.85)]
    chain([curve(strap, k / 200) for k in range(201)], gilt, size=0.06, wire=0.016)


def pack(fabric, height=2.0, width=1.4, depth=0.8, trim=None, pockets=2, power=5):
    """The body of a backpack with its front pockets, zips, top handle and shoulder straps."""
    trim = trim or black(0.6)
    h = height
    bag([(0, width, depth), (h * 0.3, width * 1.03, depth * 1.05), (h * 0.7, width * 0.98, depth * 0.95), (h * 0.9, width * 0.86, depth * 0.8), (h, width * 0.6, depth * 0.5)], fabric, power=power)
    path = [(-width * 0.505, -depth * 0.1, 0.35 * h), (-width * 0.5, -depth * 0.12, h * 0.7), (-width * 0.4, -depth * 0.13, h * 0.93), (-width * 0.15, -depth * 0.1, h * 1.0), (width * 0.15, -depth * 0.1, h * 1.0), (width * 0.4, -depth * 0.13, h * 0.93), (width * 0.5, -depth * 0.12, h * 0.7), (width * 0.505, -depth * 0.1, h * 0.35)]
    zip_line(path, trim)
    arch(0.4, h - 0.02, 0.18, depth * 0.16, trim, strap=0.1)
    for hand in (-1, 1):
        strap = bent([(hand * width * 0.2, depth * 0.3, h * 0.97), (hand * width * 0.3, depth * 0.62, h * 0.85), (hand * width * 0.36, depth * 0.75, h * 0.5), (hand * width * 0.42, depth * 0.6, h * 0.2), (hand * width * 0.46, depth * 0.42, h * 0.06)], 20)
        ribbon(strap, (1, 0, 0), lambda s: 0.22 - 0.1 * s, fabric, 0.08)
    if pockets:
        bag([(0.04 * h, width * 0.86, depth * 0.4), (h * 0.2, width * 0.9, depth * 0.46), (h * 0.42, width * 0.84, depth * 0.36)], fabric, at=(0, -depth * 0.42, 0), power=4)
        zip_line([(-width * 0.38, -depth * 0.59, h * 0.385), (0, -depth * 0.62, h * 0.4), (width * 0.38, -depth * 0.59, h * 0.385)], trim, steel())
    if pockets > 1:
        bag([(0.47 * h, width * 0.78, depth * 0.22), (h * 0.6, width * 0.8, depth * 0.26), (h * 0.74, width * 0.7, depth * 0.18)], fabric, at=(0, -depth * 0.42, 0), power=4)
        zip_line([(-width * 0.33, -depth * 0.52, h * 0.7), (0, -depth * 0.53, h * 0.715), (width * 0.33, -depth * 0.52, h * 0.7)], trim, steel())


@model('backpack')
def backpack():
    fabric = plain_cloth()
    pack(fabric)
    for hand in (-1, 1):
        bag([(0.08, 0.18, 0.5), (0.4, 0.2, 0.5), (0.62, 0.14, 0.46)], grey(0.9), at=(hand * 0.7, 0, 0), power=4)
        ribbon([(hand * 0.72, -0.3, 1.0), (hand * 0.74, 0, 1.02), (hand * 0.7, 0.3, 1.0)], (0, 0, 1), 0.07, black(0.7))
    plate(rounded(0.3, 0.14, 0.02), 0.02, black(0.6), (0, -0.52, 0.6))
    stitch([(x, z + 0.45) for x, z in rounded(1.1, 0.5, 0.1)], -0.505, black(), 0.008)


@model('laptop-backpack')
def laptop_backpack():
    fabric, trim = plain_cloth(), black(0.6)
    pack(fabric, height=2.0, width=1.35, depth=0.6, pockets=0, power=8)
    bag([(0.1, 1.12, 0.2), (0.7, 1.14, 0.24), (1.55, 1.0, 0.14)], fabric, at=(0, -0.3, 0), power=8)
    tube([(-0.45, -0.41, 1.32), (0.5, -0.42, 1.1)], 0.022, trim)
    box((0.05, 0.05, 0.16), steel(), (0.5, -0.44, 0.98), bevel=0.01)
    box((1.36, 0.62, 0.16), trim, (0, 0, 0), bevel=0.06)
    box((0.5, 0.02, 0.05), grey(), (0, -0.425, 0.6), bevel=0.01)
    box((0.03, 0.16, 0.1), trim, (-0.69, -0.05, 0.9), bevel=0.01)
    tube([(-0.7, -0.05, 0.93), (-0.78, -0.1, 0.85), (-0.76, -0.12, 0.6), (-0.7, -0.06, 0.5)], 0.02, white())
    box((0.04, 0.08, 0.14), white(), (-0.76, -0.12, 0.42), bevel=0.01)


@model('school-bag')
def school_bag():
    fabric = plain_cloth()
    pack(fabric, height=1.85, width=1.4, depth=0.85, pockets=1, trim=plastic((0.8, 0.55, 0.05)))
    bag([(0.92, 1.0, 0.2), (1.15, 1.05, 0.22), (1.4, 0.9, 0.14)], plastic((0.08, 0.12, 0.35), 0.8), at=(0, -0.38, 0), power=4)
    star = [(0.2 * r * math.cos(math.radians(90 + k * 36)), 0.2 * r * math.sin(math.radians(90 + k * 36))) for k in range(10) for r in ((1, 0.45)[k % 2],)]
    plate(star, 0.04, plastic((0.85, 0.6, 0.05)), (0, -0.56, 0.42))
    for hand in (-1, 1):
        bag([(0.08, 0.2, 0.5), (0.4, 0.22, 0.5), (0.62, 0.14, 0.46)], plastic((0.08, 0.12, 0.35), 0.8), at=(hand * 0.7, 0, 0), power=4)
    turned(curve_profile([(0.13, 0), (0.14, 0.1), (0.14, 0.6), (0.1, 0.68)]), plastic((0.1, 0.4, 0.75)), (-0.74, 0, 0.2))
    turned([(0.11, 0.66), (0.11, 0.84), (0.07, 0.86), (0, 0.86)], white(), (-0.74, 0, 0.2))
    box((1.0, 0.02, 0.06), steel(0.1), (0, -0.505, 0.86), bevel=0.01)


@model('college-bag')
def college_bag():
    fabric, hide = plain_cloth(), plastic((0.3, 0.13, 0.05), 0.5)
    pack(fabric, height=1.8, width=1.35, depth=0.7, pockets=1, trim=hide)
    flap(1.2, 1.78, 0.85, 0.5, fabric, corner=0.3, at_y=-0.4, pull=0.08, dome=0.2)
    for x in (-0.32, 0.32):
        ribbon(bent([(x, -0.28, 1.8), (x, -0.5, 1.35), (x, -0.58, 0.9), (x, -0.56, 0.5)], 12), (1, 0, 0), 0.11, hide, 0.035)
        buckle(x, -0.61, 0.75, brass(), 0.17)
    for hand in (-1, 1):
        bag([(0.08, 0.2, 0.45), (0.4, 0.22, 0.45), (0.7, 0.14, 0.42)], fabric, at=(hand * 0.68, 0, 0), power=4)
    bag([(0, 1.38, 0.74), (0.16, 1.39, 0.75)], hide, power=5)


def card(material, width, at, turn=(0, 0, 0), height=0.62):
    plate(rounded(width, height, 0.05), 0.012, material, at, turn, bevel=0.003)


@model('wallet', views=('three-quarter', 'top'))
def wallet():
    skin = leather()
    def shut():
        for y in (-0.08, 0.06):
            plate(rounded(1.5, 1.15, 0.1), 0.06, skin, (0, y, 0.575), bevel=0.025)
        plate(rounded(1.44, 1.1, 0.08), 0.08, black(0.7), (0, -0.01, 0.575))
        tube([(0.74, -0.08, 0.05), (0.78, 0, 0.5), (0.74, 0.06, 1.1)], 0.02, skin)
        tube([(0.745, -0.08, z) for z in (0.06, 0.5, 1.09)], 0.035, skin)
        box((0.06, 0.17, 1.07), skin, (-0.74, -0.01, 0.04), bevel=0.03)
        stitch([(x, z + 0.575) for x, z in rounded(1.42, 1.07, 0.08)], -0.112, plastic((0.5, 0.42, 0.3)), 0.006)
        plate(rounded(0.3, 0.12, 0.02), 0.01, gold(), (0.45, -0.112, 0.2))
        card(plastic((0.1, 0.25, 0.6)), 1.2, (0.02, 0.0, 0.98))
        card(plastic((0.55, 0.6, 0.45), 0.8), 1.3, (0.0, 0.02, 0.9), height=0.7)
    group(shut, turn=(-14, 0, 0))


@model('bi-fold-wallet', views=('three-quarter', 'top'))
def bi_fold_wallet():
    # Stands open like a book.
    skin, seam = leather(), plastic((0.5, 0.42, 0.3))
    colours = (plastic((0.08, 0.2, 0.55)), gold(0.3), plastic((0.5, 0.05, 0.06)))

    def half():
        plate(rounded(1.15, 1.25, 0.07), 0.05, skin, (0, 0.03, 0.625), bevel=0.02)
        card(plastic((0.42, 0.52, 0.36), 0.8), 1.0, (0, 0, 1.06), height=0.5)
        plate(rounded(1.12, 1.16, 0.05), 0.03, skin, (0, -0.02, 0.59), bevel=0.012)
        for k in range(3):
            top = 0.86 - 0.2 * k
            card(colours[k], 0.98, (0, -0.04 - 0.03 * k, (top + 0.18) / 2), height=top - 0.02)
            plate(rounded(1.1, top - 0.03, 0.04), 0.022, skin, (0, -0.055 - 0.03 * k, top / 2 + 0.005), bevel=0.008)
        stitch([(x, z + 0.59) for x, z in rounded(1.06, 1.1, 0.05)], -0.036, seam, 0.007)
    group(half, at=(-0.5, 0, 0), turn=(0, 0, -30))
    group(half, at=(0.5, 0, 0), turn=(0, 0, 20))
    tube([(-0.01, -0.2, 0.03), (-0.01, -0.2, 0.6), (-0.01, -0.2, 1.22)], 0.05, skin)


@model('card-holder')
def card_holder():
    skin = leather()
    def stand():
        plate(rounded(1.5, 1.05, 0.08), 0.16, skin, (0, 0, 0.525), bevel=0.03)
        for k in range(3):
            high = 0.85 - 0.2 * k
            plate([(-0.73, 0.04), (0.73, 0.04), (0.73, high), (0.35, high), (0.2, high - 0.06), (-0.2, high - 0.06), (-0.35, high), (-0.73, high)], 0.03, skin, (0, -0.095 - 0.025 * k, 0), bevel=0.01)
        for k, colour in enumerate(((0.08, 0.2, 0.55), (0.6, 0.45, 0.1), (0.5, 0.05, 0.06))):
            card(plastic(colour), 1.32, (0, -0.082 - 0.025 * k, 0.76 - 0.2 * k), height=0.5)
        card(plastic((0.75, 0.75, 0.76)), 1.32, (0.03, 0.0, 0.95))
        stitch([(x, z + 0.525) for x, z in rounded(1.44, 0.99, 0.06)], -0.165, grey(), 0.006)
    group(stand, turn=(-12, 0, 0))


@model('clutch-wallet')
def clutch_wallet():
    skin, gilt = leather(), gold()
    def stand():
        plate(rounded(2.0, 1.05, 0.12), 0.24, skin, (0, 0, 0.525), bevel=0.06)
        tube([(x, 0, z + 0.525) for x, z in rounded(2.0, 1.05, 0.12)], 0.035, gilt, closed=True, straight=True)
        stitch([(x, z + 0.525) for x, z in rounded(1.86, 0.91, 0.1)], -0.123, grey(), 0.006)
        box((0.1, 0.1, 0.06), gilt, (0.99, 0, 0.78), bevel=0.02)
        plate(rounded(0.05, 0.24, 0.02), 0.02, gilt, (1.06, -0.02, 0.64))
        box((0.3, 0.03, 0.09), gilt, (0.66, -0.14, 0.2), bevel=0.02)
        path = bent([(-1.0, 0, 0.9), (-1.2, -0.1, 0.85), (-1.38, -0.12, 0.5), (-1.3, -0.12, 0.08), (-1.18, -0.08, 0.4), (-1.0, 0, 0.86)], 30)
        ribbon(path, (0, 1, 0.2), 0.07, skin, 0.025)
        ring(0.05, 0.014, gilt, (-1.0, 0, 0.88), (90, 0, 0))
    group(stand, turn=(-8, 0, 0))


def shoulder_strap(width, z, material, loose=1.15):
    """A long strap that lies behind and beside the bag."""
    w = width / 2
    path = bent([(-w, 0.02, z), (-w - 0.22, 0.05, z * 0.6), (-w - 0.2, -0.1, 0.08), (-w * 0.6, -0.62, 0.03), (0, -0.72, 0.03), (w * 0.7, -0.62, 0.03), (w + 0.22, -0.1, 0.1), (w + 0.2, 0.05, z * 0.6), (w, 0.02, z)], 48)
    ribbon(path, lambda s: (0, 1, 0) if s < 0.2 or s > 0.8 else (0, 0.9, 0.3), 0.12, material, 0.03)


@model('laptop-bag')
def laptop_bag():
    fabric, trim = plain_cloth(), black(0.6)
    bag([(0, 2.0, 0.45), (0.7, 2.04, 0.5), (1.4, 2.0, 0.42)], fabric, power=9)
    zip_line([(-0.99, -0.03, 0.8), (-0.98, -0.03, 1.34), (-0.8, -0.03, 1.405), (0, -0.03, 1.41), (0.8, -0.03, 1.405), (0.98, -0.03, 1.34), (0.99, -0.03, 0.8)], trim)
    bag([(0.06, 1.75, 0.16), (0.5, 1.78, 0.2), (0.98, 1.74, 0.14)], fabric, at=(0, -0.24, 0), power=9)
    zip_line([(-0.8, -0.33, 0.9), (0, -0.34, 0.9), (0.78, -0.33, 0.9)], trim, steel())
    for hand in (-1, 1):
        arch(0.62, 1.2, 0.45, hand * 0.2, trim, strap=0.12, power=0.4)
        for x in (-0.31, 0.31):
            ribbon([(x, hand * 0.23, 1.25), (x, hand * 0.26, 0.95)], (1, 0, 0), 0.12, trim, 0.03, smooth=0)
    ribbon(bent([(-1.0, 0.05, 1.25), (-0.75, 0.1, 1.72), (0, 0.2, 1.95), (0.75, 0.1, 1.72), (1.0, 0.05, 1.25)], 24), (0, 1, 0), 0.11, trim, 0.03)
    ribbon(bent([(-0.3, 0.19, 1.91), (0, 0.2, 1.97), (0.3, 0.19, 1.91)], 8), (0, 1, 0), 0.2, rubber(), 0.06)
    plate(rounded(0.4, 0.14, 0.02), 0.02, steel(), (0, -0.345, 0.5))


@model('messenger-bag')
def messenger_bag():
    fabric, hide = plain_cloth(), plastic((0.2, 0.09, 0.04), 0.5)
    bag([(0, 1.85, 0.5), (0.6, 1.9, 0.56), (1.3, 1.85, 0.42)], fabric, power=7)
    flap(1.92, 1.3, 1.05, 0.42, fabric, corner=0.2, pull=0.12)
    for x in (-0.5, 0.5):
        ribbon([(x, -0.37, 0.75), (x, -0.39, 0.5), (x, -0.36, 0.1)], (1, 0, 0), 0.15, hide, 0.03)
        buckle(x, -0.41, 0.35, brass(), 0.22)
    ribbon(bent([(-0.95, 0.02, 0.9), (-1.0, 0.02, 1.35), (-0.7, 0.1, 1.9), (0, 0.14, 2.12), (0.7, 0.1, 1.9), (1.0, 0.02, 1.35), (0.95, 0.02, 0.9)], 30), (0, 1, 0), 0.19, fabric, 0.04)
    ribbon(bent([(-0.4, 0.12, 2.04), (0, 0.14, 2.14), (0.4, 0.12, 2.04)], 10), (0, 1, 0), 0.28, hide, 0.07)
    stitch([(x, z + 0.78) for x, z in rounded(1.78, 0.95, 0.16)], -0.385, grey(), 0.008)


@model('office-bag')
def office_bag():
    skin, gilt = leather(), steel(0.15)
    bag([(0, 1.95, 0.55), (0.6, 1.95, 0.55), (1.35, 1.9, 0.4)], skin, power=9)
    for k in (-0.09, 0.09):
        zip_line([(-0.9, k, 1.352), (0, k, 1.352), (0.86, k, 1.352)], black(), gilt)
    bag([(0.08, 1.6, 0.1), (0.4, 1.62, 0.14), (0.78, 1.58, 0.1)], skin, at=(0, -0.26, 0), power=9)
    zip_line([(-0.7, -0.33, 0.72), (0, -0.34, 0.72), (0.7, -0.33, 0.72)], black(), gilt)
    for hand in (-1, 1):
        arch(0.75, 1.12, 0.62, hand * 0.24, skin, radius=0.045, power=0.5, lean=-hand * 0.08)
        for x in (-0.375, 0.375):
            plate(rounded(0.16, 0.36, 0.04), 0.03, skin, (x, hand * 0.255, 1.04), (hand * 5, 0, 0))
            ring(0.07, 0.02, gilt, (x, hand * 0.25, 1.16), (90, 0, 0))
    mirrored(lambda s: ring(0.07, 0.018, gilt, (s * 0.97, 0, 1.2), (90, 0, 0)))
    stitch([(x, z + 0.42) for x, z in rounded(1.5, 0.55, 0.05)], -0.335, grey(), 0.006)


@model('briefcase')
def briefcase():
    skin, gilt = leather(), gold()
    box((2.1, 0.55, 1.4), skin, bevel=0.1)
    tube([(x, 0, z + 0.7) for x, z in rounded(2.11, 1.41, 0.1)], 0.03, black(), closed=True, straight=True)
    stitch([(x, z + 0.7) for x, z in rounded(1.9, 1.2, 0.08)], -0.277, grey(), 0.009)
    for x in (-0.65, 0.65):
        box((0.3, 0.05, 0.16), gilt, (x, -0.285, 1.18), bevel=0.02)
        box((0.2, 0.04, 0.06), gilt, (x, -0.32, 1.16), bevel=0.01)
        for k in range(3):
            box((0.045, 0.02, 0.06), black(), (x - 0.06 + 0.06 * k, -0.315, 1.26), bevel=0.005)
    tube([(-0.36, 0, 1.4), (-0.34, 0, 1.58), (-0.2, 0, 1.66), (0.2, 0, 1.66), (0.34, 0, 1.58), (0.36, 0, 1.4)], 0.065, skin)
    mirrored(lambda s: box((0.14, 0.2, 0.07), gilt, (s * 0.36, 0, 1.39), bevel=0.02))
    for x in (-1, 1):
        for z in (0.0, 1.28):
            box((0.14, 0.6, 0.14), gilt, (x * 0.99, 0, z), bevel=0.04)


def leafy(at, count=9, size=0.5, seed=1):
    """Green leaves that stick out of a bag."""
    green = leaf()
    def one(index, share):
        angle = share * 6.3 + seed
        tip = (at[0] + 0.3 * math.cos(angle), at[1] + 0.12 * math.sin(angle), at[2] + size)
        tube([at, ((at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2, at[2] + size * 0.6), tip], 0.02, green)
        ball(0.13, green, tip, squash=(0.8, 0.25, 1.2), turn=(0, 30 * math.cos(angle), 50 * index))
    repeat(count, one)


@model('shopping-bag')
def shopping_bag():
    jute, edge = cardboard(), plastic((0.45, 0.06, 0.04), 0.9)
    box((1.7, 0.7, 1.7), jute, bevel=0.03)
    box((1.62, 0.62, 0.02), black(0.9), (0, 0, 1.695), bevel=0)
    for z in (0.15, 1.42):
        box((1.72, 0.72, 0.12), edge, (0, 0, z), bevel=0.01)
    flat_handles(0.8, 1.7, 0.7, 0.74, edge, 0.11, drop=0.5)
    for k in range(8):
        angle = k * math.pi / 4
        ball(0.15, edge, (0.22 * math.cos(angle), -0.352, 0.85 + 0.22 * math.sin(angle)), squash=(0.9, 0.06, 0.55), turn=(0, -k * 45, 0))
    ball(0.1, plastic((0.8, 0.5, 0.05), 0.9), (0, -0.352, 0.85), squash=(1, 0.1, 1))
    for k in range(24):
        ball(0.03, edge, (0.52 * math.cos(k * math.pi / 12), -0.352, 0.85 + 0.52 * math.sin(k * math.pi / 12)), squash=(1, 0.2, 1))


@model('grocery-bag')
def grocery_bag():
    canvas = plastic((0.72, 0.66, 0.52), 0.9)
    bag([(0, 1.4, 0.75), (0.6, 1.55, 0.8), (1.5, 1.5, 0.75)], canvas, power=5, edge=0.015)
    bag([(1.46, 1.42, 0.66), (1.51, 1.42, 0.66)], black(0.9), power=5, edge=0.01)
    flat_handles(0.75, 1.5, 0.75, 0.8, plastic((0.1, 0.25, 0.1), 0.9), 0.1, drop=0.4)
    tube([(-0.35, 0.1, 1.3), (-0.42, 0.1, 1.8), (-0.5, 0.1, 2.2)], 0.13, food((0.6, 0.32, 0.1)), radii=(1, 1.05, 0.6))
    leafy((0.42, 0.1, 1.45), 9, 0.45)
    mirrored(lambda s: ball(0.2, food((0.6, 0.04, 0.02), 0.2), (0.02 + s * 0.2, -0.1, 1.5)))
    ball(0.2, food((0.8, 0.4, 0.03), 0.4), (0.0, 0.15, 1.62))
    for k in range(3):
        tube([(0.25 + 0.1 * k, -0.2, 1.4), (0.3 + 0.14 * k, -0.2, 1.75)], 0.06, food((0.8, 0.25, 0.03)), radii=(0.7, 1))
    outline = smooth_outline([(0, 0.35), (0.28, 0.12), (0.3, -0.12), (0.1, -0.3), (-0.12, -0.28), (-0.28, -0.02), (-0.2, 0.22)])
    plate(outline, 0.02, plastic((0.1, 0.25, 0.1), 0.9), (0, -0.4, 0.75), bevel=0.004)


@model('lunch-bag')
def lunch_bag():
    fabric, trim = plastic((0.05, 0.13, 0.25), 0.85), plastic((0.75, 0.4, 0.05), 0.8)
    bag([(0, 1.5, 1.0), (0.6, 1.54, 1.02), (1.2, 1.5, 1.0)], fabric, power=8)
    tube([(x, y, 1.06) for x, y in rounded(1.54, 1.04, 0.16)], 0.028, trim, closed=True, straight=True)
    box((0.05, 0.05, 0.18), steel(), (0.5, -0.54, 0.92), bevel=0.01)
    box((1.1, 0.1, 0.55), fabric, (0, -0.52, 0.15), bevel=0.05)
    zip_line([(-0.48, -0.575, 0.62), (0, -0.575, 0.62), (0.48, -0.575, 0.62)], trim, steel())
    arch(0.8, 1.18, 0.4, 0, fabric, strap=0.22, power=0.5)
    ribbon(bent([(-0.3, 0, 1.56), (0, 0, 1.59), (0.3, 0, 1.56)], 8), (0, 1, 0), 0.26, trim, 0.08)
    turned([(0.2, 0), (0.2, 0.36), (0.18, 0.4), (0, 0.4)], steel(), (1.1, -0.25, 0))
    turned([(0.21, 0.4), (0.21, 0.48), (0.16, 0.5), (0, 0.5)], trim, (1.1, -0.25, 0))
    bag([(0.1, 0.1, 0.55), (0.3, 0.14, 0.6), (0.62, 0.1, 0.55)], black(0.9), at=(-0.77, 0, 0), power=4)


@model('foldable-bag')
def foldable_bag():
    nylon, trim = plastic((0.08, 0.3, 0.28), 0.55), plastic((0.8, 0.75, 0.6), 0.7)
    bag([(0, 1.4, 0.4), (0.5, 1.56, 0.56), (1.0, 1.52, 0.4), (1.4, 1.5, 0.16)], nylon, power=3, bow=0.08, edge=0.02)
    flat_handles(0.7, 1.36, 0.62, 0.25, nylon, 0.15, drop=0.14)
    plate(rounded(0.36, 0.3, 0.04), 0.03, trim, (0, -0.26, 0.75), (-6, 0, 0))
    # The pouch into which it folds.
    pillow(0.6, 0.45, 0.3, nylon, (1.15, -0.35, 0))
    ribbon(bent([(0.86, -0.35, 0.24), (0.92, -0.46, 0.24), (1.15, -0.51, 0.24), (1.38, -0.46, 0.24), (1.44, -0.35, 0.24)]), (0, 0, 1), 0.07, trim, 0.03)
    ball(0.04, steel(), (1.15, -0.53, 0.24))
