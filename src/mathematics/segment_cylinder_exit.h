/* The shortest way of a segment out of a cylinder. What a cylinder and a segment span, one subtracted from the other,
 * is convex; the point of its surface that is nearest to one inside is where the surface is smooth. There the normal is
 *     the axis, either way: out by a cap;
 *     square to the axis, where an end is the last to leave by the mantle: away from the axis, through that end;
 *     square to the axis and to the segment: past the mantle;
 *     square to the segment: past a rim, which along the segment is seen as an ellipse.
 * So the least of these ways is the shortest, and segment and cylinder meet if no way is negative. Each is as long as
 * the cylinder and the segment reach along it: however badly a direction is found, no way is told that is too short. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_CYLINDER_EXIT_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_CYLINDER_EXIT_H

#include "segment_cylinder_gap.h"

/* A way out. */
typedef struct cylinder_exit {
    v3 outwards; /* of length 1 */
    lanes depth; /* its length; less than 0 if segment and cylinder are apart, seen along it */
} cylinder_exit;

/* Of equal ones the first. */
LH_INLINE cylinder_exit shorter_exit(cylinder_exit a, cylinder_exit b)
{
    const mask is_b = lanes_lt(b.depth, a.depth);
    return (cylinder_exit){v3_select(is_b, b.outwards, a.outwards), lanes_select(is_b, b.depth, a.depth)};
}

LH_INLINE v3 across_axis(v3 way, const measured_cylinder *c)
{
    return v3_sub(way, v3_scale(c->axis, v3_dot(way, c->axis)));
}

LH_INLINE cylinder_exit exit_along(v3 outwards, const seen_segment *s, const measured_cylinder *c)
{
    const lanes up = v3_dot(outwards, c->axis), zero = lanes_set1(0.0f);
    const lanes of_mantle = lanes_mul(length_of(across_axis(outwards, c)), c->radius);
    const lanes of_cylinder = lanes_add(of_mantle, lanes_max(lanes_mul(up, c->length), zero));
    const lanes start = lanes_add(v3_dot(outwards, s->across), lanes_mul(up, s->height));
    const lanes end = lanes_add(start, lanes_add(v3_dot(outwards, s->turn), lanes_mul(up, s->rise)));
    return (cylinder_exit){outwards, lanes_sub(of_cylinder, lanes_min(start, end))};
}

/* Away from the axis. Near it the way from there is all rounding error, and may point along it; then any way across is
 * as good. */
static LH_ONE_COPY void point_out_by_mantle(v3 *outwards, const measured_cylinder *c)
{
    const v3 from_axis = *outwards, across = across_axis(from_axis, c);
    const lanes squared = v3_dot(across, across);
    const mask is_across = lanes_le(v3_dot(from_axis, from_axis), lanes_mul(squared, lanes_set1(4.0f)));
    const mask is_away = mask_and(gives_direction(squared), is_across);
    *outwards = direction_along(v3_select(is_away, across, product_across(c->axis))).unit;
}

/* ---- Along the segment -------------------------------------------------------------------------------- */

/* Seen along the segment, from the middle of the cylinder: the mantle lies between two lines along `up`, and beyond
 * those the rim is half an ellipse, the further half of that about an end of the axis. Both directions are those
 * towards the segment, so that a quarter of all is left. */
typedef struct view_along {
    v3 up, aside; /* of length 1, square to the segment and to each other */
    lanes cosine; /* of the angle between segment and axis */
    lanes above;  /* how far the segment is above the middle of the ellipse, */
    lanes beside; /* and from the line along `up` through it */
} view_along;

/* Squared: 2^-22 is four times what products of two directions are off by, at least. */
static const float LEAST_SQUARED_SINE = 0x1p-44f;

/* The direction towards the side on which something is. */
LH_INLINE v3 towards(v3 direction, lanes side)
{
    return v3_flip(direction, lanes_or_zero(lanes_lt(side, lanes_set1(0.0f)), lanes_set1(-0.0f)));
}

