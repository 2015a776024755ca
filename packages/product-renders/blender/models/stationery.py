"""Notebooks, pens, colours, files, school and packing supplies."""

import math
import random

from materials import *
from parts import *
from registry import model

from models.toys import BLUE, BRIGHT, GREEN, LYING, ORANGE, PINK, PURPLE, RED, SKY, YELLOW, dot, flat, glass

RAINBOW = (RED, ORANGE, YELLOW, (0.25, 0.55, 0.05), GREEN, (0.03, 0.4, 0.4), SKY, BLUE, PURPLE, PINK, (0.25, 0.1, 0.04), (0.03, 0.03, 0.03))


def pages(width, height, depth, at=(0, 0, 0)):
    """A block of paper that stands, with its leaves visible at the edge."""
    sheetlike = paper()
    box((width, depth, height), sheetlike, at, bevel=0.004)


def bound(cover, width=1.0, height=1.4, depth=0.16, rounded_by=0.05, board=0.03):
    """A closed book that stands, its spine at the left."""
    for side in (-1, 1):
        plate(rounded(width, height, rounded_by), board, cover, (0, side * (depth / 2 + board / 2), height / 2), bevel=board * 0.35)
    box((0.03, depth + board, height - 0.01), cover, (-width / 2 + 0.012, 0, 0.005), bevel=0.012)
    pages(width - 0.07, height - 0.06, depth, (-0.015, 0, 0.03))


def standing(make, at=(0, 0, 0), lean=-8, spin=0):
    group(make, at, (lean, 0, spin))


def wire_rings(width, height, depth, count=16, material=None):
    """Wire loops along the left edge of a standing pad."""
    material = material or steel()
    for k in range(count):
        z = height * (k + 0.7) / (count + 0.4)
        ring(depth * 0.85 + 0.02, 0.014, material, (-width / 2 + 0.01, 0, z))


@model('notebook')
def notebook():
    # A wire-bound notebook.
    cover = matt()

    def pad():
        for side in (-1, 1):
            plate(rounded(1.0, 1.4, 0.05), 0.025, cover, (0.04, side * 0.07, 0.7), bevel=0.008)
        pages(0.95, 1.36, 0.11, (0.05, 0, 0.02))
        wire_rings(1.0, 1.4, 0.09, 20, black())
        plate(rounded(0.5, 0.28, 0.02), 0.008, white(), (0.06, -0.086, 1.0), bevel=0.002)
        for k in range(3):
            box((0.4, 0.004, 0.008), grey(), (0.06, -0.092, 0.93 + 0.06 * k), bevel=0)
    standing(pad, (0.15, 0.15, 0))


@model('diary')
def diary():
    cover, trim = leather(), gold()

    def book():
        bound(cover, 1.02, 1.4, 0.22, 0.06)
        box((0.07, 0.3, 1.41), cover, (0.36, 0, -0.003), bevel=0.01)
        tube([(-0.3, -0.02, 0.03), (-0.28, -0.06, -0.0)], 0.01, plastic(RED))
        text('DIARY', 0.14, trim, (-0.08, -0.145, 1.12), depth=0.004)
        for x, z, sx, sz in ((-0.08, 1.26, 0.5, 0.008), (-0.08, 0.98, 0.5, 0.008)):
            box((sx, 0.006, sz), trim, (x, -0.142, z), bevel=0)
    standing(book, (0, 0, 0.0))
    tube([(0.62, -0.35, 0.04), (-0.35, -0.55, 0.04)], 0.035, black())
    tube([(0.15, -0.447, 0.04), (0.12, -0.453, 0.04)], 0.038, trim)
    tube([(-0.35, -0.55, 0.04), (-0.45, -0.57, 0.04)], 0.03, trim, radii=(1, 0.2))


@model('journal', views=('top', 'three-quarter'))
def journal():
    # A leather journal tied with a cord, with deckled leaves.
    cover, cord = leather(), rubber((0.2, 0.09, 0.04))

    def book():
        bound(cover, 1.05, 1.4, 0.26, 0.1, 0.04)
        for k in range(2):
            tube([(x, y, 0.66 + 0.06 * k) for x, y in rounded(1.08, 0.37, 0.04)], 0.018, cord, closed=True, straight=True)
        tube([(0.1, -0.2, 0.69), (0.2, -0.185, 0.5), (0.12, -0.185, 0.3)], 0.016, cord)
        tube([(0.1, -0.2, 0.69), (0.0, -0.185, 0.52), (-0.04, -0.185, 0.34)], 0.016, cord)
        ball(0.05, cord, (0.1, -0.2, 0.69))
        for k in range(5):
            tube([(-0.5, -0.1 + 0.05 * k, 0.15), (-0.55, -0.1 + 0.05 * k, 0.2), (-0.5, -0.1 + 0.05 * k, 0.25)], 0.01, cord)
        plate(circle(0.22), 0.02, cover, (0, -0.175, 1.08), bevel=0.008)
        around(8, 0.11, lambda at, d: ball(0.07, cover, (at[0], -0.18, 1.08 + at[1]), (1, 0.25, 0.6), (0, -d, 0)))
    group(book, (0, -0.7, 0.19), (-90, 0, 0))
    tube([(0.72, 0.55, 0.04), (0.78, -0.6, 0.04)], 0.035, cord)
    tube([(0.78, -0.6, 0.04), (0.785, -0.72, 0.03)], 0.03, gold(), radii=(1, 0.15))


@model('planner')
def planner():
    # A ring planner with month tabs, an elastic band and a pen.
    cover, trim = leather(), gold()

    def book():
        for side in (-1, 1):
            plate(rounded(1.1, 1.45, 0.07), 0.035, cover, (0, side * 0.14, 0.725), bevel=0.012)
        box((0.04, 0.3, 1.43), cover, (-0.53, 0, 0.01), bevel=0.015)
        pages(0.98, 1.36, 0.24, (-0.01, 0, 0.045))
        for k in range(6):
            plate(rounded(0.16, 0.19, 0.03), 0.02, plastic(BRIGHT[k]), (0.53, 0.1 - 0.035 * k, 1.26 - 0.21 * k), bevel=0.005)
        text('PLANNER', 0.17, trim, (-0.06, -0.16, 1.12), depth=0.004)
        text('2026', 0.26, trim, (-0.06, -0.16, 0.88), depth=0.004)
        for row in range(4):
            for column in range(7):
                plate(rounded(0.07, 0.06, 0.01), 0.006, trim, (-0.33 + 0.09 * column, -0.16, 0.6 - 0.085 * row), bevel=0.001)
        box((0.05, 0.33, 1.46), black(), (0.36, 0, -0.003), bevel=0.01)
    standing(book, (0, 0.1, 0))
    tube([(0.6, -0.4, 0.04), (-0.3, -0.62, 0.04)], 0.035, black())
    tube([(-0.3, -0.62, 0.04), (-0.4, -0.645, 0.035)], 0.03, trim, radii=(1, 0.2))


# Pens. A pen lies along x with its tip at the left.

def pen(parts, at=(0, 0, 0), spin=0):
    """Each part is (material, profile of (radius, distance from the tip))."""
    def make():
        for material, profile in parts:
            turned(profile, material, (0, 0, 0), (0, 90, 0), sides=40, bevel=0.004)
    radius = max(r for _, profile in parts for r, _ in profile)
    group(make, (at[0], at[1], at[2] + radius), (0, 0, spin))


