/* A point in a closed k-DOP: its place along each direction, in rational numbers. */
#include <gmp.h>
#include <math.h>

#include "box_cases.h"
#include "floats.h"
#include "kdop_cases.h"

enum { POINT = KDOP_FLOATS };

static const char layout[] = KDOP_LAYOUT "rrr";

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double place_along(const int direction[3], const double *point)
{
    return direction[0] * point[0] + direction[1] * point[1] + direction[2] * point[2];
}

/* On an end along each direction or between them, now and then beyond. */
static void draft_near(source *from, double *draft)
{
    stream *s = &from->own;
    const int beyond_one = draw_integer(s, 0, 2 * KDOP_DIRECTIONS);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draw_integer(s, -16, 16);
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const double place = place_along(kdop_slabs[k].direction, draft + POINT);
        const int beyond = k == beyond_one;
        draft[kdop_slabs[k].low] = place - draw_integer(s, -beyond, 2);
        draft[kdop_slabs[k].high] = place + draw_integer(s, -beyond, 2);
    }
}

/* Coordinates of different sizes, some of which cancel. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    const int first = draw_integer(s, 0, 2);
    double *const point = draft + POINT;
    for (int k = 0; k < KDOP_FLOATS; k++)
        draft[k] = 0;
    for (int k = 0; k < 3; k++) {
        const double size = draw_power(s, -12 * k, 0);
        point[(first + k) % 3] = draw_real(s, -1.0, 1.0) * size;
    }
    const double off = draw_power(s, -24, -8);
    const double share = 1 + draw_integer(s, -2, 2) * off;
    if (draw_one_in(s, 2))
        point[(first + 1) % 3] = draw_sign(s) * point[first] * share;
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* Bounds at the place of the point as doubles have it, or next to it; now and then all is on one side. */
static void bound_nearly(stream *s, float *floats)
{
    const double point[3] = {(double)floats[POINT], (double)floats[POINT + 1], (double)floats[POINT + 2]};
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const double place = place_along(kdop_slabs[k].direction, point);
        const float near = nearest_float(place), far = 1.0f + fabsf(near);
        const int is_special = draw_one_in(s, KDOP_DIRECTIONS), is_low = draw_one_in(s, 2);
        const float end = neighbour(near, is_special ? draw_integer(s, -1, 1) : is_low ? -1 : 1);
        floats[kdop_slabs[k].low] = is_low ? end : near - far;
        floats[kdop_slabs[k].high] = is_low ? near + far : end;
    }
}

static void scatter_and_bound(stream *s, float *floats)
{
    scatter(s, 3, floats + POINT);
    bound_nearly(s, floats);
}

static const family families[] = {
    {"near", draft_near, GRID, 0, NULL},
    {"near, 1 ulp off", draft_near, GRID, 1, NULL},
    {"near, rounded", draft_near, ANYWHERE, 1, NULL},
    {"near, below range", draft_near, BELOW, 1, NULL},
    {"cancelling", draft_cancelling, UNMOVED, 0, bound_nearly},
    {"cancelling, largest", draft_cancelling, LARGEST, 0, bound_nearly},
    {"cancelling, below range", draft_cancelling, BELOW, 0, bound_nearly},
    {"cancelling, scattered", draft_cancelling, UNMOVED, 0, scatter_and_bound},
};

/* ---- In rational numbers ------------------------------------------------------------------------------- */

static int is_between(const float *floats, const kdop_slab *slab, mpq_t place, mpq_t part)
{
    mpq_set_ui(place, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        mpq_set_d(part, (double)floats[POINT + axis] * slab->direction[axis]);
        mpq_add(place, place, part);
    }
    mpq_set_d(part, (double)floats[slab->low]);
    const int is_below = mpq_cmp(place, part) < 0;
    mpq_set_d(part, (double)floats[slab->high]);
    return !is_below && mpq_cmp(place, part) <= 0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    mpq_t place, part;
    int within = 1;
    mpq_inits(place, part, NULL);
    for (int k = 0; k < KDOP_DIRECTIONS && within; k++)
        within = is_between(floats, &kdop_slabs[k], place, part);
    mpq_clears(place, part, NULL);
    judge_comparison(within, given, out);
}

/* An octahedron whose corners are 1 from the origin on its axes, in the cube of 2, without bounds along edges but far
 * away. */
#define OCTAHEDRON -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, 1, 1, 1, 1, -8, -8, -8, -8, -8, -8, 8, 8, 8, 8, 8, 8

static const sentence sentences[] = {
    {"the centre", {OCTAHEDRON, 0, 0, 0}, 1},
    {"a corner", {OCTAHEDRON, 0, 0, -1}, 1},
    {"on a face, but for what rounding takes away", {OCTAHEDRON, 1, 0x1p-40f, -0x1p-40f}, 0},
    {"on a face, all of it summed up", {OCTAHEDRON, 0.5f, 0.25f, -0.25f}, 1},
    {"beyond a face by less than a float of the sum", {OCTAHEDRON, 0.75f, 0.25f, 0x1p-40f}, 0},
    {"short of a face by as little", {OCTAHEDRON, 0.75f, 0.25f - 0x1p-26f, 0x1p-40f}, 1},
    {NULL},
};

const subject contains_kdop_point = {
    .query = LH_QUERY_contains_kdop_point,
    .name = "contains_kdop_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
