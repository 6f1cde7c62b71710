"""All pairs, kept sets, groups, parts and grids, against every pair asked one by one."""
import re
import threading
import time

import lanehit
import numpy as np
import pytest

from described import random_shapes

RNG = np.random.default_rng(1)
A, B = (random_shapes("AABBS", 300, RNG, 4.0) for _ in range(2))
BALLS = random_shapes("SPHERES", 200, RNG, 4.0)
SPEEDS = RNG.uniform(-1, 1, (300, 3)).astype(np.float32)
RAYS = random_shapes("RAYS", 150, RNG, 4.0)
RODS = random_shapes("CAPSULES", 200, RNG, 1.0)
TURNED = random_shapes("OBBS", 200, RNG, 4.0)
OF_KEPT = {"aabb": (A,), "sphere": (BALLS,), "capsule": (RODS,), "obb": (TURNED,), "sweep_aabb": (A, SPEEDS, 0.5)}


def all_pairs(query, first, second, *more, **options):
    """(i, j) of those that hit, and what else the query returns of them."""
    i, j = np.meshgrid(np.arange(len(first)), np.arange(len(second)), indexing="ij")
    i, j = i.ravel().astype(np.uint32), j.ravel().astype(np.uint32)
    operands = [(first, i), *[(array, i) for array in more], (second, j)]
    result = getattr(lanehit, query)(*operands, **options)
    return np.stack([i, j], axis=1), result


def same(pairs, expected):
    assert pairs.dtype == np.uint32 and pairs.shape == expected.shape and len(expected) > 10
    assert np.array_equal(pairs[np.lexsort(pairs.T[::-1])], expected[np.lexsort(expected.T[::-1])])


def test_boxes():
    both, hits = all_pairs("overlap_aabb_aabb", A, B)
    pairs = lanehit.pairs_aabb_aabb(A, B)
    same(pairs, both[hits])
    both, hits = all_pairs("overlap_aabb_aabb", A, A)
    same(lanehit.pairs_aabb_aabb(A), both[hits & (both[:, 0] < both[:, 1])])
    kept = lanehit.pairs_keep(B)
    same(lanehit.pairs_aabb_kept(A, kept), pairs)
    room = np.full((len(pairs) + 5, 2), 7, np.uint32)
    written = lanehit.pairs_aabb_aabb(A, B, out=room)
    assert np.array_equal(written, pairs) and written.base is room and (room[len(pairs) :] == 7).all()
    for wrong, words in (
        (room[:3], f"it has room for 3 pairs, of {len(pairs)}"),
        (room[:, :1], "it is not an array"),
        (room.astype(np.int32), "it is not an array"),
        (room[::2], "it is not an array"),
    ):
        with pytest.raises(ValueError, match=re.escape("pairs_aabb_aabb: out: " + words)):
            lanehit.pairs_aabb_aabb(A, B, out=wrong)
    same_place = np.tile(np.float32([[0, 0, 0, 1, 1, 1]]), (300, 1))  # more than the room that is made at first
    assert len(lanehit.pairs_aabb_aabb(same_place)) == 300 * 299 // 2
    some = RNG.permutation(300)[:100].astype(np.uint32)
    assert set(lanehit.pairs_aabb_aabb((A, some)).ravel().tolist()) <= set(some.tolist())


def random_layers(n):
    return (1 << RNG.integers(0, 5, (n, 1)) | RNG.integers(0, 32, (n, 2)) * [0, 1]).astype(np.uint32)


def wanted(pairs, layers, other):
    first, second = layers[pairs[:, 0]], other[pairs[:, 1]]
    return pairs[(first[:, 0] & second[:, 1] != 0) & (second[:, 0] & first[:, 1] != 0)]


