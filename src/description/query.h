/* What queries are, as data: queries.def, for the compiler to see where a query is instantiated and for loops over all
 * queries. */
#ifndef LANEHIT_SRC_DESCRIPTION_QUERY_H
#define LANEHIT_SRC_DESCRIPTION_QUERY_H

#include "each_argument.h"
#include "kinds.h"

/* Views, and all that is read: of a query with as many views two sets and a number. */
enum { LH_MOST_VIEWS = 4, LH_MOST_INPUTS = LH_MOST_VIEWS + 3 };

typedef struct lh_query {
    uint16_t arguments, first; /* of all arguments of all queries, one after the other */
} lh_query;

/* LH_BY_PLACE(LH_LISTED, XYZ) is LH_LISTED_outputs: what depends on the place that a kind has in a call. */
#define LH_BY_PLACE(prefix, kind)        LH_BY_PLACE_OF(prefix, LH_PLACE_##kind)
#define LH_BY_PLACE_OF(prefix, place)    LH_BY_PLACE_NAMED(prefix, place)
#define LH_BY_PLACE_NAMED(prefix, place) prefix##_##place

/* Something for each argument that a parameter is. */
#define LH_LISTED_view(item)    item,
#define LH_LISTED_set(item)     item,
#define LH_LISTED_grid(item)    item,
#define LH_LISTED_number(item)  item,
#define LH_LISTED_output(item)  item,
#define LH_LISTED_outputs(item) item, item, item,
#define LH_LISTED_manifold(item)                                                                             \
    item, LH_LISTED_outputs(item) LH_FOUR_TIMES(LH_LISTED_outputs(item)) LH_FOUR_TIMES(item, )               \
              LH_FOUR_TIMES(item, )
#define LH_FOUR_TIMES(...) __VA_ARGS__ __VA_ARGS__ __VA_ARGS__ __VA_ARGS__

/* The argument that a parameter is, or the first of those: LH_ARGUMENT_overlap_aabb_aabb_hits is 2. */
#define LH_NUMBERED_view(name)                    name,
#define LH_NUMBERED_set(name)                     name,
#define LH_NUMBERED_grid(name)                    name,
#define LH_NUMBERED_number(name)                  name,
#define LH_NUMBERED_output(name)                  name,
#define LH_NUMBERED_outputs(name)                 name, name##_y, name##_z,
#define LH_NUMBERED_manifold(name)                name, name##_last = name + LH_ARRAYS_OF_MANIFOLDS - 1,
#define LH_NUMBER_OF(query, position, kind, name) LH_BY_PLACE(LH_NUMBERED, kind)(LH_ARGUMENT_##query##_##name)

#define QUERY(name, ...) enum { LH_EACH(LH_NUMBER_OF, name, __VA_ARGS__) LH_ARGUMENTS_OF_##name };
#include "all_queries.def"
#undef QUERY

/* The kind of each: that of the parameter, or of an array of a manifold, in the order of lh_manifolds. */
#define LH_KINDS_view(kind)    LH_KIND_##kind,
#define LH_KINDS_set(kind)     LH_KIND_##kind,
#define LH_KINDS_grid(kind)    LH_KIND_##kind,
#define LH_KINDS_number(kind)  LH_KIND_##kind,
#define LH_KINDS_output(kind)  LH_KIND_##kind,
#define LH_KINDS_outputs(kind) LH_LISTED_outputs(LH_KIND_##kind)
#define LH_KINDS_manifold(kind)                                                                              \
    LH_KIND_COUNTS,                                                                                          \
        LH_LISTED_outputs(LH_KIND_XYZ_OF_HITS) LH_FOUR_TIMES(LH_LISTED_outputs(LH_KIND_XYZ_OF_HITS))         \
            LH_FOUR_TIMES(LH_KIND_DISTANCES_OF_POINTS, ) LH_FOUR_TIMES(LH_KIND_FEATURES, )

#define LH_KIND_OF(query, position, kind, name)      LH_BY_PLACE(LH_KINDS, kind)(kind)
#define LH_PARAMETER_OF(query, position, kind, name) LH_BY_PLACE(LH_LISTED, kind)(position)

#define QUERY(name, ...)                                                                                     \
    LH_FIRST_OF_##name, LH_LAST_OF_##name = LH_FIRST_OF_##name + LH_ARGUMENTS_OF_##name - 1,
enum {
#include "all_queries.def"
    LH_ARGUMENTS_OF_ALL
};
#undef QUERY

static const lh_query lh_queries[LH_ALL_QUERIES] = {
#define QUERY(name, ...) [LH_QUERY_##name] = {LH_ARGUMENTS_OF_##name, LH_FIRST_OF_##name},
#include "all_queries.def"
#undef QUERY
};

/* Of each argument an lh_kind_name. */
static const uint8_t lh_kinds_of_arguments[LH_ARGUMENTS_OF_ALL] = {
#define QUERY(name, ...) LH_EACH(LH_KIND_OF, name, __VA_ARGS__)
#include "all_queries.def"
#undef QUERY
};

