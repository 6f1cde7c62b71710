/* Contacts of several points that share a normal. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_CONTACT_POINTS_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_CONTACT_POINTS_H

#include "mathematics/core_gap.h"

typedef struct manifold_point {
    v3 at;          /* halfway between both surfaces */
    lanes distance; /* of these */
    lanes feature;  /* a whole number */
    mask is_within; /* the margin: others are not reported */
} manifold_point;

/* In the order of their features. */
typedef struct manifold {
    v3 normal;
    manifold_point point[LH_POINTS_OF_MANIFOLDS];
} manifold;

/* Up to eight points, the later ones in the second. */
typedef struct two_manifolds {
    manifold of[2];
} two_manifolds;

/* Of a; that of b is so << LH_FEATURE_OF_B. */
LH_INLINE unsigned feature_of(unsigned kind, unsigned number)
{
    return kind | number << LH_FEATURE_NUMBER;
}

/* In the number of a feature of a box: bits 0 and 1 are the axis of a face, or of an edge; from here on there is a bit
 * for each axis along which it is at the + end. */
enum { FIRST_SIGN = 1 << 2 };

/* Where the cores have this gap along the normal. */
LH_INLINE manifold_point point_of_gap(const core_gap *gap, v3 normal, lanes margin, unsigned feature)
{
    const shape_gap found = gap_of_shapes(gap, margin);
    return (manifold_point){point_of_core_gap(gap, normal), found.distance, lanes_set1((float)feature),
                            found.hit};
}

LH_INLINE manifold_point point_select(mask m, manifold_point a, manifold_point b)
{
    return (manifold_point){v3_select(m, a.at, b.at), lanes_select(m, a.distance, b.distance),
                            lanes_select(m, a.feature, b.feature), mask_or(a.is_within, b.is_within)};
}

/* Of a block in which nothing touches. */
LH_INLINE manifold no_manifold(mask none)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 nowhere = {zero, zero, zero};
    const manifold_point missing = {nowhere, zero, zero, none};
    return (manifold){nowhere, {missing, missing, missing, missing}};
}

/* ---- Two points or one --------------------------------------------------------------------------------- */

/* The sine of an angle up to which what lies along each other is taken to have two points. */
static const float LARGEST_TILT = 0x1p-5f;

/* Of a point at this share of the way of a capsule's segment: one of its ends, or its side. */
LH_INLINE lanes feature_at_share(lanes share)
{
    const mask is_start = lanes_eq(share, lanes_set1(0.0f)), is_end = lanes_eq(share, lanes_set1(1.0f));
    const lanes side = lanes_set1((float)feature_of(LH_EDGE, 0));
    const lanes start = lanes_set1((float)feature_of(LH_VERTEX, 0)),
                end = lanes_set1((float)feature_of(LH_VERTEX, 1));
    return lanes_select(is_start, start, lanes_select(is_end, end, side));
}

LH_INLINE lanes features_of(lanes of_a, lanes of_b)
{
    return lanes_add(of_a, lanes_mul(of_b, lanes_set1((float)(1 << LH_FEATURE_OF_B))));
}

/* The two points at the ends of what lies along each other, if it does and both are within the margin; else the
 * contact's point alone. */
LH_INLINE manifold two_points_or_one(v3 normal, mask lies_along, const manifold_point ends[2],
                                     manifold_point contact)
{
    const mask are_within = mask_and(ends[0].is_within, ends[1].is_within);
    const mask are_two = mask_and(mask_and(lies_along, are_within), contact.is_within);
    manifold found; /* the rest of which nobody asks for */
    found.normal = normal;
    found.point[0] = point_select(are_two, ends[0], contact);
    found.point[1] = ends[1];
    found.point[0].is_within = contact.is_within;
    found.point[1].is_within = are_two;
    return found;
}

/* ---- Results ------------------------------------------------------------------------------------------ */

