#include "ellipsoid_plane.h"

#include <math.h>
#include <string.h>

#include "formula.h"
#include "half_space.h"
#include "term_vector.h"

/* ---- In double ---------------------------------------------------------------------------------------- */

static double dot_floats(const float *a, const double *b)
{
    return (double)a[0] * b[0] + (double)a[1] * b[1] + (double)a[2] * b[2];
}

/* |M'n| */
static double reach_along(const float *floats, const double *direction)
{
    double squared = 0.0;
    for (int column = 0; column < 3; column++) {
        const double part = dot_floats(floats + ELLIPSOID_AXES + 3 * column, direction);
        squared += part * part;
    }
    return sqrt(squared);
}

ellipsoid_rise rise_of_ellipsoid(const float *floats)
{
    double n[3], squared = 0.0;
    ellipsoid_rise rise = {.centre = -(double)floats[FACED_OFFSET]};
    for (int k = 0; k < 3; k++) {
        const double centre = (double)floats[ELLIPSOID_CENTRE + k];
        n[k] = (double)floats[FACED_NORMAL + k];
        squared += n[k] * n[k];
        rise.centre += n[k] * centre;
        rise.sum += fabs(n[k] * centre);
        for (int column = 0; column < 3; column++)
            rise.width += fabs(n[k] * (double)floats[ELLIPSOID_AXES + 3 * column + k]);
    }
    rise.reach = reach_along(floats, n);
    rise.normal = sqrt(squared);
    return rise;
}

/* Beside what is documented of the point: 16u of what the ellipsoid reaches, and u of coordinates. */
static double beyond_along(const float *floats, const double *point, const double *direction)
{
    double from[3], squared = 0.0, coordinates = 0.0;
    for (int k = 0; k < 3; k++) {
        const double centre = (double)floats[ELLIPSOID_CENTRE + k];
        from[k] = point[k] - centre;
        squared += direction[k] * direction[k];
        coordinates += fabs(direction[k]) * (fabs(point[k]) + fabs(centre));
    }
    const double height = from[0] * direction[0] + from[1] * direction[1] + from[2] * direction[2];
    const double reach = reach_along(floats, direction) * (1.0 + 0x1p-20) + coordinates * 0x1p-24;
    return squared > 0.0 ? fmax(fabs(height) - reach, 0.0) / sqrt(squared) : 0.0;
}

/* Besides along the axes, the diagonals, and across each two columns. */
double beyond_ellipsoid(const float *floats, const double *point, const float *direction)
{
    const double given[3] = {(double)direction[0], (double)direction[1], (double)direction[2]};
    double most = beyond_along(floats, point, given);
    for (int code = 1; code < 14; code++) {
        const int x = code % 3 - 1, y = code / 3 % 3 - 1, z = code / 9 - 1;
        const double way[3] = {x, y, z};
        most = fmax(most, beyond_along(floats, point, way));
    }
    for (int column = 0; column < 3; column++) {
        const float *const a = floats + ELLIPSOID_AXES + 3 * column, *const b = floats + ELLIPSOID_AXES +
                                                                                3 * ((column + 1) % 3);
        double across[3];
        for (int k = 0; k < 3; k++) {
            const int u = (k + 1) % 3, w = (k + 2) % 3;
            across[k] = (double)a[u] * (double)b[w] - (double)a[w] * (double)b[u];
        }
        most = fmax(most, beyond_along(floats, point, across));
    }
    return most;
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* The inputs behind those of a case: a number, and 1. */
enum { FURTHER = ELLIPSOID_PLANE_FLOATS, ONE, INPUTS };

/* With P for the height of the centre, Q for the number times the length of the normal, R for what reaches up and down,
 * and N for the square of that length. */
static struct {
    formula f;
    float inputs[INPUTS];
    term further, height, squared_length;
    term beside; /* P^2 - R^2 */
    term gap;    /* P^2 - Q^2 */
    term all;    /* P^2 + Q^2 - R^2 */
    term twice;
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], centre[3], reach2 = 0;
    for (int k = 0; k < 3; k++) {
        normal[k] = input(f, FACED_NORMAL + k);
        centre[k] = input(f, ELLIPSOID_CENTRE + k);
    }
    exact.further = input(f, FURTHER);
    exact.height =
        difference(f, dot_of(f, normal, centre), product(f, input(f, FACED_OFFSET), input(f, ONE)));
    for (int column = 0; column < 3; column++) {
        term axis[3];
        for (int k = 0; k < 3; k++)
            axis[k] = input(f, ELLIPSOID_AXES + 3 * column + k);
        const term part = square(f, dot_of(f, normal, axis));
        reach2 = column == 0 ? part : sum(f, reach2, part);
    }
    exact.squared_length = dot_of(f, normal, normal);
    const term height2 = square(f, exact.height),
               further2 = product(f, square(f, exact.further), exact.squared_length);
    exact.beside = difference(f, height2, reach2);
    exact.gap = difference(f, height2, further2);
    exact.all = difference(f, sum(f, height2, further2), reach2);
    exact.twice = sum(f, exact.further, exact.further);
}

static int sign(term t)
{
    return sign_of(&exact.f, t);
}

static void set_case(const float *floats, float extra)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, ELLIPSOID_PLANE_FLOATS * sizeof *floats);
    exact.inputs[FURTHER] = extra;
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
}

