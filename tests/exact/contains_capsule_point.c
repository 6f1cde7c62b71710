/* A point in a closed capsule: it is no further from the segment than the radius. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "segment_pair.h"
#include "subject.h"
#include "triangle_feet.h"

enum { START = 0, END = 3, RADIUS = 6, POINT = 7 };

static const char layout[] = "xyzxyzrxyz";

/* ---- Judging: a point is a segment, too --------------------------------------------------------------- */

static void set_case(const float *floats, float *pair)
{
    memcpy(pair + FIRST_START, floats + START, 6 * sizeof *floats);
    memcpy(pair + SECOND_START, floats + POINT, 3 * sizeof *floats);
    memcpy(pair + SECOND_END, floats + POINT, 3 * sizeof *floats);
    set_segments(pair);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float pair[PAIR_FLOATS];
    set_case(floats, pair);
    out->touches = floats[RADIUS] >= 0.0f && are_within(floats[RADIUS], 0.0f);
    out->growth_bound = most_capsule_shrinkage;
    if (out->touches && !given->hit) {
        const double size = floats[RADIUS] + length_of_segments(pair);
        out->growth = size > 0.0 ? (floats[RADIUS] - distance_of_segments()) / (size * 0x1p-23) : INFINITY;
    }
    out->effort = segments_effort();
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Beside the segment or beyond its end, at a distance in whole numbers; some segments are points. */
static void draft_whole(source *from, double *draft)
{
    double vertices[9];
    draft_foot_on_segment(&from->own, vertices, draft + POINT);
    memcpy(draft, vertices, 6 * sizeof *vertices);
}

/* Of no length, and of no radius: its only point, or another. */
static void draft_point(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++)
        draft[START + axis] = draft[END + axis] = draft[POINT + axis] = draw_integer(s, -16, 16);
}

/* The radius small against the segment, of which every component is just above a power of two. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const double share = draw_real(s, 0.9, 1.02), off = draw_power(s, -26, -4);
    for (int axis = 0; axis < 3; axis++) {
        const double way = draw_sign(s) * draw_real(s, 1.0, 1.04);
        draft[START + axis] = draw_real(s, -0.03, 0.03);
        draft[END + axis] = draft[START + axis] + way;
        draft[POINT + axis] = draft[START + axis] + share * way + off * draw_real(s, -1.0, 1.0);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draw_real(s, -16.0, 16.0);
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_real(s, 0.0, 24.0);
}

/* The radius is what just reaches the point, or more by what padding may ask for. */
static void reach(stream *s, float *floats)
{
    float pair[PAIR_FLOATS];
    set_case(floats, pair);
    const double distance = distance_of_segments(), size = distance + length_of_segments(pair);
    const double more = draw_one_in(s, 2) ? draw_real(s, 0.0, 10.0) : 0.0;
    floats[RADIUS] = nearest_float(distance + more * size * 0x1p-23);
}

static void make_negative(stream *s, float *floats)
{
    reach(s, floats);
    floats[RADIUS] = -floats[RADIUS];
}

static const family families[] = {
    {"on the surface", draft_whole, GRID, 0, reach},
    {"on the surface, 1 ulp off", draft_whole, GRID, 1, reach},
    {"on the surface, far away", draft_whole, FAR_AWAY, 1, reach},
    {"negative radii", draft_whole, GRID, 1, make_negative},
    {"points", draft_point, GRID, 0, NULL},
    {"points, 1 ulp off", draft_point, GRID, 1, NULL},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach},
    {"unfavourable, anywhere", draft_unfavourable, ANYWHERE, 0, reach},
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach},
    {"reaching, largest", draft_any, LARGEST, 1, reach},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject contains_capsule_point = {
    .query = LH_QUERY_contains_capsule_point,
    .name = "contains_capsule_point",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
