/* lh_classify_sphere_plane: is the ball behind the plane, all of it or some? */
#include "table.h"

#define PLANE(normal, d) normal, d

/* x + 2y + 2z <= 9: a normal of length 3. */
#define NINE PLANE(POINT(1, 2, 2), 9)

static const row sides[] = {
    {"all of it", {BALL(0, 0, 0, 2.9f), NINE}, INSIDE},
    {"some of it", {BALL(0, 0, 0, 3.1f), NINE}, HIT},
    {"half of it", {BALL(1, 2, 2, 1), NINE}, HIT},
    {"some of it, the centre in front", {BALL(2, 4, 4, 3.1f), NINE}, HIT},
    {"touching from the front", {BALL(2, 4, 4, 3), NINE}, HIT},
    {"touching from behind is not safely inside", {BALL(0, 0, 0, 3), NINE}, HIT},
    {"nothing of it", {BALL(2, 4, 4, 2.99999f), NINE}, MISS},
    {"the normal turned about", {BALL(2, 4, 4, 2.99999f), PLANE(POINT(-1, -2, -2), -9)}, INSIDE},
    {"a normal of another length", {BALL(2, 4, 4, 3), PLANE(POINT(8, 16, 16), 72)}, HIT},
    {"which makes no other verdict", {BALL(2, 4, 4, 2.99999f), PLANE(POINT(8, 16, 16), 72)}, MISS},
    {"along an axis", {BALL(0, 0, 5, 2), PLANE(POINT(0, 0, 1), 3)}, HIT},
    {"2^40 across", {BALL(0, 0, 0x1p40f, 0x1p40f), PLANE(POINT(0, 0, 0x1p40f), 0)}, HIT},
    {"2^-40 across", {BALL(0, 0, 0x1p-40f, 0x1p-40f), PLANE(POINT(0, 0, 0x1p-40f), 0)}, HIT},
    {"and off it", {BALL(0, 0, 0x1.001p-40f, 0x1p-40f), PLANE(POINT(0, 0, 0x1p-40f), 0)}, MISS},
    {"however far the plane is", {BALL(1, 2, 3, 4), PLANE(POINT(0, 0, 1), 0x1.fffffep127f)}, INSIDE},
    {"on either side", {BALL(1, 2, 3, 4), PLANE(POINT(0, 0, 1), -0x1.fffffep127f)}, MISS},
};
static table sides_table = TABLE(classify_sphere_plane, sides);

/* u, the unit of the padding. */
#define U 0x1p-24f

static const row padding[] = {
    {"a point is hit from within 5u", {BALL(1, 0, 0, 0), PLANE(POINT(1, 0, 0), 1 - 5 * U)}, HIT},
    {"and not from further", {BALL(1, 0, 0, 0), PLANE(POINT(1, 0, 0), 1 - 6 * U)}, MISS},
    {"and is inside where it is as far behind", {BALL(1, 0, 0, 0), PLANE(POINT(1, 0, 0), 1 + 6 * U)}, INSIDE},
    {"and not where it is less", {BALL(1, 0, 0, 0), PLANE(POINT(1, 0, 0), 1 + 2 * U)}, HIT},
    {"a radius counts as larger by 8u", {BALL(0, 0, 0, 1), PLANE(POINT(1, 0, 0), -1 - 8 * U)}, HIT},
    {"and by no more", {BALL(0, 0, 0, 1), PLANE(POINT(1, 0, 0), -1 - 10 * U)}, MISS},
    {"on either side", {BALL(0, 0, 0, 1), PLANE(POINT(1, 0, 0), 1 + 8 * U)}, INSIDE},
    {"where it is not inside with less", {BALL(0, 0, 0, 1), PLANE(POINT(1, 0, 0), 1 + 6 * U)}, HIT},
};
static table padding_table = TABLE(classify_sphere_plane, padding);

static const row degenerate[] = {
    {"a point on the plane", {BALL(1, 2, 2, 0), NINE}, HIT},
    {"behind it", {BALL(1, 2, 1.9999f, 0), NINE}, INSIDE},
    {"in front of it", {BALL(1, 2, 2.0001f, 0), NINE}, MISS},
    {"radius -0 is 0", {BALL(1, 2, 2, -0.0f), NINE}, HIT},
    {"a negative radius is on no side", {BALL(0, 0, 0, -1), NINE}, MISS},
    {"however little it is negative", {BALL(0, 0, 0, -0x1p-149f), NINE}, MISS},
    {"without a normal, all of space is behind", {BALL(1, 2, 3, 4), PLANE(POINT(0, 0, 0), 1)}, INSIDE},
    {"also for 0", {BALL(1, 2, 3, 4), PLANE(POINT(0, 0, 0), 0)}, INSIDE},
    {"or nothing", {BALL(1, 2, 3, 4), PLANE(POINT(0, 0, 0), -0x1p-149f)}, MISS},
};
static table degenerate_table = TABLE(classify_sphere_plane, degenerate);

static const row nans[] = {
    {"NaN in the centre", {BALL(0, NAN, 0, 9), NINE}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), NINE}, MISS},
    {"NaN in the normal", {BALL(0, 0, 0, 1), PLANE(POINT(NAN, 0, 1), 9)}, MISS},
    {"NaN in d", {BALL(0, 0, 0, 1), PLANE(POINT(0, 0, 1), NAN)}, MISS},
};
static table nans_table = TABLE(classify_sphere_plane, nans);

/* Without an array of radii, whatever the row has there. */
enum { RADIUS = 3 };
static const row points[] = {
    {"on the plane", {BALL(1, 2, 2, 9), NINE}, HIT},
    {"behind it", {BALL(0, 0, 0, 9), NINE}, INSIDE},
    {"in front of it", {BALL(2, 4, 4, 9), NINE}, MISS},
};
static table points_table = TABLE_WITH(classify_sphere_plane, points, .absent = {1 << RADIUS, 0});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, sides_table),
        CHECK("how far padding reaches", check_table, padding_table),
        CHECK("points, empty spheres, no normal", check_table, degenerate_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("a NaN is a miss", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("classify_sphere_plane", tests, NULL, NULL);
}
