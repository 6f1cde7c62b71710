/* The times at which a ray is in a ball. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_SPHERE_H
#define LANEHIT_SRC_KERNELS_RAYCAST_SPHERE_H

#include "chord.h"
#include "ray.h"

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct raycast_sphere_once {
    ray_columns rays;
    sphere_columns spheres;
    sphere_ray line;      /* of one ray */
    interval limits;      /* likewise */
    v3 centre;            /* of one sphere */
    padded_radius radius; /* likewise */
    float *t_enter, *t_exit;
} raycast_sphere_once;

LH_INLINE void raycast_sphere_prepare(raycast_sphere_once *once, unsigned one,
                                      const raycast_sphere_arguments *of)
{
    once->rays = columns_of_rays(of->rays);
    once->spheres = columns_of_spheres(of->spheres);
    once->t_enter = of->t_enter;
    once->t_exit = of->t_exit;
    if (one & ONE_FIRST) {
        const ray r = ray_load_one(once->rays);
        once->line = sphere_ray_of(r.origin, r.direction);
        once->limits = r.limits;
    }
    if (one & ONE_SECOND) {
        const sphere s = sphere_load_one(once->spheres);
        once->centre = s.centre;
        once->radius = padded_radius_of(s.radius);
    }
}

LH_INLINE sphere_passage pass_block(const raycast_sphere_once *once, unsigned one, block at)
{
    sphere_ray line = once->line;
    interval limits = once->limits;
    if (!(one & ONE_FIRST)) {
        const ray r = ray_load(once->rays, at);
        line = sphere_ray_of(r.origin, r.direction);
        limits = r.limits;
    }
    if (one & ONE_SECOND)
        return pass_sphere(line, limits, once->centre, once->radius);
    const sphere s = sphere_load(once->spheres, at);
    return pass_sphere(line, limits, s.centre, padded_radius_of(s.radius));
}

LH_INLINE uint32_t raycast_sphere_block(const raycast_sphere_once *once, unsigned one, block at)
{
    const sphere_passage passage = pass_block(once, one, at);
    if (once->t_enter)
        store_block(once->t_enter, lanes_or_infinity(passage.hit, passage.inside.enter), at);
    if (once->t_exit)
        store_block(once->t_exit, lanes_from_zero_or_infinity(passage.hit, passage.inside.exit), at);
    return mask_bits(passage.hit);
}

LH_QUERY_OF_TWO(raycast_sphere)

#endif
