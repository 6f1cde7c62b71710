/* A box that moves past a triangle, in the box's coordinates: when they first touch, by the thirteen axes that may
 * separate the two. axis_times.h has how times are told by axes, and mathematics/triangle_axes.h why any vector may be
 * taken for an axis. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_TRIANGLE_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_TRIANGLE_H

#include "axis_times.h"
#include "mathematics/direction.h"
#include "mathematics/triangle_box_gap.h"

enum { TRIANGLE_BOX_AXES = EDGE_AXIS + 3 * EDGE_AXES };

/* At time 0, from the centre of the box. */
typedef struct triangle_ahead {
    v3 vertex[3];
    v3 low,
        high; /* along the axes of the box: how far that has to move to touch the triangle, and to leave it */
    v3 half;
    v3 velocity, doubt; /* of the box; and what its components may be off by */
    mask is_there;      /* it has points, and all of these are numbers */
} triangle_ahead;

/* Edges and normal as the box sees them; half of the normal is made of ab and bc, and of ca and ab for the products of
 * ca (mathematics/triangle_axes.h). */
typedef struct triangle_sides {
    v3 edge[3];
    v3 half_normal[3]; /* for the products of that edge */
    v3 normal;         /* of a length that is neither large nor small; NaN without a plane */
} triangle_sides;

/* ---- What is known of it ------------------------------------------------------------------------------ */

/* 16u of half extents and of ways, for the rounding of projections; 11u are needed. */
static const float PROJECTION_PADDING = 0x1p-20f;

LH_INLINE v3 furthest_of(const v3 *vertex)
{
    return v3_max(v3_abs(vertex[2]), v3_max(v3_abs(vertex[1]), v3_abs(vertex[0])));
}

/* Half extents that cover what projections of these vertices may be off by. */
LH_INLINE v3 half_for_products(v3 half, const v3 *vertex)
{
    const lanes padding = lanes_set1(PROJECTION_PADDING);
    return v3_add(v3_scale(half, lanes_set1(1.0f + PROJECTION_PADDING)),
                  v3_scale(furthest_of(vertex), padding));
}

/* No coordinate is NaN, of the triangle or the velocity. */
LH_INLINE mask is_all_numbers(const triangle_ahead *t)
{
    return is_number(v3_sum(v3_add(v3_add(t->vertex[0], t->vertex[1]), v3_add(t->vertex[2], t->velocity))));
}

LH_INLINE void find_sides(triangle_sides *to, const v3 *vertex)
{
    to->edge[0] = v3_sub(vertex[1], vertex[0]);
    to->edge[1] = v3_sub(vertex[2], vertex[1]);
    to->edge[2] = v3_sub(vertex[0], vertex[2]);
    const v3 half_edge = v3_scale(to->edge[0], lanes_set1(0.5f));
    to->half_normal[0] = to->half_normal[1] = v3_cross(half_edge, to->edge[1]);
    to->half_normal[2] = v3_cross(to->edge[2], half_edge);
    const v3 size = v3_abs(to->half_normal[0]);
    const lanes largest = lanes_max(lanes_max(size.x, size.y), size.z);
    to->normal = v3_scale(to->half_normal[0], lanes_div(lanes_set1(1.0f), largest));
}

/* ---- Axes --------------------------------------------------------------------------------------------- */

LH_INLINE void clip_to_faces(interval *within, const triangle_ahead *t, lanes *entry)
{
    const v3 v = t->velocity, d = t->doubt;
    clip_to_axis(within, motion_between(t->low.x, t->high.x, v.x, d.x), &entry[FACE_AXIS]);
    clip_to_axis(within, motion_between(t->low.y, t->high.y, v.y, d.y), &entry[FACE_AXIS + 1]);
    clip_to_axis(within, motion_between(t->low.z, t->high.z, v.z, d.z), &entry[FACE_AXIS + 2]);
}

/* All three vertices are projected: the normal of a sliver is noise. Its components, or products with them, may
 * underflow; for that there are 2^-126 of the way, and of the doubt 2^-40. */
