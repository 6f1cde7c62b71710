#!/bin/sh
# Installs what is missing, builds in release mode and runs the demonstration. Arguments go to lanehit-demo:
#   ./scripts/demo.sh [--scene NAME] [--resolution N] [MESH] ...      (--help lists them)
set -eu
called_from=$PWD
cd "$(dirname "$0")/.."
root=$PWD
. scripts/packages.sh

# What is said of it goes to stderr: standard output is the program's.
build() {
    # shellcheck disable=SC2046 # words are wanted
    install_packages $(compiler_package) meson ninja-build pkgconf libsimde-dev libassimp-dev libpng-dev \
        libcairo2-dev fonts-dejavu-core
    [ -e build-demo/build.ninja ] || echo "Configuring in $root/build-demo."
    configure build-demo --buildtype=release -Dtests=disabled -Dexamples=enabled
    log=$(ninja -C build-demo build.ninja) || { # as `configure` leaves it
        echo "$log"
        return 1
    }
    steps=$(ninja -C build-demo -n examples/lanehit-demo | grep -c '^\[') || return 0
    echo "Building the library and lanehit-demo in $root/build-demo: $steps steps, five minutes at most on two busy cores."
    ninja -C build-demo examples/lanehit-demo
}
build >&2

cd "$called_from"
exec "$root/build-demo/examples/lanehit-demo" "$@"
