"""industry-expertise: three sockets.

Round, square and triangular: each sector has rules of its own, and nothing
but its own shape goes in. The vermilion piece is cut to the rules of the one
that is next.
"""

import math

from ..materials import ceramic, matte, satin_metal
from ..shapes import box, cut, cylinder, ease, prism
from ..studio import backdrop, camera, sky, softbox, sun

PITCH = 3.1
BASE = (10.0, 3.5, 0.8)
SOCKET_DEPTH = 0.55
PIECE_HEIGHT = 1.7
HALF_SIDE = 0.98
MARGIN = 0.05
HOVERING = 0.6


def build():
    backdrop(matte("#CFDAD9"), depth=400, radius=20, width=1600, front=-80)
    _set_base()
    _set_pieces()

    sky("#DCE6E8", 0.28, top="#FFFFFF")
    sun(-54, 35, 5.4, angle=1.6, color="#FFEBD2")
    softbox((8, -12, 8), (0, 0, 1), (8, 8), 240, "#D0E4EC")
    camera(
        (3.0, -15.8, 10.6), (-0.05, 0.1, 0.98),
        lens=57.5, fstop=1.2, focus=(0, -1.2, 1.4),
    )


def _set_base():
    width, depth, height = BASE
    base = box(BASE, (0, 0, height / 2), ceramic("#12303D", 0.34, 0.5, 0),
               bevel=0)
    floor = height - SOCKET_DEPTH
    ink = ceramic("ink")
    tall = 2.0
    cut(base, cylinder(HALF_SIDE + MARGIN, tall,
                       (-PITCH, 0, floor + tall / 2), ink, bevel=0))
    side = 2 * (HALF_SIDE + MARGIN) * 0.92
    cut(base, box((side, side, tall), (0, 0, floor + tall / 2), ink, bevel=0))
    cut(base, prism(_triangle(MARGIN * 2), tall, (PITCH, 0, floor), ink,
                    bevel=0))
    ease(base, 0.03)
    box((width + 0.04, depth + 0.04, 0.07), (0, 0, 0.2),
        satin_metal("#D6AA7C", 0.24, 0.4), bevel=0.01)


def _set_pieces():
    paper = ceramic("paper", 0.46, 0.45, 0)
    teal = ceramic("#6C9A9C", 0.42, 0.45, 0)
    signal = ceramic("signal", 0.36, 0.45, 0)
    floor = BASE[2] - SOCKET_DEPTH
    middle = floor + PIECE_HEIGHT / 2
    cylinder(HALF_SIDE, PIECE_HEIGHT, (-PITCH, 0, middle), paper, bevel=0.03)
    side = 2 * HALF_SIDE * 0.92
    box((side, side, PIECE_HEIGHT), (0, 0, middle), teal, bevel=0.03)
    prism(_triangle(0), PIECE_HEIGHT, (PITCH, 0, BASE[2] + HOVERING), signal,
          bevel=0.03)


def _triangle(margin):
    """Its corners lie outside the circle that the other two nearly fill."""
    reach = HALF_SIDE * 1.28 + margin
    return [
        (reach * math.cos(angle), reach * math.sin(angle) - 0.2)
        for angle in (math.radians(90 + 120 * k) for k in range(3))
    ]
