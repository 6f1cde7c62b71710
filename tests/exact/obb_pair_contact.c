#include "obb_pair_contact.h"

#include <math.h>
#include <string.h>

#include "box_contact.h"
#include "floats.h"
#include "obb_pair.h"
#include "rotation.h"

/* ---- In double ---------------------------------------------------------------------------------------- */

static void find_rotation(const float *box, double q[4])
{
    for (int k = 0; k < 4; k++)
        q[k] = (double)box[ROTATION + k];
}

static void find_axes(const float *box, double axes[3][3])
{
    double q[4];
    find_rotation(box, q);
    for (int k = 0; k < 3; k++) {
        for (int axis = 0; axis < 3; axis++)
            axes[k][axis] = axis == k;
        rotate(q, axes[k]);
    }
}

static corners find_corners(const float *box, const double *origin, double axes[3][3])
{
    double middle[3], half[3];
    for (int axis = 0; axis < 3; axis++) {
        middle[axis] = (double)box[CENTRE + axis] - origin[axis];
        half[axis] = (double)box[HALF + axis];
    }
    find_axes(box, axes);
    return corners_of_box(middle, half, axes);
}

/* From the centre of a. */
static double off_turned_surface(const float *floats, int which, const double *point)
{
    const float *box = floats + which * SECOND;
    double q[4], seen[3], min[3], max[3];
    find_rotation(box, q);
    for (int axis = 0; axis < 3; axis++) {
        seen[axis] = point[axis] - ((double)box[CENTRE + axis] - (double)floats[CENTRE + axis]);
        max[axis] = (double)box[HALF + axis];
        min[axis] = -max[axis];
    }
    rotate_back(q, seen);
    return off_surface(min, max, seen);
}

/* The direction of a product of edges is off by 15u over its length, and what is told by so much of both boxes. */
void see_axes_of_obb_pair(const float *a, const float *b, axes_sight *seen)
{
    const float *const boxes[] = {a, b};
    double axes[2][3][3], way = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        seen->origin[axis] = (double)a[CENTRE + axis];
        seen->size += (double)a[HALF + axis] + (double)b[HALF + axis];
        way += fabs((double)b[CENTRE + axis] - (double)a[CENTRE + axis]);
    }
    for (int which = 0; which < 2; which++)
        seen->shapes[which] = find_corners(boxes[which], seen->origin, axes[which]);
    for (int k = 0; k < 6; k++)
        append_direction(seen, axes[k / 3][k % 3], 0.0);
    for (int k = 0; k < 9; k++) {
        const double *one = axes[0][k % 3], *other = axes[1][k / 3];
        double product[3], squared = 0.0;
        for (int axis = 0; axis < 3; axis++) {
            const int u = (axis + 1) % 3, w = (axis + 2) % 3;
            product[axis] = one[u] * other[w] - one[w] * other[u];
            squared += product[axis] * product[axis];
        }
        append_direction(seen, product, 30.0 * unit_roundoff * (seen->size + way) / sqrt(squared));
    }
}

void see_axes_of_obbs(const float *floats, axes_sight *seen)
{
    *seen = (axes_sight){.off_surface = off_turned_surface};
    see_axes_of_obb_pair(floats, floats + SECOND, seen);
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    obb_pair pair;
    term margin;
    float inputs[OBB_CONTACT_FLOATS];
} exact;

static int reaches_exactly(const float *floats, float extra)
{
    formula *f = &exact.pair.of.f;
    if (f->terms == 0) {
        write_obb_pair(&exact.pair);
        exact.margin = input(f, OBB_PAIR_MARGIN);
    }
    memcpy(exact.inputs, floats, sizeof exact.inputs);
    exact.inputs[OBB_PAIR_MARGIN] = extra;
    set_inputs(f, exact.inputs);
    for (int k = 0; k < exact.pair.of.count; k++)
        if (!is_gap_reached(f, exact.pair.of.axes[k].gap, exact.margin, exact.pair.squared_length[k], 2))
            return 0;
    return 1;
}

static staged_reach stages = {.exactly = reaches_exactly, .fault = "a turned box within a margin of another"};

static const contact_oracle by_axes = {.see_axes = see_axes_of_obbs};

int obbs_reach(const float *floats, float extra)
{
    return !is_no_box(floats) && !is_no_box(floats + SECOND) &&
           reaches_by_axes(&by_axes, &stages, floats, extra);
}

void see_obbs(const float *floats, contact_sight *seen)
{
    see_by_axes(&by_axes, floats, seen);
}

effort obb_pair_effort(void)
{
    return effort_of_stages(&stages);
}
