/* Capsule against oriented box: the segment in the box's own coordinates, and the box grown by what these are off
 * by. */
#include "scalar/reference_moving_point.h"
#include "scalar/reference_rotation.h"

static inline int overlap(capsule c, oriented_box b)
{
    vector3 to_a = subtract(c.axis.a, b.centre), to_b = subtract(c.axis.b, b.centre);
    vector3 start = on_the_grid(rotate_back(b.rotation, to_a)),
            end = on_the_grid(rotate_back(b.rotation, to_b));
    float error = max(sum_of_magnitudes(to_b), sum_of_magnitudes(to_a)) * error_of_way + error_of_grid;
    vector3 half = add(b.half, (vector3){error, error, error});
    course along = course_past(start, subtract(end, start), (box){scale(half, -1.0f), half}, 1.0f);
    return comes_within(&along, c.radius);
}

static inline int overlap_capsule_obb(const overlap_capsule_obb_arguments *of, size_t i)
{
    return overlap(capsule_at(of->capsules, i), oriented_box_at(of->boxes, i));
}

REFERENCE(overlap_capsule_obb)
