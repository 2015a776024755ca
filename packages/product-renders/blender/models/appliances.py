"""Electrical home appliances."""

from materials import *
from materials import _principled
from models.kitchen import clear, filled, glass, knob, liquid, panel, rbox, rod, strands, vessel, water
from models.mobile import a_plug
from parts import *
from registry import model

HUNG = ('wall', 'wall-side')


def steel_sheet():
    """Painted sheet metal in the grey of kitchen appliances."""
    return _principled('steel sheet', (0.5, 0.51, 0.53), metallic=0.75, roughness=0.38)


def cord(points, material=None, radius=0.025):
    tube(points, radius, material or black())


def bar_vents(width, height, count, material, at, across=True, depth=0.02):
    """Parallel bars in front of a surface."""
    for index in range(count):
        share = (index + 0.5) / count - 0.5
        if across:
            box((width, depth, height / count * 0.5), material, (at[0], at[1], at[2] + share * height), bevel=0.004)
        else:
            box((width / count * 0.5, depth, height), material, (at[0] + share * width, at[1], at[2] - height / 2), bevel=0.004)


def display(words, width, height, at, turn=(0, 0, 0), rgb=(0.3, 0.8, 1)):
    """A dark panel with lit digits."""
    panel(width, height, 0.02, height * 0.2, screen(), at, turn, bevel=0.005)
    text(words, height * 0.62, glow(rgb, 2), (at[0], at[1] - 0.014, at[2]), turn, depth=0.001)


def steel_jar(radius, height, at, lid, handle):
    """A mixer jar with a flared body, a domed lid and a handle on the right."""
    def make():
        turned([(0, 0), (radius * 0.82, 0), (radius * 0.82, 0.12), (radius * 0.72, 0.14)], handle, bevel=0.02)
        turned(curve_profile([(radius * 0.72, 0.12), (radius * 0.74, 0.3 * height), (radius * 0.95, 0.7 * height), (radius, height)]), steel(), bevel=0)
        ring(radius, 0.025, steel(), (0, 0, height))
        turned(curve_profile([(radius * 1.04, height), (radius * 1.02, height + 0.08), (radius * 0.6, height + 0.14), (radius * 0.3, height + 0.15), (radius * 0.3, height + 0.23), (0, height + 0.24)]), lid)
        tube([(radius * 0.92, 0, height * 0.88), (radius * 1.5, 0, height * 0.92), (radius * 1.62, 0, height * 0.6), (radius * 0.82, 0, height * 0.22)], 0.065, handle)
    group(make, at)


def mixer_base(body, trim, width=1.15):
    sections = []
    for scale, z in ((1.0, 0.03), (1.0, 0.12), (0.92, 0.4), (0.7, 0.62), (0.62, 0.7)):
        sections.append([(x * scale, y * scale * 0.9, z) for x, y in rounded(width, width, 0.3, 5)])
    loft(sections, body, smooth=1)
    rbox(width * 1.02, width * 0.92, 0.08, 0.3, trim)
    turned([(0.4, 0.66), (0.42, 0.74), (0.36, 0.78), (0, 0.78)], trim)
    panel(0.56, 0.36, 0.03, 0.16, trim, (0, -0.49, 0.3), (-10, 0, 0))
    knob((0, -0.5, 0.3), 0.13, 0.1, steel(), black())


@model('mixer-grinder')
def mixer_grinder():
    red = plastic((0.5, 0.03, 0.03), 0.25)
    mixer_base(red, black())
    steel_jar(0.44, 0.85, (0, 0, 0.76), clear(), black())
    group(lambda: steel_jar(0.4, 0.65, (0, 0, 0), black(), black()), at=(-1.05, -0.1, 0))
    group(lambda: steel_jar(0.3, 0.42, (0, 0, 0), black(), black()), at=(0.98, -0.35, 0), turn=(0, 0, -25))


@model('juicer-mixer-grinder')
def juicer_mixer_grinder():
    body, trim = white(), plastic((0.85, 0.3, 0.02))
    mixer_base(body, trim)
    turned(curve_profile([(0.45, 0.76), (0.56, 0.86), (0.58, 1.15), (0.54, 1.2)]), clear())
    turned(curve_profile([(0, 0.8), (0.4, 0.82), (0.46, 1.1)]), steel())
    turned(curve_profile([(0.6, 1.18), (0.58, 1.3), (0.3, 1.4), (0.22, 1.5), (0.2, 1.72)]), clear())
    ring(0.6, 0.03, trim, (0, 0, 1.18))
    turned([(0.17, 1.45), (0.17, 1.82), (0.25, 1.84), (0.25, 1.92), (0, 1.93)], trim)
    tube([(0, -0.52, 0.95), (0, -0.7, 0.92), (0, -0.84, 0.84)], 0.1, trim, radii=(1.2, 1, 0.9))
    glass_at = (0, -1.0, 0)
    vessel([(0, 0), (0.2, 0), (0.26, 0.6)], glass(), glass_at, 0.02)
    turned([(0, 0.03), (0.18, 0.03), (0.22, 0.42), (0, 0.42)], food((0.85, 0.33, 0.01), 0.3), glass_at, bevel=0)
    group(lambda: steel_jar(0.38, 0.65, (0, 0, 0), trim, trim), at=(1.05, -0.1, 0))
    ball(0.24, food((0.85, 0.33, 0.02)), (-0.8, -0.55, 0.23))
    ball(0.24, food((0.85, 0.36, 0.02)), (-1.05, -0.2, 0.23))


@model('hand-blender')
def hand_blender():
    body, trim = white(), plastic((0.05, 0.25, 0.5))
    turned(curve_profile([(0.3, 0), (0.32, 0.1), (0.26, 0.24), (0.1, 0.34), (0.075, 0.45), (0.075, 0.95)]), steel(), thickness=0.02, bevel=0)
    around(3, 0.29, lambda at, degrees: ball(0.07, black(), at, (0.3, 1, 0.6), (0, 0, degrees)), start=-100, at=(0, 0, 0.12))
    turned(curve_profile([(0.08, 0.9), (0.16, 1.0), (0.19, 1.2), (0.2, 1.6), (0.18, 1.95), (0.1, 2.03), (0, 2.04)]), body)
    ring(0.155, 0.025, trim, (0, 0, 1.0))
    panel(0.2, 0.62, 0.1, 0.09, trim, (0, -0.165, 1.5), bevel=0.03)
    disc(0.06, 0.05, white(), (0, -0.2, 1.66), (90, 0, 0)), disc(0.06, 0.05, white(), (0, -0.2, 1.48), (90, 0, 0))
    cord([(0, 0, 2.02), (0.1, 0.05, 2.2), (0.5, 0.1, 1.9), (0.6, 0.1, 0.8), (0.75, 0.1, 0.03), (1.1, 0.0, 0.03)], white())
    vessel([(0, 0), (0.34, 0), (0.36, 0.04), (0.4, 0.85)], clear(), (-0.8, 0.15, 0), 0.025)
    for z in (0.25, 0.4, 0.55):
        box((0.1, 0.01, 0.012), trim, (-0.87, -0.235, z), bevel=0)


@model('wet-grinder')
def wet_grinder():
    body, trim, stone = white(), plastic((0.5, 0.04, 0.06)), _principled('stone', (0.12, 0.12, 0.13), roughness=0.7)
    rbox(1.5, 1.25, 0.55, 0.35, body, (0, 0, 0.06), bevel=0.08)
    rbox(1.4, 1.15, 0.1, 0.35, trim, bevel=0.03)
    disc(0.55, 0.12, trim, (0, 0, 0.58), bevel=0.04)
    vessel(curve_profile([(0, 0.66), (0.5, 0.66), (0.62, 0.72), (0.66, 1.0), (0.66, 1.32)]), steel(), thickness=0.02)
    ring(0.67, 0.03, steel(), (0, 0, 1.32))
    filled(0.62, 1.0, food((0.88, 0.84, 0.74), 0.4), bump=0)
    rod((0, 0, 0.7), (0, 0, 1.62), 0.05, steel())
    mirrored(lambda side: turned([(0, 0), (0.2, 0), (0.28, 0.38), (0, 0.38)], stone, (side * 0.06, 0, 1.14), (0, side * 90, 0), bevel=0.02))
    tube([(-0.7, 0, 1.2), (-0.72, 0, 1.6), (0, 0, 1.66), (0.72, 0, 1.6), (0.7, 0, 1.2)], 0.05, steel())
    turned([(0.1, 1.6), (0.12, 1.66), (0.1, 1.76), (0, 1.77)], trim)
    mirrored(lambda side: rbox(0.14, 0.24, 0.75, 0.05, body, (side * 0.74, 0, 0.5), bevel=0.04))
    knob((0.4, -0.62, 0.36), 0.12, 0.08, trim, white())
    panel(0.5, 0.14, 0.02, 0.04, trim, (-0.3, -0.625, 0.36))


