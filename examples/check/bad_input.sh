#!/bin/sh
# bad_input.sh PROGRAM MESHES: whatever is wrong with the command line or the mesh is said in one line on
# stderr, makes the exit status a failure, and leaves no file.
# shellcheck disable=SC2059 # escapes in variables are wanted
set -u
demo=$1
cube=$2/cube.obj
cube_ply=$2/cube.ply
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
bad=$dir/bad
mkdir "$bad"

# refuses WORDS ARGUMENT...: with these arguments the line has these words in it.
refuses() {
    words=$1
    shift
    timeout 60 "$demo" "$@" >"$dir/printed" 2>"$dir/said"
    status=$?
    problem=
    [ "$status" -eq 1 ] || problem="exit status $status"
    [ "$(wc -l <"$dir/said")" -eq 1 ] || problem="$problem; not one line"
    grep -q "^lanehit-demo: .*$words" "$dir/said" || problem="$problem; no '$words'"
    [ ! -s "$dir/printed" ] || problem="$problem; printed something"
    left=$(find "$dir" -type f '(' -name '.lanehit-demo-*' -o -name '*.png' -o -name '*.json' ')')
    [ -z "$left" ] || problem="$problem; left $left"
    if [ -n "$problem" ]; then
        echo "$*: $problem"
        cat "$dir/said"
        rm -rf "$dir/out"
        : >"$dir/failed" # a file, because what a pipe feeds runs in a shell of its own
    fi
}

# refuses_mesh WORDS NAME: a mesh with the contents of stdin.
refuses_mesh() {
    cat >"$bad/$2"
    refuses "$1" --out "$dir/out" "$bad/$2"
}

# The header of a binary PLY of so many vertices and one face.
binary_ply() {
    printf 'ply\nformat binary_little_endian 1.0\nelement vertex %s\n' "$1"
    printf 'property float x\nproperty float y\nproperty float z\n'
    printf 'element face 1\nproperty list uint uint vertex_indices\nend_header\n'
}

# The 3 x 12 bytes of a triangle's corners.
three_vertices() {
    printf '\0\0\0\0\0\0\0\0\0\0\0\0'
    printf '\0\0\200\077\0\0\0\0\0\0\0\0'
    printf '\0\0\0\0\0\0\200\077\0\0\0\0'
}

refuses 'cannot read .*: No such file' --out "$dir/out" "$bad/missing.obj"
refuses 'cannot read' --out "$dir/out" "$bad"
refuses_mesh 'the file is empty' empty.obj </dev/null
mkfifo "$bad/fifo.obj"
refuses 'cannot read .*: it is not a regular file' --out "$dir/out" "$bad/fifo.obj"
for kind in obj ply stl off gltf glb txt; do
    printf 'this is not a mesh\n' | refuses_mesh "$kind" "words.$kind"
    head -c 3000 "$demo" | refuses_mesh "$kind" "program.$kind"
done
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0\n' | refuses_mesh 'has no triangles' points.obj
printf 'v 0 0 0\nv 1 0 0\nl 1 2\n' | refuses_mesh 'has no triangles' line.obj
printf 'v 0 0 0\nv nan 0 0\nv 0 1 0\nf 1 2 3\n' | refuses_mesh 'not a finite number' nan.obj
printf 'v 0 0 0\nv inf 0 0\nv 0 1 0\nf 1 2 3\n' | refuses_mesh 'not a finite number' inf.obj
printf 'v 0 0 0\nv 1e60 0 0\nv 0 1 0\nf 1 2 3\n' | refuses_mesh 'not a finite number' huge.obj
head -n 6 "$cube_ply" | refuses_mesh 'ends within its header' header.ply
head -n 12 "$cube_ply" | refuses_mesh 'cut off: it ends within vertex 4 of the 8' short.ply
head -n 20 "$cube_ply" | refuses_mesh 'cut off: it ends within face 4 of the 12' faces.ply
{
    binary_ply 500000000
    three_vertices
} | refuses_mesh 'cut off: it ends within vertex 4 of the 500000000' vertices.ply
{
    binary_ply 3
    three_vertices
    printf '\0\0\0\100\0\0\0\0'
} | refuses_mesh 'cut off: it ends within face 1 of the 1' list.ply
{
    binary_ply 3
    three_vertices
    printf '\3\0\0\0\0\0\0\0\1\0\0\0\3\0\0\0'
} | refuses_mesh 'a vertex that is not there' index.ply
printf 'ply\nelement vertex many\nend_header\n' | refuses_mesh "wants a number, not 'many'" count.ply
printf 'ply\nformat ascii 1.0\nelement face 1\nproperty list uchar real vertex_indices\nend_header\n' |
    refuses_mesh "no type 'real'" type.ply
