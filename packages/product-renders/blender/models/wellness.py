"""Supplements, health devices, supports and mobility aids."""

from materials import *
from models.beauty import handle
from models.packs import *
from parts import *
from registry import model

OBJECT = ('three-quarter', 'right')


def blue_screen():
    return plastic((0.45, 0.55, 0.5), 0.15)


def digits(words, size, at, turn=(0, 0, 0), rgb=None):
    return text(words, size, plastic(rgb, 0.4) if rgb else black(), at, turn, 0.002)


# Supplements: a bottle, and some of what it holds.
def remedy(body, cap, shapes, materials, count=26, seed=2, height=0.12, tilt=40, at=(-0.2, 0.15, 0)):
    pill_bottle(body, cap, at=at)
    pile(shapes, count, 0.3, height, materials, (0.52, -0.36, 0), seed, tilt, base=False)


def capsules(rgb_body, rgb_cap, places=None):
    shells = [(capsule(0.3, 0.06, half=-1), plastic(rgb_body, 0.15)), (capsule(0.3, 0.06, half=1), plastic(rgb_cap, 0.15))]
    strewn(shells, places or [(0.35, -0.4, 20), (0.62, -0.3, 100), (0.55, -0.58, -30), (0.85, -0.45, 60), (0.2, -0.62, 150), (0.8, -0.1, 10), (0.42, -0.15, 75)])


@model('capsule-bottle', **PILLS)
def capsule_bottle():
    pill_bottle(plastic((0.04, 0.16, 0.06), 0.25), plastic((0.75, 0.55, 0.2)), at=(-0.2, 0.15, 0))
    capsules((0.55, 0.4, 0.16), (0.06, 0.26, 0.06))


@model('tablet-bottle', **PILLS)
def tablet_bottle():
    pill_bottle(white(), plastic((0.05, 0.3, 0.1)), at=(-0.2, 0.15, 0))
    herbal = food((0.42, 0.3, 0.14))
    for x, y in ((0.3, -0.4), (0.53, -0.42), (0.77, -0.38), (0.42, -0.63), (0.66, -0.64), (0.63, -0.2), (0.41, -0.19), (0.88, -0.16)):
        disc(0.1, 0.055, herbal, (x, y, 0), bevel=0.02)
    for x, y in ((0.48, -0.52), (0.6, -0.32)):
        disc(0.1, 0.055, herbal, (x, y, 0.056), bevel=0.02)


def coin_tablet(radius, thickness):
    """A round tablet with domed faces."""
    return kernel(radius * 2, radius * 2, thickness * 1.3, 20, 10, lambda x, y, z: (x, y, max(-0.75, min(0.75, z * 1.6)) * (1 if abs(z) > 0.3 else 1)))


def oblong(length=0.24, width=0.1, height=0.08):
    return kernel(length, width, height, 18, 16, lambda x, y, z: (math.copysign(abs(x) ** 0.6, x), y, z))


@model('churna-jar', **PILLS)
def churna_jar():
    pill_bottle(white(), plastic((0.05, 0.22, 0.08)), at=(-0.2, 0.15, 0))
    powder(0.34, 0.2, food((0.33, 0.22, 0.09), 0.9), (0.55, -0.35, 0))
    spoon = wood((0.5, 0.3, 0.14))
    tube([(0.25, -0.6, 0.05), (0.0, -0.66, 0.03), (-0.3, -0.7, 0.025)], 0.026, spoon)
    ball(0.11, spoon, (0.33, -0.59, 0.05), (1.2, 0.8, 0.4), (0, 0, 12))
    ball(0.09, food((0.33, 0.22, 0.09), 0.9), (0.33, -0.59, 0.075), (1.2, 0.8, 0.4), (0, 0, 12))


@model('juice-bottle', views=FACING, prints='label', aspect=1.22)
def juice_bottle():
    at = (-0.2, 0.15, 0)
    turned(curve_profile([(0, 0), (0.36, 0), (0.4, 0.05), (0.4, 0.5), (0.4, 1.05), (0.36, 1.2), (0.2, 1.36), (0.17, 1.46)], 6), syrup((0.1, 0.17, 0.015), 0.06), at, bevel=0)
    screw_cap(0.2, 0.2, plastic((0.05, 0.3, 0.08)), (-0.2, 0.15, 1.42), 40)
    wrap(0.406, 0.2, 0.98, printed(), 134, at)
    x, y = 0.55, -0.35
    turned([(0, 0), (0.2, 0), (0.26, 0.6), (0.245, 0.6), (0.19, 0.04), (0, 0.04)], clear(alpha=0.2), (x, y, 0), bevel=0.008)
    turned([(0, 0.045), (0.19, 0.045), (0.235, 0.46), (0, 0.46)], syrup((0.2, 0.3, 0.03), 0.06), (x, y, 0), bevel=0)
    for dx, dy in ((-0.35, -0.3), (-0.12, -0.42)):
        ball(0.12, plastic((0.42, 0.5, 0.08), 0.2), (x + dx, y + dy, 0.11), (1, 1, 0.92))


@model('ras-drops', **DROPPER)
def ras_drops():
    dropper_bottle(syrup((0.1, 0.03, 0.008), 0.05), rubber(), white(), at=(-0.15, 0.1, 0))
    points, faces = kernel(0.34, 0.16, 0.02, 10, 10, lambda x, y, z: (x, y * (1 - 0.3 * x), z + 1.5 * x * x))
    for x, y, turn in ((0.4, -0.35, 20), (0.28, -0.5, -30), (0.52, -0.52, 60)):
        merged([(points, faces, 0)], [leaf()], (x, y, 0.02), (0, 0, turn))


@model('protein-tub', views=FACING, prints='label', aspect=1.95)
def protein_tub():
    at, r = (-0.2, 0.2, 0), 0.6
    turned([(0, 0), (r * 0.95, 0), (r, 0.04), (r, 1.12), (r * 0.95, 1.2), (r * 0.85, 1.24), (r * 0.85, 1.28), (0, 1.28)], black(0.4), at, bevel=0.03)
    screw_cap(r * 0.94, 0.26, black(0.35), (at[0], at[1], 1.27), 70)
    wrap(r + 0.004, 0.12, 1.06, printed(), 174, at)
    scoop((0.6, -0.5, 0), (0.72, 0.52, 0.36))


def scoop(at, rgb, heap_radius=0.3):
    x, y, _ = at
    powder(heap_radius, 0.14, food(rgb, 0.9), at)
    cup_ = plastic((0.05, 0.05, 0.055), 0.3)
    turned([(0, 0), (0.12, 0), (0.14, 0.2), (0.125, 0.2), (0.11, 0.02), (0, 0.02)], cup_, (x - 0.05, y - 0.1, 0.12), (24, 0, 20), bevel=0.006)
    disc(0.12, 0.02, food(rgb, 0.9), (x - 0.075, y - 0.17, 0.26), (24, 0, 20), bevel=0)
    box((0.42, 0.06, 0.02), cup_, (x - 0.3, y - 0.2, 0.28), (0, 10, 12), bevel=0.008)


@model('plant-protein-pouch', **POUCH)
def plant_protein_pouch():
    pouch(1.2, 1.7, 0.56, at=(-0.22, 0.3, 0))
    scoop((0.62, -0.42, 0), (0.6, 0.55, 0.34), 0.34)
    pile([kernel(0.1, 0.1, 0.1, 10, 8)], 12, 0.2, 0, plastic((0.35, 0.45, 0.1), 0.4), (0.0, -0.65, 0), 3, 20, base=False)


