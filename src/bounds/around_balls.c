/* lh_pack_spheres_around and lh_pack_smallest_spheres_around. */
#include "ball.h"
#include "description/status.h"
#include "lanes/rounding.h"

/* Ritter's ball. Over a point outside it grows by half of what that reaches out, towards it. */
static void grow_over(lh_ball *b, const lh_cloud *c)
{
    for (size_t i = 0; i < c->count; i++) {
        const double to[3] = {c->x[0][i] - b->x[0], c->x[1][i] - b->x[1], c->x[2][i] - b->x[2]},
                     square = lh_dot(to, to), within = b->radius - c->radius[i];
        if (within >= 0 && square <= within * within)
            continue;
        const double distance = lh_root(square), out = distance - within;
        if (c->radius[i] >= distance + b->radius)
            *b = (lh_ball){{c->x[0][i], c->x[1][i], c->x[2][i]}, c->radius[i]};
        else if (out > 0) {
            for (int axis = 0; axis < 3; axis++)
                b->x[axis] += out / (2 * distance) * to[axis];
            b->radius += out / 2;
        }
    }
}

static lh_ball ritter(lh_cloud *c)
{
    const double middle[3] = {0, 0, 0};
    double distance;
    const lh_ball one = lh_farthest(c, middle, NULL, &distance),
                  other = lh_farthest(c, one.x, NULL, &distance);
    lh_ball around = one;
    lh_cloud two;
    lh_cloud_of_some(&two, c);
    lh_cloud_add(&two, other.x, other.radius);
    grow_over(&around, &two);
    for (lh_rewind(c); lh_next(c);)
        grow_over(&around, c);
    return around;
}

/* The centre as floats, and from there the least radius that contains all. A difference of floats in doubles is off by
 * 2^-53 of itself, a sum of three squares by less than 5 * 2^-53, its root with a radius by less than 5 * 2^-53 in all.
 * */
static void write_ball(lh_cloud *c, const lh_ball *around, float *bound)
{
    lh_frame from = lh_as_it_is;
    double reach;
    for (int axis = 0; axis < 3; axis++) {
        bound[axis] = lh_rounded(around->x[axis] / c->frame.scale + c->frame.origin[axis], LH_TO_NEAREST);
        from.origin[axis] = (double)bound[axis];
    }
    const double here[3] = {0, 0, 0};
    lh_cloud_in(c, &from);
    lh_farthest(c, here, NULL, &reach);
    bound[3] = lh_rounded(reach * (1 + 0x1p-50), LH_UP);
}

static void bound_by_ritter(lh_cloud *c, const lh_extent *e, float *bound)
{
    const lh_frame frame = lh_frame_of(e);
    lh_cloud_in(c, &frame);
    const lh_ball around = ritter(c);
    write_ball(c, &around, bound);
}

static void bound_by_smallest(lh_cloud *c, const lh_extent *e, float *bound)
{
    const lh_frame frame = lh_frame_of(e);
    lh_cloud_in(c, &frame);
    const lh_ball around = lh_smallest_ball(c, NULL);
    write_ball(c, &around, bound);
}

static lh_status pack_balls(int function, const lh_sets *sets, lh_bound *bound, float *columns,
                            lh_spheres *packed)
{
    const lh_bound_kind kind = {lh_the_shape_spheres, bound, 3, 1, -1, 0};
    return lh_bound_sets(function, sets, &kind, columns, packed);
}

lh_status lh_pack_spheres_around(const lh_sets *sets, float *columns, lh_spheres *packed)
{
    return pack_balls(LH_FUNCTION_pack_spheres_around, sets, bound_by_ritter, columns, packed);
}

lh_status lh_pack_smallest_spheres_around(const lh_sets *sets, float *columns, lh_spheres *packed)
{
    return pack_balls(LH_FUNCTION_pack_smallest_spheres_around, sets, bound_by_smallest, columns, packed);
}
