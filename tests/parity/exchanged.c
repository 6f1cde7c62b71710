/* A query that is said to be symmetric (traits.h) gives the same hits with its operands exchanged, on every backend;
 * and one that could be, of two operands of one kind, and is not said to be, does not. So none is forgotten. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../support/described.h"
#include "../support/subjects.h"
#include "scene_views.h"
#include "description/traits.h"

enum { SCENES = 200 };

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

/* Each of two hulls belongs to one of the operands. */
static int has_set(const lh_query *query)
{
    int found = 0;
    for (unsigned k = 0; k < query->arguments; k++)
        found |= lh_kind_of(query, k)->role == LH_SET;
    return found;
}

/* Two operands of one kind, and hits, of a contact or not. */
static int can_be_symmetric(const lh_query *query)
{
    return query->arguments > 2 && !has_set(query) &&
           lh_kind_name_of(query, 0) == lh_kind_name_of(query, 1) &&
           (lh_kind_name_of(query, 2) == LH_KIND_HITS || lh_kind_name_of(query, 2) == LH_KIND_MARGINS);
}

static void ask(const lh_backend *backend, unsigned query, const view *first, const view *second,
                uint64_t hits[SCENE_WORDS])
{
    lh_call call = {{{NULL}}};
    call.argument[0].view = first;
    call.argument[1].view = second;
    call.argument[lh_argument_of_kind(&lh_queries[query], LH_KIND_HITS)].output = hits;
    assert_int_equal(backend->query[query](&call), LH_OK);
}

/* Whether the hits are others with the operands exchanged. */
static int differs(const lh_backend *backend, unsigned query)
{
    const view a = scene_view(query, 0), b = scene_view(query, 1);
    uint64_t hits[SCENE_WORDS], exchanged[SCENE_WORDS];
    ask(backend, query, &a, &b, hits);
    ask(backend, query, &b, &a, exchanged);
    return memcmp(hits, exchanged, sizeof hits) != 0;
}

static void symmetric_is_what_is_said_to_be(void **state)
{
    const unsigned query = *(const unsigned *)*state;
    const int is_symmetric = lh_has_trait(query, LH_SYMMETRIC);
    size_t different = 0;
    dice d = {9};
    for (size_t i = 0; i < SCENES; i++) {
        scene_make(query, &d);
        for (size_t s = 0; s < subject_count; s++) {
            const int is_different = differs(subjects[s].backend, query);
            different += (size_t)is_different;
            if (is_different && is_symmetric)
                fail_msg("other hits with the operands exchanged, by %s%s",
                         lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "");
        }
    }
    if (!different && !is_symmetric)
        fail_msg("the same hits with the operands exchanged, and queries.def does not say so");
}

/* A trait of a query that cannot have it would be a mistake that nothing else sees. */
static void others_are_not_symmetric(void **state)
{
    (void)state;
    for (unsigned query = 0; query < LH_ALL_QUERIES; query++)
        if (lh_has_trait(query, LH_SYMMETRIC) && !can_be_symmetric(&lh_queries[query]))
            fail_msg("%s has not two operands of one kind, and hits", query_names[query]);
}

int main(void)
{
    static unsigned numbers[LH_QUERY_COUNT];
    struct CMUnitTest tests[LH_QUERY_COUNT + 1] = {cmocka_unit_test(others_are_not_symmetric)};
    size_t count = 1;
    subject_count = list_subjects(subjects);
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++) {
        numbers[query] = query;
        if (can_be_symmetric(&lh_queries[query]) && query_is_asked(query))
            tests[count++] = (struct CMUnitTest){.name = query_names[query],
                                                 .test_func = symmetric_is_what_is_said_to_be,
                                                 .initial_state = &numbers[query]};
    }
    return _cmocka_run_group_tests("operands exchanged", tests, count, NULL, NULL);
}
