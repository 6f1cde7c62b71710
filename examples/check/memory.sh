#!/bin/sh
# memory.sh PROGRAM: a mesh that asks for 24 GB is refused before it has them.
set -eu
demo=$1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM

printf '4OFF\n1000000000 1000000000 0\n0 0 0 1\n' >"$dir/greedy.off"
# If the program knows no limit, let it be this, in KiB.
# shellcheck disable=SC3045 # dash and bash have -v
ulimit -v 4000000
status=0
"$demo" --out "$dir/out" "$dir/greedy.off" 2>"$dir/said" || status=$?
{ [ $status -eq 1 ] && grep -q 'more than 1024 MiB of memory' "$dir/said"; } || {
    echo "exit status $status: $(cat "$dir/said")"
    exit 1
}
