/* A closed oriented box within a margin of the half-space behind a plane, by the corners of a face. */
#include <math.h>
#include <string.h>

#include "box_over_plane.h"
#include "plane_contact.h"
#include "rotation.h"

/* Of two axes that look into the plane as much to within this, either may have the face. */
static const double same_slope = 0x1p-18;

/* How much each axis of the box looks along the normal. */
static void see_slopes(const float *floats, double slopes[3])
{
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    for (int axis = 0; axis < 3; axis++) {
        double along_axis[3] = {axis == 0, axis == 1, axis == 2}, along = 0.0;
        rotate(q, along_axis);
        for (int k = 0; k < 3; k++)
            along += along_axis[k] * (double)floats[PLANE + k];
        slopes[axis] = along;
    }
}

/* Whether a corner is on the face, 1, or may be, -1. Of a slope of nearly 0 either end is the lower one. */
static int is_on_face(const double slopes[3], int corner)
{
    double most = 0.0;
    int on = 0, off = 0;
    for (int axis = 0; axis < 3; axis++)
        most = fmax(most, fabs(slopes[axis]));
    for (int axis = 0; axis < 3; axis++) {
        const int is_lower = (corner >> axis & 1) == (slopes[axis] < 0.0);
        if (fabs(slopes[axis]) < most * (1.0 - same_slope))
            continue;
        on |= is_lower;
        off |= !is_lower;
    }
    return on && off ? -1 : on;
}

/* All are padded alike. */
static int see_corners(const float *floats, const answer *given, seen_point *points)
{
    (void)given;
    double corners[CORNERS][3], slopes[3];
    contact_sight lowest;
    int count = 0;
    (void)given;
    see_box_over_plane(floats, &lowest);
    find_corners(floats, corners);
    see_slopes(floats, slopes);
    for (uint32_t k = 0; k < CORNERS; k++) {
        const int on = is_on_face(slopes, (int)k);
        if (on == 0)
            continue;
        seen_point *p = &points[count++];
        *p = (seen_point){LH_VERTEX | k << (LH_FEATURE_NUMBER + 2), lowest, .may_be_none = on < 0};
        memcpy(p->sight.on_a, corners[k], sizeof corners[k]);
        p->sight.distance = height_over_plane(corners[k], floats + PLANE);
    }
    return count;
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = BOX_AND_PLANE_FLOATS,
    .bounds = BOX_OVER_PLANE_BOUNDS,
    .reaches = box_reaches_plane,
    .see = see_box_over_plane,
    .needed = box_over_plane_effort,
    .see_points = see_corners,
};

const subject manifold_obb_plane = {
    .query = LH_QUERY_manifold_obb_plane,
    .name = "manifold_obb_plane",
    .layout = "xyzrrrqqqqlmndr",
    .cases_of = &classify_obb_plane,
    .contact = &oracle,
};
