/* Point in capsule: its distance from the segment, against the radius (Ericson, Real-Time Collision Detection,
 * 5.1.2). */
#include "scalar/reference.h"
#include "scalar/reference_segment.h"

static inline int contains_capsule_point(const contains_capsule_point_arguments *of, size_t i)
{
    /* What the radius counts as smaller by, relative to itself and to the length of the segment. */
    const float radius_pad = 8.0f * 0x1p-24f, length_pad = 4.0f * 0x1p-24f;
    capsule outer = capsule_at(of->outer, i);
    float length = sum_of_magnitudes(subtract(outer.axis.b, outer.axis.a));
    float reach = outer.radius * (1.0f - radius_pad) - length * length_pad;
    vector3 d = foot_on_segment(outer.axis, vector_at(of->points, i)).from;
    return (reach >= 0.0f) & (dot(d, d) <= reach * reach);
}

REFERENCE(contains_capsule_point)