@model('multi-kettle')
def multi_kettle():
    body, trim = lacquer(), black()
    disc(0.72, 0.1, trim, bevel=0.03)
    vessel(curve_profile([(0, 0.13), (0.68, 0.13), (0.74, 0.2), (0.78, 0.6), (0.8, 1.05)]), body, thickness=0.03)
    ring(0.8, 0.03, steel(), (0, 0, 1.06))
    turned(curve_profile([(0.79, 1.08), (0.6, 1.18), (0.3, 1.25), (0, 1.27)]), glass())
    turned(curve_profile([(0.08, 1.25), (0.09, 1.32), (0.15, 1.38), (0.12, 1.44), (0, 1.46)]), trim, sides=48)
    tube([(0.78, 0, 0.98), (1.15, 0, 1.02), (1.22, 0, 0.72), (1.1, 0, 0.35), (0.76, 0, 0.3)], 0.085, trim)
    rbox(0.14, 0.3, 0.14, 0.05, trim, (-0.84, 0, 0.85), bevel=0.03)
    panel(0.34, 0.2, 0.05, 0.05, trim, (0, -0.75, 0.3))
    knob((0, -0.76, 0.3), 0.075, 0.06, steel())


@model('coffee-maker')
def coffee_maker():
    body, trim = lacquer(), black()
    rbox(1.2, 1.2, 0.22, 0.2, body, bevel=0.05)
    rbox(1.17, 0.5, 1.6, 0.2, body, (0, 0.33, 0), bevel=0.05)
    rbox(1.2, 1.15, 0.55, 0.22, body, (0, 0.02, 1.42), bevel=0.07)
    rbox(1.0, 0.8, 0.06, 0.2, trim, (0, 0, 1.95), bevel=0.02)
    disc(0.42, 0.03, steel(), (0, -0.18, 0.22))
    turned(curve_profile([(0, 0.26), (0.38, 0.26), (0.46, 0.36), (0.46, 0.75), (0.32, 1.08), (0.34, 1.14)]), glass(), (0, -0.18, 0), bevel=0)
    turned(curve_profile([(0, 0.3), (0.36, 0.3), (0.435, 0.38), (0.435, 0.72), (0, 0.72)], 5), liquid((0.06, 0.02, 0.01)), (0, -0.18, 0), bevel=0)
    turned([(0.35, 1.1), (0.36, 1.2), (0.2, 1.26), (0, 1.26)], trim, (0, -0.18, 0), bevel=0.02)
    turned([(0.12, 1.25), (0.4, 1.45)], trim, (0, -0.18, 0))
    ring(0.345, 0.035, trim, (0, -0.18, 1.08), flat=1.5)
    group(lambda: tube([(0.34, 0, 1.12), (0.68, 0, 1.14), (0.72, 0, 0.8), (0.62, 0, 0.5), (0.48, 0, 0.48)], 0.06, trim), at=(0, -0.18, 0), turn=(0, 0, -50))
    display('08:30', 0.5, 0.2, (0, -0.57, 1.72))
    knob((-0.35, -0.55, 1.72), 0.075, 0.06, steel())
    disc(0.035, 0.03, glow((1, 0.15, 0.05), 2), (0.32, -0.56, 1.72), (90, 0, 0))


@model('tea-maker')
def tea_maker():
    body, trim = lacquer(), black()
    rbox(1.5, 1.3, 0.16, 0.5, trim, bevel=0.05)
    disc(0.55, 0.05, steel(), (0, 0, 0.15))
    turned(curve_profile([(0, 0.2), (0.5, 0.2), (0.62, 0.3), (0.76, 0.6)]), body, bevel=0)
    turned(curve_profile([(0.76, 0.6), (0.79, 0.75), (0.76, 0.92)]), glass(), bevel=0)
    turned(curve_profile([(0.735, 0.6), (0.76, 0.74), (0.75, 0.82), (0, 0.82)]), liquid((0.4, 0.12, 0.02)), bevel=0)
    turned(curve_profile([(0.76, 0.92), (0.66, 1.15), (0.5, 1.28), (0.46, 1.32)]), body, bevel=0)
    turned(curve_profile([(0.47, 1.32), (0.42, 1.4), (0.2, 1.46), (0, 1.47)]), body)
    turned(curve_profile([(0.05, 1.45), (0.06, 1.52), (0.11, 1.58), (0.08, 1.64), (0, 1.65)]), trim, sides=48)
    ring(0.765, 0.02, steel(), (0, 0, 0.6)), ring(0.765, 0.02, steel(), (0, 0, 0.92))
    tube([(-0.62, 0, 0.5), (-0.95, 0, 0.75), (-1.02, 0, 1.1), (-1.18, 0, 1.28)], 0.12, body, radii=(1.5, 1.1, 0.8, 0.65))
    tube([(0.6, 0, 1.18), (1.05, 0, 1.22), (1.15, 0, 0.85), (0.95, 0, 0.5), (0.68, 0, 0.45)], 0.075, trim)
    disc(0.04, 0.03, glow((0.1, 0.4, 1), 0.9), (-0.2, -0.64, 0.08), (90, 0, 0)), disc(0.04, 0.03, grey(), (-0.06, -0.64, 0.08), (90, 0, 0))
    panel(0.22, 0.07, 0.03, 0.03, grey(), (0.14, -0.645, 0.08))


def hob():
    """A cooktop of black glass with a control panel at its front."""
    rbox(1.5, 1.9, 0.16, 0.12, black(), (0, 0, 0.06), bevel=0.04)
    for x in (-0.55, 0.55):
        for y in (-0.75, 0.75):
            disc(0.08, 0.07, rubber(), (x, y, 0))
    rbox(1.46, 1.86, 0.04, 0.1, _principled('hob', (0.012, 0.012, 0.015), roughness=0.08, clearcoat=1), (0, 0, 0.21), bevel=0.015)


@model('induction-cooktop', views=('top', 'three-quarter'))
def induction_cooktop():
    hob()
    line = plastic((0.6, 0.6, 0.62))
    for radius in (0.3, 0.45, 0.6):
        ring(radius, 0.012, line, (0, 0.28, 0.25), flat=0.3)
    mirrored(lambda side: box((0.02, 0.3, 0.004), line, (side * 0.6, 0.28, 0.25), bevel=0))
    for y in (-0.32, 0.88):
        box((0.02, 0.3, 0.004), line, (0, y, 0.25), bevel=0)
    text('1600', 0.17, glow((1, 0.1, 0.05), 3), (0, -0.52, 0.252), (-90, 0, 0), depth=0.001)
    for index in range(6):
        x = -0.55 + 0.22 * index
        ring(0.055, 0.008, line, (x, -0.75, 0.252), flat=0.3)
        disc(0.018, 0.004, glow((1, 0.15, 0.08), 2) if index in (0, 2) else line, (x, -0.75, 0.25), bevel=0)
    mirrored(lambda side: text('+' if side > 0 else '-', 0.2, line, (side * 0.5, -0.53, 0.252), (-90, 0, 0), depth=0.001))


