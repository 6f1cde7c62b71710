/* The backend that calls use. */
#ifndef LANEHIT_SRC_DISPATCH_H
#define LANEHIT_SRC_DISPATCH_H

#include <stdatomic.h>

#include "backend.h"

/* Until one is chosen, at first use: lh_backend_first_use. */
extern _Atomic(const lh_backend *) lh_chosen_backend;

/* Its functions choose a backend and hand the call on, so that calls need not ask whether there is one. */
extern const lh_backend lh_backend_first_use;

/* Chooses a backend, if that has not been done. See lh_isa_active. */
const lh_backend *lh_choose_backend(void);

/* Relaxed suffices: the tables are constants of the program, and the pointer is all that is shared. */
static inline const lh_backend *lh_active_backend(void)
{
    return atomic_load_explicit(&lh_chosen_backend, memory_order_relaxed);
}

#endif
