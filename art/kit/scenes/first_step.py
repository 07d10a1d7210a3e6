"""flagship: the first step.

A stair that winds up from the ground, each block a little higher than the
one before. The vermilion step is the one where most clients start.
"""

import math

from ..materials import ceramic, matte
from ..shapes import ring
from ..studio import backdrop, camera, sky, softbox, sun

STEPS = 14
RADIUS, WIDTH = 2.5, 2.3
RISE = 0.24
FIRST_ANGLE = math.radians(-84)
TURN = math.radians(18.5)
JOINT = math.radians(0.35)


def build():
    backdrop(matte("#D8D0C3"), depth=400, radius=20, width=1600, front=-80)
    _set_steps()

    sky("#E4E6E2", 0.26, top="#FFFFFF")
    sun(-66, 34, 5.8, angle=1.6, color="#FFEAD0")
    softbox((8, -14, 10), (0, 0, 1), (9, 8), 260, "#CFE2EC")
    camera(
        (-3.6, -16.2, 10.6), (0.35, -0.25, 1.06),
        lens=58.5, fstop=1.2, focus=(-0.4, -2.4, 0.5),
    )


def _set_steps():
    paper = ceramic("paper", 0.5, variation=0.05)
    mist = ceramic("#CBD8D6", 0.48, variation=0.05)
    signal = ceramic("signal", 0.38, 0.45, 0)
    for step in range(STEPS):
        height = RISE * (step + 1)
        if step == 0:
            finish = signal
        else:
            finish = mist if step % 5 == 2 else paper
        ring(
            RADIUS, WIDTH, height, (0, 0, height / 2), finish,
            bevel=0.028, segments=12,
            arc=TURN - 2 * JOINT, start=FIRST_ANGLE - (step + 1) * TURN + JOINT,
        )
