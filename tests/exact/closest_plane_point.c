/* The point of a plane that is closest to a point. */
#include <math.h>
#include <string.h>

#include "distances.h"
#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "subject.h"

enum { NORMAL = 0, OFFSET = 3, POINT = 4, FLOATS = 7, ONE = FLOATS, INPUTS };

static const char layout[] = "lmndxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* The offset for which the plane goes through a point at so many normals from the draft's. */
static void put_plane(double *draft, double normals)
{
    draft[OFFSET] = 0.0;
    for (int axis = 0; axis < 3; axis++)
        draft[OFFSET] += draft[NORMAL + axis] * (draft[POINT + axis] - normals * draft[NORMAL + axis]);
}

static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_integer(s, -8, 8);
        draft[POINT + axis] = draw_integer(s, -16, 16);
    }
    if (draft[0] == 0.0 && draft[1] == 0.0 && draft[2] == 0.0)
        draft[NORMAL] = 1.0;
    put_plane(draft, draw_integer(s, -2, 2));
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, -4.0, 4.0);
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
    }
    put_plane(draft, draw_one_in(s, 2) ? draw_real(s, -2.0, 2.0) : draw_sign(s) * draw_power(s, -30, 2));
}

/* Products and their sums just above powers of two, where rounding errors are largest; near the plane. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int longest = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, 1.0, 1.03) * (axis == longest ? 1.0 : 0.125);
        draft[POINT + axis] = draw_real(s, 1.0, 1.03) * (axis == longest ? 1.0 : 0.125);
    }
    put_plane(draft, draw_power(s, -26, -4));
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"whole numbers", draft_whole, GRID, 0, NULL},
    {"whole numbers, 1 ulp off", draft_whole, GRID, 1, NULL},
    {"rounded", draft_any, ANYWHERE, 0, NULL},
    {"rounded, 4 ulps off", draft_any, ANYWHERE, 4, NULL},
    {"far away", draft_any, FAR_AWAY, 0, NULL},
    {"stretched", draft_any, STRETCHED, 0, NULL},
    {"smallest", draft_any, SMALLEST, 1, NULL},
    {"largest", draft_any, LARGEST, 0, NULL},
    {"scattered", draft_any, UNMOVED, 0, scatter_all},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term height, magnitude; /* times the length of the normal; the sum of what it is made of, without signs */
    term height2, normal2;  /* squared, of one degree */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    const term one = input(f, ONE), offset = product(f, input(f, OFFSET), one);
    term normal2 = 0;
    exact.height = negative(f, offset);
    exact.magnitude = magnitude(f, offset);
    for (int axis = 0; axis < 3; axis++) {
        const term n = input(f, NORMAL + axis), along = product(f, n, input(f, POINT + axis));
        const term square = product(f, n, n);
        exact.height = sum(f, exact.height, along);
        exact.magnitude = sum(f, exact.magnitude, magnitude(f, along));
        normal2 = axis == 0 ? square : sum(f, normal2, square);
    }
    exact.height2 = product(f, exact.height, exact.height);
    exact.normal2 = product(f, product(f, one, one), normal2);
}

/* In double: off by some 2^-50 of what is measured. */
static double distance_from_foot(const float *floats, const float *on, double *length)
{
    const double normals = estimate(&exact.f, exact.height) / estimate(&exact.f, exact.normal2);
    double off = 0.0, squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (on[axis] - (double)floats[POINT + axis]) + normals * floats[NORMAL + axis];
        off += way * way;
        squared += (double)on[axis] * on[axis];
    }
    *length = sqrt(squared);
    return sqrt(off);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float inputs[INPUTS];
    if (exact.f.terms == 0)
        write_formula();
    memcpy(inputs, floats, FLOATS * sizeof *floats);
    inputs[ONE] = 1.0f;
    set_inputs(&exact.f, inputs);
    if (sign_of(&exact.f, exact.normal2) == 0 || fabs((double)floats[OFFSET]) > largest_closest_offset)
        return;

    const double distance = sqrt(ratio_of(&exact.f, exact.height2, exact.normal2));
    if (distance > largest_closest_distance)
        return;
    const double size = estimate(&exact.f, exact.magnitude) / sqrt(estimate(&exact.f, exact.normal2));
    const closest_bounds *most = &most_closest_plane_error;
    const root_error off = root_error_of(given->floats[0], distance, most->of_distance, most->slack, size);
    double length;
    const double aside = distance_from_foot(floats, given->floats + 1, &length);
    out->touches = distance == 0.0;
    out->first_error = fmax(off.above, off.below);
    out->effort = exact.f.effort;
    if (!(aside <=
          (length + most->further_of_size * size + most->further_of_distance * distance) * unit_roundoff +
              most->slack))
        out->broken = "not the nearest point";
}

const subject closest_plane_point = {
    .query = LH_QUERY_closest_plane_point,
    .name = "closest_plane_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_plane_off,
    .judge = judge,
};
