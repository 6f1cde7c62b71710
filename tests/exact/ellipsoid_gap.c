#include "ellipsoid_gap.h"

#include <math.h>

long double dot_of_longs(const long double *a, const long double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

way_from_ellipsoid way_from_middle(const float *axes, const long double *way)
{
    way_from_ellipsoid c;
    for (int k = 0; k < 3; k++) {
        c.way[k] = way[k];
        for (int column = 0; column < 3; column++)
            c.axis[column][k] = (long double)axes[3 * column + k];
    }
    c.norm = 0.0L;
    for (int column = 0; column < 3; column++) {
        c.right[column] = dot_of_longs(c.axis[column], c.way);
        c.norm += dot_of_longs(c.axis[column], c.axis[column]);
        for (int other = 0; other < 3; other++)
            c.square[column][other] = dot_of_longs(c.axis[column], c.axis[other]);
    }
    c.norm = sqrtl(c.norm);
    return c;
}

/* (M'M + s) v = M'w by elimination: the matrix is positive. Returns the square of v. */
static long double solve(const way_from_ellipsoid *c, long double s, long double *v)
{
    long double m[3][4];
    for (int row = 0; row < 3; row++) {
        for (int k = 0; k < 3; k++)
            m[row][k] = c->square[row][k] + (row == k ? s : 0.0L);
        m[row][3] = c->right[row];
    }
    for (int pivot = 0; pivot < 2; pivot++)
        for (int row = pivot + 1; row < 3; row++) {
            const long double factor = m[row][pivot] / m[pivot][pivot];
            for (int k = pivot; k < 4; k++)
                m[row][k] -= factor * m[pivot][k];
        }
    for (int row = 2; row >= 0; row--) {
        v[row] = m[row][3];
        for (int k = row + 1; k < 3; k++)
            v[row] -= m[row][k] * v[k];
        v[row] /= m[row][row];
    }
    return dot_of_longs(v, v);
}

/* The s for which v has a length of 1, by Newton's steps from below; 0 of a point within. */
static void find_nearest(const way_from_ellipsoid *c, long double *v)
{
    long double s =
        fmaxl(sqrtl(dot_of_longs(c->right, c->right)) - c->norm * c->norm, c->norm * c->norm * 0x1p-60L);
    for (int step = 0; step < 60; step++) {
        long_vector next;
        const long double squared = solve(c, s, v);
        way_from_ellipsoid once_more = *c;
        for (int k = 0; k < 3; k++)
            once_more.right[k] = v[k];
        solve(&once_more, s, next);
        const long double more = squared * (sqrtl(squared) - 1.0L) / dot_of_longs(v, next);
        if (!(fabsl(more) > s * 0x1p-60L))
            break;
        s = fmaxl(s + more, s * 0.125L);
    }
}

ellipsoid_gap gap_of_ellipsoid(const way_from_ellipsoid *c)
{
    long_vector v = {0.0L, 0.0L, 0.0L}, off, along;
    if (c->norm > 0.0L)
        find_nearest(c, v);
    const long double length = sqrtl(dot_of_longs(v, v));
    for (int k = 0; k < 3; k++) {
        off[k] = c->way[k];
        for (int column = 0; column < 3; column++)
            off[k] -= c->axis[column][k] * v[column] / (length > 1.0L ? length : 1.0L);
    }
    const long double most = sqrtl(dot_of_longs(off, off));
    if (!(most > 0.0L))
        return (ellipsoid_gap){0.0L, most};
    for (int column = 0; column < 3; column++)
        along[column] = dot_of_longs(c->axis[column], off);
    return (ellipsoid_gap){
        fmaxl((dot_of_longs(off, c->way) - sqrtl(dot_of_longs(along, along))) / most, 0.0L), most};
}
