#!/bin/sh
# Tests the bindings of other languages than Python, with Debian's compilers of these and without network.
#   ./scripts/bindings.sh rust LIBRARIES    the crates in bindings/rust, by rustc 1.63 and the packaged crate cc
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

# What each query gives in C.
results_of_c() {
    cc -Iinclude bindings/tests/results_of_c.c "$libraries/liblanehit.a" -lm -o "$work/results_of_c" &&
        "$work/results_of_c" >"$work/results.txt"
}

# The first block of a page in a language is this program, and prints what the page says.
shows() {
    awk -v begin="\`\`\`$2" '$0 == begin { inside = !done; next } /^```$/ { done = done || inside; inside = 0 } inside' \
        "docs/$1.md" >"$work/page"
    diff "$work/page" "$3" && grep -qF "It prints \`$(cat "$work/printed")\`" "docs/$1.md"
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
    passes "crates" with_library cargo test --offline
    passes "crates, the library compiled by cc" compiled_by_cc
    passes "page" shows rust rust bindings/rust/lanehit/examples/first.rs
}

with_library() {
    (cd bindings/rust && LANEHIT_LIB_DIR=$libraries LANEHIT_RESULTS=$work/results.txt "$@")
}

# One query and one instruction set: all take minutes.
compiled_by_cc() {
    (cd bindings/rust && LANEHIT_QUERIES=raycast_aabb LANEHIT_BACKENDS=sse cargo run --quiet --offline \
        --target-dir "$CARGO_TARGET_DIR/by-cc" --example first >"$work/printed") &&
        [ "$(cat "$work/printed")" = '3 of 4 hit, first box 1 at t = 2' ]
}

if [ $# -ne 2 ] || [ ! -e "$2/liblanehit.a" ]; then
    sed -n '2,4s/^# \{0,1\}//p' scripts/bindings.sh >&2
    exit 2
fi
libraries=$(cd "$2" && pwd)
case $1 in
rust) "test_$1" ;;
*)
    echo "bindings.sh: unknown language '$1'" >&2
    exit 2
    ;;
esac
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
