"""Mobile phone accessories."""

from materials import *
from models.packs import *
from parts import *
from registry import model

OBJECT = ('three-quarter', 'right')
W, H, T = 0.94, 1.9, 0.1


def rounded(width, height, corner=0.14, steps=8, at=(0, 0)):
    """An outline with round corners, centred on `at`."""
    points = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append((at[0] + cx * (width / 2 - corner) + corner * math.cos(a), at[1] + cz * (height / 2 - corner) + corner * math.sin(a)))
    return points


class Leaning:
    """Places parts on a slab that stands at `at`, leans back and is turned; negative y is towards the viewer."""

    def __init__(self, at, lean=10.0, turn=0.0):
        self.matrix = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-lean), 4, 'X')

    def put(self, thing):
        thing.matrix_world = self.matrix @ thing.matrix_basis
        return thing


def lens(place, x, z, y, radius=0.085):
    place.put(disc(radius, 0.03, metal((0.2, 0.2, 0.22), 0.2), (x, y, z), (90, 0, 0), bevel=0.006))
    place.put(disc(radius * 0.78, 0.032, screen((0.006, 0.008, 0.02)), (x, y, z), (90, 0, 0), bevel=0.004))
    place.put(disc(radius * 0.3, 0.034, screen((0.02, 0.03, 0.1)), (x, y, z), (90, 0, 0), bevel=0.002))


def cover_back(place, body):
    """The back of a cover: the camera's opening is at the upper left."""
    hole = rounded(0.36, 0.42, 0.09, at=(-0.22, H - 0.33))
    place.put(plate(rounded(W, H, 0.15, at=(0, H / 2)), T, body, (0, 0, 0), bevel=0.035, holes=[hole]))
    rim = [(x, -T / 2 - 0.006, z) for x, z in rounded(0.37, 0.43, 0.095, at=(-0.22, H - 0.33))]
    place.put(tube(rim, 0.018, body, closed=True, straight=True))
    place.put(plate(rounded(W - 0.08, H - 0.08, 0.13, at=(0, H / 2)), T * 0.7, plastic((0.04, 0.05, 0.06), 0.2), (0, 0.005, 0), bevel=0.02))
    for x, z in ((-0.3, H - 0.23), (-0.3, H - 0.43), (-0.13, H - 0.33)):
        lens(place, x, z, -T * 0.35 + 0.005, 0.07)
    place.put(disc(0.02, 0.02, glow((1, 0.95, 0.8), 1), (-0.12, -T * 0.35, H - 0.2), (90, 0, 0), bevel=0))
    for z, size in ((1.25, 0.26), (0.95, 0.14)):
        place.put(box((0.025, 0.05, size), body, (W / 2, 0, z), bevel=0.01))


def phone_front(place, rgb=(0.02, 0.06, 0.16), frame=None):
    """A phone seen from the front."""
    place.put(plate(rounded(W - 0.04, H - 0.04, 0.14, at=(0, H / 2)), 0.09, frame or metal((0.1, 0.1, 0.11), 0.25), (0, 0, 0), bevel=0.03))
    place.put(plate(rounded(W - 0.1, H - 0.1, 0.11, at=(0, H / 2)), 0.012, screen(rgb), (0, -0.044, 0), bevel=0.004))
    place.put(disc(0.022, 0.004, screen((0.002, 0.002, 0.002)), (0, -0.05, H - 0.13), (90, 0, 0), bevel=0))


@model('phone-back-cover', views=('three-quarter', 'front'))
def phone_back_cover():
    cover_back(Leaning((0, 0, 0.0), 8), matt())


@model('mobile-cover', views=('three-quarter', 'front'))
def mobile_cover():
    body = lacquer()
    # In front, the back of the cover; behind it, the phone, seen from the front in the same cover.
    front, behind = Leaning((-0.3, -0.1, 0), 8), Leaning((0.42, 0.3, 0), 8)
    cover_back(front, body)
    behind.put(plate(rounded(W, H, 0.15, at=(0, H / 2)), T, body, (0, 0.012, 0), bevel=0.035))
    phone_front(behind)


@model('phone-case', views=('three-quarter', 'front'))
def phone_case():
    body, trim = matt(), rubber((0.04, 0.04, 0.045))
    place = Leaning((-0.2, 0, 0), 8)
    cover_back(place, body)
    # Bumpers at the corners and a ring that holds the phone.
    for x in (-1, 1):
        for z in (0.07, H - 0.07):
            place.put(ball(0.09, body, (x * (W / 2 - 0.07), 0, z), (1, 0.62, 1)))
    place.put(ring(0.17, 0.025, steel(), (0, -0.09, 0.8), (78, 0, 0)))
    place.put(disc(0.19, 0.025, metal((0.12, 0.12, 0.13), 0.3), (0, -0.045, 0.8), (90, 0, 0)))
    # The empty case beside it, seen from within.
    other = Leaning((0.62, 0.35, 0), 8)
    hole = rounded(0.36, 0.42, 0.09, at=(0.22, H - 0.33))
    other.put(plate(rounded(W, H, 0.15, at=(0, H / 2)), 0.02, body, (0, 0.05, 0), bevel=0.005, holes=[hole]))
    other.put(plate(rounded(W, H, 0.15, at=(0, H / 2)), 0.11, body, (0, 0, 0), bevel=0.02, holes=[rounded(W - 0.09, H - 0.09, 0.12, at=(0, H / 2))]))


