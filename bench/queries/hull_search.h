/* The way from one set of points to another, by GJK (Ericson 9.5): with branches, a pair at a time. */
#ifndef LANEHIT_BENCH_HULL_SEARCH_H
#define LANEHIT_BENCH_HULL_SEARCH_H

#include "turned_box.h"
#define NOT_FOR_VECTORS

/* way: what is nearest to the origin in the hull of some differences of points, which are its corners. */
typedef struct simplex {
    int count;
    point corner[4], way;
} simplex;

static inline simplex of_corner(point a)
{
    return (simplex){1, {a}, a};
}

static inline simplex of_edge(point a, point b)
{
    const point step = minus(b, a);
    const float squared = dot(step, step), share = -dot(a, step);
    if (share <= 0.0f)
        return of_corner(a);
    if (share >= squared)
        return of_corner(b);
    return (simplex){2, {a, b}, along(a, step, share / squared)};
}

static inline simplex nearer(simplex s, simplex t)
{
    return dot(t.way, t.way) < dot(s.way, s.way) ? t : s;
}

static inline simplex of_face(point a, point b, point c)
{
    const point n = cross(minus(b, a), minus(c, a));
    if (dot(cross(a, b), n) > 0.0f && dot(cross(b, c), n) > 0.0f && dot(cross(c, a), n) > 0.0f)
        return (simplex){3, {a, b, c}, times(n, dot(a, n) / dot(n, n))};
    return nearer(nearer(of_edge(a, b), of_edge(b, c)), of_edge(c, a));
}

/* On the other side than d. */
static inline int is_beyond(point a, point b, point c, point d)
{
    const point n = cross(minus(b, a), minus(c, a));
    return dot(a, n) * dot(minus(d, a), n) > 0.0f;
}

static inline simplex of_solid(point a, point b, point c, point d)
{
    simplex best = {.count = 0, .way = {INFINITY, INFINITY, INFINITY}};
    if (is_beyond(a, b, d, c))
        best = of_face(a, b, d);
    if (is_beyond(b, c, d, a))
        best = nearer(best, of_face(b, c, d));
    if (is_beyond(c, a, d, b))
        best = nearer(best, of_face(c, a, d));
    if (is_beyond(a, b, c, d))
        best = nearer(best, of_face(a, b, c));
    return best.count ? best : (simplex){4, {a, b, c, d}, {0.0f, 0.0f, 0.0f}};
}

static inline simplex with_corner(const simplex *s, point p)
{
    const point *c = s->corner;
    return s->count == 1   ? of_edge(c[0], p)
           : s->count == 2 ? of_face(c[0], c[1], p)
                           : of_solid(c[0], c[1], c[2], p);
}

static inline point furthest_along(const point *points, int count, point way)
{
    int best = 0;
    for (int k = 1; k < count; k++)
        best = dot(points[k], way) > dot(points[best], way) ? k : best;
    return points[best];
}

/* Of the differences from a to b, with the way as near as floats come; or longer than the radius. */
static inline simplex search_between(const point *a, int a_count, const point *b, int b_count, float radius)
{
    simplex s = of_corner(minus(b[0], a[0]));
    for (int step = 0; step < 32 && s.count < 4; step++) {
        const point back = times(s.way, -1.0f);
        const point next = minus(furthest_along(b, b_count, back), furthest_along(a, a_count, s.way));
        const float squared = dot(s.way, s.way), reached = dot(next, s.way);
        if (squared - reached <= 1e-6f * squared ||
            (reached > 0.0f && reached * reached > radius * radius * squared))
            break;
        s = with_corner(&s, next);
    }
    return s;
}

static inline point way_between(const point *a, int a_count, const point *b, int b_count, float radius)
{
    return search_between(a, a_count, b, b_count, radius).way;
}

ALWAYS_INLINE int is_within(point way, float radius)
{
    return dot(way, way) <= radius * radius;
}

/* What is at rest, in the frame of a hull. */
ALWAYS_INLINE point seen_by(pose where, point p)
{
    return seen_from(where, minus(p, where.centre));
}

#endif
