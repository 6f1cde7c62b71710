/* Capsule against box: the distance of the segment, or how deep it is in the box, less the radius. */
#include "scalar/reference_segment_box_gap.h"

static inline core_pair contact(capsule a, box b)
{
    segment_box_gap gap = gap_of_segment(a.axis, b);
    return contact_of_capsule(a, gap, 0.0f, gap.inwards);
}

CONTACT(capsule_aabb, capsule_at(of->capsules, i), box_at(of->boxes, i))
