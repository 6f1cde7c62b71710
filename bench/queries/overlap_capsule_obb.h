/* Both ends in the box's coordinates, and from one to the other along a ray against the rounded box. */
#include "rounded_box.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(capsule c, turned_box t)
{
    const sphere end = {seen_from(t, minus(c.a, t.centre)), c.radius};
    const box seen = {{-t.half.x, -t.half.y, -t.half.z}, t.half};
    return (answer){enter_rounded_box(end, seen_from(t, minus(c.b, c.a)), seen, 1.0f) < INFINITY};
}
