/* Closed oriented boxes within a margin of each other, by points of their faces. Which of the points of both faces stay
 * is not asked here, but whether those that are given are on both surfaces, and no deeper than the boxes are. */
#include <math.h>

#include "floats.h"
#include "manifold_oracle.h"
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

static double off_surfaces(const axes_sight *seen, const float *floats, const answer *one,
                           const double *normal)
{
    double most = 0.0, end[3];
    for (int which = 0; which < 2; which++) {
        const double half = (double)one->floats[CONTACT_DISTANCE] * (which == 0 ? -0.5 : 0.5);
        for (int axis = 0; axis < 3; axis++)
            end[axis] =
                ((double)one->floats[CONTACT_POINT + axis] - seen->origin[axis]) + normal[axis] * half;
        most = fmax(most, fabs(seen->off_surface(floats, which, end)));
    }
    return most;
}

static void judge_faces(const contact_oracle *oracle, const axes_sight *seen, const float *floats,
                        const answer *given, finding *out)
{
    double normal[3], length = 0.0;
    for (int axis = 0; axis < 3; axis++)
        length += pow((double)given->floats[MANIFOLD_NORMAL + axis], 2.0);
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = (double)given->floats[MANIFOLD_NORMAL + axis] / sqrt(length);
    const double best = seen->axes[seen->best].gap, gap = gap_along(seen, normal);
    const double unit = (seen->size + fabs(best)) * unit_roundoff;
    const double allowed = oracle->bounds.distance * unit + oracle->bounds.slack;
    const double least = fmin(extent_of(floats, 0), extent_of(floats + SECOND, 0));
    const double slack =
        sqrt(2.0) * largest_slack * fmin(extent_of(floats, 1), extent_of(floats + SECOND, 1));
    if (gap < best - largest_bias * least - allowed)
        out->broken = "another axis separates both by more than the bias";
    for (int k = 0; k < given->normal; k++) {
        const answer one = contact_at(given, k);
        double from_origin = 0.0;
        for (int axis = 0; axis < 3; axis++)
            from_origin += fabs((double)one.floats[CONTACT_POINT + axis]);
        if ((double)one.floats[CONTACT_DISTANCE] < gap - allowed)
            out->broken = "a point is deeper than the boxes are";
        const double off = off_surfaces(seen, floats, &one, normal) - slack - oracle->bounds.slack;
        out->first_early = fmax(out->first_early, off / (unit + from_origin * unit_roundoff));
        const double lacking =
            (double)one.floats[CONTACT_DISTANCE] - (double)floats[OBB_PAIR_MARGIN] - allowed;
        const double scale = (fabs((double)floats[OBB_PAIR_MARGIN]) + seen->size) * 0x1p-23;
        out->growth = fmax(out->growth, lacking / scale);
    }
}

static int is_within_bounds(const contact_oracle *oracle, const finding *found)
{
    return !found->broken && found->first_error <= oracle->bounds.distance &&
           found->last_late <= oracle->bounds.normal && found->first_early <= oracle->bounds.point;
}

/* A single point may be that of the contact. */
static void judge_points(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    axes_sight seen;
    finding as_contact = *out;
    see_axes_of_obbs(floats, &seen);
    judge_faces(oracle, &seen, floats, given, out);
    if (given->normal != 1)
        return;
    const answer one = contact_at(given, 0);
    judge_by_axes(oracle, floats, &one, &as_contact);
    if (is_within_bounds(oracle, &as_contact) && (out->broken || as_contact.first_early < out->first_early))
        *out = as_contact;
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
