/* lh_pack_*_around and lh_volumes_of_*: what the contract says beside that volumes contain their sets, which
 * tests/exact judges. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

enum { MOST = 900, SETS = 5, ROOM = LH_COLUMNS_OBBS * 16 * (SETS | 1) };

static const double pi = 3.14159265358979312;

static float shape[MOST][9];
static uint32_t first[SETS + 1] = {3, 3, 4, 200, 393, 800};

static void draw_shapes(void)
{
    dice d = {51};
    for (size_t i = 0; i < MOST; i++)
        for (size_t k = 0; k < 9; k++)
            shape[i][k] = dice_between(&d, 0, 8);
}

/* ---- All functions alike ------------------------------------------------------------------------------- */

typedef lh_status pack_around(const lh_sets *sets, float *columns, void *packed);

#define PACK(name)                                                                                           \
    static lh_status name(const lh_sets *sets, float *columns, void *packed)                                 \
    {                                                                                                        \
        return lh_pack_##name##_around(sets, columns, packed);                                               \
    }
PACK(aabbs)
PACK(spheres)
PACK(smallest_spheres)
PACK(obbs)
PACK(capsules)

static const struct volume {
    const char *name;
    pack_around *pack;
    size_t arrays;
    float of_nothing[LH_COLUMNS_OBBS]; /* around nothing at all */
} volumes[] = {
    {"aabbs", aabbs, 6, {INFINITY, INFINITY, INFINITY, -INFINITY, -INFINITY, -INFINITY}},
    {"spheres", spheres, 4, {0, 0, 0, -1}},
    {"smallest_spheres", smallest_spheres, 4, {0, 0, 0, -1}},
    {"obbs", obbs, 10, {0, 0, 0, NAN, NAN, NAN, 0, 0, 0, 1}},
    {"capsules", capsules, 7, {0, 0, 0, 0, 0, 0, -1}},
};

enum { VOLUMES = sizeof volumes / sizeof *volumes };

/* A packed view begins as any view; behind that lie its arrays. */
typedef struct packed_view {
    size_t count;
    const uint32_t *index;
    uint32_t strides[2];
    const float *array[LH_COLUMNS_OBBS];
    uint32_t other_strides[4];
} packed_view;

static void assert_same(const struct volume *of, const packed_view *a, size_t i, const packed_view *b,
                        size_t j)
{
    for (size_t k = 0; k < of->arrays; k++)
        if (bits_of_float(a->array[k][i]) != bits_of_float(b->array[k][j]))
            fail_msg("%s, column %zu: %.9g at %zu, %.9g at %zu", of->name, k, (double)a->array[k][i], i,
                     (double)b->array[k][j], j);
}

/* The number in column k where something is not there, or not a number. */
static float last_length(const struct volume *of, const packed_view *packed, size_t i)
{
    return packed->array[of->arrays == 10 ? 5 : of->arrays - 1][i];
}

/* ---- Sets ---------------------------------------------------------------------------------------------- */

/* Each set for itself, as one of all elements; by an index; and nothing behind the columns is written. */
static void sets_are_for_themselves(void **state)
{
    (void)state;
    static float alone_room[ROOM], columns[ROOM + 1];
    static uint32_t index[MOST];
    draw_shapes();
    for (size_t k = 0; k < VOLUMES; k++) {
        packed_view all, alone;
        const lh_vectors points = lh_vectors_aos(shape[0], sizeof shape[0], MOST);
        const lh_sets sets = lh_sets_of_points(&points, first, SETS);
        const size_t floats = lh_pack_floats(SETS, volumes[k].arrays);
        columns[floats] = 77;
        assert_int_equal(volumes[k].pack(&sets, columns, &all), LH_OK);
        assert_true(columns[floats] == 77 && all.count == SETS && !all.index && all.array[0] == columns);
        assert_true(all.strides[0] == 0 && all.strides[1] == 0);
        for (size_t s = 1; s < SETS; s++) {
            const size_t count = first[s + 1] - first[s];
            for (size_t i = 0; i < count; i++)
                index[i] = first[s] + (uint32_t)i;
            const lh_vectors some = lh_vectors_indexed(points, index, 0, count);
            const lh_sets one = lh_sets_of_points(&some, NULL, 1);
            assert_int_equal(volumes[k].pack(&one, alone_room, &alone), LH_OK);
            assert_same(&volumes[k], &all, s, &alone, 0);
        }
    }
}

