/* A triangle and a turned box meet if, seen from the box, they do. What the box sees is rounded, so it grows by as
 * much: if the triangle meets the box, then the triangle that it sees meets the box that has grown. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_OBB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_TRIANGLE_OBB_H

#include "rotation.h"
#include "stages.h"
#include "triangle_axes.h"

/* What the box sees of the triangle, and more than any coordinate of it is off by: 15.1u of the longest way are needed
 * and 2^-63 (docs/guarantees.md). */
typedef struct sighted_triangle {
    triangle seen;
    lanes error;
} sighted_triangle;

LH_INLINE sighted_triangle triangle_seen_from(triangle t, v3 centre, frame axes)
{
    const triangle way = {v3_sub(t.a, centre), v3_sub(t.b, centre), v3_sub(t.c, centre)};
    const lanes longest = lanes_max(v3_sum_of_magnitudes(way.c),
                                    lanes_max(v3_sum_of_magnitudes(way.b), v3_sum_of_magnitudes(way.a)));
    return (sighted_triangle){.seen = {without_last_digits(v3_seen_from(way.a, axes)),
                                       without_last_digits(v3_seen_from(way.b, axes)),
                                       without_last_digits(v3_seen_from(way.c, axes))},
                              .error =
                                  lanes_add(lanes_mul(longest, lanes_set1(0x1p-20f)), lanes_set1(0x1p-62f))};
}

LH_INLINE uint32_t seen_triangle_meets_box(triangle seen, v3 grown, block at)
{
    const triangle_axes separating = axes_of(seen);
    const mask candidates = bounds_meet(separating.bounds, (aabb){v3_negate(grown), grown});
    if (bits_of_block(mask_bits(candidates), at) == 0)
        return 0;
    return mask_bits(mask_without(candidates, axes_separate(&separating, seen, grown)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_triangle_obb_once {
    triangle_columns triangles;
    obb_columns boxes;
    turned_box box; /* the one */
} overlap_triangle_obb_once;

LH_INLINE void overlap_triangle_obb_prepare(overlap_triangle_obb_once *once, unsigned one,
                                            const overlap_triangle_obb_arguments *of)
{
    once->triangles = columns_of_triangles(of->triangles);
    once->boxes = columns_of_obbs(of->obbs);
    if (one & ONE_SECOND)
        once->box = turned_box_load_one(&once->boxes);
}

/* In stages: what the box sees is long in coming. */
typedef struct overlap_triangle_obb_begun {
    triangle seen;
    v3 grown; /* half extents */
} overlap_triangle_obb_begun;

LH_INLINE void overlap_triangle_obb_begin(const overlap_triangle_obb_once *once, unsigned one, block at,
                                          overlap_triangle_obb_begun *begun)
{
    const triangle t = triangle_load(once->triangles, at);
    const turned_box b = one & ONE_SECOND ? once->box : turned_box_load(&once->boxes, at);
    const sighted_triangle sight = triangle_seen_from(t, b.centre, b.axes);
    begun->seen = sight.seen;
    begun->grown = v3_plus_each(b.half, sight.error);
}

LH_INLINE uint32_t overlap_triangle_obb_finish(const overlap_triangle_obb_once *once, unsigned one, block at,
                                               const overlap_triangle_obb_begun *begun)
{
    (void)once;
    (void)one;
    return seen_triangle_meets_box(begun->seen, begun->grown, at);
}

/* One triangle saves nothing that a loop of its own would be worth. */
LH_STAGED_LOOP(overlap_triangle_obb, one_box, ONE_SECOND)
LH_STAGED_LOOP(overlap_triangle_obb, pairs, 0)

static const loop_table overlap_triangle_obb_loops = {
    [ONE_SECOND] = overlap_triangle_obb_one_box,
    [0] = overlap_triangle_obb_pairs,
};

LH_QUERY(overlap_triangle_obb, overlap_triangle_obb_loops)

#endif
