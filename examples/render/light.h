/* How light gets from the sun and the sky, by way of the mesh and the floor, to the eye. */
#ifndef RENDER_LIGHT_H
#define RENDER_LIGHT_H

#include <stdint.h>

#include "../demo/camera.h"
#include "../demo/mesh.h"
#include "../demo/picture.h"
#include "tracer.h"

typedef struct scene {
    const mesh *mesh;
    const tree *tree;
    const tracer *tracer;
    camera camera;
    vec3 sun; /* the direction towards it, of unit length */
} scene;

/* Rays that were asked, by what for. */
typedef struct ray_counts {
    uint64_t primary, shadow, bounce;
} ray_counts;

/* Seen from the front, or from so many quarters of a turn around the mesh. */
scene scene_of(const mesh *m, const tree *t, const tracer *by, unsigned quarters, float aspect);

/* The colour of a pixel, of so many samples. */
vec3 pixel_color(const scene *s, const picture *p, size_t x, size_t y, unsigned samples, ray_counts *counts);

/* A direction of the hemisphere around the normal, more often the steeper, as matt surfaces scatter light. */
vec3 diffuse_direction(vec3 normal, uint64_t *random);

#endif
