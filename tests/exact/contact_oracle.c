#include "contact_oracle.h"

#include <math.h>

#include "axis_contact.h"
#include "floats.h"
#include "formula.h"
#include "manifold_oracle.h"

/* As documented for all contacts. */
static const double most_length_error = 6.0, normal_promised_to = 0x1p-6, least_promised = 0x1p-60;

static double length_of(const double *v)
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static double radius_of(const contact_oracle *oracle, int which, const float *floats)
{
    return oracle->places[which] < 0 ? 0.0 : (double)floats[oracle->places[which]];
}

static double radii_of(const contact_oracle *oracle, const float *floats)
{
    return radius_of(oracle, 0, floats) + radius_of(oracle, 1, floats);
}

int place_of_margin(const contact_oracle *oracle)
{
    return oracle->margin > 0 ? oracle->margin : oracle->floats - 1;
}

static int is_empty(const contact_oracle *oracle, const float *floats)
{
    return radius_of(oracle, 0, floats) < 0.0 || radius_of(oracle, 1, floats) < 0.0;
}

static int is_in_range(const contact_oracle *oracle, const float *floats)
{
    for (int k = 0; k < oracle->floats; k++)
        if (k != place_of_margin(oracle) && promised_up_to(largest_promised, floats[k]) != floats[k])
            return 0;
    return 1;
}

/* There nothing is promised. */
static int is_above_range(const contact_oracle *oracle, const float *floats)
{
    for (int k = 0; k < oracle->floats; k++)
        if (fabs((double)floats[k]) > 2.0 * largest_promised && floats[k] != INFINITY)
            return 1;
    return 0;
}

/* ---- In stages ---------------------------------------------------------------------------------------- */

int reaches_in_stages(staged_reach *by, const contact_sight *seen, float radius, const float *floats,
                      float extra)
{
    const double off = seen->distance - ((double)radius + (double)extra);
    const double size = seen->size + fabs(seen->distance) + fabs((double)radius) + fabs((double)extra);
    const int is_clear = fabs(off) > size * 0x1p-36;
    by->most = is_clear ? by->most : BY_GMP;
    if (is_clear && !is_filter_checked())
        return off < 0.0;
    const int found = by->exactly(floats, extra);
    if (is_clear)
        count_decision(found == (off < 0.0), by->fault);
    return found;
}

effort effort_of_stages(staged_reach *by)
{
    const effort most = by->most;
    by->most = BY_DOUBLE;
    return most;
}

/* ---- A miss ------------------------------------------------------------------------------------------- */

const char *broken_by_missed_contact(const answer *given)
{
    if (!(given->floats[CONTACT_DISTANCE] == INFINITY))
        return "the distance of a miss is not +inf";
    for (int k = CONTACT_NORMAL; k < CONTACT_RESULTS; k++)
        if (given->floats[k] != 0.0f)
            return "the normal or the point of a miss is not 0";
    return NULL;
}

/* ---- A hit -------------------------------------------------------------------------------------------- */

/* Of the distance, in units of 2^-24 of what it is relative to. */
static double error_of_distance(const contact_oracle *oracle, const contact_sight *seen, double radii,
                                const answer *given)
{
    const double off = fabs((double)given->floats[CONTACT_DISTANCE] - (seen->distance - radii));
    const double scale = (fabs(seen->distance) + radii + seen->size) * unit_roundoff;
    return off <= oracle->bounds.slack ? 0.0 : off / scale;
}

/* Or what a point in this direction is further away, of a flat or round surface, which is convex: the angle, squared
 * and halved, times the distance. */
static double error_of_normal(const contact_oracle *oracle, const contact_sight *seen, const double *normal)
{
    const double scale = (1.0 + seen->size / fabs(seen->distance)) * unit_roundoff;
    double off[3];
    for (int axis = 0; axis < 3; axis++)
        off[axis] = normal[axis] - seen->normal[axis];
    const int is_promised =
        seen->has_one_normal && scale < normal_promised_to && fabs(seen->distance) > least_promised;
    const double angle = length_of(off), error = oracle->normal_is_by_distance ? angle * angle / 2.0 : angle;
    return is_promised ? error / scale : 0.0;
}

