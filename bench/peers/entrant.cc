#include "entrant.h"

#include <cstring>

extern "C" {
#include "contender.h"
}

namespace
{

bool is_compared(const contender &c)
{
    return c.kind == BY_LOOP || (c.kind == BY_CALL && (c.isa == lh_isa_best() || c.isa == LH_ISA_AVX2));
}

void list_own(const problem &p, std::vector<entrant> &entrants)
{
    contender all[CONTENDERS_MAX];
    const std::size_t count = list_contenders(all);
    for (std::size_t i = 0; i < count; i++) {
        const contender c = all[i];
        if (!is_compared(c) || !contender_takes(&c, p.layout))
            continue;
        entrant e;
        e.name = c.name;
        e.writes_bytes = c.kind == BY_LOOP;
        e.is_ours = c.kind == BY_CALL && c.isa == lh_isa_best();
        e.prepare = [c] { contender_prepare(&c); };
        e.solve = [c, &p] { contender_solve(&c, &p); };
        entrants.push_back(e);
    }
}

void list_peers(const problem &p, std::vector<entrant> &entrants)
{
    for (const peer_library *library : peer_libraries())
        for (const peer &one : library->peers) {
            if (std::strcmp(one.workload, p.work->name) != 0)
                continue;
            // Some peers answer one form only.
            const std::shared_ptr<solver> solves = one.lay_out(p);
            if (!solves)
                continue;
            entrant e;
            e.name = one.name;
            e.label = one.label;
            e.by = &one;
            e.writes_bytes = true;
            e.prepare = [] {};
            e.solve = [solves, &p] { solves->solve(p); };
            entrants.push_back(e);
        }
}

} // namespace

std::vector<entrant> list_entrants(const problem &p)
{
    std::vector<entrant> entrants;
    list_own(p, entrants);
    list_peers(p, entrants);
    return entrants;
}

std::vector<std::uint8_t> verdicts_of(const entrant &e, const problem &p)
{
    std::vector<std::uint8_t> verdicts(p.n);
    e.prepare();
    e.solve();
    for (std::size_t i = 0; i < p.n; i++)
        verdicts[i] = e.writes_bytes ? p.bytes[i] != 0 : p.hits[i / 64] >> i % 64 & 1;
    return verdicts;
}
