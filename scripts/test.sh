#!/bin/sh
# Installs what is missing, builds and runs the test suite.
#   ./scripts/test.sh              the suite, release build, but for what installs it (some ten minutes on two cores)
#   ./scripts/test.sh sanitize     under AddressSanitizer and UndefinedBehaviorSanitizer, emulated backends too
#   ./scripts/test.sh threads      the threads test under ThreadSanitizer
#   ./scripts/test.sh aarch64      cross-built, the real NEON code under qemu-aarch64
#   ./scripts/test.sh conformance  the committed hashes on other compilers, options and processors: a quick choice
#   ./scripts/test.sh python       the package for Python, as a wheel that is built of the last commit without network
#   ./scripts/test.sh rust         the crates for Rust, with Debian's rustc 1.63
#   ./scripts/test.sh csharp       the file for C#, by mono
#   ./scripts/test.sh site         the site: that it is made, its links, and that what cannot be drawn is told
#   ./scripts/test.sh web          the package for JavaScript in node and headless Chromium, and the page (docs/web.md)
#   ./scripts/test.sh machines     MPI and Dask: the results of one machine
#   ./scripts/test.sh emulated     every backend emulated, those that this processor has, too
#   ./scripts/test.sh fuzz         a minute of fuzzing
#   ./scripts/test.sh check        static analysis, memory checkers, mechanical proofs
#   ./scripts/test.sh long         the exact arithmetic campaign alone: ten million cases of each query
#   ./scripts/test.sh SUITE...     one after the other
#   ./scripts/test.sh --sample SUITE...  sanitizers with one SIMD backend, none emulated, and without exact arithmetic;
#                                  the wheel without SIMD; clang-tidy and cppcheck not on the tests
#   ./scripts/test.sh all          each of these but site, web, machines, fuzzing, emulated and long, as --sample has them,
#                                  and what installs the library; half of them beside the other half
# The last line is "N passed, N failed"; ahead of it a line for each that failed.
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh
. scripts/progress.sh

usage() {
    sed -n '2,22s/^# \{0,1\}//p' scripts/test.sh
}

work=$(mktemp -d)
progress_begin test.sh
trap 'progress_end; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
unset LANEHIT_TEST_QUERIES || true # all of them are asked
passed=0
failed=0
: >"$work/failed"
every_backend=sse,avx2,avx512,neon
one_backend=avx2,neon # of an architecture
instrumented_backends=$every_backend
wheel_options=-Csetup-args=-Dbackends=$every_backend
release_emulated=missing
sanitize_emulated=all
sanitize_exact=auto
tidy=tidy
cppcheck=cppcheck
memory=memory
of_release='--no-suite install' # archives, files and packages, tried by users of their own

# fails WHAT: told once more at the end, where it is found.
fails() {
    failed=$((failed + 1))
    echo "failed: $1" >>"$work/failed"
}

# suite DIRECTORY [meson test argument...]: builds, runs and counts. Of everything, or of $targets alone.
suite() {
    directory=$1
    shift
    build "$directory"
    rm -f "$directory/meson-logs/testlog.json"
    doing "testing in $directory" tests_done "$directory"
    meson test -C "$directory" --no-rebuild --print-errorlogs "$@" || true
    log=$directory/meson-logs/testlog.json
    passed=$((passed + $(grep -cE '"result": "(OK|EXPECTEDFAIL)"' "$log" || true)))
    # Meson writes an object a line, of which the test's name and result are the first two members.
    sed -nE 's/^\{"name": "([^"]*)".* "result": "(FAIL|ERROR|TIMEOUT|INTERRUPT|UNEXPECTEDPASS)".*/\2 \1/p' "$log" \
        >"$work/of_suite"
    while read -r result name; do fails "$directory: $name ($result)"; done <"$work/of_suite"
}

# Of what ninja prints, its steps are counted and the rest is shown if it fails.
build() {
    : >"$work/log"
    doing "building in $1" steps_done "$work/log"
    # shellcheck disable=SC2086 # words are wanted
    GLIBC_TUNABLES=$with_huge_pages NINJA_STATUS='[%f/%t] ' ninja -C "$1" ${targets:-} >"$work/log" 2>&1 || {
        grep -v '^\[[0-9]*/[0-9]*\] ' "$work/log" >&2
        exit 1
    }
}

configure_release() {
    configure build-test --buildtype=release -Dtests=enabled -Dexamples=auto -Dpython=enabled \
        -Demulated=$release_emulated
}

# shellcheck disable=SC2086 # words are wanted
run_release() {
    configure_release
    suite build-test $of_release
}