@model('nutrition-shake', views=FACING, prints='label', aspect=2.64)
def nutrition_shake():
    tin(0.46, 1.16, (-0.3, 0.25, 0), plastic((0.1, 0.25, 0.55)), white())
    x, y = 0.55, -0.3
    turned([(0, 0), (0.22, 0), (0.3, 0.8), (0.285, 0.8), (0.21, 0.04), (0, 0.04)], clear(alpha=0.22), (x, y, 0), bevel=0.01)
    turned([(0, 0.045), (0.21, 0.045), (0.265, 0.66), (0, 0.67)], plastic((0.75, 0.58, 0.42), 0.25), (x, y, 0), bevel=0)
    tube([(x, y, 0.3), (x + 0.1, y, 0.7), (x + 0.2, y + 0.02, 1.05)], 0.028, plastic((0.75, 0.05, 0.08)))


@model('mass-gainer-bag', views=FACING, prints='label', aspect=0.74)
def mass_gainer_bag():
    pouch(1.4, 1.9, 0.8, at=(-0.1, 0.2, 0))
    box((1.3, 0.05, 0.06), black(), (-0.1, 0.2, 1.86), bevel=0.02)
    tube([(-0.35, 0.2, 1.88), (-0.32, 0.2, 2.05), (0.12, 0.2, 2.05), (0.15, 0.2, 1.88)], 0.04, black())
    scoop((0.72, -0.52, 0), (0.5, 0.32, 0.2), 0.3)


@model('multivitamin-bottle', **PILLS)
def multivitamin_bottle():
    tablet = oblong()
    remedy(white(), plastic((0.75, 0.2, 0.03)), [tablet, tablet, tablet, tablet], [plastic((0.8, 0.28, 0.02)), plastic((0.1, 0.4, 0.1)), plastic((0.75, 0.05, 0.05)), plastic((0.85, 0.62, 0.05))], 24, tilt=15, height=0.08)


@model('omega-3-bottle', **PILLS)
def omega_3_bottle():
    amber = syrup((0.85, 0.42, 0.02), 0.04)
    remedy(syrup((0.28, 0.09, 0.01), 0.06), white(), [kernel(0.24, 0.12, 0.12, 16, 12)], amber, 22, tilt=15, height=0.1)


@model('vitamin-d3-bottle', **PILLS)
def vitamin_d3_bottle():
    remedy(white(), plastic((0.9, 0.6, 0.02)), [coin_tablet(0.065, 0.05)], plastic((0.88, 0.68, 0.12), 0.4), 34, tilt=12, height=0.06)


@model('calcium-bottle', **PILLS)
def calcium_bottle():
    tablets = plastic((0.85, 0.84, 0.8), 0.5)
    # A seed with which no tablets overlap
    remedy(plastic((0.3, 0.5, 0.72), 0.3), white(), [oblong(0.24, 0.11, 0.09)], tablets, 7, seed=3199, tilt=2, height=0)


@model('biotin-bottle', **PILLS)
def biotin_bottle():
    remedy(white(), plastic((0.65, 0.12, 0.3)), [coin_tablet(0.085, 0.06)], plastic((0.8, 0.35, 0.42), 0.4), 24, tilt=12, height=0.07)


@model('zinc-bottle', **PILLS)
def zinc_bottle():
    remedy(plastic((0.16, 0.18, 0.2), 0.3), metal((0.6, 0.62, 0.65), 0.3), [coin_tablet(0.085, 0.06)], plastic((0.62, 0.66, 0.7), 0.4), 24, tilt=12, height=0.07)


@model('iron-bottle', **PILLS)
def iron_bottle():
    remedy(syrup((0.22, 0.05, 0.01), 0.06), black(), [oblong(0.22, 0.11, 0.09)], plastic((0.36, 0.03, 0.02), 0.3), 20, tilt=12, height=0.08)


# Devices.
@model('blood-pressure-monitor', views=OBJECT)
def blood_pressure_monitor():
    body, trim, cuff = white(), plastic((0.1, 0.25, 0.5)), rubber((0.045, 0.06, 0.11))
    loft([[(x * w, y * d, z) for x, y, z in ((-1, -1, low), (0, -1.06, low), (1, -1, low), (1.03, 0, (low + high) / 2), (1, 1, high), (0, 1.05, high), (-1, 1, high), (-1.03, 0, (low + high) / 2))] for w, d, low, high in ((0.48, 0.48, 0, 0), (0.52, 0.52, 0.03, 0.03), (0.53, 0.53, 0.16, 0.36), (0.5, 0.5, 0.2, 0.4))], body, (-0.3, -0.2, 0), smooth=2)
    slope = 11.5
    box((0.66, 0.56, 0.03), screen(), (-0.3, -0.12, 0.29), (slope, 0, 0), bevel=0.02)
    box((0.58, 0.48, 0.012), blue_screen(), (-0.3, -0.125, 0.315), (slope, 0, 0), bevel=0.005)
    for words, y, z, size in (('118', 0.0, 0.355, 0.18), ('76', -0.155, 0.324, 0.18), ('72', -0.29, 0.297, 0.13)):
        digits(words, size, (-0.22, y, z), (slope - 90, 0, 0))
    disc(0.1, 0.04, trim, (-0.3, -0.57, 0.21), (8, 0, 0))
    disc(0.05, 0.04, trim, (-0.06, -0.57, 0.21), (8, 0, 0))
    # The arm cuff, rolled up, and its hose.
    worn([(0, 0, 0.75, 0.36, 0.36), (0, 0, 0.5, 0.37, 0.37), (0, 0, 0.25, 0.37, 0.37), (0, 0, 0.0, 0.36, 0.36)], cuff, folds=0.01, at=(0.72, 0.35, 0), steps=30, sides=90)
    turned([(0.385, 0.04), (0.395, 0.05), (0.395, 0.7), (0.385, 0.71)], cuff, (0.72, 0.35, 0), bevel=0)
    wrap(0.41, 0.2, 0.56, plastic((0.1, 0.25, 0.5)), 60, (0.72, 0.35, 0))
    tube([(0.22, 0.0, 0.12), (0.38, -0.05, 0.05), (0.5, -0.35, 0.04), (0.85, -0.4, 0.04), (1.0, -0.1, 0.1), (0.95, 0.0, 0.25)], 0.035, rubber((0.1, 0.11, 0.13)))


@model('pulse-oximeter', views=('top', 'right'))
def pulse_oximeter():
    body, trim = plastic((0.82, 0.84, 0.86), 0.25), plastic((0.06, 0.22, 0.5), 0.3)
    # Two jaws, hinged at the back, slightly open at the front for a finger.
    def jaw(up, material):
        sections = [[(wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), y, tall * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))) for a in (k * math.pi / 16 for k in range(32))] for y, wide, tall in ((-0.85, 0.38, 0.1), (-0.8, 0.44, 0.16), (-0.3, 0.46, 0.2), (0.5, 0.45, 0.2), (0.8, 0.38, 0.16), (0.85, 0.3, 0.1))]
        loft(sections, material, (0, 0, 0.24 + 0.46 * up), (-4 if up else 0, 0, 0), smooth=1)
    jaw(0, trim)
    jaw(1, body)
    box((0.6, 1.0, 0.3), rubber((0.05, 0.05, 0.06)), (0, 0.1, 0.32), bevel=0.08)
    box((0.62, 0.86, 0.03), screen(), (0, 0.0, 0.885), (-4, 0, 0), bevel=0.02)
    text('98', 0.36, glow((0.1, 0.8, 1), 1.2), (-0.06, 0.2, 0.925), (-94, 0, 0), 0.002)
    text('%', 0.16, glow((0.1, 0.8, 1), 1.2), (0.22, 0.16, 0.925), (-94, 0, 0), 0.002)
    text('72', 0.28, glow((1, 0.75, 0.1), 1.2), (-0.06, -0.2, 0.945), (-94, 0, 0), 0.002)
    disc(0.1, 0.03, trim, (0, -0.6, 0.93), (-4, 0, 0))
    tube([(-0.3, 0.75, 0.6), (-0.6, 0.6, 0.2), (-0.75, 0.1, 0.025), (-0.6, -0.5, 0.025), (-0.85, -0.75, 0.025)], 0.025, trim)


