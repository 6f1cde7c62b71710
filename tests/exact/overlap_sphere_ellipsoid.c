/* A closed ball against a closed ellipsoid. How far a point is from an ellipsoid is the root of a polynomial that is
 * not written down here; so verdicts are held between two bounds, in long double: a point of the ellipsoid is no nearer
 * than the nearest, and an axis separates by no more than that. What touches by less than they leave open is not
 * judged, which is some 2^-50 of the lengths. */
#include <math.h>

#include "floats.h"
#include "subject.h"

enum { CENTRE = 0, RADIUS = 3, MIDDLE = 4, AXES = 7, FLOATS = 16 };

/* In units of 2^-23 of the longest half axis and the way between the centres: 2^-14. */
static const double most_growth = 512.0;

/* ---- Bounds of the distance ---------------------------------------------------------------------------- */

typedef long double vector3[3];

typedef struct case_of {
    vector3 axis[3], way;               /* from the middle of the ellipsoid */
    long double square[3][3], right[3]; /* of the columns; of these and the way */
    long double norm;                   /* the root of the sum of all squares of the columns */
} case_of;

typedef struct gap {
    long double least, most; /* of the distance from the ellipsoid */
} gap;

static long double dot3(const long double *a, const long double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static case_of case_of_floats(const float *floats)
{
    case_of c;
    for (int k = 0; k < 3; k++) {
        c.way[k] = (long double)floats[CENTRE + k] - (long double)floats[MIDDLE + k];
        for (int column = 0; column < 3; column++)
            c.axis[column][k] = (long double)floats[AXES + 3 * column + k];
    }
    c.norm = 0.0L;
    for (int column = 0; column < 3; column++) {
        c.right[column] = dot3(c.axis[column], c.way);
        c.norm += dot3(c.axis[column], c.axis[column]);
        for (int other = 0; other < 3; other++)
            c.square[column][other] = dot3(c.axis[column], c.axis[other]);
    }
    c.norm = sqrtl(c.norm);
    return c;
}

/* (M'M + s) v = M'w by elimination: the matrix is positive. Returns the square of v. */
static long double solve(const case_of *c, long double s, long double *v)
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
    return dot3(v, v);
}

/* The s for which v has a length of 1, by Newton's steps from below; 0 of a point within. */
static void find_nearest(const case_of *c, long double *v)
{
    long double s = fmaxl(sqrtl(dot3(c->right, c->right)) - c->norm * c->norm, c->norm * c->norm * 0x1p-60L);
    for (int step = 0; step < 60; step++) {
        vector3 next;
        const long double squared = solve(c, s, v);
        case_of once_more = *c;
        for (int k = 0; k < 3; k++)
            once_more.right[k] = v[k];
        solve(&once_more, s, next);
        const long double more = squared * (sqrtl(squared) - 1.0L) / dot3(v, next);
        if (!(fabsl(more) > s * 0x1p-60L))
            break;
        s = fmaxl(s + more, s * 0.125L);
    }
}

static gap gap_of(const case_of *c)
{
    vector3 v = {0.0L, 0.0L, 0.0L}, off, along;
    if (c->norm > 0.0L)
        find_nearest(c, v);
    const long double length = sqrtl(dot3(v, v));
    for (int k = 0; k < 3; k++) {
        off[k] = c->way[k];
        for (int column = 0; column < 3; column++)
            off[k] -= c->axis[column][k] * v[column] / (length > 1.0L ? length : 1.0L);
    }
    const long double most = sqrtl(dot3(off, off));
    if (!(most > 0.0L))
        return (gap){0.0L, most};
    for (int column = 0; column < 3; column++)
        along[column] = dot3(c->axis[column], off);
    return (gap){fmaxl((dot3(off, c->way) - sqrtl(dot3(along, along))) / most, 0.0L), most};
}

/* ---- Judging ------------------------------------------------------------------------------------------- */

static long double size_of(const case_of *c)
{
    return c->norm + sqrtl(dot3(c->way, c->way));
}

/* The shortest half axis is at least a 64th of the longest: it is the determinant over the product of the others, which
 * is at most half of the squared norm. */
