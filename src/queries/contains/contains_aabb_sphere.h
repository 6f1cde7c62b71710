/* A ball lies in a box if no face is nearer to its centre than the radius: exactly. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_SPHERE_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_SPHERE_H

#include "engine/operands.h"
#include "mathematics/within_box.h"

LH_INLINE lanes v3_least(v3 a)
{
    return lanes_min(lanes_min(a.x, a.y), a.z);
}

typedef struct sure_room {
    mask sure, has_room;
} sure_room;

/* Where the ball has more room on all sides as computed than it needs, or less on one, that is not wrong. A sum tells
 * whether there is a NaN, which a minimum may lose. */
LH_INLINE sure_room aabb_has_room(aabb box, sphere s)
{
    const v3 above_min = v3_sub(s.centre, box.min), below_max = v3_sub(box.max, s.centre);
    const lanes least = v3_least(v3_min(above_min, below_max));
    const lanes sum = lanes_add(v3_sum(above_min), v3_sum(below_max));
    const mask may_be_wrong = mask_or(lanes_eq(least, s.radius), lanes_negative(s.radius));
    return (sure_room){mask_without(lanes_eq(sum, sum), may_be_wrong), lanes_le(s.radius, least)};
}

/* ---- One ball ----------------------------------------------------------------------------------------- */

/* Boxes that contain it have min no larger than these, and max no smaller. */
typedef struct ball_ends {
    v3 low, high;
    int are_known;
} ball_ends;

/* The float next to a, which is the same in all lanes and not 0. */
LH_INLINE lanes next_float(lanes a, int upwards)
{
    float value[LANES];
    uint32_t bits;
    lanes_store(value, a);
    memcpy(&bits, value, sizeof bits);
    bits += (value[0] > 0.0f) == upwards ? 1 : UINT32_MAX;
    memcpy(value, &bits, sizeof bits);
    return lanes_set1(value[0]);
}

/* The last float a for which a + radius is no more than the centre, exactly: as rounded, or the one below. */
LH_INLINE lanes last_low(lanes centre, lanes radius)
{
    const lanes low = lanes_sub(centre, radius);
    const mask fits =
        mask_and(lanes_le(radius, lanes_sub(centre, low)), lanes_le(lanes_add(low, radius), centre));
    return mask_bits(fits) ? low : next_float(low, 0);
}

/* The first that is no less than centre + radius. */
LH_INLINE lanes first_high(lanes centre, lanes radius)
{
    const lanes high = lanes_add(centre, radius);
    const mask fits =
        mask_and(lanes_le(radius, lanes_sub(high, centre)), lanes_le(centre, lanes_sub(high, radius)));
    return mask_bits(fits) ? high : next_float(high, 1);
}

/* Of a ball that is not empty, and neither so small nor so large that anything underflows or overflows. */
static LH_APART void find_ends(ball_ends *ends, const sphere *s)
{
    const lanes most = lanes_set1(0x1p100f), r = s->radius;
    const v3 c = s->centre, limit = {most, most, most};
    const mask is_usual = mask_and(lanes_le(lanes_set1(0x1p-100f), r), lanes_le(r, most));
    ends->are_known = mask_bits(mask_and(is_usual, v3_le(v3_abs(c), limit))) != 0;
    ends->low = (v3){last_low(c.x, r), last_low(c.y, r), last_low(c.z, r)};
    ends->high = (v3){first_high(c.x, r), first_high(c.y, r), first_high(c.z, r)};
}

/* By values of its own, so that those of the caller need not be in memory. */
LH_INLINE ball_ends ends_of(sphere s)
{
    ball_ends ends;
    find_ends(&ends, &s);
    return ends;
}

LH_INLINE mask aabb_contains_ends(aabb box, const ball_ends *ends)
{
    return mask_and(v3_le(box.min, ends->low), v3_le(ends->high, box.max));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A ball, with its ends if it is one for all. */
typedef struct ball_with_ends {
    sphere it;
    ball_ends ends;
} ball_with_ends;

LH_INLINE ball_with_ends ball_with_ends_load(view_columns from, block at)
{
    ball_with_ends b;
    b.it = sphere_load(from, at);
    if (at.one)
        b.ends = ends_of(b.it);
    return b;
}

LH_OPERANDS(contains_aabb_sphere, aabb, ball_with_ends)

/* Of a block with balls that are not sure. */
static LH_ONE_COPY uint32_t contain_close_spheres(const lh_call *call, unsigned one, size_t first,
                                                  size_t count)
{
    const block at = whole_if_small((block){first, count, 0, one});
    contains_aabb_sphere_setup of;
    contains_aabb_sphere_prepare(&of, 0, call);
    return mask_bits(aabb_contains_sphere(aabb_load(of.a_columns, block_of_operand(at, ONE_FIRST)),
                                          sphere_load(of.b_columns, block_of_operand(at, ONE_SECOND))));
}

/* Of one ball. */
enum { ENDS_ARE_KNOWN = FIRST_CASE };

LH_INLINE unsigned contains_aabb_sphere_case(const void *setup, unsigned one)
{
    return one & ONE_SECOND && ((const contains_aabb_sphere_setup *)setup)->b.ends.are_known ? ENDS_ARE_KNOWN
                                                                                             : OTHER_CASE;
}

LH_INLINE uint32_t contains_aabb_sphere_block(const void *setup, unsigned one, block at)
{
    const contains_aabb_sphere_setup *const of = setup;
    const aabb box = contains_aabb_sphere_a(setup, one, at);
    if (one & ONE_SECOND) {
        const ball_ends *const ends = &of->b.ends;
        return one & ENDS_ARE_KNOWN || ends->are_known
                   ? mask_bits(aabb_contains_ends(box, ends))
                   : contain_close_spheres(of->call, one & ONE_OF_TWO, at.first, at.count);
    }
    const sphere ball = sphere_load(of->b_columns, block_of_operand(at, ONE_SECOND));
    const sure_room seen = aabb_has_room(box, ball);
    if (!LH_LIKELY(all_are(seen.sure, at)))
        return contain_close_spheres(of->call, (one & ONE_OF_TWO) | at.one, at.first, at.count);
    return mask_bits(seen.has_room);
}

static const kernel contains_aabb_sphere_kernel = {.query = LH_QUERY_contains_aabb_sphere,
                                                   .prepare = contains_aabb_sphere_prepare,
                                                   .block = contains_aabb_sphere_block,
                                                   .case_of = contains_aabb_sphere_case};

LH_FORMS(contains_aabb_sphere, decide_few, decide_short)

#endif
