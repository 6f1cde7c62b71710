/* A closed box in a closed ball. */
#include <math.h>

#include "containment.h"
#include "documented_bounds.h"
#include "floats.h"

/* In drafts MIN begins as the point. */
enum { MIN = POINT, MAX = MIN + 3 };

static const char layout[] = "xyzrxyzxyz";

static containment *exact(void)
{
    static containment c;
    if (c.f.terms > 0)
        return &c;
    formula *f = &c.f;
    term way[3];
    for (int axis = 0; axis < 3; axis++) {
        term centre = input(f, CENTRE + axis);
        way[axis] = larger(f, difference(f, input(f, MAX + axis), centre),
                           difference(f, centre, input(f, MIN + axis)));
    }
    write_containment(&c, way, input(f, RADIUS));
    return &c;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_containment(exact(), floats, 0, most_ball_shrinkage, given, out);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

/* A box of which the point is the corner furthest from the centre. */
static void extend(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        const double corner = draft[POINT + axis], away = corner - draft[CENTRE + axis];
        const double other = draft[CENTRE + axis] + trunc(draw_real(s, -1.0, 1.0) * away);
        draft[MIN + axis] = corner < other ? corner : other;
        draft[MAX + axis] = corner < other ? other : corner;
    }
}

static void draft_touching(source *s, double *draft)
{
    draft_on_sphere(s, draft);
    extend(&s->own, draft);
}

static void draft_point(source *s, double *draft)
{
    draft_at_centre(s, draft);
    extend(&s->own, draft);
}

static void draft_up(source *s, double *draft)
{
    draft_rounding_up(s, draft);
    extend(&s->own, draft);
}

static void draft_down(source *s, double *draft)
{
    draft_rounding_down(s, draft);
    extend(&s->own, draft);
}

static void draft_any(source *s, double *draft)
{
    draft_anywhere(s, draft);
    extend(&s->own, draft);
}

static void reach(stream *s, float *floats)
{
    floats[RADIUS] = nearest_float(draw_room(s, distance_of(exact(), floats)));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    order_box(floats + MIN, floats + MAX);
    reach(s, floats);
}

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 4 ulps off", draft_touching, GRID, 4, NULL},
    {"touching, rounded", draft_touching, ANYWHERE, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"a point at the centre", draft_point, GRID, 0, NULL},
    {"a point, 1 ulp off", draft_point, GRID, 1, NULL},
    {"a point, below range", draft_point, BELOW, 1, NULL},
    {"negative radii", draft_touching, GRID, 1, negate_radius},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach},
    {"reaching, largest", draft_any, LARGEST, 1, reach},
    {"reaching, below range", draft_any, BELOW, 1, reach},
    {"reaching, above range", draft_any, ABOVE, 1, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"rounding up", draft_up, UNMOVED, 0, NULL},
    {"rounding down", draft_down, UNMOVED, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject contains_sphere_aabb = {
    .query = LH_QUERY_contains_sphere_aabb,
    .name = "contains_sphere_aabb",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
