/* The gap of a triangle and a turned box, and its point: an object of their own. */
#ifndef LANEHIT_SRC_PARTS_TRIANGLE_OBB_GAP_H
#define LANEHIT_SRC_PARTS_TRIANGLE_OBB_GAP_H

#include "mathematics/manifold/triangle_box_point.h"
#include "queries/triangle_obb.h"

/* 40u of the unit and 8u of the distance (docs/guarantees.md). */
static const float TRIANGLE_BOX_PADDING = 0x1.4p-19f, TRIANGLE_BOX_DISTANCE_PADDING = 0x1p-21f;

void LH_OWN(find_triangle_obb_gap)(const triangle *a, const turned_box *b, triangle_obb_gap *to)
{
    to->found = gap_of_triangle_and_box(*a, *b);
    const lanes distance = distance_of(&to->found, *b);
    to->cores.distance = distance;
    to->cores.padding = lanes_add(lanes_mul(to->found.pair.unit, lanes_set1(TRIANGLE_BOX_PADDING)),
                                  lanes_mul(lanes_abs(distance), lanes_set1(TRIANGLE_BOX_DISTANCE_PADDING)));
    to->cores.a_radius = to->cores.b_radius = lanes_set1(0.0f);
    to->axis = best_axis_of(&to->found);
    to->centre = b->centre;
    to->axes = b->axes;
}

v3 LH_OWN(triangle_obb_point)(triangle_obb_gap *gap, const v3 *normal)
{
    const v3 seen = v3_scale(touching_point(&gap->found, gap->axis), gap->found.pair.unit);
    core_gap *const cores = &gap->cores;
    cores->on_a = v3_add(gap->centre, v3_turned_out(seen, gap->axes));
    cores->on_b = v3_add(cores->on_a, v3_scale(*normal, cores->distance));
    return point_of_core_gap(cores, *normal);
}

#endif
