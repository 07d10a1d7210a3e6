"""The render kit: one studio, one palette, one set of materials.

`render` is the command. It runs Blender on one scene (`blender_main`, with
`materials`, `shapes`, `studio` and a module of `scenes`), then turns the
linear result into a picture (`denoise`, `grade`). `pictures.json` holds every
setting that differs from picture to picture.
"""
