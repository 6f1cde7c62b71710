/* Layouts: the ways in which the arrays of an operand lie in memory. */
#ifndef LANEHIT_TESTS_LAYOUTS_H
#define LANEHIT_TESTS_LAYOUTS_H

#include "forms.h"

/* Packed arrays, said by stride 0, or by stride 4. */
layout layout_packed(dice *d, const lh_shape *shape, unsigned present);
layout layout_packed_stride4(dice *d, const lh_shape *shape, unsigned present);

/* Arrays apart, with gaps in them. */
layout layout_columns(dice *d, const lh_shape *shape, unsigned present);

/* Structs without gaps, with a gap at the end, with one after each three arrays, and with the
 * arrays in any order and gaps anywhere. What has a stride of its own is in the struct, or apart. */
layout layout_structs(dice *d, const lh_shape *shape, unsigned present);
layout layout_wide_structs(dice *d, const lh_shape *shape, unsigned present);
layout layout_padded_triples(dice *d, const lh_shape *shape, unsigned present);
layout layout_shuffled_structs(dice *d, const lh_shape *shape, unsigned present);

/* A float[3] for each three arrays: positions, directions. */
layout layout_triples(dice *d, const lh_shape *shape, unsigned present);

/* Every element begins one float after the one before, and shares the rest with it. */
layout layout_windows(dice *d, const lh_shape *shape, unsigned present);

#endif
