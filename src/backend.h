/* The backends that a build may hold. Each is a library of its own, compiled with its own flags; what it exports to the
 * others is its table. */
#ifndef LANEHIT_SRC_BACKEND_H
#define LANEHIT_SRC_BACKEND_H

#include "lanehit/backend.h"

extern const lh_backend lh_backend_scalar;
extern const lh_backend lh_backend_sse;
extern const lh_backend lh_backend_avx2;
extern const lh_backend lh_backend_avx512;
extern const lh_backend lh_backend_neon;

#endif
