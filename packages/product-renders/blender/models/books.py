"""Books. Their covers are drawn when an image is composed."""

import math

from materials import *
from parts import *
from registry import model

from models.stationery import pencil
from models.toys import BRIGHT, RED, dot, flat

VIEWS = ('three-quarter', 'front')


def leaves(width, depth, height, at=(0, 0, 0)):
    """A block of paper with fine lines at its edges, except at the top, where they would be too fine to be drawn."""
    box((width, depth, height), paper(), at, bevel=0.003)
    line = paper((0.74, 0.72, 0.67))
    count = max(3, int(depth / 0.03))
    for k in range(1, count):
        y = at[1] - depth / 2 + depth * k / count
        box((width + 0.002, 0.003, height - 0.01), line, (at[0], y, at[2] - 0.001), bevel=0)


def paperback(face, spine, width=1.0, height=1.45, depth=0.16, thick=0.012):
    """A standing paperback, its spine at the left. At the top, the paper hides the edge of the back cover and the
    face that of the front cover: they are too thin to be drawn."""
    leaves(width - 0.012, depth, height + 0.001, (0.0, 0, 0.003))
    for side in (-1, 1):
        box((width, thick, height - 0.004), spine, (0, side * (depth / 2 + thick / 2), 0), bevel=0.004)
    box((thick, depth + 2 * thick, height), spine, (-width / 2, 0, 0), bevel=0.004)
    plate(rounded(width - 0.002, height, 0.004), 0.004, face, (0, -depth / 2 - thick - 0.002, height / 2), bevel=0.0005)


def hardcover(face, spine, width=1.05, height=1.45, depth=0.2, board=0.035, ribbon=None, corners=None):
    """A standing hardcover with overhanging boards and a rounded spine at the left."""
    leaves(width - 0.08, depth, height - 0.09, (0.0, 0, 0.045))
    for side in (-1, 1):
        box((width, board, height), spine, (0.01, side * (depth / 2 + board / 2), 0), bevel=0.01)
    arc = [(-width / 2 - 0.03 - 0.035 * math.cos(math.pi * (k / 10 - 0.5)), (depth / 2 + board) * math.sin(math.pi * (k / 10 - 0.5))) for k in range(11)]
    loft([[(x, y, z) for x, y in arc] + [(-width / 2 + 0.01, depth / 2 + board, z), (-width / 2 + 0.01, -depth / 2 - board, z)] for z in (0, height)], spine, smooth=0)
    for z in (0.045, height - 0.075):
        tube([(-width / 2 + 0.02, -depth / 2 + 0.02, z), (-width / 2 + 0.02, depth / 2 - 0.02, z)], 0.02, plastic((0.8, 0.75, 0.6)))
    plate(rounded(width - 0.1, height - 0.006, 0.006), 0.004, face, (0.055, -depth / 2 - board - 0.002, height / 2), bevel=0.0005)
    if ribbon:
        tube([(0.1, 0, height - 0.05), (0.1, -0.01, 0.03), (0.13, -depth / 2 - 0.02, -0.0), (0.16, -depth / 2 - board - 0.1, 0.005)], 0.012, ribbon)
    if corners:
        for x, z, sx, sz in ((width / 2 + 0.01, height, -1, -1), (width / 2 + 0.01, 0, -1, 1)):
            plate([(0, 0), (sx * 0.14, 0), (0, sz * 0.14)], 0.012, corners, (x, -depth / 2 - board - 0.003, z), bevel=0.003)


def standing(make, at=(0, 0, 0), spin=18, lean=-3, scale=1):
    """A book that stands, turned so that its cover and its spine are both seen from the left front. A larger `spin`
    shows more of the spine."""
    group(make, at, (lean, 0, spin - 24), scale)


NAVY, MAROON, FOREST, TEAL, SAFFRON = (0.02, 0.04, 0.16), (0.22, 0.02, 0.03), (0.02, 0.12, 0.05), (0.02, 0.16, 0.2), (0.75, 0.22, 0.02)


