#!/bin/sh
# all_scenes.sh PROGRAM LEGEND SANITIZERS: the whole demonstration, small: it succeeds, quietly, and leaves twelve pictures and a
# report that says what must be so for the mesh that comes with it.
set -eu
demo=$1
legend=$2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
export LANEHIT_PROGRESS_SECONDS=86400 # quiet

fail() {
    echo "$*"
    exit 1
}

"$demo" --resolution 24 --bodies 200 --steps 120 --width 128 --out "$dir/out" --json "$dir/report.json" \
    >"$dir/table" 2>"$dir/errors" ||
    fail "exit status $?: $(cat "$dir/errors")"
[ ! -s "$dir/errors" ] || fail "said: $(cat "$dir/errors")"

for picture in voxelize raycast sweep sweep-convex overlap distance cull broadphase pile arm cloth bounds; do
    signature=$(dd if="$dir/out/$picture.png" bs=1 skip=1 count=3 2>/dev/null)
    [ "$signature" = PNG ] || fail "$picture.png is no picture"
    grep -q "$dir/out/$picture.png" "$dir/table" || fail "the table does not name $picture.png"
done
[ "$(find "$dir/out" -type f | wc -l)" -eq 12 ] || fail "not just the pictures: $(find "$dir/out" -type f)"

# The table has a row for the reference in each of the fifteen trials, eleven parts of a step of the pile and five of the sheet, and no row that differs from it.
[ "$(grep -c ' scalar .* reference$' "$dir/table")" -eq 31 ] || fail "reference rows are missing"
! grep -q ' NO$' "$dir/table" || fail "a backend differs"

# What pictures say in words needs room, which takes minutes where it is instrumented.
pictures=
[ "$3" != none ] || pictures='voxelize raycast sweep sweep-convex overlap distance cull broadphase pile arm cloth bounds'
[ "$3" != none ] || "$demo" --isa scalar --resolution 64 --bodies 200 --steps 120 --width 640 --out "$dir/large" >/dev/null
for picture in $pictures; do
    "$legend" "$picture" "$dir/large/$picture.png" || fail "$picture.png does not say what its colours are"
done

fact() {
    grep -F "\"name\": \"$1\"" "$dir/report.json" | sed 's/.*"value": \([0-9]*\).*/\1/'
}
grep -q '"failed": false' "$dir/report.json" || fail "the report says that something failed"
[ "$(fact 'boxes that meet a wall, exactly')" -eq "$(fact boxes)" ] || fail "some sand misses every wall"
[ "$(fact 'tunnel, swept')" -eq 0 ] || fail "swept boxes tunnel"
[ "$(fact 'tunnel, where a step ends')" -gt 0 ] || fail "nothing tunnels, so the scene shows nothing"
[ "$(fact 'shards through a wall, swept')" -eq 0 ] || fail "swept shards pass through walls"
[ "$(fact 'shards through a wall, where a step ends')" -gt 0 ] || fail "no shard passes, so the scene shows nothing"
[ "$(fact 'shards that a wall stops')" -gt 0 ] || fail "no shard meets a wall"
[ "$(fact 'cells that it encloses')" -gt 0 ] || fail "the voxels of a closed mesh leak"
[ "$(fact 'spheres that touch the box of a triangle')" -gt 0 ] || fail "no sphere touches"
[ "$(fact 'points asked about again, of all triangles')" -eq 64 ] || fail "distances were not checked"
[ "$(fact 'rays that hit the mesh')" -gt 0 ] || fail "no ray hits"
[ "$(fact 'boxes in the first view, wholly')" -gt 0 ] || fail "nothing is in view"
[ "$(fact 'triangles with a corner in it')" -gt "$(fact 'boxes in the first view, wholly')" ] || fail "no box is cut"
[ "$(fact 'boxes in the first view, wholly or partly')" -lt 5856 ] || fail "nothing is culled"
[ "$(fact 'pairs in the last frame')" -gt 0 ] || fail "no boxes overlap"
[ "$(fact 'triangles that cross in the end')" -eq 0 ] || fail "the sheet passes through something"
[ "$(fact 'pairs nearer than two thicknesses')" -gt 0 ] || fail "the sheet touches nothing"
[ "$(fact 'contacts at rest')" -gt 200 ] || fail "the pile does not lie on anything"
[ "$(fact 'points of links asked about again')" -eq 210 ] || fail "the arm's distances were not checked"
[ "$(fact 'poses in which it touches the mesh')" -eq 0 ] || fail "the arm does not find a way"
[ "$(fact 'oriented box: void, in thousandths')" -lt "$(fact 'box: void, in thousandths')" ] || fail "turning does not help"
grep -q '"name": "hash of the end state", "value": "[0-9a-f]\{16\}"' "$dir/report.json" || fail "the pile has no hash"

# Of a closed mesh no centre is inside without the cell being enclosed, or touched.
"$demo" --scene voxelize --solid --isa scalar --resolution 24 --width 64 --out "$dir/solid" --json "$dir/report.json" >/dev/null ||
    fail "--solid: exit status $?"
touched=$(fact 'cells that the surface touches')
[ "$(fact 'cells of the solid')" -eq $((touched + $(fact 'cells that it encloses'))) ] || fail "the solid leaks"
[ "$(fact 'cells with their centre inside')" -gt "$(fact 'cells that it encloses')" ] || fail "the solid is hollow"

for help in -h --help; do
    "$demo" $help >"$dir/help" || fail "$help: exit status $?"
    grep -q '^Usage: ' "$dir/help" || fail "$help: no help"
done

# The library ignores a name in the environment that it does not know; the program says so, and goes on.
isa() {
    LANEHIT_ISA=$1 "$demo" --scene raycast --isa scalar --width 64 --out "$dir/out" >/dev/null 2>"$dir/errors" ||
        fail "LANEHIT_ISA=$1: exit status $?"
}
for isa in AVX2 avx1024 'two lines
of it'; do
    isa "$isa"
    grep -q "^lanehit-demo: LANEHIT_ISA .* '.*' is none of scalar.*; the best of them is used$" "$dir/errors" ||
        fail "LANEHIT_ISA=$isa: said '$(cat "$dir/errors")'"
    [ "$(wc -l <"$dir/errors")" -eq 1 ] || fail "LANEHIT_ISA=$isa: not one line"
done
for isa in scalar ''; do
    isa "$isa"
    [ ! -s "$dir/errors" ] || fail "LANEHIT_ISA=$isa: said '$(cat "$dir/errors")'"
done

# Where there is no terminal, too, it says how far it is.
LANEHIT_PROGRESS_SECONDS=0 "$demo" --scene raycast,overlap --isa scalar --width 64 --out "$dir/out" >/dev/null 2>"$dir/errors" ||
    fail "with lines of progress: exit status $?"
for line in 'raycast (1 of 2): drawing' 'overlap (2 of 2): scalar'; do
    grep -q "^lanehit-demo: $line, [0-9]* s$" "$dir/errors" || fail "no line '$line': $(cat "$dir/errors")"
done

# A closed pipe or a full disk is a failure, not a silent loss.
if [ -w /dev/full ]; then
    ! "$demo" --version >/dev/full 2>/dev/null || fail "a full disk went unnoticed"
fi
