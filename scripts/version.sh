#!/bin/sh
# Prints the version that include/lanehit/version.h states.
header=$(dirname "$0")/../include/lanehit/version.h
sed -n 's/^#define LH_VERSION_STRING "\(.*\)"$/\1/p' "$header"
