#include "peer.h"

// Each library that was found, as meson.build lists them: PEER(name) defines `const peer_library name_peers`.
#define PEER(name) extern const peer_library name##_peers;
LANEHIT_BENCH_PEERS
#undef PEER

const std::vector<const peer_library *> &peer_libraries()
{
#define PEER(name) &name##_peers,
    static const std::vector<const peer_library *> all = {LANEHIT_BENCH_PEERS};
#undef PEER
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
