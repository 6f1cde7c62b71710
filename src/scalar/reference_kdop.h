/* Along which directions a k-DOP has bounds. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_KDOP_H
#define LANEHIT_SRC_SCALAR_REFERENCE_KDOP_H

#include "reference.h"

/* Of an upper bound, where the lower one is before it among the bounds of a k-DOP. */
typedef struct slab_of_kdop {
    int lower, upper;
} slab_of_kdop;

enum { SLABS_OF_KDOP = BOUNDS_OF_KDOP / 2 };

static inline slab_of_kdop slab_at(int k)
{
    int group = k < 3 ? AXES_OF_KDOP : k < 7 ? CORNERS_OF_KDOP : EDGES_OF_KDOP;
    int place = k < 3 ? k : k < 7 ? k - 3 : k - 7, directions = k < 3 ? 3 : k < 7 ? 4 : 6;
    return (slab_of_kdop){group + place, group + directions + place};
}

static inline int has_slab(const lh_kdops *v, int k)
{
    return k < 3 || (k < 7 ? v->min_x_plus_y_plus_z : v->min_x_plus_y) != NULL;
}

#endif
