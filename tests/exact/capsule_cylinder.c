#include "capsule_cylinder.h"

#include <math.h>

static double length_of_way(const float *floats, int from, int to)
{
    double squared = 0.0;
    for (int k = 0; k < 3; k++) {
        const double way = (double)floats[to + k] - (double)floats[from + k];
        squared += way * way;
    }
    return sqrt(squared);
}

double size_of_capsule_and_cylinder(const float *floats)
{
    return length_of_way(floats, SEGMENT_START, SEGMENT_END) + length_of_way(floats, CYLINDER, CYLINDER + 3) +
           (double)floats[CYLINDER + 6];
}

int capsule_or_cylinder_is_empty(const float *floats)
{
    const float *a = floats + CYLINDER, *b = a + 3;
    return floats[CAPSULE_RADIUS] < 0.0f || floats[CYLINDER + 6] < 0.0f ||
           (a[0] == b[0] && a[1] == b[1] && a[2] == b[2]);
}

void place_at_share(const float *floats, double share, double *spot)
{
    for (int k = 0; k < 3; k++) {
        const double start = (double)floats[SEGMENT_START + k], end = (double)floats[SEGMENT_END + k];
        spot[k] = start + share * (end - start);
    }
}

double distance_from_cylinder(const float *floats, double share)
{
    double spot[3], axis[3], squared = 0.0, height = 0.0, across = 0.0;
    place_at_share(floats, share, spot);
    for (int k = 0; k < 3; k++) {
        axis[k] = (double)floats[CYLINDER + 3 + k] - (double)floats[CYLINDER + k];
        squared += axis[k] * axis[k];
    }
    const double length = sqrt(squared);
    for (int k = 0; k < 3; k++)
        height += (spot[k] - (double)floats[CYLINDER + k]) * axis[k] / length;
    for (int k = 0; k < 3; k++) {
        const double part = spot[k] - (double)floats[CYLINDER + k] - height * axis[k] / length;
        across += part * part;
    }
    return hypot(fmax(sqrt(across) - (double)floats[CYLINDER + 6], 0.0),
                 fmax(fmax(-height, height - length), 0.0));
}

/* By thirds, since the distance is convex. The thirds never come to the ends themselves. */
double share_nearest_to_cylinder(const float *floats)
{
    double from = 0.0, to = 1.0;
    for (int i = 0; i < 90; i++) {
        const double a = from + (to - from) / 3.0, b = to - (to - from) / 3.0;
        if (distance_from_cylinder(floats, a) <= distance_from_cylinder(floats, b))
            to = b;
        else
            from = a;
    }
    const double within = 0.5 * (from + to), end = within < 0.5 ? 0.0 : 1.0;
    return distance_from_cylinder(floats, end) <= distance_from_cylinder(floats, within) ? end : within;
}
