/* What two planes have in common: a line, all of both, or nothing. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "documented_bounds.h"
#include "floats.h"
#include "lines.h"
#include "subject.h"
#include "term_vector.h"

enum { NORMAL = 0, OFFSET = 3, OTHER = 4, FLOATS = 8 };

static const char layout[] = "lmndlmnd";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static double dot_in_double(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void draw_whole(stream *s, int most, double *normal)
{
    do
        for (int axis = 0; axis < 3; axis++)
            normal[axis] = draw_integer(s, -most, most);
    while (normal[0] == 0.0 && normal[1] == 0.0 && normal[2] == 0.0);
}

/* Through a point in whole numbers. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    double point[3];
    for (int axis = 0; axis < 3; axis++)
        point[axis] = draw_integer(s, -16, 16);
    for (int k = 0; k < FLOATS; k += OTHER) {
        draw_whole(s, 8, draft + k + NORMAL);
        draft[k + OFFSET] = dot_in_double(draft + k + NORMAL, point);
    }
}

/* Multiples of one normal; the offset is as many times another, but for a step now and then. */
static void draft_parallel(source *from, double *draft)
{
    stream *s = &from->own;
    double normal[3];
    draw_whole(s, 8, normal);
    const double offset = draw_integer(s, -16, 16);
    for (int k = 0; k < FLOATS; k += OTHER) {
        const double by = draw_sign(s) * draw_integer(s, 1, 5);
        for (int axis = 0; axis < 3; axis++)
            draft[k + NORMAL + axis] = by * normal[axis];
        draft[k + OFFSET] = by * offset;
    }
    if (draw_one_in(s, 2))
        draft[OFFSET] += draw_sign(s);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int i = 0; i < FLOATS; i++)
        draft[i] = draw_real(s, -4.0, 4.0);
}

static void draft_without_normal(source *from, double *draft)
{
    const int which = draw_integer(&from->own, 0, 2);
    draft_whole(from, draft);
    for (int k = 0; k < FLOATS; k += OTHER)
        if (which == 2 || which * OTHER == k) {
            memset(draft + k, 0, 3 * sizeof *draft);
            draft[k + OFFSET] = draw_integer(&from->own, -1, 1);
        }
}

static void draft_unfavourable(source *from, double *draft)
{
    for (int i = 0; i < FLOATS; i++)
        draft[i] = draw_sign(&from->own) * draw_real(&from->own, 1.0, 1.04);
}

/* The second becomes the first, but for some steps of a float or two, and but for a power of two. */
static void lean_by_steps(stream *s, float *floats)
{
    const float by = (float)(draw_sign(s) * draw_power(s, -8, 8));
    for (int i = 0; i < OTHER; i++)
        floats[OTHER + i] = by * neighbour(floats[i], draw_one_in(s, 4) ? draw_integer(s, -2, 2) : 0);
}

/* The same by a number of a few digits, so that it is one plane still if there is room for them. */
static void multiply(stream *s, float *floats)
{
    const float by = (float)(draw_sign(s) * draw_integer(s, 3, 63));
    for (int i = 0; i < OTHER; i++) {
        const float whole = (float)(int)(floats[i] * 0x1p14f);
        floats[i] = whole;
        floats[OTHER + i] = whole * by;
    }
}

static void lean_least(stream *s, float *floats)
{
    draw_next_to_parallel(s, floats + NORMAL, floats + OTHER + NORMAL);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"whole numbers", draft_whole, GRID, 0, NULL},
    {"whole numbers, 1 ulp off", draft_whole, GRID, 1, NULL},
    {"parallel", draft_parallel, UNMOVED, 0, NULL},
    {"parallel, moved", draft_parallel, GRID, 0, NULL},
    {"parallel, 1 ulp off", draft_parallel, GRID, 1, NULL},
    {"parallel, rounded", draft_parallel, ANYWHERE, 0, NULL},
    {"parallel, stretched", draft_parallel, STRETCHED, 0, NULL},
    {"one, multiplied", draft_any, UNMOVED, 0, multiply},
    {"leaning by steps", draft_any, UNMOVED, 0, lean_by_steps},
    {"leaning by steps, anywhere", draft_any, ANYWHERE, 0, lean_by_steps},
    {"leaning by steps, stretched", draft_any, STRETCHED, 0, lean_by_steps},
    {"leaning least", draft_any, UNMOVED, 0, lean_least},
    {"without normal", draft_without_normal, GRID, 0, NULL},
    {"far away", draft_any, FAR_AWAY, 0, NULL},
    {"stretched", draft_any, STRETCHED, 0, NULL},
    {"smallest", draft_any, SMALLEST, 1, NULL},
    {"largest", draft_any, LARGEST, 0, NULL},
    {"scattered", draft_any, UNMOVED, 0, scatter_all},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term along[3], along2_of[3], along2; /* the direction of the line, and squares */
    term on_line[3];                     /* its point nearest to the origin, times along2 */
    term apart[3];                       /* 0 if the planes are one */
    term normal2[2], on_plane[3];        /* likewise of the first plane */
} exact;

