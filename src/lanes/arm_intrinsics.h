/* The intrinsics of NEON: the compiler's own, or, where the backend is emulated, SIMDe's in plain C under the same
 * names. */
#ifndef LANEHIT_SRC_LANES_ARM_INTRINSICS_H
#define LANEHIT_SRC_LANES_ARM_INTRINSICS_H

#if !defined(LH_EMULATED)
#include <arm_neon.h>
#else
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/arm/neon.h>
#endif

#endif
