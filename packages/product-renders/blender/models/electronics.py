"""Audio, cameras, televisions, gaming, lights and wearables."""

import math

from materials import *
from parts import *
from registry import model

# These imports override parts with the same names.
from models.jewellery import stamp
from models.mobile import a_plug
from models.packs import clear
from models.watches import band, digits, face, lie
from models.footwear import ball, bent, group, ribbon


def slab(outline, thickness, material, at, bevel=0.02, holes=()):
    """A plate that lies flat, its underside at `at`."""
    group(lambda: plate(outline, thickness, material, turn=(-90, 0, 0), bevel=bevel, holes=holes), at=(at[0], at[1], at[2] + thickness / 2))


def grille(radius, material, at, turn=(90, 0, 0), rows=6):
    """Small holes in circles."""
    places = [(0, 0, 0)]
    for row in range(1, rows):
        r = radius * row / rows
        places += [(r * math.cos(2 * math.pi * k / (6 * row)), r * math.sin(2 * math.pi * k / (6 * row)), 0) for k in range(6 * row)]
    group(lambda: stamp(disc(0.014, 0.01, material), places), at=at, turn=turn)


def bud(body, tip, stem=True):
    """An earbud that stands upright, its tip to the left."""
    ball(0.2, body, (0, 0, 0.62), squash=(1, 0.9, 1))
    tube([(-0.12, 0, 0.62), (-0.24, 0, 0.6)], 0.1, body)
    turned(curve_profile([(0.08, 0), (0.13, 0.03), (0.13, 0.08), (0.09, 0.15), (0.05, 0.16)]), tip, (-0.22, 0, 0.61), (0, -95, 0))
    if stem:
        tube([(0.06, 0, 0.62), (0.08, 0, 0.4), (0.09, 0, 0.1)], 0.075, body, radii=(1.3, 1, 0.95))
        tube([(0.09, 0, 0.11), (0.09, 0, 0.06)], 0.06, steel())
        box((0.06, 0.02, 0.16), grey(), (0.09, -0.08, 0.42), bevel=0.01)


@model('wireless-earbuds')
def wireless_earbuds():
    body, tip = lacquer(), rubber((0.12, 0.12, 0.12))
    slab(rounded(1.35, 0.72, 0.3), 0.62, body, (0, 0.25, 0), bevel=0.16)
    slab(rounded(1.15, 0.52, 0.22), 0.03, black(), (0, 0.25, 0.6), bevel=0.005)
    group(lambda: plate(rounded(1.35, 0.7, 0.3), 0.3, body, bevel=0.13), at=(0, 0.62, 0.98), turn=(-14, 0, 0))
    group(lambda: plate(rounded(1.12, 0.48, 0.2), 0.02, black()), at=(0, 0.475, 0.96), turn=(-14, 0, 0))
    disc(0.03, 0.02, glow((0.2, 1, 0.3), 3), (0, -0.1, 0.32), (90, 0, 0))
    group(lambda: bud(body, tip), at=(-0.26, 0.22, 0.38))
    group(lambda: bud(body, tip), at=(0.26, 0.22, 0.38), turn=(0, 0, 180))


@model('tws-earbuds')
def tws_earbuds():
    body, tip = lacquer(), rubber((0.12, 0.12, 0.12))
    def oval(wide, deep):
        return [(wide * x, deep * y) for x, y in circle(1, 64)]
    slab(oval(0.85, 0.6), 0.42, body, (0, 0.2, 0), bevel=0.18, holes=[circle(0.31, centre=(x, 0)) for x in (-0.36, 0.36)])
    slab(oval(0.8, 0.52), 0.03, black(0.4), (0, 0.2, 0.4), bevel=0.008, holes=[circle(0.26, centre=(x, 0)) for x in (-0.36, 0.36)])
    slab(oval(0.8, 0.52), 0.04, grey(), (0, 0.2, 0.2))
    # The lid is hollow and stands open on its hinge.
    def lid():
        slab(oval(0.93, 0.68), 0.2, body, (0, -0.66, 0), bevel=0.05, holes=[oval(0.86, 0.61)])
        slab(oval(0.9, 0.65), 0.12, body, (0, -0.66, 0.12), bevel=0.05)
        slab(oval(0.86, 0.61), 0.02, black(0.4), (0, -0.66, 0.11), bevel=0.005)
    group(lid, at=(0, 0.84, 0.42), turn=(-104, 0, 0))
    tube([(-0.3, 0.82, 0.4), (0.3, 0.82, 0.4)], 0.06, grey(0.3), straight=True)
    for k in range(4):
        disc(0.022, 0.02, glow((0.3, 0.8, 1), 3), (-0.12 + 0.08 * k, -0.4, 0.2), (90, 0, 0))
    def pod():
        ball(0.25, body, (0, 0, 0.23), squash=(1, 0.85, 0.92))
        disc(0.15, 0.02, grey(0.2), (0, -0.195, 0.23), (90, 0, 0))
        tube([(0.14, 0.03, 0.27), (0.3, 0.05, 0.32)], 0.1, body)
        turned(curve_profile([(0.08, 0), (0.14, 0.03), (0.13, 0.1), (0.08, 0.18), (0.05, 0.18)]), tip, (0.27, 0.05, 0.31), (0, 75, 5))
    group(pod, at=(-0.75, -0.82, 0), turn=(0, 0, -20))
    group(pod, at=(0.2, -0.95, 0), turn=(0, 0, -10))


def headphones(body, pad, cup=0.42, wide=0.95, high=1.15, oval=1.15, head=0.09, folded=False):
    """A headband with two cups. Their outer sides face left and right."""
    for s in (-1, 1):
        def one():
            turned(curve_profile([(0, 0.2), (cup * 0.6, 0.19), (cup * 0.9, 0.12), (cup, 0.0), (cup * 0.96, -0.1)]), body)
            ring(cup * 0.78, cup * 0.24, pad, (0, 0, -0.16), flat=0.75)
            disc(cup * 0.7, 0.02, black(0.8), (0, 0, -0.14))
            ring(cup * 0.62, 0.012, steel(), (0, 0, 0.185))
        group(one, at=(s * (wide - 0.02), 0, cup * oval), turn=(0, s * 82, 0))
    path = [(wide * math.cos(math.radians(a)), 0, cup * oval + 0.1 + high * math.sin(math.radians(a))) for a in range(8, 173, 6)]
    ribbon(path, (0, 1, 0), 0.2, body, head)
    inner = [(0.955 * x, y, cup * oval + 0.1 + (z - cup * oval - 0.1) * 0.945) for x, y, z in path[5:-5]]
    ribbon(inner, (0, 1, 0), 0.24, pad, 0.09)
    for s in (-1, 1):
        box((0.1, 0.22, 0.34), body, (s * wide * 0.985, 0, cup * oval + 0.34), turn=(0, -s * 4, 0), bevel=0.03)


@model('wireless-headphones')
def wireless_headphones():
    headphones(lacquer(), rubber((0.04, 0.04, 0.045)), cup=0.4, high=1.1)


@model('over-ear-headphones')
def over_ear_headphones():
    body, pad = matt(), rubber((0.05, 0.04, 0.04))
    group(lambda: headphones(body, pad, cup=0.54, wide=1.0, high=1.05, head=0.13), turn=(0, 0, 24))


@model('gaming-headphones')
def gaming_headphones():
    body, pad, light = matt(), rubber((0.03, 0.03, 0.03)), glow((0.1, 0.6, 1), 2.5)
    def whole():
        headphones(body, pad, cup=0.55, wide=1.0, high=1.1, head=0.13)
        for s in (-1, 1):
            group(lambda: (ring(0.4, 0.03, light, (0, 0, 0.18)), *[box((0.05, 0.42, 0.03), light, (-0.0, 0, 0.19), turn=(0, 0, a), bevel=0.01) for a in (30, 150)]), at=(s * 0.98, 0, 0.63), turn=(0, s * 82, 0))
        tube([(-1.1, -0.2, 0.45), (-1.0, -0.7, 0.25), (-0.7, -1.0, 0.22)], 0.03, black())
        tube([(-0.74, -0.97, 0.22), (-0.52, -1.08, 0.24)], 0.07, rubber())
        ring(0.075, 0.014, light, (-0.66, -1.01, 0.227), (0, 90, -27))
    group(whole, turn=(0, 0, 18))


