/* A closed ball against a closed ellipsoid. What touches by less than the bounds of their distance leave open is not
 * judged. */
#include <math.h>

#include "ellipsoid_gap.h"
#include "floats.h"
#include "subject.h"

enum { CENTRE = 0, RADIUS = 3, MIDDLE = 4, AXES = 7, FLOATS = 16 };

/* In units of 2^-23 of the longest half axis and the way between the centres: 2^-14. */
static const double most_growth = 512.0;

/* ---- Judging ------------------------------------------------------------------------------------------- */

static way_from_ellipsoid way_of_case(const float *floats)
{
    long_vector way;
    for (int k = 0; k < 3; k++)
        way[k] = (long double)floats[CENTRE + k] - (long double)floats[MIDDLE + k];
    return way_from_middle(floats + AXES, way);
}

static long double size_of(const way_from_ellipsoid *c)
{
    return c->norm + sqrtl(dot_of_longs(c->way, c->way));
}

/* The shortest half axis is at least a 64th of the longest: it is the determinant over the product of the others, which
 * is at most half of the squared norm. */
static int is_bounded(const way_from_ellipsoid *c)
{
    long_vector across;
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        across[k] = c->axis[1][u] * c->axis[2][w] - c->axis[1][w] * c->axis[2][u];
    }
    return 2.0L * fabsl(dot_of_longs(across, c->axis[0])) >= c->norm * c->norm * c->norm / 64.0L;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const way_from_ellipsoid c = way_of_case(floats);
    const ellipsoid_gap of = gap_of_ellipsoid(&c);
    const long double radius = (long double)floats[RADIUS], open = size_of(&c) * 0x1p-50L;
    out->touches = radius >= 0.0L && of.most <= radius - open;
    out->growth_bound = most_growth;
    if (given->hit && radius < 0.0L)
        out->broken = "a ball of negative radius, and a hit";
    if (given->hit && of.least > radius && is_bounded(&c))
        out->growth = (double)((of.least - radius) * 0x1p23L /
                               (c.norm / sqrtl(3.0L) + sqrtl(dot_of_longs(c.way, c.way))));
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
    const way_from_ellipsoid c = way_of_case(floats);
    const ellipsoid_gap of = gap_of_ellipsoid(&c);
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
