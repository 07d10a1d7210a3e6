"""ai-solutions: the measured model.

A body of glass facets between the jaws of a micrometer: the model is
measured before anyone relies on it. The vermilion core is the answer inside.
"""

import math

from ..materials import ceramic, frosted_glass, matte, satin_metal
from ..shapes import box, faceted_ball, lathe, ring, sphere
from ..studio import backdrop, camera, sky, softbox

CENTER = (-0.9, 0, 2.95)
BALL_RADIUS = 1.3
FRAME_RADIUS = 2.05
THIMBLE = [
    (0, 0), (0.46, 0), (0.62, 0.4), (0.62, 0.95), (0.57, 1.0), (0.57, 1.06),
    (0.62, 1.11), (0.62, 1.5), (0, 1.5),
]
ALONG_X = (0, math.pi / 2, 0)


def build():
    backdrop(matte("#12303C"), depth=9, radius=9, width=160)
    _set_frame()
    _set_spindle()
    faceted_ball(BALL_RADIUS, CENTER,
                 frosted_glass("#D8EAEC", 0.12, 1.2, 0.9))
    sphere(BALL_RADIUS * 0.45, CENTER, ceramic("signal", 0.34, 0.5, 0))

    sky("#13272F", 0.8, top="#7A929A")
    softbox((-7, -5, 9), CENTER, (4, 6), 1700, "#FFE9D0")
    softbox((9, 2, 6), CENTER, (2, 8), 900, "#CFE6F0")
    softbox((0, 8, 9), (0, 10, 4), (12, 5), 700, "#DCE6E8")
    softbox((2, -11, 3), CENTER, (6, 2), 200, "#FFFFFF")
    camera(
        (2.6, -15.4, 5.0), (0.75, 0, 2.22),
        lens=61, fstop=1.0, focus=(-0.9, -1, 2.9),
    )


def _set_frame():
    ink = ceramic("#2A5361", 0.32, 0.5, 0)
    steel = satin_metal("#CDD2D3", 0.22, 0.5)
    # A little more than half a ring: its ends close around the bars.
    ring(FRAME_RADIUS, 0.62, 1.1, CENTER, ink,
         rotation=(-math.pi / 2, 0, 0), bevel=0.06, segments=128,
         arc=math.pi * 1.2, start=-math.pi * 0.1)
    box((2.6, 1.7, 0.3), (CENTER[0], 0, 0.15), ink, bevel=0.05)
    box((1.0, 0.8, 0.7), (CENTER[0], 0, 0.6), ink, bevel=0.05)
    anvil_end = CENTER[0] - BALL_RADIUS
    _bar(anvil_end - 1.2, anvil_end + 0.03, 0.26, steel)


def _set_spindle():
    steel = satin_metal("#CDD2D3", 0.22, 0.5)
    brass = satin_metal("#D6AA7C", 0.22, 0.5)
    start = CENTER[0] + BALL_RADIUS
    _bar(start - 0.03, start + 1.4, 0.26, steel)
    _bar(start + 0.55, start + 2.2, 0.44, steel)
    _turned(start + 2.0, THIMBLE, brass)
    _bar(start + 3.5, start + 4.1, 0.36, steel)


def _bar(left, right, radius, metal):
    length = right - left
    _turned(left, [(0, 0), (radius, 0), (radius, length), (0, length)], metal)


def _turned(left, profile, metal):
    """A turned part along x, at the height of the ball."""
    lathe(profile, (left, CENTER[1], CENTER[2]), metal, ALONG_X, bevel=0.02)