LH_INLINE view_along view_along_segment(v3 way, const seen_segment *s, const measured_cylinder *c)
{
    const lanes half = lanes_mul(c->length, lanes_set1(0.5f)), nan = lanes_set1(__builtin_nanf(""));
    const gap_direction whole = direction_along(way);
    const v3 across = v3_cross(c->axis, whole.unit), none = {nan, nan, nan};
    const mask is_askew = lanes_le(lanes_set1(LEAST_SQUARED_SINE), v3_dot(across, across));
    const v3 along = v3_select(mask_and(whole.exists, is_askew), whole.unit, none);
    /* Where the sine is small `across` is not across the segment, by rounding. */
    const v3 up = direction_along(v3_cross(along, across)).unit,
             aside = direction_along(v3_cross(up, along)).unit;
    const lanes sine = v3_dot(c->axis, up);
    const lanes beside = v3_dot(aside, s->across),
                above = lanes_add(v3_dot(up, s->across), lanes_mul(sine, lanes_sub(s->height, half)));
    return (view_along){towards(up, above), towards(aside, beside), lanes_abs(v3_dot(c->axis, along)),
                        lanes_sub(lanes_abs(above), lanes_mul(half, sine)), lanes_abs(beside)};
}

/* One halving each, so that 2^-13 is left to either side: what that costs is in proportion to its square. */
enum { RIM_HALVINGS = 12 };

/* Where the ellipse is nearest, at (r * cos, r * cosine * sin) from its middle. Of an angle, cos and sin are (1 - t) *
 * (1 + t) and 2t over 1 + t*t, here without the quotient. Below the middle another such place may be at its side, where
 * the way is that past the mantle; if that is longer, halves do not lead there (docs/guarantees.md). */
LH_INLINE v3 outwards_past_rim(view_along v, const measured_cylinder *c)
{
    const lanes one = lanes_set1(1.0f);
    const lanes lifted = lanes_mul(v.cosine, v.above),
                flat = lanes_mul(c->radius, lanes_sub(one, lanes_mul(v.cosine, v.cosine)));
    lanes t = lanes_set1(0.5f);
    float step = 0.25f;
    for (int k = 0; k < RIM_HALVINGS; k++) {
        const lanes x = lanes_mul(lanes_sub(one, t), lanes_add(one, t)), y = lanes_add(t, t),
                    whole = lanes_add(one, lanes_mul(t, t));
        const lanes turning = lanes_mul(y, lanes_sub(lanes_mul(v.beside, whole), lanes_mul(flat, x))),
                    lifting = lanes_mul(lanes_mul(lifted, x), whole);
        const mask is_further = lanes_lt(turning, lifting);
        t = lanes_select(is_further, lanes_add(t, lanes_set1(step)), lanes_sub(t, lanes_set1(step)));
        step *= 0.5f;
    }
    const lanes x = lanes_mul(lanes_sub(one, t), lanes_add(one, t)), y = lanes_add(t, t);
    return v3_add(v3_scale(v.up, y), v3_scale(v.aside, lanes_mul(v.cosine, x)));
}

/* ---- The shortest ------------------------------------------------------------------------------------- */

/* Long beside a call. A way along what is no number is not shorter than any. */
static LH_ONE_COPY void find_exit_from_cylinder(cylinder_exit *to, v3 way, const seen_segment *s,
                                                const measured_cylinder *c)
{
    const view_along view = view_along_segment(way, s, c);
    v3 outwards[] = {c->axis,    v3_negate(c->axis),
                     s->across,  v3_add(s->across, s->turn),
                     view.aside, direction_along(outwards_past_rim(view, c)).unit};
    point_out_by_mantle(&outwards[2], c);
    point_out_by_mantle(&outwards[3], c);
    cylinder_exit least = {c->axis, lanes_set1(__builtin_inff())};
    LH_ROLLED
    for (int k = 0; k < (int)(sizeof outwards / sizeof *outwards); k++)
        least = shorter_exit(least, exit_along(outwards[k], s, c));
    *to = least;
}

#endif
