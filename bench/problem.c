#include <stdlib.h>
#include <string.h>

#include "problem.h"
#include "sample.h"

const char *const form_names[FORM_COUNT] = {
    [FORM_PAIRS] = "pairs",     [FORM_ONE_FIRST] = "one-first", [FORM_ONE_SECOND] = "one-second",
    [FORM_STRUCTS] = "structs", [FORM_INDEXED] = "indexed",     [FORM_PAIR_LIST] = "pair-list",
};

/* ---- Memory: arrays begin on a cache line, and no two at the same offset in a page, which would cost up to
 * 40 %: their loads and stores would meet in the same sets of the cache and look alike to the CPU. ---- */

enum {
    CACHE_LINE = 64,
    PAGE = 4096,
    STAGGER = 5 * CACHE_LINE,
    ARRAYS_MAX = 2 * COLUMNS_MAX + 7 /* and two indices, the five outputs */
};

typedef struct arena {
    char *next;
} arena;

static size_t whole_lines(size_t bytes)
{
    return (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
}

static size_t arena_bytes(size_t n)
{
    const size_t element = sizeof(lh_pair); /* the largest, but for structs, which are as large as columns */
    return (ARRAYS_MAX * (whole_lines(n * element) + STAGGER) + PAGE - 1) / PAGE * PAGE;
}

static void *take(arena *a, size_t bytes)
{
    void *array = a->next;
    a->next += whole_lines(bytes) + STAGGER;
    return array;
}

/* ---- Layout ---- */

static int is_array_of_structs(form f)
{
    return f == FORM_STRUCTS || f == FORM_PAIR_LIST;
}

static int is_indexed(form f)
{
    return f == FORM_INDEXED || f == FORM_PAIR_LIST;
}

/* Makes room for count elements of a shape. */
static operand lay_out(arena *a, form f, const shape *s, size_t count)
{
    operand o = {.count = count};
    if (is_array_of_structs(f)) {
        o.stride = (uint32_t)(s->columns * sizeof(float));
        const float *first = take(a, count * o.stride);
        for (size_t k = 0; k < s->columns; k++)
            o.column[k] = first + k;
    } else {
        o.stride = sizeof(float);
        for (size_t k = 0; k < s->columns; k++)
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
        uint32_t *first = take(a, p->n * sizeof *first);
        uint32_t *second = take(a, p->n * sizeof *second);
        for (size_t i = 0; i < p->n; i++) {
            first[i] = place_of_first[i];
            second[i] = place_of_second[i];
        }
        p->first.index = first;
        p->second.index = second;
        p->first.index_stride = p->second.index_stride = sizeof *first;
    }
}

/* ---- Contents ---- */

static void choose_places(uint32_t *place, random_state *r, const problem *p)
{
    for (size_t i = 0; i < p->n; i++)
        place[i] = (uint32_t)i;
    if (is_indexed(p->layout))
        draw_permutation(r, p->n, place);
}

static void lay_out_problem(problem *p, arena *a)
{
    const workload *w = p->work;
    const size_t n = p->n;
    p->first = lay_out(a, p->layout, w->first, p->layout == FORM_ONE_FIRST ? 1 : n);
    p->second = lay_out(a, p->layout, w->second, p->layout == FORM_ONE_SECOND ? 1 : n);
    p->hits = take(a, lh_hits_words(n) * sizeof *p->hits);
    p->bytes = take(a, n);
    p->t_enter = w->options & WANT_TIME ? take(a, n * sizeof *p->t_enter) : NULL;
    p->t_exit = w->options & WANT_EXIT ? take(a, n * sizeof *p->t_exit) : NULL;
    p->normal = w->options & WANT_NORMAL ? take(a, n) : NULL;
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

/* places: of the operands of each test in their arrays, first the first ones. */
static void fill(problem *p, drawn_test *tests, uint32_t *places, double hit_rate)
{
    const size_t distinct = p->n < DISTINCT_MAX ? p->n : DISTINCT_MAX;
    uint32_t *first = places, *second = places + p->n;
    arena space = {p->memory};
    sampler s;
    sampler_start(&s, p->of, p->work, p->layout, hit_rate);
    draw_tests(tests, &s, distinct, hit_rate);
    lay_out_problem(p, &space);
    choose_places(first, &s.random, p);
    choose_places(second, &s.random, p);
    for (size_t i = 0; i < p->n; i++) {
        const drawn_test *test = &tests[i % distinct];
        store_element(&p->first, p->work->first->columns, p->first.count == 1 ? 0 : first[i], test->first);
        store_element(&p->second, p->work->second->columns, p->second.count == 1 ? 0 : second[i],
                      test->second);
    }
    set_index(p, &space, first, second);
    p->of->bind(p);
}

int problem_create(problem *p, const query *q, const workload *w, form f, size_t n, double hit_rate)
{
    uint32_t *places = malloc(2 * n * sizeof *places);
    drawn_test *tests = calloc(DISTINCT_MAX, sizeof *tests);
    *p = (problem){.of = q, .work = w, .layout = f, .n = n, .t_max = 1.0f};
    p->memory = aligned_alloc(PAGE, arena_bytes(n));

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

problem problem_slice(const problem *p, size_t first, size_t count)
{
    problem slice = *p;
    slice.n = count;
    slice.first = operand_slice(&p->first, first, count);
    slice.second = operand_slice(&p->second, first, count);
    slice.of->bind(&slice);
    return slice;
}

any_function *function_of(const lh_backend *backend, const query *q)
{
    return *(any_function *const *)(const void *)((const char *)backend + q->in_backend);
}

void problem_solve_by_reference(const problem *p)
{
    p->of->solve(p, function_of(lh_isa_backend(LH_ISA_SCALAR), p->of));
}

static double bytes_of_operand(const operand *o, size_t n, size_t columns)
{
    if (o->count == 1 && n > 1)
        return 0;
    return (double)(columns * sizeof(float) + (o->index ? sizeof *o->index : 0));
}

double problem_bytes(const problem *p)
{
    /* Of origin, direction and inverse direction, one of the last two is not read. */
    const int is_ray = p->work->first == &ray_shape;
    const double outputs = 1 / 8.0 + (p->t_enter ? sizeof *p->t_enter : 0) +
                           (p->t_exit ? sizeof *p->t_exit : 0) + (p->normal ? sizeof *p->normal : 0);
    return bytes_of_operand(&p->first, p->n, p->work->first->columns - (is_ray ? 3 : 0)) +
           bytes_of_operand(&p->second, p->n, p->work->second->columns) + outputs;
}
