/* The points of two triangles that are closest to each other: of an edge of one and the other triangle (Ericson,
 * Real-Time Collision Detection, 5.1.11). */
#include "scalar/reference_closest.h"
#include "scalar/reference_segment_near_triangle.h"

typedef struct near_points {
    float distance2;
    vector3 on_a, on_b;
} near_points;

/* Of the first edge of a, and then those of b, that are nearest. */
static inline near_points nearest_of_triangles(triangle a, triangle b)
{
    const segment edges[6] = {{a.a, a.b}, {a.b, a.c}, {a.c, a.a}, {b.a, b.b}, {b.b, b.c}, {b.c, b.a}};
    near_points least = {INFINITY, no_point, no_point};
    int is_number = 1;
    for (int k = 0; k < 6; k++) {
        near_triangle found = nearest_to_triangle(edges[k], k < 3 ? b : a);
        is_number &= is_distance(found.distance2);
        if (!(found.distance2 < least.distance2))
            continue;
        least = k < 3 ? (near_points){found.distance2, found.on_segment, found.on_triangle}
                      : (near_points){found.distance2, found.on_triangle, found.on_segment};
    }
    if (!is_number)
        least.distance2 = NAN;
    return least;
}

static inline void closest_triangle_triangle(const closest_triangle_triangle_arguments *of, size_t i)
{
    near_points found = nearest_of_triangles(triangle_at(of->a, i), triangle_at(of->b, i));
    nearest on_a = nearest_at(found.distance2, found.on_a);
    record_float(of->distance2, i, on_a.distance2);
    record_vector(of->on_a, i, on_a.point);
    record_vector(of->on_b, i, nearest_at(found.distance2, found.on_b).point);
}

REFERENCE_WITHOUT_HITS(closest_triangle_triangle)
