#include <lanehit/lanehit.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BOXES = 20000, THREADS = 2, PARTS = 4 * THREADS, ROOM = BOXES };

static float low[3][BOXES], high[3][BOXES];
static lh_pair of_part[PARTS][ROOM], pairs[PARTS * ROOM];
static size_t found[PARTS];
static void *prepared;
static pthread_barrier_t all;

static void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "%s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

static void *work(void *argument)
{
    const size_t me = *(const size_t *)argument;
    for (int step = 0; step < LH_PAIRS_STEPS; step++) {
        check(lh_pairs_prepare_part(prepared, step, me));
        pthread_barrier_wait(&all); /* a step needs all of the one before */
    }
    const size_t size = lh_pairs_part_scratch_size(prepared);
    void *scratch = malloc(size);
    for (size_t part = me; part < PARTS; part += THREADS)
        check(lh_pairs_find_part(prepared, part, PARTS, of_part[part], ROOM, &found[part], scratch, size));
    free(scratch);
    return NULL;
}

static float random_float(void) /* from 0 to 1 */
{
    static uint32_t state = 1;
    state = state * 1664525 + 1013904223;
    return (float)(state >> 8) * 0x1p-24f;
}

int main(void)
{
    for (size_t i = 0; i < BOXES; i++)
        for (int k = 0; k < 3; k++) {
            low[k][i] = random_float();
            high[k][i] = low[k][i] + 0.03f;
        }
    lh_aabbs boxes = lh_aabbs_soa(BOXES, low[0], low[1], low[2], high[0], high[1], high[2]);
    size_t size = lh_pairs_begin_size(BOXES, 0, THREADS), number[THREADS], count = 0;
    pthread_t thread[THREADS];
    prepared = malloc(size);
    pthread_barrier_init(&all, NULL, THREADS);
    check(lh_pairs_begin(&boxes, NULL, THREADS, prepared, size));
    for (size_t t = 0; t < THREADS; t++) {
        number[t] = t;
        pthread_create(&thread[t], NULL, work, &number[t]);
    }
    for (size_t t = 0; t < THREADS; t++)
        pthread_join(thread[t], NULL);
    for (size_t part = 0; part < PARTS; part++) { /* one behind the other: the list of one call */
        memcpy(pairs + count, of_part[part], found[part] * sizeof *pairs);
        count += found[part];
    }

    static lh_pair same[PARTS * ROOM];
    size_t in_one_call, scratch_size = lh_pairs_scratch_size(BOXES, 0);
    void *scratch = malloc(scratch_size);
    check(lh_pairs_aabb_aabb(&boxes, NULL, same, sizeof same / sizeof *same, &in_one_call, scratch,
                             scratch_size));
    const int equal = in_one_call == count && memcmp(same, pairs, count * sizeof *pairs) == 0;
    printf("%s\n", equal ? "the list of one call" : "another list");
    free(scratch);
    free(prepared);
    return !equal;
}
