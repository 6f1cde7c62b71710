/* The arguments of each query's function by name. For example
 *     typedef struct overlap_aabb_aabb_arguments {
 *         const lh_aabbs *a;
 *         const lh_aabbs *b;
 *         uint64_t *hits;
 *     } overlap_aabb_aabb_arguments;
 * and overlap_aabb_aabb_arguments_of(call), in which a view that may be NULL is the one that it stands for. */
#ifndef LANEHIT_SRC_ARGUMENTS_H
#define LANEHIT_SRC_ARGUMENTS_H

#include "query.h"

#define LH_MEMBER(query, position, kind, name) LH_TYPE_##kind name;

#define LH_TAKEN_view(query, position)        lh_view_at(&lh_queries[LH_QUERY_##query], call, position - 1)
#define LH_TAKEN_output(query, position)      call->argument[position - 1].output
#define LH_TAKEN_number(query, position)      call->argument[position - 1].number
#define LH_TAKEN_AT(place)                    LH_TAKEN_##place
#define LH_TAKEN_IN(place)                    LH_TAKEN_AT(place)
#define LH_TAKEN(query, position, kind, name) .name = LH_TAKEN_IN(LH_PLACE_##kind)(query, position),

#define QUERY(name, ...)                                                                                     \
    typedef struct name##_arguments {                                                                        \
        LH_EACH(LH_MEMBER, name, __VA_ARGS__)                                                                \
    } name##_arguments;                                                                                      \
                                                                                                             \
    static inline name##_arguments name##_arguments_of(const lh_call *call)                                  \
    {                                                                                                        \
        return (name##_arguments){LH_EACH(LH_TAKEN, name, __VA_ARGS__)};                                     \
    }
#include "lanehit/queries.def"
#undef QUERY

#endif
