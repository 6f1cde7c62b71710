/* The nearest pair of an end and the triangle, or of the segment and an edge: the way between both or, where the
 * segment goes through, the way out (Ericson 5.1.10). */
#include "contact_answer.h"
#include "segment_triangle.h"

typedef struct segment_way {
    point apart; /* from the triangle */
    float share, squared;
} segment_way;

ALWAYS_INLINE segment_way shorter(segment_way a, point apart, float share)
{
    const float squared = dot(apart, apart);
    const int is_b = squared < a.squared;
    return (segment_way){{is_b ? apart.x : a.apart.x, is_b ? apart.y : a.apart.y, is_b ? apart.z : a.apart.z},
                         is_b ? share : a.share,
                         is_b ? squared : a.squared};
}

ALWAYS_INLINE segment_way shorter_by_edge(segment_way a, capsule c, point from, point to)
{
    const share_pair pair = nearest_of_pair(c.a, minus(c.b, c.a), from, minus(to, from));
    return shorter(a, pair.apart, pair.s);
}

ALWAYS_INLINE answer solve(capsule c, triangle t, float margin)
{
    segment_way least = {{0.0f, 0.0f, 0.0f}, 0.0f, INFINITY};
    least = shorter(least, nearest_of_triangle(t, c.a).way, 0.0f);
    least = shorter(least, nearest_of_triangle(t, c.b).way, 1.0f);
    least = shorter_by_edge(least, c, t.a, t.b);
    least = shorter_by_edge(least, c, t.b, t.c);
    least = shorter_by_edge(least, c, t.c, t.a);
    const float length = sqrtf(least.squared), sign = goes_through_triangle(c, t) ? -1.0f : 1.0f;
    return contact_by(along(c.a, minus(c.b, c.a), least.share), times(least.apart, -sign / length),
                      sign * length, c.radius, 0.0f, margin);
}
