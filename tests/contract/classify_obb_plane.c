/* lh_classify_obb_plane: is the oriented box behind the plane, all of it or some? */
#include "table.h"

#define NO_TURN          0, 0, 0, 1
#define QUARTER_TURN     0, 0, 1, 1 /* about z: x becomes y */
#define OF_3_4_5         0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */
#define PLANE(normal, d) normal, d
#define ROD(turn)        OBB(POINT(1, 2, 3), POINT(5, 1, 2), turn)
#define CUBE             OBB(POINT(0, 0, 0), POINT(1, 1, 1), OF_3_4_5)

static const row sides[] = {
    {"all of it", {ROD(NO_TURN), PLANE(POINT(1, 0, 0), 6.001f)}, INSIDE},
    {"touching with a face from behind is not safely inside", {ROD(NO_TURN), PLANE(POINT(1, 0, 0), 6)}, HIT},
    {"half of it", {ROD(NO_TURN), PLANE(POINT(1, 0, 0), 1)}, HIT},
    {"touching with a face", {ROD(NO_TURN), PLANE(POINT(1, 0, 0), -4)}, HIT},
    {"nothing of it", {ROD(NO_TURN), PLANE(POINT(1, 0, 0), -4.001f)}, MISS},
    {"turned by a quarter", {ROD(QUARTER_TURN), PLANE(POINT(1, 0, 0), 2.001f)}, INSIDE},
    {"touching now", {ROD(QUARTER_TURN), PLANE(POINT(1, 0, 0), 0)}, HIT},
    {"and nothing", {ROD(QUARTER_TURN), PLANE(POINT(1, 0, 0), -0.001f)}, MISS},
    {"its long side up", {ROD(QUARTER_TURN), PLANE(POINT(0, 1, 0), 7.001f)}, INSIDE},
    {"not all of that", {ROD(QUARTER_TURN), PLANE(POINT(0, 1, 0), 6.999f)}, HIT},
    {"along a side of 3, 4, 5", {ROD(OF_3_4_5), PLANE(POINT(3, 4, 0), -14)}, HIT},
    {"off that", {ROD(OF_3_4_5), PLANE(POINT(3, 4, 0), -14.001f)}, MISS},
    {"behind that", {ROD(OF_3_4_5), PLANE(POINT(3, 4, 0), 36.001f)}, INSIDE},
    {"2^40 across",
     {OBB(POINT(0, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN), PLANE(POINT(0x1p40f, 0, 0), -0x1p80f)},
     HIT},
    {"however far the plane is", {ROD(OF_3_4_5), PLANE(POINT(0, 0, 1), 0x1.fffffep127f)}, INSIDE},
};
static table sides_table = TABLE(classify_obb_plane, sides);

static const row degenerate[] = {
    {"a plate in the plane", {OBB(POINT(0, 0, 3), POINT(2, 2, 0), OF_3_4_5), PLANE(POINT(0, 0, 1), 3)}, HIT},
    {"behind it", {OBB(POINT(0, 0, 3), POINT(2, 2, 0), OF_3_4_5), PLANE(POINT(0, 0, 1), 3.001f)}, INSIDE},
    {"a point on the plane", {OBB(POINT(1, 2, 3), POINT(0, 0, 0), OF_3_4_5), PLANE(POINT(1, 1, 1), 6)}, HIT},
    {"the origin, decided exactly",
     {OBB(POINT(0, 0, 0), POINT(0, 0, 0), OF_3_4_5), PLANE(POINT(1, 1, 1), 0)},
     INSIDE},
    {"without a normal, all of space is behind", {CUBE, PLANE(POINT(0, 0, 0), 0)}, INSIDE},
    {"or nothing", {CUBE, PLANE(POINT(0, 0, 0), -0x1p-149f)}, MISS},
    {"a q of 0", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0), PLANE(POINT(0, 0, 1), 9)}, MISS},
    {"what is inside is a hit, of boxes inside out too",
     {OBB(POINT(0, 0, 0), POINT(-9, -9, -9), NO_TURN), PLANE(POINT(1, 1, 1), -1)},
     MISS},
};
static table degenerate_table = TABLE(classify_obb_plane, degenerate);

static const row nans[] = {
    {"NaN in the centre", {OBB(POINT(NAN, 0, 0), POINT(1, 1, 1), NO_TURN), PLANE(POINT(0, 0, 1), 9)}, MISS},
    {"NaN in a half extent",
     {OBB(POINT(0, 0, 0), POINT(1, NAN, 1), NO_TURN), PLANE(POINT(0, 0, 1), 9)},
     MISS},
    {"NaN in the rotation",
     {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, NAN, 0, 1), PLANE(POINT(0, 0, 1), 9)},
     MISS},
    {"NaN in the normal", {CUBE, PLANE(POINT(NAN, 1, 1), 99)}, MISS},
    {"NaN in d", {CUBE, PLANE(POINT(1, 1, 1), NAN)}, MISS},
};
static table nans_table = TABLE(classify_obb_plane, nans);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"as it is", {ROD(QUARTER_TURN), PLANE(POINT(1, 0, 0), 5.999f)}, HIT},
    {"not turned", {ROD(QUARTER_TURN), PLANE(POINT(0, 1, 0), 3.001f)}, INSIDE},
};
static table unturned_table = TABLE_WITH(classify_obb_plane, unturned, .absent = {ROTATION});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, sides_table),
        CHECK("plates, points, no normal, a q of 0", check_table, degenerate_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("classify_obb_plane", tests, NULL, NULL);
}
