/* The point of a triangle that is closest to a given one, in barycentric coordinates.
 *
 * In the plane of the triangle its altitude h, from the line ab to c, is perpendicular to ab; so the two directions
 * are searched one after the other (Gram-Schmidt), with products of no more than two lengths. Where the foot of the
 * point on the plane is beyond ac or bc, seen along ab, the closest point is on that edge. (Ericson, Real-Time
 * Collision Detection, 5.1.5, has the regions from products of four lengths, which underflow, and cancel in slivers.)
 * docs/guarantees.md shows that no triangle is too thin for it. */
#ifndef LANEHIT_SRC_MATHEMATICS_BARYCENTRIC_H
#define LANEHIT_SRC_MATHEMATICS_BARYCENTRIC_H

#include "shapes.h"

/* What depends on the triangle alone. */
typedef struct triangle_frame {
    v3 a, b;
    v3 ab, ac, bc;
    v3 altitude;                                                /* from its foot on the line ab to c */
    lanes foot;                                                 /* that foot is a + ab * foot */
    lanes ab_inverse, ac_inverse, bc_inverse, altitude_inverse; /* of squared lengths */
    lanes size;                                                 /* the root of |ab|^2 + |ac|^2 */
} triangle_frame;

/* All but the altitude. */
LH_INLINE void begin_frame(triangle_frame *f, triangle t)
{
    const lanes one = lanes_set1(1.0f);
    f->a = t.a;
    f->b = t.b;
    f->ab = v3_sub(t.b, t.a);
    f->ac = v3_sub(t.c, t.a);
    f->bc = v3_sub(t.c, t.b);
    const lanes ab_squared = v3_dot(f->ab, f->ab), ac_squared = v3_dot(f->ac, f->ac);
    /* Limited, so that any way along an edge of length 0 is 0. Along the others it is a NaN then, and
     * from_0_to_1 makes that a number. */
    f->ab_inverse = lanes_min(lanes_div(one, ab_squared), lanes_set1(0x1p127f));
    f->ac_inverse = lanes_div(one, ac_squared);
    f->bc_inverse = lanes_div(one, v3_dot(f->bc, f->bc));
    f->foot = lanes_mul(v3_dot(f->ab, f->ac), f->ab_inverse);
    f->size = lanes_sqrt(lanes_add(ab_squared, ac_squared));
}

LH_INLINE void find_altitude(triangle_frame *f)
{
    f->altitude = v3_sub(f->ac, v3_scale(f->ab, f->foot));
    f->altitude_inverse = lanes_div(lanes_set1(1.0f), v3_dot(f->altitude, f->altitude));
}

LH_INLINE triangle_frame frame_of(triangle t)
{
    triangle_frame f;
    begin_frame(&f, t);
    find_altitude(&f);
    return f;
}

LH_INLINE triangle_frame triangle_frame_load(view_columns from, block at)
{
    return frame_of(triangle_load(from, at));
}

/* The point a + u ab + v ac, and the way from there to the point that it is the closest to. */
typedef struct closest_of_triangle {
    lanes u, v;
    v3 way;
} closest_of_triangle;

LH_INLINE lanes from_0_to_1(lanes a)
{
    return lanes_max(lanes_min(a, lanes_set1(1.0f)), lanes_set1(0.0f));
}

/* How far along the edge the foot of a point is; way: from where the edge begins to the point. */
LH_INLINE lanes foot_on(v3 edge, lanes inverse, v3 way)
{
    return lanes_mul(v3_dot(way, edge), inverse);
}

/* How far along the edges the feet of a point are. */
typedef struct triangle_feet {
    lanes on_ab, on_ac, on_bc;
} triangle_feet;

LH_INLINE triangle_feet feet_of(const triangle_frame *f, v3 from_a, v3 from_b)
{
    return (triangle_feet){foot_on(f->ab, f->ab_inverse, from_a), foot_on(f->ac, f->ac_inverse, from_a),
                           foot_on(f->bc, f->bc_inverse, from_b)};
}

/* v where the foot on the plane is inside. */
LH_INLINE lanes v_inside_of(const triangle_frame *f, v3 from_a, lanes along)
{
    const v3 across = v3_sub(from_a, v3_scale(f->ab, along));
    return from_0_to_1(foot_on(f->altitude, f->altitude_inverse, across));
}

/* The point that is closest to the one at from_a from vertex a. It is given the feet on all edges, since waiting until
 * it is known which of them is needed would take longer. */
LH_INLINE closest_of_triangle closest_by(const triangle_frame *f, v3 from_a, triangle_feet feet,
                                         lanes v_inside)
{
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const lanes u_inside = lanes_sub(feet.on_ab, lanes_mul(v_inside, f->foot));
    const mask beyond_ac = lanes_lt(u_inside, zero);
    const mask beyond_bc = lanes_lt(lanes_sub(one, v_inside), u_inside);

    closest_of_triangle closest;
    closest.v =
        from_0_to_1(lanes_select(beyond_ac, feet.on_ac, lanes_select(beyond_bc, feet.on_bc, v_inside)));
    closest.u = lanes_max(lanes_select(beyond_bc, lanes_sub(one, closest.v), u_inside), zero);
    closest.way = v3_sub(v3_sub(from_a, v3_scale(f->ac, closest.v)), v3_scale(f->ab, closest.u));
    return closest;
}

LH_INLINE closest_of_triangle closest_seen(const triangle_frame *f, v3 from_a, v3 from_b)
{
    const triangle_feet feet = feet_of(f, from_a, from_b);
    return closest_by(f, from_a, feet, v_inside_of(f, from_a, feet.on_ab));
}

LH_INLINE closest_of_triangle closest_of(const triangle_frame *f, v3 point)
{
    return closest_seen(f, v3_sub(point, f->a), v3_sub(point, f->b));
}

/* ---- In stages ---------------------------------------------------------------------------------------- */

/* Of points with a triangle each, what stages leave to those that follow: first the feet on the edges, then the
 * altitude. */
typedef struct triangle_search {
    v3 ab, ac, from_a;
    lanes foot;
    triangle_feet feet;
    lanes v_inside;
} triangle_search;

LH_INLINE void begin_search(triangle_search *s, const triangle_frame *f, v3 point)
{
    s->ab = f->ab;
    s->ac = f->ac;
    s->from_a = v3_sub(point, f->a);
    s->foot = f->foot;
    s->feet = feet_of(f, s->from_a, v3_sub(point, f->b));
}

LH_INLINE triangle_frame frame_of_search(const triangle_search *s)
{
    return (triangle_frame){.ab = s->ab, .ac = s->ac, .foot = s->foot};
}

LH_INLINE void search_inside(triangle_search *s)
{
    triangle_frame f = frame_of_search(s);
    find_altitude(&f);
    s->v_inside = v_inside_of(&f, s->from_a, s->feet.on_ab);
}

LH_INLINE closest_of_triangle closest_found(const triangle_search *s)
{
    const triangle_frame f = frame_of_search(s);
    return closest_by(&f, s->from_a, s->feet, s->v_inside);
}

#endif
