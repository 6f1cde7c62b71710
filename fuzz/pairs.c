/* All pairs are those of brute force by the reference, whatever floats boxes have and however they lie in memory; in
 * the same order by every backend, in one piece, in parts and against a kept set; and no pair is written past the
 * capacity.
 *
 * An input: of one set or of two, how the boxes are made, how many they are, which emulated backend, into how many
 * parts the work is split, how many pairs there is room for, and the values of all ends. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tests/pairs/lists.h"
#include "../tests/support/floats.h"
#include "../tests/support/subjects.h"
#include "harness.h"
#include "landmarks.h"
#include "pairs/prepare.h"
#include "values.h"

/* Usually some; now and then a crowd, so that columns are divided once more. */
enum { USUALLY_AT_MOST = 100, CROWD_FROM = 1100, CROWD_STEP = 150, CROWDS = 6, FLOATS_A_BOX = 8 };
enum { MOST_BOXES = CROWD_FROM + CROWD_STEP * CROWDS };

/* How a set is made. */
enum { ANY_ENDS, SORTED_ENDS, SPREAD, FORMS };
enum { IS_OF_ONE_SET = 1, IS_STRIDED = 2, IS_BACKWARDS = 4 };

/* What is reached, of one set and of two. */
enum { FORM, AXIS = FORM + FORMS, ROWS_OF_GRID = AXIS + 3, DIVIDED, WITHOUT_PAIRS, CUT_OFF, LANDMARKS };
enum { SUBJECT = 2 * LANDMARKS };
static const char *const landmark_names[LANDMARKS] = {
    "ends of any values", "ends in order", "boxes all over", "a sweep along x", "a sweep along y",
    "a sweep along z",    "a grid",        "a crowd",        "no pairs",        "a list cut off"};

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static reader input;

/* A set in three ways: packed; the view that is asked; and by which ids it names boxes. */
typedef struct box_set {
    float end[6][MOST_BOXES], structs[MOST_BOXES][FLOATS_A_BOX];
    uint32_t index[MOST_BOXES];
    lh_aabbs packed, view;
} box_set;

static box_set sets[2];

static void give_up(const char *problem, const subject *by)
{
    fprintf(stderr, "pairs: %s, by %s%s\n", problem, lh_isa_name(by->backend->isa),
            by->emulated ? ", emulated" : "");
    abort();
}

/* ---- Boxes -------------------------------------------------------------------------------------------- */

static void make_axis(float *low, float *high, size_t form, values *v, dice *spread, float size)
{
    *low = next_value(v);
    *high = next_value(v);
    if (form == SPREAD && !dice_one_in(spread, 64)) {
        *low = dice_between(spread, 0.0f, 1.0f);
        *high = *low + dice_between(spread, 0.0f, size);
    }
    if (form != ANY_ENDS && *low > *high) {
        const float lower = *high;
        *high = *low;
        *low = lower;
    }
}

static void make_boxes(box_set *set, size_t count, size_t form)
{
    values v = values_from(&input);
    dice spread = {read_bits(&input, 2)};
    static const float sizes[] = {0.5f, 0.1f, 0.01f, 0.001f};
    const size_t at = read_byte(&input);
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < 3; k++) /* sizes differ by axis, so that each is the axis of the sweep at times */
            make_axis(&set->end[k][i], &set->end[k + 3][i], form, &v, &spread, sizes[at >> 2 * k & 3]);
}

