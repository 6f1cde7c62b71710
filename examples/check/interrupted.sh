#!/bin/sh
# interrupted.sh DEMO RENDER MESHES: a signal that ends a program while it writes a file leaves the file whole or not at all,
# and none of another name.
set -u
demo=$(realpath "$1")
render=$(realpath "$2")
cube=$(realpath "$3")/cube.obj
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
cd "$dir" || exit
failed=0

# What the last program has left when it has ended.
nothing_left() {
    wait $! 2>/dev/null
    left=$(find out -name '.*' -type f)
    [ -z "$left" ] || {
        echo "$1: left $left"
        failed=1
    }
    for picture in out/*.png; do
        [ ! -e "$picture" ] || tail -c 12 "$picture" | grep -q IEND || {
            echo "$1: $picture is cut off"
            failed=1
        }
    done
}

# Sends the signal as soon as a file of a temporary name is there. Sets `caught` if there was one.
interrupt() {
    while kill -0 "$2" 2>/dev/null; do
        set -- "$1" "$2" out/.lanehit-*
        [ -e "$3" ] || continue
        caught=$((caught + 1))
        kill -s "$1" "$2"
        break
    done
}

# begin PROGRAM ARGUMENT...: in the background, where a shell has its programs ignore two of these signals.
begin() {
    rm -rf out && mkdir out
    env --default-signal=INT,QUIT "$@" "$cube" >/dev/null 2>&1 &
}

# Pictures that are large enough to take a while.
caught=0
for signal in INT TERM HUP QUIT INT TERM HUP QUIT INT; do
    begin "$render" --width 1600 --samples 1 --out out/picture.png
    interrupt $signal $!
    nothing_left "render, $signal"
done
begin "$demo" --scene raycast --isa scalar --width 2000 --out out
interrupt TERM $!
nothing_left demo
[ $caught -gt 0 ] || {
    echo 'no file of a temporary name was ever seen'
    failed=1
}
exit $failed
