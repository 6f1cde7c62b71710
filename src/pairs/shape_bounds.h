/* Boxes around other shapes: each overlaps those of all that the shape may meet, by the verdict of the query. */
#ifndef LANEHIT_SRC_PAIRS_SHAPE_BOUNDS_H
#define LANEHIT_SRC_PAIRS_SHAPE_BOUNDS_H

#include "lanehit/backend.h"

/* A set of shapes: spheres; boxes, as lh_overlap_sphere_aabb takes them; or boxes that move until t_max. */
typedef struct lh_pairs_shapes {
    enum { LH_PAIRS_OF_SPHERES, LH_PAIRS_OF_BOXES, LH_PAIRS_OF_MOVING_BOXES } kind;
    lh_spheres spheres;
    lh_aabbs boxes;
    lh_vectors velocity; /* of one element: that of all */
    float t_max;
} lh_pairs_shapes;

static inline lh_pairs_shapes lh_pairs_of_spheres(const lh_spheres *spheres)
{
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_SPHERES, .spheres = *spheres};
}

static inline lh_pairs_shapes lh_pairs_of_boxes(const lh_aabbs *boxes)
{
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_BOXES, .boxes = *boxes};
}

/* Velocity NULL: at rest. */
lh_pairs_shapes lh_pairs_of_moving_boxes(const lh_aabbs *boxes, const lh_vectors *velocity, float t_max);

static inline const void *lh_pairs_view_of(const lh_pairs_shapes *shapes)
{
    return shapes->kind == LH_PAIRS_OF_SPHERES ? (const void *)&shapes->spheres : &shapes->boxes;
}

static inline size_t lh_pairs_count_of(const lh_pairs_shapes *shapes)
{
    return shapes->kind == LH_PAIRS_OF_SPHERES ? shapes->spheres.count : shapes->boxes.count;
}

/* So many cost as much as fewer. */
enum { LH_PAIRS_BOUNDED_TOGETHER = 2 * LH_ROUNDED_TOGETHER };

/* Of `count` shapes from the first on; packed, in memory of six arrays of `count` floats. */
lh_aabbs lh_pairs_bounds_of(lh_round_function *round, const lh_pairs_shapes *shapes, size_t first,
                            size_t count, float *memory);

#endif
