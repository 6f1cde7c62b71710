#!/bin/sh
# Installs what is missing, builds in release mode, measures, and turns the results into tables and pictures.
#   ./scripts/bench.sh                    every workload, form, backend and size (a quarter of an hour)
#   ./scripts/bench.sh --quick            one workload of each query (some two minutes)
#   ./scripts/bench.sh --ratios           every workload against the plain loops alone (a minute)
#   ./scripts/bench.sh --contacts         contacts alone, beside other libraries and by lists of pairs (a few minutes)
#   ./scripts/bench.sh --peers            other libraries too
#   ./scripts/bench.sh --against FILE     another build of the library too, liblanehit.so
#   ./scripts/bench.sh --pairs            all pairs of boxes alone, beside its rivals (half an hour; two minutes with --quick)
#   ./scripts/bench.sh raycast            only what has this text in its "workload/form"
#   ./scripts/bench.sh --out DIRECTORY    results go there rather than to bench-results
#   ./scripts/bench.sh --document         afterwards docs/performance.md and its pictures show these results
# Results: bench.json, tables.md and pictures; with --pairs all-pairs.json, .md and .png. They are put in place when all is done.
# LANEHIT_BENCH_BUILD names another directory than build-bench.
set -eu
called_from=$PWD
command=./scripts/bench.sh # as the results shall say it: options, but no paths
cd "$(dirname "$0")/.."
. scripts/packages.sh

build=${LANEHIT_BENCH_BUILD:-build-bench}

usage() {
    sed -n '2,15s/^# \{0,1\}//p' scripts/bench.sh
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
pairs=no
peers=no
document=no
filter=
against=
out=bench-results
while [ $# -gt 0 ]; do
    case $1 in
    --against) command="$command --against FILE" ;;
    --out) ;;
    *) command="$command $1" ;;
    esac
    case $1 in
    --quick) plan=quick ;;
    --ratios) plan=ratios ;;
    --contacts) plan=contacts peers=yes ;;
    --pairs) pairs=yes ;;
    --peers) peers=yes ;;
    --document) document=yes ;;
    --against | --out)
        [ $# -gt 1 ] || refuse "$1 needs a path"
        case $1 in
        --against) against=$(path_of "$2") ;;
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
[ "$document" = no ] || [ "$plan" != contacts ] || refuse "the document shows everything: no --contacts with --document"
[ "$document" = no ] || [ -z "$filter" ] || refuse "the document shows everything: no FILTER with --document"
[ "$pairs" = no ] || [ -z "$filter$against" ] || refuse "all pairs alone: neither FILTER nor --against with --pairs"
[ "$pairs" = no ] || [ "$plan" = usual ] || [ "$plan" = quick ] || refuse "--$plan says nothing of all pairs"
[ "$pairs" = no ] || peers=yes
[ -z "$against" ] || [ -r "$against" ] || refuse "cannot read '$against'"

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
install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev libbenchmark-dev \
    python3-matplotlib $(loop_compiler) $(peer_packages)
configure "$build" --buildtype=release -Dtests=disabled -Dexamples=disabled -Dbench=enabled \
    -Dpeers="$([ "$peers" = yes ] && echo enabled || echo disabled)"
ninja -C "$build" --quiet bench/"$([ "$pairs" = yes ] && echo pairs/pairs || echo bench)"
if [ "$pairs" = no ]; then
    "$build/bench/bench" --plan "$plan" --filter "$filter" --loops | sed 's|^|bench/|' | xargs -r ninja -C "$build" --quiet
fi

new=$build/results
rm -rf "$new"
mkdir -p "$new"
unset LANEHIT_ISA || true
if [ "$pairs" = yes ]; then
    results=$new/all-pairs.json
    quick=$([ "$plan" != quick ] || echo --quick)
    "$build/bench/pairs/pairs" $quick --out "$results"
else
    results=$new/bench.json
    "$build/bench/bench" --plan "$plan" --filter "$filter" ${against:+--against "$against"} --command "$command" \
        --out "$results"
fi

if [ "$document" = yes ]; then
    /usr/bin/python3 bench/plot.py --output "$new" --document docs/performance.md "$results"
    mkdir -p docs/pictures
    for picture in "$new"/*.png; do
        cp "$picture" "docs/pictures/bench-$(basename "$picture")"
    done
else
    /usr/bin/python3 bench/plot.py --output "$new" "$results"
fi
mkdir -p "$out"
mv "$new"/* "$out"
echo "Results are in $out: $(cd "$out" && echo *)"
