#include "ray_triangle.h"

#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "term_vector.h"

enum { START = RAY_TRIANGLE_FLOATS, END, ONE, INPUTS };

static struct {
    formula f;
    term moves;             /* the square of the direction */
    term area;              /* of the normal */
    term height, fall;      /* of the plane over the origin along the normal; of the direction along it */
    term until[2];          /* from the start and the end, until the ray is in the plane; times fall */
    term volume[3];         /* of the line and each edge */
    term inside[3];         /* of the start, on the inner side of each edge; in the plane */
    vector beside[3];       /* 0 where the start is in line with an edge, */
    term between[3];        /* and negative or 0 where it is between its ends */
    vector across[3];       /* 0 where the line meets that of an edge, if ever, */
    term opposite[3];       /* and negative or 0 where it is between its ends; */
    term off[3];            /* of each vertex, 0 on the line */
    term after[2][3];       /* how much after the start and the end vertices are */
    term meets_after[2][3]; /* and where edges are met */
    float inputs[INPUTS];
    effort effort;
} exact;

/* ---- The formula -------------------------------------------------------------------------------------- */

static term sum_of_magnitudes(vector a)
{
    formula *f = &exact.f;
    return sum(f, sum(f, magnitude(f, a.axis[0]), magnitude(f, a.axis[1])), magnitude(f, a.axis[2]));
}

/* a * x - b * y */
static term less(term a, term x, term b, term y)
{
    return difference(&exact.f, product(&exact.f, a, x), product(&exact.f, b, y));
}

static void write_edges(const vector *way, vector direction, vector normal)
{
    formula *f = &exact.f;
    const term one = input(f, ONE), start = input(f, START), end = input(f, END);
    vector aside[3], from_start[3];
    term weight[3];
    for (int i = 0; i < 3; i++) {
        aside[i] = vector_cross(f, direction, way[i]);
        weight[i] = sum_of_magnitudes(aside[i]);
        exact.off[i] = weight[i];
        const term along = vector_dot(f, way[i], direction);
        exact.after[0][i] = less(along, one, exact.moves, start);
        exact.after[1][i] = less(along, one, exact.moves, end);
        for (int k = 0; k < 3; k++)
            from_start[i].axis[k] = less(way[i].axis[k], one, direction.axis[k], start);
    }
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3;
        exact.volume[i] = vector_dot(f, direction, vector_cross(f, way[i], way[j]));
        exact.across[i] = vector_cross(f, aside[i], aside[j]);
        exact.opposite[i] = vector_dot(f, aside[i], aside[j]);
        for (int at = 0; at < 2; at++)
            exact.meets_after[at][i] =
                sum(f, product(f, weight[j], exact.after[at][i]), product(f, weight[i], exact.after[at][j]));
        exact.beside[i] = vector_cross(f, from_start[i], from_start[j]);
        exact.between[i] = vector_dot(f, from_start[i], from_start[j]);
        exact.inside[i] = vector_dot(f, normal, exact.beside[i]);
    }
}

static void write_formula(void)
{
    formula *f = &exact.f;
    const term one = input(f, ONE), start = input(f, START), end = input(f, END);
    const int a = TRIANGLE, b = TRIANGLE + 3, c = TRIANGLE + 6;
    const vector way[3] = {vector_from_to(f, ORIGIN, a), vector_from_to(f, ORIGIN, b),
                           vector_from_to(f, ORIGIN, c)};
    const vector direction = {{input(f, DIRECTION), input(f, DIRECTION + 1), input(f, DIRECTION + 2)}};
    const vector normal = vector_cross(f, vector_from_to(f, a, b), vector_from_to(f, a, c));
    exact.moves = vector_dot(f, direction, direction);
    exact.area = vector_dot(f, normal, normal);
    exact.height = vector_dot(f, normal, way[0]);
    exact.fall = vector_dot(f, normal, direction);
    exact.until[0] = less(exact.height, one, exact.fall, start);
    exact.until[1] = less(exact.height, one, exact.fall, end);
    write_edges(way, direction, normal);
}

/* ---- Asking ------------------------------------------------------------------------------------------- */

void set_ray_and_triangle(const float *floats, float start, float end)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, RAY_TRIANGLE_FLOATS * sizeof *floats);
    exact.inputs[START] = start;
    exact.inputs[END] = end;
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
}

static int sign(term t)
{
    return sign_of(&exact.f, t);
}

static int is_zero(vector v)
{
    return sign(v.axis[0]) == 0 && sign(v.axis[1]) == 0 && sign(v.axis[2]) == 0;
}

static int are_of_one_sign(const term *t)
{
    const int signs[3] = {sign(t[0]), sign(t[1]), sign(t[2])};
    int any[3] = {0, 0, 0};
    for (int i = 0; i < 3; i++)
        any[signs[i] + 1] = 1;
    return !(any[0] && any[2]);
}

static int crosses_inside(int fall)
{
    return sign(exact.until[0]) * fall >= 0 && sign(exact.until[1]) * fall <= 0 &&
           are_of_one_sign(exact.volume);
}

/* In the plane. */
static int starts_inside(void)
{
    if (sign(exact.area) > 0)
        return sign(exact.inside[0]) >= 0 && sign(exact.inside[1]) >= 0 && sign(exact.inside[2]) >= 0;
    for (int i = 0; i < 3; i++)
        if (is_zero(exact.beside[i]) && sign(exact.between[i]) <= 0)
            return 1;
    return 0;
}

