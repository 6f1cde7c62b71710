# shellcheck shell=sh disable=SC2154
# Sourced: what scripts that speak TAP report by. $work is their directory for what they write.
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
