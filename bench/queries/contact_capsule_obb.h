/* As of a box, both ends seen from it. */
#include "contact_answer.h"
#include "segment_box.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(capsule c, turned_box t, float margin)
{
    const axes a = axes_of(t);
    const point h = t.half, start = seen_along(a, minus(c.a, t.centre)),
                end = seen_along(a, minus(c.b, t.centre));
    const segment_way way = way_to_segment(start, end, (box){{-h.x, -h.y, -h.z}, h});
    const point n = way.normal, normal = along(along(times(a.x, n.x), a.y, n.y), a.z, n.z);
    return contact_by(along(c.a, minus(c.b, c.a), way.share), normal, way.distance, c.radius, 0.0f, margin);
}
