/* A closed capsule within a margin of a closed box. Exactly: its segment is the course of a point that comes within the
 * radius and the margin; or, where these are negative, no way out of the box is shorter. */
#include <string.h>

#include "box_contact.h"
#include "course.h"
#include "formula.h"
#include "segment_box_contact.h"
#include "segment_pair.h"

enum { START = 0, END = 3, RADIUS = 6, MIN = 7, MAX = 10, MARGIN = 13, FLOATS = 14 };

static effort most_effort;

/* ---- Apart -------------------------------------------------------------------------------------------- */

static int is_within(const float *floats, float extra)
{
    course c = course_along(floats + START, floats + END, floats + MIN, floats + MAX);
    c.radius = floats[RADIUS];
    c.further = extra;
    const int found = comes_within(&c);
    most_effort = c.effort > most_effort ? c.effort : most_effort;
    return found;
}

/* ---- In each other ------------------------------------------------------------------------------------ */

/* Of the twelve ways out: by a face, its length and the reach; past an edge, times the length of the direction, and
 * that squared less the square of the reach. */
static struct {
    formula f;
    term reach;
    term by_face[6], past_edge[6], squares[6];
    float inputs[FLOATS];
} deep;

static term from_start(int end, int axis)
{
    const term at = input(&deep.f, end + axis);
    return difference(&deep.f, at, input(&deep.f, START + axis));
}

static void write_edge(int axis)
{
    formula *f = &deep.f;
    const int u = (axis + 1) % 3, w = (axis + 2) % 3;
    const term along_u = from_start(END, u), along_w = from_start(END, w);
    const term low_u = product(f, from_start(MIN, u), along_w),
               high_u = product(f, from_start(MAX, u), along_w);
    const term low_w = product(f, from_start(MIN, w), along_u),
               high_w = product(f, from_start(MAX, w), along_u);
    deep.past_edge[axis] = difference(f, larger(f, low_u, high_u), smaller(f, low_w, high_w));
    deep.past_edge[axis + 3] = difference(f, larger(f, low_w, high_w), smaller(f, low_u, high_u));
    const term length2 = sum(f, square(f, along_u), square(f, along_w));
    const term least2 = product(f, square(f, deep.reach), length2);
    for (int k = axis; k < 6; k += 3)
        deep.squares[k] = difference(f, square(f, deep.past_edge[k]), least2);
}

static void write_ways_out(void)
{
    formula *f = &deep.f;
    deep.reach = sum(f, input(f, RADIUS), input(f, MARGIN));
    for (int axis = 0; axis < 3; axis++) {
        const term start = input(f, START + axis), end = input(f, END + axis);
        const term up = difference(f, input(f, MAX + axis), smaller(f, start, end));
        const term down = difference(f, larger(f, start, end), input(f, MIN + axis));
        deep.by_face[axis] = sum(f, up, deep.reach);
        deep.by_face[axis + 3] = sum(f, down, deep.reach);
    }
    for (int axis = 0; axis < 3; axis++)
        write_edge(axis);
}

static int is_deep(void)
{
    for (int k = 0; k < 6; k++)
        if (sign_of(&deep.f, deep.by_face[k]) < 0 || sign_of(&deep.f, deep.past_edge[k]) < 0 ||
            sign_of(&deep.f, deep.squares[k]) < 0)
            return 0;
    return 1;
}

/* ---- Both --------------------------------------------------------------------------------------------- */

static int is_no_box(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[MIN + axis] > floats[MAX + axis])
            return 1;
    return 0;
}

static int reaches(const float *floats, float extra)
{
    formula *f = &deep.f;
    if (f->terms == 0)
        write_ways_out();
    memcpy(deep.inputs, floats, sizeof deep.inputs);
    deep.inputs[MARGIN] = extra;
    set_inputs(f, deep.inputs);
    if (is_no_box(floats))
        return 0;
    if (sign_of(f, deep.reach) >= 0)
        return is_within(floats, extra);
    const int found = is_deep();
    most_effort = f->effort > most_effort ? f->effort : most_effort;
    return found;
}

static effort needed(void)
{
    const effort most = most_effort;
    most_effort = BY_DOUBLE;
    return most;
}

static segment_and_box in_double(const float *floats)
{
    segment_and_box c;
    for (int axis = 0; axis < 3; axis++) {
        c.start[axis] = (double)floats[START + axis];
        c.end[axis] = (double)floats[END + axis];
        c.min[axis] = (double)floats[MIN + axis];
        c.max[axis] = (double)floats[MAX + axis];
    }
    c.size = length_of_segment(&c);
    return c;
}

static void see(const float *floats, contact_sight *seen)
{
    const segment_and_box c = in_double(floats);
    see_segment_and_box(&c, seen);
}

static double off_core(const float *floats, int which, const double *point)
{
    const segment_and_box c = in_double(floats);
    return which == 0 ? segment_to_point(floats + START, floats + END, point)
                      : off_surface(c.min, c.max, point);
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 28.5, .slack = 0x1p-61, .distance = 26.0, .normal = 27.0, .point = 40.0},
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = needed,
};

const subject contact_capsule_aabb = {
    .query = LH_QUERY_contact_capsule_aabb,
    .name = "contact_capsule_aabb",
    .layout = "xyzxyzrxyzxyzr",
    .cases_of = &overlap_capsule_aabb,
    .contact = &oracle,
};
