#include "capsule_obb_contact.h"

#include <math.h>
#include <string.h>

#include "box_contact.h"
#include "formula.h"
#include "rotation.h"
#include "segment_pair.h"

enum { START = 0, END = 3, RADIUS = 6, CENTRE = 7, HALF = 10, ROTATION = 13 };

/* ---- In double ---------------------------------------------------------------------------------------- */

static void take_rotation(const float *floats, double *q)
{
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
}

void turn_to_obb(const float *floats, double *way)
{
    double q[4];
    take_rotation(floats, q);
    rotate_back(q, way);
}

void turn_from_obb(const float *floats, double *way)
{
    double q[4];
    take_rotation(floats, q);
    rotate(q, way);
}

void see_from_obb(const float *floats, const double *point, double *seen)
{
    for (int axis = 0; axis < 3; axis++)
        seen[axis] = point[axis] - (double)floats[CENTRE + axis];
    turn_to_obb(floats, seen);
}

static double sum_of_magnitudes(const float *a, const float *b)
{
    double total = 0.0;
    for (int axis = 0; axis < 3; axis++)
        total += fabs((double)a[axis] - (double)b[axis]);
    return total;
}

segment_and_box capsule_seen_from_obb(const float *floats)
{
    segment_and_box c;
    double start[3], end[3];
    for (int axis = 0; axis < 3; axis++) {
        start[axis] = (double)floats[START + axis];
        end[axis] = (double)floats[END + axis];
        c.max[axis] = (double)floats[HALF + axis];
        c.min[axis] = -c.max[axis];
    }
    see_from_obb(floats, start, c.start);
    see_from_obb(floats, end, c.end);
    c.size = length_of_segment(&c) + fmax(sum_of_magnitudes(floats + START, floats + CENTRE),
                                          sum_of_magnitudes(floats + END, floats + CENTRE));
    return c;
}

void see_capsule_and_obb(const float *floats, contact_sight *seen)
{
    const segment_and_box c = capsule_seen_from_obb(floats);
    see_segment_and_box(&c, seen);
    turn_from_obb(floats, seen->normal);
}

double off_capsule_axis_or_obb(const float *floats, int which, const double *point)
{
    const segment_and_box c = capsule_seen_from_obb(floats);
    double seen[3];
    see_from_obb(floats, point, seen);
    return which == 0 ? segment_to_point(floats + START, floats + END, point)
                      : off_surface(c.min, c.max, seen);
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

int is_no_obb(const float *floats)
{
    return floats[HALF] < 0.0f || floats[HALF + 1] < 0.0f || floats[HALF + 2] < 0.0f ||
           norm_of(floats + ROTATION) <= 0.0;
}

turned_course course_beside_obb(const float *floats)
{
    turned_course c = {.radius = floats[RADIUS]};
    memcpy(c.start, floats + START, sizeof c.start);
    memcpy(c.end, floats + END, sizeof c.end);
    memcpy(c.centre, floats + CENTRE, sizeof c.centre);
    memcpy(c.half, floats + HALF, sizeof c.half);
    memcpy(c.rotation, floats + ROTATION, sizeof c.rotation);
    return c;
}

static int reaches_exactly(const float *floats, float extra)
{
    turned_course c = course_beside_obb(floats);
    c.further = extra;
    return segment_reaches_exactly(&c);
}

static staged_reach stages = {.exactly = reaches_exactly,
                              .fault = "a segment within a margin of a turned box"};

int capsule_reaches_obb(const float *floats, float extra)
{
    contact_sight seen;
    if (is_no_obb(floats))
        return 0;
    see_capsule_and_obb(floats, &seen);
    return reaches_in_stages(&stages, &seen, floats[RADIUS], floats, extra);
}

effort capsule_obb_effort(void)
{
    return effort_of_stages(&stages);
}