@model('bluetooth-speaker')
def bluetooth_speaker():
    mesh, trim = plain_cloth(), rubber()
    def body():
        turned(curve_profile([(0.42, -1.0), (0.48, -0.85), (0.5, -0.4), (0.5, 0.4), (0.48, 0.85), (0.42, 1.0)]), mesh, turn=(0, 90, 0))
        for s in (-1, 1):
            turned([(0.44, 0), (0.47, 0.02), (0.47, 0.1), (0.4, 0.14), (0.34, 0.1), (0, 0.06)], trim, (s * 0.96, 0, 0), (0, s * 90, 0))
            turned(curve_profile([(0.0, 0.1), (0.16, 0.11), (0.3, 0.09)]), steel(0.4), (s * 0.96, 0, 0), (0, s * 90, 0))
        box((0.75, 0.24, 0.06), trim, (0, 0, 0.47), bevel=0.03)
        for k in range(4):
            disc(0.05, 0.02, grey(), (-0.24 + 0.16 * k, 0, 0.525))
        plate(rounded(0.5, 0.16, 0.04), 0.03, white(), (0, -0.5, 0.02))
        text('BOOM', 0.13, black(), (0, -0.52, 0.02))
    group(body, at=(0, 0, 0.5))
    mirrored(lambda s: box((0.24, 0.4, 0.06), trim, (s * 0.6, 0, -0.01), bevel=0.02))
    ribbon(bent([(1.08, 0.0, 0.75), (1.28, -0.05, 0.6), (1.32, -0.1, 0.35), (1.2, -0.1, 0.25), (1.09, -0.02, 0.4)], 20), (0, 1, 0), 0.09, trim, 0.03)


@model('portable-speaker')
def portable_speaker():
    body, mesh = matt(), black(0.8)
    box((1.7, 0.72, 1.1), body, bevel=0.16)
    plate(rounded(1.45, 0.85, 0.14), 0.04, mesh, (0, -0.36, 0.56))
    for x in (-0.35, 0.35):
        cone = [(0.29, 0), (0.28, 0.03), (0.25, 0.03), (0.23, 0.01), (0.1, -0.01), (0.085, 0.03), (0, 0.04)]
        turned(cone, grey(), (x, -0.37, 0.58), (90, 0, 0))
        ring(0.285, 0.018, steel(), (x, -0.385, 0.58), (90, 0, 0))
    ribbon(bent([(-0.7, 0, 1.02), (-0.62, 0, 1.38), (-0.4, 0, 1.46), (0.4, 0, 1.46), (0.62, 0, 1.38), (0.7, 0, 1.02)], 24), (0, 1, 0), 0.2, body, 0.09)
    for k in range(5):
        disc(0.06, 0.03, grey(), (-0.32 + 0.16 * k, -0.08, 1.09))
    disc(0.025, 0.01, glow((0.2, 0.5, 1), 3), (0, -0.385, 0.2), (90, 0, 0))


def woofer(x, z, radius, y, cone=None):
    turned([(radius, 0), (radius * 0.97, 0.06), (radius * 0.86, 0.06), (radius * 0.82, 0.03), (radius * 0.74, 0.05), (radius * 0.68, 0.0), (radius * 0.3, -0.05), (radius * 0.28, 0.0), (radius * 0.15, 0.04), (0, 0.05)], cone or rubber((0.05, 0.05, 0.055)), (x, y, z), (90, 0, 0))
    ring(radius * 0.97, radius * 0.045, steel(), (x, y - 0.05, z), (90, 0, 0))


@model('party-speaker')
def party_speaker():
    body = matt()
    box((1.15, 0.95, 2.1), body, (0, 0, 0.06), bevel=0.12)
    plate(rounded(0.98, 1.85, 0.1), 0.03, black(0.6), (0, -0.475, 1.08))
    for z, colour in ((0.6, (0.1, 0.5, 1)), (1.4, (1, 0.1, 0.6))):
        woofer(0, z, 0.38, -0.49)
        ring(0.43, 0.025, glow(colour, 3), (0, -0.5, z), (90, 0, 0))
    woofer(0, 1.87, 0.09, -0.49)
    mirrored(lambda s: box((0.05, 0.05, 1.7), glow((0.5, 0.15, 1), 2), (s * 0.5, -0.48, 0.22), bevel=0.02))
    tube([(-0.35, 0.1, 2.14), (-0.3, 0.1, 2.32), (0.3, 0.1, 2.32), (0.35, 0.1, 2.14)], 0.06, black())
    slab(rounded(0.8, 0.3, 0.05), 0.03, black(0.2), (0, -0.22, 2.15))
    for k in range(5):
        turned([(0.045, 0), (0.04, 0.06), (0, 0.06)], steel(), (-0.28 + 0.14 * k, -0.22, 2.17))
    mirrored(lambda s: turned([(0, -0.05), (0.12, -0.05), (0.12, 0.05), (0, 0.05)], rubber(), (s * 0.45, 0.42, 0.12), (0, 90, 0)))
    mirrored(lambda s: box((0.2, 0.3, 0.08), rubber(), (s * 0.4, -0.25, 0), bevel=0.02))
    def mic():
        tube([(0, 0, 0), (0, 0, 0.62)], 0.07, black(), radii=(0.8, 1.1))
        ball(0.12, metal((0.4, 0.41, 0.43), 0.5), (0, 0, 0.72))
        ring(0.1, 0.02, gold(), (0, 0, 0.63))
    group(mic, at=(-0.95, -0.55, 0.1), turn=(0, 84, -20))


@model('soundbar')
def soundbar():
    body, mesh = matt(), black(0.8)
    box((2.9, 0.3, 0.26), body, (0, -0.4, 0.03), bevel=0.07)
    plate(rounded(2.6, 0.19, 0.06), 0.03, mesh, (0, -0.55, 0.16))
    hole = disc(0.012, 0.01, grey())
    stamp(hole, [(-1.25 + 0.05 * i, -0.57, 0.1 + 0.04 * j, 1, (90, 0, 0)) for i in range(51) for j in range(4)])
    text('BT', 0.1, glow((0.6, 0.9, 1), 2.5), (1.1, -0.58, 0.16))
    for k in range(4):
        disc(0.035, 0.015, grey(), (-0.18 + 0.12 * k, -0.4, 0.285))
    mirrored(lambda s: box((0.3, 0.22, 0.04), rubber(), (s * 1.1, -0.4, 0), bevel=0.01))
    box((0.75, 0.75, 1.0), body, (0.85, 0.35, 0.03), bevel=0.08)
    woofer(0.85, 0.52, 0.28, -0.03)
    box((0.16, 0.5, 0.05), black(), (-0.9, -0.95, 0), turn=(0, 0, -20), bevel=0.03)


def tiles(places, z):
    for x, y, w, h, colour in places:
        lie([(px + x, pz + y) for px, pz in rounded(w, h, min(w, h) * 0.3)], 0.008, glow(colour, 0.9), z, 0.001)


# The part of a strap that holds the case.
SHOULDERS = [(-0.31, -0.68), (0.31, -0.68), (0.38, -0.4), (0.38, 0.4), (0.31, 0.68), (-0.31, 0.68), (-0.38, 0.4), (-0.38, -0.4)]


@model('smart-watch')
def smart_watch():
    strap = matt()
    band(strap, width=0.6, narrow=0.22, thickness=0.08, start=22)
    def dial():
        lie(SHOULDERS, 0.12, strap, -0.14)
        lie(rounded(0.88, 1.06, 0.22), 0.2, metal((0.2, 0.2, 0.21), 0.3), -0.08, 0.06)
        lie(rounded(0.78, 0.96, 0.18), 0.02, screen((0.005, 0.006, 0.01)), 0.115, 0.004)
        digits('10:09', 0.27, (0, 0.22, 0.14), glow((1, 1, 1), 1.5))
        digits('TUE 14', 0.1, (0, 0.4, 0.14), glow((1, 0.5, 0.1), 1.5))
        for k, colour in enumerate(((0.95, 0.05, 0.15), (0.4, 0.9, 0.05), (0.05, 0.7, 0.9))):
            r = 0.23 - 0.06 * k
            tube([(-0.1 + r * math.cos(math.radians(90 - a)), -0.16 + r * math.sin(math.radians(90 - a)), 0.142) for a in range(0, 290 - 40 * k, 10)], 0.02, glow(colour, 1.2))
        digits('72', 0.15, (0.25, -0.08, 0.14), glow((0.95, 0.2, 0.3), 1.5))
        digits('BPM', 0.07, (0.25, -0.2, 0.14), glow((0.7, 0.7, 0.7), 1))
        turned([(0, 0), (0.08, 0), (0.085, 0.02), (0.085, 0.05), (0.07, 0.07), (0, 0.07)], steel(), (0.43, 0.2, 0.02), (0, 90, 0))
        box((0.04, 0.22, 0.06), steel(), (0.44, -0.18, -0.01), bevel=0.015)
    face(lambda: group(dial, scale=0.88))


