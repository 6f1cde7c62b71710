/* The plain loops of one query, for each packed form and each choice of outputs, which are constants in a loop. SOLVE:
 * the file that has `solve`. Compiled in each of the ways that meson.build lists; LOOP: the name of what is made. */
#include "loop.h"

#include SOLVE

/* Outputs overlap no input. */
#if defined(NOT_FOR_VECTORS)
#define VECTORISE
#elif defined(__clang__)
#define VECTORISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define VECTORISE _Pragma("GCC ivdep")
#endif

/* ---- The query's arguments, as its description has them. A loop has its own copy of the views: no store to an output
 * can change that. ---- */

typedef struct arrays {
#define ARRAYS_view(kind, name)             __typeof__((void)0, *(LH_TYPE_##kind)NULL) name; /* not const */
#define ARRAYS_set(kind, name)              of_##kind name[COUNT_OF_##kind];
#define ARRAYS_number(kind, name)           float name;
#define ARRAYS_output(kind, name)           LH_TYPE_##kind name;
#define ARRAYS_outputs(kind, name)          lh_xyz name;
#define ARRAYS_manifold(kind, name)         lh_manifolds name;
#define ARRAYS(query, position, kind, name) LH_BY_PLACE(ARRAYS, kind)(kind, name)
#define QUERY(name, ...)                    OF_THIS_QUERY(ARRAYS, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
    uint8_t *bytes;
} arrays;

