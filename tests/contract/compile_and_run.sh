#!/bin/sh
# compile_and_run.sh COMPILER ARGUMENT...: compiles and links, and runs what it made.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
"$@" -o "$work/program"
"$work/program"
