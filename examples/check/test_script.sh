#!/bin/sh
# test_script.sh SCRIPTS: scripts/test.sh says what it does and how far it is, into a pipe, too; it shows what a build that
# fails says, and leaves nothing running or lying about when it is interrupted. The tools are stand-ins.
set -eu
scripts=$(realpath "$1")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$dir/root" "$dir/tools" "$dir/tmp"
cp -r "$scripts" "$dir/root/scripts"
export PATH="$dir/tools:$PATH" LANEHIT_PROGRESS_SECONDS=1 TMPDIR="$dir/tmp"

tool() {
    printf '#!/bin/sh\n%s\n' "$2" >"$dir/tools/$1"
    chmod +x "$dir/tools/$1"
}
tool dpkg-query 'echo installed'
tool apt-get 'echo "apt-get is not wanted here" >&2; exit 1'
# shellcheck disable=SC2016 # it is the tool's
tool meson 'case $1 in
setup) mkdir -p "$2/meson-logs" && : >"$2/build.ninja" ;;
test)
    echo "{\"result\": \"OK\"}" >"$3/meson-logs/testlog.json"
    sleep 3
    echo "{\"result\": \"OK\"}" >>"$3/meson-logs/testlog.json"
    ;;
esac'
# shellcheck disable=SC2016
slow_ninja='printf "%s\n" "$NINJA_STATUS" | grep -q "%f/%t" && echo "[5/7] a step"; sleep 3; echo "[7/7] a step"'
tool ninja "$slow_ninja"

fail() {
    echo "$1"
    cat "$dir/printed"
    exit 1
}

"$dir/root/scripts/test.sh" 2>&1 | cat >"$dir/printed"
for line in 'release, suite 1 of 1' 'building in build-test' 'building in build-test, 5 of 7 steps' 'testing in build-test' \
    'testing in build-test, 1 tests done'; do
    grep -qx "test.sh: [0-9]* min: $line" "$dir/printed" || fail "no line '$line'"
done
[ "$(tail -n 1 "$dir/printed")" = '2 passed, 0 failed' ] || fail 'the last line is not the sum'

tool ninja 'echo "[1/2] a step"; echo "FAILED: the step"; echo "error: why"; exit 1'
! "$dir/root/scripts/test.sh" >"$dir/printed" 2>&1 || fail 'a build that fails is a success'
{ grep -q 'error: why' "$dir/printed" && ! grep -q 'a step' "$dir/printed"; } || fail 'what failed is not shown'

"$dir/root/scripts/test.sh" threads sanitize >"$dir/printed" 2>&1 && fail 'of two suites the first is forgotten'
"$dir/root/scripts/test.sh" threads another >"$dir/printed" 2>&1 && fail 'there is a suite called another'
grep -qx "test.sh: unknown suite 'another'" "$dir/printed" || fail 'it does not say which suite is unknown'

# They are ended while they build. Where that is one process, its ninja goes on, as no signal comes to that here; where it
# is several, nothing does.
tool ninja "$slow_ninja"
for suite in release all; do
    "$dir/root/scripts/test.sh" $suite >"$dir/printed" 2>&1 &
    for second in 1 2 3 4 5 6 7 8 9 10; do
        ! grep -q 'building in build-test' "$dir/printed" || break
        [ $second -lt 10 ] || fail 'it does not build'
        sleep 1
    done
    kill -s TERM $!
    ! wait $! || fail 'an interrupted run is a success'
    [ $suite = release ] || sleep 1 # for what has been told
    length=$(wc -l <"$dir/printed")
    sleep 2
    [ "$(wc -l <"$dir/printed")" -eq "$length" ] || fail 'it speaks on after its end'
    [ -z "$(ls -A "$dir/tmp")" ] || fail "it leaves $(ls -A "$dir/tmp")"
done
