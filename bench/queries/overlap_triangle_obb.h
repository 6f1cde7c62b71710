/* Thirteen separating axes in the box's coordinates, all of them, without branches. */
#include "loop.h"
#include "triangle_axes.h"
#include "turned_box.h"

ALWAYS_INLINE int triangle_meets_turned_box(triangle t, turned_box b)
{
    const turned_axes axes = axes_of_turned_box(b);
    const point a = minus(t.a, b.centre), m = minus(t.b, b.centre), c = minus(t.c, b.centre);
    const triangle seen = {{dot(a, axes.x), dot(a, axes.y), dot(a, axes.z)},
                           {dot(m, axes.x), dot(m, axes.y), dot(m, axes.z)},
                           {dot(c, axes.x), dot(c, axes.y), dot(c, axes.z)}};
    return overlap_triangle(seen, (point){-b.half.x, -b.half.y, -b.half.z}, b.half);
}

ALWAYS_INLINE void triangle_obb_loop(form f, size_t n, lh_triangles triangles, lh_obbs obbs, uint8_t *hits)
{
    const triangle one = triangle_at(&triangles, 0);
    const turned_box one_box = turned_box_at(&obbs, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++)
        hits[i] =
            (uint8_t)triangle_meets_turned_box(f == FORM_ONE_FIRST ? one : triangle_at(&triangles, i),
                                               f == FORM_ONE_SECOND ? one_box : turned_box_at(&obbs, i));
}

static void loop_overlap_triangle_obb(const problem *p)
{
    const overlap_triangle_obb_arguments a = overlap_triangle_obb_arguments_of(&p->call);
    BY_FORM(p, triangle_obb_loop, p->n, *a.triangles, *a.obbs, p->bytes);
}

static const query_notes overlap_triangle_obb = {
    .loop = loop_overlap_triangle_obb,
};
