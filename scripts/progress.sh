# Sourced by scripts that take long. They say what they do, and once a minute how far they are, be it on a terminal or not.
#   progress_begin NAME           begins to measure the time; NAME is what the lines begin with
#   doing WORDS [COMMAND...]      says what is done from here on; COMMAND prints how much of it is done, or nothing
#   progress_end                  ends what `doing` began: at the latest before the script ends
# LANEHIT_PROGRESS_SECONDS is another time than a minute.

progress_begin() {
    progress_name=$1
    progress_begun=$(date +%s)
    progress_ticker=
}

progress_minutes() {
    echo "$((($(date +%s) - progress_begun) / 60)) min"
}

# The sleeper has no part in the output, or whatever reads that would wait for it.
progress_tick() {
    words=$1
    shift
    while sleep "${LANEHIT_PROGRESS_SECONDS:-60}" >/dev/null 2>&1; do
        done=$("$@") || true
        echo "$progress_name: $(progress_minutes): $words${done:+, $done}"
    done
}

doing() {
    progress_end
    echo "$progress_name: $(progress_minutes): $1"
    [ $# -gt 1 ] || return 0
    progress_tick "$@" &
    progress_ticker=$!
}

progress_end() {
    [ -n "$progress_ticker" ] || return 0
    kill -s KILL "$progress_ticker" 2>/dev/null || true # another might come before the new shell has its own traps
    wait "$progress_ticker" 2>/dev/null || true
    progress_ticker=
}

# Of a log of ninja, whose lines begin with [done/all]; of a build directory that meson tests.
steps_done() {
    sed -n 's,^\[\([0-9]*\)/\([0-9]*\)\].*,\1 of \2 steps,p' "$1" | tail -n 1
}

tests_done() {
    echo "$(grep -c '"result"' "$1/meson-logs/testlog.json" 2>/dev/null || true) tests done"
}
