"""Points in polygons, and rays, against crossings that are counted in NumPy: where they are clear of edges."""
import lanehit
import numpy as np
import pytest

from described import random_shapes

TOLERANCE = 1e-4  # of lengths of about 1
N = 2000


def normal_of(polygon):
    before = np.roll(polygon, 1, axis=0)
    return np.cross(before - polygon[0], polygon - polygon[0]).sum(axis=0)


def flat_star(rng, corners):
    """In a plane, and anything but convex."""
    across, up = np.linalg.qr(rng.normal(size=(3, 2)))[0].T
    turns = np.sort(rng.uniform(0, 2 * np.pi, corners))[:, None]
    spokes = rng.uniform(0.3, 2.0, (corners, 1))
    return (rng.uniform(-1, 1, 3) + spokes * (np.cos(turns) * across + np.sin(turns) * up)).astype(np.float32)


def in_loop(points, loop):
    """By crossings in two dimensions, and how near each point is to an edge."""
    inside, nearest = np.zeros(len(points), bool), np.full(len(points), np.inf)
    for a, b in zip(np.roll(loop, 1, axis=0), loop):
        share = np.clip((points - a) @ (b - a) / max((b - a) @ (b - a), 1e-30), 0, 1)
        nearest = np.minimum(nearest, np.linalg.norm(a + share[:, None] * (b - a) - points, axis=1))
        if a[1] == b[1]:
            continue
        at = a[0] + (points[:, 1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
        inside ^= ((a[1] > points[:, 1]) != (b[1] > points[:, 1])) & (points[:, 0] < at)
    return inside, nearest


@pytest.mark.parametrize("corners", [3, 4, 7, 20])
def test_points(corners):
    rng = np.random.default_rng(corners)
    polygon, points = flat_star(rng, corners), random_shapes("POINTS", N, rng)
    kept = [k for k in range(3) if k != np.abs(normal_of(polygon)).argmax()]
    inside, nearest = in_loop(points[:, kept].astype(float), polygon[:, kept].astype(float))
    clear = nearest > TOLERANCE
    for wound in (polygon, polygon[::-1].copy()):
        result = lanehit.contains_polygon_point(points, wound)
        assert np.array_equal(result.hits[clear], inside[clear])
        assert np.array_equal(result.inside[clear], inside[clear])
    assert 0.02 < inside.mean() < 0.98
    vertices = lanehit.contains_polygon_point(polygon, polygon)
    assert vertices.hits.all() and not vertices.inside.any()


@pytest.mark.parametrize("corners", [3, 4, 7, 20])
def test_rays(corners):
    rng = np.random.default_rng(corners)
    polygon = flat_star(rng, corners)
    rays = random_shapes("RAYS", N, rng)
    result = lanehit.raycast_polygon(rays, polygon)
    origin, direction, normal = rays[:, :3].astype(float), rays[:, 3:6].astype(float), normal_of(polygon.astype(float))
    kept = [k for k in range(3) if k != np.abs(normal).argmax()]
    slope = direction @ normal / np.linalg.norm(normal) / np.linalg.norm(direction, axis=1)
    time = (polygon[0] - origin) @ normal / (direction @ normal)
    at = origin + time[:, None] * direction
    inside, nearest = in_loop(at[:, kept], polygon[:, kept].astype(float))
    expected = inside & (time >= rays[:, 6]) & (time <= rays[:, 7])
    away = np.minimum(np.abs(time - rays[:, 6]), np.abs(time - rays[:, 7]))
    clear = (nearest > 100 * TOLERANCE) & (away > TOLERANCE) & (np.abs(slope) > 0.1)
    assert np.array_equal(result.hits[clear], expected[clear])
    assert np.abs(result.t - time)[clear & expected].max() < TOLERANCE
    assert np.isinf(result.t[~result.hits]).all() and 0.02 < expected.mean() < 0.98
