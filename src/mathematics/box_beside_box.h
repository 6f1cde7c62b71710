/* A box and another one that is turned, as the first sees it. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOX_BESIDE_BOX_H
#define LANEHIT_SRC_MATHEMATICS_BOX_BESIDE_BOX_H

#include "shapes.h"

typedef struct box_beside_box {
    aabb first; /* from the centre of the second */
    v3 axes[3]; /* of the second */
    v3 half;    /* of that */
} box_beside_box;

#endif