/* A mesh has the bounds of its vertices, boxes those of their corners, balls of radius 0 those of their centres. */
static void contents_agree(void **state)
{
    (void)state;
    static float columns[4][ROOM], corner[3 * MOST][3], point_boxes[MOST][6];
    draw_shapes();
    for (size_t i = 0; i < 3 * MOST; i++)
        memcpy(corner[i], shape[i / 3] + 3 * (i % 3), sizeof corner[i]);
    for (size_t i = 0; i < MOST; i++)
        for (size_t n = 0; n < 6; n++)
            point_boxes[i][n] = shape[i][n % 3];
    const lh_vectors corners = lh_vectors_aos(corner[0], sizeof corner[0], (size_t)3 * MOST),
                     points = lh_vectors_aos(shape[0], sizeof shape[0], MOST);
    const lh_triangles triangles = lh_triangles_aos(shape[0], sizeof shape[0], MOST);
    const lh_aabbs boxes = lh_aabbs_aos(point_boxes[0], sizeof point_boxes[0], MOST);
    lh_spheres balls = lh_spheres_aos(shape[0], sizeof shape[0], MOST);
    balls.radius = NULL;
    const lh_sets of_corners = lh_sets_of_points(&corners, NULL, 1),
                  of_triangles = lh_sets_of_triangles(&triangles, NULL, 1),
                  of_points = lh_sets_of_points(&points, NULL, 1),
                  of_boxes = lh_sets_of_boxes(&boxes, NULL, 1), of_balls = lh_sets_of_balls(&balls, NULL, 1);
    packed_view a, b, c, d;
    assert_int_equal(aabbs(&of_corners, columns[0], &a), LH_OK);
    assert_int_equal(aabbs(&of_triangles, columns[1], &b), LH_OK);
    assert_same(&volumes[0], &a, 0, &b, 0);
    assert_int_equal(smallest_spheres(&of_corners, columns[0], &a), LH_OK);
    assert_int_equal(smallest_spheres(&of_triangles, columns[1], &b), LH_OK);
    assert_true(fabsf(a.array[3][0] - b.array[3][0]) <= 1e-5f);
    for (size_t k = 0; k < VOLUMES; k++) {
        assert_int_equal(volumes[k].pack(&of_points, columns[0], &a), LH_OK);
        assert_int_equal(volumes[k].pack(&of_balls, columns[1], &b), LH_OK);
        assert_same(&volumes[k], &a, 0, &b, 0);
    }
    assert_int_equal(aabbs(&of_points, columns[2], &c), LH_OK);
    assert_int_equal(aabbs(&of_boxes, columns[3], &d), LH_OK);
    assert_same(&volumes[0], &c, 0, &d, 0);
}

/* What is known by heart. */
static void volumes_are_right(void **state)
{
    (void)state;
    static float columns[ROOM];
    const float ends[][3] = {{0, 0, 0}, {4, 0, 0}, {2, 2, 0}, {2, -2, 0}},
                two[][4] = {{0, 0, 0, 1}, {6, 0, 0, 3}};
    const lh_vectors points = lh_vectors_aos(ends[0], sizeof ends[0], 4);
    const lh_spheres balls = lh_spheres_aos(two[0], sizeof two[0], 2);
    const lh_sets of_points = lh_sets_of_points(&points, NULL, 1),
                  of_balls = lh_sets_of_balls(&balls, NULL, 1);
    lh_spheres ball;
    lh_capsules capsule;
    lh_aabbs box;
    assert_int_equal(lh_pack_smallest_spheres_around(&of_points, columns, &ball), LH_OK);
    assert_true(ball.x[0] == 2 && ball.y[0] == 0 && ball.z[0] == 0 && ball.radius[0] >= 2 &&
                ball.radius[0] <= 2.000001f);
    assert_int_equal(lh_pack_smallest_spheres_around(&of_balls, columns, &ball), LH_OK);
    assert_true(fabsf(ball.x[0] - 4) < 1e-5f && fabsf(ball.radius[0] - 5) < 1e-5f);
    assert_int_equal(lh_pack_aabbs_around(&of_balls, columns, &box), LH_OK);
    assert_true(box.min_x[0] == -1 && box.max_x[0] == 9 && box.min_y[0] == -3 && box.max_z[0] == 3);
    assert_int_equal(lh_pack_capsules_around(&of_balls, columns, &capsule), LH_OK);
    double volume;
    assert_int_equal(lh_volumes_of_capsules(&capsule, &volume), LH_OK);
    assert_true(fabsf(capsule.radius[0] - 3) < 1e-5f && volume < 9 * pi * (4 + 4) * 1.001);
}