@model('infrared-cooktop', views=('top', 'three-quarter'))
def infrared_cooktop():
    hob()
    for radius in (0.12, 0.2, 0.28, 0.36, 0.44, 0.52):
        ring(radius, 0.025, glow((1, 0.09, 0.01), 2.2), (0, 0.28, 0.243), flat=0.4)
    ring(0.62, 0.014, steel(), (0, 0.28, 0.25), flat=0.4)
    turned(curve_profile([(0.2, 0), (0.2, 0.06), (0.17, 0.12), (0, 0.13)], 4), steel(), (0, -0.66, 0.24))
    box((0.025, 0.16, 0.01), black(), (0, -0.6, 0.37), bevel=0)
    text('2000', 0.14, glow((0.2, 0.6, 1), 3), (-0.48, -0.6, 0.252), (-90, 0, 0), depth=0.001)
    for index in range(3):
        disc(0.04, 0.004, plastic((0.6, 0.6, 0.62)), (0.35 + 0.15 * index, -0.66, 0.25), bevel=0)


@model('rice-cooker')
def rice_cooker():
    body, trim = white(), plastic((0.5, 0.04, 0.05))
    disc(0.72, 0.08, black())
    turned(curve_profile([(0, 0.06), (0.7, 0.06), (0.8, 0.14), (0.84, 0.5), (0.84, 1.0)]), body, bevel=0)
    turned([(0.848, 0.2), (0.852, 0.34)], trim, bevel=0)
    ring(0.85, 0.035, steel(), (0, 0, 1.02))
    turned(curve_profile([(0.82, 1.04), (0.78, 1.1), (0.5, 1.22), (0, 1.27)]), glass())
    ring(0.81, 0.025, steel(), (0, 0, 1.06))
    filled(0.78, 0.98, food((0.86, 0.84, 0.78)), bump=0.12)
    turned(curve_profile([(0.07, 1.25), (0.08, 1.34), (0.16, 1.4), (0.12, 1.46), (0, 1.47)]), black(), sides=48)
    mirrored(lambda side: tube([(side * 0.82, -0.2, 0.82), (side * 1.0, -0.16, 0.86), (side * 1.0, 0.16, 0.86), (side * 0.82, 0.2, 0.82)], 0.06, black()))
    panel(0.5, 0.5, 0.08, 0.1, black(), (0, -0.83, 0.48), bevel=0.02)
    box((0.14, 0.1, 0.12), trim, (0, -0.88, 0.3), bevel=0.02)
    for x, rgb in ((-0.1, (1, 0.2, 0.05)), (0.1, (1, 0.6, 0.05))):
        disc(0.035, 0.03, glow(rgb, 2), (x, -0.87, 0.6), (90, 0, 0))


@model('air-fryer')
def air_fryer():
    body, trim = black(0.25), steel()
    sections = [[(x * s, y * s, z) for x, y in rounded(1.3, 1.4, 0.5, 6)] for s, z in ((0.86, 0), (0.95, 0.1), (1.0, 0.5), (0.98, 1.0), (0.88, 1.35), (0.62, 1.52), (0.3, 1.56))]
    loft(sections, body, smooth=2)
    panel(0.9, 0.62, 0.5, 0.14, plastic((0.05, 0.05, 0.055), 0.3), (0, -0.5, 0.42), bevel=0.05)
    panel(0.92, 0.64, 0.42, 0.15, trim, (0, -0.5, 0.42), bevel=0.02)
    rbox(0.24, 0.5, 0.22, 0.06, black(), (0, -0.95, 0.34), bevel=0.05)
    box((0.14, 0.3, 0.03), trim, (0, -0.97, 0.55), bevel=0.01)
    panel(0.62, 0.4, 0.1, 0.1, screen(), (0, -0.66, 1.1), (-16, 0, 0))
    text('180°C', 0.15, glow((0.9, 0.95, 1), 2), (0, -0.7, 1.16), (-16, 0, 0), depth=0.001)
    for index in range(4):
        disc(0.025, 0.01, glow((0.9, 0.95, 1), 1.5), (-0.18 + 0.12 * index, -0.742, 0.99), (74, 0, 0))
    ring(0.35, 0.03, trim, (0, 0.05, 1.53))
    ball(0.35, body, (0, 0.05, 1.53), (1, 1, 0.35))


@model('oven-toaster-grill')
def oven_toaster_grill():
    body, dark = black(0.3), _principled('inside', (0.02, 0.018, 0.016), roughness=0.5)
    width, depth, height = 2.0, 1.2, 1.15
    for x in (-0.85, 0.85):
        for y in (-0.45, 0.45):
            disc(0.07, 0.08, rubber(), (x, y, 0))
    plate(rounded(width, height - 0.1, 0.06), depth, body, (0, 0, 0.62), bevel=0.03, holes=[[(x - 0.22, z) for x, z in rounded(1.36, 0.86, 0.04)]])
    panel(1.4, 0.9, 0.05, 0.04, dark, (-0.22, 0.5, 0.62))
    for z in (0.27, 0.98):
        rod((-0.85, 0.1, z), (0.4, 0.1, z), 0.022, glow((1, 0.25, 0.05), 3))
    for index in range(11):
        rod((-0.85 + 0.126 * index, -0.5, 0.55), (-0.85 + 0.126 * index, 0.45, 0.55), 0.012, steel())
    rbox(0.9, 0.7, 0.05, 0.08, steel(), (-0.22, 0, 0.57))
    ball(0.36, food((0.6, 0.3, 0.1)), (-0.22, -0.05, 0.7), (1.2, 0.9, 0.35))
    plate([(x - 0.22, z) for x, z in rounded(1.42, 0.94, 0.05)], 0.05, steel(), (0, -0.62, 0.62), bevel=0.01, holes=[[(x - 0.22, z) for x, z in rounded(1.2, 0.66, 0.04)]])
    panel(1.24, 0.7, 0.015, 0.04, glass(), (-0.22, -0.6, 0.62), bevel=0.004)
    rod((-0.8, -0.74, 1.02), (0.36, -0.74, 1.02), 0.035, steel())
    for x in (-0.7, 0.26):
        rod((x, -0.62, 1.02), (x, -0.74, 1.02), 0.025, steel())
    for z in (0.95, 0.62, 0.29):
        knob((0.76, -0.62, z), 0.12, 0.1, steel(), black())
        ring(0.15, 0.008, white(), (0.76, -0.628, z), (90, 0, 0))


def fan_blade(length, width, material, at, degrees, pitch=22):
    outline = smooth_outline([(0.08, -width * 0.3), (length * 0.5, -width * 0.6), (length * 0.92, -width * 0.5), (length, 0), (length * 0.92, width * 0.5), (length * 0.5, width * 0.5), (0.08, width * 0.25)], 5)
    # Drawn towards the right, pitched along its length, then turned in the plane of the fan.
    def make():
        group(lambda: plate(outline, 0.025, material, bevel=0.008), turn=(pitch, 0, 0))
    group(make, at, (0, degrees, 0))


def fan_head(radius, at, cage, blade, hub, blades=3, wires=44, tilt=0):
    """A caged fan that faces the front."""
    def make():
        wire = 0.009 * radius / 0.8
        lines = []
        for y in (-0.2, 0.14):
            for index in range(wires):
                angle = 2 * math.pi * index / wires
                lines.append([(radius * share * math.cos(angle + swirl), y * bulge - 0.02 * (1 - bulge), radius * share * math.sin(angle + swirl)) for share, swirl, bulge in ((0.16, 0.35, 1), (0.6, 0.14, 0.95), (0.92, 0, 0.6), (1, 0, 0))])
        strands(lines, wire, cage)
        ring(radius, 0.03, cage, (0, -0.02, 0), (90, 0, 0), flat=1.4)
        for share, y in ((0.6, -0.195), (0.85, -0.15)):
            ring(radius * share, wire, cage, (0, y, 0), (90, 0, 0))
        turned(curve_profile([(radius * 0.19, 0), (radius * 0.19, 0.03), (radius * 0.12, 0.06), (0, 0.065)], 4), hub, (0, -0.18, 0), (90, 0, 0))
        for index in range(blades):
            fan_blade(radius * 0.88, radius * 0.72, blade, (0, -0.02, 0), 360 * index / blades + 15)
        turned([(radius * 0.13, 0), (radius * 0.13, 0.16), (0, 0.18)], hub, (0, 0.04, 0), (90, 0, 0))
        turned(curve_profile([(0, 0), (radius * 0.18, 0.02), (radius * 0.24, 0.15), (radius * 0.22, 0.4), (0, 0.45)], 5), hub, (0, 0.55, 0), (90, 0, 0))
    group(make, at, (tilt, 0, 0))


