"""Cosmetics, perfumes and grooming appliances."""

from materials import *
from models.packs import *
from models.tools import plug
from parts import *
from registry import model

OBJECT = ('three-quarter', 'right')


def smear(rgb, at, size=0.3, grains=None, shine=0.15):
    """A dab of cream, gel or scrub on the table."""
    cream = plastic(rgb, shine)
    # A drop that a finger has drawn out to a tip.
    points = [(-0.55, 0.05), (-0.1, -0.1), (0.4, -0.12), (0.85, 0.05), (1.15, 0.3)]
    dab = (tube([(x * size, y * size, 0.45 * size) for x, y in points], 0.45 * size, cream, radii=(1, 0.95, 0.75, 0.4, 0.05)), ball(0.45 * size, cream, (-0.55 * size, 0.05 * size, 0.45 * size)))
    for thing in dab:
        thing.matrix_world = Matrix.Translation(at) @ Matrix.Diagonal((1, 1, 0.5, 1)) @ thing.matrix_basis
    if grains:
        pile([kernel(0.022, 0.02, 0.02, 5, 4)], 90, size * 0.8, 0.06, food(grains), at, 3, 80, base=False, floor=1)


@model('face-wash-tube', **TUBE)
def face_wash_tube():
    squeeze_tube(plastic((0.62, 0.8, 0.6), 0.25), white())


@model('face-scrub-tube', **TUBE)
def face_scrub_tube():
    squeeze_tube(plastic((0.78, 0.62, 0.42), 0.3), plastic((0.2, 0.1, 0.04)), at=(-0.15, 0.1, 0))
    smear((0.72, 0.52, 0.32), (0.5, -0.35, 0), 0.3, (0.2, 0.09, 0.03))


@model('face-mask-jar', **CREAM)
def face_mask_jar():
    cream_jar(white(), plastic((0.16, 0.2, 0.14)), food((0.3, 0.36, 0.26), 0.5))
    handle = wood((0.6, 0.38, 0.2))
    tube([(-0.75, -0.72, 0.035), (-0.3, -0.78, 0.045), (0.05, -0.82, 0.05)], 0.04, handle, radii=(0.7, 1.1, 0.9))
    box((0.12, 0.13, 0.05), gold(0.3), (0.1, -0.83, 0.025), (0, 0, -6), bevel=0.02)
    loft([[(0.15 + x, -0.835 + w * math.cos(a), 0.05 + t * math.sin(a)) for a in (k * math.pi / 8 for k in range(16))] for x, w, t in ((0, 0.055, 0.025), (0.1, 0.08, 0.04), (0.2, 0.085, 0.035), (0.28, 0.05, 0.015))], food((0.75, 0.66, 0.52)), smooth=1)


@model('face-gel-jar', **CREAM)
def face_gel_jar():
    gel = syrup((0.24, 0.55, 0.16), 0.1)
    cream_jar(syrup((0.35, 0.62, 0.25), 0.08), plastic((0.06, 0.28, 0.07)), gel)


@model('serum-dropper-bottle', **DROPPER)
def serum_dropper_bottle():
    dropper_bottle(syrup((0.42, 0.14, 0.02), 0.05), black(0.6), gold(0.25))


@model('cream-jar', **CREAM)
def plain_cream_jar():
    cream_jar(white(0.2), gold(0.25), plastic((0.88, 0.84, 0.78), 0.3))


@model('moisturiser-pump', views=FACING, prints='label', aspect=2.04)
def moisturiser_pump():
    pump_bottle(plastic((0.85, 0.82, 0.76), 0.3), plastic((0.85, 0.82, 0.76)))
    smear((0.9, 0.88, 0.84), (0.55, -0.4, 0), 0.22)


@model('sunscreen-tube', **TUBE)
def sunscreen_tube():
    squeeze_tube(plastic((0.9, 0.62, 0.12), 0.25), plastic((0.85, 0.35, 0.02)), 0.66, 1.4)
    smear((0.9, 0.88, 0.84), (0.58, -0.32, 0), 0.24)


@model('night-cream-jar', **CREAM)
def night_cream_jar():
    cream_jar(plastic((0.012, 0.025, 0.12), 0.1), gold(0.2))


@model('hair-oil-bottle', views=FACING, prints='label', aspect=1.66)
def hair_oil_bottle():
    green = syrup((0.2, 0.26, 0.02), 0.06)
    turned(curve_profile([(0, 0), (0.34, 0), (0.38, 0.05), (0.38, 0.5), (0.38, 0.85), (0.33, 1.0), (0.18, 1.12), (0.15, 1.2)], 6), green, (-0.12, 0.1, 0), bevel=0)
    screw_cap(0.18, 0.24, plastic((0.03, 0.14, 0.04)), (-0.12, 0.1, 1.16), 40)
    wrap(0.386, 0.18, 0.76, printed(), 143, (-0.12, 0.1, 0))
    for x, y, turn in ((0.42, -0.35, 20), (0.3, -0.5, -25), (0.55, -0.5, 65)):
        points, faces = kernel(0.36, 0.15, 0.02, 10, 10, lambda x, y, z: (x, y * (1 - 0.3 * x), z + 1.5 * x * x))
        merged([(points, faces, 0)], [leaf()], (x, y, 0.02), (0, 0, turn))


