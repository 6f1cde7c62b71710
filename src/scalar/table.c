#define LH_BACKEND     lh_backend_scalar
#define LH_BACKEND_ISA LH_ISA_SCALAR

#include "parts/backend_table.h"
