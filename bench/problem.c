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

/* The places of the operands of each test in their arrays. */
typedef struct places {
    uint32_t *first, *second;
} places;

static void number(size_t n, uint32_t *numbers)
{
    for (size_t i = 0; i < n; i++)
        numbers[i] = (uint32_t)i;
}

static void choose_places(const places *of, random_state *r, const problem *p, const element_source *from)
{
    number(p->n, of->first);
    number(p->n, of->second);
    if (is_indexed(p->layout) && !from->in_order) {
        draw_permutation(r, p->n, of->first);
        draw_permutation(r, p->n, of->second);
    }
}

typedef float drawn_test[2][COLUMNS_MAX];

static void fill_operands(problem *p, const places *of, const drawn_test *tests, size_t distinct)
{
    const workload *w = p->work;
    for (size_t i = 0; i < p->n; i++) {
        const drawn_test *test = &tests[i % distinct];
        store_element(&p->first, w->first->columns, p->first.count == 1 ? 0 : of->first[i], (*test)[0]);
        store_element(&p->second, w->second->columns, p->second.count == 1 ? 0 : of->second[i], (*test)[1]);
    }
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

static void fill(problem *p, const element_source *from, random_state *r, const places *of, drawn_test *tests,
                 size_t distinct)
{
    arena space = {p->memory};
    lay_out_problem(p, &space);
    choose_places(of, r, p, from);
    for (size_t i = 0; i < distinct; i++)
        from->draw(from->state, i, tests[i][0], tests[i][1]);
    fill_operands(p, of, (const drawn_test *)tests, distinct);
    set_index(p, &space, of->first, of->second);
    p->work->test->bind(p);
}

int problem_create_from(problem *p, const workload *w, form f, size_t n, const element_source *from,
                        random_state *random)
{
    const size_t distinct = n < from->distinct ? n : from->distinct;
    const places of = {malloc(n * sizeof *of.first), malloc(n * sizeof *of.second)};
    drawn_test *tests = calloc(distinct, sizeof *tests);
    *p = (problem){.work = w, .layout = f, .n = n, .t_max = 1.0f};
    p->memory = aligned_alloc(PAGE, arena_bytes(n));

    const int has_memory = p->memory && of.first && of.second && tests;
    if (has_memory)
        fill(p, from, random, &of, tests, distinct);
    else
        problem_destroy(p);
    free(of.first);
    free(of.second);
    free(tests);
    return has_memory;
}

/* ---- Random elements ---- */

/* Tests that are drawn one by one; larger problems repeat them. More than any branch predictor remembers. */
enum { DISTINCT_MAX = 4096 };

typedef struct random_tests {
    sampler sampler;
    uint8_t verdicts[DISTINCT_MAX]; /* which of the distinct tests hit */
} random_tests;

static void draw_random(void *state, size_t test, float *first, float *second)
{
    random_tests *tests = state;
    sampler_draw(&tests->sampler, tests->verdicts[test]);
    memcpy(first, tests->sampler.first, sizeof tests->sampler.first);
    memcpy(second, tests->sampler.second, sizeof tests->sampler.second);
}

int problem_create(problem *p, const workload *w, form f, size_t n, double hit_rate, uint64_t seed)
{
    random_tests tests;
    const element_source from = {draw_random, &tests, n < DISTINCT_MAX ? n : DISTINCT_MAX, 0};
    sampler_start(&tests.sampler, w, f, hit_rate, seed);
    draw_verdicts(&tests.sampler.random, from.distinct, hit_rate, tests.verdicts);
    return problem_create_from(p, w, f, n, &from, &tests.sampler.random);
}

/* ---- Coherent elements ---- */

static void draw_coherent(void *state, size_t test, float *first, float *second)
{
    sampler_go_to(&((random_tests *)state)->sampler, test);
    draw_random(state, test, first, second);
}

int problem_create_coherent(problem *p, const workload *w, form f, size_t n, double hit_rate, uint64_t seed)
{
    enum { RUN = 64 };
    random_tests tests;
    const element_source from = {draw_coherent, &tests, n < DISTINCT_MAX ? n : DISTINCT_MAX, 1};
    sampler_start(&tests.sampler, w, f, hit_rate, seed);
    draw_verdict_runs(&tests.sampler.random, from.distinct, hit_rate, RUN, tests.verdicts);
    return problem_create_from(p, w, f, n, &from, &tests.sampler.random);
}

void problem_destroy(problem *p)
{
    free(p->memory);
    p->memory = NULL;
}

problem problem_slice(const problem *p, size_t first, size_t count)
{
    problem slice = *p;
    slice.n = count;
    slice.first = operand_slice(&p->first, first, count);
    slice.second = operand_slice(&p->second, first, count);
    slice.work->test->bind(&slice);
    return slice;
}