@model('shampoo-bottle', **FLIP)
def shampoo_bottle():
    flip_bottle(plastic((0.1, 0.3, 0.36), 0.2), white())


@model('hair-mask-jar', views=FACING, prints='label', aspect=3.42)
def hair_mask_jar():
    cream_jar(plastic((0.35, 0.15, 0.09), 0.25), plastic((0.07, 0.03, 0.02)), plastic((0.86, 0.76, 0.62), 0.35), 0.62, 0.75)


@model('conditioner-tube', **TUBE)
def conditioner_tube():
    squeeze_tube(plastic((0.45, 0.3, 0.55), 0.25), plastic((0.14, 0.06, 0.2)), 0.68, 1.6)


@model('hair-serum-pump', views=FACING, prints='label', aspect=1.46)
def hair_serum_pump():
    pump_bottle(syrup((0.6, 0.3, 0.04), 0.05), black(), 0.3, 1.2, (0.2, 0.72))


# Make-up: the part in the colour of the shade is dyed.
@model('lipstick', views=OBJECT)
def lipstick():
    shade, case, trim = lacquer(), black(0.2), gold(0.15)
    x = -0.25
    turned([(0, 0), (0.24, 0), (0.25, 0.02), (0.25, 0.62), (0, 0.62)], shade, (x, 0, 0), bevel=0.012)
    turned([(0.2, 0.6), (0.21, 0.62), (0.21, 0.92), (0.19, 0.93), (0.18, 0.9)], trim, (x, 0, 0), bevel=0.006)
    turned([(0.24, 0.6), (0.255, 0.6), (0.255, 0.66), (0.2, 0.66)], trim, (x, 0, 0), bevel=0.006)
    # The bullet is cut at a slant.
    sections = []
    for share in range(13):
        t = share / 12
        far = 0.165 if t < 0.6 else 0.165 * math.sqrt(max(0.0004, 1 - ((t - 0.6) / 0.42) ** 2))
        sections.append([(x + far * math.cos(a) + 0.03 * max(0, t - 0.6), far * math.sin(a), 0.85 + 0.62 * t - (0.22 * max(0, t - 0.45) / 0.55) * (1 - math.cos(a) * far / 0.165) * 0.6) for a in (k * math.pi / 18 for k in range(36))])
    loft(sections, shade, smooth=1)
    turned([(0, 0.92), (0.24, 0.92), (0.255, 0.9), (0.255, 0.05), (0.255, 0), (0.23, 0), (0.23, 0.85), (0, 0.86)], shade, (0.45, -0.3, 0), bevel=0.012)
    turned([(0.25, 0), (0.262, 0), (0.262, 0.06), (0.25, 0.06)], trim, (0.45, -0.3, 0), bevel=0.003)


@model('liquid-lipstick', views=OBJECT)
def liquid_lipstick():
    shade, cap = lacquer(), black(0.2)
    turned([(0, 0), (0.15, 0), (0.16, 0.02), (0.16, 0.8), (0.13, 0.83), (0.1, 0.84), (0, 0.84)], shade, (-0.3, 0.1, 0), bevel=0.012)
    turned([(0.105, 0.83), (0.105, 0.95), (0.075, 0.95), (0.06, 0.88), (0, 0.88)], black(), (-0.3, 0.1, 0), bevel=0.006)
    ring(0.108, 0.008, gold(), (-0.3, 0.1, 0.86))
    # The wand lies in front of the bottle, with the colour on its tip.
    at, turn = (-0.42, -0.42, 0.165), (0, 90, 10)
    turned([(0, 0.5), (0.15, 0.5), (0.16, 0.52), (0.16, 1.22), (0.15, 1.24), (0, 1.24)], cap, at, turn, bevel=0.01)
    turned([(0.16, 0.49), (0.165, 0.49), (0.165, 0.53), (0.16, 0.53)], gold(), at, turn, bevel=0.003)
    turned([(0, 0.12), (0.025, 0.12), (0.025, 0.5), (0, 0.5)], black(), at, turn, bevel=0)
    turned(curve_profile([(0, -0.03), (0.035, -0.01), (0.06, 0.08), (0.05, 0.18), (0.02, 0.22)], 5), shade, at, turn, bevel=0)
    # A flat stroke of the brush.
    end = [(0.2, 0.13), (0.44, 0.14), (0.32, 0.07), (0.5, 0.02), (0.3, -0.04), (0.38, -0.11)]
    stroke = [(-0.46, 0), (-0.36, 0.13), (-0.1, 0.15), *end, (0.1, -0.13), (-0.3, -0.14)]
    plate(smooth_outline(stroke), 0.024, shade, (-0.1, -0.8, 0.012), (-90, 0, 0), bevel=0.011)
    turned([(0, 0), (0.15, 0), (0.16, 0.02), (0.16, 0.8), (0.15, 0.82), (0, 0.82)], shade, (0.2, 0.15, 0), bevel=0.012)
    turned([(0, 0.82), (0.155, 0.82), (0.16, 0.84), (0.16, 1.48), (0.15, 1.5), (0, 1.5)], cap, (0.2, 0.15, 0), bevel=0.01)


