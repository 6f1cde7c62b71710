"""What each batch loop has to do for one block of lanes: the operations of docs/definitions.md, each once, with what
follows from operands that are one left out. spelling.py says what instructions they are.

    load      a vector that is used more than once, or where an instruction takes none from memory
    from      a vector that another of the operations takes from memory
    add mul div minmax cmp      additions and subtractions; minima and maxima; comparisons
    abs       of a value that is not known before the loop; also a changed sign
    and       of two verdicts
    order     two planes in the order of a line, by the sign of its reciprocal
    choose    the same of two planes that are the same for all
    or_never  the time of a hit, +inf of a miss
    from_zero_or_never  the same, and +0 for -0
    face      of three numbers the one of the first verdict that holds, 0 if none or without a hit, stored as a byte
    sign      of a number, by the sign of a reciprocal
    store     a vector
    leave     a test whether any lane is left, and a jump
    hits      hit bits, from verdicts to memory; and the round itself: two counters and a jump
"""
from collections import Counter

NAMES = "load from add mul div minmax cmp abs and order choose or_never from_zero_or_never face sign store leave hits".split()

END = Counter(hits=1)
TOI = Counter(minmax=1, or_never=1, store=1)
BOTH_TIMES = Counter(minmax=2, or_never=1, from_zero_or_never=1, store=2)
FACE = Counter(cmp=3, face=1)


def total(*parts, **operations):
    return sum(parts, Counter(operations))


# ---- Spheres and boxes

CLAMP = Counter(minmax=6, add=5, mul=3, cmp=1)  # a distance, and its comparison
REACH = Counter({"mul": 2, "add": 1, "cmp": 1, "and": 1})
BOXES_MEET = Counter({"cmp": 6, "and": 5})
CONTAINS = Counter({"cmp": 9, "and": 8})

# ---- Slabs

SLABS = Counter(add=6, mul=6, minmax=6, cmp=1)
PADDED = Counter(mul=3)  # the padded reciprocals of a line for every lane
ORDERED = Counter(order=3)  # the planes, by the sign of a line for every lane
OWN_LIMITS = Counter({"from": 2, "minmax": 2, "mul": 1})
DIVIDED = Counter(div=3)
RELATIVE = Counter(add=3, div=3)


def ray_loops(mode, division):
    lines = total(END, SLABS, PADDED, division, load=3 if division else 6, **{"from": 3 if division else 0})
    hoisted = total(END, SLABS, **{"from": 6})
    pairs = total(lines, ORDERED, **{"from": 6})
    one_box = total(lines, choose=3)
    loops = {
        "one_ray": hoisted,
        "one_box_and_limit": one_box,
        "one_limit": pairs,
        "one_box": total(one_box, OWN_LIMITS),
        "pairs": total(pairs, OWN_LIMITS),
    }
    needs = {}
    for name, least in loops.items():
        needs[(f"raycast_aabb_{mode}{name}", "least")] = least
        needs[(f"raycast_aabb_{mode}{name}", "most")] = total(least, BOTH_TIMES)
    return needs


def sweep_loops():
    hoisted = total(END, SLABS, mul=1)  # the padded exit
    moving = total(hoisted, ORDERED, RELATIVE)
    faces = total(TOI, FACE)
    moving_faces = total(faces, sign=3)
    loops = {
        "one_a": (total(hoisted, **{"from": 6}), faces),
        "one_b": (total(hoisted, **{"from": 6}), faces),
        "one_velocity": (total(hoisted, load=6, **{"from": 6}), faces),
        "one_moving_a": (total(moving, **{"from": 9}), moving_faces),
        "one_moving_b": (total(moving, **{"from": 9}), moving_faces),
        "one_velocity_b": (total(moving, load=6, **{"from": 9}), moving_faces),
        "pairs": (total(moving, load=9, **{"from": 9}), moving_faces),
    }
    needs = {}
    for name, (least, more) in loops.items():
        needs[(f"sweep_aabb_aabb_{name}", "least")] = least
        needs[(f"sweep_aabb_aabb_{name}", "most")] = total(least, more)
    return needs


# ---- Triangles

EXTENT = Counter(minmax=12)
NORMAL_AXIS = Counter({"mul": 12, "add": 9, "minmax": 4, "abs": 1, "cmp": 2, "and": 2})
EDGE_AXES = Counter({"mul": 36, "add": 36, "abs": 9, "cmp": 9, "and": 9})
SEPARATIONS = total(BOXES_MEET, NORMAL_AXIS, EDGE_AXES, add=9)  # and the vertices relative to the centre
BOX = Counter(add=9, mul=6, minmax=3)  # centre and half extents
PADDING = Counter(add=3)
AXES = total(EXTENT, add=18, mul=18, abs=15)

TRIANGLES = {
    "one": (total(BOXES_MEET, **{"from": 6}), total(SEPARATIONS, BOX, PADDING, load=6)),
    "one_box": (total(BOXES_MEET, EXTENT, load=9), total(SEPARATIONS, AXES, PADDING, load=9)),
    "pairs": (total(BOXES_MEET, EXTENT, load=9, **{"from": 6}), total(SEPARATIONS, AXES, BOX, PADDING, load=15)),
}


def triangle_loops():
    needs = {}
    for name, (bounds, whole) in TRIANGLES.items():
        needs[(f"triangle_bounds_{name}", "only")] = total(END, bounds)
        needs[(f"triangle_whole_{name}", "only")] = total(END, whole)
        needs[(f"triangle_short_{name}", "least")] = total(END, bounds, leave=1)
        needs[(f"triangle_short_{name}", "most")] = total(END, whole, leave=1)
    return needs


# By kernel and path.
NEEDS = {
    ("overlap_sphere_aabb_one_sphere", "only"): total(END, CLAMP, **{"from": 6}),
    ("overlap_sphere_aabb_one_box", "only"): total(END, CLAMP, REACH, load=4),
    ("overlap_sphere_aabb_one_radius", "only"): total(END, CLAMP, load=3, **{"from": 6}),
    ("overlap_sphere_aabb_pairs", "only"): total(END, CLAMP, REACH, load=4, **{"from": 6}),
    ("overlap_aabb_aabb_one_a", "only"): total(END, BOXES_MEET, **{"from": 6}),
    ("overlap_aabb_aabb_one_b", "only"): total(END, BOXES_MEET, **{"from": 6}),
    ("overlap_aabb_aabb_pairs", "only"): total(END, BOXES_MEET, load=6, **{"from": 6}),
    ("contains_aabb_aabb_one_a", "only"): total(END, CONTAINS, load=6),
    ("contains_aabb_aabb_one_b", "only"): total(END, BOXES_MEET, **{"from": 6}),
    ("contains_aabb_aabb_pairs", "only"): total(END, CONTAINS, load=6, **{"from": 6}),
    **ray_loops("", DIVIDED),
    **ray_loops("inverse_", Counter()),
    **sweep_loops(),
    **triangle_loops(),
}
