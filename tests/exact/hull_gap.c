#include "hull_gap.h"

#include <math.h>
#include <string.h>

/* Wolfe, Finding the nearest point in a polytope, 1976. A corral is a set of points, none of which the others span,
 * and the point of their flat that is nearest to the origin, which lies between them all. */
enum { MOST_DIFFERENCES = MOST_CORNERS * MOST_CORNERS, MOST_OF_A_CORRAL = 4, MOST_ROUNDS = 200 };

typedef struct corral {
    int points;
    const long double *point[MOST_OF_A_CORRAL + 1];
    long double weight[MOST_OF_A_CORRAL + 1];
} corral;

static long double dot(const long double a[3], const long double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void place_of(const corral *c, long double place[3])
{
    for (int axis = 0; axis < 3; axis++) {
        place[axis] = 0.0L;
        for (int k = 0; k < c->points; k++)
            place[axis] += c->weight[k] * c->point[k][axis];
    }
}

/* Solves rows of unknowns, the last of each row being the other side. Returns whether there is one solution. */
static int solve(int unknowns, long double row[][MOST_OF_A_CORRAL + 1])
{
    for (int k = 0; k < unknowns; k++) {
        int pivot = k;
        for (int r = k + 1; r < unknowns; r++)
            pivot = fabsl(row[r][k]) > fabsl(row[pivot][k]) ? r : pivot;
        if (row[pivot][k] == 0.0L)
            return 0;
        for (int c = 0; c <= unknowns; c++) {
            const long double kept = row[k][c];
            row[k][c] = row[pivot][c];
            row[pivot][c] = kept;
        }
        for (int r = 0; r < unknowns; r++)
            for (int c = unknowns; r != k && c >= k; c--)
                row[r][c] -= row[k][c] * (row[r][k] / row[k][k]);
    }
    for (int k = 0; k < unknowns; k++)
        row[k][unknowns] /= row[k][k];
    return 1;
}

/* The weights of the point of the flat that is nearest to the origin. Returns whether there are such. */
static int weigh_flat(const corral *c, long double weight[])
{
    long double edge[MOST_OF_A_CORRAL][3], row[MOST_OF_A_CORRAL][MOST_OF_A_CORRAL + 1];
    const int edges = c->points - 1;
    for (int k = 0; k < edges; k++)
        for (int axis = 0; axis < 3; axis++)
            edge[k][axis] = c->point[k + 1][axis] - c->point[0][axis];
    for (int r = 0; r < edges; r++) {
        for (int k = 0; k < edges; k++)
            row[r][k] = dot(edge[r], edge[k]);
        row[r][edges] = -dot(edge[r], c->point[0]);
    }
    if (!solve(edges, row))
        return 0;
    weight[0] = 1.0L;
    for (int k = 0; k < edges; k++) {
        weight[k + 1] = row[k][edges];
        weight[0] -= weight[k + 1];
    }
    return 1;
}

static void drop(corral *c, int k)
{
    c->points--;
    for (; k < c->points; k++) {
        c->point[k] = c->point[k + 1];
        c->weight[k] = c->weight[k + 1];
    }
}

/* Goes from where the corral is to the nearest point of its flat, or as far as it can, and drops who is left behind. */
static int settle(corral *c)
{
    for (;;) {
        long double weight[MOST_OF_A_CORRAL + 1], share = 1.0L;
        int first = -1;
        if (c->points > MOST_OF_A_CORRAL || !weigh_flat(c, weight))
            return 0;
        for (int k = 0; k < c->points; k++)
            if (weight[k] <= 0.0L && c->weight[k] / (c->weight[k] - weight[k]) < share) {
                share = c->weight[k] / (c->weight[k] - weight[k]);
                first = k;
            }
        for (int k = 0; k < c->points; k++)
            c->weight[k] += share * (weight[k] - c->weight[k]);
        if (first < 0)
            return 1;
        drop(c, first);
    }
}

static int lowest_along(const long double way[3], long double points[][3], int count)
{
    int lowest = 0;
    for (int k = 1; k < count; k++)
        lowest = dot(points[k], way) < dot(points[lowest], way) ? k : lowest;
    return lowest;
}

static int has(const corral *c, const long double *point)
{
    for (int k = 0; k < c->points; k++)
        if (memcmp(c->point[k], point, 3 * sizeof *point) == 0)
            return 1;
    return 0;
}

/* What a place proves: along the way to it the lowest point is so far out. */
static hull_gap proved_by(const long double place[3], long double points[][3], int count)
{
    const long double length = sqrtl(dot(place, place));
    const int lowest = lowest_along(place, points, count);
    return (hull_gap){length > 0.0L ? dot(points[lowest], place) / length : 0.0L, length};
}

hull_gap gap_between(const solid *a, const solid *b)
{
    static long double points[MOST_DIFFERENCES][3];
    int count = 0;
    for (int i = 0; i < a->corners; i++)
        for (int k = 0; k < b->corners; k++, count++)
            for (int axis = 0; axis < 3; axis++)
                points[count][axis] = b->corner[k][axis] - a->corner[i][axis];
    corral c = {1, {points[0]}, {1.0L}};
    hull_gap best = {0.0L, INFINITY};
    for (int round = 0; round < MOST_ROUNDS; round++) {
        long double place[3];
        place_of(&c, place);
        const hull_gap now = proved_by(place, points, count);
        best.least = fmaxl(best.least, now.least);
        best.most = fminl(best.most, now.most);
        const long double *next = points[lowest_along(place, points, count)];
        if (best.most - best.least <= 0x1p-56L * best.most || has(&c, next))
            break;
        c.point[c.points] = next;
        c.weight[c.points++] = 0.0L;
        if (!settle(&c))
            break;
    }
    return best;
}
