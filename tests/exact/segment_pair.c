#include "segment_pair.h"

#include <math.h>
#include <string.h>

#include "term_vector.h"
#include "quadruples.h"

/* ---- Exactly ------------------------------------------------------------------------------------------ */

enum { RADIUS = PAIR_FLOATS, OTHER_RADIUS, FURTHER, ONE, INPUTS };

/* An end and the other segment: where the foot is, and squares of the distance, all but the last less that of the
 * radii. */
typedef struct end_terms {
    term along, beyond;                   /* positive after the start, and after the end */
    term from_start, from_end, from_line; /* the last times the square of the length */
    term start2, end2, line2;
    term length2; /* the square of it, of the degree of line2 */
} end_terms;

static struct {
    formula f;
    term reach;
    end_terms ends[4];
    term det; /* squared length of the cross product of both ways */
    term first, second, first_left,
        second_left; /* where the feet of the common normal are, times that, and what is left of it */
    term volume2, from_crossing; /* the square of the distance, times that; and less that of the radii */
    term det_times_one;          /* of the degree of volume2 */
    float inputs[INPUTS];
} exact;

static end_terms write_end(int end, int start, int other_end, term reach2)
{
    formula *f = &exact.f;
    term way[3], from_start[3], from_end[3];
    end_terms e;
    write_way(f, start, other_end, way);
    write_way(f, start, end, from_start);
    write_way(f, other_end, end, from_end);
    e.along = dot_of(f, from_start, way);
    e.beyond = dot_of(f, from_end, way);
    e.start2 = dot_of(f, from_start, from_start);
    e.end2 = dot_of(f, from_end, from_end);
    const term length2 = dot_of(f, way, way);
    e.line2 = difference(f, product(f, e.start2, length2), square(f, e.along));
    e.from_start = difference(f, e.start2, reach2);
    e.from_end = difference(f, e.end2, reach2);
    e.from_line = difference(f, e.line2, product(f, reach2, length2));
    e.length2 = product(f, length2, square(f, input(f, ONE)));
    return e;
}

static void write_crossing(term reach2)
{
    formula *f = &exact.f;
    term a[3], b[3], w[3], cross[3];
    write_way(f, FIRST_START, FIRST_END, a);
    write_way(f, SECOND_START, SECOND_END, b);
    write_way(f, FIRST_START, SECOND_START, w);
    write_cross(f, a, b, cross);
    const term aa = dot_of(f, a, a), bb = dot_of(f, b, b), ab = dot_of(f, a, b), aw = dot_of(f, a, w),
               bw = dot_of(f, b, w);
    exact.det = dot_of(f, cross, cross);
    exact.first = difference(f, product(f, bb, aw), product(f, ab, bw));
    exact.second = difference(f, product(f, ab, aw), product(f, aa, bw));
    exact.first_left = difference(f, exact.det, exact.first);
    exact.second_left = difference(f, exact.det, exact.second);
    exact.volume2 = square(f, dot_of(f, w, cross));
    exact.from_crossing = difference(f, exact.volume2, product(f, reach2, exact.det));
    exact.det_times_one = product(f, exact.det, square(f, input(f, ONE)));
}

void set_segments(const float *floats)
{
    formula *f = &exact.f;
    if (f->terms == 0) {
        exact.reach = sum(f, sum(f, input(f, RADIUS), input(f, OTHER_RADIUS)), input(f, FURTHER));
        const term reach2 = square(f, exact.reach);
        exact.ends[0] = write_end(FIRST_START, SECOND_START, SECOND_END, reach2);
        exact.ends[1] = write_end(FIRST_END, SECOND_START, SECOND_END, reach2);
        exact.ends[2] = write_end(SECOND_START, FIRST_START, FIRST_END, reach2);
        exact.ends[3] = write_end(SECOND_END, FIRST_START, FIRST_END, reach2);
        write_crossing(reach2);
    }
    memcpy(exact.inputs, floats, PAIR_FLOATS * sizeof *floats);
    exact.inputs[RADIUS] = exact.inputs[OTHER_RADIUS] = exact.inputs[FURTHER] = 0.0f;
    exact.inputs[ONE] = 1.0f;
    set_inputs(f, exact.inputs);
}

static int sign(term t)
{
    return sign_of(&exact.f, t);
}

static int end_is_within(const end_terms *e)
{
    if (sign(e->along) <= 0)
        return sign(e->from_start) <= 0;
    return sign(e->beyond) >= 0 ? sign(e->from_end) <= 0 : sign(e->from_line) <= 0;
}

static int they_cross(void)
{
    return sign(exact.det) > 0 && sign(exact.first) >= 0 && sign(exact.first_left) >= 0 &&
           sign(exact.second) >= 0 && sign(exact.second_left) >= 0;
}