static int is_bounded(const case_of *c)
{
    vector3 across;
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        across[k] = c->axis[1][u] * c->axis[2][w] - c->axis[1][w] * c->axis[2][u];
    }
    return 2.0L * fabsl(dot3(across, c->axis[0])) >= c->norm * c->norm * c->norm / 64.0L;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const case_of c = case_of_floats(floats);
    const gap of = gap_of(&c);
    const long double radius = (long double)floats[RADIUS], open = size_of(&c) * 0x1p-50L;
    out->touches = radius >= 0.0L && of.most <= radius - open;
    out->growth_bound = most_growth;
    if (given->hit && radius < 0.0L)
        out->broken = "a ball of negative radius, and a hit";
    if (given->hit && of.least > radius && is_bounded(&c))
        out->growth =
            (double)((of.least - radius) * 0x1p23L / (c.norm / sqrtl(3.0L) + sqrtl(dot3(c.way, c.way))));
    out->effort = BY_DOUBLE;
}

/* ---- Cases --------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    for (int k = 0; k < FLOATS; k++)
        draft[k] = draw_real(&from->own, -16.0, 16.0);
}

/* Columns of any lengths. */
static void draft_needle(source *from, double *draft)
{
    stream *s = &from->own;
    draft_any(from, draft);
    for (int column = AXES; column < FLOATS; column += 3) {
        const double size = draw_power(s, -8, 2);
        for (int k = 0; k < 3; k++)
            draft[column + k] *= size;
    }
}

/* In whole numbers, upright, some flat; touching at the end of a half axis. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int along = draw_integer(s, 0, 2);
    for (int k = 0; k < FLOATS; k++)
        draft[k] = 0.0;
    draft[RADIUS] = draw_integer(s, 0, 8);
    for (int k = 0; k < 3; k++) {
        draft[MIDDLE + k] = draw_integer(s, -8, 8);
        draft[AXES + 4 * k] = draw_integer(s, 0, 8);
        draft[CENTRE + k] = draft[MIDDLE + k] + (k == along ? draft[AXES + 4 * k] + draft[RADIUS] : 0.0);
    }
}

/* The radius of a ball that touches, or nearly. */
static void reach(stream *s, float *floats)
{
    const case_of c = case_of_floats(floats);
    const gap of = gap_of(&c);
    const long double off = draw_one_in(s, 3) ? 0.0L : (long double)draw_real(s, -40.0, 200.0) * 0x1p-23L;
    floats[RADIUS] = nearest_float((double)(of.most - off * size_of(&c)));
}

static void reach_and_negate(stream *s, float *floats)
{
    reach(s, floats);
    floats[RADIUS] = -fabsf(floats[RADIUS]);
}

static const family families[] = {
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, about the origin", draft_any, UNMOVED, 0, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"needles", draft_needle, ANYWHERE, 0, reach},
    {"needles, unmoved", draft_needle, UNMOVED, 0, reach},
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, 1 ulp off", draft_upright, GRID, 1, NULL},
    {"upright, reaching", draft_upright, GRID, 0, reach},
    {"negative radii", draft_any, ANYWHERE, 0, reach_and_negate},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* Half axes of 4, 2 and 1 about (1, 2, 3); and a disc of radius 2 across z. */
#define EGG  1, 2, 3, 4, 0, 0, 0, 2, 0, 0, 0, 1
#define DISC 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0

static const sentence sentences[] = {
    {"touching at an end", {6, 2, 3, 1, EGG}, 1},
    {"beyond it", {6.001f, 2, 3, 1, EGG}, 0},
    {"touching above", {1, 2, 6, 2, EGG}, 1},
    {"beyond that", {1, 2, 6.001f, 2, EGG}, 0},
    {"within", {1, 2, 3, 0, EGG}, 1},
    {"a point beside it", {5, 4, 3, 0, EGG}, 0},
    {"the way there is not to the centre", {4, 5, 3, 1.53f, EGG}, 1},
    {"and not that far", {4, 5, 3, 1.51f, EGG}, 0},
    {"over a disc", {1, 1, 3, 3, DISC}, 1},
    {"higher", {1, 1, 3.001f, 3, DISC}, 0},
    {"beside a disc", {3, 0, 0, 1, DISC}, 1},
    {"farther", {3.001f, 0, 0, 1, DISC}, 0},
    {"over its rim", {5, 0, 4, 5, DISC}, 1},
    {"farther from that", {5, 0, 4.001f, 5, DISC}, 0},
    {"no columns: a point", {3, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 1},
    {"farther from it", {3, 4.001f, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 0},
    {"a negative radius", {1, 2, 3, -1, EGG}, 0},
    {NULL},
};

const subject overlap_sphere_ellipsoid = {
    .query = LH_QUERY_overlap_sphere_ellipsoid,
    .name = "overlap_sphere_ellipsoid",
    .layout = "xyzrxyzuvwuvwuvw",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
