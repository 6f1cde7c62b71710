/* The distance from the nearest point of the segment. */
#include "loop.h"

ALWAYS_INLINE int capsule_contains(capsule c, point p)
{
    const point way = minus(c.b, c.a), seen = minus(p, c.a);
    const float share = minimum(maximum(dot(seen, way) / dot(way, way), 0.0f), 1.0f);
    const point apart = minus(seen, (point){way.x * share, way.y * share, way.z * share});
    return dot(apart, apart) <= c.radius * c.radius;
}

ALWAYS_INLINE void capsule_point_loop(form f, size_t n, lh_capsules outers, lh_vectors points, uint8_t *hits)
{
    const capsule one_outer = capsule_at(&outers, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++)
        hits[i] = (uint8_t)capsule_contains(f == FORM_ONE_FIRST ? one_outer : capsule_at(&outers, i),
                                            f == FORM_ONE_SECOND ? one_point : vector_at(&points, i));
}

static void loop_contains_capsule_point(const problem *p)
{
    const contains_capsule_point_arguments a = contains_capsule_point_arguments_of(&p->call);
    BY_FORM(p, capsule_point_loop, p->n, *a.outer, *a.points, p->bytes);
}

static const query_notes contains_capsule_point = {
    .loop = loop_contains_capsule_point,
};
