/* Closed oriented boxes within a margin of each other, by points of their faces. Which of the points of both faces stay
 * is not asked here, but whether those that are given are on both surfaces, and no deeper than the boxes are. */
#include <math.h>

#include "faces_contact.h"
#include "obb_pair_contact.h"

/* As documented: of the least half extent of both boxes, by how much less the axis may separate them. */
static const double largest_bias = 0x1p-7;

/* Of the least extent of both faces, how far beyond a rim a point may be, on each of two axes. */
static const double largest_slack = 0x1p-9;

/* The extents of a box in ascending order: the middle one is no less than the least of any of its faces. */
static double extent_of(const float *box, int rank)
{
    const double x = (double)box[HALF], y = (double)box[HALF + 1], z = (double)box[HALF + 2];
    const double least = fmin(x, fmin(y, z)), most = fmax(x, fmax(y, z));
    return rank == 0 ? least : rank == 2 ? most : fmax(fmin(x, y), fmin(fmax(x, y), z));
}

static void judge_points(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    const double least = fmin(extent_of(floats, 0), extent_of(floats + SECOND, 0)),
                 middle = fmin(extent_of(floats, 1), extent_of(floats + SECOND, 1));
    const face_rooms rooms = {largest_bias * least, sqrt(2.0) * largest_slack * middle};
    judge_points_of_faces(oracle, floats, given, rooms, out);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = OBB_CONTACT_FLOATS,
    .bounds = OBB_PAIR_BOUNDS,
    .reaches = obbs_reach,
    .see = see_obbs,
    .needed = obb_pair_effort,
    .see_axes = see_axes_of_obbs,
    .judge_points = judge_points,
};

const subject manifold_obb_obb = {
    .query = LH_QUERY_manifold_obb_obb,
    .name = "manifold_obb_obb",
    .layout = OBB_PAIR_LAYOUT "r",
    .cases_of = &overlap_obb_obb,
    .contact = &oracle,
};
