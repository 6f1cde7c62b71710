/* Moving box against moving box: the earliest time at which they touch, and the face reached. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "slabs.h"
#include "sweep_cases.h"

static const char layout[] = "xyzxyzuvwxyzxyzuvwt";

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* The face of b across this axis that a reaches; normals count axes from 1. */
static int face_across(const passage *p, int axis)
{
    return p->entry[axis].fast > p->entry[axis].slow ? -(axis + 1) : axis + 1;
}

/* Whether this axis may be taken for the one that was entered last. Entry at 0 is computed without error. */
static int may_be_reached(const passage *p, int axis)
{
    double enter = time_of(p->enter);
    if (!p->moving[axis])
        return 0;
    double entry = time_of(p->entry[axis]);
    if (enter == 0.0)
        return entry == 0.0;
    return entry >= enter * (1.0 - most_normal_early * unit_roundoff);
}

static int is_right_normal(const passage *p, int normal)
{
    int choices = 0;
    for (int axis = 0; axis < 3; axis++)
        if (may_be_reached(p, axis)) {
            if (normal == face_across(p, axis))
                return choices == 0 || time_of(p->enter) != 0.0;
            choices++;
        }
    return choices == 0 && normal == 0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    crossing axes[3];
    for (int axis = 0; axis < 3; axis++)
        axes[axis] = (crossing){.low_plane = floats[B_MIN + axis],
                                .low_from = floats[A_MAX + axis],
                                .high_plane = floats[B_MAX + axis],
                                .high_from = floats[A_MIN + axis],
                                .fast = floats[A_VELOCITY + axis],
                                .slow = floats[B_VELOCITY + axis]};
    passage p = pass(axes, 0.0f, floats[T_MAX], &out->effort);
    judge_passage(&p, given, 0, out);
    out->growth_bound = most_sweep_growth;
    if (!out->broken && !(given->hit ? is_right_normal(&p, given->normal) : given->normal == 0))
        out->broken = "the normal is of another face";
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"grazing", draft_sweep_grazing, GRID, 0, NULL},
    {"grazing, 1 ulp off", draft_sweep_grazing, GRID, 1, NULL},
    {"grazing, 4 ulps off", draft_sweep_grazing, GRID, 4, NULL},
    {"grazing, rounded", draft_sweep_grazing, ANYWHERE, 0, NULL},
    {"grazing, far away", draft_sweep_grazing, FAR_AWAY, 1, NULL},
    {"grazing, stretched", draft_sweep_grazing, STRETCHED, 1, NULL},
    {"grazing, smallest", draft_sweep_grazing, SMALLEST, 1, NULL},
    {"grazing, largest", draft_sweep_grazing, LARGEST, 1, NULL},
    {"head on", draft_sweep_head_on, ANYWHERE, 1, NULL},
    {"starting in contact", draft_sweep_starting_there, GRID, 0, NULL},
    {"starting there, 1 ulp off", draft_sweep_starting_there, GRID, 1, NULL},
    {"starting there, stretched", draft_sweep_starting_there, STRETCHED, 1, NULL},
    {"at rest on an axis", draft_sweep_in_plane, GRID, 0, NULL},
    {"at rest on an axis, 1 ulp off", draft_sweep_in_plane, ANYWHERE, 1, NULL},
    {"moving together", draft_sweep_together, GRID, 0, NULL},
    {"moving together, 1 ulp off", draft_sweep_together, GRID, 1, NULL},
    {"moving together, rounded", draft_sweep_together, ANYWHERE, 0, NULL},
    {"limited", draft_sweep_limited, GRID, 0, NULL},
    {"limited, 1 ulp off", draft_sweep_limited, GRID, 1, NULL},
    {"limited, rounded", draft_sweep_limited_anyhow, ANYWHERE, 0, NULL},
    {"limited, far away", draft_sweep_limited_anyhow, FAR_AWAY, 0, NULL},
    {"limited, stretched", draft_sweep_limited_anyhow, STRETCHED, 1, NULL},
    {"unfavourable", draft_sweep_unfavourable, UNMOVED, 0, NULL},
    {"grazing, above range", draft_sweep_grazing, FAR_ABOVE, 1, NULL},
    {"limited, above range", draft_sweep_limited_anyhow, FAR_ABOVE, 0, NULL},
    {"too late", draft_sweep_too_late, UNMOVED, 0, NULL},
    {"several faces at once", draft_sweep_tie, GRID, 0, NULL},
    {"several faces at once, rounded", draft_sweep_tie, ANYWHERE, 0, NULL},
    {"anything", draft_sweep_any, ANYWHERE, 0, NULL},
};

const subject sweep_aabb_aabb = {
    .query = LH_QUERY_sweep_aabb_aabb,
    .name = "sweep_aabb_aabb",
    .layout = layout,
    .first_error_bound = most_sweep_toi_error,
    .first_early_bound = most_sweep_toi_early,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
