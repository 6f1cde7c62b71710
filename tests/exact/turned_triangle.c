#include "turned_triangle.h"

#include <string.h>

#include "rotation.h"

static void append_axis(turned_triangle *to, const term projections[3], term reach, term growth, term slack,
                        const term squared_length[2])
{
    formula *f = &to->f;
    term low = smaller(f, smaller(f, projections[0], projections[1]), projections[2]);
    term high = larger(f, larger(f, projections[0], projections[1]), projections[2]);
    int i = to->count++;
    to->axes[i].nearest = larger(f, low, negative(f, high));
    to->axes[i].reach = reach;
    to->axes[i].separation = difference(f, to->axes[i].nearest, reach);
    to->axes[i].growth = growth;
    to->axes[i].slack = slack;
    memcpy(to->axes[i].squared_length, squared_length, sizeof to->axes[i].squared_length);
}

static term of_three(formula *f, term (*operate)(formula *, term, term), const term a[3])
{
    return operate(f, operate(f, a[0], a[1]), a[2]);
}

/* a.u * b.w - a.w * b.u; these are the axes after i. */
static term cross_component(formula *f, const term a[3], const term b[3], int i)
{
    int u = (i + 1) % 3, w = (i + 2) % 3;
    return difference(f, product(f, a[u], b[w]), product(f, a[w], b[u]));
}

static term sum_of_magnitudes(formula *f, const term a[3])
{
    return sum(f, sum(f, magnitude(f, a[0]), magnitude(f, a[1])), magnitude(f, a[2]));
}

static void append_products(turned_triangle *to, const term edge[3], term seen[3][3], const term half[3],
                            term size, term slack)
{
    formula *f = &to->f;
    const term length[3] = {magnitude(f, edge[0]), magnitude(f, edge[1]), magnitude(f, edge[2])};
    for (int i = 0; i < 3; i++) {
        int u = (i + 1) % 3, w = (i + 2) % 3;
        const term projections[3] = {cross_component(f, edge, seen[0], i),
                                     cross_component(f, edge, seen[1], i),
                                     cross_component(f, edge, seen[2], i)};
        const term both = sum(f, length[u], length[w]);
        const term squared[2] = {square(f, to->norm), sum(f, square(f, edge[u]), square(f, edge[w]))};
        append_axis(to, projections, sum(f, product(f, length[w], half[u]), product(f, length[u], half[w])),
                    product(f, both, size), product(f, both, slack), squared);
    }
}

static void append_normal(turned_triangle *to, term given[3][3], term way[3][3], const turned *box,
                          const term half[3], term slack)
{
    formula *f = &to->f;
    term edges[2][3], normal[3], projections[3], length[3];
    for (int e = 0; e < 2; e++)
        for (int i = 0; i < 3; i++)
            edges[e][i] = difference(f, given[e + 1][i], given[e][i]);
    for (int i = 0; i < 3; i++)
        normal[i] = cross_component(f, edges[0], edges[1], i);
    for (int v = 0; v < 3; v++)
        projections[v] = product(f, write_dot(f, normal, way[v]), box->norm);
    for (int k = 0; k < 3; k++) {
        to->normal[k] = write_dot(f, normal, box->axis[k]);
        length[k] = magnitude(f, to->normal[k]);
    }
    const term all = of_three(f, sum, length);
    const term squared[2] = {square(f, to->norm), write_dot(f, normal, normal)};
    append_axis(to, projections, write_dot(f, length, half), product(f, all, to->size),
                product(f, all, slack), squared);
}

void write_turned_triangle(turned_triangle *to)
{
    formula *f = &to->f;
    term given[3][3], way[3][3], seen[3][3], half[3], half_n[3], edge[3][3], furthest[3];
    for (int v = 0; v < 3; v++) {
        for (int i = 0; i < 3; i++) {
            given[v][i] = input(f, VERTICES + 3 * v + i);
            way[v][i] = difference(f, given[v][i], input(f, CENTRE + i));
        }
        furthest[v] = sum_of_magnitudes(f, way[v]);
    }
    const turned box = write_rotation(f, ROTATION);
    to->norm = box.norm;
    for (int i = 0; i < 3; i++) {
        half[i] = input(f, HALF + i);
        half_n[i] = product(f, half[i], box.norm);
    }
    to->size = sum(f, of_three(f, sum, half), of_three(f, larger, furthest));
    const term slack = input(f, SLACK), slack_n = product(f, slack, box.norm);
    const term size_n = product(f, to->size, box.norm);
    for (int v = 0; v < 3; v++)
        for (int k = 0; k < 3; k++)
            seen[v][k] = write_dot(f, box.axis[k], way[v]);
    const term squared[2] = {box.norm, box.norm};
    for (int k = 0; k < 3; k++) {
        const term projections[3] = {seen[0][k], seen[1][k], seen[2][k]};
        append_axis(to, projections, half_n[k], size_n, slack_n, squared);
    }
    append_normal(to, given, way, &box, half, slack);
    for (int e = 0; e < 3; e++) {
        for (int k = 0; k < 3; k++) {
            edge[e][k] = difference(f, seen[(e + 1) % 3][k], seen[e][k]);
            if (e < 2)
                to->edges[e][k] = edge[e][k];
        }
        append_products(to, edge[e], seen, half_n, size_n, slack_n);
    }
}

int turned_triangle_is_apart(turned_triangle *of)
{
    for (int i = 0; i < TRIANGLE_BOX_AXES; i++)
        if (sign_of(&of->f, of->axes[i].separation) > 0)
            return 1;
    return 0;
}

int is_no_turned_box(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[HALF + axis] < 0.0f)
            return 1;
    return norm_of(floats + ROTATION) <= 0.0;
}
