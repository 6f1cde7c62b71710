#!/bin/sh
# Builds in release mode and measures what layouts cost, and from how many queries on packing pays (half a minute).
#   ./scripts/layouts.sh               prints the tables
#   ./scripts/layouts.sh --document    puts them into docs/layouts.md
# LANEHIT_BENCH_BUILD names another directory than build-bench.
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

build=${LANEHIT_BENCH_BUILD:-build-bench}
case ${1:-} in
'' | --document) ;;
*)
    sed -n '2,5s/^# \{0,1\}//p' scripts/layouts.sh >&2
    exit 2
    ;;
esac

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev libbenchmark-dev
configure "$build" --buildtype=release -Dbench=enabled -Dtests=disabled -Dexamples=disabled
ninja -C "$build" --quiet bench/layout_cost

"$build/bench/layout_cost" 4096 >"$build/layouts.md"
echo >>"$build/layouts.md"
"$build/bench/layout_cost" 1000000 >>"$build/layouts.md"
if [ $# -eq 0 ]; then
    cat "$build/layouts.md"
else
    awk -v tables="$build/layouts.md" '
        /<!-- end -->/ { inside = 0 }
        !inside { print }
        /<!-- measured: layouts -->/ { inside = 1; while ((getline line <tables) > 0) print line }
    ' docs/layouts.md >"$build/document.md"
    cp "$build/document.md" docs/layouts.md
fi
