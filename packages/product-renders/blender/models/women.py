"""Women's fashion."""

from models.clothing import *


def zari():
    return metal((0.8, 0.55, 0.2), 0.42)


def matt_gold():
    """For flat borders, which as metal would mirror a light."""
    return plastic((0.6, 0.37, 0.1), 0.5)


def dupatta_over(fabric, side=1, front=-1.7, back=-1.2, trim=None, out=0.36, spread=0.2):
    """A dupatta in pleats over one shoulder."""
    inner = [(0.16, -out - 0.02, front), (0.15, -out, front * 0.5), (0.16, -out * 0.82, -0.3), (0.2, -0.1, 0.02), (0.21, 0.08, 0.03), (0.2, out * 0.8, -0.3), (0.2, out, back)]
    outer = [(0.36 + spread, -out * 0.7, front), (0.42 + spread * 0.5, -out * 0.8, front * 0.5), (0.44, -out * 0.66, -0.34), (0.4, -0.08, -0.04), (0.4, 0.08, -0.04), (0.46, out * 0.7, -0.35), (0.5 + spread, out * 0.8, back)]
    a, b = ([Vector((side * x, y, z)) for x, y, z in line] for line in (inner, outer))
    grid = drape(a, b, fabric, pleats=5, depth=0.022, paint=(lambda v, u: 1 if v < 0.05 or v > 0.95 or u > 0.93 or u < 0.05 else 0) if trim else None, others=(trim,) if trim else ())
    return grid


def kurti_table(hem=-2.25, flare=0.52):
    return [(-0.44, 0.43, 0.24), (-0.85, 0.405, 0.22), (-1.25, 0.47, 0.26), (hem, flare, flare * 0.55)]


@model('kurti-straight', views=VIEWS, prints='pattern')
def kurti_straight():
    fabric = cloth()
    body = Body(fabric, kurti_table(), neck=(0.18, 0.2, 0.05), slit=-1.25, folds=0.018)
    body.neckband(plain_cloth(), 0.04)
    body.seam([(0, -0.2), (0, -0.34), (0, -0.46)], plain_cloth(), 0.014)
    body.buttons(0, -0.26, -0.44, 3)
    sleeves(body, 0.82, angle=66, cuff=0.135, band=0.06)


@model('kurta-set', views=VIEWS, prints='pattern')
def kurta_set():
    fabric, plain, gilt = cloth(), plain_cloth(), zari()
    body = Body(fabric, kurti_table(-1.95, 0.52), neck=(0.18, 0.22, 0.05), slit=-1.2, paint=lambda v, u: 1 if v > 0.965 else 0, others=(gilt,))
    body.neckband(gilt, 0.03)
    sleeves(body, 0.82, angle=66, cuff=0.13, paint=lambda v, u: 1 if v > 0.93 else 0, others=(gilt,))
    legs = [(0, 0, 0.34, 0.17), (-0.5, 0, 0.37, 0.18), (-1.0, 0.02, 0.4, 0.18), (-1.2, 0.02, 0.46, 0.22), (-1.95, 0.03, 0.66, 0.3)]
    Trousers(plain, legs, folds=0.04, count=7, at=(0, 0, -0.85))
    dupatta_over(fabric, 1, -1.75, -1.4, gilt)


@model('salwar-suit', views=VIEWS, prints='pattern')
def salwar_suit():
    fabric, plain, gilt = cloth(), plain_cloth(), zari()
    body = Body(fabric, [(-0.44, 0.43, 0.24), (-0.8, 0.42, 0.25), (-1.2, 0.54, 0.34), (-1.72, 0.66, 0.42)], neck=(0.18, 0.22, 0.05), slit=-1.15, folds=0.025)
    body.piping(gilt)
    sleeves(body, 0.5, angle=62, cuff=0.15)
    legs = [(0, 0, 0.36, 0.2), (-0.5, 0, 0.44, 0.24), (-0.95, 0.04, 0.6, 0.33),
            (-1.4, 0.1, 0.55, 0.32), (-1.75, 0.14, 0.38, 0.2), (-1.95, 0.16, 0.34, 0.1)]
    Trousers(plain, legs, crotch=-0.75, folds=0.035, count=9, at=(0, 0, -0.8), creases=0.03)
    # The dupatta lies across the chest and falls over both shoulders.
    inner = [(0.12, 0.44, -1.3), (0.2, 0.31, -0.4), (0.22, 0.1, 0.03), (0.21, -0.12, 0.01),
             (0.15, -0.29, -0.24), (0.08, -0.33, -0.35), (0, -0.34, -0.39)]
    outer = [(0.4, 0.42, -1.3), (0.4, 0.32, -0.4), (0.41, 0.1, -0.04), (0.42, -0.12, -0.07),
             (0.35, -0.28, -0.4), (0.2, -0.35, -0.6), (0, -0.37, -0.68)]
    lines = [[Vector((-x, y, z)) for x, y, z in line] + [Vector(p) for p in reversed(line[:-1])] for line in (inner, outer)]
    drape(*lines, fabric, pleats=4, depth=0.02, rows=200, paint=lambda v, u: 1 if u > 0.92 else 0, others=(gilt,))


