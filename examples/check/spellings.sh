#!/bin/sh
# spellings.sh PRINT_MESH: however a text file spells its numbers and lines, the mesh is the same, to the last bit; and what is
# no number is said.
# shellcheck disable=SC2059,SC2086,SC2317 # escapes in variables are wanted, formats are single words and functions
set -u
print_mesh=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
failed=0

fail() {
    echo "$*"
    failed=1
}

# reads NAME CORNERS: the mesh of stdin has these triangles, and nothing is said.
reads() {
    cat >"$dir/$1"
    printed=$(timeout 20 "$print_mesh" "$dir/$1" 2>&1)
    [ "$printed" = "$2" ] || fail "$1: '$printed', not '$2'; the file:
$(cat "$dir/$1")"
}

# refuses WORDS NAME: of the mesh of stdin the line on stderr has these words in it.
refuses() {
    cat >"$dir/$2"
    "$print_mesh" "$dir/$2" >"$dir/printed" 2>"$dir/said" && fail "$2: read"
    { [ "$(wc -l <"$dir/said")" -eq 1 ] && grep -q "$1" "$dir/said"; } || fail "$2: no '$1': $(cat "$dir/said")"
}

# One triangle with such a coordinate, in each format of text; its numbers may be any words.
obj() {
    printf "v 0 0 0\nv $1 0 0\nv 0 1 0\nf 1 2 3\n"
}
stl() {
    printf "solid a name\nfacet normal 0 0 $1\nouter loop\nvertex 0 0 0\nvertex $1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid\n"
}
off() {
    printf "OFF\n3 1 0\n0 0 0\n$1 0 0\n0 1 0\n3 0 1 2\n"
}
ply() {
    printf 'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n'
    printf "element face 1\nproperty list uchar int vertex_index\nend_header\n0 0 0\n$1 0 0\n0 1 0\n3 0 1 2\n"
}
formats='obj stl off ply'
mesh='0 0 0, 0.300000012 0 0, 0 1 0'

for number in 0.3 .3 +.3 +0.3 00.3 3e-1 3E-1 3.e-1 .3e0 .3e+0 +30.E-02 0.3000000000000000000000 '\t0.3' '0.3\t' '  .3  '; do
    for format in $formats; do
        $format "$number" | reads "number.$format" "$mesh"
    done
done
for number in -.5 -0.5 -5e-1 -.5e+0 -50.e-2; do
    for format in $formats; do
        $format "$number" | reads "negative.$format" '0 0 0, -0.5 0 0, 0 1 0'
    done
done
for number in 1 +1 1. +1. 1.0 1e0 1e+00 10e-1 1.E0; do
    for format in $formats; do
        $format "$number" | reads "one.$format" '0 0 0, 1 0 0, 0 1 0'
    done
done

# The nearest float, of numbers that are just beside the middle of two and of very small ones.
for format in $formats; do
    $format 16777217.0001 | reads "rounded.$format" '0 0 0, 16777218 0 0, 0 1 0'
    $format 16777217 | reads "even.$format" '0 0 0, 16777216 0 0, 0 1 0'
    $format 1.04692 | reads "nearest.$format" '0 0 0, 1.04691994 0 0, 0 1 0'
    $format 1e-40 | reads "small.$format" '0 0 0, 9.9999461e-41 0 0, 0 1 0'
done

# Lines: those of other systems, with tabs, indented, with empty ones between.
for format in $formats; do
    $format .3 | sed 's/$/\r/' | reads "crlf.$format" "$mesh"
    $format .3 | sed 's/$/  \t/' | reads "trailing.$format" "$mesh"
    [ $format = ply ] || $format .3 | tr '\n' '\r' | reads "cr.$format" "$mesh"
    [ $format = ply ] || $format .3 | sed 's/^/ \t/; 2,$s/ /\t \t/g' | reads "tabs.$format" "$mesh"
    [ $format = ply ] || $format .3 | sed 's/$/\n\n/' | reads "empty.$format" "$mesh"
done

