/* lh_pack_aabbs_from_spheres, _capsules, _triangles and _aabbs: what the contract says beside that boxes contain their
 * shapes, which tests/exact judges. */
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

enum { MOST = 600, ROOM = LH_COLUMNS_AABBS * 656 };

static float shape[MOST][9], room[ROOM];

static void draw_shapes(void)
{
    dice d = {41};
    for (size_t i = 0; i < MOST; i++)
        for (size_t k = 0; k < 9; k++)
            shape[i][k] = dice_between(&d, 0, 8);
}

static void assert_box(const lh_aabbs *packed, size_t i, const float expected[6])
{
    const float *const *const array = &packed->min_x;
    for (int k = 0; k < 6; k++)
        if (!(array[k][i] == expected[k]) && !(isnan(array[k][i]) && isnan(expected[k])))
            fail_msg("box %zu, end %d: %.9g, not %.9g", i, k, (double)array[k][i], (double)expected[k]);
}

static void assert_same(const lh_aabbs *a, size_t i, const lh_aabbs *b, size_t j)
{
    const float box[6] = {b->min_x[j], b->min_y[j], b->min_z[j], b->max_x[j], b->max_y[j], b->max_z[j]};
    assert_box(a, i, box);
}

/* ---- What is around what ------------------------------------------------------------------------------ */

static void smallest_boxes(void **state)
{
    (void)state;
    const float ball[] = {1, 2, 3, 0.5f}, rod[] = {1, 5, 3, 4, 2, 3, 0.25f},
                face[] = {1, 2, 3, 4, 0, 9, -1, 1, 5};
    const float margin = 0.5f, way[] = {2, 0, -4};
    const lh_spheres balls = lh_spheres_aos(ball, sizeof ball, 1);
    const lh_capsules rods = lh_capsules_aos(rod, sizeof rod, 1);
    const lh_triangles faces = lh_triangles_aos(face, sizeof face, 1);
    const lh_numbers by = lh_numbers_soa(1, &margin);
    const lh_vectors at = lh_vectors_aos(way, sizeof way, 1);
    lh_aabbs packed;
    assert_int_equal(lh_pack_aabbs_from_spheres(&balls, NULL, NULL, 0, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){0.5f, 1.5f, 2.5f, 1.5f, 2.5f, 3.5f});
    assert_int_equal(lh_pack_aabbs_from_spheres(&balls, &by, &at, 0.5f, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){0, 1, 0, 3, 3, 4});
    assert_int_equal(lh_pack_aabbs_from_capsules(&rods, NULL, &at, 1, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){0.75f, 1.75f, -1.25f, 6.25f, 5.25f, 3.25f});
    assert_int_equal(lh_pack_aabbs_from_triangles(&faces, NULL, NULL, 0, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){-1, 0, 3, 4, 2, 9});
    assert_int_equal(lh_pack_aabbs_from_triangles(&faces, &by, NULL, 7, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){-1.5f, -0.5f, 2.5f, 4.5f, 2.5f, 9.5f});
    assert_int_equal(lh_pack_aabbs_from_aabbs(&packed, &by, &at, 0.25f, room, &packed), LH_OK); /* in place */
    assert_box(&packed, 0, (float[]){-2, -1, 1, 5.5f, 3, 10});
}

