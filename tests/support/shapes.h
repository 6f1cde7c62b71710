/* The kinds of operand that tests take: what their views look like in memory, and how to make elements that
 * touch, overlap or miss a given point. One row each; whatever lays out or compares operands reads the rows.
 */
#ifndef LANEHIT_TESTS_SHAPES_H
#define LANEHIT_TESTS_SHAPES_H

#include <stddef.h>
#include <stdint.h>

#include "dice.h"
#include "lanehit/lanehit.h"

enum { MOST_COMPONENTS = 11 /* of a ray */ };

/* What every view begins with. */
typedef struct view_head {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
} view_head;

typedef union view {
    view_head head;
    lh_aabbs aabbs;
    lh_spheres spheres;
    lh_triangles triangles;
    lh_vectors vectors;
    lh_rays rays;
} view;

/* Components of one element, in the order of the shape's row. */
typedef struct element {
    float value[MOST_COMPONENTS];
} element;

/* Most components share the view's stride; some (radius, limits) have one of their own. */
typedef enum stride_group { SHARED_STRIDE, OWN_STRIDE, STRIDE_GROUPS } stride_group;

typedef struct component {
    const char *name;
    size_t array; /* where in the view the pointer lies */
    stride_group group;
} component;

/* How an element should lie to a point: well around it, with its boundary through it, or anyhow near it. */
typedef enum relation { AROUND_POINT, BOUNDARY_AT_POINT, NEAR_POINT, RELATIONS } relation;

typedef struct point {
    float at[3];
} point;

typedef struct shape {
    const char *name;
    size_t own_stride; /* where in the view that stride lies, if the shape has it */
    size_t components;
    component component[MOST_COMPONENTS];

    /* Bit c: component c is there. */
    unsigned (*choose_present)(dice *d);
    /* Some point of the element. */
    point (*point_of)(dice *d, const element *e);
    /* An element of about this size, by its relation to the point. */
    element (*build)(dice *d, point p, relation how, float size);
    /* Makes a special case of its kind of the element: empty, flat, a single point, at rest. */
    void (*degenerate)(dice *d, element *e);
} shape;

extern const shape shape_aabb;
extern const shape shape_sphere;
extern const shape shape_triangle;
extern const shape shape_vector;
extern const shape shape_ray;

static inline const float **view_array(const shape *kind, view *v, size_t c)
{
    return (const float **)(void *)((char *)v + kind->component[c].array);
}

static inline uint32_t *view_stride(const shape *kind, view *v, stride_group group)
{
    return group == SHARED_STRIDE ? &v->head.stride : (uint32_t *)(void *)((char *)v + kind->own_stride);
}

#endif
