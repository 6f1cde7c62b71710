#include "triangle_oracle.h"

#include "term_vector.h"

#include <math.h>
#include <string.h>

enum { AXES = 13, NORMAL = 3, SLACK = TRIANGLE_FLOATS, INPUTS = SLACK + 3 };

/* Of an axis that may separate, the magnitudes of its components; how many of these are not 0 by
 * construction, and which. */
typedef struct direction {
    int components, which[3];
    vector lengths;
} direction;

/* Lengths are doubled, so that the centre of the box needs no division. */
static struct {
    formula f;
    float inputs[INPUTS];
    struct {
        direction along;
        term separation;       /* positive if this axis separates */
        term slack_separation; /* the same with slack */
        term growth;           /* of the radius of the box for a k of 2^23 */
    } axes[AXES];
    int count;

    /* of the case */
    vector vertices[3]; /* from the centre of the box */
    vector edges[3];
    vector half; /* of the box */
    term normal_growth, products_growth;
} exact;

/* ---- Vectors ------------------------------------------------------------------------------------------ */

static vector inputs_at(int place)
{
    vector v;
    for (int i = 0; i < 3; i++)
        v.axis[i] = input(&exact.f, place + i);
    return v;
}

static vector combine(term (*operate)(formula *, term, term), vector a, vector b)
{
    vector v;
    for (int i = 0; i < 3; i++)
        v.axis[i] = operate(&exact.f, a.axis[i], b.axis[i]);
    return v;
}

static vector magnitudes(vector a)
{
    vector v;
    for (int i = 0; i < 3; i++)
        v.axis[i] = magnitude(&exact.f, a.axis[i]);
    return v;
}

/* a.u * b.w and a.w * b.u, their difference or their sum. */
static term of_two(term (*operate)(formula *, term, term), vector a, vector b, int u, int w)
{
    formula *f = &exact.f;
    return operate(f, product(f, a.axis[u], b.axis[w]), product(f, a.axis[w], b.axis[u]));
}

/* The cross product if operate is difference. */
static vector of_products(term (*operate)(formula *, term, term), vector a, vector b)
{
    vector v;
    for (int i = 0; i < 3; i++)
        v.axis[i] = of_two(operate, a, b, (i + 1) % 3, (i + 2) % 3);
    return v;
}

/* ---- Axes --------------------------------------------------------------------------------------------- */

/* How far a box of these half extents reaches on this axis. */
static term reach(const direction *d, vector half)
{
    formula *f = &exact.f;
    if (d->components == 1)
        return half.axis[d->which[0]];
    term all = product(f, d->lengths.axis[d->which[0]], half.axis[d->which[0]]);
    for (int i = 1; i < d->components; i++)
        all = sum(f, all, product(f, d->lengths.axis[d->which[i]], half.axis[d->which[i]]));
    return all;
}

/* Given the projections of the vertices. */
static void append_axis(const term projections[3], direction along)
{
    formula *f = &exact.f;
    term low = smaller(f, smaller(f, projections[0], projections[1]), projections[2]);
    term high = larger(f, larger(f, projections[0], projections[1]), projections[2]);
    /* Apart where low > half or high < -half. */
    term nearest = larger(f, low, negative(f, high));
    exact.axes[exact.count].along = along;
    exact.axes[exact.count].separation = difference(f, nearest, reach(&along, exact.half));
    exact.count++;
}

static void append_axis_of_box(int i)
{
    term projections[3];
    for (int v = 0; v < 3; v++)
        projections[v] = exact.vertices[v].axis[i];
    append_axis(projections, (direction){.components = 1, .which = {i}});
}

static void append_normal(void)
{
    vector normal = of_products(difference, exact.edges[0], exact.edges[1]);
    term projections[3];
    for (int v = 0; v < 3; v++)
        projections[v] = vector_dot(&exact.f, normal, exact.vertices[v]);
    append_axis(projections, (direction){.components = 3, .which = {0, 1, 2}, .lengths = magnitudes(normal)});
}

