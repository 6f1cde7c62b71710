#include "batch.h"

size_t shape_components(shape s)
{
    static const size_t components[] = {
        [SHAPE_POINT] = 3, [SHAPE_BALL] = 4, [SHAPE_BOX] = 6, [SHAPE_TRIANGLE] = 9, [SHAPE_RAY] = 8,
    };
    return components[s];
}

static void check_batch(const batch *b)
{
    results r;
    run(b, &r);
    for (size_t i = 0; i < b->n; i++)
        assert_as_documented(b, &r, i);
    assert_nothing_else_written(b, &r);
}

static void check_together(const table *t)
{
    packed p;
    pack(t, &p);
    batch in_place = batch_in_place(t), copied = batch_packed(t, &p);
    check_batch(&in_place);
    check_batch(&copied);
}

/* Every choice of operands of b, all tests of which are one row, broadcast. */
static void check_broadcast(const batch *b, const char *form)
{
    const size_t operands = b->table->test->operands;
    for (unsigned chosen = 0; chosen < 1u << operands; chosen++) {
        batch broadcast = *b;
        broadcast.form = form;
        for (size_t k = 0; k < operands; k++)
            if (chosen >> k & 1)
                broadcast.operands[k].count = 1;
        if (chosen + 1 == 1u << operands)
            broadcast.n = 1;
        check_batch(&broadcast);
    }
}

/* More tests than a word of hits has bits, all of row i: from copies of it, or named by an index over and
 * over. */
static void check_repeated(const table *t, size_t i)
{
    enum { TIMES = 67 };
    row copies[TIMES];
    uint32_t index[TIMES];
    for (size_t k = 0; k < TIMES; k++) {
        copies[k] = t->rows[i];
        index[k] = (uint32_t)i;
    }
    table repeated = *t;
    repeated.rows = copies;
    repeated.count = TIMES;
    packed p;
    pack(&repeated, &p);

    const batch in_place = batch_in_place(&repeated), copied = batch_packed(&repeated, &p);
    batch indexed = batch_in_place(t);
    indexed.n = TIMES;
    indexed.rows = copies;
    for (size_t k = 0; k < t->test->operands; k++) {
        indexed.operands[k].count = TIMES;
        indexed.operands[k].index = index;
    }
    check_broadcast(&in_place, "repeated in place");
    check_broadcast(&copied, "repeated and packed");
    check_broadcast(&indexed, "repeated by an index");
}

/* Each output is the same without the others. */
static void check_unwanted(const table *t)
{
    for (unsigned wanted = 0; wanted < WANT_ALL; wanted++) {
        batch b = batch_in_place(t);
        b.wanted = wanted;
        b.form = "not every output wanted";
        check_batch(&b);
    }
}

static void check_forms(const table *t)
{
    check_together(t);
    for (size_t i = 0; i < t->count; i++)
        check_repeated(t, i);
}

static void check_symmetries(const table *t)
{
    row rows[MOST_TESTS];
    table transformed = *t;
    transformed.rows = rows;
    for (int turns = 0; turns < TURNS; turns++)
        for (unsigned mirrored = 0; mirrored < MIRRORINGS; mirrored++) {
            transform_rows(t, turns, mirrored, rows);
            check_forms(&transformed);
        }
}

void check_table(void **state)
{
    const table *t = *state;
    assert_true(t->count <= MOST_TESTS);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_select(isa) == LH_OK) {
            check_unwanted(t);
            if (t->asymmetric)
                check_forms(t);
            else
                check_symmetries(t);
        }
}
