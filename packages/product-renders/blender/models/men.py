"""Men's fashion."""

from models.clothing import *

SHOULDER = (0.45, -0.12)


def chest(hem=-1.45, width=0.53, waist=0.5, end=0.52):
    return [(-0.5, width, 0.28), (-0.95, waist, 0.26), (hem, end, 0.29)]


def tails(side, share):
    """The curved hem of a shirt."""
    return 0.17 * abs(share) ** 3 - (0.05 if side > 0 else 0)


def tee_body(fabric, neck=(0.18, 0.13, 0.03), cut='round', table=None, shoulder=SHOULDER, **options):
    body = Body(fabric, table or chest(), shoulder=shoulder, neck=neck, cut=cut, folds=0.016, count=6, **options)
    body.belt(body.low + 0.05, body.low, fabric, 0.006)
    return body


@model('t-shirt', views=VIEWS, prints='pattern')
def t_shirt():
    body = tee_body(cloth())
    body.neckband(plain_cloth(), 0.06, ribs=1)
    sleeves(body, 0.44, angle=48, cuff=0.18, band=0.05)


@model('oversized-tee', views=VIEWS, prints='pattern')
def oversized_tee():
    fabric = cloth()
    body = tee_body(fabric, (0.17, 0.1, 0.03), table=[(-0.58, 0.62, 0.3), (-1.0, 0.61, 0.3), (-1.5, 0.62, 0.32)], shoulder=(0.58, -0.2))
    body.neckband(plain_cloth(), 0.085, ribs=1)
    body.patch(0.14, 0.4, -0.44, -0.74, fabric, 0.02)
    body.patch(0.135, 0.405, -0.43, -0.48, fabric, 0.03)
    sleeves(body, 0.42, angle=60, cuff=0.22, band=0.05)


@model('casual-t-shirt', views=VIEWS, prints='pattern')
def casual_t_shirt():
    fabric = cloth()
    body = tee_body(fabric, (0.165, 0.11, 0.03), table=chest(-1.48, 0.51, 0.47, 0.5))
    body.collar(plain_cloth(), height=0.06, fall=0.12, spread=0.1, point=0.05)
    body.placket(-0.1, -0.46, 3, width=0.04)
    sleeves(body, 0.42, angle=50, cuff=0.165, band=0.06, ribs=30)


def shirt_body(fabric, pocket=True, buttons=7, table=None, **collar):
    body = Body(fabric, table or chest(-1.55, 0.52, 0.5, 0.53), shoulder=SHOULDER, neck=(0.165, 0.1, 0.02), folds=0.018, count=6, hem=tails)
    body.collar(**collar)
    body.placket(-0.1, -1.54, buttons, width=0.04)
    if pocket:
        body.patch(0.15, 0.38, -0.5, -0.78, fabric, 0.018)
        body.patch(0.147, 0.383, -0.495, -0.545, fabric, 0.026)
    return body


@model('casual-shirt', views=VIEWS, prints='pattern')
def casual_shirt():
    fabric = cloth()
    body = shirt_body(fabric, True, 7, spread=0.13)
    # Sleeves rolled up to the elbow.
    sleeves(body, 0.72, angle=62, cuff=0.17, band=0.14)
    body.patch(-0.38, -0.15, -0.5, -0.78, fabric, 0.018)
    for side in (-1, 1):
        body.patch(side * 0.265 - 0.125, side * 0.265 + 0.125, -0.48, -0.56, fabric, 0.03)
        body.buttons(side * 0.265, -0.53, -0.53, 1, lift=0.045)


@model('formal-shirt', views=VIEWS, prints='pattern')
def formal_shirt():
    body = shirt_body(cloth(), True, 7, height=0.1, fall=0.14, spread=0.1, point=0.09)
    sleeves(body, 1.24, angle=70, cuff=0.115, band=0.14)


@model('half-sleeve-shirt', views=VIEWS, prints='pattern')
def half_sleeve_shirt():
    fabric = cloth()
    body = Body(fabric, chest(-1.5, 0.53, 0.52, 0.54), shoulder=SHOULDER, neck=(0.17, 0.26, 0.02), cut='v', folds=0.02, count=6)
    body.collar(height=0.05, fall=0.13, spread=0.13, point=0.07, open_by=0.02)
    body.placket(-0.27, -1.49, 5, width=0.04)
    body.patch(0.16, 0.38, -0.52, -0.8, fabric, 0.018)
    sleeves(body, 0.5, angle=54, cuff=0.2, band=0.06)


def long_legs(table, knee=-0.52):
    """Lengthens the trouser legs in a table of sections (z, ...) to those of a grown man."""
    return [(z if z > knee else knee + 1.32 * (z - knee), *sizes) for z, *sizes in table]


