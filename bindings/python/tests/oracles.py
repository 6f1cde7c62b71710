"""What textbooks say of shapes, in doubles and plain NumPy: distances of points, separating axes, convex searches."""
import numpy as np

EPSILON = 1e-300


def dot(a, b):
    return (a * b).sum(axis=-1)


def length(a):
    return np.sqrt(dot(a, a))


def unit(a):
    return a / np.maximum(length(a), EPSILON)[..., None]


def on_segment(a, b, p):
    """The nearest point of a segment (Ericson 5.1.2)."""
    t = np.clip(dot(p - a, b - a) / np.maximum(dot(b - a, b - a), EPSILON), 0, 1)
    return a + t[..., None] * (b - a)


def on_triangle(a, b, c, p):
    """Of the foot on the plane, if that is in the triangle, and the nearest points of the edges, the nearest one."""
    n = np.cross(b - a, c - a)
    foot = p - (dot(p - a, n) / np.maximum(dot(n, n), EPSILON))[..., None] * n
    inside = np.all([dot(np.cross(v - u, foot - u), n) >= 0 for u, v in ((a, b), (b, c), (c, a))], axis=0)
    best = np.where(inside[..., None], foot, on_segment(a, b, p))
    for u, v in ((a, b), (b, c), (c, a)):
        other = on_segment(u, v, p)
        best = np.where((length(other - p) < length(best - p))[..., None], other, best)
    return best


def rotated(q, v):
    """v, turned by the quaternion q."""
    q = unit(q)
    xyz, w = q[..., :3], q[..., 3:]
    return v + 2 * np.cross(xyz, np.cross(xyz, v) + w * v)


def turned_back(q, v):
    return rotated(q * np.array([-1, -1, -1, 1], q.dtype), v)


def nearest(kind, s, p):
    """The point of the core of a shape that is nearest to p: of a ball its centre, of a capsule its segment."""
    if kind == "SPHERES":
        return s[:, :3] + 0 * p
    if kind == "POINTS":
        return s + 0 * p
    if kind == "AABBS":
        return np.clip(p, s[:, :3], s[:, 3:])
    if kind == "OBBS":
        local = turned_back(s[:, 6:], p - s[:, :3])
        return s[:, :3] + rotated(s[:, 6:], np.clip(local, -s[:, 3:6], s[:, 3:6]))
    if kind in ("CAPSULES", "SEGMENTS"):
        return on_segment(s[:, :3], s[:, 3:6], p)
    if kind == "RAYS":  # as lines
        t = dot(p - s[:, :3], s[:, 3:6]) / dot(s[:, 3:6], s[:, 3:6])
        return s[:, :3] + t[:, None] * s[:, 3:6]
    if kind == "TRIANGLES":
        return on_triangle(s[:, :3], s[:, 3:6], s[:, 6:], p)
    if kind == "CYLINDERS":
        axis = unit(s[:, 3:6] - s[:, :3])
        along = dot(p - s[:, :3], axis)
        aside = p - s[:, :3] - along[:, None] * axis
        far = length(aside)
        scale = np.minimum(far, s[:, 6]) / np.maximum(far, EPSILON)
        along = np.clip(along, 0, length(s[:, 3:6] - s[:, :3]))
        return s[:, :3] + along[:, None] * axis + scale[:, None] * aside
    if kind == "PLANES":
        n = unit(s[:, :3])
        height = dot(p, n) - s[:, 3] / length(s[:, :3])
        return p - np.maximum(height, 0)[:, None] * n  # of what is behind it
    raise KeyError(kind)


def radius(kind, s):
    return s[:, 3] if kind == "SPHERES" else s[:, 6] if kind == "CAPSULES" else np.zeros(len(s))


def gap_to_point(kind, s, p):
    """How far p is from the shape; negative only within a ball or capsule, and in an ellipsoid, of which it is a share."""
    if kind == "ELLIPSOIDS":
        columns = np.stack([s[:, k : k + 3] for k in (3, 6, 9)], axis=2)
        return length(np.linalg.solve(columns, (p - s[:, :3])[:, :, None])[:, :, 0]) - 1
    return length(nearest(kind, s, p) - p) - radius(kind, s)


def least(f, low, high):
    """The least value of a convex function of a number, and where, by golden sections."""
    golden = (np.sqrt(5) - 1) / 2
    low, high = np.broadcast_arrays(low, high)
    first, second = high - golden * (high - low), low + golden * (high - low)
    of_first, of_second = f(first), f(second)
    for _ in range(45):  # to 4e-10 of where it began: closer by, rounding decides
        is_left = of_first < of_second
        low, high = np.where(is_left, low, first), np.where(is_left, second, high)
        probe = np.where(is_left, high - golden * (high - low), low + golden * (high - low))
        of_probe = f(probe)
        first, second = np.where(is_left, probe, second), np.where(is_left, first, probe)
        of_first, of_second = np.where(is_left, of_probe, of_second), np.where(is_left, of_first, of_probe)
    at = 0.5 * (low + high)
    return f(at), at


def vertices(kind, s):
    signs = np.array(np.meshgrid([-1, 1], [-1, 1], [-1, 1])).reshape(3, 8).T.astype(s.dtype)
    if kind == "AABBS":
        return 0.5 * (s[:, None, :3] + s[:, None, 3:]) + 0.5 * signs * (s[:, None, 3:] - s[:, None, :3])
    if kind == "OBBS":
        return s[:, None, :3] + rotated(s[:, None, 6:], signs * s[:, None, 3:6])
    return s.reshape(len(s), -1, 3)


