/* A cloud of spheres around the mesh, and the boxes of the mesh's triangles, ready to be asked about. */
#ifndef DEMO_CLOUD_H
#define DEMO_CLOUD_H

#include <stddef.h>
#include <stdint.h>

#include "mesh.h"
#include "packed.h"
#include "trial.h"

/* Four floats in the order of lh_spheres_aos. */
typedef struct sphere {
    vec3 center;
    float radius;
} sphere;

typedef struct cloud {
    const mesh *mesh;
    sphere *spheres;
    size_t count;
    uint32_t *order;    /* the triangles by the lowest x of their boxes */
    packed_boxes boxes; /* in that order */
    float widest;       /* extent along x of any of them */
    /* How many boxes each sphere touches; written by the passes. */
    uint32_t *touched;
} cloud;

cloud cloud_make(const mesh *m);
void cloud_free(cloud *c);

/* How many of the spheres cloud_pass_all takes: each with every box makes a lot of pairs. */
size_t cloud_count_for_all(const cloud *c);

/* A trial's pass at level 2, in the context of a cloud: each sphere against all boxes. */
void cloud_pass_all(void *context, meter *m);

/* Likewise at level 1: the pairs of which the bounds overlap, read through an index on either side. */
void cloud_pass_pairs(void *context, meter *m);

#endif