@model('lip-crayon', views=('three-quarter', 'top'))
def lip_crayon():
    shade, silver_ = lacquer(), silver(0.25)
    def crayon(at, turn):
        turned([(0, 0), (0.1, 0), (0.105, 0.02), (0.105, 1.15), (0, 1.15)], shade, at, turn, bevel=0.01)
        turned([(0.107, 1.1), (0.11, 1.1), (0.11, 1.16), (0.105, 1.16)], silver_, at, turn, bevel=0.003)
        turned([(0.1, 1.15), (0.06, 1.38)], wood((0.7, 0.5, 0.3)), at, turn, bevel=0)
        turned(curve_profile([(0.062, 1.37), (0.05, 1.46), (0.025, 1.54), (0, 1.56)], 5), shade, at, turn, bevel=0)
    crayon((-0.75, 0.1, 0.11), (0, 90, 18))
    crayon((-0.8, -0.35, 0.11), (0, 90, -12))
    turned([(0, 0), (0.115, 0), (0.115, 0.5), (0.1, 0.52), (0, 0.53)], shade, (0.2, -0.85, 0.115), (0, 90, 24), bevel=0.01)


def nail_bottle(shape='square'):
    shade, cap = lacquer(), black(0.2)
    if shape == 'square':
        box((0.46, 0.36, 0.62), shade, bevel=0.07)
        top = 0.62
    elif shape == 'round':
        turned(curve_profile([(0, 0), (0.26, 0), (0.3, 0.06), (0.3, 0.36), (0.26, 0.5), (0.13, 0.58)], 6), shade, bevel=0)
        top = 0.58
    else:
        turned([(0, 0), (0.22, 0), (0.24, 0.03), (0.24, 0.6), (0.2, 0.66), (0.12, 0.68)], shade, bevel=0.02)
        top = 0.68
    turned([(0.12, top - 0.02), (0.12, top + 0.1), (0, top + 0.1)], clear(alpha=0.5), bevel=0.005)
    turned([(0, 0), (0.13, 0), (0.14, 0.02), (0.12, 0.72), (0.11, 0.74), (0, 0.74)], cap, (0, 0, top + 0.04), bevel=0.015)


@model('nail-polish', views=OBJECT)
def nail_polish():
    nail_bottle()


@model('gel-nail-polish', views=OBJECT)
def gel_nail_polish():
    nail_bottle('tall')


@model('nail-enamel', views=OBJECT)
def nail_enamel():
    nail_bottle('round')


# Soap.
def soap(at, turn, rgb, size=(0.9, 0.55, 0.28)):
    thing = box(size, wax(rgb), at, turn, bevel=0.12)
    return thing


@model('soap-bar', views=FACING, prints='label', aspect=1.64)
def soap_bar():
    carton(1.15, 0.42, 0.7, (-0.2, 0.35, 0))
    soap((0.25, -0.4, 0), (0, 0, -14), (0.35, 0.55, 0.25))
    box((0.5, 0.24, 0.012), wax((0.3, 0.5, 0.2)), (0.25, -0.4, 0.276), (0, 0, -14), bevel=0.006)
    chance = random.Random(2)
    for _ in range(16):
        r = chance.uniform(0.03, 0.075)
        ball(r, clear(alpha=0.3), (-0.5 + chance.uniform(-0.22, 0.25), -0.5 + chance.uniform(-0.2, 0.2), r))


@model('handmade-soap', views=FACING, prints='label', aspect=1.03, pieces=3)
def handmade_soap():
    for index, (rgb, dx, turn) in enumerate((((0.62, 0.45, 0.2), 0, 4), ((0.3, 0.42, 0.18), 0.04, -6))):
        box((1.0, 0.66, 0.3), wax(rgb), (-0.1 + dx, 0.2, 0.3 * index), (0, 0, turn), bevel=0.035)
    upright = (0.2, -0.45, 0)
    box((0.95, 0.28, 0.62), wax((0.75, 0.6, 0.5)), upright, (0, 0, -6), bevel=0.035)
    box((0.63, 0.292, 0.632), paper((0.72, 0.6, 0.42)), (upright[0], upright[1], -0.003), (0, 0, -6), bevel=0.03)
    box((0.6, 0.01, 0.58), printed(), (upright[0] - 0.016, upright[1] - 0.149, 0.02), (0, 0, -6), bevel=0)
    pile([leaf_shape_small()], 12, 0.3, 0.0, leaf((0.1, 0.22, 0.06)), (-0.6, -0.35, 0), 3, 10, base=False)


def leaf_shape_small():
    return kernel(0.16, 0.07, 0.012, 8, 7, lambda x, y, z: (x, y * (1 - 0.3 * x), z + 2 * x * x))


# Perfume.
@model('perfume-bottle', views=FACING, prints='label', aspect=1.2)
def perfume_bottle():
    box((0.95, 0.42, 1.05), wall_of_glass(), bevel=0.07)
    box((0.83, 0.3, 0.86), syrup((0.75, 0.38, 0.14), 0.03), (0, 0, 0.1), bevel=0.05)
    turned([(0.13, 1.04), (0.13, 1.12), (0.17, 1.12), (0.17, 1.17), (0.11, 1.17), (0.11, 1.3), (0, 1.3)], gold(0.15), bevel=0.008)
    box((0.42, 0.36, 0.42), black(0.1), (0, 0, 1.18), bevel=0.04)
    box((0.6, 0.01, 0.5), printed(), (0, -0.215, 0.26), bevel=0)


