#!/bin/sh
# Installs what is missing and checks what the test suite does not.
#   ./scripts/check.sh format      layout of all C and C++, by clang-format
#   ./scripts/check.sh tidy        clang-tidy on the library, its tests and examples: .clang-tidy, tests/.clang-tidy
#   ./scripts/check.sh tidy_library  the same without the tests, in half the time
#   ./scripts/check.sh cppcheck    cppcheck on the same; .cppcheck says what it is not to report
#   ./scripts/check.sh cppcheck_library  the same without the tests
#   ./scripts/check.sh gappa       the proofs in docs/proofs, and that each fails with a padding that is too small
#   ./scripts/check.sh abi         the symbols exported, and abidiff against the last release of the soname
#   ./scripts/check.sh house       each query is named in at most 7 files, bench is no larger than it was, scripts clean up
#   ./scripts/check.sh memory      MemorySanitizer: nothing unset decides anything; and clang gives the committed hashes
#   ./scripts/check.sh memory_of_one  the same with one SIMD backend of an architecture, a choice of the hashes
#   ./scripts/check.sh threads     ThreadSanitizer: first use and choice of a backend, all at once
#   ./scripts/check.sh valgrind    memcheck on the contract and memory tests, with every backend that it can run
#   ./scripts/check.sh all         each of these (half an hour on two busy cores)
# One line a step says how it went. The last line is "N passed, N failed".
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh
. scripts/progress.sh

usage() {
    sed -n '2,16s/^# \{0,1\}//p' scripts/check.sh
}

passed=0
failed=0

# succeed STEP WORDS, fail STEP WORDS: the line of a step.
succeed() {
    echo "$1: $2"
    passed=$((passed + 1))
}

fail() {
    echo "$1: FAILED: $2"
    failed=$((failed + 1))
}

check_format() {
    install_packages clang-format
    find . -type d \( -name 'build*' -o -name subprojects -o -path ./dist -o -name .git \) -prune -o \
        \( -name '*.[ch]' -o -name '*.cc' -o -name '*.cpp' \) -print >"$work/sources"
    # Comments, which clang-format leaves as they are, may take a little more than the 110 columns of code.
    if xargs awk 'length > 120 { print FILENAME ":" FNR ": longer than 120 columns"; found = 1 } END { exit found }' \
        <"$work/sources" && xargs clang-format --dry-run -Werror <"$work/sources" && scripts/inline_header.py --check; then
        succeed format "$(wc -l <"$work/sources") files"
    else
        fail format "longer lines, or clang-format or scripts/inline_header.py would write them otherwise"
    fi
}

# What is compiled of src, tests and examples, one file a line; of what the build wrote the queries of one backend, since
# all have the same.
tidy_sources() {
    sed -n 's/^ *"file": "\(.*\)",*$/\1/p' build-tidy/compile_commands.json |
        sed -n -e '/^src\//{s,^src/avx2_,build-tidy/src/avx2_,p;d}' \
            -e 's,^\(\.\./\)*.*\(\(bindings\|src\|tests\|examples\)/.*\.c\)$,\2,p' | sort -u
}

check_tidy() {
    tidies tidy . .
}

# Not what begins with tests/; and references, which are short functions, without the analyser: it takes most of their
# time, to look at the same headers again.
check_tidy_library() {
    tidies tidy_library '^[^t]' '^src/[^s]\|^[^s]'
}

# tidy_each ARGUMENT...: the files of the standard input. By __SCE__, clang's immintrin.h has what the flags enable alone,
# which is to be read, and looked at, in half the time.
tidy_each() {
    GLIBC_TUNABLES=$with_huge_pages xargs -r -n 1 -P "$(nproc)" clang-tidy -p build-tidy --quiet --extra-arg=-D__SCE__ "$@" >>build-tidy/findings 2>>build-tidy/errors
}

# tidies STEP PATTERN ANALYSED: those of the sources, and of these those that the analyser looks at.
tidies() {
    install_packages clang clang-tidy python3-dev
    # Nothing is built but what is included, so no header is precompiled.
    CC=clang configure build-tidy -Db_pch=false -Dtests=enabled -Dexamples=auto -Demulated=none -Dpython=enabled
    ninja -C build-tidy --quiet bindings/python/lanehit/texts.h
    tidy_sources | grep -e "$2" >build-tidy/sources
    grep -e "$3" build-tidy/sources >build-tidy/analysed || true
    grep -v -e "$3" build-tidy/sources >build-tidy/others || true
    : >build-tidy/findings
    if tidy_each <build-tidy/analysed && tidy_each --checks=-clang-analyzer-* <build-tidy/others; then
        succeed "$1" "$(wc -l <build-tidy/sources) files"
    else
        cat build-tidy/findings
        grep -v ' generated\.$' build-tidy/errors >&2 || true
        fail "$1" "$(grep -c 'error:' build-tidy/findings || true) findings"
    fi
}