@model('flip-cover', views=('three-quarter', 'right'))
def flip_cover():
    skin = leather()
    # Two boards stand open like a book on a round spine; the right one holds the phone.
    corners = rounded(W + 0.06, H, 0.12, at=(W / 2 + 0.03, H / 2))
    board = [*corners[:9], (0, H), (0, 0), *corners[27:]]
    back, flap = Leaning((-0.17, -0.1, 0), 0, 14), Leaning((-0.17, -0.1, 0), 0, -42)
    back.put(plate(board, 0.07, skin, (0, 0.02, 0), bevel=0.03))
    flap.put(plate([(-x, z) for x, z in board], 0.05, skin, (0, 0.02, 0), bevel=0.022))
    tube([(-0.17, -0.08, -0.02), (-0.17, -0.08, H + 0.02)], 0.055, skin, straight=True)
    phone_front(Leaning((0.35, 0, 0), 0, 14))
    for z in (0.55, 0.95, 1.35):
        flap.put(plate(rounded(0.62, 0.34, 0.04, at=(-W / 2 - 0.02, z)), 0.02, skin, (0, -0.012, 0), bevel=0.008))
    flap.put(box((0.2, 0.04, 0.24), skin, (-W - 0.08, 0.02, 0.84), bevel=0.018))


# Chargers stand with their pins to the right, so that the sockets for cables can be seen at the left.
def indian_pins(at, turn):
    """Two round pins on a plug's face; they point along +y before the turn."""
    spin = Matrix.Rotation(math.radians(turn), 3, 'Z')
    for side in (-1, 1):
        start, end = spin @ Vector((side * 0.19, 0, 0)), spin @ Vector((side * 0.19, 0.38, 0))
        tube([tuple(Vector(at) + start), tuple(Vector(at) + end)], 0.05, steel(), straight=True)
        ball(0.05, steel(), tuple(Vector(at) + end))


def usb_c(at, size=1.0):
    """A socket in a front."""
    x, y, z = at
    box((0.24 * size, 0.02, 0.09 * size), metal((0.4, 0.4, 0.42), 0.3), (x, y, z - 0.045 * size), bevel=0.04 * size)
    box((0.2 * size, 0.024, 0.055 * size), black(), (x, y, z - 0.0275 * size), bevel=0.025 * size)


def usb_a(at):
    x, y, z = at
    box((0.34, 0.02, 0.17), steel(), (x, y, z - 0.085), bevel=0.008)
    box((0.3, 0.024, 0.13), black(), (x, y, z - 0.065), bevel=0.006)
    box((0.27, 0.028, 0.045), white(), (x, y, z - 0.005), bevel=0.004)


def c_plug(at, turn, body):
    """A type-C plug lying on the floor; it points along -y before the turn."""
    spin = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for thing in (box((0.18, 0.3, 0.1), body, (0, 0, 0), bevel=0.04), box((0.13, 0.14, 0.05), steel(), (0, -0.2, 0.025), bevel=0.022), box((0.1, 0.005, 0.024), black(), (0, -0.27, 0.038), bevel=0.002)):
        thing.matrix_world = spin @ thing.matrix_basis


def a_plug(at, turn, body):
    spin = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    things = [box((0.26, 0.4, 0.13), body, (0, 0, 0), bevel=0.04), box((0.2, 0.26, 0.09), steel(), (0, -0.3, 0.02), bevel=0.008)]
    things += [box((0.045, 0.05, 0.02), black(), (x, -0.32, 0.095), bevel=0.002) for x in (-0.045, 0.045)]
    things += [box((0.16, 0.005, 0.03), white(), (0, -0.431, 0.05), bevel=0.002)]
    for thing in things:
        thing.matrix_world = spin @ thing.matrix_basis


def coil(radius, turns, thickness, material, at=(0, 0, 0), start=0, rise=0.0, wobble=0.03, ends=()):
    """A cable wound up on the floor."""
    points = []
    steps = int(turns * 14)
    for k in range(steps + 1):
        a = math.radians(start) + 2 * math.pi * turns * k / steps
        r = radius * (1 + wobble * math.sin(2.3 * a + 1))
        points.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + thickness + (rise * k / steps) + 0.6 * thickness * (1 + math.sin(a * 1.37))))
    before, after = ends if ends else ((), ())
    return tube([*before, *points, *after], thickness, material)


