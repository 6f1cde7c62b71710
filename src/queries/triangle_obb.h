/* What contacts and manifolds of a triangle and a turned box share: functions of an object of its own,
 * triangle_obb_gap.h. */
#ifndef LANEHIT_SRC_QUERIES_TRIANGLE_OBB_H
#define LANEHIT_SRC_QUERIES_TRIANGLE_OBB_H

#include "engine/own.h"
#include "mathematics/core_gap.h"
#include "mathematics/triangle_box_gap.h"

typedef struct triangle_obb_gap {
    core_gap cores;
    triangle_box_gap found;
    v3 axis;
    v3 centre;
    frame axes;
} triangle_obb_gap;

void LH_OWN(find_triangle_obb_gap)(const triangle *a, const turned_box *b, triangle_obb_gap *to);

/* Halfway, along the axis that is set. */
v3 LH_OWN(triangle_obb_point)(triangle_obb_gap *gap, const v3 *normal);

/* Along an axis that the box sees, of any length. */
LH_INLINE v3 normal_along(v3 seen, const triangle_obb_gap *gap)
{
    const gap_direction along = direction_along(v3_turned_out(seen, gap->axes));
    return v3_select(along.exists, along.unit, x_axis());
}

#endif
