/* How far a point is from a mesh: the nearest of its triangles, found behind the hierarchy of their boxes. */
#ifndef DEMO_NEAREST_H
#define DEMO_NEAREST_H

#include <stddef.h>

#include "bvh.h"
#include "mesh.h"

typedef struct nearest {
    float distance2; /* squared; of an empty mesh INFINITY */
    size_t asked;    /* boxes and triangles */
} nearest;

/* By two calls to lanehit for each node that is visited: for its boxes, and for those triangles among its children
 * that may be nearer than the nearest so far. */
nearest nearest_by_tree(const mesh *m, const bvh *tree, vec3 point);

/* By all triangles: the same to the last bit. */
nearest nearest_of_all(const mesh *m, vec3 point);

#endif