/* What cannot be is nowhere, and changes no other. */
static void boxes_of_what_is_nothing(void **state)
{
    (void)state;
    const float balls[][4] = {{1, 1, 1, 1},   {1, 1, 1, -1},    {NAN, 1, 1, 1},      {1, 1, 1, NAN},
                              {1, 1, NAN, 0}, {1, 1, 1, -0.0f}, {1, INFINITY, 1, 1}, {1, 1, 1, INFINITY}};
    const float expected[][6] = {{0, 0, 0, 2, 2, 2},
                                 {INFINITY, INFINITY, INFINITY, -INFINITY, -INFINITY, -INFINITY},
                                 {NAN, 0, 0, NAN, 2, 2},
                                 {NAN, NAN, NAN, NAN, NAN, NAN},
                                 {1, 1, NAN, 1, 1, NAN},
                                 {1, 1, 1, 1, 1, 1},
                                 {0, INFINITY, 0, 2, INFINITY, 2},
                                 {-INFINITY, -INFINITY, -INFINITY, INFINITY, INFINITY, INFINITY}};
    const size_t count = sizeof balls / sizeof *balls;
    const float margins[] = {0, 5, 0, 0, 0, 0, 0, 0}, ways[8][3] = {{0}, {1, 1, 1}};
    const lh_spheres all = lh_spheres_aos(balls[0], sizeof balls[0], count);
    const lh_numbers by = lh_numbers_soa(count, margins);
    const lh_vectors at = lh_vectors_aos(ways[0], sizeof ways[0], count);
    lh_aabbs packed;
    for (int grown = 0; grown < 2; grown++) {
        assert_int_equal(
            lh_pack_aabbs_from_spheres(&all, grown ? &by : NULL, grown ? &at : NULL, 1, room, &packed),
            LH_OK);
        for (size_t i = 0; i < count; i++)
            assert_box(&packed, i, expected[i]);
    }
    for (int corner = 0; corner < 3; corner++) { /* NaN in any vertex */
        float face[9] = {0, 0, 0, 1, 1, 1, 2, 2, 2};
        face[3 * corner + 1] = NAN;
        const lh_triangles one = lh_triangles_aos(face, sizeof face, 1);
        assert_int_equal(lh_pack_aabbs_from_triangles(&one, NULL, NULL, 0, room, &packed), LH_OK);
        assert_box(&packed, 0, (float[]){0, NAN, 0, 2, NAN, 2});
    }
    const float empty[] = {INFINITY, INFINITY, INFINITY, -INFINITY, -INFINITY, -INFINITY};
    const lh_aabbs none = lh_aabbs_aos(empty, sizeof empty, 1);
    const lh_numbers some = lh_numbers_soa(1, margins + 1);
    assert_int_equal(lh_pack_aabbs_from_aabbs(&none, &some, NULL, 1, room, &packed), LH_OK);
    assert_box(&packed, 0, empty);
}

static void ways_and_margins_that_are_special(void **state)
{
    (void)state;
    const float ball[] = {1, 2, 3, 1}, big[] = {FLT_MAX, -FLT_MAX, 0, 1};
    const lh_spheres one = lh_spheres_aos(ball, sizeof ball, 1), far = lh_spheres_aos(big, sizeof big, 1);
    const float endless[] = {INFINITY, 0, 0}, wrong[] = {0, NAN, 0}, slow[] = {0x1p-100f, 0, 0};
    const float minus = -0.5f, not_one = NAN;
    const lh_vectors at_once = lh_vectors_aos(endless, 0, 1), nowhere = lh_vectors_aos(wrong, 0, 1),
                     slowly = lh_vectors_aos(slow, 0, 1);
    const lh_numbers less = lh_numbers_soa(1, &minus), no_number = lh_numbers_soa(1, &not_one);
    lh_aabbs packed;
    assert_int_equal(lh_pack_aabbs_from_spheres(&one, NULL, &at_once, 0, room, &packed), LH_OK); /* no time */
    assert_box(&packed, 0, (float[]){0, 1, 2, 2, 3, 4});
    assert_int_equal(lh_pack_aabbs_from_spheres(&one, NULL, &at_once, 1, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){0, 1, 2, INFINITY, 3, 4});
    assert_int_equal(lh_pack_aabbs_from_spheres(&one, NULL, &nowhere, 1, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){0, NAN, 2, 2, NAN, 4});
    assert_int_equal(lh_pack_aabbs_from_spheres(&one, NULL, &slowly, INFINITY, room, &packed),
                     LH_OK); /* 2^127 */
    assert_box(&packed, 0, (float[]){0, 1, 2, 0x1p27f + 16, 3, 4});
    assert_int_equal(lh_pack_aabbs_from_spheres(&one, &less, NULL, 0, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){0.5f, 1.5f, 2.5f, 1.5f, 2.5f, 3.5f});
    assert_int_equal(lh_pack_aabbs_from_spheres(&one, &no_number, NULL, 0, room, &packed), LH_OK);
    assert_box(&packed, 0, (float[]){NAN, NAN, NAN, NAN, NAN, NAN});
    assert_int_equal(lh_pack_aabbs_from_spheres(&far, NULL, NULL, 0, room, &packed), LH_OK);
    const float before = nextafterf(FLT_MAX, 0);
    assert_box(&packed, 0, (float[]){before, -INFINITY, -1, INFINITY, -before, 1});
}

/* ---- Views -------------------------------------------------------------------------------------------- */

/* At every count: the same box for an element alone as among others, with one margin and velocity, or one for each; and
 * nothing behind the columns is written. */
