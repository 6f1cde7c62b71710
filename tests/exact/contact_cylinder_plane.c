/* A closed solid cylinder within a margin of the half-space behind a plane: its lowest point is. */
#include <math.h>

#include "cylinder_plane.h"
#include "plane_contact.h"

enum { FLOATS = CYLINDER_PLANE_FLOATS + 1 };

static int has_no_normal(const float *floats)
{
    const float *n = floats + PLANE_NORMAL;
    return n[0] == 0.0f && n[1] == 0.0f && n[2] == 0.0f;
}

static int reaches(const float *floats, float extra)
{
    return !has_no_normal(floats) && lowest_reaches(floats, extra);
}

/* Of an empty one, or without a normal, nothing is seen. */
static void see(const float *floats, contact_sight *seen)
{
    *seen = (contact_sight){.distance = 1.0, .size = 1.0};
    if (is_no_cylinder(floats) || has_no_normal(floats))
        return;
    const cylinder_rise rise = rise_of_cylinder(floats);
    seen->distance = (fmin(rise.start, rise.end) - rise.cap) / rise.normal;
    seen->size = rise.sum / rise.normal + (double)floats[CYLINDER_RADIUS];
    seen->has_one_normal = 1;
    for (int k = 0; k < 3; k++)
        seen->normal[k] = -(double)floats[PLANE_NORMAL + k] / rise.normal;
}

/* From the nearer cap. */
static double off_core(const float *floats, int which, const double *point)
{
    double way[3], length2 = 0.0, least = INFINITY;
    if (which == 1)
        return height_over_plane(point, floats + PLANE_NORMAL);
    for (int k = 0; k < 3; k++) {
        way[k] = (double)floats[CYLINDER_END + k] - (double)floats[CYLINDER_START + k];
        length2 += way[k] * way[k];
    }
    for (int end = CYLINDER_START; end <= CYLINDER_END; end += 3) {
        double from[3], height = 0.0, across = 0.0;
        for (int k = 0; k < 3; k++) {
            from[k] = point[k] - (double)floats[end + k];
            height += from[k] * way[k] / sqrt(length2);
        }
        for (int k = 0; k < 3; k++) {
            const double part = from[k] - height * way[k] / sqrt(length2);
            across += part * part;
        }
        least = fmin(least, hypot(height, fmax(sqrt(across) - (double)floats[CYLINDER_RADIUS], 0.0)));
    }
    return least;
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = {.growth = 23.0, .slack = 1.01 * 0x1p-73, .distance = 22.0, .normal = 4.6, .point = 46.0},
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = cylinder_plane_effort,
};

/* Along x, of a radius of 2. */
#define CAN 0, 0, 0, 4, 0, 0, 2

static const sentence sentences[] = {
    {"touching an end", {CAN, 1, 0, 0, 0, 0}, .hit = 1},
    {"touching the side", {CAN, 0, 1, 0, -2, 0}, .hit = 1},
    {"as far as the margin", {CAN, 0, 1, 0, -3, 1}, .hit = 1},
    {"as deep as the margin", {CAN, 0, 1, 0, -1, -1}, .hit = 1},
    {"not as deep", {CAN, 0, 1, 0, -1.001f, -1}},
    {"a radius and a height of 2 are padded by 48u", {CAN, 0, 1, 0, -2 - 0x1.6p-19f, 0}, .hit = 1},
    {"and by no more", {CAN, 0, 1, 0, -2 - 0x1.cp-19f, 0}},
    {"without a length there is no cylinder", {0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 9, 9}},
    {"nor of a negative radius", {0, 0, 0, 4, 0, 0, -1, 0, 1, 0, 9, 9}},
    {"no normal", {CAN, 0, 0, 0, 9, 9}},
    {0},
};

const subject contact_cylinder_plane = {
    .query = LH_QUERY_contact_cylinder_plane,
    .name = "contact_cylinder_plane",
    .layout = "xyzxyzrlmndr",
    .cases_of = &classify_cylinder_plane,
    .contact = &oracle,
    .sentences = sentences,
};
