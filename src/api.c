/* The public functions: their arguments become a call, which the active backend runs. For example
 *     lh_status lh_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits)
 *     {
 *         lh_call call;
 *         call.argument[0].view = a;
 *         call.argument[1].view = b;
 *         call.argument[2].output = hits;
 *         return lh_active_backend()->query[LH_QUERY_overlap_aabb_aabb](&call);
 *     } */
#include "dispatch.h"
#include "query.h"

#define PARAMETER(query, position, kind, name) LH_COMMA_BEFORE_##position LH_TYPE_##kind name

#define STORE_view(at, name)   call.argument[at].view = name;
#define STORE_set(at, name)    STORE_view(at, name)
#define STORE_grid(at, name)   STORE_view(at, name)
#define STORE_number(at, name) call.argument[at].number = name;
#define STORE_output(at, name) call.argument[at].output = name;
#define STORE_outputs(at, name)                                                                              \
    call.argument[at].output = name ? name->x : NULL;                                                        \
    call.argument[at + 1].output = name ? name->y : NULL;                                                    \
    call.argument[at + 2].output = name ? name->z : NULL;
#define STORE(query, position, kind, name) LH_BY_PLACE(STORE, kind)(LH_ARGUMENT_##query##_##name, name)

#define QUERY(name, ...)                                                                                     \
    lh_status lh_##name(LH_EACH(PARAMETER, name, __VA_ARGS__))                                               \
    {                                                                                                        \
        lh_call call;                                                                                        \
        LH_EACH(STORE, name, __VA_ARGS__)                                                                    \
        return lh_active_backend()->query[LH_QUERY_##name](&call);                                           \
    }
#include "all_queries.def"
