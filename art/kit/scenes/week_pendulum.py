"""premium-service-offerings: the pendulum.

A brass bob comes back at every beat and takes down one peg: thirteen pegs,
the weeks of a quarter. The vermilion peg is this week's.
"""

import math

from mathutils import Vector

from ..materials import ceramic, matte, satin_metal
from ..shapes import cylinder, lathe, ring, tube
from ..studio import backdrop, camera, sky, softbox, sun

WEEKS = 13
THIS_WEEK = 5
RING_RADIUS = 3.5
DISC_RADIUS = 4.75
DISC_HEIGHT = 0.3
PEG_RADIUS, PEG_HEIGHT = 0.25, 1.1
FIRST_ANGLE = math.radians(97)
PITCH = 2 * math.pi / WEEKS

HANGS_FROM = Vector((0, 0, 22))
BOB_RADIUS = 0.86
BOB_TIP = 1.5


def build():
    backdrop(matte("#D8D0C3"), depth=400, radius=20, width=1600, front=-80)
    _set_disc()
    _set_pegs()
    _hang_bob()

    sky("#E4E6E2", 0.26, top="#FFFFFF")
    sun(-60, 36, 5.6, angle=1.6, color="#FFEAD0")
    softbox((6, -14, 9), (0, 0, 1), (9, 8), 260, "#CFE2EC")
    camera(
        (2.4, -15.6, 9.6), (-0.05, -0.25, 0.74),
        lens=54, fstop=1.0, focus=(0.5, -1.8, 1.2),
    )


def _angle(week):
    return FIRST_ANGLE + PITCH * week


def _set_disc():
    lathe(
        [(0, 0), (DISC_RADIUS, 0), (DISC_RADIUS, DISC_HEIGHT),
         (0, DISC_HEIGHT)],
        (0, 0, 0), ceramic("paper", 0.5, 0.35, 0), bevel=0.03, segments=256,
    )
    ring(RING_RADIUS, 0.03, 0.012, (0, 0, DISC_HEIGHT),
         satin_metal("#D6AA7C", 0.24, 0.4), bevel=0, segments=256)


def _set_pegs():
    ink = ceramic("#1E4350", 0.36)
    mist = ceramic("#A9C2C2", 0.42)
    signal = ceramic("signal", 0.36, 0.45, 0)
    for week in range(WEEKS):
        angle = _angle(week)
        down = week < THIS_WEEK
        reach = RING_RADIUS + (PEG_HEIGHT * 0.5 if down else 0)
        z = DISC_HEIGHT + (PEG_RADIUS if down else PEG_HEIGHT / 2)
        finish = signal if week == THIS_WEEK else mist if down else ink
        peg = cylinder(
            PEG_RADIUS, PEG_HEIGHT,
            (reach * math.cos(angle), reach * math.sin(angle), z),
            finish, bevel=0.04, segments=64,
        )
        if down:
            peg.rotation_euler = (0, math.pi / 2, angle)


def _hang_bob():
    brass = satin_metal("#DDB287", 0.2, 0.2)
    angle = _angle(THIS_WEEK)
    swing = 1.6
    place = Vector((
        swing * math.cos(angle), swing * math.sin(angle),
        DISC_HEIGHT + 0.22 + BOB_TIP,
    ))
    up = (HANGS_FROM - place).normalized()
    turn = up.to_track_quat("Z", "Y").to_euler()

    # A cone from the tip, then the sphere that it touches, up to the neck.
    cone = math.acos(BOB_RADIUS / BOB_TIP)
    profile = [(0, -BOB_TIP)]
    for step in range(41):
        angle = cone + (2.95 - cone) * step / 40
        profile.append((
            BOB_RADIUS * math.sin(angle), -BOB_RADIUS * math.cos(angle),
        ))
    profile += [(0.15, 1.0), (0.07, 1.45), (0, 1.45)]
    lathe(profile, place, brass, turn, segments=160, closed=False)
    tube([place + up, HANGS_FROM], 0.035, satin_metal("#8E989B", 0.3, 0))