# But for what is C once more as C++. As gcc has it on x86-64: left to itself, cppcheck tries ten more sets of macros for
# each file, with header guards among them.
check_cppcheck() {
    finds_nothing cppcheck src include bindings tests examples
}

check_cppcheck_library() {
    finds_nothing cppcheck_library src include bindings examples
}

# finds_nothing STEP DIRECTORY...
finds_nothing() {
    step=$1
    shift
    install_packages cppcheck
    if cppcheck -j "$(nproc)" --quiet --std=c11 --enable=warning,style,performance,portability --inconclusive --error-exitcode=1 \
        --suppressions-list=.cppcheck -D__GNUC__=12 -D__x86_64__ -D__linux__ -i tests/inline/bits_cpp.cpp -i tests/inline/advance_cpp.cpp \
        -I include -I src "$@"; then
        succeed "$step" "$*"
    else
        fail "$step" findings
    fi
}

proves() {
    timeout 60 gappa -Eno-auto-dichotomy "$@"
}

# A warning is a step that Gappa takes on trust, so a proof is silent. Each line "# Refused: NAME = VALUE;" of a proof
# says how not to define a name.
check_proof() {
    proof=$1
    said=$(proves "$proof" 2>&1) || { echo "$proof: $said" && return 1; }
    [ -z "$said" ] || { echo "$proof: $said" && return 1; }
    sed -n 's/^# Refused: //p' "$proof" >build-check-refused
    [ -s build-check-refused ] || { echo "$proof: no line says what is refused" && return 1; }
    while read -r definition; do
        name=${definition%% =*}
        status=0
        sed "s/^$name = .*/$definition/" "$proof" | proves >/dev/null 2>&1 || status=$?
        [ "$status" -eq 1 ] || { echo "$proof: not refused with $definition" && return 1; }
    done <build-check-refused
}

check_gappa() {
    install_packages gappa
    proofs=0
    unproved=0
    for file in docs/proofs/*.gappa; do
        proofs=$((proofs + 1))
        check_proof "$file" || unproved=$((unproved + 1))
    done
    rm -f build-check-refused
    if [ "$unproved" -eq 0 ]; then
        succeed gappa "$proofs proofs"
    else
        fail gappa "$unproved of $proofs"
    fi
}

# Which symbols are exported, and nothing but additions since the last release of the series.
check_abi() {
    install_packages binutils abigail-tools
    compatible=true
    scripts/abi.sh compare >"$work/compared" || compatible=false
    nm -P --dynamic --extern-only --defined-only build-abi/src/liblanehit.so | sed 's/ .*//' |
        LC_ALL=C sort >build-abi/symbols
    {
        sed -n 's/^QUERY(\([a-z0-9_]*\),.*/lh_\1/p' include/lanehit/queries.def include/lanehit/grid_queries.def
        sed -n 's/^QUERY(\([a-z0-9_]*\), ([^)]*), ([^)]*), (HITS, hits))$/lh_any_\1/p' include/lanehit/queries.def
        sed -n -e 's/^SHAPE(\([a-z]*\),.*/lh_pack_\1/p' -e 's/^DOUBLES(\([a-z]*\),.*/lh_pack_\1_from_doubles/p' \
            include/lanehit/shapes.def
    } | LC_ALL=C sort - tests/hygiene/symbols.txt >build-abi/expected
    if ! diff build-abi/expected build-abi/symbols; then
        fail abi "other symbols than the queries and what tests/hygiene/symbols.txt lists"
    elif $compatible; then
        succeed abi "$(wc -l <build-abi/symbols) symbols; $(tail -n 1 "$work/compared")"
    else
        cat "$work/compared"
        fail abi "not compatible with the last release of this soname: scripts/abi.sh"
    fi
}

# Breadth is dear where a query is described in many places: those that it cannot do without. Its contract and its mutations may
# say more of it; examples and the peers of bench ask it. Only in a checkout: git knows the files. The inline header says once
# more which queries it has, contacts and closest points take the cases of another query, and files of a query whose name
# begins with that of another are not the other's.
most_files_naming_a_query=7

# The lines that bench may have, of what git knows there but pictures and tables; and the loops that queries are compared with,
# one with another.
most_lines_of_bench=6000
most_lines_of_a_loop=34

lines_of() {
    git ls-files -z "$1" | tr '\0' '\n' | grep -vE '\.(png|csv)$' | tr '\n' '\0' | xargs -0 cat | wc -l
}

