/* lh_overlap_hull_hull_along: what is told is kept, scaled, moved a little, written over, or of no use. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

/* As many pairs as are filtered in stretches, and some more; and as few as a block does not have. */
enum { MOST_PAIRS = 1541, VERTICES = 12, POSE_FLOATS = 7, WORDS = (MOST_PAIRS + 63) / 64 };
static const size_t lengths[] = {1, 3, 8, 17, 63, 100, MOST_PAIRS};
enum { LENGTHS = sizeof lengths / sizeof *lengths };

static float pose[2][MOST_PAIRS][POSE_FLOATS], vertex[2][VERTICES][3];

typedef struct told {
    uint64_t hits[WORDS];
    float along[3][MOST_PAIRS];
} told;

/* Of each 1,000 pairs most are apart, some so near that the middles do not show it, and every 50th has a NaN; of the
 * last third one half meet, too many for a filter. */
static void draw_pairs(void)
{
    dice d = {83};
    for (size_t side = 0; side < 2; side++) {
        for (size_t i = 0; i < VERTICES; i++)
            for (size_t k = 0; k < 3; k++)
                vertex[side][i][k] = dice_between(&d, -1, 1) * (k == 0 ? 2.0f : 1.0f);
        for (size_t i = 0; i < MOST_PAIRS; i++)
            for (size_t k = 0; k < POSE_FLOATS; k++)
                pose[side][i][k] = dice_between(&d, -1, 1) * (k >= 3                   ? 1.0f
                                                              : i < MOST_PAIRS * 2 / 3 ? 3.0f
                                                                                       : 1.5f);
    }
    for (size_t i = 7; i < MOST_PAIRS; i += 50)
        pose[i % 2][i][i % POSE_FLOATS] = NAN;
}

static lh_vectors hull_of(size_t side)
{
    return lh_vectors_aos(vertex[side][0], sizeof vertex[side][0], VERTICES);
}

static lh_vectors view_of(const told *from, size_t n)
{
    return lh_vectors_soa(n, from->along[0], from->along[1], from->along[2]);
}

static lh_xyz place_of(told *to)
{
    return (lh_xyz){to->along[0], to->along[1], to->along[2]};
}

static void ask(const lh_vectors *kept, size_t n, told *to)
{
    const lh_poses a = lh_poses_aos(pose[0][0], sizeof pose[0][0], n),
                   b = lh_poses_aos(pose[1][0], sizeof pose[1][0], n);
    const lh_vectors a_hull = hull_of(0), b_hull = hull_of(1);
    const lh_xyz along = place_of(to);
    assert_int_equal(lh_overlap_hull_hull_along(&a, &b, kept, &a_hull, &b_hull, to->hits, &along), LH_OK);
}

static void ask_without(size_t n, uint64_t *hits)
{
    const lh_poses a = lh_poses_aos(pose[0][0], sizeof pose[0][0], n),
                   b = lh_poses_aos(pose[1][0], sizeof pose[1][0], n);
    const lh_vectors a_hull = hull_of(0), b_hull = hull_of(1);
    assert_int_equal(lh_overlap_hull_hull(&a, &b, &a_hull, &b_hull, hits), LH_OK);
}

static int is_hit(const uint64_t *hits, size_t i)
{
    return hits[i / 64] >> i % 64 & 1;
}

static int has_nan(size_t i)
{
    return i % 50 == 7;
}

static void assert_same(const told *a, const told *b, size_t n)
{
    assert_memory_equal(a->hits, b->hits, lh_hits_words(n) * sizeof *a->hits);
    for (size_t axis = 0; axis < 3; axis++)
        assert_memory_equal(a->along[axis], b->along[axis], n * sizeof(float));
}

static told first, second;

/* Hits are those of the other query; what is apart has a direction, scaled, and nothing else has one. */
static void nothing_is_kept(void **state)
{
    (void)state;
    for (size_t k = 0; k < LENGTHS; k++) {
        const size_t n = lengths[k];
        uint64_t hits[WORDS];
        ask(NULL, n, &first);
        ask_without(n, hits);
        assert_memory_equal(first.hits, hits, lh_hits_words(n) * sizeof *hits);
        for (size_t i = 0; i < n; i++) {
            float largest = 0.0f;
            for (size_t axis = 0; axis < 3; axis++)
                largest = fmaxf(largest, fabsf(first.along[axis][i]));
            if (is_hit(hits, i) || has_nan(i))
                assert_true(largest == 0.0f);
            else
                assert_true(largest >= 1.0f && largest < 2.0f);
        }
    }
}

