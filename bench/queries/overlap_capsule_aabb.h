/* From one end to the other along a ray against the rounded box. */
#include "rounded_box.h"

ALWAYS_INLINE answer solve(capsule c, box b)
{
    return (answer){enter_rounded_box((sphere){c.a, c.radius}, minus(c.b, c.a), b, 1.0f) < INFINITY};
}