@model('calling-smart-watch')
def calling_smart_watch():
    strap = matt()
    band(strap, width=0.6, narrow=0.22, thickness=0.08, start=10)
    def dial():
        turned([(0, -0.08), (0.48, -0.08), (0.54, -0.02), (0.54, 0.1), (0.5, 0.15), (0.46, 0.14)], metal((0.2, 0.2, 0.21), 0.25))
        disc(0.47, 0.012, screen((0.005, 0.006, 0.01)), (0, 0, 0.13), bevel=0)
        digits('10:09', 0.12, (0, 0.34, 0.145), glow((1, 1, 1), 1.2))
        digits('Calling', 0.13, (0, 0.18, 0.145), glow((1, 1, 1), 1.5))
        disc(0.1, 0.006, glow((0.3, 0.5, 0.9), 0.9), (0, 0.0, 0.143), bevel=0)
        for x, colour in ((-0.19, (0.05, 0.75, 0.15)), (0.19, (0.9, 0.05, 0.05))):
            disc(0.12, 0.006, glow(colour, 1.2), (x, -0.24, 0.143), bevel=0)
            tube([(x - 0.06, -0.21, 0.155), (x - 0.04, -0.26, 0.155), (x + 0.02, -0.29, 0.155), (x + 0.06, -0.26, 0.155)], 0.016, glow((1, 1, 1), 1.5))
        for y in (0.2, -0.2):
            disc(0.06, 0.08, steel(), (0.5, y, 0.03), (0, 90, 0))
    face(lambda: group(dial, scale=0.88))


@model('fitness-smart-watch')
def fitness_smart_watch():
    strap = matt()
    band(strap, width=0.6, narrow=0.24, thickness=0.09, start=22, holes=True)
    def dial():
        lie(SHOULDERS, 0.12, strap, -0.14)
        lie(rounded(0.86, 1.08, 0.26), 0.22, rubber((0.05, 0.05, 0.05)), -0.1, 0.07)
        lie(rounded(0.72, 0.94, 0.2), 0.03, screen((0.005, 0.006, 0.01)), 0.105, 0.004)
        digits('8,432', 0.22, (0, 0.25, 0.14), glow((0.4, 1, 0.2), 1.5))
        digits('STEPS', 0.09, (0, 0.12, 0.14), glow((0.8, 0.8, 0.8), 1))
        tube([(-0.32, -0.08, 0.14), (-0.16, -0.08, 0.14), (-0.11, 0.03, 0.14), (-0.05, -0.2, 0.14), (0.02, 0.04, 0.14), (0.08, -0.12, 0.14), (0.13, -0.08, 0.14), (0.32, -0.08, 0.14)], 0.013, glow((1, 0.1, 0.15), 2), straight=True)
        digits('72 bpm', 0.13, (0, -0.3, 0.14), glow((1, 0.25, 0.3), 1.5))
        box((0.06, 0.2, 0.08), steel(), (0.43, 0.2, 0.0), bevel=0.02)
    face(lambda: group(dial, scale=0.88))


@model('smart-band')
def smart_band():
    strap = matt()
    band(strap, width=0.32, narrow=0.06, thickness=0.07, start=14, holes=True)
    def dial():
        lie(rounded(0.36, 0.92, 0.17), 0.14, black(0.15), -0.06, 0.05)
        digits('10', 0.22, (0, 0.2, 0.09), glow((1, 1, 1), 1.5))
        digits('09', 0.22, (0, 0.0, 0.09), glow((1, 1, 1), 1.5))
        tube([(-0.1, -0.2, 0.09), (-0.03, -0.2, 0.09), (0, -0.13, 0.09), (0.03, -0.26, 0.09), (0.06, -0.2, 0.09), (0.11, -0.2, 0.09)], 0.009, glow((1, 0.15, 0.2), 2), straight=True)
        digits('5.2k', 0.09, (0, -0.33, 0.09), glow((0.3, 1, 0.4), 1.5))
    face(dial)


def television(picture, bezel=0.035, stand='feet', width=3.2, trim=None):
    """A flat screen of 16 to 9. `picture(width, height)` draws on a frame whose middle is the origin."""
    trim = trim or black(0.3)
    high = width * 9 / 16
    base = 0.2
    cz = base + high / 2
    plate(rounded(width + 2 * bezel, high + 2 * bezel, 0.03), 0.06, trim, (0, 0, cz), bevel=0.01)
    box((width * 0.6, 0.12, high * 0.55), black(0.5), (0, 0.07, base + 0.1), bevel=0.04)
    plate(rounded(width, high, 0.01), 0.01, screen((0.004, 0.005, 0.008)), (0, -0.032, cz), bevel=0.001)
    group(lambda: picture(width, high), at=(0, -0.04, cz))
    if stand == 'feet':
        for s in (-1, 1):
            for y in (-1, 1):
                tube([(s * width * 0.33, 0, base), (s * width * 0.345, y * 0.2, 0.1), (s * width * 0.36, y * 0.36, 0.03)], 0.035, trim)
    else:
        box((0.3, 0.1, base + 0.1), trim, (0, 0.06, 0.02), bevel=0.02)
        slab(rounded(1.3, 0.7, 0.12), 0.04, trim, (0, 0.06, 0))


def shown(outline, colour, y=0.0, strength=0.8):
    plate(outline, 0.004, glow(colour, strength), (0, y, 0), bevel=0.0005)


def landscape(w, h):
    """A lake between mountains at sunrise."""
    rows = 14
    for k in range(rows):
        s = k / (rows - 1)
        colour = (0.95 - 0.85 * s, 0.42 - 0.2 * s, 0.16 + 0.45 * s)
        z = -0.1 * h + 0.6 * h * s
        step = 0.6 * h / (rows - 1)
        shown([(-w / 2, z - step / 2), (w / 2, z - step / 2), (w / 2, min(h / 2, z + step / 2)), (-w / 2, min(h / 2, z + step / 2))], colour, 0)
    shown(circle(h * 0.11, 40, (0.12 * w, 0.06 * h)), (1, 0.85, 0.45), -0.004, 1.4)
    shown([(-0.5 * w, -0.1 * h), (-0.5 * w, 0.14 * h), (-0.4 * w, 0.25 * h), (-0.3 * w, 0.1 * h), (-0.2 * w, 0.2 * h), (-0.05 * w, -0.02 * h), (0.1 * w, -0.1 * h)], (0.16, 0.1, 0.3), -0.008)
    shown([(0.0 * w, -0.1 * h), (0.16 * w, 0.0), (0.3 * w, 0.18 * h), (0.4 * w, 0.08 * h), (0.5 * w, 0.2 * h), (0.5 * w, -0.1 * h)], (0.1, 0.07, 0.22), -0.008)
    for k in range(9):
        s = k / 9
        z = -0.1 * h - 0.4 * h * s
        step = 0.4 * h / 9
        shown([(-w / 2, max(-h / 2, z - step)), (w / 2, max(-h / 2, z - step)), (w / 2, z), (-w / 2, z)], (0.5 - 0.45 * s, 0.2 - 0.1 * s, 0.18 + 0.1 * s), -0.002)
    shown([(0.07 * w, -0.12 * h), (0.17 * w, -0.12 * h), (0.145 * w, -0.4 * h), (0.095 * w, -0.4 * h)], (0.95, 0.6, 0.25), -0.006)


