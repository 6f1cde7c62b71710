/* What of a box is furthest against a direction: a face, an edge or a corner. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BOX_FEATURE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BOX_FEATURE_H

#include "reference_manifold.h"

/* At an end of the axes on which the direction has more than the least component: -1, or +1; 0 on the others. */
typedef struct box_feature {
    int end[3];
} box_feature;

static inline box_feature box_feature_against(vector3 inwards, float least)
{
    const float along[3] = {inwards.x, inwards.y, inwards.z};
    box_feature f;
    for (int axis = 0; axis < 3; axis++)
        f.end[axis] = !(fabsf(along[axis]) > least) ? 0 : along[axis] < 0.0f ? 1 : -1;
    return f;
}

static inline float coordinate_on_feature(int end, float half, float of_point)
{
    return end == 0 ? min(max(of_point, -half), half) : end > 0 ? half : -half;
}

static inline vector3 point_on_feature(box_feature f, vector3 half, vector3 point)
{
    return (vector3){coordinate_on_feature(f.end[0], half.x, point.x),
                     coordinate_on_feature(f.end[1], half.y, point.y),
                     coordinate_on_feature(f.end[2], half.z, point.z)};
}

static inline uint32_t number_of_feature(box_feature f)
{
    uint32_t ends = 0, signs = 0, at_end = 0, free = 0;
    for (uint32_t axis = 0; axis < 3; axis++) {
        ends += f.end[axis] != 0;
        signs |= (uint32_t)(f.end[axis] > 0) << axis;
        at_end = f.end[axis] != 0 ? axis : at_end;
        free = f.end[axis] == 0 ? axis : free;
    }
    if (ends == 3)
        return feature_of(LH_VERTEX, signs << 2);
    return ends == 2 ? feature_of(LH_EDGE, free | signs << 2) : feature_of(LH_FACE, at_end | signs << 2);
}

#endif
