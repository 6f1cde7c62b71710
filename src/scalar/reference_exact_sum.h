/* Sums of coordinates, with what rounding leaves of them (Knuth, The Art of Computer Programming 2, 4.2.2, theorem
 * B): to be compared exactly. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_EXACT_SUM_H
#define LANEHIT_SRC_SCALAR_REFERENCE_EXACT_SUM_H

typedef struct exact_sum {
    float rounded, rest;
} exact_sum;

static inline exact_sum sum_of_two(float a, float b)
{
    float sum = a + b, b_in_sum = sum - a, a_in_sum = sum - b_in_sum;
    return (exact_sum){sum, (a - a_in_sum) + (b - b_in_sum)};
}

static inline exact_sum sum_of_three(float a, float b, float c)
{
    exact_sum two = sum_of_two(a, b), whole = sum_of_two(two.rounded, c);
    exact_sum rests = sum_of_two(two.rest, whole.rest);
    exact_sum all = sum_of_two(whole.rounded, rests.rounded);
    return (exact_sum){all.rounded, all.rest + rests.rest};
}

static inline int sum_is_between(float low, exact_sum sum, float high)
{
    return (low - sum.rounded <= sum.rest) & (sum.rest <= high - sum.rounded);
}

#endif