def adapter(body, size=(0.8, 0.7, 0.9), at=(0, 0, 0), sockets=('c',)):
    """A charger that stands on its side, pins behind, sockets in front."""
    w, d, h = size
    x, y, z = at
    box(size, body, at, bevel=0.09)
    for index, kind in enumerate(sockets):
        height = z + h * (index + 1) / (len(sockets) + 1)
        (usb_c if kind == 'c' else usb_a)((x, y - d / 2 - 0.004, height))
    indian_pins((x, y + d / 2 - 0.03, z + h / 2), 0)


def charge_cable(body, at=(0.9, -0.3, 0)):
    coil(0.34, 2.4, 0.035, body, at, 200, 0.1, ends=([(at[0] - 0.55, at[1] - 0.25, 0.05), (at[0] - 0.42, at[1] - 0.2, 0.05)], [(at[0] - 0.1, at[1] + 0.5, 0.06), (at[0] - 0.05, at[1] + 0.62, 0.06)]))
    c_plug((at[0] - 0.64, at[1] - 0.32, 0.0), -60, body)


@model('mobile-charger', views=OBJECT)
def mobile_charger():
    body = lacquer()
    adapter(body, (0.8, 0.62, 0.95), (-0.3, 0.2, 0), ('a',))
    tube([(-0.1, -0.42, 0.06), (0.15, -0.5, 0.05), (0.5, -0.42, 0.05), (0.72, -0.1, 0.05), (0.5, 0.2, 0.05), (0.24, 0.0, 0.05), (0.3, -0.3, 0.1), (0.55, -0.62, 0.06), (0.38, -0.75, 0.05)], 0.042, body)
    a_plug((-0.26, -0.38, 0), -72, body)
    c_plug((0.26, -0.8, 0), -65, body)


@model('fast-charger', views=OBJECT)
def fast_charger():
    body = lacquer()
    adapter(body, (0.66, 0.8, 1.15), (-0.25, 0.2, 0), ('c', 'a'))
    text('FAST', 0.09, grey(), (-0.25, -0.206, 0.14), depth=0.002)
    charge_cable(body, at=(0.55, -0.4, 0))


@model('wall-charger', views=('three-quarter', 'back'))
def wall_charger():
    body = lacquer()
    # Lying on its back: the pins point up to the right, the sockets to the viewer.
    box((0.9, 1.0, 0.55), body, (0, 0, 0), bevel=0.1)
    usb_c((-0.2, -0.504, 0.28))
    usb_a((0.18, -0.504, 0.28))
    for side in (-1, 1):
        turned([(0.09, 0), (0.09, 0.03), (0.055, 0.05), (0.055, 0.42), (0.035, 0.46), (0, 0.46)], steel(), (side * 0.2, 0.22, 0.53), bevel=0.004)
        turned([(0.09, 0), (0.09, 0.06), (0.056, 0.1), (0.056, 0.2), (0, 0.2)], black(), (side * 0.2, 0.22, 0.53), bevel=0.004)


@model('gan-charger', views=OBJECT)
def gan_charger():
    body, trim = matt(), black()
    box((0.72, 0.9, 1.0), body, (0, 0, 0), bevel=0.08)
    box((0.6, 0.02, 0.84), screen((0.02, 0.02, 0.022)), (0, -0.45, 0.08), bevel=0.05)
    usb_c((0, -0.466, 0.74))
    usb_c((0, -0.466, 0.52))
    usb_a((0, -0.466, 0.26))
    text('GaN', 0.13, grey(), (-0.366, 0, 0.5), (0, 0, -90), 0.002)
    indian_pins((0, 0.42, 0.6), 0)
    tube([(-0.72, -0.35, 0.05), (-0.5, -0.6, 0.05), (0.0, -0.72, 0.05), (0.5, -0.6, 0.05), (0.62, -0.2, 0.05)], 0.035, body)
    c_plug((-0.8, -0.26, 0), 215, body)
    c_plug((0.62, -0.08, 0), 180, body)


def cable(body, head, thickness):
    coil(0.55, 3.2, thickness, body, (0, 0.1, 0), -110, 0.16, 0.03, ([(-0.75, -0.95, 0.06), (-0.5, -0.72, 0.05)], [(0.45, -0.45, 0.12), (0.72, -0.9, 0.06)]))
    c_plug((-0.82, -1.02, 0), -40, head)
    a_plug((0.82, -1.05, 0), 32, head)
    # A strap holds the coil together.
    ring(0.11, 0.03, rubber(), (0, 0.66, 0.14), (90, 0, 90), 2)


