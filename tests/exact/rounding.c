#include "rounding.h"

#include <math.h>

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

double draw_rounded_way(stream *s, int way, double *from, double *to)
{
    const int longest = draw_integer(s, 0, 1);
    const int order[] = {longest, 1 - longest, 2};
    double computed = 0.0;
    for (int i = 0; i < 3; i++) {
        from[order[i]] = 0.0;
        to[order[i]] =
            i == 0 ? draw_gap(s, way, 1.0, 1.06, &computed) : draw_gap(s, way, 0.0, 0.2, &computed);
    }
    from[longest] = -(way > 0 ? over_half_a_step : almost_half_a_step);
    to[longest] -= way > 0 ? 0x1p-23 : 0.0;
    return computed;
}

double distance_between(const double *a, const double *b)
{
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) +
                (a[2] - b[2]) * (a[2] - b[2]));
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
