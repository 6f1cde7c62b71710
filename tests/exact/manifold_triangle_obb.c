/* A closed triangle within a margin of a closed oriented box, by points of both faces. */
#include <math.h>

#include "faces_contact.h"
#include "triangle_obb_contact.h"

/* As documented: of the least half extent, by how much less the axis may separate them; and of the least extents of a
 * face, how far beyond its rim a point may be, on each of two axes. */
static const double largest_bias = 0x1p-7, largest_slack = 0x1p-9;

static void judge_points(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    const double x = (double)floats[HALF], y = (double)floats[HALF + 1], z = (double)floats[HALF + 2];
    const double middle = fmax(fmin(x, y), fmin(fmax(x, y), z));
    const face_rooms rooms = {largest_bias * fmin(x, fmin(y, z)), sqrt(2.0) * largest_slack * middle};
    judge_points_of_faces(oracle, floats, given, rooms, out);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = TRIANGLE_OBB_FLOATS,
    .bounds = {.growth = 48.0, .slack = 0x1p-61, .distance = 55.0, .normal = 52.0, .point = 500.0},
    .reaches = triangle_reaches_obb,
    .see = see_triangle_and_obb,
    .needed = triangle_obb_effort,
    .see_axes = see_axes_of_triangle_and_obb,
    .judge_points = judge_points,
};

const subject manifold_triangle_obb = {
    .query = LH_QUERY_manifold_triangle_obb,
    .name = "manifold_triangle_obb",
    .layout = TURNED_TRIANGLE_LAYOUT "r",
    .cases_of = &overlap_triangle_obb,
    .contact = &oracle,
};
