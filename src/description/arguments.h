/* The arguments of each query's function by name. For example
 *     typedef struct overlap_aabb_aabb_arguments {
 *         const lh_aabbs *a;
 *         const lh_aabbs *b;
 *         uint64_t *hits;
 *     } overlap_aabb_aabb_arguments;
 * and overlap_aabb_aabb_arguments_of(call), in which a view that may be NULL is the one that it stands for, and an
 * lh_xyz is there by value; an lh_manifolds is as it lies in the call. */
#ifndef LANEHIT_SRC_DESCRIPTION_ARGUMENTS_H
#define LANEHIT_SRC_DESCRIPTION_ARGUMENTS_H

#include <string.h>

#include "query.h"

#define LH_MEMBER_view(kind, name)             LH_TYPE_##kind name;
#define LH_MEMBER_set(kind, name)              LH_TYPE_##kind name;
#define LH_MEMBER_grid(kind, name)             LH_TYPE_##kind name;
#define LH_MEMBER_number(kind, name)           LH_TYPE_##kind name;
#define LH_MEMBER_output(kind, name)           LH_TYPE_##kind name;
#define LH_MEMBER_outputs(kind, name)          lh_xyz name;
#define LH_MEMBER_manifold(kind, name)         const lh_argument *name;
#define LH_MEMBER(query, position, kind, name) LH_BY_PLACE(LH_MEMBER, kind)(kind, name)

#define LH_TAKEN_view(query, at)     lh_view_at(&lh_queries[LH_QUERY_##query], call, at)
#define LH_TAKEN_set(query, at)      call->argument[at].view
#define LH_TAKEN_grid(query, at)     call->argument[at].view
#define LH_TAKEN_number(query, at)   call->argument[at].number
#define LH_TAKEN_output(query, at)   call->argument[at].output
#define LH_TAKEN_outputs(query, at)  lh_xyz_at(call, at)
#define LH_TAKEN_manifold(query, at) &call->argument[at]
#define LH_TAKEN(query, position, kind, name)                                                                \
    .name = LH_BY_PLACE(LH_TAKEN, kind)(query, LH_ARGUMENT_##query##_##name),

/* Its arrays are NULL where there is none. */
static inline lh_xyz lh_xyz_at(const lh_call *call, unsigned argument)
{
    return (lh_xyz){call->argument[argument].output, call->argument[argument + 1].output,
                    call->argument[argument + 2].output};
}

/* The arrays of an lh_manifolds, in its order. */
static inline lh_manifolds lh_manifolds_of(const lh_argument arrays[LH_ARRAYS_OF_MANIFOLDS])
{
    lh_manifolds m;
    memcpy(&m, arrays, sizeof m);
    return m;
}

#define QUERY(name, ...)                                                                                     \
    typedef struct name##_arguments {                                                                        \
        LH_EACH(LH_MEMBER, name, __VA_ARGS__)                                                                \
    } name##_arguments;                                                                                      \
                                                                                                             \
    static inline name##_arguments name##_arguments_of(const lh_call *call)                                  \
    {                                                                                                        \
        return (name##_arguments){LH_EACH(LH_TAKEN, name, __VA_ARGS__)};                                     \
    }
#include "all_queries.def"
#undef QUERY

#endif
