#include "triangle_padding.h"

#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "triangle_oracle.h"

typedef struct vector {
    double axis[3];
} vector;

/* A case as seen from the centre of the box. */
typedef struct scene {
    vector centre, half, vertices[3], edges[3], extent;
    vector half_normal, other_half_normal; /* of the first two edges, and of the last and the first */
    int rounded;                           /* whether any of it is no float */
} scene;

static double note_rounding(scene *c, double x)
{
    c->rounded |= nearest_float(x) != x;
    return x;
}

/* a.u * b.w - a.w * b.u */
static double of_two(scene *c, const vector *a, const vector *b, int u, int w)
{
    double left = note_rounding(c, a->axis[u] * b->axis[w]);
    double right = note_rounding(c, a->axis[w] * b->axis[u]);
    return note_rounding(c, left - right);
}

static vector half_cross(scene *c, const vector *a, const vector *b)
{
    vector product;
    for (int i = 0; i < 3; i++)
        product.axis[i] = note_rounding(c, of_two(c, a, b, (i + 1) % 3, (i + 2) % 3) / 2.0);
    return product;
}

static void see_box(scene *c, const float *floats)
{
    for (int i = 0; i < 3; i++) {
        double min = floats[MIN + i];
        double max = floats[MAX + i];
        c->centre.axis[i] = note_rounding(c, min + max) / 2.0;
        c->half.axis[i] = note_rounding(c, max - c->centre.axis[i]);
    }
}

static void see_triangle(scene *c, const float *floats)
{
    for (int i = 0; i < 3; i++) {
        const float *v = floats + VERTICES + i;
        c->extent.axis[i] = (double)fmaxf(fmaxf(v[0], v[3]), v[6]) - (double)fminf(fminf(v[0], v[3]), v[6]);
        for (int k = 0; k < 3; k++) {
            c->vertices[k].axis[i] = note_rounding(c, v[3 * k] - c->centre.axis[i]);
            c->edges[k].axis[i] = note_rounding(c, (double)v[3 * (k + 1) % 9] - v[3 * k]);
        }
    }
    c->half_normal = half_cross(c, &c->edges[0], &c->edges[1]);
    c->other_half_normal = half_cross(c, &c->edges[2], &c->edges[0]);
}

static scene see(const float *floats)
{
    scene c = {.rounded = 0};
    see_box(&c, floats);
    see_triangle(&c, floats);
    return c;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static void project_on_normal(scene *c)
{
    for (int k = 0; k < 3; k++) {
        double all = 0.0;
        for (int i = 0; i < 3; i++) {
            double product = note_rounding(c, c->half_normal.axis[i] * c->vertices[k].axis[i]);
            all = note_rounding(c, all + product);
        }
    }
}

static void project_on_edge_axes(scene *c)
{
    for (int k = 0; k < 3; k++) {
        const vector *half_normal = k == 2 ? &c->other_half_normal : &c->half_normal;
        for (int i = 0; i < 3; i++) {
            double p = of_two(c, &c->edges[k], &c->vertices[k], (i + 1) % 3, (i + 2) % 3);
            note_rounding(c, p + half_normal->axis[i]);
        }
    }
}

static double sum_of_magnitudes(const vector *a)
{
    return fabs(a->axis[0]) + fabs(a->axis[1]) + fabs(a->axis[2]);
}

/* What is added to a radius on the normal axis is lost or added exactly, but where the radius is neither large
 * nor tiny; and no product on an edge axis underflows. */
static int is_underflow_clear(const scene *c)
{
    double radius = 0.0, least_half = INFINITY, least_edge = INFINITY;
    for (int i = 0; i < 3; i++) {
        radius += fabs(c->half_normal.axis[i]) * c->half.axis[i];
        double padded = c->half.axis[i] + c->extent.axis[i] * 16.0 * unit_roundoff;
        if (padded > 0.0)
            least_half = fmin(least_half, padded);
        for (int k = 0; k < 3; k++)
            if (c->edges[k].axis[i] != 0.0)
                least_edge = fmin(least_edge, fabs(c->edges[k].axis[i]));
    }
    return (radius < 0x1p-126 || radius > 0x1p-120) && least_half * least_edge > 0x1p-125;
}

int is_padding_all(const float *floats, float growth[3])
{
    scene c = see(floats);
    project_on_normal(&c);
    project_on_edge_axes(&c);
    if (c.rounded || !is_underflow_clear(&c))
        return 0;

    double lengths = sum_of_magnitudes(&c.half_normal);
    double of_underflow = lengths > 0.0 ? most_underflow_growth / lengths : 0.0;
    for (int i = 0; i < 3; i++)
        growth[i] = nearest_float((padding_of_half * c.half.axis[i] + padding_of_extent * c.extent.axis[i]) *
                                      unit_roundoff +
                                  of_underflow);
    return 1;
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* The same case by this unit, with half extents smaller by so much, about this point on every axis. */
static void put_back(const scene *c, double unit, const double by[3], double about, float *floats)
{
    for (int i = 0; i < 3; i++) {
        double half = fmax(c->half.axis[i] * unit - by[i], 0.0);
        floats[MIN + i] = nearest_float(about - half);
        floats[MAX + i] = nearest_float(about + half);
        for (int k = 0; k < 3; k++)
            floats[VERTICES + 3 * k + i] = nearest_float(about + c->vertices[k].axis[i] * unit);
    }
}

void shrink_by_padding(stream *s, float *floats)
{
    scene c = see(floats);
    double times = draw_real(s, 0.9, 1.4) * 16.0 * unit_roundoff;
    double by[3];
    for (int i = 0; i < 3; i++)
        by[i] = times * (c.half.axis[i] + c.extent.axis[i]);
    put_back(&c, 1.0, by, 0.0, floats);
}

/* Coordinates are about 2^-40, differences multiples of 2^-63. */
void shrink_by_underflow(stream *s, float *floats)
{
    scene c = see(floats);
    const double unit = 0x1p-46;
    double lengths = sum_of_magnitudes(&c.half_normal) * unit * unit;
    double step = floor(draw_real(s, 0.9, 1.4) * 0x1p-146 / fmax(lengths, 0x1p-96) / 0x1p-63) * 0x1p-63;
    const double by[] = {step, step, step};
    put_back(&c, unit, by, 0x1.8p-40, floats);
}
