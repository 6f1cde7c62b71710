/* What packing promises of doubles, in rational numbers: boxes and balls contain the given ones and are no larger than
 * documented, points are the nearest, and rays miss no box that has grown as documented. */
#include <gmp.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

enum { ELEMENTS = 200, ROUNDS = 60, ROOM = LH_COLUMNS_RAYS * 224 };

static float room[ROOM];
static mpq_t given, found, bound, one, two, three;

/* ---- Cases -------------------------------------------------------------------------------------------- */

static double steps_from(double x, int steps)
{
    for (; steps > 0; steps--)
        x = nextafter(x, INFINITY);
    for (; steps < 0; steps++)
        x = nextafter(x, -INFINITY);
    return x;
}

/* Floats, what lies halfway between two, and doubles right beside these; of any size, denormal, or beyond all
 * floats. */
static double hard_double(dice *d)
{
    const float start = dice_one_in(d, 3)   ? dice_special(d)
                        : dice_one_in(d, 2) ? float_of_bits((uint32_t)dice_bits(d))
                                            : dice_between(d, -4, 4);
    double x = isfinite(start) ? (double)start : 0x1p130;
    if (dice_one_in(d, 2))
        x = (x + (double)nextafterf(start, INFINITY)) / 2;
    if (!isfinite(x) || dice_one_in(d, 20))
        x = ldexp(1, (int)dice_below(d, 2000) - 1060);
    return steps_from(x, (int)dice_below(d, 5) - 2) * (double)dice_sign(d);
}

/* Or one of which two together are beyond all doubles. */
static double hard_or_huge_double(dice *d)
{
    return dice_one_in(d, 8) ? 0x1.8p1023 * (double)dice_sign(d) : hard_double(d);
}

/* Within what a ray or a ball can have without leaving the range of floats. */
static double hard_middle(dice *d)
{
    for (;;) {
        const double x = hard_double(d);
        if (fabs(x) < 0x1p100)
            return x;
    }
}

/* ---- Rational numbers --------------------------------------------------------------------------------- */

static void assert_below(const mpq_t a, const mpq_t b, const char *what)
{
    if (mpq_cmp(a, b) > 0)
        fail_msg("%s: %.17g is above %.17g", what, mpq_get_d(a), mpq_get_d(b));
}

/* f is the greatest float that is no more than x, or -infinity where there is none. */
static void assert_rounded_down(float f, const mpq_t x)
{
    if (isfinite(f)) {
        mpq_set_d(found, (double)f);
        assert_below(found, x, "rounded down");
    } else {
        assert_true(f < 0);
    }
    const float next = nextafterf(f, INFINITY);
    if (isfinite(next)) {
        mpq_set_d(found, (double)next);
        assert_true(mpq_cmp(found, x) > 0);
    }
}

static void assert_rounded_up(float f, const mpq_t x)
{
    mpq_neg(one, x);
    assert_rounded_down(-f, one);
}

/* Half of 2^128 - 2^104 and 2^128 is where infinity begins. */
static void assert_nearest(float f, double x)
{
    if (fabs(x) >= 0x1.ffffffp127) {
        assert_true(isinf(f) && (f < 0) == (x < 0));
        return;
    }
    assert_true(isfinite(f) && !signbit(f) == !signbit(x));
    mpq_set_d(given, x);
    mpq_set_d(found, (double)f);
    mpq_sub(one, found, given);
    mpq_abs(one, one);
    for (int up = 0; up < 2; up++) {
        const float other = nextafterf(f, up ? INFINITY : -INFINITY);
        if (!isfinite(other))
            continue;
        mpq_set_d(two, (double)other);
        mpq_sub(two, two, given);
        mpq_abs(two, two);
        const int order = mpq_cmp(one, two);
        assert_true(order < 0 || (order == 0 && (bits_of_float(f) & 1) == 0));
    }
}

/* ---- Boxes -------------------------------------------------------------------------------------------- */

static double data[ELEMENTS][10];

static void fill(dice *d, double (*draw)(dice *d))
{
    for (size_t i = 0; i < ELEMENTS; i++)
        for (size_t k = 0; k < 10; k++)
            data[i][k] = draw(d);
}

