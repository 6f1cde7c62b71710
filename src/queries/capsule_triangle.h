/* A capsule and a triangle: functions of an object of its own, capsule_triangle_gap.h, which contacts, manifolds and
 * closest points share. */
#ifndef LANEHIT_SRC_QUERIES_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CAPSULE_TRIANGLE_H

#include "engine/own.h"
#include "mathematics/core_gap.h"
#include "mathematics/segment_triangle_gap.h"

typedef struct capsule_triangle {
    segment_side segment;
    faced_triangle triangle;
    gap_pair nearest; /* where the gap is */
    way_through through;
    core_gap gap;
} capsule_triangle;

void LH_OWN(find_capsule_triangle)(const capsule *a, const triangle *b, capsule_triangle *to);

v3 LH_OWN(capsule_triangle_normal)(const core_gap *gap, const capsule *a, const triangle *b);

#endif