@model('table-fan')
def table_fan():
    body = white()
    fan_head(0.8, (0, 0, 1.2), steel(), plastic((0.12, 0.35, 0.6), 0.25), body)
    turned(curve_profile([(0.14, 0.1), (0.1, 0.3), (0.1, 0.9), (0.12, 1.15)]), body, (0, 0.35, 0))
    sections = [[(x * s, y * s, z) for x, y in rounded(1.0, 0.95, 0.4, 6)] for s, z in ((1, 0), (1, 0.06), (0.92, 0.13), (0.5, 0.18), (0.3, 0.2))]
    loft(sections, body, (0, 0.12, 0), smooth=1)
    for index in range(4):
        box((0.1, 0.14, 0.07), plastic((0.12, 0.35, 0.6)), (-0.21 + 0.14 * index, -0.16, 0.11), (14, 0, 0), bevel=0.02)


@model('wall-fan', views=HUNG, stands='wall')
def wall_fan():
    body = white()
    fan_head(0.8, (0, -0.55, 1.0), steel(), plastic((0.5, 0.5, 0.52), 0.25), body, tilt=12)
    panel(0.4, 0.75, 0.14, 0.12, body, (0, 0.28, 0.35), bevel=0.04)
    tube([(0, 0.25, 0.4), (0, 0.0, 0.5), (0, -0.05, 0.9)], 0.1, body)
    rod((0.1, 0.2, 0.05), (0.1, 0.2, -0.35), 0.008, white())
    rod((-0.1, 0.2, 0.05), (-0.1, 0.2, -0.25), 0.008, white())
    ball(0.04, plastic((0.6, 0.05, 0.05)), (0.1, 0.2, -0.37)), ball(0.04, plastic((0.05, 0.2, 0.5)), (-0.1, 0.2, -0.27))


@model('pedestal-fan')
def pedestal_fan():
    body = black()
    fan_head(0.72, (0, 0, 2.2), steel(), plastic((0.06, 0.06, 0.065), 0.25), body)
    rod((0, 0.3, 0.1), (0, 0.3, 1.3), 0.065, body)
    rod((0, 0.3, 1.2), (0, 0.3, 2.1), 0.045, steel())
    turned([(0.09, 1.2), (0.09, 1.36), (0.05, 1.4)], body, (0, 0.3, 0))
    rbox(0.26, 0.22, 0.34, 0.08, body, (0, 0.27, 1.45), bevel=0.03)
    for index in range(4):
        box((0.04, 0.03, 0.06), steel(), (-0.08 + 0.055 * index, 0.15, 1.6), bevel=0.008)
    turned(curve_profile([(0.62, 0), (0.62, 0.05), (0.5, 0.09), (0.12, 0.14), (0.08, 0.24)]), body, (0, 0.3, 0))


@model('rechargeable-fan')
def rechargeable_fan():
    body, trim = plastic((0.85, 0.85, 0.84), 0.3), plastic((0.03, 0.3, 0.35))
    fan_head(0.6, (0, 0, 1.5), trim, plastic((0.7, 0.75, 0.78)), body, 5, 36)
    turned([(0.1, 0.5), (0.09, 1.4)], trim, (0, 0.25, 0))
    rbox(0.9, 0.75, 0.62, 0.16, body, (0, 0.1, 0), bevel=0.06)
    panel(0.7, 0.2, 0.03, 0.06, glow((1, 0.97, 0.88), 1.3), (0, -0.275, 0.45))
    knob((-0.2, -0.27, 0.19), 0.09, 0.06, trim, white())
    for index in range(4):
        disc(0.022, 0.02, glow((0.1, 1, 0.2), 1.5) if index < 3 else black(), (0.08 + 0.08 * index, -0.27, 0.22), (90, 0, 0))
    rbox(0.14, 0.04, 0.07, 0.02, black(), (0.2, -0.27, 0.09), bevel=0.01)
    tube([(-0.3, 0.1, 0.6), (-0.3, 0.25, 0.75), (0.3, 0.25, 0.75), (0.3, 0.1, 0.6)], 0.04, trim)
    cord([(0.44, 0.1, 0.1), (0.7, 0.1, 0.03), (0.85, -0.2, 0.03), (0.72, -0.4, 0.035), (0.6, -0.455, 0.04)])
    group(lambda: a_plug((0, 0, 0), 0, black()), at=(0.5, -0.5, 0), turn=(0, 0, -65), scale=0.6)


def ceiling_fan_body(body, blade, trim, blades=3, width=0.24, light=False, remote=False, length=1.1):
    """Seen from below, as it hangs."""
    def make():
        turned(curve_profile([(0, 0.16), (0.18, 0.17), (0.28, 0.05), (0.3, -0.03), (0.26, -0.12), (0.12, -0.17), (0, -0.18)]), body)
        ring(0.295, 0.02, trim)
        disc(0.1, 0.04, trim, (0, 0, -0.2))
        rod((0, 0, 0.1), (0, 0, 0.85), 0.035, body)
        turned(curve_profile([(0.05, 0.68), (0.15, 0.8), (0.17, 0.92), (0, 0.92)]), body)
        turned(curve_profile([(0, 0.3), (0.13, 0.28), (0.12, 0.2), (0.05, 0.16)]), body)
        for index in range(blades):
            def one():
                box((0.34, 0.1, 0.025), trim, (0.36, 0, -0.02), bevel=0.01)
                outline = [(0.42, -width * 0.38), (0.42 + length, -width * 0.55), (0.45 + length, -width * 0.4), (0.45 + length, width * 0.4), (0.42 + length, width * 0.5), (0.42, width * 0.38)]
                group(lambda: plate(outline, 0.025, blade, turn=(-90, 0, 0), bevel=0.01), turn=(9, 0, 0))
                for y in (-0.03, 0.03):
                    ball(0.018, steel(), (0.5, y, -0.03))
            group(one, turn=(0, 0, 360 * index / blades - 90 + 180 / blades))
        if light:
            turned(curve_profile([(0.27, -0.14), (0.26, -0.22), (0.16, -0.32), (0, -0.36)]), glow((1, 0.86, 0.62), 1.6))
            ring(0.27, 0.03, gold(), (0, 0, -0.14))
    group(make, turn=(-38, 0, 0))
    if remote:
        panel(0.2, 0.58, 0.06, 0.06, white(), (-1.05, -0.1, -1.0), (0, 12, 0))
        for row in range(4):
            for column in range(2):
                disc(0.028, 0.02, grey(), (-1.12 + 0.1 * column + 0.03 * row - 0.03, -0.12, -1.15 + 0.1 * row), (90, 0, 0))
        disc(0.035, 0.02, plastic((0.7, 0.05, 0.05)), (-1.0, -0.12, -0.8), (90, 0, 0))


@model('ceiling-fan', views=HUNG, stands='wall')
def ceiling_fan():
    brown = plastic((0.13, 0.055, 0.03), 0.25)
    ceiling_fan_body(brown, brown, gold())


@model('bldc-ceiling-fan', views=HUNG, stands='wall')
def bldc_ceiling_fan():
    ceiling_fan_body(white(), plastic((0.8, 0.8, 0.79)), plastic((0.2, 0.2, 0.22)), width=0.3, remote=True, length=1.05)


@model('decorative-ceiling-fan', views=HUNG, stands='wall')
def decorative_ceiling_fan():
    ceiling_fan_body(brass(), wood((0.32, 0.15, 0.06)), gold(), blades=5, width=0.3, light=True, length=0.9)


def castors(width, depth):
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            disc(0.08, 0.06, black(), (x, y + 0.03, 0.08), (90, 0, 0))
            box((0.08, 0.1, 0.08), black(), (x, y, 0.11))


