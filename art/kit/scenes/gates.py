"""regulatory-compliance-program: passing every gate.

Five thresholds in line, each with a closer tolerance than the one before.
The vermilion sphere runs on one track and passes them all.
"""

from ..materials import ceramic, matte, satin_metal
from ..shapes import gate, sphere, tube
from ..studio import backdrop, camera, sky, softbox, sun

# Colour and roughness of the gates, from the first to the last.
GATES = (
    ("paper", 0.46),
    ("#CBD8D6", 0.46),
    ("#86AAAB", 0.46),
    ("#2F5A67", 0.46),
    ("#102935", 0.34),
)
GATE_PITCH = 3.0
GATE_SIZE = 3.5
OPENING_HEIGHT = 1.75
WIDEST_OPENING = 1.36
NARROWING = 0.14

SPHERE_X = -1.32
SPHERE_RADIUS = 0.66
RAIL_HEIGHT = OPENING_HEIGHT - 0.655


def build():
    backdrop(matte("#C4B9A8"), depth=400, radius=20, width=1600, front=-80)
    for index, (color, roughness) in enumerate(GATES):
        x = (index - (len(GATES) - 1) / 2) * GATE_PITCH
        gate(
            GATE_SIZE, GATE_SIZE, 0.34, WIDEST_OPENING - NARROWING * index,
            OPENING_HEIGHT, (x, 0, 0),
            ceramic(color, roughness, variation=0), bevel=0.028,
        )
    sphere(SPHERE_RADIUS, (SPHERE_X, 0, OPENING_HEIGHT),
           ceramic("signal", 0.34, 0.5, 0))
    brass = satin_metal("#D6AA7C", 0.22, 0.4)
    for y in (-0.2, 0.2):
        tube([(-12, y, RAIL_HEIGHT), (12, y, RAIL_HEIGHT)], 0.035, brass)

    sky("#E4E6E2", 0.26, top="#FFFFFF")
    sun(-58, 34, 5.6, angle=1.2, color="#FFEAD0")
    softbox((-6, -14, 8), (0, 0, 1.5), (9, 8), 260, "#CFE2EC")
    camera(
        (-10.6, -18.4, 7.0), (-0.45, -0.4, 1.42),
        lens=55, fstop=1.0, focus=(SPHERE_X, -0.4, OPENING_HEIGHT),
    )
