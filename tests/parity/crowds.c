/* Two boxes, or a box and a ball, a capsule or a triangle, among many that are far apart, of which balls that are apart
 * tell so: queries of these are filtered. Where the balls, grown by what a margin may be, are about to touch, where the
 * rotation is so short that its squares lose digits, and where a box is no box, the results are those of the
 * reference.
 *
 *     test_crowds [--sample] */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/described.h"
#include "../support/floats.h"
#include "../support/sampled.h"
#include "../support/subjects.h"
#include "results.h"

enum { PAIRS = 1200, ONE_IN = 16, ROUNDS = 400, ROUNDS_OF_A_SAMPLE = 100, BYTES = 4 };

static size_t rounds;

typedef struct box {
    float centre[3], half[3], rotation[4];
} box;

typedef struct capsule {
    float a[3], b[3], radius;
} capsule;

typedef struct ball {
    float centre[3], radius;
} ball;

typedef struct triangle {
    float corner[3][3];
} triangle;

static box a[PAIRS], b[PAIRS];
static capsule capsule_of_b[PAIRS]; /* each near the box b */
static ball ball_of_b[PAIRS];       /* at one end of that capsule */
static triangle triangle_of_b[PAIRS];
static float margin[PAIRS];

#define PICK(d, array) ((array)[dice_below(d, sizeof(array) / sizeof(array)[0])])

static const float rotation_scales[] = {1,        1,        1,        1,       0x1p-39f, 0x1p-41f,
                                        0x1p-70f, 0x1p-74f, 0x1p-75f, 0x1p40f, 0x1p60f,  0x1p64f};
static const float scales[] = {1, 1, 1, 1, 0x1p-41f, 0x1p-70f, 0x1p40f, 0x1p58f, 0x1p62f, 0x1p100f};

static void make_box(dice *d, box *of, float scale)
{
    const int is_cube = dice_one_in(d, 3), is_turned = !dice_one_in(d, 3);
    const float by = PICK(d, rotation_scales);
    for (int k = 0; k < 3; k++)
        of->half[k] = is_cube && k > 0 ? of->half[0] : scale * dice_between(d, 0, 1);
    for (int k = 0; k < 4; k++)
        of->rotation[k] = is_turned ? by * dice_between(d, -1, 1) : k == 3 ? by : 0.0f;
    if (dice_one_in(d, 40))
        of->half[dice_below(d, 3)] = dice_special(d);
    if (dice_one_in(d, 40))
        of->rotation[dice_below(d, 4)] = dice_special(d);
}