def test_layers():
    of_a, of_b = random_layers(300), random_layers(300)
    all_of_a, of_both, kept = lanehit.pairs_aabb_aabb(A), lanehit.pairs_aabb_aabb(A, B), lanehit.pairs_keep(B)
    from_kept = lanehit.pairs_aabb_kept(A, kept)
    columns = np.asfortranarray(of_a)
    for of in (of_a, columns, np.tile(of_a, 3)[:, :2], (columns[:, 0], columns[:, 1]), (of_a[:, 0], of_a[:, 1])):
        listed = lanehit.pairs_aabb_aabb(A, layers=of)
        assert 10 < len(listed) < len(all_of_a) and np.array_equal(listed, wanted(all_of_a, of_a, of_a))
    assert np.array_equal(lanehit.pairs_aabb_aabb(A, B, layers=of_a, b_layers=of_b), wanted(of_both, of_a, of_b))
    room = np.empty((len(from_kept), 2), np.uint32)
    listed = lanehit.pairs_aabb_kept(A, kept, layers=of_a, kept_layers=of_b, out=room)
    assert np.array_equal(listed, wanted(from_kept, of_a, of_b))
    for set_of, options in (((A,), {}), ((A, B), {"b_layers": of_b})):
        prepared = lanehit.pairs_prepare(*set_of)
        parts = [lanehit.pairs_find_part(prepared, k, 3, layers=of_a, **options) for k in range(3)]
        assert np.array_equal(np.concatenate(parts), lanehit.pairs_aabb_aabb(*set_of, layers=of_a, **options))
    masks_alone = np.stack([np.full(300, 2**32 - 1, np.uint32), of_a[:, 1] >> 4], axis=1)
    listed = lanehit.pairs_aabb_aabb(A, layers=(None, masks_alone[:, 1]))
    assert len(listed) > 10 and np.array_equal(listed, wanted(all_of_a, masks_alone, masks_alone))
    assert np.array_equal(lanehit.pairs_aabb_aabb(A, layers=None), all_of_a)
    some = RNG.permutation(300)[:200].astype(np.uint32)
    listed = lanehit.pairs_aabb_aabb((A, some), layers=of_a)  # layers of all boxes, since the index names those
    assert np.array_equal(listed, wanted(lanehit.pairs_aabb_aabb((A, some)), of_a, of_a))


def test_layers_of_other_shapes():
    of_a, of_balls, of_b, kept = random_layers(300), random_layers(200), random_layers(300), lanehit.pairs_keep(B)

    def without_unwanted(name, shapes, first, second, *more, **options):
        whole, listed = (getattr(lanehit, name)(*shapes, *more, **given) for given in ({}, options))
        if not isinstance(whole, np.ndarray):
            k = [(pair in wanted(whole.pairs, first, second).tolist()) for pair in whole.pairs.tolist()]
            assert np.array_equal(listed.toi, whole.toi[k]) and np.array_equal(listed.normal, whole.normal[k])
            whole, listed = whole.pairs, listed.pairs
        assert 10 < len(listed) < len(whole) and np.array_equal(listed, wanted(whole, first, second))
        return listed

    balls = without_unwanted("pairs_sphere_aabb", (BALLS, B), of_balls, of_b, layers=of_balls, b_layers=of_b)
    without_unwanted("pairs_sweep_aabb_aabb", (A, SPEEDS), of_a, of_a, None, None, 0.5, layers=of_a)
    swept = without_unwanted("pairs_sweep_aabb_aabb", (A, SPEEDS), of_a, of_b, B, SPEEDS, 0.5, layers=of_a, b_layers=of_b)
    prepared = lanehit.pairs_prepare_sphere_aabb(BALLS, B)
    parts = [lanehit.pairs_find_part(prepared, k, 3, layers=of_balls, b_layers=of_b) for k in range(3)]
    assert np.array_equal(np.concatenate(parts), balls)
    prepared = lanehit.pairs_prepare_sweep_aabb_aabb(A, SPEEDS, B, SPEEDS, 0.5)
    parts = [lanehit.pairs_find_swept_part(prepared, k, 3, layers=of_a, b_layers=of_b).pairs for k in range(3)]
    assert np.array_equal(np.concatenate(parts), swept)
    for name, shapes in OF_KEPT.items():
        layers = of_a[: len(shapes[0])]
        options = {"layers": layers, "kept_layers": of_b}
        listed = without_unwanted(f"pairs_{name}_kept", shapes, layers, of_b, kept, **options)
        expected = np.zeros(len(shapes[0]), bool)
        expected[listed[:, 0]] = True
        some = getattr(lanehit, f"pairs_any_{name}_kept")(*shapes, kept, **options)
        assert np.array_equal(some, expected) and not some.all()
        with pytest.raises(ValueError, match=rf"pairs_any_{name}_kept: layers: it has 9 boxes, of "):
            getattr(lanehit, f"pairs_any_{name}_kept")(*shapes, kept, layers=layers[:9])
    with pytest.raises(ValueError, match="pairs_sphere_kept: kept_layers: it has 299 boxes, of 300"):
        lanehit.pairs_sphere_kept(BALLS, kept, kept_layers=of_b[:299])


