/* The distance of the centre from the closest point, less the radius. */
#include "contact_answer.h"
#include "near_triangle.h"

ALWAYS_INLINE answer solve(sphere s, triangle t, float margin)
{
    return contact_along(s.centre, times(nearest_of_triangle(t, s.centre).way, -1.0f), s.radius, 0.0f,
                         margin);
}
