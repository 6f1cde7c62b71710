/* A closed triangle in a closed box: its vertices are. */
#include <stddef.h>

#include "box_cases.h"

enum { MIN = 0, MAX = 3, VERTICES = 6, END_OF_VERTICES = 15 };

static const char layout[] = "xyzxyzxyzxyzxyz";

/* Every vertex on an end of the box or between them, on each axis by itself; one of them now and then beyond. */
static void draft_near(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        const int size = draw_integer(s, 0, 8);
        draft[MIN + axis] = draw_integer(s, -16, 16);
        draft[MAX + axis] = draft[MIN + axis] + size;
        for (int v = VERTICES; v < END_OF_VERTICES; v += 3) {
            const int beyond = draw_one_in(s, 16);
            draft[v + axis] = draft[MIN + axis] + draw_integer(s, -beyond, size + beyond);
        }
    }
}

static void draft_on_corners(source *from, double *draft)
{
    draft_near(from, draft);
    for (int k = VERTICES; k < END_OF_VERTICES; k++)
        draft[k] = draft[(draw_one_in(&from->own, 2) ? MIN : MAX) + k % 3];
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
}

static const family families[] = {
    {"near", draft_near, GRID, 0, NULL},
    {"near, rounded", draft_near, ANYWHERE, 1, NULL},
    {"near, stretched", draft_near, STRETCHED, 0, NULL},
    {"on corners", draft_on_corners, GRID, 0, NULL},
    {"on corners, 1 ulp off", draft_on_corners, GRID, 1, NULL},
    {"on corners, far away", draft_on_corners, FAR_AWAY, 1, NULL},
    {"on corners, smallest", draft_on_corners, SMALLEST, 1, NULL},
    {"on corners, below range", draft_on_corners, BELOW, 1, NULL},
    {"on corners, above range", draft_on_corners, FAR_ABOVE, 1, NULL},
    {"scattered", draft_near, UNMOVED, 0, scatter_all},
};

static void judge(const float *floats, const answer *given, finding *out)
{
    int within = 1;
    for (int k = VERTICES; k < END_OF_VERTICES; k++)
        within &= !(floats[k] < floats[MIN + k % 3] || floats[k] > floats[MAX + k % 3]);
    judge_comparison(within, given, out);
}

#define BOX      -1, -1, -1, 1, 2, 1
#define A_AND_B  -1, -1, -1, 1, 2, 1
#define POINT(x) x, x, x, x, x, x, x, x, x

static const sentence sentences[] = {
    {"vertices on corners", {BOX, A_AND_B, -1, 2, 1}, 1},
    {"one vertex beyond a face", {BOX, A_AND_B, 0, 0x1.000002p+1f, 0}, 0},
    {"around the box, no vertex of it within", {BOX, -9, -9, 0, 9, -9, 0, 0, 9, 0}, 0},
    {"a point", {BOX, POINT(0.5f)}, 1},
    {"beyond max on one axis", {BOX, POINT(1.5f)}, 0},
    {"in a box that is a point", {POINT(3) /* min, max and a */, 3, 3, 3, 3, 3, 3}, 1},
    {NULL},
};

const subject contains_aabb_triangle = {
    .query = LH_QUERY_contains_aabb_triangle,
    .name = "contains_aabb_triangle",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
