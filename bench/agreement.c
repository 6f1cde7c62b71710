#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "agreement.h"

/* The outputs of one test; 0 what is not wanted. */
typedef struct answer {
    int hit;
    float t_enter, t_exit;
    int normal;
} answer;

static answer answer_at(const problem *p, int from_bytes, size_t i)
{
    return (answer){.hit = from_bytes ? p->bytes[i] : (int)(p->hits[i / 64] >> i % 64 & 1),
                    .t_enter = p->t_enter ? p->t_enter[i] : 0.0f,
                    .t_exit = p->t_exit ? p->t_exit[i] : 0.0f,
                    .normal = p->normal ? p->normal[i] : 0};
}

static int same_bits(float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* Many roundings apart at the most, with cancellation in the way to the plane. */
static int nearly_same(float a, float b)
{
    return same_bits(a, b) || fabsf(a - b) <= 1e-4f * (1.0f + fabsf(b));
}

static int agrees(const contender *c, answer a, answer b)
{
    int (*same)(float, float) = c->kind == BY_LOOP ? nearly_same : same_bits;
    return a.hit == b.hit && same(a.t_enter, b.t_enter) && same(a.t_exit, b.t_exit) && a.normal == b.normal;
}

size_t disagreements(const contender *c, const problem *p)
{
    answer *right = malloc(p->n * sizeof *right);
    if (!right)
        return p->n;
    p->work->test->run(p, lh_isa_backend(LH_ISA_SCALAR));
    for (size_t i = 0; i < p->n; i++)
        right[i] = answer_at(p, 0, i);

    contender_prepare(c);
    contender_solve(c, p);
    size_t count = 0;
    for (size_t i = 0; i < p->n; i++)
        count += !agrees(c, answer_at(p, c->kind == BY_LOOP, i), right[i]);
    free(right);
    return count;
}

size_t disagreements_tolerated(const contender *c, size_t n)
{
    return c->kind == BY_LOOP ? (n + 99) / 100 : 0;
}
