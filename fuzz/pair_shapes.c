/* All pairs of balls, moving boxes and rays with boxes are those that the reference hits, with its times, whatever
 * floats they are made of; in the same order by every backend.
 *
 * An input: what is asked, whether velocities and directions are given otherwise, how many there are, which emulated
 * backend, and the values. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tests/pairs/shape_parts.h"
#include "../tests/support/subjects.h"
#include "harness.h"
#include "landmarks.h"
#include "values.h"

enum {
    USUALLY_AT_MOST = 70,
    MANY_FROM = 200,
    MANY_STEP = 40,
    MANY = 6,
    MOST = MANY_FROM + MANY_STEP * MANY,
    COLUMNS = 11
};
enum { BALLS, SWEPT, SWEPT_SELF, SWEPT_AT_REST, RAYS, RAYS_BY_INVERSE, QUESTIONS };
enum { HITS = QUESTIONS, IN_PARTS = 2 * QUESTIONS, WITH_KEPT, SUBJECT };
static const char *const names[QUESTIONS] = {"balls",         "moving boxes", "a moving set",
                                             "boxes at rest", "rays",         "reciprocals"};
enum {
    FIRST_IN_ORDER = 1,
    SECOND_IN_ORDER = 2,
    SPLIT = 4,
    KEEP = 8,
    NUMBER = 16
}; /* flags, and a number from this bit on */

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static reader input;

/* Six ends, then a direction or velocity, then a radius and a limit. */
typedef struct columns {
    size_t count;
    float of[COLUMNS][MOST];
} columns;

static columns first, second;

static void open_shop(void)
{
    if (subject_count > 0)
        return;
    setenv("CMOCKA_TEST_ABORT", "1", 1); /* a failure has a stack trace then */
    subject every[MOST_SUBJECTS];
    const size_t count = list_subjects(every);
    for (size_t s = 0; s < count; s++)
        if (every[s].backend->pairs)
            subjects[subject_count++] = every[s];
}

/* Ends in order or in any. */
static void fill(columns *c, size_t count, int is_ordered)
{
    values v = values_from(&input);
    c->count = count;
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < COLUMNS; k++) {
            c->of[k][i] = next_value(&v);
            if (is_ordered && k >= 3 && k < 6 && c->of[k][i] < c->of[k - 3][i]) {
                const float low = c->of[k][i];
                c->of[k][i] = c->of[k - 3][i];
                c->of[k - 3][i] = low;
            }
        }
}

static lh_aabbs boxes_of(const columns *c)
{
    return lh_aabbs_soa(c->count, c->of[0], c->of[1], c->of[2], c->of[3], c->of[4], c->of[5]);
}

static lh_rays rays_in(const columns *c, int by_inverse)
{
    lh_rays rays = lh_rays_soa(c->count, c->of[0], c->of[1], c->of[2], c->of[6], c->of[7], c->of[8]);
    if (by_inverse) {
        rays.inv_dir_x = c->of[6];
        rays.inv_dir_y = c->of[7];
        rays.inv_dir_z = c->of[8];
        rays.dir_x = rays.dir_y = rays.dir_z = NULL;
        rays.t_min = c->of[9];
    }
    rays.t_max = c->of[10];
    return rays;
}

static float limit_of(const columns *c)
{
    const float limit = c->count > 0 ? fabsf(c->of[10][0]) : 1.0f;
    return limit >= 0.0f ? limit : INFINITY;
}

/* The operands of a question. Of a moving set by itself, `to` is NULL. */
typedef struct operands {
    lh_aabbs a, b;
    lh_vectors a_velocity, b_velocity;
    lh_spheres balls;
    moving of_a, of_b;
    const moving *to;
    float limit;
} operands;

static void set_operands(operands *of, size_t question)
{
    of->a = boxes_of(&first);
    of->b = boxes_of(&second);
    of->a_velocity = lh_vectors_soa(first.count, first.of[6], first.of[7], first.of[8]);
    of->b_velocity = lh_vectors_soa(second.count, second.of[6], second.of[7], second.of[8]);
    of->balls = lh_spheres_soa(first.count, first.of[0], first.of[1], first.of[2], first.of[9]);
    of->of_a = (moving){&of->a, &of->a_velocity};
    of->of_b = (moving){&of->b, question == SWEPT_AT_REST ? NULL : &of->b_velocity};
    of->to = question == SWEPT_SELF ? NULL : &of->of_b;
    of->limit = limit_of(&first);
}

