#!/usr/bin/env python3
"""What the site is not to be built without is asked for in words: told.py LIBRARY.so"""
import sys
import tempfile
from pathlib import Path

import scenes
import solids
import rows_of_tables as tables
from asked import ROOT, Asked
from body import NoDrawing
from broken import complaints, complaints_of_styles
from words import contract, escaped


def refusal(error, work, *arguments):
    """What it says."""
    try:
        work(*arguments)
    except error as said:
        return str(said)
    raise AssertionError(f"{work.__name__} did not refuse {arguments[1:]}")


def check_drawings(asked):
    kept = solids.SOLIDS.pop("CAPSULES")
    assert "no drawing of the shape CAPSULES" in refusal(
        NoDrawing, scenes.scene_of, asked, "overlap_sphere_capsule", ""
    )
    solids.SOLIDS["CAPSULES"] = kept
    verb = scenes.VERBS.pop("sweep")
    assert "no drawing of the verb sweep" in refusal(
        NoDrawing, scenes.scene_of, asked, "sweep_sphere_plane", ""
    )
    # Of a picture that would show what is not so.
    scenes.VERBS["sweep"] = lambda scene, picture: not scene.asked
    assert "does not say what its picture shows" in refusal(
        ValueError, scenes.scene_of, asked, "sweep_sphere_plane", ""
    )
    scenes.VERBS["sweep"] = verb


def check_each_solid():
    """Those that no query has yet, too: they are drawn, and move as they should."""
    for kind, shape in solids.SOLIDS.items():
        picture = scenes.Picture(kind)
        one = shape.sample(1.0, False)
        one.draw(picture, scenes.FIRST)
        assert picture.svg().count("<poly") + picture.svg().count("<circle") > 0, kind
        if kind not in ("FRUSTUM", "PLANES"):
            way = [0.5, -0.25, 0.75]
            moved = one.moved(way).centre - one.centre
            assert abs(moved - way).max() < 0.02, (kind, moved)


def check_tables(asked):
    page = (ROOT / "docs/guarantees.md").read_text(encoding="utf-8")
    rows = tables.rows_of(page)
    expected = {
        "overlap_obb_obb": "two oriented boxes",
        "contains_sphere_point": "in a ball: point, box",
        "raycast_triangle_front": "ray and front of a triangle",
        "sweep_aabb_aabb": "swept boxes",
        "contact_sphere_aabb": "contact of two spheres, sphere and box",
        "intersect_plane_plane": "two planes",
    }
    for query, title in expected.items():
        assert tables.row_of(rows, query).title == title, (query, tables.row_of(rows, query).title)
    assert "has no row about contact_sphere_pyramid" in refusal(
        ValueError, tables.row_of, rows, "contact_sphere_pyramid"
    )
    assert tables.measured("| `some_query` | 1.40 | 49 | 35 | 0.40 | 23 | 58 |") == {"some_query": "0.40"}
    assert tables.measured((ROOT / "docs/python.md").read_text(encoding="utf-8"))
    accepted = ROOT / "scripts/cycles/accepted.csv"
    of_pairs = tables.of_pairs(asked.described.queries)
    assert len(tables.costs(accepted, of_pairs)) == len(of_pairs) > len(asked.described.queries) - 5
    assert "does not say what overlap_sphere_pyramid costs: avx2 sapphirerapids" in refusal(
        ValueError, tables.costs, accepted, ["overlap_sphere_pyramid"]
    )


def check_words():
    assert escaped("a*b_c 2^-23 lh_raycast_aabb") == r"a\*b\_c 2<sup>−23</sup> `lh_raycast_aabb`"
    said = contract("Asks.\nMethod: one\ntwo.\nhits       bits,\n           of all.\nMore.")
    assert (
        "- **Method:** one two." in said and "- **hits:** bits, of all." in said and said.endswith("More.\n")
    ), said


def check_links():
    with tempfile.TemporaryDirectory() as work:
        root = Path(work)
        for k in range(100):
            (root / f"{k}.html").write_text('<p id="here"><a href="0.html#here">', encoding="utf-8")
        assert not list(complaints(root))
        for text, words in (
            ('<a href="no.html">', "is not there"),
            ('<a href="1.html#no">', "has no such place"),
            ('<img src="https://example.org/x.png">', "from elsewhere"),
            ('<img src="x.png">', "is not there"),
        ):
            (root / "0.html").write_text('<p id="here">' + text, encoding="utf-8")
            assert [words in found for found in complaints(root)] == [True], text
        (root / "some.css").write_text(
            "@import url(no.css); a { background: url(data:x); }", encoding="utf-8"
        )
        assert ["no.css is not there" in found for found in complaints_of_styles(root)] == [True]


def main():
    asked = Asked(Path(sys.argv[1]).resolve())
    check_drawings(asked)
    check_each_solid()
    check_tables(asked)
    check_words()
    check_links()


if __name__ == "__main__":
    main()
