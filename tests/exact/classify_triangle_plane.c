/* A closed triangle against the half-space behind a plane. */
#include "documented_bounds.h"
#include "hull_plane.h"

static half_space exact;

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_hull(&exact, &classify_triangle_plane, floats, given, out);
}

static contact touching(stream *s, const float *floats)
{
    return touch_hull(&exact, &classify_triangle_plane, s, floats);
}

/* From x = 1 on, against x <= d. */
#define FROM_1   1, 0, 0, 2, 0, 0, 2, 1, 0
#define BELOW(d) 1, 0, 0, d

static const sentence sentences[] = {
    {"it is hit from within 5u", {FROM_1, BELOW(1 - 0x5p-24f)}, 1, 0},
    {"and not from further", {FROM_1, BELOW(1 - 0x6p-24f)}, 0, 0},
    {NULL},
};

const subject classify_triangle_plane = {
    .query = LH_QUERY_classify_triangle_plane,
    .name = "classify_triangle_plane",
    .layout = "xyzxyzxyzlmnd",
    .draft_layout = hull_plane_layout,
    .parts = (const signed char[]){FIRST, SECOND, THIRD, NORMAL},
    .families = hull_plane_families,
    .family_count = HULL_PLANE_FAMILIES,
    .judge = judge,
    .decisive = 12,
    .touching = touching,
    .bound = most_half_space_growth,
    .sentences = sentences,
};
