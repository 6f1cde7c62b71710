#include "shape_bounds.h"

#include <float.h>
#include <math.h>

#include "lanes/rounding.h"
#include "chunk.h"

/* Lower ends, then upper ones, before they are rounded outwards. */
typedef struct bounds {
    double end[6];
} bounds;

/* More than what double precision rounds off x; finite. */
static double rounding_of(double x)
{
    const double magnitude = fabs(x);
    return (magnitude < FLT_MAX ? magnitude : FLT_MAX) * 0x1p-50;
}

/* Where the query says yes, the distance on each axis is at most the radius by some 7u, and 2^-63 for squares that
 * underflow. The square of a radius from 2^64 on is infinite, and then so is its reach. */
static double reach_of(float radius)
{
    return radius <= 0x1p60f ? (double)radius * (1.0 + 0x1p-19) + 0x1p-60 : INFINITY;
}

static bounds around_sphere(const lh_spheres *spheres, size_t i)
{
    const float *const centre[3] = {spheres->x, spheres->y, spheres->z};
    const float radius = spheres->radius ? lh_component_of(spheres->radius, spheres->radius_stride,
                                                           spheres->index, spheres->index_stride, i)
                                         : 0.0f;
    const double reach = radius >= 0.0f ? reach_of(radius) : NAN; /* no sphere: nowhere */
    bounds of;
    for (int k = 0; k < 3; k++) {
        const double c =
            lh_component_of(centre[k], spheres->stride, spheres->index, spheres->index_stride, i);
        const double out = reach + rounding_of(c);
        of.end[k] = out < INFINITY ? c - out : -out;
        of.end[k + 3] = out < INFINITY ? c + out : out;
    }
    return of;
}

/* Whether there are bounds: an end that is further away makes squares overflow, of which the query makes anything. */
static int is_near(double end)
{
    return fabs(end) <= 0x1p60;
}

/* Where the query says yes, the segment is on each axis no further from the box than the radius, but for 12 * 2^-23 of
 * the sum of the radius and of how far the nearest points of both are from the end a. These are no more than the length
 * L on each axis, and the radius, further away: 48u of L in all, and 96u of the radius. */
static bounds around_capsule(const lh_capsules *capsules, size_t i)
{
    const float *const a[3] = {capsules->ax, capsules->ay, capsules->az};
    const float *const b[3] = {capsules->bx, capsules->by, capsules->bz};
    const float radius = capsules->radius ? lh_component_of(capsules->radius, capsules->radius_stride,
                                                            capsules->index, capsules->index_stride, i)
                                          : 0.0f;
    double from[3], to[3], length = 0.0;
    int is_bounded = radius <= 0x1p60f, has_nan = !(radius >= 0.0f); /* no capsule: nowhere */
    for (int k = 0; k < 3; k++) {
        from[k] = lh_component_of(a[k], capsules->stride, capsules->index, capsules->index_stride, i);
        to[k] = lh_component_of(b[k], capsules->stride, capsules->index, capsules->index_stride, i);
        length += fabs(to[k] - from[k]);
        is_bounded &= is_near(from[k]) && is_near(to[k]);
        has_nan |= from[k] != from[k] || to[k] != to[k];
    }
    const double reach = (double)radius * (1.0 + 0x1p-17) + length * 0x1p-18 + 0x1p-60;
    bounds of;
    for (int k = 0; k < 3; k++) {
        const double least = from[k] < to[k] ? from[k] : to[k], most = from[k] < to[k] ? to[k] : from[k];
        of.end[k] = has_nan ? NAN : is_bounded ? least - (reach + rounding_of(least)) : -INFINITY;
        of.end[k + 3] = has_nan ? NAN : is_bounded ? most + (reach + rounding_of(most)) : INFINITY;
    }
    return of;
}

/* An inverted side is at its upper end for the query, and so is one of which the lower end is NaN. */
static bounds of_box(const float box[6])
{
    bounds of;
    for (int k = 0; k < 3; k++) {
        of.end[k] = box[k] <= box[k + 3] ? box[k] : box[k + 3];
        of.end[k + 3] = box[k + 3];
    }
    return of;
}

