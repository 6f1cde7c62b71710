/* lh_classify_capsule_plane: is the capsule behind the plane, all of it or some? */
#include "table.h"

#define PLANE(normal, d) normal, d

/* x + 2y + 2z <= 9, a normal of length 3; and ends on that normal, at so many times of it. */
#define NINE                PLANE(POINT(1, 2, 2), 9)
#define STEPS(a, b, radius) CAPSULE(POINT(a, 2 * (a), 2 * (a)), POINT(b, 2 * (b), 2 * (b)), radius)

/* x <= d, and ends along x. */
#define BELOW(d)              PLANE(POINT(1, 0, 0), d)
#define ALONG_X(a, b, radius) CAPSULE(POINT(a, 0, 0), POINT(b, 0, 0), radius)

static const row sides[] = {
    {"all of it", {STEPS(0, -1, 2.9f), NINE}, INSIDE},
    {"not all of one end", {STEPS(0, -1, 3.1f), NINE}, HIT},
    {"an end on either side", {STEPS(0, 2, 1), NINE}, HIT},
    {"in the other order", {STEPS(2, 0, 1), NINE}, HIT},
    {"both ends in front, one reaching it", {STEPS(2, 4, 3.1f), NINE}, HIT},
    {"touching from the front", {STEPS(2, 4, 3), NINE}, HIT},
    {"in the other order", {STEPS(4, 2, 3), NINE}, HIT},
    {"touching from behind is not safely inside", {STEPS(0, -1, 3), NINE}, HIT},
    {"nothing of it", {STEPS(2, 4, 2.99999f), NINE}, MISS},
    {"along the plane", {CAPSULE(POINT(0, 0, 4), POINT(0, 4, 0), 0.3f), NINE}, INSIDE},
};
static table sides_table = TABLE(classify_capsule_plane, sides);

/* u, the unit of the padding. */
#define U 0x1p-24f

static const row padding[] = {
    {"a point is hit from within 5u", {ALONG_X(1, 2, 0), BELOW(1 - 5 * U)}, HIT},
    {"and not from further", {ALONG_X(1, 2, 0), BELOW(1 - 6 * U)}, MISS},
    {"and is inside where it is as far behind", {ALONG_X(1, 0, 0), BELOW(1 + 6 * U)}, INSIDE},
    {"a radius counts as larger by 8u", {ALONG_X(0, 9, 1), BELOW(-1 - 8 * U)}, HIT},
    {"and by no more", {ALONG_X(0, 9, 1), BELOW(-1 - 10 * U)}, MISS},
};
static table padding_table = TABLE(classify_capsule_plane, padding);

static const row degenerate[] = {
    {"a segment that is a point is a ball", {STEPS(2, 2, 3), NINE}, HIT},
    {"radius -0 is 0", {STEPS(1, 2, -0.0f), NINE}, HIT},
    {"a negative radius is on no side", {STEPS(0, -1, -0x1p-149f), NINE}, MISS},
    {"without a normal, all of space is behind", {STEPS(1, 2, 3), PLANE(POINT(0, 0, 0), 0)}, INSIDE},
    {"or nothing", {STEPS(1, 2, 3), PLANE(POINT(0, 0, 0), -0x1p-149f)}, MISS},
};
static table degenerate_table = TABLE(classify_capsule_plane, degenerate);

static const row nans[] = {
    {"NaN in the radius", {STEPS(0, -1, NAN), NINE}, MISS},
    {"NaN in the normal", {STEPS(0, -1, 1), PLANE(POINT(NAN, 0, 1), 9)}, MISS},
    {"NaN in d", {STEPS(0, -1, 1), BELOW(NAN)}, MISS},
    {"an end with a NaN is not behind", {STEPS(NAN, 0, 1), NINE}, HIT},
    {"nor are both", {STEPS(NAN, NAN, 1), NINE}, MISS},
};
static table nans_table = TABLE(classify_capsule_plane, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, sides_table),
        CHECK("how far padding reaches", check_table, padding_table),
        CHECK("points, empty capsules, no normal", check_table, degenerate_table),
        CHECK("what a NaN does", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("classify_capsule_plane", tests, NULL, NULL);
}
