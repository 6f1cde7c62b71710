/* Moving ball against a moving half-space: its lowest point along the normal is at, or under, the plane at the start or
 * at the end, since its height changes at one pace. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "half_space.h"
#include "subject.h"

static const char layout[] = "xyzruvwlmnduvwt";
enum {
    CENTRE = 0,
    RADIUS = 3,
    VELOCITY = 4,
    NORMAL = 7,
    OFFSET = 10,
    PLANE_VELOCITY = 11,
    T_MAX = 14,
    FLOATS = 15
};

/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* After the floats of a case. */
enum { TIME = FLOATS, SLACK, ONE, INPUTS };

static struct {
    formula f;
    float inputs[INPUTS];
    term height; /* at TIME, of the centre */
    term excess; /* of its square over that of the reach, r |n| */
    term height2, reach2;
    term scale2,
        sweep2; /* squares of the sum of |n_i * c_i|, and of the same of the way so far, a little later */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    const term time = input(f, TIME), one = input(f, ONE), later = sum(f, time, input(f, SLACK));
    term start = negative(f, product(f, input(f, OFFSET), one)), slope = 0, scale = 0, speeds = 0,
         length2 = 0;
    for (int axis = 0; axis < 3; axis++) {
        const term normal = input(f, NORMAL + axis);
        const term here = product(f, normal, input(f, CENTRE + axis));
        const term step =
            product(f, normal, difference(f, input(f, VELOCITY + axis), input(f, PLANE_VELOCITY + axis)));
        start = sum(f, start, here);
        slope = axis == 0 ? step : sum(f, slope, step);
        scale = axis == 0 ? magnitude(f, here) : sum(f, scale, magnitude(f, here));
        speeds = axis == 0 ? magnitude(f, step) : sum(f, speeds, magnitude(f, step));
        length2 = axis == 0 ? square(f, normal) : sum(f, length2, square(f, normal));
    }
    exact.height = sum(f, product(f, start, one), product(f, slope, time));
    exact.height2 = square(f, exact.height);
    exact.reach2 = product(f, product(f, length2, square(f, input(f, RADIUS))), square(f, one));
    exact.excess = difference(f, exact.height2, exact.reach2);
    exact.scale2 = square(f, product(f, scale, one));
    exact.sweep2 = square(f, product(f, speeds, later));
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        exact.inputs[i] = floats[i];
    exact.inputs[SLACK] = ray_plane_slack;
    exact.inputs[ONE] = 1.0f;
}

/* 1 where the ball is in front of the plane, 0 where it touches it, -1 where it is in it or behind it. */
static int side_at(float t, finding *out)
{
    exact.inputs[TIME] = t;
    set_inputs(&exact.f, exact.inputs);
    const int side = sign_of(&exact.f, exact.height) <= 0 ? -1 : sign_of(&exact.f, exact.excess);
    if (exact.f.effort > out->effort)
        out->effort = exact.f.effort;
    return side;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* By how much d has to grow for the ball to touch the plane then. */
static double growth_at(float t, finding *out)
{
    formula *f = &exact.f;
    if (side_at(t, out) <= 0)
        return 0.0;
    const double height = 1.0, reach = sqrt(ratio_of(f, exact.reach2, exact.height2));
    const double missing = ratio_of(f, exact.excess, exact.height2) / (height + reach);
    const double scale = sqrt(ratio_of(f, exact.scale2, exact.height2));
    const double sweep = sqrt(ratio_of(f, exact.sweep2, exact.height2));
    return missing / (scale + most_share_of_reach * reach + share_of_sweep * sweep) * 0x1p23;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const float toi = given->floats[FIRST_TIME];
    const float end = floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;
    set_case(floats);
    out->growth_bound = most_half_space_growth;
    out->effort = BY_DOUBLE;
    if (!given->hit && !(isinf(toi) && toi > 0.0f))
        out->broken = "the time of a miss is not +inf";
    if (given->hit && (signbit(toi) || !(toi <= end)))
        out->broken = "the time of a hit is not within the limits";
    if (floats[RADIUS] < 0.0f) {
        if (given->hit)
            out->broken = "an empty ball hits";
        return;
    }
    const int at_start = side_at(0.0f, out);
    out->touches = at_start <= 0 || side_at(end, out) <= 0;
    if (given->hit && at_start <= 0 && toi != 0.0f)
        out->broken = "late, of what touches at the start";
    else if (given->hit && at_start > 0 && side_at(toi, out) < 0)
        out->broken = "the time is too late";
    if (given->hit && at_start > 0)
        out->growth = growth_at(toi, out);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The limit of time is shared. */
static double draw_limit(source *from)
{
    stream *s = &from->shared;
    return draw_one_in(s, 4) ? 0.0 : draw_integer(s, 1, 4);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[T_MAX] = draw_limit(from);
    draft[RADIUS] = draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 4.0);
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[VELOCITY + axis] = draw_real(s, -8.0, 8.0);
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
        draft[PLANE_VELOCITY + axis] = draw_one_in(s, 2) ? 0.0 : draw_real(s, -8.0, 8.0);
    }
}

