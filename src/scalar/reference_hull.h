/* Convex shapes by what is furthest of them along a direction. docs/definitions.md, "Hulls". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_HULL_H
#define LANEHIT_SRC_SCALAR_REFERENCE_HULL_H

#include "reference_rotation.h"

typedef struct placement {
    vector3 origin;
    rotated_axes axes;
} placement;

static inline placement placement_at(const lh_poses *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    size_t at = offset_of(v->stride, k), rotation_at = offset_of(v->rotation_stride, k);
    placement found = {
        .origin = vector3_at(v->x, v->y, v->z, at),
        .axes = {{1.0f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}, {0.0f, 0.0f, 1.0f}},
    };
    if (v->qx)
        found.axes = rotate_axes(
            (quaternion){vector3_at(v->qx, v->qy, v->qz, rotation_at), float_at(v->qw, rotation_at)});
    return found;
}

typedef enum body_kind { VERTICES_OF_HULL, TURNED_BOX, FEW_POINTS } body_kind;

typedef struct body {
    body_kind kind;
    vector3 origin;
    rotated_axes axes;
    const lh_vectors *vertices; /* of a hull, as its axes see them */
    vector3 half;               /* of a box */
    size_t count;               /* of points, from the origin, which is the first */
    vector3 point[3];
} body;

static inline body body_of_hull(const lh_vectors *vertices, placement at)
{
    return (body){.kind = VERTICES_OF_HULL, .origin = at.origin, .axes = at.axes, .vertices = vertices};
}

static inline body body_of_box(oriented_box b)
{
    return (body){.kind = TURNED_BOX, .origin = b.centre, .axes = rotate_axes(b.rotation), .half = b.half};
}

static inline body body_of_points(size_t count, vector3 a, vector3 b, vector3 c)
{
    return (body){.kind = FEW_POINTS,
                  .origin = a,
                  .count = count,
                  .point = {{0.0f, 0.0f, 0.0f}, subtract(b, a), subtract(c, a)}};
}

/* Not cleared of the signs of zeros. */
static inline vector3 into_world(rotated_axes axes, vector3 v)
{
    return add(add(scale(axes.x, v.x), scale(axes.y, v.y)), scale(axes.z, v.z));
}

static inline float reach_of_vertices(const lh_vectors *v)
{
    vector3 most = {0.0f, 0.0f, 0.0f};
    int are_numbers = 1;
    for (size_t k = 0; k < v->count; k++) {
        vector3 a = vector_at(v, k);
        are_numbers &= (a.x == a.x) & (a.y == a.y) & (a.z == a.z);
        most = max_each(magnitude_each(a), most);
    }
    return are_numbers ? sum_of_magnitudes(most) : NAN;
}

/* No point is further from the origin. */
static inline float reach_of_body(const body *b)
{
    if (b->kind == VERTICES_OF_HULL)
        return reach_of_vertices(b->vertices);
    if (b->kind == TURNED_BOX)
        return sum_of_magnitudes(b->half);
    float reach = 0.0f;
    for (size_t k = 1; k < b->count; k++)
        reach = k == 1 ? sum_of_magnitudes(b->point[k]) : reach + sum_of_magnitudes(b->point[k]);
    return reach;
}

/* NaN where any number of it is. */
static inline float soundness_of_body(const body *b)
{
    return b->kind == FEW_POINTS ? reach_of_body(b) : reach_of_body(b) + b->axes.z.z;
}

/* Of a hull the mean of its vertices. */
static inline vector3 middle_of_body(const body *b)
{
    if (b->kind == VERTICES_OF_HULL) {
        const lh_vectors *v = b->vertices;
        vector3 sum = {0.0f, 0.0f, 0.0f};
        for (size_t k = 0; k < v->count; k++)
            sum = add(sum, vector_at(v, k));
        return into_world(b->axes, scale(sum, 1.0f / (float)v->count));
    }
    if (b->kind == TURNED_BOX || b->count == 1)
        return (vector3){0.0f, 0.0f, 0.0f};
    return b->count == 2 ? scale(b->point[1], 0.5f) : scale(add(b->point[1], b->point[2]), 1.0f / 3.0f);
}

/* The point that is furthest along a direction, the first of equals, and how far that is. */
typedef struct foremost {
    float height;
    vector3 point;
} foremost;

static inline foremost further(foremost best, vector3 point, vector3 along)
{
    float height = dot(point, along);
    return height > best.height ? (foremost){height, point} : best;
}

static inline foremost foremost_vertex(const lh_vectors *v, vector3 seen)
{
    foremost best = {0.0f, {0.0f, 0.0f, 0.0f}};
    for (size_t k = 0; k < v->count; k++) {
        vector3 a = vector_at(v, k);
        best = k == 0 ? (foremost){dot(a, seen), a} : further(best, a, seen);
    }
    return best;
}

static inline foremost foremost_of_body(const body *b, vector3 along)
{
    foremost best = {0.0f, {0.0f, 0.0f, 0.0f}};
    if (b->kind == FEW_POINTS) {
        for (size_t k = 1; k < b->count; k++)
            best = further(best, b->point[k], along);
        return best;
    }
    vector3 seen = {dot(b->axes.x, along), dot(b->axes.y, along), dot(b->axes.z, along)};
    if (b->kind == VERTICES_OF_HULL) {
        best = foremost_vertex(b->vertices, seen);
    } else {
        best.height = dot(b->half, magnitude_each(seen));
        best.point = (vector3){seen.x < 0.0f ? -b->half.x : b->half.x, seen.y < 0.0f ? -b->half.y : b->half.y,
                               seen.z < 0.0f ? -b->half.z : b->half.z};
    }
    best.point = into_world(b->axes, best.point);
    return best;
}

#endif
