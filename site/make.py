#!/usr/bin/env python3
"""Writes the sources of the site, which Sphinx then makes into pages: make.py LIBRARY.so LIBRARY.a OUT

Reference and pictures follow from the headers and descriptions, everything else from the README and docs."""
import shutil
import sys
import tempfile
from pathlib import Path

import programs
import rows_of_tables as tables
import theme
from asked import ROOT, Asked
from copies import Copies
from landing import landing
from lists import picture_of, shapes_of
from reference import Reference
from scenes import scene_of

HERE = Path(__file__).resolve().parent
GROUPS = {  # of pages in docs; what is in none comes last
    "Use it": ["ways-in", "python", "rust", "csharp", "web", "layouts"],
    "Put it into": [
        "engine",
        "pairs",
        "contacts",
        "hulls",
        "kdops",
        "polygons",
        "bounds-from-points",
        "inline",
        "voxels",
        "planning",
        "moving",
        "cloth",
        "many-machines",
    ],
    "Rely on it": ["chart", "guarantees", "definitions", "verification", "performance", "bounds"],
    "Change it": ["architecture", "extending"],
}


def draw_all(asked, pictures):
    """A picture of each query, and its program; a picture of each list."""
    pictures.mkdir(parents=True)
    sources, lists = {}, []
    for query in asked.described.queries:
        scene, picture = scene_of(asked, query, query)
        (pictures / f"{query}.svg").write_text(picture.svg(), encoding="utf-8")
        sources[query] = programs.program(asked.described, query, scene.given)
    for name in [function.name for function in asked.interface.functions]:
        if shapes_of(name) and not name.endswith("_size"):
            (pictures / f"{name}.svg").write_text(picture_of(asked, name).svg(), encoding="utf-8")
            lists.append(name)
    return sources, lists


def write_reference(asked, archive, copies):
    sources, lists = draw_all(asked, copies.out / "extra/reference/pictures")
    with tempfile.TemporaryDirectory() as work:
        printed = programs.outputs(sources, ROOT / "include", archive, Path(work))
    table = tables.rows_of((ROOT / "docs/guarantees.md").read_text(encoding="utf-8"))
    rows = {query: tables.row_of(table, query) for query in sources}
    costs = tables.costs(ROOT / "scripts/cycles/accepted.csv", tables.of_pairs(asked.described.queries))
    times = tables.times(ROOT / "scripts/cycles/measured.csv")
    python = tables.measured((ROOT / "docs/python.md").read_text(encoding="utf-8"))
    for header in (ROOT / "include/lanehit").glob("*.h"):
        copies.show(header)
    reference = Reference(asked, rows, costs, times, python, copies.write)
    for query, source in sources.items():
        reference.page_of_query(query, source, printed[query])
    for header in asked.described.headers:
        reference.page_of_header(header, lists)
    reference.page_of_all()


def tree_of_pages():
    """What the menu has, in its order."""
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    groups = {group: [page for page in some if page in pages] for group, some in GROUPS.items()}
    groups["Change it"] += sorted(pages - {page for some in GROUPS.values() for page in some})
    parts = ["```{toctree}\n:hidden:\n\nreference/index\nexamples/README\nCHANGELOG\nCONTRIBUTING\n```"]
    for group, some in groups.items():
        parts.append(
            "```{toctree}\n:hidden:\n:caption: "
            + group
            + "\n\n"
            + "\n".join(f"docs/{page}" for page in some)
            + "\n```"
        )
    return "\n\n".join(parts)


def main():
    library, archive, out = (Path(argument).resolve() for argument in sys.argv[1:])
    shutil.rmtree(out, ignore_errors=True)
    copies = Copies(ROOT, out)
    write_reference(Asked(library), archive, copies)
    for page in sorted((ROOT / "docs").glob("*.md")) + [
        ROOT / "CHANGELOG.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "examples/README.md",
    ]:
        copies.show(page)
    copies.done.add(ROOT / "README.md")
    readme = copies.rewritten(Path("README.md"), (ROOT / "README.md").read_text(encoding="utf-8"))
    copies.write("index", landing(readme) + "\n" + tree_of_pages() + "\n")
    shutil.copyfile(HERE / "conf.py", out / "conf.py")
    for name, place in (
        ("site.css", "site.css"),
        ("filter.js", "filter.js"),
        ("theme.js", "scripts/furo.js"),
    ):
        copies.place(f"static/{place}", (HERE / name).read_text(encoding="utf-8"))
    copies.place("static/styles/furo.css", theme.style_sheet())


if __name__ == "__main__":
    main()
