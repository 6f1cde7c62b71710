#include "triangle_distance.h"

#include <math.h>
#include <string.h>

#include "term_vector.h"

enum { VERTICES = 0, POINT = 9, DISTANCE = 12, FURTHER, ONE, INPUTS };

/* A point of the triangle that may be the closest: a vertex, the foot of the perpendicular on the line of an edge, or
 * that on the plane. All that belong to the triangle are at least as far as the closest, which is one of them. */
typedef struct candidate {
    term belongs[3]; /* all positive if it does */
    int conditions;
    term squared_distance, unit; /* numerator and denominator, of one degree */
    term beyond; /* positive if it is further than DISTANCE + FURTHER, which is not negative */
} candidate;

enum { CANDIDATES = 7 };

static struct {
    formula f;
    float inputs[INPUTS];
    candidate candidates[CANDIDATES];
    int count;
    effort effort;
} exact;

/* ---- The formula -------------------------------------------------------------------------------------- */

/* At a squared distance of numerator / length2, length2 being 1 or the square of a length or an area. */
static candidate *append_candidate(term numerator, term squared)
{
    formula *f = &exact.f;
    term distance = sum(f, input(f, DISTANCE), input(f, FURTHER)), one = input(f, ONE);
    candidate *c = &exact.candidates[exact.count++];
    *c = (candidate){.squared_distance = numerator};
    c->unit = product(f, product(f, one, one), squared);
    c->beyond = difference(f, numerator, product(f, product(f, distance, distance), squared));
    return c;
}

static void require_positive(candidate *c, term t)
{
    c->belongs[c->conditions++] = t;
}

static void append_vertex(vector to_point)
{
    formula *f = &exact.f;
    term one = input(f, ONE);
    term squared = product(f, one, one);
    append_candidate(product(f, vector_dot(f, to_point, to_point), squared), squared);
}

static void append_edge(vector edge, vector to_point, vector area)
{
    formula *f = &exact.f;
    term along = vector_dot(f, to_point, edge), length = vector_dot(f, edge, edge);
    candidate *c = append_candidate(vector_dot(f, area, area), length);
    require_positive(c, along);
    require_positive(c, difference(f, length, along));
}

static void append_inside(vector normal, vector to_point, const vector *areas)
{
    formula *f = &exact.f;
    term height = vector_dot(f, normal, to_point);
    candidate *c = append_candidate(product(f, height, height), vector_dot(f, normal, normal));
    for (int k = 0; k < 3; k++)
        require_positive(c, vector_dot(f, normal, areas[k]));
}

static void write_formula(void)
{
    formula *f = &exact.f;
    vector edges[3], to_point[3], areas[3];
    for (int k = 0; k < 3; k++) {
        edges[k] = vector_from_to(f, VERTICES + 3 * k, VERTICES + 3 * ((k + 1) % 3));
        to_point[k] = vector_from_to(f, VERTICES + 3 * k, POINT);
        areas[k] = vector_cross(f, edges[k], to_point[k]);
    }
    for (int k = 0; k < 3; k++)
        append_vertex(to_point[k]);
    for (int k = 0; k < 3; k++)
        append_edge(edges[k], to_point[k], areas[k]);
    append_inside(vector_cross(f, edges[0], edges[1]), to_point[0], areas);
}

/* ---- Asking ------------------------------------------------------------------------------------------- */

static void note_effort(void)
{
    if (exact.f.effort > exact.effort)
        exact.effort = exact.f.effort;
}

void set_triangle_and_point(const float *vertices, const float *point)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs + VERTICES, vertices, 9 * sizeof *vertices);
    memcpy(exact.inputs + POINT, point, 3 * sizeof *point);
    exact.inputs[DISTANCE] = 0.0f;
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
    exact.effort = BY_DOUBLE;
}

static int belongs(const candidate *c)
{
    for (int i = 0; i < c->conditions; i++)
        if (sign_of(&exact.f, c->belongs[i]) <= 0)
            return 0;
    return 1;
}

int is_triangle_within(float distance)
{
    return is_triangle_within_sum(distance, 0.0f);
}

