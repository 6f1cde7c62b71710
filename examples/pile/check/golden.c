/* A small pile comes to rest, and with the same end state on every backend, of every compiler, and on every processor:
 * the one that is written down here. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../demo/fail.h"
#include "../pile.h"

const char program_name[] = "pile-golden";

enum { BODIES = 300, STEPS = 300, SEED = 1 };
static const uint64_t expected = UINT64_C(0x024370d5d6198db7);
static const double most_energy = 5;       /* J a body; half-way down each has about 8,000 */
static const float deepest_wanted = 0.01F; /* m: twice the slop */

static int failed;

static void check(const pile *p, const char *isa)
{
    const uint64_t hash = pile_hash(p);
    const double energy = pile_energy(p) / BODIES, deepest = (double)pile_deepest(p);
    if (hash != expected)
        complain("%s: %016" PRIx64 ", not %016" PRIx64, isa, hash, expected);
    if (energy > most_energy)
        complain("%s: %g J a body, so it is not at rest", isa, energy);
    if (deepest > (double)deepest_wanted)
        complain("%s: two bodies are %g m in each other", isa, deepest);
    failed |= hash != expected || energy > most_energy || deepest > (double)deepest_wanted;
}

static void fall(const char *isa)
{
    pile p = pile_make(BODIES, SEED);
    for (int step = 0; step < STEPS; step++)
        pile_step(&p);
    check(&p, isa);
    pile_free(&p);
}

int main(void)
{
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        must(lh_isa_select(isa));
        fall(lh_isa_name(isa));
    }
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
