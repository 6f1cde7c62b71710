/* lh_pack_kdops_*: each k-DOP contains its shape, and no bound of it could be a float nearer; what the contract says of
 * arguments, of what is empty and of what is no number. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "../support/kdop_slabs.h"
#include "lanehit/lanehit.h"

enum { SHAPES = 500, NUMBERS = 9, BOUNDS = 2 * KDOP_DIRECTIONS, ROOM = BOUNDS * 560 };

static float shape[SHAPES][NUMBERS], room[ROOM], other_room[ROOM];

/* The arrays of a view, in its order. */
static const float *array_of(const lh_kdops *v, int k)
{
    const float *array;
    memcpy(&array, (const char *)v + offsetof(lh_kdops, min_x) + (size_t)k * sizeof array, sizeof array);
    return array;
}

static void draw_shapes(void)
{
    dice d = {83};
    for (size_t i = 0; i < SHAPES; i++)
        for (size_t k = 0; k < NUMBERS; k++)
            shape[i][k] = dice_between(&d, -3, 3) * (i % 5 == 0 && k % 3 == 1 ? 0x1p-18f : 1);
}

/* Doubles have all sums of these floats. */
static double place_along(size_t direction, const float *point)
{
    const int *const n = kdop_slabs[direction].direction;
    return n[0] * (double)point[0] + n[1] * (double)point[1] + n[2] * (double)point[2];
}

static double length_of(size_t direction)
{
    const int *const n = kdop_slabs[direction].direction;
    return sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
}

/* Of one of some points and a radius about each. */
static void assert_slab(const lh_kdops *v, size_t i, size_t direction, const float *points, size_t count,
                        double radius)
{
    double low = INFINITY, high = -INFINITY;
    for (size_t k = 0; k < count; k++) {
        const double place = place_along(direction, points + 3 * k);
        if (!(place > low)) /* gcc 12 for AArch64 stumbles over fmin and fmax here */
            low = place;
        if (!(place < high))
            high = place;
    }
    low -= radius * length_of(direction);
    high += radius * length_of(direction);
    const float min = array_of(v, kdop_slabs[direction].low)[i],
                max = array_of(v, kdop_slabs[direction].high)[i];
    const double slack = radius * 0x1p-50; /* more than these are off */
    if (!(min <= low + slack && max >= high - slack && nextafterf(min, INFINITY) > low - slack &&
          nextafterf(max, -INFINITY) < high + slack))
        fail_msg("shape %zu, direction %zu: %a to %a for %a to %a", i, direction, (double)min, (double)max,
                 low, high);
}

static int has_direction(unsigned k, size_t direction)
{
    return direction < 3 || k == 26 || k == (direction < 7 ? 14 : 18);
}

/* Directions that are not asked for are not there. */
static void assert_slabs(const lh_kdops *v, unsigned k, const float *shapes, size_t stride, size_t points,
                         int has_radius)
{
    assert_int_equal(v->count, SHAPES);
    for (size_t direction = 0; direction < KDOP_DIRECTIONS; direction++) {
        assert_int_equal(array_of(v, kdop_slabs[direction].low) != NULL, has_direction(k, direction));
        assert_int_equal(array_of(v, kdop_slabs[direction].high) != NULL, has_direction(k, direction));
        for (size_t i = 0; i < SHAPES && has_direction(k, direction); i++)
            assert_slab(v, i, direction, shapes + i * stride, points,
                        has_radius ? (double)shapes[i * stride + 3 * points] : 0);
    }
}

static const unsigned all_k[] = {6, 14, 18, 26};
enum { KINDS_OF_K = sizeof all_k / sizeof all_k[0] };

static void kdops_contain_triangles(void **state)
{
    (void)state;
    const lh_triangles triangles = lh_triangles_aos(shape[0], sizeof shape[0], SHAPES);
    for (size_t k = 0; k < KINDS_OF_K; k++) {
        lh_kdops packed;
        assert_int_equal(lh_pack_kdops_from_triangles(&triangles, all_k[k], room, &packed), LH_OK);
        assert_slabs(&packed, all_k[k], shape[0], NUMBERS, 3, 0);
    }
}