def home_screen(w, h):
    """The start screen of a smart television with rows of tiles."""
    shown([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], (0.02, 0.06, 0.2), 0)
    shown([(-w * 0.46, 0.02 * h), (w * 0.1, 0.02 * h), (w * 0.1, h * 0.4), (-w * 0.46, h * 0.4)], (0.5, 0.12, 0.05), -0.004)
    shown(circle(h * 0.13, 40, (-0.3 * w, 0.2 * h)), (0.95, 0.55, 0.1), -0.008)
    shown([(-w * 0.46, 0.02 * h), (-0.2 * w, 0.3 * h), (-0.08 * w, 0.14 * h), (0.0, 0.24 * h), (0.1 * w, 0.1 * h), (w * 0.1, 0.02 * h)], (0.12, 0.04, 0.1), -0.012)
    shown([(w * 0.13, 0.02 * h), (w * 0.46, 0.02 * h), (w * 0.46, h * 0.4), (w * 0.13, h * 0.4)], (0.04, 0.35, 0.3), -0.004)
    shown([(w * 0.26, 0.12 * h), (w * 0.36, 0.21 * h), (w * 0.26, 0.3 * h)], (0.9, 0.95, 0.95), -0.008)
    colours = ((0.8, 0.05, 0.05), (0.05, 0.35, 0.8), (0.9, 0.5, 0.03), (0.1, 0.55, 0.2), (0.5, 0.1, 0.6), (0.05, 0.5, 0.6))
    for k, colour in enumerate(colours):
        x = -0.46 * w + 0.156 * w * k
        shown([(x + px + 0.07 * w, pz - 0.13 * h) for px, pz in rounded(0.135 * w, 0.17 * h, 0.02)], colour, -0.004)
        shown([(x + px + 0.07 * w, pz - 0.35 * h) for px, pz in rounded(0.135 * w, 0.17 * h, 0.02)], colours[(k + 3) % 6], -0.004, 0.5)


def paint(w, h):
    """Bright swirls of colour."""
    for k in range(-7, 33):
        hue = k / 26
        colour = [0.5 + 0.5 * math.cos(2 * math.pi * (hue + p)) for p in (0, 0.33, 0.67)]
        colour = [0.9 * c ** 1.6 + 0.02 for c in colour]
        x0 = -w / 2 + w * k / 26
        wave = lambda x, z: max(-w / 2, min(w / 2, x + 0.16 * w * math.sin(3.2 * z / h + 0.6 * k / 26)))
        left = [(wave(x0, z), z) for z in (-h / 2 + h * j / 12 for j in range(13))]
        right = [(wave(x0 + w / 26 * 1.02, z), z) for z in (h / 2 - h * j / 12 for j in range(13))]
        if max(x for x, _ in right) - min(x for x, _ in left) > 0.01:
            shown(left + right, colour, -0.0004 * (k + 7))


@model('smart-tv', views=('front', 'three-quarter'))
def smart_tv():
    television(home_screen)


@model('led-tv', views=('front', 'three-quarter'))
def led_tv():
    television(landscape, bezel=0.07, stand='foot')


@model('frameless-smart-tv', views=('three-quarter', 'front'))
def frameless_smart_tv():
    television(landscape, bezel=0.008, trim=steel())


@model('qled-tv', views=('front', 'three-quarter'))
def qled_tv():
    television(paint, bezel=0.022, stand='foot', trim=metal((0.12, 0.12, 0.13), 0.3))


def lens(radius, at, turn=(90, 0, 0), depth=0.2, rings=3):
    """A camera lens that points along its turned axis."""
    def make():
        turned([(radius, 0), (radius, depth * 0.9), (radius * 0.96, depth), (radius * 0.86, depth), (radius * 0.8, depth * 0.86), (radius * 0.5, depth * 0.7), (radius * 0.48, depth * 0.74)], black(0.3))
        turned(curve_profile([(radius * 0.5, depth * 0.72), (radius * 0.35, depth * 0.8), (0, depth * 0.84)]), plastic((0.01, 0.012, 0.03), 0.02))
        ball(radius * 0.14, plastic((0.1, 0.04, 0.3), 0.03), (0, 0, depth * 0.78), squash=(1, 1, 0.5))
        for k in range(rings):
            ring(radius, radius * 0.03, grey(), (0, 0, depth * (0.2 + 0.25 * k)))
    group(make, at=at, turn=turn)


@model('wifi-security-camera')
def wifi_security_camera():
    shell = white()
    turned(curve_profile([(0, 0), (0.55, 0), (0.58, 0.06), (0.52, 0.2), (0.44, 0.3)]), shell)
    turned([(0.4, 0.28), (0.42, 0.32), (0.42, 0.4)], grey())
    ball(0.62, shell, (0, 0, 0.92))
    def front():
        turned(curve_profile([(0.44, 0.42), (0.4, 0.52), (0.2, 0.6), (0, 0.61)]), black(0.1))
        group(lambda: lens(0.19, (0, 0, 0.52), (0, 0, 0), 0.14, 1))
        for k in range(8):
            a = k * math.pi / 4 + 0.39
            disc(0.03, 0.01, plastic((0.25, 0.03, 0.05), 0.1), (0.32 * math.cos(a), 0.32 * math.sin(a), 0.545), bevel=0)
        disc(0.018, 0.01, glow((0.1, 0.5, 1), 4), (0, 0.24, 0.59), bevel=0)
    group(front, at=(0, 0, 0.92), turn=(86, 0, 0))
    grille(0.1, grey(), (0, -0.556, 0.13), (67, 0, 0), 4)
    mirrored(lambda s: turned([(0.16, 0), (0.14, 0.05), (0, 0.05)], grey(), (s * 0.58, 0, 0.92), (0, s * 90, 0)))
    tube([(0, 0.5, 0.1), (0.3, 0.9, 0.03), (0.9, 0.8, 0.03)], 0.03, white())


@model('cctv-camera')
def cctv_camera():
    shell = white()
    def body():
        turned([(0, -1.05), (0.34, -1.05), (0.4, -0.98), (0.4, 0.75), (0.37, 0.8), (0.36, 0.7)], shell, turn=(90, 0, 0))
        disc(0.36, 0.04, black(0.1), (0, -0.68, 0), (90, 0, 0))
        lens(0.16, (0, -0.7, 0), (90, 0, 0), 0.1, 0)
        for k in range(18):
            a = 2 * math.pi * k / 18
            disc(0.03, 0.02, plastic((0.2, 0.02, 0.03), 0.1), (0.27 * math.cos(a), -0.715, 0.27 * math.sin(a)), (90, 0, 0), bevel=0)
        sections = [[(0.44 * math.cos(math.radians(a)), y, 0.46 * math.sin(math.radians(a))) for a in range(20, 161, 10)] for y in (-1.05, -0.5, 0, 0.6, 0.85)]
        loft(sections, shell, closed=False, caps=False, thickness=0.04, smooth=1)
    group(body, at=(0, -0.1, 1.35), turn=(10, 0, 0))
    turned([(0, 0), (0.4, 0), (0.4, 0.06), (0.3, 0.12), (0.1, 0.14)], shell, (0, 0.35, 0))
    tube([(0, 0.35, 0.1), (0, 0.35, 0.6), (0, 0.2, 0.95)], 0.09, shell)
    ball(0.14, shell, (0, 0.35, 0.55))
    mirrored(lambda s: disc(0.035, 0.02, steel(), (s * 0.27, 0.3, 0.115)))
    tube([(0, 0.88, 1.45), (0, 1.12, 1.3), (0, 1.1, 0.7), (0, 0.85, 0.25), (0, 0.55, 0.08)], 0.035, black())


