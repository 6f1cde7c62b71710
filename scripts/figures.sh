#!/bin/sh
# Installs what is missing, builds the kernels, and takes for the hot loops of every query the cycles that llvm-mca gives
# them on several cores: a figure that noise cannot touch. See bench/README.md.
#   ./scripts/figures.sh            checks that none grew by more than 3 % over scripts/cycles/accepted.csv
#   ./scripts/figures.sh table      prints them
#   ./scripts/figures.sh accept     makes them the accepted ones
#   ./scripts/figures.sh document   writes the table of docs/bounds.md
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh
export PYTHONDONTWRITEBYTECODE=1

usage() {
    sed -n '2,7s/^# \{0,1\}//p' scripts/figures.sh
}

case ${1:-check} in
check | table | accept | document) wanted=${1:-check} ;;
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
[ "$(uname -m)" = x86_64 ] || {
    echo "figures.sh: this is for x86-64" >&2
    exit 2
}

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) meson ninja-build pkgconf python3 libsimde-dev llvm-19

build=build-figures
configure $build --buildtype=release -Dbench=disabled -Dtests=disabled -Dexamples=disabled
ninja -C $build --quiet src/liblanehit_avx2.a src/liblanehit_avx512.a
exec scripts/cycles/figures.py "$wanted" $build
