/* What is behind a plane, n.x <= d. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_HALF_SPACE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_HALF_SPACE_H

#include "reference.h"

/* n.x of one point or more, of what they are off by not less than the least and not more than the most. */
typedef struct heights {
    float least, most;
} heights;

/* Of a point, and of what reaches so far to either side of it. */
static inline heights heights_about(vector3 n, vector3 x, float reach)
{
    const float pad = 5.0f * unit_roundoff;
    float height = dot(n, x);
    float margin = reach + dot_of_magnitudes(n, x) * pad;
    return (heights){height - margin, height + margin};
}

/* Whether it is a hit; records whether it is inside besides. */
static inline int record_side(uint64_t *inside, size_t i, int hit, int whole)
{
    if (inside)
        record_hit(inside, i, hit & whole);
    return hit;
}

#endif
