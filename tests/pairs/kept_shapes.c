/* Shapes with a kept set: lists of capsules and oriented boxes against the queries, and one bit a shape against the
 * lists. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "finders.h"
#include "pairs/shape_bounds.h"
#include "kept_kinds.h"
#include "pairs/all_pairs.h"
#include "take.h"

enum { SOME = 90 };

/* ---- Lists -------------------------------------------------------------------------------------------- */

static uint64_t *reference_hits(int query, const void *first, const void *second, size_t n)
{
    uint64_t *const bits = take((n / 64 + 1) * sizeof *bits);
    lh_call call;
    call.argument[0].view = first;
    call.argument[1].view = second;
    call.argument[2].output = bits;
    assert_int_equal(lh_isa_backend(LH_ISA_SCALAR)->query[query](&call), LH_OK);
    return bits;
}

/* No coordinate is beyond the range in which queries promise what they do. */
static int is_in_range(const lh_aabbs *set, size_t i)
{
    const float *const end[6] = {set->min_x, set->min_y, set->min_z, set->max_x, set->max_y, set->max_z};
    int is = 1;
    for (int k = 0; k < 6; k++)
        is &= fabsf(end[k][i]) <= 0x1p40f;
    return is;
}

/* Shape i with each box, as the header has it: what the query hits, if the box around the shape does, too. In range
 * that is whatever a capsule hits. */
static void expect_of_shape(int kind, const asking_shapes *a, const lh_aabbs *set, uint32_t i, int *expected)
{
    const lh_capsules capsule = lh_capsules_indexed(a->capsules, &i, 0, 1);
    const lh_obbs obb = lh_obbs_indexed(a->obbs, &i, 0, 1);
    const lh_pairs_shapes of_capsule = lh_pairs_of_capsules(&capsule);
    lh_aabbs around;
    float columns[6 * 32];
    if (kind == CAPSULES)
        around = lh_pairs_bounds_of(lh_isa_backend(LH_ISA_SCALAR)->round, &of_capsule, 0, 1, columns);
    else
        assert_int_equal(lh_pack_aabbs_from_obbs(&obb, columns, &around), LH_OK);
    uint64_t *const bits = kind == CAPSULES
                               ? reference_hits(kept_kinds[CAPSULES].query, &capsule, set, set->count)
                               : reference_hits(kept_kinds[OBBS].query, set, &obb, set->count);
    uint64_t *const near = reference_hits(kept_kinds[BOXES].query, &around, set, set->count);
    for (size_t b = 0; b < set->count; b++) {
        expected[b] = is_hit(bits, b) && is_hit(near, b);
        if (kind == CAPSULES && is_hit(bits, b) && is_in_range(&around, 0) && is_in_range(set, b))
            assert_true(expected[b]);
    }
    free(bits);
    free(near);
}

/* In the order of the shapes, and with each box that is expected once. */
static void check_list(int kind, const asking_shapes *a, const lh_aabbs *set, const lh_pair *pairs,
                       size_t count)
{
    int *const expected = take(set->count * sizeof *expected);
    size_t k = 0;
    for (uint32_t i = 0; i < a->boxes.count && set->count > 0; i++) {
        expect_of_shape(kind, a, set, i, expected);
        for (; k < count && pairs[k].a == i; k++)
            assert_int_equal(expected[pairs[k].b]--, 1);
        for (size_t b = 0; b < set->count; b++)
            assert_int_equal(expected[b], 0);
    }
    assert_int_equal(k, count);
    free(expected);
}

static void try_lists(const asking_shapes *a, const lh_aabbs *set)
{
    for (int kind = CAPSULES; kind <= OBBS; kind++) {
        lh_pair *first = NULL;
        size_t first_count = 0;
        for (size_t s = 0; s < subjects_count; s++) {
            void *const kept = kept_of(subjects[s].backend, set);
            size_t count = 0;
            lh_pair *const pairs = listed(kind, subjects[s].backend, a, kept, &count);
            if (s == 0) {
                check_list(kind, a, set, pairs, count);
                first = pairs;
                first_count = count;
            } else {
                assert_int_equal(count, first_count);
                assert_memory_equal(pairs, first, count * sizeof *pairs);
                free(pairs);
            }
            free(kept);
        }
        free(first);
    }
}

/* ---- Bits --------------------------------------------------------------------------------------------- */

static void try_bits(const asking_shapes *a, const lh_aabbs *set)
{
    const size_t words = lh_hits_words(a->boxes.count);
    uint64_t *const bits = take((words + 1) * sizeof *bits), *const expected = take(words * sizeof *bits);
    for (size_t s = 0; s < subjects_count; s++) {
        void *const kept = kept_of(subjects[s].backend, set);
        for (int kind = 0; kind < KINDS; kind++) {
            size_t count = 0;
            lh_pair *const pairs = listed(kind, subjects[s].backend, a, kept, &count);
            memset(expected, 0, words * sizeof *bits);
            memset(bits, 0xa5, (words + 1) * sizeof *bits);
            for (size_t k = 0; k < count; k++)
                expected[pairs[k].a / 64] |= UINT64_C(1) << pairs[k].a % 64;
            assert_int_equal(kept_kinds[kind].any(subjects[s].backend, a, kept, bits), LH_OK);
            if (words > 0 && memcmp(bits, expected, words * sizeof *bits) != 0)
                fail_msg("%s: other bits than those of the list", kept_kinds[kind].name);
            assert_true(bits[words] == UINT64_C(0xa5a5a5a5a5a5a5a5));
            free(pairs);
        }
        free(kept);
    }
    free(bits);
    free(expected);
}