# Emulated backends take ten minutes to build with sanitizers, and exact arithmetic some more to build and run, which is
# the oracle's and asks nothing of the library that other tests do not. Backends have the same C but for their lanes. So all
# that is left to those who ask for this suite. Of debugging information, reports need the lines alone. Sizes of objects are AddressSanitizer's matter, which knows them
# all; bits are the other suites'. With another build type -Doptimization would not count.
run_sanitize() {
    configure build-sanitize --buildtype=custom -Ddebug=true -Doptimization=1 "-Dc_args=-g1 -fno-sanitize=object-size" \
        -Db_sanitize=address,undefined -Db_lundef=false -Dtests=enabled -Dexamples=auto \
        -Dbackends="$instrumented_backends" -Demulated=$sanitize_emulated -Dexact=$sanitize_exact -Dpython=enabled
    UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 suite build-sanitize --timeout-multiplier 8 --no-suite threads \
        --no-suite golden
}

run_threads() {
    configure build-threads --buildtype=custom -Ddebug=true -Doptimization=1 -Dc_args=-g1 -Db_sanitize=thread -Db_lundef=false \
        -Dbackends="$instrumented_backends" -Dtests=enabled -Dexamples=disabled -Demulated=none
    targets="tests/contract/contract_threads tests/pairs/test_pairs_threads"
    suite build-threads --timeout-multiplier 8 --suite threads
    targets=
}

run_aarch64() {
    if [ "$(dpkg --print-architecture)" != arm64 ]; then
        dpkg --print-foreign-architectures | grep -qx arm64 ||
            { echo "Adding the architecture arm64 to dpkg"; one_at_a_time as_root dpkg --add-architecture arm64; }
        install_packages gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user libcmocka-dev:arm64
    fi
    configure build-aarch64 --cross-file cross/aarch64-linux-gnu.ini --buildtype=release -Dtests=enabled \
        -Dexamples=disabled -Dgolden=true -Demulated=none
    suite build-aarch64 --timeout-multiplier 20
}

