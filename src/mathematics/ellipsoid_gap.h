/* A direction from an ellipsoid to a point outside, about that from its nearest point. Nothing has to be right about it
 * but where it is used as an axis: what it separates is apart. */
#ifndef LANEHIT_SRC_MATHEMATICS_ELLIPSOID_GAP_H
#define LANEHIT_SRC_MATHEMATICS_ELLIPSOID_GAP_H

#include "ellipsoid.h"

/* A symmetric matrix. */
typedef struct symmetric {
    lanes xx, yy, zz, xy, xz, yz;
} symmetric;

/* Its inverse times the determinant; and that. */
LH_INLINE symmetric adjugate_of(symmetric m, lanes *determinant)
{
    const symmetric a = {
        lanes_sub(lanes_mul(m.yy, m.zz), lanes_mul(m.yz, m.yz)),
        lanes_sub(lanes_mul(m.xx, m.zz), lanes_mul(m.xz, m.xz)),
        lanes_sub(lanes_mul(m.xx, m.yy), lanes_mul(m.xy, m.xy)),
        lanes_sub(lanes_mul(m.xz, m.yz), lanes_mul(m.xy, m.zz)),
        lanes_sub(lanes_mul(m.xy, m.yz), lanes_mul(m.xz, m.yy)),
        lanes_sub(lanes_mul(m.xy, m.xz), lanes_mul(m.yz, m.xx)),
    };
    *determinant = lanes_add(lanes_add(lanes_mul(m.xx, a.xx), lanes_mul(m.xy, a.xy)), lanes_mul(m.xz, a.xz));
    return a;
}

LH_INLINE v3 symmetric_times(symmetric m, v3 v)
{
    return (v3){v3_dot((v3){m.xx, m.xy, m.xz}, v), v3_dot((v3){m.xy, m.yy, m.yz}, v),
                v3_dot((v3){m.xz, m.yz, m.zz}, v)};
}

/* The equations of the nearest point M v, |v| = 1: (M'M + s) v = M'w, w being the way to the point. The s that makes
 * |v| = 1 is found by Newton's steps for 1 / |v|, which come from below and do not pass it (More and Sorensen,
 * Computing a Trust Region Step, 1983). Where v has no length to speak of, the ellipsoid is small beside the way, and
 * the centre stands for the nearest point. */
enum { STEPS_TO_ELLIPSOID = 9 };

LH_INLINE v3 direction_off_ellipsoid(ellipsoid e, v3 way)
{
    const v3 size = v3_max(width_of_ellipsoid(e), v3_abs(way));
    const lanes scale = lanes_div(lanes_set1(1.0f), lanes_max(lanes_max(size.x, size.y), size.z));
    const v3 a = v3_scale(e.a, scale), b = v3_scale(e.b, scale), c = v3_scale(e.c, scale),
             w = v3_scale(way, scale), right = {v3_dot(a, w), v3_dot(b, w), v3_dot(c, w)};
    const symmetric m = {v3_dot(a, a), v3_dot(b, b), v3_dot(c, c), v3_dot(a, b), v3_dot(a, c), v3_dot(b, c)};
    const lanes trace = lanes_add(lanes_add(m.xx, m.yy), m.zz);
    const lanes least = lanes_mul(trace, lanes_set1(0x1p-24f)); /* of a flat one there has to be an inverse */
    lanes s = lanes_max(lanes_sub(length_of(right), trace), least);
    v3 v = right;
    for (int step = 0; step < STEPS_TO_ELLIPSOID; step++) {
        lanes determinant;
        const symmetric inverse = adjugate_of(
            (symmetric){lanes_add(m.xx, s), lanes_add(m.yy, s), lanes_add(m.zz, s), m.xy, m.xz, m.yz},
            &determinant);
        const lanes share = lanes_div(lanes_set1(1.0f), determinant);
        v = v3_scale(symmetric_times(inverse, right), share);
        const v3 next = v3_scale(symmetric_times(inverse, v), share);
        const lanes long2 = v3_dot(v, v);
        const lanes more =
            lanes_div(lanes_mul(long2, lanes_sub(lanes_sqrt(long2), lanes_set1(1.0f))), v3_dot(v, next));
        s = lanes_max(lanes_add(s, more), least);
    }
    /* Of a flat ellipsoid the nearest point may lie within its rim. */
    const lanes squared = v3_dot(v, v), one = lanes_set1(1.0f);
    const lanes shrunk = lanes_select(lanes_lt(one, squared), lanes_div(one, lanes_sqrt(squared)), one);
    const v3 spot = v3_or_zero(lanes_lt(squared, lanes_set1(__builtin_inff())), v3_scale(v, shrunk));
    const v3 off = v3_sub(v3_sub(v3_sub(w, v3_scale(a, spot.x)), v3_scale(b, spot.y)), v3_scale(c, spot.z));
    return v3_scale(off, lanes_div(lanes_set1(1.0f), length_of(off)));
}

#endif
