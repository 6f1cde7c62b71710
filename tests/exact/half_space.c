#include "half_space.h"

#include <math.h>
#include <string.h>

#include "floats.h"

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* The floats of a plane; behind them come the numbers 1 and 0. */
enum { OFFSET = 3, ONE, ZERO };

void begin_half_space(half_space *h, int plane)
{
    h->plane = plane;
}

static term normal_of(half_space *h, int axis)
{
    return input(&h->f, h->plane + axis);
}

static void add_vertex(half_space *h, const term x[3], int is_first)
{
    formula *f = &h->f;
    term height = negative(f, product(f, input(f, h->plane + OFFSET), input(f, h->plane + ONE)));
    term scale = product(f, input(f, h->plane + ZERO), input(f, h->plane + ZERO));
    for (int axis = 0; axis < 3; axis++) {
        term part = product(f, normal_of(h, axis), x[axis]);
        height = sum(f, height, part);
        scale = sum(f, scale, magnitude(f, part));
    }
    h->lowest = is_first ? height : smaller(f, h->lowest, height);
    h->highest = is_first ? height : larger(f, h->highest, height);
    h->scale = is_first ? scale : larger(f, h->scale, scale);
}

static term square_of_reach(half_space *h, int radius)
{
    formula *f = &h->f;
    term length2 = square(f, normal_of(h, 0));
    for (int axis = 1; axis < 3; axis++)
        length2 = sum(f, length2, square(f, normal_of(h, axis)));
    return product(f, length2, square(f, input(f, radius == NO_RADIUS ? h->plane + ZERO : radius)));
}

void write_half_space(half_space *h, term (*vertices)[3], int count, int radius)
{
    formula *f = &h->f;
    for (int k = 0; k < count; k++)
        add_vertex(h, vertices[k], k == 0);
    h->reach2 = square_of_reach(h, radius);
    h->lowest2 = square(f, h->lowest);
    h->highest2 = square(f, h->highest);
    h->below = difference(f, h->lowest2, h->reach2);
    h->above = difference(f, h->highest2, h->reach2);
    h->scale2 = square(f, h->scale);
    h->total2 = sum(f, sum(f, h->lowest2, h->highest2), sum(f, h->scale2, h->reach2));
}

static void set_half_space(half_space *h, const float *floats)
{
    memcpy(h->inputs, floats, (size_t)(h->plane + ONE) * sizeof *floats);
    h->inputs[h->plane + ONE] = 1.0f;
    h->inputs[h->plane + ZERO] = 0.0f;
    set_inputs(&h->f, h->inputs);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* By which d has to move until the shape just touches the plane on this side. */
static double move_of_plane(half_space *h, term excess, term height2, double reach_share)
{
    formula *f = &h->f;
    if (sign_of(f, excess) == 0)
        return 0.0;
    double height = sqrt(ratio_of(f, height2, h->total2)), reach = sqrt(ratio_of(f, h->reach2, h->total2));
    double scale = sqrt(ratio_of(f, h->scale2, h->total2));
    double missing = ratio_of(f, excess, h->total2) / (height + reach);
    return fabs(missing) / (scale + reach_share * reach) * 0x1p23;
}

void judge_half_space(half_space *h, const float *floats, int is_empty, double reach_share,
                      const answer *given, finding *out)
{
    formula *f = &h->f;
    set_half_space(h, floats);
    out->touches = !is_empty && (sign_of(f, h->lowest) <= 0 || sign_of(f, h->below) <= 0);
    const int inside = !is_empty && sign_of(f, h->highest) <= 0 && sign_of(f, h->above) >= 0;
    if (given->inside && !inside)
        out->broken = "inside, though it is not";
    if (given->inside && !given->hit)
        out->broken = "inside, and no hit";
    if (given->hit && !out->touches)
        out->growth = is_empty ? INFINITY : move_of_plane(h, h->below, h->lowest2, reach_share);
    else if (inside && !given->inside)
        out->growth = move_of_plane(h, h->above, h->highest2, reach_share);
    out->effort = f->effort;
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

contact touch_half_space(half_space *h, stream *s, const float *floats, double reach_share)
{
    float behind_origin[MOST_FLOATS];
    memcpy(behind_origin, floats, (size_t)(h->plane + OFFSET) * sizeof *floats);
    behind_origin[h->plane + OFFSET] = 0.0f;
    set_half_space(h, behind_origin);
    const double reach = sqrt(estimate(&h->f, h->reach2));
    const double touching =
        draw_one_in(s, 2) ? estimate(&h->f, h->lowest) - reach : estimate(&h->f, h->highest) + reach;
    return (contact){touching, (estimate(&h->f, h->scale) + reach_share * reach) * 0x1p-23};
}

void reach_with_plane(stream *s, half_space *h, double reach_share, float *floats)
{
    const contact at = touch_half_space(h, s, floats, reach_share);
    const double off = draw_real(s, -5.0, 5.0);
    floats[h->plane + OFFSET] = nearest_float(at.number + (draw_one_in(s, 2) ? off * at.unit : 0.0));
}

void draft_normal_and_way(stream *s, double *normal, double *way)
{
    double across[3];
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = draw_integer(s, -8, 8);
        across[axis] = draw_integer(s, -8, 8);
    }
    for (int axis = 0; axis < 3; axis++) {
        int u = (axis + 1) % 3, w = (axis + 2) % 3;
        way[axis] = normal[u] * across[w] - normal[w] * across[u];
    }
}
