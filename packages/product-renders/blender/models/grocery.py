"""Food in its pack, with some of it in front."""

from materials import *
from models.packs import *
from parts import *
from registry import model

# Where the pack stands, and where the food lies in front of it at the right.
PACK = (-0.2, 0.2, 0)
BESIDE = (0.46, -0.48, 0)


def dark_wood():
    return wood((0.3, 0.15, 0.07))


def leaf_shape(length, width):
    return kernel(length, width, width * 0.12, 8, 7, lambda x, y, z: (x, y * (1 - 0.35 * x), z + 1.2 * x * x))


def tea_leaves(count=500, at=BESIDE, rgb=(0.035, 0.018, 0.01), radius=0.42, height=0.2, seed=3):
    pile([noodle(0.11, 0.012, 0.12), noodle(0.08, 0.014, 0.2)], count, radius, height, [food(rgb), food(tuple(1.6 * c for c in rgb))], at, seed)


@model('tea-pouch', **POUCH)
def tea_pouch():
    pouch(at=PACK)
    cup((0.4, 0.17, 0.06), (0.55, -0.45, 0), 1.15)
    pile([shard(0.045, 0.9), shard(0.035, 0.9)], 420, 0.24, 0.1, [food((0.045, 0.018, 0.008)), food((0.075, 0.03, 0.014))], (-0.25, -0.55, 0), 2, 80)


@model('tea-tin', views=FACING, prints='label', aspect=2.64)
def tea_tin():
    tin(0.46, 1.16, PACK)
    tea_leaves()


@model('ctc-tea-pouch', **POUCH)
def ctc_tea_pouch():
    pouch(at=PACK)
    pile([shard(0.045, 0.9), shard(0.035, 0.9)], 1300, 0.46, 0.26, [food((0.045, 0.018, 0.008)), food((0.075, 0.03, 0.014))], BESIDE, 2, 80)


@model('green-tea-tin', views=FACING, prints='label', aspect=2.64)
def green_tea_tin():
    tin(0.46, 1.16, PACK, silver(0.3))
    tea_leaves(360, (0.2, -0.75, 0), (0.05, 0.075, 0.025), 0.34, 0.15)
    cup((0.5, 0.48, 0.08), (0.78, -0.2, 0), 0.85)


def tea_bag(at, turn=0):
    gauze, x, y = paper((0.75, 0.66, 0.5)), at[0], at[1]
    pillow(0.3, 0.36, 0.09, gauze, (x, y, 0.05), (90, 0, turn), steps=24)
    box((0.3, 0.05, 0.012), gauze, (x + 0.35 * math.sin(math.radians(turn)), y - 0.02, 0.04), (0, 0, turn), bevel=0.004)


@model('tea-bags', views=FACING, prints='label', aspect=1.27)
def tea_bags():
    carton(1.15, 0.52, 0.9, (-0.15, 0.35, 0))
    cup((0.45, 0.12, 0.02), (0.72, -0.3, 0), 0.95)
    tube([(0.5, -0.34, 0.3), (0.44, -0.38, 0.43), (0.36, -0.48, 0.34), (0.34, -0.5, 0.26)], 0.006, paper())
    box((0.14, 0.012, 0.16), plastic((0.06, 0.28, 0.08)), (0.33, -0.52, 0.11), (-12, 0, -25), bevel=0.004)
    pillow(0.34, 0.4, 0.1, paper((0.5, 0.36, 0.2)), (-0.15, -0.2, 0.03), (78, 0, 15), steps=24)
    tube([(-0.25, -0.5, 0.05), (-0.38, -0.6, 0.012), (-0.5, -0.5, 0.012), (-0.56, -0.42, 0.012)], 0.006, paper())
    box((0.16, 0.15, 0.01), plastic((0.06, 0.28, 0.08)), (-0.6, -0.36, 0), (0, 0, 35), bevel=0.003)


def beans(count, radius, height, at, seed=1):
    bean = kernel(0.13, 0.1, 0.075, 12, 9, lambda x, y, z: (x, y, z - 0.3 * max(0, 1 - 7 * abs(y)) * (1 if z > 0 else 0)))
    pile([bean], count, radius, height, food((0.07, 0.025, 0.01), 0.35), at, seed, 75)


@model('coffee-beans', **POUCH)
def coffee_beans():
    pouch(at=PACK)
    beans(330, 0.5, 0.26, BESIDE)


@model('filter-coffee', **POUCH)
def filter_coffee():
    pouch(at=PACK)
    steel_, x, y = brass(0.2), 0.5, -0.45
    turned(curve_profile([(0, 0.0), (0.26, 0.0), (0.3, 0.03), (0.34, 0.22), (0.37, 0.23), (0.35, 0.24), (0.31, 0.21), (0.27, 0.04), (0, 0.03)], 5), steel_, (x, y, 0), bevel=0)
    turned([(0, 0.03), (0.17, 0.03), (0.21, 0.5), (0.25, 0.53), (0.245, 0.54), (0.2, 0.51), (0.19, 0.44), (0, 0.44)], steel_, (x, y, 0), bevel=0.006)
    turned(curve_profile([(0.195, 0.47), (0.15, 0.5), (0.07, 0.5), (0, 0.51)], 5), food((0.62, 0.4, 0.22)), (x, y, 0), bevel=0)


@model('instant-coffee-jar', **GLASS_JAR)
def instant_coffee_jar():
    glass_jar(food((0.1, 0.035, 0.012)), plastic((0.035, 0.018, 0.012)), at=(-0.2, 0.2, 0), level=0.88)
    cup((0.3, 0.14, 0.06), (0.68, -0.3, 0), 0.85, plastic((0.45, 0.05, 0.03)))
    pile([shard(0.05, 0.8)], 260, 0.22, 0.08, food((0.12, 0.045, 0.016)), (0.12, -0.65, 0), 4, 80)


@model('ground-coffee', **POUCH)
def ground_coffee():
    pouch(at=PACK)
    powder(0.44, 0.3, food((0.06, 0.024, 0.01), 0.8), BESIDE)
    pile([kernel(0.12, 0.09, 0.07, 12, 9)], 14, 0.3, 0.0, food((0.07, 0.025, 0.01), 0.35), (0.2, -0.68, 0), 5, 40, base=False)


# Spices.
def chillies(at, count=3):
    skin, stalk = plastic((0.5, 0.012, 0.008), 0.25), leaf((0.1, 0.2, 0.03))
    for index in range(count):
        x, y = at[0] + 0.02 * index, at[1] - 0.13 * index
        tube([(x - 0.3, y, 0.05), (x - 0.1, y - 0.05, 0.055), (x + 0.1, y - 0.02, 0.05), (x + 0.3, y + 0.07, 0.03)], 0.05, skin, radii=(0.9, 1.1, 0.8, 0.12))
        tube([(x - 0.3, y, 0.05), (x - 0.37, y + 0.01, 0.06), (x - 0.43, y + 0.05, 0.06)], 0.02, stalk, radii=(1.6, 0.8, 0.7))


def turmeric_roots(at):
    skin = food((0.5, 0.2, 0.03))
    for dx, dy, turn in ((0, 0, 20), (0.12, -0.14, -15)):
        tube([(-0.22, 0, 0.06), (-0.05, 0.03, 0.065), (0.1, -0.02, 0.06), (0.24, 0.02, 0.05)], 0.06, skin, radii=(0.5, 1.1, 0.95, 0.45), at=(at[0] + dx, at[1] + dy, 0), turn=(0, 0, turn))


