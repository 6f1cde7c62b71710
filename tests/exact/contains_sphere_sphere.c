/* A closed ball in another. */
#include "containment.h"
#include "documented_bounds.h"
#include "floats.h"
#include "rounding.h"

enum { INNER_RADIUS = BALL_AND_POINT };

static const char layout[] = "xyzrxyzr";

static containment *exact(void)
{
    static containment c;
    if (c.f.terms > 0)
        return &c;
    term way[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = difference(&c.f, input(&c.f, POINT + axis), input(&c.f, CENTRE + axis));
    write_containment(&c, way, difference(&c.f, input(&c.f, RADIUS), input(&c.f, INNER_RADIUS)));
    return &c;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_containment(exact(), floats, floats[INNER_RADIUS] < 0.0f, most_balls_shrinkage, given, out);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static void draft_touching(source *s, double *draft)
{
    draft_on_sphere(s, draft);
    draft[INNER_RADIUS] = draw_integer(&s->own, 0, 4);
    draft[RADIUS] += draft[INNER_RADIUS];
}

static void draft_concentric(source *s, double *draft)
{
    draft_at_centre(s, draft);
    draft[INNER_RADIUS] = draw_integer(&s->own, 0, 4);
    draft[RADIUS] += draft[INNER_RADIUS];
}

/* The difference of the radii is rounded as the distance is not, to the radius that was drafted. */
static void draft_up(source *s, double *draft)
{
    draft_rounding_up(s, draft);
    draft[INNER_RADIUS] = over_half_a_step;
    draft[RADIUS] += 0x1p-23;
}

static void draft_down(source *s, double *draft)
{
    draft_rounding_down(s, draft);
    draft[INNER_RADIUS] = almost_half_a_step;
}

static void draft_any(source *s, double *draft)
{
    draft_anywhere(s, draft);
    draft[INNER_RADIUS] = draw_real(&s->own, 0.0, 8.0);
}

static void draft_unequal(source *s, double *draft)
{
    draft_anywhere(s, draft);
    draft[INNER_RADIUS] = draw_power(&s->own, -26, 0);
}

static void reach(stream *s, float *floats)
{
    const double room = draw_room(s, distance_of(exact(), floats));
    floats[RADIUS] = nearest_float(room + floats[INNER_RADIUS]);
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach(s, floats);
}

static void make_negative(stream *s, float *floats)
{
    const int which = draw_integer(s, 1, 3);
    if (which & 1)
        floats[INNER_RADIUS] = -floats[INNER_RADIUS];
    if (which & 2)
        floats[RADIUS] = -floats[RADIUS];
}

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 4 ulps off", draft_touching, GRID, 4, NULL},
    {"touching, rounded", draft_touching, ANYWHERE, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"concentric", draft_concentric, GRID, 0, NULL},
    {"concentric, 1 ulp off", draft_concentric, GRID, 1, NULL},
    {"concentric, below range", draft_concentric, BELOW, 1, NULL},
    {"negative radii", draft_touching, GRID, 1, make_negative},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach},
    {"reaching, largest", draft_any, LARGEST, 1, reach},
    {"reaching, below range", draft_any, BELOW, 1, reach},
    {"reaching, above range", draft_any, ABOVE, 1, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"of unequal size", draft_unequal, ANYWHERE, 0, reach},
    {"rounding up", draft_up, UNMOVED, 0, NULL},
    {"rounding down", draft_down, UNMOVED, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject contains_sphere_sphere = {
    .query = LH_QUERY_contains_sphere_sphere,
    .name = "contains_sphere_sphere",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
