/* Calls of which the views are packed columns: copies of a call's views that loops can be given a part of. */
#ifndef LANEHIT_SRC_KERNELS_PACKED_H
#define LANEHIT_SRC_KERNELS_PACKED_H

#include <string.h>

#include "../query.h"

/* Room for a view of any shape. */
typedef union any_view {
    lh_view_start start;
    lh_aabbs aabbs;
    lh_spheres spheres;
    lh_triangles triangles;
    lh_vectors vectors;
    lh_rays rays;
} any_view;

/* A call with views of its own, view k being that of the k-th argument that is one. */
typedef struct packed_call {
    lh_call call;
    any_view view[LH_MOST_VIEWS];
    const lh_shape *shape[LH_MOST_VIEWS];
    unsigned views;
} packed_call;

static inline const float **arrays_in(any_view *view)
{
    return (const float **)(void *)((char *)view + sizeof(lh_view_start));
}

static inline const float *array_at(const float *array, size_t offset)
{
    return (const float *)(const void *)((const char *)array + offset);
}

static inline void begin_packed_call(packed_call *packed, const lh_query *query, const lh_call *call)
{
    packed->call = *call;
    packed->views = 0;
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role != LH_VIEW)
            continue;
        any_view *own = &packed->view[packed->views];
        memcpy(own, lh_view_at(query, call, k), kind->shape->size);
        packed->shape[packed->views] = kind->shape;
        packed->call.argument[k].view = own;
        packed->views++;
    }
}

/* A loop runs n pairs of a call, and returns LH_OK. */
typedef lh_status batch_loop(const lh_call *call, size_t n);

/* At [s] the loop that takes the operands of the set s as one for the whole batch, bit k for the k-th view, or NULL; at
 * [0] the one that takes none so. */
enum { LOOPS = 1 << LH_MOST_VIEWS };
typedef batch_loop *const loop_table[LOOPS];

static inline uint32_t group_stride(const void *view, const lh_group *group)
{
    return *(const uint32_t *)(const void *)((const char *)view + group->stride);
}

/* Moves columns that are there by so many elements. */
static inline void advance_arrays(const float **array, unsigned arrays, ptrdiff_t elements)
{
    for (unsigned k = 0; k < arrays; k++)
        if (array[k])
            array[k] += elements;
}

/* Moves the outputs that are wanted; elements is a multiple of 64 where one of them is of bits. */
static inline void advance_outputs(const lh_query *query, lh_call *call, ptrdiff_t elements)
{
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        char *output = (char *)call->argument[k].output;
        if (kind->role == LH_OUTPUT && output)
            call->argument[k].output = output + elements * (ptrdiff_t)kind->bits / 8;
    }
}

/* Moves everything but the operands in `one`, whose views are packed. */
static inline void advance_packed_call(packed_call *packed, const lh_query *query, unsigned one,
                                       ptrdiff_t elements)
{
    for (unsigned v = 0; v < packed->views; v++)
        if (!(one >> v & 1))
            advance_arrays(arrays_in(&packed->view[v]), packed->shape[v]->arrays, elements);
    advance_outputs(query, &packed->call, elements);
}

#endif
