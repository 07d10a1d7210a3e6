"""global-supply-chain-optimization: the one route.

A milled relief of several territories. Grooves join the places in many ways;
the vermilion road is the one route chosen, graded through every cutting.
"""

import numpy as np

from ..materials import ceramic, ceramic_by_height, satin_metal
from ..shapes import cylinder, relief, sphere, surface
from ..studio import camera, sky, softbox, sun

WIDTH, DEPTH = 24, 21
COLUMNS, ROWS = 1500, 1312
TERRACE_HEIGHT = 0.27
HIGHEST_TERRACE = 1.62
WAVES = 9

PLACES = {
    "a": (-7.4, -3.6), "b": (-4.3, -1.3), "c": (-1.2, -2.5),
    "d": (1.6, 0.5), "e": (4.3, -0.8), "f": (6.6, 2.4),
    "g": (-5.6, 2.9), "h": (-1.5, 3.0), "i": (3.2, 3.9),
    "j": (5.2, -4.2), "k": (0.9, -5.0),
}
ON_THE_ROUTE = "abcdef"
ROUTE = [(-12, -5.5), *(PLACES[name] for name in ON_THE_ROUTE), (12, 4.2)]
OTHER_WAYS = [
    *([PLACES[name] for name in way] for way in (
        "gbk", "ghd", "hif", "cj", "ej",
    )),
    [(-12, 1.5), PLACES["g"]],
    [PLACES["j"], (12, -6)],
    [PLACES["i"], (5, 11)],
    [PLACES["k"], (0, -9)],
]

# The road is a bar of this section; its edges reach below the ground.
ROAD_HALF_WIDTH = 0.15
ROAD_TOP, ROAD_BOTTOM = 0.16, 0.1
GROOVE_DEPTH = 0.12
FAR_AWAY = 9.0


def build(seed):
    terrain = Terrain(seed)
    # The lowest level is water: the tint follows the height.
    land = ceramic_by_height(
        "#7FA6A9", "#E9E2D6", 0.02, 0.035, roughness=0.62, specular=0.25,
    )
    relief(COLUMNS, ROWS, WIDTH, DEPTH, terrain.height_at, land)
    _build_road(terrain)
    _mark_places(terrain)

    sky("#E4E6E2", 0.26, top="#FFFFFF")
    sun(-52, 25, 5.6, angle=2.0, color="#FFEAD0")
    softbox((10, -12, 12), (0, 0, 0), (10, 10), 240, "#CFE2EC")
    camera(
        (-1.5, -15.8, 13.6), (0.1, -0.5, 0.4),
        lens=60, fstop=0.5, focus=(0.3, -0.6, 0.8),
    )


class Terrain:
    """Terraces made of random waves, with the ways milled into them."""

    def __init__(self, seed):
        rng = np.random.RandomState(seed)
        # Frequency, direction and phase of each wave.
        self.waves = [
            (rng.uniform(0.16, 0.42), rng.uniform(0, 2 * np.pi),
             rng.uniform(0, 2 * np.pi))
            for _ in range(WAVES)
        ]
        self.road = _curve(ROUTE, 60)
        self.grooves = [_curve(way, 24) for way in OTHER_WAYS]
        # Graded like a road: gentle, through cuttings and over fills.
        steep = self.terraces_at(self.road[:, 0], self.road[:, 1])
        self.road_height = _smoothed(steep, 34) + 0.02

    def terraces_at(self, x, y):
        """Height of the untouched terraces."""
        waves = 0 * x
        for frequency, direction, phase in self.waves:
            along = x * np.cos(direction) + y * np.sin(direction)
            waves = waves + (
                np.cos(2 * np.pi * frequency * 0.5 * along + phase)
                / (0.5 + frequency * 3)
            )
        level = waves * 0.62 + 1.6
        step = np.floor(level)
        ramp = _smoothstep((level - step - 0.95) / 0.05)
        return np.clip((step + ramp) * TERRACE_HEIGHT, 0, HIGHEST_TERRACE)

    def height_at(self, x, y):
        """Height with grooves cut and the road's bed levelled."""
        height = self.terraces_at(x, y)
        for groove in self.grooves:
            distance, _ = _nearest(x, y, groove)
            inside = 1 - _smoothstep((distance - 0.075) / 0.03)
            height = height - GROOVE_DEPTH * inside
        distance, bed = _nearest(x, y, self.road, self.road_height)
        inside = 1 - _smoothstep((distance - 0.30) / 0.05)
        return height * (1 - inside) + bed * inside

    def height_of_place(self, name):
        """Ground under a place: the road's where the route passes it."""
        x, y = PLACES[name]
        if name in ON_THE_ROUTE:
            distances = np.hypot(*(self.road - np.array((x, y))).T)
            return float(self.road_height[np.argmin(distances)]) + 0.06
        return float(self.terraces_at(np.array(x), np.array(y))) + 0.10


