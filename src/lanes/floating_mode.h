/* The rounding mode of the processor that this is compiled for, whatever backend asks: an emulated one computes with
 * the processor that there is. Each of the three modes masks traps and flushes nothing. Other processors have none
 * here.
 *
 * The bits are those of MXCSR (Intel SDM volume 1, 10.2.3) and FPCR (Arm Architecture Reference Manual, FPCR.RMode). */
#ifndef LANEHIT_SRC_LANES_FLOATING_MODE_H
#define LANEHIT_SRC_LANES_FLOATING_MODE_H

#include <stdint.h>

#if defined(__SSE2__)
#define LH_HAS_FLOATING_MODES
typedef uint32_t floating_mode;
enum { TO_NEAREST = 0x1f80, DOWNWARD = TO_NEAREST | 0x2000, UPWARD = TO_NEAREST | 0x4000 };

static inline floating_mode current_mode(void)
{
    floating_mode mode;
    __asm__ volatile("stmxcsr %0" : "=m"(mode) : : "memory");
    return mode;
}

static inline void set_mode(floating_mode mode)
{
    __asm__ volatile("ldmxcsr %0" : : "m"(mode) : "memory");
}
#elif defined(__aarch64__)
#define LH_HAS_FLOATING_MODES
typedef uint64_t floating_mode;
enum { TO_NEAREST = 0, UPWARD = 1 << 22, DOWNWARD = 2 << 22 };

static inline floating_mode current_mode(void)
{
    floating_mode mode;
    __asm__ volatile("mrs %0, fpcr" : "=r"(mode) : : "memory");
    return mode;
}

static inline void set_mode(floating_mode mode)
{
    __asm__ volatile("msr fpcr, %0" : : "r"(mode) : "memory");
}
#endif

#endif
