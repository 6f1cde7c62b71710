/* Modes of the floating-point environment that a host may have set. */
#ifndef LANEHIT_TESTS_HYGIENE_MODES_H
#define LANEHIT_TESTS_HYGIENE_MODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct floating_mode {
    const char *name;
    int rounding;   /* as for fesetround */
    uint32_t flush; /* bits of the control register: denormals are taken for zeros */
} floating_mode;

enum { MOST_MODES = 16 };

/* Every rounding mode with every way to flush that this architecture has, the default mode first; returns how
 * many. */
size_t modes_list(floating_mode list[MOST_MODES]);

/* Does this mode take denormal operands for zeros, in comparisons too? */
bool mode_flushes_operands(const floating_mode *mode);

/* Sets the mode of this thread. */
void mode_set(const floating_mode *mode);

/* Does arithmetic obey this mode? By what it computes, not by what a register says. */
bool mode_is_in_effect(const floating_mode *mode);

#endif