/* Element i of the view is box i; backwards, the arrays are in the other order and the index turns them. */
static void lay_out(box_set *set, size_t count, unsigned flags)
{
    set->packed =
        lh_aabbs_soa(count, set->end[0], set->end[1], set->end[2], set->end[3], set->end[4], set->end[5]);
    set->view = set->packed;
    if (!(flags & (IS_STRIDED | IS_BACKWARDS)))
        return;
    for (size_t i = 0; i < count; i++) {
        const size_t at = flags & IS_BACKWARDS ? count - 1 - i : i;
        set->index[i] = (uint32_t)at;
        for (int k = 0; k < 6; k++)
            set->structs[at][k] = set->end[k][i];
    }
    set->view = lh_aabbs_aos(set->structs[0], sizeof set->structs[0], count);
    if (flags & IS_BACKWARDS)
        set->view = lh_aabbs_indexed(set->view, set->index, 0, count);
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

static void name_boxes(list *l, const lh_aabbs *a, const lh_aabbs *b)
{
    for (size_t k = 0; k < l->count; k++) {
        l->pairs[k].a = a->index ? a->index[l->pairs[k].a] : l->pairs[k].a;
        l->pairs[k].b = b->index ? b->index[l->pairs[k].b] : l->pairs[k].b;
    }
}

static void expect_same_set(const list *l, const list *ascending, const char *what, const subject *by)
{
    list copy = {malloc(l->count * sizeof *l->pairs + 1), l->count};
    if (!copy.pairs)
        abort();
    memcpy(copy.pairs, l->pairs, l->count * sizeof *l->pairs);
    sort_list(&copy);
    if (!lists_are_equal(&copy, ascending))
        give_up(what, by);
    free_list(&copy);
}

/* Frees l. */
static void expect_same_order(list l, const list *order, const char *what, const subject *by)
{
    if (!lists_are_equal(&l, order))
        give_up(what, by);
    free_list(&l);
}

static void expect_cut_off(const lh_aabbs *a, const lh_aabbs *b, const list *order, size_t capacity,
                           const subject *by)
{
    const lh_pair untouched = {0xdeadbeef, 0xfeedface};
    const size_t size = lh_pairs_scratch_size(a->count, b ? b->count : 0), room = order->count + 2;
    lh_pair *const pairs = malloc(room * sizeof *pairs);
    void *const scratch = malloc(size);
    if (!pairs || !scratch)
        abort();
    for (size_t k = 0; k < room; k++)
        pairs[k] = untouched;
    size_t found = 0;
    if (lh_pairs_by(by->backend->pairs, a, b, pairs, capacity, &found, scratch, size) != LH_OK ||
        found != order->count || memcmp(pairs, order->pairs, capacity * sizeof *pairs) != 0)
        give_up("a list that is cut off is not the beginning of the whole", by);
    for (size_t k = capacity; k < room; k++)
        if (memcmp(&pairs[k], &untouched, sizeof untouched) != 0)
            give_up("something is written past the capacity", by);
    free(scratch);
    free(pairs);
}

/* ---- The harness -------------------------------------------------------------------------------------- */

static void reached(int is_of_one_set, size_t landmark)
{
    landmark_reached((is_of_one_set ? 0 : LANDMARKS) + landmark);
}

static void remember_grid(const lh_aabbs *a, const lh_aabbs *b)
{
    const size_t size = lh_pairs_set_size(a->count + (b ? b->count : 0), 1);
    lh_pairs_set *const set = malloc(size);
    if (!set)
        abort();
    lh_pairs_fill(set, subjects[0].backend->pairs, a, b);
    const lh_pairs_grid *const grid = lh_pairs_grids(set);
    reached(!b, AXIS + (size_t)grid->axis[0]);
    if (grid->cells[1] > 1 && grid->cells[2] > 1)
        reached(!b, ROWS_OF_GRID);
    if (set->grids > 1)
        reached(!b, DIVIDED);
    free(set);
}

static size_t read_count(void)
{
    const size_t byte = read_byte(&input);
    return byte < CROWDS ? CROWD_FROM + CROWD_STEP * byte : byte % USUALLY_AT_MOST;
}

static void open_shop(void)
{
    if (subject_count > 0)
        return;
    setenv("CMOCKA_TEST_ABORT", "1", 1); /* a failure has a stack trace then */
    subject every[MOST_SUBJECTS];
    const size_t count = list_subjects(every);
    for (size_t s = 0; s < count; s++)
        if (every[s].backend->pairs)
            subjects[subject_count++] = every[s];
}

/* By every native backend, and by the emulated one that the input names. */
static void ask_all(const lh_aabbs *a, const lh_aabbs *b, const list *expected, size_t emulated, size_t parts,
                    size_t room)
{
    list order = {NULL, 0}, kept_order = {NULL, 0};
    size_t emulated_so_far = 0;
    for (size_t s = 0; s < subject_count; s++) {
        if (subjects[s].emulated && emulated_so_far++ != emulated)
            continue;
        const subject *const by = &subjects[s];
        landmark_reached(SUBJECT + s);
        if (!order.pairs) {
            order = pairs_in_one_piece(by->backend, a, b);
            expect_same_set(&order, expected, "the pairs are not those of brute force", by);
            if (b) {
                kept_order = pairs_with_kept(by->backend, by->backend, a, b);
                expect_same_set(&kept_order, expected, "with a kept set they are not those of brute force",
                                by);
            }
        } else {
            expect_same_order(pairs_in_one_piece(by->backend, a, b), &order, "another order", by);
            if (b)
                expect_same_order(pairs_with_kept(subjects[s - 1].backend, by->backend, a, b), &kept_order,
                                  "another order with a kept set", by);
        }
        expect_same_order(pairs_in_parts(by->backend, a, b, parts), &order, "another list in parts", by);
        expect_cut_off(a, b, &order, room % (order.count + 1), by);
    }
    if (room % (order.count + 1) < order.count)
        reached(!b, CUT_OFF);
    free_list(&order);
    free_list(&kept_order);
}

/* There is nothing to choose. */
const uint8_t harness_choices = 1;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    open_shop();
    input = reader_of(bytes, size, harness_choices);
    const unsigned flags = read_byte(&input);
    const int one_set = flags & IS_OF_ONE_SET;
    const size_t form = read_below(&input, FORMS), count_a = read_count(), count_b = read_count();
    const size_t emulated = read_below(&input, MOST_SUBJECTS), parts = 1 + read_below(&input, 20);
    const size_t room = read_bits(&input, 2);
    make_boxes(&sets[0], count_a, form);
    lay_out(&sets[0], count_a, flags);
    if (!one_set) {
        make_boxes(&sets[1], count_b, form);
        lay_out(&sets[1], count_b, flags >> 2);
    }
    const lh_aabbs *const a = &sets[0].view, *const b = one_set ? NULL : &sets[1].view;
    list expected = pairs_by_brute_force(&sets[0].packed, one_set ? NULL : &sets[1].packed);
    name_boxes(&expected, a, b ? b : a);
    sort_list(&expected);
    ask_all(a, b, &expected, emulated, parts, room);
    reached(one_set, FORM + form);
    if (expected.count == 0)
        reached(one_set, WITHOUT_PAIRS);
    if (count_a > 0 && (one_set || count_b > 0))
        remember_grid(a, b);
    free_list(&expected);
    return 0;
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t k = 0; k < (size_t)2 * LANDMARKS; k++)
        if (!landmark_is_known(k)) {
            snprintf(lack, sizeof lack, "%s, of %s", landmark_names[k % LANDMARKS],
                     k < LANDMARKS ? "one set" : "two sets");
            return lack;
        }
    for (size_t s = 0; s < subject_count; s++)
        if (!landmark_is_known(SUBJECT + s)) {
            snprintf(lack, sizeof lack, "%s%s", lh_isa_name(subjects[s].backend->isa),
                     subjects[s].emulated ? ", emulated" : "");
            return lack;
        }
    return NULL;
}
