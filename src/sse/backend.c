/* Another name for the table, where it is built twice, may be given from outside. */
#if !defined(LH_BACKEND)
#define LH_BACKEND lh_backend_sse
#endif
#define LH_BACKEND_ISA LH_ISA_SSE

#include "lanes.h"

#include "engine/backend.h"