def louvres(width, height, rows, columns, material, at):
    """A recessed outlet with slats and upright dividers."""
    panel(width + 0.08, height + 0.08, 0.03, 0.05, plastic((0.03, 0.03, 0.035)), at)
    for index in range(rows):
        z = at[2] - height / 2 + height * (index + 0.5) / rows
        box((width, 0.1, 0.022), material, (at[0], at[1] - 0.035, z), (28, 0, 0), bevel=0.006)
    for index in range(columns):
        x = at[0] - width / 2 + width * index / max(columns - 1, 1)
        box((0.022, 0.05, height), material, (x, at[1] - 0.04, at[2] - height / 2), bevel=0.006)


def water_window(height, at):
    panel(0.09, height, 0.02, 0.04, plastic((0.25, 0.5, 0.75), 0.1), at)
    panel(0.09, height * 0.5, 0.024, 0.04, plastic((0.04, 0.2, 0.5), 0.1), (at[0], at[1], at[2] - height * 0.25))


@model('air-cooler')
def air_cooler():
    body, trim = white(), plastic((0.06, 0.09, 0.14))
    castors(0.8, 0.7)
    rbox(1.15, 1.0, 0.72, 0.16, trim, (0, 0, 0.14), bevel=0.05)
    rbox(1.12, 0.97, 1.4, 0.15, body, (0, 0, 0.8), bevel=0.06)
    louvres(0.86, 0.8, 9, 6, body, (0, -0.485, 1.4))
    panel(0.9, 0.2, 0.03, 0.05, trim, (0, -0.48, 2.0))
    for x in (-0.3, 0, 0.3):
        knob((x, -0.49, 2.0), 0.075, 0.06, steel(), black())
    water_window(0.45, (0.42, -0.505, 0.5))
    panel(0.75, 0.9, 0.02, 0.05, plastic((0.35, 0.22, 0.08), 0.9), (-0.562, 0, 1.4), (0, 0, 90))
    for index in range(10):
        box((0.02, 0.78, 0.03), body, (-0.575, 0, 0.98 + 0.09 * index), bevel=0.006)


@model('personal-air-cooler')
def personal_air_cooler():
    body, trim = white(), plastic((0.04, 0.3, 0.45))
    for x in (-0.4, 0.4):
        box((0.16, 0.7, 0.06), black(), (x, 0, 0), bevel=0.02)
    rbox(1.1, 0.95, 0.45, 0.2, trim, (0, 0, 0.05), bevel=0.05)
    rbox(1.1, 0.95, 0.95, 0.2, body, (0, 0, 0.47), bevel=0.07)
    louvres(0.8, 0.55, 6, 5, body, (0, -0.475, 0.98))
    water_window(0.26, (0.36, -0.48, 0.27))
    rbox(0.7, 0.5, 0.04, 0.1, trim, (0, 0, 1.41), bevel=0.015)
    for index in range(4):
        disc(0.05, 0.03, grey(), (-0.22 + 0.15 * index, -0.15, 1.44))
    tube([(-0.4, 0.1, 1.4), (-0.36, 0.1, 1.62), (0.36, 0.1, 1.62), (0.4, 0.1, 1.4)], 0.045, trim)


@model('desert-air-cooler')
def desert_air_cooler():
    body, trim = plastic((0.78, 0.77, 0.74), 0.4), plastic((0.03, 0.07, 0.16))
    castors(1.2, 0.9)
    rbox(1.65, 1.3, 0.6, 0.12, trim, (0, 0, 0.14), bevel=0.05)
    rbox(1.6, 1.25, 1.5, 0.12, body, (0, 0, 0.7), bevel=0.05)
    turned([(0.62, 0), (0.66, 0.06), (0.6, 0.1)], trim, (0, -0.6, 1.36), (90, 0, 0))
    disc(0.62, 0.02, plastic((0.015, 0.015, 0.018)), (0, -0.612, 1.36), (90, 0, 0))
    for index in range(4):
        fan_blade(0.56, 0.4, plastic((0.25, 0.35, 0.5)), (0, -0.66, 1.36), 90 * index + 20, 14)
    for radius in (0.15, 0.24, 0.33, 0.42, 0.51, 0.6):
        ring(radius, 0.013, body, (0, -0.72, 1.36), (90, 0, 0))
    for index in range(8):
        angle = math.pi * index / 8
        c, s = 0.62 * math.cos(angle), 0.62 * math.sin(angle)
        rod((c, -0.715, 1.36 + s), (-c, -0.715, 1.36 - s), 0.012, body)
    disc(0.12, 0.04, trim, (0, -0.71, 1.36), (90, 0, 0))
    panel(1.3, 0.18, 0.03, 0.05, trim, (0, -0.62, 2.07))
    for x in (-0.35, 0.0, 0.35):
        knob((x, -0.63, 2.07), 0.07, 0.06, steel(), black())
    water_window(0.36, (0.66, -0.655, 0.44))
    panel(0.95, 1.1, 0.02, 0.05, plastic((0.35, 0.22, 0.08), 0.9), (-0.806, 0, 1.42), (0, 0, 90))
    for index in range(11):
        box((0.03, 1.0, 0.035), body, (-0.82, 0, 0.9 + 0.1 * index), bevel=0.006)


@model('tower-air-cooler')
def tower_air_cooler():
    body, trim = white(), plastic((0.05, 0.05, 0.06))
    castors(0.6, 0.6)
    rbox(0.9, 0.85, 0.7, 0.3, trim, (0, 0, 0.12), bevel=0.05)
    rbox(0.86, 0.82, 2.1, 0.28, body, (0, 0, 0.75), bevel=0.06)
    louvres(0.5, 1.45, 16, 3, body, (0, -0.405, 1.72))
    panel(0.56, 0.22, 0.03, 0.06, screen(), (0, -0.41, 2.64))
    for index in range(4):
        disc(0.026, 0.02, glow((0.2, 0.7, 1), 2), (-0.17 + 0.11 * index, -0.42, 2.64), (90, 0, 0))
    water_window(0.4, (0.0, -0.425, 0.44))


def iron_outline(scale, z, back=1.0):
    half = [(-1.15, 0), (-0.95, 0.14), (-0.6, 0.3), (-0.1, 0.42), (0.5, 0.46), (0.85 * back, 0.42), (0.95 * back, 0.25), (0.97 * back, 0)]
    outline = half + [(x, -y) for x, y in reversed(half[1:-1])]
    return [((x + 0.1) * scale - 0.1, y * scale, z) for x, y in outline]


def iron_base():
    """The soleplate, with its point towards the left front."""
    # Rings close together keep the edges sharp when the skin is smoothed.
    loft([iron_outline(1, z) for z in (0, 0.01, 0.09, 0.1)], steel(0.3), smooth=1)
    loft([iron_outline(0.95, z) for z in (0.09, 0.1, 0.16)], black(), smooth=1)


def iron_tail(x, z):
    tube([(x, 0, z), (x + 0.18, 0, z + 0.06), (x + 0.3, 0, z + 0.12)], 0.06, black(), radii=(1.2, 0.9, 0.7))
    cord([(x + 0.25, 0, z + 0.1), (x + 0.55, 0.1, z + 0.05), (x + 0.6, 0.45, 0.3), (x + 0.2, 0.8, 0.03), (x - 0.6, 0.85, 0.03), (x - 0.9, 0.7, 0.03)])


@model('dry-iron')
def dry_iron():
    body, trim = lacquer(), black()
    iron_base()
    loft([iron_outline(0.93, 0.13), iron_outline(0.94, 0.15), iron_outline(0.9, 0.28), iron_outline(0.72, 0.44), iron_outline(0.5, 0.5)], body, smooth=2)
    tube([(-0.55, 0, 0.42), (-0.6, 0, 0.75), (-0.35, 0, 0.92), (0.2, 0, 0.95), (0.6, 0, 0.9), (0.68, 0, 0.6), (0.62, 0, 0.35)], 0.12, body, radii=(1.2, 0.95, 1, 1.05, 1.05, 1.05, 1.3))
    tube([(-0.2, 0, 0.94), (0.15, 0, 1.01), (0.5, 0, 0.93)], 0.09, trim)
    turned(curve_profile([(0.2, 0), (0.2, 0.06), (0.16, 0.1), (0, 0.11)], 4), trim, (0.02, 0, 0.5))
    box((0.03, 0.14, 0.02), white(), (0.02, -0.08, 0.6), bevel=0)
    disc(0.035, 0.02, glow((1, 0.2, 0.05), 2), (0.45, -0.1, 0.5))
    iron_tail(0.68, 0.7)


