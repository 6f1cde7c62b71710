#!/bin/sh
# Makes dist: the library as a few files to copy into a program (docs/ways-in.md), and a release.
#   ./scripts/release.sh             dist/lanehit.h, lanehit_inline.h, lanehit.c and lanehit_ISA.c for each instruction set
#   ./scripts/release.sh archive     these, and dist/lanehit-VERSION.tar.gz with dist/SHA256SUMS
#   ./scripts/release.sh deb         these, and Debian packages of that archive, dist/*.deb, for which debhelper is needed
# The archive has these files, headers, CMakeLists.txt and the documentation; to build it takes a C compiler, or CMake.
set -eu
cd "$(dirname "$0")/.."

usage() {
    sed -n '2,7s/^# \{0,1\}//p' scripts/release.sh
}

make_files() {
    rm -rf dist
    python3 -B scripts/amalgamate.py dist
}

# The same bytes whoever makes it, and whenever: sorted, of nobody, and of the time of the last commit, if there is one.
make_archive() {
    name=lanehit-$(scripts/version.sh)
    when=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
    mkdir -p "$work/$name/packages"
    cp -r CMakeLists.txt LICENSE README.md CHANGELOG.md include docs dist "$work/$name"
    cp packages/*.in "$work/$name/packages"
    find "$work/$name" -name meson.build -exec rm {} +
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$when" -cf - "$name" |
        gzip -n9 >"dist/$name.tar.gz"
    (cd dist && sha256sum "$name.tar.gz" >SHA256SUMS)
}

# Of the archive as it is, with packages/debian.
make_packages() {
    mkdir "$work/unpacked"
    tar -C "$work/unpacked" -xzf "dist/$name.tar.gz"
    cp -r packages/debian "$work/unpacked/$name/debian"
    (cd "$work/unpacked/$name" && dpkg-buildpackage -b -us -uc)
    cp "$work"/unpacked/*.deb dist
    lintian --fail-on error "$work"/unpacked/*.changes
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

case ${1:-files} in
files)
    make_files
    ;;
archive)
    make_files
    make_archive
    ;;
deb)
    make_files
    make_archive
    make_packages
    ;;
-h | --help)
    usage
    exit 0
    ;;
*)
    echo "release.sh: unknown word '$1'" >&2
    usage >&2
    exit 2
    ;;
esac
ls -l dist
