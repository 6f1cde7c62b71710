"""Code size is a feature: what a query may take of a backend, and the library in all.

budgets.py NM SIZE LIBRARY BACKEND=ARCHIVE.. -- DESCRIPTION..

Which queries there are and what kind of work each is follows from their descriptions, queries.def and its like. Of a
backend all functions whose names hold that of a query are its own. The budgets are those of a release build by gcc for
x86-64.
"""
import pathlib
import re
import subprocess
import sys

# All in bytes.
# What queries share: checks, staging, filters, packing, structs as they lie, all pairs; 48,000 of what two sweeps or two
# distances of boxes have in common, in all backends: triangle_touch, box_box_nearness, triangle_box_nearness; and 38,000 of
# what engines ask of lists of pairs: bounds of shapes, layers, subsets, one bit a shape, sets that are apart, changes; and
# 32,000 of bounding volumes of sets, and 140,000 of what queries of hulls share: hull_search; and 31,000 of what finds the
# axes of ellipsoids, and decides without error about polygons, with 9,000 for chains of these; and 62,000 of what five
# contacts of hulls are above the budget of contacts, since the search is in each of their references; and 40,000 of what
# manifolds of two hulls are made by: hull_manifolds.
LIBRARY = 660_000
PAIRS_OF_A_BACKEND = 17_000

# By kind of work: what a query may take of a backend, and what it may add to the library, in all backends together.
BUDGETS = {
    'simple': (3_500, 11_200),
    'vectors': (4_000, 12_300),
    'staged': (8_100, 20_800),
    'contacts': (9_000, 21_000),
    'contacts by axes': (11_500, 46_800),
    'manifolds': (9_500, 27_700),
    'manifolds by axes': (12_000, 52_700),
    'rays': (13_000, 23_300),
    'sweeps': (13_000, 27_700),
    'sweeps by axes': (13_000, 46_800),
    'triangles': (13_000, 25_600),
}

# The kinds of arguments that decide what work a query is, and the trait that does.
WORK_OF_KINDS = {'RAYS': 'rays', 'VECTORS': 'sweeps', 'DISTANCES': 'contacts', 'MANIFOLD': 'manifolds',
                 'TIMES': 'sweeps', 'TRIANGLES': 'triangles', 'XYZ_OF_HITS': 'vectors'}
TRAIT_OF_STAGES = 'LH_STAGED'

# A contact of two of these is told by the best of many axes, and by what both have in common along it; a sweep by the
# axis that is entered last, and by that contact at the start.
SHAPES_WITH_EDGES = {'TRIANGLES', 'OBBS'}


def traits_of(text):
    """By query that has any: its traits."""
    rows = re.findall(r'^LH_TRAITS\((\w+), (.*)\)$', text, flags=re.M)
    return {query: set(traits.split(' | ')) for query, traits in rows}


def works_of(descriptions):
    """By query, in the order in which they came: what work it is."""
    works, traits = {}, traits_of(descriptions)
    for query, arguments in re.findall(r'^QUERY\((\w+), (.*)\)$', descriptions, flags=re.M):
        kinds = re.findall(r'\((\w+), \w+\)', arguments)
        by_kinds = [work for kind, work in WORK_OF_KINDS.items() if kind in kinds]
        if by_kinds[:1] in (['contacts'], ['manifolds'], ['sweeps']) and sum(kind in SHAPES_WITH_EDGES for kind in kinds) >= 2:
            by_kinds = [f'{by_kinds[0]} by axes']
        by_trait = ['staged'] if TRAIT_OF_STAGES in traits.get(query, ()) else []
        works[query] = (by_kinds + by_trait + ['simple'])[0]
    assert works, 'there is no query'
    return works


def budget_of_library(works):
    return LIBRARY + sum(BUDGETS[work][1] for work in works.values())


def owner_of(symbol, queries):
    """The query that a function belongs to: the longest that its name holds."""
    return max((query for query in queries if query in symbol), key=len, default=None)


def sizes_of(nm, archive, queries):
    listing = subprocess.run([nm, '-S', '-t', 'd', archive], check=True, capture_output=True, text=True).stdout
    sizes = dict.fromkeys(queries, 0)
    for line in listing.splitlines():
        fields = line.split()
        if len(fields) == 4 and fields[2] in 'tT':
            owner = owner_of(fields[3], queries)
            if owner:
                sizes[owner] += int(fields[1])
    return sizes


def texts_of(size, file):
    """By name of the object: of a library itself, or of each in an archive."""
    listing = subprocess.run([size, file], check=True, capture_output=True, text=True).stdout.splitlines()
    rows = (line.split() for line in listing[1:])
    return {row[5]: int(row[0]) for row in rows}


def within(what, bytes_taken, budget):
    print(f'{what:50} {bytes_taken:8} of {budget:8}{"" if bytes_taken <= budget else "  TOO MUCH"}')
    return bytes_taken <= budget


def main(nm, size, library, *rest):
    archives, descriptions = rest[:rest.index('--')], rest[rest.index('--') + 1:]
    works = works_of('\n'.join(pathlib.Path(name).read_text(encoding='utf-8') for name in descriptions))
    fits = [within('library', texts_of(size, library)[library], budget_of_library(works))]
    for backend, archive in (row.split('=', 1) for row in archives):
        for query, taken in sizes_of(nm, archive, works).items():
            assert taken > 0, f'{backend} has no function of {query}'
            fits.append(within(f'{backend} {query}, {works[query]}', taken, BUDGETS[works[query]][0]))
        pairs = [taken for name, taken in texts_of(size, archive).items() if name.endswith('_column_kernels.c.o')]
        assert len(pairs) == 1, f'{backend} has not one object of pairs'
        fits.append(within(f'{backend} pairs', pairs[0], PAIRS_OF_A_BACKEND))
    return 0 if all(fits) else 1


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