@model('kurti-set', views=VIEWS, prints='pattern')
def kurti_set():
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.44, 0.425, 0.24), (-0.78, 0.39, 0.22), (-1.0, 0.46, 0.3), (-1.75, 0.78, 0.58)], neck=(0.17, 0.26, 0.04), cut='v', folds=0.06, count=13, gather=-0.8)
    body.neckband(plain, 0.04)
    body.belt(-0.76, -0.83, plain)
    sleeves(body, 0.75, angle=64, cuff=0.14, bell=0.25)
    pants = Trousers(plain, [(0, 0, 0.36, 0.2), (-0.5, 0, 0.42, 0.23), (-1.0, 0.06, 0.36, 0.2), (-1.95, 0.1, 0.33, 0.16)], at=(0, 0, -0.75))
    pants.cuffs(0.07)


@model('dress-material', views=('top', 'three-quarter'), prints='pattern')
def dress_material():
    fabric, plain, gilt = cloth(), plain_cloth(), matt_gold()
    folded(1.5, 1.0, 5, fabric, (0, 0, 0), thick=0.06)
    folded(1.36, 0.86, 4, plain, (0.02, -0.02, 0.32), (0, 0, 3), thick=0.055)
    folded(1.2, 0.62, 5, fabric, (-0.04, -0.06, 0.56), (0, 0, -5), thick=0.035, edge=0.09, trim=gilt)


@model('suit-material', views=('top', 'three-quarter'), prints='pattern')
def suit_material():
    fabric, plain, gilt = cloth(), plain_cloth(), matt_gold()
    for i, (stuff, layers) in enumerate(((fabric, 5), (plain, 5))):
        folded(0.86, 1.25, layers, stuff, (-0.5 + 0.98 * i, 0.1, 0), (0, 0, 2 - 4 * i), thick=0.055, seed=2 + i)
    folded(1.5, 0.5, 5, fabric, (0, -0.35, 0.3), (0, 0, -3), thick=0.035, edge=0.1, trim=gilt, seed=5)


def draped_saree(fabric, blouse, trim, broad=0.07, spread=0.0, end=-1.9, pleats=7):
    body = Body(blouse, [(-0.42, 0.42, 0.24), (-0.7, 0.37, 0.21), (-0.95, 0.36, 0.2)], shoulder=(0.37, -0.1), neck=(0.19, 0.24, 0.1), creases=0.008)
    sleeves(body, 0.36, angle=60, cuff=0.13, fabric=blouse, paint=lambda v, u: 1 if v > 0.84 else 0, others=(trim,))
    edge = dict(others=(trim,))
    skirt(fabric, [(-0.88, 0.38, 0.23), (-1.05, 0.43, 0.27), (-1.3, 0.49, 0.31), (-1.9, 0.51, 0.35), (-2.6, 0.58, 0.42), (-2.95, 0.68, 0.5)], folds=0.03, count=6, pleats=(0.12, 0.55, pleats, 0.085), paint=lambda v, u: 1 if v > 1 - broad else 0, **edge)
    upper = [(-0.4, 0.2, -0.86), (-0.43, -0.06, -0.78), (-0.26, -0.27, -0.62), (0.0, -0.33, -0.34), (0.14, -0.22, -0.06), (0.2, -0.02, 0.05), (0.2, 0.2, -0.1), (0.2, 0.36, -0.8), (0.2 - spread, 0.42, end)]
    lower = [(-0.46, 0.24, -1.3), (-0.55, -0.1, -1.32), (-0.24, -0.4, -1.2), (0.16, -0.42, -0.82), (0.38, -0.28, -0.3), (0.4, -0.02, -0.03), (0.48, 0.2, -0.2), (0.66, 0.34, -0.8), (0.8 + spread, 0.4, end)]
    grid = drape([Vector(p) for p in upper], [Vector(p) for p in lower], fabric, pleats=6, depth=0.02, bulge=-0.03, rows=130, paint=lambda v, u: 1 if u > 1 - broad * 1.2 or v > 0.93 else 0, **edge)
    return body, grid