@model('steam-iron')
def steam_iron():
    body, trim = lacquer(), black()
    iron_base()
    loft([iron_outline(0.94, 0.13), iron_outline(0.95, 0.15), iron_outline(0.93, 0.3), iron_outline(0.78, 0.5), iron_outline(0.55, 0.6)], body, smooth=2)
    tank = [iron_outline(s, h) for s, h in ((0.94, 0.29), (0.94, 0.3), (0.88, 0.41), (0.88, 0.42))]
    loft(tank, plastic((0.35, 0.6, 0.8), 0.1), smooth=1)
    grip = [(-0.4, 0.4), (-0.56, 0.65), (-0.66, 0.92), (-0.45, 1.1), (0.2, 1.14), (0.66, 1.08), (0.8, 0.75), (0.76, 0.3)]
    tube([(x, 0, z) for x, z in grip], 0.13, body, radii=(1.5, 1.3, 1.1, 1, 1, 1.1, 1.25, 1.6))
    tube([(-0.3, 0, 1.16), (0.2, 0, 1.19), (0.55, 0, 1.14)], 0.1, trim)
    disc(0.07, 0.07, trim, (-0.5, 0, 1.18), (0, -20, 0))
    tube([(-0.76, 0, 0.86), (-0.92, 0, 0.88)], 0.07, trim)
    turned(curve_profile([(0.18, 0), (0.18, 0.06), (0.14, 0.1), (0, 0.11)], 4), trim, (0.3, 0, 0.6))
    iron_tail(0.88, 0.85)


@model('travel-iron')
def travel_iron():
    body, trim = lacquer(), black()
    iron_base()
    loft([iron_outline(0.93, 0.13), iron_outline(0.94, 0.15), iron_outline(0.9, 0.26), iron_outline(0.76, 0.36), iron_outline(0.55, 0.4)], body, smooth=2)
    for y in (-0.16, 0.16):
        rod((0.42, y, 0.3), (0.5, y, 0.62), 0.05, body)
    tube([(0.5, -0.2, 0.64), (0.5, 0, 0.65), (0.5, 0.2, 0.64)], 0.07, trim)
    tube([(0.5, 0, 0.65), (0.1, 0, 0.7), (-0.45, 0, 0.68)], 0.13, body, radii=(1, 1.1, 0.8))
    ball(0.104, body, (-0.45, 0, 0.68))
    turned(curve_profile([(0.16, 0), (0.16, 0.05), (0.12, 0.08), (0, 0.09)], 4), trim, (-0.2, 0, 0.38))
    iron_tail(0.82, 0.3)


@model('vacuum-cleaner')
def vacuum_cleaner():
    body, trim = plastic((0.5, 0.03, 0.03), 0.2), black()
    sections = [[(x, y * w, z * h + 0.1) for x, y, z in ((cx, math.cos(a), 0.5 + 0.5 * math.sin(a)) for a in [2 * math.pi * k / 20 for k in range(20)])] for cx, w, h in ((-0.85, 0.2, 0.4), (-0.75, 0.4, 0.62), (-0.35, 0.5, 0.8), (0.2, 0.52, 0.86), (0.65, 0.46, 0.74), (0.82, 0.28, 0.5))]
    loft(sections, body, smooth=2)
    mirrored(lambda side: turned(curve_profile([(0, 0), (0.34, 0), (0.38, 0.06), (0.34, 0.14), (0.12, 0.16), (0, 0.16)], 4), trim, (0.42, side * 0.46, 0.38), (side * -90, 0, 0)))
    mirrored(lambda side: disc(0.2, 0.03, steel(), (0.42, side * 0.61, 0.38), (side * -90, 0, 0)))
    disc(0.1, 0.08, trim, (-0.65, 0.04, 0.1), (90, 0, 0))
    tube([(-0.2, 0, 0.9), (-0.1, 0, 1.08), (0.35, 0, 1.1), (0.5, 0, 0.92)], 0.06, trim)
    disc(0.09, 0.05, steel(), (-0.4, 0, 0.86), (0, -12, 0))
    # The ribbed hose, the wand and the floor nozzle.
    hose = [(-0.82, 0, 0.42), (-1.15, 0, 0.55), (-1.4, 0.15, 1.1), (-1.3, 0.3, 1.7), (-1.0, 0.2, 1.95), (-0.75, 0.0, 1.75)]
    tube(hose, 0.075, trim)
    path = [_point_on(hose, k / 60) for k in range(61)]
    for a, b in zip(path, path[1:]):
        direction = (Vector(b) - Vector(a)).to_track_quat('Z', 'Y').to_euler()
        turned([(0.07, -0.01), (0.092, 0), (0.07, 0.01)], trim, a, tuple(math.degrees(v) for v in direction), sides=20, bevel=0)
    tube([(-0.78, 0.0, 1.8), (-0.85, -0.12, 1.5)], 0.1, body)
    rod((-0.83, -0.1, 1.55), (-1.15, -0.85, 0.18), 0.055, steel())
    rbox(0.8, 0.3, 0.12, 0.1, trim, (-1.17, -0.98, 0), (0, 0, 8), bevel=0.04)
    tube([(-1.13, -0.8, 0.26), (-1.17, -0.95, 0.1)], 0.075, trim)


def _point_on(points, share):
    """The point at a share, from 0 to 1, of a smooth curve through the given points."""
    place = share * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    t = place - index
    p0, p1, p2, p3 = (points[min(max(index + offset, 0), len(points) - 1)] for offset in (-1, 0, 1, 2))
    return tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3))


@model('robot-vacuum-cleaner', views=('three-quarter', 'top'))
def robot_vacuum_cleaner():
    body, trim = white(), black()
    turned([(0, 0.04), (0.92, 0.04), (0.98, 0.08), (0.98, 0.2)], trim, bevel=0.02)
    turned([(1.0, 0.16), (1.0, 0.3), (0.96, 0.36), (0, 0.37)], body, bevel=0.02)
    ring(0.62, 0.015, grey(), (0, 0, 0.37), flat=0.5)
    turned([(0.25, 0.36), (0.25, 0.46), (0.22, 0.5), (0, 0.5)], trim, (0, 0.2, 0), bevel=0.02)
    disc(0.2, 0.01, steel(), (0, 0.2, 0.5))
    for index in range(2):
        disc(0.06, 0.02, grey(), (-0.12 + 0.24 * index, -0.5, 0.365))
        ring(0.06, 0.008, glow((0.2, 0.7, 1), 2), (-0.12 + 0.24 * index, -0.5, 0.385))
    tube([(math.sin(math.radians(a)), -math.cos(math.radians(a)), 0.24) for a in range(-30, 31, 6)], 0.035, trim)
    # A side brush, half under the body.
    disc(0.1, 0.05, trim, (-0.64, -0.64, 0))
    for degrees in (0, 120, 240):
        angle = math.radians(degrees - 70)
        tube([(-0.64 + r * math.cos(angle + bend), -0.64 + r * math.sin(angle + bend), 0.03) for r, bend in ((0, 0), (0.3, 0), (0.48, 0.2))], 0.04, grey(), radii=(0.6, 1, 0.5))


