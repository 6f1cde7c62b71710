"""Collision queries on batches of shapes, in place on NumPy arrays of float32.

Every query of lanehit is a function here, by its name without lh_: lanehit.overlap_sphere_aabb(spheres, boxes). help()
of each has its contract; docs/python.md has programs."""
from ._lanehit import *  # noqa: F401,F403  what there is follows from the library's description
from ._lanehit import __version__  # noqa: F401
