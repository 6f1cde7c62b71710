"""Hulls against what textbooks say, by doubles in plain NumPy: two convex sets of points are as far apart as along the
best of the directions that their corners, edges and faces have."""
import itertools

import lanehit
import numpy as np
import pytest

import oracles
from described import QUERIES, inputs_of, random_inputs, random_shapes

TOLERANCE = 2e-4
N = 400


def edges(points):
    return np.stack([points[:, j] - points[:, i] for i, j in itertools.combinations(range(points.shape[1]), 2)], axis=1)


def directions(a, b):
    ways = (b[:, None] - a[:, :, None]).reshape(len(a), -1, 3)
    all_edges = np.concatenate([edges(x) for x in (a, b) if x.shape[1] > 1], axis=1)
    squares = np.maximum((all_edges**2).sum(-1), 1e-30)
    along = np.einsum("nwi,nei->nwe", ways, all_edges) / squares[:, None]
    across = ways[:, :, None] - along[..., None] * all_edges[:, None]
    pairs = list(itertools.combinations(range(all_edges.shape[1]), 2))
    first, second = all_edges[:, [i for i, _ in pairs]], all_edges[:, [j for _, j in pairs]]
    normals = np.cross(first, second)
    return np.concatenate([ways, across.reshape(len(a), -1, 3), normals, -normals], axis=1)


def gap(a, b):
    d = directions(a, b)
    d = d / np.maximum(np.linalg.norm(d, axis=-1, keepdims=True), 1e-12)
    low, high = np.einsum("ndi,nki->ndk", d, b).min(-1), np.einsum("ndi,nki->ndk", d, a).max(-1)
    return (low - high).max(-1)


def posed(poses, vertices):
    return poses[:, None, :3] + oracles.rotated(poses[:, None, 3:], vertices[None] + np.zeros((len(poses), 1, 1)))


def corners(kind, shapes):
    if kind in ("SPHERES", "POINTS"):
        return shapes[:, None, :3]
    if kind == "CAPSULES":
        return shapes[:, :6].reshape(-1, 2, 3)
    return oracles.vertices(kind, shapes)


def ask(query):
    inputs = random_inputs(query, N, np.random.default_rng(len(query)))
    return {name: a.astype(float) for name, a in inputs.items()}, getattr(lanehit, query)(**inputs)


def hull_queries(family):
    return [query for query in QUERIES if query.startswith(family) and "hull" in query]


@pytest.mark.parametrize("query", hull_queries("overlap"))
def test_overlap(query):
    inputs, hits = ask(query)
    if query == "overlap_hull_hull":
        distance = gap(posed(inputs["a"], inputs["a_hull"]), posed(inputs["b"], inputs["b_hull"]))
    else:
        kind, name = inputs_of(query)[0]
        distance = gap(posed(inputs["poses"], inputs["hull"]), corners(kind, inputs[name]))
        distance = distance - oracles.radius(kind, inputs[name])
    assert hits[distance < -TOLERANCE].all() and not hits[distance > TOLERANCE].any()
    assert 0.02 < hits.mean() < 0.98


@pytest.mark.parametrize("query", hull_queries("contains"))
def test_contains(query):
    inputs, hits = ask(query)
    seen = oracles.turned_back(inputs["poses"][:, 3:], inputs["points"] - inputs["poses"][:, :3])
    over = (seen @ inputs["faces"][:, :3].T - inputs["faces"][:, 3]).max(-1)
    assert hits[over < -TOLERANCE].all() and not hits[over > TOLERANCE].any()


@pytest.mark.parametrize("query", hull_queries("classify"))
def test_classify(query):
    inputs, result = ask(query)
    places = posed(inputs["poses"], inputs["hull"])
    over = np.einsum("nki,ni->nk", places, inputs["planes"][:, :3]) - inputs["planes"][:, 3:]
    low, high = over.min(-1), over.max(-1)
    assert result.hits[low < -TOLERANCE].all() and not result.hits[low > TOLERANCE].any()
    assert result.inside[high < -TOLERANCE].all() and not result.inside[high > TOLERANCE].any()
    assert 0.02 < result.hits.mean() < 0.98 and result.inside.any()


def test_boxes():
    rng = np.random.default_rng(3)
    poses, hull = random_shapes("POSES", N, rng), random_shapes("HULL", 7, rng)
    boxes = lanehit.pack_aabbs_from_hulls(poses, hull)
    places = posed(poses.astype(float), hull.astype(float))
    low, high = places.min(1), places.max(1)
    assert (boxes[:, :3] <= low + 1e-12).all() and (boxes[:, 3:] >= high - 1e-12).all()
    assert np.abs(boxes - np.hstack([low, high])).max() < 1e-5
    with pytest.raises(ValueError, match="its count is 0"):
        lanehit.pack_aabbs_from_hulls(poses, hull[:0])
