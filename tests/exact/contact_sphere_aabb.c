/* A closed ball within a margin of a closed box. */
#include <string.h>

#include "box_contact.h"

enum { CENTRE = 0, RADIUS = 3, MIN = 4, MAX = 7, MARGIN = 10, FLOATS = 11 };

static box_contact exact;
static float inputs[FLOATS];

static int reaches(const float *floats, float extra)
{
    formula *f = &exact.f;
    if (f->terms == 0) {
        term beyond[3];
        for (int axis = 0; axis < 3; axis++)
            beyond[axis] = larger(f, difference(f, input(f, MIN + axis), input(f, CENTRE + axis)),
                                  difference(f, input(f, CENTRE + axis), input(f, MAX + axis)));
        write_box_contact(&exact, beyond, sum(f, input(f, RADIUS), input(f, MARGIN)));
    }
    memcpy(inputs, floats, sizeof inputs);
    inputs[MARGIN] = extra;
    set_inputs(f, inputs);
    return box_is_reached(&exact);
}

static effort needed(void)
{
    return exact.f.effort;
}

static void see(const float *floats, contact_sight *seen)
{
    double centre[3], min[3], max[3];
    for (int axis = 0; axis < 3; axis++) {
        centre[axis] = (double)floats[CENTRE + axis];
        min[axis] = (double)floats[MIN + axis];
        max[axis] = (double)floats[MAX + axis];
    }
    see_straight_box(centre, min, max, seen);
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 7.5, .slack = 1.01 * 0x1p-73, .distance = 4.6, .normal = 5.6, .point = 3.5},
    .reaches = reaches,
    .see = see,
    .needed = needed,
};

const subject contact_sphere_aabb = {
    .query = LH_QUERY_contact_sphere_aabb,
    .name = "contact_sphere_aabb",
    .layout = "xyzrxyzxyzr",
    .cases_of = &overlap_sphere_aabb,
    .contact = &oracle,
};
