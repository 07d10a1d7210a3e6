"""multi-market-product-launch: the same product everywhere.

One product on every plinth, as far as one can see. The vermilion one is the
market that goes first.
"""

import random

from ..materials import ceramic, matte, satin_metal
from ..shapes import bake, copy, cylinder, lathe
from ..studio import backdrop, camera, sky, softbox

PITCH = 2.05
ROW_PITCH = PITCH * 0.866
ROWS = range(-4, 9)
COLUMNS = range(-9, 10)
PLINTH_HEIGHTS = [0.22, 0.38, 0.54, 0.74]

# (column, row). The nearest neighbours stand low, so that nothing hides it.
FIRST_MARKET = (0, 1)
IN_FRONT_OF_IT = ((0, 0), (-1, 0), (1, 0), (0, -1), (-1, -1))

BOTTLE_HEIGHT = 1.0
BOTTLE_PROFILE = [
    (0.30, 0), (0.345, 0.03), (0.36, 0.10), (0.36, 0.62), (0.345, 0.74),
    (0.30, 0.83), (0.22, 0.90), (0.16, 0.94), (0.15, 1.0),
]
CAP_HEIGHT = 0.26

# The pieces that all others are copies of wait below the ground.
OUT_OF_SIGHT = (0, 0, -50)


def build(seed):
    backdrop(matte("#12303C"), depth=22, radius=14, width=300, front=-80)
    _set_out(random.Random(seed))

    sky("#13272F", 0.55, top="#7A929A")
    softbox((-11, 3, 8), (0, 3, 0), (4, 6), 3000, "#FFE6C8")
    softbox((10, 8, 7), (0, 3, 0.5), (3, 9), 1200, "#CFE6F0")
    softbox((0, -8, 9), (0, 2, 0), (10, 4), 120, "#DCE6E8")
    softbox((0, 17, 11), (0, 28, 3), (26, 4), 2600, "#CFE0E4")
    camera(
        (-1.9, -12.6, 4.9), (0.95, 2.0, 1.12),
        lens=64, fstop=0.36, focus=(1.02, 1.45, 1.3),
    )


def _set_out(rng):
    ink = ceramic("#17353F", 0.36, 0.45, 0.08)
    paper = ceramic("paper", 0.42, 0.5, 0.03)
    signal = ceramic("signal", 0.34, 0.5, 0)
    brass = satin_metal("#D6AA7C", 0.2, 0.3)

    profile = [(0, 0), *_rounded(BOTTLE_PROFILE), (0, BOTTLE_HEIGHT)]
    bottle = lathe(profile, OUT_OF_SIGHT, paper, segments=96, closed=False)
    cap = bake(
        cylinder(0.165, CAP_HEIGHT, OUT_OF_SIGHT, brass, segments=96)
    )
    plinths = {
        height: bake(cylinder(0.60, height, OUT_OF_SIGHT, ink, bevel=0.025))
        for height in PLINTH_HEIGHTS
    }

    for row in ROWS:
        for column in COLUMNS:
            # Every other row is shifted by half a pitch.
            x = (column + (0.5 if row % 2 else 0)) * PITCH
            y = row * ROW_PITCH
            height = rng.choice(PLINTH_HEIGHTS)
            first = (column, row) == FIRST_MARKET
            if first:
                height = max(PLINTH_HEIGHTS)
            elif (column, row) in IN_FRONT_OF_IT:
                height = min(PLINTH_HEIGHTS)
            copy(plinths[height], (x, y, height / 2))
            copy(bottle, (x, y, height), signal if first else None)
            copy(cap, (x, y, height + BOTTLE_HEIGHT + CAP_HEIGHT / 2))


def _rounded(line):
    """Cut the corners of a line twice (Chaikin); its ends stay."""
    for _ in range(2):
        cut = [line[0]]
        for (r0, z0), (r1, z1) in zip(line, line[1:]):
            cut.append((r0 * 0.75 + r1 * 0.25, z0 * 0.75 + z1 * 0.25))
            cut.append((r0 * 0.25 + r1 * 0.75, z0 * 0.25 + z1 * 0.75))
        line = [*cut, line[-1]]
    return line
