/* The points of a triangle and a box that are nearest to each other. One of both is on an edge of the triangle, or that
 * of the box is a corner. Where they meet and no edge of the triangle meets the box, what the box has of the plane is
 * inside the triangle; the corners that are furthest to either side of it are the ends of a diagonal, which so goes
 * through the triangle (docs/guarantees.md). So there are three segments beside the box, and four diagonals of the box,
 * with their ends, beside the triangle. Ericson, Real-Time Collision Detection, 5.1.10 and 5.1.11. */
#ifndef LANEHIT_SRC_MATHEMATICS_TRIANGLE_NEAR_BOX_H
#define LANEHIT_SRC_MATHEMATICS_TRIANGLE_NEAR_BOX_H

#include "near_points.h"
#include "segment_near_box.h"
#include "segment_triangle_gap.h"

/* Covers what underflows. */
static const float TRIANGLE_MEETING_UNDERFLOW = 0x1p-62f;

LH_INLINE void take_edge_near_box(near_points *nearest, segment edge, aabb box)
{
    const segment_beside_box found = beside_box(edge, box);
    take_nearer(nearest, found.on_box, found.on_segment, found.squared);
}

/* A corner of the box, and where the triangle is nearest if it is below it. */
LH_INLINE void take_corner(near_points *nearest, const triangle_frame *f, v3 corner, v3 from_a)
{
    const gap_pair found = pair_of_end(f, from_a, lanes_set1(0.0f));
    take_nearer(nearest, corner, v3_sub(corner, found.apart), found.squared);
}

/* From one corner of the box to the opposite one. Of diagonals that are all to one side of the plane none goes
 * through. */
LH_INLINE void take_diagonal(near_points *nearest, const faced_triangle *t, aabb box, segment diagonal,
                             lanes padding)
{
    const v3 ends[2] = {v3_sub(diagonal.a, t->frame.a), v3_sub(diagonal.b, t->frame.a)};
    take_corner(nearest, &t->frame, diagonal.a, ends[0]);
    take_corner(nearest, &t->frame, diagonal.b, ends[1]);

    const v3 way = v3_sub(diagonal.b, diagonal.a);
    const way_through through = way_through_of(t, ends, way, padding);
    const v3 crossing = nearest_in_box(v3_add(diagonal.a, v3_scale(way, through.share)), box);
    const lanes none = lanes_set1(__builtin_inff());
    take_nearer(nearest, crossing, crossing, lanes_select(through.exists, lanes_set1(0.0f), none));
}

/* a is the box. further: what vertices may be off by. */
LH_INLINE void find_triangle_near_box(near_points *nearest, const triangle *t, const aabb *box, lanes further)
{
    const v3 vertices[] = {t->a, t->b, t->c, t->a};
    *nearest = no_near_points();
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        take_edge_near_box(nearest, (segment){vertices[k], vertices[k + 1]}, *box);

    const triangle_frame frame = frame_of(*t);
    const faced_triangle faced = {.frame = frame, .normal = normal_of_frame(&frame)};
    const lanes padding = padding_of_lengths(v3_sub(box->max, box->min), frame.size);
    LH_ROLLED
    for (int k = 0; k < 4; k++)
        take_diagonal(nearest, &faced, *box, diagonal_of_box(*box, k & 1, k >> 1), padding);

    const lanes off = lanes_add(padding, further);
    const lanes reach = lanes_add(off, lanes_set1(TRIANGLE_MEETING_UNDERFLOW));
    settle_meeting(nearest, reach, box_has_points(*box));
}

#endif
