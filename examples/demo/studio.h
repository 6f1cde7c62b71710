/* Photographs of things that rays can meet: on a white floor, under a sun and an even sky. */
#ifndef DEMO_STUDIO_H
#define DEMO_STUDIO_H

#include "camera.h"
#include "geometry.h"
#include "picture.h"

typedef struct surface {
    float t;
    vec3 normal; /* of unit length, on the side that the ray comes from */
    vec3 albedo;
} surface;

typedef struct studio {
    /* Whether the ray meets anything; where `nearest` is not NULL, what it meets first. Called from several
     * threads at once. */
    int (*meet)(const void *world, const ray *r, surface *nearest);
    const void *world;
    box bounds; /* of the world; the floor lies under it */
    camera camera;
    float sky_reach; /* what is farther away does not hide the sky: folds are dark, flanks are light */
    vec3 sun;        /* right of, above and towards the camera */
} studio;

/* From the left and from above, as is usual. */
extern const vec3 studio_sun;

/* How a surface of this albedo looks where the sun falls on it aslant: so the keys to pictures show it. */
vec3 studio_color(vec3 albedo);

/* Likewise of the colour for a number, 0 to 1. */
vec3 studio_number_color(float t);

void studio_photograph(const studio *s, picture *p);

#endif
