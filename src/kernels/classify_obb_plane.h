/* A turned box reaches as far along a normal as its half extents do along what the box sees of it. Ericson, Real-Time
 * Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_OBB_PLANE_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_OBB_PLANE_H

#include "half_space.h"
#include "rotation.h"

/* 20u, of which 18.1u are needed (docs/guarantees.md). */
static const float NORMAL_PADDING = 0x1.4p-20f;

LH_INLINE lanes reach_along(v3 n, turned_box b)
{
    const lanes error = lanes_mul(v3_sum_of_magnitudes(n), lanes_set1(NORMAL_PADDING));
    return v3_dot(v3_plus_each(v3_abs(v3_seen_from(n, b.axes)), error), b.half);
}

LH_INLINE side side_of_obb(turned_box b, plane p)
{
    padded_dot height = dot_padded(p.n, b.centre, HEIGHT_PADDING);
    height.padding = lanes_add(reach_along(p.n, b), height.padding);
    const mask hit = may_be_behind(height, p.d);
    return (side){hit, mask_and(hit, is_behind(height, p.d))};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_obb_plane_once {
    obb_columns boxes;
    plane_columns planes;
    turned_box box; /* the one */
    plane p;        /* of those in `one` */
    uint64_t *inside;
} classify_obb_plane_once;

LH_INLINE void classify_obb_plane_prepare(classify_obb_plane_once *once, unsigned one,
                                          const classify_obb_plane_arguments *of)
{
    once->boxes = columns_of_obbs(of->boxes);
    once->planes = columns_of_planes(of->planes);
    once->inside = of->inside;
    if (one & ONE_FIRST)
        once->box = turned_box_load_one(&once->boxes);
    if (one & ONE_SECOND)
        once->p = plane_load_one(once->planes);
}

LH_INLINE uint32_t classify_obb_plane_block(const classify_obb_plane_once *once, unsigned one, block at)
{
    const plane p = one & ONE_SECOND ? once->p : plane_load(once->planes, at);
    const turned_box b = one & ONE_FIRST ? once->box : turned_box_load(&once->boxes, at);
    return store_side(once->inside, side_of_obb(b, p), at);
}

LH_LONG_QUERY_OF_TWO(classify_obb_plane)

#endif
