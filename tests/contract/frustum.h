/* What queries of frusta share. */
#ifndef LANEHIT_TESTS_CONTRACT_FRUSTUM_H
#define LANEHIT_TESTS_CONTRACT_FRUSTUM_H

#include "table.h"

#define PLANE(normal, d) normal, d

/* A wedge with the edge at x = 4, y = 0 and a back at x = -4, cut off at z = 2 and -2. */
static const float wedge[] = {PLANE(POINT(1, 1, 0), 4), PLANE(POINT(1, -1, 0), 4), PLANE(POINT(-1, 0, 0), 4),
                              PLANE(POINT(0, 0, 1), 2), PLANE(POINT(0, 0, -1), 2)};

/* All of space, or nothing, behind the second plane. */
static const float unbounded[] = {PLANE(POINT(2, 0, 0), 2), PLANE(POINT(0, 0, 0), 0)};
static const float nothing[] = {PLANE(POINT(2, 0, 0), 2), PLANE(POINT(0, 0, 0), -0x1p-149f)};

/* x <= -1 and x >= 1. */
static const float contradiction[] = {PLANE(POINT(1, 0, 0), -1), PLANE(POINT(-1, 0, 0), -1)};

/* The most planes, of which the last says more than the others. */
#define EIGHT(...)                                                                                           \
    __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define AT_FOUR PLANE(POINT(1, 0, 0), 4)
static const float most[] = {
    EIGHT(AT_FOUR), EIGHT(AT_FOUR), EIGHT(AT_FOUR),          AT_FOUR, AT_FOUR, AT_FOUR, AT_FOUR, AT_FOUR,
    AT_FOUR,        AT_FOUR,        PLANE(POINT(1, 0, 0), 2)};
_Static_assert(sizeof most == sizeof(float) * 4 * LH_MOST_OF_A_SET, "the most planes");

static const float with_nan[] = {PLANE(POINT(1, 0, 0), 64), PLANE(POINT(0, NAN, 0), 64)};
static const float with_nan_offset[] = {PLANE(POINT(1, 0, 0), NAN), PLANE(POINT(0, 1, 0), 64)};

#define PLANES(planes) .set = (planes), .set_size = COUNT_OF(planes) / 4

/* Of 1, 2, .. planes: what the query of one plane says of each, all together. The shapes come first. */
static void check_each_plane(int of_frustum, int of_plane)
{
    enum { SHAPES, BEHIND, HITS, INSIDE_OF, WORDS = (PAIRS + 63) / 64, MOST = 15 };
    static sample whole, one;
    uint64_t hits[WORDS], inside[WORDS];
    lattice_fill();
    memset(hits, 0xff, sizeof hits);
    memset(inside, 0xff, sizeof inside);
    for (size_t k = 0; k < MOST; k++) {
        sample_make(&whole, of_frustum, EVERYTHING);
        sample_make(&one, of_plane, EVERYTHING);
        whole.views[BEHIND].start.count = k + 1;
        one.views[BEHIND].start.count = 1;
        for (unsigned array = 0; array < 4; array++)
            one.views[BEHIND].array[array] += k;
        assert_int_equal(sample_call(&whole, public_functions[of_frustum]), LH_OK);
        assert_int_equal(sample_call(&one, public_functions[of_plane]), LH_OK);
        for (size_t word = 0; word < WORDS; word++) {
            hits[word] &= one.outputs[HITS][word];
            inside[word] &= one.outputs[INSIDE_OF][word];
            assert_int_equal(whole.outputs[HITS][word], hits[word]);
            assert_int_equal(whole.outputs[INSIDE_OF][word], inside[word]);
        }
    }
}

#endif
