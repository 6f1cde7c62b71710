#include "frustum.h"

#include <math.h>
#include <string.h>

/* The shape, and the k-th plane alone. */
static void take_plane(int plane, const float *floats, int k, float *alone)
{
    memcpy(alone, floats, (size_t)plane * sizeof *floats);
    memcpy(alone + plane, floats + plane + k * PLANE_FLOATS, PLANE_FLOATS * sizeof *floats);
}

typedef struct side {
    int touches, inside;
    double over, under; /* growth, if it were found to be a hit, or not inside, wrongly */
} side;

static side side_of(const one_plane *by, const float *floats, int k, effort *hardest)
{
    static const answer found_inside = {.hit = 1, .inside = 1}, found_on_both_sides = {.hit = 1};
    float alone[MOST_FLOATS];
    finding sure = {0}, unsure = {0};
    take_plane(by->plane, floats, k, alone);
    by->judge(by->of, alone, &found_inside, &sure);
    by->judge(by->of, alone, &found_on_both_sides, &unsure);
    *hardest = sure.effort > *hardest ? sure.effort : *hardest;
    *hardest = unsure.effort > *hardest ? unsure.effort : *hardest;
    return (side){sure.touches, !sure.broken, sure.growth, unsure.growth};
}

void judge_planes(const one_plane *by, const float *floats, const answer *given, finding *out)
{
    int inside = 1;
    double over = 0.0, under = INFINITY;
    out->touches = 1;
    for (int k = 0; k < PLANES; k++) {
        const side one = side_of(by, floats, k, &out->effort);
        out->touches &= one.touches;
        inside &= one.inside;
        over = fmax(over, one.over);
        under = fmin(under, one.under);
    }
    if (given->inside && !inside)
        out->broken = "inside, though it is not";
    if (given->inside && !given->hit)
        out->broken = "inside, and no hit";
    if (given->hit && !out->touches)
        out->growth = over;
    else if (inside && !given->inside)
        out->growth = under;
}

/* ---- By half-spaces ------------------------------------------------------------------------------------ */

typedef struct hull {
    half_space *h;
    int is_empty;
    double reach_share;
} hull;

static void judge_hull_alone(const void *of, const float *alone, const answer *given, finding *out)
{
    const hull *its = of;
    judge_half_space(its->h, alone, its->is_empty, its->reach_share, given, out);
}

void judge_frustum(half_space *h, const float *floats, int is_empty, double reach_share, const answer *given,
                   finding *out)
{
    const hull its = {h, is_empty, reach_share};
    judge_planes(&(one_plane){h->plane, judge_hull_alone, &its}, floats, given, out);
}

void reach_with_planes(stream *s, half_space *h, double reach_share, float *floats)
{
    for (int k = 0; k < PLANES; k++) {
        float alone[MOST_FLOATS];
        take_plane(h->plane, floats, k, alone);
        reach_with_plane(s, h, reach_share, alone);
        memcpy(floats + h->plane + k * PLANE_FLOATS, alone + h->plane, PLANE_FLOATS * sizeof *floats);
    }
}
