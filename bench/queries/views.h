/* Views of operands, made as callers make them. */
#ifndef LANEHIT_BENCH_VIEWS_H
#define LANEHIT_BENCH_VIEWS_H

#include "shape.h"

static inline lh_spheres spheres_of(const operand *o)
{
    const float *const *c = o->column;
    lh_spheres v = o->stride == sizeof(float) ? lh_spheres_soa(o->count, c[0], c[1], c[2], c[3])
                                              : lh_spheres_aos(c[0], o->stride, o->count);
    v.index = o->index;
    v.index_stride = o->index_stride;
    return v;
}

static inline lh_triangles triangles_of(const operand *o)
{
    const float *const *c = o->column;
    lh_triangles v = o->stride == sizeof(float)
                         ? lh_triangles_soa(o->count, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8])
                         : lh_triangles_aos(c[0], o->stride, o->count);
    v.index = o->index;
    v.index_stride = o->index_stride;
    return v;
}

static inline lh_aabbs boxes_of(const operand *o)
{
    const float *const *c = o->column;
    lh_aabbs v = o->stride == sizeof(float) ? lh_aabbs_soa(o->count, c[0], c[1], c[2], c[3], c[4], c[5])
                                            : lh_aabbs_aos(c[0], o->stride, o->count);
    v.index = o->index;
    v.index_stride = o->index_stride;
    return v;
}

/* Of the columns from the given one on. */
static inline lh_vectors vectors_of(const operand *o, size_t column)
{
    const float *const *c = o->column + column;
    lh_vectors v = o->stride == sizeof(float) ? lh_vectors_soa(o->count, c[0], c[1], c[2])
                                              : lh_vectors_aos(c[0], o->stride, o->count);
    v.index = o->index;
    v.index_stride = o->index_stride;
    return v;
}

static inline lh_rays rays_of(const operand *o, int with_inverse)
{
    const float *const *c = o->column;
    lh_rays v = o->stride == sizeof(float) ? lh_rays_soa(o->count, c[0], c[1], c[2], c[3], c[4], c[5])
                                           : lh_rays_aos(c[0], o->stride, o->count);
    v.index = o->index;
    v.index_stride = o->index_stride;
    if (with_inverse) {
        v.dir_x = v.dir_y = v.dir_z = NULL;
        v.inv_dir_x = c[6];
        v.inv_dir_y = c[7];
        v.inv_dir_z = c[8];
    }
    return v;
}

#endif
