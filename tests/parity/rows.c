/* Boxes in structs of every kind: so far apart, with minima and maxima so far from each other, up to the last byte
 * before an unreadable page. Those that are read as they lie are not told from others by the table of forms alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "../support/guarded.h"
#include "../support/subjects.h"

enum { MOST_BOXES = 140, WORDS = MOST_BOXES / 64 + 1, MOST_STRIDE = 11, MOST_APART = 8, MOST_BLOCKS = 1 };

static subject subjects[MOST_SUBJECTS];
static size_t subjects_count;

static int list_all(void **state)
{
    (void)state;
    subjects_count = list_subjects(subjects);
    return 0;
}

/* What a box hits of the boxes, which boxes meet themselves, which are within a box and which have themselves within
 * them, and what three rays hit, from when to when: given by a direction, by reciprocals, and by both, where the
 * reciprocals count and are not those of the direction. All outputs are asked for. */
typedef struct answers {
    uint64_t of_box[WORDS], of_selves[WORDS], within_box[WORDS], within_selves[WORDS], of_ray[3][WORDS];
    float enter[3][MOST_BOXES], exit[3][MOST_BOXES];
} answers;

static void ask_pairs(unsigned query, const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b,
                      uint64_t *hits)
{
    lh_call call;
    memset(&call, 0xff, sizeof call); /* what is read of it and is no argument is no address */
    call.argument[0].view = a;
    call.argument[1].view = b;
    call.argument[2].output = hits;
    assert_int_equal(by->query[query](&call), LH_OK);
}

static void ask_ray(const lh_backend *by, const lh_rays *ray, const lh_aabbs *boxes, uint64_t *hits,
                    float *enter, float *exit)
{
    lh_call call;
    memset(&call, 0xff, sizeof call);
    call.argument[0].view = ray;
    call.argument[1].view = boxes;
    call.argument[2].output = hits;
    call.argument[3].output = enter;
    call.argument[4].output = exit;
    assert_int_equal(by->query[LH_QUERY_raycast_aabb](&call), LH_OK);
}

static void ask(answers *to, const lh_backend *by, const lh_aabbs *boxes)
{
    static const float wall[6] = {0.5f, 0.5f, 0.5f, 1.5f, 1.5f, 1.5f},
                       line[6] = {0.0f, 0.0f, 0.0f, 1.0f, 0.7f, 0.4f}, inverse[3] = {2.0f, 1.0f, 4.0f};
    const lh_aabbs one = lh_aabbs_aos(wall, sizeof wall, 1);
    lh_rays ray[3];
    memset(to, 0, sizeof *to);
    ask_pairs(LH_QUERY_overlap_aabb_aabb, by, &one, boxes, to->of_box);
    ask_pairs(LH_QUERY_overlap_aabb_aabb, by, boxes, boxes, to->of_selves);
    ask_pairs(LH_QUERY_contains_aabb_aabb, by, &one, boxes, to->within_box);
    ask_pairs(LH_QUERY_contains_aabb_aabb, by, boxes, boxes, to->within_selves);
    for (int k = 0; k < 3; k++) {
        ray[k] = lh_rays_aos(line, sizeof line, 1);
        if (k > 0) {
            ray[k].inv_dir_x = &inverse[0];
            ray[k].inv_dir_y = &inverse[1];
            ray[k].inv_dir_z = &inverse[2];
        }
        if (k == 1)
            ray[k].dir_x = ray[k].dir_y = ray[k].dir_z = NULL;
        ask_ray(by, &ray[k], boxes, to->of_ray[k], to->enter[k], to->exit[k]);
    }
}

/* Strides and distances in floats. Boxes may overlap in memory, and end where the next has begun. */
static void try_structs(guarded_pool *pool, dice *d, size_t stride, size_t apart, size_t n)
{
    const size_t floats = stride * (n - 1) + apart + 3;
    guarded_reset(pool);
    float *const memory = (float *)(void *)guarded_take(pool, floats * sizeof *memory).bytes;
    for (size_t i = 0; i < floats; i++)
        memory[i] = dice_between(d, 0.0f, 2.0f);
    lh_aabbs boxes = lh_aabbs_aos(memory, (uint32_t)(stride * sizeof *memory), n);
    boxes.max_x = memory + apart;
    boxes.max_y = memory + apart + 1;
    boxes.max_z = memory + apart + 2;
    answers expected, got;
    ask(&expected, lh_isa_backend(LH_ISA_SCALAR), &boxes);
    for (size_t s = 0; s < subjects_count; s++) {
        ask(&got, subjects[s].backend, &boxes);
        if (memcmp(&got, &expected, sizeof got) != 0)
            fail_msg("%zu boxes of %zu floats, maxima after %zu, by %s%s: other answers", n, stride, apart,
                     lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "");
    }
}

static void structs_of_all_kinds_have_the_same_answers(void **state)
{
    (void)state;
    static const guarded_edge edges[] = {GUARD_AFTER, GUARD_BEFORE};
    guarded_pool pool;
    dice d = {4};
    guarded_open(&pool, MOST_BLOCKS, MOST_BOXES * (MOST_STRIDE + MOST_APART) * sizeof(float));
    for (size_t e = 0; e < 2; e++)
        for (size_t stride = 1; stride <= MOST_STRIDE; stride++)
            for (size_t apart = 3; apart <= MOST_APART; apart++)
                for (size_t n = 1; n <= MOST_BOXES; n += n < 34 ? 1 : 17) {
                    pool.edge = edges[e];
                    try_structs(&pool, &d, stride, apart, n);
                }
    guarded_close(&pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(structs_of_all_kinds_have_the_same_answers)};
    return cmocka_run_group_tests(tests, list_all, NULL);
}
