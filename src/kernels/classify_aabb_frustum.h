/* Of each plane, the corner that is lowest along the normal, and the one that is highest. Ericson, Real-Time Collision
 * Detection, 5.2.3. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_AABB_FRUSTUM_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_AABB_FRUSTUM_H

#include "frustum.h"

/* Axis by axis min and max, for signs of normals to choose from: loads by number cost less than blends. */
typedef struct ends {
    lanes x[2], y[2], z[2];
} ends;

/* The lowest corner along the k-th normal; of the ends exchanged, the highest. */
LH_INLINE v3 corner_along(const frustum *f, size_t k, const ends *of, int is_highest)
{
    return (v3){of->x[(__builtin_signbit(f->nx[k]) != 0) ^ is_highest],
                of->y[(__builtin_signbit(f->ny[k]) != 0) ^ is_highest],
                of->z[(__builtin_signbit(f->nz[k]) != 0) ^ is_highest]};
}

LH_INLINE mask is_reached(const frustum *f, size_t k, const ends *box)
{
    const plane p = plane_of(f, k);
    return may_be_behind(dot_padded(p.n, corner_along(f, k, box, 0), HEIGHT_PADDING), p.d);
}

LH_INLINE mask is_wholly_behind(const frustum *f, size_t k, const ends *box)
{
    const plane p = plane_of(f, k);
    return is_behind(dot_padded(p.n, corner_along(f, k, box, 1), HEIGHT_PADDING), p.d);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_aabb_frustum_once {
    aabb_columns boxes;
    frustum behind;
    uint64_t *inside;
} classify_aabb_frustum_once;

LH_INLINE void classify_aabb_frustum_prepare(classify_aabb_frustum_once *once, unsigned one,
                                             const classify_aabb_frustum_arguments *of)
{
    (void)one;
    once->boxes = columns_of_aabbs(of->boxes);
    once->inside = of->inside;
    load_frustum(&once->behind, of->planes);
}

/* A block is done with when every box of it is in front of some plane. */
LH_INLINE uint32_t classify_aabb_frustum_block(const classify_aabb_frustum_once *once, unsigned one, block at)
{
    (void)one;
    const frustum *const f = &once->behind;
    const aabb b = aabb_load(once->boxes, at);
    const ends box = {{b.min.x, b.max.x}, {b.min.y, b.max.y}, {b.min.z, b.max.z}};
    mask hit = is_reached(f, 0, &box);
    for (size_t k = 1; k < f->planes && bits_of_block(mask_bits(hit), at); k++)
        hit = mask_and(hit, is_reached(f, k, &box));
    if (once->inside) {
        mask inside = hit;
        for (size_t k = 0; k < f->planes && bits_of_block(mask_bits(inside), at); k++)
            inside = mask_and(inside, is_wholly_behind(f, k, &box));
        store_bits_beside_hits(once->inside, mask_bits(inside), at);
    }
    return mask_bits(hit);
}

LH_QUERY_OF_ONE(classify_aabb_frustum)

#endif