static const float *const *arrays_of(const lh_aabbs *boxes)
{
    return &boxes->min_x;
}

static void test_boxes(void **state)
{
    (void)state;
    dice d = {1};
    for (int round = 0; round < ROUNDS; round++) {
        fill(&d, hard_double);
        const lh_doubles boxes = lh_doubles_aos(data[0], 6, sizeof data[0], ELEMENTS);
        lh_aabbs packed;
        assert_int_equal(lh_pack_aabbs_from_doubles(&boxes, room, &packed), LH_OK);
        for (size_t i = 0; i < ELEMENTS; i++)
            for (size_t k = 0; k < 6; k++) {
                mpq_set_d(given, data[i][k]);
                (k < 3 ? assert_rounded_down : assert_rounded_up)(arrays_of(&packed)[k][i], given);
            }
    }
}

static void test_centres(void **state)
{
    (void)state;
    dice d = {2};
    for (int round = 0; round < ROUNDS; round++) {
        fill(&d, hard_or_huge_double);
        const lh_doubles boxes = lh_doubles_aos(data[0], 6, sizeof data[0], ELEMENTS);
        lh_aabbs packed;
        assert_int_equal(lh_pack_aabbs_from_centres(&boxes, room, &packed), LH_OK);
        for (size_t i = 0; i < ELEMENTS; i++)
            for (size_t axis = 0; axis < 3; axis++) {
                mpq_set_d(two, data[i][axis]);
                mpq_set_d(three, data[i][axis + 3]);
                mpq_sub(given, two, three);
                assert_rounded_down(arrays_of(&packed)[axis][i], given);
                mpq_add(given, two, three);
                assert_rounded_up(arrays_of(&packed)[axis + 3][i], given);
            }
    }
}

/* |R| h of a box, axis by axis, in rational numbers: R has the entries of the rotation by q/|q|. */
static void reach_of(const float q[4], const float half[3], mpq_t reach[3])
{
    /* Of each entry, the products of q[i] and q[j] that it has, with their factors. */
    static const struct {
        int i, j, factor;
    } entry[3][3][4] = {
        {{{3, 3, 1}, {0, 0, 1}, {1, 1, -1}, {2, 2, -1}}, {{0, 1, 2}, {2, 3, -2}}, {{0, 2, 2}, {1, 3, 2}}},
        {{{0, 1, 2}, {2, 3, 2}}, {{3, 3, 1}, {0, 0, -1}, {1, 1, 1}, {2, 2, -1}}, {{1, 2, 2}, {0, 3, -2}}},
        {{{0, 2, 2}, {1, 3, -2}}, {{1, 2, 2}, {0, 3, 2}}, {{3, 3, 1}, {0, 0, -1}, {1, 1, -1}, {2, 2, 1}}},
    };
    mpq_t sum, product, factor, square;
    mpq_inits(sum, product, factor, square, NULL);
    for (int k = 0; k < 4; k++) {
        mpq_set_d(factor, (double)q[k]);
        mpq_mul(factor, factor, factor);
        mpq_add(square, square, factor);
    }
    for (int row = 0; row < 3; row++) {
        mpq_set_ui(reach[row], 0, 1);
        for (int column = 0; column < 3; column++) {
            mpq_set_ui(sum, 0, 1);
            for (int term = 0; term < 4; term++) {
                mpq_set_d(product, (double)q[entry[row][column][term].i]);
                mpq_set_d(factor, (double)q[entry[row][column][term].j]);
                mpq_mul(product, product, factor);
                mpq_set_si(factor, entry[row][column][term].factor, 1);
                mpq_mul(product, product, factor);
                mpq_add(sum, sum, product);
            }
            mpq_abs(sum, sum);
            mpq_set_d(factor, (double)half[column]);
            mpq_mul(sum, sum, factor);
            mpq_add(reach[row], reach[row], sum);
        }
        mpq_div(reach[row], reach[row], square);
    }
    mpq_clears(sum, product, factor, square, NULL);
}

