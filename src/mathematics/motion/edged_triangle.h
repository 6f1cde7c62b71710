/* A triangle, as what moves towards it sees it: its edges, each the axis of a capsule, and its plane. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_EDGED_TRIANGLE_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_EDGED_TRIANGLE_H

#include "mathematics/direction.h"
#include "face_reach.h"
#include "mathematics/triangle_inside.h"

typedef struct edged_triangle {
    triangle_frame frame;
    v3 normal;           /* of length 1; any direction, where there is none */
    side_target edge[3]; /* ab, bc, ca */
    mask is_finite;
} edged_triangle;

/* By the altitude, which is perpendicular to ab: of the product of edges nothing may be left in slivers, nor of that of
 * short ones. */
LH_INLINE v3 normal_by_altitude(const triangle_frame *f)
{
    return direction_of(v3_cross(v3_scale(f->ab, f->ab_inverse), f->altitude));
}

LH_INLINE void find_edged_triangle(edged_triangle *e, const triangle *t)
{
    const v3 vertex[4] = {t->a, t->b, t->c, t->a};
    e->frame = frame_of(*t);
    e->normal = normal_by_altitude(&e->frame);
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        e->edge[k] = side_target_of((segment){vertex[k], vertex[k + 1]}, lanes_set1(0.0f));
    e->is_finite = mask_and(e->edge[0].axis.is_finite, e->edge[2].axis.is_finite);
}

/* Of a point so far from a. */
LH_INLINE lanes entry_over_triangle(v3 velocity, interval within, v3 from_a, const edged_triangle *t,
                                    const face_reach *reach)
{
    const lanes time =
        entry_to_slab(v3_dot(t->normal, from_a), v3_dot(t->normal, velocity), reach->of_planes);
    const v3 moved = v3_add(from_a, v3_scale(velocity, time));
    const seen_way seen = see_way(&t->frame, moved, v3_dot(moved, t->frame.ab));
    const v3 apart = way_from_inside(&t->frame, moved, seen.along, seen.up);
    return entry_if_near(time, v3_dot(apart, apart), reach, within);
}

LH_INLINE lanes entry_to_triangle(sphere_ray line, interval within, v3 from_a, const edged_triangle *t,
                                  const face_reach *reach)
{
    lanes first = entry_over_triangle(line.direction, within, from_a, t, reach);
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const side_target *const edge = &t->edge[k];
        const lanes ball = entry_to_ball(line, within, edge->axis.path.start, reach->of_edges);
        first = lanes_min(entry_to_side(line, within, edge, reach->of_edges), lanes_min(ball, first));
    }
    return first;
}

#endif