@model('dash-camera')
def dash_camera():
    body = black(0.35)
    box((1.6, 0.45, 0.85), body, (0, 0, 0.42), bevel=0.12)
    plate(rounded(1.5, 0.75, 0.1), 0.02, grey(0.3), (0, -0.225, 0.845))
    lens(0.33, (0.3, -0.22, 0.85), depth=0.22)
    ring(0.345, 0.015, metal((0.7, 0.15, 0.05), 0.2), (0.3, -0.26, 0.85), (90, 0, 0))
    grille(0.14, black(), (-0.45, -0.237, 0.85), rows=4)
    text('4K', 0.16, white(), (-0.45, -0.24, 1.1), depth=0.004)
    for k in range(3):
        box((0.12, 0.06, 0.03), grey(), (-0.65 + 0.2 * k, 0.0, 1.255), bevel=0.01)
    # The mount: a foot, a ball joint and a sucker for the sloping windscreen.
    box((0.42, 0.3, 0.08), body, (0.1, 0.05, 1.24), bevel=0.03)
    tube([(0.1, 0.05, 1.28), (0.1, 0.1, 1.46)], 0.08, body, straight=True)
    ball(0.14, grey(), (0.1, 0.1, 1.5))
    def sucker():
        turned([(0.08, 0.08), (0.13, 0.12), (0.17, 0.2), (0.3, 0.24), (0.32, 0.3), (0, 0.3)], body)
        turned(curve_profile([(0.28, 0.28), (0.42, 0.31), (0.47, 0.36), (0.42, 0.37), (0.2, 0.34), (0, 0.33)], 4), rubber((0.06, 0.06, 0.065)), bevel=0)
        box((0.16, 0.3, 0.05), grey(), (0, 0.38, 0.26), bevel=0.02)
    group(sucker, at=(0.1, 0.1, 1.5), turn=(32, 0, 0))


@model('bulb-camera')
def bulb_camera():
    shell = white()
    turned([(0.0, 1.98), (0.1, 1.96), (0.14, 1.9), (0.2, 1.88), (0.2, 1.5), (0.24, 1.46)], metal((0.75, 0.72, 0.65), 0.3))
    for k in range(5):
        ring(0.2, 0.03, metal((0.75, 0.72, 0.65), 0.3), (0, 0, 1.55 + 0.075 * k))
    turned(curve_profile([(0.24, 1.46), (0.4, 1.36), (0.52, 1.15), (0.54, 1.0)]), shell)
    turned([(0.54, 0.94), (0.56, 0.97), (0.54, 1.0)], grey())
    mirrored(lambda s: box((0.12, 0.34, 0.62), shell, (s * 0.48, 0, 0.4), bevel=0.05))
    ball(0.46, shell, (0, 0, 0.5))
    def front():
        turned(curve_profile([(0.34, 0.3), (0.32, 0.38), (0.16, 0.45), (0, 0.46)]), black(0.1))
        group(lambda: lens(0.14, (0, 0, 0.38), (0, 0, 0), 0.12, 1))
        for k in range(10):
            a = k * math.pi / 5
            disc(0.028, 0.02, glow((1, 0.95, 0.8), 1.5), (0.26 * math.cos(a), 0.26 * math.sin(a), 0.395), bevel=0)
    group(front, at=(0, 0, 0.5), turn=(92, 0, 0))
    mirrored(lambda s: tube([(s * 0.48, 0.1, 1.0), (s * 0.56, 0.12, 1.25), (s * 0.56, 0.12, 1.5)], 0.035, black()))
    turned([(0, 0), (0.3, 0), (0.3, 0.05), (0.2, 0.07)], grey())


@model('solar-camera')
def solar_camera():
    shell = white()
    def panel():
        plate(rounded(1.9, 1.2, 0.06), 0.07, grey(0.3))
        for i in range(6):
            for j in range(4):
                box((0.27, 0.01, 0.25), plastic((0.01, 0.02, 0.08), 0.06), (-0.72 + 0.29 * i, -0.042, -0.54 + 0.27 * j), bevel=0.003)
    group(panel, at=(0, 0.15, 2.3), turn=(-52, 0, 0))
    tube([(0, 0.2, 2.2), (0, 0.2, 1.75)], 0.07, shell)
    turned([(0, 0), (0.42, 0), (0.42, 0.05), (0.3, 0.1)], shell, (0, 0.2, 0))
    tube([(0, 0.2, 0.05), (0, 0.2, 0.5)], 0.09, shell)
    box((0.95, 0.55, 0.62), shell, (0, 0.15, 1.2), bevel=0.14)
    turned([(0.3, 1.05), (0.34, 1.1), (0.34, 1.22)], grey(), (0, 0.15, 0))
    ball(0.46, shell, (0, 0.1, 0.82))
    def front():
        turned(curve_profile([(0.34, 0.3), (0.32, 0.38), (0.16, 0.45), (0, 0.46)]), black(0.1))
        group(lambda: lens(0.14, (0, 0, 0.38), (0, 0, 0), 0.12, 1))
        mirrored(lambda s: disc(0.05, 0.02, glow((1, 0.95, 0.8), 1.5), (s * 0.25, 0, 0.4), bevel=0))
    group(front, at=(0, 0.1, 0.82), turn=(92, 0, 0))
    mirrored(lambda s: tube([(s * 0.55, 0.2, 1.4), (s * 0.58, 0.2, 1.7), (s * 0.6, 0.2, 2.1)], 0.04, shell))
    disc(0.07, 0.02, glow((1, 0.95, 0.85), 1), (0.25, -0.13, 1.5), (90, 0, 0))
    disc(0.07, 0.02, glow((1, 0.95, 0.85), 1), (-0.25, -0.13, 1.5), (90, 0, 0))


def camera_body(width, high, deep, skin, top=None):
    slab(rounded(width, deep, deep * 0.4), high, skin, (0, 0, 0), bevel=0.05)
    if top:
        slab(rounded(width * 1.0, deep * 1.0, deep * 0.4), high * 0.2, top, (0, 0, high * 0.82), bevel=0.05)


@model('digital-camera')
def digital_camera():
    body = lacquer()
    camera_body(2.0, 1.2, 0.5, body)
    for r, depth in ((0.52, 0.16), (0.44, 0.34), (0.36, 0.52)):
        turned([(r, 0), (r, depth), (r * 0.9, depth + 0.01), (0, depth)], metal((0.35, 0.36, 0.38), 0.25), (0.15, -0.24, 0.58), (90, 0, 0))
    lens(0.31, (0.15, -0.72, 0.58), depth=0.1, rings=0)
    box((0.3, 0.03, 0.16), plastic((0.85, 0.85, 0.8), 0.1), (-0.65, -0.3, 0.92), bevel=0.01)
    disc(0.05, 0.02, glow((1, 0.4, 0.1), 1), (-0.38, -0.295, 1.0), (90, 0, 0))
    turned([(0.16, 0), (0.16, 0.05), (0.1, 0.06), (0.1, 0.12), (0, 0.12)], steel(), (-0.6, 0, 1.18))
    turned([(0.14, 0), (0.14, 0.1), (0, 0.1)], steel(), (0.65, 0, 1.18))
    box((0.09, 0.06, 0.75), black(), (-0.82, -0.28, 0.2), bevel=0.03)
    text('16x ZOOM', 0.085, grey(), (-0.54, -0.303, 0.16), depth=0.003)
    # The wrist strap hangs from an eyelet and ends in a loop on the floor.
    strap = black()
    ring(0.06, 0.018, steel(), (1.07, -0.1, 0.95), (90, 0, 0))
    tube([(1.1, -0.1, 0.92), (1.16, -0.13, 0.6), (1.17, -0.16, 0.3)], 0.03, strap)
    tube([(1.17, -0.16, 0.36), (1.17, -0.17, 0.2)], 0.055, rubber(), straight=True)
    tube([(1.17, -0.17, 0.22), (1.28, -0.3, 0.04), (1.4, -0.65, 0.035), (1.2, -0.95, 0.035), (0.98, -0.75, 0.035), (1.06, -0.35, 0.04)], 0.035, strap, closed=True)


@model('vlogging-camera')
def vlogging_camera():
    body, trim = matt(), black()
    camera_body(1.7, 1.15, 0.6, body)
    box((0.4, 0.5, 1.0), trim, (-0.72, -0.12, 0.05), bevel=0.14)
    lens(0.44, (0.12, -0.28, 0.56), depth=0.5)
    group(lambda: (plate(rounded(1.15, 0.85, 0.06), 0.08, trim), plate(rounded(1.02, 0.74, 0.03), 0.01, glow((0.25, 0.45, 0.7), 0.5), (0, -0.045, 0)), plate([(-0.51, -0.37), (0.51, -0.37), (0.51, -0.1), (0.2, 0.12), (0, -0.05), (-0.25, 0.08), (-0.51, -0.12)], 0.01, glow((0.1, 0.3, 0.1), 0.5), (0, -0.05, 0)), plate(circle(0.09, 24, (0.25, 0.2)), 0.01, glow((1, 0.8, 0.4), 1), (0, -0.05, 0))), at=(1.5, 0.05, 0.62), turn=(0, 0, 12))
    box((0.16, 0.1, 0.3), trim, (0.88, 0.05, 0.45), bevel=0.03)
    turned(curve_profile([(0.12, -0.34), (0.2, -0.28), (0.22, 0), (0.2, 0.28), (0.12, 0.34)]), plastic((0.04, 0.04, 0.04), 1), (0.15, 0, 1.42), (90, 0, 0))
    box((0.26, 0.3, 0.14), trim, (0.15, 0, 1.13), bevel=0.03)
    disc(0.1, 0.08, plastic((0.7, 0.04, 0.03)), (-0.5, -0.05, 1.13))
    turned([(0.15, 0), (0.15, 0.09), (0, 0.09)], trim, (-0.15, 0.1, 1.13))