def jeans_legs(fabric, table, rips=False, crotch=-0.52):
    thread, rivet = metal((0.7, 0.38, 0.12), 0.5), copper()
    table = long_legs(table)
    legs = Trousers(fabric, table, crotch=crotch, creases=0.024)
    legs.waistband(0.085)
    legs.loops()
    legs.fly(thread, rivet)
    legs.slant_pockets(thread, curved=True)
    wide = through(table, 0)[1]
    for z in (-0.012, -0.078):
        legs.seam([(-wide * 0.97, z), (-wide * 0.6, z), (0, z), (wide * 0.6, z), (wide * 0.97, z)], thread, 0.004, 0.022)
    low = table[-1][0]
    for side in (-1, 1):
        for share, z in ((0.64, -0.115), (0.93, -0.25)):
            ball(0.014, rivet, tuple(legs.front(side * wide * share * 1.08, z, 0.012)))
    legs.cuffs(0.05, lift=0.006)
    return legs


SLIM = [(0, 0, 0.4, 0.24), (-0.3, 0, 0.47, 0.28), (-0.6, 0.0, 0.48, 0.28), (-0.75, 0.02, 0.47, 0.26), (-1.25, 0.07, 0.4, 0.2), (-2.05, 0.12, 0.36, 0.15)]


@model('jeans', views=VIEWS, prints='pattern')
def jeans():
    jeans_legs(cloth(), SLIM)


@model('denim-jeans', views=VIEWS, prints='pattern')
def denim_jeans():
    jeans_legs(cloth(), [(0, 0, 0.4, 0.24), (-0.3, 0, 0.48, 0.28), (-0.75, 0.01, 0.49, 0.27), (-1.25, 0.05, 0.44, 0.23), (-2.05, 0.06, 0.47, 0.22)])


@model('stretch-jeans', views=VIEWS, prints='pattern')
def stretch_jeans():
    jeans_legs(cloth(), [(0, 0, 0.38, 0.23), (-0.3, 0, 0.45, 0.27), (-0.75, 0.03, 0.43, 0.24), (-1.25, 0.09, 0.35, 0.17), (-1.7, 0.12, 0.33, 0.14), (-2.0, 0.14, 0.3, 0.11)])


@model('trousers', views=VIEWS, prints='pattern')
def trousers():
    fabric = cloth()
    legs = Trousers(fabric, long_legs([(0, 0, 0.4, 0.24), (-0.3, 0, 0.47, 0.28), (-0.75, 0.01, 0.47, 0.27), (-1.25, 0.07, 0.42, 0.22), (-2.1, 0.1, 0.39, 0.18)]), crotch=-0.54, crease=0.022, creases=0.008)
    legs.waistband(0.085)
    legs.loops()
    legs.fly(fabric, steel())
    legs.slant_pockets(fabric)


@model('chinos', views=VIEWS, prints='pattern')
def chinos():
    fabric = cloth()
    legs = Trousers(fabric, long_legs([*SLIM[:-1], (-2.05, 0.11, 0.355, 0.15)]), crotch=-0.52, creases=0.018)
    legs.waistband(0.085)
    legs.loops()
    legs.fly(fabric, plastic((0.3, 0.2, 0.12)))
    legs.slant_pockets(fabric)
    legs.cuffs(0.05, lift=0.006)


@model('cargo-pants', views=('three-quarter', 'front'), prints='pattern')
def cargo_pants():
    fabric = cloth()
    legs = Trousers(fabric, long_legs([(0, 0, 0.41, 0.25), (-0.3, 0, 0.5, 0.29), (-0.75, 0.01, 0.52, 0.28), (-1.25, 0.05, 0.47, 0.25), (-1.85, 0.08, 0.42, 0.2), (-2.05, 0.1, 0.38, 0.17)]), crotch=-0.54, creases=0.028)
    legs.waistband(0.09)
    legs.loops()
    legs.fly(fabric, steel())
    legs.slant_pockets(fabric)
    legs.cuffs(0.08, 20)
    for side in (-1, 1):
        def pocket(z0, z1, lift, a, b):
            rows = []
            for r in range(13):
                line = []
                for c in range(13):
                    p = legs.spot(side, z0 + (z1 - z0) * r / 12, True, a + (b - a) * c / 12)
                    centre = Vector((side * 0.25, 0, p.z))
                    line.append(p + (p - centre).normalized() * lift)
                rows.append(line)
            skin(rows, fabric, 0.02)
        pocket(-0.92, -1.3, 0.024, 0.3, 0.56)
        pocket(-0.87, -1.0, 0.042, 0.29, 0.57)
        for t in (0.34, 0.52):
            p = legs.spot(side, -0.97, True, t)
            ball(0.02, steel(), tuple(p + (p - Vector((side * 0.25, 0, p.z))).normalized() * 0.056))