def clip(material, start, length, radius, at, spin, height=0):
    def make():
        box((length, 0.06, 0.025), material, (start + length / 2, 0, radius + 0.03), bevel=0.01)
        box((0.05, 0.06, 0.07), material, (start + length - 0.02, 0, radius - 0.02), bevel=0.01)
        ball(0.035, material, (start + 0.02, 0, radius + 0.03))
    group(make, (at[0], at[1], at[2] + radius), (0, 0, spin))


@model('ball-pen', views=('top', 'flat'))
def ball_pen():
    # A click pen.
    body, grip, chrome = lacquer(), rubber((0.04, 0.04, 0.045)), steel()
    at, spin = (-1.05, -0.3, 0), 18
    pen([
        (chrome, [(0, 0), (0.015, 0.02), (0.03, 0.1), (0.06, 0.2)]),
        (grip, [(0.06, 0.2), (0.095, 0.32)] + [(0.098 if k % 2 else 0.088, 0.36 + 0.03 * k) for k in range(14)]),
        (body, [(0.09, 0.78), (0.092, 1.2), (0.088, 1.85), (0.08, 1.92), (0.0, 1.92)]),
        (chrome, [(0.094, 0.76), (0.096, 0.8), (0.0, 0.8)]),
        (chrome, [(0.04, 1.9), (0.04, 2.08), (0.03, 2.1), (0, 2.1)]),
    ], at, spin)
    clip(chrome, 1.3, 0.58, 0.092, at, spin)


@model('gel-pen', views=('top', 'flat'))
def gel_pen():
    # A capped pen with a clear barrel.
    body, clear, tip = lacquer(), glass(), steel()
    at, spin = (-1.05, 0, 0), 15
    pen([
        (tip, [(0, 0), (0.012, 0.02), (0.02, 0.1), (0.05, 0.18)]),
        (body, [(0.05, 0.18), (0.085, 0.34), (0.085, 0.62), (0.0, 0.62)]),
        (clear, [(0.085, 0.62), (0.085, 1.95), (0, 1.95)]),
        (body, [(0.045, 0.6), (0.045, 1.5), (0, 1.5)]),
        (white(), [(0.044, 1.5), (0.044, 1.95), (0, 1.95)]),
        (body, [(0.088, 1.9), (0.088, 2.02), (0.05, 2.06), (0, 2.06)]),
        (body, [(0, -0.04), (0.06, -0.04), (0.1, 0.05), (0.104, 0.7), (0, 0.7)]),
    ], at, spin)

    def holder():
        box((0.5, 0.06, 0.03), body, (0.4, 0, 0.13), bevel=0.01)
        box((0.08, 0.06, 0.06), body, (0.14, 0, 0.085), bevel=0.01)
    group(holder, (at[0], at[1], 0.1), (0, 0, spin))


@model('roller-pen', views=('top', 'flat'))
def roller_pen():
    body, chrome = lacquer(), steel(0.12)
    at, spin = (-1.0, -0.1, 0), 22
    pen([
        (chrome, [(0, 0), (0.012, 0.015), (0.03, 0.14), (0.06, 0.24)]),
        (black(), [(0.06, 0.24), (0.085, 0.6), (0, 0.6)]),
        (chrome, [(0.095, 0.58), (0.1, 0.66), (0, 0.66)]),
        (body, [(0.1, 0.66), (0.11, 1.0), (0.1, 1.75), (0.07, 1.92), (0, 1.92)]),
        (chrome, [(0.075, 1.86), (0.075, 1.96), (0.04, 2.0), (0, 2.0)]),
    ], at, spin)
    at = (-0.55, -0.75, 0)
    pen([(chrome, [(0, 0), (0.116, 0), (0.12, 0.08), (0, 0.08)]), (body, [(0.117, 0.08), (0.122, 0.5), (0.11, 0.95), (0, 0.95)]), (chrome, [(0.1, 0.93), (0.1, 1.02), (0.05, 1.06), (0, 1.06)])], at, spin)
    clip(chrome, 0.3, 0.68, 0.12, at, spin)


@model('fountain-pen', views=('top', 'flat'))
def fountain_pen():
    body, trim, dark = lacquer(), gold(), black()
    at, spin = (-1.0, 0.0, 0), 22

    def nib():
        outline = smooth_outline([(0, 0), (0.2, 0.075), (0.38, 0.085), (0.46, 0.06), (0.46, -0.06), (0.38, -0.085), (0.2, -0.075)], 5)
        flat(outline, 0.02, trim, (0, 0, 0.05), bevel=0.006)
        box((0.26, 0.008, 0.005), dark, (0.14, 0, 0.068), bevel=0)
        disc(0.02, 0.006, dark, (0.28, 0, 0.068), bevel=0)
        tube([(0.05, 0, 0.035), (0.45, 0, 0.03)], 0.05, dark, radii=(0.3, 1))
    group(nib, (at[0], at[1], 0.065), (0, 0, spin))
    pen([
        (dark, [(0, 0.4), (0.07, 0.4), (0.085, 0.85), (0, 0.85)]),
        (trim, [(0.1, 0.83), (0.115, 0.9), (0, 0.9)]),
        (body, [(0.115, 0.9), (0.125, 1.2), (0.115, 1.8), (0.09, 2.1), (0, 2.1)]),
        (trim, [(0.095, 2.08), (0.08, 2.14), (0.0, 2.16)]),
    ], at, spin)
    at = (-0.45, -0.72, 0)
    pen([(trim, [(0, 0), (0.135, 0), (0.138, 0.1), (0, 0.1)]), (body, [(0.132, 0.1), (0.138, 0.5), (0.12, 1.0), (0, 1.0)]), (trim, [(0.11, 0.98), (0.1, 1.06), (0.04, 1.1), (0, 1.1)])], at, spin)
    clip(trim, 0.3, 0.72, 0.135, at, spin)


@model('metal-pen', views=('top', 'flat'))
def metal_pen():
    # A slim twist pen.
    body, chrome = lacquer(), steel(0.1)
    body.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.4
    at, spin = (-1.02, -0.35, 0), 20
    pen([
        (chrome, [(0, 0), (0.015, 0.02), (0.05, 0.2)]),
        (body, [(0.05, 0.2), (0.095, 0.5), (0.105, 1.0), (0, 1.0)]),
        (chrome, [(0.108, 0.99), (0.108, 1.08), (0, 1.08)]),
        (body, [(0.106, 1.08), (0.105, 1.6), (0.09, 1.92), (0, 1.92)]),
        (chrome, [(0.075, 1.9), (0.07, 2.0), (0.03, 2.04), (0, 2.04)]),
    ], at, spin)
    clip(chrome, 1.3, 0.58, 0.105, at, spin)


