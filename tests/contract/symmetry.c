/* What holds of a pair holds of its mirror image and with the axes exchanged. */
#include "table.h"

static float reflect(float value, int axis, unsigned mirrored)
{
    return mirrored >> axis & 1 ? -value : value;
}

static int turned(int axis, int turns)
{
    return (axis + turns) % TURNS;
}

/* from and to: x, y, z of one point or direction. */
static void transform_point(const float *from, int turns, unsigned mirrored, float *to)
{
    for (int axis = 0; axis < 3; axis++) {
        const int target = turned(axis, turns);
        to[target] = reflect(from[axis], target, mirrored);
    }
}

static void transform_box(const float *from, int turns, unsigned mirrored, float *to)
{
    transform_point(from, turns, mirrored, to);
    transform_point(from + 3, turns, mirrored, to + 3);
    for (int axis = 0; axis < 3; axis++)
        if (mirrored >> axis & 1) {
            const float min = to[axis + 3];
            to[axis + 3] = to[axis];
            to[axis] = min;
        }
}

/* A shape other than a box is some points, or directions, and then numbers that stay as they are. */
static void transform_shape(shape s, const float *from, int turns, unsigned mirrored, float *to)
{
    if (s == SHAPE_BOX) {
        transform_box(from, turns, mirrored, to);
        return;
    }
    const size_t components = shape_components(s), point_components = components - components % 3;
    for (size_t c = 0; c < point_components; c += 3)
        transform_point(from + c, turns, mirrored, to + c);
    for (size_t c = point_components; c < components; c++)
        to[c] = from[c];
}

/* A normal is +1, -1, +2, -2, +3, -3 for +x, -x, +y, -y, +z, -z, and 0 for none. */
static int8_t transform_normal(int8_t normal, int turns, unsigned mirrored)
{
    if (normal == 0)
        return 0;
    const int target = turned((normal > 0 ? normal : -normal) - 1, turns);
    const int positive = (normal > 0) ^ (int)(mirrored >> target & 1);
    return (int8_t)(positive ? target + 1 : -(target + 1));
}

void transform_rows(const table *t, int turns, unsigned mirrored, row *rows)
{
    for (size_t i = 0; i < t->count; i++) {
        rows[i] = t->rows[i];
        size_t first = 0;
        for (size_t k = 0; k < t->test->operands; k++) {
            const shape s = t->test->shapes[k];
            transform_shape(s, t->rows[i].shapes + first, turns, mirrored, rows[i].shapes + first);
            first += shape_components(s);
        }
        rows[i].expected.normal = transform_normal(t->rows[i].expected.normal, turns, mirrored);
    }
}
