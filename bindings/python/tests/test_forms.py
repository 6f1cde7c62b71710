"""Every query, with every way to pass shapes and to take results: the same bits."""
import array
import ctypes

import lanehit
import numpy as np
import pytest

from described import PACKED, QUERIES, SETS, as_tuple, assert_same_bits, inputs_of, is_of_one_view, random_inputs

N = 197
queries = pytest.mark.parametrize("query", QUERIES)


def ask(query, inputs, **options):
    return getattr(lanehit, query)(**inputs, **options)


def columns(array):
    return tuple(np.ascontiguousarray(array[:, k]) for k in range(array.shape[1]))


def wider(array):
    room = np.full((array.shape[0], array.shape[1] + 3), np.nan, np.float32)
    room[:, 2:-1] = array
    return room[:, 2:-1]


def every_second(array):
    room = np.full((2 * array.shape[0], array.shape[1]), np.nan, np.float32)
    room[::2] = array
    return room[::2]


def structs(array):
    made = np.zeros(array.shape[0], [("id", np.uint32), ("numbers", np.float32, array.shape[1]), ("born", "M8[s]")])
    made["numbers"] = array
    return made


def fields(array):
    made = np.zeros(array.shape[0], [("name", "S4")] + [(f"f{k}", np.float32) for k in range(array.shape[1])])
    for k in range(array.shape[1]):
        made[f"f{k}"] = array[:, k]
    return made


def indexed(array):
    order = np.random.default_rng(5).permutation(array.shape[0])
    return array[order], np.argsort(order).astype(np.uint32)


def by_pairs(array):
    shuffled, index = indexed(array)
    return shuffled, np.stack([index, index * 0], axis=1)[:, 0]


def vectors(array):
    """Parts of three, and what is left: all of them of one stride."""
    return tuple(array[:, k : k + 3] for k in range(0, array.shape[1], 3))


FORMS = [np.asfortranarray, columns, wider, every_second, structs, fields, indexed, by_pairs, vectors]


@queries
@pytest.mark.parametrize("form", FORMS)
def test_layouts(query, form):
    inputs = random_inputs(query, N, np.random.default_rng(1))
    plain = ask(query, inputs)
    for kind, name in inputs_of(query):
        if kind != "MARGINS" and not (kind in SETS and form in (indexed, by_pairs)):
            inputs[name] = form(inputs[name])
    assert_same_bits(ask(query, inputs), plain)


@queries
def test_packed(query):
    inputs = random_inputs(query, N, np.random.default_rng(2))
    plain = ask(query, inputs)
    for kind, name in inputs_of(query):
        if kind in PACKED:
            packed = getattr(lanehit, "pack_" + PACKED[kind])(inputs[name])
            if kind == "RAYS":
                assert packed.shape[1] == 8  # without reciprocals
            assert np.array_equal(packed, inputs[name]) and packed.strides[0] == 4
            inputs[name] = packed
    assert_same_bits(ask(query, inputs), plain)


@queries
def test_one_for_all(query):
    inputs = random_inputs(query, N, np.random.default_rng(3))
    for kind, name in inputs_of(query):
        if kind in SETS or is_of_one_view(query):
            continue
        many = dict(inputs)
        many[name] = np.repeat(inputs[name][:1], N, axis=0)
        plain = ask(query, many)
        row = inputs[name][0]
        ones = [float(row)] if kind == "MARGINS" else [row, row[None], tuple(float(x) for x in row), list(row)]
        for one in ones:
            assert_same_bits(ask(query, {**inputs, name: one}), plain)


@queries
def test_results_given(query):
    inputs = random_inputs(query, N, np.random.default_rng(4))
    plain = ask(query, inputs)
    names = getattr(type(plain), "__match_args__", None)
    bits = ask(query, inputs, hits="bits")
    indices = ask(query, inputs, hits="indices")
    for mask, words, numbers in zip(as_tuple(plain), as_tuple(bits), as_tuple(indices)):
        if mask.dtype == bool:
            assert words.dtype == np.uint64 and numbers.dtype == np.uint32
            assert np.array_equal(np.unpackbits(words.view(np.uint8), count=N, bitorder="little").astype(bool), mask)
            assert np.array_equal(np.flatnonzero(mask), numbers)
            assert lanehit.hits_count(words, N) == mask.sum()
            assert np.array_equal(lanehit.hits_to_indices(words, N), numbers)
        else:
            assert np.array_equal(mask, words, equal_nan=mask.dtype == np.float32)
    for made in (plain, bits):  # what a call has returned is room for the next
        room = tuple(np.zeros_like(a) for a in made) if isinstance(made, tuple) else np.zeros_like(made)
        again = ask(query, inputs, out=room)
        assert_same_bits(again, made)
        assert all(a is b for a, b in zip(as_tuple(again), as_tuple(room)))
    for k, one in enumerate(as_tuple(plain)):  # one alone
        room = [None] * len(as_tuple(plain))
        room[k] = np.zeros_like(one)
        returned = as_tuple(ask(query, inputs, out=tuple(room)))
        assert_same_bits(returned[k], one)
        assert all(a is None for a in returned[:k] + returned[k + 1 :])
        if names:
            assert_same_bits(getattr(ask(query, inputs, want=names[k]), names[k]), one)
    first = as_tuple(plain)[0]
    if first.dtype == bool:
        room = np.zeros(N + 3, np.uint32)
        found = as_tuple(ask(query, inputs, out=room))[0]
        assert np.array_equal(found, np.flatnonzero(first)) and found.base is room


