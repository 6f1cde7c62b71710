#!/bin/sh
# render.sh PROGRAM MESHES: one picture, to the last bit, whatever the tree and the processor; one line for whatever is wrong.
set -u
render=$(realpath "$1")
cube=$(realpath "$2")/cube.obj
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
failed=0

fail() {
    echo "$*"
    failed=1
}

# The same for every compiler and processor. The cow is seen from its front, unless it is turned.
pixels=f445d3e994400693
front=bc618d29855297a6
drawn=0
for isa in baseline avx2 avx512; do
    for nodes in 4 8 16; do
        picture=$dir/$isa$nodes.png
        if "$render" --isa $isa --nodes $nodes --width 96 --samples 3 --turn 0 --out "$picture" >"$dir/printed" 2>"$dir/said"; then
            drawn=$((drawn + 1))
            grep -q "$nodes-wide tree" "$dir/printed" || fail "$isa, $nodes wide: another tree"
            grep -q "pixels $pixels\$" "$dir/printed" || fail "$isa, $nodes wide: $(tail -n 1 "$dir/printed"), not $pixels"
            [ "$(dd if="$picture" bs=1 skip=1 count=3 2>/dev/null)" = PNG ] || fail "$isa, $nodes wide: no PNG file"
            cmp "$dir/baseline4.png" "$picture" || failed=1
        elif [ $isa = baseline ] || ! grep -q "does not have '$isa'" "$dir/said"; then
            fail "$isa, $nodes wide: $(cat "$dir/said")"
        fi
    done
done
[ $drawn -ge 3 ] || fail "only $drawn pictures"
for turn in '' '--turn 180'; do
    # shellcheck disable=SC2086 # words are wanted
    "$render" $turn --width 96 --samples 3 --out "$dir/front.png" >"$dir/printed" || fail "the cow from its front: refused"
    grep -q "pixels $front\$" "$dir/printed" || fail "the cow from its front: $(tail -n 1 "$dir/printed"), not $front"
done

# Smaller than a leaf.
"$render" --width 16 --samples 1 --out "$dir/cube.png" "$cube" >"$dir/printed" || fail 'a cube is not drawn'
grep -q '^12 triangles' "$dir/printed" || fail 'a cube has 12 triangles'

"$render" --version 2>&1 | grep -q '^lanehit-render [0-9]' || fail 'no --version'
"$render" --help | grep -q '^Usage: lanehit-render' || fail 'no --help'
LANEHIT_ISA=AVX2 "$render" --width 16 --samples 1 --out "$dir/cube.png" "$cube" >/dev/null 2>"$dir/said" ||
    fail 'LANEHIT_ISA=AVX2: not drawn'
grep -q "^lanehit-render: LANEHIT_ISA .* 'AVX2' is none of scalar" "$dir/said" || fail "LANEHIT_ISA: $(cat "$dir/said")"

# refuses WORDS ARGUMENT...: with these arguments the line has these words in it.
refuses() {
    words=$1
    shift
    rm -rf "$dir/out" && mkdir "$dir/out"
    (cd "$dir/out" && "$render" "$@" >"$dir/printed" 2>"$dir/said")
    status=$?
    [ $status -eq 1 ] || fail "$*: exit status $status"
    { [ "$(wc -l <"$dir/said")" -eq 1 ] && grep -q "^lanehit-render: .*$words" "$dir/said"; } ||
        fail "$*: no '$words': $(cat "$dir/said")"
    [ ! -s "$dir/printed" ] || fail "$*: printed something"
    [ -z "$(ls -A "$dir/out")" ] || fail "$*: left $(ls -A "$dir/out")"
}
refuses "unknown option '--fast'" --fast
refuses "unknown option '-x'" -x
refuses '--nodes must be 4, 8 or 16' --nodes 32
refuses '--isa must be baseline, avx2 or avx512' --isa neon
refuses '--width must be 16 to 8192' --width 15
refuses '--width wants a number' --width wide
refuses '--samples must be' --samples 0
refuses '--samples wants a value' --samples
refuses "--turn must be 0, 90, 180 or 270, not '45'" --turn 45
refuses "--up must be y or z, not 'x'" --up x
refuses '--out wants a name' --out ''
refuses 'one mesh at a time' "$cube" "$cube"
refuses 'cannot read' missing.obj
refuses 'cannot write' --out missing/picture.png "$cube"
refuses 'cannot write .*: Is a directory' --out "$dir" "$cube"

exit $failed
