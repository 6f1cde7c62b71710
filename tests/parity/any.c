/* lh_any_* of each query that has one says of its hits whether there is one: in every form of operands beside
 * unreadable pages, and with a single hit anywhere in a batch.
 *
 *     test_any [--sample]
 *
 * --sample: each number of pairs has some of the forms, and some of the places of the hit are tried. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/any.h"
#include "../support/sampled.h"
#include "trial.h"

typedef lh_status any_function(const void *a, const void *b, int *any);

#define DEFINE(query, a, b, hits)                                                                            \
    static lh_status any_##query(const void *first, const void *second, int *any)                            \
    {                                                                                                        \
        return lh_any_##query(first, second, any);                                                           \
    }
#define QUERY(name, ...) LH_OF_THREE(DEFINE, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY

static any_function *const functions[LH_QUERY_COUNT] = {
#define LIST(query, a, b, hits) [LH_QUERY_##query] = any_##query,
#define QUERY(name, ...)        LH_OF_THREE(LIST, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
};

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

/* Of so many forms, and places, one is tried. */
static size_t share = 1;

/* ---- Forms -------------------------------------------------------------------------------------------- */

/* The query itself, and what is said of its hits. */
static lh_status ask_both(const lh_backend *backend, unsigned query, const lh_call *call)
{
    const size_t a = lh_start_of(call->argument[0].view)->count,
                 b = lh_start_of(call->argument[1].view)->count;
    const lh_status status = backend->query[query](call);
    int any = -1;
    assert_int_equal(
        lh_any(backend->query[query], query, call->argument[0].view, call->argument[1].view, &any), LH_OK);
    assert_int_equal(any, lh_hits_any(call->argument[2].output, a == 1 ? b : a));
    return status;
}

enum { MOST_PAIRS_OF_FORMS = 700 };

static void check_forms(unsigned query)
{
    dice d = {5};
    for (size_t n = 1; n <= MOST_PAIRS_OF_FORMS; n += n < 67 ? 3 : 90)
        for (size_t f = n % share; f < FORMS; f += share) {
            trial t = {
                .query = query, .n = n, .edge = f % 2 ? GUARD_AFTER : GUARD_BEFORE, .seed = dice_bits(&d)};
            t.form[0] = &forms[f];
            t.form[1] = &forms[dice_below(&d, FORMS)];
            trial_prepare(&shop, &t);
            for (size_t s = 0; s < subject_count; s++)
                trial_run(&shop, &t, &subjects[s], ask_both);
        }
}

/* ---- One hit ------------------------------------------------------------------------------------------ */

/* Beyond the longest stretch that is asked at once, twice. */
enum { MOST_ELEMENTS = 11000 };

typedef struct operand {
    const lh_shape *shape;
    element hit, miss;
    view view;
    float memory[MOST_ELEMENTS * LH_MOST_ARRAYS];
    uint32_t index[MOST_ELEMENTS];
} operand;

typedef enum arrangement { COLUMNS, STRUCTS, INDEXED, ARRANGEMENTS } arrangement;

/* n elements that miss, but for the one at `hit`. */
static void lay_out(operand *o, arrangement how, size_t n, size_t hit)
{
    const size_t arrays = o->shape->arrays;
    o->view = (view){.start = {.count = n}};
    for (size_t k = 0; k < arrays; k++) {
        o->view.array[k] = how == COLUMNS ? o->memory + k * n : o->memory + k;
        set_stride(o->shape, &o->view, k, how == COLUMNS ? 0 : (uint32_t)(arrays * sizeof(float)));
    }
    if (how == INDEXED) {
        view_store(o->shape, &o->view, 0, &o->miss);
        view_store(o->shape, &o->view, 1, &o->hit);
        for (size_t i = 0; i < n; i++)
            o->index[i] = i == hit;
        o->view.start.index = o->index;
        return;
    }
    for (size_t i = 0; i < n; i++)
        view_store(o->shape, &o->view, i, i == hit ? &o->hit : &o->miss);
}

