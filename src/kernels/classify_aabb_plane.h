/* The lowest corner of a box along a normal, and the highest, are chosen axis by axis by the sign of the normal.
 * Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_AABB_PLANE_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_AABB_PLANE_H

#include "half_space.h"

typedef struct corners {
    v3 lowest, highest;
} corners;

LH_INLINE side side_of_corners(corners box, plane p)
{
    const mask hit = may_be_behind(dot_padded(p.n, box.lowest, HEIGHT_PADDING), p.d);
    return (side){hit, mask_and(hit, is_behind(dot_padded(p.n, box.highest, HEIGHT_PADDING), p.d))};
}

LH_INLINE void order_axis(lanes n, lanes min, lanes max, lanes *lowest, lanes *highest)
{
    const mask is_turned = lanes_negative(n);
    *lowest = lanes_select(is_turned, max, min);
    *highest = lanes_unselected(is_turned, max, min, *lowest);
}

LH_INLINE corners corners_along(v3 n, aabb box)
{
    corners c;
    order_axis(n.x, box.min.x, box.max.x, &c.lowest.x, &c.highest.x);
    order_axis(n.y, box.min.y, box.max.y, &c.lowest.y, &c.highest.y);
    order_axis(n.z, box.min.z, box.max.z, &c.lowest.z, &c.highest.z);
    return c;
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_aabb_plane_once {
    aabb_columns boxes; /* of one plane: with its lowest corners for min, its highest for max */
    plane_columns planes;
    aabb box; /* of those in `one` */
    plane p;  /* likewise */
    uint64_t *inside;
} classify_aabb_plane_once;

LH_INLINE void order_columns(float n, const float **lowest, const float **highest)
{
    const float *min = *lowest, *max = *highest;
    *lowest = __builtin_signbit(n) ? max : min;
    *highest = __builtin_signbit(n) ? min : max;
}

LH_INLINE void classify_aabb_plane_prepare(classify_aabb_plane_once *once, unsigned one,
                                           const classify_aabb_plane_arguments *of)
{
    once->boxes = columns_of_aabbs(of->boxes);
    once->planes = columns_of_planes(of->planes);
    once->inside = of->inside;
    if (one & ONE_SECOND) {
        once->p = plane_load_one(once->planes);
        order_columns(*once->planes.n.x, &once->boxes.min.x, &once->boxes.max.x);
        order_columns(*once->planes.n.y, &once->boxes.min.y, &once->boxes.max.y);
        order_columns(*once->planes.n.z, &once->boxes.min.z, &once->boxes.max.z);
    }
    if (one & ONE_FIRST)
        once->box = aabb_load_one(once->boxes);
}

LH_INLINE uint32_t classify_aabb_plane_block(const classify_aabb_plane_once *once, unsigned one, block at)
{
    const plane p = one & ONE_SECOND ? once->p : plane_load(once->planes, at);
    const aabb box = one & ONE_FIRST ? once->box : aabb_load(once->boxes, at);
    const corners c = one & ONE_SECOND ? (corners){box.min, box.max} : corners_along(p.n, box);
    return store_side(once->inside, side_of_corners(c, p), at);
}

LH_QUERY_OF_TWO(classify_aabb_plane)

#endif
