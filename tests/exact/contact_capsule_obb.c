/* A closed capsule within a margin of a closed oriented box: as the box sees its segment. */
#include <math.h>
#include <string.h>

#include "box_contact.h"
#include "formula.h"
#include "rotation.h"
#include "segment_box_contact.h"
#include "segment_pair.h"
#include "turned_course.h"

enum { START = 0, END = 3, RADIUS = 6, CENTRE = 7, HALF = 10, ROTATION = 13, MARGIN = 17, FLOATS = 18 };

/* ---- In double ---------------------------------------------------------------------------------------- */

static void see_point(const float *floats, const double *point, double *seen)
{
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    for (int axis = 0; axis < 3; axis++)
        seen[axis] = point[axis] - (double)floats[CENTRE + axis];
    rotate_back(q, seen);
}

static double sum_of_magnitudes(const float *a, const float *b)
{
    double total = 0.0;
    for (int axis = 0; axis < 3; axis++)
        total += fabs((double)a[axis] - (double)b[axis]);
    return total;
}

static segment_and_box as_seen(const float *floats)
{
    segment_and_box c;
    double start[3], end[3];
    for (int axis = 0; axis < 3; axis++) {
        start[axis] = (double)floats[START + axis];
        end[axis] = (double)floats[END + axis];
        c.max[axis] = (double)floats[HALF + axis];
        c.min[axis] = -c.max[axis];
    }
    see_point(floats, start, c.start);
    see_point(floats, end, c.end);
    c.size = length_of_segment(&c) + fmax(sum_of_magnitudes(floats + START, floats + CENTRE),
                                          sum_of_magnitudes(floats + END, floats + CENTRE));
    return c;
}

static void see(const float *floats, contact_sight *seen)
{
    const segment_and_box c = as_seen(floats);
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    see_segment_and_box(&c, seen);
    rotate(q, seen->normal);
}

static double off_core(const float *floats, int which, const double *point)
{
    const segment_and_box c = as_seen(floats);
    double seen[3];
    see_point(floats, point, seen);
    return which == 0 ? segment_to_point(floats + START, floats + END, point)
                      : off_surface(c.min, c.max, seen);
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static int is_no_box(const float *floats)
{
    return floats[HALF] < 0.0f || floats[HALF + 1] < 0.0f || floats[HALF + 2] < 0.0f ||
           norm_of(floats + ROTATION) <= 0.0;
}

static int reaches_exactly(const float *floats, float extra)
{
    turned_course c = {.radius = floats[RADIUS], .further = extra};
    memcpy(c.start, floats + START, sizeof c.start);
    memcpy(c.end, floats + END, sizeof c.end);
    memcpy(c.centre, floats + CENTRE, sizeof c.centre);
    memcpy(c.half, floats + HALF, sizeof c.half);
    memcpy(c.rotation, floats + ROTATION, sizeof c.rotation);
    return segment_reaches_exactly(&c);
}

static staged_reach stages = {.exactly = reaches_exactly,
                              .fault = "a segment within a margin of a turned box"};

static int reaches(const float *floats, float extra)
{
    contact_sight seen;
    if (is_no_box(floats))
        return 0;
    see(floats, &seen);
    return reaches_in_stages(&stages, &seen, floats[RADIUS], floats, extra);
}

static effort needed(void)
{
    return effort_of_stages(&stages);
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 28.5, .slack = 0x1p-61, .distance = 27.0, .normal = 46.0, .point = 60.0},
    .normal_is_by_distance = 1,
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = needed,
};

const subject contact_capsule_obb = {
    .query = LH_QUERY_contact_capsule_obb,
    .name = "contact_capsule_obb",
    .layout = "xyzxyzrxyzrrrqqqqr",
    .cases_of = &overlap_capsule_obb,
    .contact = &oracle,
};
