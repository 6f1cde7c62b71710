/* A closed k-DOP against the half-space behind a plane, by the three bounds that are nearest to its normal, in rational
 * numbers. */
#include <gmp.h>
#include <math.h>
#include <stdlib.h>

#include "floats.h"
#include "kdop_cases.h"

enum { NORMAL = KDOP_FLOATS, OFFSET = NORMAL + 3 };

/* Lengths, so that no place moves a bound without the others. */
static const char layout[] = KDOP_LAYOUT "rrrd";

/* Of lanehit.h, in 2^-23. */
static const double most_kdop_growth = 8.0;

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* The slab whose direction has these components, or the opposite ones. */
static const kdop_slab *slab_along(const int way[3], int *is_turned)
{
    for (int k = 0; k < KDOP_DIRECTIONS; k++)
        for (int sign = -1; sign <= 1; sign += 2) {
            int differs = 0;
            for (int axis = 0; axis < 3; axis++)
                differs |= kdop_slabs[k].direction[axis] != sign * way[axis];
            *is_turned = sign < 0;
            if (!differs)
                return &kdop_slabs[k];
        }
    abort();
}

typedef struct sums {
    mpq_t low, high, low_scale, high_scale, share, part;
} sums;

static void add_share(sums *s, mpq_t sum, mpq_t scale, double bound)
{
    mpq_set_d(s->part, bound);
    mpq_mul(s->part, s->part, s->share);
    mpq_add(sum, sum, s->part);
    mpq_abs(s->part, s->part);
    mpq_add(scale, scale, s->part);
}

static void add_bounds(sums *s, const float *floats, const int way[3])
{
    int is_turned;
    const kdop_slab *slab = slab_along(way, &is_turned);
    const double low = (double)floats[slab->low], high = (double)floats[slab->high];
    add_share(s, s->low, s->low_scale, is_turned ? -high : low);
    add_share(s, s->high, s->high_scale, is_turned ? -low : high);
}

/* From the largest component on, which of equal ones first does not matter. Directions grow by an axis at a time. */
static void sum_bounds(sums *s, const float *floats)
{
    int order[3] = {0, 1, 2}, way[3] = {0, 0, 0};
    const float *const n = floats + NORMAL;
    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < 2; k++)
            if (fabsf(n[order[k]]) < fabsf(n[order[k + 1]])) {
                const int first = order[k];
                order[k] = order[k + 1];
                order[k + 1] = first;
            }
    for (int k = 0; k < 3; k++) {
        way[order[k]] = signbit(n[order[k]]) ? -1 : 1;
        mpq_set_d(s->share, (double)fabsf(n[order[k]]));
        mpq_set_d(s->part, k < 2 ? (double)fabsf(n[order[k + 1]]) : 0.0);
        mpq_sub(s->share, s->share, s->part);
        if (mpq_sgn(s->share) > 0)
            add_bounds(s, floats, way);
    }
}

/* How far a sum is above or below d, in 2^-23 of its scale. */
static double growth_of(sums *s, mpq_t sum, mpq_t scale, float d)
{
    mpq_set_d(s->part, (double)d);
    mpq_sub(s->part, sum, s->part);
    if (mpq_sgn(s->part) == 0)
        return 0;
    if (mpq_sgn(scale) == 0)
        return INFINITY;
    mpq_div(s->part, s->part, scale);
    return fabs(mpq_get_d(s->part)) * 0x1p23;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    sums s;
    mpq_inits(s.low, s.high, s.low_scale, s.high_scale, s.share, s.part, NULL);
    sum_bounds(&s, floats);
    mpq_set_d(s.part, (double)floats[OFFSET]);
    out->touches = mpq_cmp(s.low, s.part) <= 0;
    const int is_inside = mpq_cmp(s.high, s.part) <= 0;
    out->growth_bound = most_kdop_growth;
    if (given->hit && !out->touches)
        out->growth = growth_of(&s, s.low, s.low_scale, floats[OFFSET]);
    if (given->hit && is_inside && !given->inside)
        out->growth = growth_of(&s, s.high, s.high_scale, floats[OFFSET]);
    out->broken = given->inside && !is_inside    ? "it is not inside"
                  : given->inside && !given->hit ? "inside without a hit"
                                                 : NULL;
    mpq_clears(s.low, s.high, s.low_scale, s.high_scale, s.share, s.part, NULL);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_bounds(stream *s, double *draft)
{
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        draft[kdop_slabs[k].low] = draw_integer(s, -16, 8);
        draft[kdop_slabs[k].high] = draft[kdop_slabs[k].low] + draw_integer(s, 0, 16);
    }
}

/* In whole numbers, the plane anywhere. */
static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft_bounds(s, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = draw_integer(s, -4, 4);
    draft[OFFSET] = draw_integer(s, -32, 32);
}

static void draft_real(source *from, double *draft)
{
    stream *s = &from->own;
    draft_bounds(s, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double size = draw_power(s, -8, 0);
        draft[NORMAL + axis] = draw_real(s, -1, 1) * size;
    }
    for (int k = 0; k < KDOP_FLOATS; k++)
        draft[k] += draw_real(s, 0, 1);
    draft[OFFSET] = 0;
}

/* Shares are of one size, and so are bounds. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < KDOP_FLOATS; k++) {
        const double sign = draw_sign(s);
        draft[k] = sign * draw_real(s, 1, 1.01);
    }
    const int first = draw_integer(s, 0, 2);
    for (int k = 0; k < 3; k++)
        draft[NORMAL + (first + k) % 3] = draw_real(s, 1, 1.01) * (k + 1);
    draft[OFFSET] = 0;
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* The plane where the sum of low or high bounds is in doubles, or off it by what is padded. */
static void reach(stream *s, float *floats)
{
    sums exact;
    mpq_inits(exact.low, exact.high, exact.low_scale, exact.high_scale, exact.share, exact.part, NULL);
    sum_bounds(&exact, floats);
    const int is_high = draw_one_in(s, 2);
    const double sum = mpq_get_d(is_high ? exact.high : exact.low),
                 scale = mpq_get_d(is_high ? exact.high_scale : exact.low_scale);
    mpq_clears(exact.low, exact.high, exact.low_scale, exact.high_scale, exact.share, exact.part, NULL);
    const double off = draw_real(s, -1.25, 1.25) * most_kdop_growth * 0x1p-23;
    const int is_off = draw_one_in(s, 2);
    floats[OFFSET] = neighbour(nearest_float(sum + (is_off ? off * scale : 0)), draw_integer(s, -1, 1));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach(s, floats);
}

static const family families[] = {
    {"whole numbers", draft_any, UNMOVED, 0, NULL},
    {"whole numbers, reaching", draft_any, UNMOVED, 0, reach},
    {"whole numbers, 1 ulp off, reaching", draft_any, UNMOVED, 1, reach},
    {"reaching", draft_real, UNMOVED, 0, reach},
    {"reaching, largest", draft_real, LARGEST, 0, reach},
    {"reaching, anywhere", draft_real, ANYWHERE, 1, reach},
    {"scattered, reaching", draft_real, UNMOVED, 0, scatter_and_reach},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach},
};

const subject classify_kdop_plane = {
    .query = LH_QUERY_classify_kdop_plane,
    .name = "classify_kdop_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
