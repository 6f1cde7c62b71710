/* An ellipsoid as its own axes see it. One-sided Jacobi rotations bring its columns to right angles (Hestenes,
 * Inversion of matrices by biorthogonalization, 1958; Golub and Van Loan, Matrix Computations, 8.6.3): the ellipsoid is
 * that of the turned columns too. They propose the axes, and what the columns that are given have of these is its
 * extents: so no rounding of rotations is in them. */
#ifndef LANEHIT_SRC_MATHEMATICS_ELLIPSOID_FRAME_H
#define LANEHIT_SRC_MATHEMATICS_ELLIPSOID_FRAME_H

#include "core_gap.h"
#include "ellipsoid.h"
#include "rotation.h"

/* ---- The axes ----------------------------------------------------------------------------------------- */

/* Columns lean on each other if the square of their product is more than this of the product of their squares. */
static const float SQUARED_LEANING = 0x1p-44f;

/* More than three are rare; what leans after the last is a part of what the ellipsoid grows by. */
enum { MOST_SWEEPS_OF_ROTATIONS = 5 };

typedef struct column_pair {
    v3 a, b;
    mask leaned;
} column_pair;

LH_INLINE column_pair pair_at_right_angles(v3 a, v3 b)
{
    const lanes one = lanes_set1(1.0f);
    const lanes aa = v3_dot(a, a), bb = v3_dot(b, b), ab = v3_dot(a, b);
    const mask leans = lanes_lt(lanes_mul(lanes_mul(aa, bb), lanes_set1(SQUARED_LEANING)), lanes_mul(ab, ab));
    const lanes slope = lanes_div(lanes_sub(bb, aa), lanes_add(ab, ab));
    const lanes root = lanes_sqrt(lanes_add(one, lanes_mul(slope, slope)));
    const lanes size = lanes_div(one, lanes_add(lanes_abs(slope), root));
    const lanes tangent = lanes_select(lanes_negative(slope), lanes_negate(size), size);
    const lanes cosine = lanes_div(one, lanes_sqrt(lanes_add(one, lanes_mul(tangent, tangent))));
    const lanes sine = lanes_mul(tangent, cosine);
    return (column_pair){v3_select(leans, v3_sub(v3_scale(a, cosine), v3_scale(b, sine)), a),
                         v3_select(leans, v3_add(v3_scale(a, sine), v3_scale(b, cosine)), b), leans};
}

/* The longer comes first. */
LH_INLINE column_pair pair_by_length(v3 a, v3 b)
{
    const mask exchanged = lanes_lt(v3_dot(a, a), v3_dot(b, b));
    return (column_pair){v3_select(exchanged, b, a), v3_select(exchanged, a, b), exchanged};
}

/* The part of a vector that is at a right angle to a direction of length 1: twice, as the first time rounding may leave
 * much of a vector that is nearly along it. */
LH_INLINE v3 part_across(v3 a, v3 unit)
{
    const v3 once = v3_sub(a, v3_scale(unit, v3_dot(a, unit)));
    return v3_sub(once, v3_scale(unit, v3_dot(once, unit)));
}

/* What is left of a column beside this of its square is a direction; of less there is any other. */
static const float SQUARED_PART_ACROSS = 0x1p-20f;

/* Columns by a power of two that makes the largest about 1, so that no square is too large. */
LH_INLINE frame axes_of_ellipsoid(const ellipsoid *e)
{
    const v3 width = width_of_ellipsoid(*e);
    const lanes scale = lanes_inverse_power(lanes_max(lanes_max(width.x, width.y), width.z));
    v3 a = v3_scale(e->a, scale), b = v3_scale(e->b, scale), c = v3_scale(e->c, scale);
    for (int sweep = 0; sweep < MOST_SWEEPS_OF_ROTATIONS; sweep++) {
        const column_pair ab = pair_at_right_angles(a, b);
        const column_pair ac = pair_at_right_angles(ab.a, c);
        const column_pair bc = pair_at_right_angles(ab.b, ac.b);
        a = ac.a, b = bc.a, c = bc.b;
        if (!mask_bits(mask_or(mask_or(ab.leaned, ac.leaned), bc.leaned)))
            break;
    }
    const column_pair ab = pair_by_length(a, b), ac = pair_by_length(ab.a, c),
                      bc = pair_by_length(ab.b, ac.b);
    const v3 first = direction_of(ac.a), across = part_across(bc.a, first);
    const mask is_there =
        lanes_lt(lanes_mul(v3_dot(bc.a, bc.a), lanes_set1(SQUARED_PART_ACROSS)), v3_dot(across, across));
    const v3 second = direction_of(v3_select(is_there, across, product_across(first)));
    return (frame){first, second, v3_cross(first, second)};
}

/* ---- Along them ---------------------------------------------------------------------------------------- */

typedef struct seen_ellipsoid {
    v3 centre;
    frame axes;
    v3 half;       /* the extents along these */
    v3 coupling;   /* by how much each is that of another axis too */
    v3 width;      /* of the world */
    lanes inverse; /* of the least extent */
} seen_ellipsoid;

/* No more than the most; and that, where the quotient is not a number. */
LH_INLINE lanes quotient_up_to(lanes a, lanes b, lanes most)
{
    return lanes_min(lanes_div(a, b), most);
}

/* The rows of the matrix in these axes would be at right angles if rotations were exact. What a row has of those before
 * it is told apart, as in the method of Gram and Schmidt. */
static LH_ONE_COPY void see_ellipsoid(const ellipsoid *of, seen_ellipsoid *to)
{
    const ellipsoid e = *of;
    const frame axes = axes_of_ellipsoid(of);
    const v3 a = v3_seen_from(e.a, axes), b = v3_seen_from(e.b, axes), c = v3_seen_from(e.c, axes);
    const v3 x = {a.x, b.x, c.x}, y = {a.y, b.y, c.y}, z = {a.z, b.z, c.z};
    const v3 half = {length_of(x), length_of(y), length_of(z)};
    const lanes xy = quotient_up_to(lanes_abs(v3_dot(x, y)), half.x, half.y);
    const lanes xz = quotient_up_to(lanes_abs(v3_dot(x, z)), half.x, half.z);
    const lanes rest = lanes_max(lanes_sub(half.y, xy), lanes_set1(0.0f));
    const lanes yz = quotient_up_to(lanes_add(lanes_abs(v3_dot(y, z)), lanes_mul(xy, xz)), rest, half.z);
    const lanes least = lanes_min(lanes_min(half.x, half.y), half.z);
    *to = (seen_ellipsoid){e.centre,
                           axes,
                           half,
                           {lanes_set1(0.0f), xy, lanes_add(xz, yz)},
                           width_of_ellipsoid(e),
                           lanes_div(lanes_set1(1.0f), least)};
}

LH_INLINE seen_ellipsoid seen_ellipsoid_load(view_columns from, block at)
{
    const ellipsoid e = ellipsoid_load(from, at);
    seen_ellipsoid seen;
    see_ellipsoid(&e, &seen);
    return seen;
}

#endif
