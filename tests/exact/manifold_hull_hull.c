/* Closed hulls of four vertices within a margin of each other, by up to four points. */
#include <math.h>

#include "contact_of_hull.h"
#include "manifold_oracle.h"

HULL_CONTACT_CASE(ANOTHER_HULL, 7, 0, 14, 15, 4)

/* In units of u of the size: of the gap along the normal, as of the contact and as far as the nearest point may be
 * beyond that; of a point from a vertex that is told; and of how far ends are beside their hulls. */
static const double most_beyond_contact = 0x1p12 + 36.0, most_vertex_error = 64.0, most_beside = 0x1p18;

static int nearest_of(const answer *given)
{
    int nearest = 0;
    for (int k = 1; k < given->normal; k++)
        if (given->floats[MANIFOLD_DISTANCE + k] < given->floats[MANIFOLD_DISTANCE + nearest])
            nearest = k;
    return nearest;
}

/* The end of the way that leads through the point along the normal: of a, 0, or of b, 1. */
static void end_of_way_through(const answer *one, int which, double end[3])
{
    const double half = (double)one->floats[CONTACT_DISTANCE] / (which == 0 ? -2.0 : 2.0);
    for (int axis = 0; axis < 3; axis++)
        end[axis] =
            (double)one->floats[CONTACT_POINT + axis] + (double)one->floats[CONTACT_NORMAL + axis] * half;
}

static double off_vertex(const solid *of, uint32_t number, const double end[3])
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double off = end[axis] - (double)of->corner[number][axis];
        squared += off * off;
    }
    return sqrt(squared);
}

/* Both ends of a point's way are on their hulls; where a vertex is told, not for the contact, one is there. */
static const char *broken_by_ends(const hull_pair_sight *both, const answer *given, int k, double unit)
{
    const answer one = contact_at(given, k);
    const uint32_t feature = feature_at(given, k);
    const solid *const solids[2] = {&both->hull, &both->beside};
    double furthest = 0.0;
    for (int axis = 0; axis < 3; axis++)
        furthest = fmax(furthest, fabs((double)one.floats[CONTACT_POINT + axis]));
    unit += (furthest + fabs((double)one.floats[CONTACT_DISTANCE])) * 0x1p-24;
    for (int which = 0; which < 2; which++) {
        double end[3];
        end_of_way_through(&one, which, end);
        const uint32_t own = feature >> which * LH_FEATURE_OF_B & 255,
                       other = feature >> (1 - which) * LH_FEATURE_OF_B & 255;
        if (off_solid(solids[which], end) > most_beside * unit)
            return "a point is not on a hull";
        if ((own & 3) == LH_VERTEX && other == LH_FACE) {
            if ((int)(own >> LH_FEATURE_NUMBER) >= solids[which]->corners)
                return "there is no such vertex";
            if (off_vertex(solids[which], own >> LH_FEATURE_NUMBER, end) > most_vertex_error * unit)
                return "a point is not at its vertex";
        }
    }
    return NULL;
}

static void judge_points(const float *floats, const answer *given, finding *out)
{
    const answer nearest = contact_at(given, nearest_of(given));
    const hull_pair_sight both = see_hull_pair(&the_contact.shapes, floats);
    judge(floats, &nearest, out);
    if (given->normal == 0 || has_no_axes(&the_contact.shapes, floats))
        return;
    const double margin = (double)floats[the_contact.margin];
    const double unit = both.size * 0x1p-24;
    for (int k = 0; k < given->normal && !out->broken; k++) {
        const double distance = (double)given->floats[MANIFOLD_DISTANCE + k];
        if (distance > margin + fabs(margin) * 0x1p-20 + 34.0 * unit + 0x1p-70)
            out->broken = "a point is beyond the margin";
        else
            out->broken = broken_by_ends(&both, given, k, unit);
    }
}

static void judge_manifold(const float *floats, const answer *given, finding *out)
{
    if (given->hit) {
        out->broken = broken_by_order(given);
        if (!out->broken)
            judge_points(floats, given, out);
        return;
    }
    answer missed = contact_at(given, 0);
    missed.hit = 0;
    judge(floats, &missed, out);
    if (!out->broken)
        out->broken = broken_by_missed_manifold(given);
}

const subject manifold_hull_hull = {
    .query = LH_QUERY_manifold_hull_hull,
    .name = "manifold_hull_hull",
    .layout = "xyzqqqqxyzqqqqr" VERTICES_OF_4,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge_manifold,
    .first_error_bound = most_beyond_contact,
    .first_early_bound = most_beside,
    .last_late_bound = most_hull_distance_lost,
};
