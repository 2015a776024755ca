"""Shoes, sandals and boots, always a pair with the toes to the left."""

import math

import bpy
from mathutils import Matrix, Vector

import parts
from materials import *
from parts import *
from registry import model

# The outline of a foot from the toe to the heel: x, and y of the outer and of the inner edge.
FOOT = [(-1.3, 0.02, 0.02), (-1.2, 0.25, -0.22), (-0.98, 0.38, -0.35), (-0.6, 0.45, -0.42), (-0.15, 0.41, -0.36), (0.35, 0.35, -0.31), (0.8, 0.34, -0.32), (1.1, 0.23, -0.22), (1.2, 0, 0)]


def gem(rgb=(0.6, 0.02, 0.08)):
    return clear_material('gem', rgb, 0.55, 0.03, 1.7)


def glass(rgb=(0.95, 0.98, 1)):
    return clear_material('glass', rgb, 1, 0.02, 1.45)


def clear_material(name, rgb, transmission, roughness, ior):
    material = plastic(rgb, roughness)
    material.name = name
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Transmission'].default_value, inputs['IOR'].default_value, inputs['Clearcoat'].default_value = transmission, ior, 0
    return material


def ball(radius, material, at=(0, 0, 0), squash=(1, 1, 1), turn=(0, 0, 0)):
    """A ball that shares its mesh with all identical ones, because jewels and studs need hundreds."""
    name = f'{material.name} {radius:.4f} {squash}'[:60]
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        thing = parts.ball(radius, material, at, squash, turn)
        thing.data.name = name
        return thing
    thing = bpy.data.objects.new('ball', mesh)
    thing.location, thing.rotation_euler = at, [math.radians(angle) for angle in turn]
    bpy.context.collection.objects.link(thing)
    return thing


