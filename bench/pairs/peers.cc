#include "peers.h"

// LANEHIT_PAIRS_PEERS: PEER(bullet)PEER(cgal) ...
#define PEER(name)                                                                                           \
    namespace all_pairs                                                                                      \
    {                                                                                                        \
    void add_##name(contenders &all);                                                                        \
    }
LANEHIT_PAIRS_PEERS
#undef PEER

namespace all_pairs
{

void add_peers(contenders &all)
{
    (void)all; // where there are none
#define PEER(name) add_##name(all);
    LANEHIT_PAIRS_PEERS
#undef PEER
}

} // namespace all_pairs
