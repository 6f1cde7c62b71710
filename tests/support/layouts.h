/* Layouts: the ways in which components of an operand lie in memory. */
#ifndef LANEHIT_TESTS_LAYOUTS_H
#define LANEHIT_TESTS_LAYOUTS_H

#include "forms.h"

/* One packed array a component, said by stride 0, or by stride 4. */
layout layout_packed(dice *d, const shape *kind, unsigned present);
layout layout_packed_stride4(dice *d, const shape *kind, unsigned present);

/* One array a component, with gaps. */
layout layout_columns(dice *d, const shape *kind, unsigned present);

/* An array of structs without gaps, with a gap at the end, with one after each three components, and with the
 * components in any order and gaps anywhere. What has a stride of its own is in the struct, or apart. */
layout layout_structs(dice *d, const shape *kind, unsigned present);
layout layout_wide_structs(dice *d, const shape *kind, unsigned present);
layout layout_padded_triples(dice *d, const shape *kind, unsigned present);
layout layout_shuffled_structs(dice *d, const shape *kind, unsigned present);

/* One array of float[3] for each three components: positions, directions. */
layout layout_triples(dice *d, const shape *kind, unsigned present);

/* Every element begins one float after the one before, and shares the rest with it. */
layout layout_windows(dice *d, const shape *kind, unsigned present);

#endif
