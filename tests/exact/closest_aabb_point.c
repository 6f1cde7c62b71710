/* The point of a closed box that is closest to a point: that point, clamped, which is exact in floats. */
#include <math.h>

#include "distances.h"
#include "documented_bounds.h"
#include "subject.h"

enum { MIN = 0, MAX = 3, POINT = 6, FLOATS = 9, DISTANCE = FLOATS, INPUTS = DISTANCE + DISTANCE_INPUTS };

static const char layout[] = "xyzxyzxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* In the box, on its boundary, or beside it on some axes. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        const int size = draw_integer(s, 0, 8), apart = draw_one_in(s, 2) ? 8 : 0;
        draft[MIN + axis] = draw_integer(s, -16, 16);
        draft[MAX + axis] = draft[MIN + axis] + size;
        draft[POINT + axis] = draft[MIN + axis] + draw_integer(s, -apart, size + apart);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[MAX + axis] = draft[MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[POINT + axis] = draw_real(s, -24.0, 24.0);
    }
}

/* Every difference, square and sum just above a power of two, where rounding errors are largest. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int longest = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_real(s, -0.03, 0.0);
        draft[MAX + axis] = draw_real(s, 0.0, 0.03);
        draft[POINT + axis] = axis == longest ? draw_real(s, 1.0, 1.04) : draw_real(s, 0.0, 0.2);
    }
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"whole numbers", draft_whole, GRID, 0, NULL},
    {"whole numbers, 1 ulp off", draft_whole, GRID, 1, NULL},
    {"rounded", draft_any, ANYWHERE, 0, NULL},
    {"far away", draft_any, FAR_AWAY, 0, NULL},
    {"stretched", draft_any, STRETCHED, 0, NULL},
    {"smallest", draft_whole, SMALLEST, 1, NULL},
    {"largest", draft_any, LARGEST, 0, NULL},
    {"below range", draft_whole, BELOW, 1, NULL},
    {"scattered", draft_any, UNMOVED, 0, scatter_all},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    distance_terms distance;
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term distance2 = 0;
    for (int axis = 0; axis < 3; axis++) {
        const term point = input(f, POINT + axis);
        const term nearest = larger(f, smaller(f, point, input(f, MAX + axis)), input(f, MIN + axis));
        const term way = difference(f, point, nearest), square = product(f, way, way);
        distance2 = axis == 0 ? square : sum(f, distance2, square);
    }
    exact.distance = write_distance(f, distance2, DISTANCE);
}

static float clamped(float x, float min, float max)
{
    return x < min ? min : x > max ? max : x;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float inputs[INPUTS];
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        inputs[i] = floats[i];
    set_distance(inputs + DISTANCE, given->floats[0], closest_slack);
    set_inputs(&exact.f, inputs);
    out->touches = sign_of(&exact.f, exact.distance.exact) == 0;
    out->first_error = distance_error(&exact.f, exact.distance);
    out->effort = exact.f.effort;
    if (out->touches && given->floats[0] != 0.0f)
        out->broken = "a distance where there is none";
    for (int axis = 0; axis < 3; axis++)
        if (given->floats[1 + axis] != clamped(floats[POINT + axis], floats[MIN + axis], floats[MAX + axis]))
            out->broken = "not the nearest point";
}

const subject closest_aabb_point = {
    .query = LH_QUERY_closest_aabb_point,
    .name = "closest_aabb_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_aabb_error,
    .judge = judge,
};