@model('practice-sets', views=VIEWS, prints='cover', aspect=0.71)
def practice_sets():
    # A pile of papers with the top copy standing behind it.
    face = printed()
    standing(lambda: paperback(face, paper((0.75, 0.55, 0.1)), 1.05, 1.48, 0.07), (0.1, 0.3, 0), 8)
    for k in range(5):
        def copy():
            paperback(face, paper(BRIGHT[k % 6]), 1.05, 1.48, 0.05)
        group(copy, (-0.02 + 0.03 * math.sin(k * 4), -1.3, 0.04 + 0.076 * k), (-90, 0, 4 * math.sin(k * 3)), 0.85)


@model('solved-papers', views=VIEWS, prints='cover', aspect=0.71)
def solved_papers():
    face = printed()
    standing(lambda: paperback(face, paper((0.6, 0.1, 0.08)), 1.05, 1.48, 0.12))
    pencil(RED, (-0.55, -0.55, 0.05), (0, 90, 8), 1.1)


@model('thick-guide-book', views=VIEWS, prints='cover', aspect=0.71)
def thick_guide_book():
    standing(lambda: paperback(printed(), paper((0.06, 0.14, 0.35)), 1.05, 1.48, 0.36), spin=26)


@model('question-bank', views=VIEWS, prints='cover', aspect=0.71)
def question_bank():
    face = printed()
    standing(lambda: paperback(face, paper((0.05, 0.3, 0.25)), 1.05, 1.48, 0.26), (0.12, 0.25, 0), 16)
    standing(lambda: paperback(face, paper((0.05, 0.3, 0.25)), 1.05, 1.48, 0.26), (-0.15, -0.25, 0), 16)


# Children's books

@model('story-book', views=VIEWS, prints='cover', aspect=0.86)
def story_book():
    standing(lambda: hardcover(printed(), paper((0.8, 0.5, 0.08)), 1.3, 1.42, 0.1, 0.04))


def crayon(colour, at, spin):
    def make():
        disc(0.05, 0.6, rubber(colour), bevel=0.004)
        turned([(0.05, 0.6), (0.022, 0.7), (0, 0.7)], rubber(colour), sides=24)
        disc(0.053, 0.46, paper(tuple(0.45 + 0.5 * channel for channel in colour)), (0, 0, 0.06))
    group(make, (at[0], at[1], 0.053), (-90, 0, spin))


@model('colouring-book', views=VIEWS, prints='cover', aspect=0.78)
def colouring_book():
    standing(lambda: paperback(printed(), paper((0.85, 0.3, 0.4)), 1.14, 1.46, 0.06), (0, 0.2, 0), 10)
    for k, (x, y, spin) in enumerate(((-0.75, -0.5, -70), (-0.45, -0.75, -95), (0.05, -0.5, -60), (0.2, -0.85, -85), (0.65, -0.6, -30), (0.35, -0.55, 20))):
        crayon(BRIGHT[k], (x, y), spin)


@model('activity-book', views=VIEWS, prints='cover', aspect=0.78)
def activity_book():
    # A wire-bound book with stickers and a pencil.
    face = printed()

    def book():
        paperback(face, paper((0.1, 0.45, 0.6)), 1.14, 1.46, 0.08)
        for k in range(16):
            from parts import ring as loop
            loop(0.075, 0.012, white(), (-0.57, 0, 0.08 + 0.087 * k))
    standing(book, (0, 0.2, 0), 10)
    pencil((0.9, 0.55, 0.02), (-0.6, -0.6, 0.05), (0, 90, 10), 1.1)
    from models.toys import heart, star
    flat(star(5, 0.14, 0.065), 0.012, plastic(BRIGHT[1]), (-0.5, -0.95, 0))
    flat(heart(0.26), 0.012, plastic(BRIGHT[0]), (-0.1, -0.98, 0))
    flat([(0.12 * math.cos(k * 0.26), 0.12 * math.sin(k * 0.26)) for k in range(24)], 0.012, plastic(BRIGHT[2]), (0.28, -0.95, 0))


@model('board-book', views=VIEWS, prints='cover', aspect=1.0)
def board_book():
    # Thick board leaves with round corners, a little open.
    face, edge = printed(), white(0.5)
    count = 8
    for k in range(count):
        def board():
            plate([(x + 0.6, z) for x, z in rounded(1.2, 1.2, 0.14)], 0.055, edge if k else paper((0.9, 0.3, 0.1)), (0, 0, 0.6), bevel=0.015)
            if k == 0:
                plate([(x + 0.6, z) for x, z in rounded(1.17, 1.17, 0.13)], 0.006, face, (0, -0.029, 0.6), bevel=0.001)
            elif k < count - 1:
                plate([(x + 0.6, z) for x, z in rounded(1.1, 1.1, 0.12)], 0.004, plastic(BRIGHT[k % 6]), (0, -0.029, 0.6), bevel=0.001)
        group(board, (-0.6, -0.22 + 0.06 * k, 0), (0, 0, -14 + 2.6 * k))
    box((0.05, 0.5, 1.2), paper((0.9, 0.3, 0.1)), (-0.62, -0.01, 0), bevel=0.02)