printf 'ply\nformat ascii 1.0\nelement nothing 99999999999999\nend_header\n' |
    refuses_mesh 'has no triangles' nothing.ply
for face in 'f' 'f 1 2' 'f 1 2 ' 'f 1/1/1 2/1/1 3/1' 'f 1//1 2//1 3/' 'f 1 2 \\\n'; do
    printf "v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvn 0 0 1\nf 1 2 3\n$face" |
        refuses_mesh 'cut off: it ends within a face' cut.obj
done
printf 'v 1 1 1\nf 1 1 1\n' | refuses_mesh 'single point' point.obj
printf 'v 0 0 0\nf 1 2 3\n' | refuses_mesh 'a vertex that is not there' dangling.obj
printf 'v 0 0 0\nv 1 0 0\nv 0 1 0' | refuses_mesh 'has no triangles' cut_vertices.obj
for vertex in 'v' 'v 1 2' 'v 1 2 -'; do
    printf "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n$vertex" | refuses_mesh 'cut off: it ends within a vertex' cut_vertex.obj
done

# Of 100 facets: as text, of seven lines each between the first line and the last, and in binary, of 50 bytes each behind 84.
text_stl() {
    echo 'solid of a hundred'
    for i in $(seq 100); do
        printf 'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex %s 0 0\nvertex 0 1 0\nendloop\nendfacet\n' "$i"
    done
    echo 'endsolid'
}
# binary_stl COUNT NAME: with such a count, in octal, and name, of 80 bytes.
binary_stl() {
    printf '%-80s' "$2"
    printf "\\$1\0\0\0"
    for i in $(seq 100); do
        printf '\0\0\0\0\0\0\0\0\0\0\0\0'
        three_vertices
        printf '\0\0'
    done
}
text_stl >"$bad/text.stl"
binary_stl 144 name >"$bad/binary.stl"
head -n 351 "$bad/text.stl" | refuses_mesh "cut off: no 'endsolid' follows its 50 facets" between.stl
head -n 701 "$bad/text.stl" | refuses_mesh "cut off: no 'endsolid' follows its 100 facets" end.stl
head -c -5 "$bad/text.stl" | refuses_mesh "cut off: no 'endsolid' follows its 100 facets" endso.stl
head -n 355 "$bad/text.stl" | refuses_mesh 'cut off: it ends within facet 51' within.stl
sed 355q "$bad/text.stl" | head -c -4 | refuses_mesh 'cut off: it ends within facet 51' number.stl
sed 15d "$bad/text.stl" | refuses_mesh "no 'endfacet' ends facet 2" unended.stl
sed '4s/0/x/' "$bad/text.stl" | refuses_mesh "facet 1 has 'x' for a number" word.stl
for size in 5083 4134 2584; do
    head -c $size "$bad/binary.stl" |
        refuses_mesh "cut off: it has $(((size - 84) / 50)) of the 100 facets that its header promises" cut.stl
done
binary_stl 144 'solid of a hundred' | head -c 2600 |
    refuses_mesh 'cut off: it has 50 of the 100 facets that its header promises' solid.stl
head -c 84 "$bad/binary.stl" | refuses_mesh 'cut off: it has 0 of the 100 facets' header.stl
head -c 83 "$bad/binary.stl" | refuses_mesh 'header of 84 bytes' short.stl
{
    cat "$bad/binary.stl"
    printf 'behind it'
} | refuses_mesh '9 bytes follow the 100 facets that its header promises, room for 0 more' behind.stl
binary_stl 62 name | refuses_mesh '2500 bytes follow the 50 facets that its header promises, room for 50 more' fewer.stl
binary_stl 0 name | refuses_mesh '5000 bytes follow the 0 facets that its header promises, room for 100 more' none.stl
binary_stl 310 name | refuses_mesh 'cut off: it has 100 of the 200 facets that its header promises' more.stl
for format in text binary; do
    "$demo" --scene overlap --isa scalar --width 64 --out "$dir/whole" "$bad/$format.stl" >"$dir/printed" 2>&1
    grep -q '100 triangles' "$dir/printed" || {
        echo "$format.stl: refused though it is whole: $(cat "$dir/printed")"
        : >"$dir/failed"
    }
