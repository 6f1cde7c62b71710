/* What is asked of a tree, as it is compiled for one kind of processor. */
#ifndef RENDER_TRACER_H
#define RENDER_TRACER_H

#include "tree.h"

/* The point (1 - u - v) a + u b + v c of a triangle. Of triangles that are met at the same time it is the one of the
 * lowest number, so that the answer does not depend on the shape of the tree. */
typedef struct hit {
    float t; /* INFINITY: none */
    uint32_t triangle;
    float u, v;
} hit;

typedef struct tracer {
    const char *instructions;
    int width; /* of its trees */
    hit (*closest)(const tree *t, const ray *r);
    int (*occluded)(const tree *t, const ray *r); /* whether the ray meets anything */
} tracer;

enum { TRACERS_MOST = 9 };

/* Those that this processor can run, the best first; returns how many. */
size_t tracers_here(const tracer *found[TRACERS_MOST]);

#endif
