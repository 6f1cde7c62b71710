#include "swarm.h"

#include <stdlib.h>

#include "fail.h"
#include "random.h"

enum { BOXES_EACH_SQUARE = 6, LEAST_STEP = 64, MOST_STEP = 512 };

static const float swing = 0.02F; /* to either side; the mesh is 1 long */
static const float share = 0.8F;  /* of a square's side that a box takes */

static double area(triangle t)
{
    return (double)vec3_length(vec3_cross(vec3_sub(t.b, t.a), vec3_sub(t.c, t.a))) / 2;
}

/* For each triangle, the area of all up to and with it. To be freed. */
static double *areas_so_far(const mesh *m)
{
    double *areas = allocate(m->count, sizeof *areas), all = 0;
    for (size_t i = 0; i < m->count; i++)
        areas[i] = all += area(mesh_triangle(m, i));
    return areas;
}

/* The first triangle with which the areas are above the given one. */
static size_t triangle_at(const double *areas, size_t count, double wanted)
{
    size_t low = 0, high = count - 1;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (areas[middle] > wanted)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Evenly over the triangle: the half of the square beyond its diagonal is turned back. */
static vec3 point_on(triangle t, uint64_t *random)
{
    float u = random_float(random, 0, 1), v = random_float(random, 0, 1);
    if (u + v > 1) {
        u = 1 - u;
        v = 1 - v;
    }
    const vec3 along_b = vec3_scale(vec3_sub(t.b, t.a), u), along_c = vec3_scale(vec3_sub(t.c, t.a), v);
    return vec3_add(t.a, vec3_add(along_b, along_c));
}

swarm swarm_make(const mesh *m, unsigned fineness)
{
    swarm s = {.count = (size_t)fineness * fineness * BOXES_EACH_SQUARE, .size = share / (float)fineness};
    s.members = allocate(s.count, sizeof *s.members);
    double *areas = areas_so_far(m);
    uint64_t random = 3;
    for (size_t i = 0; i < s.count; i++) {
        swinging *one = &s.members[i];
        const double wanted = (double)random_float(&random, 0, 1) * areas[m->count - 1];
        one->place = point_on(mesh_triangle(m, triangle_at(areas, m->count, wanted)), &random);
        for (int k = 0; k < 3; k++) {
            one->phase[k] = (uint16_t)random_bits(&random);
            one->step[k] = (uint16_t)random_integer(&random, LEAST_STEP, MOST_STEP);
        }
    }
    free(areas);
    return s;
}

void swarm_free(swarm *s)
{
    free(s->members);
}

/* From -1 to 1 in one half of a turn, and back in the other. */
static float zigzag(uint16_t phase)
{
    const int32_t up = phase < 0x8000 ? phase : 0x10000 - phase;
    return (float)(up - 0x4000) / 0x4000;
}

void swarm_move(const swarm *s, size_t count, uint32_t frame, packed_boxes *boxes)
{
    const vec3 half = {s->size / 2, s->size / 2, s->size / 2};
    for (size_t i = 0; i < count; i++) {
        const swinging *one = &s->members[i];
        float off[3];
        for (int k = 0; k < 3; k++)
            off[k] = swing * zigzag((uint16_t)(one->phase[k] + frame * one->step[k]));
        const vec3 center = vec3_add(one->place, (vec3){off[0], off[1], off[2]});
        packed_boxes_set(boxes, i, &(box){vec3_sub(center, half), vec3_add(center, half)});
    }
}
