/* When a point that moves first comes within reach of a triangle: of an edge, or over the inside. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SPHERE_TRIANGLE_TOUCH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SPHERE_TRIANGLE_TOUCH_H

#include "reference_direction.h"
#include "reference_face_reach.h"
#include "reference_triangle_inside.h"

static inline float size_of_triangle(triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    return square_root(dot(ab, ab) + dot(ac, ac));
}

static inline int is_finite_triangle(triangle t)
{
    return is_finite((segment){t.a, t.b}) & is_finite((segment){t.c, t.a});
}

static inline vector3 normal_of_triangle(triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    vector3 altitude = subtract(ac, scale(ab, foot_on_any(ab, ac)));
    return direction_of(cross(scale(ab, min(1.0f / dot(ab, ab), 0x1p127f)), altitude));
}

static inline float entry_over_triangle(vector3 start, const motion *m, triangle t, face_reach reach)
{
    vector3 normal = normal_of_triangle(t), from_a = subtract(start, t.a);
    float time = entry_to_slab(dot(normal, from_a), dot(normal, m->velocity), reach.of_planes);
    vector3 way = seen_from_inside(add(from_a, scale(m->velocity, time)), t).way;
    return entry_if_near(time, dot(way, way), m, reach);
}

/* Of a point from there on. */
static inline float entry_to_triangle(vector3 start, const motion *m, triangle t, face_reach reach)
{
    const segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    ray path = path_from(start, m);
    float first = entry_over_triangle(start, m, t, reach);
    for (int i = 0; i < 3; i++) {
        first = min(entry_to_ball(path, edges[i].a, reach.of_edges), first);
        first = min(entry_to_side(path, edges[i], reach.of_edges), first);
    }
    return first;
}

#endif
