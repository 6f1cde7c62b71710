#include "moving_box.h"

ALWAYS_INLINE answer solve(box in, point box_velocity, triangle t, point triangle_velocity, float t_max)
{
    const point centre = middle_of(in);
    const triangle seen = {minus(t.a, centre), minus(t.b, centre), minus(t.c, centre)};
    const axis_search s =
        search_triangle(seen, minus(in.high, centre), minus(box_velocity, triangle_velocity), t_max);
    const int hit = is_found(&s);
    const point normal = axis_found(&s);
    return (answer){
        hit, hit ? s.enter : INFINITY, {hit ? normal.x : 0.0f, hit ? normal.y : 0.0f, hit ? normal.z : 0.0f}};
}
