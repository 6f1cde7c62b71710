#include "batch.h"

#include <stdio.h>
#include <string.h>

enum { CANARY = 0xa5 };

static int is_output(const lh_query *query, unsigned k)
{
    return lh_kind_of(query, k)->role == LH_OUTPUT;
}

static int is_floats(const lh_query *query, unsigned k)
{
    return is_output(query, k) && lh_kind_of(query, k)->bits == 32;
}

uint64_t optional_outputs(const lh_query *query)
{
    uint64_t outputs = 0;
    for (unsigned k = 0; k < query->arguments; k++)
        if (is_output(query, k) && lh_kind_of(query, k)->may_be_null)
            outputs |= UINT64_C(1) << k;
    return outputs;
}

static int is_wanted(const batch *b, unsigned k)
{
    return is_output(b->query, k) && (!lh_kind_of(b->query, k)->may_be_null || b->wanted >> k & 1);
}

static view view_of_set(const table *t, const lh_shape *shape)
{
    view v = {.start.count = t->set_size};
    for (unsigned array = 0; array < shape->arrays; array++) {
        v.array[array] = t->set + array;
        set_stride(shape, &v, array, (uint32_t)(shape->arrays * sizeof(float)));
    }
    return v;
}

/* The operands of which the components follow each other in steps from first on. */
static batch batch_from(const table *t, const char *form, const float *first, size_t step, uint32_t stride)
{
    batch b = {.table = t, .query = &lh_queries[t->query], .n = t->count, .rows = t->rows, .form = form};
    assert_true(t->count <= MOST_PAIRS);
    b.wanted = optional_outputs(b.query);
    for (unsigned k = 0; k < b.query->arguments; k++) {
        const lh_shape *shape = lh_kind_of(b.query, k)->shape;
        if (lh_kind_of(b.query, k)->role == LH_SET)
            b.views[k] = view_of_set(t, shape);
        if (lh_kind_of(b.query, k)->role != LH_VIEW)
            continue;
        b.views[k].start.count = t->count;
        for (unsigned array = 0; array < shape->arrays; array++, first += step) {
            b.views[k].array[array] = t->absent[k] >> array & 1 ? NULL : first;
            set_stride(shape, &b.views[k], array, stride);
        }
    }
    return b;
}

batch batch_in_place(const table *t)
{
    return batch_from(t, "in place", t->rows[0].components, 1, sizeof(row));
}

batch batch_packed(const table *t, packed *p)
{
    for (size_t c = 0; c < MOST_COMPONENTS; c++)
        for (size_t i = 0; i < t->count; i++)
            p->components[c][i] = t->rows[i].components[c];
    return batch_from(t, "packed", p->components[0], MOST_PAIRS, 0);
}

static void run(const batch *b, results *r)
{
    lh_call call;
    memset(r, CANARY, sizeof *r);
    for (unsigned k = 0; k < b->query->arguments; k++)
        if (is_output(b->query, k))
            call.argument[k].output = is_wanted(b, k) ? r->bytes[k] : NULL;
        else if (lh_kind_of(b->query, k)->role == LH_NUMBER)
            call.argument[k].number = b->table->number;
        else
            call.argument[k].view = b->table->absent[k] == ABSENT_VIEW ? NULL : &b->views[k];
    assert_int_equal(public_functions[b->table->query](&call), LH_OK);
}

/* Pair i of the results, and in place of what is not wanted what the row says. */
static outcome outcome_at(const batch *b, const results *r, size_t i, const outcome *said)
{
    outcome found = *said;
    size_t next_float = 0;
    for (unsigned k = 0; k < b->query->arguments; k++) {
        const char *bytes = (const char *)r->bytes[k];
        const int bit = (int)(r->bytes[k][i / 64] >> i % 64 & 1), is_float = is_floats(b->query, k);
        if (is_wanted(b, k)) {
            if (lh_kind_name_of(b->query, k) == LH_KIND_HITS)
                found.hit = bit;
            if (lh_kind_name_of(b->query, k) == LH_KIND_INSIDE)
                found.inside = bit;
            if (lh_kind_of(b->query, k)->bits == 8)
                found.normal = (int8_t)bytes[i];
            if (is_float)
                memcpy(&found.floats[next_float], bytes + i * sizeof(float), sizeof(float));
        }
        next_float += is_float != 0;
    }
    return found;
}

