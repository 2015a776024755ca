"""Kids' fashion, in the proportions of a child of about five years."""

from models.clothing import *
from models.women import zari

SHOULDER = (0.31, -0.07)


def child(hem=-0.98, width=0.36, waist=0.36, end=0.39):
    return [(-0.34, width, 0.22), (-0.66, waist, 0.22), (hem, end, 0.24)]


def bow(at, fabric, size=0.16):
    """A ribbon bow that faces the viewer."""
    x, y, z = at
    for side in (-1, 1):
        ball(size * 0.6, fabric, (x + side * size * 0.55, y - 0.01, z), (1, 0.42, 0.62), (0, side * 14, 0))
        plate([(0, 0), (side * size * 0.3, -0.02), (side * size * 0.85, -size * 1.5), (side * size * 0.4, -size * 1.35)], 0.02, fabric, (x, y, z), bevel=0.006)
    ball(size * 0.26, fabric, (x, y - 0.03, z), (1, 0.8, 1.1))


@model('frock', views=VIEWS, prints='pattern')
def frock():
    """Cotton, with a round collar and puffed sleeves."""
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.32, 0.34, 0.22), (-0.5, 0.32, 0.21), (-0.62, 0.38, 0.28), (-1.3, 0.66, 0.55)], shoulder=(0.28, -0.06), neck=(0.13, 0.08, 0.02), folds=0.05, count=13, gather=-0.51)
    for side in (-1, 1):
        # The halves of a Peter Pan collar.
        rows = []
        loop = body.loop(40)
        half = loop[:41] if side > 0 else loop[40:]
        for r in range(7):
            rows.append([body.front(p.x * (1 + 0.55 * r / 6) + side * 0.012, p.z - 0.11 * (r / 6) * min(1, abs(p.x) / 0.04 + 0.55) * (1 if p.y < 0.02 else 0), 0.018) if p.y < 0.02 else p + Vector((p.x * 0.4, 0.06, -0.03)) * (r / 6) for p in half])
        skin(rows, white(0.8), 0.014)
    body.belt(-0.49, -0.55, plain, 0.014)
    bow(tuple(body.front(0, -0.52, 0.05)), plain, 0.13)
    sleeves(body, 0.27, angle=44, cuff=0.1, puff=0.42, gathers=12, band=0.04)


@model('party-dress', views=VIEWS, prints='pattern')
def party_dress():
    """Sleeveless, with layers of net and a big bow."""
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.34, 0.33, 0.22), (-0.56, 0.31, 0.2), (-0.62, 0.33, 0.22)], shoulder=(0.25, -0.05), neck=(0.15, 0.12, 0.06), armhole=0.09, tuck=0.95, creases=0.006)
    body.piping(plain, 0.014)
    for k, (low, wide) in enumerate(((-1.42, 0.86), (-1.2, 0.8), (-0.95, 0.66))):
        skirt(plain if k == 0 else fabric, [(-0.54, 0.31, 0.2), (-0.66, 0.42, 0.32), (-0.84, 0.58, 0.5), (low, wide, wide * 0.9)], folds=0.045, count=22 + 3 * k, gather=0.4, seed=k + 1)
    body.belt(-0.5, -0.58, plain, 0.03)
    bow(tuple(body.front(0, -0.54, 0.07)), plain, 0.2)


@model('frock-dress', views=VIEWS, prints='pattern')
def frock_dress():
    """Knee length, tiered, with flutter sleeves."""
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.32, 0.34, 0.22), (-0.52, 0.33, 0.22), (-0.62, 0.38, 0.28), (-0.95, 0.46, 0.36)], shoulder=(0.28, -0.06), neck=(0.15, 0.12, 0.03), cut='square', folds=0.03, count=15, gather=-0.54)
    skirt(fabric, [(-0.92, 0.46, 0.36), (-1.0, 0.52, 0.42), (-1.38, 0.62, 0.5)], folds=0.04, count=22, gather=0.5, paint=lambda v, u: 1 if v > 0.92 else 0, others=(plain,))
    body.buttons(0, -0.2, -0.46, 4)
    sleeves(body, 0.22, angle=36, cuff=0.13, bell=0.7, gathers=10)


