"""Solids, surfaces and strands.

Cycles derives the random number of an object, and so the lightness of a
ceramic piece, from the object's name. The short names given here ("box",
"box.001", ...) and the order in which a scene makes its objects are
therefore part of the picture: keep both.
"""

import math

import bmesh
import bpy
import numpy as np

SHARP_ANGLE = math.radians(35)
FULL_TURN = 2 * math.pi


def add_to_scene(name, data, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Make an object of `data` and link it into the scene."""
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    item.location = location
    item.rotation_euler = rotation
    return item


def box(size, location, material, rotation=(0, 0, 0), bevel=0.02,
        bevel_segments=3):
    """A block with eased edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    # Wider than half of the thinnest side, a bevel would fold over itself.
    bevel = min(bevel, min(size) * 0.45)
    return _solid("box", _to_mesh("box", shape), material, location, rotation,
                  bevel, bevel_segments)


def cylinder(radius, height, location, material, bevel=0.02, segments=128):
    """An upright cylinder, centred on its location."""
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape, cap_ends=True, segments=segments,
        radius1=radius, radius2=radius, depth=height,
    )
    return _solid("cyl", _to_mesh("cyl", shape), material, location,
                  bevel=bevel)


def prism(outline, height, location, material, bevel=0.02):
    """A flat outline of (x, y), counterclockwise, raised by `height`.

    It stands on its location.
    """
    count = len(outline)
    points = [(x, y, z) for z in (0, height) for x, y in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    for k in range(count):
        n = (k + 1) % count
        faces.append((k, n, count + n, count + k))
    return _solid("prism", _mesh_from("prism", points, faces), material,
                  location, bevel=bevel)


def sphere(radius, location, material, segments=96):
    """A sphere, centred on its location."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(
        shape, u_segments=segments, v_segments=segments // 2, radius=radius,
    )
    return _solid("sph", _to_mesh("sph", shape), material, location)


def faceted_ball(radius, location, material, subdivisions=2):
    """A ball of flat triangles."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(
        shape, subdivisions=subdivisions, radius=radius,
    )
    mesh = _to_mesh("ball", shape)
    mesh.materials.append(material)
    return add_to_scene("ball", mesh, location)


def lathe(profile, location, material, rotation=(0, 0, 0), segments=192,
          bevel=0, closed=True, arc=FULL_TURN, start=0.0):
    """Turn a profile of (radius, z) around the z axis.

    A closed profile gives a solid ring, an arc of less than a full turn a
    segment of it with capped ends.
    """
    full = abs(arc - FULL_TURN) < 1e-6
    columns = segments if full else segments + 1
    count = len(profile)

    points = []
    for column in range(columns):
        angle = start + arc * column / segments
        for radius, z in profile:
            points.append((
                radius * math.cos(angle), radius * math.sin(angle), z
            ))

    faces = []
    for column in range(segments):
        here, there = column * count, (column + 1) % columns * count
        for k in range(count if closed else count - 1):
            after = (k + 1) % count
            faces.append((here + k, there + k, there + after, here + after))
    if not full:
        last = (columns - 1) * count
        faces.append(tuple(range(count)))
        faces.append(tuple(last + k for k in reversed(range(count))))

    mesh = _facing_outwards("lathe", points, faces)
    return _solid("lathe", mesh, material, location, rotation, bevel)


def ring(radius, width, height, location, material, rotation=(0, 0, 0),
         bevel=0.015, segments=192, arc=FULL_TURN, start=0.0):
    """A ring of rectangular section; `radius` is that of its middle."""
    inner, outer = radius - width / 2, radius + width / 2
    profile = [
        (inner, -height / 2), (outer, -height / 2),
        (outer, height / 2), (inner, height / 2),
    ]
    return lathe(profile, location, material, rotation, segments, bevel,
                 arc=arc, start=start)


def surface(points, faces, material, location=(0, 0, 0), rotation=(0, 0, 0),
            thickness=0, subdivisions=0, bevel=0):
    """A mesh of the scene's own, with modifiers where they are asked for."""
    item = _solid("m", _mesh_from("m", points, faces), material, location,
                  rotation)
    if thickness:
        modifier = item.modifiers.new("thickness", "SOLIDIFY")
        modifier.thickness = thickness
        modifier.offset = 0
    if subdivisions:
        modifier = item.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivisions
    if bevel:
        modifier = item.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 3
        modifier.limit_method = "ANGLE"
        modifier.harden_normals = True
    return item


def grid_faces(rows, columns):
    """Quads over points that were listed row by row."""
    return [
        (
            i * columns + j,
            (i + 1) * columns + j,
            (i + 1) * columns + j + 1,
            i * columns + j + 1,
        )
        for i in range(rows - 1) for j in range(columns - 1)
    ]