@model('attar-bottle', views=OBJECT)
def attar_bottle():
    metal_, oil = gold(0.18), syrup((0.5, 0.17, 0.01), 0.03)
    turned(curve_profile([(0, 0), (0.36, 0), (0.32, 0.06), (0.16, 0.12), (0.2, 0.18)], 5), metal_, bevel=0)
    turned(curve_profile([(0.2, 0.18), (0.42, 0.34), (0.46, 0.52), (0.34, 0.74), (0.16, 0.86)], 6), wall_of_glass(), sides=12, bevel=0.01)
    turned(curve_profile([(0.0, 0.2), (0.2, 0.21), (0.4, 0.36), (0.435, 0.52), (0.36, 0.64), (0, 0.65)], 6), oil, sides=12, bevel=0)
    turned(curve_profile([(0.17, 0.84), (0.2, 0.88), (0.13, 0.94), (0.13, 1.0), (0.18, 1.04), (0.14, 1.08), (0.1, 1.1)], 5), metal_, bevel=0)
    turned(curve_profile([(0.1, 1.08), (0.19, 1.2), (0.17, 1.34), (0.07, 1.5), (0.02, 1.62), (0, 1.64)], 5), syrup((0.5, 0.015, 0.03), 0.04), sides=14, bevel=0)
    around(8, 0.455, lambda at, degrees: ball(0.035, syrup((0.5, 0.015, 0.03), 0.04), at), at=(0, 0, 0.5))
    ring(0.45, 0.02, metal_, (0, 0, 0.44))
    ring(0.44, 0.02, metal_, (0, 0, 0.57))


def spray_can(at=(0, 0, 0)):
    turned([(0, 0), (0.3, 0), (0.32, 0.03), (0.32, 1.25), (0.3, 1.3), (0.28, 1.32), (0, 1.33)], metal((0.04, 0.05, 0.07), 0.25), at, bevel=0.01)
    ring(0.305, 0.015, steel(), (at[0], at[1], at[2] + 0.015))
    wrap(0.323, 0.12, 1.16, printed(), 176, at)
    turned([(0, 0), (0.29, 0), (0.29, 0.34), (0.26, 0.38), (0, 0.39)], black(0.3), (at[0], at[1], at[2] + 1.33), bevel=0.02)
    # A hollow for the finger, with a button in it, and the nozzle below.
    ring(0.15, 0.022, black(0.3), (at[0], at[1], at[2] + 1.715), flat=0.7)
    disc(0.14, 0.012, grey(), (at[0], at[1], at[2] + 1.712), bevel=0.004)
    disc(0.05, 0.02, grey(), (at[0], at[1] - 0.275, at[2] + 1.56), (90, 0, 0), bevel=0.006)
    disc(0.02, 0.025, white(), (at[0], at[1] - 0.275, at[2] + 1.56), (90, 0, 0), bevel=0)


@model('deodorant-spray', views=FACING, prints='label', aspect=0.95)
def deodorant_spray():
    spray_can()


@model('body-mist', views=FACING, prints='label', aspect=1.17)
def body_mist():
    turned([(0, 0), (0.3, 0), (0.32, 0.03), (0.32, 1.12), (0.28, 1.22), (0.14, 1.26)], wall_of_glass(), bevel=0.02)
    turned([(0, 0.03), (0.28, 0.03), (0.3, 0.06), (0.3, 1.08), (0, 1.08)], syrup((0.85, 0.4, 0.45), 0.03), bevel=0.01)
    turned([(0.16, 1.24), (0.17, 1.3), (0, 1.3)], silver(), bevel=0.005)
    disc(0.12, 0.16, white(), (0, 0, 1.3), bevel=0.02)
    disc(0.02, 0.02, black(), (0, -0.115, 1.39), (90, 0, 0), bevel=0)
    wrap(0.326, 0.2, 0.92, printed(), 148)
    turned([(0, 0), (0.2, 0), (0.2, 0.36), (0.18, 0.38), (0, 0.38)], clear(alpha=0.3), (0.5, -0.35, 0), bevel=0.01)


@model('perfume-gift-set', views=('three-quarter', 'front'), prints='label', aspect=0.8)
def perfume_gift_set():
    board, lining = paper((0.03, 0.03, 0.035)), plain_dark()
    w, d, h = 1.7, 0.62, 0.2
    box((w, d, h), board, (0, 0.1, 0), bevel=0.01)
    box((w, 0.06, 1.25), board, (0, 0.44, 0), (-6, 0, 0), bevel=0.01)
    box((w * 0.93, 0.02, 1.12), lining, (0, 0.395, 0.06), (-6, 0, 0), bevel=0.005)
    for index, rgb in enumerate(((0.75, 0.38, 0.12), (0.25, 0.45, 0.6), (0.65, 0.14, 0.22), (0.35, 0.28, 0.06))):
        x = -0.6 + 0.4 * index
        box((0.3, 0.22, 0.6), syrup(rgb, 0.03), (x, 0.08, h - 0.02), bevel=0.035)
        disc(0.07, 0.08, gold(), (x, 0.08, h + 0.56))
        turned([(0, 0), (0.1, 0), (0.1, 0.22), (0.08, 0.24), (0, 0.24)], black(0.15), (x, 0.08, h + 0.62), bevel=0.01)
        box((0.2, 0.006, 0.25), printed(), (x, -0.034, h + 0.12), bevel=0)


