/* Box against box and box within box. Exactly: floats are compared, and a comparison has no error. There is
 * nothing to over-report either. */
#include <math.h>

#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { A_MIN = 0, A_MAX = 3, B_MIN = 6, B_MAX = 9 };

static const char layout[] = "xyzxyzxyzxyz";
static const int boxes[] = {A_MIN, B_MIN, -1};

/* How a lies to b on one axis. */
enum { BELOW_B, TOUCHING_BELOW, INSIDE, EQUAL, AROUND, TOUCHING_ABOVE, ABOVE_B };

static void draft_relation(stream *s, int relation, int largest, double *a_min, double *a_max,
                           const double *b_min, const double *b_max)
{
    int size = draw_integer(s, 0, largest);
    switch (relation) {
    case BELOW_B:
        *a_max = *b_min - 1;
        *a_min = *a_max - size;
        break;
    case TOUCHING_BELOW:
        *a_max = *b_min;
        *a_min = *a_max - size;
        break;
    case INSIDE:
        *a_min = draw_integer(s, (int)*b_min, (int)*b_max);
        *a_max = draw_integer(s, (int)*a_min, (int)*b_max);
        break;
    case EQUAL:
        *a_min = *b_min;
        *a_max = *b_max;
        break;
    case AROUND:
        *a_min = *b_min - draw_integer(s, 0, 2);
        *a_max = *b_max + draw_integer(s, 0, 2);
        break;
    case TOUCHING_ABOVE:
        *a_min = *b_max;
        *a_max = *a_min + size;
        break;
    case ABOVE_B:
        *a_min = *b_max + 1;
        *a_max = *a_min + size;
        break;
    }
}

static void draft_relations(source *from, int first, int last, int largest, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[B_MIN + axis] = draw_integer(s, -16, 16);
        draft[B_MAX + axis] = draft[B_MIN + axis] + draw_integer(s, 0, largest);
        draft_relation(s, draw_integer(s, first, last), largest, draft + A_MIN + axis, draft + A_MAX + axis,
                       draft + B_MIN + axis, draft + B_MAX + axis);
    }
}

static void draft_touching(source *s, double *draft)
{
    draft_relations(s, TOUCHING_BELOW, TOUCHING_ABOVE, 8, draft);
}

/* b in a, or nearly. */
static void draft_nested(source *s, double *draft)
{
    draft_relations(s, EQUAL, AROUND, 8, draft);
}

/* Flat boxes and points, as often as not. */
static void draft_flat(source *s, double *draft)
{
    draft_relations(s, TOUCHING_BELOW, TOUCHING_ABOVE, 1, draft);
}

static void draft_any(source *s, double *draft)
{
    draft_relations(s, BELOW_B, ABOVE_B, 8, draft);
}

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, stretched", draft_touching, STRETCHED, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"touching, below range", draft_touching, BELOW, 1, NULL},
    {"nested", draft_nested, GRID, 0, NULL},
    {"nested, 1 ulp off", draft_nested, ANYWHERE, 1, NULL},
    {"nested, smallest", draft_nested, SMALLEST, 1, NULL},
    {"flat", draft_flat, GRID, 1, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* ---- Judging and asking ------------------------------------------------------------------------------- */

static void compare(int touches, const answer *given, finding *out)
{
    out->touches = touches;
    if (given->hit && !touches)
        out->growth = INFINITY;
}

static void judge_overlap(const float *floats, const answer *given, finding *out)
{
    int meet = 1;
    for (int axis = 0; axis < 3; axis++)
        meet &= fmaxf(floats[A_MIN + axis], floats[B_MIN + axis]) <=
                fminf(floats[A_MAX + axis], floats[B_MAX + axis]);
    compare(meet, given, out);
}

static void judge_contains(const float *floats, const answer *given, finding *out)
{
    int within = 1;
    for (int axis = 0; axis < 3; axis++)
        within &=
            !(floats[B_MIN + axis] < floats[A_MIN + axis] || floats[B_MAX + axis] > floats[A_MAX + axis]);
    compare(within, given, out);
}

typedef lh_status test_of_boxes(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits);

static void ask(test_of_boxes *test, const float *cases, size_t n, answers *out)
{
    const uint32_t stride = (sizeof layout - 1) * sizeof(float);
    lh_aabbs a = lh_aabbs_aos(cases + A_MIN, stride, n);
    lh_aabbs b = lh_aabbs_aos(cases + B_MIN, stride, n);
    test(&a, &b, out->hits);
}

static void ask_overlap(const lh_backend *backend, const float *cases, size_t n, answers *out)
{
    ask(backend->overlap_aabb_aabb, cases, n, out);
}

static void ask_contains(const lh_backend *backend, const float *cases, size_t n, answers *out)
{
    ask(backend->contains_aabb_aabb, cases, n, out);
}

const subject overlap_aabb_aabb = {
    .name = "overlap_aabb_aabb",
    .layout = layout,
    .boxes = boxes,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .ask = ask_overlap,
    .judge = judge_overlap,
};

const subject contains_aabb_aabb = {
    .name = "contains_aabb_aabb",
    .layout = layout,
    .boxes = boxes,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .ask = ask_contains,
    .judge = judge_contains,
};
