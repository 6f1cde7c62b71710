/* The point of a plane that is closest to a point: along the normal by the height over the plane. Ericson, Real-Time
 * Collision Detection, 5.1.1, for a normal of any length. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_PLANE_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_PLANE_POINT_H

#include "closest.h"

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

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct closest_plane_point_once {
    plane_columns planes;
    v3_columns points;
    plane_frame frame; /* of those in `one` */
    v3 point;          /* likewise */
    float *distance2;
    lh_xyz on_plane;
} closest_plane_point_once;

LH_INLINE void closest_plane_point_prepare(closest_plane_point_once *once, unsigned one,
                                           const closest_plane_point_arguments *of)
{
    once->planes = columns_of_planes(of->planes);
    once->points = columns_of_vectors(of->points);
    once->distance2 = of->distance2;
    once->on_plane = of->on_plane;
    if (one & ONE_FIRST)
        once->frame = plane_frame_of(plane_load_one(once->planes));
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE void closest_plane_point_block(const closest_plane_point_once *once, unsigned one, block at)
{
    const plane_frame frame = one & ONE_FIRST ? once->frame : plane_frame_of(plane_load(once->planes, at));
    const v3 point = one & ONE_SECOND ? once->point : v3_keep(v3_load(once->points, at));
    const closest_of_plane closest = closest_to_plane(frame, point);
    store_distance(once->distance2, closest.distance2, at);
    if (is_wanted(once->on_plane))
        store_nearest_point(once->on_plane, v3_sub(point, v3_scale(frame.plane.n, closest.normals)),
                            closest.distance2, at);
}

LH_QUERY_OF_TWO_WITHOUT_HITS(closest_plane_point)

#endif