def pencil(colour, at=(0, 0, 0), turn=(0, 0, 0), length=2.0, lead=(0.04, 0.04, 0.045), eraser=True, cut=True):
    """A pencil along z with its point up."""
    def make():
        barrel = [(0.06 * math.cos(math.pi * k / 3), 0.06 * math.sin(math.pi * k / 3)) for k in range(6)]
        top = length - 0.24
        loft([[(x, y, z) for x, y in barrel] for z in (0.0, top)], plastic(colour, 0.25), smooth=0)
        turned([(0.056, top), (0.018, length - 0.06), (0, length - 0.06)], wood((0.8, 0.55, 0.3)), sides=24, bevel=0)
        turned([(0.02, length - 0.07), (0.004, length), (0, length)], plastic(lead), sides=16, bevel=0)
        if eraser:
            disc(0.062, 0.14, brass(), (0, 0, -0.13), bevel=0.006)
            disc(0.057, 0.16, rubber((0.8, 0.3, 0.32)), (0, 0, -0.27), bevel=0.02)
    group(make, at, turn)


@model('pencils', views=('top', 'flat'), pieces=0)
def pencils():
    for k in range(9):
        colour = (RED, (0.02, 0.02, 0.025))[k % 2]
        pencil(colour, (-0.55 + 0.14 * k, -0.95 + 0.05 * math.sin(k * 3), 0.06), (-90, 0, 0))
    flat(rounded(0.42, 0.22, 0.04), 0.13, rubber((0.92, 0.92, 0.9)), (0.95, -0.75, 0), 20, bevel=0.02)
    flat(rounded(0.2, 0.225, 0.02), 0.134, plastic(BLUE), (0.9, -0.77, -0.001), 20)

    def sharpener():
        plate([(-0.14, 0), (0.14, 0), (0.11, 0.2), (-0.11, 0.2)], 0.22, plastic(RED), bevel=0.02)
        flat(rounded(0.2, 0.12, 0.01), 0.012, steel(), (0, -0.02, 0.2), 12)
        disc(0.02, 0.02, steel(), (0, -0.02, 0.205))
    group(sharpener, (0.95, -0.2, 0), (0, 0, 25))


@model('pencil-set', pieces=0)
def pencil_set():
    # Pencils in a cup, with an eraser and a sharpener in front.
    turned(curve_profile([(0, 0), (0.46, 0), (0.5, 0.04), (0.5, 0.95), (0.47, 0.97)], 3), plastic(YELLOW), thickness=0.03)
    for k in range(11):
        angle = 2 * math.pi * k / 11
        lean = 13
        pencil(BRIGHT[k % 6], (0.22 * math.cos(angle), 0.22 * math.sin(angle), 0.08), (lean * math.sin(angle) * -1, lean * math.cos(angle), 0), 1.75 + 0.1 * math.sin(k * 5), eraser=False)
    flat(rounded(0.4, 0.2, 0.04), 0.13, rubber((0.92, 0.92, 0.9)), (-0.55, -0.65, 0), 15, bevel=0.02)
    flat(rounded(0.2, 0.205, 0.02), 0.134, plastic(BLUE), (-0.5, -0.64, -0.001), 15)
    plate([(-0.13, 0), (0.13, 0), (0.1, 0.18), (-0.1, 0.18)], 0.2, steel(), (0.25, -0.72, 0), (0, 0, 30), bevel=0.015)
    pencil(RED, (0.72, -0.85, 0.06), (-90, 0, -15), 1.4, eraser=False)


@model('drawing-pencils', views=('top', 'flat'), pieces=0)
def drawing_pencils():
    # A tin of twelve grades, open, with a sketch of a leaf.
    box((2.0, 1.7, 0.1), plastic((0.05, 0.07, 0.1)), bevel=0.03)
    flat(rounded(1.88, 1.58, 0.04), 0.02, rubber((0.75, 0.72, 0.66)), (0, 0, 0.09))
    for k in range(12):
        pencil((0.02, 0.1, 0.12) if k % 2 else (0.03, 0.06, 0.09), (-0.77 + 0.14 * k, -0.72, 0.15), (-90, 0, 0), 1.5, eraser=False)
        disc(0.058, 0.1, gold(), (-0.77 + 0.14 * k, -0.62, 0.15), (90, 0, 0))
    box((2.0, 0.1, 1.1), plastic((0.05, 0.07, 0.1)), (0, 0.9, 0.06), (-30, 0, 0), bevel=0.03)
    text('6B  4B  2B  HB  2H  4H', 0.14, gold(), (0, 1.127, 0.564), (-30, 0, 0), 0.004)


# Art

def paint_tube(colour, at, turn, size=1.0):
    def make():
        foil = white(0.2)
        sections = []
        for z, wide, deep in ((0, 0.17, 0.01), (0.08, 0.165, 0.02), (0.4, 0.14, 0.1), (0.72, 0.12, 0.12)):
            sections.append([(wide * math.cos(2 * math.pi * k / 16), deep * math.sin(2 * math.pi * k / 16), z) for k in range(16)])
        loft(sections, foil, smooth=1)
        loft([[(x * 1.03, y * 1.06, z) for x, y, z in section] for section in (sections[2], [(wide * math.cos(2 * math.pi * k / 16), deep * math.sin(2 * math.pi * k / 16), 0.66) for wide, deep in ((0.125, 0.116),) for k in range(16)])], plastic(colour), smooth=0, caps=False)
        turned([(0.12, 0.72), (0.06, 0.77), (0.05, 0.78), (0, 0.78)], foil, sides=24)
        disc(0.065, 0.16, plastic(colour), (0, 0, 0.77))
    group(make, at, turn, size)


def paintbrush(at, spin, colour=RED, length=1.6, width=0.05):
    def make():
        tube([(0, 0, 0.05), (0.3, 0, 0.05), (length * 0.6, 0, 0.05), (length, 0, 0.05)], width, plastic(colour), radii=(0.8, 1.1, 0.7, 0.3))
        tube([(-0.26, 0, 0.05), (0, 0, 0.05)], width * 0.95, steel(), radii=(1, 0.85))
        tube([(-0.56, 0, 0.04), (-0.4, 0, 0.05), (-0.26, 0, 0.05)], width, rubber((0.3, 0.14, 0.05)), radii=(0.1, 1.1, 0.9))
    group(make, at, (0, 0, spin))


def blob(colour, at, size=0.12):
    ball(size, plastic(colour, 0.12), at, (1.2, 1, 0.35))


@model('acrylic-colours', views=('top', 'three-quarter'))
def acrylic_colours():
    for k, colour in enumerate(RAINBOW[:10]):
        paint_tube(colour, (-1.15 + 0.255 * k, 0.22, 0.035), (-82, 0, 0), 0.7)
    box((2.64, 0.86, 0.04), grey(), (0, 0.53, -0.02), bevel=0.01)
    palette = smooth_outline([(-0.7, 0), (-0.5, 0.32), (0, 0.4), (0.6, 0.3), (0.72, -0.05), (0.45, -0.3), (0.25, -0.12), (0.05, -0.22), (-0.1, -0.38), (-0.5, -0.32)], 6)
    flat(palette, 0.04, wood((0.7, 0.48, 0.26)), (-0.1, -0.55, 0), holes=[circle(0.08, 24, (0.5, 0.0))])
    for k in range(6):
        blob(RAINBOW[k * 2 % 12], (-0.62 + 0.19 * k, -0.4 + 0.06 * math.sin(k), 0.05), 0.08)
    paintbrush((-0.1, -0.8, 0.05), 12, BLUE, 1.2)


