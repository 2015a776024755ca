"""How garments are cut: bodies, sleeves, collars, trousers, skirts, drapes and folded cloth.

A unit is half a metre. The neck of a garment, or the waist of trousers, is at z = 0; cloth hangs down from there."""

import bpy

from materials import *
from parts import *
from parts import _link, _solidify
from registry import model

VIEWS = ('front', 'three-quarter')


def ease(t):
    t = min(max(t, 0), 1)
    return t * t * (3 - 2 * t)


def through(table, z):
    """The sizes at height z on a smooth curve through rows (z, size, ...) from the top down."""
    if z >= table[0][0]:
        return table[0][1:]
    if z <= table[-1][0]:
        return table[-1][1:]
    index = next(i for i in range(len(table) - 1) if table[i + 1][0] <= z)
    above, top, low, below = (table[min(max(index + i, 0), len(table) - 1)] for i in (-1, 0, 1, 2))
    span = low[0] - top[0]
    t = (z - top[0]) / span
    sizes = []
    for a, b, c, d in zip(above[1:], top[1:], low[1:], below[1:]):
        m1 = (c - a) / min(low[0] - above[0], -1e-6) * span
        m2 = (d - b) / min(below[0] - top[0], -1e-6) * span
        sizes.append((2 * t ** 3 - 3 * t * t + 1) * b + (t ** 3 - 2 * t * t + t) * m1 + (3 * t * t - 2 * t ** 3) * c + (t ** 3 - t * t) * m2)
    return tuple(sizes)


def path(points, t):
    """The point at t, from 0 to 1, on a smooth curve."""
    place = min(max(t, 0), 1) * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    t = place - index
    p0, p1, p2, p3 = (points[min(max(index + offset, 0), len(points) - 1)] for offset in (-1, 0, 1, 2))
    return Vector([
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        for a, b, c, d in zip(p0, p1, p2, p3)])


