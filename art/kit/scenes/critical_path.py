"""hero-banner: the critical path.

A programme plan cast as architecture. Lanes are workstreams, length is
duration, height is weight. The vermilion bars are the critical path: each
starts where the one before it ends. The brass spheres are milestones.
"""

import random

from ..materials import ceramic, matte, satin_metal
from ..shapes import box, sphere
from ..studio import backdrop, camera, sky, softbox, sun

LANE_PITCH = 0.60
LANE_WIDTH = 0.44
LANES = range(-12, 30)

# Lane: start, end, height. The last one runs out of the picture.
CRITICAL_BARS = {
    -1: (-9.4, -4.6, 0.36),
    3: (-4.6, -0.6, 0.50),
    7: (-0.6, 3.9, 0.66),
    11: (3.9, 8.0, 0.52),
    16: (8.0, 14, 0.7),
}
LAST_CRITICAL_LANE = 16
MILESTONE_RADIUS = 0.15
QUIET_HEIGHTS = [0.10, 0.16, 0.24]


def build(seed):
    backdrop(
        ceramic("#0F2731", 0.42, 0.45, 0),
        depth=60, radius=20, width=300, front=-80,
    )
    _lay_plan(random.Random(seed))
    _rule_time_grid()

    sky("#D9E2E4", 0.22, top="#F4F6F4")
    sun(-66, 22, 7.4, angle=2.2, color="#FFE6C8")
    softbox((14, -16, 14), (0, 3, 0), (12, 12), 300, "#CFE2EC")
    camera(
        (-12.5, -19, 12.6), (0.3, 3.6, 0.35),
        lens=80, fstop=0.32, focus=(-0.4, 3.6, 0.6),
    )


def _lay_plan(rng):
    paper, sand = ceramic("paper", 0.5), ceramic("sand", 0.5)
    teal = ceramic("teal", 0.38)
    signal = ceramic("signal", 0.36, 0.45, 0)
    deep, mist = ceramic("#21404D", 0.34), ceramic("#A9BDBD", 0.42)
    brass = satin_metal("#E0B98F", 0.14, 0)

    # Two grounds, then four accents.
    finishes = [paper, sand, deep, teal, mist, sand]
    usual_weights = [52, 15, 15, 9, 4, 5]
    weights_after_accent = [62, 18, 5, 4, 2, 3]

    last_finish = None
    for lane in LANES:
        # The middle of a lane's work moves right as lanes go back: the
        # cascade of a plan.
        middle = -7.6 + lane * 1.08 + rng.uniform(-0.9, 0.9)

        if lane in CRITICAL_BARS:
            start, end, height = CRITICAL_BARS[lane]
            _bar(lane, start, end, height, signal)
            if lane < LAST_CRITICAL_LANE:
                sphere(
                    MILESTONE_RADIUS,
                    (end - 0.22, lane * LANE_PITCH,
                     height + MILESTONE_RADIUS),
                    brass,
                )
            # Low, pale bars on both sides leave the path its contrast.
            x = start - 0.5
            for _ in range(2):
                length = rng.uniform(1.8, 4.2)
                _bar(lane, x - length, x, rng.choice(QUIET_HEIGHTS),
                     rng.choice([paper, paper, sand]))
                x -= length + rng.uniform(0.4, 1)
            x = end + 0.5
            for _ in range(3):
                length = rng.uniform(1.8, 4.2)
                _bar(lane, x, x + length, rng.choice(QUIET_HEIGHTS),
                     rng.choice([paper, sand, paper]))
                x += length + rng.uniform(0.4, 1)
            continue

        x = middle - rng.uniform(5.6, 8.4)
        for _ in range(5):
            length = rng.uniform(1.6, 5.2)
            nearness = 1 - min(1, abs(x + length / 2 - middle) / 7)
            height = 0.10 + nearness * rng.choice(
                [0.06, 0.14, 0.24, 0.36, 0.52]
            )
            after_accent = last_finish in (2, 3, 4, 5)
            weights = weights_after_accent if after_accent else usual_weights
            last_finish = rng.choices(range(6), weights)[0]
            _bar(lane, x, x + length, height, finishes[last_finish])
            x += length + rng.uniform(0.25, 0.9)


def _bar(lane, start, end, height, material):
    box(
        (end - start, LANE_WIDTH, height),
        ((start + end) / 2, lane * LANE_PITCH, height / 2),
        material, bevel=0.022,
    )


def _rule_time_grid():
    line = matte("#2A434D")
    for x in range(-40, 50):
        box((0.016, 70, 0.012), (x, 0, 0), line, bevel=0)
