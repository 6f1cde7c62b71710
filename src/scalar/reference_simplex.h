/* The part of a simplex that is nearest to the origin. docs/definitions.md, "Hulls". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SIMPLEX_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SIMPLEX_H

#include "vector3.h"

/* Points, the newest first, and the vector from the origin to what of them is nearest, of any length, the square of
 * whose right length is above / below. */
typedef struct nearest_simplex {
    size_t count;
    vector3 point[3], way;
    float above, below;
} nearest_simplex;

/* What is nearest so far, of the points first and second of the simplex, if it has them: count says that. */
typedef struct nearest_part {
    size_t count, first, second;
    float above, below;
    vector3 way;
} nearest_part;

static inline int is_nearer(float above, float below, const nearest_part *than)
{
    return above * than->below < than->above * below;
}

static inline void try_edge(nearest_part *part, size_t k, vector3 edge, vector3 point)
{
    vector3 moment = cross(edge, point);
    float along = -dot(point, edge), squared = dot(edge, edge), above = dot(moment, moment);
    if (along > 0.0f && along < squared && is_nearer(above, squared, part))
        *part = (nearest_part){2, k, 0, above, squared, cross(moment, edge)};
}

static inline void try_triangle(nearest_part *part, size_t i, size_t j, vector3 first, vector3 second, vector3 point)
{
    vector3 normal = cross(first, second);
    float height = dot(normal, point), squared = dot(normal, normal), above = height * height;
    float share = dot(normal, cross(second, point)), other = -dot(normal, cross(first, point));
    if (share > 0.0f && other > 0.0f && share + other < squared && is_nearer(above, squared, part))
        *part = (nearest_part){3, i, j, above, squared, scale(normal, height)};
}

/* Whether the origin is within the tetrahedron of a point and edges from there. */
static inline int origin_is_within(const vector3 edge[3], vector3 point)
{
    vector3 n12 = cross(edge[0], edge[1]), n13 = cross(edge[0], edge[2]), n23 = cross(edge[1], edge[2]);
    float volume = dot(n12, edge[2]), first = -dot(n23, point), second = dot(n13, point), third = -dot(n12, point);
    if (volume < 0.0f) {
        first = -first;
        second = -second;
        third = -third;
    }
    return first > 0.0f && second > 0.0f && third > 0.0f && (first + second) + third < fabsf(volume);
}

/* Adds a point. Returns whether the origin is within the tetrahedron of all four. */
static inline int add_to_simplex(nearest_simplex *s, vector3 point)
{
    vector3 edge[3] = {{0.0f, 0.0f, 0.0f}};
    for (size_t k = 0; k < s->count; k++)
        edge[k] = subtract(s->point[k], point);
    nearest_part part = {1, 0, 0, dot(point, point), 1.0f, point};
    for (size_t k = 0; k < s->count; k++)
        try_edge(&part, k, edge[k], point);
    for (size_t i = 0; i + 1 < s->count; i++)
        for (size_t j = i + 1; j < s->count; j++)
            try_triangle(&part, i, j, edge[i], edge[j], point);
    int is_within = s->count == 3 && origin_is_within(edge, point);
    *s = (nearest_simplex){part.count,
                           {point, s->point[part.first], s->point[part.second]},
                           part.way,
                           part.above,
                           part.below};
    return is_within;
}

static inline int simplex_has(const nearest_simplex *s, vector3 point)
{
    for (size_t k = 0; k < s->count; k++)
        if (is_zero(subtract(s->point[k], point)))
            return 1;
    return 0;
}

#endif
