"""Sports goods, bicycles, sportswear and tents."""

from materials import *
from models.clothing import Trousers
from parts import *
from registry import model


FLAT = ('flat', 'top')
FRONT = ('front', 'three-quarter')
WILLOW = (0.72, 0.5, 0.26)


def rod(a, b, radius, material):
    return tube([a, b], radius, material, straight=True)


def lay(outline, thickness, material, z=0, bevel=0.01, holes=(), at=(0, 0), turn=0):
    """A plate that lies on the floor; its outline is seen from above."""
    return plate(outline, thickness, material, at=(at[0], at[1], z + thickness / 2), turn=(-90, 0, turn), bevel=bevel, holes=holes)


# Cricket

def bat(at=(0, 0, 0), turn=(0, 0, 0), grip=(0.02, 0.1, 0.5), sticker=True, plain=(0.5, 0.02, 0.02)):
    """A bat that stands on its toe with its face to the viewer."""
    def build():
        blade = wood(WILLOW)
        sections = []
        for z, w, front, back in ((0.0, 0.13, 0.02, 0.05), (0.02, 0.19, 0.04, 0.1), (0.1, 0.215, 0.05, 0.16), (0.5, 0.215, 0.05, 0.2), (1.0, 0.21, 0.05, 0.17), (1.25, 0.2, 0.05, 0.11), (1.34, 0.15, 0.045, 0.08), (1.42, 0.07, 0.05, 0.06), (1.46, 0.055, 0.05, 0.055)):
            sections.append([(-w, -front, z), (-w * 0.5, -front * 1.05, z), (0, -front * 1.08, z), (w * 0.5, -front * 1.05, z), (w, -front, z), (w * 1.0, 0.02, z), (w * 0.45, back * 0.7, z), (0, back, z), (-w * 0.45, back * 0.7, z), (-w * 1.0, 0.02, z)])
        loft(sections, blade, smooth=2)
        tube([(0, 0, 1.4), (0, 0, 1.5), (0, 0, 2.1)], 0.06, rubber(grip), radii=(0.95, 1, 1))
        for i in range(26):
            ring(0.059, 0.009, rubber(tuple(c * 0.7 for c in grip)), at=(0, 0, 1.5 + i * 0.0235), turn=(14, 0, 0))
        disc(0.07, 0.03, rubber(grip), at=(0, 0, 2.09))
        if sticker:
            plate(rounded(0.3, 0.6, 0.02), 0.006, printed(), at=(0, -0.058, 0.85), bevel=0.001)
        else:
            plate(smooth_outline([(-0.13, 0.6), (-0.15, 0.9), (0, 1.15), (0.15, 0.9), (0.13, 0.6), (0, 0.5)]), 0.006, plastic(plain), at=(0, -0.058, 0), bevel=0.001)
        box((0.38, 0.112, 0.05), plastic((0.03, 0.03, 0.03)), at=(0, 0.005, 0.05), bevel=0.02) if not sticker else None
    group(build, at=at, turn=turn)


def leather_ball(at, radius=0.11, colour=(0.4, 0.01, 0.01)):
    def build():
        ball(radius, plastic(colour, 0.25))
        for y in (-0.016, 0, 0.016):
            ring(math.sqrt(radius ** 2 - y * y) * 1.0, 0.003, white(0.7), at=(0, 0, y))
        for i in range(60):
            a = 2 * math.pi * i / 60
            rod((radius * 1.0 * math.cos(a), radius * 1.0 * math.sin(a), -0.026), (radius * 1.0 * math.cos(a + 0.05), radius * math.sin(a + 0.05), 0.026), 0.0025, white(0.7))
    group(build, at=at, turn=(60, 20, 30))


def tennis_ball(at, radius=0.11):
    def build():
        ball(radius, plastic((0.5, 0.75, 0.03), 0.95))
        points = []
        for i in range(48):
            t = 2 * math.pi * i / 48
            lat, lon = 0.75 * math.sin(2 * t), t
            points.append((radius * 1.003 * math.cos(lat) * math.cos(lon), radius * 1.003 * math.cos(lat) * math.sin(lon), radius * 1.003 * math.sin(lat)))
        tube(points, 0.006, white(0.8), closed=True)
    group(build, at=at, turn=(20, 30, 0))


@model('cricket-bat', views=FRONT, prints='label', aspect=0.5)
def cricket_bat():
    group(bat, turn=(-8, 9, 0))
    group(lambda: bat(at=(0, 0.0, 0)), at=(0.78, 0.22, 0), turn=(-8, -6, 180))


@model('tennis-ball-cricket-bat', views=FRONT, prints='label', aspect=0.5)
def tennis_ball_cricket_bat():
    bat(turn=(-6, 8, 0), grip=(0.6, 0.25, 0.01))
    tennis_ball((0.42, -0.15, 0.11))
    tennis_ball((0.68, -0.05, 0.11))


@model('leather-ball-bat', views=FRONT, prints='label', aspect=0.5)
def leather_ball_bat():
    bat(turn=(-6, 8, 0), grip=(0.03, 0.03, 0.03))
    leather_ball((0.45, -0.15, 0.12), 0.12)


@model('cricket-kit')
def cricket_kit():
    # Kit bag, bat, stumps, pads, gloves, helmet and ball
    blue, dark = plastic((0.01, 0.07, 0.35), 0.8), black(0.7)
    turned(curve_profile([(0, -1.28), (0.2, -1.24), (0.32, -1.13), (0.36, -0.96), (0.36, -0.8), (0.36, 0.8), (0.36, 0.96), (0.32, 1.13), (0.2, 1.24), (0, 1.28)], 5), blue, at=(0, 0.75, 0.36), turn=(0, 90, 0))
    for x in (-0.5, 0.5):
        ring(0.37, 0.03, dark, at=(x, 0.75, 0.36), turn=(0, 90, 0))
    tube([(0.08, 0.75, 0.68), (0.13, 0.75, 0.87), (0.39, 0.75, 0.87), (0.44, 0.75, 0.68)], 0.03, dark)
    # Pads
    for x in (-0.86, -0.42):
        def pad():
            for i in range(5):
                pillow(0.085, 1.25, 0.12, white(0.8), at=(-0.16 + i * 0.08, 0, 0))
            for z in (0.62, 0.78):
                pillow(0.42, 0.17, 0.2, white(0.8), at=(0, -0.03, z))
            for z in (0.2, 0.45, 1.0):
                box((0.44, 0.14, 0.05), plastic((0.01, 0.07, 0.35)), at=(0, 0.01, z), bevel=0.02)
        group(pad, at=(x, 0.25, 0), turn=(-10, 0, 0))
    # Stumps
    for i in range(3):
        rod((0.95 + i * 0.12, 0.4, 0), (0.95 + i * 0.12, 0.4, 1.45), 0.032, wood(WILLOW))
        turned([(0.032, 0), (0.032, -0.04)], brass(), at=(0.95 + i * 0.12, 0.4, 1.45))
    for i in range(2):
        rod((0.96 + i * 0.12, 0.4, 1.47), (1.06 + i * 0.12, 0.4, 1.47), 0.02, wood(WILLOW))
    box((0.42, 0.16, 0.06), wood((0.3, 0.15, 0.06)), at=(1.07, 0.4, 0), bevel=0.02)
    group(lambda: bat(sticker=False), at=(0.55, 0.12, 0), turn=(-14, 8, 0), scale=0.8)
    # Helmet with its grille
    group(lambda: (ball(0.3, plastic((0.01, 0.07, 0.35), 0.3), at=(0, 0, 0.3), squash=(0.9, 1.05, 0.95)), lay(smooth_outline([(-0.26, -0.1), (0, -0.52), (0.26, -0.1)]), 0.03, plastic((0.01, 0.07, 0.35), 0.3), z=0.32), [tube([(-0.25, -0.1, 0.25 - k * 0.065), (-0.16, -0.38, 0.24 - k * 0.065), (0.16, -0.38, 0.24 - k * 0.065), (0.25, -0.1, 0.25 - k * 0.065)], 0.012, steel()) for k in range(4)], rod((0, -0.4, 0.25), (0, -0.4, 0.04), 0.012, steel())), at=(0.02, -0.25, 0))
    # Gloves
    for x in (-0.95, -0.62):
        def glove():
            pillow(0.26, 0.3, 0.14, white(0.8), at=(0, 0.15, 0.08), turn=(90, 0, 0))
            for k in range(4):
                for j in range(3):
                    box((0.055, 0.08, 0.07), white(0.7), at=(-0.1 + k * 0.066, 0.16 + j * 0.09, 0.08), bevel=0.02)
            box((0.24, 0.12, 0.1), plastic((0.01, 0.07, 0.35)), at=(0, -0.16, 0.04), bevel=0.03)
        group(glove, at=(x, -0.4, 0), turn=(0, 0, 10))
    leather_ball((0.6, -0.35, 0.1), 0.1)


# Rackets

def racket(at=(0, 0, 0), turn=(0, 0, 0), frame=None):
    """A badminton racket along y, lying, with its head at the far end."""
    def build():
        paint = frame or lacquer()
        cy, rx, ry, z = 0.95, 0.36, 0.44, 0.05
        head = [(rx * math.cos(a) * (1 + 0.03 * math.cos(4 * a)), cy + ry * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(60)]]
        tube([(x, y, z) for x, y in head], 0.028, paint, closed=True)
        string = white(0.5)
        for i in range(-9, 10):
            x = i * 0.036
            half = ry * math.sqrt(max(0, 1 - (x / rx) ** 2)) * 1.0
            rod((x, cy - half, z), (x, cy + half, z), 0.004, string)
        for i in range(-11, 12):
            y = i * 0.037
            half = rx * math.sqrt(max(0, 1 - (y / ry) ** 2)) * 1.0
            rod((-half, cy + y, z), (half, cy + y, z), 0.004, string)
        rod((0, cy - ry, z), (0, -0.42, z), 0.022, paint)
        lay([(-0.05, cy - ry - 0.02), (-0.02, cy - ry - 0.12), (0.02, cy - ry - 0.12), (0.05, cy - ry - 0.02)], 0.05, paint, z=z - 0.025, bevel=0.015)
        turned(curve_profile([(0.022, 0), (0.05, 0.06), (0.05, 0.14)], 4), black(), at=(0, -0.3, z), turn=(90, 0, 0))
        tube([(0, -0.4, z), (0, -0.98, z)], 0.055, paint)
        for i in range(12):
            ring(0.055, 0.006, black(0.5), at=(0, -0.46 - i * 0.044, z), turn=(76, 0, 0))
        disc(0.064, 0.04, paint, at=(0, -0.97, z), turn=(90, 0, 0))
    group(build, at=at, turn=turn)


