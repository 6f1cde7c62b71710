/* Rays and triangles of which some have volumes that are not clear: what is clear as ever, the rest with care. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_CAREFUL_RAY_TRIANGLE_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_CAREFUL_RAY_TRIANGLE_H

#include "ray_triangle.h"

/* A mask of signs becomes one of comparisons. */
LH_INLINE mask mask_of_signs(mask m)
{
    const lanes zero = lanes_set1(0.0f);
    return lanes_lt(zero, lanes_select(m, lanes_set1(1.0f), zero));
}

/* All lanes, of which some are not clear. Only those lanes are asked for whose bits are in `counted`. */
LH_INLINE intersection intersect_carefully(const timed_ray *line, const faced_triangle *t, int culls,
                                           uint32_t counted)
{
    const plain_volumes plain = plain_volumes_of(&line->line, t);
    const clear_verdict seen = verdict_of(line, t, &plain, 1);
    const mask is_clear = mask_of_signs(seen.clear);
    const intersection clearly = plain_intersection(clear_hits(seen, &plain, culls), &plain);
    const volume_ray r = volume_ray_of(line->line);
    const volumes a = volumes_of_faces(&r, t->corners, culls);
    volume_result first = test_volumes(&r, &a);
    const mask hit = mask_or(mask_and(clearly.hit, is_clear), mask_without(first.found.hit, is_clear));
    first.undecided = mask_without(first.undecided, is_clear);
    first.found = intersection_select(is_clear, clearly, first.found);
    first.found.hit = hit;
    return (mask_bits(first.undecided) & counted) == 0
               ? first.found
               : intersect_by_projection(&r, t->corners, first, counted);
}

#endif
