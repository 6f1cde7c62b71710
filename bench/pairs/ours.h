#ifndef LANEHIT_BENCH_PAIRS_OURS_H
#define LANEHIT_BENCH_PAIRS_OURS_H

#include "rival.h"

namespace all_pairs
{

void add_ours(contenders &all);

} // namespace all_pairs

#endif
