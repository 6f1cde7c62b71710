/* The point of a triangle that is closest to a point, in barycentric coordinates. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_TRIANGLE_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_TRIANGLE_POINT_H

#include "barycentric.h"
#include "closest.h"
#include "stages.h"

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

LH_INLINE v3 point_of(const closest_triangle_point_once *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->point : v3_keep(v3_load(once->points, at));
}

/* All but the point. Returns the squared distance. */
LH_INLINE lanes store_shares(const closest_triangle_point_once *once, closest_of_triangle closest, block at)
{
    const lanes distance2 = v3_dot(closest.way, closest.way);
    const mask exists = is_distance(distance2);
    store_distance(once->distance2, distance2, at);
    store_coordinate(once->u, closest.u, exists, at);
    store_coordinate(once->v, closest.v, exists, at);
    return distance2;
}

/* With one triangle nothing waits for long. */
LH_INLINE void closest_triangle_point_block(const closest_triangle_point_once *once, unsigned one, block at)
{
    const closest_of_triangle closest = closest_of(&once->frame, point_of(once, one, at));
    const lanes distance2 = store_shares(once, closest, at);
    if (is_wanted(once->on_triangle))
        store_nearest_point(once->on_triangle, point_at(&once->frame, closest.u, closest.v), distance2, at);
}

typedef triangle_search closest_triangle_point_begun;

LH_INLINE void closest_triangle_point_begin(const closest_triangle_point_once *once, unsigned one, block at,
                                            triangle_search *begun)
{
    triangle_frame f;
    begin_frame(&f, triangle_load(once->triangles, at));
    begin_search(begun, &f, point_of(once, one, at));
}

enum { closest_triangle_point_steps = 1 };

LH_INLINE void closest_triangle_point_step(const closest_triangle_point_once *once, unsigned one,
                                           unsigned step, triangle_search *begun)
{
    (void)once;
    (void)one;
    (void)step;
    search_inside(begun);
}

LH_INLINE void closest_triangle_point_finish(const closest_triangle_point_once *once, unsigned one, block at,
                                             const triangle_search *begun)
{
    (void)one;
    const closest_of_triangle closest = closest_found(begun);
    const lanes distance2 = store_shares(once, closest, at);
    if (!is_wanted(once->on_triangle))
        return;
    triangle_frame f = frame_of_search(begun);
    f.a = v3_load(once->triangles.a, at);
    store_nearest_point(once->on_triangle, point_at(&f, closest.u, closest.v), distance2, at);
}

LH_STEPPED_LOOP_WITHOUT_HITS(closest_triangle_point, pairs, 0)
LH_LOOP_WITHOUT_HITS(closest_triangle_point, one_first, ONE_FIRST)
LH_STEPPED_LOOP_WITHOUT_HITS(closest_triangle_point, one_second, ONE_SECOND)
static const loop_table closest_triangle_point_loops = {
    closest_triangle_point_pairs, closest_triangle_point_one_first, closest_triangle_point_one_second};
LH_QUERY(closest_triangle_point, closest_triangle_point_loops)

#endif