@model('instant-camera')
def instant_camera():
    body, trim = lacquer(), grey()
    slab(rounded(1.75, 0.85, 0.3), 1.6, body, (0, 0.1, 0), bevel=0.2)
    for r, depth in ((0.55, 0.18), (0.44, 0.32)):
        turned([(r, 0), (r, depth), (r * 0.92, depth + 0.03), (0, depth + 0.03)], white() if r > 0.5 else trim, (0, -0.3, 0.72), (90, 0, 0))
    lens(0.3, (0, -0.62, 0.72), depth=0.12, rings=0)
    box((0.42, 0.06, 0.26), plastic((0.85, 0.86, 0.85), 0.1), (0.5, -0.32, 1.2), bevel=0.03)
    box((0.3, 0.06, 0.2), black(0.1), (-0.15, -0.32, 1.25), bevel=0.03)
    disc(0.12, 0.06, white(), (-0.6, -0.3, 1.15), (90, 0, 0))
    box((1.15, 0.12, 0.04), black(), (0, 0.1, 1.58), bevel=0.005)
    def photo():
        plate(rounded(1.0, 1.1, 0.02), 0.015, white(0.5))
        plate(rounded(0.84, 0.76, 0.01), 0.01, plastic((0.25, 0.5, 0.8), 0.3), (0, -0.006, 0.08))
        plate([(-0.42, -0.3), (0.42, -0.3), (0.42, -0.05), (0.1, 0.12), (-0.15, -0.02), (-0.42, 0.06)], 0.01, plastic((0.08, 0.3, 0.08), 0.4), (0, -0.01, 0.0))
        plate(circle(0.1, 24, (0.2, 0.3)), 0.01, plastic((0.9, 0.6, 0.1)), (0, -0.01, 0))
    group(photo, at=(0, 0.1, 1.75))


@model('mirrorless-camera')
def mirrorless_camera():
    body, trim = leather(), black(0.4)
    camera_body(2.0, 1.25, 0.5, body)
    slab(rounded(2.0, 0.5, 0.18), 0.2, metal((0.5, 0.51, 0.53), 0.35), (0, 0, 1.2), bevel=0.05)
    box((0.42, 0.6, 1.1), body, (-0.82, -0.14, 0.08), bevel=0.15)
    sections = [[(x * f, y, z) for x, y, z in ((-0.36, -0.28, 1.38), (0.36, -0.28, 1.38), (0.36, 0.3, 1.38), (-0.36, 0.3, 1.38))] if i == 0 else [(x, y, 1.68) for x, y in ((-0.22, -0.2), (0.22, -0.2), (0.24, 0.26), (-0.24, 0.26))] for i, f in ((0, 1), (1, 1))]
    loft(sections, metal((0.5, 0.51, 0.53), 0.35), smooth=0)
    box((0.2, 0.3, 0.05), trim, (0, 0.05, 1.67), bevel=0.01)
    turned([(0.58, 0), (0.56, 0.06), (0.5, 0.06)], steel(), (0.12, -0.24, 0.64), (90, 0, 0))
    lens(0.5, (0.12, -0.28, 0.64), depth=0.78, rings=0)
    for k in range(3):
        turned([(0.5, 0), (0.525, 0.02), (0.525, 0.1), (0.5, 0.12)], rubber((0.03, 0.03, 0.03)), (0.12, -0.4 - 0.2 * k, 0.64), (90, 0, 0))
    for x, r in ((-0.75, 0.17), (0.62, 0.19), (-0.42, 0.12)):
        turned([(r, 0), (r, 0.12), (r * 0.9, 0.14), (0, 0.14)], trim, (x, 0.05, 1.38))
    text('ALPHA', 0.12, white(), (0, -0.262, 1.48), (-15, 0, 0), depth=0.003)
    ribbon(bent([(0.98, 0, 1.2), (1.25, 0.05, 0.9), (1.35, -0.1, 0.2), (1.0, -0.7, 0.03), (0.2, -1.25, 0.03), (-0.8, -1.15, 0.03), (-1.3, -0.5, 0.03), (-1.3, 0, 0.6), (-0.99, 0, 1.2)], 48), lambda s: (0.2, 1, 0.4), 0.14, black(0.6), 0.03)


def pad_outline():
    half = [(0, 0.42), (0.3, 0.42), (0.62, 0.5), (0.9, 0.42), (1.06, 0.05), (1.16, -0.45), (1.05, -0.72), (0.85, -0.7), (0.62, -0.38), (0.4, -0.22), (0, -0.22)]
    return smooth_outline(symmetric(half), 5)


def gamepad(body, accent=None, lights=False, layout='even'):
    """A controller that lies on its back, seen from above."""
    outline = pad_outline()
    sections = []
    for f, z in ((0.86, 0.0), (0.96, 0.06), (1.0, 0.16), (0.98, 0.26), (0.92, 0.33), (0.84, 0.355)):
        sections.append([(x * (1 - (1 - f) * 0.55), y * f - 0.02 * (1 - f), z + 0.06 * max(0, -y - 0.2) * (1 if z < 0.2 else -1.2)) for x, y in outline])
    loft(sections, body, smooth=1)
    z = 0.33
    for x, y in (((-0.38, -0.12), (0.38, -0.12)) if layout == 'even' else ((-0.68, 0.2), (0.34, -0.12))):
        turned([(0.19, 0), (0.19, 0.04), (0.15, 0.05), (0, 0.05)], black(), (x, y, z))
        turned(curve_profile([(0.1, 0.02), (0.1, 0.1), (0.15, 0.15), (0.155, 0.19), (0.12, 0.2), (0, 0.18)]), rubber((0.05, 0.05, 0.05)), (x, y, z))
    dx, dy = (-0.7, 0.18) if layout == 'even' else (-0.36, -0.12)
    for a in (0, 90):
        box((0.36, 0.12, 0.06 + 0.0001 * a), black(0.3), (dx, dy, z), turn=(0, 0, a), bevel=0.03)
    for k, colour in enumerate(((0.75, 0.55, 0.03), (0.65, 0.03, 0.03), (0.03, 0.4, 0.1), (0.03, 0.15, 0.6))):
        a = math.radians(90 - 90 * k)
        turned([(0.075, 0), (0.075, 0.06), (0.05, 0.085), (0, 0.09)], plastic(colour, 0.15), (0.7 + 0.15 * math.cos(a), 0.18 + 0.15 * math.sin(a), z))
    for s in (-1, 1):
        slab(rounded(0.13, 0.06, 0.03), 0.03, black(), (s * 0.22, 0.26, z + 0.005))
        box((0.44, 0.2, 0.14), black(0.3), (s * 0.68, 0.4, 0.19), turn=(0, 0, -s * 8), bevel=0.05)
    disc(0.08, 0.03, glow((0.6, 0.9, 1), 1.5) if lights else steel(), (0, 0.1, z + 0.01))


@model('game-controller', views=('top', 'three-quarter'))
def game_controller():
    gamepad(lacquer())
    tube([(0, 0.4, 0.2), (0.03, 0.72, 0.05), (0.35, 0.95, 0.035), (0.75, 0.8, 0.035), (1.05, 0.9, 0.045)], 0.035, black())
    group(lambda: (box((0.36, 0.18, 0.1), black(), bevel=0.03), box((0.2, 0.13, 0.06), steel(0.4), (0.24, 0, 0.02), bevel=0.005)), at=(1.18, 0.97, 0), turn=(0, 0, 28))