int is_triangle_within_sum(float distance, float further)
{
    if ((double)distance + (double)further < 0.0)
        return 0;
    exact.inputs[DISTANCE] = distance;
    exact.inputs[FURTHER] = further;
    set_inputs(&exact.f, exact.inputs);
    int within = 0;
    for (int k = 0; k < exact.count && !within; k++) {
        const candidate *c = &exact.candidates[k];
        within = sign_of(&exact.f, c->beyond) <= 0 && belongs(c);
    }
    note_effort();
    return within;
}

double distance_to_triangle(void)
{
    double least = INFINITY;
    for (int k = 0; k < exact.count; k++) {
        const candidate *c = &exact.candidates[k];
        if (belongs(c))
            least = fmin(least, sqrt(ratio_of(&exact.f, c->squared_distance, c->unit)));
    }
    note_effort();
    return least;
}

static int seems_to_belong(const candidate *c)
{
    for (int i = 0; i < c->conditions; i++)
        if (estimate(&exact.f, c->belongs[i]) <= 0.0)
            return 0;
    return 1;
}

double estimate_distance_to_triangle(void)
{
    double least = INFINITY;
    for (int k = 0; k < exact.count; k++) {
        const candidate *c = &exact.candidates[k];
        if (seems_to_belong(c))
            least = fmin(least, estimate(&exact.f, c->squared_distance) / estimate(&exact.f, c->unit));
    }
    return sqrt(least);
}

/* On a line from a vertex: the share of the edge, or of what else starts there, at which it is nearest. */
static double share_along(const double *from, const double *way)
{
    double along = 0.0, squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        along += from[axis] * way[axis];
        squared += way[axis] * way[axis];
    }
    return squared > 0.0 ? along / squared : 0.0;
}

static void take_nearer(const double *found, const float *point, double *least, double *nearest)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++)
        squared += (found[axis] - (double)point[axis]) * (found[axis] - (double)point[axis]);
    if (squared >= *least)
        return;
    *least = squared;
    memcpy(nearest, found, 3 * sizeof *nearest);
}

static void try_edge(const float *from, const float *to, const float *point, double *least, double *nearest)
{
    double way[3], seen[3], found[3];
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = (double)to[axis] - (double)from[axis];
        seen[axis] = (double)point[axis] - (double)from[axis];
    }
    const double share = fmin(fmax(share_along(seen, way), 0.0), 1.0);
    for (int axis = 0; axis < 3; axis++)
        found[axis] = (double)from[axis] + share * way[axis];
    take_nearer(found, point, least, nearest);
}

void nearest_of_triangle(double *nearest)
{
    const float *v = exact.inputs + VERTICES, *point = exact.inputs + POINT;
    double least = INFINITY;
    for (int k = 0; k < 3; k++)
        try_edge(v + 3 * k, v + 3 * ((k + 1) % 3), point, &least, nearest);
    const candidate *inside = &exact.candidates[CANDIDATES - 1];
    if (!belongs(inside))
        return;
    double ab[3], ac[3], seen[3], normal[3], found[3];
    for (int axis = 0; axis < 3; axis++) {
        ab[axis] = (double)v[3 + axis] - (double)v[axis];
        ac[axis] = (double)v[6 + axis] - (double)v[axis];
        seen[axis] = (double)point[axis] - (double)v[axis];
    }
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        normal[axis] = ab[u] * ac[w] - ab[w] * ac[u];
    }
    const double height = share_along(seen, normal);
    for (int axis = 0; axis < 3; axis++)
        found[axis] = (double)point[axis] - height * normal[axis];
    take_nearer(found, point, &least, nearest);
}

double size_of_triangle(void)
{
    const float *v = exact.inputs + VERTICES;
    double squared = 0.0;
    for (int i = 0; i < 3; i++) {
        double ab = (double)v[3 + i] - v[i];
        double ac = (double)v[6 + i] - v[i];
        squared += ab * ab + ac * ac;
    }
    return sqrt(squared);
}

effort triangle_distance_effort(void)
{
    return exact.effort;
}
