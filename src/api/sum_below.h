/* Sums of doubles that are surely not above the exact ones. */
#ifndef LANEHIT_SRC_API_SUM_BELOW_H
#define LANEHIT_SRC_API_SUM_BELOW_H

#include <math.h>

#include "lanes/rounding.h"

/* The double before it; not of 0. By integers, which compilers compute for several numbers at once. */
static inline double next_below(double x, int is_wanted)
{
    const uint64_t bits = lh_bits_of_double(x), is_negative = bits >> 63;
    return lh_double_of_bits(bits + (is_wanted ? 2 * is_negative - 1 : 0));
}

/* Not above the exact sum, and that itself where doubles have it, in every rounding mode. What the sum of a larger and
 * a smaller number differs from the larger by is exact, and what is lost then has the right sign (Boldo, Graillat and
 * Muller, On the robustness of the 2Sum and Fast2Sum algorithms, 2017). */
static inline double sum_below(double x, double y)
{
    const int is_first_larger = fabs(x) >= fabs(y);
    const double larger = is_first_larger ? x : y, smaller = is_first_larger ? y : x, sum = x + y;
    return next_below(sum, smaller - (sum - larger) < 0);
}

#endif
