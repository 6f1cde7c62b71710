#!/bin/sh
# Tests the bindings of other languages than Python, with Debian's compilers of these and without network.
#   ./scripts/bindings.sh rust LIBRARIES      the crates in bindings/rust, by rustc 1.63 and the packaged crate cc
#   ./scripts/bindings.sh csharp LIBRARIES    bindings/csharp/Lanehit.cs, by mono
# LIBRARIES is a directory with liblanehit.a. The last line is "N passed, N failed".
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
passed=0
failed=0

# passes NAME COMMAND...: what it prints is shown if it fails.
passes() {
    name=$1
    shift
    if "$@" >"$work/output" 2>&1; then
        echo "$name: passed"
        passed=$((passed + 1))
    else
        cat "$work/output" >&2
        echo "$name: FAILED"
        failed=$((failed + 1))
    fi
}

# What each query gives in C. The tests of each language ask the same.
results_of_c() {
    python3 -B bindings/write_bindings.py --tests &&
        cc -Iinclude bindings/tests/results_of_c.c "$libraries/liblanehit.a" -lm -o "$work/results_of_c" &&
        "$work/results_of_c" >"$work/results.txt"
}

# shows PAGE LANGUAGE PROGRAM: the page has the program as a block.
shows() {
    # shellcheck disable=SC2016 # the words are Python's
    python3 -B -c 'import sys
page, language, program = sys.argv[1:]
sys.exit(f"```{language}\n{open(program).read()}```\n" not in open(page).read())' "docs/$1.md" "$2" "$3"
}

# What a first program has printed.
is_printed() {
    [ "$(cat "$work/printed")" = '3 of 4 hit, first box 1 at t = 2' ]
}

test_rust() {
    install_packages rustc cargo librust-cc-dev
    # Debian's, even where another comes first.
    PATH=/usr/bin:$PATH
    export PATH CARGO_HOME="$work/cargo" CARGO_TARGET_DIR="$PWD/build-rust"
    mkdir "$CARGO_HOME"
    printf '[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "/usr/share/cargo/registry"\n' \
        >"$CARGO_HOME/config.toml"
    results_of_c
    passes "crates" with_library cargo test --offline --features results
    passes "crates, the library compiled by cc" compiled_by_cc
    passes "page" shows rust rust bindings/rust/lanehit/examples/first.rs
}

with_library() {
    (cd bindings/rust && LANEHIT_LIB_DIR=$libraries LANEHIT_RESULTS=$work/results.txt "$@")
}

# One query and one instruction set: all take minutes.
compiled_by_cc() {
    (cd bindings/rust && LANEHIT_QUERIES=raycast_aabb LANEHIT_BACKENDS=sse cargo run --quiet --offline \
        --target-dir "$CARGO_TARGET_DIR/by-cc" --example first >"$work/printed") && is_printed
}

# compiled PROGRAM FILE...: with Lanehit.cs.
compiled() {
    program=$1
    shift
    (cd bindings/csharp && mcs -unsafe -warnaserror -out:"$work/$program.exe" Lanehit.cs "$@")
}

test_csharp() {
    install_packages mono-mcs mono-runtime
    results_of_c
    cc -shared -Wl,--whole-archive "$libraries/liblanehit.a" -Wl,--no-whole-archive -lm -o "$work/liblanehit.so"
    export LD_LIBRARY_PATH="$work"
    passes "layouts" layouts_are_those_of_c
    passes "queries and errors" queries_of_csharp
    passes "first program" first_of_csharp
    passes "arrays of Unity" native_arrays
    passes "speed compiles" compiled Speed tests/Speed.cs
}

layouts_are_those_of_c() {
    cc -Iinclude bindings/tests/layouts_of_c.c -o "$work/layouts_of_c" && "$work/layouts_of_c" >"$work/of_c" &&
        compiled Layouts tests/Layouts.cs tests/LayoutsOfStructs.cs && mono "$work/Layouts.exe" >"$work/of_csharp" &&
        diff "$work/of_c" "$work/of_csharp"
}

queries_of_csharp() {
    compiled Tests tests/Tests.cs tests/Subjects.cs tests/ResultsOfQueries.cs && mono "$work/Tests.exe" "$work/results.txt"
}

first_of_csharp() {
    compiled First examples/First.cs && mono "$work/First.exe" >"$work/printed" && is_printed &&
        shows csharp csharp bindings/csharp/examples/First.cs
}

native_arrays() {
    compiled NativeArrays examples/Visible.cs tests/NativeArray.cs && mono "$work/NativeArrays.exe" &&
        shows csharp csharp bindings/csharp/examples/Visible.cs
}

if [ $# -ne 2 ] || [ ! -e "$2/liblanehit.a" ]; then
    sed -n '2,5s/^# \{0,1\}//p' scripts/bindings.sh >&2
    exit 2
fi
libraries=$(cd "$2" && pwd)
case $1 in
rust | csharp) "test_$1" ;;
*)
    echo "bindings.sh: unknown language '$1'" >&2
    exit 2
    ;;
esac
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
