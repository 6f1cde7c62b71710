/* The points of two boxes that are closest to each other: those of two intervals on each axis. */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"

static inline vector3 gaps_between(box a, box b)
{
    const vector3 zero = {0.0f, 0.0f, 0.0f};
    return max_each(subtract(b.min, a.max), max_each(subtract(a.min, b.max), zero));
}

static inline void closest_aabb_aabb(const closest_aabb_aabb_arguments *of, size_t i)
{
    box a = box_at(of->a, i), b = box_at(of->b, i);
    vector3 gap = gaps_between(a, b), lower = max_each(a.min, b.min);
    float distance2 = all_at_most(a.min, a.max) && all_at_most(b.min, b.max) ? dot(gap, gap) : NAN;
    nearest on_a = nearest_at(distance2, min_each(lower, a.max));
    record_float(of->distance2, i, on_a.distance2);
    record_vector(of->on_a, i, on_a.point);
    record_vector(of->on_b, i, nearest_at(distance2, min_each(lower, b.max)).point);
}

REFERENCE_WITHOUT_HITS(closest_aabb_aabb)
