#include "corner_distance.h"

#include <math.h>

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void subtract(const double *a, const double *b, double *way)
{
    for (int axis = 0; axis < 3; axis++)
        way[axis] = a[axis] - b[axis];
}

corners corners_of_box(const double *middle, const double *half, double axes[3][3])
{
    corners of = {.count = MOST_CORNERS};
    for (int k = 0; k < MOST_CORNERS; k++) {
        for (int i = 0; i < 3; i++)
            of.at[k][i] = middle[i];
        for (int axis = 0; axis < 3; axis++) {
            const int is_upper = k >> axis & 1;
            for (int i = 0; i < 3; i++)
                of.at[k][i] += (is_upper ? half[axis] : -half[axis]) * axes[axis][i];
            if (!is_upper) {
                of.edge[of.edges][0] = k;
                of.edge[of.edges++][1] = k | 1 << axis;
            }
        }
    }
    return of;
}

corners corners_of_triangle(double vertices[3][3])
{
    corners of = {.count = 3, .edges = 3};
    for (int k = 0; k < 3; k++) {
        for (int axis = 0; axis < 3; axis++)
            of.at[k][axis] = vertices[k][axis];
        of.edge[k][0] = k;
        of.edge[k][1] = (k + 1) % 3;
    }
    return of;
}

/* Without what of it is along w. */
static void cut_along(double *a, const double *w)
{
    const double share = dot(a, w) / dot(w, w);
    for (int axis = 0; axis < 3; axis++)
        a[axis] -= share * w[axis];
}

/* Of lines that are nearest within both edges; else a corner is nearer. Seen along w both are a point and a line, which
 * is exact to within rounding however nearly parallel they are. */
static double distance_of_edges(const double *a, const double *a_end, const double *b, const double *b_end)
{
    double v[3], w[3], between[3], seen[3], across[3];
    subtract(a_end, a, v);
    subtract(b_end, b, w);
    subtract(b, a, between);
    for (int axis = 0; axis < 3; axis++) {
        across[axis] = v[axis];
        seen[axis] = between[axis];
    }
    cut_along(across, w);
    cut_along(seen, w);
    const double s = dot(seen, across) / dot(across, across);
    if (!(s >= 0.0 && s <= 1.0))
        return INFINITY;
    for (int axis = 0; axis < 3; axis++)
        between[axis] -= s * v[axis];
    const double t = -dot(between, w) / dot(w, w);
    for (int axis = 0; axis < 3; axis++)
        between[axis] += t * w[axis];
    return t >= 0.0 && t <= 1.0 ? sqrt(dot(between, between)) : INFINITY;
}

double distance_of_corners(const float *floats, const corners shapes[2], corner_off *off_surface)
{
    const corners *a = &shapes[0], *b = &shapes[1];
    double least = INFINITY;
    for (int which = 0; which < 2; which++)
        for (int k = 0; k < shapes[which].count; k++)
            least = fmin(least, fabs(off_surface(floats, !which, shapes[which].at[k])));
    for (int i = 0; i < a->edges; i++)
        for (int k = 0; k < b->edges; k++)
            least = fmin(least, distance_of_edges(a->at[a->edge[i][0]], a->at[a->edge[i][1]],
                                                  b->at[b->edge[k][0]], b->at[b->edge[k][1]]));
    return least;
}