@model('water-colours', views=('top', 'flat'))
def water_colours():
    # A tin of cakes with a lid as a palette and a brush.
    box((2.1, 0.95, 0.14), black(), bevel=0.03)
    flat(rounded(2.0, 0.86, 0.03), 0.02, white(), (0, 0, 0.13))
    for row in range(2):
        for column in range(6):
            colour = RAINBOW[row * 6 + column]
            x, y = -0.82 + 0.33 * column, 0.2 - 0.32 * row
            flat(rounded(0.29, 0.26, 0.04), 0.04, white(0.15), (x, y, 0.14))
            disc(0.115, 0.035, plastic(colour, 0.6), (x, y, 0.17), bevel=0.012)
    paintbrush((-0.55, -0.35, 0.14), 0, ORANGE, 1.4, 0.045)
    box((2.1, 0.06, 0.95), black(), (0, 0.52, 0.1), (-40, 0, 0), bevel=0.03)
    for k in range(3):
        flat(rounded(0.52, 0.56, 0.08), 0.012, ceramic(), (-0.62 + 0.62 * k, 0.779, 0.47), 0).rotation_euler = (math.radians(50), 0, 0)
    blob(SKY, (-0.62, 0.775, 0.49), 0.09)
    blob(PINK, (0.05, 0.79, 0.5), 0.08)


@model('oil-pastels', views=('top', 'flat'))
def oil_pastels():
    box((2.2, 1.1, 0.14), paper((0.08, 0.2, 0.45)), bevel=0.02)
    flat(rounded(2.1, 1.0, 0.02), 0.02, white(), (0, 0, 0.13))
    for k, colour in enumerate(RAINBOW):
        x = -0.93 + 0.169 * k
        def stick():
            disc(0.07, 0.85, rubber(colour))
            turned([(0.07, 0.85), (0.045, 0.95), (0, 0.95)], rubber(colour), sides=32)
            disc(0.073, 0.62, paper(tuple(0.5 + 0.5 * c for c in colour)), (0, 0, 0.05))
        group(stick, (x, -0.46, 0.2), (-90, 0, 0))
    for k, (x, spin) in enumerate(((-0.6, 70), (0.1, 100), (0.7, 60))):
        def loose():
            disc(0.07, 0.6, rubber(BRIGHT[k]))
            turned([(0.07, 0.6), (0.03, 0.7), (0, 0.7)], rubber(BRIGHT[k]), sides=32)
            disc(0.073, 0.35, paper(), (0, 0, 0.05))
        group(loose, (x, -0.85, 0.07), (-90, 0, spin))
    for k in range(3):
        points = [(-0.9 + 0.6 * k + 0.03 * s, -1.15 + 0.06 * (1 if s % 2 else -1), 0.006) for s in range(14)]
        tube(points, 0.02, rubber(BRIGHT[k]))


def marker(colour, at, spin, brush=False, capped=True, thick=0.075):
    body = white() if brush else plastic(colour)
    parts = [(body, [(0, 0.5), (thick, 0.5), (thick, 1.7), (thick * 0.7, 1.76), (0, 1.76)]), (plastic(colour), [(thick * 0.72, 1.7), (thick * 0.72, 1.82), (0, 1.82)])]
    if capped:
        parts.append((plastic(colour), [(0, 0), (thick * 0.7, 0), (thick * 1.1, 0.08), (thick * 1.15, 0.58), (0, 0.58)]))
    else:
        parts.append((white(), [(0, 0.3), (thick * 0.5, 0.3), (thick * 0.7, 0.5)]))
        parts.append((plastic(colour, 0.6), [(0, 0.04), (0.03, 0.12), (0.04, 0.3), (0, 0.3)] if brush else [(0, 0.2), (0.015, 0.21), (0.02, 0.3), (0, 0.3)]))
    pen(parts, at, spin)


@model('brush-pens', views=('top', 'flat'))
def brush_pens():
    for k, colour in enumerate(RAINBOW[:9]):
        marker(colour, (-0.9, 0.75 - 0.18 * k, 0), 0, brush=True, capped=k not in (2, 6))
    for k, colour in enumerate((RAINBOW[2], RAINBOW[6])):
        pen([(plastic(colour), [(0, 0), (0.06, 0), (0.085, 0.08), (0.087, 0.58), (0, 0.58)])], (-0.8 + 0.9 * k, -0.95, 0), 20)
    tube([(-0.2, -1.12, 0.006), (0.0, -0.98, 0.006), (0.15, -1.15, 0.006), (0.35, -1.0, 0.006), (0.6, -1.12, 0.006), (0.9, -1.05, 0.006)], 0.03, plastic(RAINBOW[6]), radii=(0.4, 1.2, 0.5, 1.4, 0.6, 0.2))


@model('sketch-pens', prints='label', aspect=1.9)
def sketch_pens():
    # An open box of felt-tip pens that stand in a row.
    card = white(0.5)
    for k, colour in enumerate(RAINBOW):
        def felt():
            disc(0.06, 1.1, plastic(colour))
            disc(0.068, 0.42, plastic(colour), (0, 0, 1.05), bevel=0.02)
            disc(0.035, 0.04, plastic(colour), (0, 0, 1.46))
        group(felt, (-0.8 + 0.146 * k, 0.02, 0.06))
    box((1.86, 0.22, 0.04), card, (0, 0.02, 0), bevel=0)
    for y, height in ((-0.09, 0.95), (0.13, 1.05)):
        box((1.86, 0.02, height), card, (0, y, 0), bevel=0.004)
    mirrored(lambda side: box((0.02, 0.22, 0.95), card, (side * 0.92, 0.02, 0), bevel=0.004))
    plate([(-0.925, 0.005), (0.925, 0.005), (0.925, 0.945), (-0.925, 0.945)], 0.004, printed(), (0, -0.102, 0), bevel=0.001)
    pen([(plastic(RED), [(0, 0.14), (0.06, 0.3), (0.062, 1.3), (0, 1.3)]), (rubber(RED), [(0, 0), (0.018, 0.02), (0.02, 0.16), (0, 0.16)])], (-0.75, -0.55, 0), 10)
    pen([(plastic(RED), [(0, 0), (0.065, 0), (0.068, 0.42), (0, 0.42)])], (0.62, -0.4, 0), 40)


@model('poster-colours')
def poster_colours():
    def jar(colour, at, lid=True):
        turned(curve_profile([(0, 0), (0.2, 0), (0.22, 0.03), (0.22, 0.34), (0.19, 0.4)], 3), plastic(colour, 0.12), at)
        turned([(0.223, 0.1), (0.223, 0.28)], paper(), at, bevel=0)
        if lid:
            disc(0.21, 0.15, white(), (at[0], at[1], at[2] + 0.39), bevel=0.02)
            disc(0.15, 0.01, plastic(colour), (at[0], at[1], at[2] + 0.54))
        else:
            disc(0.18, 0.02, plastic(colour, 0.1), (at[0], at[1], at[2] + 0.38))
    for row in range(2):
        for column in range(5):
            jar(RAINBOW[(row * 6 + column) % 12], (-0.98 + 0.49 * column, 0.5 - 0.5 * row, 0), lid=not (row == 1 and column == 2))
    disc(0.21, 0.15, white(), (0.3, -0.55, 0), (0, 0, 0), bevel=0.02)
    paintbrush((-0.75, -0.5, 0), 8, GREEN, 0.7)


