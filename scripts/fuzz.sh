#!/bin/sh
# Installs what is missing, builds the harnesses of fuzz/ with clang under AddressSanitizer and
# UndefinedBehaviorSanitizer, and fuzzes.
#   ./scripts/fuzz.sh                     every harness: agree, grids, never_miss, arguments, pairs, pair_shapes,
#                                         pair_changes; a minute in all
#   ./scripts/fuzz.sh --seconds 3600      an hour in all, shared out evenly
#   ./scripts/fuzz.sh never_miss          that harness alone
#   ./scripts/fuzz.sh --keep              afterwards fuzz/corpus becomes the fewest inputs that reach as much
# Starts from fuzz/corpus and from what earlier runs found. What is found stays in build-fuzz/corpus; an input that
# breaks a promise, in build-fuzz/findings: build-fuzz/fuzz/fuzz_<harness> FILE runs it once more. Kept for good as
# fuzz/corpus/<harness>/found-*, it is tried by every run of the test suite.
# LANEHIT_FUZZ_BUILD names another directory than build-fuzz; with LANEHIT_FUZZ_EMULATED=none the emulated backends,
# which take minutes to build, are left out. Fails if anything was found.
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

build=${LANEHIT_FUZZ_BUILD:-build-fuzz}
longest_input=513 # how many queries there are, and 512 bytes more

usage() {
    sed -n '2,14s/^# \{0,1\}//p' scripts/fuzz.sh
}

refuse() {
    echo "fuzz.sh: $1" >&2
    usage >&2
    exit 2
}

# Debian's newest clang that has its libFuzzer installed, or can have.
choose_clang() {
    if command -v clang-19 >/dev/null 2>&1 || apt-cache show clang-19 >/dev/null 2>&1; then
        CC=clang-19
        clang_packages="clang-19 libclang-rt-19-dev"
    else
        CC=clang
        clang_packages="clang libclang-rt-dev"
    fi
    export CC
}

# fuzzer HARNESS ARGUMENT...
fuzzer() {
    harness=$1
    shift
    UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 "$build/fuzz/fuzz_$harness" -max_len=$longest_input \
        -timeout=20 -rss_limit_mb=2048 "$@"
}

# Short inputs go on by chance, so they are not preferred: neither tried first nor put in place of longer ones. The
# entropic schedule would take most of the time.
run() {
    name=$1
    log=$build/$name.log
    mkdir -p "fuzz/corpus/$name" "$build/corpus/$name" "$build/findings"
    result="nothing found"
    fuzzer "$name" -max_total_time="$2" -print_final_stats=1 -len_control=0 -reduce_inputs=0 -entropic=0 \
        -artifact_prefix="$build/findings/$name-" "$build/corpus/$name" "fuzz/corpus/$name" \
        >"$log" 2>&1 || result="FAILED"
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(sed -n 's/.*cov: \([0-9]*\).*/\1/p' "$log" | tail -n 1)
    echo "$name: ${executions:-0} executions in $2 s, coverage ${coverage:-0}, $result"
    [ "$result" = FAILED ] || return 0
    sed -n '/^#[0-9]/!p' "$log" | tail -n 60 >&2
    echo "fuzz.sh: $name: kept in $build/findings; all it said in $log" >&2
    failures=$((failures + 1))
}

# Coverage alone counts, not how often a branch was taken: the corpus is to be small. Inputs that broke a promise
# once, found-*, stay.
keep() {
    kept=$build/kept/$1
    rm -rf "$kept"
    mkdir -p "$kept"
    fuzzer "$1" -set_cover_merge=1 -use_counters=0 "$kept" "$build/corpus/$1" "fuzz/corpus/$1" \
        >"$build/$1.log" 2>&1 || {
        echo "fuzz.sh: $1: its corpus cannot be merged; see $build/$1.log" >&2
        exit 1
    }
    find "fuzz/corpus/$1" -name 'found-*' -exec cp {} "$kept" \;
    rm -rf "fuzz/corpus/$1"
    mv "$kept" "fuzz/corpus/$1"
    echo "fuzz/corpus/$1: $(find "fuzz/corpus/$1" -type f | wc -l) inputs," \
        "$(find "fuzz/corpus/$1" -type f -exec cat {} + | wc -c) bytes"
}

seconds=60
wanted=
keeping=no
while [ $# -gt 0 ]; do
    case $1 in
    --seconds)
        seconds=${2:-}
        case $seconds in '' | *[!0-9]* | 0*) refuse "--seconds needs a number of at least 1" ;; esac
        shift
        ;;
    --keep) keeping=yes ;;
    agree | grids | never_miss | arguments | pairs | pair_shapes | pair_changes) wanted="$wanted $1" ;;
    -h | --help)
        usage
        exit 0
        ;;
    *) refuse "unknown harness or option '$1'" ;;
    esac
    shift
done
wanted=${wanted:-agree grids never_miss arguments pairs pair_shapes pair_changes}

choose_clang
# shellcheck disable=SC2086 # words are wanted
install_packages $clang_packages meson ninja-build pkgconf libsimde-dev libcmocka-dev libgmp-dev python3
configure "$build" --buildtype=debugoptimized -Db_sanitize=address,undefined -Db_lundef=false -Dtests=enabled \
    -Dfuzz=enabled -Dexamples=disabled -Demulated="${LANEHIT_FUZZ_EMULATED:-all}"
targets=
count=0
for name in $wanted; do
    targets="$targets fuzz/fuzz_$name"
    count=$((count + 1))
done
# shellcheck disable=SC2086 # words are wanted
ninja -C "$build" --quiet $targets

failures=0
share=$(((seconds + count - 1) / count))
for name in $wanted; do
    run "$name" "$share"
done
[ "$failures" -eq 0 ] || exit 1
if [ "$keeping" = yes ]; then
    for name in $wanted; do
        keep "$name"
    done
fi
