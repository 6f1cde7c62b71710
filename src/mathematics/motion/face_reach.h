/* How far a face reaches that is met within a radius: its planes, its edges, and what is near it when a point enters
 * between the planes. docs/guarantees.md, "Faces", has what each has to cover. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_FACE_REACH_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_FACE_REACH_H

#include "first_touch.h"

typedef struct face_reach {
    lanes of_planes, squared_of_check;
    padded_radius of_edges;
} face_reach;

LH_INLINE lanes padded_reach(lanes radius, float of_radius, lanes far, float of_way)
{
    const lanes padding = lanes_add(lanes_mul(far, lanes_set1(of_way)), lanes_set1(0x1p-62f));
    return lanes_add(lanes_mul(radius, lanes_set1(1.0f + of_radius)), padding);
}

/* 16u, 48u and 48u of the radius; 16u, 32u and 80u of how far away and how large the face is. */
LH_INLINE face_reach face_reach_of(lanes radius, lanes far, mask exists)
{
    const lanes of_check = padded_reach(radius, 0x1.8p-19f, far, 0x1.4p-18f);
    return (face_reach){padded_reach(radius, 0x1p-20f, far, 0x1p-20f),
                        lanes_mul(of_check, of_check),
                        {padded_reach(radius, 0x1.8p-19f, far, 0x1p-19f), exists}};
}

/* The time at which a point enters between the planes, if it is near the face then; squared: its distance. */
LH_INLINE lanes entry_if_near(lanes time, lanes squared, const face_reach *reach, interval within)
{
    const mask is_near = mask_and(reach->of_edges.not_empty, lanes_le(squared, reach->squared_of_check));
    const mask counts = mask_and(is_near, lanes_le(time, within.exit));
    return lanes_select(counts, time, lanes_set1(__builtin_inff()));
}

#endif
