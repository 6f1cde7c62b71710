/* The point of a triangle that is closest to a point, in barycentric coordinates. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_TRIANGLE_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_TRIANGLE_POINT_H

#include "barycentric.h"
#include "closest.h"

LH_INLINE v3 point_at(const triangle_frame *f, lanes u, lanes v)
{
    return v3_add(f->a, v3_add(v3_scale(f->ab, u), v3_scale(f->ac, v)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct closest_triangle_point_once {
    triangle_columns triangles;
    v3_columns points;
    triangle_frame frame; /* of those in `one` */
    v3 point;             /* likewise */
    float *distance2, *u, *v;
    lh_xyz on_triangle;
} closest_triangle_point_once;

LH_INLINE void closest_triangle_point_prepare(closest_triangle_point_once *once, unsigned one,
                                              const closest_triangle_point_arguments *of)
{
    once->triangles = columns_of_triangles(of->triangles);
    once->points = columns_of_vectors(of->points);
    once->distance2 = of->distance2;
    once->u = of->u;
    once->v = of->v;
    once->on_triangle = of->on_triangle;
    if (one & ONE_FIRST)
        once->frame = frame_of(triangle_load_one(once->triangles));
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE void closest_triangle_point_block(const closest_triangle_point_once *once, unsigned one, block at)
{
    const v3 point = one & ONE_SECOND ? once->point : v3_keep(v3_load(once->points, at));
    triangle_frame own;
    if (!(one & ONE_FIRST))
        own = frame_of(triangle_load(once->triangles, at));
    const triangle_frame *frame = one & ONE_FIRST ? &once->frame : &own;

    const closest_of_triangle closest = closest_of(frame, point);
    const lanes distance2 = v3_dot(closest.way, closest.way);
    const mask exists = is_distance(distance2);
    store_distance(once->distance2, distance2, at);
    store_coordinate(once->u, closest.u, exists, at);
    store_coordinate(once->v, closest.v, exists, at);
    store_nearest_point(once->on_triangle, point_at(frame, closest.u, closest.v), distance2, at);
}

LH_QUERY_OF_TWO_WITHOUT_HITS(closest_triangle_point)

#endif
