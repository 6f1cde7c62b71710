/* Point in ellipsoid: by what the way from the centre is of its columns, which Cramer's rule says. */
#include "scalar/reference.h"

static vector3 cross_of_magnitudes(vector3 a, vector3 b)
{
    return (vector3){fabsf(a.y * b.z) + fabsf(a.z * b.y), fabsf(a.z * b.x) + fabsf(a.x * b.z),
                     fabsf(a.x * b.y) + fabsf(a.y * b.x)};
}

static inline int contains(ellipsoid e, vector3 point)
{
    vector3 p = cross(e.b, e.c), q = cross(e.c, e.a), r = cross(e.a, e.b), way = subtract(point, e.centre);
    vector3 sums =
        add(add(cross_of_magnitudes(e.b, e.c), cross_of_magnitudes(e.c, e.a)), cross_of_magnitudes(e.a, e.b));
    vector3 width = add(add(magnitude_each(e.a), magnitude_each(e.b)), magnitude_each(e.c));
    float inverse = 1.0f / dot(e.a, p);
    float room = (1.0f - 8.0f * unit_roundoff) - dot(width, sums) * fabsf(inverse) * (12.0f * unit_roundoff);
    vector3 seen = scale((vector3){dot(p, way), dot(q, way), dot(r, way)}, inverse);
    return (room >= 0.0f) & (dot(seen, seen) <= room * room);
}

static inline int contains_ellipsoid_point(const contains_ellipsoid_point_arguments *of, size_t i)
{
    return contains(ellipsoid_at(of->outer, i), vector_at(of->points, i));
}

REFERENCE(contains_ellipsoid_point)
