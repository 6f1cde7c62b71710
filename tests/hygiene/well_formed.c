#include "well_formed.h"

#include <math.h>

#include "../parity/results.h"

enum { AXES = 3 };

/* Infinite on a miss, and on a hit finite, and without a sign unless it may have one. */
static bool is_finite_on_a_hit(const lh_kind *kind, float a, bool hit)
{
    if (!hit)
        return isinf(a) && !signbit(a);
    return fabsf(a) <= 0x1p127f && (kind->may_be_negative || !signbit(a));
}

/* Never NaN, which is not equal to itself. */
static bool is_zero_on_a_miss(float a, bool hit)
{
    return hit ? a == a : a == 0.0f && !signbit(a);
}

static bool is_normal_of_axis(const lh_kind *kind, int8_t normal, bool hit)
{
    if (!hit && kind->on_miss == LH_ZERO_ON_MISS)
        return normal == 0;
    return normal >= -AXES && normal <= AXES;
}

static bool is_hit(unsigned query, const lh_call *call, size_t i)
{
    const unsigned k = lh_argument_of_kind(&lh_queries[query], LH_KIND_HITS);
    const uint64_t *hits = k < lh_queries[query].arguments ? call->argument[k].output : NULL;
    return hits && hits[i / 64] >> i % 64 & 1;
}

/* A hit has a point in the first of its manifolds, and may have some in another. */
static bool is_count(uint8_t count, bool hit, bool is_first)
{
    const bool is_there = count > 0;
    return count <= LH_POINTS_OF_MANIFOLDS && (is_first ? is_there == hit : hit || !is_there);
}

/* Times of one pair do not go back. */
static bool is_well_formed(unsigned query, const lh_call *call, size_t i)
{
    const bool hit = is_hit(query, call, i);
    float not_before = 0.0f;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++) {
        const lh_kind *kind = lh_kind_of(&lh_queries[query], k);
        const void *output = call->argument[k].output;
        if (!output || kind->role != LH_OUTPUT)
            continue;
        if (lh_kind_name_of(&lh_queries[query], k) == LH_KIND_COUNTS) {
            const bool is_first = k == lh_argument_of_kind(&lh_queries[query], LH_KIND_COUNTS);
            if (!is_count(((const uint8_t *)output)[i], hit, is_first))
                return false;
            continue;
        }
        if (kind->bits == 8 && !is_normal_of_axis(kind, ((const int8_t *)output)[i], hit))
            return false;
        if (kind->on_miss == LH_INFINITE_ON_MISS &&
            !is_finite_on_a_hit(kind, ((const float *)output)[i], hit))
            return false;
        if (kind->is_vector && kind->on_miss == LH_ZERO_ON_MISS &&
            !is_zero_on_a_miss(((const float *)output)[i], hit))
            return false;
        if (kind->is_time) {
            if (!(((const float *)output)[i] >= not_before))
                return false;
            not_before = ((const float *)output)[i];
        }
    }
    return true;
}

bool results_are_well_formed(unsigned query, const lh_call *call, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!is_well_formed(query, call, i))
            return false;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        if (lh_kind_of(&lh_queries[query], k)->role == LH_OUTPUT && call->argument[k].output &&
            !results_unused_bits_are_clear(lh_kind_of(&lh_queries[query], k), call->argument[k].output, n))
            return false;
    return true;
}