/* How far off the cores the ends of the way between them are, which leads through the point along the normal. */
static double error_of_ends(const contact_oracle *oracle, const float *floats, const contact_sight *seen,
                            const double *normal, const answer *given)
{
    double worst = 0.0, point[3], end[3];
    for (int which = 0; which < 2; which++) {
        const double half = (double)given->floats[CONTACT_DISTANCE] / 2.0 + radius_of(oracle, which, floats);
        for (int axis = 0; axis < 3; axis++) {
            point[axis] = (double)given->floats[CONTACT_POINT + axis];
            end[axis] = point[axis] + normal[axis] * (which == 0 ? -half : half);
        }
        worst = fmax(worst, fabs(oracle->off_core(floats, which, end)) - oracle->bounds.slack);
    }
    const double radii = radii_of(oracle, floats);
    return worst / ((length_of(point) + fabs(seen->distance) + radii + seen->size) * unit_roundoff);
}

/* Of the distance, as that of what is seen along the normal that is given. */
static double error_along_normal(const contact_oracle *oracle, const float *floats, const contact_sight *seen,
                                 const double *normal, const answer *given)
{
    contact_sight along = *seen;
    along.distance = oracle->gap_along(floats, normal);
    return error_of_distance(oracle, &along, radii_of(oracle, floats), given);
}

/* From the middle between both surfaces along the normal that is given. */
static double error_of_point(const contact_oracle *oracle, const float *floats, const contact_sight *seen,
                             const double *normal, const answer *given)
{
    const double a_radius = radius_of(oracle, 0, floats), b_radius = radius_of(oracle, 1, floats);
    const double along = (seen->distance + a_radius - b_radius) / 2.0;
    double off[3], middle[3];
    for (int axis = 0; axis < 3; axis++) {
        middle[axis] = seen->on_a[axis] + normal[axis] * along;
        off[axis] = (double)given->floats[CONTACT_POINT + axis] - middle[axis];
    }
    const double scale =
        (length_of(middle) + fabs(seen->distance) + a_radius + b_radius + seen->size) * unit_roundoff;
    const double beyond = length_of(off) - oracle->bounds.slack;
    return beyond > 0.0 ? beyond / scale : 0.0;
}

void judge_distance_exactly(const contact_oracle *oracle, const float *floats, const answer *given,
                            finding *out)
{
    contact_sight seen;
    oracle->see(floats, &seen);
    const double distance = (double)given->floats[CONTACT_DISTANCE];
    const double allowed = (fabs(seen.distance) + radii_of(oracle, floats) + seen.size) * unit_roundoff *
                               oracle->bounds.distance +
                           oracle->bounds.slack;
    if (!oracle->reaches(floats, neighbour(nearest_float(distance + allowed), 1)) ||
        oracle->reaches(floats, neighbour(nearest_float(distance - allowed), -1)))
        out->broken = "the distance is off, exactly";
}

static void take_normal(const answer *given, double *normal)
{
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = (double)given->floats[CONTACT_NORMAL + axis];
}

static void judge_length(const answer *given, finding *out)
{
    double normal[3];
    take_normal(given, normal);
    if (!(fabs(length_of(normal) - 1.0) <= most_length_error * unit_roundoff))
        out->broken = "the normal is not of length 1";
}

void judge_normal(const contact_oracle *oracle, const contact_sight *seen, const answer *given, finding *out)
{
    double normal[3];
    take_normal(given, normal);
    judge_length(given, out);
    out->last_late = fmax(out->last_late, error_of_normal(oracle, seen, normal));
}

void judge_errors(const contact_oracle *oracle, const float *floats, const contact_sight *seen,
                  const answer *given, finding *out)
{
    double normal[3];
    take_normal(given, normal);
    const double of_point = oracle->off_core && !seen->is_tilted
                                ? error_of_ends(oracle, floats, seen, normal, given)
                                : error_of_point(oracle, floats, seen, normal, given);
    const double of_distance = error_of_distance(oracle, seen, radii_of(oracle, floats), given);
    out->first_error = fmax(out->first_error, of_distance);
    if (oracle->gap_along && seen->distance < 0.0)
        out->first_error = fmax(out->first_error, error_along_normal(oracle, floats, seen, normal, given));
    out->first_early = fmax(out->first_early, of_point);
}

