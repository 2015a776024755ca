"""The cuts in which a kurti comes, and the necks and sleeves of the straight one."""

from models.clothing import *
from models.women import kurti_table, zari


@model('kurti-anarkali', views=VIEWS, prints='pattern')
def kurti_anarkali():
    fabric, gilt = cloth(), zari()
    body = Body(fabric, [(-0.44, 0.43, 0.24), (-0.82, 0.38, 0.22), (-1.3, 0.66, 0.5), (-2.4, 1.08, 0.92)], neck=(0.19, 0.22, 0.05), folds=0.1, count=17, gather=-0.82, paint=lambda v, u: 1 if v > 0.97 else 0, others=(gilt,))
    body.neckband(gilt, 0.05)
    body.belt(-0.8, -0.88, gilt)
    sleeves(body, 1.1, angle=68, cuff=0.1, paint=lambda v, u: 1 if v > 0.94 else 0, others=(gilt,))


@model('kurti-a-line', views=VIEWS, prints='pattern')
def kurti_a_line():
    body = Body(cloth(), [(-0.44, 0.43, 0.24), (-0.85, 0.43, 0.25), (-1.3, 0.55, 0.34), (-2.05, 0.78, 0.5)], neck=(0.18, 0.3, 0.05), cut='v', folds=0.045, count=9)
    body.neckband(plain_cloth(), 0.045)
    sleeves(body, 0.82, angle=66, cuff=0.16, band=0.05)


@model('kurti-flared', views=VIEWS, prints='pattern')
def kurti_flared():
    body = Body(cloth(), [(-0.44, 0.43, 0.24), (-0.75, 0.4, 0.23), (-1.3, 0.56, 0.4), (-2.5, 0.86, 0.7)], neck=(0.2, 0.2, 0.05), folds=0.07, count=13, slit=-1.9)
    body.neckband(plain_cloth(), 0.05)
    body.buttons(0, -0.3, -0.6, 4)
    sleeves(body, 0.9, angle=66, cuff=0.15, band=0.08)


@model('kurti-high-low', views=VIEWS, prints='pattern')
def kurti_high_low():
    body = Body(cloth(), [(-0.44, 0.43, 0.24), (-0.85, 0.42, 0.24), (-1.3, 0.52, 0.34), (-2.3, 0.68, 0.5)], neck=(0.17, 0.12, 0.04), folds=0.04, count=9, hem=lambda side, share: 0.75 * (1 - abs(share)) if side < 0 else 0)
    body.mandarin(plain_cloth(), height=0.09)
    body.buttons(0, -0.16, -0.6, 5)
    sleeves(body, 1.1, angle=68, cuff=0.11, band=0.07)


@model('kurti-front-slit', views=VIEWS, prints='pattern')
def kurti_front_slit():
    fabric = cloth()
    body = Body(fabric, kurti_table(-2.35, 0.56), neck=(0.16, 0.1, 0.03), slit=-1.1, folds=0.02)
    body.mandarin(plain_cloth(), height=0.1)
    body.placket(-0.1, -1.15, 9, plain_cloth())
    body.seam([(0, -1.15), (0.01, -1.7), (0.02, -2.33)], plain_cloth(), 0.016)
    sleeves(body, 0.82, angle=66, cuff=0.13, band=0.06)


@model('kurti-angrakha', views=VIEWS, prints='pattern')
def kurti_angrakha():
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.44, 0.43, 0.24), (-0.85, 0.4, 0.23), (-1.25, 0.58, 0.4), (-2.2, 0.86, 0.68)], neck=(0.18, 0.3, 0.05), cut='v', folds=0.06, count=11)
    body.neckband(plain, 0.05)
    body.seam([(0.02, -0.3), (-0.16, -0.55), (-0.3, -0.85), (-0.32, -1.4)], plain, 0.02)
    tube([body.front(-0.28, -0.82, 0.03), body.front(-0.34, -1.0, 0.06), body.front(-0.3, -1.2, 0.06)], 0.018, plain)
    tube([body.front(-0.28, -0.82, 0.03), body.front(-0.22, -1.0, 0.06), body.front(-0.2, -1.24, 0.06)], 0.018, plain)
    sleeves(body, 1.05, angle=68, cuff=0.11, band=0.06)


def keyhole(body, fabric):
    """A drop-shaped opening below the neck."""
    top = -body.neck[1] - 0.03
    outline = lambda t: (0.075 * math.sin(math.pi * t) ** 0.8 * (0.55 + 0.45 * t), top - 0.26 * t)
    rows = []
    for step in range(25):
        wide, z = outline(step / 24)
        rows.append([body.front(wide * (column / 4 - 1), z, 0.007) for column in range(9)])
    skin(rows, rubber((0.05, 0.04, 0.04)), 0.004)
    edge = [outline(step / 24) for step in range(25)]
    tube([body.front(x, z, 0.014) for x, z in edge + [(-x, z) for x, z in reversed(edge[1:-1])]], 0.016, fabric, closed=True)


def neck_of(name):
    """The neckline: its size, its cut, and what is sewn on it."""
    def banded(body):
        body.neckband(plain_cloth(), 0.045)

    def mandarin(body):
        body.mandarin(plain_cloth(), height=0.1)
        body.buttons(0, -0.16, -0.6, 5)

    def with_keyhole(body):
        banded(body)
        keyhole(body, plain_cloth())
    return {
        'round-neck': (dict(neck=(0.18, 0.2, 0.05)), banded),
        'v-neck': (dict(neck=(0.17, 0.36, 0.05), cut='v'), banded),
        'mandarin-collar': (dict(neck=(0.16, 0.1, 0.03)), mandarin),
        'keyhole-neck': (dict(neck=(0.17, 0.13, 0.04)), with_keyhole),
        'boat-neck': (dict(neck=(0.29, 0.07, 0.04)), lambda body: body.neckband(plain_cloth(), 0.03)),
    }[name]


SLEEVES = {
    'round-neck': dict(length=0.82, angle=66, cuff=0.135, band=0.06),
    'v-neck': dict(length=0.44, angle=60, cuff=0.17, band=0.05),
    'mandarin-collar': dict(length=1.14, angle=68, cuff=0.1, band=0.07),
    'keyhole-neck': dict(length=0.82, angle=66, cuff=0.15, bell=0.28),
    'boat-neck': dict(length=0.82, angle=66, cuff=0.135, band=0.06),
}


def add_straight_kurti(neck):
    @model(f'kurti-straight-{neck}', views=VIEWS, prints='pattern')
    def kurti():
        size, sew = neck_of(neck)
        body = Body(cloth(), kurti_table(), slit=-1.25, folds=0.018, **size)
        sew(body)
        sleeves(body, **SLEEVES[neck])


for _neck in SLEEVES:
    add_straight_kurti(_neck)