@model('wireless-gamepad', views=('top', 'three-quarter'))
def wireless_gamepad():
    gamepad(matt(), lights=True, layout='offset')
    box((0.16, 0.4, 0.08), black(), (1.45, 0.2, 0), turn=(0, 0, 15), bevel=0.02)
    box((0.12, 0.16, 0.05), steel(), (1.38, 0.46, 0.015), turn=(0, 0, 15), bevel=0.005)


@model('handheld-game-console', views=('top', 'three-quarter'))
def handheld_game_console():
    body = lacquer()
    slab(rounded(2.6, 1.15, 0.34), 0.2, body, (0, 0, 0), bevel=0.07)
    slab(rounded(1.5, 0.98, 0.05), 0.02, screen((0.005, 0.005, 0.008)), (0, 0, 0.195), bevel=0.003)
    def tile(x, y, w, h, colour, z=0.217):
        slab([(px + x, py + y) for px, py in ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))], 0.004, glow(colour, 0.7), (0, 0, z), bevel=0.0005)
    tile(0, 0, 1.36, 0.84, (0.15, 0.45, 0.9))
    tile(0, -0.34, 1.36, 0.16, (0.1, 0.4, 0.06), 0.222)
    for x, y, w in ((-0.4, -0.05, 0.3), (0.15, 0.1, 0.36), (0.5, -0.12, 0.2)):
        tile(x, y, w, 0.08, (0.5, 0.22, 0.05), 0.222)
    tile(-0.42, 0.07, 0.1, 0.14, (0.85, 0.05, 0.05), 0.224)
    for k in range(3):
        slab(circle(0.035, 16, (0.05 + 0.1 * k, 0.22)), 0.004, glow((1, 0.8, 0.1), 1), (0, 0, 0.222), bevel=0.0005)
    for a in (0, 90):
        box((0.34, 0.11, 0.06), black(0.3), (-1.02, 0.24, 0.19), turn=(0, 0, a), bevel=0.03)
    for x, y in ((-1.02, -0.24), (1.02, -0.24)):
        turned(curve_profile([(0.16, 0), (0.08, 0.02), (0.08, 0.08), (0.14, 0.1), (0.12, 0.14), (0, 0.13)]), rubber(), (x, y, 0.19))
    for k, colour in enumerate(((0.75, 0.55, 0.03), (0.65, 0.03, 0.03), (0.03, 0.4, 0.1), (0.03, 0.15, 0.6))):
        a = math.radians(90 - 90 * k)
        turned([(0.065, 0), (0.065, 0.05), (0.04, 0.07), (0, 0.07)], plastic(colour, 0.15), (1.02 + 0.14 * math.cos(a), 0.24 + 0.14 * math.sin(a), 0.19))
    mirrored(lambda s: box((0.5, 0.1, 0.12), black(), (s * 0.95, 0.56, 0.05), bevel=0.04))


@model('joystick')
def joystick():
    body, trim = matt(), black()
    sections = [[(x * f, y * f, z) for x, y in smooth_outline([(0.85, 0.6), (0.95, 0), (0.75, -0.7), (0, -0.8), (-0.75, -0.7), (-0.95, 0), (-0.85, 0.6), (0, 0.75)], 5)] for f, z in ((1, 0), (1, 0.1), (0.95, 0.2), (0.78, 0.32), (0.7, 0.34))]
    loft(sections, body, smooth=1)
    turned([(0.34, 0.3), (0.32, 0.4), (0.26, 0.42), (0.25, 0.5), (0.18, 0.52), (0.17, 0.6), (0.1, 0.66)], rubber())
    # A black grip on a palm rest, with a wide panel of buttons on top and a trigger.
    box((0.62, 0.56, 0.08), trim, (0, 0, 0.66), bevel=0.035)
    for k in range(6):
        ring(0.17, 0.035, trim, (0, -0.02 * k, 0.82 + 0.1 * k), turn=(6, 0, 0), flat=1.6)
    tube([(0, 0, 0.6), (0, -0.03, 1.0), (0, -0.12, 1.45)], 0.17, trim)
    def head():
        box((0.66, 0.46, 0.24), trim, bevel=0.07)
        slab(rounded(0.54, 0.34, 0.08), 0.02, body, (0, 0, 0.23), bevel=0.008)
        disc(0.085, 0.04, plastic((0.7, 0.03, 0.03)), (-0.14, 0, 0.25))
        turned(curve_profile([(0.06, 0), (0.05, 0.06), (0.085, 0.09), (0, 0.12)]), grey(), (0.13, 0, 0.25))
        box((0.1, 0.14, 0.22), plastic((0.7, 0.03, 0.03)), (0, -0.16, -0.2), bevel=0.03)
    group(head, at=(0, -0.14, 1.4), turn=(18, 0, 0))
    for k in range(3):
        mirrored(lambda s: turned([(0.09, 0), (0.09, 0.05), (0, 0.06)], plastic((0.7, 0.03, 0.03)) if k == 0 else grey(), (s * (0.45 + 0.02 * k), -0.4 + 0.24 * k, 0.31)))
    box((0.3, 0.1, 0.22), grey(), (0.0, -0.62, 0.3), turn=(-20, 0, 0), bevel=0.03)
    tube([(0, 0.7, 0.1), (0.2, 1.0, 0.03), (0.9, 0.95, 0.03), (1.3, 0.5, 0.03)], 0.035, black())


def bulb(diffuser, middle, tint=None, base='pin'):
    """An LED bulb that stands on its cap, base up to glass."""
    metal_ = metal((0.75, 0.72, 0.65), 0.3)
    if base == 'pin':
        turned([(0, 0), (0.2, 0), (0.22, 0.03), (0.22, 0.42), (0.24, 0.44)], metal_)
        mirrored(lambda s: tube([(s * 0.2, 0, 0.16), (s * 0.28, 0, 0.16)], 0.035, metal_))
        mirrored(lambda s: ball(0.05, steel(), (s * 0.09, 0, 0.0)))
    else:
        turned([(0, 0), (0.1, 0.0), (0.2, 0.08), (0.21, 0.44)], metal_)
        for k in range(4):
            ring(0.21, 0.03, metal_, (0, 0, 0.12 + 0.085 * k))
    turned(curve_profile([(0.24, 0.44), (0.28, 0.5), (0.42, 0.78), (0.56, 1.06)]), middle)
    turned(curve_profile([(0.56, 1.06), (0.64, 1.22), (0.66, 1.4), (0.56, 1.66), (0.34, 1.84), (0, 1.9)]), diffuser)


@model('led-bulb')
def led_bulb():
    milk, body = plastic((0.92, 0.92, 0.9), 0.25), white()
    bulb(milk, body)


@model('smart-led-bulb')
def smart_led_bulb():
    bulb(glow((0.55, 0.2, 1), 0.9), white(), base='screw')
    for k in range(3):
        tube([((0.1 + 0.09 * k) * math.cos(math.radians(a)), -0.5 - 0.02 * k, 0.74 + (0.1 + 0.09 * k) * math.sin(math.radians(a))) for a in range(50, 131, 10)], 0.02, plastic((0.05, 0.3, 0.7)))
    ball(0.03, plastic((0.05, 0.3, 0.7)), (0, -0.44, 0.72))


@model('emergency-led-bulb')
def emergency_led_bulb():
    def one():
        bulb(glow((1, 0.93, 0.78), 0.25), plastic((0.85, 0.85, 0.84)))
        turned([(0.435, 0.78), (0.45, 0.8), (0.58, 1.06), (0.56, 1.08)], plastic((0.1, 0.35, 0.12)))
        tube([(0.04, -0.445, 0.76), (-0.04, -0.4, 0.67), (0.04, -0.39, 0.65), (-0.03, -0.33, 0.55)], 0.016, plastic((0.9, 0.55, 0.02)), straight=True)
    one()


