/* The view of one operand of a table. */
#ifndef LANEHIT_TESTS_CONTRACT_VIEWS_H
#define LANEHIT_TESTS_CONTRACT_VIEWS_H

#include "table.h"

static inline const float *component(const operand *o, size_t c)
{
    return o->first + o->step * c;
}

static inline lh_aabbs aabbs_of(const operand *o)
{
    lh_aabbs v = lh_aabbs_soa(o->count, component(o, 0), component(o, 1), component(o, 2), component(o, 3),
                              component(o, 4), component(o, 5));
    v.index = o->index;
    v.stride = o->stride;
    return v;
}

static inline lh_spheres spheres_of(const operand *o)
{
    lh_spheres v =
        lh_spheres_soa(o->count, component(o, 0), component(o, 1), component(o, 2), component(o, 3));
    v.index = o->index;
    v.stride = v.radius_stride = o->stride;
    return v;
}

static inline lh_triangles triangles_of(const operand *o)
{
    lh_triangles v =
        lh_triangles_soa(o->count, component(o, 0), component(o, 1), component(o, 2), component(o, 3),
                         component(o, 4), component(o, 5), component(o, 6), component(o, 7), component(o, 8));
    v.index = o->index;
    v.stride = o->stride;
    return v;
}

static inline lh_vectors vectors_of(const operand *o)
{
    lh_vectors v = lh_vectors_soa(o->count, component(o, 0), component(o, 1), component(o, 2));
    v.index = o->index;
    v.stride = o->stride;
    return v;
}

static inline lh_rays rays_of(const operand *o)
{
    lh_rays v = lh_rays_soa(o->count, component(o, 0), component(o, 1), component(o, 2), component(o, 3),
                            component(o, 4), component(o, 5));
    v.t_min = component(o, 6);
    v.t_max = component(o, 7);
    v.index = o->index;
    v.stride = v.t_stride = o->stride;
    return v;
}

#endif