static void check_place(const lh_backend *active, unsigned query, operand o[2], size_t n, size_t hit)
{
    for (arrangement how = COLUMNS; how < ARRANGEMENTS; how++)
        for (int one = 0; one < 3; one++) {
            lay_out(&o[0], how, n, hit);
            lay_out(&o[1], (how + 1) % ARRANGEMENTS, n, hit);
            if (one < 2) /* the hit's, so others need it to hit */
                lay_out(&o[one], how, 1, 0);
            uint64_t hits[MOST_ELEMENTS / 64 + 1];
            int any = -1;
            const lh_call call = {{{&o[0].view}, {&o[1].view}, {.output = hits}}};
            assert_int_equal(active->query[query](&call), LH_OK);
            assert_int_equal(functions[query](&o[0].view, &o[1].view, &any), LH_OK);
            if (any != lh_hits_any(hits, n) || (one == 2 && any != (hit < n)))
                fail_msg("%s: %d with a hit at %zu of %zu", query_names[query], any, hit, n);
        }
}

static int has_all_arrays(unsigned query, const view *v, unsigned argument)
{
    const lh_shape *shape = lh_kind_of(&lh_queries[query], argument)->shape;
    for (unsigned k = 0; k < shape->arrays; k++)
        if (!v->array[k])
            return 0;
    return 1;
}

/* The elements of some pair that hits and some that misses. */
static void draw_pairs(unsigned query, operand o[2])
{
    uint64_t hits[2] = {0};
    dice d = {1};
    for (int found = 0; found != 3;) {
        trial t = {.query = query, .n = 100, .form = {&forms[0], &forms[0]}, .seed = dice_bits(&d)};
        trial_prepare(&shop, &t);
        if (!has_all_arrays(query, &t.view[0], 0) || !has_all_arrays(query, &t.view[1], 1))
            continue; /* what is absent stands for another number than 0 */
        const lh_call call = {{{&t.view[0]}, {&t.view[1]}, {.output = hits}}};
        assert_int_equal(lh_isa_backend(LH_ISA_SCALAR)->query[query](&call), LH_OK);
        for (size_t i = 0; i < t.n; i++) {
            const int is_hit = hits[i / 64] >> i % 64 & 1;
            found |= is_hit ? 1 : 2;
            for (int k = 0; k < 2; k++) {
                o[k].shape = lh_kind_of(&lh_queries[query], (unsigned)k)->shape;
                *(is_hit ? &o[k].hit : &o[k].miss) = view_load(o[k].shape, &t.view[k], i);
            }
        }
    }
}

static void check_places(unsigned query)
{
    static const size_t places[] = {
        0, 1, 63, 64, 65, 319, 320, 1343, 1344, 5439, 5440, 5441, 9535, 9536, MOST_ELEMENTS - 1};
    static operand o[2];
    draw_pairs(query, o);
    for (size_t s = 0; s < subject_count; s++) {
        if (subjects[s].emulated)
            continue;
        const lh_backend *const active = subjects[s].backend;
        assert_int_equal(lh_isa_select(active->isa), LH_OK);
        for (size_t p = query % share; p < sizeof places / sizeof places[0]; p += share) {
            check_place(active, query, o, places[p] + 1, places[p]);
            check_place(active, query, o, places[p] + 1, MOST_ELEMENTS);
        }
        check_place(active, query, o, MOST_ELEMENTS, 200);
    }
}

static void check_query(void **state)
{
    const unsigned query = *(const unsigned *)*state;
    check_forms(query);
    check_places(query);
}

int main(int count_of_arguments, char **arguments)
{
    unsigned number[LH_QUERY_COUNT];
    struct CMUnitTest tests[LH_QUERY_COUNT];
    size_t count = 0;
    for (unsigned q = 0; q < LH_QUERY_COUNT; q++) {
        number[q] = q;
        if (functions[q] && query_is_asked(q))
            tests[count++] = (struct CMUnitTest){
                .name = query_names[q], .test_func = check_query, .initial_state = &number[q]};
    }
    if (count == 0) {
        printf("none of the queries asked has an lh_any_*\n");
        return 77;
    }
    share = is_sample_asked(count_of_arguments, arguments) ? 4 : 1;
    subject_count = list_subjects(subjects);
    workshop_open(&shop, MOST_PAIRS_OF_FORMS);
    const int failed = _cmocka_run_group_tests("any", tests, count, NULL, NULL);
    workshop_close(&shop);
    return failed;
}
