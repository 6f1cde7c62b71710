#include "contender.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>

extern "C" {
#include "other.h"
}

// LOOP(name, isa) of each way to compile the plain loops, from meson.build.
#if !defined(LANEHIT_BENCH_LOOPS)
#define LANEHIT_BENCH_LOOPS
#endif

namespace
{

// ---- The plain loops ----

struct compiled_loops {
    const char *name;
    lh_isa rival;
};

const std::vector<compiled_loops> &all_loops()
{
#define LOOP(name, isa) {#name, isa},
    static const std::vector<compiled_loops> all = {LANEHIT_BENCH_LOOPS};
#undef LOOP
    return all;
}

// A library of loops, opened once; null, and why is on stderr, if it cannot be.
void *open_loops(const std::string &file)
{
    static std::map<std::string, void *> opened;
    const auto [at, is_new] = opened.try_emplace(file, nullptr);
    if (is_new && !(at->second = dlopen((LANEHIT_BENCH_FOLDER "/" + file).c_str(), RTLD_NOW | RTLD_LOCAL)))
        std::fprintf(stderr, "bench: no plain loops: %s\n", dlerror());
    return at->second;
}

// The levels of the x86-64 ABI hold more than the backends ask for.
bool runs(const compiled_loops &loops)
{
#if defined(__x86_64__)
    return lh_isa_available(loops.rival) && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
#else
    return lh_isa_available(loops.rival);
#endif
}

void list_loops(problem &p, std::vector<contender> &all)
{
    if (!is_packed_form(p.layout) || p.work->options & GIVE_REST)
        return;
    const std::string file = loops_of(*p.work);
    void *library = file.empty() ? nullptr : open_loops(file);
    for (const compiled_loops &loops : all_loops()) {
        if (!library || !runs(loops))
            continue;
        contender c = {loops.name, way::loop, loops.rival, &p};
        c.loop = reinterpret_cast<plain_loop *>(dlsym(library, loops.name));
        c.keeps_others = dlsym(library, "keeps_others");
        c.keeps_verdicts = dlsym(library, "keeps_verdicts");
        all.push_back(c);
    }
}

// ---- This library and another build of it, and peers ----

void list_own(problem &p, std::vector<contender> &all)
{
    lh_query_function *own = p.work->public_function, *other = other_function(p.work->query);
    for (int isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        const std::string name = lh_isa_name(isa);
        all.push_back({name, way::table, isa, &p, lh_isa_backend(isa)->query[p.work->query]});
        all.push_back({name + "_call", way::call, isa, &p, own});
        all.push_back({name + "_made", way::made, isa, &p, own});
        if (other && other_select(isa) == LH_OK)
            all.push_back({name + "_other", way::other, isa, &p, other});
    }
}

void list_peers(problem &p, std::vector<contender> &all)
{
    for (const peer &one : all_peers())
        if (std::strcmp(one.workload, p.work->name) == 0) {
            contender c = {std::string("peer_") + one.name, way::peer, LH_ISA_SCALAR, &p};
            c.by_peer = &one;
            all.push_back(c);
        }
}

// ---- Answers ----

// A verdict, and what else an output holds for a pair.
struct answer {
    std::vector<bool> bits;
    std::vector<float> floats;
    std::vector<unsigned char> others;
};

answer answer_at(const contender &c, std::size_t i)
{
    const problem &p = *c.of;
    const bool by_bytes = c.by == way::loop || c.by == way::peer;
    answer a;
    for (std::size_t k = 0; k < p.outputs; k++) {
        if (p.output[k].bits == 1) {
            const auto *words = static_cast<const std::uint64_t *>(p.output[k].array);
            const std::uint64_t word = by_bytes ? p.bytes[i] >> a.bits.size() : words[i / 64] >> i % 64;
            a.bits.push_back((word & 1) != 0);
            continue;
        }
        const std::size_t size = p.output[k].bits / 8;
        const unsigned char *result = static_cast<const unsigned char *>(p.output[k].array) + i * size;
        for (std::size_t at = 0; at + sizeof(float) <= size; at += sizeof(float)) {
            float value;
            std::memcpy(&value, result + at, sizeof value);
            a.floats.push_back(value);
        }
        a.others.insert(a.others.end(), result + size / sizeof(float) * sizeof(float), result + size);
    }
    return a;
}

bool same_bits(float a, float b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}

// Many roundings apart at the most, with cancellation in the way to the plane.
bool nearly_same(float a, float b)
{
    return same_bits(a, b) || std::fabs(a - b) <= 1e-4f * (1 + std::fabs(b));
}

bool agree(const contender &c, const answer &a, const answer &b)
{
    if (c.by == way::peer || c.keeps_verdicts)
        return a.bits[0] == b.bits[0];
    const auto same = c.by == way::loop ? nearly_same : same_bits;
    if (c.keeps_others && a.floats.size() > 3)
        return a.bits == b.bits && std::equal(a.floats.begin(), a.floats.begin() + 3, b.floats.begin(), same);
    return a.bits == b.bits && a.others == b.others &&
           std::equal(a.floats.begin(), a.floats.end(), b.floats.begin(), same);
}

} // namespace

bool contender::lay_out()
{
    if (by == way::peer)
        solves = by_peer->lay_out(*of);
    return by != way::peer || solves;
}

void contender::prepare() const
{
    if (by == way::call || by == way::made)
        (void)lh_isa_select(isa);
    if (by == way::other)
        (void)other_select(isa);
}

std::vector<contender> list_contenders(problem &p)
{
    std::vector<contender> all;
    list_own(p, all);
    list_loops(p, all);
    list_peers(p, all);
    return all;
}

std::string loops_of(const workload &w)
{
    return all_loops().empty() ? "" : "loops_" + std::string(w.query_name) + ".so";
}

bool add_other_library(const char *path)
{
    const char *fault = other_open(path);
    if (fault)
        std::fprintf(stderr, "bench: %s\n", fault);
    return !fault;
}

std::size_t disagreements(const contender &c)
{
    problem &p = *c.of;
    problem_solve_by_reference(&p);
    const contender reference = {"", way::table, LH_ISA_SCALAR, &p};
    std::vector<answer> right;
    for (std::size_t i = 0; i < p.n; i++)
        right.push_back(answer_at(reference, i));
    c.prepare();
    c.solve();
    std::size_t count = 0;
    for (std::size_t i = 0; i < p.n; i++)
        count += !agree(c, answer_at(c, i), right[i]);
    return count;
}

std::size_t disagreements_tolerated(const contender &c)
{
    if (c.by == way::peer && *c.by_peer->reason)
        return c.of->n;
    return c.by == way::loop || c.by == way::peer ? (c.of->n + 99) / 100 : 0;
}
