/* Boxes around shapes, in rational numbers: each contains its shape with its margin all the way, and is the smallest
 * box of floats, or next to it where doubles do not have the sums. */
#include <gmp.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

enum { ELEMENTS = 300, ROUNDS = 40, ROOM = LH_COLUMNS_AABBS * 352, NUMBERS = 9 };

static float shape[ELEMENTS][NUMBERS], margin[ELEMENTS], velocity[ELEMENTS][3], room[ROOM];
static mpq_t exact, part, found;

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Of much the same size, of which doubles have all sums; or floats of any size, and so of sums that they have not. */
typedef enum sizes { ALIKE, ANY, SIZES } sizes;

static float draw(dice *d, sizes of)
{
    if (of == ALIKE)
        return dice_one_in(d, 6) ? (float)((int)dice_below(d, 9) - 4) : dice_between(d, -4, 4);
    const float any = float_of_bits((uint32_t)dice_bits(d));
    return dice_one_in(d, 3) || !isfinite(any) ? dice_between(d, -4, 4) : any;
}

static void draw_all(dice *d, sizes of, float t_max)
{
    for (size_t i = 0; i < ELEMENTS; i++) {
        for (size_t k = 0; k < NUMBERS; k++)
            shape[i][k] = draw(d, of);
        margin[i] = dice_one_in(d, 4) ? 0 : fabsf(draw(d, of));
        for (size_t axis = 0; axis < 3; axis++)
            do /* a way that floats have: beyond that, boxes are infinite */
                velocity[i][axis] = dice_one_in(d, 4) ? 0 : draw(d, of);
            while (!isfinite(velocity[i][axis] * t_max));
    }
}

/* ---- What is asked ------------------------------------------------------------------------------------ */

/* How far a shape reaches along an axis in one direction, its points and its radius. */
typedef struct asked {
    const char *name;
    unsigned points;
    int radius; /* its number; 0: none */
    lh_status (*pack)(const lh_numbers *margin, const lh_vectors *velocity, float t_max, lh_aabbs *packed);
} asked;

#define PACK(name, around)                                                                                   \
    static lh_status pack_##name(const lh_numbers *by, const lh_vectors *at, float t_max, lh_aabbs *packed)  \
    {                                                                                                        \
        const lh_##around all = lh_##around##_aos(shape[0], sizeof shape[0], ELEMENTS);                      \
        return lh_pack_aabbs_from_##around(&all, by, at, t_max, room, packed);                               \
    }
PACK(balls, spheres)
PACK(rods, capsules)
PACK(faces, triangles)
PACK(boxes, aabbs)

static const asked all_asked[] = {{"spheres", 1, 3, pack_balls},
                                  {"capsules", 2, 6, pack_rods},
                                  {"triangles", 3, 0, pack_faces},
                                  {"boxes", 2, 0, pack_boxes}};

/* Of element i the upper end of an axis, or the lower one with its sign turned. */
static void find_end(const asked *of, size_t i, size_t axis, int sign, int has_margin, double t_max)
{
    float end = shape[i][axis];
    for (unsigned point = 1; point < of->points; point++) {
        const float other = shape[i][3 * point + axis];
        end = (float)sign * other > (float)sign * end ? other : end;
    }
    mpq_set_d(exact, (double)sign * (double)end);
    if (of->radius) {
        mpq_set_d(part, (double)shape[i][of->radius]);
        mpq_add(exact, exact, part);
    }
    if (has_margin) {
        mpq_set_d(part, (double)margin[i]);
        mpq_add(exact, exact, part);
    }
    mpq_set_d(part, (double)sign * (double)velocity[i][axis]);
    mpq_set_d(found, t_max);
    mpq_mul(part, part, found);
    if (mpq_sgn(part) > 0)
        mpq_add(exact, exact, part);
}

/* It is no less than the exact end, and the float `steps` below it is less. */
static void check_end(float end, int steps, const char *name)
{
    if (isfinite(end)) {
        mpq_set_d(found, (double)end);
        if (mpq_cmp(found, exact) < 0)
            fail_msg("%s: %.9g is less than %.17g", name, (double)end, mpq_get_d(exact));
    } else {
        assert_true(end > 0);
    }
    for (int k = 0; k < steps; k++)
        end = nextafterf(end, -INFINITY);
    if (!isfinite(end)) {
        assert_true(end < 0); /* less than all */
        return;
    }
    mpq_set_d(found, (double)end);
    if (mpq_cmp(found, exact) >= 0)
        fail_msg("%s: %.9g would do for %.17g", name, (double)end, mpq_get_d(exact));
}

static int is_box(size_t i)
{
    for (int axis = 0; axis < 3; axis++)
        if (!(shape[i][axis] <= shape[i][3 + axis]))
            return 0;
    return 1;
}

static void check_boxes(const asked *of, const lh_aabbs *packed, sizes size, int has_margin, double t_max)
{
    const float *const *const array = &packed->min_x;
    for (size_t i = 0; i < ELEMENTS; i++) {
        if (of->radius && !(shape[i][of->radius] >= 0))
            continue;
        if (of->pack == pack_boxes && !is_box(i))
            continue;
        for (size_t axis = 0; axis < 3; axis++) {
            find_end(of, i, axis, -1, has_margin, t_max);
            check_end(-array[axis][i], size == ALIKE ? 1 : 2, of->name);
            find_end(of, i, axis, 1, has_margin, t_max);
            check_end(array[axis + 3][i], size == ALIKE ? 1 : 2, of->name);
        }
    }
}

static void boxes_contain_their_shapes(void **state)
{
    (void)state;
    dice d = {31};
    for (int round = 0; round < ROUNDS; round++)
        for (size_t k = 0; k < sizeof all_asked / sizeof *all_asked; k++)
            for (int size = 0; size < SIZES; size++) {
                const int has_margin = round & 1, is_moving = round >> 1 & 1;
                const float t_max = is_moving ? (size == ALIKE ? 0.25f : 0x1.fffffep-6f) : 0;
                draw_all(&d, (sizes)size, t_max);
                const lh_numbers by = lh_numbers_soa(ELEMENTS, margin);
                const lh_vectors at = lh_vectors_aos(velocity[0], sizeof velocity[0], ELEMENTS);
                lh_aabbs packed;
                assert_int_equal(
                    all_asked[k].pack(has_margin ? &by : NULL, is_moving ? &at : NULL, t_max, &packed),
                    LH_OK);
                check_boxes(&all_asked[k], &packed, (sizes)size, has_margin, (double)t_max);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(boxes_contain_their_shapes)};
    mpq_inits(exact, part, found, NULL);
    const int failed = cmocka_run_group_tests_name("boxes around shapes", tests, NULL, NULL);
    mpq_clears(exact, part, found, NULL);
    return failed;
}
