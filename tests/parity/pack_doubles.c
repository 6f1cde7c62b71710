/* What becomes of doubles: each is rounded as shapes.def says, the same by every backend, however arrays lie in memory,
 * at every length of a stretch, with all of them beside unreadable pages, those that are written too. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "../support/guarded.h"
#include "../support/hard_doubles.h"
#include "../support/subjects.h"
#include "api/packing.h"
#include "packing_by.h"
#include "lanes/rounding.h"

typedef lh_status packer(const lh_doubles *from, float *columns, void *packed);

#define DOUBLES(name, argument, rounding)                                                                    \
    static lh_status pack_##name(const lh_doubles *from, float *columns, void *packed)                       \
    {                                                                                                        \
        return lh_pack_##name##_from_doubles(from, columns, packed);                                         \
    }
#include "lanehit/shapes.def"

static lh_status pack_centres(const lh_doubles *from, float *columns, void *packed)
{
    return lh_pack_aabbs_from_centres(from, columns, packed);
}

/* As in shapes.def; of centres a and b: less or and more half the extent, outwards. */
static const struct tested {
    const char *name, *rounding;
    packer *pack;
} tested[] = {
#define DOUBLES(name, argument, rounding) {#name, rounding, pack_##name},
#include "lanehit/shapes.def"
    {"centres", "aaabbb", pack_centres},
};

enum {
    TESTED = sizeof tested / sizeof tested[0],
    MOST = 2 * LH_STRETCH + 50,
    LARGEST_STRUCT = (LH_COLUMNS_RAYS + 2) * (int)sizeof(double)
};

static guarded_pool inputs, outputs;
static double values[LH_COLUMNS_RAYS][MOST];
static uint32_t expected[LH_COLUMNS_RAYS][MOST];

/* ---- Layouts ------------------------------------------------------------------------------------------ */

/* Arrays in structs, as many in each as chance will, padded or not; sometimes at a multiple of 4 alone. */
static lh_doubles lay_out(dice *d, const char *rounding, size_t n)
{
    lh_doubles v;
    memset(&v, 0, sizeof v);
    v.count = n;
    const size_t limit = dice_one_in(d, 2) ? LH_COLUMNS_RAYS : 1 + dice_below(d, 6);
    const bool is_padded = dice_one_in(d, 3);
    for (size_t k = 0; rounding[k];) {
        size_t width = 0;
        while (width < limit && rounding[k + width] && (rounding[k + width] == '-') == (rounding[k] == '-'))
            width++;
        if (rounding[k] != '-') {
            const uint32_t stride =
                (uint32_t)(width * sizeof(double)) + (is_padded ? 4 * (uint32_t)dice_below(d, 5) : 0);
            unsigned char *start = guarded_take(&inputs, stride * (n - 1) + width * sizeof(double)).bytes;
            for (size_t j = 0; j < width; j++) {
                v.array[k + j] = (const double *)(const void *)(start + j * sizeof(double));
                v.stride[k + j] = stride == sizeof(double) && dice_one_in(d, 2) ? 0 : stride;
            }
        }
        k += width;
    }
    return v;
}

static void store(const lh_doubles *v, size_t k, size_t number, double x)
{
    const size_t stride = v->stride[k] ? v->stride[k] : sizeof x;
    memcpy((char *)(uintptr_t)v->array[k] + stride * number, &x, sizeof x);
}

/* In an order of its own: every number once. */
static void draw_index(lh_doubles *v, dice *d)
{
    uint32_t *index = (uint32_t *)(void *)guarded_take(&inputs, v->count * sizeof *index).bytes;
    for (uint32_t i = 0; i < v->count; i++) {
        const size_t other = dice_below(d, i + 1);
        index[i] = index[other];
        index[other] = i;
    }
    v->index = index;
}

/* ---- What is expected --------------------------------------------------------------------------------- */

