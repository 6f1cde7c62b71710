/* The closest point of a triangle to a given one, found in two perpendicular directions of its plane: along ab, and
 * along the altitude from ab to c. Beyond the edges ac and bc the closest point is on them. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BARYCENTRIC_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BARYCENTRIC_H

#include "element.h"

/* Where the foot of x on the line through 0 and v is, as a multiple of v. Of a v of 0 it is a NaN. */
static inline float foot_on(vector3 v, vector3 x)
{
    return dot(x, v) * (1.0f / dot(v, v));
}

/* The same, but 0 of a v of 0. */
static inline float foot_on_any(vector3 v, vector3 x)
{
    return dot(x, v) * min(1.0f / dot(v, v), 0x1p127f);
}

static inline float from_0_to_1(float x)
{
    return max(min(x, 1.0f), 0.0f);
}

/* The point a + u ab + v ac, and the way from there to the one that it is the closest to. */
typedef struct closest_of_triangle {
    float u, v;
    vector3 way;
} closest_of_triangle;

/* To the point that is so far from a and from b. */
static inline closest_of_triangle closest_of_triangle_by(triangle t, vector3 ap, vector3 bp)
{
    vector3 ab = subtract(t.b, t.a);
    vector3 ac = subtract(t.c, t.a);
    vector3 bc = subtract(t.c, t.b);

    /* ab * along + altitude * v is the foot of p on the plane, and ab * u + ac * v is that too. */
    float foot = foot_on_any(ab, ac);
    vector3 altitude = subtract(ac, scale(ab, foot));
    float along = foot_on_any(ab, ap);
    vector3 across = subtract(ap, scale(ab, along));
    float v = from_0_to_1(foot_on(altitude, across));
    float u = along - v * foot;

    if (u < 0.0f) {
        v = from_0_to_1(foot_on(ac, ap));
        u = 0.0f;
    } else if (u > 1.0f - v) {
        v = from_0_to_1(foot_on(bc, bp));
        u = 1.0f - v;
    }
    u = max(u, 0.0f);
    return (closest_of_triangle){u, v, subtract(subtract(ap, scale(ac, v)), scale(ab, u))};
}

static inline closest_of_triangle closest_of_triangle_to(triangle t, vector3 p)
{
    return closest_of_triangle_by(t, subtract(p, t.a), subtract(p, t.b));
}

#endif
