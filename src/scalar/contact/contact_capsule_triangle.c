/* Capsule against triangle: the distance or depth of the segment, less the radius. */
#include "scalar/reference_capsule_triangle.h"

static inline core_pair contact(capsule a, triangle b)
{
    return contact_of_segment_gap(a, b, gap_of_segment(a.axis, b));
}

CONTACT(capsule_triangle, capsule_at(of->capsules, i), triangle_at(of->triangles, i))