def tube(points, radius, material):
    """A round strand along a dense line of points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    curve.materials.append(material)

    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    coordinates = [value for point in points for value in (*point, 1.0)]
    spline.points.foreach_set("co", coordinates)
    spline.use_smooth = True
    return add_to_scene("tube", curve)


def gate(width, height, thickness, radius, center, location, material,
         bevel):
    """An upright plate with a round opening, `center` above its foot.

    It stands on its location; the thickness runs along x. Inner circle and
    outline have the same number of points, so that plain quads join them.
    """
    count = 160
    turns = [FULL_TURN * k / count for k in range(count)]

    points = []
    for x in (-thickness / 2, thickness / 2):
        for angle in turns:
            points.append((
                x,
                radius * math.cos(angle),
                center + radius * math.sin(angle),
            ))
        for angle in turns:
            across, up = math.cos(angle), math.sin(angle)
            reach = min(
                _ratio(width / 2, across),
                _ratio(height - center if up > 0 else center, up),
            )
            points.append((x, reach * across, center + reach * up))

    corners = [
        (width / 2, height), (-width / 2, height),
        (-width / 2, 0), (width / 2, 0),
    ]
    for first in (count, 3 * count):
        _snap_to_corners(points, range(first, first + count), corners)

    faces = []
    inner_back, outer_back, inner_front, outer_front = (
        side * count for side in range(4)
    )
    for k in range(count):
        n = (k + 1) % count
        faces += [
            (inner_back + k, inner_back + n, outer_back + n, outer_back + k),
            (inner_front + k, outer_front + k,
             outer_front + n, inner_front + n),
            (inner_back + k, inner_front + k,
             inner_front + n, inner_back + n),
            (outer_back + k, outer_back + n,
             outer_front + n, outer_front + k),
        ]

    mesh = _facing_outwards("gate", points, faces)
    return _solid("gate", mesh, material, location, bevel=bevel)


def _ratio(distance, slope):
    """How far a ray goes until it meets a side at `distance`."""
    return distance / abs(slope) if abs(slope) > 1e-9 else 1e9


def _snap_to_corners(points, indices, corners):
    """Move the outline's nearest point onto each corner of the plate."""
    for y, z in corners:
        nearest = min(
            indices,
            key=lambda i: (points[i][1] - y) ** 2 + (points[i][2] - z) ** 2,
        )
        points[nearest] = (points[nearest][0], y, z)


def relief(columns, rows, width, depth, height_at, material):
    """A dense height field; `height_at` takes and returns numpy grids."""
    x, y = np.meshgrid(
        np.linspace(-width / 2, width / 2, columns),
        np.linspace(-depth / 2, depth / 2, rows),
    )
    points = np.stack([x, y, height_at(x, y)], -1)
    points = points.reshape(-1, 3).astype(np.float32)
    first = np.arange((rows - 1) * columns).reshape(rows - 1, columns)
    first = first[:, :-1].ravel()
    quads = np.stack(
        [first, first + 1, first + columns + 1, first + columns], 1,
    ).astype(np.int32)

    # Two million points: from_pydata would take minutes.
    mesh = bpy.data.meshes.new("relief")
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    count = len(quads)
    mesh.polygons.add(count)
    mesh.polygons.foreach_set(
        "loop_start", np.arange(0, quads.size, 4, dtype=np.int32),
    )
    mesh.polygons.foreach_set("loop_total", np.full(count, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, bool))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    return add_to_scene("relief", mesh)


def ease(item, bevel, segments=3):
    """Round the edges."""
    modifier = item.modifiers.new("bevel", "BEVEL")
    modifier.width = bevel
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = SHARP_ANGLE
    modifier.harden_normals = True


def cut(item, tool):
    """Take the solid `tool` out of `item`; the tool is used up.

    Make both without a bevel and `ease()` what is left: a cut through eased
    edges would shade flat sides as if they were bent.
    """
    modifier = item.modifiers.new("cut", "BOOLEAN")
    modifier.operation = "DIFFERENCE"
    modifier.object = tool
    bake(item)
    bpy.data.objects.remove(tool)


def bake(item):
    """Apply the modifiers.

    Cycles shares geometry only between copies that have none left, which
    makes a scene of many copies three times as fast.
    """
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(graph))
    item.modifiers.clear()
    item.data = mesh
    return item


def copy(item, location, material=None):
    """Place `item` once more with the same mesh, or in another material."""
    duplicate = item.copy()
    bpy.context.collection.objects.link(duplicate)
    duplicate.location = location
    if material:
        slot = duplicate.material_slots[0]
        slot.link = "OBJECT"
        slot.material = material
    return duplicate


def _to_mesh(name, shape):
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def _mesh_from(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    return mesh


def _facing_outwards(name, points, faces):
    mesh = _mesh_from(name, points, faces)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def _solid(name, mesh, material, location, rotation=(0, 0, 0), bevel=0,
           bevel_segments=3):
    """Smooth shading, sharp edges kept, and rounded where asked for."""
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = SHARP_ANGLE
    item = add_to_scene(name, mesh, location, rotation)
    if bevel:
        ease(item, bevel, bevel_segments)
    return item
