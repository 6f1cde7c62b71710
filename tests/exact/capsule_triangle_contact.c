#include "capsule_triangle_contact.h"

#include <math.h>

#include "segment_pair.h"

static double between(const double *a, const double *b)
{
    const double way[3] = {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    return sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
}

/* Of the segment where it goes through, and of which pair is nearest: there is one normal, with room to spare, unless
 * another way out is about as short. Where they are apart there is no other normal. */
static int is_alone(const contact_sight *seen, const contact_sight *other)
{
    const double room = 0x1p-16 * (seen->distance + seen->size);
    return other->distance - seen->distance > room || between(seen->normal, other->normal) < 0x1p-30;
}

void see_capsule_and_triangle(const float *floats, contact_sight *seen)
{
    const int is_through = segment_goes_through(floats);
    contact_sight pairs[SEGMENT_TRIANGLE_PAIRS] = {{0.0}};
    int nearest = 0;
    for (int k = 0; k < SEGMENT_TRIANGLE_PAIRS; k++) {
        segment_triangle_pair pair;
        see_segment_triangle_pair(floats, k, &pair);
        see_points(pair.on_segment, pair.on_triangle, &pairs[k]);
        pairs[k].distance = pair.distance;
        nearest = pair.distance < pairs[nearest].distance ? k : nearest;
    }
    *seen = pairs[nearest];
    seen->size = size_of_segment_and_triangle(floats);
    if (!is_through)
        return;
    for (int k = 0; k < SEGMENT_TRIANGLE_PAIRS; k++)
        seen->has_one_normal &= is_alone(seen, &pairs[k]);
    seen->distance = -seen->distance;
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = -seen->normal[axis];
}

double off_capsule_axis_or_triangle(const float *floats, int which, const double *point)
{
    return which == 0 ? segment_to_point(floats + CAPSULE_START, floats + CAPSULE_END, point)
                      : triangle_to_point(floats + CAPSULE_VERTICES, point);
}
