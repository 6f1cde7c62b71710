/* A closed ellipsoid against the half-space behind a plane, which its lowest point is in, or its highest, too. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "ellipsoid_plane.h"
#include "floats.h"

/* Of the sum of |n_i| (|a_i| + |b_i| + |c_i|), beside that of |n_i * centre_i|; and of the length of the normal. */
static const double share_of_width = 3.6, slack = 0x1p-72;

static double unit_of(const ellipsoid_rise *rise)
{
    return (rise->sum + share_of_width * rise->width) * 0x1p-23;
}

/* By which d has to move until the lowest, or the highest, point is in the plane. */
static double growth_of(const float *floats, int is_highest)
{
    const ellipsoid_rise rise = rise_of_ellipsoid(floats);
    const double end = is_highest ? rise.centre + rise.reach : rise.centre - rise.reach,
                 off = fabs(end) - slack * rise.normal;
    return off > 0.0 ? off / unit_of(&rise) : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const int is_inside = ellipsoid_is_behind(floats);
    out->touches = ellipsoid_reaches(floats, 0.0f);
    out->growth_bound = most_half_space_growth;
    if (given->inside && !is_inside)
        out->broken = "inside, though it is not";
    if (given->inside && !given->hit)
        out->broken = "inside, and no hit";
    if (given->hit && !out->touches)
        out->growth = growth_of(floats, 0);
    else if (is_inside && !given->inside)
        out->growth = growth_of(floats, 1);
    out->effort = ellipsoid_plane_effort();
}

static contact touching(stream *s, const float *floats)
{
    float through_origin[ELLIPSOID_PLANE_FLOATS];
    memcpy(through_origin, floats, sizeof through_origin);
    through_origin[FACED_OFFSET] = 0.0f;
    const ellipsoid_rise rise = rise_of_ellipsoid(through_origin);
    return (contact){rise.centre + (draw_one_in(s, 2) ? rise.reach : -rise.reach), unit_of(&rise)};
}

/* Half axes of 4, 2 and 1 along x, y and z; and a disc of radius 2 across z. */
#define EGG  1, 2, 3, 4, 0, 0, 0, 2, 0, 0, 0, 1
#define DISC 0, 0, 5, 2, 0, 0, 0, 2, 0, 0, 0, 0

static const sentence sentences[] = {
    {"touching", {EGG, 1, 0, 0, -3}, .hit = 1},
    {"nothing of it", {EGG, 1, 0, 0, -3.001f}},
    {"half of it", {EGG, 1, 0, 0, 1}, .hit = 1},
    {"all of it", {EGG, 1, 0, 0, 5.001f}, .hit = 1, .inside = 1},
    {"touching from behind is not safely inside", {EGG, 1, 0, 0, 5}, .hit = 1},
    {"along the short axis", {EGG, 0, 0, 2, 4}, .hit = 1},
    {"off that", {EGG, 0, 0, 2, 3.999f}},
    {"aslant: the root of 12^2 + 8^2 is less than 15", {EGG, 3, 4, 0, 11 - 14.423f}},
    {"and more than 14.422", {EGG, 3, 4, 0, 11 - 14.422f}, .hit = 1},
    {"a disc from the side", {DISC, 1, 0, 0, -2}, .hit = 1},
    {"a disc is thin", {DISC, 0, 0, 1, 4.999f}},
    {"with two sides", {DISC, 0, 0, 1, 5.001f}, .hit = 1, .inside = 1},
    {"columns that lean: the sum of their squares",
     {0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 1, 0, 0, -5},
     .hit = 1},
    {"and no more", {0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 1, 0, 0, -5.001f}},
    {"what reaches along the normal counts as larger by 24u",
     {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, -1 - 0x1.6p-20f},
     .hit = 1},
    {"and by no more", {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, -1 - 0x1.bp-20f}},
    {"all of space", {EGG, 0, 0, 0, 0}, .hit = 1, .inside = 1},
    {"or nothing", {EGG, 0, 0, 0, -1}},
    {NULL},
};

const subject classify_ellipsoid_plane = {
    .query = LH_QUERY_classify_ellipsoid_plane,
    .name = "classify_ellipsoid_plane",
    .layout = ELLIPSOID_PLANE_LAYOUT,
    .families = ellipsoid_plane_families,
    .family_count = ELLIPSOID_PLANE_FAMILIES,
    .judge = judge,
    .decisive = FACED_OFFSET,
    .touching = touching,
    .bound = most_half_space_growth,
    .sentences = sentences,
};
