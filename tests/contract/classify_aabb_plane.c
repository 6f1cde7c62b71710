/* lh_classify_aabb_plane: is the box behind the plane, all of it or some? */
#include "table.h"

#define PLANE(normal, d) normal, d

static const row sides[] = {
    {"all of it", {UNIT_BOX, PLANE(POINT(1, 2, 2), 5.001f)}, INSIDE},
    {"all but a corner", {UNIT_BOX, PLANE(POINT(1, 2, 2), 4.999f)}, HIT},
    {"half of it", {UNIT_BOX, PLANE(POINT(1, 2, 2), 0)}, HIT},
    {"a corner of it", {UNIT_BOX, PLANE(POINT(1, 2, 2), -4.999f)}, HIT},
    {"touching a corner from behind it", {UNIT_BOX, PLANE(POINT(1, 2, 2), -5)}, HIT},
    {"touching with a corner from behind is not safely inside", {UNIT_BOX, PLANE(POINT(1, 2, 2), 5)}, HIT},
    {"nothing of it", {UNIT_BOX, PLANE(POINT(1, 2, 2), -5.00001f)}, MISS},
    {"another corner", {UNIT_BOX, PLANE(POINT(1, -2, 2), -5.00001f)}, MISS},
    {"and touching it", {UNIT_BOX, PLANE(POINT(1, -2, 2), -5)}, HIT},
    {"the normal turned about", {UNIT_BOX, PLANE(POINT(-1, -2, -2), 5.00001f)}, INSIDE},
    {"a normal of another length", {UNIT_BOX, PLANE(POINT(8, 16, 16), -40)}, HIT},
    {"along an axis", {BOX(1, 2, 3, 4, 5, 6), PLANE(POINT(0, 0, 1), 3)}, HIT},
    {"with a zero of the other sign", {BOX(1, 2, 3, 4, 5, 6), PLANE(POINT(-0.0f, -0.0f, 1), 3)}, HIT},
    {"off it", {BOX(1, 2, 3, 4, 5, 6), PLANE(POINT(0, 0, 1), 2.99999f)}, MISS},
    {"beyond it", {BOX(1, 2, 3, 4, 5, 6), PLANE(POINT(0, 0, 1), 6.00001f)}, INSIDE},
    {"2^40 across", {BOX(0, 0, 0x1p40f, 1, 1, 0x1p40f), PLANE(POINT(0, 0, 0x1p40f), 0x1p80f)}, HIT},
    {"2^-40 across", {BOX(0, 0, 0x1p-40f, 1, 1, 1), PLANE(POINT(0, 0, 0x1p-40f), 0x1p-80f)}, HIT},
    {"and off it", {BOX(0, 0, 0x1p-40f, 1, 1, 1), PLANE(POINT(0, 0, 0x1p-40f), 0x1.fffp-81f)}, MISS},
    {"however far the plane is", {UNIT_BOX, PLANE(POINT(0, 0, 1), 0x1.fffffep127f)}, INSIDE},
    {"on either side", {UNIT_BOX, PLANE(POINT(0, 0, 1), -0x1.fffffep127f)}, MISS},
};
static table sides_table = TABLE(classify_aabb_plane, sides);

static const row degenerate[] = {
    {"a flat box in the plane", {BOX(1, 2, 3, 4, 5, 3), PLANE(POINT(0, 0, 1), 3)}, HIT},
    {"behind it", {BOX(1, 2, 3, 4, 5, 3), PLANE(POINT(0, 0, 1), 3.00001f)}, INSIDE},
    {"a point on the plane", {BOX(1, 2, 3, 1, 2, 3), PLANE(POINT(1, 1, 1), 6)}, HIT},
    {"in front of it", {BOX(1, 2, 3, 1, 2, 3), PLANE(POINT(1, 1, 1), 5.99999f)}, MISS},
    {"the origin, decided exactly", {BOX(0, 0, 0, 0, 0, 0), PLANE(POINT(1, 1, 1), 0)}, INSIDE},
    {"without a normal, all of space is behind", {UNIT_BOX, PLANE(POINT(0, 0, 0), 0)}, INSIDE},
    {"or nothing", {UNIT_BOX, PLANE(POINT(0, 0, 0), -0x1p-149f)}, MISS},
    {"the empty box is on no side", {EMPTY_BOX, PLANE(POINT(1, -2, 2), 9)}, MISS},
    {"nor along an axis", {EMPTY_BOX, PLANE(POINT(0, 0, 2), 9)}, MISS},
    {"nor without a normal", {EMPTY_BOX, PLANE(POINT(0, 0, 0), 9)}, MISS},
    {"what is inside is a hit, of inverted boxes too",
     {BOX(9, 9, 9, 0, 0, 0), PLANE(POINT(1, 1, 1), 5)},
     MISS},
};
static table degenerate_table = TABLE(classify_aabb_plane, degenerate);

static const row nans[] = {
    {"NaN in the lowest corner", {BOX(NAN, -1, -1, 1, 1, 1), PLANE(POINT(1, 1, 1), 9)}, MISS},
    {"NaN in the normal", {UNIT_BOX, PLANE(POINT(NAN, 1, 1), 9)}, MISS},
    {"NaN in d", {UNIT_BOX, PLANE(POINT(1, 1, 1), NAN)}, MISS},
    {"NaN in the highest corner: it is not inside",
     {BOX(-1, -1, -1, 1, NAN, 1), PLANE(POINT(1, 1, 1), 9)},
     HIT},
};
static table nans_table = TABLE_WITH(classify_aabb_plane, nans, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, sides_table),
        CHECK("flat, point, empty and inverted boxes, no normal", check_table, degenerate_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("classify_aabb_plane", tests, NULL, NULL);
}
