#!/bin/sh
# Makes dist: the library as a few files to copy into a program (docs/ways-in.md), and a release.
#   ./scripts/release.sh             dist/lanehit.h, lanehit_inline.h, lanehit_advance.h, lanehit.c and a lanehit_ISA.c
#                                    for each instruction set
#   ./scripts/release.sh one         the same headers, and all sources as one lanehit.c
#   ./scripts/release.sh archive     these, dist/lanehit-VERSION.tar.gz with dist/SHA256SUMS, and what package managers
#                                    build it by, with its checksum: dist/wrap, dist/vcpkg, dist/conan, dist/debian
#   ./scripts/release.sh deb         these, and Debian packages of that archive, dist/*.deb; debhelper is needed for it
#   ./scripts/release.sh npm         dist/npm, the package for JavaScript, and the same as dist/lanehit-VERSION.tgz, by
#                                    Emscripten and esbuild; LANEHIT_QUERIES says which queries it has (docs/web.md)
#   ./scripts/release.sh web         that, and dist/web, a page that shows it, which any server of files serves; npm gets
#                                    three.js for it, whose loaders read meshes
# A second word is a new directory to write to instead of dist. The archive is the project with the files above, so that
# to build it takes a C compiler, or CMake, or Meson. LANEHIT_RELEASE_URL says where the archive will lie for package
# managers: without it, in dist.
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

usage() {
    sed -n '2,16s/^# \{0,1\}//p' scripts/release.sh
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
    (cd packages && find . -mindepth 2 -type f ! -path './abi/*' ! -path './npm/*' ! -path './web/*') | while read -r template; do
        filled=$dist/$(echo "${template#./}" | sed -f "$work/fill")
        mkdir -p "$(dirname "$filled")"
        sed -f "$work/fill" "packages/$template" >"$filled"
        chmod --reference="packages/$template" "$filled"
    done
}

# One module, small, with SIMD128 or plain.
make_module() {
    kind=$1
    shift
    configure "$builds/$kind" --cross-file cross/wasm32-emscripten.ini --buildtype=release -Dtests=disabled \
        -Dexamples=disabled "-Dqueries=${LANEHIT_QUERIES:-all}" -Dsmall=true "$@"
    ninja --quiet -C "$builds/$kind" packages/npm/lanehit.wasm >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        exit 1
    }
    # Twice, with what was computed before between: of a compressed module, one in 300.
    wasm-opt --enable-simd --enable-bulk-memory --low-memory-unused --strip-debug -Oz --local-cse -Oz \
        "$builds/$kind/packages/npm/lanehit.wasm" -o "$dist/npm/lanehit-$kind.wasm"
}

# bundle FORMAT ENTRY NAME
bundle() {
    esbuild "$work/source/$2" --bundle --minify --platform=node "--format=$1" --log-level=warning \
        "--outfile=$dist/npm/$3"
}

# The same sources for ES modules and CommonJS, with the description of the queries that there are.
make_npm() {
    builds=build-npm/${LANEHIT_QUERIES:-all}
    mkdir -p "$dist/npm"
    make_module simd -Dbackends=sse
    make_module plain -Dbackends=[]
    cp -r packages/npm/source "$work/source"
    # shellcheck disable=SC2046 # words are wanted
    python3 -B packages/npm/write_npm.py "$work/source" $(cat "$builds/simd/packages/npm/queries.txt")
    bundle esm entry_esm.js lanehit.js
    bundle cjs entry_cjs.js lanehit.cjs
    bundle esm golden.js golden.js
    cp "$work/source/lanehit.d.ts" LICENSE "$dist/npm"
    cp packages/npm/about.md "$dist/npm/README.md"
    sed "s/@version@/$version/" packages/npm/package.json.in >"$dist/npm/package.json"
    tar -C "$dist" --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime=@0 \
        --transform='s/^npm/package/' -cf "$work/$name.tar" npm
    gzip -n9 <"$work/$name.tar" >"$dist/$name.tgz"
}

# As package-lock.json has them, and nothing of theirs is run.
get_modules() {
    mkdir "$work/page"
    cp -r packages/web/source packages/web/package.json packages/web/package-lock.json packages/web/.npmrc "$work/page"
    cp packages/npm/tests/plain.mjs "$work/page/source/plain.js"
    (cd "$work/page" && npm ci --ignore-scripts --no-audit --no-fund --silent)
}

# The page, and what it fetches: beside what it begins with, the loaders of meshes alone.
make_web() {
    get_modules
    mkdir -p "$dist/web"
    esbuild "$work/page/source/main.js" --bundle --splitting --minify --format=esm --log-level=warning \
        --external:./lanehit.js --external:./golden.js "--outdir=$dist/web"
    cp "$work/page"/source/*.html "$work/page"/source/*.css "$work/page"/source/*.svg "$work/page"/source/*.webmanifest \
        "$dist"/npm/lanehit.js "$dist"/npm/golden.js "$dist"/npm/*.wasm "$dist/web"
    python3 -B packages/web/write_data.py "$dist/web"
    files=$(cd "$dist/web" && find . -type f -printf "'%f', " | sort)
    made=$(cat "$dist"/web/* | sha256sum | cut -c 1-16)
    esbuild packages/web/source/service_worker.js --minify --log-level=warning "--define:FILES=['.', $files]" \
        "--define:VERSION='$made'" "--outfile=$dist/web/service_worker.js"
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
files | one | archive | deb | npm | web) wanted=${1:-files} ;;
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
npm)
    install_packages meson ninja-build libsimde-dev emscripten binaryen esbuild
    rm -rf "$dist/npm"
    unfinished=$dist/npm
    make_npm
    ;;
web)
    command -v npm >/dev/null || npm=npm
    # shellcheck disable=SC2086 # a word or none
    install_packages meson ninja-build libsimde-dev emscripten binaryen esbuild ${npm:-}
    rm -rf "$dist/npm" "$dist/web"
    unfinished=$dist/npm
    make_npm
    unfinished=$dist/web
    make_web
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