def spices_pouch(rgb, height=0.3):
    pouch(at=PACK)
    powder(0.46, height, food(rgb, 0.85), BESIDE)


@model('spice-pouch', **POUCH)
def spice_pouch():
    pouch(at=(-0.25, 0.3, 0))
    dish = steel()
    bowl_of_powder(0.24, food((0.62, 0.27, 0.01), 0.85), dish, (0.1, -0.6, 0), 0.34)
    bowl_of_powder(0.24, food((0.45, 0.03, 0.01), 0.85), dish, (0.6, -0.68, 0), 0.34)
    bowl_of([grain(0.06, 0.018)], 420, 0.24, food((0.25, 0.13, 0.04)), dish, (0.82, -0.25, 0), 0.34, 0.15)
    chillies((-0.45, -0.5, 0), 2)


@model('turmeric-pouch', **POUCH)
def turmeric_pouch():
    spices_pouch((0.62, 0.27, 0.01))
    turmeric_roots((0.0, -0.62, 0))


@model('chilli-powder-pouch', **POUCH)
def chilli_powder_pouch():
    spices_pouch((0.48, 0.025, 0.008))
    chillies((-0.05, -0.55, 0), 2)


@model('coriander-pouch', **POUCH)
def coriander_pouch():
    pouch(at=PACK)
    pile([kernel(0.06, 0.055, 0.055, 9, 7)], 700, 0.46, 0.26, food((0.36, 0.25, 0.09)), BESIDE, 2, 80)


@model('cumin-pouch', **POUCH)
def cumin_pouch():
    pouch(at=PACK)
    pile([grain(0.1, 0.026), grain(0.09, 0.022)], 1000, 0.46, 0.24, [food((0.26, 0.15, 0.055)), food((0.18, 0.1, 0.035))], BESIDE, 2, 35)


@model('black-pepper-pouch', **POUCH)
def black_pepper_pouch():
    pouch(at=PACK)
    pile([kernel(0.066, 0.062, 0.062, 8, 6, lambda x, y, z: (x * (1 + 0.1 * math.sin(9 * y)), y, z * (1 + 0.1 * math.sin(8 * x))))], 700, 0.46, 0.26, food((0.02, 0.015, 0.012)), BESIDE, 2, 80)


@model('cardamom-pouch', **POUCH)
def cardamom_pouch():
    pouch(at=PACK)
    pod = kernel(0.21, 0.1, 0.095, 27, 12, lambda x, y, z: (x, y * (1 + 0.06 * math.cos(9 * math.atan2(z, y))), z * (1 + 0.06 * math.cos(9 * math.atan2(z, y)))))
    bowl_of_large(pod, 0.095, food((0.24, 0.34, 0.09)), 25)


@model('garam-masala-pouch', **POUCH)
def garam_masala_pouch():
    spices_pouch((0.2, 0.085, 0.03))
    bark = food((0.26, 0.1, 0.04))
    for dx, turn in ((0, 10), (0.06, -16)):
        turned([(0.035, -0.28), (0.045, -0.28), (0.045, 0.28), (0.035, 0.28)], bark, (-0.05 + dx, -0.58 - 2 * dx, 0.05), (90, 0, 80 + turn), bevel=0)


@model('kasuri-methi-pouch', **POUCH)
def kasuri_methi_pouch():
    pouch(at=PACK)
    pile([leaf_shape(0.13, 0.08), leaf_shape(0.1, 0.07)], 420, 0.46, 0.24, [leaf((0.11, 0.15, 0.035)), leaf((0.075, 0.11, 0.025))], BESIDE, 2, 70)


# Nuts and dried fruit.
def cashew(size=0.2):
    def bent(x, y, z):
        # Its ends are round.
        full = (1.04 - x * x) ** -0.2
        return x, y * full * (0.82 - 0.18 * x) + 0.9 * (x * x - 0.4), z * full * (0.85 - 0.15 * x)
    return kernel(size, size * 0.42, size * 0.36, 12, 10, bent)


def walnut(size=0.21):
    def wrinkled(x, y, z):
        far = 1 + 0.1 * math.sin(10 * x + 3 * math.sin(6 * z + 4 * y)) - 0.28 * math.exp(-(y / 0.12) ** 2)
        return x * far, y * far, z * far
    return kernel(size, size * 0.85, size * 0.75, 40, 28, wrinkled)


def raisin(size=0.12):
    def wrinkled(x, y, z):
        fold = 1 + 0.09 * math.sin(7 * math.atan2(z, y) + 4 * x)
        return x, y * fold, z * fold
    return kernel(size, size * 0.62, size * 0.5, 28, 12, wrinkled)


def date(size):
    return kernel(size, size * 0.46, size * 0.44, 28, 16, lambda x, y, z: (x, y * (1 + 0.035 * math.sin(6 * math.atan2(z, y) + 3 * x)), z * (1 + 0.035 * math.sin(6 * math.atan2(z, y) + 3 * x))))


def fig(size):
    """A dried fig, pressed flat, with folds that run to its stalk."""
    def folded(x, y, z):
        stalk = max(0, x) ** 6
        fold = (1 + 0.045 * math.cos(13 * math.atan2(z, y) + 2 * x)) * (1 - 0.6 * stalk)
        return x + 0.35 * stalk, y * fold, z * fold
    return kernel(size, size, size * 0.5, 36, 18, folded)


def fox_nut(size):
    def popped(x, y, z):
        far = 1 + 0.35 * noise.noise((1.3 * x, 1.3 * y, 1.3 * z + 3))
        return x * far, y * far, z * far
    return kernel(size, size, size, 20, 14, popped)


def heap_of_large(shape, gap, material, radius, height, at, tilt=15, seed=1):
    """A heap of large pieces, of which none lies in another."""
    turned(curve_profile([(radius + gap / 3, -gap / 3), (0.7 * radius, 0.5 * height - gap / 3), (0, height - gap / 3)]), material, at, bevel=0)
    chance, places = random.Random(seed), []
    for _ in range(6000):
        angle, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        place = Vector((radius * far * math.cos(angle), radius * far * math.sin(angle), height * (1 - far ** 2)))
        if all((place - other).length > gap for other in places):
            places.append(place)
    pieces = []
    for place in places:
        outward = Matrix.Rotation(math.radians(20) * place.length / radius, 3, Vector((-place.y, place.x, 0.001)))
        spin = Matrix.Rotation(chance.uniform(0, 6.3), 3, 'Z') @ Matrix.Rotation(math.radians(chance.uniform(-tilt, tilt)), 3, 'Y')
        pieces.append(([tuple(outward @ spin @ Vector(point) + place) for point in shape[0]], shape[1], 0))
    merged(pieces, [material], at)


def bowl_of_large(shape, gap, material, tilt=15, at=(0.5, -0.45, 0)):
    bowl(0.54, ceramic(), at, 0.27)
    heap_of_large(shape, gap, material, 0.5 - half_length([shape]), 0.24, (at[0], at[1], at[2] + 0.26), tilt)


ALMOND, CASHEW, WALNUT, RAISIN, DATE, PISTA = (0.33, 0.14, 0.05), (0.8, 0.6, 0.34), (0.42, 0.24, 0.1), (0.45, 0.27, 0.04), (0.12, 0.03, 0.012), (0.6, 0.46, 0.26)


