/* The vertices of a convex hull, one after the other in all lanes, wherever they lie. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_VERTICES_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_VERTICES_H

#include "mathematics/shapes.h"

typedef struct vertex_floats {
    float x, y, z;
} vertex_floats;

typedef struct hull {
    const lh_vectors *vertices;
    vertex_floats centre; /* the mean, which is within the hull */
    float reach; /* the sum over the axes of the largest magnitude there; NaN if any vertex has one */
} hull;

LH_INLINE vertex_floats vertex_floats_of(const lh_vectors *v, size_t k)
{
    return (vertex_floats){lh_component_of(v->x, v->stride, v->index, v->index_stride, k),
                           lh_component_of(v->y, v->stride, v->index, v->index_stride, k),
                           lh_component_of(v->z, v->stride, v->index, v->index_stride, k)};
}

LH_INLINE v3 in_all_lanes(vertex_floats v)
{
    return (v3){lanes_set1(v.x), lanes_set1(v.y), lanes_set1(v.z)};
}

/* What of a shape is furthest along a direction, the first of equals; and how far that is. */
typedef struct support {
    lanes height;
    v3 vertex;
} support;

LH_INLINE support further_of(support best, v3 point, v3 along)
{
    const lanes height = v3_dot(point, along);
    return (support){lanes_max(height, best.height),
                     v3_select(lanes_lt(best.height, height), point, best.vertex)};
}

LH_INLINE support support_of(const hull *h, v3 along)
{
    v3 vertex = in_all_lanes(vertex_floats_of(h->vertices, 0));
    support best = {v3_dot(vertex, along), vertex};
    for (size_t k = 1; k < h->vertices->count; k++) {
        vertex = in_all_lanes(vertex_floats_of(h->vertices, k));
        best = further_of(best, vertex, along);
    }
    return best;
}

/* How far alone. */
LH_INLINE lanes height_of_support(const hull *h, v3 along)
{
    lanes height = v3_dot(in_all_lanes(vertex_floats_of(h->vertices, 0)), along);
    for (size_t k = 1; k < h->vertices->count; k++)
        height = lanes_max(v3_dot(in_all_lanes(vertex_floats_of(h->vertices, k)), along), height);
    return height;
}

#endif
