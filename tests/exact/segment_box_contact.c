#include "segment_box_contact.h"

#include <math.h>
#include <string.h>

/* ---- Apart -------------------------------------------------------------------------------------------- */

static double clamped(double a, double low, double high)
{
    return fmin(fmax(a, low), high);
}

static double way_on(const segment_and_box *c, int axis)
{
    return c->end[axis] - c->start[axis];
}

double length_of_segment(const segment_and_box *c)
{
    return sqrt(way_on(c, 0) * way_on(c, 0) + way_on(c, 1) * way_on(c, 1) + way_on(c, 2) * way_on(c, 2));
}

static double beyond_at(const segment_and_box *c, int axis, double time)
{
    const double at = c->start[axis] + time * way_on(c, axis);
    return at - clamped(at, c->min[axis], c->max[axis]);
}

static double slope_at(const segment_and_box *c, double time)
{
    double slope = 0.0;
    for (int axis = 0; axis < 3; axis++)
        slope += way_on(c, axis) * beyond_at(c, axis, time);
    return slope;
}

/* The square of the distance is convex, and a parabola between two crossings of planes. */
static double nearest_time(const segment_and_box *c)
{
    double from = 0.0, to = 1.0, rate = 0.0, slope = 0.0;
    for (int plane = 0; plane < 6; plane++) {
        const int axis = plane % 3;
        const double time = ((plane < 3 ? c->min : c->max)[axis] - c->start[axis]) / way_on(c, axis);
        if (time > from && time < to)
            *(slope_at(c, time) < 0.0 ? &from : &to) = time;
    }
    const double middle = 0.5 * from + 0.5 * to;
    for (int axis = 0; axis < 3; axis++) {
        const double beyond = beyond_at(c, axis, middle);
        rate += beyond != 0.0 ? way_on(c, axis) * way_on(c, axis) : 0.0;
        slope += way_on(c, axis) * beyond;
    }
    return rate > 0.0 ? clamped(middle - slope / rate, from, to) : from;
}

/* ---- In each other ------------------------------------------------------------------------------------ */

typedef struct way_out {
    double outwards[3], depth;
} way_out;

/* Along a direction of any length, infinite if that is 0; as seen from the start. */
static way_out way_along(const segment_and_box *c, const double *direction)
{
    way_out out = {.depth = 0.0};
    double length = 0.0, of_box = 0.0, of_end = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double d = direction[axis], start = c->start[axis];
        length += d * d;
        of_box += fmax(d * (c->min[axis] - start), d * (c->max[axis] - start));
        of_end += d * way_on(c, axis);
    }
    length = sqrt(length);
    for (int axis = 0; axis < 3; axis++)
        out.outwards[axis] = direction[axis] / length;
    out.depth = length > 0.0 ? (of_box - fmin(of_end, 0.0)) / length : INFINITY;
    return out;
}

enum { WAYS_OUT = 12 };

static void find_ways_out(const segment_and_box *c, way_out *out)
{
    for (int k = 0; k < WAYS_OUT; k++) {
        const int axis = k / 2 % 3, u = (axis + 1) % 3, w = (axis + 2) % 3;
        const double sign = k % 2 == 0 ? 1.0 : -1.0;
        double direction[3] = {0.0};
        if (k < 6) {
            direction[axis] = sign;
        } else {
            direction[u] = sign * way_on(c, w);
            direction[w] = -sign * way_on(c, u);
        }
        out[k] = way_along(c, direction);
    }
}

static double between(const way_out *a, const way_out *b)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++)
        squared += (a->outwards[axis] - b->outwards[axis]) * (a->outwards[axis] - b->outwards[axis]);
    return sqrt(squared);
}

/* There is one normal, with room to spare, unless another way out is about as short. */
static int is_alone(const segment_and_box *c, const way_out *out, const way_out *shortest)
{
    const double room = 0x1p-16 * (shortest->depth + c->size);
    for (int k = 0; k < WAYS_OUT; k++)
        if (out[k].depth - shortest->depth < room && between(&out[k], shortest) > 0x1p-30)
            return 0;
    return 1;
}

void see_segment_and_box(const segment_and_box *c, contact_sight *seen)
{
    way_out out[WAYS_OUT];
    double on_segment[3], on_box[3];
    const double time = nearest_time(c);
    for (int axis = 0; axis < 3; axis++) {
        on_segment[axis] = c->start[axis] + time * way_on(c, axis);
        on_box[axis] = on_segment[axis] - beyond_at(c, axis, time);
    }
    see_points(on_segment, on_box, seen);
    seen->size = c->size;
    find_ways_out(c, out);
    const way_out *shortest = out;
    for (int k = 1; k < WAYS_OUT; k++)
        shortest = out[k].depth < shortest->depth ? &out[k] : shortest;
    if (shortest->depth < 0.0)
        return;
    seen->distance = -shortest->depth;
    seen->has_one_normal = is_alone(c, out, shortest);
    for (int axis = 0; axis < 3; axis++)
        seen->normal[axis] = -shortest->outwards[axis];
}