def _build_road(terrain):
    road = terrain.road
    along = np.gradient(road, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1) * ROAD_HALF_WIDTH

    points = []
    for (x, y), (dx, dy), z in zip(road, across, terrain.road_height):
        bottom, top = z - ROAD_BOTTOM, z + ROAD_TOP
        points += [
            (x + dx, y + dy, bottom), (x + dx, y + dy, top),
            (x - dx, y - dy, top), (x - dx, y - dy, bottom),
        ]
    # Two sides and the top; nobody sees the underside.
    faces = [
        (4 * k + side, 4 * k + side + 1, 4 * k + side + 5, 4 * k + side + 4)
        for k in range(len(road) - 1) for side in range(3)
    ]
    surface(points, faces, ceramic("signal", 0.4, 0.4, 0), bevel=0.022)


def _mark_places(terrain):
    paper = ceramic("#EFE9DE", 0.55, 0.3, 0)
    ink = ceramic("ink", 0.26, 0.55, 0)
    brass = satin_metal("#DDB287", 0.16, 0)
    for name, (x, y) in PLACES.items():
        on_route = name in ON_THE_ROUTE
        top = terrain.height_of_place(name) + (0.14 if on_route else 0)
        height = top + 1  # the foot goes deep enough for any ground
        cylinder(0.50 if on_route else 0.36, height,
                 (x, y, top - height / 2), paper, bevel=0.03)
        radius = 0.34 if on_route else 0.22
        sphere(radius, (x, y, top + radius * 0.96),
               brass if on_route else ink)


def _curve(corners, steps):
    """A Catmull-Rom curve through the corners."""
    p = [np.array(corner, float) for corner in corners]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    line = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(0.5 * (
                2 * p[i]
                + (-p[i - 1] + p[i + 1]) * t
                + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t
                + (-p[i - 1] + 3 * p[i] - 3 * p[i + 1] + p[i + 2]) * t ** 3
            ))
    line.append(p[-2])
    return np.array(line)


def _smoothed(values, reach):
    window = np.hanning(2 * reach + 3)[1:-1]
    padded = np.pad(values, reach, mode="edge")
    return np.convolve(padded, window / window.sum(), "valid")


def _smoothstep(t):
    t = np.clip(t, 0, 1)
    return t ** 2 * (3 - 2 * t)


def _nearest(x, y, line, heights=None, stride=3):
    """Distance from each point of a grid to a line, and the line's height.

    Only points near a piece of the line are looked at; all others keep
    FAR_AWAY and 0.
    """
    distance = np.full(x.shape, FAR_AWAY)
    height = np.zeros(x.shape)
    for first in range(0, len(line) - 1, stride):
        last = min(first + stride, len(line) - 1)
        start, end = line[first], line[last]
        low = np.minimum(start, end) - 0.8
        high = np.maximum(start, end) + 0.8
        near = (x > low[0]) & (x < high[0]) & (y > low[1]) & (y < high[1])
        if not near.any():
            continue

        piece = end - start
        dx, dy = x[near] - start[0], y[near] - start[1]
        t = (dx * piece[0] + dy * piece[1]) / (piece @ piece + 1e-9)
        t = np.clip(t, 0, 1)
        found = np.hypot(dx - t * piece[0], dy - t * piece[1])
        closer = found < distance[near]
        distance[near] = np.where(closer, found, distance[near])
        if heights is not None:
            rise = heights[last] - heights[first]
            height[near] = np.where(
                closer, heights[first] + rise * t, height[near],
            )
    return distance, height
