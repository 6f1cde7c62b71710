#include "peer.h"

// Each library that was found, as meson.build lists them: PEER(name) defines `const peers name_peers`.
#define PEER(name) extern const peers name##_peers;
LANEHIT_BENCH_PEERS
#undef PEER

const peers &all_peers()
{
    static const peers all = [] {
        peers found;
#define PEER(name) found.insert(found.end(), name##_peers.begin(), name##_peers.end());
        LANEHIT_BENCH_PEERS
#undef PEER
        return found;
    }();
    return all;
}

void copy_element(const operand &o, std::size_t i, float element[COLUMNS_MAX])
{
    const std::size_t at = o.count == 1 ? 0 : i * o.stride;
    for (std::size_t k = 0; k < COLUMNS_MAX; k++)
        element[k] = o.column[k]
                         ? *reinterpret_cast<const float *>(reinterpret_cast<const char *>(o.column[k]) + at)
                         : 0.0f;
}
