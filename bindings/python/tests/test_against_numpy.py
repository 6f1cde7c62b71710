"""Every query against what textbooks say, by doubles in plain NumPy. Where shapes are clearly apart, or clearly meet,
the verdict is that; distances, times, points and normals are right to within TOLERANCE."""
import lanehit
import numpy as np
import pytest

import oracles
from described import QUERIES, inputs_of, random_inputs, random_shapes

TOLERANCE = 2e-4  # of lengths of about 1
N = 2000


def of_family(*families):
    """All but hulls, k-DOPs, polygons, and whether ellipsoids overlap: these have files of their own."""
    asked = [query for query in QUERIES if query.split("_")[0] in families]
    asked = [query for query in asked if not any(shape in query for shape in ("hull", "kdop", "polygon"))]
    asked = [query for query in asked if not (query.startswith("overlap") and "ellipsoid" in query)]
    return pytest.mark.parametrize("query", asked)


def ask(query, **options):
    """Inputs in doubles, in order, and the results."""
    inputs = random_inputs(query, N, np.random.default_rng(len(query)))
    kinds = [kind for kind, _ in inputs_of(query)]
    return kinds, [a.astype(float) for a in inputs.values()], getattr(lanehit, query)(**inputs, **options)


def agree(hits, gap, tolerance=TOLERANCE):
    """Whether shapes hit, by their gap."""
    assert hits[gap < -tolerance].all() and not hits[gap > tolerance].any()
    assert 0.02 < hits.mean() < 0.98


def near(a, b, tolerance=TOLERANCE):
    assert np.abs(np.asarray(a, float) - b).max() < tolerance


@of_family("overlap")
def test_overlap(query):
    kinds, (a, b), hits = ask(query)
    agree(hits, oracles.gap(kinds, a, b))


@of_family("contains")
def test_contains(query):
    kinds, (outer, inner), hits = ask(query)
    # Shapes are smaller within: what is in the outer shape is there with all its corners, or its balls.
    corners = inner[:, None, :3]
    if kinds[1] in ("AABBS", "OBBS", "TRIANGLES"):
        corners = oracles.vertices(kinds[1], inner)
    elif kinds[1] == "CAPSULES":
        corners = inner[:, :6].reshape(-1, 2, 3)
    deepest = np.max([oracles.gap_to_point(kinds[0], outer, corners[:, k]) for k in range(corners.shape[1])], axis=0)
    if kinds[0] in ("AABBS", "OBBS"):  # the gap is 0 within; there the depth is that below the faces
        offset = corners - (
            0.5 * (outer[:, None, :3] + outer[:, None, 3:]) if kinds[0] == "AABBS" else outer[:, None, :3]
        )
        local = offset if kinds[0] == "AABBS" else oracles.turned_back(outer[:, None, 6:], offset)
        half = 0.5 * (outer[:, None, 3:] - outer[:, None, :3]) if kinds[0] == "AABBS" else outer[:, None, 3:6]
        deepest = (np.abs(local) - half).max(axis=(1, 2))
    if kinds[1] in ("SPHERES", "CAPSULES"):
        deepest = deepest + inner[:, -1]
    assert hits[deepest < -TOLERANCE].all() and not hits[deepest > TOLERANCE].any()


@of_family("classify")
def test_classify(query):
    kinds, (shapes, planes), result = ask(query)
    each = [np.broadcast_to(planes[k], (N, 4)) for k in range(5)] if kinds[1] == "FRUSTUM" else [planes]
    low, high = np.max([oracles.heights(kinds[0], shapes, plane) for plane in each], axis=0)
    assert result.hits[low < -TOLERANCE].all() and not result.hits[low > TOLERANCE].any()
    assert result.inside[high < -TOLERANCE].all() and not result.inside[high > TOLERANCE].any()
    assert result.hits.any() and (kinds[1] == "FRUSTUM" or result.inside.any())


@of_family("closest")
def test_closest(query):
    kinds, (a, b), result = ask(query)
    points = [getattr(result, name).astype(float) for name in result.__match_args__ if name.startswith("on_")]
    ends = points if len(points) == 2 else [points[0], b]  # a point is nearest to itself
    if oracles.are_polytopes(kinds) and len(set(kinds)) + kinds.count("OBBS") > 1:
        # Each point is the nearest one to the other, which of convex shapes makes them the nearest of all.
        expected = oracles.length(points[0] - points[1])
        near(oracles.gap_to_point(kinds[1], b, points[0]), expected)
        near(oracles.gap_to_point(kinds[0], a, points[1]), expected)
        agree(expected < TOLERANCE, oracles.separation(kinds, a, b))
    else:
        expected = oracles.distance(kinds, a, b)
    near(np.sqrt(result.distance2), expected)
    near(oracles.length(ends[0] - ends[1]), expected)
    for kind, shapes, point in zip(kinds, (a, b), points):
        if kind != "PLANES":
            near(oracles.length(oracles.nearest(kind, shapes, point) - point), 0)


