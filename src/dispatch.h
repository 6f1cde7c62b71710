/* The backend that calls use. */
#ifndef LANEHIT_SRC_DISPATCH_H
#define LANEHIT_SRC_DISPATCH_H

#include "backend.h"

/* Chosen at first use; see lh_isa_active. Never NULL. */
const lh_backend *lh_active_backend(void);

#endif
