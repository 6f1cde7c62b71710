/* A point in a closed capsule: it is no further from the segment than the radius. */
#include "segment_point.h"

static contact touching(stream *s, const float *floats)
{
    (void)s;
    const segment_point c = segment_point_of(&contains_capsule_point, floats);
    const double distance = segment_distance(&c);
    return (contact){distance, (distance + segment_length(&c)) * 0x1p-23};
}

static void judge(const float *floats, const answer *given, finding *out)
{
    (void)given;
    const segment_point c = segment_point_of(&contains_capsule_point, floats);
    out->touches = is_within_radii(&c);
    out->effort = segment_point_effort();
}

/* From -2 to 2 along x, of radius 1; and of no length. */
#define LYING      -2, 0, 0, 2, 0, 0, 1
#define AT(radius) 3, 4, 5, 3, 4, 5, radius

static const sentence sentences[] = {
    {"beside the segment", {LYING, 1, 0.6f, 0.79f}, 1},
    {"beyond the end", {LYING, 2.9f, 0, 0}, 1},
    {"beyond the other", {LYING, -2.9f, 0, 0}, 1},
    {"within the side by more than 8u, and 4u of the length", {LYING, 0, 1 - 0x1.9p-20f, 0}, 1},
    {"within by less may be a miss", {LYING, 0, 1 - 0x1.7p-20f, 0}, 0},
    {"out of it", {LYING, 0, 1 + 0x1p-23f, 0}, 0},
    {"beside the end, which is round", {LYING, 2.8f, 0.8f, 0}, 0},
    {"a segment that is a point is a ball", {AT(2), 3, 5.9f, 5}, 1},
    {"of radius 0: its point", {AT(0), 3, 4, 5}, 1},
    {"a segment of radius 0 may have none", {0, 0, 0, 4, 4, 0, 0, 0, 0, 0}, 0},
    {NULL},
};

const subject contains_capsule_point = {
    .query = LH_QUERY_contains_capsule_point,
    .name = "contains_capsule_point",
    .promised = NEVER_HITS_WRONGLY,
    .layout = "xyzxyzrxyz",
    .draft_layout = segment_point_layout,
    .parts = (const signed char[]){START, END, OTHER_RADIUS, POINT},
    .families = segment_point_families,
    .family_count = SEGMENT_POINT_FAMILIES,
    .judge = judge,
    .decisive = 6,
    .touching = touching,
    .bound = 9.0, /* the radius, relative to itself and the length of the segment */
    .sentences = sentences,
};
