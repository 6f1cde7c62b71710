#!/bin/sh
# clashes.sh DEMO RENDER MESHES: no output destroys an input or another output, by whatever name it is called.
set -u
demo=$(realpath "$1")
render=$(realpath "$2")
meshes=$(realpath "$3")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$dir/files"
cd "$dir/files" || exit
before=$dir/before after=$dir/after
failed=0

fail() {
    echo "$*"
    failed=1
}

# What is there before: meshes, one of them of two files; other names for them; an output directory, by two names.
furnish() {
    rm -rf ./*
    cp "$meshes/cube.obj" m.obj
    cp "$meshes/tall.gltf" m.gltf
    sed 's/"uri": *"[^"]*"/"uri": "m.bin"/' m.gltf >split.gltf
    sed -n 's/.*"uri": *"data:[^,]*,\([^"]*\)".*/\1/p' m.gltf | base64 -d >m.bin
    mkdir there o
    ln -s . here
    ln -s ../m.obj there/link.obj
    ln -s there/link.obj chain.obj
    ln m.obj hard.obj
    ln -s ../m.obj o/sweep.png
    ln -s o other
    ln -s o/raycast.png to_picture
    ln -s new.json to_new
    find . -type f -exec cksum {} + | sort >"$before"
}

# refuses NAME PROGRAM ARGUMENT...: one line says that NAME would be destroyed; nothing is written.
refuses() {
    name=$1 program=$2
    shift 2
    furnish
    timeout 60 "$program" "$@" >"$after.printed" 2>"$after.said"
    status=$?
    said=$(cat "$after.said")
    find . -type f -exec cksum {} + | sort >"$after"
    [ $status -eq 1 ] || fail "$*: exit status $status"
    case $said in
    "${program##*/}: cannot write '"*"': that would destroy '$name', which is "*) ;;
    *) fail "$*: said '$said'" ;;
    esac
    [ "$(echo "$said" | wc -l)" -eq 1 ] || fail "$*: not one line"
    cmp -s "$before" "$after" || fail "$*: changed $(diff "$before" "$after")"
}

small='--scene raycast --isa scalar --width 64'
for name in m.obj ./m.obj here/m.obj here/here/m.obj "$PWD/m.obj" there/../m.obj there/link.obj chain.obj hard.obj; do
    # shellcheck disable=SC2086 # words are wanted
    refuses m.obj "$demo" $small --json "$name" m.obj
    refuses m.obj "$render" --width 16 --samples 1 --out "$name" m.obj
    # shellcheck disable=SC2086
    refuses "$name" "$demo" $small --json m.obj "$name"
    refuses "$name" "$render" --width 16 --samples 1 --out m.obj "$name"
done
# The file that a mesh leads to; a picture that is the mesh; the mesh that comes with the programs stays as it is, too.
# shellcheck disable=SC2086
refuses m.bin "$demo" $small --json m.bin split.gltf
refuses m.bin "$render" --width 16 --samples 1 --out here/m.bin split.gltf
refuses m.obj "$demo" --scene sweep --isa scalar --width 64 --out o m.obj
refuses m.obj "$demo" --scene sweep --isa scalar --width 64 --out other/ m.obj
# shellcheck disable=SC2086
refuses here/m.obj "$demo" $small --json m.obj here/m.obj

# A report in the place of a picture, be that there or not.
for name in o/raycast.png ./o/raycast.png other/raycast.png "$PWD/o/raycast.png" to_picture; do
    # shellcheck disable=SC2086
    refuses o/raycast.png "$demo" $small --out o --json "$name" m.obj
    # shellcheck disable=SC2086
    refuses other/raycast.png "$demo" $small --out other --json "$name" m.obj
done
# One picture in the place of another.
link_pictures() {
    furnish
    ln -s raycast.png o/overlap.png
    [ -z "$1" ] || : >o/raycast.png
    "$demo" --scene raycast,overlap --isa scalar --width 64 --out o m.obj >/dev/null 2>"$after"
    grep -q "^lanehit-demo: cannot write 'o/overlap.png': that would destroy 'o/raycast.png'" "$after" ||
        fail "two pictures in one file: $(cat "$after")"
}
link_pictures ''
link_pictures there

# Standard output may be one of these files.
furnish
# shellcheck disable=SC2086
"$demo" $small --json - m.obj 2>"$after" 1<>m.obj && fail 'standard output is the mesh: not refused'
grep -q "cannot write '-': that would destroy 'm.obj'" "$after" || fail "standard output is the mesh: $(cat "$after")"
cmp -s m.obj "$meshes/cube.obj" || fail 'standard output is the mesh: it is destroyed'

# What is not meant is not refused.
furnish
mkdir o/elsewhere
# shellcheck disable=SC2086
"$demo" $small --out o --json o/elsewhere/raycast.png m.obj >/dev/null 2>"$after" || fail "refused: $(cat "$after")"
# shellcheck disable=SC2086
"$demo" $small --out o --json o/overlap.png m.obj >/dev/null 2>"$after" || fail "refused: $(cat "$after")"
# shellcheck disable=SC2086
"$demo" $small --out o --json to_new m.obj >/dev/null 2>"$after" || fail "refused: $(cat "$after")"
[ -f new.json ] || fail 'the target of a link is not written'
rm o/sweep.png
ln -s /dev/null o/sweep.png
ln -sf /dev/null o/raycast.png
"$demo" --scene raycast,sweep --isa scalar --width 64 --out o --json /dev/null m.obj >/dev/null 2>"$after" ||
    fail "refused: $(cat "$after")"
"$render" --width 16 --samples 1 --out m.png split.gltf >/dev/null 2>"$after" || fail "refused: $(cat "$after")"

exit $failed