@model('saree', views=VIEWS, prints='pattern')
def saree():
    draped_saree(cloth(), plain_cloth(), zari(), broad=0.075)


@model('designer-saree', views=VIEWS, prints='pattern')
def designer_saree():
    gilt = zari()
    body, grid = draped_saree(cloth(), cloth(), gilt, broad=0.12, spread=0.22, end=-2.3, pleats=6)
    fringe(grid[-1], gilt, 0.12, 0.009, 2)


@model('saree-light', views=VIEWS, prints='pattern')
def saree_light():
    plain = plain_cloth()
    draped_saree(cloth(), plain, plain, broad=0.03, spread=0.1, end=-2.1, pleats=8)


@model('saree-with-blouse-piece', views=('top', 'three-quarter'), prints='pattern')
def saree_with_blouse_piece():
    fabric, plain, gilt = cloth(), plain_cloth(), matt_gold()
    folded(1.7, 1.1, 6, fabric, (0, 0.1, 0), thick=0.06, edge=0.17, trim=gilt)
    folded(0.78, 0.56, 3, plain, (0.06, -0.2, 0.37), (0, 0, 8), thick=0.045, edge=0.07, trim=gilt, seed=4)


def choli(fabric, trim, length=0.36):
    body = Body(fabric, [(-0.42, 0.42, 0.24), (-0.68, 0.36, 0.21), (-0.94, 0.34, 0.2)], shoulder=(0.37, -0.1), neck=(0.2, 0.26, 0.1), cut='sweet', creases=0.008)
    body.piping(trim)
    sleeves(body, length, angle=60, cuff=0.13, paint=lambda v, u: 1 if v > 0.84 else 0, others=(trim,))
    return body


def lehenga_skirt(fabric, trim, flare=1.12, broad=0.07, count=20):
    grid = skirt(fabric, [(-0.84, 0.35, 0.22), (-1.0, 0.42, 0.3), (-1.4, 0.62, 0.5), (-2.1, 0.92 * flare / 1.12, 0.8), (-2.62, flare, flare * 0.88)], folds=0.085, count=count, gather=0.08, paint=lambda v, u: 1 if v > 1 - broad or 0.84 - broad < v < 0.87 - broad else 0, others=(trim,))
    skirt(trim, [(-0.83, 0.37, 0.24), (-0.93, 0.427, 0.297)], folds=0, rows=8, creases=0)
    return grid


@model('lehenga-choli', views=VIEWS, prints='pattern')
def lehenga_choli():
    fabric, gilt = cloth(), zari()
    choli(fabric, gilt)
    lehenga_skirt(fabric, gilt)
    # The dupatta lies on the skirt at the front and the back.
    inner = [(0.2, -0.8, -1.75), (0.18, -0.54, -1.25), (0.16, -0.31, -0.8), (0.16, -0.28, -0.4), (0.18, -0.16, -0.08), (0.2, 0, 0.035), (0.2, 0.16, -0.08), (0.2, 0.34, -0.5), (0.2, 0.5, -0.95), (0.2, 0.9, -1.75)]
    outer = [(0.6, -0.62, -1.75), (0.5, -0.38, -1.25), (0.41, -0.24, -0.8), (0.39, -0.2, -0.4), (0.38, -0.12, -0.13), (0.39, 0, -0.03), (0.39, 0.12, -0.13), (0.42, 0.3, -0.5), (0.5, 0.45, -0.95), (0.7, 0.75, -1.75)]
    drape([Vector(p) for p in inner], [Vector(p) for p in outer], plain_cloth(), pleats=6, depth=0.024, rows=120, paint=lambda v, u: 1 if v < 0.05 or v > 0.95 or min(u, 1 - u) < 0.06 else 0, others=(gilt,))


