#include <math.h>
#include <string.h>

#include "campaign.h"
#include "judge.h"

enum { DIRECTIONS = 3 };

/* x, y, z become y, z, x; so do those of a normal. Turned boxes stay: their rotations would have to be others. */
static void turn(const char *layout, const float *floats, int turns, float *turned)
{
    for (int i = 0; layout[i]; i++)
        turned[i] = floats[i];
    for (int i = 0; layout[i] && !strchr(layout, 'q'); i++)
        if (strchr("xliu", layout[i]))
            for (int axis = 0; axis < 3; axis++)
                turned[i + (axis + turns) % 3] = floats[i + axis];
}

static int are_finite(const subject *about, const float *floats)
{
    for (int i = 0; about->layout[i]; i++)
        if (!isfinite(floats[i]))
            return 0;
    return 1;
}

static size_t check_sentence(const subject *about, const asked_backend *one, const sentence *x, int turns)
{
    static answers all;
    float floats[MOST_FLOATS];
    turn(about->layout, x->floats, turns, floats);
    const size_t asymmetric = ask_backend(about, one, floats, 1, &all);
    answer given = answer_at(&all, 0);
    const char *failure = given.hit == x->hit && given.inside == x->inside ? NULL : "another verdict";
    finding found = {0};
    if (are_finite(about, floats)) {
        found = judge(about, floats, &given);
        failure = failure ? failure : failure_of(about, &given, &found);
    }
    if (failure)
        print_failure(about, x->says, floats, &given, &found, failure);
    return asymmetric + (failure != NULL);
}

size_t check_sentences(const subject *about)
{
    size_t count, failures = 0;
    const asked_backend *all = chosen_backends(&count);
    for (const sentence *x = about->sentences; x && x->says; x++)
        for (size_t i = 0; i < count; i++)
            for (int turns = 0; turns < DIRECTIONS; turns++)
                if (is_its_turn(&all[i], about, 0))
                    failures += check_sentence(about, &all[i], x, turns);
    return failures;
}
