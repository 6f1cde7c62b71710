/* Two capsules: the nearest points of their segments, with a radius about each (Ericson, Real-Time Collision Detection,
 * 4.5.1). The order in which the segments are taken is that of their coordinates. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CAPSULE_PAIR_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CAPSULE_PAIR_H

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

/* A point of each, by the way from a to b, from which the normal follows, and what that is where there is none. */
typedef struct capsule_pair {
    core_pair cores;
    vector3 way, open;
} capsule_pair;

static inline capsule_pair pair_at(capsule a, capsule b, float s, float t, vector3 apart)
{
    core_pair cores = {
        .on_a = add(a.axis.a, scale(subtract(a.axis.b, a.axis.a), s)),
        .on_b = add(b.axis.a, scale(subtract(b.axis.b, b.axis.a), t)),
        .a_radius = a.radius,
        .b_radius = b.radius,
    };
    return (capsule_pair){cores, opposite(apart), apart};
}

static inline capsule_pair nearest_in_this_order(capsule a, capsule b, const segment_pair *nearest)
{
    vector3 way_a = subtract(a.axis.b, a.axis.a), way_b = subtract(b.axis.b, b.axis.a);
    float distance = length_of(nearest->apart), lengths = sum_of_magnitudes(way_a) + sum_of_magnitudes(way_b);
    capsule_pair p = pair_at(a, b, nearest->s, nearest->t, nearest->apart);
    p.cores.distance = distance;
    p.cores.padding = (lengths * (32.0f * unit_roundoff) + distance * (24.0f * unit_roundoff)) + 0x1p-62f;
    p.open = across_both(way_a, way_b);
    return p;
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

/* Once they are in order. */
static inline vector3 normal_of_pair(const capsule_pair *p)
{
    return contact_normal(p->way, p->cores.distance, p->open);
}

#endif