@model('data-cable', views=('top', 'three-quarter'))
def data_cable():
    cable(lacquer(), lacquer(), 0.042)


@model('fast-charging-cable', views=('top', 'three-quarter'))
def fast_charging_cable():
    weave = plain_cloth()
    coil(0.55, 3.2, 0.05, weave, (0, 0.1, 0), -110, 0.16, 0.03, ([(-0.75, -0.95, 0.06), (-0.5, -0.72, 0.05)], [(0.45, -0.45, 0.12), (0.72, -0.9, 0.06)]))
    c_plug((-0.82, -1.02, 0), -40, metal((0.3, 0.31, 0.33), 0.3))
    c_plug((0.82, -1.05, 0), 32, metal((0.3, 0.31, 0.33), 0.3))
    ring(0.11, 0.03, rubber(), (0, 0.66, 0.14), (90, 0, 90), 2)


def lamps(place, count, x, z, y):
    for k in range(count):
        place.put(disc(0.018, 0.01, glow((0.6, 0.9, 1), 1.5), (x + 0.07 * k, y, z), (90, 0, 0), bevel=0))


@model('power-bank', views=('top', 'three-quarter'))
def power_bank():
    body = lacquer()
    # It lies; the sockets are at the end that faces the viewer.
    box((0.95, 1.8, 0.3), body, bevel=0.055)
    for x in (-0.22, 0.22):
        box((0.3, 0.02, 0.13), steel(), (x, -0.893, 0.085), bevel=0.006)
        box((0.27, 0.024, 0.1), black(), (x, -0.893, 0.1), bevel=0.004)
        box((0.24, 0.028, 0.03), white(), (x, -0.893, 0.15), bevel=0.003)
    for k in range(4):
        disc(0.022, 0.008, glow((0.3, 0.7, 1), 1.5), (-0.12 + 0.08 * k, -0.7, 0.297), bevel=0)
    box((0.03, 0.2, 0.06), grey(), (-0.475, -0.55, 0.13), bevel=0.012)
    text('10000', 0.2, plastic((0.35, 0.36, 0.38)), (0, 0.12, 0.302), (-90, 0, 0), 0.003)
    text('mAh', 0.14, plastic((0.35, 0.36, 0.38)), (0, -0.08, 0.302), (-90, 0, 0), 0.003)


@model('fast-charging-power-bank', views=('three-quarter', 'right'))
def fast_charging_power_bank():
    body = matt()
    place = Leaning((0, 0, 0), 0)
    place.put(plate(rounded(0.95, 1.7, 0.12, at=(0, 0.85)), 0.42, body, (0, 0, 0), bevel=0.08))
    place.put(box((0.6, 0.02, 0.36), screen(), (0, -0.208, 1.15), bevel=0.05))
    place.put(text('86', 0.28, glow((0.5, 0.9, 1), 1.3), (-0.04, -0.222, 1.33), depth=0.002))
    place.put(text('%', 0.12, glow((0.5, 0.9, 1), 1.3), (0.18, -0.222, 1.28), depth=0.002))
    for x, kind in ((-0.25, 'a'), (0.1, 'c'), (0.33, 'a')):
        box((0.2 if kind == 'a' else 0.17, 0.11 if kind == 'a' else 0.06, 0.02), steel(), (x, 0, 1.69), bevel=0.008)
        box((0.17 if kind == 'a' else 0.14, 0.08 if kind == 'a' else 0.035, 0.022), black(), (x, 0, 1.692), bevel=0.006)
    # Its short cable loops out of the top.
    tube([(0.42, 0, 1.6), (0.6, 0, 1.5), (0.62, 0, 1.1), (0.56, 0, 0.6), (0.5, 0, 0.5)], 0.035, rubber())
    box((0.05, 0.14, 0.1), black(), (0.49, 0, 1.55), bevel=0.02)


@model('magnetic-power-bank', views=('three-quarter', 'right'))
def magnetic_power_bank():
    body = matt()
    place = Leaning((-0.25, -0.2, 0.0), 12)
    place.put(plate(rounded(0.86, 1.3, 0.16, at=(0, 0.65)), 0.17, body, (0, 0, 0), bevel=0.06))
    place.put(ring(0.29, 0.022, metal((0.5, 0.5, 0.52), 0.3), (0, -0.082, 0.78), (90, 0, 0), 0.5))
    place.put(box((0.04, 0.012, 0.2), metal((0.5, 0.5, 0.52), 0.3), (0, -0.086, 0.24), bevel=0.006))
    lamps(place, 4, -0.1, 0.12, -0.084)
    # The phone behind it, to which it is attached.
    behind = Leaning((0.38, 0.28, 0), 8)
    behind.put(plate(rounded(W, H, 0.15, at=(0, H / 2)), 0.1, plastic((0.12, 0.13, 0.15), 0.2), (0, 0, 0), bevel=0.035))
    behind.put(plate(rounded(0.4, 0.42, 0.1, at=(-0.2, H - 0.3)), 0.03, plastic((0.16, 0.17, 0.19), 0.2), (0, -0.055, 0), bevel=0.01))
    for x, z in ((-0.29, H - 0.21), (-0.29, H - 0.4), (-0.11, H - 0.3)):
        lens(behind, x, z, -0.065, 0.075)