/* Of a ray that moves, and is in one plane with the edge. */
static int meets_edge(int i)
{
    const int j = (i + 1) % 3;
    if (!is_zero(exact.across[i]) || sign(exact.opposite[i]) > 0)
        return 0;
    if (sign(exact.off[i]) == 0 && sign(exact.off[j]) == 0)
        return (sign(exact.after[0][i]) >= 0 || sign(exact.after[0][j]) >= 0) &&
               (sign(exact.after[1][i]) <= 0 || sign(exact.after[1][j]) <= 0);
    return sign(exact.meets_after[0][i]) >= 0 && sign(exact.meets_after[1][i]) <= 0;
}

int ray_meets_triangle(void)
{
    const int fall = sign(exact.fall);
    if (fall != 0)
        return crosses_inside(fall);
    if (sign(exact.height) != 0)
        return 0;
    if (starts_inside())
        return 1;
    return sign(exact.moves) > 0 && (meets_edge(0) || meets_edge(1) || meets_edge(2));
}

int ray_is_from_behind(void)
{
    return sign(exact.fall) > 0;
}

effort ray_triangle_effort(void)
{
    return exact.f.effort;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

static void ways_in_double(const float *floats, double way[3][3])
{
    for (int v = 0; v < 3; v++)
        for (int k = 0; k < 3; k++)
            way[v][k] = (double)floats[TRIANGLE + 3 * v + k] - floats[ORIGIN + k];
}

static double length_of(const double *v)
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void sides_in_double(const float *floats, double ab[3], double ac[3])
{
    for (int k = 0; k < 3; k++) {
        ab[k] = (double)floats[TRIANGLE + 3 + k] - floats[TRIANGLE + k];
        ac[k] = (double)floats[TRIANGLE + 6 + k] - floats[TRIANGLE + k];
    }
}

static void cross(const double *a, const double *b, double *out)
{
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        out[k] = a[u] * b[w] - a[w] * b[u];
    }
}

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double direction_along_normal(const float *floats)
{
    const double direction[3] = {floats[DIRECTION], floats[DIRECTION + 1], floats[DIRECTION + 2]};
    double ab[3], ac[3], normal[3];
    sides_in_double(floats, ab, ac);
    cross(ab, ac, normal);
    return dot(normal, direction);
}

double scale_of_facing(const float *floats)
{
    double ab[3], ac[3], size = 0.0, length = 0.0;
    sides_in_double(floats, ab, ac);
    for (int k = 0; k < 3; k++) {
        size += fabs(ab[k]) + fabs(ac[k]);
        length += fabs((double)floats[DIRECTION + k]);
    }
    return size * size * length;
}

double time_in_plane(const float *floats)
{
    double way[3][3], ab[3], ac[3], normal[3];
    ways_in_double(floats, way);
    sides_in_double(floats, ab, ac);
    cross(ab, ac, normal);
    return dot(normal, way[0]) / direction_along_normal(floats);
}

double apart_at(const float *floats, float t, float u, float v)
{
    double way[3][3], apart[3];
    ways_in_double(floats, way);
    for (int k = 0; k < 3; k++) {
        const double ab = (double)floats[TRIANGLE + 3 + k] - floats[TRIANGLE + k];
        const double ac = (double)floats[TRIANGLE + 6 + k] - floats[TRIANGLE + k];
        apart[k] = way[0][k] + (double)u * ab + (double)v * ac - (double)t * floats[DIRECTION + k];
    }
    return length_of(apart);
}

double way_to_triangle(const float *floats)
{
    double way[3][3];
    ways_in_double(floats, way);
    return fmax(length_of(way[0]), fmax(length_of(way[1]), length_of(way[2])));
}

double size_of_sides(const float *floats)
{
    double ab[3], ac[3];
    sides_in_double(floats, ab, ac);
    return hypot(length_of(ab), length_of(ac));
}

static const double clear_volume = 20.0 * 0x1p-24, clear_height = 8.0 * 0x1p-24;
static const double least_size = 0x1p-14, least_speed = 0x1p-15, latest_compared = 0x1p40;

static void look_at_gap(plain_quotients *of, double height, double det, double t, double size)
{
    const double later = t < latest_compared ? t : latest_compared;
    const double scale = size * size * hypot(of->way, of->speed * later);
    of->clear = fmin(of->clear, fabs(height - det * t) / (clear_height * scale));
    of->largest = fmax(of->largest, scale * scale);
}

plain_quotients plain_quotients_of(const float *floats, float start, float end)
{
    double ab[3], ac[3], normal[3], to[3][3], across[3];
    const double d[3] = {floats[DIRECTION], floats[DIRECTION + 1], floats[DIRECTION + 2]};
    ways_in_double(floats, to);
    sides_in_double(floats, ab, ac);
    cross(ac, ab, normal);
    cross(d, to[0], across);
    const double size = hypot(size_of_sides(floats), least_size);
    const double det = dot(d, normal), u = dot(ac, across), v = -dot(ab, across), side = copysign(1.0, det);
    const double height = dot(to[0], normal), low = fmin(side * (det - u - v), fmin(side * u, side * v));
    plain_quotients of = {.t = height / det, .u = u / det, .v = v / det};
    of.way = hypot(size, length_of(to[0]));
    of.speed = hypot(length_of(d), least_speed);
    const double scale = size * of.way * of.speed;
    of.clear = fabs(low) / (clear_volume * scale);
    of.largest = scale * scale;
    look_at_gap(&of, side * height, fabs(det), start, size);
    if (end < 0x1p127)
        look_at_gap(&of, side * height, fabs(det), end, size);
    of.time_unit = size * size / fabs(det) * unit_roundoff;
    of.place_unit = scale / fabs(det) * unit_roundoff;
    return of;
}
