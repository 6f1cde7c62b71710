/* A moving capsule meets a triangle when its segment comes within the radius: an end of it, as a ball does; or a vertex
 * of the triangle and the segment; or an edge and the segment, between two planes. If the segment goes through the
 * triangle at the start it may be far from all of these. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_SWEEP_CAPSULE_TRIANGLE_H

#include "engine/moving.h"
#include "mathematics/bounds.h"
#include "mathematics/motion/brisk_motion.h"
#include "mathematics/motion/edged_triangle.h"
#include "mathematics/motion/moving_segment.h"
#include "queries/capsule_triangle.h"

/* As seen from the vertex a of the triangle: what moves, and the triangle. */
typedef struct seen_pair {
    capsule a;
    triangle b;
} seen_pair;

LH_INLINE void see_from_triangle(seen_pair *to, capsule a, const edged_triangle *b, v3 moved)
{
    const lanes zero = lanes_set1(0.0f);
    to->a = (capsule){
        {v3_add(v3_sub(a.axis.a, b->frame.a), moved), v3_add(v3_sub(a.axis.b, b->frame.a), moved)}, a.radius};
    to->b = (triangle){{zero, zero, zero}, b->frame.ab, b->frame.ac};
}

/* Of both ends and the edge, of the vertex where it begins and the segment, and of their insides. */
LH_INLINE lanes entry_to_edge(const moving_segment *a, interval within, const side_target *edge,
                              const face_reach *reach)
{
    const v3 vertex = edge->axis.path.start;
    const sphere_ray lines[3] = {a->start, a->end, ray_back(a->start, vertex)};
    const side_target *const sides[3] = {edge, edge, &a->side};
    lanes first = entry_over_edge(a, within, &edge->axis, reach);
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        first = lanes_min(entry_to_side(lines[k], within, sides[k], reach->of_edges), first);
    LH_ROLLED
    for (int k = 0; k < 2; k++)
        first = lanes_min(entry_to_ball(lines[k], within, vertex, reach->of_edges), first);
    return first;
}

LH_INLINE lanes entry_of_segment(const moving_segment *a, interval within, const edged_triangle *b,
                                 const face_reach *reach)
{
    const v3 velocity = a->start.direction, ends[2] = {a->start.origin, a->end.origin};
    lanes first = lanes_set1(__builtin_inff());
    LH_ROLLED
    for (int k = 0; k < 2; k++) {
        const v3 from_a = v3_sub(ends[k], b->frame.a);
        first = lanes_min(entry_over_triangle(velocity, within, from_a, b, reach), first);
    }
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        first = lanes_min(entry_to_edge(a, within, &b->edge[k], reach), first);
    return first;
}

/* Does the segment go through the triangle? Where bounding boxes are apart it does not. */
LH_INLINE mask is_through_at_start(capsule a, triangle b, const edged_triangle *edged,
                                   const face_reach *reach)
{
    const mask near = bounds_are_within(bounds_of_segment(a.axis), bounds_of_triangle(b), lanes_set1(0.0f));
    const mask may_be = mask_and(near, reach->of_edges.not_empty), never = mask_without(may_be, may_be);
    if (!mask_bits(may_be))
        return never;
    const v3 nowhere = {lanes_set1(0.0f), lanes_set1(0.0f), lanes_set1(0.0f)};
    seen_pair seen;
    capsule_triangle found;
    see_from_triangle(&seen, a, edged, nowhere);
    LH_OWN(find_capsule_triangle)(&seen.a, &seen.b, &found);
    return mask_and(may_be, found.through.exists);
}

/* As of a contact, but from b to a. */
LH_INLINE v3 normal_of_seen(const seen_pair *seen)
{
    capsule_triangle found;
    LH_OWN(find_capsule_triangle)(&seen->a, &seen->b, &found);
    return v3_negate(LH_OWN(capsule_triangle_normal)(&found.gap, &seen->a, &seen->b));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_capsule_triangle, capsule, triangle)

LH_INLINE uint32_t sweep_capsule_triangle_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_capsule_triangle_arguments *const of = &((const sweep_capsule_triangle_setup *)setup)->of;
    const capsule a = sweep_capsule_triangle_a(setup, one, from);
    const triangle t = sweep_capsule_triangle_b(setup, one, from);
    const brisk_motion motion =
        brisk_motion_of(sweep_capsule_triangle_velocity(setup, one, from), latest_time_of(of->t_max));
    const interval within = {lanes_set1(0.0f), motion.end};
    moving_segment moving;
    edged_triangle b;
    find_moving_segment(&moving, a.axis, motion.velocity);
    find_edged_triangle(&b, &t);
    const lanes sizes = lanes_add(moving.side.length, b.frame.size);
    const lanes far = lanes_add(v3_sum_of_magnitudes(v3_sub(a.axis.a, t.a)), sizes);
    const mask moves = mask_and(moving.side.axis.is_finite, is_finite_motion(&motion));
    const mask exists = mask_and(mask_and(b.is_finite, moves), lanes_le(lanes_set1(0.0f), a.radius));
    const face_reach reach = face_reach_of(a.radius, far, exists);
    const lanes first = entry_of_segment(&moving, within, &b, &reach);
    const mask through = is_through_at_start(a, t, &b, &reach);
    const lanes entry = lanes_select(through, lanes_set1(0.0f), first);
    const mask hit = lanes_lt(entry, lanes_set1(__builtin_inff()));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(hit, time_of_motion(&motion, entry)), to);
    if (is_wanted(of->normal)) {
        seen_pair seen;
        see_from_triangle(&seen, a, &b, v3_scale(motion.velocity, entry));
        store_if_hit(of->normal, hit, normal_of_seen(&seen), to);
    }
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_capsule_triangle)

#endif
