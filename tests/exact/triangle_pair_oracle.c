#include "triangle_pair_oracle.h"

#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "term_vector.h"

enum { FACTORS = 2, INPUTS = PAIR_FLOATS + FACTORS };

static struct {
    pair_formula p;
    float inputs[INPUTS];
    term at[2][3][3], way[2][3][3]; /* vertices, from the origin and from a vertex of b */
    term across[2][3][2][3][3];     /* edge x vertex, of edge i of t and vertex v of s: [t][i][s][v] */
    term length[2][3][3];           /* of the edges' components */
    term extent[3];                 /* of both, summed up */
    term slack;
} exact;

static const term *vertex_of(int t, int v)
{
    return exact.way[t][v];
}

static term lowest(const term a[3])
{
    formula *f = &exact.p.f;
    return smaller(f, smaller(f, a[0], a[1]), a[2]);
}

static term highest(const term a[3])
{
    formula *f = &exact.p.f;
    return larger(f, larger(f, a[0], a[1]), a[2]);
}

static term dot(const term a[3], const term b[3])
{
    return dot_of(&exact.p.f, a, b);
}

/* a.u * b.w and a.w * b.u, their difference or their sum; these are the axes after k. */
static term of_two(term (*operate)(formula *, term, term), const term a[3], const term b[3], int k)
{
    formula *f = &exact.p.f;
    int u = (k + 1) % 3, w = (k + 2) % 3;
    return operate(f, product(f, a[u], b[w]), product(f, a[w], b[u]));
}

/* Given how far a is above b and b above a. */
static void set_axis(int i, term above, term below, term size, int has_slack)
{
    formula *f = &exact.p.f;
    pair_axis *axis = &exact.p.axes[i];
    axis->above = above;
    axis->separation = larger(f, above, below);
    axis->beyond = has_slack ? difference(f, axis->separation, exact.slack) : axis->separation;
    axis->size = size;
}

static void write_coordinates(void)
{
    formula *f = &exact.p.f;
    for (int k = 0; k < 3; k++) {
        term low[2], high[2];
        for (int t = 0; t < 2; t++) {
            const term all[3] = {exact.at[t][0][k], exact.at[t][1][k], exact.at[t][2][k]};
            low[t] = lowest(all);
            high[t] = highest(all);
        }
        exact.extent[k] = sum(f, difference(f, high[0], low[0]), difference(f, high[1], low[1]));
        set_axis(k, difference(f, low[0], high[1]), difference(f, low[1], high[0]), exact.extent[k], 0);
    }
}

static void write_products(void)
{
    formula *f = &exact.p.f;
    for (int t = 0; t < 2; t++)
        for (int i = 0; i < 3; i++)
            for (int s = 0; s < 2; s++)
                for (int v = 0; v < 3; v++)
                    for (int k = 0; k < 3; k++) {
                        if (s == t && v == (i + 1) % 3) /* where the edge ends: as where it begins */
                            continue;
                        exact.across[t][i][s][v][k] =
                            of_two(difference, exact.p.edge[t][i], vertex_of(s, v), k);
                    }
    for (int t = 0; t < 2; t++)
        for (int k = 0; k < 3; k++)
            exact.p.normal[t][k] = difference(f, exact.across[t][0][t][2][k], exact.across[t][0][t][0][k]);
}

/* The middle one of the three pairs of edges, of what the two products in component k are without signs. */
static term middle_of_pairs(int t, int k)
{
    formula *f = &exact.p.f;
    term pairs[3];
    for (int i = 0; i < 3; i++)
        pairs[i] = of_two(sum, exact.length[t][i], exact.length[t][(i + 1) % 3], k);
    return larger(f, smaller(f, pairs[0], pairs[1]), smaller(f, larger(f, pairs[0], pairs[1]), pairs[2]));
}

static void write_normals(void)
{
    formula *f = &exact.p.f;
    for (int t = 0; t < 2; t++) {
        const term own = dot(exact.p.normal[t], vertex_of(t, 0));
        term others[3], products[3];
        for (int v = 0; v < 3; v++) {
            others[v] = dot(exact.p.normal[t], vertex_of(!t, v));
            exact.p.height[!t][v] = difference(f, others[v], own);
            products[v] = middle_of_pairs(t, v);
        }
        const term above = difference(f, own, highest(others)), below = difference(f, lowest(others), own);
        set_axis(PAIR_NORMALS + t, t ? below : above, t ? above : below, dot(products, exact.extent), 1);
    }
}

static void write_shadow(int t, int i, int k, term size)
{
    formula *f = &exact.p.f;
    const term begin = exact.across[t][i][t][i][k], third = exact.across[t][i][t][(i + 2) % 3][k];
    const term others[3] = {exact.across[t][i][!t][0][k], exact.across[t][i][!t][1][k],
                            exact.across[t][i][!t][2][k]};
    for (int v = 0; v < 3; v++)
        exact.p.turn[t][i][v][k] = difference(f, others[v], begin);
    const term above = difference(f, smaller(f, begin, third), highest(others));
    const term below = difference(f, lowest(others), larger(f, begin, third));
    set_axis(PAIR_SHADOWS + 9 * t + 3 * i + k, t ? below : above, t ? above : below, size, 0);
}

