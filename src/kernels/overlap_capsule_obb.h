/* A capsule and a turned box meet if, seen from the box, they do. What the box sees is rounded, so it grows by as
 * much. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_OBB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_OBB_H

#include "course.h"
#include "rotation.h"

/* 16u of the longer way to an end, and 2^-62: 15.1u are needed and 2^-63, as for triangles. */
LH_INLINE mask capsule_meets_obb(capsule c, turned_box b)
{
    const v3 to_a = v3_sub(c.axis.a, b.centre), to_b = v3_sub(c.axis.b, b.centre);
    const lanes longest = lanes_max(v3_sum_of_magnitudes(to_b), v3_sum_of_magnitudes(to_a));
    const lanes error = lanes_add(lanes_mul(longest, lanes_set1(0x1p-20f)), lanes_set1(0x1p-62f));
    const v3 grown = v3_plus_each(b.half, error);
    const segment seen = {without_last_digits(v3_seen_from(to_a, b.axes)),
                          without_last_digits(v3_seen_from(to_b, b.axes))};
    const course past = course_of_segment(seen, (aabb){v3_negate(grown), grown});
    return approach_nearest(&past, box_has_points(past.box), padded_radius_of(c.radius)).is_within;
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_capsule_obb_once {
    capsule_columns capsules;
    obb_columns boxes;
    turned_box box; /* the one */
} overlap_capsule_obb_once;

LH_INLINE void overlap_capsule_obb_prepare(overlap_capsule_obb_once *once, unsigned one,
                                           const overlap_capsule_obb_arguments *of)
{
    once->capsules = columns_of_capsules(of->capsules);
    once->boxes = columns_of_obbs(of->boxes);
    if (one & ONE_SECOND)
        once->box = turned_box_load_one(&once->boxes);
}

LH_INLINE uint32_t overlap_capsule_obb_block(const overlap_capsule_obb_once *once, unsigned one, block at)
{
    const capsule c = capsule_load(once->capsules, at);
    const turned_box b = one & ONE_SECOND ? once->box : turned_box_load(&once->boxes, at);
    return mask_bits(capsule_meets_obb(c, b));
}

LH_LONG_LOOP(overlap_capsule_obb, one_box, ONE_SECOND)
LH_LONG_LOOP(overlap_capsule_obb, pairs, 0)

static const loop_table overlap_capsule_obb_loops = {
    [ONE_SECOND] = overlap_capsule_obb_one_box,
    [0] = overlap_capsule_obb_pairs,
};

LH_QUERY(overlap_capsule_obb, overlap_capsule_obb_loops)

#endif
