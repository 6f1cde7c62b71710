#!/usr/bin/env python3
"""How long calls from Python take, beside plain NumPy and SciPy's tree.

bench.py             prints the tables
bench.py --document  writes them into docs/python.md

Times are the least of many turns, so that other work on the machine is left out as far as it can be. NumPy computes in
float32 what textbooks say, with no padding, by formulas for whole arrays; of queries that need a search or cases for
that, such as capsules against boxes, there is no such formula and no row. Needs the package (PYTHONPATH, or installed);
with SciPy there is one more row."""
import pathlib
import sys
import timeit

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[0] = str(HERE / "tests")  # not beside this file, where lanehit is not built yet
import described  # noqa: E402
import lanehit  # noqa: E402
import numpy as np  # noqa: E402
import oracles  # noqa: E402

N = 10000


def least(f, number, turns=60):
    """Nanoseconds a call."""
    return min(timeit.repeat(f, number=number, repeat=turns)) / number * 1e9


def sat(kinds):
    return lambda a, b: oracles.separation(kinds, a, b) <= 0


def in_all(shape, p):
    return ((shape[:, :3] <= p) & (p <= shape[:, 3:6])).all(axis=1)


def boxes_meet(a, b):
    return ((a[:, :3] <= b[:, 3:]) & (b[:, :3] <= a[:, 3:])).all(axis=1)


def slabs(low, high, t_max):
    enter = np.minimum(low, high).max(axis=1).clip(0)
    leave = np.minimum(np.maximum(low, high).min(axis=1), t_max)
    return enter <= leave, np.where(enter <= leave, enter, np.inf), np.where(enter <= leave, leave, np.inf)


def ray_box(rays, boxes):
    inverse = 1 / rays[:, 3:6]
    return slabs((boxes[:, :3] - rays[:, :3]) * inverse, (boxes[:, 3:] - rays[:, :3]) * inverse, rays[:, 7])


def ray_obb(rays, boxes):
    origin = oracles.turned_back(boxes[:, 6:], rays[:, :3] - boxes[:, :3])
    inverse = 1 / oracles.turned_back(boxes[:, 6:], rays[:, 3:6])
    return slabs((-boxes[:, 3:6] - origin) * inverse, (boxes[:, 3:6] - origin) * inverse, rays[:, 7])


def ray_sphere(rays, spheres):
    offset, way = spheres[:, :3] - rays[:, :3], rays[:, 3:6]
    square = oracles.dot(way, way)
    middle = oracles.dot(offset, way) / square
    half = np.sqrt(middle * middle - (oracles.dot(offset, offset) - spheres[:, 3] ** 2) / square)
    enter, leave = (middle - half).clip(0), np.minimum(middle + half, rays[:, 7])
    return enter <= leave, enter, leave


def ray_plane(rays, planes):
    t = (planes[:, 3] - oracles.dot(planes[:, :3], rays[:, :3])) / oracles.dot(planes[:, :3], rays[:, 3:6])
    return (0 <= t) & (t <= rays[:, 7]), t


def ray_triangle(rays, triangles):
    """Moeller and Trumbore, 1997."""
    a, ab, ac = triangles[:, :3], triangles[:, 3:6] - triangles[:, :3], triangles[:, 6:] - triangles[:, :3]
    p = np.cross(rays[:, 3:6], ac)
    inverse = 1 / oracles.dot(ab, p)
    u = oracles.dot(rays[:, :3] - a, p) * inverse
    q = np.cross(rays[:, :3] - a, ab)
    v, t = oracles.dot(rays[:, 3:6], q) * inverse, oracles.dot(ac, q) * inverse
    return (u >= 0) & (v >= 0) & (u + v <= 1) & (t >= 0) & (t <= rays[:, 7]), t, u, v


def swept_boxes(a, a_velocity, b, b_velocity):
    inverse = 1 / (a_velocity - b_velocity)
    return slabs((b[:, :3] - a[:, 3:]) * inverse, (b[:, 3:] - a[:, :3]) * inverse, np.float32(np.inf))


