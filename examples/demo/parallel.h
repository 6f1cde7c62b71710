/* A loop on all cores, for what is not measured. */
#ifndef DEMO_PARALLEL_H
#define DEMO_PARALLEL_H

#include <stddef.h>

/* Calls body(i, context) for every i below count, in any order, on several threads; returns after all. */
void parallel_for(size_t count, void (*body)(size_t i, void *context), void *context);

#endif
