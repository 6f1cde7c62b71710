"""The shapes of the library as things that can be drawn: a class for each kind of operand in queries.def, by its name.

A new kind needs a class, and a line here, or the site is not built."""
from body import NoDrawing
from faceted import Box, DirectionBounds, Frustum, Hull, OrientedBox, Plane, Polygon, Triangle
from rounded import Ball, Capsule, Cylinder, Ellipsoid, Point, Ray, Segment


# By the kind of an argument in queries.def. Of poses the hull is another argument, of the kind HULL.
SOLIDS = {
    "AABBS": Box,
    "SPHERES": Ball,
    "TRIANGLES": Triangle,
    "SEGMENTS": Segment,
    "CAPSULES": Capsule,
    "CYLINDERS": Cylinder,
    "PLANES": Plane,
    "FRUSTUM": Frustum,
    "POINTS": Point,
    "OBBS": OrientedBox,
    "RAYS": Ray,
    "POSES": Hull,
    "ELLIPSOIDS": Ellipsoid,
    "KDOPS": DirectionBounds,
    "POLYGON": Polygon,
}


def solid(kind, scale=1.0, second=False):
    if kind not in SOLIDS:
        raise NoDrawing(
            f"no drawing of the shape {kind}: "
            "give it a class like those of site/rounded.py, and a line in site/solids.py"
        )
    return SOLIDS[kind].sample(scale, second)
