"""The studio's colours, and their conversion to the linear light of Blender.

These are surface colours. Light and grade change them on the way to the
screen, which is why they are not the values of the site's own palette.
"""

PALETTE = {
    "ink": "#0B1F2A",
    "paper": "#F4F0E8",
    "sand": "#DCD2C1",
    "signal": "#D65A2E",
    "teal": "#4C8386",
}


def linear(color):
    """Return linear RGBA for a palette name or a "#RRGGBB" in sRGB."""
    digits = PALETTE.get(color, color).lstrip("#")
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*map(_srgb_to_linear, channels), 1.0)


def _srgb_to_linear(value):
    if value <= 0.04045:
        return value / 12.92
    return ((value + 0.055) / 1.055) ** 2.4