def shuttle(at, turn=(0, 0, 0), scale=1):
    def build():
        cork, feather = plastic((0.82, 0.78, 0.68), 0.7), plastic((0.88, 0.88, 0.86), 0.6)
        ball(0.12, cork, at=(0, 0, 0.12))
        turned([(0.122, 0.11), (0.124, 0.15), (0.12, 0.18)], plastic((0.02, 0.3, 0.1)), bevel=0)
        for i in range(16):
            a = 2 * math.pi * i / 16
            rod((0.09 * math.cos(a), 0.09 * math.sin(a), 0.18), (0.27 * math.cos(a), 0.27 * math.sin(a), 0.72), 0.008, feather)
            group(lambda: plate(smooth_outline([(-0.02, 0), (-0.06, 0.1), (-0.065, 0.26), (0, 0.32), (0.065, 0.26), (0.06, 0.1), (0.02, 0)]), 0.008, feather, bevel=0.002), at=(0.19 * math.cos(a), 0.19 * math.sin(a), 0.46), turn=(-18, 0, math.degrees(a) - 90 + 12))
        for r, z in ((0.14, 0.32), (0.17, 0.42)):
            ring(r, 0.008, feather, at=(0, 0, z))
    group(build, at=at, turn=turn, scale=scale)


@model('badminton-racket', views=FLAT)
def badminton_racket():
    racket(turn=(0, 0, -36), at=(-0.1, 0, 0))
    shuttle((0.75, -0.45, 0.16), (-70, 0, 30), 0.5)


@model('badminton-racket-set', views=FLAT, pieces=2)
def badminton_racket_set():
    racket(turn=(0, 0, 22), at=(0.25, 0, 0))
    racket(turn=(0, 0, -22), at=(-0.25, 0, 0.06))
    shuttle((0, 1.25, 0.16), (-70, 0, 20), 0.5)
    shuttle((0.0, -0.7, 0.16), (-70, 0, 160), 0.5)


@model('badminton-kit', views=FLAT)
def badminton_kit():
    bag = plain_cloth()
    racket(turn=(0, 0, 14), at=(-0.3, 0, 0))
    racket(turn=(0, 0, -4), at=(0.4, 0, 0.05))
    # The cover with its strap
    shape = smooth_outline([(0, 1.45), (0.3, 1.38), (0.46, 1.0), (0.36, 0.6), (0.14, 0.3), (0.1, -0.2), (0, -0.24), (-0.1, -0.2), (-0.14, 0.3), (-0.36, 0.6), (-0.46, 1.0), (-0.3, 1.38)])
    lay(shape, 0.1, bag, at=(1.25, 0), bevel=0.04)
    tube([(1.25 + x * 0.94, y, 0.09) for x, y in shape], 0.014, black(), closed=True)
    tube([(1.2, -0.15, 0.08), (0.95, 0.1, 0.06), (0.85, 0.6, 0.05), (0.95, 0.75, 0.1)], 0.025, black(0.8))
    # A tube of shuttles and loose ones
    turned([(0.14, 0), (0.15, 0.02), (0.15, 0.9), (0.14, 0.92)], plastic((0.75, 0.76, 0.72)), at=(0.95, -0.72, 0.15), turn=(0, 90, 0))
    turned([(0.153, 0.16), (0.153, 0.76)], bag, at=(0.95, -0.72, 0.15), turn=(0, 90, 0), bevel=0)
    disc(0.155, 0.06, black(), at=(1.85, -0.72, 0.15), turn=(0, 90, 0))
    shuttle((0.68, -0.72, 0.14), (-80, 0, 60), 0.42)
    shuttle((1.3, -0.42, 0.14), (-70, 0, -60), 0.42)


def paddle(at, turn, side=None):
    def build():
        shape = smooth_outline([(0, 0.95), (0.24, 0.9), (0.4, 0.7), (0.44, 0.45), (0.36, 0.2), (0.2, 0.04), (0.07, -0.06), (-0.07, -0.06), (-0.2, 0.04), (-0.36, 0.2), (-0.44, 0.45), (-0.4, 0.7), (-0.24, 0.9)])
        lay(shape, 0.06, wood(WILLOW), z=0.03, bevel=0.01)
        face = [(x, y) for x, y in shape if y > 0.1]
        lay(face, 0.03, black(0.6), z=0.005, bevel=0.008)
        lay(face, 0.035, side or matt(), z=0.088, bevel=0.008)
        lay(smooth_outline([(-0.05, 0.03), (-0.04, -0.2), (-0.06, -0.48), (0, -0.52), (0.06, -0.48), (0.04, -0.2), (0.05, 0.03), (0, 0.06)], 8), 0.14, plastic((0.42, 0.2, 0.08), 0.5), z=0.0, bevel=0.035)
        lay(rounded(0.02, 0.46, 0.009), 0.01, plastic((0.6, 0.02, 0.02)), z=0.136, bevel=0.002, at=(0, -0.23))
    group(build, at=at, turn=turn)


@model('table-tennis-bat', views=FLAT)
def table_tennis_bat():
    paddle((0, 0, 0), (0, 0, -30))
    pale = plastic((0.9, 0.42, 0.03), 0.5)
    ball(0.11, pale, at=(-0.38, -0.2, 0.11))
    ball(0.11, white(0.5), at=(0.62, -0.2, 0.11))


@model('table-tennis-set', views=('top', 'flat'), pieces=2)
def table_tennis_set():
    paddle((-0.35, 0, 0), (0, 0, 26))
    paddle((0.35, 0, 0), (0, 0, -26))
    for x, y, colour in ((-0.24, -0.78, (0.9, 0.42, 0.03)), (0.02, -0.72, (0.85, 0.85, 0.83)), (0.28, -0.8, (0.9, 0.42, 0.03))):
        ball(0.1, plastic(colour, 0.5), at=(x, y, 0.1))
    # Net with its posts behind
    mirrored(lambda s: (box((0.08, 0.1, 0.5), black(), at=(s * 1.2, 1.3, 0), bevel=0.02), box((0.12, 0.3, 0.06), black(), at=(s * 1.2, 1.3, 0), bevel=0.02)))
    rod((-1.2, 1.3, 0.47), (1.2, 1.3, 0.47), 0.025, white())
    for i in range(49):
        rod((-1.2 + i * 0.05, 1.3, 0.08), (-1.2 + i * 0.05, 1.3, 0.47), 0.006, plastic((0.02, 0.15, 0.08)))
    for i in range(9):
        rod((-1.2, 1.3, 0.08 + i * 0.048), (1.2, 1.3, 0.08 + i * 0.048), 0.006, plastic((0.02, 0.15, 0.08)))


# Gym

def weight(radius, thick, at, turn, material=None, named=True):
    def build():
        dark = material or rubber((0.03, 0.03, 0.032))
        turned([(0.07, 0), (radius * 0.5, 0), (radius * 0.55, thick * 0.2), (radius * 0.78, thick * 0.2), (radius * 0.84, 0), (radius * 0.96, 0), (radius, thick * 0.15), (radius, thick * 0.85), (radius * 0.96, thick), (radius * 0.84, thick), (radius * 0.78, thick * 0.8), (radius * 0.55, thick * 0.8), (radius * 0.5, thick), (0.07, thick)], dark)
        turned([(0.065, -0.005), (0.11, -0.005), (0.11, thick + 0.005), (0.065, thick + 0.005)], steel())
        for s in (-1, 1) if named else ():
            text('5 KG' if radius > 0.4 else '2.5 KG', radius * 0.24, white(), at=(0, s * radius * 0.66, thick * 0.8), turn=(-90, 0, 0 if s > 0 else 180), depth=0.006)
    group(build, at=at, turn=turn)


def dumbbell(at, turn, plates=((0.36, 0.14), (0.28, 0.12)), grip=0.5):
    """Lies along x."""
    def build():
        chrome = steel(0.25)
        r = max(p[0] for p in plates)
        rod((-grip / 2 - 0.5, 0, r), (grip / 2 + 0.5, 0, r), 0.055, chrome)
        tube([(-grip / 2, 0, r), (0, 0, r), (grip / 2, 0, r)], 0.07, chrome, radii=(0.9, 1.05, 0.9))
        for i in range(16):
            ring(0.07, 0.006, chrome, at=(-grip / 2 + 0.04 + i * grip / 17, 0, r), turn=(0, 90, 0))
        for s in (-1, 1):
            x = s * (grip / 2 + 0.02)
            ring(0.09, 0.03, chrome, at=(x, 0, r), turn=(0, 90, 0))
            for radius, thick in plates:
                weight(radius, thick, (x, 0, r), (90, 0, s * 90), named=radius < r)
                x += s * (thick + 0.012)
            turned([(0, 0), (0.1, 0), (0.1, 0.07), (0, 0.07)], chrome, at=(x, 0, r), turn=(0, s * 90, 0))
            for d in range(0, 360, 60):
                a = math.radians(d)
                ball(0.03, chrome, at=(x + s * 0.035, 0.1 * math.cos(a), r + 0.1 * math.sin(a)))
    group(build, at=at, turn=turn)


@model('dumbbell-set')
def dumbbell_set():
    dumbbell((-0.1, 0.45, 0), (0, 0, 28))
    dumbbell((0.1, -0.4, 0), (0, 0, 28))


