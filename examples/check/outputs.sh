#!/bin/sh
# outputs.sh PROGRAM MESHES: what the program writes lands where its name leads: through links, into devices and
# FIFOs, on standard output; what is there and is not meant stays as it is.
set -eu
demo=$(realpath "$1")
cube=$(realpath "$2")/cube.obj
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
export LANEHIT_PROGRESS_SECONDS=86400 # quiet
cd "$dir"

fail() {
    echo "$*"
    [ ! -s said ] || cat said
    exit 1
}

# run ARGUMENT...: a small run, what it prints in `printed`.
run() {
    "$demo" --scene raycast --isa scalar --width 64 --out out "$@" "$cube" >printed 2>said
}

# is_report FILE: it is one JSON object, whole, and nothing else.
is_report() {
    [ "$(head -n 1 "$1")" = '{' ] && [ "$(tail -n 1 "$1")" = '}' ] && [ "$(grep -c '"lanehit":' "$1")" -eq 1 ]
}

left_behind() {
    find . -name '.lanehit-demo-*'
}

# A new file has the permissions of any new file, and a replaced one keeps its own.
umask 027
run --json new.json || fail 'a new file is not written'
is_report new.json || fail 'a new file is no report'
[ "$(stat -c %a new.json out/raycast.png | tr '\n' ' ')" = '640 640 ' ] || fail 'permissions of new files'
echo old >replaced.json
chmod 604 replaced.json
run --json replaced.json || fail 'a file is not replaced'
is_report replaced.json || fail 'a replaced file is no report'
[ "$(stat -c %a replaced.json)" = 604 ] || fail 'a replaced file has other permissions'

# The names beside it are the user's.
echo mine >kept
echo mine >taken.json.part
mkdir elsewhere
ln -s ../kept elsewhere/linked.json.part
run --json taken.json || fail 'a file with .part beside it is not written'
run --json elsewhere/linked.json || fail 'a file with a link beside it is not written'
[ "$(cat kept taken.json.part | tr '\n' ' ')" = 'mine mine ' ] || fail 'a file of the user is overwritten'

# Links stay, and their targets are written: there or not yet, by relative and by absolute names.
echo old >elsewhere/target.json
ln -s elsewhere/target.json link.json
ln -s "$dir/link.json" chain.json
ln -s new-target.json elsewhere/dangling.json
ln -s elsewhere/dangling.json dangling.json
rm -f out/raycast.png
ln -s ../elsewhere/picture.png out/raycast.png
for link in chain.json dangling.json; do
    run --json $link || fail "$link is not written"
    is_report $link || fail "$link leads to no report"
done
for link in link.json chain.json dangling.json elsewhere/dangling.json out/raycast.png; do
    [ -L $link ] || fail "$link is no link any more"
done
is_report elsewhere/target.json || fail 'the target of a chain of links is not written'
is_report elsewhere/new-target.json || fail 'the target that was missing is not written'
[ -f elsewhere/picture.png ] || fail 'the target of a picture that is a link is not written'
rm out/raycast.png

# What is no regular file is written to: a FIFO for the report, another for the picture.
mkfifo fifo out/raycast.png
cat fifo >through &
reader=$!
cat out/raycast.png >picture &
picture_reader=$!
run --json fifo || fail 'a FIFO is not written to'
{ [ -p fifo ] && [ -p out/raycast.png ]; } || {
    kill $reader $picture_reader
    fail 'a FIFO is replaced'
}
wait $reader $picture_reader
is_report through || fail 'a FIFO got no report'
[ "$(dd if=picture bs=1 skip=1 count=3 2>/dev/null)" = PNG ] || fail 'a FIFO got no picture'
rm out/raycast.png

# Standard output by any name: then the report is all that it gets, be it a pipe or a file.
for name in - /dev/stdout /proc/self/fd/1; do
    [ $name = - ] || [ -e $name ] || continue
    run --json $name || fail "$name: not written"
    is_report printed || fail "$name: a file as standard output has not just the report"
    "$demo" --scene raycast --width 64 --out out --json $name "$cube" 2>said | cat >piped
    is_report piped || fail "$name: a pipe as standard output has not just the report"
done
[ ! -e ./- ] || fail "there is a file named -"
# A file that is open already is written where whoever opened it looks for it.
exec 3>open.json
echo before >&3
run --json open.json
echo after >&3
exec 3>&-
[ "$(sed -n '1p;$p' open.json | tr '\n' ' ')" = 'before after ' ] || fail 'an open file is replaced'

# Errors while writing: one line, a failure, and nothing left.
refuses() {
    words=$1
    shift
    ! run "$@" || fail "$*: an error went unnoticed"
    [ "$(wc -l <said)" -eq 1 ] || fail "$*: not one line"
    grep -q "^lanehit-demo: cannot write .*: $words" said || fail "$*: no '$words'"
    [ -z "$(left_behind)" ] || fail "$*: left $(left_behind)"
}
if [ -w /dev/full ]; then
    refuses 'No space left' --json /dev/full
    [ -c /dev/full ] || fail '/dev/full is replaced'
    ln -sf /dev/full out/raycast.png
    refuses 'No space left'
    [ -c /dev/full ] || fail '/dev/full is replaced by a picture'
    rm out/raycast.png
fi
(
    ulimit -f 2
    refuses 'File too large' --width 512
    [ ! -e out/raycast.png ] || fail 'half a picture'
) || exit 1
if [ "$(id -u)" -ne 0 ]; then
    echo old >locked.json
    chmod 444 locked.json
    refuses 'Permission denied' --json locked.json
fi
{
    sleep 1
    "$demo" --scene raycast --width 64 --out out --json - "$cube" 2>broken || echo $? >status
} | true
{ [ "$(cat status)" -eq 1 ] && [ "$(wc -l <broken)" -eq 1 ]; } || fail 'a closed pipe went unnoticed'
[ -z "$(left_behind)" ] || fail "left $(left_behind)"
