/* A point and a triangle where the nearest point is inside: the height, and what is in the plane. */
#ifndef LANEHIT_SRC_MATHEMATICS_TRIANGLE_INSIDE_H
#define LANEHIT_SRC_MATHEMATICS_TRIANGLE_INSIDE_H

#include "barycentric.h"

/* A way as the triangle sees it: how far along ab, and what is across it; of that, how far along the altitude, which is
 * perpendicular to ab. */
typedef struct seen_way {
    lanes along, up;
    v3 across;
} seen_way;

/* on_ab: its product with ab. */
LH_INLINE seen_way see_way(const triangle_frame *f, v3 way, lanes on_ab)
{
    const lanes along = lanes_mul(on_ab, f->ab_inverse);
    const v3 across = v3_sub(way, v3_scale(f->ab, along));
    return (seen_way){along, foot_on(f->altitude, f->altitude_inverse, across), across};
}

/* From the triangle to a point, so far from a: the shortest way if it is above the triangle. If it is not, it is from
 * some point of the triangle, and an edge is as near. */
LH_INLINE v3 way_from_inside(const triangle_frame *f, v3 from_a, lanes along, lanes up)
{
    const lanes v = from_0_to_1(up);
    const lanes u_inside = lanes_sub(along, lanes_mul(v, f->foot));
    const lanes u = lanes_max(lanes_min(u_inside, lanes_sub(lanes_set1(1.0f), v)), lanes_set1(0.0f));
    return v3_sub(v3_sub(from_a, v3_scale(f->ac, v)), v3_scale(f->ab, u));
}

#endif
