/* A NaN in one element changes no other element's result, and gives the same bits on every backend. */
#include "batch.h"

#include <string.h>

/* Whatever a NaN does to its own result: a time is a number, and never -0; a miss is a miss. */
static void assert_well_formed(const test *t, outcome found)
{
    for (size_t k = 0; k < t->times; k++) {
        assert_int_equal(isnan(found.t[k]) != 0, 0);
        assert_int_not_equal(bits_of(found.t[k]), bits_of(-0.0f));
        assert_int_equal(isinf(found.t[k]) != 0, !found.hit);
    }
    if (!found.hit)
        assert_int_equal(found.normal, 0);
}

/* b with a NaN somewhere in test spoilt, on every backend. */
static void check_spoilt(const batch *b, size_t spoilt)
{
    results reference, r;
    assert_int_equal(lh_isa_select(LH_ISA_SCALAR), LH_OK);
    run(b, &reference);
    assert_well_formed(b->table->test, outcome_at(b, &reference, spoilt));
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_select(isa) == LH_OK) {
            run(b, &r);
            assert_memory_equal(&r, &reference, sizeof r);
            for (size_t i = 0; i < b->n; i++)
                if (i != spoilt)
                    assert_as_documented(b, &r, i);
        }
}

void check_nan_isolation(void **state)
{
    const table *t = *state;
    packed p;
    pack(t, &p);
    batch b = batch_packed(t, &p);
    b.form = "a NaN in another test";
    for (size_t c = 0; c < components_of(t->test); c++)
        for (size_t i = 0; i < t->count; i++) {
            float *component = packed_component(&p, c, i);
            const float kept = *component;
            *component = NAN;
            check_spoilt(&b, i);
            *component = copysignf(NAN, -1.0f);
            check_spoilt(&b, i);
            *component = kept;
        }
}
