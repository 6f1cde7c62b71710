#!/usr/bin/python3
"""Turns the results of the benchmarks into pictures and tables.

usage: plot.py [--output DIRECTORY] [--document FILE] [--table NAME] JSON...
    JSON                what bench wrote
    --output DIRECTORY  receives throughput-pairs.png, throughput-one.png, roofline.png and tables.md, as far as there
                        are results for them
    --document FILE     also replaces what stands between the marks <!-- measured: NAME --> and <!-- end --> in FILE
                        by the table of that name
    --table NAME        prints that table, such as ratios
"""
import argparse
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "plots"))

import documents  # noqa: E402
import tables  # noqa: E402
from results import Results  # noqa: E402


def read(paths):
    files = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            files.append(json.load(file))
    return Results(files)


def main():
    parser = argparse.ArgumentParser(description="pictures and tables of benchmark results")
    parser.add_argument("--output", metavar="DIRECTORY")
    parser.add_argument("--document", metavar="FILE")
    parser.add_argument("--table", choices=tables.TABLES)
    parser.add_argument("json", metavar="JSON", nargs="+")
    wanted = parser.parse_args()
    try:
        results = read(wanted.json)
        sections = tables.all_of(results)
        if wanted.table:
            print(sections[wanted.table], end="")
        if wanted.output:
            import pictures  # needs matplotlib, which tables do not

            os.makedirs(wanted.output, exist_ok=True)
            documents.write(os.path.join(wanted.output, "tables.md"), tables.page(sections))
            pictures.draw_all(results, wanted.output)
        if wanted.document:
            documents.update(wanted.document, "measured", sections)
    except OSError as problem:
        sys.exit(f"plot.py: {problem.filename}: {problem.strerror}")
    except (ValueError, KeyError) as problem:
        sys.exit(f"plot.py: {problem}")


if __name__ == "__main__":
    main()
