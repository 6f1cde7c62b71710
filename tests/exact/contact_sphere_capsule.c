/* A closed ball within a margin of a closed capsule. Exactly: the distance of the centre from the segment is at most
 * the sum of the radii and the margin. */
#include <math.h>

#include "contact_oracle.h"
#include "segment_point.h"

enum { RADIUS_OF_BALL = 3, RADIUS_OF_CAPSULE = 10, FLOATS = 12 };

static int reaches(const float *floats, float extra)
{
    segment_point c = segment_point_of(&overlap_sphere_capsule, floats);
    c.floats[FURTHER] = extra;
    return is_within_radii(&c);
}

static void see(const float *floats, contact_sight *seen)
{
    const segment_point c = segment_point_of(&overlap_sphere_capsule, floats);
    double point[3], way[3], along = 0.0, squared = 0.0, foot[3];
    for (int axis = 0; axis < 3; axis++) {
        point[axis] = (double)c.floats[POINT + axis];
        way[axis] = (double)c.floats[END + axis] - (double)c.floats[START + axis];
        along += way[axis] * (point[axis] - (double)c.floats[START + axis]);
        squared += way[axis] * way[axis];
    }
    const double share = squared > 0.0 ? fmin(fmax(along / squared, 0.0), 1.0) : 0.0;
    for (int axis = 0; axis < 3; axis++)
        foot[axis] = (double)c.floats[START + axis] + share * way[axis];
    see_points(point, foot, seen);
    seen->size = sqrt(squared);
}

static const contact_oracle oracle = {
    .places = {RADIUS_OF_BALL, RADIUS_OF_CAPSULE},
    .floats = FLOATS,
    .bounds = {.growth = 12.0, .slack = 0x1p-61, .distance = 12.0, .normal = 15.0, .point = 9.0},
    .reaches = reaches,
    .see = see,
    .needed = segment_point_effort,
};

const subject contact_sphere_capsule = {
    .query = LH_QUERY_contact_sphere_capsule,
    .name = "contact_sphere_capsule",
    .layout = "xyzrxyzxyzrr",
    .cases_of = &overlap_sphere_capsule,
    .contact = &oracle,
};