@model('home-gym-set')
def home_gym_set():
    # A barbell, a pair of dumbbells, gloves, a rope and spare plates
    chrome = steel(0.25)
    rod((-1.5, 0.5, 0.46), (1.5, 0.5, 0.46), 0.045, chrome)
    for s in (-1, 1):
        weight(0.46, 0.14, (s * 0.95, 0.5, 0.46), (0, s * 90, 0))
        weight(0.34, 0.12, (s * 1.1, 0.5, 0.46), (0, s * 90, 0))
        turned([(0, 0), (0.1, 0), (0.1, 0.08), (0, 0.08)], chrome, at=(s * 1.24, 0.5, 0.46), turn=(0, s * 90, 0))
    dumbbell((-0.72, -0.35, 0), (0, 0, 24), plates=((0.26, 0.1), (0.2, 0.08)), grip=0.38)
    dumbbell((0.32, -0.5, 0), (0, 0, 24), plates=((0.26, 0.1), (0.2, 0.08)), grip=0.38)
    weight(0.3, 0.12, (1.15, -0.1, 0), (0, 0, 20))
    weight(0.24, 0.1, (1.15, -0.1, 0.125), (0, 0, 70))
    tube([(-0.3 + 0.28 * math.cos(i * 0.5) * (1 + 0.2 * math.sin(i)), -1.0 + 0.2 * math.sin(i * 0.5), 0.03 + 0.002 * i) for i in range(30)], 0.022, plastic((0.6, 0.02, 0.02)))
    for x in (0.05, 0.2):
        tube([(x - 0.05, -1.0, 0.05), (x + 0.35, -1.1 - x * 0.5, 0.05)], 0.05, black(0.6))


@model('weight-plates-set')
def weight_plates_set():
    # A stack of flat plates in the colours of their weights, and one that leans against it.
    z = 0
    for radius, thick, colour in ((0.78, 0.2, (0.55, 0.02, 0.02)), (0.78, 0.2, (0.55, 0.02, 0.02)), (0.7, 0.17, (0.02, 0.08, 0.4)), (0.58, 0.15, (0.7, 0.42, 0.02)), (0.46, 0.13, (0.02, 0.22, 0.06))):
        weight(radius, thick, (-0.3, 0.35, z), (0, 0, z * 90), material=plastic(colour, 0.55))
        z += thick + 0.008
    weight(0.56, 0.15, (0.5, -0.42, 0.53), (64, 0, 16))


@model('resistance-band', views=('top', 'flat'))
def resistance_band():
    # Tubes with handles in several strengths
    colours = ((0.75, 0.5, 0.02), (0.55, 0.02, 0.02), (0.02, 0.15, 0.55), (0.02, 0.3, 0.1))
    for i, colour in enumerate(colours):
        r = 0.42 + i * 0.17
        band = plastic(colour, 0.4)
        start, end = math.radians(250), math.radians(250 - 320)
        tube([(r * math.cos(start + (end - start) * k / 40), 0.25 + r * math.sin(start + (end - start) * k / 40), 0.05) for k in range(41)], 0.04, band)
    dark = plastic((0.03, 0.03, 0.035), 0.9)
    for s in (-1, 1):
        def handle():
            ring(0.06, 0.02, steel(), at=(0, 0, 0.05), turn=(0, 90, 0))
            tube([(0, -0.05, 0.05), (-0.22, -0.3, 0.05), (-0.28, -0.52, 0.06)], 0.03, dark)
            tube([(0, -0.05, 0.05), (0.22, -0.3, 0.05), (0.28, -0.52, 0.06)], 0.03, dark)
            tube([(-0.34, -0.54, 0.09), (0.34, -0.54, 0.09)], 0.09, plastic((0.03, 0.03, 0.035), 0.95))
            for k in (-0.34, 0.34):
                disc(0.095, 0.03, plastic((0.5, 0.02, 0.02)), at=(k, -0.54, 0.09), turn=(0, 90 if k > 0 else -90, 0))
        group(handle, at=(s * 0.5, -0.72, 0), turn=(0, 0, s * 8))
        for i in range(4):
            a = math.radians(250 if s < 0 else 290 - 0)
            r = 0.42 + i * 0.17
            tube([(r * math.cos(a), 0.25 + r * math.sin(a), 0.05), (s * 0.45, -0.6, 0.06), (s * 0.5, -0.72, 0.06)], 0.025, dark)


@model('skipping-rope', views=('top', 'flat'))
def skipping_rope():
    rope = plastic((0.02, 0.02, 0.025), 0.35)
    points = [(-0.55, -0.55, 0.08), (-0.5, -0.1, 0.05), (-0.75, 0.5, 0.04)]
    points += [(0.75 * math.cos(a) * (1 + 0.06 * math.sin(2.3 * a)), 0.35 + 0.55 * math.sin(a), 0.04 + 0.006 * i) for i, a in enumerate([math.pi - 0.35 * k for k in range(42)])]
    points += [(0.72, 0.1, 0.12), (0.55, -0.25, 0.08), (0.45, -0.55, 0.08)]
    tube(points, 0.024, rope)
    for x, y, turn in ((-0.55, -0.55, 8), (0.45, -0.55, -10)):
        def handle():
            turned(curve_profile([(0, 0), (0.06, 0.0), (0.075, 0.05), (0.09, 0.2), (0.085, 0.5), (0.1, 0.72), (0.08, 0.78), (0, 0.78)], 5), plastic((0.6, 0.03, 0.02)), turn=(90, 0, 0))
            tube([(0, -0.14, 0.0), (0, -0.66, 0.0)], 0.096, plastic((0.03, 0.03, 0.035), 0.95))
            for i in range(9):
                ring(0.098, 0.01, rubber(), at=(0, -0.18 - i * 0.055, 0), turn=(90, 0, 0))
            disc(0.045, 0.08, steel(), at=(0, 0.05, 0), turn=(90, 0, 0))
        group(handle, at=(x, y, 0.1), turn=(0, 0, turn))


@model('push-up-board', views=('top', 'three-quarter'))
def push_up_board():
    dark = plastic((0.03, 0.03, 0.035), 0.6)
    lay(rounded(2.6, 0.9, 0.12), 0.1, dark, bevel=0.03)
    colours = ((0.6, 0.02, 0.02), (0.02, 0.15, 0.6), (0.8, 0.5, 0.01), (0.02, 0.35, 0.12))
    for s in (-1, 1):
        for i, colour in enumerate(colours):
            x = s * (0.26 + i * 0.29)
            lay(rounded(0.2, 0.66, 0.04), 0.02, plastic(colour), z=0.095, at=(x, 0), bevel=0.006)
            for y in (-0.2, 0.2):
                disc(0.035, 0.01, black(0.9), at=(x, y, 0.112), bevel=0)
        def handle():
            mirrored(lambda t: rod((0, t * 0.26, 0.1), (0, t * 0.26, 0.38), 0.05, dark))
            tube([(0, -0.3, 0.42), (0, 0.3, 0.42)], 0.075, plastic((0.05, 0.05, 0.055), 0.95))
            mirrored(lambda t: disc(0.085, 0.05, plastic((0.6, 0.02, 0.02)), at=(0, t * 0.3, 0.42), turn=(-t * 90, 0, 0)))
            box((0.16, 0.62, 0.04), dark, at=(0, 0, 0.1), bevel=0.01)
        group(handle, at=(s * 0.7, 0, 0), turn=(0, 0, s * 24))
    text('PUSH UP', 0.12, white(), at=(0, 0, 0.105), turn=(-90, 0, 90), depth=0.003)


@model('hand-gripper')
def hand_gripper():
    # Two handles that spread from a coiled spring
    chrome, foam = steel(0.2), plastic((0.03, 0.03, 0.035), 0.95)
    for s in (-1, 1):
        tube([(s * 0.1, s * 0.09, 1.72), (s * 0.2, s * 0.06, 1.55), (s * 0.36, 0, 1.25)], 0.055, chrome)
        tube([(s * 0.34, 0, 1.3), (s * 0.44, 0, 1.0), (s * 0.58, 0, 0.5), (s * 0.66, 0, 0.12)], 0.14, foam, radii=(0.85, 1.02, 1, 1.08))
        disc(0.16, 0.08, plastic((0.6, 0.02, 0.02)), at=(s * 0.66, 0, 0.13), turn=(0, 180 - s * 13, 0), bevel=0.03)
        disc(0.13, 0.07, plastic((0.6, 0.02, 0.02)), at=(s * 0.335, 0, 1.3), turn=(0, -s * 18, 0), bevel=0.03)
        for k in range(6):
            t = k / 5
            ring(0.143, 0.014, rubber(), at=(s * (0.42 + 0.2 * t), 0, 1.05 - 0.75 * t), turn=(0, -s * 15, 0))
    tube([(0.22 * math.cos(a), -0.13 + 0.26 * i / 44, 1.86 + 0.22 * math.sin(a)) for i, a in enumerate([-0.9 + i * 0.33 for i in range(45)])], 0.055, chrome)


@model('ab-roller')
def ab_roller():
    dark, red = rubber(), plastic((0.6, 0.02, 0.02))
    for x in (-0.13, 0.13):
        turned(curve_profile([(0.3, -0.07), (0.62, -0.075), (0.68, -0.05), (0.7, 0), (0.68, 0.05), (0.62, 0.075), (0.3, 0.07)], 5), dark, at=(x, 0, 0.7), turn=(0, 90, 0))
        for i in range(40):
            a = 2 * math.pi * i / 40
            box((0.12, 0.03, 0.03), dark, at=(x, 0.69 * math.sin(a), 0.69 + 0.69 * math.cos(a)), turn=(-math.degrees(a), 0, 0), bevel=0.005)
        disc(0.5, 0.09, red, at=(x + (0.045 if x > 0 else -0.045) , 0, 0.7), turn=(0, 90 if x > 0 else -90, 0), bevel=0.02)
        for i in range(6):
            a = 2 * math.pi * i / 6
            disc(0.1, 0.1, black(), at=(x + (0.045 if x > 0 else -0.045), 0.32 * math.sin(a), 0.7 + 0.32 * math.cos(a)), turn=(0, 90 if x > 0 else -90, 0))
    rod((-0.95, 0, 0.7), (0.95, 0, 0.7), 0.05, steel())
    for s in (-1, 1):
        tube([(s * 0.36, 0, 0.7), (s * 0.6, 0, 0.7), (s * 0.95, 0, 0.7)], 0.11, plastic((0.04, 0.04, 0.045), 0.95), radii=(0.9, 1.05, 1))
        disc(0.13, 0.05, red, at=(s * 0.95, 0, 0.7), turn=(0, s * 90, 0), bevel=0.02)
        for i in range(8):
            ring(0.112, 0.012, rubber(), at=(s * (0.44 + i * 0.06), 0, 0.7), turn=(0, 90, 0))