/* Moves those that are within the margin to the front, by as many steps as the farthest has to go. */
LH_INLINE void close_gaps(manifold_point *point, int points)
{
    for (int first = 0; first < points - 1; first++)
        for (int k = points - 2; k >= first; k--) {
            const mask is_here = point[k].is_within, are_both = mask_and(is_here, point[k + 1].is_within);
            point[k] = point_select(is_here, point[k], point[k + 1]);
            point[k + 1].is_within = are_both;
        }
}

LH_INLINE void put_in_order_of_features(manifold_point *a, manifold_point *b)
{
    const manifold_point first = *a, second = *b;
    const mask is_later = lanes_lt(lanes_or_infinity(second.is_within, second.feature),
                                   lanes_or_infinity(first.is_within, first.feature));
    *a = point_select(is_later, second, first);
    *b = point_select(is_later, first, second);
    a->is_within = mask_or(first.is_within, second.is_within);
    b->is_within = mask_and(first.is_within, second.is_within);
}

/* Four points, of which those that are not within the margin go to the end: a network of five comparisons (Knuth, The
 * Art of Computer Programming, 5.3.4). */
LH_INLINE void sort_by_feature(manifold_point point[LH_POINTS_OF_MANIFOLDS])
{
    static const signed char network[5][2] = {{0, 2}, {1, 3}, {0, 1}, {2, 3}, {1, 2}};
    LH_ROLLED
    for (int k = 0; k < 5; k++)
        put_in_order_of_features(&point[network[k][0]], &point[network[k][1]]);
}

/* The arrays of an lh_manifolds, of a block: those of four bytes, behind the counts. */
enum { WORDS_OF_MANIFOLDS = LH_ARRAYS_OF_MANIFOLDS - 1 };

/* All are written here, and then those that are wanted there, by one short loop. */
typedef struct manifold_block {
    float normal[3][LANES], point[LH_POINTS_OF_MANIFOLDS][3][LANES], distance[LH_POINTS_OF_MANIFOLDS][LANES];
    int32_t feature[LH_POINTS_OF_MANIFOLDS][LANES];
} manifold_block;

_Static_assert(sizeof(manifold_block) == WORDS_OF_MANIFOLDS * sizeof(float[LANES]),
               "the arrays of lh_manifolds");

LH_INLINE void write_vector(float to[3][LANES], v3 a)
{
    lanes_store(to[0], a.x);
    lanes_store(to[1], a.y);
    lanes_store(to[2], a.z);
}

LH_INLINE void store_wanted(const manifold_block *from, const lh_argument *to, block at)
{
    const char *words = (const char *)from;
    for (int k = 0; k < WORDS_OF_MANIFOLDS; k++, words += sizeof(float[LANES])) {
        float *const column = to[k].output;
        if (column && at.whole)
            memcpy(column + at.first, words, LANES * sizeof *column);
        else if (column)
            memcpy(column + at.first, words, at.count * sizeof *column);
    }
}

LH_ONE_COPY_IF_SMALL void store_manifold(const manifold *found, int points, const lh_argument *to, block at)
{
    at = whole_if_small(at);
    const lanes one = lanes_set1(1.0f), zero = lanes_set1(0.0f);
    lanes count = zero;
    manifold_block all;
    write_vector(all.normal, v3_or_zero(found->point[0].is_within, found->normal));
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const manifold_point p = found->point[k < points ? k : 0];
        const mask is_there = k < points ? p.is_within : lanes_lt(zero, zero);
        write_vector(all.point[k], v3_or_zero(is_there, p.at));
        lanes_store(all.distance[k], lanes_signed_or_infinity(is_there, p.distance));
        lanes_store_int(all.feature[k], lanes_or_zero(is_there, p.feature));
        count = lanes_add(count, lanes_or_zero(is_there, one));
    }
    store_bytes_if_wanted(to[0].output, count, at);
    store_wanted(&all, to + 1, at);
}

#endif
