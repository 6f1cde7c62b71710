/* Fifteen axes in the coordinates of the first box, all of them, without branches. */
#include "sweep_axes.h"
#include "turned_box.h"

/* The products of the axes of a with one of b, as a sees it, and those of b that follow it. */
ALWAYS_INLINE void try_products(axis_search *s, point edge, point next, point last, point way, point velocity,
                                point half, float next_half, float last_half)
{
    const point m = magnitudes(edge), n = magnitudes(next), l = magnitudes(last);
    const point middle = cross(edge, way), speed = cross(edge, velocity);
    try_axis_about(s, (point){0.0f, -edge.z, edge.y}, middle.x,
                   half.y * m.z + half.z * m.y + n.x * last_half + l.x * next_half, speed.x);
    try_axis_about(s, (point){edge.z, 0.0f, -edge.x}, middle.y,
                   half.z * m.x + half.x * m.z + n.y * last_half + l.y * next_half, speed.y);
    try_axis_about(s, (point){-edge.y, edge.x, 0.0f}, middle.z,
                   half.x * m.y + half.y * m.x + n.z * last_half + l.z * next_half, speed.z);
}

ALWAYS_INLINE answer solve(turned_box a, point a_velocity, turned_box b, point b_velocity, float t_max)
{
    const axes u = axes_of(a), v = axes_of(b);
    const point way = seen_along(u, minus(b.centre, a.centre)), h = b.half;
    const point velocity = seen_along(u, minus(a_velocity, b_velocity));
    const axes r = {seen_along(u, v.x), seen_along(u, v.y), seen_along(u, v.z)};
    const axes m = {magnitudes(r.x), magnitudes(r.y), magnitudes(r.z)};
    const point extent = turned_along(m, h), reach = seen_along(m, a.half);
    const point turned_way = seen_along(r, way), turned_velocity = seen_along(r, velocity);
    axis_search s = search_until(t_max);
    try_axis_about(&s, (point){1.0f, 0.0f, 0.0f}, way.x, a.half.x + extent.x, velocity.x);
    try_axis_about(&s, (point){0.0f, 1.0f, 0.0f}, way.y, a.half.y + extent.y, velocity.y);
    try_axis_about(&s, (point){0.0f, 0.0f, 1.0f}, way.z, a.half.z + extent.z, velocity.z);
    try_axis_about(&s, r.x, turned_way.x, h.x + reach.x, turned_velocity.x);
    try_axis_about(&s, r.y, turned_way.y, h.y + reach.y, turned_velocity.y);
    try_axis_about(&s, r.z, turned_way.z, h.z + reach.z, turned_velocity.z);
    try_products(&s, r.x, r.y, r.z, way, velocity, a.half, h.y, h.z);
    try_products(&s, r.y, r.z, r.x, way, velocity, a.half, h.z, h.x);
    try_products(&s, r.z, r.x, r.y, way, velocity, a.half, h.x, h.y);
    const int hit = is_found(&s);
    const point normal = turned_along(u, axis_found(&s));
    return (answer){
        hit, hit ? s.enter : INFINITY, {hit ? normal.x : 0.0f, hit ? normal.y : 0.0f, hit ? normal.z : 0.0f}};
}
