/* Single boxes. */
#ifndef BROADPHASE_BOX_H
#define BROADPHASE_BOX_H

#include "tree.h"

static inline float least_of(float a, float b)
{
    return a < b ? a : b;
}

static inline float greatest_of(float a, float b)
{
    return a > b ? a : b;
}

static inline tree_box box_larger_by(tree_box b, float margin)
{
    for (int axis = 0; axis < 3; axis++) {
        b.min[axis] -= margin;
        b.max[axis] += margin;
    }
    return b;
}

static inline bool box_contains(const tree_box *outer, const tree_box *inner)
{
    bool contains = true;
    for (int axis = 0; axis < 3; axis++)
        contains &= (outer->min[axis] <= inner->min[axis]) & (inner->max[axis] <= outer->max[axis]);
    return contains;
}

static inline bool box_equals(const tree_box *a, const tree_box *b)
{
    return box_contains(a, b) && box_contains(b, a);
}

static inline float box_half_area(const tree_box *b)
{
    const float x = b->max[0] - b->min[0], y = b->max[1] - b->min[1], z = b->max[2] - b->min[2];
    return x * (y + z) + y * z;
}

#endif
