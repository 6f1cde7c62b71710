/* A small pile has the same end state on every backend, of every compiler, and on every processor: the one that is
 * written down here. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../demo/fail.h"
#include "../pile.h"

const char program_name[] = "pile-golden";

enum { BODIES = 300, STEPS = 240, SEED = 1 };
static const uint64_t expected = UINT64_C(0x5ffc49ec764d6cc5);

static uint64_t end_state(void)
{
    pile p = pile_make(BODIES, SEED);
    for (int step = 0; step < STEPS; step++)
        pile_step(&p);
    const uint64_t hash = pile_hash(&p);
    pile_free(&p);
    return hash;
}

int main(void)
{
    int status = EXIT_SUCCESS;
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        must(lh_isa_select(isa));
        const uint64_t hash = end_state();
        if (hash != expected) {
            complain("%s: %016" PRIx64 ", not %016" PRIx64, lh_isa_name(isa), hash, expected);
            status = EXIT_FAILURE;
        }
    }
    return status;
}
