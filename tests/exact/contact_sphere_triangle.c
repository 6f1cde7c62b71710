/* A closed ball within a margin of a closed triangle. Exactly: the distance of the centre from the triangle is at most
 * the radius and the margin. */
#include <math.h>

#include "contact_oracle.h"
#include "triangle_distance.h"

enum { CENTRE = 0, RADIUS = 3, VERTICES = 4, MARGIN = 13, FLOATS = 14 };

static int reaches(const float *floats, float extra)
{
    set_triangle_and_point(floats + VERTICES, floats + CENTRE);
    return is_triangle_within_sum(floats[RADIUS], extra);
}

static void see(const float *floats, contact_sight *seen)
{
    double centre[3], on_triangle[3];
    set_triangle_and_point(floats + VERTICES, floats + CENTRE);
    nearest_of_triangle(on_triangle);
    for (int axis = 0; axis < 3; axis++)
        centre[axis] = (double)floats[CENTRE + axis];
    see_points(centre, on_triangle, seen);
    seen->size = size_of_triangle();
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 26.5, .slack = 0x1p-61, .distance = 42.0, .normal = 46.0, .point = 22.0},
    .normal_is_by_distance = 1,
    .reaches = reaches,
    .see = see,
    .needed = triangle_distance_effort,
};

const subject contact_sphere_triangle = {
    .query = LH_QUERY_contact_sphere_triangle,
    .name = "contact_sphere_triangle",
    .layout = "xyzrxyzxyzxyzr",
    .cases_of = &overlap_sphere_triangle,
    .contact = &oracle,
};
