"""Intel Open Image Denoise, run in PyTorch from Intel's own weights.

Debian's Blender is built without this denoiser, so the same network runs
here. The weights (.tza files, Apache-2.0) are those of Open Image Denoise
for ray-traced HDR pictures; art/fetch-weights.sh gets them.
"""

import struct

import numpy as np
import torch
import torch.nn.functional as F

from .pictures import WEIGHTS

TZA_MAGIC = 0x41D7
TZA_VERSION = 2
TZA_TYPES = {"f": np.float32, "h": np.float16}

LARGEST_HALF_FLOAT = 65504.0
MIDDLE_GREY = 0.18
LUMINANCE = (0.212671, 0.715160, 0.072169)

# Sizes in pixels. The network halves its input four times, so sides must be
# multiples of 16; the border keeps artefacts of the edge out of the picture.
TILE = 768
OVERLAP = 96
BORDER = 32
STRIDE = 16


@torch.no_grad()
def denoise(color, albedo, normal, network):
    """Return `color` without noise.

    All arrays are height x width x 3; color is linear, normals lie between
    -1 and 1. The network is "small", or "large", which takes twice as long.
    """
    suffix = "_large" if network == "large" else ""
    color = _to_tensor(np.nan_to_num(color)).clamp(0, LARGEST_HALF_FLOAT)
    albedo = _to_tensor(albedo).clamp(0, 1)
    normal = _to_tensor(normal).clamp(-1, 1) * 0.5 + 0.5

    # The guides are noisy too (blur, glass), so each is cleaned first.
    albedo = _run(Network(f"rt_alb{suffix}"), albedo).clamp(0, 1)
    normal = _run(Network(f"rt_nrm{suffix}"), normal).clamp(0, 1)

    scale = _auto_exposure(color)
    encoded = _encode(color * scale) * ENCODED_UNIT
    result = _run(
        Network(f"rt_hdr_calb_cnrm{suffix}"),
        torch.cat([encoded, albedo, normal], 1),
    )
    return _to_array(_decode(result / ENCODED_UNIT) / scale)


class Network:
    """The U-Net of Open Image Denoise, in its small or large form."""

    def __init__(self, name):
        self.weights = _read_tza(WEIGHTS / f"{name}.tza")
        self.large = "enc_conv1b.weight" in self.weights

    def __call__(self, image):
        if self.large:
            level1 = _halve(self._convolve(image, "enc_conv1a", "enc_conv1b"))
            level2 = _halve(self._convolve(level1, "enc_conv2a", "enc_conv2b"))
            level3 = _halve(self._convolve(level2, "enc_conv3a", "enc_conv3b"))
            level4 = _halve(self._convolve(level3, "enc_conv4a", "enc_conv4b"))
        else:
            level1 = _halve(self._convolve(image, "enc_conv0", "enc_conv1"))
            level2 = _halve(self._convolve(level1, "enc_conv2"))
            level3 = _halve(self._convolve(level2, "enc_conv3"))
            level4 = _halve(self._convolve(level3, "enc_conv4"))

        x = self._convolve(level4, "enc_conv5a", "enc_conv5b")
        x = _double_and_join(x, level3)
        x = self._convolve(x, "dec_conv4a", "dec_conv4b")
        x = _double_and_join(x, level2)
        x = self._convolve(x, "dec_conv3a", "dec_conv3b")
        x = _double_and_join(x, level1)
        x = self._convolve(x, "dec_conv2a", "dec_conv2b")
        x = _double_and_join(x, image)
        x = self._convolve(x, "dec_conv1a", "dec_conv1b")
        return self._convolve(x, "dec_conv1c" if self.large else "dec_conv0")

    def _convolve(self, image, *layers):
        for layer in layers:
            weight = self.weights[f"{layer}.weight"]
            bias = self.weights[f"{layer}.bias"]
            image = F.relu(F.conv2d(image, weight, bias, padding=1))
        return image


def _halve(image):
    return F.max_pool2d(image, 2)


def _double_and_join(image, skipped):
    doubled = F.interpolate(image, scale_factor=2, mode="nearest")
    return torch.cat([doubled, skipped], 1)


