"""From linear light to the finished picture, as if photographed on film.

Exposure, a trace of bloom and vignette, the AgX tone curve, contrast, fine
grain. Grain and dither come from fixed seeds: the same data gives the same
picture.
"""

import cv2
import numpy as np

BLOOM = 0.05
BLOOM_CEILING = 6
# Radius as a share of the picture's width, and weight of each glow.
BLOOM_GLOWS = ((0.006, 0.5), (0.02, 0.3), (0.06, 0.2))
VIGNETTE = 0.08
GRAIN = 0.004
GRAIN_SIZE = 0.7
GRAIN_SEED = 7
DITHER_SEED = 3
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)

# AgX by Troy Sobotka, in the minimal form of Benjamin Wrensch: into a wider
# space, a logarithm over 16.5 stops, a polynomial for the curve, and back.
AGX_INSET = np.array([
    [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
    [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
    [0.0423756549057051, 0.0784336, 0.879142973793104],
], np.float32)
AGX_OUTSET = np.array([
    [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
    [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
    [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
], np.float32)
AGX_DARKEST, AGX_BRIGHTEST = -12.47393, 4.026069


def grade(color, exposure, contrast):
    """Return the picture as bytes (height x width x RGB)."""
    light = np.maximum(color, 0) * 2.0 ** exposure
    light = _vignette(_bloom(light))

    tone = _agx_curve(light @ AGX_INSET.T) ** contrast
    luma = (tone @ LUMA)[..., None]
    picture = np.clip(tone @ AGX_OUTSET.T, 0, 1)

    picture = picture + _grain(luma)
    # Half a step of noise, or the dark gradients would show bands.
    dither = np.random.default_rng(DITHER_SEED)
    picture = picture + (
        dither.random(picture.shape, dtype=np.float32) - 0.5
    ) / 255
    return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)


def _bloom(light):
    width = light.shape[1]
    source = np.minimum(light, BLOOM_CEILING)
    glow = sum(
        weight * cv2.GaussianBlur(source, (0, 0), width * radius)
        for radius, weight in BLOOM_GLOWS
    )
    return light * (1 - BLOOM) + glow * BLOOM


def _vignette(light):
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    distance = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5
    shade = 1 - VIGNETTE * distance ** 1.2
    return light * shade[..., None].astype(np.float32)


def _agx_curve(light):
    stops = np.log2(np.maximum(light, 1e-10))
    stops = np.clip(stops, AGX_DARKEST, AGX_BRIGHTEST)
    x = (stops - AGX_DARKEST) / (AGX_BRIGHTEST - AGX_DARKEST)
    x2 = x * x
    x4 = x2 * x2
    curve = (
        15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4
        - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    )
    return np.maximum(curve, 0)


def _grain(luma):
    """Grain as film has it: strongest in the middle tones."""
    noise = np.random.default_rng(GRAIN_SEED).standard_normal(luma.shape[:2])
    noise = cv2.GaussianBlur(noise.astype(np.float32), (0, 0), GRAIN_SIZE)
    noise /= noise.std()
    luma = luma.clip(0, 1)
    strength = 0.35 + 0.65 * 4 * luma * (1 - luma)
    return (noise * GRAIN)[..., None] * strength
