/* The times at which a ray is in a ball. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_SPHERE_H
#define LANEHIT_SRC_KERNELS_RAYCAST_SPHERE_H

#include "cast.h"

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct raycast_sphere_once {
    ray_columns rays;
    sphere_columns spheres;
    cast cast;            /* of one ray */
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
    if (one & ONE_FIRST)
        once->cast = cast_of(ray_load_one(once->rays));
    if (one & ONE_SECOND) {
        const sphere s = sphere_load_one(once->spheres);
        once->centre = s.centre;
        once->radius = padded_radius_of(s.radius);
    }
}

LH_INLINE ray_passage pass_block(const raycast_sphere_once *once, unsigned one, block at)
{
    const cast c = one & ONE_FIRST ? once->cast : cast_of(ray_load(once->rays, at));
    if (one & ONE_SECOND)
        return pass_sphere(c.line, c.limits, once->centre, once->radius);
    const sphere s = sphere_load(once->spheres, at);
    return pass_sphere(c.line, c.limits, s.centre, padded_radius_of(s.radius));
}

LH_INLINE uint32_t raycast_sphere_block(const raycast_sphere_once *once, unsigned one, block at)
{
    return store_passage(pass_block(once, one, at), once->t_enter, once->t_exit, at);
}

LH_QUERY_OF_TWO(raycast_sphere)

#endif
