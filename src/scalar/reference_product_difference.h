/* Differences of products, exact but for their last digits (Dekker 1971; the order of Kahan's determinant). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_PRODUCT_DIFFERENCE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_PRODUCT_DIFFERENCE_H

#include "vector3.h"

/* The upper 12 of the 24 digits, rounded. */
static inline float upper_half(float a)
{
    float shifted = a * 4097.0f;
    return shifted - (shifted - a);
}

/* a * b is exactly what it is rounded to and this. */
static inline float product_error(float a, float b)
{
    float a_high = upper_half(a), b_high = upper_half(b), a_low = a - a_high, b_low = b - b_high;
    return a_low * b_low - (((a * b - a_high * b_high) - a_low * b_high) - a_high * b_low);
}

static inline float product_difference(float a, float b, float c, float d)
{
    float first = a * b, second = c * d;
    return ((first - second) + product_error(a, b)) - product_error(c, d);
}

static inline vector3 close_cross(vector3 a, vector3 b)
{
    return (vector3){product_difference(a.y, b.z, a.z, b.y), product_difference(a.z, b.x, a.x, b.z),
                     product_difference(a.x, b.y, a.y, b.x)};
}

static inline float largest_component(vector3 a)
{
    return max(max(fabsf(a.x), fabsf(a.y)), fabsf(a.z));
}

#endif
