#!/bin/sh
# Installs what is missing, builds the kernels, and takes for a pair of every query the cycles that llvm-mca gives the
# instructions which a call executes, on two cores: a figure that noise cannot touch. See bench/README.md.
# The processor at hand has to have AVX-512; of which kind it is does not matter.
#   ./scripts/figures.sh            checks that none grew by more than 3 % over scripts/cycles/accepted.csv
#   ./scripts/figures.sh table      prints them
#   ./scripts/figures.sh accept     makes them the accepted ones
#   ./scripts/figures.sh measure    times all queries on this processor: its rows in scripts/cycles/measured.csv
#   ./scripts/figures.sh document   writes the tables of docs/bounds.md
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh
export PYTHONDONTWRITEBYTECODE=1

usage() {
    sed -n '2,9s/^# \{0,1\}//p' scripts/figures.sh
}

case ${1:-check} in
check | table | accept | measure | document) wanted=${1:-check} ;;
-h | --help)
    usage
    exit 0
    ;;
*)
    echo "figures.sh: unknown command '$1'" >&2
    usage >&2
    exit 2
    ;;
esac
[ "$wanted" != document ] || exec scripts/cycles/figures.py document
[ "$(uname -m)" = x86_64 ] || {
    echo "figures.sh: this is for x86-64" >&2
    exit 2
}

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) g++ meson ninja-build pkgconf python3 libsimde-dev libbenchmark-dev llvm-19

build=build-figures
configure $build --buildtype=release -Dbench=enabled -Dtests=disabled -Dexamples=disabled
ninja -C $build --quiet bench/call
exec scripts/cycles/figures.py "$wanted" $build
