/* lh_pack_aabbs_from_hulls: each box contains its hull, and is no larger than it has to be; what the contract says of
 * arguments and of what is no number. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

enum { POSES = 500, VERTICES = 9, ROOM = LH_COLUMNS_AABBS * 560, POSE_FLOATS = 7 };

static float pose[POSES][POSE_FLOATS], vertex[VERTICES][3], room[ROOM];

/* Every seventh does not turn, by a q of any length. */
static void draw_hulls(void)
{
    dice d = {57};
    for (size_t i = 0; i < POSES; i++)
        for (size_t k = 0; k < POSE_FLOATS; k++)
            pose[i][k] = i % 7 == 0 && k >= 3 && k < 6 ? 0 : dice_between(&d, -3, 3);
    for (size_t i = 0; i < VERTICES; i++)
        for (size_t k = 0; k < 3; k++)
            vertex[i][k] = dice_between(&d, -2, 2);
}

/* Where the pose has a vertex. */
static void place_vertex(const float *at, const float *v, long double placed[3])
{
    const long double x = at[3], y = at[4], z = at[5], w = at[6], norm = x * x + y * y + z * z + w * w;
    const long double rows[3][3] = {
        {w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
        {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
        {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z},
    };
    for (int axis = 0; axis < 3; axis++)
        placed[axis] = at[axis] + (rows[axis][0] * v[0] + rows[axis][1] * v[1] + rows[axis][2] * v[2]) / norm;
}

/* The arrays of boxes, in their order. */
typedef struct ends {
    const float *of[LH_COLUMNS_AABBS];
} ends;

static ends ends_of(const lh_aabbs *boxes)
{
    return (ends){{boxes->min_x, boxes->min_y, boxes->min_z, boxes->max_x, boxes->max_y, boxes->max_z}};
}

/* More than long doubles are off. */
static const long double slack = 0x1p-58L;

/* An end is the float next to the outermost vertex, or the one behind that. */
static void assert_end(float end, long double outermost, int outwards, int is_turned, size_t i)
{
    const float inwards = -(float)outwards * INFINITY, next = nextafterf(end, inwards);
    const float after = is_turned ? nextafterf(next, inwards) : next;
    if ((end - outermost) * outwards < -slack || ((long double)after - outermost) * outwards > 0)
        fail_msg("box %zu: %a where %La is the outermost", i, (double)end, outermost);
}

static void boxes_contain_hulls(void **state)
{
    (void)state;
    const lh_poses poses = lh_poses_aos(pose[0], sizeof pose[0], POSES);
    const lh_vectors hull = lh_vectors_aos(vertex[0], sizeof vertex[0], VERTICES);
    lh_aabbs packed;
    assert_int_equal(lh_pack_aabbs_from_hulls(&poses, &hull, room, &packed), LH_OK);
    assert_int_equal(packed.count, POSES);
    const ends end = ends_of(&packed);
    for (size_t i = 0; i < POSES; i++) {
        long double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
        for (size_t k = 0; k < VERTICES; k++) {
            long double placed[3];
            place_vertex(pose[i], vertex[k], placed);
            for (int axis = 0; axis < 3; axis++) {
                low[axis] = fminl(low[axis], placed[axis]);
                high[axis] = fmaxl(high[axis], placed[axis]);
            }
        }
        for (int axis = 0; axis < 3; axis++) {
            assert_end(end.of[axis][i], low[axis], -1, i % 7 != 0, i);
            assert_end(end.of[3 + axis][i], high[axis], 1, i % 7 != 0, i);
        }
    }
}

/* By an index, both views in columns, and without rotations. */
static void layouts_give_the_same(void **state)
{
    (void)state;
    static float column[3][POSES], of_hull[3][VERTICES], other[ROOM];
    static uint32_t reversed[POSES];
    for (uint32_t i = 0; i < POSES; i++) {
        reversed[i] = POSES - 1 - i;
        for (size_t axis = 0; axis < 3; axis++)
            column[axis][i] = pose[i][axis];
    }
    for (size_t k = 0; k < VERTICES; k++)
        for (size_t axis = 0; axis < 3; axis++)
            of_hull[axis][k] = vertex[k][axis];
    const lh_poses all = lh_poses_aos(pose[0], sizeof pose[0], POSES);
    const lh_poses turned = lh_poses_indexed(all, reversed, 0, POSES);
    const lh_poses upright = lh_poses_soa(POSES, column[0], column[1], column[2], NULL, NULL, NULL, NULL);
    const lh_vectors structs = lh_vectors_aos(vertex[0], sizeof vertex[0], VERTICES);
    const lh_vectors hull = lh_vectors_soa(VERTICES, of_hull[0], of_hull[1], of_hull[2]);
    lh_aabbs a, b;
    assert_int_equal(lh_pack_aabbs_from_hulls(&all, &structs, room, &a), LH_OK);
    assert_int_equal(lh_pack_aabbs_from_hulls(&turned, &hull, other, &b), LH_OK);
    ends first = ends_of(&a), second = ends_of(&b);
    for (size_t i = 0; i < POSES; i++)
        for (int k = 0; k < 6; k++)
            assert_true(first.of[k][i] == second.of[k][POSES - 1 - i]);
    assert_int_equal(lh_pack_aabbs_from_hulls(&upright, &hull, other, &b), LH_OK);
    second = ends_of(&b);
    for (size_t i = 0; i < POSES; i += 7) /* by a q that does not turn */
        for (int k = 0; k < 6; k++)
            assert_true(first.of[k][i] == second.of[k][i]);
}

static void what_is_no_number(void **state)
{
    (void)state;
    const float at[][POSE_FLOATS] = {
        {NAN, 1, 1, 0, 0, 0, 1}, {1, 1, 1, NAN, 0, 0, 1}, {1, 1, 1, 0, 0, 0, 0}, {1, 1, 1, 0, 0, 0, 1}};
    const float expected[] = {0, -1, -2, 2, 3, 4};
    const float corners[2][3] = {{-1, -2, -3}, {1, 2, 3}}, spoiled[2][3] = {{-1, -2, -3}, {1, NAN, 3}};
    const lh_poses poses = lh_poses_aos(at[0], sizeof at[0], 4);
    const lh_vectors hull = lh_vectors_aos(corners[0], sizeof corners[0], 2);
    const lh_vectors without = lh_vectors_aos(spoiled[0], sizeof spoiled[0], 2);
    lh_aabbs packed;
    assert_int_equal(lh_pack_aabbs_from_hulls(&poses, &hull, room, &packed), LH_OK);
    const ends end = ends_of(&packed);
    assert_true(isnan(end.of[0][0]) && isnan(end.of[3][0]));
    assert_true(end.of[1][0] == -1 && end.of[4][0] == 3);
    for (int k = 0; k < 6; k++) {
        assert_true(isnan(end.of[k][1]) && isnan(end.of[k][2]));
        assert_true(end.of[k][3] == expected[k]);
    }
    assert_int_equal(lh_pack_aabbs_from_hulls(&poses, &without, room, &packed), LH_OK);
    assert_true(isnan(end.of[1][3]) && isnan(end.of[4][3]) && end.of[0][3] == 0 && end.of[3][3] == 2);
}

static void faults_name_the_argument(void **state)
{
    (void)state;
    const lh_poses poses = lh_poses_aos(pose[0], sizeof pose[0], POSES);
    const lh_poses none = lh_poses_aos(pose[0], sizeof pose[0], 0);
    lh_poses lacking = poses;
    lacking.qw = NULL;
    const lh_vectors hull = lh_vectors_aos(vertex[0], sizeof vertex[0], VERTICES);
    const lh_vectors empty = lh_vectors_aos(vertex[0], sizeof vertex[0], 0);
    const lh_vectors odd = lh_vectors_aos(vertex[0], 13, VERTICES);
    lh_aabbs packed = {0};
    const struct {
        const lh_poses *poses;
        const lh_vectors *hull;
        float *columns;
        lh_aabbs *packed;
        const char *says;
    } calls[] = {
        {NULL, &hull, room, &packed, "argument 1 (poses): the view is NULL"},
        {&lacking, &hull, room, &packed, "argument 1 (poses): an array is NULL"},
        {&poses, NULL, room, &packed, "argument 2 (hull): the view is NULL"},
        {&poses, &empty, room, &packed, "argument 2 (hull): its count is 0"},
        {&poses, &odd, room, &packed, "argument 2 (hull): a stride is not a multiple of 4 bytes"},
        {&poses, &hull, NULL, &packed, "argument 3 (columns)"},
        {&poses, &hull, room, NULL, "argument 4 (packed)"},
    };
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        const lh_status status =
            lh_pack_aabbs_from_hulls(calls[i].poses, calls[i].hull, calls[i].columns, calls[i].packed);
        if (status == LH_OK || !strstr(lh_status_text(status), calls[i].says))
            fail_msg("call %zu: \"%s\" without \"%s\"", i, lh_status_text(status), calls[i].says);
    }
    assert_null(packed.min_x);
    assert_int_equal(lh_pack_aabbs_from_hulls(&none, &hull, NULL, &packed), LH_OK);
    assert_int_equal(packed.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boxes_contain_hulls),
        cmocka_unit_test(layouts_give_the_same),
        cmocka_unit_test(what_is_no_number),
        cmocka_unit_test(faults_name_the_argument),
    };
    draw_hulls();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