def _read_tza(path):
    """Read Intel's tensor archive: a header, then a table of tensors."""
    data = path.read_bytes()
    magic, version, _, at = struct.unpack_from("<HBBQ", data, 0)
    if magic != TZA_MAGIC or version != TZA_VERSION:
        raise ValueError(f"{path} is not a tensor archive of version 2")

    def take(layout):
        nonlocal at
        values = struct.unpack_from(layout, data, at)
        at += struct.calcsize(layout)
        return values

    tensors = {}
    (count,) = take("<I")
    for _ in range(count):
        (length,) = take("<H")
        (name,) = take(f"<{length}s")
        (rank,) = take("<B")
        shape = take(f"<{rank}I")
        take(f"<{rank}s")  # order of the axes: always that of PyTorch
        (kind,) = take("<c")
        (offset,) = take("<Q")
        values = np.frombuffer(
            data, TZA_TYPES[kind.decode()], int(np.prod(shape)), offset,
        )
        values = values.reshape(shape).astype(np.float32)
        tensors[name.decode()] = torch.from_numpy(values)
    return tensors


# The perceptually uniform transfer function that the network was trained on:
# linear near black, then a power, then a logarithm (core/color.h of OIDN).
LINEAR_SLOPE = 1.41283765e+03
POWER_SCALE, POWER, POWER_OFFSET = (
    1.64593172e+00, 4.31384981e-01, -2.94139609e-03
)
LOG_SCALE, LOG_SHIFT, LOG_OFFSET = (
    1.92653254e-01, 6.26026094e-03, 9.98620152e-01
)
LINEAR_END, POWER_END = 1.57945760e-06, 3.22087631e-02
ENCODED_LINEAR_END, ENCODED_POWER_END = 2.23151711e-03, 3.70974749e-01


def _encode(y):
    power = POWER_SCALE * y.clamp_min(1e-12) ** POWER + POWER_OFFSET
    logarithm = LOG_SCALE * torch.log(y.clamp_min(0) + LOG_SHIFT) + LOG_OFFSET
    bright = torch.where(y <= POWER_END, power, logarithm)
    return torch.where(y <= LINEAR_END, LINEAR_SLOPE * y, bright)


def _decode(x):
    power = ((x - POWER_OFFSET).clamp_min(1e-12) / POWER_SCALE) ** (1 / POWER)
    logarithm = torch.exp((x - LOG_OFFSET) / LOG_SCALE) - LOG_SHIFT
    bright = torch.where(x <= ENCODED_POWER_END, power, logarithm)
    return torch.where(x <= ENCODED_LINEAR_END, x / LINEAR_SLOPE, bright)


ENCODED_UNIT = 1.0 / float(_encode(torch.tensor(LARGEST_HALF_FLOAT)))


def _auto_exposure(color):
    """Scale that brings the geometric mean of the picture to middle grey."""
    red, green, blue = LUMINANCE
    light = red * color[:, 0] + green * color[:, 1] + blue * color[:, 2]
    height, width = light.shape[1:]
    bins = (max(1, height // 16), max(1, width // 16))
    light = F.adaptive_avg_pool2d(light[None], bins)
    light = light[light > 1e-8]
    if not light.numel():
        return 1.0
    return float(MIDDLE_GREY / torch.exp2(torch.log2(light).mean()))


def _run(network, image):
    """Apply the network in overlapping tiles, so that memory stays small."""
    height, width = image.shape[2:]
    image = F.pad(
        image,
        (BORDER, BORDER + -width % STRIDE, BORDER, BORDER + -height % STRIDE),
        mode="reflect",
    )
    padded_height, padded_width = image.shape[2:]
    inside = np.s_[:, :, BORDER:BORDER + height, BORDER:BORDER + width]
    if max(padded_height, padded_width) <= TILE + 2 * OVERLAP:
        return network(image)[inside]

    result = torch.zeros(1, 3, padded_height, padded_width)
    for top in range(0, padded_height, TILE):
        for left in range(0, padded_width, TILE):
            bottom = min(padded_height, top + TILE)
            right = min(padded_width, left + TILE)
            y, x = max(0, top - OVERLAP), max(0, left - OVERLAP)
            tile = network(
                image[:, :, y:top + TILE + OVERLAP, x:left + TILE + OVERLAP]
            )
            result[:, :, top:bottom, left:right] = (
                tile[:, :, top - y:bottom - y, left - x:right - x]
            )
    return result[inside]


def _to_tensor(array):
    array = np.ascontiguousarray(array.astype(np.float32))
    return torch.from_numpy(array).permute(2, 0, 1)[None]


def _to_array(tensor):
    return tensor[0].permute(1, 2, 0).numpy()