def pistachios(count, radius, height, at, seed=1):
    shell = kernel(0.16, 0.12, 0.1, 12, 9)
    nut = kernel(0.14, 0.06, 0.115, 10, 8)
    pile([shell, shell, nut], count, radius, height, [food(PISTA, 0.4), food((0.66, 0.52, 0.31), 0.4), food((0.3, 0.36, 0.07))], at, seed, 80, base=food(PISTA))


@model('dry-fruit-pouch', **POUCH)
def dry_fruit_pouch():
    pouch(at=(-0.22, 0.3, 0))
    at = (0.5, -0.5, 0)
    bowl(0.52, dark_wood(), at, 0.3)
    top = (0.5, -0.5, 0.26)
    pile([almond(), cashew(), raisin(0.13), walnut(0.17), kernel(0.16, 0.1, 0.1)], 210, 0.42, 0.2, [food(ALMOND), food(CASHEW, 0.45), food(RAISIN, 0.35), food(WALNUT), food((0.28, 0.34, 0.07))], top, 3, 60, scatter=0.97, floor=1, below=0.99)
    pile([almond(), cashew(), raisin(0.13)], 9, 0.3, 0, [food(ALMOND), food(CASHEW, 0.45), food(RAISIN, 0.35)], (-0.35, -0.62, 0), 6, 10, base=False)


@model('almond-pouch', **POUCH)
def almond_pouch():
    pouch(at=PACK)
    bowl_of_large(almond(0.22), 0.115, food(ALMOND))


@model('cashew-pouch', **POUCH)
def cashew_pouch():
    pouch(at=PACK)
    bowl_of_large(cashew(0.22), 0.115, food(CASHEW, 0.45))


@model('raisin-pouch', **POUCH)
def raisin_pouch():
    pouch(at=PACK)
    bowl_of_large(raisin(0.16), 0.08, food(RAISIN, 0.35), 30)


@model('walnut-pouch', **POUCH)
def walnut_pouch():
    pouch(at=PACK)
    bowl_of_large(walnut(0.25), 0.2, food((0.5, 0.3, 0.13)), 30)


@model('pistachio-pouch', **POUCH)
def pistachio_pouch():
    pouch(at=PACK)
    pistachios(260, 0.48, 0.26, BESIDE)


@model('dates-pouch', **POUCH)
def dates_pouch():
    pouch(at=PACK)
    bowl_of_large(date(0.3), 0.135, food(DATE, 0.22))


@model('fig-pouch', **POUCH)
def fig_pouch():
    pouch(at=PACK)
    bowl_of_large(fig(0.24), 0.17, food((0.44, 0.27, 0.11)))


@model('makhana-pouch', **POUCH)
def makhana_pouch():
    pouch(at=PACK)
    bowl_of_large(fox_nut(0.19), 0.145, food((0.86, 0.8, 0.68)), 180)


# Snacks.
NAMKEEN = (0.72, 0.36, 0.05)


def snack_packet(at=(-0.22, 0.3, 0)):
    packet(at=at)


def dish_of(shapes, count, materials, tilt=40, seed=1, heap_height=0.24):
    bowl(0.54, ceramic(), (0.5, -0.45, 0), 0.27)
    # No piece reaches through the wall of the bowl.
    pile(shapes, count, 0.53 - half_length(shapes), 1.1 * heap_height, materials, (0.5, -0.45, 0.25), seed, tilt, scatter=0.98, floor=1, below=0.99)


PACKET = dict(views=FACING, prints='label', aspect=0.73)


@model('mixture-packet', **PACKET)
def mixture_packet():
    snack_packet()
    yellow = food(NAMKEEN)
    dish_of([noodle(0.2, 0.014, 0.15), kernel(0.09, 0.075, 0.075), coin(0.05, 0.015, 0.3, 10), kidney(0.13, 0.07, 0.06), noodle(0.16, 0.02, 0.25)], 620, [yellow, food((0.75, 0.45, 0.1)), food((0.8, 0.68, 0.42)), food((0.45, 0.16, 0.06)), food((0.7, 0.28, 0.03))], 50)


@model('bhujia-packet', **PACKET)
def bhujia_packet():
    snack_packet()
    dish_of([noodle(0.24, 0.013, 0.2), noodle(0.2, 0.013, -0.16)], 900, [food((0.72, 0.33, 0.04)), food((0.62, 0.27, 0.035))], 40)


@model('sev-packet', **PACKET)
def sev_packet():
    snack_packet()
    dish_of([noodle(0.26, 0.018, 0.2, 10), noodle(0.2, 0.018, -0.26, 10)], 700, [food((0.85, 0.5, 0.06)), food((0.78, 0.43, 0.05))], 40)


@model('chivda-packet', **PACKET)
def chivda_packet():
    snack_packet()
    flake = kernel(0.13, 0.09, 0.02, 8, 6, lambda x, y, z: (x, y, z + 1.5 * y * y))
    dish_of([flake, flake, flake, kernel(0.12, 0.075, 0.075), leaf_shape(0.14, 0.08)], 520, [food((0.85, 0.66, 0.2)), food((0.88, 0.72, 0.28)), food((0.85, 0.62, 0.16)), food((0.5, 0.2, 0.08)), leaf((0.07, 0.16, 0.03))], 50)


def chakli(at, turn, rgb=(0.55, 0.27, 0.06)):
    points = []
    for index in range(46):
        t = index / 45
        angle, far = t * 6.5 * math.pi, 0.035 + 0.2 * t
        points.append((far * math.cos(angle), far * math.sin(angle), 0))
    tube(points, 0.032, food(rgb), at=at, turn=turn)
    around_spikes = [kernel(0.03, 0.022, 0.022, 5, 3)]
    pieces = []
    for index, (x, y, _) in enumerate(points[8:]):
        for k in range(3):
            shape, faces = around_spikes[0]
            lift = (0.02, 0.03, -0.01)[k]
            pieces.append(([(px + x * (1 + (0.12, 0, -0.1)[k]), py + y * (1 + (0.12, 0, -0.1)[k]), pz + lift) for px, py, pz in shape], faces, 0))
    merged(pieces, [food(rgb)], at, turn)


@model('chakli-packet', **PACKET)
def chakli_packet():
    snack_packet()
    for level in range(4):
        chakli((0.62, -0.3, 0.05 + 0.085 * level), (0, 0, 70 * level))
    # The last one leans on the stack.
    chakli((0.6, -0.67, 0.23), (48, 0, 0))


@model('khakhra-packet', views=FACING, prints='label', aspect=1.0)
def khakhra_packet():
    chance = random.Random(4)
    for index in range(9):
        merged([(*coin(0.62, 0.018, 0.0, 40, 0.06, index), 0)], [food((0.6, 0.36, 0.12))], (0.35 + chance.uniform(-0.02, 0.02), -0.4, 0.03 + 0.035 * index), (0, 0, chance.uniform(0, 360)))
    chance = random.Random(2)
    specks = [([(x + 0.025 * math.cos(a), y + 0.02 * math.sin(a), 0) for a in (k * 1.05 for k in range(6))], [(0, 1, 2, 3, 4, 5)], 0) for x, y in ((0.35 + 0.5 * chance.uniform(-1, 1), -0.4 + 0.5 * chance.uniform(-0.75, 0.75)) for _ in range(60)) if math.hypot(x - 0.35, y + 0.4) < 0.56]
    merged(specks, [food((0.3, 0.13, 0.04))], (0, 0, 0.385))
    packet(1.2, 1.2, 0.3, (-0.35, 0.4, 0))


