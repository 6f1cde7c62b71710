#include "obb_plane.h"

#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rotation.h"

enum { ONE = FLOATS, INPUTS };

static struct {
    formula f;
    float inputs[INPUTS];
    term norm, lowest, highest; /* heights; all but the norm times it */
    term scale, size;           /* the sum of |n_i * c_i|; the sums of |n_i| and of half extents multiplied */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], length[3], centre[3], half[3], along[3];
    for (int i = 0; i < 3; i++) {
        normal[i] = input(f, NORMAL + i);
        length[i] = magnitude(f, normal[i]);
        centre[i] = input(f, CENTRE + i);
        half[i] = input(f, HALF + i);
        const term part = magnitude(f, product(f, normal[i], centre[i]));
        exact.scale = i == 0 ? part : sum(f, exact.scale, part);
    }
    const turned box = write_rotation(f, ROTATION);
    for (int k = 0; k < 3; k++)
        along[k] = magnitude(f, write_dot(f, normal, box.axis[k]));
    const term offset = product(f, input(f, OFFSET), input(f, ONE));
    const term height = product(f, difference(f, write_dot(f, normal, centre), offset), box.norm);
    const term reach = write_dot(f, along, half);
    exact.norm = box.norm;
    exact.lowest = difference(f, height, reach);
    exact.highest = sum(f, height, reach);
    exact.scale = product(f, exact.scale, box.norm);
    const term lengths = sum(f, sum(f, length[0], length[1]), length[2]);
    exact.size = product(f, product(f, lengths, sum(f, sum(f, half[0], half[1]), half[2])), box.norm);
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        exact.inputs[i] = floats[i];
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
}

/* By which d has to move until the shape just touches the plane on this side. */
static double move_of_plane(term height)
{
    formula *f = &exact.f;
    if (sign_of(f, height) == 0)
        return 0.0;
    return 0x1p23 /
           fabs(ratio_of(f, exact.scale, height) + share_of_turned_reach * ratio_of(f, exact.size, height));
}

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
static int is_no_box(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[HALF + axis] < 0.0f)
            return 1;
    return norm_of(floats + ROTATION) <= 0.0;
}

void judge_obb_plane(const float *floats, const answer *given, finding *out)
{
    formula *f = &exact.f;
    set_case(floats);
    if (!is_no_box(floats)) {
        const int inside = sign_of(f, exact.highest) <= 0;
        out->touches = sign_of(f, exact.lowest) <= 0;
        out->growth_bound = most_half_space_growth;
        if (given->inside && !inside)
            out->broken = "inside, though it is not";
        if (given->inside && !given->hit)
            out->broken = "inside, and no hit";
        if (given->hit && !out->touches)
            out->growth = move_of_plane(exact.lowest);
        else if (inside && !given->inside)
            out->growth = move_of_plane(exact.highest);
    }
    out->effort = f->effort;
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

void reach_obb_plane(stream *s, float *floats)
{
    formula *f = &exact.f;
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
    floats[OFFSET] = 0.0f;
    set_case(floats);
    const double norm = estimate(f, exact.norm);
    const double padded = estimate(f, exact.scale) + share_of_turned_reach * estimate(f, exact.size);
    const double reached = estimate(f, draw_one_in(s, 2) ? exact.lowest : exact.highest);
    const double off = draw_one_in(s, 2) ? draw_real(s, -10.0, 10.0) * padded * unit_roundoff : 0.0;
    floats[OFFSET] = nearest_float(norm > 0.0 ? (reached + off) / norm : 0.0);
}
