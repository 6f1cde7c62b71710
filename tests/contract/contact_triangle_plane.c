/* lh_contact_triangle_plane: how far is a triangle from what is behind a plane? */
#include "contact_rows.h"

#define PLANE(nx, ny, nz, d) nx, ny, nz, d

static const row apart_or_not[] = {
    {"by its a",
     {TRIANGLE(POINT(1, 2, 3), POINT(4, 5, 6), POINT(7, 8, 9)), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(1, 2, 1.5f))},
    {"by its b",
     {TRIANGLE(POINT(4, 5, 6), POINT(1, 2, 3), POINT(7, 8, 9)), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(1, 2, 1.5f))},
    {"by its c",
     {TRIANGLE(POINT(7, 8, 9), POINT(4, 5, 6), POINT(1, 2, 3)), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(1, 2, 1.5f))},
    {"just beyond the margin",
     {TRIANGLE(POINT(1, 2, 3.0001f), POINT(4, 5, 6), POINT(7, 8, 9)), PLANE(0, 0, 1, 0), 3},
     MISS},
    {"level: at a",
     {TRIANGLE(POINT(1, 2, 0), POINT(4, 5, 0), POINT(7, 3, 0)), PLANE(0, 0, 1, 0), 0},
     CONTACT(0, POINT(0, 0, -1), POINT(1, 2, 0))},
    {"through the plane",
     {TRIANGLE(POINT(1, 2, -2), POINT(4, 5, 1), POINT(7, 3, 2)), PLANE(0, 0, 1, 0), 0},
     CONTACT(-2, POINT(0, 0, -1), POINT(1, 2, -1))},
    {"as deep as is asked",
     {TRIANGLE(POINT(1, 2, -2), POINT(4, 5, 1), POINT(7, 3, 2)), PLANE(0, 0, 1, 0), -2},
     CONTACT(-2, POINT(0, 0, -1), POINT(1, 2, -1))},
    {"not so deep",
     {TRIANGLE(POINT(1, 2, -1.9999f), POINT(4, 5, 1), POINT(7, 3, 2)), PLANE(0, 0, 1, 0), -2},
     MISS},
    {"no normal: a miss",
     {TRIANGLE(POINT(1, 2, 0), POINT(4, 5, 0), POINT(7, 3, 0)), PLANE(0, 0, 0, 1), 9},
     MISS},
    {"NaN in a vertex that is higher",
     {TRIANGLE(POINT(1, 2, 0), POINT(4, NAN, 5), POINT(7, 3, 5)), PLANE(0, 0, 1, 0), 9},
     MISS},
    {"in the lowest",
     {TRIANGLE(POINT(1, 2, NAN), POINT(4, 5, 5), POINT(7, 3, 5)), PLANE(0, 0, 1, 0), 9},
     MISS},
    {"NaN in the margin",
     {TRIANGLE(POINT(1, 2, 0), POINT(4, 5, 0), POINT(7, 3, 0)), PLANE(0, 0, 1, 0), NAN},
     MISS},
};
static table apart_or_not_table = TABLE_WITH(contact_triangle_plane, apart_or_not, .asymmetric = 1);

static const row no_margin[] = {
    {"touching",
     {TRIANGLE(POINT(1, 2, 0), POINT(4, 5, 1), POINT(7, 3, 2)), PLANE(0, 0, 1, 0), 9},
     CONTACT(0, POINT(0, 0, -1), POINT(1, 2, 0))},
    {"just apart",
     {TRIANGLE(POINT(1, 2, 0.0001f), POINT(4, 5, 1), POINT(7, 3, 2)), PLANE(0, 0, 1, 0), 9},
     MISS},
};
static table no_margin_table = TABLE_WITH(contact_triangle_plane, no_margin, .asymmetric = 1, WITHOUT_MARGIN);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
    };
    return cmocka_run_group_tests_name("contact_triangle_plane", tests, NULL, NULL);
}
