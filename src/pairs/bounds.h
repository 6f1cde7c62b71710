/* Boxes around other shapes: each overlaps those of all that the shape may meet, by the verdict of the query. */
#ifndef LANEHIT_SRC_PAIRS_BOUNDS_H
#define LANEHIT_SRC_PAIRS_BOUNDS_H

#include "lanehit/lanehit.h"

/* A set of shapes, one of these: spheres; boxes, as lh_overlap_sphere_aabb takes them; boxes that move until t_max. */
typedef struct lh_pairs_shapes {
    const lh_spheres *spheres;
    const lh_aabbs *boxes;
    const lh_vectors *velocity; /* NULL: at rest; of one element: that of all */
    int is_swept;
    float t_max;
} lh_pairs_shapes;

/* Packed, in memory of six arrays of `count` floats. */
lh_aabbs lh_pairs_bounds_of(const lh_pairs_shapes *shapes, size_t count, float *memory);

#endif
