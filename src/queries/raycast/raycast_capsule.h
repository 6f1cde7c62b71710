/* The times at which a ray is in a capsule: from the first to the last at which it is in either ball, or in the round
 * side between the planes of the ends. All three have one reach; times that there are not, since the line passes
 * further off, are NaN, which loses against any time. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_CAPSULE_H
#define LANEHIT_SRC_QUERIES_RAYCAST_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/rays/ray_side.h"

/* A ray, with what depends on its direction alone. */
typedef struct capsule_ray {
    v3 origin, direction;
    lanes inverse_squared; /* 1 / direction^2; 0 for a ray that stays at its origin */
    lanes time_per_length; /* infinite for such a ray */
    interval limits;
} capsule_ray;

LH_INLINE capsule_ray capsule_ray_load(view_columns from, block at)
{
    const ray r = ray_load(from, at);
    const lanes inverse = lanes_div(lanes_set1(1.0f), v3_dot(r.direction, r.direction));
    return (capsule_ray){r.origin, r.direction, inverse_or_zero(inverse), lanes_sqrt(inverse), r.limits};
}

typedef side_target capsule_target;

/* What is not finite shows in the reach. */
LH_INLINE capsule_target capsule_target_load(view_columns from, block at)
{
    const capsule c = capsule_load(from, at);
    capsule_target target = side_target_of(c.axis, c.radius);
    target.radius = padded_radius_of(c.radius);
    return target;
}

/* Half a chord before and after the foot of the perpendicular to the line. */
LH_INLINE interval chord_about(lanes foot, v3 perpendicular, lanes squared_reach, lanes time_per_length)
{
    const lanes left = lanes_sub(squared_reach, v3_dot(perpendicular, perpendicular));
    const lanes half = lanes_mul(lanes_sqrt(left), time_per_length);
    return (interval){lanes_sub(foot, half), lanes_add(foot, half)};
}

LH_INLINE interval chord_of_ball(const capsule_ray *r, v3 to_centre, lanes along_ray, lanes squared_reach)
{
    const lanes foot = lanes_mul(along_ray, r->inverse_squared);
    const v3 perpendicular = v3_sub(to_centre, v3_scale(r->direction, foot));
    return chord_about(foot, perpendicular, squared_reach, r->time_per_length);
}

/* Between the planes, which may be infinitely late or early. None is from +inf to -inf. Of a ray that stays all times
 * are infinite. */
LH_INLINE interval chord_of_side(const capsule_ray *r, v3 to_start, const capsule_target *c, lanes way,
                                 lanes squared_reach)
{
    const lanes infinity = lanes_set1(__builtin_inff());
    const ray_along_axis seen = see_along_axis(to_start, r->direction, &c->axis);
    const interval chord =
        chord_about(seen.foot, seen.perpendicular, squared_reach, lanes_sqrt(seen.inverse));
    const interval beside = times_beside(to_start, r->direction, way, c, c->radius.reach);
    const lanes enter = lanes_max(beside.enter, chord.enter);
    const lanes exit = lanes_min(beside.exit, chord.exit);
    const mask any = lanes_le(enter, exit);
    return (interval){lanes_select(any, enter, infinity), lanes_select(any, exit, lanes_negate(infinity))};
}

LH_INLINE ray_passage pass_capsule(const capsule_ray *r, const capsule_target *c)
{
    const v3 to_start = v3_sub(c->axis.path.start, r->origin), to_end = v3_sub(c->axis.end, r->origin);
    const lanes way = lanes_add(v3_sum_of_magnitudes(to_start), c->length);
    const lanes reach = lanes_add(c->radius.reach, lanes_mul(way, lanes_set1(SIDE_PADDING)));
    const lanes squared_reach = lanes_mul(reach, reach);

    const lanes start_along_ray = v3_dot(to_start, r->direction);
    const lanes end_along_ray = lanes_add(start_along_ray, v3_dot(r->direction, c->axis.path.way));
    const interval start = chord_of_ball(r, to_start, start_along_ray, squared_reach);
    const interval end = chord_of_ball(r, to_end, end_along_ray, squared_reach);
    const interval side = chord_of_side(r, to_start, c, way, squared_reach);

    const lanes enter = lanes_min(start.enter, lanes_min(end.enter, side.enter));
    const lanes exit = lanes_max(start.exit, lanes_max(end.exit, side.exit));
    const interval inside = {lanes_max(enter, r->limits.enter), lanes_min(exit, r->limits.exit)};
    const mask is_finite = lanes_lt(squared_reach, lanes_set1(__builtin_inff()));
    const mask may_be = mask_and(c->radius.not_empty, is_finite);
    return (ray_passage){mask_and(may_be, lanes_le(inside.enter, inside.exit)), inside};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(raycast_capsule, capsule_ray, capsule_target)

LH_INLINE uint32_t raycast_capsule_block(const void *setup, unsigned one, block at)
{
    const raycast_capsule_arguments *const of = &((const raycast_capsule_setup *)setup)->of;
    const capsule_ray r = raycast_capsule_a(setup, one, at);
    const capsule_target target = raycast_capsule_b(setup, one, at);
    return store_passage(pass_capsule(&r, &target), of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY_OR_SECOND(raycast_capsule)

#endif