@model('track-pants', views=('three-quarter', 'front'), prints='pattern')
def track_pants():
    fabric = cloth()
    legs = Trousers(fabric, long_legs([(0, 0, 0.39, 0.24), (-0.3, 0, 0.48, 0.28), (-0.75, 0.01, 0.48, 0.27), (-1.25, 0.06, 0.42, 0.22), (-2.05, 0.09, 0.4, 0.18)]), crotch=-0.54, creases=0.024, gathers=0.008)
    legs.waistband(0.11, ribs=44)
    legs.cord(white())
    for i in range(2):
        for side in (-1, 1):
            rows = [[legs.spot(side, -0.12 + (-2.53 + 0.12) * r / 80, True, 0.36 + 0.075 * i + 0.035 * c / 3) + Vector((side * 0.01, -0.012, 0)) for c in range(4)] for r in range(81)]
            skin(rows, white(0.7), 0.006)


@model('joggers', views=VIEWS, prints='pattern')
def joggers():
    fabric = cloth()
    legs = Trousers(fabric, long_legs([(0, 0, 0.39, 0.24), (-0.3, 0, 0.48, 0.28), (-0.75, 0.01, 0.49, 0.28), (-1.25, 0.06, 0.42, 0.23), (-1.72, 0.1, 0.38, 0.17), (-1.84, 0.14, 0.31, 0.11), (-2.0, 0.145, 0.3, 0.1)]), crotch=-0.56, creases=0.034, gathers=0.01)
    legs.waistband(0.12, ribs=44)
    legs.cord(white(), 0.36)
    legs.slant_pockets(fabric)
    legs.cuffs(0.17, 24)


def kurta_body(fabric, hem=-2.15, buttons=4, drop=-0.72, collar=True, material=None, table=None):
    body = Body(fabric, table or [(-0.5, 0.52, 0.28), (-1.0, 0.5, 0.27), (-1.4, 0.53, 0.29), (hem, 0.57, 0.3)], shoulder=SHOULDER, neck=(0.165, 0.09, 0.02), slit=hem * 0.62, folds=0.016)
    if collar:
        body.mandarin(height=0.1, gap=0.025)
    body.placket(-0.09, drop, buttons, material=material, width=0.045)
    return body


@model('men-kurta', views=VIEWS, prints='pattern')
def men_kurta():
    body = kurta_body(cloth(), material=gold())
    sleeves(body, 1.24, angle=70, cuff=0.13, band=0.06)


@model('kurta-pyjama-set', views=VIEWS, prints='pattern')
def kurta_pyjama_set():
    body = kurta_body(cloth(), -2.0, 5, material=gold())
    sleeves(body, 1.2, angle=70, cuff=0.13, band=0.06)
    # White churidar pyjamas.
    white_cotton = plastic((0.82, 0.8, 0.75), 0.9)
    Trousers(white_cotton, [(0, 0, 0.38, 0.22), (-0.5, 0, 0.46, 0.25), (-1.0, 0.05, 0.38, 0.2), (-1.5, 0.1, 0.32, 0.14), (-2.0, 0.13, 0.28, 0.1)], at=(0, 0.02, -0.98), creases=0.01)


@model('pathani-suit', views=VIEWS, prints='pattern')
def pathani_suit():
    fabric = cloth()
    body = Body(fabric, [(-0.5, 0.54, 0.29), (-1.0, 0.53, 0.29), (-1.98, 0.62, 0.34)], shoulder=SHOULDER, neck=(0.165, 0.1, 0.02), slit=-1.35, folds=0.02, hem=lambda side, share: 0.14 * abs(share) ** 4)
    body.collar()
    body.placket(-0.1, -0.85, 5)
    for side in (-1, 1):
        body.patch(side * 0.28 - 0.13, side * 0.28 + 0.13, -0.55, -0.86, fabric, 0.018)
        body.patch(side * 0.28 - 0.135, side * 0.28 + 0.135, -0.53, -0.63, fabric, 0.032)
        body.buttons(side * 0.28, -0.6, -0.6, 1, lift=0.046)
    sleeves(body, 1.24, angle=70, cuff=0.125, band=0.14)
    Trousers(fabric, [(0, 0, 0.42, 0.24), (-0.5, 0, 0.56, 0.3), (-1.0, 0.04, 0.56, 0.3), (-1.7, 0.08, 0.46, 0.2), (-1.95, 0.1, 0.4, 0.15)], at=(0, 0.02, -0.95), folds=0.04, count=6, creases=0.03)


@model('short-kurta', views=VIEWS, prints='pattern')
def short_kurta():
    body = kurta_body(cloth(), -1.55, 3, -0.56, table=[(-0.5, 0.52, 0.28), (-1.0, 0.5, 0.27), (-1.55, 0.54, 0.29)])
    sleeves(body, 0.78, angle=62, cuff=0.165, band=0.12)


def sleeveless_coat(fabric, hem=-1.4, collar=True, buttons=5, metal_=None, vest=False):
    body = Body(fabric, [(-0.54, 0.52, 0.29), (-0.95, 0.48, 0.27), (hem, 0.52, 0.3)], shoulder=(0.42, -0.11), neck=(0.165, 0.5 if vest else 0.09, 0.02), cut='v' if vest else 'round', armhole=0.12, tuck=0.9, folds=0.006, creases=0.006,
                hem=(lambda side, share: (0.2 * abs(share) ** 1.2 if abs(share) > 0.12 else 0.16 - 1.3 * abs(share)) if side < 0 else 0.18) if vest else None)
    return body


