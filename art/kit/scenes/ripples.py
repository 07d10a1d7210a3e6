"""enterprise-solutions: the ripples.

One touch, and the rings run out to the farthest edge. The vermilion sphere
is the decision that moves the whole company.
"""

import numpy as np

from ..materials import ceramic
from ..shapes import relief, sphere
from ..studio import camera, sky, softbox

WIDTH, DEPTH = 44, 40
COLUMNS, ROWS = 900, 820
RING_PITCH = 1.5
CREST = 0.36
SPHERE_RADIUS = 0.86


def build():
    water = ceramic("#12303D", 0.42, 0.45, 0)
    relief(COLUMNS, ROWS, WIDTH, DEPTH, _height_at, water)
    sphere(SPHERE_RADIUS, (0, 0, SPHERE_RADIUS * 0.75),
           ceramic("signal", 0.34, 0.5, 0), segments=160)

    sky("#13272F", 0.7, top="#7A929A")
    softbox((-10, 9, 6), (0, 0, 0), (7, 5), 3000, "#FFE6C8")
    softbox((13, 6, 6), (2, 0, 0), (4, 8), 900, "#CFE6F0")
    softbox((-4, -9, 8), (0, 0, 0.5), (5, 4), 300, "#FFFFFF")
    camera(
        (2.2, -14.5, 8.2), (0.6, 0.4, 0.1),
        lens=52, fstop=0.9, focus=(0, -0.6, 0.6),
    )


def _height_at(x, y):
    """Rings that flatten as they run outward, and a hollow at the touch."""
    distance = np.hypot(x, y)
    flattened = np.exp(-distance / 11)
    return -CREST * flattened * np.cos(2 * np.pi * distance / RING_PITCH)
