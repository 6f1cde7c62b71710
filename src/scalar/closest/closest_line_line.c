/* The points of two lines that are closest to each other (Ericson, Real-Time Collision Detection, 5.1.8, with the
 * common normal for the determinant). */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"
#include "scalar/reference_line.h"
#include "scalar/reference_product_difference.h"

typedef struct line_pair {
    float s, t, distance2;
} line_pair;

/* Of parallel lines, of which one or both may be points: from the origin of the first, unless the second is one. */
static inline line_pair nearest_of_parallel(ray a, ray b, vector3 between)
{
    float s = inverse_squared_of(b) == 0.0f ? foot_along(a, between) : 0.0f;
    vector3 seen = subtract(scale(a.dir, s), between);
    float t = foot_along(b, seen);
    vector3 apart = way_from_foot(b, seen, t);
    return (line_pair){s, t, dot(apart, apart)};
}

static inline line_pair nearest_of_lines(ray a, ray b)
{
    vector3 between = subtract(b.origin, a.origin), normal = close_cross(a.dir, b.dir);
    if (is_zero(normal))
        return nearest_of_parallel(a, b, between);
    float to_scale = 1.0f / largest_component(normal);
    vector3 n = scale(normal, to_scale);
    float inverse = 1.0f / dot(n, n), gap = dot(between, n);
    float s = dot(cross(between, b.dir), n) * inverse * to_scale;
    float t = foot_along(b, subtract(scale(a.dir, s), between));
    return (line_pair){s, t, gap * gap * inverse};
}

static inline float number_or_none(float distance2, float number)
{
    return coordinate_at(number == number ? distance2 : NAN, number);
}

static inline void closest_line_line(const closest_line_line_arguments *of, size_t i)
{
    ray a = ray_at(of->a, i), b = ray_at(of->b, i);
    line_pair found = nearest_of_lines(a, b);
    nearest on_a = nearest_number_at(found.distance2, point_along(a, found.s));
    record_float(of->distance2, i, on_a.distance2);
    record_float(of->s, i, number_or_none(found.distance2, found.s));
    record_float(of->t, i, number_or_none(found.distance2, found.t));
    record_vector(of->on_a, i, on_a.point);
    record_vector(of->on_b, i, nearest_number_at(found.distance2, point_along(b, found.t)).point);
}

REFERENCE_WITHOUT_HITS(closest_line_line)
