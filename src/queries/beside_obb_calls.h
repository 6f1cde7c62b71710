/* What contacts and manifolds of a turned box and another shape have of an object of its own,
 * filters_beside_obbs.h. */
#ifndef LANEHIT_SRC_QUERIES_BESIDE_OBB_CALLS_H
#define LANEHIT_SRC_QUERIES_BESIDE_OBB_CALLS_H

#include "engine/filter.h"

/* Filters: by the ball around the box, and the centre or the bounding box of the segment or the triangle. */
partial_loop LH_OWN(spheres_beside_obbs), LH_OWN(capsules_beside_obbs), LH_OWN(triangles_beside_obbs);

#endif