@model('lehenga-choli-set', views=VIEWS, prints='pattern')
def lehenga_choli_set():
    fabric, gilt = cloth(), zari()
    choli(plain_cloth(), gilt, 0.72)
    lehenga_skirt(fabric, gilt, 1.0, 0.12, 16)
    upper = [(-0.4, 0.2, -0.9), (-0.4, -0.06, -0.8), (-0.26, -0.29, -0.62), (0.0, -0.34, -0.34), (0.14, -0.24, -0.06), (0.2, -0.02, 0.05), (0.2, 0.2, -0.1), (0.24, 0.5, -0.9), (0.3, 0.95, -2.0)]
    lower = [(-0.62, 0.3, -1.2), (-0.55, -0.24, -1.1), (-0.2, -0.42, -0.98), (0.16, -0.4, -0.72), (0.36, -0.28, -0.3), (0.4, -0.02, -0.03), (0.48, 0.2, -0.2), (0.8, 0.4, -0.9), (1.15, 0.7, -2.0)]
    drape([Vector(p) for p in upper], [Vector(p) for p in lower], fabric, pleats=6, depth=0.02, rows=120, paint=lambda v, u: 1 if u > 0.9 or v > 0.94 else 0, others=(gilt,))


@model('semi-stitched-lehenga', views=VIEWS, prints='pattern')
def semi_stitched_lehenga():
    fabric, gilt = cloth(), zari()
    lehenga_skirt(fabric, gilt, 1.15, 0.09, 22)
    folded(0.8, 0.5, 3, plain_cloth(), (-0.95, -1.15, -2.62), (0, 0, 12), thick=0.06, edge=0.06, trim=gilt)
    folded(0.9, 0.5, 5, fabric, (0.95, -1.15, -2.62), (0, 0, -10), thick=0.05, edge=0.07, trim=gilt, seed=3)


@model('ethnic-gown', views=VIEWS, prints='pattern')
def ethnic_gown():
    fabric, gilt = cloth(), zari()
    body = Body(fabric, [(-0.44, 0.43, 0.24), (-0.8, 0.36, 0.21), (-0.95, 0.42, 0.27), (-1.6, 0.74, 0.58), (-2.95, 1.15, 0.95)], neck=(0.19, 0.16, 0.05), folds=0.075, count=18, gather=-0.84, paint=lambda v, u: 1 if v > 0.955 else 0, others=(gilt,))
    body.neckband(gilt, 0.03)
    for side in (-1, 1):
        body.seam([(side * 0.12, -0.14), (side * 0.12, -0.4), (side * 0.09, -0.78)], gilt, 0.014)
    body.buttons(0, -0.24, -0.7, 6, gold(), 0.02)
    body.belt(-0.78, -0.85, gilt)
    sleeves(body, 1.1, angle=66, cuff=0.1, paint=lambda v, u: 1 if v > 0.93 else 0, others=(gilt,))


@model('women-top', views=VIEWS, prints='pattern')
def women_top():
    fabric = cloth()
    body = Body(fabric, [(-0.42, 0.42, 0.24), (-0.78, 0.375, 0.21), (-0.92, 0.45, 0.29), (-1.22, 0.6, 0.42)], neck=(0.21, 0.16, 0.05), cut='square', folds=0.045, count=14, gather=-0.79)
    body.belt(-0.76, -0.8, fabric)
    sleeves(body, 0.42, angle=48, cuff=0.13, puff=0.42, gathers=14, band=0.06)


@model('tunic-top', views=VIEWS, prints='pattern')
def tunic_top():
    fabric = cloth()
    body = Body(fabric, [(-0.45, 0.47, 0.25), (-0.9, 0.48, 0.27), (-1.62, 0.6, 0.38)], neck=(0.16, 0.3, 0.03), cut='v', folds=0.04, count=9, hem=lambda side, share: 0.16 * abs(share) ** 4)
    body.mandarin(height=0.08, gap=0.0)
    body.seam([(0, -0.3), (0, -0.45), (0, -0.6)], fabric, 0.01)
    for z in (-0.08, -0.15, -0.22):
        half = 0.16 * (1 + z / 0.3)
        tube([body.front(-half, z, 0.02), body.front(0, z - 0.03, 0.04), body.front(half, z, 0.02)], 0.008, plain_cloth())
    sleeves(body, 0.85, angle=62, cuff=0.15, band=0.09)


