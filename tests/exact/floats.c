#include "floats.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

double power_of_two(int exponent)
{
    const int bias = 1023;
    uint64_t bits = (uint64_t)(exponent + bias) << 52;
    double power;
    memcpy(&power, &bits, sizeof power);
    return power;
}

float nearest_float(double x)
{
    return (float)x;
}

/* Floats in ascending order have ascending ranks; both zeros have rank 0. */
static int64_t rank_of(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    int64_t magnitude = bits & INT32_MAX;
    return signbit(x) ? -magnitude : magnitude;
}

static float of_rank(int64_t rank)
{
    uint32_t magnitude = (uint32_t)(rank < 0 ? -rank : rank);
    float x;
    memcpy(&x, &magnitude, sizeof x);
    return rank < 0 ? -x : x;
}

float neighbour(float x, int steps)
{
    return steps ? of_rank(rank_of(x) + steps) : x;
}

float promised_up_to(double largest, float x)
{
    double magnitude = fabs((double)x);
    if (magnitude > largest)
        magnitude = largest;
    else if (magnitude < smallest_promised)
        magnitude = magnitude < smallest_promised / 2 ? 0.0 : smallest_promised;
    return copysignf((float)magnitude, x);
}