@model('slim-power-bank', views=('three-quarter', 'right'))
def slim_power_bank():
    body = lacquer()
    place = Leaning((0, 0, 0), 10)
    place.put(plate(rounded(0.92, 1.85, 0.13, at=(0, 0.925)), 0.13, body, (0, 0, 0), bevel=0.04))
    place.put(box((0.2, 0.09, 0.012), steel(), (-0.15, 0, 1.845), bevel=0.004))
    place.put(box((0.17, 0.065, 0.016), black(), (-0.15, 0, 1.845), bevel=0.004))
    place.put(box((0.15, 0.05, 0.012), steel(), (0.15, 0, 1.845), bevel=0.004))
    place.put(box((0.12, 0.03, 0.016), black(), (0.15, 0, 1.845), bevel=0.004))
    lamps(place, 4, -0.1, 0.16, -0.064)
    place.put(text('5000 mAh', 0.11, grey(), (0, -0.067, 0.32), depth=0.002))


# Glass for screens: the sheet stands upright in front of a phone.
def glass_sheet(place, rgb=(0.8, 0.92, 0.95), alpha=0.22, border=True, y=0.0):
    place.put(plate(rounded(W - 0.06, H - 0.06, 0.13, at=(0, H / 2)), 0.016, clear(rgb, alpha), (0, y, 0), bevel=0.006))
    edge = plastic((0.01, 0.01, 0.012), 0.1) if border else clear((0.55, 0.75, 0.8), 0.75)
    outer, inner = rounded(W - 0.06, H - 0.06, 0.13, at=(0, H / 2)), rounded(W - (0.13 if border else 0.09), H - (0.16 if border else 0.09), 0.1, at=(0, H / 2))
    place.put(plate(outer, 0.018, edge, (0, y, 0), bevel=0.004, holes=[inner]))


def lying_phone(rgb=(0.02, 0.05, 0.12), at=(0.35, 0.3, 0)):
    place = Leaning(at, 10)
    phone_front(place, rgb)
    return place


@model('tempered-glass', views=('three-quarter', 'front'))
def tempered_glass():
    lying_phone()
    glass_sheet(Leaning((-0.42, -0.3, 0), 10), (0.85, 0.95, 0.97), 0.2, True)


@model('screen-guard', views=('three-quarter', 'front'))
def screen_guard():
    lying_phone((0.06, 0.03, 0.12))
    place = Leaning((-0.4, -0.3, 0), 10)
    glass_sheet(place, (0.75, 0.9, 0.95), 0.26, False)
    place.put(plate(rounded(0.16, 0.2, 0.04, at=(0, H + 0.02)), 0.012, plastic((0.1, 0.35, 0.75)), (0, -0.01, 0), bevel=0.003))
    # Wipes and a squeegee.
    box((0.34, 0.26, 0.02), plastic((0.85, 0.85, 0.86)), (0.75, -0.5, 0), (0, 0, 20), bevel=0.006)
    box((0.34, 0.26, 0.02), plastic((0.15, 0.4, 0.75)), (0.62, -0.62, 0.02), (0, 0, -8), bevel=0.006)


@model('privacy-screen-guard', views=('three-quarter', 'front'))
def privacy_screen_guard():
    lying_phone((0.05, 0.1, 0.2))
    glass_sheet(Leaning((-0.35, -0.3, 0), 10), (0.01, 0.012, 0.016), 0.82, True)