@model('casual-top', views=VIEWS, prints='pattern')
def casual_top():
    fabric = cloth()
    body = Body(fabric, [(-0.42, 0.42, 0.24), (-0.8, 0.42, 0.23), (-1.25, 0.48, 0.27)], neck=(0.19, 0.2, 0.05), folds=0.022)
    body.neckband(fabric, 0.04)
    sleeves(body, 0.62, angle=52, cuff=0.16, bell=0.75, gathers=9)


@model('dress', views=VIEWS, prints='pattern')
def dress():
    fabric = cloth()
    body = Body(fabric, [(-0.43, 0.415, 0.24), (-0.8, 0.35, 0.2), (-0.95, 0.42, 0.27), (-1.4, 0.62, 0.46), (-2.0, 0.84, 0.66)], neck=(0.19, 0.2, 0.04), folds=0.06, count=14, gather=-0.83)
    body.belt(-0.77, -0.86, leather())
    point = body.front(0, -0.815, 0.045)
    plate(rounded(0.12, 0.11, 0.02), 0.02, gold(), tuple(point), holes=(rounded(0.08, 0.07, 0.01),))
    sleeves(body, 0.36, angle=46, cuff=0.14, puff=0.32, gathers=12, band=0.05)


@model('maxi-dress', views=VIEWS, prints='pattern')
def maxi_dress():
    fabric = cloth()
    body = Body(fabric, [(-0.43, 0.415, 0.24), (-0.72, 0.36, 0.21), (-0.85, 0.4, 0.25), (-1.5, 0.56, 0.42)], neck=(0.18, 0.3, 0.04), cut='v', folds=0.035, count=15, gather=-0.74)
    body.belt(-0.72, -0.76, fabric)
    skirt(fabric, [(-1.47, 0.56, 0.42), (-1.6, 0.64, 0.5), (-2.16, 0.72, 0.56)], folds=0.04, count=24, gather=0.5)
    skirt(fabric, [(-2.12, 0.72, 0.56), (-2.24, 0.82, 0.66), (-2.8, 0.94, 0.76)], folds=0.05, count=28, gather=0.5, seed=3)
    sleeves(body, 0.42, angle=50, cuff=0.17, bell=0.7, gathers=8)


@model('midi-dress', views=VIEWS, prints='pattern')
def midi_dress():
    fabric = cloth()
    body = Body(fabric, [(-0.43, 0.42, 0.24), (-0.82, 0.38, 0.22), (-1.2, 0.49, 0.32), (-2.4, 0.74, 0.52)], neck=(0.16, 0.12, 0.03), folds=0.05, count=9)
    body.collar(height=0.06, fall=0.1)
    body.placket(-0.12, -2.39, 11, width=0.04)
    body.belt(-0.8, -0.86, fabric)
    tube([body.front(-0.02, -0.83, 0.05), body.front(-0.12, -1.0, 0.06), body.front(-0.1, -1.3, 0.05)], 0.02, fabric)
    tube([body.front(0.02, -0.83, 0.05), body.front(0.09, -1.0, 0.06), body.front(0.12, -1.22, 0.05)], 0.02, fabric)
    ball(0.04, fabric, tuple(body.front(0, -0.83, 0.04)))
    sleeves(body, 1.05, angle=66, cuff=0.11, band=0.08)


@model('jumpsuit', views=VIEWS, prints='pattern')
def jumpsuit():
    fabric = cloth()
    body = Body(fabric, [(-0.44, 0.43, 0.24), (-0.82, 0.37, 0.22), (-0.95, 0.38, 0.23)], shoulder=(0.34, -0.08), neck=(0.18, 0.3, 0.05), cut='v', armhole=0.09, tuck=0.92)
    body.neckband(fabric, 0.03)
    legs = Trousers(fabric, [(0, 0, 0.37, 0.22), (-0.35, 0, 0.45, 0.26), (-0.75, 0.0, 0.47, 0.26), (-1.2, 0.04, 0.48, 0.24), (-2.0, 0.05, 0.54, 0.26)], crotch=-0.66, folds=0.035, count=5, at=(0, 0, -0.84), gathers=0.01)
    legs.slant_pockets(plain_cloth())
    body.belt(-0.79, -0.88, fabric, 0.03)
    for side, z in ((-1, -1.25), (1, -1.18)):
        tube([body.front(0, -0.84, 0.06), body.front(side * 0.08, -0.95, 0.08), Vector((side * 0.09, -0.32, z))], 0.02, fabric)
    ball(0.045, fabric, tuple(body.front(0, -0.84, 0.05)))


