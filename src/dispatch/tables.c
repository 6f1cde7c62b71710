/* Each backend as a table of all that it has: for suites and benchmarks. Whoever links this links all queries. */
#include "by_isa.h"

const lh_backend *const lh_table_by_isa[LH_CHOICES] = {NULL, LH_BY_ISA(table)};

const lh_backend *lh_isa_backend(lh_isa isa)
{
    return lh_isa_available(isa) ? lh_table_by_isa[isa + 1] : NULL;
}
