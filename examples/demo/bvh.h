/* A wide bounding volume hierarchy, shaped so that one call to lanehit answers one node.
 *
 * A node holds up to BVH_WIDTH child boxes, stored as packed arrays: a ray against a node is one ray against
 * many boxes, the form in which lanehit works out what depends on the ray once and needs no gathers. Wide
 * nodes, because a call costs about as much as a few dozen boxes: fewer and fuller calls win over fewer
 * boxes. A child is a primitive or another node, so primitives' boxes are asked about in the same way. */
#ifndef DEMO_BVH_H
#define DEMO_BVH_H

#include <stddef.h>
#include <stdint.h>

#include <lanehit/lanehit.h>

#include "geometry.h"
#include "packed.h"

enum { BVH_WIDTH = 32 };

typedef struct bvh_node {
    uint32_t first, count; /* its children */
} bvh_node;

/* For every child: its box, and which node it is, or which primitive, with all bits flipped. */
typedef struct bvh {
    bvh_node *nodes; /* the root first */
    size_t node_count, child_count;
    packed_boxes boxes;
    int32_t *child;
} bvh;

/* One call to lanehit: the node that was asked about, and how far the ray reached at that time. */
typedef struct bvh_visit {
    uint32_t node;
    float t_max;
} bvh_visit;

typedef struct bvh_log {
    bvh_visit *visits;
    size_t count, capacity;
} bvh_log;

/* When the ray meets primitive i; INFINITY if it does not. */
typedef float (*bvh_primitive_hit)(const void *primitives, uint32_t i, const ray *r);

/* Where the primitives are an array of boxes. */
float bvh_hit_box(const void *boxes, uint32_t i, const ray *r);

typedef struct bvh_hit {
    float t; /* INFINITY: none */
    uint32_t primitive;
    uint32_t boxes; /* asked about */
} bvh_hit;

typedef enum bvh_question { BVH_NEAREST, BVH_ANY } bvh_question;

/* count may be 0. */
bvh bvh_build(const box *boxes, size_t count);
void bvh_free(bvh *b);

/* The view of a node's child boxes. */
static inline lh_aabbs bvh_boxes(const bvh *b, bvh_node node)
{
    return packed_boxes_view(&b->boxes, node.first, node.count);
}

/* The ray as a view that reads it in place. */
lh_rays bvh_ray(const ray *r);

/* The nearest primitive on the ray, or any; log, if not NULL, gets every visit. */
bvh_hit bvh_trace(const bvh *b, ray r, bvh_question question, bvh_primitive_hit hit, const void *primitives,
                  bvh_log *log);

#endif
