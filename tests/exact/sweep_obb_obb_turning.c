/* Moving and turning boxes: apart before the time that is told, near at it. The motion is followed in double, at many
 * times: off by some 2^-50 of the lengths, where what is padded is 2^-18 of them. */
#include <math.h>
#include <string.h>

#include "floats.h"
#include "obb_pair.h"
#include "rotation.h"
#include "subject.h"

/* The floats of a case: a, a_after, b, b_after, the tolerance. */
enum { A = 0, A_AFTER = 10, B = 20, B_AFTER = 30, TOLERANCE = 40 };
enum { TOI, NEAREST, NORMAL };

static const char layout[] = "xyzrrrqqqqxyzrrrqqqqxyzrrrqqqqxyzrrrqqqqt";

/* ---- In double ---------------------------------------------------------------------------------------- */

typedef struct pose {
    double half[3], axis[3][3];
} pose;

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void unit_quaternion(const float *from, double q[4])
{
    const double length = sqrt(norm_of(from));
    for (int k = 0; k < 4; k++)
        q[k] = (double)from[k] / length;
}

/* Which of q and -q is nearer is told by the signs that floats give, since that of half a turn is open. */
static int is_turned_over(const float *before, const float *after)
{
    float unit[2][4];
    for (int which = 0; which < 2; which++) {
        const float *q = which ? after : before;
        const float length = sqrtf(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        for (int k = 0; k < 4; k++)
            unit[which][k] = q[k] / length;
    }
    return unit[0][0] * unit[1][0] + unit[0][1] * unit[1][1] + unit[0][2] * unit[1][2] +
               unit[0][3] * unit[1][3] <
           0.0f;
}

/* From p to the nearer one of q and -q. */
static void turn_between(const float *before, const float *after, double t, double q[4])
{
    double p[4], e[4];
    unit_quaternion(before, p);
    unit_quaternion(after, e);
    const double sign = is_turned_over(before, after) ? -1.0 : 1.0;
    for (int k = 0; k < 4; k++)
        q[k] = p[k] + (sign * e[k] - p[k]) * t;
}

static pose pose_at(const float *before, const float *after, double t)
{
    pose at;
    double q[4];
    turn_between(before + ROTATION, after + ROTATION, t, q);
    const double length = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    for (int k = 0; k < 4; k++)
        q[k] /= length;
    for (int k = 0; k < 3; k++) {
        at.half[k] = (double)before[HALF + k] + ((double)after[HALF + k] - (double)before[HALF + k]) * t;
        for (int i = 0; i < 3; i++)
            at.axis[k][i] = i == k ? 1.0 : 0.0;
        rotate(q, at.axis[k]);
    }
    return at;
}

static void way_at(const float *floats, double t, double way[3])
{
    for (int k = 0; k < 3; k++) {
        const double before = (double)floats[B + k] - (double)floats[A + k];
        const double after = (double)floats[B_AFTER + k] - (double)floats[A_AFTER + k];
        way[k] = before + (after - before) * t;
    }
}

static double reach_along(const pose *of, const double *direction)
{
    double reach = 0.0;
    for (int k = 0; k < 3; k++)
        reach += of->half[k] * fabs(dot(of->axis[k], direction));
    return reach;
}

/* Products of edges that are shorter have directions of their own in floats; others are left out where nothing but
 * rounding is left of them in double. */
static const double clear_product = 0x1p-4, any_product = 1e-12;

/* Along any direction: what separates them there, whatever the direction is off by. */
static double gap_along(const pose *a, const pose *b, const double *way, const double *direction,
                        double shortest)
{
    const double length = sqrt(dot(direction, direction));
    if (!(length > shortest))
        return -INFINITY;
    return (fabs(dot(way, direction)) - reach_along(a, direction) - reach_along(b, direction)) / length;
}

/* By the best of fifteen axes. */
static double gap_by(double shortest, const float *floats, double t)
{
    const pose a = pose_at(floats + A, floats + A_AFTER, t), b = pose_at(floats + B, floats + B_AFTER, t);
    double way[3], best = -INFINITY;
    way_at(floats, t, way);
    for (int i = 0; i < 3; i++) {
        best =
            fmax(best, fmax(gap_along(&a, &b, way, a.axis[i], 0.5), gap_along(&a, &b, way, b.axis[i], 0.5)));
        for (int k = 0; k < 3; k++) {
            double across[3];
            for (int c = 0; c < 3; c++)
                across[c] = a.axis[i][(c + 1) % 3] * b.axis[k][(c + 2) % 3] -
                            a.axis[i][(c + 2) % 3] * b.axis[k][(c + 1) % 3];
            best = fmax(best, gap_along(&a, &b, way, across, shortest));
        }
    }
    return best;
}

static double gap_at(const float *floats, double t)
{
    return gap_by(any_product, floats, t);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

typedef struct sizes {
    double lengths, speed; /* half extents and ways; how far centres go and corners turn */
} sizes;

static double turned_way(const float *before, const float *after)
{
    double p[4], q[4], chord2 = 0.0, radius2 = 0.0;
    turn_between(before + ROTATION, after + ROTATION, 0.0, p);
    turn_between(before + ROTATION, after + ROTATION, 1.0, q);
    for (int k = 0; k < 4; k++)
        chord2 += (q[k] - p[k]) * (q[k] - p[k]);
    for (int k = 0; k < 3; k++) {
        const double most = fmax((double)before[HALF + k], (double)after[HALF + k]);
        radius2 += most * most;
    }
    return 2.0 * sqrt(chord2 / (1.0 - chord2 / 4.0)) * sqrt(radius2);
}

static sizes sizes_of(const float *floats)
{
    sizes of = {0.0, turned_way(floats + A, floats + A_AFTER) + turned_way(floats + B, floats + B_AFTER)};
    double before[3], after[3];
    way_at(floats, 0.0, before);
    way_at(floats, 1.0, after);
    for (int k = 0; k < 3; k++) {
        of.lengths += fabs(before[k]) + fabs(after[k]);
        for (int box = A; box <= B_AFTER; box += A_AFTER)
            of.lengths += (double)floats[box + HALF + k];
        of.speed += fabs(after[k] - before[k]) +
                    fabs((double)floats[A_AFTER + HALF + k] - (double)floats[A + HALF + k]) +
                    fabs((double)floats[B_AFTER + HALF + k] - (double)floats[B + HALF + k]);
    }
    return of;
}

/* What the gap at toi may be beyond the tolerance, relative to the lengths and a sixteenth of the speed: see
 * docs/guarantees.md. */
static const double most_growth = 80.0;

static int is_no_motion(const float *floats)
{
    for (int box = A; box <= B_AFTER; box += A_AFTER)
        if (is_no_box(floats + box))
            return 1;
    return 0;
}

/* Do they touch at one of some times before `end`, deeper than double may be off by? */
static int touch_before(const float *floats, double end, const sizes *of)
{
    enum { TIMES = 40 };
    for (int k = 0; k < TIMES; k++)
        if (gap_at(floats, end * k / TIMES) < -1e-11 * of->lengths)
            return 1;
    return 0;
}

static double length_off(const double *normal)
{
    return fabs(sqrt(dot(normal, normal)) - 1.0);
}

static const char *broken_by_hit(const float *floats, const answer *given, const sizes *of)
{
    const double toi = (double)given->floats[TOI], gap = gap_by(clear_product, floats, toi);
    double normal[3], way[3];
    way_at(floats, toi, way);
    for (int k = 0; k < 3; k++)
        normal[k] = (double)given->floats[NORMAL + k];
    if (!(toi >= 0.0 && toi < 1.0 && !signbit(given->floats[TOI])))
        return "the time of a hit is not within the motion";
    if (toi > 0.0 && touch_before(floats, toi, of))
        return "the time is too late";
    if (length_off(normal) > 6.0 * 0x1p-24)
        return "the normal is not of length 1";
    if (given->inside)
        return NULL; /* it is that of the last time that was asked, which is before toi */
    const pose a = pose_at(floats + A, floats + A_AFTER, toi), b = pose_at(floats + B, floats + B_AFTER, toi);
    if (gap_along(&a, &b, way, normal, 0.5) < gap - 0x1p-16 * of->lengths)
        return "they are less apart along the normal than along another axis";
    if (gap > 0x1p-16 * of->lengths && dot(way, normal) > 0.0)
        return "the normal is not from b to a";
    return NULL;
}

static const char *broken_by_miss(const answer *given)
{
    if (given->inside)
        return "the steps of a miss ran out";
    if (!(isinf(given->floats[TOI]) && given->floats[TOI] > 0.0f))
        return "the time of a miss is not +inf";
    for (int k = 0; k < 3; k++)
        if (given->floats[NORMAL + k] != 0.0f)
            return "the normal of a miss is not 0";
    return NULL;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_growth;
    if (is_no_motion(floats)) {
        out->broken = given->hit ? "no box is hit" : NULL;
        return;
    }
    const sizes of = sizes_of(floats);
    out->touches = touch_before(floats, 1.0, &of) || gap_at(floats, 1.0) < -1e-11 * of.lengths;
    out->broken = given->hit ? broken_by_hit(floats, given, &of) : broken_by_miss(given);
    const double start = gap_at(floats, 0.0), nearest = (double)given->floats[NEAREST];
    /* A lower bound of the distance, which is up to 1.74 times what the best of these axes says: by products of edges
     * that are nearly parallel the library has others. */
    if (!out->broken && nearest > 1.74 * fmax(start, 0.0) + 0x1p-16 * of.lengths)
        out->broken = "they were nearer at the start";
    if (given->hit && !given->inside) {
        const double gap =
            gap_by(clear_product, floats, (double)given->floats[TOI]) - (double)floats[TOLERANCE] - 0x1p-61;
        out->growth = gap / (0x1p-23 * (of.lengths + of.speed / 16.0 + (double)floats[TOLERANCE]));
        out->growth = of.lengths > 0.0 ? fmax(out->growth, 0.0) : 0.0;
    }
    if (!given->hit)
        out->touches = out->touches ? 1 : 0;
    else
        out->touches = 1; /* what a hit may be is judged by its growth */
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static void draft_box(stream *s, double spread, double *box)
{
    for (int axis = 0; axis < 3; axis++) {
        box[CENTRE + axis] = draw_real(s, -spread, spread);
        box[HALF + axis] = draw_extent(s);
    }
    draw_rotation(s, box + ROTATION);
}

static void draft_tolerance(source *from, double *draft)
{
    stream *s = &from->shared;
    draft[TOLERANCE] = draw_one_in(s, 4) ? 0.0 : draw_power(s, -14, -3);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int box = A; box <= B_AFTER; box += A_AFTER)
        draft_box(s, 6.0, draft + box);
    for (int k = 0; k < 3; k++) {
        draft[A_AFTER + HALF + k] = draft[A + HALF + k];
        draft[B_AFTER + HALF + k] = draft[B + HALF + k];
    }
    draft_tolerance(from, draft);
}

static void draft_growing(source *from, double *draft)
{
    draft_any(from, draft);
    for (int k = 0; k < 3; k++) {
        draft[A_AFTER + HALF + k] = draw_extent(&from->own);
        draft[B_AFTER + HALF + k] = draw_extent(&from->own);
    }
}

/* The first count of these numbers of a box are the same in the end. */
static void keeps(double *of_box, size_t count)
{
    for (size_t k = 0; k < count; k++)
        of_box[A_AFTER + k] = of_box[k];
}

static void draft_straight(source *from, double *draft)
{
    draft_any(from, draft);
    keeps(draft + A + ROTATION, 4);
    keeps(draft + B + ROTATION, 4);
}

static void draft_in_place(source *from, double *draft)
{
    draft_any(from, draft);
    keeps(draft + A, 3);
    keeps(draft + B, 3);
}

static void draft_at_rest(source *from, double *draft)
{
    draft_any(from, draft);
    keeps(draft + A, 10);
    keeps(draft + B, 10);
}

static void draft_no_boxes(source *from, double *draft)
{
    draft_any(from, draft);
    const int box = A_AFTER * draw_integer(&from->own, 0, 3);
    if (draw_one_in(&from->own, 2))
        draft[box + HALF + draw_integer(&from->own, 0, 2)] = -1.0;
    else
        memset(draft + box + ROTATION, 0, 4 * sizeof *draft);
}

/* b is moved, at both ends, so that at a time between they are nearly in contact: along the way between their centres
 * then, by halving. */
static void bring_together(stream *s, float *floats)
{
    const double t = draw_real(s, 0.0, 1.0);
    double way[3], low = 0.0, high = 16.0;
    if (is_no_motion(floats))
        return;
    way_at(floats, t, way);
    float moved[TOLERANCE + 1];
    for (int step = 0; step < 40; step++) {
        const double middle = (low + high) / 2.0;
        memcpy(moved, floats, sizeof moved);
        for (int k = 0; k < 3; k++) {
            moved[B + k] = (float)((double)floats[B + k] + way[k] * (middle - 1.0));
            moved[B_AFTER + k] = (float)((double)floats[B_AFTER + k] + way[k] * (middle - 1.0));
        }
        if (gap_at(moved, t) > 0.0)
            high = middle;
        else
            low = middle;
    }
    memcpy(floats, moved, sizeof moved);
}

static const family families[] = {
    {"any", draft_any, ANYWHERE, 0, NULL},
    {"any, far away", draft_any, FAR_AWAY, 0, NULL},
    {"any, smallest", draft_any, SMALLEST, 0, NULL},
    {"any, largest", draft_any, LARGEST, 0, NULL},
    {"any, stretched", draft_any, STRETCHED, 0, NULL},
    {"meeting", draft_any, ANYWHERE, 0, bring_together},
    {"meeting, on a grid", draft_any, GRID, 0, bring_together},
    {"meeting, far away", draft_any, FAR_AWAY, 0, bring_together},
    {"growing", draft_growing, ANYWHERE, 0, bring_together},
    {"straight", draft_straight, ANYWHERE, 0, bring_together},
    {"in place", draft_in_place, ANYWHERE, 0, bring_together},
    {"in place, far away", draft_in_place, FAR_AWAY, 0, bring_together},
    {"at rest", draft_at_rest, ANYWHERE, 1, bring_together},
    {"no boxes", draft_no_boxes, ANYWHERE, 0, NULL},
};

#define UPRIGHT    0, 0, 0, 1
#define CUBE       0, 0, 0, 1, 1, 1, UPRIGHT
#define BESIDE(x)  x, 0, 0, 1, 1, 1, UPRIGHT
#define RISEN(x)   x, 0, 0, 4, 0, 0, 0, 0, 1, 1 /* turned about z by a quarter */
#define AGAINST(x) x, 0, 0, 1, 1, 1, 0, 0, -1, 1

static const sentence sentences[] = {
    {"meeting head on", {CUBE, BESIDE(4), BESIDE(8), BESIDE(4)}, .hit = 1},
    {"stopping short", {CUBE, CUBE, BESIDE(8), BESIDE(2.01f)}},
    {"stopping short, by less than the tolerance", {CUBE, CUBE, BESIDE(8), BESIDE(2.01f), 0.02f}},
    {"touching at the start", {CUBE, CUBE, BESIDE(2), BESIDE(8)}, .hit = 1},
    {"at the end alone", {CUBE, CUBE, BESIDE(8), BESIDE(2)}, .hit = 1},
    {"a rod that rises in front of a cube",
     {0, 0, 0, 4, 0, 0, UPRIGHT, RISEN(0), 0, 2, 0, 1, 1, 1, UPRIGHT, 0, 2, 0, 1, 1, 1, UPRIGHT},
     .hit = 1},
    {"beyond its reach",
     {0, 0, 0, 4, 0, 0, UPRIGHT, RISEN(0), 0, 5.1f, 0, 1, 1, 1, UPRIGHT, 0, 5.1f, 0, 1, 1, 1, UPRIGHT}},
    {"corners that turn into each other, ends apart",
     {CUBE, AGAINST(0), BESIDE(2.4f), AGAINST(2.4f)},
     .hit = 1},
    {"of negative half extents", {CUBE, CUBE, 0, 0, 0, -1, 1, 1, UPRIGHT, CUBE}},
    {"without a rotation", {0, 0, 0, 1, 1, 1, 0, 0, 0, 0, CUBE, CUBE, CUBE}},
    {0},
};

const subject sweep_obb_obb_turning = {
    .query = LH_QUERY_sweep_obb_obb_turning,
    .name = "sweep_obb_obb_turning",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