@model('nebuliser', views=OBJECT)
def nebuliser():
    body, trim = white(), plastic((0.1, 0.35, 0.6))
    loft([[(wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)), z) for a in (k * math.pi / 20 for k in range(40))] for z, wide, deep in ((0, 0.6, 0.42), (0.03, 0.66, 0.47), (0.4, 0.67, 0.48), (0.72, 0.6, 0.42), (0.8, 0.5, 0.34), (0.82, 0.3, 0.2))], body, (0.3, 0.3, 0), smooth=1)
    tube([(0.0, 0.3, 0.78), (0.05, 0.3, 0.98), (0.55, 0.3, 0.98), (0.6, 0.3, 0.78)], 0.055, trim)
    for index in range(6):
        box((0.34, 0.02, 0.025), grey(), (0.5, -0.18, 0.2 + 0.06 * index), bevel=0.008)
    disc(0.07, 0.05, trim, (0.02, -0.165, 0.42), (90, 0, 0))
    box((0.12, 0.04, 0.2), trim, (0.8, -0.13, 0.5), bevel=0.02)
    # The mask with its cup, and the hose.
    mask, x, y = clear((0.7, 0.88, 0.85), 0.5), -0.72, -0.3
    loft([[(x + wide * math.cos(a), y - 0.35 * (1 - t) + 0.16, 0.42 + tall * math.sin(a) - 0.05 * t) for a in (k * math.pi / 16 for k in range(32))] for t, wide, tall in ((1, 0.32, 0.4), (0.85, 0.31, 0.38), (0.45, 0.24, 0.28), (0.1, 0.13, 0.14), (0, 0.08, 0.08))], mask, caps=False, thickness=0.02, smooth=1)
    turned([(0, 0), (0.06, 0), (0.15, 0.12), (0.15, 0.3), (0.13, 0.32), (0.07, 0.34), (0.07, 0.42), (0, 0.42)], clear((0.85, 0.92, 0.95), 0.55), (x, y - 0.24, 0.0), bevel=0.01)
    tube([(x, y - 0.24, 0.02), (x + 0.25, y - 0.35, 0.03), (x + 0.7, y - 0.25, 0.03), (x + 1.1, y - 0.3, 0.03), (x + 1.15, y + 0.1, 0.2), (0.3, -0.16, 0.3)], 0.035, clear((0.75, 0.9, 0.85), 0.7))


@model('glucometer-kit', views=('top', 'three-quarter'))
def glucometer_kit():
    body, trim = plastic((0.1, 0.16, 0.3), 0.3), white()
    outline = [(0.36 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 0.6 * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))) for a in (k * math.pi / 24 for k in range(48))]
    plate(outline, 0.2, trim, (-0.3, 0.05, 0.1), (-90, 0, 8), bevel=0.06)
    plate([(x * 0.9, z * 0.92) for x, z in outline], 0.22, body, (-0.3, 0.05, 0.11), (-90, 0, 8), bevel=0.03)
    box((0.48, 0.44, 0.02), blue_screen(), (-0.32, 0.2, 0.215), (0, 0, 8), bevel=0.02)
    digits('104', 0.2, (-0.32, 0.22, 0.24), (-90, 0, 8))
    digits('mg/dL', 0.07, (-0.28, 0.07, 0.24), (-90, 0, 8))
    disc(0.1, 0.03, plastic((0.15, 0.4, 0.75)), (-0.25, -0.3, 0.21))
    box((0.13, 0.42, 0.015), white(), (-0.2, -0.68, 0.1), (0, 0, 8), bevel=0.004)
    box((0.13, 0.1, 0.018), plastic((0.75, 0.02, 0.02)), (-0.17, -0.84, 0.1), (0, 0, 8), bevel=0.004)
    # The lancing pen, the bottle of strips and lancets.
    turned([(0, 0), (0.05, 0), (0.08, 0.06), (0.09, 0.2), (0.09, 0.8), (0.07, 0.95), (0.04, 1.0), (0, 1.0)], trim, (0.35, -0.62, 0.09), (-90, 0, -10), bevel=0.01)
    turned([(0.092, 0.3), (0.095, 0.32), (0.095, 0.6), (0.092, 0.62)], body, (0.35, -0.62, 0.09), (-90, 0, -10), bevel=0.01)
    turned([(0, 0), (0.16, 0), (0.16, 0.44), (0, 0.44)], trim, (0.8, 0.15, 0), bevel=0.02)
    turned([(0, 0.44), (0.17, 0.44), (0.17, 0.54), (0, 0.55)], body, (0.8, 0.15, 0), bevel=0.015)
    for x, y, turn in ((0.7, -0.3, 30), (0.8, -0.5, -20), (0.95, -0.3, 80)):
        turned([(0, 0), (0.04, 0), (0.04, 0.16), (0.015, 0.17), (0.015, 0.26), (0.03, 0.28), (0, 0.3)], plastic((0.15, 0.4, 0.75)), (x, y, 0.04), (90, 0, turn), bevel=0.005)


def stick_thermometer(body, accent, tip_length=0.5):
    """A digital thermometer, lying with its tip at the left."""
    sections = [[(x, wide * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), 0.1 + tall * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))) for a in (k * math.pi / 14 for k in range(28))] for x, wide, tall in ((-0.65, 0.05, 0.045), (-0.4, 0.065, 0.05), (-0.1, 0.14, 0.08), (0.2, 0.19, 0.1), (0.7, 0.19, 0.1), (1.02, 0.15, 0.09), (1.05, 0.12, 0.07))]
    loft(sections, body, smooth=1)
    tube([(-0.6, 0, 0.1), (-0.85, 0, 0.1)], 0.042, body, straight=True)
    turned([(0, 0), (0.03, 0.01), (0.04, 0.06), (0.04, 0.16), (0, 0.16)], steel(), (-0.99, 0, 0.1), (0, 90, 0), bevel=0.005)
    box((0.44, 0.22, 0.02), blue_screen(), (0.38, 0, 0.19), bevel=0.02)
    digits('36.8', 0.15, (0.37, 0, 0.213), (-90, 0, 0))
    box((0.14, 0.16, 0.04), accent, (0.78, 0, 0.18), bevel=0.03)


@model('digital-thermometer', views=('top', 'three-quarter'))
def digital_thermometer():
    stick_thermometer(white(), plastic((0.1, 0.35, 0.7)))
    case = clear((0.8, 0.88, 0.92), 0.4)
    box((1.7, 0.4, 0.16), case, (0.05, 0.55, 0), (0, 0, 3), bevel=0.06)


