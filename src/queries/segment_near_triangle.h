/* The points of a segment and a triangle that are nearest to each other: a contact of radius 0 has them. */
#ifndef LANEHIT_SRC_QUERIES_SEGMENT_NEAR_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_SEGMENT_NEAR_TRIANGLE_H

#include "capsule_triangle.h"

typedef struct segment_near_triangle {
    v3 on_segment, on_triangle;
    lanes squared; /* distance; 0 if they meet */
    mask exists;
} segment_near_triangle;

/* They meet where the contact would be a hit, so that none which do are said to be apart. Its padding is of all
 * coordinates, and a number only if they are. */
LH_INLINE void find_near_triangle(segment_near_triangle *to, segment s, const triangle *t)
{
    const capsule thin = {s, lanes_set1(0.0f)};
    capsule_triangle found;
    LH_OWN(find_capsule_triangle)(&thin, t, &found);
    const mask meet = lanes_le(found.gap.distance, found.gap.padding);
    const v3 crossing = v3_add(s.a, v3_scale(found.segment.path.way, found.through.share));
    to->on_segment = v3_select(found.through.exists, crossing, found.gap.on_a);
    to->on_triangle = v3_select(meet, to->on_segment, found.gap.on_b);
    to->squared = lanes_select(meet, lanes_set1(0.0f), found.nearest.squared);
    to->exists = lanes_lt(found.gap.padding, lanes_set1(__builtin_inff()));
}

#endif
