/* Packed columns are what was packed, bit for bit: every shape in every form, at every length of a vector and a
 * stretch, on every backend, with all arrays beside unreadable pages, those that are written too. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/forms.h"
#include "../support/subjects.h"
#include "packing_by.h"

typedef lh_status packer(const void *v, float *columns, void *packed);

#define SHAPE(name, argument)                                                                                \
    static lh_status pack_##name(const void *v, float *columns, void *packed)                                \
    {                                                                                                        \
        return lh_pack_##name(v, columns, packed);                                                           \
    }
#include "lanehit/shapes.def"

static const struct tested {
    const char *name;
    const lh_shape *shape;
    packer *pack;
} shapes[] = {
#define SHAPE(name, argument) {#name, &lh_shape_##name, pack_##name},
#include "lanehit/shapes.def"
};

enum { SHAPES = sizeof shapes / sizeof shapes[0], MOST_ELEMENTS = 300 };

static guarded_pool inputs, outputs;

static element random_element(dice *d)
{
    element e;
    for (size_t k = 0; k < LH_MOST_ARRAYS; k++) {
        const uint32_t bits = (uint32_t)dice_bits(d);
        memcpy(&e.value[k], &bits, sizeof bits);
    }
    return e;
}

static unsigned count_bits(unsigned bits)
{
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* A packed array for each that is present, and in it every element. */
static void assert_packed(const struct tested *t, const view *v, const view *packed, unsigned present)
{
    assert_int_equal(packed->start.count, v->start.count);
    assert_null(packed->start.index);
    assert_int_equal(packed->start.index_stride, 0);
    for (size_t k = 0; k < t->shape->arrays; k++) {
        assert_int_equal(packed->array[k] != NULL, present >> k & 1);
        assert_int_equal(stride_of(t->shape, packed, k), 0);
    }
    for (size_t i = 0; i < v->start.count; i++) {
        const element expected = view_load(t->shape, v, i), found = view_load(t->shape, packed, i);
        if (memcmp(&expected, &found, sizeof found) != 0)
            fail_msg("%s: element %zu of %zu differs", t->name, i, v->start.count);
    }
}

static void try_form(const struct tested *t, const form *f, size_t n, guarded_edge edge, dice *d)
{
    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects);
    guarded_reset(&inputs);
    inputs.edge = edge;
    const unsigned present = draw_present(d, t->shape);
    const view v = form_place(f, d, t->shape, present, n, &inputs);
    for (size_t i = 0; i < v.start.count; i++) {
        const element e = random_element(d);
        view_store(t->shape, &v, i, &e);
    }
    for (size_t s = 0; s < subject_count; s++) {
        if (!subjects[s].backend->pack)
            continue;
        pack_by(subjects[s].backend);
        guarded_reset(&outputs);
        outputs.edge = edge;
        const size_t floats = lh_pack_floats(v.start.count, count_bits(present));
        const guarded_block block = guarded_take(&outputs, floats * sizeof(float));
        guarded_set_canary(block);
        view packed;
        memset(&packed, 0x5a, sizeof packed);
        assert_int_equal(t->pack(&v, (float *)(void *)block.bytes, &packed), LH_OK);
        assert_true(guarded_canary_is_intact(block));
        assert_packed(t, &v, &packed, present);
    }
}

static void check_shape(void **state)
{
    const struct tested *t = *state;
    dice d = {17};
    for (size_t n = 1; n <= MOST_ELEMENTS; n += n < 66 || n > 254 ? 1 : 47)
        for (size_t f = 0; f < FORMS; f++)
            try_form(t, &forms[f], n, (n + f) % 2 ? GUARD_AFTER : GUARD_BEFORE, &d);
}

/* It may be packed over itself. */
static void test_the_same_view(void **state)
{
    (void)state;
    static const float structs[3][6] = {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}, {13, 14, 15, 16, 17, 18}};
    float columns[6 * 16];
    assert_int_equal(lh_pack_floats(3, 6), 6 * 16);
    lh_aabbs boxes = lh_aabbs_aos(structs[0], sizeof structs[0], 3);
    assert_int_equal(lh_pack_aabbs(&boxes, columns, &boxes), LH_OK);
    assert_int_equal(boxes.stride, 0);
    assert_ptr_equal(boxes.min_x, columns);
    for (int i = 0; i < 3; i++)
        assert_true(boxes.max_y[i] == structs[i][4]);
}

/* Columns begin on lines of 64 bytes of which no two are the same line of a page. */
static void test_columns_apart(void **state)
{
    (void)state;
    for (size_t n = 1; n < 5000; n++) {
        const size_t pitch = lh_pack_floats(n, 1);
        assert_true(pitch >= n && pitch < n + 32 && pitch % 16 == 0);
        for (size_t k = 1; k < LH_COLUMNS_RAYS; k++)
            assert_true(k * pitch % 1024 != 0);
        assert_int_equal(lh_pack_floats(n, 7), 7 * pitch);
    }
    assert_int_equal(lh_pack_floats(0, 6), 0);
}

int main(void)
{
    struct CMUnitTest tests[SHAPES];
    for (size_t s = 0; s < SHAPES; s++)
        tests[s] = (struct CMUnitTest){
            .name = shapes[s].name, .test_func = check_shape, .initial_state = (void *)(uintptr_t)&shapes[s]};
    const struct CMUnitTest others[] = {cmocka_unit_test(test_the_same_view),
                                        cmocka_unit_test(test_columns_apart)};
    guarded_open(&inputs, LH_MOST_ARRAYS + 2, (INDEX_SPREAD * MOST_ELEMENTS + 2) * MOST_ELEMENT_BYTES);
    guarded_open(&outputs, 1, LH_MOST_ARRAYS * (MOST_ELEMENTS + 32) * sizeof(float));
    const int failed = cmocka_run_group_tests_name("packing", tests, NULL, NULL) +
                       cmocka_run_group_tests_name("columns", others, NULL, NULL);
    guarded_close(&inputs);
    guarded_close(&outputs);
    return failed;
}
