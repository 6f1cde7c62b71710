/* Bounding volumes of sets, in rational numbers: each contains every element of its set. How good they are is held
 * against each other and, of a few points, against all balls that touch some of them. */
#include <gmp.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "exact_rotation.h"
#include "lanehit/lanehit.h"

enum { MOST = 240, SETS = 12, ROUNDS = 60, NUMBERS = 9, ROOM = LH_COLUMNS_OBBS * 48 };

static float element[MOST][NUMBERS], room[ROOM];
static uint32_t first[SETS + 1];

/* ---- Sets ---------------------------------------------------------------------------------------------- */

typedef enum family {
    ANYWHERE,
    FAR,
    ON_A_PLANE,
    ON_A_LINE,
    AT_FEW_PLACES,
    NEEDLES,
    TINY,
    HUGE_ONES,
    OF_ANY_SIZE,
    FAMILIES
} family;

static float coordinate(dice *d, family of, size_t axis)
{
    switch (of) {
    case FAR:
        return 1e6f + dice_between(d, 0, 3);
    case AT_FEW_PLACES:
        return (float)dice_below(d, 2);
    case NEEDLES:
        return axis == 1 ? dice_between(d, -1e4f, 1e4f) : dice_between(d, 0, 1e-3f);
    case TINY:
        return (float)dice_below(d, 64) * 0x1p-149f;
    case HUGE_ONES:
        return dice_between(d, -1, 1) * 0x1p126f;
    case OF_ANY_SIZE: {
        const float any = float_of_bits((uint32_t)dice_bits(d));
        return fabsf(any) < 0x1p126f ? any : 1;
    }
    default:
        return dice_between(d, -4, 5);
    }
}

/* Three numbers that are a point. */
static void draw_point(dice *d, family of, float x[3])
{
    for (size_t axis = 0; axis < 3; axis++)
        x[axis] = coordinate(d, of, axis);
    if (of == ON_A_PLANE)
        x[2] = x[0] / 2 - x[1] / 4;
    if (of == ON_A_LINE) {
        x[1] = x[0] * 3;
        x[2] = x[0] / -2;
    }
}

static void draw_sets(dice *d, family of)
{
    for (size_t i = 0; i < MOST; i++)
        for (size_t k = 0; k < NUMBERS; k += 3)
            draw_point(d, of, element[i] + k);
    for (size_t s = 1; s < SETS; s++)
        first[s] = (uint32_t)(s * MOST / SETS - dice_below(d, MOST / SETS));
    first[0] = 0;
    first[SETS] = MOST;
}

/* Points; triangles; boxes, whose ends are in order; and balls, of a few different radii. */
typedef enum content { POINTS, TRIANGLES, BOXES, BALLS, CONTENTS } content;

typedef struct views {
    lh_vectors points;
    lh_triangles triangles;
    lh_aabbs boxes;
    lh_spheres balls;
} views;

static lh_sets sets_of(content what, views *v)
{
    const uint32_t stride = sizeof element[0];
    v->points = lh_vectors_aos(element[0], stride, MOST);
    v->triangles = lh_triangles_aos(element[0], stride, MOST);
    v->boxes = lh_aabbs_aos(element[0], stride, MOST);
    v->balls = lh_spheres_aos(element[0], stride, MOST);
    for (size_t i = 0; i < MOST; i++) {
        for (size_t axis = 0; axis < 3 && what == BOXES; axis++)
            element[i][3 + axis] = fmaxf(element[i][axis], element[i][3 + axis]);
        if (what == BALLS)
            element[i][3] = fabsf(element[i][3]) / (float)(1 + i % 7);
    }
    return what == POINTS      ? lh_sets_of_points(&v->points, first, SETS)
           : what == TRIANGLES ? lh_sets_of_triangles(&v->triangles, first, SETS)
           : what == BOXES     ? lh_sets_of_boxes(&v->boxes, first, SETS)
                               : lh_sets_of_balls(&v->balls, first, SETS);
}

static size_t points_of(content what)
{
    static const size_t points[] = {[POINTS] = 1, [TRIANGLES] = 3, [BOXES] = 8, [BALLS] = 1};
    return points[what];
}

/* Point k of an element, and its radius. */
static float point_of(content what, size_t i, size_t k, float x[3])
{
    for (size_t axis = 0; axis < 3; axis++)
        x[axis] = element[i][what == BOXES ? axis + 3 * (k >> axis & 1) : 3 * k + axis];
    return what == BALLS ? element[i][3] : 0;
}

/* ---- What contains a ball ------------------------------------------------------------------------------ */

static mpq_t sum, part, square, norm, most, seen[3], rotation[3][3];

