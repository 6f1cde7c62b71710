/* What the padding of triangles does where nothing else makes a difference. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_PADDING_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_PADDING_H

#include "stream.h"

/* Whether everything that is computed of a case is a float, so that only the padded half extents and the radii
 * made of them are rounded. Then sets how much the half extents have to grow for what is reported to touch. */
int is_padding_all(const float *floats, float growth[3]);

/* Cases of whole numbers that touch become such as that: the box is centred on 0 and shrunk by about the
 * padding; or all is made so small that the padding for what underflows is what counts. */
void shrink_by_padding(stream *s, float *floats);
void shrink_by_underflow(stream *s, float *floats);

#endif
