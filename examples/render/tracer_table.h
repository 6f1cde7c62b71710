/* One kind of processor: walks 4 and 8 wide. */
#ifndef RENDER_TRACER_TABLE_H
#define RENDER_TRACER_TABLE_H

#include "tracer.h"

typedef struct tracer_table {
    tracer by_4, by_8;
} tracer_table;

/* tracer.c, compiled for what every processor of this architecture has, and for AVX2. */
extern const tracer_table tracers_baseline, tracers_avx2;

#endif