/* What was told is told again, by one test. */
static void all_is_kept(void **state)
{
    (void)state;
    for (size_t k = 0; k < LENGTHS; k++) {
        ask(NULL, lengths[k], &first);
        const lh_vectors kept = view_of(&first, lengths[k]);
        ask(&kept, lengths[k], &second);
        assert_same(&first, &second, lengths[k]);
    }
}

/* Whatever its length: and of another direction that separates the two, too, it is that which is told, so no search
 * decided. */
static void what_is_kept_is_tested_first(void **state)
{
    (void)state;
    static float other[3][MOST_PAIRS];
    size_t others = 0, misses = 0;
    dice d = {5};
    ask(NULL, MOST_PAIRS, &first);
    for (size_t i = 0; i < MOST_PAIRS; i++)
        for (size_t axis = 0; axis < 3; axis++)
            other[axis][i] = first.along[axis][i] * (1.0f + dice_between(&d, -0.0625f, 0.0625f)) * 0x1p-3f;
    const lh_vectors kept = lh_vectors_soa(MOST_PAIRS, other[0], other[1], other[2]);
    ask(&kept, MOST_PAIRS, &second);
    assert_memory_equal(first.hits, second.hits, sizeof first.hits);
    for (size_t i = 0; i < MOST_PAIRS; i++) {
        const float factor = second.along[0][i] / other[0][i];
        misses += !is_hit(first.hits, i) && !has_nan(i);
        others += (factor == 4.0f || factor == 8.0f || factor == 16.0f) &&
                  second.along[1][i] == factor * other[1][i] && second.along[2][i] == factor * other[2][i];
    }
    assert_true(misses > MOST_PAIRS / 2 && others > misses * 3 / 4 && others < misses);
}

/* Directions may be written over those that are kept, however often. */
static void in_place(void **state)
{
    (void)state;
    static told own;
    for (size_t k = 0; k < LENGTHS; k++) {
        const size_t n = lengths[k];
        dice d = {29};
        for (size_t axis = 0; axis < 3; axis++)
            for (size_t i = 0; i < n; i++)
                first.along[axis][i] = i % 5 == 0 ? 0x1p-140f * (float)(i % 7) : dice_between(&d, -1, 1);
        own = first;
        const lh_vectors kept = view_of(&first, n), own_kept = view_of(&own, n);
        ask(&kept, n, &second);
        ask(&own_kept, n, &own);
        assert_same(&second, &own, n);
        ask(&own_kept, n, &own);
        assert_same(&second, &own, n);
    }
}

/* As nothing: no hit is lost by it that would not be without. */
static void what_is_of_no_use(void **state)
{
    (void)state;
    static const float useless[][3] = {{0, 0, 0},        {-0.0f, 0, -0.0f}, {NAN, NAN, NAN},
                                       {1, NAN, 0},      {0, 0, INFINITY},  {-INFINITY, 1, 0},
                                       {0x1p127f, 0, 0}, {INFINITY, NAN, 1}};
    ask(NULL, MOST_PAIRS, &first);
    for (size_t k = 0; k < sizeof useless / sizeof *useless; k++) {
        const lh_vectors kept = lh_vectors_aos(useless[k], sizeof useless[k], 1);
        ask(&kept, MOST_PAIRS, &second);
        assert_same(&first, &second, MOST_PAIRS);
    }
}

/* One for all pairs: those that it does not separate are told as without it. */
static void one_for_all(void **state)
{
    (void)state;
    static const float up[3] = {0, 0, 4};
    size_t ups = 0;
    const lh_vectors kept = lh_vectors_aos(up, sizeof up, 1);
    ask(NULL, MOST_PAIRS, &first);
    ask(&kept, MOST_PAIRS, &second);
    for (size_t i = 0; i < MOST_PAIRS; i++) {
        const int is_up =
            second.along[0][i] == 0.0f && second.along[1][i] == 0.0f && second.along[2][i] == 1.0f;
        ups += is_up != 0;
        for (size_t axis = 0; axis < 3 && !is_up; axis++)
            assert_true(second.along[axis][i] == first.along[axis][i]);
    }
    assert_memory_equal(first.hits, second.hits, sizeof first.hits);
    assert_true(ups > MOST_PAIRS / 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_kept),
        cmocka_unit_test(all_is_kept),
        cmocka_unit_test(what_is_kept_is_tested_first),
        cmocka_unit_test(in_place),
        cmocka_unit_test(what_is_of_no_use),
        cmocka_unit_test(one_for_all),
    };
    draw_pairs();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