@model('girls-gown', views=VIEWS, prints='pattern')
def girls_gown():
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.34, 0.33, 0.22), (-0.58, 0.3, 0.2), (-0.68, 0.36, 0.27), (-1.2, 0.6, 0.52), (-1.95, 0.86, 0.76)], shoulder=(0.27, -0.06), neck=(0.15, 0.12, 0.04), folds=0.06, count=17, gather=-0.6)
    body.belt(-0.57, -0.63, plain, 0.016)
    for k in range(9):
        a = 2 * math.pi * k / 9
        ball(0.04, plain, tuple(body.front(0.14, -0.58, 0.04) + Vector((0.05 * math.cos(a), -0.01, 0.05 * math.sin(a)))), (1, 0.5, 1))
    ball(0.035, gold(), tuple(body.front(0.14, -0.58, 0.06)))
    skirt(plain, [(-1.9, 0.85, 0.75), (-2.04, 0.9, 0.8)], folds=0.05, count=24, gather=0.9)
    sleeves(body, 0.3, angle=44, cuff=0.1, puff=0.5, gathers=12, band=0.04)


@model('kids-t-shirt', views=VIEWS, prints='pattern')
def kids_t_shirt():
    body = Body(cloth(), child(-1.0), shoulder=SHOULDER, neck=(0.145, 0.1, 0.02), folds=0.014, count=6, creases=0.012)
    body.neckband(plain_cloth(), 0.05, ribs=1)
    body.belt(-0.96, -1.0, body.fabric, 0.005)
    sleeves(body, 0.34, angle=46, cuff=0.135, band=0.04)


@model('kids-shirt', views=VIEWS, prints='pattern')
def kids_shirt():
    fabric = cloth()
    body = Body(fabric, child(-1.04), shoulder=SHOULDER, neck=(0.135, 0.08, 0.02), folds=0.014, count=6, hem=lambda side, share: 0.1 * abs(share) ** 3)
    body.collar(height=0.06, fall=0.09, spread=0.1, point=0.055)
    body.placket(-0.08, -1.03, 6, width=0.035, radius=0.02)
    body.patch(0.1, 0.26, -0.36, -0.56, fabric, 0.016)
    sleeves(body, 0.36, angle=50, cuff=0.14, band=0.05)


@model('kids-polo', views=VIEWS, prints='pattern')
def kids_polo():
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, child(-1.0), shoulder=SHOULDER, neck=(0.135, 0.08, 0.02), folds=0.014, count=6, creases=0.012)
    body.collar(plain, height=0.05, fall=0.09, spread=0.08, point=0.04)
    body.placket(-0.08, -0.34, 2, plain, width=0.035)
    sleeves(body, 0.33, angle=48, cuff=0.125, band=0.05, ribs=24)


def small_kurta(fabric, trim, hem=-1.3, buttons=4):
    body = Body(fabric, [(-0.34, 0.36, 0.22), (-0.7, 0.36, 0.22), (hem, 0.43, 0.26)], shoulder=SHOULDER, neck=(0.13, 0.07, 0.02), slit=hem * 0.66, folds=0.014)
    body.mandarin(height=0.075, gap=0.02)
    body.placket(-0.07, -0.48, buttons, material=trim, radius=0.02, width=0.035)
    sleeves(body, 0.8, angle=66, cuff=0.1, band=0.05)
    return body


@model('kids-kurta-pyjama', views=VIEWS, prints='pattern')
def kids_kurta_pyjama():
    small_kurta(cloth(), gold())
    Trousers(plastic((0.82, 0.8, 0.75), 0.9), [(0, 0, 0.3, 0.2), (-0.3, 0, 0.37, 0.22), (-0.65, 0.03, 0.34, 0.18), (-1.2, 0.08, 0.26, 0.11)], crotch=-0.42, at=(0, 0.02, -0.66), creases=0.01)


@model('kids-lehenga-choli', views=VIEWS, prints='pattern')
def kids_lehenga_choli():
    fabric, plain, gilt = cloth(), plain_cloth(), zari()
    body = Body(plain, [(-0.32, 0.33, 0.22), (-0.5, 0.3, 0.2), (-0.7, 0.28, 0.19)], shoulder=(0.28, -0.06), neck=(0.15, 0.14, 0.05), creases=0.006)
    body.piping(gilt, 0.014)
    sleeves(body, 0.24, angle=50, cuff=0.1, puff=0.22, gathers=10, band=0.04)
    skirt(fabric, [(-0.62, 0.3, 0.2), (-0.74, 0.38, 0.28), (-1.1, 0.6, 0.52), (-1.66, 0.86, 0.78)], folds=0.07, count=18, gather=0.1, paint=lambda v, u: 1 if v > 0.91 or 0.82 < v < 0.85 else 0, others=(gilt,))
    skirt(gilt, [(-0.61, 0.32, 0.22), (-0.69, 0.375, 0.275)], folds=0, rows=8, creases=0)
    # The dupatta, from the hip over the chest and the shoulder down the back.
    upper = [(-0.33, 0.15, -0.64), (-0.33, -0.06, -0.58), (-0.2, -0.26, -0.44), (0.0, -0.3, -0.24), (0.1, -0.19, -0.04), (0.155, -0.02, 0.035), (0.16, 0.16, -0.06), (0.18, 0.42, -0.6), (0.2, 0.7, -1.3)]
    lower = [(-0.5, 0.2, -0.86), (-0.46, -0.2, -0.8), (-0.16, -0.38, -0.7), (0.13, -0.36, -0.51), (0.28, -0.24, -0.2), (0.31, -0.02, -0.01), (0.36, 0.16, -0.12), (0.56, 0.34, -0.6), (0.8, 0.6, -1.3)]
    drape([Vector(p) for p in upper], [Vector(p) for p in lower], fabric, pleats=5, depth=0.018, rows=120, paint=lambda v, u: 1 if u > 0.9 or v > 0.94 else 0, others=(gilt,))