def test_layers_that_are_refused():
    of_a, prepared = random_layers(300), lanehit.pairs_prepare(A)
    for of, words in (
        (of_a[:299], "it has 299 boxes, of 300"),
        (of_a.astype(np.int64), "it is not an array of uint32"),
        (of_a[:, :1], "it is not an array of uint32"),
        ((of_a[:, 0],), "a tuple of layers is one of the layers and the masks"),
        ((of_a[:, 0], of_a[:, 1].copy()), "layers and masks have different strides"),
        ((of_a, of_a), "it is not an array of uint32"),
        (of_a[::-1], "its stride is not positive"),
        (np.broadcast_to(of_a[0], of_a.shape), "its stride is not positive"),
    ):
        with pytest.raises(ValueError, match=re.escape("pairs_aabb_aabb: layers: " + words)):
            lanehit.pairs_aabb_aabb(A, layers=of)
    with pytest.raises(ValueError, match=r"pairs_aabb_aabb: b_layers: there is no such set"):
        lanehit.pairs_aabb_aabb(A, layers=of_a, b_layers=of_a)
    with pytest.raises(ValueError, match=r"pairs_find_part: layers: it has 9 boxes, of 300"):
        lanehit.pairs_find_part(prepared, 0, 1, layers=of_a[:9])
    for call in (lambda: lanehit.pairs_keep(A, layers=of_a), lambda: lanehit.pairs_aabb_aabb(A, kept_layers=of_a)):
        with pytest.raises(TypeError, match="arguments that it does not have"):
            call()


def test_spheres():
    both, hits = all_pairs("overlap_sphere_aabb", BALLS, B)
    same(lanehit.pairs_sphere_aabb(BALLS, B), both[hits])
    same(lanehit.pairs_sphere_kept(BALLS, lanehit.pairs_keep(B)), both[hits])


def test_capsules():
    both, hits = all_pairs("overlap_capsule_aabb", RODS, B)
    same(lanehit.pairs_capsule_kept(RODS, lanehit.pairs_keep(B)), both[hits])


@pytest.mark.parametrize("name, shapes", OF_KEPT.items())
def test_a_bit_a_shape(name, shapes):
    kept = lanehit.pairs_keep(B[:40])
    listed = getattr(lanehit, f"pairs_{name}_kept")(*shapes, kept)
    expected = np.zeros(len(shapes[0]), bool)
    expected[getattr(listed, "pairs", listed)[:, 0]] = True
    meets = getattr(lanehit, f"pairs_any_{name}_kept")(*shapes, kept)
    assert meets.dtype == bool and np.array_equal(meets, expected) and meets.any() and not meets.all()
    none = [part[:0] if isinstance(part, np.ndarray) else part for part in shapes]
    assert getattr(lanehit, f"pairs_any_{name}_kept")(*none, kept).shape == (0,)


def test_sweeps():
    both, result = all_pairs("sweep_aabb_aabb", A, B, SPEEDS, t_max=0.5)
    for found in (
        lanehit.pairs_sweep_aabb_aabb(A, SPEEDS, B, t_max=0.5),
        lanehit.pairs_sweep_aabb_kept(A, SPEEDS, 0.5, lanehit.pairs_keep(B)),
    ):
        same(found.pairs, both[result.hits])
        of = found.pairs[:, 0] * 300 + found.pairs[:, 1]
        assert np.array_equal(found.toi, result.toi[of]) and np.array_equal(found.normal, result.normal[of])
        assert found.toi.dtype == np.float32 and found.normal.dtype == np.int32


def test_rays():
    both, result = all_pairs("raycast_aabb", RAYS, B)
    groups = lanehit.pairs_group(B)
    found = lanehit.pairs_ray_aabb(RAYS, groups)
    same(found.pairs, both[result.hits])
    of = found.pairs[:, 0] * 300 + found.pairs[:, 1]
    assert np.array_equal(found.t_enter, result.t_enter[of]) and np.array_equal(found.t_exit, result.t_exit[of])
    nearest, t_enter = lanehit.pairs_nearest_ray_aabb(RAYS, groups)
    times = result.t_enter.reshape(150, 300)
    assert np.array_equal(t_enter, times.min(axis=1))
    assert np.array_equal(nearest, np.where(np.isinf(t_enter), 2**32 - 1, times.argmin(axis=1)))


