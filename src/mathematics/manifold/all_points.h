/* All points of a flat contact, in the order of their features. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_ALL_POINTS_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_ALL_POINTS_H

#include "face_clip.h"

/* Two quadrilaterals have no more corners in common. */
enum { MOST_IN_COMMON = 8 };

/* Only rounding makes more; then the first ones stay. */
LH_INLINE void keep_eight(clipped_point points[CLIPPED_POINTS])
{
    lanes count = lanes_set1(0.0f);
    LH_ROLLED
    for (int k = 0; k < CLIPPED_POINTS; k++) {
        const mask is_left = lanes_lt(count, lanes_set1((float)MOST_IN_COMMON));
        points[k].is_within = mask_and(points[k].is_within, is_left);
        count = lanes_add(count, lanes_or_zero(points[k].is_within, lanes_set1(1.0f)));
    }
}

/* Of features that are infinite where there is no point. Heights follow from places. */
LH_INLINE void exchange_if_later(clipped_point *a, clipped_point *b)
{
    const flat first = a->at, second = b->at;
    const lanes of_first = a->feature, of_second = b->feature;
    const mask is_later = lanes_lt(of_second, of_first);
    a->at = (flat){lanes_select(is_later, second.u, first.u), lanes_select(is_later, second.v, first.v)};
    b->at = (flat){lanes_select(is_later, first.u, second.u), lanes_select(is_later, first.v, second.v)};
    a->feature = lanes_min(of_first, of_second);
    b->feature = lanes_max(of_first, of_second);
}

/* The least network that is known for twelve: 39 comparisons (Knuth, The Art of Computer Programming, 5.3.4). */
LH_INLINE void sort_points(clipped_point points[CLIPPED_POINTS])
{
    static const signed char network[39][2] = {
        {0, 8},  {1, 7},   {2, 6}, {3, 11}, {4, 10}, {5, 9},  {0, 1}, {2, 5}, {3, 4}, {6, 9},
        {7, 8},  {10, 11}, {0, 2}, {1, 6},  {5, 10}, {9, 11}, {0, 3}, {1, 2}, {4, 6}, {5, 7},
        {8, 11}, {9, 10},  {1, 4}, {3, 5},  {6, 8},  {7, 10}, {1, 3}, {2, 5}, {6, 9}, {8, 10},
        {2, 3},  {4, 5},   {6, 7}, {8, 9},  {4, 6},  {5, 7},  {3, 4}, {5, 6}, {7, 8}};
    LH_ROLLED
    for (int k = 0; k < 39; k++)
        exchange_if_later(&points[network[k][0]], &points[network[k][1]]);
}

/* The first eight are all that there are. */
LH_INLINE void put_all_in_order(const two_faces *faces, clipped_point points[CLIPPED_POINTS])
{
    const lanes infinity = lanes_set1(__builtin_inff());
    keep_eight(points);
    LH_ROLLED
    for (int k = 0; k < CLIPPED_POINTS; k++)
        points[k].feature = lanes_or_infinity(points[k].is_within, points[k].feature);
    sort_points(points);
    LH_ROLLED
    for (int k = 0; k < MOST_IN_COMMON; k++) {
        points[k].is_within = lanes_lt(points[k].feature, infinity);
        points[k].height = height_at(faces, points[k].at);
    }
}

#endif
