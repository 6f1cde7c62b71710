/* Closed capsule against closed capsule: the distance of their segments is at most the sum of the radii. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "segment_pair.h"
#include "subject.h"

static const char layout[] = "xyzxyzrxyzxyzr";
enum { AXIS = 0, RADIUS = 6, OTHER_AXIS = 7, OTHER_RADIUS = 13, FLOATS = 14 };

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Shares out what they are apart. */
static void put_capsules(stream *s, const double *pair, double apart, double *draft)
{
    const double share = draw_one_in(s, 2) ? draw_integer(s, 0, 4) / 4.0 : draw_real(s, 0.0, 1.0);
    const double part = apart == floor(apart) ? floor(apart * share) : apart * share;
    memcpy(draft + AXIS, pair, 6 * sizeof *pair);
    memcpy(draft + OTHER_AXIS, pair + 6, 6 * sizeof *pair);
    draft[RADIUS] = part;
    draft[OTHER_RADIUS] = apart - part;
}

typedef void pair_draft(source *from, double *draft, double *apart);

static void draft_apart(source *from, pair_draft *draft_pair, double *draft)
{
    double pair[PAIR_FLOATS], apart;
    draft_pair(from, pair, &apart);
    put_capsules(&from->own, pair, apart, draft);
}

static void draft_crossing(source *from, double *draft)
{
    draft_apart(from, draft_pair_crossing, draft);
}

static void draft_at_end(source *from, double *draft)
{
    draft_apart(from, draft_pair_at_end, draft);
}

static void draft_parallel(source *from, double *draft)
{
    draft_apart(from, draft_pair_parallel, draft);
}

static void draft_point(source *from, double *draft)
{
    draft_apart(from, draft_pair_point, draft);
}

static void draft_negative(source *from, double *draft)
{
    stream *s = &from->own;
    draft_crossing(from, draft);
    const int is_other = draw_integer(s, 0, 1);
    draft[is_other ? RADIUS : OTHER_RADIUS] += draft[is_other ? OTHER_RADIUS : RADIUS] + 2.0;
    draft[is_other ? OTHER_RADIUS : RADIUS] = -1.0;
}

static void draft_leaning(source *from, double *draft)
{
    double pair[PAIR_FLOATS];
    draft_pair_leaning(from, pair);
    put_capsules(&from->own, pair, 0.0, draft);
}

static void draft_touching(source *from, double *draft)
{
    double pair[PAIR_FLOATS];
    draft_pair_touching(from, pair);
    put_capsules(&from->own, pair, 0.0, draft);
}

static void draft_any(source *from, double *draft)
{
    double pair[PAIR_FLOATS];
    draft_pair_any(from, pair);
    put_capsules(&from->own, pair, draw_real(&from->own, 0.0, 16.0), draft);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static void take_axes(const float *floats, float *pair)
{
    memcpy(pair, floats + AXIS, 6 * sizeof *pair);
    memcpy(pair + 6, floats + OTHER_AXIS, 6 * sizeof *pair);
    set_segments(pair);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float pair[PAIR_FLOATS];
    take_axes(floats, pair);
    out->growth_bound = most_capsules_growth;
    if (floats[RADIUS] < 0.0f || floats[OTHER_RADIUS] < 0.0f) {
        out->broken = given->hit ? "an empty capsule hits" : NULL;
        return;
    }
    out->touches = are_within(floats[RADIUS], floats[OTHER_RADIUS]);
    if (given->hit && !out->touches) {
        const double radii = (double)floats[RADIUS] + floats[OTHER_RADIUS];
        const double lacking = distance_of_segments() - radii - sphere_capsule_slack;
        out->growth = lacking > 0.0 ? lacking / (radii + length_of_segments(pair)) * 0x1p23 : 0.0;
    }
    out->effort = segments_effort();
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* One radius becomes what just reaches, with a part of the other, or by about as much less as is padded. */
static void reach(stream *s, float *floats)
{
    float pair[PAIR_FLOATS];
    take_axes(floats, pair);
    const double distance = distance_of_segments();
    const double off =
        draw_one_in(s, 2) ? draw_real(s, -64.0, 16.0) * unit_roundoff * length_of_segments(pair) : 0.0;
    floats[RADIUS] = draw_one_in(s, 2) ? 0.0f : nearest_float(draw_real(s, 0.0, 1.0) * distance);
    floats[OTHER_RADIUS] = nearest_float(fmax(distance + off - floats[RADIUS], 0.0));
}

static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach(s, floats);
}

/* The same below the range, where one segment may be shorter than the square of the length of another. */
static void scatter_below_and_reach(stream *s, float *floats)
{
    for (int i = 0; i < FLOATS; i++)
        floats[i] *= (float)draw_power(s, -60, 0);
    reach(s, floats);
}

/* In range and below it at once. */
static void scatter_widely_and_reach(stream *s, float *floats)
{
    for (int i = 0; i < FLOATS; i++)
        floats[i] = nearest_float(draw_real(s, -1.0, 1.0) * draw_power(s, -148, 40));
    reach(s, floats);
}

static const family families[] = {
    {"crossing", draft_crossing, GRID, 0, NULL},
    {"crossing, 1 ulp off", draft_crossing, GRID, 1, NULL},
    {"crossing, rounded", draft_crossing, ANYWHERE, 0, reach},
    {"crossing, far away", draft_crossing, FAR_AWAY, 1, reach},
    {"at an end", draft_at_end, GRID, 0, NULL},
    {"at an end, 1 ulp off", draft_at_end, GRID, 1, NULL},
    {"at an end, rounded", draft_at_end, ANYWHERE, 1, reach},
    {"parallel", draft_parallel, GRID, 0, NULL},
    {"parallel, 1 ulp off", draft_parallel, GRID, 1, NULL},
    {"parallel, rounded", draft_parallel, ANYWHERE, 0, reach},
    {"parallel, far away", draft_parallel, FAR_AWAY, 1, reach},
    {"points", draft_point, GRID, 0, NULL},
    {"points, 1 ulp off", draft_point, GRID, 1, NULL},
    {"negative radii", draft_negative, GRID, 1, NULL},
    {"leaning", draft_leaning, ANYWHERE, 0, reach},
    {"leaning, about the origin", draft_leaning, UNMOVED, 0, reach},
    {"leaning, far away", draft_leaning, FAR_AWAY, 0, reach},
    {"leaning, stretched", draft_leaning, STRETCHED, 0, reach},
    {"touching", draft_touching, ANYWHERE, 0, reach},
    {"touching, about the origin", draft_touching, UNMOVED, 0, reach},
    {"touching, far away", draft_touching, FAR_AWAY, 0, reach},
    {"touching, smallest", draft_touching, SMALLEST, 0, reach},
    {"touching, below range", draft_touching, BELOW, 0, reach},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach},
    {"reaching, largest", draft_any, LARGEST, 1, reach},
    {"reaching, below range", draft_any, BELOW, 1, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"reaching, scattered below range", draft_any, BELOW, 0, scatter_below_and_reach},
    {"reaching, scattered widely", draft_any, BELOW, 0, scatter_widely_and_reach},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_capsule_capsule = {
    .query = LH_QUERY_overlap_capsule_capsule,
    .name = "overlap_capsule_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