def plain_dark():
    return paper((0.25, 0.02, 0.04))


# Beard care.
def beard_comb(at, turn):
    outline = [(-0.38, 0.22), (-0.3, 0.28), (0.3, 0.28), (0.38, 0.22), (0.38, 0.0)]
    for index in range(18):
        x = 0.345 - 0.04 * index
        outline += [(x + 0.013, 0.0), (x + 0.008, 0.15), (x - 0.01, 0.15), (x - 0.015, 0.0)]
    plate(outline + [(-0.38, 0.0)], 0.05, wood((0.4, 0.2, 0.09)), at, turn, bevel=0.006)


@model('beard-oil', **DROPPER)
def beard_oil():
    dropper_bottle(syrup((0.12, 0.035, 0.008), 0.05), black(0.6), black(0.3), at=(-0.2, 0.15, 0))
    beard_comb((0.42, -0.42, 0.03), (-90, 0, 20))


@model('beard-wash', **FLIP)
def beard_wash():
    flip_bottle(black(0.3), plastic((0.35, 0.16, 0.05)))


@model('beard-balm', views=('three-quarter', 'top'), prints='label', aspect=1.0)
def beard_balm():
    tin_, balm = metal((0.08, 0.08, 0.085), 0.3), wax((0.75, 0.56, 0.24))
    turned([(0, 0), (0.6, 0), (0.62, 0.03), (0.62, 0.3), (0.58, 0.3), (0.58, 0.2), (0, 0.2)], tin_, bevel=0.01)
    turned(curve_profile([(0.58, 0.22), (0.4, 0.25), (0.2, 0.23), (0, 0.25)], 5), balm, bevel=0)
    turn = (68, 0, 12)
    lid = (0.3, 1.02, 0.68)
    turned([(0, 0), (0.62, 0), (0.65, -0.03), (0.65, -0.2), (0.63, -0.2), (0.63, -0.02), (0, -0.02)], tin_, lid, turn, bevel=0.01)
    disc_ = turned([(0.585, 0.004), (0, 0.004)], printed(), lid, turn, bevel=0)
    layer = disc_.data.uv_layers['print']
    for loop in disc_.data.loops:
        co = disc_.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (co.x / 1.17 + 0.5, co.y / 1.17 + 0.5)
    beard_comb((0.1, -0.85, 0.03), (-90, 0, 14))


@model('beard-serum', views=FACING, prints='label', aspect=1.46)
def beard_serum():
    pump_bottle(syrup((0.1, 0.03, 0.008), 0.05), black(0.3), 0.3, 1.2, (0.2, 0.72), (-0.15, 0.1, 0))
    beard_comb((0.42, -0.4, 0.03), (-90, 0, 20))


# Appliances.
def comb_teeth(count, width, length, at, material, turn=(0, 0, 0), depth=0.03):
    """A row of teeth that point up."""
    pieces = []
    for index in range(count):
        x = -width / 2 + width * (index + 0.5) / count
        w = width / count * 0.3
        corners = [(x + sx * w * k, sy * depth / 2, z) for z, k in ((0, 1), (length, 0.4)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        pieces.append((corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], 0))
    merged(pieces, [material], at, turn)


def handle(stations, material, at=(0, 0, 0), turn=(0, 0, 0), power=0.8):
    """A standing body of oval sections: (z, half width, half depth, y)."""
    sections = [[(wide * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), y + deep * math.copysign(abs(math.sin(a)) ** power, math.sin(a)), z) for a in (k * math.pi / 20 for k in range(40))] for z, wide, deep, y in stations]
    return loft(sections, material, at, turn, smooth=1)


def clipper(body, trim, head_width=0.34, guard=None, dial=False, stations=None):
    """A trimmer that stands on its end, with the blades above."""
    handle(stations or [(0, 0.15, 0.13, 0), (0.02, 0.19, 0.17, 0), (0.3, 0.21, 0.2, 0), (0.8, 0.19, 0.17, 0), (1.2, 0.2, 0.17, -0.01), (1.42, 0.21, 0.15, -0.02), (1.45, 0.18, 0.12, -0.02)], body)
    z = 1.44
    box((head_width, 0.2, 0.1), trim, (0, -0.02, z), bevel=0.03)
    box((head_width, 0.06, 0.12), steel(), (0, -0.05, z + 0.08), (14, 0, 0), bevel=0.008)
    comb_teeth(22, head_width, 0.1, (0, -0.085, z + 0.18), steel(), (14, 0, 0))
    # A switch, a ring and a small light on the front.
    handle([(0.62, 0.05, 0.02, 0), (0.64, 0.07, 0.03, 0), (0.86, 0.07, 0.03, 0), (0.88, 0.05, 0.02, 0)], trim, (0, -0.17, 0))
    disc(0.02, 0.012, glow((0.1, 0.9, 0.3), 1.5), (0, -0.195, 0.5), (90, 0, 0), bevel=0)
    if dial:
        turned([(0.2, 1.1), (0.225, 1.11), (0.225, 1.24), (0.2, 1.25)], trim, (0, 0, 0), bevel=0.01)
    if guard:
        at, turn = guard
        box((0.4, 0.2, 0.04), trim, at, turn, bevel=0.012)
        comb_teeth(11, 0.4, 0.24, (at[0], at[1] - 0.02, at[2] + 0.04), trim, turn, 0.12)


