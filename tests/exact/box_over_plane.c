#include "box_over_plane.h"

#include <math.h>
#include <string.h>

#include "formula.h"
#include "plane_contact.h"
#include "rotation.h"

enum { ONE = BOX_AND_PLANE_FLOATS, INPUTS };

static int is_no_box(const float *floats)
{
    return floats[HALF] < 0.0f || floats[HALF + 1] < 0.0f || floats[HALF + 2] < 0.0f ||
           norm_of(floats + ROTATION) <= 0.0;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

void find_corners(const float *floats, double corners[CORNERS][3])
{
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    for (int k = 0; k < CORNERS; k++) {
        for (int axis = 0; axis < 3; axis++)
            corners[k][axis] = (k >> axis & 1 ? 1.0 : -1.0) * (double)floats[HALF + axis];
        rotate(q, corners[k]);
        for (int axis = 0; axis < 3; axis++)
            corners[k][axis] += (double)floats[CENTRE + axis];
    }
}

void see_box_over_plane(const float *floats, contact_sight *seen)
{
    double corners[CORNERS][3], squared = 0.0, of_centre = 0.0, of_normal = 0.0, of_half = 0.0;
    const float *n = floats + PLANE;
    for (int axis = 0; axis < 3; axis++) {
        squared += (double)n[axis] * (double)n[axis];
        of_centre += fabs((double)n[axis] * (double)floats[CENTRE + axis]);
        of_normal += fabs((double)n[axis]);
        of_half += (double)floats[HALF + axis];
    }
    *seen = (contact_sight){.distance = INFINITY, .has_one_normal = 1};
    seen->size = (of_centre + of_normal * of_half) / sqrt(squared);
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = -(double)n[axis] / sqrt(squared);
    find_corners(floats, corners);
    for (int k = 0; k < CORNERS; k++) {
        const double height = height_over_plane(corners[k], n);
        if (height < seen->distance)
            memcpy(seen->on_a, corners[k], sizeof seen->on_a);
        seen->distance = fmin(height, seen->distance);
    }
}

double off_corner_or_plane(const float *floats, int which, const double *point)
{
    double corners[CORNERS][3], least = INFINITY;
    if (which == 1)
        return height_over_plane(point, floats + PLANE);
    find_corners(floats, corners);
    for (int k = 0; k < CORNERS; k++) {
        double squared = 0.0;
        for (int axis = 0; axis < 3; axis++)
            squared += (point[axis] - corners[k][axis]) * (point[axis] - corners[k][axis]);
        least = fmin(least, sqrt(squared));
    }
    return least;
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    float inputs[INPUTS];
    term norm, squared_length, margin;
    term lowest; /* the height, times the norm and the length */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], centre[3], half[3], along[3];
    for (int i = 0; i < 3; i++) {
        normal[i] = input(f, PLANE + i);
        centre[i] = input(f, CENTRE + i);
        half[i] = input(f, HALF + i);
    }
    const turned box = write_rotation(f, ROTATION);
    for (int k = 0; k < 3; k++)
        along[k] = magnitude(f, write_dot(f, normal, box.axis[k]));
    const term offset = product(f, input(f, PLANE + 3), input(f, ONE));
    const term height = product(f, difference(f, write_dot(f, normal, centre), offset), box.norm);
    exact.norm = box.norm;
    exact.squared_length = write_dot(f, normal, normal);
    exact.margin = input(f, EXTRA);
    exact.lowest = difference(f, height, write_dot(f, along, half));
}

static int reaches_exactly(const float *floats, float extra)
{
    formula *f = &exact.f;
    if (f->terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, BOX_AND_PLANE_FLOATS * sizeof *floats);
    exact.inputs[EXTRA] = extra;
    exact.inputs[ONE] = 1.0f;
    set_inputs(f, exact.inputs);
    const term height[] = {exact.lowest, exact.lowest};
    const term reach[] = {exact.margin, exact.margin, exact.norm, exact.norm, exact.squared_length};
    const int is_above = sign_of(f, exact.lowest) > 0, may_be_above = sign_of(f, exact.margin) >= 0;
    if (is_above != may_be_above)
        return may_be_above;
    const int excess = compare_products(f, height, 2, reach, 5);
    return is_above ? excess <= 0 : excess >= 0;
}

static staged_reach stages = {.exactly = reaches_exactly, .fault = "a turned box within a margin of a plane"};

int box_reaches_plane(const float *floats, float extra)
{
    contact_sight seen;
    if (is_no_box(floats) ||
        (floats[PLANE] == 0.0f && floats[PLANE + 1] == 0.0f && floats[PLANE + 2] == 0.0f))
        return 0;
    see_box_over_plane(floats, &seen);
    return reaches_in_stages(&stages, &seen, 0.0f, floats, extra);
}

effort box_over_plane_effort(void)
{
    return effort_of_stages(&stages);
}
