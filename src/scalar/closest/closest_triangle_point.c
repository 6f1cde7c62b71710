/* The point of a triangle that is closest to a point (Ericson, Real-Time Collision Detection, 5.1.5). */
#include "scalar/reference_barycentric.h"
#include "scalar/reference_closest.h"
#include "scalar/reference.h"

static inline vector3 point_at(triangle t, float u, float v)
{
    vector3 along_ab = scale(subtract(t.b, t.a), u);
    vector3 along_ac = scale(subtract(t.c, t.a), v);
    return add(t.a, add(along_ab, along_ac));
}

static inline void closest_triangle_point(const closest_triangle_point_arguments *of, size_t i)
{
    triangle t = triangle_at(of->triangles, i);
    closest_of_triangle closest = closest_of_triangle_to(t, vector_at(of->points, i));
    float distance2 = dot(closest.way, closest.way);
    nearest found = nearest_at(distance2, point_at(t, closest.u, closest.v));
    record_float(of->distance2, i, found.distance2);
    record_float(of->u, i, coordinate_at(distance2, closest.u));
    record_float(of->v, i, coordinate_at(distance2, closest.v));
    record_vector(of->on_triangle, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_triangle_point)
