/* Two moving capsules meet when their segments come within both radii: an end of one and the other, which is a capsule
 * of both, or the insides of both, between two planes. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_SWEEP_CAPSULE_CAPSULE_H

#include "engine/moving.h"
#include "mathematics/motion/brisk_motion.h"
#include "mathematics/motion/moving_segment.h"

LH_INLINE face_reach reach_of_capsules(const moving_segment *a, const side_target *b, lanes a_radius,
                                       lanes b_radius)
{
    const v3 from_b = v3_sub(a->start.origin, b->axis.path.start);
    const lanes far = lanes_add(v3_sum_of_magnitudes(from_b), lanes_add(a->side.length, b->length));
    const mask are_finite = mask_and(a->side.axis.is_finite, b->axis.is_finite);
    const mask exist = mask_and(neither_is_empty(a_radius, b_radius), are_finite);
    return face_reach_of(lanes_add(a_radius, b_radius), far, exist);
}

LH_INLINE lanes entry_to_segment(const moving_segment *a, interval within, const side_target *b,
                                 const face_reach *reach)
{
    lanes first = entry_over_edge(a, within, &b->axis, reach);
    const sphere_ray lines[2] = {a->start, a->end};
    const v3 ends[2] = {b->axis.path.start, b->axis.end};
    LH_ROLLED
    for (int k = 0; k < 2; k++) {
        const lanes of_end = entry_to_capsule(lines[k], within, b, reach->of_edges);
        first = lanes_min(entry_of_vertex(a, within, ends[k], reach->of_edges), lanes_min(of_end, first));
    }
    return first;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_capsule_capsule, capsule, capsule)

LH_INLINE uint32_t sweep_capsule_capsule_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_capsule_capsule_arguments *const of = &((const sweep_capsule_capsule_setup *)setup)->of;
    const capsule first = sweep_capsule_capsule_a(setup, one, from),
                  second = sweep_capsule_capsule_b(setup, one, from);
    const brisk_motion motion =
        brisk_motion_of(sweep_capsule_capsule_velocity(setup, one, from), latest_time_of(of->t_max));
    const interval within = {lanes_set1(0.0f), motion.end};
    moving_segment a;
    find_moving_segment(&a, first.axis, motion.velocity);
    const side_target b = side_target_of(second.axis, second.radius);
    const face_reach reach = reach_of_capsules(&a, &b, first.radius, second.radius);
    const lanes entry = entry_to_segment(&a, within, &b, &reach);
    const mask hit = lanes_lt(entry, lanes_set1(__builtin_inff()));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(hit, time_of_motion(&motion, entry)), to);
    if (is_wanted(of->normal)) {
        const v3 from_b = v3_sub(first.axis.a, second.axis.a);
        const v3 moved = v3_add(from_b, v3_scale(motion.velocity, entry));
        store_if_hit(of->normal, hit, direction_of(nearest_from(a.side.axis, b.axis, moved).apart), to);
    }
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_capsule_capsule)

#endif