@model('infrared-thermometer', views=OBJECT)
def infrared_thermometer():
    body, trim = white(), plastic((0.06, 0.28, 0.55))
    # It points to the left: a head on a pistol grip.
    loft([[(x, wide * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)), 1.3 + tall * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))) for a in (k * math.pi / 16 for k in range(32))] for x, wide, tall in ((-0.62, 0.18, 0.2), (-0.58, 0.21, 0.24), (-0.2, 0.24, 0.3), (0.25, 0.25, 0.32), (0.45, 0.22, 0.29), (0.5, 0.16, 0.22))], body, smooth=1)
    turned([(0.18, 0), (0.19, 0.02), (0.17, 0.12), (0.12, 0.12), (0.1, 0.04), (0, 0.04)], trim, (-0.58, 0, 1.3), (0, -90, 0), bevel=0.01)
    disc(0.06, 0.03, screen(), (-0.62, 0, 1.3), (0, -90, 0))
    handle([(0, 0.2, 0.15, 0), (0.04, 0.24, 0.19, 0), (0.5, 0.21, 0.18, 0), (0.9, 0.2, 0.19, 0), (1.15, 0.26, 0.2, 0)], body, (0.34, 0, 0), (0, -8, 0))
    handle([(0.1, 0.13, 0.02, 0), (0.14, 0.17, 0.03, 0), (0.7, 0.15, 0.03, 0), (0.8, 0.1, 0.02, 0)], trim, (0.31, -0.185, 0), (0, -8, 0))
    box((0.1, 0.18, 0.24), trim, (-0.04, 0, 0.84), (0, 12, 0), bevel=0.04)
    # The display is on the back and shown again at the side.
    box((0.5, 0.02, 0.3), screen(), (0.02, -0.25, 1.17), bevel=0.03)
    text('36.6', 0.2, glow((0.2, 1, 0.4), 1.2), (0.02, -0.268, 1.32), depth=0.002)


@model('baby-thermometer', views=('top', 'three-quarter'))
def baby_thermometer():
    soft, accent = plastic((0.85, 0.5, 0.58), 0.4), plastic((0.9, 0.7, 0.2), 0.4)
    stick_thermometer(soft, accent)
    # A bear's head at the end.
    ball(0.3, soft, (1.15, 0, 0.13), (1, 1, 0.42))
    mirrored(lambda side: ball(0.12, accent, (1.38, side * 0.22, 0.12), (1, 1, 0.7)))
    mirrored(lambda side: ball(0.035, black(), (1.2, side * 0.1, 0.25)))
    ball(0.08, white(), (1.06, 0, 0.24), (1, 1, 0.5))
    ball(0.03, black(), (1.08, 0, 0.285))


# Massage.
@model('body-massager', views=OBJECT)
def body_massager():
    body, trim = plastic((0.03, 0.16, 0.3), 0.25), white()
    # A round head with nodes below a bent handle; it lies on its head.
    turned(curve_profile([(0.38, 0), (0.48, 0.06), (0.5, 0.2), (0.42, 0.42), (0.2, 0.55), (0, 0.58)], 6), body, (-0.5, 0, 0.1), bevel=0)
    turned([(0, 0), (0.38, 0), (0.42, 0.03), (0.42, 0.1), (0, 0.1)], trim, (-0.5, 0, 0.03), bevel=0.02)
    around(9, 0.3, lambda at, degrees: ball(0.07, trim, at), at=(-0.5, 0, 0.06))
    tube([(-0.55, 0, 0.5), (-0.1, 0, 0.68), (0.5, 0, 0.6), (1.0, 0, 0.4)], 0.16, body, radii=(1.3, 1.0, 0.95, 0.85))
    ball(0.137, body, (1.0, 0, 0.4))
    tube([(0.15, -0.1, 0.68), (0.5, -0.1, 0.62), (0.8, -0.08, 0.5)], 0.1, rubber((0.05, 0.05, 0.06)))
    turned([(0, 0), (0.1, 0), (0.12, 0.03), (0.12, 0.06), (0, 0.08)], trim, (-0.5, 0, 0.66), bevel=0.01)
    # Interchangeable heads.
    for x, y, kind in ((-0.15, -0.75, 0), (0.5, -0.7, 1), (1.0, -0.4, 2)):
        turned([(0, 0), (0.24, 0), (0.26, 0.03), (0.24, 0.1), (0, 0.1)], body, (x, y, 0), bevel=0.02)
        if kind == 0:
            around(5, 0.14, lambda at, degrees: ball(0.06, trim, at), at=(x, y, 0.12))
        elif kind == 1:
            pile([kernel(0.04, 0.04, 0.07, 6, 5)], 60, 0.19, 0.0, trim, (x, y, 0.12), 3, 3, base=False, scatter=1, floor=1)
        else:
            ball(0.16, trim, (x, y, 0.1), (1, 1, 0.55))
    tube([(1.1, 0, 0.38), (1.3, 0.1, 0.2), (1.2, 0.45, 0.035), (0.6, 0.6, 0.035), (0.2, 0.5, 0.035)], 0.035, rubber())


@model('foot-massager', views=('top', 'three-quarter'))
def foot_massager():
    body, trim, lining = plastic((0.12, 0.12, 0.13), 0.35), plastic((0.5, 0.5, 0.52), 0.3), rubber((0.16, 0.025, 0.03))
    loft([[(wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)), z + 0.16 * (deep * math.sin(a) + 0.6) * (z > 0.2)) for a in (k * math.pi / 24 for k in range(48))] for z, wide, deep in ((0, 0.9, 0.72), (0.05, 1, 0.8), (0.3, 1.02, 0.82), (0.42, 0.95, 0.76), (0.45, 0.85, 0.66))], body, smooth=1)
    for side in (-1, 1):
        outline = [(0.29 * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)), 0.62 * math.sin(a)) for a in (k * math.pi / 20 for k in range(40))]
        plate(outline, 0.06, trim, (side * 0.44, -0.02, 0.56), (-82, 0, 0), bevel=0.028)
        plate([(x * 0.86, z * 0.93) for x, z in outline], 0.07, lining, (side * 0.44, -0.02, 0.562), (-82, 0, 0), bevel=0.02)
        for row in range(5):
            y = -0.42 + 0.2 * row
            z = 0.585 + 0.14 * y
            for x in (-0.11, 0, 0.11):
                ball(0.06, plastic((0.6, 0.1, 0.1), 0.3), (side * 0.44 + x, y, z), (1, 1, 0.9))
    box((0.2, 0.34, 0.03), screen(), (0, 0.3, 0.585), (8, 0, 0), bevel=0.03)
    for y in (0.22, 0.32, 0.42):
        disc(0.03, 0.02, glow((0.2, 0.6, 1), 1.2), (0, y, 0.6 + 0.14 * (y - 0.3)), (8, 0, 0), bevel=0)


@model('neck-massager', views=('three-quarter', 'top'))
def neck_massager():
    body, trim, pad = white(), plastic((0.5, 0.5, 0.52), 0.3), metal((0.75, 0.76, 0.78), 0.2)
    # A U-shaped collar, open to the front.
    points = []
    for index in range(13):
        angle = math.radians(-60 + 25 * index)
        points.append((0.72 * math.cos(angle), 0.78 * math.sin(angle), 0.3 + 0.05 * math.sin(angle)))
    tube(points, 0.15, body, radii=[1.25, 1.2, 1, 0.9, 0.85, 0.95, 1.15, 0.95, 0.85, 0.9, 1, 1.2, 1.25])
    for index in (0, 12):
        ball(0.188, body, points[index])
    for degrees in (55, 125, 90):
        angle = math.radians(degrees)
        x, y = 0.6 * math.cos(angle), 0.63 * math.sin(angle)
        turned(curve_profile([(0.17, 0), (0.16, 0.08), (0.1, 0.13), (0, 0.15)], 4), pad, (x, y, 0.34), (90, 0, degrees - 90), bevel=0)
    disc(0.1, 0.03, trim, (-0.44, -0.86, 0.3), (90, 0, -25))
    text('M', 0.1, glow((0.2, 0.6, 1), 1), (-0.455, -0.895, 0.3), (0, 0, -25), 0.002)
    mirrored(lambda side: box((0.03, 0.3, 0.08), trim, (side * 0.86, -0.1, 0.26), bevel=0.012))