static void set(mpq_t to, float x)
{
    mpq_set_d(to, (double)x);
}

static void difference(mpq_t to, float a, float b)
{
    set(to, a);
    set(part, b);
    mpq_sub(to, to, part);
}

/* Is |seen| at most outer - inner? */
static int is_within(float outer, float inner)
{
    mpq_set_ui(sum, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        mpq_mul(part, seen[axis], seen[axis]);
        mpq_add(sum, sum, part);
    }
    difference(most, outer, inner);
    mpq_mul(square, most, most);
    return mpq_sgn(most) >= 0 && mpq_cmp(sum, square) <= 0;
}

static int ball_contains(const lh_spheres *balls, size_t s, const float x[3], float radius)
{
    difference(seen[0], x[0], balls->x[s]);
    difference(seen[1], x[1], balls->y[s]);
    difference(seen[2], x[2], balls->z[s]);
    return isinf(balls->radius[s]) || is_within(balls->radius[s], radius);
}

static int box_contains(const lh_aabbs *boxes, size_t s, const float x[3], float radius)
{
    const float *const *const end = &boxes->min_x;
    int is_inside = 1;
    for (int axis = 0; axis < 3; axis++)
        for (int side = 0; side < 2; side++) {
            const float limit = end[axis + 3 * side][s];
            if (isinf(limit))
                continue;
            difference(most, limit, x[axis]);
            if (!side)
                mpq_neg(most, most);
            set(part, radius);
            is_inside &= mpq_cmp(most, part) >= 0;
        }
    return is_inside;
}

static int obb_contains(const lh_obbs *boxes, size_t s, const float x[3], float radius)
{
    const float centre[] = {boxes->x[s], boxes->y[s], boxes->z[s]},
                half[] = {boxes->half_x[s], boxes->half_y[s], boxes->half_z[s]},
                q[] = {boxes->qx[s], boxes->qy[s], boxes->qz[s], boxes->qw[s]};
    int is_inside = 1;
    set_exact_rotation(rotation, norm, q);
    turn_back_exactly(seen, rotation, x, centre);
    for (int k = 0; k < 3; k++) {
        if (isinf(half[k]))
            continue;
        difference(most, half[k], radius);
        mpq_mul(most, most, norm);
        mpq_abs(seen[k], seen[k]);
        is_inside &= mpq_cmp(seen[k], most) <= 0;
    }
    return is_inside;
}

/* By the point of the segment that is nearest: where the foot is between 0 and 1, times the square of the length. */
static int capsule_contains(const lh_capsules *capsules, size_t s, const float x[3], float radius)
{
    const float a[] = {capsules->ax[s], capsules->ay[s], capsules->az[s]},
                b[] = {capsules->bx[s], capsules->by[s], capsules->bz[s]};
    mpq_set_ui(norm, 0, 1);
    mpq_set_ui(most, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        difference(rotation[0][axis], b[axis], a[axis]);
        difference(seen[axis], x[axis], a[axis]);
        mpq_mul(part, rotation[0][axis], rotation[0][axis]);
        mpq_add(norm, norm, part);
        mpq_mul(part, rotation[0][axis], seen[axis]);
        mpq_add(most, most, part);
    }
    if (mpq_sgn(norm) > 0)
        mpq_div(most, most, norm);
    if (mpq_sgn(most) < 0)
        mpq_set_ui(most, 0, 1);
    if (mpq_cmp_ui(most, 1, 1) > 0)
        mpq_set_ui(most, 1, 1);
    for (int axis = 0; axis < 3; axis++) {
        mpq_mul(part, rotation[0][axis], most);
        mpq_sub(seen[axis], seen[axis], part);
    }
    return isinf(capsules->radius[s]) || is_within(capsules->radius[s], radius);
}

/* ---- Every set ------------------------------------------------------------------------------------------ */

typedef struct around {
    lh_aabbs box;
    lh_spheres grown, smallest;
    lh_obbs turned;
    lh_capsules capsule;
} around;

static void find_all(const lh_sets *sets, around *all)
{
    static float columns[5][ROOM];
    assert_int_equal(lh_pack_aabbs_around(sets, columns[0], &all->box), LH_OK);
    assert_int_equal(lh_pack_spheres_around(sets, columns[1], &all->grown), LH_OK);
    assert_int_equal(lh_pack_smallest_spheres_around(sets, columns[2], &all->smallest), LH_OK);
    assert_int_equal(lh_pack_obbs_around(sets, columns[3], &all->turned), LH_OK);
    assert_int_equal(lh_pack_capsules_around(sets, columns[4], &all->capsule), LH_OK);
}

