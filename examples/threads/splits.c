/* A batch in ranges and all pairs in parts, by a pool of threads: the bytes of one call, for every split.
 *   splits [COUNT]    so many rays and boxes; then it says how long one call takes, and the pool */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "by_pool.h"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static float random_float(void) /* from 0 to 1 */
{
    static uint32_t state = 1;
    state = state * 1664525 + 1013904223;
    return (float)(state >> 8) * 0x1p-24f;
}

/* Half a pair for each box, whatever n is. */
static void make_scene(ray *rays, box *boxes, size_t n)
{
    float side = 1;
    while (side * side * side * (float)n > 0.125f)
        side *= 0.9f;
    for (size_t i = 0; i < n; i++)
        for (int k = 0; k < 3; k++) {
            boxes[i].min[k] = random_float();
            boxes[i].max[k] = boxes[i].min[k] + side;
            rays[i].origin[k] = 2 * random_float();
            rays[i].dir[k] = boxes[i].min[k] + 2 * side * random_float() - rays[i].origin[k];
        }
}

typedef struct results {
    uint64_t *hits;
    float *t_enter;
    lh_pair *pairs;
    size_t count;
    double batch_seconds, pairs_seconds;
} results;

static results by_pool(const ray *rays, const box *boxes, size_t n, size_t parts)
{
    results got = {.hits = memory(lh_hits_words(n) * 8), .t_enter = memory(n * sizeof(float))};
    const double begin = now();
    raycast_by_pool(rays, boxes, n, parts, got.hits, got.t_enter);
    const double middle = now();
    got.pairs = pairs_by_pool(boxes, n, parts, &got.count);
    got.batch_seconds = middle - begin;
    got.pairs_seconds = now() - middle;
    return got;
}

static void release(results *got)
{
    free(got->hits);
    free(got->t_enter);
    free(got->pairs);
}

static int same(const results *a, const results *b, size_t n)
{
    return memcmp(a->hits, b->hits, lh_hits_words(n) * 8) == 0 &&
           memcmp(a->t_enter, b->t_enter, n * sizeof(float)) == 0 && a->count == b->count &&
           memcmp(a->pairs, b->pairs, a->count * sizeof(lh_pair)) == 0;
}

/* The same by one call each. */
static results by_one_call(const ray *rays, const box *boxes, size_t n)
{
    results got = {.hits = memory(lh_hits_words(n) * 8), .t_enter = memory(n * sizeof(float))};
    const lh_rays all = lh_rays_aos(rays[0].origin, sizeof(ray), n);
    const lh_aabbs view = lh_aabbs_aos(boxes[0].min, sizeof(box), n);
    const size_t size = lh_pairs_scratch_size(n, 0), room = 2 * n;
    double begin = now();
    check(lh_raycast_aabb(&all, &view, got.hits, got.t_enter, NULL));
    got.batch_seconds = now() - begin;
    begin = now();
    void *const scratch = memory(size);
    got.pairs = memory(room * sizeof(lh_pair));
    check(lh_pairs_aabb_aabb(&view, NULL, got.pairs, room, &got.count, scratch, size));
    free(scratch);
    got.pairs_seconds = now() - begin;
    return got;
}

int main(int argc, char **argv)
{
    const size_t n = argc > 1 ? strtoul(argv[1], NULL, 10) : 50000;
    if (n == 0 || n > (size_t)1 << 28) {
        fprintf(stderr, "splits: COUNT is a number from 1 to 2^28\n");
        return EXIT_FAILURE;
    }
    ray *const rays = memory(n * sizeof *rays);
    box *const boxes = memory(n * sizeof *boxes);
    make_scene(rays, boxes, n);
    results one = by_one_call(rays, boxes, n);
    const size_t splits[] = {1, 2, 3, 8, 16, 100};
    size_t equal = 0;
    for (size_t k = 0; k < sizeof splits / sizeof *splits; k++) {
        results shared = by_pool(rays, boxes, n, splits[k]);
        if (same(&one, &shared, n))
            equal++;
        if (argc > 1)
            printf("%zu parts: rays %.1f ms, one call %.1f; pairs %.1f ms, one call %.1f\n", splits[k],
                   1e3 * shared.batch_seconds, 1e3 * one.batch_seconds, 1e3 * shared.pairs_seconds,
                   1e3 * one.pairs_seconds);
        release(&shared);
    }
    printf("the bytes of one call in %zu of %zu splits, %zu hits and %zu pairs\n", equal,
           sizeof splits / sizeof *splits, lh_hits_count(one.hits, n), one.count);
    release(&one);
    free(rays);
    free(boxes);
    return equal != sizeof splits / sizeof *splits;
}
