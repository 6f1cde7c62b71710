/* Nothing that was never written decides anything: under MemorySanitizer, with all memory beside the operands
 * unset, as the lanes of buffers on the stack are. No branch may depend on it, and results are set to the last bit.
 * A program of its own, since cmocka is not instrumented. */
#include <sanitizer/msan_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../parity/results.h"
#include "../parity/scene.h"
#include "../support/described.h"
#include "../support/forms.h"
#include "../support/subjects.h"

/* Every way to fill, and to leave a part of, the widest vector and a word of hits, and more than is staged at once. */
static const size_t counts[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13,  14,  15,  16,
                                17, 31, 33, 47, 49, 63, 64, 65, 66, 79, 95, 97, 127, 129, 200, 300};
enum { COUNTS = sizeof counts / sizeof counts[0], MOST_PAIRS = 300, TRIALS_OF_A_COUNT = 40 };
enum { MOST_BLOCKS = LH_MOST_INPUTS * (LH_MOST_ARRAYS + 1) };

static guarded_pool inputs, outputs;
static element *elements[LH_MOST_ARGUMENTS];

/* From now on what is taken from the pool is set, and the rest of it is not. */
static void empty_pool(guarded_pool *pool, guarded_edge edge)
{
    guarded_reset(pool);
    pool->edge = edge;
    for (size_t i = 0; i < pool->stretches; i++)
        __msan_poison(pool->mapping + pool->page + i * (pool->page + pool->stretch), pool->stretch);
}

static void place_operands(const lh_query *query, dice *d, const form *const chosen[], scene *s, view views[],
                           lh_call *call)
{
    for (unsigned k = 0; k < query->arguments; k++)
        if (chosen[k])
            s->count[k] = chosen[k]->one                         ? 1
                          : lh_kind_of(query, k)->role == LH_SET ? 1 + dice_below(d, LH_MOST_OF_A_SET)
                                                                 : s->n;
    scene_fill(s, query, d);
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_NUMBER)
            call->argument[k].number = 1;
        if (!kind->shape)
            continue;
        views[k] = form_place(chosen[k], d, kind->shape, draw_present(d, kind->shape), s->count[k], &inputs);
        for (size_t i = 0; i < s->count[k]; i++)
            view_store(kind->shape, &views[k], i, &s->element[k][i]);
        call->argument[k].view = &views[k];
    }
}

/* The first byte that was not written; -1 if each was. MemorySanitizer does not see what AVX-512's narrowing store
 * writes: bytes, none of which is that of the canary. */
static intptr_t find_unset(const lh_kind *kind, lh_isa isa, guarded_block block)
{
    if (isa != LH_ISA_AVX512 || kind->bits != 8)
        return __msan_test_shadow(block.bytes, block.size);
    __msan_unpoison(block.bytes, block.size);
    const unsigned char *canary = memchr(block.bytes, 0x5a, block.size);
    return canary ? canary - block.bytes : -1;
}

static void call_with_outputs(unsigned number, const lh_backend *backend, lh_call call, size_t n)
{
    const lh_query *query = &lh_queries[number];
    guarded_block blocks[LH_MOST_ARGUMENTS];
    for (unsigned k = 0; k < query->arguments; k++) {
        if (lh_kind_of(query, k)->role != LH_OUTPUT)
            continue;
        blocks[k] = guarded_take(&outputs, results_size(lh_kind_of(query, k), n));
        guarded_set_canary(blocks[k]);
        __msan_poison(blocks[k].bytes, blocks[k].size);
        call.argument[k].output = blocks[k].bytes;
    }
    backend->query[number](&call);
    for (unsigned k = 0; k < query->arguments; k++) {
        if (lh_kind_of(query, k)->role != LH_OUTPUT)
            continue;
        const intptr_t unset = find_unset(lh_kind_of(query, k), backend->isa, blocks[k]);
        if (unset >= 0) {
            fprintf(stderr, "%s on %s, n = %zu: byte %jd of %s is not set\n", query_names[number],
                    lh_isa_name(backend->isa), n, (intmax_t)unset, argument_names[number][k]);
            exit(EXIT_FAILURE);
        }
    }
}

static void try_forms(unsigned number, dice *d, size_t n)
{
    const lh_query *query = &lh_queries[number];
    const guarded_edge edge = dice_one_in(d, 2) ? GUARD_AFTER : GUARD_BEFORE;
    const form *chosen[LH_MOST_ARGUMENTS] = {NULL};
    scene s = {.n = 1};
    for (unsigned k = 0; k < query->arguments; k++) {
        s.element[k] = elements[k];
        if (lh_has_view(query, k)) {
            chosen[k] = &forms[dice_below(d, FORMS)];
            if (!chosen[k]->one && lh_kind_of(query, k)->role == LH_VIEW)
                s.n = n;
        }
    }
    view views[LH_MOST_ARGUMENTS];
    lh_call call = {{{NULL}}};
    empty_pool(&inputs, edge);
    place_operands(query, d, chosen, &s, views, &call);

    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects);
    for (size_t i = 0; i < subject_count; i++) {
        empty_pool(&outputs, edge);
        call_with_outputs(number, subjects[i].backend, call, s.n);
    }
}

int main(void)
{
    dice d = {8};
    guarded_open(&inputs, MOST_BLOCKS, MOST_ELEMENT_BYTES * INDEX_SPREAD * MOST_PAIRS);
    guarded_open(&outputs, LH_MOST_ARGUMENTS, sizeof(uint64_t) * MOST_PAIRS);
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++) {
        elements[k] = calloc(MOST_PAIRS, sizeof(element));
        if (!elements[k])
            return EXIT_FAILURE;
    }
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++) {
        for (size_t c = 0; c < COUNTS; c++)
            for (size_t times = 0; times < TRIALS_OF_A_COUNT; times++)
                try_forms(query, &d, counts[c]);
        printf("%s: nothing unset decides, and nothing stays unset\n", query_names[query]);
    }
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        free(elements[k]);
    return EXIT_SUCCESS;
}
