/* A closed ellipsoid within a margin of the half-space behind a plane: its lowest point is. */
#include "ellipsoid_plane.h"
#include "plane_contact.h"

enum { FLOATS = ELLIPSOID_PLANE_FLOATS + 1 };

static int has_no_normal(const float *floats)
{
    const float *n = floats + FACED_NORMAL;
    return n[0] == 0.0f && n[1] == 0.0f && n[2] == 0.0f;
}

static int reaches(const float *floats, float extra)
{
    return !has_no_normal(floats) && ellipsoid_reaches(floats, extra);
}

/* Without a normal nothing is seen. */
static void see(const float *floats, contact_sight *seen)
{
    *seen = (contact_sight){.distance = 1.0, .size = 1.0};
    if (has_no_normal(floats))
        return;
    const ellipsoid_rise rise = rise_of_ellipsoid(floats);
    seen->distance = (rise.centre - rise.reach) / rise.normal;
    seen->size = (rise.sum + rise.width) / rise.normal;
    seen->has_one_normal = 1;
    for (int k = 0; k < 3; k++)
        seen->normal[k] = -(double)floats[FACED_NORMAL + k] / rise.normal;
}

static double off_core(const float *floats, int which, const double *point)
{
    return which == 1 ? height_over_plane(point, floats + FACED_NORMAL)
                      : beyond_ellipsoid(floats, point, floats + FACED_NORMAL);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = {.growth = 23.0, .slack = 2.02 * 0x1p-73, .distance = 22.0, .normal = 4.6, .point = 46.0},
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = ellipsoid_plane_effort,
};

/* Half axes of 4, 2 and 1 along x, y and z. */
#define EGG 1, 2, 3, 4, 0, 0, 0, 2, 0, 0, 0, 1

static const sentence sentences[] = {
    {"touching", {EGG, 1, 0, 0, -3, 0}, .hit = 1},
    {"as far as the margin", {EGG, 1, 0, 0, -4, 1}, .hit = 1},
    {"not so far", {EGG, 1, 0, 0, -4.001f, 1}},
    {"as deep as the margin", {EGG, 1, 0, 0, -2, -1}, .hit = 1},
    {"not as deep", {EGG, 1, 0, 0, -2.001f, -1}},
    {"a normal of length 2", {EGG, 0, 0, 2, 2, 1}, .hit = 1},
    {"no normal", {EGG, 0, 0, 0, 9, 9}},
    {0},
};

const subject contact_ellipsoid_plane = {
    .query = LH_QUERY_contact_ellipsoid_plane,
    .name = "contact_ellipsoid_plane",
    .layout = ELLIPSOID_PLANE_LAYOUT "r",
    .cases_of = &classify_ellipsoid_plane,
    .contact = &oracle,
    .sentences = sentences,
};