/* What is infinite on a miss goes without saying. */
static outcome documented(const batch *b, size_t i)
{
    outcome expected = b->rows[i].expected;
    size_t next_float = 0;
    for (unsigned k = 0; k < b->query->arguments; k++) {
        if (lh_kind_of(b->query, k)->on_miss == LH_INFINITE_ON_MISS && !expected.hit)
            expected.floats[next_float] = INFINITY;
        next_float += is_floats(b->query, k) != 0;
    }
    return expected;
}

/* Of vectors either zero will do: a mirrored 0 is -0. */
static int same_float(const lh_kind *kind, float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0 || (kind->is_vector && a == b);
}

static int same_outcome(const lh_query *query, outcome a, outcome b)
{
    int same = a.hit == b.hit && a.inside == b.inside && a.normal == b.normal;
    size_t next_float = 0;
    for (unsigned k = 0; k < query->arguments; k++)
        if (is_floats(query, k)) {
            same &= same_float(lh_kind_of(query, k), a.floats[next_float], b.floats[next_float]);
            next_float++;
        }
    return same;
}

/* Floats as hexadecimal ones, which show every bit and both zeros. */
static const char *describe(outcome o, char *text, size_t size)
{
    int length = snprintf(text, size, "%s, %s, normal %d, floats", o.hit ? "hit" : "miss",
                          o.inside ? "inside" : "not inside", o.normal);
    for (size_t k = 0; k < MOST_FLOAT_RESULTS; k++)
        length += snprintf(text + length, size - (size_t)length, " %a", (double)o.floats[k]);
    return text;
}

static void assert_as_documented(const batch *b, const results *r, size_t i)
{
    const outcome expected = documented(b, i), found = outcome_at(b, r, i, &expected);
    char expected_text[400], found_text[400];
    if (!same_outcome(b->query, expected, found))
        fail_msg("%s (%s, %s, pair %zu of %zu): expected %s; found %s", b->rows[i].says,
                 lh_isa_name(lh_isa_active()), b->form, i, b->n,
                 describe(expected, expected_text, sizeof expected_text),
                 describe(found, found_text, sizeof found_text));
}

/* What a call writes of an output: whole words where a result is a bit. */
static size_t bytes_written(const batch *b, unsigned k)
{
    const unsigned bits = lh_kind_of(b->query, k)->bits;
    if (!is_wanted(b, k))
        return 0;
    return bits == 1 ? lh_hits_words(b->n) * sizeof(uint64_t) : b->n * bits / 8;
}

static int is_canary(const unsigned char *first, const unsigned char *end)
{
    for (const unsigned char *byte = first; byte != end; byte++)
        if (*byte != CANARY)
            return 0;
    return 1;
}

static void assert_nothing_else_written(const batch *b, const results *r)
{
    for (unsigned k = 0; k < b->query->arguments; k++) {
        const unsigned char *bytes = (const unsigned char *)r->bytes[k];
        if (is_output(b->query, k))
            assert_true(is_canary(bytes + bytes_written(b, k), bytes + sizeof r->bytes[k]));
        if (lh_kind_of(b->query, k)->bits == 1 && is_wanted(b, k) && b->n % 64 != 0)
            assert_int_equal(r->bytes[k][b->n / 64] >> b->n % 64, 0);
    }
}

void check_batch(const batch *b)
{
    results r;
    run(b, &r);
    for (size_t i = 0; i < b->n; i++)
        assert_as_documented(b, &r, i);
    assert_nothing_else_written(b, &r);
}
