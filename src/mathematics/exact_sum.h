/* Sums of two and three numbers that can be compared exactly with any other: the rounded sum, and what is left of it. A
 * sum of two is exact with its rest (Knuth, The Art of Computer Programming 2, 4.2.2, theorem B). Of three, the rest is
 * rounded once more, with its sign, and where it is not 0 it is at most half a step of the sum to either side, as that
 * of two is: docs/guarantees.md. So `at least b` is the same of the exact sum and of these two: b - sum, which is
 * rounded but keeps its sign, is 0 or no less than a step, and the rest decides where it is 0. */
#ifndef LANEHIT_SRC_MATHEMATICS_EXACT_SUM_H
#define LANEHIT_SRC_MATHEMATICS_EXACT_SUM_H

#include "lanes/compiler.h"

typedef struct exact_sum {
    lanes rounded, rest;
} exact_sum;

LH_INLINE exact_sum sum_of_two(lanes a, lanes b)
{
    const lanes sum = lanes_add(a, b), b_in_sum = lanes_sub(sum, a), a_in_sum = lanes_sub(sum, b_in_sum);
    return (exact_sum){sum, lanes_add(lanes_sub(a, a_in_sum), lanes_sub(b, b_in_sum))};
}

LH_INLINE exact_sum sum_of_three(exact_sum two, lanes c)
{
    const exact_sum whole = sum_of_two(two.rounded, c), rests = sum_of_two(two.rest, whole.rest);
    const exact_sum all = sum_of_two(whole.rounded, rests.rounded);
    return (exact_sum){all.rounded, lanes_add(all.rest, rests.rest)};
}

LH_INLINE mask sum_is_between(lanes low, exact_sum sum, lanes high)
{
    return mask_and(lanes_le(lanes_sub(low, sum.rounded), sum.rest),
                    lanes_le(sum.rest, lanes_sub(high, sum.rounded)));
}

#endif