@model('acupressure-mat', views=('top', 'three-quarter'))
def acupressure_mat():
    fabric, spike = plastic((0.07, 0.05, 0.16), 0.8), plastic((0.85, 0.84, 0.88), 0.3)
    box((1.2, 2.0, 0.1), fabric, (-0.1, 0, 0), bevel=0.045)
    loft([[(x, 0.75 + 0.2 * math.cos(a), 0.24 + 0.16 * math.sin(a)) if abs(x + 0.1) < 0.55 else (x, 0.75 + 0.17 * math.cos(a), 0.24 + 0.13 * math.sin(a)) for a in (k * math.pi / 12 for k in range(24))] for x in (-0.66, -0.62, -0.3, 0.1, 0.42, 0.46)], fabric, smooth=1)
    pieces = []
    def flower(x, y, z, tilt=0.0):
        spin = Matrix.Rotation(tilt, 3, 'X')
        base = [(0.05 * math.cos(k * math.pi / 6), 0.05 * math.sin(k * math.pi / 6)) for k in range(12)]
        rim = [tuple(spin @ Vector((px, py, h)) + Vector((x, y, z))) for h in (0, 0.02) for px, py in base]
        pieces.append((rim, [(k, (k + 1) % 12, 12 + (k + 1) % 12, 12 + k) for k in range(12)] + [tuple(range(12, 24))], 0))
        for k in range(7):
            a = k * 2 * math.pi / 6
            cx, cy = (0, 0) if k == 6 else (0.034 * math.cos(a), 0.034 * math.sin(a))
            cone = [tuple(spin @ Vector((cx + 0.009 * math.cos(j * 1.57), cy + 0.009 * math.sin(j * 1.57), 0.018)) + Vector((x, y, z))) for j in range(4)] + [tuple(spin @ Vector((cx, cy, 0.06)) + Vector((x, y, z)))]
            pieces.append((cone, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], 0))
    for row in range(13):
        for column in range(10):
            flower(-0.6 + 0.111 * column, -0.92 + 0.113 * row, 0.1)
    for column in range(9):
        for angle in (-62, -25, 12):
            a = math.radians(angle)
            flower(-0.54 + 0.11 * column, 0.75 + 0.2 * math.sin(a), 0.24 + 0.16 * math.cos(a), -a)
    merged(pieces, [spike])


@model('massage-gun', views=OBJECT)
def massage_gun():
    body, trim, metal_ = black(0.4), plastic((0.35, 0.36, 0.38), 0.3), metal((0.5, 0.08, 0.05), 0.25)
    turned(curve_profile([(0, -0.5), (0.22, -0.48), (0.28, -0.38), (0.28, 0.2), (0.24, 0.36), (0.17, 0.42)], 5), body, (0, 0, 1.25), (0, -90, 0), bevel=0)
    turned([(0.285, -0.3), (0.29, -0.29), (0.29, -0.22), (0.285, -0.21)], metal_, (0, 0, 1.25), (0, -90, 0), bevel=0)
    turned([(0.12, 0.4), (0.12, 0.52), (0.06, 0.53), (0.06, 0.66), (0, 0.66)], trim, (0, 0, 1.25), (0, -90, 0), bevel=0.01)
    ball(0.2, rubber((0.06, 0.06, 0.065)), (-0.78, 0, 1.25))
    handle([(0, 0.15, 0.14, 0), (0.03, 0.18, 0.17, 0), (0.5, 0.16, 0.15, 0), (0.9, 0.17, 0.16, 0), (1.1, 0.22, 0.2, 0)], rubber((0.04, 0.04, 0.045)), (0.08, 0, 0), (0, 3, 0))
    around(7, 0.17, lambda at, degrees: disc(0.025, 0.02, trim, (0.5, at[0], 1.25 + at[1]), (0, 90, 0), bevel=0))
    box((0.1, 0.02, 0.24), screen(), (0.02, -0.285, 1.13), bevel=0.01)
    for z in (1.17, 1.23, 1.29):
        box((0.05, 0.012, 0.025), glow((0.2, 0.8, 1), 1.5), (0.02, -0.293, z), bevel=0.004)
    # Interchangeable heads: a bullet, a fork and a flat one.
    grey_ = rubber((0.09, 0.09, 0.1))
    turned(curve_profile([(0.1, 0), (0.1, 0.1), (0.06, 0.2), (0.03, 0.3), (0, 0.31)], 5), grey_, (-0.45, -0.4, 0), bevel=0)
    turned([(0.1, 0), (0.08, 0.12), (0.18, 0.16), (0.18, 0.26), (0, 0.27)], grey_, (-0.85, -0.25, 0), bevel=0.01)
    disc(0.09, 0.12, grey_, (0.45, -0.45, 0))
    mirrored(lambda side: tube([(0.45, -0.45, 0.1), (0.45 + side * 0.11, -0.45, 0.18), (0.45 + side * 0.11, -0.45, 0.32)], 0.05, grey_))


# Supports, in the colour of the variation.
def knit():
    return plain_cloth()


def band(radius_x, radius_y, low, high, material, at=(0, 0, 0), start=0, stop=360, thickness=0.02):
    """A strap around a limb, as an oval band."""
    steps = 72
    sections = [[(at[0] + radius_x * math.cos(a), at[1] + radius_y * math.sin(a), at[2] + z) for z in (low, high)] for a in (math.radians(start + (stop - start) * k / steps) for k in range(steps + 1))]
    return loft(sections, material, closed=False, caps=False, thickness=thickness, smooth=0)


def on_limb(rings, t, angle, out=0.0):
    """A point of the skin that `worn` draws over rings: `t` from 0 to 1 along the limb, `angle` around it."""
    place = _on_curve(rings, t)
    along = (_on_curve(rings, min(t + 0.01, 1)) - _on_curve(rings, max(t - 0.01, 0))).to_3d()
    across = along.cross(Vector((0, 1, 0))).normalized()
    outward = across.cross(along.normalized())
    return tuple(place.to_3d() + across * math.cos(angle) * (place[3] + out) + outward * math.sin(angle) * (place[4] + out))


def limb_strap(rings, place, width, material, buckle=None):
    """A strap around a limb at `place(angle)`, from 0 to 1 along it. `buckle` is the angle of its end in degrees."""
    def strip(angles, out, width, stuff):
        sections = []
        for a in angles:
            middle = Vector(on_limb(rings, place(a), a, out))
            side = (Vector(on_limb(rings, place(a) + 0.02, a, out)) - Vector(on_limb(rings, place(a) - 0.02, a, out))).normalized()
            sections.append([tuple(middle + side * width * s) for s in (-0.5, 0.5)])
        loft(sections, stuff, closed=False, caps=False, thickness=-0.012, smooth=0)
    strip([2 * math.pi * k / 96 for k in range(97)], 0.012, width, material)
    if buckle is not None:
        strip([math.radians(buckle + k) for k in range(-24, 25, 2)], 0.028, width * 0.86, grey(0.8))


def knitted(rings, fabric, trim, count=44):
    """The skin of a support with the ribs of its knit and a narrow hem at both ends."""
    worn(rings, fabric, folds=0.004, steps=60, sides=110)
    def loop(t, radius, material):
        tube([on_limb(rings, t, 2 * math.pi * k / 32) for k in range(32)], radius, material, closed=True)
    for k in range(1, count):
        loop(k / count, 0.4 / count, fabric)
    loop(0.004, 0.022, trim)
    loop(0.996, 0.022, trim)


