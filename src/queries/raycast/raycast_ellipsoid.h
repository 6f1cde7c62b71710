/* A ray meets an ellipsoid if, where lengths are measured in its half axes, it meets the ball of radius 1. The
 * ellipsoid is that about the given one and what rounding may do to it and to the ray, so it has no half axis of 0. How
 * far a line passes from its centre is a cross product, of which every part is as exact as its own axis needs; what is
 * subtracted from the way to the centre would be as exact as the shortest half axis. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_ELLIPSOID_H
#define LANEHIT_SRC_QUERIES_RAYCAST_ELLIPSOID_H

#include "engine/operands.h"
#include "mathematics/ellipsoid_frame.h"
#include "mathematics/rays/passage.h"
#include "mathematics/rays/ray.h"

/* ---- What grows --------------------------------------------------------------------------------------- */

/* 16u of the sum of |axis_i| (|a_i| + |b_i| + |c_i| + |way_i|), of which 15u are needed (docs/guarantees.md); and what
 * covers squares that underflow. */
static const float RAY_ELLIPSOID_PADDING = 0x1p-20f, RAY_ELLIPSOID_UNDERFLOW = 0x1p-62f;

/* An ellipsoid and a box of the half extents e are within the ellipsoid whose half axes are the roots of (h^2 + 3 e^2 /
 * s) (1 + s), for every share s (Kurzhanski and Valyi, Ellipsoidal Calculus, 2.2). With s = sqrt(3) e / h that is h and
 * sqrt(3) e; of a flat one it is 2^-12, so that what is flat gets thick by as much as what is not gets longer. */
static const float MOST_SHARE = 0x1p-12f, ROOT_OF_THREE = 0x1.bb67aep0f;

LH_INLINE v3 half_axes_about(seen_ellipsoid e, v3 way)
{
    const v3 extent = v3_add(e.width, v3_abs(way));
    const frame axes = {v3_abs(e.axes.x), v3_abs(e.axes.y), v3_abs(e.axes.z)};
    const v3 rounding = v3_scale(v3_seen_from(extent, axes), lanes_set1(RAY_ELLIPSOID_PADDING));
    const v3 off = v3_plus_each(v3_add(rounding, e.coupling), lanes_set1(RAY_ELLIPSOID_UNDERFLOW));
    const lanes most = lanes_mul(lanes_max(lanes_max(off.x, off.y), off.z), lanes_set1(ROOT_OF_THREE));
    const lanes share = lanes_min(lanes_mul(most, e.inverse), lanes_set1(MOST_SHARE));
    const lanes by_share = lanes_div(lanes_set1(3.0f), share), more = lanes_add(lanes_set1(1.0f), share);
    const v3 box =
        v3_scale((v3){lanes_mul(off.x, off.x), lanes_mul(off.y, off.y), lanes_mul(off.z, off.z)}, by_share);
    const v3 half = {lanes_mul(e.half.x, e.half.x), lanes_mul(e.half.y, e.half.y),
                     lanes_mul(e.half.z, e.half.z)};
    const v3 squared = v3_scale(v3_add(half, box), more);
    return (v3){lanes_sqrt(squared.x), lanes_sqrt(squared.y), lanes_sqrt(squared.z)};
}

/* ---- In half axes ------------------------------------------------------------------------------------- */

/* 24u, of which 19u are needed: of the radius of 1, and of the products that are the time of the foot. Of those of a
 * cross product 3u. */
static const float UNIT_BALL_PADDING = 0x1.8p-20f, CROSS_PADDING = 0x1.8p-23f;

/* By the reciprocals of the half axes. */
LH_INLINE v3 v3_times_each(v3 a, v3 b)
{
    return (v3){lanes_mul(a.x, b.x), lanes_mul(a.y, b.y), lanes_mul(a.z, b.z)};
}

/* A NaN stays one. */
LH_INLINE lanes magnitude_less(lanes a, lanes error)
{
    return lanes_max(lanes_set1(0.0f), lanes_sub(lanes_abs(a), lanes_mul(error, lanes_set1(CROSS_PADDING))));
}

/* One copy for all loops. */
static LH_ONE_COPY void pass_ellipsoid(const ray *r, const seen_ellipsoid *target, ray_passage *passage)
{
    const ray line = *r;
    const seen_ellipsoid e = *target;
    const lanes one = lanes_set1(1.0f), zero = lanes_set1(0.0f), infinite = lanes_set1(__builtin_inff());
    const v3 to_centre = v3_sub(e.centre, line.origin), half = half_axes_about(e, to_centre);
    const v3 inverse = {lanes_div(one, half.x), lanes_div(one, half.y), lanes_div(one, half.z)};
    const v3 way = v3_times_each(v3_seen_from(to_centre, e.axes), inverse);

    /* Of length 1 in the world, so that its square in half axes does not overflow, and then in those. A ray that stays
     * has none: 0, and its way is what it is off by. */
    const lanes squared = v3_dot(line.direction, line.direction);
    const mask stays = lanes_eq(lanes_div(one, squared), infinite);
    const lanes by_length = lanes_div(one, lanes_sqrt(squared));
    const v3 step = v3_times_each(v3_scale(v3_seen_from(line.direction, e.axes), by_length), inverse);
    const lanes by_step = lanes_div(one, length_of(step));
    const v3 along = v3_select(stays, (v3){zero, zero, zero}, v3_scale(step, by_step));
    const lanes pace = lanes_select(stays, infinite, lanes_mul(by_step, by_length));

    const v3 cross = v3_cross(way, along), sums = v3_cross_sums(v3_abs(way), v3_abs(along));
    const v3 past = {magnitude_less(cross.x, sums.x), magnitude_less(cross.y, sums.y),
                     magnitude_less(cross.z, sums.z)};
    const v3 off = v3_select(stays, way, past);
    const lanes reach = lanes_set1(1.0f + UNIT_BALL_PADDING), squared_reach = lanes_mul(reach, reach);
    const lanes squared_off = v3_dot(off, off);

    const lanes foot = v3_dot(way, along), about_foot = v3_dot(v3_abs(way), v3_abs(along));
    const lanes slack = lanes_mul(lanes_add(about_foot, reach), lanes_set1(UNIT_BALL_PADDING));
    const lanes chord = lanes_add(lanes_sqrt(lanes_sub(squared_reach, squared_off)), slack);
    const interval inside = {lanes_max(lanes_mul(lanes_sub(foot, chord), pace), line.limits.enter),
                             lanes_min(lanes_mul(lanes_add(foot, chord), pace), line.limits.exit)};
    const mask near = lanes_le(squared_off, squared_reach);
    *passage = (ray_passage){mask_and(near, lanes_le(inside.enter, inside.exit)), inside};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(raycast_ellipsoid, ray, seen_ellipsoid)

LH_INLINE uint32_t raycast_ellipsoid_block(const void *setup, unsigned one, block at)
{
    const raycast_ellipsoid_arguments *const of = &((const raycast_ellipsoid_setup *)setup)->of;
    const ray line = raycast_ellipsoid_a(setup, one, at);
    const seen_ellipsoid target = raycast_ellipsoid_b(setup, one, at);
    ray_passage passage;
    pass_ellipsoid(&line, &target, &passage);
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY(raycast_ellipsoid)

#endif
