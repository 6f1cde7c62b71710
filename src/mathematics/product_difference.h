/* a b - c d to within its last digits, however much of it cancels: both products are had with their rounding errors. A
 * result of 0 is exact, unless products underflow. So it is known for certain that two vectors are parallel, and the
 * normal of two that are nearly so is not rounding error.
 *
 * Dekker, A floating-point technique for extending the available precision, 1971, for the errors; Jeannerod, Louvet and
 * Muller, Further analysis of Kahan's algorithm for the accurate computation of 2 x 2 determinants, 2013, for the
 * order. */
#ifndef LANEHIT_SRC_MATHEMATICS_PRODUCT_DIFFERENCE_H
#define LANEHIT_SRC_MATHEMATICS_PRODUCT_DIFFERENCE_H

#include "vector.h"

/* A number as a sum of two of half as many digits, whose products are exact. */
typedef struct halved {
    lanes whole, high, low;
} halved;

LH_INLINE halved halves_of(lanes a)
{
    const lanes shifted = lanes_mul(a, lanes_set1(4097.0f)); /* 2^12 + 1 */
    const lanes high = lanes_sub(shifted, lanes_sub(shifted, a));
    return (halved){a, high, lanes_sub(a, high)};
}

/* What the product is more than what it was rounded to. */
LH_INLINE lanes error_of_product(lanes rounded, halved a, halved b)
{
    const lanes less_high = lanes_sub(rounded, lanes_mul(a.high, b.high));
    const lanes less_first = lanes_sub(less_high, lanes_mul(a.low, b.high));
    const lanes less_second = lanes_sub(less_first, lanes_mul(a.high, b.low));
    return lanes_sub(lanes_mul(a.low, b.low), less_second);
}

/* The first error is added as a fused operation would have it. */
LH_INLINE lanes product_difference(halved a, halved b, halved c, halved d)
{
    const lanes first = lanes_mul(a.whole, b.whole), second = lanes_mul(c.whole, d.whole);
    const lanes with_first = lanes_add(lanes_sub(first, second), error_of_product(first, a, b));
    return lanes_sub(with_first, error_of_product(second, c, d));
}

typedef struct halved_v3 {
    halved x, y, z;
} halved_v3;

LH_INLINE halved_v3 v3_halves_of(v3 a)
{
    return (halved_v3){halves_of(a.x), halves_of(a.y), halves_of(a.z)};
}

LH_INLINE v3 v3_cross_of_halves(halved_v3 a, halved_v3 b)
{
    return (v3){product_difference(a.y, b.z, a.z, b.y), product_difference(a.z, b.x, a.x, b.z),
                product_difference(a.x, b.y, a.y, b.x)};
}

/* ---- As long as its largest component ----------------------------------------------------------------- */

/* A normal of which the squares do not underflow: its largest component is 1 but for rounding. Of 0, it is NaN. */
typedef struct scaled_normal {
    v3 n;
    lanes scale;           /* that the normal was multiplied by */
    lanes inverse_squared; /* 1 / n^2 */
    mask is_zero;          /* of the normal */
} scaled_normal;

LH_INLINE scaled_normal normal_scaled(v3 normal)
{
    const lanes one = lanes_set1(1.0f);
    const v3 size = v3_abs(normal);
    const lanes largest = lanes_max(lanes_max(size.x, size.y), size.z);
    const lanes scale = lanes_div(one, largest);
    const v3 n = v3_scale(normal, scale);
    return (scaled_normal){n, scale, lanes_div(one, v3_dot(n, n)), v3_is_zero(normal)};
}

#endif
