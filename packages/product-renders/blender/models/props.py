"""Props that stand beside products."""

from materials import *
from parts import *
from registry import model


@model('carton', views=('three-quarter', 'right'), prints='label', aspect=1.3)
def carton():
    body, tape = cardboard(), plastic((0.62, 0.5, 0.34), 0.25)
    box((2, 1.5, 1.5), body, bevel=0.02)
    box((0.3, 1.502, 0.004), tape, (0, 0, 1.5), bevel=0)
    box((0.3, 0.004, 0.35), tape, (0, -0.752, 1.15), bevel=0)
    plate(rounded(0.78, 0.6, 0.02), 0.01, printed(), (-0.5, -0.757, 0.62), bevel=0.002)
