"""placeholder: not yet.

Three blank bars of a plan in window light, and one vermilion milestone:
quiet enough to stand where a picture is still to come.
"""

from ..materials import ceramic, matte
from ..shapes import box, sphere
from ..studio import backdrop, camera, sky, softbox, sun

BAR_WIDTH, BAR_HEIGHT = 0.92, 0.62

# Start, end, lane, colour, roughness.
BARS = (
    (-4.6, 0.2, 1.5, "#E2D8C8", 0.55),
    (-2.4, 3.0, 0, "paper", 0.55),
    (-0.2, 4.4, -1.5, "#CBD5D2", 0.5),
)


def build():
    backdrop(matte("#D8CFC1"), depth=400, radius=20, width=1600, front=-80)
    for start, end, y, color, roughness in BARS:
        box(
            (end - start, BAR_WIDTH, BAR_HEIGHT),
            ((start + end) / 2, y, BAR_HEIGHT / 2),
            ceramic(color, roughness, 0.3, 0), bevel=0.03,
        )
    sphere(0.30, (2.45, 0, 0.92), ceramic("signal", 0.36, 0.45, 0))

    sky("#E4E6E2", 0.24, top="#FFFFFF")
    sun(-56, 22, 7.4, angle=1.8, color="#FFE9CC")
    softbox((10, -12, 12), (0, 0, 0), (10, 10), 90, "#CFE2EC")
    camera(
        (3.4, -15.4, 9.4), (0.15, -0.35, 0.2),
        lens=54, fstop=1.0, focus=(2.4, -0.4, 0.8),
    )