LH_INLINE void clip_to_plane(interval *within, const triangle_ahead *t, v3 normal, lanes *entry)
{
    const v3 size = v3_abs(normal);
    const lanes a = v3_dot(normal, t->vertex[0]), b = v3_dot(normal, t->vertex[1]),
                c = v3_dot(normal, t->vertex[2]);
    const lanes reach = lanes_add(v3_dot(t->half, size), lanes_set1(0x1p-126f));
    const lanes doubt = lanes_add(v3_dot(t->doubt, size), lanes_mul(v3_sum(t->doubt), lanes_set1(0x1p-40f)));
    clip_to_axis(within,
                 motion_between(lanes_sub(lowest_of(a, b, c), reach), lanes_add(highest_of(a, b, c), reach),
                                v3_dot(normal, t->velocity), doubt),
                 &entry[PLANE_AXIS]);
}

/* An edge, the vertex where it begins, and half a normal that it is part of; beside a box that moves. */
typedef struct edge_ahead {
    v3 edge, vertex, half_normal;
    v3 half, velocity, doubt;
} edge_ahead;

/* The product with x of an edge, (0, -edge.z, edge.y). The ends of the edge are at one place, and the triangle spans
 * half a normal to either side of the middle. */
LH_INLINE axis_motion motion_along_product(edge_ahead a)
{
    const lanes y = lanes_abs(a.edge.y), z = lanes_abs(a.edge.z);
    const lanes ends = lanes_sub(lanes_mul(a.edge.y, a.vertex.z), lanes_mul(a.edge.z, a.vertex.y));
    const lanes box = lanes_add(lanes_mul(a.half.y, z), lanes_mul(a.half.z, y));
    return motion_about(lanes_add(ends, a.half_normal.x), lanes_add(box, lanes_abs(a.half_normal.x)),
                        lanes_sub(lanes_mul(a.edge.y, a.velocity.z), lanes_mul(a.edge.z, a.velocity.y)),
                        lanes_add(lanes_mul(a.doubt.y, z), lanes_mul(a.doubt.z, y)));
}

LH_INLINE v3 v3_from_y(v3 a)
{
    return (v3){a.y, a.z, a.x};
}

/* As it is with y for x, z for y and x for z. */
LH_INLINE edge_ahead from_y(edge_ahead a)
{
    return (edge_ahead){v3_from_y(a.edge), v3_from_y(a.vertex),   v3_from_y(a.half_normal),
                        v3_from_y(a.half), v3_from_y(a.velocity), v3_from_y(a.doubt)};
}

LH_INLINE void clip_to_products(interval *within, edge_ahead x, lanes *entry)
{
    const edge_ahead y = from_y(x), z = from_y(y);
    clip_to_axis(within, motion_along_product(x), &entry[0]);
    clip_to_axis(within, motion_along_product(y), &entry[1]);
    clip_to_axis(within, motion_along_product(z), &entry[2]);
}

/* ---- The first touch ---------------------------------------------------------------------------------- */

typedef struct triangle_touch {
    mask hit;
    lanes toi; /* of a hit */
    lanes enter, entry[TRIANGLE_BOX_AXES];
    triangle_sides sides;
} triangle_touch;

/* A block of which the faces of the boxes prove everything is left then. */
LH_INLINE void find_touch(triangle_touch *to, const triangle_ahead *t, interval within, block at)
{
    clip_to_faces(&within, t, to->entry);
    const mask candidates = mask_and(t->is_there, touches(within));
    if (bits_of_block(mask_bits(candidates), at)) {
        triangle_sides *const of = &to->sides;
        find_sides(of, t->vertex);
        clip_to_plane(&within, t, of->normal, to->entry);
        LH_ROLLED
        for (int k = 0; k < 3; k++)
            clip_to_products(
                &within,
                (edge_ahead){of->edge[k], t->vertex[k], of->half_normal[k], t->half, t->velocity, t->doubt},
                &to->entry[EDGE_AXIS + EDGE_AXES * k]);
    }
    to->enter = within.enter;
    to->toi = time_of_impact(within);
    to->hit = mask_and(candidates, touches(within));
}

/* The first of those that are entered last, as the box sees it, of any length, from the triangle to the box. */
LH_INLINE v3 axis_of_touch(const triangle_touch *of, const triangle_ahead *t)
{
    const lanes *const entry = of->entry;
    v3 along = t->velocity;
    LH_ROLLED
    for (int k = 2; k >= 0; k--)
        along = product_entered(of->enter, &entry[EDGE_AXIS + EDGE_AXES * k], of->sides.edge[k], along);
    along = axis_entered(of->enter, &entry[PLANE_AXIS], of->sides.normal, along);
    return axis_to_box(t->vertex, own_axis_entered(of->enter, &entry[FACE_AXIS], along));
}

#endif
