#!/usr/bin/python3
"""Turns the results of the benchmarks into pictures and tables.

usage: plot.py [--document FILE] OUTPUT JSON...
    OUTPUT           a directory: receives throughput.png, calls.png, roofline.png, rivals.png, hits.png and
                     tables.md; a picture for which there are no results is left out
    JSON             what bench, or a program with results named alike, wrote
    --document FILE  also replaces what stands between the marks <!-- measured: NAME --> and <!-- end --> in FILE
                     by the table of that name
"""
import argparse
import json
import os
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "plots"))

import pictures  # noqa: E402
import tables  # noqa: E402
from results import Results  # noqa: E402

SECTION = re.compile(r"(<!-- measured: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def read(paths):
    files = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            files.append(json.load(file))
    return Results(files)


def write(path, text):
    with open(path + ".part", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".part", path)


def update_document(path, sections):
    with open(path, encoding="utf-8") as file:
        text = file.read()

    def replaced(match):
        if match[2] not in sections:
            raise ValueError(f"{path}: there is no table '{match[2]}'")
        return match[1] + sections[match[2]] + match[3]

    write(path, SECTION.sub(replaced, text))


def main():
    parser = argparse.ArgumentParser(description="pictures and tables of benchmark results")
    parser.add_argument("--document", metavar="FILE")
    parser.add_argument("output", metavar="OUTPUT")
    parser.add_argument("json", metavar="JSON", nargs="+")
    wanted = parser.parse_args()
    try:
        results = read(wanted.json)
        os.makedirs(wanted.output, exist_ok=True)
        sections = tables.all_of(results)
        write(os.path.join(wanted.output, "tables.md"), tables.page(sections))
        pictures.draw_all(results, wanted.output)
        if wanted.document:
            update_document(wanted.document, sections)
        if results.above_roof():
            print(f"plot.py: {len(results.above_roof())} rows are above the roof by more than a tenth: other programs "
                  "disturbed its measurement", file=sys.stderr)
    except OSError as problem:
        sys.exit(f"plot.py: {problem.filename}: {problem.strerror}")
    except (ValueError, KeyError) as problem:
        sys.exit(f"plot.py: {problem}")


if __name__ == "__main__":
    main()
