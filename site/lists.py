"""Pictures of functions that list pairs: some shapes, boxes, and lines between those of which there is a pair."""
import re

import numpy as np

from drawing import FIRST, FOUND, SECOND, Picture
from rounded import Ray
from solids import solid

KINDS = {"aabb": "AABBS", "sphere": "SPHERES", "capsule": "CAPSULES", "obb": "OBBS", "ray": "RAYS"}
PLACES = np.array([[-1.55, 0.35, 0], [-1.0, -0.2, 0.2], [0, 0.5, -0.2], [0.45, -0.1, 0.15], [1.5, 0.3, 0]])
BESIDE = np.array([[-1.3, 0.05, 0.2], [0.2, 0.05, 0.1], [0.95, -0.55, 0], [2.0, 0.6, 0.1]])


def shapes_of(name):
    """The kind of the shapes that a function lists pairs of, with boxes; None: it lists none."""
    found = re.match(r"lh_pairs_(?:any_|nearest_|subset_)?(?:sweep_)?(aabb|sphere|capsule|obb|ray)", name)
    return found and KINDS[found[1]]


def picture_of(asked, name):
    """Of one set the pairs within it; else those of the first shapes with the second, which are boxes."""
    kind = shapes_of(name)
    picture = Picture(name)
    if kind == "RAYS":
        first = [Ray([-2.4, y, 0.3, 4.6, slope, -0.4]) for y, slope in ((0.5, -0.6), (-0.7, 0.5))]
    else:
        first = [solid(kind, 0.62).moved(place) for place in PLACES]
    alone = re.fullmatch(r"lh_pairs_(aabb_aabb|sweep_aabb_aabb|subset_aabb).*", name)
    boxes = [] if alone else [solid("AABBS", 0.62, True).moved(place) for place in BESIDE]
    query = f"{'raycast' if kind == 'RAYS' else 'overlap'}_{kind.lower().rstrip('s')}_aabb".replace(
        "raycast_ray_", "raycast_"
    )
    arguments = (
        [argument for _, argument in asked.described.queries[query]]
        if query in asked.described.queries
        else []
    )
    pairs = []
    for i, one in enumerate(first):
        for j, other in enumerate(boxes or first):
            if (boxes or i < j) and asks(asked, query, arguments, one, other):
                pairs.append((one, other))
    for one in boxes:
        one.draw(picture, SECOND)
    for one in first:
        one.draw(picture, FIRST)
    for one, other in pairs:
        ends = (other.centre,) if kind == "RAYS" else (one.centre, other.centre)
        picture.line(ends, FOUND, line=2.2)
        for end in ends:
            picture.dot(end, FOUND)
    if not pairs:
        raise ValueError(f"{name}: no pairs in its picture")
    picture.caption(f"{len(pairs)} pairs")
    return picture


def asks(asked, query, arguments, one, other):
    """The query of the shape and a box, whichever it has first."""
    if query not in asked.described.queries:  # overlap_aabb_obb
        query, one, other = "overlap_aabb_obb", other, one
        arguments = [argument for _, argument in asked.described.queries[query]]
    return asked.ask(query, {arguments[0]: one.rows, arguments[1]: other.rows})["hits"] & 1