@model('camera-lens-protector', views=('three-quarter', 'top'))
def camera_lens_protector():
    # A phone from behind, with rings of glass on its lenses, and more rings on a card in front of it.
    phone, card = Leaning((-0.25, 0.15, 0), 8), Leaning((0.42, -0.2, 0), 12)
    phone.put(plate(rounded(1.1, 2.0, 0.2, at=(0, 1.0)), 0.12, metal((0.3, 0.32, 0.36), 0.3), (0, 0, 0), bevel=0.035))
    phone.put(plate(rounded(1.04, 1.94, 0.18, at=(0, 1.0)), 0.02, plastic((0.1, 0.14, 0.22), 0.3), (0, -0.056, 0), bevel=0.006))
    phone.put(plate(rounded(0.7, 0.72, 0.18, at=(-0.14, 1.58)), 0.05, plastic((0.16, 0.2, 0.29), 0.2), (0, -0.08, 0), bevel=0.02))
    card.put(plate(rounded(0.6, 1.0, 0.06, at=(0, 0.5)), 0.03, plastic((0.85, 0.85, 0.86)), (0, 0, 0), bevel=0.008))
    def protector(place, x, z, y):
        place.put(turned([(0.125, 0), (0.155, 0), (0.155, 0.04), (0.14, 0.05), (0.125, 0.04)], metal((0.6, 0.4, 0.16), 0.25), (x, y, z), (90, 0, 0), bevel=0.004))
        place.put(turned([(0, 0.035), (0.13, 0.035)], clear((0.5, 0.7, 0.9), 0.14), (x, y, z), (90, 0, 0), bevel=0))
    for x, z in ((-0.3, 1.75), (-0.3, 1.41), (0.02, 1.58)):
        lens(phone, x, z, -0.1, 0.125)
        protector(phone, x, z, -0.105)
    phone.put(disc(0.035, 0.02, glow((1, 0.95, 0.8), 0.8), (0.06, -0.1, 1.83), (90, 0, 0), bevel=0.004))
    for z in (0.22, 0.54):
        for x in (-0.15, 0.15):
            protector(card, x, z, -0.015)
    card.put(text('LENS', 0.14, grey(), (0, -0.018, 0.86), depth=0.002))


# Holders.
@model('mobile-holder', views=OBJECT)
def mobile_holder():
    body, pad = matt(), rubber()
    # A round foot, a bendable neck and a clamp.
    turned([(0, 0), (0.5, 0), (0.52, 0.03), (0.5, 0.08), (0.12, 0.14), (0, 0.15)], body, bevel=0.02)
    tube([(0, 0, 0.1), (0, 0.04, 0.4), (0, 0.12, 0.75), (0, 0.1, 1.05), (0, 0.08, 1.15)], 0.065, body)
    for k in range(18):
        t = k / 17
        x, y, z = _spline_point([(0, 0, 0.16), (0, 0.04, 0.4), (0, 0.12, 0.75), (0, 0.08, 1.0)], t)
        ring(0.066, 0.012, pad, (x, y, z))
    ball(0.11, body, (0, 0.08, 1.16))
    place = Leaning((0, -0.08, 0.85), 12)
    place.put(box((0.5, 0.1, 0.5), body, (0, 0, 0.15), bevel=0.04))
    for side in (-1, 1):
        place.put(box((0.3, 0.06, 0.12), body, (side * 0.36, 0, 0.36), bevel=0.02))
        place.put(box((0.07, 0.24, 0.42), body, (side * 0.52, -0.06, 0.2), bevel=0.03))
        place.put(box((0.03, 0.2, 0.36), pad, (side * 0.478, -0.06, 0.23), bevel=0.012))
        place.put(box((0.12, 0.18, 0.06), body, (side * 0.14, -0.09, 0.16), bevel=0.02))
        place.put(box((0.12, 0.04, 0.12), body, (side * 0.14, -0.18, 0.16), bevel=0.015))


def _spline_point(points, t):
    place = t * (len(points) - 1)
    index = min(int(place), len(points) - 2)
    share = place - index
    return tuple(a + (b - a) * share for a, b in zip(points[index], points[index + 1]))


@model('phone-stand', views=OBJECT)
def phone_stand():
    body, pad = lacquer(), rubber()
    # A bent stand with a phone on it.
    box((0.9, 0.95, 0.06), body, (0, 0.15, 0), bevel=0.025)
    tube([(0, 0.45, 0.05), (0, 0.47, 0.3), (0, 0.36, 0.62)], 0.07, body)
    place = Leaning((0, -0.12, 0.22), 28)
    place.put(plate(rounded(0.86, 1.0, 0.12, at=(0, 0.5)), 0.06, body, (0, 0, 0), bevel=0.024, holes=[rounded(0.34, 0.34, 0.12, at=(0, 0.5))]))
    place.put(box((0.86, 0.26, 0.06), body, (0, -0.1, 0.0), bevel=0.024))
    mirrored(lambda side: place.put(box((0.2, 0.05, 0.16), body, (side * 0.3, -0.22, 0.0), bevel=0.02)))
    mirrored(lambda side: place.put(box((0.12, 0.012, 0.6), pad, (side * 0.3, -0.034, 0.2), bevel=0.004)))


