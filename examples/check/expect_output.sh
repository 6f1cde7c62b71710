#!/bin/sh
# expect_output.sh PROGRAM LINE: the program succeeds and prints this line, and nothing else.
set -eu
printed=$("$1")
[ "$printed" = "$2" ] || {
    echo "expected: $2"
    echo "printed:  $printed"
    exit 1
}
