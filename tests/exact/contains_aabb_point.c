/* A point in a closed box. */
#include <stddef.h>

#include "box_cases.h"

enum { MIN = 0, MAX = 3, POINT = 6 };

static const char layout[] = "xyzxyzxyz";

/* On an end of the box or between them, on each axis by itself; now and then beyond. */
static void draft_near(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        const int size = draw_integer(s, 0, 8);
        draft[MIN + axis] = draw_integer(s, -16, 16);
        draft[MAX + axis] = draft[MIN + axis] + size;
        const int beyond = draw_one_in(s, 16);
        draft[POINT + axis] = draft[MIN + axis] + draw_integer(s, -beyond, size + beyond);
    }
}

static void draft_on_corner(source *from, double *draft)
{
    draft_near(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draft[(draw_one_in(&from->own, 2) ? MIN : MAX) + axis];
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
}

static const family families[] = {
    {"near", draft_near, GRID, 0, NULL},
    {"near, rounded", draft_near, ANYWHERE, 1, NULL},
    {"near, stretched", draft_near, STRETCHED, 0, NULL},
    {"on a corner", draft_on_corner, GRID, 0, NULL},
    {"on a corner, 1 ulp off", draft_on_corner, GRID, 1, NULL},
    {"on a corner, far away", draft_on_corner, FAR_AWAY, 1, NULL},
    {"on a corner, smallest", draft_on_corner, SMALLEST, 1, NULL},
    {"on a corner, below range", draft_on_corner, BELOW, 1, NULL},
    {"on a corner, above range", draft_on_corner, FAR_ABOVE, 1, NULL},
    {"scattered", draft_near, UNMOVED, 0, scatter_all},
};

static void judge(const float *floats, const answer *given, finding *out)
{
    int within = 1;
    for (int axis = 0; axis < 3; axis++)
        within &= !(floats[POINT + axis] < floats[MIN + axis] || floats[POINT + axis] > floats[MAX + axis]);
    judge_comparison(within, given, out);
}

const subject contains_aabb_point = {
    .query = LH_QUERY_contains_aabb_point,
    .name = "contains_aabb_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
