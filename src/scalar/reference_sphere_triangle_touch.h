/* When a point that moves first comes within reach of a triangle: of an edge, or over the inside. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SPHERE_TRIANGLE_TOUCH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SPHERE_TRIANGLE_TOUCH_H

#include "reference_direction.h"
#include "reference_first_touch.h"
#include "reference_triangle_inside.h"

/* How far planes and edges reach, and what is near where a point enters between the planes. */
typedef struct face_reach {
    float of_planes, of_edges, of_check;
} face_reach;

/* far: how far away and how large the face is. */
static inline face_reach face_reach_of(float radius, float far)
{
    return (face_reach){
        radius * (1.0f + 16.0f * unit_roundoff) + (far * (16.0f * unit_roundoff) + capsule_absolute_pad),
        radius * (1.0f + 48.0f * unit_roundoff) + (far * (32.0f * unit_roundoff) + capsule_absolute_pad),
        radius * (1.0f + 48.0f * unit_roundoff) + (far * (80.0f * unit_roundoff) + capsule_absolute_pad)};
}

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

static inline float entry_over_triangle(ray path, triangle t, face_reach reach)
{
    vector3 normal = normal_of_triangle(t), from_a = subtract(path.origin, t.a);
    float time = entry_to_slab(dot(normal, from_a), dot(normal, path.dir), reach.of_planes);
    vector3 way = seen_from_inside(add(from_a, scale(path.dir, time)), t).way;
    int is_near = dot(way, way) <= reach.of_check * reach.of_check;
    return is_near & (time <= path.t_max) ? time : INFINITY;
}

static inline float entry_to_triangle(ray path, triangle t, face_reach reach)
{
    const segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    float first = entry_over_triangle(path, t, reach);
    for (int i = 0; i < 3; i++) {
        first = min(entry_to_ball(path, edges[i].a, reach.of_edges), first);
        first = min(entry_to_side(path, edges[i], reach.of_edges), first);
    }
    return first;
}

#endif
