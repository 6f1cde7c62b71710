#!/bin/sh
# Installs what is missing, Bullet too, builds in release mode, and finds pairs and contacts of the pile beside Bullet:
#   ./examples/pile/against_bullet.sh [--quick]        (--help says what it does)
set -eu
cd "$(dirname "$0")/../.."
. scripts/packages.sh

{
    # shellcheck disable=SC2046 # words are wanted
    install_packages $(compiler_package) g++ meson ninja-build pkgconf libsimde-dev libbullet-dev
    configure build-broadphase --buildtype=release -Dtests=disabled -Dexamples=auto
    ninja -C build-broadphase --quiet examples/pile/pile-against-bullet
} >&2
exec build-broadphase/examples/pile/pile-against-bullet "$@"