# A wheel of what is committed, since Meson packs that; where there is no repository, of what is there.
wheel_passes() {
    git rev-parse --is-inside-work-tree >/dev/null 2>&1 && kinds= || kinds=--wheel
    # shellcheck disable=SC2086 # words are wanted
    python3 -m build --no-isolation $kinds $wheel_options --outdir "$work/wheel" . &&
        python3 -m installer --destdir="$work/installed" "$work"/wheel/*.whl &&
        package=$(find "$work/installed" -type d -name lanehit) && rm -f .mesonpy-native-file.ini &&
        PYTHONPATH=${package%/*} LANEHIT_ROOT=$PWD python3 bindings/python/tests/run.py
}

# By Debian's Python, which the packages are for, even where another comes first.
run_python() {
    install_packages patchelf python3-build python3-installer python3-mesonpy python3-wheel
    doing 'building the wheel' :
    if (PATH=/usr/bin:$PATH wheel_passes) >"$work/output" 2>&1; then
        passed=$((passed + 1))
    else
        cat "$work/output" >&2
        fails python
    fi
}

# With the library of the first suite.
run_binding() {
    configure_release
    targets=src/liblanehit.a
    build build-test
    targets=
    doing "the bindings of $1" :
    counted ./scripts/bindings.sh "$1" build-test/src
}

run_rust() {
    run_binding rust
}

run_csharp() {
    run_binding csharp
}

run_site() {
    doing 'the site' :
    counted ./scripts/site.sh test
}

run_machines() {
    doing 'many machines' :
    counted ./scripts/machines.sh
}

# web_passes NAME COMMAND...: what it says is shown if it fails.
web_passes() {
    name=$1
    shift
    doing "web: $name" :
    if "$@" >"$work/output" 2>&1; then
        passed=$((passed + 1))
    else
        cat "$work/output" >&2
        fails "web: $name"
    fi
}

# The package of one query has that, and lists of pairs that need no other.
one_query_passes() {
    LANEHIT_QUERIES=overlap_sphere_aabb ./scripts/release.sh npm "$work/one" &&
        LANEHIT_NPM=$work/one/npm node packages/npm/tests/one_query.mjs
}

# Installed as a user has it.
first_passes() {
    mkdir -p "$work/user/node_modules" && cp -r "$work/web/npm" "$work/user/node_modules/lanehit" &&
        cp packages/npm/examples/first.mjs "$work/user" &&
        [ "$(node "$work/user/first.mjs")" = '3 of 4 hit, first box 1 at t = 2' ] &&
        python3 -B -c 'import sys
program, page = (open(name).read() for name in sys.argv[1:])
sys.exit(program not in page)' packages/npm/examples/first.mjs docs/web.md
}

types_pass() {
    cp -r "$work/web/npm" "$work/types" && cp packages/npm/tests/types.ts "$work/types" &&
        tsc --strict --noEmit --target es2020 --moduleResolution node "$work/types/types.ts"
}

run_web() {
    command -v node >/dev/null || node=nodejs
    # shellcheck disable=SC2086 # a word or none
    install_packages chromium chromium-driver python3-selenium node-typescript ${node:-}
    web_passes "it is made" ./scripts/release.sh web "$work/web"
    LANEHIT_NPM=$work/web/npm
    export LANEHIT_NPM
    web_passes "in node" node --test packages/npm/tests/package.test.mjs
    web_passes "first program" first_passes
    web_passes "types" types_pass
    web_passes "a choice of queries" one_query_passes
    web_passes "the page, in Chromium" /usr/bin/python3 -B packages/web/tests/page_test.py "$work/web/web"
}

# The suite emulates only what this processor has no instructions for.
run_emulated() {
    configure build-emulated --buildtype=release -Dtests=enabled -Dexamples=disabled -Demulated=all
    suite build-emulated --suite parity --suite golden
}

run_long() {
    configure build-test --buildtype=release -Dtests=enabled
    build build-test
    doing 'ten million cases of each query' :
    if build-test/tests/exact/never_miss --cases 10000000; then passed=$((passed + 1)); else fails never_miss; fi
}

# counted SCRIPT ARGUMENT...: runs a script whose last line begins "N passed, N failed", or equal, or not.
counted() {
    output=$work/output
    { "$@" || echo "failed: $*"; } 2>&1 | tee "$output"
    counts=$(sed -n 's/^\([0-9]*\) [a-z]*, \([0-9]*\) [a-z]*.*/\1 \2/p' "$output" | tail -n 1)
    grep -q "^failed: " "$output" && [ "${counts#* }" = 0 ] && counts="0 1"
    counts=${counts:-0 1}
    passed=$((passed + ${counts% *}))
    failed=$((failed + ${counts#* }))
    [ "${counts#* }" = 0 ] || echo "failed: $* (${counts#* })" >>"$work/failed"
}

run_conformance() {
    doing 'conformance' :
    counted ./scripts/conformance.sh quick
}

run_fuzz() {
    doing 'fuzzing' :
    if LANEHIT_FUZZ_EMULATED=none ./scripts/fuzz.sh --seconds 60; then
        passed=$((passed + 1))
    else
        fails fuzz
    fi
}

# Without its slow ones, threads (a suite here) and valgrind.
run_check() {
    doing 'checks, a line for each'
    for check in format $tidy $cppcheck gappa abi house $memory; do
        counted ./scripts/check.sh "$check"
    done
}

take_samples() {
    instrumented_backends=$one_backend
    wheel_options="-Csetup-args=-Dbackends=[] -Csetup-args=-Doptimization=1"
    release_emulated=own
    sanitize_emulated=none
    sanitize_exact=disabled
    tidy=tidy_library
    cppcheck=cppcheck_library
    memory=memory_of_one
    of_release='--timeout-multiplier 4' # other suites run beside it
}

# begin NAME SUITE...: a process with a group of its own, so that what it has begun ends with it.
begin() {
    # shellcheck disable=SC2016 # the words are the inner shell's
    setsid sh -c 'output=$1 && shift && scripts/test.sh --sample "$@" 2>&1 | tee "$output"' sh "$work/$1" "$@" &
    running="$running -$!"
}

# Much of each suite is one process's: halves keep two cores busy. Packages for Rust and C# take the first suite's library.
run_all() {
    running=
    # shellcheck disable=SC2086 # words are wanted
    trap 'progress_end; kill -s TERM -- $running 2>/dev/null || true; rm -rf "$work"' EXIT
    for half in "release python rust csharp check" "sanitize threads aarch64 conformance"; do
        # shellcheck disable=SC2086 # words are wanted
        begin $half
    done
    wait
    running=
    for half in release sanitize; do
        grep '^failed: ' "$work/$half" >>"$work/failed" || true
        counts=$(sed -n '$s/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$work/$half")
        [ -n "$counts" ] || { counts="0 1" && echo "failed: what begins with $half did not come to its end" >>"$work/failed"; }
        passed=$((passed + ${counts% *}))
        failed=$((failed + ${counts#* }))
    done
}

if [ "${1:-}" = --sample ]; then
    take_samples
    shift
fi
for name in "$@"; do
    case $name in
    release | sanitize | threads | aarch64 | conformance | python | rust | csharp | site | web | machines | emulated | \
        fuzz | check | long | all) ;;
    -h | --help)
        usage
        exit 0
        ;;
    *)
        echo "test.sh: unknown suite '$name'" >&2
        usage >&2
        exit 2
        ;;
    esac
done
[ $# -gt 0 ] || set -- release

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) g++ cmake meson ninja-build pkgconf libsimde-dev libcmocka-dev libgmp-dev \
    libassimp-dev libpng-dev libcairo2-dev fonts-dejavu-core python3-dev python3-numpy python3-pytest

number=0
for name in "$@"; do
    number=$((number + 1))
    doing "$name, suite $number of $#"
    "run_$name"
done
progress_end
cat "$work/failed"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