def edges_and_normals(kind, s):
    if kind == "AABBS":
        axes = np.broadcast_to(np.eye(3, dtype=s.dtype), (len(s), 3, 3))
        return axes, axes
    if kind == "OBBS":
        axes = np.stack(
            [rotated(s[:, 6:], np.broadcast_to(axis, (len(s), 3))) for axis in np.eye(3, dtype=s.dtype)], axis=1
        )
        return axes, axes
    a, b, c = s[:, :3], s[:, 3:6], s[:, 6:]
    edges = np.stack([b - a, c - b, a - c], axis=1)
    return edges, np.concatenate(
        [np.cross(b - a, c - a)[:, None], np.cross(edges, np.cross(b - a, c - a)[:, None])], axis=1
    )


def separation(kinds, a, b):
    """The widest gap along separating axes; how deep polytopes are in each other, negative (Gottschalk)."""
    edges_a, normals_a = edges_and_normals(kinds[0], a)
    edges_b, normals_b = edges_and_normals(kinds[1], b)
    products = np.cross(edges_a[:, :, None], edges_b[:, None]).reshape(len(a), -1, 3)
    axes = np.concatenate([normals_a, normals_b, products], axis=1)
    of_use = length(axes) > 1e-9
    axes = unit(axes)
    along_a, along_b = (vertices(kind, s) @ axes.transpose(0, 2, 1) for kind, s in zip(kinds, (a, b)))
    gaps = np.maximum(along_a.min(axis=1) - along_b.max(axis=1), along_b.min(axis=1) - along_a.max(axis=1))
    return np.where(of_use, gaps, -np.inf).max(axis=1)


def are_polytopes(kinds):
    return set(kinds) <= {"AABBS", "OBBS", "TRIANGLES"}


def between(kind, start, end, t):
    """The shape on its way: numbers go straight, and quaternions of length 1 to the nearer one of q and -q."""
    if kind != "OBBS":
        return start + (end - start) * t
    p, q = unit(start[:, 6:]), unit(end[:, 6:])
    q = np.where(dot(p, q)[:, None] < 0, -q, q)
    rest = start[:, :6] + (end - start)[:, :6] * t
    return np.concatenate([rest, p + (q - p) * t], axis=1)


def gap(kinds, a, b):
    """How far apart shapes are; below 0 they meet, by what need not be the depth."""
    kinds = list(kinds)
    if "PLANES" in kinds:
        return heights(kinds[0], a, b)[0]
    for first, second, x, y in ((kinds[0], kinds[1], a, b), (kinds[1], kinds[0], b, a)):
        if first in ("SPHERES", "POINTS"):
            return gap_to_point(second, y, x[:, :3]) - radius(first, x)
        if first in ("CAPSULES", "SEGMENTS"):
            along = least(
                lambda t, x=x, y=y, second=second: gap_to_point(
                    second, y, x[:, :3] + t[:, None] * (x[:, 3:6] - x[:, :3])
                ),
                np.zeros(len(x)),
                np.ones(len(x)),
            )[0]
            return along - radius(first, x)
    return separation(kinds, a, b)


def distance(kinds, a, b):
    """How far apart the cores of two shapes are, 0 where they meet."""
    if kinds[0] == "PLANES":
        return np.abs(dot(b, a[:, :3]) - a[:, 3]) / length(a[:, :3])
    if kinds == ["RAYS", "RAYS"]:
        return np.abs(dot(b[:, :3] - a[:, :3], unit(np.cross(a[:, 3:6], b[:, 3:6]))))
    if kinds == ["AABBS", "AABBS"]:
        return length(np.maximum(np.maximum(a[:, :3] - b[:, 3:], b[:, :3] - a[:, 3:]), 0))
    if kinds == ["TRIANGLES", "TRIANGLES"]:
        edges = [np.concatenate([s[:, k : k + 3], s[:, (k + 3) % 9 :][:, :3]], axis=1) for s in (a, b) for k in (0, 3, 6)]
        return np.min([gap(("SEGMENTS", "TRIANGLES"), edge, s) for edge, s in zip(edges, (b, b, b, a, a, a))], axis=0)
    return gap(kinds, a, b)


def heights(kind, s, planes):
    """The least and the largest height of a shape over a plane."""
    scale = length(planes[:, :3])
    n, d = planes[:, :3] / scale[:, None], planes[:, 3] / scale
    if kind == "CYLINDERS":
        axis = unit(s[:, 3:6] - s[:, :3])
        reach = s[:, 6] * length(np.cross(n, axis))
        ends = np.stack([dot(s[:, :3], n), dot(s[:, 3:6], n)])
    elif kind == "ELLIPSOIDS":
        reach = length(np.stack([dot(s[:, k : k + 3], n) for k in (3, 6, 9)], axis=1))
        ends = dot(s[:, :3], n)[None]
    elif kind in ("SPHERES", "CAPSULES"):
        reach = radius(kind, s)
        ends = np.stack([dot(s[:, k : k + 3], n) for k in ((0,) if kind == "SPHERES" else (0, 3))])
    else:
        reach = 0
        ends = (vertices(kind, s) @ n[:, :, None])[:, :, 0].T
    return ends.min(axis=0) - reach - d, ends.max(axis=0) + reach - d


def moved(kind, s, by):
    """The shape, elsewhere."""
    s = s.copy()
    if kind == "PLANES":
        s[:, 3] += dot(s[:, :3], by)
        return s
    for k in {"SPHERES": (0,), "POINTS": (0,), "OBBS": (0,), "TRIANGLES": (0, 3, 6)}.get(kind, (0, 3)):
        s[:, k : k + 3] += by
    return s
