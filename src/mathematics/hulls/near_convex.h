/* Where two convex shapes are nearest to each other. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_NEAR_CONVEX_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_NEAR_CONVEX_H

#include "convex_pair.h"

typedef struct near_convex {
    lanes squared; /* of the distance; 0 in each other */
    v3 on_a, way;  /* from a's origin, and from there to the point on b */
} near_convex;

#endif