def rolled_mat(foam, width=0.95, length=1.9, thick=0.03, straps=False, lines=False):
    """Lies along y with its far end rolled up."""
    path = [(-length / 2 + length * 0.8 * i / 16, thick / 2) for i in range(17)]
    cy = path[-1][0]
    turns, inner = 3.3, 0.06
    outer = inner + turns * thick * 1.12
    for i in range(1, 90):
        a = -math.pi / 2 + i / 89 * turns * 2 * math.pi
        r = outer - (outer - inner) * i / 89
        path.append((cy + r * math.cos(a), outer + thick / 2 + r * math.sin(a)))
    loft([[(x, y, z) for x in (-width / 2, width / 2)] for y, z in path], foam, closed=False, caps=False, smooth=0, thickness=thick * 0.8)
    if lines:
        pale = plastic((0.8, 0.8, 0.8), 0.8)
        for x in (-0.3, 0, 0.3):
            box((0.012, length * 0.76, 0.004), pale, at=(x, -length / 2 + length * 0.39, thick + 0.0), bevel=0)
        for y in (-0.7, -0.35, 0):
            box((width * 0.8, 0.012, 0.004), pale, at=(0, y, thick + 0.0), bevel=0)
    return cy, outer


@model('yoga-mat')
def yoga_mat():
    def build():
        rolled_mat(matt(), lines=True, thick=0.026)
    group(build, turn=(0, 0, 38))


@model('exercise-mat')
def exercise_mat():
    # A thick mat, rolled up, in a carry strap
    foam, strap = matt(), black(0.8)

    def spiral(turns, lift=0.0):
        radius = 0.5 - 0.075 * turns + lift
        return (-radius * math.sin(2 * math.pi * turns), 0.5 - radius * math.cos(2 * math.pi * turns))

    def build():
        rolled = [spiral(i / 32) for i in range(5 * 32 + 1)]
        loft([[(x, y, z) for x in (-1.1, 1.1)] for y, z in rolled], foam, closed=False, caps=False, smooth=0, thickness=0.068)
        around_roll = [spiral(i / 64, 0.012) for i in range(65)]
        for x in (-0.6, 0.6):
            loft([[(x + dx, y, z) for dx in (-0.05, 0.05)] for y, z in [*around_roll, around_roll[0]]], strap, closed=False, caps=False, smooth=0, thickness=0.02)
            box((0.15, 0.16, 0.035), strap, at=(x, 0, 0.96), bevel=0.012)
        arch = [(0.6 * math.cos(a), 0.98 + 0.36 * math.sin(a) ** 0.8) for a in [math.pi * i / 24 for i in range(25)]]
        loft([[(x, y, z) for y in (-0.05, 0.05)] for x, z in arch], strap, closed=False, caps=False, smooth=0, thickness=0.02)
    group(build, turn=(0, 0, 24))


@model('gym-mat', views=('top', 'three-quarter'))
def gym_mat():
    # Interlocking foam tiles
    foam = plastic((0.05, 0.05, 0.055), 0.85)
    def tile(ox, oy, z, turn, material):
        n, t = 8, 0.06
        points = []
        for side in range(4):
            for i in range(n):
                for along, out in ((i / n, 0), ((i + 0.01) / n, t), ((i + 0.49) / n, t), ((i + 0.5) / n, 0)):
                    x, y = -0.5 + along, -0.5 - out
                    for _ in range(side):
                        x, y = -y, x
                    points.append((x, y))
        def build():
            lay(points, 0.09, material, bevel=0.012)
            # A relief of diamonds
            for i in range(-5, 6):
                for flip in (-1, 1):
                    a, b = max(-0.45, i * 0.15 - 0.45), min(0.45, i * 0.15 + 0.45)
                    rod((a, flip * (a - i * 0.15), 0.091), (b, flip * (b - i * 0.15), 0.091), 0.013, material)
        group(build, at=(ox, oy, z), turn=(0, 0, turn))
    blue = matt()
    for i in range(2):
        for j in range(2):
            tile(-0.53 + i * 1.06, -0.53 + j * 1.06, 0, 0, foam if (i + j) % 2 else blue)
    tile(0.75, 0.7, 0.1, 24, foam)


# Bicycles

def cycle_wheel(x, r, tyre, spokes=28, disc_brake=False, thick_rim=0.022):
    rubberc, rim = rubber(), metal((0.12, 0.12, 0.125), 0.35)
    ring(r - tyre, tyre, rubberc, at=(x, 0, r), turn=(90, 0, 0))
    if tyre > 0.034:
        for i in range(64):
            a = 2 * math.pi * i / 64
            box((0.03, tyre * 1.5, 0.016), rubberc, at=(x + (r - 0.006) * math.sin(a), 0, r + (r - 0.006) * math.cos(a)), turn=(0, math.degrees(a), 0), bevel=0.003)
    ring(r - tyre * 2 - 0.004, 0.014, rim, at=(x, 0, r), turn=(90, 0, 0), flat=1.3)
    for i in range(spokes):
        a = 2 * math.pi * i / spokes
        b = a + (0.5 if i % 2 else -0.5)
        rod((x + 0.022 * math.cos(b), 0.025 if i % 4 < 2 else -0.025, r + 0.022 * math.sin(b)), (x + (r - tyre * 2) * math.cos(a), 0, r + (r - tyre * 2) * math.sin(a)), 0.0022, steel())
    rod((x, -0.05, r), (x, 0.05, r), 0.022, steel())
    if disc_brake:
        turned([(0.06, 0), (0.085, 0), (0.085, 0.004), (0.06, 0.004)], steel(), at=(x, -0.04, r), turn=(90, 0, 0), bevel=0)


