#!/usr/bin/env python3
"""Looks at every link and picture of a site on disk: broken.py DIRECTORY. What it points to has to be there, anchors
included, and nothing may be fetched from elsewhere."""
import re
import sys
import urllib.parse
from html.parser import HTMLParser
from pathlib import Path


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.anchors, self.loads = [], set(), []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        self.anchors |= {named[name] for name in ("id", "name") if named.get(name)}
        if tag == "a" and named.get("href"):
            self.links.append(named["href"])
        elif named.get("src") or (tag == "link" and named.get("href")):
            self.loads.append(named.get("src") or named["href"])


def complaints(root):
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in root.rglob("*.html")}
    if len(pages) < 100:
        yield f"{root}: hardly any pages"
    for path, page in pages.items():
        for target in page.links + page.loads:
            parts = urllib.parse.urlsplit(target)
            if parts.scheme or parts.netloc:
                if target in page.loads and parts.scheme != "data":
                    yield f"{path}: loads {target} from elsewhere"
                continue
            place = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            anchor = urllib.parse.unquote(parts.fragment)
            if not place.is_file():
                yield f"{path}: {target} is not there"
            elif anchor and place in pages and anchor not in pages[place].anchors:
                yield f"{path}: {target} has no such place"


def complaints_of_styles(root):
    """What style sheets load."""
    for path in root.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
        for target in re.findall(r"url\(\s*[\"']?([^\"')]+)", text):
            if not target.startswith(("data:", "#")) and not (path.parent / target).is_file():
                yield f"{path}: {target} is not there"


def main():
    root = Path(sys.argv[1]).resolve()
    found = sorted({*complaints(root), *complaints_of_styles(root)})
    print("\n".join(found) or "no broken link")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
