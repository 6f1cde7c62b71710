/* A triangle is as far from what is behind a plane as its lowest vertex. Ericson, Real-Time Collision Detection,
 * 5.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_PLANE_H

#include "engine/contact.h"
#include "mathematics/unit_plane.h"

/* A vertex, and how high it is. */
typedef struct high_vertex {
    v3 at;
    padded_dot height;
} high_vertex;

/* Of vertices as low the first counts. The padding is the larger one, whichever is lower. */
LH_INLINE high_vertex lower_of(high_vertex a, high_vertex b)
{
    const mask is_a = lanes_le(a.height.value, b.height.value);
    return (high_vertex){
        v3_select(is_a, a.at, b.at),
        {lanes_select(is_a, a.height.value, b.height.value), lanes_max(a.height.padding, b.height.padding)}};
}

/* A NaN of any vertex is one of the padding. */
LH_INLINE core_gap contact_triangle_plane(triangle a, unit_plane b)
{
    const high_vertex of_a = {a.a, height_over(b, a.a)}, of_b = {a.b, height_over(b, a.b)},
                      of_c = {a.c, height_over(b, a.c)};
    const high_vertex lowest = lower_of(lower_of(of_a, of_b), of_c);
    const lanes zero = lanes_set1(0.0f);
    const lanes all = lanes_add(lanes_add(of_a.height.value, of_b.height.value), of_c.height.value);
    const lanes padding =
        lanes_add(lanes_add(lowest.height.padding, lanes_mul(all, zero)), lanes_set1(GAP_UNDERFLOW));
    return gap_along(lowest.at, v3_scale(b.inwards, lowest.height.value), lowest.height.value, padding, zero,
                     zero);
}

LH_INLINE v3 contact_triangle_plane_normal(const core_gap *gap, triangle a, unit_plane b)
{
    (void)gap;
    (void)a;
    return b.inwards;
}

LH_CONTACT(contact_triangle_plane, triangle, unit_plane)

#endif
