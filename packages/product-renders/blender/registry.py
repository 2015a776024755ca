"""The list of models. Every function in models/ that is marked with @model is one."""

MODELS = {}


def model(name, views=('three-quarter', 'right'), stands='floor', prints=None, aspect=1.0, pieces=1):
    """Adds a model under its name. Its first view is the main image. It stands on the floor or hangs on a wall.

    `prints` says what is drawn on its printed material: 'pattern' on cloth, 'label' on a pack, 'cover' on a book, card
    or board. `aspect` is the width of a label or cover divided by its height; a label around a turned body is as wide
    as the body's circumference. `pieces` is how many pieces of a set the model shows: 2 for a pair of curtains, and 0 for a
    pack that looks the same with any number of pieces inside."""

    def add(build):
        if name in MODELS:
            raise ValueError(f'There are two models called {name}.')
        MODELS[name] = (build, views, stands, prints, aspect, pieces)
        return build

    return add