@model('banana-chips-packet', **PACKET)
def banana_chips_packet():
    snack_packet()
    dish_of([coin(0.13, 0.02, 0.25, 18, 0.08), coin(0.12, 0.02, -0.2, 18, 0.08)], 150, [food((0.85, 0.6, 0.09), 0.45), food((0.8, 0.53, 0.07), 0.45)], 50)


@model('roasted-chana-packet', **PACKET)
def roasted_chana_packet():
    snack_packet()
    gram = kernel(0.1, 0.09, 0.085, 10, 8, lambda x, y, z: (x + (0.25 if x > 0.8 else 0), y, z))
    dish_of([gram, gram], 330, [food((0.42, 0.2, 0.07)), food((0.7, 0.45, 0.14))], 80)


# Biscuits and sweets.
def biscuit(at, turn=(0, 0, 0), radius=0.22, rgb=(0.5, 0.25, 0.08), chips=None, seed=1, thickness=0.09):
    r = radius
    turned(curve_profile([(0, 0), (r * 0.8, 0), (r, thickness * 0.35), (r * 0.93, thickness * 0.8), (r * 0.5, thickness), (0, thickness * 1.02)], 4), food(rgb), at, turn, sides=40, bevel=0)
    if chips:
        chance = random.Random(seed)
        flip = Matrix.Rotation(math.radians(turn[2]), 3, 'Z') @ Matrix.Rotation(math.radians(turn[1]), 3, 'Y') @ Matrix.Rotation(math.radians(turn[0]), 3, 'X')
        pieces = []
        for _ in range(13):
            a, far = chance.uniform(0, 6.3), r * 0.85 * math.sqrt(chance.random())
            points, faces = kernel(0.06, 0.05, 0.045, 7, 5)
            pieces.append(([tuple(flip @ Vector((x + far * math.cos(a), y + far * math.sin(a), z + thickness * (0.98 - 0.35 * (far / r) ** 3)))) for x, y, z in points], faces, 0))
        merged(pieces, [food(chips)], at)


def biscuit_box(at=(-0.25, 0.35, 0)):
    carton(1.25, 0.42, 1.0, at)


BISCUITS = dict(views=FACING, prints='label', aspect=1.25)


@model('cookies-box', **BISCUITS)
def cookies_box():
    biscuit_box()
    for index in range(4):
        biscuit((0.55 + 0.02 * (index % 2), -0.4, 0.095 * index), (0, 0, 50 * index), 0.26, (0.46, 0.22, 0.07), (0.045, 0.016, 0.008), index)
    biscuit((0.13, -0.55, 0.0), (0, 0, 0), 0.26, (0.46, 0.22, 0.07), (0.045, 0.016, 0.008), 8)
    biscuit((0.98, -0.3, 0.2), (0, -62, -20), 0.26, (0.46, 0.22, 0.07), (0.045, 0.016, 0.008), 9)


@model('nankhatai-box', **BISCUITS)
def nankhatai_box():
    biscuit_box()
    spots = [(0.2, -0.55, 0), (0.65, -0.6, 0), (0.85, -0.2, 0), (0.45, -0.25, 0), (0.55, -0.42, 0.2)]
    for x, y, z in spots:
        turned(curve_profile([(0, 0), (0.2, 0), (0.24, 0.05), (0.2, 0.14), (0.1, 0.2), (0, 0.21)], 5), food((0.75, 0.5, 0.22)), (x, y, z), bevel=0)
        pile([almond(0.1), almond(0.09)], 4, 0.05, 0.02, [food((0.3, 0.36, 0.08)), food((0.8, 0.68, 0.45))], (x, y, z + 0.2), 3, 15, base=False, floor=1)


@model('butter-biscuits-box', **BISCUITS)
def butter_biscuits_box():
    biscuit_box()
    def one(at, turn=(0, 0, 0)):
        box((0.5, 0.32, 0.06), food((0.72, 0.44, 0.15)), at, turn, bevel=0.025)
        for row in range(2):
            for column in range(5):
                flip = Matrix.Rotation(math.radians(turn[2]), 3, 'Z')
                spot = flip @ Vector((-0.18 + 0.09 * column, -0.07 + 0.14 * row, 0.0))
                if turn[0] == 0:
                    disc(0.014, 0.006, food((0.35, 0.17, 0.05)), (at[0] + spot.x, at[1] + spot.y, at[2] + 0.058), bevel=0)
    for index in range(6):
        one((0.55, -0.35, 0.065 * index), (0, 0, 8 * (index % 3 - 1)))
    one((0.2, -0.62, 0), (0, 0, 25))
    one((0.82, -0.66, 0), (0, 0, -30))


@model('rusk-packet', **PACKET)
def rusk_packet():
    snack_packet()
    outline = [(-0.25, 0), (0.25, 0), (0.27, 0.12), (0.29, 0.2), (0.24, 0.3), (0.1, 0.34), (-0.1, 0.34), (-0.24, 0.3), (-0.29, 0.2), (-0.27, 0.12)]
    crumb, crust = food((0.78, 0.5, 0.17)), food((0.42, 0.19, 0.05))
    for index in range(5):
        at = (0.62 + 0.02 * (index % 2), -0.3, 0.07 + 0.11 * index)
        plate(outline, 0.07, crust, at, (-90, 0, 12 * (index % 3) - 10), bevel=0.02)
        plate([(x * 0.9, z * 0.9 + 0.015) for x, z in outline], 0.085, crumb, at, (-90, 0, 12 * (index % 3) - 10), bevel=0.01)
    for part, thick, size in ((crust, 0.07, 1), (crumb, 0.085, 0.9)):
        plate([(x * size, z * size + 0.015 * (size < 1)) for x, z in outline], thick, part, (0.3, -0.72, 0.05), (-90, 0, 24), bevel=0.01)


def sweet_box(fill, rgb=(0.55, 0.03, 0.05), size=(1.5, 1.0, 0.24)):
    """An open box of sweets whose printed lid stands behind it. Aspect of the lid: 1.5."""
    w, d, h = size
    board = paper(rgb)
    box((w, d, 0.03), board, bevel=0.005)
    for x in (-1, 1):
        box((0.025, d, h), board, (x * w / 2, 0, 0), bevel=0.005)
        box((w, 0.025, h), board, (0, x * d / 2, 0), bevel=0.005)
    box((w * 1.02, 0.1, d * 1.02), board, (0, d / 2 + 0.2, 0.02), (-12, 0, 0), bevel=0.01)
    box((w, 0.01, d), printed(), (0, d / 2 + 0.148, 0.02), (-12, 0, 0), bevel=0)
    fill(0.03)


SWEETS = dict(views=FACING, prints='label', aspect=1.5)


@model('soan-papdi-box', **SWEETS)
def soan_papdi_box():
    def fill(z):
        for row in range(3):
            for column in range(5):
                x, y = -0.58 + 0.29 * column, -0.32 + 0.32 * row
                box((0.26, 0.29, 0.26), food((0.85, 0.66, 0.34), 0.9), (x, y, z), bevel=0.03)
                pile([grain(0.14, 0.012), shard(0.04)], 26, 0.1, 0.01, [food((0.9, 0.76, 0.46)), food((0.25, 0.33, 0.07))], (x, y, z + 0.26), row * 5 + column + 1, 20, base=False, floor=1)
    sweet_box(fill)


