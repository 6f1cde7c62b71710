/* A point and a triangle whose corners move each for itself: the triangle as seen from the point, and the origin. */
#include "scalar/reference_corner_search.h"
#include "scalar/reference_nearest_gap.h"

static inline void see_triangle(vector3 *gap, triangle t, vector3 point)
{
    gap[0] = subtract(t.a, point);
    gap[1] = subtract(t.b, point);
    gap[2] = subtract(t.c, point);
}

static inline int sweep_point_triangle(const sweep_point_triangle_arguments *of, size_t i)
{
    corner_motion m = {.gaps = 3};
    see_triangle(m.start, triangle_at(of->triangles, i), vector_at(of->points, i));
    see_triangle(m.end, triangle_at(of->triangles_after, i), vector_at(of->points_after, i));
    scale_motion(&m);
    corner_search s = search_corners(&m, propose_for_triangle, of->toi != NULL);
    return record_search(&s, of->toi, of->near_at, of->ran_out, i);
}

REFERENCE(sweep_point_triangle)
