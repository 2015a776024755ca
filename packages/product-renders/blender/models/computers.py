"""Computers and peripherals."""

from materials import *
from materials import _principled
from models.appliances import bar_vents, cord, display, fan_blade
from models.kitchen import panel, rbox, rod
from parts import *
from parts import _link
from registry import model

RAINBOW = ((1, 0.02, 0.05), (1, 0.25, 0.0), (0.7, 0.8, 0.0), (0.05, 0.9, 0.1), (0.0, 0.6, 1), (0.15, 0.1, 1), (0.7, 0.0, 0.9))


def lit(rgb, strength=0.55):
    """A patch of a picture on a screen."""
    return _principled('lit', tuple(0.2 * channel for channel in rgb), roughness=0.25, emission_strength=strength, emission=(*rgb, 1))


def picture(width, height, style='hills'):
    """A screen picture on the upright plane, centred on the origin."""
    def curve(base, swing, phase, waves=1.0):
        top = [(width * (k / 40 - 0.5), base + swing * math.sin(phase + waves * math.pi * 2 * k / 40)) for k in range(41)]
        return [(-width / 2, -height / 2), (width / 2, -height / 2), *reversed(top)]
    colours = {
        'hills': ((0.25, 0.5, 0.85), (0.1, 0.3, 0.65), (0.05, 0.18, 0.45), (0.02, 0.08, 0.25)),
        'dusk': ((0.95, 0.45, 0.2), (0.75, 0.15, 0.25), (0.4, 0.06, 0.3), (0.12, 0.02, 0.15)),
        'game': ((0.1, 0.02, 0.2), (0.35, 0.02, 0.4), (0.05, 0.15, 0.5), (0.0, 0.03, 0.1)),
        'sea': ((0.6, 0.8, 0.85), (0.1, 0.5, 0.55), (0.03, 0.3, 0.4), (0.01, 0.14, 0.22)),
    }[style]
    panel(width, height, 0.004, 0.004, lit(colours[0]), bevel=0.001)
    for index, (base, swing, phase) in enumerate(((0.12, 0.1, 0.4), (-0.08, 0.09, 2.2), (-0.27, 0.06, 4.0))):
        plate(curve(base * height, swing * height, phase), 0.003, lit(colours[index + 1]), (0, -0.003 * (index + 1), 0), bevel=0.0005)
    disc(height * 0.09, 0.003, lit((1, 0.85, 0.5), 0.9), (width * 0.2, -0.002, height * 0.3), (90, 0, 0), bevel=0)


def key_rows(width, depth, rows, columns, material, at=(0, 0, 0), height=0.04, gap=0.16, bevel=0.01, tint=None):
    """A field of keys on a flat board, with a space bar in the front row."""
    pitch_x, pitch_y = width / columns, depth / rows
    for row in range(rows):
        column = 0.0
        y = at[1] + depth / 2 - pitch_y * (row + 0.5)
        while column < columns - 0.01:
            span = 1.0
            if row == rows - 1 and abs(column - 4) < 0.6:
                span = columns - 9 if columns < 13 else 5.5
            elif column == 0 and row in (2, 3, 4) and rows >= 5:
                span = (1.5, 1.75, 2.25)[row - 2] if row < rows - 1 else 1.25
            span = min(span, columns - column)
            if columns - column - span < 0.7:
                span = columns - column
            x = at[0] - width / 2 + pitch_x * (column + span / 2)
            colour = tint(column / columns, row) if tint else material
            box((pitch_x * span - pitch_x * gap, pitch_y * (1 - gap), height), colour, (x, y, at[2]), bevel=bevel)
            column += span


def laptop_body(shell, width=2.0, depth=1.35, thick=0.07, lean=18, style='hills', bezel=0.05, chin=0.09, lid=0.04, radius=0.08):
    """An open laptop. The hinge is at the back."""
    rbox(width, depth, thick, radius, shell, (0, 0, 0.02), bevel=0.02)
    for x in (-0.7, 0.7):
        box((0.3, 0.06, 0.03), rubber(), (x, -depth * 0.4, 0), bevel=0.005), box((0.3, 0.06, 0.03), rubber(), (x, depth * 0.4, 0), bevel=0.005)
    top = thick + 0.02
    rbox(width * 0.88, depth * 0.46, 0.006, 0.03, black(), (0, depth * 0.14, top), bevel=0.002)
    key_rows(width * 0.86, depth * 0.44, 6, 15, black(), (0, depth * 0.14, top + 0.002), 0.018, 0.14, 0.006)
    rbox(width * 0.3, depth * 0.3, 0.004, 0.02, matt(), (-width * 0.03, -depth * 0.29, top), bevel=0.001)
    tube([(x - width * 0.03, y - depth * 0.29, top + 0.003) for x, y in rounded(width * 0.3, depth * 0.3, 0.03)], 0.003, grey(), closed=True, straight=True)
    height = depth * 0.96

    def screen_part():
        panel(width, height, lid, radius, shell, (0, 0, height / 2), bevel=0.015)
        panel(width - 0.03, height - 0.03, 0.008, radius, screen((0.008, 0.008, 0.01)), (0, -lid / 2 - 0.002, height / 2), bevel=0.002)
        group(lambda: picture(width - 2 * bezel, height - bezel - chin, style), at=(0, -lid / 2 - 0.009, (height + chin - bezel) / 2))
        disc(0.012, 0.006, grey(), (0, -lid / 2 - 0.004, height - bezel / 2), (90, 0, 0), bevel=0)
    group(screen_part, at=(0, depth / 2 - 0.03, top - 0.02), turn=(-lean, 0, 0))
    rod((-width * 0.36, depth / 2 - 0.03, top), (width * 0.36, depth / 2 - 0.03, top), 0.04, black())


@model('laptop')
def laptop():
    laptop_body(matt())


@model('thin-light-laptop')
def thin_light_laptop():
    laptop_body(lacquer(), depth=1.3, thick=0.035, lid=0.022, bezel=0.03, chin=0.05, style='dusk', lean=24)


