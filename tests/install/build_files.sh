#!/bin/sh
# The files to copy, compiled as bare as anybody would, and tests/golden linked with them.
#   build_files.sh SOURCE_DIRECTORY DIRECTORY COMPILER
# makes DIRECTORY/golden. The compiler may be several words.
# shellcheck disable=SC2086 # words are wanted
set -eu
source=$1
work=$2
compiler=$3
mkdir -p "$work/golden_objects"
python3 -B "$source/scripts/amalgamate.py" "$work"

# The four big ones two at a time.
cd "$work"
compile() {
    $compiler -O2 -c "$@"
}
compile lanehit_avx2.c lanehit_neon.c lanehit.c &
first=$!
compile lanehit_avx512.c &
second=$!
wait $first
compile lanehit_sse.c
wait $second

cd golden_objects
$compiler -std=c11 -O1 -ffp-contract=off -DLANEHIT_STATIC -I"$source/include" -I"$source/src" -c \
    "$source"/tests/golden/*.c "$source/tests/support/described.c" "$source/tests/support/subjects.c"
cd ..
$compiler golden_objects/*.o lanehit*.o -lm -o golden