def cycle(r=0.34, tyre=0.022, base=0.52, style='roadster', saddle=1.0, bars='flat', suspension=False, disc_brake=False, guards=False, carrier=False, basket=False, trainers=False, chain_guard=False, frame=None):
    """A bicycle along x, facing left."""
    paint, dark, chrome = lacquer(), black(0.4), steel(0.2)
    rear, front = (base, r), (-base, r)
    for x in (base, -base):
        cycle_wheel(x, r, tyre, disc_brake=disc_brake)
    f = frame or {}
    bb = f.get('bb', (0.12, r - 0.04))
    seat = f.get('seat', (0.26, r + 0.46))
    head_low, head_top = f.get('low', (-0.37, r + 0.36)), f.get('top', (-0.41 + 0.06, r + 0.5))
    thick = f.get('thick', 0.022)
    p = lambda q, y=0: (q[0], y, q[1])
    rod(p(head_low), p(head_top), thick * 1.15, paint)
    if style == 'step':
        tube([p(head_low), (-0.2, 0, (head_low[1] + bb[1]) / 2 - 0.06), p(bb)], thick * 1.2, paint)
        tube([p(head_top), (-0.15, 0, (head_low[1] + bb[1]) / 2 + 0.06), (bb[0] + 0.05, 0, bb[1] + 0.16)], thick, paint)
    elif style == 'fold':
        tube([p(head_low), (-0.1, 0, (head_low[1] + bb[1]) / 2 + 0.02), (bb[0] + 0.02, 0, bb[1] + 0.08)], thick * 1.7, paint)
        box((0.05, 0.1, 0.13), dark, at=(-0.1, 0, (head_low[1] + bb[1]) / 2 - 0.05), turn=(0, 20, 0), bevel=0.01)
    else:
        rod(p(head_low), p(bb), thick * 1.3, paint)
        rod(p(head_top), p((seat[0] - 0.0, seat[1] - 0.04)), thick, paint)
    rod(p(bb), p(seat), thick, paint)
    mirrored(lambda s: (rod((bb[0], s * 0.03, bb[1]), (rear[0], s * 0.055, rear[1]), thick * 0.6, paint), rod((seat[0] - 0.01, s * 0.025, seat[1] - 0.06), (rear[0], s * 0.055, rear[1]), thick * 0.55, paint)))
    # Fork
    crown = (head_low[0] - 0.012, head_low[1] - 0.03)
    if suspension:
        box((0.05, 0.15, 0.04), dark, at=(crown[0], 0, crown[1] - 0.01), bevel=0.012)
        mid = (crown[0] * 0.5 + front[0] * 0.5, crown[1] * 0.5 + front[1] * 0.5)
        mirrored(lambda s: (rod((crown[0], s * 0.06, crown[1]), (mid[0], s * 0.06, mid[1]), 0.016, chrome), rod((mid[0], s * 0.06, mid[1] + 0.02), (front[0], s * 0.06, front[1]), 0.024, dark)))
    else:
        mirrored(lambda s: tube([(crown[0], s * 0.03, crown[1] + 0.02), (crown[0] - 0.01, s * 0.055, crown[1] - 0.04), (front[0] + 0.04, s * 0.055, front[1] + 0.1), (front[0], s * 0.055, front[1])], 0.014, paint))
    # Saddle
    post = (seat[0] + (seat[0] - bb[0]) * 0.28 * saddle, seat[1] + (seat[1] - bb[1]) * 0.28 * saddle)
    rod(p(seat), p(post), 0.015, chrome)
    sections = [[(post[0] + x, w * math.cos(a), post[1] + 0.03 + h * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(16)]] for x, w, h in ((-0.15, 0.015, 0.012), (-0.13, 0.025, 0.02), (0, 0.04, 0.028), (0.07, 0.085, 0.034), (0.11, 0.08, 0.036), (0.13, 0.04, 0.03))]
    loft(sections, black(0.6))
    # Bars
    stem = (head_top[0] + 0.015, head_top[1] + f.get('stem', 0.1))
    rod(p(head_top), p(stem), 0.016, chrome)
    if bars == 'high':
        mirrored(lambda s: (tube([p(stem), (stem[0] - 0.02, s * 0.1, stem[1] + 0.06), (stem[0] + 0.02, s * 0.24, stem[1] + 0.1), (stem[0] + 0.14, s * 0.27, stem[1] + 0.08)], 0.012, chrome), rod((stem[0] + 0.1, s * 0.268, stem[1] + 0.085), (stem[0] + 0.2, s * 0.275, stem[1] + 0.07), 0.019, rubber())))
    else:
        mirrored(lambda s: (tube([p(stem), (stem[0] - 0.03, s * 0.05, stem[1]), (stem[0] - 0.01, s * 0.32, stem[1] + 0.015)], 0.014, dark), rod((stem[0] - 0.015, s * 0.2, stem[1] + 0.01), (stem[0] - 0.01, s * 0.33, stem[1] + 0.016), 0.021, rubber()), tube([(stem[0] - 0.03, s * 0.18, stem[1]), (stem[0] - 0.07, s * 0.22, stem[1] - 0.02), (stem[0] - 0.06, s * 0.3, stem[1] - 0.02)], 0.006, dark)))
    tube([(stem[0] - 0.02, -0.18, stem[1]), (stem[0] - 0.1, -0.1, stem[1] - 0.02), (head_low[0] - 0.03, -0.03, head_low[1] - 0.02)], 0.005, dark)
    # Crank, pedals and chain
    for y in (-0.05,):
        ring(0.085, 0.008, chrome, at=(bb[0], y, bb[1]), turn=(90, 0, 0))
        for i in range(5):
            a = 2 * math.pi * i / 5
            rod((bb[0], y, bb[1]), (bb[0] + 0.085 * math.cos(a), y, bb[1] + 0.085 * math.sin(a)), 0.008, dark)
    ring(0.04, 0.008, chrome, at=(rear[0], -0.05, rear[1]), turn=(90, 0, 0))
    rod((bb[0], -0.05, bb[1] + 0.088), (rear[0], -0.05, rear[1] + 0.044), 0.007, dark)
    rod((bb[0], -0.05, bb[1] - 0.088), (rear[0], -0.05, rear[1] - 0.044), 0.007, dark)
    for s in (-1, 1):
        tip = (bb[0] - s * -0.13 * 1, bb[1] + s * 0.06)
        rod((bb[0], s * 0.06, bb[1]), (tip[0], s * 0.08, tip[1]), 0.011, chrome)
        box((0.09, 0.09, 0.022), dark, at=(tip[0], s * 0.13, tip[1] - 0.01), bevel=0.006)
    if chain_guard:
        plate(smooth_outline([(bb[0] - 0.12, bb[1]), (bb[0], bb[1] + 0.115), (rear[0], rear[1] + 0.06), (rear[0] + 0.04, rear[1] + 0.02), (rear[0], rear[1] + 0.02), (bb[0] + 0.1, bb[1] + 0.02)]), 0.012, paint, at=(0, -0.075, 0), bevel=0.003)
    if guards:
        for (x, z), lo, hi in ((rear, 15, 175), (front, 30, 165)):
            arc = [math.radians(d) for d in range(lo, hi, 6)]
            if (x, z) == front:
                arc = [math.radians(d) for d in range(20, 150, 6)]
            loft([[(x + (r + 0.016) * math.cos(a), y, z + (r + 0.016 + 0.012 * (1 - (y / 0.032) ** 2)) * math.sin(a)) for y in (-0.032, -0.016, 0, 0.016, 0.032)] for a in arc], paint, closed=False, caps=False, smooth=1, thickness=0.004)
    if carrier:
        z = r * 2 + 0.06
        for y in (-0.05, 0, 0.05):
            rod((base - 0.2, y, z), (base + 0.22, y, z), 0.007, dark)
        mirrored(lambda s: rod((base + 0.05, s * 0.05, z), (base, s * 0.06, r), 0.007, dark))
        for x in (base - 0.2, base, base + 0.22):
            rod((x, -0.05, z), (x, 0.05, z), 0.007, dark)
        rod((base - 0.2, 0, z), (seat[0] + 0.0, 0, seat[1] - 0.08), 0.007, dark)
    if basket:
        cx, cz = stem[0] - 0.2, stem[1] - 0.16
        for k in range(5):
            s, z = 0.1 + k * 0.008, cz + k * 0.045
            tube([(cx - s, -s * 1.2, z), (cx + s, -s * 1.2, z), (cx + s, s * 1.2, z), (cx - s, s * 1.2, z)], 0.006, white(), closed=True, straight=True)
        for k in range(7):
            for y in (-1, 1):
                rod((cx - 0.1 + k * 0.033, y * 0.12, cz), (cx - 0.13 + k * 0.043, y * 0.158, cz + 0.18), 0.005, white())
            rod((cx - 0.1, -0.12 + k * 0.04, cz), (cx - 0.132, -0.158 + k * 0.052, cz + 0.18), 0.005, white())
            rod((cx + 0.1, -0.12 + k * 0.04, cz), (cx + 0.132, -0.158 + k * 0.052, cz + 0.18), 0.005, white())
            rod((cx - 0.1 + k * 0.033, -0.12, cz), (cx - 0.1 + k * 0.033, 0.12, cz), 0.005, white())
    if trainers:
        for s in (-1, 1):
            tube([(rear[0], s * 0.06, rear[1]), (rear[0] + 0.01, s * 0.14, rear[1] - 0.02), (rear[0] + 0.01, s * 0.17, 0.07)], 0.01, chrome)
            turned(curve_profile([(0, -0.02), (0.055, -0.02), (0.065, 0), (0.055, 0.02), (0, 0.02)], 4), rubber(), at=(rear[0] + 0.01, s * 0.19, 0.065), turn=(90, 0, 0))
            disc(0.035, 0.05, plastic((0.75, 0.75, 0.73)), at=(rear[0] + 0.01, s * 0.19 + 0.025, 0.065), turn=(90, 0, 0))
    else:
        # The bicycle leans on its side stand.
        rod((bb[0] + 0.12, 0.03, bb[1] + 0.01), (bb[0] + 0.2, 0.18, 0.0), 0.011, dark)


def parked(turn=-12, **options):
    group(lambda: cycle(**options), turn=(0, 0, turn))


@model('bicycle')
def bicycle():
    parked(guards=True, carrier=True, chain_guard=True, bars='high')


@model('mountain-bike')
def mountain_bike():
    parked(r=0.36, tyre=0.038, base=0.54, suspension=True, disc_brake=True, frame=dict(thick=0.03, seat=(0.24, 0.74), low=(-0.39, 0.76), top=(-0.365, 0.86), stem=0.07))


@model('hybrid-cycle')
def hybrid_cycle():
    parked(r=0.36, tyre=0.02, base=0.53, disc_brake=True, frame=dict(thick=0.024, seat=(0.26, 0.82), low=(-0.38, 0.76), top=(-0.35, 0.88), stem=0.06))


@model('kids-cycle')
def kids_cycle():
    parked(r=0.2, tyre=0.026, base=0.33, style='step', trainers=True, basket=True, chain_guard=True, guards=True, bars='high', saddle=0.8, frame=dict(bb=(0.07, 0.19), seat=(0.17, 0.45), low=(-0.23, 0.42), top=(-0.2, 0.54), stem=0.08, thick=0.022))


@model('folding-cycle')
def folding_cycle():
    parked(r=0.255, tyre=0.026, base=0.5, style='fold', saddle=2.6, guards=True, carrier=True, frame=dict(bb=(0.1, 0.27), seat=(0.22, 0.56), low=(-0.39, 0.48), top=(-0.37, 0.58), stem=0.36, thick=0.024))


# Skates

def boot(material, lining, height=1.0):
    """A boot with its toe to -x, standing at z = 0."""
    rows = [(0, -0.58, 0.54, 0.17), (0.04, -0.63, 0.57, 0.2), (0.14, -0.63, 0.58, 0.21), (0.23, -0.55, 0.57, 0.205), (0.3, -0.4, 0.56, 0.2), (0.36, -0.24, 0.55, 0.19), (0.44, -0.08, 0.54, 0.175), (0.56, 0.02, 0.53, 0.165)]
    upper([row for row in rows if row[0] < height - 0.2] + [(height * 0.8, 0.05, 0.56, 0.17), (height, 0.03, 0.6, 0.185)], material, lining)


def upper(rows, material, lining):
    """The upper of a shoe over rows (z, toe, heel, half width), open at the top."""
    def outline(z, front, back, width, inset=0.0):
        middle, half = (front + back) / 2, (back - front) / 2 - inset
        return [(middle + half * math.cos(a), (width - inset) * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)), z) for a in [2 * math.pi * i / 36 for i in range(36)]]
    loft([outline(*row) for row in rows], material, caps=False)
    z, front, back, width = rows[-1]
    loft([outline(z - 0.06, front, back, width, -0.012), outline(z, front, back, width, -0.015), outline(z + 0.05, front, back, width, 0.01), outline(z + 0.04, front, back, width, 0.05), outline(z - 0.1, front, back, width, 0.06), outline(z - 0.25, front, back, width, 0.06)], lining, caps=True)


def laces(start, end, material, count=6, width=0.1):
    for i in range(count):
        t = i / (count - 1)
        x, z = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        places = ((0.03, -1.2, -0.09), (0, -1, -0.03), (-0.02, 0, 0.015), (0, 1, -0.03), (0.03, 1.2, -0.09))
        tube([(x + dx, width * y, z + dz) for dx, y, dz in places], 0.018, material)


def buckle(height, heel, toe, width, rise, material):
    """A strap around the front of a boot, up to `rise` higher there than at its sides, with a clasp on each side."""
    def point(degrees, lift):
        share = math.sin(math.pi * (degrees - 90) / 180)
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return ((heel + toe) / 2 + (heel - toe) / 2 * c, width * math.copysign(abs(s) ** 0.75, s), height + rise * share + lift)
    loft([[point(degrees, lift) for lift in (-0.05, 0.05)] for degrees in range(90, 271, 10)], material, closed=False, caps=False, smooth=1, thickness=0.03)
    mirrored(lambda s: box((0.15, 0.05, 0.09), steel(), at=((heel + toe) / 2 - 0.04, s * (width + 0.005), height - 0.045 + 0.3 * rise), bevel=0.015))


