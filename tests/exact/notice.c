#include "notice.h"

#include <math.h>
#include <string.h>

#include "campaign.h"
#include "floats.h"
#include "generate.h"
#include "judge.h"

/* Of a bound. A padding that is off by so much is one that a proof would not have. */
static const double noticed_share = 0.2;

/* What is asked in place of a case: the number that decides is off, as it would be with another padding. */
static void shift(const subject *about, double units, float *floats)
{
    stream s = stream_of(0, 0);
    const contact at = about->touching(&s, floats);
    float *number = &floats[about->decisive];
    *number = nearest_float(*number + units * at.unit);
}

static int breaks_a_sentence(const subject *about, const asked_backend *one, double units)
{
    static answers all;
    for (const sentence *x = about->sentences; x && x->says; x++) {
        float floats[MOST_FLOATS];
        memcpy(floats, x->floats, sizeof floats);
        shift(about, units, floats);
        if (!isfinite(floats[about->decisive]))
            continue;
        ask_backend(about, one, floats, 1, &all);
        if ((all.hits[0] & 1) != (uint64_t)x->hit || (all.inside[0] & 1) != (uint64_t)x->inside)
            return 1;
    }
    return 0;
}

static int breaks_a_promise(const subject *about, const family *f, const asked_backend *one, double units)
{
    static float cases[BATCH * MOST_FLOATS], shifted[BATCH * MOST_FLOATS];
    static answers all;
    const size_t floats_each = strlen(about->layout);
    source s = {stream_of(1, 0), stream_of(1, 1)};
    for (size_t i = 0; i < BATCH; i++) {
        generate_case(about, f, &s, cases + i * floats_each);
        memcpy(shifted + i * floats_each, cases + i * floats_each, floats_each * sizeof *cases);
        shift(about, units, shifted + i * floats_each);
    }
    ask_backend(about, one, shifted, BATCH, &all);
    for (size_t i = 0; i < BATCH; i++) {
        answer given = answer_at(&all, i);
        const finding found = judge(about, cases + i * floats_each, &given);
        if (failure_of(about, &given, &found))
            return 1;
    }
    return 0;
}

static int is_noticed(const subject *about, double units)
{
    size_t count;
    const asked_backend *one = chosen_backends(&count);
    if (breaks_a_sentence(about, one, units))
        return 1;
    for (size_t f = 0; f < about->family_count; f++)
        if (breaks_a_promise(about, &about->families[f], one, units))
            return 1;
    return 0;
}

int notices(const subject *about)
{
    const double units = noticed_share * about->bound;
    return !about->touching || (is_noticed(about, units) && is_noticed(about, -units));
}