static float length(const float v[3])
{
    return sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static float share_of_reach(dice *d)
{
    return dice_one_in(d, 2) ? dice_between(d, 0.998f, 1.002f) : dice_between(d, 0.1f, 1.1f);
}

/* Both ends at this distance along an axis, one on either side of the centre: what is so long that squares overflow has
 * bounds that the box meets. */
static void lay_across(dice *d, capsule *to, const float centre[3], float distance, float scale)
{
    const size_t axis = dice_below(d, 3);
    for (size_t k = 0; k < 3; k++) {
        to->a[k] = centre[k] + (k == axis ? distance : -scale * dice_between(d, 0, 20));
        to->b[k] = centre[k] + (k == axis ? distance : scale * dice_between(d, 0, 20));
    }
}

/* Some share of how far the ball around the box b reaches, the radius and, for some, the margin, as the first of two
 * ends. */
static void make_capsule(dice *d, capsule *to, const box *beside, const float way[3], float allowed,
                         float scale)
{
    to->radius =
        dice_one_in(d, 40) ? dice_special(d) : scale * dice_between(d, 0, dice_one_in(d, 2) ? 1 : 0.01f);
    const float reach = length(beside->half) + to->radius + (dice_one_in(d, 2) ? allowed : 0.0f);
    const float distance = share_of_reach(d) * reach, by = distance / length(way);
    const float outwards = dice_one_in(d, 3) ? 0.0f : scale * dice_between(d, 0, 20);
    for (int k = 0; k < 3; k++) {
        to->a[k] = beside->centre[k] - by * way[k];
        to->b[k] = to->a[k] - outwards * way[k] * dice_between(d, 0, 1);
    }
    if (dice_one_in(d, 4))
        lay_across(d, to, beside->centre, distance, scale);
}

static ball ball_at_start(const capsule *of)
{
    return (ball){{of->a[0], of->a[1], of->a[2]}, of->radius};
}

/* Some share of how far apart both may be that are within the margin, as the first of three corners. */
static void make_triangle(dice *d, triangle *to, const box *beside, const float way[3], float allowed,
                          float scale)
{
    const float by = share_of_reach(d) * (length(beside->half) + 1.7320508f * allowed) / length(way);
    const float size = dice_one_in(d, 3) ? 0.0f : scale * dice_between(d, 0, 20);
    for (int corner = 0; corner < 3; corner++)
        for (int k = 0; k < 3; k++)
            to->corner[corner][k] =
                beside->centre[k] - by * way[k] - (corner > 0 ? size * way[k] * dice_between(d, 0, 1) : 0.0f);
    if (dice_one_in(d, 40))
        to->corner[dice_below(d, 3)][dice_below(d, 3)] = dice_special(d);
}

/* Some share of how far apart boxes may be that are within their margin. */
static void make_pair(dice *d, size_t i)
{
    const float scale = PICK(d, scales);
    float way[3];
    make_box(d, &a[i], scale);
    make_box(d, &b[i], scale);
    margin[i] = dice_one_in(d, 3) ? 0.0f : scale * dice_between(d, -1, 20);
    const float share = share_of_reach(d);
    const int is_diagonal = dice_one_in(d, 2);
    for (int k = 0; k < 3; k++)
        way[k] = is_diagonal ? dice_sign(d) : dice_between(d, -1, 1);
    const float reach = length(a[i].half) + length(b[i].half) + 1.7320508f * margin[i];
    const float by = share * reach / length(way);
    for (int k = 0; k < 3; k++) {
        a[i].centre[k] = 0.0f;
        b[i].centre[k] = by * way[k];
    }
    make_capsule(d, &capsule_of_b[i], &b[i], way, fmaxf(margin[i], 0.0f), scale);
    ball_of_b[i] = ball_at_start(&capsule_of_b[i]);
    make_triangle(d, &triangle_of_b[i], &b[i], way, fmaxf(margin[i], 0.0f), scale);
}

static void make_far_pair(size_t i)
{
    a[i] = (box){{0, 0, 0}, {1, 1, 1}, {0, 0, 0, 1}};
    b[i] = a[i];
    b[i].centre[i % 3] = 100.0f;
    capsule_of_b[i] = (capsule){{-1, 0, 1}, {1, 0, 0}, 1};
    ball_of_b[i] = ball_at_start(&capsule_of_b[i]);
    triangle_of_b[i] = (triangle){{{-1, 0, 1}, {1, 0, 0}, {0, 1, 0}}};
    margin[i] = 0.0f;
}

typedef struct outputs {
    uint64_t bytes[LH_MOST_ARGUMENTS][PAIRS * BYTES / sizeof(uint64_t)];
} outputs;

/* Columns of what lies in structs of so many floats. */
typedef struct packed {
    float column[sizeof(box) / sizeof(float)][PAIRS];
} packed;

static void pack(packed *to, const float *first, size_t floats)
{
    for (size_t i = 0; i < PAIRS; i++)
        for (size_t k = 0; k < floats; k++)
            to->column[k][i] = first[i * floats + k];
}

/* Balls and the second boxes are packed, so that a batch of these is one, and the others in structs, of which there are
 * parts of a few hundred. */
static void ask(const lh_backend *by, unsigned query, outputs *to)
{
    static packed balls, turned;
    pack(&balls, ball_of_b[0].centre, sizeof(ball) / sizeof(float));
    pack(&turned, b[0].centre, sizeof(box) / sizeof(float));
    float(*const c)[PAIRS] = turned.column;
    const lh_obbs boxes[2] = {lh_obbs_aos(a[0].centre, sizeof *a, PAIRS),
                              lh_obbs_soa(PAIRS, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9])};
    const lh_capsules capsules = lh_capsules_aos(capsule_of_b[0].a, sizeof *capsule_of_b, PAIRS);
    const lh_spheres spheres =
        lh_spheres_soa(PAIRS, balls.column[0], balls.column[1], balls.column[2], balls.column[3]);
    const lh_triangles triangles = lh_triangles_aos(triangle_of_b[0].corner[0], sizeof *triangle_of_b, PAIRS);
    const lh_numbers margins = lh_numbers_soa(PAIRS, margin);
    lh_call call = {{{NULL}}};
    memset(to, 0, sizeof *to);
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        switch (lh_kind_name_of(&lh_queries[query], k)) {
        case LH_KIND_OBBS:
            call.argument[k].view = &boxes[k];
            break;
        case LH_KIND_CAPSULES:
            call.argument[k].view = &capsules;
            break;
        case LH_KIND_SPHERES:
            call.argument[k].view = &spheres;
            break;
        case LH_KIND_TRIANGLES:
            call.argument[k].view = &triangles;
            break;
        case LH_KIND_MARGINS:
            call.argument[k].view = &margins;
            break;
        default:
            call.argument[k].output = to->bytes[k];
        }
    assert_int_equal(by->query[query](&call), LH_OK);
}

