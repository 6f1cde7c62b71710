/* A point in a closed ball. */
#include "containment.h"
#include "documented_bounds.h"
#include "floats.h"

static const char layout[] = "xyzrxyz";

static containment *exact(void)
{
    static containment c;
    if (c.f.terms > 0)
        return &c;
    term way[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = difference(&c.f, input(&c.f, POINT + axis), input(&c.f, CENTRE + axis));
    write_containment(&c, way, input(&c.f, RADIUS));
    return &c;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_containment(exact(), floats, 0, most_ball_shrinkage, given, out);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static void reach(stream *s, float *floats)
{
    floats[RADIUS] = nearest_float(draw_room(s, distance_of(exact(), floats)));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach(s, floats);
}

static const family families[] = {
    {"on the sphere", draft_on_sphere, GRID, 0, NULL},
    {"on the sphere, 4 ulps off", draft_on_sphere, GRID, 4, NULL},
    {"on the sphere, rounded", draft_on_sphere, ANYWHERE, 1, NULL},
    {"on the sphere, far away", draft_on_sphere, FAR_AWAY, 1, NULL},
    {"at the centre", draft_at_centre, GRID, 0, NULL},
    {"at the centre, 1 ulp off", draft_at_centre, GRID, 1, NULL},
    {"at the centre, below range", draft_at_centre, BELOW, 1, NULL},
    {"negative radii", draft_on_sphere, GRID, 1, negate_radius},
    {"reaching", draft_anywhere, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_anywhere, ANYWHERE, 1, reach},
    {"reaching, far away", draft_anywhere, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_anywhere, STRETCHED, 1, reach},
    {"reaching, smallest", draft_anywhere, SMALLEST, 1, reach},
    {"reaching, largest", draft_anywhere, LARGEST, 1, reach},
    {"reaching, below range", draft_anywhere, BELOW, 1, reach},
    {"reaching, above range", draft_anywhere, ABOVE, 1, reach},
    {"reaching, scattered", draft_anywhere, UNMOVED, 0, scatter_and_reach},
    {"rounding up", draft_rounding_up, UNMOVED, 0, NULL},
    {"rounding up, above range", draft_rounding_up, ABOVE, 0, NULL},
    {"rounding down", draft_rounding_down, UNMOVED, 0, NULL},
    {"anything", draft_anywhere, ANYWHERE, 0, NULL},
};

const subject contains_sphere_point = {
    .query = LH_QUERY_contains_sphere_point,
    .name = "contains_sphere_point",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
