/* A capsule and a box meet if the segment, as the course of a point from one end to the other, comes within the radius
 * of the box. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_AABB_H

#include "course.h"

typedef struct overlap_capsule_aabb_once {
    capsule_columns capsules;
    aabb_columns boxes;
} overlap_capsule_aabb_once;

LH_INLINE void overlap_capsule_aabb_prepare(overlap_capsule_aabb_once *once, unsigned one,
                                            const overlap_capsule_aabb_arguments *of)
{
    (void)one;
    once->capsules = columns_of_capsules(of->capsules);
    once->boxes = columns_of_aabbs(of->boxes);
}

/* A plane that is NaN as seen from the start, the difference of two infinities, needs no question: the way from there
 * is infinite, so that the distance is NaN. */
LH_INLINE uint32_t overlap_capsule_aabb_block(const overlap_capsule_aabb_once *once, unsigned one, block at)
{
    (void)one;
    const capsule c = capsule_load(once->capsules, at);
    const aabb box = aabb_load(once->boxes, at);
    const course past = course_of_segment(c.axis, box);
    return mask_bits(approach_nearest(&past, box_has_points(box), padded_radius_of(c.radius)).is_within);
}

LH_LONG_QUERY_OF_PAIRS(overlap_capsule_aabb)

#endif