@model('dhoti-kurta-set', views=VIEWS, prints='pattern')
def dhoti_kurta_set():
    small_kurta(cloth(), gold(), -1.18)
    stuff, gilt = plastic((0.86, 0.8, 0.62), 0.85), zari()
    legs = [(0, 0, 0.28, 0.18), (-0.35, 0, 0.34, 0.19), (-0.52, 0, 0.37, 0.2), (-0.72, 0.03, 0.41, 0.24)]
    legs += [(-0.97, 0.07, 0.34, 0.17), (-1.2, 0.09, 0.25, 0.11)]
    Trousers(stuff, legs, crotch=-0.62, at=(0, 0.02, -0.66), folds=0.04, count=9, creases=0.022)
    # The fan of pleats at the front.
    a = [Vector(p) for p in ((-0.08, -0.2, -1.1), (-0.14, -0.3, -1.4), (-0.2, -0.32, -1.8))]
    b = [Vector(p) for p in ((0.08, -0.2, -1.1), (0.12, -0.3, -1.38), (0.18, -0.32, -1.7))]
    drape(a, b, stuff, pleats=6, depth=0.03, paint=lambda v, u: 1 if v > 0.9 else 0, others=(gilt,))


@model('kids-kurta-set', views=VIEWS, prints='pattern')
def kids_kurta_set():
    """A kurta with a Nehru jacket over it and churidar."""
    fabric, plain = cloth(), plain_cloth()
    body = Body(plain, [(-0.34, 0.35, 0.21), (-0.7, 0.35, 0.21), (-1.3, 0.43, 0.26)], shoulder=SHOULDER, neck=(0.13, 0.07, 0.02), slit=-0.9, folds=0.014)
    body.mandarin(height=0.08, gap=0.02)
    sleeves(body, 0.8, angle=66, cuff=0.1, band=0.05)
    coat = Body(fabric, [(-0.4, 0.385, 0.25), (-0.66, 0.375, 0.25), (-0.95, 0.4, 0.27)], shoulder=(0.315, -0.055), neck=(0.14, 0.2, 0.0), cut='v', armhole=0.1, tuck=0.95, folds=0.004, creases=0.006)
    coat.seam([(0, -0.2), (0, -0.5), (0, -0.94)], fabric, 0.012)
    coat.buttons(0.035, -0.28, -0.8, 5, gold(), 0.024)
    coat.piping(zari(), 0.014)
    coat.patch(0.1, 0.24, -0.42, -0.46, zari(), 0.014)
    Trousers(plastic((0.82, 0.8, 0.75), 0.9), [(0, 0, 0.3, 0.2), (-0.3, 0, 0.36, 0.22), (-0.65, 0.04, 0.3, 0.16), (-1.2, 0.09, 0.23, 0.09)], crotch=-0.42, at=(0, 0.02, -0.66), creases=0.01)


def small_pants(fabric, length, at=-0.9, cuff=0, wide=0.0, hidden=False):
    """The waist may be hidden by a top."""
    table = [(0, 0, 0.29, 0.17), (-0.25, 0, 0.355, 0.21)]
    if length > -0.8:
        table += [(length, 0.03, 0.42 + wide, 0.24)]
    else:
        table += [(-0.55, 0.02, 0.36 + wide / 2, 0.21), (length, 0.07, 0.31 + wide, 0.14)]
    legs = Trousers(fabric, table, crotch=-0.4, at=(0, 0.0, at), creases=0.016, gathers=0.004)
    if not hidden:
        legs.waistband(0.08, ribs=36)
    legs.cuffs(0.06 if not cuff else cuff, 22 if cuff else 0, lift=0.008)
    return legs


