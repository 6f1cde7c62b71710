#include "well_formed.h"

#include <math.h>

#include "../parity/results.h"

enum { AXES = 3 };

static bool is_time(float t, bool hit, float not_before)
{
    if (!hit)
        return isinf(t) && !signbit(t);
    return t >= not_before && t <= 0x1p127f && (t != 0 || !signbit(t));
}

static bool is_normal_of_axis(int8_t normal, bool hit)
{
    return hit ? normal >= -AXES && normal <= AXES : normal == 0;
}

static const void *output_of(unsigned query, const lh_call *call, lh_kind_name kind)
{
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        if (lh_queries[query].kind[k] == kind)
            return call->argument[k].output;
    return NULL;
}

static bool is_well_formed(unsigned query, const lh_call *call, size_t i)
{
    const uint64_t *hits = output_of(query, call, LH_KIND_HITS);
    const bool hit = hits && hits[i / 64] >> i % 64 & 1;
    float not_before = 0.0f;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++) {
        const int kind = lh_queries[query].kind[k];
        const void *output = call->argument[k].output;
        if (kind == LH_KIND_FACES && output && !is_normal_of_axis(((const int8_t *)output)[i], hit))
            return false;
        if (kind == LH_KIND_TIMES && output) {
            const float t = ((const float *)output)[i];
            if (!is_time(t, hit, not_before))
                return false;
            not_before = t;
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
