#include "arrange.h"

#include <stdio.h>
#include <stdlib.h>

/* Further apart, in sizes, than any two elements reach. */
static const float clear_of_all = 8;

static bool is_fixed(unsigned fixed, unsigned argument)
{
    return fixed >> argument & 1;
}

static const figure *figure_of(const lh_query *query, unsigned argument)
{
    const figure *found = figures[lh_kind_name_of(query, argument)];
    if (!found) {
        fprintf(stderr, "tests/support/figures has no row for kind %d\n",
                (int)lh_kind_name_of(query, argument));
        exit(EXIT_FAILURE);
    }
    return found;
}

static bool has_place(const lh_query *query, unsigned argument)
{
    return argument < query->arguments && lh_has_view(query, argument) &&
           figure_of(query, argument)->point_of;
}

/* Is the argument after this one its velocity? */
static bool has_velocity(const lh_query *query, unsigned argument)
{
    const unsigned next = argument + 1;
    return next < query->arguments && lh_kind_of(query, next)->role == LH_VIEW &&
           lh_kind_of(query, next)->shape == &lh_shape_vectors && !has_place(query, next);
}

/* The one that others are fitted to: one that is fixed, if any is. */
static unsigned choose_first(const lh_query *query, unsigned fixed)
{
    unsigned first = LH_MOST_ARGUMENTS;
    for (unsigned k = lh_inputs_of(query); k-- > 0;)
        if (has_place(query, k) &&
            (first == LH_MOST_ARGUMENTS || is_fixed(fixed, k) || !is_fixed(fixed, first)))
            first = k;
    return first;
}

/* Around the origin, or far from it by its size. */
static point anchor(dice *d, float size)
{
    const float reach = size * (dice_one_in(d, 4) ? 1000.0f : 4.0f);
    point p;
    for (int axis = 0; axis < 3; axis++)
        p.at[axis] = dice_between(d, -reach, reach);
    return p;
}

/* Where others are to be: a point that a hit shares with this one. */
static point meeting_point(const figure *first, dice *d, wish wanted, float size, const element *e)
{
    point p = first->point_of(d, e);
    if (wanted == MISS)
        p.at[dice_below(d, 3)] += dice_sign(d) * clear_of_all * size;
    return p;
}

static void move(point *p, const lh_query *query, unsigned argument, float time, element *const by_argument[])
{
    for (int axis = 0; axis < 3 && has_velocity(query, argument); axis++)
        p->at[axis] += time * by_argument[argument + 1]->value[axis];
}

void arrange(const lh_query *query, dice *d, wish wanted, sizes of, unsigned fixed,
             element *const by_argument[])
{
    const relation how = wanted != SOMEHOW   ? AROUND_POINT
                         : dice_one_in(d, 2) ? BOUNDARY_AT_POINT
                                             : NEAR_POINT;
    const unsigned first = choose_first(query, fixed);
    const point start = anchor(d, of.first);
    for (unsigned k = 0; k < lh_inputs_of(query); k++)
        if (!is_fixed(fixed, k) && (k == first || (lh_has_view(query, k) && !has_place(query, k))))
            *by_argument[k] = figure_of(query, k)->build(d, start, how, of.first);

    const float time = dice_one_in(d, 4) ? (float)dice_below(d, 2) : dice_between(d, 0, 1);
    const point met = meeting_point(figure_of(query, first), d, wanted, of.first, by_argument[first]);
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        if (!has_place(query, k) || is_fixed(fixed, k) || k == first)
            continue;
        point p = met;
        move(&p, query, first, time, by_argument);
        move(&p, query, k, -time, by_argument);
        *by_argument[k] = figure_of(query, k)->build(d, p, how, of.others);
    }
}
