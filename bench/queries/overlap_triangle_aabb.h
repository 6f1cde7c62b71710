/* Thirteen separating axes. */
#include "triangle_axes.h"

ALWAYS_INLINE answer solve(triangle t, box b)
{
    return (answer){overlap_triangle(t, b)};
}
