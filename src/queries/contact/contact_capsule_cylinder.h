/* A capsule is as far from a cylinder as its segment, or as deep as that has a way out, less the radius. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_CYLINDER_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_CYLINDER_H

#include "queries/capsule_cylinder.h"
#include "engine/contact.h"
#include "mathematics/segment_cylinder_exit.h"

typedef struct segment_cylinder_gap {
    core_gap cores;
    measured_cylinder cylinder;
    v3 way; /* of the segment */
    seen_segment seen;
    cylinder_exit out; /* of such as may be in each other */
} segment_cylinder_gap;

/* 28u of the cylinder's length and radius, and of the distance; 68u of the length of the segment
 * (docs/guarantees.md). */
static const float NEAR_CYLINDER_PADDING = 0x1.cp-20f, NEAR_SEGMENT_PADDING = 0x1.1p-18f;

/* The halves never come to the ends themselves. */
LH_INLINE lanes share_or_end(lanes share)
{
    const lanes one = lanes_set1(1.0f), least = lanes_set1(0x1p-23f);
    const lanes from_start = lanes_or_zero(lanes_lt(least, share), share);
    return lanes_select(lanes_le(lanes_sub(one, least), share), one, from_start);
}

LH_INLINE void contact_capsule_cylinder_find(segment_cylinder_gap *to, capsule a, measured_cylinder b)
{
    const lanes zero = lanes_set1(0.0f);
    to->cylinder = b;
    to->way = v3_sub(a.axis.b, a.axis.a);
    to->seen = segment_seen_by(b, a.axis.a, to->way);
    const lanes share = share_or_end(LH_OWN(nearest_share)(&to->seen, &to->cylinder));
    const cylinder_sight nearest = seen_at(to->seen, share, b);
    const lanes squared = squared_gap(nearest), apart = lanes_sqrt(squared);
    const lanes of_cylinder = lanes_mul(lanes_add(b.length, b.radius), lanes_set1(NEAR_CYLINDER_PADDING));
    const lanes of_segment = lanes_mul(length_of(to->way), lanes_set1(NEAR_SEGMENT_PADDING));
    const lanes of_size = lanes_add(of_cylinder, lanes_add(of_segment, lanes_set1(0x1p-62f)));

    /* Further apart they do not meet. Nearer the way between them is all rounding error, and its direction too: that in
     * which they are most apart, or least deep in each other, is not. What is too long for its square has no axis. */
    const mask is_bounded = lanes_lt(of_size, lanes_set1(__builtin_inff()));
    const mask may_meet = mask_and(is_bounded, lanes_le(apart, of_size));
    to->out = (cylinder_exit){v3_negate(x_axis()), lanes_set1(-1.0f)};
    if (mask_bits(may_meet)) {
        cylinder_exit out;
        find_exit_from_cylinder(&out, to->way, &to->seen, &to->cylinder);
        to->out = (cylinder_exit){v3_select(may_meet, out.outwards, to->out.outwards),
                                  lanes_select(may_meet, out.depth, to->out.depth)};
    }
    const mask meet = lanes_le(zero, to->out.depth);
    const lanes of_distance = lanes_mul(apart, lanes_set1(NEAR_CYLINDER_PADDING));
    const v3 between = v3_or_zero(lanes_lt(of_size, apart), way_to_cylinder(nearest, b));
    to->cores = gap_along(v3_add(a.axis.a, v3_scale(to->way, share)), between,
                          lanes_select(meet, lanes_sub(zero, to->out.depth), apart),
                          lanes_add(of_size, of_distance), a.radius, zero);
}

/* Moved as far along its way out, or back, as is told, the segment touches the cylinder where it is nearest. */
LH_INLINE void find_points_of_exit(segment_cylinder_gap *gap, mask are_apart, capsule a)
{
    const measured_cylinder *const c = &gap->cylinder;
    const v3 back = v3_scale(gap->out.outwards, gap->cores.distance);
    gap->seen.height = lanes_sub(gap->seen.height, v3_dot(back, c->axis));
    gap->seen.across = v3_sub(gap->seen.across, across_axis(back, c));
    const lanes share = share_or_end(LH_OWN(nearest_share)(&gap->seen, c));
    const v3 on_a = v3_add(a.axis.a, v3_scale(gap->way, share));
    gap->cores.on_a = v3_select(are_apart, gap->cores.on_a, on_a);
    gap->cores.on_b = v3_select(are_apart, gap->cores.on_b, v3_sub(on_a, back));
}

LH_INLINE v3 contact_capsule_cylinder_normal(segment_cylinder_gap *gap, capsule a, measured_cylinder b)
{
    const gap_direction along = direction_of_gap(&gap->cores);
    (void)b;
    if (all_exist(along))
        return along.unit;
    find_points_of_exit(gap, along.exists, a);
    return v3_select(along.exists, along.unit, v3_negate(gap->out.outwards));
}

LH_INLINE v3 point_of_segment_cylinder_gap(const segment_cylinder_gap *gap, v3 normal)
{
    return point_of_core_gap(&gap->cores, normal);
}

LH_LONG_CONTACT_OF(contact_capsule_cylinder, capsule, measured_cylinder, segment_cylinder_gap)

#endif
