/* A point and a box: the way to the nearest point of the box, or the shortest way out of it. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BOX_GAP_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BOX_GAP_H

#include "element.h"

typedef struct box_gap {
    vector3 way;
    float distance;  /* negative inside; NaN of a box without points */
    vector3 inwards; /* from the nearest face, for a point that is inside */
} box_gap;

/* On one axis: the way to the nearer end. */
static inline float way_out(float at, float min, float max)
{
    return max - at <= at - min ? max - at : min - at;
}

static inline float inwards_of(float at, float min, float max)
{
    return max - at <= at - min ? -1.0f : 1.0f;
}

/* The shortest way out is along one axis: of equal ones the first. */
static inline box_gap gap_to_box(vector3 p, box b)
{
    vector3 out = {way_out(p.x, b.min.x, b.max.x), way_out(p.y, b.min.y, b.max.y),
                   way_out(p.z, b.min.z, b.max.z)};
    vector3 depth = magnitude_each(out);
    float least = min(depth.x, min(depth.y, depth.z));
    vector3 to_face = {0.0f, 0.0f, 0.0f}, inwards = {0.0f, 0.0f, 0.0f};
    if (depth.x <= least) {
        to_face.x = out.x;
        inwards.x = inwards_of(p.x, b.min.x, b.max.x);
    } else if (depth.y <= least) {
        to_face.y = out.y;
        inwards.y = inwards_of(p.y, b.min.y, b.max.y);
    } else {
        to_face.z = out.z;
        inwards.z = inwards_of(p.z, b.min.z, b.max.z);
    }
    vector3 to_box = subtract(min_each(max_each(p, b.min), b.max), p);
    int has_points = (b.min.x <= b.max.x) & (b.min.y <= b.max.y) & (b.min.z <= b.max.z);
    int inside = (b.min.x <= p.x) & (p.x <= b.max.x) & (b.min.y <= p.y) & (p.y <= b.max.y) &
                 (b.min.z <= p.z) & (p.z <= b.max.z);
    float distance = inside ? -least : square_root(dot(to_box, to_box));
    return (box_gap){inside ? to_face : to_box, has_points ? distance : NAN, inwards};
}

#endif
