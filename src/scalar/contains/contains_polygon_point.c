/* Polygon and point: whether a half-line from the point crosses an odd number of edges, or the point is on one. */
#include "scalar/reference_polygon.h"

/* Along the two axes that are left. */
typedef struct flat_place {
    float x, y;
} flat_place;

static flat_place without_axis(vector3 v, int axis)
{
    const float at[] = {v.x, v.y, v.z};
    return (flat_place){at[(axis + 1) % 3], at[(axis + 2) % 3]};
}

/* Positive if the point is to the left of the way from a to b. */
static int side_of(flat_place a, flat_place b, flat_place p)
{
    exact_total s = {.addends = 0};
    count_in(&s, (double)a.x * (double)b.y);
    count_in(&s, -((double)a.y * (double)b.x));
    count_in(&s, (double)b.x * (double)p.y);
    count_in(&s, -((double)b.y * (double)p.x));
    count_in(&s, (double)p.x * (double)a.y);
    count_in(&s, -((double)p.y * (double)a.x));
    return sign_of_total(&s);
}

static int lies_between(float a, float b, float c)
{
    return min(a, c) <= b && b <= max(a, c);
}

enum { IS_OUTSIDE, IS_WITHIN, IS_ON_EDGE };

static int place_of(const contains_polygon_point_arguments *of, size_t i)
{
    double normal[3];
    vector3 point = vector_at(of->points, i);
    if (!has_finite_vertices(of->polygon) || !(sum_of_magnitudes(point) >= 0.0f))
        return IS_OUTSIDE;
    newell_normal(of->polygon, normal);
    int axis = axis_of_largest(normal), crossed = 0;
    flat_place p = without_axis(point, axis);
    if (!(fabsf(p.x) < INFINITY))
        return IS_OUTSIDE;
    for (size_t k = 0; k < of->polygon->count; k++) {
        loop_vertex before = loop_vertex_before(of->polygon, k);
        flat_place a = without_axis((vector3){before.at[0], before.at[1], before.at[2]}, axis);
        flat_place b = without_axis(vector_at(of->polygon, k), axis);
        if (!lies_between(a.y, p.y, b.y))
            continue;
        int side = side_of(a, b, p);
        if (side == 0 && lies_between(a.x, p.x, b.x))
            return IS_ON_EDGE;
        if (a.y <= p.y && p.y < b.y)
            crossed ^= side > 0;
        if (b.y <= p.y && p.y < a.y)
            crossed ^= side < 0;
    }
    return crossed ? IS_WITHIN : IS_OUTSIDE;
}

static inline int contains_polygon_point(const contains_polygon_point_arguments *of, size_t i)
{
    const int place = place_of(of, i);
    if (of->inside)
        record_hit(of->inside, i, place == IS_WITHIN);
    return place != IS_OUTSIDE;
}

REFERENCE(contains_polygon_point)
