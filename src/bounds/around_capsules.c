/* lh_pack_capsules_around. */
#include "ball.h"
#include "description/status.h"
#include "lanes/rounding.h"
#include "orientation.h"

/* Turned to within two degrees. */
enum { HALVINGS = 3 };

/* In the frame of the set. */
typedef struct capsule {
    double a[3], b[3], radius, volume;
} capsule;

static double volume_of(double length, double radius)
{
    static const double pi = 3.14159265358979312;
    return pi * radius * radius * (length + 4.0 / 3 * radius);
}

/* Along an axis the first end of the segment can be as high as the lowest point allows: where its ball about the end
 * still has the point with its radius. Greatest of what is so far below, of the axis turned for the other end. */
static double needed_along(lh_cloud *c, const double axis[3], const lh_ball *circle)
{
    double most = -__builtin_inf();
    for (lh_rewind(c); lh_next(c);) {
        double needed[LH_STRETCH];
        for (size_t i = 0; i < lh_padded(c->count); i++) {
            const double from[3] = {c->x[0][i] - circle->x[0], c->x[1][i] - circle->x[1],
                                    c->x[2][i] - circle->x[2]},
                         height = lh_dot(from, axis),
                         seen[3] = {from[0] - height * axis[0], from[1] - height * axis[1],
                                    from[2] - height * axis[2]},
                         within = circle->radius - c->radius[i];
            needed[i] = height - lh_root(within * within - lh_dot(seen, seen));
        }
        const double here = lh_greatest(needed, lh_padded(c->count));
        most = here > most ? here : most;
    }
    return most;
}

/* The capsule with this axis and the smallest radius. */
static capsule capsule_along(lh_cloud *c, const double axis[3])
{
    const lh_ball circle = lh_smallest_ball(c, axis);
    const double turned[3] = {-axis[0], -axis[1], -axis[2]};
    double high = needed_along(c, axis, &circle), low = -needed_along(c, turned, &circle);
    if (low > high)
        low = high = (low + high) / 2;
    capsule found = {.radius = circle.radius, .volume = volume_of(high - low, circle.radius)};
    for (int k = 0; k < 3; k++) {
        found.a[k] = circle.x[k] + low * axis[k];
        found.b[k] = circle.x[k] + high * axis[k];
    }
    return found;
}

/* The third, so that turning about the first two changes it, and that is all that can. */
static double volume_along_third(lh_cloud *c, const lh_axes *of)
{
    return capsule_along(c, of->axis[2]).volume;
}

static capsule smaller(capsule a, capsule b)
{
    return b.volume < a.volume ? b : a;
}

static capsule ball_as_capsule(lh_cloud *c)
{
    const lh_ball ball = lh_smallest_ball(c, NULL);
    return (capsule){{ball.x[0], ball.x[1], ball.x[2]},
                     {ball.x[0], ball.x[1], ball.x[2]},
                     ball.radius,
                     volume_of(0, ball.radius)};
}

/* The axis of a small box that is best, improved for some points that lie far out; or as it is; or a ball. */
static capsule find_capsule(lh_cloud *c, const lh_extent *e)
{
    lh_cloud far_out;
    const lh_axes box = lh_find_axes(c, e, &far_out);
    lh_axes best = box;
    double least = __builtin_inf();
    for (int k = 0; k < 3; k++) {
        const lh_axes turned = lh_axes_along(box.axis[k]);
        const double volume = volume_along_third(&far_out, &turned);
        best = volume < least ? turned : best;
        least = volume < least ? volume : least;
    }
    const lh_axes given = best;
    lh_improve(&far_out, &best, volume_along_third, 2, HALVINGS);
    const capsule found = smaller(capsule_along(c, best.axis[2]), capsule_along(c, given.axis[2]));
    return smaller(found, ball_as_capsule(c));
}

/* The distances from the segment of floats, each to some point of it and so not below the least. With d the difference
 * of a point from a, off by 2^-53 of itself, and t in [0, 1], what is computed of d - t (b - a) is off by less than
 * 4 * 2^-53 of |d| + |b - a| on each axis; its length with the radius by 6 * 2^-53 of itself. */
static double reach_around(lh_cloud *c, const double along[3])
{
    double most = 0, apart = 0;
    const double square = lh_dot(along, along), length = lh_root(square),
                 inverse = square > 0 ? 1 / square : 0;
    for (lh_rewind(c); lh_next(c);) {
        double reach[LH_STRETCH], size[LH_STRETCH];
        for (size_t i = 0; i < lh_padded(c->count); i++) {
            const double from[3] = {c->x[0][i], c->x[1][i], c->x[2][i]}, foot = lh_dot(from, along) * inverse,
                         above = foot > 0 ? foot : 0, t = above < 1 ? above : 1,
                         off[3] = {from[0] - t * along[0], from[1] - t * along[1], from[2] - t * along[2]};
            reach[i] = __builtin_sqrt(lh_dot(off, off)) + c->radius[i];
            size[i] = __builtin_fabs(from[0]) + __builtin_fabs(from[1]) + __builtin_fabs(from[2]);
        }
        const double here = lh_greatest(reach, lh_padded(c->count)),
                     far = lh_greatest(size, lh_padded(c->count));
        most = here > most ? here : most;
        apart = far > apart ? far : apart;
    }
    return most * (1 + 0x1p-50) + (apart + length) * 0x1p-49;
}

static void bound_by_capsule(lh_cloud *c, const lh_extent *e, float *bound)
{
    lh_frame frame = lh_frame_of(e);
    double along[3];
    lh_cloud_in(c, &frame);
    const capsule found = find_capsule(c, e);
    for (int axis = 0; axis < 3; axis++) {
        bound[axis] = lh_rounded(found.a[axis] / frame.scale + frame.origin[axis], LH_TO_NEAREST);
        bound[3 + axis] = lh_rounded(found.b[axis] / frame.scale + frame.origin[axis], LH_TO_NEAREST);
    }
    frame = lh_as_it_is;
    for (int axis = 0; axis < 3; axis++) {
        frame.origin[axis] = (double)bound[axis];
        along[axis] = (double)bound[3 + axis] - (double)bound[axis];
    }
    lh_cloud_in(c, &frame);
    bound[6] = lh_rounded(reach_around(c, along), LH_UP);
}

lh_status lh_pack_capsules_around(const lh_sets *sets, float *columns, lh_capsules *packed)
{
    const lh_bound_kind kind = {lh_the_shape_capsules, bound_by_capsule, 6, 1, -1, 0};
    return lh_bound_sets(LH_FUNCTION_pack_capsules_around, sets, &kind, columns, packed);
}
