/* A triangle is as far from a turned box, or as deep in it, as the best of thirteen axes says. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_OBB_H

#include "engine/contact.h"
#include "queries/beside_obb_calls.h"
#include "queries/triangle_obb.h"

LH_INLINE void contact_triangle_obb_find(triangle_obb_gap *to, triangle a, turned_box b)
{
    LH_OWN(find_triangle_obb_gap)(&a, &b, to);
}

LH_INLINE v3 contact_triangle_obb_normal(triangle_obb_gap *gap, triangle a, turned_box b)
{
    (void)a;
    (void)b;
    return normal_along(gap->axis, gap);
}

LH_INLINE v3 point_of_triangle_obb_gap(triangle_obb_gap *gap, v3 normal)
{
    return LH_OWN(triangle_obb_point)(gap, &normal);
}

LH_BLOCK_OF_LONG_CONTACT(contact_triangle_obb, triangle, turned_box, triangle_obb_gap)

LH_WHOLE(contact_triangle_obb)
LH_QUERY_OF_FILTERS(contact_triangle_obb, {LH_OWN(triangles_beside_obbs), RARE}, {NULL, 0})

#endif
