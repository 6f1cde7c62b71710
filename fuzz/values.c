#include "values.h"

#include <math.h>

#include "../tests/support/floats.h"

enum { SPECIAL, RECENT, COARSE, ANY_BITS, KINDS };

/* Coordinates touch where they are equal, and nearly do where they are some steps apart. */
static float nearly_recent(values *v)
{
    const float value = v->recent[read_below(v->from, RECENT_VALUES)];
    const int steps = (int)read_below(v->from, 16) - 8;
    const int keeps_its_bits = steps < -4 || steps > 4 || !isnormal(value);
    return keeps_its_bits ? value : float_steps(value, steps);
}

static float special(reader *r)
{
    const uint8_t byte = read_byte(r);
    return float_of_bits(special_magnitudes[(byte & 0x7f) % SPECIAL_MAGNITUDES] | (uint32_t)(byte >> 7)
                                                                                      << 31);
}

static float whole(reader *r)
{
    return (float)((int)read_below(r, 33) - 16);
}

static float value_of_kind(values *v, size_t kind)
{
    if (!(v->allowed >> kind & 1))
        return whole(v->from);
    switch (kind) {
    case SPECIAL:
        return special(v->from);
    case RECENT:
        return nearly_recent(v);
    case COARSE: /* sign, exponent and seven bits */
        return float_of_bits((uint32_t)read_bits(v->from, 2) << 16);
    case ANY_BITS:
        return float_of_bits((uint32_t)read_bits(v->from, 4));
    default:
        return whole(v->from);
    }
}

values values_from(reader *r)
{
    return (values){.from = r, .allowed = read_byte(r)};
}

float next_value(values *v)
{
    const float value = value_of_kind(v, read_below(v->from, KINDS + 1));
    v->recent[v->count++ % RECENT_VALUES] = value;
    return value;
}