@queries
def test_any(query):
    inputs = random_inputs(query, N, np.random.default_rng(6))
    any_of = getattr(lanehit, "any_" + query, None)
    assert (any_of is not None) == (query.startswith(("overlap", "contains")) and len(QUERIES[query]) == 3)
    if any_of:
        assert any_of(*inputs.values()) == bool(ask(query, inputs).any())
        assert not any_of(*(a[:0] for a in inputs.values()))


@queries
def test_no_elements(query):
    inputs = {
        name: a if kind in SETS else a[:0]
        for (kind, name), a in zip(inputs_of(query), random_inputs(query, 3, np.random.default_rng(7)).values())
    }
    for result in as_tuple(ask(query, inputs)):
        assert len(result) == 0


def test_mesh():
    rng = np.random.default_rng(8)
    vertices = rng.uniform(-1, 1, (50, 3)).astype(np.float32)
    faces = rng.integers(0, 50, (80, 3)).astype(np.uint32)
    box = (-0.1, -0.1, -0.1, 0.2, 0.2, 0.2)
    plain = lanehit.overlap_triangle_aabb(vertices[faces], box)  # (80, 3, 3), axes taken together
    assert np.array_equal(lanehit.overlap_triangle_aabb((vertices, faces), box), plain)
    assert np.array_equal(lanehit.overlap_triangle_aabb((vertices, np.asfortranarray(faces)), box), plain)
    assert np.array_equal(
        lanehit.overlap_triangle_aabb((np.pad(vertices, ((0, 0), (0, 1)))[:, :3], faces[::2]), box), plain[::2]
    )
    assert np.array_equal(lanehit.pack_triangles((vertices, faces)).reshape(80, 3, 3), vertices[faces])


def test_rays():
    rng = np.random.default_rng(9)
    origin, direction = rng.uniform(-2, 2, (2, N, 3)).astype(np.float32)
    boxes = np.array([[-1, -1, -1, 1, 1, 1]], np.float32)
    inverse = (1 / direction).astype(np.float32)
    limits = np.full(N, 0.5, np.float32)
    plain = lanehit.raycast_aabb((origin, direction), boxes)
    assert_same_bits(lanehit.raycast_aabb(np.hstack([origin, direction]), boxes), plain)
    assert_same_bits(lanehit.raycast_aabb((origin, direction, inverse), boxes), plain)
    assert_same_bits(lanehit.raycast_aabb((origin, None, inverse), boxes), plain)
    short = lanehit.raycast_aabb((origin, direction, None, limits), boxes)
    assert_same_bits(lanehit.raycast_aabb((origin, direction, None, None, limits), boxes), short)
    assert_same_bits(lanehit.raycast_aabb((origin, direction, 0 * limits, limits), boxes), short)
    assert short.hits.sum() < plain.hits.sum()
    packed = lanehit.pack_rays((origin, direction, None, None, limits))
    assert [None if part is None else part.shape for part in packed] == [(N, 3), (N, 3), None, None, (N, 1)]
    assert_same_bits(lanehit.raycast_aabb(packed, boxes), short)
    assert lanehit.pack_rays((origin, direction)).shape == (N, 6)
    bits = lanehit.raycast_aabb((origin, direction), boxes, hits="bits")
    assert lanehit.hits_nearest(bits.hits, bits.t_enter) == np.argmin(plain.t_enter)
    assert lanehit.hits_nearest(0 * bits.hits, bits.t_enter) is None