LEGGINGS = [(0, 0, 0.32, 0.2), (-0.2, 0, 0.38, 0.23), (-0.45, 0, 0.43, 0.26), (-0.7, 0.015, 0.41, 0.24), (-1.1, 0.06, 0.32, 0.18), (-1.4, 0.075, 0.31, 0.17), (-1.75, 0.11, 0.265, 0.12), (-1.95, 0.12, 0.255, 0.11)]


@model('leggings', views=VIEWS, prints='pattern')
def leggings():
    legs = Trousers(cloth(), [*LEGGINGS[:-1], (-2.05, 0.12, 0.25, 0.1)], crotch=-0.56, creases=0.022)
    legs.waistband(0.12, ribs=0, lift=0.012)


@model('ankle-leggings', views=VIEWS, prints='pattern')
def ankle_leggings():
    legs = Trousers(cloth(), [(z * 0.9, *rest) for z, *rest in LEGGINGS], crotch=-0.52, creases=0.01)
    legs.waistband(0.22, lift=0.012)
    legs.cuffs(0.16, fabric=plain_cloth())


@model('palazzo-pants', views=VIEWS, prints='pattern')
def palazzo_pants():
    legs = Trousers(cloth(), [(0, 0, 0.34, 0.22), (-0.4, 0, 0.46, 0.3), (-0.8, 0.01, 0.55, 0.34), (-2.0, 0.02, 0.82, 0.45)], folds=0.05, count=8, gathers=0.012)
    legs.waistband(0.1, ribs=36)
    legs.cord(plain_cloth(), 0.36)


@model('straight-pants', views=VIEWS, prints='pattern')
def straight_pants():
    fabric = cloth()
    legs = Trousers(fabric, [(0, 0, 0.34, 0.22), (-0.4, 0, 0.45, 0.27), (-0.7, 0.01, 0.46, 0.26), (-1.3, 0.06, 0.4, 0.2), (-1.92, 0.08, 0.37, 0.17)], crease=0.012)
    legs.waistband(0.1)
    legs.slant_pockets(fabric)
    legs.fly(fabric, black())
    legs.cuffs(0.07)


@model('nighty', views=VIEWS, prints='pattern')
def nighty():
    fabric, plain = cloth(), plain_cloth()
    body = Body(fabric, [(-0.46, 0.48, 0.27), (-1.0, 0.6, 0.4), (-2.6, 0.82, 0.6)], neck=(0.18, 0.18, 0.04), folds=0.045, count=11,
                gather=-0.42, paint=lambda v, u: 1 if v < 0.118 and abs(u - 0.5) < 0.167 else 0, others=(plain,))
    body.placket(-0.18, -0.62, 5, plain)
    body.piping(plain, 0.02)
    # Lace around the yoke
    low = [(math.sin(math.pi * k / 96), 0.118) for k in range(-16, 17)]
    edge = [(-0.5, k * 0.0118) for k in range(10)] + low + [(0.5, k * 0.0118) for k in reversed(range(10))]
    tops = [body.top(-1, share) for share, _ in edge]
    tube([body.spot(-1, share, top + (body.low - top) * v, 0.008) for (share, v), top in zip(edge, tops)], 0.014, white())
    sleeves(body, 0.38, angle=54, cuff=0.18, bell=0.25, paint=lambda v, u: 1 if v > 0.88 else 0, others=(plain,))