/* In whole numbers, the normal along an axis, where the length of it is one: touching at the limit. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    const int up = draw_integer(s, 0, 2), sign = draw_integer(s, 0, 1) ? 1 : -1,
              length = draw_integer(s, 1, 4);
    draft_any(from, draft);
    draft[RADIUS] = draw_integer(s, 0, 4);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[VELOCITY + axis] = draw_integer(s, -4, 4);
        draft[PLANE_VELOCITY + axis] = draw_integer(s, -4, 4);
        draft[NORMAL + axis] = axis == up ? sign * length : 0;
    }
    const double pace = sign * (draft[VELOCITY + up] - draft[PLANE_VELOCITY + up]);
    draft[OFFSET] = length * (sign * draft[CENTRE + up] - draft[RADIUS] + draft[T_MAX] * pace);
}

static void draft_without_normal(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

/* Nearly along the plane. */
static void draft_grazing(source *from, double *draft)
{
    stream *s = &from->own;
    const double off = draw_power(s, -30, -2);
    draft_any(from, draft);
    draft_normal_and_way(s, draft + NORMAL, draft + VELOCITY);
    for (int axis = 0; axis < 3; axis++) {
        draft[VELOCITY + axis] += draw_real(s, -1.0, 1.0) * off;
        draft[PLANE_VELOCITY + axis] = 0.0;
    }
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* Moves the plane to where the ball comes at a time up to the limit, or at it, or a little off. */
static void reach(stream *s, float *floats)
{
    const float end = floats[T_MAX];
    const int how = draw_integer(s, 0, 3);
    floats[RADIUS] = fabsf(floats[RADIUS]);
    floats[OFFSET] = 0.0f;
    set_case(floats);
    exact.inputs[TIME] = how == 0   ? 0.0f
                         : how == 1 ? nearest_float(draw_real(s, 0.0, 1.0) * (double)end)
                                    : end;
    set_inputs(&exact.f, exact.inputs);
    const double reach = sqrt(estimate(&exact.f, exact.reach2));
    const double padded =
        sqrt(estimate(&exact.f, exact.scale2)) + sqrt(estimate(&exact.f, exact.sweep2)) + reach;
    const double off = draw_one_in(s, 2) ? draw_real(s, -16.0, 16.0) * padded * unit_roundoff : 0.0;
    floats[OFFSET] = nearest_float(estimate(&exact.f, exact.height) - reach + off);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, T_MAX, floats);
    reach(s, floats);
}

static const family families[] = {
    {"whole numbers", draft_whole, GRID, 0, NULL},
    {"whole numbers, 1 ulp off", draft_whole, GRID, 1, NULL},
    {"whole numbers, far away", draft_whole, FAR_AWAY, 1, NULL},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"grazing", draft_grazing, ANYWHERE, 0, reach},
    {"grazing, far away", draft_grazing, FAR_AWAY, 0, reach},
    {"grazing, stretched", draft_grazing, STRETCHED, 0, reach},
    {"without normal", draft_without_normal, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject sweep_sphere_plane = {
    .query = LH_QUERY_sweep_sphere_plane,
    .name = "sweep_sphere_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
