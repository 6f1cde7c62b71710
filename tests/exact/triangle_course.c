#include "triangle_course.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "rotation.h"
#include "triangle_obb_contact.h"

/* ---- Inputs ------------------------------------------------------------------------------------------- */

#define PLACE(member) ((int)(offsetof(triangle_course_case, member) / sizeof(float)))

static triangle_course_case case_with(const float *vertices, const float *fast, const float *slow)
{
    triangle_course_case c = {.rotation = {0.0f, 0.0f, 0.0f, 1.0f}};
    memcpy(c.vertex, vertices, sizeof c.vertex);
    memcpy(c.fast, fast, sizeof c.fast);
    memcpy(c.slow, slow, sizeof c.slow);
    return c;
}

triangle_course_case upright_case(const float *min, const float *max, const float *vertices,
                                  const float *fast, const float *slow)
{
    triangle_course_case c = case_with(vertices, fast, slow);
    for (int axis = 0; axis < 3; axis++) {
        c.centre[axis] = c.near_side[axis] = min[axis];
        c.centre_too[axis] = c.far_side[axis] = max[axis];
    }
    return c;
}

triangle_course_case turned_case(const float *centre, const float *half, const float *q,
                                 const float *vertices, const float *fast, const float *slow)
{
    triangle_course_case c = case_with(vertices, fast, slow);
    for (int axis = 0; axis < 3; axis++) {
        c.centre[axis] = c.centre_too[axis] = centre[axis];
        c.far_side[axis] = half[axis];
        c.near_side[axis] = -half[axis];
    }
    memcpy(c.rotation, q, sizeof c.rotation);
    return c;
}

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static term twice(formula *f, term a)
{
    return sum(f, a, a);
}

static term of_three(formula *f, term (*operate)(formula *, term, term), const term a[3])
{
    return operate(f, operate(f, a[0], a[1]), a[2]);
}

static term cross_component(formula *f, const term a[3], const term b[3], int i)
{
    const int u = (i + 1) % 3, w = (i + 2) % 3;
    return difference(f, product(f, a[u], b[w]), product(f, a[w], b[u]));
}

static void append_span(axis_course *c, const term projections[3], term reach, term speed, term scale)
{
    append_course(c, of_three(c->f, smaller, projections), of_three(c->f, larger, projections), reach, speed,
                  scale);
}

/* Of the box and the triangle: twice what there is, in the world; and as the box sees it, times N. */
typedef struct terms_of_case {
    turned box;
    term way[3][3], velocity[3], half[3], edge[3][3]; /* but edges are as they are */
    term seen[3][3], seen_velocity[3], seen_half[3];
} terms_of_case;

static void write_case(formula *f, terms_of_case *t)
{
    term vertex[3][3];
    t->box = write_rotation(f, PLACE(rotation));
    for (int i = 0; i < 3; i++) {
        const term centre = sum(f, input(f, PLACE(centre) + i), input(f, PLACE(centre_too) + i));
        for (int v = 0; v < 3; v++) {
            vertex[v][i] = input(f, PLACE(vertex) + 3 * v + i);
            t->way[v][i] = difference(f, twice(f, vertex[v][i]), centre);
        }
        t->velocity[i] = twice(f, difference(f, input(f, PLACE(fast) + i), input(f, PLACE(slow) + i)));
        t->half[i] = difference(f, input(f, PLACE(far_side) + i), input(f, PLACE(near_side) + i));
        t->seen_half[i] = product(f, t->half[i], t->box.norm);
        for (int e = 0; e < 3; e++)
            t->edge[e][i] = difference(f, vertex[(e + 1) % 3][i], vertex[e][i]);
    }
    for (int k = 0; k < 3; k++) {
        for (int v = 0; v < 3; v++)
            t->seen[v][k] = write_dot(f, t->box.axis[k], t->way[v]);
        t->seen_velocity[k] = write_dot(f, t->box.axis[k], t->velocity);
    }
}

static void write_faces(axis_course *c, const terms_of_case *t)
{
    const term scale = twice(c->f, t->box.norm);
    for (int k = 0; k < 3; k++) {
        const term projections[3] = {t->seen[0][k], t->seen[1][k], t->seen[2][k]};
        append_span(c, projections, t->seen_half[k], t->seen_velocity[k], scale);
    }
}

