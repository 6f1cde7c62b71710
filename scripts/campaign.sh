#!/bin/sh
# Installs what is missing, builds in release mode and puts every query to the proof in exact arithmetic: ten million
# cases each (some eight minutes on two processors). Says what came of each when it is done, then writes a report
# by query and by family of cases to build-test/campaign.md.
#   ./scripts/campaign.sh [option...]
#     --cases N                  how many of each query, shared out among its families and the seeds
#     --seeds N, --first-seed S  how many seeds, and the first of them
#     --jobs N                   how many processes
#     --isa NAME                 ask this backend alone (inline: lanehit/inline.h), instead of the best one and all others for the same bits
#     --check-filter             make every decision of the filter by GMP too (a fifth as fast)
#     --report FILE              instead of build-test/campaign.md
# The exit status is 0 only if nothing was missed and no bound exceeded.
set -eu
called_from=$PWD
cd "$(dirname "$0")/.."
root=$PWD
. scripts/packages.sh

case ${1:-} in
-h | --help)
    sed -n '2,13s/^# \{0,1\}//p' scripts/campaign.sh
    exit 0
    ;;
esac

# The commit of the library, if this is a checkout.
commit() {
    git rev-parse --short HEAD 2>/dev/null || { echo unknown; return; }
    git diff --quiet HEAD -- src include || echo " with local changes"
}

machine() {
    model=$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
    echo "$(uname -s) $(uname -m)${model:+, $model}, $(getconf _NPROCESSORS_ONLN) processors"
}

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) meson ninja-build pkgconf libsimde-dev libcmocka-dev libgmp-dev
configure build-test --buildtype=release -Dtests=enabled
ninja -C build-test --quiet tests/exact/campaign

note="- commit: $(commit | tr -d '\n')
- machine: $(machine)
- command: \`./scripts/campaign.sh${*:+ $*}\`"
cd "$called_from"
exec "$root/build-test/tests/exact/campaign" --cases 10000000 --seeds 5 \
    --jobs "$(getconf _NPROCESSORS_ONLN)" --report "$root/build-test/campaign.md" --note "$note" "$@"
