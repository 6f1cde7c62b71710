#include "packing_by.h"

#include "dispatch/by_isa.h"

static const lh_backend *chosen;

void pack_by(const lh_backend *backend)
{
    chosen = backend;
}

static void pack(const lh_packing *packing)
{
    chosen->pack(packing);
}

static void round_doubles(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    chosen->round(x, count, flips, rounded);
}

static void spread(const double *x, size_t count, const uint64_t *flips, double *ends)
{
    chosen->spread(x, count, flips, ends);
}

/* None is ever chosen by number here. */
lh_pack_function *const lh_pack_by_isa[LH_CHOICES] = {pack};
lh_round_function *const lh_round_by_isa[LH_CHOICES] = {round_doubles};
lh_spread_function *const lh_spread_by_isa[LH_CHOICES] = {spread};