ALWAYS_INLINE arrays arrays_of(const problem *p)
{
    arrays all = {.bytes = p->bytes};
    const lh_argument *argument = p->call.argument;
#define TAKE_view(kind, name)                                                                                \
    if (!lh_kinds[LH_KIND_##kind].may_be_null || argument->view)                                             \
        all.name = *(LH_TYPE_##kind)argument->view;                                                          \
    argument++;
#define TAKE_set(kind, name)                                                                                 \
    for (size_t k = 0; k < COUNT_OF_##kind; k++)                                                             \
        all.name[k] = at_##kind(argument->view, k, 0);                                                       \
    argument++;
#define TAKE_number(kind, name) all.name = (argument++)->number;
#define TAKE_output(kind, name) all.name = (argument++)->output;
#define TAKE_outputs(kind, name)                                                                             \
    all.name = (lh_xyz){argument[0].output, argument[1].output, argument[2].output};                         \
    argument += 3;
#define TAKE_manifold(kind, name)                                                                            \
    all.name = lh_manifolds_of(argument);                                                                    \
    argument += LH_ARRAYS_OF_MANIFOLDS;
#define TAKE(query, position, kind, name) LH_BY_PLACE(TAKE, kind)(kind, name)
#define QUERY(name, ...)                  OF_THIS_QUERY(TAKE, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
    return all;
}

/* What `solve` takes. */
typedef struct elements {
#define ELEMENT_view(kind, name)   __typeof__(at_##kind(NULL, 0, 0)) name;
#define ELEMENT_set(kind, name)    const of_##kind *name;
#define ELEMENT_number(kind, name) float name;
#define ELEMENT_output(kind, name)
#define ELEMENT_outputs(kind, name)
#define ELEMENT_manifold(kind, name)
#define ELEMENT(query, position, kind, name) LH_BY_PLACE(ELEMENT, kind)(kind, name)
#define QUERY(name, ...)                     OF_THIS_QUERY(ELEMENT, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
} elements;

/* Those of the i-th pair. The one operand of a form that has one was read before: it is in `one`, unless that is NULL.
 * Vectors and margins belong to the shape before them. */
ALWAYS_INLINE elements read_pair(const arrays *all, size_t i, form f, unsigned options, const elements *one)
{
    elements e;
    int is_one = 0;
#define READ_view(kind, name, position)                                                                      \
    if (LH_KIND_##kind != LH_KIND_VECTORS && !lh_kinds[LH_KIND_##kind].may_be_null)                          \
        is_one = one && f == (position == 1 ? FORM_ONE_FIRST : FORM_ONE_SECOND);                             \
    e.name = is_one ? one->name : at_##kind(&all->name, i, options);
#define READ_set(kind, name, position)    e.name = all->name;
#define READ_number(kind, name, position) e.name = all->name;
#define READ_output(kind, name, position)
#define READ_outputs(kind, name, position)
#define READ_manifold(kind, name, position)
#define READ(query, position, kind, name) LH_BY_PLACE(READ, kind)(kind, name, position)
#define QUERY(name, ...)                  OF_THIS_QUERY(READ, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
    return e;
}

ALWAYS_INLINE answer solve_pair(elements e)
{
#define PASS_view(name, position)   LH_COMMA_BEFORE_##position e.name
#define PASS_set(name, position)    LH_COMMA_BEFORE_##position e.name
#define PASS_number(name, position) LH_COMMA_BEFORE_##position e.name
#define PASS_output(name, position)
#define PASS_outputs(name, position)
#define PASS_manifold(name, position)
#define PASS(query, position, kind, name) LH_BY_PLACE(PASS, kind)(name, position)
#define QUERY(name, ...)                  OF_THIS_QUERY(PASS, name, __VA_ARGS__)
    return solve(
#include "lanehit/queries.def"
    );
#undef QUERY
}

/* A byte has the hits, and whether that is inside; of the other outputs the first, or all, or none. */
ALWAYS_INLINE void store(const arrays *all, size_t i, unsigned options, answer a)
{
    unsigned is_wanted = options & WANT_FIRST;
#define STORE_view(kind, name)
#define STORE_set(kind, name)
#define STORE_number(kind, name)
#define STORE_output(kind, name)   STORE_##kind(name)
#define STORE_HITS(name)           all->bytes[i] = (uint8_t)a.name;
#define STORE_INSIDE(name)         STORE_IF_WANTED(all->bytes[i] = (uint8_t)(a.hits | a.name << 1))
#define STORE_FACES(name)          STORE_IF_WANTED(all->name[i] = (int8_t)a.name)
#define STORE_TIMES(name)          STORE_IF_WANTED(all->name[i] = a.name)
#define STORE_FLOATS(name)         STORE_TIMES(name)
#define STORE_DISTANCES(name)      STORE_TIMES(name)
#define STORE_outputs(kind, name)  STORE_IF_WANTED(store_point(all->name, i, a.name))
#define STORE_manifold(kind, name) STORE_IF_WANTED(store_manifold(&all->name, i, &a.name))
#define STORE_IF_WANTED(...)                                                                                 \
    if (is_wanted) {                                                                                         \
        __VA_ARGS__;                                                                                         \
    }                                                                                                        \
    is_wanted = options & WANT_OTHERS;
#define STORE(query, position, kind, name) LH_BY_PLACE(STORE, kind)(kind, name)
#define QUERY(name, ...)                   OF_THIS_QUERY(STORE, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
    (void)is_wanted;
}

/* ---- The loops ---- */

ALWAYS_INLINE void solve_pairs(form f, unsigned options, const problem *p)
{
    const arrays all = arrays_of(p);
    const elements one = read_pair(&all, 0, f, options, NULL);
    const size_t n = p->n;
    VECTORISE
    for (size_t i = 0; i < n; i++)
        store(&all, i, options, solve_pair(read_pair(&all, i, f, options, &one)));
}

/* The kinds of the arguments, a bit each. */
enum {
    LH_KIND_MANIFOLD = LH_KIND_NONE, /* arrays of other kinds */
#define KIND_BIT(query, position, kind, name) | 1 << LH_KIND_##kind
#define QUERY(name, ...)                      OF_THIS_QUERY(KIND_BIT, name, __VA_ARGS__)
    KINDS = 0
#include "lanehit/queries.def"
#undef QUERY
};

static int has(unsigned kind)
{
    return KINDS >> kind & 1;
}

/* If that is what the workload asks: `options` is a constant. */
ALWAYS_INLINE void solve_if(int is_a_workload, unsigned options, unsigned asked, const problem *p)
{
    if (!is_a_workload || asked != options)
        return;
    if (p->layout == FORM_PAIRS)
        solve_pairs(FORM_PAIRS, options, p);
    else if (p->layout == FORM_ONE_FIRST && !has(LH_KIND_FRUSTUM))
        solve_pairs(FORM_ONE_FIRST, options, p);
    else if (p->layout == FORM_ONE_SECOND && !has(LH_KIND_FRUSTUM))
        solve_pairs(FORM_ONE_SECOND, options, p);
}

/* The choices that workload.c makes, of rays whichever way is the usual one. An answer has hits or a distance first,
 * and as much of the others as it has. */
void LOOP(const problem *p);
void LOOP(const problem *p)
{
    const size_t outputs = (sizeof(answer) - TOO_LARGE) / sizeof(int);
    const int has_first = outputs > 1, has_others = outputs > 2;
    const unsigned asked = p->work->options, first = has_first ? WANT_FIRST : 0;
    solve_if(has(LH_KIND_HITS), 0, asked, p);
    solve_if(has_first, WANT_FIRST, asked, p);
    solve_if(has_others, WANT_FIRST | WANT_OTHERS, asked, p);
    solve_if(has(LH_KIND_RAYS), GIVE_LIMIT | first, asked, p);
    solve_if(has(LH_KIND_RAYS), GIVE_INVERSE, asked, p);
    solve_if(has(LH_KIND_RAYS), GIVE_INVERSE | first, asked, p);
    solve_if(has(LH_KIND_RAYS) && has_others, GIVE_INVERSE | WANT_FIRST | WANT_OTHERS, asked, p);
    solve_if(has(LH_KIND_RAYS), GIVE_INVERSE | GIVE_LIMIT | first, asked, p);
    solve_if(has(LH_KIND_VECTORS_OR_REST) || has(LH_KIND_DIRECTIONS) || has(LH_KIND_MARGINS),
             GIVE_MOTION | first, asked, p);
}
