/* The two tests of box against box: comparisons only. */
#include "loop.h"

typedef enum box_test { OVERLAP, CONTAINS } box_test;

ALWAYS_INLINE int overlap_on_axis(float a_min, float a_max, float b_min, float b_max)
{
    return (a_min <= b_max) & (b_min <= a_max);
}

/* An empty box is contained in nothing: without the second comparison this would be another test. */
ALWAYS_INLINE int contains_on_axis(float outer_min, float outer_max, float inner_min, float inner_max)
{
    return (outer_min <= inner_min) & (inner_max <= outer_max) & (inner_min <= inner_max);
}

ALWAYS_INLINE int on_axis(box_test test, float a_min, float a_max, float b_min, float b_max)
{
    return test == OVERLAP ? overlap_on_axis(a_min, a_max, b_min, b_max)
                           : contains_on_axis(a_min, a_max, b_min, b_max);
}

ALWAYS_INLINE void
box_loop(box_test test, size_t n, size_t each_a, size_t each_b, const float *restrict a_min_x,
         const float *restrict a_min_y, const float *restrict a_min_z, const float *restrict a_max_x,
         const float *restrict a_max_y, const float *restrict a_max_z, const float *restrict b_min_x,
         const float *restrict b_min_y, const float *restrict b_min_z, const float *restrict b_max_x,
         const float *restrict b_max_y, const float *restrict b_max_z, uint8_t *restrict hits)
{
#pragma clang loop vectorize(enable)
    for (size_t i = 0; i < n; i++) {
        const size_t a = i * each_a, b = i * each_b;
        const int x = on_axis(test, a_min_x[a], a_max_x[a], b_min_x[b], b_max_x[b]);
        const int y = on_axis(test, a_min_y[a], a_max_y[a], b_min_y[b], b_max_y[b]);
        const int z = on_axis(test, a_min_z[a], a_max_z[a], b_min_z[b], b_max_z[b]);
        hits[i] = (uint8_t)(x & y & z);
    }
}

ALWAYS_INLINE void box_form(box_test test, size_t n, size_t each_a, size_t each_b, const lh_aabbs *a,
                            const lh_aabbs *b, uint8_t *hits)
{
    box_loop(test, n, each_a, each_b, a->min_x, a->min_y, a->min_z, a->max_x, a->max_y, a->max_z, b->min_x,
             b->min_y, b->min_z, b->max_x, b->max_y, b->max_z, hits);
}

ALWAYS_INLINE void box_test_of_form(box_test test, const lh_aabbs *a, const lh_aabbs *b, size_t n,
                                    uint8_t *hits)
{
    if (a->count == b->count)
        box_form(test, n, 1, 1, a, b, hits);
    else if (a->count == 1)
        box_form(test, n, 0, 1, a, b, hits);
    else
        box_form(test, n, 1, 0, a, b, hits);
}

static void overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, size_t n, uint8_t *hits)
{
    box_test_of_form(OVERLAP, a, b, n, hits);
}

static void contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, size_t n, uint8_t *hits)
{
    box_test_of_form(CONTAINS, outer, inner, n, hits);
}
