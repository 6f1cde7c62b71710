/* The SIMD backends once more, compiled for a CPU that has none of their instructions: SIMDe computes these in plain C.
 * So each of them is tested on every host. And lanehit/inline.h as a backend, which says that it is scalar. */
#ifndef LANEHIT_TESTS_EMULATED_H
#define LANEHIT_TESTS_EMULATED_H

#include "../inline/subject.h"

#if defined(LANEHIT_EMULATED)
extern const lh_backend lh_backend_sse_emulated_table;
extern const lh_backend lh_backend_avx2_emulated_table;
extern const lh_backend lh_backend_avx512_emulated_table;
extern const lh_backend lh_backend_neon_emulated_table;

static const lh_backend *const emulated_backends[] = {
    &lh_backend_sse_emulated_table,
    &lh_backend_avx2_emulated_table,
    &lh_backend_avx512_emulated_table,
    &lh_backend_neon_emulated_table,
    &lh_backend_inline,
};

enum { EMULATED_BACKENDS = sizeof emulated_backends / sizeof emulated_backends[0] };
#endif

#endif
