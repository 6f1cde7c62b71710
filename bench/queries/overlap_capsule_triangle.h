/* The least distance of the ends from the triangle and of the segment from the edges, or none where it goes through
 * (Ericson 5.1.10). */
#include "loop.h"
#include "near_triangle.h"
#include "segment_pair.h"

ALWAYS_INLINE float squared_distance_of_edge(point start, point way, point from, point to)
{
    const point apart = nearest_of_pair(start, way, from, minus(to, from)).apart;
    return dot(apart, apart);
}

/* By the volumes of the segment with each edge (5.3.4). */
ALWAYS_INLINE int goes_through_triangle(point start, point way, triangle t)
{
    const point a = minus(t.a, start), b = minus(t.b, start), c = minus(t.c, start);
    const point normal = cross_of(minus(t.b, t.a), minus(t.c, t.a));
    const float height = dot(normal, a), along = dot(normal, way);
    const float u = dot(way, cross_of(c, b)), v = dot(way, cross_of(a, c)), w = dot(way, cross_of(b, a));
    const int one_side =
        ((u >= 0.0f) & (v >= 0.0f) & (w >= 0.0f)) | ((u <= 0.0f) & (v <= 0.0f) & (w <= 0.0f));
    const int crosses = (height * along >= 0.0f) & (fabsf(height) <= fabsf(along)) & (along != 0.0f);
    return one_side & crosses;
}

ALWAYS_INLINE void capsule_triangle_loop(form f, size_t n, lh_capsules v, lh_triangles triangles,
                                         uint8_t *hits)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const capsule c = capsule_at(&v, k);
        const point a = c.a, b = c.b, way = minus(b, a);
        const triangle t = triangle_at(&triangles, f == FORM_ONE_SECOND ? 0 : i);
        const float ends = minimum(squared_distance_to(t, a), squared_distance_to(t, b));
        const float edges = minimum(
            minimum(squared_distance_of_edge(a, way, t.a, t.b), squared_distance_of_edge(a, way, t.b, t.c)),
            squared_distance_of_edge(a, way, t.c, t.a));
        hits[i] = (uint8_t)((minimum(ends, edges) <= c.radius * c.radius) | goes_through_triangle(a, way, t));
    }
}

static void loop_overlap_capsule_triangle(const problem *p)
{
    const overlap_capsule_triangle_arguments a = overlap_capsule_triangle_arguments_of(&p->call);
    BY_FORM(p, capsule_triangle_loop, p->n, *a.capsules, *a.triangles, p->bytes);
}

static const query_notes overlap_capsule_triangle = {
    .loop = loop_overlap_capsule_triangle,
    .depends_on_hits = 1,
};
