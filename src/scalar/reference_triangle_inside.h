/* A point and the triangle that it may be above. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_INSIDE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_INSIDE_H

#include "reference_barycentric.h"

/* Of a point: its foot on the plane is a + u ab + v ac. way: to the point from the foot, or from some other point of
 * the triangle if the foot is outside. */
typedef struct over_triangle {
    float u, v;
    vector3 way;
} over_triangle;

/* By the point's way from a. */
static inline over_triangle seen_from_inside(vector3 from_a, triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    float foot = foot_on_any(ab, ac), along = foot_on_any(ab, from_a);
    vector3 altitude = subtract(ac, scale(ab, foot)), rest = subtract(from_a, scale(ab, along));
    float up = foot_on(altitude, rest), v = from_0_to_1(up);
    float u = max(min(along - v * foot, 1.0f - v), 0.0f);
    vector3 way = subtract(subtract(from_a, scale(ac, v)), scale(ab, u));
    return (over_triangle){along - up * foot, up, way};
}

#endif
