#!/bin/sh
# Installs what is missing, builds the kernels, and takes two figures for each that noise cannot touch: the cycles of
# its loop by llvm-mca, on several cores, and the instructions of a call by callgrind. See bench/README.md.
#   ./scripts/figures.sh            checks that none grew by more than 3 % over bench/static/accepted.csv
#   ./scripts/figures.sh quick      the same for fewer cores, without callgrind
#   ./scripts/figures.sh table      prints them
#   ./scripts/figures.sh accept     makes them the accepted ones
#   ./scripts/figures.sh bounds     writes the tables of docs/bounds.md
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh
export PYTHONDONTWRITEBYTECODE=1

usage() {
    sed -n '2,8s/^# \{0,1\}//p' scripts/figures.sh
}

case ${1:-check} in
check | quick | table | accept | bounds) wanted=${1:-check} ;;
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
    echo "figures.sh: this is for x86-64; kernels for AArch64 are cross-built" >&2
    exit 2
}

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) g++ meson ninja-build pkgconf python3 libsimde-dev libbenchmark-dev llvm-19 \
    valgrind gcc-aarch64-linux-gnu libc6-dev-arm64-cross

native=build-figures
cross=build-figures-aarch64
configure $native --buildtype=release -Dbench=enabled -Dtests=disabled -Dexamples=disabled
# An existing build directory keeps its cross file, and takes no other.
[ -e $cross/build.ninja ] ||
    configure $cross --cross-file cross/aarch64-linux-gnu.ini --buildtype=release -Dtests=disabled \
        -Dexamples=disabled
ninja -C $native --quiet src/liblanehit_sse.a src/liblanehit_avx2.a src/liblanehit_avx512.a bench/call
ninja -C $cross --quiet src/liblanehit_neon.a

case $wanted in
quick) exec bench/static/figures.py --check --quick $native $cross ;;
bounds) exec bench/static/bounds.py --write $native ;;
*) exec bench/static/figures.py "--$wanted" $native $cross ;;
esac