@model('night-suit', views=VIEWS, prints='pattern')
def night_suit():
    fabric, pipe = cloth(), white()
    body = Body(fabric, [(-0.46, 0.44, 0.25), (-0.9, 0.44, 0.26), (-1.35, 0.48, 0.28)], neck=(0.16, 0.26, 0.03), cut='v', folds=0.02)
    body.collar(height=0.05, fall=0.13, spread=0.1, point=0.05, open_by=0.02)
    body.placket(-0.28, -1.34, 5)
    body.patch(0.12, 0.32, -0.5, -0.74, fabric, 0.016)
    body.seam([(0.12, -0.5), (0.22, -0.5), (0.32, -0.5)], pipe, 0.01, 0.024)
    sleeves(body, 1.08, angle=66, cuff=0.14, band=0.1)
    Trousers(fabric, [(0, 0, 0.36, 0.22), (-0.4, 0, 0.46, 0.26), (-0.9, 0.03, 0.44, 0.24), (-2.05, 0.06, 0.42, 0.2)], at=(0, 0.02, -1.0), creases=0.025)


@model('night-dress', views=VIEWS, prints='pattern')
def night_dress():
    fabric, lace = cloth(), white(0.8)
    body = Body(fabric, [(-0.47, 0.42, 0.23), (-0.85, 0.4, 0.23), (-1.3, 0.52, 0.32), (-1.95, 0.64, 0.42)], shoulder=(0.27, -0.02), neck=(0.225, 0.46, 0.4), cut='sweet', armhole=0.13, tuck=0.86, folds=0.035, count=9, paint=lambda v, u: 1 if v > 0.95 else 0, others=(lace,))
    body.seam([(-0.2, -0.36), (-0.12, -0.45), (0, -0.43), (0.12, -0.45), (0.2, -0.36)], lace, 0.014)
    ball(0.02, lace, tuple(body.front(0, -0.46, 0.02)))
    for side in (-1, 1):
        tube([body.front(0, -0.46, 0.02), body.front(side * 0.07, -0.43, 0.03), body.front(side * 0.06, -0.5, 0.03), body.front(0, -0.46, 0.02)], 0.01, lace)


@model('pyjama-set', views=VIEWS, prints='pattern')
def pyjama_set():
    fabric = cloth()
    body = Body(fabric, [(-0.44, 0.43, 0.24), (-0.85, 0.43, 0.25), (-1.25, 0.46, 0.27)], neck=(0.18, 0.15, 0.04), folds=0.02)
    body.neckband(plain_cloth(), 0.05)
    sleeves(body, 0.46, angle=50, cuff=0.17)
    legs = Trousers(fabric, [(0, 0, 0.36, 0.22), (-0.4, 0, 0.46, 0.26), (-0.9, 0.03, 0.42, 0.23), (-1.75, 0.08, 0.34, 0.17), (-2.0, 0.1, 0.28, 0.12)], at=(0, 0.02, -1.02), creases=0.025)
    legs.cuffs(0.12, 24, plain_cloth())


@model('dupatta', views=VIEWS, prints='pattern')
def dupatta():
    fabric, gilt = cloth(), zari()
    hanger(0.0, 0.44)
    ends = []
    for y, low, x in ((-1, -2.2, -0.06), (1, -1.75, 0.14)):
        line = [(0.0, 0.03), (0.07, -0.05), (0.09, -0.6), (0.1, -1.2), (0.12, low)]
        a = [Vector((-0.36 - i * 0.02 + x * i / 4, y * d + 0.02, z - (0.1 if i == 0 else 0.12 if i == 1 else 0))) for i, (d, z) in enumerate(line)]
        b = [Vector((0.36 + i * 0.02 + x * i / 4, y * d + 0.02, z - (0.1 if i == 0 else 0.12 if i == 1 else 0))) for i, (d, z) in enumerate(line)]
        grid = drape(a, b, fabric, pleats=7, depth=0.028, sag=-0.1, paint=lambda v, u: 1 if v > 0.93 or min(u, 1 - u) < 0.03 else 0, others=(gilt,))
        ends.append(grid[-1])
    for end in ends:
        fringe(end, gilt, 0.11, 0.01, 3)


