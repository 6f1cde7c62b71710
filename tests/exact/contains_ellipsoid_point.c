/* A point in a closed ellipsoid: with p, q and r for the products of each two columns, and d for the way from the
 * centre, (p.d)^2 + (q.d)^2 + (r.d)^2 is at most the square of the determinant, which is not 0. */
#include <math.h>

#include "floats.h"
#include "formula.h"
#include "subject.h"
#include "term_vector.h"

enum { CENTRE = 0, AXES = 3, POINT = 12, FLOATS = 15 };

/* Of shrinkage: in units of 2^-23 of 7 / 12 and of what cancels. */
static const double most_shrinkage = 12.0, without_cancelling = 7.0 / 12.0;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term determinant, excess;
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    vector axis[3], across[3];
    const vector way = vector_from_to(f, CENTRE, POINT);
    for (int column = 0; column < 3; column++)
        for (int k = 0; k < 3; k++)
            axis[column].axis[k] = input(f, AXES + 3 * column + k);
    term all = 0;
    for (int column = 0; column < 3; column++) {
        across[column] = vector_cross(f, axis[(column + 1) % 3], axis[(column + 2) % 3]);
        const term part = square(f, vector_dot(f, across[column], way));
        all = column == 0 ? part : sum(f, all, part);
    }
    exact.determinant = vector_dot(f, axis[0], across[0]);
    exact.excess = difference(f, all, square(f, exact.determinant));
}

