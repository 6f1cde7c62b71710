#!/usr/bin/python3
"""check.py: the pictures of the benchmarks can be read: no marker covers another, labels are words, colours are those
of the project, and backends differ in them. Exits with 77, which means skipped, where there is no matplotlib."""
import importlib.util
import math
import os
import re
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
if not importlib.util.find_spec("matplotlib"):
    sys.exit(77)

from PIL import Image, ImageColor  # noqa: E402

import all_pairs  # noqa: E402
import pictures  # noqa: E402
from results import BACKENDS, Results  # noqa: E402

QUERIES = ["a", "b", "c", "d", "e", "f", "g", "h"]


def entry(name, **values):
    return {"name": name, "run_type": "iteration", "cpu_time": 1, "time_unit": "ns", **values}


def crowded():
    """All queries need and take the same."""
    rows = [entry(f"{q}/{form}/50%/avx512_call/{n}", cpu_time=n * 0.2, add=20, bytes=40)
            for q in QUERIES for form in ("pairs", "one-first") for n in (256, 4096, 4194304)]
    kinds = ("add", "select", "select_both", "divide", "root")
    probes = [entry(f"probe/arithmetic/{kind}/avx512", work=200) for kind in kinds]
    probes += [entry(f"probe/read/{level}/avx512", work=work, capacity=2**bits)
               for level, work, bits in (("L1", 400, 15), ("L2", 180, 20), ("memory", 40, 40))]
    return Results([{"context": {"main_workloads": " ".join(QUERIES)}, "benchmarks": rows + probes}])


def markers_of(axes):
    """Where they are, in pixels."""
    lines = [line for line in axes.lines if line.get_linestyle() == "None"]
    return [tuple(axes.transData.transform(line.get_xydata()[0])) for line in lines]


def check_roofline():
    drawn = []
    save = pictures.save
    pictures.save = lambda figure, path: (drawn.append([markers_of(axes) for axes in figure.axes]), save(figure, path))
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "roofline.png")
        pictures.roofline(crowded(), path)
        written = {pixel for _, pixel in Image.open(path).convert("RGB").getcolors(2**24)}
    pictures.save = save
    for look in pictures.OF_QUERY:
        colour = ImageColor.getrgb(look["color"])
        assert any(math.dist(colour, pixel) < 10 for pixel in written), f"the file has lost {look}"
    assert sum(map(len, drawn[0])) == 2 * 3 * len(QUERIES), drawn
    size = pictures.MARKER_SIZE * pictures.plt.rcParams["figure.dpi"] / 72
    for markers in drawn[0]:
        for i, one in enumerate(markers):
            assert all(math.dist(one, other) > size for other in markers[:i]), f"markers cover each other: {markers}"


def check_labels():
    """Of every contender that has a table in the document."""
    with open(os.path.join(HERE, "..", "..", "docs", "performance.md"), encoding="utf-8") as file:
        table = re.search("<!-- all pairs: uniform-half -->(.*?)<!-- end -->", file.read(), re.DOTALL)[1]
    contenders = re.findall(r"^\| ([a-z]\S+) \|", table, re.MULTILINE)
    assert len(contenders) >= 5, contenders
    looks = [all_pairs.look_of(contender) for contender in contenders]
    assert len(set(looks)) == len(looks), f"two look alike: {looks}"
    for label, colour, *_ in looks:
        assert not re.search("[_+]", label), f"'{label}' is not in words"
        assert colour in pictures.COLOURS, colour


def check_colours():
    looks = [tuple(pictures.OF_BACKEND[backend].values()) for backend in BACKENDS]
    for part in zip(*looks):
        assert len(set(part)) == len(BACKENDS), f"backends look alike: {looks}"
    assert len({look["color"] for look in pictures.OF_QUERY}) == len(pictures.OF_QUERY)


check_roofline()
check_labels()
check_colours()
