/* lh_overlap_sphere_aabb: does the closed ball meet the closed box? */
#include "table.h"

/* Touching rows are Pythagorean, so that the distance is exactly the radius: 3, 4 -> 5; 2, 3, 6 -> 7. */
static const row closed_sets[] = {
    {"the centre within the box", {BALL(0.5f, 0, 0, 0.25f), UNIT_BOX}, HIT},
    {"the box within the ball", {BALL(0, 0, 0, 9), UNIT_BOX}, HIT},
    {"the centre outside, the ball reaching in", {BALL(2, 0, 0, 1.5f), UNIT_BOX}, HIT},
    {"touching a face", {BALL(3, 0, 0, 2), UNIT_BOX}, HIT},
    {"touching an edge", {BALL(4, 5, 0, 5), UNIT_BOX}, HIT},
    {"touching a corner", {BALL(3, 4, 7, 7), UNIT_BOX}, HIT},
    {"just off a face", {BALL(3, 0, 0, 1.9999f), UNIT_BOX}, MISS},
    {"just off an edge", {BALL(4, 5, 0, 4.9999f), UNIT_BOX}, MISS},
    {"just off a corner", {BALL(3, 4, 7, 6.9999f), UNIT_BOX}, MISS},
    {"within reach of every face's plane, out of reach of the corner", {BALL(2, 2, 2, 1.5f), UNIT_BOX}, MISS},
    {"touching a face, 2^40 across", {BALL(0x1p40f, 0, 0, 0x1p39f), BOX(0, 0, 0, 0x1p39f, 1, 1)}, HIT},
    {"off a face, 2^40 across", {BALL(0x1p40f, 0, 0, 0x1.fffp38f), BOX(0, 0, 0, 0x1p39f, 1, 1)}, MISS},
    {"touching an edge, 2^-40 across", {BALL(0x3p-40f, 0x4p-40f, 0, 0x5p-40f), BOX(0, 0, 0, 0, 0, 0)}, HIT},
    {"off an edge, 2^-40 across", {BALL(0x3p-40f, 0x4p-40f, 0, 0x4.fffp-40f), BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"out of sight", {BALL(0x1p40f, 0x1p40f, 0x1p40f, 1), UNIT_BOX}, MISS},
};
static table closed_sets_table = TABLE(overlap_sphere_aabb, closed_sets);

static const row degenerate[] = {
    {"radius 0 in the box", {BALL(0.5f, 0, 0, 0), UNIT_BOX}, HIT},
    {"radius 0 on a face", {BALL(1, 0, 0, 0), UNIT_BOX}, HIT},
    {"radius 0 on a corner", {BALL(1, 1, 1, 0), UNIT_BOX}, HIT},
    {"radius 0 one ulp off a face", {BALL(1 + 0x1p-23f, 0, 0, 0), UNIT_BOX}, MISS},
    {"radius 0 within the absolute padding", {BALL(0x1p-63f, 0, 0, 0), BOX(0, 0, 0, 0, 0, 0)}, HIT},
    {"radius 0 beyond the absolute padding", {BALL(0x1.000002p-63f, 0, 0, 0), BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"radius -0 is 0: on a face", {BALL(1, 0, 0, -0.0f), UNIT_BOX}, HIT},
    {"radius -0 is 0: one ulp off a face", {BALL(1 + 0x1p-23f, 0, 0, -0.0f), UNIT_BOX}, MISS},
    {"a negative radius is the empty sphere, though the centre is in the box",
     {BALL(0, 0, 0, -1), UNIT_BOX},
     MISS},
    {"however little it is negative", {BALL(0, 0, 0, -0x1p-149f), UNIT_BOX}, MISS},
    {"and however much", {BALL(0, 0, 0, -INFINITY), UNIT_BOX}, MISS},
    {"a flat box, touched", {BALL(2, 0, 0, 2), BOX(0, -1, -1, 0, 1, 1)}, HIT},
    {"a flat box, not reached", {BALL(2, 0, 0, 1.9999f), BOX(0, -1, -1, 0, 1, 1)}, MISS},
    {"a flat box through the centre", {BALL(0, 0, 0, 1), BOX(0, -9, -9, 0, 9, 9)}, HIT},
    {"a point on the sphere", {BALL(0, 0, 0, 7), BOX(2, 3, 6, 2, 3, 6)}, HIT},
    {"a point off the sphere", {BALL(0, 0, 0, 6.9999f), BOX(2, 3, 6, 2, 3, 6)}, MISS},
    {"a point with a sphere of radius 0", {BALL(3, 4, 5, 0), BOX(3, 4, 5, 3, 4, 5)}, HIT},
    {"two points one ulp apart", {BALL(3, 4, 1, 0), BOX(3, 4, 1 + 0x1p-23f, 3, 4, 1 + 0x1p-23f)}, MISS},
    {"an empty box", {BALL(0, 0, 0, 1), EMPTY_BOX}, MISS},
    {"an empty box and the largest sphere", {BALL(0x1p40f, 0, 0, 0x1p40f), EMPTY_BOX}, MISS},
    {"an empty box and the empty sphere", {BALL(0, 0, 0, -1), EMPTY_BOX}, MISS},
};
static table degenerate_table = TABLE(overlap_sphere_aabb, degenerate);

/* The exact distance is the radius or less, and every rounding makes it look more: the difference from the centre,
 * its square and both sums go up, the squared radius goes down. Padding of 4u would miss each of these. */
#define ALL_BUT_HALF_AN_ULP 0x1.fep-25f
static const row rounding[] = {
    {"at an edge, every rounding outwards",
     {BALL(0x1.16bcf2p+0f, 0x1.1dcec4p-8f, 0x1.000002p-12f, 0x1.16bd84p+0f),
      BOX(-1, -1, -1, ALL_BUT_HALF_AN_ULP, 0, 0)},
     HIT},
    {"nearer to the corner",
     {BALL(0x1.1ac64cp+0f, 0x1.272028p-9f, 0x1.000002p-12f, 0x1.1ac672p+0f),
      BOX(-1, -1, -1, ALL_BUT_HALF_AN_ULP, 0, 0)},
     HIT},
    {"a point for a box",
     {BALL(0x1.142184p+0f, 0x1.4cac9cp-10f, 0x1.000002p-12f, 0x1.14219p+0f),
      BOX(ALL_BUT_HALF_AN_ULP, 0, 0, ALL_BUT_HALF_AN_ULP, 0, 0)},
     HIT},
};
static table rounding_table = TABLE(overlap_sphere_aabb, rounding);

/* Mirrored, min and max change places; and a NaN in min is not a NaN in max. */
static const row nans[] = {
    {"NaN in the centre", {BALL(NAN, 0, 0, 9), UNIT_BOX}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), UNIT_BOX}, MISS},
    {"NaN in max", {BALL(0, 0, 0, 9), BOX(-1, -1, -1, NAN, 1, 1)}, MISS},
    {"NaN in min: that side is at max, and in reach", {BALL(0, 0, 0, 1), BOX(NAN, -1, -1, 1, 1, 1)}, HIT},
    {"NaN in min: that side is at max, out of reach", {BALL(0, 0, 0, 0.5f), BOX(NAN, -1, -1, 1, 1, 1)}, MISS},
};
static table nans_table = TABLE_WITH(overlap_sphere_aabb, nans, .asymmetric = 1);

/* Spheres whose array of radii is NULL, whatever the row has there. */
enum { RADIUS = 3 };
#define CENTRE(x, y, z) BALL(x, y, z, 9)
static const row points[] = {
    {"a point in the box", {CENTRE(0.5f, 0.25f, 0), UNIT_BOX}, HIT},
    {"a point on a face", {CENTRE(1, 0, 0), UNIT_BOX}, HIT},
    {"a point on a corner", {CENTRE(1, 1, 1), UNIT_BOX}, HIT},
    {"a point one ulp off a face", {CENTRE(1 + 0x1p-23f, 0, 0), UNIT_BOX}, MISS},
    {"a point far away", {CENTRE(3, 4, 5), UNIT_BOX}, MISS},
    {"a point and an empty box", {CENTRE(0, 0, 0), EMPTY_BOX}, MISS},
};
static table points_table = TABLE_WITH(overlap_sphere_aabb, points, .absent = {1 << RADIUS});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("radius 0, -0 and below; flat, point and empty boxes", check_table, degenerate_table),
        CHECK("no rounding makes a touching ball miss", check_table, rounding_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_sphere_aabb", tests, NULL, NULL);
}
