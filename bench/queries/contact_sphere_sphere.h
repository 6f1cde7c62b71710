/* The distance of the centres, less the radii. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(sphere a, sphere b, float margin)
{
    return contact_along(a.centre, minus(b.centre, a.centre), a.radius, b.radius, margin);
}