def swept_balls(a, a_velocity, b, b_velocity):
    rays = np.concatenate([a[:, :3], a_velocity - b_velocity, a[:, :2] * 0 + np.float32(np.inf)], axis=1)
    hits, toi, _ = ray_sphere(rays, np.concatenate([b[:, :3], a[:, 3:] + b[:, 3:]], axis=1))
    return hits, toi, oracles.unit(a[:, :3] + toi[:, None] * rays[:, 3:6] - b[:, :3])


def within(first):
    return lambda s, p: oracles.gap_to_point(first, s, p[:, :3]) + (p[:, 3] if p.shape[1] == 4 else 0) <= 0


def sides(kind):
    def of(shapes, planes):
        low, high = oracles.heights(kind, shapes, planes)
        return low <= 0, high <= 0

    return of


def closest(kind):
    def of(shapes, points):
        at = oracles.nearest(kind, shapes, points)
        return oracles.dot(points - at, points - at), at

    return of


def ball_contact(kind):
    """With the normal and the point of a ball that does not hold the nearest point."""

    def of(balls, shapes, margin):
        at = oracles.nearest(kind, shapes, balls[:, :3])
        way = at - balls[:, :3]
        distance = oracles.length(way) - balls[:, 3] - oracles.radius(kind, shapes)
        normal = oracles.unit(way)
        return distance <= margin, distance, normal, balls[:, :3] + (balls[:, 3] + 0.5 * distance)[:, None] * normal

    return of


def formula(query):
    """What NumPy computes for the query; None: there is no formula for whole arrays."""
    kinds = [kind for kind, _ in described.inputs_of(query)]
    family = query.split("_")[0]
    known = {
        "overlap_aabb_aabb": boxes_meet,
        "contains_aabb_point": in_all,
        "raycast_aabb": ray_box,
        "contains_aabb_aabb": lambda a, b: ((a[:, :3] <= b[:, :3]) & (b[:, 3:] <= a[:, 3:])).all(axis=1),
        "raycast_obb": ray_obb,
        "raycast_sphere": ray_sphere,
        "raycast_plane": ray_plane,
        "raycast_triangle": ray_triangle,
        "sweep_aabb_aabb": swept_boxes,
        "sweep_sphere_sphere": swept_balls,
    }
    if query in known:
        return known[query]
    if family == "overlap" and kinds[0] == "SPHERES":
        return lambda a, b: oracles.gap_to_point(kinds[1], b, a[:, :3]) <= a[:, 3]
    if family == "overlap" and set(kinds) <= {"AABBS", "OBBS", "TRIANGLES"}:
        return sat(kinds)
    if family == "contains" and kinds[0] in ("SPHERES", "CAPSULES") and kinds[1] in ("POINTS", "SPHERES"):
        return within(kinds[0])
    if family == "classify" and kinds[1] == "PLANES":
        return sides(kinds[0])
    if family == "closest" and kinds[1] == "POINTS":
        return closest(kinds[0])
    if family == "contact" and kinds[0] == "SPHERES" and kinds[1] != "PLANES":
        return ball_contact(kinds[1])
    return None


def in_blocks(f, inputs, size=1000):
    """So that what it computes in between stays in the cache."""
    for k in range(0, N, size):
        f(*(a[k : k + size] for a in inputs))


def per_pair(query, layout):
    """Nanoseconds a pair: the query, and NumPy as a whole or in blocks, whichever is faster."""
    inputs = [layout(a) for a in described.random_inputs(query, N, np.random.default_rng(1)).values()]
    ask, numpy = getattr(lanehit, query), formula(query)
    room = ask(*inputs, hits="bits")
    with np.errstate(all="ignore"):
        best = min(least(lambda: in_blocks(numpy, inputs, size), 1, 15) for size in (1000, N))
    return least(lambda: ask(*inputs, out=room), 3) / N, best / N


