#include "described.h"

const char *const query_names[LH_ALL_QUERIES] = {
#define QUERY(name, ...) [LH_QUERY_##name] = #name,
#include "all_queries.def"
#undef QUERY
};

#define NAME_OF(query, position, kind, name) LH_BY_PLACE(LH_LISTED, kind)(#name)

const char *const argument_names[LH_ALL_QUERIES][LH_MOST_ARGUMENTS] = {
#define QUERY(name, ...) [LH_QUERY_##name] = {LH_EACH(NAME_OF, name, __VA_ARGS__)},
#include "all_queries.def"
#undef QUERY
};

unsigned views_of(unsigned query, unsigned argument[LH_MOST_VIEWS])
{
    unsigned views = 0;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        if (lh_has_view(&lh_queries[query], k))
            argument[views++] = k;
    return views;
}

#define QUERY(name, ...)                                                                                     \
    static lh_status public_##name(const lh_call *call)                                                      \
    {                                                                                                        \
        return lh_##name(LH_EACH(PASS, name, __VA_ARGS__));                                                  \
    }
#include "all_queries.def"
#undef QUERY

lh_query_function *const public_functions[LH_ALL_QUERIES] = {
#define QUERY(name, ...) [LH_QUERY_##name] = public_##name,
#include "all_queries.def"
#undef QUERY
};
