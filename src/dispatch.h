/* The backend that calls use. */
#ifndef LANEHIT_SRC_DISPATCH_H
#define LANEHIT_SRC_DISPATCH_H

#include <stdatomic.h>

#include "backend.h"

/* NULL until it is chosen, at first use. */
extern _Atomic(const lh_backend *) lh_chosen_backend;

/* Chooses it, if no other thread has. */
const lh_backend *lh_choose_backend(void);

/* See lh_isa_active. Never NULL. Relaxed suffices: the tables are constants of the program, and the pointer
 * is all that is shared. */
static inline const lh_backend *lh_active_backend(void)
{
    const lh_backend *backend = atomic_load_explicit(&lh_chosen_backend, memory_order_relaxed);
    return backend ? backend : lh_choose_backend();
}

#endif