@model('picture-book', views=VIEWS, prints='cover', aspect=1.29)
def picture_book():
    standing(lambda: hardcover(printed(), paper((0.1, 0.4, 0.55)), 1.7, 1.25, 0.1, 0.04), spin=14)


# Books for adults

@model('novel', views=VIEWS, prints='cover', aspect=0.66)
def novel():
    standing(lambda: paperback(printed(), paper(NAVY), 0.95, 1.45, 0.2))


@model('short-stories', views=VIEWS, prints='cover', aspect=0.66)
def short_stories():
    # One copy stands, another lies.
    face = printed()
    standing(lambda: paperback(face, paper(MAROON), 0.95, 1.45, 0.15), (0.1, 0.3, 0), 14)
    group(lambda: paperback(face, paper(MAROON), 0.95, 1.45, 0.15), (-0.1, -1.25, 0.09), (-90, 0, 18), 0.85)


@model('poetry-book', views=VIEWS, prints='cover', aspect=0.66)
def poetry_book():
    standing(lambda: hardcover(printed(), paper(TEAL), 1.03, 1.42, 0.1, 0.03, ribbon=plastic(RED)))


@model('handbook', views=VIEWS, prints='cover', aspect=0.68)
def handbook():
    standing(lambda: paperback(printed(), paper(FOREST), 0.95, 1.4, 0.14))


@model('self-help-book', views=VIEWS, prints='cover', aspect=0.66)
def self_help_book():
    standing(lambda: hardcover(printed(), paper((0.75, 0.5, 0.08)), 1.03, 1.42, 0.16, 0.03))


def wire_bound(face, back, width, height, depth):
    leaves(width - 0.04, depth, height - 0.03, (0.02, 0, 0.015))
    for side in (-1, 1):
        box((width, 0.02, height), back, (0, side * (depth / 2 + 0.01), 0), bevel=0.008)
    plate(rounded(width - 0.12, height - 0.004, 0.01), 0.004, face, (0.06, -depth / 2 - 0.022, height / 2), bevel=0.0005)
    count = 22
    for k in range(count):
        ring(depth * 0.7 + 0.02, 0.012, black(), (-width / 2 + 0.02, 0, height * (k + 0.8) / (count + 0.6)))


@model('workbook', views=VIEWS, prints='cover', aspect=0.68)
def workbook():
    standing(lambda: wire_bound(printed(), paper((0.85, 0.8, 0.7)), 1.1, 1.42, 0.12), (0, 0.15, 0), 12)
    pencil((0.9, 0.55, 0.02), (-0.5, -0.5, 0.05), (0, 90, 10), 1.1)


# Scriptures

@model('pocket-scripture', views=VIEWS, prints='cover', aspect=0.68)
def pocket_scripture():
    # A small fat book beside prayer beads, which show its size.
    face = printed()
    standing(lambda: hardcover(face, leather_of(MAROON), 0.85, 1.1, 0.3, 0.02, ribbon=plastic((0.8, 0.5, 0.05))), (0, 0.2, 0), 20)
    bead = wood((0.3, 0.1, 0.04))
    for k in range(40):
        angle = 2 * math.pi * k / 40
        dot(0.045, bead, (0.25 + 0.55 * math.cos(angle), -0.55 + 0.25 * math.sin(angle), 0.045))
    dot(0.065, bead, (-0.36, -0.58, 0.065))
    tube([(-0.4, -0.6, 0.05), (-0.62, -0.68, 0.03)], 0.05, plastic(SAFFRON), radii=(0.5, 1))


def leather_of(rgb):
    return plastic(rgb, 0.5)


@model('illustrated-scripture', views=VIEWS, prints='cover', aspect=0.75)
def illustrated_scripture():
    standing(lambda: hardcover(printed(), leather_of(SAFFRON), 1.2, 1.48, 0.24, 0.035, corners=gold()))


