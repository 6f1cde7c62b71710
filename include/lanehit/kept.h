/* More of a set that lh_pairs_keep has sorted: lists of capsules and of oriented boxes, and one bit a shape. Part of
 * lanehit.h, which includes it. */
#ifndef LANEHIT_KEPT_H
#define LANEHIT_KEPT_H

#include "pairs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* As lh_pairs_sphere_kept: all pairs of a capsule and a kept box that lh_overlap_capsule_aabb hits, in the order of the
 * capsules. Of boxes beyond 2^40 it may hit some that are far away: these are not listed. */
LH_API lh_status lh_pairs_capsule_kept(const lh_capsules *capsules, const void *kept, lh_pair *pairs,
                                       size_t capacity, size_t *found);

/* All pairs of an oriented box and a kept box that lh_overlap_aabb_obb hits, if it also overlaps the box that
 * lh_pack_aabbs_from_obbs makes of the oriented one. So none that touches is missed, in the range of that query; but
 * where it hits only by its padding, which grows with the kept box, the pair may not be listed. */
LH_API lh_status lh_pairs_obb_kept(const lh_obbs *obbs, const void *kept, lh_pair *pairs, size_t capacity,
                                   size_t *found);

/* ---- One bit a shape -----------------------------------------------------------------------------------
 *
 * Does the shape meet any box of the kept set? A planner wants no more than that. A bit is 1 where lh_pairs_*_kept of
 * the same name lists a pair with this shape; the search for a shape stops soon after its first hit.
 * hits    as of a query: lh_hits_words(count) words, aligned to 8 bytes; the unused bits of the last are written as 0.
 * Refused: a view or kept as there; hits that are NULL, if there are shapes, or not aligned. */

LH_API lh_status lh_pairs_any_aabb_kept(const lh_aabbs *a, const void *kept, uint64_t *hits);
LH_API lh_status lh_pairs_any_sphere_kept(const lh_spheres *spheres, const void *kept, uint64_t *hits);
LH_API lh_status lh_pairs_any_capsule_kept(const lh_capsules *capsules, const void *kept, uint64_t *hits);
LH_API lh_status lh_pairs_any_obb_kept(const lh_obbs *obbs, const void *kept, uint64_t *hits);

/* Of moving boxes: on their way until t_max, as lh_pairs_sweep_aabb_kept. */
LH_API lh_status lh_pairs_any_sweep_aabb_kept(const lh_aabbs *a, const lh_vectors *a_velocity, float t_max,
                                              const void *kept, uint64_t *hits);

#ifdef __cplusplus
}
#endif

#endif
