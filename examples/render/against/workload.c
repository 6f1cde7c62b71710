#include "workload.h"

#include <stdlib.h>

#include "../../demo/fail.h"
#include "../../demo/random.h"
#include "../light.h"

static const float lift = 1e-4F;

static ray_list list_make(size_t room)
{
    return (ray_list){allocate(room, sizeof(ray)), 0};
}

static void append(ray_list *l, vec3 origin, vec3 direction)
{
    l->rays[l->count++] = (ray){origin, direction, INFINITY};
}

/* From where the ray of the camera met the triangle, on the side that it came from. */
static void go_on(workload *w, const mesh *m, const ray *r, const hit *h, vec3 sun, uint64_t *random)
{
    const triangle t = mesh_triangle(m, h->triangle);
    const vec3 normal = vec3_normalized(vec3_cross(vec3_sub(t.b, t.a), vec3_sub(t.c, t.a)));
    const vec3 side = vec3_dot(normal, r->dir) > 0 ? vec3_scale(normal, -1) : normal;
    const vec3 from = vec3_add(ray_at(r, h->t), vec3_scale(side, lift));
    if (vec3_dot(side, sun) > 0)
        append(&w->shadow, from, sun);
    append(&w->bounce, from, diffuse_direction(side, random));
}

workload workload_make(const mesh *m, size_t pixels_across, const tracer *by, const tree *t)
{
    const scene s = scene_of(m, t, by, 0, 1);
    const picture p = {pixels_across, pixels_across, NULL};
    const size_t count = pixels_across * pixels_across;
    workload w = {list_make(count), list_make(count), list_make(count)};
    uint64_t random = 1;
    for (size_t i = 0; i < count; i++) {
        const ray r = camera_center_ray(&s.camera, &p, i % pixels_across, i / pixels_across);
        const hit h = by->closest(t, &r);
        append(&w.camera, r.origin, r.dir);
        if (h.t < INFINITY)
            go_on(&w, m, &r, &h, s.sun, &random);
    }
    return w;
}

void workload_free(workload *w)
{
    free(w->camera.rays);
    free(w->shadow.rays);
    free(w->bounce.rays);
}

static vec3 random_point(uint64_t *random, float half)
{
    const float x = random_float(random, -half, half), y = random_float(random, -half, half);
    return (vec3){x, y, random_float(random, -half, half)};
}

mesh soup_make(size_t count)
{
    static const float half_side = 0.01F;
    mesh m = {.positions = allocate(count, sizeof(triangle)),
              .corners = allocate(count, sizeof *m.corners),
              .position_count = 3 * count,
              .count = count,
              .bounds = box_empty()};
    uint64_t random = 1;
    for (size_t i = 0; i < count; i++) {
        const vec3 center = random_point(&random, 0.5F);
        for (uint32_t k = 0; k < 3; k++) {
            const uint32_t number = 3 * (uint32_t)i + k;
            m.corners[i].at[k] = number;
            m.positions[number] = vec3_add(center, random_point(&random, half_side));
        }
        const triangle t = mesh_triangle(&m, i);
        m.bounds = box_join(m.bounds, triangle_bounds(&t));
    }
    return m;
}
