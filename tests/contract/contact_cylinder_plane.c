/* lh_contact_cylinder_plane: how far is a solid cylinder from what is behind a plane? */
#include "contact_rows.h"

#define PLANE(nx, ny, nz, d) nx, ny, nz, d

static const row apart_or_not[] = {
    {"standing on a: at the middle of the end",
     {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 5), 1), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(1, 2, 1.5f))},
    {"standing on b",
     {CAPSULE(POINT(1, 2, 5), POINT(1, 2, 3), 1), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(1, 2, 1.5f))},
    {"lying: below a",
     {CAPSULE(POINT(1, 0, 3), POINT(5, 0, 3), 1), PLANE(0, 0, 1, 0), 2},
     CONTACT(2, POINT(0, 0, -1), POINT(1, 0, 1))},
    {"just beyond the margin",
     {CAPSULE(POINT(1, 0, 3.0001f), POINT(5, 0, 3.0001f), 1), PLANE(0, 0, 1, 0), 2},
     MISS},
    {"touching",
     {CAPSULE(POINT(1, 0, 2), POINT(5, 0, 2), 2), PLANE(0, 0, 1, 0), 0},
     CONTACT(0, POINT(0, 0, -1), POINT(1, 0, 0))},
    {"through the plane",
     {CAPSULE(POINT(0, 0, 4), POINT(0, 0, -2), 1), PLANE(0, 0, 1, 0), 0},
     CONTACT(-2, POINT(0, 0, -1), POINT(0, 0, -1))},
    {"a normal of length 4",
     {CAPSULE(POINT(0, 3, 0), POINT(0, 3, 9), 1), PLANE(0, 4, 0, 4), 1},
     CONTACT(1, POINT(0, -1, 0), POINT(0, 1.5f, 0))},
    {"as deep as is asked",
     {CAPSULE(POINT(0, 0, -1), POINT(0, 0, 9), 1), PLANE(0, 0, 1, 0), -1},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0, -0.5f))},
    {"not so deep", {CAPSULE(POINT(0, 0, -0.9999f), POINT(0, 0, 9), 1), PLANE(0, 0, 1, 0), -1}, MISS},
    {"no normal", {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 1), 1), PLANE(0, 0, 0, 1), 9}, MISS},
    {"without a length", {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1), PLANE(0, 0, 1, 9), INFINITY}, MISS},
    {"a negative radius", {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 1), -1), PLANE(0, 0, 1, 9), INFINITY}, MISS},
    {"NaN in the margin", {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 1), 1), PLANE(0, 0, 1, 0), NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_cylinder_plane, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {CAPSULE(POINT(0, 0, 1), POINT(4, 0, 1), 1), PLANE(0, 0, 1, 0), 9},
     CONTACT(0, POINT(0, 0, -1), POINT(0, 0, 0))},
    {"just apart", {CAPSULE(POINT(0, 0, 1.0001f), POINT(4, 0, 1.0001f), 1), PLANE(0, 0, 1, 0), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_cylinder_plane, no_margin, WITHOUT_MARGIN);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
    };
    return cmocka_run_group_tests_name("contact_cylinder_plane", tests, NULL, NULL);
}
