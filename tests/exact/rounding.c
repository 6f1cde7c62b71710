#include "rounding.h"

#include "floats.h"

double rounding_of(double x)
{
    const double rounded = nearest_float(x);
    const double next = neighbour(nearest_float(x), 1);
    return (rounded - x) / ((next - rounded) / 2.0);
}

double draw_gap(stream *s, int way, double shortest, double longest, double *sum)
{
    for (;;) {
        double gap = nearest_float(draw_real(s, shortest, longest));
        double square = nearest_float(gap * gap);
        double exact = *sum > 0.0 ? *sum + square : gap * gap;
        if (way * rounding_of(exact) >= 0.9) {
            *sum = nearest_float(exact);
            return gap;
        }
    }
}

crossing_draft draw_crossing(stream *s, int way, double time, double slowest, double fastest, double drift)
{
    const double most = 0.9;
    for (;;) {
        const double speed = nearest_float(draw_real(s, slowest, fastest));
        if (way * rounding_of(1.0 / speed) < most)
            continue;
        const double plane = nearest_float(time * (speed + drift) + way * almost_half_a_step);
        if (way * rounding_of(plane * nearest_float(1.0 / speed)) >= most)
            return (crossing_draft){speed, plane};
    }
}
