/* The point, clamped on each axis. */
#include "loop.h"

ALWAYS_INLINE void closest_in_boxes_loop(form f, unsigned options, size_t n, lh_aabbs boxes,
                                         lh_vectors points, float *distance2, lh_xyz on_box)
{
    const box one_box = box_at(&boxes, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box b = f == FORM_ONE_FIRST ? one_box : box_at(&boxes, i);
        const point p = f == FORM_ONE_SECOND ? one_point : vector_at(&points, i);
        const point nearest = {maximum(minimum(p.x, b.high.x), b.low.x),
                               maximum(minimum(p.y, b.high.y), b.low.y),
                               maximum(minimum(p.z, b.high.z), b.low.z)};
        const point d = minus(p, nearest);
        distance2[i] = dot(d, d);
        if (options & WANT_OTHERS) {
            on_box.x[i] = nearest.x;
            on_box.y[i] = nearest.y;
            on_box.z[i] = nearest.z;
        }
    }
}

ALWAYS_INLINE void closest_in_boxes_forms(unsigned options, const problem *p)
{
    const closest_aabb_point_arguments a = closest_aabb_point_arguments_of(&p->call);
    BY_FORM(p, closest_in_boxes_loop, options, p->n, *a.boxes, *a.points, a.distance2, a.on_box);
}

static void loop_closest_aabb_point(const problem *p)
{
    switch (p->work->options) {
        CASE(WANT_FIRST, closest_in_boxes_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, closest_in_boxes_forms, p);
    }
}

static const query_notes closest_aabb_point = {
    .loop = loop_closest_aabb_point,
};