@model('nehru-jacket', views=VIEWS, prints='pattern')
def nehru_jacket():
    fabric = cloth()
    body = sleeveless_coat(fabric)
    body.mandarin(height=0.11, gap=0.008, corner=0.8)
    body.seam([(0.045, -0.1), (0.045, -0.7), (0.045, -1.39)], fabric, 0.012)
    body.buttons(0, -0.16, -1.15, 6, gold(), 0.03, 0.012)
    body.patch(0.16, 0.36, -0.5, -0.55, fabric, 0.02)
    for side in (-1, 1):
        body.patch(side * 0.28 - 0.13, side * 0.28 + 0.13, -1.02, -1.08, fabric, 0.022)


@model('waistcoat', views=VIEWS, prints='pattern')
def waistcoat():
    fabric = cloth()
    body = sleeveless_coat(fabric, -1.42, vest=True)
    body.seam([(0.03, -0.52), (0.03, -0.9), (0.03, -1.26)], fabric, 0.012)
    body.buttons(0, -0.58, -1.16, 5, black(), 0.028, 0.012)
    for side in (-1, 1):
        body.patch(side * 0.27 - 0.12, side * 0.27 + 0.12, -0.98, -1.04, fabric, 0.022)
        body.seam([(side * 0.165, -0.02), (side * 0.09, -0.25), (side * 0.01, -0.5)], fabric, 0.016)
    body.patch(0.18, 0.36, -0.62, -0.67, fabric, 0.02)


@model('bandhgala-jacket', views=VIEWS, prints='pattern')
def bandhgala_jacket():
    fabric = cloth()
    body = Body(fabric, [(-0.5, 0.54, 0.3), (-0.95, 0.49, 0.28), (-1.55, 0.57, 0.33)], shoulder=(0.47, -0.12), neck=(0.165, 0.08, 0.02), folds=0.006, creases=0.007, hem=lambda side, share: 0.14 * (1 - min(1, abs(share) / 0.2)) if side < 0 else 0)
    body.mandarin(height=0.11, gap=0.008, corner=0.8)
    body.seam([(0.05, -0.1), (0.05, -0.7), (0.04, -1.42)], fabric, 0.012)
    body.buttons(0, -0.18, -1.12, 5, gold(), 0.032, 0.014)
    body.patch(0.17, 0.37, -0.54, -0.59, fabric, 0.02)
    for side in (-1, 1):
        body.patch(side * 0.3 - 0.14, side * 0.3 + 0.14, -1.06, -1.17, fabric, 0.024)
    rings = []
    mirrored(lambda side: rings.append(sleeve(body, side, 1.26, angle=72, cuff=0.125, seed=3 + side)))
    for end in rings:
        for i in range(3):
            p = end[40] + Vector((0, -0.012, 0.06 + 0.06 * i))
            ball(0.018, gold(), tuple(p))


@model('sherwani-set', views=VIEWS, prints='pattern')
def sherwani_set():
    fabric, gilt = cloth(), metal((0.8, 0.55, 0.2), 0.42)
    body = Body(fabric, [(-0.5, 0.53, 0.3), (-0.95, 0.49, 0.28), (-1.4, 0.56, 0.33), (-2.2, 0.64, 0.38)], shoulder=(0.47, -0.12), neck=(0.165, 0.08, 0.02), folds=0.012, creases=0.007, slit=-1.4, paint=lambda v, u: 1 if v > 0.975 else 0, others=(gilt,))
    body.mandarin(gilt, 0.11, 0.03)
    body.seam([(0.05, -0.1), (0.05, -1.0), (0.05, -2.18)], gilt, 0.012)
    body.buttons(0, -0.18, -1.3, 8, gold(), 0.03, 0.014)
    sleeves(body, 1.26, angle=72, cuff=0.125, paint=lambda v, u: 1 if v > 0.9 else 0, others=(gilt,))
    Trousers(plastic((0.75, 0.7, 0.58), 0.8), [(0, 0, 0.38, 0.22), (-0.5, 0, 0.44, 0.24), (-1.0, 0.06, 0.36, 0.18), (-1.5, 0.1, 0.31, 0.13), (-1.95, 0.13, 0.27, 0.1)], at=(0, 0.02, -1.1), creases=0.01)
    # A stole over one shoulder.
    a = [Vector(p) for p in ((0.22, -0.4, -1.9), (0.22, -0.36, -0.9), (0.23, -0.26, -0.3), (0.24, -0.06, 0.02), (0.24, 0.12, 0.02), (0.24, 0.36, -0.8))]
    b = [Vector(p) for p in ((0.52, -0.32, -1.9), (0.5, -0.3, -0.9), (0.46, -0.22, -0.32), (0.44, -0.06, -0.06), (0.44, 0.12, -0.06), (0.5, 0.34, -0.8))]
    grid = drape(a, b, plain_cloth(), pleats=4, depth=0.02, paint=lambda v, u: 1 if v < 0.06 or min(u, 1 - u) < 0.06 else 0, others=(gilt,))
    fringe(grid[0], gilt, 0.1, 0.008, 3)


