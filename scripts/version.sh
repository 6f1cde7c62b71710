#!/bin/sh
# Prints the version that include/lanehit/version.h states.
#   ./scripts/version.sh series    the part of it that names the binary interface, as the soname does
set -eu
header=$(dirname "$0")/../include/lanehit/version.h
version=$(sed -n 's/^#define LH_VERSION_STRING "\(.*\)"$/\1/p' "$header")

# While the major version is 0, every minor version has a binary interface of its own.
case ${1:-version}:$version in
version:*) echo "$version" ;;
series:0.*) echo "${version%.*}" ;;
series:*) echo "${version%%.*}" ;;
*)
    echo "version.sh: unknown word '$1'" >&2
    exit 2
    ;;
esac
