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

/* What SIMDe 0.7.4 takes apart although WebAssembly has an instruction for it: signs as bits were a loop through
 * memory. _mm_max_ps(a, b) is a > b ? a : b, and wasm_f32x4_pmax(a, b) is a < b ? b : a. */
#if defined(LH_EMULATED) && defined(__wasm_simd128__)
#undef _mm_movemask_ps
#define _mm_movemask_ps(a) ((int)wasm_i32x4_bitmask(simde__m128_to_wasm_v128(a)))
#undef _mm_max_ps
#define _mm_max_ps(a, b)                                                                                     \
    simde__m128_from_wasm_v128(wasm_f32x4_pmax(simde__m128_to_wasm_v128(b), simde__m128_to_wasm_v128(a)))
#endif

#endif
