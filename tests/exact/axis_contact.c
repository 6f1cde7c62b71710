#include "axis_contact.h"

#include <math.h>
#include <string.h>

#include "floats.h"
#include "formula.h"

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static double length_of(const double *a)
{
    return sqrt(dot(a, a));
}

static void subtract(const double *a, const double *b, double *way)
{
    for (int axis = 0; axis < 3; axis++)
        way[axis] = a[axis] - b[axis];
}

/* ---- Along an axis ------------------------------------------------------------------------------------ */

static double end_along(const corners *of, const double *direction, double sign)
{
    double end = -INFINITY;
    for (int k = 0; k < of->count; k++)
        end = fmax(end, sign * dot(of->at[k], direction));
    return sign * end;
}

/* From a to b. */
double gap_along(const axes_sight *seen, const double *direction)
{
    return end_along(&seen->shapes[1], direction, -1.0) - end_along(&seen->shapes[0], direction, 1.0);
}

/* Shorter ones are those that exact arithmetic, too, says nothing about. */
static const double least_direction = 0x1p-32;

void append_direction(axes_sight *seen, const double *direction, double tilt)
{
    const double length = length_of(direction);
    double forth[3], back[3];
    if (!(length > least_direction))
        return;
    for (int axis = 0; axis < 3; axis++) {
        forth[axis] = direction[axis] / length;
        back[axis] = -forth[axis];
    }
    const double ahead = gap_along(seen, forth), behind = gap_along(seen, back);
    const int k = seen->count++;
    memcpy(seen->axes[k].direction, ahead < behind ? back : forth, sizeof forth);
    seen->axes[k].gap = fmax(ahead, behind);
    seen->axes[k].tilt = tilt;
    if (seen->axes[seen->best].gap < seen->axes[k].gap)
        seen->best = k;
}

/* ---- The distance ------------------------------------------------------------------------------------- */

static double distance_apart(const float *floats, const axes_sight *seen)
{
    return fmax(distance_of_corners(floats, seen->shapes, seen->off_surface), seen->axes[seen->best].gap);
}

static void see_distance(const float *floats, axes_sight *seen)
{
    const double gap = seen->axes[seen->best].gap;
    seen->distance = gap > 0.0 ? distance_apart(floats, seen) : gap;
}

/* ---- Reaching ----------------------------------------------------------------------------------------- */

double least_told(const axes_sight *seen)
{
    const int are_apart = seen->axes[seen->best].gap > 0.0;
    double most = -INFINITY;
    for (int k = 0; k < seen->count; k++)
        most = fmax(most, seen->axes[k].gap - (are_apart ? seen->axes[k].tilt : 0.0));
    return most;
}

void see_by_axes(const contact_oracle *oracle, const float *floats, contact_sight *seen)
{
    axes_sight axes;
    oracle->see_axes(floats, &axes);
    *seen = (contact_sight){.distance = least_told(&axes), .size = axes.size};
}

/* In double a direction is off by more, the shorter it is. */
static double size_for_stages(const axes_sight *seen)
{
    double most = 0.0;
    for (int k = 0; k < seen->count; k++)
        most = fmax(most, seen->axes[k].tilt);
    return fmax(seen->size, most * 0x1p10);
}

int reaches_by_axes(const contact_oracle *oracle, staged_reach *stages, const float *floats, float extra)
{
    axes_sight seen;
    oracle->see_axes(floats, &seen);
    const double gap = seen.axes[seen.best].gap;
    const contact_sight staged = {.distance = gap, .size = size_for_stages(&seen)};
    if (!reaches_in_stages(stages, &staged, 0.0f, floats, extra))
        return 0;
    if (extra <= 0.0f || gap < -0x1p-40 * seen.size)
        return 1;
    see_distance(floats, &seen);
    return seen.distance <= (double)extra + 0x1p-40 * (seen.size + fabs((double)extra));
}

int is_gap_reached(formula *f, term gap, term extra, const term *squared_length, int terms)
{
    term square[2] = {gap, gap}, reach[4] = {extra, extra};
    memcpy(reach + 2, squared_length, (size_t)terms * sizeof *squared_length);
    const int is_apart = sign_of(f, gap) > 0, may_be_apart = sign_of(f, extra) >= 0;
    if (is_apart != may_be_apart)
        return may_be_apart;
    const int excess = compare_products(f, square, 2, reach, 2 + terms);
    return is_apart ? excess <= 0 : excess >= 0;
}

/* ---- A hit -------------------------------------------------------------------------------------------- */

/* Is no other direction about as good, and this one not off by much? */
static int is_alone(const axes_sight *seen)
{
    const double room = 0x1p-12 * (seen->size + fabs(seen->distance));
    if (seen->axes[seen->best].tilt > 0x1p-17 * seen->size)
        return 0;
    for (int k = 0; k < seen->count; k++) {
        double off[3];
        subtract(seen->axes[k].direction, seen->axes[seen->best].direction, off);
        if (seen->axes[seen->best].gap - seen->axes[k].gap < room && length_of(off) > 0x1p-20)
            return 0;
    }
    return 1;
}

static double off_ends(const float *floats, const axes_sight *seen, const double *normal, const answer *given)
{
    double off_surface[2], off_end[2];
    for (int which = 0; which < 2; which++) {
        const double sign = which == 0 ? -1.0 : 1.0,
                     half = sign * (double)given->floats[CONTACT_DISTANCE] / 2.0;
        double end[3];
        for (int axis = 0; axis < 3; axis++)
            end[axis] =
                ((double)given->floats[CONTACT_POINT + axis] - seen->origin[axis]) + normal[axis] * half;
        off_surface[which] = fabs(seen->off_surface(floats, which, end));
        off_end[which] = fabs(dot(end, normal) - end_along(&seen->shapes[which], normal, -sign));
    }
    const double gap = seen->axes[seen->best].gap;
    const int are_nearest =
        seen->distance <= 0.0 || (seen->distance - gap < 0x1p-40 * seen->size && is_alone(seen));
    const double of_both =
        are_nearest ? fmax(off_surface[0], off_surface[1]) : fmin(off_surface[0], off_surface[1]);
    return fmax(of_both, fmax(off_end[0], off_end[1]));
}

void judge_by_axes(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    axes_sight seen;
    double normal[3], point[3];
    oracle->see_axes(floats, &seen);
    see_distance(floats, &seen);
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = (double)given->floats[CONTACT_NORMAL + axis];
        point[axis] = (double)given->floats[CONTACT_POINT + axis];
    }
    const double told = (double)given->floats[CONTACT_DISTANCE], length = length_of(normal);
    const double unit = (seen.size + fabs(seen.distance)) * unit_roundoff, slack = oracle->bounds.slack;
    for (int axis = 0; axis < 3; axis++)
        normal[axis] /= length;
    const double allowed = unit * oracle->bounds.distance + slack;
    if (oracle->reaches(floats, neighbour(nearest_float(told - allowed), -1)))
        out->broken = "the distance is more than the exact one";
    const double off = fmax(told - seen.distance, least_told(&seen) - told);
    const double off_normal = fabs(gap_along(&seen, normal) - told);
    const double off_point = off_ends(floats, &seen, normal, given);
    out->first_error = fmax(off - slack, 0.0) / unit;
    out->last_late = fmax(off_normal - slack, 0.0) / unit;
    out->first_early = fmax(off_point - slack, 0.0) / (unit + length_of(point) * unit_roundoff);
}