def around_neck(fabric, ends=(-1.6, -1.75), width=0.26, pleats=4, trim=None, paint=None):
    """A stole around the neck, its ends hanging at the front."""
    inner = [(-0.09, -0.24, ends[0]), (-0.08, -0.23, -1.0), (-0.09, -0.2, -0.45), (-0.15, -0.1, -0.05), (-0.15, 0.07, 0.1), (0, 0.14, 0.13), (0.15, 0.07, 0.1), (0.15, -0.1, -0.05), (0.09, -0.2, -0.45), (0.08, -0.23, -1.0), (0.09, -0.24, ends[1])]
    outer = []
    for i, (x, y, z) in enumerate(inner):
        side = -1 if i < 5 else 1
        if i in (4, 5, 6):
            outer.append((x * 1.9, 0.06 + y * 1.5, z - 0.16))
        elif i in (3, 7):
            outer.append((side * 0.34, -0.08, -0.12))
        else:
            outer.append((x + side * (width + (0.05 if i in (0, 10) else 0)), y + 0.02, z - 0.02))
    return drape([Vector(p) for p in inner], [Vector(p) for p in outer], fabric, pleats=pleats, depth=0.022, rows=170, paint=paint, others=(trim,) if trim else (), ripple=0.02)


@model('stole', views=VIEWS, prints='pattern')
def stole():
    fabric, plain = cloth(), plain_cloth()
    grid = around_neck(fabric, (-1.7, -1.85), 0.32, 3, plain, lambda v, u: 1 if min(v, 1 - v) < 0.03 else 0)
    fringe(grid[0], plain, 0.13, 0.008, 2)
    fringe(grid[-1], plain, 0.13, 0.008, 2)


@model('scarf', views=VIEWS, prints='pattern')
def scarf():
    fabric = cloth()
    for k, (size, z, tilt) in enumerate(((0.27, -0.02, 0.1), (0.31, -0.17, 0.2))):
        rows = []
        for r in range(41):
            b, line = 2 * math.pi * r / 40, []
            for i in range(181):
                a = math.pi * (i / 90 - 1)
                fold = 0.014 * math.sin(5 * b + 2 * a + 3 * noise.noise((math.cos(a) * 1.4, math.sin(a) * 1.4, k))) + 0.02 * noise.noise((a, b, k))
                thick = 0.11 + 0.02 * math.cos(a) + fold
                far = size + thick * 0.75 * math.cos(b)
                line.append(Vector((far * math.sin(a), -far * 0.85 * math.cos(a), z - tilt * math.cos(a) + thick * 1.05 * math.sin(b))))
            rows.append(line)
        skin(rows, fabric, 0)
    for side, low in ((-1, -1.15), (1, -1.35)):
        a = [Vector((side * x, y, z)) for x, y, z in ((0.03, -0.4, -0.36), (0.05, -0.4, -0.6), (0.02, -0.36, low))]
        b = [Vector((side * x, y, z)) for x, y, z in ((0.16, -0.38, -0.36), (0.27, -0.36, -0.6), (0.36, -0.34, low))]
        grid = drape(a, b, fabric, pleats=3, depth=0.03, ripple=0.02)
        fringe(grid[-1], fabric, 0.1, 0.008, 2)


@model('shawl', views=VIEWS, prints='pattern')
def shawl():
    fabric, plain = cloth(), plain_cloth()
    rows, low = [], []
    for r in range(101):
        t, line = r / 100, []
        for i in range(241):
            # Around the shoulders from the right front to the left front.
            a = math.pi * 1.92 * (i / 240 - 0.5)
            front = ease((abs(a) - 1.9) / 1.0)
            table = [(0.08, 0.16, 0.15), (-0.02, 0.26, 0.19), (-0.12, 0.46, 0.25), (-0.35, 0.58, 0.3), (-0.8, 0.62, 0.33), (-1.75, 0.72, 0.38)]
            top = 0.08 - 0.42 * front
            z = top + (-1.3 - 0.4 * front - top) * t
            wide, deep = through(table, z)
            fold = 0.03 * math.sin(9 * a + 2 * noise.noise((math.cos(a), math.sin(a), t))) * ease(t * 1.3) + 0.012 * noise.noise((a * 3, t * 6, 2))
            line.append(Vector(((wide + fold) * math.sin(a), (deep + fold + 0.03 * front * (a > 0)) * math.cos(a), z)))
        rows.append(line)
    skin(rows, fabric, 0.018, paint=lambda v, u: 1 if v > 0.95 or min(u, 1 - u) < 0.025 else 0, others=(plain,))
    fringe(rows[-1], plain, 0.11, 0.007, 2)
