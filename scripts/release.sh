#!/bin/sh
# Makes dist: the library as a few files to copy into a program (docs/ways-in.md), and a release.
#   ./scripts/release.sh             dist/lanehit.h, lanehit_inline.h, lanehit_advance.h, lanehit.c and a lanehit_ISA.c
#                                    for each instruction set
#   ./scripts/release.sh one         the same headers, and all sources as one lanehit.c
#   ./scripts/release.sh archive     these, dist/lanehit-VERSION.tar.gz with dist/SHA256SUMS, and what package managers
#                                    build it by, with its checksum: dist/wrap, dist/vcpkg, dist/conan, dist/debian
#   ./scripts/release.sh deb         these, and Debian packages of that archive, dist/*.deb; debhelper is needed for it
# A second word is a new directory to write to instead of dist. The archive is the project with the files above, so that
# to build it takes a C compiler, or CMake, or Meson. LANEHIT_RELEASE_URL says where the archive will lie for package
# managers: without it, in dist.
set -eu
cd "$(dirname "$0")/.."

usage() {
    sed -n '2,12s/^# \{0,1\}//p' scripts/release.sh
}

refuse() {
    echo "release.sh: $1" >&2
    exit 2
}

is_checkout() {
    git ls-files --error-unmatch scripts/release.sh >/dev/null 2>&1
}

make_files() {
    [ "$dist" != "$PWD/dist" ] || rm -rf dist
    # shellcheck disable=SC2086 # an option or none
    python3 -B scripts/amalgamate.py $1 "$dist"
}

# What git knows; of an archive, what is there but for what is built in it.
list_project() {
    if is_checkout; then
        git ls-files -z -- . ':!.ci'
    else
        find . \( -path ./dist -o -path './build*' -o -name __pycache__ \) -prune -o -type f -print0
    fi
}

# The same bytes whoever makes it, and whenever: sorted, of nobody, and of the time of the last commit, which files of an
# archive have.
make_archive() {
    if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then
        when=$SOURCE_DATE_EPOCH
    elif is_checkout; then
        when=$(git log -1 --format=%ct)
    else
        when=$(stat -c %Y meson.build)
    fi
    mkdir -p "$work/$name/dist"
    list_project | tar --null -T - -cf - | tar -C "$work/$name" -xf -
    cp "$dist"/*.[ch] "$work/$name/dist"
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$when" \
        -cf "$work/$name.tar" "$name"
    gzip -n9 "$work/$name.tar"
    mv "$work/$archive" "$dist"
    (cd "$dist" && sha256sum "$archive" >SHA256SUMS)
}

# What package managers build the archive by: packages/*, with what is written @so@ filled in.
make_recipes() {
    sha256=$(sha256sum "$dist/$archive")
    sha512=$(sha512sum "$dist/$archive")
    cat >"$work/fill" <<TEXT
s|@version@|$version|g
s|@series@|$series|g
s|@archive@|$archive|g
s|@url@|${LANEHIT_RELEASE_URL:-file://$dist}|g
s|@sha256@|${sha256%% *}|g
s|@sha512@|${sha512%% *}|g
s|@date@|$(date -u -R -d "@$when")|g
TEXT
    (cd packages && find . -mindepth 2 -type f ! -path './abi/*') | while read -r template; do
        filled=$dist/$(echo "${template#./}" | sed -f "$work/fill")
        mkdir -p "$(dirname "$filled")"
        sed -f "$work/fill" "packages/$template" >"$filled"
        chmod --reference="packages/$template" "$filled"
    done
}

# Of the archive as it is.
make_packages() {
    mkdir "$work/unpacked"
    tar -C "$work/unpacked" -xzf "$dist/$archive"
    cp -r "$dist/debian" "$work/unpacked/$name"
    (cd "$work/unpacked/$name" && dpkg-buildpackage -b -us -uc)
    cp "$work"/unpacked/*.deb "$dist"
    lintian --fail-on error "$work"/unpacked/*.changes
}

work=$(mktemp -d)
unfinished=
trap 'rm -rf "$work" ${unfinished:+"$unfinished"}' EXIT
trap 'exit 1' HUP INT TERM

case ${1:-files} in
files | one | archive | deb) wanted=${1:-files} ;;
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
version=$(scripts/version.sh)
series=$(scripts/version.sh series)
name=lanehit-$version
archive=$name.tar.gz
if [ $# -gt 1 ]; then
    [ ! -e "$2" ] || refuse "$2 is there already"
    mkdir -p "$2"
    dist=$(cd "$2" && pwd)
else
    dist=$PWD/dist
fi
unfinished=$dist

case $wanted in
files)
    make_files ''
    ;;
one)
    make_files --one
    ;;
archive)
    make_files ''
    make_archive
    make_recipes
    ;;
deb)
    make_files ''
    make_archive
    make_recipes
    unfinished=
    make_packages
    ;;
esac
unfinished=
ls -l "$dist"