def sweat_body(fabric, neck=(0.18, 0.12, 0.03), hem=-1.42, rib=None, width=0.56):
    body = Body(fabric, [(-0.54, width, 0.31), (-1.0, width, 0.32), (hem + 0.14, width + 0.02, 0.33), (hem, width - 0.06, 0.3)], shoulder=(0.48, -0.13), neck=neck, folds=0.02, creases=0.022)
    body.belt(hem + 0.15, hem, rib or fabric, 0.014, ribs=70)
    sleeves(body, 1.2, angle=66, cuff=0.125, band=0.15, ribs=26)
    return body


@model('sweatshirt', views=VIEWS, prints='pattern')
def sweatshirt():
    body = sweat_body(cloth())
    body.neckband(plain_cloth(), 0.08, ribs=1)
    body.seam([(-0.1, -0.14), (-0.03, -0.24), (0, -0.28), (0.03, -0.24), (0.1, -0.14)], body.fabric, 0.008)


@model('hoodie', views=VIEWS, prints='pattern')
def hoodie():
    fabric = cloth()
    body = sweat_body(fabric, (0.2, 0.2, 0.02))
    body.hood(cord=white())
    # The kangaroo pocket.
    skin([[body.front((c / 16 - 0.5) * (0.44 + 0.24 * ease(r / 14)), -0.86 - 0.4 * r / 20, 0.03) for c in range(17)] for r in range(21)], fabric, 0.02)
    for side in (-1, 1):
        body.seam([(side * 0.23, -0.86), (side * 0.29, -1.0), (side * 0.345, -1.15)], fabric, 0.014, 0.045)


@model('sweater', views=VIEWS, prints='pattern')
def sweater():
    """Knitted, with cables and a ribbed neck."""
    fabric = cloth()
    body = sweat_body(fabric, (0.17, 0.1, 0.02), -1.42, width=0.54)
    body.neckband(plain_cloth(), 0.13, ribs=1)
    # Only two cables, because prints are torn on them.
    for x in (-0.22, 0.22):
        for phase in (0, 1):
            points = [body.front(x + 0.028 * math.sin(i * 0.75 + math.pi * phase), -0.2 - i / 60, 0.01 + 0.008 * math.cos(i * 0.75 + math.pi * phase)) for i in range(61)]
            tube(points, 0.02, fabric)


@model('jacket', views=VIEWS, prints='pattern')
def jacket():
    """Quilted, with a zip and a stand-up collar."""
    fabric = cloth()
    class Quilted(Body):
        def spot(self, side, share, z, lift=0.0):
            puff = abs(math.sin((z + 0.08) * math.pi / 0.2)) ** 0.6
            return Body.spot(self, side, share, z, lift + 0.04 * puff * ease(-z * 5))
    body = Quilted(fabric, [(-0.54, 0.55, 0.31), (-1.0, 0.54, 0.32), (-1.5, 0.55, 0.33)], shoulder=(0.47, -0.12), neck=(0.19, 0.08, 0.0), folds=0.004, creases=0.014, rows=170)
    body.mandarin(height=0.2, gap=0.02)
    body.zip(0.02, -1.49, width=0.035)
    for side in (-1, 1):
        tube([body.front(side * 0.3, -0.95, 0.01), body.front(side * 0.38, -1.25, 0.01)], 0.016, black(0.6))
    for side in (-1, 1):
        for k in range(6):
            sleeve_puff(body, side, k, fabric)
    sleeves(body, 1.22, angle=68, cuff=0.13, band=0.1, ribs=24)


def sleeve_puff(body, side, k, fabric):
    """One quilted ring of a sleeve."""
    turn = math.radians(68)
    away = Vector((math.cos(turn) * side, 0, -math.sin(turn)))
    start = Vector((side * 0.515, -0.01, -0.38))
    t = 0.24 + k * 0.145
    centre = start + away * (1.1 * t) + Vector((0, -0.05 * t * t, 0))
    radius = 0.205 - 0.055 * t
    profile = [(radius * (0.86 + 0.2 * math.sin(math.pi * i / 10) ** 0.7), 0.16 * (i / 10 - 0.5)) for i in range(11)]
    puff = turned(profile, fabric, tuple(centre), (0, side * -22, 0), sides=60, bevel=0)
    # The print is as large as on the rest of the jacket.
    for corner in puff.data.uv_layers['print'].data:
        corner.uv = (corner.uv.x * 2 * math.pi * radius, corner.uv.y * 0.16 - k * 0.16)


