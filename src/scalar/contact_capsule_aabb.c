/* Capsule against box: the distance of the segment, or how deep it is in the box, less the radius. */
#include "reference_contact.h"
#include "reference_segment_box_gap.h"

static inline core_pair contact(capsule a, box b)
{
    vector3 along = subtract(a.axis.b, a.axis.a);
    segment_box_gap gap = gap_of_segment(a.axis, b);
    sphere nearest = {add(a.axis.a, scale(along, gap.share)), a.radius};
    return core_pair_along(nearest, gap.way, gap.distance, padding_of_segment_gap(along, gap.distance), 0.0f,
                           gap.inwards);
}

CONTACT(capsule_aabb, capsule_at(of->capsules, i), box_at(of->boxes, i))
