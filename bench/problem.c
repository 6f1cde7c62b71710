#include <stdlib.h>

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

/* Tests that are drawn one by one; larger problems repeat them. More than any branch predictor remembers. */
enum { DISTINCT_MAX = 4096 };

typedef struct drawing_plan {
    uint32_t *place_of_first, *place_of_second; /* of the operands of test i in their arrays */
    uint8_t *verdicts;                          /* which of the distinct tests hit */
} drawing_plan;

static void number(size_t n, uint32_t *numbers)
{
    for (size_t i = 0; i < n; i++)
        numbers[i] = (uint32_t)i;
}

static void fill_plan(drawing_plan *plan, random_state *r, form f, size_t n, size_t distinct, double hit_rate)
{
    draw_verdicts(r, distinct, hit_rate, plan->verdicts);
    number(n, plan->place_of_first);
    number(n, plan->place_of_second);
    if (is_indexed(f)) {
        draw_permutation(r, n, plan->place_of_first);
        draw_permutation(r, n, plan->place_of_second);
    }
}

static void fill_operands(problem *p, sampler *s, const drawing_plan *plan, size_t distinct)
{
    const workload *w = p->work;
    for (size_t test = 0; test < distinct; test++) {
        sampler_draw(s, plan->verdicts[test]);
        for (size_t i = test; i < p->n; i += distinct) {
            store_element(&p->first, w->first->columns, p->first.count == 1 ? 0 : plan->place_of_first[i],
                          s->first);
            store_element(&p->second, w->second->columns, p->second.count == 1 ? 0 : plan->place_of_second[i],
                          s->second);
        }
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

int problem_create(problem *p, const workload *w, form f, size_t n, double hit_rate, uint64_t seed)
{
    const size_t distinct = n < DISTINCT_MAX ? n : DISTINCT_MAX;
    drawing_plan plan = {malloc(n * sizeof(uint32_t)), malloc(n * sizeof(uint32_t)), malloc(distinct)};
    *p = (problem){.work = w, .layout = f, .n = n, .t_max = 1.0f};
    p->memory = aligned_alloc(PAGE, arena_bytes(n));

    const int has_memory = p->memory && plan.place_of_first && plan.place_of_second && plan.verdicts;
    if (has_memory) {
        arena space = {p->memory};
        sampler source;
        sampler_start(&source, w, f, hit_rate, seed);
        lay_out_problem(p, &space);
        fill_plan(&plan, &source.random, f, n, distinct, hit_rate);
        fill_operands(p, &source, &plan, distinct);
        set_index(p, &space, plan.place_of_first, plan.place_of_second);
        w->test->bind(p);
    } else {
        problem_destroy(p);
    }
    free(plan.place_of_first);
    free(plan.place_of_second);
    free(plan.verdicts);
    return has_memory;
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
