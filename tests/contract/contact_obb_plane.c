/* lh_contact_obb_plane: how far is an oriented box from what is behind a plane? */
#include "contact_rows.h"

#define PLANE(nx, ny, nz, d) nx, ny, nz, d
#define NOT_TURNED           0, 0, 0, 1
#define A_QUARTER_ABOUT_Z    0, 0, 1, 1
#define PLATE(centre, ...)   OBB(centre, POINT(1, 2, 3), __VA_ARGS__)

static const row apart_or_not[] = {
    {"by its lowest face",
     {PLATE(POINT(4, 5, 6), NOT_TURNED), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(3, 3, 1.5f))},
    {"just beyond the margin", {PLATE(POINT(4, 5, 6.0001f), NOT_TURNED), PLANE(0, 0, 1, 0), 3}, MISS},
    {"by an edge",
     {PLATE(POINT(3, 4, 0), NOT_TURNED), PLANE(3, 4, 0, 9), 1},
     CONTACT(1, POINT(-0.6f, -0.8f, 0), POINT(1.7f, 1.6f, -3))},
    {"by the upper end",
     {PLATE(POINT(-3, 0, 0), NOT_TURNED), PLANE(-1, 0, 0, 0), 2},
     CONTACT(2, POINT(1, 0, 0), POINT(-1, -2, -3))},
    {"turned by half about y",
     {PLATE(POINT(0, 0, 8), 0, -5, 0, 0), PLANE(0, 0, 1, 1), 4},
     CONTACT(4, POINT(0, 0, -1), POINT(1, -2, 3))},
    {"a quarter about z: its y along -x",
     {PLATE(POINT(4, 0, 0), A_QUARTER_ABOUT_Z), PLANE(1, 0, 0, 0), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(1, -1, -3))},
    {"by an edge, turned by the angle of 3, 4 and 5",
     {OBB(POINT(9, 0, 0), POINT(5, 5, 0), 0, 0, 1, 2), PLANE(1, 0, 0, 0), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(1, -1, 0))},
    {"touching",
     {PLATE(POINT(0, 0, 3), NOT_TURNED), PLANE(0, 0, 1, 0), 0},
     CONTACT(0, POINT(0, 0, -1), POINT(-1, -2, 0))},
    {"through the plane",
     {PLATE(POINT(0, 0, 1), NOT_TURNED), PLANE(0, 0, 1, 0), 0},
     CONTACT(-2, POINT(0, 0, -1), POINT(-1, -2, -1))},
    {"as deep as is asked",
     {PLATE(POINT(0, 0, 1), NOT_TURNED), PLANE(0, 0, 2, 0), -2},
     CONTACT(-2, POINT(0, 0, -1), POINT(-1, -2, -1))},
    {"not so deep", {PLATE(POINT(0, 0, 1.0001f), NOT_TURNED), PLANE(0, 0, 1, 0), -2}, MISS},
    {"a point",
     {OBB(POINT(1, 2, 3), POINT(0, 0, 0), 1, 2, 3, 4), PLANE(0, 0, 1, 1), 2},
     CONTACT(2, POINT(0, 0, -1), POINT(1, 2, 2))},
    {"a negative half extent",
     {OBB(POINT(0, 0, 0), POINT(1, -1, 1), NOT_TURNED), PLANE(0, 0, 1, 0), INFINITY},
     MISS},
    {"a q of 0", {PLATE(POINT(0, 0, 0), 0, 0, 0, 0), PLANE(0, 0, 1, 0), 9}, MISS},
    {"no normal: a miss", {PLATE(POINT(0, 0, 0), NOT_TURNED), PLANE(0, 0, 0, 1), 9}, MISS},
    {"NaN in the centre", {PLATE(POINT(NAN, 0, 0), NOT_TURNED), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in a half extent", {OBB(POINT(0, 0, 0), POINT(1, NAN, 1), NOT_TURNED), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in the rotation", {PLATE(POINT(0, 0, 0), 0, 0, NAN, 1), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in the normal", {PLATE(POINT(0, 0, 0), NOT_TURNED), PLANE(NAN, 0, 1, 0), 9}, MISS},
    {"NaN in the margin", {PLATE(POINT(0, 0, 0), NOT_TURNED), PLANE(0, 0, 1, 0), NAN}, MISS},
};
static table apart_or_not_table = TABLE_WITH(contact_obb_plane, apart_or_not, .asymmetric = 1);

static const row no_margin[] = {
    {"touching",
     {PLATE(POINT(0, 0, 3), NOT_TURNED), PLANE(0, 0, 1, 0), 9},
     CONTACT(0, POINT(0, 0, -1), POINT(-1, -2, 0))},
    {"just apart", {PLATE(POINT(0, 0, 3.0001f), NOT_TURNED), PLANE(0, 0, 1, 0), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_obb_plane, no_margin, .asymmetric = 1, WITHOUT_MARGIN);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
    };
    return cmocka_run_group_tests_name("contact_obb_plane", tests, NULL, NULL);
}
