/* lh_raycast_triangle: does the ray meet the triangle, when, and where? */
#include "rays.h"

#define MET(t, u, v)                                                                                         \
    {                                                                                                        \
        .hit = 1, .floats = { t, u, v }                                                                      \
    }

/* With its right angle at the origin. */
#define RIGHT TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))

/* From above this point. */
#define DOWN(x, y) RAY(POINT(x, y, 4), POINT(0, 0, -1))

static const row closed_sets[] = {
    {"the inside", {DOWN(1, 2), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"from behind", {RAY(POINT(1, 2, -4), POINT(0, 0, 1)), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"the other order",
     {DOWN(1, 2), TRIANGLE(POINT(0, 0, 0), POINT(0, 4, 0), POINT(4, 0, 0))},
     MET(4, 0.5f, 0.25f)},
    {"twice as fast: half the time", {RAY(POINT(1, 2, 4), POINT(0, 0, -2)), RIGHT}, MET(2, 0.25f, 0.5f)},
    {"edge ab", {DOWN(1, 0), RIGHT}, MET(4, 0.25f, 0)},
    {"edge bc", {DOWN(1, 3), RIGHT}, MET(4, 0.25f, 0.75f)},
    {"edge ca", {DOWN(0, 1), RIGHT}, MET(4, 0, 0.25f)},
    {"vertex a", {DOWN(0, 0), RIGHT}, MET(4, 0, 0)},
    {"vertex b", {DOWN(4, 0), RIGHT}, MET(4, 1, 0)},
    {"vertex c", {DOWN(0, 4), RIGHT}, MET(4, 0, 1)},
    {"beside ab", {DOWN(1, -0.001f), RIGHT}, MISS},
    {"beside bc", {DOWN(2.001f, 2.001f), RIGHT}, MISS},
    {"beside ca", {DOWN(-0.001f, 1), RIGHT}, MISS},
    {"beyond a vertex", {DOWN(4.001f, -0.001f), RIGHT}, MISS},
    {"away from it", {RAY(POINT(1, 2, 4), POINT(0, 0, 1)), RIGHT}, MISS},
    {"away, just off it", {RAY(POINT(1, 2, 0.001f), POINT(0, 0, 1)), RIGHT}, MISS},
    {"begun in it", {RAY(POINT(1, 2, 0), POINT(0, 0, 1)), RIGHT}, MET(0, 0.25f, 0.5f)},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_triangle, closed_sets);

static const row in_plane[] = {
    {"the first edge", {RAY(POINT(-1, 1, 0), POINT(1, 0, 0)), RIGHT}, MET(1, 0, 0.25f)},
    {"the other way", {RAY(POINT(7, 1, 0), POINT(-2, 0, 0)), RIGHT}, MET(2, 0.75f, 0.25f)},
    {"along an edge", {RAY(POINT(-1, 0, 0), POINT(1, 0, 0)), RIGHT}, MET(1, 0, 0)},
    {"begun within", {RAY(POINT(1, 1, 0), POINT(1, 0, 0)), RIGHT}, MET(0, 0.25f, 0.25f)},
    {"ended within", {RAY_WITHIN(POINT(-1, 1, 0), POINT(1, 0, 0), 2, 3), RIGHT}, MET(2, 0.25f, 0.25f)},
    {"begun beyond", {RAY(POINT(3.001f, 1, 0), POINT(1, 0, 0)), RIGHT}, MISS},
    {"ended before", {RAY_WITHIN(POINT(-1, 1, 0), POINT(1, 0, 0), 0, 0.999f), RIGHT}, MISS},
    {"past it", {RAY(POINT(-1, 4.001f, 0), POINT(1, 0, 0)), RIGHT}, MISS},
    {"along its edge, beside", {RAY(POINT(-1, -0.001f, 0), POINT(1, 0, 0)), RIGHT}, MISS},
    {"over it", {RAY(POINT(-1, 1, 0.001f), POINT(1, 0, 0)), RIGHT}, MISS},
};
static table in_plane_table = TABLE_OF_RAYS(raycast_triangle, in_plane);

static const row zero_directions[] = {
    {"no direction at all is a point query: within",
     {RAY(POINT(1, 2, 0), POINT(0, 0, 0)), RIGHT},
     MET(0, 0.25f, 0.5f)},
    {"of either sign", {RAY(POINT(1, 2, 0), POINT(-0.0f, 0, -0.0f)), RIGHT}, MET(0, 0.25f, 0.5f)},
    {"so short that it counts as none",
     {RAY_WITHIN(POINT(1, 2, 0), POINT(0x1p-70f, 0, 0), 0x1p80f, INFINITY), RIGHT},
     MET(0x1p80f, 0.25f, 0.5f)},
    {"off it", {RAY(POINT(1, 2, 0.001f), POINT(0, 0, 0)), RIGHT}, MISS},
    {"beside it, in its plane", {RAY(POINT(2.001f, 2.001f, 0), POINT(0, 0, 0)), RIGHT}, MISS},
    {"the time is the first", {RAY_WITHIN(POINT(1, 2, 0), POINT(0, 0, 0), 2, 5), RIGHT}, MET(2, 0.25f, 0.5f)},
};
static table zero_directions_table = TABLE_OF_RAYS(raycast_triangle, zero_directions);

#define DOWN_WITHIN(t_min, t_max) RAY_WITHIN(POINT(1, 2, 4), POINT(0, 0, -1), t_min, t_max)

static const row limits[] = {
    {"begins there", {DOWN_WITHIN(4, 9), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"ends there", {DOWN_WITHIN(0, 4), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"both", {DOWN_WITHIN(4, 4), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"ends before", {DOWN_WITHIN(0, 3.999f), RIGHT}, MISS},
    {"begins behind", {DOWN_WITHIN(4.001f, 9), RIGHT}, MISS},
    {"begins far behind", {DOWN_WITHIN(0x1p127f, INFINITY), RIGHT}, MISS},
    {"none that ascend", {DOWN_WITHIN(4, 3), RIGHT}, MISS},
    {"a negative one is 0", {DOWN_WITHIN(-1, INFINITY), RIGHT}, MET(4, 0.25f, 0.5f)},
    {"a NaN is none", {DOWN_WITHIN(NAN, NAN), RIGHT}, MET(4, 0.25f, 0.5f)},
};
static table limits_table = TABLE_OF_RAYS(raycast_triangle, limits);

static const row degenerate[] = {
    {"a segment: c = a",
     {DOWN(1, 0), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 0, 0))},
     MET(4, 0.25f, 0.75f)},
    {"beside it", {DOWN(1, 0.001f), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 0, 0))}, MISS},
    {"beyond its end", {DOWN(4.001f, 0), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 0, 0))}, MISS},
    {"in line with it",
     {RAY(POINT(-1, 0, 0), POINT(1, 0, 0)), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(4, 0, 0))},
     MET(1, 0, 0)},
    {"beside a point", {DOWN(1, 0.001f), TRIANGLE(POINT(1, 0, 0), POINT(1, 0, 0), POINT(1, 0, 0))}, MISS},
    {"NaN in the origin", {RAY(POINT(1, NAN, 4), POINT(0, 0, -1)), RIGHT}, MISS},
    {"NaN in the direction", {RAY(POINT(1, 2, 0), POINT(0, NAN, 0)), RIGHT}, MISS},
    {"NaN in a", {DOWN(4, 0), TRIANGLE(POINT(0, NAN, 0), POINT(4, 0, 0), POINT(0, 4, 0))}, MISS},
    {"NaN in b", {DOWN(0, 4), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, NAN), POINT(0, 4, 0))}, MISS},
    {"NaN in c", {DOWN(0, 0), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(NAN, 4, 0))}, MISS},
    {"infinity in the origin", {RAY(POINT(1, 2, INFINITY), POINT(0, 0, -1)), RIGHT}, MISS},
    {"infinity in the direction", {RAY(POINT(1, 2, 4), POINT(0, 0, -INFINITY)), RIGHT}, MISS},
};
static table degenerate_table =
    TABLE_WITH(raycast_triangle, degenerate, .absent = {INV_DIRS}, .asymmetric = 1);

