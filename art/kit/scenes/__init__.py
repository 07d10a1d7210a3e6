"""One module per picture; its `build()` puts the scene into Blender.

A scene that is partly random has `build(seed)` instead and takes its seed
from pictures.json. The order of its random draws is part of the picture.
"""
