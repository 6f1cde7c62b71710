/* lh_overlap_triangle_aabb: does the closed triangle meet the closed box? */
#include "table.h"

#include <string.h>

static const row closed_sets[] = {
    {"within the box", {TRIANGLE(POINT(0, 0, 0), POINT(0.5f, 0, 0), POINT(0, 0.5f, 0.25f)), UNIT_BOX}, HIT},
    {"cutting the box, all vertices without",
     {TRIANGLE(POINT(-9, -9, 0), POINT(9, -9, 0), POINT(0, 9, 0)), UNIT_BOX},
     HIT},
    {"cutting off a corner",
     {TRIANGLE(POINT(2.5f, 0, 0), POINT(0, 2.5f, 0), POINT(0, 0, 2.5f)), UNIT_BOX},
     HIT},
    {"one vertex within", {TRIANGLE(POINT(0, 0, 0), POINT(5, 1, 0), POINT(5, 0, 1)), UNIT_BOX}, HIT},
    {"an edge through the box", {TRIANGLE(POINT(-5, 0, 0), POINT(5, 0, 0), POINT(0, 9, 9)), UNIT_BOX}, HIT},
    {"a vertex on a face", {TRIANGLE(POINT(1, 0, 0), POINT(2, 1, 0), POINT(2, 0, 1)), UNIT_BOX}, HIT},
    {"a vertex on an edge", {TRIANGLE(POINT(1, 1, 0), POINT(2, 3, 0), POINT(3, 2, 1)), UNIT_BOX}, HIT},
    {"a vertex on a corner", {TRIANGLE(POINT(1, 1, 1), POINT(2, 3, 4), POINT(3, 2, 2)), UNIT_BOX}, HIT},
    {"an edge in a face", {TRIANGLE(POINT(1, 0, 0), POINT(1, 0.5f, 0), POINT(2, 0, 0.5f)), UNIT_BOX}, HIT},
    {"an edge across an edge", {TRIANGLE(POINT(2, 0, 0), POINT(0, 2, 0), POINT(3, 3, 1)), UNIT_BOX}, HIT},
    {"an edge through a corner", {TRIANGLE(POINT(0, 2, 1), POINT(2, 0, 1), POINT(3, 3, 3)), UNIT_BOX}, HIT},
    {"the inside on a corner", {TRIANGLE(POINT(3, 0, 0), POINT(0, 3, 0), POINT(0, 0, 3)), UNIT_BOX}, HIT},
    {"the inside along an edge", {TRIANGLE(POINT(2, 0, -9), POINT(0, 2, -9), POINT(1, 1, 9)), UNIT_BOX}, HIT},
    {"the inside in a face", {TRIANGLE(POINT(1, -5, -5), POINT(1, 5, -5), POINT(1, 0, 9)), UNIT_BOX}, HIT},
    {"the inside in part of a face",
     {TRIANGLE(POINT(1, 0, 0), POINT(1, 0.5f, 0), POINT(1, 0, 0.5f)), UNIT_BOX},
     HIT},
    {"on a face, 2^40 across",
     {TRIANGLE(POINT(0x1p39f, 0, 0), POINT(0x1p40f, 1, 0), POINT(0x1p40f, 0, 1)),
      BOX(-0x1p40f, -1, -1, 0x1p39f, 1, 1)},
     HIT},
    {"on a corner, 2^-40 across",
     {TRIANGLE(POINT(0x3p-40f, 0, 0), POINT(0, 0x3p-40f, 0), POINT(0, 0, 0x3p-40f)),
      BOX(-0x1p-40f, -0x1p-40f, -0x1p-40f, 0x1p-40f, 0x1p-40f, 0x1p-40f)},
     HIT},
};
static table closed_sets_table = TABLE(overlap_triangle_aabb, closed_sets);

