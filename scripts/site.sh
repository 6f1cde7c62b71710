#!/bin/sh
# Makes the site: pages of docs, and a reference with a picture of each query, in build-site/html. No server is needed.
#   ./scripts/site.sh              makes it (a minute; the first time also the library, with one instruction set)
#   ./scripts/site.sh test         also looks at every link, tries search and filter in a browser as wide as a phone, and
#                                  whether what cannot be drawn is told
#   ./scripts/site.sh screenshots  also takes pictures of some pages, for a desktop and for a phone
# LANEHIT_SITE_BUILD names another directory than build-site. With test the last line is "N passed, N failed".
set -eu
cd "$(dirname "$0")/.."
. scripts/packages.sh

case ${1:-make} in
make | test | screenshots) ;;
*)
    sed -n '2,7s/^# \{0,1\}//p' scripts/site.sh >&2
    exit 2
    ;;
esac

build=${LANEHIT_SITE_BUILD:-build-site}
PATH=/usr/bin:$PATH # Debian's Python, which has the packages
# Sphinx with MyST reads Markdown as GitHub does; MkDocs has other rules for lists. Furo is made for phones, too. Of both
# the search works from a disk, and nothing is fetched from elsewhere.
# shellcheck disable=SC2046 # words are wanted
install_packages $(compiler_package) meson ninja-build pkgconf libsimde-dev python3-numpy python3-sphinx \
    python3-myst-parser furo

# The bits are those of every instruction set, so the one that compiles fastest will do.
configure "$build" --buildtype=release -Dbackends=sse,neon -Dtests=disabled -Dexamples=disabled
ninja -C "$build" >"$build/log" 2>&1 || {
    cat "$build/log" >&2
    exit 1
}

make_pages() {
    python3 -B site/make.py "$build/src/liblanehit.so" "$build/src/liblanehit.a" "$build/pages"
}

# A warning, such as of a link to a place that is not there, is an error.
make_site() {
    rm -rf "$build/html"
    make_pages && python3 -m sphinx -q -W --keep-going -j auto -d "$build/doctrees" "$build/pages" "$build/html"
}

passed=0
failed=0

# passes NAME COMMAND...: what it prints is shown if it fails.
passes() {
    name=$1
    shift
    if "$@" >"$build/log" 2>&1; then
        echo "$name: passed"
        passed=$((passed + 1))
    else
        cat "$build/log" >&2
        echo "$name: FAILED"
        failed=$((failed + 1))
    fi
}

# screenshot NAME SIZE PAGE
screenshot() {
    timeout 100 chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --virtual-time-budget=4000 \
        --window-size="$2" --screenshot="$PWD/$build/screenshots/$1.png" "file://$PWD/$build/html/$3" >/dev/null 2>&1
}

screenshots() {
    install_packages chromium
    mkdir -p "$build/screenshots"
    for page in index reference/index reference/sweep_sphere_aabb reference/header_pairs docs/guarantees; do
        name=$(echo "$page" | tr / -)
        screenshot "$name-desktop" 1280,1600 "$page.html"
        screenshot "$name-phone" 500,1600 "$page.html"
    done
}

if [ "${1:-make}" = test ]; then
    passes 'pages' make_site
    passes 'links' python3 -B site/broken.py "$build/html"
    install_packages chromium
    passes 'in a browser, as wide as a phone' site/browser.sh "$build/html"
    passes 'what is missing is told' python3 -B site/told.py "$build/src/liblanehit.so"
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
else
    make_site
    [ "${1:-make}" = make ] || screenshots
    echo "$build/html/index.html"
fi
