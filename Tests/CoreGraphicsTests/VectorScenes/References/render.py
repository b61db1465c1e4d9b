#!/usr/bin/env python3
"""Renders the scenes beside it with resvg, a rasteriser that has nothing in common with Cairo.

pip install resvg-py==0.5.0; then Tests/CoreGraphicsTests/VectorScenes/References/render.py. The pictures are kept in
git, so that the tests need neither.
"""
import pathlib

import resvg_py

for scene in sorted(pathlib.Path(__file__).resolve().parent.glob("*.svg")):
    picture = resvg_py.svg_to_bytes(svg_string=scene.read_text(), skip_system_fonts=True)
    scene.with_suffix(".png").write_bytes(bytes(picture))
    print(scene.stem, len(picture))
