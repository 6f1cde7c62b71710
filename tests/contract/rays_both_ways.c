/* What lanehit.h says of lines: that a line meets a shape where its ray does, or the ray the other way, and from when
 * to when. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

/* Behind the shape, in it, in front of it, and beside it; the shape is from x = 4 to x = 6. */
enum { LINES = 4 };
static const float origins[LINES][3] = {{9, 0, 0}, {4.5f, 0, 0}, {1, 0, 0}, {1, 8, 0}};
static const float direction[3] = {0.5f, 0, 0}, opposite[3] = {-0.5f, 0, 0};

typedef struct times {
    uint64_t hits;
    float enter[LINES], exit[LINES];
} times;

static lh_rays rays_along(const float *dir, float *room)
{
    for (size_t i = 0; i < LINES; i++)
        for (size_t axis = 0; axis < 3; axis++) {
            room[6 * i + axis] = origins[i][axis];
            room[6 * i + 3 + axis] = dir[axis];
        }
    return lh_rays_aos(room, 24, LINES);
}

typedef lh_status cast_rays(const lh_rays *rays, times *to);

static lh_status cast_at_box(const lh_rays *rays, times *to)
{
    static const float corners[] = {4, -1, -1, 6, 1, 1};
    const lh_aabbs box = lh_aabbs_aos(corners, 24, 1);
    return lh_raycast_aabb(rays, &box, &to->hits, to->enter, to->exit);
}

static lh_status cast_at_ball(const lh_rays *rays, times *to)
{
    static const float ball[] = {5, 0, 0, 1};
    const lh_spheres spheres = lh_spheres_aos(ball, 16, 1);
    return lh_raycast_sphere(rays, &spheres, &to->hits, to->enter, to->exit);
}

/* Times are padded. */
static void assert_near(float given, float expected)
{
    assert_true(fabsf(given - expected) <= 0x1p-16f);
}

static void check_both_ways(cast_rays *cast)
{
    float room[6 * LINES];
    times forth, back;
    const lh_rays ahead = rays_along(direction, room);
    assert_int_equal(cast(&ahead, &forth), LH_OK);
    const lh_rays behind = rays_along(opposite, room);
    assert_int_equal(cast(&behind, &back), LH_OK);

    assert_int_equal(back.hits, 1 << 0 | 1 << 1);
    assert_int_equal(forth.hits, 1 << 1 | 1 << 2);
    assert_near(-back.exit[0], -10);
    assert_near(-back.enter[0], -6);
    assert_near(-back.exit[1], -1);
    assert_near(forth.exit[1], 3);
    assert_near(forth.enter[2], 6);
    assert_near(forth.exit[2], 10);
}

static void test_box(void **state)
{
    (void)state;
    check_both_ways(cast_at_box);
}

static void test_ball(void **state)
{
    (void)state;
    check_both_ways(cast_at_ball);
}

static void test_triangle(void **state)
{
    static const float corners[] = {5, -1, -1, 5, 3, -1, 5, -1, 3};
    const lh_triangles triangle = lh_triangles_aos(corners, 36, 1);
    float room[6 * LINES], t[LINES], u[LINES], v[LINES];
    uint64_t hits;
    (void)state;
    const lh_rays ahead = rays_along(direction, room);
    assert_int_equal(lh_raycast_triangle(&ahead, &triangle, &hits, t, u, v), LH_OK);
    assert_int_equal(hits, 1 << 1 | 1 << 2);
    assert_near(t[2], 8);
    const lh_rays behind = rays_along(opposite, room);
    assert_int_equal(lh_raycast_triangle(&behind, &triangle, &hits, t, u, v), LH_OK);
    assert_int_equal(hits, 1 << 0);
    assert_near(-t[0], -8);
    assert_near(u[0], 0.25f);
    assert_near(v[0], 0.25f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_box),
        cmocka_unit_test(test_ball),
        cmocka_unit_test(test_triangle),
    };
    return cmocka_run_group_tests_name("rays both ways", tests, NULL, NULL);
}