/* Of each argument the parameter of the public function, counted from 1. */
static const uint8_t lh_parameters_of_arguments[LH_ARGUMENTS_OF_ALL] = {
#define QUERY(name, ...) LH_EACH(LH_PARAMETER_OF, name, __VA_ARGS__)
#include "all_queries.def"
#undef QUERY
};

/* Where the description is a constant nothing is left of what reads it, if it is part of whoever calls it, even where
 * compilers look for small code. */
#define LH_FOLDED static inline __attribute__((always_inline))

/* Room for a view of any shape. */
typedef struct lh_own_view {
    lh_view_start start;
    const float *array[LH_MOST_ARRAYS];
    uint32_t strides[LH_MOST_GROUPS];
} lh_own_view;

LH_FOLDED lh_kind_name lh_kind_name_of(const lh_query *query, unsigned argument)
{
    return (lh_kind_name)lh_kinds_of_arguments[query->first + argument];
}

LH_FOLDED uint8_t lh_parameter_of(const lh_query *query, unsigned argument)
{
    return lh_parameters_of_arguments[query->first + argument];
}

LH_FOLDED const lh_kind *lh_kind_of(const lh_query *query, unsigned argument)
{
    return &lh_kinds[lh_kind_name_of(query, argument)];
}

/* The first argument of this kind; if there is none, as many as there are. */
static inline unsigned lh_argument_of_kind(const lh_query *query, lh_kind_name kind)
{
    unsigned argument = 0;
    while (argument < query->arguments && lh_kind_name_of(query, argument) != kind)
        argument++;
    return argument;
}

/* Whether the argument is a view: of one element for each pair, or a set. */
static inline int lh_has_view(const lh_query *query, unsigned argument)
{
    return lh_kind_of(query, argument)->shape != NULL;
}

/* Views and numbers are among so many first arguments. Of outputs a query may have more than an unsigned has bits, and
 * clang unrolls no loop that is so long. */
LH_FOLDED unsigned lh_inputs_of(const lh_query *query)
{
    return query->arguments < LH_MOST_INPUTS ? query->arguments : LH_MOST_INPUTS;
}

/* Each file that reads these tables has a copy of them, so that loops over them vanish when it is compiled. Whoever
 * asks seldom, or of a query that is not a constant, asks here, where there is one copy: the tables, lh_check and
 * lh_check_grid of a query, the shape of an argument, that of a kind, and that of a name, lh_the_shape_aabbs. */
extern const lh_query *const lh_the_queries;
extern const lh_kind *const lh_the_kinds;
extern const uint8_t *const lh_the_kinds_of_arguments;
lh_status lh_check_query(unsigned query, const lh_call *call, size_t *n);
lh_status lh_check_cells(unsigned query, const lh_call *call, size_t *cells);
const lh_shape *lh_shape_of(unsigned query, unsigned argument);
const lh_shape *lh_shape_of_kind(lh_kind_name kind);
#define SHAPE(name, argument) extern const lh_shape *const lh_the_shape_##name;
#include "lanehit/shapes.def"

/* The view that an argument is, or stands for. */
LH_FOLDED const void *lh_view_or_absent(const lh_kind *kind, const lh_call *call, unsigned argument)
{
    const void *view = call->argument[argument].view;
    return kind->may_be_null && !view ? kind->absent : view;
}

LH_FOLDED const void *lh_view_at(const lh_query *query, const lh_call *call, unsigned argument)
{
    return lh_view_or_absent(lh_kind_of(query, argument), call, argument);
}

/* The same of a query of lh_the_queries. */
static inline const lh_kind *lh_the_kind_of(const lh_query *query, unsigned argument)
{
    return &lh_the_kinds[lh_the_kinds_of_arguments[query->first + argument]];
}

static inline const void *lh_the_view_at(const lh_query *query, const lh_call *call, unsigned argument)
{
    return lh_view_or_absent(lh_the_kind_of(query, argument), call, argument);
}

static inline const lh_view_start *lh_start_of(const void *view)
{
    return (const lh_view_start *)view;
}

static inline int lh_can_be_set(const lh_kind *kind, const void *view)
{
    return lh_start_of(view)->count - 1 < kind->most;
}

static inline const float *const *lh_arrays_of(const void *view)
{
    return (const float *const *)(const void *)((const char *)view + sizeof(lh_view_start));
}

static inline uint32_t lh_stride_of(const void *view, const lh_group *group)
{
    return *(const uint32_t *)(const void *)((const char *)view + group->stride);
}

/* The index of a group's arrays; NULL: none. */
static inline const uint32_t *lh_index_of(const void *view, const lh_group *group)
{
    const uint32_t *own = NULL;
    if (group->own_index)
        own = *(const uint32_t *const *)(const void *)((const char *)view + group->own_index);
    return own ? own : lh_start_of(view)->index;
}

#endif
