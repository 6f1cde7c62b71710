#include "modes.h"

#include <fenv.h>

#include "../support/floats.h"

/* ---- The control register ----------------------------------------------------------------------------- */

#if defined(__SSE2__)
#include <xmmintrin.h>
enum { FLUSH_RESULTS = 0x8000, FLUSH_OPERANDS = 0x0040 };

static void set_flush(uint32_t bits)
{
    const uint32_t all = FLUSH_RESULTS | FLUSH_OPERANDS;
    _mm_setcsr((_mm_getcsr() & ~all) | bits);
}
#elif defined(__aarch64__)
/* One bit for both. */
enum { FLUSH_RESULTS = 1 << 24, FLUSH_OPERANDS = FLUSH_RESULTS };

static void set_flush(uint32_t bits)
{
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    control = (control & ~(uint64_t)FLUSH_RESULTS) | bits;
    __asm__ volatile("msr fpcr, %0" : : "r"(control));
}
#else
/* Nothing is flushed here, or not in a way that this file knows. */
enum { FLUSH_RESULTS = 0, FLUSH_OPERANDS = 0 };

static void set_flush(uint32_t bits)
{
    (void)bits;
}
#endif

/* ---- The list ----------------------------------------------------------------------------------------- */

enum { FLUSHES = 4 };
static const uint32_t flushes[FLUSHES] = {0, FLUSH_RESULTS, FLUSH_OPERANDS, FLUSH_RESULTS | FLUSH_OPERANDS};

typedef struct rounding_row {
    int rounding;
    const char *name[FLUSHES];
} rounding_row;

/* C makes each of these optional. */
static const rounding_row roundings[] = {
#if defined(FE_TONEAREST)
    {FE_TONEAREST,
     {"to nearest", "to nearest, results flushed", "to nearest, operands flushed",
      "to nearest, all flushed"}},
#endif
#if defined(FE_UPWARD)
    {FE_UPWARD, {"upward", "upward, results flushed", "upward, operands flushed", "upward, all flushed"}},
#endif
#if defined(FE_DOWNWARD)
    {FE_DOWNWARD,
     {"downward", "downward, results flushed", "downward, operands flushed", "downward, all flushed"}},
#endif
#if defined(FE_TOWARDZERO)
    {FE_TOWARDZERO,
     {"to zero", "to zero, results flushed", "to zero, operands flushed", "to zero, all flushed"}},
#endif
};

static bool is_new(size_t flush)
{
    for (size_t before = 0; before < flush; before++)
        if (flushes[before] == flushes[flush])
            return false;
    return true;
}

size_t modes_list(floating_mode list[MOST_MODES])
{
    size_t count = 0;
    for (size_t r = 0; r < sizeof roundings / sizeof roundings[0]; r++)
        for (size_t f = 0; f < FLUSHES; f++)
            if (is_new(f))
                list[count++] = (floating_mode){roundings[r].name[f], roundings[r].rounding, flushes[f]};
    return count;
}

bool mode_flushes_operands(const floating_mode *mode)
{
    return (mode->flush & FLUSH_OPERANDS) != 0;
}

void mode_set(const floating_mode *mode)
{
    fesetround(mode->rounding);
    set_flush(mode->flush);
}

/* ---- What arithmetic does ----------------------------------------------------------------------------- */

static bool rounds_as(const floating_mode *mode)
{
    volatile float one = 1, tiny = 0x1p-30f;
    const float above = one + tiny, below = one - tiny, far_below = -one - tiny;
    const bool up = above > 1, down = far_below < -1, to_nearest = below == 1;
    switch (mode->rounding) {
#if defined(FE_UPWARD)
    case FE_UPWARD:
        return up && !down;
#endif
#if defined(FE_DOWNWARD)
    case FE_DOWNWARD:
        return down && !up;
#endif
#if defined(FE_TOWARDZERO)
    case FE_TOWARDZERO:
        return !up && !down && !to_nearest;
#endif
    default:
        return !up && !down && to_nearest;
    }
}

/* As bits: in a comparison a denormal may be a zero. */
static uint32_t flush_in_effect(void)
{
    volatile float least_normal = 0x1p-126f, half = 0.5f, denormal = 0x1p-130f, large = 0x1p20f;
    const uint32_t results = bits_of_float(least_normal * half) == 0 ? FLUSH_RESULTS : 0;
    const uint32_t operands = bits_of_float(denormal * large) == 0 ? FLUSH_OPERANDS : 0;
    return results | operands;
}

bool mode_is_in_effect(const floating_mode *mode)
{
    return rounds_as(mode) && flush_in_effect() == mode->flush;
}