@model('bomber-jacket', views=VIEWS, prints='pattern')
def bomber_jacket():
    fabric, rib = cloth(), plain_cloth()
    body = Body(fabric, [(-0.54, 0.57, 0.32), (-0.95, 0.58, 0.34), (-1.18, 0.58, 0.34), (-1.36, 0.49, 0.29)], shoulder=(0.48, -0.12), neck=(0.18, 0.1, 0.02), folds=0.015, creases=0.024)
    body.belt(-1.2, -1.37, rib, 0.012, ribs=64)
    body.mandarin(rib, 0.1, 0.02)
    body.zip(-0.08, -1.36)
    sleeves(body, 1.2, angle=64, cuff=0.125, band=0.15, ribs=26)
    for side in (-1, 1):
        tube([body.front(side * 0.3, -0.8, 0.012), body.front(side * 0.4, -1.08, 0.012)], 0.018, black(0.6))


@model('trunk', views=VIEWS, prints='pattern')
def trunk():
    fabric = cloth()
    legs = Trousers(fabric, [(0, 0, 0.4, 0.25), (-0.25, 0, 0.45, 0.28), (-0.45, 0.0, 0.47, 0.28), (-0.72, 0.03, 0.46, 0.24)], crotch=-0.52, creases=0.01, rows=60)
    legs.waistband(0.11, black(0.8), 0.016, ribs=0)
    legs.cuffs(0.04, lift=0.008)
    pouch(legs, fabric)


def pouch(legs, fabric):
    for side in (-1, 1):
        legs.seam([(side * 0.15, -0.11), (side * 0.14, -0.25), (side * 0.1, -0.4), (side * 0.02, -0.52)], fabric, 0.009, 0.012)
    legs.seam([(0, -0.11), (0, -0.25), (0, -0.52)], fabric, 0.008, 0.012)


@model('brief', views=VIEWS, prints='pattern')
def brief():
    fabric = cloth()
    table = [(0, 0, 0.4, 0.25), (-0.25, 0, 0.45, 0.28), (-0.6, 0, 0.4, 0.25)]
    def opening(share):
        """The hem rises towards the sides."""
        return -0.2 - 0.42 * (1 - max(0, (abs(share) - 0.2) / 0.8)) ** 1.5
    for side in (-1, 1):
        rows = []
        for r in range(61):
            line = []
            for c in range(97):
                share = math.sin(math.pi * (c / 96 - 0.5))
                low = opening(share)
                z = low * r / 60
                _, wide, deep = through(table, z)
                under = ease((-z - 0.3) / 0.33)
                n = math.sqrt(max(0, 1 - share * share))
                crease = 0.008 * noise.noise((share * 5, z * 6, side))
                line.append(Vector(((wide + crease) * share, side * (deep * n * (1 - 0.85 * under) + crease * n), z)))
            rows.append(line)
        skin(rows, fabric, 0.014)
        tube([p + Vector((0, side * 0.004, 0)) for p in rows[-1]][::3], 0.013, fabric)
    skin([[Vector(((through(table, z)[1] + 0.014) * math.sin(a), -(through(table, z)[2] + 0.014) * math.cos(a), z)) for a in [math.pi * (i / 180 - 1) for i in range(361)]] for z in (0.015, -0.03, -0.07, -0.1)], black(0.8), 0.014)
    def seam(points):
        dense = [path([Vector((*p, 0)) for p in points], i / 20) for i in range(21)]
        def at(x, z):
            _, wide, deep = through(table, z)
            return Vector((x, -deep * math.sqrt(1 - (x / wide) ** 2) * (1 - 0.85 * ease((-z - 0.3) / 0.33)) - 0.007, z))
        tube([at(p[0], p[1]) for p in dense], 0.006, fabric)
    for side in (-1, 1):
        seam([(side * 0.13, -0.1), (side * 0.15, -0.25), (side * 0.12, -0.42), (side * 0.08, -0.6)])
    seam([(0.148, -0.22), (0.06, -0.35), (-0.1, -0.5)])


@model('boxer-shorts', views=VIEWS, prints='pattern')
def boxer_shorts():
    fabric = cloth()
    legs = Trousers(fabric, [(0, 0, 0.38, 0.24), (-0.25, 0, 0.48, 0.29), (-0.5, 0.0, 0.53, 0.31), (-0.92, 0.03, 0.58, 0.32)], crotch=-0.54, folds=0.02, count=5, creases=0.022, rows=70, gathers=0.014)
    legs.waistband(0.11, ribs=40)
    legs.fly(fabric)
    turned([(0, 0), (0.024, 0), (0.024, 0.014), (0, 0.01)], white(), tuple(legs.front(0.035, -0.24, 0.02)), (90, 0, 0), sides=20, bevel=0)


