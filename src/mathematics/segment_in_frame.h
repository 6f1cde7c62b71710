/* A segment as a turned box sees it, and the box. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_IN_FRAME_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_IN_FRAME_H

#include "rotation.h"

/* What is seen of an end is off by up to 14u of the way on each axis, which is less than twice that in all. */
typedef struct framed_segment {
    segment axis;
    aabb box;
    lanes padding;
} framed_segment;

LH_INLINE framed_segment segment_in_frame(segment s, turned_box b)
{
    const v3 to_a = v3_sub(s.a, b.centre), to_b = v3_sub(s.b, b.centre);
    const lanes error = lanes_max(error_of_sight(to_b), error_of_sight(to_a));
    return (framed_segment){{v3_seen_from(to_a, b.axes), v3_seen_from(to_b, b.axes)},
                            box_in_its_frame(b),
                            lanes_add(error, error)};
}

#endif
