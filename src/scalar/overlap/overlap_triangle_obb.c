/* Triangle against oriented box: the triangle in the box's own coordinates, and the box grown by what these are off
 * by. */
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"
#include "scalar/reference_triangle_axes.h"

static inline int overlap(triangle t, oriented_box b)
{
    triangle way = {subtract(t.a, b.centre), subtract(t.b, b.centre), subtract(t.c, b.centre)};
    triangle seen = {on_the_grid(rotate_back(b.rotation, way.a)), on_the_grid(rotate_back(b.rotation, way.b)),
                     on_the_grid(rotate_back(b.rotation, way.c))};
    float longest = max(sum_of_magnitudes(way.c), max(sum_of_magnitudes(way.b), sum_of_magnitudes(way.a)));
    float error = longest * error_of_way + error_of_grid;
    vector3 half = add(b.half, (vector3){error, error, error});
    return bounds_meet(seen, (box){scale(half, -1.0f), half}) && !axes_separate(seen, seen, half);
}

static inline int overlap_triangle_obb(const overlap_triangle_obb_arguments *of, size_t i)
{
    return overlap(triangle_at(of->triangles, i), oriented_box_at(of->obbs, i));
}

REFERENCE(overlap_triangle_obb)