def inline_skate():
    paint, dark = lacquer(), black(0.6)
    def top():
        boot(paint, dark)
        # Cuff around the ankle
        loft([[(0.3 + 0.01 * k + (0.285) * math.cos(a), 0.195 * math.sin(a), z) for a in [math.radians(d) for d in range(-130, 131, 10)]] for k, z in enumerate((0.5, 0.62, 0.78, 0.94))], dark, closed=False, caps=False, thickness=0.02)
        buckle(0.8, 0.58, 0.02, 0.2, 0, dark)
        buckle(0.38, 0.56, -0.05, 0.2, 0.12, dark)
        laces((-0.42, 0.31), (-0.2, 0.4), white(), 4, 0.1)
    group(top, at=(0, 0, 0.42))
    plate([(-0.6, 0.42), (-0.62, 0.3), (-0.5, 0.2), (0.62, 0.2), (0.66, 0.3), (0.6, 0.42), (0.2, 0.36), (-0.2, 0.36)], 0.16, metal((0.5, 0.51, 0.53), 0.35), bevel=0.02)
    for i in range(4):
        x = -0.52 + i * 0.36
        turned(curve_profile([(0.05, -0.05), (0.12, -0.055), (0.165, -0.03), (0.175, 0), (0.165, 0.03), (0.12, 0.055), (0.05, 0.05)], 4), plastic((0.85, 0.85, 0.8), 0.4), at=(x, 0, 0.175), turn=(90, 0, 0))
        disc(0.075, 0.19, dark, at=(x, 0.095, 0.175), turn=(90, 0, 0))
        disc(0.035, 0.22, steel(), at=(x, 0.11, 0.175), turn=(90, 0, 0))
    box((0.2, 0.12, 0.16), rubber(), at=(0.8, 0, 0.1), turn=(0, 20, 0), bevel=0.03)
    rod((0.6, 0, 0.25), (0.8, 0, 0.22), 0.04, dark)


def quad_skate():
    paint, dark = leather(), black(0.5)
    def top():
        boot(paint, plastic((0.75, 0.73, 0.7), 0.9), 0.95)
        laces((-0.42, 0.31), (-0.1, 0.44), white(0.8), 4, 0.1)
        laces((-0.0, 0.52), (0.03, 0.84), white(0.8), 4, 0.09)
        loft([[(0.0 + l * math.cos(a), w * math.sin(a), z) for a in [2 * math.pi * i / 28 for i in range(28)]] for z, l, w in ((-0.06, 0.6, 0.2), (-0.05, 0.63, 0.22), (0.03, 0.63, 0.225))], dark)
    group(top, at=(0, 0, 0.38))
    box((1.0, 0.16, 0.06), metal((0.6, 0.61, 0.63), 0.3), at=(0, 0, 0.26), bevel=0.02)
    for x in (-0.38, 0.36):
        rod((x, -0.26, 0.16), (x, 0.26, 0.16), 0.03, steel())
        box((0.12, 0.12, 0.16), steel(0.35), at=(x, 0, 0.14), bevel=0.03)
        for s in (-1, 1):
            turned(curve_profile([(0.04, -0.07), (0.13, -0.075), (0.16, -0.05), (0.16, 0.05), (0.13, 0.075), (0.04, 0.07)], 4), plastic((0.85, 0.4, 0.03), 0.35), at=(x, s * 0.22, 0.16), turn=(90, 0, 0))
            disc(0.07, 0.16, steel(), at=(x, s * 0.22 + 0.08, 0.16), turn=(90, 0, 0))
    turned([(0, 0), (0.08, 0), (0.11, 0.14), (0, 0.14)], rubber((0.5, 0.02, 0.02)), at=(-0.62, 0, 0.1), turn=(0, 20, 0))
    rod((-0.45, 0, 0.28), (-0.6, 0, 0.22), 0.03, steel())


def skate_shoe():
    # A sneaker with wheels in its sole
    paint, sole = lacquer(), white(0.6)
    def top():
        upper([(0, -0.6, 0.55, 0.18), (0.06, -0.63, 0.57, 0.205), (0.15, -0.62, 0.57, 0.205), (0.22, -0.5, 0.56, 0.2), (0.28, -0.32, 0.55, 0.19), (0.36, -0.12, 0.54, 0.175), (0.46, 0.02, 0.54, 0.165), (0.54, 0.06, 0.55, 0.16)], paint, black(0.9))
        laces((-0.42, 0.28), (-0.06, 0.43), white(0.8), 5, 0.1)
        for x in (-0.06, 0.06):
            mirrored(lambda s: tube([(x - 0.12, s * 0.17, 0.05), (x - 0.06, s * 0.204, 0.12), (x + 0.06, s * 0.198, 0.24), (x + 0.12, s * 0.186, 0.32), (x + 0.16, s * 0.14, 0.38)], 0.022, white()))
    group(top, at=(0, 0, 0.37))
    edge = [(math.cos(a), math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))) for a in [2 * math.pi * i / 36 for i in range(36)]]
    rows = ((0.26, 0.58, 0.19), (0.28, 0.63, 0.225), (0.41, 0.63, 0.225), (0.43, 0.6, 0.2))
    loft([[(-0.02 + l * x, w * y, z) for x, y in edge] for z, l, w in rows], sole)
    for x in (-0.36, 0.36):
        box((0.16, 0.16, 0.18), grey(), at=(x, 0, 0.1), bevel=0.03)
        for s in (-1, 1):
            tyre = curve_profile([(0.03, -0.05), (0.11, -0.055), (0.13, -0.03), (0.13, 0.03), (0.11, 0.055), (0.03, 0.05)], 4)
            turned(tyre, plastic((0.03, 0.03, 0.035), 0.35), at=(x, s * 0.17, 0.13), turn=(90, 0, 0))
            disc(0.06, 0.12, glow((0.2, 0.6, 1), 1.2), at=(x, s * 0.17 + 0.06, 0.13), turn=(90, 0, 0))


def pair(one, gap=0.34, turn=24):
    group(one, at=(0.1, gap, 0), turn=(0, 0, turn - 8))
    group(one, at=(-0.1, -gap, 0), turn=(0, 0, turn + 6))


@model('inline-skates')
def inline_skates():
    pair(inline_skate)


@model('roller-skates')
def roller_skates():
    pair(quad_skate)


@model('skate-shoes')
def skate_shoes():
    pair(skate_shoe)


# Balls

def panel(corners, material, groove=0.022, rows=8, per_edge=8):
    """A panel of a ball of radius 1: a flat polygon blown up to the sphere, with a seam around it."""
    corners = [Vector(c) for c in corners]
    centre = sum(corners, Vector()) / len(corners)
    outline = []
    for i, c in enumerate(corners):
        after = corners[(i + 1) % len(corners)]
        outline += [c.lerp(after, k / per_edge) for k in range(per_edge)]
    sections = []
    for share in [0.002, 0.2, 0.4, 0.6, 0.78, 0.9, 0.96, 0.985, 1.0]:
        depth = 1 - groove * math.exp(-((1 - share) / 0.05) ** 2)
        sections.append([tuple(centre.lerp(p, share).normalized() * depth) for p in outline])
    loft(sections, material, caps=False, smooth=0)


def icosahedron():
    g = (1 + math.sqrt(5)) / 2
    points = []
    for a in (-1, 1):
        for b in (-g, g):
            points += [Vector((0, a, b)), Vector((a, b, 0)), Vector((b, 0, a))]
    near = {i: [j for j in range(12) if i != j and (points[i] - points[j]).length < 2.1] for i in range(12)}
    return points, near


@model('football')
def football():
    def build():
        points, near = icosahedron()
        pale, dark = plastic((0.85, 0.85, 0.84), 0.35), plastic((0.02, 0.02, 0.022), 0.35)
        third = lambda i, j: (points[i] * 2 + points[j]) / 3
        for i in range(12):
            axis = points[i].normalized()
            side = axis.orthogonal().normalized()
            other = axis.cross(side)
            order = sorted(near[i], key=lambda j: math.atan2(points[j].dot(other), points[j].dot(side)))
            panel([third(i, j) for j in order], dark)
        for a in range(12):
            for b in near[a]:
                for c in near[a]:
                    if a < b < c and c in near[b]:
                        panel([third(a, b), third(b, a), third(b, c), third(c, b), third(c, a), third(a, c)], pale)
    group(build, at=(0, 0, 1), turn=(14, 10, 20))


@model('basketball')
def basketball():
    def build():
        turns = [2 * math.pi * i / 64 for i in range(64)]
        turned([(math.sin(math.pi * i / 96), -math.cos(math.pi * i / 96)) for i in range(97)], _pebbled((0.62, 0.19, 0.03)), sides=192, bevel=0)
        # Two straight seams, and two that bend towards the middle at the poles
        seams = [[(math.cos(a), math.sin(a), 0) for a in turns], [(math.cos(a), 0, math.sin(a)) for a in turns]]
        for s in (-1, 1):
            bent = [(s * (0.62 - 0.16 * math.cos(2 * a)), a) for a in turns]
            seams.append([(x, math.sqrt(1 - x * x) * math.cos(a), math.sqrt(1 - x * x) * math.sin(a)) for x, a in bent])
        # The seams lie so deep that they show as lines in the surface.
        for seam in seams:
            tube([tuple(0.975 * c for c in point) for point in seam], 0.0285, rubber((0.012, 0.012, 0.012)), closed=True)
    group(build, at=(0, 0, 1), turn=(20, 24, 34))


def _pebbled(rgb):
    material = food(rgb, 0.55)
    for node in material.node_tree.nodes:
        if node.type == 'TEX_NOISE':
            node.inputs['Scale'].default_value = 70
    return material


def strips(colours, groove=0.022):
    faces = [(Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1)))]
    x, y, z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))
    for n, u, v in ((z, x, y), (-z, x, y), (x, y, z), (-x, y, z), (y, z, x), (-y, z, x)):
        for k in range(3):
            sections = []
            lo, hi = -1 + 2 * k / 3, -1 + 2 * (k + 1) / 3
            for i in range(13):
                t = i / 12
                a = lo + (hi - lo) * t
                row = []
                for j in range(25):
                    b = -1 + 2 * j / 24
                    edge = min(t, 1 - t) * (hi - lo) / 2 * 2
                    edge = min(edge, 1 - abs(b))
                    depth = 1 - groove * math.exp(-(edge / 0.035) ** 2)
                    p = (n + u * math.tan(a * math.pi / 4) + v * math.tan(b * math.pi / 4)).normalized() * depth
                    row.append(tuple(p))
                sections.append(row)
            loft(sections, plastic(colours[k % len(colours)], 0.4), closed=False, caps=False, smooth=0)