static void one_of_a_crowd_is_as_alone(void **state)
{
    static outputs expected, found;
    static subject subjects[MOST_SUBJECTS];
    const unsigned query = *(const unsigned *)*state;
    const size_t count = list_subjects(subjects);
    const unsigned first_output = lh_argument_of_kind(&lh_queries[query], LH_KIND_HITS);
    size_t hits = 0;
    dice d = {11};
    for (size_t round = 0; round < rounds; round++) {
        for (size_t i = 0; i < PAIRS; i++) {
            if (dice_one_in(&d, ONE_IN))
                make_pair(&d, i);
            else
                make_far_pair(i);
        }
        ask(lh_isa_backend(LH_ISA_SCALAR), query, &expected);
        hits += lh_hits_count(expected.bytes[first_output], PAIRS);
        for (size_t s = 0; s < count; s++) {
            ask(subjects[s].backend, query, &found);
            for (unsigned k = first_output; k < lh_queries[query].arguments; k++) {
                const size_t at = results_first_difference(lh_kind_of(&lh_queries[query], k), PAIRS,
                                                           expected.bytes[k], found.bytes[k]);
                if (at != PAIRS)
                    fail_msg("argument %u of pair %zu differs by %s%s", k, at,
                             lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "");
            }
        }
    }
    assert_true(hits > 3 * rounds);
}

static int is_of_a_crowd(const lh_query *query)
{
    const lh_kind_name first = lh_kind_name_of(query, 0), third = lh_kind_name_of(query, 2);
    return (first == LH_KIND_OBBS || first == LH_KIND_SPHERES || first == LH_KIND_CAPSULES ||
            first == LH_KIND_TRIANGLES) &&
           lh_kind_name_of(query, 1) == LH_KIND_OBBS && (third == LH_KIND_HITS || third == LH_KIND_MARGINS);
}

int main(int count_of_arguments, char **arguments)
{
    static unsigned numbers[LH_QUERY_COUNT];
    static struct CMUnitTest tests[LH_QUERY_COUNT];
    size_t count = 0;
    rounds = is_sample_asked(count_of_arguments, arguments) ? ROUNDS_OF_A_SAMPLE : ROUNDS;
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++)
        if (is_of_a_crowd(&lh_queries[query])) {
            numbers[count] = query;
            tests[count] = (struct CMUnitTest){query_names[query], one_of_a_crowd_is_as_alone, NULL, NULL,
                                               &numbers[count]};
            count++;
        }
    return _cmocka_run_group_tests("one of a crowd", tests, count, NULL, NULL);
}
