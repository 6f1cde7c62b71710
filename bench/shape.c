#include "shape.h"

static void draw_point(random_state *r, const float centre[3], float spread, float *point)
{
    for (size_t axis = 0; axis < 3; axis++)
        point[axis] = centre[axis] + random_between(r, -spread, spread);
}

static const float origin[3] = {0.0f, 0.0f, 0.0f};

static void draw_sphere(random_state *r, const float centre[3], float spread, float *element)
{
    draw_point(r, centre, spread, element);
    element[3] = random_between(r, 0.25f, 1.0f);
}

/* The centroid is at the place that was drawn, so that a triangle of any shape can be hit. */
static void draw_triangle(random_state *r, const float centre[3], float spread, float *element)
{
    float place[3];
    draw_point(r, centre, spread, place);
    for (size_t vertex = 0; vertex < 3; vertex++)
        draw_point(r, origin, 1.0f, element + 3 * vertex);
    for (size_t axis = 0; axis < 3; axis++) {
        const float centroid = (element[axis] + element[3 + axis] + element[6 + axis]) / 3.0f;
        for (size_t vertex = 0; vertex < 3; vertex++)
            element[3 * vertex + axis] += place[axis] - centroid;
    }
}

static void draw_box_of_size(random_state *r, const float centre[3], float spread, float low, float high,
                             float *element)
{
    float place[3];
    draw_point(r, centre, spread, place);
    for (size_t axis = 0; axis < 3; axis++) {
        const float half = random_between(r, low, high);
        element[axis] = place[axis] - half;
        element[3 + axis] = place[axis] + half;
    }
}

static void draw_box(random_state *r, const float centre[3], float spread, float *element)
{
    draw_box_of_size(r, centre, spread, 0.25f, 1.0f, element);
}

static void draw_large_box(random_state *r, const float centre[3], float spread, float *element)
{
    draw_box_of_size(r, centre, spread, 1.0f, 2.0f, element);
}

static void draw_small_box(random_state *r, const float centre[3], float spread, float *element)
{
    draw_box_of_size(r, centre, spread, 0.25f, 0.5f, element);
}

/* From anywhere around, through the place that was drawn, at t = 1. */
static void draw_ray(random_state *r, const float centre[3], float spread, float *element)
{
    float place[3];
    draw_point(r, centre, spread, place);
    draw_point(r, origin, 8.0f, element + 3);
    for (size_t axis = 0; axis < 3; axis++) {
        element[axis] = place[axis] - element[3 + axis];
        element[6 + axis] = 1.0f / element[3 + axis];
    }
}

static void draw_moving_box(random_state *r, const float centre[3], float spread, float *element)
{
    draw_box(r, centre, spread, element);
    draw_point(r, origin, 8.0f, element + 6);
    const float arrival = random_between(r, 0.0f, 1.0f);
    for (size_t axis = 0; axis < 3; axis++) {
        element[axis] -= arrival * element[6 + axis];
        element[3 + axis] -= arrival * element[6 + axis];
    }
}

static void draw_slow_box(random_state *r, const float centre[3], float spread, float *element)
{
    draw_box(r, centre, spread, element);
    draw_point(r, origin, 0.25f, element + 6);
}

const shape sphere_shape = {4, draw_sphere};
const shape triangle_shape = {9, draw_triangle};
const shape box_shape = {6, draw_box};
const shape large_box_shape = {6, draw_large_box};
const shape small_box_shape = {6, draw_small_box};
const shape ray_shape = {9, draw_ray};
const shape moving_box_shape = {9, draw_moving_box};
const shape slow_box_shape = {9, draw_slow_box};

operand operand_slice(const operand *o, size_t first, size_t count)
{
    operand slice = *o;
    if (o->count == 1)
        return slice;
    slice.count = count;
    if (o->index) {
        slice.index = (const uint32_t *)((const char *)o->index + first * o->index_stride);
        return slice;
    }
    for (size_t k = 0; k < COLUMNS_MAX; k++)
        if (o->column[k])
            slice.column[k] = (const float *)((const char *)o->column[k] + first * o->stride);
    return slice;
}
