/* Numbers and vectors with exactly the arithmetic of docs/definitions.md: each operation is one binary32
 * operation, rounded to nearest. */
#ifndef LANEHIT_SRC_SCALAR_VECTOR3_H
#define LANEHIT_SRC_SCALAR_VECTOR3_H

#include <float.h>
#include <math.h>

#if FLT_EVAL_METHOD != 0
#error "lanehit needs float arithmetic without excess precision: on 32-bit x86 use -msse2 -mfpmath=sse"
#endif

/* u: half the distance from 1 to the next float, the largest relative error of one operation. */
static const float unit_roundoff = 0x1p-24f;

/* A NaN in the first place loses to the second, and of equal zeros the second is taken; so the order of the
 * arguments is part of each definition. */
static inline float min(float a, float b)
{
    return a < b ? a : b;
}

static inline float max(float a, float b)
{
    return a > b ? a : b;
}

/* The sign bit, which unlike a < 0 tells -0 from +0. */
static inline int negative(float a)
{
    return __builtin_signbit(a) != 0;
}

/* The instruction, even where nothing is optimised: sqrtf would then be a call of libm. */
static inline float square_root(float a)
{
    return __builtin_sqrtf(a);
}

typedef struct vector3 {
    float x, y, z;
} vector3;

static inline vector3 add(vector3 a, vector3 b)
{
    return (vector3){a.x + b.x, a.y + b.y, a.z + b.z};
}

static inline vector3 subtract(vector3 a, vector3 b)
{
    return (vector3){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline vector3 scale(vector3 a, float s)
{
    return (vector3){a.x * s, a.y * s, a.z * s};
}

static inline vector3 opposite(vector3 a)
{
    return (vector3){-a.x, -a.y, -a.z};
}

static inline float dot(vector3 a, vector3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/* Of what dot adds up. */
static inline float dot_of_magnitudes(vector3 a, vector3 b)
{
    return fabsf(a.x * b.x) + fabsf(a.y * b.y) + fabsf(a.z * b.z);
}

static inline vector3 cross(vector3 a, vector3 b)
{
    return (vector3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/* No less than the length, and at most the root of 3 times that. */
static inline float sum_of_magnitudes(vector3 a)
{
    return fabsf(a.x) + fabsf(a.y) + fabsf(a.z);
}

static inline int is_zero(vector3 a)
{
    return (a.x == 0.0f) & (a.y == 0.0f) & (a.z == 0.0f);
}

/* Component by component. */

static inline vector3 min_each(vector3 a, vector3 b)
{
    return (vector3){min(a.x, b.x), min(a.y, b.y), min(a.z, b.z)};
}

static inline vector3 max_each(vector3 a, vector3 b)
{
    return (vector3){max(a.x, b.x), max(a.y, b.y), max(a.z, b.z)};
}

static inline vector3 magnitude_each(vector3 a)
{
    return (vector3){fabsf(a.x), fabsf(a.y), fabsf(a.z)};
}

static inline vector3 reciprocal_each(vector3 a)
{
    return (vector3){1.0f / a.x, 1.0f / a.y, 1.0f / a.z};
}

/* Is a <= b on all three axes? Joined by & and not &&: comparisons are cheaper than a mispredicted branch. */
static inline int all_at_most(vector3 a, vector3 b)
{
    return (a.x <= b.x) & (a.y <= b.y) & (a.z <= b.z);
}

#endif
