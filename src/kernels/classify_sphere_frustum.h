/* Over each plane, the height of the centre, against the radius. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_SPHERE_FRUSTUM_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_SPHERE_FRUSTUM_H

#include "frustum.h"

LH_INLINE extremes extremes_with_ball(extremes e, sphere s, plane p, lanes length)
{
    const lanes height = lanes_sub(v3_dot(p.n, s.centre), p.d), reach = lanes_mul(s.radius, length);
    return (extremes){lanes_max(lanes_sub(height, reach), e.lowest),
                      lanes_max(lanes_add(height, reach), e.highest)};
}

/* A ball that is empty is on no side. */
LH_INLINE mask is_there(sphere s)
{
    return lanes_le(lanes_set1(0.0f), s.radius);
}

LH_INLINE side side_of_ball(const frustum *f, const lanes *length, sphere s)
{
    side of = {is_there(s), is_there(s)};
    for (size_t k = 0; k < f->planes; k++) {
        const measured_plane over = {f->plane[k], length[k]};
        const padded_dot height = height_of_ball(s, over);
        of.hit = mask_and(of.hit, may_be_behind(height, over.p.d));
        of.inside = mask_and(of.inside, is_behind(height, over.p.d));
    }
    return (side){of.hit, mask_and(of.hit, of.inside)};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_sphere_frustum_once {
    sphere_columns spheres;
    frustum behind;
    lanes length[LH_MOST_OF_A_SET]; /* of normals, padded */
    float longest;                  /* not less than any length or component of a normal, or NaN */
    uint64_t *inside;
} classify_sphere_frustum_once;

LH_INLINE void classify_sphere_frustum_prepare(classify_sphere_frustum_once *once, unsigned one,
                                               const classify_sphere_frustum_arguments *of)
{
    (void)one;
    once->spheres = columns_of_spheres(of->spheres);
    once->inside = of->inside;
    load_frustum(&once->behind, of->planes);
    once->longest = once->behind.largest;
    for (size_t k = 0; k < once->behind.planes; k++) {
        float length[LANES];
        once->length[k] = measure_plane(once->behind.plane[k]).length;
        lanes_store(length, once->length[k]);
        once->longest = larger_or_nan(once->longest, length[0]);
    }
}

/* Of a block with balls that are close to a plane, or without a place. */
static LH_APART uint32_t decide_close_balls(const classify_sphere_frustum_once *once, size_t first,
                                            size_t count)
{
    const block at = {first, count, 0};
    return store_side(once->inside, side_of_ball(&once->behind, once->length, sphere_load(once->spheres, at)),
                      at);
}

LH_INLINE uint32_t decide_balls(const classify_sphere_frustum_once *once, int with_inside, block at)
{
    const frustum *const f = &once->behind;
    const sphere s = sphere_load(once->spheres, at);
    const lanes slack =
        slack_of(lanes_add(v3_sum_of_magnitudes(s.centre), lanes_abs(s.radius)), once->longest);
    extremes e = extremes_of_none();
    size_t k = 0;
    do {
        e = extremes_with_ball(e, s, f->plane[k], once->length[k]);
        e = extremes_with_ball(e, s, f->plane[k + 1], once->length[k + 1]);
        k += PLANES_AT_ONCE;
    } while (k < f->planes && !all_are_out(e, slack, at));
    if (!all_is_sure(e, slack, with_inside, at))
        return decide_close_balls(once, at.first, at.count);
    side of = side_of_extremes(e);
    of = (side){mask_and(is_there(s), of.hit), mask_and(is_there(s), of.inside)};
    return store_side(with_inside ? once->inside : NULL, of, at);
}

LH_INLINE uint32_t classify_sphere_frustum_block(const classify_sphere_frustum_once *once, unsigned one,
                                                 block at)
{
    (void)one;
    return once->inside ? decide_balls(once, 1, at) : decide_balls(once, 0, at);
}

LH_LONG_QUERY_OF_PAIRS(classify_sphere_frustum)

#endif
