/* The point, clamped on each axis of the box. */
#include "loop.h"
#include "turned_box.h"

ALWAYS_INLINE void closest_in_turned_boxes_loop(form f, unsigned options, size_t n, lh_obbs boxes,
                                                lh_vectors points, float *distance2, lh_xyz on_box)
{
    const turned_box one_box = turned_box_at(&boxes, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const turned_box b = f == FORM_ONE_FIRST ? one_box : turned_box_at(&boxes, i);
        const point p = f == FORM_ONE_SECOND ? one_point : vector_at(&points, i);
        const turned_axes a = axes_of_turned_box(b);
        const point way = minus(p, b.centre);
        const point seen = {dot(way, a.x), dot(way, a.y), dot(way, a.z)};
        const point nearest = {maximum(minimum(seen.x, b.half.x), -b.half.x),
                               maximum(minimum(seen.y, b.half.y), -b.half.y),
                               maximum(minimum(seen.z, b.half.z), -b.half.z)};
        const point d = minus(seen, nearest);
        distance2[i] = dot(d, d);
        if (options & WANT_OTHERS) {
            on_box.x[i] = b.centre.x + a.x.x * nearest.x + a.y.x * nearest.y + a.z.x * nearest.z;
            on_box.y[i] = b.centre.y + a.x.y * nearest.x + a.y.y * nearest.y + a.z.y * nearest.z;
            on_box.z[i] = b.centre.z + a.x.z * nearest.x + a.y.z * nearest.y + a.z.z * nearest.z;
        }
    }
}

ALWAYS_INLINE void closest_in_turned_boxes_forms(unsigned options, const problem *p)
{
    const closest_obb_point_arguments a = closest_obb_point_arguments_of(&p->call);
    BY_FORM(p, closest_in_turned_boxes_loop, options, p->n, *a.boxes, *a.points, a.distance2, a.on_box);
}

static void loop_closest_obb_point(const problem *p)
{
    switch (p->work->options) {
        CASE(WANT_FIRST, closest_in_turned_boxes_forms, p);
        CASE(WANT_FIRST | WANT_OTHERS, closest_in_turned_boxes_forms, p);
    }
}

static const query_notes closest_obb_point = {
    .loop = loop_closest_obb_point,
};
