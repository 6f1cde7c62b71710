/* Box against box: the root of the sum of the squared gaps, or the shortest way along an axis out of each other
 * (Ericson, Real-Time Collision Detection, 4.2.1). */
#include "scalar/reference_contact.h"

/* On one axis: the faces, and how far b has to move up or down to just touch a. */
typedef struct interval_pair {
    float up, down;
    float a_min, a_max, b_min, b_max;
} interval_pair;

static inline interval_pair pair_on_axis(float a_min, float a_max, float b_min, float b_max)
{
    return (interval_pair){a_max - b_min, b_max - a_min, a_min, a_max, b_min, b_max};
}

/* In the order of their coordinates; equal boxes are in order. */
static inline int are_in_order(box a, box b)
{
    return comes_before(a.min, b.min, comes_before(a.max, b.max, 1));
}

static inline int has_points(box b)
{
    return (b.min.x <= b.max.x) & (b.min.y <= b.max.y) & (b.min.z <= b.max.z);
}

static inline core_pair contact(box a, box b)
{
    const interval_pair pairs[] = {pair_on_axis(a.min.x, a.max.x, b.min.x, b.max.x),
                                   pair_on_axis(a.min.y, a.max.y, b.min.y, b.max.y),
                                   pair_on_axis(a.min.z, a.max.z, b.min.z, b.max.z)};
    float depth[3], gap[3], on_a[3], on_b[3], along[3] = {0.0f, 0.0f, 0.0f};
    for (int k = 0; k < 3; k++) {
        const interval_pair p = pairs[k];
        depth[k] = min(p.up, p.down);
        gap[k] = min(depth[k], 0.0f);
        gap[k] = p.up < p.down ? 0.0f - gap[k] : gap[k];
        on_a[k] = min(p.a_max, p.b_max);
        on_b[k] = max(p.a_min, p.b_min);
    }
    float least = min(depth[0], min(depth[1], depth[2]));
    for (int k = 0; k < 3; k++) {
        if (!(depth[k] <= least))
            continue;
        const interval_pair p = pairs[k];
        int is_up = p.up < p.down || (p.up == p.down && are_in_order(a, b));
        on_a[k] = is_up ? p.a_max : p.a_min;
        on_b[k] = is_up ? p.b_min : p.b_max;
        along[k] = is_up ? 1.0f : -1.0f;
        break;
    }
    vector3 way = {gap[0], gap[1], gap[2]}, open = {along[0], along[1], along[2]};
    float largest_gap = 0.0f - least;
    float distance = least < 0.0f ? max(length_of(way), largest_gap) : largest_gap;
    return (core_pair){
        .on_a = {on_a[0], on_a[1], on_a[2]},
        .on_b = {on_b[0], on_b[1], on_b[2]},
        .distance = has_points(a) && has_points(b) ? distance : NAN,
        .padding = min(max(distance, 0.0f) * 0.5f, contact_absolute_pad),
        .normal = contact_normal(way, distance, open),
    };
}

CONTACT(aabb_aabb, box_at(of->a, i), box_at(of->b, i))