done
rm -rf "$dir/whole"

printf 'OFF\n3 2 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n' | refuses_mesh 'cut off: it ends within face 2 of the 2' face.off
printf 'OFF\n3 1 0\n0 0 0\n1 0' | refuses_mesh 'cut off: it ends within vertex 2 of the 3' vertex.off
printf 'OFF\n3' | refuses_mesh 'cut off: it ends within count 2 of the 2' count.off
printf 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n' | refuses_mesh 'a vertex that is not there' index.off
printf 'OFF\n3 1 0\n0 0 0\n1 x 0\n0 1 0\n3 0 1 2\n' | refuses_mesh "vertex 2 has 'x' for a number" word.off

# A face less; and twice the same one.
grep -v '^f' "$cube" >"$bad/open.obj"
grep '^f' "$cube" | tail -n +2 >>"$bad/open.obj"
refuses 'open.obj is not closed.* at [0-9]* edges' --solid --out "$dir/out" --json "$dir/report.json" "$bad/open.obj"
{
    cat "$cube"
    grep '^f' "$cube" | tail -n 1
} >"$bad/double.obj"
refuses 'double.obj is not closed.* at [0-9]* edges' --solid --out "$dir/out" "$bad/double.obj"
refuses "unknown option '--fast'" --fast
refuses "unknown option '-x'" --out "$dir/out" -xy
refuses "unknown option '-s'" -s raycast
refuses "unknown option '--help=me'" --help=me
refuses '--out wants a value' "$cube" --out
refuses "unknown scene 'knot'" --scene knot
refuses "unknown scene ''" --scene raycast,
refuses "unknown backend 'mmx'" --isa mmx
refuses "unknown backend ''" --isa ''
refuses '--resolution must be' --resolution 3
refuses '--resolution must be' --resolution 1025
refuses '--resolution must be' --resolution -8
refuses '--resolution must be' --resolution 99999999999999999999
refuses '--resolution wants a number' --resolution many
refuses '--resolution wants a number' --resolution 12x
refuses '--resolution wants a number' --resolution ''
refuses '--width must be' --width 1
refuses '--turn must be' --turn 360
refuses '--bodies must be 1 to 100000, not 0' --bodies 0
refuses '--bodies wants a number' --bodies all
refuses '--steps must be' --steps -1
refuses '--seed must be 0 to 4294967295' --seed 4294967296
refuses "--up must be y or z, not 'x'" --up x
refuses '--json wants a name' --json '' "$cube"
refuses '--out wants a name' --out '' "$cube"
refuses 'one mesh at a time' "$cube" "$cube"
refuses 'cannot create directory' --out "$dir/missing/out" "$cube"
refuses 'not a directory' --out "$cube" "$cube"
refuses 'cannot create directory' --out "$cube/out" "$cube"
refuses 'cannot write .*: No such file' --out "$dir/out" --json "$dir/missing/report.json" "$cube"
refuses 'cannot write .*: Is a directory' --out "$dir/out" --json "$bad" "$cube"
mkdir -p "$dir/out/raycast.png"
refuses 'cannot write .*raycast.png.*: Is a directory' --out "$dir/out" --scene raycast "$cube"
rm -r "$dir/out/raycast.png"
if [ "$(id -u)" -ne 0 ]; then
    mkdir -m 555 "$dir/locked"
    refuses 'cannot write .*: Permission denied' --out "$dir/locked" "$cube"
fi

# Of the two families of processors, neither has the other's backends.
for isa in neon sse; do
    "$demo" --isa "$isa" --help >/dev/null 2>&1 || refuses "does not have the backend '$isa'" --isa "$isa"
done

[ ! -e "$dir/failed" ]
