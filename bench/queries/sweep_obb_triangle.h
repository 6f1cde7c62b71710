#include "moving_box.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, point box_velocity, triangle t, point triangle_velocity, float t_max)
{
    const axes a = axes_of(b);
    const triangle seen = {seen_along(a, minus(t.a, b.centre)), seen_along(a, minus(t.b, b.centre)),
                           seen_along(a, minus(t.c, b.centre))};
    const point velocity = seen_along(a, minus(box_velocity, triangle_velocity));
    const axis_search s = search_triangle(seen, b.half, velocity, t_max);
    const int hit = is_found(&s);
    const point normal = turned_along(a, axis_found(&s));
    return (answer){
        hit, hit ? s.enter : INFINITY, {hit ? normal.x : 0.0f, hit ? normal.y : 0.0f, hit ? normal.z : 0.0f}};
}