@model('volleyball')
def volleyball():
    group(lambda: strips(((0.85, 0.85, 0.83), (0.02, 0.1, 0.42), (0.85, 0.85, 0.83))), at=(0, 0, 1), turn=(28, 16, 24))


@model('beach-volleyball')
def beach_volleyball():
    group(lambda: strips(((0.9, 0.6, 0.02), (0.85, 0.85, 0.8), (0.02, 0.35, 0.5))), at=(0, 0, 1), turn=(28, 16, 24))


# Sportswear, shaped as if worn

TORSO = [(0, 0, 1.98, 0.19, 0.13), (0, 0, 1.9, 0.37, 0.17), (0, 0, 1.72, 0.46, 0.23), (0, 0, 1.4, 0.46, 0.26), (0, 0, 1.05, 0.43, 0.24), (0, 0, 0.75, 0.45, 0.25)]


def scoop(depth):
    return lambda back: depth * max(0, 1 - back * 2.2) ** 0.7


def arms(fabric, length, cuff=0.15, loose=1.0, folds=0.02):
    def one(side):
        rings = [(side * 0.28, 0, 1.83, 0.11, 0.13), (side * 0.42, 0, 1.76, 0.15 * loose, 0.155 * loose), (side * (0.43 + 0.15 * length), 0, 1.77 - 0.42 * length, 0.15 * loose, 0.15 * loose), (side * (0.36 + 0.4 * length), 0, 1.77 - 0.85 * length, cuff, cuff * 0.95)]
        worn(rings, fabric, folds=folds, fold_count=5, seed=4 + side, steps=60, sides=90, wrinkles=0.45)
    mirrored(one)


def along(rings, angle, end=0.97):
    """The points of a seam on the skin that `worn` lays over the rings; an angle of -90 is the front."""
    points = []
    for k in range(25):
        t = 0.05 + (end - 0.05) * k / 24
        x, y, z, wide, deep = _curve(rings, t)
        way = Vector(_curve(rings, t + 0.01)[:3]) - Vector(_curve(rings, t - 0.01)[:3])
        across = way.cross(Vector((0, 1, 0))).normalized()
        c, n = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        points.append(tuple(Vector((x, y, z)) + across * c * wide + Vector((0, 1, 0)) * n * deep))
    return points


def collar(material, depth=0.16, width=0.19, height=1.98):
    points = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        drop = scoop(depth)(abs(a if a <= math.pi else 2 * math.pi - a) / math.pi)
        # Where the neckline is low, the cloth is highest a little below its edge.
        t = 0.75 * drop
        _, _, z, wide, deep = _curve(TORSO, t)
        points.append(((width + wide - TORSO[0][3]) * math.sin(a), -deep * math.cos(a), z - drop * (1 - t) ** 6 + height - TORSO[0][2]))
    tube(points, 0.022, material, closed=True)


@model('sports-t-shirt', views=FRONT)
def sports_t_shirt():
    fabric, accent = plain_cloth(), plastic((0.85, 0.85, 0.84), 0.8)
    worn(TORSO, fabric, folds=0.02, fold_count=7, neck=scoop(0.16))
    arms(fabric, 0.36, cuff=0.17)
    collar(accent)
    # Side stripes and a small mark
    for angle in (-25, -155):
        tube(along(TORSO, angle)[13:], 0.03, accent)
    plate([(0.12, 1.54), (0.2, 1.64), (0.24, 1.62), (0.18, 1.53)], 0.02, accent, at=(0, -0.25, 0), turn=(0, 0, 14), bevel=0.002)


@model('compression-tee', views=FRONT)
def compression_tee():
    fabric, accent = plain_cloth(), plastic((0.04, 0.04, 0.045), 0.8)
    body = [(0, 0, 1.98, 0.17, 0.12), (0, 0, 1.9, 0.36, 0.17), (0, 0, 1.74, 0.46, 0.25), (0, 0, 1.45, 0.44, 0.26), (0, 0, 1.12, 0.35, 0.2), (0, 0, 0.88, 0.36, 0.2), (0, 0, 0.78, 0.37, 0.21)]
    worn(body, fabric, folds=0.004, fold_count=6, neck=scoop(0.08), wrinkles=0.4)
    arms(fabric, 0.98, cuff=0.08, loose=0.85, folds=0.006)
    collar(accent, 0.08, 0.17)
    # Flat seams around the muscles
    tube([(-0.4, -0.15, 1.78), (-0.28, -0.24, 1.5), (0, -0.28, 1.42), (0.28, -0.24, 1.5), (0.4, -0.15, 1.78)], 0.009, accent)
    mirrored(lambda s: tube([(s * 0.3, -0.225, 1.48), (s * 0.26, -0.18, 1.15), (s * 0.25, -0.17, 0.8)], 0.009, accent))


@model('sports-vest', views=('front', 'back'))
def sports_vest():
    fabric, accent = plain_cloth(), plastic((0.85, 0.85, 0.84), 0.8)
    body = [*TORSO, (0, 0, 0.5, 0.44, 0.25)]
    shell = worn(body, fabric, folds=0.014, fold_count=7)
    rings = [_curve(body, k / 400) for k in range(401)]

    def on_shell(x, z, side):
        _, _, _, wide, deep = min(rings, key=lambda ring: abs(ring[2] - z))
        return (x, side * deep * math.sqrt(max(0, 1 - (x / wide) ** 2)), z)

    def neck(z, side):
        low = 1.64 if side < 0 else 1.84
        return 0.19 * math.sqrt(min(1, max(0, z - low) / 0.16))

    def armhole(z):
        return 0.3 + 0.16 * max(0, (1.66 - z) / 0.22) ** 2
    # Cut out the neck and the armholes, and bind them.
    mesh = bmesh.new()
    mesh.from_mesh(shell.data)
    cut = []
    for face in mesh.faces:
        x, y, z = face.calc_center_median()
        if abs(x) < neck(z, -1 if y < 0 else 1) or (z > 1.44 and abs(x) > armhole(z)):
            cut.append(face)
    bmesh.ops.delete(mesh, geom=cut, context='FACES')
    mesh.to_mesh(shell.data)
    half = [on_shell(neck(z, -1), z, -1) for z in (1.64, 1.645, 1.66, 1.69, 1.74, 1.82, 1.9, 1.96)] + [(0.19, 0, 1.975)]
    half += [on_shell(neck(z, 1), z, 1) for z in (1.96, 1.92, 1.88, 1.85, 1.84)]
    tube(half + [(-x, y, z) for x, y, z in reversed(half[1:-1])], 0.018, accent, closed=True)
    heights = [1.44 + 0.06 * k for k in range(9)]
    for side in (-1, 1):
        front, back = ([on_shell(armhole(z), z, way) for z in heights] for way in (-1, 1))
        tube([(side * x, y, z) for x, y, z in front + [(0.3, 0, 1.935)] + back[:0:-1]], 0.018, accent, closed=True)
    for digit, side in (('0', -1), ('7', 1)):
        text(digit, 0.32, accent, at=(side * 0.09, -0.238, 1.15), turn=(0, 0, side * 7), depth=0.028)


@model('gym-shorts', views=('front', 'back'))
def gym_shorts():
    fabric, accent = plain_cloth(), plastic((0.85, 0.85, 0.84), 0.8)
    table = [(0, 0, 0.38, 0.24), (-0.25, 0, 0.46, 0.28), (-0.5, 0, 0.5, 0.29), (-1.0, 0.03, 0.57, 0.3)]
    legs = Trousers(fabric, table, crotch=-0.56, folds=0.02, count=5, creases=0.014, rows=80)
    legs.waistband(0.12, ribs=40)
    legs.cord(accent, 0.32)
    legs.side_stripes(accent, 0.2)


@model('track-suit', views=FRONT)
def track_suit():
    fabric, accent = plain_cloth(), plastic((0.85, 0.85, 0.84), 0.8)

    def stripes(rings, side, end):
        for angle in (-38, -14):
            tube(along(rings, angle if side > 0 else 180 - angle, end), 0.02, accent)

    worn([(0, 0, 2.02, 0.17, 0.13), (0, 0, 1.9, 0.37, 0.18), (0, 0, 1.72, 0.47, 0.24), (0, 0, 1.4, 0.47, 0.27), (0, 0, 1.1, 0.45, 0.26), (0, 0, 0.86, 0.44, 0.26), (0, 0, 0.8, 0.4, 0.24)], fabric, folds=0.016, fold_count=7, neck=scoop(0.06))
    worn([(0, 0, 2.1, 0.165, 0.13), (0, 0, 2.0, 0.18, 0.14), (0, 0, 1.94, 0.2, 0.15)], fabric, folds=0.002, neck=scoop(0.06), steps=20)
    tube([(0, -0.14, 2.02), (0, -0.19, 1.88), (0, -0.25, 1.7), (0, -0.28, 1.4), (0, -0.27, 1.1), (0, -0.25, 0.82)], 0.016, steel(0.4))
    mirrored(lambda s: tube([(s * 0.3, -0.19, 1.18), (s * 0.38, -0.2, 0.98)], 0.012, accent))

    def sleeve(side):
        rings = [(side * 0.26, 0, 1.84, 0.1, 0.13), (side * 0.41, 0, 1.71, 0.145, 0.155), (side * 0.52, 0, 1.45, 0.145, 0.15), (side * 0.61, 0, 1.18, 0.13, 0.135), (side * 0.66, 0, 0.96, 0.12, 0.125), (side * 0.675, 0, 0.88, 0.08, 0.085)]
        worn(rings, fabric, folds=0.012, fold_count=5, seed=4 + side, sides=90, wrinkles=0.45)
        stripes(rings, side, 0.75)
        # A knitted cuff
        for k in range(6):
            ring(0.078, 0.012, fabric, at=(side * (0.678 + 0.003 * k), 0, 0.885 - 0.018 * k), turn=(0, side * -9, 0))
    mirrored(sleeve)

    # Trousers below
    def one(side):
        rings = [(side * 0.17, 0, 0.95, 0.19, 0.21), (side * 0.19, 0, 0.74, 0.2, 0.22), (side * 0.23, 0, 0.2, 0.17, 0.18), (side * 0.25, 0, -0.4, 0.15, 0.16), (side * 0.25, 0, -0.55, 0.11, 0.12)]
        worn(rings, fabric, folds=0.016, fold_count=5, seed=3 + side, steps=90, sides=100)
        stripes(rings, side, 0.85)
    mirrored(one)


