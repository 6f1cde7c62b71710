#!/bin/sh
# text.sh PROGRAM: letters are drawn with the fonts that there are, and where there is none.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' HUP INT TERM

"$1" || exit 1
printf '<?xml version="1.0"?>\n<fontconfig><cachedir>%s</cachedir></fontconfig>\n' "$dir" >"$dir/none.conf"
FONTCONFIG_FILE=$dir/none.conf "$1" >"$dir/said" 2>&1 || {
    echo "without a font:"
    cat "$dir/said"
    exit 1
}
[ ! -s "$dir/said" ] || {
    echo "without a font it says: $(cat "$dir/said")"
    exit 1
}
