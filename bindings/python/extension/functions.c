/* The functions of all queries, made of the library's description of them. There is no other list. */
#include "functions.h"

#include <stdio.h>
#include <string.h>

#include "description/each_argument.h"
#include "texts.h"

static const struct {
    const char *name, *text, *text_of_any;
} names[LH_ALL_QUERIES] = {
#define QUERY(name, ...) [LH_QUERY_##name] = {#name, TEXT_##name, TEXT_any_##name},
#include "description/all_queries.def"
#undef QUERY
};

/* What an output holds is what it points to in the prototype. */
#define HOLDS_OF(type)                                                                                       \
    _Generic((type)0, uint64_t *: HOLDS_UINT64, int8_t *: HOLDS_INT8, float *: HOLDS_FLOAT,                  \
             const lh_xyz *: HOLDS_FLOAT, default: HOLDS_OTHER)
#define PARAMETER(query, position, kind, name)                                                               \
    {#name, LH_BY_PLACE(IS, kind), LH_ARGUMENT_##query##_##name, HOLDS_OF(LH_TYPE_##kind)},

static const parameter parameters[LH_ALL_QUERIES][MOST_PARAMETERS + 1] = {
#define QUERY(name, ...) [LH_QUERY_##name] = {LH_EACH(PARAMETER, name, __VA_ARGS__)},
#include "description/all_queries.def"
#undef QUERY
};

/* any_overlap_aabb_aabb calls lh_any_overlap_aabb_aabb; queries of three arguments, of pairs, have that. */
#define CALL_ANY(query, a, b, hits)                                                                          \
    static lh_status any_##query(const void *first, const void *second, int *any)                            \
    {                                                                                                        \
        return lh_any_##query(first, second, any);                                                           \
    }
#define QUERY(name, ...) LH_OF_THREE(CALL_ANY, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY

#define ANY_OF(query, a, b, hits) [LH_QUERY_##query] = any_##query,
static any_function *const any_of[LH_ALL_QUERIES] = {
#define QUERY(name, ...) LH_OF_THREE(ANY_OF, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
};

/* The arrays of lh_manifolds, in its order. */
static const result of_manifolds[] = {{"count", 0, {0}, HOLDS_UINT8, 0},
                                      {"normal", 1, {3}, HOLDS_FLOAT, 0},
                                      {"point", 4, {LH_POINTS_OF_MANIFOLDS, 3}, HOLDS_FLOAT, 0},
                                      {"distance", 16, {LH_POINTS_OF_MANIFOLDS}, HOLDS_FLOAT, 0},
                                      {"feature", 20, {LH_POINTS_OF_MANIFOLDS}, HOLDS_UINT32, 0}};
_Static_assert(offsetof(lh_manifolds, distance) == 16 * sizeof(void *) &&
                   offsetof(lh_manifolds, feature) == 20 * sizeof(void *) && LH_ARRAYS_OF_MANIFOLDS == 24,
               "the arrays of manifolds are others");

/* ---- Making them -------------------------------------------------------------------------------------- */

/* A result has the name of an output, or of a member of a manifold. With more than one manifold, those of the others
 * begin with its name. */
static void add_result(function *to, const result *what, const parameter *output, const char *prefix)
{
    result *const added = &to->result[to->results++];
    *added = *what;
    snprintf(added->name, sizeof added->name, "%.16s%s%.16s", prefix, prefix[0] ? "_" : "", what->name);
    added->first = (uint8_t)(what->first + output->argument);
}

static void add_output(function *to, const parameter *output)
{
    const lh_kind *const kind = lh_the_kind_of(&lh_the_queries[to->query], output->argument);
    result one = {"", 0, {output->role == IS_outputs ? 3 : 0}, output->holds, !kind->may_be_null};
    int is_other = 0;
    if (output->role != IS_manifold) {
        snprintf(one.name, sizeof one.name, "%.16s", output->name);
        add_result(to, &one, output, "");
        return;
    }
    for (unsigned k = 0; k < to->results; k++)
        is_other |= strcmp(to->result[k].name, of_manifolds[0].name) == 0;
    for (unsigned k = 0; k < sizeof of_manifolds / sizeof of_manifolds[0]; k++)
        add_result(to, &of_manifolds[k], output, is_other ? output->name : "");
}

/* What has to be given comes first: a margin stands before the set that all pairs share, and need not be. */
static void add_inputs(function *to, unsigned query, int may_be_missing)
{
    for (const parameter *p = parameters[query]; p->name; p++) {
        const lh_kind *const kind = lh_the_kind_of(&lh_the_queries[query], p->argument);
        const int is_number = p->role == IS_number;
        if (p->role < IS_output && (is_number || kind->may_be_null) == may_be_missing)
            to->input[to->inputs++] = p;
    }
}

static void describe(function *to, unsigned query)
{
    to->name = names[query].name;
    to->query = query;
    to->any = any_of[query];
    for (const parameter *p = parameters[query]; p->name; p++)
        if (p->role >= IS_output)
            add_output(to, p);
    add_inputs(to, query, 0);
    add_inputs(to, query, 1);
}

/* A named tuple, where there is more than one result. */
static int make_type(function *of)
{
    PyStructSequence_Field fields[MOST_RESULTS + 1] = {{NULL, NULL}};
    char name[80];
    for (unsigned k = 0; k < of->results; k++)
        fields[k].name = of->result[k].name;
    snprintf(name, sizeof name, "lanehit.%s_results", of->name);
    PyStructSequence_Desc description = {name, "The results of a query; those that are not wanted are None.",
                                         fields, (int)of->results};
    of->type = PyStructSequence_NewType(&description);
    return of->type ? 0 : -1;
}

static int add_method(PyObject *module, PyMethodDef *method, const char *name, const char *text,
                      _PyCFunctionFastWithKeywords called, void *self)
{
    *method = (PyMethodDef){name, (PyCFunction)(void (*)(void))called, METH_FASTCALL | METH_KEYWORDS, text};
    return add_function(module, method, self);
}

int add_queries(PyObject *module)
{
    static function made[LH_ALL_QUERIES];
    static PyMethodDef methods[LH_ALL_QUERIES], methods_any[LH_ALL_QUERIES];
    static char any_name[LH_ALL_QUERIES][64];
    for (unsigned query = 0; query < LH_ALL_QUERIES; query++) {
        function *const of = &made[query];
        describe(of, query);
        if (of->results > 1 && make_type(of) != 0)
            return -1;
        if (add_method(module, &methods[query], of->name, names[query].text, call_query, of) != 0)
            return -1;
        snprintf(any_name[query], sizeof any_name[query], "any_%s", of->name);
        if (of->any && add_method(module, &methods_any[query], any_name[query], names[query].text_of_any,
                                  call_any, of) != 0)
            return -1;
    }
    return 0;
}
