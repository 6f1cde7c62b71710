/* Thirteen separating axes. */
#include "loop.h"
#include "triangle_axes.h"

ALWAYS_INLINE void triangle_loop(form f, size_t n, lh_triangles triangles, lh_aabbs boxes, uint8_t *hits)
{
    const triangle one = triangle_at(&triangles, 0);
    const box one_box = box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const triangle t = f == FORM_ONE_FIRST ? one : triangle_at(&triangles, i);
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        hits[i] = (uint8_t)overlap_triangle(t, b.low, b.high);
    }
}

static void loop_overlap_triangle_aabb(const problem *p)
{
    const overlap_triangle_aabb_arguments a = overlap_triangle_aabb_arguments_of(&p->call);
    BY_FORM(p, triangle_loop, p->n, *a.triangles, *a.boxes, p->bytes);
}

static const query_notes overlap_triangle_aabb = {
    .loop = loop_overlap_triangle_aabb,
    .depends_on_hits = 1,
};
