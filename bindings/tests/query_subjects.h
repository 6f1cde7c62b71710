/* What the queries of results_of_c.c are asked about, and what is told of their results: a line each, with a hash of
 * all outputs and how many hit. */
#ifndef LANEHIT_BINDINGS_QUERY_SUBJECTS_H
#define LANEHIT_BINDINGS_QUERY_SUBJECTS_H

#include <inttypes.h>
#include <lanehit/lanehit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 500, HITS = (N + 63) / 64 * 8, CELLS = 16 * 16 * 16 / 8, MOST = 1 << 20 };

#define T_MAX 1.0f

static const lh_grid subject_grid = {-4.0f, -4.0f, -4.0f, 0.5f, 0.5f, 0.5f, 0, 0, 0, 16, 16, 16};

static _Alignas(8) unsigned char memory[MOST];
static size_t used, begin_of_outputs = MOST;

/* Aligned to 8 bytes, and cleared. Inputs of a query come before its outputs. */
static void *room(size_t size)
{
    void *const at = memory + used;
    used += (size + 7) / 8 * 8;
    if (used > MOST)
        abort();
    memset(at, 0, (size + 7) / 8 * 8);
    return at;
}

static float positive(unsigned random)
{
    return (float)((random & 63) + 1) / 64.0f;
}

/* The columns, one behind the other, of count elements by a pattern (bindings/subjects.py). */
static const float *columns(const char *pattern, size_t count, uint64_t seed)
{
    const size_t arrays = strlen(pattern);
    float *const x = room(arrays * count * sizeof *x);
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < arrays; k++) {
            state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            const unsigned random = state >> 40 & 255;
            float number = positive(random);
            if (pattern[k] == 's')
                number = ((float)random - 128.0f) / 128.0f;
            else if (pattern[k] != 'p')
                number += x[(size_t)(pattern[k] - '0') * count + i];
            x[k * count + i] = number;
        }
    return x;
}

static void *output(size_t size)
{
    if (begin_of_outputs == MOST)
        begin_of_outputs = used;
    return room(size);
}

static lh_xyz outputs(void)
{
    lh_xyz made;
    made.x = output(N * sizeof *made.x);
    made.y = output(N * sizeof *made.y);
    made.z = output(N * sizeof *made.z);
    return made;
}

static lh_manifolds manifold(void)
{
    lh_manifolds made;
    made.count = output(N);
    made.normal = outputs();
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++)
        made.point[k] = outputs();
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++)
        made.distance[k] = output(N * sizeof *made.distance[k]);
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++)
        made.feature[k] = output(N * sizeof *made.feature[k]);
    return made;
}

/* FNV-1a of the outputs, with what they are filled up with. */
static void tell(const char *query, lh_status status, const uint64_t *hits, size_t words)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t k = begin_of_outputs; k < used; k++)
        hash = (hash ^ memory[k]) * UINT64_C(0x100000001b3);
    printf("%s %016" PRIx64 " %zu\n", query, hash, hits ? lh_hits_count(hits, words * 64) : 0);
    if (status != LH_OK) {
        fprintf(stderr, "%s\n", lh_status_text(status));
        exit(1);
    }
    used = 0;
    begin_of_outputs = MOST;
}

#endif