/* A box on its path until t_max. The query may say yes even if a plane is not quite reached by then: some 16u of the
 * path may be missing, and what underflows. 2^-120 is more than the latter, also where the host has it flushed to zero.
 * These shares are of the velocity of one box relative to the other, so each box takes those of its own velocity. A
 * plane that is NaN, or whose time is NaN, does not count: there is no bound then. */
static bounds around_way(const float box[6], const float velocity[3], double t_max)
{
    bounds of;
    for (int k = 0; k < 3; k++) {
        const double low = box[k], high = box[k + 3], speed = fabsf(velocity[k]), way = velocity[k] * t_max;
        const double slack = speed * (t_max * 0x1p-19 + 0x1p-120) + 0x1p-120;
        const int is_bounded = speed <= 0x1p100;
        of.end[k] =
            is_bounded && low == low ? low + (way < 0.0 ? way : 0.0) - (slack + rounding_of(low)) : -INFINITY;
        of.end[k + 3] = is_bounded && high == high
                            ? high + (way > 0.0 ? way : 0.0) + (slack + rounding_of(high))
                            : INFINITY;
    }
    return of;
}

static bounds around(const lh_pairs_shapes *shapes, size_t i)
{
    if (shapes->kind == LH_PAIRS_OF_SPHERES)
        return around_sphere(&shapes->spheres, i);
    if (shapes->kind == LH_PAIRS_OF_CAPSULES)
        return around_capsule(&shapes->capsules, i);
    float box[6], velocity[3];
    lh_pairs_box_at(box, &shapes->boxes, i);
    if (shapes->kind == LH_PAIRS_OF_BOXES)
        return of_box(box);
    const lh_vectors *const v = &shapes->velocity;
    const float *const array[3] = {v->x, v->y, v->z};
    for (int k = 0; k < 3; k++)
        velocity[k] = lh_component_of(array[k], v->stride, v->index, v->index_stride, v->count == 1 ? 0 : i);
    return around_way(box, velocity, shapes->t_max < 0x1p127f ? shapes->t_max : 0x1p127f);
}

enum { STRETCH = LH_PAIRS_BOUNDED_TOGETHER };

/* Axis by axis: lower ends are rounded down, the others up. */
static void bound_stretch(lh_round_function *round, const lh_pairs_shapes *shapes, size_t first, size_t count,
                          float *column, size_t pitch)
{
    static const uint64_t down[LH_ROUNDED_TOGETHER];
    uint64_t up[LH_ROUNDED_TOGETHER];
    _Alignas(64) double end[6][STRETCH];
    _Alignas(64) float rounded[6][STRETCH];
    for (size_t k = 0; k < LH_ROUNDED_TOGETHER; k++)
        up[k] = LH_SIGN_OF_DOUBLE;
    for (size_t i = 0; i < STRETCH; i++) {
        const bounds of = i < count ? around(shapes, first + i) : (bounds){{0.0}};
        for (size_t k = 0; k < 6; k++)
            end[k][i] = of.end[k];
    }
    round(end[0], (size_t)3 * STRETCH, down, rounded[0]);
    round(end[3], (size_t)3 * STRETCH, up, rounded[3]);
    for (size_t k = 0; k < 6; k++)
        memcpy(column + k * pitch, rounded[k], count * sizeof(float));
}

lh_aabbs lh_pairs_bounds_of(lh_round_function *round, const lh_pairs_shapes *shapes, size_t first,
                            size_t count, float *memory)
{
    for (size_t i = 0; i < count; i += STRETCH) {
        const size_t left = count - i;
        bound_stretch(round, shapes, first + i, left < STRETCH ? left : STRETCH, memory + i, count);
    }
    return lh_aabbs_soa(count, memory, memory + count, memory + 2 * count, memory + 3 * count,
                        memory + 4 * count, memory + 5 * count);
}

lh_pairs_shapes lh_pairs_of_moving_boxes(const lh_aabbs *boxes, const lh_vectors *velocity, float t_max)
{
    static const float rest[3];
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_MOVING_BOXES,
                             .boxes = *boxes,
                             .velocity = velocity ? *velocity : lh_vectors_aos(rest, 0, 1),
                             .t_max = t_max};
}