static void write_plane(int plane, term normal[3], term *offset)
{
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = input(&exact.f, plane + NORMAL + axis);
    *offset = input(&exact.f, plane + OFFSET);
}

static void write_formula(void)
{
    formula *f = &exact.f;
    term a[3], b[3], a_offset, b_offset;
    write_plane(0, a, &a_offset);
    write_plane(OTHER, b, &b_offset);
    write_cross(f, a, b, exact.along);
    exact.along2 = dot_of(f, exact.along, exact.along);
    exact.normal2[0] = dot_of(f, a, a);
    exact.normal2[1] = dot_of(f, b, b);
    for (int axis = 0; axis < 3; axis++) {
        exact.along2_of[axis] = square(f, exact.along[axis]);
        exact.apart[axis] = difference(f, product(f, a_offset, b[axis]), product(f, b_offset, a[axis]));
        exact.on_plane[axis] = product(f, a_offset, a[axis]);
    }
    write_cross(f, exact.apart, exact.along, exact.on_line);
}

static int is_zero(const term of[3])
{
    return sign_of(&exact.f, of[0]) == 0 && sign_of(&exact.f, of[1]) == 0 && sign_of(&exact.f, of[2]) == 0;
}

static void quotients(const term over[3], term by, double *to)
{
    for (int axis = 0; axis < 3; axis++)
        to[axis] = sign_of(&exact.f, over[axis]) == 0 ? 0.0 : ratio_of(&exact.f, over[axis], by);
}

/* Of any length: the root of the quotient of a square and along2 has the error of neither. */
static void set_direction(double *along)
{
    for (int axis = 0; axis < 3; axis++) {
        const int sign = sign_of(&exact.f, exact.along[axis]);
        along[axis] = sign == 0 ? 0.0 : sign * sqrt(ratio_of(&exact.f, exact.along2_of[axis], exact.along2));
    }
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

enum { ALONG, POINT = ALONG + 3 };

static int is_promised(const float *floats)
{
    for (int k = OFFSET; k < FLOATS; k += OTHER)
        if (floats[k] != 0.0f && fabsf(floats[k]) < smallest_offset_of_common_line)
            return 0;
    return 1;
}

/* In units of u of its length. */
static double error_of_point(const double *point, const float *given)
{
    double off[3];
    for (int axis = 0; axis < 3; axis++)
        off[axis] = given[axis] - point[axis];
    const double beyond = length_of(off) - slack_of_common_line;
    return beyond <= 0.0 ? 0.0 : beyond / (length_of(point) * unit_roundoff);
}

/* In units of u of each component; of all but its length. */
static double error_of_direction(const double *along, const float *given)
{
    double most = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double one = along[axis] / length_of(along), off = fabs(given[axis] - one);
        if (off > slack_of_common_line)
            most = fmax(most, off / (fabs(one) * unit_roundoff));
    }
    return most;
}

static int has_no_direction(const float *given)
{
    return given[0] == 0.0f && given[1] == 0.0f && given[2] == 0.0f;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    double point[3], along[3];
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);

    const int are_parallel = is_zero(exact.along);
    const int are_planes =
        sign_of(&exact.f, exact.normal2[0]) != 0 && sign_of(&exact.f, exact.normal2[1]) != 0;
    const int are_one = are_parallel && are_planes && is_zero(exact.apart);
    const int meet = !are_parallel || are_one;
    if (meet)
        quotients(are_one ? exact.on_plane : exact.on_line, are_one ? exact.normal2[0] : exact.along2, point);
    if (!is_promised(floats) || (meet && length_of(point) > furthest_common_line))
        return;

    out->touches = meet;
    out->growth = given->hit && !meet ? INFINITY : 0.0;
    out->effort = exact.f.effort;
    if (given->inside != are_one)
        out->broken = "one plane is taken for two, or two for one";
    else if ((!meet || are_one) != has_no_direction(given->floats + ALONG))
        out->broken = "a direction where there is no line, or none where there is one";
    if (!meet)
        return;
    out->first_error = error_of_point(point, given->floats + POINT);
    if (are_one)
        return;
    set_direction(along);
    out->first_early = error_of_direction(along, given->floats + ALONG);
}

const subject intersect_plane_plane = {
    .query = LH_QUERY_intersect_plane_plane,
    .name = "intersect_plane_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_common_line_point_error,
    .first_early_bound = most_common_line_direction_error,
    .judge = judge,
};
