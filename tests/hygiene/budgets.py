"""Code size is a feature: what a query may take of a backend, and the library in all.

budgets.py NM SIZE LIBRARY BACKEND=ARCHIVE.. -- QUERY..

Of a backend all functions whose names hold that of a query are its own. The budgets are those of a release build by
gcc for x86-64.
"""
import subprocess
import sys

KILOBYTE = 1024
LIBRARY = 350_000  # with the first eight queries; a further one may add so much, in all backends together:
FURTHER_COSTLY = 40_000
FURTHER_SIMPLE = 16_000
FIRST = 8
PACKING = 32 * KILOBYTE  # lh_pack_* and lh_any_*
COPYING = 40 * KILOBYTE  # structs and lists of pairs as they lie, in all backends
PAIRS = 80 * KILOBYTE  # lh_pairs_* of boxes, in all backends
PAIR_SHAPES = 10 * KILOBYTE  # balls, moving boxes and rays among boxes; preparing by threads
COSTLY = 20 * KILOBYTE  # rays, sweeps, triangles, oriented boxes, what segments are measured against
SIMPLE = 6 * KILOBYTE
COSTLY_VERBS = ('raycast_', 'sweep_')
COSTLY_SHAPES = ('triangle', 'obb', 'capsule_', 'segment_segment')


def budget_of(query):
    costly = query.startswith(COSTLY_VERBS) or any(shape in query for shape in COSTLY_SHAPES)
    return COSTLY if costly else SIMPLE


def budget_of_library(queries):
    """Queries are in the order in which they came."""
    return LIBRARY + PACKING + COPYING + PAIRS + PAIR_SHAPES + sum(
        FURTHER_COSTLY if budget_of(query) == COSTLY else FURTHER_SIMPLE for query in queries[FIRST:])


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
    print(f'{what:40} {bytes_taken:8} of {budget:8}{"" if bytes_taken <= budget else "  TOO MUCH"}')
    return bytes_taken <= budget


def main(nm, size, library, *rest):
    archives, queries = rest[:rest.index('--')], rest[rest.index('--') + 1:]
    fits = [within('library', texts_of(size, library)[library], budget_of_library(queries))]
    for backend, archive in (row.split('=', 1) for row in archives):
        for query, taken in sizes_of(nm, archive, queries).items():
            assert taken > 0, f'{backend} has no function of {query}'
            fits.append(within(f'{backend} {query}', taken, budget_of(query)))
        pairs = [taken for name, taken in texts_of(size, archive).items() if name.endswith('_pairs.c.o')]
        assert len(pairs) == 1, f'{backend} has not one object of pairs'
        fits.append(within(f'{backend} pairs', pairs[0], COSTLY))
    return 0 if all(fits) else 1


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
