#include "obb_manifold.h"

#include <math.h>

#include "faces_contact.h"
#include "obb_pair.h"

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

void judge_points_of_obbs(const contact_oracle *oracle, const float *floats, const answer *given,
                          finding *out)
{
    const double least = fmin(extent_of(floats, 0), extent_of(floats + SECOND, 0)),
                 middle = fmin(extent_of(floats, 1), extent_of(floats + SECOND, 1));
    const face_rooms rooms = {largest_bias * least, sqrt(2.0) * largest_slack * middle};
    judge_points_of_faces(oracle, floats, given, rooms, out);
}