@model('gaming-laptop')
def gaming_laptop():
    shell = matt()
    laptop_body(shell, depth=1.45, thick=0.13, lid=0.06, style='game', radius=0.05, lean=20)
    for index in range(21):
        box((0.0825, 0.63, 0.005), lit(RAINBOW[index // 3], 1.2), (-0.82 + 0.082 * index, 0.203, 0.154), bevel=0)
    box((1.9, 0.22, 0.13), shell, (0, 0.78, 0.03), bevel=0.03)
    mirrored(lambda side: bar_vents(0.4, 0.09, 4, black(), (side * 0.65, 0.89, 0.09)))
    for index in range(14):
        box((0.128, 0.01, 0.02), lit(RAINBOW[index // 2], 1.5), (-0.85 + 0.131 * index, -0.727, 0.06), bevel=0)
    for index in range(6):
        box((0.02, 0.12, 0.012), black(), (-0.25 + 0.1 * index, 0.62, 0.15), (0, 0, 20), bevel=0)


@model('business-laptop')
def business_laptop():
    laptop_body(matt(), depth=1.36, thick=0.085, radius=0.05, style='sea', lean=30, chin=0.14)
    ball(0.022, plastic((0.7, 0.03, 0.03)), (0.0, 0.2, 0.115))
    for x in (-0.2, -0.06, 0.08):
        box((0.12, 0.08, 0.012), black(), (x, -0.16, 0.1), bevel=0.005)
    rbox(0.12, 0.12, 0.006, 0.02, black(), (0.55, -0.35, 0.103), bevel=0.002)


def mouse_body(material, length=1.2, width=0.66, height=0.42, hump=0.55, waist=0.92):
    """A mouse with its buttons towards the front. Returns the height of its back at y."""
    sections = []
    count = 28
    for k in range(15):
        t = k / 14
        y = -length / 2 + length * t
        end = max(0.02, 1 - abs(2 * t - 1) ** 4.5) ** 0.5
        half = width / 2 * end * (waist + (1 - waist) * abs(2 * t - 1) * 1.2)
        top = height * end ** 0.9 * (0.62 + 0.38 * math.exp(-((t - hump) / 0.28) ** 2))
        section = []
        for i in range(count):
            a = 2 * math.pi * i / count
            c, s = math.cos(a), math.sin(a)
            x = half * math.copysign(abs(c) ** 0.75, c)
            z = 0.04 + (top * abs(s) ** 0.85 if s > 0 else -0.03 * abs(s) ** 0.3)
            section.append((x, y, z))
        sections.append(section)
    loft(sections, material, smooth=1)
    rbox(width * 0.8, length * 0.85, 0.03, 0.2, black(), bevel=0.01)

    def surface(y):
        t = y / length + 0.5
        end = max(0.02, 1 - abs(2 * t - 1) ** 4.5) ** 0.5
        return 0.04 + height * end ** 0.9 * (0.62 + 0.38 * math.exp(-((t - hump) / 0.28) ** 2))
    return surface


def wheel(surface, y, width=0.07, radius=0.1, material=None):
    disc(radius, width, material or rubber(), (-width / 2, y, surface(y) - 0.05), (0, 90, 0))
    for k in range(20):
        a = 2 * math.pi * k / 20
        rod((-width / 2, y + radius * math.cos(a), surface(y) - 0.05 + radius * math.sin(a)), (width / 2, y + radius * math.cos(a), surface(y) - 0.05 + radius * math.sin(a)), 0.006, grey())


def seam(surface, start, end, x=0, radius=0.009, material=None):
    steps = 12
    tube([(x, start + (end - start) * k / steps, surface(start + (end - start) * k / steps) - 0.003) for k in range(steps + 1)], radius, material or black())


def cross_seam(surface, y, half):
    tube([(half * c, y, 0.04 + (surface(y) - 0.04) * s ** 0.85 + 0.001) for c, s in ((math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), math.sin(a)) for a in [math.radians(25 + 130 * k / 16) for k in range(17)])], 0.007, black())


@model('wireless-mouse', views=('top', 'three-quarter'))
def wireless_mouse():
    def make():
        surface = mouse_body(lacquer())
        seam(surface, -0.57, 0.0)
        cross_seam(surface, 0.0, 0.295)
        wheel(surface, -0.3)
        disc(0.03, 0.02, grey(), (0, -0.1, surface(-0.1) - 0.01))
    group(make, turn=(0, 0, 12))

    def dongle():
        rbox(0.2, 0.2, 0.09, 0.03, black(), bevel=0.02)
        box((0.16, 0.22, 0.07), steel(), (0, -0.2, 0.01), bevel=0.008)
    group(dongle, at=(0.62, -0.35, 0), turn=(0, 0, 30))


@model('gaming-mouse', views=('top', 'three-quarter'))
def gaming_mouse():
    def make():
        surface = mouse_body(matt(), 1.3, 0.72, 0.44, 0.6, 0.86)
        for x in (-0.09, 0.09):
            seam(surface, -0.6, 0.05, x)
        cross_seam(surface, 0.08, 0.305)
        wheel(surface, -0.34, 0.09, 0.11, lit((0.1, 0.8, 1), 1.2))
        for y in (-0.12, -0.0):
            rbox(0.07, 0.1, 0.03, 0.02, black(), (0, y, surface(y) - 0.005), bevel=0.01)
        for y in (-0.14, 0.1):
            rbox(0.06, 0.2, 0.09, 0.02, black(), (-0.295, y, 0.24), (0, -12, 4), bevel=0.02)
        tube([(-0.12, 0.35, surface(0.35) - 0.012), (0, 0.24, surface(0.24) - 0.004), (0.12, 0.35, surface(0.35) - 0.012), (0, 0.46, surface(0.46) - 0.008)], 0.014, lit((0.1, 0.8, 1), 2), closed=True)
        cord([(0, -0.62, 0.12), (0, -0.8, 0.1), (0.2, -1.0, 0.03), (0.7, -0.95, 0.03), (0.95, -0.5, 0.03), (0.9, 0.3, 0.03), (0.75, 0.7, 0.05)], radius=0.03)
        usb_c((0.71, 0.82, 0.05), 18)
    group(make, turn=(0, 0, 12))


@model('optical-mouse', views=('top', 'three-quarter'))
def optical_mouse():
    def make():
        surface = mouse_body(lacquer(), 1.15, 0.62, 0.4, 0.52, 1.0)
        seam(surface, -0.55, -0.02)
        cross_seam(surface, -0.02, 0.3)
        wheel(surface, -0.28, 0.08, 0.1)
        rod((0, -0.5, 0.14), (0, -0.68, 0.12), 0.045, black())
        cord([(0, -0.6, 0.13), (0.02, -0.85, 0.06), (0.3, -1.0, 0.03), (0.75, -0.8, 0.03), (0.8, -0.1, 0.03), (0.6, 0.45, 0.03), (0.9, 0.75, 0.03)], radius=0.028)
        rbox(0.13, 0.3, 0.08, 0.03, black(), (0.98, 0.86, 0), (0, 0, -50), bevel=0.02)
        box((0.1, 0.16, 0.05), steel(), (1.14, 1.0, 0.015), (0, 0, -50), bevel=0.005)
    group(make, turn=(0, 0, 12))


@model('rechargeable-mouse', views=('top', 'three-quarter'))
def rechargeable_mouse():
    def make():
        surface = mouse_body(lacquer(), 1.25, 0.66, 0.26, 0.5, 1.0)
        seam(surface, -0.6, -0.05)
        cross_seam(surface, -0.05, 0.32)
        rbox(0.09, 0.24, 0.03, 0.04, steel(), (0, -0.32, surface(-0.32) - 0.015), bevel=0.012)
        for index in range(3):
            disc(0.014, 0.012, glow((0.1, 1, 0.2), 2), (0, 0.05 + 0.06 * index, surface(0.05) - 0.004))
        rbox(0.16, 0.24, 0.08, 0.03, white(), (0, -0.74, 0.04), bevel=0.02)
        box((0.1, 0.14, 0.04), steel(), (0, -0.62, 0.06), bevel=0.01)
        cord([(0, -0.84, 0.08), (0.02, -1.05, 0.04), (0.4, -1.15, 0.03), (0.8, -0.8, 0.03), (0.75, 0.0, 0.03), (0.7, 0.5, 0.05)], white(), radius=0.03)
        usb_c((0.69, 0.62, 0.05), 6, white())
    group(make, turn=(0, 0, 12))


def full_keyboard(board, keys, at=(0, 0, 0), width=3.0, depth=1.0, thick=0.08, key=0.07, tint=None, pad=True, bevel=0.02):
    def make():
        rbox(width, depth, thick, 0.07, board, (0, 0, 0.02), bevel=0.025)
        for x in (-width * 0.4, width * 0.4):
            box((0.2, 0.06, 0.1), black(), (x, depth * 0.38, 0), bevel=0.01)
        top = thick + 0.02
        main = width * (0.66 if pad else 0.95)
        left = -width * 0.475 + main / 2
        key_rows(main, depth * 0.88, 6, 15, keys, (left, 0, top), key, 0.12, bevel, tint)
        if pad:
            key_rows(width * 0.12, depth * 0.3, 2, 3, keys, (width * 0.27, depth * 0.145, top), key, 0.12, bevel, tint and (lambda share, row: tint(0.7, row)))
            key_rows(width * 0.12, depth * 0.15, 1, 3, keys, (width * 0.27, -depth * 0.37, top), key, 0.12, bevel, tint and (lambda share, row: tint(0.75, row)))
            key_rows(width * 0.04, depth * 0.147, 1, 1, keys, (width * 0.27, -depth * 0.22, top), key, 0.12, bevel, tint and (lambda share, row: tint(0.75, row)))
            key_rows(width * 0.16, depth * 0.73, 5, 4, keys, (width * 0.405, -depth * 0.075, top), key, 0.12, bevel, tint and (lambda share, row: tint(0.85 + share * 0.14, row)))
    group(make, at, (4, 0, 0))


BOARD = ('top', 'flat')


@model('wireless-keyboard', views=BOARD)
def wireless_keyboard():
    full_keyboard(lacquer(), matt(), thick=0.05, key=0.035, bevel=0.012)
    for x in (0.95, 1.05, 1.15):
        disc(0.018, 0.02, glow((0.1, 1, 0.2), 1.5) if x < 1 else grey(), (x, 0.41, 0.09))

    def dongle():
        rbox(0.2, 0.16, 0.08, 0.03, black(), bevel=0.02)
        box((0.14, 0.2, 0.05), steel(), (0, -0.16, 0.015), bevel=0.008)
    group(dongle, at=(1.2, -0.85, 0), turn=(0, 0, 60))


@model('gaming-keyboard', views=BOARD)
def gaming_keyboard():
    caps = matt()
    full_keyboard(matt(), caps, thick=0.1, key=0.1)
    # Coloured light shines between the keys.
    for index in range(42):
        box((0.069, 0.93, 0.012), lit(RAINBOW[min(index // 6, 6)], 1.2), (-1.43 + 0.0697 * index, 0, 0.122), (4, 0, 0), bevel=0)
    for index in range(28):
        box((0.104, 0.02, 0.03), lit(RAINBOW[min(index // 4, 6)], 2), (-1.41 + 0.1045 * index, -0.508, 0.03), bevel=0)
    cord([(0, 0.5, 0.12), (0.1, 0.7, 0.05), (0.5, 0.82, 0.035), (1.0, 0.72, 0.05)], radius=0.035)
    usb_c((1.13, 0.7, 0.05), -98)


@model('mechanical-keyboard', views=BOARD)
def mechanical_keyboard():
    board, caps, accent = lacquer(), lacquer(), plastic((0.1, 0.11, 0.13))

    def shade(share, row):
        return accent if row == 0 or share < 0.02 or share > 0.9 or (row == 5 and (share < 0.26 or share > 0.62)) else caps
    group(lambda: full_keyboard(board, caps, width=2.3, thick=0.16, key=0.16, pad=False, tint=shade, bevel=0.035))
    coil = [(-0.4 + 0.009 * k, 0.85 + 0.07 * math.sin(k * math.pi / 5), 0.1 + 0.07 * math.cos(k * math.pi / 5)) for k in range(101)]
    tube([(-0.75, 0.5, 0.1), (-0.72, 0.72, 0.06), (-0.55, 0.84, 0.1), *coil, (0.65, 0.85, 0.08), (0.8, 0.85, 0.05)], 0.022, black())
    usb_c((0.92, 0.85, 0.05), -90)


@model('keyboard-mouse-combo', views=BOARD)
def keyboard_mouse_combo():
    full_keyboard(lacquer(), black(), (-0.35, 0, 0), thick=0.06, key=0.04, bevel=0.012)

    def make():
        surface = mouse_body(lacquer(), 1.1, 0.62, 0.4)
        seam(surface, -0.53, 0.0)
        cross_seam(surface, 0.0, 0.277)
        wheel(surface, -0.28)
    # Its buttons point away from the viewer, as in use.
    group(make, at=(1.62, -0.05, 0), turn=(0, 0, 180), scale=0.85)


def usb_c(at, turn=0, body=None):
    def make():
        rbox(0.16, 0.26, 0.09, 0.04, body or black(), (0, 0, -0.045), bevel=0.02)
        rbox(0.13, 0.14, 0.06, 0.03, steel(), (0, 0.18, -0.03), bevel=0.02)
    group(make, at, (0, 0, turn))


@model('portable-ssd', views=('top', 'three-quarter'))
def portable_ssd():
    def make():
        rbox(0.85, 1.4, 0.16, 0.14, plastic((0.04, 0.07, 0.12), 0.4), bevel=0.05)
        rbox(0.7, 1.22, 0.01, 0.1, _principled('shell', (0.08, 0.13, 0.22), metallic=0.8, roughness=0.3), (0, 0, 0.155), bevel=0.004)
        for index in range(7):
            box((0.5, 0.02, 0.01), black(), (0, -0.1 + 0.09 * index, 0.162), bevel=0)
        text('SSD', 0.22, steel(), (0, -0.36, 0.168), (-90, 0, 0), depth=0.003)
        box((0.18, 0.02, 0.06), steel(), (0, -0.7, 0.05), bevel=0.008)
        disc(0.02, 0.01, glow((0.2, 0.6, 1), 2), (0.28, -0.52, 0.162))
    group(make, turn=(0, 0, 18))
    cord([(0.22, -0.7, 0.07), (0.3, -1.0, 0.04), (0.8, -1.1, 0.03), (1.0, -0.5, 0.03), (0.85, 0.1, 0.03), (1.0, 0.4, 0.04)], radius=0.035)
    usb_c((1.03, 0.52, 0.05), -20)
    usb_c((0.24, -0.78, 0.07), 18)


@model('external-hard-drive')
def external_hard_drive():
    rbox(0.52, 1.25, 0.06, 0.1, rubber(), bevel=0.02)
    rbox(0.48, 1.2, 1.55, 0.08, black(0.3), (0, 0, 0.05), bevel=0.04)
    panel(0.44, 1.4, 0.02, 0.06, plastic((0.05, 0.05, 0.055), 0.15), (0, -0.6, 0.85))
    for index in range(12):
        box((0.01, 0.95, 0.03), grey(), (-0.242, 0, 0.25 + 0.1 * index), bevel=0), box((0.01, 0.95, 0.03), grey(), (0.242, 0, 0.25 + 0.1 * index), bevel=0)
    panel(0.05, 0.24, 0.02, 0.02, glow((0.9, 0.95, 1), 1.5), (0, -0.606, 0.3))
    text('4TB', 0.15, steel(), (0, -0.612, 1.4), depth=0.003)
    cord([(0, 0.6, 0.2), (0, 0.8, 0.15), (0.5, 0.85, 0.03), (0.8, 0.3, 0.03), (0.7, -0.3, 0.03), (0.72, -0.6, 0.04)], radius=0.04)
    rbox(0.2, 0.34, 0.1, 0.03, black(), (0.72, -0.75, 0), bevel=0.02)
    box((0.17, 0.18, 0.07), steel(), (0.72, -0.98, 0.015), bevel=0.008)


@model('portable-hard-drive', views=('top', 'three-quarter'))
def portable_hard_drive():
    def make():
        rbox(1.1, 1.55, 0.2, 0.12, black(0.3), bevel=0.05)
        rbox(1.0, 1.45, 0.012, 0.1, plastic((0.06, 0.06, 0.065), 0.15), (0, 0, 0.195), bevel=0.005)
        rbox(0.9, 0.5, 0.008, 0.06, steel(0.35), (0, 0.42, 0.204), bevel=0.003)
        text('HDD 2TB', 0.17, black(), (0, 0.42, 0.214), (-90, 0, 0), depth=0.002)
        disc(0.02, 0.01, glow((0.9, 0.95, 1), 2), (-0.38, -0.6, 0.2))
        box((0.3, 0.02, 0.08), steel(), (0, -0.775, 0.06), bevel=0.008)
        rbox(0.34, 0.24, 0.12, 0.04, black(), (0, -0.92, 0.04), bevel=0.03)
    group(make, turn=(0, 0, 18))
    cord([(0.32, -0.98, 0.1), (0.42, -1.25, 0.05), (0.95, -1.15, 0.04), (1.1, -0.5, 0.04), (1.0, 0.2, 0.04)], radius=0.045)
    rbox(0.2, 0.34, 0.1, 0.03, black(), (0.97, 0.36, 0), (0, 0, 12), bevel=0.02)
    box((0.17, 0.2, 0.07), plastic((0.03, 0.15, 0.6)), (0.94, 0.58, 0.015), (0, 0, 12), bevel=0.008)
    box((0.175, 0.2, 0.012), steel(), (0.94, 0.58, 0.08), (0, 0, 12), bevel=0.003)


def usb_a(at, turn=0, material=None):
    """A plug that points to the left."""
    def make():
        plate(rounded(0.28, 0.105, 0.012), 0.62, material or steel(), (-0.3, 0, 0.055), (0, 0, 90), bevel=0.005, holes=[rounded(0.25, 0.08, 0.006)])
        box((0.6, 0.24, 0.035), black(), (-0.29, 0, 0.058), bevel=0)
        for y in (-0.07, 0.07):
            box((0.08, 0.06, 0.004), black(), (-0.34, y, 0.111), bevel=0)
        for k in range(4):
            box((0.12, 0.03, 0.004), gold(), (-0.5, -0.09 + 0.06 * k, 0.052), bevel=0)
    group(make, at, (0, 0, turn))


DRIVE = ('top', 'three-quarter')


@model('pen-drive', views=DRIVE)
def pen_drive():
    def make():
        usb_a((-0.55, 0, 0.035))
        rbox(1.15, 0.42, 0.18, 0.1, plastic((0.55, 0.03, 0.03), 0.25), (0.02, 0, 0), bevel=0.04)
        rbox(0.6, 0.26, 0.01, 0.05, white(), (-0.05, 0, 0.178), bevel=0.004)
        text('32GB', 0.17, black(), (-0.05, 0, 0.19), (-90, 0, 0), depth=0.002)
        ring(0.1, 0.018, steel(), (0.66, 0, 0.1), (25, 0, 0))
        disc(0.07, 0.2, black(), (0.47, 0, 0))
    group(make, turn=(0, 0, 24))

    def cap():
        plate(rounded(0.38, 0.16, 0.05), 0.7, plastic((0.55, 0.03, 0.03), 0.25), (0, 0, 0.1), (0, 0, 90), bevel=0.02, holes=[rounded(0.26, 0.09, 0.02)])
    group(cap, at=(-0.35, -0.75, 0), turn=(0, 0, 4))


@model('dual-pen-drive', views=DRIVE)
def dual_pen_drive():
    def make():
        usb_a((-0.5, 0, 0.035))
        rbox(1.05, 0.4, 0.17, 0.06, plastic((0.06, 0.06, 0.07), 0.4), bevel=0.03)
        rbox(0.75, 0.42, 0.19, 0.05, steel(0.35), (0, 0, -0.005), bevel=0.02)
        text('64GB', 0.16, black(), (0, 0, 0.192), (-90, 0, 0), depth=0.002)
        rbox(0.34, 0.26, 0.09, 0.045, steel(), (0.66, 0, 0.04), bevel=0.03)
        rbox(0.02, 0.18, 0.03, 0.004, black(), (0.83, 0, 0.07), bevel=0.003)
    group(make, turn=(0, 0, 24))

    def second():
        plate(rounded(0.44, 0.2, 0.04), 0.62, steel(0.35), (0, 0, 0.11), (0, 0, 90), bevel=0.02, holes=[rounded(0.36, 0.13, 0.03)])
    group(second, at=(0.55, -0.45, 0), turn=(0, 0, 24))


@model('metal-pen-drive', views=DRIVE)
def metal_pen_drive():
    def make():
        usb_a((-0.45, 0, 0.0), material=shell)
        rbox(1.08, 0.4, 0.11, 0.06, shell, (0.09, 0, 0), bevel=0.02)
        plate(circle(0.18), 0.11, shell, (0.77, 0, 0.055), (-90, 0, 0), holes=[circle(0.13)], bevel=0.02)
        text('128GB', 0.15, black(), (0.1, 0, 0.112), (-90, 0, 0), depth=0.002)
        ring(0.26, 0.02, shell, (1.03, 0, 0.07), (32, 0, 0))
    shell = metal((0.42, 0.43, 0.45), 0.35)
    group(make, turn=(0, -3, 24))


def antenna(x, y, z, length, lean, material, flat=True):
    def make():
        rod((0, 0, 0), (0, 0, 0.14), 0.055, material)
        if flat:
            panel(0.16, length, 0.07, 0.05, material, (0, 0, 0.1 + length / 2), bevel=0.02)
        else:
            tube([(0, 0, 0.08), (0, 0, length * 0.5), (0, 0, length)], 0.055, material, radii=(1, 0.85, 0.7))
    group(make, at=(x, y, z), turn=(0, lean, 0))


def lights(count, start, step, y, z, rgb=(0.1, 1, 0.3)):
    for index in range(count):
        disc(0.016, 0.01, glow(rgb, 2), (start + step * index, y, z))


@model('wifi-router')
def wifi_router():
    body = white()
    sections = [[(x * s, y * s, z) for x, y in rounded(1.6, 1.05, 0.2, 6)] for s, z in ((0.92, 0), (1, 0.06), (1, 0.16), (0.92, 0.22), (0.7, 0.235))]
    loft(sections, body, smooth=1)
    mirrored(lambda side: antenna(side * 0.62, 0.52, 0.12, 1.15, side * 8, body, False))
    lights(5, -0.24, 0.12, -0.3, 0.222)
    for index in range(9):
        box((0.05, 0.36, 0.008), grey(), (-0.32 + 0.08 * index, 0.15, 0.228), bevel=0.002)


@model('dual-band-router')
def dual_band_router():
    body, gloss = black(0.4), black(0.1)
    outline = [(-1.0, -0.45), (-0.85, -0.6), (0.85, -0.6), (1.0, -0.45), (0.85, 0.45), (-0.85, 0.45)]
    plate(outline, 0.2, body, (0, 0, 0.15), (-90, 0, 0), bevel=0.04)
    plate([(-0.8, -0.4), (0.8, -0.4), (0.35, 0.42), (-0.35, 0.42)], 0.03, gloss, (0, 0, 0.265), (-90, 0, 0), bevel=0.01)
    mirrored(lambda side: [box((0.28, 0.02, 0.01), grey(), (side * 0.7, -0.1 + 0.08 * k, 0.268), (0, 0, side * -20), bevel=0) for k in range(6)])
    for x, y, lean in ((-0.9, 0.42, -14), (-0.35, 0.5, -4), (0.35, 0.5, 4), (0.9, 0.42, 14)):
        antenna(x, y, 0.16, 1.2, lean, body)
    lights(6, -0.2, 0.08, -0.3, 0.278, (0.2, 0.6, 1))
    for x in (-0.6, 0.6):
        box((0.2, 0.6, 0.06), rubber(), (x, 0, 0))


@model('wifi-range-extender')
def wifi_range_extender():
    body = white()
    panel(0.8, 1.15, 0.42, 0.14, body, (0, 0, 0.62), bevel=0.07)
    mirrored(lambda side: antenna(side * 0.47, 0.02, 0.55, 1.15, side * 4, body))
    mirrored(lambda side: rod((side * 0.36, 0.02, 0.62), (side * 0.5, 0.02, 0.62), 0.07, body))
    panel(0.5, 0.28, 0.01, 0.04, plastic((0.65, 0.66, 0.68)), (0, -0.211, 0.95), bevel=0.003)
    for index in range(4):
        disc(0.022, 0.012, glow((0.1, 1, 0.3) if index else (0.2, 0.5, 1), 2), (-0.15 + 0.1 * index, -0.215, 0.95), (90, 0, 0))
    bar_vents(0.5, 0.3, 5, grey(), (0, -0.212, 0.4), depth=0.012)
    # The pins of an Indian plug at the back.
    for x, z in ((-0.13, 0.5), (0.13, 0.5)):
        rod((x, 0.2, z), (x, 0.42, z), 0.045, brass())
    rod((0, 0.2, 0.74), (0, 0.45, 0.74), 0.06, brass())


@model('4g-router')
def four_g_router():
    body, trim = white(), black()
    sections = [[(x * s, y * s, z) for x, y in rounded(1.0, 0.42, 0.16, 6)] for s, z in ((1.1, 0), (1.1, 0.05), (1, 0.1), (1, 1.3), (0.94, 1.42), (0.8, 1.45))]
    loft(sections, body, smooth=1)
    panel(0.36, 1.2, 0.02, 0.1, black(0.1), (0, -0.212, 0.76))
    text('4G', 0.24, glow((0.9, 0.95, 1), 1.2), (0, -0.225, 1.1), depth=0.002)
    for index in range(4):
        disc(0.022, 0.012, glow((0.1, 1, 0.3), 2), (0, -0.222, 0.42 + 0.12 * index), (90, 0, 0))
    for index in range(4):
        box((0.035, 0.012, 0.05 + 0.05 * index), glow((0.2, 0.6, 1), 1.5), (-0.09 + 0.06 * index, -0.222, 0.22), bevel=0)
    mirrored(lambda side: antenna(side * 0.46, 0.1, 0.9, 1.1, side * 6, body))
    mirrored(lambda side: rod((side * 0.4, 0.1, 0.95), (side * 0.5, 0.1, 0.95), 0.06, body))
    rbox(0.26, 0.2, 0.015, 0.02, plastic((0.85, 0.6, 0.1)), (0.62, -0.48, 0), (0, 0, 20), bevel=0.003)
    rbox(0.11, 0.1, 0.006, 0.02, gold(), (0.6, -0.47, 0.015), (0, 0, 20), bevel=0.002)


@model('laptop-stand')
def laptop_stand():
    metal_part, pad = matt(), rubber()
    rbox(1.2, 1.0, 0.05, 0.12, metal_part, (0, 0.1, 0), bevel=0.02)
    mirrored(lambda side: group(lambda: box((0.16, 0.05, 1.05), metal_part, bevel=0.02), at=(side * 0.42, 0.48, 0.03), turn=(24, 0, 0)))
    rod((-0.52, 0.48, 0.06), (0.52, 0.48, 0.06), 0.06, steel())
    rod((-0.52, 0.06, 0.97), (0.52, 0.06, 0.97), 0.06, steel())

    def tray():
        plate(rounded(1.7, 1.25, 0.1), 0.05, metal_part, (0, 0, 0), (-90, 0, 0), bevel=0.015, holes=[rounded(0.7, 0.5, 0.1)])
        for x in (-0.62, 0.62):
            box((0.12, 0.8, 0.03), pad, (x, 0.05, 0.03), bevel=0.01)
            box((0.22, 0.05, 0.24), metal_part, (x, -0.62, -0.02), bevel=0.015)
            box((0.16, 0.03, 0.1), pad, (x, -0.59, 0.08), bevel=0.01)
    group(tray, at=(0, -0.02, 1.03), turn=(14, 0, 0))


@model('laptop-cooling-pad', views=('top', 'three-quarter'))
def laptop_cooling_pad():
    frame = matt()

    def make():
        plate(rounded(2.1, 1.55, 0.14), 0.14, frame, (0, 0, 0.1), (-90, 0, 0), bevel=0.03, holes=[circle(0.36, 48, (-0.5, 0.1)), circle(0.36, 48, (0.5, 0.1))])
        rbox(1.9, 1.35, 0.03, 0.1, black(), (0, 0, 0.02), bevel=0.01)
        for x in (-0.5, 0.5):
            ring(0.37, 0.025, lit((0.05, 0.4, 1), 2.5), (x, 0.1, 0.175))
            group(lambda: [fan_blade(0.34, 0.3, plastic((0.1, 0.25, 0.5)), (0, 0, 0), 360 * k / 7, 18) for k in range(7)], at=(x, 0.1, 0.1), turn=(-90, 0, 0))
            disc(0.1, 0.08, black(), (x, 0.1, 0.08))
            for radius in (0.16, 0.24, 0.31):
                ring(radius, 0.009, steel(), (x, 0.1, 0.17))
            for k in range(6):
                a = math.pi * k / 6
                rod((x + 0.37 * math.cos(a), 0.1 + 0.37 * math.sin(a), 0.17), (x - 0.37 * math.cos(a), 0.1 - 0.37 * math.sin(a), 0.17), 0.008, steel())
        mirrored(lambda side: rbox(0.26, 0.06, 0.16, 0.03, frame, (side * 0.6, -0.74, 0.14), bevel=0.02))
        for k in range(12):
            for row in range(2):
                box((0.07, 0.025, 0.005), black(), (-0.55 + 0.1 * k, -0.42 - 0.08 * row, 0.169), bevel=0)
        box((0.18, 0.4, 0.12), frame, (-0.7, 0.6, -0.12), bevel=0.02), box((0.18, 0.4, 0.12), frame, (0.7, 0.6, -0.12), bevel=0.02)
    group(make, at=(0, 0, 0.2), turn=(8, 0, 0))


@model('laptop-riser')
def laptop_riser():
    """A fixed desk riser: a deck on two bent side walls."""
    metal_part, pad = matt(), rubber()

    def side_wall(side):
        plate([(-0.55, 0), (0.55, 0), (0.62, 0.06), (0.5, 0.75), (0.42, 0.82), (-0.45, 0.52), (-0.6, 0.08)], 0.06, metal_part, (side * 0.85, 0.05, 0.02), (0, 0, 90), bevel=0.015, holes=[[(-0.35, 0.12), (0.4, 0.12), (0.34, 0.56), (-0.3, 0.38)]])
    mirrored(side_wall)
    group(lambda: [rbox(1.8, 1.1, 0.06, 0.08, metal_part, bevel=0.02), *[box((0.3, 0.05, 0.02), pad, (x, y, 0.06), bevel=0.006) for x in (-0.6, 0.6) for y in (-0.3, 0.35)], *[rbox(0.25, 0.05, 0.16, 0.02, metal_part, (x, -0.53, 0.0), bevel=0.015) for x in (-0.5, 0.5)], *[rbox(0.06, 0.5, 0.004, 0.03, black(), (-0.2 + 0.1 * k, 0.05, 0.058), bevel=0.001) for k in range(5)]], at=(0, 0.03, 0.66), turn=(18, 0, 0))
    box((1.66, 0.05, 0.3), metal_part, (0, 0.55, 0.15), bevel=0.015)


@model('portable-laptop-stand')
def portable_laptop_stand():
    """The folding stand of two notched rails that cross at the back."""
    bar, joint = matt(), black()

    def rail(side):
        x = side * 0.5
        tube([(x * 1.25, -0.85, 0.06), (x, 0.75, 0.06)], 0.05, bar)
        box((0.1, 1.75, 0.07), bar, (x * 1.12, -0.05, 0.02), (0, 0, side * 4), bevel=0.02)
        group(lambda: box((0.1, 1.95, 0.07), bar, (0, 0, 0), bevel=0.02), at=(x * 1.12, -0.02, 0.5), turn=(27, 0, side * 4))
        group(lambda: box((0.09, 0.07, 0.95), bar, bevel=0.02), at=(x * 1.02, 0.25, 0.06), turn=(-26, 0, 0))
        for k in range(6):
            box((0.13, 0.05, 0.07), joint, (x * (1.18 - 0.03 * k), -0.45 + 0.17 * k, 0.06), bevel=0.01)
        rbox(0.14, 0.08, 0.26, 0.03, joint, (x * 1.26, -0.92, 0.04), bevel=0.02)
        box((0.12, 0.4, 0.03), rubber(), (x * 1.06, 0.5, 0.86), (27, 0, side * 4), bevel=0.01)
        disc(0.07, 0.14, joint, (x * 1.26 - 0.07, -0.82, 0.08), (0, 90, 0))
        disc(0.07, 0.14, joint, (x - 0.07, 0.68, 0.92), (0, 90, 0))
    mirrored(rail)
    box((1.02, 0.1, 0.06), bar, (0, 0.72, 0.03), bevel=0.02)
    box((1.02, 0.1, 0.06), bar, (0, 0.66, 0.86), (27, 0, 0), bevel=0.02)


def printer(body, trim, width=1.7, depth=1.25, height=0.62, scanner=True):
    """A desktop printer with its output at the front."""
    rbox(width, depth, height, 0.1, body, (0, 0, 0.04), bevel=0.05)
    rbox(width - 0.1, depth - 0.1, 0.06, 0.1, trim, bevel=0.02)
    if scanner:
        rbox(width + 0.02, depth + 0.02, 0.03, 0.1, black(), (0, 0, height + 0.03), bevel=0.01)
        rbox(width, depth, 0.16, 0.1, body, (0, 0, height + 0.06), bevel=0.05)


def sheets(width, length, at, turn=(0, 0, 0), material=None):
    rbox(width, length, 0.025, 0.005, material or paper((0.92, 0.92, 0.92)), at, turn, bevel=0.002)


@model('ink-tank-printer')
def ink_tank_printer():
    body, trim = black(0.4), grey()
    printer(body, trim)
    # The tanks at the right front show their ink.
    rbox(0.62, 0.16, 0.42, 0.04, black(0.3), (0.5, -0.66, 0.1), bevel=0.03)
    for index, rgb in enumerate(((0.01, 0.01, 0.012), (0.0, 0.35, 0.75), (0.75, 0.01, 0.3), (0.9, 0.7, 0.0))):
        x = 0.29 + 0.14 * index
        panel(0.115, 0.32, 0.03, 0.02, plastic((0.55, 0.57, 0.6), 0.1), (x, -0.74, 0.31), bevel=0.006)
        panel(0.1, 0.14 + 0.05 * (index % 3), 0.034, 0.015, plastic(rgb, 0.1), (x, -0.742, 0.24 + 0.025 * (index % 3)), bevel=0.006)
    panel(0.95, 0.24, 0.05, 0.03, plastic((0.012, 0.012, 0.014)), (-0.28, -0.61, 0.22))
    rbox(0.8, 0.5, 0.04, 0.04, trim, (-0.28, -0.8, 0.1), bevel=0.015)
    sheets(0.68, 0.62, (-0.28, -0.78, 0.15), material=lit((0.85, 0.85, 0.85), 0.2))
    for x, rgb in ((-0.45, (0.05, 0.4, 0.8)), (-0.2, (0.8, 0.1, 0.3)), (-0.02, (0.9, 0.7, 0.05))):
        box((0.18, 0.2, 0.004), plastic(rgb), (x, -0.95, 0.176), bevel=0)
    panel(0.9, 0.14, 0.03, 0.03, plastic((0.012, 0.012, 0.014)), (-0.3, -0.625, 0.56), (-10, 0, 0))
    for index in range(5):
        disc(0.03, 0.02, grey(), (-0.62 + 0.13 * index, -0.635, 0.56), (80, 0, 0))
    disc(0.03, 0.02, glow((0.2, 0.6, 1), 2), (0.05, -0.635, 0.56), (80, 0, 0))
    # Paper feeds from the back.
    group(lambda: [panel(1.0, 0.6, 0.03, 0.05, trim, (0, 0, 0.3)), panel(0.85, 0.7, 0.02, 0.01, paper((0.92, 0.92, 0.92)), (0, -0.03, 0.38))], at=(0, 0.5, 0.7), turn=(-14, 0, 0))


@model('laser-printer')
def laser_printer():
    body, trim = plastic((0.75, 0.75, 0.74), 0.4), plastic((0.12, 0.12, 0.13), 0.4)
    rbox(1.55, 1.4, 0.32, 0.08, trim, bevel=0.03)
    rbox(1.55, 1.4, 0.85, 0.1, body, (0, 0, 0.28), bevel=0.06)
    box((1.1, 0.02, 0.02), black(), (0, -0.7, 0.31), bevel=0)
    rbox(1.2, 0.1, 0.22, 0.03, trim, (0, -0.69, 0.05), bevel=0.02)
    box((0.5, 0.06, 0.04), grey(), (0, -0.745, 0.13), bevel=0.012)
    # The output tray is sunk into the top.
    rbox(1.0, 0.9, 0.02, 0.06, trim, (0.12, 0.0, 1.12), bevel=0.008)
    sheets(0.72, 0.95, (0.12, -0.05, 1.14), (7, 0, 0))
    group(lambda: sheets(0.72, 0.9, (0, 0, 0)), at=(0.12, 0.15, 1.2), turn=(14, 0, 0))
    rbox(1.1, 0.3, 0.2, 0.05, body, (0.12, 0.52, 1.1), bevel=0.04)
    panel(0.3, 0.5, 0.02, 0.03, trim, (-0.58, -0.3, 1.135), (-90, 0, 0))
    display('READY', 0.26, 0.12, (-0.58, -0.705, 0.98))
    for index, rgb in enumerate(((0.1, 1, 0.2), (1, 0.5, 0.05))):
        disc(0.03, 0.02, glow(rgb, 2), (-0.62 + 0.09 * index, -0.4, 1.14))
    disc(0.06, 0.03, plastic((0.1, 0.45, 0.15)), (-0.58, -0.2, 1.14))
    for k in range(7):
        box((0.012, 0.5, 0.02), trim, (-0.776, 0.2, 0.5 + 0.05 * k), bevel=0)


@model('inkjet-printer')
def inkjet_printer():
    body, trim = white(), plastic((0.25, 0.27, 0.3))
    printer(body, trim, 1.75, 1.1, 0.42)
    panel(1.15, 0.26, 0.05, 0.03, plastic((0.02, 0.02, 0.022)), (0.05, -0.54, 0.24))
    rbox(0.95, 0.62, 0.035, 0.04, trim, (0.05, -0.78, 0.1), bevel=0.012)
    sheets(0.72, 0.75, (0.05, -0.72, 0.15))
    sky = lit((0.3, 0.6, 0.9), 0.25)
    box((0.62, 0.55, 0.003), sky, (0.05, -0.78, 0.176), bevel=0)
    box((0.62, 0.26, 0.003), lit((0.15, 0.45, 0.12), 0.25), (0.05, -0.93, 0.178), bevel=0)
    disc(0.07, 0.003, lit((1, 0.8, 0.2), 0.5), (0.2, -0.62, 0.178), bevel=0)
    panel(0.24, 0.34, 0.02, 0.03, trim, (-0.72, -0.545, 0.24))
    for index in range(3):
        disc(0.04, 0.02, white(), (-0.72, -0.555, 0.14 + 0.1 * index), (90, 0, 0))
    group(lambda: [panel(1.0, 0.62, 0.03, 0.05, trim, (0, 0, 0.28)), panel(0.76, 0.85, 0.02, 0.01, paper((0.92, 0.92, 0.92)), (0, -0.03, 0.42))], at=(0, 0.46, 0.5), turn=(-16, 0, 0))


def monitor(style, width=2.2, height=1.28, bezel=0.03, chin=0.06, body=None, stand='v', thick=0.06, z=0.62):
    body = body or black()
    panel(width, height, thick, 0.03, body, (0, 0, z + height / 2), bevel=0.012)
    panel(width * 0.7, height * 0.6, 0.12, 0.1, body, (0, 0.07, z + height / 2), bevel=0.04)
    panel(width - 0.02, height - 0.02, 0.006, 0.025, screen((0.01, 0.01, 0.012)), (0, -thick / 2 - 0.002, z + height / 2), bevel=0.002)
    group(lambda: picture(width - 2 * bezel, height - bezel - chin, style), at=(0, -thick / 2 - 0.008, z + (height + chin - bezel) / 2))
    if stand == 'plate':
        rbox(0.8, 0.55, 0.04, 0.06, body, (0, 0.12, 0), bevel=0.015)
        box((0.22, 0.06, z + 0.5), body, (0, 0.16, 0.02), bevel=0.02)
    elif stand == 'round':
        turned([(0, 0), (0.45, 0), (0.45, 0.025), (0.1, 0.05), (0, 0.05)], body, (0, 0.12, 0))
        rod((0, 0.14, 0.03), (0, 0.14, z + 0.4), 0.06, body)
    else:
        mirrored(lambda side: tube([(0, 0.2, 0.06), (side * 0.35, -0.1, 0.035), (side * 0.62, -0.35, 0.03)], 0.05, body, radii=(1.3, 1, 0.6)))
        mirrored(lambda side: tube([(0, 0.2, 0.06), (side * 0.25, 0.4, 0.03)], 0.05, body, radii=(1.3, 0.6)))
        tube([(0, 0.22, 0.03), (0, 0.2, z * 0.6), (0, 0.14, z + 0.5)], 0.08, body)


MONITOR = ('three-quarter', 'front')


@model('led-monitor', views=MONITOR)
def led_monitor():
    monitor('hills', bezel=0.05, chin=0.12, stand='plate')
    disc(0.015, 0.01, glow((0.2, 0.6, 1), 2), (1.0, -0.035, 0.67), (90, 0, 0))


@model('gaming-monitor', views=MONITOR)
def gaming_monitor():
    monitor('game', chin=0.09, stand='v')
    red = plastic((0.6, 0.02, 0.02))
    plate([(-0.35, 0), (0.35, 0), (0.25, -0.07), (-0.25, -0.07)], 0.05, black(), (0, -0.01, 0.62), bevel=0.01)
    box((0.4, 0.01, 0.02), lit((1, 0.02, 0.02), 2.5), (0, -0.04, 0.57), bevel=0)
    rod((0, 0.13, 0.5), (0, 0.13, 0.62), 0.09, red)
    text('144', 0.16, lit((0.1, 1, 0.9), 1.5), (-0.85, -0.055, 1.72), depth=0.001)
    # The crosshairs of a game.
    ring(0.13, 0.008, lit((0.1, 1, 0.9), 2), (0, -0.055, 1.28), (90, 0, 0))
    for x, z, w, h in ((0.13, 0, 0.1, 0.012), (-0.13, 0, 0.1, 0.012), (0, 0.13, 0.012, 0.1), (0, -0.13, 0.012, 0.1)):
        box((w, 0.003, h), lit((0.1, 1, 0.9), 2), (x, -0.055, 1.28 + z - h / 2), bevel=0)
    box((0.6, 0.003, 0.05), lit((0.2, 1, 0.2), 1), (-0.7, -0.055, 0.8), bevel=0)


def bend(radius):
    """Bends all objects that exist so far around an upright axis in front of them."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in list(bpy.data.objects):
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
        mesh.transform(thing.matrix_world)
        for vertex in mesh.vertices:
            angle, far = vertex.co.x / radius, radius + vertex.co.y
            vertex.co.x, vertex.co.y = far * math.sin(angle), far * math.cos(angle) - radius
        if not mesh.uv_layers:
            mesh.uv_layers.new(name='print')
        thing_material = thing.data.materials[0]
        bpy.data.objects.remove(thing)
        mesh.materials.clear()
        _link('bent', mesh, thing_material)


@model('curved-monitor', views=MONITOR)
def curved_monitor():
    width, height, strips = 2.7, 1.15, 30
    body = black()
    for index in range(strips):
        x = width * ((index + 0.5) / strips - 0.5)
        box((width / strips + 0.002, 0.06, height), body, (x, 0, 0.55), bevel=0)
        box((width / strips + 0.002, 0.012, height - 0.05), screen((0.01, 0.01, 0.012)), (x, -0.034, 0.58), bevel=0)
    colours = [lit(rgb) for rgb in ((0.95, 0.5, 0.25), (0.75, 0.18, 0.28), (0.4, 0.08, 0.32), (0.12, 0.03, 0.16))]
    inner = width - 0.08
    for index in range(strips * 2):
        share = (index + 0.5) / (strips * 2)
        x = inner * (share - 0.5)
        levels = [1.0, 0.66 + 0.1 * math.sin(0.4 + 6 * share), 0.45 + 0.09 * math.sin(2.2 + 6 * share), 0.24 + 0.06 * math.sin(4 + 6 * share)]
        for layer, level in enumerate(levels):
            box((inner / strips / 2 + 0.002, 0.004, (height - 0.12) * level), colours[layer], (x, -0.042 - 0.003 * layer, 0.62), bevel=0)
    bend(2.3)
    mirrored(lambda side: tube([(0, 0.25, 0.06), (side * 0.4, -0.1, 0.035), (side * 0.7, -0.42, 0.03)], 0.05, body, radii=(1.3, 1, 0.7)))
    tube([(0, 0.27, 0.03), (0, 0.26, 0.5), (0, 0.1, 1.0)], 0.09, body)


@model('ips-monitor', views=MONITOR)
def ips_monitor():
    monitor('sea', bezel=0.02, chin=0.05, body=plastic((0.55, 0.56, 0.58), 0.35), stand='round', thick=0.045)
