"""enterprise-sharepoint-implementation: order.

Loose sheets settle, one after another, into an exact stack. The vermilion
sheet is on its way to its place.
"""

import math
import random
from typing import NamedTuple

from mathutils import Euler, Vector

from ..materials import ceramic, matte
from ..shapes import box, grid_faces, surface
from ..studio import backdrop, camera, sky, softbox

LENGTH, WIDTH = 3.4, 2.4
SHEET_PITCH = 0.026
STACKED_SHEETS = 64
FLYING_SHEETS = 14
SIGNAL_SHEET = 4

STACK_X, STACK_Y = 1.5, 0
STACK_TURN = -0.42
BASE_HEIGHT = 0.3
STACK_TOP = BASE_HEIGHT + SHEET_PITCH * STACKED_SHEETS

CLEARANCE = 0.05
ATTEMPTS = 4000


class Sheet(NamedTuple):
    """A sheet in the air, bent like a trough whose axis is turned."""

    location: tuple
    rotation: tuple
    bend: float
    axis: float

    def sag(self, u, v):
        """How far the sheet leaves its plane at (u, v)."""
        across = u * math.cos(self.axis) + v * math.sin(self.axis)
        return self.bend * across * across

    def points(self, rows, columns):
        """A grid over the sheet, in its own space."""
        grid = []
        for i in range(rows):
            for j in range(columns):
                u = (i / (rows - 1) - 0.5) * LENGTH
                v = (j / (columns - 1) - 0.5) * WIDTH
                grid.append((u, v, self.sag(u, v)))
        return grid


def build(seed):
    backdrop(matte("#16323D"), depth=14, radius=12, width=200)
    rng = random.Random(seed)
    finishes = [
        ceramic("paper", 0.6, 0.25, 0.03),
        ceramic("#E6DECF", 0.6, 0.25, 0.03),
        ceramic("#C9D6D5", 0.6, 0.25, 0.03),
    ]
    _stack(rng, finishes)
    _let_fall(rng, finishes)

    sky("#13272F", 0.6, top="#7A929A")
    softbox((-7, -8, 10), (0, 0, 2), (4, 5), 3000, "#FFE6C8")
    softbox((9, 6, 6), (0, 0, 2), (3, 8), 1000, "#CFE6F0")
    softbox((0, 10, 11), (0, 5, 1), (14, 5), 460, "#DCE6E8")
    camera(
        (2.6, -17.9, 7.2), (-1.65, 0, 2.72),
        lens=49, fstop=1.2, focus=(0.5, -1, 2.6),
    )


def _stack(rng, finishes):
    rotation = (0, 0, STACK_TURN)
    for k in range(STACKED_SHEETS):
        box(
            (LENGTH, WIDTH, SHEET_PITCH * 0.92),
            (STACK_X, STACK_Y, BASE_HEIGHT + SHEET_PITCH * (k + 0.5)),
            rng.choices(finishes, [7, 3, 1])[0],
            rotation, bevel=0.004, bevel_segments=1,
        )
    box(
        (LENGTH + 1.1, WIDTH + 1.1, BASE_HEIGHT),
        (STACK_X, STACK_Y, BASE_HEIGHT / 2),
        ceramic("#1B3C49", 0.36), rotation, bevel=0.03,
    )


def _let_fall(rng, finishes):
    """Place the sheets from the stack upwards, none through another."""
    signal = ceramic("signal", 0.5, 0.3, 0)
    placed = []
    for k in range(FLYING_SHEETS):
        for attempt in range(ATTEMPTS):
            sheet = _draw_sheet(rng, k, attempt)
            if not any(
                _pass_through(sheet, other) or _pass_through(other, sheet)
                for other in placed
            ):
                break
        else:
            raise RuntimeError(f"no room for sheet {k}: try another seed")
        placed.append(sheet)
        if k == SIGNAL_SHEET:
            finish = signal
        else:
            finish = rng.choices(finishes, [7, 3, 2])[0]
        surface(
            sheet.points(120, 84), grid_faces(120, 84), finish,
            sheet.location, sheet.rotation, thickness=SHEET_PITCH * 0.8,
        )


def _draw_sheet(rng, k, attempt):
    """A random place on the flight; order turns to chaos with height."""
    chaos = (k + 1) / FLYING_SHEETS
    progress = chaos ** 1.12
    # Each failed attempt looks a little further out.
    reach = 1 + 0.0004 * attempt
    x = (
        STACK_X - 7.7 * progress ** 1.10 * reach
        + rng.uniform(-0.15, 0.15) * chaos
    )
    y = (
        STACK_Y + 0.4 * math.sin(3 * chaos) * chaos
        + rng.uniform(-0.9, 0.9) * chaos
    )
    z = (
        STACK_TOP + 0.17 + 3.55 * math.sin(1.45 * progress) ** 0.92
        + rng.uniform(-0.45, 0.35) * chaos
    )
    rotation = (
        rng.uniform(-0.35, 1.0) * chaos ** 1.2,
        (-0.15 - 0.6 * rng.random()) * chaos,
        STACK_TURN + rng.uniform(-0.8, 0.8) * chaos,
    )
    bend = rng.uniform(0.03, 0.10) * chaos * rng.choice([1, 1, -1])
    axis = rng.uniform(-0.5, 0.5)
    if k == SIGNAL_SHEET:
        # It comes forward, and shows its face to the camera.
        y -= 0.85
        z += 0.05
        rotation = (0.50, -0.20, STACK_TURN + 0.18)
        bend = 0.035
    return Sheet((x, y, z), rotation, bend, axis)


def _pass_through(sheet, other):
    """Does `sheet` lie on both sides of `other`, or too close to it?"""
    to_world = Euler(sheet.rotation).to_matrix()
    to_other = Euler(other.rotation).to_matrix().transposed()
    lowest, highest = 9, -9
    for point in sheet.points(13, 9):
        world = to_world @ Vector(point) + Vector(sheet.location)
        local = to_other @ (world - Vector(other.location))
        inside = (
            abs(local.x) < LENGTH / 2 + 0.1
            and abs(local.y) < WIDTH / 2 + 0.1
        )
        if inside:
            distance = local.z - other.sag(local.x, local.y)
            lowest = min(lowest, distance)
            highest = max(highest, distance)
    return lowest < CLEARANCE and highest > -CLEARANCE