# Craft

def scissor_half(side, grip, blade, zigzag, reach=1):
    """One blade and its bow, for a pivot at the origin and the blade along y. `side` is where its bow lies."""
    if zigzag:
        edge = [(side * 0.085, 0.08)] + [(side * (0.05 + 0.035 * (k % 2)), 0.08 + 0.05 * k) for k in range(5, 22)]
        points = [(side * -0.1, -0.1), (side * -0.13, 0.4), (side * -0.1, 0.95), (side * 0.0, 1.2), *reversed(edge), (side * 0.06, -0.1)]
    else:
        points = [(side * -0.09, -0.1), (side * -0.11, 0.35), (side * -0.06, 0.85), (side * 0.035, 1.3), (side * 0.05, 1.28), (side * 0.05, 0.2), (side * 0.08, -0.1)]
    flat([(x, y * reach) for x, y in points], 0.035, blade, bevel=0.005)
    long = 1.0 if side > 0 else 0.82
    tube([(side * 0.01, -0.11, 0.03), (side * 0.03, -0.2, 0.03), (side * 0.07, -0.3, 0.03)], 0.085, grip, radii=(1, 1, 0.78))
    bow = smooth_outline([(side * 0.06, -0.25), (side * 0.3, -0.3), (side * 0.44, -0.55), (side * 0.4, -0.95 * long), (side * 0.24, -1.12 * long), (side * 0.1, -0.95 * long), (side * 0.07, -0.6)], 4)
    tube([(x, y, 0.03) for x, y in bow[::2]], 0.068, grip, closed=True)


def lying_scissors(zigzag):
    grip, blade = lacquer(), metal((0.24, 0.25, 0.26), 0.4)

    def pair():
        for side in (-1, 1):
            group(lambda: scissor_half(side, grip, blade, zigzag, 1.5), (0, 0, 0.05 + 0.03 * (side > 0)), (0, 0, side * 12))
        disc(0.07, 0.1, blade, (0, 0, 0.05))
        box((0.07, 0.012, 0.005), black(), (0, 0, 0.15), (0, 0, 30), bevel=0)
    group(pair, (0, 0, 0), (0, 0, -20))


@model('craft-scissors', views=('top', 'flat'))
def craft_scissors():
    lying_scissors(False)


@model('zigzag-scissors', views=('top', 'flat'))
def zigzag_scissors():
    lying_scissors(True)
    edge = [(0.42 + 0.03 * (k % 2), 1.1 - 0.06 * k) for k in range(22)]
    flat([(0.95, 1.1)] + edge + [(0.95, edge[-1][1])], 0.015, paper((0.85, 0.35, 0.3)), (0.25, 0.05, 0))


@model('paper-cutter', views=('top', 'flat'))
def paper_cutter():
    # A snap-off knife.
    body, blade, dark = lacquer(), steel(0.12), black()

    def knife(out):
        flat(smooth_outline([(-0.9, -0.13), (-0.9, 0.12), (-0.4, 0.17), (0.4, 0.15), (0.95, 0.13), (1.0, 0), (0.95, -0.13), (0.3, -0.16), (-0.4, -0.14)], 4), 0.16, body, (0, 0, 0), bevel=0.05)
        flat(rounded(1.5, 0.1, 0.04), 0.012, dark, (-0.1, 0.02, 0.156))
        flat(rounded(0.26, 0.16, 0.05), 0.07, dark, (-0.25, 0.02, 0.15), bevel=0.02)
        for k in range(5):
            box((0.015, 0.13, 0.02), grey(), (-0.33 + 0.04 * k, 0.02, 0.21), bevel=0.004)
        flat([(-0.85, -0.09), (-0.85, 0.09), (-0.9 - out, 0.09), (-1.08 - out, -0.09)], 0.02, blade, (0, 0, 0.07), bevel=0.003)
        for k in range(int(out / 0.13) + 1):
            flat([(-0.94 - 0.13 * k, 0.088), (-0.95 - 0.13 * k, 0.088), (-1.06 - 0.13 * k, -0.088), (-1.05 - 0.13 * k, -0.088)], 0.022, dark, (0, 0, 0.07), bevel=0.0005)
        for k in range(6):
            box((0.03, 0.34, 0.05), dark, (0.3 + 0.09 * k, 0, 0.05), bevel=0.012)
        flat(rounded(0.14, 0.24, 0.05), 0.14, dark, (0.98, 0, 0.01), bevel=0.03)
    group(lambda: knife(0.62), (0.1, 0.3, 0), (0, 0, 18))


