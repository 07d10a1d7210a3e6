"""Runs inside Blender: builds one scene and renders it to linear data.

`render.py` starts it as

    blender -b --factory-startup -P blender_main.py -- JOB

where JOB is a JSON object with scene, seed, size, samples and output. The
output is an .npz with the arrays color, albedo and normal, which is all that
the denoiser needs.
"""

import importlib
import json
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np

# Blender puts no folder of ours on the path, and ignores Python's variables.
sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

PASSES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
}


def main():
    job = json.loads(sys.argv[sys.argv.index("--") + 1])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = importlib.import_module(f"kit.scenes.{job['scene']}")
    if job["seed"] is None:
        scene.build()
    else:
        scene.build(job["seed"])

    set_up_render(bpy.context.scene, job["size"], job["samples"])
    np.savez(job["output"], **render_passes(bpy.context.scene))


def set_up_render(scene, size, samples):
    """Few samples and short paths: the denoiser does the rest."""
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    # Blender would denoise by itself, but Debian's is built without that.
    scene.view_layers[0].cycles.denoising_store_passes = True

    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.seed = 0
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = max(16, samples // 4)
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    # Caustics and rare bright paths are noise at these sample counts.
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_direct = 0
    cycles.sample_clamp_indirect = 6
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5


def render_passes(scene):
    """Render, and return each pass as an array of height x width x 3."""
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(scene, folder)
        bpy.ops.render.render()
        # Blender appends the frame's number to the name of each file.
        return {
            name: _read_exr(next(Path(folder).glob(f"{name}*.exr")))
            for name in PASSES
        }


def _write_passes_to(scene, folder):
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    composite = nodes.new("CompositorNodeComposite")
    links.new(layers.outputs["Image"], composite.inputs["Image"])

    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        links.new(layers.outputs[output], files.inputs[-1])


def _read_exr(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    # Blender counts rows from the bottom; alpha is not needed.
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()


if __name__ == "__main__":
    main()
