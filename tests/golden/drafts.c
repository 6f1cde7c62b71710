#include "drafts.h"

#include "../support/described.h"
#include "description/traits.h"

contact contact_draw(dice *d, int reach)
{
    contact c;
    for (int axis = 0; axis < 3; axis++) {
        c.at[axis] = draw_either_way(d, (size_t)1 << reach);
        c.side[axis] = (int)dice_below(d, 3) - 1;
    }
    c.time = (int64_t)dice_below(d, MOST_TIME + 1);
    c.size = (size_t)1 << (reach < 6 ? 4 : reach - 2);
    return c;
}

static contact loosened(dice *d, const contact *c)
{
    contact loose = *c;
    for (int axis = 0; axis < 3; axis++) {
        loose.at[axis] += draw_either_way(d, c->size / 2);
        loose.side[axis] = (int)dice_below(d, 3) - 1;
    }
    return loose;
}

/* The last unit is what decides whether they touch. */
static contact nudged(dice *d, const contact *c)
{
    contact near = *c;
    for (int axis = 0; axis < 3; axis++) {
        const size_t where = dice_below(d, 8);
        near.at[axis] += where == 0 ? -1 : where == 1;
    }
    return near;
}

/* For an element that is to lie to the side of the contact, or inwards of a box there. */
static contact seen_from(const contact *c, const figure *f, bool outwards)
{
    contact seen = *c;
    for (int axis = 0; axis < 3 && f->is_box == outwards; axis++)
        seen.side[axis] = -c->side[axis];
    return seen;
}

/* Is the view the first, or a velocity of it? */
static bool is_of_first(const lh_query *query, const unsigned argument[], unsigned v)
{
    while (v > 0 && is_velocity(lh_kind_name_of(query, argument[v])))
        v--;
    return v == 0;
}

static void move_back(unsigned points, draft *element, const draft *velocity, int64_t time)
{
    for (unsigned c = 0; c < 3 * points; c++)
        element->value[c] -= velocity->value[c % 3] * time;
}

/* At the time of contact the first element is where it meets the others, which have come there by their own velocities.
 */
void drafts_draw(unsigned query, dice *d, const contact *c, bool loosely, draft drawn[LH_MOST_ARGUMENTS])
{
    const lh_query *of = &lh_queries[query];
    const bool nested = lh_has_trait(query, LH_NESTED);
    const contact first = loosely ? loosened(d, c) : nudged(d, c);
    contact others = loosely ? loosened(d, c) : *c;
    if (nested)
        others.size /= 4;
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    for (unsigned v = 0; v < views; v++) {
        const bool is_first = is_of_first(of, argument, v);
        const figure *f = &figures[lh_kind_name_of(of, argument[v])];
        const contact met = seen_from(is_first ? &first : &others, f, is_first && !nested);
        drawn[argument[v]] = f->draw(d, &met);
    }
    for (unsigned v = 0; v < views; v++)
        if (is_velocity(lh_kind_name_of(of, argument[v])))
            move_back(figures[lh_kind_name_of(of, argument[0])].points, &drawn[argument[0]],
                      &drawn[argument[v]], is_of_first(of, argument, v) ? c->time : -c->time);
}
