/* A triangle and a box: the points of both that are nearest to each other, of an edge and the box, or of a corner of
 * the box and the triangle; where a diagonal of the box goes through the triangle, that point (Ericson, Real-Time
 * Collision Detection, 5.1.10 and 5.1.11). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_NEAR_BOX_H
#define LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_NEAR_BOX_H

#include "reference_capsule_triangle.h"
#include "reference_near_points.h"
#include "reference_segment_near_box.h"

/* That of the triangle which is nearest if it is below the corner. */
static inline near_points corner_beside_triangle(vector3 corner, triangle t)
{
    vector3 apart = seen_from_inside(subtract(corner, t.a), t).way;
    return (near_points){dot(apart, apart), corner, subtract(corner, apart)};
}

/* Where a diagonal goes through. */
static inline near_points diagonal_through_triangle(segment diagonal, triangle t, box b)
{
    vector3 way = subtract(diagonal.b, diagonal.a);
    float crossing = crossing_of_plane(diagonal, t);
    float off = padding_of_lengths(diagonal, t) * 0.28125f + contact_absolute_pad;
    over_triangle at = seen_from_inside(add(subtract(diagonal.a, t.a), scale(way, crossing)), t);
    if (!(at.v >= 0.0f && at.u >= 0.0f && at.u <= 1.0f - at.v && dot(at.way, at.way) <= off * off))
        return no_near_points;
    vector3 point = clamp_each(add(diagonal.a, scale(way, crossing)), b.min, b.max);
    return (near_points){0.0f, point, point};
}

/* a is the box. further: how far off vertices may be. */
static inline near_points triangle_near_box(triangle t, box b, float further)
{
    const segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    near_points least = no_near_points;
    for (int k = 0; k < 3; k++) {
        near_box of_edge = segment_beside_box(edges[k], b);
        least = nearer_points(least, (near_points){of_edge.distance2, of_edge.on_box, of_edge.on_segment});
    }
    for (int k = 0; k < 4; k++) {
        segment diagonal = diagonal_of(b, k);
        const vector3 ends[2] = {diagonal.a, diagonal.b};
        for (int end = 0; end < 2; end++)
            least = nearer_points(least, corner_beside_triangle(ends[end], t));
        least = nearer_points(least, diagonal_through_triangle(diagonal, t, b));
    }
    float reach = (padding_of_lengths((segment){b.min, b.max}, t) + further) + 0x1p-62f;
    return points_that_meet(least, reach, all_at_most(b.min, b.max));
}

#endif
