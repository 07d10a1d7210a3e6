"""azure-cloud-migration: solid becoming light.

A dense block of ink cells whose upper layers rise, part and turn to glass.
The vermilion cell is the one in transit.
"""

import random

from ..materials import ceramic, frosted_glass, matte
from ..shapes import box
from ..studio import backdrop, camera, sky, softbox, sun

CELL = 0.56
CELLS_PER_SIDE = 6
LAYERS = 9
SOLID_LAYERS = 2
LAYERS_IN_TRANSITION = 6.0
CELL_IN_TRANSIT = (5, 4, 0)  # layer, column, row


def build(seed):
    backdrop(matte("#D3DEDE"), depth=18, radius=14, width=240, front=-60)
    _stack_cells(random.Random(seed))

    sky("#DCE6E8", 0.30, top="#FFFFFF")
    sun(-56, 36, 5.4, angle=2.6, color="#FFEBD2")
    softbox((9, -9, 8), (0, 0, 2), (8, 8), 220, "#D0E4EC")
    camera(
        (8.6, -17.2, 7.6), (0.1, 0, 2.92),
        lens=58.5, fstop=1.2, focus=(1.2, -1.8, 3.6),
    )


def _stack_cells(rng):
    finishes = _finishes_by_layer()
    signal = ceramic("signal", 0.36, 0.45, 0)
    z = CELL / 2
    for layer in range(LAYERS):
        lightness = _lightness(layer)
        pitch = CELL * (1.0 + 0.62 * lightness)
        side = CELL * 0.975 * (1 - 0.10 * lightness)
        size = (side, side, side)
        for column in range(CELLS_PER_SIDE):
            for row in range(CELLS_PER_SIDE):
                location = (
                    (column - (CELLS_PER_SIDE - 1) / 2) * pitch,
                    (row - (CELLS_PER_SIDE - 1) / 2) * pitch,
                    z,
                )
                if (layer, column, row) == CELL_IN_TRANSIT:
                    box(size, location, signal, bevel=0.026)
                    continue
                if layer > SOLID_LAYERS:
                    # Fewer and fewer cells go on upwards.
                    if rng.random() > 1 - 0.80 * lightness ** 0.8:
                        continue
                finish = _choose(rng, finishes[layer])
                box(size, location, finish, bevel=0.024)
        z += CELL * (1.0 + 0.62 * _lightness(layer + 1))


def _lightness(layer):
    """0 in the solid block, 1 in the topmost layer."""
    return max(0, (layer - SOLID_LAYERS) / LAYERS_IN_TRANSITION)


def _finishes_by_layer():
    """For each layer, the finishes and how often each is taken."""
    ink, deep = ceramic("ink", 0.3), ceramic("#1E4350", 0.32)
    teal, paper = ceramic("teal", 0.38), ceramic("paper", 0.5)
    clear = frosted_glass("#D8EAEC", 0.2, 1.22, 0.9)
    tinted = frosted_glass("#A5CDD3", 0.22, 1.22, 0.85)
    solid = {ink: 1}
    glass = {tinted: 3, clear: 6, paper: 2}
    return [
        solid, solid, solid,
        {ink: 6, deep: 4},
        {deep: 4, teal: 4, tinted: 3},
        {teal: 2, tinted: 5, clear: 3, paper: 1},
        glass, glass, glass,
    ]


def _choose(rng, weights):
    if len(weights) == 1:
        return next(iter(weights))
    return rng.choices(list(weights), list(weights.values()))[0]
