"""aerospace-manufacturing-transformation: the blade that changed.

The fan of a jet engine, close. One blade of twenty-two is vermilion: the
part that was made anew, in its place among the others.
"""

import math

from ..materials import ceramic, matte, satin_metal
from ..shapes import grid_faces, lathe, ring, surface
from ..studio import backdrop, camera, sky, softbox

BLADES = 22
CHANGED_BLADE = 3
BLADE_ROOT, BLADE_TIP = 0.62, 3.05
SPAN_POINTS, CHORD_POINTS = 22, 14

# The lathe turns around z, the engine's axis is y.
ALONG_AXIS = (-math.pi / 2, 0, 0)


def build():
    backdrop(matte("#12303C"), depth=9, radius=7, floor=-6)
    _set_blades()
    _set_hub_and_casing()

    sky("#14282F", 1.0, top="#7C949C")
    softbox((-2, -9, 3), (0, 0, 0), (6, 5), 230, "#E8F0F2")
    softbox((-6, -6, 6), (0, 0, 0), (4, 6), 900, "#FFE9D0")
    softbox((7, -3, 1), (0, 0, 0), (1.6, 8), 420, "#CFE6F0")
    softbox((0, -5, -6), (0, 0, 0), (7, 2), 160, "#CFE6F0")
    softbox((0, -2, 8), (0, 0, 0), (8, 2), 420, "#FFFFFF")
    camera(
        (-3.4, -8.2, 1.6), (0.75, 0, 0.35),
        lens=58, fstop=1.0, focus=(0.2, -0.3, 1.2),
    )


def _set_blades():
    titanium = satin_metal("#BFC4C6", 0.27, 0.3)
    signal = ceramic("signal", 0.32, 0.5, 0)
    points = _blade()
    faces = grid_faces(SPAN_POINTS, CHORD_POINTS)
    for k in range(BLADES):
        surface(
            points, faces, signal if k == CHANGED_BLADE else titanium,
            rotation=(0, 2 * math.pi * k / BLADES + 0.1, 0),
            thickness=0.035, subdivisions=1,
        )


def _blade():
    """A twisted, cambered and swept sheet, wrapped around the axis."""
    points = []
    for i in range(SPAN_POINTS):
        span = i / (SPAN_POINTS - 1)
        radius = BLADE_ROOT + (BLADE_TIP - BLADE_ROOT) * span
        chord = (
            0.62 + 0.52 * span ** 0.8
            - 0.16 * max(0, span - 0.82) / 0.18
        )
        twist = math.radians(24 + 40 * span ** 0.85)
        sweep = 0.30 * math.sin(span * math.pi * 0.9) - 0.28 * span * span
        for j in range(CHORD_POINTS):
            place = j / (CHORD_POINTS - 1) - 0.5
            camber = 0.10 * (1 - 4 * place * place) * (1 - 0.5 * span)
            axial = (
                place * chord * math.cos(twist)
                - camber * math.sin(twist) + sweep * 0.55
            )
            tangential = (
                place * chord * math.sin(twist)
                + camber * math.cos(twist) + sweep * 0.28
            )
            angle = tangential / radius
            points.append((
                radius * math.sin(angle), axial, radius * math.cos(angle)
            ))
    return points


def _set_hub_and_casing():
    ink = ceramic("#0E2733", 0.3, 0.5)
    brass = satin_metal("#D2A679", 0.25, 0.4)

    nose = [(0, -1.25)]
    for step in range(1, 21):
        angle = step * math.pi / 2 / 20
        nose.append((0.66 * math.sin(angle) ** 0.9, -1.25 * math.cos(angle)))
    nose += [(0.66, 0.8), (0, 0.8)]
    lathe(nose, (0, 0, 0), ink, ALONG_AXIS, segments=128, closed=False)

    casing = [
        (3.12, -1.0), (3.22, -1.15), (3.5, -1.15), (3.6, -0.9), (3.6, 1.4),
        (3.12, 1.4),
    ]
    lathe(casing, (0, 0, 0), ink, ALONG_AXIS, segments=256, bevel=0.04)

    ring(0.672, 0.03, 0.05, (0, -0.12, 0), brass, ALONG_AXIS,
         bevel=0.008, segments=160)
    ring(3.2, 0.06, 0.10, (0, -0.9, 0), brass, ALONG_AXIS, segments=256)

    # A wall behind the blades: no light comes through the engine.
    wall = [(0, 0), (3.2, 0), (3.2, 0.1), (0, 0.1)]
    lathe(wall, (0, 1.2, 0), ceramic("#17353F", 0.5, 0.4, 0), ALONG_AXIS)
