"""The table of pictures and the folders that the kit reads and writes."""

import json
from dataclasses import dataclass
from pathlib import Path

KIT = Path(__file__).resolve().parent
MASTERS = KIT.parent.parent / "content" / "pictures"
DRAFTS = KIT.parent / "out"
RAW = KIT.parent / "raw"
WEIGHTS = KIT.parent / "weights"


@dataclass
class Picture:
    """One row of pictures.json."""

    scene: str
    size: tuple
    samples: int
    seed: int
    denoiser: str
    exposure: float
    contrast: float


def read_table():
    """Return the draft settings and a dictionary from name to Picture."""
    table = json.loads((KIT / "pictures.json").read_text(encoding="utf-8"))
    pictures = {
        name: Picture(**row) for name, row in table["pictures"].items()
    }
    return table["draft"], pictures
