/* Fifteen separating axes, all of them, without branches. */
#include "loop.h"
#include "turned_box.h"

ALWAYS_INLINE point lengths_of(point a)
{
    return (point){fabsf(a.x), fabsf(a.y), fabsf(a.z)};
}

ALWAYS_INLINE int is_beyond(point seen, point reach)
{
    const int x = fabsf(seen.x) > reach.x, y = fabsf(seen.y) > reach.y, z = fabsf(seen.z) > reach.z;
    return x | y | z;
}

/* The products of the edge a with the axes of the world; m are the lengths of a, b and c those of the edges after
 * it. */
ALWAYS_INLINE int apart_by_products(point way, point half, point a, point m, point b, float half_b, point c,
                                    float half_c)
{
    const point across = {a.y * way.z - a.z * way.y, a.z * way.x - a.x * way.z, a.x * way.y - a.y * way.x};
    const point reach = {half.y * m.z + half.z * m.y + b.x * half_c + c.x * half_b,
                         half.z * m.x + half.x * m.z + b.y * half_c + c.y * half_b,
                         half.x * m.y + half.y * m.x + b.z * half_c + c.z * half_b};
    return is_beyond(across, reach);
}

ALWAYS_INLINE int box_meets_turned_box(box b, turned_box t)
{
    const point middle = {(b.low.x + b.high.x) * 0.5f, (b.low.y + b.high.y) * 0.5f,
                          (b.low.z + b.high.z) * 0.5f};
    const point way = minus(t.centre, middle), half = minus(b.high, middle), h = t.half;
    const turned_axes a = axes_of_turned_box(t), m = {lengths_of(a.x), lengths_of(a.y), lengths_of(a.z)};
    const point seen = {dot(way, a.x), dot(way, a.y), dot(way, a.z)};
    const point upright = {half.x + m.x.x * h.x + m.y.x * h.y + m.z.x * h.z,
                           half.y + m.x.y * h.x + m.y.y * h.y + m.z.y * h.z,
                           half.z + m.x.z * h.x + m.y.z * h.y + m.z.z * h.z};
    const point turned = {dot(half, m.x) + h.x, dot(half, m.y) + h.y, dot(half, m.z) + h.z};
    int apart = is_beyond(way, upright);
    apart |= is_beyond(seen, turned);
    apart |= apart_by_products(way, half, a.x, m.x, m.y, h.y, m.z, h.z);
    apart |= apart_by_products(way, half, a.y, m.y, m.z, h.z, m.x, h.x);
    apart |= apart_by_products(way, half, a.z, m.z, m.x, h.x, m.y, h.y);
    return !apart;
}

ALWAYS_INLINE void aabb_obb_loop(form f, size_t n, lh_aabbs boxes, lh_obbs obbs, uint8_t *hits)
{
    const box one = box_at(&boxes, 0);
    const turned_box one_turned = turned_box_at(&obbs, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++)
        hits[i] = (uint8_t)box_meets_turned_box(f == FORM_ONE_FIRST ? one : box_at(&boxes, i),
                                                f == FORM_ONE_SECOND ? one_turned : turned_box_at(&obbs, i));
}

static void loop_overlap_aabb_obb(const problem *p)
{
    const overlap_aabb_obb_arguments a = overlap_aabb_obb_arguments_of(&p->call);
    BY_FORM(p, aabb_obb_loop, p->n, *a.boxes, *a.obbs, p->bytes);
}

static const query_notes overlap_aabb_obb = {
    .loop = loop_overlap_aabb_obb,
};
