#!/usr/bin/python3
"""check.py: the pictures of the benchmarks can be read: labels are words, colours are those of the project, and backends
differ in them. Exits with 77, which means skipped, where there is no matplotlib."""
import importlib.util
import os
import re
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
if not importlib.util.find_spec("matplotlib"):
    sys.exit(77)

import all_pairs  # noqa: E402
import pictures  # noqa: E402
from results import BACKENDS  # noqa: E402


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


check_labels()
check_colours()
