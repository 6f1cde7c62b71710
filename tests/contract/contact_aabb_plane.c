/* lh_contact_aabb_plane: how far is a box from what is behind a plane? */
#include "contact_rows.h"

#define PLANE(nx, ny, nz, d) nx, ny, nz, d

static const row apart_or_not[] = {
    {"by its lowest face",
     {BOX(1, 2, 3, 4, 5, 6), PLANE(0, 0, 1, 0), 3},
     CONTACT(3, POINT(0, 0, -1), POINT(1, 2, 1.5f))},
    {"just beyond the margin", {BOX(1, 2, 3.0001f, 4, 5, 6), PLANE(0, 0, 1, 0), 3}, MISS},
    {"by a corner",
     {BOX(2, 2, 0, 4, 5, 6), PLANE(3, 4, 0, 9), 1},
     CONTACT(1, POINT(-0.6f, -0.8f, 0), POINT(1.7f, 1.6f, 0))},
    {"by the upper end",
     {BOX(-4, 0, 0, -2, 1, 1), PLANE(-1, 0, 0, 0), 2},
     CONTACT(2, POINT(1, 0, 0), POINT(-1, 0, 0))},
    {"through the plane",
     {BOX(1, 1, -2, 3, 3, 5), PLANE(0, 0, 1, 0), 0},
     CONTACT(-2, POINT(0, 0, -1), POINT(1, 1, -1))},
    {"as deep as is asked",
     {BOX(1, 1, -2, 3, 3, 5), PLANE(0, 0, 1, 0), -2},
     CONTACT(-2, POINT(0, 0, -1), POINT(1, 1, -1))},
    {"not so deep", {BOX(1, 1, -1.9999f, 3, 3, 5), PLANE(0, 0, 1, 0), -2}, MISS},
    {"an inverted box", {BOX(1, 1, 3, 3, 3, 1), PLANE(0, 0, 1, 0), 9}, MISS},
    {"the empty box", {EMPTY_BOX, PLANE(0, 0, 1, 0), INFINITY}, MISS},
    {"no normal: a miss", {UNIT_BOX, PLANE(0, 0, 0, 1), 9}, MISS},
    {"NaN in min", {BOX(NAN, 1, 1, 3, 3, 5), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in max", {BOX(1, 1, 1, 3, 3, NAN), PLANE(0, 0, 1, 0), 9}, MISS},
    {"NaN in the margin", {UNIT_BOX, PLANE(0, 0, 1, 0), NAN}, MISS},
};
static table apart_or_not_table = TABLE_WITH(contact_aabb_plane, apart_or_not, .asymmetric = 1);

static const row no_margin[] = {
    {"touching", {BOX(1, 1, 0, 3, 3, 5), PLANE(0, 0, 1, 0), 9}, CONTACT(0, POINT(0, 0, -1), POINT(1, 1, 0))},
    {"just apart", {BOX(1, 1, 0.0001f, 3, 3, 5), PLANE(0, 0, 1, 0), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_aabb_plane, no_margin, .asymmetric = 1, WITHOUT_MARGIN);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
    };
    return cmocka_run_group_tests_name("contact_aabb_plane", tests, NULL, NULL);
}