/* By the reference, or by a backend. */
static hits ask(size_t question, const lh_backend *by)
{
    operands of;
    set_operands(&of, question);
    const lh_rays rays = rays_in(&first, question == RAYS_BY_INVERSE);
    if (question == BALLS)
        return by ? spheres_with_boxes(by, &of.balls, &of.b) : spheres_by_brute_force(&of.balls, &of.b);
    if (question < RAYS)
        return by ? swept_boxes(by, &of.of_a, of.to, of.limit)
                  : swept_by_brute_force(&of.of_a, of.to, of.limit);
    if (!by)
        return rays_by_brute_force(&rays, &of.b);
    void *const groups = groups_of(&of.b);
    const hits found = rays_with_boxes(by, &rays, groups);
    free(groups);
    return found;
}

/* In parts the list is that of one call, byte for byte; with a kept set it is that of brute force. */
static int is_otherwise_too(size_t question, const lh_backend *by, const hits *in_one_call,
                            const hits *expected, unsigned flags)
{
    operands of;
    set_operands(&of, question);
    int equal = 1;
    if (flags & SPLIT && question < RAYS) {
        landmark_reached(IN_PARTS);
        const size_t parts = 1 + flags / NUMBER;
        hits got = question == BALLS ? spheres_in_parts(by, &of.balls, &of.b, parts)
                                     : swept_in_parts(by, &of.of_a, of.to, of.limit, parts);
        equal &= hits_are_equal(&got, in_one_call);
        free(got.list);
    }
    if (flags & KEEP && (question == BALLS || question == SWEPT_AT_REST)) {
        landmark_reached(WITH_KEPT);
        const lh_backend *const keeper = subjects[flags / NUMBER % subject_count].backend;
        hits got = question == BALLS ? spheres_with_kept(keeper, by, &of.balls, &of.b)
                                     : swept_with_kept(keeper, by, &of.of_a, &of.b, of.limit);
        const lh_pairs_shapes bounded = question == BALLS
                                            ? lh_pairs_of_spheres(&of.balls)
                                            : lh_pairs_of_moving_boxes(&of.a, &of.a_velocity, of.limit);
        hits of_kept = kept_by_brute_force(expected, &bounded, &of.b);
        equal &= are_the_same(&got, &of_kept);
        free(of_kept.list);
        free(got.list);
    }
    return equal;
}

static void give_up(size_t question, const subject *by)
{
    fprintf(stderr, "pairs of %s: another list, by %s%s\n", names[question], lh_isa_name(by->backend->isa),
            by->emulated ? ", emulated" : "");
    abort();
}

/* By every native backend, and by the emulated one that the input names. */
static void compare_all(size_t question, const hits *expected, size_t emulated, unsigned flags)
{
    hits order = {NULL, 0};
    size_t emulated_so_far = 0;
    for (size_t s = 0; s < subject_count; s++) {
        if (subjects[s].emulated && emulated_so_far++ != emulated)
            continue;
        landmark_reached(SUBJECT + s);
        hits found = ask(question, subjects[s].backend);
        if (s > 0 && !hits_are_equal(&found, &order))
            give_up(question, &subjects[s]);
        if (!is_otherwise_too(question, subjects[s].backend, &found, expected, flags))
            give_up(question, &subjects[s]);
        if (s == 0) {
            order = (hits){malloc(found.count * sizeof(hit) + 1), found.count};
            if (!order.list)
                abort();
            if (found.count > 0) {
                memcpy(order.list, found.list, found.count * sizeof(hit));
                qsort(found.list, found.count, sizeof(hit), compare_hits);
            }
            if (!hits_are_equal(&found, expected))
                give_up(question, &subjects[s]);
        }
        free(found.list);
    }
    free(order.list);
}

static size_t read_count(void)
{
    const size_t byte = read_byte(&input);
    return byte < MANY ? MANY_FROM + MANY_STEP * byte : byte % USUALLY_AT_MOST;
}

const uint8_t harness_choices = QUESTIONS;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    open_shop();
    input = reader_of(bytes, size, harness_choices);
    const size_t question = read_choice(&input);
    const uint8_t flags = read_byte(&input);
    const size_t emulated = read_below(&input, MOST_SUBJECTS), a = read_count(), b = read_count();
    fill(&first, a, flags & FIRST_IN_ORDER);
    fill(&second, b, flags & SECOND_IN_ORDER);
    hits expected = ask(question, NULL);
    compare_all(question, &expected, emulated, flags);
    landmark_reached(question);
    if (expected.count > 0)
        landmark_reached(HITS + question);
    free(expected.list);
    return 0;
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t k = 0; k < SUBJECT + subject_count; k++)
        if (!landmark_is_known(k)) {
            snprintf(lack, sizeof lack, "%s%s",
                     k < IN_PARTS     ? names[k % QUESTIONS]
                     : k == IN_PARTS  ? "pairs in parts"
                     : k == WITH_KEPT ? "a kept set"
                                      : lh_isa_name(subjects[k - SUBJECT].backend->isa),
                     k >= HITS && k < IN_PARTS ? " that hit" : "");
            return lack;
        }
    return NULL;
}