static const row either_point[] = {
    {"a point", {DOWN(1, 2), TRIANGLE(POINT(1, 2, 0), POINT(1, 2, 0), POINT(1, 2, 0))}, MET(4, 0, 1)},
};
static table either_point_table = TABLE_OF_RAYS(raycast_triangle, either_point);

/* ---- Meshes ------------------------------------------------------------------------------------------- */

enum { VERTICES = 6, SIDES = 8, ORDERS = 6, RAYS = 4096 };
static const int orders[ORDERS][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static uint32_t state_of_dice = 1;

static float roll(float low, float high)
{
    state_of_dice = state_of_dice * 1664525u + 1013904223u;
    return low + (high - low) * ((float)(state_of_dice >> 8) * 0x1p-24f);
}

/* About the origin: a vertex on either side along each axis, more or less, and the triangles between them. */
static void make_mesh(float vertices[VERTICES][3], float sides[SIDES][9], const int order[3])
{
    for (int v = 0; v < VERTICES; v++)
        for (int k = 0; k < 3; k++)
            vertices[v][k] =
                roll(-0.1f, 0.1f) + (k == v / 2 ? (v % 2 ? -1.0f : 1.0f) * roll(0.5f, 4.0f) : 0.0f);
    for (int s = 0; s < SIDES; s++)
        for (int k = 0; k < 3; k++) {
            const int axis = order[k];
            for (int j = 0; j < 3; j++)
                sides[s][3 * k + j] = vertices[2 * axis + (s >> axis & 1)][j];
        }
}

/* To a point of an edge, or nearly: whatever the last bits are, some triangle is there. */
static void check_that_meshes_are_closed(void **state)
{
    (void)state;
    for (int i = 0; i < RAYS; i++) {
        float vertices[VERTICES][3], sides[SIDES][9];
        make_mesh(vertices, sides, orders[i % ORDERS]);
        const int from = (int)roll(0.0f, 5.99f), to = (from + 2 + (int)roll(0.0f, 1.99f)) % VERTICES;
        const float share = roll(0.0f, 1.0f);
        float ray[6];
        for (int k = 0; k < 3; k++) {
            ray[k] = roll(-0.01f, 0.01f);
            ray[3 + k] = vertices[from][k] + share * (vertices[to][k] - vertices[from][k]) - ray[k];
        }
        const lh_rays rays = lh_rays_aos(ray, sizeof ray, 1);
        const lh_triangles triangles = lh_triangles_aos(sides[0], sizeof sides[0], SIDES);
        uint64_t hits;
        assert_int_equal(lh_raycast_triangle(&rays, &triangles, &hits, NULL, NULL, NULL), LH_OK);
        assert_int_not_equal(hits, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("in the plane of the triangle", check_table, in_plane_table),
        CHECK("zero directions", check_table, zero_directions_table),
        CHECK("limits", check_table, limits_table),
        CHECK("segments, NaN and infinity", check_table, degenerate_table),
        CHECK("points", check_table, either_point_table),
        CHECK("reciprocals alone", check_inverse, closed_sets_table),
        cmocka_unit_test(check_that_meshes_are_closed),
    };
    return cmocka_run_group_tests_name("raycast_triangle", tests, NULL, NULL);
}
