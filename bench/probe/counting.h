/* A backend that counts what it does. */
#ifndef LANEHIT_BENCH_COUNTING_H
#define LANEHIT_BENCH_COUNTING_H

#include "lanehit/backend.h"

/* Vector operations by kind. add: or subtract; minimum: or maximum. */
typedef struct operations {
    double add, multiply, minimum, compare, select, divide, root;
} operations;

/* Since the start; to be reset by whoever asks. */
extern operations lh_counted;
extern const int counting_lanes;

const lh_backend *counting_backend(void);

#endif
