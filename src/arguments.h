/* Are the arguments of a public function fit for use? If not, what is wrong with the first that is not; if so, how
 * many tests they make. One function a test.
 *
 * Each asks in this order: are the views there, do the counts broadcast, is there anything to do, are the arrays
 * usable. */
#ifndef LANEHIT_SRC_ARGUMENTS_H
#define LANEHIT_SRC_ARGUMENTS_H

#include "status.h"

/* What is known about the arrays and strides of an argument. */
typedef struct facts {
    uintptr_t addresses; /* or-ed */
    uint32_t strides;    /* or-ed */
    int missing;         /* one that is needed is NULL */
} facts;

static inline facts with_optional(facts a, const void *array)
{
    return (facts){a.addresses | (uintptr_t)array, a.strides, a.missing};
}

static inline facts with(facts a, const void *array)
{
    a.missing |= array == NULL;
    return with_optional(a, array);
}

static inline facts with3(facts a, const void *x, const void *y, const void *z)
{
    return with(with(with(a, x), y), z);
}

static inline facts with_index(uint32_t strides, const uint32_t *index)
{
    return with_optional((facts){.strides = strides}, index);
}

/* The kind of the fault, or LH_OK. */
static inline int fault_of(facts a)
{
    if (a.missing)
        return LH_ERROR_NULL_ARRAY;
    if (a.strides % 4 != 0)
        return LH_ERROR_STRIDE;
    return a.addresses % 4 != 0 ? LH_ERROR_ALIGNMENT : LH_OK;
}

static inline int fault_of_aabbs(const lh_aabbs *v)
{
    const facts a = with_index(v->stride | v->index_stride, v->index);
    return fault_of(with3(with3(a, v->min_x, v->min_y, v->min_z), v->max_x, v->max_y, v->max_z));
}

static inline int fault_of_spheres(const lh_spheres *v)
{
    const facts a = with_index(v->stride | v->index_stride | v->radius_stride, v->index);
    return fault_of(with_optional(with3(a, v->x, v->y, v->z), v->radius));
}

static inline int fault_of_triangles(const lh_triangles *v)
{
    facts a = with_index(v->stride | v->index_stride, v->index);
    a = with3(a, v->ax, v->ay, v->az);
    a = with3(a, v->bx, v->by, v->bz);
    return fault_of(with3(a, v->cx, v->cy, v->cz));
}

static inline int fault_of_vectors(const lh_vectors *v)
{
    return fault_of(with3(with_index(v->stride | v->index_stride, v->index), v->x, v->y, v->z));
}

/* Directions, inverse directions or both; what is there must be whole. */
static inline int fault_of_rays(const lh_rays *v)
{
    facts a = with_index(v->stride | v->index_stride | v->t_stride, v->index);
    a = with3(a, v->origin_x, v->origin_y, v->origin_z);
    const int has_inv_dir = v->inv_dir_x || v->inv_dir_y || v->inv_dir_z;
    if (has_inv_dir)
        a = with3(a, v->inv_dir_x, v->inv_dir_y, v->inv_dir_z);
    if (!has_inv_dir || v->dir_x || v->dir_y || v->dir_z)
        a = with3(a, v->dir_x, v->dir_y, v->dir_z);
    return fault_of(with_optional(with_optional(a, v->t_min), v->t_max));
}

static inline int fault_of_hits(const uint64_t *hits)
{
    if (!hits)
        return LH_ERROR_NULL_ARRAY;
    return (uintptr_t)hits % sizeof *hits != 0 ? LH_ERROR_ALIGNMENT : LH_OK;
}

static inline int fault_of_floats(const float *array)
{
    return (uintptr_t)array % sizeof *array != 0 ? LH_ERROR_ALIGNMENT : LH_OK;
}

/* Takes one more count into n, which begins as 1: 1 broadcasts, the first other count decides. */
static inline int broadcasts(size_t *n, size_t count)
{
    if (count == 1)
        return 1;
    if (*n == 1)
        *n = count;
    return *n == count;
}

/* Leaves the check where an argument has a fault. For example
 *     REFUSE(LH_CALL_RAYCAST_AABB, 2, fault_of_aabbs(boxes))
 * returns the status that says what is wrong with argument 2 of lh_raycast_aabb, if anything is. */
#define REFUSE(call, argument, fault)                                                                        \
    do {                                                                                                     \
        const int kind_of_fault = (fault);                                                                   \
        if (kind_of_fault != LH_OK)                                                                          \
            return lh_failure(call, argument, kind_of_fault);                                                \
    } while (0)

/* Counts the view of one argument into n. */
#define COUNT_IN(call, argument, view, n)                                                                    \
    REFUSE(call, argument,                                                                                   \
           !(view)                         ? LH_ERROR_NULL_VIEW                                              \
           : !broadcasts(n, (view)->count) ? LH_ERROR_COUNT                                                  \
                                           : LH_OK)

