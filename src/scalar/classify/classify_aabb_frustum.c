/* Box and frustum: of the corners lowest and highest along each normal, each in or in front of the half-space (Ericson,
 * Real-Time Collision Detection, 5.2.3). */
#include "scalar/reference_half_space.h"

static inline float chosen(float by, float where_negative, float elsewhere)
{
    return negative(by) ? where_negative : elsewhere;
}

static inline int classify_aabb_frustum(const classify_aabb_frustum_arguments *of, size_t i)
{
    box b = box_at(of->boxes, i);
    int hit = 1, inside = 1;
    for (size_t k = 0; k < of->planes->count; k++) {
        plane p = plane_at(of->planes, k);
        vector3 low = {chosen(p.n.x, b.max.x, b.min.x), chosen(p.n.y, b.max.y, b.min.y),
                       chosen(p.n.z, b.max.z, b.min.z)};
        vector3 high = {chosen(p.n.x, b.min.x, b.max.x), chosen(p.n.y, b.min.y, b.max.y),
                        chosen(p.n.z, b.min.z, b.max.z)};
        hit &= heights_about(p.n, low, 0.0f).least <= p.d;
        inside &= heights_about(p.n, high, 0.0f).most <= p.d;
    }
    return record_side(of->inside, i, hit, inside);
}

REFERENCE(classify_aabb_frustum)
