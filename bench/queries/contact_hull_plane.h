/* The vertex that is lowest along the normal, in the frame of the hull. */
#include "contact_answer.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(pose where, plane p, float margin, const point *hull)
{
    const axes a = axes_of(where);
    const point n = p.normal, seen = seen_along(a, n);
    float lowest = INFINITY;
    point vertex = hull[0];
    for (size_t k = 0; k < COUNT_OF_HULL; k++) {
        const float height = dot(seen, hull[k]);
        vertex = chosen(height < lowest, hull[k], vertex);
        lowest = minimum(height, lowest);
    }
    const point turned = turned_along(a, vertex), c = where.centre;
    const float inverse = 1.0f / sqrtf(dot(n, n));
    return contact_by((point){c.x + turned.x, c.y + turned.y, c.z + turned.z}, times(n, -inverse),
                      (dot(n, c) - p.d + lowest) * inverse, 0.0f, 0.0f, margin);
}
