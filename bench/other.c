#include "other.h"

#include <dlfcn.h>
#include <string.h>

#include "described.h"

static lh_status (*select_isa)(lh_isa isa);

/* The library's functions, each of its own type, and as those that take a call. */
#define QUERY(name, ...)                                                                                     \
    static __typeof__(&lh_##name) other_##name;                                                              \
                                                                                                             \
    static lh_status call_##name(const lh_call *call)                                                        \
    {                                                                                                        \
        return other_##name(LH_EACH(PASS, name, __VA_ARGS__));                                               \
    }
#include "lanehit/queries.def"
#undef QUERY

/* An object's address holds a function's where there is dlsym. */
static int find(void *library, const char *symbol, void *function)
{
    void *const address = dlsym(library, symbol);
    memcpy(function, &address, sizeof address);
    return address != NULL;
}

static lh_query_function *functions[LH_QUERY_COUNT];

const char *other_open(const char *path)
{
    void *const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return dlerror();
    if (!find(library, "lh_isa_select", &select_isa))
        return "--against: not a lanehit library";
#define QUERY(name, ...)                                                                                     \
    if (find(library, "lh_" #name, &other_##name))                                                           \
        functions[LH_QUERY_##name] = call_##name;
#include "lanehit/queries.def"
#undef QUERY
    return NULL;
}

lh_query_function *other_function(int query)
{
    return functions[query];
}

lh_status other_select(lh_isa isa)
{
    return select_isa(isa);
}
