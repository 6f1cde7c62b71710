"""k-DOPs, direction by direction, in doubles, which have all these sums."""
import lanehit
import numpy as np
import pytest

from described import DIRECTIONS, random_shapes, slabs_of

N = 2000
STARTS = (0, 6, 14)


def bounds(kdops):
    """Of each direction the lower bounds, and the upper ones."""
    parts = [kdops[:, at : at + 2 * len(group)].reshape(-1, 2, len(group)) for at, group in zip(STARTS, DIRECTIONS)]
    both = np.concatenate(parts, axis=2).astype(float)
    return both[:, 0], both[:, 1]


@pytest.fixture
def shapes():
    rng = np.random.default_rng(26)
    return random_shapes("KDOPS", N, rng, 0.5), random_shapes("KDOPS", N, rng, 0.5)


def test_overlap(shapes):
    (low, high), (other_low, other_high) = map(bounds, shapes)
    expected = ((low <= other_high) & (other_low <= high)).all(axis=1)
    assert 0.1 < expected.mean() < 0.9
    np.testing.assert_array_equal(lanehit.overlap_kdop_kdop(*shapes), expected)


def test_contains(shapes):
    outer, inner = shapes[0], shapes[0].copy()
    shrunk = np.random.default_rng(5).uniform(-0.01, 0.3, (N, 1)).astype(np.float32)
    for at, group in zip(STARTS, DIRECTIONS):
        inner[:, at : at + len(group)] += shrunk
        inner[:, at + len(group) : at + 2 * len(group)] -= shrunk
    (low, high), (inner_low, inner_high) = bounds(outer), bounds(inner)
    expected = ((low <= inner_low) & (inner_high <= high) & (inner_low <= inner_high)).all(axis=1)
    assert 0.1 < expected.mean() < 0.9
    np.testing.assert_array_equal(lanehit.contains_kdop_kdop(outer, inner), expected)


def test_contains_points(shapes):
    points = np.random.default_rng(9).uniform(-0.5, 0.5, (N, 3)).astype(np.float32)
    low, high = bounds(shapes[0])
    places = np.concatenate(slabs_of(points.astype(float)), axis=1)
    expected = ((low <= places) & (places <= high)).all(axis=1)
    assert 0.02 < expected.mean() < 0.9
    np.testing.assert_array_equal(lanehit.contains_kdop_point(shapes[0], points), expected)


def test_fewer_directions(shapes):
    """Groups that are missing have no bounds."""
    first, second = shapes
    (low, high), (other_low, other_high) = bounds(first), bounds(second)
    without_corners = (first[:, :6], None, first[:, 14:])
    along = [0, 1, 2, 7, 8, 9, 10, 11, 12]
    expected = ((low <= other_high) & (other_low <= high))[:, along].all(axis=1)
    np.testing.assert_array_equal(lanehit.overlap_kdop_kdop(without_corners, second), expected)
    np.testing.assert_array_equal(
        lanehit.overlap_kdop_kdop(first[:, :6], second), ((low <= other_high) & (other_low <= high))[:, :3].all(axis=1)
    )


def tightest(points, k):
    """The bounds of the directions of a k-DOP around points, in doubles, group by group: low ends and high ones."""
    wanted = {6: (0,), 14: (0, 1), 18: (0, 2), 26: (0, 1, 2)}[k]
    places = [places for g, places in enumerate(slabs_of(points.astype(float))) if g in wanted]
    return np.concatenate([end for group in places for end in (group.min(axis=0), group.max(axis=0))])


def flat(packed):
    return np.concatenate([part for part in packed if part is not None], axis=1) if isinstance(packed, tuple) else packed


@pytest.mark.parametrize("k", [6, 14, 18, 26])
def test_packed_around_sets(k):
    points = np.random.default_rng(k).normal(size=(300, 3)).astype(np.float32)
    first = np.array([0, 100, 300], np.uint32)
    packed = lanehit.pack_kdops_around(points=points, first=first, k=k)
    assert flat(packed).shape == (2, k)
    for bounds_of_set, begin, end in zip(flat(packed), first, first[1:]):
        np.testing.assert_allclose(bounds_of_set, tightest(points[begin:end], k), rtol=2e-7)
    parts = packed if isinstance(packed, tuple) else (packed,)
    second = tuple(part if part is None else part[1:2] for part in parts)
    assert lanehit.contains_kdop_point(second if k == 18 else second[0], points[100:]).all()


def test_packed_around_shapes_and_joined():
    rng = np.random.default_rng(3)
    triangles = rng.normal(size=(50, 9)).astype(np.float32)
    packed = lanehit.pack_kdops_from_triangles(triangles, k=14)
    for bounds_of_one, triangle in zip(packed, triangles):
        np.testing.assert_allclose(bounds_of_one, tightest(triangle.reshape(3, 3), 14), rtol=2e-7)
    joined = lanehit.pack_kdops_from_kdops(packed[:25], packed[25:])
    assert lanehit.contains_kdop_kdop(joined, packed[:25]).all() and lanehit.contains_kdop_kdop(joined, packed[25:]).all()
    boxes = np.sort(rng.normal(size=(20, 2, 3)).astype(np.float32), axis=1).reshape(20, 6)
    assert np.array_equal(lanehit.pack_kdops_from_aabbs(boxes, 6), boxes)
    balls = np.array([[1, 2, 3, 0.5]], np.float32)
    np.testing.assert_allclose(lanehit.pack_kdops_from_spheres(balls, k=6), [[0.5, 1.5, 2.5, 1.5, 2.5, 3.5]])
    capsules = np.array([[0, 0, 0, 1, 0, 0, 0.5]], np.float32)
    np.testing.assert_allclose(lanehit.pack_kdops_from_capsules(capsules, k=6), [[-0.5, -0.5, -0.5, 1.5, 0.5, 0.5]])


def test_refused():
    with pytest.raises(ValueError, match="k"):
        lanehit.pack_kdops_from_triangles(np.zeros((1, 9), np.float32), k=15)
    with pytest.raises(ValueError, match="first: it ends at 4"):
        lanehit.pack_kdops_around(points=np.zeros((3, 3), np.float32), first=np.array([0, 4], np.uint32))
    three, two = (lanehit.pack_kdops_from_triangles(np.zeros((n, 9), np.float32)) for n in (3, 2))
    with pytest.raises(ValueError, match="pack_kdops_from_kdops"):
        lanehit.pack_kdops_from_kdops(three, two)
