/* Two boxes, as one of them sees the other: the points of both that are nearest to each other, of a corner of the first
 * and the second, or of an edge of the second and the first; where the boxes may meet, of a diagonal of the first and
 * the second. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BOX_NEAR_BOX_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BOX_NEAR_BOX_H

#include "reference_near_points.h"
#include "reference_rotation.h"
#include "reference_segment_near_box.h"

typedef struct box_pair {
    box first; /* from the centre of the second */
    vector3 axes[3], half;
} box_pair;

/* Of every axis of the second the upper end is the one that is nearer to the first. */
static inline box_pair with_axes_towards(box_pair p)
{
    vector3 way = add(p.first.min, p.first.max);
    for (int k = 0; k < 3; k++)
        p.axes[k] = dot(p.axes[k], way) < 0.0f ? opposite(p.axes[k]) : p.axes[k];
    return p;
}

static inline vector3 seen_by_second(const box_pair *p, vector3 point)
{
    return (vector3){dot(p->axes[0], point), dot(p->axes[1], point), dot(p->axes[2], point)};
}

static inline vector3 seen_by_first(const box_pair *p, vector3 point)
{
    return add(add(scale(p->axes[0], point.x), scale(p->axes[1], point.y)), scale(p->axes[2], point.z));
}

static inline near_points corner_of_first(const box_pair *p, int k)
{
    vector3 min = p->first.min, max = p->first.max;
    vector3 corner = {k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z};
    vector3 seen = seen_by_second(p, corner), on_second = clamp_each(seen, opposite(p->half), p->half);
    vector3 apart = subtract(seen, on_second);
    return (near_points){dot(apart, apart), corner, seen_by_first(p, on_second)};
}

/* Edge i: x, y and z of those that are at the upper ends of the other two axes, then of those at the lower one of the
 * next, of the last, of both. */
static inline near_points edge_of_second(const box_pair *p, int i)
{
    int k = i % 3, ends = i / 3;
    const vector3 half[3] = {scale(p->axes[0], p->half.x), scale(p->axes[1], p->half.y),
                             scale(p->axes[2], p->half.z)};
    vector3 next = half[(k + 1) % 3], last = half[(k + 2) % 3];
    vector3 at = add(ends & 1 ? opposite(next) : next, ends & 2 ? opposite(last) : last);
    near_box near = way_beside_box(subtract(at, half[k]), add(half[k], half[k]), p->first);
    return (near_points){near.distance2, near.on_box, near.on_segment};
}

/* Seen by the second, and turned back. */
static inline near_points diagonal_of_first(const box_pair *p, segment diagonal)
{
    segment seen = {seen_by_second(p, diagonal.a), seen_by_second(p, diagonal.b)};
    near_box near = segment_beside_box(seen, (box){opposite(p->half), p->half});
    vector3 on_first = add(diagonal.a, scale(subtract(diagonal.b, diagonal.a), near.share));
    return (near_points){near.distance2, on_first, seen_by_first(p, near.on_box)};
}

/* In doubled lengths. */
static inline int no_face_separates(const box_pair *p, float padding)
{
    vector3 way = add(p->first.min, p->first.max), turned_way = seen_by_second(p, way);
    vector3 size = subtract(p->first.max, p->first.min), turned_size = add(p->half, p->half);
    const vector3 lengths[3] = {magnitude_each(p->axes[0]), magnitude_each(p->axes[1]),
                                magnitude_each(p->axes[2])};
    vector3 turned_reach = add(add(scale(lengths[0], turned_size.x), scale(lengths[1], turned_size.y)),
                               scale(lengths[2], turned_size.z));
    vector3 reach = {dot(lengths[0], size), dot(lengths[1], size), dot(lengths[2], size)};
    const vector3 more = {padding, padding, padding};
    return all_at_most(magnitude_each(way), add(add(size, turned_reach), more)) &&
           all_at_most(magnitude_each(turned_way), add(add(reach, turned_size), more));
}

/* a is the first. */
static inline near_points box_near_box(box_pair given)
{
    box_pair p = with_axes_towards(given);
    vector3 size = subtract(p.first.max, p.first.min), turned_size = add(p.half, p.half);
    float extents = (size.x + size.y + size.z) + (turned_size.x + turned_size.y + turned_size.z);
    near_points least = no_near_points;
    for (int k = 0; k < 8; k++)
        least = nearer_points(least, corner_of_first(&p, k));
    for (int i = 0; i < 12; i++)
        least = nearer_points(least, edge_of_second(&p, i));
    for (int k = 0; k < 4 && no_face_separates(&p, extents * (96.0f * unit_roundoff)); k++)
        least = nearer_points(least, diagonal_of_first(&p, diagonal_of(p.first, k)));

    float reach = extents * (72.0f * unit_roundoff) + 0x1p-62f;
    const vector3 zero = {0.0f, 0.0f, 0.0f};
    int have_points = all_at_most(p.first.min, p.first.max) && all_at_most(zero, p.half);
    return points_that_meet(least, reach, have_points);
}

#endif
