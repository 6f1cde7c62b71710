/* Nothing that was never written decides anything: under MemorySanitizer, with all memory beside the operands
 * unset, as the lanes of buffers on the stack are. No branch may depend on it, and results are set to the last bit.
 * A program of its own, since cmocka is not instrumented. */
#include <sanitizer/msan_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../parity/library_tests.h"
#include "../parity/results.h"
#include "../parity/scene.h"
#include "../support/forms.h"
#include "../support/subjects.h"
#include "../support/views.h"

/* Every way to fill, and to leave a part of, the widest vector and a word of hits, and more than is staged at once. */
static const size_t counts[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13,  14,  15,  16,
                                17, 31, 33, 47, 49, 63, 64, 65, 66, 79, 95, 97, 127, 129, 200, 300};
enum { COUNTS = sizeof counts / sizeof counts[0], MOST_TESTS = 300, TRIALS_OF_A_COUNT = 40 };
enum { MOST_BLOCKS = MOST_OPERANDS * (MOST_COMPONENTS + 1) };

static guarded_pool inputs, outputs;
static element *elements[MOST_OPERANDS];

/* From now on what is taken from the pool is set, and the rest of it is not. */
static void empty_pool(guarded_pool *pool, guarded_edge edge)
{
    guarded_reset(pool);
    pool->edge = edge;
    for (size_t i = 0; i < pool->stretches; i++)
        __msan_poison(pool->mapping + pool->page + i * (pool->page + pool->stretch), pool->stretch);
}

static size_t broadcast(const library_test *test, const form *const chosen[], size_t n)
{
    for (size_t k = 0; k < test->operands; k++)
        if (!chosen[k]->one)
            return n;
    return 1;
}

static void place_operands(const library_test *test, dice *d, const form *const chosen[], size_t n,
                           view operand[])
{
    size_t lengths[MOST_OPERANDS];
    for (size_t k = 0; k < test->operands; k++)
        lengths[k] = chosen[k]->one ? 1 : n;
    scene_fill(test, d, n, lengths, elements);
    for (size_t k = 0; k < test->operands; k++) {
        const shape *kind = test->operand[k].kind;
        operand[k] = form_place(chosen[k], d, kind, kind->choose_present(d), lengths[k], &inputs);
        for (size_t i = 0; i < lengths[k]; i++)
            view_store(kind, &operand[k], i, &elements[k][i]);
    }
}

/* The first byte that was not written; -1 if each was. MemorySanitizer does not see what AVX-512's narrowing store
 * writes: bytes, none of which is that of the canary. */
static intptr_t find_unset(const output_row *row, lh_isa isa, guarded_block block)
{
    if (isa != LH_ISA_AVX512 || row->bytes != sizeof(int8_t))
        return __msan_test_shadow(block.bytes, block.size);
    __msan_unpoison(block.bytes, block.size);
    const unsigned char *canary = memchr(block.bytes, 0x5a, block.size);
    return canary ? canary - block.bytes : -1;
}

static void call(const library_test *test, const lh_backend *backend, arguments a)
{
    guarded_block blocks[MOST_OUTPUTS];
    for (size_t k = 0; k < test->outputs; k++) {
        blocks[k] = guarded_take(&outputs, results_size(&test->output[k], a.n));
        guarded_set_canary(blocks[k]);
        __msan_poison(blocks[k].bytes, blocks[k].size);
        a.output[k] = blocks[k].bytes;
    }
    test->call_backend(backend, &a);
    for (size_t k = 0; k < test->outputs; k++) {
        const intptr_t unset = find_unset(&test->output[k], backend->isa, blocks[k]);
        if (unset >= 0) {
            fprintf(stderr, "%s on %s, n = %zu: byte %jd of %s is not set\n", test->name,
                    lh_isa_name(backend->isa), a.n, (intmax_t)unset, test->output[k].name);
            exit(EXIT_FAILURE);
        }
    }
}

static void try_forms(const library_test *test, dice *d, size_t n)
{
    const guarded_edge edge = dice_one_in(d, 2) ? GUARD_AFTER : GUARD_BEFORE;
    const form *chosen[MOST_OPERANDS];
    for (size_t k = 0; k < test->operands; k++)
        chosen[k] = &forms[dice_below(d, FORMS)];
    arguments a = {.t_max = 1, .n = broadcast(test, chosen, n)};
    view operand[MOST_OPERANDS];
    empty_pool(&inputs, edge);
    place_operands(test, d, chosen, a.n, operand);
    for (size_t k = 0; k < test->operands; k++)
        a.operand[k] = &operand[k];

    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects);
    for (size_t s = 0; s < subject_count; s++) {
        empty_pool(&outputs, edge);
        call(test, subjects[s].backend, a);
    }
}

int main(void)
{
    dice d = {8};
    guarded_open(&inputs, MOST_BLOCKS, MOST_ELEMENT_BYTES * INDEX_SPREAD * MOST_TESTS);
    guarded_open(&outputs, MOST_OUTPUTS, sizeof(uint64_t) * MOST_TESTS);
    for (size_t k = 0; k < MOST_OPERANDS; k++) {
        elements[k] = calloc(MOST_TESTS, sizeof(element));
        if (!elements[k])
            return EXIT_FAILURE;
    }
    for (size_t i = 0; i < LIBRARY_TESTS; i++) {
        for (size_t c = 0; c < COUNTS; c++)
            for (size_t times = 0; times < TRIALS_OF_A_COUNT; times++)
                try_forms(&library_tests[i], &d, counts[c]);
        printf("%s: nothing unset decides, and nothing stays unset\n", library_tests[i].name);
    }
    for (size_t k = 0; k < MOST_OPERANDS; k++)
        free(elements[k]);
    return EXIT_SUCCESS;
}
