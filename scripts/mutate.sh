#!/bin/sh
# Puts small faults into a copy of the sources, one at a time, and shows which test kills each.
#   ./scripts/mutate.sh                     every mutation of tests/mutation/*.txt (two hours and more on two processors)
#   ./scripts/mutate.sh 'sphere-*' NAME     only those of these names
#   ./scripts/mutate.sh --list [NAME...]    what there is, and the proofs of those that change no result
#   ./scripts/mutate.sh --check             whether the text of each is found exactly once in the sources
#   --done FILE                             all but those that FILE, what an earlier run of the same sources printed, says are
#                                           killed or equivalent
#   --jobs N                                so many at a time; as many as there are processors unless given
# Needs what test.sh needs. A test that does not end in time counts as failed. The last line is
# "N killed, N survived, N equivalent"; fails if any survives that is not proved equivalent, or is killed though it is.
set -eu
called_from=$PWD
cd "$(dirname "$0")/.."
. scripts/packages.sh

usage() {
    sed -n '2,12s/^# \{0,1\}//p' scripts/mutate.sh
}

only=
jobs=
earlier=
while [ $# -gt 0 ]; do
    case $1 in
    --list | --check) only=$1 ;;
    --done)
        earlier=$(cd "$called_from" && realpath -qe "${2:-}") || {
            echo "mutate.sh: --done needs a file that an earlier run printed" >&2
            exit 2
        }
        shift
        ;;
    --jobs)
        jobs=${2:-}
        case $jobs in
        '' | *[!0-9]* | 0*)
            echo "mutate.sh: --jobs needs a number from 1 on" >&2
            exit 2
            ;;
        esac
        shift
        ;;
    -h | --help)
        usage
        exit 0
        ;;
    -*)
        echo "mutate.sh: unknown option '$1'" >&2
        usage >&2
        exit 2
        ;;
    *) break ;;
    esac
    shift
done

# shellcheck disable=SC2046 # words are wanted
[ -n "$only" ] || install_packages $(compiler_package) clang-format g++ cmake meson ninja-build pkgconf libsimde-dev \
    libcmocka-dev libgmp-dev
PYTHONDONTWRITEBYTECODE=1 exec python3 tests/mutation/mutate.py $only ${jobs:+--jobs "$jobs"} ${earlier:+--done "$earlier"} -- "$@"
