// Who asks for one sees to it that the processor has AVX2 (v3), AVX-512 (v4), and frees it.
#ifndef LANEHIT_BENCH_PAIRS_PRUNING_H
#define LANEHIT_BENCH_PAIRS_PRUNING_H

#include "rival.h"

namespace all_pairs
{

rival *make_pruning_sse(); // version 17, and compiled for v3
rival *make_pruning_v3(bool buckets);
rival *make_pruning_v4(bool buckets);

} // namespace all_pairs

#endif
