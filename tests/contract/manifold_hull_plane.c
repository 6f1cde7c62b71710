/* lh_manifold_hull_plane: which vertices are told, on every backend, of hulls of any number of vertices. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/subjects.h"
#include "lanehit/lanehit.h"

enum { MANY = 300, POINTS = LH_POINTS_OF_MANIFOLDS, FIRST_OUTPUT = 5 };

static const float at_origin[7] = {0, 0, 0, 0, 0, 0, 1}, ground[4] = {0, 0, 1, 0};

typedef struct results {
    uint64_t hits;
    uint8_t count;
    float normal[3], point[POINTS][3], distance[POINTS];
    uint32_t feature[POINTS];
} results;

static lh_manifolds places_in(results *r)
{
    lh_manifolds to = {.count = &r->count, .normal = {&r->normal[0], &r->normal[1], &r->normal[2]}};
    for (int k = 0; k < POINTS; k++) {
        to.point[k] = (lh_xyz){&r->point[k][0], &r->point[k][1], &r->point[k][2]};
        to.distance[k] = &r->distance[k];
        to.feature[k] = &r->feature[k];
    }
    return to;
}

/* Over the ground, within a margin, by this backend. */
static results ask(const lh_backend *backend, const float (*vertices)[3], size_t count, float margin)
{
    results r;
    void *outputs[LH_ARRAYS_OF_MANIFOLDS];
    const lh_manifolds to = places_in(&r);
    const lh_poses poses = lh_poses_aos(at_origin, sizeof at_origin, 1);
    const lh_planes planes = lh_planes_aos(ground, sizeof ground, 1);
    const lh_numbers margins = lh_numbers_aos(&margin, sizeof margin, 1);
    const lh_vectors hull = lh_vectors_aos(vertices[0], sizeof vertices[0], count);
    lh_call call = {{{NULL}}};
    memset(&r, 0xff, sizeof r);
    memcpy(outputs, &to, sizeof outputs);
    call.argument[0].view = &poses;
    call.argument[1].view = &planes;
    call.argument[2].view = &margins;
    call.argument[3].view = &hull;
    call.argument[4].output = &r.hits;
    for (int k = 0; k < LH_ARRAYS_OF_MANIFOLDS; k++)
        call.argument[FIRST_OUTPUT + k].output = outputs[k];
    assert_int_equal(backend->query[LH_QUERY_manifold_hull_plane](&call), LH_OK);
    return r;
}

static uint32_t feature_of(uint32_t vertex)
{
    return LH_VERTEX | (vertex & 63) << LH_FEATURE_NUMBER | vertex >> 6 << 2 * LH_FEATURE_OF_B;
}

/* By every backend these vertices, in this order, at their heights. */
static void expect(const float (*vertices)[3], size_t count, float margin, const uint32_t *told,
                   uint8_t points)
{
    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects);
    for (size_t s = 0; s < subject_count; s++) {
        const results r = ask(subjects[s].backend, vertices, count, margin);
        assert_int_equal(r.hits, points > 0);
        assert_int_equal(r.count, points);
        for (int k = 0; k < points; k++) {
            const float *const vertex = vertices[told[k]];
            assert_int_equal(r.feature[k], feature_of(told[k]));
            assert_true(r.distance[k] == vertex[2]);
            assert_true(r.point[k][0] == vertex[0] && r.point[k][1] == vertex[1]);
            assert_true(r.point[k][2] == vertex[2] / 2);
        }
    }
}

static void of_many_vertices_the_corners_are_told(void **state)
{
    (void)state;
    static const uint32_t corners[POINTS] = {5, 70, 131, 299};
    float vertices[MANY][3];
    for (int k = 0; k < MANY; k++) {
        const float within[3] = {0.5f - (float)(k % 7) / 8, (float)(k % 5) / 8 - 0.25f, (float)(k % 3) / 4};
        memcpy(vertices[k], within, sizeof within);
    }
    for (int k = 0; k < POINTS; k++) {
        vertices[corners[k]][0] = k & 1 ? 2.0f : -2.0f;
        vertices[corners[k]][1] = k & 2 ? 3.0f : -3.0f;
        vertices[corners[k]][2] = -0.5f;
    }
    expect(vertices, MANY, 1, corners, POINTS);
}

static void the_lowest_is_always_told(void **state)
{
    (void)state;
    static const float tent[6][3] = {{0, 0, -1},      {4, 4, -0.5f},  {-4, 4, -0.5f},
                                     {-4, -4, -0.5f}, {4, -4, -0.5f}, {0, 0, 3}};
    static const uint32_t told[] = {0, 1, 2, 3}, alone[] = {0};
    expect(tent, 6, 0, told, 4);
    expect(tent, 6, -0.75f, alone, 1);
    expect(tent, 6, -1.25f, NULL, 0);
}

static void what_adds_nothing_is_not_told(void **state)
{
    (void)state;
    static const float point[3][3] = {{1, 2, 0}, {1, 2, 0}, {1, 2, 0}},
                       upright[2][3] = {{1, 2, 0}, {1, 2, 0.25f}},
                       line[3][3] = {{0, 0, 0}, {2, 2, 0}, {1, 1, 0}},
                       flat[6][3] = {{0, 0, 0}, {2, 0, 0}, {4, 0, 0}, {2, 2, 0}, {0, 4, 0}, {1, 1, 0}};
    static const uint32_t first[] = {0}, ends[] = {0, 1}, corners[] = {0, 2, 4};
    expect(point, 3, 1, first, 1);
    expect(upright, 2, 1, first, 1);
    expect(line, 3, 1, ends, 2);
    expect(flat, 6, 1, corners, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_many_vertices_the_corners_are_told),
        cmocka_unit_test(the_lowest_is_always_told),
        cmocka_unit_test(what_adds_nothing_is_not_told),
    };
    return cmocka_run_group_tests_name("manifold_hull_plane", tests, NULL, NULL);
}
