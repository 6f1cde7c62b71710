/* Box and half-space: the corner that is lowest along the normal, and the one that is highest (Ericson, Real-Time
 * Collision Detection, 5.2.3). */
#include "scalar/reference_half_space.h"

static inline vector3 select_each(vector3 by, vector3 where_negative, vector3 elsewhere)
{
    return (vector3){
        negative(by.x) ? where_negative.x : elsewhere.x,
        negative(by.y) ? where_negative.y : elsewhere.y,
        negative(by.z) ? where_negative.z : elsewhere.z,
    };
}

static inline int classify_aabb_plane(const classify_aabb_plane_arguments *of, size_t i)
{
    box b = box_at(of->boxes, i);
    plane p = plane_at(of->planes, i);
    heights lowest = heights_about(p.n, select_each(p.n, b.max, b.min), 0.0f);
    heights highest = heights_about(p.n, select_each(p.n, b.min, b.max), 0.0f);
    return record_side(of->inside, i, lowest.least <= p.d, highest.most <= p.d);
}

REFERENCE(classify_aabb_plane)
