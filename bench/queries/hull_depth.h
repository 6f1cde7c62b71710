/* The shallowest way out of each other of two sets of points, by a polytope that grows where it is nearest to the
 * origin (van den Bergen, Proximity Queries and Penetration Depth Computation on 3D Game Objects, 2001). */
#ifndef LANEHIT_BENCH_HULL_DEPTH_H
#define LANEHIT_BENCH_HULL_DEPTH_H

#include "hull_search.h"

/* For contender.cc: of hulls in each other, more than one way out may be short. Verdicts alone are compared. */
extern const int keeps_verdicts;
__attribute__((weak)) const int keeps_verdicts = 1;

enum { MOST_VERTICES = 40, MOST_FACES = 2 * MOST_VERTICES };

/* Counterclockwise as seen from outside. */
typedef struct polytope_face {
    int corner[3];
    point normal;
    float height; /* over the origin */
} polytope_face;

typedef struct polytope {
    int corners, faces;
    point corner[MOST_VERTICES];
    polytope_face face[MOST_FACES];
} polytope;

static inline void add_face(polytope *p, int a, int b, int c)
{
    const point from = p->corner[a], n = cross(minus(p->corner[b], from), minus(p->corner[c], from));
    const point normal = times(n, 1.0f / sqrtf(dot(n, n)));
    p->face[p->faces++] = (polytope_face){{a, b, c}, normal, dot(normal, from)};
}

static inline polytope polytope_of(const simplex *s)
{
    const point a = s->corner[0], side = cross(minus(s->corner[1], a), minus(s->corner[2], a));
    const int is_below = dot(side, minus(s->corner[3], a)) < 0.0f, left = is_below ? 1 : 2, right = 3 - left;
    polytope p;
    p.corners = 4;
    p.faces = 0;
    for (int k = 0; k < 4; k++)
        p.corner[k] = s->corner[k];
    add_face(&p, 0, left, right);
    add_face(&p, 0, right, 3);
    add_face(&p, right, left, 3);
    add_face(&p, left, 0, 3);
    return p;
}

/* Faces that see it go; each of their edges that no two of them share gets a face with it. */
static inline void add_corner(polytope *p, point at)
{
    int edge[3 * MOST_FACES][2], edges = 0, kept = 0;
    for (int f = 0; f < p->faces; f++) {
        const polytope_face face = p->face[f];
        if (dot(face.normal, at) <= face.height) {
            p->face[kept++] = face;
            continue;
        }
        for (int k = 0; k < 3; k++) {
            const int from = face.corner[k], to = face.corner[(k + 1) % 3];
            int twin = 0;
            while (twin < edges && (edge[twin][0] != to || edge[twin][1] != from))
                twin++;
            const int is_shared = twin < edges;
            edges += is_shared ? -1 : 1;
            edge[twin][0] = is_shared ? edge[edges][0] : from;
            edge[twin][1] = is_shared ? edge[edges][1] : to;
        }
    }
    p->faces = kept;
    p->corner[p->corners] = at;
    for (int k = 0; k < edges && p->faces < MOST_FACES; k++)
        add_face(p, edge[k][0], edge[k][1], p->corners);
    p->corners++;
}

/* The distance, which is negative in each other, along a normal from a to b. */
typedef struct hull_gap {
    point normal;
    float distance;
} hull_gap;

/* The simplex has the origin within it. */
static inline hull_gap depth_of(const simplex *s, const point *a, int a_count, const point *b, int b_count)
{
    polytope p = polytope_of(s);
    for (;;) {
        int nearest = 0;
        for (int f = 1; f < p.faces; f++)
            nearest = p.face[f].height < p.face[nearest].height ? f : nearest;
        const polytope_face face = p.face[nearest];
        const point back = times(face.normal, -1.0f);
        const point next = minus(furthest_along(b, b_count, face.normal), furthest_along(a, a_count, back));
        if (dot(next, face.normal) - face.height <= 1e-5f || p.corners == MOST_VERTICES)
            return (hull_gap){back, -face.height};
        add_corner(&p, next);
    }
}

/* Further than the margin it may be less than the distance. */
static inline hull_gap gap_between(const point *a, int a_count, const point *b, int b_count, float margin)
{
    const simplex s = search_between(a, a_count, b, b_count, margin);
    if (s.count == 4)
        return depth_of(&s, a, a_count, b, b_count);
    const float distance = sqrtf(dot(s.way, s.way));
    return (hull_gap){times(s.way, 1.0f / distance), distance};
}

#endif