static void test_turned_boxes(void **state)
{
    (void)state;
    dice d = {3};
    static float turned[ELEMENTS][10];
    mpq_t reach[3];
    mpq_inits(reach[0], reach[1], reach[2], NULL);
    for (int round = 0; round < ROUNDS / 6; round++) {
        const float size = ldexpf(1, (int)dice_below(&d, 80) - 40),
                    length = ldexpf(1, (int)dice_below(&d, 80) - 40);
        for (size_t i = 0; i < ELEMENTS; i++)
            for (size_t k = 0; k < 10; k++)
                turned[i][k] = dice_between(&d,
                                            k < 3   ? -8
                                            : k < 6 ? 0
                                                    : -1,
                                            k < 3 ? 8 : 1) *
                               (k < 6 ? size : length);
        const lh_obbs boxes = lh_obbs_aos(turned[0], sizeof turned[0], ELEMENTS);
        lh_aabbs packed;
        assert_int_equal(lh_pack_aabbs_from_obbs(&boxes, room, &packed), LH_OK);
        for (size_t i = 0; i < ELEMENTS; i++) {
            reach_of(turned[i] + 6, turned[i] + 3, reach);
            mpq_set_d(bound, ((double)turned[i][3] + (double)turned[i][4] + (double)turned[i][5]) * 0x1p-47);
            for (size_t axis = 0; axis < 3; axis++) {
                mpq_set_d(given, (double)turned[i][axis]);
                mpq_sub(one, given, reach[axis]);
                mpq_add(two, given, reach[axis]);
                mpq_set_d(found, (double)arrays_of(&packed)[axis][i]);
                assert_below(found, one, "min");
                mpq_set_d(three, (double)nextafterf(arrays_of(&packed)[axis][i], INFINITY));
                mpq_sub(one, one, bound);
                assert_below(one, three, "less than min");
                mpq_set_d(found, (double)arrays_of(&packed)[axis + 3][i]);
                assert_below(two, found, "max");
                mpq_set_d(three, (double)nextafterf(arrays_of(&packed)[axis + 3][i], -INFINITY));
                mpq_add(two, two, bound);
                assert_below(three, two, "more than max");
            }
        }
    }
    mpq_clears(reach[0], reach[1], reach[2], NULL);
}

/* ---- Ellipsoids --------------------------------------------------------------------------------------- */

/* Does this end, on one side of the centre, leave the root of the sum of these squares? */
static int leaves_reach(float end, float centre, const float row[3])
{
    mpq_set_d(one, (double)end);
    mpq_set_d(two, (double)centre);
    mpq_sub(one, one, two);
    mpq_abs(one, one);
    mpq_mul(one, one, one);
    for (size_t column = 0; column < 3; column++) {
        mpq_set_d(two, (double)row[column]);
        mpq_mul(two, two, two);
        mpq_sub(one, one, two);
    }
    return mpq_sgn(one) >= 0;
}

/* And two floats further in it does not: the padding may cost one. */
static void test_ellipsoids(void **state)
{
    (void)state;
    dice d = {5};
    static float ellipsoid[ELEMENTS][12];
    for (int round = 0; round < ROUNDS / 6; round++) {
        for (size_t i = 0; i < ELEMENTS; i++) {
            const float size = ldexpf(1, (int)dice_below(&d, 200) - 120);
            for (size_t k = 0; k < 12; k++)
                ellipsoid[i][k] = dice_one_in(&d, 6) ? 0 : dice_between(&d, -8, 8) * size;
        }
        const lh_ellipsoids all = lh_ellipsoids_aos(ellipsoid[0], sizeof ellipsoid[0], ELEMENTS);
        lh_aabbs packed;
        assert_int_equal(lh_pack_aabbs_from_ellipsoids(&all, room, &packed), LH_OK);
        for (size_t i = 0; i < ELEMENTS; i++)
            for (size_t axis = 0; axis < 3; axis++)
                for (int side = 0; side < 2; side++) {
                    const float centre = ellipsoid[i][axis], inwards = side ? -INFINITY : INFINITY;
                    const float row[3] = {ellipsoid[i][3 + axis], ellipsoid[i][6 + axis],
                                          ellipsoid[i][9 + axis]};
                    float end = arrays_of(&packed)[axis + 3 * (size_t)side][i];
                    assert_true(leaves_reach(end, centre, row));
                    end = nextafterf(nextafterf(end, inwards), inwards);
                    if (side ? end > centre : end < centre)
                        assert_false(leaves_reach(end, centre, row));
                }
    }
}

