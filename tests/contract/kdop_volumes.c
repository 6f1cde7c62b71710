/* lh_volumes_of_kdops: solids whose volumes are known, and k-DOPs around tetrahedra. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "../support/kdop_slabs.h"
#include "lanehit/lanehit.h"

enum { POINTS = 900, ROOM = LH_COLUMNS_KDOPS * 16 };

static float point[POINTS][3];

/* Half widths along axes, corners and edges, about (1, 2, 3); 0: such bounds are not there. */
static double volume_of_cut_cube(float axes, float corners, float edges)
{
    static const float middle[3] = {1, 2, 3};
    float bound[26];
    lh_kdops cut;
    const float *arrays[26];
    for (size_t d = 0; d < KDOP_DIRECTIONS; d++) {
        const float half = d < 3 ? axes : d < 7 ? corners : edges;
        float place = 0;
        for (int axis = 0; axis < 3; axis++)
            place += (float)kdop_slabs[d].direction[axis] * middle[axis];
        bound[kdop_slabs[d].low] = place - half;
        bound[kdop_slabs[d].high] = place + half;
        arrays[kdop_slabs[d].low] = half != 0 ? &bound[kdop_slabs[d].low] : NULL;
        arrays[kdop_slabs[d].high] = half != 0 ? &bound[kdop_slabs[d].high] : NULL;
    }
    double volume = -1;
    memset(&cut, 0, sizeof cut);
    memcpy((char *)&cut + offsetof(lh_kdops, min_x), arrays, sizeof arrays);
    cut.count = 1;
    assert_int_equal(lh_volumes_of_kdops(&cut, &volume), LH_OK);
    return volume;
}

static void assert_near(double found, double right)
{
    if (!(fabs(found - right) < 1e-12))
        fail_msg("%.17g for %.17g", found, right);
}

/* Cubes, cut to the octahedron, the cuboctahedron and the rhombic dodecahedron. */
static void volumes_of_cut_cubes(void **state)
{
    (void)state;
    assert_near(volume_of_cut_cube(1, 0, 0), 8);
    assert_near(volume_of_cut_cube(1, 1, 0), 4.0 / 3);
    assert_near(volume_of_cut_cube(1, 2, 0), 20.0 / 3);
    assert_near(volume_of_cut_cube(1, 0, 1), 2);
    assert_near(volume_of_cut_cube(1, 9, 1), 2);
    assert_near(volume_of_cut_cube(2, 1, 9), 4.0 / 3);
    assert_near(volume_of_cut_cube(1, INFINITY, INFINITY), 8);
    assert_true(volume_of_cut_cube(1, -1, 0) == 0 && volume_of_cut_cube(-1, 1, 1) == 0);
    assert_true(isnan(volume_of_cut_cube(1, NAN, 1)) && isnan(volume_of_cut_cube(NAN, 1, -1)));
    assert_true(volume_of_cut_cube(INFINITY, 1, 1) == INFINITY);
    assert_true(volume_of_cut_cube(-INFINITY, 1, 1) == 0);
}

/* The more directions, the less: and no less than the set itself, here tetrahedra. */
static void volumes_of_kdops_around(void **state)
{
    (void)state;
    static const unsigned all_k[] = {6, 14, 18, 26};
    static float columns[4][ROOM];
    dice d = {7};
    for (size_t i = 0; i < POINTS; i++)
        for (size_t k = 0; k < 3; k++)
            point[i][k] = dice_between(&d, 0, 8);
    const lh_vectors points = lh_vectors_aos(point[0], sizeof point[0], POINTS);
    for (uint32_t i = 0; i + 4 <= POINTS; i++) {
        const uint32_t bounds[] = {i, i + 4};
        const lh_sets four = lh_sets_of_points(&points, bounds, 1);
        double volume[4], a[3], b[3], c[3];
        for (int k = 0; k < 4; k++) {
            lh_kdops around;
            assert_int_equal(lh_pack_kdops_around(&four, all_k[k], columns[k], &around), LH_OK);
            assert_int_equal(lh_volumes_of_kdops(&around, &volume[k]), LH_OK);
        }
        for (int axis = 0; axis < 3; axis++) {
            a[axis] = (double)point[i + 1][axis] - (double)point[i][axis];
            b[axis] = (double)point[i + 2][axis] - (double)point[i][axis];
            c[axis] = (double)point[i + 3][axis] - (double)point[i][axis];
        }
        const double tetrahedron =
            fabs(a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
                 a[2] * (b[0] * c[1] - b[1] * c[0])) /
            6;
        const double slack = volume[0] * 1e-12;
        assert_true(tetrahedron <= volume[3] + slack && volume[3] <= volume[1] + slack &&
                    volume[3] <= volume[2] + slack && volume[1] <= volume[0] + slack &&
                    volume[2] <= volume[0] + slack);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(volumes_of_cut_cubes),
        cmocka_unit_test(volumes_of_kdops_around),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
