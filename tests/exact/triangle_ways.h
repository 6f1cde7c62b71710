/* Ways from a triangle to a point and to a segment, in double: off by some 2^-48 of all that is added up, in slivers
 * too. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_WAYS_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_WAYS_H

#include <math.h>

/* ---- Vectors ------------------------------------------------------------------------------------------ */

typedef struct vector3 {
    double x, y, z;
} vector3;

static inline vector3 plus(vector3 a, vector3 b, double times)
{
    return (vector3){a.x + b.x * times, a.y + b.y * times, a.z + b.z * times};
}

static inline vector3 minus(vector3 a, vector3 b)
{
    return plus(a, b, -1.0);
}

static inline double dot(vector3 a, vector3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline vector3 cross(vector3 a, vector3 b)
{
    return (vector3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static inline double length(vector3 a)
{
    return sqrt(dot(a, a));
}

/* ---- A point, or a segment, and a triangle ------------------------------------------------------------- */

static inline double share_of_segment(vector3 from_start, vector3 way)
{
    const double squared = dot(way, way);
    return squared > 0.0 ? fmin(fmax(dot(from_start, way) / squared, 0.0), 1.0) : 0.0;
}

static inline vector3 shorter(vector3 a, vector3 b)
{
    return dot(b, b) < dot(a, a) ? b : a;
}

static inline vector3 from_segment(vector3 point, vector3 start, vector3 end)
{
    const vector3 way = minus(end, start), from_start = minus(point, start);
    return plus(from_start, way, -share_of_segment(from_start, way));
}

/* From the second to the first: where the one is nearest to the line of the other by what of it is across that, so that
 * nothing is lost where they are nearly parallel. */
static inline vector3 between_segments(const vector3 *a, const vector3 *b)
{
    const vector3 way = minus(a[1], a[0]), other = minus(b[1], b[0]), between = minus(b[0], a[0]);
    const double other2 = dot(other, other), inverse = other2 > 0.0 ? 1.0 / other2 : 0.0;
    const vector3 way_across = plus(way, other, -dot(way, other) * inverse);
    const vector3 between_across = plus(between, other, -dot(between, other) * inverse);
    double s = share_of_segment(between_across, way_across);
    const double t = share_of_segment(minus(plus((vector3){0.0, 0.0, 0.0}, way, s), between), other);
    s = share_of_segment(plus(between, other, t), way);
    return minus(plus((vector3){0.0, 0.0, 0.0}, way, s), plus(between, other, t));
}

/* Perpendicular to ab as well as can be, in slivers too: by the altitude. */
static inline vector3 normal_of(const vector3 *t)
{
    const vector3 ab = minus(t[1], t[0]), ac = minus(t[2], t[0]);
    const double squared = dot(ab, ab);
    return cross(ab, plus(ac, ab, squared > 0.0 ? -dot(ab, ac) / squared : 0.0));
}

static inline int is_over(const vector3 *t, vector3 normal, vector3 point)
{
    for (int k = 0; k < 3; k++) {
        const vector3 edge = minus(t[(k + 1) % 3], t[k]);
        if (!(dot(cross(normal, edge), minus(point, t[k])) >= 0.0))
            return 0;
    }
    return dot(normal, normal) > 0.0;
}

static inline vector3 from_triangle(vector3 point, const vector3 *t)
{
    const vector3 normal = normal_of(t);
    vector3 way = from_segment(point, t[0], t[1]);
    way = shorter(way, from_segment(point, t[1], t[2]));
    way = shorter(way, from_segment(point, t[2], t[0]));
    if (!is_over(t, normal, point))
        return way;
    const double height = dot(normal, minus(point, t[0])) / dot(normal, normal);
    return shorter(way, plus((vector3){0.0, 0.0, 0.0}, normal, height));
}

static inline int goes_through(const vector3 *path, const vector3 *t)
{
    const vector3 normal = normal_of(t);
    const double from = dot(normal, minus(path[0], t[0])), to = dot(normal, minus(path[1], t[0]));
    if (!(fmin(from, to) < 0.0 && fmax(from, to) > 0.0))
        return 0;
    return is_over(t, normal, plus(path[0], minus(path[1], path[0]), from / (from - to)));
}

static inline double distance_from_triangle(const vector3 *path, const vector3 *t)
{
    if (goes_through(path, t))
        return 0.0;
    vector3 way = shorter(from_triangle(path[0], t), from_triangle(path[1], t));
    for (int k = 0; k < 3; k++) {
        const vector3 edge[2] = {t[k], t[(k + 1) % 3]};
        way = shorter(way, between_segments(path, edge));
    }
    return length(way);
}

/* By far more than any error: through the plane, and so between the edges. */
static inline int goes_clearly_through(const vector3 *path, const vector3 *t, double size)
{
    const vector3 normal = normal_of(t);
    const double area = length(normal), from = dot(normal, minus(path[0], t[0])) / area,
                 to = dot(normal, minus(path[1], t[0])) / area;
    if (!(fmin(from, to) < -size * 0x1p-16 && fmax(from, to) > size * 0x1p-16))
        return 0;
    const vector3 there = plus(path[0], minus(path[1], path[0]), from / (from - to));
    for (int k = 0; k < 3; k++)
        if (!(length(from_segment(there, t[k], t[(k + 1) % 3])) > size * 0x1p-24))
            return 0;
    return is_over(t, normal, there);
}

#endif