def vest_body(fabric, strap=0.12, neck=0.3, depth=0.4, hem=-1.45, under=-0.56, back=0.2, width=0.47, tuck=0.8):
    body = Body(fabric, [(under, width, 0.27), (-0.95, width - 0.02, 0.25), (hem, width + 0.01, 0.27)], shoulder=(neck + strap, -0.05), neck=(neck, depth, back), armhole=0.14, tuck=tuck, folds=0.014, creases=0.012)
    body.neckband(plain_cloth(), 0.03)
    return body


@model('vest', views=VIEWS, prints='pattern')
def vest():
    body = vest_body(cloth(), 0.1, 0.19, 0.34)
    arm_binding(body)


def arm_binding(body):
    plain = plain_cloth()
    for side in (-1, 1):
        for face in (-1, 1):
            heights = [body.shoulder[1] + (body.under - body.shoulder[1]) * i / 24 for i in range(25)]
            tube([body.spot(face, side * 0.998, z) for z in heights], 0.015, plain)


@model('sleeveless-vest', views=VIEWS, prints='pattern')
def sleeveless_vest():
    fabric = cloth()
    body = Body(fabric, [(-0.54, 0.5, 0.28), (-0.95, 0.48, 0.26), (-1.45, 0.5, 0.28)], shoulder=(0.4, -0.1), neck=(0.17, 0.14, 0.04), armhole=0.12, tuck=0.95, folds=0.014, creases=0.012)
    body.neckband(plain_cloth(), 0.045, ribs=1)
    arm_binding(body)


@model('gym-vest', views=VIEWS, prints='pattern')
def gym_vest():
    body = vest_body(cloth(), 0.055, 0.19, 0.5, -1.5, -0.72, 0.3, 0.49, 0.66)
    arm_binding(body)
    body.seam([(-0.3, -1.38), (0, -1.38), (0.3, -1.38)], white(), 0.008)


def cap(fabric, visor, button, mesh=None, flat=False, strap=None, curve=0.16):
    """A six-panel cap with a visor."""
    def dome(a, t):
        rise = math.sin(t * math.pi / 2)
        far = 0.62 * math.cos(t * math.pi / 2) ** (0.62 if flat else 0.8)
        front = max(0, math.cos(a))
        return Vector((far * 0.92 * math.sin(a), -far * math.cos(a), 0.62 * rise * (1 + 0.08 * front)))
    rows = [[dome(math.pi * (i / 90 - 1), r / 40) for i in range(181)] for r in range(41)]
    skin(rows, fabric, 0.016, paint=(lambda v, u: 1 if mesh and (u < 0.32 or u > 0.68) else 0), others=(mesh,) if mesh else ())
    for k in range(6):
        a = math.pi / 3 * k
        tube([dome(a, t / 24) * 1.008 for t in range(24)], 0.009, fabric if not mesh else visor)
    ball(0.045, button, (0, 0, 0.625), (1, 1, 0.6))
    for k in range(6):
        p = dome(math.pi / 3 * (k + 0.5), 0.52)
        ring(0.02, 0.008, button, tuple(p * 1.012), (40 * math.cos(math.pi / 3 * (k + 0.5)), 40 * math.sin(math.pi / 3 * (k + 0.5)), 0))
    brim = []
    for r in range(13):
        t, line = r / 12, []
        for i in range(61):
            s = i / 30 - 1
            a = s * 1.15
            inner = Vector((0.575 * math.sin(a), -0.62 * math.cos(a), 0.0))
            outer = Vector((0.575 * math.sin(a) * (1 + 0.06 * (1 - abs(s) ** 4)), -0.62 - 0.52 * (1 - abs(s) ** 2.4) + 0.37 * abs(s) ** 2.4, 0))
            p = inner + (outer - inner) * t
            line.append(Vector((p.x, p.y, 0.03 - (curve * (p.x / 0.5) ** 2 + 0.05) * t * (1 - abs(s) ** 5))))
        brim.append(line)
    skin(brim, visor, 0.028)
    for r in (4, 7, 10):
        tube([p + Vector((0, 0, 0.016)) for p in brim[r]][::2], 0.005, visor)


@model('baseball-cap', views=('three-quarter', 'right'), prints='pattern')
def baseball_cap():
    fabric = cloth()
    cap(fabric, fabric, fabric)


@model('snapback-cap', views=('three-quarter', 'right'), prints='pattern')
def snapback_cap():
    fabric, plain = cloth(), plain_cloth()
    cap(fabric, plain, plain, flat=True, curve=0.03)


@model('sports-cap', views=('three-quarter', 'right'), prints='pattern')
def sports_cap():
    fabric = cloth()
    cap(fabric, fabric, black(), mesh=black(0.8), curve=0.2)


