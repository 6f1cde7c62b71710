"""lanehit.slabs: the pairs of all slabs are those of one machine, each once."""
import lanehit
import numpy as np
import pytest
from lanehit import slabs

from described import random_shapes

RNG = np.random.default_rng(11)


def awkward_boxes():
    """On a lattice, so that ends are equal; some inside out, infinite, or with a NaN."""
    boxes = np.round(random_shapes("AABBS", 600, RNG, 3.0) * 4) / 4
    boxes[:40] = boxes[:40, [3, 1, 2, 0, 4, 5]]
    boxes[40:50, 0], boxes[50:60, 3] = -np.inf, np.inf
    boxes[60:70, 0], boxes[70:80, 3], boxes[80:90, 1] = np.nan, np.nan, np.nan
    return boxes.astype(np.float32)


@pytest.mark.parametrize("count", (1, 2, 3, 7, 40))
@pytest.mark.parametrize("boxes", (random_shapes("AABBS", 500, RNG, 4.0), awkward_boxes()), ids=("usual", "awkward"))
def test_one_list(boxes, count):
    numbers = np.arange(len(boxes), dtype=np.uint32)
    one = slabs.ascending(lanehit.pairs_aabb_aabb(boxes))
    ends = slabs.cut(boxes[np.isfinite(boxes[:, 0]), 0], count)
    assert len(ends) == count + 1 and ends[0] == -np.inf and ends[-1] == np.inf
    lists = []
    for slab in range(count):
        here = slabs.inside(boxes, ends, slab)
        assert count == 1 or len(here) < len(boxes)
        lists.append(slabs.pairs(boxes[here], numbers[here], ends, slab))
    joined = slabs.ascending(np.concatenate(lists))
    assert len(one) > 300 and joined.dtype == np.uint32 and np.array_equal(joined, one)


def test_no_boxes():
    none = slabs.pairs(np.empty((0, 6), np.float32), np.empty(0, np.uint32), slabs.cut(np.zeros(3, np.float32), 2), 1)
    assert none.shape == (0, 2)
