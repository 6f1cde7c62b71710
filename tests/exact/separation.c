#include "separation.h"

#include <math.h>

#include "floats.h"

void append_axis(separation *s, term apart, term reach, term other_reach)
{
    formula *f = &s->f;
    int i = s->count++;
    s->axes[i].apart = magnitude(f, apart);
    s->axes[i].reach = reach;
    s->axes[i].other_reach = other_reach;
    s->axes[i].gap = difference(f, s->axes[i].apart, sum(f, reach, other_reach));
}

term write_of_two(formula *f, term (*operate)(formula *, term, term), const term a[3], const term b[3], int i)
{
    int u = (i + 1) % 3, w = (i + 2) % 3;
    return operate(f, product(f, a[u], b[w]), product(f, a[w], b[u]));
}

int is_apart(separation *s)
{
    for (int i = 0; i < BOX_AXES; i++)
        if (sign_of(&s->f, s->axes[i].gap) > 0)
            return 1;
    return 0;
}

double gap_of(separation *s)
{
    double most = 0.0;
    for (int i = 0; i < BOX_AXES; i++)
        if (sign_of(&s->f, s->axes[i].gap) > 0) {
            if (sign_of(&s->f, s->sum) <= 0)
                return INFINITY;
            most = fmax(most, ratio_of(&s->f, s->axes[i].gap, s->sum) * 0x1p23);
        }
    return most;
}

double scale_that_reaches(separation *s, double gap)
{
    formula *f = &s->f;
    double scale = 0.0, allowed = gap * estimate(f, s->sum);
    for (int i = 0; i < BOX_AXES; i++) {
        double own = estimate(f, s->axes[i].other_reach);
        double left = estimate(f, s->axes[i].apart) - estimate(f, s->axes[i].reach) - allowed;
        if (own > 0.0)
            scale = fmax(scale, left / own);
    }
    return scale;
}

void scale_to_reach(separation *s, void (*set_case)(const float *floats), float *floats, int half, double gap)
{
    for (int round = 0; round < 2; round++) {
        set_case(floats);
        double scale = scale_that_reaches(s, gap);
        for (int axis = 0; axis < 3 && scale > 0.0 && scale < 0x1p40; axis++)
            floats[half + axis] = nearest_float((double)floats[half + axis] * scale);
    }
}

double draw_extent(stream *s)
{
    int how = draw_integer(s, 0, 7);
    double extent = draw_real(s, 0.0, 4.0), thin = draw_power(s, -24, 0);
    return how == 0 ? 0.0 : how == 1 ? extent * thin : extent;
}
