#!/bin/sh
# Installs what is missing, builds in release mode and runs the demonstration. Arguments go to lanehit-demo:
#   ./scripts/demo.sh [--scene NAME] [--resolution N] [MESH] ...      (--help lists them)
set -eu
called_from=$PWD
cd "$(dirname "$0")/.."
root=$PWD
. scripts/packages.sh

# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) meson ninja-build pkgconf libsimde-dev libassimp-dev libpng-dev
configure build-demo --buildtype=release -Dtests=disabled -Dexamples=enabled
ninja -C build-demo --quiet

cd "$called_from"
exec "$root/build-demo/examples/lanehit-demo" "$@"