/* Each but the last by that axis alone. Turned, mirrored and reordered, each stands for its kind. */
static const row separated[] = {
    {"by an axis of the box",
     {TRIANGLE(POINT(1.0001f, 0, 0), POINT(1.25f, 0, -1), POINT(1.75f, 0, 0)), UNIT_BOX},
     MISS},
    {"by one ulp on an axis of the box",
     {TRIANGLE(POINT(1 + 0x1p-23f, 0, 0), POINT(1.25f, 0, -1), POINT(1.75f, 0, 0)), UNIT_BOX},
     MISS},
    {"by the plane of the triangle",
     {TRIANGLE(POINT(0, 0, -2), POINT(0, -2, -1), POINT(-2, -1, -1)), UNIT_BOX},
     MISS},
    {"by the plane, nearly",
     {TRIANGLE(POINT(3.001f, 0, 0), POINT(0, 3.001f, 0), POINT(0, 0, 3.001f)), UNIT_BOX},
     MISS},
    {"by the first edge and x",
     {TRIANGLE(POINT(0, 2, -1), POINT(-1, -1, -2), POINT(0, 0, -2)), UNIT_BOX},
     MISS},
    {"by the first edge and y",
     {TRIANGLE(POINT(0, 0, -2), POINT(2, 0, -1), POINT(1, 0, -2)), UNIT_BOX},
     MISS},
    {"by the first edge and z", {TRIANGLE(POINT(0, 2, 0), POINT(2, 1, 0), POINT(1, 2, 0)), UNIT_BOX}, MISS},
    {"by the second edge and x",
     {TRIANGLE(POINT(0, 1, -2), POINT(0, 2, -1), POINT(0, 0, -2)), UNIT_BOX},
     MISS},
    {"by the second edge and y", {TRIANGLE(POINT(0, 0, 2), POINT(2, 0, 1), POINT(-1, 0, 2)), UNIT_BOX}, MISS},
    {"by the second edge and z",
     {TRIANGLE(POINT(-2, -1, 0), POINT(-1, -2, 0), POINT(-2, 0, 0)), UNIT_BOX},
     MISS},
    {"by the third edge and x",
     {TRIANGLE(POINT(0, -1, -2), POINT(0, 0, -2), POINT(0, 2, -1)), UNIT_BOX},
     MISS},
    {"by the third edge and y",
     {TRIANGLE(POINT(0, 0, -2), POINT(-1, -1, -2), POINT(-2, 0, -1)), UNIT_BOX},
     MISS},
    {"by the third edge and z", {TRIANGLE(POINT(1, -2, 1), POINT(2, 0, 0), POINT(2, 1, 0)), UNIT_BOX}, MISS},
    {"by everything", {TRIANGLE(POINT(30, 40, 50), POINT(31, 40, 50), POINT(30, 41, 50)), UNIT_BOX}, MISS},
};
static table separated_table = TABLE(overlap_triangle_aabb, separated);

