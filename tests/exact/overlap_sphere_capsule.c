/* Closed ball against closed capsule. Exactly: the squared distance of the centre from the segment is at most the
 * square of the sum of the radii. */
#include <math.h>

#include "documented_bounds.h"
#include "segment_point.h"

enum { RADIUS_OF_BALL = 3, RADIUS_OF_CAPSULE = 10 };

static contact touching(stream *s, const float *floats)
{
    (void)s;
    const segment_point c = segment_point_of(&overlap_sphere_capsule, floats);
    const double distance = segment_distance(&c);
    return (contact){distance - floats[RADIUS_OF_BALL], (distance + segment_length(&c)) * 0x1p-23};
}

static double growth(const segment_point *c)
{
    const double radii = (double)c->floats[RADIUS] + c->floats[OTHER_RADIUS];
    const double lacking = segment_distance(c) - radii - sphere_capsule_slack;
    if (c->floats[RADIUS] < 0.0f || c->floats[OTHER_RADIUS] < 0.0f)
        return INFINITY;
    return lacking > 0.0 ? lacking / ((radii + segment_length(c)) * 0x1p-23) : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const segment_point c = segment_point_of(&overlap_sphere_capsule, floats);
    out->touches = is_within_radii(&c);
    out->growth_bound = most_sphere_capsule_growth;
    if (given->hit && !out->touches)
        out->growth = growth(&c);
    out->effort = segment_point_effort();
}

const subject overlap_sphere_capsule = {
    .query = LH_QUERY_overlap_sphere_capsule,
    .name = "overlap_sphere_capsule",
    .layout = "xyzrxyzxyzr",
    .draft_layout = segment_point_layout,
    .parts = (const signed char[]){POINT, RADIUS, START, END, OTHER_RADIUS},
    .families = segment_point_families,
    .family_count = SEGMENT_POINT_FAMILIES_AND_BELOW,
    .judge = judge,
    .decisive = RADIUS_OF_CAPSULE,
    .touching = touching,
    .bound = most_sphere_capsule_growth,
};