static void volumes_in_numbers(void **state)
{
    (void)state;
    const float box[][6] = {{0, 0, 0, 1, 2, 3}, {0, 1, 0, 1, 0, 1}},
                ball[][4] = {{0, 0, 0, 2}, {0, 0, 0, -1}},
                rod[][7] = {{0, 0, 0, 0, 3, 4, 1}, {0, 0, 0, 0, 0, 0, -2}},
                turned[][10] = {{9, 9, 9, 1, 2, 3, 1, 1, 0, 0}, {0, 0, 0, 1, -1, 1, 0, 0, 0, 1}};
    const lh_aabbs boxes = lh_aabbs_aos(box[0], sizeof box[0], 2);
    const lh_spheres balls = lh_spheres_aos(ball[0], sizeof ball[0], 2);
    const lh_capsules rods = lh_capsules_aos(rod[0], sizeof rod[0], 2);
    const lh_obbs obbs_of = lh_obbs_aos(turned[0], sizeof turned[0], 2);
    lh_spheres points = balls;
    points.radius = NULL;
    double volume[2];
    assert_int_equal(lh_volumes_of_aabbs(&boxes, volume), LH_OK);
    assert_true(volume[0] == 6 && volume[1] == 0);
    assert_int_equal(lh_volumes_of_spheres(&balls, volume), LH_OK);
    assert_true(fabs(volume[0] - 32 * pi / 3) < 1e-12 && volume[1] == 0);
    assert_int_equal(lh_volumes_of_spheres(&points, volume), LH_OK);
    assert_true(volume[0] == 0 && volume[1] == 0);
    assert_int_equal(lh_volumes_of_capsules(&rods, volume), LH_OK);
    assert_true(fabs(volume[0] - pi * (5 + 4.0 / 3)) < 1e-12 && volume[1] == 0);
    assert_int_equal(lh_volumes_of_obbs(&obbs_of, volume), LH_OK);
    assert_true(volume[0] == 48 && volume[1] == 0);
}

/* ---- What is not there --------------------------------------------------------------------------------- */

static void nothing_is_nowhere(void **state)
{
    (void)state;
    static float columns[ROOM];
    const float inverted[6] = {0, 0, 2, 1, 1, 1}, empty[4] = {1, 2, 3, -1};
    const lh_vectors points = lh_vectors_aos(shape[0], sizeof shape[0], MOST);
    const lh_aabbs boxes = lh_aabbs_aos(inverted, sizeof inverted, 1);
    const lh_spheres balls = lh_spheres_aos(empty, sizeof empty, 1);
    const lh_sets nothing[] = {lh_sets_of_points(&points, first, 1), lh_sets_of_boxes(&boxes, NULL, 1),
                               lh_sets_of_balls(&balls, NULL, 1)};
    for (size_t k = 0; k < VOLUMES; k++)
        for (size_t n = 0; n < sizeof nothing / sizeof *nothing; n++) {
            packed_view packed;
            assert_int_equal(volumes[k].pack(&nothing[n], columns, &packed), LH_OK);
            for (size_t column = 0; column < volumes[k].arrays; column++)
                if (isnan(volumes[k].of_nothing[column]))
                    assert_true(isnan(packed.array[column][0]));
                else
                    assert_true(packed.array[column][0] == volumes[k].of_nothing[column]);
        }
}

static void what_is_no_number_spoils_its_set_alone(void **state)
{
    (void)state;
    static float columns[ROOM], spoilt_columns[ROOM];
    for (size_t k = 0; k < VOLUMES; k++)
        for (int is_infinite = 0; is_infinite < 2; is_infinite++) {
            packed_view before, after;
            draw_shapes();
            const lh_vectors points = lh_vectors_aos(shape[0], sizeof shape[0], MOST);
            const lh_sets sets = lh_sets_of_points(&points, first, SETS);
            assert_int_equal(volumes[k].pack(&sets, columns, &before), LH_OK);
            shape[250][2] = is_infinite ? INFINITY : NAN; /* of set 3 */
            assert_int_equal(volumes[k].pack(&sets, spoilt_columns, &after), LH_OK);
            for (size_t s = 1; s < SETS; s++)
                if (s != 3)
                    assert_same(&volumes[k], &before, s, &after, s);
            const float length = last_length(&volumes[k], &after, 3);
            assert_true(is_infinite ? length == INFINITY : isnan(length));
        }
}

