/* A backend that counts what it does. */
#ifndef LANEHIT_BENCH_COUNTING_H
#define LANEHIT_BENCH_COUNTING_H

#include "lanehit/backend.h"
#include "operation_counts.h"

/* Vector operations since the start; to be reset by whoever asks. */
extern operations counted;
extern const int counting_lanes;

const lh_backend *counting_backend(void);

#endif
