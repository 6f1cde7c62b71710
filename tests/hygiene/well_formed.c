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

static bool is_well_formed(const library_test *test, const arguments *a, size_t i)
{
    const uint64_t *hits = a->output[0];
    const bool hit = hits[i / 64] >> i % 64 & 1;
    float not_before = 0.0f;
    for (size_t k = 1; k < test->outputs; k++) {
        if (!a->output[k])
            continue;
        if (test->output[k].bytes == sizeof(int8_t)) {
            if (!is_normal_of_axis(((const int8_t *)a->output[k])[i], hit))
                return false;
        } else {
            const float t = ((const float *)a->output[k])[i];
            if (!is_time(t, hit, not_before))
                return false;
            not_before = t;
        }
    }
    return true;
}

bool results_are_well_formed(const library_test *test, const arguments *a)
{
    for (size_t i = 0; i < a->n; i++)
        if (!is_well_formed(test, a, i))
            return false;
    return results_unused_bits_are_clear(a->output[0], a->n);
}