static int is_contained(const float *floats)
{
    formula *f = &exact.f;
    if (f->terms == 0)
        write_formula();
    set_inputs(f, floats);
    return sign_of(f, exact.determinant) != 0 && sign_of(f, exact.excess) <= 0;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

typedef struct sight {
    double seen;       /* the length of what is seen: 1 on the surface */
    double cancelling; /* k of the contract */
    double volume;     /* the magnitude of the determinant */
} sight;

/* Below this what underflows is more than what is rounded. */
static const double least_volume = 0x1p-120;

static sight sight_of(const float *floats)
{
    double squared = 0.0, all = 0.0, determinant = 0.0;
    for (int column = 0; column < 3; column++) {
        const float *const b = floats + AXES + 3 * ((column + 1) % 3), *const c = floats + AXES +
                                                                                  3 * ((column + 2) % 3);
        double along = 0.0;
        for (int k = 0; k < 3; k++) {
            const int u = (k + 1) % 3, w = (k + 2) % 3;
            const double one = (double)b[u] * (double)c[w], other = (double)b[w] * (double)c[u],
                         way = (double)floats[POINT + k] - (double)floats[CENTRE + k],
                         width = fabs((double)floats[AXES + k]) + fabs((double)floats[AXES + 3 + k]) +
                                 fabs((double)floats[AXES + 6 + k]);
            along += (one - other) * way;
            all += (fabs(one) + fabs(other)) * width;
            determinant += column == 0 ? (one - other) * (double)floats[AXES + k] : 0.0;
        }
        squared += along * along;
    }
    return (sight){sqrt(squared) / fabs(determinant), all / fabs(determinant), fabs(determinant)};
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->touches = is_contained(floats);
    out->growth_bound = most_shrinkage;
    if (out->touches && !given->hit) {
        const sight of = sight_of(floats);
        if (of.volume >= least_volume)
            out->growth = (1.0 - of.seen) * 0x1p23 / (without_cancelling + of.cancelling);
    }
    out->effort = exact.f.effort;
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

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
    for (int column = AXES; column < POINT; column += 3) {
        const double size = draw_power(s, -10, 3);
        for (int k = 0; k < 3; k++)
            draft[column + k] *= size;
    }
}

/* Columns that lean towards each other. */
static void draft_leaning(source *from, double *draft)
{
    stream *s = &from->own;
    const double apart = draw_power(s, -12, 0);
    draft_any(from, draft);
    for (int k = 0; k < 6; k++)
        draft[AXES + 3 + k] = draft[AXES + k % 3] + draft[AXES + 3 + k] * apart;
}

/* In whole numbers, upright: a float of the surface is just that. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < FLOATS; k++)
        draft[k] = 0.0;
    for (int k = 0; k < 3; k++) {
        draft[CENTRE + k] = draw_integer(s, -8, 8);
        draft[AXES + 4 * k] = draw_integer(s, 1, 8) * draw_sign(s);
        draft[POINT + k] = draft[CENTRE + k] + draw_integer(s, -1, 1) * draft[AXES + 4 * k];
    }
}

/* The columns are in a plane. */
static void draft_flat(source *from, double *draft)
{
    draft_upright(from, draft);
    const int column = draw_integer(&from->own, 0, 2);
    for (int k = 0; k < 3; k++)
        draft[AXES + 3 * column + k] = 0.0;
}

/* The point on the surface, or as far within as padding reaches, or a little out. */
static void reach(stream *s, float *floats)
{
    double unit[3], length = 0.0;
    for (int k = 0; k < 3; k++) {
        unit[k] = draw_real(s, -1.0, 1.0);
        length += unit[k] * unit[k];
        floats[POINT + k] = floats[CENTRE + k];
    }
    const double padded = 0x1p-23 * (without_cancelling + sight_of(floats).cancelling),
                 out = draw_one_in(s, 3) ? 1.0 : 1.0 - draw_real(s, -2.0, 14.0) * padded;
    for (int k = 0; k < 3; k++) {
        double x = (double)floats[CENTRE + k];
        for (int column = 0; column < 3; column++)
            x += out * unit[column] / sqrt(length) * (double)floats[AXES + 3 * column + k];
        floats[POINT + k] = isfinite(x) ? nearest_float(x) : 0.0f;
    }
}

static const family families[] = {
    {"surface", draft_any, ANYWHERE, 0, reach},
    {"surface, about the origin", draft_any, UNMOVED, 0, reach},
    {"surface, far away", draft_any, FAR_AWAY, 0, reach},
    {"surface, stretched", draft_any, STRETCHED, 0, reach},
    {"surface, smallest", draft_any, SMALLEST, 0, reach},
    {"surface, largest", draft_any, LARGEST, 0, reach},
    {"needles", draft_needle, ANYWHERE, 0, reach},
    {"needles, unmoved", draft_needle, UNMOVED, 0, reach},
    {"leaning", draft_leaning, ANYWHERE, 0, reach},
    {"leaning, unmoved", draft_leaning, UNMOVED, 0, reach},
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, surface", draft_upright, GRID, 0, reach},
    {"flat", draft_flat, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* Half axes of 4, 2 and 1. */
#define EGG 1, 2, 3, 4, 0, 0, 0, 2, 0, 0, 0, 1

static const sentence sentences[] = {
    {"the centre", {EGG, 1, 2, 3}, 1},
    {"near an end", {EGG, 4.999f, 2, 3}, 1},
    {"beyond it", {EGG, 5.0001f, 2, 3}, 0},
    {"near the other end of a short one", {EGG, 1, 2, 2.001f}, 1},
    {"beyond that", {EGG, 1, 2, 1.999f}, 0},
    {"aslant", {EGG, 1 + 4 * 0.6f, 2 + 2 * 0.79f, 3}, 1},
    {"aslant, beyond", {EGG, 1 + 4 * 0.6f, 2 + 2 * 0.81f, 3}, 0},
    {"columns in any order, of any sign", {0, 0, 0, 0, 0, 1, -4, 0, 0, 0, 2, 0, 3.9f, 0, 0}, 1},
    {"within by more than 8u and 36u, of half axes along x, y and z",
     {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1 - 0x1.8p-19f, 0, 0},
     1},
    {"within by less may be a miss", {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1 - 0x1.4p-19f, 0, 0}, 0},
    {"a disc contains nothing", {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}, 0},
    {NULL},
};

const subject contains_ellipsoid_point = {
    .query = LH_QUERY_contains_ellipsoid_point,
    .name = "contains_ellipsoid_point",
    .promised = NEVER_HITS_WRONGLY,
    .layout = "xyzuvwuvwuvwxyz",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
