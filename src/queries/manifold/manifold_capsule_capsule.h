/* Capsules that lie along each other touch at both ends of what they have in common, seen across; others at the point
 * of the contact. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_CAPSULE_H

#include "engine/manifold.h"
#include "mathematics/capsule_pair.h"

/* Their angle has a sine of up to LARGEST_TILT. */
LH_INLINE mask are_parallel(const capsule_pair *p)
{
    const lanes both_along_first = lanes_mul(p->seen.both, p->first.inverse_squared);
    const lanes squared_cosine = lanes_mul(both_along_first, p->seen.way_along);
    return lanes_le(lanes_set1(1.0f - LARGEST_TILT * LARGEST_TILT), squared_cosine);
}

/* Where the first is nearest to an end of the second, which is so far along the first from where that starts. */
LH_INLINE nearest_pair pair_at_end(const capsule_pair *p, lanes end_along)
{
    const lanes on_way = lanes_add(p->seen.between_on_way, end_along);
    const lanes share = share_of_way(lanes_mul(on_way, p->first.inverse_squared));
    return pair_at_shares(ways_of(p->first, p->second), p->seen, share, share_of_other(p->seen, share));
}

/* As far apart as it is along the normal. */
LH_INLINE manifold_point point_of_pair(const capsule_pair *p, const nearest_pair *at, lanes padding,
                                       v3 normal, lanes margin)
{
    core_gap gap = gap_at_shares(p, at, lanes_set1(0.0f), padding);
    gap.distance = v3_dot(gap.way, normal);
    return point_of_gap(&gap, normal, margin, 0);
}

LH_INLINE lanes features_of_pair(const capsule_pair *p, const nearest_pair *at)
{
    const lanes of_first = feature_at_share(at->a_share), of_second = feature_at_share(at->b_share);
    return lanes_select(p->are_exchanged, features_of(of_second, of_first), features_of(of_first, of_second));
}

/* Of a point towards this end of b, 0 or 1. */
LH_INLINE lanes features_towards(mask is_against, unsigned end)
{
    const unsigned of_end = feature_of(LH_VERTEX, end), of_other = feature_of(LH_VERTEX, 1 - end);
    const unsigned of_b = of_end << LH_FEATURE_OF_B;
    return lanes_select(is_against, lanes_set1((float)(of_other | of_b)), lanes_set1((float)(of_end | of_b)));
}

/* The ends of b are those of the second, or of the first, which may run against it. */
LH_INLINE manifold manifold_capsule_capsule(capsule a, capsule b, lanes margin)
{
    const capsule_pair p = capsule_pair_of(a, b);
    const nearest_pair nearest = nearest_of_pair(&p);
    const core_gap gap = gap_of_pair(&p, &nearest);
    const v3 normal = normal_of_capsules(&gap, a, b);
    manifold_point contact = point_of_gap(&gap, normal, margin, 0);
    contact.feature = features_of_pair(&p, &nearest);

    const lanes zero = lanes_set1(0.0f);
    const mask is_against = lanes_lt(p.seen.both, zero);
    const mask begins_at_end = mask_and(p.are_exchanged, is_against);
    const lanes end_along[2] = {lanes_select(begins_at_end, p.seen.both, zero),
                                lanes_select(begins_at_end, zero, p.seen.both)};
    nearest_pair at[2];
    manifold_point ends[2];
    LH_ROLLED
    for (unsigned end = 0; end < 2; end++) {
        at[end] = pair_at_end(&p, end_along[end]);
        ends[end] = point_of_pair(&p, &at[end], gap.padding, normal, margin);
    }
    for (unsigned end = 0; end < 2; end++)
        ends[end].feature = features_towards(is_against, end);
    const mask lies_along = mask_without(are_parallel(&p), lanes_eq(at[0].a_share, at[1].a_share));
    return two_points_or_one(normal, lies_along, ends, contact);
}

LH_MANIFOLD(manifold_capsule_capsule, capsule, capsule, 2)

#endif
