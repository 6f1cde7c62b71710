# shellcheck shell=sh
# Sourced: what scripts that speak TAP report by, and $work, a directory for what they write.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
tests=0

# check NAME COMMAND...: what the command printed is shown where it fails.
check() {
    name=$1
    shift
    tests=$((tests + 1))
    if "$@" >"$work/log" 2>&1; then
        echo "ok $tests - $name"
    else
        echo "not ok $tests - $name"
        sed 's/^/# /' "$work/log"
    fi
}
