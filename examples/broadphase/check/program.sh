#!/bin/sh
# program.sh PROGRAM: it finds all pairs, says what is wrong with a command line in one line on stderr and fails then.
set -u
program=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM

complain() {
    echo "$*"
    cat "$dir/said"
    : >"$dir/failed"
}

# refuses WORDS ARGUMENT...: with these arguments the line has these words in it.
refuses() {
    words=$1
    shift
    timeout 60 "$program" "$@" >"$dir/printed" 2>"$dir/said"
    status=$?
    [ "$status" -eq 1 ] || complain "$*: exit status $status"
    [ "$(wc -l <"$dir/said")" -eq 1 ] || complain "$*: not one line"
    grep -q "^lanehit-broadphase: .*$words" "$dir/said" || complain "$*: no '$words'"
    [ ! -s "$dir/printed" ] || complain "$*: printed something"
}

# checks LINES ARGUMENT...: all steps are checked.
checks() {
    lines=$1
    shift
    timeout 60 "$program" --check "$@" >"$dir/printed" 2>"$dir/said" || complain "$*: exit status $?"
    [ "$(grep -c '  yes$' "$dir/printed")" -eq "$lines" ] || complain "$*: not $lines steps"
}

checks 21 --boxes 2000
checks 6 --boxes 500 --steps 5 --margin 0
checks 1 --boxes 1 --steps 0
timeout 60 "$program" --boxes 2000 --steps 3 >"$dir/printed" 2>"$dir/said" || complain "exit status $?"
grep -q '^ *3  *[1-9][0-9]*  *[1-9][0-9]*  *[1-9][0-9]*$' "$dir/printed" || complain "no moves or pairs"
"$program" --help 2>"$dir/said" | grep -q '^Usage: lanehit-broadphase' || complain "no --help"
"$program" --version 2>"$dir/said" | grep -q '^lanehit-broadphase [0-9]' || complain "no --version"
LANEHIT_ISA=AVX2 "$program" --steps 0 >"$dir/printed" 2>"$dir/said" || complain "LANEHIT_ISA=AVX2: exit status $?"
grep -q "^lanehit-broadphase: LANEHIT_ISA .* 'AVX2' is none of scalar" "$dir/said" || complain "LANEHIT_ISA goes unsaid"

refuses "unknown option '--fast'" --fast
refuses "unknown option '-x'" -x
refuses "'more' is no option" more
refuses '--boxes wants a value' --boxes
refuses "--boxes wants a whole number, not 'many'" --boxes many
refuses "--boxes wants a whole number, not ''" --boxes ''
refuses '--boxes must be' --boxes 0
refuses '--boxes must be' --boxes 99999999999999999999
refuses '--steps must be' --steps -1
refuses "--margin wants a number, not 'wide'" --margin wide
refuses "--margin wants a number, not 'nan'" --margin nan
refuses '--margin must be' --margin -0.5
refuses '--margin must be' --margin inf
if [ -w /dev/full ]; then
    "$program" --steps 0 >/dev/full 2>"$dir/said" && complain "a full disk is a success"
    grep -q 'cannot write' "$dir/said" || complain "a full disk goes unsaid"
fi
[ ! -e "$dir/failed" ]
