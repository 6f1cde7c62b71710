/* The operands of a sweep, as bits of the set of those that are one element for all. */
#ifndef LANEHIT_SRC_KERNELS_SWEPT_H
#define LANEHIT_SRC_KERNELS_SWEPT_H

enum { SWEPT_A = 1 << 0, SWEPT_VELOCITY_A = 1 << 1, SWEPT_B = 1 << 2, SWEPT_VELOCITY_B = 1 << 3 };

#endif
