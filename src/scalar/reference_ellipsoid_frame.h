/* An ellipsoid along its own axes. What docs/definitions.md says of rays and ellipsoids. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_ELLIPSOID_FRAME_H
#define LANEHIT_SRC_SCALAR_REFERENCE_ELLIPSOID_FRAME_H

#include "reference_contact.h"
#include "reference_power.h"
#include "reference_rotation.h"

typedef struct seen_ellipsoid {
    vector3 centre;
    rotated_axes axes;
    vector3 half, coupling, width;
    float inverse; /* of the least half extent */
} seen_ellipsoid;

static inline vector3 along_axes(rotated_axes axes, vector3 v)
{
    return (vector3){dot(axes.x, v), dot(axes.y, v), dot(axes.z, v)};
}

static inline void exchange(vector3 *a, vector3 *b)
{
    vector3 kept = *a;
    *a = *b;
    *b = kept;
}

/* Whether they leaned on each other, and were turned. */
static inline int bring_to_right_angles(vector3 *a, vector3 *b)
{
    float aa = dot(*a, *a), bb = dot(*b, *b), ab = dot(*a, *b);
    if (!(aa * bb * 0x1p-44f < ab * ab))
        return 0;
    float slope = (bb - aa) / (ab + ab);
    float size = 1.0f / (fabsf(slope) + square_root(1.0f + slope * slope));
    float tangent = negative(slope) ? -size : size;
    float cosine = 1.0f / square_root(1.0f + tangent * tangent);
    float sine = tangent * cosine;
    vector3 turned = subtract(scale(*a, cosine), scale(*b, sine));
    *b = add(scale(*a, sine), scale(*b, cosine));
    *a = turned;
    return 1;
}

static inline void longer_first(vector3 *a, vector3 *b)
{
    if (dot(*a, *a) < dot(*b, *b))
        exchange(a, b);
}

static inline vector3 across(vector3 a, vector3 unit)
{
    vector3 once = subtract(a, scale(unit, dot(a, unit)));
    return subtract(once, scale(unit, dot(once, unit)));
}

static inline rotated_axes axes_of_ellipsoid(ellipsoid e, vector3 width)
{
    float power = inverse_power_of_two(max(max(width.x, width.y), width.z));
    vector3 a = scale(e.a, power), b = scale(e.b, power), c = scale(e.c, power);
    int leaned = 1;
    for (int sweep = 0; sweep < 5 && leaned; sweep++) {
        leaned = bring_to_right_angles(&a, &b);
        leaned |= bring_to_right_angles(&a, &c);
        leaned |= bring_to_right_angles(&b, &c);
    }
    longer_first(&a, &b);
    longer_first(&a, &c);
    longer_first(&b, &c);
    vector3 first = direction_of(a), rest = across(b, first);
    int is_there = dot(b, b) * 0x1p-20f < dot(rest, rest);
    vector3 second = direction_of(is_there ? rest : product_across(first));
    return (rotated_axes){first, second, cross(first, second)};
}

static inline seen_ellipsoid seen_ellipsoid_of(ellipsoid e)
{
    vector3 width = add(add(magnitude_each(e.a), magnitude_each(e.b)), magnitude_each(e.c));
    rotated_axes axes = axes_of_ellipsoid(e, width);
    vector3 a = along_axes(axes, e.a), b = along_axes(axes, e.b), c = along_axes(axes, e.c);
    vector3 x = {a.x, b.x, c.x}, y = {a.y, b.y, c.y}, z = {a.z, b.z, c.z};
    vector3 half = {length_of(x), length_of(y), length_of(z)};
    float xy = min(fabsf(dot(x, y)) / half.x, half.y);
    float xz = min(fabsf(dot(x, z)) / half.x, half.z);
    float yz = min((fabsf(dot(y, z)) + xy * xz) / max(half.y - xy, 0.0f), half.z);
    float least = min(min(half.x, half.y), half.z);
    return (seen_ellipsoid){e.centre, axes, half, {0.0f, xy, xz + yz}, width, 1.0f / least};
}

#endif
