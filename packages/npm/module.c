/* What the package for JavaScript calls, beside public functions: any query, by its number, of a call as data.
 * meson.build has what else is exported. */
#include <emscripten/emscripten.h>
#include <stdlib.h>

#include "built_backends.h"
#include "dispatch/dispatch.h"

/* A module has one backend. */
#define DECLARED(ISA, isa, name) lh_query_function lh_backend_##isa##_##name;
#define QUERY(name)              LH_EACH_BACKEND(DECLARED, name)
#include "built_queries.def"
#undef QUERY

#define OF_BACKEND(ISA, isa, name) lh_backend_##isa##_##name
static lh_query_function *const queries[LH_ALL_QUERIES] = {
#define QUERY(name) [LH_QUERY_##name] = LH_EACH_BACKEND(OF_BACKEND, name),
#include "built_queries.def"
#undef QUERY
};

EMSCRIPTEN_KEEPALIVE lh_status run(unsigned query, const lh_call *call)
{
    return queries[query](call);
}

/* A page has no environment. The C library's would ask for imports. */
char *getenv(const char *name)
{
    (void)name;
    return NULL;
}
