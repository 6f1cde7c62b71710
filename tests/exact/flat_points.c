#include "flat_points.h"

#include <math.h>

#include "distances.h"
#include "floats.h"
#include "triangle_distance.h"

static int is_share(float x)
{
    return x >= 0.0f && x <= 1.0f && !signbit(x);
}

/* On the axis, of the exact point with these coordinates, in double: of what is measured, 2^-24 or more of the edges,
 * it is off by 2^-50. */
typedef struct offset {
    double from_a, magnitude; /* of the edges, by their shares */
} offset;

static offset offset_at(const flat_point *given, int axis)
{
    const float *v = given->vertices + axis;
    const double ab = given->u * ((double)v[3] - v[0]), ac = given->v * ((double)v[6] - v[0]);
    return (offset){ab + ac, fabs(ab) + fabs(ac)};
}

static int is_near_its_coordinates(const flat_point *given, double of_edges)
{
    for (int axis = 0; axis < 3; axis++) {
        const offset exact = offset_at(given, axis);
        const double on = given->on[axis], off = fabs((on - given->vertices[axis]) - exact.from_a);
        if (!(off <= (fabs(on) + of_edges * exact.magnitude) * unit_roundoff + 0x1p-149))
            return 0;
    }
    return 1;
}

static double distance_of_coordinates(const flat_point *given)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way =
            ((double)given->point[axis] - given->vertices[axis]) - offset_at(given, axis).from_a;
        squared += way * way;
    }
    return sqrt(squared);
}

void judge_flat_point(const flat_point *given, const closest_bounds *most, finding *out)
{
    const double distance = distance_to_triangle();
    const root_error off =
        root_error_of(given->distance2, distance, most->of_distance, most->slack, given->size);
    const double further =
        (most->further_of_size * given->size + most->further_of_distance * distance) * unit_roundoff +
        most->slack;
    out->touches = distance == 0.0;
    out->first_error = off.above;
    out->first_early = off.below;
    out->effort = triangle_distance_effort();
    if (!is_share(given->u) || !is_share(given->v))
        out->broken = "a coordinate that is not from 0 to 1";
    else if (!is_near_its_coordinates(given, most->of_edges))
        out->broken = "a point that is not that of its coordinates";
    else if (!(distance_of_coordinates(given) - distance <= further))
        out->broken = "not the nearest point";
}