static void judge_hit(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    contact_sight seen = {0};
    if (oracle->see_axes) {
        judge_length(given, out);
        judge_by_axes(oracle, floats, given, out);
        return;
    }
    oracle->see(floats, &seen);
    judge_normal(oracle, &seen, given, out);
    judge_errors(oracle, floats, &seen, given, out);
    if (!out->broken)
        judge_distance_exactly(oracle, floats, given, out);
}

double growth_of_sight(const contact_oracle *oracle, const float *floats, const contact_sight *seen)
{
    const double radii = radii_of(oracle, floats), margin = (double)floats[place_of_margin(oracle)];
    const double lacking = seen->distance - (radii + margin) - oracle->bounds.slack;
    const double scale = (radii + fabs(margin) + seen->size) * 0x1p-23;
    return lacking > 0.0 ? lacking / scale : 0.0;
}

int is_surely_within(const contact_oracle *oracle, const float *floats, const contact_sight *seen)
{
    const double radii = radii_of(oracle, floats), margin = (double)floats[place_of_margin(oracle)];
    return seen->distance + (fabs(seen->distance) + radii + fabs(margin) + seen->size) * 0x1p-36 <
           radii + margin;
}

static double growth_of(const contact_oracle *oracle, const float *floats)
{
    contact_sight seen;
    oracle->see(floats, &seen);
    return growth_of_sight(oracle, floats, &seen);
}

/* ---- Both --------------------------------------------------------------------------------------------- */

void judge_contact(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    const float margin = floats[place_of_margin(oracle)];
    const int is_bounded = is_in_range(oracle, floats),
              is_manifold = oracle->see_points || oracle->judge_points;
    out->effort = BY_DOUBLE;
    if (is_above_range(oracle, floats)) {
        out->touches = given->hit;
        return;
    }
    out->touches = !is_empty(oracle, floats) && (margin == INFINITY || oracle->reaches(floats, margin));
    out->growth_bound = oracle->bounds.growth;
    if (!given->hit)
        out->broken = is_manifold ? broken_by_missed_manifold(given) : broken_by_missed_contact(given);
    else if (is_empty(oracle, floats))
        out->growth = INFINITY;
    else if (is_bounded && is_manifold)
        judge_manifold_hit(oracle, floats, given, out);
    else if (is_bounded)
        judge_hit(oracle, floats, given, out);
    if (given->hit && !out->touches && is_bounded && !(out->growth > 0.0))
        out->growth = growth_of(oracle, floats);
    out->effort = oracle->needed();
}

double bound_of_contact(const contact_oracle *oracle, int which)
{
    const double bounds[] = {oracle->bounds.distance, oracle->bounds.point, oracle->bounds.normal};
    return bounds[which];
}

void part_margin(const contact_oracle *oracle, stream *s, float *floats)
{
    const int which = oracle->places[1] < 0 ? oracle->places[0] : oracle->places[1];
    float none = 0.0f, *const radius = which < 0 ? &none : &floats[which],
          *const margin = &floats[place_of_margin(oracle)];
    const double whole = (double)*radius;
    const int how = which < 0 && draw_one_in(s, 2) ? 7 : draw_integer(s, 0, 7);
    const double part = how == 0 ? whole : how < 4 ? whole * draw_real(s, 0.0, 1.0) : 0.0;
    if (how > 5) {
        contact_sight seen;
        oracle->see(floats, &seen);
        const double radii = radii_of(oracle, floats);
        const double reached = seen.distance - radii;
        const double most = oracle->bounds.growth * 0x1p-23 * (radii + fabs(reached) + seen.size);
        const double off = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 1.1) * most;
        *margin = neighbour(nearest_float(reached - off), draw_integer(s, -1, 1));
        return;
    }
    *margin = nearest_float(how == 4 ? -whole * draw_real(s, 0.0, 2.0) : part);
    if (how == 5 && draw_one_in(s, 4))
        *margin = INFINITY;
    else
        *radius = nearest_float(whole - (double)*margin);
}

void see_points(const double *on_a, const double *on_b, contact_sight *seen)
{
    double way[3];
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = on_b[axis] - on_a[axis];
        seen->on_a[axis] = on_a[axis];
    }
    seen->distance = length_of(way);
    seen->has_one_normal = seen->distance > 0.0;
    for (int axis = 0; axis < 3 && seen->has_one_normal; axis++)
        seen->normal[axis] = way[axis] / seen->distance;
}
