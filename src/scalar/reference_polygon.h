/* Polygons by their vertices. docs/definitions.md, "Polygons". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_POLYGON_H
#define LANEHIT_SRC_SCALAR_REFERENCE_POLYGON_H

#include "reference.h"
#include "reference_exact_total.h"

typedef struct loop_vertex {
    float at[3];
} loop_vertex;

static inline loop_vertex loop_vertex_at(const lh_vectors *polygon, size_t k)
{
    vector3 v = vector_at(polygon, k);
    return (loop_vertex){{v.x, v.y, v.z}};
}

/* The one before the first is the last. */
static inline loop_vertex loop_vertex_before(const lh_vectors *polygon, size_t k)
{
    return loop_vertex_at(polygon, k == 0 ? polygon->count - 1 : k - 1);
}

static inline int has_finite_vertices(const lh_vectors *polygon)
{
    for (size_t k = 0; k < polygon->count; k++) {
        loop_vertex v = loop_vertex_at(polygon, k);
        for (int axis = 0; axis < 3; axis++)
            if (!(fabsf(v.at[axis]) < INFINITY))
                return 0;
    }
    return 1;
}

/* Newell's, of the vertices as they are seen from the first. */
static inline void newell_normal(const lh_vectors *polygon, double normal[3])
{
    loop_vertex origin = loop_vertex_at(polygon, 0);
    normal[0] = normal[1] = normal[2] = 0.0;
    for (size_t k = 0; k < polygon->count; k++) {
        loop_vertex a = loop_vertex_before(polygon, k), b = loop_vertex_at(polygon, k);
        double from[3], to[3], step[3];
        for (int axis = 0; axis < 3; axis++) {
            from[axis] = (double)a.at[axis] - (double)origin.at[axis];
            to[axis] = (double)b.at[axis] - (double)origin.at[axis];
            step[axis] = (double)a.at[axis] - (double)b.at[axis];
        }
        normal[0] += step[1] * (from[2] + to[2]);
        normal[1] += step[2] * (from[0] + to[0]);
        normal[2] += step[0] * (from[1] + to[1]);
    }
}

/* The last of equals. */
static inline int axis_of_largest(const double normal[3])
{
    int largest = 0;
    for (int axis = 1; axis < 3; axis++)
        if (fabs(normal[axis]) >= fabs(normal[largest]))
            largest = axis;
    return largest;
}

#endif
