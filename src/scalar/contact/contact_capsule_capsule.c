/* Capsule against capsule: the distance of the segments, less the radii (Ericson, Real-Time Collision Detection,
 * 4.5.1). */
#include "scalar/reference_capsule_pair.h"

static inline capsule_pair in_this_order(capsule a, capsule b)
{
    segment_pair nearest = nearest_of_segments(a.axis, b.axis);
    return nearest_in_this_order(a, b, &nearest);
}

static inline core_pair contact(capsule a, capsule b)
{
    capsule_pair p =
        segment_comes_before(b.axis, a.axis) ? exchanged(in_this_order(b, a)) : in_this_order(a, b);
    p.cores.normal = normal_of_pair(&p);
    return p.cores;
}

CONTACT(capsule_capsule, capsule_at(of->a, i), capsule_at(of->b, i))