@model('knee-support', views=OBJECT)
def knee_support():
    fabric, strap = knit(), rubber((0.035, 0.035, 0.04))
    thigh = [(0, 0.1, 1.5, 0.47, 0.3), (0, 0.05, 1.25, 0.44, 0.31), (0, -0.03, 1.0, 0.39, 0.31)]
    rings = [*thigh, (0, -0.06, 0.75, 0.37, 0.31), (0, 0, 0.5, 0.35, 0.29), (0, 0.08, 0.25, 0.37, 0.29), (0, 0.11, 0, 0.34, 0.25)]
    knitted(rings, fabric, strap)
    # An opening with a pad around the knee cap.
    def on_knee(x, z, out):
        return (x, -0.06 - (0.31 + out) * math.sqrt(1 - (x / 0.4) ** 2), z)
    circle = [(math.cos(a), math.sin(a)) for a in (k * math.pi / 16 for k in range(32))]
    tube([on_knee(0.2 * c, 0.76 + 0.24 * s, 0.0) for c, s in circle], 0.05, fabric, closed=True)
    loft([[on_knee(0.2 * c * k, 0.76 + 0.24 * s * k, 0.012) for c, s in circle] for k in (1, 0.7, 0.4, 0.05)], strap, smooth=0, caps=False)
    for place in (0.2, 0.82):
        limb_strap(rings, lambda a: place, 0.14, strap, buckle=-60)


@model('back-support-belt', views=OBJECT)
def back_support_belt():
    fabric, strap = knit(), rubber((0.035, 0.035, 0.04))
    # Shaped as if worn around a waist; its overlapping front is at the viewer's side.
    worn([(0, 0, 0.9, 0.82, 0.56), (0, 0, 0.6, 0.78, 0.53), (0, 0, 0.3, 0.78, 0.53), (0, 0, 0, 0.82, 0.56)], fabric, folds=0.003, steps=30, sides=140)
    for z in (0.33, 0.57):
        band(0.815, 0.56, z - 0.1, z + 0.1, strap, (0, 0, 0), -70, 250, -0.012)
    sections = []
    for k in range(13):
        a = math.radians(-128 + 62 * k / 12)
        grow = 0.075
        edge = 0.06 * (k / 12)
        sections.append([((0.79 + grow) * math.cos(a), (0.54 + grow) * math.sin(a), z) for z in (0.1 + edge, 0.8 - edge)])
    loft(sections, fabric, closed=False, caps=False, thickness=-0.03, smooth=0)
    for degrees in (205, 222, 318, 335):
        a = math.radians(degrees)
        box((0.05, 0.03, 0.8), strap, (0.8 * math.cos(a), 0.545 * math.sin(a), 0.05), (0, 0, degrees + 90), bevel=0.012)


@model('wrist-support', views=OBJECT)
def wrist_support():
    fabric, strap = knit(), rubber((0.035, 0.035, 0.04))
    rings = [(0.02, 0, 1.3, 0.4, 0.17), (0.01, 0, 1.1, 0.41, 0.19), (0, 0, 0.8, 0.35, 0.2), (0, 0, 0.5, 0.29, 0.2), (0, 0, 0, 0.36, 0.26)]
    thumb = [(-0.2, -0.02, 0.78, 0.16, 0.15), (-0.36, -0.05, 0.94, 0.14, 0.13), (-0.46, -0.07, 1.06, 0.135, 0.12)]
    knitted(rings, fabric, strap)
    knitted(thumb, fabric, strap, 12)
    limb_strap(rings, lambda a: 0.6, 0.2, strap, buckle=-60)
    limb_strap(rings, lambda a: 0.84, 0.2, strap, buckle=-60)


@model('ankle-support', views=OBJECT)
def ankle_support():
    fabric, strap = knit(), rubber((0.035, 0.035, 0.04))
    # A sock without toes, in profile to the left.
    rings = [(0.2, 0, 1.35, 0.27, 0.27), (0.2, 0, 1.0, 0.24, 0.25), (0.15, 0, 0.67, 0.27, 0.26), (-0.02, 0, 0.4, 0.32, 0.28), (-0.37, 0, 0.25, 0.23, 0.29), (-0.76, 0, 0.18, 0.16, 0.31)]
    worn(rings, fabric, folds=0.002, steps=80, sides=110)
    # Two straps cross over the ankle.
    for tilt in (-0.16, 0.16):
        limb_strap(rings, lambda a: 0.47 + tilt * math.cos(a), 0.15, strap)
    limb_strap(rings, lambda a: 0.03, 0.08, strap)
    limb_strap(rings, lambda a: 0.97, 0.06, strap)