def tie(fabric, at=(0, 0, 0), turn=(0, 0, 0), length=2.0):
    """A knotted tie, hanging."""
    def make():
        def blade(rows):
            skin([[Vector((x * (c / 8 - 0.5), -0.035 + 0.02 * (abs(c / 4 - 1)) ** 2 + d, zz)) for c in range(9)] for x, d, zz in rows], fabric, 0.022)
        front = []
        for i in range(41):
            t = i / 40
            wide = 0.13 + 0.21 * ease(t * 1.05)
            front.append((wide, -0.02 * math.sin(t * 3), -0.2 - (length - 0.42) * t))
        last = front[-1]
        for i in range(1, 9):
            front.append((last[0] * (1 - i / 8) + 0.002, last[1], last[2] - 0.2 * i / 8))
        blade(front)
        blade([(0.12, 0.06, -0.2 - (length - 0.75) * i / 20) for i in range(21)])
        loft([[(w * math.cos(a), d * math.sin(a) - 0.04, z) for a in [2 * math.pi * k / 16 for k in range(16)]] for w, d, z in ((0.13, 0.06, 0.02), (0.14, 0.075, -0.02), (0.11, 0.07, -0.12), (0.075, 0.055, -0.22))], fabric, smooth=2)
        # The band around the neck.
        half = [(0.05, -0.02, -0.04), (0.15, 0.0, 0.14), (0.22, 0.12, 0.26), (0.2, 0.28, 0.33), (0.0, 0.37, 0.36)]
        band = [(-x, y, z) for x, y, z in half] + half[-2::-1]
        drape([Vector((x * 0.78, y, z + 0.06)) for x, y, z in band], [Vector((x * 1.2, y * 1.05, z - 0.06)) for x, y, z in band], fabric, ripple=0.004, bulge=0.02, thickness=0.03)
    group(make, at, turn)


def rolled_tie(fabric, at=(0, 0, 0)):
    """A tie rolled up with its broad end out, lying on its edge."""
    points = []
    for i in range(161):
        a = i / 160 * 2 * math.pi * 4
        far = 0.07 + 0.05 * a / (2 * math.pi)
        points.append((far * math.cos(a), far * math.sin(a)))
    x, y = points[-1]
    rows = [[Vector((px + at[0], py + at[1], at[2] + 0.34 * (c / 6))) for c in range(7)] for px, py in points]
    skin(rows, fabric, 0.03)


@model('necktie', views=VIEWS, prints='pattern')
def necktie():
    tie(cloth())


def pocket_square(fabric, at, turn=(0, 0, 0), size=0.62):
    def make():
        folded(size, size, 4, fabric, (0, 0, 0), thick=0.028)
    group(make, at, turn)


def flat_tie(fabric, at=(0, 0, 0), turn=(0, 0, 0), length=1.5):
    """A tie folded in half and laid flat, its point to the viewer."""
    def make():
        for lift, wide, low, shift in ((0.03, 0.3, -length / 2, 0), (0.0, 0.16, -length / 2 + 0.22, 0.06)):
            rows = []
            for i in range(49):
                t = i / 48
                y = length / 2 + (low - length / 2) * min(t / 0.88, 1)
                w = 0.17 + (wide - 0.17) * min(t / 0.88, 1)
                if t > 0.88:
                    part = (t - 0.88) / 0.12
                    y, w = low - wide * 0.5 * part, w * (1 - part) + 0.004
                rows.append([Vector((shift + w * (c / 8 - 0.5), y, lift + 0.03 - 0.02 * abs(c / 4 - 1) ** 3)) for c in range(9)])
            skin(rows, fabric, 0.02)
    group(make, at, turn)


@model('tie-pocket-square', views=('top', 'three-quarter'), prints='pattern')
def tie_pocket_square():
    fabric = cloth()
    flat_tie(fabric, (-0.3, 0, 0), (0, 0, -8), 1.7)
    pocket_square(fabric, (0.38, -0.25, 0), (0, 0, 14), 0.66)


@model('tie-gift-set', views=('top', 'three-quarter'), prints='pattern')
def tie_gift_set():
    fabric, card, gilt = cloth(), plastic((0.03, 0.03, 0.035), 0.6), gold()
    box((1.7, 1.5, 0.06), card, bevel=0.01)
    for x, y, w, d in ((-0.84, 0, 0.04, 1.5), (0.84, 0, 0.04, 1.5), (0, -0.73, 1.7, 0.04), (0, 0.73, 1.7, 0.04)):
        box((w, d, 0.3), card, (x, y, 0), bevel=0.008)
    box((1.64, 1.44, 0.06), plastic((0.6, 0.55, 0.46), 0.9), (0, 0, 0.06), bevel=0.01)
    flat_tie(fabric, (-0.42, 0.08, 0.13), (0, 0, 0), 1.1)
    pocket_square(fabric, (0.36, 0.3, 0.13), (0, 0, 0), 0.6)
    for x in (0.22, 0.5):
        disc(0.075, 0.05, gilt, (x, -0.28, 0.13))
        disc(0.055, 0.06, black(0.2), (x, -0.28, 0.13))
    box((0.5, 0.06, 0.04), gilt, (0.36, -0.52, 0.13), bevel=0.01)