@model('hair-trimmer', views=OBJECT)
def hair_trimmer():
    clipper(black(0.35), metal((0.45, 0.46, 0.48), 0.3), guard=((0.55, -0.2, 0), (0, 0, -15)))


@model('beard-trimmer', views=OBJECT)
def beard_trimmer():
    clipper(plastic((0.03, 0.05, 0.09), 0.4), plastic((0.02, 0.16, 0.4), 0.3), 0.3, ((0.5, -0.2, 0), (0, 0, -15)), True)
    box((0.36, 0.2, 0.04), black(), (0.62, 0.25, 0), (0, 0, 10), bevel=0.012)
    comb_teeth(9, 0.36, 0.34, (0.62, 0.23, 0.04), black(), (0, 0, 10), 0.12)


@model('body-groomer', views=OBJECT)
def body_groomer():
    clipper(plastic((0.16, 0.17, 0.18), 0.45), plastic((0.02, 0.35, 0.3), 0.3), 0.26, None, False, [(0, 0.13, 0.12, 0.05), (0.02, 0.16, 0.15, 0.05), (0.3, 0.18, 0.17, 0.02), (0.7, 0.15, 0.14, -0.02), (1.05, 0.15, 0.14, -0.02), (1.3, 0.17, 0.14, 0), (1.45, 0.15, 0.11, 0)])
    for z in (0.15, 0.22, 0.29, 0.36):
        mirrored(lambda side: box((0.02, 0.2, 0.03), rubber(), (side * 0.175, 0.02, z), bevel=0.008))
    base = black()
    box((0.6, 0.5, 0.08), base, (0, 0.05, -0.08), bevel=0.035)
    box((0.3, 0.2, 0.04), white(), (0.55, -0.2, -0.08), (0, 0, -15), bevel=0.012)
    comb_teeth(9, 0.3, 0.14, (0.55, -0.22, -0.04), white(), (0, 0, -15), 0.1)


@model('hair-clipper', views=OBJECT)
def hair_clipper():
    stations = [(0, 0.2, 0.18, 0), (0.03, 0.25, 0.23, 0), (0.3, 0.27, 0.26, 0), (0.75, 0.25, 0.22, 0), (1.15, 0.29, 0.21, -0.01), (1.42, 0.3, 0.17, -0.02), (1.46, 0.26, 0.14, -0.02)]
    clipper(metal((0.55, 0.04, 0.03), 0.3), steel(), 0.52, None, False, stations)
    tube([(0.26, -0.02, 1.3), (0.33, -0.04, 1.22), (0.33, -0.04, 1.0)], 0.035, black(), radii=(0.8, 1, 1.2))
    tube([(0, 0.1, 0.03), (0.3, 0.35, 0.03), (0.75, 0.2, 0.03), (0.85, -0.15, 0.05), (0.72, -0.38, 0.11)], 0.03, rubber())
    group(lambda: plug((0, 0, 0), (0, 0, 0), rubber()), at=(0.55, -0.5, 0), turn=(0, 0, 215), scale=0.5)
    box((0.5, 0.2, 0.04), black(), (-0.65, -0.25, 0), (0, 0, 12), bevel=0.012)
    comb_teeth(13, 0.5, 0.2, (-0.65, -0.27, 0.04), black(), (0, 0, 12), 0.1)


@model('hair-straightener', views=('three-quarter', 'top'))
def hair_straightener():
    body, trim, hot = lacquer(), black(), metal((0.25, 0.2, 0.18), 0.2)
    # Two arms that open to the left; the lower one lies on the table.
    for side in (-1, 1):
        sections = []
        for x, w, t in ((0, 0.1, 0.05), (0.03, 0.14, 0.07), (0.6, 0.15, 0.075), (1.1, 0.15, 0.075), (1.9, 0.15, 0.07), (1.98, 0.12, 0.05)):
            sections.append([(x, w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), side * 0.078 + t * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))) for a in (k * math.pi / 16 for k in range(32))])
        place = Matrix.Translation((0.95, 0, 0.155)) @ Matrix.Rotation(math.radians(180), 4, 'Z') @ Matrix.Rotation(math.radians(-12 if side > 0 else 0), 4, 'Y')
        loft(sections, body, smooth=1).matrix_world = place
        box((0.8, 0.22, 0.024), hot, bevel=0.004).matrix_world = place @ Matrix.Translation((1.45, 0, side * 0.008 - 0.012))
        for x in (0.5, 0.6, 0.7):
            disc(0.025, 0.01, trim).matrix_world = place @ Matrix.Translation((x, 0, side * 0.152 - 0.005))
    ball(0.13, trim, (0.93, 0, 0.17), (1, 1, 1.2))
    tube([(1.0, 0, 0.17), (1.25, 0, 0.12), (1.35, 0.25, 0.04), (1.0, 0.55, 0.04), (0.2, 0.6, 0.04), (-0.1, 0.5, 0.04)], 0.035, rubber())


