/* Capsule against cylinder: the least distance of a point of the segment from the cylinder, found by halves, against
 * the radius. */
#include "scalar/reference_segment_cylinder.h"

static const float capsule_radius_pad = 1.0f + 34.0f * 0x1p-24f;
static const float cylinder_size_pad = 28.0f * unit_roundoff, segment_pad = 66.0f * unit_roundoff;

static inline int overlap_capsule_cylinder(const overlap_capsule_cylinder_arguments *of, size_t i)
{
    capsule a = capsule_at(of->capsules, i);
    cylinder b = cylinder_at(of->cylinders, i);
    seen_segment s = segment_seen_by(b, a.axis);
    cylinder_sight seen = seen_at(&s, nearest_share(&s));
    float padding = (s.of.length + s.of.radius) * cylinder_size_pad +
                    (length_of(subtract(a.axis.b, a.axis.a)) * segment_pad + cylinder_absolute_pad);
    float reach = a.radius * capsule_radius_pad + padding;
    return (a.radius >= 0.0f) & (squared_distance_from_cylinder(&seen) <= reach * reach);
}

REFERENCE(overlap_capsule_cylinder)