/* ---- Balls -------------------------------------------------------------------------------------------- */

/* Does the ball around C with this radius contain the given one? */
static int contains(const lh_spheres *packed, size_t i, float radius)
{
    const float centre[3] = {packed->x[i], packed->y[i], packed->z[i]};
    mpq_set_d(one, (double)radius);
    mpq_set_d(two, data[i][3]);
    mpq_sub(one, one, two);
    if (mpq_sgn(one) < 0)
        return 0;
    mpq_mul(one, one, one);
    for (size_t axis = 0; axis < 3; axis++) {
        mpq_set_d(two, (double)centre[axis]);
        mpq_set_d(three, data[i][axis]);
        mpq_sub(two, two, three);
        mpq_mul(two, two, two);
        mpq_sub(one, one, two);
    }
    return mpq_sgn(one) >= 0;
}

static void test_balls(void **state)
{
    (void)state;
    dice d = {4};
    for (int round = 0; round < ROUNDS; round++) {
        fill(&d, hard_middle);
        for (size_t i = 0; i < ELEMENTS; i++)
            data[i][3] = dice_one_in(&d, 3) ? 0 : fabs(data[i][3]);
        const lh_doubles balls = lh_doubles_aos(data[0], 4, sizeof data[0], ELEMENTS);
        lh_spheres packed;
        assert_int_equal(lh_pack_spheres_from_doubles(&balls, room, &packed), LH_OK);
        for (size_t i = 0; i < ELEMENTS; i++) {
            assert_nearest(packed.x[i], data[i][0]);
            assert_nearest(packed.z[i], data[i][2]);
            const float radius = packed.radius[i];
            assert_true(contains(&packed, i, radius));
            const float less = nextafterf(nextafterf(radius, -INFINITY), -INFINITY);
            assert_false(contains(&packed, i, less));
        }
    }
}

/* The largest double below the length of a way. */
static double just_below_length(const double way[3])
{
    double length = sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]);
    mpq_set_si(three, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        mpq_set_d(two, way[axis]);
        mpq_mul(two, two, two);
        mpq_add(three, three, two);
    }
    length = steps_from(length, 8);
    do {
        length = steps_from(length, -1);
        mpq_set_d(one, length);
        mpq_mul(one, one, one);
    } while (mpq_cmp(one, three) >= 0);
    return length;
}

/* With the way by which the centre is moved the radius is beyond a float by next to nothing. */
static void test_balls_just_beyond(void **state)
{
    (void)state;
    dice d = {7};
    for (int round = 0; round < ROUNDS; round++) {
        float reach[ELEMENTS];
        for (size_t i = 0; i < ELEMENTS; i++) {
            double way[3];
            for (size_t axis = 0; axis < 3; axis++) {
                way[axis] = ldexp((double)(dice_bits(&d) >> 37) + 1, -52);
                data[i][axis] = 1.5 + way[axis];
            }
            const double length = just_below_length(way);
            reach[i] = ldexpf(1, ilogb(length) + 1);
            data[i][3] = (double)reach[i] - length; /* exactly */
        }
        const lh_doubles balls = lh_doubles_aos(data[0], 4, sizeof data[0], ELEMENTS);
        lh_spheres packed;
        assert_int_equal(lh_pack_spheres_from_doubles(&balls, room, &packed), LH_OK);
        for (size_t i = 0; i < ELEMENTS; i++) {
            assert_false(contains(&packed, i, reach[i]));
            assert_true(contains(&packed, i, packed.radius[i]));
            assert_true(packed.radius[i] == nextafterf(reach[i], INFINITY));
        }
    }
}

/* ---- Points and rays ---------------------------------------------------------------------------------- */

static void test_nearest(void **state)
{
    (void)state;
    dice d = {5};
    for (int round = 0; round < ROUNDS; round++) {
        fill(&d, hard_double);
        const lh_doubles triangles = lh_doubles_aos(data[0], 9, sizeof data[0], ELEMENTS);
        lh_triangles packed;
        assert_int_equal(lh_pack_triangles_from_doubles(&triangles, room, &packed), LH_OK);
        const float *const arrays[] = {packed.ax, packed.ay, packed.az, packed.bx, packed.by,
                                       packed.bz, packed.cx, packed.cy, packed.cz};
        for (size_t i = 0; i < ELEMENTS; i++)
            for (size_t k = 0; k < 9; k++)
                assert_nearest(arrays[k][i], data[i][k]);
    }
}