@model('led-panel-light', views=('three-quarter', 'top'))
def led_panel_light():
    """One panel that shines and one seen from behind, with its spring clips and its driver."""
    rim, heatsink, spring = white(), plastic((0.7, 0.71, 0.72)), steel()

    def panel(lit):
        turned([(0.84, 0.03), (0.88, 0.07), (1.0, 0.05), (1.04, 0.0), (1.0, -0.03), (0.9, -0.05)], rim, bevel=0.006)
        turned([(0.9, -0.04), (0.88, -0.2), (0.84, -0.24), (0, -0.24)], heatsink, bevel=0.01)
        turned([(0, 0.045), (0.6, 0.042), (0.85, 0.03)], glow((1, 0.9, 0.68), 1.05) if lit else white(0.5), bevel=0)
        for turn in (0, 180):
            group(clip, turn=(0, 0, turn))

    def clip():
        box((0.09, 0.16, 0.2), spring, (0.87, 0, -0.3), bevel=0.01)
        for y in (-0.05, 0.05):
            tube([(0.9, y, -0.16), (0.98, y, -0.34), (1.2, y, -0.4), (1.36, y, -0.3)], 0.022, spring)
        tube([(1.36, -0.05, -0.3), (1.4, 0, -0.28), (1.36, 0.05, -0.3)], 0.022, spring)

    group(lambda: panel(True), at=(0.35, 0.35, 1.02), turn=(76, 0, -12))
    group(lambda: panel(False), at=(-0.75, -0.45, 0.7), turn=(-118, 0, 30), scale=0.72)
    box((0.6, 0.26, 0.16), rim, (0.55, -0.75, 0), turn=(0, 0, 12), bevel=0.03)
    tube([(0.27, -0.8, 0.08), (0.0, -0.85, 0.03), (-0.3, -0.7, 0.04), (-0.6, -0.5, 0.5)], 0.022, rim)
    for k, tone in enumerate(((0.6, 0.03, 0.03), (0.03, 0.03, 0.04))):
        tube([(0.84, -0.69 - 0.06 * k, 0.09), (1.0, -0.66 - 0.06 * k, 0.05), (1.12, -0.7 - 0.08 * k, 0.02)], 0.016, plastic(tone))


def lamp(radius, depth, at, turn=(0, 90, 0)):
    """A bowl with a light in it, glass in front and a rim. The rim is at `at`; without a turn, it faces up."""
    def make():
        turned(curve_profile([(radius, 0), (radius * 0.86, -depth * 0.45), (radius * 0.5, -depth * 0.86), (0, -depth)]), metal((0.5, 0.51, 0.53), 0.3), bevel=0)
        ball(radius * 0.24, glow((1, 0.8, 0.4), 0.9), (0, 0, -depth * 0.85))
        turned([(0, -0.01), (radius, -0.01)], clear(), bevel=0)
        ring(radius * 1.03, radius * 0.06, steel(0.35))
    group(make, at=at, turn=turn)


def torch(body, length=1.3, head=0.36, grip=0.2):
    """A torch along +x with its lamp at the end."""
    turned(curve_profile([(0, 0), (grip * 0.9, 0.01), (grip, 0.05), (grip, length * 0.5), (grip, length)]), body, turn=(0, 90, 0))
    turned([(grip, length), (head * 0.9, length + 0.22), (head, length + 0.26), (head, length + 0.62), (head * 0.92, length + 0.64), (head * 0.86, length + 0.58)], body, turn=(0, 90, 0))
    lamp(head * 0.86, 0.32, (length + 0.61, 0, 0))
    for k in range(9):
        ring(grip, 0.016, black(), (length * (0.25 + 0.065 * k), 0, 0), (0, 90, 0))
    for k in range(10):
        a = k * math.pi / 5
        box((0.2, 0.06, 0.05), black(), (length + 0.44, head * math.cos(a), head * math.sin(a) - 0.02), turn=(math.degrees(a), 0, 0), bevel=0.01)


@model('led-torch', views=('three-quarter', 'top'))
def led_torch():
    group(lambda: torch(lacquer()), at=(1.0, 0.3, 0.37), turn=(0, -4, 205))
    tube([(1.0, 0.3, 0.35), (1.3, 0.35, 0.1), (1.45, 0.1, 0.03), (1.2, 0.0, 0.05), (1.02, 0.28, 0.32)], 0.02, black())


@model('rechargeable-torch')
def rechargeable_torch():
    body, trim = lacquer(), black()
    def whole():
        turned(curve_profile([(0, 0), (0.3, 0.02), (0.34, 0.1), (0.32, 0.5), (0.34, 1.1)]), body, turn=(0, 90, 0))
        turned([(0.34, 1.1), (0.52, 1.3), (0.56, 1.34), (0.56, 1.6), (0.52, 1.62), (0.47, 1.56)], trim, turn=(0, 90, 0))
        lamp(0.48, 0.36, (1.59, 0, 0))
        tube([(0.12, 0, 0.3), (0.12, 0, 0.62), (0.3, 0, 0.72), (1.0, 0, 0.72), (1.2, 0, 0.62), (1.22, 0, 0.42)], 0.09, trim)
        box((0.24, 0.1, 0.06), plastic((0.7, 0.03, 0.03)), (0.85, 0, 0.78), bevel=0.02)
        box((0.7, 0.05, 0.16), glow((1, 1, 0.95), 0.9), (0.6, -0.32, -0.08), bevel=0.02)
        box((0.2, 0.5, 0.06), trim, (0.15, 0, -0.36), bevel=0.02)
        box((0.2, 0.5, 0.06), trim, (1.0, 0, -0.36), bevel=0.02)
    group(whole, at=(0.8, 0.2, 0.56), turn=(0, 0, 210))
    tube([(0.85, 0.3, 0.5), (1.2, 0.5, 0.1), (1.3, 0.0, 0.03), (0.95, -0.5, 0.03), (0.72, -0.68, 0.04)], 0.025, black())
    group(lambda: a_plug((0, 0, 0), 0, black()), at=(0.62, -0.74, 0), turn=(0, 0, -62), scale=0.6)


@model('emergency-light')
def emergency_light():
    body, trim = lacquer(), black()
    box((0.9, 0.55, 2.0), body, bevel=0.12)
    plate(rounded(0.72, 1.35, 0.08), 0.04, steel(0.1), (0, -0.27, 1.12))
    for x in (-0.17, 0.17):
        tube([(x, -0.32, 0.52), (x, -0.32, 1.72)], 0.075, glow((1, 0.98, 0.92), 1.4))
    plate(rounded(0.78, 1.4, 0.1), 0.06, body, (0, -0.28, 1.12), holes=[rounded(0.68, 1.3, 0.07)])
    tube([(-0.3, 0, 1.96), (-0.28, 0, 2.22), (0.28, 0, 2.22), (0.3, 0, 1.96)], 0.06, trim)
    disc(0.08, 0.05, plastic((0.7, 0.03, 0.03)), (-0.2, -0.27, 0.24), (90, 0, 0))
    for k in range(3):
        disc(0.025, 0.02, glow(((0.1, 1, 0.2), (1, 0.5, 0.05), (1, 0.05, 0.05))[k], 2), (0.08 + 0.1 * k, -0.27, 0.24), (90, 0, 0))
    for s in (-1, 1):
        box((0.2, 0.6, 0.05), trim, (s * 0.3, 0, -0.01), bevel=0.02)


@model('head-torch')
def head_torch():
    strap, trim = plain_cloth(), black()
    path = [(0.85 * math.cos(math.radians(a)), 0.95 * math.sin(math.radians(a)) + 0.2, 0.42) for a in range(0, 361, 6)]
    ribbon(path, (0, 0, 1), 0.26, strap, 0.05, closed=True)
    top = [(0, -0.73 + 1.85 * s, 0.5 + 0.85 * math.sin(math.pi * s) ** 0.8) for s in (k / 24 for k in range(25))]
    ribbon(top, (1, 0, 0), 0.22, strap, 0.045)
    box((0.7, 0.16, 0.46), trim, (0, -0.8, 0.16), bevel=0.06)
    turned([(0.3, 0), (0.34, 0.06), (0.34, 0.3), (0.36, 0.34), (0.36, 0.46), (0.32, 0.48), (0.28, 0.44)], matt(), (0, -0.84, 0.4), (84, 0, 0))
    lamp(0.29, 0.24, (0, -1.3, 0.448), (84, 0, 0))
    box((0.7, 0.3, 0.42), trim, (0, 1.2, 0.2), bevel=0.08)
    disc(0.06, 0.05, plastic((0.7, 0.03, 0.03)), (0.15, -0.8, 0.6))
    mirrored(lambda s: box((0.1, 0.04, 0.32), trim, (s * 0.8, -0.12, 0.26), turn=(0, 0, s * 68), bevel=0.01))
