"""The same functions, by threads of yours: Shared(pool).raycast_aabb(rays, boxes) shares one call among a pool.

A pool is whatever has a `map` that gives results in order, such as concurrent.futures.ThreadPoolExecutor or
multiprocessing.pool.ThreadPool. Results are the same bytes as those of the function itself, whatever the pool and the
number of parts: of a batch every part is a range, and lists of pairs are joined in the order of their parts."""
import functools
import os

import numpy as np

import lanehit

# Ranges begin at whole words of hits. Shorter batches are one call, so an array of so many rows is always a batch, and
# never the numbers of one shape or the planes of a frustum.
WORD = 64
VERBS = ("overlap", "contains", "classify", "raycast", "sweep", "closest", "contact", "manifold", "intersect")
LISTS_OF_TWO_SETS = ("pairs_aabb_aabb", "pairs_sphere_aabb", "pairs_sweep_aabb_aabb")


def index_of(operand):
    """The index behind the parts of an operand, or the faces of a mesh; None where there is none."""
    last = operand[-1] if isinstance(operand, tuple) and operand else None
    return last if isinstance(last, np.ndarray) and last.dtype == np.uint32 else None


def count_of(operand):
    """How many elements an operand has."""
    if index_of(operand) is not None:
        return len(index_of(operand))
    if isinstance(operand, tuple):
        return max(map(count_of, operand), default=1)
    is_batch = isinstance(operand, np.ndarray) and (
        operand.ndim > 1 or operand.dtype.names or operand.size >= WORD
    )
    return len(operand) if is_batch and operand.ndim else 1


def range_of(operand, n, begin, end):
    """The elements of a range; an operand of one element is that of every range."""
    index = index_of(operand)
    if index is not None:
        return (*operand[:-1], index[begin:end]) if len(index) == n else operand
    if isinstance(operand, tuple):
        return tuple(range_of(part, n, begin, end) for part in operand)
    return operand[begin:end] if count_of(operand) == n else operand


