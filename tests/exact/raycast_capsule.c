/* Ray against closed capsule: the times at which the ray is in it, within the limits. */
#include <math.h>

#include "chord.h"
#include "documented_bounds.h"
#include "ray_capsule.h"
#include "ray_capsule_cases.h"
#include "subject.h"

static const char layout[] = "xyzijkttxyzxyzr";

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *broken_by_times(const float *floats, const answer *given, int touching)
{
    const float enter = given->floats[FIRST_TIME], exit = given->floats[LAST_TIME];
    const char *broken = broken_by_limits(floats, given);
    if (broken || !given->hit)
        return broken;
    if (touching && enter > start_of(floats) && !is_before_capsule(enter))
        return "the first time is too late";
    if (touching && exit < end_of(floats) && !is_after_capsule(exit))
        return "the last time is too early";
    return NULL;
}

static double growth_at(const float *floats, float t)
{
    double axis[3], way[3];
    for (int k = 0; k < 3; k++) {
        axis[k] = (double)floats[CAPSULE_END + k] - floats[CAPSULE_START + k];
        way[k] = (double)floats[ORIGIN + k] - floats[CAPSULE_START + k];
    }
    const double size = floats[CAPSULE_RADIUS] + length_of(axis) + length_of(way);
    const double lacking =
        distance_from_segment(floats, t) - floats[CAPSULE_RADIUS] - 2.0 * sphere_capsule_slack;
    return lacking > 0.0 ? lacking / size * 0x1p23 : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_ray_capsule_growth;
    if (!is_promised(floats))
        return;
    if (floats[CAPSULE_RADIUS] < 0.0f || !(start_of(floats) <= end_of(floats))) {
        out->broken = given->hit ? "what is empty hits" : NULL;
        return;
    }
    set_ray_and_capsule(floats, start_of(floats), end_of(floats));
    out->touches = ray_meets_capsule();
    out->broken = broken_by_times(floats, given, out->touches);
    if (given->hit)
        out->growth =
            fmax(growth_at(floats, given->floats[FIRST_TIME]), growth_at(floats, given->floats[LAST_TIME]));
    out->effort = ray_capsule_effort();
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

static const family families[] = {
    {"contact", draft_capsule_contact, GRID, 0, NULL},
    {"contact, 1 ulp off", draft_capsule_contact, GRID, 1, NULL},
    {"contact, rounded", draft_capsule_contact, ANYWHERE, 0, graze_capsule},
    {"contact, far away", draft_capsule_contact, FAR_AWAY, 1, graze_capsule},
    {"grazing", draft_any_capsule, ANYWHERE, 0, graze_capsule},
    {"grazing, about the origin", draft_any_capsule, UNMOVED, 0, graze_capsule},
    {"grazing, far away", draft_any_capsule, FAR_AWAY, 0, graze_capsule},
    {"grazing, stretched", draft_any_capsule, STRETCHED, 0, graze_capsule},
    {"grazing, smallest", draft_any_capsule, SMALLEST, 0, graze_capsule},
    {"grazing, largest", draft_any_capsule, LARGEST, 0, graze_capsule},
    {"grazing, scattered", draft_any_capsule, UNMOVED, 0, scatter_and_graze_capsule},
    {"along", draft_along_capsule, ANYWHERE, 0, graze_capsule},
    {"along, about the origin", draft_along_capsule, UNMOVED, 0, graze_capsule},
    {"along, far away", draft_along_capsule, FAR_AWAY, 0, graze_capsule},
    {"along, stretched", draft_along_capsule, STRETCHED, 0, graze_capsule},
    {"along, smallest", draft_along_capsule, SMALLEST, 0, graze_capsule},
    {"along, through", draft_along_capsule, ANYWHERE, 0, NULL},
    {"odd limits", draft_capsule_contact, GRID, 0, limit_oddly},
    {"tiny zeros", draft_any_capsule, ANYWHERE, 0, make_zeros_tiny},
    {"without direction", draft_standing_by_capsule, GRID, 0, NULL},
    {"without direction, 1 ulp off", draft_standing_by_capsule, GRID, 1, NULL},
    {"empty", draft_empty_capsule, GRID, 0, NULL},
    {"anything", draft_any_capsule, ANYWHERE, 0, NULL},
};

const subject raycast_capsule = {
    .query = LH_QUERY_raycast_capsule,
    .name = "raycast_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_capsule_by_inverse = {
    .query = LH_QUERY_raycast_capsule,
    .name = "raycast_capsule_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