/* The product of the edge and an axis of the box has components along the other two, u and w, of the lengths
 * of the edge's along w and u. */
static void append_product(vector edge, int u, int w)
{
    term projections[3];
    for (int v = 0; v < 3; v++)
        projections[v] = of_two(difference, edge, exact.vertices[v], u, w);
    direction along = {.components = 2, .which = {u, w}};
    along.lengths.axis[u] = magnitude(&exact.f, edge.axis[w]);
    along.lengths.axis[w] = magnitude(&exact.f, edge.axis[u]);
    append_axis(projections, along);
}

static void append_axes(void)
{
    for (int i = 0; i < 3; i++)
        append_axis_of_box(i);
    append_normal();
    for (int v = 0; v < 3; v++)
        for (int i = 0; i < 3; i++)
            append_product(exact.edges[v], (i + 1) % 3, (i + 2) % 3);
}

/* What only over-reports ask for. */
static void append_growth(void)
{
    formula *f = &exact.f;
    vector furthest = magnitudes(exact.vertices[0]);
    for (int v = 1; v < 3; v++)
        furthest = combine(larger, furthest, magnitudes(exact.vertices[v]));
    vector growth = combine(sum, exact.half, furthest);
    for (int i = 0; i < AXES; i++)
        exact.axes[i].growth = reach(&exact.axes[i].along, growth);

    vector slack = inputs_at(SLACK);
    vector twice_slack = combine(sum, slack, slack);
    for (int i = 0; i < AXES; i++)
        exact.axes[i].slack_separation =
            difference(f, exact.axes[i].separation, reach(&exact.axes[i].along, twice_slack));

    /* In a component of the normal, the sum of the magnitudes of its two products. */
    vector products = of_products(sum, magnitudes(exact.edges[0]), magnitudes(exact.edges[1]));
    exact.normal_growth = exact.axes[NORMAL].growth;
    exact.products_growth = vector_dot(&exact.f, products, growth);
}

static void write_formula(void)
{
    vector min = inputs_at(MIN);
    vector max = inputs_at(MAX);
    vector centre = combine(sum, min, max);
    vector given[3];
    for (int v = 0; v < 3; v++) {
        given[v] = inputs_at(VERTICES + 3 * v);
        exact.vertices[v] = combine(difference, combine(sum, given[v], given[v]), centre);
    }
    exact.half = combine(difference, max, min);
    for (int v = 0; v < 3; v++)
        exact.edges[v] = combine(difference, given[(v + 1) % 3], given[v]);
    append_axes();
    append_growth();
}

/* ---- Verdicts ----------------------------------------------------------------------------------------- */

void set_triangle(const float *floats, const float slack[3])
{
    if (exact.count == 0)
        write_formula();
    memcpy(exact.inputs, floats, TRIANGLE_FLOATS * sizeof *floats);
    memcpy(exact.inputs + SLACK, slack, 3 * sizeof *slack);
    set_inputs(&exact.f, exact.inputs);
}

int triangle_touches(void)
{
    for (int i = 0; i < AXES; i++)
        if (sign_of(&exact.f, exact.axes[i].separation) > 0)
            return 0;
    return 1;
}

double triangle_growth(void)
{
    double growth = 0.0;
    for (int i = 0; i < AXES; i++)
        if (sign_of(&exact.f, exact.axes[i].slack_separation) > 0)
            growth = fmax(growth, ratio_of(&exact.f, exact.axes[i].slack_separation, exact.axes[i].growth));
    return growth * 0x1p23;
}

double triangle_cancellation(void)
{
    return ratio_of(&exact.f, exact.products_growth, exact.normal_growth);
}

double estimate_triangle_growth(void)
{
    double growth = -1.0;
    for (int i = 0; i < AXES; i++) {
        double most = estimate(&exact.f, exact.axes[i].growth);
        if (most > 0.0)
            growth = fmax(growth, estimate(&exact.f, exact.axes[i].separation) / most);
    }
    return growth;
}

effort triangle_effort(void)
{
    return exact.f.effort;
}
