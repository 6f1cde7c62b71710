#include "batch.h"

static void check_together(const table *t)
{
    packed p;
    const batch in_place = batch_in_place(t), copied = batch_packed(t, &p);
    check_batch(&in_place);
    check_batch(&copied);
}

/* Every choice of operands of b, all pairs of which are one row, broadcast. */
static void check_broadcast(const batch *b, const char *form)
{
    unsigned operands = 0;
    for (unsigned k = 0; k < lh_inputs_of(b->query); k++)
        if (lh_kind_of(b->query, k)->role == LH_VIEW && b->table->absent[k] != ABSENT_VIEW)
            operands |= 1u << k;
    for (unsigned chosen = 0; chosen <= operands; chosen++) {
        if (chosen & ~operands)
            continue;
        batch broadcast = *b;
        broadcast.form = form;
        for (unsigned k = 0; k < lh_inputs_of(b->query); k++)
            if (chosen >> k & 1)
                broadcast.views[k].start.count = 1;
        if (chosen == operands)
            broadcast.n = 1;
        check_batch(&broadcast);
    }
}

/* More pairs than a word of hits has bits, all of row i: from copies of it, or named by an index over and
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
    const batch in_place = batch_in_place(&repeated), copied = batch_packed(&repeated, &p);
    batch indexed = batch_in_place(t);
    indexed.n = TIMES;
    indexed.rows = copies;
    for (unsigned k = 0; k < indexed.query->arguments; k++)
        if (lh_kind_of(indexed.query, k)->role == LH_VIEW) {
            indexed.views[k].start.count = TIMES;
            indexed.views[k].start.index = index;
        }
    check_broadcast(&in_place, "repeated in place");
    check_broadcast(&copied, "repeated and packed");
    check_broadcast(&indexed, "repeated by an index");
}

/* Each output is the same without the others. */
static void check_unwanted(const table *t)
{
    batch b = batch_in_place(t);
    const uint64_t optional = optional_outputs(b.query);
    b.form = "not every output wanted";
    for (b.wanted = 0; b.wanted <= optional; b.wanted++)
        if (!(b.wanted & ~optional))
            check_batch(&b);
}

static void check_forms(const table *t)
{
    check_together(t);
    for (size_t i = 0; i < t->count; i++)
        check_repeated(t, i);
}

static void check_symmetries(const table *t)
{
    row rows[MOST_PAIRS];
    float set[LH_MOST_OF_A_SET * LH_MOST_ARRAYS];
    table transformed = *t;
    transformed.rows = rows;
    transformed.set = set;
    for (int turns = 0; turns < TURNS; turns++)
        for (unsigned mirrored = 0; mirrored < MIRRORINGS; mirrored++) {
            transform_rows(t, turns, mirrored, rows);
            transform_set(t, turns, mirrored, set);
            check_forms(&transformed);
        }
}

void check_table(void **state)
{
    const table *t = *state;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_select(isa) == LH_OK) {
            check_unwanted(t);
            if (t->asymmetric)
                check_forms(t);
            else
                check_symmetries(t);
        }
}