int are_within(float radius, float other_radius)
{
    return are_within_sum(radius, other_radius, 0.0f);
}

int are_within_sum(float radius, float other_radius, float further)
{
    exact.inputs[RADIUS] = radius;
    exact.inputs[OTHER_RADIUS] = other_radius;
    exact.inputs[FURTHER] = further;
    set_inputs(&exact.f, exact.inputs);
    if (sign(exact.reach) < 0)
        return 0;
    for (int i = 0; i < 4; i++)
        if (end_is_within(&exact.ends[i]))
            return 1;
    return sign(exact.from_crossing) <= 0 && they_cross();
}

static double value(term t)
{
    formula *f = &exact.f;
    const double rough = estimate(f, t);
    return sign(t) == 0 ? 0.0 : rough;
}

/* The root of a fraction, of which the terms are not negative. */
static double root_of_ratio(term over, term by)
{
    return sign(over) == 0 ? 0.0 : sqrt(ratio_of(&exact.f, over, by));
}

static double distance_of_end(const end_terms *e)
{
    if (sign(e->along) <= 0)
        return sqrt(value(e->start2));
    return sign(e->beyond) >= 0 ? sqrt(value(e->end2)) : root_of_ratio(e->line2, e->length2);
}

double distance_of_segments(void)
{
    double least = INFINITY;
    for (int i = 0; i < 4; i++)
        least = fmin(least, distance_of_end(&exact.ends[i]));
    return they_cross() ? fmin(least, root_of_ratio(exact.volume2, exact.det_times_one)) : least;
}

/* The ends that have feet, and the crossing: each is a pair of points, and the nearest of them is one of these. */
static void take_nearer(const double *a, const double *b, double *least, double *on_first, double *on_second)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++)
        squared += (a[axis] - b[axis]) * (a[axis] - b[axis]);
    if (squared >= *least)
        return;
    *least = squared;
    memcpy(on_first, a, 3 * sizeof *on_first);
    memcpy(on_second, b, 3 * sizeof *on_second);
}

static double share_of(const float *start, const float *end, const double *point)
{
    double along = 0.0, squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)end[axis] - (double)start[axis];
        along += way * (point[axis] - (double)start[axis]);
        squared += way * way;
    }
    return squared > 0.0 ? fmin(fmax(along / squared, 0.0), 1.0) : 0.0;
}

static void point_at(const float *start, const float *end, double share, double *point)
{
    for (int axis = 0; axis < 3; axis++)
        point[axis] = (double)start[axis] + share * ((double)end[axis] - (double)start[axis]);
}

double segment_to_point(const float *start, const float *end, const double *point)
{
    double foot[3], squared = 0.0;
    point_at(start, end, share_of(start, end, point), foot);
    for (int axis = 0; axis < 3; axis++)
        squared += (point[axis] - foot[axis]) * (point[axis] - foot[axis]);
    return sqrt(squared);
}

void nearest_of_segments(double *on_first, double *on_second)
{
    const float *const ends = exact.inputs;
    double least = INFINITY, end[3], foot[3];
    for (int k = 0; k < 2; k++) {
        point_at(ends + FIRST_START, ends + FIRST_END, k, end);
        point_at(ends + SECOND_START, ends + SECOND_END,
                 share_of(ends + SECOND_START, ends + SECOND_END, end), foot);
        take_nearer(end, foot, &least, on_first, on_second);
        point_at(ends + SECOND_START, ends + SECOND_END, k, end);
        point_at(ends + FIRST_START, ends + FIRST_END, share_of(ends + FIRST_START, ends + FIRST_END, end),
                 foot);
        take_nearer(foot, end, &least, on_first, on_second);
    }
    if (!they_cross())
        return;
    const double det = estimate(&exact.f, exact.det);
    point_at(ends + FIRST_START, ends + FIRST_END, estimate(&exact.f, exact.first) / det, end);
    point_at(ends + SECOND_START, ends + SECOND_END, estimate(&exact.f, exact.second) / det, foot);
    take_nearer(end, foot, &least, on_first, on_second);
}

double length_of_segments(const float *floats)
{
    double squared[2] = {0.0, 0.0};
    for (int i = 0; i < 6; i++) {
        const int at = i < 3 ? i : SECOND_START + i - 3;
        const double way = (double)floats[at + 3] - floats[at];
        squared[i / 3] += way * way;
    }
    return sqrt(squared[0]) + sqrt(squared[1]);
}

effort segments_effort(void)
{
    return exact.f.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void cross(const double *a, const double *b, double *out)
{
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, v = (axis + 2) % 3;
        out[axis] = a[u] * b[v] - a[v] * b[u];
    }
}

/* A whole vector of whole length. */
static double draw_normal(stream *s, double *normal)
{
    const int *way = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = draw_sign(s) * way[(axis + turn) % 3];
    return way[3];
}

