"""technology-transformation: the changeover.

A switch with two positions, on its way from one to the other: there is
never a moment without a way back. The vermilion handle has left the old
contacts, and those are off for good.
"""

import math

from ..materials import ceramic, matte, satin_metal
from ..shapes import box, cylinder
from ..studio import backdrop, camera, sky, softbox

BASE = (7.4, 3.3, 0.5)
TOP = BASE[2]
PIVOT_HEIGHT = TOP + 0.62
BLADE_LENGTH, BLADE_WIDTH, BLADE_THICKNESS = 2.75, 0.5, 0.14
BLADE_Y = 0.82
CONTACT_X = 2.35
THROW = math.radians(38)  # from the new contacts, on the right


def build():
    backdrop(matte("#17353F"), depth=9, radius=9, width=160)
    brass = satin_metal("#D6AA7C", 0.3, 0.3)
    steel = satin_metal("#8E989B", 0.34, 0.3)
    box(BASE, (0, 0, TOP / 2), ceramic("paper", 0.46, 0.45, 0), bevel=0.05)
    for y in (-BLADE_Y, BLADE_Y):
        _set_jaws(0, y, brass)
        _set_jaws(CONTACT_X, y, brass)
        _set_jaws(-CONTACT_X, y, steel)
        _set_blade(y, brass)
        _set_pin(y, steel)
    _set_handle()

    sky("#13272F", 0.7, top="#7A929A")
    softbox((-9, -5, 9), (0, 0, 1), (4, 5), 2400, "#FFE6C8")
    softbox((9, 4, 6), (0, 0, 1.5), (3, 8), 1000, "#CFE6F0")
    softbox((0, 8, 10), (0, 6, 2), (12, 5), 520, "#DCE6E8")
    softbox((-5, -12, 1.6), (0, 0, 1.6), (9, 3), 420, "#FFF4E4")
    camera(
        (6.4, -14.0, 5.4), (0.35, 0, 1.45),
        lens=60, fstop=1.2, focus=(0.8, -1, 1.6),
    )


def _along_blade(distance):
    """A point on the line of the raised blades, as (x, z)."""
    return (
        distance * math.cos(THROW),
        PIVOT_HEIGHT + distance * math.sin(THROW),
    )


def _set_jaws(x, y, metal):
    for side in (-1, 1):
        box((0.62, 0.09, 0.95),
            (x, y + side * (BLADE_THICKNESS / 2 + 0.06), TOP + 0.475),
            metal, bevel=0.02)
    box((0.95, 0.62, 0.1), (x, y, TOP + 0.05), metal, bevel=0.02)


def _set_blade(y, metal):
    x, z = _along_blade(BLADE_LENGTH / 2 - 0.2)
    box((BLADE_LENGTH, BLADE_THICKNESS, BLADE_WIDTH), (x, y, z), metal,
        rotation=(0, -THROW, 0), bevel=0.02)


def _set_pin(y, metal):
    pin = cylinder(0.13, 0.5, (0, y, PIVOT_HEIGHT), metal)
    pin.rotation_euler = (math.pi / 2, 0, 0)


def _set_handle():
    signal = ceramic("signal", 0.34, 0.5, 0)
    x, z = _along_blade(BLADE_LENGTH - 0.28)
    box((0.5, 2 * BLADE_Y + 0.62, 0.66), (x, 0, z), signal,
        rotation=(0, -THROW, 0), bevel=0.07)
    x, z = _along_blade(BLADE_LENGTH + 0.65)
    grip = cylinder(0.27, 1.4, (x, 0, z), signal, bevel=0.12)
    grip.rotation_euler = (0, math.pi / 2 - THROW, 0)
