/* A search for a direction that separates two convex shapes, by the simplex of their difference that is nearest to the
 * origin. It ends when one is verified, when the origin is within the simplex or no further than the radius, when a
 * step brings nothing new, or after so many steps: a pair that is not proved to be apart meets. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_SEPARATION_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_SEPARATION_H

#include "convex_pair.h"
#include "nearest_simplex.h"

/* Few pairs take more than ten, and those touch. */
enum { MOST_STEPS = 32 };

/* simplex_nearest, of which each search has its own: to share one costs closest_hull_hull a tenth, and saves a backend
 * three kilobytes, which is worth it where a library is downloaded with a page. */
LH_ONE_COPY_IF_SMALL mask add_to_simplex(simplex *s, v3 point, kept_points *kept)
{
    return simplex_nearest(s, point, kept);
}

/* Whether the cores are seen to be no further apart than the radius. */
LH_INLINE mask is_within_radius(const convex_pair *p, const simplex *s)
{
    const lanes scaled = lanes_mul(*p->radius, p->scale);
    return lanes_le(s->above, lanes_mul(lanes_mul(scaled, scaled), s->below));
}

/* From a point within a to one within b, where the search begins. */
LH_ONE_COPY_IF_SMALL v3 way_between_middles(const convex_pair *p)
{
    const v3 within = v3_sub(middle_of_convex(p->b), middle_of_convex(p->a));
    return v3_scale(v3_add(p->between, within), p->scale);
}

/* Directions that separate lanes, for a search that is to tell them. They are those that were verified first, so that
 * none depends on how long the search of other lanes goes on. */
typedef struct separating_directions {
    v3 along;  /* 0 where there is none */
    mask open; /* lanes whose search has not ended */
} separating_directions;

/* NULL: nobody asks. */
LH_INLINE void keep_direction(separating_directions *to, mask separates, v3 along)
{
    if (!to)
        return;
    to->along = v3_select(mask_and(to->open, separates), along, to->along);
    to->open = mask_without(to->open, separates);
}

LH_INLINE void end_without_direction(separating_directions *to, mask ended)
{
    if (to)
        to->open = mask_without(to->open, ended);
}

/* What is left to try where floats bring the search no further, in the lanes `stalled`: the planes of the last point
 * and two of the others. */
LH_INLINE mask is_apart_by_planes(const convex_pair *p, const simplex *s, v3 point, mask stalled,
                                  separating_directions *directions)
{
    const v3 edge[3] = {v3_sub(s->point[0], point), v3_sub(s->point[1], point), v3_sub(s->point[2], point)};
    mask apart = no_lane();
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const v3 normal = v3_cross(edge[k], edge[(k + 1) % 3]);
        const v3 outwards = v3_select(lanes_negative(v3_dot(normal, point)), v3_negate(normal), normal);
        const v3 along = v3_scaled_to_one(outwards);
        const mask separates = mask_and(stalled, is_apart_along(p, along));
        keep_direction(directions, separates, along);
        apart = mask_or(apart, separates);
    }
    return apart;
}

/* Of the lanes in `asked` those whose shapes are apart, and their directions, if these are not NULL. Each lane ends by
 * itself, so that no verdict depends on its neighbours. */
static LH_ONE_COPY uint32_t lanes_apart(const convex_pair *p, uint32_t asked,
                                        separating_directions *directions)
{
    simplex s = simplex_of_point(way_between_middles(p));
    uint32_t undecided = asked, apart = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
        v3 point;
        const v3 along = v3_scaled_to_one(s.way);
        const mask separates = is_apart_with_points(p, along, &point);
        uint32_t found = mask_bits(separates) & undecided;
        keep_direction(directions, separates, along);
        apart |= found;
        undecided ^= found;
        if (undecided == 0)
            break;
        const simplex before = s;
        const mask is_old = simplex_has(&s, point);
        kept_points kept;
        mask meets = add_to_simplex(&s, point, &kept);
        if (p->radius)
            meets = mask_or(meets, is_within_radius(p, &s));
        undecided &= ~mask_bits(meets);
        end_without_direction(directions, meets);
        const mask is_nearer = is_nearer_than(&s, &before);
        const uint32_t stalled = undecided & ~mask_bits(is_nearer);
        if (stalled) {
            const mask no_nearer = mask_without(p->is_sound, is_nearer);
            found = stalled & mask_bits(is_apart_by_planes(p, &before, point, no_nearer, directions));
            apart |= found;
            undecided ^= found;
        }
        undecided &= ~mask_bits(is_old);
        end_without_direction(directions, is_old);
        if (undecided == 0)
            break;
    }
    return apart;
}

/* Whether the middles of both show that they are apart, which they do of most pairs that are. */
LH_INLINE mask middles_are_apart(const convex_pair *p)
{
    return is_apart_along(p, v3_scaled_to_one(way_between_middles(p)));
}

/* By directions that are given, whatever these are, or where none is by the middles; and unless that is to be all, by a
 * search. A direction that was found here once is the same when it is scaled again, so of it the first test says the
 * same; scaling a direction of denormals takes two steps. */
LH_INLINE uint32_t lanes_apart_along(const convex_pair *p, uint32_t asked, int by_first_alone, v3 *along)
{
    const lanes zero = lanes_set1(0.0f);
    separating_directions found = {{zero, zero, zero}, p->is_sound};
    const v3 given = v3_scaled_to_one(v3_scaled_to_one(*along)),
             way = v3_scaled_to_one(way_between_middles(p));
    const mask has_none = v3_is_zero(given);
    const v3 first = v3_select(has_none, way, given);
    if (by_first_alone || (asked & ~mask_bits(has_none)))
        keep_direction(&found, is_apart_along(p, first), first);
    uint32_t undecided = asked & mask_bits(found.open);
    if (undecided && !by_first_alone)
        undecided ^= lanes_apart(p, undecided, &found);
    *along = found.along;
    return asked & ~undecided;
}

#endif
