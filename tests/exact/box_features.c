#include "box_features.h"

int ends_of_feature(uint32_t feature, int ends[3])
{
    const uint32_t number = feature >> LH_FEATURE_NUMBER, kind = feature & ((1U << LH_FEATURE_NUMBER) - 1);
    const uint32_t of_axis = number & 3, signs = number >> 2;
    if (kind > LH_VERTEX || signs > 7 || of_axis > (kind == LH_VERTEX ? 0 : 2))
        return 0;
    for (uint32_t axis = 0; axis < 3; axis++) {
        const int is_at_end = kind == LH_VERTEX || (kind == LH_FACE) == (axis == of_axis);
        ends[axis] = !is_at_end ? 0 : signs >> axis & 1 ? 1 : -1;
        if (!is_at_end && (signs >> axis & 1))
            return 0;
    }
    return 1;
}
