"""lanehit.threads: the bytes of one call, however it is shared."""
import inspect
import itertools
from concurrent.futures import ThreadPoolExecutor

import lanehit
import numpy as np
import pytest
from lanehit.threads import Shared

from described import GRID_QUERIES, QUERIES, as_tuple, assert_same_bits, random_inputs, random_shapes

N = 1000  # not a whole number of words
RNG = np.random.default_rng(7)
BOXES, BALLS, RAYS, SPEEDS = (random_shapes(kind, N, RNG, 4.0) for kind in ("AABBS", "SPHERES", "RAYS", "VECTORS"))


@pytest.fixture(scope="module", name="shared")
def of_three_threads():
    with ThreadPoolExecutor(3) as pool:
        yield Shared(pool, 5)


class Counting:
    """A pool without threads that counts the parts."""

    def __init__(self):
        self.parts = 0

    def map(self, work, of):
        self.parts += len(of)
        return map(work, of)


@pytest.mark.parametrize("query", QUERIES)
def test_queries(query, shared):
    inputs = random_inputs(query, N, np.random.default_rng(3))
    whole = getattr(lanehit, query)(**inputs)
    same = getattr(shared, query)
    in_order = [inputs[name] for name in inspect.signature(getattr(lanehit, query)).parameters if name in inputs]
    assert_same_bits(same(**inputs), whole)
    assert_same_bits(same(*in_order), whole)
    room = type(whole)(np.empty_like(part) for part in whole) if isinstance(whole, tuple) else np.empty_like(whole)
    assert same(*in_order, out=room) is room
    assert_same_bits(room, whole)
    if as_tuple(whole)[0].dtype == bool:
        for hits in ("bits", "indices"):
            assert_same_bits(same(**inputs, hits=hits), getattr(lanehit, query)(**inputs, hits=hits))
    if query in ("overlap_sphere_aabb", "contains_aabb_point"):
        assert getattr(shared, f"any_{query}")(*inputs.values()) is bool(whole.any())


@pytest.mark.parametrize("parts", (1, 2, 3, 8, 100))
def test_every_split(parts):
    pool = Counting()
    split = Shared(pool, parts)
    assert_same_bits(split.raycast_aabb(RAYS, BOXES, want="t_exit"), lanehit.raycast_aabb(RAYS, BOXES, want="t_exit"))
    assert pool.parts == min(parts, 16)
    for arguments in ((BOXES,), (BOXES, BOXES[:300]), (BOXES, None)):
        assert_same_bits(split.pairs_aabb_aabb(*arguments), lanehit.pairs_aabb_aabb(*arguments))
    ranges = split.ranges(N)
    assert (
        ranges[0][0] == 0
        and ranges[-1][1] == N
        and all(end == begin for (_, end), (begin, _) in zip(ranges, ranges[1:]))
    )


def test_forms(shared):
    order = RNG.permutation(N).astype(np.uint32)
    fields = np.zeros(N, [("low", np.float32, 3), ("high", np.float32, 3), ("id", np.int32)])
    fields["low"], fields["high"] = BOXES[:, :3], BOXES[:, 3:]
    corners = RNG.uniform(-4, 4, (50, 3)).astype(np.float32)
    faces = RNG.integers(0, 50, (N, 3)).astype(np.uint32)
    for shapes, boxes in itertools.product(
        (BALLS, BALLS[3], (0.0, 0.0, 0.0, 2.0), (BALLS, order), (BALLS[:, :3], BALLS[:, 3].copy())),
        (BOXES, fields, (BOXES, order[::-1].copy()), (BOXES[:, :3], BOXES[:, 3:])),
    ):
        assert_same_bits(shared.overlap_sphere_aabb(shapes, boxes), lanehit.overlap_sphere_aabb(shapes, boxes))
    assert_same_bits(
        shared.overlap_sphere_triangle(BALLS, (corners, faces)),
        lanehit.overlap_sphere_triangle(BALLS, (corners, faces)),
    )
    assert_same_bits(
        shared.overlap_sphere_aabb(BALLS[:9], BOXES[:9]), lanehit.overlap_sphere_aabb(BALLS[:9], BOXES[:9])
    )


