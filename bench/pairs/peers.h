#ifndef LANEHIT_BENCH_PAIRS_PEERS_H
#define LANEHIT_BENCH_PAIRS_PEERS_H

#include "rival.h"

namespace all_pairs
{

// Other people's libraries, those that were found.
void add_peers(contenders &all);

} // namespace all_pairs

#endif
