"""specialized-services: the butterfly key.

A sound slab with one crack, and the joiner's answer to it: a key let in
across the weak place. The vermilion key is the one discipline that was
missing, set exactly where the team is thin.
"""

from ..materials import ceramic, matte
from ..shapes import cut, ease, prism
from ..studio import backdrop, camera, sky, softbox, sun

HALF_LENGTH, HALF_DEPTH = 12, 2.1
THICKNESS = 0.8
GAP = 0.06

# The crack from front to back, as (x, y).
CRACK = (
    (-0.55, -HALF_DEPTH), (-0.38, -1.55), (-0.12, -1.2), (-0.2, -0.7),
    (0.06, -0.3), (-0.04, 0.25), (0.2, 0.7), (0.1, 1.2), (0.34, 1.6),
    (0.3, HALF_DEPTH),
)

KEY_HALF_LENGTH, KEY_HALF_WIDTH, KEY_WAIST = 1.5, 0.86, 0.3
KEY_DEPTH, KEY_PROUD = 0.3, 0.1


def build():
    backdrop(matte("#CDBFAA"), depth=400, radius=20, width=1600, front=-80)
    _set_slab()
    prism(
        _bow_tie(0), KEY_DEPTH + KEY_PROUD, (0, 0, THICKNESS - KEY_DEPTH),
        ceramic("signal", 0.38, 0.45, 0), bevel=0.03,
    )

    sky("#E4E6E2", 0.24, top="#FFFFFF")
    sun(-58, 27, 6.2, angle=1.6, color="#FFE9CC")
    softbox((10, -12, 12), (0, 0, 0), (10, 10), 160, "#CFE2EC")
    camera(
        (5.0, -11.4, 8.6), (0.1, -0.1, 0.35),
        lens=70, fstop=1.0, focus=(0, -0.3, 0.8),
    )


def _set_slab():
    halves = (
        ([(-HALF_LENGTH, -HALF_DEPTH),
          *((x - GAP, y) for x, y in CRACK),
          (-HALF_LENGTH, HALF_DEPTH)], "paper"),
        ([(HALF_LENGTH, HALF_DEPTH),
          *((x + GAP, y) for x, y in reversed(CRACK)),
          (HALF_LENGTH, -HALF_DEPTH)], "#EBE4D8"),
    )
    for outline, color in halves:
        half = prism(outline, THICKNESS, (0, 0, 0),
                     ceramic(color, 0.5, 0.35, 0), bevel=0)
        recess = prism(_bow_tie(0.02), 1, (0, 0, THICKNESS - KEY_DEPTH),
                       ceramic("ink"), bevel=0)
        cut(half, recess)
        ease(half, 0.02)


def _bow_tie(margin):
    length, width = KEY_HALF_LENGTH + margin, KEY_HALF_WIDTH + margin
    waist = KEY_WAIST + margin
    return [
        (-length, -width), (0, -waist), (length, -width),
        (length, width), (0, waist), (-length, width),
    ]
