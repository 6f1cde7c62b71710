/* How long a ray takes with a node of 4 or 8 boxes, by lanehit/inline.h and in the ways of engines: all in one run,
 * taken in turns, the least time of each. Compiled for AVX2 and FMA. Prints a line a width and way:
 *     boxes way  ns a node in a row, and over the robust way  ns in a chain, and over the fused way */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "lanehit/inline.h"

enum { NODES = 256, ROUNDS = 4000 }; /* in the first level of the cache */

static const float ORIGIN[3] = {0.1f, 0.2f, 0.3f}, DIRECTION[3] = {0.6f, -0.5f, 0.62f};

#define LH_EACH_WIDTH "node_tests.h"
#include "lanehit/inline/each_width.h"

typedef uint32_t asked(int in_a_chain, const float *nodes);

typedef struct way {
    const char *name;
    int boxes;
    asked *ask;
    double nanoseconds[2]; /* a node, in a row and in a chain */
} way;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Boxes of about a third of the space, so that some are hit. */
static void make_nodes(float *nodes, size_t boxes)
{
    uint32_t state = 1;
    for (size_t node = 0; node < NODES; node++)
        for (size_t k = 0; k < 3 * boxes; k++) {
            state = state * 1664525 + 1013904223;
            const float low = (float)(state >> 8) * 0x1p-24f * 4.0f - 2.0f;
            nodes[node * 6 * boxes + k] = low;
            nodes[node * 6 * boxes + 3 * boxes + k] = low + 1.3f;
        }
}

static void measure(way *w, const float *nodes, uint32_t *sum)
{
    for (int in_a_chain = 0; in_a_chain < 2; in_a_chain++) {
        const double start = seconds();
        *sum += w->ask(in_a_chain, nodes);
        const double taken = (seconds() - start) * 1e9 / NODES;
        if (w->nanoseconds[in_a_chain] == 0 || taken < w->nanoseconds[in_a_chain])
            w->nanoseconds[in_a_chain] = taken;
    }
}

int main(void)
{
    static float nodes[2][(size_t)NODES * 6 * 8];
    way ways[] = {{"robust", 4, lh4_robust_asked, {0}},   {"fused", 4, lh4_fused_asked, {0}},
                  {"lanehit", 4, lh4_lanehit_asked, {0}}, {"robust", 8, lh8_robust_asked, {0}},
                  {"fused", 8, lh8_fused_asked, {0}},     {"lanehit", 8, lh8_lanehit_asked, {0}}};
    const size_t count = sizeof ways / sizeof *ways;
    uint32_t sum = 0;
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) {
        fputs("nodes: this processor has no AVX2 with FMA\n", stderr);
        return 1;
    }
    make_nodes(nodes[0], 4);
    make_nodes(nodes[1], 8);
    for (int round = 0; round < ROUNDS; round++)
        for (size_t k = 0; k < count; k++)
            measure(&ways[k], nodes[ways[k].boxes / 8], &sum);
    puts("boxes  way      in a row: ns  of robust   in a chain: ns  of fused");
    for (size_t k = 0; k < count; k++) {
        const way *robust = &ways[k / 3 * 3], *fused = robust + 1, *w = &ways[k];
        printf("%5d  %-8s %12.2f %10.2f %16.2f %9.2f\n", w->boxes, w->name, w->nanoseconds[0],
               w->nanoseconds[0] / robust->nanoseconds[0], w->nanoseconds[1],
               w->nanoseconds[1] / fused->nanoseconds[1]);
    }
    return sum == 0; /* so that nothing is left out */
}
