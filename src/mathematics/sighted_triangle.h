/* A triangle, as a turned box sees it. */
#ifndef LANEHIT_SRC_MATHEMATICS_SIGHTED_TRIANGLE_H
#define LANEHIT_SRC_MATHEMATICS_SIGHTED_TRIANGLE_H

#include "rotation.h"

/* What the box sees of the triangle, and more than any coordinate of it is off by: 15.1u of the longest way are needed
 * and 2^-63 (docs/guarantees.md). */
typedef struct sighted_triangle {
    triangle seen;
    lanes error;
} sighted_triangle;

LH_INLINE sighted_triangle triangle_seen_from(triangle t, v3 centre, frame axes)
{
    const triangle way = {v3_sub(t.a, centre), v3_sub(t.b, centre), v3_sub(t.c, centre)};
    const lanes longest = lanes_max(v3_sum_of_magnitudes(way.c),
                                    lanes_max(v3_sum_of_magnitudes(way.b), v3_sum_of_magnitudes(way.a)));
    return (sighted_triangle){.seen = {without_last_digits(v3_seen_from(way.a, axes)),
                                       without_last_digits(v3_seen_from(way.b, axes)),
                                       without_last_digits(v3_seen_from(way.c, axes))},
                              .error =
                                  lanes_add(lanes_mul(longest, lanes_set1(0x1p-20f)), lanes_set1(0x1p-62f))};
}

#endif