@of_family("raycast")
def test_raycast(query):
    kinds, (rays, shapes), result = ask(query)
    origin, direction, kind = rays[:, :3], rays[:, 3:6], kinds[1]

    def gap(t):
        at = origin + t[:, None] * direction
        if kind == "PLANES":
            return np.abs(oracles.dot(at, shapes[:, :3]) - shapes[:, 3]) / oracles.length(shapes[:, :3])
        return oracles.gap_to_point(kind, shapes, at)

    deepest, at = oracles.least(gap, rays[:, 6], rays[:, 7])
    if kind in ("TRIANGLES", "PLANES"):  # without inside: hits cross them
        faces = (
            oracles.dot(np.cross(shapes[:, 3:6] - shapes[:, :3], shapes[:, 6:] - shapes[:, :3]), direction) < 0
            if query.endswith("front")
            else np.ones(N, bool)
        )
        aside = oracles.least(gap, rays[:, 6], rays[:, 7])[0]
        assert not result.hits[aside > TOLERANCE].any() and not result.hits[~faces].any()
        assert (aside[result.hits] < TOLERANCE).all() and result.hits.mean() > 0.02
        assert (faces & (aside < 1e-9) & ~result.hits).sum() == 0
        near(gap(np.where(result.hits, result.t, 0.0))[result.hits], 0, 10 * TOLERANCE)
        if "u" in result.__match_args__:
            u, v, hits = result.u[:, None].astype(float), result.v[:, None].astype(float), result.hits
            point = shapes[:, :3] + u * (shapes[:, 3:6] - shapes[:, :3]) + v * (shapes[:, 6:] - shapes[:, :3])
            near((point - origin - np.where(hits, result.t, 0)[:, None] * direction)[hits], 0, 10 * TOLERANCE)
        return
    assert not result.hits[deepest > TOLERANCE].any()
    inside = gap(at) <= 0 if kind in ("SPHERES", "CAPSULES") else deepest < 1e-9
    assert result.hits[inside].all() and 0.05 < result.hits.mean() < 0.95
    hits = result.hits
    for t, other in ((result.t_enter, -1), (result.t_exit, 1)):  # on the surface, or at a limit; beyond it, outside
        t = np.where(hits, t, 0).astype(float)
        near(np.maximum(gap(t), 0)[hits], 0, 10 * TOLERANCE)
        beyond = t + other * 2e-3 * np.maximum(1, t)
        is_limit = (t <= rays[:, 6]) | (t >= rays[:, 7])
        leaves = gap(beyond) > 0
        assert (leaves | is_limit)[hits].mean() > 0.99  # but for rays along a face


def sweeps(of_two_places):
    """Those of shapes that are given at the start and at the end, or the others, which have velocities."""
    chosen = [
        q
        for q in QUERIES
        if q.startswith("sweep") and q.endswith(OF_TWO_PLACES) == of_two_places and "hull" not in q
    ]
    return pytest.mark.parametrize("query", chosen)


OF_TWO_PLACES = ("turning", "point_triangle", "segment_segment")


@sweeps(of_two_places=True)
def test_sweep_between_places(query):
    turns = query.endswith("turning")
    kinds, (a, a_after, b, b_after), result = ask(query, **({"tolerance": 1e-3} if turns else {}))
    shapes, sure = [kinds[0], kinds[2]], result.hits & ~result.ran_out

    def gap(t):
        at = [oracles.between(kind, s, e, t[:, None]) for kind, s, e in zip(shapes, (a, b), (a_after, b_after))]
        return oracles.gap(shapes, *at)

    toi = np.where(result.hits, result.toi, 1.0).astype(float)
    for share in np.linspace(0, 0.99, 20):  # of all the time, or of that before they meet
        assert (gap(share * toi)[toi > 0] > -TOLERANCE).all()
    near_at = toi if turns else np.where(result.hits, result.near_at, 1.0).astype(float)
    assert (gap(near_at)[sure] < 10 * TOLERANCE).all() and (near_at >= toi).all()
    assert 0.02 < sure.mean() < 0.98 and np.isinf(result.toi[~result.hits]).all()


@sweeps(of_two_places=False)
def test_sweep(query):
    kinds, (a, a_velocity, b, b_velocity), result = ask(query, t_max=2.0)
    shapes = [kinds[0], kinds[2]]

    def gap(t):
        at = oracles.moved(shapes[0], a, t[:, None] * (a_velocity - b_velocity))
        if shapes == ["AABBS", "AABBS"]:
            return np.maximum(at[:, :3] - b[:, 3:], b[:, :3] - at[:, 3:]).max(axis=1)
        return oracles.gap(shapes, at, b)

    deepest, at = oracles.least(gap, np.zeros(N), np.full(N, 2.0))
    agree(result.hits, deepest, 10 * TOLERANCE)
    toi, hits = np.where(result.hits, result.toi, 0).astype(float), result.hits
    near(gap(toi)[hits & (toi > 0)], 0, 10 * TOLERANCE)
    assert (gap(0.99 * toi)[hits & (toi > 0.01)] > 0).all() and np.isinf(result.toi[~hits]).all()
    if "normal" in result.__match_args__ and result.normal.ndim == 2:  # they approach along it
        against = oracles.dot(result.normal.astype(float), a_velocity - b_velocity)
        assert (against[hits & (toi > 0)] < TOLERANCE).all()
        near(oracles.length(result.normal.astype(float))[hits], 1)