def test_parts_by_threads():
    whole = lanehit.pairs_aabb_aabb(A)
    prepared = lanehit.pairs_begin(A, None, 3)
    ready = threading.Barrier(3)
    parts = [None] * 12

    def work(me):
        for step in range(lanehit.PAIRS_STEPS):
            lanehit.pairs_prepare_part(prepared, step, me)
            ready.wait()
        for part in range(me, 12, 3):
            parts[part] = lanehit.pairs_find_part(prepared, part, 12)

    threads = [threading.Thread(target=work, args=(me,)) for me in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert np.array_equal(np.concatenate(parts), whole)
    assert np.array_equal(lanehit.pairs_find_part(lanehit.pairs_prepare(A), 0, 1), whole)
    one = lanehit.pairs_prepare_sphere_aabb((0.0, 0.0, 0.0, 2.0), B)  # what it is made of stays, too
    same(lanehit.pairs_find_part(one, 0, 1), lanehit.pairs_sphere_aabb((0.0, 0.0, 0.0, 2.0), B))
    swept = lanehit.pairs_prepare_sweep_aabb_aabb(A.copy(), SPEEDS.copy(), B.copy(), None, 0.5)
    others = [np.full_like(a, np.nan) for a in (A, SPEEDS, B) * 20]  # where those would be if nobody held them
    same(
        lanehit.pairs_find_swept_part(swept, 0, 1).pairs, lanehit.pairs_sweep_aabb_aabb(A, SPEEDS, B, t_max=0.5).pairs
    )
    assert others


def test_kinds():
    pairs = lanehit.pairs_aabb_aabb(A)
    kind = RNG.integers(0, 3, 300).astype(np.uint8)
    ordered, first = lanehit.pairs_by_kind(pairs, kind, 3)
    assert first[0] == 0 and first[-1] == len(pairs) == len(ordered) and len(first) == 10
    for a in range(3):
        for b in range(3):
            rows = ordered[first[3 * a + b] : first[3 * a + b + 1]]
            assert (kind[rows[:, 0]] == a).all() and (kind[rows[:, 1]] == b).all()
    for wrong in (
        (pairs, kind[:5], 3),
        (pairs, kind, 2),
        (pairs, kind, 99),
        (pairs[:, 0], kind, 3),
        (pairs, kind[::2], 3),
    ):
        with pytest.raises(ValueError, match=r"pairs_by_kind: argument [1-5] \("):
            lanehit.pairs_by_kind(*wrong)


def test_difference():
    before, now = lanehit.pairs_aabb_aabb(A), lanehit.pairs_aabb_aabb(A + np.float32(0.25) * RNG.random(A.shape, np.float32))
    added, removed, previous = lanehit.pairs_difference(before, now)
    old, new = set(map(tuple, before.tolist())), set(map(tuple, now.tolist()))
    assert set(map(tuple, added[:, :2].tolist())) == new - old != set()
    assert set(map(tuple, removed[:, :2].tolist())) == old - new != set()
    assert (now[added[:, 2]] == added[:, :2]).all() and (before[removed[:, 2]] == removed[:, :2]).all()
    is_old = previous != 0xFFFFFFFF
    assert (before[previous[is_old]] == now[is_old]).all() and is_old.sum() == len(now) - len(added)
    nothing = lanehit.pairs_difference(before[:0], before[:0])
    assert [part.shape for part in nothing] == [(0, 3), (0, 3), (0,)]
    for wrong in ((before[:, 0], now), (before, now.astype(float)), (before[::2], now)):
        with pytest.raises(ValueError, match=r"pairs_difference: argument [13] \("):
            lanehit.pairs_difference(*wrong)


def test_refusals():
    kept, groups, prepared = lanehit.pairs_keep(A), lanehit.pairs_group(A), lanehit.pairs_prepare(A)
    for call, words in (
        (lambda: lanehit.pairs_aabb_kept(A, groups), r"pairs_aabb_kept: argument 2 \(kept\): it is not what"),
        (lambda: lanehit.pairs_ray_aabb(RAYS, A), r"pairs_ray_aabb: argument 2 \(groups\): it is not what"),
        (lambda: lanehit.pairs_find_part(kept, 0, 1), r"argument 1 \(prepared\)"),
        (lambda: lanehit.pairs_find_part(prepared, 3, 3), r"argument 2 \(part\): it is not less than parts"),
        (lambda: lanehit.pairs_find_swept_part(prepared, 0, 1), "it was prepared for pairs of another kind"),
        (lambda: lanehit.pairs_keep(A.astype(float)), r"pairs_keep: argument 1 \(boxes\): it holds float64"),
        (lambda: lanehit.pairs_aabb_aabb(None), r"pairs_aabb_aabb: argument 1 \(a\): the view is NULL"),
        (lambda: lanehit.pairs_sweep_aabb_aabb(A, SPEEDS[:5], B), r"argument 2 \(a_velocity\): its count"),
    ):
        with pytest.raises(ValueError, match=words):
            call()
    with pytest.raises(TypeError):
        lanehit.pairs_aabb_aabb(A, B, A)
    with pytest.raises(TypeError):
        lanehit.pairs_aabb_aabb(A, c=B)


@pytest.mark.parametrize("kind, query", [("SPHERES", "sphere"), ("TRIANGLES", "triangle")])
def test_grids(kind, query):
    shapes = random_shapes(kind, 20, np.random.default_rng(2), 2.0)
    cell, origin = 0.25, -2.0
    grid = ((origin,) * 3, (cell,) * 3, (1, 2, 3), (13, 11, 9))
    mask = getattr(lanehit, f"overlap_{query}_grid")(shapes, grid)
    x, y, z = (np.arange(first, first + count) * cell + origin for first, count in zip(grid[2], grid[3]))
    low = np.stack(np.broadcast_arrays(x[None, None, :], y[None, :, None], z[:, None, None]), axis=-1)
    boxes = np.concatenate([low, low + cell], axis=-1).astype(np.float32).reshape(-1, 6)
    expected = np.zeros(len(boxes), bool)
    for shape in shapes:
        expected |= getattr(lanehit, f"overlap_{query}_aabb")(shape, boxes)
    assert mask.shape == (9, 11, 13) and np.array_equal(mask.ravel(), expected) and 0 < expected.sum() < len(expected)
    bits = getattr(lanehit, f"overlap_{query}_grid")(shapes, grid, hits="bits")
    assert lanehit.hits_count(bits, mask.size) == mask.sum()
    numbers = getattr(lanehit, f"overlap_{query}_grid")(shapes, grid, hits="indices")
    assert np.array_equal(np.flatnonzero(mask), numbers)
    room = np.zeros((9, 11, 13), bool)
    assert getattr(lanehit, f"overlap_{query}_grid")(shapes, grid, out=room) is room and np.array_equal(room, mask)
    for wrong in (room[:8], room.transpose(2, 1, 0), np.zeros(5, np.uint64)):
        with pytest.raises(ValueError, match="hits: "):
            getattr(lanehit, f"overlap_{query}_grid")(shapes, grid, out=wrong)
    for wrong in (
        (1, 2),
        5,
        (grid[0], (0.0, 1.0, 1.0), *grid[2:]),
        (*grid[:2], (0, 0, 2**24), grid[3]),
        (*grid[:2], (0, 0, 0), (2**24,) * 3),
    ):
        with pytest.raises(ValueError, match=r"argument 2 \(grid\): "):
            getattr(lanehit, f"overlap_{query}_grid")(shapes, wrong)
    assert getattr(lanehit, f"overlap_{query}_grid")(shapes, (*grid[:3], (0, 3, 4))).shape == (4, 3, 0)


def longest_pause():
    """As a part of a long call's time, the longest that this thread was kept from going on meanwhile."""
    capsules, others = random_shapes("CAPSULES", 10**6, np.random.default_rng(3)), random_shapes("CAPSULES", 1, RNG)
    room = np.zeros(10**6 // 64, np.uint64)
    times = []

    def call():
        times.append(time.perf_counter())
        lanehit.overlap_capsule_capsule(capsules, others, out=room)
        times.append(time.perf_counter())

    thread = threading.Thread(target=call)
    thread.start()
    moments = []
    while thread.is_alive():
        moments.append(time.perf_counter())
    thread.join()
    begin, end = times
    moments = [begin] + [moment for moment in moments if begin < moment < end] + [end]
    return max(after - before for before, after in zip(moments, moments[1:])) / (end - begin)


def test_other_threads_go_on():
    """A call that kept the interpreter would be one pause; a busy machine makes some, but not so each time."""
    best = lanehit.isa_active()
    lanehit.isa_select("scalar")  # takes longest
    try:
        assert any(longest_pause() < 0.5 for _ in range(10))
    finally:
        lanehit.isa_select(best)
