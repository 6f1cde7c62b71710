#include <stdlib.h>
#include <string.h>

#include "problem.h"
#include "description/query.h"
#include "sample.h"

const char *const form_names[FORM_COUNT] = {
    [FORM_PAIRS] = "pairs",     [FORM_ONE_FIRST] = "one-first", [FORM_ONE_SECOND] = "one-second",
    [FORM_STRUCTS] = "structs", [FORM_INDEXED] = "indexed",     [FORM_PAIR_LIST] = "pair-list",
};

/* ---- Memory: arrays begin on a cache line, and no two at the same offset in a page, which would cost up to
 * 40 %: their loads and stores would meet in the same sets of the cache and look alike to the CPU. ---- */

enum { CACHE_LINE = 64, PAGE = 4096, STAGGER = 5 * CACHE_LINE };

typedef struct arena {
    char *next;
} arena;

static size_t whole_lines(size_t bytes)
{
    return (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
}

static size_t bytes_of_output(unsigned bits, size_t n)
{
    return bits == 1 ? lh_hits_words(n) * sizeof(uint64_t) : n * (bits / 8);
}

static size_t arena_bytes(const workload *w, size_t n)
{
    const lh_query *q = &lh_queries[w->query];
    const size_t columns = columns_of(w->first) + columns_of(w->second);
    const size_t indices = 2 * n * sizeof(lh_pair);
    size_t bytes = n * (columns * sizeof(float) + sizeof *((problem *)NULL)->bytes) + indices;
    for (unsigned k = 0; k < q->arguments; k++)
        bytes += bytes_of_output(lh_kind_of(q, k)->bits, n);
    const size_t arrays = columns + 3 + q->arguments;
    bytes += arrays * (CACHE_LINE + STAGGER);
    return (bytes + PAGE - 1) / PAGE * PAGE;
}

static void *take(arena *a, size_t bytes)
{
    void *array = a->next;
    a->next += whole_lines(bytes) + STAGGER;
    return array;
}

/* ---- Layout ---- */

static int has_structs(form f)
{
    return f == FORM_STRUCTS || f == FORM_PAIR_LIST;
}

static int is_indexed(form f)
{
    return f == FORM_INDEXED || f == FORM_PAIR_LIST;
}

/* Makes room for count elements of a material. */
static operand lay_out(arena *a, int as_structs, material m, size_t count)
{
    operand o = {.count = count};
    const size_t columns = columns_of(m);
    if (as_structs) {
        o.stride = (uint32_t)(columns * sizeof(float));
        const float *first = take(a, count * o.stride);
        for (size_t k = 0; k < columns; k++)
            o.column[k] = first + k;
    } else {
        o.stride = sizeof(float);
        for (size_t k = 0; k < columns; k++)
            o.column[k] = take(a, count * sizeof(float));
    }
    return o;
}

/* The operand was laid out in memory of this file's own, so the column may be written. */
static void store_element(const operand *o, size_t columns, size_t at, const float *element)
{
    for (size_t k = 0; k < columns; k++)
        *(float *)((char *)(uintptr_t)o->column[k] + at * o->stride) = element[k];
}

/* Points the operands to the elements in the order of the tests. */
static void set_index(problem *p, arena *a, const uint32_t *place_of_first, const uint32_t *place_of_second)
{
    if (p->layout == FORM_PAIR_LIST) {
        lh_pair *pairs = take(a, p->n * sizeof *pairs);
        for (size_t i = 0; i < p->n; i++)
            pairs[i] = (lh_pair){place_of_first[i], place_of_second[i]};
        p->first.index = &pairs->a;
        p->second.index = &pairs->b;
        p->first.index_stride = p->second.index_stride = sizeof *pairs;
    } else if (p->layout == FORM_INDEXED) {
        const size_t bytes = p->n * sizeof *place_of_first;
        p->first.index = memcpy(take(a, bytes), place_of_first, bytes);
        p->second.index = memcpy(take(a, bytes), place_of_second, bytes);
        p->first.index_stride = p->second.index_stride = sizeof *place_of_first;
    }
}

/* ---- Contents ---- */

static void choose_places(uint32_t *place, dice *d, const problem *p)
{
    for (size_t i = 0; i < p->n; i++)
        place[i] = (uint32_t)i;
    if (is_indexed(p->layout))
        draw_permutation(d, p->n, place);
}

static void lay_out_problem(problem *p, arena *a)
{
    const workload *w = p->work;
    const lh_query *q = &lh_queries[w->query];
    const form f = p->layout;
    p->first = lay_out(a, has_structs(f), w->first, f == FORM_ONE_FIRST ? 1 : p->n);
    p->second = lay_out(a, has_structs(f), w->second, f == FORM_ONE_SECOND || has_pairs_alone(w) ? 1 : p->n);
    p->bytes = take(a, p->n);
    for (unsigned k = 0; k < q->arguments; k++) {
        const lh_kind *kind = lh_kind_of(q, k);
        if (kind->role == LH_OUTPUT && is_given(w, k))
            p->output[p->outputs++] = (output_array){take(a, bytes_of_output(kind->bits, p->n)), kind->bits};
    }
}

static unsigned add_view(problem *p, const lh_query *q, unsigned argument, int is_of_second, size_t column)
{
    const unsigned kind = lh_kind_name_of(q, argument);
    p->call.argument[argument].view = &p->view[p->views];
    p->source[p->views++] = (view_source){maker_of(kind), is_of_second, argument, column};
    return lh_kinds[kind].shape->arrays;
}

void problem_bind(problem *p)
{
    const lh_query *q = &lh_queries[p->work->query];
    const output_array *output = p->output;
    int operands = 0;
    size_t column = 0;
    p->call = (lh_call){0};
    p->views = 0;
    for (unsigned k = 0; k < q->arguments; k++) {
        const lh_role role = lh_kind_of(q, k)->role;
        if (role == LH_NUMBER)
            p->call.argument[k].number = 1.0f;
        if (!is_given(p->work, k))
            continue;
        if (role == LH_OUTPUT)
            p->call.argument[k].output = (output++)->array;
        if (!lh_has_view(q, k))
            continue;
        if (operands == 0 || !is_motion(lh_kind_name_of(q, k))) {
            operands++;
            column = 0;
        }
        column += add_view(p, q, k, operands > 1, column);
    }
    problem_make_views(p);
}

/* Tests that are drawn one by one; larger problems repeat them. More than any branch predictor remembers. */
enum { DISTINCT_MAX = 4096 };

typedef struct drawn_test {
    float first[COLUMNS_MAX], second[COLUMNS_MAX];
} drawn_test;

static void draw_tests(drawn_test *tests, sampler *s, size_t count, double hit_rate)
{
    uint8_t verdicts[DISTINCT_MAX];
    draw_verdicts(&s->random, count, hit_rate, verdicts);
    for (size_t i = 0; i < count; i++) {
        sampler_draw(s, verdicts[i]);
        memcpy(tests[i].first, s->first, sizeof s->first);
        memcpy(tests[i].second, s->second, sizeof s->second);
    }
}

/* places: where the operands of each test lie in their arrays; those of the first operands come first. */
static void fill(problem *p, drawn_test *tests, uint32_t *places, double hit_rate)
{
    const size_t distinct = p->n < DISTINCT_MAX ? p->n : DISTINCT_MAX;
    uint32_t *first = places, *second = places + p->n;
    arena space = {p->memory};
    sampler s;
    sampler_start(&s, p->work, p->layout, hit_rate);
    draw_tests(tests, &s, distinct, hit_rate);
    lay_out_problem(p, &space);
    choose_places(first, &s.random, p);
    choose_places(second, &s.random, p);
    for (size_t i = 0; i < p->n; i++) {
        const drawn_test *test = &tests[i % distinct];
        store_element(&p->first, columns_of(p->work->first), p->first.count == 1 ? 0 : first[i], test->first);
        store_element(&p->second, columns_of(p->work->second), p->second.count == 1 ? 0 : second[i],
                      test->second);
    }
    set_index(p, &space, first, second);
    problem_bind(p);
}

int problem_create(problem *p, const workload *w, form f, size_t n, double hit_rate)
{
    uint32_t *places = malloc(2 * n * sizeof *places);
    drawn_test *tests = calloc(DISTINCT_MAX, sizeof *tests);
    *p = (problem){.work = w, .layout = f, .n = n};
    p->memory = aligned_alloc(PAGE, arena_bytes(w, n));

    const int has_memory = p->memory && places && tests;
    if (has_memory)
        fill(p, tests, places, hit_rate);
    else
        problem_destroy(p);
    free(places);
    free(tests);
    return has_memory;
}

void problem_destroy(problem *p)
{
    free(p->memory);
    p->memory = NULL;
}

static operand operand_slice(const operand *o, size_t first, size_t count)
{
    operand slice = *o;
    if (o->count == 1)
        return slice;
    slice.count = count;
    if (o->index) {
        slice.index = (const uint32_t *)((const char *)o->index + first * o->index_stride);
        return slice;
    }
    for (size_t k = 0; k < COLUMNS_MAX; k++)
        if (o->column[k])
            slice.column[k] = (const float *)((const char *)o->column[k] + first * o->stride);
    return slice;
}

void problem_slice(problem *slice, const problem *p, size_t first, size_t count)
{
    *slice = *p;
    slice->n = count;
    slice->first = operand_slice(&p->first, first, count);
    slice->second = operand_slice(&p->second, first, count);
    problem_bind(slice);
}

void problem_solve_by_reference(const problem *p)
{
    /* Asked for once: that looks at the CPU, which takes longer than a test. */
    static const lh_backend *reference;
    if (!reference)
        reference = lh_isa_backend(LH_ISA_SCALAR);
    (void)reference->query[p->work->query](&p->call);
}

float *problem_times(const problem *p)
{
    for (size_t k = 0; k < p->outputs; k++)
        if (p->output[k].bits == 32)
            return p->output[k].array;
    return NULL;
}

/* The arrays of a view that are there, an element. */
static size_t bytes_of_view(const lh_shape *shape, const void *view)
{
    size_t bytes = 0;
    for (unsigned k = 0; k < shape->arrays; k++)
        bytes += lh_arrays_of(view)[k] ? sizeof(float) : 0;
    return bytes;
}

double problem_bytes(const problem *p)
{
    double bytes = 0;
    for (size_t k = 0; k < p->views; k++) {
        const view_source *s = &p->source[k];
        const operand *o = s->is_of_second ? &p->second : &p->first;
        if (o->count == 1 && p->n > 1)
            continue;
        bytes +=
            (double)bytes_of_view(lh_kind_of(&lh_queries[p->work->query], s->argument)->shape, &p->view[k]);
        bytes += o->index ? sizeof *o->index : 0;
    }
    for (size_t k = 0; k < p->outputs; k++)
        bytes += p->output[k].bits / 8.0;
    return bytes;
}
