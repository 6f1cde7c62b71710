/* The rays of a mesh that are asked. */
#ifndef RENDER_WORKLOAD_H
#define RENDER_WORKLOAD_H

#include "../../demo/mesh.h"
#include "../tracer.h"

typedef struct ray_list {
    ray *rays;
    size_t count;
} ray_list;

typedef struct workload {
    ray_list camera; /* one of each pixel */
    ray_list shadow; /* from where these meet something towards the sun */
    ray_list bounce; /* from there in a random direction */
} workload;

workload workload_make(const mesh *m, size_t pixels_across, const tracer *by, const tree *t);
void workload_free(workload *w);

/* Small triangles, spread evenly over a cube. */
mesh soup_make(size_t count);

#endif