@model('top-and-shorts-set', views=VIEWS, prints='pattern')
def top_and_shorts_set():
    """A sleeveless top with a frill above shorts."""
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.34, 0.35, 0.22), (-0.5, 0.36, 0.23), (-0.9, 0.48, 0.34)], shoulder=(0.25, -0.05), neck=(0.15, 0.12, 0.05), armhole=0.09, tuck=0.96, folds=0.035, count=11, gather=-0.36)
    body.neckband(plain, 0.035)
    mirrored(lambda side: sleeve(body, side, 0.16, angle=50, cuff=0.15, bell=0.35, gathers=9))
    bow(tuple(body.front(0, -0.2, 0.03)), plain, 0.07)
    small_pants(plain, -0.56, -0.74, hidden=True)


@model('t-shirt-and-pant-set', views=VIEWS, prints='pattern')
def t_shirt_and_pant_set():
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, child(-0.95), shoulder=SHOULDER, neck=(0.145, 0.1, 0.02), folds=0.014, creases=0.012)
    body.neckband(plain, 0.05, ribs=1)
    sleeves(body, 0.34, angle=48, cuff=0.135, band=0.04)
    small_pants(plain, -1.16, -0.78, 0.1, hidden=True)


@model('kids-clothing-set', views=VIEWS, prints='pattern')
def kids_clothing_set():
    """A T-shirt and shorts."""
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, child(-0.95), shoulder=SHOULDER, neck=(0.145, 0.1, 0.02), folds=0.014, creases=0.012)
    body.neckband(plain, 0.05, ribs=1)
    body.patch(0.08, 0.25, -0.34, -0.54, plain, 0.016)
    sleeves(body, 0.34, angle=48, cuff=0.14, band=0.05)
    small_pants(plain, -0.66, -0.8, hidden=True)


@model('co-ord-set', views=VIEWS, prints='pattern')
def co_ord_set():
    """An open-collared shirt and trousers of the same cloth."""
    fabric = cloth()
    body = Body(fabric, child(-0.92, 0.38, 0.39, 0.42), shoulder=(0.32, -0.08), neck=(0.14, 0.18, 0.02), cut='v', folds=0.014)
    body.collar(height=0.04, fall=0.09, spread=0.1, point=0.05, open_by=0.015)
    body.placket(-0.2, -0.91, 4, width=0.035)
    sleeves(body, 0.36, angle=50, cuff=0.16, band=0.05)
    small_pants(fabric, -1.1, -0.78, wide=0.06, hidden=True)


def small_sweat(fabric, neck=(0.145, 0.09, 0.02), rib=None):
    body = Body(fabric, [(-0.38, 0.4, 0.26), (-0.7, 0.41, 0.27), (-0.88, 0.41, 0.27), (-1.0, 0.37, 0.25)], shoulder=(0.33, -0.08), neck=neck, folds=0.014, creases=0.018)
    body.belt(-0.89, -1.0, rib or fabric, 0.014, ribs=56)
    sleeves(body, 0.78, angle=60, cuff=0.1, band=0.1, ribs=22)
    return body


@model('kids-sweater', views=VIEWS, prints='pattern')
def kids_sweater():
    fabric = cloth()
    body = small_sweat(fabric, (0.14, 0.26, 0.02))
    body.neckband(plain_cloth(), 0.07, ribs=1)
    # Only two cables, because prints are torn on them.
    for x in (-0.16, 0.16):
        for phase in (0, 1):
            tube([body.front(x + 0.022 * math.sin(i * 0.8 + math.pi * phase), -0.24 - i * 0.62 / 40, 0.01 + 0.006 * math.cos(i * 0.8 + math.pi * phase)) for i in range(41)], 0.016, fabric)


@model('kids-hoodie', views=VIEWS, prints='pattern')
def kids_hoodie():
    fabric = cloth()
    body = small_sweat(fabric, (0.17, 0.14, 0.02))
    body.hood(size=0.86, cord=white())
    skin([[body.front((c / 16 - 0.5) * (0.3 + 0.18 * ease(r / 14)), -0.58 - 0.28 * r / 20, 0.045) for c in range(17)] for r in range(21)], fabric, 0.02)
    for side in (-1, 1):
        # Bear ears.
        ball(0.085, fabric, (side * 0.18, 0.0, 0.44), (1, 0.5, 1))


