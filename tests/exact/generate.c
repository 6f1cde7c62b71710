#include "generate.h"

#include <math.h>
#include <string.h>

#include "ask.h"
#include "contact_oracle.h"
#include "floats.h"
#include "parts.h"

static void nudge(stream *s, const char *layout, int steps, float *floats)
{
    for (int i = 0; layout[i]; i++)
        if (layout[i] != 't' && draw_one_in(s, 4))
            floats[i] = neighbour(floats[i], draw_integer(s, -steps, steps));
}

/* Rounding and nudging may have turned a flat side inside out. */
static void tidy(const subject *about, const family *f, float *floats)
{
    keep_in_range(floats, about->layout, f->where);
    order_boxes(about, floats);
}

/* A draft in a place, in its own order. */
static void put_draft(const char *layout, const family *f, source *s, float *floats)
{
    double draft[MOST_FLOATS] = {0};
    f->draft(s, draft);
    const place where = draw_place(s, f->where);
    put(draft, layout, &where, floats);
}

static void generate_floats(const subject *about, const family *f, source *s, float *floats)
{
    put_draft(about->layout, f, s, floats);
    tidy(about, f, floats);
    if (f->finish)
        f->finish(&s->own, floats);
}

static void generate_parts(const subject *about, const family *f, source *s, float *floats)
{
    float drafted[MOST_FLOATS];
    put_draft(about->draft_layout, f, s, drafted);
    keep_in_range(drafted, about->draft_layout, f->where);
    if (f->finish)
        f->finish(&s->own, drafted);
    take_parts(about, drafted, floats);
    tidy(about, f, floats);
}

static void negate_lengths(const char *layout, float *floats)
{
    for (int i = 0; layout[i]; i++)
        if (layout[i] == 'r')
            floats[i] = -floats[i];
}

/* Half of what reaches touches; the rest does by padding, or just does not any more. Of lengths, those that are off
 * on the other side would be no question. */
static double draw_off(const subject *about, stream *s)
{
    const double most = 1.1 * about->bound;
    const int is_length = about->layout[about->decisive] == 'r', may_miss = about->promised != NEVER_MISSES;
    if (draw_one_in(s, 2))
        return 0.0;
    return draw_real(s, is_length && may_miss ? 0.0 : -most, is_length && !may_miss ? 0.0 : most);
}

static void reach(const subject *about, reaching how, stream *s, float *floats)
{
    if (how == AS_DRAFTED || !about->touching)
        return;
    const contact at = about->touching(s, floats);
    const double number = at.number + (how == REACHING ? draw_off(about, s) : 0.0) * at.unit;
    const int is_length = about->layout[about->decisive] == 'r';
    floats[about->decisive] = nearest_float(is_length ? fmax(number, 0.0) : number);
    if (how == NEGATED)
        negate_lengths(about->layout, floats);
}

void generate_case(const subject *about, const family *f, source *s, float *floats)
{
    if (about->contact) {
        generate_case(about->cases_of, f, s, floats);
        part_margin(about->contact, &s->own, floats);
        tidy(about, f, floats);
        return;
    }
    if (about->cases_of) {
        float whole[MOST_FLOATS];
        generate_case(about->cases_of, f, s, whole);
        take_parts(about, whole, floats);
        return;
    }
    if (about->parts)
        generate_parts(about, f, s, floats);
    else
        generate_floats(about, f, s, floats);
    if (f->reach == AS_FINISHED)
        return;
    reach(about, f->reach, &s->own, floats);
    if (f->steps)
        nudge(&s->own, about->layout, f->steps, floats);
    tidy(about, f, floats);
}
