/* A closed ball within a margin of the half-space behind a plane. Exactly: the height of the centre over the plane
 * is at most the length of the normal times the radius and the margin. */
#include <math.h>
#include <string.h>

#include "contact.h"
#include "term_vector.h"

enum { CENTRE = 0, RADIUS = 3, NORMAL = 4, OFFSET = 7, MARGIN = 8, ONE = 9, FLOATS = 9, INPUTS };

static struct {
    formula f;
    float inputs[INPUTS];
    term squared_length, reach, height;
    term excess; /* the square of the height less that of the reach, times the length */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], centre[3];
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = input(f, NORMAL + axis);
        centre[axis] = input(f, CENTRE + axis);
    }
    exact.squared_length = dot_of(f, normal, normal);
    exact.reach = sum(f, input(f, RADIUS), input(f, MARGIN));
    exact.height = difference(f, dot_of(f, normal, centre), product(f, input(f, OFFSET), input(f, ONE)));
    exact.excess =
        difference(f, square(f, exact.height), product(f, square(f, exact.reach), exact.squared_length));
}

/* Of a plane without a normal nothing is. */
static int reaches(const float *floats, float extra)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, sizeof exact.inputs - sizeof *floats);
    exact.inputs[MARGIN] = extra;
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
    if (sign_of(&exact.f, exact.squared_length) == 0)
        return 0;
    const int height = sign_of(&exact.f, exact.height), reach = sign_of(&exact.f, exact.reach),
              excess = sign_of(&exact.f, exact.excess);
    return height > 0 ? reach >= 0 && excess <= 0 : reach >= 0 || excess >= 0;
}

static effort needed(void)
{
    return exact.f.effort;
}

static void see(const float *floats, contact_sight *seen)
{
    double squared = 0.0, height = -(double)floats[OFFSET], sum = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double n = (double)floats[NORMAL + axis], c = (double)floats[CENTRE + axis];
        squared += n * n;
        height += n * c;
        sum += fabs(n * c);
        seen->on_a[axis] = c;
    }
    const double length = sqrt(squared);
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = -(double)floats[NORMAL + axis] / length;
    seen->distance = height / length;
    seen->has_one_normal = 1;
    seen->size = sum / length;
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 11.0, .slack = 1.01 * 0x1p-73, .distance = 6.6, .normal = 4.6, .point = 6.0},
    .reaches = reaches,
    .see = see,
    .needed = needed,
};

const subject contact_sphere_plane = {
    .query = LH_QUERY_contact_sphere_plane,
    .name = "contact_sphere_plane",
    .layout = "xyzrlmndr",
    .cases_of = &classify_sphere_plane,
    .contact = &oracle,
};
