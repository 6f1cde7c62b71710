/* Contacts: how two cores lie to each other, a radius about each, and what that makes of a margin. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CONTACT_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CONTACT_H

#include "reference_direction.h"

/* By x, or else y, or else z; `otherwise` if these are equal. */
static inline int comes_before(vector3 a, vector3 b, int otherwise)
{
    if (a.x != b.x)
        return a.x < b.x;
    if (a.y != b.y)
        return a.y < b.y;
    return a.z != b.z ? a.z < b.z : otherwise;
}

typedef struct core_pair {
    vector3 on_a, on_b;
    float distance; /* of the cores, negative in each other */
    float padding;  /* what it may be too large by, beside contact_pad */
    float a_radius, b_radius;
    vector3 normal;
} core_pair;

/* Of the radii and the margin. */
static const float contact_pad = 8.0f * unit_roundoff;

/* Covers squares that underflow. */
static const float contact_absolute_pad = 0x1p-73f;

static const float largest_contact_distance = 0x1p127f;

/* +x for centres that coincide. */
static const vector3 no_way = {1.0f, 0.0f, 0.0f};

static inline float length_of(vector3 v)
{
    return square_root(dot(v, v));
}

/* By the way from a to b, if that is not too short; `open` if it is, or they lie in each other. */
static inline vector3 contact_normal(vector3 way, float distance, vector3 open)
{
    float squared = dot(way, way);
    if (!((squared >= 0x1p-126f) & (squared < INFINITY) & (distance > 0.0f)))
        return open;
    return scale(way, 1.0f / square_root(squared));
}

/* Perpendicular to a way. */
static inline vector3 product_across(vector3 way)
{
    vector3 size = magnitude_each(way);
    if ((size.x <= size.y) & (size.x <= size.z))
        return (vector3){0.0f, way.z, -way.y};
    if (size.y <= size.z)
        return (vector3){-way.z, 0.0f, way.x};
    return (vector3){way.y, -way.x, 0.0f};
}

static inline vector3 direction_across(vector3 way)
{
    return direction_of(product_across(way));
}

/* Of a ball, or a point, and what is a way off. */
static inline core_pair core_pair_along(sphere a, vector3 way, float distance, float padding, float b_radius,
                                        vector3 open)
{
    return (core_pair){
        .on_a = a.centre,
        .on_b = add(a.centre, way),
        .distance = distance,
        .padding = padding,
        .a_radius = a.radius,
        .b_radius = b_radius,
        .normal = contact_normal(way, distance, open),
    };
}

static inline vector3 contact_point(const core_pair *cores)
{
    vector3 on_a = add(cores->on_a, scale(cores->normal, cores->a_radius));
    vector3 on_b = subtract(cores->on_b, scale(cores->normal, cores->b_radius));
    vector3 middle = scale(add(on_a, on_b), 0.5f);
    int is_finite = fabsf(middle.x) + fabsf(middle.y) + fabsf(middle.z) < INFINITY;
    return is_finite ? middle : (vector3){0.0f, 0.0f, 0.0f};
}

typedef struct contact_result {
    int hit;
    float distance;
} contact_result;

static inline contact_result contact_of(const core_pair *cores, float margin)
{
    float radii = cores->a_radius + cores->b_radius;
    float padding = (radii + fabsf(margin)) * contact_pad + cores->padding;
    float reach = (radii + margin) + padding;
    float distance = cores->distance - radii;
    int has_points = (cores->a_radius >= 0.0f) & (cores->b_radius >= 0.0f);
    int hit = has_points & (cores->distance <= reach) & (fabsf(distance) <= largest_contact_distance);
    return (contact_result){hit, distance};
}

/* The results of pair i; returns whether it is a hit. */
static inline int record_contact(const core_pair *cores, float margin, float *distances, lh_xyz normals,
                                 lh_xyz points, size_t i)
{
    contact_result result = contact_of(cores, margin);
    int hit = result.hit;
    record_float(distances, i, hit ? result.distance : INFINITY);
    record_vector(normals, i, hit ? cores->normal : (vector3){0.0f, 0.0f, 0.0f});
    record_vector(points, i, hit ? contact_point(cores) : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

/* CONTACT(sphere_sphere, sphere_at(of->a, i), sphere_at(of->b, i)) makes the reference of contact_sphere_sphere from
 * its core_pair, contact(a, b). */
#define CONTACT(shapes, A, B)                                                                                \
    static inline int contact_##shapes(const contact_##shapes##_arguments *of, size_t i)                     \
    {                                                                                                        \
        core_pair cores = contact(A, B);                                                                     \
        return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);     \
    }                                                                                                        \
                                                                                                             \
    REFERENCE(contact_##shapes)

#endif