def webbing(points, across, width, material, thickness=0.03):
    """A flat strap along the points; `across` is the direction of its width, or a function of the place on it (0 to 1)."""
    path = [_on_curve(points, k / 48) for k in range(49)]
    sections = []
    for index, point in enumerate(path):
        along = (path[min(index + 1, 48)] - path[max(index - 1, 0)]).normalized()
        way = Vector(across(index / 48) if callable(across) else across)
        side = (way - along * along.dot(way)).normalized()
        out = along.cross(side) * thickness / 2
        sections.append([tuple(point + side * width / 2 * a + out * b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    return loft(sections, material, smooth=0)


def _on_curve(points, t):
    """The place at t, from 0 to 1, on a smooth curve through the points."""
    place = t * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    t = place - index
    p0, p1, p2, p3 = (Vector(points[min(max(index + k, 0), len(points) - 1)]) for k in (-1, 0, 1, 2))
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)


@model('posture-corrector', views=('back', 'front'))
def posture_corrector():
    fabric, strap = knit(), rubber((0.035, 0.035, 0.04))
    # Seen from behind: a plate between the shoulder blades, with a loop for each shoulder.
    shape = smooth_outline(symmetric([(0, 0.51), (0.25, 0.5), (0.29, 0.44), (0.24, 0.2), (0.26, -0.2), (0.22, -0.5), (0.17, -0.55), (0, -0.56)]))
    plate(shape, 0.08, fabric, (0, 0.3, 1.0), bevel=0.035)
    for x in (-0.08, 0.08):
        box((0.05, 0.03, 0.9), strap, (x, 0.345, 0.52), bevel=0.012)
    def loop(side):
        points = [(0.16, 0.285, 1.38), (0.3, 0.23, 1.58), (0.51, 0.0, 1.66), (0.63, -0.25, 1.5),
                  (0.67, -0.33, 1.2), (0.63, -0.2, 0.92), (0.44, 0.1, 0.8), (0.18, 0.29, 0.78)]
        points = [(side * x, y, z) for x, y, z in points]
        # It lies flat on the shoulder and stands upright under the arm.
        def across(share):
            up = max(0, min(1, share * 4 - 2.6))
            return side * (1 - up), 0.25 * (1 - up), up
        webbing(points[:5], lambda share: across(share * 4 / 7), 0.17, fabric)
        webbing(points[4:], lambda share: across((4 + 3 * share) / 7), 0.1, strap)
        box((0.2, 0.07, 0.12), black(), (side * 0.67, -0.33, 1.12), (0, 0, side * 50), bevel=0.02)
    mirrored(loop)
    waist = [(0.66 * math.cos(a), -0.1 + 0.41 * math.sin(a), 0.52) for a in (k * math.pi / 12 for k in range(25))]
    webbing(waist, (0, 0, 1), 0.16, fabric)
    box((0.24, 0.04, 0.2), strap, (0, -0.53, 0.42), bevel=0.015)


# First aid.
def cross(size, material, at, turn=(0, 0, 0), depth=0.02):
    t = size / 3
    s = size
    plate([(-t / 2 * 1.1, -s / 2), (t / 2 * 1.1, -s / 2), (t / 2 * 1.1, -t / 2 * 1.1), (s / 2, -t / 2 * 1.1), (s / 2, t / 2 * 1.1), (t / 2 * 1.1, t / 2 * 1.1), (t / 2 * 1.1, s / 2), (-t / 2 * 1.1, s / 2), (-t / 2 * 1.1, t / 2 * 1.1), (-s / 2, t / 2 * 1.1), (-s / 2, -t / 2 * 1.1), (-t / 2 * 1.1, -t / 2 * 1.1)], depth, material, at, turn, bevel=0.004)


@model('first-aid-kit', views=OBJECT)
def first_aid_kit():
    red = plastic((0.6, 0.015, 0.02), 0.35)
    box((1.6, 0.6, 1.1), red, bevel=0.12)
    plate(rounded(1.63, 1.13, 0.13), 0.05, plastic((0.4, 0.01, 0.015)), (0, 0, 0.55), bevel=0.015)
    disc(0.4, 0.02, white(), (0, -0.295, 0.55), (90, 0, 0))
    cross(0.52, plastic((0.65, 0.015, 0.02)), (0, -0.32, 0.55))
    tube([(-0.35, 0, 1.07), (-0.33, 0, 1.27), (0.33, 0, 1.27), (0.35, 0, 1.07)], 0.055, black())
    mirrored(lambda side: box((0.16, 0.06, 0.2), black(), (side * 0.5, -0.02, 0.98), bevel=0.02))
    gauze = paper((0.9, 0.89, 0.86))
    turned([(0, 0), (0.17, 0), (0.17, 0.34), (0, 0.34)], gauze, (0.75, -0.62, 0.17), (90, 0, 60), bevel=0.02)
    box((0.42, 0.13, 0.012), food((0.62, 0.38, 0.24)), (0.2, -0.62, 0), (0, 0, 20), bevel=0.005)
    box((0.13, 0.11, 0.016), paper(), (0.2, -0.62, 0), (0, 0, 20), bevel=0.004)


@model('bandage-set', views=OBJECT)
def bandage_set():
    gauze, beige = paper((0.9, 0.88, 0.84)), food((0.66, 0.44, 0.3), 0.8)
    def roll(at, radius, height, material, turn=(0, 0, 0)):
        turned([(0.06, 0), (radius, 0), (radius, height), (0.06, height)], material, at, turn, bevel=0.02)
        for k in range(1, 6):
            ring(0.06 + (radius - 0.08) * k / 6, 0.008, material, (at[0], at[1], at[2] + height) if turn == (0, 0, 0) else at, turn)
        disc(0.06, 0.01, rubber((0.2, 0.18, 0.16)), (at[0], at[1], at[2] + height - 0.02), turn, bevel=0)
    roll((-0.45, 0.2, 0), 0.36, 0.75, gauze)
    roll((0.35, 0.3, 0), 0.36, 0.55, beige)
    roll((0.05, -0.4, 0), 0.26, 0.4, gauze)
    sheet(0.9, 0.4, gauze, (0.5, -0.45, 0.02), (0, 0, 14), ripple=0.02, steps=30)
    # A reel of tape and plasters.
    turned([(0.14, 0), (0.22, 0), (0.22, 0.16), (0.14, 0.16)], white(), (0.95, 0.0, 0), bevel=0.01)
    for x, y, turn in ((-0.45, -0.55, 25), (-0.7, -0.35, -15)):
        box((0.46, 0.14, 0.012), food((0.62, 0.36, 0.22)), (x, y, 0), (0, 0, turn), bevel=0.006)
        box((0.15, 0.12, 0.018), paper(), (x, y, 0), (0, 0, turn), bevel=0.004)
    mirrored(lambda side: box((0.1, 0.012, 0.03), steel(), (0.35 + side * 0.08, -0.065, 0.25), bevel=0.004))


@model('hot-water-bag', views=('three-quarter', 'front'))
def hot_water_bag():
    red = rubber((0.45, 0.02, 0.03))
    stations = [(0, 0.36, 0.02), (0.03, 0.46, 0.06), (0.12, 0.53, 0.13), (0.3, 0.55, 0.19), (0.7, 0.55, 0.21), (1.05, 0.54, 0.18), (1.25, 0.48, 0.12), (1.36, 0.34, 0.09), (1.42, 0.18, 0.08)]
    handle([(z, wide, deep, 0) for z, wide, deep in stations], red, (0, 0, 0), (-6, 0, 0), 0.7)
    turned(curve_profile([(0.34, -0.12), (0.24, 0.02), (0.14, 0.12), (0.14, 0.26), (0.24, 0.36), (0.23, 0.38), (0.1, 0.3)], 5), red, (0, 0.14, 1.36), (-6, 0, 0), bevel=0)
    turned([(0, 0.22), (0.1, 0.22), (0.1, 0.34), (0.16, 0.36), (0.16, 0.42), (0.05, 0.44), (0, 0.44)], white(), (0, 0.14, 1.36), (-6, 0, 0), bevel=0.01)
    ring(0.07, 0.02, white(), (0, 0.09, 1.86), (84, 0, 0))
    for index in range(11):
        x = -0.4 + 0.08 * index
        points = [(x, -deep * (1 - (abs(x) / wide) ** 2.86) ** 0.35 - 0.004, z) for z, wide, deep in stations[2:7] if abs(x) < wide * 0.9]
        tube(points, 0.018, red, turn=(-6, 0, 0))


@model('ice-pack', views=('three-quarter', 'front'))
def ice_pack():
    # An ice bag of cloth with a screw cap, beside some ice.
    fabric, cap = plastic((0.1, 0.3, 0.6), 0.7), white()
    worn([(0, 0, 0.98, 0.34, 0.34), (0, 0, 0.9, 0.42, 0.42), (0, 0, 0.7, 0.68, 0.66), (0, 0, 0.4, 0.82, 0.8), (0, 0, 0.15, 0.72, 0.7), (0, 0, 0.02, 0.4, 0.4), (0, 0, 0.0, 0.05, 0.05)], fabric, folds=0.035, fold_count=16, steps=70, sides=140, wrinkles=0.6)
    turned([(0.36, 0.93), (0.4, 0.95), (0.4, 1.02), (0.36, 1.04)], cap, bevel=0.01)
    screw_cap(0.37, 0.2, cap, (0, 0, 1.0), 28)
    ring(0.1, 0.025, cap, (0, 0, 1.24), (90, 0, 0))
    ice = plastic((0.75, 0.88, 0.95), 0.08)
    for x, y, turn, tilt in ((0.75, -0.6, 20, 0), (0.98, -0.42, 50, 0), (0.55, -0.8, -10, 0), (0.8, -0.5, 70, 12)):
        box((0.2, 0.2, 0.19), ice, (x, y, 0.2 if tilt else 0), (tilt, 0, turn), bevel=0.04)


# Walking aids.
@model('walking-stick', views=OBJECT)
def walking_stick():
    shaft, foot = wood((0.2, 0.09, 0.04)), rubber()
    tube([(0, 0, 0.06), (0, 0, 0.9), (0, 0, 1.75)], 0.042, shaft, radii=(0.8, 1, 1.1))
    turned([(0, 0), (0.06, 0), (0.055, 0.04), (0.045, 0.14), (0, 0.14)], foot, bevel=0.008)
    tube([(0, 0, 1.7), (0, 0, 1.9), (-0.09, 0, 2.02), (-0.22, 0, 2.02), (-0.31, 0, 1.92), (-0.31, 0, 1.82)], 0.05, shaft, radii=(1, 1.05, 1.05, 1.05, 1, 0.9))
    ball(0.045, shaft, (-0.31, 0, 1.82))
    turned([(0.05, 1.62), (0.054, 1.63), (0.054, 1.7), (0.05, 1.71)], brass(), bevel=0)


@model('folding-walking-stick', views=OBJECT)
def folding_walking_stick():
    shaft, grip, foot = metal((0.03, 0.05, 0.12), 0.3), wood((0.25, 0.12, 0.06)), rubber()
    def stick(x):
        tube([(x, 0, 0.08), (x, 0, 1.78)], 0.035, shaft, straight=True)
        for z in (0.5, 0.95, 1.4):
            turned([(0.035, -0.05), (0.045, -0.04), (0.045, 0.04), (0.035, 0.05)], steel(), (x, 0, z), bevel=0)
        turned([(0, 0), (0.07, 0), (0.06, 0.04), (0.05, 0.14), (0, 0.14)], foot, (x, 0, 0), bevel=0.008)
        tube([(x + 0.1, 0, 1.82), (x - 0.05, 0, 1.84), (x - 0.22, 0, 1.83), (x - 0.3, 0, 1.8)], 0.055, grip, radii=(0.8, 1.1, 0.9, 0.6))
        for k in range(5):
            disc(0.006, 0.005, steel(), (x, -0.034, 1.46 + 0.05 * k), (90, 0, 0), bevel=0)
    stick(-0.35)
    # The same stick folded in four beside it.
    for k in range(4):
        x, y = 0.3 + 0.1 * k, -0.05
        tube([(x, y, 0.1), (x, y, 0.56)], 0.035, shaft, straight=True)
        turned([(0.035, -0.03), (0.045, -0.02), (0.045, 0.02), (0.035, 0.03)], steel(), (x, y, 0.12), bevel=0)
    for k in (0, 2):
        tube([(0.3 + 0.1 * k, -0.05, 0.56), (0.35 + 0.1 * k, -0.05, 0.62), (0.4 + 0.1 * k, -0.05, 0.56)], 0.012, black())
    tube([(0.4, -0.05, 0.1), (0.45, -0.05, 0.04), (0.5, -0.05, 0.1)], 0.012, black())
    turned([(0, 0), (0.07, 0), (0.06, 0.04), (0.05, 0.14), (0, 0.14)], foot, (0.3, -0.05, 0), bevel=0.008)
    tube([(0.5, -0.05, 0.64), (0.65, -0.05, 0.66), (0.82, -0.05, 0.65), (0.9, -0.05, 0.62)], 0.055, grip, radii=(0.8, 1.1, 0.9, 0.6))
    tube([(0.6, -0.05, 0.56), (0.6, -0.05, 0.64)], 0.035, shaft, straight=True)


@model('crutches', views=OBJECT)
def crutches():
    alloy, pad, foot = metal((0.75, 0.76, 0.78), 0.3), rubber((0.12, 0.12, 0.13)), rubber()
    def one(x, lean):
        for side in (-1, 1):
            tube([(x + side * 0.14, 0, 1.95), (x + side * 0.14, 0, 1.0), (x + side * 0.13, 0, 0.85), (x + side * 0.03, 0, 0.62)], 0.028, alloy)
            disc(0.02, 0.02, black(), (x + side * 0.14, -0.03, 1.22), (90, 0, 0))
        tube([(x, 0, 0.08), (x, 0, 0.8)], 0.032, alloy, straight=True)
        for k in range(6):
            disc(0.01, 0.01, black(), (x, -0.03, 0.25 + 0.07 * k), (90, 0, 0), bevel=0)
        tube([(x - 0.2, 0, 1.93), (x - 0.1, 0, 1.97), (x + 0.1, 0, 1.97), (x + 0.2, 0, 1.93)], 0.07, pad)
        tube([(x - 0.15, 0, 1.25), (x + 0.15, 0, 1.25)], 0.045, pad, straight=True)
        turned([(0, 0), (0.075, 0), (0.065, 0.05), (0.045, 0.16), (0, 0.16)], foot, (x, 0, 0), bevel=0.008)
    one(-0.3, 0)
    one(0.3, 0)


def wheel(x, y, radius, tyre, rim, spokes=16, thickness=0.05):
    """A wheel that rolls along y."""
    ring(radius - thickness, thickness, tyre, (x, y, radius), (0, 90, 0))
    ring(radius - 2.2 * thickness, thickness * 0.45, rim, (x, y, radius), (0, 90, 0))
    turned([(0, -0.06), (0.06, -0.06), (0.06, 0.06), (0, 0.06)], rim, (x, y, radius), (0, 90, 0), bevel=0.01)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        far = radius - 2.2 * thickness
        tube([(x + 0.03 * (-1) ** k, y, radius), (x, y + far * math.cos(a), radius + far * math.sin(a))], 0.008, rim, straight=True)


def wheelchair_parts(seat_material, commode=False, big=True):
    frame, black_ = metal((0.7, 0.71, 0.73), 0.2), black()
    w = 0.42
    for side in (-1, 1):
        x = side * w
        # Side frame: push handle, back post, arm rest, front post and foot hanger.
        tube([(x, 0.78, 1.85), (x, 0.62, 1.85), (x, 0.52, 1.78), (x, 0.48, 1.5), (x, 0.45, 0.55)], 0.03, frame)
        tube([(x, 0.86, 1.85), (x, 0.62, 1.85)], 0.045, black_, straight=True)
        tube([(x, 0.46, 1.3), (x, -0.1, 1.3), (x, -0.26, 1.22), (x, -0.28, 0.9), (x, -0.3, 0.32)], 0.03, frame)
        box((0.12, 0.52, 0.06), black_, (x, 0.14, 1.31), bevel=0.025)
        tube([(x, 0.48, 0.95), (x, -0.42, 0.95), (x, -0.6, 0.82), (x * 0.8, -0.78, 0.3)], 0.03, frame)
        tube([(x, 0.45, 0.5), (x, -0.3, 0.5)], 0.026, frame, straight=True)
        box((0.3, 0.34, 0.03), black_, (side * 0.22, -0.86, 0.22), (12, 0, 0), bevel=0.012)
        if big:
            wheel(x + side * 0.16, 0.38, 0.62, rubber(), frame, 18)
            ring(0.52, 0.016, frame, (x + side * 0.24, 0.38, 0.62), (0, 90, 0))
            tube([(x, 0.38, 0.62), (x + side * 0.2, 0.38, 0.62)], 0.035, frame, straight=True)
        else:
            wheel(x + side * 0.06, 0.5, 0.26, rubber(), grey(), 8)
            tube([(x, 0.45, 0.55), (x, 0.5, 0.26)], 0.03, frame, straight=True)
        ring(0.13, 0.04, rubber(), (x, -0.34, 0.17), (0, 90, 0))
        disc(0.11, 0.04, grey(), (x - 0.02, -0.34, 0.17), (0, 90, 0))
        mirrored(lambda fork: tube([(x + fork * 0.06, -0.34, 0.17), (x + fork * 0.05, -0.31, 0.34), (x, -0.3, 0.38)], 0.016, frame))
    # The crossed braces below the seat.
    tube([(-w, 0.05, 0.5), (w, 0.05, 0.92)], 0.022, frame, straight=True)
    tube([(w, 0.08, 0.5), (-w, 0.08, 0.92)], 0.022, frame, straight=True)
    box((0.82, 0.86, 0.09), seat_material, (0, 0.05, 0.94), bevel=0.04)
    box((0.82, 0.07, 0.75), seat_material, (0, 0.47, 1.08), (-4, 0, 0), bevel=0.03)
    if commode:
        ring(0.24, 0.05, white(), (0, 0.0, 1.04), flat=0.6)
        turned([(0.2, 1.04), (0.2, 0.62), (0.17, 0.58), (0, 0.58)], plastic((0.2, 0.4, 0.65)), (0, 0.0, 0), bevel=0.01)
        disc(0.2, 0.005, plastic((0.1, 0.2, 0.35)), (0, 0.0, 1.035), bevel=0)
    else:
        for z in (1.28, 1.5):
            box((0.8, 0.02, 0.012), black(0.6), (0, 0.43, z), bevel=0.004)


@model('wheelchair', views=OBJECT)
def wheelchair():
    wheelchair_parts(rubber((0.03, 0.04, 0.09)))


@model('commode-wheelchair', views=OBJECT)
def commode_wheelchair():
    wheelchair_parts(plastic((0.05, 0.13, 0.35), 0.45), True, False)
