/* What of a hull does not depend on where it is. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_MEASURED_HULL_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_MEASURED_HULL_H

#include <math.h>

#include "vertices.h"

/* In an order that every backend keeps. */
LH_INLINE void measure_hull(hull *h, const lh_vectors *vertices)
{
    vertex_floats sum = {0.0f, 0.0f, 0.0f}, most = {0.0f, 0.0f, 0.0f};
    int are_numbers = 1;
    for (size_t k = 0; k < vertices->count; k++) {
        const vertex_floats v = vertex_floats_of(vertices, k);
        are_numbers &= v.x == v.x && v.y == v.y && v.z == v.z;
        sum = (vertex_floats){sum.x + v.x, sum.y + v.y, sum.z + v.z};
        most = (vertex_floats){fabsf(v.x) > most.x ? fabsf(v.x) : most.x,
                               fabsf(v.y) > most.y ? fabsf(v.y) : most.y,
                               fabsf(v.z) > most.z ? fabsf(v.z) : most.z};
    }
    const float share = 1.0f / (float)vertices->count;
    h->vertices = vertices;
    h->centre = (vertex_floats){sum.x * share, sum.y * share, sum.z * share};
    h->reach = are_numbers ? (most.x + most.y) + most.z : NAN;
}

#endif