static void draw_across(stream *s, const double *normal, double *way)
{
    double other[3];
    for (int axis = 0; axis < 3; axis++)
        other[axis] = draw_integer(s, -2, 2);
    cross(normal, other, way);
}

static void lay(double *draft, int start, const double *foot, const double *way, double from, double to)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[start + axis] = foot[axis] + from * way[axis];
        draft[start + 3 + axis] = foot[axis] + to * way[axis];
    }
}

static void draw_feet(stream *s, const double *normal, double *foot, double *other)
{
    for (int axis = 0; axis < 3; axis++) {
        foot[axis] = draw_integer(s, -16, 16);
        other[axis] = foot[axis] + normal[axis];
    }
}

void draft_pair_crossing(source *from, double *draft, double *apart)
{
    stream *s = &from->own;
    double normal[3], way[3], other_way[3], foot[3], other[3];
    *apart = draw_normal(s, normal);
    draw_across(s, normal, way);
    draw_across(s, normal, other_way);
    draw_feet(s, normal, foot, other);
    const double from_a = -draw_integer(s, 0, 3), to_a = draw_integer(s, 0, 3);
    const double from_b = -draw_integer(s, 0, 3), to_b = draw_integer(s, 0, 3);
    lay(draft, FIRST_START, foot, way, from_a, to_a);
    lay(draft, SECOND_START, other, other_way, from_b, to_b);
}

/* The end is at the foot, and what follows goes on from there. */
void draft_pair_at_end(source *from, double *draft, double *apart)
{
    stream *s = &from->own;
    double normal[3], way[3], back[3], foot[3], other[3], towards = 0.0;
    *apart = draw_normal(s, normal);
    draw_across(s, normal, way);
    draw_feet(s, normal, foot, other);
    for (int axis = 0; axis < 3; axis++) {
        back[axis] = draw_integer(s, -8, 8);
        towards += back[axis] * normal[axis];
    }
    const double from_b = -draw_integer(s, 0, 2), to_b = draw_integer(s, 0, 2);
    lay(draft, FIRST_START, foot, back, 0.0, towards > 0.0 ? -1.0 : 1.0);
    lay(draft, SECOND_START, other, way, from_b, to_b);
}

void draft_pair_parallel(source *from, double *draft, double *apart)
{
    stream *s = &from->own;
    double normal[3], way[3], foot[3], other[3];
    *apart = draw_normal(s, normal);
    draw_across(s, normal, way);
    draw_feet(s, normal, foot, other);
    const double from_a = draw_integer(s, -3, 0), from_b = draw_integer(s, 0, 3);
    const double to_a = draw_integer(s, 0, 3), to_b = draw_integer(s, -3, 0);
    lay(draft, FIRST_START, foot, way, from_a, to_a);
    lay(draft, SECOND_START, other, way, from_b, to_b);
}

void draft_pair_point(source *from, double *draft, double *apart)
{
    static const double none[3] = {0.0, 0.0, 0.0};
    stream *s = &from->own;
    double normal[3], way[3], foot[3], other[3];
    *apart = draw_normal(s, normal);
    draw_across(s, normal, way);
    draw_feet(s, normal, foot, other);
    const double from_b = -draw_integer(s, 0, 2), to_b = draw_integer(s, 0, 2);
    lay(draft, FIRST_START, foot, none, 0.0, 0.0);
    lay(draft, SECOND_START, other, draw_one_in(s, 4) ? none : way, from_b, to_b);
}

void draft_pair_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int i = 0; i < PAIR_FLOATS; i++)
        draft[i] = draw_real(s, -16.0, 16.0);
}

/* By any small angle, at any distance, and shifted along. */
void draft_pair_leaning(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), off = draw_power(s, -26, 2), shift = draw_real(s, -1.5, 1.5);
    draft_pair_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double way = draft[FIRST_END + axis] - draft[FIRST_START + axis];
        const double beside = off * draw_real(s, -1.0, 1.0);
        draft[SECOND_START + axis] = draft[FIRST_START + axis] + shift * way + beside;
        draft[SECOND_END + axis] =
            draft[FIRST_END + axis] + shift * way + beside + lean * draw_real(s, -4.0, 4.0);
    }
}

void draft_pair_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, -0.1, 1.1), other_share = draw_real(s, -0.1, 1.1);
    draft_pair_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double way = draft[FIRST_END + axis] - draft[FIRST_START + axis];
        const double other_way = draft[SECOND_END + axis] - draft[SECOND_START + axis];
        draft[SECOND_START + axis] = draft[FIRST_START + axis] + share * way - other_share * other_way;
        draft[SECOND_END + axis] = draft[SECOND_START + axis] + other_way;
    }
}
