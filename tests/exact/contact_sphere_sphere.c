/* Closed balls within a margin of each other. Exactly: the squared distance of the centres is at most the square of the
 * sum of the radii and the margin. */
#include <string.h>

#include "contact_oracle.h"
#include "formula.h"

enum { A_CENTRE = 0, A_RADIUS = 3, B_CENTRE = 4, B_RADIUS = 7, MARGIN = 8, FLOATS = 9 };

static struct {
    formula f;
    float inputs[FLOATS];
    term reach;      /* the radii and what is in the place of the margin */
    term separation; /* the squared distance less the square of that */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term distance = 0;
    for (int axis = 0; axis < 3; axis++) {
        const term way = square(f, difference(f, input(f, B_CENTRE + axis), input(f, A_CENTRE + axis)));
        distance = axis == 0 ? way : sum(f, distance, way);
    }
    exact.reach = sum(f, sum(f, input(f, A_RADIUS), input(f, B_RADIUS)), input(f, MARGIN));
    exact.separation = difference(f, distance, square(f, exact.reach));
}

static int reaches(const float *floats, float extra)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, sizeof exact.inputs);
    exact.inputs[MARGIN] = extra;
    set_inputs(&exact.f, exact.inputs);
    return sign_of(&exact.f, exact.reach) >= 0 && sign_of(&exact.f, exact.separation) <= 0;
}

static effort needed(void)
{
    return exact.f.effort;
}

static void see(const float *floats, contact_sight *seen)
{
    double on_a[3], on_b[3];
    for (int axis = 0; axis < 3; axis++) {
        on_a[axis] = (double)floats[A_CENTRE + axis];
        on_b[axis] = (double)floats[B_CENTRE + axis];
    }
    see_points(on_a, on_b, seen);
    seen->size = 0.0;
}

static const contact_oracle oracle = {
    .places = {A_RADIUS, B_RADIUS},
    .floats = FLOATS,
    .bounds = {.growth = 7.5, .slack = 1.01 * 0x1p-73, .distance = 4.6, .normal = 5.6, .point = 3.5},
    .reaches = reaches,
    .see = see,
    .needed = needed,
};

const subject contact_sphere_sphere = {
    .query = LH_QUERY_contact_sphere_sphere,
    .name = "contact_sphere_sphere",
    .layout = "xyzrxyzrr",
    .cases_of = &overlap_sphere_sphere,
    .contact = &oracle,
};