static void check_contained(const around *all, content what, size_t s, int kind_of_set)
{
    for (size_t i = first[s]; i < first[s + 1]; i++)
        for (size_t k = 0; k < points_of(what); k++) {
            float x[3];
            const float radius = point_of(what, i, k, x);
            const int inside[] = {
                box_contains(&all->box, s, x, radius), ball_contains(&all->grown, s, x, radius),
                ball_contains(&all->smallest, s, x, radius), obb_contains(&all->turned, s, x, radius),
                capsule_contains(&all->capsule, s, x, radius)};
            for (size_t n = 0; n < sizeof inside / sizeof *inside; n++)
                if (!inside[n])
                    fail_msg("volume %zu, content %d, family %d: point %zu of element %zu is outside", n,
                             (int)what, kind_of_set, k, i);
        }
}

/* A set touches its box on each side: a float further in there is some point outside. */
static void check_touching(const lh_aabbs *box, content what, size_t s)
{
    for (int side = 0; side < 6; side++) {
        const float *const *const end = &box->min_x;
        float inner[6];
        for (int k = 0; k < 6; k++)
            inner[k] = end[k][s];
        if (isinf(inner[side]))
            continue;
        inner[side] = nextafterf(inner[side], side < 3 ? INFINITY : -INFINITY);
        const lh_aabbs smaller = lh_aabbs_aos(inner, 0, 1);
        int is_outside = 0;
        for (size_t i = first[s]; i < first[s + 1] && !is_outside; i++)
            for (size_t k = 0; k < points_of(what); k++) {
                float x[3];
                const float radius = point_of(what, i, k, x);
                is_outside |= !box_contains(&smaller, 0, x, radius);
            }
        assert_true(is_outside);
    }
}

static void volumes_contain_their_sets(void **state)
{
    (void)state;
    dice d = {91};
    for (int round = 0; round < ROUNDS; round++) {
        const family of = (family)(round % FAMILIES);
        const content what = (content)(round / FAMILIES % CONTENTS);
        views v;
        around all;
        draw_sets(&d, of);
        const lh_sets sets = sets_of(what, &v);
        find_all(&sets, &all);
        for (size_t s = 0; s < SETS; s++) {
            check_contained(&all, what, s, (int)of);
            check_touching(&all.box, what, s);
        }
    }
}

/* ---- How large they are --------------------------------------------------------------------------------- */

/* No ball is smaller than the smallest, no box larger than that of the axes, no capsule than the ball. */
static void volumes_are_in_order(void **state)
{
    (void)state;
    dice d = {92};
    for (int round = 0; round < ROUNDS; round++) {
        views v;
        around all;
        double box[SETS], grown[SETS], smallest[SETS], turned[SETS], capsule[SETS];
        draw_sets(&d, ANYWHERE);
        const lh_sets sets = sets_of((content)(round % CONTENTS), &v);
        find_all(&sets, &all);
        assert_int_equal(lh_volumes_of_aabbs(&all.box, box), LH_OK);
        assert_int_equal(lh_volumes_of_spheres(&all.grown, grown), LH_OK);
        assert_int_equal(lh_volumes_of_spheres(&all.smallest, smallest), LH_OK);
        assert_int_equal(lh_volumes_of_obbs(&all.turned, turned), LH_OK);
        assert_int_equal(lh_volumes_of_capsules(&all.capsule, capsule), LH_OK);
        for (size_t s = 0; s < SETS; s++) {
            const double room_for_floats = (1 + 1e-5);
            assert_true(smallest[s] <= grown[s] * room_for_floats);
            assert_true(grown[s] <= smallest[s] * 1.9);
            assert_true(capsule[s] <= smallest[s] * room_for_floats + 1e-9);
            assert_true(turned[s] <= box[s] * room_for_floats + 1e-4);
        }
    }
}

/* How far the set reaches from a centre. */
static double reach_from(content what, size_t s, const double centre[3])
{
    double reach = 0;
    for (size_t i = first[s]; i < first[s + 1]; i++)
        for (size_t k = 0; k < points_of(what); k++) {
            float x[3];
            const double radius = (double)point_of(what, i, k, x);
            double squared = 0;
            for (int axis = 0; axis < 3; axis++)
                squared += ((double)x[axis] - centre[axis]) * ((double)x[axis] - centre[axis]);
            reach = fmax(reach, sqrt(squared) + radius);
        }
    return reach;
}

