/* A closed ball within a margin of a closed oriented box. All lengths are times N, the square of the quaternion. */
#include <math.h>
#include <string.h>

#include "box_contact.h"
#include "rotation.h"

enum { CENTRE = 0, RADIUS = 3, BOX_CENTRE = 4, HALF = 7, ROTATION = 10, MARGIN = 14, FLOATS = 15 };

static box_contact exact;
static float inputs[FLOATS];

static int is_no_box(const float *floats)
{
    return floats[HALF] < 0.0f || floats[HALF + 1] < 0.0f || floats[HALF + 2] < 0.0f ||
           norm_of(floats + ROTATION) <= 0.0;
}

static int reaches(const float *floats, float extra)
{
    formula *f = &exact.f;
    if (f->terms == 0) {
        term way[3], beyond[3];
        for (int axis = 0; axis < 3; axis++)
            way[axis] = difference(f, input(f, CENTRE + axis), input(f, BOX_CENTRE + axis));
        const turned box = write_rotation(f, ROTATION);
        for (int k = 0; k < 3; k++)
            beyond[k] = difference(f, magnitude(f, write_dot(f, box.axis[k], way)),
                                   product(f, input(f, HALF + k), box.norm));
        write_box_contact(&exact, beyond, product(f, sum(f, input(f, RADIUS), input(f, MARGIN)), box.norm));
    }
    memcpy(inputs, floats, sizeof inputs);
    inputs[MARGIN] = extra;
    set_inputs(f, inputs);
    return !is_no_box(floats) && box_is_reached(&exact);
}

static effort needed(void)
{
    return exact.f.effort;
}

static void see(const float *floats, contact_sight *seen)
{
    double axes[3][3] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}}, q[4], centre[3], half[3];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    seen->size = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        rotate(q, axes[axis]);
        half[axis] = (double)floats[HALF + axis];
        centre[axis] = (double)floats[CENTRE + axis] - (double)floats[BOX_CENTRE + axis];
        seen->size += fabs(centre[axis]);
    }
    see_box(centre, half, (const double(*)[3])axes, seen);
    for (int axis = 0; axis < 3; axis++)
        seen->on_a[axis] = (double)floats[CENTRE + axis];
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 26.0, .slack = 1.01 * 0x1p-73, .distance = 23.0, .normal = 23.0, .point = 14.0},
    .reaches = reaches,
    .see = see,
    .needed = needed,
};

const subject contact_sphere_obb = {
    .query = LH_QUERY_contact_sphere_obb,
    .name = "contact_sphere_obb",
    .layout = "xyzrxyzrrrqqqqr",
    .cases_of = &overlap_sphere_obb,
    .contact = &oracle,
};