static inline lh_status check_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes,
                                                  const uint64_t *hits, size_t *n)
{
    *n = 1;
    COUNT_IN(LH_CALL_OVERLAP_SPHERE_AABB, 1, spheres, n);
    COUNT_IN(LH_CALL_OVERLAP_SPHERE_AABB, 2, boxes, n);
    if (*n == 0)
        return LH_OK;
    REFUSE(LH_CALL_OVERLAP_SPHERE_AABB, 1, fault_of_spheres(spheres));
    REFUSE(LH_CALL_OVERLAP_SPHERE_AABB, 2, fault_of_aabbs(boxes));
    REFUSE(LH_CALL_OVERLAP_SPHERE_AABB, 3, fault_of_hits(hits));
    return LH_OK;
}

static inline lh_status check_overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes,
                                                    const uint64_t *hits, size_t *n)
{
    *n = 1;
    COUNT_IN(LH_CALL_OVERLAP_TRIANGLE_AABB, 1, triangles, n);
    COUNT_IN(LH_CALL_OVERLAP_TRIANGLE_AABB, 2, boxes, n);
    if (*n == 0)
        return LH_OK;
    REFUSE(LH_CALL_OVERLAP_TRIANGLE_AABB, 1, fault_of_triangles(triangles));
    REFUSE(LH_CALL_OVERLAP_TRIANGLE_AABB, 2, fault_of_aabbs(boxes));
    REFUSE(LH_CALL_OVERLAP_TRIANGLE_AABB, 3, fault_of_hits(hits));
    return LH_OK;
}

/* The two tests of box against box. */
static inline lh_status check_aabb_aabb(enum lh_call call, const lh_aabbs *a, const lh_aabbs *b,
                                        const uint64_t *hits, size_t *n)
{
    *n = 1;
    COUNT_IN(call, 1, a, n);
    COUNT_IN(call, 2, b, n);
    if (*n == 0)
        return LH_OK;
    REFUSE(call, 1, fault_of_aabbs(a));
    REFUSE(call, 2, fault_of_aabbs(b));
    REFUSE(call, 3, fault_of_hits(hits));
    return LH_OK;
}

static inline lh_status check_raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, const uint64_t *hits,
                                           const float *t_enter, const float *t_exit, size_t *n)
{
    *n = 1;
    COUNT_IN(LH_CALL_RAYCAST_AABB, 1, rays, n);
    COUNT_IN(LH_CALL_RAYCAST_AABB, 2, boxes, n);
    if (*n == 0)
        return LH_OK;
    REFUSE(LH_CALL_RAYCAST_AABB, 1, fault_of_rays(rays));
    REFUSE(LH_CALL_RAYCAST_AABB, 2, fault_of_aabbs(boxes));
    REFUSE(LH_CALL_RAYCAST_AABB, 3, fault_of_hits(hits));
    REFUSE(LH_CALL_RAYCAST_AABB, 4, fault_of_floats(t_enter));
    REFUSE(LH_CALL_RAYCAST_AABB, 5, fault_of_floats(t_exit));
    return LH_OK;
}

static inline lh_status check_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity,
                                              const lh_aabbs *b, const lh_vectors *b_velocity, float t_max,
                                              const uint64_t *hits, const float *toi, size_t *n)
{
    *n = 1;
    COUNT_IN(LH_CALL_SWEEP_AABB_AABB, 1, a, n);
    COUNT_IN(LH_CALL_SWEEP_AABB_AABB, 2, a_velocity, n);
    COUNT_IN(LH_CALL_SWEEP_AABB_AABB, 3, b, n);
    if (b_velocity)
        COUNT_IN(LH_CALL_SWEEP_AABB_AABB, 4, b_velocity, n);
    if (*n == 0)
        return LH_OK;
    REFUSE(LH_CALL_SWEEP_AABB_AABB, 5, t_max >= 0 ? LH_OK : LH_ERROR_LIMIT);
    REFUSE(LH_CALL_SWEEP_AABB_AABB, 1, fault_of_aabbs(a));
    REFUSE(LH_CALL_SWEEP_AABB_AABB, 2, fault_of_vectors(a_velocity));
    REFUSE(LH_CALL_SWEEP_AABB_AABB, 3, fault_of_aabbs(b));
    if (b_velocity)
        REFUSE(LH_CALL_SWEEP_AABB_AABB, 4, fault_of_vectors(b_velocity));
    REFUSE(LH_CALL_SWEEP_AABB_AABB, 6, fault_of_hits(hits));
    REFUSE(LH_CALL_SWEEP_AABB_AABB, 7, fault_of_floats(toi));
    return LH_OK;
}

#endif