@model('car-mobile-holder', views=OBJECT)
def car_mobile_holder():
    body, pad = matt(), rubber()
    # A suction foot, a telescopic arm and a clamp with two jaws.
    turned(curve_profile([(0.42, 0), (0.4, 0.03), (0.3, 0.06), (0.26, 0.2), (0.2, 0.3), (0.1, 0.34), (0, 0.34)], 5), body, (0, 0.5, 0), bevel=0)
    turned([(0.36, 0), (0.46, 0.0), (0.42, 0.04), (0.36, 0.04)], pad, (0, 0.5, 0), bevel=0.008)
    box((0.12, 0.26, 0.07), pad, (0, 0.8, 0.14), (-12, 0, 0), bevel=0.03)
    tube([(0, 0.5, 0.3), (0, 0.3, 0.72)], 0.09, body, straight=True)
    tube([(0, 0.32, 0.68), (0, 0.14, 1.06)], 0.062, metal((0.5, 0.5, 0.52), 0.3), straight=True)
    ball(0.12, body, (0, 0.12, 1.08))
    ring(0.12, 0.04, body, (0, 0.06, 1.1), (78, 0, 0), 1.6)
    place = Leaning((0, -0.05, 0.7), 10)
    place.put(box((0.62, 0.14, 0.72), body, (0, 0, 0.1), bevel=0.06))
    place.put(box((0.42, 0.02, 0.5), pad, (0, -0.07, 0.22), bevel=0.02))
    for side in (-1, 1):
        place.put(box((0.16, 0.08, 0.3), body, (side * 0.36, 0, 0.3), bevel=0.02))
        place.put(box((0.08, 0.28, 0.6), body, (side * 0.46, -0.1, 0.16), (0, 0, side * 6), bevel=0.035))
        place.put(box((0.035, 0.22, 0.5), pad, (side * 0.412, -0.1, 0.21), (0, 0, side * 6), bevel=0.012))
        place.put(box((0.1, 0.24, 0.06), body, (side * 0.2, -0.1, 0.12), bevel=0.02))
        place.put(box((0.1, 0.05, 0.14), body, (side * 0.2, -0.2, 0.12), bevel=0.02))


@model('phone-tripod', views=OBJECT)
def phone_tripod():
    body, trim = matt(), rubber()
    top = 1.35
    around(3, 0.12, lambda at, degrees: tube([(at[0], at[1], top - 0.12), (at[0] * 3.6, at[1] * 3.6, 0.68)], 0.055, body, straight=True), start=-90)
    around(3, 0.43, lambda at, degrees: tube([(at[0] * 0.98, at[1] * 0.98, 0.72), (at[0] * 1.62, at[1] * 1.62, 0.05)], 0.036, metal((0.55, 0.55, 0.57), 0.3), straight=True), start=-90)
    around(3, 0.45, lambda at, degrees: ball(0.07, trim, (at[0], at[1], 0.67)), start=-90)
    around(3, 0.7, lambda at, degrees: ball(0.055, trim, (at[0], at[1], 0.055)), start=-90)
    turned([(0, -0.2), (0.12, -0.2), (0.17, -0.12), (0.17, 0.02), (0.08, 0.08), (0.08, 0.3), (0, 0.3)], body, (0, 0, top), bevel=0.015)
    around(3, 0.26, lambda at, degrees: tube([(0, 0, 0.95), (at[0], at[1], 1.0)], 0.018, trim, straight=True), start=-90)
    tube([(0, 0, 0.93), (0, 0, top)], 0.04, trim, straight=True)
    ball(0.12, trim, (0, 0, top + 0.36))
    tube([(0.1, 0.05, top + 0.34), (0.5, 0.35, top + 0.2)], 0.035, trim, straight=True)
    box((0.3, 0.26, 0.06), body, (0, 0, top + 0.44), bevel=0.02)
    # The clamp holds a phone across.
    box((0.22, 0.12, 0.62), body, (0, 0.06, top + 0.5), bevel=0.03)
    for z in (0.5, 1.06):
        box((0.3, 0.22, 0.07), body, (0, -0.02, top + z), bevel=0.025)
        box((0.26, 0.16, 0.02), trim, (0, -0.02, top + z + (0.06 if z < 0.8 else -0.012)), bevel=0.006)
    plate(rounded(1.0, 0.48, 0.08, at=(0, 0)), 0.07, metal((0.08, 0.08, 0.09), 0.25), (0, -0.04, top + 0.82), bevel=0.025)
    plate(rounded(0.94, 0.42, 0.06, at=(0, 0)), 0.012, screen((0.03, 0.08, 0.2)), (0, -0.074, top + 0.82), bevel=0.003)


