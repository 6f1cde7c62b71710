/* Nanoseconds of overlap_sphere_aabb: a call of one pair, with views that are there and with views that are made for
 * it, and a pair of 10,000 in columns. The least of 200 rounds. Other languages measure the same. */
#include <lanehit/lanehit.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MANY = 10000, CALLS = 2000, ROUNDS = 200 };

static double nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

static const float ball[4] = {0.5f, 0.5f, 0.5f, 1.0f}, box[6] = {0.0f, 0.0f, 0.0f, 1.0f, 1.0f, 1.0f};
static lh_spheres ball_view, balls;
static lh_aabbs box_view, boxes;
static uint64_t hits[(MANY + 63) / 64];

static void ask_views_that_are_there(void)
{
    lh_overlap_sphere_aabb(&ball_view, &box_view, hits);
}

static void make_views_and_ask(void)
{
    const lh_spheres one = lh_spheres_aos(ball, sizeof ball, 1);
    const lh_aabbs other = lh_aabbs_aos(box, sizeof box, 1);
    lh_overlap_sphere_aabb(&one, &other, hits);
}

static void ask_many(void)
{
    lh_overlap_sphere_aabb(&balls, &boxes, hits);
}

static void measure(const char *what, void (*ask)(void), int calls, double pairs)
{
    double least = 1e30;
    for (int round = 0; round < ROUNDS; round++) {
        const double begin = nanoseconds();
        for (int k = 0; k < calls; k++)
            ask();
        const double took = (nanoseconds() - begin) / calls / pairs;
        least = took < least ? took : least;
    }
    printf("%s: %.2f ns\n", what, least);
}

int main(void)
{
    float *const x = malloc(10 * MANY * sizeof *x);
    if (!x)
        return 1;
    for (int i = 0; i < MANY; i++)
        for (int k = 0; k < 10; k++)
            x[k * MANY + i] = (float)(i % 100) / 50.0f + (k > 6 ? 1.0f : 0.0f);
    ball_view = lh_spheres_aos(ball, sizeof ball, 1);
    box_view = lh_aabbs_aos(box, sizeof box, 1);
    balls = lh_spheres_soa(MANY, x, x + MANY, x + 2 * MANY, x + 3 * MANY);
    boxes = lh_aabbs_soa(MANY, x + 4 * MANY, x + 5 * MANY, x + 6 * MANY, x + 7 * MANY, x + 8 * MANY,
                         x + 9 * MANY);
    measure("one pair, views that are there", ask_views_that_are_there, CALLS, 1);
    measure("one pair, views made for it", make_views_and_ask, CALLS, 1);
    measure("one of 10000 pairs", ask_many, 10, MANY);
    free(x);
    return 0;
}