static void each_element_is_for_itself(void **state)
{
    (void)state;
    static float alone_room[LH_COLUMNS_AABBS * 16], margins[MOST];
    draw_shapes();
    for (size_t i = 0; i < MOST; i++)
        margins[i] = shape[i][8];
    static const size_t counts[] = {1, 2, 15, 16, 17, 191, 192, 193, 384, 385, MOST};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (int form = 0; form < 4; form++) {
            const size_t n = counts[c], floats = lh_pack_floats(n, LH_COLUMNS_AABBS);
            const size_t many = form & 1 ? n : 1;
            const lh_capsules all = lh_capsules_aos(shape[0], sizeof shape[0], n);
            const lh_numbers by = lh_numbers_soa(many, margins);
            const lh_vectors at = lh_vectors_aos(shape[0] + 2, sizeof shape[0], form & 2 ? n : 1);
            lh_aabbs packed, alone;
            room[floats] = 77;
            assert_int_equal(lh_pack_aabbs_from_capsules(&all, &by, &at, 0.5f, room, &packed), LH_OK);
            assert_true(room[floats] == 77 && packed.count == n && packed.min_x == room);
            for (size_t i = 0; i < n; i += 1 + n / 40) {
                const lh_capsules one = lh_capsules_aos(shape[i], 0, 1);
                const lh_numbers its_margin = lh_numbers_soa(1, &margins[many == 1 ? 0 : i]);
                const lh_vectors its_way = lh_vectors_aos(shape[at.count == 1 ? 0 : i] + 2, 0, 1);
                assert_int_equal(
                    lh_pack_aabbs_from_capsules(&one, &its_margin, &its_way, 0.5f, alone_room, &alone),
                    LH_OK);
                assert_same(&packed, i, &alone, 0);
            }
        }
}

/* Backwards by an index; a mesh by that of its vertices. */
static void views_have_indices(void **state)
{
    (void)state;
    static uint32_t index[MOST][3];
    static float straight_room[ROOM];
    const size_t n = 400;
    draw_shapes();
    for (uint32_t i = 0; i < n; i++)
        index[i][1] = (uint32_t)n - 1 - i;
    const lh_spheres balls = lh_spheres_aos(shape[0], sizeof shape[0], n);
    const lh_spheres turned = lh_spheres_indexed(balls, index[0] + 1, sizeof index[0], n);
    lh_aabbs packed, straight;
    assert_int_equal(lh_pack_aabbs_from_spheres(&balls, NULL, NULL, 0, straight_room, &straight), LH_OK);
    assert_int_equal(lh_pack_aabbs_from_spheres(&turned, NULL, NULL, 0, room, &packed), LH_OK);
    for (size_t i = 0; i < n; i++)
        assert_same(&packed, i, &straight, n - 1 - i);

    dice d = {42};
    static float corners[MOST][9];
    for (size_t i = 0; i < n; i++)
        for (int corner = 0; corner < 3; corner++) {
            index[i][corner] = (uint32_t)dice_below(&d, MOST);
            memcpy(corners[i] + 3 * corner, shape[index[i][corner]], 3 * sizeof(float));
        }
    const lh_triangles mesh = lh_triangles_mesh(shape[0], sizeof shape[0], index[0], n);
    const lh_triangles faces = lh_triangles_aos(corners[0], sizeof corners[0], n);
    assert_int_equal(lh_pack_aabbs_from_triangles(&faces, NULL, NULL, 0, straight_room, &straight), LH_OK);
    assert_int_equal(lh_pack_aabbs_from_triangles(&mesh, NULL, NULL, 0, room, &packed), LH_OK);
    for (size_t i = 0; i < n; i++)
        assert_same(&packed, i, &straight, i);
}

static void points_have_no_radius(void **state)
{
    (void)state;
    draw_shapes();
    lh_spheres points = lh_spheres_aos(shape[0], sizeof shape[0], MOST);
    points.radius = NULL;
    lh_aabbs packed;
    assert_int_equal(lh_pack_aabbs_from_spheres(&points, NULL, NULL, 0, room, &packed), LH_OK);
    for (size_t i = 0; i < MOST; i++)
        assert_true(packed.min_x[i] == shape[i][0] && packed.max_y[i] == shape[i][1]);
}