@model('laddoo-box', **SWEETS)
def laddoo_box():
    def fill(z):
        for row in range(3):
            for column in range(5):
                x, y = -0.58 + 0.29 * column, -0.32 + 0.32 * row
                centre = (x, y, z + 0.15)
                ball(0.135, food((0.82, 0.36, 0.03)), centre)
                chance = random.Random(row * 5 + column)
                pieces = []
                for _ in range(90):
                    direction = Vector((chance.gauss(0, 1), chance.gauss(0, 1), abs(chance.gauss(0, 1)))).normalized() * 0.132
                    points, faces = kernel(0.042, 0.04, 0.04, 6, 4)
                    pieces.append(([(px + direction.x, py + direction.y, pz + direction.z) for px, py, pz in points], faces, 0))
                merged(pieces, [food((0.88, 0.43, 0.04), 0.4)], centre)
    sweet_box(fill, (0.5, 0.08, 0.02))


@model('petha-box', **SWEETS)
def petha_box():
    def fill(z):
        chance = random.Random(3)
        sugar = wax((0.86, 0.86, 0.78))
        for row in range(3):
            for column in range(5):
                box((0.24, 0.26, 0.22), sugar, (-0.58 + 0.29 * column, -0.32 + 0.32 * row, z), (chance.uniform(-3, 3), 0, chance.uniform(-12, 12)), bevel=0.05)
        for x, y, turn in ((-0.3, -0.1, 20), (0.25, 0.1, -30), (0.0, -0.2, 50)):
            box((0.24, 0.26, 0.22), sugar, (x, y, z + 0.22), (0, 0, turn), bevel=0.05)
    sweet_box(fill, (0.06, 0.2, 0.09))


@model('chikki-packet', **PACKET)
def chikki_packet():
    snack_packet()
    brittle = syrup((0.42, 0.16, 0.02), 0.15)
    for x, y, z, turn in ((0.45, -0.5, 0, 8), (0.82, -0.2, 0, -20), (0.6, -0.36, 0.12, 24)):
        box((0.56, 0.4, 0.09), brittle, (x, y, z), (0, 0, turn), bevel=0.02)
        nuts = kernel(0.11, 0.08, 0.06)
        spread = Matrix.Rotation(math.radians(turn), 3, 'Z')
        chance = random.Random(int(x * 100))
        pieces = []
        for _ in range(42):
            spot = spread @ Vector((chance.uniform(-0.25, 0.25), chance.uniform(-0.17, 0.17), 0.09))
            spin = Matrix.Rotation(chance.uniform(0, 6.3), 3, 'Z')
            pieces.append(([tuple(spin @ Vector(point) + spot) for point in nuts[0]], nuts[1], 0))
        merged(pieces, [food((0.72, 0.46, 0.2), 0.35)], (x, y, z))


@model('candy-jar', **GLASS_JAR)
def candy_jar():
    glass_jar(None, plastic((0.6, 0.02, 0.03)), 0.58, 1.25)
    colours = [(0.75, 0.02, 0.03), (0.85, 0.4, 0.01), (0.1, 0.45, 0.06), (0.75, 0.65, 0.03), (0.5, 0.04, 0.35)]
    sweets = [plastic(rgb, 0.15) for rgb in colours]
    chance = random.Random(2)
    pieces = []
    for index in range(420):
        a, far, z = chance.uniform(0, 6.3), 0.5 * math.sqrt(chance.uniform(0.35, 1)), chance.uniform(0.08, 0.98)
        spin = Matrix.Rotation(chance.uniform(0, 6.3), 3, 'Z') @ Matrix.Rotation(chance.uniform(0, 6.3), 3, 'X')
        points, faces = kernel(0.16, 0.12, 0.11, 10, 7)
        pieces.append(([tuple(spin @ Vector(point) + Vector((far * math.cos(a), far * math.sin(a), z))) for point in points], faces, index % 5))
    merged(pieces, sweets)
    pile([kernel(0.18, 0.13, 0.12)] * 5, 9, 0.3, 0, sweets, (0.62, -0.62, 0), 5, 10, base=False)


