#!/bin/sh
# Builds what is shared by processes, and compares its results with those of one: MPI in C and Python, and Dask.
#   ./scripts/machines.sh              with few boxes, in 1 to 5 processes
#   ./scripts/machines.sh measure      times of 10^7 boxes in 1 and 2 processes (takes 3 GB)
# The last line is "N passed, N failed".
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

passed=0
failed=0

# passes NAME COMMAND...: what it prints is shown.
passes() {
    name=$1
    shift
    if output=$("$@"); then
        echo "$name: $output"
        passed=$((passed + 1))
    else
        echo "$name: FAILED: $output"
        failed=$((failed + 1))
    fi
}

# processes NUMBER COMMAND...: more of them than processors may be asked for, and by root, as in a container.
processes() {
    number=$1
    shift
    OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 mpirun --oversubscribe -n "$number" "$@"
}

case ${1:-test} in
test | measure) ;;
*)
    sed -n '2,5s/^# \{0,1\}//p' scripts/machines.sh >&2
    exit 2
    ;;
esac

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) meson ninja-build pkgconf libsimde-dev openmpi-bin libopenmpi-dev python3-dev \
    python3-numpy python3-mpi4py python3-distributed
build=${LANEHIT_MACHINES_BUILD:-build-machines}
configure "$build" --buildtype=release -Dtests=disabled -Dexamples=auto -Dpython=enabled
# shellcheck disable=SC2046 # words are wanted
ninja -C "$build" --quiet examples/mpi/pairs-by-mpi \
    $(ninja -C "$build" -t targets all | sed -n 's,^\(bindings/python/lanehit/[a-z_.0-9]*\): .*,\1,p') >"$build/output" 2>&1 || {
    cat "$build/output" >&2
    exit 1
}
PYTHONPATH=$PWD/$build/bindings/python
export PYTHONPATH PYTHONDONTWRITEBYTECODE=1

if [ "${1:-test}" = measure ]; then
    for number in 1 2 1 2 1 2; do
        processes $number "$build/examples/mpi/pairs-by-mpi" 10000000 --no-check
    done
    passes 'lists of 10^7 boxes' processes 2 "$build/examples/mpi/pairs-by-mpi" 10000000
else
    for number in 1 2 3 5; do
        passes "C, $number processes" processes $number "$build/examples/mpi/pairs-by-mpi"
        passes "Python, $number processes" processes $number /usr/bin/python3 examples/mpi/pairs_by_mpi.py
    done
    passes 'Dask' /usr/bin/python3 examples/dask/chunks.py
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
