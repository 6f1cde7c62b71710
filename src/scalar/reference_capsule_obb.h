/* A capsule and an oriented box, in its own coordinates: the segment there, its gap, and what that is in the world. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CAPSULE_OBB_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CAPSULE_OBB_H

#include "reference_rotation.h"
#include "reference_segment_box_gap.h"

static inline segment segment_seen_from(oriented_box b, segment axis)
{
    return (segment){rotate_back(b.rotation, subtract(axis.a, b.centre)),
                     rotate_back(b.rotation, subtract(axis.b, b.centre))};
}

static inline segment_box_gap gap_in_box(capsule a, oriented_box b)
{
    return gap_of_segment(segment_seen_from(b, a.axis), (box){opposite(b.half), b.half});
}

static inline core_pair contact_of_turned_gap(capsule a, oriented_box b, segment_box_gap gap)
{
    rotated_axes axes = rotate_axes(b.rotation);
    gap.way = rotate(axes, gap.way);
    gap.inwards = rotate(axes, gap.inwards);
    float error =
        max(error_of_rotation(subtract(a.axis.b, b.centre)), error_of_rotation(subtract(a.axis.a, b.centre)));
    return contact_of_capsule(a, gap, error + error,
                              direction_of(gap.distance > 0.0f ? gap.way : gap.inwards));
}

#endif