# Comments: lines of them, and at the end of any.
printf '# v 9 9 9\nv 0 0 0 # 1\nv .3 0 0# 2\n\n # f 1 1 1\nv 0 1 0 #\nf 1 2 3 # 1\n# end' | reads comments.obj "$mesh"
printf '# OFF\nOFF # 1\n# 9 9 9\n3 1 0 # 2\n\n0 0 0 # 3\n.3 0 0# 4\n0 1 0\n#\n3 0 1 2 # 5\n# end' | reads comments.off "$mesh"
printf 'OFF 3 1 0\n0 0 0\n.3 0 0\n0 1 0\n3 0 1 2\n' | reads header.off "$mesh"
printf '3 1 0\n0 0 0\n.3 0 0\n0 1 0\n3 0 1 2\n' | reads no_keyword.off "$mesh"
printf 'COFF\n3 1 0\n0 0 0 255 0 0 255\n.3 0 0 0 0 0 0\n0 1 0 0 0 0 0\n3 0 1 2 0.5 0.5 0.5\n' | reads colors.off "$mesh"
printf '4OFF\n3 1 0\n0 0 0 1\n0.3 0 0 1\n0 1 0 1\n3 0 1 2\n' | reads four.off "$mesh"

# A backslash takes back the line break after it.
printf 'v \\\n0 0\\\n 0\nv .3 \\\r\n0 0\nv\\\n 0 1 0\nf 1 \\\n2 \\\n\\\n3\n' | reads continued.obj "$mesh"
printf '# a comment \\\nv 9 9 9\nv 0 0 0\nv .3 0 0\nv 0 1 0\nf 1 2 3\n' | reads continued_comment.obj "$mesh"

# Corners: backwards, with what they may have beside a position, in whatever order vertices and faces come.
vertices='v 0 0 0\nv .3 0 0\nv 0 1 0\nvt 0 0\nvn 0 0 1\n'
for face in '1 2 3' '-3 -2 -1' '+1 +2 +3' '1/1 2/1 3/1' '1//1 2//1 3//1' '1/1/1 2/1/1 3/1/1' '-3//-1 -2//-1 -1//-1' \
    '1/ 2/ 3/' '01 02 03' '\t1\t2\t3\t'; do
    printf "${vertices}f $face\n" | reads face.obj "$mesh"
done
printf "${vertices}f -3 -2 -1\nv 0 0 2\nf -4 -3 -1\n" | reads later.obj "$mesh
0 0 0, 0.300000012 0 0, 0 0 2"
printf 'f 1 2 3\nv 0 0 0\nv .3 0 0\nv 0 1 0\n' | reads before.obj "$mesh"

# A weight, a colour, other statements.
printf 'v 0 0 0 2\nv .6 0 0 2.\nv 0 2 0 2\nf 1 2 3\n' | reads weight.obj "$mesh"
printf 'v 0 0 0 1 0 0\nv .3 0 0 .5 .5 .5\nv 0 1 0 0 0 1\nf 1 2 3\n' | reads color.obj "$mesh"
printf "mtllib missing.mtl\no a\ng a b\ns off\nvp 1 2\n${vertices}usemtl c\nl 1 2\np 1\nf 1 2 3\n" | reads others.obj "$mesh"
printf 'SOLID\nFacet Normal nan nan nan\nOUTER LOOP\nVertex 0 0 0\nVertex .3 0 0\nvertex 0 1 0\nENDLOOP\nEndFacet\nENDSOLID\n' |
    reads capitals.stl "$mesh"
stl .3 | tr '\n' ' ' | reads one_line.stl "$mesh"
{
    stl .3
    stl 1
} | reads two.stl "$mesh
0 0 0, 1 0 0, 0 1 0"

# What is no number is not read as one.
for number in x 1x .3.3 1e 0,3 -; do
    for format in $formats; do
        $format "$number" | refuses "^print_mesh: .*no_number.$format'" "no_number.$format"
    done
    obj "$number" | refuses "line 2 has '$number' for a number of a vertex" no_number.obj
done
printf 'v 0 0 0\nv 1 0\nv 0 1 0\nf 1 2 3\n' | refuses 'line 2 has a vertex of fewer than three numbers' two.obj
for face in '1 2 x' '1 2 3x' '1 2 /3' '1 2 3.0'; do
    printf "${vertices}f $face\n" | refuses "line 6 has '.*' for a corner of a face" corner.obj
done
for face in '1 2 0' '1 2 -4' '1 2 -99999999999999999999'; do
    printf "${vertices}f $face\n" | refuses 'a vertex that is not there: .*, in line 6' missing.obj
done
for face in '1 2 4' '1 2 99999999999999999999'; do
    printf "${vertices}f $face\n" | refuses 'a vertex that is not there' missing.obj
done
exit $failed
