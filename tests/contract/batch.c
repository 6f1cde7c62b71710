#include "batch.h"

#include <stdio.h>
#include <string.h>

enum { CANARY = 0xa5 };

uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

unsigned outputs_of(const test *t)
{
    unsigned bits = t->has_normal ? WANT_NORMAL : 0;
    for (size_t k = 0; k < t->times; k++)
        bits |= want_t(k);
    return bits;
}

size_t components_of(const test *t)
{
    size_t components = 0;
    for (size_t k = 0; k < t->operands; k++)
        components += shape_components(t->shapes[k]);
    return components;
}

float *packed_component(packed *p, size_t c, size_t i)
{
    return p->components + c * p->count + i;
}

void pack(const table *t, packed *p)
{
    p->count = t->count;
    for (size_t c = 0; c < components_of(t->test); c++)
        for (size_t i = 0; i < t->count; i++)
            *packed_component(p, c, i) = t->rows[i].shapes[c];
}

/* The operands of which the components follow each other in steps from first on. */
static batch batch_from(const table *t, const char *form, const float *first, size_t step, uint32_t stride)
{
    batch b = {.table = t, .n = t->count, .rows = t->rows, .wanted = WANT_ALL, .form = form};
    for (size_t k = 0; k < t->test->operands; k++) {
        b.operands[k] = (operand){.count = t->count, .first = first, .step = step, .stride = stride};
        first += step * shape_components(t->test->shapes[k]);
    }
    return b;
}

batch batch_in_place(const table *t)
{
    return batch_from(t, "in place", t->rows[0].shapes, 1, sizeof(row));
}

batch batch_packed(const table *t, const packed *p)
{
    return batch_from(t, "packed", p->components, p->count, 0);
}

void run(const batch *b, results *r)
{
    const test *t = b->table->test;
    const unsigned wanted = b->wanted & outputs_of(t);
    assert_true(b->n <= MOST_TESTS);
    memset(r, CANARY, sizeof *r);

    outputs out = {.hits = r->hits};
    for (size_t k = 0; k < MOST_TIMES; k++)
        out.t[k] = wanted & want_t(k) ? r->t[k] : NULL;
    out.normal = wanted & WANT_NORMAL ? r->normal : NULL;
    assert_int_equal(t->call(b->operands, b->table->t_max, &out), LH_OK);
}

outcome outcome_at(const batch *b, const results *r, size_t i)
{
    const unsigned wanted = b->wanted & outputs_of(b->table->test);
    outcome found = {.hit = (int)(r->hits[i / 64] >> i % 64 & 1)};
    for (size_t k = 0; k < MOST_TIMES; k++)
        found.t[k] = wanted & want_t(k) ? r->t[k][i] : 0;
    found.normal = wanted & WANT_NORMAL ? r->normal[i] : 0;
    return found;
}

/* What the row says of the outputs that are wanted; the times of a miss go without saying. */
static outcome documented(const batch *b, const row *said)
{
    const unsigned wanted = b->wanted & outputs_of(b->table->test);
    outcome expected = said->expected;
    for (size_t k = 0; k < MOST_TIMES; k++) {
        const float t = expected.hit ? expected.t[k] : INFINITY;
        expected.t[k] = wanted & want_t(k) ? t : 0;
    }
    if (!(wanted & WANT_NORMAL))
        expected.normal = 0;
    return expected;
}

static int same_bits(outcome a, outcome b)
{
    int same = a.hit == b.hit && a.normal == b.normal;
    for (size_t k = 0; k < MOST_TIMES; k++)
        same &= bits_of(a.t[k]) == bits_of(b.t[k]);
    return same;
}

/* Times as hexadecimal floats, which show every bit and both zeros. */
static const char *describe(outcome o, char *text, size_t size)
{
    snprintf(text, size, "%s, times %a %a, normal %d", o.hit ? "hit" : "miss", (double)o.t[0], (double)o.t[1],
             o.normal);
    return text;
}

void assert_as_documented(const batch *b, const results *r, size_t i)
{
    const row *said = &b->rows[i];
    const outcome expected = documented(b, said), found = outcome_at(b, r, i);
    char expected_text[128], found_text[128];
    if (!same_bits(expected, found))
        fail_msg("%s (%s, %s, test %zu of %zu): expected %s; found %s", said->says,
                 lh_isa_name(lh_isa_active()), b->form, i, b->n,
                 describe(expected, expected_text, sizeof expected_text),
                 describe(found, found_text, sizeof found_text));
}

static int is_canary(const void *first, const void *end)
{
    for (const unsigned char *byte = first; byte != end; byte++)
        if (*byte != CANARY)
            return 0;
    return 1;
}

void assert_nothing_else_written(const batch *b, const results *r)
{
    const unsigned wanted = b->wanted & outputs_of(b->table->test);
    const size_t words = lh_hits_words(b->n);
    if (b->n % 64 != 0)
        assert_int_equal(r->hits[words - 1] >> b->n % 64, 0);
    assert_true(is_canary(r->hits + words, &r->hits + 1));
    for (size_t k = 0; k < MOST_TIMES; k++)
        assert_true(is_canary(r->t[k] + (wanted & want_t(k) ? b->n : 0), &r->t[k] + 1));
    assert_true(is_canary(r->normal + (wanted & WANT_NORMAL ? b->n : 0), &r->normal + 1));
}