@model('hair-dryer', views=OBJECT)
def hair_dryer():
    body, trim = lacquer(), black()
    at, turn = (0, 0, 1.35), (0, -90, 0)
    # The barrel lies along x; it blows to the left.
    turned(curve_profile([(0.33, -0.55), (0.37, -0.5), (0.4, -0.25), (0.38, 0.1), (0.3, 0.45), (0.26, 0.62)], 6), body, at, turn, bevel=0)
    turned([(0.26, 0.6), (0.28, 0.62), (0.24, 0.8), (0.235, 0.82), (0.2, 0.82), (0.2, 0.6)], trim, at, turn, bevel=0.008)
    for r in (0.3, 0.22, 0.14, 0.06):
        ring(r, 0.018, trim, (0.555, 0, 1.35), (0, 90, 0))
    disc(0.32, 0.02, black(), (0.53, 0, 1.35), (0, 90, 0), bevel=0)
    handle([(0, 0.14, 0.13, 0), (0.03, 0.17, 0.16, 0), (0.4, 0.15, 0.14, 0), (0.8, 0.17, 0.16, 0), (1.15, 0.22, 0.2, 0)], body, (0.12, 0, 0), (0, 4, 0))
    for z in (0.55, 0.72):
        box((0.1, 0.04, 0.12), trim, (0.15, -0.155, z), bevel=0.015)
    sections = [[(-x, y * w, 1.35 + z * h) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for x, w, h in ((0.8, 0.2, 0.2), (0.95, 0.26, 0.1), (1.12, 0.3, 0.045))]
    loft(sections, trim, smooth=0)
    tube([(0.13, 0, 0.03), (0.2, 0.2, 0.03), (0.7, 0.35, 0.03), (0.95, 0.05, 0.03), (0.86, -0.25, 0.06), (0.68, -0.365, 0.11)], 0.035, rubber())
    group(lambda: plug((0, 0, 0), (0, 0, 0), rubber()), at=(0.5, -0.45, 0), turn=(0, 0, 205), scale=0.5)


@model('hair-straightening-brush', views=('three-quarter', 'top'))
def hair_straightening_brush():
    body, trim = lacquer(), black()
    handle([(0, 0.1, 0.08, 0), (0.03, 0.13, 0.1, 0), (0.5, 0.12, 0.1, 0), (0.85, 0.13, 0.09, 0), (1.0, 0.22, 0.09, 0), (1.2, 0.29, 0.1, 0), (1.6, 0.31, 0.1, 0), (1.9, 0.27, 0.1, 0), (2.0, 0.18, 0.08, 0), (2.03, 0.1, 0.05, 0)], body, (-1, 0, 0.1), (90, 0, 0)).rotation_euler = (math.radians(90), 0, math.radians(90))
    hot = plastic((0.05, 0.05, 0.055), 0.25)
    thing = handle([(1.12, 0.16, 0.03, 0), (1.16, 0.22, 0.05, 0), (1.5, 0.25, 0.06, 0), (1.82, 0.22, 0.05, 0), (1.9, 0.15, 0.03, 0)], hot, (-1, 0, 0.19))
    thing.rotation_euler = (math.radians(90), 0, math.radians(90))
    tips = plastic((0.9, 0.45, 0.02))
    for row in range(7):
        for column in range(11):
            x, y = 0.17 + 0.068 * column, -0.21 + 0.07 * row
            if (x - 0.51) ** 2 / 0.4 ** 2 + y ** 2 / 0.25 ** 2 < 1:
                turned([(0.018, 0), (0.013, 0.15), (0.016, 0.17), (0, 0.18)], hot if (row + column) % 2 else tips, (x, y, 0.22), sides=10, bevel=0)
    box((0.16, 0.1, 0.02), screen(), (-0.18, 0, 0.19), bevel=0.006)
    text('180', 0.07, glow((0.3, 0.9, 1), 1.5), (-0.18, 0, 0.213), (-90, 0, 0), 0.001)
    for x in (-0.38, -0.5):
        disc(0.035, 0.02, trim, (x, 0, 0.19))
    tube([(-1.0, 0, 0.1), (-1.15, 0, 0.07), (-1.3, 0.2, 0.035), (-1.0, 0.5, 0.035), (-0.3, 0.55, 0.035), (0.0, 0.6, 0.035)], 0.035, rubber())


@model('hair-curler', views=('three-quarter', 'right'))
def hair_curler():
    body, trim, hot = lacquer(), black(), metal((0.5, 0.36, 0.3), 0.18)
    at = (-0.95, 0, 0.17)
    turn = (0, 90, 0)
    turned(curve_profile([(0, 0), (0.1, 0.01), (0.13, 0.08), (0.12, 0.4), (0.14, 0.8), (0.15, 0.9)], 6), body, at, turn, bevel=0)
    turned([(0.15, 0.88), (0.17, 0.9), (0.17, 0.98), (0.12, 1.0)], trim, at, turn, bevel=0.01)
    turned([(0.115, 0.98), (0.115, 1.85), (0.1, 1.87), (0, 1.87)], hot, at, turn, bevel=0.005)
    turned([(0.09, 1.86), (0.09, 1.96), (0.06, 2.02), (0, 2.03)], trim, at, turn, bevel=0.015)
    # The clamp lies over the barrel, with its lever above the handle.
    loft([[(x, 0.135 * math.cos(a), 0.17 + lift + 0.14 * math.sin(a)) for a in (math.radians(d) for d in range(25, 156, 13))] for x, lift in ((0.05, 0.02), (0.3, 0.012), (0.6, 0.006), (0.9, 0.0))], metal((0.6, 0.45, 0.38), 0.2), closed=False, caps=False, thickness=0.012, smooth=1)
    tube([(0.1, 0, 0.33), (-0.05, 0, 0.35), (-0.25, 0, 0.45), (-0.36, 0, 0.47)], 0.045, trim, radii=(0.7, 1, 1.1, 0.9))
    # A bent wire under the barrel is its stand.
    tube([(0.15, -0.12, 0.16), (0.28, -0.17, 0.02), (0.28, 0.17, 0.02), (0.15, 0.12, 0.16)], 0.02, steel(), straight=True)
    tube([(-0.95, 0, 0.17), (-1.1, 0, 0.15), (-1.3, -0.1, 0.035), (-1.25, -0.4, 0.035), (-0.85, -0.5, 0.035), (-0.4, -0.42, 0.035), (0.0, -0.5, 0.035), (0.25, -0.6, 0.035)], 0.035, rubber())
    group(lambda: plug((0, 0, 0), (0, 0, -24), black()), at=(0.4, -0.66, -0.08), scale=0.5)


# Toothbrushes lie on their backs, bristles up.
def toothbrush_at(y, turn, grip, bristles, accent=None, chubby=1.0):
    spin = math.radians(turn)
    def put(thing):
        thing.matrix_world = Matrix.Translation((0, y, 0)) @ Matrix.Rotation(spin, 4, 'Z') @ thing.matrix_basis
        return thing
    c = chubby
    put(tube([(-1.0, 0, 0.07 * c), (-0.6, 0, 0.075 * c), (-0.2, 0, 0.065 * c), (0.2, 0, 0.07), (0.55, 0, 0.075), (0.68, 0, 0.075)], 0.07, grip, radii=(0.85 * c, 1.05 * c, 0.85 * c, 0.7, 0.45, 0.5)))
    put(ball(0.06 * c, grip, (-1.0, 0, 0.07 * c)))
    put(loft([[(x, w * math.cos(a), 0.075 + 0.03 * math.sin(a)) for a in (k * math.pi / 12 for k in range(24))] for x, w in ((0.58, 0.03), (0.63, 0.07), (0.75, 0.085), (0.95, 0.085), (1.04, 0.06), (1.06, 0.02))], grip, smooth=1))
    tufts = []
    for row in range(4):
        for column in range(10):
            x, yy = 0.66 + 0.038 * column, -0.051 + 0.034 * row
            high = 0.16 + 0.02 * math.cos(column * 1.4)
            pts = [(x + 0.016 * k * math.cos(a), yy + 0.016 * k * math.sin(a), z) for z, k in ((0.09, 0.8), (0.1 + high, 1)) for a in (j * math.pi / 4 for j in range(8))]
            tufts.append((pts, [(j, (j + 1) % 8, 8 + (j + 1) % 8, 8 + j) for j in range(8)] + [tuple(range(8, 16))], (column in (0, 1, 8, 9)) if len(bristles) > 1 else 0))
    put(merged(tufts, bristles))
    if accent:
        for x in (-0.62, -0.54, -0.46, -0.38, -0.3):
            put(box((0.035, 0.1 * c, 0.03), accent, (x, 0, 0.125 * c), bevel=0.012))


@model('toothbrush', views=('three-quarter', 'top'))
def toothbrush():
    toothbrush_at(0.2, 8, lacquer(), [white(), plastic((0.1, 0.35, 0.75))], rubber((0.75, 0.75, 0.76)))


@model('bamboo-toothbrush', views=('three-quarter', 'top'))
def bamboo_toothbrush():
    cane = wood((0.66, 0.42, 0.2))
    toothbrush_at(0.2, 8, cane, [lacquer()])
    sleeve = tube([(-1.02, 0, 0.0), (-0.2, 0, 0.0)], 0.08, lacquer(), straight=True)
    sleeve.matrix_world = Matrix.Translation((0, 0.2, 0.072)) @ Matrix.Rotation(math.radians(8), 4, 'Z')


@model('charcoal-toothbrush', views=('three-quarter', 'top'))
def charcoal_toothbrush():
    toothbrush_at(0.2, 8, lacquer(), [black(0.6)], rubber())


@model('kids-toothbrush', views=('three-quarter', 'top'))
def kids_toothbrush():
    toothbrush_at(0.0, 6, lacquer(), [white(), plastic((0.85, 0.25, 0.4))], rubber((0.85, 0.6, 0.05)), 1.9)
    # A bear's head at the end of the handle.
    grip, dark = lacquer(), black()
    def head():
        ball(0.32, grip, squash=(1.05, 0.75, 0.95))
        for side in (-1, 1):
            ball(0.13, grip, (side * 0.25, 0.02, 0.24), (1, 0.6, 1))
            ball(0.075, plastic((0.85, 0.45, 0.5)), (side * 0.25, -0.05, 0.24), (1, 0.4, 1))
            ball(0.042, dark, (side * 0.12, -0.215, 0.07), (1, 0.6, 1.2))
        ball(0.15, white(), (0, -0.19, -0.09), (1.1, 0.6, 0.8))
        ball(0.055, dark, (0, -0.275, -0.05), (1.2, 0.6, 0.8))
    group(head, at=(-1.17, -0.14, 0.26), turn=(-24, 0, -22), scale=0.85)
