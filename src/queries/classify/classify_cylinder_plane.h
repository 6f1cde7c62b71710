/* A cylinder is what lies between its caps. These reach as far along a normal as the radius times the sine of the angle
 * between normal and axis, to either side of the ends. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_CYLINDER_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_CYLINDER_PLANE_H

#include "engine/operands.h"
#include "mathematics/cylinder.h"
#include "mathematics/half_space.h"

/* 12u of itself and 4u of the normal: of the length of the product of normal and axis, and of all that it is in. */
static const float CAP_REACH_PADDING = 1 + 0x1.8p-21f, CAP_NORMAL_PADDING = 0x1p-22f;

/* How far a cap reaches along the normal, to either side. */
LH_INLINE lanes reach_of_cap(measured_cylinder c, measured_plane over)
{
    const lanes across = lanes_mul(length_of(v3_cross(over.p.n, c.axis)), lanes_set1(CAP_REACH_PADDING));
    return lanes_mul(c.radius, lanes_add(across, lanes_mul(over.length, lanes_set1(CAP_NORMAL_PADDING))));
}

LH_INLINE padded_dot height_of_cap(v3 centre, lanes reach, measured_plane over)
{
    padded_dot height = dot_padded(over.p.n, centre, HEIGHT_PADDING);
    height.padding = lanes_add(reach, height.padding);
    return height;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_cylinder_plane, measured_cylinder, measured_plane)

/* What is read of a cylinder takes the place of what was read of the one for all: a choice between both would be as
 * many copies as there are members. */
LH_INLINE uint32_t classify_cylinder_plane_block(const void *setup, unsigned one, block at)
{
    classify_cylinder_plane_setup *const from = (classify_cylinder_plane_setup *)setup;
    if (!(one & ONE_FIRST))
        from->a = classify_cylinder_plane_a(setup, 0, at);
    const measured_cylinder c = from->a;
    const measured_plane behind = classify_cylinder_plane_b(setup, one, at);
    const lanes reach = reach_of_cap(c, behind);
    const padded_dot a = height_of_cap(c.start, reach, behind), b = height_of_cap(c.end, reach, behind);
    const mask hit = mask_or(may_be_behind(a, behind.p.d), may_be_behind(b, behind.p.d));
    const mask all = mask_and(is_behind(a, behind.p.d), is_behind(b, behind.p.d));
    return store_side(from->of.inside, (side){hit, mask_and(hit, all)}, at);
}

/* Pairs and one cylinder share a loop, which asks. With sixteen lanes that would be a tenth slower. */
LH_KERNEL(classify_cylinder_plane)
LH_FEW(classify_cylinder_plane, decide_few)
LH_LOOP(classify_cylinder_plane, any, decide_short, LANES < 16 ? unknown(one) & ONE_FIRST : 0)
LH_LOOP(classify_cylinder_plane, first, decide_short, ONE_FIRST)
LH_LOOP(classify_cylinder_plane, second, decide_short, ONE_SECOND)
LH_QUERY_BY_FORMS(classify_cylinder_plane, classify_cylinder_plane_any,
                  LANES < 16 ? classify_cylinder_plane_any : classify_cylinder_plane_first,
                  classify_cylinder_plane_second)

#endif