/* On f x e a vertex of a projects to f.(e x vertex), and one of b to -e.(f x vertex). */
static void write_edges(int i, int j, const term sizes[3])
{
    formula *f = &exact.p.f;
    const term *e = exact.p.edge[0][i], *g = exact.p.edge[1][j];
    const term a = dot(g, exact.across[0][i][0][i]), a_third = dot(g, exact.across[0][i][0][(i + 2) % 3]);
    const term b = dot(e, exact.across[1][j][1][j]), b_third = dot(e, exact.across[1][j][1][(j + 2) % 3]);
    exact.p.volume[i][j] = sum(f, a, b);
    const term above = sum(f, smaller(f, a, a_third), smaller(f, b, b_third));
    const term below = negative(f, sum(f, larger(f, a, a_third), larger(f, b, b_third)));
    set_axis(PAIR_EDGES + 3 * i + j, above, below, dot(exact.length[1][j], sizes), 1);
}

static void write_formula(void)
{
    formula *f = &exact.p.f;
    for (int t = 0; t < 2; t++)
        for (int v = 0; v < 3; v++)
            for (int k = 0; k < 3; k++)
                exact.at[t][v][k] = input(f, OF_B * t + 3 * v + k);
    for (int t = 0; t < 2; t++)
        for (int v = 0; v < 3; v++)
            for (int k = 0; k < 3; k++) {
                exact.way[t][v][k] = difference(f, exact.at[t][v][k], exact.at[1][0][k]);
                exact.p.edge[t][v][k] = difference(f, exact.at[t][(v + 1) % 3][k], exact.at[t][v][k]);
                exact.length[t][v][k] = magnitude(f, exact.p.edge[t][v][k]);
            }
    const term root = input(f, PAIR_FLOATS);
    exact.slack = product(f, product(f, root, root), input(f, PAIR_FLOATS + 1));
    write_coordinates();
    write_products();
    write_normals();
    term sizes[2][3][3];
    for (int t = 0; t < 2; t++)
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++) {
                sizes[t][i][k] = of_two(sum, exact.length[t][i], exact.extent, k);
                write_shadow(t, i, k, sizes[t][i][k]);
            }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            write_edges(i, j, sizes[0][i]);
}

pair_formula *set_pair(const float *floats)
{
    if (exact.p.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, PAIR_FLOATS * sizeof *floats);
    exact.inputs[PAIR_FLOATS] = root_of_pair_slack;
    exact.inputs[PAIR_FLOATS + 1] = rest_of_pair_slack;
    set_inputs(&exact.p.f, exact.inputs);
    return &exact.p;
}

int pair_is_apart(void)
{
    for (int i = 0; i < PAIR_AXES; i++)
        if (sign_of(&exact.p.f, exact.p.axes[i].separation) > 0)
            return 1;
    return 0;
}

double pair_gap(void)
{
    formula *f = &exact.p.f;
    double most = 0.0;
    for (int i = 0; i < PAIR_AXES; i++) {
        const pair_axis *axis = &exact.p.axes[i];
        if (sign_of(f, axis->beyond) <= 0)
            continue;
        if (i < PAIR_NORMALS || sign_of(f, axis->size) <= 0)
            return INFINITY;
        most = fmax(most, ratio_of(f, axis->beyond, axis->size) * 0x1p23);
    }
    return most;
}

/* ---- Moving ------------------------------------------------------------------------------------------- */

static void edge_at(const float *floats, int t, int i, double edge[3])
{
    for (int k = 0; k < 3; k++)
        edge[k] = (double)floats[OF_B * t + 3 * ((i + 1) % 3) + k] - floats[OF_B * t + 3 * i + k];
}

static void cross(const double a[3], const double b[3], double result[3])
{
    for (int k = 0; k < 3; k++) {
        int u = (k + 1) % 3, w = (k + 2) % 3;
        result[k] = a[u] * b[w] - a[w] * b[u];
    }
}

static void direction_of(int axis, const float *floats, double along[3])
{
    double first[3] = {0.0}, second[3];
    if (axis < PAIR_NORMALS) {
        for (int k = 0; k < 3; k++)
            along[k] = k == axis;
        return;
    }
    if (axis < PAIR_SHADOWS) {
        edge_at(floats, axis - PAIR_NORMALS, 0, first);
        edge_at(floats, axis - PAIR_NORMALS, 1, second);
    } else if (axis < PAIR_EDGES) {
        const int number = axis - PAIR_SHADOWS;
        first[number % 3] = 1.0;
        edge_at(floats, number / 9, number / 3 % 3, second);
    } else {
        edge_at(floats, 1, (axis - PAIR_EDGES) % 3, first);
        edge_at(floats, 0, (axis - PAIR_EDGES) / 3, second);
    }
    cross(first, second, along);
}

void move_pair(float *floats, double gap)
{
    for (int round = 0; round < 3; round++) {
        formula *f = &set_pair(floats)->f;
        int best = -1;
        double most = -INFINITY;
        for (int i = 0; i < PAIR_AXES; i++) {
            const double size = estimate(f, exact.p.axes[i].size);
            const double share = size > 0.0 ? estimate(f, exact.p.axes[i].separation) / size : -INFINITY;
            if (share > most) {
                most = share;
                best = i;
            }
        }
        if (best < 0)
            return;
        const pair_axis *axis = &exact.p.axes[best];
        double along[3], squared = 0.0;
        direction_of(best, floats, along);
        for (int k = 0; k < 3; k++)
            squared += along[k] * along[k];
        const double separation = estimate(f, axis->separation), above = estimate(f, axis->above);
        const double wanted = best < PAIR_NORMALS ? 0.0 : gap * estimate(f, axis->size);
        const double by = (separation - wanted) / squared * (above < separation ? -1.0 : 1.0);
        for (int i = OF_B; i < PAIR_FLOATS && squared > 0.0; i++)
            floats[i] = nearest_float(floats[i] + by * along[i % 3]);
    }
}