@model('craft-kit', views=('top', 'three-quarter'))
def craft_kit():
    # An open box with paper, pom-poms, glue, scissors, sticks, and buttons.
    dyed = matt()
    box((2.0, 1.4, 0.06), dyed, bevel=0.02)
    for x, y, wide, deep in ((0, -0.68, 2.0, 0.05), (0, 0.68, 2.0, 0.05), (-0.98, 0, 0.05, 1.4), (0.98, 0, 0.05, 1.4), (0.0, 0, 0.03, 1.36)):
        box((wide, deep, 0.36), dyed, (x, y, 0), bevel=0.015)
    box((2.0, 0.06, 1.0), dyed, (0, 0.76, 0.3), (-25, 0, 0), bevel=0.03)
    for k in range(6):
        box((0.8, 0.55, 0.015), paper(BRIGHT[k]), (-0.48 + 0.02 * k, 0.33, 0.1 + 0.03 * k), (0, 0, 3 * k - 6), bevel=0)
    from models.toys import fluff, star
    chance = random.Random(1)
    for k in range(16):
        fluff(0.1, rubber(BRIGHT[k % 6]), (0.2 + 0.2 * (k % 4), -0.5 + 0.2 * (k // 4), 0.24), hairs=350, length=0.05)
    for k in range(8):
        flat(rounded(0.07, 0.85, 0.03), 0.02, wood((0.8, 0.6, 0.35)) if k % 2 else plastic(BRIGHT[k % 6]), (-0.85 + 0.08 * k, -0.25, 0.12 + 0.02 * (k % 3)), 5 * math.sin(k))

    def glue():
        turned(curve_profile([(0, 0), (0.14, 0), (0.15, 0.5), (0.1, 0.6), (0.05, 0.64)], 4), white())
        turned([(0.06, 0.62), (0.05, 0.74), (0.015, 0.86), (0, 0.86)], plastic(ORANGE))
        turned([(0.152, 0.1), (0.152, 0.42)], plastic(BLUE), bevel=0)
    group(glue, (-0.25, -0.95, 0.15), (0, 75, 8))
    grip, blade = lacquer(), steel()
    group(lambda: [group(lambda: scissor_half(side, grip, blade, False), (0, 0, 0.04 + 0.03 * (side > 0)), (0, 0, side * 14)) for side in (-1, 1)], (0.75, 0.3, 0.25), (0, 0, 30), 0.42)
    for k in range(6):
        flat(star(5, 0.09, 0.045), 0.02, plastic(BRIGHT[k]), (0.75 - 0.1 * k, -0.88 - 0.1 * (k % 2), 0), 20 * k)


# Files

@model('file-folder')
def file_folder():
    # A folder with a tab and papers that stick out.
    dyed = matt()

    def folder():
        plate([(-0.75, 0), (0.75, 0), (0.75, 1.05), (-0.13, 1.05), (-0.2, 1.17), (-0.6, 1.17), (-0.68, 1.05), (-0.75, 1.05)], 0.018, dyed, (0, 0.06, 0), bevel=0.005)
        for p in range(3):
            box((1.38, 0.006, 1.06), paper(), (0.03 - 0.03 * p, 0.03 - 0.012 * p, 0.02), bevel=0)
        plate(rounded(1.5, 0.98, 0.03), 0.018, dyed, (0, -0.04, 0.49), bevel=0.005)
    group(folder, (0, 0, 0), (-10, 0, 0))


@model('document-organiser')
def document_organiser():
    # A zipped case that stands open, with pockets for papers, cards and pens.
    dyed, dark = matt(), black()

    def half():
        box((1.5, 0.12, 1.1), dyed, bevel=0.06)
        tube([(x, 0, z + 0.55) for x, z in rounded(1.51, 1.11, 0.06)], 0.016, dark, closed=True, straight=True)
    group(half, (0, 0.3, 0), (-8, 0, 0))

    def inside():
        for k in range(4):
            box((1.3, 0.012, 0.98), paper(), (0.0, -0.075 - 0.016 * k, 0.08 - 0.02 * k), bevel=0)
        plate(rounded(1.38, 0.62, 0.04), 0.03, dyed, (0, -0.15, 0.37), bevel=0.01)
        for k in range(3):
            plate(rounded(0.4, 0.26, 0.02), 0.02, plastic(BRIGHT[k]), (-0.42, -0.175, 0.6 - 0.06 * k), bevel=0.004)
            plate(rounded(0.46, 0.24, 0.02), 0.02, dyed, (-0.42, -0.185 - 0.004 * k, 0.46 - 0.1 * k), bevel=0.006)
        for k in range(2):
            tube([(0.25 + 0.14 * k, -0.2, 0.3), (0.25 + 0.14 * k, -0.2, 0.95)], 0.035, steel() if k else dark)
            ring(0.045, 0.02, dyed, (0.25 + 0.14 * k, -0.2, 0.5), flat=2.5)
    group(inside, (0, 0.3, 0), (-8, 0, 0))
    box((1.5, 1.0, 0.1), dyed, (0, -0.4, 0), bevel=0.04)
    flat(rounded(1.34, 0.84, 0.04), 0.012, dyed, (0, -0.4, 0.1))
    flat(rounded(1.2, 0.6, 0.02), 0.03, paper((0.9, 0.87, 0.75)), (0, -0.42, 0.105))
    for k in range(6):
        box((0.9, 0.015, 0.004), grey(), (-0.05, -0.22 - 0.08 * k, 0.135), bevel=0)
    box((0.3, 0.05, 0.04), dark, (0, -0.92, 0.05), bevel=0.015)


@model('ring-binder')
def ring_binder():
    # A lever-arch binder, its back towards the viewer.
    dyed, label, hole = matt(), paper(), steel()

    def binder():
        box((0.5, 0.03, 1.5), dyed, (0, -0.6, 0), bevel=0.01)
        for side in (-1, 1):
            box((0.03, 1.25, 1.5), dyed, (side * 0.235, 0.02, 0), bevel=0.01)
        box((0.36, 1.0, 1.4), paper(), (0, 0.0, 0.03), bevel=0.005)
        plate(rounded(0.34, 0.6, 0.02), 0.008, label, (0, -0.618, 1.0), bevel=0.002)
        for k in range(4):
            box((0.24, 0.003, 0.01), grey(), (0, -0.624, 0.85 + 0.1 * k), bevel=0)
        ring(0.09, 0.022, hole, (0, -0.618, 0.35), (90, 0, 0))
        disc(0.08, 0.004, black(), (0, -0.618, 0.35), (90, 0, 0), bevel=0)
        box((0.04, 0.04, 1.44), steel(), (0, -0.57, 0.03))
    binder()


@model('expanding-file', views=('three-quarter', 'top'))
def expanding_file():
    # A fan of pockets with coloured tabs.
    dyed = matt()
    count = 13
    for k in range(count):
        lean = 30 - 56 * k / (count - 1)

        def leafy():
            if k in (0, count - 1):
                plate(rounded(1.6, 1.1, 0.05), 0.03, dyed, (0, 0, 0.55), bevel=0.01)
            else:
                plate(rounded(1.5, 1.0, 0.03), 0.014, dyed, (0, 0, 0.5), bevel=0.003)
                plate(rounded(0.2, 0.12, 0.02), 0.012, plastic(BRIGHT[k % 6]), (-0.62 + 0.113 * (k - 1), 0, 1.03), bevel=0.003)
        group(leafy, (0, -0.3 + 0.6 * k / (count - 1), 0), (lean, 0, 0))
    box((1.6, 0.7, 0.05), dyed, (0, 0, 0), bevel=0.02)
    box((0.24, 0.05, 0.16), black(), (0, -0.62, 0.5), (30, 0, 0), bevel=0.02)


@model('display-file')
def display_file():
    # A file that stands a little open, with certificates in its clear pockets.
    dyed, film = matt(), plastic((0.85, 0.9, 0.93), 0.05)
    count = 9
    for k in range(count):
        outline = [(x + 0.56, z) for x, z in rounded(1.12, 1.5, 0.04)]

        def sheet_of():
            if k in (0, count - 1):
                plate(outline, 0.035, dyed, (0, 0, 0.75), bevel=0.01)
                if k == 0:
                    plate([(x + 0.56, z) for x, z in rounded(0.6, 0.26, 0.03)], 0.008, paper(), (0, -0.02, 1.05), bevel=0.002)
                    for row in range(2):
                        box((0.45, 0.004, 0.012), grey(), (0.56, -0.026, 1.0 + 0.08 * row), bevel=0)
            else:
                plate([(x * 0.97, z * 0.97) for x, z in outline], 0.008, film, (0, 0, 0.75), bevel=0.002)
                plate([(x + 0.54, z) for x, z in rounded(0.9, 1.3, 0.01)], 0.012, paper((0.93, 0.88, 0.75)), (0, 0, 0.75), bevel=0.001)
                plate([(x + 0.54, z) for x, z in rounded(0.82, 1.2, 0.01)], 0.014, plastic((0.6, 0.4, 0.1)), (0, 0, 0.75), bevel=0.001, holes=[[(x + 0.54, z) for x, z in rounded(0.76, 1.14, 0.01)]])
        group(sheet_of, (-0.56, -0.07 + 0.02 * k, 0), (0, 0, -14 + 4.2 * k))
    box((0.05, 0.2, 1.5), dyed, (-0.57, 0.01, 0), bevel=0.02)


# School

def protractor(at, spin, material):
    outline = [(0.5 * math.cos(math.pi * k / 24), 0.5 * math.sin(math.pi * k / 24)) for k in range(25)]
    hole = [(0.28 * math.cos(math.pi * k / 20), 0.06 + 0.28 * math.sin(math.pi * k / 20)) for k in range(21)]
    flat(outline, 0.02, material, at, spin, 0.004, [hole])

    def marks():
        for k in range(1, 36):
            a = math.pi * k / 36
            far = 0.42 if k % 2 == 0 else 0.45
            tube([(far * math.cos(a), far * math.sin(a), 0.022), (0.49 * math.cos(a), 0.49 * math.sin(a), 0.022)], 0.004, black(), straight=True)
    group(marks, at, (0, 0, spin))


def set_square(at, spin, material, short=0.6, long=0.9):
    outline = [(0, 0), (short, 0), (0, long)]
    inner = [(0.12, 0.1), (short * 0.58, 0.1), (0.12, long * 0.6)]
    flat(outline, 0.02, material, at, spin, 0.004, [inner])

    def marks():
        for k in range(1, int(long / 0.04) - 2):
            box((0.07 if k % 5 == 0 else 0.04, 0.005, 0.002), black(), (0.03, 0.04 * k, 0.021), bevel=0)
    group(marks, at, (0, 0, spin))


def ruler(at, spin, length, material, width=0.2):
    def make():
        flat(rounded(length, width, 0.02), 0.02, material, bevel=0.004)
        ink = black()
        for k in range(int(length / 0.03) - 1):
            box((0.006, 0.08 if k % 10 == 0 else 0.06 if k % 5 == 0 else 0.04, 0.002), ink, (-length / 2 + 0.03 + 0.03 * k, width / 2 - (0.04 if k % 10 == 0 else 0.03 if k % 5 == 0 else 0.02), 0.02), bevel=0)
            if k % 10 == 0:
                text(str(k // 10), 0.055, ink, (-length / 2 + 0.045 + 0.03 * k, width / 2 - 0.12, 0.021), (-90, 0, 0), 0.001)
    group(make, at, (0, 0, spin))


def compass(at, spin, opening=16, scale=1.0):
    """A drawing compass, lying flat."""
    def make():
        metal_part = steel()
        for side in (-1, 1):
            group(lambda: (tube([(0, 0, 0.05), (0, -0.62, 0.05)], 0.035, metal_part, radii=(1.1, 0.8)), tube([(0, -0.6, 0.05), (0, -0.85, 0.05)], 0.02 if side < 0 else 0.045, metal_part if side < 0 else plastic(YELLOW), radii=(1, 0.15))), (0, 0, 0), (0, 0, side * opening))
        disc(0.1, 0.09, metal_part, (0, 0, 0.005))
        tube([(0, 0.08, 0.05), (0, 0.22, 0.05)], 0.03, black())
    group(make, at, (0, 0, spin), scale)


def tin(colour, width=1.9, deep=0.9):
    box((width, deep, 0.12), plastic(colour, 0.2), bevel=0.05)
    flat(rounded(width - 0.1, deep - 0.1, 0.05), 0.01, white(0.4), (0, 0, 0.12))
    box((width, 0.06, deep), plastic(colour, 0.2), (0, deep / 2 + 0.02, 0.08), (-22, 0, 0), bevel=0.03)


@model('geometry-box', views=('top', 'flat'))
def geometry_box():
    tin(BLUE, 2.1, 1.0)
    clear = plastic((0.75, 0.85, 0.5), 0.1)
    protractor((-0.52, -0.05, 0.14), 0, clear)
    set_square((0.15, -0.42, 0.14), -62, plastic((0.5, 0.75, 0.9), 0.1), 0.42, 0.72)
    compass((0.62, 0.28, 0.14), 70, 10, 0.85)
    ruler((-0.1, -0.4, 0.16), 0, 1.4, plastic((0.9, 0.75, 0.25), 0.1), 0.14)
    pencil(RED, (-0.98, -0.2, 0.2), (-90, 0, -90), 0.9, eraser=False)
    flat(rounded(0.24, 0.14, 0.03), 0.1, rubber((0.92, 0.92, 0.9)), (0.85, -0.35, 0.14))


@model('compass-box', views=('top', 'flat'))
def compass_box():
    # A lined case with a compass, a divider, leads and a spare point.
    box((1.9, 1.3, 0.16), black(), bevel=0.05)
    flat(rounded(1.78, 1.18, 0.05), 0.02, rubber((0.03, 0.06, 0.2)), (0, 0, 0.15))
    compass((-0.45, 0.35, 0.16), 0, 12, 1.0)
    compass((0.2, 0.35, 0.16), 0, 8, 0.95)
    disc(0.06, 0.5, plastic(RED), (0.62, -0.1, 0.22), (-90, 0, 0))
    disc(0.05, 0.3, steel(), (0.62, -0.45, 0.22), (-90, 0, 0))
    tube([(0.78, -0.45, 0.2), (0.78, 0.4, 0.2)], 0.03, plastic(YELLOW))
    box((1.9, 0.08, 1.3), black(), (0, 0.68, 0.1), (-22, 0, 0), bevel=0.05)
    group(lambda: protractor((0, 0, 0), 0, plastic((0.75, 0.85, 0.5), 0.1)), (0, 0.77, 0.42), (68, 0, 0))


@model('school-kit')
def school_kit():
    # A pencil case, a lunch-size notebook, a bottle, pencils, a ruler and a calculator.
    def book():
        bound(plastic(GREEN), 0.9, 1.2, 0.1)
        plate(rounded(0.5, 0.25, 0.02), 0.01, white(), (0.04, -0.085, 0.85))
    standing(book, (-0.35, 0.35, 0))
    standing(lambda: bound(plastic(ORANGE), 0.9, 1.2, 0.1), (0.15, 0.55, 0))
    turned(curve_profile([(0, 0), (0.22, 0), (0.24, 0.05), (0.24, 0.85), (0.2, 0.95)], 4), plastic(SKY), (0.85, 0.2, 0))
    disc(0.2, 0.22, plastic(RED), (0.85, 0.2, 0.94), bevel=0.03)
    tube([(0.75, 0.2, 1.14), (0.76, 0.2, 1.3), (0.94, 0.2, 1.3), (0.95, 0.2, 1.14)], 0.03, white())
    pillow(1.2, 0.4, 0.36, plastic(PINK, 0.7), (-0.3, -0.35, 0))
    tube([(-0.74, -0.48, 0.33), (-0.3, -0.512, 0.33), (0.14, -0.48, 0.33)], 0.016, steel())
    for k, colour in enumerate((RED, YELLOW, BLUE)):
        pencil(colour, (-0.75 + 0.06 * k, -0.72 - 0.17 * k, 0.06), (0, 90, 3 - 3 * k), 0.95)
    ruler((0.9, -0.93, 0), 10, 0.9, plastic((0.9, 0.75, 0.25), 0.1))

    def calculator():
        flat(rounded(0.36, 0.56, 0.04), 0.07, black(), bevel=0.015)
        flat(rounded(0.28, 0.1, 0.01), 0.01, plastic((0.45, 0.55, 0.4)), (0, 0.18, 0.066))
        for row in range(4):
            for column in range(4):
                flat(rounded(0.055, 0.06, 0.01), 0.02, white() if column < 3 else plastic(ORANGE), (-0.11 + 0.073 * column, 0.05 - 0.085 * row, 0.065))
    group(calculator, (0.7, -0.45, 0), (0, 0, -12))


@model('ruler-set', views=('top', 'flat'))
def ruler_set():
    ruler((0, 0.6, 0), 0, 2.2, plastic((0.9, 0.7, 0.15), 0.1), 0.26)
    protractor((-0.5, -0.15, 0), 0, plastic((0.9, 0.45, 0.5), 0.1))
    set_square((0.2, -0.35, 0), 0, plastic((0.35, 0.65, 0.85), 0.1), 0.7, 0.8)
    set_square((-1.0, -0.9, 0), 0, plastic((0.45, 0.75, 0.35), 0.1), 0.95, 0.62)
    ruler((0.55, -0.65, 0), 0, 1.1, plastic((0.7, 0.5, 0.8), 0.1))


# Packing

@model('packing-tape')
def packing_tape():
    def roll(at, turn, tone):
        def make():
            turned([(0.34, 0), (0.6, 0), (0.6, 0.4), (0.34, 0.4), (0.34, 0)], plastic(tone, 0.12), bevel=0.008)
            turned([(0.3, -0.005), (0.34, -0.005), (0.34, 0.405), (0.3, 0.405), (0.3, -0.005)], cardboard(), bevel=0.004)
        group(make, at, turn)
    roll((0, 0, 0.6), (90, 0, -20), (0.5, 0.27, 0.09))


@model('courier-bags', views=('top', 'three-quarter'), pieces=0)
def courier_bags():
    skin, inner = plastic((0.82, 0.83, 0.84), 0.3), plastic((0.12, 0.13, 0.14))
    for k in range(6):
        sheet(1.5, 1.9, skin, (0.02 * k, 0.02 * k, 0.03 * k), (0, 0, 2 * math.sin(k * 3)), ripple=0.03, seed=k, steps=40)
    z = 0.2

    def front():
        pillow(1.5, 1.75, 0.34, skin, (0, -1.0, z + 0.14), (-90, 0, 0))
        flat([(-0.75, 0), (0.75, 0), (0.72, 0.26), (-0.72, 0.26)], 0.015, skin, (0, 0.74, z + 0.13))
        box((1.44, 0.1, 0.012), plastic((0.75, 0.2, 0.1)), (0, 0.93, z + 0.145), bevel=0)
        flat(rounded(0.85, 0.6, 0.03), 0.01, white(), (-0.1, -0.15, z + 0.315), bevel=0.002)
        for k in range(18):
            box((0.012 + 0.012 * (k * 7 % 3), 0.16, 0.004), black(), (-0.4 + 0.033 * k, 0.02, z + 0.326), bevel=0)
        for k in range(3):
            box((0.5 - 0.1 * k, 0.025, 0.004), black(), (-0.2 - 0.05 * k, -0.18 - 0.09 * k, z + 0.326), bevel=0)
    group(front, (0, 0, 0), (0, 0, 8))


@model('corrugated-boxes')
def corrugated_boxes():
    card, tape = cardboard(), plastic((0.45, 0.22, 0.06), 0.15)

    def closed(size, at, spin):
        def make():
            wide, deep, high = size
            box(size, card, bevel=0.012)
            box((wide + 0.004, 0.12, 0.006), tape, (0, 0, high), bevel=0)
            for side in (-1, 1):
                box((0.006, 0.12, high * 0.25), tape, (side * wide / 2, 0, high * 0.75), bevel=0)
            box((wide * 0.99, 0.006, 0.004), black(), (0, 0, high + 0.006), bevel=0)
            for k in range(2):
                x = wide * 0.3 - 0.16 * k
                plate([(-0.02, 0), (0.02, 0), (0.02, 0.1), (0.05, 0.1), (0, 0.17), (-0.05, 0.1), (-0.02, 0.1)], 0.004, black(), (x, -deep / 2 - 0.002, 0.1), bevel=0.001)
        group(make, at, (0, 0, spin))
    closed((1.2, 0.9, 0.8), (0, 0, 0), 5)


@model('bubble-wrap')
def bubble_wrap():
    # A roll with a free end, covered with bubbles.
    film = plastic((0.75, 0.86, 0.92), 0.08)
    film.node_tree.nodes['Principled BSDF'].inputs['Transmission'].default_value = 0.35
    radius, width = 0.62, 1.9
    turned([(0.12, 0), (radius, 0), (radius, width), (0.12, width), (0.12, 0)], film, (-width / 2, 0.3, radius), (0, 90, 0), bevel=0.02)
    for side in (-1, 1):
        for k in range(7):
            ring(0.16 + 0.065 * k, 0.012, white(), (side * width / 2, 0.3, radius), (0, 90, 0))
    turned([(0.13, -0.01), (0.13, width + 0.01)], cardboard(), (-width / 2, 0.3, radius), (0, 90, 0), thickness=0.02)
    sheet(width, 1.1, film, (0, -0.75, 0.02), ripple=0.02, thickness=0.015, steps=40)
    for column in range(19):
        x = -width / 2 + 0.05 + 0.1 * column
        for k in range(28):
            angle = math.radians(-95 + 9.4 * k + 4.7 * (column % 2))
            dot(0.042, film, (x, 0.3 + radius * math.cos(angle) * -1, radius + radius * math.sin(angle)), (1, 1, 1)) if k < 20 else None
        for k in range(11):
            dot(0.042, film, (x, -1.26 + 0.1 * k + 0.05 * (column % 2), 0.045), (1, 1, 0.7))


@model('shipping-labels', pieces=0)
def shipping_labels():
    # A roll of labels, its end on the table.
    backing, label, ink = paper((0.85, 0.72, 0.4)), white(0.5), black()
    radius, width = 0.6, 0.9

    def roll():
        turned([(0.22, 0), (radius, 0), (radius, width), (0.22, width), (0.22, 0)], white(0.6), (-width / 2, 0, 0), (0, 90, 0), bevel=0.01)
        for k in range(6):
            ring(0.26 + 0.055 * k, 0.006, grey(), (-width / 2 - 0.001, 0, 0), (0, 90, 0))
        turned([(0.22, -0.005), (0.22, width + 0.005)], cardboard(), (-width / 2, 0, 0), (0, 90, 0), thickness=0.03)

    group(roll, (0, 0.5, radius), (0, 0, 0))
    box((width, 1.8, 0.008), backing, (0, -0.4, 0), bevel=0)

    def sticker():
        flat(rounded(0.82, 0.52, 0.04), 0.008, label, bevel=0.002)
        for k in range(22):
            box((0.008 + 0.01 * (k * 5 % 3), 0.14, 0.003), ink, (-0.33 + 0.031 * k, -0.14, 0.008), bevel=0)
        text('SHIP TO', 0.09, ink, (-0.18, 0.18, 0.009), (-90, 0, 0), 0.001)
        for k in range(3):
            box((0.6 - 0.14 * k, 0.018, 0.003), ink, (-0.05 - 0.07 * k, 0.1 - 0.06 * k, 0.008), bevel=0)
    for k in range(3):
        group(sticker, (0, -1.02 + 0.56 * k, 0.008))
    group(sticker, (0, 0.5 - 0.605 * math.cos(math.radians(25)), radius + 0.61 * math.sin(math.radians(25))), (65, 0, 0))
    group(sticker, (0.75, -0.8, 0), (0, 0, -20))
