/* lh_contact_sphere_plane: how far is a ball from what is behind a plane? */
#include "contact_rows.h"

#define PLANE(nx, ny, nz, d) nx, ny, nz, d

static const row apart_or_not[] = {
    {"above", {BALL(0, 0, 3, 1), PLANE(0, 0, 1, 0), 2}, CONTACT(2, POINT(0, 0, -1), POINT(0, 0, 1))},
    {"just beyond the margin", {BALL(0, 0, 3.0001f, 1), PLANE(0, 0, 1, 0), 2}, MISS},
    {"touching", {BALL(5, 6, 1, 1), PLANE(0, 0, 1, 0), 0}, CONTACT(0, POINT(0, 0, -1), POINT(5, 6, 0))},
    {"the centre on the plane",
     {BALL(5, 6, 0, 1), PLANE(0, 0, 1, 0), 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(5, 6, -0.5f))},
    {"behind it",
     {BALL(0, 0, -4, 1), PLANE(0, 0, 1, 0), 0},
     CONTACT(-5, POINT(0, 0, -1), POINT(0, 0, -2.5f))},
    {"a normal of length 4",
     {BALL(0, 3, 0, 1), PLANE(0, 4, 0, 4), 1},
     CONTACT(1, POINT(0, -1, 0), POINT(0, 1.5f, 0))},
    {"as deep as is asked",
     {BALL(0, 0, -1, 1), PLANE(0, 0, 1, 0), -2},
     CONTACT(-2, POINT(0, 0, -1), POINT(0, 0, -1))},
    {"not so deep", {BALL(0, 0, -0.9999f, 1), PLANE(0, 0, 1, 0), -2}, MISS},
    {"without an end to the margin",
     {BALL(0x1p40f, 0, 0, 0), PLANE(1, 0, 0, 0), INFINITY},
     CONTACT(0x1p40f, POINT(-1, 0, 0), POINT(0x1p39f, 0, 0))},
    {"a point",
     {BALL(0, 0, 0.5f, 0), PLANE(0, 0, 1, 0), 0.5f},
     CONTACT(0.5f, POINT(0, 0, -1), POINT(0, 0, 0.25f))},
    {"no normal: a miss", {BALL(0, 0, 0, 1), PLANE(0, 0, 0, 0), 9}, MISS},
    {"even if that is all of space", {BALL(0, 0, 0, 1), PLANE(0, 0, 0, 1), 9}, MISS},
    {"a negative radius", {BALL(0, 0, -9, -1), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in the centre", {BALL(NAN, 0, -9, 1), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in the radius", {BALL(0, 0, -9, NAN), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in n", {BALL(0, 0, -9, 1), PLANE(0, NAN, 1, 0), 9}, MISS},
    {"NaN in d", {BALL(0, 0, -9, 1), PLANE(0, 0, 1, -NAN), 9}, MISS},
    {"NaN in the margin", {BALL(0, 0, -9, 1), PLANE(0, 0, 1, 0), NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_plane, apart_or_not);

static const row no_margin[] = {
    {"touching", {BALL(0, 0, 1, 1), PLANE(0, 0, 1, 0), 9}, CONTACT(0, POINT(0, 0, -1), POINT(0, 0, 0))},
    {"just apart", {BALL(0, 0, 1.0001f, 1), PLANE(0, 0, 1, 0), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_plane, no_margin, WITHOUT_MARGIN);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_plane", tests, NULL, NULL);
}
