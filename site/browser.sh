#!/bin/sh
# browser.sh SITE: what readers do with the site, tried in headless Chromium.
set -eu
page=$(realpath "$1")/browser.html
cp "$(dirname "$0")/browser.html" "$page"
title=$(timeout 120 chromium --headless=new --no-sandbox --disable-gpu --allow-file-access-from-files \
    --virtual-time-budget=60000 --dump-dom "file://$page" 2>/dev/null | sed -n 's,.*<title>\(.*\)</title>.*,\1,p' | head -n 1)
rm "$page"
echo "$title"
[ "$title" = "all is well" ]