def rows_of_pairs():
    yield f"{N} pairs each; {lanehit.isa_active()}; ns a pair"
    yield ""
    yield "| query | structs | NumPy | times | columns | NumPy | times |"
    yield "|---|---|---|---|---|---|---|"
    for query in described.QUERIES:
        if formula(query):
            cells = [
                f"{ours:.2f} | {numpy:.{numpy < 10:d}f} | {numpy / ours:.{numpy < 10 * ours:d}f}"
                for ours, numpy in (per_pair(query, np.ascontiguousarray), per_pair(query, np.asfortranarray))
            ]
            yield f"| `{query}` | {' | '.join(cells)} |"


def call(name, f):
    return f"| {name} | {least(f, 2000):.0f} |"


def rows_of_calls():
    yield "| a call | ns |"
    yield "|---|---|"
    rng, ask = np.random.default_rng(2), lanehit.overlap_sphere_aabb
    for n in (1, 8, 64):
        balls, boxes = described.random_shapes("SPHERES", n, rng), described.random_shapes("AABBS", n, rng)
        bits, mask = np.zeros(1, np.uint64), np.zeros(n, bool)
        name = f"`overlap_sphere_aabb`, {n} pair{'s' if n > 1 else ''}"
        yield call(f"{name}, `out=` bits", lambda: ask(balls, boxes, out=bits))
        yield call(f"{name}, `out=` a mask", lambda: ask(balls, boxes, out=mask))
        if n == 8:
            packed, columns = lanehit.pack_aabbs(boxes), np.asfortranarray(balls)
            yield call(f"{name}, packed, `out=` bits", lambda: ask(columns, packed, out=bits))
            yield call(f"{name}, a new mask", lambda: ask(balls, boxes))
    ray, cast = described.random_shapes("RAYS", 1, rng), lanehit.raycast_aabb
    result, few, sums = cast(ray, boxes), np.ones(64, np.float32), np.ones(64, np.float32)
    yield call("`raycast_aabb`, one ray, 64 boxes, both times, `out=`", lambda: cast(ray, boxes, out=result))
    yield call("`numpy.add` of 64 floats, `out=`", lambda: np.add(few, few, out=sums))


def list_of_pairs(name, f, number=3, turns=60, digits=2):
    return f"| {name} | {least(f, number, turns) / 1e6:.{digits}f} |"


def rows_of_all_pairs():
    yield "| all pairs of 10,000 boxes | ms |"
    yield "|---|---|"
    low = np.random.default_rng(3).uniform(0, 100, (N, 3)).astype(np.float32)
    boxes = np.concatenate([low, low + 3], axis=1)
    found, kept = len(lanehit.pairs_aabb_aabb(boxes)), lanehit.pairs_keep(boxes)
    room = np.zeros((2 * found, 2), np.uint32)
    yield list_of_pairs(f"`pairs_aabb_aabb`, {found} pairs", lambda: lanehit.pairs_aabb_aabb(boxes))
    yield list_of_pairs("the same, `out=`", lambda: lanehit.pairs_aabb_aabb(boxes, out=room))
    name = "`pairs_aabb_kept`, 100 of them against all"
    yield list_of_pairs(name, lambda: lanehit.pairs_aabb_kept(boxes[:100], kept), 30, digits=3)
    try:
        from scipy.spatial import cKDTree  # pylint: disable=import-outside-toplevel
    except ImportError:
        return
    of_tree = len(cKDTree(low).query_pairs(3.0, p=np.inf))
    name = f"SciPy's `cKDTree`, since all boxes have one size: {of_tree} pairs"
    yield list_of_pairs(name, lambda: cKDTree(low).query_pairs(3.0, p=np.inf, output_type="ndarray"), 1, 7, 0)


def main():
    parts = [rows_of_calls(), rows_of_pairs(), rows_of_all_pairs()]
    text = "\n\n".join("\n".join(part) for part in parts)
    if sys.argv[1:] == ["--document"]:
        page = HERE.parents[1] / "docs/python.md"
        before, rest = page.read_text(encoding="utf-8").split("<!-- measured: python -->\n")
        after = rest[rest.index("<!-- end -->") :]
        page.write_text(f"{before}<!-- measured: python -->\n{text}\n{after}", encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