static const row degenerate[] = {
    {"a point within", {TRIANGLE(POINT(0, 0.5f, 0), POINT(0, 0.5f, 0), POINT(0, 0.5f, 0)), UNIT_BOX}, HIT},
    {"a point on a face", {TRIANGLE(POINT(1, 0, 0), POINT(1, 0, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT},
    {"a point on a corner", {TRIANGLE(POINT(1, 1, 1), POINT(1, 1, 1), POINT(1, 1, 1)), UNIT_BOX}, HIT},
    {"a point one ulp off a corner",
     {TRIANGLE(POINT(1, 1, 1 + 0x1p-23f), POINT(1, 1, 1 + 0x1p-23f), POINT(1, 1, 1 + 0x1p-23f)), UNIT_BOX},
     MISS},
    {"a segment within",
     {TRIANGLE(POINT(0, 0, 0), POINT(0.5f, 0, 0.5f), POINT(0.5f, 0, 0.5f)), UNIT_BOX},
     HIT},
    {"a segment through", {TRIANGLE(POINT(-4, -5, -3), POINT(4, 5, 3), POINT(4, 5, 3)), UNIT_BOX}, HIT},
    {"a segment that ends on a face",
     {TRIANGLE(POINT(1, 0, 0), POINT(5, 3, 2), POINT(1, 0, 0)), UNIT_BOX},
     HIT},
    {"a segment along an edge", {TRIANGLE(POINT(1, 1, -4), POINT(1, 1, 4), POINT(1, 1, 4)), UNIT_BOX}, HIT},
    {"a segment across an edge", {TRIANGLE(POINT(2, 0, 0), POINT(0, 2, 0), POINT(0, 2, 0)), UNIT_BOX}, HIT},
    {"a segment through a corner",
     {TRIANGLE(POINT(3, 0, 0), POINT(-1, 2, 2), POINT(-1, 2, 2)), UNIT_BOX},
     HIT},
    {"a segment past an edge",
     {TRIANGLE(POINT(2.001f, 0, 0), POINT(0, 2.001f, 0), POINT(0, 2.001f, 0)), UNIT_BOX},
     MISS},
    {"a segment on the line through the box, too short",
     {TRIANGLE(POINT(2, 2, 2), POINT(4, 4, 4), POINT(4, 4, 4)), UNIT_BOX},
     MISS},
    {"collinear, through", {TRIANGLE(POINT(-4, -4, -4), POINT(2, 2, 2), POINT(4, 4, 4)), UNIT_BOX}, HIT},
    {"collinear, one vertex within",
     {TRIANGLE(POINT(0, 0, 0), POINT(2, 2, 2), POINT(6, 6, 6)), UNIT_BOX},
     HIT},
    {"collinear, across an edge",
     {TRIANGLE(POINT(3, -1, 0), POINT(0, 2, 0), POINT(-1, 3, 0)), UNIT_BOX},
     HIT},
    {"collinear, past an edge",
     {TRIANGLE(POINT(3, -0.999f, 0), POINT(0, 2.001f, 0), POINT(-1, 3.001f, 0)), UNIT_BOX},
     MISS},
    {"collinear, too short", {TRIANGLE(POINT(2, 2, 2), POINT(3, 3, 3), POINT(4, 4, 4)), UNIT_BOX}, MISS},
    {"a needle through", {TRIANGLE(POINT(-9, 0, 0), POINT(9, 0x1p-30f, 0), POINT(9, 0, 0)), UNIT_BOX}, HIT},
    {"a needle past",
     {TRIANGLE(POINT(-9, 1.001f, 0), POINT(9, 1.0011f, 0), POINT(9, 1.001f, 0)), UNIT_BOX},
     MISS},
};
static table degenerate_table = TABLE(overlap_triangle_aabb, degenerate);

static const row boxes[] = {
    {"a flat box cut",
     {TRIANGLE(POINT(-1, 0, 0), POINT(1, 0.5f, 0), POINT(1, 0, 0.5f)), BOX(0, -1, -1, 0, 1, 1)},
     HIT},
    {"a flat box in the triangle's plane",
     {TRIANGLE(POINT(0, 0, 0), POINT(0, 5, 0), POINT(0, 0, 5)), BOX(0, -1, -1, 0, 1, 1)},
     HIT},
    {"a flat box touched with a vertex",
     {TRIANGLE(POINT(0, 0, 0), POINT(1, 1, 0), POINT(1, 0, 1)), BOX(0, -1, -1, 0, 1, 1)},
     HIT},
    {"a flat box not reached",
     {TRIANGLE(POINT(0x1p-20f, 0, 0), POINT(1, 1, 0), POINT(1, 0, 1)), BOX(0, -1, -1, 0, 1, 1)},
     MISS},
    {"a flat box beside it in one plane",
     {TRIANGLE(POINT(0, 2, 1.5f), POINT(0, 1.5f, 2), POINT(0, 2, 2)), BOX(0, -1, -1, 0, 1, 1)},
     MISS},
    {"a point inside the triangle",
     {TRIANGLE(POINT(3, 0, 0), POINT(0, 3, 0), POINT(0, 0, 3)), BOX(1, 1, 1, 1, 1, 1)},
     HIT},
    {"a point on an edge",
     {TRIANGLE(POINT(2, 0, 0), POINT(0, 2, 0), POINT(0, 0, 2)), BOX(1, 1, 0, 1, 1, 0)},
     HIT},
    {"a point at a vertex",
     {TRIANGLE(POINT(3, 4, 5), POINT(9, 4, 5), POINT(3, 9, 5)), BOX(3, 4, 5, 3, 4, 5)},
     HIT},
    {"a point off the plane",
     {TRIANGLE(POINT(3, 0, 0), POINT(0, 3, 0), POINT(0, 0, 3)), BOX(1, 1, 1.0001f, 1, 1, 1.0001f)},
     MISS},
    {"a point in the plane, beside the triangle",
     {TRIANGLE(POINT(3, 0, 0), POINT(0, 3, 0), POINT(1, 1, 1)), BOX(0.5f, 0.5f, 2, 0.5f, 0.5f, 2)},
     MISS},
    {"a point and the same point",
     {TRIANGLE(POINT(3, 4, 5), POINT(3, 4, 5), POINT(3, 4, 5)), BOX(3, 4, 5, 3, 4, 5)},
     HIT},
    {"an empty box and a triangle",
     {TRIANGLE(POINT(3, 0, 0), POINT(0, 3, 0), POINT(0, 0, 3)), EMPTY_BOX},
     MISS},
    {"an empty box and a point", {TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0)), EMPTY_BOX}, MISS},
    {"an empty box and a huge triangle",
     {TRIANGLE(POINT(-0x1p40f, -0x1p40f, 0), POINT(0x1p40f, -0x1p40f, 0), POINT(0, 0x1p40f, 0)), EMPTY_BOX},
     MISS},
};
static table boxes_table = TABLE(overlap_triangle_aabb, boxes);

/* The vertices may come in any order. */
static void check_orders(void **state)
{
    enum { VERTEX = 3 };
    static const size_t orders[][3] = {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    row reordered[COUNT_OF(degenerate)];
    const table *original = *state;
    assert_true(original->count <= COUNT_OF(reordered));
    for (size_t order = 0; order < COUNT_OF(orders); order++) {
        for (size_t i = 0; i < original->count; i++) {
            reordered[i] = original->rows[i];
            for (size_t vertex = 0; vertex < 3; vertex++)
                memcpy(reordered[i].components + VERTEX * vertex,
                       original->rows[i].components + VERTEX * orders[order][vertex], VERTEX * sizeof(float));
        }
        table copy = *original;
        copy.rows = reordered;
        void *copy_state = &copy;
        check_table(&copy_state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("thirteen axes can separate", check_table, separated_table),
        CHECK("degenerate triangles are the point sets that they are", check_table, degenerate_table),
        CHECK("flat, point and empty boxes", check_table, boxes_table),
        CHECK("vertices in any order, touching", check_orders, closed_sets_table),
        CHECK("vertices in any order, separated", check_orders, separated_table),
        CHECK("vertices in any order, degenerate", check_orders, degenerate_table),
    };
    return cmocka_run_group_tests_name("overlap_triangle_aabb", tests, NULL, NULL);
}
