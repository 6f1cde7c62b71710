/* The part of space that a camera sees, between a near and a far plane. */
#ifndef DEMO_FRUSTUM_H
#define DEMO_FRUSTUM_H

#include "camera.h"

/* Four floats in the order of lh_planes_aos; the normal points outwards. */
typedef struct plane {
    vec3 normal;
    float offset;
} plane;

enum { FRUSTUM_PLANES = 6, FRUSTUM_CORNERS = 8, FRUSTUM_EDGES = 12 };

typedef struct frustum {
    plane planes[FRUSTUM_PLANES];
    vec3 corners[FRUSTUM_CORNERS]; /* bit 0: right; bit 1: up; bit 2: far */
} frustum;

frustum frustum_of(const camera *c, float near, float far);

/* The corners at both ends of an edge. */
typedef struct frustum_edge {
    int from, to;
} frustum_edge;
frustum_edge frustum_edge_at(int i);

#endif