@model('handheld-vacuum-cleaner')
def handheld_vacuum_cleaner():
    body, trim = plastic((0.03, 0.12, 0.35), 0.25), black()

    def make():
        turned(curve_profile([(0, 0), (0.3, 0.02), (0.36, 0.15), (0.37, 0.55), (0.35, 0.62)]), body)
        turned(curve_profile([(0.35, 0.62), (0.37, 0.7), (0.35, 1.05), (0.22, 1.3)]), clear((0.55, 0.58, 0.62)))
        turned(curve_profile([(0.22, 0.6), (0.18, 1.0), (0, 1.05)]), white())
        around(14, 0.2, lambda at, degrees: box((0.03, 0.03, 0.36), paper(), at, (0, 0, degrees), bevel=0.01), at=(0, 0, 0.64))
        ring(0.36, 0.025, steel(), (0, 0, 0.62))
        loft([[(x * w, y * d, z) for x, y in circle(1, 20)] for w, d, z in ((0.23, 0.23, 1.25), (0.2, 0.2, 1.4), (0.24, 0.12, 1.65), (0.27, 0.09, 1.8))], trim, smooth=1)
    group(make, at=(0.8, 0, 0.42), turn=(0, -92, 0))
    tube([(0.75, 0, 0.65), (0.62, 0, 1.0), (0.2, 0, 1.08), (0.0, 0, 0.95), (0.05, 0, 0.72)], 0.09, body)
    disc(0.06, 0.05, plastic((0.7, 0.06, 0.04)), (0.3, 0, 1.14))
    for index in range(6):
        box((0.03, 0.02, 0.2), black(), (0.42 + 0.06 * index, -0.365, 0.36), bevel=0.006)


@model('air-purifier')
def air_purifier():
    body, trim = white(), plastic((0.4, 0.42, 0.44))
    rbox(0.95, 0.9, 0.05, 0.35, grey(), bevel=0.02)
    rbox(1.0, 0.95, 1.9, 0.38, body, (0, 0, 0.04), bevel=0.06)
    for row in range(24):
        for column in range(13):
            if (row + column) % 2 == 0:
                box((0.03, 0.012, 0.024), grey(), (-0.3 + 0.05 * column, -0.473, 0.18 + 0.038 * row), bevel=0)
    disc(0.38, 0.03, plastic((0.03, 0.03, 0.035)), (0, 0, 1.92))
    for radius in (0.1, 0.17, 0.24, 0.31, 0.38):
        ring(radius, 0.014, body, (0, 0, 1.96))
    around(16, 0.24, lambda at, degrees: box((0.3, 0.014, 0.02), body, at, (0, 0, degrees), bevel=0), at=(0, 0, 1.945))
    disc(0.19, 0.03, screen(), (0, -0.465, 1.5), (90, 0, 0))
    ring(0.19, 0.018, glow((0.1, 0.8, 0.3), 2), (0, -0.495, 1.5), (90, 0, 0))
    text('12', 0.16, glow((0.9, 1, 0.95), 2), (0, -0.505, 1.5), depth=0.001)


@model('humidifier')
def humidifier():
    body = white()
    turned(curve_profile([(0, 0), (0.6, 0), (0.66, 0.06), (0.66, 0.36), (0.62, 0.42)]), body)
    turned(curve_profile([(0.62, 0.44), (0.64, 0.5), (0.6, 0.9), (0.42, 1.35), (0.2, 1.62), (0.12, 1.7)]), clear((0.25, 0.55, 0.8)))
    turned(curve_profile([(0, 0.46), (0.58, 0.46), (0.6, 0.5), (0.56, 0.85), (0, 0.85)], 5), water(), bevel=0)
    ring(0.63, 0.022, glow((0.2, 0.6, 1), 1.2), (0, 0, 0.43))
    turned(curve_profile([(0.16, 1.68), (0.15, 1.75), (0.08, 1.8), (0, 1.8)]), body)
    rod((0.03, 0, 1.76), (-0.06, -0.03, 1.86), 0.06, body)
    knob((0, -0.64, 0.22), 0.1, 0.06, steel(), black())


def pipes(xs, z, y=-0.25):
    for index, x in enumerate(xs):
        rod((x, y, z + 0.1), (x, y, z - 0.28), 0.05, steel())
        disc(0.075, 0.08, plastic(((0.03, 0.15, 0.6), (0.65, 0.04, 0.03))[index % 2]), (x, y, z - 0.06))
        turned([(0.065, 0), (0.065, 0.09)], brass(), (x, y, z - 0.28))


@model('instant-geyser', views=HUNG, stands='wall')
def instant_geyser():
    body, trim = white(), plastic((0.04, 0.13, 0.35))
    panel(0.95, 1.5, 0.5, 0.3, body, (0, -0.28, 0.85), bevel=0.12)
    plate(smooth_outline([(-0.4, 0.0), (0, -0.12), (0.4, 0.0), (0.4, 0.42), (0, 0.3), (-0.4, 0.42)], 5), 0.03, trim, (0, -0.53, 0.35), bevel=0.01)
    for x, rgb in ((-0.1, (1, 0.1, 0.05)), (0.1, (0.1, 1, 0.2))):
        disc(0.045, 0.02, glow(rgb, 2), (x, -0.53, 1.0), (90, 0, 0))
    knob((0, -0.545, 0.54), 0.12, 0.06, white(), trim)
    pipes((-0.25, 0.25), 0.05)
    text('3L', 0.2, trim, (0, -0.532, 1.28), depth=0.004)


@model('storage-water-heater', views=HUNG, stands='wall')
def storage_water_heater():
    body, trim = white(), plastic((0.35, 0.37, 0.4))
    turned(curve_profile([(0, 0), (0.4, 0.02), (0.58, 0.1), (0.64, 0.25), (0.64, 1.45), (0.58, 1.6), (0.4, 1.68), (0, 1.7)]), body, (0, -0.65, 0.1), bevel=0)
    for z in (0.34, 1.55):
        ring(0.642, 0.012, trim, (0, -0.65, z))
    panel(0.5, 0.74, 0.06, 0.22, trim, (0, -1.27, 0.85), bevel=0.02)
    knob((0, -1.29, 0.72), 0.13, 0.09, white(), black())
    ring(0.17, 0.01, white(), (0, -1.305, 0.72), (90, 0, 0))
    disc(0.11, 0.03, white(), (0, -1.29, 1.05), (90, 0, 0))
    box((0.012, 0.01, 0.09), plastic((0.7, 0.05, 0.03)), (0, -1.325, 1.04), (0, 35, 0), bevel=0)
    text('15L', 0.2, trim, (0, -1.295, 1.42), depth=0.004)
    pipes((-0.25, 0.25), 0.1, y=-0.65)
    box((1.0, 0.06, 0.12), trim, (0, -0.03, 1.3))


def bar_handle(at, height, material):
    x, y, z = at
    rbox(0.07, 0.06, height, 0.025, material, (x, y - 0.09, z), bevel=0.015)
    for share in (0.06, 0.94):
        box((0.06, 0.1, 0.06), material, (x, y - 0.04, z + height * share - 0.03), bevel=0.01)


def fridge(width, depth, heights, body, side):
    """A cabinet with doors of the given heights from the bottom up."""
    total = sum(heights)
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        disc(0.06, 0.08, black(), (x, -depth / 2 + 0.12, 0))
    rbox(width, depth, total + 0.02, 0.05, side, (0, 0.06, 0.07), bevel=0.03)
    z = 0.09
    for height in heights:
        rbox(width, 0.16, height - 0.03, 0.04, body, (0, -depth / 2, z), bevel=0.03)
        box((width - 0.06, 0.04, height - 0.05), black(), (0, -depth / 2 + 0.09, z + 0.01), bevel=0)
        z += height


@model('single-door-refrigerator')
def single_door_refrigerator():
    body = steel_sheet()
    fridge(1.0, 0.95, (0.34, 1.75), body, grey())
    box((0.5, 0.03, 0.05), black(), (0, -0.56, 0.32), bevel=0.01)
    bar_handle((0.4, -0.555, 1.0), 0.75, steel())
    petal, stem = plastic((0.45, 0.05, 0.12)), plastic((0.1, 0.2, 0.15))
    disc(0.03, 0.01, brass(), (0.4, -0.555, 0.85), (90, 0, 0))
    tube([(-0.4, -0.555, 0.5), (-0.3, -0.557, 0.9), (-0.1, -0.557, 1.2), (0.05, -0.557, 1.6)], 0.01, stem)
    for cx, cz, size in ((0.05, 1.62, 0.13), (-0.22, 1.05, 0.1), (-0.12, 1.38, 0.08)):
        for index in range(5):
            angle = 2 * math.pi * index / 5
            ball(size * 0.55, petal, (cx + size * 0.6 * math.cos(angle), -0.555, cz + size * 0.6 * math.sin(angle)), (1, 0.08, 1))
        ball(size * 0.3, gold(), (cx, -0.56, cz), (1, 0.3, 1))
    box((0.22, 0.02, 0.05), steel(), (-0.25, -0.56, 1.92), bevel=0.005)