check_house() {
    git rev-parse --is-inside-work-tree >/dev/null 2>&1 || {
        succeed house "no checkout to look at"
        return
    }
    queries=$(sed -n 's/^QUERY(\([a-z0-9_]*\),.*/\1/p' include/lanehit/queries.def)
    for query in $(echo "$queries" | tail -n +7); do
        files=$(git grep -l "$query" -- include/lanehit/queries.def src tests bench/queries docs/definitions.md docs/guarantees.md README.md \
            ':!tests/contract' ':!tests/mutation' ':!*inline*' ':!tests/exact/contact_*' ':!tests/exact/manifold_*' \
            ':!tests/exact/closest_*' ":!*/${query}_*" | wc -l)
        [ "$files" -le $most_files_naming_a_query ] || {
            fail house "$files files name $query, of $most_files_naming_a_query at most"
            return
        }
    done
    # A shell that a signal ends does not do what it should at its exit, unless the signal makes it exit.
    for script in $(git grep -l 'mktemp' -- '*.sh'); do
        grep -qx "trap 'exit 1' HUP INT TERM" "$script" || {
            fail house "$script leaves its temporary files behind when it is interrupted"
            return
        }
    done
    loops=$(lines_of bench/queries)
    lines=$(($(lines_of bench) - loops))
    most_lines_of_loops=$((most_lines_of_a_loop * $(echo "$queries" | wc -l)))
    if [ "$lines" -gt $most_lines_of_bench ]; then
        fail house "bench has $lines lines beside its loops, of $most_lines_of_bench at most"
    elif [ "$loops" -gt $most_lines_of_loops ]; then
        fail house "the loops of bench have $loops lines, of $most_lines_of_loops at most"
    else
        succeed house "queries in few files; $lines lines of bench, $loops of its loops"
    fi
}

# run_tests STEP DIRECTORY WORDS [meson test argument...]
run_tests() {
    step=$1
    directory=$2
    words=$3
    shift 3
    if meson test -C "$directory" --no-rebuild --print-errorlogs "$@" >"$directory/output" 2>&1; then
        succeed "$step" "$(sed -n 's/^Ok: *\([0-9]*\).*/\1/p' "$directory/output") tests $words"
    else
        cat "$directory/output"
        fail "$step" "see above"
    fi
}

check_memory() {
    initialized memory sse,avx2,avx512,neon ''
}

check_memory_of_one() {
    initialized memory_of_one avx2,neon --sample
}

# initialized STEP BACKENDS CHOICE: by instrumented code, which is another compiler's, too: so it has to give the hashes, with
# each of the backends.
# shellcheck disable=SC2086 # a word or none
initialized() {
    install_packages clang-19 llvm-19 libclang-rt-19-dev
    CC=clang-19 configure build-memory --buildtype=debugoptimized -Doptimization=1 -Dc_args=-g1 -Db_sanitize=memory \
        -Db_lundef=false -Dtests=enabled -Dexamples=disabled -Demulated=none -Dbackends="$2"
    ninja -C build-memory --quiet tests/hygiene/test_unset_lanes tests/golden/golden
    run_tests "$1" build-memory "under MemorySanitizer" unset_lanes
    if build-memory/tests/golden/golden $3 >"$work/output" 2>&1; then
        succeed "$1" "$(tail -n 1 "$work/output")"
    else
        cat "$work/output"
        fail "$1" "other hashes by clang-19, or something unset"
    fi
}

check_threads() {
    if scripts/test.sh threads; then
        succeed threads "under ThreadSanitizer"
    else
        fail threads "see above"
    fi
}

# Without AVX-512, which valgrind 3.19 cannot run and hides, and without the tests that take minutes as they are or
# set modes that it does not know.
check_valgrind() {
    install_packages valgrind
    configure build-valgrind --buildtype=debugoptimized -Dtests=enabled -Dexamples=disabled -Demulated=none
    ninja -C build-valgrind --quiet
    for tests in 'memory sparse' '--suite memcheck'; do
        # shellcheck disable=SC2086 # words are wanted
        run_tests valgrind build-valgrind "under memcheck" --timeout-multiplier 40 \
            --wrapper 'valgrind --quiet --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite' $tests
    done
}

case ${1:-all} in
format | tidy | tidy_library | cppcheck | cppcheck_library | gappa | abi | house | memory | memory_of_one | threads | valgrind) wanted=$1 ;;
all) wanted="format tidy cppcheck gappa abi house memory threads valgrind" ;;
-h | --help)
    usage
    exit 0
    ;;
*)
    echo "check.sh: unknown check '$1'" >&2
    usage >&2
    exit 2
    ;;
esac

case $wanted in
*tidy* | abi | *memory* | valgrind)
    # shellcheck disable=SC2046 # words are wanted
    install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev libcmocka-dev libgmp-dev
    ;;
esac

progress_begin check.sh
work=$(mktemp -d)
trap 'progress_end; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
for name in $wanted; do
    doing "$name" :
    "check_$name"
done
progress_end
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
