#!/bin/sh
# demo_script.sh SCRIPTS: scripts/demo.sh says what it does while it builds, on stderr; standard output and the
# arguments are the program's, which runs where the script was called. The tools are stand-ins.
set -eu
scripts=$(realpath "$1")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$dir/root" "$dir/tools" "$dir/here"
cp -r "$scripts" "$dir/root/scripts"
export PATH="$dir/tools:$PATH"

tool() {
    printf '#!/bin/sh\n%s\n' "$2" >"$dir/tools/$1"
    chmod +x "$dir/tools/$1"
}
tool dpkg-query 'echo installed'
tool apt-get 'echo "apt-get is not wanted here" >&2; exit 1'
# shellcheck disable=SC2016 # it is the tool's
tool meson 'echo configured; if [ "$1" = setup ]; then mkdir -p "$2" && : >"$2/build.ninja"; fi'
tool ninja 'case "$*" in
*" build.ninja") exit 0 ;;
*" -n "*) [ -e build-demo/examples/lanehit-demo ] || echo "[1/1] a step" ;;
*)
    echo "[1/1] a step"
    mkdir -p build-demo/examples
    printf "#!/bin/sh\npwd\nprintf \"%%s\\n\" \"\$@\"\n" >build-demo/examples/lanehit-demo
    chmod +x build-demo/examples/lanehit-demo
    ;;
esac'

fail() {
    echo "$1"
    cat "$dir/printed" "$dir/said"
    exit 1
}
expected=$(printf '%s\n' "$(cd "$dir/here" && pwd)" --json 'a b.json')
for build in first second; do
    (cd "$dir/here" && ../root/scripts/demo.sh --json 'a b.json' >"$dir/printed" 2>"$dir/said") || fail "$build: failed"
    [ "$(cat "$dir/printed")" = "$expected" ] || fail "$build: standard output is not just the program's"
    if [ $build = first ]; then
        grep -q 'Configuring' "$dir/said" || fail 'does not say that it configures'
        grep -q 'Building .*1 steps' "$dir/said" || fail 'does not say that it builds'
        grep -q '\[1/1\] a step' "$dir/said" || fail 'does not show the steps'
    else
        [ ! -s "$dir/said" ] || fail 'speaks although nothing is to be built'
    fi
done
