/* Two convex shapes of which one moves, and what a search for their first touch has. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_MOVING_PAIR_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_MOVING_PAIR_H

#include "mathematics/motion/axis_times.h"
#include "convex_pair.h"
#include "nearest_simplex.h"

typedef struct moving_pair {
    convex_pair at_start;
    v3 velocity; /* of a relative to b */
    v3 scaled;   /* the same, as points of the difference are scaled */
} moving_pair;

LH_INLINE moving_pair moving_pair_of(const convex *a, const convex *b, v3 velocity)
{
    const convex_pair at_start = convex_pair_of(a, b, NULL);
    return (moving_pair){at_start, velocity, v3_scale(velocity, at_start.scale)};
}

/* A search so far. Lanes that are done keep all but the simplex. */
typedef struct meeting_search {
    simplex of_difference; /* when `within` begins */
    v3 from[3];            /* its points at the start */
    interval within;       /* before it they are apart, and after it */
    v3 normal;             /* from a to b, of any length: the direction that told of the beginning */
    lanes widest; /* until one does: the widest gap so far along any, at the start, and that is the normal */
    mask goes_on;
} meeting_search;

#endif
