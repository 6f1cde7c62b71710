/* Thirteen separating axes in the box's coordinates, all of them, without branches. */
#include "triangle_axes.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(triangle t, turned_box b)
{
    const axes a = axes_of(b);
    const triangle seen = {seen_along(a, minus(t.a, b.centre)), seen_along(a, minus(t.b, b.centre)),
                           seen_along(a, minus(t.c, b.centre))};
    return (answer){overlap_triangle(seen, (box){{-b.half.x, -b.half.y, -b.half.z}, b.half})};
}
