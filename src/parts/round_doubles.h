/* Doubles to floats, by the processor's own rounding: its mode is set for a stretch, and set back. */
#ifndef LANEHIT_SRC_PARTS_ROUND_DOUBLES_H
#define LANEHIT_SRC_PARTS_ROUND_DOUBLES_H

#include "lanes/floating_mode.h"
#include "lanes/rounding.h"
#include "engine/own.h"

#if defined(LH_HAS_FLOATING_MODES)

/* ---- Loops: not inlined, so that nothing of them leaves the mode ------------------------------------------- */

/* What is to be rounded up is rounded down with its sign flipped, and flipped back. */
static LH_ONE_COPY void convert(const double *restrict x, size_t count, const uint64_t *restrict flips,
                                float *restrict rounded)
{
    for (size_t i = 0; i < count; i += LH_ROUNDED_TOGETHER)
        for (size_t k = 0; k < LH_ROUNDED_TOGETHER; k++) {
            const float flipped = (float)lh_double_of_bits(lh_bits_of_double(x[i + k]) ^ flips[k]);
            const float back = lh_float_of_bits(lh_bits_of_float(flipped) ^ (uint32_t)(flips[k] >> 32));
            rounded[i + k] = flipped != flipped ? lh_float_of_bits(LH_QUIET_NAN) : back;
        }
}

/* Writes the sum of each double and the third one behind it in place of the latter. */
static LH_ONE_COPY void add_halves(const double *restrict x, size_t count, double *restrict ends)
{
    for (size_t i = 0; i < count - 3; i++)
        ends[i + 3] = x[i] + x[i + 3];
}

/* Writes their difference in place of the former, except where there is a sum. Rounded downwards, a difference of 0 is
 * -0 unless it is +0 - -0; rounded to nearest, and here, it is +0 unless it is -0 - +0. */
static LH_ONE_COPY void subtract_halves(const double *restrict x, size_t count,
                                        const uint64_t *restrict flips, double *restrict ends)
{
    for (size_t i = 0; i < count; i += LH_ROUNDED_TOGETHER)
        for (size_t k = 0; k < LH_ROUNDED_TOGETHER; k++) {
            const double centre = x[i + k], half = x[i + k + 3], down = centre - half;
            const uint64_t sign = lh_bits_of_double(centre) & ~lh_bits_of_double(half) & LH_SIGN_OF_DOUBLE;
            const double difference = down == 0 ? lh_double_of_bits(sign) : down;
            ends[i + k] = flips[k] ? ends[i + k] : difference;
        }
}

/* ---- As lh_backend has it --------------------------------------------------------------------------------- */

void LH_OWN(round)(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    static const uint64_t none[LH_ROUNDED_TOGETHER];
    const floating_mode before = current_mode();
    set_mode(flips ? DOWNWARD : TO_NEAREST);
    convert(x, count, flips ? flips : none, rounded);
    set_mode(before);
}

/* Rounded in the same direction twice is rounded once. */
void LH_OWN(spread)(const double *x, size_t count, const uint64_t *flips, double *ends)
{
    const floating_mode before = current_mode();
    set_mode(UPWARD);
    add_halves(x, count, ends);
    set_mode(DOWNWARD);
    subtract_halves(x, count, flips, ends);
    set_mode(before);
}

#else

void LH_OWN(round)(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    lh_round_all(x, count, flips, rounded);
}

void LH_OWN(spread)(const double *x, size_t count, const uint64_t *flips, double *ends)
{
    lh_spread_all(x, count, flips, ends);
}

#endif

#endif