@model('bike-phone-mount', views=OBJECT)
def bike_phone_mount():
    body, pad = matt(), rubber()
    # A clamp on a piece of handlebar, with a cradle of four claws above it.
    tube([(-0.95, 0.1, 0.3), (0.95, 0.1, 0.3)], 0.12, metal((0.6, 0.61, 0.63), 0.2), straight=True)
    for side in (-1, 1):
        tube([(side * 0.6, 0.1, 0.3), (side * 0.98, 0.1, 0.3)], 0.16, pad, straight=True)
    turned([(0.125, -0.16), (0.2, -0.16), (0.2, 0.16), (0.125, 0.16)], body, (0, 0.1, 0.3), (0, 90, 0), bevel=0.02)
    box((0.26, 0.16, 0.14), body, (0, -0.14, 0.23), bevel=0.03)
    tube([(0, -0.24, 0.3), (0, -0.32, 0.3)], 0.05, steel(), straight=True)
    tube([(0, 0.08, 0.42), (0, 0.06, 0.68)], 0.09, body, straight=True)
    ball(0.14, body, (0, 0.06, 0.66))
    place = Leaning((0, -0.2, 0.72), 52)
    place.put(plate(rounded(0.6, 0.86, 0.12, at=(0, 0.43)), 0.1, body, (0, 0, 0), bevel=0.04))
    for x in (-1, 1):
        for z in (0.0, 0.86):
            place.put(tube([(x * 0.22, 0, 0.43 + (z - 0.43) * 0.6), (x * 0.44, 0, z), (x * 0.52, -0.04, z * 1.12 - 0.05)], 0.05, body))
            place.put(tube([(x * 0.52, 0.02, z * 1.12 - 0.05), (x * 0.53, -0.24, z * 1.12 - 0.05)], 0.075, pad, straight=True))
    place.put(plate(rounded(0.44, 0.66, 0.08, at=(0, 0.43)), 0.02, pad, (0, -0.055, 0), bevel=0.006))


# Memory cards carry a label.
def card_outline(width, height, notch):
    return [(-width / 2, 0.05), (-width / 2 + 0.05, 0), (width / 2 - 0.05, 0), (width / 2, 0.05), (width / 2, height - notch), (width / 2 - notch, height), (-width / 2 + 0.05, height), (-width / 2, height - 0.05)]


def micro_outline(s=1.0):
    return [(x * s, z * s) for x, z in ((-0.36, 0.04), (-0.32, 0), (0.36, 0), (0.4, 0.04), (0.4, 0.42), (0.33, 0.52), (0.33, 0.6), (0.39, 0.66), (0.39, 0.7), (0.33, 0.76), (0.33, 1.0), (0.29, 1.04), (-0.32, 1.04), (-0.36, 1.0))]


def sd_card(place, y=0.0, slot=False):
    place.put(plate(card_outline(1.2, 1.6, 0.24), 0.12, plastic((0.02, 0.02, 0.024), 0.4), (0, y, 0), bevel=0.02))
    place.put(plate([(-0.5, 0.2), (0.5, 0.2), (0.5, 1.15), (-0.5, 1.15)], 0.004, printed(), (0, y - 0.061, 0), bevel=0.001))
    place.put(box((0.04, 0.07, 0.18), plastic((0.75, 0.75, 0.76)), (-0.6, y, 1.1), bevel=0.01))
    for k in range(8):
        place.put(box((0.06, 0.01, 0.2), gold(0.3), (-0.42 + 0.12 * k - 0.03, y + 0.055, 1.34), bevel=0.003))


@model('memory-card', views=('three-quarter', 'front'), prints='label', aspect=1.05)
def memory_card():
    sd_card(Leaning((0, 0, 0), 10))


@model('microsd-card', views=('three-quarter', 'front'), prints='label', aspect=1.2)
def microsd_card():
    place = Leaning((-0.25, -0.1, 0), 10)
    place.put(plate(micro_outline(1.5), 0.07, plastic((0.02, 0.02, 0.024), 0.4), (0, 0, 0), bevel=0.012))
    place.put(plate([(-0.44, 0.2), (0.44, 0.2), (0.44, 0.93), (-0.44, 0.93)], 0.004, printed(), (0, -0.036, 0), bevel=0.001))
    # Another one from behind, with its contacts.
    other = Leaning((0.62, 0.32, 0), 10)
    other.put(plate([(-x, z) for x, z in micro_outline(1.5)], 0.07, plastic((0.02, 0.02, 0.024), 0.4), (0, 0, 0), bevel=0.012))
    for k in range(8):
        other.put(box((0.07, 0.01, 0.26), gold(0.25), (-0.4 + 0.105 * k, -0.035, 1.2), bevel=0.003))


@model('memory-card-with-adapter', views=('three-quarter', 'front'), prints='label', aspect=1.05)
def memory_card_with_adapter():
    sd_card(Leaning((0.3, 0.3, 0), 10))
    place = Leaning((-0.48, -0.25, 0), 10)
    place.put(plate(micro_outline(0.9), 0.05, plastic((0.02, 0.02, 0.024), 0.4), (0, 0, 0), bevel=0.01))
    place.put(plate([(-0.26, 0.12), (0.26, 0.12), (0.26, 0.6), (-0.26, 0.6)], 0.004, printed(), (0, -0.026, 0), bevel=0.001))
