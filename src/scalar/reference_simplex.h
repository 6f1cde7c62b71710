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
    size_t kept[2]; /* which of the points before the newest the others were */
} nearest_simplex;

static inline nearest_simplex simplex_of(vector3 point)
{
    return (nearest_simplex){
        .count = 1, .point = {point, point, point}, .way = point, .above = dot(point, point), .below = 1.0f};
}

/* What is nearest so far, of the points first and second of the simplex, if it needs them: count says that. */
typedef struct nearest_part {
    size_t count, first, second;
    float above, below;
    vector3 way;
} nearest_part;

static inline int is_nearer(float above, float below, const nearest_part *than)
{
    return above * than->below < than->above * below;
}

/* A new point, and the way from there to each of the others. */
typedef struct fan {
    const vector3 *other;
    vector3 point, edge[3];
} fan;

static inline vector3 nearer(vector3 a, vector3 b)
{
    return dot(b, b) < dot(a, a) ? b : a;
}

/* edge x p, whichever of its ends p is: of the nearer one, which loses less. */
static inline vector3 moment_of(const fan *f, size_t k)
{
    return cross(f->edge[k], nearer(f->point, f->other[k]));
}

/* Of the plane of the new point and two others, times the length of the normal: of the nearest of them likewise. */
static inline float height_of(const fan *f, size_t i, size_t j)
{
    vector3 end = nearer(nearer(f->point, f->other[i]), f->other[j]);
    return dot(cross(f->edge[i], f->edge[j]), end);
}

/* Of an edge, or of a normal. What is smaller would lose digits to underflow. */
static const float least_squared_part = 0x1p-120f;

static inline void try_edge(nearest_part *part, const fan *f, size_t k)
{
    vector3 edge = f->edge[k], moment = moment_of(f, k);
    float squared = dot(edge, edge), above = dot(moment, moment);
    int is_between = -dot(f->point, edge) > 0.0f && dot(f->other[k], edge) > 0.0f;
    if (is_between && squared >= least_squared_part && is_nearer(above, squared, part))
        *part = (nearest_part){2, k, k == 0, above, squared, cross(moment, edge)};
}

static inline void try_triangle(nearest_part *part, const fan *f, size_t i, size_t j)
{
    vector3 normal = cross(f->edge[i], f->edge[j]);
    float height = height_of(f, i, j), squared = dot(normal, normal), above = height * height;
    float share = dot(normal, moment_of(f, j)), other = -dot(normal, moment_of(f, i));
    int is_within = share > 0.0f && other > 0.0f && share + other < squared;
    if (is_within && squared >= least_squared_part && is_nearer(above, squared, part))
        *part = (nearest_part){3, i, j, above, squared, scale(normal, height)};
}

/* Whether the origin is within the tetrahedron of all four. */
static inline int origin_is_within(const fan *f)
{
    float volume = dot(cross(f->edge[0], f->edge[1]), f->edge[2]);
    float first = -height_of(f, 1, 2), second = height_of(f, 0, 2), third = -height_of(f, 0, 1);
    if (volume < 0.0f) {
        first = -first;
        second = -second;
        third = -third;
    }
    return first > 0.0f && second > 0.0f && third > 0.0f && (first + second) + third < fabsf(volume);
}

/* Adds a point. Returns whether the origin is within the tetrahedron of it and three others. */
static inline int add_to_simplex(nearest_simplex *s, vector3 point)
{
    fan f = {.other = s->point, .point = point};
    for (size_t k = 0; k < s->count; k++)
        f.edge[k] = subtract(s->point[k], point);
    nearest_part part = {1, 0, 1, dot(point, point), 1.0f, point};
    for (size_t k = 0; k < s->count; k++)
        try_edge(&part, &f, k);
    for (size_t i = 0; i + 1 < s->count; i++)
        for (size_t j = i + 1; j < s->count; j++)
            try_triangle(&part, &f, i, j);
    int is_within = s->count == 3 && origin_is_within(&f);
    *s = (nearest_simplex){.count = part.count,
                           .point = {point, s->point[part.first], s->point[part.second]},
                           .way = part.way,
                           .above = part.above,
                           .below = part.below,
                           .kept = {part.first, part.second}};
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