/* Is P - Q <= R? If P > Q that is P^2 + Q^2 - R^2 <= 2 P Q, of which Q alone is a root. */
static int reaches_exactly(const float *floats, float extra)
{
    formula *f = &exact.f;
    set_case(floats, extra);
    const int p = sign(exact.height), q = sign(exact.further), gap = sign(exact.gap);
    if (p != q ? p < q : p > 0 ? gap <= 0 : gap >= 0)
        return 1;
    const int all = sign(exact.all), both = p * q;
    if (all <= 0 && both >= 0)
        return 1;
    if (all >= 0 && both <= 0)
        return all == 0 && both == 0;
    const term left[] = {exact.all, exact.all};
    const term right[] = {exact.twice, exact.twice, exact.height, exact.height, exact.squared_length};
    const int excess = compare_products(f, left, 2, right, 5);
    return all > 0 ? excess <= 0 : excess >= 0;
}

static staged_reach stages = {.exactly = reaches_exactly, .fault = "an ellipsoid within a margin of a plane"};

int ellipsoid_reaches(const float *floats, float extra)
{
    const ellipsoid_rise rise = rise_of_ellipsoid(floats);
    if (rise.normal <= 0.0)
        return reaches_exactly(floats, extra);
    const double offset = fabs((double)floats[FACED_OFFSET]);
    const contact_sight seen = {.distance = (rise.centre - rise.reach) / rise.normal,
                                .size = (rise.sum + rise.width + offset) / rise.normal};
    return reaches_in_stages(&stages, &seen, 0.0f, floats, extra);
}

int ellipsoid_is_behind(const float *floats)
{
    set_case(floats, 0.0f);
    const int is_behind = sign(exact.height) <= 0 && sign(exact.beside) >= 0;
    stages.most = exact.f.effort > stages.most ? exact.f.effort : stages.most;
    return is_behind;
}

effort ellipsoid_plane_effort(void)
{
    return effort_of_stages(&stages);
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < FACED_NORMAL; k++)
        draft[k] = draw_real(s, -16.0, 16.0);
    for (int k = FACED_NORMAL; k < FACED_OFFSET; k++)
        draft[k] = draw_real(s, -1.0, 1.0);
    draft[FACED_OFFSET] = draw_real(s, -16.0, 16.0);
}

/* In whole numbers, some columns 0. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < FACED_OFFSET; k++)
        draft[k] = draw_integer(s, -8, 8);
    for (int column = 0; column < 3; column++)
        for (int k = 0; k < 3 && draw_one_in(s, 3); k++)
            draft[ELLIPSOID_AXES + 3 * column + k] = 0.0;
    draft[FACED_OFFSET] = draw_integer(s, -64, 64);
}

/* The centre in a plane through the origin, so that what is summed up for it cancels; and columns that are long or
 * short, of which the long ones lie in that plane. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    double normal[3], way[3];
    draft_any(from, draft);
    draft_normal_and_way(s, draft + FACED_NORMAL, draft + ELLIPSOID_CENTRE);
    for (int k = 0; k < 3; k++)
        normal[k] = draft[FACED_NORMAL + k];
    for (int column = 0; column < 3; column++) {
        const int is_across = draw_one_in(s, 2);
        const double size = draw_power(s, -20, 4);
        for (int k = 0; k < 3; k++)
            way[k] = draw_real(s, -1.0, 1.0);
        for (int k = 0; k < 3; k++) {
            const int u = (k + 1) % 3, w = (k + 2) % 3;
            draft[ELLIPSOID_AXES + 3 * column + k] =
                size * (is_across ? normal[u] * way[w] - normal[w] * way[u] : way[k]);
        }
    }
}

static void draft_without_normal(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[FACED_NORMAL + axis] = 0.0;
    draft[FACED_OFFSET] = draw_integer(&from->own, -1, 1);
}

/* Nearly along one axis, all of it: what is rounded lies just above a power of two, and its signs agree. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < FACED_OFFSET; k++)
        draft[k] = draw_real(s, 1.0, 1.01) * (draw_one_in(s, 3) ? 1.0 : 0.05);
    draft[FACED_OFFSET] = 0.0;
    for (int k = 0; k < 3 && draw_one_in(s, 2); k++)
        draft[ELLIPSOID_CENTRE + k] *= 0x1p-20;
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FACED_OFFSET, floats);
}

const family ellipsoid_plane_families[ELLIPSOID_PLANE_FAMILIES] = {
    {"touching", draft_whole, GRID, 0, NULL, JUST_TOUCHING},
    {"touching, rounded", draft_any, ANYWHERE, 1, NULL, JUST_TOUCHING},
    {"touching, far away", draft_any, FAR_AWAY, 1, NULL, JUST_TOUCHING},
    {"reaching", draft_any, ANYWHERE, 0, NULL, REACHING},
    {"reaching, far away", draft_any, FAR_AWAY, 0, NULL, REACHING},
    {"reaching, stretched", draft_any, STRETCHED, 0, NULL, REACHING},
    {"reaching, smallest", draft_any, SMALLEST, 0, NULL, REACHING},
    {"reaching, largest", draft_any, LARGEST, 0, NULL, REACHING},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_all, REACHING},
    {"cancelling", draft_cancelling, ANYWHERE, 0, NULL, REACHING},
    {"cancelling, 1 ulp off", draft_cancelling, ANYWHERE, 1, NULL, REACHING},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, NULL, REACHING},
    {"cancelling, unmoved", draft_cancelling, UNMOVED, 0, NULL, REACHING},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL, REACHING},
    {"without normal", draft_without_normal, GRID, 0, NULL, AS_DRAFTED},
    {"anything", draft_any, ANYWHERE, 0, NULL, AS_DRAFTED},
};