/* Every backend gives the same bits. */
static void backends_agree(void **state)
{
    (void)state;
    static float first_room[ROOM];
    dice d = {43};
    for (size_t i = 0; i < MOST; i++)
        for (size_t k = 0; k < 9; k++)
            shape[i][k] = float_of_bits((uint32_t)dice_bits(&d));
    const lh_capsules all = lh_capsules_aos(shape[0], sizeof shape[0], MOST);
    const lh_numbers by = lh_numbers_aos(shape[0] + 8, sizeof shape[0], MOST);
    const lh_vectors at = lh_vectors_aos(shape[0] + 2, sizeof shape[0], MOST);
    const lh_isa before = lh_isa_active();
    lh_aabbs packed;
    int asked = 0;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        assert_int_equal(lh_isa_select(isa), LH_OK);
        assert_int_equal(lh_pack_aabbs_from_capsules(&all, &by, &at, 3, room, &packed), LH_OK);
        if (asked++ == 0)
            memcpy(first_room, room, sizeof room);
        for (size_t column = 0; column < LH_COLUMNS_AABBS; column++) {
            const size_t begin = column * (size_t)(packed.min_y - packed.min_x);
            assert_memory_equal(room + begin, first_room + begin, MOST * sizeof *room);
        }
    }
    assert_int_equal(lh_isa_select(before), LH_OK);
}

/* ---- Refusals ----------------------------------------------------------------------------------------- */

static void assert_refused(lh_status status, const char *text)
{
    assert_string_equal(lh_status_text(status), text);
}

static void what_is_wrong_is_refused(void **state)
{
    (void)state;
    draw_shapes();
    const lh_spheres balls = lh_spheres_aos(shape[0], sizeof shape[0], 3), none = {0};
    lh_spheres hollow = balls, askew = balls;
    hollow.y = NULL;
    askew.stride = 6;
    const lh_numbers two = lh_numbers_soa(2, shape[0]), missing = lh_numbers_soa(3, NULL);
    const lh_vectors four = lh_vectors_aos(shape[0], 0, 4), no_array = lh_vectors_aos(NULL, 0, 1);
    lh_aabbs packed = {.count = 77};
    room[0] = 77;
#define TEXT(argument) "lh_pack_aabbs_from_spheres: argument " argument
    assert_refused(lh_pack_aabbs_from_spheres(NULL, NULL, NULL, 0, room, &packed),
                   TEXT("1 (spheres): the view is NULL"));
    assert_refused(lh_pack_aabbs_from_spheres(&hollow, NULL, NULL, 0, room, &packed),
                   TEXT("1 (spheres): an array is NULL"));
    assert_refused(lh_pack_aabbs_from_spheres(&askew, NULL, NULL, 0, room, &packed),
                   TEXT("1 (spheres): a stride is not a multiple of 4 bytes"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, &two, NULL, 0, room, &packed),
                   TEXT("2 (margin): its count is neither 1 nor that of the shapes"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, &missing, NULL, 0, room, &packed),
                   TEXT("2 (margin): an array is NULL"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, NULL, &four, 0, room, &packed),
                   TEXT("3 (velocity): its count is neither 1 nor that of the shapes"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, NULL, &no_array, 0, room, &packed),
                   TEXT("3 (velocity): an array is NULL"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, NULL, NULL, -1, room, &packed),
                   TEXT("4 (t_max): it is negative or NaN"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, NULL, NULL, NAN, room, &packed),
                   TEXT("4 (t_max): it is negative or NaN"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, NULL, NULL, 0, NULL, &packed),
                   TEXT("5 (columns): the array is NULL"));
    assert_refused(
        lh_pack_aabbs_from_spheres(&balls, NULL, NULL, 0, (float *)(void *)((char *)room + 1), &packed),
        TEXT("5 (columns): the array is not aligned to 4 bytes"));
    assert_refused(lh_pack_aabbs_from_spheres(&balls, NULL, NULL, 0, room, NULL),
                   TEXT("6 (packed): the view is NULL"));
    assert_true(packed.count == 77 && room[0] == 77);
    assert_int_equal(lh_pack_aabbs_from_spheres(&none, NULL, NULL, 0, NULL, &packed), LH_OK);
    assert_true(packed.count == 0 && !packed.min_x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(smallest_boxes),
        cmocka_unit_test(boxes_of_what_is_nothing),
        cmocka_unit_test(ways_and_margins_that_are_special),
        cmocka_unit_test(each_element_is_for_itself),
        cmocka_unit_test(views_have_indices),
        cmocka_unit_test(points_have_no_radius),
        cmocka_unit_test(backends_agree),
        cmocka_unit_test(what_is_wrong_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
