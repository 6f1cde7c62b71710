/* The height of the centre, and how far the box reaches along the normal. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, plane p)
{
    const float height = dot(p.normal, b.centre), reach = dot(magnitudes(seen_from(b, p.normal)), b.half);
    return (answer){height - reach <= p.d, height + reach <= p.d};
}