static uint32_t expect(char rounding, size_t k, size_t i)
{
    const double x = values[k][i];
    switch (rounding) {
    case 'v':
        return bits_of_float(lh_rounded(x, LH_DOWN));
    case '^':
        return bits_of_float(lh_rounded(x, LH_UP));
    case 'a':
        return bits_of_float(lh_rounded(lh_sum_to_odd(x, -values[k + 3][i]), LH_DOWN));
    case 'b':
        return bits_of_float(lh_rounded(lh_sum_to_odd(values[k - 3][i], x), LH_UP));
    default:
        return bits_of_float(lh_rounded(x, LH_TO_NEAREST));
    }
}

static void fill(const struct tested *t, const lh_doubles *v, dice *d)
{
    for (size_t k = 0; t->rounding[k]; k++)
        for (size_t i = 0; i < v->count && v->array[k]; i++) {
            values[k][i] = k >= 3 && dice_one_in(d, 8) ? values[k - 3][i] : hard_double(d);
            store(v, k, v->index ? v->index[i] : i, values[k][i]);
        }
    for (size_t k = 0; t->rounding[k]; k++)
        for (size_t i = 0; i < v->count && t->rounding[k] != '-'; i++)
            expected[k][i] = expect(t->rounding[k], k, i);
}

/* Radii are those of the first backend. */
static void compare(const struct tested *t, const float *columns, size_t n, bool is_first)
{
    const float *column = columns;
    for (size_t k = 0; t->rounding[k]; k++) {
        if (t->rounding[k] == '-')
            continue;
        if (t->rounding[k] == 'R' && is_first)
            memcpy(expected[k], column, n * sizeof *column);
        for (size_t i = 0; i < n; i++)
            if (bits_of_float(column[i]) != expected[k][i])
                fail_msg("%s: component %zu of element %zu of %zu is 0x%08x, not 0x%08x", t->name, k, i, n,
                         (unsigned)bits_of_float(column[i]), (unsigned)expected[k][i]);
        column += lh_pitch(n);
    }
}

/* ---- All of it ---------------------------------------------------------------------------------------- */

static size_t count_columns(const char *rounding)
{
    size_t count = 0;
    for (; *rounding; rounding++)
        count += *rounding != '-';
    return count;
}

static void try_layout(const struct tested *t, size_t n, dice *d)
{
    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects);
    const guarded_edge edge = dice_one_in(d, 2) ? GUARD_AFTER : GUARD_BEFORE;
    guarded_reset(&inputs);
    inputs.edge = edge;
    lh_doubles v = lay_out(d, t->rounding, n);
    if (dice_one_in(d, 3))
        draw_index(&v, d);
    fill(t, &v, d);
    for (size_t s = 0; s < subject_count; s++) {
        if (!subjects[s].backend->round)
            continue;
        pack_by(subjects[s].backend);
        guarded_reset(&outputs);
        outputs.edge = edge;
        const size_t columns = count_columns(t->rounding);
        const guarded_block block = guarded_take(&outputs, lh_pack_floats(n, columns) * sizeof(float));
        guarded_set_canary(block);
        _Alignas(uint64_t) unsigned char packed[256];
        assert_int_equal(t->pack(&v, (float *)(void *)block.bytes, packed), LH_OK);
        assert_true(guarded_canary_is_intact(block));
        compare(t, (const float *)(void *)block.bytes, n, s == 0);
    }
}

static void check_shape(void **state)
{
    const struct tested *t = *state;
    dice d = {23};
    for (size_t n = 1; n <= MOST;
         n += n < 34 || n % LH_STRETCH < 4 || n % LH_STRETCH > LH_STRETCH - 3 ? 1 : 13)
        for (size_t times = 0; times < 12; times++)
            try_layout(t, n, &d);
}

int main(void)
{
    struct CMUnitTest tests[TESTED];
    for (size_t k = 0; k < TESTED; k++)
        tests[k] = (struct CMUnitTest){
            .name = tested[k].name, .test_func = check_shape, .initial_state = (void *)(uintptr_t)&tested[k]};
    guarded_open(&inputs, LH_COLUMNS_RAYS + 1, MOST * LARGEST_STRUCT);
    guarded_open(&outputs, 1, lh_pack_floats(MOST, LH_COLUMNS_RAYS) * sizeof(float));
    const int failed = cmocka_run_group_tests_name("packing of doubles", tests, NULL, NULL);
    guarded_close(&inputs);
    guarded_close(&outputs);
    return failed;
}