static void write_plane(axis_course *c, const terms_of_case *t)
{
    formula *const f = c->f;
    term normal[3], projections[3], length[3];
    for (int i = 0; i < 3; i++)
        normal[i] = cross_component(f, t->edge[0], t->edge[1], i);
    for (int v = 0; v < 3; v++)
        projections[v] = product(f, write_dot(f, normal, t->way[v]), t->box.norm);
    for (int k = 0; k < 3; k++)
        length[k] = magnitude(f, write_dot(f, normal, t->box.axis[k]));
    append_span(c, projections, write_dot(f, length, t->half),
                product(f, write_dot(f, normal, t->velocity), t->box.norm),
                twice(f, of_three(f, sum, length)));
}

static void write_products(axis_course *c, const terms_of_case *t, int e)
{
    formula *const f = c->f;
    term edge[3], length[3];
    for (int k = 0; k < 3; k++) {
        edge[k] = difference(f, t->seen[(e + 1) % 3][k], t->seen[e][k]);
        length[k] = magnitude(f, edge[k]);
    }
    const term twice_norm = twice(f, t->box.norm);
    for (int i = 0; i < 3; i++) {
        const int u = (i + 1) % 3, w = (i + 2) % 3;
        const term projections[3] = {cross_component(f, edge, t->seen[0], i),
                                     cross_component(f, edge, t->seen[1], i),
                                     cross_component(f, edge, t->seen[2], i)};
        append_span(c, projections,
                    sum(f, product(f, length[w], t->seen_half[u]), product(f, length[u], t->seen_half[w])),
                    cross_component(f, edge, t->seen_velocity, i),
                    product(f, sum(f, length[u], length[w]), twice_norm));
    }
}

static void write_triangle_course(axis_course *c)
{
    terms_of_case t;
    write_times(c, PLACE(times));
    write_case(c->f, &t);
    write_faces(c, &t);
    write_plane(c, &t);
    for (int e = 0; e < 3; e++)
        write_products(c, &t, e);
}

void set_triangle_course(triangle_course *c, const triangle_course_case *inputs, float time, float limit)
{
    if (c->f.terms == 0) {
        c->of.f = &c->f;
        write_triangle_course(&c->of);
    }
    c->inputs = *inputs;
    set_times(c->inputs.times, 0, time, limit);
    set_inputs(&c->f, (const float *)&c->inputs);
}

/* ---- In double ---------------------------------------------------------------------------------------- */

void see_triangle_course(const triangle_course_case *c, moving_sight *seen)
{
    double vertices[3][3], half[3], q[4];
    *seen = (moving_sight){0};
    for (int axis = 0; axis < 3; axis++) {
        const double low = c->centre[axis], high = c->centre_too[axis];
        half[axis] = 0.5 * ((double)c->far_side[axis] - (double)c->near_side[axis]);
        for (int k = 0; k < 3; k++) {
            const double at = c->vertex[3 * k + axis];
            vertices[k][axis] = 0.5 * ((at - low) + (at - high));
        }
        seen->velocity[axis] = (double)c->fast[axis] - (double)c->slow[axis];
    }
    for (int k = 0; k < 4; k++)
        q[k] = (double)c->rotation[k];
    see_axes_of_triangle_and_box(vertices, half, q, &seen->start);
}

/* In the box's coordinates. */
static void see_edges(const triangle_course_case *c, double edges[2][3])
{
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = (double)c->rotation[k];
    for (int e = 0; e < 2; e++) {
        for (int axis = 0; axis < 3; axis++)
            edges[e][axis] = (double)c->vertex[3 * e + 3 + axis] - (double)c->vertex[3 * e + axis];
        rotate_back(q, edges[e]);
    }
}

double most_cancellation(const triangle_course_case *c, double off)
{
    double edges[2][3], products = 0.0, left = 0.0, lengths = 0.0;
    see_edges(c, edges);
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        const double forth = edges[0][u] * edges[1][w], back = edges[0][w] * edges[1][u];
        products += fabs(forth) + fabs(back);
        left += fabs(forth - back);
        lengths += fabs(edges[0][k]) + fabs(edges[1][k]);
    }
    const double error = 2.0 * off * lengths + 6.0 * off * off;
    return left > error ? (products + error) / (left - error) : INFINITY;
}
