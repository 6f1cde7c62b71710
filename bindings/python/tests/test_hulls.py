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


def ask(query, **options):
    inputs = random_inputs(query, N, np.random.default_rng(len(query)))
    return {name: a.astype(float) for name, a in inputs.items()}, getattr(lanehit, query)(**inputs, **options)


def hull_queries(family):
    return [query for query in QUERIES if query.startswith(family) and "hull" in query]


@pytest.mark.parametrize("query", hull_queries("overlap"))
def test_overlap(query):
    inputs, result = ask(query)
    hits = getattr(result, "hits", result)
    if query.startswith("overlap_hull_hull"):
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


@pytest.mark.parametrize("query", hull_queries("raycast"))
def test_raycast(query):
    inputs, result = ask(query)
    rays, places, faces = inputs["rays"], inputs["poses"], inputs["faces"]
    seen = oracles.turned_back(places[:, 3:], rays[:, :3] - places[:, :3])
    room = faces[:, 3] - seen @ faces[:, :3].T
    speed = oracles.turned_back(places[:, 3:], rays[:, 3:6]) @ faces[:, :3].T
    enter = np.maximum(np.where(speed < 0, room / speed, 0).max(-1), rays[:, 6])
    leave = np.minimum(np.where(speed > 0, room / speed, np.inf).min(-1), rays[:, 7])
    assert result.hits[enter < leave - TOLERANCE].all() and not result.hits[enter > leave + TOLERANCE].any()
    clear = result.hits & (enter < leave - TOLERANCE)
    assert 0.02 < clear.mean() < 0.98
    assert np.allclose(result.t_enter[clear], enter[clear], atol=5 * TOLERANCE)
    assert np.allclose(result.t_exit[clear], leave[clear], atol=5 * TOLERANCE)


@pytest.mark.parametrize("query", hull_queries("contact_hull_plane"))
def test_contact_with_a_plane(query):
    inputs, result = ask(query)
    n, d = inputs["planes"][:, :3], inputs["planes"][:, 3]
    length = np.linalg.norm(n, axis=-1)
    places = posed(inputs["poses"], inputs["hull"])
    height = (np.einsum("nki,ni->nk", places, n).min(-1) - d) / length
    over = height - inputs["margin"].reshape(-1)
    assert result.hits[over < -TOLERANCE].all() and not result.hits[over > TOLERANCE].any()
    hit = result.hits
    assert 0.02 < hit.mean() < 0.98
    assert np.allclose(result.distance[hit], height[hit], atol=TOLERANCE)
    assert np.allclose(result.normal[hit], (-n / length[:, None])[hit], atol=TOLERANCE)
    on_plane = (result.point + result.normal * np.where(hit, result.distance, 0)[:, None] / 2)[hit]
    assert np.allclose(np.einsum("ni,ni->n", on_plane, n[hit]), d[hit], atol=TOLERANCE)


def cores_of(query, inputs):
    """Both, from a to b, and the radius of a."""
    if query == "contact_hull_hull":
        return posed(inputs["a"], inputs["a_hull"]), posed(inputs["b"], inputs["b_hull"]), 0.0
    kind, name = inputs_of(query)[0]
    shapes = inputs[name]
    return corners(kind, shapes), posed(inputs["poses"], inputs["hull"]), oracles.radius(kind, shapes)


@pytest.mark.parametrize("query", sorted(set(hull_queries("contact")) - {"contact_hull_plane"}))
def test_contact(query):
    inputs, result = ask(query)
    a, b, radius = cores_of(query, inputs)
    hit, margin = result.hits, inputs["margin"].reshape(-1)
    distance = gap(a, b)
    over = distance - radius - margin
    assert hit[over < -TOLERANCE].all() and 0.02 < hit.mean() < 0.98
    apart = distance > TOLERANCE
    assert not hit[apart & (over > TOLERANCE)].any()
    assert np.allclose(result.distance[hit & apart], (distance - radius)[hit & apart], atol=TOLERANCE)
    assert (result.distance[hit] < (distance - radius)[hit] + TOLERANCE).all()
    ahead = np.einsum("nki,ni->nk", a, result.normal).max(-1)
    behind = np.einsum("nki,ni->nk", b, result.normal).min(-1)
    assert np.allclose((behind - ahead - radius)[hit], result.distance[hit], atol=TOLERANCE)
    middle = (ahead + radius + behind) / 2
    assert np.allclose(np.einsum("ni,ni->n", result.point, result.normal)[hit], middle[hit], atol=TOLERANCE)


@pytest.mark.parametrize("query", hull_queries("closest"))
def test_closest(query):
    inputs, result = ask(query)
    if query == "closest_hull_hull":
        a, b = posed(inputs["a"], inputs["a_hull"]), posed(inputs["b"], inputs["b_hull"])
        on_a, on_b = result.on_a, result.on_b
    else:
        a, b = posed(inputs["poses"], inputs["hull"]), inputs["points"][:, None, :]
        on_a, on_b = result.on_hull, inputs["points"]
    distance, root = gap(a, b), np.sqrt(result.distance2)
    assert np.allclose(root, np.maximum(distance, 0), atol=TOLERANCE)
    assert 0.02 < (distance > TOLERANCE).mean()
    assert (gap(on_a[:, None, :], a) < TOLERANCE).all()
    assert b.shape[1] == 1 or (gap(on_b[:, None, :], b) < TOLERANCE).all()
    assert np.allclose(np.linalg.norm(on_b - on_a, axis=-1)[root > 0], root[root > 0], atol=TOLERANCE)


@pytest.mark.parametrize("query", hull_queries("sweep"))
def test_sweep(query):
    t_max = 2.0
    inputs, result = ask(query, t_max=t_max)
    a, b = posed(inputs["a"], inputs["a_hull"]), posed(inputs["b"], inputs["b_hull"])
    velocity = (inputs["a_velocity"] - inputs["b_velocity"])[:, None, :]
    until = np.where(result.hits, result.toi, t_max)
    then = gap(a + velocity * until[:, None, None], b)
    assert (then[result.hits] < TOLERANCE).all() and (then[~result.hits] > -TOLERANCE).all()
    later = ~result.hits | (result.toi > 0)
    for share in np.linspace(0, 1, 9):
        assert (gap(a + velocity * until[:, None, None] * share, b)[later] > -TOLERANCE).all()
    assert 0.02 < result.hits.mean() < 0.98 and (result.toi[result.hits] > 0).any()
    normal = result.normal[result.hits]
    assert np.allclose(np.linalg.norm(normal, axis=-1), 1, atol=TOLERANCE)


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
