#!/bin/sh
# formats.sh PROGRAM MESHES: the same cube from every format, voxelized: of 4 x 4 x 4 cells the surface
# touches all but the 2 x 2 x 2 in the middle. The glTF one is stretched by its node to twice the height, and
# so has 2 x 4 x 2 cells and no middle.
set -eu
demo=$1
meshes=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM

expect() {
    report=$dir/report.json
    "$demo" --scene voxelize --resolution 4 --width 64 --out "$dir/out" --json "$report" \
        "$meshes/$1" >/dev/null
    found=$(sed -n -e 's/.*"triangles": \([0-9]*\).*/\1/p' \
        -e 's/.*"name": "cells.*"value": \([0-9]*\).*/\1/p' "$report" | tr '\n' ' ')
    [ "$found" = "$2 " ] || {
        echo "$1: triangles, cells, touched, enclosed should be $2, are $found"
        exit 1
    }
}

expect cube.obj '12 64 56 8'
expect cube.ply '12 64 56 8'
expect cube.stl '12 64 56 8'
expect tall.gltf '12 16 16 0'