/* Every backend gives the same bits. */
static void backends_agree(void **state)
{
    (void)state;
    static float columns[ROOM], first_columns[ROOM];
    const lh_isa before = lh_isa_active();
    draw_shapes();
    const lh_triangles triangles = lh_triangles_aos(shape[0], sizeof shape[0], MOST);
    const lh_sets sets = lh_sets_of_triangles(&triangles, first, SETS);
    for (size_t k = 0; k < VOLUMES; k++) {
        packed_view reference, other;
        assert_int_equal(lh_isa_select(LH_ISA_SCALAR), LH_OK);
        assert_int_equal(volumes[k].pack(&sets, first_columns, &reference), LH_OK);
        for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
            if (!lh_isa_available(isa))
                continue;
            assert_int_equal(lh_isa_select(isa), LH_OK);
            assert_int_equal(volumes[k].pack(&sets, columns, &other), LH_OK);
            for (size_t s = 1; s < SETS; s++)
                assert_same(&volumes[k], &reference, s, &other, s);
        }
    }
    assert_int_equal(lh_isa_select(before), LH_OK);
}

/* ---- Refusals ------------------------------------------------------------------------------------------ */

static void assert_refused(lh_status status, const char *text)
{
    assert_string_equal(lh_status_text(status), text);
}

static void what_is_wrong_is_refused(void **state)
{
    (void)state;
    static float columns[ROOM];
    const lh_vectors points = lh_vectors_aos(shape[0], sizeof shape[0], 100);
    lh_vectors hollow = points, askew = points;
    hollow.y = NULL;
    askew.stride = 6;
    const lh_triangles triangles = lh_triangles_aos(shape[0], sizeof shape[0], 100);
    const uint32_t falling[] = {0, 5, 4}, beyond[] = {0, 50, 101};
    lh_sets good = lh_sets_of_points(&points, NULL, 1), two_views = good, no_view = good;
    const lh_sets none = lh_sets_of_points(&points, NULL, 0);
    two_views.triangles = &triangles;
    no_view.points = NULL;
    const lh_sets without_offsets = lh_sets_of_points(&points, NULL, 2),
                  with_falling = lh_sets_of_points(&points, falling, 2),
                  with_beyond = lh_sets_of_points(&points, beyond, 2),
                  with_hollow = lh_sets_of_points(&hollow, NULL, 1),
                  with_askew = lh_sets_of_points(&askew, NULL, 1);
    lh_obbs packed = {.count = 77};
    columns[0] = 77;
#define TEXT(argument) "lh_pack_obbs_around: argument " argument
#define OBBS(sets)     lh_pack_obbs_around(sets, columns, &packed)
    assert_refused(OBBS(NULL),
                   TEXT("1 (sets): not just one view is there: points, triangles, boxes or balls"));
    assert_refused(OBBS(&two_views),
                   TEXT("1 (sets): not just one view is there: points, triangles, boxes or balls"));
    assert_refused(OBBS(&no_view),
                   TEXT("1 (sets): not just one view is there: points, triangles, boxes or balls"));
    assert_refused(OBBS(&without_offsets), TEXT("1 (sets): there are more sets than one, and no offsets"));
    assert_refused(OBBS(&with_falling),
                   TEXT("1 (sets): an offset is less than the one before, or more than there are elements"));
    assert_refused(OBBS(&with_beyond),
                   TEXT("1 (sets): an offset is less than the one before, or more than there are elements"));
    assert_refused(OBBS(&with_hollow), TEXT("1 (sets): an array is NULL"));
    assert_refused(OBBS(&with_askew), TEXT("1 (sets): a stride is not a multiple of 4 bytes"));
    assert_refused(lh_pack_obbs_around(&good, NULL, &packed), TEXT("2 (columns): the array is NULL"));
    assert_refused(lh_pack_obbs_around(&good, columns, NULL), TEXT("3 (packed): the view is NULL"));
    assert_true(packed.count == 77 && columns[0] == 77);
    assert_int_equal(lh_pack_obbs_around(&none, NULL, &packed), LH_OK);
    assert_true(packed.count == 0 && !packed.x);

    double volume = 77;
    assert_refused(
        lh_volumes_of_meshes(&good, &volume),
        "lh_volumes_of_meshes: argument 1 (meshes): not just one view is there, that of triangles");
    const lh_sets meshes = lh_sets_of_triangles(&triangles, NULL, 1);
    assert_refused(lh_volumes_of_meshes(&meshes, NULL),
                   "lh_volumes_of_meshes: argument 2 (volume): the array is NULL");
    assert_refused(lh_volumes_of_spheres(NULL, &volume),
                   "lh_volumes_of_spheres: argument 1 (spheres): the view is NULL");
    assert_true(volume == 77);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets_are_for_themselves), cmocka_unit_test(contents_agree),
        cmocka_unit_test(volumes_are_right),       cmocka_unit_test(volumes_in_numbers),
        cmocka_unit_test(nothing_is_nowhere),      cmocka_unit_test(what_is_no_number_spoils_its_set_alone),
        cmocka_unit_test(backends_agree),          cmocka_unit_test(what_is_wrong_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
