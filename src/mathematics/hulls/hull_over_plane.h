/* How high the vertices of a hull are over a plane. Ericson, Real-Time Collision Detection, 5.2. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_HULL_OVER_PLANE_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_HULL_OVER_PLANE_H

#include "convex.h"
#include "mathematics/plane_gap.h"

typedef struct hull_over_plane {
    const hull *h;
    pose a;
    unit_plane b;
    v3 down;              /* the normal the other way, as the hull's axes see it */
    padded_dot of_origin; /* the rise of the pose's origin, with the padding of that of any vertex */
} hull_over_plane;

/* Heights of vertices are off as those of the corners of a box. */
LH_INLINE hull_over_plane hull_over_plane_of(const hull *h, pose a, unit_plane b)
{
    const padded_dot rise = rise_over(b, a.origin);
    const lanes off = lanes_mul(error_of_reach(b.p.n), lanes_set1(h->reach));
    return (hull_over_plane){
        h, a, b, v3_negate(v3_seen_from(b.p.n, a.axes)), {rise.value, lanes_add(rise.padding, off)}};
}

/* Of a vertex, or each lane's own; and how far down from the origin it is, times the length of the normal. */
LH_INLINE core_gap gap_of_vertex(const hull_over_plane *over, v3 vertex, lanes depth)
{
    const padded_dot rise = {lanes_sub(over->of_origin.value, depth), over->of_origin.padding};
    const high_point at = {v3_add(over->a.origin, v3_turned_out(vertex, over->a.axes)),
                           height_of_rise(over->b, rise)};
    return gap_over_plane(at, lanes_set1(0.0f), over->b);
}

#endif