@of_family("contact")
def test_contact(query):
    kinds, (a, b, margin), result = ask(query)
    gap = oracles.gap(kinds, a, b)
    apart = gap > TOLERANCE  # elsewhere the gap of the oracle is not the depth
    sat = set(kinds[:2]) <= {"AABBS", "OBBS", "TRIANGLES"}
    if not sat:
        hits_expected = gap[apart] < margin[apart]
        sure = np.abs(gap - margin)[apart] > TOLERANCE
        assert np.array_equal(result.hits[apart][sure], hits_expected[sure])
        near(result.distance[apart & result.hits], gap[apart & result.hits])
    else:
        # Of polytopes apart the distance is the gap along some axes, up to 1.74 times less, and that of the margin.
        assert not result.hits[gap > 1.74 * np.maximum(margin, 0) + TOLERANCE].any()
    assert 0.05 < result.hits.mean() < 0.95 and np.isinf(result.distance[~result.hits]).all()
    hits = result.hits
    normal, distance, point = (x[hits].astype(float) for x in (result.normal, result.distance, result.point))
    near(oracles.length(normal), 1)
    # b, moved by -distance along the normal, just touches a: a little further it is apart, a little less far it is not.
    for more, sign in ((5e-3, 1), (-5e-3, -1)):
        there = oracles.moved(kinds[1], b[hits], normal * (more - distance)[:, None])
        left = oracles.gap(kinds[:2], a[hits], there)
        exact = (distance < 0) | (not sat) | (sign > 0)
        assert (sign * left > -TOLERANCE)[exact].mean() > 0.99
    if not sat and "PLANES" not in kinds:
        for kind, shape, end in ((kinds[0], a, -0.5), (kinds[1], b, 0.5)):
            surface = point + end * normal * distance[:, None]
            assert (oracles.gap_to_point(kind, shape[hits], surface) < 10 * TOLERANCE).mean() > 0.99


@of_family("manifold")
def test_manifold(query):
    kinds, (a, b, margin), result = ask(query)
    inputs = random_inputs(query, N, np.random.default_rng(len(query)))
    of_contact = "contact_" + "_".join(query.split("_")[1:3])
    contact = getattr(lanehit, of_contact)(**inputs)
    assert (result.hits == contact.hits).mean() > 0.995  # a margin may be met to within rounding alone
    hits = result.hits & contact.hits
    assert (result.count[hits] >= 1).all() and (result.count[~result.hits] == 0).all()
    assert result.count.max() > (query != "manifold_capsule_capsule")
    parts = [(result.count, result.distance, result.point, result.feature)]
    if "more_count" in result.__match_args__:  # those behind the first four
        assert (result.count[result.more_count > 0] == 4).all() and result.more_count.max() > 0
        parts.append((result.more_count, result.more_distance, result.more_point, result.more_feature))
    for count, distance, point, _ in parts:
        several = np.arange(4) < count[:, None]
        assert np.isfinite(distance[several]).all() and np.isinf(distance[~several]).all() and not point[~several].any()
    deepest = np.min([distance.min(axis=1) for _, distance, _, _ in parts], axis=0)
    same = oracles.dot(result.normal.astype(float), contact.normal) > 0.999
    near(deepest[hits & same], contact.distance[hits & same], 0.1)
    assert (hits & same).sum() > 0.3 * hits.sum()


def test_raycast_mesh_is_closed():
    """Rays from within a closed mesh leave it."""
    vertices = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float32)
    faces = np.array(
        [
            [0, 1, 3],
            [0, 3, 2],
            [4, 6, 7],
            [4, 7, 5],
            [0, 4, 5],
            [0, 5, 1],
            [2, 3, 7],
            [2, 7, 6],
            [0, 2, 6],
            [0, 6, 4],
            [1, 5, 7],
            [1, 7, 3],
        ],
        np.uint32,
    )
    directions = random_shapes("POINTS", 5000, np.random.default_rng(1))
    best = np.full(len(directions), np.inf, np.float32)
    for face in faces:
        best = np.minimum(best, lanehit.raycast_triangle((0 * directions, directions), (vertices, face[None])).t)
    assert np.isfinite(best).all()
    near(best * np.abs(directions).max(axis=1), 1.0, 1e-5)
