#include "place.h"

#include <math.h>

#include "floats.h"

/* Drafts have coordinates up to 64 and differences down to 1 in integers; with exponents of -30 to 30 they
 * stay between 2^-40 and 2^40. */
enum { LEAST_EXPONENT = -30, MOST_EXPONENT = 30 };

static void scale_all(place *p, double scale)
{
    for (int axis = 0; axis < 3; axis++)
        p->scale[axis] = scale;
}

/* In units of the draft. */
static void move_each(place *p, stream *s, double reach)
{
    for (int axis = 0; axis < 3; axis++)
        p->offset[axis] = draw_real(s, -reach, reach) * p->scale[axis];
}

static void turn_each(place *p, stream *s)
{
    for (int axis = 0; axis < 3; axis++)
        p->offset[axis] *= draw_sign(s);
}

static double draw_any_scale(stream *s, int low, int high)
{
    double significand = draw_real(s, 0.5, 1.0);
    return significand * draw_power(s, low, high);
}

place draw_place(source *from, locality l)
{
    stream *s = &from->own;
    stream *shared = &from->shared;
    place p = {.tempo = 1.0};
    int furthest;
    switch (l) {
    case GRID:
        scale_all(&p, draw_power(s, LEAST_EXPONENT, MOST_EXPONENT - 12));
        furthest = draw_integer(s, 0, 1) * 4096;
        for (int axis = 0; axis < 3; axis++)
            p.offset[axis] = draw_integer(s, -furthest, furthest) * p.scale[axis];
        p.tempo = draw_power(shared, -8, 8);
        break;
    case ANYWHERE:
        scale_all(&p, draw_any_scale(s, LEAST_EXPONENT, MOST_EXPONENT));
        move_each(&p, s, 16.0);
        p.tempo = draw_any_scale(shared, -8, 8);
        break;
    case FAR_AWAY:
        scale_all(&p, draw_any_scale(s, LEAST_EXPONENT, 10));
        move_each(&p, s, draw_power(s, 4, 22));
        p.tempo = draw_any_scale(shared, -8, 8);
        break;
    case STRETCHED:
        for (int axis = 0; axis < 3; axis++)
            p.scale[axis] = draw_any_scale(s, -38, 34);
        move_each(&p, s, draw_power(s, -8, 4));
        p.tempo = draw_any_scale(shared, -4, 4);
        break;
    case SMALLEST:
        scale_all(&p, draw_any_scale(s, -63, -40));
        for (int axis = 0; axis < 3; axis++)
            p.offset[axis] = draw_real(s, 0x1p-40, 0x1p-39);
        turn_each(&p, s);
        p.tempo = draw_any_scale(shared, 0, 60);
        break;
    case LARGEST:
        scale_all(&p, draw_any_scale(s, 33, 34));
        p.tempo = draw_any_scale(shared, -70, 0);
        break;
    case UNMOVED:
        scale_all(&p, 1.0);
        break;
    case SLOW:
        scale_all(&p, draw_power(s, LEAST_EXPONENT, 0));
        p.tempo = draw_power(shared, -120, -20);
        break;
    case BELOW:
        scale_all(&p, draw_any_scale(s, -149, -46));
        p.tempo = draw_power(shared, 0, 40);
        break;
    case ABOVE:
        scale_all(&p, draw_power(s, 41, 56));
        p.tempo = draw_power(shared, -50, -30);
        break;
    case FAR_ABOVE:
        scale_all(&p, draw_power(s, 60, 119));
        p.tempo = draw_power(shared, -96, -84);
        break;
    }
    return p;
}

/* x, y and z are 0, 1 and 2; so are the velocities, normals and directions along them. */
static int axis_of(char kind)
{
    return kind >= 'x' ? kind - 'x' : kind >= 'u' ? kind - 'u' : kind >= 'l' ? kind - 'l' : kind - 'i';
}

static int is_direction(char kind)
{
    return kind >= 'i' && kind <= 'k';
}

static int is_velocity(char kind)
{
    return kind >= 'u' && kind <= 'w';
}

static int is_normal(char kind)
{
    return kind >= 'l' && kind <= 'n';
}

/* Of a plane with this normal. */
static double put_offset(double offset, const double *normal, const place *p)
{
    for (int axis = 0; axis < 3; axis++)
        offset += normal[axis] / p->scale[axis] * p->offset[axis];
    return offset;
}

static float put_one(double x, char kind, const place *p)
{
    if (kind == 't')
        return nearest_float(x / p->tempo);
    if (kind == 'q')
        return nearest_float(x);
    if (kind == 'r')
        return nearest_float(x * p->scale[0]);
    if (is_normal(kind))
        return nearest_float(x / p->scale[axis_of(kind)]);
    if (is_direction(kind) || is_velocity(kind))
        return nearest_float(x * p->scale[axis_of(kind)] * p->tempo);
    return nearest_float(x * p->scale[axis_of(kind)] + p->offset[axis_of(kind)]);
}

void put(const double *draft, const char *layout, const place *p, float *floats)
{
    for (int i = 0; layout[i]; i++)
        floats[i] = layout[i] == 'd' ? nearest_float(put_offset(draft[i], draft + i - 3, p))
                                     : put_one(draft[i], layout[i], p);
}

void scatter(stream *s, int count, float *floats)
{
    for (int i = 0; i < count; i++)
        floats[i] *= (float)draw_power(s, LEAST_EXPONENT, MOST_EXPONENT);
}

void order_box(float *min, float *max)
{
    for (int axis = 0; axis < 3; axis++)
        if (min[axis] > max[axis]) {
            float swapped = min[axis];
            min[axis] = max[axis];
            max[axis] = swapped;
        }
}

static double largest_in_range(char kind, locality where)
{
    const int is_above = where == ABOVE || where == FAR_ABOVE;
    if (!is_above || is_direction(kind) || is_velocity(kind) || is_normal(kind))
        return largest_promised;
    return kind == 'r' ? largest_bounded_radius : largest_bounded_coordinate;
}

/* n.x with both in range; nothing is asked of small ones. */
static const float largest_offset = 0x1p82f;

void keep_in_range(float *floats, const char *layout, locality where)
{
    for (int i = 0; layout[i]; i++) {
        const int may_be_small =
            where == BELOW || (is_direction(layout[i]) && fabsf(floats[i]) < smallest_promised);
        if (layout[i] == 'd')
            floats[i] = fminf(fmaxf(floats[i], -largest_offset), largest_offset);
        else if (layout[i] != 't' && !may_be_small)
            floats[i] = promised_up_to(largest_in_range(layout[i], where), floats[i]);
    }
}

void turn_inside_out(stream *s, float *min, const float *max, float *radius)
{
    const int axis = draw_integer(s, 0, 3);
    if (axis == 3)
        *radius = -1.0f - *radius;
    else
        min[axis] = draw_one_in(s, 2) ? neighbour(max[axis], 1) : 2.0f * fabsf(max[axis]) + 1.0f;
}