def room_of(out, begin, end):
    """Where the results of a range go."""
    if isinstance(out, tuple):
        return tuple(room_of(part, begin, end) for part in out)
    if out is None or out.dtype == np.uint64:
        return out if out is None else out[begin // WORD : -(-end // WORD)]
    if out.dtype == np.uint32 and out.ndim == 1:
        raise ValueError(
            "out: how many hits a range has is not known beforehand, so they have no place as indices"
        )
    return out[begin:end]


def joined(results):
    """One result of those of the parts: arrays, or named tuples of arrays and None."""
    first = results[0]
    if isinstance(first, tuple):
        return type(first)(map(joined, zip(*results)))
    return None if first is None else np.concatenate(results)


def moved_indices(result, begin):
    """Hits as their numbers, which counted from the beginning of a range; nothing else is one column of uint32."""
    for part in result if isinstance(result, tuple) else (result,):
        if part is not None and part.dtype == np.uint32 and part.ndim == 1:
            part += np.uint32(begin)
    return result


def moved_list(result, begin):
    """A list whose first shapes are counted from the beginning of a range."""
    pairs = result[0] if isinstance(result, tuple) else result
    pairs[:, 0] += np.uint32(begin)
    return result


def layers_of_range(layers, shapes, begin, end):
    """Those of a range of the shapes, as keywords; an index names shapes of all, whose layers are of all."""
    if layers is None or index_of(shapes) is not None:
        return {"layers": layers}
    is_one = not isinstance(layers, tuple)
    parts = [part if part is None else part[begin:end] for part in ((layers,) if is_one else layers)]
    return {"layers": parts[0] if is_one else tuple(parts)}


class Shared:
    """Every function of lanehit that can be shared, by its name: queries, `any_`, lists of all pairs, of kept sets and
    of rays. `parts` is how many there are of a call, by default four for each processor."""

    def __init__(self, pool, parts=None):
        self.pool = pool
        self.parts = parts or 4 * (os.cpu_count() or 1)
        if self.parts < 1:
            raise ValueError("parts: there is less than one")

    def __getattr__(self, name):
        function = getattr(lanehit, name, None)
        share = function and sharing(name)
        if not share:
            raise AttributeError(f"lanehit.threads: no function '{name}' is shared")
        return functools.update_wrapper(functools.partial(share, self, function), function)

    def ranges(self, n):
        """(begin, end) of each, in whole words."""
        words = -(-n // WORD)
        parts = max(1, min(self.parts, words))
        ends = [min(n, words * k // parts * WORD) for k in range(parts + 1)]
        return list(zip(ends, ends[1:]))

    def all(self, work, of):
        """What the pool makes of each, in order; all are done then."""
        return list(self.pool.map(work, of))


def sharing(name):
    """How a function is shared; None: it is not."""
    verb = name.split("_")[0]
    if name in LISTS_OF_TWO_SETS:
        return share_list
    if name.startswith("pairs_any_") or name == "pairs_nearest_ray_aabb":
        return share_batch
    if name.endswith("_kept") or name == "pairs_ray_aabb":
        return share_ranges_of_list
    if verb == "any":
        return share_any
    return share_batch if verb in VERBS and not name.endswith("_grid") else None


def share_batch(shared, function, *operands, out=None, **named):
    """A range of the pairs is a call. What is named is an operand, too, or says what is wanted."""
    options = {name: named.pop(name) for name in ("want", "hits", "kept_layers") if name in named}
    layers = {name: named.pop(name) for name in ("layers",) if name in named}
    n = max(map(count_of, (*operands, *named.values())), default=1)

    def call(where):
        of_range = [range_of(operand, n, *where) for operand in operands]
        of_names = {name: range_of(operand, n, *where) for name, operand in named.items()}
        into = {} if out is None else {"out": room_of(out, *where)}
        if layers:
            into.update(layers_of_range(layers["layers"], operands[0], *where))
        result = function(*of_range, **of_names, **options, **into)
        return moved_indices(result, where[0]) if options.get("hits") == "indices" else result

    if n < WORD:
        return function(*operands, **named, **options, **layers, **({} if out is None else {"out": out}))
    results = shared.all(call, shared.ranges(n))
    return joined(results) if out is None else out


def share_any(shared, function, *operands):
    """Parts that begin after one has hit do nothing."""
    n = max(map(count_of, operands), default=1)
    hit = []

    def call(where):
        if not hit and function(*(range_of(operand, n, *where) for operand in operands)):
            hit.append(True)

    shared.all(call, shared.ranges(max(n, 1)))
    return bool(hit)


def share_ranges_of_list(shared, function, shapes, *more, layers=None, **options):
    """The list of a range of the shapes; where these have an index, it has named them already."""
    n = count_of(shapes)

    def call(where):
        of_range = (range_of(operand, n, *where) for operand in (shapes, *more))
        of_layers = {} if layers is None else layers_of_range(layers, shapes, *where)
        found = function(*of_range, **of_layers, **options)
        return found if index_of(shapes) is not None else moved_list(found, where[0])

    if n < WORD:
        return function(shapes, *more, **({} if layers is None else {"layers": layers}), **options)
    return joined(shared.all(call, shared.ranges(n)))


def share_list(shared, function, *operands, **options):
    """Boxes are prepared by all, step by step; other shapes by one. Then all find parts."""
    numbers = range(shared.parts)
    layers = {option: options.pop(option) for option in ("layers", "b_layers") if option in options}
    name = function.__name__
    if name == "pairs_aabb_aabb":
        prepared = lanehit.pairs_begin(*(operands + (None,))[:2], parts=shared.parts, **options)
        for step in range(lanehit.PAIRS_STEPS):
            shared.all(lambda part, step=step: lanehit.pairs_prepare_part(prepared, step, part), numbers)
    else:
        prepared = getattr(lanehit, name.replace("pairs_", "pairs_prepare_"))(*operands, **options)
    find = lanehit.pairs_find_swept_part if "sweep" in name else lanehit.pairs_find_part
    return joined(shared.all(lambda part: find(prepared, part, shared.parts, **layers), numbers))
