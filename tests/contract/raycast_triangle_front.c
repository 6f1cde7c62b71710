/* lh_raycast_triangle_front: lh_raycast_triangle with back faces culled. Mirrored, fronts would be backs. */
#include "rays.h"

#define MET(t, u, v)                                                                                         \
    {                                                                                                        \
        .hit = 1, .floats = { t, u, v }                                                                      \
    }

/* Seen from above counterclockwise. */
#define RIGHT TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))

#define DOWN(x, y) RAY(POINT(x, y, 4), POINT(0, 0, -1))
#define UP(x, y)   RAY(POINT(x, y, -4), POINT(0, 0, 1))

static const row faces[] = {
    {"from the front", {DOWN(1, 2), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"from behind", {UP(1, 2), RIGHT}, MISS},
    {"the other order",
     {UP(1, 2), TRIANGLE(POINT(0, 0, 0), POINT(0, 4, 0), POINT(4, 0, 0))},
     MET(4, 0.5f, 0.25f)},
    {"the other order, from behind",
     {DOWN(1, 2), TRIANGLE(POINT(0, 0, 0), POINT(0, 4, 0), POINT(4, 0, 0))},
     MISS},
    {"an edge from behind", {UP(1, 0), RIGHT}, MISS},
    {"a vertex from the front", {DOWN(0, 0), RIGHT}, MET(4, 0, 0)},
    {"begun in it, downwards", {RAY(POINT(1, 2, 0), POINT(0, 0, -1)), RIGHT}, MET(0, 0.25f, 0.5f)},
    {"begun in it, upwards", {RAY(POINT(1, 2, 0), POINT(0, 0, 1)), RIGHT}, MISS},
    {"nearly in the plane, from the front",
     {RAY(POINT(-1, 1, 0x1p-12f), POINT(1, 0, -0x1p-13f)), RIGHT},
     MET(2, 0.25f, 0.25f)},
    {"nearly in the plane, from behind", {RAY(POINT(-1, 1, -0x1p-12f), POINT(1, 0, 0x1p-13f)), RIGHT}, MISS},
    {"in the plane", {RAY(POINT(-1, 1, 0), POINT(1, 0, 0)), RIGHT}, MET(1, 0, 0.25f)},
    {"no direction", {RAY(POINT(1, 2, 0), POINT(0, 0, 0)), RIGHT}, MET(0, 0.25f, 0.5f)},
    {"a direction so short that it counts as none",
     {RAY(POINT(1, 2, 0), POINT(0, 0, 0x1p-70f)), RIGHT},
     MET(0, 0.25f, 0.5f)},
    {"a segment",
     {DOWN(1, 0), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 0, 0))},
     MET(4, 0.25f, 0.75f)},
    {"NaN", {DOWN(4, 0), TRIANGLE(POINT(0, NAN, 0), POINT(4, 0, 0), POINT(0, 4, 0))}, MISS},
};
static table faces_table = TABLE_WITH(raycast_triangle_front, faces, .absent = {INV_DIRS}, .asymmetric = 1);

/* ---- What it has of lh_raycast_triangle ---------------------------------------------------------------- */

enum { CASES = 4096 };

static uint32_t state_of_dice = 1;

static float roll(void)
{
    state_of_dice = state_of_dice * 1664525u + 1013904223u;
    return (float)(int32_t)(state_of_dice >> 8) * 0x1p-23f - 1.0f;
}

/* A triangle is hit from the side that one order of its vertices says is the front, with the same results; and with the
 * other order from the other. */
static void check_that_one_side_is_culled(void **state)
{
    (void)state;
    static float pairs[CASES][6 + 9], results[3][3][CASES];
    uint64_t hits[3][CASES / 64];
    for (int i = 0; i < CASES; i++)
        for (int k = 0; k < 6 + 9; k++)
            pairs[i][k] = roll();
    const lh_rays rays = lh_rays_aos(pairs[0], sizeof pairs[0], CASES);
    const lh_triangles triangles = lh_triangles_aos(pairs[0] + 6, sizeof pairs[0], CASES);
    lh_triangles turned = triangles;
    turned.bx = triangles.cx, turned.by = triangles.cy, turned.bz = triangles.cz;
    turned.cx = triangles.bx, turned.cy = triangles.by, turned.cz = triangles.bz;
    float(*r)[3][CASES] = results;
    assert_int_equal(lh_raycast_triangle(&rays, &triangles, hits[0], r[0][0], r[0][1], r[0][2]), LH_OK);
    assert_int_equal(lh_raycast_triangle_front(&rays, &triangles, hits[1], r[1][0], r[1][1], r[1][2]), LH_OK);
    assert_int_equal(lh_raycast_triangle_front(&rays, &turned, hits[2], r[2][0], r[2][1], r[2][2]), LH_OK);
    for (int word = 0; word < CASES / 64; word++) {
        assert_int_equal(hits[1][word] & hits[2][word], 0);
        assert_int_equal(hits[1][word] | hits[2][word], hits[0][word]);
    }
    assert_true(lh_hits_any(hits[1], CASES) && lh_hits_any(hits[2], CASES));
    for (int i = 0; i < CASES; i++)
        for (int k = 0; k < 3 && hits[1][i / 64] >> i % 64 & 1; k++)
            assert_memory_equal(&r[1][k][i], &r[0][k][i], sizeof(float));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("faces", check_table, faces_table),
        cmocka_unit_test(check_that_one_side_is_culled),
    };
    return cmocka_run_group_tests_name("raycast_triangle_front", tests, NULL, NULL);
}
