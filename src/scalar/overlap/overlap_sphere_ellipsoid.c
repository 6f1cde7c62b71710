/* Ball and ellipsoid, by an axis that is found as the way from the nearest point of the ellipsoid. */
#include "scalar/reference_ellipsoid.h"

typedef struct symmetric {
    float xx, yy, zz, xy, xz, yz;
} symmetric;

static vector3 times(symmetric m, vector3 v)
{
    return (vector3){dot((vector3){m.xx, m.xy, m.xz}, v), dot((vector3){m.xy, m.yy, m.yz}, v),
                     dot((vector3){m.xz, m.yz, m.zz}, v)};
}

static symmetric adjugate(symmetric m)
{
    return (symmetric){
        .xx = m.yy * m.zz - m.yz * m.yz,
        .yy = m.xx * m.zz - m.xz * m.xz,
        .zz = m.xx * m.yy - m.xy * m.xy,
        .xy = m.xz * m.yz - m.xy * m.zz,
        .xz = m.xy * m.yz - m.xz * m.yy,
        .yz = m.xy * m.xz - m.yz * m.xx,
    };
}

/* One step of Newton's for the s that gives v a length of 1. */
static float step_on(symmetric m, vector3 right, float least, float s, vector3 *v)
{
    m.xx += s;
    m.yy += s;
    m.zz += s;
    symmetric inverse = adjugate(m);
    float share = 1.0f / (m.xx * inverse.xx + m.xy * inverse.xy + m.xz * inverse.xz);
    *v = scale(times(inverse, right), share);
    vector3 next = scale(times(inverse, *v), share);
    float squared = dot(*v, *v);
    return max(s + squared * (square_root(squared) - 1.0f) / dot(*v, next), least);
}

static vector3 axis_to(ellipsoid e, vector3 width, vector3 way)
{
    vector3 size = max_each(width, magnitude_each(way));
    float by = 1.0f / max(max(size.x, size.y), size.z);
    vector3 a = scale(e.a, by), b = scale(e.b, by), c = scale(e.c, by), w = scale(way, by);
    vector3 right = {dot(a, w), dot(b, w), dot(c, w)}, v = right;
    symmetric m = {dot(a, a), dot(b, b), dot(c, c), dot(a, b), dot(a, c), dot(b, c)};
    float trace = m.xx + m.yy + m.zz, least = trace * 0x1p-24f, s = max(length_of(right) - trace, least);
    for (int step = 0; step < 9; step++)
        s = step_on(m, right, least, s, &v);
    float squared = dot(v, v), shrunk = squared > 1.0f ? 1.0f / square_root(squared) : 1.0f;
    vector3 spot = squared < INFINITY ? scale(v, shrunk) : (vector3){0.0f, 0.0f, 0.0f};
    vector3 off = subtract(subtract(subtract(w, scale(a, spot.x)), scale(b, spot.y)), scale(c, spot.z));
    return scale(off, 1.0f / length_of(off));
}

static inline int overlap(sphere s, ellipsoid e)
{
    const float height_pad = 5.0f * unit_roundoff, reach_pad = 1.0f + 8.0f * unit_roundoff;
    vector3 way = subtract(s.centre, e.centre);
    vector3 width = add(add(magnitude_each(e.a), magnitude_each(e.b)), magnitude_each(e.c));
    vector3 axis = axis_to(e, width, way);
    ellipsoid_reach reach = reach_of_ellipsoid(e, axis);
    float both = reach.length + reach.padding + s.radius * (length_of(axis) * reach_pad);
    int is_apart = both < dot(axis, way) - dot_of_magnitudes(axis, way) * height_pad;
    float all = way.x + way.y + way.z + (width.x + width.y + width.z) + s.radius;
    return (s.radius >= 0.0f) & (all == all) & (is_apart == 0);
}

static inline int overlap_sphere_ellipsoid(const overlap_sphere_ellipsoid_arguments *of, size_t i)
{
    return overlap(sphere_at(of->spheres, i), ellipsoid_at(of->ellipsoids, i));
}

REFERENCE(overlap_sphere_ellipsoid)
