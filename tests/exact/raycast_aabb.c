/* Ray against closed box: the times within all slabs and both limits. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "ray_cases.h"

static const char layout[] = "xyzijkttxyzxyz";

/* ---- Judging ------------------------------------------------------------------------------------------ */

static int is_bounded(const float *floats)
{
    if (floats[T_MAX] > 0.0f && floats[T_MAX] < least_bounded_limit)
        return 0;
    for (int axis = 0; axis < 3; axis++) {
        double speed = fabs((double)floats[DIRECTION + axis]);
        if (speed > largest_zero_direction && speed < slowest_bounded_direction)
            return 0;
    }
    return 1;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    passage p = pass_ray(floats, &out->effort);
    judge_passage(&p, given, 1, out);
    out->growth_bound = most_ray_growth;
    if (!is_bounded(floats))
        out->growth = out->first_early = out->last_late = 0.0;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"grazing", draft_grazing, GRID, 0, NULL},
    {"grazing, 1 ulp off", draft_grazing, GRID, 1, NULL},
    {"grazing, 4 ulps off", draft_grazing, GRID, 4, NULL},
    {"grazing, rounded", draft_grazing, ANYWHERE, 0, NULL},
    {"grazing, far away", draft_grazing, FAR_AWAY, 1, NULL},
    {"grazing, stretched", draft_grazing, STRETCHED, 1, NULL},
    {"grazing, smallest", draft_grazing, SMALLEST, 1, NULL},
    {"grazing, largest", draft_grazing, LARGEST, 1, NULL},
    {"grazing, slow", draft_grazing, SLOW, 1, NULL},
    {"starting on the boundary", draft_starting_there, GRID, 1, NULL},
    {"starting there, stretched", draft_starting_there, STRETCHED, 1, NULL},
    {"in a plane", draft_in_plane, GRID, 0, NULL},
    {"in a plane, 1 ulp off", draft_in_plane, ANYWHERE, 1, NULL},
    {"in a plane, tiny zeros", draft_in_plane, GRID, 0, make_zeros_tiny},
    {"nearly in a plane", draft_nearly_in_plane, GRID, 0, NULL},
    {"nearly in a plane, rounded", draft_nearly_in_plane, ANYWHERE, 1, NULL},
    {"limited", draft_limited, GRID, 0, NULL},
    {"limited, rounded", draft_head_on, ANYWHERE, 0, limit_at_contact},
    {"limited, far away", draft_head_on, FAR_AWAY, 0, limit_at_contact},
    {"limited, stretched", draft_grazing, STRETCHED, 0, limit_at_contact},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
    {"odd limits", draft_grazing, ANYWHERE, 0, limit_oddly},
    {"grazing, above range", draft_grazing, FAR_ABOVE, 1, NULL},
    {"limited, above range", draft_head_on, FAR_ABOVE, 0, limit_at_contact},
    {"too late", draft_too_late, UNMOVED, 0, NULL},
    {"too late, above range", draft_too_late, FAR_ABOVE, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject raycast_aabb = {
    .query = LH_QUERY_raycast_aabb,
    .name = "raycast_aabb",
    .layout = layout,
    .first_error_bound = most_ray_enter_error,
    .first_early_bound = most_ray_enter_early,
    .last_late_bound = most_ray_exit_late,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_aabb_by_inverse = {
    .query = LH_QUERY_raycast_aabb,
    .name = "raycast_aabb_by_inverse",
    .layout = layout,
    .first_error_bound = most_ray_enter_error,
    .first_early_bound = most_ray_enter_early,
    .last_late_bound = most_ray_exit_late,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
