/* A closed oriented box against the half-space behind a plane. Exactly: with N = |q|^2 the axes of the box, times N,
 * are whole polynomials in q, and so are the heights of its lowest and highest point over the plane. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "half_space.h"
#include "rotation.h"

enum { CENTRE = 0, HALF = 3, ROTATION = 6, NORMAL = 10, OFFSET = 13, FLOATS = 14, ONE = FLOATS, INPUTS };

static const char layout[] = "xyzrrrqqqqlmnd";

static struct {
    formula f;
    float inputs[INPUTS];
    term norm, lowest, highest; /* heights; all but the norm times it */
    term scale, size;           /* the sum of |n_i * c_i|; the sums of |n_i| and of half extents multiplied */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term normal[3], length[3], centre[3], half[3], along[3];
    for (int i = 0; i < 3; i++) {
        normal[i] = input(f, NORMAL + i);
        length[i] = magnitude(f, normal[i]);
        centre[i] = input(f, CENTRE + i);
        half[i] = input(f, HALF + i);
        const term part = magnitude(f, product(f, normal[i], centre[i]));
        exact.scale = i == 0 ? part : sum(f, exact.scale, part);
    }
    const turned box = write_rotation(f, ROTATION);
    for (int k = 0; k < 3; k++)
        along[k] = magnitude(f, write_dot(f, normal, box.axis[k]));
    const term offset = product(f, input(f, OFFSET), input(f, ONE));
    const term height = product(f, difference(f, write_dot(f, normal, centre), offset), box.norm);
    const term reach = write_dot(f, along, half);
    exact.norm = box.norm;
    exact.lowest = difference(f, height, reach);
    exact.highest = sum(f, height, reach);
    exact.scale = product(f, exact.scale, box.norm);
    const term lengths = sum(f, sum(f, length[0], length[1]), length[2]);
    exact.size = product(f, product(f, lengths, sum(f, sum(f, half[0], half[1]), half[2])), box.norm);
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        exact.inputs[i] = floats[i];
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
}

/* By which d has to move until the shape just touches the plane on this side. */
static double move_of_plane(term height)
{
    formula *f = &exact.f;
    if (sign_of(f, height) == 0)
        return 0.0;
    return 0x1p23 /
           fabs(ratio_of(f, exact.scale, height) + share_of_turned_reach * ratio_of(f, exact.size, height));
}

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
static int is_no_box(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[HALF + axis] < 0.0f)
            return 1;
    return norm_of(floats + ROTATION) <= 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    formula *f = &exact.f;
    set_case(floats);
    if (!is_no_box(floats)) {
        const int inside = sign_of(f, exact.highest) <= 0;
        out->touches = sign_of(f, exact.lowest) <= 0;
        out->growth_bound = most_half_space_growth;
        if (given->inside && !inside)
            out->broken = "inside, though it is not";
        if (given->inside && !given->hit)
            out->broken = "inside, and no hit";
        if (given->hit && !out->touches)
            out->growth = move_of_plane(exact.lowest);
        else if (inside && !given->inside)
            out->growth = move_of_plane(exact.highest);
    }
    out->effort = f->effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double draw_extent(stream *s)
{
    const int how = draw_integer(s, 0, 7);
    return how == 0 ? 0.0 : draw_real(s, 0.0, 8.0) * (how == 1 ? draw_power(s, -24, 0) : 1.0);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_extent(s);
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
    }
    draw_rotation(s, draft + ROTATION);
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
}

/* The centre in a plane through the origin, so that what is summed up for it cancels. */
static void draft_cancelling(source *from, double *draft)
{
    draft_any(from, draft);
    draft_normal_and_way(&from->own, draft + NORMAL, draft + CENTRE);
}

/* A face in the plane: an axis of the box is the normal, and the others nearly vanish. */
static void draft_facing(source *from, double *draft)
{
    stream *s = &from->own;
    double axis[3] = {0.0, 0.0, 0.0};
    draft_any(from, draft);
    axis[draw_integer(s, 0, 2)] = draw_real(s, 1.0, 2.0);
    rotate(draft + ROTATION, axis);
    for (int k = 0; k < 3; k++)
        draft[NORMAL + k] = axis[k];
}

/* About the origin: of the box there is but what it reaches. */
static void draft_centred(source *from, double *draft)
{
    draft_facing(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = 0.0;
}

/* Not turned, or by half: in whole numbers nothing is rounded but the padding. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3);
    draft[OFFSET] = 0.0;
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = draw_integer(s, 0, 4);
        draft[NORMAL + axis] = draw_integer(s, -4, 4);
        draft[OFFSET] += draft[NORMAL + axis] * (draft[CENTRE + axis] + draw_sign(s) * draft[HALF + axis]);
    }
}

static void draft_without_normal(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* Moves the plane to the lowest or the highest point, or now and then off it as far as padding reaches. */
static void reach(stream *s, float *floats)
{
    formula *f = &exact.f;
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
    floats[OFFSET] = 0.0f;
    set_case(floats);
    const double norm = estimate(f, exact.norm);
    const double padded = estimate(f, exact.scale) + share_of_turned_reach * estimate(f, exact.size);
    const double reached = estimate(f, draw_one_in(s, 2) ? exact.lowest : exact.highest);
    const double off = draw_one_in(s, 2) ? draw_real(s, -10.0, 10.0) * padded * unit_roundoff : 0.0;
    floats[OFFSET] = nearest_float(norm > 0.0 ? (reached + off) / norm : 0.0);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach(s, floats);
}

static const family families[] = {
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 0, reach},
    {"reaching, smallest", draft_any, SMALLEST, 0, reach},
    {"reaching, largest", draft_any, LARGEST, 0, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"cancelling", draft_cancelling, ANYWHERE, 0, reach},
    {"cancelling, stretched", draft_cancelling, STRETCHED, 0, reach},
    {"facing", draft_facing, ANYWHERE, 0, reach},
    {"facing, far away", draft_facing, FAR_AWAY, 1, reach},
    {"facing, about the origin", draft_centred, UNMOVED, 0, reach},
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, 1 ulp off", draft_upright, GRID, 1, NULL},
    {"without normal", draft_without_normal, ANYWHERE, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject classify_obb_plane = {
    .query = LH_QUERY_classify_obb_plane,
    .name = "classify_obb_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