@model('kids-jacket', views=VIEWS, prints='pattern')
def kids_jacket():
    fabric = cloth()
    class Quilted(Body):
        def spot(self, side, share, z, lift=0.0):
            return Body.spot(self, side, share, z, lift + 0.03 * abs(math.sin((z + 0.05) * math.pi / 0.15)) ** 0.6 * ease(-z * 6))
    body = Quilted(fabric, [(-0.38, 0.4, 0.26), (-0.7, 0.4, 0.27), (-1.02, 0.41, 0.28)], shoulder=(0.33, -0.08), neck=(0.15, 0.06, 0.0), folds=0.004, creases=0.01, rows=150)
    body.mandarin(height=0.14, gap=0.015)
    body.zip(0.0, -1.01, width=0.028)
    for side in (-1, 1):
        tube([body.front(side * 0.2, -0.66, 0.01), body.front(side * 0.27, -0.86, 0.01)], 0.014, black(0.6))
        turn = math.radians(62)
        for k in range(4):
            t = 0.3 + k * 0.2
            centre = Vector((side * 0.385, -0.01, -0.26)) + Vector((math.cos(turn) * side, 0, -math.sin(turn))) * 0.7 * t
            radius = 0.16 - 0.04 * t
            turned([(radius * (0.86 + 0.2 * math.sin(math.pi * i / 10) ** 0.7), 0.13 * (i / 10 - 0.5)) for i in range(11)], fabric, tuple(centre), (0, side * -28, 0), sides=60, bevel=0)
    sleeves(body, 0.8, angle=62, cuff=0.1, band=0.08, ribs=22)


@model('kids-sweatshirt', views=VIEWS, prints='pattern')
def kids_sweatshirt():
    plain = plain_cloth()
    body = small_sweat(cloth(), rib=plain)
    body.neckband(plain, 0.06, ribs=1)


def sock(fabric, height, at=(0, 0, 0), turn=(0, 0, 0), rib=None, heel=None, cuff=0.16, stripes=None):
    """A sock that stands as if a foot were in it, its toe to the left."""
    def make():
        bend = min(0.34, 0.2 + (height - 0.2) * 0.45)
        centre = [(0, 0, height), (0, 0, (height + bend) / 2), (0.01, 0, bend), (-0.02, 0, 0.2), (-0.2, 0, 0.12), (-0.42, 0, 0.1), (-0.58, 0, 0.095), (-0.66, 0, 0.09)]
        size = [0.135, 0.14, 0.14, 0.155, 0.125, 0.105, 0.085, 0.012]
        rows, count = [], 90
        for r in range(count + 1):
            t = r / count
            p = path([Vector(c) for c in centre], t)
            q = path([Vector(c) for c in centre], min(t + 0.01, 1)) - path([Vector(c) for c in centre], max(t - 0.01, 0))
            along = q.normalized()
            side = Vector((0, 1, 0))
            up = along.cross(side)
            radius = path([Vector((s, 0, 0)) for s in size], t).x
            line = []
            for i in range(73):
                a = math.pi * (i / 36 - 1)
                ribs = 0.006 * math.sin(30 * a) if t < cuff else 0.008 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, t * 9))
                wide = radius * (0.82 if t < 0.4 else 0.95) + ribs
                line.append(p + side * math.sin(a) * wide + up * math.cos(a) * (radius + ribs))
            rows.append(line)
        def paint(v, u):
            if v < cuff:
                return 1
            if stripes and (0.13 < v < 0.155 or 0.18 < v < 0.205):
                return 2
            # The heel is at the back of the bend, the toe at the end.
            return 1 if heel and (v > 0.86 or (0.36 < v < 0.52 and abs(u - 0.5) < 0.2)) else 0
        skin(rows, fabric, 0.02, paint=paint, others=(rib or fabric, stripes or fabric))
    group(make, at, turn)


@model('socks', views=('three-quarter', 'right'), prints='pattern')
def socks():
    fabric, plain = cloth(), plain_cloth()
    sock(fabric, 0.78, (0, 0.2, 0), (0, 0, 8), plain, True)
    sock(fabric, 0.78, (0.1, -0.22, 0), (0, 0, -4), plain, True)


@model('ankle-socks', views=('three-quarter', 'right'), prints='pattern')
def ankle_socks():
    fabric, plain = cloth(), plain_cloth()
    sock(fabric, 0.42, (0, 0.2, 0), (0, 0, 8), plain, True, 0.12)
    sock(fabric, 0.42, (0.1, -0.22, 0), (0, 0, -4), plain, True, 0.12)


@model('school-socks', views=('three-quarter', 'right'), prints='pattern')
def school_socks():
    fabric, plain = cloth(), plain_cloth()
    for y, x in ((0.2, 0), (-0.22, 0.1)):
        sock(fabric, 1.2, (x, y, 0), (0, 0, 4), plain, False, 0.1, white(0.8))