@model('double-door-refrigerator')
def double_door_refrigerator():
    body = steel_sheet()
    fridge(1.1, 1.05, (1.55, 0.85), body, grey())
    bar_handle((0.45, -0.605, 0.85), 0.7, steel())
    bar_handle((0.45, -0.605, 1.74), 0.5, steel())
    box((0.24, 0.02, 0.06), steel(), (-0.3, -0.61, 2.32), bevel=0.005)
    display('-18', 0.24, 0.12, (0, -0.61, 2.0))


@model('mini-fridge')
def mini_fridge():
    body, side, inside = steel_sheet(), grey(), white()
    # The door stands open.
    width, depth, height = 1.1, 1.05, 1.3
    plate(rounded(width, height, 0.05), depth, side, (0, 0, 0.05 + height / 2), bevel=0.02, holes=[rounded(width - 0.18, height - 0.18, 0.05)])
    panel(width - 0.1, height - 0.1, 0.06, 0.05, inside, (0, 0.45, 0.05 + height / 2))
    for x in (-0.455, 0.455):
        box((0.02, depth - 0.06, height - 0.2), inside, (x, 0, 0.15), bevel=0)
    box((width - 0.2, depth - 0.06, 0.02), inside, (0, 0, 0.14), bevel=0), box((width - 0.2, depth - 0.06, 0.02), inside, (0, 0, 1.24), bevel=0)
    box((0.5, 0.3, 0.03), glow((1, 0.97, 0.9), 5), (0, -0.2, 1.2), bevel=0.005)
    for z in (0.5, 0.85):
        box((0.9, 0.85, 0.02), glass(), (0, 0.02, z), bevel=0.005)
    for x, rgb in ((-0.25, (0.6, 0.04, 0.03)), (0, (0.1, 0.35, 0.08)), (0.25, (0.8, 0.35, 0.02))):
        disc(0.1, 0.28, plastic(rgb), (x, -0.1, 0.16), bevel=0.02), disc(0.085, 0.02, steel(), (x, -0.1, 0.44))
        ball(0.1, food(rgb), (x * 0.9, -0.1, 0.62))
    turned(curve_profile([(0, 0.87), (0.1, 0.87), (0.1, 1.05), (0.04, 1.14), (0.04, 1.2), (0, 1.2)]), clear((0.3, 0.6, 0.8)), (0.2, 0, 0))
    group(lambda: [rbox(width, 0.14, height, 0.04, body, (-width / 2, 0, 0), bevel=0.03), box((width - 0.16, 0.04, height - 0.16), inside, (-width / 2, 0.08, 0.08)), *[box((width - 0.25, 0.14, 0.14), clear(), (-width / 2, 0.15, z), bevel=0.02) for z in (0.15, 0.6, 0.95)]], at=(0.56, -0.58, 0.05), turn=(0, 0, -112))
    for x in (-0.4, 0.4):
        disc(0.06, 0.06, black(), (x, -0.4, 0))


@model('semi-automatic-washing-machine')
def semi_automatic_washing_machine():
    body, trim = white(), plastic((0.3, 0.05, 0.16), 0.25)
    rbox(1.7, 1.0, 0.1, 0.1, trim, bevel=0.03)
    rbox(1.7, 1.0, 1.55, 0.1, body, (0, 0, 0.08), bevel=0.04)
    box((0.02, 1.01, 1.45), grey(), (0.25, -0.005, 0.1), bevel=0)
    rbox(1.74, 1.04, 0.1, 0.1, trim, (0, 0, 1.58), bevel=0.03)
    rbox(1.0, 0.68, 0.04, 0.1, clear((0.55, 0.5, 0.6)), (-0.3, -0.12, 1.68), bevel=0.015)
    rbox(0.56, 0.68, 0.04, 0.1, clear((0.55, 0.5, 0.6)), (0.53, -0.12, 1.68), bevel=0.015)
    box((0.3, 0.05, 0.04), white(), (-0.3, -0.46, 1.7)), box((0.2, 0.05, 0.04), white(), (0.53, -0.46, 1.7))
    rbox(1.72, 0.3, 0.3, 0.1, trim, (0, 0.36, 1.62), bevel=0.05)
    for x in (-0.6, -0.2, 0.2, 0.6):
        knob((x, 0.21, 1.79), 0.09, 0.07, white(), black())
    tube([(0.86, 0.3, 0.3), (1.0, 0.25, 0.15), (0.98, -0.1, 0.06), (0.95, -0.45, 0.06)], 0.06, grey())
    box((0.3, 0.02, 0.06), trim, (-0.3, -0.502, 1.4), bevel=0.005)


@model('top-load-washing-machine')
def top_load_washing_machine():
    body, trim = steel_sheet(), black()
    rbox(1.15, 1.15, 0.08, 0.12, trim, bevel=0.03)
    rbox(1.2, 1.2, 1.6, 0.14, body, (0, 0, 0.06), bevel=0.05)
    rbox(1.22, 1.22, 0.1, 0.14, trim, (0, 0, 1.62), bevel=0.03)
    rbox(0.95, 0.78, 0.05, 0.12, _principled('lid', (0.03, 0.03, 0.04), roughness=0.05, clearcoat=1), (0, -0.15, 1.71), bevel=0.02)
    ring(0.3, 0.012, steel(), (0, -0.13, 1.762), flat=0.4)
    rbox(1.2, 0.36, 0.2, 0.1, trim, (0, 0.42, 1.68), (12, 0, 0), bevel=0.05)
    display('0:45', 0.26, 0.11, (0, 0.215, 1.78))
    for x in (-0.45, -0.32, 0.3, 0.42):
        disc(0.04, 0.03, steel(), (x, 0.235, 1.78), (90, 0, 0))
    box((0.3, 0.06, 0.04), steel(), (0, -0.55, 1.74), bevel=0.015)
    box((0.26, 0.02, 0.06), steel(), (0, -0.605, 1.4), bevel=0.005)


@model('front-load-washing-machine')
def front_load_washing_machine():
    body, trim = white(), plastic((0.12, 0.12, 0.14), 0.2)
    rbox(1.3, 1.1, 1.75, 0.06, body, (0, 0, 0.05), bevel=0.03)
    for x in (-0.5, 0.5):
        disc(0.07, 0.06, black(), (x, -0.4, 0))
    turned([(0.3, 0.02), (0.48, 0.0), (0.52, 0.06), (0.48, 0.12), (0.4, 0.13), (0.36, 0.08)], steel(), (0, -0.54, 0.85), (90, 0, 0), bevel=0.01)
    turned(curve_profile([(0.4, 0.09), (0.3, 0.12), (0.15, 0.14), (0, 0.145)]), _principled('porthole', (0.05, 0.07, 0.1), roughness=0.03, clearcoat=1), (0, -0.54, 0.85), (90, 0, 0))
    ring(0.5, 0.04, trim, (0, -0.6, 0.85), (90, 0, 0), flat=0.7)
    rbox(0.08, 0.08, 0.24, 0.03, trim, (0.48, -0.67, 0.73), bevel=0.02)
    panel(1.28, 0.26, 0.03, 0.02, trim, (0, -0.55, 1.64))
    panel(0.38, 0.2, 0.03, 0.02, white(), (-0.42, -0.56, 1.64))
    knob((0, -0.56, 1.64), 0.1, 0.08, steel(), black())
    display('1:20', 0.26, 0.13, (0.36, -0.565, 1.64))
    panel(0.2, 0.14, 0.02, 0.02, grey(), (0.48, -0.55, 0.2))