@model('large-print-scripture', views=VIEWS, prints='cover', aspect=0.76)
def large_print_scripture():
    # On a folding wooden stand.
    def book():
        hardcover(printed(), leather_of(MAROON), 1.3, 1.6, 0.34, 0.04, ribbon=plastic((0.8, 0.5, 0.05)))
    standing(book, (0, 0.0, 0), 22)


@model('gift-scripture', views=VIEWS, prints='cover', aspect=0.69)
def gift_scripture():
    # A slipcase with the book half drawn out of it.
    face = printed()

    def boxed():
        case = leather_of((0.3, 0.02, 0.05))
        hardcover(face, leather_of((0.3, 0.02, 0.05)), 1.08, 1.42, 0.24, 0.03, ribbon=gold(), corners=gold())
    standing(boxed, (0.25, -0.2, 0), 16)

    def slipcase():
        case = leather_of((0.24, 0.015, 0.04))
        for side in (-1, 1):
            box((1.1, 0.03, 1.5), case, (0, side * 0.19, 0), bevel=0.01)
            box((0.7, 0.006, 0.012), gold(), (0, -0.208, 0.75 + side * 0.6), bevel=0)
            box((0.012, 0.006, 1.2), gold(), (side * 0.38, -0.208, 0.15), bevel=0)
        box((0.03, 0.4, 1.5), case, (0.54, 0, 0), bevel=0.01)
        for z in (0, 1.47):
            box((1.1, 0.4, 0.03), case, (0, 0, z), bevel=0.01)
        box((1.0, 0.3, 1.4), black(), (0.04, 0, 0.05), bevel=0)
    standing(slipcase, (-0.3, 0.35, 0), 16)


@model('family-scripture', views=VIEWS, prints='cover', aspect=0.75)
def family_scripture():
    standing(lambda: hardcover(printed(), leather_of(NAVY), 1.22, 1.5, 0.42, 0.04, ribbon=plastic(RED), corners=brass()), spin=24)


# Cookbooks

@model('cookbook', views=VIEWS, prints='cover', aspect=0.85)
def cookbook():
    face = printed()
    standing(lambda: hardcover(face, paper((0.7, 0.25, 0.08)), 1.32, 1.46, 0.18, 0.035), (0, 0.15, 0), 14)
    timber = wood((0.6, 0.38, 0.18))
    tube([(-0.75, -0.6, 0.05), (-0.2, -0.66, 0.05), (0.35, -0.7, 0.05)], 0.035, timber)
    ball(0.11, timber, (-0.82, -0.6, 0.06), (1.5, 1, 0.45), (0, 0, -6))
    tomato = food((0.7, 0.04, 0.02), 0.2)
    for x, y in ((0.55, -0.6), (0.78, -0.5)):
        ball(0.12, tomato, (x, y, 0.11), (1, 1, 0.9))
        ball(0.03, leaf(), (x, y, 0.215), (1.8, 1.8, 0.4))


@model('recipe-book', views=VIEWS, prints='cover', aspect=0.85)
def recipe_book():
    standing(lambda: wire_bound(printed(), paper((0.8, 0.6, 0.4)), 1.3, 1.4, 0.14), (0, 0.15, 0), 12)
    chilli = food((0.65, 0.02, 0.02), 0.2)
    for x, y, spin in ((-0.5, -0.5, 10), (-0.25, -0.62, -15)):
        def pepper():
            tube([(0, 0, 0.05), (0.2, 0.02, 0.06), (0.42, 0.1, 0.05)], 0.05, chilli, radii=(1, 0.9, 0.1))
            tube([(0, 0, 0.05), (-0.12, 0.03, 0.07)], 0.016, leaf())
        group(pepper, (x, y, 0), (0, 0, spin))


@model('step-by-step-guide', views=VIEWS, prints='cover', aspect=0.75)
def step_by_step_guide():
    standing(lambda: paperback(printed(), paper((0.1, 0.25, 0.3)), 1.12, 1.48, 0.1))


@model('illustrated-handbook', views=VIEWS, prints='cover', aspect=0.75)
def illustrated_handbook():
    standing(lambda: hardcover(printed(), paper((0.15, 0.1, 0.25)), 1.2, 1.48, 0.16, 0.035))