static void kdops_contain_balls_and_capsules(void **state)
{
    (void)state;
    for (size_t i = 0; i < SHAPES; i++) {
        shape[i][3] = fabsf(shape[i][3]);
        shape[i][6] = fabsf(shape[i][6]);
    }
    const lh_spheres balls = lh_spheres_aos(shape[0], sizeof shape[0], SHAPES);
    const lh_capsules capsules = lh_capsules_aos(shape[0], sizeof shape[0], SHAPES);
    for (size_t k = 0; k < KINDS_OF_K; k++) {
        lh_kdops packed;
        assert_int_equal(lh_pack_kdops_from_spheres(&balls, all_k[k], room, &packed), LH_OK);
        assert_slabs(&packed, all_k[k], shape[0], NUMBERS, 1, 1);
        assert_int_equal(lh_pack_kdops_from_capsules(&capsules, all_k[k], room, &packed), LH_OK);
        assert_slabs(&packed, all_k[k], shape[0], NUMBERS, 2, 1);
    }
    draw_shapes();
}

static void kdops_contain_boxes(void **state)
{
    (void)state;
    enum { CORNERS = 8 };
    static float box[SHAPES][6], corner[SHAPES][CORNERS][3];
    for (size_t i = 0; i < SHAPES; i++)
        for (size_t axis = 0; axis < 3; axis++) {
            box[i][axis] = fminf(shape[i][axis], shape[i][3 + axis]);
            box[i][3 + axis] = fmaxf(shape[i][axis], shape[i][3 + axis]);
            for (size_t c = 0; c < CORNERS; c++)
                corner[i][c][axis] = box[i][axis + (c >> axis & 1 ? 3 : 0)];
        }
    const lh_aabbs boxes = lh_aabbs_aos(box[0], sizeof box[0], SHAPES);
    for (size_t k = 0; k < KINDS_OF_K; k++) {
        lh_kdops packed;
        assert_int_equal(lh_pack_kdops_from_aabbs(&boxes, all_k[k], room, &packed), LH_OK);
        assert_slabs(&packed, all_k[k], corner[0][0], (size_t)CORNERS * 3, CORNERS, 0);
    }
}

static void assert_same(const lh_kdops *a, const lh_kdops *b)
{
    assert_int_equal(a->count, b->count);
    for (int k = 0; k < BOUNDS; k++) {
        assert_int_equal(array_of(a, k) != NULL, array_of(b, k) != NULL);
        if (array_of(a, k))
            assert_memory_equal(array_of(a, k), array_of(b, k), a->count * sizeof(float));
    }
}

/* A set of one is its element; one of all of them is all k-DOPs, one after the other joined. */
static void sets_are_bounded_as_their_elements_are(void **state)
{
    (void)state;
    static uint32_t first[SHAPES + 1];
    static float all_room[BOUNDS * 32], joined_room[2][BOUNDS * 32];
    const lh_triangles triangles = lh_triangles_aos(shape[0], sizeof shape[0], SHAPES);
    for (uint32_t i = 0; i <= SHAPES; i++)
        first[i] = i;
    const lh_sets each = lh_sets_of_triangles(&triangles, first, SHAPES),
                  all = lh_sets_of_triangles(&triangles, NULL, 1);
    lh_kdops packed, of_sets, of_all, joined;
    assert_int_equal(lh_pack_kdops_from_triangles(&triangles, 18, room, &packed), LH_OK);
    assert_int_equal(lh_pack_kdops_around(&each, 18, other_room, &of_sets), LH_OK);
    assert_same(&packed, &of_sets);
    assert_int_equal(lh_pack_kdops_around(&all, 18, all_room, &of_all), LH_OK);
    for (uint32_t i = 0; i < SHAPES; i++) {
        const lh_kdops next = lh_kdops_indexed(packed, &i, 0, 1);
        assert_int_equal(
            lh_pack_kdops_from_kdops(i == 0 ? &next : &joined, &next, joined_room[i % 2], &joined), LH_OK);
    }
    assert_same(&of_all, &joined);
}

