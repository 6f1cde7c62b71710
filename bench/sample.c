#include <string.h>

#include "sample.h"

static const float origin[3] = {0.0f, 0.0f, 0.0f};

/* Pairs are scattered over a cube of this size, so that coordinates are large against the shapes. */
static const float half_world = 32.0f;

/* The spread where nothing hits: some apart, some within each other. */
static const float near_by = 2.0f;

/* Draws the operands that the form has many of. */
static void draw_operands(sampler *s)
{
    const workload *w = s->trial.work;
    if (s->form == FORM_ONE_FIRST) {
        draw_element(&s->random, w->second, origin, s->spread, s->second);
    } else if (s->form == FORM_ONE_SECOND || has_pairs_alone(w)) {
        draw_element(&s->random, w->first, origin, s->spread, s->first);
    } else {
        for (size_t axis = 0; axis < 3; axis++)
            s->centre[axis] = dice_between(&s->random, -half_world, half_world);
        draw_element(&s->random, w->first, s->centre, s->spread, s->first);
        draw_element(&s->random, w->second, s->centre, s->spread, s->second);
    }
    if (w->options & GIVE_REST)
        draw_rest(&s->random, s->first, s->second);
}

static int draw_once(sampler *s)
{
    draw_operands(s);
    problem_solve_by_reference(&s->trial);
    return (int)(s->output[0][0] & 1) | !has_hits(s->trial.work->query);
}

static double rate_at(sampler *s, float spread)
{
    const int trials = 2000; /* a rate of 0.05 to within a tenth of itself */
    s->spread = spread;
    int hits = 0;
    for (int i = 0; i < trials; i++)
        hits += draw_once(s);
    return hits / (double)trials;
}

/* The rate falls as the spread grows. */
static float spread_for(sampler *s, double hit_rate)
{
    enum { HALVINGS = 16 };
    float near = 0.0f;
    float far = half_world;
    for (int i = 0; i < HALVINGS; i++) {
        const float middle = (near + far) / 2.0f;
        if (rate_at(s, middle) > hit_rate)
            near = middle;
        else
            far = middle;
    }
    return near;
}

static operand lone_operand(const float *element, size_t columns)
{
    operand o = {.count = 1, .stride = sizeof(float)};
    for (size_t k = 0; k < columns; k++)
        o.column[k] = element + k;
    return o;
}

static double clamped(double rate)
{
    if (rate < 0.05)
        return 0.05;
    return rate > 0.5 ? 0.5 : rate;
}

void sampler_start(sampler *s, const workload *w, form f, double hit_rate)
{
    *s = (sampler){.random = {1}, .form = f};
    s->trial = (problem){.work = w, .n = 1};
    s->trial.first = lone_operand(s->first, columns_of(w->first));
    s->trial.second = lone_operand(s->second, columns_of(w->second));
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        s->trial.output[k].array = s->output[k];
    problem_bind(&s->trial);

    draw_element(&s->random, w->first, origin, 0.0f, s->first);
    draw_element(&s->random, w->second, origin, 0.0f, s->second);
    s->spread = has_hits(w->query) ? spread_for(s, clamped(hit_rate)) : near_by;
    s->hits_always = rate_at(s, s->spread) == 1.0;
}

void sampler_draw(sampler *s, int hit)
{
    const int wanted = hit | s->hits_always;
    while (draw_once(s) != wanted)
        ;
}

void draw_verdicts(dice *d, size_t n, double hit_rate, uint8_t *verdicts)
{
    size_t hits_left = (size_t)(hit_rate * (double)n + 0.5);
    for (size_t i = 0; i < n; i++) {
        const int hit = dice_below(d, n - i) < hits_left;
        hits_left -= (size_t)hit;
        verdicts[i] = (uint8_t)hit;
    }
}

void draw_permutation(dice *d, size_t n, uint32_t *numbers)
{
    for (size_t i = 0; i < n; i++) {
        const size_t j = dice_below(d, i + 1);
        numbers[i] = numbers[j];
        numbers[j] = (uint32_t)i;
    }
}
