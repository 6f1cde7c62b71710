/* Boxes around other shapes: each overlaps those of all that the shape may meet, by the verdict of the query. */
#ifndef LANEHIT_SRC_PAIRS_SHAPE_BOUNDS_H
#define LANEHIT_SRC_PAIRS_SHAPE_BOUNDS_H

#include "description/kinds.h"

/* A set of shapes: spheres, capsules or oriented boxes; boxes, as the queries of these take them; or boxes that move
 * until t_max. */
typedef struct lh_pairs_shapes {
    enum {
        LH_PAIRS_OF_SPHERES,
        LH_PAIRS_OF_CAPSULES,
        LH_PAIRS_OF_OBBS,
        LH_PAIRS_OF_BOXES,
        LH_PAIRS_OF_MOVING_BOXES
    } kind;
    union { /* each begins as lh_view_start */
        lh_view_start start;
        lh_spheres spheres;
        lh_capsules capsules;
        lh_obbs obbs;
        lh_aabbs boxes;
    };
    lh_vectors velocity; /* of one element: that of all */
    float t_max;
    lh_status (*pack_obbs)(const lh_obbs *boxes, float *columns, lh_aabbs *packed); /* of oriented boxes */
} lh_pairs_shapes;

static inline lh_pairs_shapes lh_pairs_of_spheres(const lh_spheres *spheres)
{
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_SPHERES, .spheres = *spheres};
}

static inline lh_pairs_shapes lh_pairs_of_capsules(const lh_capsules *capsules)
{
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_CAPSULES, .capsules = *capsules};
}

static inline lh_pairs_shapes lh_pairs_of_boxes(const lh_aabbs *boxes)
{
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_BOXES, .boxes = *boxes};
}

/* Velocity NULL: at rest. */
lh_pairs_shapes lh_pairs_of_moving_boxes(const lh_aabbs *boxes, const lh_vectors *velocity, float t_max);

/* Of a view of these shapes, in bytes. */
static inline size_t lh_pairs_view_size(const lh_pairs_shapes *shapes)
{
    static const size_t size[] = {sizeof(lh_spheres), sizeof(lh_capsules), sizeof(lh_obbs), sizeof(lh_aabbs),
                                  sizeof(lh_aabbs)};
    return size[shapes->kind];
}

static inline size_t lh_pairs_count_of(const lh_pairs_shapes *shapes)
{
    return shapes->start.count;
}

/* So many cost as much as fewer. */
enum { LH_PAIRS_BOUNDED_TOGETHER = 2 * LH_ROUNDED_TOGETHER };

/* Of `count` shapes from the first on; packed, in memory of six arrays of `count` floats. Not of oriented boxes. */
lh_aabbs lh_pairs_bounds_of(lh_round_function *round, const lh_pairs_shapes *shapes, size_t first,
                            size_t count, float *memory);

#endif
