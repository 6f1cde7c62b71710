/* SIMD backends once more, compiled for a CPU that has none of their instructions: SIMDe computes these in plain C. So
 * each of them is tested on every host. And lanehit/inline.h as a backend, which says that it is scalar. */
#ifndef LANEHIT_TESTS_EMULATED_H
#define LANEHIT_TESTS_EMULATED_H

#include "../inline/subject.h"

#if defined(LANEHIT_EMULATED)
#define EMULATED(isa) extern const lh_backend lh_backend_##isa##_emulated_table;
#include "emulated.inc"
#undef EMULATED

static const lh_backend *const emulated_backends[] = {
#define EMULATED(isa) &lh_backend_##isa##_emulated_table,
#include "emulated.inc"
#undef EMULATED
    &lh_backend_inline,
};

enum { EMULATED_BACKENDS = sizeof emulated_backends / sizeof emulated_backends[0] };
#endif

#endif
