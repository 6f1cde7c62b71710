/* The point of a closed solid cylinder that is closest to a point. */
#include <math.h>

#include "cylinder_point.h"
#include "distances.h"
#include "floats.h"

/* As documented, in units of u: of the distance, above and below of the size too; of the point, of both. */
static const double of_distance = 23.7, most_above = 21.7, most_below = 14.7, most_off = 31.0;
static const double slack = 0x1p-72;

static const char *fault_of_point(const float *on, const double *exact, double scale)
{
    double off = 0.0, allowed = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double d = (double)on[axis] - exact[axis], rounding = fabs(exact[axis]) * unit_roundoff;
        off += d * d;
        allowed += rounding * rounding;
    }
    const double most = sqrt(allowed) + most_off * unit_roundoff * scale + slack;
    return sqrt(off) <= most * (1.0 + 0x1p-20) ? NULL : "not the nearest point";
}

/* A point inside is at a distance of 0, or of what padding has of it. */
static void judge(const float *floats, const answer *given, finding *out)
{
    const cylinder_point c = cylinder_point_of(&closest_cylinder_point, floats);
    double on_cylinder[3];
    contact_sight seen;
    out->effort = BY_DOUBLE;
    if (cylinder_is_empty(&c)) {
        const int is_none = isinf(given->floats[0]) && isnan(given->floats[1]) && isnan(given->floats[3]);
        out->broken = is_none ? NULL : "a point of what is empty";
        return;
    }
    see_cylinder(&c, &seen, on_cylinder);
    const double distance = fmax(seen.distance, 0.0);
    const root_error error = root_error_of(given->floats[0], distance, of_distance, slack, seen.size);
    out->touches = seen.distance <= 0.0;
    out->first_error = error.above;
    out->first_early = error.below;
    out->broken = fault_of_point(given->floats + 1, on_cylinder, distance + seen.size);
}

const subject closest_cylinder_point = {
    .query = LH_QUERY_closest_cylinder_point,
    .name = "closest_cylinder_point",
    .layout = "xyzxyzrxyz",
    .draft_layout = cylinder_point_layout,
    .parts = (const signed char[]){START, END, RADIUS, POINT},
    .families = cylinder_point_families,
    .family_count = CYLINDER_POINT_FAMILIES,
    .first_error_bound = most_above,
    .first_early_bound = most_below,
    .judge = judge,
};
