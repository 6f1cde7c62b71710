"""Balls and ellipsoids: the nearest point of an ellipsoid, by descent in its unit ball, in doubles."""
import lanehit
import numpy as np

from described import random_shapes

N = 500


def distances(points, ellipsoids):
    columns = np.stack([ellipsoids[:, k : k + 3] for k in (3, 6, 9)], axis=2)
    step = 1 / (np.linalg.norm(columns, axis=(1, 2)) ** 2)[:, None]
    to = points - ellipsoids[:, :3]
    inside = np.zeros((len(to), 3))
    for _ in range(4000):
        off = np.einsum("nij,nj->ni", columns, inside) - to
        inside = inside - step * np.einsum("nij,ni->nj", columns, off)
        inside /= np.maximum(np.linalg.norm(inside, axis=1, keepdims=True), 1)
    return np.linalg.norm(np.einsum("nij,nj->ni", columns, inside) - to, axis=1)


def test_overlap():
    rng = np.random.default_rng(5)
    spheres, ellipsoids = random_shapes("SPHERES", N, rng, 1.5), random_shapes("ELLIPSOIDS", N, rng, 1.5)
    gap = distances(spheres[:, :3].astype(float), ellipsoids.astype(float)) - spheres[:, 3]
    hits = lanehit.overlap_sphere_ellipsoid(spheres, ellipsoids)
    assert hits[gap < -1e-3].all() and not hits[gap > 1e-3].any()
    assert 0.1 < hits.mean() < 0.9
