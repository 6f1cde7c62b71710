#include "cylinder_plane.h"

#include <math.h>
#include <string.h>

#include "formula.h"
#include "term_vector.h"

int is_no_cylinder(const float *floats)
{
    const float *a = floats + CYLINDER_START, *b = floats + CYLINDER_END;
    return floats[CYLINDER_RADIUS] < 0.0f || (a[0] == b[0] && a[1] == b[1] && a[2] == b[2]);
}

/* ---- In double ---------------------------------------------------------------------------------------- */

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* The sine is that of a cross product, which is as exact as the angle is small. */
cylinder_rise rise_of_cylinder(const float *floats)
{
    double way[3], n[3], across[3], sums[2] = {0.0, 0.0};
    cylinder_rise rise = {-(double)floats[PLANE_OFFSET], -(double)floats[PLANE_OFFSET], 0.0, 0.0, 0.0};
    for (int k = 0; k < 3; k++) {
        way[k] = (double)floats[CYLINDER_END + k] - (double)floats[CYLINDER_START + k];
        n[k] = (double)floats[PLANE_NORMAL + k];
        rise.start += n[k] * (double)floats[CYLINDER_START + k];
        rise.end += n[k] * (double)floats[CYLINDER_END + k];
        sums[0] += fabs(n[k] * (double)floats[CYLINDER_START + k]);
        sums[1] += fabs(n[k] * (double)floats[CYLINDER_END + k]);
    }
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        across[k] = n[u] * way[w] - n[w] * way[u];
    }
    rise.cap = (double)floats[CYLINDER_RADIUS] * sqrt(dot(across, across) / dot(way, way));
    rise.sum = fmax(sums[0], sums[1]);
    rise.normal = sqrt(dot(n, n));
    return rise;
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* The inputs behind those of a case: a number, and 1. */
enum { FURTHER = CYLINDER_PLANE_FLOATS, ONE, INPUTS };

/* With N for the squared length of the normal, E for that of the axis, and C for that of their product. */
static struct {
    formula f;
    float inputs[INPUTS];
    term further, lowest, highest; /* of the ends, times the length of the normal */
    term squared_length;           /* N */
    term below,
        above; /* the square of the height of the lowest, of the highest, less that of the cap; times E */
    term gap;  /* the square of the lowest less that of the number, times N */
    term all;  /* the squares of the lowest and of the number, times N, less that of the cap; times E */
    term way2, twice;
} exact;

static term height_of(int end, const term normal[3])
{
    formula *f = &exact.f;
    term spot[3];
    for (int k = 0; k < 3; k++)
        spot[k] = input(f, end + k);
    return difference(f, dot_of(f, normal, spot), product(f, input(f, PLANE_OFFSET), input(f, ONE)));
}

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], way[3], across[3];
    for (int k = 0; k < 3; k++)
        normal[k] = input(f, PLANE_NORMAL + k);
    write_way(f, CYLINDER_START, CYLINDER_END, way);
    write_cross(f, normal, way, across);
    const term start = height_of(CYLINDER_START, normal), end = height_of(CYLINDER_END, normal);
    exact.further = input(f, FURTHER);
    exact.lowest = smaller(f, start, end);
    exact.highest = larger(f, start, end);
    exact.squared_length = dot_of(f, normal, normal);
    exact.way2 = dot_of(f, way, way);
    const term cap = product(f, square(f, input(f, CYLINDER_RADIUS)), dot_of(f, across, across));
    const term lowest2 = square(f, exact.lowest),
               reach2 = product(f, square(f, exact.further), exact.squared_length);
    exact.below = difference(f, product(f, lowest2, exact.way2), cap);
    exact.above = difference(f, product(f, square(f, exact.highest), exact.way2), cap);
    exact.gap = difference(f, lowest2, reach2);
    exact.all = difference(f, product(f, sum(f, lowest2, reach2), exact.way2), cap);
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
    memcpy(exact.inputs, floats, CYLINDER_PLANE_FLOATS * sizeof *floats);
    exact.inputs[FURTHER] = extra;
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
}

/* Is P - Q <= R, where P is the height of the lower end, Q the number times the length of the normal, and R what the
 * cap reaches down, which is not negative? If P > Q that is P^2 + Q^2 - R^2 <= 2 P Q, of which Q alone is a root. */
static int lowest_reaches_exactly(const float *floats, float extra)
{
    formula *f = &exact.f;
    set_case(floats, extra);
    const int p = sign(exact.lowest), q = sign(exact.further), gap = sign(exact.gap);
    if (p != q ? p < q : p > 0 ? gap <= 0 : gap >= 0)
        return 1;
    const int all = sign(exact.all), both = p * q;
    if (all <= 0 && both >= 0)
        return 1;
    if (all >= 0 && both <= 0)
        return all == 0 && both == 0;
    const term left[] = {exact.all, exact.all};
    const term right[] = {exact.twice,          exact.twice, exact.lowest, exact.lowest,
                          exact.squared_length, exact.way2,  exact.way2};
    const int excess = compare_products(f, left, 2, right, 7);
    return all > 0 ? excess <= 0 : excess >= 0;
}

static staged_reach stages = {.exactly = lowest_reaches_exactly,
                              .fault = "a cylinder within a margin of a plane"};

int lowest_reaches(const float *floats, float extra)
{
    if (is_no_cylinder(floats))
        return 0;
    const cylinder_rise rise = rise_of_cylinder(floats);
    if (rise.normal <= 0.0)
        return lowest_reaches_exactly(floats, extra);
    const double lowest = (fmin(rise.start, rise.end) - rise.cap) / rise.normal;
    const double offset = fabs((double)floats[PLANE_OFFSET]);
    const contact_sight seen = {.distance = lowest, .size = (rise.sum + offset) / rise.normal};
    return reaches_in_stages(&stages, &seen, 0.0f, floats, extra);
}

int highest_is_behind(const float *floats)
{
    if (is_no_cylinder(floats))
        return 0;
    set_case(floats, 0.0f);
    const int is_behind = sign(exact.highest) <= 0 && sign(exact.above) >= 0;
    stages.most = exact.f.effort > stages.most ? exact.f.effort : stages.most;
    return is_behind;
}

effort cylinder_plane_effort(void)
{
    return effort_of_stages(&stages);
}
