/* The point of a plane that is closest to a point: along the normal by the height over the plane. Ericson, Real-Time
 * Collision Detection, 5.1.1, for a normal of any length. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_PLANE_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_PLANE_POINT_H

#include "engine/operands.h"
#include "mathematics/closest.h"

/* A plane, with what depends on it alone. */
typedef struct plane_frame {
    plane plane;
    lanes normal2;
} plane_frame;

LH_INLINE plane_frame plane_frame_of(plane p)
{
    return (plane_frame){p, v3_dot(p.n, p.n)};
}

typedef struct closest_of_plane {
    lanes distance2;
    lanes normals; /* to the point, less as many times the normal */
} closest_of_plane;

/* A height of 0 is that of a point of the plane, whatever the normal. */
LH_INLINE closest_of_plane closest_to_plane(plane_frame f, v3 point)
{
    const lanes height = lanes_sub(v3_dot(f.plane.n, point), f.plane.d);
    const lanes normals =
        lanes_select(lanes_eq(height, lanes_set1(0.0f)), height, lanes_div(height, f.normal2));
    const mask is_somewhere = lanes_lt(lanes_abs(normals), lanes_set1(__builtin_inff()));
    const lanes distance2 =
        lanes_select(is_somewhere, lanes_mul(height, normals), lanes_set1(__builtin_nanf("")));
    return (closest_of_plane){distance2, normals};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE plane_frame plane_frame_load(view_columns from, block at)
{
    return plane_frame_of(plane_load(from, at));
}

LH_OPERANDS(closest_plane_point, plane_frame, kept_point)

LH_INLINE uint32_t closest_plane_point_block(const void *setup, unsigned one, block at)
{
    const closest_plane_point_arguments *const of = &((const closest_plane_point_setup *)setup)->of;
    const plane_frame frame = closest_plane_point_a(setup, one, at);
    const v3 p = closest_plane_point_b(setup, one, at);
    const closest_of_plane closest = closest_to_plane(frame, p);
    store_distance(of->distance2, closest.distance2, at);
    if (is_wanted(of->on_plane))
        store_nearest_point(of->on_plane, v3_sub(p, v3_scale(frame.plane.n, closest.normals)),
                            closest.distance2, at);
    return 0;
}

LH_SHORT_COMPUTING_QUERY(closest_plane_point)

#endif
