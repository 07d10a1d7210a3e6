"""team-work: the keystone.

An arch of loose stones without mortar: parts that hold each other up. The
vermilion stone is the one set last, and it closes the arch.
"""

import math

from ..materials import ceramic, matte, satin_metal
from ..shapes import box, lathe, ring
from ..studio import backdrop, camera, sky, softbox

STONES = 13
KEYSTONE = STONES // 2
RADIUS = 2.75
STONE_WIDTH = 1.05
STONE_DEPTH = 1.9
JOINT = 0.0075
SPRING_HEIGHT = 1.72
BASE_HEIGHT = 0.28


def build():
    backdrop(matte("#17353F"), depth=8, radius=8, width=160)
    paper = ceramic("paper", 0.5, variation=0.05)
    sand = ceramic("sand", 0.5, variation=0.05)
    mist = ceramic("#C4CFCD", 0.46, variation=0.05)
    _set_arch(paper, sand, mist)
    _set_piers(paper, sand, mist)
    _set_base()

    sky("#13272F", 0.6, top="#7A929A")
    softbox((-10.5, -5.0, 7.5), (0, 0, 2.2), (3, 3.4), 2900, "#FFE2C0")
    softbox((8, 6, 6), (0, 0, 2.5), (3, 7), 1100, "#CFE6F0")
    softbox((2, -14, 7), (0, 0, 2), (8, 5), 230, "#DCE6E8")
    # Two for the ground behind the arch, or its outline would be lost.
    softbox((0, 7, 10), (0, 15.5, 5), (9, 3), 650, "#CFE0E4")
    softbox((0, 9, 11), (0, 5, 1), (12, 5), 300, "#DCE6E8")
    camera(
        (5.2, -16.8, 5.9), (0.0, 0, 2.16),
        lens=59, fstop=1.4, focus=(0, -1, 4.4),
    )


def _set_arch(paper, sand, mist):
    teal = ceramic("teal", 0.4)
    signal = ceramic("signal", 0.4, 0.4, 0)
    finishes = [
        paper, sand, paper, mist, paper, paper, signal,
        paper, sand, paper, teal, paper, paper,
    ]
    turn = math.pi / STONES
    for stone, finish in enumerate(finishes):
        # The keystone stands proud of the others on every side.
        key = stone == KEYSTONE
        ring(
            RADIUS + 0.13 if key else RADIUS,
            STONE_WIDTH + 0.44 if key else STONE_WIDTH,
            STONE_DEPTH + 0.22 if key else STONE_DEPTH,
            (0, 0, SPRING_HEIGHT), finish,
            rotation=(math.pi / 2, 0, 0), bevel=0.03, segments=20,
            arc=turn - 2 * JOINT, start=stone * turn + JOINT,
        )


def _set_piers(paper, sand, mist):
    piers = (
        (-RADIUS, ((0.74, paper), (0.70, mist))),
        (RADIUS, ((0.74, sand), (0.70, paper))),
    )
    for x, blocks in piers:
        z = BASE_HEIGHT
        for height, finish in blocks:
            box(
                (STONE_WIDTH, STONE_DEPTH, height - 0.02),
                (x, 0, z + height / 2), finish, bevel=0.03,
            )
            z += height


def _set_base():
    deep = ceramic("#1B3C49", 0.34)
    brass = satin_metal("#D6AA7C", 0.24, 0.4)
    lathe(
        [(0, 0), (4.5, 0), (4.5, BASE_HEIGHT), (0, BASE_HEIGHT)],
        (0, 0, 0), deep, bevel=0.03, segments=256,
    )
    ring(4.12, 0.02, 0.012, (0, 0, 0.282), brass, bevel=0, segments=256)
