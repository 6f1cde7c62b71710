#!/bin/sh
# configure.sh SOURCE_DIRECTORY: where Meson fails, the scripts' configure says why, and nothing else; and it may be
# appended to a log beside the build directory, as conformance.sh does, of which nothing is lost.
set -eu
. "$1/scripts/packages.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cat >"$work/meson.build" <<TEXT
project('one that fails')
error('by its own fault')
TEXT
echo 'said before' >"$work/build.log"
if (configure "$work/build" "$work") >>"$work/build.log" 2>&1; then
    echo "configure did not fail"
    exit 1
fi
cat "$work/build.log"
head -n 1 "$work/build.log" | grep -qx 'said before'
grep -q 'by its own fault' "$work/build.log"
! grep '^cat:' "$work/build.log"