static double coordinate(dice *d)
{
    return dice_one_in(d, 8) ? 0
                             : steps_from((double)dice_between(d, -2, 2), (int)dice_below(d, 3) - 1) *
                                   ldexp(1 + 0x1p-26, (int)dice_below(d, 20) - 10);
}

/* A point of the given ray at a time t, as the box that the documentation has grow by e: {min, max} of an axis. */
static void grown_point(double origin, double dir, double t, double grown[2])
{
    mpq_set_d(one, t);
    mpq_set_d(two, dir);
    mpq_mul(two, two, one);
    mpq_set_d(three, origin);
    mpq_add(given, two, three);
    mpq_abs(two, two);
    mpq_abs(three, three);
    mpq_add(bound, two, three);
    mpq_set_d(two, 0x1p-24);
    mpq_mul(bound, bound, two);
    mpq_set_d(two, 0x1p-150 * (1 + t));
    mpq_add(bound, bound, two);
    mpq_sub(found, given, bound);
    grown[0] = mpq_get_d(found); /* towards 0, so one step outwards is enough */
    grown[0] = nextafter(grown[0], -INFINITY);
    mpq_add(found, given, bound);
    grown[1] = nextafter(mpq_get_d(found), INFINITY);
}

static void test_rays(void **state)
{
    (void)state;
    dice d = {6};
    static double boxes[ELEMENTS][6];
    static float box_room[6 * 224];
    for (int round = 0; round < ROUNDS; round++) {
        fill(&d, coordinate);
        for (size_t i = 0; i < ELEMENTS; i++) {
            const double t = fabs(data[i][6]);
            data[i][8] = t;
            data[i][9] = t;
            for (size_t axis = 0; axis < 3; axis++) {
                double grown[2];
                grown_point(data[i][axis], data[i][axis + 3], t, grown);
                boxes[i][axis] = grown[0];
                boxes[i][axis + 3] = grown[1];
            }
        }
        lh_doubles rays = lh_doubles_aos(data[0], 6, sizeof data[0], ELEMENTS);
        rays.array[9] = data[0] + 8;
        rays.array[10] = data[0] + 9;
        const lh_doubles targets = lh_doubles_aos(boxes[0], 6, sizeof boxes[0], ELEMENTS);
        lh_rays packed_rays;
        lh_aabbs packed_boxes;
        uint64_t hits[ELEMENTS / 64 + 1];
        assert_int_equal(lh_pack_rays_from_doubles(&rays, room, &packed_rays), LH_OK);
        assert_null(packed_rays.inv_dir_x);
        assert_int_equal(lh_pack_aabbs_from_doubles(&targets, box_room, &packed_boxes), LH_OK);
        assert_int_equal(lh_raycast_aabb(&packed_rays, &packed_boxes, hits, NULL, NULL), LH_OK);
        assert_int_equal(lh_hits_count(hits, ELEMENTS), ELEMENTS);
        for (size_t i = 0; i < ELEMENTS; i++) {
            assert_true((double)packed_rays.t_min[i] <= data[i][8] &&
                        (double)packed_rays.t_max[i] >= data[i][9]);
            assert_nearest(packed_rays.origin_y[i], data[i][1]);
            assert_nearest(packed_rays.dir_z[i], data[i][5]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boxes),        cmocka_unit_test(test_centres),
        cmocka_unit_test(test_turned_boxes), cmocka_unit_test(test_ellipsoids),
        cmocka_unit_test(test_balls),        cmocka_unit_test(test_balls_just_beyond),
        cmocka_unit_test(test_nearest),      cmocka_unit_test(test_rays),
    };
    mpq_inits(given, found, bound, one, two, three, NULL);
    const int failed = cmocka_run_group_tests_name("packing of doubles", tests, NULL, NULL);
    mpq_clears(given, found, bound, one, two, three, NULL);
    return failed;
}
