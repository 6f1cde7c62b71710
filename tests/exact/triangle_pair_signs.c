/* Two triangles by signs alone, whatever the axes say. Closed triangles touch if and only if an edge of one meets an
 * edge of the other, or passes through its inside, or begins in it in its plane. */
#include "triangle_pair_oracle.h"

static pair_formula *now; /* that is set */

static int sign(term t)
{
    return sign_of(&now->f, t);
}

static int have_both_signs(int a, int b, int c)
{
    return (a > 0 || b > 0 || c > 0) && (a < 0 || b < 0 || c < 0);
}

static int has_normal(int t)
{
    return sign(now->normal[t][0]) || sign(now->normal[t][1]) || sign(now->normal[t][2]);
}

/* From above the plane of the other triangle to below it, or to it, and there on one side of all edges. */
static int passes_through(int t, int i)
{
    const int begin = sign(now->height[t][i]), end = sign(now->height[t][(i + 1) % 3]);
    if (begin * end > 0 || (begin == 0 && end == 0))
        return 0;
    int sides[3];
    for (int j = 0; j < 3; j++)
        sides[j] = sign(t == 0 ? now->volume[i][j] : now->volume[j][i]);
    return !have_both_signs(sides[0], sides[1], sides[2]);
}

/* Vertex v of t, in the plane of the other triangle; seen along an axis along which that has an area. */
static int lies_in(int t, int v)
{
    if (sign(now->height[t][v]) != 0)
        return 0;
    int k = 0;
    while (sign(now->normal[!t][k]) == 0)
        k++;
    return !have_both_signs(sign(now->turn[!t][0][v][k]), sign(now->turn[!t][1][v][k]),
                            sign(now->turn[!t][2][v][k]));
}

static float coordinate(int t, int v, int k)
{
    return now->f.inputs[OF_B * t + 3 * (v % 3) + k];
}

static int ranges_meet(int i, int j, int k)
{
    const float a = coordinate(0, i, k), b = coordinate(0, i + 1, k);
    const float c = coordinate(1, j, k), d = coordinate(1, j + 1, k);
    return (a < b ? a : b) <= (c > d ? c : d) && (c < d ? c : d) <= (a > b ? a : b);
}

/* In one plane, and crossing as seen along each axis: along one at least, that plane is seen as such. */
static int edges_meet(int i, int j)
{
    if (sign(now->volume[i][j]) != 0)
        return 0;
    for (int k = 0; k < 3; k++) {
        const int of_b = sign(now->turn[0][i][j][k]) * sign(now->turn[0][i][(j + 1) % 3][k]);
        const int of_a = sign(now->turn[1][j][i][k]) * sign(now->turn[1][j][(i + 1) % 3][k]);
        if (!ranges_meet(i, j, k) || of_a > 0 || of_b > 0)
            return 0;
    }
    return 1;
}

int pair_touches_by_signs(pair_formula *set)
{
    now = set;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (edges_meet(i, j))
                return 1;
    for (int t = 0; t < 2; t++)
        for (int i = 0; i < 3 && has_normal(!t); i++)
            if (passes_through(t, i) || lies_in(t, i))
                return 1;
    return 0;
}
