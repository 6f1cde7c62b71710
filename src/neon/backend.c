/* Another name for the table, where it is built twice, may be given from outside. */
#if !defined(LH_BACKEND)
#define LH_BACKEND lh_backend_neon
#endif
#define LH_BACKEND_ISA LH_ISA_NEON

#include "lanes.h"

#include "engine/backend.h"
