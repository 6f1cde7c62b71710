/* A manifold has the hits of the contact of the same shapes, bit for bit, on every backend; and its normals, unless it
 * is to keep its own.
 *
 *     test_manifolds [--sample] */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../support/described.h"
#include "../support/sampled.h"
#include "../support/subjects.h"
#include "scene_views.h"
#include "description/traits.h"

/* The reference searches a hull as it is read, some fifty times as long as a box. */
enum { SCENES = 200, SCENES_OF_SETS = 30, AXES = 3 };

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

/* Of so many scenes one is asked. */
static size_t share = 1;

typedef struct results {
    uint64_t hits[SCENE_WORDS];
    float normal[AXES][SCENE_PAIRS];
} results;

static int begins_with(const char *name, const char *part)
{
    while (*part && *name == *part)
        name++, part++;
    return *part == 0;
}

/* Of the shapes that its name begins with; LH_QUERY_COUNT where a manifold has no contact. */
static unsigned contact_of_manifold(unsigned manifold)
{
    const char *shapes = strchr(query_names[manifold], '_') + 1;
    unsigned found = LH_QUERY_COUNT;
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++) {
        const char *name = query_names[query];
        if (strncmp(name, "contact_", 8) == 0 && begins_with(shapes, name + 8))
            found = query;
    }
    return found;
}

/* The first vectors among the outputs of either are the normals. */
static void ask(const lh_backend *backend, unsigned query, const view views[LH_MOST_INPUTS], results *out)
{
    const lh_query *about = &lh_queries[query];
    const unsigned normal = lh_argument_of_kind(about, LH_KIND_XYZ_OF_HITS);
    lh_call call = {{{NULL}}};
    memset(out, 0, sizeof *out);
    for (unsigned k = 0; lh_has_view(about, k); k++)
        call.argument[k].view = &views[k];
    call.argument[lh_argument_of_kind(about, LH_KIND_HITS)].output = out->hits;
    for (unsigned axis = 0; axis < AXES; axis++)
        call.argument[normal + axis].output = out->normal[axis];
    assert_int_equal(backend->query[query](&call), LH_OK);
}

static int are_same(unsigned manifold, const results *a, const results *b, size_t pair)
{
    int differ = (int)((a->hits[pair / 64] ^ b->hits[pair / 64]) >> pair % 64 & 1);
    for (unsigned axis = 0; axis < AXES && !lh_has_trait(manifold, LH_STEADY); axis++)
        differ |= memcmp(&a->normal[axis][pair], &b->normal[axis][pair], sizeof(float)) != 0;
    return !differ;
}

static size_t scene_count(unsigned query)
{
    size_t sets = 0;
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        sets += lh_kind_of(&lh_queries[query], k)->role == LH_SET;
    return (sets ? SCENES_OF_SETS : SCENES) / share;
}

/* Where results could overflow, of several points another may be told than the nearest. */
static void has_what_the_contact_has(void **state)
{
    const unsigned manifold = *(const unsigned *)*state, contact = contact_of_manifold(manifold);
    const size_t scenes = scene_count(manifold);
    size_t hits = 0;
    dice d = {9};
    assert_true(contact < LH_QUERY_COUNT);
    for (size_t i = 0; i < scenes; i++) {
        view views[LH_MOST_INPUTS];
        scene_make(manifold, &d);
        for (unsigned k = 0; lh_has_view(&lh_queries[manifold], k); k++)
            views[k] = scene_view(manifold, k);
        for (size_t s = 0; s < subject_count; s++) {
            results of_manifold, of_contact;
            ask(subjects[s].backend, manifold, views, &of_manifold);
            ask(subjects[s].backend, contact, views, &of_contact);
            for (size_t pair = 0; pair < SCENE_PAIRS; pair++)
                if (!scene_is_huge(manifold, pair) && !are_same(manifold, &of_manifold, &of_contact, pair))
                    fail_msg("other hits or normals than the contact's, by %s%s",
                             lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "");
            hits += lh_hits_count(of_contact.hits, SCENE_PAIRS);
        }
    }
    assert_true(hits > scenes);
}

int main(int count_of_arguments, char **arguments)
{
    static unsigned numbers[LH_QUERY_COUNT];
    struct CMUnitTest tests[LH_QUERY_COUNT];
    size_t count = 0;
    share = is_sample_asked(count_of_arguments, arguments) ? 4 : 1;
    subject_count = list_subjects(subjects);
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++) {
        numbers[query] = query;
        if (strncmp(query_names[query], "manifold_", 9) == 0 && query_is_asked(query))
            tests[count++] = (struct CMUnitTest){.name = query_names[query],
                                                 .test_func = has_what_the_contact_has,
                                                 .initial_state = &numbers[query]};
    }
    return _cmocka_run_group_tests("manifolds as contacts", tests, count, NULL, NULL);
}
