"""innovation-lab: the paper model in the wind.

A folded plane on a steel sting, in the first wind it meets: an idea tried
in paper before anyone builds it in metal. The vermilion plane is the idea,
the lines are the evidence.
"""

import math

from mathutils import Euler, Vector

from ..materials import ceramic, matte, satin_metal
from ..shapes import surface, tube
from ..studio import backdrop, camera, sky, softbox, sun

PLACE = Vector((0, 0, 3.0))
TURN = Euler((math.radians(14), math.radians(-8), math.radians(-24)))
LENGTH, SPAN, KEEL = 6.0, 2.2, 1.0

LINES = 9
LINE_PITCH = 0.8
LINES_Y, LINES_Z = 3.4, 2.25  # behind the far wing


def build():
    backdrop(matte("#CFDAD9"), depth=400, radius=20, width=1600, front=-80,
             floor=-9)
    _fold_plane()
    _draw_wind()
    tube([(0, 0.2, -9), (0, 0.2, PLACE.z)], 0.05,
         satin_metal("#8E989B", 0.3, 0))

    sky("#DCE6E8", 0.30, top="#FFFFFF")
    sun(-62, 34, 3.6, angle=2.0, color="#FFEBD2")
    softbox((6, -12, 6), (0, 0, 3), (8, 8), 260, "#D0E4EC")
    camera(
        (5.6, -14.6, 6.4), (0.1, 0, 2.85),
        lens=66, fstop=1.2, focus=(1, -0.8, 3),
    )


def _fold_plane():
    """Four facets from one sheet: two wings, two sides of the keel."""
    nose, tail = LENGTH * 0.55, -LENGTH * 0.45
    fold = 0.1
    points = [
        (nose, 0, 0),
        (tail, -SPAN, 0.34), (tail, -fold, 0.06),
        (tail, 0, -KEEL),
        (tail, fold, 0.06), (tail, SPAN, 0.34),
    ]
    faces = [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)]
    surface(points, faces, ceramic("signal", 0.6, 0.2, 0),
            PLACE, TURN, thickness=0.03)


def _draw_wind():
    mist = ceramic("#8FB0B1", 0.45, 0.4, 0)
    for k in range(LINES):
        rest = (k - (LINES - 1) / 2) * LINE_PITCH
        line = []
        for step in range(241):
            x = -14 + 28 * step / 240
            near = math.exp(-((x + 0.6) / 3.2) ** 2)
            push = math.copysign(0.95, rest or 1) * math.exp(-abs(rest) / 1.2)
            line.append((x, LINES_Y, LINES_Z + rest + near * push))
        # Their shadows would stripe the wings.
        tube(line, 0.05, mist).visible_shadow = False
