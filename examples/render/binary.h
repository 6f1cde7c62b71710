/* A binary tree over boxes by the surface area heuristic: a step on the way to a wide one. */
#ifndef RENDER_BINARY_H
#define RENDER_BINARY_H

#include <stddef.h>
#include <stdint.h>

#include "../demo/geometry.h"

typedef struct binary_node {
    box bounds;
    uint32_t first, count; /* its range of `order` */
    uint32_t left, right;  /* where count is not 1; after their parent in `nodes` */
} binary_node;

typedef struct binary_tree {
    binary_node *nodes; /* 2 * count - 1; the root first */
    uint32_t *order;    /* of the boxes */
} binary_tree;

/* count is 1 at least. Leaves have one box each; those of the wide tree are going to have `leaf` at most. */
binary_tree binary_build(const box *boxes, size_t count, uint32_t leaf);
void binary_free(binary_tree *t);

#endif
