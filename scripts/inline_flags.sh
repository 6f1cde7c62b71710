#!/bin/sh
# Does lanehit/inline.h give the bits of the batch calls whatever the including file is compiled with? Every compiler that is
# there, with every instruction set and set of flags below, and NEON under qemu where there is a cross compiler.
#   ./scripts/inline_flags.sh        some ten minutes
# One line for each that fails. The last line is "N equal, N not".
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

case ${1:-} in
'') ;;
-h | --help)
    sed -n '2,5s/^# \{0,1\}//p' scripts/inline_flags.sh
    exit 0
    ;;
*)
    echo "inline_flags.sh: unknown argument '$1'" >&2
    exit 2
    ;;
esac

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev clang-14 clang-19

flag_sets="-O0|-O2|-O3 -ffast-math|-Ofast|-O2 -std=gnu11 -ffp-contract=fast|-O2 -ffinite-math-only -fno-signed-zeros|\
-Os -funsafe-math-optimizations|-O3 -fassociative-math -fno-signed-zeros -fno-trapping-math|-O2 -freciprocal-math"
x86_sets="-msse2|-msse4.2|-mavx|-mavx2 -mfma|-march=x86-64-v4|-march=native|-DLANEHIT_INLINE_PLAIN"
equal=0
unequal=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# compare BUILD RUNNER COMPILER FLAGS: whether the test compiles and finds nothing.
compare() {
    build=$1 runner=$2 compiler=$3
    case "$compiler" in
    *++*) flags=$(echo "$4" | sed 's/gnu11/gnu++17/') ;; # clang takes no other for C++
    *) flags=$4 ;;
    esac
    case "$flags" in
    *DLANEHIT_INLINE_PLAIN*-ffast-math* | *DLANEHIT_INLINE_PLAIN*-Ofast* | *DLANEHIT_INLINE_PLAIN*-ffinite*)
        # Refused, in words.
        # shellcheck disable=SC2086 # words are wanted
        if $compiler $flags -Iinclude -Itests/inline -fsyntax-only tests/inline/bits.c 2>"$work/log"; then
            echo "not refused: $compiler $flags"
            unequal=$((unequal + 1))
        else
            equal=$((equal + 1))
        fi
        return
        ;;
    esac
    # shellcheck disable=SC2086 # words are wanted
    if $compiler $flags -DLANEHIT_STATIC -Iinclude -Itests/inline tests/inline/bits.c -x none "$build"/src/liblanehit.a -lm -o "$work/bits" 2>"$work/log" &&
        { status=0; $runner "$work/bits" 2000 2>>"$work/log" || status=$?; [ $status = 0 ] || [ $status = 77 ]; }; then
        equal=$((equal + 1))
    else
        echo "not equal: $compiler $flags"
        head -n 5 "$work/log"
        unequal=$((unequal + 1))
    fi
}

# every BUILD RUNNER COMPILER SETS: with each of those sets of flags and each of the others.
every() {
    old_ifs=$IFS
    IFS='|'
    for set in $4; do
        for flags in $flag_sets; do
            IFS=$old_ifs
            compare "$1" "$2" "$3" "$set $flags"
            IFS='|'
        done
    done
    IFS=$old_ifs
}

configure build-inline --buildtype=release --default-library=static
ninja -C build-inline --quiet
for compiler in gcc-12 clang-14 clang-19 "g++-12 -x c++" "clang++-19 -x c++"; do
    if command -v "${compiler%% *}" >/dev/null; then
        every build-inline "" "$compiler" "$x86_sets"
    fi
done
if command -v aarch64-linux-gnu-gcc >/dev/null && command -v qemu-aarch64 >/dev/null; then
    configure build-inline-aarch64 --cross-file cross/aarch64-linux-gnu.ini --buildtype=release --default-library=static
    ninja -C build-inline-aarch64 --quiet
    every build-inline-aarch64 "qemu-aarch64 -L /usr/aarch64-linux-gnu" aarch64-linux-gnu-gcc "-DNOTHING|-march=armv8.2-a"
fi
echo "$equal equal, $unequal not"
[ "$unequal" -eq 0 ] && [ "$equal" -gt 0 ]
