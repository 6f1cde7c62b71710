#include "box_contact.h"

#include <math.h>

void write_box_contact(box_contact *c, const term beyond[3], term reach)
{
    formula *f = &c->f;
    const term zero = difference(f, beyond[0], beyond[0]);
    term distance = 0;
    for (int axis = 0; axis < 3; axis++) {
        const term gap = square(f, larger(f, beyond[axis], zero));
        distance = axis == 0 ? gap : sum(f, distance, gap);
        c->depth[axis] = negative(f, beyond[axis]);
        c->lacking[axis] = sum(f, c->depth[axis], reach);
    }
    c->reach = reach;
    c->separation = difference(f, distance, square(f, reach));
}

/* With a reach below 0, the centre has to be as deep inside on each axis. */
int box_is_reached(box_contact *c)
{
    if (sign_of(&c->f, c->reach) >= 0)
        return sign_of(&c->f, c->separation) <= 0;
    for (int axis = 0; axis < 3; axis++)
        if (sign_of(&c->f, c->lacking[axis]) < 0)
            return 0;
    return 1;
}

void see_straight_box(const double *centre, const double *min, const double *max, contact_sight *seen)
{
    double on_box[3], way_out[3], least = INFINITY, second = INFINITY;
    int nearest = 0;
    for (int axis = 0; axis < 3; axis++) {
        on_box[axis] = fmin(fmax(centre[axis], min[axis]), max[axis]);
        const double down = centre[axis] - min[axis], up = max[axis] - centre[axis], depth = fmin(up, down);
        way_out[axis] = up <= down ? up : -down;
        second = fmin(second, fmax(depth, fmin(least, fmax(up, down))));
        nearest = depth < least ? axis : nearest;
        least = fmin(depth, least);
    }
    see_points(centre, on_box, seen);
    seen->size = 0.0;
    if (seen->distance > 0.0)
        return;
    seen->distance = -least;
    seen->has_one_normal = second - least > 0x1p-16 * second;
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = axis != nearest ? 0.0 : way_out[axis] < 0.0 ? 1.0 : -1.0;
}

double off_surface(const double *min, const double *max, const double *point)
{
    double outside = 0.0, depth = INFINITY;
    for (int axis = 0; axis < 3; axis++) {
        const double off = point[axis] - fmin(fmax(point[axis], min[axis]), max[axis]);
        outside += off * off;
        depth = fmin(depth, fmin(point[axis] - min[axis], max[axis] - point[axis]));
    }
    return outside > 0.0 ? sqrt(outside) : depth;
}

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

void see_box(const double *centre, const double *half, const double axes[3][3], contact_sight *seen)
{
    double on_box[3] = {0.0}, depth[3], outside = 0.0;
    int nearest = 0;
    for (int k = 0; k < 3; k++) {
        const double at = dot(centre, axes[k]), clamped = fmin(fmax(at, -half[k]), half[k]);
        depth[k] = half[k] - fabs(at);
        outside += (at - clamped) * (at - clamped);
        nearest = depth[k] < depth[nearest] ? k : nearest;
        for (int axis = 0; axis < 3; axis++)
            on_box[axis] += clamped * axes[k][axis];
    }
    if (outside > 0.0) {
        see_points(centre, on_box, seen);
        return;
    }
    const double side = dot(centre, axes[nearest]) < 0.0 ? -1.0 : 1.0;
    seen->distance = -depth[nearest];
    seen->has_one_normal = 0;
    for (int axis = 0; axis < 3; axis++) {
        seen->on_a[axis] = centre[axis];
        seen->normal[axis] = -side * axes[nearest][axis];
    }
    const double other = fmin(depth[(nearest + 1) % 3], depth[(nearest + 2) % 3]);
    const double opposite = 2.0 * half[nearest] - depth[nearest],
                 size = dot(half, half) + dot(centre, centre);
    seen->has_one_normal = fmin(other, opposite) - depth[nearest] > 0x1p-16 * sqrt(size);
}
