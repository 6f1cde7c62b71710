#!/usr/bin/env python3
"""Says which files of src are the library's, by where they lie and what they are called, for the build and for
amalgamate.py. One place, so that a new source or part is a new file and no line of a list.

rooms.py common               sources that are compiled once, a line each: the query that it serves alone, or '-', and its
                              path
rooms.py parts                headers of which each backend compiles an object of its own, besides those of queries

A source of src/pairs whose name begins with that of a query serves this query alone: raycast_aabb_pairs.c.
"""
import pathlib
import re
import sys

SRC = pathlib.Path(__file__).resolve().parent
DESCRIPTIONS = [SRC.parent / 'include' / 'lanehit' / name for name in ('queries.def', 'grid_queries.def')]
COMMON_ROOMS = ['api', 'bounds', 'description', 'dispatch', 'pairs']


def query_names():
    return [name for path in DESCRIPTIONS
            for name in re.findall(r'^QUERY\((\w+),', path.read_text(encoding='utf-8'), flags=re.MULTILINE)]


def query_of(source, names):
    """The longest of the names that it begins with, if it is a source of pairs."""
    of = [name for name in names if source.parent.name == 'pairs' and source.stem.startswith(name + '_')]
    return max(of, key=len, default=None)


def common_sources():
    names = query_names()
    for room in COMMON_ROOMS:
        for source in sorted((SRC / room).glob('*.c')):
            yield query_of(source, names), source
    for source in sorted((SRC / 'scalar').glob('*.c')):
        yield None, source


def parts():
    return sorted((SRC / 'parts').glob('*.h'))


def main(asked):
    if asked == ['common']:
        for query, source in common_sources():
            print(query or '-', source.relative_to(SRC).as_posix())
    elif asked == ['parts']:
        for header in parts():
            print(header.relative_to(SRC).as_posix())
    else:
        sys.exit(__doc__)


if __name__ == '__main__':
    main(sys.argv[1:])
