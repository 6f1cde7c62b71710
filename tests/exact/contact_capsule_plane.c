/* A closed capsule within a margin of the half-space behind a plane: either of its ends is. */
#include <math.h>

#include "plane_contact.h"
#include "segment_pair.h"

enum { START = 0, END = 3, RADIUS = 6, PLANE = 7, FLOATS = 12 };

static int reaches(const float *floats, float extra)
{
    return ball_reaches_plane(floats + START, floats + PLANE, floats[RADIUS], extra) ||
           ball_reaches_plane(floats + END, floats + PLANE, floats[RADIUS], extra);
}

static void see(const float *floats, contact_sight *seen)
{
    contact_sight end;
    see_over_plane(floats + START, floats + PLANE, seen);
    see_over_plane(floats + END, floats + PLANE, &end);
    const double size = end.size > seen->size ? end.size : seen->size;
    if (end.distance < seen->distance)
        *seen = end;
    seen->size = size;
}

static double to_end(const float *end, const double *point)
{
    return segment_to_point(end, end, point);
}

/* The ends apart, since a long way to a foot is not exact enough. */
static double off_core(const float *floats, int which, const double *point)
{
    if (which == 1)
        return height_over_plane(point, floats + PLANE);
    const double to_ends = fmin(to_end(floats + START, point), to_end(floats + END, point));
    return fmin(to_ends, segment_to_point(floats + START, floats + END, point));
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 11.0, .slack = 1.01 * 0x1p-73, .distance = 6.6, .normal = 4.6, .point = 6.0},
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = plane_contact_effort,
};

const subject contact_capsule_plane = {
    .query = LH_QUERY_contact_capsule_plane,
    .name = "contact_capsule_plane",
    .layout = "xyzxyzrlmndr",
    .cases_of = &classify_capsule_plane,
    .contact = &oracle,
};
