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

/* The axis of a rotation keeps its place, but in a mirror the rotation goes the other way round. */
static void transform_rotation(const float *from, int turns, unsigned mirrored, float *to)
{
    const int is_reversed = (mirrored ^ mirrored >> 1 ^ mirrored >> 2) & 1;
    transform_point(from, turns, is_reversed ? ~mirrored : mirrored, to);
    to[3] = from[3];
}

/* Half extents follow their axes. */
static void transform_obb(const float *from, int turns, unsigned mirrored, float *to)
{
    transform_point(from, turns, mirrored, to);
    transform_point(from + 3, turns, 0, to + 3);
    transform_rotation(from + 6, turns, mirrored, to + 6);
}

static void transform_pose(const float *from, int turns, unsigned mirrored, float *to)
{
    transform_point(from, turns, mirrored, to);
    transform_rotation(from + 3, turns, mirrored, to + 3);
}

/* A shape other than a box is some points, or directions, and then numbers that stay as they are. */
static void transform_shape(const lh_shape *shape, const float *from, int turns, unsigned mirrored, float *to)
{
    if (shape == &lh_shape_aabbs) {
        transform_box(from, turns, mirrored, to);
        return;
    }
    if (shape == &lh_shape_obbs) {
        transform_obb(from, turns, mirrored, to);
        return;
    }
    if (shape == &lh_shape_poses) {
        transform_pose(from, turns, mirrored, to);
        return;
    }
    const unsigned point_components = shape->arrays - shape->arrays % 3;
    for (unsigned c = 0; c < point_components; c += 3)
        transform_point(from + c, turns, mirrored, to + c);
    for (unsigned c = point_components; c < shape->arrays; c++)
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

/* Of the results those that are vectors; the others stay as they are. */
static void transform_vectors(const lh_query *query, const float *from, int turns, unsigned mirrored,
                              float *to)
{
    for (unsigned k = 0, next_float = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role != LH_OUTPUT || kind->bits != 32)
            continue;
        const int is_vector = kind->is_vector;
        if (is_vector)
            transform_point(from + next_float, turns, mirrored, to + next_float);
        next_float += is_vector ? 3 : 1;
        k += is_vector ? 2 : 0;
    }
}

void transform_rows(const table *t, int turns, unsigned mirrored, row *rows)
{
    const lh_query *query = &lh_queries[t->query];
    for (size_t i = 0; i < t->count; i++) {
        rows[i] = t->rows[i];
        const float *from = t->rows[i].components;
        float *to = rows[i].components;
        for (unsigned k = 0; k < query->arguments; k++) {
            const lh_shape *shape = lh_kind_of(query, k)->shape;
            if (lh_kind_of(query, k)->role != LH_VIEW)
                continue;
            transform_shape(shape, from, turns, mirrored, to);
            from += shape->arrays;
            to += shape->arrays;
        }
        transform_vectors(query, t->rows[i].expected.floats, turns, mirrored, rows[i].expected.floats);
        rows[i].expected.normal = transform_normal(t->rows[i].expected.normal, turns, mirrored);
    }
}

void transform_set(const table *t, int turns, unsigned mirrored, float *set)
{
    const lh_query *query = &lh_queries[t->query];
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_shape *shape = lh_kind_of(query, k)->shape;
        for (size_t i = 0; lh_kind_of(query, k)->role == LH_SET && i < t->set_size; i++)
            transform_shape(shape, t->set + i * shape->arrays, turns, mirrored, set + i * shape->arrays);
    }
}
