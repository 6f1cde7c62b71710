"""What is wrong is refused in words that name the argument, and nothing is written."""
import re

import lanehit
import numpy as np
import pytest

from described import QUERIES, SETS, as_tuple, inputs_of, is_of_one_view, random_inputs

queries = pytest.mark.parametrize("query", QUERIES)


def refused(query, inputs, position, name, words, **options):
    plain = {name: a for name, a in inputs.items()}
    whole = re.escape(f"{query}: argument {position} ({name}): ") + words
    with pytest.raises(ValueError, match=whole):
        getattr(lanehit, query)(**plain, **options)


def results_that_nothing_writes(query, n):
    """Arrays for all results, and what looks whether they are as they were."""
    inputs = random_inputs(query, n, np.random.default_rng(1))
    room = as_tuple(getattr(lanehit, query)(**inputs, hits="bits"))
    for array in room:
        array.view(np.uint8 if array.dtype.itemsize == 1 else array.dtype)[...] = 77
    return tuple(room), [array.copy() for array in room]


@queries
def test_shapes(query):
    n = 9
    room, before = results_that_nothing_writes(query, n)
    if len(room) == 1:
        room = room[0]
    for position, (kind, name) in enumerate(inputs_of(query), start=1):
        if kind == "MARGINS" or (name == "t_max"):
            continue
        inputs = random_inputs(query, n, np.random.default_rng(1))
        right = inputs[name]

        def wrong(given, words):
            refused(query, {**inputs, name: given}, position, name, words, out=room)

        wrong(right.astype(np.float64), "it holds float64, not float32: .*astype")
        wrong(right.astype(np.int32), "it holds int32: shapes are arrays of float32")
        wrong(right.astype(">f4"), "it holds >f4")
        wrong(right[:, :2], r"an element has 2 numbers; it takes \w")
        wrong(np.hstack([right] * 6), "an element has")
        wrong(right[::-1], "its stride is negative")
        wrong(np.broadcast_to(right[0], right.shape), "it repeats one element")
        wrong("shapes", "it holds str")
        wrong([right.tolist()], "it holds list")
        wrong((right, np.array([0, 999], np.uint32)), "its index has 999, of")
        wrong((right, np.array([0, len(right)], np.uint32)), f"its index has {len(right)}, of {len(right)}")
        wrong((right, np.array([0, 1], np.int64)), "it holds int64")
        wrong((right, np.zeros((2, 3), np.uint32)), "its index has 0|a vertex has|its index has the axes")
        wrong(
            np.frombuffer(b"\0" * (right.nbytes + 1), np.uint8)[1:].view(np.float32).reshape(right.shape),
            "an array is not aligned",
        )
        if kind == "FRUSTUM":
            wrong(np.zeros((33, 4), np.float32), "its count is 0, or of a frustum more than 32")
        elif kind not in SETS and not is_of_one_view(query):
            # The first count that is not 1 is right, so of both first views the second is refused.
            refused(
                query,
                {**inputs, name: right[:4]},
                2 if position == 1 else position,
                inputs_of(query)[1][1] if position == 1 else name,
                "its count is neither 1 nor that of the others",
                out=room,
            )
    for array, as_it_was in zip(as_tuple(room), before):
        assert array.tobytes() == as_it_was.tobytes()


@queries
def test_results(query):
    n = 9
    inputs = random_inputs(query, n, np.random.default_rng(2))
    right = as_tuple(getattr(lanehit, query)(**inputs))
    names = getattr(type(getattr(lanehit, query)(**inputs)), "__match_args__", ["hits"])
    for k, array in enumerate(right):

        def wrong(given, words):
            with pytest.raises(ValueError, match=re.escape(f"{query}: {names[k]}: ") + words):
                getattr(lanehit, query)(**inputs, out=(None,) * k + (given,))

        wrong(array.astype(np.complex64), "it is no array of")
        wrong("results", "it is no array of")
        wrong(array[:-1].copy(order="F"), ".*")
        wrong(np.repeat(array, 2, axis=0)[::2], ".*")
        array.flags.writeable = False
        wrong(array, "it is read-only")
    if right[0].dtype == bool:
        for few in (np.zeros(n - 1, np.uint32), np.zeros(0, np.uint64)):
            with pytest.raises(ValueError, match=f"{query}: hits: "):
                getattr(lanehit, query)(**inputs, out=few)


def test_of_python():
    boxes = np.zeros((3, 6), np.float32)
    for call in (
        lambda: lanehit.overlap_aabb_aabb(boxes),
        lambda: lanehit.overlap_aabb_aabb(boxes, boxes, boxes),
        lambda: lanehit.overlap_aabb_aabb(boxes, boxes, c=1),
        lambda: lanehit.overlap_aabb_aabb(boxes, a=boxes, b=boxes),
        lambda: lanehit.any_overlap_aabb_aabb(boxes, boxes, hits="bits"),
        lambda: lanehit.sweep_aabb_aabb(boxes, (0, 0, 0), boxes, t_max="soon"),
    ):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(ValueError, match="'mask', 'bits' or 'indices'"):
        lanehit.overlap_aabb_aabb(boxes, boxes, hits="words")
    with pytest.raises(ValueError, match=r"sweep_aabb_aabb: argument 5 \(t_max\): it is negative or NaN"):
        lanehit.sweep_aabb_aabb(boxes, (0, 0, 0), boxes, t_max=-1)
    with pytest.raises(ValueError, match=r"sweep_aabb_aabb: argument 4 \(b_velocity\): "):
        lanehit.sweep_aabb_aabb(boxes, (0, 0, 0), boxes, np.zeros((2, 3), np.float32))
    with pytest.raises(ValueError, match=r"contact_aabb_aabb: argument 3 \(margin\): it holds float64"):
        lanehit.contact_aabb_aabb(boxes, boxes, np.zeros(3))
    with pytest.raises(
        ValueError, match=r"closest_aabb_point: argument 2 \(points\): one part has 3 elements, another 2"
    ):
        lanehit.closest_aabb_point(boxes, (boxes[:, 0], boxes[:, 1], boxes[:2, 2]))
    with pytest.raises(ValueError, match="its parts have different strides"):
        lanehit.overlap_aabb_aabb((boxes[:, :3], boxes[:, 3:].copy()), boxes)
    with pytest.raises(ValueError, match="an array is NULL"):
        lanehit.raycast_aabb(boxes[:, :3], boxes)
    with pytest.raises(
        ValueError, match=r"pack_aabbs_from_doubles: argument 1 \(boxes\): it holds float32, not float64"
    ):
        lanehit.pack_aabbs_from_doubles(boxes)


def test_backends():
    best = lanehit.isa_active()
    assert best in lanehit.isa_available() and "scalar" in lanehit.isa_available()
    rays, boxes = np.random.default_rng(3).uniform(-1, 1, (2, 99, 6)).astype(np.float32)
    plain = lanehit.raycast_aabb(rays, boxes)
    for isa in lanehit.isa_available():
        lanehit.isa_select(isa)
        assert lanehit.isa_active() == isa
        again = lanehit.raycast_aabb(rays, boxes)
        assert all(a.tobytes() == b.tobytes() for a, b in zip(plain, again))
    lanehit.isa_select(best)
    for name in ("altivec", 3):
        with pytest.raises(ValueError, match=r"isa_select: argument 1 \(isa\): no backend has this number"):
            lanehit.isa_select(name)
