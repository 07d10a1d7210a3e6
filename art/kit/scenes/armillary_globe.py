"""global-banking-platform-transformation: the armillary globe.

Many orbits, one core: nested rings that each turn by themselves around one
globe, a worldwide platform being brought into line. The vermilion ring is
the one in hand.
"""

import math

from mathutils import Matrix, Vector

from ..materials import ceramic, matte, satin_metal
from ..shapes import lathe, ring, sphere
from ..studio import backdrop, camera, sky, softbox

CENTER = Vector((0, 0, 3.42))
GLOBE_RADIUS = 0.95
MERIDIANS = 9
PARALLELS = (-60, -40, -20, 0, 20, 40, 60)
STEP_HEIGHT = 0.17


def build():
    backdrop(matte("#1B323B"), depth=10, radius=9)
    ink = ceramic("#12303D", 0.28, 0.55, 0)
    paper = ceramic("paper", 0.45, 0.45, 0)
    brass = satin_metal("#D6AA7C", 0.22, 0.55)
    _hang_rings(ink, paper, brass)
    _draw_globe(paper)
    _set_base(ink, brass)

    sky("#13272F", 0.75, top="#7A929A")
    softbox((-7, -4, 9), CENTER, (5, 7), 1500, "#FFE9D0")
    softbox((9.5, 1, 6.5), CENTER, (2, 8), 800, "#CFE6F0")
    softbox((0, 8, 10), (0, 4, 2.5), (12, 6), 560, "#DCE6E8")
    softbox((3, -11, 1.5), CENTER, (5, 1.6), 150, "#FFFFFF")
    camera(
        (3.0, -16.5, 5.3), (0.0, 0, 2.78),
        lens=53, fstop=0.9, focus=(0, -1.4, 3.3),
    )


def _hang_rings(ink, paper, brass):
    signal = ceramic("signal", 0.34, 0.5, 0)
    steel = satin_metal("#CDD2D3", 0.2, 0.55)
    # Radius, width, height, finish, turn in degrees.
    rings = (
        (2.66, 0.13, 0.36, brass, (80, 8, 20)),
        (2.38, 0.12, 0.26, ink, (24, 30, 0)),
        (2.12, 0.11, 0.34, steel, (62, -38, 15)),
        (1.86, 0.11, 0.24, signal, (97, 26, -30)),
        (1.60, 0.10, 0.30, brass, (40, 52, 10)),
        (1.36, 0.08, 0.18, paper, (72, -20, 60)),
    )
    for radius, width, height, finish, degrees in rings:
        ring(
            radius, width, height, CENTER, finish,
            rotation=tuple(math.radians(angle) for angle in degrees),
            bevel=0.022, segments=320,
        )


def _draw_globe(paper):
    sphere(GLOBE_RADIUS, CENTER, paper, segments=192)
    line = ceramic("#7D8B8C", 0.5, 0.3, 0)
    tilt = (
        Matrix.Rotation(math.radians(23), 3, "Y")
        @ Matrix.Rotation(math.radians(-14), 3, "X")
    )
    upright = Matrix.Rotation(math.pi / 2, 3, "X")
    for k in range(MERIDIANS):
        turn = Matrix.Rotation(math.pi * k / MERIDIANS, 3, "Z")
        _draw_circle(GLOBE_RADIUS, CENTER, tilt @ turn @ upright, line)
    for degrees in PARALLELS:
        latitude = math.radians(degrees)
        height = Vector((0, 0, GLOBE_RADIUS * math.sin(latitude)))
        _draw_circle(GLOBE_RADIUS * math.cos(latitude),
                     CENTER + tilt @ height, tilt, line)


def _draw_circle(radius, center, turn, material):
    ring(radius, 0.012, 0.014, center, material,
         rotation=turn.to_euler(), bevel=0)


def _set_base(ink, brass):
    z = 0
    for radius in (2.75, 2.3, 1.85):
        lathe(
            [(0, 0), (radius, 0), (radius, STEP_HEIGHT), (0, STEP_HEIGHT)],
            (0, 0, z), ink, bevel=0.025,
        )
        z += STEP_HEIGHT
    foot = [
        (0, 0), (0.36, 0), (0.30, 0.08), (0.17, 0.16), (0.15, 0.30),
        (0, 0.30),
    ]
    lathe(foot, (0, 0, z), brass, bevel=0.008)