def chocolate_bar(rgb, at=(0, 0, 0), turn=(0, 0, 0), rows=5, columns=4):
    """A bar, lying with its length in x; its squares are moulded."""
    brown = plastic(rgb, 0.3)
    pieces = []
    w, d = 0.24, 0.2
    box((rows * w, columns * d, 0.07), brown, at, turn, bevel=0.015)
    spin = Matrix.Rotation(math.radians(turn[2]), 3, 'Z')
    for row in range(rows):
        for column in range(columns):
            centre = Vector(((row - (rows - 1) / 2) * w, (column - (columns - 1) / 2) * d, 0.07))
            corners = [tuple(spin @ (centre + Vector((sx * w * k, sy * d * k, z)))) for z, k in ((0, 0.46), (0.045, 0.36)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            pieces.append((corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], 0))
    thing = merged(pieces, [brown], at)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.3


def chocolate_pack(rgb):
    box((0.86, 0.13, 1.5), paper((0.8, 0.76, 0.68)), (-0.3, 0.3, 0), bevel=0.02)
    box((0.85, 0.01, 1.48), printed(), (-0.3, 0.233, 0.01), bevel=0)
    chocolate_bar(rgb, (0.42, -0.35, 0), (0, 0, 18))
    brown = plastic(rgb, 0.3)
    box((0.22, 0.18, 0.1), brown, (0.95, 0.05, 0), (0, 0, 40), bevel=0.02)
    box((0.22, 0.18, 0.1), brown, (0.5, -0.3, 0.11), (4, 6, -20), bevel=0.02)


CHOCOLATE = dict(views=('three-quarter', 'front'), prints='label', aspect=0.57)


@model('dark-chocolate-bar', **CHOCOLATE)
def dark_chocolate_bar():
    chocolate_pack((0.035, 0.014, 0.008))


@model('milk-chocolate-bar', **CHOCOLATE)
def milk_chocolate_bar():
    chocolate_pack((0.19, 0.07, 0.025))


@model('chocolate-gift-box', **SWEETS)
def chocolate_gift_box():
    def fill(z):
        kinds = [plastic((0.04, 0.015, 0.008), 0.25), plastic((0.2, 0.075, 0.028), 0.25), plastic((0.82, 0.7, 0.5), 0.25)]
        cup_paper = gold(0.35)
        for row in range(3):
            for column in range(5):
                x, y, kind = -0.58 + 0.29 * column, -0.32 + 0.32 * row, (row + column) % 3
                turned([(0.09, 0), (0.1, 0), (0.135, 0.1), (0.13, 0.1)], cup_paper, (x, y, z), sides=24, bevel=0)
                if kind == 1:
                    box((0.17, 0.17, 0.14), kinds[1], (x, y, z + 0.03), bevel=0.03)
                    tube([(x - 0.07, y - 0.05, z + 0.175), (x - 0.02, y + 0.05, z + 0.175), (x + 0.03, y - 0.05, z + 0.175), (x + 0.07, y + 0.05, z + 0.175)], 0.012, kinds[2])
                else:
                    turned(curve_profile([(0.09, 0.03), (0.11, 0.08), (0.1, 0.15), (0.05, 0.2), (0, 0.21)], 5), kinds[kind], (x, y, z), bevel=0)
                    if kind == 0:
                        ball(0.03, food((0.6, 0.38, 0.16)), (x, y, z + 0.21))
    sweet_box(fill, (0.05, 0.018, 0.014))


@model('drinking-chocolate', views=FACING, prints='label', aspect=2.64)
def drinking_chocolate():
    tin(0.46, 1.16, (-0.3, 0.25, 0), plastic((0.05, 0.02, 0.012)), plastic((0.05, 0.02, 0.012)))
    mug, x, y = ceramic((0.75, 0.72, 0.66)), 0.6, -0.3
    turned([(0, 0), (0.26, 0), (0.29, 0.03), (0.29, 0.58), (0.265, 0.58), (0.265, 0.5), (0, 0.5)], mug, (x, y, 0), bevel=0.012)
    disc(0.264, 0.02, plastic((0.12, 0.045, 0.018), 0.15), (x, y, 0.52), bevel=0)
    tube([(x + 0.27, y - 0.05, 0.5), (x + 0.48, y - 0.08, 0.46), (x + 0.48, y - 0.08, 0.18), (x + 0.27, y - 0.05, 0.12)], 0.04, mug)
    for dx, dy in ((-0.08, -0.04), (0.07, 0.05), (0.02, -0.12)):
        turned([(0, 0), (0.06, 0), (0.06, 0.06), (0, 0.06)], wax((0.9, 0.86, 0.82)), (x + dx, y + dy, 0.51), bevel=0.015)
    powder(0.24, 0.12, food((0.14, 0.055, 0.022), 0.9), (0.12, -0.68, 0))


# Grain and flour.
def half_length(shapes):
    """How far the longest of the pieces reaches from its middle."""
    return max(abs(c) for points, _ in shapes for point in points for c in point)


def staple(shapes, count, materials, tilt=20, heap_height=0.2, dish=None, at=(0.5, -0.45, 0)):
    """A large bag with a bowl of what it holds."""
    pouch(1.04, 1.46, 0.5, at=(-0.2, 0.3, 0))
    bowl(0.5, dish or dark_wood(), at, 0.32)
    # No piece reaches through the wall of the bowl.
    pile(shapes, count, 0.48 - half_length(shapes), heap_height, materials, (at[0], at[1], at[2] + 0.275), 1, tilt, scatter=0.98, floor=1, below=0.99)


@model('basmati-rice', **POUCH)
def basmati_rice():
    staple([grain(0.125, 0.021)], 1100, wax((0.86, 0.82, 0.7)), 16)
    pile([grain(0.125, 0.021)], 40, 0.24, 0.0, wax((0.86, 0.82, 0.7)), (-0.2, -0.62, 0), 5, 4, base=False)


@model('white-rice', **POUCH)
def white_rice():
    staple([grain(0.075, 0.03)], 1100, wax((0.86, 0.84, 0.77)), 20)


@model('brown-rice', **POUCH)
def brown_rice():
    staple([grain(0.095, 0.028), grain(0.09, 0.028)], 1100, [food((0.42, 0.25, 0.11), 0.45), food((0.5, 0.31, 0.15), 0.45)], 20)


@model('poha', **POUCH)
def poha():
    flake = kernel(0.11, 0.065, 0.012, 8, 5, lambda x, y, z: (x, y, z + 1.4 * x * x))
    staple([flake], 800, food((0.85, 0.78, 0.62)), 60, 0.24)


def split(size, thickness=0.45):
    """Half of a split pulse: flat below, round above."""
    return kernel(size, size * 0.95, size, 10, 8, lambda x, y, z: (x, y, z * thickness if z > 0 else z * 0.08))


@model('toor-dal', **POUCH)
def toor_dal():
    staple([split(0.085)], 800, food((0.82, 0.47, 0.07), 0.4), 50)


@model('moong-dal', **POUCH)
def moong_dal():
    staple([kernel(0.07, 0.045, 0.03, 8, 6)], 1100, food((0.85, 0.66, 0.16), 0.4), 40)


@model('chana-dal', **POUCH)
def chana_dal():
    staple([split(0.12, 0.55), split(0.11, 0.55)], 480, [food((0.8, 0.42, 0.04), 0.4), food((0.86, 0.5, 0.07), 0.4)], 60)


@model('masoor-dal', **POUCH)
def masoor_dal():
    staple([split(0.068, 0.4)], 1000, food((0.82, 0.2, 0.05), 0.4), 45)


@model('rajma', **POUCH)
def rajma():
    staple([kidney(0.17, 0.085, 0.08)], 260, food((0.2, 0.018, 0.014), 0.2), 60)


@model('kabuli-chana', **POUCH)
def kabuli_chana():
    chickpea = kernel(0.13, 0.115, 0.115, 12, 9, lambda x, y, z: (x + (0.3 if x > 0.9 else 0), y * (1 - 0.12 * x + (0.06 if y > 0 else -0.06) * abs(z)), z))
    staple([chickpea], 330, food((0.78, 0.56, 0.3), 0.4), 80)


def flour(rgb, ears=None, seeds=None):
    """A paper bag of flour with a bowl of it."""
    block_bag(at=(-0.2, 0.3, 0))
    bowl_of_powder(0.48, food(rgb, 0.9), dark_wood(), (0.52, -0.42, 0), 0.3, 0.24)
    if seeds:
        shapes, materials = seeds
        pile(shapes, 260, 0.26, 0.08, materials, (-0.12, -0.6, 0), 4, 50)
    if ears:
        for x, y, turn in ((-0.12, -0.5, 24), (-0.02, -0.62, 10)):
            wheat_ear((x, y, 0.04), turn)


def wheat_ear(at, turn):
    straw, husk = food((0.6, 0.4, 0.13)), food((0.66, 0.42, 0.12))
    tube([(-0.55, 0, 0), (-0.2, 0.01, 0.01), (0.3, 0, 0.01)], 0.012, straw, at=at, turn=(0, 0, turn))
    points, faces = kernel(0.11, 0.05, 0.05, 8, 6)
    pieces = []
    for index in range(9):
        for side in (-1, 1):
            spin = Matrix.Rotation(side * 0.5, 3, 'Z')
            pieces.append(([tuple(spin @ Vector(point) + Vector((-0.1 + 0.05 * index, side * 0.035, 0.02))) for point in points], faces, 0))
            tip = [(-0.06 + 0.05 * index, side * 0.05, 0.02), (0.12 + 0.05 * index, side * 0.12, 0.03), (-0.06 + 0.05 * index, side * 0.054, 0.02)]
            pieces.append((tip, [(0, 1, 2)], 0))
    merged(pieces, [husk], at, (0, 0, turn))


BAG = dict(views=FACING, prints='label', aspect=0.72)


@model('wheat-atta', **BAG)
def wheat_atta():
    flour((0.8, 0.68, 0.5), True)


@model('ragi-flour', **BAG)
def ragi_flour():
    flour((0.42, 0.27, 0.2), None, ([kernel(0.035, 0.035, 0.035, 7, 5)], food((0.22, 0.05, 0.025))))


@model('jowar-flour', **BAG)
def jowar_flour():
    flour((0.84, 0.8, 0.7), None, ([kernel(0.065, 0.06, 0.055, 8, 6)], food((0.8, 0.68, 0.46))))


@model('besan', **BAG)
def besan():
    flour((0.82, 0.56, 0.16), None, ([split(0.11, 0.55)], food((0.82, 0.44, 0.05), 0.4)))


@model('bajra-flour', **BAG)
def bajra_flour():
    flour((0.5, 0.46, 0.36), None, ([kernel(0.055, 0.04, 0.04, 8, 6)], food((0.36, 0.33, 0.2))))


@model('multigrain-atta', **BAG)
def multigrain_atta():
    flour((0.66, 0.5, 0.32), True, ([grain(0.08, 0.035), kernel(0.05, 0.045, 0.045, 7, 5), split(0.09)], [food((0.5, 0.28, 0.09)), food((0.22, 0.06, 0.03)), food((0.82, 0.46, 0.06))]))


# Honey, ghee and oil.
def honey_dipper(at, turn):
    stick = wood((0.62, 0.38, 0.18))
    profile = [(0, -0.16), (0.05, -0.155)]
    for index in range(5):
        z, r = -0.13 + 0.06 * index, (0.075, 0.095, 0.1, 0.095, 0.075)[index]
        profile += [(r, z - 0.018), (r, z + 0.018), (0.05, z + 0.022), (0.05, z + 0.036)]
    turned(profile + [(0.028, 0.18), (0.024, 0.75), (0.034, 0.8), (0, 0.82)], stick, at, turn, sides=32, bevel=0.004)


def honey(rgb):
    glass_jar(syrup(rgb), gold(0.3), 0.55, 1.15, (-0.15, 0.15, 0), 0.95)
    honey_dipper((0.42, -0.58, 0.1), (0, 84, 22))
    turned(curve_profile([(0, 0.035), (0.12, 0.03), (0.2, 0.015), (0.22, 0)], 4), syrup(rgb), (0.4, -0.58, 0), bevel=0)


@model('honey-jar', **GLASS_JAR)
def honey_jar():
    honey((0.72, 0.27, 0.012))


@model('forest-honey-jar', **GLASS_JAR)
def forest_honey_jar():
    honey((0.3, 0.075, 0.006))


@model('honey-squeeze-bottle', views=FACING, prints='label', aspect=1.62)
def honey_squeeze_bottle():
    gold_, cap = syrup((0.66, 0.22, 0.01)), plastic((0.85, 0.5, 0.01))
    turned(curve_profile([(0, 0.0), (0.36, 0), (0.42, 0.06), (0.42, 0.5), (0.41, 0.8), (0.34, 1.0), (0.24, 1.1), (0.2, 1.16)], 6), gold_, bevel=0)
    screw_cap(0.24, 0.17, cap, (0, 0, 1.14), 44)
    turned(curve_profile([(0.17, 1.31), (0.13, 1.36), (0.06, 1.5), (0.04, 1.56), (0, 1.57)], 5), cap, bevel=0)
    wrap(0.427, 0.14, 0.72, printed(), 126)
    honey_dipper((0.55, -0.55, 0.1), (0, 84, 22))


def ghee(rgb):
    glass_jar(syrup(rgb, 0.3), plastic((0.75, 0.5, 0.03)), 0.5, 1.2, (-0.2, 0.2, 0), 0.9)
    pot = brass()
    bowl(0.32, pot, (0.58, -0.4, 0), 0.4)
    disc(0.28, 0.02, syrup(rgb, 0.25), (0.58, -0.4, 0.2), bevel=0)
    tube([(0.6, -0.38, 0.22), (0.72, -0.32, 0.34), (0.98, -0.22, 0.52)], 0.022, pot)


@model('ghee-jar', **GLASS_JAR)
def ghee_jar():
    ghee((0.85, 0.52, 0.06))


@model('buffalo-ghee-jar', **GLASS_JAR)
def buffalo_ghee_jar():
    ghee((0.86, 0.78, 0.5))


@model('mustard-oil', **OIL)
def mustard_oil():
    oil_bottle((0.62, 0.27, 0.01), (0.75, 0.5, 0.02), (-0.15, 0.15, 0))
    pile([kernel(0.045, 0.045, 0.045, 7, 5), kernel(0.04, 0.04, 0.04, 7, 5)], 900, 0.36, 0.16, [food((0.1, 0.035, 0.015)), food((0.5, 0.28, 0.04))], (0.5, -0.38, 0), 2, 80)


def peanut():
    return kernel(0.3, 0.12, 0.12, 14, 12, lambda x, y, z: (x, y * (1 - 0.32 * math.exp(-9 * x * x)) * (1 + 0.05 * math.sin(18 * x)), z * (1 - 0.32 * math.exp(-9 * x * x)) * (1 + 0.05 * math.cos(16 * x))))


@model('groundnut-oil', **OIL)
def groundnut_oil():
    oil_bottle((0.85, 0.6, 0.1), (0.5, 0.03, 0.02), (-0.15, 0.15, 0))
    bowl_of_large(peanut(), 0.16, food((0.6, 0.37, 0.16)), at=(0.62, -0.5, 0))


@model('coconut-oil', **OIL)
def coconut_oil():
    oil_bottle((0.86, 0.88, 0.84), (0.05, 0.3, 0.1), (-0.2, 0.2, 0))
    shell, flesh, at = food((0.14, 0.065, 0.025)), wax((0.9, 0.89, 0.85)), (0.52, -0.3, 0.36)
    turned(curve_profile([(0, -0.36), (0.2, -0.3), (0.34, -0.12), (0.37, 0.02), (0.34, 0.03)], 6), shell, at, (50, 0, 20), bevel=0)
    turned(curve_profile([(0.345, 0.03), (0.28, 0.02), (0.24, -0.1), (0.12, -0.22), (0, -0.25)], 6), flesh, at, (50, 0, 20), bevel=0)
    box((0.2, 0.1, 0.07), flesh, (0.1, -0.6, 0), (0, 0, 30), bevel=0.02)
    box((0.18, 0.1, 0.07), flesh, (-0.2, -0.55, 0), (0, 0, -20), bevel=0.02)


@model('sesame-oil', **OIL)
def sesame_oil():
    oil_bottle((0.5, 0.2, 0.02), (0.06, 0.03, 0.015), (-0.15, 0.15, 0))
    seed_ = kernel(0.055, 0.034, 0.016, 7, 5, lambda x, y, z: (x, y * (1 - 0.4 * x), z))
    pile([seed_, seed_], 1100, 0.36, 0.15, [food((0.86, 0.76, 0.55)), food((0.8, 0.66, 0.42))], (0.52, -0.38, 0), 2, 40)


@model('sunflower-oil', **OIL)
def sunflower_oil():
    oil_bottle((0.86, 0.66, 0.13), (0.8, 0.5, 0.01), (-0.2, 0.2, 0))
    at, turn = (0.48, -0.35, 0.34), (58, 0, 12)
    petals = []
    for layer, (count, far, lift) in enumerate(((22, 0.3, 0.0), (18, 0.27, 0.03))):
        for index in range(count):
            angle = 2 * math.pi * (index + 0.5 * layer) / count
            spin = Matrix.Rotation(angle, 3, 'Z')
            points, faces = kernel(0.24, 0.1, 0.015, 8, 6, lambda x, y, z: (x, y * (1 - 0.2 * x), z + 2 * x * x))
            petals.append(([tuple(spin @ (Vector(point) + Vector((far, 0, lift)))) for point in points], faces, 0))
    merged(petals, [food((0.86, 0.5, 0.01), 0.5)], at, turn)
    turned(curve_profile([(0, -0.04), (0.2, -0.03), (0.22, 0.03), (0.15, 0.07), (0, 0.06)], 5), food((0.08, 0.035, 0.012)), at, turn, bevel=0)


# Pickles, sauces and spreads.
def preserve(contents, lid, chunks=None, chunk_rgb=None):
    glass_jar(contents, lid, 0.5, 1.2, (-0.2, 0.2, 0), 0.9, fill_share=0.93 if chunks else 0.965)
    if chunks:
        chance = random.Random(4)
        pieces = []
        inside = 0.478 - max(abs(c) for point in chunks[0] for c in point)
        for _ in range(90):
            a, z = chance.uniform(0, 6.3), chance.uniform(0.17, 0.85)
            spin = Matrix.Rotation(chance.uniform(0, 6.3), 3, 'X') @ Matrix.Rotation(chance.uniform(0, 6.3), 3, 'Z')
            pieces.append(([tuple(spin @ Vector(point) + Vector((inside * math.cos(a), inside * math.sin(a), z))) for point in chunks[0]], chunks[1], 0))
        merged(pieces, [food(chunk_rgb, 0.3)], (-0.2, 0.2, 0))


def small_bowl(rgb, shapes=None, materials=None, at=(0.55, -0.42, 0)):
    bowl(0.36, ceramic(), at, 0.3)
    turned(curve_profile([(0.325, 0.0), (0.24, 0.03), (0.1, 0.05), (0, 0.05)], 4), food(rgb, 0.4), (at[0], at[1], 0.18), bevel=0)
    if shapes:
        pile(shapes, 26, 0.31 - 0.6 * half_length(shapes), 0.06, materials, (at[0], at[1], 0.22), 2, 40, base=False, floor=1, scatter=1)


def garlic_clove(length):
    """A clove: thick at its root and pointed at its tip."""
    return kernel(length, length * 0.62, length * 0.55, 10, 7, lambda x, y, z: (x, y * (1 - 0.6 * max(x, 0)) + 0.3 * x * x, z * (1 - 0.6 * max(x, 0))))


def wedge(length):
    """A wedge of fruit, cut from a quarter."""
    return kernel(length, length * 0.5, length * 0.5, 10, 6, lambda x, y, z: (x, y, z if z > 0 else 0.2 * z))


def chilli(length):
    return kernel(length, length * 0.2, length * 0.2, 8, 8, lambda x, y, z: (x, y * (1 - 0.5 * max(x, 0)) + 1.6 * x * x, z * (1 - 0.5 * max(x, 0))))


# The pieces, their colour and the colour of the oil or syrup around them.
PICKLES = {
    'mango': (lambda: wedge(0.22), (0.42, 0.36, 0.04), (0.5, 0.1, 0.008)),
    'lemon': (lambda: wedge(0.2), (0.75, 0.5, 0.03), (0.55, 0.22, 0.01)),
    'garlic': (lambda: garlic_clove(0.2), (0.85, 0.68, 0.42), (0.55, 0.1, 0.01)),
    'green-chilli': (lambda: chilli(0.3), (0.1, 0.3, 0.02), (0.3, 0.26, 0.02)),
    'mixed-fruit': (lambda: wedge(0.2), (0.5, 0.08, 0.03), (0.5, 0.05, 0.02)),
    'tomato': (lambda: wedge(0.22), (0.6, 0.04, 0.015), (0.5, 0.03, 0.008)),
    'ginger': (lambda: kernel(0.24, 0.09, 0.08, 8, 5), (0.75, 0.5, 0.2), (0.5, 0.14, 0.01)),
    'amla': (lambda: kernel(0.2, 0.19, 0.19, 12, 9), (0.36, 0.4, 0.06), (0.4, 0.3, 0.02)),
    'tamarind': (lambda: kernel(0.22, 0.11, 0.09, 8, 5), (0.1, 0.03, 0.012), (0.16, 0.04, 0.01)),
}


def add_pickle(base, shape, piece, oil):
    @model(f'pickle-jar-{base}', **GLASS_JAR)
    def pickle():
        preserve(syrup(oil, 0.2), plastic((0.55, 0.03, 0.02)), shape(), piece)
        small_bowl(tuple(0.9 * channel for channel in oil), [shape()], food(piece, 0.25))


for _base, _look in PICKLES.items():
    add_pickle(_base, *_look)


@model('chutney-jar', **GLASS_JAR)
def chutney_jar():
    preserve(food((0.1, 0.2, 0.02), 0.3), plastic((0.07, 0.25, 0.04)))
    small_bowl((0.12, 0.24, 0.025), [leaf_shape(0.16, 0.1)], leaf((0.06, 0.26, 0.03)))


@model('jam-jar', **GLASS_JAR)
def jam_jar():
    preserve(syrup((0.4, 0.01, 0.015), 0.15), plastic((0.75, 0.02, 0.03)))
    crust, crumb = food((0.42, 0.19, 0.06)), food((0.85, 0.68, 0.42))
    outline = [(-0.32, 0), (0.32, 0), (0.34, 0.3), (0.38, 0.42), (0.34, 0.54), (0.2, 0.6), (-0.2, 0.6), (-0.34, 0.54), (-0.38, 0.42), (-0.34, 0.3)]
    plate(outline, 0.1, crust, (0.52, -0.78, 0.055), (-90, 0, 14), bevel=0.02)
    plate([(x * 0.92, z * 0.92 + 0.02) for x, z in outline], 0.11, crumb, (0.52, -0.78, 0.06), (-90, 0, 14), bevel=0.01)
    turned(curve_profile([(0, 0.055), (0.15, 0.05), (0.22, 0.02), (0.23, 0)], 4), syrup((0.5, 0.012, 0.02), 0.12), (0.45, -0.48, 0.115), bevel=0)


@model('sauce-bottle', views=FACING, prints='label', aspect=1.25)
def sauce_bottle():
    red = syrup((0.5, 0.015, 0.006), 0.12)
    turned(curve_profile([(0, 0), (0.3, 0), (0.35, 0.05), (0.35, 0.5), (0.35, 0.85), (0.3, 1.05), (0.18, 1.28), (0.14, 1.5), (0.14, 1.6)], 6), red, (-0.15, 0.15, 0), bevel=0)
    screw_cap(0.18, 0.2, white(), (-0.15, 0.15, 1.56), 36)
    wrap(0.357, 0.16, 0.82, printed(), 132, (-0.15, 0.15, 0))
    small_bowl((0.55, 0.015, 0.006), at=(0.5, -0.3, 0))


@model('murabba-jar', **GLASS_JAR)
def murabba_jar():
    preserve(syrup((0.6, 0.26, 0.02), 0.1), gold(0.3), kernel(0.24, 0.23, 0.23, 12, 9), (0.5, 0.28, 0.03))
    bowl(0.36, ceramic(), (0.55, -0.42, 0), 0.3)
    disc(0.31, 0.02, syrup((0.6, 0.25, 0.02)), (0.55, -0.42, 0.16), bevel=0)
    for dx, dy, dz in ((-0.13, 0.04, 0), (0.12, 0.08, 0), (0.02, -0.13, 0), (0, 0.02, 0.14)):
        ball(0.13, plastic((0.5, 0.27, 0.03), 0.12), (0.55 + dx, -0.42 + dy, 0.24 + dz))


@model('thokku-jar', **GLASS_JAR)
def thokku_jar():
    preserve(food((0.24, 0.035, 0.01), 0.3), plastic((0.03, 0.03, 0.03)))
    small_bowl((0.27, 0.04, 0.01), [kernel(0.03, 0.03, 0.03, 6, 4), leaf_shape(0.16, 0.08)], [food((0.03, 0.015, 0.01)), leaf((0.05, 0.16, 0.03))])
