/* A closed capsule against the half-space behind a plane: what is within the radius of its two ends. */
#include <math.h>

#include "documented_bounds.h"
#include "hull_plane.h"

static half_space exact;

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_hull(&exact, &classify_capsule_plane, floats, given, out);
}

static contact touching(stream *s, const float *floats)
{
    return touch_hull(&exact, &classify_capsule_plane, s, floats);
}

/* x + 2y + 2z <= 9, of which the normal has length 3; ends at so many times of it. And x <= d, with ends along x. */
#define NINE          1, 2, 2, 9
#define STEPS(a, b)   a, 2 * (a), 2 * (a), b, 2 * (b), 2 * (b)
#define ALONG_X(a, b) a, 0, 0, b, 0, 0
#define BELOW(d)      1, 0, 0, d

static const sentence sentences[] = {
    {"all of it", {STEPS(0, -1), 2.9f, NINE}, 1, 1},
    {"not all of one end", {STEPS(0, -1), 3.1f, NINE}, 1, 0},
    {"an end on either side", {STEPS(0, 2), 1, NINE}, 1, 0},
    {"touching from the front", {STEPS(2, 4), 3, NINE}, 1, 0},
    {"in the other order", {STEPS(4, 2), 3, NINE}, 1, 0},
    {"touching from behind is not safely inside", {STEPS(0, -1), 3, NINE}, 1, 0},
    {"nothing of it", {STEPS(2, 4), 2.99999f, NINE}, 0, 0},
    {"a point is hit from within 5u", {ALONG_X(1, 2), 0, BELOW(1 - 0x5p-24f)}, 1, 0},
    {"and not from further", {ALONG_X(1, 2), 0, BELOW(1 - 0x6p-24f)}, 0, 0},
    {"and is inside where it is as far behind", {ALONG_X(1, 0), 0, BELOW(1 + 0x6p-24f)}, 1, 1},
    {"a radius counts as larger by 8u", {ALONG_X(0, 9), 1, BELOW(-1 - 0x8p-24f)}, 1, 0},
    {"and by no more", {ALONG_X(0, 9), 1, BELOW(-1 - 0xap-24f)}, 0, 0},
    {"an end with a NaN is not behind", {STEPS(NAN, 0), 1, NINE}, 1, 0},
    {"nor are both", {STEPS(NAN, NAN), 1, NINE}, 0, 0},
    {NULL},
};

const subject classify_capsule_plane = {
    .query = LH_QUERY_classify_capsule_plane,
    .name = "classify_capsule_plane",
    .layout = "xyzxyzrlmnd",
    .draft_layout = hull_plane_layout,
    .parts = (const signed char[]){FIRST, SECOND, RADIUS, NORMAL},
    .families = hull_plane_families,
    .family_count = HULL_PLANE_FAMILIES,
    .judge = judge,
    .decisive = 10,
    .touching = touching,
    .bound = most_half_space_growth,
    .sentences = sentences,
};
