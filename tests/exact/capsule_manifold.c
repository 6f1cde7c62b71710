#include "capsule_manifold.h"

#include <math.h>

/* Of what rounding is relative to; and of what underflows. */
static const double room = 0x1p-18, slack = 0x1p-60;

static int is_near(const float *end, const double *point, double size)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double off = point[axis] - (double)end[axis];
        squared += off * off;
        size += fabs((double)end[axis]);
    }
    return sqrt(squared) <= room * size + slack;
}

int has_feature_of_capsule(const float *capsule, int which, const answer *given, double size)
{
    const uint32_t feature = feature_at(given, 0) >> (which == 0 ? 0 : LH_FEATURE_OF_B) & 0xff;
    const answer one = contact_at(given, 0);
    const double radius = (double)capsule[6], half = (double)one.floats[CONTACT_DISTANCE] / 2.0 + radius;
    double on_core[3];
    size += radius + fabs(half);
    for (int axis = 0; axis < 3; axis++) {
        const double normal = (double)one.floats[CONTACT_NORMAL + axis];
        on_core[axis] = (double)one.floats[CONTACT_POINT + axis] - (which == 0 ? half : -half) * normal;
        size += fabs((double)one.floats[CONTACT_POINT + axis]);
    }
    for (uint32_t end = 0; end < 2; end++)
        if (feature == feature_of(LH_VERTEX, end))
            return is_near(capsule + 3 * end, on_core, size);
    return feature == feature_of(LH_EDGE, 0);
}
