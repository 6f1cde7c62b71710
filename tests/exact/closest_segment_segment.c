/* The points of two closed segments that are closest to each other. */
#include <math.h>

#include "distances.h"
#include "documented_bounds.h"
#include "floats.h"
#include "segment_pair.h"
#include "subject.h"

static const char layout[] = "xyzxyzxyzxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_crossing(source *from, double *draft)
{
    double apart;
    draft_pair_crossing(from, draft, &apart);
}

static void draft_at_end(source *from, double *draft)
{
    double apart;
    draft_pair_at_end(from, draft, &apart);
}

static void draft_parallel(source *from, double *draft)
{
    double apart;
    draft_pair_parallel(from, draft, &apart);
}

static void draft_point(source *from, double *draft)
{
    double apart;
    draft_pair_point(from, draft, &apart);
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, PAIR_FLOATS, floats);
}

static const family families[] = {
    {"crossing", draft_crossing, GRID, 0, NULL},
    {"crossing, 1 ulp off", draft_crossing, GRID, 1, NULL},
    {"crossing, far away", draft_crossing, FAR_AWAY, 1, NULL},
    {"at an end", draft_at_end, GRID, 0, NULL},
    {"at an end, 1 ulp off", draft_at_end, GRID, 1, NULL},
    {"parallel", draft_parallel, GRID, 0, NULL},
    {"parallel, 1 ulp off", draft_parallel, GRID, 1, NULL},
    {"parallel, rounded", draft_parallel, ANYWHERE, 0, NULL},
    {"parallel, far away", draft_parallel, FAR_AWAY, 1, NULL},
    {"points", draft_point, GRID, 0, NULL},
    {"points, 1 ulp off", draft_point, GRID, 1, NULL},
    {"leaning", draft_pair_leaning, ANYWHERE, 0, NULL},
    {"leaning, about the origin", draft_pair_leaning, UNMOVED, 0, NULL},
    {"leaning, far away", draft_pair_leaning, FAR_AWAY, 0, NULL},
    {"leaning, stretched", draft_pair_leaning, STRETCHED, 0, NULL},
    {"leaning, smallest", draft_pair_leaning, SMALLEST, 0, NULL},
    {"touching", draft_pair_touching, ANYWHERE, 0, NULL},
    {"touching, about the origin", draft_pair_touching, UNMOVED, 0, NULL},
    {"touching, far away", draft_pair_touching, FAR_AWAY, 0, NULL},
    {"touching, stretched", draft_pair_touching, STRETCHED, 0, NULL},
    {"anything", draft_pair_any, ANYWHERE, 0, NULL},
    {"anything, largest", draft_pair_any, LARGEST, 0, NULL},
    {"anything, scattered", draft_pair_any, UNMOVED, 0, scatter_all},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

enum { DISTANCE2, SHARE, OTHER_SHARE, ON_FIRST, ON_SECOND = ON_FIRST + 3 };

static int is_share(float x)
{
    return x >= 0.0f && x <= 1.0f && !signbit(x);
}

static double offset_at(const float *floats, int start, float share, int axis)
{
    return share * ((double)floats[start + 3 + axis] - floats[start + axis]);
}

/* On each axis, of the exact point with that share. */
static int is_near_its_share(const float *floats, int start, float share, const float *on)
{
    for (int axis = 0; axis < 3; axis++) {
        const double exact = offset_at(floats, start, share, axis), at = on[axis];
        const double off = fabs((at - floats[start + axis]) - exact);
        if (!(off <=
              (fabs(at) + most_closest_segments_error.of_edges * fabs(exact)) * unit_roundoff + 0x1p-149))
            return 0;
    }
    return 1;
}

static double distance_of_shares(const float *floats, float share, float other_share)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = ((double)floats[SECOND_START + axis] - floats[FIRST_START + axis]) +
                           offset_at(floats, SECOND_START, other_share, axis) -
                           offset_at(floats, FIRST_START, share, axis);
        squared += way * way;
    }
    return sqrt(squared);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const closest_bounds *most = &most_closest_segments_error;
    const float *found = given->floats;
    set_segments(floats);
    const double distance = distance_of_segments(), size = length_of_segments(floats);
    const root_error off = root_error_of(found[DISTANCE2], distance, most->of_distance, most->slack, size);
    const double further =
        (most->further_of_size * size + most->further_of_distance * distance) * unit_roundoff + most->slack;
    out->touches = distance == 0.0;
    out->first_error = off.above;
    out->first_early = off.below;
    out->effort = segments_effort();
    if (!is_share(found[SHARE]) || !is_share(found[OTHER_SHARE]))
        out->broken = "a share that is not from 0 to 1";
    else if (!is_near_its_share(floats, FIRST_START, found[SHARE], found + ON_FIRST) ||
             !is_near_its_share(floats, SECOND_START, found[OTHER_SHARE], found + ON_SECOND))
        out->broken = "a point that is not that of its share";
    else if (!(distance_of_shares(floats, found[SHARE], found[OTHER_SHARE]) - distance <= further))
        out->broken = "not the nearest points";
}

const subject closest_segment_segment = {
    .query = LH_QUERY_closest_segment_segment,
    .name = "closest_segment_segment",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_segments_above,
    .first_early_bound = most_closest_segments_below,
    .judge = judge,
};
