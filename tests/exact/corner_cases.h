/* Cases of shapes whose corners move each for itself, and how they are judged. */
#ifndef LANEHIT_TESTS_EXACT_CORNER_CASES_H
#define LANEHIT_TESTS_EXACT_CORNER_CASES_H

#include "corner_path.h"

/* A draft is four corners at the start, and the same at the end. As a point and a triangle the first is the point; as
 * two segments they are two and two. */
extern const char corner_layout[];
enum { CORNER_FAMILIES = 21 };
extern const family corner_families[CORNER_FAMILIES];

void judge_corners(const corner_shapes *shapes, const float *floats, const answer *given, finding *out);

#endif
