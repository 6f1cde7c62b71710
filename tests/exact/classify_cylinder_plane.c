/* A closed solid cylinder against the half-space behind a plane, which its lowest point is in, or its highest, too. */
#include <math.h>
#include <string.h>

#include "cylinder_plane.h"
#include "documented_bounds.h"
#include "floats.h"
#include "hull_plane.h"

/* Of the radius times the length of the normal, beside the sum of |n_i * v_i|. */
static const double share_of_cap = 3.5;

static double unit_of(const cylinder_rise *rise, const float *floats)
{
    return (rise->sum + share_of_cap * (double)floats[CYLINDER_RADIUS] * rise->normal) * 0x1p-23;
}

/* By which d has to move until the lowest, or the highest, point is in the plane. */
static double growth_of(const float *floats, int is_highest)
{
    const cylinder_rise rise = rise_of_cylinder(floats);
    const double end =
        is_highest ? fmax(rise.start, rise.end) + rise.cap : fmin(rise.start, rise.end) - rise.cap;
    return fabs(end) / unit_of(&rise, floats);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const int is_inside = highest_is_behind(floats);
    out->touches = lowest_reaches(floats, 0.0f);
    out->growth_bound = most_half_space_growth;
    if (given->inside && !is_inside)
        out->broken = "inside, though it is not";
    if (given->inside && !given->hit)
        out->broken = "inside, and no hit";
    if (given->hit && !out->touches)
        out->growth = is_no_cylinder(floats) ? INFINITY : growth_of(floats, 0);
    else if (is_inside && !given->inside)
        out->growth = growth_of(floats, 1);
    out->effort = cylinder_plane_effort();
}

static contact touching(stream *s, const float *floats)
{
    float through_origin[CYLINDER_PLANE_FLOATS];
    memcpy(through_origin, floats, sizeof through_origin);
    through_origin[PLANE_OFFSET] = 0.0f;
    const cylinder_rise rise = rise_of_cylinder(through_origin);
    const double at =
        draw_one_in(s, 2) ? fmin(rise.start, rise.end) - rise.cap : fmax(rise.start, rise.end) + rise.cap;
    return (contact){isfinite(at) ? at : 0.0, unit_of(&rise, floats)};
}

/* A can along x, of a radius of 2; planes across to it, along it, and at a slope of 3 to 4. */
#define CAN 0, 0, 0, 4, 0, 0, 2

static const sentence sentences[] = {
    {"touching an end", {CAN, 1, 0, 0, 0}, .hit = 1},
    {"an end is flat", {CAN, 1, 0, 0, -0x1p-20f}},
    {"the other end", {CAN, -1, 0, 0, -4}, .hit = 1},
    {"touching the side", {CAN, 0, 1, 0, -2}, .hit = 1},
    {"all of it", {CAN, 0, 1, 0, 2.001f}, .hit = 1, .inside = 1},
    {"not all of it", {CAN, 0, 1, 0, 1.999f}, .hit = 1},
    {"touching the rim", {CAN, 3, 4, 0, -8}, .hit = 1},
    {"nothing of it", {CAN, 3, 4, 0, -8.001f}},
    {"all up to the rim", {CAN, 3, 4, 0, 20.001f}, .hit = 1, .inside = 1},
    {"what reaches along the normal counts as larger by 16u", {CAN, 0, 1, 0, -2 - 0x1.cp-20f}, .hit = 1},
    {"and by no more", {CAN, 0, 1, 0, -2 - 0x1.4p-19f}},
    {"all of space", {CAN, 0, 0, 0, 0}, .hit = 1, .inside = 1},
    {"without a length there is no cylinder", {0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 9}},
    {"nor of a negative radius", {0, 0, 0, 4, 0, 0, -1, 0, 1, 0, 9}},
    {NULL},
};

const subject classify_cylinder_plane = {
    .query = LH_QUERY_classify_cylinder_plane,
    .name = "classify_cylinder_plane",
    .layout = "xyzxyzrlmnd",
    .draft_layout = hull_plane_layout,
    .parts = (const signed char[]){FIRST, SECOND, RADIUS, NORMAL},
    .families = hull_plane_families,
    .family_count = HULL_PLANE_FAMILIES,
    .judge = judge,
    .decisive = PLANE_OFFSET,
    .touching = touching,
    .bound = most_half_space_growth,
    .sentences = sentences,
};