def skin(rows, fabric, thickness=0.012, paint=None, others=(), uv=None):
    """Cloth through rows of points. `paint(down, across)`, both from 0 to 1, selects one of the other materials."""
    count, width = len(rows), len(rows[0])
    vertices = [tuple(point) for row in rows for point in row]
    if uv is None:
        uv, down = [], 0.0
        for index, row in enumerate(rows):
            if index:
                down += sum((Vector(a) - Vector(b)).length for a, b in zip(row, rows[index - 1])) / width
            far = [0.0]
            for a, b in zip(row, row[1:]):
                far.append(far[-1] + (Vector(b) - Vector(a)).length)
            uv.extend((place - far[width // 2], -down) for place in far)
    faces = [
        (row * width + column, row * width + column + 1, (row + 1) * width + column + 1, (row + 1) * width + column)
        for row in range(count - 1) for column in range(width - 1)]
    mesh = bpy.data.meshes.new('cloth')
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new(name='print')
    for loop in mesh.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    thing = _link('cloth', mesh, fabric)
    mesh.auto_smooth_angle = math.radians(70)
    for other in others:
        mesh.materials.append(other)
    if paint:
        for index, polygon in enumerate(mesh.polygons):
            polygon.material_index = paint((index // (width - 1) + 0.5) / (count - 1), (index % (width - 1) + 0.5) / (width - 1))
    weld = thing.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-4
    return _solidify(thing, thickness) if thickness else thing


CUTS = {
    'round': lambda t: (1 - min(t, 1) ** 2.2) ** 0.6,
    'v': lambda t: 1 - t,
    'square': lambda t: min(1, (1 - t) / 0.1),
    'sweet': lambda t: min(1, (1 - t) / 0.12) * (0.88 + 0.12 * math.cos(6.28 * (t - 0.5))),
}


class Body:
    """The body of a garment: a front and a back over the table of (z, half width, half depth) from the underarm to the
    hem. `neck` is (half width, depth at the front, depth at the back). `slit` opens the sides below that height and
    `armhole` opens them above the underarm. `hem(side, share)` raises the hem at the front (-1) and the back (1)."""

    def __init__(self, fabric, table, shoulder=(0.375, -0.1), neck=(0.17, 0.2, 0.04), cut='round', folds=0.026, count=7,
                 gather=None, slit=None, armhole=0.0, tuck=1.0, hem=None, creases=0.02, seed=1, rows=110, columns=96,
                 paint=None, others=(), build=True, sharp=1.0):
        self.fabric, self.neck, self.shoulder, self.cut = fabric, neck, shoulder, CUTS[cut]
        self.folds, self.count, self.slit, self.armhole, self.hem = folds, count, slit, armhole, hem
        self.creases, self.seed, self.sharp = creases, seed, sharp
        tip, under = shoulder, table[0]
        self.under, self.low = under[0], table[-1][0]
        self.start = under[0] if gather is None else gather
        middle = (tip[1] + under[0]) / 2
        self.table = [
            (0.12, tip[0], under[2] * 0.62), (tip[1], tip[0], under[2] * 0.74),
            (middle, (tip[0] * 0.7 + under[1] * 0.3) * tuck, under[2] * 0.92), *table]
        if not build:
            return
        for side in (-1, 1):
            grid, uv = [], []
            for row in range(rows + 1):
                line = []
                for column in range(columns + 1):
                    share = math.sin(math.pi * (column / columns - 0.5))
                    top = self.top(side, share)
                    bottom = self.low + (hem(side, share) if hem else 0)
                    line.append(self.spot(side, share, top + (bottom - top) * row / rows))
                grid.append(line)
                far, middle = 0.0, columns // 2
                across = [0.0] * (columns + 1)
                for column in range(middle + 1, columns + 1):
                    across[column] = across[column - 1] + math.hypot(line[column][0] - line[column - 1][0], line[column][1] - line[column - 1][1])
                for column in range(middle - 1, -1, -1):
                    across[column] = across[column + 1] - math.hypot(line[column][0] - line[column + 1][0], line[column][1] - line[column + 1][1])
                uv.extend((across[column], line[column][2]) for column in range(columns + 1))
            skin(grid, fabric, uv=uv, paint=paint, others=others)

    def line(self, x):
        """The height of the shoulder seam."""
        wide = self.neck[0]
        if x < wide:
            return (wide - x) * 0.9
        return self.shoulder[1] * ((x - wide) / (self.shoulder[0] - wide)) ** 1.15

    def top(self, side, share):
        x = self.shoulder[0] * abs(share)
        if x < self.neck[0]:
            cut = self.cut if side < 0 else CUTS['round']
            return -self.neck[1 if side < 0 else 2] * cut(x / self.neck[0])
        return self.line(x)

    def spot(self, side, share, z, lift=0.0):
        """The point of the front (-1) or the back (1) at a share of the half width."""
        wide, deep = through(self.table, z)
        x, c = wide * share, math.sqrt(max(0, 1 - share * share))
        fall = min(max((self.line(abs(x)) - z) / 0.3, 0), 1)
        y = side * deep * c ** 0.9 * math.sqrt(1 - (1 - fall) ** 2)
        n = -c * side
        drift = 2.0 * noise.noise((n * 1.3 + self.seed, share * 1.3, z * 0.7))
        angle = math.atan2(share, n)
        grow = ease((self.start - z) / max(self.start - self.low, 1e-6) * 1.15)
        if self.start != self.under and z < self.start:
            grow = 0.3 + 0.7 * grow
        wave = math.sin(self.count * angle + drift + self.seed)
        wave = math.copysign(abs(wave) ** self.sharp, wave)
        crease = noise.noise((x * 3.1 + self.seed, z * 1.5, n)) + 0.6 * noise.noise((x * 5 + z * 2, z * 5 - x * 2, self.seed + n))
        bulge = self.folds * wave * grow + self.creases * crease * fall + lift
        x, y = x + bulge * share, y + side * bulge * c
        if self.slit is not None and z < self.slit:
            part = (self.slit - z) / (self.slit - self.low)
            if side < 0:
                x, y = x * (1 - 0.13 * part ** 0.8), y - 0.04 * part
            else:
                x, y = x * (1 + 0.03 * part), y + 0.03 * part
        if self.armhole and z > self.under:
            t = (self.shoulder[1] - z) / (self.shoulder[1] - self.under)
            y += side * self.armhole * math.sin(math.pi * min(max(t, 0), 1)) ** 0.7 * abs(share) ** 6
        return Vector((x, y, z))

    def front(self, x, z, lift=0.0):
        return self.spot(-1, min(max(x / through(self.table, z)[0], -1), 1), z, lift)

    def patch(self, x0, x1, z0, z1, fabric, lift=0.012, across=12, down=40, taper=0.0):
        """A pocket, a placket or a yoke on the front."""
        skin([[self.front((x0 + (x1 - x0) * (c / across)) * (1 - taper * r / down), z0 + (z1 - z0) * r / down, lift) for c in range(across + 1)] for r in range(down + 1)], fabric, 0.012)

    def seam(self, points, fabric, radius=0.007, lift=0.006):
        dense = [path([Vector((*p, 0)) for p in points], i / 24) for i in range(25)]
        tube([self.front(p[0], p[1], lift) for p in dense], radius, fabric)

    def buttons(self, x, z0, z1, count, material=None, radius=0.022, lift=0.02):
        material = material or white()
        for i in range(count):
            point = self.front(x, z0 + (z1 - z0) * i / max(count - 1, 1), lift)
            turned([(0, 0), (radius, 0), (radius, 0.012), (radius * 0.7, 0.008), (0, 0.008)], material, tuple(point), (90, 0, 0), sides=20, bevel=0)

    def placket(self, z0, z1, count=6, fabric=None, width=0.045, material=None, x=0.0, radius=0.022):
        self.patch(x - width, x + width, z0, z1, fabric or self.fabric, 0.014, 6, 60)
        self.buttons(x, z0 - 0.05, z1 + (0.12 if z1 - 0.2 < self.low else 0.05), count, material, radius, 0.026)

    def zip(self, z0, z1, teeth=None, width=0.03):
        teeth = teeth or steel(0.35)
        self.patch(-width, width, z0, z1, black(0.6), 0.01, 4, 60)
        self.patch(-0.012, 0.012, z0, z1, teeth, 0.02, 2, 60)
        point = self.front(0, z0 - 0.03, 0.035)
        box((0.028, 0.015, 0.1), teeth, (point[0], point[1], point[2] - 0.1), bevel=0.006)

    def belt(self, z0, z1, fabric, lift=0.015, ribs=0, grow=0.0):
        """A waistband, a ribbed hem or a border around the body."""
        rows = []
        for r in range(17):
            z, line = z0 + (z1 - z0) * r / 16, []
            for i in range(361):
                angle = math.pi * 2 * (i / 360) - math.pi
                rib = 0.007 * math.sin(ribs * angle) if ribs else 0
                line.append(self.spot(-1 if abs(angle) <= math.pi / 2 else 1, math.sin(angle), z, lift + rib + grow * r / 16))
            rows.append(line)
        skin(rows, fabric)

    def loop(self, steps=40):
        """The neckline from the centre of the front around the back."""
        ratio = self.neck[0] / self.shoulder[0]
        def edge(side, i):
            share = ratio * math.sin(math.pi * (i / steps - 0.5))
            return self.spot(side, share, self.top(side, share))
        half = steps // 2
        return [edge(-1, i) for i in range(half, steps + 1)] + [edge(1, i) for i in range(steps - 1, 0, -1)] + [edge(-1, i) for i in range(half + 1)]

    def neckband(self, fabric=None, width=0.07, ribs=0, outside=0.012):
        loop = self.loop()
        middle = Vector((0, sum(p.y for p in loop) / len(loop), 0))
        rows = []
        for r in range(7):
            line = []
            for i, p in enumerate(loop):
                inward = Vector((middle.x - p.x, middle.y - p.y, 0)).normalized()
                bump = 0.6 * math.sin(math.pi * r / 6) * outside + (0.004 * math.cos(i * math.pi) if ribs else 0)
                line.append(p - inward * (outside + bump) + (inward * 0.45 + Vector((0, 0, 0.75))) * width * (r / 6 - 0.12))
            rows.append(line)
        skin(rows, fabric or self.fabric, 0.016)

    def piping(self, material, radius=0.012):
        tube(self.loop()[:-1], radius, material, closed=True)

    def mandarin(self, fabric=None, height=0.09, gap=0.02, edge=None, corner=0.0):
        """`corner` is the share of the height by which its front corners are rounded off."""
        loop = self.loop(60)
        loop = [p for p in loop if not (p.y < 0 and abs(p.x) < gap)]
        def high(i):
            near = 1 - min(i, len(loop) - 1 - i) / 9
            return height * (1 - corner * (1 - math.sqrt(1 - near * near))) if corner and near > 0 else height
        rows = []
        for r in range(7):
            rows.append([p + Vector((-p.x * 0.12, -p.y * 0.1 + 0.01, high(i))) * (r / 6 - 0.08) - Vector((0, 0.008, 0)) * (p.y < 0) for i, p in enumerate(loop)])
        skin(rows, fabric or self.fabric, 0.018)
        if edge:
            tube(rows[-1], 0.01, edge)

    def collar(self, fabric=None, height=0.085, fall=0.12, spread=0.12, point=0.07, open_by=0.0):
        """A shirt collar: a stand and a turned-down leaf with two points."""
        fabric = fabric or self.fabric
        loop = self.loop(60)
        count = len(loop) - 1
        middle = Vector((0, sum(p.y for p in loop) / len(loop), 0))
        stand, leaf = [], []
        for r in range(5):
            stand.append([p + Vector((-p.x * 0.08, -p.y * 0.06, height * (1.15 if p.y > 0 else 1))) * (r / 4) for p in loop])
        for r in range(11):
            t, line = r / 10, []
            for i, p in enumerate(stand[-1]):
                a = i / count
                end = max(ease((0.17 - a) / 0.17), ease((a - 0.83) / 0.17))
                side = 1 if a < 0.5 else -1
                out = Vector((p.x - middle.x, p.y - middle.y, 0)).normalized()
                roll = math.sin(math.pi * min(t * 2.2, 1)) * 0.012
                q = p + out * (0.055 * t + 0.012) + Vector((0, 0, roll - (fall + point * end) * t))
                q += Vector((side * end * (open_by + spread * t), -0.015 * end * t, 0))
                line.append(q)
            leaf.append(line)
        skin(stand, fabric, 0.014)
        skin(leaf, fabric, 0.016)

    def hood(self, fabric=None, size=1.0, cord=None):
        fabric = fabric or self.fabric
        rows = []
        for r in range(41):
            t = r / 40
            line = []
            for i in range(61):
                a = math.pi * (i / 60 - 0.5) * (1.5 + 0.5 * ease(t * 2.5))
                # From the edge of the face backwards, around an egg-shaped head.
                back = t * 1.5
                wide, tall = 0.26 * (1 - t ** 3) ** 0.5, 0.38 * (1 - t ** 3.4) ** 0.5
                x, z = wide * math.sin(a), tall * math.cos(a)
                y = -0.13 + 0.42 * math.sin(back) - 0.05 * math.cos(a) * (1 - t)
                crease = 0.02 * noise.noise((x * 5, z * 5, t * 3))
                line.append(Vector((x * (1 + crease), y + crease, 0.2 * size + z)) * size)
            rows.append(line)
        skin(rows, fabric, 0.02)
        tube([p * 1.0 for p in rows[0]], 0.022, fabric)
        self.neckband(fabric, 0.12, outside=0.02)
        if cord:
            for side in (-1, 1):
                start = self.front(side * 0.1, -self.neck[1] * 0.8, 0.05)
                ends = [start + Vector((0, 0, 0.04)), start, self.front(side * 0.11, -self.neck[1] - 0.15, 0.035), self.front(side * 0.1, -self.neck[1] - 0.36, 0.03)]
                tube(ends, 0.014, cord)
                ball(0.022, cord, tuple(ends[-1]), (1, 1, 1.6))


def sleeve(body, side, length, angle=62, cuff=0.12, fabric=None, puff=0.0, gathers=0, band=None, ribs=0, bell=0.0, seed=3, bend=0.05, paint=None, others=(), raise_=0.0, flat=0.92):
    """A sleeve that leaves the armhole and hangs at an angle below the horizontal."""
    fabric = fabric or body.fabric
    (tip_x, tip_z), under = body.shoulder, body.under
    chest = through(body.table, under)[0]
    turn = math.radians(angle)
    away, normal = Vector((math.cos(turn), 0, -math.sin(turn))), Vector((math.sin(turn), 0, math.cos(turn)))
    slope = Vector((0.88, 0, -0.4))
    # The sleeve starts inside the body, so that the armhole shows no gap.
    top, low = Vector((tip_x, 0, tip_z + raise_)) - slope * 0.11, Vector((chest - 0.12, 0, under + 0.05))
    centre = (top + low) / 2 + Vector((0.1, 0, -0.03)) + away * length
    end_out, end_in = centre + normal * cuff, centre - normal * cuff
    reach = min(length * 0.6, 0.36)
    def bezier(a, b, c, d, t):
        return a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + d * t ** 3
    depth = through(body.table, under)[1] * 0.62
    def ring(t, grow=0.0, wave=True):
        outer = bezier(top, top + slope * reach, end_out - away * length * 0.5, end_out, t)
        inner = bezier(low, low + away * length * 0.15 + Vector((0.02, 0, 0)), end_in - away * length * 0.45, end_in, t)
        mid, half = (outer + inner) / 2, (outer - inner) / 2
        deep = (depth + (cuff * flat - depth) * ease(t * 1.1)) * (0.4 + 0.6 * ease((t * length + 0.02) / 0.17))
        line = []
        for i in range(81):
            a = 2 * math.pi * i / 80
            # Starts at the back, so that the pattern's seam is there.
            up, front = -math.sin(a), math.cos(a)
            wide = 1 + puff * math.sin(math.pi * min(t * 1.02, 1)) ** 0.75 * (0.65 + 0.35 * up) + bell * t ** 3
            crease = noise.noise((up * 1.2 + seed, front * 1.2, t * length * 5 + up)) * 0.016 + 0.009 * noise.noise((up * 2.5, front * 2.5 + seed, t * length * 11))
            if gathers:
                crease += 0.02 * math.sin(gathers * a) * (math.cos(math.pi * t) ** 2 if not bell else t * t)
            if not wave:
                crease = 0.007 * math.sin(ribs * a) if ribs else 0
            more = wide + (crease * min(1, t * 8) + grow) / max(half.length, 0.05)
            line.append(mid + half * up * more + Vector((0, 1, 0)) * (front * deep * (wide + (crease + grow) / max(deep, 0.05)) - bend * t * t * length))
        return [Vector((p.x * side, p.y, p.z)) for p in line]
    rows = max(24, int(60 * length))
    skin([ring(r / rows) for r in range(rows + 1)], fabric, paint=paint, others=others)
    if band:
        share = min(band / length, 0.9)
        skin([ring(1 - share + (share + 0.004) * r / 10, 0.014, False) for r in range(11)], fabric, 0.014)
    return ring(1)


def sleeves(body, length, **options):
    mirrored(lambda side: sleeve(body, side, length, seed=3 + side, **options))


class Trousers:
    """Two legs over the table of (z, inner, outer, half depth) from the waist to the hem; inner is 0 above the crotch."""

    def __init__(self, fabric, table, crotch=-0.58, folds=0.0, count=6, creases=0.014, crease=0.0, seed=2, at=(0, 0, 0), paint=None, others=(), rows=110, gathers=0.0):
        self.fabric, self.table, self.crotch, self.at = fabric, table, crotch, Vector(at)
        low = table[-1][0]

        def spot(side, z, outer, t):
            """`t` runs from 0 at the front to 1 at the back, on the outer or on the inner side."""
            inside, outside, deep = through(table, z)
            apart = ease((crotch + 0.03 - z) / 0.3)
            inside = max(inside, 0.0) if z < crotch else 0
            middle, wide = (inside + outside) / 2, (outside - inside) / 2
            leg_deep = min(deep, wide * 1.05)
            if outer:
                h, a = math.pi * (t - 0.5), math.radians(260) * (t - 0.5)
                body = Vector((outside * math.cos(h), deep * math.sin(h), z))
            else:
                a = math.radians(-130 - 100 * t)
                body = Vector((0.001, -deep * math.cos(math.pi * t), z))
            leg = Vector((middle + wide * math.cos(a), leg_deep * math.sin(a), z))
            p = body + (leg - body) * apart
            hang = ease((crotch - z) / (crotch - low)) if z < crotch else 0
            wave = folds * math.sin(count * a + 2 * noise.noise((math.cos(a) + seed, math.sin(a), z))) * (hang * 0.85 + 0.15)
            wrinkle = creases * (noise.noise((p.x * 2.5 + side * 3, a * 0.8 + z, z * 4.5 + seed)) + 0.5 * noise.noise((a * 2, z * 9, seed)))
            wrinkle *= 0.5 + 0.8 * math.exp(-((z - (crotch + low) / 2) / 0.2) ** 2) + 0.9 * math.exp(-((z - low) / 0.25) ** 2)
            gather = gathers * math.sin(30 * a) * math.exp(z / 0.25)
            press = crease * math.exp(-(((abs(a) - math.pi / 2) / 0.14) ** 2)) * ease(-z * 3)
            out = Vector((math.cos(a), math.sin(a), 0)) * (wave + wrinkle + gather + press)
            if p.x + out.x < 0.001:
                out.x = 0.001 - p.x
            p += out
            return Vector((p.x * side, p.y, p.z)) + self.at
        self.spot = spot
        for side in (-1, 1):
            skin([[spot(side, low * r / rows, True, c / 60) for c in range(61)] for r in range(rows + 1)], fabric, paint=paint, others=others)
            below = crotch + 0.03
            skin([[spot(side, below + (low - below) * r / 80, False, c / 24) for c in range(25)] for r in range(81)], fabric, paint=paint, others=others)

    def waistband(self, height=0.09, fabric=None, lift=0.014, ribs=0, low=None):
        rows = []
        for r in range(9):
            z = 0.015 - (height + 0.015) * r / 8
            _, wide, deep = through(self.table, z)
            rows.append([self.at + Vector(((wide + lift + (0.009 * math.sin(ribs * a) if ribs else 0)) * math.sin(a), -(deep + lift + (0.009 * math.sin(ribs * a) if ribs else 0)) * math.cos(a), z)) for a in [math.pi * (i / 180 - 1) for i in range(361)]])
        skin(rows, fabric or self.fabric, 0.016)

    def front(self, x, z, lift=0.0):
        _, wide, deep = through(self.table, z)
        share = min(abs(x) / wide, 0.999)
        return self.at + Vector((x, -(deep * math.sqrt(1 - share * share)) - lift, z))

    def seam(self, points, material, radius=0.006, lift=0.012):
        dense = [path([Vector((*p, 0)) for p in points], i / 20) for i in range(21)]
        tube([self.front(p[0], p[1], lift) for p in dense], radius, material)

    def fly(self, thread, button=None):
        self.seam([(0, -0.09), (0, -0.3), (0, self.crotch + 0.05)], thread)
        self.seam([(0.075, -0.09), (0.075, -0.3), (0.05, -0.4), (0.0, -0.44)], thread)
        if button:
            point = self.front(0, -0.045, 0.032)
            turned([(0, 0), (0.028, 0), (0.028, 0.014), (0, 0.018)], button, tuple(point), (90, 0, 0), sides=24, bevel=0)

    def slant_pockets(self, thread, curved=False):
        wide = through(self.table, -0.2)[1]
        for side in (-1, 1):
            points = [(0.62, -0.09), (0.66, -0.2), (0.8, -0.24), (0.97, -0.26)] if curved else [(0.7, -0.09), (0.83, -0.22), (0.97, -0.36)]
            self.seam([(side * wide * share, z) for share, z in points], thread)

    def loops(self, fabric=None):
        for share in (-0.72, -0.32, 0.32, 0.72):
            wide = through(self.table, 0)[1]
            point = self.front(wide * share, -0.1, 0.022)
            box((0.035, 0.02, 0.12), fabric or self.fabric, tuple(point), (0, 0, math.degrees(math.asin(share)) * 0.7), bevel=0.006)

    def cord(self, material, length=0.3):
        for side in (-1, 1):
            start = self.front(side * 0.03, -0.05, 0.03)
            tube([start, self.front(side * 0.05, -0.1, 0.05), self.front(side * 0.07, -length * 0.6, 0.03), self.front(side * 0.06, -length, 0.025)], 0.013, material)
            ball(0.02, material, tuple(self.front(side * 0.06, -length, 0.025)), (1, 1, 1.5))

    def cuffs(self, height=0.1, ribs=0, fabric=None, lift=0.012):
        low = self.table[-1][0]
        for side in (-1, 1):
            rows = []
            for r in range(9):
                z = low + height - height * 1.02 * r / 8
                inside, outside, deep = through(self.table, z)
                middle, wide = (inside + outside) / 2 * side, (outside - inside) / 2
                deep = min(deep, wide * 1.05)
                rows.append([self.at + Vector((middle + (wide + lift + (0.006 * math.sin(ribs * a) if ribs else 0)) * math.sin(a), -(deep + lift + (0.006 * math.sin(ribs * a) if ribs else 0)) * math.cos(a), z)) for a in [math.pi * (i / 60 - 1) for i in range(121)]])
            skin(rows, fabric or self.fabric, 0.014)

    def side_stripes(self, material, width=0.16):
        """Stripes down the outer sides."""
        for side in (-1, 1):
            low = self.table[-1][0]
            rows = []
            for r in range(81):
                line = []
                for c in range(7):
                    p = self.spot(side, low * r / 80, True, 0.5 - width + 0.5 * width * c / 6)
                    line.append(p + Vector((side * 0.012, -0.008, 0)))
                rows.append(line)
            skin(rows, material, 0.006)


def skirt(fabric, table, folds=0.05, count=16, seed=1, gather=0.0, pleats=None, at=(0, 0, 0), paint=None, others=(), sharp=0.9, rows=90, hem=None, creases=0.012):
    """A skirt over the table of (z, half width, half depth). `pleats` is (centre, width, count, depth) for pleats at the front."""
    high, low = table[0][0], table[-1][0]
    grid = []
    for r in range(rows + 1):
        t = r / rows
        line = []
        for i in range(361):
            a = math.pi * (i / 180 - 1)
            if pleats:
                # More points at the front, where the pleats are.
                a -= 0.65 * math.sin(a)
            z = high + (low - high) * t
            if hem:
                z += hem(a) * t
            wide, deep = through(table, z)
            c, n = math.cos(a), math.sin(a)
            wave = math.sin(count * a + 1.8 * noise.noise((c + seed, n, t * 1.2)) + seed)
            bulge = folds * math.copysign(abs(wave) ** sharp, wave) * (gather + (1 - gather) * ease(t * 1.1))
            bulge += creases * (noise.noise((n * 3 + seed, c * 3, z * 2)) + 0.5 * noise.noise((n * 5, c * 5 + seed, z * 6)))
            if pleats:
                centre, width, number, depth = pleats
                near = (a - centre) / (width * (0.5 + 0.5 * t))
                if abs(near) < 1:
                    fade = min(1, (1 - abs(near)) * 5)
                    turn = math.pi * (near * number + 0.25 * noise.noise((near * 2, z * 0.6, seed)))
                    ridge = 0.5 + 0.5 * math.sin(turn + 0.55 * math.sin(turn))
                    bulge = bulge * (1 - fade) + fade * depth * (ridge - 0.3 + 0.35 * (1 - near * near)) * (0.45 + 0.55 * ease(t * 1.2))
            line.append(Vector(((wide + bulge) * n + at[0], -(deep + bulge) * c + at[1], z + at[2])))
        grid.append(line)
    skin(grid, fabric, paint=paint, others=others)
    return grid


def drape(left, right, fabric, pleats=0, depth=0.03, bulge=0.0, rows=90, columns=72, paint=None, others=(), sag=0.0, seed=1, ripple=0.01, thickness=0.012):
    """Cloth between two curves, in pleats along them: pallus, dupattas, stoles."""
    grid = []
    for r in range(rows + 1):
        t = r / rows
        a, b = path(left, t), path(right, t)
        ahead = (path(left, min(t + 0.02, 1)) + path(right, min(t + 0.02, 1))) - (path(left, max(t - 0.02, 0)) + path(right, max(t - 0.02, 0)))
        out = (b - a).cross(ahead)
        out = out.normalized() if out.length > 1e-6 else Vector((0, -1, 0))
        line = []
        for c in range(columns + 1):
            s = c / columns
            shift = bulge * math.sin(math.pi * s) + ripple * noise.noise((s * 4 + seed, t * 3, seed))
            if pleats:
                shift += depth * math.sin(2 * math.pi * pleats * s + 0.8 * noise.noise((s * 2, t * 2, seed)))
            line.append(a + (b - a) * s - out * shift + Vector((0, 0, -sag * math.sin(math.pi * s))))
        grid.append(line)
    skin(grid, fabric, thickness, paint=paint, others=others)
    return grid


def border(down=None, across=None, material=1):
    """Paints a border: at the end of the cloth below `down`, or along its sides closer than `across`."""
    return lambda v, u: material if (down is not None and v > down) or (across is not None and min(u, 1 - u) < across) else 0


def fringe(points, material, length=0.1, radius=0.007, every=1, down=Vector((0, 0, -1))):
    for index, p in enumerate(points[::every]):
        p = Vector(p)
        sway = Vector((0.012 * math.sin(index * 2.1), 0.008 * math.cos(index * 1.7), 0))
        tube([p, p + down * length * 0.5 + sway, p + down * length + sway * 0.4], radius, material, straight=True, radii=(0.8, 1.2, 0.7))


def folded(width, depth, layers, fabric, at=(0, 0, 0), turn=(0, 0, 0), thick=0.05, edge=0.0, trim=None, seed=1, ends=0.0):
    """Cloth folded into a neat pile whose folds face the viewer. `edge` is the width of a border at the sides in the
    material `trim`; `ends` is a border across the top layer's front."""
    line, total = [], 0.0
    half = depth / 2
    for layer in range(layers):
        z = thick * (layer + 0.5)
        direction = 1 if layer % 2 == 0 else -1
        steps = 30 if layer == layers - 1 else 12
        inset = 0.015 * ((layer * 7 + seed * 3) % 5) / 4
        for i in range(steps + 1):
            line.append((direction * (half - inset) * (2 * i / steps - 1), z))
        if layer < layers - 1:
            for i in range(1, 6):
                a = math.pi * i / 6
                line.append((direction * (half - inset + thick * 0.5 * math.sin(a)), z + thick * 0.5 * (1 - math.cos(a))))
    rows = []
    for i, (y, z) in enumerate(line):
        row = []
        for c in range(49):
            x = width * (c / 48 - 0.5)
            soft = 0.16 * thick * noise.noise((x * 2.2, y * 2.2, z * 4 + seed)) + 0.1 * thick * noise.noise((x * 5, y * 5, seed))
            row.append(Vector((x * (1 - 0.012 * ((i // 18) % 2)), y, z + soft)))
        rows.append(row)
    count = len(line)
    last = 31 / count
    def paint(v, u):
        if edge and min(u, 1 - u) < edge / width:
            return 1
        return 1 if ends and v > 1 - last and ((layers % 2 and (v - 1 + last) / last < ends) or (not layers % 2 and (1 - v) / last < ends)) else 0
    thing = skin(rows, fabric, thick * 0.72, paint=paint if trim else None, others=(trim,) if trim else ())
    thing.location, thing.rotation_euler = at, [math.radians(angle) for angle in turn]
    return thing


def hanger(z=0.0, width=0.42, y=0.02):
    """A wooden hanger whose arms lie at the height z."""
    timber = wood((0.5, 0.3, 0.16))
    tube([(-width, y, z - 0.14), (-width * 0.5, y, z - 0.05), (0, y, z), (width * 0.5, y, z - 0.05), (width, y, z - 0.14)], 0.03, timber)
    tube([(0, y, z), (0, y, z + 0.16), (0.08, y, z + 0.24), (0.0, y, z + 0.33), (-0.08, y, z + 0.27)], 0.012, steel())