def test_lists(shared):
    kept, groups = lanehit.pairs_keep(BOXES[:500]), lanehit.pairs_group(BOXES)
    order = RNG.permutation(N).astype(np.uint32)
    for name, arguments in (
        ("pairs_sphere_aabb", (BALLS, BOXES)),
        ("pairs_sweep_aabb_aabb", (BOXES, SPEEDS, BOXES[:400], SPEEDS[:400], 0.5)),
        ("pairs_aabb_kept", (BOXES, kept)),
        ("pairs_aabb_kept", ((BOXES, order), kept)),
        ("pairs_sphere_kept", (BALLS, kept)),
        ("pairs_sweep_aabb_kept", (BOXES, SPEEDS, 0.5, kept)),
        ("pairs_any_sphere_kept", (BALLS, kept)),
        ("pairs_ray_aabb", (RAYS, groups)),
        ("pairs_nearest_ray_aabb", (RAYS, groups)),
    ):
        whole = getattr(lanehit, name)(*arguments)
        assert len(as_tuple(whole)[0]) > 100
        assert_same_bits(getattr(shared, name)(*arguments), whole)
        few = [part[:5] if part is arguments[0] and isinstance(part, np.ndarray) else part for part in arguments]
        if name.endswith("_kept") and "sweep" not in name:
            assert_same_bits(getattr(shared, name)(*few), getattr(lanehit, name)(*few))


def test_lists_by_layers(shared):
    kept, order = lanehit.pairs_keep(BOXES), RNG.permutation(N).astype(np.uint32)  # as many as are asked
    layers, others = (RNG.integers(0, 8, (N, 2)).astype(np.uint32) for _ in range(2))
    of_boxes, of_kept = {"layers": layers}, {"layers": layers, "kept_layers": others}
    for name, arguments, options in (
        ("pairs_aabb_aabb", (BOXES,), of_boxes),
        ("pairs_sphere_aabb", (BALLS, BOXES), {"layers": layers, "b_layers": others}),
        ("pairs_sweep_aabb_aabb", (BOXES, SPEEDS, None, None, 0.5), of_boxes),
        ("pairs_aabb_kept", (BOXES, kept), of_kept),
        ("pairs_aabb_kept", ((BOXES, order), kept), of_kept),
        ("pairs_sweep_aabb_kept", (BOXES, SPEEDS, 0.5, kept), of_kept),
        ("pairs_sphere_kept", (BALLS, kept), {"layers": (None, layers[:, 1]), "kept_layers": others}),
        ("pairs_any_sphere_kept", (BALLS, kept), {"layers": (layers[:, 0], layers[:, 1]), "kept_layers": others}),
        ("pairs_any_aabb_kept", ((BOXES, order), kept), of_kept),
        ("pairs_any_sweep_aabb_kept", (BOXES, SPEEDS, 0.5, kept), of_kept),
    ):
        wanted = getattr(lanehit, name)(*arguments, **options)
        assert not np.array_equal(as_tuple(wanted)[0], as_tuple(getattr(lanehit, name)(*arguments))[0])
        assert_same_bits(getattr(shared, name)(*arguments, **options), wanted)


def test_refusals(shared):
    for name in ("pairs_by_kind", "isa_select", "hits_count", "no_such_name", *GRID_QUERIES):
        with pytest.raises(AttributeError, match=name):
            getattr(shared, name)
    with pytest.raises(ValueError, match=r"argument 2 \(boxes\): its count"):
        shared.overlap_sphere_aabb(BALLS, BOXES[:70])
    with pytest.raises(ValueError, match="holds float64"):
        shared.pairs_aabb_aabb(BOXES.astype(float))
    with pytest.raises(ValueError, match="no place as indices"):
        shared.overlap_sphere_aabb(BALLS, BOXES, out=np.empty(N, np.uint32))
    with pytest.raises(ValueError, match="less than one"):
        Shared(Counting(), -1)
