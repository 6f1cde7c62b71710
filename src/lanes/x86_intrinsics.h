/* The intrinsics of x86: the compiler's own, or, where a backend is emulated, SIMDe's in plain C under the same
 * names. */
#ifndef LANEHIT_SRC_LANES_X86_INTRINSICS_H
#define LANEHIT_SRC_LANES_X86_INTRINSICS_H

#if !defined(LH_EMULATED)
#include <immintrin.h>
#else
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>
#endif

#endif