def group(make, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves, turns and scales everything that `make` creates, with one update of the scene."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    rotation = Matrix.Rotation(math.radians(turn[2]), 4, 'Z') @ Matrix.Rotation(math.radians(turn[1]), 4, 'Y') @ Matrix.Rotation(math.radians(turn[0]), 4, 'X')
    change = Matrix.Translation(Vector(at)) @ rotation @ Matrix.Scale(scale, 4)
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = change @ thing.matrix_world


def through(values, t):
    """The value at t, from 0 to 1, on a curve through tuples, the first and the last of which only give its direction."""
    place = min(max(t, 0), 1) * (len(values) - 3)
    index = min(int(place), len(values) - 4)
    t = place - index
    return tuple(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        for a, b, c, d in zip(*values[index:index + 4]))


def curve(values, t):
    return through([values[0], *values, values[-1]], t)


def ribbon(path, across, width, material, thickness=0.03, smooth=1, closed=False):
    """A flat strap along a path. `across` is the direction of its width, or a function of the place on it (0 to 1)."""
    sections = []
    for index, point in enumerate(path):
        share = index / (len(path) - 1)
        way = Vector(across(share) if callable(across) else across).normalized()
        half = (width(share) if callable(width) else width) / 2
        ahead, behind = Vector(path[min(index + 1, len(path) - 1)]), Vector(path[max(index - 1, 0)])
        if closed and index in (0, len(path) - 1):
            ahead, behind = Vector(path[1]), Vector(path[-2])
        up = (ahead - behind).cross(way).normalized() * thickness / 2
        p = Vector(point)
        sections.append([tuple(p + way * a * half + up * b) for a, b in ((-1, -1), (-0.94, -1), (0.94, -1), (1, -1), (1, 1), (0.94, 1), (-0.94, 1), (-1, 1))])
    return loft(sections, material, smooth=smooth)


def bent(points, steps=24):
    """Many points on a curve through a few given ones."""
    return [curve(points, step / steps) for step in range(steps + 1)]


class Last:
    """A foot shape on which a shoe is built. `side` is 1 or -1 for the two shoes of a pair; `point` makes the toe
    pointed, `lift` raises the heel, `base` is the height of the sole, and `throat`, `back` and `collar` (heights from
    the throat to the heel) shape the opening. A shaft (height, front, back, half width) rises from it in a boot."""

    def __init__(self, side, point=0.0, lift=0.0, base=0.15, throat=-0.1, back=1.12, wide=0.28, collar=(0.95, 0.86, 0.72, 0.74, 0.95), toe=0.34, shaft=None, spring=0.0, slope=0.35):
        self.side, self.lift, self.base, self.throat, self.back, self.wide = side, lift, base, throat, back, wide
        self.collar, self.toe, self.shaft, self.spring, self.slope = collar, toe, shaft, spring, slope
        self.foot = []
        for x, outer, inner in FOOT:
            front = max(0, (-0.55 - x) / 0.75)
            self.foot.append((x - point * 0.32 * front, outer * (1 - 0.55 * point * front), inner * (1 - 0.55 * point * front)))

    def edge(self, a):
        """The point of the outline at a: 0 is the toe, 1 and -1 are the heel, on the outer and inner side."""
        column, other = (1, 2) if a * self.side >= 0 else (2, 1)
        rows = self.foot
        ring = [(rows[1][0], rows[1][other]), *[(row[0], row[column]) for row in rows], (rows[-2][0], rows[-2][other])]
        x, y = through(ring, abs(a))
        return x, y * self.side

    def rise(self, x):
        share = min(max((x + 0.5) / 1.3, 0), 1)
        front = max(0, (-0.55 - x) / 0.75)
        return self.lift * share * share * (3 - 2 * share) ** 0.9 + self.spring * front ** 2

    def at(self, a, t, off=0.0):
        """A point of the upper: t is 0 at the sole, 1 at the opening, up to 2 in the shaft of a boot."""
        s = abs(a)
        sx, sy = self.edge(a)
        ex = self.throat + (self.back - self.throat) * (1 - math.cos(math.pi * s)) / 2
        ey = math.copysign(self.wide * math.sin(math.pi * min(s, 1)) ** 0.8, sy if s < 1 else 1) if s > 0 else 0
        ez = curve([(z,) for z in self.collar], s)[0] + self.base
        start, end = Vector((sx, sy, self.base)), Vector((ex, ey, ez))
        flat = Vector((sx - ex, sy - ey, 0))
        out = flat.normalized() if flat.length > 1e-4 else Vector((1, 0, 0))
        first = start + out * 0.05 + Vector((0, 0, self.toe * (0.7 + 0.5 * s)))
        second = end + flat * 0.5 - Vector((0, 0, self.slope * (ez - self.base)))
        u = min(t, 1)
        p = start * (1 - u) ** 3 + first * 3 * u * (1 - u) ** 2 + second * 3 * u * u * (1 - u) + end * u ** 3
        if t > 1 and self.shaft:
            high, front, back, half = self.shaft
            top = Vector((front + (back - front) * (1 - math.cos(math.pi * s)) / 2, math.copysign(half * math.sin(math.pi * min(s, 1)) ** 0.7, ey), self.base + high))
            p = end.lerp(top, t - 1)
        if off:
            raised = out + Vector((0, 0, 1.2 * (1 - s) * min(1, u * 2.5)))
            p += raised.normalized() * off
        return Vector((p.x, p.y, p.z + self.rise(p.x)))

    def upper(self, material, low=0.0, thickness=0.035):
        high = 2 if self.shaft else 1
        rows = 24 if self.shaft else 14
        # Clockwise from above, so that the thickness grows inwards.
        ring = [self._share(48 - index, 48) for index in range(48)]
        loft([[tuple(self.at(a, low + (high - low) * row / rows)) for a in ring] for row in range(rows + 1)], material, caps=False, thickness=thickness, smooth=1)

    def _share(self, index, count):
        turn = 2 * index / count
        a = turn if turn <= 1 else turn - 2
        return math.copysign(abs(a) ** 1.15, a) if a else 1e-5

    def patch(self, a0, a1, t0, t1, material, off=0.02, rows=12, columns=16, thickness=0.02):
        """A piece sewn on the upper. Its limits may be functions of the position along a, from 0 to 1."""
        sections = []
        for column in range(columns + 1):
            share = column / columns
            low, high = (t(share) if callable(t) else t for t in (t0, t1))
            sections.append([tuple(self.at(a0 + (a1 - a0) * share, low + (high - low) * row / rows, off)) for row in range(rows + 1)])
        loft(sections, material, closed=False, caps=False, thickness=thickness, smooth=0)

    def line(self, points, radius, material, off=0.02):
        """A seam or cord over points (a, t) of the upper."""
        tube([tuple(self.at(a, t, off)) for a, t in points], radius, material)

    def collar_roll(self, radius, material):
        top = 2 if self.shaft else 1
        tube([tuple(self.at(self._share(index, 32), top)) for index in range(32)], radius, material, closed=True)

    def tongue(self, material, t0=0.5, wide=0.11, more=0.16, off=0.0):
        top = 2 if self.shaft else 1
        sections = []
        for row in range(15):
            share = row / 12
            t = t0 + (top - t0) * min(share, 1)
            extra = max(0, share - 1) * 6 * more
            sections.append([tuple(self.at(a * wide, t, off) + Vector((0.02 * extra - 0.15 * extra, 0, extra))) for a in (-1, -0.6, -0.2, 0.2, 0.6, 1)])
        loft(sections, material, closed=False, caps=False, thickness=0.05, smooth=1)

    def laces(self, material, count=5, t0=0.56, t1=0.95, a=0.1, radius=0.022, off=0.07, bow=True, cross=True):
        for index in range(count):
            t = t0 + (t1 - t0) * index / max(count - 1, 1)
            up = t + (t1 - t0) / max(count - 1, 1) * 0.8 if cross and index < count - 1 else t
            for s in (-1, 1) if cross and index < count - 1 else (1,):
                path = [self.at(-s * a, t, off - 0.025), self.at(-s * a * 0.5, t * 0.75 + up * 0.25, off), self.at(s * a * 0.5, t * 0.25 + up * 0.75, off), self.at(s * a, up, off - 0.025)]
                tube([tuple(p) for p in path], radius, material)
        if bow:
            knot = self.at(0.0001, t1, off + 0.03)
            ball(0.045, material, knot)
            for s in (-1, 1):
                loop = [(0, 0, 0), (-0.02, s * 0.14, 0.07), (-0.06, s * 0.27, 0.02), (-0.08, s * 0.2, -0.06), (-0.02, s * 0.04, -0.01)]
                tube([tuple(knot + Vector(p)) for p in loop], radius * 0.9, material)
                end = [(0, 0, 0), (-0.14, s * 0.08, -0.03), (-0.26, s * 0.17, -0.12)]
                tube([tuple(knot + Vector(p)) for p in end], radius * 0.9, material)

    def sole(self, bottom, top, material, grow=0.03, low=0.0, high=1.0, soft=0.03, smooth=1, count=36):
        """`bottom` and `top` are heights, or functions of x; the lift of the heel is added to both."""
        sections = []
        for index in range(count + 1):
            s = low + (high - low) * (1 - math.cos(math.pi * index / count)) / 2
            (x1, y1), (x2, y2) = self._beside(s, 1, grow), self._beside(s, -1, grow)
            x = (x1 + x2) / 2
            zb, zt = ((z(x) if callable(z) else z) + self.rise(x) for z in (bottom, top))
            d = min(soft, (zt - zb) * 0.3)
            def place(across, z):
                return x1 + (x2 - x1) * across, y1 + (y2 - y1) * across, z
            middle = (zt + zb) / 2
            sections.append([place(*corner) for corner in ((0.08, zt), (0, zt - d), (0, middle), (0, zb + d), (0.08, zb), (0.5, zb), (0.92, zb), (1, zb + d), (1, middle), (1, zt - d), (0.92, zt), (0.5, zt))])
        loft(sections, material, smooth=smooth)

    def _beside(self, s, hand, grow):
        """The point of the outline at s on one side, moved outwards."""
        def at(share):
            return self.edge(hand * share if share <= 1 else -hand * (2 - share))
        (ax, ay), (bx, by) = at(s - 0.01), at(s + 0.01)
        length = math.hypot(bx - ax, by - ay) or 1
        x, y = self.edge(hand * s if s else hand * 1e-6)
        return x - hand * (by - ay) / length * grow, y + hand * (bx - ax) / length * grow

    def strap(self, x, height, width, material, base=None, x2=None, slant=0.0, low=0.0):
        """A band over the foot at x, from edge to edge of the sole, `height` above it in the middle."""
        base = self.base if base is None else base
        path = []
        y1, y2 = self.width(x + slant), self.width((x if x2 is None else x2) - slant, -1)
        for step in range(21):
            share = step / 20
            y = y1 + (y2 - y1) * (1 - math.cos(math.pi * share)) / 2
            px = x + slant + (((x if x2 is None else x2) - slant) - x - slant) * share
            path.append((px, y, base + low + height * math.sin(math.pi * share) ** 0.6 + self.rise(px)))
        return ribbon(path, (1, 0, 0.25 if self.lift else 0.15), width, material, 0.035)

    def width(self, x, hand=1):
        """y of the outline at x."""
        best = min((abs(self.edge(hand * step / 60)[0] - x), step) for step in range(1, 60))
        return self.edge(hand * best[1] / 60)[1]


def pair(make, apart=1.15, turn=0, shift=0.2):
    group(lambda: make(1), at=(0, -apart / 2, 0), turn=(0, 0, turn))
    group(lambda: make(-1), at=(shift, apart / 2, 0), turn=(0, 0, turn))


def treads(last, material, count=22, high=0.1, deep=0.1, low=0.0):
    """Lugs of rubber along the lower edge of a sole."""
    for hand in (1, -1):
        for index in range(count):
            a = hand * (0.06 + 0.88 * index / (count - 1))
            x, y = last.edge(a)
            box((0.07, 0.1, high), material, (x, y * 1.03, low + last.rise(x)), bevel=0.012)


def runner(side, upper, sole, accent, laced=True, collar=(0.98, 0.88, 0.7, 0.76, 1.02), thick=0.3, outsole=None, spring=0.12):
    """The body of a sports shoe."""
    last = Last(side, base=thick - 0.08, throat=-0.12, collar=collar, spring=spring, toe=0.3)
    last.upper(upper)
    last.collar_roll(0.045, upper)
    last.sole(0.05, lambda x: thick - 0.04 + 0.1 * max(0, x) ** 1.5, sole, grow=0.07, soft=0.08)
    last.sole(0, 0.07, outsole or rubber(), grow=0.05)
    if laced:
        last.tongue(upper, off=0.01)
    return last


@model('running-shoes')
def running_shoes():
    upper, sole, accent, lace = plain_cloth(), white(0.5), lacquer(), white(0.7)
    def one(side):
        last = runner(side, upper, sole, accent)
        for hand in (1, -1):
            last.patch(hand * 0.07, hand * 0.17, 0.5, 1, accent, off=0.03)
            last.patch(hand * 0.74, hand, 0, lambda s: 0.5 + 0.3 * s, accent, off=0.02)
            for index in range(3):
                a = hand * (0.34 + 0.1 * index)
                last.patch(a, a + hand * 0.035, 0.05, 0.82, grey(), off=0.025, columns=3)
            last.line([(hand * 0.2, 0.03), (hand * 0.3, 0.45), (hand * 0.17, 0.6)], 0.012, grey())
        last.patch(-0.16, 0.16, 0, lambda s: 0.28 + 0.1 * math.sin(math.pi * s), accent, off=0.02, columns=24)
        last.laces(lace, 5)
        ribbon([tuple(last.at(1, 0.85, 0.0)), tuple(last.at(1, 1.0, 0.05) + Vector((0, 0, 0.03))), tuple(last.at(1, 1, -0.05) + Vector((0, 0, 0.02)))], (0, 1, 0), 0.12, accent)
    pair(one)


@model('sports-shoes')
def sports_shoes():
    upper, sole, lace = matt(), white(0.45), white(0.7)
    def one(side):
        last = runner(side, upper, sole, upper, thick=0.36, spring=0.14)
        for hand in (1, -1):
            last.patch(hand * 0.07, hand * 0.18, 0.5, 1, grey(), off=0.03)
            last.patch(hand * 0.3, hand * 0.82, lambda s: 0.15 + 0.35 * s, lambda s: 0.42 + 0.22 * s, white(), off=0.03)
            last.patch(hand * 0.8, hand, 0, 0.6, grey(), off=0.02)
        for x in (0.45, 0.68, 0.91):
            mirrored(lambda hand: box((0.14, 0.05, 0.12), lacquer(), (x, hand * 0.385, 0.12), bevel=0.03))
        last.patch(-0.2, 0.2, 0, lambda s: 0.22 + 0.12 * math.sin(math.pi * s), grey(), off=0.02, columns=24)
        last.laces(lace, 5)
    pair(one)


@model('walking-shoes')
def walking_shoes():
    upper, sole = plain_cloth(), white(0.5)
    def one(side):
        last = runner(side, upper, sole, upper, laced=False, collar=(1.08, 0.9, 0.68, 0.76, 1.06), thick=0.26)
        last.patch(-0.2, 0.2, lambda s: 0.62, 0.99, grey(), off=0.012, columns=24)
        for t in (0.7, 0.78, 0.86, 0.94):
            last.line([(-0.19, t), (-0.1, t), (0.0001, t), (0.1, t), (0.19, t)], 0.018, upper, off=0.035)
        mirrored(lambda hand: last.patch(hand * 0.15, hand * 0.27, 0.58, 1, upper, off=0.05, thickness=hand * 0.05))
        wave = bent([(0.28, 0.12), (0.4, 0.5), (0.7, 0.45), (0.85, 0.5)], 40)
        mirrored(lambda hand: last.line([(hand * a, t) for a, t in wave], 0.014, grey(), off=0.022))
        last.sole(0.1, 0.125, grey(), grow=0.078)
    pair(one)


@model('training-shoes')
def training_shoes():
    upper, sole, lace = plain_cloth(), rubber((0.55, 0.33, 0.14)), white(0.7)
    def one(side):
        last = runner(side, upper, white(0.5), upper, thick=0.24, spring=0.08, outsole=sole, collar=(1.0, 0.9, 0.74, 0.8, 1.0))
        panel = matt()
        last.patch(-0.3, 0.3, 0, lambda s: 0.3 + 0.12 * math.sin(math.pi * s), panel, off=0.02, columns=30)
        for hand in (1, -1):
            last.patch(hand * 0.07, hand * 0.2, 0.48, 1, panel, off=0.03)
            last.patch(hand * 0.68, hand, 0, lambda s: 0.45 + 0.4 * s, panel, off=0.02)
            last.patch(hand * 0.3, hand * 0.4, 0.05, 0.9, white(), off=0.028)
            last.patch(hand * 0.44, hand * 0.54, 0.05, 0.9, white(), off=0.028)
        last.patch(-0.12, 0.12, 0, 0.2, sole, off=0.05, columns=20, thickness=0.03)
        last.laces(lace, 6, t0=0.52)
    pair(one)


def dress(side, leather_, point=0.35, laced=True, collar=(0.86, 0.78, 0.62, 0.66, 0.86), **more):
    """The body of a leather shoe with a welted sole and a low heel."""
    last = Last(side, point=point, base=0.1, throat=more.pop('throat', -0.05), collar=collar, toe=0.27, lift=0.12, spring=0.04, **more)
    last.upper(leather_)
    last.collar_roll(0.025, leather_)
    last.sole(0, 0.1, rubber((0.02, 0.015, 0.012)), grow=0.03)
    last.sole(lambda x: -last.rise(x), 0.05, rubber((0.02, 0.015, 0.012)), grow=0.02, low=0.66, high=1)
    if laced:
        last.tongue(leather_, t0=0.55, more=0.06)
    return last


@model('formal-shoes')
def formal_shoes():
    upper, seam, lace = leather(), black(), rubber()
    def one(side):
        last = dress(side, upper, point=0.5)
        for hand in (1, -1):
            last.patch(hand * 0.06, hand * 0.26, lambda s: 0.56 + 0.1 * s, 1, upper, off=0.014, thickness=hand * 0.02)
            last.line(bent([(hand * 0.26, 1), (hand * 0.27, 0.65), (hand * 0.34, 0.3), (hand * 0.36, 0.02)]), 0.01, seam, off=0.014)
            last.line([(hand * 0.8, 0.95), (hand * 0.82, 0.5), (hand * 0.8, 0.02)], 0.01, seam, off=0.012)
        last.laces(lace, 4, t0=0.66, t1=0.94, cross=False, radius=0.02)
    pair(one)


@model('derby-shoes')
def derby_shoes():
    upper, seam, lace = leather(), black(), rubber()
    def one(side):
        last = dress(side, upper, point=0.15)
        for hand in (1, -1):
            front = lambda s: 0.54 * max(0, 1 - (s / 0.36) ** 1.8)
            last.patch(hand * 0.045, hand, front, 1, upper, off=0.03, columns=60, thickness=hand * 0.03)
            last.line([(hand * (0.045 + 0.955 * s), front(s) + 0.05) for s in (0.35 * k / 20 for k in range(21))], 0.008, seam, off=0.032)
            last.line(bent([(hand * 0.78, 0.95), (hand * 0.82, 0.5), (hand * 0.78, 0.02)]), 0.01, seam, off=0.03)
            for index in range(4):
                ball(0.022, steel(), tuple(last.at(hand * 0.09, 0.62 + 0.1 * index, 0.035)))
        last.laces(lace, 4, t0=0.62, t1=0.92, a=0.09, cross=False, radius=0.022, off=0.06)
    pair(one)


@model('oxford-shoes')
def oxford_shoes():
    upper, seam, lace = leather(), black(), rubber()
    def one(side):
        last = dress(side, upper, point=0.4)
        last.patch(-0.26, 0.26, 0, 0.36, upper, off=0.03, columns=60, thickness=0.03)
        for index in range(25):
            a = -0.24 + 0.48 * index / 24
            ball(0.012, seam, tuple(last.at(a or 1e-5, 0.33, 0.026)))
        for dx, dy in ((0, 0), (0.07, 0), (-0.07, 0), (0, 0.07), (0, -0.07), (0.05, 0.05), (-0.05, -0.05), (0.05, -0.05), (-0.05, 0.05)):
            ball(0.011, seam, tuple(last.at((dy * 0.6) or 1e-5, 0.2 + dx, 0.026)))
        for hand in (1, -1):
            vamp = [(hand * 0.02, 0.5), (hand * 0.16, 0.5), (hand * 0.24, 0.7), (hand * 0.34, 0.55), (hand * 0.42, 0.02)]
            last.line(bent(vamp, 40), 0.01, seam, off=0.016)
            last.line(bent([(hand * 0.99, 0.7), (hand * 0.88, 0.6), (hand * 0.76, 0.3), (hand * 0.72, 0.02)], 40), 0.01, seam, off=0.016)
            last.patch(hand * 0.035, hand * 0.16, 0.55, 1, upper, off=0.03, columns=30, thickness=hand * 0.03)
            for index in range(5):
                ball(0.02, seam, tuple(last.at(hand * 0.09, 0.6 + 0.085 * index, 0.032)))
        last.laces(lace, 5, t0=0.6, t1=0.94, a=0.09, cross=False, radius=0.02, off=0.06)
    pair(one)


@model('loafers')
def loafers():
    upper, seam = leather(), black()
    def one(side):
        last = dress(side, upper, point=0.2, laced=False, throat=-0.2, collar=(0.66, 0.66, 0.56, 0.6, 0.74))
        # The strap over the instep, and the seam around the toes.
        band = lambda s, middle, fall: middle - fall * (2 * s - 1) ** 2
        last.patch(-0.42, 0.42, lambda s: band(s, 0.62, 0.6), lambda s: band(s, 0.86, 0.5), upper, off=0.05, columns=80, thickness=0.05)
        last.patch(-0.07, 0.07, lambda s: band(s, 0.71, -0.025), lambda s: band(s, 0.77, 0.025), seam, off=0.056)
        apron = bent([(-0.27, 0.5), (-0.24, 0.43), (-0.15, 0.36), (1e-5, 0.32), (0.15, 0.36), (0.24, 0.43), (0.27, 0.5)], 60)
        last.line(apron, 0.022, upper, off=0.02)
        last.line([(a * 0.9, t + 0.035) for a, t in apron[8:-8]], 0.007, seam, off=0.02)
        mirrored(lambda hand: last.line([(hand * 0.8, 0.95), (hand * 0.82, 0.5), (hand * 0.8, 0.02)], 0.01, seam, off=0.012))
    pair(one)


@model('casual-sneakers')
def casual_sneakers():
    upper, sole, lace = leather(), white(0.5), white(0.7)
    def one(side):
        last = Last(side, base=0.2, throat=-0.15, collar=(0.9, 0.8, 0.64, 0.68, 0.88), toe=0.3)
        last.upper(upper)
        last.collar_roll(0.045, upper)
        last.tongue(upper, t0=0.5, off=0.01)
        last.sole(0, 0.28, sole, grow=0.055, soft=0.03)
        last.sole(0.1, 0.125, grey(), grow=0.064)
        for hand in (1, -1):
            last.patch(hand * 0.06, hand * 0.19, 0.48, 1, upper, off=0.035)
            last.patch(hand * 0.84, hand, 0.1, 0.96, upper, off=0.008)
            last.line([(hand * 0.2, 0.98), (hand * 0.2, 0.6), (hand * 0.3, 0.35), (hand * 0.32, 0.1)], 0.01, grey(), off=0.015)
            for index in range(6):
                ball(0.026, steel(), tuple(last.at(hand * 0.13, 0.52 + 0.085 * index, 0.027)))
        for i in range(3):
            for j in range(3):
                ball(0.014, black(), tuple(last.at((j - 1) * 0.05 or 1e-5, 0.28 + 0.07 * i, -0.006)))
        last.laces(lace, 5, t0=0.53, a=0.13, radius=0.026)
    pair(one)


def heel_shape(last, material, tip, height, x=0.95, deep=0.2, tip_deep=0.06, wide=0.26, lean=0.06):
    """A heel from the seat of the shoe to the floor."""
    sections = []
    for step in range(9):
        s = step / 8
        d, w = tip_deep + (deep - tip_deep) * s ** 2.2, tip + (wide - tip) * s ** 2
        cx, z = x - lean * (1 - s), height * s
        sections.append([(cx + d * math.cos(math.pi * k / 6), w * math.sin(math.pi * k / 6), z) for k in range(12)])
    loft(sections, material, smooth=1)
    sections = [[(x - lean + (tip_deep + 0.005) * math.cos(math.pi * k / 6), (tip + 0.005) * math.sin(math.pi * k / 6), z) for k in range(12)] for z in (-0.02, 0.03)]
    loft(sections, rubber(), smooth=0)


def ankle_strap(last, material, z, x=0.82, rx=0.3, ry=0.29, width=0.085):
    path = [(x + rx * math.cos(math.radians(k * 10)), ry * math.sin(math.radians(k * 10)), z + 0.06 * math.cos(math.radians(k * 10))) for k in range(37)]
    ribbon(path, (0, 0, 1), width, material, closed=True)
    hand = -1
    plate(rounded(0.11, 0.13, 0.02), 0.03, gold(), (x - 0.05, hand * ry - 0.02, z), holes=[rounded(0.06, 0.08, 0.01)])


def pump(side, upper, point, lift, **more):
    last = Last(side, point=point, lift=lift, base=0.07, throat=-0.62, back=1.16, wide=0.3, collar=more.pop('collar', (0.3, 0.22, 0.2, 0.4, 0.62)), toe=0.2, **more)
    last.upper(upper, thickness=0.025)
    last.collar_roll(0.014, upper)
    last.sole(0.0, 0.08, plastic((0.12, 0.07, 0.05)), grow=0.005)
    last.sole(0.08, 0.1, plastic((0.6, 0.44, 0.3)), grow=-0.04)
    return last


@model('heels')
def heels():
    upper = leather()
    def one(side):
        last = pump(side, upper, 0.3, 0.78)
        heel_shape(last, upper, 0.08, 0.8, tip_deep=0.09, deep=0.26, x=0.93)
        ankle_strap(last, upper, 1.62)
        ribbon([(1.16, 0, 1.4), (1.15, 0, 1.5), (1.13, 0, 1.6)], (0, 1, 0), 0.1, upper)
    pair(one, apart=1.0)


@model('stilettos')
def stilettos():
    upper = lacquer()
    def one(side):
        last = pump(side, upper, 0.85, 1.05)
        heel_shape(last, upper, 0.03, 1.06, tip_deep=0.03, deep=0.24, x=0.97, lean=0.02)
    pair(one, apart=1.0)


@model('block-heels')
def block_heels():
    upper = leather()
    def one(side):
        last = Last(side, point=0.0, lift=0.7, base=0.08)
        last.sole(0, 0.09, plastic((0.12, 0.07, 0.05)), grow=0.01)
        last.sole(0.085, 0.11, plastic((0.6, 0.44, 0.3)), grow=-0.02)
        heel_shape(last, upper, 0.26, 0.74, x=0.92, tip_deep=0.2, deep=0.28, wide=0.29, lean=0.02)
        last.strap(-0.72, 0.3, 0.34, upper)
        counter(last, upper)
        ankle_strap(last, upper, 1.42)
    pair(one, apart=1.05)


def counter(last, upper, low=0.68, height=0.6, base=0.08):
    """The closed back of a sandal, around the heel."""
    shell = Last(last.side, lift=last.lift, base=base, throat=0.2, back=1.14, wide=0.3, collar=(0.1, 0.1, 0.1, 0.25, height), toe=0.2)
    for hand in (1, -1):
        shell.patch(hand * low, hand, 0, 1, upper, off=0.0, thickness=0.03)


@model('sandals')
def sandals():
    upper, bed = leather(), plastic((0.45, 0.28, 0.16), 0.6)
    def one(side):
        last = Last(side, lift=0.14, base=0.2)
        last.sole(lambda x: -last.rise(x), 0.12, rubber((0.05, 0.035, 0.025)), grow=0.02)
        last.sole(0.12, 0.2, bed, grow=0.03)
        last.strap(-0.82, 0.22, 0.16, upper)
        last.strap(-0.5, 0.3, 0.16, upper, slant=0.1)
        last.strap(-0.5, 0.33, 0.16, upper, slant=-0.1)
        ribbon(bent([(-0.5, 0, 0.53), (-0.15, 0, 0.67), (0.25, 0, 0.8), (0.51, 0, 0.86)]), (0, 1, 0), 0.14, upper)
        counter(last, upper, base=0.2)
        ankle_strap(last, upper, 0.93, rx=0.32, ry=0.3, width=0.11)
    pair(one)


@model('wedges')
def wedges():
    upper, cork = leather(), cardboard()
    def one(side):
        last = Last(side, lift=0.6, base=0.24)
        last.sole(lambda x: -last.rise(x), 0.2, cork, grow=0.02, soft=0.02)
        last.sole(lambda x: 0.0 - last.rise(x), lambda x: 0.05 - last.rise(x), rubber((0.1, 0.06, 0.04)), grow=0.03)
        last.sole(0.2, 0.24, plastic((0.6, 0.44, 0.3)), grow=0.01)
        last.strap(-0.62, 0.3, 0.24, upper, slant=0.16)
        last.strap(-0.62, 0.34, 0.24, upper, slant=-0.16)
        counter(last, upper)
        ankle_strap(last, upper, 1.5)
        ribbon([(1.17, 0, 1.2), (1.15, 0, 1.4), (1.13, 0, 1.52)], (0, 1, 0), 0.12, upper)
    pair(one, apart=1.05)


def slip(side, upper, point=0.3, curl=0.0, collar=(0.36, 0.3, 0.26, 0.36, 0.5), throat=-0.5):
    """A flat shoe without a fastening."""
    last = Last(side, point=point, base=0.09, throat=throat, back=1.14, wide=0.31, collar=collar, toe=0.2)
    last.upper(upper, thickness=0.025)
    last.sole(0, 0.1, rubber((0.16, 0.09, 0.05)), grow=0.015)
    last.sole(0.1, 0.125, plastic((0.62, 0.44, 0.28), 0.6), grow=-0.03)
    last.sole(0, 0.06, rubber((0.08, 0.05, 0.03)), grow=0.02, low=0.75, high=1)
    return last


def flowers(last, places, metal_, stone, size=0.045):
    for a, t in places:
        centre = last.at(a or 1e-5, t, 0.02)
        ball(size * 0.55, stone, tuple(centre))
        for k in range(6):
            angle = k * math.pi / 3
            ball(size * 0.42, metal_, tuple(last.at((a + 0.035 * size / 0.045 * math.cos(angle)) or 1e-5, t + 0.09 * size / 0.045 * math.sin(angle), 0.015)))


@model('juttis', views=('top', 'three-quarter'))
def juttis():
    upper, zari, stone = leather(), gold(0.35), pearl()
    def one(side):
        last = slip(side, upper, point=0.5, collar=(0.4, 0.3, 0.26, 0.36, 0.5), throat=-0.42)
        last.collar_roll(0.022, zari)
        flowers(last, [(0, 0.58), (0.1, 0.46), (-0.1, 0.46), (0, 0.3), (0.2, 0.62), (-0.2, 0.62)], zari, stone, 0.055)
        for hand in (1, -1):
            last.line([(hand * 0.02, 0.06), (hand * 0.2, 0.12), (hand * 0.5, 0.15), (hand * 0.8, 0.2), (hand * 0.99, 0.3)], 0.014, zari, off=0.008)
            last.line([(hand * 0.02, 0.8), (hand * 0.2, 0.8), (hand * 0.5, 0.75), (hand * 0.8, 0.8), (hand * 0.99, 0.85)], 0.012, zari, off=0.008)
    pair(one, turn=20, shift=0.1)


@model('mojaris', views=('three-quarter', 'top'))
def mojaris():
    upper, zari, stone = leather(), gold(0.35), pearl()
    def one(side):
        last = slip(side, upper, point=0.8, collar=(0.5, 0.4, 0.34, 0.42, 0.56), throat=-0.3)
        last.collar_roll(0.024, zari)
        tip = last.at(1e-5, 0.12)
        tube([tuple(tip + Vector(p)) for p in ((0.22, 0, 0.0), (0, 0, 0.02), (-0.17, 0, 0.12), (-0.19, 0, 0.3), (-0.06, 0, 0.36), (0.0, 0, 0.28))], 0.1, upper, radii=(0.9, 0.95, 0.75, 0.5, 0.35, 0.25))
        ball(0.045, zari, tuple(tip + Vector((0.0, 0, 0.27))))
        flowers(last, [(0, 0.62), (0.08, 0.45), (-0.08, 0.45), (0.3, 0.5), (-0.3, 0.5), (0.55, 0.45), (-0.55, 0.45)], zari, stone, 0.065)
        for hand in (1, -1):
            last.line([(hand * 0.02, 0.2), (hand * 0.2, 0.12), (hand * 0.5, 0.15), (hand * 0.8, 0.2), (hand * 0.99, 0.3)], 0.016, zari, off=0.008)
    pair(one)


@model('ballerinas', views=('three-quarter', 'top'))
def ballerinas():
    upper = leather()
    def one(side):
        last = slip(side, upper, point=0.1, collar=(0.3, 0.24, 0.22, 0.34, 0.5), throat=-0.6)
        last.collar_roll(0.02, upper)
        at = last.at(1e-5, 0.97, 0.05)
        ball(0.05, upper, tuple(at))
        for hand in (1, -1):
            ball(0.12, upper, tuple(at + Vector((0, hand * 0.13, 0.01))), squash=(0.5, 1, 0.35))
            tube([tuple(at), tuple(at + Vector((-0.12, hand * 0.07, -0.03))), tuple(at + Vector((-0.2, hand * 0.1, -0.09)))], 0.014, upper)
    pair(one)


@model('kolhapuri-chappals', views=('top', 'three-quarter'))
def kolhapuri_chappals():
    upper, bed = leather(), leather()
    def one(side):
        last = Last(side, base=0.16)
        last.sole(0, 0.1, rubber((0.16, 0.09, 0.05)), grow=0.05)
        last.sole(0.1, 0.16, bed, grow=0.05)
        last.sole(0, 0.08, rubber((0.12, 0.07, 0.04)), grow=0.05, low=0.78)
        last.strap(-0.42, 0.3, 0.3, upper)
        for k in range(4):
            last.strap(-0.51 + 0.06 * k, 0.325, 0.018, gold(0.4))
        inner = -0.14 * side
        # The loop for the big toe, and the strap from it to the band.
        ribbon(bent([(-0.88, inner + y, z) for y, z in ((-0.15, 0.12), (-0.13, 0.28), (0, 0.37), (0.13, 0.28), (0.15, 0.12))]), (1, 0, 0), 0.12, upper, 0.035)
        ribbon(bent([(-0.93, inner, 0.385), (-0.8, inner * 0.8, 0.42), (-0.62, inner * 0.4, 0.46), (-0.45, 0, 0.485)]), (0.3 * side, 1, 0), 0.12, upper, 0.03)
        ball(0.08, gold(0.35), (-0.5, 0, 0.5), squash=(1, 1, 0.5))
        ball(0.045, gold(0.35), (-0.72, inner * 0.6, 0.45), squash=(1, 1, 0.5))
        braid = [last.edge(-1 + 2 * k / 60) for k in range(61)]
        tube([(x * 0.96, y * 0.93, 0.165) for x, y in braid], 0.018, gold(0.5))
    pair(one, turn=20, shift=0.1)


def thong(last, strap, x=-0.78, back=0.2):
    """The straps of a flip flop, from a plug between the toes into both edges of the sole."""
    z, inner = last.base, -0.1 * last.side
    turned([(0.055, -0.05), (0.05, 0.05), (0.062, 0.1), (0, 0.12)], strap, (x, inner, z))
    for hand in (1, -1):
        y = last.width(back, hand) * 0.86
        path = bent([(x - 0.01, inner, z + 0.06), (x + 0.12, inner * 0.7 + y * 0.13, z + 0.18), (x + 0.42, inner * 0.2 + y * 0.6, z + 0.31), (x + 0.75, y * 0.95, z + 0.22), (back, y, z - 0.06)], 24)
        ribbon(path, lambda s: (0.5 + 0.5 * s, math.copysign(0.87 * (1 - s), -y), 0), lambda s: 0.09 + 0.1 * math.sin(math.pi * s), strap, 0.05)


@model('flip-flops', views=('top', 'three-quarter'))
def flip_flops():
    bed = matt()
    def one(side):
        last = Last(side, base=0.2)
        last.sole(0, 0.06, rubber((0.12, 0.12, 0.13)), grow=0.05)
        last.sole(0.06, 0.2, bed, grow=0.05, soft=0.02)
        last.sole(0.19, 0.21, bed, grow=-0.02, soft=0.01)
        thong(last, rubber((0.02, 0.02, 0.022)))
    pair(one, turn=22, shift=0.1)


@model('sliders', views=('three-quarter', 'top'))
def sliders():
    body = matt()
    def one(side):
        last = Last(side, base=0.3)
        last.sole(0, lambda x: 0.3 + 0.04 * max(0, x), body, grow=0.06, soft=0.05)
        last.sole(0, 0.07, rubber((0.12, 0.12, 0.13)), grow=0.064)
        last.strap(-0.42, 0.42, 0.72, body, base=0.2)
        last.strap(-0.42, 0.435, 0.16, white(), base=0.2)
        for i in range(12):
            for j in range(5):
                ball(0.022, body, (1.0 - i * 0.15, (j - 2) * 0.11, 0.31), squash=(1, 1, 0.5))
    pair(one)


@model('slippers', views=('three-quarter', 'top'))
def slippers():
    body, fur = plain_cloth(), plastic((0.75, 0.66, 0.55), 0.9)
    def one(side):
        last = Last(side, base=0.22, throat=-0.28, back=1.1, wide=0.34, collar=(0.52, 0.4, 0.06, 0.02, 0.02), toe=0.3)
        last.sole(0, 0.12, rubber((0.1, 0.09, 0.09)), grow=0.05)
        last.sole(0.1, 0.24, body, grow=0.05, soft=0.05)
        last.sole(0.22, 0.27, fur, grow=-0.01)
        for hand in (1, -1):
            last.patch(1e-5 * hand, hand * 0.46, 0, 1, body, off=0.02, columns=24, thickness=0.06)
        tube([tuple(last.at((k / 10) * 0.46 or 1e-5, 1, 0.01)) for k in range(-10, 11)], 0.065, fur)
    pair(one)


@model('chappals', views=('top', 'three-quarter'))
def chappals():
    strap, bed = leather(), leather()
    def one(side):
        last = Last(side, base=0.2, lift=0.06)
        last.sole(lambda x: -last.rise(x), 0.12, rubber((0.04, 0.03, 0.025)), grow=0.05)
        last.sole(0.12, 0.2, bed, grow=0.04)
        last.strap(-0.25, 0.36, 0.26, strap)
        inner = -0.12 * side
        ribbon(bent([(-0.85, inner, 0.2), (-0.84, inner, 0.38), (-0.65, inner * 0.8, 0.47), (-0.3, 0, 0.55)], 14), (0, 1, 0), 0.12, strap, 0.045)
        last.strap(-0.7, 0.25, 0.14, strap, x2=-0.8)
        plate(rounded(0.12, 0.14, 0.02), 0.03, gold(), (-0.25, 0.025 * side - 0.3, 0.52), turn=(-58, 0, 0), holes=[rounded(0.07, 0.09, 0.01)])
        tube([(x * 0.95, y * 0.92, 0.2 + last.rise(x)) for x, y in [last.edge(-1 + 2 * k / 60) for k in range(61)]], 0.012, white())
    pair(one, turn=22, shift=0.1)


def small(side, upper, sole, **more):
    """The body of a child's shoe, short and round."""
    last = Last(side, base=0.24, throat=-0.1, wide=0.31, collar=more.get('collar', (1.0, 0.9, 0.76, 0.8, 1.0)), toe=0.38, spring=0.06)
    last.foot = [(x * 0.86, outer * 1.08, inner * 1.08) for x, outer, inner in last.foot]
    last.back = 0.98
    last.upper(upper)
    last.collar_roll(0.05, upper)
    last.sole(0, 0.28, sole, grow=0.05, soft=0.05)
    return last


def velcro(last, material, patch_, t=0.62, high=0.14):
    last.patch(-0.34, 0.34, t, t + high, material, off=0.06, columns=80, thickness=0.05)
    last.patch(-0.32 * last.side, -0.2 * last.side, t + 0.02, t + high - 0.02, patch_, off=0.07, columns=16)


@model('kids-shoes')
def kids_shoes():
    upper, sole, trim = plain_cloth(), white(0.5), grey()
    def one(side):
        last = small(side, upper, sole)
        last.tongue(upper, t0=0.5, wide=0.12, off=0.02)
        last.patch(-0.2, 0.2, 0, lambda s: 0.26 + 0.1 * math.sin(math.pi * s), trim, off=0.02, columns=24)
        for t in (0.6, 0.8):
            velcro(last, matt(), trim, t)
        for hand in (1, -1):
            last.patch(hand * 0.76, hand, 0, 0.55, trim, off=0.02)
            at = last.at(hand * 0.56, 0.5, 0.03)
            plate([(0.13 * r * math.cos(math.radians(90 + k * 36)), 0.13 * r * math.sin(math.radians(90 + k * 36))) for k in range(10) for r in ((1, 0.45)[k % 2],)], 0.03, plastic((0.85, 0.6, 0.05)), tuple(at))
    pair(one, apart=1.2)


@model('light-up-shoes')
def light_up_shoes():
    upper, flash = matt(), glow((1, 0.85, 0.1), 1.2)
    def one(side):
        last = small(side, upper, glow((0.35, 0.8, 1), 1.2))
        last.tongue(upper, t0=0.66, wide=0.1, off=0.01)
        last.sole(0, 0.06, rubber(), grow=0.055)
        last.sole(0.24, 0.3, white(), grow=0.05)
        for t in (0.62, 0.82):
            velcro(last, matt(), grey(), t)
        for k in range(12):
            for hand in (1, -1):
                x, y = last.edge(hand * (0.1 + 0.08 * k))
                ball(0.035, glow([(1, 0.2, 0.3), (1, 0.8, 0.1), (0.3, 1, 0.3)][k % 3], 2.5), (x * 1.02, y + math.copysign(0.045, y), 0.15))
        for hand in (1, -1):
            bolt = [(0.02, 0.2), (-0.1, -0.02), (-0.01, -0.02), (-0.06, -0.2), (0.1, 0.05), (0.01, 0.05), (0.1, 0.2)]
            plate(bolt, 0.03, flash, tuple(last.at(hand * 0.56, 0.5, 0.03)))
    pair(one, apart=1.2)


@model('school-shoes')
def school_shoes():
    upper, sole = leather(), rubber((0.02, 0.02, 0.02))
    def one(side):
        last = small(side, upper, sole, collar=(0.8, 0.74, 0.62, 0.68, 0.86))
        last.sole(0, 0.1, sole, grow=0.06)
        last.tongue(upper, t0=0.6, wide=0.1, more=0.06, off=0.01)
        last.patch(-0.34, 0.28, 0.62, 0.86, upper, off=0.07, columns=30, thickness=0.045)
        last.line([(-0.33, 0.65), (-0.15, 0.65), (1e-5, 0.65), (0.15, 0.65), (0.27, 0.65)], 0.009, black(), off=0.072)
        last.line([(-0.33, 0.83), (-0.15, 0.83), (1e-5, 0.83), (0.15, 0.83), (0.27, 0.83)], 0.009, black(), off=0.072)
        last.line([(-0.4, 0.02), (-0.26, 0.38), (-0.12, 0.4), (1e-5, 0.4), (0.12, 0.4), (0.26, 0.38), (0.4, 0.02)], 0.014, upper, off=0.015)
        mirrored(lambda hand: last.line([(hand * 0.74, 0.95), (hand * 0.8, 0.5), (hand * 0.74, 0.02)], 0.012, black(), off=0.01))
    pair(one, apart=1.2)


@model('kids-sneakers')
def kids_sneakers():
    upper, sole, lace = plain_cloth(), white(0.5), white(0.7)
    def one(side):
        last = small(side, upper, sole, collar=(1.05, 1.0, 0.95, 1.0, 1.1))
        last.tongue(upper, t0=0.5, wide=0.1, more=0.14)
        last.sole(0.19, 0.215, plastic((0.6, 0.03, 0.04)), grow=0.062)
        last.patch(-0.22, 0.22, 0, lambda s: 0.36 + 0.06 * math.sin(math.pi * s), rubber((0.8, 0.8, 0.78)), off=0.025, columns=30)
        for hand in (1, -1):
            last.patch(hand * 0.06, hand * 0.16, 0.5, 1, upper, off=0.03)
            last.patch(hand * 0.94, hand, 0.1, 1, white(), off=0.025)
            for index in range(6):
                ball(0.026, steel(), tuple(last.at(hand * 0.115, 0.53 + 0.085 * index, 0.04)))
        last.laces(lace, 6, t0=0.53, a=0.11, radius=0.028)
    pair(one, apart=1.2)


def boot(side, upper, shaft, sole, base=0.3, **more):
    last = Last(side, base=base, throat=more.pop('throat', 0.05), back=1.1, wide=0.3, collar=more.pop('collar', (1.0, 0.98, 0.95, 0.95, 0.95)), toe=0.36, spring=0.06, shaft=shaft, slope=0.25, **more)
    last.upper(upper)
    last.sole(0.08, base + 0.02, sole, grow=0.07, soft=0.04)
    treads(last, rubber(), high=0.12)
    last.sole(0.03, 0.12, rubber(), grow=0.03)
    return last


@model('boots')
def boots():
    upper, sole = leather(), rubber((0.03, 0.025, 0.02))
    def one(side):
        last = boot(side, upper, (1.75, 0.18, 1.14, 0.36), sole, base=0.26)
        last.collar_roll(0.02, upper)
        last.sole(0.0, 0.1, sole, grow=0.06, low=0.75)
        def elastic(hand):
            low = lambda s: 1.1 - 0.05 * math.sin(math.pi * s)
            last.patch(hand * 0.4, hand * 0.62, low, 1.98, black(0.8), off=0, thickness=hand * 0.02, rows=30)
            for s in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9):
                last.line([(hand * (0.4 + 0.22 * s), low(s) + (1.96 - low(s)) * k / 20) for k in range(21)], 0.009, grey(), off=0)
        for hand in (1, -1):
            group(lambda: elastic(hand), at=(0, hand * 0.015, 0))
        last.line([(0.4 * u + 1e-5, 0.5 - 0.47 * abs(u) ** 2) for u in (k / 30 - 1 for k in range(61))], 0.01, black(), off=0.014)
        ribbon([tuple(last.at(1, 1.8, 0.01)), tuple(last.at(1, 2, 0.05) + Vector((0, 0, 0.12))), tuple(last.at(1, 2, -0.06))], (0, 1, 0), 0.12, upper)
    pair(one)


