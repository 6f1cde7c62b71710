#!/usr/bin/python3
"""Turns the results of the benchmarks into pictures and tables.

usage: plot.py [--output DIRECTORY] [--document FILE] [--table NAME] JSON...
    JSON                what bench wrote; or, of all pairs, what pairs wrote
    --output DIRECTORY  receives pictures and tables.md, or all-pairs.md, as far as there are results for them
    --document FILE     also replaces what stands between the marks <!-- measured: NAME -->, or <!-- all pairs: NAME -->,
                        and <!-- end --> in FILE by the table of that name
    --table NAME        prints that table, such as ratios
"""
import argparse
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "plots"))

import all_pairs  # noqa: E402
import documents  # noqa: E402
import tables  # noqa: E402
from results import Results  # noqa: E402


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def plot(wanted):
    files = [read(path) for path in wanted.json]
    if files[0]["context"].get("asks") == "all pairs":
        maker, results, mark, page = all_pairs, all_pairs.Results(files), "all pairs", "all-pairs.md"
    else:
        maker, results, mark, page = tables, Results(files), "measured", "tables.md"
    sections = maker.all_of(results)
    if wanted.table:
        print(sections[wanted.table], end="")
    if wanted.output:
        os.makedirs(wanted.output, exist_ok=True)
        documents.write(os.path.join(wanted.output, page), maker.page(sections))
        maker.draw_all(results, wanted.output)
    if wanted.document:
        documents.update(wanted.document, mark, sections)


def main():
    parser = argparse.ArgumentParser(description="pictures and tables of benchmark results")
    parser.add_argument("--output", metavar="DIRECTORY")
    parser.add_argument("--document", metavar="FILE")
    parser.add_argument("--table", metavar="NAME")
    parser.add_argument("json", metavar="JSON", nargs="+")
    try:
        plot(parser.parse_args())
    except OSError as problem:
        sys.exit(f"plot.py: {problem.filename}: {problem.strerror}")
    except (ValueError, KeyError) as problem:
        sys.exit(f"plot.py: {problem}")


if __name__ == "__main__":
    main()
