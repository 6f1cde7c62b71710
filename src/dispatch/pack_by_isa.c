#include "by_isa.h"

/* The first call of a process has a backend chosen. */
static void first_use(const lh_packing *packing)
{
    lh_pack_by_isa[lh_choose_isa()](packing);
}

lh_pack_function *const lh_pack_by_isa[LH_CHOICES] = {first_use, LH_BY_ISA(pack)};
