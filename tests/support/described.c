#include "described.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const query_names[LH_ALL_QUERIES] = {
#define QUERY(name, ...) [LH_QUERY_##name] = #name,
#include "description/all_queries.def"
#undef QUERY
};

static unsigned query_named(const char *name, size_t length)
{
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++)
        if (strlen(query_names[query]) == length && strncmp(query_names[query], name, length) == 0)
            return query;
    fprintf(stderr, "LANEHIT_TEST_QUERIES: there is no query \"%.*s\"\n", (int)length, name);
    exit(2);
}

static const char *asked_names(void)
{
    return getenv("LANEHIT_TEST_QUERIES");
}

int every_query_is_asked(void)
{
    return !asked_names();
}

int query_is_asked(unsigned query)
{
    if (every_query_is_asked())
        return 1;
    int is_asked = 0;
    for (const char *name = asked_names();; name++) {
        const size_t length = strcspn(name, " ");
        is_asked |= query_named(name, length) == query;
        name += length;
        if (!*name)
            return is_asked;
    }
}

#define NAME_OF(query, position, kind, name) LH_BY_PLACE(LH_LISTED, kind)(#name)

const char *const argument_names[LH_ALL_QUERIES][LH_MOST_ARGUMENTS] = {
#define QUERY(name, ...) [LH_QUERY_##name] = {LH_EACH(NAME_OF, name, __VA_ARGS__)},
#include "description/all_queries.def"
#undef QUERY
};

unsigned views_of(unsigned query, unsigned argument[LH_MOST_INPUTS])
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
#include "description/all_queries.def"
#undef QUERY

lh_query_function *const public_functions[LH_ALL_QUERIES] = {
#define QUERY(name, ...) [LH_QUERY_##name] = public_##name,
#include "description/all_queries.def"
#undef QUERY
};
