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

/* What is left to try where floats bring the search no further: the planes of the last point and two of the others. */
LH_INLINE mask is_apart_by_planes(const convex_pair *p, const simplex *s, v3 point)
{
    const v3 edge[3] = {v3_sub(s->point[0], point), v3_sub(s->point[1], point), v3_sub(s->point[2], point)};
    mask apart = no_lane();
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const v3 normal = v3_cross(edge[k], edge[(k + 1) % 3]);
        const v3 outwards = v3_select(lanes_negative(v3_dot(normal, point)), v3_negate(normal), normal);
        apart = mask_or(apart, is_apart_along(p, v3_scaled_to_one(outwards)));
    }
    return apart;
}

/* Of the lanes in `asked` those whose shapes are apart. Each lane ends by itself, so that no verdict depends on its
 * neighbours. */
LH_INLINE uint32_t lanes_apart(const convex_pair *p, uint32_t asked)
{
    simplex s = simplex_of_point(way_between_middles(p));
    uint32_t undecided = asked, apart = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
        v3 point;
        uint32_t found = mask_bits(is_apart_with_points(p, v3_scaled_to_one(s.way), &point)) & undecided;
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
        const uint32_t stalled = undecided & ~mask_bits(is_nearer_than(&s, &before));
        if (stalled) {
            found = stalled & mask_bits(is_apart_by_planes(p, &before, point));
            apart |= found;
            undecided ^= found;
        }
        undecided &= ~mask_bits(is_old);
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

#endif
