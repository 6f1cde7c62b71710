#!/bin/sh
# The library as a few files to copy (scripts/amalgamate.py): they compile bare, give the same bits as the build, and can
# be left out in part. Speaks TAP.
#   files.sh SOURCE_DIRECTORY BACKEND...
# CC: the compiler to use, and its options if any. Of this architecture's backends, others are left out.
# shellcheck disable=SC2086 # words are wanted
set -eu
source=$1
shift
: "${CC:=cc}"
. "$source/tests/install/tap.sh"
files=$work/files
simd=${2:-} # if any
left_out=$(echo sse avx2 avx512 neon | sed "s/${simd:-none}//; s/[a-z0-9][a-z0-9]*/-DLANEHIT_NO_&/g" | tr '[:lower:]' '[:upper:]')

# One family, since all take a compiler minutes. scripts/conformance.sh has the files whole.
family=raycast
queries=$(sed -n "s/^QUERY(\(${family}_[a-z0-9_]*\),.*/\1/p" "$source/include/lanehit/queries.def" | paste -sd ' ' -)

# The commands of a check are joined by &&: in a condition, the shell does not stop at a failure by itself.

# What is linked lacks the other queries, and is asked for none of them.
builds() {
    chosen="-DLANEHIT_ONLY -DLANEHIT_WITH_$(echo $family | tr '[:lower:]' '[:upper:]')"
    "$source/tests/install/build_files.sh" "$source" "$files" \
        "$CC $left_out $chosen -no-pie -Wl,--unresolved-symbols=ignore-all"
}

# 77: the processor lacks the instructions.
has_the_same_bits() {
    LANEHIT_TEST_QUERIES=$queries "$files/golden" --sample --isa "$1" || test $? = 77
}

warns_of_nothing() {
    $CC -std=c11 -Wall -Wextra -Wpedantic -Werror -O1 -fsyntax-only "$files"/lanehit*.c
}

refuses_fast_math() {
    ! $CC -O2 -ffast-math -fsyntax-only "$files/lanehit.c" &&
        { [ -z "$simd" ] || ! $CC -O2 -ffast-math -fsyntax-only "$files/lanehit_$simd.c"; }
}

# With queries and backends left out, and files as well.
is_had_in_part() {
    mkdir "$work/part" &&
        cp "$files/lanehit.c" "$files/lanehit_inline.h" "$files/lanehit.h" "$files"/lanehit_"$simd"*.c "$work/part" &&
        sed 's,<lanehit/lanehit.h>,"lanehit.h",' "$source/tests/install/consumer/consumer.c" >"$work/part/consumer.c" &&
        (cd "$work/part" &&
            $CC -O2 -DLANEHIT_ONLY -DLANEHIT_WITH_OVERLAP_SPHERE $left_out ./*.c -lm -o consumer && ./consumer &&
            ! nm consumer | grep -e overlap_triangle_aabb -e raycast_aabb)
}

# All sources as one: whole as far as a compiler reads it, and in part as far as programs.
is_one_file() {
    python3 -B "$source/scripts/amalgamate.py" --one "$work/one" &&
        sed 's,<lanehit/lanehit.h>,"lanehit.h",' "$source/tests/install/consumer/consumer.c" >"$work/one/consumer.c" &&
        (cd "$work/one" &&
            $CC -std=c11 -Wall -Wextra -Wpedantic -Werror -O1 -fsyntax-only lanehit.c &&
            $CC -O2 -DLANEHIT_ONLY -DLANEHIT_WITH_OVERLAP_SPHERE ./*.c -lm -o consumer && ./consumer)
}

inline_header_is_whole() {
    sed 's,<lanehit/inline.h>,"lanehit_inline.h",' "$source/examples/tracer.c" >"$work/tracer.c" &&
        $CC -std=c11 -I"$files" "$work/tracer.c" -o "$work/tracer" && "$work/tracer"
}

advance_header_is_whole() {
    sed 's,"lanehit/advance.h","lanehit_advance.h",' "$source/tests/inline/advance.c" >"$work/advance.c" &&
        $CC -std=c11 -I"$files" "$work/advance.c" -lm -o "$work/advance" && "$work/advance"
}

check "a bare cc compiles the files" builds
for isa in "$@"; do
    check "the same bits: $isa" has_the_same_bits "$isa"
done
check "no warnings" warns_of_nothing
check "-ffast-math is refused" refuses_fast_math
check "queries and backends left out" is_had_in_part
check "one file" is_one_file
check "the inline header" inline_header_is_whole
check "the header of advancement" advance_header_is_whole
echo "1..$tests"
