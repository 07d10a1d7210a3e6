"""healthcare-system-integration: one cable.

Nineteen separate strands are drawn through one brass collar and laid up into
a single line. The vermilion strand can be followed all the way through.
"""

import math

from ..materials import ceramic, matte, satin_metal
from ..shapes import box, ring, tube
from ..studio import backdrop, camera, sky, softbox, sun

STRAND_RADIUS = 0.165
SPREAD = 0.66
LEFT_END, RIGHT_END = -14, 16
GATHERING_STARTS = -7.0
COLLAR_X = 0.2
CABLE_HEIGHT = 1.0
POINTS = 361

# Lay of the cable: turn per length, and the length over which it sets in.
TWIST = -0.95
TWIST_SETS_IN = 1.1
TWIST_LEAD = 0.8

OUTER_LAYER = 4.03 * STRAND_RADIUS


def build():
    backdrop(matte("#CFDAD9"), depth=60, radius=14, width=300, front=-80)
    for index, finish in enumerate(_finishes()):
        tube(_strand(index), STRAND_RADIUS, finish)
    _set_collar()

    sky("#DCE6E8", 0.30, top="#FFFFFF")
    sun(-38, 36, 5.2, angle=2.2, color="#FFEBD2")
    softbox((6, -10, 8), (0, 0, 1), (8, 8), 220, "#D0E4EC")
    camera(
        (4.6, -14.6, 14.0), (0.2, 0.95, 0.3),
        lens=50, fstop=1.0, focus=(0.6, -0.8, 1.2),
    )


def _finishes():
    ink, paper = ceramic("ink", 0.3), ceramic("paper", 0.45)
    teal = ceramic("teal", 0.36)
    signal = ceramic("signal", 0.36, 0.45, 0)
    mist, deep = ceramic("#A9C2C2", 0.4), ceramic("#1E4350", 0.32)
    return [
        paper, mist, paper, signal, deep, paper, teal, paper, mist, ink,
        paper, teal, paper, mist, paper, deep, paper, teal, mist,
    ]


def _places_in_cable():
    """One strand in the middle, six around it, twelve around those."""
    inner = 2.02 * STRAND_RADIUS
    places = [(0, 0)]
    for k in range(6):
        angle = k * math.pi / 3
        places.append((inner * math.cos(angle), inner * math.sin(angle)))
    for k in range(12):
        angle = k * math.pi / 6 + 0.13
        places.append((
            OUTER_LAYER * math.cos(angle), OUTER_LAYER * math.sin(angle)
        ))
    # From side to side, so that strands do not cross while they gather.
    places.sort(key=lambda place: place[0] + 0.001 * place[1])
    return places


PLACES = _places_in_cable()


def _strand(index):
    """The line of one strand: flat on the ground, then in the cable."""
    place_y, place_z = PLACES[index]
    ground_y = (index - (len(PLACES) - 1) / 2) * SPREAD
    line = []
    for k in range(POINTS):
        x = LEFT_END + (RIGHT_END - LEFT_END) * k / (POINTS - 1)
        gathered = _smootherstep(
            (x - GATHERING_STARTS) / (COLLAR_X - GATHERING_STARTS)
        )
        laid = max(0, x - COLLAR_X + TWIST_LEAD)
        turn = TWIST * (
            laid - TWIST_SETS_IN * (1 - math.exp(-laid / TWIST_SETS_IN))
        )
        cosine, sine = math.cos(turn), math.sin(turn)
        cable_y = place_y * cosine - place_z * sine
        cable_z = CABLE_HEIGHT + (place_y * sine + place_z * cosine)
        line.append((
            x,
            ground_y * (1 - gathered) + cable_y * gathered,
            STRAND_RADIUS * (1 - gathered) + cable_z * gathered,
        ))
    return line


def _smootherstep(t):
    t = max(0, min(1, t))
    return t * t * t * (t * (6 * t - 15) + 10)


def _set_collar():
    brass = satin_metal("#D6AA7C", 0.22, 0.4)
    x = COLLAR_X + 0.1
    ring(
        OUTER_LAYER + STRAND_RADIUS + 0.10, 0.15, 0.5,
        (x, 0, CABLE_HEIGHT), brass,
        rotation=(0, math.pi / 2, 0), bevel=0.03,
    )
    post = CABLE_HEIGHT - 0.80
    box((0.42, 1.1, post), (x, 0, post / 2), brass, bevel=0.03)
