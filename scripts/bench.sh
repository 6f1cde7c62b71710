#!/bin/sh
# Installs what is missing, builds in release mode, measures, and turns the results into tables and pictures.
#   ./scripts/bench.sh                    every test, form, backend and size, the main hit rates (a quarter of an hour)
#   ./scripts/bench.sh --quick            one workload of each test (under two minutes)
#   ./scripts/bench.sh --full             every hit rate, and coherent data, for all of it (some hours)
#   ./scripts/bench.sh --peers            other libraries too
#   ./scripts/bench.sh raycast            only what has this text in its "workload/form"
#   ./scripts/bench.sh --mesh FILE        real data of this mesh rather than of assets/spot.obj
#   ./scripts/bench.sh --out DIRECTORY    results go there rather than to bench-results
#   ./scripts/bench.sh --document         afterwards docs/performance.md and its pictures show these results
# Results: bench.json, peers.json, tables.md and pictures. They are put in place when all is done.
# LANEHIT_BENCH_BUILD names another directory than build-bench.
set -eu
called_from=$PWD
command=./scripts/bench.sh # as the results shall say it: options, but no paths
cd "$(dirname "$0")/.."
. scripts/packages.sh

build=${LANEHIT_BENCH_BUILD:-build-bench}

usage() {
    sed -n '2,12s/^# \{0,1\}//p' scripts/bench.sh
}

refuse() {
    echo "bench.sh: $1" >&2
    usage >&2
    exit 2
}

# A path as the caller meant it.
path_of() {
    case $1 in
    /*) echo "$1" ;;
    *) echo "$called_from/$1" ;;
    esac
}

plan=usual
peers=no
document=no
filter=
mesh=assets/spot.obj
out=bench-results
while [ $# -gt 0 ]; do
    case $1 in
    --mesh) command="$command --mesh FILE" ;;
    --out) ;;
    *) command="$command $1" ;;
    esac
    case $1 in
    --quick) plan=quick ;;
    --full) plan=full ;;
    --peers) peers=yes ;;
    --document) document=yes ;;
    --mesh | --out)
        [ $# -gt 1 ] || refuse "$1 needs a path"
        case $1 in
        --mesh) mesh=$(path_of "$2") ;;
        --out) out=$(path_of "$2") ;;
        esac
        shift
        ;;
    -h | --help)
        usage
        exit 0
        ;;
    -*) refuse "unknown option '$1'" ;;
    *)
        [ -z "$filter" ] || refuse "one FILTER, not '$filter' and '$1'"
        filter=$1
        ;;
    esac
    shift
done
[ "$document" = no ] || [ -z "$filter" ] || refuse "the document shows everything: no FILTER with --document"
[ -r "$mesh" ] || refuse "cannot read '$mesh'"

# The compiler of the plain loops, where there is one.
loop_compiler() {
    if [ "$(uname -m)" = x86_64 ] && apt-cache show clang-19 >/dev/null 2>&1; then
        echo clang-19
    fi
}

peer_packages() {
    if [ "$peers" = yes ] && [ -e bench/peers/packages ]; then
        sed 's/#.*//' bench/peers/packages
    fi
}

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev libbenchmark-dev libassimp-dev \
    python3-matplotlib $(loop_compiler) $(peer_packages)
configure "$build" --buildtype=release -Dtests=disabled -Dexamples=disabled -Dbench=enabled
targets=bench/bench
if [ "$peers" = yes ]; then
    meson configure "$build" -Dpeers=enabled >/dev/null
    targets="$targets bench/peers/peers"
fi
# shellcheck disable=SC2086 # words are wanted
ninja -C "$build" --quiet $targets

new=$build/results
rm -rf "$new"
mkdir -p "$new"
unset LANEHIT_ISA || true
"$build/bench/bench" --plan "$plan" --filter "$filter" --mesh "$mesh" --command "$command" \
    --benchmark_out="$new/bench.json"
if [ "$peers" = yes ]; then
    "$build/bench/peers/peers" --filter "$filter" --benchmark_out="$new/peers.json"
fi

if [ "$document" = yes ]; then
    /usr/bin/python3 bench/plot.py --document docs/performance.md "$new" "$new"/*.json
    mkdir -p docs/pictures
    for picture in "$new"/*.png; do
        cp "$picture" "docs/pictures/bench-$(basename "$picture")"
    done
else
    /usr/bin/python3 bench/plot.py "$new" "$new"/*.json
fi
mkdir -p "$out"
mv "$new"/* "$out"
echo "Results are in $out: $(cd "$out" && echo *)"