/* How far a set reaches is convex in the centre: where no small step makes it less, no other centre does. */
static void smallest_balls_are_smallest(void **state)
{
    (void)state;
    dice d = {94};
    for (int round = 0; round < ROUNDS; round++) {
        const content what = (content)(round % CONTENTS);
        views v;
        lh_spheres found;
        draw_sets(&d, round % 8 < 4 ? ANYWHERE : AT_FEW_PLACES);
        const lh_sets sets = sets_of(what, &v);
        assert_int_equal(lh_pack_smallest_spheres_around(&sets, room, &found), LH_OK);
        for (size_t s = 0; s < SETS; s++)
            for (int step = 0; step < 40 && first[s] < first[s + 1]; step++) {
                const double at[3] = {(double)found.x[s] + (double)dice_between(&d, -1, 1) * 1e-3,
                                      (double)found.y[s] + (double)dice_between(&d, -1, 1) * 1e-3,
                                      (double)found.z[s] + (double)dice_between(&d, -1, 1) * 1e-3};
                assert_true(reach_from(what, s, at) >= (double)found.radius[s] * (1 - 1e-6));
            }
    }
}

/* Of a box that lies askew, its corners: what was put in comes out. */
static void boxes_are_found_again(void **state)
{
    (void)state;
    dice d = {93};
    for (int round = 0; round < 200; round++) {
        float q[4], corner[8][3], scale = 0;
        const float half[3] = {dice_between(&d, 1, 2), dice_between(&d, 2, 4), dice_between(&d, 4, 8)};
        for (int k = 0; k < 4; k++) {
            q[k] = dice_between(&d, -1, 1);
            scale += q[k] * q[k];
        }
        const float x = q[0], y = q[1], z = q[2], w = q[3];
        const float axis[3][3] = {{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
                                  {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
                                  {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
        if (scale < 0.1f)
            continue;
        for (unsigned k = 0; k < 8; k++)
            for (int i = 0; i < 3; i++) {
                corner[k][i] = 0;
                for (unsigned n = 0; n < 3; n++)
                    corner[k][i] += (k >> n & 1 ? half[n] : -half[n]) * axis[n][i] / scale;
            }
        const lh_vectors points = lh_vectors_aos(corner[0], sizeof corner[0], 8);
        const lh_sets one = lh_sets_of_points(&points, NULL, 1);
        lh_obbs found;
        double volume;
        assert_int_equal(lh_pack_obbs_around(&one, room, &found), LH_OK);
        assert_int_equal(lh_volumes_of_obbs(&found, &volume), LH_OK);
        const double given = 8 * (double)half[0] * (double)half[1] * (double)half[2];
        if (!(volume <= given * 1.0001))
            fail_msg("the box %g x %g x %g became one of %g times its volume", (double)half[0],
                     (double)half[1], (double)half[2], volume / given);
    }
}

/* The sum of the tetrahedra over a regular one, and a box of triangles seen from outside and from inside. */
static void volumes_of_meshes_have_signs(void **state)
{
    (void)state;
    static const uint32_t quad[6][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                        {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
    uint32_t index[2][12][3];
    float corner[8][3];
    for (unsigned k = 0; k < 8; k++)
        for (unsigned axis = 0; axis < 3; axis++)
            corner[k][axis] = 100 + (float)(k >> axis & 1) * (float)(1 + axis);
    for (unsigned k = 0; k < 12; k++)
        for (unsigned n = 0; n < 3; n++) {
            index[0][k][n] = quad[k / 2][n == 0 ? 0 : n + k % 2];
            index[1][k][2 - n] = index[0][k][n];
        }
    const uint32_t both[] = {0, 12, 24};
    const lh_triangles mesh = lh_triangles_mesh(corner[0], sizeof corner[0], index[0][0], 24);
    const lh_sets meshes = lh_sets_of_triangles(&mesh, both, 2);
    double volume[2];
    assert_int_equal(lh_volumes_of_meshes(&meshes, volume), LH_OK);
    assert_true(volume[0] == 6 && volume[1] == -6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(volumes_contain_their_sets),   cmocka_unit_test(volumes_are_in_order),
        cmocka_unit_test(smallest_balls_are_smallest),  cmocka_unit_test(boxes_are_found_again),
        cmocka_unit_test(volumes_of_meshes_have_signs),
    };
    mpq_inits(sum, part, square, norm, most, NULL);
    for (int k = 0; k < 3; k++)
        mpq_inits(seen[k], rotation[k][0], rotation[k][1], rotation[k][2], NULL);
    const int failed = cmocka_run_group_tests_name("volumes around sets", tests, NULL, NULL);
    for (int k = 0; k < 3; k++)
        mpq_clears(seen[k], rotation[k][0], rotation[k][1], rotation[k][2], NULL);
    mpq_clears(sum, part, square, norm, most, NULL);
    return failed;
}
