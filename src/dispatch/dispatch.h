/* The instruction set that calls use: the one word that all queries share. */
#ifndef LANEHIT_SRC_DISPATCH_DISPATCH_H
#define LANEHIT_SRC_DISPATCH_DISPATCH_H

#include <stdatomic.h>

#include "lanehit/backend.h"

/* Its number and 1; 0 until one is chosen. Tables have at 0 what has one chosen and hands the call on, so that calls
 * need not ask whether there is one. */
extern _Atomic int lh_chosen_isa;
enum { LH_CHOICES = LH_ISA_COUNT + 1 };

/* Chooses one, if that has not been done: see lh_isa_active. Returns its number and 1. */
int lh_choose_isa(void);

/* Relaxed suffices: tables are constants of the program, and the number is all that is shared. */
static inline int lh_active_isa(void)
{
    return atomic_load_explicit(&lh_chosen_isa, memory_order_relaxed);
}

#endif
