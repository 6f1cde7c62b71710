#include "judge.h"

#include <math.h>
#include <stdio.h>

#include "ask.h"
#include "contact_oracle.h"

answer answer_at(const answers *all, size_t i)
{
    answer one = {.hit = (int)(all->hits[i / 64] >> i % 64 & 1),
                  .inside = (int)(all->inside[i / 64] >> i % 64 & 1),
                  .normal = all->normal[i],
                  .more = all->more[i]};
    for (size_t k = 0; k < MOST_FLOAT_RESULTS; k++)
        one.floats[k] = all->floats[k][i];
    return one;
}

/* Of a verdict that is off: by how much the deciding number would have to be another. A shape with a negative length is
 * empty, and no other number makes it meet anything. */
static double growth_of(const subject *about, const float *floats)
{
    static stream unused;
    for (int i = 0; about->layout[i]; i++)
        if (about->layout[i] == 'r' && floats[i] < 0.0f)
            return INFINITY;
    const contact at = about->touching(&unused, floats);
    return fabs(floats[about->decisive] - at.number) / at.unit;
}

finding judge(const subject *about, const float *floats, answer *given)
{
    finding found = {0};
    if (about->contact)
        judge_contact(about->contact, floats, given, &found);
    else
        about->judge(floats, given, &found);
    if (!has_hits(about))
        given->hit = found.touches;
    if (found.growth_bound == 0.0 && about->touching) {
        found.growth_bound = about->bound;
        found.growth = is_off(given, &found) ? growth_of(about, floats) : 0.0;
    }
    return found;
}

static const char *const false_verdict[] = {
    [NEVER_MISSES] = "a false miss", [NEVER_HITS_WRONGLY] = "a false hit"};
static const char *const beyond_bound[] = {[NEVER_MISSES] = "an over-report beyond its bound",
                                           [NEVER_HITS_WRONGLY] = "an under-report beyond its bound"};

int is_off(const answer *given, const finding *found)
{
    return given->hit != found->touches;
}

int is_false(const subject *about, const answer *given, const finding *found)
{
    return is_off(given, found) && given->hit == (about->promised == NEVER_HITS_WRONGLY);
}

/* Of the first error, how early, and the last. */
enum { BOUNDS = 3 };

static double bound_of(const subject *about, int which)
{
    const double of_times[BOUNDS] = {about->first_error_bound, about->first_early_bound,
                                     about->last_late_bound};
    return about->contact ? bound_of_contact(about->contact, which) : of_times[which];
}

static const char *error_of(const subject *about, int which)
{
    static const char *const of_times[BOUNDS] = {"the first time is not exact enough",
                                                 "the first time of an over-report is too early",
                                                 "the last time is too late"};
    static const char *const of_contacts[BOUNDS] = {"the distance is off", "the point is off",
                                                    "the normal is off"};
    return about->contact ? of_contacts[which] : of_times[which];
}

const char *failure_of(const subject *about, const answer *given, const finding *found)
{
    if (is_false(about, given, found))
        return false_verdict[about->promised];
    if (found->broken)
        return found->broken;
    if (!(found->growth <= found->growth_bound))
        return beyond_bound[about->promised];
    const double errors[BOUNDS] = {found->first_error, found->first_early, found->last_late};
    for (int k = 0; k < BOUNDS; k++)
        if (errors[k] > bound_of(about, k))
            return error_of(about, k);
    return NULL;
}

void print_failure(const subject *about, const char *of, const float *floats, const answer *given,
                   const finding *found, const char *failure)
{
    fprintf(stderr, "%s, %s: %s\n   ", about->name, of, failure);
    for (int i = 0; about->layout[i]; i++)
        fprintf(stderr, " %c %a", about->layout[i], (double)floats[i]);
    fprintf(
        stderr,
        "\n    answered: hit %d, inside %d, normal %d; growth %g of %g, times off by %g, %g and %g; floats",
        given->hit, given->inside, given->normal, found->growth, found->growth_bound, found->first_error,
        found->first_early, found->last_late);
    for (size_t k = 0; k < MOST_FLOAT_RESULTS; k++)
        fprintf(stderr, " %a", (double)given->floats[k]);
    fprintf(stderr, "\n");
}
