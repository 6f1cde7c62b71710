/* Sphere against triangle: the distance from the centre to the closest point of the triangle (Ericson, Real-Time
 * Collision Detection, 5.2.7), found in two perpendicular directions of its plane: along ab, and along the altitude
 * from ab to c. Beyond the edges ac and bc the closest point is on them. */
#include "reference.h"

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

/* From the closest point of the triangle to p. */
static inline vector3 way_from_triangle(triangle t, vector3 p)
{
    vector3 ab = subtract(t.b, t.a);
    vector3 ac = subtract(t.c, t.a);
    vector3 bc = subtract(t.c, t.b);
    vector3 ap = subtract(p, t.a);
    vector3 bp = subtract(p, t.b);

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
    return subtract(subtract(ap, scale(ac, v)), scale(ab, max(u, 0.0f)));
}

static inline float size_of_triangle(triangle t)
{
    vector3 ab = subtract(t.b, t.a);
    vector3 ac = subtract(t.c, t.a);
    return square_root(dot(ab, ab) + dot(ac, ac));
}

static inline int overlap(sphere s, triangle t)
{
    /* For the rounding of the distance, which is in proportion to both; and what of its square underflows. */
    const float pad_of_radius = 1.0f + 8.0f * unit_roundoff;
    const float pad_of_size = 48.0f * unit_roundoff;
    const float pad_of_underflow = 0x1p-126f;

    vector3 way = way_from_triangle(t, s.centre);
    float reach = s.radius * pad_of_radius + size_of_triangle(t) * pad_of_size;
    return (s.radius >= 0.0f) & (dot(way, way) <= reach * reach + pad_of_underflow);
}

static inline int overlap_sphere_triangle(const overlap_sphere_triangle_arguments *of, size_t i)
{
    return overlap(sphere_at(of->spheres, i), triangle_at(of->triangles, i));
}

REFERENCE(overlap_sphere_triangle)
