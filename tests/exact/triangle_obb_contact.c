#include "triangle_obb_contact.h"

#include <math.h>
#include <string.h>

#include "box_contact.h"
#include "floats.h"
#include "rotation.h"
#include "segment_triangle.h"

enum { MARGIN_INPUT = SLACK + 1, INPUTS };

/* ---- In double ---------------------------------------------------------------------------------------- */

static void find_rotation(const float *floats, double q[4])
{
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
}

/* About its own centre. */
static corners find_box(const double half[3], const double q[4], double axes[3][3])
{
    const double middle[3] = {0.0, 0.0, 0.0};
    for (int k = 0; k < 3; k++) {
        for (int axis = 0; axis < 3; axis++)
            axes[k][axis] = axis == k;
        rotate(q, axes[k]);
    }
    return corners_of_box(middle, half, axes);
}

static double off_surface_of(const float *floats, int which, const double *point)
{
    double q[4], seen[3], min[3], max[3];
    for (int axis = 0; axis < 3; axis++) {
        seen[axis] = point[axis] + (which == 0 ? (double)floats[CENTRE + axis] : 0.0);
        max[axis] = (double)floats[HALF + axis];
        min[axis] = -max[axis];
    }
    if (which == 0)
        return triangle_to_point(floats + VERTICES, seen);
    find_rotation(floats, q);
    rotate_back(q, seen);
    return off_surface(min, max, seen);
}

static void cross(const double *a, const double *b, double *out)
{
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        out[axis] = a[u] * b[w] - a[w] * b[u];
    }
}

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Of length 1, or 0. Returns the length that it had. */
static double normalise(double *a)
{
    const double length = sqrt(dot(a, a));
    for (int axis = 0; axis < 3 && length > 0.0; axis++)
        a[axis] /= length;
    return length;
}

/* An edge is off by twice what vertices are seen wrong, which costs so much of both shapes over its length; over the
 * sine of the angle, too, where it is multiplied. */
static double tilt_of(double seen_from, double size, double length, double sine)
{
    return 2.0 * 27.0 * unit_roundoff * seen_from * size / (length * sine);
}

/* Without what rounding left of it along an edge. */
static void find_normal(double edge[3][3], double *normal)
{
    cross(edge[0], edge[1], normal);
    const double along = dot(normal, edge[0]);
    for (int axis = 0; axis < 3; axis++)
        normal[axis] -= along * edge[0][axis];
}

void see_axes_of_triangle_and_box(double vertices[3][3], const double half[3], const double q[4],
                                  axes_sight *seen)
{
    double axes[3][3], edge[3][3], length[3], normal[3], size = 0.0, furthest = 0.0;
    seen->shapes[0] = corners_of_triangle(vertices);
    seen->shapes[1] = find_box(half, q, axes);
    for (int k = 0; k < 3; k++) {
        double way = 0.0;
        for (int axis = 0; axis < 3; axis++) {
            edge[k][axis] = vertices[(k + 1) % 3][axis] - vertices[k][axis];
            way += fabs(vertices[k][axis]);
        }
        size += half[k];
        furthest = fmax(furthest, way);
        length[k] = normalise(edge[k]);
    }
    seen->size = size + furthest;
    for (int k = 0; k < 3; k++)
        append_direction(seen, axes[k], 0.0);
    find_normal(edge, normal);
    append_direction(
        seen, normal,
        2.0 * tilt_of(furthest, seen->size, fmin(length[0], length[1]), sqrt(dot(normal, normal))));
    for (int e = 0; e < 3; e++)
        for (int k = 0; k < 3; k++) {
            double product[3];
            cross(axes[k], edge[e], product);
            append_direction(seen, product,
                             tilt_of(furthest, seen->size, length[e], sqrt(dot(product, product))));
        }
}

void see_axes_of_triangle_and_obb(const float *floats, axes_sight *seen)
{
    double vertices[3][3], half[3], q[4];
    *seen = (axes_sight){.off_surface = off_surface_of};
    for (int axis = 0; axis < 3; axis++) {
        seen->origin[axis] = (double)floats[CENTRE + axis];
        half[axis] = (double)floats[HALF + axis];
        for (int k = 0; k < 3; k++)
            vertices[k][axis] = (double)floats[VERTICES + 3 * k + axis] - seen->origin[axis];
    }
    find_rotation(floats, q);
    see_axes_of_triangle_and_box(vertices, half, q, seen);
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    turned_triangle pair;
    term margin;
    float inputs[INPUTS];
} exact;

static int reaches_exactly(const float *floats, float extra)
{
    turned_triangle *const pair = &exact.pair;
    if (pair->f.terms == 0) {
        write_turned_triangle(pair);
        exact.margin = input(&pair->f, MARGIN_INPUT);
    }
    memcpy(exact.inputs, floats, TURNED_TRIANGLE_FLOATS * sizeof *floats);
    exact.inputs[MARGIN_INPUT] = extra;
    set_inputs(&pair->f, exact.inputs);
    for (int k = 0; k < pair->count; k++)
        if (!is_gap_reached(&pair->f, pair->axes[k].separation, exact.margin, pair->axes[k].squared_length,
                            2))
            return 0;
    return 1;
}

static staged_reach stages = {.exactly = reaches_exactly,
                              .fault = "a triangle within a margin of a turned box"};

/* What is asked of the axes alone. */
static const contact_oracle of_axes = {.see_axes = see_axes_of_triangle_and_obb};

int triangle_reaches_obb(const float *floats, float extra)
{
    return !is_no_turned_box(floats) && reaches_by_axes(&of_axes, &stages, floats, extra);
}

void see_triangle_and_obb(const float *floats, contact_sight *seen)
{
    see_by_axes(&of_axes, floats, seen);
}

effort triangle_obb_effort(void)
{
    return effort_of_stages(&stages);
}
