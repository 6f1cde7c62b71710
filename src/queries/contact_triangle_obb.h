/* A triangle is as far from a turned box, or as deep in it, as the best of thirteen axes says. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_TRIANGLE_OBB_H

#include "engine/contact.h"
#include "mathematics/triangle_box_point.h"

/* 40u of the unit and 8u of the distance (docs/guarantees.md). */
static const float TRIANGLE_BOX_PADDING = 0x1.4p-19f, TRIANGLE_BOX_DISTANCE_PADDING = 0x1p-21f;

typedef struct triangle_obb_gap {
    core_gap cores;
    triangle_box_gap found;
    v3 axis;
    v3 centre;
    frame axes;
} triangle_obb_gap;

LH_INLINE void contact_triangle_obb_find(triangle_obb_gap *to, triangle a, turned_box b)
{
    to->found = gap_of_triangle_and_box(a, b);
    const lanes distance = distance_of(&to->found, b);
    to->cores.distance = distance;
    to->cores.padding = lanes_add(lanes_mul(to->found.pair.unit, lanes_set1(TRIANGLE_BOX_PADDING)),
                                  lanes_mul(lanes_abs(distance), lanes_set1(TRIANGLE_BOX_DISTANCE_PADDING)));
    to->cores.a_radius = to->cores.b_radius = lanes_set1(0.0f);
    to->centre = b.centre;
    to->axes = b.axes;
}

LH_INLINE v3 contact_triangle_obb_normal(triangle_obb_gap *gap, triangle a, turned_box b)
{
    (void)a;
    gap->axis = best_axis_of(&gap->found);
    const gap_direction along = direction_along(v3_turned_out(gap->axis, b.axes));
    return v3_select(along.exists, along.unit, x_axis());
}

LH_INLINE v3 point_of_triangle_obb_gap(triangle_obb_gap *gap, v3 normal)
{
    const v3 seen = v3_scale(touching_point(&gap->found, gap->axis), gap->found.pair.unit);
    core_gap *const cores = &gap->cores;
    cores->on_a = v3_add(gap->centre, v3_turned_out(seen, gap->axes));
    cores->on_b = v3_add(cores->on_a, v3_scale(normal, cores->distance));
    return point_of_core_gap(cores, normal);
}

LH_LONG_CONTACT_OF(contact_triangle_obb, triangle, turned_box, triangle_obb_gap)

#endif
