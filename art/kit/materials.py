"""The four materials of the studio: ceramic, matte paper, metal and glass."""

import bpy

from .palette import linear


def ceramic(color, roughness=0.42, specular=0.45, variation=0.04):
    """Glazed ceramic whose lightness differs a little from piece to piece.

    Without the variation, repeated pieces look cloned.
    """
    material, nodes, links, shader = _principled(f"ceramic_{color}")
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular

    piece = nodes.new("ShaderNodeObjectInfo")
    lightness = nodes.new("ShaderNodeMapRange")
    lightness.inputs["To Min"].default_value = 1 - variation
    lightness.inputs["To Max"].default_value = 1 + variation
    tint = nodes.new("ShaderNodeHueSaturation")
    tint.inputs["Color"].default_value = linear(color)
    links.new(piece.outputs["Random"], lightness.inputs["Value"])
    links.new(lightness.outputs["Result"], tint.inputs["Value"])
    links.new(tint.outputs["Color"], shader.inputs["Base Color"])
    return material


def ceramic_by_height(low_color, high_color, low, high, roughness, specular):
    """Ceramic that turns from one colour to another between two heights."""
    material, nodes, links, shader = _principled("ceramic_by_height")
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular

    geometry = nodes.new("ShaderNodeNewGeometry")
    position = nodes.new("ShaderNodeSeparateXYZ")
    height = nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = low
    height.inputs["From Max"].default_value = high
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = linear(low_color)
    mix.inputs["Color2"].default_value = linear(high_color)
    links.new(geometry.outputs["Position"], position.inputs["Vector"])
    links.new(position.outputs["Z"], height.inputs["Value"])
    links.new(height.outputs["Result"], mix.inputs["Fac"])
    links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    return material


def matte(color):
    """Uncoated paper: the backdrop, and lines ruled on it."""
    material, _, _, shader = _principled(f"matte_{color}")
    shader.inputs["Base Color"].default_value = linear(color)
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular"].default_value = 0.2
    return material


def satin_metal(color, roughness, anisotropy):
    """Brass or steel with a clean satin finish."""
    material, _, _, shader = _principled(f"metal_{color}")
    shader.inputs["Base Color"].default_value = linear(color)
    shader.inputs["Metallic"].default_value = 1
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Anisotropic"].default_value = anisotropy
    return material


def frosted_glass(color, roughness, ior, shadow):
    """Rough glass that casts a tinted shadow, `shadow` times its own colour.

    Shadow rays pass straight through: true caustics would be nothing but
    noise at the few samples that a picture gets.
    """
    material, nodes, links, shader = _principled(f"frosted_{color}")
    shader.inputs["Base Color"].default_value = linear(color)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Transmission"].default_value = 1
    shader.inputs["IOR"].default_value = ior

    red, green, blue, _ = linear(color)
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (
        red * shadow, green * shadow, blue * shadow, 1
    )
    ray = nodes.new("ShaderNodeLightPath")
    choice = nodes.new("ShaderNodeMixShader")
    links.new(ray.outputs["Is Shadow Ray"], choice.inputs["Fac"])
    # Both shader inputs of the node are called "Shader": only place tells.
    links.new(shader.outputs["BSDF"], choice.inputs[1])
    links.new(clear.outputs["BSDF"], choice.inputs[2])
    surface = nodes["Material Output"].inputs["Surface"]
    links.new(choice.outputs["Shader"], surface)
    return material


def _principled(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree.nodes, tree.links, tree.nodes["Principled BSDF"]
