#!/bin/sh
# meshes.sh PROGRAM INK: what is read of meshes that are unusual, and what is said of what is not.
# shellcheck disable=SC2059 # escapes in variables are wanted
set -eu
demo=$1
ink=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
export LANEHIT_PROGRESS_SECONDS=86400 # quiet

# reads TRIANGLES SAYS NAME [OPTION...]: the mesh of stdin has so many triangles, and the line on stderr has these words in
# it; none is there where the words are empty. Its picture is NAME.png.
reads() {
    triangles=$1 says=$2 name=$3
    shift 3
    cat >"$dir/$name"
    "$demo" --scene raycast --isa scalar --width 64 --out "$dir/out" --json "$dir/report.json" "$@" \
        "$dir/$name" >/dev/null 2>"$dir/said" || {
        echo "$name: refused: $(cat "$dir/said")"
        exit 1
    }
    mv "$dir/out/raycast.png" "$dir/$name.png"
    found=$(sed -n 's/.*"triangles": \([0-9]*\).*/\1/p' "$dir/report.json")
    # shellcheck disable=SC2254 # a pattern is wanted
    case $found in
    $triangles) ;;
    *)
        echo "$name: $found triangles, not $triangles"
        exit 1
        ;;
    esac
    if [ -n "$says" ]; then
        grep -q "^lanehit-demo: .*$says" "$dir/said" && [ "$(wc -l <"$dir/said")" -eq 1 ]
    else
        [ ! -s "$dir/said" ]
    fi || {
        echo "$name: said '$(cat "$dir/said")', not '$says'"
        exit 1
    }
}

# ply ELEMENT COUNT LIST...: five points of a plane, zigzag, and lists of them.
ply() {
    printf 'ply\nformat ascii 1.0\ncomment by hand\nelement vertex 5\n'
    printf 'property float x\nproperty float y\nproperty float z\nproperty uchar red\n'
    printf 'element %s %s\nproperty list uchar int vertex_indices\nproperty uchar red\nend_header\n' "$1" "$2"
    printf '%s 9\n' '0 0 0' '0 1 0' '1 0 0' '1 1 0' '2 0 0'
    shift 2
    printf '%s 9\n' "$@"
}

# Strips: one, one that ends and begins anew, one with a corner twice, two.
ply face 3 '3 0 1 2' '3 2 1 3' '3 2 3 4' | reads 3 '' faces.ply
ply tristrips 1 '5 0 1 2 3 4' | reads 3 '' strip.ply
ply tristrips 1 '11 0 1 2 -1 2 1 3 -1 2 3 4' | reads 3 '' restart.ply
ply tristrips 1 '9 0 1 2 3 3 2 2 3 4' | reads 3 '' stitched.ply
ply tristrips 2 '4 0 1 2 3' '3 2 3 4' | reads 3 '' two.ply
for strips in strip restart stitched two; do # the side of each triangle is that of the faces
    cmp -s "$dir/faces.ply.png" "$dir/$strips.ply.png" || {
        echo "$strips.ply: another picture than faces.ply"
        exit 1
    }
done

# Polygons, binary files in both byte orders.
ply face 1 '5 0 1 3 4 2' | reads 3 '' polygon.ply
binary() {
    printf 'ply\r\nformat binary_%s_endian 1.0\r\nelement vertex 3\r\n' "$1"
    printf 'property short x\r\nproperty char y\r\nproperty double z\r\n'
    printf 'element face 1\r\nproperty list uint8 uint16 vertex_index\r\nend_header\r\n'
}
zeros='\0\0\0\0\0\0\0\0'
{
    binary little
    printf "\0\0\0$zeros\1\0\0$zeros\0\0\2$zeros"
    printf '\3\0\0\1\0\2\0'
} | reads 1 '' little.ply
{
    binary big
    printf "\0\0\0$zeros\0\1\0$zeros\0\0\2$zeros"
    printf '\3\0\0\0\1\0\2'
} | reads 1 '' big.ply
cmp "$dir/little.ply.png" "$dir/big.ply.png"

# What is left out is counted and said.
ply face 3 '3 0 1 2' '2 1 2' '0' | reads 1 '2 of 3 faces are left out' edges.ply
square='v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n'
printf "${square}f 1 2 3\nf 1 2\nf 3\nl 1 2\nf 1 3 4\n" | reads 2 '2 of 4 faces are left out' edges.obj
printf "${square}v 2 0 0\nv 0.001 0 0\nf 1 2 3\nf 1 3 4 2 5 3 1 4 6\n" |
    reads '[1-7]' '[1-7] of 8 triangles are left out' crossing.obj

# A last face without a line break may be whole, and may be not.
printf "${square}f 1 2 3\nf 1 3 4" | reads 2 'may be cut off' unended.obj
printf "${square}f 1 2 3\nf 1 3 \\\\\n4\n# end" | reads 2 '' continued.obj

# A mesh that lies, because up is z where it comes from, stands with --up z.
printf 'v 0 0 0\nv 1 0 0\nv 0 3 0\nv 0 0 2\nf 1 2 3\nf 1 2 4\nf 1 3 4\nf 2 3 4\n' | reads 4 '' standing.obj
printf 'v 0 0 0\nv 1 0 0\nv 0 0 3\nv 0 -2 0\nf 1 2 3\nf 1 2 4\nf 1 3 4\nf 2 3 4\n' >"$dir/lying.obj"
reads 4 '' stood_up.obj --up z <"$dir/lying.obj"
reads 4 '' still.obj --up y <"$dir/lying.obj"
cmp "$dir/standing.obj.png" "$dir/stood_up.obj.png"
! cmp -s "$dir/standing.obj.png" "$dir/still.obj.png" || {
    echo '--up changes nothing'
    exit 1
}

# Boxes over a mesh that is nearly or wholly a segment are heaped: all their pairs are found, in fewer frames where there are
# too many.
broadphase() {
    printf "v 0 0 0\nv 1 0 0\nv 0 $2 0\nf 1 2 3\n" >"$dir/slender.obj"
    "$demo" --scene broadphase --isa scalar --resolution "$1" --width 64 --out "$dir/out" "$dir/slender.obj" >"$dir/printed" \
        2>"$dir/said" || {
        echo "broadphase at $1: exit status $?: $(head -n 3 "$dir/said")"
        exit 1
    }
}
for height in 0 0.001 0.3; do
    broadphase 16 $height
    grep -q ' frames  *100$' "$dir/printed" && [ ! -s "$dir/said" ]
done
broadphase 64 0
grep -q '^lanehit-demo: broadphase: the boxes are heaped, .* frames are asked about, not 100$' "$dir/said"
[ "$(wc -l <"$dir/said")" -eq 1 ] && grep -q ' frames  *[1-9][0-9]\{0,1\}$' "$dir/printed"

# The voxels of a segment are seen: a row of them right across the picture.
printf 'v 0 0 0\nv 1 0 0\nf 1 1 2\n' >"$dir/segment.obj"
"$demo" --scene voxelize --isa scalar --resolution 16 --width 320 --out "$dir/segment" "$dir/segment.obj" >/dev/null
[ "$("$ink" "$dir/segment/voxelize.png")" -gt 1000 ] || {
    echo 'the voxels of a segment are not seen'
    exit 1
}
