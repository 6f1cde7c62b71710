/* A segment and a box, in double: where they are nearest, or the shortest way of the segment out of the box. */
#ifndef LANEHIT_TESTS_EXACT_SEGMENT_BOX_CONTACT_H
#define LANEHIT_TESTS_EXACT_SEGMENT_BOX_CONTACT_H

#include "contact_oracle.h"

/* As the box sees them, whose axes these are. */
typedef struct segment_and_box {
    double start[3], end[3], min[3], max[3];
    double size; /* what rounding is relative to */
} segment_and_box;

void see_segment_and_box(const segment_and_box *c, contact_sight *seen);

double length_of_segment(const segment_and_box *c);

#endif