@model('safety-shoes')
def safety_shoes():
    upper, sole, lace = leather(), rubber((0.03, 0.03, 0.03)), plastic((0.7, 0.5, 0.05))
    def one(side):
        last = boot(side, upper, (1.3, 0.12, 1.14, 0.35), sole, base=0.3)
        last.collar_roll(0.075, rubber((0.05, 0.05, 0.05)))
        last.tongue(upper, t0=0.55, more=0.1, wide=0.1)
        last.patch(-0.28, 0.28, 0, lambda s: 0.42, sole, off=0.04, columns=30, thickness=0.04)
        last.sole(0.2, 0.24, plastic((0.75, 0.5, 0.02)), grow=0.078)
        for hand in (1, -1):
            last.patch(hand * 0.05, hand * 0.26, 0.6, 1.9, upper, off=0.03)
            last.patch(hand * 0.72, hand, 0, 0.7, upper, off=0.03)
            last.patch(hand * 0.4, hand * 0.62, 0.5, 0.62, plastic((0.75, 0.5, 0.02)), off=0.02)
            for index in range(6):
                ball(0.032, steel(), tuple(last.at(hand * 0.1, 0.66 + 0.23 * index, 0.045)))
        last.laces(lace, 6, t0=0.66, t1=1.82, a=0.1, radius=0.03)
    pair(one)


