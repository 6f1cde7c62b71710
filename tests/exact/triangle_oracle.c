#include "triangle_oracle.h"

#include <math.h>
#include <string.h>

#include "formula.h"

enum { AXES = 13, SLACK = TRIANGLE_FLOATS, INPUTS = SLACK + 3 };

typedef struct vector {
    term axis[3];
} vector;

/* Lengths are doubled, so that the centre of the box needs no division. */
static struct {
    formula f;
    struct {
        term separation;       /* positive if this axis separates */
        term slack_separation; /* the same with slack */
        term growth;           /* of the radius of the box for a k of 2^23 */
    } axes[AXES];
    int count;

    /* of the case */
    vector vertices[3];         /* from the centre of the box */
    vector half, slack, growth; /* of the box */
    vector normal;
    vector products; /* in a component of the normal, the sum of the magnitudes of its two products */
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

static term dot(vector a, vector b)
{
    formula *f = &exact.f;
    return sum(f, sum(f, product(f, a.axis[0], b.axis[0]), product(f, a.axis[1], b.axis[1])),
               product(f, a.axis[2], b.axis[2]));
}

/* ---- Axes --------------------------------------------------------------------------------------------- */

/* The projections of the vertices, and those of the box's half extents, its slack and its growth. */
static void append_axis(const term projections[3], term half, term slack, term growth)
{
    formula *f = &exact.f;
    term low = smaller(f, smaller(f, projections[0], projections[1]), projections[2]);
    term high = larger(f, larger(f, projections[0], projections[1]), projections[2]);
    term below = sum(f, high, half);
    term above = difference(f, low, half);
    /* Apart where high < -half or low > half. */
    term gap = larger(f, above, difference(f, difference(f, low, low), below));
    exact.axes[exact.count].separation = gap;
    exact.axes[exact.count].slack_separation = difference(f, gap, slack);
    exact.axes[exact.count].growth = growth;
    exact.count++;
}

static void append_axis_of_box(int i)
{
    term projections[3];
    for (int v = 0; v < 3; v++)
        projections[v] = exact.vertices[v].axis[i];
    append_axis(projections, exact.half.axis[i], exact.slack.axis[i], exact.growth.axis[i]);
}

static void append_normal(void)
{
    vector lengths = magnitudes(exact.normal);
    term projections[3];
    for (int v = 0; v < 3; v++)
        projections[v] = dot(exact.normal, exact.vertices[v]);
    exact.normal_growth = dot(lengths, exact.growth);
    exact.products_growth = dot(exact.products, exact.growth);
    append_axis(projections, dot(lengths, exact.half), dot(lengths, exact.slack), exact.normal_growth);
}

/* The product of the edge and an axis of the box has components along the other two, u and w. */
static void append_product(vector edge, int u, int w)
{
    vector lengths = magnitudes(edge);
    term projections[3];
    for (int v = 0; v < 3; v++)
        projections[v] = of_two(difference, edge, exact.vertices[v], u, w);
    append_axis(projections, of_two(sum, lengths, exact.half, u, w), of_two(sum, lengths, exact.slack, u, w),
                of_two(sum, lengths, exact.growth, u, w));
}

static void write_formula(void)
{
    vector min = inputs_at(MIN);
    vector max = inputs_at(MAX);
    vector centre = combine(sum, min, max);
    vector given[3], edges[3];
    for (int v = 0; v < 3; v++) {
        given[v] = inputs_at(VERTICES + 3 * v);
        exact.vertices[v] = combine(difference, combine(sum, given[v], given[v]), centre);
    }
    for (int v = 0; v < 3; v++)
        edges[v] = combine(difference, given[(v + 1) % 3], given[v]);

    vector slack = inputs_at(SLACK);
    exact.half = combine(difference, max, min);
    exact.slack = combine(sum, slack, slack);
    vector furthest = magnitudes(exact.vertices[0]);
    for (int v = 1; v < 3; v++)
        furthest = combine(larger, furthest, magnitudes(exact.vertices[v]));
    exact.growth = combine(sum, exact.half, furthest);
    exact.normal = of_products(difference, edges[0], edges[1]);
    exact.products = of_products(sum, magnitudes(edges[0]), magnitudes(edges[1]));

    for (int i = 0; i < 3; i++)
        append_axis_of_box(i);
    append_normal();
    for (int v = 0; v < 3; v++)
        for (int i = 0; i < 3; i++)
            append_product(edges[v], (i + 1) % 3, (i + 2) % 3);
}

static const float no_slack[3] = {0.0f, 0.0f, 0.0f};

static void set_case(float *inputs, const float *floats, const float slack[3])
{
    if (exact.count == 0)
        write_formula();
    memcpy(inputs, floats, TRIANGLE_FLOATS * sizeof *floats);
    memcpy(inputs + SLACK, slack, 3 * sizeof *slack);
    set_inputs(&exact.f, inputs);
}

/* ---- Verdicts ----------------------------------------------------------------------------------------- */

triangle_verdict judge_triangle(const float *floats)
{
    float inputs[INPUTS];
    set_case(inputs, floats, no_slack);
    triangle_verdict verdict = {.touches = 1};
    for (int i = 0; i < AXES && verdict.touches; i++)
        verdict.touches = sign_of(&exact.f, exact.axes[i].separation) <= 0;
    verdict.needed_gmp = exact.f.needed_gmp;
    return verdict;
}

double triangle_growth(const float *floats, const float slack[3])
{
    float inputs[INPUTS];
    set_case(inputs, floats, slack);
    double growth = 0.0;
    for (int i = 0; i < AXES; i++)
        if (sign_of(&exact.f, exact.axes[i].slack_separation) > 0)
            growth =
                fmax(growth, exact_ratio(&exact.f, exact.axes[i].slack_separation, exact.axes[i].growth));
    return growth * 0x1p23;
}

double triangle_cancellation(const float *floats)
{
    float inputs[INPUTS];
    set_case(inputs, floats, no_slack);
    return exact_ratio(&exact.f, exact.products_growth, exact.normal_growth);
}

double estimate_triangle_growth(const float *floats)
{
    float inputs[INPUTS];
    set_case(inputs, floats, no_slack);
    double growth = -1.0;
    for (int i = 0; i < AXES; i++) {
        double most = estimate(&exact.f, exact.axes[i].growth);
        if (most > 0.0)
            growth = fmax(growth, estimate(&exact.f, exact.axes[i].separation) / most);
    }
    return growth;
}
