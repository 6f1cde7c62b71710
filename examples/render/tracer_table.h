/* One kind of processor: walks 4, 8 and 16 wide. */
#ifndef RENDER_TRACER_TABLE_H
#define RENDER_TRACER_TABLE_H

#include "tracer.h"

enum { WIDTHS = 3 };

typedef struct tracer_table {
    tracer of[WIDTHS];
} tracer_table;

/* tracer.c, compiled for what every processor of this architecture has, for AVX2 and for AVX-512. */
extern const tracer_table tracers_baseline, tracers_avx2, tracers_avx512;

#endif
