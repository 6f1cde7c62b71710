#!/bin/sh
# Installs what is missing, Bullet too, builds in release mode, and measures the tree of this example beside Bullet's:
#   ./examples/broadphase/against_bullet.sh [--quick]        (--help says what the columns are)
set -eu
cd "$(dirname "$0")/../.."
. scripts/packages.sh

{
    # shellcheck disable=SC2046 # words are wanted
    install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev libbullet-dev
    configure build-broadphase --buildtype=release -Dtests=disabled -Dexamples=auto
    ninja -C build-broadphase --quiet examples/broadphase/against_bullet
} >&2
exec build-broadphase/examples/broadphase/against_bullet "$@"
