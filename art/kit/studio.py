"""The studio around a scene: backdrop, sky, lights and camera."""

import math

import bpy
from mathutils import Vector

from .palette import linear
from .shapes import add_to_scene, surface

CURVE_STEPS = 24
BACKDROP_HEIGHT = 60


def backdrop(material, depth=14, radius=6, width=120, front=-40, floor=0):
    """A seamless sweep: floor, quarter round of `radius`, wall.

    It casts no shadow, so that a sun may shine from behind it.
    """
    profile = [(front, floor), (depth, floor)]
    for step in range(1, CURVE_STEPS + 1):
        angle = step * math.pi / 2 / CURVE_STEPS
        profile.append((
            depth + radius * math.sin(angle),
            floor + radius - radius * math.cos(angle),
        ))
    profile.append((depth + radius, BACKDROP_HEIGHT))

    points = [
        (x, y, z) for y, z in profile for x in (-width / 2, width / 2)
    ]
    faces = [
        (2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2)
        for i in range(len(profile) - 1)
    ]
    sweep = surface(points, faces, material)
    sweep.visible_shadow = False
    return sweep


def sky(bottom, strength, top):
    """Light from all around, in a gradient: metal needs one to reflect."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    bpy.context.scene.world = world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength

    direction = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    height = nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -0.25
    height.inputs["From Max"].default_value = 0.9
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = linear(bottom)
    mix.inputs["Color2"].default_value = linear(top)
    links.new(direction.outputs["Generated"], parts.inputs["Vector"])
    links.new(parts.outputs["Z"], height.inputs["Value"])
    links.new(height.outputs["Result"], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], background.inputs["Color"])


def softbox(location, target, size, power, color):
    """A rectangular light that the camera does not see."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = linear(color)[:3]
    lamp = add_to_scene("softbox", light, location)
    lamp.visible_camera = False
    _aim(lamp, target)


def sun(azimuth, elevation, strength, angle, color):
    """Sunlight; the azimuth is where it comes from (0 = +y, 90 = +x)."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = strength
    light.angle = math.radians(angle)
    light.color = linear(color)[:3]
    around, up = math.radians(azimuth), math.radians(elevation)
    distance = 50
    lamp = add_to_scene("sun", light, (
        distance * math.sin(around) * math.cos(up),
        distance * math.cos(around) * math.cos(up),
        distance * math.sin(up),
    ))
    _aim(lamp, (0, 0, 0))


def camera(location, target, lens, fstop, focus):
    """Look from `location` at `target`, sharp in the plane of `focus`."""
    settings = bpy.data.cameras.new("camera")
    settings.lens = lens
    settings.clip_end = 500
    viewer = add_to_scene("camera", settings, location)
    _aim(viewer, target)

    view = (Vector(target) - Vector(location)).normalized()
    depth_of_field = settings.dof
    depth_of_field.use_dof = True
    depth_of_field.aperture_fstop = fstop
    depth_of_field.aperture_blades = 9
    depth_of_field.focus_distance = (
        (Vector(focus) - Vector(location)).dot(view)
    )
    bpy.context.scene.camera = viewer


def _aim(item, target):
    direction = Vector(target) - Vector(item.location)
    item.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
