#include "bodies.h"

#include "../support/dice.h"
#include "take.h"

body *bodies_of(size_t n, uint64_t seed)
{
    body *const of = take(n * sizeof *of);
    dice d = {seed};
    for (size_t i = 0; i < n; i++)
        of[i] = (body){.layer = UINT32_C(1) << dice_below(&d, 4) | (dice_one_in(&d, 3) ? 1u << 31 : 0),
                       .mask = (uint32_t)dice_below(&d, 16) | (dice_one_in(&d, 2) ? 1u << 31 : 0)};
    return of;
}

bool do_want(const lh_layers *a, const lh_layers *b, lh_pair pair)
{
    const lh_layers *const of[2] = {a, b};
    const uint32_t at[2] = {pair.a, pair.b};
    uint32_t layer[2] = {~0u, ~0u}, mask[2] = {~0u, ~0u};
    for (int k = 0; k < 2; k++) {
        const size_t step = of[k] && of[k]->stride ? of[k]->stride / 4 : 1;
        if (of[k] && of[k]->layer)
            layer[k] = of[k]->layer[step * at[k]];
        if (of[k] && of[k]->mask)
            mask[k] = of[k]->mask[step * at[k]];
    }
    return (layer[0] & mask[1]) != 0 && (layer[1] & mask[0]) != 0;
}
