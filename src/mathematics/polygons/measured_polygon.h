/* What of a polygon does not depend on what is asked about it: its box, its normal by Newell's method (Sutherland,
 * Sproull and Schumacker 1974; Ericson, Real-Time Collision Detection, 12.4.2), and how far its vertices reach along
 * that. In doubles, in an order that every backend keeps. */
#ifndef LANEHIT_SRC_MATHEMATICS_POLYGONS_MEASURED_POLYGON_H
#define LANEHIT_SRC_MATHEMATICS_POLYGONS_MEASURED_POLYGON_H

#include <math.h>

#include "mathematics/shapes.h"

typedef struct measured_polygon {
    const lh_vectors *vertices;
    float low[3], high[3]; /* a box that is inside out, where a vertex is not finite */
    float normal[3];       /* the largest component is 1 or -1; 0 of what has no area */
    float lowest, highest; /* of the vertices along it */
    unsigned axis;         /* of the largest component */
} measured_polygon;

typedef struct polygon_vertex {
    float axis[3];
} polygon_vertex;

LH_INLINE polygon_vertex polygon_vertex_of(const lh_vectors *v, size_t k)
{
    return (polygon_vertex){{lh_component_of(v->x, v->stride, v->index, v->index_stride, k),
                             lh_component_of(v->y, v->stride, v->index, v->index_stride, k),
                             lh_component_of(v->z, v->stride, v->index, v->index_stride, k)}};
}

/* From the first vertex, so that it does not matter where the polygon is. */
LH_INLINE void measure_normal(measured_polygon *p, double normal[3])
{
    const lh_vectors *const v = p->vertices;
    const polygon_vertex first = polygon_vertex_of(v, 0);
    polygon_vertex last = polygon_vertex_of(v, v->count - 1);
    for (size_t k = 0; k < v->count; k++) {
        const polygon_vertex next = polygon_vertex_of(v, k);
        for (int axis = 0; axis < 3; axis++) {
            const int u = (axis + 1) % 3, w = (axis + 2) % 3;
            const double step = (double)last.axis[u] - (double)next.axis[u];
            const double both = ((double)last.axis[w] - (double)first.axis[w]) +
                                ((double)next.axis[w] - (double)first.axis[w]);
            normal[axis] += step * both;
        }
        last = next;
    }
}

LH_INLINE unsigned largest_axis(const double a[3])
{
    const double x = fabs(a[0]), y = fabs(a[1]), z = fabs(a[2]);
    return z >= x && z >= y ? 2 : y >= x ? 1 : 0;
}

LH_INLINE void measure_heights(measured_polygon *p)
{
    double lowest = INFINITY, highest = -INFINITY;
    for (size_t k = 0; k < p->vertices->count; k++) {
        const polygon_vertex v = polygon_vertex_of(p->vertices, k);
        const double height =
            ((double)p->normal[0] * (double)v.axis[0] + (double)p->normal[1] * (double)v.axis[1]) +
            (double)p->normal[2] * (double)v.axis[2];
        lowest = height < lowest ? height : lowest;
        highest = height > highest ? height : highest;
    }
    p->lowest = (float)lowest;
    p->highest = (float)highest;
}

static LH_ONE_COPY void measure_polygon(measured_polygon *p, const lh_vectors *vertices)
{
    double normal[3] = {0.0, 0.0, 0.0};
    int are_finite = 1;
    *p = (measured_polygon){.vertices = vertices};
    for (int axis = 0; axis < 3; axis++) {
        p->low[axis] = INFINITY;
        p->high[axis] = -INFINITY;
    }
    for (size_t k = 0; k < vertices->count; k++) {
        const polygon_vertex v = polygon_vertex_of(vertices, k);
        for (int axis = 0; axis < 3; axis++) {
            are_finite &= fabsf(v.axis[axis]) < INFINITY;
            p->low[axis] = v.axis[axis] < p->low[axis] ? v.axis[axis] : p->low[axis];
            p->high[axis] = v.axis[axis] > p->high[axis] ? v.axis[axis] : p->high[axis];
        }
    }
    measure_normal(p, normal);
    p->axis = largest_axis(normal);
    const double largest = fabs(normal[p->axis]);
    for (int axis = 0; axis < 3 && largest > 0.0; axis++)
        p->normal[axis] = (float)(normal[axis] / largest);
    measure_heights(p);
    for (int axis = 0; axis < 3 && !are_finite; axis++) {
        p->low[axis] = INFINITY;
        p->high[axis] = -INFINITY;
    }
}

LH_INLINE v3 v3_in_all_lanes(const float a[3])
{
    return (v3){lanes_set1(a[0]), lanes_set1(a[1]), lanes_set1(a[2])};
}

/* Which points, or lines, are within the loop of edges, and of which that is certain. */
typedef struct loop_verdict {
    mask inside, certain;
} loop_verdict;

/* Of two masks, where one holds and the other does not. */
LH_INLINE mask mask_differs(mask a, mask b)
{
    return mask_or(mask_without(a, b), mask_without(b, a));
}

#endif
