"""All pairs of boxes that are on several machines: which slabs of space a box is in, and which pairs belong to a slab.

Space is cut into slabs along x, and a machine has the boxes that meet its slab. A pair belongs to the slab that holds
the larger of both lower ends. If two boxes meet, either has that x within it, so both are in that slab, and each pair
is found there and counted there alone. Floats are compared and none computed: the pairs are exactly those of one
machine."""
import numpy as np

import lanehit


def cut(sample, count):
    """Where `count` slabs begin and the last ends, so that they hold about as many of a sample of lower ends each."""
    inner = np.sort(sample)[np.arange(1, count) * len(sample) // count]
    return np.concatenate([[-np.inf], inner, [np.inf]]).astype(np.float32)


def of_boxes(boxes, ends):
    """The first and the last slab of each box (n, 6). The last is -1 where a box has a NaN, since it meets nothing."""
    both = np.sort(np.searchsorted(ends[1:-1], boxes[:, [0, 3]], side="right"), axis=1)
    both[np.isnan(boxes[:, [0, 3]]).any(axis=1)] = 0, -1
    return both[:, 0], both[:, 1]


def inside(boxes, ends, slab):
    """The positions of the boxes that a slab has, those of its halo among them."""
    first, last = of_boxes(boxes, ends)
    return np.flatnonzero((first <= slab) & (slab <= last))


def pairs(boxes, numbers, ends, slab):
    """The pairs that belong to a slab, of the boxes in it and of their numbers among all: (k, 2), the lower first."""
    found = lanehit.pairs_aabb_aabb(boxes)
    later = boxes[found, 0].max(axis=1) if len(found) else np.empty(0, np.float32)
    belongs = (ends[slab] <= later) & ((later < ends[slab + 1]) | (slab + 2 == len(ends)))
    return np.sort(numbers[found[belongs]], axis=1)


def ascending(listed):
    """A list, or several joined, in the order of both numbers: one list, however many slabs there were."""
    return listed[np.lexsort(listed.T[::-1])]