static void lists_and_bits_are_those_of_queries(void **state)
{
    (void)state;
    static const size_t counts[][2] = {{0, 0}, {0, 5}, {5, 0}, {1, 1}, {40, 1}, {17, 33}, {400, 300}};
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
            asking_shapes a = asking_shapes_of(&scenes[s], counts[k][0], 1);
            boxes set = boxes_of_scene(&scenes[s], counts[k][1], 2);
            const lh_aabbs others = view_of_boxes(&set);
            try_lists(&a, &others);
            try_bits(&a, &others);
            free_boxes(&set);
            free_asking_shapes(&a);
        }
}

/* Shapes so large that a question has more candidates than are decided at a time. */
static void large_shapes_meet_many(void **state)
{
    (void)state;
    enum { MANY = 6000 };
    asking_shapes a = asking_shapes_of(&scenes[0], SOME, 1);
    enlarge_some(&a, SOME, 5);
    boxes set = boxes_of_scene(&scenes[0], MANY, 2);
    const lh_aabbs others = view_of_boxes(&set);
    try_lists(&a, &others);
    try_bits(&a, &others);
    free_boxes(&set);
    free_asking_shapes(&a);
}

/* Slabs between the layers of a lattice of small boxes, each with one more box at one of the lattice's corners:
 * whichever cells a search begins in, it has to come to that one. */
static void one_box_in_a_corner_is_met(void **state)
{
    (void)state;
    enum { SIDE = 14, LATTICE = SIDE * SIDE * SIDE, SLABS = 3 * 4 };
    static float small[LATTICE + SLABS][6], slab[SLABS + 3][6];
    for (int i = 0; i < LATTICE; i++)
        for (int k = 0, at = i; k < 3; k++, at /= SIDE) {
            small[i][k] = (float)(at % SIDE);
            small[i][k + 3] = small[i][k] + 0.2f;
        }
    for (int i = 0; i < SLABS + 3; i++)
        for (int k = 0; k < 3; k++) {
            const int is_across = k == i % 3, corner = i / 3;
            slab[i][k] = is_across ? (float)corner + 0.4f : -1.0f;
            slab[i][k + 3] = is_across ? (float)corner + 0.6f : SIDE + 1.0f;
            if (i >= SLABS) /* of the last three none has a box */
                continue;
            small[LATTICE + i][k] = is_across                          ? (float)corner + 0.5f
                                    : corner >> (k == (i + 1) % 3) & 1 ? SIDE - 1.0f
                                                                       : 0.0f;
            small[LATTICE + i][k + 3] = small[LATTICE + i][k] + 0.05f;
        }
    const lh_aabbs kept_boxes = lh_aabbs_aos(small[0], sizeof small[0], LATTICE + SLABS),
                   slabs = lh_aabbs_aos(slab[0], sizeof slab[0], SLABS + 3);
    for (size_t s = 0; s < subjects_count; s++) {
        void *const kept = kept_of(subjects[s].backend, &kept_boxes);
        uint64_t met = 0;
        assert_int_equal(lh_pairs_any_aabb_kept_by(subjects[s].backend->pairs, &slabs, kept, &met), LH_OK);
        assert_int_equal(met, (1 << SLABS) - 1);
        free(kept);
    }
}

static int capsule_hits(const float capsule[7], const float box[6])
{
    const lh_capsules one = lh_capsules_aos(capsule, 28, 1);
    const lh_aabbs other = lh_aabbs_aos(box, 24, 1);
    uint64_t *const bits = reference_hits(kept_kinds[CAPSULES].query, &one, &other, 1);
    const int is_met = is_hit(bits, 0);
    free(bits);
    return is_met;
}

/* The box is moved as far as the query still hits, and so by whatever it over-reports: bounds have to hold that,
 * too. */
static void what_is_hit_at_the_edge_is_found(void **state)
{
    (void)state;
    dice d = {12};
    for (int turn = 0; turn < 3000; turn++) {
        const float size = ldexpf(1.0f, (int)dice_below(&d, 60) - 40), at = dice_between(&d, -size, size);
        float capsule[7], box[6] = {0.0f, -size, -size, INFINITY, size, size};
        for (int k = 0; k < 6; k++)
            capsule[k] = dice_one_in(&d, 3) ? at : dice_between(&d, -size, size);
        capsule[6] =
            dice_one_in(&d, 4) ? 0.0f : dice_between(&d, 0.0f, dice_one_in(&d, 2) ? size : 0.01f * size);
        box[0] = (capsule[0] > capsule[3] ? capsule[0] : capsule[3]) + capsule[6];
        while (capsule_hits(capsule, box))
            box[0] = nextafterf(box[0], INFINITY);
        for (int step = 0; step < 1000 && !capsule_hits(capsule, box); step++)
            box[0] = nextafterf(box[0], -INFINITY);
        if (!capsule_hits(capsule, box))
            continue; /* the end is off the sides of the box */
        const lh_capsules one = lh_capsules_aos(capsule, 28, 1);
        const lh_aabbs other = lh_aabbs_aos(box, 24, 1);
        for (size_t s = 0; s < subjects_count; s++) {
            void *const kept = kept_of(subjects[s].backend, &other);
            size_t found = 0;
            assert_int_equal(
                lh_pairs_capsule_kept_by(by_query(subjects[s].backend, kept_kinds[CAPSULES].query), &one,
                                         kept, NULL, 0, &found),
                LH_OK);
            assert_int_equal(found, 1);
            free(kept);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_and_bits_are_those_of_queries),
        cmocka_unit_test(large_shapes_meet_many),
        cmocka_unit_test(what_is_hit_at_the_edge_is_found),
        cmocka_unit_test(one_box_in_a_corner_is_met),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
