/* The point in the box's coordinates. */
#include "loop.h"
#include "turned_box.h"

ALWAYS_INLINE int turned_box_contains(turned_box b, point p)
{
    const point seen = seen_from_turned_box(minus(p, b.centre), b);
    return (fabsf(seen.x) <= b.half.x) & (fabsf(seen.y) <= b.half.y) & (fabsf(seen.z) <= b.half.z);
}

ALWAYS_INLINE void obb_point_loop(form f, size_t n, lh_obbs boxes, lh_vectors points, uint8_t *hits)
{
    const turned_box one_box = turned_box_at(&boxes, 0);
    const point one = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++)
        hits[i] = (uint8_t)turned_box_contains(f == FORM_ONE_FIRST ? one_box : turned_box_at(&boxes, i),
                                               f == FORM_ONE_SECOND ? one : vector_at(&points, i));
}

static void loop_contains_obb_point(const problem *p)
{
    const contains_obb_point_arguments a = contains_obb_point_arguments_of(&p->call);
    BY_FORM(p, obb_point_loop, p->n, *a.boxes, *a.points, p->bytes);
}

static const query_notes contains_obb_point = {
    .loop = loop_contains_obb_point,
};
