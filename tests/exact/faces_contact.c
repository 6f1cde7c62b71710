#include "faces_contact.h"

#include <math.h>

#include "floats.h"
#include "manifold_oracle.h"

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
                        const answer *given, face_rooms rooms, finding *out)
{
    double normal[3], length = 0.0;
    for (int axis = 0; axis < 3; axis++)
        length += pow((double)given->floats[MANIFOLD_NORMAL + axis], 2.0);
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = (double)given->floats[MANIFOLD_NORMAL + axis] / sqrt(length);
    const double best = least_told(seen), gap = gap_along(seen, normal);
    const double unit = (seen->size + fabs(best)) * unit_roundoff;
    const double allowed = oracle->bounds.distance * unit + oracle->bounds.slack;
    const double margin = (double)floats[oracle->floats - 1];
    if (gap < best - rooms.bias - allowed)
        out->broken = "another axis separates both by more than the bias";
    for (int k = 0; k < given->normal; k++) {
        const answer one = contact_at(given, k);
        double from_origin = 0.0;
        for (int axis = 0; axis < 3; axis++)
            from_origin += fabs((double)one.floats[CONTACT_POINT + axis]);
        if ((double)one.floats[CONTACT_DISTANCE] < gap - allowed)
            out->broken = "a point is deeper than the shapes are";
        const double off = off_surfaces(seen, floats, &one, normal) - rooms.slack - oracle->bounds.slack;
        out->first_early = fmax(out->first_early, off / (unit + from_origin * unit_roundoff));
        const double lacking = (double)one.floats[CONTACT_DISTANCE] - margin - allowed;
        const double scale = (fabs(margin) + seen->size) * 0x1p-23;
        out->growth = fmax(out->growth, lacking / scale);
    }
}

static int is_within_bounds(const contact_oracle *oracle, const finding *found)
{
    return !found->broken && found->first_error <= oracle->bounds.distance &&
           found->last_late <= oracle->bounds.normal && found->first_early <= oracle->bounds.point;
}

void judge_points_of_faces(const contact_oracle *oracle, const float *floats, const answer *given,
                           face_rooms rooms, finding *out)
{
    axes_sight seen;
    finding as_contact = *out;
    oracle->see_axes(floats, &seen);
    judge_faces(oracle, &seen, floats, given, rooms, out);
    if (given->normal != 1)
        return;
    const answer one = contact_at(given, 0);
    judge_by_axes(oracle, floats, &one, &as_contact);
    if (is_within_bounds(oracle, &as_contact) && (out->broken || as_contact.first_early < out->first_early))
        *out = as_contact;
}
