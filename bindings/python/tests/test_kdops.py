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