@model('hiking-boots')
def hiking_boots():
    upper, sole, lace = leather(), rubber((0.06, 0.05, 0.045)), plastic((0.7, 0.08, 0.03))
    def one(side):
        last = boot(side, upper, (1.6, 0.16, 1.14, 0.36), sole, base=0.32)
        last.collar_roll(0.085, rubber((0.06, 0.06, 0.06)))
        last.tongue(plain_cloth(), t0=0.5, more=0.16, wide=0.1)
        last.patch(-0.24, 0.24, 0, lambda s: 0.3 + 0.06 * math.sin(math.pi * s), sole, off=0.04, columns=30, thickness=0.04)
        for hand in (1, -1):
            last.patch(hand * 0.05, hand * 0.24, 0.5, 1.95, upper, off=0.035)
            last.patch(hand * 0.7, hand, 0, lambda s: 0.4 + 0.4 * s, sole, off=0.03)
            last.patch(hand * 0.34, hand * 0.7, lambda s: 0.5 + 0.2 * s, lambda s: 0.95, grey(0.8), off=0.015)
            for index in range(7):
                ring(0.035, 0.014, steel(), tuple(last.at(hand * 0.12, 0.56 + 0.22 * index, 0.055)), turn=(90, 0, 0))
        last.laces(lace, 7, t0=0.56, t1=1.88, a=0.11, radius=0.026)
    pair(one)