/* Only directions that both have are left; one goes with each. */
static void pairs_are_joined(void **state)
{
    (void)state;
    const float a[2][26] = {
        {0, 0, 0, 1, 1, 1, 0, -1, -1, -2, 3, 2, 2, 1, 0, -1, 0, -1, 0, -1, 2, 1, 2, 1, 2, 1},
        {5, 5, 5, 6, 6, 6, 15, 4, 4, -7, 18, 7, 7, -4, 10, -1, 10, -1, 10, -1, 12, 1, 12, 1, 12, 1}};
    const float b[18] = {-2, 2, 0, -1, 3, 9, 0, -5, -2, -11, 2, -6, 2, -3, 8, -2, 12, 3};
    const lh_kdops two = lh_kdops_aos(a[0], 26, sizeof a[0], 2), one = lh_kdops_aos(b, 18, 0, 1);
    const float expected[2][18] = {{-2, 0, 0, 1, 3, 9, 0, -5, -2, -11, 0, -6, 2, 1, 8, 1, 12, 3},
                                   {-2, 2, 0, 6, 6, 9, 0, -5, -2, -11, 2, -6, 12, 1, 12, 1, 12, 3}};
    lh_kdops packed;
    assert_int_equal(lh_pack_kdops_from_kdops(&two, &one, room, &packed), LH_OK);
    assert_int_equal(packed.count, 2);
    assert_null(packed.min_x_plus_y_plus_z);
    for (size_t i = 0; i < 2; i++)
        for (int k = 0; k < 18; k++)
            assert_true(array_of(&packed, k < 6 ? k : k + 8)[i] == expected[i][k]);
}

static void nothing_is_around_what_is_empty(void **state)
{
    (void)state;
    const float ball[4] = {1, 2, 3, -1}, box[6] = {0, 0, 1, 1, 1, 0};
    const uint32_t first[2] = {0, 0};
    const lh_spheres balls = lh_spheres_aos(ball, 0, 1);
    const lh_aabbs boxes = lh_aabbs_aos(box, 0, 1);
    const lh_sets nothing = lh_sets_of_balls(&balls, first, 1);
    lh_kdops packed[3];
    assert_int_equal(lh_pack_kdops_from_spheres(&balls, 26, room, &packed[0]), LH_OK);
    assert_int_equal(lh_pack_kdops_from_aabbs(&boxes, 26, room + 1000, &packed[1]), LH_OK);
    assert_int_equal(lh_pack_kdops_around(&nothing, 26, room + 2000, &packed[2]), LH_OK);
    for (size_t p = 0; p < 3; p++)
        for (size_t direction = 0; direction < KDOP_DIRECTIONS; direction++) {
            assert_true(*array_of(&packed[p], kdop_slabs[direction].low) == INFINITY);
            assert_true(*array_of(&packed[p], kdop_slabs[direction].high) == -INFINITY);
        }
    const lh_aabbs unit = lh_aabbs_aos((const float[]){0, 0, 0, 1, 1, 1}, 0, 1);
    lh_kdops around, joined;
    assert_int_equal(lh_pack_kdops_from_aabbs(&unit, 26, other_room, &around), LH_OK);
    assert_int_equal(lh_pack_kdops_from_kdops(&packed[0], &around, other_room + 1000, &joined), LH_OK);
    assert_same(&joined, &around);
}

