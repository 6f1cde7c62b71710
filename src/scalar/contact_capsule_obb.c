/* Capsule against oriented box: as against a box, in its own coordinates. */
#include "reference_rotation.h"
#include "reference_segment_box_gap.h"

static inline core_pair contact(capsule a, oriented_box b)
{
    vector3 to_a = subtract(a.axis.a, b.centre), to_b = subtract(a.axis.b, b.centre);
    segment seen = {rotate_back(b.rotation, to_a), rotate_back(b.rotation, to_b)};
    segment_box_gap gap = gap_of_segment(seen, (box){opposite(b.half), b.half});
    rotated_axes axes = rotate_axes(b.rotation);
    gap.way = rotate(axes, gap.way);
    gap.inwards = rotate(axes, gap.inwards);
    float error = max(error_of_rotation(to_b), error_of_rotation(to_a));
    return contact_of_capsule(a, gap, error + error,
                              direction_of(gap.distance > 0.0f ? gap.way : gap.inwards));
}

CONTACT(capsule_obb, capsule_at(of->capsules, i), oriented_box_at(of->boxes, i))
