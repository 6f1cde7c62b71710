/* Two moving shapes, seen along an axis: each spans an interval, and these overlap from one time to another. Shapes
 * that touch overlap along every axis, so the last time at which an axis is entered is no later than the first at
 * which one is left; and of convex shapes the last entry, along the right axes, is when they first touch. Levine,
 * Collisions of Moving Objects, 2000; Eberly, Intersection of Convex Objects: The Method of Separating Axes, 2001;
 * Ericson, Real-Time Collision Detection, 5.5.8.
 *
 * An axis proves shapes apart, and nothing else. So what it proves may be less than is true, but never more: ways are
 * padded by what they may be off by, and for the speed there is an interval of its own, the doubt (docs/guarantees.md,
 * "Sweeps by axes"). Any vector may be an axis. One that is NaN, as a normal of a triangle without a plane, proves
 * nothing: it loses in every minimum and maximum. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_AXIS_TIMES_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_AXIS_TIMES_H

#include "mathematics/rays/slab.h"

/* In the direction of the motion: the way to where the shapes begin to overlap, and to where they end. Any of these may
 * be behind. */
typedef struct axis_motion {
    lanes near, far;
    lanes speed, doubt; /* how fast; and by how much it may be faster or slower */
} axis_motion;

/* Of what the one spans, from low to high, as the other has to move to meet it. */
LH_INLINE axis_motion motion_between(lanes low, lanes high, lanes speed, lanes doubt)
{
    const mask backwards = lanes_negative(speed);
    return (axis_motion){lanes_select(backwards, lanes_negate(high), low),
                         lanes_select(backwards, lanes_negate(low), high), lanes_abs(speed), doubt};
}

/* The same to either side of a middle. */
LH_INLINE axis_motion motion_about(lanes middle, lanes reach, lanes speed, lanes doubt)
{
    const lanes signs = lanes_or_zero(lanes_lt(speed, lanes_set1(0.0f)), lanes_set1(-0.0f));
    const lanes ahead = lanes_flip(middle, signs);
    return (axis_motion){lanes_sub(ahead, reach), lanes_add(ahead, reach), lanes_abs(speed), doubt};
}

/* 10u of the products that a speed is the sum of: 4u are theirs, and 3u what a time is rounded by. */
static const float DOUBT_OF_SPEED = 0x1.4p-21f;

/* The times at which the axis proves nothing. What is slower than the doubt may be going the other way: it does not
 * leave, but may come from behind. */
LH_INLINE interval times_along_axis(axis_motion m)
{
    const lanes slowest = lanes_sub(m.speed, m.doubt);
    const lanes first = lanes_div(m.near, lanes_add(m.speed, m.doubt)), last = lanes_div(m.far, slowest);
    const mask may_return = lanes_lt(slowest, lanes_set1(0.0f));
    return (interval){lanes_max(lanes_or_zero(may_return, last), first),
                      lanes_select(may_return, lanes_set1(__builtin_inff()), last)};
}

LH_INLINE void clip_to_axis(interval *within, axis_motion m, lanes *entry)
{
    const interval times = times_along_axis(m);
    *entry = times.enter;
    within->enter = lanes_max(times.enter, within->enter);
    within->exit = lanes_min(times.exit, within->exit);
}

/* Axes that are NaN prove nothing, so of coordinates that are it is asked once for all. */
LH_INLINE mask is_number(lanes a)
{
    return lanes_eq(a, a);
}

/* ---- What they tell ----------------------------------------------------------------------------------- */

/* Covers quotients that underflow. */
static const float ENTRY_PADDING = 0x1p-126f;

LH_INLINE lanes time_of_impact(interval touching)
{
    return lanes_max(lanes_sub(touching.enter, lanes_set1(ENTRY_PADDING)), lanes_set1(0.0f));
}

LH_INLINE mask touches(interval touching)
{
    return lanes_le(time_of_impact(touching), touching.exit);
}

/* Of some axes the one that was entered then, if any was. */

LH_INLINE v3 axis_entered(lanes then, const lanes *entry, v3 axis, v3 otherwise)
{
    return v3_select(lanes_eq(*entry, then), axis, otherwise);
}

/* Of x, y and z the first. */
LH_INLINE v3 own_axis_entered(lanes then, const lanes *entry, v3 otherwise)
{
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const v3 from_z = axis_entered(then, &entry[2], (v3){zero, zero, one}, otherwise);
    const v3 from_y = axis_entered(then, &entry[1], (v3){zero, one, zero}, from_z);
    return axis_entered(then, &entry[0], (v3){one, zero, zero}, from_y);
}

/* Of their products with an edge. */
LH_INLINE v3 product_entered(lanes then, const lanes *entry, v3 edge, v3 otherwise)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 back = v3_negate(edge);
    const v3 from_z = axis_entered(then, &entry[2], (v3){back.y, edge.x, zero}, otherwise);
    const v3 from_y = axis_entered(then, &entry[1], (v3){edge.z, zero, back.x}, from_z);
    return axis_entered(then, &entry[0], (v3){zero, back.z, edge.y}, from_y);
}

#endif
