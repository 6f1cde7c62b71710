#include "library_tests.h"

#include "arrange.h"

static void sphere_aabb(const lh_backend *backend, const arguments *a)
{
    backend->overlap_sphere_aabb(&a->operand[0]->spheres, &a->operand[1]->aabbs, a->output[0]);
}

static lh_status public_sphere_aabb(const arguments *a)
{
    return lh_overlap_sphere_aabb(&a->operand[0]->spheres, &a->operand[1]->aabbs, a->output[0]);
}

static void triangle_aabb(const lh_backend *backend, const arguments *a)
{
    backend->overlap_triangle_aabb(&a->operand[0]->triangles, &a->operand[1]->aabbs, a->output[0]);
}

static lh_status public_triangle_aabb(const arguments *a)
{
    return lh_overlap_triangle_aabb(&a->operand[0]->triangles, &a->operand[1]->aabbs, a->output[0]);
}

static void aabb_aabb(const lh_backend *backend, const arguments *a)
{
    backend->overlap_aabb_aabb(&a->operand[0]->aabbs, &a->operand[1]->aabbs, a->output[0]);
}

static lh_status public_aabb_aabb(const arguments *a)
{
    return lh_overlap_aabb_aabb(&a->operand[0]->aabbs, &a->operand[1]->aabbs, a->output[0]);
}

static void contains(const lh_backend *backend, const arguments *a)
{
    backend->contains_aabb_aabb(&a->operand[0]->aabbs, &a->operand[1]->aabbs, a->output[0]);
}

static lh_status public_contains(const arguments *a)
{
    return lh_contains_aabb_aabb(&a->operand[0]->aabbs, &a->operand[1]->aabbs, a->output[0]);
}

static void raycast(const lh_backend *backend, const arguments *a)
{
    backend->raycast_aabb(&a->operand[0]->rays, &a->operand[1]->aabbs, a->output[0], a->output[1],
                          a->output[2]);
}

static lh_status public_raycast(const arguments *a)
{
    return lh_raycast_aabb(&a->operand[0]->rays, &a->operand[1]->aabbs, a->output[0], a->output[1],
                           a->output[2]);
}

static const lh_vectors *vectors_or_null(const view *v)
{
    return v ? &v->vectors : NULL;
}

static void sweep(const lh_backend *backend, const arguments *a)
{
    backend->sweep_aabb_aabb(&a->operand[0]->aabbs, &a->operand[1]->vectors, &a->operand[2]->aabbs,
                             vectors_or_null(a->operand[3]), a->t_max, a->output[0], a->output[1],
                             a->output[2]);
}

static lh_status public_sweep(const arguments *a)
{
    return lh_sweep_aabb_aabb(&a->operand[0]->aabbs, &a->operand[1]->vectors, &a->operand[2]->aabbs,
                              vectors_or_null(a->operand[3]), a->t_max, a->output[0], a->output[1],
                              a->output[2]);
}

/* An inner box of this size, by that of the outer one, fits around most points inside it. */
#define INNER_SIZE 0.04f

const library_test library_tests[LIBRARY_TESTS] = {
    {"overlap_sphere_aabb",
     2,
     1,
     {{"spheres", &shape_sphere, 1, .optional = false}, {"boxes", &shape_aabb, 1, .optional = false}},
     {{"hits", 0}},
     arrange_pair,
     sphere_aabb,
     public_sphere_aabb},
    {"overlap_triangle_aabb",
     2,
     1,
     {{"triangles", &shape_triangle, 1, .optional = false}, {"boxes", &shape_aabb, 1, .optional = false}},
     {{"hits", 0}},
     arrange_pair,
     triangle_aabb,
     public_triangle_aabb},
    {"overlap_aabb_aabb",
     2,
     1,
     {{"a", &shape_aabb, 1, .optional = false}, {"b", &shape_aabb, 1, .optional = false}},
     {{"hits", 0}},
     arrange_pair,
     aabb_aabb,
     public_aabb_aabb},
    {"contains_aabb_aabb",
     2,
     1,
     {{"outer", &shape_aabb, 1, .optional = false}, {"inner", &shape_aabb, INNER_SIZE, .optional = false}},
     {{"hits", 0}},
     arrange_pair,
     contains,
     public_contains},
    {"raycast_aabb",
     2,
     3,
     {{"rays", &shape_ray, 1, .optional = false}, {"boxes", &shape_aabb, 1, .optional = false}},
     {{"hits", 0}, {"t_enter", sizeof(float)}, {"t_exit", sizeof(float)}},
     arrange_pair,
     raycast,
     public_raycast},
    {"sweep_aabb_aabb",
     4,
     3,
     {{"a", &shape_aabb, 1, .optional = false},
      {"a_velocity", &shape_vector, 1, .optional = false},
      {"b", &shape_aabb, 1, .optional = false},
      {"b_velocity", &shape_vector, 1, .optional = true}},
     {{"hits", 0}, {"toi", sizeof(float)}, {"normal", sizeof(int8_t)}},
     arrange_sweep,
     sweep,
     public_sweep},
};
