/* The way between segment and box, less the radius. */
#include "contact_answer.h"
#include "segment_box.h"

ALWAYS_INLINE answer solve(capsule c, box b, float margin)
{
    const segment_way way = way_to_segment(c.a, c.b, b);
    return contact_by(along(c.a, minus(c.b, c.a), way.share), way.normal, way.distance, c.radius, 0.0f,
                      margin);
}
