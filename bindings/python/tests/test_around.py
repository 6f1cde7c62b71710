"""Bounding volumes around sets, and volumes, against plain NumPy in doubles."""
import lanehit
import numpy as np
import pytest

import oracles

FIRST = np.array([0, 1, 5, 5, 400], np.uint32)
# A cube of volume 8: each face two triangles, counterclockwise seen from outside.
CORNERS = np.array([[x, y, z] for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)], np.float32)
FACES = np.array(
    [[0, 2, 3], [0, 3, 1], [4, 5, 7], [4, 7, 6], [0, 1, 5], [0, 5, 4], [2, 6, 7], [2, 7, 3], [0, 4, 6], [0, 6, 2], [1, 3, 7], [1, 7, 5]],
    np.uint32,
)
# Doubles round what floats have exactly: products of 48 bits and sums of three.
SLACK = 1e-12


def some_points():
    return np.random.default_rng(7).normal(size=(400, 3)).astype(np.float32) * np.float32(3) + np.float32(5)


def each_set(points):
    return [points[begin:end].astype(float) for begin, end in zip(FIRST, FIRST[1:])]


def outside_capsule(points, capsule):
    a, b, radius = capsule[:3], capsule[3:6], capsule[6]
    along = b - a
    t = np.clip((points - a) @ along / max(along @ along, 1e-300), 0, 1)
    return np.linalg.norm(points - a - t[:, None] * along, axis=1) - radius


def outside_sphere(points, sphere):
    return np.linalg.norm(points - sphere[:3], axis=1) - sphere[3]


def outside_aabb(points, box):
    return np.maximum(box[:3] - points, points - box[3:]).max(axis=1)


def outside_obb(points, box):
    # Rotated back: by the conjugate.
    back = oracles.rotated((box[6:] * [-1, -1, -1, 1])[None], (points - box[:3])[None])[0]
    return (np.abs(back) - box[3:6]).max(axis=1)


AROUND = {
    "aabbs": (outside_aabb, SLACK),
    "spheres": (outside_sphere, SLACK),
    "smallest_spheres": (outside_sphere, SLACK),
    # A rotation of floats is not quite one of length 1, so what a box is differs from this by some 2^-23 of its size.
    "obbs": (outside_obb, 1e-5),
    "capsules": (outside_capsule, SLACK),
}


@pytest.mark.parametrize("volume", AROUND)
def test_contains_each_point_of_its_set(volume):
    outside, slack = AROUND[volume]
    points = some_points()
    around = getattr(lanehit, f"pack_{volume}_around")(points=points, first=FIRST)
    assert len(around) == 4
    for of_set, bound in zip(each_set(points), around.astype(float)):
        if len(of_set):
            worst = outside(of_set, bound).max()
            assert worst <= slack
            assert worst >= -0.1 * np.ptp(of_set, axis=0).max() - 1e-5, "it is far larger than the set"


def test_one_set_of_all():
    points = some_points()
    box = lanehit.pack_aabbs_around(points)
    assert box.tolist() == [[*points.min(axis=0), *points.max(axis=0)]]


def test_nothing_is_in_an_empty_set():
    points = some_points()
    assert lanehit.pack_spheres_around(points=points, first=FIRST)[2, 3] == -1
    assert lanehit.pack_capsules_around(points=points, first=FIRST)[2, 6] == -1
    assert np.isnan(lanehit.pack_obbs_around(points=points, first=FIRST)[2, 3:6]).all()
    assert lanehit.pack_aabbs_around(points, first=np.array([0], np.uint32)).shape == (0, 6)


def test_other_kinds_of_sets():
    points = some_points()
    triangles = points[:399].reshape(-1, 9)
    boxes = np.concatenate([points - np.float32(0.5), points + np.float32(0.5)], axis=1)
    balls = np.concatenate([points, np.full((400, 1), 0.5, np.float32)], axis=1)
    assert np.array_equal(lanehit.pack_aabbs_around(triangles=triangles), lanehit.pack_aabbs_around(points[:399]))
    assert np.array_equal(lanehit.pack_aabbs_around(balls=balls), lanehit.pack_aabbs_around(boxes=boxes))
    mesh = (CORNERS, FACES)
    assert np.array_equal(lanehit.pack_aabbs_around(triangles=mesh), [[-1, -1, -1, 1, 1, 1]])


def test_volumes():
    assert lanehit.volumes_of_meshes((CORNERS, FACES)).tolist() == [8.0]
    assert lanehit.volumes_of_meshes((CORNERS, FACES[:, ::-1].copy())).tolist() == [-8.0]
    halves = lanehit.volumes_of_meshes((CORNERS, FACES), first=np.array([0, 12, 12], np.uint32))
    assert halves.tolist() == [8.0, 0.0] and halves.dtype == np.float64
    assert lanehit.volumes_of_aabbs(np.array([[0, 0, 0, 1, 2, 3], [1, 0, 0, 0, 1, 1]], np.float32)).tolist() == [6.0, 0.0]
    assert lanehit.volumes_of_obbs(np.array([[0, 0, 0, 1, 2, 3, 0, 0, 0, 1]], np.float32)).tolist() == [48.0]
    cube, cut = (lanehit.pack_kdops_around(points=CORNERS, k=k) for k in (6, 26))
    for kdops in (cube, cut):
        assert np.allclose(lanehit.volumes_of_kdops(kdops), [8.0], rtol=1e-14)
    ball = lanehit.volumes_of_spheres(np.array([[0, 0, 0, 2]], np.float32))
    assert np.allclose(ball, 4 / 3 * np.pi * 8, rtol=1e-14)
    capsule = lanehit.volumes_of_capsules(np.array([[0, 0, 0, 0, 0, 3, 2]], np.float32))
    assert np.allclose(capsule, 4 / 3 * np.pi * 8 + 3 * np.pi * 4, rtol=1e-14)


def numbers(*first):
    return np.array(first, np.uint32)


@pytest.mark.parametrize(
    "given, words",
    [
        ({}, "points: neither they nor triangles, boxes or balls are given"),
        ({"points": CORNERS, "boxes": np.zeros((1, 6), np.float32)}, "boxes: there are points too, and a set is of one kind"),
        ({"points": CORNERS, "first": numbers(0, 9)}, "first: it ends at 9, and there are 8 elements"),
        ({"points": CORNERS, "first": numbers(0, 5, 4)}, "first: set 1 ends before it begins"),
        ({"points": CORNERS, "first": numbers()}, "first: it is empty"),
        ({"points": CORNERS, "first": numbers(0, 0, 8, 0)[::2]}, "first: it is not an array of uint32"),
        ({"points": CORNERS, "first": np.array([0, 8])}, "first: it is not an array of uint32"),
        ({"points": CORNERS, "first": "first"}, "first: it is not an array of uint32"),
        ({"points": CORNERS.astype(float)}, "points: "),
    ],
)
def test_refusals(given, words):
    with pytest.raises(ValueError, match=words.replace("(", r"\(")):
        lanehit.pack_obbs_around(**given)


def test_ellipsoids_in_boxes():
    ellipsoid = np.array([[1, 2, 3, 2, 0, 0, 0, 1, 0, 0, 0, 0.5]], np.float32)
    box = lanehit.pack_aabbs_from_ellipsoids(ellipsoid)
    assert np.allclose(box, [[-1, 1, 2.5, 3, 3, 3.5]], atol=1e-5)
    assert (box[0, :3] <= [-1, 1, 2.5]).all() and (box[0, 3:] >= [3, 3, 3.5]).all()
