/* lh_intersect_plane_plane: a line, all of both planes, or nothing. */
#include "table.h"

#define PLANE(nx, ny, nz, d) nx, ny, nz, d
#define LINE(direction, point)                                                                               \
    {                                                                                                        \
        .hit = 1, .floats = { direction, point }                                                             \
    }
#define ONE(point)                                                                                           \
    {                                                                                                        \
        .hit = 1, .inside = 1, .floats = { 0, 0, 0, point }                                                  \
    }
#define STEP 0x1p-23f

static const row common[] = {
    {"a line, and its point nearest to the origin",
     {PLANE(0, 0, 1, 3), PLANE(1, 0, 0, 2)},
     LINE(POINT(0, 1, 0), POINT(2, 0, 3))},
    {"the other way about", {PLANE(1, 0, 0, 2), PLANE(0, 0, 1, 3)}, LINE(POINT(0, -1, 0), POINT(2, 0, 3))},
    {"normals of any length",
     {PLANE(0, 0, 4, 12), PLANE(0x1p-40f, 0, 0, 0x1p-39f)},
     LINE(POINT(0, 1, 0), POINT(2, 0, 3))},
    {"through the origin", {PLANE(0, 0, 1, 0), PLANE(0, 1, 0, 0)}, LINE(POINT(-1, 0, 0), POINT(0, 0, 0))},
    {"leaning by a step",
     {PLANE(0, 0, 1, 1), PLANE(0, STEP, 1, 1 + STEP)},
     LINE(POINT(-1, 0, 0), POINT(0, 1, 1))},
    {"leaning by less than a square tells",
     {PLANE(1 + STEP, 1 + 2 * STEP, 0, 0), PLANE(1, 1 + STEP, 0, 0)},
     LINE(POINT(0, 0, 1), POINT(0, 0, 0))},
};
static table common_table = TABLE_WITH(intersect_plane_plane, common, .asymmetric = 1);

static const row parallel[] = {
    {"apart", {PLANE(0, 0, 1, 3), PLANE(0, 0, 1, 3 + 4 * STEP)}, MISS},
    {"facing each other", {PLANE(0, 0, 1, 3), PLANE(0, 0, -1, 3)}, MISS},
    {"apart by less than a square tells",
     {PLANE(0, 0, 1 + STEP, 1 + 2 * STEP), PLANE(0, 0, 1, 1 + STEP)},
     MISS},
    {"one", {PLANE(0, 0, 2, 6), PLANE(0, 0, 2, 6)}, ONE(POINT(0, 0, 3))},
    {"one, of other lengths", {PLANE(0, 0, 2, 6), PLANE(0, 0, -3, -9)}, ONE(POINT(0, 0, 3))},
    {"one, through the origin", {PLANE(1, 2, 3, 0), PLANE(-3, -6, -9, 0)}, ONE(POINT(0, 0, 0))},
    {"a normal of 0", {PLANE(0, 0, 0, 0), PLANE(0, 0, 1, 3)}, MISS},
    {"the other", {PLANE(0, 0, 1, 3), PLANE(0, 0, 0, 0)}, MISS},
    {"both", {PLANE(0, 0, 0, 0), PLANE(0, 0, 0, 0)}, MISS},
    {"NaN in a normal", {PLANE(NAN, 0, 1, 3), PLANE(1, 0, 0, 2)}, MISS},
    {"in an offset", {PLANE(0, 0, 1, 3), PLANE(1, 0, 0, NAN)}, MISS},
    {"in that of one plane", {PLANE(0, 0, 1, NAN), PLANE(0, 0, 1, NAN)}, MISS},
    {"too far away", {PLANE(0, 0, 0x1p-20f, 0x1p120f), PLANE(1, 0, 0, 0)}, MISS},
};
static table parallel_table = TABLE_WITH(intersect_plane_plane, parallel, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the line of two planes", check_table, common_table),
        CHECK("parallel and coincident planes, NaN", check_table, parallel_table),
    };
    return cmocka_run_group_tests_name("intersect_plane_plane", tests, NULL, NULL);
}
