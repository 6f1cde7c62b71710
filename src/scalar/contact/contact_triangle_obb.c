/* Triangle against oriented box: how far apart or deep they are along the best of thirteen axes. */
#include "scalar/reference_triangle_obb.h"

static inline core_pair contact(triangle a, oriented_box b)
{
    gridded_pair p = gridded_pair_of(a, b);
    vector3 plane_normal;
    best_axis best = best_axis_of(&p, &plane_normal);
    return contact_along(a, b, &p, best, plane_normal);
}

CONTACT(triangle_obb, triangle_at(of->triangles, i), oriented_box_at(of->boxes, i))
