#include "contender.h"

#include <dlfcn.h>

#include <cstdio>
#include <cstring>

// LOOP(name, isa) of each way to compile the plain loops, from meson.build.
#if !defined(LANEHIT_BENCH_LOOPS)
#define LANEHIT_BENCH_LOOPS
#endif
#define LOOP(name, isa) extern "C" const query *const name[];
LANEHIT_BENCH_LOOPS
#undef LOOP

namespace
{

// ---- The plain loops ----

struct compiled_loops {
    const char *name;
    lh_isa rival;
    const query *const *queries;
};

const std::vector<compiled_loops> &all_loops()
{
#define LOOP(name, isa) {#name, isa, name},
    static const std::vector<compiled_loops> all = {LANEHIT_BENCH_LOOPS};
#undef LOOP
    return all;
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

const query *same_query(const query *const *list, const query *q)
{
    while (*list && std::strcmp((*list)->name, q->name) != 0)
        list++;
    return *list;
}

void list_loops(problem &p, std::vector<contender> &all)
{
    if (p.layout > FORM_ONE_SECOND) // they read packed arrays alone
        return;
    int to_beat[LH_ISA_COUNT] = {};
    for (const compiled_loops &loops : all_loops()) {
        if (!runs(loops))
            continue;
        contender c = {loops.name, way::loop, loops.rival, &p};
        c.loop = same_query(loops.queries, p.of)->loop;
        c.is_to_beat = to_beat[loops.rival]++ == 0;
        all.push_back(c);
    }
}

// ---- Another build of the library ----

void *other_library;

any_function *other_function(const char *name)
{
    return reinterpret_cast<any_function *>(dlsym(other_library, name));
}

lh_status select_in_other(lh_isa isa)
{
    return reinterpret_cast<decltype(&lh_isa_select)>(other_function("lh_isa_select"))(isa);
}

// ---- This one, and peers ----

void list_own(problem &p, std::vector<contender> &all)
{
    const std::string function = std::string("lh_") + p.of->name;
    for (int isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        const std::string name = lh_isa_name(isa);
        all.push_back({name, way::table, isa, &p, function_of(lh_isa_backend(isa), p.of)});
        all.push_back({name + "_call", way::call, isa, &p, p.of->public_function});
        all.push_back({name + "_made", way::made, isa, &p, p.of->public_function});
        if (other_library && other_function(function.c_str()) && select_in_other(isa) == LH_OK)
            all.push_back({name + "_other", way::other, isa, &p, other_function(function.c_str())});
    }
}

void list_peers(problem &p, std::vector<contender> &all)
{
    for (const peer_library *library : peer_libraries())
        for (const peer &one : library->peers) {
            if (std::strcmp(one.workload, p.work->name) != 0)
                continue;
            contender c = {one.name, way::peer, LH_ISA_SCALAR, &p};
            c.library = &one;
            all.push_back(c);
        }
}

// ---- Answers ----

// The outputs of one test; 0 what is not wanted.
struct answer {
    bool hit;
    float t_enter, t_exit;
    int normal;
};

answer answer_at(const contender &c, std::size_t i)
{
    const problem &p = *c.of;
    const bool by_bytes = c.by == way::loop || c.by == way::peer;
    answer a = {by_bytes ? p.bytes[i] != 0 : (p.hits[i / 64] >> i % 64 & 1) != 0, 0, 0, 0};
    a.t_enter = p.t_enter ? p.t_enter[i] : 0;
    a.t_exit = p.t_exit ? p.t_exit[i] : 0;
    a.normal = p.normal ? p.normal[i] : 0;
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
    if (c.by == way::peer)
        return a.hit == b.hit;
    const auto same = c.by == way::loop ? nearly_same : same_bits;
    return a.hit == b.hit && same(a.t_enter, b.t_enter) && same(a.t_exit, b.t_exit) && a.normal == b.normal;
}

} // namespace

bool contender::lay_out()
{
    if (by == way::peer)
        solves = library->lay_out(*of);
    return by != way::peer || solves;
}

void contender::prepare() const
{
    if (by == way::call || by == way::made)
        (void)lh_isa_select(isa);
    if (by == way::other)
        (void)select_in_other(isa);
}

std::vector<contender> list_contenders(problem &p)
{
    std::vector<contender> all;
    list_own(p, all);
    list_loops(p, all);
    list_peers(p, all);
    return all;
}

bool add_other_library(const char *path)
{
    other_library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const bool is_one = other_library && other_function("lh_isa_select");
    if (!is_one)
        std::fprintf(stderr, "bench: %s\n", other_library ? "--against: not a lanehit library" : dlerror());
    return is_one;
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
    if (c.by == way::peer && *c.library->reason)
        return c.of->n;
    return c.by == way::loop || c.by == way::peer ? (c.of->n + 99) / 100 : 0;
}
