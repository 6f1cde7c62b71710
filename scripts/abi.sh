#!/bin/sh
# The binary interface of the library: is it what the last release of this series promised?
#   ./scripts/abi.sh compare    with packages/abi/lanehit-SERIES.abi: prints what is gone or another, and then fails
#   ./scripts/abi.sh accept     at a release: writes that file
# A series is what one soname stands for: 0.2, or, from 1.0 on, 1. Both build build-abi, for which abigail-tools is needed.
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

usage() {
    sed -n '2,5s/^# \{0,1\}//p' scripts/abi.sh
}

library=build-abi/src/liblanehit.so
released=packages/abi/lanehit-$(scripts/version.sh series).abi

# What is exported does not depend on the backends: tests/parity/symbols.py sees that they export their table alone.
build() {
    configure build-abi --buildtype=debugoptimized -Dbackends=[] -Dtests=disabled -Dexamples=disabled
    ninja -C build-abi --quiet
}

# Types as the headers declare them, and nothing of where they stand.
describe() {
    abidw --headers-dir include/lanehit --exported-interfaces-only --drop-private-types --no-architecture \
        --no-corpus-path --no-comp-dir-path --no-show-locs --no-elf-needed --no-parameter-names --type-id-style hash \
        "$library"
}

case ${1:-} in
compare)
    build
    if [ -e "$released" ]; then
        abidiff --no-architecture --no-added-syms --suppressions tests/hygiene/abi_changes.ini "$released" "$library"
        echo "compatible with $released"
    else
        echo "there is no $released yet"
    fi
    ;;
accept)
    build
    describe >build-abi/described
    mv build-abi/described "$released"
    ls -l "$released"
    ;;
-h | --help) usage ;;
*)
    usage >&2
    exit 2
    ;;
esac
