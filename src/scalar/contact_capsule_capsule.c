/* Capsule against capsule: the distance of the segments, less the radii (Ericson, Real-Time Collision Detection,
 * 4.5.1). The order in which the segments are taken is that of their coordinates. */
#include "reference_contact.h"
#include "reference_segment_pair.h"

static inline int segment_comes_before(segment a, segment b)
{
    return comes_before(a.a, b.a, comes_before(a.b, b.b, 0));
}

/* Across both, or across the first where they are parallel to within 2^-18. */
static inline vector3 across_both(vector3 way, vector3 other)
{
    vector3 product = cross(direction_of(way), direction_of(other));
    if (dot(product, product) > 0x1p-36f)
        return direction_of(product);
    return direction_across(sum_of_magnitudes(way) > 0.0f ? way : other);
}

/* By the way from a to b, from which the normal follows, and what that is where there is none. */
typedef struct capsule_pair {
    core_pair cores;
    vector3 way, open;
} capsule_pair;

static inline capsule_pair in_this_order(capsule a, capsule b)
{
    vector3 way_a = subtract(a.axis.b, a.axis.a), way_b = subtract(b.axis.b, b.axis.a);
    segment_pair nearest = nearest_of_segments(a.axis, b.axis);
    float distance = length_of(nearest.apart), lengths = sum_of_magnitudes(way_a) + sum_of_magnitudes(way_b);
    core_pair cores = {
        .on_a = add(a.axis.a, scale(way_a, nearest.s)),
        .on_b = add(b.axis.a, scale(way_b, nearest.t)),
        .distance = distance,
        .padding = (lengths * (32.0f * unit_roundoff) + distance * (24.0f * unit_roundoff)) + 0x1p-62f,
        .a_radius = a.radius,
        .b_radius = b.radius,
    };
    return (capsule_pair){cores, opposite(nearest.apart), across_both(way_a, way_b)};
}

static inline capsule_pair exchanged(capsule_pair p)
{
    core_pair cores = p.cores;
    cores.on_a = p.cores.on_b;
    cores.on_b = p.cores.on_a;
    cores.a_radius = p.cores.b_radius;
    cores.b_radius = p.cores.a_radius;
    return (capsule_pair){cores, opposite(p.way), opposite(p.open)};
}

static inline core_pair contact(capsule a, capsule b)
{
    capsule_pair p =
        segment_comes_before(b.axis, a.axis) ? exchanged(in_this_order(b, a)) : in_this_order(a, b);
    p.cores.normal = contact_normal(p.way, p.cores.distance, p.open);
    return p.cores;
}

CONTACT(capsule_capsule, capsule_at(of->a, i), capsule_at(of->b, i))
