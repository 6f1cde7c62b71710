#include "rays.h"

#include <math.h>

#include "floats.h"

void make_zeros_tiny(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[DIRECTION + axis] == 0.0f) {
            double largest = draw_one_in(s, 4) ? smallest_promised : largest_zero_direction;
            double tiny = draw_one_in(s, 4) ? largest : largest * draw_power(s, -21, 0);
            floats[DIRECTION + axis] = nearest_float(draw_sign(s) * tiny);
        }
}

void limit_oddly(stream *s, float *floats)
{
    const float starts[] = {-1.0f, -INFINITY, -0.0f, NAN, 0x1p-149f};
    const float ends[] = {0x1p127f, 0x1.fffffep127f, INFINITY, NAN, 0.0f, -0.0f, 0x1p-149f, -1.0f};
    floats[T_MIN] = starts[draw_integer(s, 0, sizeof starts / sizeof *starts - 1)];
    floats[T_MAX] = ends[draw_integer(s, 0, sizeof ends / sizeof *ends - 1)];
}
