/* As of a box, seen from it. */
#include "contact_answer.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(sphere s, turned_box b, float margin)
{
    const axes a = axes_of(b);
    const point h = b.half;
    const box_way way = way_to_box(seen_along(a, minus(s.centre, b.centre)), (box){{-h.x, -h.y, -h.z}, h});
    const point n = way.normal,
                normal = {a.x.x * n.x + a.y.x * n.y + a.z.x * n.z, a.x.y * n.x + a.y.y * n.y + a.z.y * n.z,
                          a.x.z * n.x + a.y.z * n.y + a.z.z * n.z};
    return contact_by(s.centre, normal, way.distance, s.radius, 0.0f, margin);
}