def test_doubles():
    rng = np.random.default_rng(10)
    low = rng.uniform(-1, 1, (N, 3))
    boxes = np.hstack([low, low + rng.uniform(0, 1, (N, 3))])
    packed = lanehit.pack_aabbs_from_doubles(boxes)
    assert (
        packed.dtype == np.float32 and (packed[:, :3] <= boxes[:, :3]).all() and (packed[:, 3:] >= boxes[:, 3:]).all()
    )
    assert (np.nextafter(packed[:, :3], np.float32(np.inf)) > boxes[:, :3]).all()
    assert np.array_equal(lanehit.pack_aabbs_from_doubles((boxes[:, :3], boxes[:, 3:])), packed)
    around = lanehit.pack_aabbs_from_centres((boxes[:, :3], 0.5 * (boxes[:, 3:] - low)))
    assert (around[:, :3] <= low).all()
    balls = lanehit.pack_spheres_from_doubles(low)
    assert balls.shape == (N, 4) and (np.linalg.norm(balls[:, :3] - low, axis=1) <= balls[:, 3]).all()
    one = lanehit.pack_aabbs_from_doubles((0.1, 0.2, 0.3, 0.4, 0.5, 0.6))
    assert (
        one.shape == (1, 6)
        and one[0, 0] <= 0.1
        and one[0, 5] >= 0.6
        and one[0, 0] == np.float32(0.1) - np.float32(2**-27)
    )
    obbs = lanehit.pack_aabbs_from_obbs((0, 0, 0, 1, 2, 3, 0, 0, 0, 1))
    assert obbs.tolist() == [[-1, -2, -3, 1, 2, 3]]


def test_boxes_around_shapes():
    balls = np.array([[1, 2, 3, 0.5], [4, 5, 6, 1]], np.float32)
    assert lanehit.pack_aabbs_from_spheres(balls).tolist() == [[0.5, 1.5, 2.5, 1.5, 2.5, 3.5], [3, 4, 5, 5, 6, 7]]
    moving = lanehit.pack_aabbs_from_spheres(balls, np.float32([0.5]), velocity=np.float32([2, 0, -4]), t_max=0.5)
    assert moving[0].tolist() == [0, 1, 0, 3, 3, 4]
    positions, faces = np.eye(3, dtype=np.float32), np.array([[0, 1, 2], [1, 1, 1]], np.uint32)
    corners = positions[faces].reshape(2, 9)
    assert lanehit.pack_aabbs_from_triangles(corners).tolist() == [[0, 0, 0, 1, 1, 1], [0, 1, 0, 0, 1, 0]]
    rods = np.array([[0, 0, 0, 1, 0, 0, 0.25]], np.float32)
    rod = lanehit.pack_aabbs_from_capsules(rods)
    assert rod.tolist() == [[-0.25, -0.25, -0.25, 1.25, 0.25, 0.25]]
    assert lanehit.pack_aabbs_from_aabbs(rod, margin=np.float32([0.25])).tolist() == [[-0.5, -0.5, -0.5, 1.5, 0.5, 0.5]]
    for wrong, words in (
        (lambda: lanehit.pack_aabbs_from_spheres(balls, np.zeros(3, np.float32)), r"argument 2 \(margin\): its count"),
        (lambda: lanehit.pack_aabbs_from_spheres(balls, t_max=-1), r"argument 4 \(t_max\): it is negative"),
    ):
        with pytest.raises(ValueError, match=words):
            wrong()


def test_buffers_of_others():
    """What is no array of NumPy is read by the buffer protocol."""
    boxes = np.array([[0, 0, 0, 1, 1, 1]] * 3, np.float32)
    rows = (ctypes.c_float * 6 * 3)(*[(ctypes.c_float * 6)(*row) for row in boxes.tolist()])
    for other in (rows, memoryview(boxes), tuple(array.array("f", boxes[:, k]) for k in range(6))):
        assert lanehit.overlap_aabb_aabb(other, (0, 0, 0, 1, 1, 1)).tolist() == [True] * 3
    bits = array.array("Q", [0])
    assert lanehit.overlap_aabb_aabb(rows, boxes, out=bits) is bits and bits[0] == 7
    single = np.zeros(1, [("low", np.float32, 3), ("high", np.float32, 3)])
    for one in (single, single[0], single.reshape(())):
        assert lanehit.overlap_aabb_aabb(one, boxes).tolist() == [True] * 3

    class Box(ctypes.Structure):
        _fields_ = [("low", ctypes.c_float * 3), ("high", ctypes.c_float * 3)]

    with pytest.raises(ValueError, match=r"argument 1 \(a\): it holds Box_Array_3"):
        lanehit.overlap_aabb_aabb((Box * 3)(), boxes)