@model('swimming-goggles', views=('three-quarter', 'top'))
def swimming_goggles():
    paint, seal = lacquer(), rubber((0.06, 0.06, 0.065))
    def eye(s):
        shape = smooth_outline([(-0.42, 0.02), (-0.36, 0.2), (-0.05, 0.27), (0.32, 0.22), (0.48, 0.05), (0.38, -0.16), (0.05, -0.22), (-0.3, -0.18)])
        shape = [(s * x, z) for x, z in shape]
        def build():
            plate(shape, 0.16, paint, bevel=0.04, holes=[[(x * 0.76, z * 0.72) for x, z in shape]])
            plate([(x * 0.78, z * 0.75) for x, z in shape], 0.05, screen((0.04, 0.06, 0.1)), at=(0, -0.05, 0), bevel=0.015)
            plate([(x * 0.98, z * 0.98) for x, z in shape], 0.12, seal, at=(0, 0.13, 0), bevel=0.05, holes=[[(x * 0.7, z * 0.66) for x, z in shape]])
        group(build, at=(s * 0.52, 0, 0.42), turn=(0, 0, -s * -14))
        box((0.14, 0.1, 0.16), paint, at=(s * 1.0, 0.12, 0.36), turn=(0, 0, s * 30), bevel=0.03)
    mirrored(eye)
    tube([(-0.14, -0.03, 0.42), (0, -0.08, 0.47), (0.14, -0.03, 0.42)], 0.045, seal)
    # The strap
    for z in (0.5, 0.38):
        points = [(-1.0, 0.14, z - 0.02), (-1.12, 0.5, z), (-0.85, 1.15, z + 0.06 * (1 if z > 0.4 else -1)), (0, 1.45, z + 0.1 * (1 if z > 0.4 else -1)), (0.85, 1.15, z + 0.06 * (1 if z > 0.4 else -1)), (1.12, 0.5, z), (1.0, 0.14, z - 0.02)]
        loft([[(p[0], p[1], p[2] - 0.045), (p[0], p[1], p[2] + 0.045)] for p in [_curve(points, i / 60) for i in range(61)]], paint, closed=False, caps=False, smooth=1, thickness=0.03)


def _curve(points, t):
    place = min(max(t, 0), 1) * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    u = place - index
    p = [points[min(max(index + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2)]
    return tuple(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3) for a, b, c, d in zip(*p))


# Tents

def dome_point(a, t, width, depth, height, square=3.2):
    """A point of a dome on a rounded square: t is 0 at the floor and 1 at the top."""
    s = math.cos(t * math.pi / 2) ** 0.75
    n = square + (2 - square) * t
    c, k = math.cos(a), math.sin(a)
    r = (abs(c) ** n + abs(k) ** n) ** (-1 / n)
    return (width * s * r * c, depth * s * r * k, height * math.sin(t * math.pi / 2))


def dome(width, depth, height, fabric, square=3.2, low=0.0):
    loft([[dome_point(2 * math.pi * i / 64, low + (0.999 - low) * j / 20, width, depth, height, square) for i in range(64)] for j in range(21)], fabric, caps=False, smooth=1)


def on_dome(material, width, depth, height, a0, a1, t0, t1, square=3.2, out=1.01, shape=None):
    """A patch on the dome, arched like a door."""
    rows = []
    for j in range(15):
        v = math.sin(math.pi / 2 * j / 14)
        half = (a1 - a0) / 2 * (math.sqrt(max(0, 1 - max(0, (v - 0.45) / 0.55) ** 2)) if shape is None else shape(v))
        rows.append([tuple(c * out for c in dome_point((a0 + a1) / 2 + half * (2 * i / 20 - 1), t0 + (t1 - t0) * v, width, depth, height, square)) for i in range(21)])
    loft(rows, material, closed=False, caps=False, smooth=1, thickness=0.008)
    edge = [row[0] for row in rows] + [row[-1] for row in reversed(rows[:-1])]
    return edge


def guys(points, material):
    for a, b in points:
        rod(a, b, 0.008, material)
        rod((b[0], b[1], 0), (b[0], b[1], 0.08), 0.016, steel())


@model('dome-tent')
def dome_tent():
    fabric, dark, pole = plain_cloth(), plastic((0.03, 0.035, 0.04), 0.9), plastic((0.1, 0.1, 0.11), 0.4)
    w, d, h = 1.1, 1.0, 1.15
    dome(w, d, h, fabric)
    loft([[dome_point(2 * math.pi * i / 64, 0.0, w * k, d * k, h)[:2] + (z,) for i in range(64)] for k, z in ((1.015, 0), (1.015, 0.09), (1.0, 0.1))], dark, caps=False, smooth=0)
    for start in (0, 1):
        line = []
        for j in range(25):
            t = j / 12
            a = math.pi / 4 + start * math.pi / 2 + (math.pi if t > 1 else 0)
            line.append(tuple(c * 1.02 for c in dome_point(a, min(t, 2 - t), w, d, h)))
        tube(line, 0.016, pole)
    edge = on_dome(dark, w, d, h, math.radians(235), math.radians(305), 0.03, 0.62)
    tube(edge, 0.012, white())

    # A rain cover on the poles, cut out between them
    def cover(angle, share):
        low = 0.66 + 0.07 * math.cos(4 * angle)
        return tuple(c * 1.035 for c in dome_point(angle, low + (0.999 - low) * share, w, d, h))
    turns = [2 * math.pi * i / 64 for i in range(64)]
    loft([[cover(angle, share / 8) for angle in turns] for share in range(9)], fabric, caps=False, smooth=1)
    tube([cover(angle, 0) for angle in turns], 0.014, dark, closed=True)
    guys([((0.75, -0.7, 0.6), (1.35, -1.3, 0.05)), ((-0.75, -0.7, 0.6), (-1.35, -1.3, 0.05))], white())


@model('camping-tent')
def camping_tent():
    # A ridge tent with an open front
    fabric, dark, inside = plain_cloth(), plastic((0.03, 0.035, 0.04), 0.9), plastic((0.06, 0.055, 0.05), 0.95)
    w, length, h = 0.95, 1.5, 1.25
    for s in (-1, 1):
        loft([[(s * w * (1 - z) ** 0.92 + s * 0.02 * math.sin(math.pi * z), y, h * z - 0.05 * math.sin(math.pi * (y + length) / (2 * length)) * z) for y in [-length + 2 * length * i / 14 for i in range(15)]] for z in [0.0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1.0]], fabric, closed=False, caps=False, smooth=1, thickness=0.012)
        # Front flaps, tied back
        plate([(s * w * 0.98, 0.02), (s * 0.62, 0.02), (s * 0.5, 0.5), (s * 0.1, h - 0.12), (0, h - 0.02)], 0.015, fabric, at=(0, -length + 0.02, 0), bevel=0.004)
        tube([(s * 0.62, -length - 0.01, 0.05), (s * 0.54, -length - 0.03, 0.45), (s * 0.3, -length - 0.02, 0.85)], 0.045, fabric)
        rod((s * 0.52, -length - 0.06, 0.52), (s * 0.62, -length - 0.04, 0.5), 0.02, dark)
    plate([(-w, 0.01), (w, 0.01), (0, h - 0.02)], 0.015, fabric, at=(0, length, 0), bevel=0.004)
    box((w * 1.9, length * 1.98, 0.02), inside, bevel=0.005)
    plate([(-w * 0.95, 0.02), (w * 0.95, 0.02), (0, h - 0.06)], 0.01, inside, at=(0, -length + 0.5, 0), bevel=0.002)
    rod((0, -length - 0.02, 0), (0, -length - 0.02, h + 0.06), 0.025, steel())
    rod((0, -length, h), (0, length, h), 0.018, steel())
    guys([((0, -length, h), (0, -length - 0.9, 0.04)), ((w * 0.5, -length, h * 0.5), (w * 1.5, -length - 0.25, 0.04)), ((-w * 0.5, -length, h * 0.5), (-w * 1.5, -length - 0.25, 0.04)), ((0, length, h), (0, length + 0.9, 0.04)), ((w * 0.5, length, h * 0.5), (w * 1.5, length + 0.25, 0.04)), ((-w * 0.5, length, h * 0.5), (-w * 1.5, length + 0.25, 0.04))], white())


@model('pop-up-tent')
def pop_up_tent():
    # An oval shell held by a sprung hoop. The flap of its door is rolled up at the side.
    fabric, dark, rim = plain_cloth(), plastic((0.03, 0.035, 0.04), 0.9), plastic((0.75, 0.75, 0.72), 0.8)
    w, d, h = 1.4, 1.0, 1.3
    dome(w, d, h, fabric, square=2.2)
    loft([[dome_point(2 * math.pi * i / 64, 0.0, w * k, d * k, h, 2.2)[:2] + (z,) for i in range(64)] for k, z in ((1.012, 0), (1.012, 0.06), (1.0, 0.07))], dark, caps=False, smooth=0)
    edge = on_dome(dark, w, d, h, math.radians(242), math.radians(298), 0.04, 0.6, square=2.2)
    tube(edge, 0.018, rim)
    roll = [(x * 1.05, y * 1.05, z) for x, y, z in edge[:13]]
    tube(roll, 0.055, fabric)
    for x, y, z in (roll[4], roll[9]):
        ring(0.058, 0.012, rim, (x, y, z), (15, -10, 0))
    hoop = [dome_point(math.radians(270 - 84 - 6 * k / 12), k / 12, w, d, h, 2.2) for k in range(12)]
    tube([(x * 1.012, y * 1.012, z * 1.012) for x, y, z in [*hoop, (0, 0, h), *[(-x, y, z) for x, y, z in reversed(hoop)]]], 0.018, rim)
    for start in (196, 324):
        window = on_dome(plastic((0.3, 0.32, 0.34), 0.8), w, d, h, math.radians(start), math.radians(start + 20), 0.2, 0.45, square=2.2)
        tube(window, 0.014, rim)
    guys([((s * 0.8, -0.75, 0.62), (s * 1.3, -1.5, 0.05)) for s in (-1, 1)], rim)
