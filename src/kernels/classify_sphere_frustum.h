/* Of each plane, the height of the centre over it, against the radius. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_SPHERE_FRUSTUM_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_SPHERE_FRUSTUM_H

#include "frustum.h"

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_sphere_frustum_once {
    sphere_columns spheres;
    frustum behind;
    uint64_t *inside;
} classify_sphere_frustum_once;

LH_INLINE void classify_sphere_frustum_prepare(classify_sphere_frustum_once *once, unsigned one,
                                               const classify_sphere_frustum_arguments *of)
{
    (void)one;
    once->spheres = columns_of_spheres(of->spheres);
    once->inside = of->inside;
    load_frustum(&once->behind, of->planes);
    measure_frustum(&once->behind);
}

/* A block is done with when every ball of it is in front of some plane. What is of the hits alone is left out where
 * nobody asks what is inside. */
LH_INLINE uint32_t classify_sphere_frustum_block(const classify_sphere_frustum_once *once, unsigned one,
                                                 block at)
{
    (void)one;
    const frustum *const f = &once->behind;
    const sphere s = sphere_load(once->spheres, at);
    mask hit = lanes_le(lanes_set1(0.0f), s.radius);
    if (!once->inside) {
        for (size_t k = 0; k < f->planes && bits_of_block(mask_bits(hit), at); k++) {
            const measured_plane over = measured_plane_of(f, k);
            hit = mask_and(hit, may_be_behind(height_of_ball(s, over), over.p.d));
        }
        return mask_bits(hit);
    }
    mask inside = hit;
    for (size_t k = 0; k < f->planes && bits_of_block(mask_bits(hit), at); k++) {
        const measured_plane over = measured_plane_of(f, k);
        const padded_dot height = height_of_ball(s, over);
        hit = mask_and(hit, may_be_behind(height, over.p.d));
        inside = mask_and(inside, is_behind(height, over.p.d));
    }
    store_bits_beside_hits(once->inside, mask_bits(mask_and(hit, inside)), at);
    return mask_bits(hit);
}

LH_QUERY_OF_ONE(classify_sphere_frustum)

#endif