@model('trekking-shoes')
def trekking_shoes():
    upper, sole, lace = leather(), rubber((0.05, 0.05, 0.05)), plastic((0.75, 0.3, 0.02))
    def one(side):
        last = Last(side, base=0.26, throat=-0.08, collar=(0.98, 0.88, 0.7, 0.74, 0.94), toe=0.32, spring=0.08)
        last.upper(upper)
        last.collar_roll(0.06, rubber((0.06, 0.06, 0.06)))
        last.tongue(plain_cloth(), t0=0.5, more=0.18)
        last.sole(0.12, 0.28, grey(), grow=0.07, soft=0.05)
        treads(last, sole, high=0.1, count=18)
        last.sole(0.025, 0.15, sole, grow=0.08)
        last.patch(-0.28, 0.28, 0, lambda s: 0.26 + 0.12 * math.sin(math.pi * s), sole, off=0.035, columns=30, thickness=0.04)
        for hand in (1, -1):
            last.patch(hand * 0.06, hand * 0.18, 0.5, 1, sole, off=0.035)
            last.patch(hand * 0.7, hand, 0, lambda s: 0.4 + 0.3 * s, sole, off=0.03, thickness=hand * 0.03)
            for k in range(3):
                line = [(0.19 + 0.02 * k, 0.58 + 0.13 * k), (0.34 + 0.05 * k, 0.3), (0.4 + 0.06 * k, 0.03)]
                last.line([(hand * a, t) for a, t in bent(line, 30)], 0.02, lace, off=0.03)
        last.laces(lace, 5, t0=0.54, t1=0.95, a=0.12, radius=0.026)
    pair(one)
