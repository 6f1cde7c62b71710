/* Operations by kind. */
#ifndef LANEHIT_BENCH_OPERATION_COUNTS_H
#define LANEHIT_BENCH_OPERATION_COUNTS_H

/* add: or subtract; minimum: or maximum. */
typedef struct operations {
    double add, multiply, minimum, compare, select, divide;
} operations;

#endif