/* In directions in which it counts, whichever vertex it is in, and of radii in all. */
static void nan_stays_where_it_counts(void **state)
{
    (void)state;
    for (size_t number = 0; number < 9; number++) {
        float t[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
        t[number] = NAN;
        const lh_triangles triangle = lh_triangles_aos(t, 0, 1);
        const lh_sets set = lh_sets_of_triangles(&triangle, NULL, 1);
        lh_kdops packed[3];
        assert_int_equal(lh_pack_kdops_from_triangles(&triangle, 26, room, &packed[0]), LH_OK);
        assert_int_equal(lh_pack_kdops_around(&set, 26, room + 1000, &packed[1]), LH_OK);
        assert_int_equal(lh_pack_kdops_from_kdops(&packed[0], &packed[1], room + 2000, &packed[2]), LH_OK);
        for (size_t p = 0; p < 3; p++)
            for (size_t direction = 0; direction < KDOP_DIRECTIONS; direction++) {
                const int counts = kdop_slabs[direction].direction[number % 3] != 0;
                assert_int_equal(isnan(*array_of(&packed[p], kdop_slabs[direction].low)), counts);
                assert_int_equal(isnan(*array_of(&packed[p], kdop_slabs[direction].high)), counts);
            }
    }
    const lh_spheres ball = lh_spheres_aos((const float[]){0, 0, 0, NAN}, 0, 1);
    lh_kdops packed;
    assert_int_equal(lh_pack_kdops_from_spheres(&ball, 26, room, &packed), LH_OK);
    for (int k = 0; k < BOUNDS; k++)
        assert_true(isnan(*array_of(&packed, k)));
}

static void assert_refused(lh_status status, int argument, int kind)
{
    assert_int_equal(lh_status_argument(status), argument);
    assert_int_equal(lh_status_kind(status), kind);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    const lh_triangles triangles = lh_triangles_aos(shape[0], sizeof shape[0], SHAPES);
    const lh_sets set = lh_sets_of_triangles(&triangles, NULL, 1);
    const lh_triangles none = lh_triangles_aos(NULL, 0, 0);
    lh_kdops packed, two, three;
    for (unsigned k = 0; k < 40; k++)
        if (k != 6 && k != 14 && k != 18 && k != 26) {
            assert_refused(lh_pack_kdops_from_triangles(&triangles, k, room, &packed), 2, LH_ERROR_COUNT);
            assert_refused(lh_pack_kdops_around(&set, k, room, &packed), 2, LH_ERROR_COUNT);
        }
    assert_refused(lh_pack_kdops_from_triangles(NULL, 26, room, &packed), 1, LH_ERROR_NULL_VIEW);
    assert_refused(lh_pack_kdops_around(NULL, 26, room, &packed), 1, LH_ERROR_NULL_VIEW);
    assert_refused(lh_pack_kdops_from_triangles(&triangles, 26, NULL, &packed), 3, LH_ERROR_NULL_ARRAY);
    assert_refused(lh_pack_kdops_from_triangles(&triangles, 26, room, NULL), 4, LH_ERROR_NULL_VIEW);
    assert_int_equal(lh_pack_kdops_from_triangles(&none, 26, NULL, &packed), LH_OK);
    assert_int_equal(packed.count, 0);
    const float bounds[3][6] = {{0}};
    two = lh_kdops_aos(bounds[0], 6, 24, 2);
    three = lh_kdops_aos(bounds[0], 6, 24, 3);
    assert_refused(lh_pack_kdops_from_kdops(NULL, &two, room, &packed), 1, LH_ERROR_NULL_VIEW);
    assert_refused(lh_pack_kdops_from_kdops(&two, NULL, room, &packed), 2, LH_ERROR_NULL_VIEW);
    assert_refused(lh_pack_kdops_from_kdops(&two, &three, room, &packed), 2, LH_ERROR_COUNT);
    assert_refused(lh_pack_kdops_from_kdops(&two, &two, NULL, &packed), 3, LH_ERROR_NULL_ARRAY);
    three.max_y = NULL;
    assert_refused(lh_pack_kdops_from_kdops(&three, &three, room, &packed), 1, LH_ERROR_NULL_ARRAY);
    three.count = 2;
    assert_refused(lh_pack_kdops_from_kdops(&two, &three, room, &packed), 2, LH_ERROR_NULL_ARRAY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kdops_contain_triangles),   cmocka_unit_test(kdops_contain_balls_and_capsules),
        cmocka_unit_test(kdops_contain_boxes),       cmocka_unit_test(sets_are_bounded_as_their_elements_are),
        cmocka_unit_test(pairs_are_joined),          cmocka_unit_test(nothing_is_around_what_is_empty),
        cmocka_unit_test(nan_stays_where_it_counts), cmocka_unit_test(bad_arguments_are_refused),
    };
    draw_shapes();
    return cmocka_run_group_tests_name("k-DOPs around shapes", tests, NULL, NULL);
}
