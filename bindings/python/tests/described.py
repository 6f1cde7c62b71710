"""The queries as the library describes them, and random shapes of every kind."""
import os
import pathlib
import re

import numpy as np

ROOT = pathlib.Path(os.environ.get("LANEHIT_ROOT", pathlib.Path(__file__).parents[3]))
# What a kind is, and how many numbers an element has.
SHAPES = {
    "AABBS": 6,
    "SPHERES": 4,
    "TRIANGLES": 9,
    "SEGMENTS": 6,
    "CAPSULES": 7,
    "CYLINDERS": 7,
    "ELLIPSOIDS": 12,
    "KDOPS": 26,
    "PLANES": 4,
    "VECTORS": 3,
    "VECTORS_OR_REST": 3,
    "DIRECTIONS": 3,
    "POINTS": 3,
    "OBBS": 10,
    "RAYS": 8,
    "POSES": 7,
    "MARGINS": 1,
    "FRUSTUM": 4,
    "HULL": 3,
    "HULL_FACES": 4,
    "POLYGON": 3,
}
# Those of which every element goes with every pair.
SETS = {"FRUSTUM", "HULL", "HULL_FACES", "POLYGON"}
OF_A_SET = 5
PACKED = {
    "AABBS": "aabbs",
    "SPHERES": "spheres",
    "TRIANGLES": "triangles",
    "SEGMENTS": "segments",
    "CAPSULES": "capsules",
    "CYLINDERS": "cylinders",
    "ELLIPSOIDS": "ellipsoids",
    "KDOPS": "kdops",
    "PLANES": "planes",
    "VECTORS": "vectors",
    "VECTORS_OR_REST": "vectors",
    "DIRECTIONS": "vectors",
    "POINTS": "vectors",
    "OBBS": "obbs",
    "RAYS": "rays",
    "POSES": "poses",
}


def read(name):
    """Where instructions are slow, a sample: the extension has the same code for all queries."""
    text = (ROOT / "include/lanehit" / name).read_text(encoding="utf-8")
    lines = re.findall(r"^QUERY\((.*)\)$", text, flags=re.M)
    step = int(os.environ.get("LANEHIT_TEST_SAMPLE", "1"))
    return {line.split(",")[0]: re.findall(r"\((\w+), (\w+)\)", line) for line in lines[::step]}


QUERIES = read("queries.def")
GRID_QUERIES = read("grid_queries.def")


def inputs_of(query):
    """Kind and name of each view."""
    return [(kind, name) for kind, name in QUERIES[query] if kind in SHAPES]


# Of k-DOPs: axes, corners and edges.
DIRECTIONS = [
    np.eye(3),
    np.array([[1, 1, 1], [1, 1, -1], [1, -1, 1], [1, -1, -1]]),
    np.array([[1, 1, 0], [1, -1, 0], [1, 0, 1], [1, 0, -1], [0, 1, 1], [0, 1, -1]]),
]


def slabs_of(points):
    """Of each group of directions, where points are along them."""
    return [points @ group.T for group in DIRECTIONS]


def along_and_around(places, rng):
    """Bounds on either side of some places."""
    return [places - rng.uniform(0.1, 1.2, places.shape), places + rng.uniform(0.1, 1.2, places.shape)]


def random_shapes(kind, n, rng, spread=2.0):
    """n elements, of which some meet and some do not."""

    def vectors(scale=spread):
        return rng.uniform(-scale, scale, (n, 3))

    if kind == "AABBS":
        low = vectors()
        parts = [low, low + rng.uniform(0, 1.5, (n, 3))]
    elif kind == "SPHERES":
        parts = [vectors(), rng.uniform(0.1, 1.2, (n, 1))]
    elif kind == "TRIANGLES":
        first = vectors()
        parts = [first, first + vectors(1.5), first + vectors(1.5)]
    elif kind in ("SEGMENTS", "CAPSULES", "CYLINDERS"):
        first = vectors()
        parts = [first, first + vectors(1.5)] + ([rng.uniform(0.1, 0.8, (n, 1))] if kind != "SEGMENTS" else [])
    elif kind == "ELLIPSOIDS":
        parts = [vectors(), *(np.eye(3)[k] + rng.uniform(-0.5, 0.5, (n, 3)) for k in range(3))]
    elif kind == "KDOPS":
        parts = [part for along in slabs_of(vectors()) for part in along_and_around(along, rng)]
    elif kind in ("PLANES", "FRUSTUM", "HULL_FACES"):
        parts = [vectors(1.0), rng.uniform(-1, 1, (n, 1))]
    elif kind == "OBBS":
        parts = [vectors(), rng.uniform(0.2, 1, (n, 3)), rng.normal(size=(n, 4))]
    elif kind == "POSES":
        parts = [vectors(), rng.normal(size=(n, 4))]
    elif kind == "RAYS":
        origin = vectors(3.0)
        parts = [origin, vectors(1.0) - origin, np.zeros((n, 1)), np.full((n, 1), 2.0)]
    elif kind == "MARGINS":
        parts = [rng.uniform(-0.1, 0.5, (n, 1))]
    else:
        parts = [vectors()]
    made = np.concatenate(parts, axis=1).astype(np.float32)
    return made[:, 0].copy() if kind == "MARGINS" else made


def is_of_one_view(query):
    """Shapes that all go with one set: their count is that of the results, and may be 1."""
    return sum(kind not in SETS for kind, _ in inputs_of(query)) == 1


def random_inputs(query, n, rng):
    """By name."""
    return {name: random_shapes(kind, OF_A_SET if kind in SETS else n, rng, 1.0) for kind, name in inputs_of(query)}


def as_tuple(results):
    return results if isinstance(results, tuple) else (results,)


def assert_same_bits(a, b):
    for one, other in zip(as_tuple(a), as_tuple(b)):
        assert (one is None) == (other is None)
        if one is not None:
            assert one.shape == other.shape and one.dtype == other.dtype
            assert np.ascontiguousarray(one).tobytes() == np.ascontiguousarray(other).tobytes()
