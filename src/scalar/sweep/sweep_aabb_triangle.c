/* Moving box against moving triangle: with the triangle held still, when the box first touches it. */
#include "scalar/reference_triangle_touch.h"

static inline triangle_touch meet(box b, triangle t, vector3 velocity, float t_max)
{
    vector3 low = min_each(t.c, min_each(t.b, t.a)), high = max_each(t.c, max_each(t.b, t.a));
    vector3 centre = scale(add(b.min, b.max), 0.5f);
    vector3 half = max_each(subtract(b.max, centre), subtract(centre, b.min));
    triangle_ahead ahead = {
        .vertex = {subtract(t.a, centre), subtract(t.b, centre), subtract(t.c, centre)},
        .low = subtract(low, b.max),
        .high = subtract(high, b.min),
        .velocity = velocity,
        .doubt = scale(magnitude_each(velocity), doubt_of_speed),
    };
    ahead.half = half_for_products(half, ahead.vertex);
    oriented_box same = {centre, half, {{0.0f, 0.0f, 0.0f}, 1.0f}};
    return touch_of_triangle(&ahead, all_at_most(b.min, b.max), same, t, t_max);
}

static inline int sweep_aabb_triangle(const sweep_aabb_triangle_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->box_velocity, i), vector_at(of->triangle_velocity, i));
    triangle_touch found = meet(box_at(of->boxes, i), triangle_at(of->triangles, i), velocity, of->t_max);
    record_float(of->toi, i, found.toi);
    record_vector(of->normal, i, found.normal);
    return found.hit;
}

REFERENCE(sweep_aabb_triangle)
